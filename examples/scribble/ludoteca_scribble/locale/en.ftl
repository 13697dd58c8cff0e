name = Scribble
tagline = One draws, the others guess.
option-language = Language of the words
option-language-en = English
option-language-es = Spanish
option-rounds = Drawings
option-seconds = Time for a drawing
move-draw = Draw
move-give_up = Give up
move-guess = Guess “{ $text }”
event-word_given = { $seat } draws.
event-drawn = A stroke is drawn.
event-guessed = { $seat } guesses “{ $text }”{ $right ->
    [true] : right!
   *[other] .
}
event-word_shown = The word was “{ $word }”.
reason-gave_up = the drawer gave up
describe = { $drawer } draws { $word }. Points: { $scores }.
