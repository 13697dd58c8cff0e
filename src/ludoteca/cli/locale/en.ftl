# What the command line says.

## Numbers

number-group = {","}
number-decimal = {"."}

## Help

usage = Usage:
options = Options
commands = Commands
examples = Examples
metavar-command = COMMAND …
metavar-options = [OPTIONS]
metavar-game = GAME
metavar-file = FILE
metavar-option = OPTION
metavar-name = [NAME]

help-ludoteca = Ludoteca, a house of turn-based games: play them, simulate them, prove them.
short-ludoteca = a house of games
examples-ludoteca =
    ludoteca games
    ludoteca play pig
    ludoteca simulate pig --seats 3 --matches 1000

help-games = The games that are installed, with their seats, bots and options.
short-games = list the games
examples-games =
    ludoteca games
    ludoteca games --json

help-play = Play a game in the terminal, against bots; you sit at seat 1. With --watch, bots play all seats.
short-play = play a game in the terminal
examples-play =
    ludoteca play pig
    ludoteca play pig --bots easy,random --options target=50
    ludoteca play pig --watch --seed 7 --record match.json

help-simulate = Let bots play many matches and sum them up. The same seed gives the same matches, whatever the number of processes. The bots change seats, so that nobody always begins.
short-simulate = let bots play many matches
examples-simulate =
    ludoteca simulate pig --seats 3 --bots easy,easy,random --matches 1000 --seed 7
    ludoteca simulate pig --options target=50 --json

help-ladder = Play every strength of a game against the next weaker one, alone against copies of it, at the smallest table and one against three, and tell by how much it wins.
short-ladder = how much stronger each bot is than the next
examples-ladder =
    ludoteca ladder pig
    ludoteca ladder uno --seats 4 --bots hard,normal,easy --matches 1000

help-conduct = What bots do, as counts: strengths are dealt as evenly as possible at every table from the smallest to five seats. Tells how often each ranks above the others, and how long a move takes.
short-conduct = what bots do, and who ranks above whom
examples-conduct =
    ludoteca conduct machiavelli --bots hard,normal --matches 300
    ludoteca conduct risk --seats 3 --bots hard --json

help-replay = Tell a recorded match, or prove with --verify that it was so.
short-replay = tell or verify a recorded match
examples-replay =
    ludoteca replay match.json
    ludoteca replay match.json --seat 2
    ludoteca replay match.json --verify

help-check = Put a game to the test: many random matches in which every seat may act, and what must always hold.
short-check = put a game to the test
examples-check =
    ludoteca check pig
    ludoteca check pig --matches 200 --record failed.json

help-debug = Look for errors and warnings in a position: at the end of a recorded match, after some steps, or in a file that was exported before and perhaps edited. A position with errors is not exported.
short-debug = look for errors in a position
examples-debug =
    ludoteca debug match.json
    ludoteca debug match.json --step 12 --export position.json
    ludoteca debug position.json --json

help-document = A document of a game to copy and change: a map, a scenario. Give yours with --options OPTION=@FILE.
short-document = print a map or scenario to change
examples-document =
    ludoteca document risk custom_map simple > mine.json
    ludoteca play risk --options custom_map=@mine.json

help-push-keys = Make a pair of keys for pushes to browsers, as two lines for the file of settings. Whoever subscribed with other keys has to subscribe again.
short-push-keys = make keys for pushes to browsers
examples-push-keys =
    ludoteca push-keys
    ludoteca push-keys >> settings.toml

help-bot = Let a bot of your own sit at a table of a server. The file holds “bot”, a class or an object with choose(view, choices, chance), or a function “choose”. Make a token on your profile page and put it into LUDOTECA_TOKEN. Ctrl+C leaves the table.
short-bot = let your own bot sit at a table
examples-bot =
    LUDOTECA_TOKEN=… ludoteca bot my_bot.py --url https://ludoteca.example --table ABC234
    LUDOTECA_TOKEN=… ludoteca bot my_bot.py --url http://localhost:8080 --table ABC234 --matches 3

help-operator-link = Make a link that lets one browser look after the house: read reports, warn, silence and ban. It works once, within an hour. Give the options that the server was started with; it may be running. With --revoke nobody is an operator any more.
short-operator-link = let somebody look after the house
examples-operator-link =
    ludoteca operator-link
    ludoteca operator-link --lan --port 8080
    ludoteca operator-link --revoke

