name = Garabato
tagline = Uno dibuja, los demás adivinan.
option-language = Idioma de las palabras
option-language-en = Inglés
option-language-es = Español
option-rounds = Dibujos
option-seconds = Tiempo por dibujo
move-draw = Dibujar
move-give_up = Dejar este dibujo
move-guess = Decir «{ $text }»
event-word_given = Dibuja { $seat }.
event-drawn = Se dibuja un trazo.
event-guessed = { $seat } dice «{ $text }»{ $right ->
    [true] : ¡acierta!
   *[other] .
}
event-word_shown = La palabra era «{ $word }».
reason-gave_up = quien dibujaba dejó el dibujo
describe = Dibuja { $drawer }: { $word }. Puntos: { $scores }.
