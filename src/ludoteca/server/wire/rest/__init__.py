"""REST bodies, and the table of all endpoints. Refusals are a `Problem`, with a status of 4xx.

| | |
|---|---|
| `GET /api/welcome` | `Welcoming` |
| `POST /api/session` | `NewSession` → `Session`, and a cookie |
| `PATCH /api/session` | `SessionChange` → `Session` |
| `DELETE /api/session`, `DELETE /api/session/everywhere` | log out |
| `GET /api/sessions` | `OwnSession[]`: those of the account |
| `DELETE /api/sessions`, `DELETE /api/sessions/{id}` | log out all others; log out one |
| `GET`, `POST /api/programs` | `Program[]`; `ProgramName` → `MadeProgram` |
| `PATCH`, `DELETE /api/programs/{id}` | `ProgramName` → `Program`; revoke its token |
| `POST /api/session/device-code` | → `DeviceCode`: type it on the other device |
| `POST /api/session/device` | `GivenCode` → `Session`, and its cookie: the old device loses it |
| `POST /api/login`, `POST /api/login/confirm` | `LoginWish`; `GivenCode` → `Session`, new cookie |
| `GET /api/profile` | `Profile` |
| `GET /api/games`, `GET /api/games/{id}` | `GameCard[]`, `GamePage` (`?locale=`) |
| `GET /api/catalogues/{locale}` | the common messages: Fluent, as plain text |
| `GET /api/games/{id}/catalogues/{locale}` | the game's own, which override the common ones |
| `GET /api/games/{id}/pictures/{locale}/{name}` | a picture of its rules: SVG |
| `GET /api/games/{id}/leaderboard` | `Leaderboard` (`?pace=&page=`) |
| `POST /api/games/{id}/uploads/{option}` | `Upload` → `UploadResult` (`?locale=`) |
| `GET /api/games/{id}/workshops/{option}` | the documents to begin with |
| `POST /api/games/{id}/workshops/{option}` | `WorkshopDocument` → `WorkshopBoard` (`?locale=`) |
| `GET /api/tables`, `GET /api/tables/mine` | `TableCard[]`: the open ones; yours |
| `GET /api/tables/open-seats` | `OpenSeatCard[]`: seats of running matches to take over |
| `POST /api/tables` | `NewTable` → `TableLook`; with `tutorial` its match has begun |
| `GET /api/tables/{code}`, `GET /api/tables/{code}/qr` | `TableLook`; the link as SVG |
| `GET`, `POST /api/tournaments` | `TournamentList`; `NewTournament` → `TournamentView` |
| `GET /api/tournaments/{code}` | `TournamentView`; null if it is at revision `?since=` |
| `POST`, `DELETE /api/tournaments/{code}/entry` | enter, withdraw → `TournamentView` |
| `POST /api/tournaments/{code}/action` | `TournamentAction` of the organiser → `TournamentView` |
| `GET /api/seats/{code}`, `POST /api/seats/{code}` | `SeatOffer`; take it → `TableLook` |
| `POST /api/calendar`, `DELETE /api/calendar` | → `Calendar`: a new address; none any more |
| `GET /api/calendar/{secret}.ics` | my deadlines, for a calendar |
| `GET`, `POST /api/holidays`, `POST /api/holidays/end` | `Holidays`; `NewHoliday`, `HolidayEnd` |
| `POST /api/unsubscribe/{key}` | no more mails |
| `GET /api/matches/{id}` | `MatchSummary`; `?link=` here and below: the secret of a replay link |
| `GET /api/matches/{id}/record` | the record; before the end its set-up only |
| `GET /api/matches/{id}/steps` | `ReplayStep[]` (`?seat=&since=&limit=`), once it is over |
| `GET /api/matches/{id}/analysis` | `MatchAnalysis`, once it is over |
| `GET /api/matches/{id}/report` | what only its game tells of it afterwards; or `null` |
| `POST`, `DELETE /api/matches/{id}/links` | → `ReplayLink`; the links you made stop working |
| `GET /api/matches/{id}/scenery` | what its board looks like, as the game says; or `null` |
| `GET /api/standing`, `POST /api/standing/{id}` | `OwnStanding`; a warning was read |
| `POST /api/players/{id}/report` | `PersonReport` |
| `POST /api/operator/entry` | `OperatorCode` → `OwnStanding` |
| `GET /api/operator` | `OperatorDesk` (`?order=`: `newest`, `most`) |
| `POST /api/operator/cases/{id}` | `CaseDecision` → `OperatorDesk` |
| `DELETE /api/operator/sanctions/{id}` | undo a sanction → `OperatorDesk` |
| `GET /health`, `GET /metrics`, `GET /api/openapi.json` | for operators |
"""
