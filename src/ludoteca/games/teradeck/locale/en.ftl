# What TeraDeck says.

name = TeraDeck
tagline = Bring four modules of your project to a stable state, and break those of the others.
round = Turn { $round }

## Words that other messages are made of

module-backend = Backend
module-frontend = Frontend
module-mobile = Mobile
module-data_science = Data Science
module-multicolor = Wildcard
state-bugged = bugged
state-free = free
state-patched = patched
state-stabilised = stabilised
card-module_backend = Backend Module
card-module_frontend = Frontend Module
card-module_mobile = Mobile Module
card-module_data_science = Data Science Module
card-module_multicolor = Wildcard Module
card-bug_backend = Backend Bug
card-bug_frontend = Frontend Bug
card-bug_mobile = Mobile Bug
card-bug_data_science = Data Science Bug
card-bug_multicolor = Universal Bug
card-patch_backend = Backend Patch
card-patch_frontend = Frontend Patch
card-patch_mobile = Mobile Patch
card-patch_data_science = Data Science Patch
card-patch_multicolor = Universal Patch
card-op_architect_change = Architect Change
card-op_recruit_ace = Ace Recruitment
card-op_internal_phishing = Internal Phishing
card-op_end_year_party = End of Year Party
card-op_project_swap = Project Swap
why-cannot_place_duplicate = you have a module of this colour
why-no_bug_targets = there is no module it could hit
why-no_patch_targets = you have no module it could go on
why-no_operation_targets = it has no target now
why-no_bugs_to_transfer = you have no bugs to pass on
why-not_your_turn = it is not your turn
why-skipped = you miss your next turn

## Moves

move-place_module = Place { $card }
move-throw_bug = Throw { $card } at { $module } of { $owner }
move-apply_patch = Apply { $card } to { $module } of { $owner }
move-architect_change = Architect Change: { $module } of { $owner } for { $other_module } of { $other }
move-recruit_ace = Ace Recruitment: take { $module } from { $owner }
move-internal_phishing = Internal Phishing{ $has_backend ->
    [false] {""}
   *[true] ; Backend bug to { $backend }
}{ $has_frontend ->
    [false] {""}
   *[true] ; Frontend bug to { $frontend }
}{ $has_mobile ->
    [false] {""}
   *[true] ; Mobile bug to { $mobile }
}{ $has_data_science ->
    [false] {""}
   *[true] ; Data Science bug to { $data_science }
}{ $has_multicolor ->
    [false] {""}
   *[true] ; Wildcard bug to { $multicolor }
}
move-end_year_party = End of Year Party
move-project_swap = Project Swap with { $rival }
move-discard = Discard { $cards }
move-pass = Pass

## Events

