# Lo que dice Maquiavelo. Las provincias las nombran los mapas; las potencias, los escenarios.

name = Maquiavelo
tagline = Italia 1454: ejércitos, ducados y cartas, por correo o en una tarde.
preset-evening = Una tarde
preset-evening-told = Cinco minutos para hablar, diez para las órdenes, y se sigue en cuanto todos estén listos: todos en una mesa, o a solas contra bots.
preset-gentle = Una primera partida amable
preset-gentle-told = Una velada sin hambre, sobornos ni asesinos, con mantenimiento barato y retiradas que encuentran solas su camino: para aprender cómo se mueven las unidades.
preset-post = Por correo
preset-post-told =
    { $mail ->
        [yes] Dos días por fase, con correos y avisos: para quien mira una vez al día.
       *[no] Dos días por fase: para quien mira una vez al día.
    }
round = Turno { $round }

## Palabras

kind-army = ejército
kind-fleet = flota
kind-garrison = guarnición
unit-in = { $kind } en { $province }
ducats = { $amount ->
    [one] 1 ducado
   *[other] { $amount } ducados
}
season-spring = primavera
season-summer = verano
season-autumn = otoño
phase-diplomacy = diplomacia
phase-orders = órdenes
action-hold = mantener
action-advance = avanzar
action-support = apoyar
action-convoy = transportar
action-besiege = asediar
action-convert = convertirse
status-active = presente
status-inactive = ausente, los demás votan
status-ai = ausente, mantiene todo
status-replacement = espera un sustituto
fallback-draft = vale tu borrador
fallback-hold = todas las unidades se mantienen, y el turno cuenta como falta
ballot-ai = mantener siempre
ballot-replacement = que otro ocupe el asiento
ballot-elimination = eliminación
result-attacker_wins = gana el ataque
result-standoff = empate
result-defended = aguanta la defensa
stage-started = empieza el asedio
stage-completed = el asedio acaba con la toma de la ciudad
stage-lifted = se levanta el asedio
stage-frozen = el asedio se detiene
how-advance = avance
how-reposition = dentro de sus tierras
how-convoy = por convoy
how-siege = por asedio
how-ungarrisoned = no tenía guarnición
how-neutral = no era de nadie
how-bribe = su guarnición fue sobornada
how-standard = ciudades suficientes
how-time_limit = más ciudades tras el último turno
how-shared = iguales tras el último turno
pact-words = { $pact ->
    [peace] paz, hasta nuevo aviso
    [non_aggression] no atacarse { $turns ->
        [one] este turno
       *[other] durante { $turns } turnos
    }
    [support] apoyo de { $giver } a { $taker } hacia { $province }
    [demilitarised] { $province } sin ejércitos ni flotas { $turns ->
        [one] este turno
       *[other] durante { $turns } turnos
    }
    [joint_attack] un ataque conjunto contra { $province }
   *[payment] { ducats } de { $giver } a { $taker }
}

## Por qué

why-no_money = faltan ducados
why-missed = el dado dice que no
why-rival_bribe = un rival ofreció lo mismo
why-not_your_city = la ciudad no es suya
why-famine = hambre
why-has_garrison = ya tiene guarnición
why-needs_garrison = la ciudad necesita guarnición
why-province_occupied = alguien ocupa la provincia
why-one_of_a_kind = una de cada tipo por turno y ciudad
why-no_route = no hay cadena de flotas
why-disrupted = atacaron una flota
why-support_void = la otra ni avanza ni defiende
why-support_out_of_reach = no podría ir allí
why-own_unit = una unidad propia cierra el paso
why-head_on = ha chocado de frente con la unidad de allí
why-standoff = empate
why-outmatched = otro era más fuerte
why-repelled = rechazado
why-no_retreat_list = desalojada sin lista de retirada
why-no_retreat_option = desalojada sin adónde ir
why-siege = cayó la ciudad
why-assassination = un asesinato
why-plague = peste
why-disbanded = no se pudo pagar
why-player_eliminated = su potencia está eliminada
why-no_cities = sin ciudades
why-nothing_left = no le queda unidad alguna, ni ducados para reclutarla
why-vote = por votación
why-no_target = no existe esa provincia
why-garrison_cannot_move = una guarnición no se mueve
why-own_province = ya está allí
why-army_to_sea = un ejército no sale al mar
why-not_adjacent = no es adyacente
why-fleet_needs_port = una flota necesita puerto
why-no_unit = no existe esa unidad
why-self_support = no puede apoyarse a sí misma
why-garrison_cannot_support = una guarnición no apoya
why-only_fleets_convoy = solo las flotas transportan
why-fleet_not_at_sea = la flota no está en el mar
why-only_armies_convoyed = solo se transportan ejércitos
why-garrison_cannot_besiege = una guarnición no asedia
why-fleet_not_in_port = la flota no está en un puerto
why-no_city = allí no hay ciudad
why-own_city = la ciudad es de su propia potencia
why-conversion_not_allowed = no puede convertirse en eso
why-not_a_port = no es un puerto

## Jugadas

move-submit = Entregar la hoja
move-draft = Guardar un borrador de la hoja
move-fallback = Si no la envías: { $use }
move-pass = Dejar pasar el turno (cuenta como falta)
move-ready = Listo
move-not_ready = Aún no
move-vote = Votar sobre { $target }: { $option }
move-extend = Pedir más tiempo
move-propose = Proponer un acuerdo
move-accept = Aceptar la propuesta
move-decline = Rechazar la propuesta
move-withdraw = Retirar la propuesta
move-renounce = Poner fin a la paz

## Sucesos

