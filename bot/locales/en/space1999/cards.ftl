# The cards of Spazio: 1999. Planets bear one name in every language.

## Flight plans and the Central Computer

space1999-plan-land = Land on { $planet }
space1999-plan-return = Return to Base
space1999-plan-energy = Receive { $amount } E.U.

space1999-program-move-tile = Move a route tile.
space1999-program-remove-tile = Remove a route tile.
space1999-program-return = Return to Base, with { $amount } E.U. on top.
space1999-program-energy = Receive { $amount } E.U.
space1999-program-plans = Draw { $amount ->
    [one] 1 flight plan
   *[other] { $amount } flight plans
}.
space1999-program-land = Land on { $planet }, visited or not.

## Planet cards

space1999-conditions-hostile = hostile
space1999-conditions-good = good
space1999-conditions-excellent = excellent
space1999-instruction-take-off = immediate take-off
space1999-instruction-return = immediate return to Base
space1999-instruction-none = no instructions

## Planets

space1999-planet-aldra-line = Glass deserts that sing at sunrise.
space1999-planet-brenno-line = One ocean, one island, one light left burning.
space1999-planet-corva-line = Black forests; something counts the stars from below.
space1999-planet-dorel-line = A ring of ice, and footprints on it.
space1999-planet-elmir-line = Warm rain on empty streets.
space1999-planet-fenor-line = Iron mountains that pull every compass round.
space1999-planet-galdo-line = A day of ninety hours; the night is longer.
space1999-planet-helin-line = Meadows without a single insect.
space1999-planet-ilmar-line = Half the planet is a harbour. No ships.
space1999-planet-jorun-line = Storms that come back to the minute.
space1999-planet-kimor-line = The sand remembers every landing.
space1999-planet-lumo-line = No sun, and yet it shines.
space1999-planet-mirel-line = Lakes like mirrors: do not look twice.
space1999-planet-nordis-line = Frozen waves, as if time had stopped for breath.
space1999-planet-ostra-line = A market square; the goods are still warm.
space1999-planet-perimo-line = Seven small moons, all of them cracked.
space1999-planet-quilo-line = The air is good. The voices in it are not.
space1999-planet-rovan-line = A machine the size of a town, waiting.
space1999-planet-solmi-line = Two suns, so nobody casts one shadow.
space1999-planet-talun-line = Moss over everything, also over the doors.
space1999-planet-umbri-line = The dark side answers our signals. Late.
space1999-planet-velta-line = Sails in the sky, and no wind.
space1999-planet-xandu-line = Furrows ruled to the horizon, freshly watered.
space1999-planet-zorbi-line = The last stop before nowhere.

## Planets' names

space1999-planet-aldra = Aldra
space1999-planet-brenno = Brenno
space1999-planet-corva = Corva
space1999-planet-dorel = Dorel
space1999-planet-elmir = Elmir
space1999-planet-fenor = Fenor
space1999-planet-galdo = Galdo
space1999-planet-helin = Helin
space1999-planet-ilmar = Ilmar
space1999-planet-jorun = Jorun
space1999-planet-kimor = Kimor
space1999-planet-lumo = Lumo
space1999-planet-mirel = Mirel
space1999-planet-nordis = Nordis
space1999-planet-ostra = Ostra
space1999-planet-perimo = Perimo
space1999-planet-quilo = Quilo
space1999-planet-rovan = Rovan
space1999-planet-solmi = Solmi
space1999-planet-talun = Talun
space1999-planet-umbri = Umbri
space1999-planet-velta = Velta
space1999-planet-xandu = Xandu
space1999-planet-zorbi = Zorbi

## A place that a move named

space1999-this-place = { PLACE($place) ->
    [base] { space1999-base }
    [node] Node { BARE($place) }
   *[planet] { NAME($place) }
}
