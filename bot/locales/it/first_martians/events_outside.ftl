# First Martians: eventi di missione fuori dalla base, fra la Terra e Marte.

## La tempesta di polvere

first_martians-event-storm-front = Fronte di tempesta
first_martians-event-storm-front-scene = L’immagine del pomeriggio mostra la valle e, sul suo capo meridionale, come una trapunta dall’orlo smerlato. Nell’immagine di prima quell’orlo era quaranta chilometri più in là. È un vento che non spingerebbe più di una mano contro una porta; ma la polvere s’infila dappertutto. I teli da tempesta sono due, e tre le cose che dovrebbero starci sotto: i pannelli, le prese d’aria, la vetrata della fattoria. { $name } è nel piazzale con il secondo telo sul braccio.
first_martians-event-storm-front-action = Cucire un terzo telo
first_martians-event-storm-front-done = Da un pezzo di tenda e dalla fodera di un sacco a pelo { $name } ha cucito un terzo telo, con punti che nessun velaio firmerebbe. Tiene. D’ora in poi, quando il cielo si fa ruggine, tutto è al coperto, e le batterie affrontano la notte più cariche del previsto.
first_martians-event-storm-front-consequence = Dietro il primo fronte ne arriva un altro, e i teli sono sempre due. Scegliere di nuovo non vuole nessuno; si tira a sorte, e perdono i pannelli. A mezzogiorno danno la corrente di un primo mattino, e il resto ce lo mettono le batterie.
first_martians-event-storm-front-follow-up = Dalla tempesta in poi { $name } tossisce. Quello che è entrato con le tute è più fine della farina, sa di candeggina, e non lascia dormire nemmeno la cuccetta accanto.
first_martians-event-storm-front-choice-panels-bare = Lasciare scoperti i pannelli
first_martians-event-storm-front-choice-panels-bare-told = Per tutta la notte la sabbia corre sui pannelli con il rumore di una pagina voltata. Finché non sono spazzati, tutto va a batteria, e { $name } gira per l’HUB a spegnere le lampade alle spalle della gente.
first_martians-event-storm-front-choice-intakes-bare = Lasciare scoperte le prese d’aria
first_martians-event-storm-front-choice-intakes-bare-told = Le prese inghiottono polvere finché qualcuno le chiude a mano. Da lì in poi si respira dalle bombole, e { $name } legge il manometro ad alta voce a ogni ora, perché nessuno debba alzarsi a guardare.
first_martians-event-storm-front-choice-farm-bare = Lasciare scoperta la vetrata
first_martians-event-storm-front-choice-farm-bare-told = A mezzogiorno, sotto il vetro, è il crepuscolo. Il secondo giorno quello che cresce più vicino alla vetrata si corica, e { $name } lo porta via prima che gli altri siano in piedi.

first_martians-event-buried-rover = Froggy sotto la duna
first_martians-event-buried-rover-scene = Dov’era parcheggiato Froggy, a ridosso del garage, la tempesta ha messo una duna. Ne spunta l’asta della telecamera, che a ogni chiamata gira la testa. Quando si provano le ruote, una crosta cede e il rover scende ancora un poco in qualcosa di chiaro e molle.
first_martians-event-buried-rover-action = Puntellare la sponda
first_martians-event-buried-rover-done = { $name } incastra delle assi sotto la sponda e riempie una provetta della polvere pallida che c’è sotto la crosta, e che fino a ieri non aveva visto il giorno. Froggy andrà dissotterrato, ma più giù non va.
first_martians-event-buried-rover-consequence = Di notte la sponda cede. Al mattino dalla sabbia sporge soltanto l’obiettivo, e non si gira più.

## Il pendio

