# What Trivia says.

name = Trivia
tagline = One question, four options, and the clock is running.
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
upload-quiz = One line a question: the question, the right answer, three wrong ones, and if you like an explanation. Or JSON.
upload-quiz-example =
    Who painted Las Meninas?;Velázquez;Goya;Picasso;Murillo;It hangs in the Prado.
    How many legs does a spider have?;Eight;Six;Ten;Twelve

## Moves

move-answer = Answer { $option }
move-pass = Pass

## Events

event-question_asked = { $has_category ->
    [false] { $question }
   *[other] { $category }: { $question }
}
event-options_shown = The options: { $options }.
event-answered = { $locked ->
    [true] { $seat } is wrong, and has to wait.
   *[other] { $seat } has answered.
}
event-passed = { $seat } passes.
event-answer_shown = The answer: { $answer }. { $has_seats ->
    [true] Right: { $seats }.
   *[other] Nobody was right.
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
field-question = Question
field-category = Category
field-difficulty = Difficulty
field-options = Options
field-option = Option
field-mine = Your answer
field-right = Right answer
field-right_seats = Right
field-because = Why
field-source = Source
field-tally = Chosen
field-answers = Chose
field-asked = Who may answer
field-answered = Answered
field-correct = Right so far
field-total = Questions

## In words

describe-question = { $total ->
    [0] Question { $round }.
   *[other] Question { $round } of { $total }.
}
describe-waiting = Still to answer: { $seats }.
describe-scores = Points: { $scores }.
mark-right = (right)
mark-mine = (your answer)

## On the board

board-question = Question { $round } of { $total }
board-yours = yours
board-wrong = (wrong)
board-read = Read the question …
board-choose = Choose an answer: 1, 2, 3 or 4.
board-waiting = { $count } still to answer.
board-locked-in = Your answer stands.
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
board-right-were = Right: { $seats }.
board-nobody-right = Nobody was right.

## Tutorial

tutorial-welcome = Welcome! A question appears here, and you have a moment to read it before its answers are shown.
tutorial-answer = Everybody answers at the same time, and nobody sees what the others choose. Tap the answer that you think is right.
tutorial-reveal = When everybody has answered, the right answer is shown with a short explanation.
tutorial-scores = And these are the points. Here everybody who is right gets some, and whoever answers sooner gets more.
tutorial-speed = Here is another question. In a real match a clock runs: think fast, but a wrong answer earns nothing. Your answer?
tutorial-goal = That is all! After the last question the most points win. In other matches only the first right answer counts, or teams play; the page of the table says so.

## Refusals

rejected-not_asked = This question is for another team.
rejected-already_answered = You have answered this question; wait for the next one.
rejected-no_such_answer = There are only { $most } options, from 0 on.
rejected-no_questions = There are no questions of this category and difficulty.
rejected-bad_quiz = Line { $line } of the quiz: { $problem ->
    [bad_json] this is not JSON: { $reason }.
    [bad_csv] this is not CSV: { $reason }.
    [too_large] the file is larger than { $most } characters.
    [not_text] this is not text.
    [no_list] there is no list of questions in it.
    [no_items] there are no questions in it.
    [too_many] there are more than { $most } questions.
    [wrong_columns] a question has { $least } to { $most } columns, but here there are { $columns }.
    [not_a_question] this is not a question.
    [unknown_field] questions have no “{ $field }”.
    [missing_text] { $field ->
        [because] the explanation
       *[other] the { $field }
    } is missing.
    [text_too_long] the { $field } is longer than { $most } characters.
    [unprintable_text] the { $field } has characters in it that cannot be shown.
    [bad_difficulty] the difficulty is one of { $known }.
    [wrong_options] a question has { $needed } options.
    [same_options] two options are the same.
    [no_answer] say which option is right: its number from 0 to { $most }, or its text.
    [asked_before] this question was asked in line { $first } already.
   *[other] it cannot be read ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }There is 1 more problem.
   *[other] { " " }There are { $more } more problems.
}
