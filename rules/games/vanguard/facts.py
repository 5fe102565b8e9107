"""What Vanguard prints on its cards (VG-4)."""

from rules.kernel.schema import CardSchema, Flag, Number, Word

SCHEMA = CardSchema(
    kinds=("normal", "trigger"),
    attributes=(
        Number("grade", "Grade", 0, 4),
        Word("clan", "Clan"),
        Word("nation", "Nation", optional=True),
        Word("race", "Race", optional=True),
        Number("power", "Power", 0, 100_000),
        Number("shield", "Shield", 0, 100_000, optional=True),
        Number("critical", "Critical", 0, 10),
        Word("trigger", "Trigger", ("critical", "draw", "heal", "stand"), optional=True),
        Word("skill", "Skill", ("boost", "intercept", "twin_drive"), optional=True),
        Flag("sentinel", "Sentinel"),
    ),
    eras=("classic", "g", "v"),
    ability_kinds=("ACT", "AUTO", "CONT"),
    zones=("VC", "RC", "GC", "soul", "hand", "drop"),
)