first_martians-event-far-quake = La scossa lunga
first_martians-event-far-quake-scene = Il primo ad accorgersene è il sismometro. Viene da sotto i vulcani, a ovest, e non smette: la traccia oscilla per quasi un’ora, molto dopo che i piedi hanno smesso di sentirla, perché qui il terreno è secco, spaccato fino in fondo, e non trattiene nulla. Sul pendio sopra l’HUB compare qualche filo scuro, e si allunga. È polvere che si mette in cammino.
first_martians-event-far-quake-action = Passare in rassegna gli ancoraggi
first_martians-event-far-quake-done = { $name } va di ancoraggio in ancoraggio con il martello e dopo ogni colpo tiene una mano sull’acciaio. Due vanno stretti. Il terzo si era quasi sfilato.
first_martians-event-far-quake-consequence = Torna prima dell’alba, più breve e più vicina. Là dove si fanno la corrente e l’aria cede qualcosa che la prima volta si era soltanto allentato, e sul quadro una spia verde diventa rossa.
first_martians-event-far-quake-choice-clear-the-slope = Sgombrare sotto il pendio
first_martians-event-far-quake-choice-clear-the-slope-told = Scaffali, bobine e antenna di riserva traslocano dall’altra parte. Con loro se ne va mezza officina, e oggi chi ha bisogno di un attrezzo dovrà prima trovarlo.
first_martians-event-far-quake-choice-go-on-working = Continuare il lavoro
first_martians-event-far-quake-choice-go-on-working-told = Il turno va avanti. Al pendio non guarda nessuno, e tutti sanno da che parte è la finestra. Una pompa, scossa così a lungo, comincia a scaldare.

first_martians-event-silent-slide = Quel che il pendio teneva
first_martians-event-silent-slide-scene = Si stacca a mezzogiorno, quando non trema niente. In un’aria tanto sottile una frana è quasi muta: un’ombra corre giù, poi ronzano le piante dei piedi. I detriti si fermano prima dell’HUB, sopra la trincea dei cavi, e un pannello solare si spegne. Lassù è rimasto un masso grande come Scorpio, appoggiato a niente che si veda.
first_martians-event-silent-slide-action = Liberare il cavo
first_martians-event-silent-slide-done = { $name } scava fino al gomito, trova il giunto schiacciato e lo rifà senza alzare una sola volta gli occhi verso il masso. La corrente torna.
first_martians-event-silent-slide-consequence = Il masso scende di notte e si porta via la linea del vano sonde. Dentro non si è sentito niente; qualcuno, a un certo punto, si accorge che di là è tutto buio.

## La luce e il lander

first_martians-event-light-on-the-wall = Una luce oltre la valle
first_martians-event-light-on-the-wall-scene = Due ore dopo il tramonto, sull’altro versante della valle, c’è una luce: bianca, piccola, bassa, dove la mappa segna un ghiaione. Non trema. Quando Scorpio gira nel piazzale, si spegne. Quando Scorpio torna indietro è di nuovo lì, e non si è mossa.
first_martians-event-light-on-the-wall-action = Vegliare fino all’alba
first_martians-event-light-on-the-wall-done = { $name } è alla finestra quando il sole tocca il versante. Nel punto della luce c’è, fra le pietre, qualcosa di piccolo e dritto. L’ha fatto l’uomo, e molto tempo fa.
first_martians-event-light-on-the-wall-consequence = Nessuno va a vedere. A tavola la luce è una cosa di cui si parla, e poi una cosa di cui non si parla.
first_martians-event-light-on-the-wall-choice-drive-to-it = Andarci stanotte
first_martians-event-light-on-the-wall-choice-drive-to-it-told = Scorpio parte con i soli fari, e con la carica che doveva servire domani, su un terreno attraversato sempre e solo di giorno, e ne accusa ogni pietra. La luce gli resta davanti finché un fossato ferma le ruote. Dopo, non c’è che la via del ritorno.
first_martians-event-light-on-the-wall-choice-take-its-bearing = Rilevare il punto e aspettare
first_martians-event-light-on-the-wall-choice-take-its-bearing-told = Si annota il rilevamento, si spengono i fari di Scorpio, e con loro si spegne la parete. Come risposta dovrebbe bastare. { $name } resta lo stesso in piedi.

first_martians-event-silent-lander = Il lander muto
first_martians-event-silent-lander-scene = La luce era uno specchio grande come una moneta, fatto per rimandare un laser, e aveva rimandato i fari del rover. Sta sul ponte del lander robotico, fermo dove si è posato, un braccio teso sul solco che stava scavando. I pannelli sono bruni. Ai suoi piedi giacciono gli airbag che ne hanno attutito la caduta, piatti, irrigiditi dal gelo.
first_martians-event-silent-lander-action = Recuperare gli airbag
first_martians-event-silent-lander-done = { $name } taglia via da sotto il lander una stanza intera di vecchia stoffa. Scossa e ripiegata a strati, farà da filtro.
first_martians-event-silent-lander-consequence = Un diavolo di polvere attraversa il posto e si porta via un airbag. Lo si ritrova avvolto attorno all’assale anteriore di Scorpio, così serrato che lo si direbbe messo a mano.
first_martians-event-silent-lander-choice-take-its-battery = Prendergli la batteria
first_martians-event-silent-lander-choice-take-its-battery-told = La batteria esce dal suo nido e tiene ancora la carica; i connettori sono come nuovi. Prima di andarsene, qualcuno ripiega il braccio. Durante il ritorno non se ne fa parola.
first_martians-event-silent-lander-choice-clean-its-panels = Pulirgli i pannelli
first_martians-event-silent-lander-choice-clean-its-panels-told = { $name } gira attorno al ponte con una spazzola e spende un’ora d’aria per una macchina che nessuno aspetta. I pannelli tornano quasi neri. Non si muove nulla.

