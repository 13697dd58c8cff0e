# Lo que dice Pictionary.

name = Pictionary
tagline = Uno dibuja, los demás adivinan y el reloj corre.

## Opciones

preset-party = Fiesta de dibujos
preset-party-told = Cada cual dibuja dos veces y todos pueden acertar; puntúa más quien acierta antes, y aparecen letras como pistas.
preset-quick = Rápida
preset-quick-told = Cada cual dibuja una vez; puntúa el primero que acierta, y aparecen letras como pistas.
preset-quarter = Un cuarto de hora
preset-quarter-told = Se dibuja durante 15 minutos; todos pueden acertar, puntúa más quien acierta antes, y aparecen letras como pistas.
preset-classic = Clásica
preset-classic-told = Puntúa el primero que acierta, sin pistas, hasta que alguien tenga 5 puntos.
preset-aloud = En la misma sala
preset-aloud-told = Se responde en voz alta y juzga quien dibuja, hasta que alguien tenga 5 puntos.
option-language = Idioma de las palabras
option-language-es = Español
option-language-en = Inglés
option-guessing = Respuestas
option-guessing-typed = Escritas
option-guessing-spoken = En voz alta, juzga quien dibuja
option-round_ends = Un dibujo lo adivina
option-round_ends-first = El primero
option-round_ends-all = Todo el mundo
option-ends-rounds = Cuando todos han dibujado
option-rounds = Dibujos de cada jugador
ends-rounds = { $count ->
    [one] Un dibujo cada uno
   *[other] { $count } dibujos cada uno
}
option-scoring = Puntos
option-scoring-classic = 1 para quien acierta, 1 para quien dibuja
option-scoring-points = Hasta 15 por acertar pronto; quien dibuja recibe la media de quienes adivinan
option-seconds = Tiempo por dibujo
option-showing = Tiempo para ver la palabra
option-showing-0 = nada
option-theme = Tema
option-theme-all = Todos
option-theme-animals = Animales
option-theme-food = Comida
option-theme-home = En casa
option-theme-nature = Naturaleza
option-theme-places = Lugares
option-theme-people = Personas
option-theme-sports = Deporte, juegos y música
option-theme-transport = En movimiento
option-theme-actions = Acciones
option-theme-body = Cuerpo y ropa
option-theme-stories = Cuentos y fiestas
option-difficulty = Dificultad
option-difficulty-mixed = Mezclada
option-difficulty-easy = Fácil
option-difficulty-medium = Media
option-difficulty-hard = Difícil
option-hints = Pistas
option-hints-none = Ninguna
option-hints-length = El largo de la palabra
option-hints-letters = Aparecen letras con el paso del tiempo
option-choose_word = Quien dibuja elige una de tres palabras
option-may_skip = Quien dibuja puede cambiar de palabra
option-team_play = Equipos
option-team_play-team_turns = Solo adivina el equipo de quien dibuja
option-team_play-all_teams = Adivinan todos los equipos
option-words = Tus propias palabras
option-mix_words = Nuestras palabras salen además de las tuyas
upload-words = Una palabra por línea; lo que también vale, tras un punto y coma. O JSON.
upload-words-example =
    coche;auto
    faro
    hacer malabares
    muñeco de nieve

## Jugadas

move-draw = Dibujar
move-shape = { $tool ->
    [rectangle] Dibujar un rectángulo
    [ellipse] Dibujar una elipse
   *[other] Dibujar una línea
}
move-fill = Rellenar una zona
move-undo = Deshacer
move-redo = Rehacer
move-clear = Borrar todo
move-choose_word = Dibujar «{ $word }»
move-skip_word = Otra palabra
move-give_up = Dejar este dibujo
move-guess = Decir «{ $text }»
move-claim = ¡Lo sé!
move-judge = { $right ->
    [true] Es correcto
   *[other] No es correcto
}

## Sucesos

event-word_given = { $has_word ->
    [true] { $seat } dibuja «{ $word }».
   *[other] Dibuja { $seat }. { $has_theme ->
        [false] { "" }
       *[other] Tema: { $theme }.
    }
}
event-words_offered = { $has_words ->
    [true] { $seat } elige entre: { $words }.
   *[other] { $seat } elige una palabra.
}
event-word_skipped = { $seat } no quiere dibujar «{ $word }» y recibe otra palabra.
event-letter_shown = Una letra: { $mask }
event-drawn = Se dibuja un trazo.
event-undone = { $seat } deshace el último paso.
event-redone = { $seat } vuelve a dibujarlo.
event-cleared = { $seat } empieza de nuevo.
event-gave_up = { $seat } deja este dibujo.
event-guessed = { $seat } dice «{ $text }».
event-guessed_right = ¡{ $seat } lo ha adivinado!
event-nearly_guessed = ¡«{ $text }» se acerca mucho!
event-guess_held = «{ $text }» se oirá en un momento.
event-claimed = { $seat } lo sabe.
event-judged = { $right ->
    [true] ¡{ $seat } acierta!
   *[other] { $seat } falla y tiene que esperar.
}
event-word_shown = La palabra era «{ $word }». { $has_seats ->
    [true] La adivinan: { $seats }.
   *[other] Nadie la ha adivinado.
}
event-counted_together = Entre los dos: { $drawings ->
    [one] { $guessed } de 1 palabra adivinada.
   *[other] { $guessed } de { $drawings } palabras adivinadas.
}
reason-gave_up = quien dibujaba dejó el dibujo
reason-absent_drawer = quien dibujaba se fue
reason-all_guessed = todos la han adivinado
reason-all_locked = no queda nadie que pueda adivinar

