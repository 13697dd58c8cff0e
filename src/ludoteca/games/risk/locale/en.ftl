# What Risk says. Territories and continents are named by the maps.

name = Risk
tagline = Conquer the world, one roll of the dice at a time.

## Words that other messages are made of

armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
round = { $round ->
    [0] Set-up
   *[other] Turn { $round }
}
phase-claim = claiming territories
phase-setup = placing the first armies
phase-reinforce = reinforcement
phase-attack = attack
phase-defend = defence
phase-fortify = fortification
card-wild = wild card
card-on = { $territory } ({ $symbol })
symbol-infantry = infantry
symbol-cavalry = cavalry
symbol-artillery = artillery

lap = { $laps ->
    [0] Lap { $lap }
   *[other] Lap { $lap } of { $laps }
}
mission-territories = conquer { $territories } territories
mission-garrisons = hold { $territories } territories with at least { $armies } armies on each
mission-continents = conquer { $continents }
mission-continents-more = conquer { $continents } and one more continent of your choice
mission-eliminate = eliminate one certain player
mission-eliminate-seat = eliminate { $target }
mission-list = { $first } and { $last }

## Moves

move-claim = Claim { $territory }
move-place = Place { armies } in { $territory }
move-place_neutral = Place { armies } of the neutral owner in { $territory }
move-trade = { $has_bonus ->
    [false] Trade { $cards }
   *[other] Trade { $cards }, with the extra armies in { $bonus }
}
move-confirm = Go on to attack
move-attack = Attack { $target } from { $source } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
move-blitz = Attack { $target } from { $source } until it falls or { armies-kept } left
armies-kept = { $keep ->
    [one] 1 army is
   *[other] at most { $keep } armies are
}
move-defend = Defend with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
move-occupy = Move { armies } in
move-end_attack = Go to fortify
move-fortify = Move { armies } from { $source } to { $target }
move-end_turn = End the turn

## A kind of move, whatever its fields will be

verb-claim = Claim a territory
verb-place = Place armies
verb-place_neutral = Place neutral armies
verb-trade = Trade cards
verb-attack = Attack once
verb-blitz = Attack to the end
verb-defend = Defend
verb-occupy = Move armies in
verb-fortify = Move armies

## What is told of a territory, an attack or a set that can be chosen

detail-owner = { $owner }
detail-armies = { $armies ->
    [0] no armies
   *[other] { armies }
}
detail-win = { board-odds }

## Events: a holder may be the neutral owner, whose sentences are their own

