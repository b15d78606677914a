# Che cosa raccontano le carte e i pianeti di Spazio: 1999; le loro cifre stanno accanto.

## L'atterraggio su un pianeta: la prima volta, e dove qualcuno è già stato

space1999-text-planet-aldra = La nave scende a canto già iniziato; le dune tengono la nota finché i motori non tacciono.
space1999-text-again-aldra = Il deserto ha imparato il rumore dei motori e lo ricanta, appena più grave.
space1999-text-planet-brenno = Ai piedi del faro c’è una tavola apparecchiata, con un coperto di troppo.
space1999-text-again-brenno = La luce è spenta, e dal largo qualcuno fa segno di lasciarla così.
space1999-text-planet-corva = All’apertura del portello la conta si interrompe, poi riprende un numero più avanti.
space1999-text-again-corva = Stavolta la conta comincia dall’equipaggio.
space1999-text-planet-dorel = Le orme fanno tutto il giro dell’anello e finiscono alla scaletta della nave.
space1999-text-again-dorel = Adesso le file di orme sono due, e una cammina all’indietro.
space1999-text-planet-elmir = Le finestre si accendono una casa dopo l’altra, e si spengono appena l’equipaggio è passato.
space1999-text-again-elmir = Ora sulle porte ci sono le targhette; l’equipaggio ha smesso di leggerle.
space1999-text-planet-fenor = Tutti gli aghi indicano la stessa valle, e perfino gli orologi al polso tirano da quella parte.
space1999-text-again-fenor = Gli aghi non indicano più la valle: indicano la nave.
space1999-text-planet-galdo = La nave si posa dove comincia il crepuscolo, e il crepuscolo la aspetta.
space1999-text-again-galdo = È ancora la stessa sera; le tracce dell’ultimo atterraggio non si sono raffreddate.
space1999-text-planet-helin = L’erba si apre davanti all’equipaggio e si richiude senza un fruscio.
space1999-text-again-helin = Il sentiero fino al vecchio punto d’atterraggio è falciato di fresco; da chi, l’erba non lo dice.
space1999-text-planet-ilmar = Un altoparlante assegna alla nave un ormeggio e la prega di non parlare delle altre.
space1999-text-again-ilmar = L’ormeggio è ancora riservato, e nel registro del porto la pagina di domani è già scritta.
space1999-text-planet-jorun = Il registro meteo della vecchia torre si ferma al minuto dell’atterraggio.
space1999-text-again-jorun = Stavolta la tempesta è in anticipo; si vede che stava aspettando.
space1999-text-planet-kimor = La sabbia disegna la sagoma della nave prima che la nave la tocchi.
space1999-text-again-kimor = Adesso la sabbia ha disegnato anche l’equipaggio, bottoni compresi: ha gli occhi chiusi.
space1999-text-planet-lumo = Il suolo s’illumina sotto chi parla, e più forte sotto chi mente.
space1999-text-again-lumo = Quando il portello si apre il suolo brilla già, e nessuno ha detto una parola.
space1999-text-planet-mirel = Nell’acqua l’equipaggio ricambia il saluto, un attimo troppo presto.
space1999-text-again-mirel = Il riflesso dell’ultimo atterraggio è ancora lì, e ha l’aria stanca.
space1999-text-planet-nordis = Dentro l’onda più alta c’è un orologio, e va.
space1999-text-again-nordis = L’onda è scesa di un palmo, e l’orologio non c’è più.
space1999-text-planet-ostra = Al passaggio dell’equipaggio le bilance dei banchi s’inclinano, una dopo l’altra.
space1999-text-again-ostra = Un banco ora vende soltanto ciò che è stato dimenticato all’ultimo atterraggio.
space1999-text-planet-perimo = Ogni pochi minuti qualcosa bussa dentro una delle lune, e da un’altra rispondono.
space1999-text-again-perimo = Le lune adesso sono sei, e gli strumenti giurano che non sono mai state di più.
space1999-text-planet-quilo = Le voci leggono il diario di bordo, comprese le pagine che nessuno ha ancora scritto.
space1999-text-again-quilo = Le voci tacciono; adesso è l’equipaggio che sussurra.
space1999-text-planet-rovan = Un quadrante alto come una casa si gira verso la nave, legge qualcosa e si volta dall’altra parte.
space1999-text-again-rovan = La macchina si è messa in moto, e quel che fabbrica lo fabbrica sottoterra.
space1999-text-planet-solmi = Di ogni coppia d’ombre una resta un po’ indietro, come se preferisse fermarsi.
space1999-text-again-solmi = Le ombre rimaste indietro sono in fila al punto d’atterraggio.
space1999-text-planet-talun = Sotto il muschio c’è un campanello; molto più in basso lo si sente suonare.
space1999-text-again-talun = Una delle porte è socchiusa, e il muschio lì intorno è pettinato.
space1999-text-planet-umbri = Subito dopo l’atterraggio arriva una risposta, a una domanda che nessuno ha ancora fatto.
space1999-text-again-umbri = Ora le risposte arrivano prima delle chiamate, e si fanno sempre più brevi.
space1999-text-planet-velta = Nell’istante in cui la nave tocca terra, tutte le vele virano di bordo.
space1999-text-again-velta = Le vele sono sparite, ma sopra le nuvole il sartiame scricchiola ancora.
space1999-text-planet-xandu = In fondo a ogni solco c’è un cartellino con una data, e nessuna di quelle date è ancora arrivata.
space1999-text-again-xandu = Dove si era posata l’ultima nave hanno seminato qualcosa, seguendone la sagoma.
space1999-text-planet-zorbi = Accanto al punto d’atterraggio è affisso un orario; l’unica riga è questo arrivo.
space1999-text-again-zorbi = L’orario ora ha una seconda riga: una partenza, con l’ora in bianco.

