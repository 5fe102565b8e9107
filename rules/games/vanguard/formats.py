"""Deck rules of Vanguard (VG-1, VG-2, and the table of VG section 4)."""

from rules.kernel.formats import Format

ALL: tuple[Format, ...] = ()
