# What Trivia says.

name = Trivia
tagline = One question, a few answers, and the clock is running.
round = Question { $round }

## Options

preset-quiz_show = Quiz show
preset-quiz_show-told = Ten questions; everyone who is right scores, and the quick score more.
preset-quick = Quick
preset-quick-told = Five questions with less time to think; everyone who is right scores.
preset-quarter = A quarter of an hour
preset-quarter-told = As many questions as 15 minutes hold; everyone who is right scores, and the quick score more.
preset-climb = To 1,000 points
preset-climb-told = Whoever has 1,000 points first wins; everyone who is right scores, and the quick score more.
preset-race = Race
preset-race-told = Ten questions; only the first to be right scores.
option-language = Language of the questions
option-language-es = Spanish
option-language-en = English
option-ends-rounds = After a number of questions
option-rounds = Questions
ends-rounds = { $count ->
    [one] One question
   *[other] { $count } questions
}
option-seconds = Time to answer
option-reading = Time to read the question before the answers appear
option-reading-0 = none
option-showing = Time to look at the right answer
option-showing-0 = none
option-category = Category
option-category-all = All
option-category-geography = Geography
option-category-history = History
option-category-science = Science
option-category-nature = Nature
option-category-arts = Art
option-category-literature = Books and language
option-category-sports = Sports
option-category-technology = Technology
option-category-screen = Film and series
option-category-music = Music
option-category-games = Games and toys
option-category-food = Food and drink
option-category-recent = The last thirty years
option-kinds = Kinds of question
option-kinds-all = All: choose, type, estimate, put in order, point …
option-kinds-choice = Only those with one right answer of four
option-difficulty = Difficulty
option-difficulty-mixed = Mixed
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-mode = Who scores
option-mode-first_correct = The first to be right
option-mode-everyone = Everyone who is right
option-points = Points
option-points-classic = 100, and up to 50 for speed
option-points-linear = 10, and a bonus for speed
option-bonus = Highest bonus for speed, with 10 points a question
option-difficulty_counts = Harder questions are worth more
option-penalty = Points lost for a wrong answer
option-penalty-0 = none
option-team_play = Teams
option-team_play-all_teams = All teams answer
option-team_play-team_turns = Teams take turns
option-team_play-sequential_within_team = One of each team, in turn
option-quiz = Your own quiz
option-quiz_order = Order of your own questions
option-quiz_order-written = as they are written
option-quiz_order-shuffled = shuffled
upload-quiz = One line a question: the question, the right answer, three wrong ones, and if you like an explanation. Or a table with the columns kind, question, answer, option 1 to option 6; the spreadsheet of a quiz site (CSV or XLSX); or JSON.
upload-quiz-example =
    Who painted Las Meninas?;Velázquez;Goya;Picasso;Murillo;It hangs in the Prado.
    How many legs does a spider have?;Eight;Six;Ten;Twelve

## Moves

move-answer = Answer { $option }
move-choose = Choose { $options }
move-write = Answer “{ $text }”
move-estimate = Answer { $number }
move-arrange = Put in order: { $order }
move-point = Point at { $x }, { $y }
move-pass = Pass

## Events

event-question_asked = { $has_category ->
    [false] { $question }
   *[other] { $category }: { $question }
}
event-options_shown = The options: { $options }.
event-answers_open = You can answer now.
event-answered = { $locked ->
    [true] { $seat } is wrong, and has to wait.
   *[other] { $seat } has answered.
}
event-passed = { $seat } passes.
event-answer_shown = The answer: { $answer }. { $has_seats ->
    [true] Right: { $seats }.
   *[other] Nobody was right.
} { $because }
event-solution_shown = { $kind ->
    [true_false] It is { $answer ->
        [true] true
       *[false] false
    }.
    [poll] The poll is over.
    [hotspot] The right place is shown.
   *[other] The answer: { $answer }.
}{ $kind ->
    [poll] { "" }
   *[other] { $has_seats ->
        [true] { " " }Right: { $seats }.
       *[other] { " " }Nobody was right.
    }
} { $because }
reason-no_more_rounds = there are no more questions
reason-all_locked = nobody is left to answer

