# Lo que dice TeraDeck.

name = TeraDeck
tagline = Lleva cuatro módulos de tu proyecto a un estado estable y estropea los de los demás.
round = Turno { $round }

## Palabras con que se forman otros mensajes

module-backend = Backend
module-frontend = Frontend
module-mobile = Mobile
module-data_science = Data Science
module-multicolor = Comodín
state-bugged = con bug
state-free = libre
state-patched = parcheado
state-stabilised = estabilizado
card-module_backend = Módulo Backend
card-module_frontend = Módulo Frontend
card-module_mobile = Módulo Mobile
card-module_data_science = Módulo Data Science
card-module_multicolor = Módulo Comodín
card-bug_backend = Bug de Backend
card-bug_frontend = Bug de Frontend
card-bug_mobile = Bug de Mobile
card-bug_data_science = Bug de Data Science
card-bug_multicolor = Bug Universal
card-patch_backend = Parche de Backend
card-patch_frontend = Parche de Frontend
card-patch_mobile = Parche de Mobile
card-patch_data_science = Parche de Data Science
card-patch_multicolor = Parche Universal
card-op_architect_change = Cambio de Arquitecto
card-op_recruit_ace = Reclutamiento del Groso
card-op_internal_phishing = Phishing Interno
card-op_end_year_party = Fiesta de Fin de Año
card-op_project_swap = Project Swap
why-cannot_place_duplicate = ya tienes un módulo de este color
why-no_bug_targets = no hay ningún módulo al que pueda atacar
why-no_patch_targets = no tienes ningún módulo al que sirva
why-no_operation_targets = ahora no tiene objetivo
why-no_bugs_to_transfer = no tienes bugs que pasar
why-not_your_turn = no es tu turno
why-skipped = pierdes tu próximo turno

## Jugadas

move-place_module = Colocar { $card }
move-throw_bug = Lanzar { $card } a { $module } de { $owner }
move-apply_patch = Aplicar { $card } a { $module } de { $owner }
move-architect_change = Cambio de Arquitecto: { $module } de { $owner } por { $other_module } de { $other }
move-recruit_ace = Reclutamiento del Groso: llevarse { $module } de { $owner }
move-internal_phishing = Phishing Interno{ $has_backend ->
    [false] {""}
   *[true] ; bug de Backend a { $backend }
}{ $has_frontend ->
    [false] {""}
   *[true] ; bug de Frontend a { $frontend }
}{ $has_mobile ->
    [false] {""}
   *[true] ; bug de Mobile a { $mobile }
}{ $has_data_science ->
    [false] {""}
   *[true] ; bug de Data Science a { $data_science }
}{ $has_multicolor ->
    [false] {""}
   *[true] ; bug del Comodín a { $multicolor }
}
move-end_year_party = Fiesta de Fin de Año
move-project_swap = Project Swap con { $rival }
move-discard = Descartar { $cards }
move-pass = Pasar

## Sucesos

event-round_started = { round }
event-round_ended = Termina el turno { $round }.
event-hand_dealt = { $has_hand ->
    [false] { $seat } recibe tres cartas.
   *[true] { $seat } recibe { $hand }.
}
event-turn_skipped = { $seat } pierde el turno y solo repone cartas.
event-module_placed = { $seat } coloca { $card }.
event-module_bugged = { $seat } lanza { $card }: { $module } de { $owner } queda con bug.
event-patch_destroyed = { $seat } lanza { $card }: { $module } de { $owner } pierde su parche.
event-module_collapsed = { $seat } lanza { $card }: { $module } de { $owner } se derrumba.
event-module_patched = { $seat } aplica { $card }: { $module } de { $owner } queda parcheado.
event-bug_cured = { $seat } aplica { $card }: { $module } de { $owner } se libra de su bug.
event-module_stabilised = { $seat } aplica { $card }: { $module } de { $owner } queda estabilizado para siempre.
event-modules_exchanged = { $seat } cambia los arquitectos: { $module } de { $owner } por { $other_module } de { $other }.
event-module_stolen = { $seat } recluta { $module } de { $owner }.
event-bug_transferred = { $seat } pasa el bug de { $module } a { $target } de { $owner }.
event-party_held = { $seat } celebra la Fiesta de Fin de Año: los demás descartan su mano y pierden un turno.
event-projects_swapped = { $seat } y { $rival } se cambian los proyectos.
event-cards_discarded = { $seat } descarta { $cards }.
event-turn_passed = { $seat } pasa.
event-cards_drawn = { $has_cards ->
    [false] { $count ->
        [one] { $seat } roba 1 carta.
       *[other] { $seat } roba { $count } cartas.
    }
   *[true] { $seat } roba { $cards }.
}
event-deck_reshuffled = { $cards ->
    [one] 1 carta descartada pasa a ser el nuevo mazo.
   *[other] { $cards } cartas descartadas se barajan para formar un nuevo mazo.
}
event-project_delivered = { $seat } entrega un proyecto terminado ({ $modules }) y empieza el siguiente.
event-project_abandoned = { $has_modules ->
    [false] { $seat } no deja ningún módulo.
   *[true] { $seat } deja un proyecto, que se descarta: { $modules }.
}

