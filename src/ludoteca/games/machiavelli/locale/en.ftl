# What Machiavelli says. Provinces are named by the maps, powers by the scenarios.

name = Machiavelli
tagline = Italy 1454: armies, ducats and letters, by post or in an evening.
preset-evening = An evening
preset-evening-told = Five minutes to talk, ten for orders, and on as soon as everybody is ready: everybody at one table, also alone against bots.
preset-gentle = A gentle first match
preset-gentle-told = An evening without famine, bribes and assassins, with cheap upkeep and retreats that find their own way: to learn how units move.
preset-post = By post
preset-post-told =
    { $mail ->
        [yes] Two days a phase, with mails and reminders: for people who look in once a day.
       *[no] Two days a phase: for people who look in once a day.
    }
round = Turn { $round }

## Words

kind-army = army
kind-fleet = fleet
kind-garrison = garrison
unit-in = { $kind } in { $province }
ducats = { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
}
season-spring = spring
season-summer = summer
season-autumn = autumn
phase-diplomacy = diplomacy
phase-orders = orders
action-hold = hold
action-advance = advance
action-support = support
action-convoy = convoy
action-besiege = besiege
action-convert = convert
status-active = present
status-inactive = absent, the others vote
status-ai = absent, holds everywhere
status-replacement = waits for a replacement
fallback-draft = your draft counts
fallback-hold = all units hold, and the turn counts as missed
ballot-ai = hold for ever
ballot-replacement = somebody else takes the seat
ballot-elimination = elimination
result-attacker_wins = the attack wins
result-standoff = standoff
result-defended = the defence holds
stage-started = the siege begins
stage-completed = the siege ends with the city taken
stage-lifted = the siege is lifted
stage-frozen = the siege stands still
how-advance = advance
how-reposition = within its own lands
how-convoy = by convoy
how-siege = by siege
how-ungarrisoned = it had no garrison
how-neutral = it was nobody’s
how-bribe = its garrison was bribed
how-standard = enough cities
how-time_limit = most cities after the last turn
how-shared = equal after the last turn
pact-words = { $pact ->
    [peace] peace, until notice is given
    [non_aggression] no attacks on each other for { $turns ->
        [one] this turn
       *[other] { $turns } turns
    }
    [support] support from { $giver } for { $taker } into { $province }
    [demilitarised] no armies or fleets in { $province } for { $turns ->
        [one] this turn
       *[other] { $turns } turns
    }
    [joint_attack] a joint attack on { $province }
   *[payment] { ducats } from { $giver } to { $taker }
}

## Why

why-no_money = not enough ducats
why-missed = the die says no
why-rival_bribe = a rival offered the same
why-not_your_city = the city is not theirs
why-famine = famine
why-has_garrison = it has a garrison
why-needs_garrison = the city needs a garrison
why-province_occupied = somebody stands in the province
why-one_of_a_kind = one of each kind a turn in a city
why-no_route = no chain of fleets
why-disrupted = a fleet was attacked
why-support_void = the other neither advances nor defends
why-support_out_of_reach = it could not go there itself
why-own_unit = a unit of its own power is in the way
why-head_on = it met the unit there head-on
why-standoff = standoff
why-outmatched = another was stronger
why-repelled = beaten off
why-no_retreat_list = dislodged without a list of retreats
why-no_retreat_option = dislodged with nowhere to go
why-siege = the city fell
why-assassination = an assassination
why-plague = plague
why-disbanded = it could not be paid
why-player_eliminated = its power is out
why-no_cities = no city left
why-nothing_left = no unit left, and no ducats to raise one
why-vote = by vote
why-no_target = no such province
why-garrison_cannot_move = a garrison cannot move
why-own_province = it is there already
why-army_to_sea = an army cannot go to sea
why-not_adjacent = not adjacent
why-fleet_needs_port = a fleet needs a port
why-no_unit = no such unit
why-self_support = it cannot support itself
why-garrison_cannot_support = a garrison cannot support
why-only_fleets_convoy = only fleets convoy
why-fleet_not_at_sea = the fleet is not at sea
why-only_armies_convoyed = only armies are convoyed
why-garrison_cannot_besiege = a garrison cannot besiege
why-fleet_not_in_port = the fleet is not in a port
why-no_city = no city there
why-own_city = the city is its own power’s
why-conversion_not_allowed = it cannot become that
why-not_a_port = not a port

## Moves

move-submit = Send the sheet
move-draft = Save a draft of the sheet
move-fallback = If you do not send: { $use }
move-pass = Let the turn pass (it counts as missed)
move-ready = Ready
move-not_ready = Not ready yet
move-vote = Vote on { $target }: { $option }
move-extend = Ask for more time
move-propose = Propose an agreement
move-accept = Accept the proposal
move-decline = Decline the proposal
move-withdraw = Withdraw the proposal
move-renounce = Give notice of the peace

## Events

