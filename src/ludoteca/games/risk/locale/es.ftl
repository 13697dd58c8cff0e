# Lo que dice Risk. Los territorios y continentes los nombran los mapas.

name = Risk
tagline = Conquista el mundo, tirada a tirada.

## Palabras de las que se hacen otros mensajes

armies = { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}
round = { $round ->
    [0] Preparación
   *[other] Turno { $round }
}
phase-claim = reparto por turnos
phase-setup = colocación inicial
phase-reinforce = refuerzos
phase-attack = ataque
phase-defend = defensa
phase-fortify = fortificación
card-wild = comodín
card-on = { $territory } ({ $symbol })
symbol-infantry = infantería
symbol-cavalry = caballería
symbol-artillery = artillería

lap = { $laps ->
    [0] Vuelta { $lap }
   *[other] Vuelta { $lap } de { $laps }
}
mission-territories = conquistar { $territories } territorios
mission-garrisons = tener { $territories } territorios con al menos { $armies } ejércitos en cada uno
mission-continents = conquistar { $continents }
mission-continents-more = conquistar { $continents } y otro continente a tu elección
mission-eliminate = eliminar a cierto rival
mission-eliminate-seat = eliminar a { $target }
mission-list = { $first } y { $last }

## Jugadas

move-claim = Reclamar { $territory }
move-place = Colocar { armies } en { $territory }
move-place_neutral = Colocar { armies } del dueño neutral en { $territory }
move-trade = { $has_bonus ->
    [false] Canjear { $cards }
   *[other] Canjear { $cards }, con los ejércitos extra en { $bonus }
}
move-confirm = Pasar al ataque
move-attack = Atacar { $target } desde { $source } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
move-blitz = Atacar { $target } desde { $source } hasta que caiga o { armies-kept }
armies-kept = { $keep ->
    [one] quede 1 ejército
   *[other] queden como mucho { $keep } ejércitos
}
move-defend = Defender con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
move-occupy = Entrar con { armies }
move-end_attack = Pasar a fortificar
move-fortify = Mover { armies } de { $source } a { $target }
move-end_turn = Terminar el turno

## Un tipo de jugada, sean cuales sean sus datos

verb-claim = Reclamar un territorio
verb-place = Colocar ejércitos
verb-place_neutral = Colocar ejércitos neutrales
verb-trade = Canjear cartas
verb-attack = Atacar una vez
verb-blitz = Atacar hasta el final
verb-defend = Defender
verb-occupy = Entrar con ejércitos
verb-fortify = Mover ejércitos

## Lo que se dice de un territorio, un ataque o un trío que se puede elegir

detail-owner = { $owner }
detail-armies = { $armies ->
    [0] sin ejércitos
   *[other] { armies }
}
detail-win = { board-odds }

## Sucesos: si el dueño es el neutral, la frase es otra

