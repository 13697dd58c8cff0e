# Lo que dice UNO. Las cartas se nombran por su color y su símbolo.

name = UNO
tagline = Deshazte de tus cartas, y no olvides decirlo.
round = Mano { $round }

## Palabras con que se forman otros mensajes

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
symbol-0 = 0
symbol-1 = 1
symbol-2 = 2
symbol-3 = 3
symbol-4 = 4
symbol-5 = 5
symbol-6 = 6
symbol-7 = 7
symbol-8 = 8
symbol-9 = 9
symbol-skip = salto
symbol-reverse = cambio de sentido
symbol-draw_two = roba dos
symbol-wild = comodín
symbol-wild_draw_four = comodín roba cuatro
card-of = { $symbol } { $colour }
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
phase-play = jugando
phase-drawn = se ha robado una carta
phase-penalty = cartas por robar
phase-colour = eligiendo color
phase-swap = cambiando manos

## Jugadas

move-play = { $has_colour ->
    [false] { $uno ->
        [true] Jugar { $card } y decir UNO
       *[false] Jugar { $card }
    }
   *[true] { $uno ->
        [true] Jugar { $card }, elegir { $colour } y decir UNO
       *[false] Jugar { $card } y elegir { $colour }
    }
}
move-jump_in = { $uno ->
    [true] Colarse con { $card } y decir UNO
   *[false] Colarse con { $card }
}
move-draw = Robar
move-keep = Quedarse la carta
move-challenge = Retar
move-catch = ¡Pillar: no se ha dicho UNO!
move-call_uno = Decir UNO, aunque tarde
move-name_colour = Elegir { $colour }
move-swap_hands = Cambiar la mano con { $rival }

## Sucesos

event-round_started = Se reparte la mano { $round }.
event-round_ended = { $has_winner ->
    [false] Termina la mano { $round }: { $reason }.
   *[true] { $winner } gana la mano { $round }: { $reason }.
}
event-hand_dealt = { $has_hand ->
    [false] { $seat } recibe siete cartas.
   *[true] { $seat } recibe { $hand }.
}
event-starter_turned = El montón se abre con { $card }.
event-card_played = { $has_colour ->
    [false] { $seat } juega { $card }{ called }
   *[true] { $seat } juega { $card } y elige { $colour }{ called }
}
called = { $uno ->
    [true] {". «¡UNO!»"}
   *[false] .
}
event-jumped_in = { $seat } se cuela.
event-cards_drawn = { $has_cards ->
    [false] { $seat } roba { cards }.
   *[true] { $seat } roba { $cards }.
}
event-nothing_to_draw = No queda ninguna carta que { $seat } pueda robar.
event-card_kept = { $seat } se queda la carta.
event-pile_shuffled = { $cards ->
    [one] 1 carta del montón pasa a ser el nuevo mazo.
   *[other] { $cards } cartas del montón se barajan para formar un nuevo mazo.
}
event-turn_missed = { $seat } pierde el turno.
event-direction_changed = { $forward ->
    [true] El juego vuelve a ir hacia delante.
   *[false] El juego va hacia atrás.
}
event-colour_named = { $seat } elige { $colour }.
event-challenged = { $guilty ->
    [true] { $seat } reta a { $rival } con razón: era un farol.
   *[false] { $seat } reta a { $rival } sin razón: no era un farol.
}
event-uno_called = { $seat } dice UNO justo a tiempo.
event-uno_caught = { $seat } pilla a { $rival }, que no ha dicho UNO.
event-called_falsely = { $seat } dice UNO sin motivo.
event-hands_swapped = { $seat } y { $rival } se cambian las manos.
event-hands_passed = { $forward ->
    [true] Todos pasan su mano hacia delante.
   *[false] Todos pasan su mano hacia atrás.
}
event-hand_counted = Puntos que quedan en las manos: { $each_seats }.
event-hand_counted-each-seats = { $seats } { $values }

## Por qué termina una mano o la partida

reason-empty_hand = alguien se ha quedado sin cartas
reason-blocked = ya nadie puede jugar
reason-turn_limit = se han jugado todos los turnos de la mano

## Rechazos

