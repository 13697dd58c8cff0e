# What UNO says. Cards are named by their colour and symbol.

name = UNO
tagline = Get rid of your cards, and do not forget to say so.
round = Hand { $round }

## Words that other messages are made of

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
symbol-0 = 0
symbol-1 = 1
symbol-2 = 2
symbol-3 = 3
symbol-4 = 4
symbol-5 = 5
symbol-6 = 6
symbol-7 = 7
symbol-8 = 8
symbol-9 = 9
symbol-skip = skip
symbol-reverse = reverse
symbol-draw_two = draw two
symbol-wild = wild card
symbol-wild_draw_four = wild draw four
card-of = { $colour } { $symbol }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
phase-play = playing
phase-drawn = a card was drawn
phase-penalty = cards to draw
phase-colour = naming a colour
phase-swap = swapping hands

## Moves

move-play = { $has_colour ->
    [false] { $uno ->
        [true] Play { $card } and call UNO
       *[false] Play { $card }
    }
   *[true] { $uno ->
        [true] Play { $card }, name { $colour } and call UNO
       *[false] Play { $card } and name { $colour }
    }
}
move-jump_in = { $uno ->
    [true] Jump in with { $card } and call UNO
   *[false] Jump in with { $card }
}
move-draw = Draw
move-keep = Keep the card
move-challenge = Challenge
move-catch = Catch: UNO was not called!
move-call_uno = Call UNO, late
move-name_colour = Name { $colour }
move-swap_hands = Swap hands with { $rival }

## Events

event-round_started = Hand { $round } is dealt.
event-round_ended = { $has_winner ->
    [false] Hand { $round } is over: { $reason }.
   *[true] { $winner } wins hand { $round }: { $reason }.
}
event-hand_dealt = { $has_hand ->
    [false] { $seat } is dealt seven cards.
   *[true] { $seat } is dealt { $hand }.
}
event-starter_turned = The pile opens with { $card }.
event-card_played = { $has_colour ->
    [false] { $seat } plays { $card }{ called }
   *[true] { $seat } plays { $card } and names { $colour }{ called }
}
called = { $uno ->
    [true] {". “UNO!”"}
   *[false] .
}
event-jumped_in = { $seat } jumps in.
event-cards_drawn = { $has_cards ->
    [false] { $seat } draws { cards }.
   *[true] { $seat } draws { $cards }.
}
event-nothing_to_draw = There is no card left for { $seat } to draw.
event-card_kept = { $seat } keeps the card.
event-pile_shuffled = { $cards ->
    [one] 1 card of the pile becomes the new deck.
   *[other] { $cards } cards of the pile are shuffled into a new deck.
}
event-turn_missed = { $seat } misses a turn.
event-direction_changed = { $forward ->
    [true] Play goes forwards again.
   *[false] Play goes backwards.
}
event-colour_named = { $seat } names { $colour }.
event-challenged = { $guilty ->
    [true] { $seat } challenges { $rival }, rightly: it was a bluff.
   *[false] { $seat } challenges { $rival }, wrongly: it was no bluff.
}
event-uno_called = { $seat } calls UNO just in time.
event-uno_caught = { $seat } catches { $rival }, who did not call UNO.
event-called_falsely = { $seat } calls UNO without a reason.
event-hands_swapped = { $seat } and { $rival } swap hands.
event-hands_passed = { $forward ->
    [true] Everybody passes the hand on, forwards.
   *[false] Everybody passes the hand on, backwards.
}
event-hand_counted = Points left in the hands: { $each_seats }.
event-hand_counted-each-seats = { $seats } { $values }

## Why a hand or the match ends

reason-empty_hand = a hand is empty
reason-blocked = nobody can move any more
reason-turn_limit = all turns of the hand are played

## Refusals

rejected-wrong_phase = { $phase ->
    [play] There is nothing of that kind to decide: play a card or draw one.
    [drawn] Play the card you drew, or keep it.
    [penalty] Answer the penalty first: draw the cards, or what else you are offered.
    [colour] Name the colour of the opening card first.
    [swap] Choose first with whom to swap hands.
   *[other] This move does not belong here.
}
rejected-card_not_held = You do not hold { $card }.
rejected-only_the_drawn_card = Only the card you have just drawn can be played now: { $card }.
rejected-penalty_first = { $penalty ->
    [one] First you have to draw 1 card.
   *[other] First you have to draw { $penalty } cards.
}
rejected-card_does_not_fit = { $card } does not fit on { $top }: play { $colour }, the same symbol or a wild card, or draw.
rejected-no_bluffing = You hold a card of the colour { $colour }: in this match wild draw four is not allowed then.
rejected-name_a_colour = Name a colour for { $card }.
rejected-colour_is_printed = { $card } has its colour already: name none.
rejected-no_jump_in = Nobody jumps in in this match.
rejected-not_now = Not now: wait a moment.
rejected-not_the_same_card = Jumping in takes the very same card: { $top }.
rejected-must_play = You have a card that fits: in this match you must play it.
rejected-nothing_to_challenge = There is nothing to challenge.
rejected-nobody_to_catch = There is nobody to catch.
rejected-nothing_to_call = You have no call to make up for.
rejected-number_last = The last card has to be a number here: you cannot finish with { $card }.