event-phase_changed = Turn { $turn }, { $season } { NUMBER($year, useGrouping: 0) }: { $phase }.
event-orders_saved = { $seat } sends a sheet.
event-seat_ready = { $seat } is ready.
event-seat_not_ready = { $seat } is not ready after all.
log-draft_saved = {""}
event-draft_saved = Your draft is saved. It counts when the time is up, unless you choose otherwise.
event-fallback_chosen = If you do not send: { $use }.
event-deadline_extended = { $seat } asks for more time.
event-round_started = { round }
event-round_ended = Turn { $round } is over.
event-turn_resolved = Turn { $turn } is resolved. { $has_conquests ->
    [true] { $each_takers }.
   *[other] No city was taken.
} { $has_retreating ->
    [true] { $each_retreating }.
   *[other] Nobody retreated.
}{ $has_standoffs ->
    [true] {" "}Standoffs: { $standoffs }.
   *[other] {""}
}
event-turn_resolved-each-takers = { $takers } takes { $conquests }
event-turn_resolved-each-retreating = { $retreating } retreats from { $left } to { $reached }
order-refused = { $action ->
    [advance] { $unit } cannot go to { $target }: { $reason }.
   *[other] { $unit } cannot do that: { $reason }.
}
event-order_invalid = The { $kind } of { $seat } in { $province } holds, for it cannot { $action }: { $reason }.
event-no_orders = { $seat } sends nothing: all its units hold ({ $strikes } in a row).
event-transfer = { $success ->
    [true] { $sender } sends { $recipient } { ducats }.
   *[other] { $sender } cannot send { $recipient } { ducats }: { $reason }.
}
event-assassination = { $success ->
    [true] { $attacker } has the ruler of { $target } assassinated for { $cost } ducats (die { $roll }).
   *[other] { $attacker } fails to assassinate the ruler of { $target } for { $cost } ducats: { $reason }.
}
event-assassination_effect = All units of { $victim } hold.{ $has_garrisons ->
    [true] {" "}Garrisons lost: { $garrisons }.
   *[other] {""}
}{ $has_frozen ->
    [true] {" "}Sieges that stand still: { $frozen }.
   *[other] {""}
}
event-bribe = { $success ->
    [true] { $payer } bribes the { $kind } of { $victim } in { $province }.
   *[other] { $payer } cannot bribe the { $kind } of { $victim } in { $province }: { $reason }.
}
event-famine_relief = { $success ->
    [true] { $seat } pays against the famine in { $province }.
   *[other] { $seat } cannot pay against the famine in { $province }: { $reason }.
}
event-recruit = { $success ->
    [true] { $seat } recruits in { $city }: { $kind }.
   *[other] { $seat } cannot recruit in { $city }: { $kind }; { $reason }.
}
event-convoy = { $success ->
    [true] The army of { $seat } in { $source } is carried to { $target } over { $route }.
   *[other] The army of { $seat } in { $source } finds no ships to { $target }: { $reason }.
}
event-support_cut = The support of { $seat } from { $province } is cut from { $by }.
event-support_void = The support of { $seat } from { $province } is void: { $reason }.
event-battle = Battle of { $province }: { $each_attackers }{ $has_defender ->
    [true] { $defence ->
        [0] , { $defender } is on the march: { $has_winner ->
            [true] { $result }
           *[other] nobody gets in
        }
       *[other] , against { $defender } with { $defence }: { $result }
    }
   *[other] : { $result }
}.
event-battle-each-attackers = { $attackers } attacks with { $forces }
event-move = { $seat }: { $kind } from { $source } to { $target }.
event-bounced = { $seat }: { $kind } from { $source } does not get into { $target }: { $reason }.
event-retreat = { $seat }: { $kind } retreats from { $source } to { $target }.
event-unit_eliminated = { $seat } loses in { $province }: { $kind } ({ $reason }).
event-conversion = { $success ->
    [true] { $seat } in { $province }: { $before } becomes { $after }.
   *[other] { $seat } in { $province }: { $before } cannot become { $after }: { $reason }.
}
event-siege = { $city }, { $seat } against { $owner }: { $stage } ({ $counter }/2).
event-city_captured = { $seat } takes { $city } ({ $how }).
event-income = { $seat } receives { ducats } from its cities.
event-maintenance = { $seat } pays { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
} for its units{ $disbanded ->
    [0] {""}
   *[other] ; disbanded: { $disbanded }
}.
event-famine = { $has_provinces ->
    [true] Famine in { $provinces }.
   *[other] No famine this year.
}{ $has_protected ->
    [true] {" "}Spared: { $protected }.
   *[other] {""}
}
event-famine_ended = The famine is over in { $provinces }.
event-plague = { $has_province ->
    [true] Plague in { $province } (die { $roll }).
   *[other] No plague this year (die { $roll }).
}
event-inactivity_warning = { $seat } has missed { $strikes } of 3 turns.
event-player_inactive = { $seat } has missed three turns: the others vote.
event-vote_cast = { $seat } votes on { $target }: { $option }.
event-vote_result = The vote on { $seat }: { $option }.
event-player_returned = { $seat } is back.
event-player_replaced = Somebody else takes the seat of { $seat }.
event-player_eliminated = { $seat } is out: { $reason }.
event-game_won = Victory of { $winners } with { $cities ->
    [one] one city
   *[other] { $cities } cities
}: { $how }.
event-pact_proposed = { $seat } proposes to { $other }: { pact-words }.
event-pact_accepted = { $seat } accepts what { $other } proposes: { pact-words }.
event-pact_declined = { $seat } declines what { $other } proposes: { pact-words }.
event-pact_withdrawn = { $seat } takes a proposal to { $other } back: { pact-words }.
event-pact_renounced = { $seat } gives { $other } notice: the peace ends with this turn.
event-pact_kept = { $seat } and { $other } have kept their word: { pact-words }.
event-pact_broken = { $seat } broke its word to { $other }: { pact-words }.
event-pact_void = Between { $seat } and { $other } it came to nothing: { pact-words }.

## Refusals

