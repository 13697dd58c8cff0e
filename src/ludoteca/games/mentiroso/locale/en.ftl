# What Mentiroso says.

name = Liar!
tagline = One defends a statement, and the others vote: true, or a lie?
round = Speech { $round }

## Options

preset-party = Party
preset-party-told = Everybody speaks twice; who fools most of the others scores, and so does who is not fooled.
preset-quick = Quick
preset-quick-told = Everybody speaks once, with less time to think, to talk and to vote.
preset-quarter = A quarter of an hour
preset-quarter-told = As many speeches as 15 minutes hold.
preset-climb = To 50 points
preset-climb-told = Whoever has 50 points first wins.
preset-apart = From afar
preset-apart-told = A minute for each speech, enough to write it for people who sit elsewhere.
preset-trusted = Be believed
preset-trusted-told = Speakers score only when they are believed, for lies more than for the truth.
option-language = Language of the statements
option-language-es = Spanish
option-language-en = English
option-ends-rounds = When everybody has spoken
option-rounds = Speeches of each player
ends-rounds = { $count ->
    [one] One speech each
   *[other] { $count } speeches each
}
option-preparing = Time to prepare
option-speaking = Time to speak
option-voting = Time to vote
option-showing = Time to look at the truth
option-showing-0 = none
option-category = Category
option-category-all = All
option-category-animals = Animals
option-category-body = The human body
option-category-food = Food and drink
option-category-geography = Geography
option-category-history = History
option-category-inventions = Inventions
option-category-language = Language
option-category-plants = Plants
option-category-space = Space
option-category-sports = Sports
option-pay = The speaker scores
option-pay-fooling = For wrong votes, also on a true statement
option-pay-believed = For being believed
option-early_votes = Vote during the speech, and change your mind
option-statements = Your own statements
upload-statements = One line a statement: the statement, true or false, and if you like an explanation. Or JSON.
upload-statements-example =
    Grandmother has ridden an elephant;true;In 1974, at the circus.
    Leo can whistle three tunes at once;false

## Moves

move-begin = Begin to speak
move-say = Write: { $text }
move-finish = I have finished
move-vote = { $truth ->
    [true] True
   *[other] Lie
}
move-abstain = No vote

## Events

event-statement_given = { $seat } defends: { $statement } { $has_truth ->
    [false] { "" }
   *[other] { $truth ->
        [true] (It is true.)
       *[other] (It is a lie.)
    }
}
event-speech_began = { $seat } begins to speak.
event-said = { $seat }: { $text }
event-voting_began = The vote is open.
event-voted = { $has_truth ->
    [false] { $seat } has voted.
   *[other] { $truth ->
        [true] { $seat } votes: true.
       *[other] { $seat } votes: a lie.
    }
}
event-abstained = { $seat } does not vote.
event-truth_shown = { $truth ->
    [true] It is true!
   *[other] It is a lie!
} { $because } { $has_believed ->
    [true] Believed it: { $believed }.
   *[other] Nobody believed it.
} { $has_doubted ->
    [true] Doubted it: { $doubted }.
   *[other] Nobody doubted it.
}
reason-absent_orator = the speaker has left
reason-no_more_rounds = there are no more statements

## Names

category-animals = Animals
category-body = The human body
category-food = Food and drink
category-geography = Geography
category-history = History
category-inventions = Inventions
category-language = Language
category-plants = Plants
category-space = Space
category-sports = Sports
phase-preparing = Prepare
phase-speaking = Speak
phase-voting = Vote
field-language = Language
field-order = Order
field-orator = Speaker
field-statement = Statement
field-category = Category
field-truth = True
field-because = Why
field-source = Source
field-lines = Speech
field-text = What you write
field-voters = Who votes
field-voted = Voted
field-mine = Your vote
field-believed = Believed it
field-doubted = Doubted it
field-prepared = Time to prepare
field-turns = Speeches
field-fooled = Fooled
field-caught = Right votes

## In words

