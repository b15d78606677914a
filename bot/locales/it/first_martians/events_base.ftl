# Eventi di missione di First Martians che si svolgono nella base. Le scene le legge tutto l’equipaggio.

first_martians-event-farm-alarm = Allarme in fattoria
first_martians-event-farm-alarm-scene = Alle quattro del mattino le lampade della fattoria vanno al massimo e ci restano. Quando una mano arriva all’interruttore, le lattughe più vicine al vetro pendono già lesse dai gambi. Il temporizzatore segna l’ora giusta. È il relè, dietro, che non obbedisce più.
first_martians-event-farm-alarm-action = Pulire il relè delle lampade
first_martians-event-farm-alarm-done = { $name } passa la tela smeriglio fra i contatti e aspetta lì accanto per un ciclo intero. Allo scoccare del minuto, sulle vasche scende la sera.
first_martians-event-farm-alarm-consequence = I contatti si saldano, e l’interruttore di sicurezza fa quello per cui è stato costruito: stacca la fattoria dalla rete. Oltre il vetro le vasche sono nere.

first_martians-event-dust-on-the-panels = Polvere sui pannelli
first_martians-event-dust-on-the-panels-scene = Per tutta la settimana il vento è stato poco più di un fiato, ed è bastato. Nelle riprese i pannelli hanno preso il colore del suolo; solo un filo d’azzurro dice dove finiscono. A mezzogiorno, quando dovrebbe salire, la curva di carica resta piatta.
first_martians-event-dust-on-the-panels-action = Spazzare i pannelli
first_martians-event-dust-on-the-panels-done = { $name } scende lungo le file con la spazzola lunga. Cella dopo cella torna l’azzurro, e dalla base qualcuno legge alla radio la corrente che sale, senza che nessuno gliel’abbia chiesto.
first_martians-event-dust-on-the-panels-consequence = Il gelo della notte ha indurito la polvere come gesso, e sotto si è spenta una fila di celle. La strada per la colazione, adesso, passa davanti all’indicatore delle batterie.

first_martians-event-last-letter = L’ultima lettera
first_martians-event-last-letter-scene = Con la posta del mattino arriva la scansione di un foglio, in una grafia che nessuno conosce. È della donna che guidava i saldatori dello scafo dell’HUB; è morta in primavera, e voleva che lo spedissero quando qualcuno avesse già dormito fra le sue pareti. Elenca, numero per numero, le saldature che rifarebbe. Ruth Feldmann non ha aggiunto una parola, e il foglio è arrivato soltanto a { $name }.
first_martians-event-last-letter-action = Provare le saldature
first_martians-event-last-letter-done = Con acqua saponata e una lampada { $name } scorre quell’elenco fino all’ultimo numero. A sera la parete è di nuovo una parete, con le fotografie appese.
first_martians-event-last-letter-consequence = Nessuno prova lo scafo, e così nessuno se ne fida. Un materasso dopo l’altro si allontana dalla parete esterna.
first_martians-event-last-letter-follow-up = { $name } sogna una mano che tira un cordone di metallo lungo un giunto e si ferma prima della fine. Per quella notte il sonno è finito, e il giorno dopo manca la pazienza.
first_martians-event-last-letter-choice-read-aloud = Leggerla a voce alta
first_martians-event-last-letter-choice-read-aloud-told = { $name } legge fino all’ultima riga. Nessuno dà la colpa a quella donna; avvicinano le sedie e vanno a prendere la pianta dello scafo. Da adesso ogni scricchiolio ha un numero.
first_martians-event-last-letter-choice-keep-silent = Tenerla per sé
first_martians-event-last-letter-choice-keep-silent-told = { $name } mette via il foglio, e sapere dà fermezza. Gli altri hanno visto la spia del ricevitore. Chiedono una volta, poi smettono di chiedere.