first_martians-event-lander-speaks = Il lander parla
first_martians-event-lander-speaks-scene = Al sorgere del sole il ricevitore trova una portante che non è la loro. Il lander ha caricato quel che gli restava da caricare e fa il suo mestiere: si annuncia a una stazione terrestre spenta da anni, aspetta una risposta, si annuncia di nuovo. Lo ascoltano a colazione, tutti quanti. A ogni annuncio va persa una riga della telemetria dell’HUB.
first_martians-event-lander-speaks-action = Farsi dare il registro del vento
first_martians-event-lander-speaks-done = { $name } gli risponde nel suo vecchio protocollo e ne riceve quattro inverni di vento, ora per ora. A sera la base è regolata sul tempo che in questa valle fa davvero.
first_martians-event-lander-speaks-consequence = Il lander chiama giorno e notte, e fra una chiamata e l’altra gli strumenti dell’HUB perdono il conto. Un avviso dal complesso abitativo arriva quando non avvisa più di niente.
first_martians-event-lander-speaks-follow-up = Alle prime luci il lander aveva annunciato, a nessuno in particolare, che la pressione calava. { $name } era all’ascolto e ha chiuso le prese in tempo; le pompe girano pulite.

## La provetta

first_martians-event-one-tube-too-many = Una provetta di troppo
first_martians-event-one-tube-too-many-scene = Sulla lista le provette sono sei; nel vassoio rientrato dal campo, sette. La settima è di titanio, opaca di graffi minuti, e porta un numero della missione robotica, che i suoi campioni li depose in fila molto lontano da dove questo vassoio sia mai stato. Nessuno ricorda di averla raccolta.
first_martians-event-one-tube-too-many-action = Seguire il numero di serie
first_martians-event-one-tube-too-many-done = { $name } lo trova nel penultimo diario del robot: una provetta persa in salita, mezza riga. Dev’essere venuta su con la ghiaia, nella benna di Scorpio. Fa bene averlo per iscritto.
first_martians-event-one-tube-too-many-consequence = Tutti hanno pensato a che cosa ci fosse dentro, nessuno a che cosa ci fosse sopra. I filtri del laboratorio sono grigi di quella vecchia polvere, e da buttare.
first_martians-event-one-tube-too-many-choice-open-it = Aprirla nella cella a guanti
first_martians-event-one-tube-too-many-choice-open-it-told = Il tappo cede con un sospiro. Dentro c’è argillite in fogli sottili come carta, più bella di tutto ciò che l’equipaggio ha scavato da sé; un soffio è già nella stanza prima che la cella si richiuda, e se ne sono accorti tutti.
first_martians-event-one-tube-too-many-choice-seal-it-away = Metterla sotto sigillo
first_martians-event-one-tube-too-many-choice-seal-it-away-told = Va in un sacchetto, il sacchetto in un altro, e la migliore delle due celle a guanti viene chiusa a chiave con la provetta dentro. Il laboratorio si arrangia con lo spazio che avanza.