event-round_started = { round }
event-round_ended = { $round ->
    [0] La preparación ha terminado.
   *[other] Termina el turno { $round }.
}
event-order_drawn = Se sortea el orden de los turnos: { $order }.
event-mission_dealt = { $has_mission ->
    [false] { $seat } recibe una misión secreta.
   *[other] { $has_target ->
        [false] Misión de { $seat }: { $mission }.
       *[other] Misión de { $seat }: { mission-eliminate-seat }.
    }
}
event-mission_changed = Otra mano ha acabado con el rival que buscaba { $seat }; su misión es ahora: { $mission }.
event-mission_fulfilled = { $has_target ->
    [false] { $seat } cumple una misión secreta: { $mission }.
   *[other] { $seat } cumple una misión secreta: { mission-eliminate-seat }.
}
event-territories_dealt = Se reparten los territorios.
event-territory_claimed = { $seat ->
    [neutral] { $territory } queda para el dueño neutral.
   *[other] { $seat } reclama { $territory }.
}
event-armies_placed = { $seat ->
    [neutral] El dueño neutral recibe { armies } en { $territory }.
   *[other] { $seat } coloca { armies } en { $territory }.
}
event-turn_started = { $has_continents ->
    [false] { $seat } recibe { armies } por { held }.
   *[other] { $seat } recibe { armies } por { $continents } y { held }.
}
held = { $territories ->
    [one] 1 territorio
   *[other] { $territories } territorios
}
event-phase_changed = A continuación: { $phase }.
event-cards_traded = { $has_bonus ->
    [false] { $seat } canjea { $cards } por { armies } (canje número { $number }).
   *[other] { $seat } canjea { $cards } por { armies } (canje número { $number }). Dos ejércitos extra: { $bonus }.
}
event-attack_declared = { $seat } ataca { $target } desde { $source } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. Quien defiende elige.
event-dice_rolled = { $defender ->
    [neutral] { $seat } ataca { $target } (neutral) desde { $source }: { $attack } contra { $defence }. { dice-losses }
   *[other] { $seat } ataca { $target } ({ $defender }) desde { $source }: { $attack } contra { $defence }. { dice-losses }
}
dice-losses = { $attacker_losses ->
    [0] La defensa pierde { $defender_losses }.
   *[other] { $defender_losses ->
        [0] El ataque pierde { $attacker_losses }.
       *[other] El ataque pierde { $attacker_losses }; la defensa, { $defender_losses }.
    }
}
event-territory_conquered = { $previous ->
    [neutral] { $seat } conquista { $target }, que era del dueño neutral.
   *[other] { $seat } conquista { $target }, que era de { $previous }.
}
event-conquest_moved = { $seat } entra en { $target } desde { $source } con { armies }.
event-seat_eliminated = { $cards ->
    [0] { $by } elimina a { $seat }.
    [one] { $by } elimina a { $seat } y se queda con 1 carta.
   *[other] { $by } elimina a { $seat } y se queda con { $cards } cartas.
}
event-cards_taken = { $has_cards ->
    [false] Las cartas pasan a { $seat }.
   *[other] { $seat } se lleva { $cards }.
}
event-card_drawn = { $has_card ->
    [false] { $seat } roba una carta.
   *[other] { $seat } roba { $card }.
}
event-deck_reshuffled = { $cards ->
    [one] La única carta descartada forma el nuevo mazo.
   *[other] Se barajan { $cards } cartas descartadas en un nuevo mazo.
}
event-card_unavailable = No queda ninguna carta para { $seat }.
event-fortified = { $seat } mueve { armies } de { $source } a { $target }.
event-fortify_skipped = { $seat } no fortifica.
event-turn_ended = { $seat } termina su turno.
event-seat_left = { $seat } abandona la partida.
event-territories_abandoned = { $has_territories ->
    [false] { $seat } no deja ningún territorio.
   *[other] Lo que tenía { $seat } pasa a ser neutral: { $territories }.
}

## El registro: algunos sucesos se cuentan ahí con otras palabras, juntos o nunca

log-round_ended = {""}
log-phase_changed = {""}
log-fortify_skipped = {""}
log-turn_ended = {""}
log-many-armies_placed = { event-armies_placed }
log-many-dice_rolled = { $defender ->
    [neutral] { $seat } ataca { $target } (neutral) desde { $source }, { $count } tiradas. { dice-losses }
   *[other] { $seat } ataca { $target } ({ $defender }) desde { $source }, { $count } tiradas. { dice-losses }
}

## Por qué termina un turno o la partida

reason-setup_finished = ya están los primeros ejércitos
reason-turn_ended = se ha jugado el turno
reason-left = se ha ido quien tenía el turno
reason-world_domination = el mundo entero tiene un solo dueño
reason-world_domination-team = un equipo tiene el mundo entero
reason-conquest = ha caído el último rival
reason-mission = se ha cumplido una misión secreta
reason-last_player = los demás han abandonado
reason-turn_limit = se han jugado todos los turnos

## Rechazos