help-serve = Open the house: tables in the browser. Only this machine reaches it; with --lan everybody in your network does. Other settings are variables LUDOTECA_… of the environment.
short-serve = play in the browser
examples-serve =
    ludoteca serve
    ludoteca serve --lan --port 8080
    ludoteca serve --database postgresql://localhost/ludoteca --public-url https://play.example.org

flag-bots = the bots' strengths, one a seat; one alone stands for all
flag-commitment = verify that the secret is the one that was promised
flag-database = where everything is kept (otherwise a file in this folder)
flag-position = play on from a position exported by `ludoteca debug`, with its options and teams
flag-delay = pause between steps (0 when not on a terminal)
flag-export = write the position to a file, to read, to edit and to look at again
flag-help = show this help
flag-json = print JSON, for programs
flag-lan = let others in your network in
flag-lang = the language (otherwise that of your system)
flag-matches = how many matches
flag-options = the game's options
flag-port = where it listens (otherwise 8000)
flag-public-url = the address by which people reach it
flag-record = write the match's record to a file
flag-revoke = take the right from everybody who has it
flag-seat = only what this seat may know (1 is the first, 0 a spectator)
flag-table = the code of the table
flag-url = where the server is
flag-seats = how many seats
flag-seed = a number that decides all chance
flag-step = the position before this step (0 is the start; otherwise the last one)
flag-teams = the team of each seat, such as 1,2,1,2
flag-verify = replay and compare with what the record promises
flag-version = show the version
flag-watch = bots play all seats
flag-workers = how many processes (otherwise one per processor)

## What went wrong

interrupted = Interrupted.
usage-no-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near }?
}
usage-no-command = There is no command { $command }.
usage-missing = { $name } is missing.
usage-bad-option = { $option } is not used like this; perhaps its value is missing.
usage-wrong = This command takes nothing more.
usage-hint = See { $command }
problem-language = There is no language { $value }. There are: { $known }.
problem-number = { $option } must be a whole number from { $lowest }, not “{ $value }”.
problem-too_many = { $option } can be at most { $most }, not { $value }.
problem-seconds = { $option } must be seconds from 0 to 60, not “{ $value }”.
problem-setting = Options are written name=value, not “{ $value }”.
problem-bots = { $seats } seats need { $wanted } { $wanted ->
    [one] bot
   *[other] bots
}, not { $given }.
problem-teams = Teams are numbers from 1, one a seat, not “{ $value }”.
problem-cannot_read = { $file } cannot be read: { $problem }.
problem-cannot_write = { $file } cannot be written: { $problem }.
problem-line = Line { $line }: { $text }
more-problems = … and { $count } more.
problem-bad_file =
    { $file } cannot be used:
    { $problems }
problem-large_file = { $file } is larger than { $most } characters.
problem-no_documents = { $game } has no documents for “{ $option }”. Those with documents: { $known }.
problem-unknown_document = There is no document “{ $name }”. Known are: { $known }.
problem-not_json = { $file } is not a JSON file.
problem-not_a_record = { $file } is not a record of a match.
problem-no_seat = There is no seat { $seat }: the match has { $seats }.
problem-broken_step = The record is broken: step { $step } is refused. { $reason }
problem-not_proven = The record is not proven. { $reason }
problem-not_fair = The record names no secret: there is no commitment to verify.
problem-no_step = There is no step { $step }: the match has { $steps }.
problem-other_game = The position in { $file } is one of { $game }.
problem-broken_position = The position in { $file } has errors: it is neither exported nor played on.
problem-no_token = Put the token of your program into the environment variable { $variable }. You make one on your profile page.
problem-no_url = Say with --url where the server is, such as https://ludoteca.example.
problem-no_table = Say with --table the code of the table.
problem-no_bot_there = { $file } has no bot: write a class “bot” with choose(view, choices, chance), or a function “choose”.
problem-bot_failed = { $file } cannot be run: { $problem }
problem-extra_missing = This needs packages that are not installed. Install them with: pip install "ludoteca[{ $extra }]"
problem-database_in_use = Another server has { $database } open. Stop it first, or name another file with --database.
problem-port_taken = Port { $port } cannot be used: { $problem }. Choose another with --port.
problem-serve_failed = The server could not start; its log says why.
problem-serve_settings = These settings cannot be read: { $problem }
defect-bot = The bot { $bot } at seat { $seat } made a move that is refused: { $move } ({ $refusal }).
defect-game = The game broke its rules: { $problem }.
defect = Something went wrong that should not: { $kind }: { $problem }. Set { $variable }=1 to see where.

