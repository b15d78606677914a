# Le missioni di First Martians: che cosa raccontano e che cosa chiedono.


## Tipi di missione

first_martians-mission-type-exploration = Esplorazione
first_martians-mission-type-research = Ricerca
first_martians-mission-type-building = Costruzione

## Come a Casa Vostra

first_martians-mission-home-coming = Come a Casa Vostra
first_martians-mission-home-coming-summary = Insegna il gioco: riserve di energia, aria e raccolto prima della stagione delle polveri.
first_martians-mission-home-coming-opening = L’HUB c’era da prima. Le macchine lo hanno montato otto mesi fa, collaudato, hanno spento le luci e si sono zittite una dopo l’altra. Ora le luci sono di nuovo accese, e sulla rampa ci sono impronte di stivali. Il benvenuto di Ruth Feldmann ha viaggiato quattordici minuti. «Tutto quello che avete lavora al limite», dice da Darmstadt. «Sulla Terra lo chiamerei un banco di prova. La stagione delle polveri arriva prima di quanto dicevano le tabelle, e non voglio che la affrontiate senza riserve.» Dunque pannelli di riserva, aria di riserva, una seconda fattoria con dentro qualcosa che cresce. Carichi di rifornimenti sono scesi nella valle, e i loro radiofari rispondono ancora. L’equipaggio si toglie i guanti e comincia a contare quello che c’è.
first_martians-mission-home-coming-won = L’ultima sera i pannelli nuovi girano insieme ai vecchi, e nella serra appena costruita c’è un punto verde. Sono due foglie e uno stelo; tutti sono andati a vederlo, e ognuno da solo. «Ce l’ho sullo schermo», dice Ruth con quattordici minuti di ritardo, «e ho chiamato gli altri.» A ovest l’orizzonte si fa bruno e sfumato. L’equipaggio chiude gli oscuranti, ricontrolla le guarnizioni e si siede a mangiare. È il primo pasto, qui, che qualcuno chiama cena.
first_martians-mission-home-coming-lost = La polvere arriva nella valle prima che il lavoro sia finito. Ruth non discute; legge l’ordine di abbandonare l’HUB con una voce da cui è stato tolto tutto il resto. Il veicolo di risalita viene preparato mentre sui pannelli c’è ancora luce. Le vaschette dei semi non le prende nessuno. Dietro chi esce per ultimo le lampade si spengono fila dopo fila, come le avevano lasciate le macchine.
first_martians-mission-home-coming-rules = Le strutture di riserva si costruiscono nella base con la Costruzione. Funzionano subito, anche se tutti i loro elementi sono ancora rossi. La serra viene dopo la fattoria di riserva; poi vi si pianta un seme. I carichi di rifornimenti stanno in regioni ancora da esplorare e si portano alla base con la Raccolta. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-home-coming-backup-energy = Costruire i Pannelli Solari di Riserva
first_martians-objective-home-coming-backup-air = Costruire l’Ossigenatore di Riserva
first_martians-objective-home-coming-backup-harvest = Costruire la Fattoria di Riserva
first_martians-objective-home-coming-first-greenhouse = Costruire una serra nella Fattoria di Riserva
first_martians-objective-home-coming-first-seed = Far crescere una pianta nella Fattoria di Riserva
first_martians-objective-home-coming-supply-drops = Recuperare i carichi di rifornimenti
first_martians-objective-home-coming-growth-conditions = Riparare tutti gli elementi della Fattoria di Riserva
first_martians-objective-home-coming-first-discovery = Fare una scoperta

## Progetti comuni a più missioni