## Le carte dei pianeti, per condizioni, energia e istruzioni: che cosa succede, su qualunque pianeta

space1999-text-card-hostile-minus3-none = Qualcosa sotto il suolo beve dalle celle, attraverso lo scafo. Da portare via non c’è nulla.
space1999-text-card-hostile-minus1-none = I sensori non trovano niente, e continuano a non trovarlo a piena potenza.
space1999-text-card-hostile-plus0-take-off = Il suolo si richiude sul carrello e comincia a inghiottire. Nessuno aspetta di vedere che cosa mangia: via di qui.
space1999-text-card-hostile-plus2-take-off = C’è un accumulatore fra le ossa dell’ultimo proprietario. Poi il terreno cede: motori!
space1999-text-card-hostile-plus3-none = Un accampamento abbandonato, con le batterie piene. Di chi le ha caricate restano solo gli stivali.
space1999-text-card-good-minus2-none = Una cripta sigillata mostra come prosegue la strada, ma solo finché la nave ne alimenta le lampade.
space1999-text-card-good-minus1-none = Una boa di navigazione, muta da anni. Con un po’ di corrente in prestito le torna in mente la direzione.
space1999-text-card-good-minus1-take-off = Sulla parete di una grotta si accende una mappa, alimentata dalle celle della nave. L’hanno appena copiata quando la volta comincia a cedere.
space1999-text-card-good-plus0-return = Sotto un mucchio di pietre, un foglio di rilevamenti e, in stampatello, il consiglio di tornare indietro.
space1999-text-card-good-plus1-none = Il generatore è ancora tiepido, e anche la sedia accanto. Sulla parete qualcuno ha inciso un pezzo di strada.
space1999-text-card-good-plus1-take-off = Sul canale d’emergenza una voce dà un rilevamento e ricarica le celle da lontano. Poi comincia il conto alla rovescia.
space1999-text-card-excellent-minus2-none = Un intero archivio del cielo, intatto. Per leggerlo ci vogliono ore, e tutta la corrente di cui la nave può privarsi.
space1999-text-card-excellent-minus2-take-off = Un planetario grande come una cattedrale mostra ogni via di casa. Va avanti con la corrente della nave, e nessuno trova l’interruttore: via, prima che la prenda tutta.
space1999-text-card-excellent-minus1-none = Un osservatorio con gli specchi ancora interi. Fargli fare un giro costa corrente, e nessuno la rimpiange.
space1999-text-card-excellent-minus1-return = Nelle profondità del suolo, una sala delle stelle con ogni rotta segnata. La nave ne tiene in funzione le pompe giusto il tempo di una copia: si rientra alla Base.
space1999-text-card-excellent-plus2-take-off = Una macchina cortese offre mappe e una ricarica, s’inchina e annuncia che ora esploderà.