event-phase_changed = Turno { $turn }, { $season } de { NUMBER($year, useGrouping: 0) }: { $phase }.
event-orders_saved = { $seat } entrega una hoja.
event-seat_ready = { $seat } ya está.
event-seat_not_ready = { $seat } aún no está, después de todo.
log-draft_saved = {""}
event-draft_saved = Tu borrador está guardado. Vale cuando acabe el plazo, si no eliges otra cosa.
event-fallback_chosen = Si no la envías: { $use }.
event-deadline_extended = { $seat } pide más tiempo.
event-round_started = { round }
event-round_ended = Acaba el turno { $round }.
event-turn_resolved = Turno { $turn } resuelto. { $has_conquests ->
    [true] { $each_takers }.
   *[other] No se ha tomado ninguna ciudad.
} { $has_retreating ->
    [true] { $each_retreating }.
   *[other] Nadie se ha retirado.
}{ $has_standoffs ->
    [true] {" "}Empates: { $standoffs }.
   *[other] {""}
}
event-turn_resolved-each-takers = { $takers } toma { $conquests }
event-turn_resolved-each-retreating = { $retreating } se retira de { $left } a { $reached }
order-refused = { $action ->
    [advance] { $unit } no puede ir a { $target }: { $reason }.
   *[other] { $unit } no puede hacer eso: { $reason }.
}
event-order_invalid = { $seat }: { $kind } en { $province } mantiene, pues no puede { $action }: { $reason }.
event-no_orders = { $seat } no envía nada: todas sus unidades mantienen ({ $strikes } seguidos).
event-transfer = { $success ->
    [true] { $sender } envía { ducats } a { $recipient }.
   *[other] { $sender } no puede enviar { ducats } a { $recipient }: { $reason }.
}
event-assassination = { $success ->
    [true] { $attacker } hace asesinar al gobernante de { $target } por { $cost } ducados (dado { $roll }).
   *[other] { $attacker } no logra asesinar al gobernante de { $target } por { $cost } ducados: { $reason }.
}
event-assassination_effect = Todas las unidades de { $victim } mantienen.{ $has_garrisons ->
    [true] {" "}Guarniciones perdidas: { $garrisons }.
   *[other] {""}
}{ $has_frozen ->
    [true] {" "}Asedios detenidos: { $frozen }.
   *[other] {""}
}
event-bribe = { $success ->
    [true] { $payer } soborna: { $kind } de { $victim } en { $province }.
   *[other] { $payer } no puede sobornar: { $kind } de { $victim } en { $province }; { $reason }.
}
event-famine_relief = { $success ->
    [true] { $seat } paga contra el hambre en { $province }.
   *[other] { $seat } no puede pagar contra el hambre en { $province }: { $reason }.
}
event-recruit = { $success ->
    [true] { $seat } recluta en { $city }: { $kind }.
   *[other] { $seat } no puede reclutar en { $city }: { $kind }; { $reason }.
}
event-convoy = { $success ->
    [true] El ejército de { $seat } en { $source } embarca hacia { $target } por { $route }.
   *[other] El ejército de { $seat } en { $source } no halla barcos hacia { $target }: { $reason }.
}
event-support_cut = Cortan desde { $by } el apoyo de { $seat } desde { $province }.
event-support_void = El apoyo de { $seat } desde { $province } es nulo: { $reason }.
event-battle = Batalla de { $province }: { $each_attackers }{ $has_defender ->
    [true] { $defence ->
        [0] , { $defender } está en marcha: { $has_winner ->
            [true] { $result }
           *[other] no entra nadie
        }
       *[other] , contra { $defender } con { $defence }: { $result }
    }
   *[other] : { $result }
}.
event-battle-each-attackers = { $attackers } ataca con { $forces }
event-move = { $seat }: { $kind } de { $source } a { $target }.
event-bounced = { $seat }: { $kind } de { $source } no entra en { $target }: { $reason }.
event-retreat = { $seat }: { $kind } se retira de { $source } a { $target }.
event-unit_eliminated = { $seat } pierde en { $province }: { $kind } ({ $reason }).
event-conversion = { $success ->
    [true] { $seat } en { $province }: { $before } pasa a { $after }.
   *[other] { $seat } en { $province }: { $before } no puede pasar a { $after }: { $reason }.
}
event-siege = { $city }, { $seat } contra { $owner }: { $stage } ({ $counter }/2).
event-city_captured = { $seat } toma { $city } ({ $how }).
event-income = { $seat } recibe { ducats } de sus ciudades.
event-maintenance = { $seat } paga { $cost ->
    [one] 1 ducado
   *[other] { $cost } ducados
} por sus unidades{ $disbanded ->
    [0] {""}
   *[other] ; licenciadas: { $disbanded }
}.
event-famine = { $has_provinces ->
    [true] Hambre en { $provinces }.
   *[other] Este año no hay hambre.
}{ $has_protected ->
    [true] {" "}A salvo: { $protected }.
   *[other] {""}
}
event-famine_ended = Acaba el hambre en { $provinces }.
event-plague = { $has_province ->
    [true] Peste en { $province } (dado { $roll }).
   *[other] Este año no hay peste (dado { $roll }).
}
event-inactivity_warning = { $seat } ha faltado a { $strikes } de 3 turnos.
event-player_inactive = { $seat } ha faltado a tres turnos: los demás votan.
event-vote_cast = { $seat } vota sobre { $target }: { $option }.
event-vote_result = La votación sobre { $seat }: { $option }.
event-player_returned = { $seat } ha vuelto.
event-player_replaced = Otra persona ocupa el asiento de { $seat }.
event-player_eliminated = { $seat } queda fuera: { $reason }.
event-game_won = Victoria de { $winners } con { $cities ->
    [one] una ciudad
   *[other] { $cities } ciudades
}: { $how }.
event-pact_proposed = { $seat } propone a { $other }: { pact-words }.
event-pact_accepted = { $seat } acepta lo que propone { $other }: { pact-words }.
event-pact_declined = { $seat } rechaza lo que propone { $other }: { pact-words }.
event-pact_withdrawn = { $seat } retira su propuesta a { $other }: { pact-words }.
event-pact_renounced = { $seat } avisa a { $other }: la paz acaba con este turno.
event-pact_kept = { $seat } y { $other } han cumplido su palabra: { pact-words }.
event-pact_broken = { $seat } ha faltado a su palabra con { $other }: { pact-words }.
event-pact_void = Entre { $seat } y { $other } quedó en nada: { pact-words }.

## Rechazos

