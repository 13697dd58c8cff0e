# What the shell says in English. Games speak for themselves, by catalogues of their own.

## The house

house = House
skip-to-content = Skip to the content
language = Language
speak = Switch to { $language }
theme = Theme
theme-now = Theme: { $theme }
theme-system = like the system
theme-dark = dark
theme-light = light
sounds = Sounds
profile = Profile
close = Close
save = Save
saved = Saved
copy = Copy
copied = Copied
share = Share
search = Search
search-in = Search in { $what }
yes = yes
no = no
nothing = nothing
to-home = To the home page
lost = There is nothing here
lost-told = The address may be old, or mistyped.
coming-in = Coming in …
no-entry = Nobody can come in here now
no-entry-told = The table is closed or full, or the match is played without spectators.
no-table = This table is not there
no-match = This match is not there
no-table-told = It may have been closed. Ask for the link again, or type the code.

## The app

app-description = Board games with friends, strangers and bots, at once or by post.
offline-title = No connection
offline-told = Ludoteca cannot be reached. Your matches are safe: what you sent is kept on the server. Try again when you are connected, or in a moment.
try-again = Try again

## Notices

notices = Notices
notices-told = Choose what reaches you by push and by mail, and when not.
notices-choose = Choose notices
notices-guest = Give your name in your profile first.
notices-post = Matches by post
notices-turns = Turn by turn
notices-live = All at once
by-mail = By mail
by-push = By push
guests-get-no-mail = A match by post: without an e-mail address in your profile nobody tells you when it is your turn.
no-mail-here = A match by post: this server sends no mail; come back to see whether it is your turn.
mail-needs-account = Mail needs an e-mail address: give one in your profile.
no-notices = This server sends no notices.
notice-turn = Your turn
notice-reminder = Reminder before a deadline
notice-report = What happened in a turn
notice-letter = Letters
notice-receipt = Confirmation of the orders I send
notice-begin = A match begins
notice-result = Results
push-here = This browser
push-unsupported = This browser cannot receive notices here. On an iPhone or iPad, add Ludoteca to the home screen first.
push-denied = You have forbidden notices from Ludoteca in the settings of this browser.
push-off = Be told when it is your turn, also while Ludoteca is closed.
push-on = This browser is told what you choose below.
push-turn-on = Turn on
push-turn-off = Turn off
trouble-push_failed = The browser could not subscribe. Try again later.
quiet-hours = Quiet hours
quiet-hours-wanted = No pushes at night
quiet-begins = From
quiet-ends = Until
times-of-zone = In the time of { $zone }. What comes meanwhile arrives afterwards.
waits-for-you = Waits for you
match-waits = { $game } waits for you.
next-match = Next match

## Home

home-title = Pull up a chair
home-lead = Open a table, send the link, play. A name is all it takes.
table-code = Code of a table
join = Join
my-tables = Your tables
open-tables = Open tables
pick-a-game = Pick a game
play-bots = Play against bots
play-bots-game = Play against bots: { $game }
play-friends = With friends
play-friends-game = With friends: { $game }
small-games = Small games
guest-name = Guest
facts = At a glance
players = { $count } players
minutes = { $count } min
pace-live = in real time
pace-turns = turn by turn
pace-post = also by post
nobody-yet = Nobody yet
your-turn = Your turn
you-are-asked = You are asked
free-seats =
    { $count ->
        [0] No free seat
        [one] 1 free seat
       *[other] { $count } free seats
    }
phase-waiting = Waiting
phase-starting = About to begin
phase-playing = Being played
phase-over = Over
how-to-play = How it is played
workshop-of = { $game }: workshop

## Opening a table

your-name = Your name
name-example = What should we call you?
name-wanted = Type a name of 2 to 20 letters.
presets = How do you play?
preset-for-bots = Everybody else is a bot. Bots need no days: then this is better.
more-options =
    { $count ->
        [one] 1 more option
       *[other] { $count } more options
    }
options-for-seats = Only with { $count } players
list-table = Show it in the list of open tables
allow-spectators = Others may watch
open-table = Open the table
from-to = { $from } to { $to }
number-corrected = Only { $limits } is possible: it is { $number } now.
zero-or-up-to = 0 ({ $zero }) to { $to }
unit-of = { $what }: unit
less-of = { $what }: less
more-of = { $what }: more
map-closer = Closer
map-farther = Farther
map-all = The whole map
map-picture = Picture
map-save = Save as { $format }
map-share = Share …
not-json = This cannot be read: it has to be a JSON document.

## A file of one's own

upload-choose = Choose a file
upload-drop = or drop it here
upload-paste = Or type it here
upload-read = Read it
upload-example = An example
upload-taken =
    { $count ->
        [one] 1 line is ready.
       *[other] { $count } lines are ready.
    }
upload-titled =
    { $count ->
        [one] “{ $title }”: one item.
       *[other] “{ $title }”: { $count } items.
    }
upload-kept = Your own list is in use.
upload-edit = Edit it on the map
upload-make = Make one on the map
upload-copy = Copy “{ $name }”
upload-line = Line { $line }: { $text }
upload-look = Look at it
upload-remove = Take it away
upload-download = Download
upload-share = Link to share it
upload-problems =
    { $count ->
        [one] One thing is wrong with this file:
       *[other] { $count } things are wrong with this file:
    }
upload-kept-good = The good ones are in use; these are left out:
upload-more = … and { $count } more.
upload-right = (right)

## At the table, before the match

own-titled =
    { $count ->
        [one] { $what }: “{ $title }”, one question
       *[other] { $what }: “{ $title }”, { $count } questions
    }
own-content =
    { $count ->
        [one] { $what }: one question
       *[other] { $what }: { $count } questions
    }
