# Lo que dice Trivia.

name = Trivia
tagline = Una pregunta, cuatro opciones y el reloj en marcha.
round = Pregunta { $round }

## Opciones

preset-quiz_show = Concurso
preset-quiz_show-told = Diez preguntas; puntúan todos los que aciertan, y más quien responde antes.
preset-quick = Rápida
preset-quick-told = Cinco preguntas con menos tiempo para pensar; puntúan todos los que aciertan.
preset-quarter = Un cuarto de hora
preset-quarter-told = Tantas preguntas como quepan en 15 minutos; puntúan todos los que aciertan, y más quien responde antes.
preset-climb = A 1000 puntos
preset-climb-told = Gana quien llegue antes a 1000 puntos; puntúan todos los que aciertan, y más quien responde antes.
preset-race = Carrera
preset-race-told = Diez preguntas; solo puntúa el primero que acierta.
option-language = Idioma de las preguntas
option-language-es = Español
option-language-en = Inglés
option-ends-rounds = Tras un número de preguntas
option-rounds = Preguntas
ends-rounds = { $count ->
    [one] Una pregunta
   *[other] { $count } preguntas
}
option-seconds = Tiempo para responder
option-reading = Tiempo para leer la pregunta antes de ver las respuestas
option-reading-0 = nada
option-showing = Tiempo para ver la respuesta correcta
option-showing-0 = nada
option-category = Categoría
option-category-all = Todas
option-category-geography = Geografía
option-category-history = Historia
option-category-science = Ciencia
option-category-nature = Naturaleza
option-category-arts = Arte
option-category-literature = Libros y lengua
option-category-sports = Deportes
option-category-technology = Tecnología
option-category-screen = Cine y series
option-category-music = Música
option-category-games = Juegos y juguetes
option-category-food = Comida y bebida
option-category-recent = Los últimos treinta años
option-difficulty = Dificultad
option-difficulty-mixed = Mezclada
option-difficulty-easy = Fácil
option-difficulty-medium = Media
option-difficulty-hard = Difícil
option-mode = Quién puntúa
option-mode-first_correct = El primero que acierta
option-mode-everyone = Todos los que aciertan
option-points = Puntos
option-points-classic = 100 y hasta 50 por rapidez
option-points-linear = 10 y un extra por rapidez
option-bonus = Extra máximo por rapidez, con 10 puntos por pregunta
option-difficulty_counts = Las preguntas difíciles valen más
option-penalty = Puntos que resta un fallo
option-penalty-0 = ninguno
option-team_play = Equipos
option-team_play-all_teams = Responden todos los equipos
option-team_play-team_turns = Los equipos se turnan
option-team_play-sequential_within_team = Uno de cada equipo, por turno
option-quiz = Tu propio cuestionario
upload-quiz = Una línea por pregunta: la pregunta, la respuesta correcta, tres falsas y, si quieres, una explicación. O JSON.
upload-quiz-example =
    ¿Quién pintó Las meninas?;Velázquez;Goya;Picasso;Murillo;Está en el Prado.
    ¿Cuántas patas tiene una araña?;Ocho;Seis;Diez;Doce

## Jugadas

move-answer = Responder { $option }
move-pass = Pasar

## Sucesos

event-question_asked = { $has_category ->
    [false] { $question }
   *[other] { $category }: { $question }
}
event-options_shown = Las opciones: { $options }.
event-answered = { $locked ->
    [true] { $seat } falla y tiene que esperar.
   *[other] { $seat } ha respondido.
}
event-passed = { $seat } pasa.
event-answer_shown = La respuesta: { $answer }. { $has_seats ->
    [true] Aciertan: { $seats }.
   *[other] Nadie ha acertado.
} { $because }
reason-no_more_rounds = no quedan preguntas
reason-all_locked = no queda nadie que pueda responder

## Nombres

category-geography = Geografía
category-history = Historia
category-science = Ciencia
category-nature = Naturaleza
category-arts = Arte
category-literature = Libros y lengua
category-sports = Deportes
category-technology = Tecnología
category-screen = Cine y series
category-music = Música
category-games = Juegos y juguetes
category-food = Comida y bebida
category-recent = Los últimos treinta años
difficulty-easy = fácil
difficulty-medium = media
difficulty-hard = difícil
phase-reading = Leer
phase-answering = Responder
field-question = Pregunta
field-category = Categoría
field-difficulty = Dificultad
field-options = Opciones
field-option = Opción
field-mine = Tu respuesta
field-right = Respuesta correcta
field-right_seats = Aciertan
field-because = Por qué
field-source = Fuente
field-tally = Elegidas
field-answers = Ha elegido
field-asked = Quién puede responder
field-answered = Ha respondido
field-correct = Aciertos
field-total = Preguntas