## Names

category-geography = Geography
category-history = History
category-science = Science
category-nature = Nature
category-arts = Art
category-literature = Books and language
category-sports = Sports
category-technology = Technology
category-screen = Film and series
category-music = Music
category-games = Games and toys
category-food = Food and drink
category-recent = The last thirty years
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
phase-reading = Read
phase-answering = Answer
truth-true = True
truth-false = False
field-kind = Kind
field-question = Question
field-category = Category
field-difficulty = Difficulty
field-picture = Picture
field-sound = Sound
field-alt = Description
field-options = Options
field-places = Number of options
field-unit = Unit
field-low = At least
field-high = At most
field-ends = From … to
field-text = Answer
field-number = Number
field-order = Order
field-texts = Accepted answers
field-within = Paid within
field-areas = Places
field-radius = Radius
field-x = Across
field-y = Down
field-option = Option
field-mine = Your answer
field-given = Your answer
field-right = Right answer
field-solution = Answer
field-right_seats = Right
field-because = Why
field-source = Source
field-tally = Chosen
field-answers = Chose
field-replies = Answers
field-shares = How right, in percent
field-asked = Who may answer
field-answered = Answered
field-correct = Right so far
field-total = Questions

## In words

describe-question = { $total ->
    [0] Question { $round }.
   *[other] Question { $round } of { $total }.
}
describe-media = { $media ->
    [picture] In the picture: { $alt }
   *[sound] To be heard: { $alt }
}
describe-task = { $kind ->
    [true_false] True or false?
    [several] Choose everything that is right.
    [typed] Type the answer.
    [number] Give a number.
    [order] Put them in order.
    [hotspot] Point at the place in the picture.
    [poll] A poll: nothing is right or wrong.
   *[other] Choose an answer.
}
describe-given = Your answer: { $answer }
describe-answer = The answer: { $answer }
describe-reply = { $seat }: { $answer }
describe-waiting = Still to answer: { $seats }.
describe-scores = Points: { $scores }.
mark-right = (right)
mark-chosen = (chosen by { $count })
mark-mine = (your answer)

## On the board

board-question = Question { $round } of { $total }
board-yours = yours
board-wrong = (wrong)
board-read = Read the question …
board-choose = Choose an answer: 1 to { $most }.
board-send = Send
board-send-chosen = { $count ->
    [0] Send
    [one] Send one answer
   *[other] Send { $count } answers
}
board-type = Your answer
board-estimate = { $unit ->
    [none] Your number
   *[other] Your number ({ $unit })
}
board-less = Less
board-more = More
board-limits = From { $low } to { $high }
board-order = Drag them into order, or use the arrows.
board-up = { $item }: move up
board-down = { $item }: move down
board-place = { $item } is now number { $place }
board-point = Tap the place in the picture, or move the cross with the arrow keys.
board-cross = Cross: { $x } % across, { $y } % down
board-enlarge = Enlarge the picture
board-shrink = Make the picture smaller
board-play-sound = Play the sound
board-stop-sound = Stop the sound
board-no-sound = The sound cannot be played here.
board-no-picture = The picture is not there any more. In words: { $alt }
board-waiting = { $count } still to answer.
board-locked-in = Your answer stands.
board-not-it = That was not it. Now the others.
board-others-asked = This one is for others.
board-has-answered = has answered
board-thinks = is thinking
board-was-right = was right
board-was-wrong = was wrong
board-you-right = Right! +{ $points }
board-you-wrong = { $points ->
    [0] Not this time.
   *[other] Not this time: { $points }
}
board-you-nothing = No answer from you.
board-you-part = { $points ->
    [0] Partly right.
   *[other] Partly right! +{ $points }
}
board-you-polled = Thank you for your answer.
board-also-right = Also right: { $answers }
board-right-place = The right place is ringed.
board-share = { $percent } %
board-right-were = Right: { $seats }.
board-nobody-right = Nobody was right.
series-points = Points
figure-right = Right answers
figure-answered = Questions answered
figure-fastest = Quickest right answer, in seconds
figure-average = Average answer, in seconds
figure-streak = Right answers in a row
figure-alone = Questions that nobody else knew
figure-tough = Questions that fewer than half knew
figure-climb = Places made good
moment-alone = Only { $first } knows the answer: “{ $question }”
moment-nobody = Nobody knows the answer: “{ $question }”
moment-everybody = Everybody knows the answer: “{ $question }”
award-fastest = Quick as lightning
award-fastest-told = right after { $figure } seconds
award-streak = On fire
award-streak-told = { $figure } right answers in a row
award-alone = Lone genius
award-alone-told = { $figure ->
    [one] knew one answer that nobody else knew
   *[other] knew { $figure } answers that nobody else knew
}
award-tough = Tough nuts cracked
award-tough-told = knew { $figure } answers that most did not
award-comeback = Great comeback
award-comeback-told = made good { $figure } places
board-report = Question by question
board-report-order = Order
board-report-hardest = Hardest first
board-report-easiest = Easiest first
board-report-asked = As they were asked
board-report-share = { $share } % right
board-report-median = median { $seconds } s
board-report-answered = { $answered } of { $asked } answered
board-report-right = right
board-report-rights = Right answers
board-report-count = { $count ->
    [one] one answer
   *[other] { $count } answers
}
board-report-download = Download as a table (CSV)
board-report-number = Number
board-report-question = Question
board-report-category = Category
board-report-difficulty = Difficulty
board-report-solution = Right answer
board-report-players = Players asked
board-report-replies = Answers
board-report-percent = Right, in percent
board-report-seconds = Median time in seconds
board-report-given = Given answers
board-report-opinion = an opinion
board-report-show = Show it in the match