rejected-custom_scenario_expected = Falta el escenario propio: da uno o elige otro.
rejected-custom_scenario_unused = Hay un escenario propio, pero se eligió otro.
rejected-scenario_seats = { $scenario ->
    [tutorial] La primera partida
    [italy_1454] Italia 1454
    [balance_of_power] El equilibrio de poder
   *[other] Este escenario
} es para { $fewest } a { $most } asientos, no para { $seats }: elige otro escenario, o cambia los asientos.
rejected-bad_custom_scenario = { $problem ->
    [bad_json] Esto no es JSON: { $reason }.
    [too_large] El archivo tiene más de { $most } caracteres.
    [no_scenario] Esto no es un escenario.
    [missing_field] Falta «{ $about }».
    [unknown_field] Nada en un escenario se llama «{ $about }».
    [wrong_shape] En «{ $about }» va otra cosa.
    [bad_count] Aquí caben tantos: { $about }.
    [out_of_range] Aquí va un número de { $about }.
    [missing_text] Aquí hay que escribir algo.
    [bad_length] Aquí caben tantos caracteres: { $about }.
    [bad_text] «{ $about }» no puede ir aquí.
    [unknown_map] No hay ningún mapa «{ $about }».
    [unknown_province] El mapa no tiene la provincia «{ $about }».
    [name_twice] Dos provincias se llaman «{ $about }».
    [sea_with_city] { $province } es un mar y no puede tener puerto ni ciudad.
    [port_without_sea] { $province } tiene puerto, pero no mar.
    [border_with_itself] { $province } limita consigo misma.
    [border_twice] Esta frontera está dos veces: { $about }.
    [not_a_border] No hay tal frontera: { $about }.
    [out_of_reach] { $province } no limita con nada.
    [power_twice] Dos potencias tienen el identificador «{ $about }».
    [owned_twice] { $province } es de dos potencias.
    [sea_owned] { $province } es un mar, y el mar no es de nadie.
    [power_without_city] Esta potencia no tiene ciudad: «{ $about }».
    [unit_out_of_place] Una unidad así no puede estar ahí: { $unit }.
    [two_units] Dos unidades ocupan el mismo lugar: { $province }.
    [neutral_unit_moves] Solo las guarniciones pueden ser de nadie: { $unit }.
    [no_seats] Di para algún número de asientos con cuántas ciudades se gana.
   *[bad_seats] El escenario no puede ser para { $about } asientos: hacen falta al menos tres, y no más que potencias.
}{ $more ->
    [0] {""}
   *[other] {" "}(Y { $more } más.)
}
rejected-bad_map = El mapa no se puede dibujar: { $problems }.
rejected-too_many_orders = En una hoja caben como mucho { $most } órdenes.
rejected-too_many_expenses = En una hoja caben como mucho { $most } gastos.
rejected-not_your_unit = No tienes esa unidad: { $unit }.
rejected-ordered_twice = Hay dos órdenes para { $unit }: quita una.
rejected-no_such_target = La orden para { $unit } no nombra nada posible.
rejected-bad_note = Una nota no lleva comillas, puntos y comas ni barras.
rejected-no_drafts = Esta partida empezó sin borradores: entrega la hoja.
rejected-too_many_drafts = Has cambiado el borrador { $most } veces este turno. Entrega la hoja; eso aún se puede.
rejected-too_many_saves = Has cambiado la hoja { $most } veces este turno; vale la última.
rejected-unknown_province = No hay provincia { $province } en este mapa.
rejected-no_via_convoy = En esta partida los ejércitos van por tierra si pueden: { $unit }.
rejected-not_a_rival = { $power } no es rival tuyo en esta partida.
rejected-no_assassination = En esta partida no hay asesinatos.
rejected-no_token = No te queda asesino contra { $target }.
rejected-wrong_numbers = { $amount } ducados compran { $count } números distintos del dado.
rejected-not_on_a_die = Un dado va del 1 al 6.
rejected-no_bribes = En esta partida no hay sobornos.
rejected-unit_not_seen = No ves esa unidad: { $unit }.
rejected-not_an_enemy = Solo se soborna a unidades de otro jugador: { $unit }.
rejected-bribe_too_far = No tienes unidades junto a { $unit }.
rejected-bribe_not_alone = { $unit } está con otras unidades de su potencia, que no la dejarían irse.
rejected-not_your_province = { $province } no es tuya ni tienes allí unidades.
rejected-no_famine = Ahora no hay hambre que aliviar en { $province }.
rejected-no_such_city = No hay ciudad { $city }.
rejected-bad_supposition = Esto no se puede probar: { $problem }.
rejected-bad_line = Esta línea no se puede leer como orden ni como gasto: «{ $text }». Por ejemplo: A modena - parma
rejected-seat_needed = Solo quien juega tiene una hoja.
rejected-bad_notation = «{ $text }» no se entiende como hoja. Por ejemplo: A modena - parma; A bologna S A modena; recluta army milan
rejected-may_not_negotiate = Se propone y se responde cuando se pueden escribir cartas: en la fase de diplomacia.
rejected-pact_needs_a_partner = Propónselo a otra potencia que siga en la partida.
rejected-pact_needs_a_province = Indica la provincia para un apoyo, un ataque conjunto o una provincia sin tropas; para nada más.
rejected-pact_needs_turns = Indica cuántos turnos no os atacaréis o quedará libre la provincia; nada más lleva un número de turnos.
rejected-pact_needs_an_amount = Un pago lleva una cantidad de ducados, y nada más la lleva.
rejected-pact_binds_both = Esto os obliga a los dos por igual.
rejected-pact_known = Lo mismo ya está propuesto o acordado entre vosotros.
rejected-too_many_proposals = Espera una respuesta: bastan { $most } propuestas abiertas a la misma potencia, y cinco por turno.
rejected-too_many_agreements = Ya tenéis { $most } acuerdos: deja que acabe alguno.
rejected-no_such_proposal = Esta propuesta ya no está abierta.
rejected-no_such_agreement = No hay ninguna paz a la que poner fin.

## Cómo acaba

reason-resolved = el turno está resuelto
reason-enough_cities = ciudades suficientes en otoño
reason-turn_limit = acabó el último turno
reason-last_standing = no queda nadie más

## Opciones

option-scenario = Escenario
option-scenario-by_seats = según los asientos
option-scenario-tutorial = una primera partida (3–4)
option-scenario-italy_1454 = Italia 1454 (5–6)
option-scenario-balance_of_power = el equilibrio de poder (7–8)
option-scenario-custom = propio
option-custom_scenario = Escenario propio
upload-custom_scenario = Quién empieza dónde y con qué: un archivo JSON como los que guarda el editor de escenarios, o uno que haces en el mapa.
upload-custom_scenario-example = { "{" } "id": "mio", "map": "italy", … { "}" }
option-powers = Potencias
option-powers-in_order = por orden
option-powers-random = por sorteo
option-diplomacy_minutes = Tiempo para la diplomacia
option-diplomacy_minutes-0 = sin diplomacia
option-orders_minutes = Tiempo para las órdenes
option-grace_seconds = Margen tras el plazo
option-grace_seconds-0 = ninguno
option-early_end = Acabar la fase cuando todos estén listos
option-early_end-live_only = si las fases duran menos de 12 horas
option-early_end-on = siempre
option-early_end-off = nunca
option-extensions = Una prórroga por jugador
option-letters_always = Cartas en todas las fases
option-turns = Turnos
option-turns-0 = según el escenario
option-cities = Ciudades para ganar
option-cities-0 = según el escenario
option-early_victory = Ya el primer otoño puede dar la victoria
option-counted_cities = Ciudades que cuentan
option-counted_cities-garrisoned = con guarnición
option-counted_cities-owned = todas
option-famine = Hambre
option-famine-off = no
option-famine-per_five = dura: unas 12 provincias cada primavera
option-famine-per_twenty = habitual: unas 3 provincias cada primavera
option-plague = Peste
option-plague-off = no
option-plague-on_five = con 5 y 6
option-plague-on_six = con 6
option-assassination = Asesinatos
option-bribes = Sobornos
option-bribes-off = no
option-bribes-adjacent = junto a una unidad propia
option-bribes-anywhere = en cualquier lugar
option-upkeep = Mantenimiento
option-upkeep-full = 3, 3 y 1 ducados
option-upkeep-light = 1, 1 y 0 ducados
option-first_spring = Eventos y mantenimiento en la primera primavera
option-free_garrison = Una ciudad tomada recibe guarnición
option-fog = Niebla de guerra
option-via_convoy = Convoyes a provincias vecinas
option-automatic_retreats = Retirada automática para unidades sin lista
option-converting_defends = Quien se convierte defiende
option-bounced_defends = Un avance fallido defiende
option-busy_defends = Quien apoya o transporta defiende
option-attacks_add_up = Los avances de una potencia se suman
option-swaps = Las unidades pueden intercambiarse
option-stacking = Varias unidades de una potencia en una provincia
option-garrisons_defend = Las guarniciones defienden la provincia
option-convoys_break = Un convoy se rompe cuando su flota es
option-convoys_break-attacked = atacada
option-convoys_break-dislodged = desalojada
option-sieges_first = Asedios antes que conversiones
option-frozen_sieges = Los asedios de un gobernante asesinado se detienen
option-budget = Los ducados se pueden gastar
option-budget-less_spent = una vez
option-budget-snapshot = tantas veces como alcanzaran al principio
option-recruits_need_garrison = Para reclutar hace falta una guarnición en la ciudad
option-garrisons_under_enemy = Se pueden reclutar guarniciones ante el enemigo
option-famine_relief = Las unidades mueren de hambre
option-famine_relief-before = enseguida; el alivio se paga el otoño anterior
option-famine_relief-after = tras las órdenes de primavera, salvo que se pague entonces

