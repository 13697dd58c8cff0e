# Lo que dice la casa en español. Los juegos hablan por sí mismos, con catálogos propios.

## La casa

house = Casa
skip-to-content = Ir al contenido
language = Idioma
speak = Cambiar a { $language }
theme = Tema
theme-now = Tema: { $theme }
theme-system = como el sistema
theme-dark = oscuro
theme-light = claro
sounds = Sonidos
profile = Perfil
close = Cerrar
save = Guardar
saved = Guardado
copy = Copiar
copied = Copiado
share = Compartir
search = Buscar
search-in = Buscar en { $what }
yes = sí
no = no
nothing = nada
to-home = Ir al inicio
lost = Aquí no hay nada
lost-told = La dirección puede ser antigua o estar mal escrita.
coming-in = Entrando…
no-entry = Aquí ya no se puede entrar
no-entry-told = La mesa está cerrada o llena, o la partida se juega sin espectadores.
no-table = Esta mesa no está
no-match = Esta partida no está
no-table-told = Puede que se haya cerrado. Pide otra vez el enlace o escribe el código.

## La aplicación

app-description = Juegos de mesa con amigos, desconocidos y bots, al momento o por correo.
offline-title = Sin conexión
offline-told = No se puede llegar a Ludoteca. Tus partidas están a salvo: lo que enviaste está en el servidor. Vuelve a intentarlo cuando tengas conexión, o dentro de un momento.
try-again = Reintentar

## Avisos

notices = Avisos
notices-told = Elige qué te llega al navegador y por correo, y a qué horas no.
notices-choose = Elegir avisos
notices-guest = Di antes tu nombre en el perfil.
notices-post = Partidas por correspondencia
notices-turns = Por turnos
notices-live = Todos a la vez
by-mail = Por correo
by-push = Al navegador
guests-get-no-mail = Partida por correspondencia: sin una dirección de correo en tu perfil no te avisamos cuando te toque.
no-mail-here = Partida por correspondencia: este servidor no envía correos; vuelve por aquí para ver si te toca.
mail-needs-account = Para recibir correos hace falta una dirección: indícala en tu perfil.
no-notices = Este servidor no envía avisos.
notice-turn = Te toca
notice-reminder = Recordatorio antes de un plazo
notice-report = Lo ocurrido en un turno
notice-letter = Cartas
notice-receipt = Confirmación de las órdenes que envío
notice-begin = Empieza una partida
notice-result = Resultados
push-here = Este navegador
push-unsupported = Este navegador no recibe avisos aquí. En un iPhone o iPad, añade antes Ludoteca a la pantalla de inicio.
push-denied = Has prohibido los avisos de Ludoteca en los ajustes de este navegador.
push-off = Entérate de cuándo te toca, también con Ludoteca cerrada.
push-on = Este navegador recibe lo que elijas aquí abajo.
push-turn-on = Activar
push-turn-off = Desactivar
trouble-push_failed = El navegador no ha podido suscribirse. Inténtalo más tarde.
quiet-hours = Horas de silencio
quiet-hours-wanted = Sin avisos por la noche
quiet-begins = Desde
quiet-ends = Hasta
times-of-zone = En la hora de { $zone }. Lo que llegue entretanto se entrega después.
waits-for-you = Te esperan
match-waits = { $game } te espera.
next-match = Siguiente partida

## Inicio

home-title = Acerca una silla
home-lead = Abre una mesa, manda el enlace, juega. Basta con un nombre.
table-code = Código de una mesa
join = Entrar
my-tables = Tus mesas
open-tables = Mesas abiertas
pick-a-game = Elige un juego
play-bots = Jugar contra bots
play-bots-game = Jugar contra bots: { $game }
play-friends = Con amigos
play-friends-game = Con amigos: { $game }
small-games = Juegos pequeños
guest-name = Invitado
facts = De un vistazo
players = { $count } jugadores
minutes = { $count } min
pace-live = en tiempo real
pace-turns = por turnos
pace-post = también por correo
nobody-yet = Aún no hay nadie
your-turn = Te toca
you-are-asked = Te preguntan
free-seats =
    { $count ->
        [0] Ningún asiento libre
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
phase-waiting = Esperando
phase-starting = A punto de empezar
phase-playing = En juego
phase-over = Terminada
how-to-play = Cómo se juega
workshop-of = { $game }: taller

## Abrir una mesa

your-name = Tu nombre
name-example = ¿Cómo te llamamos?
name-wanted = Escribe un nombre de 2 a 20 letras.
presets = ¿Cómo jugáis?
preset-for-bots = Los demás son bots, y no necesitan días: entonces es mejor así.
more-options =
    { $count ->
        [one] 1 opción más
       *[other] { $count } opciones más
    }
options-for-seats = Solo con { $count } jugadores
list-table = Mostrarla en la lista de mesas abiertas
allow-spectators = Otros pueden mirar
open-table = Abrir la mesa
from-to = de { $from } a { $to }
number-corrected = Solo se puede { $limits }: ahora es { $number }.
zero-or-up-to = de 0 ({ $zero }) a { $to }
unit-of = { $what }: unidad
less-of = { $what }: menos
more-of = { $what }: más
map-closer = Más cerca
map-farther = Más lejos
map-all = El mapa entero
map-picture = Imagen
map-save = Guardar como { $format }
map-share = Compartir…
not-json = No se puede leer: tiene que ser un documento JSON.

## Un archivo propio

upload-choose = Elegir un archivo
upload-drop = o suéltalo aquí
upload-paste = O escríbelo aquí
upload-read = Leerlo
upload-example = Un ejemplo
upload-taken =
    { $count ->
        [one] Hay 1 línea lista.
       *[other] Hay { $count } líneas listas.
    }
upload-titled =
    { $count ->
        [one] «{ $title }»: un elemento.
       *[other] «{ $title }»: { $count } elementos.
    }
upload-kept = Se usa tu propia lista.
upload-edit = Editarlo en el mapa
upload-make = Hacer uno en el mapa
upload-copy = Copiar «{ $name }»
upload-line = Línea { $line }: { $text }
upload-look = Verlo
upload-remove = Quitarlo
upload-download = Descargar
upload-share = Enlace para compartirlo
upload-problems =
    { $count ->
        [one] Este archivo tiene un problema:
       *[other] Este archivo tiene { $count } problemas:
    }
upload-kept-good = Las buenas ya están en uso; estas se han dejado fuera:
upload-more = … y { $count } más.
upload-right = (correcta)

## En la mesa, antes de la partida

own-titled =
    { $count ->
        [one] { $what }: «{ $title }», una pregunta
       *[other] { $what }: «{ $title }», { $count } preguntas
    }
own-content =
    { $count ->
        [one] { $what }: una pregunta
       *[other] { $what }: { $count } preguntas
    }
optional = opcional
at-this-table = En esta mesa: { $names }
sit-down = Sentarse
sit-here = Sentarse aquí
move-here = Cambiarse aquí
stand-up = Levantarse
watch = Mirar
door-full = Todos los asientos están ocupados: puedes mirar.
door-open-seat = La partida está en curso y hay un asiento libre: puedes mirarla y ocuparlo.
door-playing = La partida ya ha empezado: puedes mirarla.
door-over = La partida ha terminado: puedes ver cómo quedó.
door-late = La partida está en marcha: siéntate y juega desde la próxima ronda.
seats = Asientos
free-seat = Asiento libre
you = tú
here = aquí
away = ausente
autopilot-in = { $name } no está. El piloto automático juega en { $time }.
autopilot-plays = { $name } no está. Juega el piloto automático.
autopilot-played =
    { $count ->
        [one] Mientras no estabas, el piloto automático ha hecho una jugada por ti.
       *[other] Mientras no estabas, el piloto automático ha hecho { $count } jugadas por ti.
    }
open-chat = Abrir el chat
awaited-away =
    { $count ->
        [one] { $names } ha perdido la conexión; la partida espera.
       *[other] { $names } han perdido la conexión; la partida espera.
    }
host = anfitrión
watching = Miran: { $names }
you-watch = estás mirando
you-join-next = Ya estás: juegas desde la próxima ronda.
late-seat = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
} en esta partida.
sit-down-late = Siéntate y juega desde la próxima ronda
along = Juegas desde el público
along-open = Tu respuesta cuenta en la clasificación del público.
along-right = ¡Correcto!
along-close = ¡Casi!
along-wrong = No es eso.
along-gain = { $points ->
    [one] Un punto en esta ronda.
   *[other] { $points } puntos en esta ronda.
}
along-standing = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}, puesto { $place } de { $count } en el público
audience-best = Lo mejor del público ({ $count })
team = Equipo { team-colour }
team-colour =
    { $number ->
        [1] Rojo
        [2] Azul
        [3] Amarillo
        [4] Verde
        [5] Morado
        [6] Naranja
        [7] Turquesa
       *[other] Rosa
    }
