# What a transcript says besides the game's own sentences.

rules-version = rules version { $version }
seats = Seats
teams = Teams
options = Options
seed = Seed
outcomes = Scripted
start = Start
start-given = from a given position
fair = Fair
fair-yes = yes; the commitment was { $commitment }
fair-no = no; whoever made the record chose the seed
seen-by = Seen by
spectator = a spectator
older-rules = Steps 0 to { $last } were played under older rules and are not shown.
clock = clock
table = table
autopilot = (autopilot)
leaves = (leaves)
rejoins = (comes back)
take-back = (take back to step { $step })
only = (only { $seats })
others = (the others)
places = Places
goes-on = The match goes on.
