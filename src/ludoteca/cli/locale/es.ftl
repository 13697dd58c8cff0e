# Lo que dice la línea de órdenes.

## Números

number-group = {"\u00A0"}
number-decimal = {","}

## Ayuda

usage = Uso:
options = Opciones
commands = Órdenes
examples = Ejemplos
metavar-command = ORDEN …
metavar-options = [OPCIONES]
metavar-game = JUEGO
metavar-file = ARCHIVO
metavar-option = OPCIÓN
metavar-name = [NOMBRE]

help-ludoteca = Ludoteca, una casa de juegos por turnos: jugarlos, simularlos, demostrarlos.
short-ludoteca = una casa de juegos
examples-ludoteca =
    ludoteca games
    ludoteca play pig
    ludoteca simulate pig --seats 3 --matches 1000

help-games = Los juegos instalados, con sus asientos, bots y opciones.
short-games = listar los juegos
examples-games =
    ludoteca games
    ludoteca games --json

help-play = Jugar en el terminal contra bots; ocupas el asiento 1. Con --watch, los bots ocupan todos los asientos.
short-play = jugar en el terminal
examples-play =
    ludoteca play pig
    ludoteca play pig --bots easy,random --options target=50
    ludoteca play pig --watch --seed 7 --record partida.json

help-simulate = Los bots juegan muchas partidas y se resumen. La misma semilla da las mismas partidas, sea cual sea el número de procesos. Los bots cambian de asiento, para que nadie empiece siempre.
short-simulate = simular muchas partidas entre bots
examples-simulate =
    ludoteca simulate pig --seats 3 --bots easy,easy,random --matches 1000 --seed 7
    ludoteca simulate pig --options target=50 --json

help-ladder = Enfrenta cada nivel de un juego al siguiente más débil, solo contra copias suyas, en la mesa más pequeña y uno contra tres, y di por cuánto gana.
short-ladder = cuánto más fuerte es cada bot que el siguiente
examples-ladder =
    ludoteca ladder pig
    ludoteca ladder uno --seats 4 --bots hard,normal,easy --matches 1000

help-conduct = Qué hacen los bots, contado: los niveles se reparten lo más igual posible en cada mesa, desde la menor hasta cinco asientos. Dice cuántas veces cada uno queda por delante de los demás y cuánto tarda una jugada.
short-conduct = qué hacen los bots y quién queda por delante
examples-conduct =
    ludoteca conduct machiavelli --bots hard,normal --matches 300
    ludoteca conduct risk --seats 3 --bots hard --json

help-replay = Contar una partida registrada o, con --verify, demostrar que fue así.
short-replay = contar o verificar una partida registrada
examples-replay =
    ludoteca replay partida.json
    ludoteca replay partida.json --seat 2
    ludoteca replay partida.json --verify

help-check = Poner un juego a prueba: muchas partidas al azar en las que cualquier asiento puede actuar, y lo que siempre debe cumplirse.
short-check = poner un juego a prueba
examples-check =
    ludoteca check pig
    ludoteca check pig --matches 200 --record fallo.json

help-debug = Busca errores y avisos en una posición: al final de una partida grabada, tras algunos pasos, o en un archivo exportado antes y quizá editado. Una posición con errores no se exporta.
short-debug = buscar errores en una posición
examples-debug =
    ludoteca debug match.json
    ludoteca debug match.json --step 12 --export position.json
    ludoteca debug position.json --json

help-document = Un documento de un juego para copiarlo y cambiarlo: un mapa, un escenario. El tuyo se da con --options OPCIÓN=@ARCHIVO.
short-document = un mapa o escenario que cambiar
examples-document =
    ludoteca document risk custom_map simple > mio.json
    ludoteca play risk --options custom_map=@mio.json

help-push-keys = Crea un par de claves para los avisos al navegador, como dos líneas para el archivo de ajustes. Quien se suscribió con otras claves tiene que volver a hacerlo.
short-push-keys = crear claves para los avisos al navegador
examples-push-keys =
    ludoteca push-keys
    ludoteca push-keys >> settings.toml

