# Le regole di First Martians in breve, al massimo 1500 caratteri a pagina.

first_martians-rules-aim-heading = Scopo
first_martians-rules-aim = Da due a quattro astronauti vivono su Marte per un certo numero di sol e hanno una missione. **Vincete insieme** se alla fine di un sol ogni obiettivo obbligatorio è raggiunto e gli elementi rossi non superano quelli ammessi. **Perdete insieme** se un astronauta subisce la sesta ferita o se prima finisce l’ultimo sol. Chi gioca da solo prende due posti e guida due astronauti, oppure lascia gli altri ai piloti automatici.
    Tutto è scoperto. Parlatene: il piano di ogni sol è di tutti.
first_martians-rules-round-heading = Un sol
first_martians-rules-round = **1 Eventi**: sale un tracciato, tornano vecchie storie, comincia un nuovo evento.
    {""}**2 Morale**: sopra lo 0 il Primo Giocatore riceve altrettanti segnalini Morale (🎖️); sotto li cede e subisce una ferita per ognuno che manca.
    {""}**3 Produzione**: energia, ossigeno, piante, cibo, stress.
    {""}**4 Azione**: l’equipaggio pianifica insieme, poi tutto si risolve.
    {""}**5 Avaria**: i dadi alzano i tre tracciati.
    {""}**6 Pulizia**: i segnalini «!» se ne vanno, quello in cima a «>>» passa a «!», ciò che si è ottenuto è disponibile, le abilità tornano pronte, il Primo Giocatore cambia.
    Il bot fa tutto tranne le scelte e chiede solo dove ce n’è davvero una. Il Primo Giocatore decide negli eventi e fra tracciati pieni; il resto che riguarda tutti lo sceglie chiunque.
first_martians-rules-events-heading = Eventi
first_martians-rules-events = Ogni sol si pesca un evento: agisce subito, può chiedere una scelta al Primo Giocatore e apre un’**azione** per { $chances } sol. Pedine e prezzo sono indicati, come la struttura i cui segnalini e costi valgono o l’astronauta che serve; se la si fa, riesce sempre, dà ciò che promette e il pericolo è passato. Se resta aperta, può colpire all’inizio di ogni sol seguente (facile { $easy }%, normale { $normal }%, difficile { $hard }%); allora, o dopo { $chances } sol, esce dal Diario di Missione.
    Alcune storie hanno un seguito che nessuno può impedire. Una scelta che chiede segnalini Morale ferisce chi non li ha: 1 ferita per ogni segnalino mancante. Le **avventure** vengono dal dado Avventura, da segnalini e da terreni; toccano a chi esegue l’azione.
first_martians-rules-production-heading = Produzione
first_martians-rules-production = **Energia, poi ossigeno**: la produzione deve bastare a ogni struttura che ne ha bisogno. Quelle di troppo si spengono, a scelta dell’equipaggio; le Riserve Generali non aiutano. Metà dell’eccedenza, per eccesso, si conserva.
    {""}**Piante**: crescono di uno spazio; dopo sei maturano in una serra libera. In una fattoria con Connettori o Filtri rossi invece appassiscono, se non si paga 1 energia o 1 ossigeno per ognuno.
    {""}**Cibo**: ogni pianta matura sfama un astronauta. Ciò che manca viene dalle riserve, altrimenti qualcuno digiuna: 1 ferita. Metà dell’eccedenza si conserva.
    {""}**Stress** +1 per astronauta, +{ $down } per tessera Arresto coperta. A { $limit }: 1 ferita a tutti, Morale −1, Stress 0.
    {""}**Hardware rosso** del Complesso Lavorativo: Garage, un dado Ferite può bloccare Froggy; Vano Sonde, si perde un campione; Laboratorio, Stress +1; Officina, un segnalino «1 pedina in più».