## Nombres

level-one_mind = uña y carne
level-attuned = muy compenetrados
level-in_touch = en sintonía
level-warming_up = entrando en calor
level-strangers = aún dos desconocidos
theme-animals = Animales
theme-food = Comida
theme-home = En casa
theme-nature = Naturaleza
theme-places = Lugares
theme-people = Personas
theme-sports = Deporte, juegos y música
theme-transport = En movimiento
theme-actions = Acciones
theme-body = Cuerpo y ropa
theme-stories = Cuentos y fiestas
tool-pen = lápiz
tool-line = línea
tool-rectangle = rectángulo
tool-ellipse = elipse
tool-area = zona
colour-black = negro
colour-grey = gris
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-brown = marrón
colour-white = blanco
field-order = Orden para dibujar
field-drawer = Dibuja
field-word = Palabra
field-words = Palabras
field-offered = Palabras para elegir
field-is_choosing = Elige palabra
field-tool = Herramienta
field-theme = Tema
field-mask = Letras
field-strokes = Dibujo
field-stroke = Trazo
field-colour = Color
field-size = Grosor
field-joined = Continúa
field-right = La adivinan
field-guesses = Intentos
field-text = Intento
field-near = Casi
field-held = Se oirá en un momento
field-asked = Quién puede adivinar
field-claims = Esperan el veredicto
field-locked = Fuera de esta ronda
field-together = Entre los dos
field-guessed = Palabras adivinadas
field-drawings = Dibujos hasta ahora
field-level = Los dos son o están
field-turns = Dibujos
field-at = Último paso

## En palabras

describe-word = { $seat } dibuja «{ $word }», { $strokes ->
    [one] un trazo
   *[other] { $strokes } trazos
} hasta ahora.
describe-drawing = Dibuja { $seat }, { $strokes ->
    [one] un trazo
   *[other] { $strokes } trazos
} hasta ahora.
describe-choosing = { $seat } elige una palabra.
describe-offered = Palabras para elegir: { $words }.
describe-theme = Tema: { $theme }.
describe-mask = Letras: { $mask }
describe-guesses = Intentos: { $guesses }.
describe-right = La han adivinado: { $seats }.
describe-claims = Esperan el veredicto: { $seats }.
describe-together = Entre los dos: { $guessed } de { $drawings } adivinadas.
describe-scores = Puntos: { $scores }.

## En el tablero

board-you-draw = Dibujas tú
board-choose = Elige qué dibujas
board-chooses = { $seat } elige una palabra…
board-pen = Lápiz
board-fill = Rellenar
board-line = Línea recta
board-rectangle = Rectángulo
board-ellipse = Elipse
board-whole = Hoja entera
board-draws = Dibuja { $seat }
board-what-is-it = ¿Qué es?
board-letters = { $mask } ({ $count ->
    [one] falta una letra
   *[other] faltan { $count } letras
})
board-your-guess = ¿Qué crees que es?
board-no-guesses = Aquí aparecen los intentos.
board-together = Juntos { $guessed } de { $drawings }
ending-together = { $guessed ->
    [0] { $drawings ->
        [one] Aún no habéis adivinado ninguna palabra
       *[other] No habéis adivinado ninguna de { $drawings } palabras
    }
   *[other] Habéis adivinado { $guessed } de { $drawings } entre los dos
}
ending-level = { $level ->
    [one_mind] ¡Sois uña y carne!
    [attuned] Estáis muy compenetrados. Una palabra o dos más y sois uña y carne.
    [in_touch] Estáis en sintonía. Otra partida y cada uno conocerá el trazo del otro.
    [warming_up] Aún estáis entrando en calor. ¡Otra partida, a superarlo!
   *[other] Dibujáis como dos desconocidos. Otra partida: ¡solo puede ir a mejor!
}
board-close = ¡casi!
board-eraser = Goma
board-judge = { $seat } lo dice en voz alta. ¿Es eso?
board-you-know = Lo has adivinado. ¡No se lo digas a nadie!
board-verdict-soon = ¡Dilo en voz alta! Decide quien dibuja.
series-points = Puntos
figure-drawings = Dibujos
figure-understood = Los demás que los adivinaron, en porcentaje
figure-guessed = Palabras adivinadas
figure-first = Adivinadas antes que nadie
figure-quickest = Acierto más rápido, en segundos
figure-near = Intentos que casi aciertan
figure-fewest = Trazos del dibujo más sencillo que se adivinó
moment-everybody = Todos adivinan «{ $word }», de { $first }.
moment-nobody = Nadie adivina «{ $word }», de { $first }.
award-drawer = Habla con el lápiz
award-drawer-told = el { $figure } % de los demás adivinó sus dibujos
award-quickest = Vista de águila
award-quickest-told = lo adivinó en { $figure } segundos
award-guesser = Lee la mente
award-guesser-told = adivinó { $figure } palabras
award-sparest = Menos es más
award-sparest-told = { $figure ->
    [one] le bastó un trazo
   *[other] le bastaron { $figure } trazos
}
award-near = Por los pelos
award-near-told = { $figure ->
    [one] un intento era casi la palabra
   *[other] { $figure } intentos eran casi la palabra
}
board-gallery = Galería
board-gallery-by = de { $seat }
board-gallery-number = Dibujo { $round }
board-gallery-right = La adivinaron
board-gallery-after = a los { $seconds } s
board-gallery-nobody = Nadie lo adivinó.
board-gallery-open = «{ $word }», de { $seat }: verlo
board-gallery-save = Guardar como imagen
board-gallery-replay = Dibujarlo otra vez
board-gallery-stop = Parar
board-gallery-progress = Cuánto está dibujado
board-gallery-show = Ver en la partida

