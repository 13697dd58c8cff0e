# What Pictionary says.

name = Pictionary
tagline = One draws, the others guess, and the clock is running.

## Options

preset-party = Sketch party
preset-party-told = Everybody draws twice and everybody can guess; the quick score more, and letters appear as hints.
preset-quick = Quick
preset-quick-told = Everybody draws once; the first to guess scores, and letters appear as hints.
preset-quarter = A quarter of an hour
preset-quarter-told = Drawing for 15 minutes; everybody can guess, the quick score more, and letters appear as hints.
preset-classic = Classic
preset-classic-told = The first to guess scores, without hints, until somebody has 5 points.
preset-aloud = In one room
preset-aloud-told = Guesses are spoken aloud and the drawer judges, until somebody has 5 points.
option-language = Language of the words
option-language-es = Spanish
option-language-en = English
option-guessing = Guesses
option-guessing-typed = Typed
option-guessing-spoken = Spoken aloud, the drawer judges
option-round_ends = A drawing is guessed
option-round_ends-first = By the first
option-round_ends-all = By everybody
option-ends-rounds = When everybody has drawn
option-rounds = Drawings of each player
ends-rounds = { $count ->
    [one] One drawing each
   *[other] { $count } drawings each
}
option-scoring = Points
option-scoring-classic = 1 for the guesser, 1 for the drawer
option-scoring-points = Up to 15 for a quick guess; the drawer gets the average of the guessers
option-seconds = Time for a drawing
option-showing = Time to look at the word
option-showing-0 = none
option-theme = Theme
option-theme-all = All
option-theme-animals = Animals
option-theme-food = Food
option-theme-home = At home
option-theme-nature = Nature
option-theme-places = Places
option-theme-people = People
option-theme-sports = Sports, games and music
option-theme-transport = On the move
option-theme-actions = Actions
option-theme-body = Body and clothes
option-theme-stories = Stories and festivals
option-difficulty = Difficulty
option-difficulty-mixed = Mixed
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-hints = Hints
option-hints-none = None
option-hints-length = The length of the word
option-hints-letters = Letters appear as time goes by
option-choose_word = The drawer chooses one of three words
option-may_skip = The drawer may skip a word
option-team_play = Teams
option-team_play-team_turns = Only the drawer's team guesses
option-team_play-all_teams = All teams guess
option-words = Your own words
option-mix_words = Our words come besides your own
upload-words = One word a line; what else counts as it, after a semicolon. Or JSON.
upload-words-example =
    car;automobile
    lighthouse
    to juggle
    snowman

## Moves

move-draw = Draw
move-shape = { $tool ->
    [rectangle] Draw a rectangle
    [ellipse] Draw an ellipse
   *[other] Draw a line
}
move-fill = Fill an area
move-undo = Undo
move-redo = Redo
move-clear = Clear
move-choose_word = Draw “{ $word }”
move-skip_word = Another word
move-give_up = Give up
move-guess = Guess “{ $text }”
move-claim = I know it!
move-judge = { $right ->
    [true] That is right
   *[other] That is wrong
}

## Events

event-word_given = { $has_word ->
    [true] { $seat } draws “{ $word }”.
   *[other] { $seat } draws. { $has_theme ->
        [false] { "" }
       *[other] Theme: { $theme }.
    }
}
event-words_offered = { $has_words ->
    [true] { $seat } chooses one of these: { $words }.
   *[other] { $seat } chooses a word.
}
event-word_skipped = { $seat } does not want to draw “{ $word }” and gets another word.
event-letter_shown = A letter: { $mask }
event-drawn = A stroke is drawn.
event-undone = { $seat } takes the last step back.
event-redone = { $seat } draws it again after all.
event-cleared = { $seat } begins anew.
event-gave_up = { $seat } gives up.
event-guessed = { $seat } guesses “{ $text }”.
event-guessed_right = { $seat } has guessed it!
event-nearly_guessed = “{ $text }” is very close!
event-guess_held = “{ $text }” is heard in a moment.
event-claimed = { $seat } knows it.
event-judged = { $right ->
    [true] { $seat } is right!
   *[other] { $seat } is wrong, and has to wait.
}
event-word_shown = The word was “{ $word }”. { $has_seats ->
    [true] Guessed by: { $seats }.
   *[other] Nobody guessed it.
}
event-counted_together = Together: { $guessed } of { $drawings ->
    [one] 1 word
   *[other] { $drawings } words
} guessed.
reason-gave_up = the drawer gave up
reason-absent_drawer = the drawer is gone
reason-all_guessed = everybody has guessed it
reason-all_locked = nobody is left to guess