optional = optional
at-this-table = At this table: { $names }
sit-down = Sit down
sit-here = Sit here
move-here = Move here
stand-up = Stand up
watch = Watch
door-full = Every seat is taken: you can watch.
door-open-seat = The match is under way, and a seat is open: you can watch it and take the seat over.
door-playing = The match is under way: you can watch it.
door-over = The match is over: you can see how it ended.
door-late = The match is under way: sit down, and play from the next round.
seats = Seats
free-seat = Free seat
you = you
here = here
away = away
autopilot-in = { $name } is away. The autopilot plays in { $time }.
autopilot-plays = { $name } is away. The autopilot plays.
autopilot-played =
    { $count ->
        [one] While you were away, the autopilot played one move for you.
       *[other] While you were away, the autopilot played { $count } moves for you.
    }
open-chat = Open the chat
awaited-away =
    { $count ->
        [one] { $names } is away, and the match waits.
       *[other] { $names } are away, and the match waits.
    }
host = host
watching = Watching: { $names }
you-watch = you are watching
you-join-next = You are in: you play from the next round.
late-seat = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
} in this match.
sit-down-late = Sit down and play from the next round
along = You play along
along-open = Your answer counts in the ranking of the audience.
along-right = Right!
along-close = Close!
along-wrong = That is not it.
along-gain = { $points ->
    [one] One point for this round.
   *[other] { $points } points for this round.
}
along-standing = { $points ->
    [one] One point
   *[other] { $points } points
}, place { $place } of { $count } in the audience
audience-best = The best of { $count } in the audience
team = Team { team-colour }
team-colour =
    { $number ->
        [1] Red
        [2] Blue
        [3] Yellow
        [4] Green
        [5] Purple
        [6] Orange
        [7] Turquoise
       *[other] Pink
    }
team-of = Team
teams = Teams
play-in-teams = Play in teams
so-many-teams = { $count } teams
deal-teams = Deal anew
one-team-less = One team less
one-team-more = One team more
join-team = Join { $team }
teams-lead = Choose your team.
teams-lead-host = Everybody chooses a team; you may drag anybody to another one.
add-bot = Add a bot
how-strong = How strong should the bot be?
which-character = Who should it be?
surprise-me = Surprise me
surprise-told = Somebody who is not at the table yet.
character-alba = Says what she will do, and then does it.
character-bruno = Attacks first and asks afterwards, and he does not forget an insult.
character-carla = Keeps her word and her borders, and likes good company.
character-dario = Agrees to almost everything, which tells you almost nothing.
character-elena = Forgets neither a favour nor a broken promise.
character-felix = A friend to everybody, and a grudge to nobody: he has forgotten it.
character-gala = Bets on the great stroke and explains it later.
character-hugo = Hard to win over, easy to rely on.
character-irene = Weighs every offer, and usually stands by her answer.
character-jonas = Would rather build a wall than cross one.
character-kira = Has never seen a front that she did not like.
character-lucas = Helps gladly, forgives quickly.
character-mara = Keeps accounts of who owes whom.
character-nico = Says yes before you have finished asking.
character-olga = Her word is iron, and so is her memory.
character-pablo = His promises come with small print.
character-queta = Faithful and patient, and in no hurry to fight.
character-rosa = Makes friends first and plans afterwards.
character-silvio = Smiles warmest just before he turns on you.
character-tina = Likes a risk, and likes it better when it is shared.
character-ulises = Sets out boldly, seldom for where he announced.
character-vera = Tells the truth, and remembers who did not.
character-walter = Trusts nobody new, and few of the old.
character-xenia = Turns when you least expect it.
character-yago = Swears friendship every day, each time to somebody else.
character-zoe = Plays for the fun of it and bears no grudge.
character-devbot_jr = Presses every button once, to see what it does.
character-mobilemonkey = Grabs whatever hangs low, and throws the rest at you.
character-codecrafter = A solid builder with an occasional idea.
character-bughunter = Tracks down the weak spot in your project, not in his own.
character-frontendfox = Quick, charming, and gone with your best card.
character-backendbear = Slow to anger, hard to move.
character-archmaster = Had the whole plan drawn before the first card was dealt.
character-sysadmin = Trusts nothing that is not backed up twice.
character-dataninja = Appears where it pays most, and leaves no trace.
character-qualityqueen = Lets nothing pass that is not perfect.
remove-bot = Remove the bot
strength-devbot_jr = DevBot Jr. (easy)
strength-mobilemonkey = MobileMonkey (easy)
strength-codecrafter = CodeCrafter (normal)
strength-bughunter = BugHunter (normal)
strength-frontendfox = FrontendFox (normal)
strength-backendbear = BackendBear (normal)
strength-archmaster = ArchMaster (hard)
strength-sysadmin = SysAdmin (hard)
strength-dataninja = DataNinja (hard)
strength-qualityqueen = QualityQueen (hard)
strength-random = random
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-search = thinks ahead
about-to-start = Here we go
start = Start
starting = Getting everything ready …
the-host = The host
anonymous = Anonymous
anonymous-told = Nobody is told who plays until the match is over. Everybody is called Incognito; the seats are drawn by lot at the start.
anonymous-over = Nobody was told who plays until the match was over.
more-about-table = More about the table
be-anonymous = Anonymous until the end
host-starts = { $host } starts when everybody is here.
only-this-machine = Only this computer can open this address. Start the server with --lan to let phones in.
big-screen = Open the big screen
big-screen-of = The big screen of table { $code }
screen-name = Big screen
join-with = Join with this code
join-late-with = Sit down and play from the next round
join-next-with = Join the next match
use-as-screen = Use this as the big screen
music-and-sounds = Music and sounds
after-round = After round { $round }
ranking-up = up { $count }
ranking-down = down { $count }
streak = { $count } in a row
overall-told = A point for every game, and one for every player or team one was better than.
overall-teams-told = A point for every game, and one for every team it was better than. Each member gets them.
team-points-told = A team has the points of all its members together.
on-the-podium = The podium
other-places = The other places
invite = Invite
invite-lead = Whoever has the link can sit down.
invite-full = Every seat is taken: whoever has the link can come in, but not sit down.
invite-locked = The table is locked: whoever has the link can come in, but not sit down.
invite-link = Link to this table
seats-open = { $count ->
    [one] One seat
   *[other] { $count } seats
}
more-seats = Open { $count } seats
fewer-seats = Keep { $count } seats
show-qr = Show as a QR code
qr-of = QR code of { $link }
options = Options
change-options = Change
playlist = Playlist
then-follow = After this one:
enqueue-what = Which game follows?
enqueue = Add
dequeue = Take { $game } off the list
skip-to = Go on to { $game } now
next-game = On to { $game }
host-next = { $host } goes on to { $game }.
overall = Overall score
host-tools = For the host
lock-table = Nobody else may sit down
table-locked = The host has locked the table: nobody else may sit down.
close-table = Close the table
close-asked = Close the table?
close-told = Everybody is sent away, and the table is gone.
close-sure = Close it for everybody
hand-over = Make host
mute = Mute
unmute = Unmute
kick = Send away
be-hosted = The host leads the match
let-join = Late guests may join the match
hosted-told = { $host } leads this table and may pause, give more time, skip ahead and end the match, and mute or send away people.
fair-chance = Fair chance
fair-chance-told = The server is bound to its secret by this number. Every browser adds a secret of its own when the match starts. At the end all of them are shown, and you can verify that dice, cards and questions were nobody's choice. Who joins later adds nothing to it.