rejected-something_pending = { $pending ->
    [occupy] Antes entra con ejércitos en el territorio que acabas de conquistar.
    [trade] Antes canjea un trío de cartas: tienes demasiadas.
    [place] Antes coloca los ejércitos que te han dado tus cartas.
    [place_neutral] Antes coloca los ejércitos del dueño neutral.
   *[other] Antes hay que hacer otra cosa.
}
rejected-wrong_phase = { $phase ->
    [claim] Todavía no: aún se reclaman territorios.
    [setup] Todavía no: aún se colocan los primeros ejércitos.
    [reinforce] Todavía no: coloca antes todos tus ejércitos nuevos y pasa después al ataque.
    [attack] { $move ->
        [fortify] Todavía no: elige antes «Pasar a fortificar».
        [defend] No hay ningún ataque del que defenderse.
       *[other] Demasiado tarde: el ataque ya ha empezado.
    }
    [defend] Espera a que la defensa elija sus dados.
    [fortify] Demasiado tarde: solo queda fortificar o terminar el turno.
   *[other] Esta jugada no corresponde a esta parte del turno.
}
rejected-unknown_territory = No hay ningún territorio «{ $territory }» en este mapa.
rejected-not_owner = { $territory } no es tuyo: elige un territorio propio.
rejected-already_claimed = { $territory } ya tiene dueño: reclama un territorio libre.
rejected-not_neutral = { $territory } no es del dueño neutral: elige un territorio neutral.
rejected-invalid_amount = { $maximum ->
    [0] No hay ejércitos para eso.
    [one] { $amount } no: solo puede ser 1.
   *[other] { $amount } no: elige de { $minimum } a { $maximum }.
}
rejected-below_minimum_move = { $amount } es poco: entran al menos tantos ejércitos como dados se tiraron, aquí { $minimum }.
rejected-armies_left_to_place = { $remaining ->
    [one] Coloca antes tu último ejército.
   *[other] Coloca antes los { $remaining } ejércitos que te quedan.
}
rejected-own_armies_first = { $remaining ->
    [0] El dueño neutral no recibe ejércitos ahora.
    [one] Coloca antes tu propio ejército.
   *[other] Coloca antes tus { $remaining } ejércitos.
}
rejected-need_three_distinct_cards = Un trío son tres cartas distintas: nombra cada una solo una vez.
rejected-no_cards = Esta partida se juega sin cartas: no hay nada que canjear.
rejected-card_not_held = No tienes todas esas cartas.
rejected-invalid_set = Esas cartas no forman un trío: han de ser tres iguales, una de cada, o llevar un comodín.
rejected-invalid_bonus = { $has_territory ->
    [false] Di qué territorio de las cartas recibe los dos ejércitos extra.
   *[other] Los ejércitos extra no pueden ir a { $territory }.
}
rejected-partners_territory = { $territory } es de tu equipo: ataca un territorio de otro.
rejected-own_territory = { $territory } es tuyo: ataca un territorio ajeno.
rejected-not_adjacent = { $source } y { $target } no tienen frontera común.
rejected-insufficient_armies = { $territory } necesita al menos 2 ejércitos para atacar: uno ha de quedarse.
rejected-invalid_dice = { $maximum ->
    [one] { $dice } dados no: aquí solo puede ser 1.
   *[other] { $dice } dados no: elige de 1 a { $maximum }.
}
rejected-no_conquest_pending = No hay ningún territorio conquistado en el que entrar.
rejected-no_fortification = Esta partida se juega sin fortificar: termina el turno.
rejected-no_blitz = Esta partida se juega sin batallas relámpago: ataca tirada a tirada.
rejected-same_territory = Elige dos territorios distintos: { $territory } es los dos.
rejected-no_path = Los ejércitos no pueden llegar de { $source } a { $target }.
rejected-custom_map_expected = Falta tu propio mapa: indícalo también.
rejected-custom_map_unused = Has indicado un mapa propio: elige el mapa propio para jugar en él.
rejected-map_too_small = El mapa «{ $map }» no es para { $seats } asientos.
rejected-missions_need_three = Las misiones secretas son para tres jugadores o más: entre dos, basta con ganar al otro.
rejected-no_missions_here = Este mapa es pequeño para las misiones secretas: hacen falta { $least } territorios o más.
rejected-bad_position = { $expected ->
    [map] La posición empieza por «{ $part }», pero el mapa es otro.
    [territories] «{ $part }» no enumera los territorios: una letra y los ejércitos de cada uno, los continentes aparte, como A3B1n2/A5.
    [order] «{ $part }» no es un orden de turnos, como BAC.
    [turn] «{ $part }» no dice de quién es el turno.
    [phase] «{ $part }» no es una fase.
    [cards] «{ $part }» no enumera las cartas, como A3.17/x8/deck.
   *[other] «{ $part }» no es parte de una posición.
}
rejected-bad_map = { $problem ->
    [bad_json] Esto no es JSON: { $reason }.
    [too_large] El archivo tiene más de { $most } caracteres.
    [wrong_type] { map-problem-wrong_type }
    [missing_key] { map-problem-missing_key }
    [unknown_key] { map-problem-unknown_key }
    [wrong_count] { map-problem-wrong_count }
    [out_of_range] { map-problem-out_of_range }
    [text_too_long] { map-problem-text_too_long }
    [unreadable_text] { map-problem-unreadable_text }
    [bad_id] { map-problem-bad_id }
    [repeated_id] { map-problem-repeated_id }
    [unknown_symbol] { map-problem-unknown_symbol }
    [unknown_territory] { map-problem-unknown_territory }
    [in_two_continents] { map-problem-in_two_continents }
    [in_no_continent] { map-problem-in_no_continent }
    [self_border] { map-problem-self_border }
    [repeated_border] { map-problem-repeated_border }
    [out_of_reach] { map-problem-out_of_reach }
    [not_one_start] { map-problem-not_one_start }
    [pool_too_small] { map-problem-pool_too_small }
    [unknown_continent] { map-problem-unknown_continent }
    [mission_too_large] { map-problem-mission_too_large }
    [not_drawn] { map-problem-not_drawn }
    [bad_path] { map-problem-bad_path }
   *[unknown_map] { map-problem-unknown_map }
}{ $more ->
    [0] {""}
    [one] {" "}(Y hay un problema más.)
   *[other] {" "}(Y hay { $more } problemas más.)
}