first_martians-event-growth-on-the-plate = Quello che è cresciuto
first_martians-event-growth-on-the-plate-scene = Sulla piastra della vecchia provetta ci sono colonie color panna, con sopra una pellicina da latte bollito. Noor le guarda a lungo prima di mettere mano al microscopio, e poi fa solo sì con la testa. Questa spora la conosce, dalle camere bianche sulla Terra. È arrivata qui su una punta di trapano, ha dormito anni accanto all’argillite, e adesso qualcuno le ha dato da mangiare.
first_martians-event-growth-on-the-plate-action = Scaldare a fondo la cella
first_martians-event-growth-on-the-plate-done = { $name } tiene la cella al calore finché le batterie lo consentono. I tamponi seguenti restano puliti, e così quelli dei condotti dell’aria.
first_martians-event-growth-on-the-plate-consequence = Le spore sono arrivate alla fattoria. In una notte le piante di una vasca intera si sono fatte molli al colletto, e si estirpano con le radici prima che tocchi alla prossima.
first_martians-event-growth-on-the-plate-choice-burn-the-plates = Bruciare le piastre
first_martians-event-growth-on-the-plate-choice-burn-the-plates-told = Le piastre finiscono nel forno con tutto quel che stava loro accanto. Il laboratorio odora di zucchero bruciato, e finché non sarà ritarato non c’è strumento di cui fidarsi.
first_martians-event-growth-on-the-plate-choice-keep-one-plate = Tenerne una
first_martians-event-growth-on-the-plate-choice-keep-one-plate-told = Una piastra resta, dietro due porte, per sapere quanto a lungo una cosa possa dormire. { $name } scrive fino a notte alta, senza ombra di sonno, in uno stato vicino alla felicità. Le trappole nei condotti dell’aria prendono più di prima.
first_martians-event-growth-on-the-plate-choice-keep-one-plate-later = { $name } si sveglia male, e a mezzogiorno sta peggio. Il tampone va sotto il microscopio, anche se su ciò che mostrerà non ci sono molti dubbi.

## Dal cielo

first_martians-event-proton-storm = Tempesta di protoni
first_martians-event-proton-storm-scene = Prima sulle immagini del piazzale comincia a nevicare: punti bianchi, di più a ogni fotogramma. Poi ticchettano i dosimetri. Il lampo era già finito prima che si potesse vederlo; quello che lo segue è più lento, e questo pianeta non ha né l’aria né il campo magnetico per fermarlo. Samuel legge il valore ad alta voce, come conterebbe un polso.
first_martians-event-proton-storm-action = Murare il rifugio con l’acqua
first_martians-event-proton-storm-done = { $name } accatasta le taniche attorno al rifugio finché a stento ci si sta seduti. Dietro tutta quell’acqua il ticchettio si dirada, e uno dopo l’altro prendono sonno.
first_martians-event-proton-storm-consequence = La seconda ondata non si annuncia. Coglie { $name } dietro un foglio di alluminio e basta, e lascia una pelle che brucia e una notte per terra accanto al catino.
first_martians-event-proton-storm-choice-all-to-the-shelter = Tutti nel rifugio
first_martians-event-proton-storm-choice-all-to-the-shelter-told = In pochi minuti il portello è chiuso. Siedono ginocchia contro ginocchia e ascoltano, in officina, un motore che si surriscalda e da cui nessuno può andare.
first_martians-event-proton-storm-choice-save-the-processors = Prima salvare i processori
first_martians-event-proton-storm-choice-save-the-processors-told = Le schede vengono sfilate dagli armadi esterni una per una e portate dietro le taniche, mentre i valori chiamati si fanno sempre più fitti. Dopo tutti gli altri entra { $name }, con una CPU di ricambio sotto il braccio e il dosimetro annerito.
first_martians-event-proton-storm-choice-save-the-processors-later = { $name } non ne ha detto niente e non ne dice adesso. Parlano gli esami del sangue.

first_martians-event-fireball = Il bolide
first_martians-event-fireball-scene = Poco dopo le tre una linea di luce attraversa la valle senza un suono, e per un attimo ogni cosa ha due ombre. Poi il suolo bussa, una volta. Passa quasi un minuto prima che la ghiaia picchietti sul tetto. A nord, davanti alle stelle, c’è una colonna.
first_martians-event-fireball-action = Raccogliere i frammenti
first_martians-event-fireball-done = { $name } fruga carponi il piazzale e il tetto. I frammenti, grossi come piselli sotto la crosta nera, sono più vecchi della pietra più vecchia della valle.
first_martians-event-fireball-consequence = Una scheggia era entrata più a fondo di dove si è guardato. Da allora stava in una canalina del complesso abitativo, e adesso ha consumato quello che aveva sotto.
first_martians-event-fireball-follow-up = { $name } lo trova nella suola di uno stivale, dov’è rimasto tutto il tempo: un altro frammento, con la crosta spaccata e dentro il metallo lucente del primo giorno.
first_martians-event-fireball-choice-drive-to-the-crater = Andare al cratere
first_martians-event-fireball-choice-drive-to-the-crater-told = In fondo alla buca c’è ghiaccio, bianco e nudo, dove nessuna mappa ne ammette, e svapora sotto i loro occhi. { $name } riporta su una provetta di quel che c’è sotto, oltre un orlo che taglia come stoviglie rotte, con poca aria e un polso slogato.
first_martians-event-fireball-choice-search-the-walls = Cercare falle nelle pareti
first_martians-event-fireball-choice-search-the-walls-told = L’ago del manometro è sceso di un capello. Percorrono le pareti con un filo di seta, finché il filo si piega verso un foro in cui entrerebbe giusto un ago. L’aria che ne è uscita non torna.

