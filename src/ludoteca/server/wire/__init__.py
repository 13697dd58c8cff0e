"""What travels: every message of a table's socket and every body of REST, as typed structs.

The socket is at `/api/tables/{code}/socket`; a frame is one message as JSON text. A browser says
`hello` first and gets `welcome`; whatever has an `id` gets one answer with the same id: `answer`,
`refused`, `past` or `history`. An id sent twice is carried out once. TypeScript types of all this
are made by `python -m ludoteca.server.typescript`.
"""

from .browser import *  # noqa: F403 - the files are one vocabulary
from .games import *  # noqa: F403
from .people import *  # noqa: F403
from .rest import *  # noqa: F403
from .server import *  # noqa: F403
from .shared import *  # noqa: F403
