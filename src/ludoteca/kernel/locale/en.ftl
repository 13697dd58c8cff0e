# What every game says.

seat = Seat { $number }
nobody = nobody
none = none
round = Round { $round }

## Events

event-round_started = Round { $round } begins.
event-round_ended = Round { $round } is over: { $reason }.
event-match_ended = The match is over: { $reason }. Places: { $places }.
event-seat_out = { $seat } is out.
event-seat_skipped = The autopilot plays for { $seat }.
event-seat_left = { $seat } leaves.
event-seat_rejoined = { $seat } is back.
event-seat_joined = { $seat } joins in, and plays from the next round.
event-taken_back = The last moves are taken back.

## Why a round or a match ends

reason-rounds_played = all rounds are played
reason-score_reached = the winning score is reached
reason-empty_hand = a hand is empty
reason-last_standing = only one is left
reason-time_limit = the time of the match is up
reason-no_more_rounds = there are no more rounds
reason-last_player = the others have left
reason-abandoned = everybody has left
reason-draw = a draw was agreed
reason-shared_victory = a shared victory was agreed
reason-concession = the others conceded
reason-early_end = it was ended early
reason-first_correct = somebody was right
reason-everyone_acted = everybody has acted
reason-time_up = time is up

## How a match ends, by the choice of its host

option-ends = The match ends
option-ends-rounds = After a number of rounds
option-ends-score = When somebody has enough points
option-ends-minutes = When its time is up
option-rounds = Rounds
option-target = Points to win
option-minutes = Length of the match
ends-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
ends-score = { $count ->
    [one] First to one point
   *[other] First to { $count } points
}

## Refusals

rejected-match_over = The match is over.
rejected-no_such_seat = There is no seat { $number }.
rejected-seat_out = That seat is out of the match.
rejected-seat_in = That seat is still in the match.
rejected-seat_joins = You play from the next round.
rejected-seat_not_empty = Somebody has that seat already.
rejected-unknown_move = This game has no such move: { $move }.
rejected-between_rounds = Wait for the next round.
rejected-wrong_phase = This move does not belong to this part of the round.
rejected-not_your_turn = It is not your turn.
rejected-something_pending = Something else has to be done first: { $pending }.
rejected-illegal_move = This move is not possible now.
rejected-nothing_due = Nothing is due now.
rejected-no_rejoin = Who left this game cannot come back.
rejected-no_joining = Nobody can join this game once it has begun.
rejected-bad_empty_seats = The empty seats must be seats of the match, each named once and in order.
rejected-no_such_agreement = This game cannot be ended in that way.
rejected-bad_winners = Name who wins among those still in the match, and leave somebody who does not.
rejected-not_for_audience = This is for the players only.
rejected-paused = The match is paused.
rejected-no_such_step = There is no step { $step } to go back to.
rejected-not_kept = Step { $step } was played under older rules and cannot be shown.
rejected-chance_was_drawn = This cannot be taken back: dice were rolled or cards were seen since.
rejected-somebody_joined = This cannot be taken back: somebody has joined since.
rejected-too_late_to_take_back = This cannot be taken back: its time has passed.
rejected-bad_seats = This game is for { $fewest } to { $most } seats, not { $seats }.
rejected-no_teams = This game has no teams.
rejected-bad_teams = Every seat needs a team, and there must be at least two: { $teams }.
rejected-unknown_option = This game has no option { $option }.
rejected-bad_option = { $option } cannot be { $value }; possible: { $allowed }.
rejected-unknown_game = There is no game { $game }. There are: { $known }.
rejected-unknown_bot = There is no bot { $bot }. There are: { $known }.
rejected-bad_move = This is not a move of this game: { $problem }
rejected-unknown_notation = “{ $text }” is not a move. Try: { $known }.
rejected-bad_notation = “{ $text }” cannot be read. Write: { $usage }.
rejected-impossible_position = A match cannot begin from this position: { $problem }
rejected-bad_record = This is not a record of a match: { $problem }
rejected-redacted_record = This record leaves out what the match did not use of somebody's own questions or words: only who brought them can have it whole.
rejected-sealed_record = This record is sealed: its seed is shown when the match is over.
rejected-other_rules = The record was made with version { $version } of the rules; this is version { $known }.
rejected-broken_commitment = The secret is not the one that was promised.
rejected-broken_seed = The seed does not follow from the secret and the nonces.
rejected-broken_record = The log does not lead to the end that the record promises.