## Ordini dalla Terra

first_martians-event-east-wall = La parete est
first_martians-event-east-wall-scene = La domanda è partita per la Terra prima che entrassero nel canalone. Per la risposta ci vogliono quattordici minuti ad andare e quattordici a tornare, e la luce calava. Adesso nei caschi c’è la voce di Ruth: che non entri nessuno, nell’ultima immagine la parete est è sul punto di staccarsi. Le loro lampade sono puntate sulla parete est. Lì c’è anche il più bell’affioramento della settimana.
first_martians-event-east-wall-action = Picchettare un’altra pista
first_martians-event-east-wall-done = { $name } pianta i picchetti dove dalla parete est non può rotolare una pietra. La pista è più lunga della vecchia, e ci si respira meglio.
first_martians-event-east-wall-consequence = La parete est viene giù sulla pista di sempre, nei solchi lasciati quel mattino. L’orlo della frana ha preso Scorpio, e le ruote davanti non rispondono.
first_martians-event-east-wall-choice-turn-back = Tornare subito indietro
first_martians-event-east-wall-choice-turn-back-told = Sulla roccia resta un segno di gesso, e la roccia resta lì. { $name } chiude la fila, e finché il portello non è serrato non c’è verso di cavarne una parola.
first_martians-event-east-wall-choice-stay-and-say-nothing = Restare, e non dirne niente
first_martians-event-east-wall-choice-stay-and-say-nothing-told = La roccia si stacca netta, e la parete regge. Il rapporto per Darmstadt parla di una giornata tranquilla; a cena, a chi l’ha scritto, si passa il sale senza guardarlo in faccia.

first_martians-event-what-the-orbiter-saw = Ciò che ha visto l’orbiter
first_martians-event-what-the-orbiter-saw-scene = A ogni passaggio l’orbiter fotografa quel che ha sotto, e sotto aveva il canalone. Le tracce di un rover entrano ai piedi della parete est e ne escono. Ruth ha messo l’immagine accanto al rapporto della giornata tranquilla. Il suo messaggio è di due frasi: che ce l’ha davanti, e che aspetta.
first_martians-event-what-the-orbiter-saw-action = Parlare a Ruth un’altra volta
first_martians-event-what-the-orbiter-saw-done = { $name } le racconta com’era quella roccia e perché non si poteva lasciarla lì. La risposta, mezz’ora dopo, comincia con un lungo respiro. Poi Ruth chiede come stanno.
first_martians-event-what-the-orbiter-saw-consequence = D’ora in avanti Darmstadt vuole ogni uscita per iscritto, prima, con una mappa e una firma in calce. Il centro di controllo ha il suo da fare, e un guinzaglio così lungo pesa a tutti.
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything = Dirle tutto
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything-told = { $name } registra d’un fiato e spedisce senza riascoltare. Poi non resta che aspettare il tempo che la luce ci mette.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay = Dare la colpa al ritardo
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-told = Il messaggio parla di tempi di segnale e di luce che mancava, e ogni parola reggerebbe in tribunale. { $name } tira il fiato. Gli altri hanno trovato da fare altrove.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-later = Ruth ha fatto rivedere tutti i rapporti, dall’atterraggio in qua. È la prassi, dice, con la voce che tiene per chi non conosce.

## Il portello

