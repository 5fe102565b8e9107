"""What follows "if" and "while" in English: of a vanguard it is said what it is."""

from rules.kernel import selectors
from rules.kernel.selectors import FOE
from rules.kernel.texts import en
from rules.kernel.wording import Telling, Templates


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if isinstance(what, selectors.Cards) and what.zones == ("VC",) and what.tests:
        who = "your opponent’s" if what.of == FOE else "your"
        so = "is not" if record.most == 0 else "is"
        return f"{who} vanguard {so} {' and '.join(t.tell(test).says for test in what.tests)}"
    return en.exists(record, t)


TEMPLATES: Templates = {selectors.Exists: exists}