rejected-custom_scenario_expected = A custom scenario is wanted: give one, or choose another.
rejected-custom_scenario_unused = There is a custom scenario, but another one is chosen.
rejected-scenario_seats = { $scenario ->
    [tutorial] The first match
    [italy_1454] Italy 1454
    [balance_of_power] The balance of power
   *[other] This scenario
} is for { $fewest } to { $most } seats, not for { $seats }: choose another scenario, or change the seats.
rejected-bad_custom_scenario = { $problem ->
    [bad_json] This is not JSON: { $reason }.
    [too_large] The file is larger than { $most } characters.
    [no_scenario] This is not a scenario.
    [missing_field] “{ $about }” is missing.
    [unknown_field] Nothing in a scenario is called “{ $about }”.
    [wrong_shape] Something else belongs to “{ $about }”.
    [bad_count] So many are allowed here: { $about }.
    [out_of_range] A number of { $about } is wanted here.
    [missing_text] Something must be written here.
    [bad_length] So many characters are allowed here: { $about }.
    [bad_text] “{ $about }” cannot stand here.
    [unknown_map] There is no map called “{ $about }”.
    [unknown_province] The map has no province “{ $about }”.
    [name_twice] Two provinces are called “{ $about }”.
    [sea_with_city] { $province } is a sea and can have neither port nor city.
    [port_without_sea] { $province } has a port, but no sea.
    [border_with_itself] { $province } borders on itself.
    [border_twice] This border is listed twice: { $about }.
    [not_a_border] There is no such border: { $about }.
    [out_of_reach] { $province } borders on nothing.
    [power_twice] Two powers have the id “{ $about }”.
    [owned_twice] { $province } belongs to two powers.
    [sea_owned] { $province } is a sea, which nobody owns.
    [power_without_city] This power has no city: “{ $about }”.
    [unit_out_of_place] No such unit can be there: { $unit }.
    [two_units] Two units stand in the same place: { $province }.
    [neutral_unit_moves] Only garrisons can be nobody’s: { $unit }.
    [no_seats] Say for at least one number of seats how many cities win.
   *[bad_seats] The scenario cannot be for { $about } seats: it takes three at least, and no more than there are powers.
}{ $more ->
    [0] {""}
   *[other] {" "}(And { $more } more.)
}
rejected-bad_map = The map cannot be drawn: { $problems }.
rejected-too_many_orders = At most { $most } orders fit on a sheet.
rejected-too_many_expenses = At most { $most } expenses fit on a sheet.
rejected-not_your_unit = You have no such unit: { $unit }.
rejected-ordered_twice = There are two orders for { $unit }: leave one out.
rejected-no_such_target = The order for { $unit } names nothing it could be about.
rejected-bad_note = A note has no quotation marks, semicolons or slashes.
rejected-no_drafts = This match began without drafts: send the sheet instead.
rejected-too_many_drafts = You have changed your draft { $most } times this turn. Send the sheet; that is still possible.
rejected-too_many_saves = Your sheet has been changed { $most } times this turn; the last one stands.
rejected-unknown_province = There is no province { $province } on this map.
rejected-no_via_convoy = In this match armies go by land where they can: { $unit }.
rejected-not_a_rival = { $power } is no rival of yours in this match.
rejected-no_assassination = There are no assassinations in this match.
rejected-no_token = You have no assassin left against { $target }.
rejected-wrong_numbers = { $amount } ducats buy { $count } different numbers of the die.
rejected-not_on_a_die = A die shows 1 to 6.
rejected-no_bribes = There are no bribes in this match.
rejected-unit_not_seen = You see no such unit: { $unit }.
rejected-not_an_enemy = Only units of another player can be bribed: { $unit }.
rejected-bribe_too_far = No unit of yours is near { $unit }.
rejected-bribe_not_alone = { $unit } stands with others of its power, who would not let it go.
rejected-not_your_province = { $province } is not yours and no unit of yours is there.
rejected-no_famine = There is no famine in { $province } to pay against now.
rejected-no_such_city = There is no city { $city }.
rejected-bad_supposition = This cannot be tried: { $problem }.
rejected-bad_line = This line cannot be read as an order or an expense: “{ $text }”. For instance: A modena - parma
rejected-seat_needed = Only a player has a sheet.
rejected-bad_notation = “{ $text }” cannot be read as a sheet. For instance: A modena - parma; A bologna S A modena; recruit army milan
rejected-may_not_negotiate = Proposals are made and answered when letters may be written: in the diplomatic phase.
rejected-pact_needs_a_partner = Propose it to another power that is still in the match.
rejected-pact_needs_a_province = Name the province for support, for a joint attack and for a province without troops; for nothing else.
rejected-pact_needs_turns = Say for how many turns you will not attack each other, or keep the province free; nothing else has a number of turns.
rejected-pact_needs_an_amount = A payment needs a number of ducats, and nothing else has one.
rejected-pact_binds_both = This binds both of you alike.
rejected-pact_known = The same is proposed or agreed between you already.
rejected-too_many_proposals = Wait for an answer: { $most } open proposals to the same power are enough, and five in a turn.
rejected-too_many_agreements = You two have { $most } agreements already: let one end first.
rejected-no_such_proposal = This proposal is no longer open.
rejected-no_such_agreement = There is no such peace to give notice of.

## How it ends

reason-resolved = the turn is resolved
reason-enough_cities = enough cities in autumn
reason-turn_limit = the last turn is over
reason-last_standing = nobody else is left

## Options

