# Lo que dice el servidor: en las mesas, sobre los nombres, en los correos.

## Nombres y sesiones

rejected-no_session = Di primero tu nombre.
rejected-unknown_character = No hay ningún bot con este carácter.
rejected-unknown_token = Este token no vale o se ha revocado. Crea otro en tu página de perfil.
rejected-not_for_programs = Esto solo lo hacen las personas. Un programa juega, escribe y consulta pasos anteriores.
rejected-no_programs_here = En esta mesa no juegan programas: sus partidas puntúan, o nadie sabe quién juega.
rejected-too_many_programs = Tienes { $most } programas. Revoca antes el token de alguno.
rejected-unknown_program = Este programa ya no está: su token se revocó.
rejected-unknown_player = Esta página ya no existe. La de un invitado dura lo que dura su visita.
rejected-wrong_name = Escribe tu nombre para confirmarlo: { $name }.
deleted-player = Jugador eliminado
rejected-not_yourself = Esa persona eres tú.
rejected-cannot_follow = No puedes seguir a { $name }.
rejected-too_many_ties = Ya sigues o bloqueas a { $most } personas. Quita antes a alguna.
rejected-not_welcome = No puedes sentarte en esta mesa. Busca otra en la página de inicio.
rejected-name_length = Un nombre tiene de { $shortest } a { $longest } letras.
rejected-name_sign = Un nombre se compone de letras, cifras, espacios y guiones: «{ $sign }» no es nada de eso.
rejected-name_reserved = «{ $name }» se confundiría con otra cosa. Elige otro nombre.
rejected-name_taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
rejected-unknown_locale = Aquí no se habla ese idioma. Hay: { $known }.
rejected-unknown_session = Esa sesión ya está cerrada.
rejected-unknown_code = Aquí no se conoce ese código: puede estar mal escrito, usado o caducado.
rejected-bad_email = Eso no es una dirección de correo.
rejected-no_accounts = En este servidor no se usan direcciones de correo.
rejected-no_pushes = Este servidor no ofrece avisos al navegador.
rejected-bad_subscription = La suscripción de este navegador no sirve.
rejected-unknown_notice = No existe ese aviso.
rejected-unknown_zone = Aquí no se conoce esa zona horaria.
rejected-bad_hours = Las horas de silencio necesitan un principio y un final.
rejected-bad_holiday = Unas vacaciones van de un día a ese mismo o a otro posterior, como mucho dentro de un año; las ya anotadas solo se pueden acortar.
rejected-holiday_too_soon = Las vacaciones se anotan al menos { $hours } horas antes de que empiecen.
rejected-holidays_overlap = Algunos de estos días ya los tienes anotados.
rejected-holiday_too_long = Unas vacaciones duran como mucho { $days } días seguidos.
rejected-holidays_used_up = En un año cuentan como mucho { $days } días de vacaciones; en { NUMBER($year, useGrouping: 0) } no te quedan tantos.
rejected-no_such_holiday = No hay tales vacaciones; puede que ya hayan terminado.
rejected-extra_missing = Faltan paquetes por instalar. Instálalos con: pip install "ludoteca[{ $extra }]"

## Enlaces en los chats

preview-site = Ludoteca: juegos de mesa entre amigos
preview-site-told = Abre una mesa, envía el enlace y a jugar. Con un nombre basta.
preview-table = { $game }: te invita { $host }
preview-free =
    { $count ->
        [0] Ningún asiento libre.
        [one] 1 asiento libre.
       *[other] { $count } asientos libres.
    }
preview-playing = Se está jugando ahora.
preview-over = La partida ha terminado.
preview-replay = Mira la partida otra vez.

## Mesas

