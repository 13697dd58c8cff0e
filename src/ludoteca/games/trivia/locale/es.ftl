# Lo que dice Trivia.

name = Trivia
tagline = Una pregunta, unas respuestas y el reloj en marcha.
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
option-kinds = Tipos de pregunta
option-kinds-all = Todos: elegir, escribir, calcular, ordenar, señalar…
option-kinds-choice = Solo las de una respuesta correcta entre cuatro
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
option-quiz_order = Orden de tus preguntas
option-quiz_order-written = como están escritas
option-quiz_order-shuffled = al azar
upload-quiz = Una línea por pregunta: la pregunta, la respuesta correcta, tres falsas y, si quieres, una explicación. O una tabla con las columnas tipo, pregunta, respuesta, opción 1 a opción 6; la hoja de cálculo de una web de cuestionarios (CSV o XLSX); o JSON.
upload-quiz-example =
    ¿Quién pintó Las meninas?;Velázquez;Goya;Picasso;Murillo;Está en el Prado.
    ¿Cuántas patas tiene una araña?;Ocho;Seis;Diez;Doce

## Jugadas

move-answer = Responder { $option }
move-choose = Elegir { $options }
move-write = Responder «{ $text }»
move-estimate = Responder { $number }
move-arrange = Ordenar: { $order }
move-point = Señalar { $x }, { $y }
move-pass = Pasar

## Sucesos