help-bot = Sienta a un bot propio en una mesa de un servidor. El archivo contiene «bot», una clase o un objeto con choose(view, choices, chance), o una función «choose». Crea un token en tu página de perfil y ponlo en LUDOTECA_TOKEN. Ctrl+C deja la mesa.
short-bot = sentar a tu propio bot en una mesa
examples-bot =
    LUDOTECA_TOKEN=… ludoteca bot my_bot.py --url https://ludoteca.example --table ABC234
    LUDOTECA_TOKEN=… ludoteca bot my_bot.py --url http://localhost:8080 --table ABC234 --matches 3

help-operator-link = Crea un enlace con el que un navegador puede moderar: leer denuncias, advertir, silenciar y expulsar. Sirve una vez, durante una hora. Pon las opciones con las que se abrió el servidor, que puede estar en marcha. Con --revoke nadie modera ya.
short-operator-link = permitir que alguien modere
examples-operator-link =
    ludoteca operator-link
    ludoteca operator-link --lan --port 8080
    ludoteca operator-link --revoke

help-serve = Abre la casa: mesas en el navegador. Solo se llega desde este equipo; con --lan, desde toda tu red. Los demás ajustes son variables LUDOTECA_… del entorno.
short-serve = jugar en el navegador
examples-serve =
    ludoteca serve
    ludoteca serve --lan --port 8080
    ludoteca serve --database postgresql://localhost/ludoteca --public-url https://play.example.org

flag-bots = la fuerza de los bots, una por asiento; una sola vale para todos
flag-commitment = verificar que el secreto es el prometido
flag-database = dónde se guarda todo (si no, un archivo en esta carpeta)
flag-position = seguir desde una posición exportada con `ludoteca debug`, con sus opciones y equipos
flag-delay = pausa entre pasos (0 fuera de un terminal)
flag-export = escribir la posición en un archivo, para leerla, editarla y volver a mirarla
flag-help = mostrar esta ayuda
flag-json = escribir JSON, para programas
flag-lan = deja entrar a otros de tu red
flag-lang = el idioma (si no, el de tu sistema)
flag-matches = cuántas partidas
flag-options = las opciones del juego
flag-port = dónde escucha (si no, 8000)
flag-public-url = la dirección por la que llega la gente
flag-record = guardar el registro de la partida en un archivo
flag-revoke = quita el permiso a quienes lo tienen
flag-seat = solo lo que puede saber este asiento (1 es el primero, 0 un espectador)
flag-table = el código de la mesa
flag-url = dónde está el servidor
flag-seats = cuántos asientos
flag-seed = un número que decide todo el azar
flag-step = la posición antes de este paso (0 es el principio; si no, la última)
flag-teams = el equipo de cada asiento, como 1,2,1,2
flag-verify = repetir la partida y comparar con lo que promete el registro
flag-version = mostrar la versión
flag-watch = los bots ocupan todos los asientos
flag-workers = cuántos procesos (si no, uno por procesador)

## Lo que ha ido mal

interrupted = Interrumpido.
usage-no-option = { $near ->
    [none] No existe la opción { $option }.
   *[other] No existe la opción { $option }. ¿Querías decir { $near }?
}
usage-no-command = No existe la orden { $command }.
usage-missing = Falta { $name }.
usage-bad-option = { $option } no se usa así; quizá falta su valor.
usage-wrong = Esta orden no admite nada más.
usage-hint = Consulta { $command }
problem-language = No existe el idioma { $value }. Existen: { $known }.
problem-number = { $option } debe ser un número entero desde { $lowest }, no «{ $value }».
problem-too_many = { $option } puede ser como mucho { $most }, no { $value }.
problem-seconds = { $option } deben ser segundos de 0 a 60, no «{ $value }».
problem-setting = Las opciones se escriben nombre=valor, no «{ $value }».
problem-bots = { $seats } asientos necesitan { $wanted } { $wanted ->
    [one] bot
   *[other] bots
}, no { $given }.
problem-teams = Los equipos son números desde 1, uno por asiento, no «{ $value }».
problem-cannot_read = No se puede leer { $file }: { $problem }.
problem-cannot_write = No se puede escribir { $file }: { $problem }.
problem-line = Línea { $line }: { $text }
more-problems = … y { $count } más.
problem-bad_file =
    { $file } no se puede usar:
    { $problems }