team-of = Equipo
teams = Equipos
play-in-teams = Jugar por equipos
so-many-teams = { $count } equipos
deal-teams = Repartir de nuevo
one-team-less = Un equipo menos
one-team-more = Un equipo más
join-team = Ir al { $team }
teams-lead = Elige tu equipo.
teams-lead-host = Cada uno elige su equipo; tú puedes arrastrar a cualquiera a otro.
add-bot = Añadir un bot
how-strong = ¿Qué nivel debe tener el bot?
which-character = ¿Quién debe ser?
surprise-me = Sorpréndeme
surprise-told = Alguien que aún no está en la mesa.
character-alba = Dice lo que hará y luego lo hace.
character-bruno = Primero ataca y después pregunta, y no olvida una ofensa.
character-carla = Cuida su palabra y sus fronteras, y le gusta la buena compañía.
character-dario = Acepta casi todo, lo que no te dice casi nada.
character-elena = No olvida ni un favor ni una promesa rota.
character-felix = Amigo de todos y sin rencor a nadie: ya no se acuerda.
character-gala = Apuesta por el gran golpe y lo explica después.
character-hugo = Cuesta ganárselo, pero se puede contar con él.
character-irene = Sopesa cada oferta y suele mantener su respuesta.
character-jonas = Prefiere levantar un muro a cruzarlo.
character-kira = No ha visto nunca un frente que no le gustara.
character-lucas = Ayuda de buena gana y perdona pronto.
character-mara = Lleva la cuenta de quién debe qué a quién.
character-nico = Dice que sí antes de que acabes de preguntar.
character-olga = Su palabra es de hierro, y su memoria también.
character-pablo = Sus promesas llevan letra pequeña.
character-queta = Fiel y paciente, y sin prisa por pelear.
character-rosa = Primero hace amigos y después planes.
character-silvio = Cuando más sonríe es justo antes de volverse contra ti.
character-tina = Le gusta el riesgo, y más si es compartido.
character-ulises = Parte con audacia, rara vez hacia donde anunció.
character-vera = Dice la verdad y recuerda quién no lo hizo.
character-walter = No se fía de nadie nuevo, y de los de siempre, poco.
character-xenia = Cambia de rumbo cuando menos lo esperas.
character-yago = Jura amistad a diario, cada vez a otra persona.
character-zoe = Juega por diversión y no guarda rencor.
character-devbot_jr = Pulsa cada botón una vez, a ver qué pasa.
character-mobilemonkey = Agarra lo que está a mano y te tira lo demás.
character-codecrafter = Construye con solidez y a veces tiene una idea.
character-bughunter = Encuentra el punto débil de tu proyecto, no el del suyo.
character-frontendfox = Rápido, encantador, y se ha ido con tu mejor carta.
character-backendbear = Tarda en enfadarse y cuesta moverlo.
character-archmaster = Tenía el plan entero dibujado antes de la primera carta.
character-sysadmin = No se fía de nada que no tenga dos copias.
character-dataninja = Aparece donde más rinde y no deja rastro.
character-qualityqueen = No deja pasar nada que no sea perfecto.
remove-bot = Quitar el bot
strength-devbot_jr = DevBot Jr. (fácil)
strength-mobilemonkey = MobileMonkey (fácil)
strength-codecrafter = CodeCrafter (normal)
strength-bughunter = BugHunter (normal)
strength-frontendfox = FrontendFox (normal)
strength-backendbear = BackendBear (normal)
strength-archmaster = ArchMaster (difícil)
strength-sysadmin = SysAdmin (difícil)
strength-dataninja = DataNinja (difícil)
strength-qualityqueen = QualityQueen (difícil)
strength-random = al azar
strength-easy = fácil
strength-normal = normal
strength-hard = difícil
strength-search = piensa con antelación
about-to-start = Allá vamos
start = Empezar
starting = Preparándolo todo…
the-host = Quien organiza
anonymous = Anónima
anonymous-told = Hasta que acabe la partida no se dice quién juega. Todos se llaman Incognito; los asientos se sortean al empezar.
anonymous-over = Hasta que acabó la partida no se dijo quién jugaba.
more-about-table = Más sobre la mesa
be-anonymous = Anónima hasta el final
host-starts = { $host } empieza cuando estén todos.
only-this-machine = Esta dirección solo se abre en este ordenador. Inicia el servidor con --lan para que entren móviles.
big-screen = Abrir la pantalla grande
big-screen-of = La pantalla grande de la mesa { $code }
screen-name = Pantalla grande
join-with = Entra con este código
join-late-with = Siéntate y juega desde la próxima ronda
join-next-with = Entra en la próxima partida
use-as-screen = Usar esto como pantalla grande
music-and-sounds = Música y sonidos
after-round = Tras la ronda { $round }
ranking-up = sube { $count }
ranking-down = baja { $count }
streak = { $count } seguidas
overall-told = Un punto por cada juego y otro por cada jugador o equipo al que se supera.
overall-teams-told = Un punto por cada juego y otro por cada equipo al que se supera. Lo recibe cada miembro.
team-points-told = Un equipo tiene la suma de los puntos de sus miembros.
on-the-podium = El podio
other-places = Los demás puestos
invite = Invitar
invite-lead = Quien tenga el enlace puede sentarse.
invite-full = Todos los asientos están ocupados: quien tenga el enlace puede entrar, pero no sentarse.
invite-locked = La mesa está cerrada con llave: quien tenga el enlace puede entrar, pero no sentarse.
invite-link = Enlace a esta mesa
seats-open = { $count ->
    [one] Un asiento
   *[other] { $count } asientos
}
more-seats = Abrir { $count } asientos
fewer-seats = Dejar { $count } asientos
show-qr = Mostrar como código QR
qr-of = Código QR de { $link }
options = Opciones
change-options = Cambiar
playlist = Lista de juegos
then-follow = Después de este:
enqueue-what = ¿Qué juego sigue?
enqueue = Añadir
dequeue = Quitar { $game } de la lista
skip-to = Pasar ya a { $game }
next-game = Seguir con { $game }
host-next = { $host } sigue con { $game }.
overall = Marcador general
host-tools = Para el anfitrión
lock-table = Nadie más puede sentarse
table-locked = El anfitrión ha cerrado el paso: nadie más puede sentarse.
close-table = Cerrar la mesa
close-asked = ¿Cierras la mesa?
close-told = Todos tendrán que irse, y la mesa desaparece.
close-sure = Cerrarla para todos
hand-over = Hacer anfitrión
mute = Silenciar
unmute = Dejar hablar
kick = Echar
be-hosted = El anfitrión dirige la partida
let-join = Quien llegue tarde puede unirse a la partida
hosted-told = { $host } dirige esta mesa: puede pausar, dar más tiempo, adelantar y terminar la partida, y silenciar o echar a la gente.
fair-chance = Azar limpio
fair-chance-told = Este número ata al servidor a su secreto. Cada navegador añade uno propio cuando empieza la partida. Al final se muestran todos y puedes comprobar que nadie eligió los dados, las cartas ni las preguntas. Quien se une después no añade nada.