## games

games-none = No games are installed.
command-broken = The command { $name } cannot be loaded: { $problem }
games-broken = This game cannot be loaded ({ $problem }).
column-game = Game
column-about = What it is
column-seats = Seats
column-bots = Bots
games-more = “ludoteca games GAME” shows a game's options.
games-seats = { $seats } seats, { $minutes } minutes
games-bots = Bots: { $bots }
games-version = Rules version { $version }
column-option = Option
column-title = What it decides
column-default = Default
column-allowed = Possible

## simulate

matches = matches
simulated = { $matches } matches, seed { $seed }
simulated-length = { $time ->
    [none] On average { $rounds } rounds and { $steps } steps.
   *[other] On average { $rounds } rounds, { $steps } steps and { $time } of match time.
}
simulated-speed = { $speed } matches per second.
# In place of the reason for the end of matches
simulated-unfinished = stopped: it went on for too long
column-bot = Bot
column-seat = Seat
column-wins = Wins
column-interval = 95 % interval
column-place = Mean place
column-end = Ended because
column-matches = Matches

## bot

guest-seated = Seated at table { $table }.
guest-not_seated = No seat: { $text }
guest-begun = { $game } begins: { $names }.
guest-move = Played { $move }.
guest-refused = { $move } was refused: { $text }
guest-failed = The bot failed, so any move is played: { $problem }
guest-slow = The bot thought for more than { $seconds } seconds, so any move is played.
guest-over = { $place ->
    [1] The match is over: won.
   *[other] The match is over: place { $place }.
}
guest-disconnected = Disconnected. Connecting again …
guest-again = No connection yet. Trying again …
guest-back = Connected again.
guest-leaving = Leaving the table.
guest-lost = The server ended the visit: { $text }
guest-no_game = { $game } is not installed here, so the bot cannot play it.

## ladder

# $matches: number of matches for each row
laddered = { $matches } matches a row, seed { $seed }
column-stronger = Bot
column-weaker = against
column-fair = Of equals
column-proven = Proven
problem-ladder = { $game } has no two strengths to compare.

## conduct

# $tables: numbers of seats, $matches: number of matches
conducted = { $matches } matches at tables of { $tables }, seed { $seed }
column-figure = Per seat and match
conduct-median = Time of a move, median (ms)
conduct-p99 = Time of a move, 99 % within (ms)
conduct-pairs = { $strength } ranks above { $other } in { $rate } of { $pairs } pairs ({ $low } – { $high }).

## replay --verify

proof-log = { $steps ->
    [one] The one step is legal
   *[other] All { $steps } steps are legal
} under version { $version } of the rules.
proof-end = They lead to the end that the record promises, bit for bit ({ $digest }).
proof-seed = { $nonces ->
    [0] The seed follows from the secret.
    [one] The seed follows from the secret and one nonce.
   *[other] The seed follows from the secret and { $nonces } nonces.
}
proof-commitment = The secret is the one that was promised before the match.
proof-compare = The commitment to the secret was { $commitment }: compare it with the one shown before the match, or give it with --commitment.
proof-not-fair = The record names no secret: that nobody chose the seed is not proven.
proof-scripted = The first outcomes of chance were given beforehand, as in a tutorial.
proof-position = The match began from a given position.
proof-older = The first { $steps } steps were played under older rules and are not replayed.
proof-unfinished = The match is not over.

## debug

