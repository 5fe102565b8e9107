from rules.games.vanguard.turn import Exchange, Pass
from rules.kernel.judgement import Judgement

JUDGEMENT = Judgement((Pass,), (Exchange,), lambda s, t: 0.0, lambda s, t, a: a)
