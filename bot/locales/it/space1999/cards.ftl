# Le carte di Spazio: 1999. I pianeti hanno lo stesso nome in ogni lingua.

## Piani di volo ed Elaboratore Centrale

space1999-plan-land = Atterraggio su { $planet }
space1999-plan-return = Rientro alla Base
space1999-plan-energy = { $amount } U.E.

space1999-program-move-tile = Sposta una carta di rotta.
space1999-program-remove-tile = Togli una carta di rotta.
space1999-program-return = Rientro alla Base, con { $amount } U.E. in più.
space1999-program-energy = Ricevi { $amount } U.E.
space1999-program-plans = Prendi { $amount ->
    [one] 1 piano di volo
   *[other] { $amount } piani di volo
}.
space1999-program-land = Atterraggio su { $planet }, visitato o no.

## Carte dei pianeti

space1999-conditions-hostile = ostili
space1999-conditions-good = buone
space1999-conditions-excellent = ottime
space1999-instruction-take-off = decollo immediato
space1999-instruction-return = rientro immediato alla Base
space1999-instruction-none = nessuna istruzione

## Pianeti

space1999-planet-aldra-line = Deserti di vetro che cantano all’alba.
space1999-planet-brenno-line = Un oceano, un’isola, una luce rimasta accesa.
space1999-planet-corva-line = Foreste nere; qualcosa conta le stelle da sotto.
space1999-planet-dorel-line = Un anello di ghiaccio, e orme sopra.
space1999-planet-elmir-line = Pioggia tiepida su strade vuote.
space1999-planet-fenor-line = Monti di ferro che fanno impazzire ogni bussola.
space1999-planet-galdo-line = Un giorno di novanta ore; la notte è più lunga.
space1999-planet-helin-line = Prati senza un solo insetto.
space1999-planet-ilmar-line = Mezzo pianeta è un porto. Nessuna nave.
space1999-planet-jorun-line = Tempeste che tornano puntuali al minuto.
space1999-planet-kimor-line = La sabbia ricorda ogni atterraggio.
space1999-planet-lumo-line = Nessun sole, eppure brilla.
space1999-planet-mirel-line = Laghi come specchi: meglio non guardare due volte.
space1999-planet-nordis-line = Onde gelate, come se il tempo riprendesse fiato.
space1999-planet-ostra-line = Un mercato; la merce è ancora calda.
space1999-planet-perimo-line = Sette piccole lune, tutte incrinate.
space1999-planet-quilo-line = L’aria è buona. Le voci che porta, no.
space1999-planet-rovan-line = Una macchina grande come una città, in attesa.
space1999-planet-solmi-line = Due soli: nessuno ha una sola ombra.
space1999-planet-talun-line = Muschio su tutto, anche sulle porte.
space1999-planet-umbri-line = Il lato buio risponde ai segnali. In ritardo.
space1999-planet-velta-line = Vele nel cielo, e niente vento.
space1999-planet-xandu-line = Solchi tirati fino all’orizzonte, annaffiati da poco.
space1999-planet-zorbi-line = Ultima fermata prima del nulla.

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
    [node] Nodo { BARE($place) }
   *[planet] { NAME($place) }
}