rejected-unknown_table = No hay ninguna mesa { $code }.
rejected-unknown_match = No existe esa partida.
rejected-banned = Te han echado de esta mesa.
rejected-kicked = Te han echado de esta mesa.
rejected-table_closed = Quien llevaba la mesa la ha cerrado.
rejected-table_name_length = El nombre de una mesa tiene como mucho { $longest } caracteres.
rejected-table_name_sign = El nombre de una mesa necesita alguna letra o cifra.
rejected-starts_by_post_only = Solo las partidas por correspondencia empiezan solas.
rejected-deadlines_by_post_only = Solo las partidas por correspondencia tienen horas cerradas y vacaciones.
rejected-too_long_a_night = Una noche tiene como mucho { $hours } horas.
rejected-no_roles = Aquí no hay nada que pedir: todos juegan con lo mismo, o se sortea.
rejected-bad_wishes = Pide cada papel una vez como mucho, y solo los que hay.
rejected-start_out_of_range = La partida puede empezar dentro de los próximos { $days } días.
rejected-not_reliable_enough = Quien abrió la mesa pide jugadores que terminen al menos el { $least } % de sus partidas.
rejected-called_off = No vinieron todos y la partida se ha cancelado.
rejected-seats_are_fixed = En esta partida los asientos ya están repartidos: empieza cuando estéis todos.
rejected-table_full = Aquí no caben más de { $most } personas.
rejected-table_locked = La mesa está cerrada con llave: nadie nuevo puede sentarse.
rejected-not_a_player = Eso solo puede hacerlo quien jugó esta partida.
rejected-replay_closed = Esta partida se jugó sin público: solo pueden verla quienes jugaron, o quien tenga un enlace de una de esas personas.
rejected-no_spectators = Esta partida se juega sin público.
rejected-not_at_the_table = Ya no estás en esta mesa.
rejected-not_seated = Siéntate primero.
rejected-not_for_players = Tú juegas en esta partida: el público responde aparte.
rejected-answered_already = Tu respuesta ya está dada.
rejected-audience_full = El público está completo.
rejected-no_free_seat = Todos los asientos están ocupados.
rejected-bad_table_size = Abre de { $fewest } a { $most } asientos.
rejected-seat_taken = Ahí se sienta { $name }.
rejected-no_tutorial = Este juego aún no tiene tutorial.
rejected-not_a_tutorial = El reloj solo espera a que leas en un tutorial.
rejected-no_such_person = No hay nadie así en esta mesa.
rejected-no_bot_there = Ahí no se sienta ningún bot.
rejected-no_such_team = Aquí hay { $most } equipos.
rejected-bad_team_count = Hay de 2 a { $most } equipos.
rejected-empty_team = En el equipo { $team } aún no hay nadie.
rejected-uneven_teams = Los equipos son demasiado desiguales: el mayor tiene { $largest }, el menor { $smallest }.
rejected-not_yourself = No puedes hacértelo a ti.
rejected-host_only = Eso solo puede hacerlo quien lleva la mesa.
rejected-not_waiting = Eso solo se puede antes de la partida.
rejected-not_enough_seats = { $fewest ->
    [one] Hace falta un jugador para empezar
   *[other] Hacen falta al menos { $fewest } jugadores para empezar
  }; { $seats ->
    [0] aún no se ha sentado nadie.
    [one] de momento solo hay uno.
   *[other] de momento solo hay { $seats }.
  }
