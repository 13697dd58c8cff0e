# What the server says: at tables, about names, in mails.

## Names and sessions

rejected-no_session = Say your name first.
rejected-unknown_character = There is no bot of this character.
rejected-unknown_token = This token is not valid, or it was revoked. Make a new one on your profile page.
rejected-not_for_programs = Only people do this. A program plays, writes and looks up past steps.
rejected-no_programs_here = No programs play at this table: its matches count, or nobody knows who plays.
rejected-too_many_programs = You have { $most } programs. Revoke the token of one of them first.
rejected-unknown_program = This program is gone: its token was revoked.
rejected-unknown_player = This page is gone. A guest’s page exists as long as their visit.
rejected-wrong_name = Type your name to confirm: { $name }.
deleted-player = Deleted player
rejected-not_yourself = That is you.
rejected-cannot_follow = You cannot follow { $name }.
rejected-too_many_ties = You follow or block { $most } people already. Let somebody go first.
rejected-not_welcome = You cannot sit down at this table. Find another one on the home page.
rejected-name_length = A name has { $shortest } to { $longest } letters.
rejected-name_sign = A name is made of letters, digits, spaces and hyphens: “{ $sign }” is none of these.
rejected-name_reserved = “{ $name }” would be mistaken for something else. Choose another name.
rejected-name_taken = Somebody at this table is already called { $name }. Choose another name.
rejected-unknown_locale = This language is not spoken here. There are: { $known }.
rejected-unknown_session = That session has ended already.
rejected-unknown_code = This code is not known here: it may be mistyped, used or expired.
rejected-bad_email = This is not an e-mail address.
rejected-no_accounts = E-mail addresses are not used on this server.
rejected-no_pushes = Notices by push are not offered on this server.
rejected-bad_subscription = This browser's subscription cannot be used.
rejected-unknown_notice = There is no such notice to choose.
rejected-unknown_zone = This time zone is not known here.
rejected-bad_hours = Quiet hours need a beginning and an end.
rejected-bad_holiday = A holiday goes from a day to the same or a later one, at most a year ahead; a holiday you have entered can only be made shorter.
rejected-holiday_too_soon = A holiday has to be entered at least { $hours } hours before it begins.
rejected-holidays_overlap = You have entered some of these days already.
rejected-holiday_too_long = A holiday lasts at most { $days } days at a stretch.
rejected-holidays_used_up = At most { $days } days of holiday count in a year; there are not so many left in { NUMBER($year, useGrouping: 0) }.
rejected-no_such_holiday = There is no such holiday; it may be over.
rejected-extra_missing = This needs packages that are not installed. Install them with: pip install "ludoteca[{ $extra }]"

## Links shown in chats

preview-site = Ludoteca: board games with friends
preview-site-told = Open a table, send the link, play. A name is all it takes.
preview-table = { $game }: { $host } invites you
preview-free =
    { $count ->
        [0] No free seat.
        [one] 1 free seat.
       *[other] { $count } free seats.
    }
preview-playing = Being played now.
preview-over = The match is over.
preview-replay = Watch the match again.

## Tables