first_martians-rules-plan-heading = Il piano
first_martians-rules-plan = Ogni astronauta ha { $pawns } pedine e vanno messe tutte. Le pedine su un’azione formano una pila: **chi ha messo la prima esegue, guadagna e subisce**; gli altri aiutano. Si può chiedere la pedina di un altro; solo lui può metterla.
    Non si paga nulla finché non si dicono **pronti** tutti, o la maggioranza se il tavolo vuole così. Chi cambia una pila obbliga chi ne fa parte a dirsi di nuovo pronto. ⛔ segna ciò che così non si può fare: poche pedine, un prezzo impossibile, una ferita certa che ucciderebbe.
    Poi si pagano tutti i costi. Le riserve non tornano; gli oggetti messi con le pedine tornano se l’azione fallisce. Ogni cosa si ripara, costruisce, pianta o esplora una volta per sol.
    Prima si può togliere un elemento funzionante come ricambio (diventa rosso) e smontare una carta Miglioramento per due ricambi.
first_martians-rules-actions-heading = Azioni
first_martians-rules-actions = Si risolvono in quest’ordine:
    {""}**Evento** · come dice.
    {""}**Riposo** (Angolo Tranquillo) · 1 🎖️.
    {""}**Relax** (Alloggi) · Morale +1 o Stress −{ $calm }.
    {""}**Guarigione** (MedLab) · una propria ferita o condizione; serve anche una pedina del Medico, se non c’è l’Autoscanner.
    {""}**Gestione** (Centro di Controllo) · un tracciato Avaria −1.
    {""}**Esplorazione** (Garage) · una nuova regione accanto a una già nota.
    {""}**Raccolta** (Vano Sonde) · un campione o un ritrovamento da una regione nota, disponibile dal prossimo sol.
    {""}**Ricerca** (Laboratorio) · esaminare un campione, poi farne una scoperta. **Semina**: piantare un seme, se c’è una serra libera.
    {""}**Costruzione** (Officina) · riparare un elemento con un ricambio o con lo stesso elemento preso altrove, riparare un rover, installare un miglioramento, costruire per la missione.
    {""}**Riavvio** · una sola pedina toglie una tessera Arresto.
    Finché la sua struttura è in arresto o guasta e nessuna carta la sostituisce, nessuna azione di quel tipo è possibile.
first_martians-rules-dice-heading = Pedine e dadi
first_martians-rules-dice = Esplorazione, Raccolta, Ricerca e Costruzione chiedono 1 pedina, 1 in più per ogni spazio percorso, e ciò che aggiungono terreni e segnalini «1 pedina in più». **Pedine esatte: tre dadi. Una in più: successo senza dadi.** Le altre azioni riescono con le pedine richieste.
    Probabilità di successo / ferita / avventura: Esplorazione { $exploresuccess } / { $explorewound } / { $exploreadventure }%, Raccolta { $gathersuccess } / { $gatherwound } / { $gatheradventure }%, Ricerca { $researchsuccess } / { $researchwound } / { $researchadventure }%, Costruzione { $buildsuccess } / { $buildwound } / { $buildadventure }%. Ogni dado vale per sé. Nessun successo: chi esegue riceve { $tokens } 🎖️.
    Una CPU rossa fa tirare il dado Successo anche quando le pedine bastano. Un segnalino Ritiro vuole due successi. I Connettori rossi costano 1 energia per azione, i Filtri rossi 1 ossigeno. Anche segnalini e terreni feriscono. Lo stesso effetto vale una volta per azione; solo le pedine si sommano.
first_martians-rules-outside-heading = All’esterno
first_martians-rules-outside = I percorsi partono dall’HUB attraverso regioni esplorate. Ogni spazio costa una pedina, quelli ardui una in più. Il terreno delle regioni già note colpisce chi esegue: una ferita, un’avventura, Morale −1, una prova per il rover. Un bordo esterno invalicabile non si attraversa. Una regione appena esplorata in quel sol non fa danni e non vi si raccoglie.
    {""}**Froggy** vale 2 pedine per un’Esplorazione, **Scorpio** 1 per un’azione all’esterno; ognuno si muove una volta per sol, mai insieme, e con almeno una pedina. Dopo un terreno insidioso si tira un dado Ferite: una ferita blocca il rover finché una Costruzione non toglie il segnalino.
