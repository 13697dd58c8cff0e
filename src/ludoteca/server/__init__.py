"""Tables on the network. Where to find what, from the outside in:

- **The process**: `serve` (a socket to listen on), `app` (everything put together), `house` (the
  parts of a running server), `settings`, `logs`, `metrics`.
- **At the door**: `guard` (names, origins, headers), `limits`, `asking` (cookies, addresses),
  `edge`, `framing` and `sockets` (frames), `connection` (one browser), `reading` (what it sends).
- **What travels**: `wire` has every message and body, `refusals` their sentences, `typescript`
  the browser's types, `openapi` the description of REST, `rest_*` its handlers.
- **A table**: `tables` (plain data), `visiting` and `hosting` (who may do what: pure functions),
  `table_views` (what is shown), `names`.
- **A table somebody looks at**: `rooms` finds or loads a `room`, through whose one queue goes
  whatever is `said`; `acts` says which message does what; `arriving`, `starting`, `playing`,
  `agreeing`, `talking` do it.
- **A match**: `keeper` writes it (prepare, store, accept), `rows` is how it is stored, `teller`
  tells each `viewer` their own (`showing` a step, `streaming` quick ones), `clock`, `consent`,
  `fairness`.
- **By itself**: `deadlines` (alarms), `absence` (the autopilot), `abandoned` (matches nobody comes
  back to), `bot_seats`, `bots` and `bot_process` (thinking elsewhere), `mailer` and `mails`.
- **People**: `identity` (guests, devices, accounts).
"""