first_martians-event-filter-mould = Muffa nel filtro
first_martians-event-filter-mould-scene = Il filtro esce dal telaio coperto di una peluria grigia che cede sotto il pollice. Da giorni, negli alloggi, l’aria sapeva di cantina. Ora si sa che cosa si è respirato.
first_martians-event-filter-mould-action = Montare un filtro nuovo
first_martians-event-filter-mould-done = { $name } sistema il filtro nuovo e brucia il vecchio. La prima aria che ne esce non sa di niente, e uno dopo l’altro vengono a mettersi sotto la griglia.
first_martians-event-filter-mould-consequence = { $name } ha respirato troppo a lungo quelle spore. Quello che la visita scopre non passerà da solo.
first_martians-event-filter-mould-choice-scrub-at-night = Raschiare i condotti stanotte
first_martians-event-filter-mould-choice-scrub-at-night-told = { $name } raschia fino all’alba con il cloro, a ventilazione spenta. I condotti brillano. Quello che verso mattina viene su con la tosse è striato di rosso.
first_martians-event-filter-mould-choice-wait-for-day = Aspettare il giorno
first_martians-event-filter-mould-choice-wait-for-day-told = Per una notte ancora il filtro torna al suo posto così com’è. Al mattino il grigio ha raggiunto i giunti dei condotti, e ventole che non si sentivano mai ora faticano.

first_martians-event-tremor = Scossa
first_martians-event-tremor-scene = Una tazza attraversa il tavolo e si ferma sul bordo. Poi il pavimento si muove ancora, a lungo, nel profondo, come se sotto la valle trascinassero un peso. Dalle canaline cola polvere. Quando è finita, le pompe ci mettono un attimo di troppo a ritrovare il passo.
first_martians-event-tremor-action = Stringere gli ancoraggi
first_martians-event-tremor-done = Bullone dopo bullone, { $name } riporta gli ancoraggi alle tacche. Quando il suolo si sposta di nuovo, la base si sposta con lui, tutta d’un pezzo.
first_martians-event-tremor-consequence = La scossa dopo viene di notte, appena più forte di una porta che sbatte. Stavolta negli impianti qualcosa cede.
first_martians-event-tremor-choice-check-outside = Controllare fuori
first_martians-event-tremor-choice-check-outside-told = { $name } fa con Scorpio il giro dell’HUB alla luce dei fari e stringe l’ancoraggio messo peggio. Sulla via del ritorno, nelle sospensioni, qualcosa comincia a battere.
first_martians-event-tremor-choice-stay-inside = Restare dentro
first_martians-event-tremor-choice-stay-inside-told = Il portello resta chiuso. Siedono con il casco a portata di mano e aspettano la prossima scossa. Non viene; e ora dopo ora continua a non venire.

first_martians-event-water-debt = Debito d’acqua
first_martians-event-water-debt-scene = Giorno dopo giorno il riciclatore ha reso un po’ meno di quanto prendeva, e la differenza si è persa negli arrotondamenti. Stasera il galleggiante della cisterna tocca un segno che nessuno gli ha mai visto toccare. L’acqua che manca è stata bevuta da un pezzo.
first_martians-event-water-debt-action = Bruciare le scorie del riciclatore
first_martians-event-water-debt-done = { $name } insuffla ossigeno nel reattore incrostato finché, bruciando, non si ripulisce. Il galleggiante si stacca dal segno, e per la prima volta da giorni si sente qualcuno lavarsi.
first_martians-event-water-debt-consequence = Nel MedLab lo sterilizzatore resta a secco a metà ciclo. Gli strumenti ora si bollono a mano, in quel che rimane, e chi si riempie una tazza ha addosso gli occhi di tutti.
first_martians-event-water-debt-choice-ration-water = Razionare l’acqua
first_martians-event-water-debt-choice-ration-water-told = { $name } graffia una tacca su ogni borraccia. I lavabi restano asciutti. A mezzogiorno le labbra sono spaccate e le risposte brevi.
first_martians-event-water-debt-choice-tap-the-farm = Attingere alla fattoria
first_martians-event-water-debt-choice-tap-the-farm-told = { $name } apre lo scarico sotto le vasche e manda alla cisterna l’acqua dei nutrienti. Quel che cresce nell’angolo più asciutto, la sera, abbassa le foglie e non le rialza.

first_martians-event-garage-fire = Incendio nel garage
first_martians-event-garage-fire-scene = Una fiamma azzurra, lunga neanche un dito, sta ritta sulla barra di ricarica del garage e non fa rumore. L’estintore ne ha ragione al secondo tentativo. L’acciaio intorno scotterà per ore, e fili di isolante fuso pendono dal soffitto sull’unico passaggio verso i rover.
first_martians-event-garage-fire-action = Smontare la barra di ricarica
first_martians-event-garage-fire-done = { $name } riduce la barra al metallo nudo. Dietro c’è un connettore che il fuoco non ha toccato; finisce nella cassetta dei ricambi.
first_martians-event-garage-fire-consequence = Nella notte dalla barra scocca un altro arco e il garage perde l’alimentazione. Al mattino Froggy è ancora alla colonnina, con il cavo fuso nella presa.
first_martians-event-garage-fire-follow-up = Il giorno dell’incendio era una vescica, non valeva la pena parlarne. Sotto il guanto si è infettata, e { $name } non riesce più a chiudere la mano.