option-scenario = Scenario
option-scenario-by_seats = by the number of seats
option-scenario-tutorial = a first match (3–4)
option-scenario-italy_1454 = Italy 1454 (5–6)
option-scenario-balance_of_power = the balance of power (7–8)
option-scenario-custom = custom
option-custom_scenario = Custom scenario
upload-custom_scenario = Who begins where with what: a JSON file as the scenario editor saves it, or one that you make on the map.
upload-custom_scenario-example = { "{" } "id": "mine", "map": "italy", … { "}" }
option-powers = Powers
option-powers-in_order = in order
option-powers-random = drawn
option-diplomacy_minutes = Time for diplomacy
option-diplomacy_minutes-0 = no diplomacy
option-orders_minutes = Time for orders
option-grace_seconds = Grace after a deadline
option-grace_seconds-0 = none
option-early_end = End a phase when everybody is ready
option-early_end-live_only = where phases last less than 12 hours
option-early_end-on = always
option-early_end-off = never
option-extensions = One extension a player
option-letters_always = Letters in every phase
option-turns = Turns
option-turns-0 = as in the scenario
option-cities = Cities to win
option-cities-0 = as in the scenario
option-early_victory = The first autumn may already bring victory
option-counted_cities = Cities that count
option-counted_cities-garrisoned = with a garrison
option-counted_cities-owned = all
option-famine = Famine
option-famine-off = none
option-famine-per_five = harsh: about 12 provinces each spring
option-famine-per_twenty = usual: about 3 provinces each spring
option-plague = Plague
option-plague-off = none
option-plague-on_five = on 5 and 6
option-plague-on_six = on 6
option-assassination = Assassinations
option-bribes = Bribes
option-bribes-off = none
option-bribes-adjacent = next to a unit of one’s own
option-bribes-anywhere = anywhere
option-upkeep = Upkeep
option-upkeep-full = 3, 3 and 1 ducats
option-upkeep-light = 1, 1 and 0 ducats
option-first_spring = Events and upkeep in the first spring
option-free_garrison = A captured city gets a garrison
option-fog = Fog of war
option-via_convoy = Convoys to neighbouring provinces
option-automatic_retreats = Automatic retreats for units without a list
option-converting_defends = Who converts defends
option-bounced_defends = A failed advance defends
option-busy_defends = Who supports or convoys defends
option-attacks_add_up = Advances of one power add up
option-swaps = Units may swap places
option-stacking = Several units of one power in a province
option-garrisons_defend = Garrisons defend the province
option-convoys_break = A convoy breaks when its fleet is
option-convoys_break-attacked = attacked
option-convoys_break-dislodged = dislodged
option-sieges_first = Sieges before conversions
option-frozen_sieges = Sieges of an assassinated ruler stand still
option-budget = Ducats can be spent
option-budget-less_spent = once
option-budget-snapshot = as often as there were enough at first
option-recruits_need_garrison = Recruits need a garrison in the city
option-garrisons_under_enemy = Garrisons may be recruited under the enemy’s eyes
option-famine_relief = Units starve
option-famine_relief-before = at once; relief is paid the autumn before
option-famine_relief-after = after the spring orders, unless relief is paid then

## Description

describe-turn = Turn { $turn } of { $turns }, { $season } { NUMBER($year, useGrouping: 0) }: { $phase }.
describe-goal = { $cities } cities win in autumn.
seat-power = { $power } ({ $seat })
describe-power = { $power } ({ $seat }): { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}, { $cities ->
    [one] 1 city that counts
   *[other] { $cities } cities that count
}, worth { $income }; { $status }.
describe-units =   { $units }
describe-out = { $power } ({ $seat }) is out.
describe-famine = Famine: { $provinces }.
describe-siege = { $seat } besieges { $city }.
describe-pact = { $state ->
    [open] { $seat } proposes to { $other }: { pact-words }.
   *[agreed] Agreed between { $seat } and { $other }: { pact-words }.
}
describe-sheet = { $sent ->
    [true] Your sheet is in; it can still be changed.
    [draft] Your draft is saved and counts when the time is up.
    [unused] Your draft is saved, but you chose that all units hold if you do not send it.
    [passed] You let the turn pass: all units hold.
   *[other] Your sheet is still missing.
}
describe-waiting = Not ready yet: { $seats }.

## The board

map-title = Map of Italy. Arrow keys move, Enter chooses, Escape lets go.
map-unit = { $seat ->
    [neutral] { $kind }, nobody’s
   *[other] { $kind } of { $seat }
}
map-sea = { $count ->
    [0] { $province }, sea
   *[other] { $province }, sea: { $units }
}
map-land = { $province }, { $seat }{ $income ->
    [0] {""}
   *[other] , city worth { $income }
}{ $count ->
    [0] {""}
   *[other] : { $units }
}
map-famine = famine
map-spared = protected from famine
map-plague = plague

tab-sheet = Orders
tab-turns = Turns
tab-sandbox = What if?
tab-powers = Powers

powers-date = { $season } { NUMBER($year, useGrouping: 0) }, turn { $turn } of { $turns }
powers-ducats = Ducats
powers = The powers
powers-garrisoned = Garrisoned
powers-held = Held
goal-cities = Cities { $cities } / { $needed }
powers-goal = { $counted ->
    [owned] Win: { $needed } cities at the end of an autumn.
   *[other] Win: { $needed } cities with a garrison at the end of an autumn.
}
powers-goal-early = Nobody wins in the first autumn.
powers-goal-tie = If several have enough, the most cities win, then the most income. Equal in both: play goes on.
powers-goal-end = The match ends after turn { $turns } at the latest, counted in the same way; equals share the victory.
powers-units = Units
powers-done = done

now-diplomacy = Diplomacy: the powers write letters and make plans. Orders come when its time is up.
now-diplomacy-bots = The powers make plans. Orders come when its time is up.
now-ready = Diplomacy: write letters and make plans. Say when you are ready for the orders.
now-ready-bots = Look at the map and make plans. Say when you are ready for the orders.
now-draft = Diplomacy: write letters, and draft your orders already. They are saved as you write.
now-draft-bots = Make plans, and draft your orders already. They are saved as you write.
now-is-ready = You are ready. Diplomacy ends when everybody is; until then you may still write and change your draft.
now-no-units = You have no units to order. See what your treasury can do.
now-orders = The powers are writing their orders.
now-out = You are out of this match.
now-over = The match is over: { $reason }.
now-sandbox = What if? Choose any unit and try an order.
now-sending = Your sheet is sent. You can still take it back.
now-sent = Your sheet is in. It can be changed until everybody’s is.
now-sent-by-post = Your sheet is in. It can be changed until the time for orders is up.
now-choose = { $left ->
    [0] Every unit has its order. Send the sheet.
    [one] Choose your unit that has no order yet ({ $given } of { $units } have one).
   *[other] Choose one of your units ({ $given } of { $units } have an order).
}
now-paying = Paying { $cost } of { $budget } ducats: { $things }.
now-unit = { $unit }: choose what to do.
now-advance = { $unit }: choose where to advance to, or another order.
now-support = { $unit }: choose whom to support.
now-convoy = { $unit }: choose the army to carry.
now-besiege = { $unit }: choose what to do.
now-convert = { $unit }: choose what to do.