first_martians-project-backup-solar-panel = Pannelli Solari di Riserva
first_martians-project-backup-solar-panel-about = Più energia in ogni Produzione. I suoi elementi sono ancora rossi.
first_martians-project-backup-oxygenator = Ossigenatore di Riserva
first_martians-project-backup-oxygenator-about = Più ossigeno in ogni Produzione. I suoi elementi sono ancora rossi.
first_martians-project-backup-farm = Fattoria di Riserva
first_martians-project-backup-farm-about = Spazio per altre serre. I suoi elementi sono ancora rossi.
first_martians-project-greenhouse = Serra
first_martians-project-greenhouse-about = Una serra nella Fattoria di Riserva: spazio per una pianta.
first_martians-project-field-garage = Garage da Campo
first_martians-project-field-garage-about = Vi si fa l’Esplorazione se il Garage non è utilizzabile, o se lo frena un elemento rosso o un segnalino.
first_martians-project-field-lab = Laboratorio da Campo
first_martians-project-field-lab-about = Vi si fa la Ricerca se il Laboratorio non è utilizzabile, o se lo frena un elemento rosso o un segnalino.
first_martians-project-aid-post = Posto di Soccorso
first_martians-project-aid-post-about = Vi si fa la Guarigione, anche senza Medico, se il MedLab non è utilizzabile o è frenato.
first_martians-project-relay-station = Ponte Radio
first_martians-project-relay-station-about = Vi si fa la Gestione se il Centro di Controllo non è utilizzabile o è frenato.
first_martians-project-water-extractor = Estrattore d’Acqua
first_martians-project-water-extractor-about = Ghiaccio dal sottosuolo: 1 ossigeno in ogni Produzione, finché il suo Hardware funziona.
first_martians-project-wind-turbine = Turbina Eolica
first_martians-project-wind-turbine-about = 1 energia in ogni Produzione, finché entrambi i suoi elementi funzionano.
first_martians-project-algae-tank = Vasca di Alghe
first_martians-project-algae-tank-about = 1 cibo in ogni Produzione, finché i suoi Filtri funzionano.
first_martians-project-radiation-cellar = Rifugio Antiradiazioni
first_martians-project-radiation-cellar-about = Una stanza sottoterra: 1 Stress in meno in ogni Produzione, finché il suo Hardware funziona.
first_martians-project-rover-shed = Rimessa dei Rover
first_martians-project-rover-shed-about = Ogni Produzione toglie un segnalino a ciascun rover, finché il suo Hardware funziona.

## Indovina indovinello

first_martians-mission-riddle = Indovina indovinello
first_martians-mission-riddle-summary = Esplorazione: la valle è scoperta. Da trovare, le capsule di un’altra missione.
first_martians-mission-riddle-opening = Nove anni fa una missione robotica attraversò questa valle e seppellì quello che aveva imparato, capsula dopo capsula, finché le batterie ressero. La sua ultima trasmissione elenca i luoghi: un antico alveo, una conca di polvere, un suolo che fuma. Non dice in quale direzione. Le mappe che disegnò non valgono più nulla dalla grande tempesta, e l’orbiter vede solo un coperchio di polvere. «Noi abbiamo le parole e voi il terreno», dice Ruth Feldmann. «Qui qualcuno l’ha chiamato l’indovinello, e il nome è rimasto; io avrei preferito delle coordinate.» Le capsule erano costruite per dieci inverni. Per il calendario delle batterie questo è il decimo, e poi le memorie si cancellano da sole. Fuori dalla camera stagna la valle sta come una mano di carte, scoperta.
first_martians-mission-riddle-won = Le capsule stanno in fila sul tavolo dell’officina, graffiate, fredde, e tutte le spie sono verdi. In un’ora passano sullo schermo nove anni di tempo: gelate, scosse, il lento gonfiarsi del suolo in primavera. «Laggiù c’è acqua che si muove», dice Ruth dopo un silenzio più lungo della distanza. «Loro lo sapevano, e non hanno potuto dircelo.» Qualcuno scrive le direzioni vere nel vecchio elenco, una per una. Ora la valle ha nomi da ogni parte.
first_martians-mission-riddle-lost = A una cert’ora della notte l’ultimo radiofaro cambia tono, come diceva la scheda tecnica, e tace. Quello che le macchine sapevano ancora è là fuori, a pochi chilometri, ed è cancellato. Ruth legge nel registro la nota di chiusura e aggiunge che le dispiace, cosa che il protocollo non prevede. Sulla mappa una parte della valle è ancora bianca. L’equipaggio è richiamato prima che il suolo possa spiegargli il perché.
first_martians-mission-riddle-rules = Tutte le regioni stanno al loro posto fin dall’inizio, disposte a caso e a faccia in su: tutti vedono quale è dove. Ma solo dopo l’Esplorazione si trova quel che c’è e si può passarci. Le capsule stanno in regioni di cui si conosce il nome: antico alveo, conca di polvere, geyser, piana di sale, tubi di lava. Una capsula sigillata è accanto al relitto del lander. Si portano alla base con la Raccolta. Nella base si può costruire una Rimessa dei Rover, con 1 energia: ogni Produzione toglie un segnalino a ciascun rover.
first_martians-objective-riddle-capsules = Recuperare le capsule dati
first_martians-objective-riddle-far-sight = Esplorare l’anello di mezzo
first_martians-objective-riddle-last-capsule = Recuperare la capsula sigillata dal relitto del lander
first_martians-objective-riddle-wide-map = Esplorare la valle in ogni direzione
first_martians-project-assay = Saggio
first_martians-project-assay-about = Si scompone un campione per ciò che contiene.
first_martians-project-sintered-hull = Scafo di polvere sinterizzata
first_martians-project-sintered-hull-about = Il suolo di due campioni, cotto nel guscio di un modulo.
first_martians-project-orbiter-pass = Passaggio dell’orbiter
first_martians-project-orbiter-pass-about = Mostra da lontano una regione inesplorata, senza esplorarla.