## At the table, in the match

paused = paused
time-left = Time left
match-time-left = { $time } left to play
last-round = the last round
days-hours = { $days } d { $hours } h
goes-on-in = It goes on by itself in { $time }.
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
out = out
joins-next = from the next round
you-may-too = Meanwhile you may:
next-seat = next
waiting-for = Waiting for { $names }.
nobody-to-act = One moment …
resting = A short break.
match-paused = The match is paused.
what-you-can-do = What you can do
in-words = The position in words
log = What happened
earlier = Earlier
look-at = Look at step { $step }
look-back = Show the table as it was then
looking-at = You are looking at step { $step } of { $last }.
your-turn-now = It is your turn now.
back-to-now = Back to now
first-step = First step
previous-step = Previous step
next-step = Next step
last-step = Last step
step = Step
least = Least: { $number }
most = Most: { $number }
left-to-give =
    { $count ->
        [0] All { $sum } are given out.
        [one] 1 of { $sum } left to give out.
       *[other] { $count } of { $sum } left to give out.
    }
show-rows =
    { $count ->
        [one] 1 row
       *[other] { $count } rows
    }
spread-evenly = Spread evenly
draw-hint = Draw with finger, pen or mouse. With the keyboard: arrows move, space puts the pen down and lifts it.
drawing-of =
    { $count ->
        [one] { $name }: a drawing of 1 stroke
       *[other] { $name }: a drawing of { $count } strokes
    }
chat = Chat
say-something = Say something
send = Send
no-messages = Nothing has been said yet.
unread = unread messages
to-spectators = to the spectators
write-to-spectators = Write to the spectators
silent-press = At this table players write nothing during the match.
silent-phase = The rules allow no letters in this phase.
silent-until = The rules allow no letters in this phase. It ends by { $time }.
letters = Letters
letters-all = All letters
letters-new = New letter
letters-to = Who are you writing to? Those you choose also read each other’s answers.
letters-write = Write
letters-nobody = There is nobody to write to: bots read no letters.
letters-none = Nothing has been written here yet.
letters-everybody = Everybody
letters-gallery = Spectators
letters-gallery-told = Players read this only after the match.
letters-before = Before the match
letters-earlier = Earlier letters
letters-search = Search letters
letters-search-earlier = Search in earlier letters too
letters-found =
    { $count ->
        [0] Nothing was found.
        [one] 1 message found
       *[other] { $count } messages found
    }
letter-found = { $sender }, in the letters with { $thread }
letters-from = { $name } has written.
letters-with = Letters with { $name }
letters-unread =
    { $count ->
        [one] Letters with { $name }: 1 unread
       *[other] Letters with { $name }: { $count } unread
    }
letters-count-unread =
    { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }
letters-say = Write to { $name }
letters-say-all = Write to everybody
dealings = Agreements
dealings-with = Agreements with { $name }
dealings-waiting =
    { $count ->
        [one] 1 proposal waits for your answer
       *[other] { $count } proposals wait for your answer
    }
letters-left =
    { $count ->
        [one] 1 character left
       *[other] { $count } characters left
    }