do-hold = Hold
do-advance = Advance
do-support = Support
do-convoy = Convoy
do-besiege = Besiege
do-convert = Become { $kind }
do-mate = Switch to the { $kind }
do-remove = Remove the order
do-cancel = Choose again

order-hold = { $unit } holds.
order-advance = { $unit } advances to { $target }.
order-via = { $unit } goes to { $target } by ship.
order-support = { $unit } supports the { $target }.
order-support-going = { $unit } supports the { $target } going to { $to }.
order-support-hold = { $unit } supports the { $target } to hold.
order-convoy = { $unit } carries the { $target }.
order-convoy-going = { $unit } carries the { $target } to { $to }.
order-besiege = { $unit } besieges the city.
order-convert = { $unit } becomes: { $target }.
deed-hold = hold
deed-advance = advance to { $target }
deed-via = go to { $target } by ship
deed-support = support the { $target }
deed-convoy = carry the { $target }
deed-besiege = besiege the city
deed-convert = become: { $target }

sheet-orders = Orders for your units
sheet-order = Order for: { $unit }
sheet-choose = Choose on the map: { $unit }
sheet-no-order = no order (holds)
sheet-retreats = Retreats
sheet-disband = Disband first
sheet-send = Send the sheet
sheet-send-again = Send the changes
sheet-idle = { $count ->
    [one] One unit has no order
   *[other] { $count } units have no order
}
sheet-idle-told = Units without an order hold: { $units }.
sheet-send-anyway = Send it like this
papers-pull = More or less of the map
sheet-take-back = Take back
sheet-resolving = Resolving in { $seconds } …
sheet-write-on = Back to my orders
sheet-is-in = The sheet is in
sheet-later = Orders are written after the diplomacy.
sheet-closed = Your sheet cannot be changed any more.

paste = Paste a sheet
paste-text = Orders and expenses as text, one a line
paste-example =
    Army Modena advances to Parma
    A bologna S A modena
    Recruit garrison Pisa
paste-read = Read it
paste-understood = Understood
paste-not-understood = Not understood
paste-line = Line { $line }: { $text }
paste-disband = Disband first: { $unit }
paste-replaces = This replaces your draft.
paste-take = Take as my orders

list-none = none
list-add = Add: { $list }
list-raise = Move up: { $item }
list-remove = Remove: { $item }
list-suggest = Suggest

expenses = Treasury
expenses-add = Pay for something
expenses-kind = What for
expenses-about = For whom or where
expenses-ducats = Ducats
expenses-note = A word to go with it
expenses-numbers = Numbers of the die, three at most
expenses-pay = Add for { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}
expenses-too-dear = { $cost } ducats: more than you have left
expense-recruit = Recruit
expense-relieve = Against famine
expense-bribe = Bribe
expense-transfer = Send ducats
expense-assassinate = Assassinate
expense-recruit-told = The new unit waits for a turn before it takes orders.
expense-relieve-told = Paid in autumn, it keeps the coming famine away; paid during a famine, it ends it for the province.
expense-bribe-told = The unit changes sides and holds this turn, unless a rival offers the same.
expense-transfer-told = The other power can spend them next turn; nothing obliges it to anything.
expense-assassinate-told = Choose one to three numbers, { $price } ducats each. A die is rolled: if it shows one of them, all units of that power hold this turn.
payment-recruit = Recruit in { $city }: { $kind }
payment-relieve = Against famine in { $province }
payment-bribe = Bribe: { $unit }
payment-transfer = { ducats } to { $power }
payment-assassinate = Assassin against { $power } (die { $numbers })
balance-now = Ducats
balance-spent = Paid
balance-left = Left
balance-spring = Next spring as things stand: +{ $income } from garrisoned cities, −{ $upkeep } for units, { $spring } left.

turns-turn = Turn { $turn }, { $season } { NUMBER($year, useGrouping: 0) }
turns-look = Watch on the map
turns-now = Back to now
turns-after = Then
turns-none = No turn has been resolved yet.

unit-of = { $power ->
    [neutral] { $kind } in { $province }
   *[other] { $kind } of { $power } in { $province }
}

until-diplomacy = Diplomacy until { $when }
until-orders = Orders until { $when }
waiting-for = Not ready:
ready-no = Ready
ready-yes = Ready (tap to take it back)

draft-saving = Saving …
draft-saved = Draft saved
draft-failed = The draft could not be saved
fate-none = When the time is up and nothing is written, all units hold and the turn counts as missed.
fate-draft = When the time is up, this draft counts.
fate-hold = When the time is up, all units hold and the turn counts as missed, whatever the draft says.
fate-sent = Your orders are in. They can be changed until the time is up.
fallback-choice = My draft counts when the time is up
pass = Let the turn pass …
pass-question = Let the turn pass?
pass-told = { $orders ->
    [0] No order is on your sheet
    [one] One order is on your sheet
   *[other] { $orders } orders are on your sheet
}{ $expenses ->
    [0] {""}
    [one] {" "}and one expense
   *[other] {" "}and { $expenses } expenses
}; none of it happens. All your units hold, and the turn counts as missed: { $strikes } of 3 in a row, then the others vote about your seat. An empty sheet does not count as missed.
pass-yes = Let it pass

warnings = Warnings
warn-nothing = You have no unit and no city left. Unless somebody sends you help, your power is out in spring.
warn-no-units = You have no unit left. Recruit while you still can.
warn-debt = There are not enough ducats, so this will not be paid: { $expenses }.
warn-upkeep = In spring { $ducats ->
    [one] 1 ducat is
   *[other] { $ducats } ducats are
} missing for your units’ pay. These will disband: { $units }. Save ducats, or choose others under “Disband first”.
warn-siege = { $city } is besieged by { $power } and falls if the siege goes on.
warn-bare = Without a garrison these cities pay nothing in spring{ $counted ->
    [owned] {""}
   *[other] {" "}and do not count for victory
}: { $cities }. Income lost: { $lost }.
warn-famine = Famine in { $provinces }: nobody can be recruited there until relief is paid.
warn-coming = Famine may strike in spring: whoever stands in it dies. { $cost } ducats protect a province.

