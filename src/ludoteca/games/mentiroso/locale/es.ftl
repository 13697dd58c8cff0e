# Lo que dice Mentiroso.

name = Mentiroso
tagline = Alguien defiende una frase y los demás votan: ¿verdad o mentira?
round = Discurso { $round }

## Opciones

preset-party = Fiesta
preset-party-told = Cada uno habla dos veces; puntúa quien engaña a la mayoría y quien no se deja engañar.
preset-quick = Rápida
preset-quick-told = Cada uno habla una vez, con menos tiempo para pensar, hablar y votar.
preset-quarter = Un cuarto de hora
preset-quarter-told = Los discursos que quepan en 15 minutos.
preset-climb = A 50 puntos
preset-climb-told = Gana quien llegue primero a 50 puntos.
preset-apart = A distancia
preset-apart-told = Un minuto por discurso, para escribirlo si no estáis en la misma sala.
preset-trusted = Que te crean
preset-trusted-told = Quien habla solo puntúa si le creen, y más por una mentira que por una verdad.
option-language = Idioma de las frases
option-language-es = Español
option-language-en = Inglés
option-ends-rounds = Cuando todos hayan hablado
option-rounds = Discursos de cada jugador
ends-rounds = { $count ->
    [one] Un discurso por cabeza
   *[other] { $count } discursos por cabeza
}
option-preparing = Tiempo para preparar
option-speaking = Tiempo para hablar
option-voting = Tiempo para votar
option-showing = Tiempo para ver la verdad
option-showing-0 = ninguno
option-category = Categoría
option-category-all = Todas
option-category-animals = Animales
option-category-body = El cuerpo humano
option-category-food = Comida y bebida
option-category-geography = Geografía
option-category-history = Historia
option-category-inventions = Inventos
option-category-language = Lenguas
option-category-plants = Plantas
option-category-space = Espacio
option-category-sports = Deportes
option-pay = Quien habla puntúa
option-pay-fooling = Por los votos equivocados, aunque la frase sea verdad
option-pay-believed = Si le creen
option-early_votes = Votar durante el discurso y poder cambiar de idea
option-statements = Tus propias frases
upload-statements = Una frase por línea: la frase, si es verdadera o falsa y, si quieres, una explicación. O JSON.
upload-statements-example =
    La abuela montó una vez en elefante;verdad;En 1974, en el circo.
    Leo sabe silbar tres canciones a la vez;mentira

## Jugadas

move-begin = Empezar a hablar
move-say = Escribir: { $text }
move-finish = He terminado
move-vote = { $truth ->
    [true] Verdad
   *[other] Mentira
}
move-abstain = No votar

## Sucesos

event-statement_given = { $seat } defiende: { $statement } { $has_truth ->
    [false] { "" }
   *[other] { $truth ->
        [true] (Es verdad.)
       *[other] (Es mentira.)
    }
}
event-speech_began = { $seat } empieza a hablar.
event-said = { $seat }: { $text }
event-voting_began = Se abre la votación.
event-voted = { $has_truth ->
    [false] { $seat } ha votado.
   *[other] { $truth ->
        [true] { $seat } vota: verdad.
       *[other] { $seat } vota: mentira.
    }
}
event-abstained = { $seat } no vota.
event-truth_shown = { $truth ->
    [true] ¡Es verdad!
   *[other] ¡Es mentira!
} { $because } { $has_believed ->
    [true] Se lo han creído: { $believed }.
   *[other] No se lo ha creído nadie.
} { $has_doubted ->
    [true] Han dudado: { $doubted }.
   *[other] No ha dudado nadie.
}
reason-absent_orator = quien hablaba se ha ido
reason-no_more_rounds = no quedan frases

## Nombres

category-animals = Animales
category-body = El cuerpo humano
category-food = Comida y bebida
category-geography = Geografía
category-history = Historia
category-inventions = Inventos
category-language = Lenguas
category-plants = Plantas
category-space = Espacio
category-sports = Deportes
phase-preparing = Preparar
phase-speaking = Hablar
phase-voting = Votar
field-language = Idioma
field-order = Orden
field-orator = Quien habla
field-statement = Frase
field-category = Categoría
field-truth = Verdad
field-because = Por qué
field-source = Fuente
field-lines = Discurso
field-text = Lo que escribes
field-voters = Quién vota
field-voted = Ha votado
field-mine = Tu voto
field-believed = Se lo han creído
field-doubted = Han dudado
field-prepared = Tiempo para preparar
field-turns = Discursos
field-fooled = Engañados
field-caught = Votos acertados

## En palabras