problem-large_file = { $file } tiene más de { $most } caracteres.
problem-no_documents = { $game } no tiene documentos para «{ $option }». Los tienen: { $known }.
problem-unknown_document = No hay ningún documento «{ $name }». Hay: { $known }.
problem-not_json = { $file } no es un archivo JSON.
problem-not_a_record = { $file } no es el registro de una partida.
problem-no_seat = No existe el asiento { $seat }: la partida tiene { $seats }.
problem-broken_step = El registro está roto: el paso { $step } se rechaza. { $reason }
problem-not_proven = El registro no queda demostrado. { $reason }
problem-not_fair = El registro no nombra ningún secreto: no hay compromiso que verificar.
problem-no_step = No hay paso { $step }: la partida tiene { $steps }.
problem-other_game = La posición de { $file } es de { $game }.
problem-broken_position = La posición de { $file } tiene errores: ni se exporta ni se sigue jugando.
problem-no_token = Pon el token de tu programa en la variable de entorno { $variable }. Lo creas en tu página de perfil.
problem-no_url = Indica con --url dónde está el servidor, por ejemplo https://ludoteca.example.
problem-no_table = Indica con --table el código de la mesa.
problem-no_bot_there = En { $file } no hay ningún bot: escribe una clase «bot» con choose(view, choices, chance), o una función «choose».
problem-bot_failed = { $file } no se puede ejecutar: { $problem }
problem-extra_missing = Faltan paquetes por instalar. Instálalos con: pip install "ludoteca[{ $extra }]"
problem-database_in_use = Otro servidor tiene abierta { $database }. Deténlo antes, o indica otro archivo con --database.
problem-port_taken = El puerto { $port } no se puede usar: { $problem }. Elige otro con --port.
problem-serve_failed = El servidor no ha podido arrancar; su registro dice por qué.
problem-serve_settings = Estos ajustes no se pueden leer: { $problem }
defect-bot = El bot { $bot } en el asiento { $seat } hizo una jugada que se rechaza: { $move } ({ $refusal }).
defect-game = El juego ha roto sus reglas: { $problem }.
defect = Ha ido mal algo que no debería: { $kind }: { $problem }. Con { $variable }=1 se ve dónde.

## games

games-none = No hay juegos instalados.
command-broken = La orden { $name } no se puede cargar: { $problem }
games-broken = Este juego no se puede cargar ({ $problem }).
column-game = Juego
column-about = Qué es
column-seats = Asientos
column-bots = Bots
games-more = «ludoteca games JUEGO» muestra las opciones de un juego.
games-seats = { $seats } asientos, { $minutes } minutos
games-bots = Bots: { $bots }
games-version = Versión { $version } de las reglas
column-option = Opción
column-title = Qué decide
column-default = Si no se indica
column-allowed = Posible

## simulate

matches = partidas
simulated = { $matches } partidas, semilla { $seed }
simulated-length = { $time ->
    [none] De media, { $rounds } rondas y { $steps } pasos.
   *[other] De media, { $rounds } rondas, { $steps } pasos y { $time } de tiempo de partida.
}
simulated-speed = { $speed } partidas por segundo.
# In place of the reason for the end of matches
simulated-unfinished = detenida: se alargaba demasiado
column-bot = Bot
column-seat = Asiento
column-wins = Victorias
column-interval = Intervalo del 95 %
column-place = Puesto medio
column-end = Terminó porque
column-matches = Partidas

## bot