first_martians-event-silent-radio = Radio muta
first_martians-event-silent-radio-scene = Arriva l’ora di Darmstadt, e dall’altoparlante esce soltanto il proprio respiro. Lasciano passare i quattordici minuti, poi altrettanti. Il trasmettitore segnala che è tutto in ordine. Nessuno dà la buonanotte.
first_martians-event-silent-radio-action = Potenziare il trasmettitore
first_martians-event-silent-radio-done = { $name } spinge l’amplificatore oltre i dati di targa e ce lo tiene. Mezz’ora dopo la voce di Ruth Feldmann è nella stanza, roca, e li chiama per nome uno per uno. Il satellite ripetitore aveva girato la parabola; lei ha parlato tutto il tempo.
first_martians-event-silent-radio-consequence = Un’altra sera senza una voce dalla Terra. La console resta accesa, anche se non ci siede più nessuno, e le porte si chiudono più forte del necessario.

first_martians-event-night-frost = Gelo notturno
first_martians-event-night-frost-scene = Fuori la temperatura scende sotto ogni valore annotato quest’anno, e non è ancora mezzanotte. Negli alloggi, intorno a ciascun bullone della parete esterna, è cresciuta una rosetta di ghiaccio. Il fiato resta sospeso sopra le cuccette.
first_martians-event-night-frost-action = Fasciare i bulloni gelati
first_martians-event-night-frost-done = { $name } avvolge ogni bullone in strisce di coperta. Verso sera i radiatori si spengono da soli, e ciò che risparmiano va nella riserva.
first_martians-event-night-frost-consequence = Dietro i pannelli si sente uno schianto, come di un ramo secco. Il freddo ha trovato il punto più debole degli alloggi.
first_martians-event-night-frost-choice-heat-the-rooms = Scaldare le stanze
first_martians-event-night-frost-choice-heat-the-rooms-told = { $name } dà ai radiatori la riserva. Le rosette si sciolgono e colano lungo la parete, e con loro cola via la carica delle batterie.
first_martians-event-night-frost-choice-sleep-cold = Dormire al freddo
first_martians-event-night-frost-choice-sleep-cold-told = Si coricano in una sola stanza, sotto tutto quello che è di stoffa. { $name } resta di guardia alle valvole; al mattino le punte di due dita sono bianche, e bianche rimangono.

first_martians-event-seed-in-the-dust = Un seme nella polvere
first_martians-event-seed-in-the-dust-scene = Fra lanugine e radichette, nella trappola della polvere in fattoria, c’è un seme che non sta in nessun elenco. È bruno, grande come un chicco di riso, e su un fianco una riga chiara mostra dove ha cominciato ad aprirsi. Deve essere venuto in un polsino o in uno stivale, fin dalla Terra.
first_martians-event-seed-in-the-dust-action = Disinfettare le vasche
first_martians-event-seed-in-the-dust-done = { $name } sciacqua radice dopo radice nel perossido e abbassa le lampade di un palmo. Le foglie rispondono in un giorno; presto si toccano l’una con l’altra.
first_martians-event-seed-in-the-dust-consequence = Dalla trappola della polvere una tela bianca ha strisciato fino alle radici più vicine. Ciò che ha raggiunto va strappato e bruciato.
first_martians-event-seed-in-the-dust-choice-sow-the-find = Conservarlo per la semina
first_martians-event-seed-in-the-dust-choice-sow-the-find-told = { $name } lo porta attraverso gli alloggi fino alla scorta delle sementi, sul palmo aperto. Qualunque cosa stesse attaccata al guscio ha fatto la stessa strada.
first_martians-event-seed-in-the-dust-choice-study-the-find = Studiarlo
first_martians-event-seed-in-the-dust-choice-study-the-find-told = In laboratorio { $name } lo fa scivolare sotto la lente. La buccia è coperta di filamenti che non sono suoi, e dopo, per quanto ci si lavi le mani, non sembra mai abbastanza.