rejected-match_under_way = La partida está en marcha.
rejected-match_goes_on = La partida aún no ha terminado.
rejected-not_over = Aquí todavía no se ha jugado ninguna partida.
rejected-no_match = Ahora no hay partida aquí.
rejected-no_sandbox = Este juego no tiene banco de pruebas.
rejected-queue_full = No caben más de { $most } juegos.
rejected-not_queued = No hay tal juego en la cola.
rejected-too_many_tables = Llevas { $most } mesas. Cierra antes alguna.
rejected-too_many_tables_here = Hay { $most } mesas abiertas desde tu red. Cierra antes alguna.
rejected-too_much_stored = Tus mesas guardan demasiados cuestionarios, listas de palabras o mapas propios. Cierra alguna de esas mesas o quita de su lista uno de esos juegos.
rejected-not_a_medium = Esto no es ni una imagen (PNG, JPEG, WebP) ni un sonido (MP3, Ogg).
rejected-broken_medium = { $kind ->
    [picture] No se puede leer esta imagen: está dañada o incompleta. Guárdala de nuevo como PNG o JPEG.
   *[other] No se puede leer este sonido: está dañado o incompleto. Guárdalo de nuevo como MP3.
}
rejected-large_medium = Una imagen o un sonido ocupa como mucho { $most } KB.
rejected-huge_picture = Una imagen tiene como mucho { $most } millones de píxeles.
rejected-long_sound = Un sonido dura como mucho { $most } segundos.
rejected-unknown_medium = Esta imagen o este sonido ya no se guarda.
rejected-too_many_media = Ya guardas tantas imágenes y sonidos como caben. Borra cuestionarios que ya no necesites; lo que no está en ninguno desaparece en dos días.
rejected-unknown_creation = Este cuestionario ya no está aquí.
rejected-too_many_creations = Caben { $most } cuestionarios. Borra alguno que ya no necesites.

rejected-seat_not_open = Nadie puede ocupar este asiento.
rejected-seated_already = Ya tienes un asiento en esta partida.

## Dados limpios

rejected-not_starting = La partida no está empezando.
rejected-nothing_pledged = Este navegador no ha comprometido nada.
rejected-bad_nonce = Un nonce son 32 bytes: 64 cifras del 0 al 9 y de la a a la f.
rejected-broken_pledge = Ese no es el número que se comprometió.

## Acuerdos

rejected-nothing_proposed = No hay nada que aceptar.
rejected-not_asked = No hace falta tu acuerdo.
rejected-vote_under_way = Hay una votación abierta. Espera a que se decida.
rejected-vote_failed = Tu última votación fracasó hace un momento. Deja un rato a los demás.
rejected-too_few_to_vote = A nadie se le echa por voluntad de una sola persona: tienen que estar de acuerdo al menos dos.
rejected-needs_vote = Durante una partida nadie decide eso a solas. Pide a los demás una votación.
rejected-already_muted = Ya está en silencio.
rejected-host_decides = En esta mesa eso lo decide quien lleva la mesa.
rejected-not_hosted = En esta mesa se decide entre todos durante la partida.
rejected-hosted_live_only = Solo puede llevar la partida una persona en los juegos en que todos juegan a la vez.
rejected-nothing_to_skip = Ahora no hay nada que saltar.
rejected-gone_on = La partida ya ha seguido.
rejected-safety_is_settled = Ya se ha sentado alguien: esta mesa sigue siendo apta para clase.
rejected-safe_is_hosted = Solo puede ser apta para clase una mesa que alguien lleva.
rejected-safe_is_clean = En una mesa apta para clase se filtran las palabras y se aprueban los nombres.
rejected-chat_is_off = En esta mesa no se escribe.
rejected-no_reactions = Ahora aquí no se puede reaccionar.
rejected-host_plays_nothing = Llevas esta mesa y no juegas.
rejected-seat_given_up = Has dejado este asiento. Vuelve a ocuparlo antes, mientras nadie más lo haga.
rejected-bots_play_on = En una partida que puntúa, los bots juegan hasta el final: mientras quede uno no se acuerda nada.
rejected-no_deadline = Ahora no hay ningún plazo que ampliar.
rejected-bad_extension = Un plazo se amplía de { $fewest } a { $most } minutos cada vez.
rejected-extended_enough = Ya queda tiempo de sobra.
rejected-not_paused = La partida no está en pausa.
rejected-nothing_to_take_back = No hay ninguna jugada tuya que deshacer.

## Puntuación

rejected-rated_public_only = Solo puntúan las mesas públicas: cualquiera debe poder sentarse.
rejected-rated_not_hosted = Una mesa que lleva una persona no puede puntuar: las decisiones se toman entre todos.
rejected-rated_own_content = Las partidas con mapa, palabras o preguntas propias no puntúan. Elige los del juego o juega sin puntuación.
rejected-rated_tutorial = El tutorial no puntúa.
rejected-rated_is_settled = Ya se ha sentado otra persona: que la mesa puntúe o no se queda como la encontró.