rejected-wrong_phase = { $phase ->
    [play] No hay nada de eso que decidir: juega una carta o roba.
    [drawn] Juega la carta que has robado o quédatela.
    [penalty] Responde primero al castigo: roba las cartas, o lo demás que se te ofrece.
    [colour] Elige primero el color de la carta que abre.
    [swap] Elige primero con quién cambias la mano.
   *[other] Esta jugada no corresponde aquí.
}
rejected-card_not_held = No tienes { $card }.
rejected-only_the_drawn_card = Ahora solo puedes jugar la carta que acabas de robar: { $card }.
rejected-penalty_first = { $penalty ->
    [one] Primero tienes que robar 1 carta.
   *[other] Primero tienes que robar { $penalty } cartas.
}
rejected-card_does_not_fit = { $card } no va sobre { $top }: juega { $colour }, el mismo símbolo o un comodín, o roba.
rejected-no_bluffing = Tienes una carta de color { $colour }: en esta partida no puedes jugar entonces el comodín roba cuatro.
rejected-name_a_colour = Elige un color para { $card }.
rejected-colour_is_printed = { $card } ya tiene su color: no elijas ninguno.
rejected-no_jump_in = En esta partida nadie se cuela.
rejected-not_now = Ahora no: espera un momento.
rejected-not_the_same_card = Para colarse hace falta la misma carta: { $top }.
rejected-must_play = Tienes una carta que sirve: en esta partida debes jugarla.
rejected-nothing_to_challenge = No hay nada que retar.
rejected-nobody_to_catch = No hay nadie a quien pillar.
rejected-nothing_to_call = No tienes ningún UNO que decir a destiempo.
rejected-number_last = Aquí la última carta tiene que ser un número: no puedes terminar con { $card }.

## Por qué no se puede jugar una carta ahora

why-not_your_turn = no es tu turno
why-not_now = ahora no
why-only_the_drawn_card = solo se puede jugar la carta recién robada
why-penalty_first = primero va el castigo
why-card_does_not_fit = no coincide en color ni en símbolo con el montón
why-no_bluffing = tienes una carta del color que toca
why-number_last = la última carta tiene que ser un número
why-not_the_same_card = para colarse hace falta la misma carta

## Qué hay que hacer, en el tablero

now-play = Juega una carta que sirva, o roba.
now-drawn = Has robado { $card }: juégala o quédatela.
now-draw = No tienes carta que encaje: roba una.
now-drawn-colour = Has robado { $card }: elige color para jugarla, o quédatela.
now-penalty = Tienes que robar { $penalty } cartas.
now-penalty-stack = Roba { $penalty } cartas, o pásalas con una carta de robar.
now-penalty-challenge = { $bluffer } te hace robar { $penalty } cartas. ¿Tenía el color de antes? Entonces retar se las devuelve; si no, robas dos más.
now-penalty-both = { $bluffer } te hace robar { $penalty } cartas. Pásalas con una carta de robar, o reta: si { $bluffer } no tenía el color de antes, robas dos más.
now-colour = Elige el color del comodín.
now-swap = Elige con quién cambiar la mano.
now-card = ¿{ $card } al montón?
now-card-colour = ¿Qué color para { $card }?
now-jump = Puedes colarte con la misma carta.
now-wait = Es el turno de { $seat }.
now-window = Un momento: no se ha dicho UNO.
now-late = ¡No has dicho UNO! Dilo antes de que te pillen.
now-out = Estás fuera. Es el turno de { $seat }.
now-resting = La mano ha terminado. Enseguida se reparte la siguiente.
now-over = La partida ha terminado: { $reason }.
board-call = Decir UNO
board-uno = ¡UNO!
board-late = ¡Decir UNO ya!
board-take = Robar { $count } cartas
board-challenge = Retar a { $seat }
board-catch = ¡Pillar a { $seat } sin UNO!
board-forward = El juego va hacia delante
board-backward = El juego va hacia atrás

## Tutorial