## Descripción

describe-turn = Turno { $turn } de { $turns }, { $season } de { NUMBER($year, useGrouping: 0) }: { $phase }.
describe-goal = Ganan { $cities } ciudades en otoño.
seat-power = { $power } ({ $seat })
describe-power = { $power } ({ $seat }): { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
}, { $cities ->
    [one] 1 ciudad que cuenta
   *[other] { $cities } ciudades que cuentan
}, valor { $income }; { $status }.
describe-units =   { $units }
describe-out = { $power } ({ $seat }) está fuera.
describe-famine = Hambre: { $provinces }.
describe-siege = { $seat } asedia { $city }.
describe-pact = { $state ->
    [open] { $seat } propone a { $other }: { pact-words }.
   *[agreed] Acordado entre { $seat } y { $other }: { pact-words }.
}
describe-sheet = { $sent ->
    [true] Tu hoja está entregada; aún se puede cambiar.
    [draft] Tu borrador está guardado y vale cuando acabe el plazo.
    [unused] Tu borrador está guardado, pero elegiste que todo se mantenga si no lo envías.
    [passed] Dejas pasar el turno: todas las unidades se mantienen.
   *[other] Falta tu hoja.
}
describe-waiting = Aún no están: { $seats }.

## El tablero

map-title = Mapa de Italia. Las flechas mueven, Intro elige, Escape suelta.
map-unit = { $seat ->
    [neutral] { $kind } de nadie
   *[other] { $kind } de { $seat }
}
map-sea = { $count ->
    [0] { $province }, mar
   *[other] { $province }, mar: { $units }
}
map-land = { $province }, { $seat }{ $income ->
    [0] {""}
   *[other] , ciudad que vale { $income }
}{ $count ->
    [0] {""}
   *[other] : { $units }
}
map-famine = hambre
map-spared = a salvo del hambre
map-plague = peste

tab-sheet = Órdenes
tab-turns = Turnos
tab-sandbox = ¿Y si…?
tab-powers = Potencias

powers-date = { $season } de { NUMBER($year, useGrouping: 0) }, turno { $turn } de { $turns }
powers-ducats = Ducados
powers = Las potencias
powers-garrisoned = Guarnecidas
powers-held = En poder
goal-cities = Ciudades { $cities } / { $needed }
powers-goal = { $counted ->
    [owned] Gana quien tenga { $needed } ciudades al acabar un otoño.
   *[other] Gana quien tenga { $needed } ciudades con guarnición al acabar un otoño.
}
powers-goal-early = En el primer otoño no gana nadie.
powers-goal-tie = Si varios las tienen, gana quien tenga más ciudades y luego más renta. Si igualan en ambas, se sigue jugando.
powers-goal-end = La partida acaba como muy tarde tras el turno { $turns } y se cuenta igual; quienes igualan comparten la victoria.
powers-units = Unidades
powers-done = listo

now-diplomacy = Diplomacia: las potencias escriben cartas y hacen planes. Las órdenes vienen cuando acabe su tiempo.
now-diplomacy-bots = Las potencias hacen planes. Las órdenes vienen cuando acabe su tiempo.
now-ready = Diplomacia: escribe cartas y haz planes. Avisa cuando quieras pasar a las órdenes.
now-ready-bots = Mira el mapa y haz planes. Avisa cuando quieras pasar a las órdenes.
now-draft = Diplomacia: escribe cartas y ve preparando tus órdenes. Se guardan mientras escribes.
now-draft-bots = Haz planes y ve preparando tus órdenes. Se guardan mientras escribes.
now-is-ready = Has terminado. La diplomacia acaba cuando todos terminen; hasta entonces puedes escribir y cambiar tu borrador.
now-no-units = No tienes unidades a las que dar órdenes. Mira qué puede hacer tu tesoro.
now-orders = Las potencias escriben sus órdenes.
now-out = Estás fuera de esta partida.
now-over = La partida ha terminado: { $reason }.
now-sandbox = ¿Y si…? Elige cualquier unidad y prueba una orden.
now-sending = Tu hoja está entregada. Aún puedes retirarla.
now-sent = Tu hoja está entregada. Puedes cambiarla hasta que estén todas.
now-sent-by-post = Tu hoja está entregada. Puedes cambiarla hasta que acabe el tiempo de las órdenes.
now-choose = { $left ->
    [0] Todas tus unidades tienen orden. Entrega la hoja.
    [one] Elige tu unidad sin orden ({ $given } de { $units } ya tienen).
   *[other] Elige una de tus unidades ({ $given } de { $units } tienen orden).
}
now-paying = Pagas { $cost } de { $budget } ducados: { $things }.
now-unit = { $unit }: elige qué hace.
now-advance = { $unit }: elige adónde avanza, u otra orden.
now-support = { $unit }: elige a quién apoya.
now-convoy = { $unit }: elige el ejército que transporta.
now-besiege = { $unit }: elige qué hace.
now-convert = { $unit }: elige qué hace.

do-hold = Mantener
do-advance = Avanzar
do-support = Apoyar
do-convoy = Transportar
do-besiege = Asediar
do-convert = Convertir en { $kind }
do-mate = Pasar a la otra unidad: { $kind }
do-remove = Quitar la orden
do-cancel = Elegir de nuevo