## Moderación

rejected-suspended = Por ahora no puedes jugar aquí. En cada página pone por qué y hasta cuándo.
rejected-timed_out = Se te ha silenciado durante un tiempo: puedes jugar, pero no escribir ni anunciar nada.
rejected-warning_unread = Lee primero la advertencia que has recibido.
rejected-unknown_case = Esa denuncia no existe.
rejected-case_settled = Otra persona ya ha decidido sobre esto.
rejected-unknown_sanction = Eso ya ha terminado.
rejected-person_gone = Esa persona ya no está: no se puede hacer nada más al respecto.
rejected-operators_are_exempt = Esa persona modera este sitio.
rejected-needs_an_end = Di por cuánto tiempo.
rejected-filtered_word = Hay aquí una palabra que no se admite en esta mesa. Dilo de otra manera.
rejected-no_name_approval = En esta mesa no se aprueban los nombres.
rejected-anonymous_or_approved = O la mesa es anónima, o se aprueban los nombres.

## Mensajes

rejected-muted = Te han silenciado en esta mesa.
rejected-may_not_say = Eso revelaría lo que las demás personas aún tienen que averiguar. Dilo de otra manera.
rejected-no_letters = En este juego no hay mensajes privados: escribe a todo el mundo.
rejected-only_watching = Esta es la pantalla grande: muestra la mesa. Juega con tu propio dispositivo.
rejected-may_not_write = Las reglas no permiten escribir ahora.
rejected-press_public = En esta mesa no hay cartas: escribe a todos.
rejected-press_none = En esta mesa los jugadores no se escriben durante la partida.
rejected-anonymity_is_settled = Ya ha llegado alguien: el anonimato de esta mesa no puede cambiar.
rejected-anonymous_without_playlist = Las mesas anónimas juegan un solo juego cada vez.
rejected-bots_read_no_letters = Los bots no leen cartas. Escribe a una persona.
rejected-eliminated_write_no_letters = Estás fuera de la partida: puedes leer tus cartas y escribir a los espectadores.
rejected-empty_message = Escribe algo primero.
rejected-no_such_message = No existe ese mensaje.

## Problemas

rejected-say_hello_first = La conexión aún no se ha abierto.
rejected-bad_message = Este mensaje no se puede leer: { $problem }
rejected-bad_request = Esta petición no se puede leer: { $problem }
rejected-bad_settings = Estos ajustes no se pueden leer: { $problem }
rejected-too_large = Esto es demasiado grande.
rejected-not_found = Aquí no hay nada.
rejected-too_fast = Demasiado deprisa. Prueba de nuevo en { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }
rejected-too_busy = Aquí pasan demasiadas cosas. Prueba de nuevo en un momento.
rejected-too_costly = Calcular esto lleva demasiado tiempo. Prueba con algo más pequeño.
rejected-try_again = Alguien se ha adelantado. Prueba de nuevo.
rejected-unavailable = El servidor no puede guardar nada ahora. Prueba de nuevo en un momento.
rejected-defect = Algo ha fallado en el servidor; nada ha cambiado.
rejected-wrong_host = Este servidor no atiende a ese nombre.
rejected-wrong_origin = Esto no viene de una página de este servidor.

## Calendarios

calendar-name = Ludoteca: mis plazos
calendar-deadline = { $game }{ $has_phase ->
    [true] : { $phase }
   *[other] : plazo
  }

## Correos

mail-open = Abrir la mesa
mail-game = { $game } · { $seat }
mail-seat = Juegas con { $seat }.
mail-unsubscribe = ¿No quieres más correos como este?
mail-unsubscribe-link = Darse de baja
mail-digest-subject = { $latest }, y { $count ->
    [one] una novedad más
   *[other] { $count } novedades más
  }
