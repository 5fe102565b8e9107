"""What follows "если" and "пока" in Russian: a vanguard is always one."""

from rules.kernel import selectors
from rules.kernel.russian import NOM
from rules.kernel.texts import ru
from rules.kernel.wording import Telling, Templates


def exists(record: selectors.Exists, t: Telling) -> str:
    what = record.what
    if not isinstance(what, selectors.Cards) or what.zones != ("VC",):
        return ru.exists(record, t)
    noun = t.tell(what)
    said = ru.amount(noun, record, many=False) if record.most == 0 else noun.bare(NOM, False)
    return f"{ru.at(what.of, t)} {said}"


TEMPLATES: Templates = {selectors.Exists: exists}