order-hold = { $unit } mantiene su posición.
order-advance = { $unit } avanza a { $target }.
order-via = { $unit } va a { $target } en barco.
order-support = { $unit } apoya: { $target }.
order-support-going = { $unit } apoya: { $target }, que va a { $to }.
order-support-hold = { $unit } apoya: { $target }, para que resista.
order-convoy = { $unit } transporta: { $target }.
order-convoy-going = { $unit } transporta: { $target }, hasta { $to }.
order-besiege = { $unit } asedia la ciudad.
order-convert = { $unit } se convierte: { $target }.
deed-hold = mantener
deed-advance = avanzar a { $target }
deed-via = ir a { $target } en barco
deed-support = apoyar: { $target }
deed-convoy = transportar: { $target }
deed-besiege = asediar la ciudad
deed-convert = convertirse: { $target }

sheet-orders = Órdenes para tus unidades
sheet-order = Orden para: { $unit }
sheet-choose = Elegir en el mapa: { $unit }
sheet-no-order = sin orden (mantiene)
sheet-retreats = Retiradas
sheet-disband = Licenciar primero
sheet-send = Entregar la hoja
sheet-send-again = Entregar los cambios
sheet-idle = { $count ->
    [one] Una unidad no tiene orden
   *[other] { $count } unidades no tienen orden
}
sheet-idle-told = Sin orden, una unidad se mantiene: { $units }.
sheet-send-anyway = Entregarla así
papers-pull = Más o menos mapa
sheet-take-back = Retirar
sheet-resolving = Se resuelve en { $seconds } …
sheet-write-on = Volver a mis órdenes
sheet-is-in = La hoja está entregada
sheet-later = Las órdenes se escriben después de la diplomacia.
sheet-closed = Tu hoja ya no se puede cambiar.

paste = Pegar una hoja
paste-text = Órdenes y gastos como texto, uno por línea
paste-example =
    Ejército Módena avanza a Parma
    A bologna S A modena
    Reclutar guarnición Pisa
paste-read = Leerla
paste-understood = Se entiende
paste-not-understood = No se entiende
paste-line = Línea { $line }: { $text }
paste-disband = Licenciar primero: { $unit }
paste-replaces = Esto sustituye tu borrador.
paste-take = Tomar como mis órdenes

list-none = ninguna
list-add = Añadir: { $list }
list-raise = Subir: { $item }
list-remove = Quitar: { $item }
list-suggest = Sugerir

expenses = Tesoro
expenses-add = Pagar algo
expenses-kind = Para qué
expenses-about = Para quién o dónde
expenses-ducats = Ducados
expenses-note = Unas palabras de acompañamiento
expenses-numbers = Números del dado, tres como mucho
expenses-pay = Añadir por { $cost ->
    [one] 1 ducado
   *[other] { $cost } ducados
}
expenses-too-dear = { $cost } ducados: más de lo que te queda
expense-recruit = Reclutar
expense-relieve = Contra el hambre
expense-bribe = Sobornar
expense-transfer = Enviar ducados
expense-assassinate = Asesinar
expense-recruit-told = La unidad nueva espera un turno antes de recibir órdenes.
expense-relieve-told = Pagado en otoño, evita el hambre que viene; pagado durante el hambre, la termina en la provincia.
expense-bribe-told = La unidad cambia de bando y este turno mantiene su posición, salvo que un rival ofrezca lo mismo.
expense-transfer-told = La otra potencia puede gastarlos el turno que viene; eso no la obliga a nada.
expense-assassinate-told = Elige de uno a tres números, a { $price } ducados cada uno. Se tira un dado: si sale uno de ellos, todas las unidades de esa potencia mantienen su posición este turno.
payment-recruit = Reclutar en { $city }: { $kind }
payment-relieve = Contra el hambre en { $province }
payment-bribe = Soborno: { $unit }
payment-transfer = { ducats } para { $power }
payment-assassinate = Asesino contra { $power } (dado { $numbers })
balance-now = Ducados
balance-spent = Pagado
balance-left = Queda
balance-spring = La próxima primavera, tal como está todo: +{ $income } de ciudades con guarnición, −{ $upkeep } por las unidades, quedan { $spring }.

turns-turn = Turno { $turn }, { $season } de { NUMBER($year, useGrouping: 0) }
turns-look = Ver en el mapa
turns-now = Volver a ahora
turns-after = Después
turns-none = Aún no se ha resuelto ningún turno.

unit-of = { $power ->
    [neutral] { $kind } en { $province }
   *[other] { $kind } de { $power } en { $province }
}

until-diplomacy = Diplomacia hasta { $when }
until-orders = Órdenes hasta { $when }
waiting-for = Sin terminar:
ready-no = Listo
ready-yes = Listo (toca para deshacerlo)

draft-saving = Guardando…
draft-saved = Borrador guardado
draft-failed = No se ha podido guardar el borrador
fate-none = Si se acaba el tiempo y no hay nada escrito, todas las unidades mantienen y el turno cuenta como perdido.
fate-draft = Cuando se acabe el tiempo, vale este borrador.
fate-hold = Cuando se acabe el tiempo, todas las unidades mantienen y el turno cuenta como perdido, diga lo que diga el borrador.
fate-sent = Tus órdenes están entregadas. Puedes cambiarlas hasta que se acabe el tiempo.
fallback-choice = Mi borrador vale cuando se acabe el tiempo
pass = Dejar pasar el turno…
pass-question = ¿Dejar pasar el turno?
pass-told = { $orders ->
    [0] No hay ninguna orden en tu hoja
    [one] Hay una orden en tu hoja
   *[other] Hay { $orders } órdenes en tu hoja
}{ $expenses ->
    [0] {""}
    [one] {" "}y un gasto
   *[other] {" "}y { $expenses } gastos
}; nada de eso ocurrirá. Todas tus unidades mantienen y el turno cuenta como perdido: { $strikes } de 3 seguidos, y luego los demás votan sobre tu puesto. Una hoja vacía no cuenta como turno perdido.
pass-yes = Dejarlo pasar

warnings = Avisos
warn-nothing = No te queda ninguna unidad ni ciudad. Si nadie te ayuda, tu potencia queda fuera en primavera.
warn-no-units = No te queda ninguna unidad. Recluta mientras puedas.
warn-debt = No alcanzan los ducados, así que esto no se pagará: { $expenses }.
warn-upkeep = En primavera { $ducats ->
    [one] faltará 1 ducado
   *[other] faltarán { $ducats } ducados
} para pagar a tus unidades. Se disolverán: { $units }. Ahorra ducados o elige otras en «Licenciar primero».
warn-siege = { $power } asedia { $city }, que caerá si el asedio continúa.
warn-bare = Sin guarnición estas ciudades no pagan nada en primavera{ $counted ->
    [owned] {""}
   *[other] {" "}ni cuentan para la victoria
}: { $cities }. Renta perdida: { $lost }.
warn-famine = Hambre en { $provinces }: allí no se puede reclutar hasta que se pague el socorro.
warn-coming = En primavera puede haber hambre: quien esté en ella muere. { $cost } ducados protegen una provincia.

