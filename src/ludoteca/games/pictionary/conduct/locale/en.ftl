conduct-guesses_a_minute = Guesses a minute, while there is something on the paper
conduct-right = Guesses that are right
conduct-words_known = Words found
