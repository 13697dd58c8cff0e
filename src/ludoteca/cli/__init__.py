"""The command line: `ludoteca games | play | simulate | ladder | conduct | replay |
check | debug | document | serve`, and the commands of installed games.

Running a command line:

- `app`: runs a command line; failures become sentences and exit codes
- `command_table`: our own commands, their parameters and the functions that run them
- `game_commands`: commands that installed games bring along
- `localised_click`: click's classes with help in the session's language
- `option_values`: parsers of option values
- `session`: language, consoles and current game of one command; `CommandError`

Used by several commands:

- `record_files`: match records as JSON files
- `proof`: verifies a record
- `option_files`: options given as files
- `seating`: bots and teams per seat, from the options

The commands, one module each: `commands/games`, `commands/play`, `commands/simulate`,
`commands/ladder`, `commands/conduct`, `commands/bot`, `commands/replay`, `commands/check`,
`commands/debug`, `commands/document`, `commands/serve`, `commands/push_keys`,
`commands/operator_link`; `commands/server_settings` for those of a server.

Playing in the terminal:

- `terminal/person`: the player at the keyboard, behind the interface of a bot
- `terminal/menu`: the menu of legal moves
- `terminal/forms`: asks for a move field by field
- `terminal/narrator`: prints a match while it is played
- `terminal/colours`: colours of the seats

A bot of one's own at a table of a server:

- `guest/guest`: sits, asks the bot, tells what happens
- `guest/line`: the socket of the table, reconnecting
- `guest/positions`: views and choices as the server sends them
- `guest/thinking`: the bot's own thread
"""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """The console script."""
    from .app import run

    sys.exit(run(sys.argv[1:]))


__all__ = ["main"]
