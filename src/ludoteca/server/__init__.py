"""Tables on the network: REST, WebSocket, deadlines, mail, bots at tables.

From the outside in; each package imports only those below it (contracts in pyproject.toml):

- `runner` (uvicorn and graceful shutdown), `app` (the ASGI application), `services` (builds, starts
  and stops the objects of a server).
- `http`: `http/protocol` (time limits below ASGI), `http/security` (middleware), `http/websocket`
  (a table's socket endpoint), `http/caller`, `http/table_lookup`, `http/link_previews`,
  `http/errors`, `http/weights` (cost of the routes), `http/encoded`, `http/replay_access`,
  `http/request_info`, `http/cookies`,
  `http/openapi`, `http/static_files`, `http/calendar_feed`, and the REST routes:
  `http/routes/analysis`, `http/routes/correspondence`, `http/routes/creations`,
  `http/routes/media`, `http/routes/games`, `http/routes/health`,
  `http/routes/holidays`, `http/routes/leaderboards`,
  `http/routes/matches`, `http/routes/notices`, `http/routes/people`,
  `http/routes/play_now`,
  `http/routes/players`, `http/routes/programs`, `http/routes/sessions`,
  `http/routes/tables`, `http/routes/ties`,
  `http/routes/deletion`, `http/routes/operators`, `http/routes/tournaments`, `http/routes/uploads`.
- `tasks`: `tasks/heartbeat` (gives back the time in which the server was closed), `tasks/scheduler`
  (fires deadlines), `tasks/cleanup` (idle rooms, abandoned matches, expired rows),
  `tasks/table_dues` (what is due at tables without a match), `tasks/earlier_matches` (lists who
  played before this version), `tasks/deletions` (of people), `tasks/warm_up` (loads games and
  texts).
- `operators`: `operators/entry` (by a link of the command line), `operators/cases` (the queue of
  reports), `operators/desk` (what is decided), `operators/telling`.
- `tournaments`: `tournaments/desk` (open, enter, run) and `tournaments/runner` (starts, tables,
  results, rounds) over `tournaments/registry`, with `tournaments/creation`,
  `tournaments/titles`, `tournaments/outcomes` (what became of a table),
  `tournaments/draft_jobs` (the searches, in compute processes), `tournaments/tournament_rows` and
  `tournaments/views`.
- `matchmaking`: `matchmaking/pairing` decides who of those in the `matchmaking/waiting_room` plays
  with whom, `matchmaking/matchmaker` opens their tables.
- `rooms`: a table in memory. `rooms/arranged_tables` opens tables for players the server brought
  together, who hear of them by `rooms/arrangement_listeners`. `rooms/registry` finds or loads a
  `rooms/room` (over its `rooms/room_state`); its `rooms/queue` runs every `rooms/request` through
  `rooms/dispatch`, which calls its handler:
  about the match: `rooms/handlers/match/play` (moves, leaving), `rooms/handlers/match/match_clock`
  (alarms, pauses), both over `rooms/handlers/match/execution` (store, broadcast) and
  `rooms/handlers/match/deferrals` (deadlines that move),
  `rooms/handlers/match/history`, `rooms/handlers/match/proposals`,
  `rooms/handlers/match/agreements` (ends that players agree on), `rooms/handlers/match/decisions`
  (what accepted proposals do);
  about seats: `rooms/handlers/seats/open_seats` (given up, offered, let go),
  `rooms/handlers/seats/seat_takeover`, `rooms/handlers/seats/joining` (late guests),
  `rooms/handlers/seats/seat_records` (what a match keeps);
  about people: `rooms/handlers/people/chat`, `rooms/handlers/people/reactions`,
  `rooms/handlers/people/messages`, `rooms/handlers/people/bot_letters`,
  `rooms/handlers/people/pressing` (whether there are letters),
  `rooms/handlers/people/notices`, `rooms/handlers/people/reports`,
  `rooms/handlers/people/renaming`, `rooms/handlers/people/moderation` (removing, muting),
  `rooms/handlers/people/audience` (playing along, with `rooms/audience_round` and
  `rooms/observers/audience`);
  about the table: `rooms/handlers/table/table_actions`, `rooms/handlers/table/start`,
  `rooms/handlers/table/rematch`, `rooms/handlers/table/hosting` (hosted tables),
  `rooms/handlers/table/gathering` (arranged tables, with `rooms/observers/gathering`).
  `rooms/join` admits connections and catches them up. Each `rooms/observer` reacts to changes:
  `rooms/observers/bot_seats` (with the pauses of `rooms/observers/pacing`),
  `rooms/observers/presence`, `rooms/observers/open_seats`, `rooms/observers/open_proposal`.
  `rooms/detached` works beside the queue. Small parts: `rooms/resources`, `rooms/answers`,
  `rooms/next_deadline`, `rooms/quotas`, `rooms/table_rows`.
- `moderation`: `moderation/sanctions` (what holds for whom), `moderation/marks` (by what people are
  recognised), `moderation/reports` (filing them).
- `accounts`: `accounts/sessions` (guests, devices, accounts), `accounts/programs` (programs as
  guests), `accounts/user_agents`.
- `mail`: `mail/notifications` (about a match) in the words of `mail/match_report`, each a
  `mail/notification`; `mail/login`, `mail/reports`, `mail/addresses`, `mail/templates`,
  `mail/outbox`.
- `push`: `push/sender` sends the pushes of the outbox by `push/delivery` to `push/addresses` that
  are checked, encrypted and signed by `push/webpush`.
- `notices`: `notices/preferences` (what a person is told where), `notices/recipients`.
- `compute`: what may take long, in processes with limits. `compute/pool` runs each `compute/job` in
  a `compute/worker` and keeps the `compute/result_cache`; the jobs are in `compute/uploads`,
  `compute/media`, `compute/replays`, `compute/setups` and `compute/options`.
- `media`: pictures and sounds that people bring: `media/medium` (limits), `media/reading` chooses
  between `media/pictures`, `media/mp3` and `media/ogg`, on `media/ogg_pages`.
- `creations`: what people make and keep, such as quizzes, judged and put on a table.
- `ratings`: `ratings/rater` rates matches, by their `ratings/course`, for the `ratings/players`, as
  often as the `ratings/limits` allow.
- `profiles`: who played what, and how it went: `profiles/participations`, with `profiles/earlier`
  for the matches of earlier versions; and their pages: `profiles/pages`, `profiles/history`,
  `profiles/people` (public ids and names), `profiles/reliability`, `profiles/export`,
  `profiles/ties` (following, blocking).
- `matches`: `matches/live_match` joins the one `matches/writer` (apply, store) of a
  `matches/timed_match` (deadlines) and the `matches/presenter`, which renders `matches/positions`
  and steps (`matches/step_frame`, `matches/stream_frame`) for each `matches/viewer`;
  `matches/commands`, `matches/seat_courses` (for who holds them), `matches/log_codec`,
  `matches/muting` (words of muted players).
- `bots`: `bots/pool` of processes, `bots/worker` in each.
- `ws`: `ws/protocol` (fast path) on `ws/guarded_protocol` (limits on frames),
  `ws/open_connections`, `ws/server_config` (uvicorn's, with our settings), `ws/plain_socket`
  (portable), `ws/socket` (their interface), `ws/frames`, `ws/connection`, `ws/decoding`.
- `house_clock` (the clocks matches run on), `sources`: time, ids and secrets.
- `tables`: pure values and transitions. `tables/table` and its `tables/phases`, `tables/views`,
  `tables/options`, `tables/names`, `tables/playlist`, `tables/proposal`, `tables/rated`,
  `tables/tutorial`, `tables/commit_reveal`, `tables/clock`, `tables/opening_hours`,
  `tables/hosting` (how a table is led),
  `tables/holidays`, `tables/deferral` (what moves deadlines), `tables/deadlines` (what the host
  settles about them), `tables/times`;
  seats: `tables/seats/seating`, `tables/seats/teams`, `tables/seats/bot_places`,
  `tables/seats/opening`, `tables/seats/open_seats`, `tables/seats/joining` (late guests),
  `tables/seats/roles` (dealt by wishes);
  people: `tables/people/guest_actions`, `tables/people/host_actions`, `tables/people/moderation`,
  `tables/people/anonymity`, `tables/people/naming` (names that are not shown),
  `tables/people/forgetting`; `tables/audience` (the ranking of who plays along);
  starts without a host: `tables/starts/self_start`, `tables/starts/arrangement`,
  `tables/starts/gathering`.
- `problems`: refusals as sentences.
- `wire`: every message and body: `wire/browser`, `wire/server`, `wire/rest`, `wire/people`,
  `wire/profiles`, `wire/matchmaking`, `wire/games`, `wire/notices`, `wire/moderation`,
  `wire/tournaments`, `wire/creations`, `wire/shared`, `wire/vocabulary`; `wire/typescript`,
  `wire/struct_types` and `wire/game_types` generate the browser's types.
- `processes`: `processes/worker_process` asks a child, `processes/child` answers in it.
- `background` (task loop), `garbage` (short collections), `metrics`, `rate_limits`, `logs`,
  `shutdown`, `settings`.
"""