first_martians-event-lock-ajar = Un dito di luce
first_martians-event-lock-ajar-scene = Il portello esterno del garage si ferma a un dito dal telaio, si riapre, si ferma allo stesso punto. Nella guarnizione la polvere ha fatto crosta. { $name } è ancora di fuori, con aria per poco più di un’ora. In cuffia qualcuno si è messo a fischiare, pianissimo, e sanno che è Anneli.
first_martians-event-lock-ajar-action = Montare una guarnizione nuova
first_martians-event-lock-ajar-done = { $name } posa la guarnizione nella scanalatura senza una grinza e lascia andare il portello. Tre volte si chiude con lo stesso suono asciutto.
first_martians-event-lock-ajar-consequence = La guarnizione si strappa di colpo. Il garage si vuota nella valle, e la porta interna, per salvare il resto, lo chiude fuori.
first_martians-event-lock-ajar-choice-force-the-door = Forzarlo con il verricello
first_martians-event-lock-ajar-choice-force-the-door-told = Il verricello tira il portello in sede e si porta via un pezzo di guarnizione. La pressione tiene. In quella mezz’ora i filtri hanno inghiottito tanta polvere che non passa più niente.
first_martians-event-lock-ajar-choice-scrape-it-clean = Raschiare da fuori
first_martians-event-lock-ajar-choice-scrape-it-clean-told = Si fa con una lama, al tatto, lungo tutto il giro, nel freddo dell’ombra. { $name } rientra con tre dita bianche che faranno male quando si scalderanno, e per il resto della giornata trova ogni lavoro già fatto da qualcun altro.

## Il canyon

first_martians-event-fog-at-dawn = Nebbia all’alba
first_martians-event-fog-at-dawn-scene = Prima del sole il canyon non ha fondo. È pieno fino all’orlo, piatto come un lago, di un ghiaccio così fine che invece di cadere sta sospeso. Tre passi più in basso i fari del rover illuminano soltanto sé stessi. Fra un’ora il sole l’avrà dissolto, e quell’ora nel piano non c’è.
first_martians-event-fog-at-dawn-action = Raccogliere la brina
first_martians-event-fog-at-dawn-done = { $name } gratta la brina da ogni lamiera su cui si è posata, in gara con il bordo dell’ombra. Sciolta e scissa, è aria da respirare.
first_martians-event-fog-at-dawn-consequence = La brina è entrata nel verricello del garage, si è sciolta, è gelata di nuovo. Al primo carico del mattino si spezza, e la rampa resta sghemba.
first_martians-event-fog-at-dawn-choice-wait-for-the-sun = Aspettare il sole
first_martians-event-fog-at-dawn-choice-wait-for-the-sun-told = Aspettano sull’orlo, con il riscaldamento acceso. La nebbia cala, si strappa, non c’è più, e con lei se n’è andata mezza mattinata.
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope = Scendere lungo la corda
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope-told = Nel bianco ci sono soltanto la corda e il proprio respiro, più svelto di quanto le bombole prevedano. Chi oggi è là fuori si troverà a un palmo cose che andavano viste da lontano.

first_martians-event-old-tracks = Tre righe
first_martians-event-old-tracks-scene = Tre righe corrono fra due canaloni, mezze colmate dal vento: una ruota, una ruota, e in mezzo qualcosa di sottile, trascinato. I loro rover non si tirano dietro niente. La macchina che scaricò il deposito per l’altro equipaggio sì: un cavo di ricarica lungo come una strada. Dove si sia fermata non si è mai saputo.
first_martians-event-old-tracks-action = Misurarne la profondità
first_martians-event-old-tracks-done = { $name } misura in venti punti. La macchina è passata di qui carica e non è mai tornata vuota: quello che portava è ancora all’altro capo.
first_martians-event-old-tracks-consequence = Un pomeriggio di vento, non più forte di altri, e la sabbia è liscia. Parlano come se le righe non ci fossero mai state, e guidano più piano.
first_martians-event-old-tracks-choice-follow-them = Seguirle
first_martians-event-old-tracks-choice-follow-them-told = Seguono per quattro ore la riga sottile, la perdono sulla roccia nuda, la ritrovano al di là. Quando gli indicatori impongono il ritorno, tutte e tre proseguono oltre la svolta.
first_martians-event-old-tracks-choice-keep-to-the-route = Tenere la rotta
first_martians-event-old-tracks-choice-keep-to-the-route-told = Il piano dice nord. { $name } annota il punto nel diario, va a nord, e dalla telecamera posteriore guarda tre righe diventare una.