event-round_started = { round }
event-round_ended = Turn { $round } is over.
event-hand_dealt = { $has_hand ->
    [false] { $seat } is dealt three cards.
   *[true] { $seat } is dealt { $hand }.
}
event-turn_skipped = { $seat } misses the turn and only restocks.
event-module_placed = { $seat } places { $card }.
event-module_bugged = { $seat } throws { $card }: { $module } of { $owner } is bugged.
event-patch_destroyed = { $seat } throws { $card }: { $module } of { $owner } loses its patch.
event-module_collapsed = { $seat } throws { $card }: { $module } of { $owner } collapses.
event-module_patched = { $seat } applies { $card }: { $module } of { $owner } is patched.
event-bug_cured = { $seat } applies { $card }: { $module } of { $owner } is free of its bug.
event-module_stabilised = { $seat } applies { $card }: { $module } of { $owner } is stabilised for good.
event-modules_exchanged = { $seat } changes the architects: { $module } of { $owner } for { $other_module } of { $other }.
event-module_stolen = { $seat } recruits { $module } from { $owner }.
event-bug_transferred = { $seat } passes the bug of { $module } on to { $target } of { $owner }.
event-party_held = { $seat } holds the End of Year Party: everybody else discards the hand and misses a turn.
event-projects_swapped = { $seat } and { $rival } swap their projects.
event-cards_discarded = { $seat } discards { $cards }.
event-turn_passed = { $seat } passes.
event-cards_drawn = { $has_cards ->
    [false] { $count ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
   *[true] { $seat } draws { $cards }.
}
event-deck_reshuffled = { $cards ->
    [one] 1 discarded card becomes the new deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
}
event-project_delivered = { $seat } delivers a finished project ({ $modules }) and begins the next.
event-project_abandoned = { $has_modules ->
    [false] { $seat } leaves no module behind.
   *[true] { $seat } leaves a project behind, which is discarded: { $modules }.
}

## Why a turn or the match ends

reason-turn_played = the turn is played
reason-skipped = the turn was missed
reason-left = the seat whose turn it was has left
reason-four_stable = four modules are stable
reason-score_reached = enough modules are stable

## Refusals

rejected-card_not_held = You do not hold { $card }.
rejected-wrong_kind_of_card = { $card } cannot be played like that.
rejected-module_not_found = { $owner } has no such module: { $module }.
rejected-module_already_stable = { $module } of { $owner } is stabilised: nothing can touch it any more.
rejected-not_a_rival = { $owner } is not a rival in this match.
rejected-not_your_module = Patches go on your own modules.
rejected-cannot_place_duplicate = You have a module of this colour: { $module }.
rejected-colour_mismatch = The colours do not go together: { $colour } and { $module }.
rejected-same_player = Choose modules of two different players.
rejected-exchange_would_cause_duplicates = Somebody would have two modules of one colour then.
rejected-no_bugs_to_transfer = You have no bugs to pass on.
rejected-no_operation_targets = None of your bugs could go anywhere.
rejected-bug_cannot_go_there = The bug of { $module } cannot go there: choose a free module of a rival in a colour that goes with it.
rejected-one_bug_for_each_module = Every free module takes one bug only.
rejected-invalid_discard = Discard one to three cards of your hand, each named once.
rejected-play_or_discard = You cannot pass while you hold cards: play one or discard.

## What there is to do, on the board

now-play = Play a card you can use, or discard one to three.
now-pass = Your hand is empty: pass.
now-place_module = { $card }: into your project?
now-throw_bug = { $card }: choose the module to hit.
now-apply_patch = { $card }: choose the module to patch.
now-recruit_ace = { $card }: choose the module to take.
now-architect_change = { $card }: choose the first module.
now-architect_change-other = { $card }: choose the module to exchange it for.
now-project_swap = { $card }: choose with whom to swap projects.
now-end_year_party = { $card }: everybody else loses the hand and a turn.
now-internal_phishing = { $card }: where does the bug of { $module } go?
now-discard = Tap one to three cards to discard.
now-wait = It is the turn of { $seat }.
now-skipped = You miss your next turn. It is the turn of { $seat }.
now-out = You are out. It is the turn of { $seat }.
now-over = The match is over: { $reason }.
board-discard = Discard cards…
board-keep = Keep them
board-most = As many bugs as possible
board-stable = { $stable } of 4 stable
board-delivered = { $score } in all · { $stable } of 4 stable
board-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
board-module = { $module } of { $owner }: { $state }
board-empty = { $module } of { $owner }: none
board-module-mine = Your { $module }: { $state }
board-empty-mine = Your { $module }: none

## What every card does, on the card and in the gallery

effect-module = Joins your project, if you have no { $module } module yet. Four modules without a bug win.
effect-module_multicolor = Joins your project beside all others. Bugs and patches of every colour go on it.
effect-bug = For a { $module } or Wildcard module of a rival. Free: it gets a bug. Patched: the patch is gone. Bugged: it collapses.
effect-bug_multicolor = For any module of a rival. Free: it gets a bug. Patched: the patch is gone. Bugged: it collapses.
effect-patch = For your { $module } or Wildcard module. It removes a bug, or protects; a second patch stabilises for good.
effect-patch_multicolor = For any module of yours. It removes a bug, or protects; a second patch stabilises for good.
effect-op_architect_change = Two players exchange one module each, with what lies on it. Stabilised ones stay.
effect-op_recruit_ace = Take from a rival a module of a kind you lack. Stabilised ones stay.
effect-op_internal_phishing = Move your bugs to free modules of rivals in matching colours, one to each.
effect-op_end_year_party = All others discard their hands and miss their next turn.
effect-op_project_swap = Swap your whole project with that of a rival, stabilised modules too.
board-cards = All cards
board-copies = { $count ->
    [one] 1 in the deck
   *[other] { $count } in the deck
}

## Tutorial

tutorial-welcome = Welcome! You are building software. Whoever first has four modules without a bug wins. This is your project: two modules are ready.
tutorial-module = In a turn you play one card and then draw again up to three. Tap your Backend Module. What a card does is written on it.
tutorial-module-place = It is held up to be read. Place it with this button.
tutorial-go-on = You did something else, which is fine. Go on here, or press “Next”.
tutorial-bugged = Your rival threw a bug at your Backend. While it is there, the module does not count.
tutorial-patch = A patch of the same colour cures it. Choose your Backend Patch.
tutorial-patch-place = Tap the module to cure it. On a healthy module a patch is a shield, and a second one locks the module for good.
tutorial-bug = Bugs are yours to throw as well. Your rival has built Mobile, and you hold a Mobile Bug: choose it.
tutorial-bug-throw = Throw it at your rival's Mobile. A second bug there would destroy the module.
tutorial-cured = Your rival has cured it. Never mind: you have three modules without a bug, and one is missing.
tutorial-operation = Operation cards change everything. Ace Recruitment takes a module from a rival, of a colour that you lack: choose it.
tutorial-recruit = Take your rival's Data Science. It is your fourth module!
tutorial-goal = Four modules without a bug: the project is finished, and you win. Build, patch, spoil the others' plans, and keep an operation for the right moment.
tutorial-more =
    Discarding: instead of playing you may discard one, two or all three cards and draw others.
    Wildcard module, Universal Bug and Universal Patch go with every colour.
    Operations: the button “All cards” on the table shows what each of them does.

## Options

preset-party = Party
preset-party-told = Who first has four stable modules wins, with a minute for a turn, so that nobody waits.
preset-classic = Classic
preset-classic-told = The rules of the box, and all the time you like.
preset-three = Three projects
preset-three-told = A project with four stable modules is delivered, and the next begins; the first to twelve modules wins.
preset-half_hour = Half an hour
preset-half_hour-told = Projects are delivered for 30 minutes, with a minute for a turn; most modules win.
preset-quick = Quick
preset-quick-told = The same rules with 45 seconds for a turn.
preset-house = House rules
preset-house-told = You may throw bugs at your own modules and put patches on those of others.
option-ends-rounds = After a number of turns of each player
option-ends-score = When somebody has enough stable modules
option-rounds = Turns of each player
option-target = Stable modules to win; every four are delivered
ends-rounds = { $count ->
    [one] One turn each
   *[other] { $count } turns each
}
ends-score = { $count ->
    [one] First to one stable module
   *[other] First to { $count } stable modules
}
option-first = Who begins
option-first-random = Somebody, by lot
option-first-host = The first seat
option-bug_self = Bugs may be thrown at one's own modules
option-patch_others = Patches may be put on modules of others
option-turn_seconds = Time for a turn
option-turn_seconds-0 = no clock

## The position in words

describe-over = The match is over: { $reason }.
describe-you = It is your turn: play a card, or discard one to three.
describe-other = It is the turn of { $seat }.
describe-card = In your hand: { $card }.
describe-card-not = In your hand: { $card } (cannot be played: { $why }).
describe-seat = { $seat }: { $stable } of 4 stable, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. Modules: { $modules }.
describe-seat-skips = { $seat }: { $stable } of 4 stable, misses the next turn. Modules: { $modules }.
describe-delivered = { $seat } ({ $score } stable modules in all)
describe-out = { $seat }: out.
describe-module = { $module } ({ $state })
describe-module-with = { $module } ({ $state }: { $attached })
describe-piles = { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}, { $discard ->
    [one] 1 discarded.
   *[other] { $discard } discarded.
}

## Names of fields, where a page shows the position or a move field by field

field-attached = cards on it
field-backend = Backend bug to
field-card = card
field-counts = cards
field-data_science = Data Science bug to
field-frontend = Frontend bug to
field-latest = cards of the last turn
field-mobile = Mobile bug to
field-module = module
field-multicolor = Wildcard bug to
field-other = other owner
field-other_module = other module
field-projects = projects
field-rival = swap with
field-skips = turns to miss
field-stable = stable
field-state = state
field-unplayable = cannot be played
field-why = why
field-won = winner

## The computer players

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-devbot_jr = DevBot Jr.
bot-codecrafter = CodeCrafter
bot-bughunter = BugHunter
bot-archmaster = ArchMaster
bot-sysadmin = SysAdmin
bot-dataninja = DataNinja
bot-frontendfox = FrontendFox
bot-backendbear = BackendBear
bot-mobilemonkey = MobileMonkey
bot-qualityqueen = QualityQueen
strategy-immediate_win = this wins at once
strategy-sabotage = somebody is close to winning and has to be stopped
strategy-defensive = what stands is protected
strategy-aggressive = the others are slowed down
strategy-balanced = everything is weighed
strategy-random = just a whim
position-ahead = ahead
position-level = level
position-behind = behind
threat-low = low
threat-medium = medium
threat-high = high
reasoning = { $strategy }. Position: { $position }; threat: { $threat }. Of { $considered ->
    [one] 1 move
   *[other] { $considered } moves
} this one scores { $total }: progress { $progress }, sabotage { $sabotage }, defence { $defence }, efficiency { $efficiency }, opportunity { $opportunity }, what may follow { $reply }.

## Key moments

moment-collapse = { $first } makes { $module } of { $second } collapse.
moment-stabilisation = { $first } stabilises { $module }.
moment-steal = { $first } takes { $module } from { $second }.
moment-exchange = { $first } makes modules of { $second } and { $third } change places.
moment-phishing = { $first } passes { $bugs ->
    [one] 1 bug
   *[other] { $bugs } bugs
} on.
moment-party = { $first } holds a party.
moment-swap = { $first } and { $second } swap projects.
moment-delivered = { $first } delivers a project.
moment-lead = { $first } takes the lead.
moment-three_stable = { $first } has three stable modules.
moment-broken = { $first } no longer has three stable modules.
moment-left = { $first } leaves.
moment-win = { $first } wins.

## Charts and figures

series-stable = Stable modules
figure-turns = Turns
figure-skipped = Turns missed
figure-placed = Modules placed
figure-bugs = Bugs thrown
figure-patches = Patches applied
figure-operations = Operations
figure-discarded = Cards discarded
figure-lost = Modules lost
figure-stolen = Modules taken
figure-received = Modules got by exchange
figure-patches_destroyed = Patches destroyed
figure-collapsed = Modules made to collapse
figure-cured = Bugs cured
figure-stabilised = Modules stabilised
figure-peak = Most stable at one time
figure-thinking = Thinking time
award-fixer = Bug hunter
award-fixer-told = { $figure ->
    [one] cured one bug
   *[other] cured { $figure } bugs
}
award-rock = Solid as a rock
award-rock-told = stabilised { $figure } modules
award-builder = Master builder
award-builder-told = placed { $figure } modules
award-tester = Merciless tester
award-tester-told = threw { $figure } bugs
award-wrecker = Wrecking ball
award-wrecker-told = { $figure ->
    [one] made one module collapse
   *[other] made { $figure } modules collapse
}
award-headhunter = Headhunter
award-headhunter-told = { $figure ->
    [one] took over one module
   *[other] took over { $figure } modules
}
award-recycler = Recycler
award-recycler-told = discarded { $figure } cards