event-round_started = { round }
event-round_ended = { $round ->
    [0] The set-up is finished.
   *[other] Turn { $round } is over.
}
event-order_drawn = The order of turns is drawn: { $order }.
event-mission_dealt = { $has_mission ->
    [false] { $seat } gets a secret mission.
   *[other] { $has_target ->
        [false] The mission of { $seat }: { $mission }.
       *[other] The mission of { $seat }: { mission-eliminate-seat }.
    }
}
event-mission_changed = Somebody else has put an end to the target of { $seat }, whose mission is now: { $mission }.
event-mission_fulfilled = { $has_target ->
    [false] { $seat } fulfils a secret mission: { $mission }.
   *[other] { $seat } fulfils a secret mission: { mission-eliminate-seat }.
}
event-territories_dealt = The territories are dealt.
event-territory_claimed = { $seat ->
    [neutral] The neutral owner gets { $territory }.
   *[other] { $seat } claims { $territory }.
}
event-armies_placed = { $seat ->
    [neutral] The neutral owner gets { armies } in { $territory }.
   *[other] { $seat } places { armies } in { $territory }.
}
event-turn_started = { $has_continents ->
    [false] { $seat } gets { armies } for { held }.
   *[other] { $seat } gets { armies } for { $continents } and { held }.
}
held = { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
event-phase_changed = Next: { $phase }.
event-cards_traded = { $has_bonus ->
    [false] { $seat } trades { $cards } for { armies } (set number { $number }).
   *[other] { $seat } trades { $cards } for { armies } (set number { $number }). Two extra armies: { $bonus }.
}
event-attack_declared = { $seat } attacks { $target } from { $source } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. The defender chooses.
event-dice_rolled = { $defender ->
    [neutral] { $seat } attacks { $target } (neutral) from { $source }: { $attack } against { $defence }. { dice-losses }
   *[other] { $seat } attacks { $target } ({ $defender }) from { $source }: { $attack } against { $defence }. { dice-losses }
}
dice-losses = { $attacker_losses ->
    [0] The defender loses { $defender_losses }.
   *[other] { $defender_losses ->
        [0] The attacker loses { $attacker_losses }.
       *[other] The attacker loses { $attacker_losses }, the defender { $defender_losses }.
    }
}
event-territory_conquered = { $previous ->
    [neutral] { $seat } conquers { $target } from the neutral owner.
   *[other] { $seat } conquers { $target } from { $previous }.
}
event-conquest_moved = { $seat } moves { armies } from { $source } into { $target }.
event-seat_eliminated = { $cards ->
    [0] { $by } eliminates { $seat }.
    [one] { $by } eliminates { $seat } and takes 1 card.
   *[other] { $by } eliminates { $seat } and takes { $cards } cards.
}
event-cards_taken = { $has_cards ->
    [false] The cards go to { $seat }.
   *[other] { $seat } takes { $cards }.
}
event-card_drawn = { $has_card ->
    [false] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-deck_reshuffled = { $cards ->
    [one] 1 discarded card becomes the new deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
}
event-card_unavailable = There is no card left for { $seat }.
event-fortified = { $seat } moves { armies } from { $source } to { $target }.
event-fortify_skipped = { $seat } does not fortify.
event-turn_ended = { $seat } ends the turn.
event-seat_left = { $seat } gives up the match.
event-territories_abandoned = { $has_territories ->
    [false] { $seat } leaves no territory behind.
   *[other] What { $seat } held becomes neutral: { $territories }.
}

## The log: some events are told there in other words, together, or not at all

log-round_ended = {""}
log-phase_changed = {""}
log-fortify_skipped = {""}
log-turn_ended = {""}
log-many-armies_placed = { event-armies_placed }
log-many-dice_rolled = { $defender ->
    [neutral] { $seat } attacks { $target } (neutral) from { $source }, { $count } rolls. { dice-losses }
   *[other] { $seat } attacks { $target } ({ $defender }) from { $source }, { $count } rolls. { dice-losses }
}

## Why a turn or the match ends

reason-setup_finished = all first armies are placed
reason-turn_ended = the turn is played
reason-left = the seat whose turn it was has left
reason-world_domination = one owner holds the whole world
reason-world_domination-team = one team holds the whole world
reason-conquest = the last opponent is conquered
reason-mission = a secret mission is fulfilled
reason-last_player = the others have given up
reason-turn_limit = all turns are played

## Refusals

rejected-something_pending = { $pending ->
    [occupy] First move armies into the territory you have just conquered.
    [trade] First trade a set of cards: you hold too many.
    [place] First place the armies your cards brought.
    [place_neutral] First place the neutral owner's armies.
   *[other] Something else has to be done first.
}
rejected-wrong_phase = { $phase ->
    [claim] Not yet: the territories are still being claimed.
    [setup] Not yet: the first armies are still being placed.
    [reinforce] Not yet: place all your new armies first, then go on to attack.
    [attack] { $move ->
        [fortify] Not yet: choose “Go to fortify” first.
        [defend] There is no attack to defend against.
       *[other] Too late: the attack has begun.
    }
    [defend] Wait until the defender has chosen the dice.
    [fortify] Too late: only a fortification can follow, or the end of the turn.
   *[other] This move does not belong to this part of the turn.
}
rejected-unknown_territory = There is no territory “{ $territory }” on this map.
rejected-not_owner = { $territory } is not yours: choose a territory of your own.
rejected-already_claimed = { $territory } is taken: claim a free territory.
rejected-not_neutral = { $territory } does not belong to the neutral owner: choose a neutral territory.
rejected-invalid_amount = { $maximum ->
    [0] There are no armies for this.
    [one] Not { $amount }: only 1 is possible.
   *[other] Not { $amount }: choose from { $minimum } to { $maximum }.
}
rejected-below_minimum_move = { $amount } is too few: at least as many armies move in as dice were rolled, here { $minimum }.
rejected-armies_left_to_place = { $remaining ->
    [one] Place your last army first.
   *[other] Place your { $remaining } remaining armies first.
}
rejected-own_armies_first = { $remaining ->
    [0] The neutral owner gets no armies now.
    [one] Place your own army first.
   *[other] Place your own { $remaining } armies first.
}
rejected-need_three_distinct_cards = A set is three different cards: name each once.
rejected-no_cards = This match is played without cards: there is nothing to trade.
rejected-card_not_held = You do not hold all of these cards.
rejected-invalid_set = These cards are not a set: it takes three alike, one of each, or a wild card among them.
rejected-invalid_bonus = { $has_territory ->
    [false] Say which territory on the cards gets the two extra armies.
   *[other] The extra armies cannot go to { $territory }.
}
rejected-partners_territory = { $territory } belongs to your partner: attack a territory of another team.
rejected-own_territory = { $territory } is yours: attack a territory of somebody else.
rejected-not_adjacent = { $source } and { $target } have no common border.
rejected-insufficient_armies = { $territory } needs at least 2 armies to attack: one has to stay.
rejected-invalid_dice = { $maximum ->
    [one] Not { $dice } dice: only 1 is possible here.
   *[other] Not { $dice } dice: choose from 1 to { $maximum }.
}
rejected-no_conquest_pending = There is no conquered territory to move into.
rejected-no_fortification = This match is played without fortifications: end the turn.
rejected-no_blitz = This match is played without blitz: attack roll by roll.
rejected-same_territory = Choose two different territories: { $territory } is both.
rejected-no_path = Armies cannot get from { $source } to { $target }.
rejected-custom_map_expected = Give the map of your own as well.
rejected-custom_map_unused = A map of your own is given: choose the custom map to play on it.
rejected-map_too_small = The map “{ $map }” is not for { $seats } seats.
rejected-missions_need_three = Secret missions need three players or more: with two, beating the other is all there is to do.
rejected-no_missions_here = This map is too small for secret missions: it takes { $least } territories or more.
rejected-bad_position = { $expected ->
    [map] The position begins with “{ $part }”, but the map is another.
    [territories] “{ $part }” does not list the territories: a letter and the armies for each, continents apart, such as A3B1n2/A5.
    [order] “{ $part }” is not an order of turns, such as BAC.
    [turn] “{ $part }” does not say whose turn it is.
    [phase] “{ $part }” is not a phase.
    [cards] “{ $part }” does not list the cards, such as A3.17/x8/deck.
   *[other] “{ $part }” is not a part of a position.
}
rejected-bad_map = { $problem ->
    [bad_json] This is not JSON: { $reason }.
    [too_large] The file is larger than { $most } characters.
    [wrong_type] { map-problem-wrong_type }
    [missing_key] { map-problem-missing_key }
    [unknown_key] { map-problem-unknown_key }
    [wrong_count] { map-problem-wrong_count }
    [out_of_range] { map-problem-out_of_range }
    [text_too_long] { map-problem-text_too_long }
    [unreadable_text] { map-problem-unreadable_text }
    [bad_id] { map-problem-bad_id }
    [repeated_id] { map-problem-repeated_id }
    [unknown_symbol] { map-problem-unknown_symbol }
    [unknown_territory] { map-problem-unknown_territory }
    [in_two_continents] { map-problem-in_two_continents }
    [in_no_continent] { map-problem-in_no_continent }
    [self_border] { map-problem-self_border }
    [repeated_border] { map-problem-repeated_border }
    [out_of_reach] { map-problem-out_of_reach }
    [not_one_start] { map-problem-not_one_start }
    [pool_too_small] { map-problem-pool_too_small }
    [unknown_continent] { map-problem-unknown_continent }
    [mission_too_large] { map-problem-mission_too_large }
    [not_drawn] { map-problem-not_drawn }
    [bad_path] { map-problem-bad_path }
   *[unknown_map] { map-problem-unknown_map }
}{ $more ->
    [0] {""}
    [one] {" "}(And one more problem.)
   *[other] {" "}(And { $more } more problems.)
}

## What may be wrong with a map

map-problem-unknown_map = There is no map “{ $id }”.
map-problem-wrong_type = “{ $where }” should be { $expected ->
    [object] an object
    [list] a list
    [number] a whole number
   *[text] a text
}.
map-problem-missing_key = “{ $where }” lacks “{ $key }”.
map-problem-unknown_key = “{ $where }” has “{ $key }”, which means nothing here.
map-problem-wrong_count = “{ $where }” has { $count } items; from { $least } to { $most } are possible.
map-problem-out_of_range = “{ $where }” should be from { $least } to { $most }.
map-problem-text_too_long = “{ $where }” has { $length } characters; at most { $most } are possible.
map-problem-unreadable_text = “{ $where }” is empty or not readable.
map-problem-bad_id = “{ $where }” is “{ $id }”; an id is made of small letters, digits and _, a letter first.
map-problem-repeated_id = “{ $where }” repeats “{ $id }”.
map-problem-unknown_symbol = “{ $where }” is “{ $symbol }”; a card shows infantry, cavalry or artillery.
map-problem-unknown_territory = “{ $where }” names “{ $id }”, which is not a territory of the map.
map-problem-in_two_continents = “{ $where }”: “{ $id }” is in two continents, “{ $other }” and “{ $continent }”.
map-problem-in_no_continent = “{ $where }”: “{ $id }” is in no continent.
map-problem-self_border = “{ $where }”: “{ $id }” cannot border on itself.
map-problem-repeated_border = “{ $where }” repeats the border of “{ $a }” and “{ $b }”.
map-problem-out_of_reach = “{ $where }”: “{ $id }” cannot be reached from the rest of the map.
map-problem-not_one_start = “{ $where }” should say either “armies_by_seats” or “armies_per_territory”.
map-problem-pool_too_small = “{ $where }” gives { $armies } armies; a seat is dealt up to { $needed } territories, one army each.
map-problem-unknown_continent = “{ $where }” names “{ $id }”, which is not a continent of the map.
map-problem-mission_too_large = “{ $where }” asks for { $count } continents; the map has { $most }.
map-problem-not_drawn = “{ $where }” lacks the place of “{ $id }”.
map-problem-bad_path = “{ $where }” is not an SVG path.

## Options

option-map = Map
option-map-classic = Classic world, 42 territories
option-map-simple = Small world, 24 territories
option-map-custom = A map of your own
option-custom_map = A map of your own
upload-custom_map = Territories, continents and borders, with their places and outlines if you like: a JSON file. Copy one of ours, change it and choose it here.
upload-custom_map-example = { "{" } "id": "mine", "name": "My island", "territories": […], … { "}" }
rejected-bad_custom_map = { rejected-bad_map }
option-setup = How the territories are given out
option-setup-random = Dealt at random
option-setup-claim = Claimed by turns
option-missions = Secret missions: fulfil yours to win
option-placement = How the first armies are placed
option-placement-one_by_one = By turns, one at a time
option-placement-batch = All at once
option-neutral_placement = Who places the neutral owner's first armies (two seats)
option-neutral_placement-by_players = The players, by turns
option-neutral_placement-automatic = Nobody: they are spread evenly
option-must_conquer_neutral = The neutral owner has to be conquered too
option-confirm = When all armies are placed
option-confirm-by_map = As usual on the map (classic: ask while cards can be traded, others: go on)
option-confirm-ask = Ask before the attack
option-confirm-automatic = Go on to attack at once
option-cards = Cards
option-cards-by_map = As usual on the map (classic: with, others: without)
option-cards-on = With cards
option-cards-off = Without cards
option-trade_values = What a set of cards is worth
option-trade_values-escalating = More every time: 4, 6, 8, 10, 12, 15, 20 …
option-trade_values-fixed = Always the same: 4, 6, 8 or 10
option-territory_bonus = Two extra armies on a territory of the cards
option-territory_bonus-once_per_turn = Once a turn
option-territory_bonus-once_per_trade = Once for every set
option-territory_bonus-per_card = For every card
option-fortify = How far a fortification reaches
option-fortify-connected = Through connected territories of one's own
option-fortify-adjacent = To a neighbour
option-fortify-none = There is none
option-defender_chooses = The defender chooses how many dice to roll
option-blitz = A whole battle can be fought in one move
option-abandoned_armies = Armies of a seat that leaves
option-abandoned_armies-stay = Stay as they are
option-abandoned_armies-one = One stays in each territory
preset-quick = Quick
preset-quick-told = The small world without cards; after 30 turns whoever holds most of it wins. About half an hour.
preset-classic = Classic
preset-classic-told = The whole world with cards, and no end before one player or one team rules it.
preset-missions = Secret missions
preset-missions-told = The whole world, but everybody has a secret aim: two continents, many territories, or one rival’s end.
preset-tabletop = As on the table
preset-tabletop-told = Territories are claimed by turns, armies placed one by one, and defenders choose their dice. It takes its time.
option-turn_seconds = Time for a turn
option-turn_seconds-0 = no clock
option-turn_limit = Turns until the map decides
option-turn_limit-0 = until somebody wins

## The position in words

describe-over = The match is over: { $reason }.
describe-setup = Set-up: { $phase }.
describe-turn = Turn { $turn }: { $phase }.
describe-you = It is your move: { $duty }.
describe-other = It is the move of { $seat }: { $duty }.
duty-claim = claim a free territory
duty-place = place { armies }
duty-place_neutral = place { armies } of the neutral owner
duty-trade = trade a set of cards, because there are too many in the hand
duty-confirm = confirm, and go on to attack
duty-attack = attack, or stop attacking
duty-defend = choose 1 or 2 dice to defend { $target } against { $source }, which attacks with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
duty-occupy = move { $least } to { $most } armies from { $source } into { $target }, just conquered
duty-fortify = fortify once, or end the turn
describe-lap = { $laps ->
    [0] Lap { $lap }.
   *[other] Lap { $lap } of { $laps }; then whoever holds most territories wins.
}
describe-mission = Your secret mission: { $mission } ({ $done } of { $needed }).
describe-mission-later = It counts from the second lap on: first everybody has a turn.
describe-missions = The secret missions:
describe-mission-of = { $seat }: { $mission }.
describe-income = next turn { armies }
describe-partner = { $seat } (your partner)
describe-attacks = Best odds:
describe-attack = { $source } against { $target }, { $percent } %.
describe-dangers = In danger:
describe-danger = { $territory } from { $enemy }.
describe-cards = Cards:
describe-hand = In your hand: { $cards }.
describe-set = There is a set among them.
describe-deck = { $deck ->
    [one] 1 card in the deck.
   *[other] { $deck } cards in the deck.
} Discarded: { $discard }. The next set is worth up to { armies }.
describe-no-card = none
describe-seats = Who holds what, in the order of turns:
describe-seat = { $seat }: { $facts }.
describe-you-are = { $seat } (you)
describe-neutral = The neutral owner: { $facts }.
describe-unclaimed = Free: { $facts }.
describe-out = out
describe-cards-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
describe-pool = { armies } still to place
describe-whole = the whole of { $continents }
describe-map = The map, with armies and what each continent is worth:
describe-continent = { $continent } ({ $bonus }): { $holdings }.
describe-holding = { $seat }: { $territories }
describe-holding-neutral = neutral: { $territories }
describe-holding-free = free: { $territories }
describe-borders = Your borders:
describe-border = { $territory }: { $others }.

## The board in a browser: what to do now

now-claim = Choose a free territory on the map: it will be yours.
now-place = { $armies ->
    [one] Place 1 army: choose one of your territories.
   *[other] Place { $armies } armies: choose one of your territories.
}
now-place-first = { $armies ->
    [one] Place 1 army: choose one of your territories. You have { $left } left.
   *[other] Place { $armies } armies: choose one of your territories. You have { $left } left.
}
now-place-or-trade = { $armies ->
    [one] Place 1 army, or trade a set of your cards first.
   *[other] Place { $armies } armies, or trade a set of your cards first.
}
now-missed = { $territory } is { $seat }’s.
now-missed-partner = { $territory } is your partner { $seat }’s.
now-missed-own = { $territory } can do nothing now.
now-missed-neutral = { $territory } is nobody’s.
now-place-here = { $armies ->
    [one] 1 army to place. How many in { $target }?
   *[other] { $armies } armies to place. How many in { $target }?
}
now-place_neutral = { $armies ->
    [one] A neutral owner holds the rest of the world: place 1 of its armies too, on a neutral territory.
   *[other] A neutral owner holds the rest of the world: place { $armies } of its armies too, on a neutral territory.
}
now-trade = You hold too many cards: trade a set.
now-confirm = All armies are placed. Go on to attack.
now-attack = Attack: choose one of your territories, then a neighbour.
now-attack-from = From { $source }: choose the territory to attack.
now-attack-at = { $source } against { $target }.
now-no-attack = No territory can attack. Fortify, or end the turn.
now-defend = { $source } attacks { $target } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. With how many do you defend?
now-occupy = { $target } is yours! Move { $least } to { $most } armies in from { $source }.
now-fortify = You may move armies once: choose from where, then to where.
now-fortify-from = From { $source }: choose where the armies go.
now-fortify-to = From { $source } to { $target }: how many armies?
now-wait = { $phase ->
    [claim] { $seat } is choosing a territory.
    [setup] { $seat } is placing armies.
    [reinforce] { $seat } is placing armies.
    [attack] { $seat } is attacking.
    [defend] The defender is choosing dice.
    [fortify] { $seat } may fortify.
   *[other] It is the turn of { $seat }.
}
now-out = You are out. It is the turn of { $seat }.
now-over = The match is over: { $reason }.

## The board in a browser: things on it

board-map = Map. Arrow keys move, Enter chooses, Escape lets go.
board-territory = { $territory }: { $seat }, { armies }
board-free = { $territory }: free
board-armies = Armies
board-dice = Dice
board-keep = Stop when this many armies are left
board-roll = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
board-blitz = { $keep ->
    [one] Attack to the end
   *[other] Attack while more than { $keep } are left
}
board-more = More choices
board-odds = { $percent } % to conquer it
board-cancel = Choose again
board-battle = { $source } against { $target }
board-recap-took = { $seat } took { $territories } from { $previous }.
board-losses = { $losses ->
    [0] no losses
    [one] 1 army lost
   *[other] { $losses } armies lost
}
board-rolls = { $rolls } rolls
board-roll-of = Roll { $roll } of { $rolls }
board-skip-battle = Show the result
battle-outcome = { $end ->
    [conquered] { $target } is conquered{ battle-rolls }. { battle-losses }
    [stopped] { $target } holds{ battle-rolls }. { battle-losses }
   *[open] { battle-losses }
}
battle-rolls = { $rolls ->
    [one] {""}
   *[other] {" "}after { $rolls } rolls
}
battle-losses = { $attacker_losses ->
    [0] { $attacker } lost no army, { $defender } { $defender_losses }.
    [one] { $attacker } lost 1 army, { battle-defender }.
   *[other] { $attacker } lost { $attacker_losses } armies, { battle-defender }.
}
battle-defender = { $defender_losses ->
    [0] { $defender } none
   *[other] { $defender } { $defender_losses }
}
board-info = About the territory
board-info-hint = Point at a territory, or choose it, to learn about it.
board-incomes = Armies at the next turn:
board-neutral = the neutral owner
board-unclaimed = nobody’s yet
board-held = { $seat } · { armies }
board-held-neutral = Neutral · { armies }
board-attack-from = From { $source }:
board-whole-mine = You hold all of { $continent }: +{ $bonus } a turn.
board-whole = { $seat } holds all of { $continent }: +{ $bonus } a turn.
board-part = { $continent } (+{ $bonus } a turn): { $held } of { $all } held.
board-missing = { $continent } (+{ $bonus } a turn): { $held } of { $all }. Missing: { $missing }.
board-neighbours = Borders on { $neighbours }.
board-cards = Your cards
board-trade = { $armies ->
    [one] Trade for 1 army
   *[other] Trade for { $armies } armies
}
board-choose-set = These are not a set. Choose three cards.
board-bonus = Two extra armies in
board-cards-why = What are cards for?
board-cards-told =
    Three cards make a set, which you trade for armies at the start of your turn.
    A set is three equal symbols, one of each, or any two with a wild card.
    If you hold a territory shown on the set, two extra armies go there.
    A turn with a conquest earns you one card. With five you have to trade.
board-last-lap = Last lap! Everybody still in has one more turn at most; then most territories win.
board-next-set = The next set is worth { armies }.
board-mission-of = { $seat }: { $mission } ({ $done } of { $needed }).
board-mission-team = Yours alone: your partners have missions of their own and do not know yours. Their land does not count for it, but if one of you fulfils theirs, the whole team wins.
board-mission-fulfilled = Fulfilled
board-continents = Continents and what they are worth
board-share = { $seat } holds { $count } of { $all }.

field-lap = lap
field-last_lap = last lap
field-teams = teams
field-turn_limit = turns until the map decides
field-income = armies next turn
field-for_territories = for territories
field-for_continents = for continents
field-continents = continents
field-mission = mission
field-missions = missions
field-more = more of your choice
field-land = territories to hold
field-garrison = armies on each
field-done = done
field-needed = needed
field-advised = advised
field-territories = territories
field-troops = armies
field-territory = territory
field-armies = armies
field-sets = sets in your hand
field-source = from
field-target = to
field-dice = dice
field-keep = armies to keep
field-cards = cards

## After the match

result-seat = { held }, { result-armies }
result-armies = { $troops ->
    [one] 1 army
   *[other] { $troops } armies
}
series-territories = Territories
series-armies = Armies
series-luck = Luck
series-strength = Strength
figure-turns = Turns
figure-conquered = Territories conquered
figure-lost = Territories lost
figure-placed = Armies placed
figure-destroyed = Armies destroyed
figure-fallen = Armies lost
figure-attacks = Attacks rolled
figure-cards_drawn = Cards drawn
figure-cards_taken = Cards taken from others
figure-cards_traded = Cards traded
figure-luck = Luck, in armies
moment-turning_point = { $first } takes the lead for good: from { $before } % to { $after } % of all strength.
moment-large_trade = { $first } trades a set for { armies }.
moment-elimination = { $first } eliminates { $second }.
moment-left = { $first } gives up the match.
moment-continent_taken = { $first } holds { $continent }, worth { armies-of-bonus } a turn.
moment-continent_broken = { $first } breaks { $second }’s hold on { $continent }.
moment-luckiest_battle = The luckiest attack: { $first } from { $source } against { $target }: { $luck } armies more than was to be expected.
moment-unluckiest_battle = The unluckiest attack: { $first } from { $source } against { $target }: { $luck } armies against what was to be expected.
armies-of-bonus = { $bonus ->
    [one] 1 army
   *[other] { $bonus } armies
}

# The first match, guided

tutorial-welcome = Welcome! The numbers on the map are armies, and those in your colour are yours. Your rival holds Greenland and Iceland. Let's take them.
tutorial-place = A turn begins with new armies: you get 3. Put them where they threaten the enemy. Choose Ontario.
tutorial-place-button = All 3 are going to Ontario. Place them with this button.
tutorial-place-rest = Good. You still have armies left: place them too, wherever you like.
tutorial-attack-from = Now attack! An attack starts from a territory of yours with at least 2 armies. Choose Ontario.
tutorial-attack-to = What glows can be attacked. Choose Greenland.
tutorial-roll = You roll up to 3 dice, the defender up to 2. The highest dice meet, then the second highest: the lower one loses an army, and a tie helps the defender. Roll!
tutorial-roll-again = That happens. Attack Greenland again: choose Ontario, then Greenland, and roll.
tutorial-occupy = Greenland is yours! Choose how many armies move in, then press the button. Many is good: this is the front.
tutorial-go-on = You may attack as often as you like. From Greenland, choose Iceland.
tutorial-go-on-roll = Roll once, and see what the dice say.
tutorial-stop = Dice can be unkind. You decide when to stop: this button leads to the last part of your turn.
tutorial-stop-now = Enough for now: stop attacking with this button.
tutorial-fortify-from = Before your turn ends you may move armies once, between territories of yours that are connected. Those in Quebec stand idle. Choose Quebec.
tutorial-fortify-to = Send them to the front. Choose Greenland.
tutorial-fortify = Move them with this button. That ends your turn.
tutorial-rival = Now your rival plays and attacks you. Your armies defend themselves; just watch the dice.
tutorial-rival-done = That was your rival's turn: new armies, then an attack on Greenland. Your armies rolled dice too, so attacking is a risk for everybody.
tutorial-bonus = Your turn again, and look: 6 new armies instead of 3! A whole continent pays a bonus, and North America is all yours. Choose Greenland.
tutorial-bonus-place = Place all 6 in Greenland.
tutorial-blitz-from = Iceland is all your rival has left. Attack from Greenland: choose it.
tutorial-blitz-to = And now Iceland.
tutorial-blitz = This button rolls on until the territory falls or your armies run out.
tutorial-blitz-again = Not yet. Attack Iceland from Greenland again!
tutorial-goal = Your rival has no land left: that is how Risk is won. A quick match also ends after its last lap, and then most territories win. Place, attack, fortify: now you know it all. The rest is nerve.

# Tips for the first matches, by phase

tip-claim = Claim a free territory. Neighbours of your own are easier to defend later.
tip-setup = Spread your armies, or stack them where two continents meet.
tip-reinforce = New armies go anywhere you hold. Pile them up next to the enemy you want to attack.
tip-attack = Attack with more armies than the defender, and stop when the odds turn against you. One conquest a turn is enough for a card.
tip-attack-without-cards = Attack with more armies than the defender, and stop when the odds turn against you.
tip-occupy = Move in many: what stays behind cannot attack from here.
tip-occupy-inland = No enemy borders on it: move in few, and keep the others where they can fight.
tip-trade = Three cards make a set: all alike, or one of each. Trade them for armies.
tip-fortify = One move of armies a turn: bring those from the quiet back to the border.
tip-defend = Two dice defend better than one, and risk two armies.