## Por qué termina un turno o la partida

reason-turn_played = el turno está jugado
reason-skipped = se ha perdido el turno
reason-left = se ha ido quien tenía el turno
reason-four_stable = cuatro módulos son estables
reason-score_reached = hay bastantes módulos estables

## Rechazos

rejected-card_not_held = No tienes { $card }.
rejected-wrong_kind_of_card = { $card } no se juega así.
rejected-module_not_found = { $owner } no tiene ese módulo: { $module }.
rejected-module_already_stable = { $module } de { $owner } está estabilizado: ya nada lo puede tocar.
rejected-not_a_rival = { $owner } no es rival en esta partida.
rejected-not_your_module = Los parches van en tus propios módulos.
rejected-cannot_place_duplicate = Ya tienes un módulo de este color: { $module }.
rejected-colour_mismatch = Los colores no casan: { $colour } y { $module }.
rejected-same_player = Elige módulos de dos jugadores distintos.
rejected-exchange_would_cause_duplicates = Entonces alguien tendría dos módulos de un color.
rejected-no_bugs_to_transfer = No tienes bugs que pasar.
rejected-no_operation_targets = Ninguno de tus bugs puede ir a ninguna parte.
rejected-bug_cannot_go_there = El bug de { $module } no puede ir ahí: elige un módulo libre de un rival cuyo color case.
rejected-one_bug_for_each_module = Cada módulo libre recibe un solo bug.
rejected-invalid_discard = Descarta de una a tres cartas de tu mano, cada una una vez.
rejected-play_or_discard = No puedes pasar mientras tengas cartas: juega una o descarta.

## Qué hay que hacer, en el tablero

now-play = Juega una carta que te sirva, o descarta de una a tres.
now-pass = No tienes cartas: pasa.
now-place_module = { $card }: ¿a tu proyecto?
now-throw_bug = { $card }: elige el módulo al que ataca.
now-apply_patch = { $card }: elige el módulo que recibe el parche.
now-recruit_ace = { $card }: elige el módulo que te llevas.
now-architect_change = { $card }: elige el primer módulo.
now-architect_change-other = { $card }: elige el módulo por el que se cambia.
now-project_swap = { $card }: elige con quién cambiar el proyecto.
now-end_year_party = { $card }: los demás pierden la mano y un turno.
now-internal_phishing = { $card }: ¿adónde va el bug de { $module }?
now-discard = Toca de una a tres cartas que descartar.
now-wait = Es el turno de { $seat }.
now-skipped = Pierdes tu próximo turno. Es el turno de { $seat }.
now-out = Estás fuera. Es el turno de { $seat }.
now-over = La partida ha terminado: { $reason }.
board-discard = Descartar cartas…
board-keep = Conservarlas
board-most = Tantos bugs como se pueda
board-stable = { $stable } de 4 estables
board-delivered = { $score } en total · { $stable } de 4 estables
board-discarded = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}
board-module = { $module } de { $owner }: { $state }
board-empty = { $module } de { $owner }: ninguno
board-module-mine = Tu { $module }: { $state }
board-empty-mine = Tu { $module }: ninguno

## Qué hace cada carta, en la carta y en la galería

effect-module = Se une a tu proyecto si aún no tienes módulo { $module }. Cuatro módulos sin bug ganan.
effect-module_multicolor = Se une a tu proyecto junto a todos los demás. Admite bugs y parches de cualquier color.
effect-bug = Para un módulo { $module } o comodín de un rival. Libre: recibe un bug. Parcheado: pierde el parche. Con bug: se hunde.
effect-bug_multicolor = Para cualquier módulo de un rival. Libre: recibe un bug. Parcheado: pierde el parche. Con bug: se hunde.
effect-patch = Para tu módulo { $module } o comodín. Quita un bug o protege; un segundo parche lo estabiliza para siempre.
effect-patch_multicolor = Para cualquier módulo tuyo. Quita un bug o protege; un segundo parche lo estabiliza para siempre.
effect-op_architect_change = Dos jugadores intercambian un módulo cada uno, con lo que lleve. Los estabilizados se quedan.
effect-op_recruit_ace = Quita a un rival un módulo de un tipo que no tengas. Los estabilizados se quedan.
effect-op_internal_phishing = Pasa tus bugs a módulos libres de rivales de colores que casen, uno a cada uno.
effect-op_end_year_party = Los demás descartan su mano y pierden el próximo turno.
effect-op_project_swap = Cambia tu proyecto entero por el de un rival, con los módulos estabilizados.
board-cards = Todas las cartas
board-copies = { $count ->
    [one] 1 en el mazo
   *[other] { $count } en el mazo
}

