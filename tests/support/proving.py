"""What a test proves, as data: `@proves("VG-7.4.2", "barcgal")` names rules by number and cards by key."""

import pytest

proves = pytest.mark.proves
