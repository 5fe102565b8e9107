"""What follows "如果" and "只要" in Chinese: of a vanguard it is said what it is."""

from rules.kernel import selectors
from rules.kernel.selectors import FOE
from rules.kernel.texts import zh
from rules.kernel.wording import Telling, Templates


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if isinstance(what, selectors.Cards) and what.zones == ("VC",) and what.tests:
        who = "对手" if what.of == FOE else "你"
        says = "且".join(t.tell(test).says for test in what.tests)
        return f"{who}的先导者{'不' if record.most == 0 else ''}{says}".replace("不为", "不是").replace("不不是", "是")
    return zh.exists(record, t)


TEMPLATES: Templates = {selectors.Exists: exists}