## Tutorial

tutorial-welcome = ¡Te damos la bienvenida! Estás construyendo software: gana quien antes tiene cuatro módulos sin bugs. Este es tu proyecto, con dos módulos listos.
tutorial-module = En cada turno juegas una carta y después robas hasta volver a tener tres. Toca tu Módulo Backend. Cada carta lleva escrito lo que hace.
tutorial-module-place = Se agranda para que la leas. Colócala con este botón.
tutorial-go-on = Has hecho otra cosa, y no pasa nada. Sigue por aquí o pulsa «Siguiente».
tutorial-bugged = Tu rival te ha metido un bug en el Backend. Mientras siga ahí, el módulo no cuenta.
tutorial-patch = Un parche del mismo color lo cura. Elige tu Parche de Backend.
tutorial-patch-place = Toca el módulo para curarlo. En un módulo sano el parche es un escudo, y un segundo parche lo blinda para siempre.
tutorial-bug = Tú también puedes lanzar bugs. Tu rival ha construido Mobile y tienes un Bug de Mobile: elígelo.
tutorial-bug-throw = Lánzalo al Mobile de tu rival. Un segundo bug ahí destruiría el módulo.
tutorial-cured = Tu rival lo ha curado. No importa: ya tienes tres módulos sin bugs y solo falta uno.
tutorial-operation = Las operaciones lo cambian todo. Reclutamiento del Groso le quita a un rival un módulo de un color que no tengas: elígela.
tutorial-recruit = Quédate con el Data Science de tu rival. ¡Es tu cuarto módulo!
tutorial-goal = Cuatro módulos sin bugs: proyecto terminado y victoria tuya. Construye, parchea, estropea los planes ajenos y guarda una operación para el momento justo.
tutorial-more =
    Descartar: en vez de jugar puedes descartar una, dos o las tres cartas y robar otras.
    El Módulo Comodín, el Bug Universal y el Parche Universal valen con todos los colores.
    Operaciones: el botón «Todas las cartas» de la mesa enseña lo que hace cada una.

## Opciones

preset-party = Fiesta
preset-party-told = Gana quien tenga antes cuatro módulos estables, con un minuto por turno para que nadie espere.
preset-classic = Clásica
preset-classic-told = Las reglas de la caja, y todo el tiempo que queráis.
preset-three = Tres proyectos
preset-three-told = Un proyecto con cuatro módulos estables se entrega y empieza el siguiente; gana quien llegue antes a doce módulos.
preset-half_hour = Media hora
preset-half_hour-told = Se entregan proyectos durante 30 minutos, con un minuto por turno; gana quien tenga más módulos.
preset-quick = Rápida
preset-quick-told = Las mismas reglas con 45 segundos por turno.
preset-house = Reglas de la casa
preset-house-told = Puedes lanzar bugs a tus propios módulos y poner parches en los ajenos.
option-ends-rounds = Tras un número de turnos de cada jugador
option-ends-score = Cuando alguien reúne los módulos estables
option-rounds = Turnos de cada jugador
option-target = Módulos estables para ganar; cada cuatro se entregan
ends-rounds = { $count ->
    [one] Un turno cada uno
   *[other] { $count } turnos cada uno
}
ends-score = { $count ->
    [one] Gana quien llegue a un módulo estable
   *[other] Gana quien llegue a { $count } módulos estables
}
option-first = Quién empieza
option-first-random = Alguien, por sorteo
option-first-host = El primer asiento
option-bug_self = Se pueden lanzar bugs a los módulos propios
option-patch_others = Se pueden poner parches en módulos ajenos
option-turn_seconds = Tiempo por turno
option-turn_seconds-0 = sin reloj

## La posición en palabras

describe-over = La partida ha terminado: { $reason }.
describe-you = Es tu turno: juega una carta o descarta de una a tres.
describe-other = Es el turno de { $seat }.
describe-card = En tu mano: { $card }.
describe-card-not = En tu mano: { $card } (no se puede jugar: { $why }).
describe-seat = { $seat }: { $stable } de 4 estables, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano. Módulos: { $modules }.
describe-seat-skips = { $seat }: { $stable } de 4 estables, pierde el próximo turno. Módulos: { $modules }.
describe-delivered = { $seat } ({ $score } módulos estables en total)
describe-out = { $seat }: fuera.
describe-module = { $module } ({ $state })
describe-module-with = { $module } ({ $state }: { $attached })
describe-piles = { $deck ->
    [one] 1 carta en el mazo
   *[other] { $deck } cartas en el mazo
}, { $discard ->
    [one] 1 descartada.
   *[other] { $discard } descartadas.
}

