name = Órdenes selladas
tagline = Doce soldados, tres castillos, una hoja secreta.
option-rounds = Rondas
option-deadline = Tiempo para sellar una hoja
move-seal = Enviar { $sheet }
event-sheet_sealed = { $seat } ha sellado una hoja.
event-sheets_opened = Se abren las hojas: { $sheets }. Los castillos son para { $castles }.
describe = Ronda { $round }. Hojas entregadas: { $ready }. La tuya: { $mine }. Castillos hasta ahora: { $scores }.