tutorial-welcome = ¡Te damos la bienvenida! Gana quien antes se queda sin cartas. Este es el montón: la carta de arriba dice cuál puede seguir.
tutorial-match = Juega una carta del mismo color o con el mismo número. En el montón hay un rojo y tu 8 rojo encaja: tócalo.
tutorial-play = Ahora juégalo con este botón. En los próximos turnos también basta con tocar dos veces la carta.
tutorial-number = Tu rival ha respondido a tu 8 rojo con un 8 azul: el mismo número también vale. Desde ahora manda el azul.
tutorial-draw = No tienes ninguna azul ni otro 8. Quien no puede jugar roba una carta: pulsa el botón o toca el mazo.
tutorial-wild = ¡Qué suerte, un comodín! Vale sobre cualquier carta, y quien lo juega dice el color que sigue. Tus otras cartas son verdes: elige el verde.
tutorial-call = ¡Te quedan dos cartas! Antes de jugar la penúltima hay que decir UNO. Actívalo con este botón.
tutorial-call-choose = Bien. Ahora la penúltima: elige tu 6 verde.
tutorial-call-play = Y juégalo.
tutorial-catch = A tu rival le queda una carta y no ha dicho UNO. ¡Rápido, píllale antes de jugar! Le cuesta dos cartas.
tutorial-last = Dos cartas más para tu rival, una para ti, y verde sobre verde vale: elígela.
tutorial-last-play = ¡Juega tu última carta!
tutorial-goal = Sin cartas: has ganado, y lo que queda en la mano de tu rival son tus puntos. Sigue el color o el número, di UNO a tiempo y pilla a quien lo olvide. ¡Eso es todo!
tutorial-more =
    Salto: el siguiente pierde el turno. Cambio de sentido: se juega al revés.
    Roba dos y comodín roba cuatro: el siguiente roba esas cartas y pierde el turno.
    Reto: un comodín roba cuatro solo se puede jugar sin cartas del color que manda. Si lo dudas, rétalo.
    Las reglas de la casa, como acumular cartas de robar o colarse, se eligen al abrir una mesa.

## Opciones

preset-quick = Rápida
preset-quick-told = Una mano con las reglas oficiales: gana quien se queda antes sin cartas. Unos diez minutos.
preset-classic = Clásica
preset-classic-told = Mano tras mano con las reglas oficiales, hasta que alguien llegue a 500 puntos.
preset-half_hour = Media hora
preset-half_hour-told = Mano tras mano con las reglas oficiales durante 30 minutos, con un minuto por turno; gana quien más puntos tiene.
preset-house = Reglas de la casa
preset-house-told = Una mano con acumular, 7-0, intercepción y robar hasta poder jugar.
preset-chaos = Caos
preset-chaos-told = Las reglas de la casa, cartas de robar sobre cartas de robar, dos cartas por decir UNO sin motivo y un número para terminar.
option-ends-rounds = Tras un número de manos
option-rounds = Manos
ends-rounds = { $count ->
    [one] Una mano
   *[other] { $count } manos
}
option-scoring = Puntos de una mano
option-scoring-winner_takes_all = Quien gana recibe lo que tienen los demás
option-scoring-each_their_own = Cada cual recibe lo que tiene; gana quien menos suma
option-stacking = Acumular («progresivo»): a un castigo se responde con otro igual, y el siguiente roba la suma
option-four_on_two = +4 sobre +2: al acumular, un comodín roba cuatro responde a un roba dos
option-two_on_four = +2 sobre +4: al acumular, un roba dos del color elegido responde a un comodín roba cuatro
option-draw_until_playable = Robar hasta poder jugar
option-forced_play = Jugada obligatoria: quien puede jugar debe hacerlo
option-seven_zero = 7-0: un siete cambia dos manos, un cero las pasa todas
option-jump_in = Intercepción (jump-in): la misma carta se puede jugar fuera de turno
option-no_bluffing = Sin faroles: comodín roba cuatro solo sin el color, y no hay reto
option-number_last = Sin terminar con cartas de acción: la última debe ser un número
option-false_call = Decir UNO sin motivo
option-false_call-ignored = no tiene efecto
option-false_call-draw_two = cuesta dos cartas
option-catch_millis = Tiempo para pillar a quien no dijo UNO antes de seguir
option-catch_millis-0 = nada
option-turn_seconds = Tiempo por turno
option-turn_seconds-0 = sin reloj
option-turn_limit = Mano más larga, en turnos
option-pause_seconds = Pausa entre dos manos
option-pause_seconds-0 = nada

## Reglas de la casa, en una línea sobre la mesa

rule-stacking = Acumular
rule-four_on_two = +4 sobre +2
rule-two_on_four = +2 sobre +4
rule-draw_until_playable = Robar hasta poder jugar
rule-forced_play = Jugada obligatoria
rule-seven_zero = 7-0
rule-jump_in = Intercepción
rule-no_bluffing = Sin faroles
rule-number_last = Terminar con un número
rule-false_call = UNO sin motivo: dos cartas