## Nombres de los campos, donde una página muestra la posición o una jugada campo a campo

field-attached = cartas encima
field-backend = bug de Backend a
field-card = carta
field-counts = cartas
field-data_science = bug de Data Science a
field-frontend = bug de Frontend a
field-latest = cartas del último turno
field-mobile = bug de Mobile a
field-module = módulo
field-multicolor = bug del Comodín a
field-other = otro dueño
field-other_module = otro módulo
field-projects = proyectos
field-rival = cambiar con
field-skips = turnos que pierde
field-stable = estables
field-state = estado
field-unplayable = no se pueden jugar
field-why = por qué
field-won = gana

## Los jugadores del ordenador

bot-easy = Fácil
bot-normal = Normal
bot-hard = Difícil
bot-devbot_jr = DevBot Jr.
bot-codecrafter = CodeCrafter
bot-bughunter = BugHunter
bot-archmaster = ArchMaster
bot-sysadmin = SysAdmin
bot-dataninja = DataNinja
bot-frontendfox = FrontendFox
bot-backendbear = BackendBear
bot-mobilemonkey = MobileMonkey
bot-qualityqueen = QualityQueen
strategy-immediate_win = esto gana ya
strategy-sabotage = alguien está a punto de ganar y hay que pararlo
strategy-defensive = se protege lo que hay en pie
strategy-aggressive = se frena a los demás
strategy-balanced = se sopesa todo
strategy-random = un simple capricho
position-ahead = por delante
position-level = igualados
position-behind = por detrás
threat-low = baja
threat-medium = media
threat-high = alta
reasoning = { $strategy }. Posición: { $position }; amenaza: { $threat }. De { $considered ->
    [one] 1 jugada
   *[other] { $considered } jugadas
} esta vale { $total }: avance { $progress }, sabotaje { $sabotage }, defensa { $defence }, eficiencia { $efficiency }, oportunidad { $opportunity }, lo que puede venir { $reply }.

## Momentos clave

moment-collapse = { $first } hace que se derrumbe { $module } de { $second }.
moment-stabilisation = { $first } estabiliza { $module }.
moment-steal = { $first } se lleva { $module } de { $second }.
moment-exchange = { $first } hace que cambien de sitio módulos de { $second } y de { $third }.
moment-phishing = { $first } pasa { $bugs ->
    [one] 1 bug
   *[other] { $bugs } bugs
}.
moment-party = { $first } celebra una fiesta.
moment-swap = { $first } y { $second } se cambian los proyectos.
moment-delivered = { $first } entrega un proyecto.
moment-lead = { $first } se pone en cabeza.
moment-three_stable = { $first } tiene tres módulos estables.
moment-broken = { $first } ya no tiene tres módulos estables.
moment-left = { $first } se va.
moment-win = { $first } gana.

## Gráficas y cifras

series-stable = Módulos estables
figure-turns = Turnos
figure-skipped = Turnos perdidos
figure-placed = Módulos colocados
figure-bugs = Bugs lanzados
figure-patches = Parches aplicados
figure-operations = Operaciones
figure-discarded = Cartas descartadas
figure-lost = Módulos perdidos
figure-stolen = Módulos robados
figure-received = Módulos recibidos por cambio
figure-patches_destroyed = Parches destruidos
figure-collapsed = Módulos derrumbados a otros
figure-cured = Bugs curados
figure-stabilised = Módulos estabilizados
figure-peak = Máximo de estables a la vez
figure-thinking = Tiempo pensando
award-fixer = Cazabugs
award-fixer-told = { $figure ->
    [one] curó un bug
   *[other] curó { $figure } bugs
}
award-rock = Como una roca
award-rock-told = estabilizó { $figure } módulos
award-builder = Gran constructor
award-builder-told = colocó { $figure } módulos
award-tester = Tester sin piedad
award-tester-told = lanzó { $figure } bugs
award-wrecker = Bola de demolición
award-wrecker-told = { $figure ->
    [one] derribó un módulo
   *[other] derribó { $figure } módulos
}
award-headhunter = Cazatalentos
award-headhunter-told = { $figure ->
    [one] se quedó con un módulo ajeno
   *[other] se quedó con { $figure } módulos ajenos
}
award-recycler = Reciclaje total
award-recycler-told = descartó { $figure } cartas
