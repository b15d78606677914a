# Die Karten von Spazio: 1999. Planeten heißen in allen Sprachen gleich.

## Flugpläne und Zentralcomputer

space1999-plan-land = Landung auf { $planet }
space1999-plan-return = Rückkehr zur Basis
space1999-plan-energy = { $amount } E.E. erhalten

space1999-program-move-tile = Verschiebe eine Routenkarte.
space1999-program-remove-tile = Entferne eine Routenkarte.
space1999-program-return = Rückkehr zur Basis, mit { $amount } E.E. dazu.
space1999-program-energy = Du erhältst { $amount } E.E.
space1999-program-plans = Zieh { $amount ->
    [one] 1 Flugplan
   *[other] { $amount } Flugpläne
}.
space1999-program-land = Landung auf { $planet }, besucht oder nicht.

## Planetenkarten

space1999-conditions-hostile = feindlich
space1999-conditions-good = gut
space1999-conditions-excellent = ausgezeichnet
space1999-instruction-take-off = sofortiger Start
space1999-instruction-return = sofortige Rückkehr zur Basis
space1999-instruction-none = keine Anweisung

## Planeten

space1999-planet-aldra-line = Gläserne Wüsten, die bei Sonnenaufgang singen.
space1999-planet-brenno-line = Ein Ozean, eine Insel, ein Licht, das noch brennt.
space1999-planet-corva-line = Schwarze Wälder; von unten zählt etwas die Sterne.
space1999-planet-dorel-line = Ein Ring aus Eis, und Spuren darauf.
space1999-planet-elmir-line = Warmer Regen auf leere Straßen.
space1999-planet-fenor-line = Berge aus Eisen, die jeden Kompass ablenken.
space1999-planet-galdo-line = Ein Tag von neunzig Stunden; die Nacht ist länger.
space1999-planet-helin-line = Wiesen ohne ein einziges Insekt.
space1999-planet-ilmar-line = Der halbe Planet ist ein Hafen. Kein Schiff.
space1999-planet-jorun-line = Stürme, die auf die Minute wiederkommen.
space1999-planet-kimor-line = Der Sand erinnert sich an jede Landung.
space1999-planet-lumo-line = Keine Sonne, und doch leuchtet er.
space1999-planet-mirel-line = Seen wie Spiegel: Sieh kein zweites Mal hin.
space1999-planet-nordis-line = Gefrorene Wellen, als holte die Zeit Atem.
space1999-planet-ostra-line = Ein Marktplatz; die Ware ist noch warm.
space1999-planet-perimo-line = Sieben kleine Monde, alle mit Rissen.
space1999-planet-quilo-line = Die Luft ist gut. Die Stimmen darin nicht.
space1999-planet-rovan-line = Eine Maschine, groß wie eine Stadt. Sie wartet.
space1999-planet-solmi-line = Zwei Sonnen: Niemand hat nur einen Schatten.
space1999-planet-talun-line = Moos auf allem, auch auf den Türen.
space1999-planet-umbri-line = Die dunkle Seite antwortet auf Signale. Mit Verspätung.
space1999-planet-velta-line = Segel am Himmel, und kein Wind.
space1999-planet-xandu-line = Furchen bis zum Horizont, frisch bewässert.
space1999-planet-zorbi-line = Letzter Halt vor dem Nirgendwo.

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
    [node] Knoten { BARE($place) }
   *[planet] { NAME($place) }
}