rejected-unknown_table = There is no table { $code }.
rejected-unknown_match = There is no such match.
rejected-banned = You were sent away from this table.
rejected-kicked = You were sent away from this table.
rejected-table_closed = The host has closed this table.
rejected-table_name_length = A table's name has at most { $longest } characters.
rejected-table_name_sign = A table's name needs a letter or a digit.
rejected-starts_by_post_only = Only matches by post begin by themselves.
rejected-deadlines_by_post_only = Only matches by post have closed hours and holidays.
rejected-too_long_a_night = A night has at most { $hours } hours.
rejected-no_roles = There is nothing to wish for here: all play the same, or what they play is drawn.
rejected-bad_wishes = Wish for each role once at most, and only for those there are.
rejected-start_out_of_range = The match can begin within the next { $days } days.
rejected-not_reliable_enough = The host asks for players who finish at least { $least } % of their matches.
rejected-called_off = Not everybody came, so the match was called off.
rejected-seats_are_fixed = The seats of this match are given: it begins when everybody is here.
rejected-table_full = There is no room for more than { $most } people here.
rejected-table_locked = The host has locked this table: nobody new may sit.
rejected-not_a_player = Only who played in this match can do that.
rejected-replay_closed = This match was played without spectators: only its players can see it, or whoever has a link from one of them.
rejected-no_spectators = This match is played without spectators.
rejected-not_at_the_table = You are not at this table any more.
rejected-not_seated = Take a seat first.
rejected-not_for_players = You play in this match: the audience answers apart.
rejected-answered_already = Your answer is in.
rejected-audience_full = The audience is full.
rejected-no_free_seat = All seats are taken.
rejected-bad_table_size = Open { $fewest } to { $most } seats.
rejected-seat_taken = { $name } sits there.
rejected-no_tutorial = This game has no tutorial yet.
rejected-not_a_tutorial = Only in a tutorial does the clock wait until you have read.
rejected-no_such_person = There is nobody like that at this table.
rejected-no_bot_there = No bot sits there.
rejected-no_such_team = There are { $most } teams here.
rejected-bad_team_count = There are 2 to { $most } teams.
rejected-empty_team = Nobody is in team { $team } yet.
rejected-uneven_teams = The teams are too uneven: the largest has { $largest }, the smallest { $smallest }.
rejected-not_yourself = You cannot do that to yourself.
rejected-host_only = Only the host can do that.
rejected-not_waiting = That is possible before the match only.
rejected-not_enough_seats = { $fewest ->
    [one] One player is needed to start
   *[other] At least { $fewest } players are needed to start
  }; { $seats ->
    [0] nobody has a seat yet.
    [one] only one has a seat so far.
   *[other] only { $seats } have a seat so far.
  }
rejected-match_under_way = The match is under way.
rejected-match_goes_on = The match is not over yet.
rejected-not_over = No match has been played here yet.
rejected-no_match = There is no match here now.
rejected-no_sandbox = This game has no sandbox.
rejected-queue_full = There is no room for more than { $most } games.
rejected-not_queued = There is no such game in the queue.
rejected-too_many_tables = You are the host of { $most } tables. Close one of them first.
rejected-too_many_tables_here = There are { $most } open tables from your network. Close one of them first.
rejected-too_much_stored = Your tables hold too many large quizzes, word lists or maps of your own. Close one of those tables, or take such a game off its list.
rejected-not_a_medium = This is neither a picture (PNG, JPEG, WebP) nor a sound (MP3, Ogg).
rejected-broken_medium = { $kind ->
    [picture] This picture cannot be read: it is damaged or cut off. Save it again as PNG or JPEG.
   *[other] This sound cannot be read: it is damaged or cut off. Save it again as MP3.
}
rejected-large_medium = A picture or sound has at most { $most } KB.
rejected-huge_picture = A picture has at most { $most } million pixels.
rejected-long_sound = A sound lasts at most { $most } seconds.
rejected-unknown_medium = This picture or sound is not kept any more.
rejected-too_many_media = You keep as many pictures and sounds as there is room for. Delete quizzes that you no longer need; what is in none of them is cleared away within two days.
rejected-unknown_creation = This quiz is not here any more.
rejected-too_many_creations = There is room for { $most } quizzes. Delete one that you no longer need.

rejected-seat_not_open = Nobody may take over this seat.
rejected-seated_already = You have a seat in this match already.

## Fair dice

rejected-not_starting = The match is not starting now.
rejected-nothing_pledged = This browser has pledged nothing.
rejected-bad_nonce = A nonce is 32 bytes: 64 digits from 0 to 9 and a to f.
rejected-broken_pledge = This is not the number that was pledged.

## Agreement