first_martians-event-loose-antenna = Antenna allentata
first_martians-event-loose-antenna-scene = Qualcosa batte sul tetto, senza ritmo, così che non si smette mai di aspettare il prossimo colpo. A ogni colpo le cifre saltano sulle console. Il palo dell’antenna si è allentato, e quello che uno schermo dice adesso può essere falso prima che la mano arrivi al comando.
first_martians-event-loose-antenna-action = Serrare il palo
first_martians-event-loose-antenna-done = { $name } si stende sul tetto e tira la fascetta finché la chiave non scivola. Di sotto le cifre si fermano. Certi guasti a cui davano la caccia non c’erano mai stati.
first_martians-event-loose-antenna-consequence = Il cavo si è consumato contro lo spigolo del tetto. Le console mostrano ancora l’ultima cosa ricevuta, vecchia di ore, e con quella non si governa nulla.

first_martians-event-quarrel-over-duty = Lite sui turni
first_martians-event-quarrel-over-duty-scene = Comincia dal filtro del gabinetto: a chi toccava, chi se l’è cavata, chi questa settimana è uscito troppe volte. Presto si parla di una frase detta nel secondo mese di volo. Al foglio dei turni, accanto alla cucina, manca un angolo, e ci si aspetta che a chiudere la questione sia { $name }.
first_martians-event-quarrel-over-duty-action = Sedersi intorno al tavolo
first_martians-event-quarrel-over-duty-done = { $name } prepara il tè e lascia che ciascuno arrivi in fondo. Si fa mezzanotte. Al mattino il filtro è già cambiato.
first_martians-event-quarrel-over-duty-consequence = I turni si rispettano al minuto, e oltre il minuto nessuno dà una mano. Si mangia a orari separati.
first_martians-event-quarrel-over-duty-choice-side-with-one = Prendere posizione
first_martians-event-quarrel-over-duty-choice-side-with-one-told = { $name } dice chi ha fatto troppo poco. Averlo detto è un sollievo. È anche vero, e questo non lo rende più facile da perdonare.
first_martians-event-quarrel-over-duty-choice-split-the-work = Ridistribuire il lavoro
first_martians-event-quarrel-over-duty-choice-split-the-work-told = { $name } scrive un turno che non risparmia nessuno, e le voci si abbassano. Le ore libere di domani sono di secchi e spazzole.

first_martians-event-wrong-thread = La filettatura sbagliata
first_martians-event-wrong-thread-scene = Per un’ora il primo raccordo della linea di riserva non vuole prendere. Poi un calibro spiega perché: i raccordi vengono da due fabbriche, filettati secondo due norme, a un capello di distanza, mescolati in una sola cassa. Ruth Feldmann conferma e non cerca scuse. I tubi che devono diventare il secondo polmone della base ingombrano il pavimento dell’officina.
first_martians-event-wrong-thread-action = Separare i raccordi
first_martians-event-wrong-thread-done = { $name } ha provato ogni raccordo con due dita e li ha allineati in due file sul telone. Alla fine bastano per i tubi, e un pezzo buono avanza.
first_martians-event-wrong-thread-consequence = Qualcuno mette la chiave lunga su un raccordo che non va. A rompersi è la morsa, strappata dal banco con tutti i bulloni. Che non è colpa di nessuno viene ripetuto troppe volte, e a voce troppo alta.
first_martians-event-wrong-thread-choice-cut-new-threads = Rifare le filettature
first_martians-event-wrong-thread-choice-cut-new-threads-told = { $name } resta al tornio finché le righe della scala non si confondono. I trucioli coprono banco e pavimento; prima di costruire altro, lì dentro, bisogna che qualcuno faccia posto.
first_martians-event-wrong-thread-choice-seal-with-resin = Sigillare con la resina
first_martians-event-wrong-thread-choice-seal-with-resin-told = { $name } avvita i raccordi fin dove vanno e riempie il resto di resina. Tiene, sul manometro, oggi. Ma le pompe devono spingere di più.
first_martians-event-wrong-thread-choice-seal-with-resin-later = Al freddo la resina diventa vetro. Una giuntura sigillata da { $name } cede con un colpo di tosse e si porta dietro la vicina.

