"""Tables on the network: REST, WebSocket, deadlines, mail, bots at tables.

From the outside in; each package imports only those below it (contracts in pyproject.toml):

- `runner` (uvicorn and graceful shutdown), `app` (the ASGI application), `services` (builds, starts
  and stops the objects of a server).
- `http`: `http/security` (middleware), `http/websocket` (a table's socket endpoint), `http/caller`,
  `http/errors`, `http/request_info`, `http/cookies`, `http/openapi`, `http/static_files`,
  `http/calendar_feed`, and the REST routes: `http/routes/analysis`, `http/routes/correspondence`,
  `http/routes/games`, `http/routes/health`, `http/routes/matches`, `http/routes/people`,
  `http/routes/tables`, `http/routes/uploads`.
- `tasks`: `tasks/scheduler` (fires deadlines), `tasks/cleanup` (idle rooms, abandoned matches,
  expired rows).
- `rooms`: a table in memory. `rooms/registry` finds or loads a `rooms/room`; its `rooms/queue` runs
  every `rooms/request` through `rooms/dispatch`, which calls its handler: `rooms/handlers/play`
  (moves, clock), `rooms/handlers/start`, `rooms/handlers/proposals`, `rooms/handlers/chat`,
  `rooms/handlers/history`, `rooms/handlers/table_actions`, `rooms/handlers/seat_takeover`.
  `rooms/join` admits connections and catches them up. Each `rooms/observer` reacts to changes:
  `rooms/bot_seats`, `rooms/presence`. Small parts: `rooms/resources`, `rooms/answers`,
  `rooms/next_deadline`, `rooms/table_rows`.
- `accounts`: `accounts/sessions` (guests, devices, accounts).
- `mail`: `mail/notifications` (about a match), `mail/login`, `mail/templates`, `mail/outbox`.
- `matches`: `matches/live_match` joins the one `matches/writer` (apply, store) and the
  `matches/presenter`, which renders `matches/positions` and steps (`matches/step_frame`,
  `matches/stream_frame`) for each `matches/viewer`; `matches/commands`, `matches/log_codec`.
- `bots`: `bots/pool` of processes, `bots/worker` in each.
- `ws`: `ws/protocol` (fast path), `ws/plain_socket` (portable), `ws/socket` (their interface),
  `ws/frames`, `ws/connection`, `ws/decoding`.
- `sources`: time, ids and secrets.
- `tables`: pure values and transitions. `tables/table`, `tables/guest_actions`,
  `tables/host_actions`, `tables/teams`, `tables/playlist`, `tables/proposal`, `tables/views`,
  `tables/names`, `tables/clock`, `tables/commit_reveal`.
- `problems`: refusals as sentences.
- `wire`: every message and body: `wire/browser`, `wire/server`, `wire/rest`, `wire/people`,
  `wire/games`, `wire/shared`; `wire/typescript`, `wire/struct_types` and
  `wire/game_types` generate the browser's types.
- `background` (task loop), `metrics`, `rate_limits`, `logs`, `shutdown`, `settings`.
"""