## La posición en palabras

describe-over = La partida ha terminado: { $reason }.
describe-resting = La mano ha terminado; pronto se reparte la siguiente.
describe-top = { $has_colour ->
    [false] En el montón: { $top }. Su color aún no se ha elegido.
   *[true] En el montón: { $top }. El color es { $colour }.
}
describe-you = Es tu turno: { $duty }.
describe-other = Es el turno de { $seat }: { $duty }.
duty-play = jugar una carta que sirva, o robar
duty-drawn = { $has_fresh ->
    [false] jugar la carta recién robada o quedársela
   *[true] jugar { $fresh }, recién robada, o quedársela
}
duty-penalty = { $penalty ->
    [one] robar 1 carta, o responder
   *[other] robar { $penalty } cartas, o responder
}
duty-colour = elegir un color
duty-swap = elegir con quién cambiar la mano
describe-late = Tienes una carta y no has dicho UNO: aún puedes decirlo.
describe-uncalled = { $seat } tiene una carta y no ha dicho UNO.
describe-hand = Tu mano: { $hand }.
describe-piles = { $deck ->
    [one] 1 carta en el mazo
   *[other] { $deck } cartas en el mazo
}, { $pile ->
    [one] 1 en el montón.
   *[other] { $pile } en el montón.
}
describe-order-forward = En el orden del juego, que va hacia delante:
describe-order-backward = En el orden de los asientos; el juego va hacia atrás:
describe-seat = { $seat }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ scored }
describe-shown = { $seat }: { $cards }{ scored }
scored = { $counted ->
    [false] .
   *[true] ; { $score ->
        [one] 1 punto.
       *[other] { $score } puntos.
    }
}
describe-out = { $seat }: fuera.

## Nombres de los campos, donde una página muestra la posición o una jugada campo a campo

field-bluffer = quizá de farol
field-card = carta
field-colour = color
field-counts = cartas
field-dealer = reparte
field-drew_on = color con que robó
field-former = color anterior
field-forward = hacia delante
field-fresh = recién robada
field-house_rules = reglas de la casa
field-penalty = cartas por robar
field-pile = montón
field-rival = cambiar con
field-shown = todas las manos
field-teams = equipos
field-target = puntos que alcanzar
field-top = carta de arriba
field-uncalled = no ha dicho UNO
field-uno = decir UNO
field-unplayable = no se pueden jugar
field-why = por qué
field-window = tiempo para pillar

## Después de la partida

series-hand = Cartas en la mano
series-points = Puntos
figure-hands_won = Manos ganadas
figure-turns = Turnos
figure-played = Cartas jugadas
figure-special = De ellas, de acción y comodines
figure-drawn = Cartas robadas
figure-missed = Turnos perdidos
figure-called = Veces que dijo UNO
figure-caught = Veces que lo olvidó y le pillaron
figure-catches = Veces que pilló a otros
figure-challenges = Retos
figure-thinking = Tiempo pensando
figure-challenges_won = Retos ganados
figure-reversed = Cambios de sentido
figure-recovered = Más cartas en una mano ganada
award-recovered = De vuelta del abismo
award-recovered-told = ganó después de tener { $figure } cartas
award-catcher = Oído fino
award-catcher-told = { $figure ->
    [one] pilló un UNO olvidado
   *[other] pilló { $figure } UNO olvidados
}
award-bluff = Detector de mentiras
award-bluff-told = { $figure ->
    [one] descubrió un farol
   *[other] descubrió { $figure } faroles
}
award-action = Rey de la acción
award-action-told = { $figure } cartas de acción y comodines
award-reverser = Media vuelta
award-reverser-told = cambió el sentido { $figure } veces
award-collector = Coleccionista de cartas
award-collector-told = robó { $figure } cartas
award-patient = Paciencia infinita
award-patient-told = perdió { $figure } turnos
moment-hand_won = { $first } gana la mano { $hand }.
moment-swapped = { $first } y { $second } se cambian las manos.
moment-bluff_found = { $first } descubre un farol de { $second }.
moment-bluff_trusted = { $first } reta en vano a { $second }.
moment-many_drawn = { $first } tiene que robar { $count } cartas.
moment-caught = { $first } pilla a { $second }, que olvidó decir UNO.
moment-last_card = A { $first } le queda una carta.
moment-jumped_in = { $first } se cuela.