silent-public = At this table players write only to everybody during the match.
silent-watching = Those who do not play write to the spectators until the match is over.
silent-over = The match is over: write to everybody.
silent-out = You are not in the match: you may read these letters and write to the spectators.
silent-bots = Bots read no letters.
silent-bots-deal = Bots read no letters, but they answer proposals.
press = What players may write during the match
press-private = Letters and messages to everybody
press-public = Only messages to everybody
press-none = Nothing
press-public-sign = No letters
press-public-told = During the match players write only to everybody.
press-none-sign = No messages
press-none-told = During the match players write nothing.
report = Report
report-of = Report the message of { $name }
table-menu = At this table
show-words = Show in words
show-board = Show the board
show-plain-board = Show as a table of figures
show-own-board = Show the drawn board
propose-take_back = Ask to take my last move back
propose-pause = Ask for a pause
propose-resume = Ask to go on
propose = Propose to the others…
propose-what = What do you propose?
propose-extend = More time
propose-extend-told = The present deadline comes later for everybody.
propose-draw = A draw
propose-draw-told = The match ends, and all who are still in share the first place.
propose-shared_victory = A shared victory
propose-shared_victory-told = The match ends; those you name share the first place, the others follow as they stand.
propose-concession = A concession
propose-concession-told = The match ends; the one you name wins, the others follow as they stand.
propose-early_end = To end it here
propose-early_end-told = The match ends with the ranking as it stands.
propose-open_seat = A bot's seat for a person
propose-open_seat-told = Whoever comes may take it over; the bot plays on until then.
propose-seat_bot = A bot for an absent player
propose-seat_bot-told = The bot plays on in their seat; the seat is not theirs any more.
propose-seat = Which seat?
propose-winner = Who wins?
propose-winners = Who shares the victory?
propose-asked = Everybody who is asked has to agree. Whoever does not answer in time has said no.
propose-alone = There is no other person to ask: it is done at once.
propose-decided = You are the host: it is done at once. A deadline is never brought forward.
propose-now = Propose it
amount-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
amount-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
amount-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
proposed-extend = { $name } asks for more time for everybody: { $time }.
proposed-draw = { $name } proposes a draw.
proposed-shared_victory = { $name } proposes that { $winners } share the victory.
proposed-concession = { $name } proposes that all concede to { $winners }.
proposed-early_end = { $name } proposes to end the match here.
proposed-take_back = { $name } asks to take a move back.
proposed-pause = { $name } asks for a pause.
proposed-resume = { $name } asks to go on.
proposed-speed = { $speed ->
    [0] { $name } asks to let the bots play without pauses.
   *[other] { $name } asks to let the bots play at { $speed }×.
}
proposed-remove = { $name } wants to send { $person } away.
proposed-mute = { $name } wants to mute { $person }.
proposed-rematch = { $name } wants to play again.
proposal = Proposal
silence-is-no = No answer within { $time } is a no.
votes-so-far = { $count } of { $needed } votes needed.
proposal-declined = Not everybody agreed with { $name }: nothing changes.
proposal-expired = Not everybody answered { $name } in time: nothing changes.
vote-failed = The vote about { $name } failed.
voted-mute = { $name } has been muted.
voted-remove = { $name } has been sent away.
people = People at the table
people-vote = During a match nobody is muted or sent away by one person: more than half of the others have to agree, and at least two.
people-watch = During a match the players decide together who is muted or sent away.
people-host = The host decides who is muted or sent away.
nobody-else = Nobody else is here.
watches = is watching
is-muted = muted
mute-whom = Mute { $name }
unmute-whom = Unmute { $name }
kick-whom = Send { $name } away
vote-mute = Vote: mute
vote-mute-whom = Vote to mute { $name }
vote-remove = Vote: send away
vote-remove-whom = Vote to send { $name } away
host-pause = Pause the match
host-resume = Go on with the match
host-advance = Skip ahead without waiting
host-end = End the match
host-end-asked = End the match for everybody?
host-end-told = The ranking stays as it is now. What is under way brings no points any more.
host-end-sure = End it for everybody
remote = The host's remote
remote-next = Go on
remote-skip = Skip ahead
remote-pause = Pause
remote-resume = Go on after the pause
remote-time = { $seconds } seconds more
remote-lock = Lock the doors
remote-unlock = Open the doors
remote-end = End the match
remote-waits = Everybody sees the result. It goes on when you say so.
host-paced = After each result it goes on when I say so
host-goes-on = the host goes on
you-host = you lead
only-host = I only lead, and play nothing
be-safe = Safe for a class
safe = safe for a class
safe-told = Words are filtered and names approved. Nobody writes or reacts, and nobody sees the wrong guesses of others.
let-chat = People may write to each other
let-react = People may react
no-chat = no chat
no-chat-told = Nobody writes at this table.
reactions = Reactions
reaction-clap = Applause
reaction-laugh = Laughter
reaction-wow = Wow
reaction-heart = Heart
reaction-fire = On fire
reaction-groan = Oh no
takes-the-lead = { $name } takes the lead
nobody-scored = Nobody scored
only-bots-left = Only bots are left in the match.
finish-quickly = Finish quickly
bot-speed = Speed of the bots
bot-speed-asks = Speed of the bots; the other players are asked
bot-speed-1 = 1×
bot-speed-2 = 2×
bot-speed-4 = 4×
bot-speed-0 = Skip
bot-speed-asked = asked for
since-your-turn = Since your turn
since-watch = Watch it
agree = Agree
decline = Decline
withdraw = Withdraw
resign = Resign
resign-asked = Give up this match?
resign-told = Where the match goes on without you, your seat is offered to others first; otherwise it is over.
resign-sure = Yes, I resign
leave = Leave the table
leave-asked = Leave the table?
leave-told = You give up the match and get up from your seat.
play-on = Play on
stay = Stay
leave-sure = Leave, and give up the match
reconnecting = No connection. Coming back by itself …
table-gone = You are no longer at this table

## Games of cards

cards-hand = Your hand. Arrow keys go along it, Enter takes a card up, Escape lays it down.
cards-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
cards-pile = On the pile: { $card }
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-cannot = { $card }: { $why }.
cards-stay = It stays there
cards-let-go = Lay it down again

## After the match

match-over = The match is over
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
winning-teams =
    { $count ->
        [one] { $teams } wins
       *[other] { $teams } share the win
    }
ranking = Ranking
place = Place { $number }
rematch = Play again
rematch-asked = The others are asked whether they want to play again.
last-result = Result of the last match
you-win = You win!
your-team-wins = Your team wins!
you-share = You share the win with { $names }!
host-rematch = { $host } can offer another match.
download-record = Download the record
watch-replay = Watch again
replay-title =
    { $count ->
        [0] { $game } · { $date }
       *[other] { $game }: { $names } won · { $date }
    }