card-sea = Sea: fleets only; they may carry armies across.
card-land = Land without a city.
card-city = { $port ->
    [yes] City with a port
   *[other] City
}, worth { $income } in spring.
card-owner = { $power ->
    [neutral] Belongs to nobody
   *[other] Belongs to { $power }
}
card-unit = { $power ->
    [neutral] { $kind }, nobody’s
   *[other] { $kind } of { $power }
}
card-no-garrison = No garrison: the city pays nothing.
card-siege = Besieged by { $power } ({ $turns } of 2 turns).
card-famine = Famine: whoever stands here starves, and nobody is recruited.
card-plague = Struck by the plague.
card-spared = Protected from famine.
card-near = Borders on { $places }.
card-do-tap = Tap to give an order to your { $unit }.
card-do-besiege = { $unit } can besiege the city.
card-do-advance = { $unit } can advance here.
card-do-ship = { $unit } can come by ship, if it is carried by: { $items }.
card-do-ship-others = { $unit } can come by ship only if { $powers } would carry it.
card-do-recruit = Can be recruited here: { $items }.
card-do-relieve = Famine relief can be paid here.

crossing-own = by ship, carried by: { $fleets }
crossing-others = by ship, only if they agree to carry it: { $powers }
deed-helping = { $deed }, which goes to { $target }

stage-orders = Orders
stage-money = Money
stage-supports = Supports
stage-battles = Battles
stage-moves = Moves
stage-retreats = Retreats
stage-sieges = Sieges
stage-conquests = Conquests
stage-words = Words kept and broken
stage-season = The new season
stage-back = One stage back
stage-next = Next stage
stage-last = To the end of the turn
loss = { $turn }: you lost
loss-near = { $turn }: enemies at your gates
loss-entered = { $kind } of { $power } before your city of { $province }
loss-unit = { $kind } in { $province }: { $reason }
loss-city = the city of { $city }, taken by { $power }
loss-bribe = { $kind } in { $province }, bribed by { $power }
result-headlines = What changed
result-quiet = No city changed hands, and nobody had to retreat.
result-mine = you
result-good = succeeded:
result-bad = failed:
result-failed = Failed: { $reason }.
result-cut = The support was cut by the advance from { $province }.
result-captured = { $seat } takes { $city } from { $loser }.

sandbox-told = Begin with your draft, give orders to anybody’s units, and see what the rules would make of them. Nothing of it is sent.
sandbox-orders = Orders to try
sandbox-outcome = What would happen
sandbox-nothing = Nothing moves.
sandbox-after = Show the position afterwards
sandbox-take = Make mine my draft
sandbox-begin = Begin again with my draft
sandbox-clear = Clear

pacts-with = With { $power }
pacts-none = Nothing is proposed or agreed yet.
pacts-propose = Propose an agreement
pacts-to-whom = To whom
pacts-what = What
pacts-kind-peace = Peace, until notice is given
pacts-kind-non_aggression = No attacks for some turns
pacts-kind-support = Support into a province
pacts-kind-demilitarised = A province without armies or fleets
pacts-kind-joint_attack = A joint attack
pacts-kind-payment = A payment
pacts-told-peace = Neither attacks, besieges, bribes or sends assassins to the other, nor helps others to.
pacts-told-non_aggression = Like peace, for so many turns, this one included.
pacts-told-support = This turn one of you supports the other’s unit into the province, or in it.
pacts-told-demilitarised = Neither sends or keeps an army or fleet there. Garrisons may stay.
pacts-told-joint_attack = This turn both advance into it, support an advance, or besiege its city.
pacts-told-payment = The ducats go with the orders of this turn, as an expense.
pacts-who-gives = Who gives it
pacts-i-give = I do
pacts-they-give = { $power } does
pacts-province = Province
pacts-turns = Turns
pacts-amount = Ducats
pacts-send = Propose
pacts-cancel = Not now
pacts-accept = Accept
pacts-decline = Decline
pacts-withdraw = Withdraw
pacts-renounce = Give notice
pacts-from = From { $power }
pacts-yours = To { $power }
pacts-later = Proposals are made and answered while letters may be written.
pacts-nobody = There is nobody you could propose anything to now.
pacts-promise = What is agreed is a promise: nobody is made to keep it. After each turn it shows who did.
pacts-between = { $one } and { $other }
pacts-state-open = waits for an answer
pacts-state-declined = declined
pacts-state-withdrawn = withdrawn
pacts-state-lapsed = not answered
pacts-state-agreed = agreed
pacts-state-ending = ends with this turn
pacts-state-so-far = kept so far ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
pacts-state-kept = kept
pacts-state-broken = broken by { $power }
pacts-state-void = came to nothing
pacts-until = until turn { $turn }
pacts-mark-agreed = agreement with you
pacts-mark-broken = broke its word to you

## Names of fields, where a page shows the position or a move field by field