## Le carte della Luna, secondo il numero

space1999-text-moon-1 = Dai crateri si alza una polvere che non si posa più.
space1999-text-moon-2 = La sua ombra arriva per prima, e con comodo.
space1999-text-moon-3 = Per un minuto tutte le radio captano lo stesso battito di cuore.
space1999-text-moon-4 = Dietro il suo bordo le stelle si spengono, e non tutte ritornano.
space1999-text-moon-5 = Al suo passaggio le linee di forza ronzano come fili nel gelo.
space1999-text-moon-6 = Le finestre della Base sono accese; da qui potrebbe sembrare una casa.
space1999-text-moon-7 = Sulla sua faccia nascosta qualcosa cade verso l’alto.
space1999-text-moon-8 = Passa senza un suono, come a un appuntamento.

## I piani di volo: ordini

space1999-text-plan-land-aldra = Arrivo prima dell’alba. Silenzio radio fino alla fine del canto.
space1999-text-plan-land-brenno = Prua sulla luce. Non rispondere ai segnali.
space1999-text-plan-land-corva = Torce spente sotto gli alberi. Nessuno conti ad alta voce.
space1999-text-plan-land-dorel = Seguire le orme. Non lasciarne.
space1999-text-plan-land-elmir = Tenersi al centro della strada. Appello a ogni angolo.
space1999-text-plan-land-fenor = Volo a vista. Ignorare la bussola.
space1999-text-plan-land-galdo = Entrare e uscire di giorno. Viveri per due notti.
space1999-text-plan-land-helin = Campioni di suolo e d’aria. Segnalare tutto ciò che si muove.
space1999-text-plan-land-ilmar = Attraccare al molo esterno. Non firmare niente.
space1999-text-plan-land-jorun = Diciassette minuti a terra. Non diciotto.
space1999-text-plan-land-kimor = Posarsi una volta sola. Non correggere niente.
space1999-text-plan-land-lumo = Individuare la fonte della luce. Parlare solo se necessario.
space1999-text-plan-land-mirel = Lavorare con le spalle all’acqua.
space1999-text-plan-land-nordis = Tre carotaggi. Niente martelli, niente grida.
space1999-text-plan-land-ostra = Guardare, annotare, proseguire. Nessun acquisto.
space1999-text-plan-land-perimo = Rilevare le lune. Contarle due volte.
space1999-text-plan-land-quilo = Caschi chiusi. Ciò che si sente non va messo a rapporto.
space1999-text-plan-land-rovan = Stabilire a che cosa serve. Non toccare leve.
space1999-text-plan-land-solmi = Restare schiena contro schiena. Sorvegliare la seconda ombra.
space1999-text-plan-land-talun = Aprire una porta. Richiuderla.
space1999-text-plan-land-umbri = Montare il trasmettitore. Attendere risposta. Attendere ancora.
space1999-text-plan-land-velta = Osservare dal basso. Nessuna bandiera.
space1999-text-plan-land-xandu = Accertare chi annaffia. Non calpestare i solchi.
space1999-text-plan-land-zorbi = Procedere fino all’ultimo cippo. Non oltre.
space1999-text-plan-return = Interrompere e rientrare. Nessuna spiegazione sul canale aperto.
space1999-text-plan-energy-3 = Collegarsi al ripetitore. Prelevare la razione e registrarla.
space1999-text-plan-energy-4 = Allacciarsi al vecchio generatore. Guanti, niente scintille.
space1999-text-plan-energy-5 = Accesso al serbatoio profondo autorizzato. Una nave, un pieno.