mail-reminder-subject = { $game }: { $hours ->
    [one] queda una hora
   *[other] quedan { $hours } horas
  }
mail-reminder-text = La partida todavía te espera. El plazo termina el { $deadline }, dentro de { $hours ->
    [one] una hora, más o menos.
   *[other] unas { $hours } horas.
  }
mail-turn-subject = { $game }: te toca
mail-turn-text = La partida te espera{ $has_deadline ->
    [true] , hasta el { $deadline }.
   *[other] .
  }
mail-letter-subject = { $game }: carta de { $sender }
mail-begin-subject = { $game }: ha empezado la partida
mail-begin-text = Tu partida ha empezado: ya está todo el mundo en la mesa.
mail-over-subject = { $game }: la partida ha terminado
mail-over-text = La partida ha terminado. La clasificación, de mejor a peor: { $places }.

mail-reports-subject = Ludoteca: { $count ->
    [one] han denunciado un mensaje
   *[other] han denunciado { $count } mensajes
  }
mail-reports-where = Mesa { $table } ({ $game }), mensaje { $number }
mail-reports-sender = escrito por { $name } ({ $session })
mail-reports-person = La persona { $name } (mesa { $table })
mail-reports-by = { $count ->
    [one] denunciado una vez
   *[other] denunciado { $count } veces
  }, la primera el { $moment }: { $people }
mail-reports-more = { $count ->
    [one] Hay otro mensaje denunciado; está en el registro.
   *[other] Hay otros { $count } mensajes denunciados; están en el registro.
  }

mail-login-subject = Tu entrada a Ludoteca
mail-login-text =
    Hola, { $name }:

    abre este enlace en el navegador en el que lo pediste y pulsa el botón:

    { $link }

    O escribe allí este código: { $code }

    Ambos sirven una vez, durante 15 minutos. Si no lo pediste, no hagas nada.

## Torneos

rejected-unknown_tournament = No existe el torneo { $code }.
rejected-tournament_phase =
    { $phase ->
        [registration] El torneo aún no ha empezado.
        [running] El torneo ya está en marcha.
        [called_off] El torneo se ha suspendido.
       *[other] El torneo ha terminado.
    }
rejected-tournament_table_size = En este juego, una mesa de torneo tiene de { $fewest } a { $most } asientos.
rejected-tournament_rounds = Un torneo así tiene de 1 a { $most } rondas.
rejected-tournament_entrants = Un torneo así tiene de { $fewest } a { $most } participantes.
rejected-tournament_start = Un torneo empieza más tarde que ahora y antes de { $days } días.
rejected-tournament_round_time = Una ronda dura cinco minutos como mínimo y { $days } días como máximo.
rejected-tournament_own_content = En un torneo se juega con el contenido propio del juego, no con uno que traigas tú.
rejected-tournament_entered = Ya participas en este torneo.
rejected-tournament_full = Este torneo admite como máximo { $most } participantes, y ya está completo.
rejected-tournament_removed = La organización te ha retirado de este torneo.
rejected-tournament_no_entrant = Nadie con ese número juega en este torneo.
rejected-tournament_too_few = { $entrants ->
        [0] No se ha apuntado nadie; el torneo necesita { $fewest }.
        [one] Solo hay una inscripción; el torneo necesita { $fewest }.
       *[other] Solo hay { $entrants } inscripciones; el torneo necesita { $fewest }.
    }
rejected-organiser_only = Solo puede hacerlo quien organiza el torneo.
rejected-too_many_tournaments = Ya organizas { $most } torneos. Espera a que termine alguno o suspende uno.
rejected-too_many_tournaments_here = Ya hay { $most } torneos desde tu red. Espera a que termine alguno.
rejected-title_length = Un título tiene de { $shortest } a { $longest } caracteres.
rejected-title_sign = Un título se compone de letras, cifras y puntuación corriente: «{ $sign }» no lo es.