describe-orator = Speech { $round }. { $phase ->
    [preparing] { $seat } prepares to defend:
    [speaking] { $seat } defends:
   *[other] { $seat } has defended:
}
describe-truth = { $truth ->
    [true] It is true.
   *[other] It is a lie.
}
describe-line = { $seat }: { $text }
describe-mine = { $truth ->
    [true] You have voted: true.
   *[other] You have voted: a lie.
}
describe-believed = Believed it: { $seats }.
describe-doubted = Doubted it: { $seats }.
describe-waiting = Still to vote: { $seats }.
describe-scores = Points: { $scores }.

## On the board

board-claims = { $seat } says:
board-you-claim = You say:
board-only-you = Only you know:
board-is-true = True
board-is-lie = Lie
board-goal-fooling = { $truth ->
    [true] It is true, but you score if most vote “lie”. Make it sound made up.
   *[other] It is a lie, and you score if most vote “true”. Make them believe it.
}
board-goal-believed = { $truth ->
    [true] It is true: you score if most believe you.
   *[other] It is a lie, and you score if most believe you.
}
board-goal-told-fooling = Whoever speaks scores for wrong votes, also when the statement is true.
board-goal-told-believed = Whoever speaks scores for being believed.
board-you-prepare = Think of what you will say. They are waiting.
board-prepares = { $seat } is thinking of something to say …
board-you-speak = Tell them aloud, or write it here.
board-speaks = Listen to { $seat }!
board-your-line = A line of your speech
board-vote = True, or a lie?
board-vote-early = True, or a lie? You may change your mind until all have voted.
board-voted = Your vote stands.
board-no-vote = You do not vote on this one.
board-team-speaks = Your team is speaking: the others vote.
board-votes-in = Votes: { $count } of { $total }
board-has-voted = has voted
board-thinks = is thinking
board-speaker = speaker
board-was-fooled = was fooled
board-was-right = was not fooled
board-truth-was-true = It is true!
board-truth-was-lie = It is a lie!
board-you-fooled = You fooled { $count ->
    [one] one player
   *[other] { $count } players
}! +{ $points }
board-you-convinced = They believed you, and rightly. +{ $points }
board-you-fooled-none = { $count ->
    [0] You fooled nobody.
    [one] You fooled one player: not enough.
   *[other] You fooled { $count } players: not enough.
}
board-you-right = You were not fooled! +{ $points }
board-you-wrong = You were fooled.
board-you-nothing = No vote from you.
board-fooled-were = Fooled: { $seats }.
board-nobody-fooled = Nobody was fooled.
board-nobody-voted = Nobody voted.

## Refusals

rejected-enough_lines = { $most } lines are enough for a speech.
rejected-bad_line = A line has 1 to { $most } characters.
rejected-you_speak = You are the speaker: the others vote.
rejected-your_team_speaks = Your team is speaking: the others vote.
rejected-listen_first = Listen first: the vote opens after the speech.
rejected-already_voted = You have voted on this statement.
rejected-too_few_statements = There are only { $found } statements, too few for { $needed } players.
rejected-bad_statements = Line { $line } of the statements: { $problem ->
    [bad_json] this is not JSON: { $reason }.
    [bad_csv] this is not CSV: { $reason }.
    [too_large] the file is larger than { $most } characters.
    [not_text] this is not text.
    [no_list] there is no list of statements in it.
    [no_items] there are no statements in it.
    [too_many] there are more than { $most } statements.
    [wrong_columns] a statement has { $least } to { $most } columns, but here there are { $columns }.
    [not_a_statement] this is not a statement.
    [unknown_field] statements have no “{ $field }”.
    [missing_text] the { $field ->
        [because] explanation
       *[other] { $field }
    } is missing.
    [text_too_long] the { $field ->
        [because] explanation
       *[other] { $field }
    } is longer than { $most } characters.
    [unprintable_text] the { $field ->
        [because] explanation
       *[other] { $field }
    } has characters in it that cannot be shown.
    [no_truth] say whether it is true or false.
    [stated_before] this statement is in line { $first } already.
   *[other] it cannot be read ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }There is 1 more problem.
   *[other] { " " }There are { $more } more problems.
}