first_martians-event-second-circuit = Il secondo circuito
first_martians-event-second-circuit-scene = La sbarra del circuito di riserva è pronta, una rotaia di rame lunga un braccio. Secondo il manuale, per montarla la base deve restare morta un’ora: niente pompe, niente ventole, niente luce. Una nota a margine dice che è stato fatto anche sotto tensione. In un modo o nell’altro, resterà appesa a una giunzione pensata per le prove.
first_martians-event-second-circuit-action = Rifare la giunzione
first_martians-event-second-circuit-done = { $name } taglia via la giunzione annerita e mette un connettore vero. Quello che lì si perdeva in calore adesso arriva alle batterie.
first_martians-event-second-circuit-consequence = La giunzione si arroventa, gocciola, si stacca. Il centro di controllo esce dalla rete con tutti gli schermi in una volta.
first_martians-event-second-circuit-choice-go-dark = Togliere la corrente
first_martians-event-second-circuit-choice-go-dark-told = { $name } abbassa l’interruttore generale. Quando le ventole si sono fermate si sentono respirare l’un l’altro, e per un’ora ognuno cerca di farlo un po’ meno.
first_martians-event-second-circuit-choice-work-live = Montarla sotto tensione
first_martians-event-second-circuit-choice-work-live-told = { $name } lavora in piedi sulla gomma, una mano dietro la schiena, e gira i dadi a tentoni. All’ultimo c’è un lampo bianco, e il palmo si ustiona attraverso il guanto. Ma il dado è stretto, e la mano non ha lasciato la presa.

first_martians-event-sinking-leg = La gamba che affonda
first_martians-event-sinking-leg-scene = I motori dell’atterraggio hanno scaldato il suolo, e da allora non è più fermo. Il suo ghiaccio se ne va in vapore, e una gamba del lander è scesa di un palmo in quello che resta, fine come farina. Una bottiglia posata sul pavimento della cabina rotola ogni volta verso la stessa parete. Contro quella parete è ancora imballata mezza base.
first_martians-event-sinking-leg-action = Poggiare la gamba sulla roccia
first_martians-event-sinking-leg-done = Sotto la farina { $name } trova la roccia, e riempie la buca di lastre finché il piede non ci poggia. La bottiglia resta dove la si mette.
first_martians-event-sinking-leg-consequence = Prima dell’alba la gamba sfonda la crosta. Tutto ciò che era in piedi scivola; fra gli impianti qualcosa si strappa, e il giorno lo aspettano con le tute addosso.
first_martians-event-sinking-leg-choice-jack-it-up = Sollevarla con i martinetti
first_martians-event-sinking-leg-choice-jack-it-up-told = Per tutta la notte { $name } tiene in pressione i martinetti e legge la livella ogni dieci minuti. La gamba sale di un dito; le batterie scendono di più.
first_martians-event-sinking-leg-choice-tie-to-scorpio = Ancorarla a Scorpio
first_martians-event-sinking-leg-choice-tie-to-scorpio-told = { $name } porta Scorpio dal lato alto, passa un cavo nel telaio e lo mette in tiro. Il lander smette di inclinarsi. Per adesso il rover ne fa parte.

first_martians-event-buried-crate = La cassa sepolta
first_martians-event-buried-crate-scene = Le casse erano nella valle prima dell’equipaggio, posate in fila ordinata, finché i motori dell’atterraggio non ci hanno soffiato sopra la pianura. Rispondono tutti i radiofari tranne uno. È quello dei viveri, e finché tace le pentole restano mezze vuote.
first_martians-event-buried-crate-action = Scavare per trovarla
first_martians-event-buried-crate-done = { $name } la trova con un tondino di ferro, a un braccio di profondità. Sotto le razioni, in un cartoccio di giornale, qualcuno ha messo dei semi che nessuna lista nomina.
first_martians-event-buried-crate-consequence = Contando sulla cassa, si era continuato a mangiare dalle scorte. Quando la trovano, il coperchio è saltato da giorni e il gelo ha spaccato le scatolette. Ci ributtano sopra la sabbia.

first_martians-event-missing-litres = I litri che mancano
first_martians-event-missing-litres-scene = Ogni borraccia ha la sua tacca, ogni tacca il suo segno, e al mattino nella cisterna c’è lo stesso meno di quanto dovrebbe. La differenza è quel che una persona beve in una notte. { $name } rifà il conto su un foglio pulito. Nessuno ha chiesto; tutti hanno contato.
first_martians-event-missing-litres-action = Seguire il tubo a mano
first_martians-event-missing-litres-done = { $name } tasta il tubo, staffa dopo staffa, finché sotto le dita l’isolante è fradicio: una crepa che si sente e non si vede, e che piange dentro la parete. Nessuno ha rubato. Devono dirselo l’un l’altro, perché sia vero.
first_martians-event-missing-litres-consequence = L’acqua era sempre stata nella parete. Arriva ai fili dietro le cuccette, si sente uno scoppio, e stanno già gridando gli uni contro gli altri prima di sapere che cosa si è rotto.
first_martians-event-missing-litres-choice-ask-openly = Chiedere apertamente
first_martians-event-missing-litres-choice-ask-openly-told = { $name } lo chiede a colazione, senza fare nomi. Negano a turno, e ogni no sembra indicare il prossimo.
first_martians-event-missing-litres-choice-lock-the-tap = Chiudere il rubinetto
first_martians-event-missing-litres-choice-lock-the-tap-told = { $name } mette una catena alla valvola e tiene la chiave. Chi di notte ha sete, adesso, deve bussare a una porta.
first_martians-event-missing-litres-choice-lock-the-tap-later = Chi ha dovuto bussare, di notte, per un bicchiere d’acqua non l’ha dimenticato. A cena la sedia accanto a { $name } resta vuota.