card-sea = Mar: solo flotas, que pueden transportar ejércitos.
card-land = Tierra sin ciudad.
card-city = { $port ->
    [yes] Ciudad con puerto
   *[other] Ciudad
} que renta { $income } en primavera.
card-owner = { $power ->
    [neutral] No pertenece a nadie
   *[other] Pertenece a { $power }
}
card-unit = { $power ->
    [neutral] { $kind } de nadie
   *[other] { $kind } de { $power }
}
card-no-garrison = Sin guarnición: la ciudad no paga nada.
card-siege = Asediada por { $power } ({ $turns } de 2 turnos).
card-famine = Hambre: quien esté aquí muere y no se recluta a nadie.
card-plague = Azotada por la peste.
card-spared = Protegida del hambre.
card-near = Limita con { $places }.
card-do-tap = Toca para dar una orden: { $unit }.
card-do-besiege = { $unit } puede asediar la ciudad.
card-do-advance = { $unit } puede avanzar hasta aquí.
card-do-ship = { $unit } puede venir por mar si transporta: { $items }.
card-do-ship-others = { $unit } puede venir por mar solo si { $powers } acepta llevarlo.
card-do-recruit = Aquí se puede reclutar: { $items }.
card-do-relieve = Aquí se puede pagar socorro contra el hambre.

crossing-own = por mar, con el transporte de: { $fleets }
crossing-others = por mar, solo si aceptan llevarlo: { $powers }
deed-helping = { $deed }, que va a { $target }

stage-orders = Órdenes
stage-money = Dinero
stage-supports = Apoyos
stage-battles = Batallas
stage-moves = Movimientos
stage-retreats = Retiradas
stage-sieges = Asedios
stage-conquests = Conquistas
stage-words = Palabras cumplidas y rotas
stage-season = La nueva estación
stage-back = Una fase atrás
stage-next = Fase siguiente
stage-last = Al final del turno
loss = { $turn }: has perdido
loss-near = { $turn }: enemigos a tus puertas
loss-entered = { $kind } de { $power } ante tu ciudad de { $province }
loss-unit = { $kind } en { $province }: { $reason }
loss-city = la ciudad de { $city }, tomada por { $power }
loss-bribe = { $kind } en { $province }: sobornado por { $power }
result-headlines = Lo que ha cambiado
result-quiet = Ninguna ciudad ha cambiado de manos y nadie ha tenido que retirarse.
result-mine = tú
result-good = conseguido:
result-bad = fallido:
result-failed = Falla: { $reason }.
result-cut = El apoyo se corta por el avance desde { $province }.
result-captured = { $seat } toma { $city }, que era de { $loser }.

sandbox-told = Parte de tu borrador, da órdenes a las unidades de cualquiera y mira qué harían con ellas las reglas. Nada de esto se entrega.
sandbox-orders = Órdenes de prueba
sandbox-outcome = Qué pasaría
sandbox-nothing = Nada se mueve.
sandbox-after = Mostrar la posición resultante
sandbox-take = Convertir las mías en mi borrador
sandbox-begin = Empezar de nuevo con mi borrador
sandbox-clear = Borrar

pacts-with = Con { $power }
pacts-none = Aún no hay nada propuesto ni acordado.
pacts-propose = Proponer un acuerdo
pacts-to-whom = A quién
pacts-what = Qué
pacts-kind-peace = Paz, hasta nuevo aviso
pacts-kind-non_aggression = No atacarse unos turnos
pacts-kind-support = Apoyo hacia una provincia
pacts-kind-demilitarised = Una provincia sin ejércitos ni flotas
pacts-kind-joint_attack = Un ataque conjunto
pacts-kind-payment = Un pago
pacts-told-peace = Ninguno ataca, asedia, soborna ni manda asesinos al otro, ni ayuda a que otros lo hagan.
pacts-told-non_aggression = Como la paz, durante esos turnos, incluido este.
pacts-told-support = Este turno uno apoya a una unidad del otro hacia la provincia, o en ella.
pacts-told-demilitarised = Ninguno envía ni mantiene allí un ejército o una flota. Las guarniciones pueden quedarse.
pacts-told-joint_attack = Este turno los dos avanzan hacia ella, apoyan un avance o asedian su ciudad.
pacts-told-payment = Los ducados van con las órdenes de este turno, como gasto.
pacts-who-gives = Quién lo da
pacts-i-give = Yo
pacts-they-give = { $power }
pacts-province = Provincia
pacts-turns = Turnos
pacts-amount = Ducados
pacts-send = Proponer
pacts-cancel = Ahora no
pacts-accept = Aceptar
pacts-decline = Rechazar
pacts-withdraw = Retirar
pacts-renounce = Poner fin
pacts-from = De { $power }
pacts-yours = A { $power }
pacts-later = Se propone y se responde mientras se pueden escribir cartas.
pacts-nobody = Ahora no hay nadie a quien puedas proponer algo.
pacts-promise = Lo acordado es una promesa: nadie está obligado a cumplirla. Tras cada turno se ve quién lo ha hecho.
pacts-between = { $one } y { $other }
pacts-state-open = espera respuesta
pacts-state-declined = rechazado
pacts-state-withdrawn = retirado
pacts-state-lapsed = sin respuesta
pacts-state-agreed = acordado
pacts-state-ending = acaba con este turno
pacts-state-so-far = cumplido hasta ahora ({ $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
})
pacts-state-kept = cumplido
pacts-state-broken = incumplido por { $power }
pacts-state-void = quedó en nada
pacts-until = hasta el turno { $turn }
pacts-mark-agreed = tiene un acuerdo contigo
pacts-mark-broken = faltó a su palabra contigo

## Nombres de los campos, donde una página muestra la posición o una jugada campo a campo

field-action = orden
field-amount = ducados
field-ballots = votos
field-besieger = asediada por
field-born = desde el turno
field-balance = quedan en primavera
field-cities_needed = ciudades para ganar
field-city = ciudad
field-cities = ciudades con guarnición, ciudades propias
field-custom_scenario = escenario propio
field-disband = licenciar primero
field-disbanded = no se puede pagar
field-ended = por qué acabó
field-ends_early = acaba cuando todos están listos
field-expense = para qué
field-expenses = gastos
field-extended = pidió más tiempo
field-famine = hambre
field-fog = niebla de guerra
field-forecast = la próxima primavera
field-if_not_sent = si no se envía
field-income = renta
field-journal = visto en el último turno
field-kind = tipo
field-last_sheets = hojas del último turno
field-left = quedan
field-lost_income = renta perdida
field-letters_always = cartas en todas las fases
field-note = nota
field-numbers = números del dado
field-option = voto
field-orders = órdenes
field-passed = deja pasar el turno
field-power = potencia
field-protected = a salvo del hambre
field-province = provincia
field-provinces = provincias
field-rank = número
field-retreats = retiradas
field-saves = cambios este turno
field-scenario = escenario
field-season = estación
field-sent = hoja entregada
field-siege = turnos de asedio
field-spent = pagado
field-standings = ciudades y lo que valen
field-status = presencia
field-strikes = turnos sin hoja
field-target = objetivo
field-too_dear = no alcanza para
field-to = para quién
field-tokens = asesinos que quedan
field-too_early = este otoño no gana nadie
field-treasury = ducados
field-turns = turnos en total
field-unguarded = ciudades sin guarnición
field-unit = unidad
field-units = unidades
field-upkeep = mantenimiento
field-use = si no se envía
field-via = por convoy
field-waiting = aún no están
field-year = año
field-pacts = acuerdos
field-terms = condiciones
field-gives = lo da quien propone
field-giver = quién da
field-other = con quién
field-number = número
field-by = propuesto por
field-made = propuesto en el turno
field-state = estado
field-first = desde el turno
field-last = hasta el turno
field-judged = turnos cumplidos
field-breakers = incumplido por