## En palabras

describe-question = { $total ->
    [0] Pregunta { $round }.
   *[other] Pregunta { $round } de { $total }.
}
describe-waiting = Faltan por responder: { $seats }.
describe-scores = Puntos: { $scores }.
mark-right = (correcta)
mark-mine = (tu respuesta)

## En el tablero

board-question = Pregunta { $round } de { $total }
board-yours = tuya
board-wrong = (incorrecta)
board-read = Lee la pregunta…
board-choose = Elige una respuesta: 1, 2, 3 o 4.
board-waiting = Faltan { $count } por responder.
board-locked-in = Tu respuesta queda registrada.
board-others-asked = Esta es para otros.
board-has-answered = ha respondido
board-thinks = está pensando
board-was-right = ha acertado
board-was-wrong = ha fallado
board-you-right = ¡Correcto! +{ $points }
board-you-wrong = { $points ->
    [0] Esta vez no.
   *[other] Esta vez no: { $points }
}
board-you-nothing = No has respondido.
board-right-were = Aciertan: { $seats }.
board-nobody-right = No ha acertado nadie.

## Tutorial

tutorial-welcome = ¡Te damos la bienvenida! Aquí aparece una pregunta, y hay un momento para leerla antes de que salgan las respuestas.
tutorial-answer = Todos responden a la vez y nadie ve lo que eligen los demás. Toca la respuesta que creas correcta.
tutorial-reveal = Cuando todos han respondido se muestra la respuesta correcta, con una breve explicación.
tutorial-scores = Y estos son los puntos. Aquí puntúan todos los que aciertan, y quien responde antes se lleva más.
tutorial-speed = Aquí va otra pregunta. En una partida de verdad corre un reloj: piensa rápido, pero una respuesta equivocada no da nada. ¿Qué respondes?
tutorial-goal = ¡Eso es todo! Tras la última pregunta ganan los más puntos. En otras partidas solo cuenta el primer acierto, o se juega por equipos; lo dice la página de la mesa.

## Rechazos

rejected-not_asked = Esta pregunta es para otro equipo.
rejected-already_answered = Ya has respondido a esta pregunta; espera a la siguiente.
rejected-no_such_answer = Solo hay { $most } opciones, a partir de la 0.
rejected-no_questions = No hay preguntas de esa categoría y dificultad.
rejected-bad_quiz = Línea { $line } del cuestionario: { $problem ->
    [bad_json] esto no es JSON: { $reason }.
    [bad_csv] esto no es CSV: { $reason }.
    [too_large] el archivo pasa de { $most } caracteres.
    [not_text] esto no es texto.
    [no_list] no contiene una lista de preguntas.
    [no_items] no contiene preguntas.
    [too_many] hay más de { $most } preguntas.
    [wrong_columns] una pregunta tiene de { $least } a { $most } columnas, y aquí hay { $columns }.
    [not_a_question] esto no es una pregunta.
    [unknown_field] las preguntas no tienen «{ $field }».
    [missing_text] falta { $field ->
        [question] la pregunta
        [option] una de las opciones
        [because] la explicación
        [category] la categoría
       *[other] { $field }
    }.
    [text_too_long] { $field ->
        [question] la pregunta
        [option] una opción
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } pasa de { $most } caracteres.
    [unprintable_text] { $field ->
        [question] la pregunta
        [option] una opción
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } tiene caracteres que no se pueden mostrar.
    [bad_difficulty] la dificultad es una de { $known }.
    [wrong_options] una pregunta tiene { $needed } opciones.
    [same_options] dos opciones son iguales.
    [no_answer] di qué opción es la correcta: su número de 0 a { $most } o su texto.
    [asked_before] esta pregunta ya está en la línea { $first }.
   *[other] no se puede leer ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }Hay 1 problema más.
   *[other] { " " }Hay { $more } problemas más.
}
