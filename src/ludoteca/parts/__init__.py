"""Building blocks that several games share.

- `analysis`: statistics, key moments and series of a match
- `awards`: awards after a match, from its statistics
- `cards`: cards as a list from card to place
- `commands`: commands that a game adds to `ludoteca`
- `conduct`: what is counted of a game's bots
- documents that people upload: `documents/text` (JSON and CSV with line numbers), `documents/lines`
  (line numbers in JSON), `documents/spreadsheet` (XLSX as a table), `documents/bounds` (depth and
  numbers of JSON), `documents/reader` (values of a known kind), `documents/schema` (a struct from
  JSON), `documents/problems` (faults found), `documents/compiled_once` (for options and board)
- `endings`: the ending of a match by the choice of its host
- `laps`: equally many turns for every seat
- `layout`: places for a map without shapes
- `localised`: texts in several languages inside documents
- `look_alikes`: characters that look like others, or that nobody sees
- `notation`: moves as a verb and words
- `pictures`: papers and marks for the pictures of rules pages
- `speed`: points for quick answers
- `spent_content`: content that a table has used up
- `svg`: elements of standalone SVG drawings
- `teams`: making, checking and ranking teams
- a first match as a document: `tutorials/document` (its fields), `tutorials/script` (its match and
  the moves of other seats), `tutorials/walkthrough` (what is wrong with it)
- `turns`: turn order and turn clocks
- `word_filter`: words that a table may refuse
- `wording`: comparing typed words
"""