event-question_asked = { $has_category ->
    [false] { $question }
   *[other] { $category }: { $question }
}
event-options_shown = Las opciones: { $options }.
event-answers_open = Ya se puede responder.
event-answered = { $locked ->
    [true] { $seat } falla y tiene que esperar.
   *[other] { $seat } ha respondido.
}
event-passed = { $seat } pasa.
event-answer_shown = La respuesta: { $answer }. { $has_seats ->
    [true] Aciertan: { $seats }.
   *[other] Nadie ha acertado.
} { $because }
event-solution_shown = { $kind ->
    [true_false] Es { $answer ->
        [true] verdadero
       *[false] falso
    }.
    [poll] La encuesta ha terminado.
    [hotspot] Se muestra el lugar correcto.
   *[other] La respuesta: { $answer }.
}{ $kind ->
    [poll] { "" }
   *[other] { $has_seats ->
        [true] { " " }Aciertan: { $seats }.
       *[other] { " " }No ha acertado nadie.
    }
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
truth-true = Verdadero
truth-false = Falso
field-kind = Tipo
field-question = Pregunta
field-category = Categoría
field-difficulty = Dificultad
field-picture = Imagen
field-sound = Sonido
field-alt = Descripción
field-options = Opciones
field-places = Número de opciones
field-unit = Unidad
field-low = Como mínimo
field-high = Como máximo
field-ends = De … a
field-text = Respuesta
field-number = Número
field-order = Orden
field-texts = Respuestas aceptadas
field-within = Puntúa a menos de
field-areas = Lugares
field-radius = Radio
field-x = A lo ancho
field-y = A lo alto
field-option = Opción
field-mine = Tu respuesta
field-given = Tu respuesta
field-right = Respuesta correcta
field-solution = Respuesta
field-right_seats = Aciertan
field-because = Por qué
field-source = Fuente
field-tally = Elegidas
field-answers = Ha elegido
field-replies = Respuestas
field-shares = Acierto, en porcentaje
field-asked = Quién puede responder
field-answered = Ha respondido
field-correct = Aciertos
field-total = Preguntas

## En palabras

describe-question = { $total ->
    [0] Pregunta { $round }.
   *[other] Pregunta { $round } de { $total }.
}
describe-media = { $media ->
    [picture] En la imagen: { $alt }
   *[sound] Para escuchar: { $alt }
}
describe-task = { $kind ->
    [true_false] ¿Verdadero o falso?
    [several] Elige todo lo que sea correcto.
    [typed] Escribe la respuesta.
    [number] Da un número.
    [order] Ponlos en orden.
    [hotspot] Señala el lugar en la imagen.
    [poll] Una encuesta: nada está bien ni mal.
   *[other] Elige una respuesta.
}
describe-given = Tu respuesta: { $answer }
describe-answer = La respuesta: { $answer }
describe-reply = { $seat }: { $answer }
describe-waiting = Faltan por responder: { $seats }.
describe-scores = Puntos: { $scores }.
mark-right = (correcta)
mark-chosen = (elegida por { $count })
mark-mine = (tu respuesta)

## En el tablero

board-question = Pregunta { $round } de { $total }
board-yours = tuya
board-wrong = (incorrecta)
board-read = Lee la pregunta…
board-choose = Elige una respuesta: de la 1 a la { $most }.
board-send = Enviar
board-send-chosen = { $count ->
    [0] Enviar
    [one] Enviar una respuesta
   *[other] Enviar { $count } respuestas
}
board-type = Tu respuesta
board-estimate = { $unit ->
    [none] Tu número
   *[other] Tu número ({ $unit })
}
board-less = Menos
board-more = Más
board-limits = De { $low } a { $high }
board-order = Arrástralos para ordenarlos o usa las flechas.
board-up = { $item }: subir
board-down = { $item }: bajar
board-place = { $item } es ahora el número { $place }
board-point = Toca el lugar en la imagen o mueve la cruz con las flechas del teclado.
board-cross = Cruz: { $x } % a lo ancho, { $y } % a lo alto
board-enlarge = Ampliar la imagen
board-shrink = Reducir la imagen
board-play-sound = Reproducir el sonido
board-stop-sound = Parar el sonido
board-no-sound = El sonido no se puede reproducir aquí.
board-no-picture = La imagen ya no está. Con palabras: { $alt }
board-waiting = Faltan { $count } por responder.
board-locked-in = Tu respuesta queda registrada.
board-not-it = No era esa. Ahora les toca a los demás.
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
board-you-part = { $points ->
    [0] Correcto en parte.
   *[other] ¡Correcto en parte! +{ $points }
}
board-you-polled = Gracias por tu respuesta.
board-also-right = También vale: { $answers }
board-right-place = El lugar correcto está rodeado.
board-share = { $percent } %
board-right-were = Aciertan: { $seats }.
board-nobody-right = No ha acertado nadie.
series-points = Puntos
figure-right = Respuestas correctas
figure-answered = Preguntas contestadas
figure-fastest = Acierto más rápido, en segundos
figure-average = Respuesta media, en segundos
figure-streak = Aciertos seguidos
figure-alone = Preguntas que nadie más sabía
figure-tough = Preguntas que sabía menos de la mitad
figure-climb = Puestos remontados
moment-alone = Solo { $first } sabe la respuesta: «{ $question }»
moment-nobody = Nadie sabe la respuesta: «{ $question }»
moment-everybody = Todos saben la respuesta: «{ $question }»
award-fastest = Como un rayo
award-fastest-told = acertó en { $figure } segundos
award-streak = En racha
award-streak-told = { $figure } aciertos seguidos
award-alone = Genio solitario
award-alone-told = { $figure ->
    [one] supo una respuesta que nadie más sabía
   *[other] supo { $figure } respuestas que nadie más sabía
}
award-tough = Contra lo difícil
award-tough-told = supo { $figure } respuestas que la mayoría no sabía
award-comeback = Gran remontada
award-comeback-told = remontó { $figure } puestos
board-report = Pregunta a pregunta
board-report-order = Orden
board-report-hardest = Primero las difíciles
board-report-easiest = Primero las fáciles
board-report-asked = Como se hicieron
board-report-share = { $share } % de aciertos
board-report-median = { $seconds } s de mediana
board-report-answered = { $answered } de { $asked } contestaron
board-report-right = correcta
board-report-rights = Aciertos
board-report-count = { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}
board-report-download = Descargar como tabla (CSV)
board-report-number = Número
board-report-question = Pregunta
board-report-category = Categoría
board-report-difficulty = Dificultad
board-report-solution = Respuesta correcta
board-report-players = Jugadores preguntados
board-report-replies = Respuestas
board-report-percent = Aciertos, en porcentaje
board-report-seconds = Mediana del tiempo en segundos
board-report-given = Respuestas dadas
board-report-opinion = una opinión
board-report-show = Ver en la partida

## Tutorial

tutorial-welcome = ¡Te damos la bienvenida! Aquí aparece una pregunta, y hay un momento para leerla antes de que salgan las respuestas.
tutorial-answer = Todos responden a la vez y nadie ve lo que eligen los demás. Toca la respuesta que creas correcta.
tutorial-reveal = Cuando todos han respondido se muestra la respuesta correcta, con una breve explicación.
tutorial-scores = Y estos son los puntos. Aquí puntúan todos los que aciertan, y quien responde antes se lleva más.
tutorial-speed = Aquí va otra pregunta. En una partida de verdad corre un reloj: piensa rápido, pero una respuesta equivocada no da nada. ¿Qué respondes?
tutorial-goal = ¡Eso es todo! Tras la última pregunta ganan los más puntos. En otras partidas solo cuenta el primer acierto, o se juega por equipos; lo dice la página de la mesa.

## El editor

upload-quiz-edit = Editar el cuestionario
upload-quiz-make = Hacer uno en el editor
editor = Editor de cuestionarios
editor-title = Título del cuestionario
editor-keep = Guardarlo
editor-kept = Guardado en «Mis cuestionarios».
editor-problems = { $count ->
    [one] Falta arreglar una cosa para poder guardarlo.
   *[other] Falta arreglar { $count } cosas para poder guardarlo.
}
editor-faults = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
editor-import = Importar un archivo
editor-empty = Pregunta nueva
editor-add = Añadir una pregunta
editor-up = Pregunta { $number }: subir
editor-down = Pregunta { $number }: bajar
editor-remove = Borrar la pregunta { $number }
editor-preview = Vista previa
editor-preview-question = La pregunta
editor-preview-answer = La respuesta
editor-kind-choice = Una respuesta correcta
editor-kind-true_false = Verdadero o falso
editor-kind-several = Varias respuestas correctas
editor-kind-typed = Respuesta escrita
editor-kind-number = Un número, según lo cerca que quede
editor-kind-order = Poner en orden
editor-kind-hotspot = Un punto de una imagen
editor-kind-poll = Encuesta sin puntos
editor-options = Opciones
editor-option = Opción { $number }
editor-items = Elementos, en el orden correcto
editor-item = Elemento { $number }
editor-mark-right = Marca lo que es correcto.
editor-is-right = La opción { $number } es correcta
editor-add-option = Añadir otra
editor-remove-option = Quitar la número { $number }
editor-first = El primer lugar significa
editor-last = El último lugar significa
editor-truth = Es
editor-texts = Respuestas aceptadas
editor-texts-told = La primera se muestra como respuesta. Se perdonan pequeñas faltas al escribir.
editor-text = Respuesta aceptada { $number }
editor-add-text = Aceptar otra
editor-exact = Tiene que estar escrito exactamente así
editor-number = El número correcto
editor-unit = Unidad (opcional)
editor-low = Número menor (opcional)
editor-high = Número mayor (opcional)
editor-within = Da puntos hasta esta distancia (opcional)
editor-areas = Lugares correctos
editor-areas-told = Toca la imagen para marcar un lugar. Con las flechas del teclado mueves el que tiene el foco.
editor-areas-picture = Añade primero una imagen.
editor-area = Lugar { $number }: { $x } % a lo ancho, { $y } % hacia abajo
editor-add-area = Añadir un lugar
editor-remove-area = Quitar el lugar { $number }
editor-media = Imagen y sonido
editor-add-picture = Añadir una imagen
editor-add-sound = Añadir un sonido
editor-remove-picture = Quitar la imagen
editor-remove-sound = Quitar el sonido
editor-sending = Enviando …
editor-too-large = Este archivo ocupa más de 1 MB. Guarda una copia más pequeña e inténtalo de nuevo.
editor-alt = Con palabras, para quien no pueda verla u oírlo
editor-because = Explicación (opcional)

## Rechazos

rejected-not_asked = Esta pregunta es para otro equipo.
rejected-already_answered = Ya has respondido a esta pregunta; espera a la siguiente.
rejected-other_kind = A esta pregunta se responde de otra manera.
rejected-no_such_answers = Elige al menos una de las { $most } opciones, cada una una sola vez.
rejected-no_such_text = Escribe una respuesta de una línea.
rejected-long_text = Una respuesta tiene como mucho { $most } caracteres.
rejected-no_such_number = Ese número está fuera de los límites.
rejected-no_such_order = Pon en orden los { $most } elementos, cada uno una sola vez.
rejected-no_such_place = Ese lugar está fuera de la imagen.
rejected-no_such_answer = Solo hay { $most } opciones, a partir de la 0.
rejected-no_questions = No hay preguntas de esa categoría y dificultad.
rejected-bad_quiz = { $line ->
    [0] { "" }
   *[other] Línea { $line } del cuestionario:{ " " }
}{ $problem ->
    [bad_json] esto no es JSON: { $reason }.
    [bad_csv] esto no es CSV: { $reason }.
    [too_large] el archivo pasa de { $most } caracteres.
    [not_text] esto no es texto.
    [bad_spreadsheet] esta hoja de cálculo no se puede leer: guárdala de nuevo como XLSX o como CSV.
    [large_spreadsheet] la hoja de cálculo es demasiado grande: descomprimida puede tener { $most } bytes.
    [long_spreadsheet] la hoja de cálculo tiene más de { $most } filas.
    [no_list] no contiene una lista de preguntas.
    [no_items] no contiene preguntas.
    [too_many] hay más de { $most } preguntas.
    [wrong_columns] una pregunta tiene de { $least } a { $most } columnas, y aquí hay { $columns }.
    [not_a_question] esto no es una pregunta.
    [unknown_field] las preguntas no tienen «{ $field }».
    [bad_kind] el tipo de una pregunta es uno de { $known }.
    [missing_text] falta { $field ->
        [question] la pregunta
        [option] una de las opciones
        [item] uno de los elementos
        [answers] una respuesta aceptada
        [ends] lo que es un extremo del orden
        [unit] la unidad
        [alt] la descripción de la imagen o del sonido
        [because] la explicación
        [category] la categoría
       *[other] { $field }
    }.
    [text_too_long] { $field ->
        [question] la pregunta
        [option] una opción
        [item] uno de los elementos
        [answers] una respuesta aceptada
        [ends] lo que es un extremo del orden
        [unit] la unidad
        [alt] la descripción de la imagen o del sonido
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } pasa de { $most } caracteres.
    [unprintable_text] { $field ->
        [question] la pregunta
        [option] una opción
        [item] uno de los elementos
        [answers] una respuesta aceptada
        [ends] lo que es un extremo del orden
        [unit] la unidad
        [alt] la descripción de la imagen o del sonido
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } tiene caracteres que no se pueden mostrar.
    [bad_difficulty] la dificultad es una de { $known }.
    [bad_media] no existe { $field ->
        [picture] esa imagen
       *[sound] ese sonido
    }: súbelo primero.
    [wrong_options] una pregunta tiene de { $least } a { $most } opciones.
    [same_options] dos opciones son iguales.
    [no_answer] di qué opción es la correcta: su número de 0 a { $most } o su texto.
    [no_truth] di si es verdadero o falso.
    [no_answers] di qué opciones son correctas, cada una una vez: sus números de 0 a { $most } o sus textos.
    [no_texts] da de 1 a { $most } respuestas aceptadas.
    [no_letters] una respuesta aceptada necesita una letra o una cifra.
    [bad_tolerance] la tolerancia es «close» o «exact».
    [no_number] la respuesta y sus límites son números de hasta { $most }.
    [bad_limits] la respuesta está fuera de los límites.
    [bad_within] la distancia dentro de la cual un número puntúa es mayor que 0.
    [wrong_items] hay de { $least } a { $most } elementos que ordenar.
    [wrong_ends] un orden tiene dos extremos: lo que va primero y lo que va al final.
    [missing_picture] una pregunta sobre un lugar de una imagen necesita una imagen.
    [wrong_areas] marca de 1 a { $most } lugares en la imagen.
    [bad_area] un lugar de la imagen es x, y y radius: números enteros de hasta 1000, y el radio de hasta 500.
    [asked_before] esta pregunta ya está en la línea { $first }.
   *[other] no se puede leer ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }Hay 1 problema más.
   *[other] { " " }Hay { $more } problemas más.
}