## En la mesa, durante la partida

paused = en pausa
time-left = Tiempo restante
match-time-left = quedan { $time } de partida
last-round = la última ronda
days-hours = { $days } d { $hours } h
goes-on-in = Sigue por sí sola en { $time }.
points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
out = fuera
joins-next = desde la próxima ronda
you-may-too = Mientras, puedes:
next-seat = siguiente
waiting-for = Se espera a { $names }.
nobody-to-act = Un momento…
resting = Una pausa breve.
match-paused = La partida está en pausa.
what-you-can-do = Lo que puedes hacer
in-words = La posición en palabras
log = Qué ha pasado
earlier = Antes
look-at = Ver el paso { $step }
look-back = Mostrar la mesa como estaba entonces
looking-at = Estás viendo el paso { $step } de { $last }.
your-turn-now = Ahora te toca a ti.
back-to-now = Volver al presente
first-step = Primer paso
previous-step = Paso anterior
next-step = Paso siguiente
last-step = Último paso
step = Paso
least = Mínimo: { $number }
most = Máximo: { $number }
left-to-give =
    { $count ->
        [0] Los { $sum } están repartidos.
        [one] Falta repartir 1 de { $sum }.
       *[other] Faltan por repartir { $count } de { $sum }.
    }
show-rows =
    { $count ->
        [one] 1 fila
       *[other] { $count } filas
    }
spread-evenly = Repartir por igual
draw-hint = Dibuja con el dedo, el lápiz o el ratón. Con el teclado: las flechas mueven, el espacio baja y levanta el lápiz.
drawing-of =
    { $count ->
        [one] { $name }: un dibujo de 1 trazo
       *[other] { $name }: un dibujo de { $count } trazos
    }
chat = Charla
say-something = Di algo
send = Enviar
no-messages = Nadie ha dicho nada todavía.
unread = mensajes sin leer
to-spectators = a los espectadores
write-to-spectators = Escribe a los espectadores
silent-press = En esta mesa los jugadores no escriben nada durante la partida.
silent-phase = Las reglas no permiten cartas en esta fase.
silent-until = Las reglas no permiten cartas en esta fase. Termina como tarde: { $time }.
letters = Correo
letters-all = Todas las cartas
letters-new = Carta nueva
letters-to = ¿A quién escribes? Quienes elijas leerán también las respuestas de los demás.
letters-write = Escribir
letters-nobody = No hay a quién escribir: los bots no leen cartas.
letters-none = Aquí aún no se ha escrito nada.
letters-everybody = Todos
letters-gallery = Espectadores
letters-gallery-told = Los jugadores lo leen solo después de la partida.
letters-before = Antes de la partida
letters-earlier = Cartas anteriores
letters-search = Buscar cartas
letters-search-earlier = Buscar también en cartas anteriores
letters-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] 1 mensaje encontrado
       *[other] { $count } mensajes encontrados
    }
letter-found = { $sender }, en las cartas con { $thread }
letters-from = { $name } ha escrito.
letters-with = Cartas con { $name }
letters-unread =
    { $count ->
        [one] Cartas con { $name }: 1 sin leer
       *[other] Cartas con { $name }: { $count } sin leer
    }