## Piante malnutrite

first_martians-mission-plants = Piante malnutrite
first_martians-mission-plants-summary = Ricerca: il raccolto sta fallendo. Trovare nel suolo quello che manca alle piante.
first_martians-mission-plants-opening = È cominciato con una foglia gialla, e quella è stata staccata e buttata. Ora è gialla tutta la fila bassa, e le foglie nuove spuntano accartocciate, piccole, come pugni. Acqua, luce e calore sono a posto; i registri sono stati riletti tre volte. «Avete portato terra per un raccolto e sali per due», dice Ruth Feldmann. «Il terzo deve venire dal suolo che avete sotto i piedi. So che effetto fa.» La valle ha fosfato, potassa, gesso, da qualche parte; e dappertutto perclorato, che avvelena quello che il resto nutrirebbe. Darmstadt può calcolare una ricetta, se le si dice che cosa c’è. Le scorte bastano per settimane, e una pianta a morire ci mette quasi quanto a crescere. L’equipaggio stende i sacchetti dei campioni sul pavimento del laboratorio.
first_martians-mission-plants-won = È poca cosa, una foglia che si apre piana. Accanto ce n’è un’altra, più scura di tutte quelle che la fattoria abbia avuto, e le radici nel vetro sono diventate bianche. La ricetta occupa mezza pagina: polvere di tre luoghi, lavata, macinata e mescolata a mano. «Crescono su Marte», dice Ruth, e si ferma, e lo ripete come se la frase si potesse verificare. La sera l’equipaggio mangia dalla fila più bassa. Del sapore nessuno parla.
first_martians-mission-plants-lost = Le lampade della fattoria vengono spente per risparmiare la corrente. Al buio le vasche odorano di fieno, cioè di un fienile, di un’estate, di un altro pianeta. Il conto delle razioni Ruth l’ha fatto da sola, e finisce prima della finestra di volo. L’ordine di partire è di due righe. Per primi si imballano gli appunti, perché chi verrà non debba ricominciare da una foglia gialla.
first_martians-mission-plants-rules = I minerali prendono il posto dei campioni. Una carta Ricerca dice quale tipo si trova e dove; di un tipo esaurito non si trova nulla. Un minerale studiato due volte diventa una scoperta, e allora la percentuale di una carta Ricerca si aggiunge alle condizioni di crescita. Lo stesso tipo si può studiare più volte. L’arricchimento di CO₂ aggiunge metà di una percentuale; le tecniche di separazione escludono da lì in poi la carta più bassa. Si può costruire una Vasca di Alghe, con 2 ossigeno, che dà 1 cibo in ogni Produzione; un Laboratorio da Campo, con 1 energia, sostituisce il Laboratorio. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-plants-growth = Portare le condizioni di crescita al 100 per cento
first_martians-objective-plants-two-minerals = Scoprire due tipi di minerali
first_martians-objective-plants-third-mineral = Scoprire un terzo tipo di minerale
first_martians-objective-plants-pure-culture = Padroneggiare le tecniche di separazione
first_martians-project-separation = Tecniche di separazione
first_martians-project-separation-about = Il perclorato viene lavato via: da ora, quando si pesca una percentuale, la carta più bassa è esclusa.
first_martians-project-co2-enrichment = Arricchimento di CO₂
first_martians-project-co2-enrichment-about = Metà della percentuale di una carta Ricerca, arrotondata per eccesso, si aggiunge alle condizioni di crescita. Se ne ricava anche un minerale.