## Qué puede estar mal en un mapa

map-problem-unknown_map = No existe el mapa «{ $id }».
map-problem-wrong_type = «{ $where }» debería ser { $expected ->
    [object] un objeto
    [list] una lista
    [number] un número entero
   *[text] un texto
}.
map-problem-missing_key = A «{ $where }» le falta «{ $key }».
map-problem-unknown_key = «{ $where }» tiene «{ $key }», que aquí no significa nada.
map-problem-wrong_count = «{ $where }» tiene { $count } elementos; pueden ser de { $least } a { $most }.
map-problem-out_of_range = «{ $where }» debería estar entre { $least } y { $most }.
map-problem-text_too_long = «{ $where }» tiene { $length } caracteres; como mucho pueden ser { $most }.
map-problem-unreadable_text = «{ $where }» está vacío o no se puede leer.
map-problem-bad_id = «{ $where }» es «{ $id }»; un identificador lleva minúsculas sin tilde, cifras y _, y empieza por letra.
map-problem-repeated_id = «{ $where }» repite «{ $id }».
map-problem-unknown_symbol = «{ $where }» es «{ $symbol }»; una carta muestra infantry, cavalry o artillery.
map-problem-unknown_territory = «{ $where }» nombra «{ $id }», que no es un territorio del mapa.
map-problem-in_two_continents = «{ $where }»: «{ $id }» está en dos continentes, «{ $other }» y «{ $continent }».
map-problem-in_no_continent = «{ $where }»: «{ $id }» no está en ningún continente.
map-problem-self_border = «{ $where }»: «{ $id }» no puede limitar consigo mismo.
map-problem-repeated_border = «{ $where }» repite la frontera de «{ $a }» y «{ $b }».
map-problem-out_of_reach = «{ $where }»: a «{ $id }» no se llega desde el resto del mapa.
map-problem-not_one_start = «{ $where }» debería decir o bien «armies_by_seats» o bien «armies_per_territory».
map-problem-pool_too_small = «{ $where }» da { $armies } ejércitos; a un asiento le tocan hasta { $needed } territorios, con un ejército cada uno.
map-problem-unknown_continent = «{ $where }» nombra «{ $id }», que no es un continente del mapa.
map-problem-mission_too_large = «{ $where }» pide { $count } continentes; el mapa tiene { $most }.
map-problem-not_drawn = A «{ $where }» le falta el lugar de «{ $id }».
map-problem-bad_path = «{ $where }» no es un trazado SVG.

## Opciones