letters-count-unread =
    { $count ->
        [one] 1 mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
letters-say = Escribir a { $name }
letters-say-all = Escribir a todos
dealings = Acuerdos
dealings-with = Acuerdos con { $name }
dealings-waiting =
    { $count ->
        [one] 1 propuesta espera tu respuesta
       *[other] { $count } propuestas esperan tu respuesta
    }
letters-left =
    { $count ->
        [one] Queda 1 carácter
       *[other] Quedan { $count } caracteres
    }
silent-public = En esta mesa, durante la partida solo se escribe a todos.
silent-watching = Quien no juega escribe a los espectadores hasta que acabe la partida.
silent-over = La partida ha terminado: escribe a todos.
silent-out = No estás en la partida: puedes leer estas cartas y escribir a los espectadores.
silent-bots = Los bots no leen cartas.
silent-bots-deal = Los bots no leen cartas, pero responden a propuestas.
press = Qué pueden escribir los jugadores durante la partida
press-private = Cartas y mensajes a todos
press-public = Solo mensajes a todos
press-none = Nada
press-public-sign = Sin cartas
press-public-told = Durante la partida solo se escribe a todos.
press-none-sign = Sin mensajes
press-none-told = Durante la partida los jugadores no escriben nada.
report = Denunciar
report-of = Denunciar el mensaje de { $name }
table-menu = En esta mesa
show-words = Mostrar en palabras
show-board = Mostrar el tablero
show-plain-board = Mostrar como tabla de cifras
show-own-board = Mostrar el tablero dibujado
propose-take_back = Pedir deshacer mi última jugada
propose-pause = Pedir una pausa
propose-resume = Pedir que siga
propose = Proponer a los demás…
propose-what = ¿Qué propones?
propose-extend = Más tiempo
propose-extend-told = El plazo actual se retrasa para todos.
propose-draw = Empate
propose-draw-told = La partida acaba y quienes siguen en ella comparten el primer puesto.
propose-shared_victory = Victoria compartida
propose-shared_victory-told = La partida acaba; quienes indiques comparten el primer puesto y los demás quedan como están.
propose-concession = Rendición
propose-concession-told = La partida acaba; gana quien indiques y los demás quedan como están.
propose-early_end = Dejarla aquí
propose-early_end-told = La partida acaba con la clasificación tal como está.
propose-open_seat = El asiento de un bot para una persona
propose-open_seat-told = Quien venga podrá ocuparlo; hasta entonces sigue el bot.
propose-seat_bot = Un bot en lugar de un ausente
propose-seat_bot-told = El bot sigue en su asiento, que deja de ser suyo.
propose-seat = ¿Qué asiento?
propose-winner = ¿Quién gana?
propose-winners = ¿Quiénes comparten la victoria?
propose-asked = Tienen que aceptar todos los preguntados. Quien no contesta a tiempo ha dicho que no.
propose-alone = No hay nadie más a quien preguntar: se hace enseguida.
propose-decided = Llevas la mesa: se hace enseguida. Un plazo nunca se adelanta.
propose-now = Proponerlo
amount-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
amount-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
amount-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
proposed-extend = { $name } pide más tiempo para todos: { $time }.
proposed-draw = { $name } propone un empate.
proposed-shared_victory = { $name } propone que compartan la victoria { $winners }.
proposed-concession = { $name } propone que todos se rindan ante { $winners }.
proposed-early_end = { $name } propone dejar la partida aquí.
proposed-take_back = { $name } pide deshacer una jugada.
proposed-pause = { $name } pide una pausa.
proposed-resume = { $name } pide que siga la partida.
proposed-speed = { $speed ->
    [0] { $name } pide que los bots jueguen sin pausas.
   *[other] { $name } pide que los bots jueguen a { $speed }×.
}
proposed-remove = { $name } quiere echar a { $person }.
proposed-mute = { $name } quiere silenciar a { $person }.
proposed-rematch = { $name } quiere jugar otra vez.
proposal = Propuesta
silence-is-no = Sin respuesta en { $time }, es un no.
votes-so-far = { $count } de { $needed } votos necesarios.
proposal-declined = No todos han aceptado lo que pedía { $name }: todo sigue igual.
proposal-expired = No todos han contestado a tiempo a { $name }: todo sigue igual.
vote-failed = La votación sobre { $name } ha fracasado.
voted-mute = { $name } está en silencio.
voted-remove = Se ha echado a { $name }.
people = Gente en la mesa
people-vote = Durante la partida nadie silencia ni echa a nadie a solas: tienen que aceptar más de la mitad de los demás, y al menos dos.
people-watch = Durante la partida deciden quienes juegan a quién se silencia o se echa.
people-host = El anfitrión decide a quién se silencia o se echa.
nobody-else = No hay nadie más.
watches = mira
is-muted = en silencio
mute-whom = Silenciar a { $name }
unmute-whom = Dejar hablar a { $name }
kick-whom = Echar a { $name }
vote-mute = Votar: silenciar
vote-mute-whom = Votar si se silencia a { $name }
vote-remove = Votar: echar
vote-remove-whom = Votar si se echa a { $name }
host-pause = Pausar la partida
host-resume = Seguir con la partida
host-advance = Adelantar sin esperar
host-end = Terminar la partida
host-end-asked = ¿Terminar la partida para todos?
host-end-told = La clasificación queda como está ahora. Lo que está en marcha ya no da puntos.
host-end-sure = Terminarla para todos
remote = Mando del anfitrión
remote-next = Seguir
remote-skip = Saltar
remote-pause = Pausar
remote-resume = Seguir tras la pausa
remote-time = { $seconds } s más
remote-lock = Cerrar la puerta
remote-unlock = Abrir la puerta
remote-end = Terminar la partida
remote-waits = Todo el mundo ve el resultado. La partida sigue cuando lo digas.
host-paced = Tras cada resultado se sigue cuando yo lo diga
host-goes-on = sigue cuando lo diga el anfitrión
you-host = diriges la partida
only-host = Solo dirijo la partida, sin jugar
be-safe = Apta para clase
safe = apta para clase
safe-told = Se filtran las palabras y se aprueban los nombres. Nadie escribe ni reacciona, y nadie ve los fallos de los demás.
let-chat = Se puede escribir
let-react = Se puede reaccionar
no-chat = sin chat
no-chat-told = En esta mesa no se escribe.
reactions = Reacciones
reaction-clap = Aplauso
reaction-laugh = Risa
reaction-wow = Asombro
reaction-heart = Corazón
reaction-fire = Imparable
reaction-groan = Oh, no
takes-the-lead = { $name } se pone en cabeza
nobody-scored = Nadie ha puntuado
only-bots-left = Solo quedan bots en la partida.
finish-quickly = Terminar deprisa
bot-speed = Velocidad de los bots
bot-speed-asks = Velocidad de los bots; se pregunta a los demás
bot-speed-1 = 1×
bot-speed-2 = 2×
bot-speed-4 = 4×
bot-speed-0 = Saltar
bot-speed-asked = pedida
since-your-turn = Desde tu turno
since-watch = Verlo
agree = Aceptar
decline = Rechazar
withdraw = Retirar
resign = Rendirse
resign-asked = ¿Te rindes?
resign-told = Si la partida sigue sin ti, tu asiento se ofrece antes a otros; si no, se acaba.
resign-sure = Sí, me rindo
leave = Dejar la mesa
leave-asked = ¿Dejas la mesa?
leave-told = Abandonas la partida y dejas tu asiento.
play-on = Seguir jugando
stay = Quedarse
leave-sure = Irse y abandonar la partida
reconnecting = Sin conexión. Volverá sola…
table-gone = Ya no estás en esta mesa

## Juegos de cartas

cards-hand = Tu mano. Las flechas la recorren, Intro toma una carta, Escape la deja.
cards-deck =
    { $count ->
        [one] Mazo: 1 carta
       *[other] Mazo: { $count } cartas
    }
cards-pile = En el montón: { $card }
cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cards-cannot = { $card }: { $why }.
cards-stay = Se queda ahí
cards-let-go = Dejar la carta

## Después de la partida

match-over = La partida ha terminado
winners =
    { $count ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
winning-teams =
    { $count ->
        [one] Gana el { $teams }
       *[other] { $teams } comparten la victoria
    }
ranking = Clasificación
place = Puesto { $number }
rematch = Jugar otra vez
rematch-asked = Se pregunta a los demás si quieren jugar otra vez.
last-result = Resultado de la última partida
you-win = ¡Has ganado!
your-team-wins = ¡Ha ganado tu equipo!
you-share = ¡Compartes la victoria con { $names }!
host-rematch = { $host } puede ofrecer otra partida.
download-record = Descargar el registro
watch-replay = Volver a verla
replay-title =
    { $count ->
        [0] { $game } · { $date }
        [one] { $game }: ganó { $names } · { $date }
       *[other] { $game }: ganaron { $names } · { $date }
    }
replay-link = Enlace a esta repetición
replay-link-told = Quien tenga este enlace puede ver la repetición, durante un año o hasta que anules tus enlaces.
replay-links-revoke = Anular mis enlaces
replay-links-revoked = Tus enlaces a esta repetición ya no funcionan.
replay-private = Esta partida es privada
replay-closed = Esta partida se jugó sin público: solo pueden verla quienes jugaron, o quien reciba un enlace de una de esas personas.
verify-chance = Comprobar que fue limpia
verifying = Calculando…
chance-fair = El azar fue limpio: nadie eligió lo que trajo y nadie lo cambió.
chance-unfair = No hay que fiarse del azar de esta partida.
chance-numbers = Los números, para comprobarlo por tu cuenta
chance-seed = La semilla resulta del secreto y de los números de todos.
chance-commitment = El secreto es el que se prometió antes de empezar.
chance-nonce = El número de este navegador está entre ellos.
commitment = Promesa
seed = Semilla
your-nonce = Número de este navegador
broken = No se ha podido comprobar.
broken-sealed_record = El registro sigue sellado.
broken-broken_seed = La semilla no resulta del secreto y de los números.
broken-broken_commitment = El secreto no es el prometido.
broken-missing_nonce = El número de este navegador no está entre ellos.
broken-no_fair_seed = Esta partida se jugó sin promesa.
broken-scripted_chance = Esta partida se jugó con dados preparados, como los tutoriales.
awards = Premios
how-it-went = Cómo fue
match-length = La partida duró { $time } y terminó en: { $round }.
key-moments = Momentos clave
charts = Gráficas
seconds-short = { $seconds } s
thinking-per-turn = Tiempo pensando por turno
figures = Cifras
thoughts = Lo que pensaron los bots
share-replay = Compartir la repetición
replay = Repetición
seen-by = Vista por
spectator = un espectador
as-i-saw-it = { $name } (tú)
run = Reproducir
stop = Pausa
speed = Velocidad

## Perfil

who-you-are = Quién eres
name-is-enough = Basta con un nombre. Se guarda en este navegador.
appearance = Aspecto
account = Cuenta
account-why = Con una dirección de correo encuentras tus partidas en cualquier dispositivo y te avisamos cuando te toca.
account-of = Has entrado como { $email }.
mail-wanted = Avisarme por correo cuando me toque
email = Dirección de correo
email-wanted = Escribe una dirección de correo, como ana@example.org.
send-link = Enviarme un enlace
link-sent = Si la dirección es correcta, va un mensaje de camino. Abre el enlace en este navegador.
type-login-code = Escribir el código del mensaje
log-in = Entrar
login-code = Código del mensaje
code-wanted = Escribe el código.
log-out = Salir
log-out-everywhere = Salir en todas partes
log-out-asked = ¿Sales, { $name }?
log-out-told = Sin una dirección de correo no hay vuelta atrás: tus asientos y tus partidas se quedan aquí.
log-out-sure = Salir del todo
sessions = Dónde has entrado
sessions-told = Sal de donde no seas tú o de donde ya no juegues. No podrás volver a los asientos que ocupaste allí.
this-browser = este
unknown-browser = Navegador desconocido
session-used = último uso: { $date }
session-since = desde { $date }
session-ended = Has salido de allí.
log-out-of = Salir de { $browser }, último uso: { $date }
log-out-others = Salir de todos los demás
programs = Tus programas
programs-told = Un programa tuyo puede sentarse a una mesa como invitado. Juega con un token que creas aquí; todos ven que es un programa.
program-name = Cómo se llama el programa
program-make = Crear un token
program-made = El token de { $name }. Solo se muestra ahora: cópialo.
program-token = Token
program-rename = Cambiar el nombre
program-rename-whom = Cambiar el nombre de { $name }
program-revoke = Revocar
program-revoke-whom = Revocar el token de { $name }
program-revoked = Su token está revocado.
is-program = programa
devices = Otros dispositivos
device-told = Un código te lleva a otro dispositivo. Sirve una vez; escríbelo allí, en Perfil.
show-device-code = Mostrar un código
device-code = Código del otro dispositivo
take-over = Seguir aquí
take-over-told = Aquí serás entonces quien eres allí; lo que jugaste como { $name } se queda atrás.
history = Tus partidas
no-history = Ninguna todavía.

## Problemas

trouble = No ha funcionado. Inténtalo de nuevo.
trouble-unreachable = Ahora mismo no se llega al servidor.

## Nombres de campos, para los juegos que no tienen propios

field-armies = ejércitos
field-bidder = apostó
field-bonus = ejércitos extra en
field-bonus_taken = bonificación usada
field-cards = cartas
field-castles = castillo
field-conquered = ha conquistado este turno
field-conquest = conquista
field-count = cuántas
field-declared = ataque declarado
field-deck = mazo
field-dice = dados
field-discard = descartes
field-drawer = dibuja
field-guesser = lo adivinó
field-hand = tu mano
field-keep = ejércitos que se quedan
field-least = como mínimo
field-map = mapa
field-mine = lo tuyo
field-most = como máximo
field-neutral_to_place = neutrales por colocar
field-next_set = el próximo trío vale
field-odds = probabilidades
field-option = respuesta
field-options = respuestas
field-order = orden
field-owner = dueño
field-pending = antes hay que
field-pool = en reserva
field-pot = bote
field-question = pregunta
field-rank = valor
field-ready = listos
field-right = respuesta correcta
field-sheet = tu hoja
field-sizes = cartas
field-source = desde
field-strokes = dibujo
field-taken = respondió en
field-target = hacia
field-territory = territorio
field-text = tu respuesta
field-to_place = por colocar
field-trade_values = los tríos valen
field-trades = tríos canjeados
field-turn = juega
field-win = probabilidad de ganar
field-word = palabra

## Valores que llevan unidad

value-taken = { $value } ms

## Por correo

seat-offered = Un asiento te espera
seat-offered-told = En una partida de { $game } en curso, { $name } ya no juega. Ocupa el asiento con todo lo que le pertenece; este enlace sirve una vez.
take-seat = Ocupar el asiento
open-seats = Asientos que se pueden ocupar
open-seat-round = { $round ->
    [0] libre desde el principio
   *[other] libre desde la ronda { $round }
}
open-seat-of = El asiento de { $name }
open-seat-against = contra { $names }
by-post = por correo
seat-is-open = El asiento de { $name } está libre.
seat-of-bot = El asiento de { $name } se ofrece a una persona; hasta entonces sigue el bot.
seat-given-up = Has dejado tu asiento y se ofrece a otros.
seat-leaves-in = Sale de la partida en { $time }.
seat-take = Ocupar este asiento
seat-take-again = Volver a ocuparlo
seat-bot = Poner un bot
seat-let-go = Dejarlo salir
seat-withdraw = Retirar la oferta
bot-strength = Nivel del bot
proposed-open_seat = { $name } quiere ofrecer el asiento de { $seat } a una persona.
proposed-seat_bot = { $name } quiere un bot ({ $strength }) en el asiento de { $seat }.
proposed-let_go = { $name } quiere dejar salir el asiento de { $seat }.
seats-changed = Relevos
seat-changed = Desde el paso { $step }, { $name } jugó por { $before }.
seat-changed-bot = Desde el paso { $step }, el bot { $name } ({ $strength }) jugó por { $before }.
seat-make-link = Crear un enlace
seat-link = Enlace al asiento
vote-on = { $name } ha faltado a tres turnos. ¿Qué debe ser de su asiento?
rules-changed = Las reglas de este juego han cambiado desde que empezó la partida. Sigue con las nuevas.
rules-changed-dismiss = Entendido
unsubscribe = No más correos
unsubscribe-told = No recibirás más correos sobre tus partidas. Puedes cambiarlo en tu perfil cuando quieras.
unsubscribed = Hecho. No llegarán más correos sobre tus partidas.
calendar = Calendario
calendar-told = Una dirección con tus plazos, para suscribirte en tu calendario. Es secreta: quien la conozca los ve.
calendar-address = Dirección de tu calendario
calendar-make = Crear una dirección
calendar-renew = Crear otra dirección
calendar-revoke = Revocarla
holidays = Vacaciones
holidays-told = Mientras estás fuera, tus partidas por correspondencia te esperan: los plazos que dependen de ti pasan al mediodía del día siguiente. En tus mesas se ve hasta cuándo estás fuera.
first-day = Primer día
last-day = Último día
holiday-span = { $first } – { $last }
holiday-enter = Anotar
holiday-cancel = Cancelar
holiday-back = Ya he vuelto
holidays-left =
    { $days ->
        [one] Queda un día este año
       *[other] Quedan { $days } días este año
    }; como mucho { $stretch } seguidos, y anotados un día antes.

# Tutoriales y consejos

tutorial = Tutorial
tutorial-offer = ¿Es tu primera vez en { $game }?
tutorial-offer-told = Aprende jugando: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, sin nada que leer.
tutorial-start = Aprende jugando · { $minutes } min
tutorial-decline = Ahora no
tutorial-next = Siguiente
tutorial-finish = Hecho
tutorial-skip = Saltar tutorial
tutorial-now = El tablero muestra lo que pasó antes. Vuelve al presente.
tutorial-more = También encontrarás:
tutorial-rules = Leer las reglas
tutorial-waits = Un momento…
tutorial-watch = Mira lo que pasa.
tutorial-step = Paso { $step } de { $steps }
tutorial-done = ¡Muy bien!
tutorial-done-told = Ya sabes lo que hace falta. Ahora juega una partida entera; los bots tienen paciencia.
tutorial-back = Sobre el juego
tip-close = Cerrar este consejo
tips-off = Sin consejos

## Abrir una mesa

table-name = Nombre de la mesa
table-name-told = Si quieres, para que la encuentren.
starts-full = Empieza sola cuando se ocupen todos los asientos
starts-on = Empieza sola el
starts-on-told = Si para entonces hay gente suficiente. No hace falta que estés.
least-reliability = Jugadores que terminan sus partidas, al menos
any-player = cualquiera
percent = { $percent } %
opened-at = Abierta desde { $time }
table-opened = Abierta el { $time }
match-since = En juego desde el { $time }
match-until = Terminada el { $time }
match-lasted = Partida: { $span }
joined-at = aquí desde el { $time }
due-at = hasta el { $time }
begins-at = empieza el { $time }
begins-full = La partida empieza sola cuando se ocupen todos los asientos. Tu asiento se guarda aunque te vayas.
begins-on = La partida empieza sola el { $time }, si hay gente suficiente. Tu asiento se guarda aunque te vayas.
deadlines = Plazos
no-weekends = Ninguno en fin de semana
no-nights = Ninguno por la noche
time-zone = Zona horaria
closed-hours-move = Un plazo que venciera entonces pasa al final de ese tiempo.
wait-for-holidays = Esperan a quien está de vacaciones
closed-hours = Horas cerradas
closed-hours-told =
    { $kind ->
        [weekends] Nada vence en fin de semana
        [night] Nada vence entre las { $begins } y las { $ends }
       *[both] Nada vence en fin de semana ni entre las { $begins } y las { $ends }
    } ({ $zone }).
no-holidays = Sin vacaciones
no-holidays-told = Los plazos no esperan a quien está de vacaciones.
deadline-moved-hours = Vence el { $time }: nada vence en horas cerradas
deadline-moved-holiday = Vence el { $time }: la partida espera a alguien que está de vacaciones
who-is-away = { $name }: { $away }
away-until = fuera hasta el { $last }
away-from = fuera del { $first } al { $last }
deal-by-preference = Repartir quién juega con qué según las preferencias
by-preference = Por preferencias
by-preference-told = Quién juega con qué se reparte al empezar: según las preferencias de todos y, si coinciden, por sorteo.
wishes = ¿Con qué te gustaría jugar?
wishes-told = Toca primero lo que más te guste. Nadie más ve tus preferencias antes de que termine la partida.
wish-remove = Quitar
wish-no-more = Quitar { $name } de tus preferencias
least-reliability-is = para quienes terminan el { $percent } % de sus partidas

## Jugar ya

play-now = Jugar ya
play-now-lead = Contra quien esté por aquí: te buscamos rivales de tu nivel.
play-now-game = Jugar ya: { $game }
play-now-live = En directo
play-now-post = Por correspondencia
any-seats = Los que sean
bots-may-fill = Los bots pueden ocupar asientos vacíos
play-now-told = La partida es clasificatoria y empieza sola en cuanto haya gente suficiente.
people-wait =
    { $count ->
        [one] 1 persona espera
       *[other] { $count } personas esperan
    }
waiting-game = Esperas para jugar a { $game }
waiting-for-others = Buscando rivales
waiting-others =
    { $count ->
        [0] Nadie más espera todavía para este juego.
        [one] Otra persona espera para este juego.
       *[other] Otras { $count } personas esperan para este juego.
    }
waiting-expected = Últimamente la espera fue de { $time }.
waiting-told = La mesa se abre sola. Mientras tanto puedes curiosear; deja estas páginas abiertas.
waiting-lost = Ya no estás esperando: la conexión se perdió demasiado tiempo.
stop-waiting = Dejar de esperar
look-around = Curiosear
match-ready = Tu partida está lista
match-enter = Ir allí
gathering = Tus rivales están llegando
gathering-told = La partida empieza sola cuando estéis todos.
is-here = ya está
is-expected = en camino
go-on-waiting = Seguir esperando
origin-play_now = Jugar ya
origin-told-play_now = El servidor ha reunido a estos jugadores.
origin-tournament = Torneo
origin-told-tournament = Una partida de un torneo.
to-the-tournament = Ir al torneo
other-opponents = Buscar otros rivales

## Puntuación

rated = Clasificatoria
be-rated = Las partidas puntúan
rated-told = Sus partidas cambian la puntuación de todos. Quien abandona puntúa como último.
unrated-daily_limit = No puntúa: las mismas personas ya han jugado cinco partidas clasificatorias en un día.
unrated-too_short = No puntúa: terminó antes de que todos tuvieran un turno.
unrated-same_player = No puntúa: un mismo jugador ocupa más de un sitio.
unrated-unreadable = No puntúa: no se pudo volver a leer la partida.
rating = Puntuación
rating-of = { $mean } ± { $deviation }
rating-change = { $mean } ± { $deviation }, { $change }
rating-pace-live = en directo
rating-pace-post = por correo
rating-graph = Puntuación en { $game } después de cada partida
your-ratings = Tus puntuaciones
rated-matches =
    { $count ->
        [one] 1 partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }
rated-count = Partidas
provisional = provisional
leaderboard = Mejores jugadores
leaderboard-told = Jugadores con cuenta, y los bots, cuando su puntuación se conoce con ± { $deviation } o mejor.
leaderboard-empty = Todavía no hay nadie. Abre una mesa pública y haz que sus partidas puntúen.
not-listed-yet = Aún no apareces: hacen falta una cuenta y algunas partidas clasificatorias más.
bot-of-strength = Bot ({ $strength })
rank = Puesto
player = Jugador
previous-page = Anterior
next-page = Siguiente
page-of = { $page } de { $pages }

## People's pages

member-since = Aquí desde el { $date }
guest-since = De visita desde el { $date }
reliability = { $percent } % de fiabilidad
reliability-told = partidas empezadas y no abandonadas
favourite-games = Juegos favoritos
plays-now = Está jugando a { $game }: mirar
change-my-page = Cambiar lo que ven los demás
history-hidden = { $name } no muestra sus partidas anteriores.
ratings = Puntuaciones
follow = Seguir
unfollow = Dejar de seguir
block = Bloquear
unblock = Desbloquear
unblock-whom = Desbloquear a { $name }
is-blocked = Bloqueo activo
block-asked = ¿Bloquear a { $name }?
block-told = No jugaréis emparejados, no verás lo que escribe y ninguno podrá sentarse en una mesa del otro. No se le avisa.
back = Volver
somebody = alguien
by-game = Por juego
by-opponent = Contra cada jugador
game = Juego
matches-played = Partidas
matches-won = Ganadas
matches-ahead = Por delante
matches = Partidas
all-games = Todos los juegos
drawn = Empate
place-among = Puesto { $place } de { $sides }
course-playing = En juego
course-finished = Terminada
course-resigned = se rindió
course-left = se fue
course-removed = fue expulsado
course-absent = se ausentó
course-replaced = fue sustituido
more-matches = Partidas anteriores
my-page = Tu página
see-my-page = Ver lo que ven los demás
hide-my-history = Ocultar mis partidas y estadísticas a los demás
your-data = Tus datos
export = Descargar todo
export-told = Un archivo con todo lo que se guarda sobre ti: cuenta, página, puntuaciones, lo que has escrito y las partidas completas.
delete-lead = También puedes borrarlo todo.
delete-all = Borrar todo
delete-asked = ¿Borrar todo?
delete-told = Se borran tu cuenta, tu página, tus puntuaciones y todo lo que has escrito, y se cierra tu sesión en todas partes. En las partidas anteriores pondrá «Jugador eliminado» en lugar de tu nombre; en las que están en marcha dejas tu asiento como si te hubieras ido. No se puede deshacer.
delete-confirm = Escribe { $name } para confirmarlo
delete-sure = Borrar para siempre
people-i-know = Personas
is-playing = Juega a { $game }
is-waiting = Espera en una mesa de { $game }

## Torneos

tournaments = Torneos
tournaments-told = Varias rondas en mesas que se preparan para ti, con clasificación. Cualquiera puede anunciar uno.
your-tournaments = Tus torneos
open-tournaments = Inscripción abierta
running-tournaments = En marcha
past-tournaments = Torneos terminados
no-tournaments = Aún no hay torneos. Anuncia el primero.
announce-tournament = Anunciar un torneo
tournament-registration = Inscripción abierta
tournament-running = En marcha
tournament-over = Terminado: esta es la clasificación final.
tournament-called_off = Suspendido
tournament-starts = Empieza: { $when }
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
round-ends = termina como tarde: { $when }
system-swiss = Suizo
system-round_robin = Todos contra todos
system-swiss-told = Se enfrentan quienes van parejos, y nadie dos veces si puede evitarse.
system-round_robin-told = Todos se enfrentan con todos.
entrants-of = { $count } participantes de { $most } como máximo
your-table-waits = Tu mesa te espera
tournament-title = Título
tournament-system = Sistema
tournament-rounds = Rondas
tournament-cycles = Cuántas veces se enfrentan todos con todos
seats-at-table = Asientos por mesa
fewest-entrants = Mínimo de participantes
most-entrants = Máximo de participantes
bots-fill = Los bots completan las plazas que falten
no-bots-fill = Sin bots
tournament-start-at = Comienzo
tournament-start-told = Sin fecha, empieza cuando tú lo digas.
round-time = Duración máxima de una ronda
round-time-none = hasta que terminen todas las mesas
hours-long =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
days-long =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
list-tournament = Mostrarlo a todo el mundo
seats-at-tables = Mesas de { $count }
organised-by = Organiza { $name }
go-to-your-table = Ir a tu mesa
go-to-your-table-told = La partida empieza en cuanto estáis todos. Quien no llega a tiempo pierde el asiento, lo ocupa un bot y no puntúa.
wait-for-round = La siguiente ronda empieza cuando terminen todas las mesas.
enter-tournament = Apuntarse al torneo
you-have-entered = Participas en este torneo.
withdraw-tournament = Retirarse
you-organise = Organizas este torneo
start-tournament = Empezar ya
close-round = Cerrar la ronda
close-round-told = En las mesas sin terminar, todos se reparten los puntos hasta que terminen.
call-off = Suspender
call-off-sure = ¿Suspenderlo de verdad?
tournament-link = Enlace al torneo
rounds-to-come = Próximas rondas
entrants =
    { $count ->
        [0] Aún no se ha apuntado nadie
        [one] 1 participante
       *[other] { $count } participantes
    }
entrants-wanted =
    { $exactly ->
        [true] Hacen falta { $most } participantes.
       *[other] Admite de { $fewest } a { $most } participantes.
    }
bots-will-fill = Los bots completarán las plazas que falten al empezar.
bot-entrant = Bot
withdrawn = Fuera del torneo
remove-short = Quitar
remove-entrant = Quitar a { $name }
let-bot-play = Que siga un bot
replace-entrant = Que siga un bot por { $name }
table-of-round = Mesa { $number }
did-not-play = no jugó
tournament-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
provisional-told = Sin terminar al cerrarse la ronda: todos se reparten los puntos hasta que termine.
watch-again = Ver de nuevo
watch-table = Ver
byes-of-round = Descansa, y vale como una victoria: { $names }
standings = Clasificación
standing-points = Puntos
standing-opposition = Rivales
standing-wins = Victorias
plain-number = { $number }
tie-breaks = Qué decide los empates
tie-break-points = Puntos: según el puesto en cada mesa; quienes comparten puesto se los reparten.
tie-break-opposition = Rivales: por cada ronda, la media de puntos de quienes estaban en la mesa. Un descanso cuenta con los propios.
tie-break-direct = Enfrentamientos directos: a cuántos de los empatados se ha superado.
tie-break-wins = Victorias: primeros puestos.
tie-break-late = Asientos: quien se sentó más tarde lo tuvo más difícil. Quien siga empatado comparte el puesto.

## Denuncias y moderación

report-whom = Denunciar a { $name }
report-told = Lo lee quien modera este sitio, junto con lo que se dijo antes. A la persona denunciada no se le dice que has sido tú.
report-reason = ¿Qué ocurre?
report-note = Con tus palabras (si quieres)
report-send = Enviar la denuncia
report-refused = No se ha podido enviar. Inténtalo más tarde.
is-reported = Denuncia enviada. Gracias.
reason-insults = Insultos o acoso
reason-hate = Odio contra un grupo de personas
reason-sexual = Contenido sexual
reason-threats = Amenazas o violencia
reason-spam = Publicidad o mensajes basura
reason-name = Un nombre ofensivo
reason-drawing = Un dibujo ofensivo
reason-cheating = Trampas o partidas arruinadas
reason-other = Otra cosa
sanction-why = El motivo: { $reason }.
sanction-until = Hasta el { $moment }.
warning-title = Has recibido una advertencia
warning-told = Piensa en cómo se sienten los demás. Hasta que leas esto no puedes escribir; si continúa, puedes quedarte fuera.
warning-read = Lo he leído
timeout-title = Durante un tiempo no puedes escribir
timeout-told = Puedes seguir jugando. Hasta entonces no puedes escribir, ni cambiar de nombre, ni anunciar mesas a todo el mundo.
ban-title = Por ahora no puedes jugar aquí
ban-data = Puedes descargar o borrar tus datos en tu perfil.
filter-words = No admitir palabrotas
approve-names = Aprobar el nombre de quien llega
word-filter = sin palabrotas
word-filter-told = Aquí no se aceptan mensajes, respuestas ni nombres con palabrotas.
name-approval = nombres aprobados
name-approval-told = Quien llega se llama Incognito hasta que se apruebe su nombre.
name-waits = Tu nombre, { $wanted }, está pendiente de aprobación. Hasta entonces te llamas { $name }.
name-filtered = El nombre { $wanted } no se muestra en esta mesa: te llamas { $name }. Puedes elegir otro en tu perfil.
newcomers = Nombres por aprobar
newcomers-wait = { $count ->
    [one] Hay un nombre por aprobar
   *[other] Hay { $count } nombres por aprobar
  }
newcomers-told = Nadie más ve todavía estos nombres. Muéstralos tal como son, o cámbialos antes.
name-for = Nombre para { $name }
name-approve = Aprobar
name-approve-whom = Aprobar el nombre { $name }
operator-title = Moderación
operator-open = Ver las denuncias
operator-enter-told = Con este enlace podrás moderar desde este navegador: verás las denuncias y podrás advertir, silenciar y expulsar.
operator-enter = Empezar a moderar
operator-order = Orden
order-newest = las más recientes primero
order-most = las más denunciadas primero
operator-cases = { $count ->
    [0] Denuncias
    [one] Denuncias: un caso
   *[other] Denuncias: { $count } casos
  }
no-cases = No hay ninguna denuncia. Todo va bien.
case-now-called = ahora se llama { $name }
case-reports = { $count ->
    [one] una denuncia
   *[other] { $count } denuncias
  }
case-note = { $by }: «{ $note }»
case-by = Denunciado por { $names }
case-page = La página de la persona
case-table = La mesa
case-match = La partida
case-history = { $count ->
    [0] Sin sanciones
    [one] Una sanción
   *[other] { $count } sanciones
  }, { $reported ->
    [one] una denuncia en total
   *[other] { $reported } denuncias en total
  }
no-sanctions = Ninguna sanción hasta ahora.
decision-about = Decisión sobre { $name }
decision-warn = Advertir
decision-timeout = Silenciar
decision-ban = Expulsar
decision-rename = Cambiar el nombre
decision-dismiss = Descartar
decision-warn-told = Se le dice por qué, y no puede escribir hasta haberlo leído.
decision-timeout-told = Puede jugar, pero no escribir, ni cambiar de nombre, ni anunciar mesas.
decision-ban-told = Se queda fuera al momento, en todos los navegadores de su cuenta.
decision-rename-told = Se llamará de otra manera en todas partes. Puede volver a cambiarlo.
decision-dismiss-told = A la persona no le pasa nada.
decision-reason = Motivo que se le dice
decision-for = Durante cuánto tiempo
decision-confirm = Confirmar: { $decision }
ban-address = También para su red (otras personas de allí se quedan fuera)
new-name = Nuevo nombre
for-good = para siempre
decided-warn = Se ha advertido a la persona.
decided-timeout = Se ha silenciado a la persona.
decided-ban = Se ha expulsado a la persona.
decided-rename = Se ha cambiado el nombre de la persona.
decided-dismiss = Se ha descartado el caso.
decided-undo = Se ha retirado la sanción.
in-force = En vigor
nothing-in-force = Ahora no hay ninguna sanción.
undo-sanction = Retirar
undo-sanction-of = Retirar la sanción de { $name }
no-name = alguien que se borró
sanction-warning = Advertencia
sanction-timeout = Silencio
sanction-ban = Expulsión
sanction-undone = retirada: { $moment }
sanction-unread = sin leer todavía
sanction-read = leída: { $moment }
sanction-ends = hasta: { $moment }
sanction-ended = terminó: { $moment }
sanction-address = con su red
audit = Lo que se ha hecho
no-audit = Nada todavía.
audit-dismiss = { $operator } descartó un caso sobre { $name }
audit-warn = { $operator } advirtió a { $name }
audit-timeout = { $operator } silenció a { $name }
audit-ban = { $operator } expulsó a { $name }
audit-rename = { $operator } cambió el nombre de { $name }
audit-undo = { $operator } retiró una sanción de { $name }
hours = { $count ->
    [one] una hora
   *[other] { $count } horas
  }
days = { $count ->
    [one] un día
   *[other] { $count } días
  }

## Lo que hace cada uno

creations = Mis cuestionarios
creations-told = Los cuestionarios que has hecho o copiado. Quien tiene el enlace de uno puede jugarlo, y solo ve sus respuestas si lo copia.
creation-make = Hacer un cuestionario
creation-untitled = Cuestionario sin título
creation-count =
    { $count ->
        [one] Una pregunta
       *[other] { $count } preguntas
    }
creation-by = de { $name }
creation-play = Jugarlo
creation-edit = Editar
creation-copy = Copiarlo a los míos
creation-copy-told = Si lo juegas, no ves ninguna respuesta antes que los demás. La copia es tuya: puedes leerla y cambiarla entera.
creation-double = Duplicar
creation-share = Enlace para compartirlo
creation-share-it = Compartir
creation-drop = Borrar «{ $title }»
creation-drop-told = El enlace deja de funcionar. Las mesas que tienen el cuestionario y las copias de otros lo conservan.
creation-drop-sure = Borrarlo