## Cartas de los bots

letter-accept = { $manner ->
    [warm] Con mucho gusto, y gracias por proponerlo.
    [curt] De acuerdo.
    [sly] ¿Cómo podría negarte algo? Hecho.
   *[proud] Sea. Te lo concedo.
} Queda acordado: { pact-words }. { letter-why }
letter-decline = { $manner ->
    [warm] Gracias por escribirme, pero esta vez tengo que decir que no.
    [curt] No.
    [sly] Una idea encantadora, para otro día.
   *[proud] Pides más de lo que concedo.
} { letter-why }
letter-propose = { $manner ->
    [warm] Espero que al recibir esta carta estés bien. ¿Puedo sugerirte algo?
    [curt] Una propuesta.
    [sly] Entre nosotros: tengo una idea que puede salirnos a cuenta.
   *[proud] Esta oferta la hago una sola vez.
} { pact-title }. { letter-why }
letter-renounce = { $manner ->
    [warm] Siento tener que escribir esto.
    [curt] Aviso.
    [sly] Todo lo bueno se acaba.
   *[proud] Lo digo de frente.
} Nuestra paz acaba con este turno. { letter-why }
letter-why = { $why ->
    [leader] { $about } se está haciendo demasiado fuerte para los dos.
    [leader_is_you] Vas por delante de todos: no voy a hacerte más fuerte.
    [quiet] Mis tropas tienen cosas mejores que hacer que vigilar tu frontera.
    [weak] Tienes más tropas cerca de mis tierras que yo cerca de las tuyas.
    [war] Tus tropas están donde pienso ir.
    [help] Me cuesta poco, y { $place } debería cambiar de manos.
    [busy] Necesito mis tropas en otra parte.
    [far] Ninguna de mis tropas llega hasta allí.
    [gain] { $place } merece la marcha.
    [no_gain] No veo qué ganaría con ello.
    [stands_there] No pienso dejar { $place } ahora.
    [no_matter] De todas formas no tenía planes para { $place }.
    [rich] Me lo puedo permitir.
    [poor] Mis arcas no lo permiten.
    [gift] Aquí los ducados siempre son bienvenidos.
    [broken] Faltaste a tu palabra conmigo, y no lo he olvidado.
   *[distrust] Perdóname, prefiero tener las manos libres.
}
pact-title = { $pact ->
    [peace] Haya paz entre nosotros, hasta que uno avise
    [non_aggression] No nos ataquemos { $turns ->
        [one] este turno
       *[other] durante { $turns } turnos
    }
    [joint_attack] Ataquemos juntos { $province } este turno
    [demilitarised] Mantengámonos los dos fuera de { $province } { $turns ->
        [one] este turno
       *[other] durante { $turns } turnos
    }
   *[other] Propongo esto: { pact-words }
}

## Correos

mail-diplomacy-subject = { $game }, turno { $turn }: se abren las negociaciones
mail-diplomacy-text = Es { $season } de { NUMBER($year, useGrouping: 0) }: puedes escribir cartas hasta el { $deadline }.
mail-orders-subject = { $game }, turno { $turn }: se esperan tus órdenes
mail-orders-text = Es hora de dar órdenes ({ $season } de { NUMBER($year, useGrouping: 0) }). Se aceptan hojas hasta el { $deadline }; hasta entonces puedes cambiar la tuya.
mail-received-subject = { $game }, turno { $turn }: ha llegado tu hoja
mail-received-text = Ha llegado tu hoja para el turno { $turn }, con { $orders ->
        [one] 1 orden
       *[other] { $orders } órdenes
    } y { $expenses ->
        [one] 1 gasto
       *[other] { $expenses } gastos
    }. Puedes enviar otra hasta el { $deadline }; cuenta la última.
event-order_received = { $action ->
    [advance] { $unit } avanza a { $province }.
    [via] { $unit } va a { $province } en barco.
    [support] { $unit } apoya: { $helped }.
    [convoy] { $unit } transporta: { $helped }.
    [besiege] { $unit } asedia la ciudad.
    [convert] { $unit } se convierte: { $kind }.
   *[other] { $unit } mantiene su posición.
}
event-expense_received = { $expense ->
    [transfer] { ducats } para { $power }.
    [assassinate] Atentado contra { $power }: { ducats }.
    [bribe] Soborno: { $unit }.
    [relieve] Contra el hambre: { $province }.
   *[other] Nueva unidad en { $province }: { $kind }.
}
mail-resolved-subject = { $game }: el turno { $turn } está resuelto
mail-resolved-text =
    Ha terminado el turno de { $season } de { NUMBER($year, useGrouping: 0) }.

    Ciudades tomadas: { $conquests }. Empates: { $standoffs }. Retiradas: { $retreats }.
mail-out-subject = { $game }: quedas fuera
mail-out-text = Tu potencia queda fuera de la partida: { $reason }. Puedes seguir mirando en la mesa cómo continúa.
mail-missed-subject = { $game }: has faltado a un turno
mail-missed-text =
    No llegó ninguna hoja tuya, así que todas tus unidades se han mantenido. Tras tres turnos seguidos sin hoja los demás deciden sobre tu asiento.

    El próximo plazo termina el { $deadline }. Cualquier hoja, incluso vacía, lo arregla.
mail-warning-subject = { $game }: último aviso
mail-warning-text =
    Has faltado a dos turnos seguidos. Si faltas a un tercero, los demás votarán si tus unidades se mantienen para siempre, si otra persona ocupa tu asiento o si quedas fuera.

    El próximo plazo termina el { $deadline }. Cualquier hoja, incluso vacía, lo arregla.
mail-vote-subject = { $game }: votación sobre { $seat }
mail-vote-text = { $seat } ha faltado a tres turnos seguidos. Vota en la mesa: mantener para siempre, un reemplazo o la eliminación. Los votos se cuentan cuando se resuelva el próximo turno; hasta entonces puedes cambiar el tuyo.
mail-ducats-subject = { $game }: { $sender } te envía { ducats }
mail-ducats-text =
    { $sender } te ha enviado { ducats }{ $has_note ->
        [true] , con estas palabras: «{ $note }».
       *[other] .
    } Tu tesoro tiene ahora { $treasury ->
        [one] 1 ducado
       *[other] { $treasury } ducados
    }.