## Names

level-one_mind = of one mind
level-attuned = well attuned
level-in_touch = in touch
level-warming_up = warming up
level-strangers = strangers still
theme-animals = Animals
theme-food = Food
theme-home = At home
theme-nature = Nature
theme-places = Places
theme-people = People
theme-sports = Sports, games and music
theme-transport = On the move
theme-actions = Actions
theme-body = Body and clothes
theme-stories = Stories and festivals
tool-pen = pen
tool-line = line
tool-rectangle = rectangle
tool-ellipse = ellipse
tool-area = area
colour-black = black
colour-grey = grey
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-brown = brown
colour-white = white
field-order = Order of drawing
field-drawer = Draws
field-word = Word
field-words = Words
field-offered = Words to choose from
field-is_choosing = Chooses a word
field-tool = Tool
field-theme = Theme
field-mask = Letters
field-strokes = Drawing
field-stroke = Stroke
field-colour = Colour
field-size = Width
field-joined = Goes on
field-right = Guessed it
field-guesses = Guesses
field-text = Guess
field-near = Nearly right
field-held = Heard in a moment
field-asked = Who may guess
field-claims = Waiting for a verdict
field-locked = Out of this round
field-together = Together
field-guessed = Words guessed
field-drawings = Drawings so far
field-level = The two are
field-turns = Drawings
field-at = Last step

## In words

describe-word = { $seat } draws “{ $word }”, { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} so far.
describe-drawing = { $seat } draws, { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} so far.
describe-choosing = { $seat } chooses a word.
describe-offered = Words to choose from: { $words }.
describe-theme = Theme: { $theme }.
describe-mask = Letters: { $mask }
describe-guesses = Guesses: { $guesses }.
describe-right = Guessed by: { $seats }.
describe-claims = Waiting for a verdict: { $seats }.
describe-together = Together: { $guessed } of { $drawings } guessed.
describe-scores = Points: { $scores }.

## On the board

board-you-draw = You draw
board-draws = { $seat } draws
board-choose = Choose what you draw
board-chooses = { $seat } chooses a word …
board-pen = Pen
board-fill = Fill
board-line = Straight line
board-rectangle = Rectangle
board-ellipse = Ellipse
board-whole = Whole paper
board-what-is-it = What is it?
board-letters = { $mask } ({ $count ->
    [one] one letter
   *[other] { $count } letters
} to find)
board-your-guess = Your guess
board-no-guesses = Guesses show up here.
board-together = Together { $guessed } of { $drawings }
ending-together = { $guessed ->
    [0] { $drawings ->
        [one] You guessed no word together yet
       *[other] You guessed none of { $drawings } words together
    }
   *[other] You guessed { $guessed } of { $drawings } together
}
ending-level = { $level ->
    [one_mind] You are of one mind!
    [attuned] You are well attuned. A word or two more, and you are of one mind.
    [in_touch] You are in touch. Another match, and you know each other's pen.
    [warming_up] You are still warming up. Play again and beat it!
   *[other] You draw like strangers. Play again, it can only get better!
}
board-close = very close!
board-eraser = Eraser
board-judge = { $seat } says it aloud. Is it right?
board-you-know = You have guessed it. Keep it to yourself!
board-verdict-soon = Say it aloud! The drawer judges.
series-points = Points
figure-drawings = Drawings
figure-understood = Others who guessed them, in percent
figure-guessed = Words guessed
figure-first = Guessed before everybody else
figure-quickest = Quickest right guess, in seconds
figure-near = Close wrong guesses
figure-fewest = Lines of the sparest drawing that was guessed
moment-everybody = Everybody guesses “{ $word }” by { $first }.
moment-nobody = Nobody guesses “{ $word }” by { $first }.
award-drawer = Speaks with the pen
award-drawer-told = { $figure } % of the others guessed the drawings
award-quickest = Eagle eye
award-quickest-told = guessed it in { $figure } seconds
award-guesser = Mind reader
award-guesser-told = guessed { $figure } words
award-sparest = Less is more
award-sparest-told = { $figure ->
    [one] one line was enough
   *[other] { $figure } lines were enough
}
award-near = So close
award-near-told = { $figure ->
    [one] one guess was almost the word
   *[other] { $figure } guesses were almost the word
}
board-gallery = Gallery
board-gallery-by = by { $seat }
board-gallery-number = Drawing { $round }
board-gallery-right = Guessed by
board-gallery-after = after { $seconds } s
board-gallery-nobody = Nobody guessed it.
board-gallery-open = “{ $word }” by { $seat }: look at it
board-gallery-save = Save as a picture
board-gallery-replay = Draw it again
board-gallery-stop = Stop
board-gallery-progress = How much of it is drawn
board-gallery-show = Show it in the match

