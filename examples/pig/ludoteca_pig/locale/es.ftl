name = Pig
tagline = Un dado, una decisión: ¿seguir o plantarse?
option-target = Puntos para ganar
move-roll = Tirar el dado
move-hold = Plantarse y guardar el bote
event-rolled = { $die ->
    [1] { $seat } saca un 1 y pierde el bote.
   *[other] { $seat } saca { $die }.
}
event-held = { $seat } se planta con { $pot }.
reason-held = el bote está guardado
reason-pigged = ha salido un 1
reason-left = el jugador se ha ido
describe = Puntos: { $scores }. Tira o se planta { $turn }; el bote tiene { $pot }.