option-map = Mapa
option-map-classic = Mundo clásico, 42 territorios
option-map-simple = Mundo pequeño, 24 territorios
option-map-custom = Un mapa propio
option-custom_map = Un mapa propio
upload-custom_map = Territorios, continentes y fronteras, con sus lugares y contornos si quieres: un archivo JSON. Copia uno de los nuestros, cámbialo y elígelo aquí.
upload-custom_map-example = { "{" } "id": "mio", "name": "Mi isla", "territories": […], … { "}" }
rejected-bad_custom_map = { rejected-bad_map }
option-setup = Cómo se dan los territorios
option-setup-random = Se reparten al azar
option-setup-claim = Se reclaman por turnos
option-missions = Misiones secretas: gana quien cumple la suya
option-placement = Cómo se colocan los primeros ejércitos
option-placement-one_by_one = Por turnos, de uno en uno
option-placement-batch = Todos de una vez
option-neutral_placement = Quién coloca los primeros ejércitos del dueño neutral (dos asientos)
option-neutral_placement-by_players = Los jugadores, por turnos
option-neutral_placement-automatic = Nadie: se reparten por igual
option-must_conquer_neutral = También hay que conquistar al dueño neutral
option-confirm = Cuando todos los ejércitos están colocados
option-confirm-by_map = Lo habitual en el mapa (clásico: preguntar si aún se pueden cambiar cartas, otros: seguir)
option-confirm-ask = Preguntar antes del ataque
option-confirm-automatic = Pasar al ataque sin preguntar
option-cards = Cartas
option-cards-by_map = Lo habitual en el mapa (clásico: con cartas, otros: sin ellas)
option-cards-on = Con cartas
option-cards-off = Sin cartas
option-trade_values = Cuánto vale un trío de cartas
option-trade_values-escalating = Cada vez más: 4, 6, 8, 10, 12, 15, 20…
option-trade_values-fixed = Siempre lo mismo: 4, 6, 8 o 10
option-territory_bonus = Dos ejércitos extra en un territorio de las cartas
option-territory_bonus-once_per_turn = Una vez por turno
option-territory_bonus-once_per_trade = Una vez por canje
option-territory_bonus-per_card = Por cada carta
option-fortify = Hasta dónde se fortifica
option-fortify-connected = Por territorios propios conectados
option-fortify-adjacent = A un territorio vecino
option-fortify-none = No se fortifica
option-defender_chooses = Quien defiende elige cuántos dados tira
option-blitz = Se puede librar una batalla entera en una jugada
option-abandoned_armies = Ejércitos de un asiento que se va
option-abandoned_armies-stay = Se quedan como están
option-abandoned_armies-one = Queda uno en cada territorio
preset-quick = Rápida
preset-quick-told = El mundo pequeño sin cartas; tras 30 turnos gana quien tenga la mayor parte. Una media hora.
preset-classic = Clásica
preset-classic-told = El mundo entero con cartas, hasta que lo domine un jugador o un equipo.
preset-missions = Misiones secretas
preset-missions-told = El mundo entero, pero cada cual busca algo en secreto: dos continentes, muchos territorios o el fin de un rival.
preset-tabletop = Como en la mesa
preset-tabletop-told = Los territorios se reclaman por turnos, los ejércitos se colocan de uno en uno y quien defiende elige sus dados. Lleva su tiempo.
option-turn_seconds = Tiempo por turno
option-turn_seconds-0 = sin reloj
option-turn_limit = Turnos hasta que decide el mapa
option-turn_limit-0 = hasta que alguien gane

## La posición en palabras

describe-over = La partida ha terminado: { $reason }.
describe-setup = Preparación: { $phase }.
describe-turn = Turno { $turn }: { $phase }.
describe-you = Te toca a ti: { $duty }.
describe-other = Le toca a { $seat }: { $duty }.
duty-claim = reclamar un territorio libre
duty-place = colocar { armies }
duty-place_neutral = colocar { armies } del dueño neutral
duty-trade = canjear un trío de cartas, porque hay demasiadas en la mano
duty-confirm = confirmar y pasar al ataque
duty-attack = atacar, o dejar de atacar
duty-defend = elegir 1 o 2 dados para defender { $target } de { $source }, que ataca con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
duty-occupy = entrar en { $target }, recién conquistado, desde { $source } con { $least } a { $most } ejércitos
duty-fortify = fortificar una vez, o terminar el turno
describe-lap = { $laps ->
    [0] Vuelta { $lap }.
   *[other] Vuelta { $lap } de { $laps }; después gana quien tenga más territorios.
}
describe-mission = Tu misión secreta: { $mission } ({ $done } de { $needed }).
describe-mission-later = Cuenta desde la segunda vuelta: antes, todos juegan un turno.
describe-missions = Las misiones secretas:
describe-mission-of = { $seat }: { $mission }.
describe-income = próximo turno { armies }
describe-partner = { $seat } (de tu equipo)
describe-attacks = Mejores probabilidades:
describe-attack = { $source } contra { $target }, { $percent } %.
describe-dangers = En peligro:
describe-danger = { $territory } por { $enemy }.
describe-cards = Cartas:
describe-hand = En tu mano: { $cards }.
describe-set = Entre ellas hay un trío.
describe-deck = { $deck ->
    [one] 1 carta en el mazo.
   *[other] { $deck } cartas en el mazo.
} Descartadas: { $discard }. El próximo trío vale hasta { armies }.
describe-no-card = ninguna
describe-seats = Quién tiene qué, por orden de turno:
describe-seat = { $seat }: { $facts }.
describe-you-are = { $seat } (tú)
describe-neutral = El dueño neutral: { $facts }.
describe-unclaimed = Libres: { $facts }.
describe-out = fuera
describe-cards-held = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
describe-pool = { armies } por colocar
describe-whole = la totalidad de { $continents }
describe-map = El mapa, con los ejércitos y lo que vale cada continente:
describe-continent = { $continent } ({ $bonus }): { $holdings }.
describe-holding = { $seat }: { $territories }
describe-holding-neutral = neutral: { $territories }
describe-holding-free = libres: { $territories }
describe-borders = Tus fronteras:
describe-border = { $territory }: { $others }.