## Tutorial

tutorial-welcome = ¡Te damos la bienvenida! Una persona dibuja y las demás adivinan. Te toca dibujar, y solo tú ves aquí la palabra.
tutorial-draw = Dibújala en el papel, línea a línea, con el dedo o con el ratón. ¡Sin letras ni números! Tu rival intentará adivinarla en cuanto haya algo que ver.
tutorial-draw-more = ¡Bien! Sigue con unas cuantas líneas más y tu rival lo acertará.
tutorial-guessed = ¡Acertada! Los dos sumáis puntos. Junto al papel hay colores, grosores y cómo borrar una línea.
tutorial-guess = Ahora dibuja tu rival, y el dibujo aparece trazo a trazo. Escribe lo que crees que es; puedes probar cuantas veces quieras.
tutorial-guess-hint = Casi. Tiene tejado, una puerta y dos ventanas, y en ella vive gente…
tutorial-goal = ¡Eso es todo! En una partida de verdad corre un reloj, adivinan varios a la vez y cuanto antes, mejor. Dibuja en grande y empieza por lo importante.

## Rechazos

rejected-bad_stroke = Un trazo tiene de 1 a { $points } puntos, de 0 a { $paper } en las dos direcciones.
rejected-not_in_the_palette = Ese color o ese grosor no está en la paleta.
rejected-paper_full = La hoja está llena: deshacer ya no ayuda.
rejected-nothing_to_join = No hay un trazo de ese color y grosor que continuar.
rejected-bad_shape = Una figura tiene dos puntos, de 0 a { $paper } en las dos direcciones.
rejected-no_such_tool = No hay tal herramienta.
rejected-nothing_undone = No se ha deshecho nada que se pueda rehacer.
rejected-no_word_yet = Se está eligiendo la palabra.
rejected-no_choice = Ahora no hay palabra que elegir.
rejected-not_offered = Esta palabra no es una de las que hay para elegir.
rejected-nothing_drawn = Todavía no hay nada dibujado.
rejected-no_skip = Se puede cambiar de palabra una vez, antes del primer trazo, si la mesa lo permite.
rejected-typed_only = En esta mesa las respuestas se escriben.
rejected-spoken_only = En esta mesa se responde en voz alta: di que lo sabes.
rejected-you_draw = Tú dibujas; deja adivinar a los demás.
rejected-other_team_guesses = Este dibujo solo lo adivina el equipo de quien dibuja.
rejected-already_right = Ya lo has adivinado; guárdalo para ti.
rejected-locked_out = Has fallado; espera al próximo dibujo.
rejected-bad_guess = Un intento tiene de 1 a { $most } caracteres.
rejected-already_claimed = Ya lo has dicho; espera el veredicto.
rejected-too_late = Se acabó el tiempo.
rejected-nobody_claims = Nadie espera un veredicto.
rejected-bad_words = Línea { $line } de las palabras: { $problem ->
    [bad_json] esto no es JSON: { $reason }.
    [bad_csv] esto no es CSV: { $reason }.
    [too_large] el archivo pasa de { $most } caracteres.
    [not_text] esto no es texto.
    [bad_spreadsheet] esta hoja de cálculo no se puede leer: guárdala de nuevo como XLSX o como CSV.
    [large_spreadsheet] la hoja de cálculo es demasiado grande: descomprimida puede tener { $most } bytes.
    [long_spreadsheet] la hoja de cálculo tiene más de { $most } filas.
    [no_list] no contiene una lista de palabras.
    [too_few] hay menos de { $fewest } palabras.
    [too_many] hay más de { $most } palabras.
    [too_many_forms] con esta palabra hay más de { $most } formas aceptadas en total.
    [not_a_word] esto no es una palabra.
    [no_letters] no tiene letras.
    [word_too_long] la palabra pasa de { $most } caracteres.
    [unprintable_word] tiene caracteres que no se pueden mostrar.
    [given_before] esta palabra ya está en la línea { $first }.
   *[other] no se puede leer ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }Hay 1 problema más.
   *[other] { " " }Hay { $more } problemas más.
}
