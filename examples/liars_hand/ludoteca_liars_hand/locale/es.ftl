name = Mano mentirosa
tagline = Apuesta por cartas que no ves, o canta la mentira.
option-cards = Cartas al empezar
rank-0 = nueve
rank-1 = diez
rank-2 = jota
rank-3 = dama
rank-4 = rey
rank-5 = as
move-bid = Apostar { $count } × { $rank }
move-call = ¡Mentira!
event-dealt = { $seat } recibe { $has_hand ->
    [false] una mano
   *[other] { $hand }
}.
event-bid_made = { $seat } apuesta { $count } × { $rank }.
event-called = { $seat } canta mentira. Las manos: { $hands }. Hay: { $found }. { $loser } pierde una carta.
reason-called = se cantó la apuesta
reason-left = alguien se fue
describe = { $has_hand ->
    [false] Cartas de cada uno: { $sizes }.
   *[other] Tu mano: { $hand }. Cartas de cada uno: { $sizes }.
} Última apuesta: { $count } × { $rank } de { $bidder }. Apuesta { $turn }.