## Why a card cannot be played now

why-not_your_turn = it is not your turn
why-not_now = not now
why-only_the_drawn_card = only the card just drawn can be played
why-penalty_first = the penalty comes first
why-card_does_not_fit = it has neither the colour nor the symbol of the pile
why-no_bluffing = you hold a card of the colour to follow
why-number_last = the last card has to be a number
why-not_the_same_card = to jump in takes the very same card

## What there is to do, on the board

now-play = Play a card that fits, or draw.
now-drawn = You drew { $card }: play it, or keep it.
now-draw = No card of yours fits: draw one.
now-drawn-colour = You drew { $card }: name a colour to play it, or keep it.
now-penalty = You have to draw { $penalty } cards.
now-penalty-stack = Draw { $penalty } cards, or pass them on with a draw card.
now-penalty-challenge = { $bluffer } makes you draw { $penalty } cards. Did { $bluffer } hold the colour before? Then a challenge turns them back; if not, you draw two more.
now-penalty-both = { $bluffer } makes you draw { $penalty } cards. Pass them on with a draw card, or challenge: had { $bluffer } no card of the colour before, you draw two more.
now-colour = Name the colour of the wild card.
now-swap = Choose with whom to swap hands.
now-card = Lay { $card } on the pile?
now-card-colour = Which colour for { $card }?
now-jump = You may jump in with the same card.
now-wait = It is the turn of { $seat }.
now-window = One moment: UNO was not called.
now-late = You did not call UNO! Call it before somebody catches you.
now-out = You are out. It is the turn of { $seat }.
now-resting = The hand is over. The next one is about to be dealt.
now-over = The match is over: { $reason }.
board-call = Call UNO
board-uno = UNO!
board-late = Call UNO now!
board-take = Draw { $count } cards
board-challenge = Challenge { $seat }
board-catch = Catch { $seat }: no UNO!
board-forward = Play goes forwards
board-backward = Play goes backwards

## Tutorial

tutorial-welcome = Welcome! Whoever gets rid of all their cards first wins. This is the pile: its top card says what may follow.
tutorial-match = Play a card of the same colour or with the same number. Red lies on the pile, and your red 8 fits: tap it.
tutorial-play = Now play it with this button. In later turns you can also just tap the card twice.
tutorial-number = Your rival answered your red 8 with a blue 8: the same number fits as well. From now on blue counts.
tutorial-draw = You hold no blue card and no 8. Who cannot play draws a card: press the button, or tap the deck.
tutorial-wild = What luck, a wild card! It fits on everything, and whoever plays it names the next colour. Your other cards are green: choose green.
tutorial-call = Two cards left! Before you play the last but one, you have to say UNO. Switch it on with this button.
tutorial-call-choose = Good. Now the last but one: choose your green 6.
tutorial-call-play = And play it.
tutorial-catch = Your rival has one card left and did not say UNO. Quick, catch them before you play: that costs them two cards!
tutorial-last = Two more cards for your rival, one left for you, and green fits on green: choose it.
tutorial-last-play = Play your last card!
tutorial-goal = No cards left: you win, and the cards in your rival's hand are your points. Match colours or numbers, say UNO in time, and catch those who forget. That is all!
tutorial-more =
    Skip: the next player misses a turn. Reverse: play goes the other way round.
    Draw two, wild draw four: the next player draws that many and misses a turn.
    Challenge: a wild draw four is allowed only without a card of the colour that counts. If you doubt it, challenge it.
    House rules, such as stacking draw cards or jumping in, are chosen when a table is opened.

## Options

preset-quick = Quick
preset-quick-told = One hand by the official rules: whoever is out of cards first wins. About ten minutes.
preset-classic = Classic
preset-classic-told = Hand after hand by the official rules, until somebody has 500 points.
preset-half_hour = Half an hour
preset-half_hour-told = Hand after hand by the official rules for 30 minutes, with a minute for a turn; most points win.
preset-house = House rules
preset-house-told = One hand with Stacking, 7-0, Jump-in and drawing until you can play.
preset-chaos = Chaos
preset-chaos-told = The house rules, draw cards on draw cards, two cards for calling UNO without a reason, and a number to finish.
option-ends-rounds = After a number of hands
option-rounds = Hands
ends-rounds = { $count ->
    [one] One hand
   *[other] { $count } hands
}
option-scoring = Points of a hand
option-scoring-winner_takes_all = The winner gets what the others hold
option-scoring-each_their_own = Everybody gets what they hold; fewest points win
option-stacking = Stacking (“progressive”): answer a draw card with another of its kind, and the next player draws them all
option-four_on_two = +4 on +2: with stacking, a wild draw four answers a draw two
option-two_on_four = +2 on +4: with stacking, a draw two of the named colour answers a wild draw four
option-draw_until_playable = Draw until you can play
option-forced_play = Forced play: if you can play, you must
option-seven_zero = 7-0: a seven swaps two hands, a zero passes all hands on
option-jump_in = Jump-in: play the very same card out of turn
option-no_bluffing = No bluffing: wild draw four only without the colour, and no challenges
option-number_last = No finishing on action cards: the last card must be a number
option-false_call = Calling UNO without a reason
option-false_call-ignored = has no effect
option-false_call-draw_two = costs two cards
option-catch_millis = Time to catch a forgotten UNO before play goes on
option-catch_millis-0 = none
option-turn_seconds = Time for a turn
option-turn_seconds-0 = no clock
option-turn_limit = Longest hand, in turns
option-pause_seconds = Pause between two hands
option-pause_seconds-0 = none