## Tutorial

tutorial-welcome = Welcome! One player draws, the others guess. It is your turn to draw, and only you can see the word here.
tutorial-draw = Draw it on the paper, line by line, with a finger or the mouse. No letters and no numbers! Your rival guesses as soon as there is something to see.
tutorial-draw-more = Good! Go on drawing, a few more lines: then your rival will get it.
tutorial-guessed = Guessed! You both get points. Beside the paper there are colours, sizes and a way to take lines back.
tutorial-guess = Now your rival draws, and the drawing appears stroke by stroke. Type what you think it is. You may guess as often as you like.
tutorial-guess-hint = Not quite. It has a roof, a door and two windows, and people live in it…
tutorial-goal = That is all! In a real match a clock runs, several people guess at once, and sooner is better. Draw big and start with what matters.

## Refusals

rejected-bad_stroke = A stroke has 1 to { $points } points, from 0 to { $paper } in both directions.
rejected-not_in_the_palette = This colour or width is not in the palette.
rejected-paper_full = The paper is full: undo does not help any more.
rejected-nothing_to_join = There is no stroke of this colour and width to go on with.
rejected-bad_shape = A shape has two points, from 0 to { $paper } in both directions.
rejected-no_such_tool = There is no such tool.
rejected-nothing_undone = Nothing was undone that could be drawn again.
rejected-no_word_yet = The word is being chosen.
rejected-no_choice = There is no word to choose now.
rejected-not_offered = This word is not one of those on offer.
rejected-nothing_drawn = Nothing is drawn yet.
rejected-no_skip = A word can be skipped once, before the first stroke, where the table allows it.
rejected-typed_only = Guesses are typed at this table.
rejected-spoken_only = Guesses are spoken aloud at this table: say that you know it.
rejected-you_draw = You draw; let the others guess.
rejected-other_team_guesses = Only the drawer's team guesses this one.
rejected-already_right = You have guessed it already; keep it to yourself.
rejected-locked_out = You were wrong; wait for the next drawing.
rejected-bad_guess = A guess has 1 to { $most } characters.
rejected-already_claimed = You have said so already; wait for the verdict.
rejected-too_late = Time is up.
rejected-nobody_claims = Nobody waits for a verdict.
rejected-bad_words = Line { $line } of the words: { $problem ->
    [bad_json] this is not JSON: { $reason }.
    [bad_csv] this is not CSV: { $reason }.
    [too_large] the file is larger than { $most } characters.
    [not_text] this is not text.
    [bad_spreadsheet] this spreadsheet cannot be read: save it again as XLSX, or as CSV.
    [large_spreadsheet] the spreadsheet is too large: it may unpack to { $most } bytes.
    [long_spreadsheet] the spreadsheet has more than { $most } rows.
    [no_list] there is no list of words in it.
    [too_few] there are fewer than { $fewest } words.
    [too_many] there are more than { $most } words.
    [too_many_forms] with this word there are more than { $most } accepted forms in all.
    [not_a_word] this is not a word.
    [no_letters] there are no letters in it.
    [word_too_long] the word is longer than { $most } characters.
    [unprintable_word] there are characters in it that cannot be shown.
    [given_before] this word was given in line { $first } already.
   *[other] it cannot be read ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }There is 1 more problem.
   *[other] { " " }There are { $more } more problems.
}
