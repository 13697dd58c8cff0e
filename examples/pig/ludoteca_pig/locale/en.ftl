name = Pig
tagline = One die, one decision: go on or hold?
option-target = Points to win
move-roll = Roll the die
move-hold = Hold and bank the pot
event-rolled = { $die ->
    [1] { $seat } rolls a 1 and loses the pot.
   *[other] { $seat } rolls { $die }.
}
event-held = { $seat } holds { $pot }.
reason-held = the pot is banked
reason-pigged = a 1 was rolled
reason-left = the player left
describe = Scores: { $scores }. { $turn } to roll or hold; the pot holds { $pot }.