## House rules, as a line on the table

rule-stacking = Stacking
rule-four_on_two = +4 on +2
rule-two_on_four = +2 on +4
rule-draw_until_playable = Draw until you can play
rule-forced_play = Forced play
rule-seven_zero = 7-0
rule-jump_in = Jump-in
rule-no_bluffing = No bluffing
rule-number_last = Finish on a number
rule-false_call = False call: two cards

## The position in words

describe-over = The match is over: { $reason }.
describe-resting = The hand is over; the next one is about to be dealt.
describe-top = { $has_colour ->
    [false] On the pile: { $top }. Its colour is not named yet.
   *[true] On the pile: { $top }. The colour is { $colour }.
}
describe-you = It is your turn: { $duty }.
describe-other = It is the turn of { $seat }: { $duty }.
duty-play = play a card that fits, or draw
duty-drawn = { $has_fresh ->
    [false] play the card just drawn, or keep it
   *[true] play { $fresh }, just drawn, or keep it
}
duty-penalty = { $penalty ->
    [one] draw 1 card, or answer it
   *[other] draw { $penalty } cards, or answer them
}
duty-colour = name a colour
duty-swap = choose with whom to swap hands
describe-late = You have one card and did not call UNO: you may still call it.
describe-uncalled = { $seat } has one card and did not call UNO.
describe-hand = Your hand: { $hand }.
describe-piles = { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}, { $pile ->
    [one] 1 on the pile.
   *[other] { $pile } on the pile.
}
describe-order-forward = In the order of play, which goes forwards:
describe-order-backward = In the order of seats; play goes backwards:
describe-seat = { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ scored }
describe-shown = { $seat }: { $cards }{ scored }
scored = { $counted ->
    [false] .
   *[true] ; { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
}
describe-out = { $seat }: out.

## Names of fields, where a page shows the position or a move field by field

field-bluffer = may be bluffing
field-card = card
field-colour = colour
field-counts = cards
field-dealer = dealer
field-drew_on = colour last drawn on
field-former = colour before
field-forward = forwards
field-fresh = just drawn
field-house_rules = house rules
field-penalty = cards to draw
field-pile = pile
field-rival = swap with
field-shown = all hands
field-teams = teams
field-target = points to reach
field-top = top card
field-uncalled = did not call UNO
field-uno = call UNO
field-unplayable = cannot be played
field-why = why
field-window = time to catch

## After the match

series-hand = Cards in hand
series-points = Points
figure-hands_won = Hands won
figure-turns = Turns
figure-played = Cards played
figure-special = Of these, action and wild cards
figure-drawn = Cards drawn
figure-missed = Turns missed
figure-called = UNO called
figure-caught = Forgot to call and was caught
figure-catches = Caught others
figure-challenges = Challenges
figure-thinking = Thinking time
figure-challenges_won = Challenges won
figure-reversed = Changes of direction
figure-recovered = Most cards in a hand won
award-recovered = Back from the brink
award-recovered-told = won after holding { $figure } cards
award-catcher = Sharp ears
award-catcher-told = { $figure ->
    [one] caught one forgotten UNO
   *[other] caught { $figure } forgotten UNOs
}
award-bluff = Human lie detector
award-bluff-told = { $figure ->
    [one] saw through one bluff
   *[other] saw through { $figure } bluffs
}
award-action = Action hero
award-action-told = { $figure } action and wild cards
award-reverser = About turn
award-reverser-told = changed the direction { $figure } times
award-collector = Card collector
award-collector-told = drew { $figure } cards
award-patient = Patience of a saint
award-patient-told = missed { $figure } turns
moment-hand_won = { $first } wins hand { $hand }.
moment-swapped = { $first } and { $second } swap hands.
moment-bluff_found = { $first } sees through a bluff of { $second }.
moment-bluff_trusted = { $first } challenges { $second } in vain.
moment-many_drawn = { $first } has to draw { $count } cards.
moment-caught = { $first } catches { $second }, who forgot to call UNO.
moment-last_card = { $first } has one card left.
moment-jumped_in = { $first } jumps in.