field-action = order
field-amount = ducats
field-ballots = votes
field-besieger = besieged by
field-born = since turn
field-balance = left next spring
field-cities_needed = cities to win
field-city = city
field-cities = cities with a garrison, cities owned
field-custom_scenario = own scenario
field-disband = disband first
field-disbanded = cannot be paid
field-ended = why it ended
field-ends_early = ends when all are ready
field-expense = for what
field-expenses = expenses
field-extended = asked for more time
field-famine = famine
field-fog = fog of war
field-forecast = next spring
field-if_not_sent = if not sent
field-income = income
field-journal = seen in the last turn
field-kind = kind
field-last_sheets = sheets of the last turn
field-left = left
field-lost_income = income missed
field-letters_always = letters in every phase
field-note = note
field-numbers = numbers of the die
field-option = vote
field-orders = orders
field-passed = lets the turn pass
field-power = power
field-protected = protected from famine
field-province = province
field-provinces = provinces
field-rank = number
field-retreats = retreats
field-saves = changes this turn
field-scenario = scenario
field-season = season
field-sent = sheet is in
field-siege = turns under siege
field-spent = paid
field-standings = cities and what they are worth
field-status = presence
field-strikes = turns missed
field-target = target
field-too_dear = not enough ducats for
field-to = to whom
field-tokens = assassins left
field-too_early = nobody wins this autumn
field-treasury = ducats
field-turns = turns in all
field-unguarded = cities without a garrison
field-unit = unit
field-units = units
field-upkeep = upkeep
field-use = if not sent
field-via = by convoy
field-waiting = not ready yet
field-year = year
field-pacts = agreements
field-terms = terms
field-gives = the proposer gives it
field-giver = who gives
field-other = with whom
field-number = number
field-by = proposed by
field-made = proposed in turn
field-state = state
field-first = from turn
field-last = until turn
field-judged = turns kept
field-breakers = broken by

## Letters of bots

letter-accept = { $manner ->
    [warm] With pleasure, and thank you for asking.
    [curt] Agreed.
    [sly] How could I refuse you anything? Done.
   *[proud] So be it. I grant you this.
} We have an agreement: { pact-words }. { letter-why }
letter-decline = { $manner ->
    [warm] Thank you for writing, but I have to say no this time.
    [curt] No.
    [sly] A charming thought, for another day.
   *[proud] You ask more than I give.
} { letter-why }
letter-propose = { $manner ->
    [warm] I hope my letter finds you well. May I suggest something?
    [curt] A proposal.
    [sly] Between the two of us, I have an idea that could pay.
   *[proud] I make this offer once.
} { pact-title }. { letter-why }
letter-renounce = { $manner ->
    [warm] I am sorry to write this.
    [curt] Notice.
    [sly] All good things come to an end.
   *[proud] I say it to your face.
} Our peace ends with this turn. { letter-why }
letter-why = { $why ->
    [leader] { $about } is growing too strong for both of us.
    [leader_is_you] You are ahead of everybody: I will not make you stronger.
    [quiet] My troops have better things to do than stand on your border.
    [weak] You have more troops near my lands than I have near yours.
    [war] Your troops stand where I mean to go.
    [help] It costs me little, and { $place } should change hands.
    [busy] I need my troops elsewhere.
    [far] None of my troops can get there.
    [gain] { $place } is worth the march.
    [no_gain] I do not see what I would gain by it.
    [stands_there] I will not leave { $place } now.
    [no_matter] I had no plans for { $place } anyway.
    [rich] I can spare it.
    [poor] My treasury does not allow it.
    [gift] Ducats are always welcome here.
    [broken] You broke your word to me, and I have not forgotten it.
   *[distrust] Forgive me, I prefer to keep my hands free.
}
pact-title = { $pact ->
    [peace] Let there be peace between us, until one of us gives notice
    [non_aggression] Let us not attack each other for { $turns ->
        [one] this turn
       *[other] { $turns } turns
    }
    [joint_attack] Let us attack { $province } together this turn
    [demilitarised] Let us both keep out of { $province } for { $turns ->
        [one] this turn
       *[other] { $turns } turns
    }
   *[other] What I propose: { pact-words }
}

## Mails

mail-diplomacy-subject = { $game }, turn { $turn }: the talks are open
mail-diplomacy-text = In { $season } { NUMBER($year, useGrouping: 0) } letters may be written until { $deadline }.
mail-orders-subject = { $game }, turn { $turn }: your orders are awaited
mail-orders-text = It is time for orders ({ $season } { NUMBER($year, useGrouping: 0) }). Sheets are taken until { $deadline }; you may change yours until then.
mail-received-subject = { $game }, turn { $turn }: your sheet has arrived
mail-received-text = Your sheet for turn { $turn } has arrived, with { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    } and { $expenses ->
        [one] 1 expense
       *[other] { $expenses } expenses
    }. You may send another until { $deadline }; the last one counts.
event-order_received = { $action ->
    [advance] { $unit } advances to { $province }.
    [via] { $unit } goes to { $province } by ship.
    [support] { $unit } supports the { $helped }.
    [convoy] { $unit } carries the { $helped }.
    [besiege] { $unit } besieges the city.
    [convert] { $unit } becomes: { $kind }.
   *[other] { $unit } holds.
}
event-expense_received = { $expense ->
    [transfer] { ducats } for { $power }.
    [assassinate] An attempt on the life of { $power }: { ducats }.
    [bribe] A bribe for the { $unit }.
    [relieve] Against famine: { $province }.
   *[other] A new { $kind } in { $province }.
}
mail-resolved-subject = { $game }: turn { $turn } is resolved
mail-resolved-text =
    { $season } { NUMBER($year, useGrouping: 0) } is over.

    Cities taken: { $conquests }. Standoffs: { $standoffs }. Retreats: { $retreats }.
mail-out-subject = { $game }: you are out
mail-out-text = Your power is out of the match: { $reason }. You may still watch at the table how it goes on.
mail-missed-subject = { $game }: you have missed a turn
mail-missed-text =
    No sheet came from you, so all your units have held. After three turns missed in a row the others decide about your seat.

    The next deadline is { $deadline }. Any sheet, even an empty one, makes it good again.
mail-warning-subject = { $game }: last warning
mail-warning-text =
    You have missed two turns in a row. If you miss a third, the others will vote whether your units hold for ever, somebody else takes your seat, or you are out.

    The next deadline is { $deadline }. Any sheet, even an empty one, makes it good again.
