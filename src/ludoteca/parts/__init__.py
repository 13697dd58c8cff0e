"""Building blocks that several games share.

- `analysis`: statistics, key moments and series of a match
- `cards`: cards as a list from card to place
- `commands`: commands that a game adds to `ludoteca`
- `documents`: reading documents that people upload, as a package: `documents/reader`,
  `documents/text`, `documents/lines`, `documents/schema`, `documents/problems`
- `layout`: places for a map without shapes
- `localised`: texts in several languages inside documents
- `notation`: moves as a verb and words
- `speed`: points for quick answers
- `teams`: making, checking and ranking teams
- `turns`: turn order and turn clocks
- `wording`: comparing typed words
"""