## El tablero en un navegador: qué hacer ahora

now-claim = Elige un territorio libre en el mapa: será tuyo.
now-place = { $armies ->
    [one] Coloca 1 ejército: elige uno de tus territorios.
   *[other] Coloca { $armies } ejércitos: elige uno de tus territorios.
}
now-place-first = { $armies ->
    [one] Coloca 1 ejército: elige uno de tus territorios. Te quedan { $left }.
   *[other] Coloca { $armies } ejércitos: elige uno de tus territorios. Te quedan { $left }.
}
now-place-or-trade = { $armies ->
    [one] Coloca 1 ejército, o canjea antes un trío de tus cartas.
   *[other] Coloca { $armies } ejércitos, o canjea antes un trío de tus cartas.
}
now-missed = { $territory } es de { $seat }.
now-missed-partner = { $territory } es de { $seat }, de tu equipo.
now-missed-own = { $territory } no puede hacer nada ahora.
now-missed-neutral = { $territory } no es de nadie.
now-place-here = { $armies ->
    [one] Queda 1 ejército por colocar. ¿Cuántos en { $target }?
   *[other] Quedan { $armies } ejércitos por colocar. ¿Cuántos en { $target }?
}
now-place_neutral = { $armies ->
    [one] Un dueño neutral tiene el resto del mundo: coloca también 1 de sus ejércitos en un territorio neutral.
   *[other] Un dueño neutral tiene el resto del mundo: coloca también { $armies } de sus ejércitos en un territorio neutral.
}
now-trade = Tienes demasiadas cartas: canjea un trío.
now-confirm = Todos los ejércitos están colocados. Pasa al ataque.
now-attack = Ataca: elige uno de tus territorios y después un vecino.
now-attack-from = Desde { $source }: elige el territorio que atacas.
now-attack-at = { $source } contra { $target }.
now-no-attack = Ningún territorio puede atacar. Fortifica o termina el turno.
now-defend = { $source } ataca { $target } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. ¿Con cuántos te defiendes?
now-occupy = ¡Has conquistado { $target }! Mueve de { $least } a { $most } ejércitos desde { $source }.
now-fortify = Puedes mover ejércitos una vez: elige desde dónde y después adónde.
now-fortify-from = Desde { $source }: elige adónde van los ejércitos.
now-fortify-to = De { $source } a { $target }: ¿cuántos ejércitos?
now-wait = { $phase ->
    [claim] { $seat } está eligiendo un territorio.
    [setup] { $seat } está colocando ejércitos.
    [reinforce] { $seat } está colocando ejércitos.
    [attack] { $seat } está atacando.
    [defend] Quien defiende está eligiendo dados.
    [fortify] { $seat } puede fortificar.
   *[other] Es el turno de { $seat }.
}
now-out = Estás fuera. Es el turno de { $seat }.
now-over = La partida ha terminado: { $reason }.

## El tablero en un navegador: lo que hay en él