mail-vote-subject = { $game }: a vote on { $seat }
mail-vote-text = { $seat } has missed three turns in a row. Vote at the table: hold for ever, a replacement, or elimination. The votes are counted when the next turn is resolved; until then you may change yours.
mail-ducats-subject = { $game }: { $sender } sends you { ducats }
mail-ducats-text =
    { $sender } has sent you { ducats }{ $has_note ->
        [true] , with these words: “{ $note }”.
       *[other] .
    } Your treasury now holds { $treasury ->
        [one] 1 ducat
       *[other] { $treasury } ducats
    }.
mail-welcome-subject = { $game }: welcome to your new seat
mail-welcome-text = You have taken over a power in the middle of a match, with everything it has. The next deadline is { $deadline }. This is how things stand:
mail-proposal-subject = { $game }: { $seat } makes you a proposal
mail-proposal-text = { $seat } proposes to you: { pact-words }. Accept or decline it at the table, beside the letters; if you do neither, it lapses with the turn.

## The scenario editor

workshop = Scenario editor
workshop-told = Choose a power and what to place, then tap the map; everything stands in the lists as well. What you make stays in this browser until you begin with another.
workshop-begin = Begin with …
workshop-open = Open file
workshop-undo = Undo
workshop-save = Save file
workshop-play = Play it
workshop-palette = What to place
workshop-whose = For whom
workshop-what = What
workshop-brush-land = Land
workshop-brush-army = Army
workshop-brush-fleet = Fleet
workshop-brush-garrison = Garrison
workshop-neutral = Nobody
workshop-nobody = Cities that belong to nobody may have garrisons, too.
workshop-tap = Tap a province to place something there; the same again takes it away.
workshop-unit = { $unit } ({ $power })
workshop-painted = { $province }{ $power ->
    [sea] , sea
    [free] , nobody’s land
   *[other] , land of { $power }
}{ $count ->
    [0] .
   *[other] : { $units }.
}
workshop-state = Whether it can be played
workshop-right = This scenario can be played.
workshop-checking = Let us see …
workshop-wrong = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
workshop-name-in = Name in { $language }
workshop-title-in = Title in { $language }
workshop-treasury = Ducats
workshop-capital = Capital
workshop-lands = Provinces ({ $count })
workshop-add-land = Add a province …
workshop-units = Units ({ $count })
workshop-add-unit = Add { $kind } in …
workshop-add-power = Add a power
workshop-figures = The scenario
workshop-year = Year of the first spring
workshop-turns = Turns, three a year
workshop-cities = Cities to win
workshop-cities-told = Leave out the numbers of seats that it is not for.
workshop-seats = { $count } seats

# Tips for the first matches, by phase

tip-diplomacy = Talk first: promise, threaten, trade ducats. Nothing said here binds anybody.
tip-orders = Choose a unit, then where it should go. All orders of all powers are carried out at once, so a lone attack on an equal fails: bring support.
tip-garrisons = Only a city with a garrison counts for victory and pays in spring. Recruit garrisons in the cities you hold, with the expenses below your orders.

# The first match, guided

tutorial-welcome = Welcome! You rule Florence. Your two armies stand in Florence and in Pisa. Three turns will show you how Italy is conquered.
tutorial-march-from = Armies march one province a turn. Tap your army in Pisa.
tutorial-march-to = Pistoia is free and nobody guards it. Tap Pistoia to march there.
tutorial-hold-who = Each unit gets an order. Now tap your army in Florence.
tutorial-hold = This one stays at home for now: let it hold.
tutorial-send = All powers write their orders in secret, then everything happens at once. Send your sheet.
tutorial-marched = Your army marched in, so Pistoia is yours! Next is Bologna, held by an army of Milan. One against one, nobody wins. Two against one win.
tutorial-support-from = Pistoia lends its strength and stays where it is. Tap your army in Pistoia.
tutorial-support = Choose support.
tutorial-support-whom = Whom does it support? Your army in Florence: tap it.
tutorial-attack-from = Now the attack itself. Tap the army in Florence once more.
tutorial-attack-to = And tap Bologna.
tutorial-send-again = Two against one. Send your sheet!
tutorial-won = The army of Milan had to flee, and Bologna is yours. To keep a city you need a garrison in it, and only garrisoned cities count for victory.
tutorial-garrison = Garrisons cost ducats, and you have some. “Recruit” and the garrison for Bologna are already chosen: add it to your sheet.
tutorial-last-orders = Your armies may march on or hold, as you like. Then send your last sheet.
tutorial-goal = Most cities with a garrison: that wins. Move, support, pay; and when you play with people, write letters before every turn, promise and betray. Now you know Machiavelli.
tutorial-more =
    Diplomacy: with people at the table you may write letters before the orders; nobody has to keep a promise.
    Upkeep: every spring each unit costs ducats, and those not paid for disband.
    Famine: in spring it strikes provinces, and whoever stays there starves; relief costs ducats.
    Sieges: a garrison inside a city gives up only after two turns of siege.

ending-why = Cities with a garrison decide; in a tie, the ducats they earn.
ending-power = { $power }: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} with a garrison, { $income ->
    [one] 1 ducat
   *[other] { $income } ducats
} of income
ending-out = { $power }: out

series-cities = Cities
series-ducats = Ducats
series-units = Units
figure-conquered = Cities taken
figure-lost = Cities lost
figure-recruited = Units recruited
figure-fallen = Units lost
figure-income = Ducats of income
figure-bribes = Successful bribes
figure-assassinations = Successful assassinations
moment-turning_point = { $first } takes the lead for good, with { $count ->
    [one] one city
   *[other] { $count } cities
}.
moment-elimination = { $first } is out.
moment-assassination = { $first } has the ruler of { $second } assassinated.
moment-bribe = { $first } bribes a unit of { $second } in { $province }.
moment-capture = { $first } takes { $province } from { $second }.