## Tutorial

tutorial-welcome = Welcome! A question appears here, and you have a moment to read it before its answers are shown.
tutorial-answer = Everybody answers at the same time, and nobody sees what the others choose. Tap the answer that you think is right.
tutorial-reveal = When everybody has answered, the right answer is shown with a short explanation.
tutorial-scores = And these are the points. Here everybody who is right gets some, and whoever answers sooner gets more.
tutorial-speed = Here is another question. In a real match a clock runs: think fast, but a wrong answer earns nothing. Your answer?
tutorial-goal = That is all! After the last question the most points win. In other matches only the first right answer counts, or teams play; the page of the table says so.

## The editor

upload-quiz-edit = Edit the quiz
upload-quiz-make = Make one in the editor
editor = Quiz editor
editor-title = Title of the quiz
editor-keep = Keep it
editor-kept = Kept in “My quizzes”.
editor-problems = { $count ->
    [one] One thing is still to be mended before it can be kept.
   *[other] { $count } things are still to be mended before it can be kept.
}
editor-faults = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
editor-import = Import a file
editor-empty = New question
editor-add = Add a question
editor-up = Question { $number }: move up
editor-down = Question { $number }: move down
editor-remove = Delete question { $number }
editor-preview = Preview
editor-preview-question = The question
editor-preview-answer = The answer
editor-kind-choice = One right answer
editor-kind-true_false = True or false
editor-kind-several = Several right answers
editor-kind-typed = Typed answer
editor-kind-number = A number, paid by closeness
editor-kind-order = Put in order
editor-kind-hotspot = A place in a picture
editor-kind-poll = Poll without points
editor-options = Options
editor-option = Option { $number }
editor-items = Items, in the right order
editor-item = Item { $number }
editor-mark-right = Mark what is right.
editor-is-right = Option { $number } is right
editor-add-option = Add one
editor-remove-option = Take away number { $number }
editor-first = The first place stands for
editor-last = The last place stands for
editor-truth = It is
editor-texts = Accepted answers
editor-texts-told = The first one is shown as the answer. Small slips of spelling are forgiven.
editor-text = Accepted answer { $number }
editor-add-text = Accept another one
editor-exact = Spelling has to be exact
editor-number = The right number
editor-unit = Unit (optional)
editor-low = Least number (optional)
editor-high = Greatest number (optional)
editor-within = Paid up to this far away (optional)
editor-areas = Right places
editor-areas-told = Tap the picture to mark a place. With the arrow keys you move the one that has the focus.
editor-areas-picture = Add a picture first.
editor-area = Place { $number }: { $x } % across, { $y } % down
editor-add-area = Add a place
editor-remove-area = Take away place { $number }
editor-media = Picture and sound
editor-add-picture = Add a picture
editor-add-sound = Add a sound
editor-remove-picture = Take the picture away
editor-remove-sound = Take the sound away
editor-sending = Sending …
editor-too-large = This file is larger than 1 MB. Save a smaller copy and try again.
editor-alt = In words, for those who cannot see or hear it
editor-because = Explanation (optional)

