# Lo que dice cualquier juego.

seat = Asiento { $number }
nobody = nadie
none = nada
round = Ronda { $round }

## Sucesos

event-round_started = Empieza la ronda { $round }.
event-round_ended = Termina la ronda { $round }: { $reason }.
event-match_ended = Termina la partida: { $reason }. Puestos: { $places }.
event-seat_out = { $seat } queda fuera.
event-seat_skipped = El piloto automático juega por { $seat }.
event-seat_left = { $seat } se va.
event-seat_rejoined = { $seat } ha vuelto.
event-seat_joined = { $seat } se une y juega desde la próxima ronda.
event-taken_back = Se deshacen las últimas jugadas.

## Por qué termina una ronda o una partida

reason-rounds_played = se han jugado todas las rondas
reason-score_reached = se ha alcanzado la puntuación
reason-empty_hand = una mano ha quedado vacía
reason-last_standing = solo queda uno
reason-time_limit = se ha agotado el tiempo de la partida
reason-no_more_rounds = no hay más rondas
reason-last_player = los demás se han ido
reason-abandoned = todos se han ido
reason-draw = se ha acordado un empate
reason-shared_victory = se ha acordado una victoria compartida
reason-concession = los demás se han rendido
reason-early_end = se ha terminado antes de tiempo
reason-first_correct = alguien ha acertado
reason-everyone_acted = todos han actuado
reason-time_up = se ha acabado el tiempo

## Cómo termina una partida, según elige quien la organiza

option-ends = La partida termina
option-ends-rounds = Tras un número de rondas
option-ends-score = Cuando alguien reúne los puntos
option-ends-minutes = Cuando se acaba su tiempo
option-rounds = Rondas
option-target = Puntos para ganar
option-minutes = Duración de la partida
ends-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
ends-score = { $count ->
    [one] Gana quien llegue a un punto
   *[other] Gana quien llegue a { $count } puntos
}

## Rechazos

rejected-match_over = La partida ha terminado.
rejected-no_such_seat = No existe el asiento { $number }.
rejected-seat_out = Ese asiento está fuera de la partida.
rejected-seat_in = Ese asiento sigue en la partida.
rejected-seat_joins = Juegas desde la próxima ronda.
rejected-seat_not_empty = Alguien ocupa ya ese asiento.
rejected-unknown_move = Este juego no tiene esa jugada: { $move }.
rejected-between_rounds = Espera a la próxima ronda.
rejected-wrong_phase = Esta jugada no corresponde a esta parte de la ronda.
rejected-not_your_turn = No es tu turno.
rejected-something_pending = Antes hay que hacer otra cosa: { $pending }.
rejected-illegal_move = Esta jugada no es posible ahora.
rejected-nothing_due = No hay nada que venza ahora.
rejected-no_rejoin = Quien deja este juego no puede volver.
rejected-no_joining = Nadie puede unirse a este juego una vez empezado.
rejected-bad_empty_seats = Los asientos vacíos deben ser asientos de la partida, cada uno una sola vez y en orden.
rejected-no_such_agreement = Esta partida no puede acabar de esa forma.
rejected-bad_winners = Indica quién gana entre los que siguen en la partida, y deja a alguien que no gane.
rejected-not_for_audience = Esto es solo para quienes juegan.
rejected-paused = La partida está en pausa.
rejected-no_such_step = No hay ningún paso { $step } al que volver.
rejected-not_kept = El paso { $step } se jugó con reglas anteriores y no se puede mostrar.
rejected-chance_was_drawn = No se puede deshacer: desde entonces se han tirado dados o visto cartas.
rejected-somebody_joined = No se puede deshacer: alguien se ha unido desde entonces.
rejected-too_late_to_take_back = No se puede deshacer: su plazo ha pasado.
rejected-bad_seats = Este juego es para { $fewest } a { $most } asientos, no { $seats }.
rejected-no_teams = Este juego no tiene equipos.
rejected-bad_teams = Cada asiento necesita un equipo, y debe haber al menos dos: { $teams }.
rejected-unknown_option = Este juego no tiene la opción { $option }.
rejected-bad_option = { $option } no puede ser { $value }; posible: { $allowed }.
rejected-unknown_game = No existe el juego { $game }. Existen: { $known }.
rejected-unknown_bot = No existe el bot { $bot }. Existen: { $known }.
rejected-bad_move = Esto no es una jugada de este juego: { $problem }
rejected-unknown_notation = «{ $text }» no es una jugada. Prueba: { $known }.
rejected-bad_notation = «{ $text }» no se entiende. Escribe: { $usage }.
rejected-impossible_position = Una partida no puede empezar desde esta posición: { $problem }
rejected-bad_record = Esto no es el registro de una partida: { $problem }
rejected-redacted_record = Este registro omite lo que la partida no usó de las preguntas o palabras propias de alguien: solo quien las trajo puede tenerlo entero.
rejected-sealed_record = Este registro está sellado: su semilla se muestra cuando termina la partida.
rejected-other_rules = El registro se hizo con la versión { $version } de las reglas; esta es la versión { $known }.
rejected-broken_commitment = El secreto no es el prometido.
rejected-broken_seed = La semilla no se deduce del secreto y los números aportados.
rejected-broken_record = El registro no conduce al final que promete.