first_martians-rules-base-heading = Elementi rossi e arresti
first_martians-rules-base = Ogni struttura ha elementi: verde funziona, rosso costa. Il tabellone della base mostra quanto; `/{ commandmars } { commandmars-why }` li elenca tutti. Un elemento riparato funziona dalla fine della fase Azione.
    I segnalini sullo spazio «!» pesano su ogni azione di quel tipo in questo sol; quelli su «>>» aspettano il prossimo.
    Una struttura **in arresto** non fa nulla: niente azioni del suo tipo, produzione o penalità; le carte che la colpiscono si scartano, e non si ripara né si smonta. Aggiunge { $down } Stress per sol finché la tessera è coperta. Una pedina la riavvia: la tessera si gira a fine fase, agisce e se ne va, qualcuna solo pagando.
    I miglioramenti annullano la penalità di un elemento o danno qualcosa in ogni Produzione; l’elemento resta rosso. Le carte Struttura non vanno rifornite: alcune rendono qualcosa in ogni Produzione, altre **sostituiscono** una struttura che manca, è in arresto o guasta, o è frenata da un elemento rosso o da un segnalino.
first_martians-rules-malfunctions-heading = Avarie
first_martians-rules-malfunctions = Ogni complesso ha un tracciato. Uno sale di 1 ogni sol; nella fase 5 ogni complesso con l’indicatore rosso tira il suo dado, e gli elementi rossi che lo dicono aggiungono 1 ciascuno, dado o no. **A { $end }** si pesca subito la carta del complesso, il tracciato riparte e l’indicatore del complesso seguente diventa rosso per sempre: Lavorativo, Abitativo, Sistemi, Lavorativo. La missione dice da quale sol un dado si tira comunque.
    Le complicazioni rendono rosso un elemento; gli ostacoli mettono segnalini o colpiscono l’equipaggio. Una carta su una struttura in arresto, o su un elemento già rosso, non fa nulla. La Gestione abbassa un tracciato di 1 prima che sia tardi.
first_martians-rules-crew-heading = Astronauti
first_martians-rules-crew = **Ferite**: se ne reggono { $wounds }, la seguente uccide. A { $first } e a { $second } si pesca una condizione, ogni volta che si superano; agisce dalla fase seguente. L’Avvelenamento raddoppia le ferite, con l’Anemia si mangia il doppio, l’Emicrania vieta le abilità, il Problema Cardiaco lega una pedina alla cura, la Difficoltà a Concentrarsi porta un’avventura a ogni azione, l’Attacco d’Ansia toglie subito 1 Morale.
    {""}**Morale**: da { $least } a { $most }, uno per tutti.
    {""}**Abilità**: costano 🎖️, ognuna una volta per sol: durante il piano, su dadi appena tirati e prima di un danno: viene chiesto a chi può evitarlo. Un profilo (1×) non costa nulla, una volta per missione.
    {""}**Macchine**: aiutano gli equipaggi sotto i quattro astronauti: una in tre, due in due, tutte e quattro per chi ne guida due da solo ({ $machines } per sol). Ognuna è una pedina per la propria azione, gli eventi e i riavvii, mai nel Complesso Abitativo. Sotto i quattro astronauti l’Autoscanner è già installato.
first_martians-rules-table-heading = A questo tavolo
first_martians-rules-table = **La mia mossa** mostra il piano e tutto ciò che si può mettere, con pedine, probabilità e prezzo. 🧍 pedine · 🩸 ferite · ❔ avventura · 🎖️ segnalini Morale · ⚡🫧🥫 energia, ossigeno, cibo.
    `/{ commandmars } { commandmars-lay }`, `{ commandmars-join }`, `{ commandmars-back }`, `{ commandmars-rover }`, `{ commandmars-call }`, `{ commandmars-skill }`, `{ commandmars-ready }` fanno lo stesso in una riga. `/{ commandmars } { commandmars-why }` dice da dove viene ogni cifra.
    Se il tempo scade, ciò che non si può fare si ritira, le pedine rimaste riposano e il piano vale. I piloti automatici mettono le pedine per primi e dicono perché, si adattano a voi, accorrono se chiamati e sono pronti quando lo sono tutte le persone.
    L’annullamento spetta all’equipaggio: una modifica del piano si può annullare; oltre dadi e carte serve l’accordo degli altri.