first_martians-event-smell-of-smoke = Odore di fumo
first_martians-event-smell-of-smoke-scene = Nel corridoio accanto al garage Anneli Korhonen si ferma e alza la testa. Fumo, dice. Nessun sensore le dà ragione; per gli altri l’aria sa di polvere d’estintore, come sempre dal giorno dell’incendio. Lei appoggia il palmo al pannello, lo fa scorrere, e comincia a fischiettare piano.
first_martians-event-smell-of-smoke-action = Tagliare i fili bruciati
first_martians-event-smell-of-smoke-done = { $name } taglia finché il rame non è lucido da una parte e dall’altra. Nel secchio il pezzo è ancora caldo al centro. Il fischio smette.
first_martians-event-smell-of-smoke-consequence = Un pennacchio grigio esce dalle giunture della parete, e gli automatismi non chiedono permesso. Calano le porte, le pompe portano via l’aria. Il fuoco è spento, e nel garage non c’è più aria che fuori nella valle.
first_martians-event-smell-of-smoke-choice-open-the-wall = Aprire la parete
first_martians-event-smell-of-smoke-choice-open-the-wall-told = Prima di sera { $name } ha staccato i pannelli. Dietro, i cavi sono carbonizzati e non ancora freddi. Ora i pannelli coprono il pavimento del garage, e ogni uscita comincia con lo sgombero di un passaggio.
first_martians-event-smell-of-smoke-choice-trust-the-sensors = Fidarsi dei sensori
first_martians-event-smell-of-smoke-choice-trust-the-sensors-told = { $name } si attiene ai sensori, e i sensori tacciono. Quella notte qualcuno si corica con gli stivali, e non è il solo.
first_martians-event-smell-of-smoke-choice-trust-the-sensors-later = Quello che covava dietro la parete si era già mangiato la strada, più in là di dove si è guardato. Un intero fascio di cavi ha perso la pelle, e i guasti spuntano da un locale di lavoro all’altro.

first_martians-event-seam-fourteen = Saldatura quattordici
first_martians-event-seam-fourteen-scene = Si sente solo quando sono tutti coricati e fermi: un soffio uguale dietro le cuccette, come sabbia versata da una mano nell’altra. Sulla pianta dello scafo quel punto ha un numero, e il numero è nella lettera della saldatrice. Da ieri la curva della pressione è scesa dello spessore del suo stesso tratto.
first_martians-event-seam-fourteen-action = Rifare la saldatura
first_martians-event-seam-fourteen-done = { $name } stende un secondo cordone sul primo, lentamente, come chiede la lettera. Il soffio finisce, e le bombole cominciano a riempirsi. Qualcuno scrive lì accanto, sulla parete, il nome della saldatrice.
first_martians-event-seam-fourteen-consequence = Il soffio sale fino a una sola nota acuta. La paratia cade prima che abbiano trovato le scarpe, e di là gli alloggi perdono tutta l’aria.
first_martians-event-seam-fourteen-choice-foam-it-now = Sigillare con la schiuma
first_martians-event-seam-fourteen-choice-foam-it-now-told = La schiuma vuole un’ora per indurire. Per quell’ora { $name } resta con una mano contro la parete, mentre le bombole rimettono quello che se ne va.
first_martians-event-seam-fourteen-choice-give-up-the-bunks = Sgomberare le cuccette
first_martians-event-seam-fourteen-choice-give-up-the-bunks-told = { $name } fa portare via le cuccette e chiudere l’angolo con un telo. Si dorme in corridoio, testa contro piedi; chi vuole un’ora di pace deve prima trovare dove passarla.