board-map = Mapa. Las flechas mueven, Intro elige, Escape suelta.
board-territory = { $territory }: { $seat }, { armies }
board-free = { $territory }: libre
board-armies = Ejércitos
board-dice = Dados
board-keep = Parar cuando queden estos ejércitos
board-roll = { $dice ->
    [one] Tirar 1 dado
   *[other] Tirar { $dice } dados
}
board-blitz = { $keep ->
    [one] Atacar hasta el final
   *[other] Atacar mientras queden más de { $keep }
}
board-more = Más opciones
board-odds = { $percent } % de conquistarlo
board-cancel = Elegir de nuevo
board-battle = { $source } contra { $target }
board-recap-took = { $seat } quitó { $territories } a { $previous }.
board-losses = { $losses ->
    [0] sin bajas
    [one] 1 ejército perdido
   *[other] { $losses } ejércitos perdidos
}
board-rolls = { $rolls } tiradas
board-roll-of = Tirada { $roll } de { $rolls }
board-skip-battle = Ver el resultado
battle-outcome = { $end ->
    [conquered] { $target } cae{ battle-rolls }. { battle-losses }
    [stopped] { $target } resiste{ battle-rolls }. { battle-losses }
   *[open] { battle-losses }
}
battle-rolls = { $rolls ->
    [one] {""}
   *[other] {" "}tras { $rolls } tiradas
}
battle-losses = { $attacker_losses ->
    [0] { $attacker } no pierde ejércitos; { $defender }, { $defender_losses }.
    [one] { $attacker } pierde 1 ejército; { battle-defender }.
   *[other] { $attacker } pierde { $attacker_losses } ejércitos; { battle-defender }.
}
battle-defender = { $defender_losses ->
    [0] { $defender }, ninguno
   *[other] { $defender }, { $defender_losses }
}
board-info = Sobre el territorio
board-info-hint = Señala o elige un territorio para saber de él.
board-incomes = Ejércitos en el próximo turno:
board-neutral = el bando neutral
board-unclaimed = aún de nadie
board-held = { $seat } · { armies }
board-held-neutral = Neutral · { armies }
board-attack-from = Desde { $source }:
board-whole-mine = Tienes todo { $continent }: +{ $bonus } por turno.
board-whole = { $seat } tiene todo { $continent }: +{ $bonus } por turno.
board-part = { $continent } (+{ $bonus } por turno): { $held } de { $all }.
board-missing = { $continent } (+{ $bonus } por turno): { $held } de { $all }. Faltan: { $missing }.
board-neighbours = Limita con { $neighbours }.
board-cards = Tus cartas
board-trade = { $armies ->
    [one] Canjear por 1 ejército
   *[other] Canjear por { $armies } ejércitos
}
board-choose-set = No forman un trío. Elige tres cartas.
board-bonus = Dos ejércitos más en
board-cards-why = ¿Para qué sirven las cartas?
board-cards-told =
    Tres cartas forman un trío, que canjeas por ejércitos al empezar tu turno.
    Un trío son tres símbolos iguales, uno de cada, o dos cualesquiera con un comodín.
    Si tienes un territorio que sale en el trío, recibe dos ejércitos más.
    Un turno con alguna conquista te da una carta. Con cinco hay que canjear.
board-last-lap = ¡Última vuelta! Queda como mucho un turno por jugador; después gana quien tenga más territorios.
board-next-set = El próximo trío vale { armies }.
board-mission-of = { $seat }: { $mission } ({ $done } de { $needed }).
board-mission-team = Es solo tuya: tus compañeros tienen la suya y no conocen esta. Sus territorios no te cuentan, pero si uno de vosotros cumple la suya, gana todo el equipo.
board-mission-fulfilled = Cumplida
board-continents = Los continentes y lo que valen
board-share = { $seat } tiene { $count } de { $all }.

field-lap = vuelta
field-last_lap = última vuelta
field-teams = equipos
field-turn_limit = turnos hasta que decide el mapa
field-income = ejércitos del próximo turno
field-for_territories = por territorios
field-for_continents = por continentes
field-continents = continentes
field-mission = misión
field-missions = misiones
field-more = más, a tu elección
field-land = territorios que tener
field-garrison = ejércitos en cada uno
field-done = hecho
field-needed = necesario
field-advised = aconsejados
field-territories = territorios
field-troops = ejércitos
field-territory = territorio
field-armies = ejércitos
field-sets = tríos en tu mano
field-source = desde
field-target = hacia
field-dice = dados
field-keep = ejércitos que se quedan
field-cards = cartas

## Después de la partida

result-seat = { held }, { result-armies }
result-armies = { $troops ->
    [one] 1 ejército
   *[other] { $troops } ejércitos
}
series-territories = Territorios
series-armies = Ejércitos
series-luck = Suerte
series-strength = Fuerza
figure-turns = Turnos
figure-conquered = Territorios conquistados
figure-lost = Territorios perdidos
figure-placed = Ejércitos colocados
figure-destroyed = Ejércitos destruidos
figure-fallen = Ejércitos perdidos
figure-attacks = Ataques tirados
figure-cards_drawn = Cartas robadas
figure-cards_taken = Cartas tomadas a otros
figure-cards_traded = Cartas canjeadas
figure-luck = Suerte, en ejércitos
moment-turning_point = { $first } toma la delantera para siempre: del { $before } % al { $after } % de toda la fuerza.
moment-large_trade = { $first } canjea un trío por { armies }.
moment-elimination = { $first } elimina a { $second }.
moment-left = { $first } abandona la partida.
moment-continent_taken = { $first } tiene { $continent }, que vale { armies-of-bonus } por turno.
moment-continent_broken = { $first } rompe el dominio de { $second } sobre { $continent }.
moment-luckiest_battle = El ataque con más suerte: { $first } desde { $source } contra { $target }: { $luck } ejércitos más de lo esperado.
moment-unluckiest_battle = El ataque con peor suerte: { $first } desde { $source } contra { $target }: { $luck } ejércitos respecto a lo esperado.
armies-of-bonus = { $bonus ->
    [one] 1 ejército
   *[other] { $bonus } ejércitos
}

