name = Sealed orders
tagline = Twelve soldiers, three castles, one secret sheet.
option-rounds = Rounds
option-deadline = Time to seal a sheet
move-seal = Send { $sheet }
event-sheet_sealed = { $seat } has sealed a sheet.
event-sheets_opened = The sheets are opened: { $sheets }. The castles go to { $castles }.
describe = Round { $round }. Sheets in: { $ready }. Yours: { $mine }. Castles so far: { $scores }.