first_martians-event-name-on-a-crate = Il nome sulla cassa
first_martians-event-name-on-a-crate-scene = Le tre righe finiscono su una cengia, dietro le ruote che le hanno tirate. La macchina è sprofondata fino agli assali e tiene una cassa sulle forche alzate, come deve averla tenuta per anni. Sulla cassa, in stampatello bianco, un nome di battesimo e nient’altro. È di uno dell’equipaggio mai arrivato.
first_martians-event-name-on-a-crate-action = Smontare la macchina
first_martians-event-name-on-a-crate-done = { $name } per prima cosa abbassa le forche, così che la cassa poggi a terra. Solo dopo vengono i connettori del motore e i cuscinetti del sollevatore.
first_martians-event-name-on-a-crate-consequence = In una notte la cengia se ne va, con macchina, cassa e tracce. { $name } aveva segnato il posto sulla mappa, e ora lo cancella.
first_martians-event-name-on-a-crate-choice-open-the-crate = Aprire la cassa
first_martians-event-name-on-a-crate-choice-open-the-crate-told = Filtri in carta oleata, tre barattoli di albicocche, un maglione piegato da qualcuno che ci teneva. Filtri e barattoli si prendono. Il maglione torna al suo posto, e il coperchio sopra.
first_martians-event-name-on-a-crate-choice-leave-it-shut = Lasciarla chiusa
first_martians-event-name-on-a-crate-choice-leave-it-shut-told = { $name } toglie la polvere dalle lettere, le rilegge una volta e il coperchio non lo tocca. È lunga, la strada di casa, a cassone vuoto.

## L’indovinello

first_martians-event-two-maps = Due mappe, una valle
first_martians-event-two-maps-scene = Per anni l’orbiter ha sorvolato questa zona nella stessa luce radente del mattino, e la mappa è nata da lì. Dove la mappa ha un declivio uniforme, stamattina c’era davanti a loro un gradino alto come una casa. Una sola immagine fu presa a mezzogiorno, e non mostra né declivio né gradino. Il terreno dà torto a entrambi i fogli.
first_martians-event-two-maps-action = Disegnarla dalla cresta
first_martians-event-two-maps-done = { $name } sale più in alto delle ombre e disegna la valle a matita, con gli errori di un occhio e non di più. Gli itinerari dei prossimi giorni si correggono di conseguenza.
first_martians-event-two-maps-consequence = Quella che il foglio chiama ghiaia è una conca di polvere con la pelle sopra. Froggy ci entra fino ai mozzi, e nel trainarlo Scorpio urta con l’assale lo spigolo nascosto.
first_martians-event-two-maps-choice-trust-the-map = Fidarsi della mappa
first_martians-event-two-maps-choice-trust-the-map-told = Si guida come sta disegnato. Per il primo tratto il terreno è di parola; più in là, chi esplora farà bene ad aspettarsi di tutto.
first_martians-event-two-maps-choice-survey-anew = Rifare il rilievo
first_martians-event-two-maps-choice-survey-anew-told = Il laser gira tutta la notte sul treppiede, succhia corrente, e ogni ora va spostato. Al mattino c’è un foglio che dice il vero, e nessuno che abbia riposato.

first_martians-event-missing-pass = Dove doveva esserci il passo
first_martians-event-missing-pass-scene = Il foglio promette un passo. Dopo tre ore c’è invece un orlo, e là sotto, nell’ombra, duecento metri a picco, la conca a cui erano diretti. La punta di uno stivale manda giù qualche sasso, e nessuno li sente arrivare. La via del ritorno è lunga quanto l’andata, e va pagata con le stesse bombole.
first_martians-event-missing-pass-action = Alzare ometti a ogni svolta
first_martians-event-missing-pass-done = { $name } mette tre pietre a ogni svolta, la più piatta in cima. Così si ritrovava la strada di casa prima che ci fossero le mappe.
first_martians-event-missing-pass-consequence = Il crepuscolo arriva prima del punto di riferimento. { $name } taglia per un pendio che doveva essere la strada, e lo scende dentro un fiume di sassi.