rejected-nothing_proposed = There is nothing to agree to.
rejected-not_asked = Your consent is not needed.
rejected-vote_under_way = A vote is open. Wait until it is decided.
rejected-vote_failed = Your last vote failed a moment ago. Give the others some time.
rejected-too_few_to_vote = Nobody is voted out by a single person: at least two others have to agree.
rejected-needs_vote = During a match nobody decides that alone. Ask the others for a vote.
rejected-already_muted = They are muted already.
rejected-host_decides = At this table the host decides that.
rejected-not_hosted = This table is not hosted: during a match the players decide together.
rejected-hosted_live_only = Only games that everybody plays at once can be hosted.
rejected-nothing_to_skip = There is nothing to skip now.
rejected-gone_on = The match has gone on already.
rejected-safety_is_settled = Somebody has sat down: this table stays safe for a class.
rejected-safe_is_hosted = Only a table that its host leads can be safe for a class.
rejected-safe_is_clean = At a table that is safe for a class, words are filtered and names approved.
rejected-chat_is_off = Nobody writes at this table.
rejected-no_reactions = There are no reactions here now.
rejected-host_plays_nothing = You lead this table and play nothing.
rejected-seat_given_up = You have given up this seat. Take it up again first, as long as nobody else has.
rejected-bots_play_on = In a rated match, bots play on to the end: nothing is agreed while one is in it.
rejected-no_deadline = There is no deadline that could be extended now.
rejected-bad_extension = A deadline is extended by { $fewest } to { $most } minutes at once.
rejected-extended_enough = The deadline is far enough away already.
rejected-not_paused = The match is not paused.
rejected-nothing_to_take_back = There is no move of yours to take back.

## Ratings

rejected-rated_public_only = Only public tables can be rated: anybody must be able to sit down.
rejected-rated_not_hosted = A hosted table cannot be rated: the players decide together.
rejected-rated_own_content = Matches with a map, words or questions of your own are not rated. Choose those of the game, or play without ratings.
rejected-rated_tutorial = A tutorial is not rated.
rejected-rated_is_settled = Somebody else has sat down already: whether the table is rated stays as they found it.

## Operators

rejected-suspended = You may not play here for now. Every page says why and until when.
rejected-timed_out = An operator has silenced you for a while: you may play, but neither write nor list anything.
rejected-warning_unread = Read the operator's warning first.
rejected-unknown_case = There is no such report.
rejected-case_settled = Another operator has decided this already.
rejected-unknown_sanction = That is over already.
rejected-person_gone = This person is gone: nothing can be done about them any more.
rejected-operators_are_exempt = This person is an operator.
rejected-needs_an_end = Say for how long.
rejected-filtered_word = There is a word in this that the host has ruled out at this table. Put it another way.
rejected-no_name_approval = Names need no approval at this table.
rejected-anonymous_or_approved = A table is either anonymous, or the host approves names.

## Messages

rejected-muted = You are muted at this table.
rejected-may_not_say = That would give away what the others still have to find out. Put it another way.
rejected-no_letters = This game has no private messages: write to everybody.
rejected-only_watching = This is the big screen: it shows the table. Play with your own device.
rejected-may_not_write = The rules do not allow writing now.
rejected-press_public = This table has no letters: write to everybody.
rejected-press_none = Players write nothing to each other during the match at this table.
rejected-anonymity_is_settled = Somebody else has come: who is anonymous here cannot change any more.
rejected-anonymous_without_playlist = Anonymous tables play one game at a time.
rejected-bots_read_no_letters = Bots do not read letters. Write to a person.
rejected-eliminated_write_no_letters = You are out of the match: you may read your letters, and write to the spectators.
rejected-empty_message = Write something first.
rejected-no_such_message = There is no such message.

## Trouble

rejected-say_hello_first = The connection has not been opened yet.
rejected-bad_message = This message cannot be read: { $problem }
rejected-bad_request = This request cannot be read: { $problem }
rejected-bad_settings = These settings cannot be read: { $problem }
rejected-too_large = This is too large.
rejected-not_found = There is nothing here.
rejected-too_fast = That was too fast. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
  }
