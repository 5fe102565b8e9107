"""Files of others are what their table says, and nothing else lies beside them."""

import hashlib
import re
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "static"
ROW = re.compile(r"^\| (\S+) \| .* \| ([0-9a-f]{64}) \|$", re.MULTILINE)


def listed() -> dict[str, str]:
    return dict(ROW.findall((STATIC / "vendor" / "README.md").read_text()))


def present() -> dict[str, str]:
    files = [*STATIC.glob("vendor/*.js"), *STATIC.glob("fonts/*.woff2")]
    return {str(file.relative_to(STATIC)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def test_every_file_of_others_has_the_hash_that_was_written_down() -> None:
    assert present() == listed()


def test_every_file_of_others_lies_beside_its_licence() -> None:
    licences = [licence.name.removesuffix("-LICENSE.txt") for licence in STATIC.glob("*/*-LICENSE.txt")]
    assert all(any(Path(file).name.startswith(name) for name in licences) for file in listed())