guest-seated = En un asiento de la mesa { $table }.
guest-not_seated = Sin asiento: { $text }
guest-begun = Empieza { $game }: { $names }.
guest-move = Jugado { $move }.
guest-refused = { $move } fue rechazado: { $text }
guest-failed = El bot falló, así que se juega cualquier cosa: { $problem }
guest-slow = El bot pensó más de { $seconds } segundos, así que se juega cualquier cosa.
guest-over = { $place ->
    [1] Se acabó la partida: victoria.
   *[other] Se acabó la partida: puesto { $place }.
}
guest-disconnected = Sin conexión. Conectando de nuevo …
guest-again = Aún sin conexión. Otro intento …
guest-back = Conectado de nuevo.
guest-leaving = Dejando la mesa.
guest-lost = El servidor terminó la visita: { $text }
guest-no_game = { $game } no está instalado aquí, así que el bot no puede jugarlo.

## ladder

# $matches: number of matches for each row
laddered = { $matches } partidas por fila, semilla { $seed }
column-stronger = Bot
column-weaker = contra
column-fair = Entre iguales
column-proven = Probado
problem-ladder = { $game } no tiene dos niveles que comparar.

## conduct

# $tables: numbers of seats, $matches: number of matches
conducted = { $matches } partidas en mesas de { $tables }, semilla { $seed }
column-figure = Por asiento y partida
conduct-median = Tiempo por jugada, mediana (ms)
conduct-p99 = Tiempo por jugada, el 99 % dentro de (ms)
conduct-pairs = { $strength } queda por delante de { $other } en { $rate } de { $pairs } parejas ({ $low } – { $high }).

## replay --verify

proof-log = { $steps ->
    [one] El único paso es legal
   *[other] Los { $steps } pasos son legales
} según la versión { $version } de las reglas.
proof-end = Conducen al final que promete el registro, bit a bit ({ $digest }).
proof-seed = { $nonces ->
    [0] La semilla se deduce del secreto.
    [one] La semilla se deduce del secreto y de un número aportado.
   *[other] La semilla se deduce del secreto y de { $nonces } números aportados.
}
proof-commitment = El secreto es el prometido antes de la partida.
proof-compare = El compromiso con el secreto fue { $commitment }: compáralo con el mostrado antes de la partida, o indícalo con --commitment.
proof-not-fair = El registro no nombra ningún secreto: no queda demostrado que nadie eligiera la semilla.
proof-scripted = Los primeros resultados del azar se fijaron de antemano, como en un tutorial.
proof-position = La partida empezó desde una posición dada.
proof-older = Los primeros { $steps } pasos se jugaron con reglas anteriores y no se repiten.
proof-unfinished = La partida no ha terminado.

## debug

debug-sound = Esta posición de { $game } es correcta (paso { $step }, ronda { $round }).
debug-broken = Esta posición de { $game } está rota (paso { $step }, ronda { $round }).
debug-wrong_size = «{ $field }» tiene { $found } entradas; la partida tiene { $seats } asientos.
debug-invariant = El juego dice: { $problem }.
debug-crash = Las reglas fallan en esta posición: { $problem }.
debug-overdue = «{ $name }» vencía en { $at }, y ya es { $now }.
debug-nobody_to_act = Nadie tiene que jugar, nada vence y la partida no ha terminado.
debug-no_choices = El asiento { $seat } tiene que jugar y no tiene opciones.
debug-alone = Solo queda un asiento y la partida no ha terminado.
debug-more_finished = Hay { $finished } rondas terminadas y esta es la ronda { $round }.
debug-unknown_phase = Ninguna jugada pertenece a la fase «{ $phase }».
debug-unknown_pending = «{ $pending }» está pendiente y no existe tal jugada.
debug-log_refused = El registro no se puede repetir: { $problem }.
debug-edited = El registro no lleva aquí. Editado: { $fields }.

## check