rejected-too_busy = Too much is going on here. Try again in a moment.
rejected-too_costly = This takes too long to work out. Try something smaller.
rejected-try_again = Somebody else was faster. Try again.
rejected-unavailable = The server cannot store anything now. Try again in a moment.
rejected-defect = Something went wrong on the server; nothing was changed.
rejected-wrong_host = This server does not answer to that name.
rejected-wrong_origin = This did not come from a page of this server.

## Calendars

calendar-name = Ludoteca: my deadlines
calendar-deadline = { $game }{ $has_phase ->
    [true] : { $phase }
   *[other] : deadline
  }

## Mails

mail-open = Open the table
mail-game = { $game } · { $seat }
mail-seat = You play { $seat }.
mail-unsubscribe = Want no more mails like this?
mail-unsubscribe-link = Unsubscribe
mail-digest-subject = { $latest }, and { $count ->
    [one] one more
   *[other] { $count } more
  }
mail-reminder-subject = { $game }: { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } left
mail-reminder-text = The match still waits for you. The deadline is { $deadline }, in { $hours ->
    [one] about an hour.
   *[other] about { $hours } hours.
  }
mail-turn-subject = { $game }: it is your turn
mail-turn-text = The match waits for you{ $has_deadline ->
    [true] , until { $deadline }.
   *[other] .
  }
mail-letter-subject = { $game }: a letter from { $sender }
mail-begin-subject = { $game }: the match has begun
mail-begin-text = Your match has begun: everybody is at the table.
mail-over-subject = { $game }: the match is over
mail-over-text = The match is over. The ranking, the best first: { $places }.

mail-reports-subject = Ludoteca: { $count ->
    [one] a message was reported
   *[other] { $count } messages were reported
  }
mail-reports-where = Table { $table } ({ $game }), message { $number }
mail-reports-sender = written by { $name } ({ $session })
mail-reports-person = The person { $name } (table { $table })
mail-reports-by = { $count ->
    [one] reported once
   *[other] reported { $count } times
  }, first at { $moment }: { $people }
mail-reports-more = { $count ->
    [one] One more message was reported; the log has it.
   *[other] { $count } more messages were reported; the log has them.
  }

mail-login-subject = Your way into Ludoteca
mail-login-text =
    Hello { $name },

    open this link in the browser in which you asked for it, and press the button:

    { $link }

    Or type this code there: { $code }

    Both work once, for 15 minutes. If you did not ask for this, do nothing.

## Tournaments

rejected-unknown_tournament = There is no tournament { $code }.
rejected-tournament_phase =
    { $phase ->
        [registration] The tournament has not started yet.
        [running] The tournament is under way already.
        [called_off] The tournament was called off.
       *[other] The tournament is over.
    }
rejected-tournament_table_size = A table of a tournament has { $fewest } to { $most } seats in this game.
rejected-tournament_rounds = A tournament like this has 1 to { $most } rounds.
rejected-tournament_entrants = A tournament like this has { $fewest } to { $most } entrants.
rejected-tournament_start = A tournament starts later than now, and within { $days } days.
rejected-tournament_round_time = A round takes five minutes at least, and { $days } days at most.
rejected-tournament_own_content = A tournament is played with the game’s own content, not with one you bring.
rejected-tournament_entered = You are in this tournament already.
rejected-tournament_full = This tournament takes no more than { $most } entrants, and they are complete.
rejected-tournament_removed = The organiser has removed you from this tournament.
rejected-tournament_no_entrant = Nobody of that number plays in this tournament.
rejected-tournament_too_few = { $entrants ->
        [0] Nobody has entered; the tournament needs { $fewest }.
        [one] Only one has entered; the tournament needs { $fewest }.
       *[other] Only { $entrants } have entered; the tournament needs { $fewest }.
    }
rejected-organiser_only = Only the organiser can do that.
rejected-too_many_tournaments = You already organise { $most } tournaments. Wait until one is over, or call one off.
rejected-too_many_tournaments_here = There are { $most } tournaments from your network already. Wait until one is over.
rejected-title_length = A title has { $shortest } to { $longest } characters.
rejected-title_sign = A title is made of letters, digits and common punctuation: “{ $sign }” is none of these.