replay-link = Link to this replay
replay-link-told = Whoever has this link can see the replay, for a year or until you take your links back.
replay-links-revoke = Take my links back
replay-links-revoked = Your links to this replay no longer work.
replay-private = This match is private
replay-closed = This match was played without spectators: only its players can see it, or whoever gets a link from one of them.
verify-chance = Verify that it was fair
verifying = Working it out …
chance-fair = Chance was fair: nobody chose what it brought, and nobody changed it.
chance-unfair = What chance brought here cannot be trusted.
chance-numbers = The numbers, to verify it yourself
chance-seed = The seed follows from the secret and everybody's numbers.
chance-commitment = The secret is the one that was promised before the start.
chance-nonce = The number of this browser is among them.
commitment = Promise
seed = Seed
your-nonce = Number of this browser
broken = This could not be verified.
broken-sealed_record = The record is still sealed.
broken-broken_seed = The seed does not follow from the secret and the numbers.
broken-broken_commitment = The secret is not the one that was promised.
broken-missing_nonce = The number of this browser is not among them.
broken-no_fair_seed = This match was played without a promise.
broken-scripted_chance = This match was played with given dice, as tutorials are.
awards = Awards
how-it-went = How it went
match-length = The match took { $time } and ended in: { $round }.
key-moments = Key moments
charts = Charts
seconds-short = { $seconds } s
thinking-per-turn = Thinking time per turn
figures = Figures
thoughts = What the bots thought
share-replay = Share the replay
replay = Replay
seen-by = As seen by
spectator = a spectator
as-i-saw-it = { $name } (you)
run = Play
stop = Pause
speed = Speed

## Profile

who-you-are = Who you are
name-is-enough = A name is enough. It is kept in this browser.
appearance = Appearance
account = Account
account-why = With an e-mail address you find your matches on every device, and hear when it is your turn.
account-of = You are logged in as { $email }.
mail-wanted = Write to me when it is my turn
email = E-mail address
email-wanted = Type an e-mail address, like ana@example.org.
send-link = Send me a link
link-sent = If the address is right, an e-mail is on its way. Open the link in this browser.
type-login-code = Type the code from the e-mail instead
log-in = Log in
login-code = Code from the e-mail
code-wanted = Type the code.
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-asked = Log out, { $name }?
log-out-told = Without an e-mail address there is no way back: your seats and your matches stay behind.
log-out-sure = Log out for good
sessions = Where you are logged in
sessions-told = Log out where it is not you, or where you no longer play. You cannot go back to seats you took there.
this-browser = this one
unknown-browser = Unknown browser
session-used = last used { $date }
session-since = since { $date }
session-ended = Logged out there.
log-out-of = Log out of { $browser }, last used { $date }
log-out-others = Log out all others
programs = Your programs
programs-told = A program of yours can sit at a table as a guest. It plays with a token that you make here; everybody sees that it is a program.
program-name = What the program is called
program-make = Make a token
program-made = The token of { $name }. It is shown only now: copy it.
program-token = Token
program-rename = Rename
program-rename-whom = Rename { $name }
program-revoke = Revoke
program-revoke-whom = Revoke the token of { $name }
program-revoked = Its token is revoked.
is-program = program
devices = Other devices
device-told = A code moves you to another device. It works once; type it there under Profile.
show-device-code = Show a code
device-code = Code from the other device
take-over = Continue here
take-over-told = You then are here who you are there; what you played as { $name } stays behind.
history = Your matches
no-history = None yet.

## Troubles

trouble = That did not work. Try again.
trouble-unreachable = The server cannot be reached just now.

## Names of fields, for games that have none of their own

field-armies = armies
field-bidder = bidder
field-bonus = extra armies in
field-bonus_taken = bonus taken
field-cards = cards
field-castles = castle
field-conquered = conquered this turn
field-conquest = conquest
field-count = how many
field-declared = declared attack
field-deck = deck
field-dice = dice
field-discard = discarded
field-drawer = draws
field-guesser = guessed by
field-hand = your hand
field-keep = armies to keep
field-least = at least
field-map = map
field-mine = yours
field-most = at most
field-neutral_to_place = neutral to place
field-next_set = next set is worth
field-odds = odds
field-option = answer
field-options = answers
field-order = order
field-owner = owner
field-pending = to be done first
field-pool = in reserve
field-pot = pot
field-question = question
field-rank = rank
field-ready = ready
field-right = right answer
field-sheet = your sheet
field-sizes = cards
field-source = from
field-strokes = drawing
field-taken = answered after
field-target = to
field-territory = territory
field-text = your guess
field-to_place = to place
field-trade_values = sets are worth
field-trades = sets traded
field-turn = to play
field-win = chance to win
field-word = word

## Values that need a unit

value-taken = { $value } ms

## By post