first_martians-event-iron-stone = Ferro
first_martians-event-iron-stone-scene = Sta su una ghiaia che è chiara per chilometri: nero, alto al ginocchio, segnato come da pollici. Mateus ci posa il guanto e ce lo lascia per un po’. È caduto dal cielo prima che ci fosse qualcuno a vederlo, e non è caduto intero. Le sue schegge sono nella ghiaia lungo tutto il loro percorso, e da giorni tirano a sé il magnetometro con cui si distingue una regione dall’altra.
first_martians-event-iron-stone-action = Correggere le letture
first_martians-event-iron-stone-done = { $name } toglie il ferro dalle cifre, riga dopo riga. Rimane un paese più semplice, e uno strumento a cui si può credere.
first_martians-event-iron-stone-consequence = Un giorno di guida se ne va per un posto che il magnetometro aveva promesso. C’è ghiaia, e sotto la ghiaia altre di quelle schegge nere.
first_martians-event-iron-stone-choice-load-it = Caricarlo su Scorpio
first_martians-event-iron-stone-choice-load-it-told = Al secondo tentativo il braccio lo solleva, e le batterie se ne accorgono. Quando tocca il pianale le molle di dietro si schiacciano, e schiacciate restano; senza una riparazione Scorpio non farà più un metro.
first_martians-event-iron-stone-choice-let-it-lie = Lasciarlo dov’è
first_martians-event-iron-stone-choice-let-it-lie-told = Resta dove è caduto e servirà da riferimento. Ma le sue schegge sono in tutto ciò che si è misurato, e in laboratorio nessun risultato vale finché non lo si è visto due volte.

## L’antenna

first_martians-event-guy-lines = I tiranti
first_martians-event-guy-lines-scene = A mezzogiorno le prime raffiche della stagione infilano la gola. Peso ne hanno poco, ma il palo di prova, là dove sorgerà il traliccio, è alto e leggero, e i tiranti prendono a suonare; la nota passa per il guanto e nel casco è forte. Gli ancoraggi, gli stessi che dovranno reggere il traliccio, furono piantati nel suolo gelato. Di giorno non lo è più.
first_martians-event-guy-lines-action = Piantare ancoraggi più profondi
first_martians-event-guy-lines-done = { $name } pianta ancoraggi lunghi fin dove non disgela mai. Quelli corti si sfilano, si raddrizzano e si tengono, e la nota non c’è più.
first_martians-event-guy-lines-consequence = Un ancoraggio scivola. Gli altri tiranti reggono il palo; quello libero frusta il cantiere da un capo all’altro e si ferma nella parete del complesso lavorativo.
first_martians-event-guy-lines-choice-slacken-the-lines = Allentare i tiranti
first_martians-event-guy-lines-choice-slacken-the-lines-told = Si fila un po’ di cavo, e la cima del palo dondola. Quello che stamattina si era misurato da lì va misurato di nuovo.
first_martians-event-guy-lines-choice-tighten-the-lines = Tendere i tiranti
first_martians-event-guy-lines-choice-tighten-the-lines-told = I verricelli girano finché la nota non si fa troppo alta per l’orecchio, e il lavoro continua. Quello che ha tirato di più sa di vernice calda.
first_martians-event-guy-lines-choice-tighten-the-lines-later = Tornato in officina, il verricello che aveva tenuto fermo il palo cede sollevando una cassetta degli attrezzi.

first_martians-event-missing-words = Parole mancanti
first_martians-event-missing-words-scene = Ormai il Sole è quasi in mezzo. Tutto ciò che Ruth dice deve passargli accanto, e arriva bucato. «Prima di alzare il prossimo tronco…», poi nove secondi di Sole, «…collegate il verricello all’alimentazione principale.» Gli auguri alla fine si capiscono benissimo.
first_martians-event-missing-words-action = Farsi trasmettere più lentamente
first_martians-event-missing-words-done = { $name } chiede una parola, una pausa, la stessa parola, e porta il ricevitore al massimo. A sera da Darmstadt è passata una frase intera. Finisce con i nomi di tutti.
first_martians-event-missing-words-consequence = Per un sol intero il ricevitore prende soltanto il Sole. Somiglia alla pioggia su un tetto, e alla fine qualcuno spegne proprio per questo.
first_martians-event-missing-words-choice-ask-her-again = Chiederle di ripetere
first_martians-event-missing-words-choice-ask-her-again-told = La parabola resta puntata sulla Terra tutta la notte, e c’è chi le fa compagnia. Le repliche hanno i buchi in altri punti, e sovrapposte fanno un testo.
first_martians-event-missing-words-choice-fill-the-gap = Completare a senso
first_martians-event-missing-words-choice-fill-the-gap-told = Può voler dire una cosa sola: prima il verricello, poi il tronco. È un sollievo avere di nuovo un ordine.
first_martians-event-missing-words-choice-fill-the-gap-later = Il messaggio torna, e stavolta è intero. Quello che il Sole si era mangiato era «per nessun motivo». In officina il connettore è già nero.