## Atterraggio

first_martians-mission-landing = Atterraggio
first_martians-mission-landing-summary = Costruzione: la base è sparsa per la valle. Da montare prima che i ripari cedano.
first_martians-mission-landing-opening = La discesa è durata sette minuti, e al quinto il vento ha fatto a pezzi lo stadio di carico. L’equipaggio è sceso dove doveva. La base no. Nel lander si sono salvati due pannelli, gli ossigenatori e una fila di piantine; per il resto c’è un’officina sotto un telo e una tenda con le cuccette, omologata per un mese da gente che non ci ha mai dormito. «Gli altri moduli sono a terra», dice Ruth Feldmann. «Contiamo quattro radiofari nel giro di pochi chilometri, quindi ci si arriva a piedi. Quello che non so dirvi è come siano atterrati.» Per primo il garage, perché senza non si va lontano. Poi il vano sonde, l’officina, il MedLab, le console, dei letti. Di notte il telo schiocca per il freddo, e si impara a distinguerlo dal rumore di una cucitura.
first_martians-mission-landing-won = Quando si chiude l’ultimo giunto, i moduli prendono fiato tutti insieme; i manometri scendono, esitano, si accordano. Ora c’è un corridoio, ci sono porte, c’è un posto dove appendere il casco. La tenda viene piegata bagnata e riposta senza cerimonie. «Controllo a base Marte», dice Ruth, che non l’ha mai detto prima. Nessuno risponde subito; pare giusto lasciar passare i quattordici minuti.
first_martians-mission-landing-lost = Il telo era omologato per un mese. Non si strappa; smette soltanto di tenere, lungo una cucitura che nessuno poteva raggiungere. Della base sta in piedi qualche stanza senza la casa intorno. Ruth ha fatto tenere il pieno al veicolo di risalita contro ogni ordine, e ora è il solo posto dove andare. Dall’alto la tenda e le tracce che ne partono formano sul terreno una figura che avrebbe potuto essere un progetto.
first_martians-mission-landing-rules = Sette strutture non ci sono ancora; gli effetti che le riguardano si ignorano. L’Officina da Campo serve per la Costruzione, gli Alloggi da Campo per il Relax. Le altre azioni sono possibili solo quando la loro struttura è costruita. Alcune si montano nella base; per altre bisogna prima raccogliere un modulo nello spazio dov’è caduto, segnato sulla mappa. Ciò che si costruisce funziona subito, con gli elementi verdi; solo quelli dell’Ossigenatore di Riserva sono ancora rossi. Sotto i teli si possono montare anche un Laboratorio da Campo e un Posto di Soccorso, con 1 energia e 1 ossigeno ciascuno, e un Ponte Radio, con 1 energia: servono per la Ricerca, la Guarigione e la Gestione. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-landing-way-out = Costruire il Garage
first_martians-objective-landing-eyes-outside = Costruire il Vano Sonde
first_martians-objective-landing-real-workshop = Costruire l’Officina
first_martians-objective-landing-sick-bay = Costruire il MedLab
first_martians-objective-landing-command = Costruire il Centro di Controllo
first_martians-objective-landing-bunks = Costruire gli Alloggi Equipaggio
first_martians-objective-landing-spare-air = Costruire l’Ossigenatore di Riserva e ripararlo del tutto
first_martians-objective-landing-bench = Costruire il Laboratorio
first_martians-project-garage = Garage
first_martians-project-garage-about = Da allora si possono esplorare regioni.
first_martians-project-probe-bay = Vano Sonde
first_martians-project-probe-bay-about = Da allora si può raccogliere all’esterno.
first_martians-project-working-bay = Officina
first_martians-project-working-bay-about = Una vera officina accanto a quella sotto il telo.
first_martians-project-med-lab = MedLab
first_martians-project-med-lab-about = Da allora si possono curare le ferite.
first_martians-project-control-center = Centro di Controllo
first_martians-project-control-center-about = Da allora si possono gestire le avarie.
first_martians-project-crew-quarters = Alloggi Equipaggio
first_martians-project-crew-quarters-about = Letti dietro una vera parete.
first_martians-project-lab = Laboratorio
first_martians-project-lab-about = Da allora sono possibili Ricerca e Semina.