# La primera partida, guiada

tutorial-welcome = ¡Hola! Los números del mapa son ejércitos, y los de tu color son tuyos. Tu rival tiene Groenlandia e Islandia. Vamos a por ellas.
tutorial-place = Cada turno empieza con ejércitos nuevos: recibes 3. Ponlos donde amenacen al enemigo. Elige Ontario.
tutorial-place-button = Los 3 van a Ontario. Colócalos con este botón.
tutorial-place-rest = Bien. Aún te quedan ejércitos: colócalos también, donde quieras.
tutorial-attack-from = ¡Ahora, al ataque! Se ataca desde un territorio tuyo con al menos 2 ejércitos. Elige Ontario.
tutorial-attack-to = Lo que brilla se puede atacar. Elige Groenlandia.
tutorial-roll = Tú tiras hasta 3 dados; quien defiende, hasta 2. Se enfrentan los más altos y luego los segundos: el menor pierde un ejército, y el empate favorece a la defensa. ¡Tira!
tutorial-roll-again = A veces pasa. Ataca otra vez: elige Ontario, luego Groenlandia, y tira.
tutorial-occupy = ¡Groenlandia es tuya! Elige cuántos ejércitos entran y pulsa el botón. Cuantos más, mejor: aquí está el frente.
tutorial-go-on = Puedes atacar cuantas veces quieras. Desde Groenlandia, elige Islandia.
tutorial-go-on-roll = Tira una vez, a ver qué dicen los dados.
tutorial-stop = Los dados también traicionan. Tú decides cuándo parar: este botón lleva a la última parte de tu turno.
tutorial-stop-now = Basta por ahora: deja de atacar con este botón.
tutorial-fortify-from = Antes de acabar puedes mover ejércitos una vez, entre territorios tuyos conectados. Los de Quebec están ociosos. Elige Quebec.
tutorial-fortify-to = Mándalos al frente. Elige Groenlandia.
tutorial-fortify = Muévelos con este botón. Con eso acaba tu turno.
tutorial-rival = Ahora juega tu rival y te ataca. Tus ejércitos se defienden solos; tú mira los dados.
tutorial-rival-done = Ese ha sido el turno de tu rival: ejércitos nuevos y un ataque a Groenlandia. Tus ejércitos también tiraron dados: atacar es un riesgo para todos.
tutorial-bonus = Te toca otra vez, y mira: ¡6 ejércitos nuevos en vez de 3! Un continente entero da un premio, y América del Norte es toda tuya. Elige Groenlandia.
tutorial-bonus-place = Coloca los 6 en Groenlandia.
tutorial-blitz-from = A tu rival solo le queda Islandia. Ataca desde Groenlandia: elígela.
tutorial-blitz-to = Y ahora, Islandia.
tutorial-blitz = Este botón sigue tirando hasta que el territorio caiga o se acaben tus ejércitos.
tutorial-blitz-again = Todavía no. ¡Ataca otra vez Islandia desde Groenlandia!
tutorial-goal = Tu rival se ha quedado sin tierras: así se gana al Risk. La partida rápida acaba también tras la última vuelta, y entonces gana quien tenga más territorios. Colocar, atacar, fortificar: ya lo sabes todo. Lo demás es temple.

# Consejos para las primeras partidas, por fase

tip-claim = Reclama un territorio libre. Los que lindan con los tuyos se defienden mejor.
tip-setup = Reparte tus ejércitos, o júntalos donde se tocan dos continentes.
tip-reinforce = Los ejércitos nuevos van a donde quieras de lo tuyo. Júntalos al lado de quien vayas a atacar.
tip-attack = Ataca con más ejércitos que la defensa y para cuando dejes de llevar ventaja. Una conquista por turno basta para una carta.
tip-attack-without-cards = Ataca con más ejércitos que la defensa y para cuando dejes de llevar ventaja.
tip-occupy = Entra con muchos: los que se quedan atrás no atacan desde aquí.
tip-occupy-inland = No linda con ningún enemigo: entra con pocos y deja a los demás donde puedan luchar.
tip-trade = Tres cartas forman un juego: todas iguales o una de cada. Cámbialas por ejércitos.
tip-fortify = Un traslado por turno: lleva a la frontera los que sobran en la retaguardia.
tip-defend = Dos dados defienden mejor que uno, y arriesgan dos ejércitos.