describe-orator = Discurso { $round }. { $phase ->
    [preparing] { $seat } se prepara para defender:
    [speaking] { $seat } defiende:
   *[other] { $seat } ha defendido:
}
describe-truth = { $truth ->
    [true] Es verdad.
   *[other] Es mentira.
}
describe-line = { $seat }: { $text }
describe-mine = { $truth ->
    [true] Has votado: verdad.
   *[other] Has votado: mentira.
}
describe-believed = Se lo han creído: { $seats }.
describe-doubted = Han dudado: { $seats }.
describe-waiting = Faltan por votar: { $seats }.
describe-scores = Puntos: { $scores }.

## En el tablero

board-claims = { $seat } dice:
board-you-claim = Tú dices:
board-only-you = Solo lo sabes tú:
board-is-true = Verdad
board-is-lie = Mentira
board-goal-fooling = { $truth ->
    [true] Es verdad, pero puntúas si la mayoría vota «mentira». Que suene a invento.
   *[other] Es mentira y puntúas si la mayoría vota «verdad». Que se lo crean.
}
board-goal-believed = { $truth ->
    [true] Es verdad: puntúas si la mayoría te cree.
   *[other] Es mentira y puntúas si la mayoría te cree.
}
board-goal-told-fooling = Quien habla puntúa por los votos equivocados, aunque la frase sea verdad.
board-goal-told-believed = Quien habla puntúa si le creen.
board-you-prepare = Piensa qué vas a decir. Te están esperando.
board-prepares = { $seat } está pensando qué decir…
board-you-speak = Cuéntalo en voz alta o escríbelo aquí.
board-speaks = ¡Escuchad a { $seat }!
board-your-line = Una línea de tu discurso
board-vote = ¿Verdad o mentira?
board-vote-early = ¿Verdad o mentira? Puedes cambiar de idea hasta que voten todos.
board-voted = Tu voto queda registrado.
board-no-vote = En esta no votas.
board-team-speaks = Habla tu equipo: votan los demás.
board-votes-in = Votos: { $count } de { $total }
board-has-voted = ha votado
board-thinks = está pensando
board-speaker = quien habla
board-was-fooled = ha picado
board-was-right = no ha picado
board-truth-was-true = ¡Es verdad!
board-truth-was-lie = ¡Es mentira!
board-you-fooled = ¡Has engañado a { $count ->
    [one] una persona
   *[other] { $count } personas
}! +{ $points }
board-you-convinced = Te han creído, y con razón. +{ $points }
board-you-fooled-none = { $count ->
    [0] No has engañado a nadie.
    [one] Has engañado a una persona: no basta.
   *[other] Has engañado a { $count } personas: no basta.
}
board-you-right = ¡No has picado! +{ $points }
board-you-wrong = Has picado.
board-you-nothing = No has votado.
board-fooled-were = Han picado: { $seats }.
board-nobody-fooled = No ha picado nadie.
board-nobody-voted = No ha votado nadie.

## Rechazos

rejected-enough_lines = Con { $most } líneas basta para un discurso.
rejected-bad_line = Una línea tiene de 1 a { $most } caracteres.
rejected-you_speak = Ahora hablas tú: votan los demás.
rejected-your_team_speaks = Habla tu equipo: votan los demás.
rejected-listen_first = Primero escucha: se vota después del discurso.
rejected-already_voted = Ya has votado esta frase.
rejected-too_few_statements = Solo hay { $found } frases, muy pocas para { $needed } jugadores.
rejected-bad_statements = Línea { $line } de las frases: { $problem ->
    [bad_json] esto no es JSON: { $reason }.
    [bad_csv] esto no es CSV: { $reason }.
    [too_large] el archivo pasa de { $most } caracteres.
    [not_text] esto no es texto.
    [no_list] no contiene una lista de frases.
    [no_items] no contiene frases.
    [too_many] hay más de { $most } frases.
    [wrong_columns] una frase tiene de { $least } a { $most } columnas, y aquí hay { $columns }.
    [not_a_statement] esto no es una frase.
    [unknown_field] las frases no tienen «{ $field }».
    [missing_text] falta { $field ->
        [statement] la frase
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    }.
    [text_too_long] { $field ->
        [statement] la frase
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } pasa de { $most } caracteres.
    [unprintable_text] { $field ->
        [statement] la frase
        [because] la explicación
        [category] la categoría
        [source] la fuente
       *[other] { $field }
    } tiene caracteres que no se pueden mostrar.
    [no_truth] di si es verdadera o falsa.
    [stated_before] esta frase ya está en la línea { $first }.
   *[other] no se puede leer ({ $problem }).
}{ $more ->
    [0] { "" }
    [one] { " " }Hay 1 problema más.
   *[other] { " " }Hay { $more } problemas más.
}