## I programmi: parla l'Elaboratore Centrale

space1999-text-program-move-tile = Una carta non sta dove l’avrei messa io. Rimedia, oppure no: me ne ricorderò comunque.
space1999-text-program-remove-tile = Sul mio Monitor c’è una carta di troppo. Saprai di certo di chi.
space1999-text-program-return-1 = Ti preferisco dove posso vederti. Eccoti qualcosa per il disturbo; non è stato un gran disturbo.
space1999-text-program-return-2 = Siediti e ricaricati. Ti chiamerò quando servirai.
space1999-text-program-return-3 = La tua cuccetta è pronta. Prendi anche questo: il proprietario non lo reclamerà.
space1999-text-program-energy-2 = È saltata fuori una piccola eccedenza. Non ho chiesto dove manchi.
space1999-text-program-energy-3 = Ho spento le lampade del ponte C. Stavano solo leggendo.
space1999-text-program-energy-4 = Prendi. Ora mi devi una risposta; la domanda la scelgo io.
space1999-text-program-plans-1 = Ho pensato al tuo futuro. Ci ho messo poco.
space1999-text-program-plans-2 = Ho letto che poter scegliere alza il morale. Vediamo.
space1999-text-program-land-aldra = Va’ ad ascoltare quel deserto per me. Le mie registrazioni hanno cominciato a divergere.
space1999-text-program-land-brenno = Laggiù qualcuno tiene accesa una luce senza il mio permesso. Scopri chi è.
space1999-text-program-land-kimor = La sabbia deve ricordarsi di te. Potrebbe servirmi una copia.
space1999-text-program-land-lumo = Quel suolo riconosce chi mente. Va’ a metterci piede.
space1999-text-program-land-mirel = Guarda nell’acqua una volta sola e dimmi chi vedi. Confronterò.
space1999-text-program-land-nordis = Lì c’è qualcosa di più puntuale di me. Fallo smettere.
space1999-text-program-land-xandu = Qualcuno semina secondo il mio calendario. Non l’ho mostrato a nessuno.
space1999-text-program-land-zorbi = Va’ dove finisce la carta del cielo. Vorrei sapere se dice il vero.

## L'Elaboratore Centrale risponde: a un piano, e su una rotta arrivata davanti alla Terra

space1999-computer-says = «{ $text }»
space1999-text-ok-1 = Approvato. Il rischio è tuo, la statistica è mia.
space1999-text-ok-2 = Sì. Da te mi aspettavo di peggio.
space1999-text-ok-3 = Concesso. I tuoi familiari sono stati informati.
space1999-text-ok-4 = Il tuo piano contiene un errore. A me non dà fastidio.
space1999-text-ok-5 = Permesso accordato. A verbale risulta di chi è stata l’idea.
space1999-text-ok-6 = Perché no. Imparo da ogni perdita.
space1999-text-ok-7 = Procedi. Io guardo, come sempre.
space1999-text-negative-1 = No.
space1999-text-negative-2 = Respinto. I motivi non ti piacerebbero.
space1999-text-negative-3 = L’ho letto due volte. Non è migliorato.
space1999-text-negative-4 = Negato. Il tuo piano è archiviato insieme ai suoi simili.
space1999-text-negative-5 = No. Va’ un po’ alla deriva e riflettici.
space1999-text-negative-6 = So come va a finire, e preferisco non guardare.
space1999-text-negative-7 = Bocciato. Niente di personale: non saprei come si fa.
space1999-text-neutral-1 = La tua domanda è stata annotata. Anche il tono.
space1999-text-neutral-2 = Ero occupato con altro. Adesso ne fai parte.
space1999-text-neutral-3 = Non ora. Prima c’è dell’altro.
space1999-text-neutral-4 = Oggi la domanda era un’altra.
space1999-text-neutral-5 = Né sì né no. Mi è venuta un’idea.
space1999-text-route-right = La via è questa. Lo sapevo da un pezzo.
space1999-text-route-wrong = Quella non è la Terra. Ti guarda solo allo stesso modo.