## Il deposito perduto

first_martians-mission-canyon = Il deposito perduto
first_martians-mission-canyon-summary = Esplorazione: giù nel Noctis Labyrinthus, fino al deposito di un equipaggio mai arrivato.
first_martians-mission-canyon-opening = Prima di questo equipaggio doveva essercene un altro. Il suo cargo partì in anticipo con le scorte di due anni, si posò sul fondo del Noctis Labyrinthus e comunicò che tutto andava bene. Le persone non arrivarono mai; la loro nave andò perduta undici giorni dopo aver lasciato la Terra. Da allora nessuno ha più parlato del deposito, per rispetto, o perché nessuno poteva scenderci. «Io li conoscevo», dice Ruth Feldmann. «Non ve lo chiederei, se i numeri mi lasciassero scelta. Avete ricambi per un altro brutto mese, e laggiù ci sono casse che nessuno aspetta.» Con le casse c’è il diario che avevano mandato avanti, pagine nel guscio del cargo, alcune portate dal vento oltre l’orlo. Il canyon scende di due chilometri a gradoni di roccia rossa. A piedi c’è una sola via, e potrebbe esserci una teleferica.
first_martians-mission-canyon-won = Le casse sono nel garage, sbiadite da otto anni di sole, con i nomi scritti in sei grafie diverse. Chi ne apre una legge il nome ad alta voce prima di rompere il sigillo; nessuno l’ha stabilito. Ci sono filtri, cavi, una scatola di tè. «Grazie», dice Ruth, e poi racconta chi era ognuno di loro, lentamente, e ci vuole quasi un’ora. Quando la portante tace, dall’orlo del canyon se n’è andata l’ultima luce. Le etichette vengono ritagliate con cura e conservate.
first_martians-mission-canyon-lost = Il canyon si tiene quello che ha avuto. Dall’orlo, in un sol limpido, il cargo si vede a occhio nudo, piccolo, bianco, ritto, come se qualcuno ne fosse appena uscito. Ruth richiama tutti su; la voce è calma, e lo dice due volte. Non ci sarà un altro tentativo, perché non è rimasto nulla con cui farlo. Nel rapporto finale il deposito risulta non recuperato.
first_martians-mission-canyon-rules = L’anello esterno è il canyon. Ogni azione che vi scende richiede più pedine, finché non si costruisce una teleferica in una regione esplorata dell’anello di mezzo. Le casse del deposito stanno nella prima regione esplorata nel canyon e si portano su con la Raccolta. I punti di interesse con un segno contengono pagine del diario dell’equipaggio perduto, o parte delle sue scorte. Nella base si può costruire un Garage da Campo, con 1 energia, che sostituisce il Garage; un Estrattore d’Acqua, con 2 energia, dà 1 ossigeno in ogni Produzione.
first_martians-objective-canyon-canyon-floor = Esplorare il fondo del canyon
first_martians-objective-canyon-depot-crates = Riportare su le casse del deposito
first_martians-objective-canyon-their-story = Trovare una pagina del diario dell’equipaggio perduto
first_martians-objective-canyon-canyon-map = Esplorare ancora il canyon
first_martians-project-cable-way = Teleferica
first_martians-project-cable-way-about = Si costruisce nell’anello di mezzo: scendere nel canyon non richiede più pedine aggiuntive.