check-passed = { $game } cumple su palabra en { $matches } partidas con { $steps } pasos.
check-seen = Finales vistos: { $reasons }. Rechazos: { $refusals }.
check-failed = { $game } falla: { $property }
check-wanted = Debería ser que { $wanted }. Pero:
check-save = Lo muestra una partida de { $steps } pasos; --record ARCHIVO la guarda para «ludoteca replay».
check-saved = Lo muestra una partida de { $steps } pasos: ludoteca replay { $file }
property-alarms = lo que ha de vencer está por delante, nunca en el pasado
property-alive = alguien debe actuar, o vence una alarma, o la partida ha terminado
property-autopilot = el piloto automático hace una jugada legal por cada asiento al que se espera
property-bots = los bots del propio juego hacen jugadas legales, y hasta el final
property-choices = toda opción ofrecida se acepta
property-complete = una partida que sus reglas dan por completa ha terminado
property-context = una vista depende solo de su estado y su contexto: mostrada más tarde, es la misma
property-crash = las reglas rechazan con Rejected y no fallan de otro modo
property-declared = lo que un asiento no puede saber está declarado como oculto para él
property-ends = toda partida termina
property-events = los sucesos y las vistas tienen valores propios, nunca una lista del estado
property-fresh = el mismo registro da los mismos estados y sucesos en otro proceso
property-invariants = se cumplen los invariantes del propio juego
property-kernel_fields = solo la partida escribe sus propios campos
property-leak_choices = las opciones no dicen a un asiento nada que no pueda saber
property-leak_event = los sucesos no dicen a un asiento nada que no pueda saber
property-leak_imagination = lo que un bot puede imaginar en un asiento no depende de nada que no pueda saber
property-leak_refusal = los rechazos no dicen a un asiento nada que no pueda saber
property-leak_turn = a quién espera la partida, y hasta cuándo, no dice a un asiento nada que no pueda saber
property-leak_view = las vistas no dicen a un asiento nada que no pueda saber
property-notation = toda jugada se puede escribir como texto y leer de nuevo
property-own = lo común y lo propio de cada asiento componen su vista
property-points = una partida con cada final que el juego declara da puntos
property-pure = mirar y comprobar no cambian nada
property-refusals = una jugada se acepta justo cuando las opciones la contienen
property-repeatable = la misma entrada en la misma posición da los mismos estados y sucesos
property-save = una partida guardada y cargada, y un estado copiado, son iguales
property-scores = los puntos son la suma de lo pagado
property-serialisable = todo estado son datos sencillos
property-texts = todo lo que lee una persona tiene texto en cada idioma

## play

play-you = tú
play-commitment = Los dados son limpios: su secreto queda fijado ahora, su compromiso es { $commitment }
play-places = Puestos
play-prompt = {"  "}Tu jugada (? para ayuda) ›{" "}
play-prompt-others = {"  "}Actúa, o Intro para dejar seguir a los demás (? para ayuda) ›{" "}
play-help =
    Escribe un número de la lista, o una jugada como allí aparece: { $example }
    {"*"} hace cualquier jugada, Intro muestra otra vez la posición, q sale.
    En una línea caben varias respuestas: 1; 2x 3 es 1 y luego dos veces 3.
play-help-word = ayuda
play-help-others =
    No es tu turno. Intro espera a lo que ocurra; w espera hasta que sea tu turno o empiece otra ronda.
play-too-late = Llega tarde: las cosas han cambiado.
play-no-such-line = La lista va del 1 al { $last }.
play-no-such-value = «{ $value }» no vale. Posible: { $hint }
play-bye = ¡Hasta la próxima!
play-saved = El registro está en { $file }.
field-text = texto, hasta { $length } caracteres; * para cualquiera
field-free = { $limits }; como { $example }; * para cualquiera

## operator-link

operator-link-told = Abre este enlace una vez, en una hora como mucho, en el navegador de quien vaya a moderar:
operators-revoked = { $count ->
    [0] Nadie moderaba.
    [one] Un navegador ya no modera.
   *[other] { $count } navegadores ya no moderan.
  }

## serve

serve-here = Ludoteca está abierta en { $url }, solo en este equipo. Ctrl+C la cierra.
serve-lan = Ludoteca está abierta a tu red en { $url }; cualquiera de ella puede entrar. Ctrl+C la cierra.
serve-no-pages = No hay páginas que mostrar: constrúyelas con `make run`, o con `npm ci && npm run build` en la carpeta web.
serve-public = Ludoteca está abierta en { $url }. Ctrl+C la cierra.