## Refusals

rejected-not_asked = This question is for another team.
rejected-already_answered = You have answered this question; wait for the next one.
rejected-other_kind = This question is answered in another way.
rejected-no_such_answers = Choose at least one of the { $most } options, each once.
rejected-no_such_text = Write an answer on one line.
rejected-long_text = An answer has at most { $most } characters.
rejected-no_such_number = That number is outside the limits.
rejected-no_such_order = Put all { $most } items in order, each once.
rejected-no_such_place = That place is outside the picture.
rejected-no_such_answer = There are only { $most } options, from 0 on.
rejected-no_questions = There are no questions of this category and difficulty.
rejected-bad_quiz = { $line ->
    [0] { "" }
   *[other] Line { $line } of the quiz:{ " " }
}{ $problem ->
    [bad_json] this is not JSON: { $reason }.
    [bad_csv] this is not CSV: { $reason }.
    [too_large] the file is larger than { $most } characters.
    [not_text] this is not text.
    [bad_spreadsheet] this spreadsheet cannot be read: save it again as XLSX, or as CSV.
    [large_spreadsheet] the spreadsheet is too large: it may unpack to { $most } bytes.
    [long_spreadsheet] the spreadsheet has more than { $most } rows.
    [no_list] there is no list of questions in it.
    [no_items] there are no questions in it.
    [too_many] there are more than { $most } questions.
    [wrong_columns] a question has { $least } to { $most } columns, but here there are { $columns }.
    [not_a_question] this is not a question.
    [unknown_field] questions have no “{ $field }”.
    [bad_kind] the kind of a question is one of { $known }.
    [missing_text] { $field ->
        [item] an item
        [because] the explanation
        [answers] an accepted answer
        [ends] what one end of the order stands for
        [alt] what the picture or sound is, in words for those who cannot see or hear it,
       *[other] the { $field }
    } is missing.
    [text_too_long] { $field ->
        [item] an item
        [because] the explanation
        [answers] an accepted answer
        [ends] what one end of the order stands for
        [alt] the description of the picture or sound
       *[other] the { $field }
    } is longer than { $most } characters.
    [unprintable_text] { $field ->
        [item] an item
        [because] the explanation
        [answers] an accepted answer
        [ends] what one end of the order stands for
        [alt] the description of the picture or sound
       *[other] the { $field }
    } has characters in it that cannot be shown.
    [bad_difficulty] the difficulty is one of { $known }.
    [bad_media] there is no such { $field }: upload it first.
    [wrong_options] a question has { $least } to { $most } options.
    [same_options] two options are the same.
    [no_answer] say which option is right: its number from 0 to { $most }, or its text.
    [no_truth] say whether it is true or false.
    [no_answers] say which options are right, each once: their numbers from 0 to { $most }, or their texts.
    [no_texts] give 1 to { $most } accepted answers.
    [no_letters] an accepted answer needs a letter or a digit.
    [bad_tolerance] the tolerance is “close” or “exact”.
    [no_number] the answer and its limits are numbers up to { $most }.
    [bad_limits] the answer lies outside the limits.
    [bad_within] the distance within which a number is paid is more than 0.
    [wrong_items] there are { $least } to { $most } items to put in order.
    [wrong_ends] an order has two ends: what comes first and what comes last.
    [missing_picture] a question about a place in a picture needs a picture.
    [wrong_areas] mark 1 to { $most } places in the picture.
    [bad_area] a place in the picture is x, y and radius: whole numbers up to 1000, the radius up to 500.
    [asked_before] this question was asked in line { $first } already.
   *[other] it cannot be read ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }There is 1 more problem.
   *[other] { " " }There are { $more } more problems.
}
