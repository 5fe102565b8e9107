"""What Chinese needs of a text: how parts are joined and listed, and how things are counted."""

from collections.abc import Iterable

from rules.kernel.wording import Joints, listed

JOINTS = Joints(comma="，", last="，并", series="，并", then="，然后", so="。", turn="。")
NAMES = Joints(comma="、", last="和", series="和", then="", so="", turn="")
NUMERALS = ("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十")


def numeral(count: int) -> str:
    """
    >>> numeral(2), numeral(12)
    ('两', '12')
    """
    return NUMERALS[count] if count < len(NUMERALS) else str(count)


def all_of(parts: Iterable[str]) -> str:
    """
    >>> all_of(["甲", "乙", "丙"])
    '甲、乙和丙'
    """
    return listed(list(parts), NAMES)


def quoted(text: str) -> str:
    """
    >>> quoted("亡语：召唤“树人”")
    '“亡语：召唤‘树人’”'
    """
    return f"“{text.replace('“', '‘').replace('”', '’')}”"