first_martians-event-wet-cabinet = L’armadio bagnato
first_martians-event-wet-cabinet-scene = Quello che i radiatori hanno scacciato dalle pareti doveva pur andare da qualche parte, ed è andato in laboratorio. All’interno dell’armadio dell’analizzatore l’acqua sta in perle. A ogni avvio della ventola scivolano un poco verso le schede, e la più bassa pende a un pollice dal processore. Le letture sono ancora buone.
first_martians-event-wet-cabinet-action = Chiudere il condotto caldo
first_martians-event-wet-cabinet-done = Una vite, mezzo giro: { $name } chiude il condotto che soffiava aria calda contro la parete fredda. Le perle rimpiccioliscono a vista d’occhio, e i radiatori consumano meno di prima.
first_martians-event-wet-cabinet-consequence = La goccia cade in un’ora in cui il laboratorio è vuoto. Del processore resta un quadrato nero che sa di stagno, e la scarica è corsa avanti fino alle macchine accanto.
first_martians-event-wet-cabinet-choice-dry-it-out = Spegnerlo e asciugarlo
first_martians-event-wet-cabinet-choice-dry-it-out-told = { $name } spegne l’analizzatore e stende le schede su asciugamani. Chi ha altro da fare in laboratorio lo fa lì intorno, a gomiti stretti.
first_martians-event-wet-cabinet-choice-let-it-run = Lasciarlo acceso
first_martians-event-wet-cabinet-choice-let-it-run-told = { $name } lo lascia acceso; forse lo asciugherà il suo stesso calore. A sera il registro dei guasti è passato alla seconda pagina, e non tutta riguarda il laboratorio.

first_martians-event-pale-shoots = Germogli pallidi
first_martians-event-pale-shoots-scene = Il seme smarrito aveva un compagno. Sotto l’ultima vasca, nello scolo, uno stelo bianco come cera è salito senza luce e ha afferrato le lattughe. Noor Haddad lo misura mattina, mezzogiorno e sera e annota la lunghezza nel taccuino. Non dice che cos’è. Con lei, vuol dire che non lo sa.
first_martians-event-pale-shoots-action = Seguire le radici
first_martians-event-pale-shoots-done = Con le pinzette, per ore, { $name } segue nella ghiaia la radice più lunga, fino alla punta. Andava verso il filtro. L’ultimo palmo finisce in un barattolo, in laboratorio.
first_martians-event-pale-shoots-consequence = Le radici sono andate dove nessuno guardava. Riempiono il vano del filtro della fattoria, fitte come capelli in uno scarico; la ventola ci soffoca, e passa del tempo prima che una mano ci si infili.
first_martians-event-pale-shoots-choice-let-it-climb = Lasciarlo salire
first_martians-event-pale-shoots-choice-let-it-climb-told = { $name } gli dà uno spago. Quel che cresce alla sua ombra ingiallisce, a cena le scodelle sono meno piene, e c’è chi fa il giro lungo per non passare dalla fattoria.
first_martians-event-pale-shoots-choice-let-it-climb-later = In una notte lo stelo bianco ha messo un fiore, uno solo, e sotto il fiore una capsula che sfugge a ogni chiave botanica. { $name } la porta in laboratorio con tutte e due le mani.
first_martians-event-pale-shoots-choice-cut-it-down = Tagliarlo
first_martians-event-pale-shoots-choice-cut-it-down-told = { $name } lo recide alla radice e lo brucia. Era l’unica cosa, in questo posto, venuta di sua volontà, e per qualche giorno la fattoria è soltanto un posto di lavoro.

first_martians-event-hum-in-the-wall = Un ronzio nella parete
first_martians-event-hum-in-the-wall-scene = Dal giorno della scossa, negli alloggi c’è una nota. L’orecchio contro la parete la perde; la ritrovano i denti, gli spigoli dei tavoli. Sta sotto ogni frase e dentro ogni pausa, e nessuno ha più dormito una notte intera. Da qualche parte un cuscinetto gira fuori asse.
first_martians-event-hum-in-the-wall-action = Trovare il cuscinetto
first_martians-event-hum-in-the-wall-done = Con un cacciavite fra i denti { $name } va di condotto in condotto, e lo trova: un cuscinetto, un granello di basalto. La nota si spezza. Quella sera restano a tavola solo perché c’è silenzio.
first_martians-event-hum-in-the-wall-consequence = Di notte il cuscinetto grippa. L’albero si fracassa nella sua sede, e si porta via un pezzo montato sulla stessa staffa. L’hanno aspettato tanto che il silenzio non dà sollievo.
first_martians-event-hum-in-the-wall-choice-stop-the-fan = Fermare la ventola
first_martians-event-hum-in-the-wall-choice-stop-the-fan-told = { $name } ferma la ventola principale, e il silenzio arriva così di colpo che tutti alzano la testa. Finché non potrà girare di nuovo, si respira dalle bombole.
first_martians-event-hum-in-the-wall-choice-bear-it = Sopportarlo
first_martians-event-hum-in-the-wall-choice-bear-it-told = Si tappano le orecchie con la carta e tirano avanti. Le cose si posano troppo forte; una domanda va ripetuta tre volte.
first_martians-event-hum-in-the-wall-choice-bear-it-later = { $name } non si volta più quando sente il proprio nome. Non è soltanto sonno perduto: quello che mostra la visita durerà più del ronzio.