debug-sound = This position of { $game } is sound (step { $step }, round { $round }).
debug-broken = This position of { $game } is broken (step { $step }, round { $round }).
debug-wrong_size = “{ $field }” has { $found } entries; the match has { $seats } seats.
debug-invariant = The game says: { $problem }.
debug-crash = The rules fail on this position: { $problem }.
debug-overdue = “{ $name }” was due at { $at }, and it is { $now } already.
debug-nobody_to_act = Nobody is to act, nothing is due, and the match is not over.
debug-no_choices = Seat { $seat } is to act and has no choices.
debug-alone = Only one seat is left, and the match is not over.
debug-more_finished = { $finished } rounds are finished, and this is round { $round }.
debug-unknown_phase = No move belongs to the phase “{ $phase }”.
debug-unknown_pending = “{ $pending }” is pending, and there is no such move.
debug-log_refused = The log cannot be replayed: { $problem }.
debug-edited = The log does not lead here. Edited: { $fields }.

## check

check-passed = { $game } keeps its word in { $matches } matches with { $steps } steps.
check-seen = Ends seen: { $reasons }. Refusals: { $refusals }.
check-failed = { $game } fails: { $property }
check-wanted = It should be that { $wanted }. But:
check-save = A match of { $steps } steps shows it; --record FILE keeps it for “ludoteca replay”.
check-saved = A match of { $steps } steps shows it: ludoteca replay { $file }
property-alarms = what is due lies ahead, never in the past
property-alive = somebody is to act, or an alarm is due, or the match is over
property-autopilot = the autopilot plays a legal move for everybody the match waits for
property-bots = the game's own bots play legal moves, and to the end
property-choices = every choice is accepted
property-complete = a match that its rules call complete is over
property-context = a view depends on its state and context alone: rendered later, it is the same
property-crash = rules refuse with Rejected and fail with nothing else
property-declared = what a seat cannot know is declared hidden from it
property-ends = every match ends
property-events = events and views hold values of their own, never a list of the state
property-fresh = the same record gives the same states and events in another process
property-invariants = the game's own invariants hold
property-kernel_fields = only the match writes its own fields
property-leak_choices = choices tell a seat nothing it may not know
property-leak_event = events tell a seat nothing it may not know
property-leak_imagination = what bots may imagine at a seat depends on nothing it may not know
property-leak_refusal = refusals tell a seat nothing it may not know
property-leak_turn = whom the match waits for, and until when, tells a seat nothing it may not know
property-leak_view = views tell a seat nothing it may not know
property-notation = every move can be written as text and read again
property-own = what is shared and what is a seat's own make its view
property-points = a match under each ending that the game lists pays points
property-pure = looking and checking change nothing
property-refusals = a move is accepted exactly when the choices contain it
property-repeatable = the same input in the same position gives the same states and events
property-save = a match saved and loaded, and a state copied, is the same
property-scores = scores are the sum of the points paid
property-serialisable = every state is plain data
property-texts = everything a person reads has a text in every language

## play

play-you = you
play-commitment = The dice are fair: their secret is fixed now, its commitment is { $commitment }
play-places = Places
play-prompt = {"  "}Your move (? for help) ›{" "}
play-prompt-others = {"  "}Act, or Enter to let the others go on (? for help) ›{" "}
play-help =
    Type a number of the list, or a move as it is written there: { $example }
    {"*"} makes any move, Enter shows the position again, q quits.
    One line may hold several answers: 1; 2x 3 is 1, then 3 twice.
play-help-word = help
play-help-others =
    It is not your turn. Enter waits for what happens next; w waits until it is your turn or a new round begins.
play-too-late = That came too late: things have changed.
play-no-such-line = The list goes from 1 to { $last }.
play-no-such-value = “{ $value }” does not fit. Possible: { $hint }
play-bye = Until next time!
play-saved = The record is in { $file }.
field-text = text, up to { $length } characters; * for any
field-free = { $limits }; such as { $example }; * for any

## operator-link

operator-link-told = Open this link once, within an hour, in the browser of whoever is to look after the house:
operators-revoked = { $count ->
    [0] Nobody was an operator.
    [one] One browser is no operator's any more.
   *[other] { $count } browsers are no operators' any more.
  }

## serve

serve-here = Ludoteca is open at { $url } – on this machine only. Ctrl+C closes it.
serve-lan = Ludoteca is open to your network at { $url } – anybody there may come in. Ctrl+C closes it.
serve-no-pages = There are no pages to show: build them with `make run`, or with `npm ci && npm run build` in the folder web.
serve-public = Ludoteca is open at { $url }. Ctrl+C closes it.