seat-offered = A seat is waiting for you
seat-offered-told = In a match of { $game } under way, { $name } does not play any more. Take over the seat with everything that belongs to it; this link works once.
take-seat = Take the seat
open-seats = Seats to take over
open-seat-round = { $round ->
    [0] open since the start
   *[other] open since round { $round }
}
open-seat-of = The seat of { $name }
open-seat-against = against { $names }
by-post = by post
seat-is-open = The seat of { $name } is open.
seat-of-bot = The seat of { $name } is offered to a person; the bot plays on until then.
seat-given-up = You have given up your seat; it is offered to others.
seat-leaves-in = It leaves the match in { $time }.
seat-take = Take this seat
seat-take-again = Take it up again
seat-bot = Put a bot in it
seat-let-go = Let it go
seat-withdraw = Withdraw the offer
bot-strength = Strength of the bot
proposed-open_seat = { $name } wants to offer the seat of { $seat } to a person.
proposed-seat_bot = { $name } wants a bot ({ $strength }) in the seat of { $seat }.
proposed-let_go = { $name } wants to let the seat of { $seat } go.
seats-changed = Who took over
seat-changed = From step { $step } on, { $name } played for { $before }.
seat-changed-bot = From step { $step } on, the bot { $name } ({ $strength }) played for { $before }.
seat-make-link = Make a link for it
seat-link = Link to the seat
vote-on = { $name } has missed three turns. What shall become of the seat?
rules-changed = The rules of this game have changed since the match began. It goes on under the new ones.
rules-changed-dismiss = OK
unsubscribe = No more e-mails
unsubscribe-told = You will get no more e-mails about your matches. You can change that in your profile at any time.
unsubscribed = Done. No more e-mails about your matches will come.
calendar = Calendar
calendar-told = An address with your deadlines, to subscribe to in your calendar. It is secret: whoever knows it sees them.
calendar-address = Address of your calendar
calendar-make = Make an address
calendar-renew = Make a new address
calendar-revoke = Revoke it
holidays = Holidays
holidays-told = While you are away your matches by post wait for you: deadlines that need you move to noon of the day after. At your tables people see until when you are away.
first-day = First day
last-day = Last day
holiday-span = { $first } – { $last }
holiday-enter = Enter
holiday-cancel = Cancel it
holiday-back = I am back
holidays-left =
    { $days ->
        [one] One day is left this year
       *[other] { $days } days are left this year
    }; at most { $stretch } at a stretch, entered a day before.

# Tutorials and tips

