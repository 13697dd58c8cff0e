# Lo que dice una transcripción además de las frases del juego.

rules-version = versión { $version } de las reglas
seats = Asientos
teams = Equipos
options = Opciones
seed = Semilla
outcomes = Resultados fijados
start = Inicio
start-given = desde una posición dada
fair = Limpia
fair-yes = sí; el compromiso fue { $commitment }
fair-no = no; quien hizo el registro eligió la semilla
seen-by = Vista por
spectator = un espectador
older-rules = Los pasos 0 a { $last } se jugaron con reglas anteriores y no se muestran.
clock = reloj
table = mesa
autopilot = (piloto automático)
leaves = (se va)
rejoins = (vuelve)
take-back = (deshacer hasta el paso { $step })
only = (solo { $seats })
others = (los demás)
places = Puestos
goes-on = La partida sigue.