## Il traliccio

first_martians-mission-mast = Il traliccio
first_martians-mission-mast-summary = Costruzione: alzare un traliccio radio prima che il Sole si metta fra Marte e la Terra.
first_martians-mission-mast-opening = Ogni due anni il Sole si mette fra i pianeti, e per settimane non passa niente. La data è nota da prima che ci fosse un calendario su cui scriverla. Quello che nessuno aveva previsto è il satellite relè, che doveva parlare aggirando il Sole: sta basso sull’orlo della valle, e dall’HUB non lo si sente. «Vi serve quota», dice Ruth Feldmann. «Un traliccio fuori dalla base, tre segmenti, con i tiranti, e alla fine un trasmettitore che sappia tenere un fascio. Lo voglio in piedi prima della congiunzione, perché ci sono cose che non si dovrebbero decidere senza una seconda voce.» Già le sue frasi arrivano con dentro la sabbia. I segmenti sono legati insieme sulla rampa, lunghi ciascuno quanto un rover. Il vento all’altezza a cui starà la cima è stato misurato una volta, da uno strumento che non è sopravvissuto.
first_martians-mission-mast-won = La sera prima della congiunzione il fascio passa l’orlo, cerca, si ferma. Il traliccio vibra nei tiranti, una nota bassa che si sente più nel pavimento che nell’aria. Poi c’è una voce, dalla direzione sbagliata, per via di un satellite che nessuno può vedere. «Sembrate più vicini di prima», dice Ruth, e nella stanza tutti sanno che è l’apparecchio. Il Sole scende fra i due pianeti. La linea resta aperta.
first_martians-mission-mast-lost = L’ultima trasmissione si interrompe a metà di una cifra. Poteva essere una pressione o una data; c’è chi riascolterà la registrazione per anni. Quello che sta là fuori è troppo basso, o pende, o non risponde, e per settimane non ci sarà nessuno a cui chiedere quale delle tre. L’equipaggio fa quello che il manuale dice in questi casi: chiudere, risparmiare, aspettare. Sulla console la spia della Terra passa dal verde all’ambra. Il rosso non ce l’ha.
first_martians-mission-mast-rules = Il traliccio si alza all’esterno con la Costruzione: la base in una regione esplorata dell’anello interno, poi il corpo e la cima nella stessa regione. Ogni parte richiede uno dei segmenti che l’equipaggio ha con sé. I tiranti si ancorano in regioni esplorate che hanno un lato in comune con quella del traliccio, uno per regione. Il trasmettitore si costruisce nella base quando la cima è al suo posto, con 3 energia e una CPU di ricambio. Con un Hardware di ricambio si può costruire una Turbina Eolica, che dà 1 energia in ogni Produzione; un Rifugio Antiradiazioni, con 2 ossigeno, toglie 1 Stress. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-mast-mast-stands = Alzare il traliccio fino alla cima
first_martians-objective-mast-guyed = Ancorare il traliccio con i tiranti
first_martians-objective-mast-transmitter = Costruire il trasmettitore
first_martians-objective-mast-storm-proof = Ancorare il traliccio contro le tempeste con altri tiranti
first_martians-objective-mast-wide-view = Esplorare l’anello di mezzo
first_martians-project-mast-foot = Base del traliccio
first_martians-project-mast-foot-about = Si costruisce in una regione esplorata dell’anello interno. Il resto del traliccio segue lì.
first_martians-project-mast-middle = Corpo del traliccio
first_martians-project-mast-middle-about = Si costruisce sopra la base.
first_martians-project-mast-top = Cima del traliccio
first_martians-project-mast-top-about = Si costruisce sopra il corpo: il traliccio è in piedi.
first_martians-project-guy = Tirante
first_martians-project-guy-about = Si ancora in una regione esplorata accanto a quella del traliccio, una volta per regione.
first_martians-project-transmitter = Trasmettitore
first_martians-project-transmitter-about = Si costruisce nella base; parla attraverso il traliccio.