tutorial = Tutorial
tutorial-offer = New to { $game }?
tutorial-offer-told = Learn by playing: { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, nothing to read.
tutorial-start = Learn by playing · { $minutes } min
tutorial-decline = Not now
tutorial-next = Next
tutorial-finish = Done
tutorial-skip = Skip tutorial
tutorial-now = The board shows what happened before. Go back to now.
tutorial-more = You will also meet:
tutorial-rules = Read the rules
tutorial-waits = One moment …
tutorial-watch = Watch what happens.
tutorial-step = Step { $step } of { $steps }
tutorial-done = Well done!
tutorial-done-told = You know all you need. Now play a whole match; the bots are patient.
tutorial-back = About the game
tip-close = Dismiss this tip
tips-off = No tips

## Opening a table

table-name = Name of the table
table-name-told = If you like, to be found by.
starts-full = Begins by itself when all seats are taken
starts-on = Begins by itself on
starts-on-told = If enough are seated by then. You need not be there.
least-reliability = Players who finish their matches, at least
any-player = everybody
percent = { $percent } %
opened-at = Open since { $time }
table-opened = Opened { $time }
match-since = Match since { $time }
match-until = Match over since { $time }
match-lasted = Match { $span }
joined-at = here since { $time }
due-at = until { $time }
begins-at = begins on { $time }
begins-full = The match begins by itself when all seats are taken. Seats are kept while you are away.
begins-on = The match begins by itself on { $time }, if enough are seated. Seats are kept while you are away.
deadlines = Deadlines
no-weekends = None at weekends
no-nights = None at night
time-zone = Time zone
closed-hours-move = A deadline that would fall then moves to the end of that time.
wait-for-holidays = They wait for players who are on holiday
closed-hours = Closed hours
closed-hours-told =
    { $kind ->
        [weekends] Nothing falls due at weekends
        [night] Nothing falls due between { $begins } and { $ends }
       *[both] Nothing falls due at weekends, nor between { $begins } and { $ends }
    } ({ $zone }).
no-holidays = No holidays
no-holidays-told = Deadlines do not wait for players on holiday.
deadline-moved-hours = Due { $time }: nothing falls due in closed hours
deadline-moved-holiday = Due { $time }: the match waits for somebody on holiday
who-is-away = { $name }: { $away }
away-until = away until { $last }
away-from = away from { $first } to { $last }
deal-by-preference = Deal who plays what by everybody’s wishes
by-preference = By wishes
by-preference-told = Who plays what is dealt at the start: by everybody’s wishes, and by lot between equal ones.
wishes = What would you like to play?
wishes-told = Tap what you like best first. Nobody else sees your wishes before the match is over.
wish-remove = Remove
wish-no-more = Do not wish for { $name }
least-reliability-is = for players who finish { $percent } % of their matches

## Play now

play-now = Play now
play-now-lead = Against whoever is here: opponents of your strength are found for you.
play-now-game = Play now: { $game }
play-now-live = Live
play-now-post = By post
any-seats = Any number
bots-may-fill = Bots may take empty seats
play-now-told = The match is rated, and begins by itself when enough people want it.
people-wait =
    { $count ->
        [one] 1 person waits
       *[other] { $count } people wait
    }
waiting-game = Waiting for { $game }
waiting-for-others = Waiting for opponents
waiting-others =
    { $count ->
        [0] Nobody else waits for this game yet.
        [one] 1 other person waits for this game.
       *[other] { $count } other people wait for this game.
    }
waiting-expected = The wait was { $time } lately.
waiting-told = The table opens by itself. You can look around meanwhile; keep these pages open.
waiting-lost = You are not waiting any more: the connection was lost for too long.
stop-waiting = Stop waiting
look-around = Look around
match-ready = Your match is ready
match-enter = Go there
gathering = Your opponents are coming
gathering-told = The match begins by itself when everybody is here.
is-here = is here
is-expected = on the way
go-on-waiting = Go on waiting
origin-play_now = Play now
origin-told-play_now = The server brought these players together.
origin-tournament = Tournament
origin-told-tournament = A match of a tournament.
to-the-tournament = To the tournament
other-opponents = Find other opponents

## Ratings

rated = Rated
be-rated = Matches are rated
rated-told = Its matches change everybody's rating. Whoever leaves is rated last.
unrated-daily_limit = Not rated: the same players have had five rated matches in a day.
unrated-too_short = Not rated: it ended before everybody had a turn.
unrated-same_player = Not rated: one player holds more than one seat.
unrated-unreadable = Not rated: the match could not be read again.
rating = Rating
rating-of = { $mean } ± { $deviation }
rating-change = { $mean } ± { $deviation }, { $change }
rating-pace-live = live
rating-pace-post = by post
rating-graph = Rating in { $game } after each match
your-ratings = Your ratings
rated-matches =
    { $count ->
        [one] 1 rated match
       *[other] { $count } rated matches
    }
rated-count = Matches
provisional = provisional
leaderboard = Leaderboard
leaderboard-told = Rated players with an account, and the bots, once their rating is known to ± { $deviation } or better.
leaderboard-empty = Nobody is listed yet. Open a public table and let its matches be rated.
not-listed-yet = You are not listed yet: that takes an account and a few more rated matches.
bot-of-strength = Bot ({ $strength })
rank = Rank
player = Player
previous-page = Previous
next-page = Next
page-of = { $page } of { $pages }

## People's pages

member-since = Here since { $date }
guest-since = A guest since { $date }
reliability = { $percent } % reliable
reliability-told = matches begun and not abandoned
favourite-games = Favourite games
plays-now = Is playing { $game } now: watch
change-my-page = Change what others see
history-hidden = { $name } does not show past matches.
ratings = Ratings
follow = Follow
unfollow = Stop following
block = Block
unblock = Unblock
unblock-whom = Unblock { $name }
is-blocked = Blocked
block-asked = Block { $name }?
block-told = You will not be paired, what they write is not shown to you, and neither of you can sit at a table of the other. They are not told.
back = Back
somebody = somebody
by-game = By game
by-opponent = Against each player
game = Game
matches-played = Matches
matches-won = Won
matches-ahead = Ahead
matches = Matches
all-games = All games
drawn = Drawn
place-among = Place { $place } of { $sides }
course-playing = Being played
course-finished = Finished
course-resigned = resigned
course-left = left
course-removed = was removed
course-absent = was away
course-replaced = was replaced
more-matches = Earlier matches
my-page = Your page
see-my-page = See what others see
hide-my-history = Hide my matches and statistics from others
your-data = Your data
export = Download everything
export-told = One file with all that is stored about you: account, page, ratings, what you wrote, and the records of your matches.
delete-lead = You can have all of it deleted.
delete-all = Delete everything
delete-asked = Delete everything?
delete-told = Your account, page, ratings and everything you wrote are deleted, and you are logged out everywhere. In past matches “Deleted player” stands in place of your name; in running ones your seat is given up as if you had left. This cannot be undone.
delete-confirm = Type { $name } to confirm
delete-sure = Delete for good
people-i-know = People
is-playing = Playing { $game }
is-waiting = Waiting at a table of { $game }

## Tournaments

tournaments = Tournaments
tournaments-told = Several rounds at tables that are made for you, with standings. Anybody may announce one.
your-tournaments = Your tournaments
open-tournaments = Open for entry
running-tournaments = Under way
past-tournaments = Past tournaments
no-tournaments = There is no tournament yet. Announce the first one.
announce-tournament = Announce a tournament
tournament-registration = Open for entry
tournament-running = Under way
tournament-over = Over: these are the final standings.
tournament-called_off = Called off
tournament-starts = Starts: { $when }
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
round-ends = ends at the latest: { $when }
system-swiss = Swiss
system-round_robin = Round robin
system-swiss-told = Players of about equal standing meet, and nobody meets twice if it can be avoided.
system-round_robin-told = Everybody meets everybody.
entrants-of = { $count } of at most { $most } entrants
your-table-waits = Your table is waiting
tournament-title = Title
tournament-system = System
tournament-rounds = Rounds
tournament-cycles = How often everybody meets everybody
seats-at-table = Seats at a table
fewest-entrants = Fewest entrants
most-entrants = Most entrants
bots-fill = Bots fill missing places
no-bots-fill = No bots
tournament-start-at = Start
tournament-start-told = Without a date it starts when you say so.
round-time = A round lasts at most
round-time-none = until all tables are over
hours-long =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
days-long =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
list-tournament = List it for everybody
seats-at-tables = Tables of { $count }
organised-by = Organised by { $name }
go-to-your-table = Go to your table
go-to-your-table-told = The match begins as soon as everybody is there. Whoever does not come in time loses the seat to a bot and earns no points.
wait-for-round = The next round begins when all tables are over.
enter-tournament = Enter the tournament
you-have-entered = You play in this tournament.
withdraw-tournament = Withdraw
you-organise = You organise this tournament
start-tournament = Start now
close-round = Close the round
close-round-told = At tables that are not over, all share the points until they are.
call-off = Call off
call-off-sure = Really call it off?
tournament-link = Link to the tournament
rounds-to-come = Rounds to come
entrants =
    { $count ->
        [0] Nobody has entered yet
        [one] 1 entrant
       *[other] { $count } entrants
    }
entrants-wanted =
    { $exactly ->
        [true] It takes { $most } entrants.
       *[other] It takes { $fewest } to { $most } entrants.
    }
bots-will-fill = Bots fill missing places at the start.
bot-entrant = Bot
withdrawn = Withdrawn
remove-short = Remove
remove-entrant = Remove { $name }
let-bot-play = Let a bot play
replace-entrant = Let a bot play for { $name }
table-of-round = Table { $number }
did-not-play = did not play
tournament-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
provisional-told = Not over when the round was closed: all share until it is.
watch-again = Watch again
watch-table = Watch
byes-of-round = A bye, worth a win: { $names }
standings = Standings
standing-points = Points
standing-opposition = Opponents
standing-wins = Wins
plain-number = { $number }
tie-breaks = What decides ties
tie-break-points = Points: by place at each table, shared by those who share a place.
tie-break-opposition = Opponents: for each round the average points of those at the table. A bye counts one’s own.
tie-break-direct = Direct meetings: how many of those tied one finished ahead of.
tie-break-wins = Wins: first places.
tie-break-late = Seats: whoever sat later had it harder. Those still equal share the place.

## Reports and operators

report-whom = Report { $name }
report-told = The people who look after this house read it, with what was said before. Whom you report is not told that it was you.
report-reason = What is wrong?
report-note = In your own words (optional)
report-send = Send the report
report-refused = That could not be sent. Try again later.
is-reported = Reported. Thank you.
reason-insults = Insults or bullying
reason-hate = Hatred of a group of people
reason-sexual = Sexual content
reason-threats = Threats or violence
reason-spam = Spam or advertising
reason-name = An offensive name
reason-drawing = An offensive drawing
reason-cheating = Cheating or spoiling matches
reason-other = Something else
sanction-why = The reason: { $reason }.
sanction-until = Until { $moment }.
warning-title = An operator has warned you
warning-told = Please mind how the others feel. Until you have read this you cannot write; if it goes on, you may be shut out.
warning-read = I have read this
timeout-title = You may not write for a while
timeout-told = You may go on playing. Until then you can neither write, nor change your name, nor list tables for everybody.
ban-title = You may not play here for now
ban-data = Your data can still be downloaded or deleted on your profile.
filter-words = Rule out bad words
approve-names = Approve names of newcomers
word-filter = clean words
word-filter-told = Messages, guesses and names with bad words are not accepted here.
name-approval = names approved
name-approval-told = Whoever comes is called Incognito until the host has approved their name.
name-waits = Your name, { $wanted }, waits for the host's approval. Until then you are called { $name }.
name-filtered = The name { $wanted } is not shown at this table: you are called { $name }. You may choose another on your profile.
newcomers = Names to approve
newcomers-wait = { $count ->
    [one] A name waits for approval
   *[other] { $count } names wait for approval
  }
newcomers-told = Nobody else sees these names yet. Show them as they are, or change them first.
name-for = Name for { $name }
name-approve = Approve
name-approve-whom = Approve the name { $name }
operator-title = Looking after the house
operator-open = Open the reports
operator-enter-told = This link makes you an operator in this browser: you will see reports, and may warn, silence and ban people.
operator-enter = Become an operator
operator-order = Order
order-newest = newest first
order-most = most reported first
operator-cases = { $count ->
    [0] Reports
    [one] Reports: one case
   *[other] Reports: { $count } cases
  }
no-cases = Nothing has been reported. All is well.
case-now-called = now called { $name }
case-reports = { $count ->
    [one] reported once
   *[other] reported { $count } times
  }
case-note = { $by }: “{ $note }”
case-by = Reported by { $names }
case-page = The person's page
case-table = The table
case-match = The match
case-history = { $count ->
    [0] Never sanctioned
    [one] Sanctioned once
   *[other] Sanctioned { $count } times
  }, { $reported ->
    [one] reported once in all
   *[other] reported { $reported } times in all
  }
no-sanctions = No sanctions so far.
decision-about = Decision about { $name }
decision-warn = Warn
decision-timeout = Time-out
decision-ban = Ban
decision-rename = Rename
decision-dismiss = Dismiss
decision-warn-told = They are told why, and cannot write before they have read it.
decision-timeout-told = They may play, but neither write, nor change their name, nor list tables.
decision-ban-told = They are shut out at once, with all browsers of their account.
decision-rename-told = They get another name everywhere. They may change it again.
decision-dismiss-told = Nothing happens to the person.
decision-reason = Reason they are told
decision-for = For how long
decision-confirm = Confirm: { $decision }
ban-address = Also for their network (others there are shut out too)
new-name = New name
for-good = for good
decided-warn = The person was warned.
decided-timeout = The person was silenced.
decided-ban = The person was banned.
decided-rename = The person was renamed.
decided-dismiss = The case was dismissed.
decided-undo = The sanction was undone.
in-force = In force
nothing-in-force = Nobody is sanctioned now.
undo-sanction = Undo
undo-sanction-of = Undo the sanction of { $name }
no-name = somebody who was deleted
sanction-warning = Warning
sanction-timeout = Time-out
sanction-ban = Ban
sanction-undone = undone { $moment }
sanction-unread = not read yet
sanction-read = read { $moment }
sanction-ends = until { $moment }
sanction-ended = ended { $moment }
sanction-address = with their network
audit = What operators did
no-audit = Nothing yet.
audit-dismiss = { $operator } dismissed a case about { $name }
audit-warn = { $operator } warned { $name }
audit-timeout = { $operator } silenced { $name }
audit-ban = { $operator } banned { $name }
audit-rename = { $operator } renamed { $name }
audit-undo = { $operator } undid a sanction of { $name }
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
days = { $count ->
    [one] one day
   *[other] { $count } days
  }

## What one makes oneself

creations = My quizzes
creations-told = Quizzes that you made or copied. Whoever has the link of one may play it, and sees its answers only after copying it.
creation-make = Make a quiz
creation-untitled = Quiz without a title
creation-count =
    { $count ->
        [one] One question
       *[other] { $count } questions
    }
creation-by = by { $name }
creation-play = Play it
creation-edit = Edit
creation-copy = Copy it to my quizzes
creation-copy-told = Playing shows you no answers before the others. A copy is yours: you can read and change all of it.
creation-double = Duplicate
creation-share = Link to share it
creation-share-it = Share
creation-drop = Delete “{ $title }”
creation-drop-told = The link stops working. Tables that have the quiz, and copies by others, keep it.
creation-drop-sure = Delete it