first_martians-event-new-firmware = Nuovo firmware
first_martians-event-new-firmware-scene = Ruth Feldmann manda un nuovo programma per le centraline e dice che cosa ne pensa: lo hanno provato quattro giorni, ne servivano quaranta. Domenica, nella copia dell’HUB a Darmstadt, la versione vecchia ha lasciato fermarsi l’aria. Non vorrebbe dover scegliere, dice. Deve farlo { $name }.
first_martians-event-new-firmware-action = Confrontare le due versioni
first_martians-event-new-firmware-done = { $name } fa girare le due versioni fianco a fianco per tutta la notte sulla macchina di riserva, e verso l’alba trova l’errore: un orologio che conta ancora in giorni terrestri. La correzione va alle centraline, una copia a Darmstadt.
first_martians-event-new-firmware-consequence = Gli orologi della base non vanno più insieme. Le valvole si aprono prima delle loro pompe, si accendono luci in stanze vuote; in ogni ala piccole cose accadono nell’ordine sbagliato, e si controlla quel che si è appena controllato.
first_martians-event-new-firmware-choice-install-tonight = Installarlo stanotte
first_martians-event-new-firmware-choice-install-tonight-told = Una dopo l’altra le centraline ripartono, ciascuna con un’esitazione che prima non aveva. Al centro di controllo { $name } dà ogni comando due volte, per esserne certi.
first_martians-event-new-firmware-choice-install-tonight-later = Alle tre e dieci il nuovo programma arriva a una riga che nessuno ha provato. Nel centro di controllo un processore si avvia, si ferma, si avvia, e resta buio.
first_martians-event-new-firmware-choice-wait-for-tests = Aspettare altre prove
first_martians-event-new-firmware-choice-wait-for-tests-told = { $name } non apre il file. Prima di sera le pompe cominciano a incespicare come Ruth aveva descritto, una, poi parecchie.

first_martians-event-cold-chain = La catena del freddo
first_martians-event-cold-chain-scene = A un’ora imprecisata della notte il frigorifero del MedLab si è fermato; lo sportello è ancora freddo, dentro non lo è più. Samuel Okafor tira fuori le fiale con la destra, la sinistra in tasca, e le mette in fila sotto la lampada. Alcune si sono intorbidite. Di quelle limpide nessuno sa dire a che cosa servano ancora.
first_martians-event-cold-chain-action = Rifare i cavi del frigorifero
first_martians-event-cold-chain-done = Dietro il compressore { $name } trova il filo consumato, e nello stesso fascio altri che non avrebbero retto la settimana. La lancetta torna nel verde.
first_martians-event-cold-chain-consequence = Il compressore era soltanto il primo della linea. Lo segue il lettino delle visite, con uno scatto che si sente oltre due porte. Samuel gli sta davanti come davanti a un paziente, e nessuno gli chiede quello che tutti si stanno chiedendo.
first_martians-event-cold-chain-choice-discard-them = Buttarle tutte
first_martians-event-cold-chain-choice-discard-them-told = { $name } fa distruggere l’intera fila. Quello che ora si cura nel MedLab si cura senza, e ci vogliono altre due mani.
first_martians-event-cold-chain-choice-keep-them = Tenere quelle limpide
first_martians-event-cold-chain-choice-keep-them-told = { $name } fa rimettere a posto quelle limpide, ognuna con un tratto di matita rossa. Da lontano lo scaffale sembra pieno, e si prende l’abitudine di guardarlo da lontano.
first_martians-event-cold-chain-choice-keep-them-later = Non c’era altra fiala, e a { $name } ne hanno data una col tratto rosso. Non ha fatto quello che prometteva l’etichetta.