mail-welcome-subject = { $game }: te damos la bienvenida a tu nuevo asiento
mail-welcome-text = Has tomado el mando de una potencia a mitad de una partida, con todo lo que tiene. El próximo plazo termina el { $deadline }. Así están las cosas:
mail-proposal-subject = { $game }: { $seat } te hace una propuesta
mail-proposal-text = { $seat } te propone: { pact-words }. Acéptala o recházala en la mesa, junto a las cartas; si no respondes, caduca con el turno.

## El editor de escenarios

workshop = Editor de escenarios
workshop-told = Elige una potencia y qué poner, y toca el mapa; todo está también en las listas. Lo que haces se queda en este navegador hasta que empieces con otro.
workshop-begin = Empezar con …
workshop-open = Abrir archivo
workshop-undo = Deshacer
workshop-save = Guardar archivo
workshop-play = Jugarlo
workshop-palette = Qué poner
workshop-whose = Para quién
workshop-what = Qué
workshop-brush-land = Tierra
workshop-brush-army = Ejército
workshop-brush-fleet = Flota
workshop-brush-garrison = Guarnición
workshop-neutral = Nadie
workshop-nobody = Las ciudades que no son de nadie también pueden tener guarnición.
workshop-tap = Toca una provincia para poner algo allí; otra vez lo mismo lo quita.
workshop-unit = { $unit } ({ $power })
workshop-painted = { $province }{ $power ->
    [sea] , mar
    [free] , tierra de nadie
   *[other] , tierra de { $power }
}{ $count ->
    [0] .
   *[other] : { $units }.
}
workshop-state = Si se puede jugar
workshop-right = Este escenario se puede jugar.
workshop-checking = Veamos …
workshop-wrong = { $count ->
    [one] Una cosa está mal:
   *[other] { $count } cosas están mal:
}
workshop-name-in = Nombre en { $language }
workshop-title-in = Título en { $language }
workshop-treasury = Ducados
workshop-capital = Capital
workshop-lands = Provincias ({ $count })
workshop-add-land = Añadir una provincia …
workshop-units = Unidades ({ $count })
workshop-add-unit = Añadir { $kind } en …
workshop-add-power = Añadir una potencia
workshop-figures = El escenario
workshop-year = Año de la primera primavera
workshop-turns = Turnos, tres al año
workshop-cities = Ciudades para ganar
workshop-cities-told = Deja vacíos los números de asientos para los que no es.
workshop-seats = { $count } asientos

# Consejos para las primeras partidas, por fase

tip-diplomacy = Primero, habla: promete, amenaza, negocia con ducados. Nada de lo dicho obliga a nadie.
tip-orders = Elige una unidad y luego su destino. Todas las órdenes se cumplen a la vez, así que un ataque a solas contra un igual fracasa: lleva apoyo.
tip-garrisons = Solo una ciudad con guarnición cuenta para ganar y paga en primavera. Recluta guarniciones en tus ciudades, con los gastos que hay bajo tus órdenes.

# La primera partida, guiada

tutorial-welcome = ¡Hola! Gobiernas Florencia. Tus dos ejércitos están en Florencia y en Pisa. En tres turnos verás cómo se conquista Italia.
tutorial-march-from = Los ejércitos avanzan una provincia por turno. Toca tu ejército de Pisa.
tutorial-march-to = Pistoia está libre y nadie la guarda. Toca Pistoia para avanzar hasta allí.
tutorial-hold-who = Cada unidad recibe una orden. Toca ahora tu ejército de Florencia.
tutorial-hold = Este se queda en casa por ahora: que se mantenga.
tutorial-send = Todas las potencias escriben sus órdenes en secreto y luego todo ocurre a la vez. Entrega tu hoja.
tutorial-marched = Tu ejército ha entrado, así que Pistoia es tuya. Ahora, Bolonia: la guarda un ejército de Milán. Uno contra uno no gana nadie. Dos contra uno, sí.
tutorial-support-from = Pistoia prestará su fuerza sin moverse. Toca tu ejército de Pistoia.
tutorial-support = Elige apoyar.
tutorial-support-whom = ¿A quién apoya? A tu ejército de Florencia: tócalo.
tutorial-attack-from = Y ahora el ataque. Toca otra vez el ejército de Florencia.
tutorial-attack-to = Y toca Bolonia.
tutorial-send-again = Dos contra uno. ¡Entrega tu hoja!
tutorial-won = El ejército de Milán ha tenido que huir y Bolonia es tuya. Para conservar una ciudad hace falta una guarnición, y solo las ciudades con guarnición cuentan para ganar.
tutorial-garrison = Las guarniciones cuestan ducados, y tú tienes. «Reclutar» y la guarnición de Bolonia ya están elegidos: añádela a tu hoja.
tutorial-last-orders = Tus ejércitos pueden seguir o mantenerse, como quieras. Luego entrega tu última hoja.
tutorial-goal = Gana quien tiene más ciudades con guarnición. Mover, apoyar, pagar; y cuando juegues con otras personas, antes de cada turno podrás escribir cartas, prometer y traicionar. Ya conoces Maquiavelo.
tutorial-more =
    Diplomacia: si juegas con otras personas, antes de las órdenes se pueden escribir cartas; nadie está obligado a cumplir su palabra.
    Mantenimiento: cada primavera cada unidad cuesta ducados, y las que no se pagan se disuelven.
    Hambruna: en primavera azota provincias, y quien se queda allí muere de hambre; socorrerlas cuesta ducados.
    Asedios: una guarnición dentro de su ciudad solo se rinde tras dos turnos de asedio.

ending-why = Deciden las ciudades con guarnición; a igualdad, los ducados que rentan.
ending-power = { $power }: { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
} con guarnición, { $income ->
    [one] 1 ducado
   *[other] { $income } ducados
} de renta
ending-out = { $power }: fuera

series-cities = Ciudades
series-ducats = Ducados
series-units = Unidades
figure-conquered = Ciudades tomadas
figure-lost = Ciudades perdidas
figure-recruited = Unidades reclutadas
figure-fallen = Unidades perdidas
figure-income = Ducados de renta
figure-bribes = Sobornos logrados
figure-assassinations = Asesinatos logrados
moment-turning_point = { $first } toma la delantera para siempre, con { $count ->
    [one] una ciudad
   *[other] { $count } ciudades
}.
moment-elimination = { $first } queda fuera.
moment-assassination = { $first } hace asesinar al gobernante de { $second }.
moment-bribe = { $first } soborna a una unidad de { $second } en { $province }.
moment-capture = { $first } quita { $province } a { $second }.
