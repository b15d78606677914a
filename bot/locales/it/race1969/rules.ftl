# Le regole di 1969 in breve, per il pulsante d’aiuto. Le cifre vengono dalla plancia.

race1969-rules-aim-heading = La corsa in un minuto
race1969-rules-aim =
    Guidi il programma spaziale di una nazione dal { $first } al { $last }: { $rounds } turni, e alla fine vince chi ha più Punti Prestigio (PP).
    Ogni turno ha quattro fasi. Tutti ne finiscono una prima che cominci la successiva:
    `1` **Introiti** — denaro per tutti, carte Spionaggio gratis, contanti in cambio di prestigio
    `2` **Acquisti** — assumi Scienziati, infiltra Spie, compra carte
    `3` **Missioni** — lancia una Missione, se vuoi
    `4` **Fine del turno** — si piantano le Bandiere; il segnalino Primo Giocatore passa a sinistra
    Il Primo Giocatore si sorteggia; gli altri seguono in senso orario, nell’ordine dei posti.
    Cominci con { $start } PP, senza soldi, senza carte e con una Bandiera sulla prima casella della Missione Lunare.

race1969-rules-income-heading = 1 · Introiti
race1969-rules-income =
    Ogni nazione riceve il denaro dell’anno: { $incomes } M, dal { $first } al { $last }.
    Poi ogni Ricercatore in Spionaggio ti fa pescare una carta gratis. Con la mano piena ({ $limit }) la lasci, oppure prima scarti.
    Poi puoi vendere prestigio: { $rate } M per ogni PP, al massimo { $trades } PP, anno per anno, e mai più di quanti ne hai.

race1969-rules-purchases-heading = 2 · Acquisti
race1969-rules-purchases =
    Compra tutto quello che puoi pagare, in qualsiasi ordine.
    🧪 **Gli Scienziati** vanno subito in uno spazio libero di una delle tue dodici Ricerche e non si spostano più. Una Ricerca ne ospita { $spaces }, e due dello stesso tipo solo se sono entrambi Base.
    ⬛ **Le Spie** vanno in uno spazio libero della Ricerca di un altro. Tu ottieni un segnalino Bonus nella tua Ricerca corrispondente, che vale un Ricercatore, se lì non ne hai ancora. In una Ricerca non sta mai più di una Spia.
    🃏 **Le carte Spionaggio** costano { $card } M l’una. Il mazzo ne ha { $deck }, da 1, 2 o 3 punti; quando finisce, si rimescolano gli scarti. Mai più di { $limit } in mano; con la mano piena puoi scartare prima di comprare. Tutti vedono quante ne hai, nessuno i valori.
    💡 Tieni da parte qualcosa: i lanci si pagano dopo questa fase.

race1969-rules-scientists-heading = Scienziati
race1969-rules-scientists =
    ⬜ **Base** · { $baseprice } M · 1 Ricercatore
    🟦 **Geniale** · { $geniusprice } M · 2 Ricercatori
    🟩 **Famoso** · { $famousprice } M · 1 Ricercatore · +{ $famousprestige } PP per te alla fine
    🟥 **Inesperto** · { $noviceprice } M · 1 Ricercatore · −{ $noviceprestige } PP per te alla fine
    ⬛ **Spia** · { $spyprice } M · nessun Ricercatore · −{ $spyprestige } PP alla fine a chi la ospita
    La riserva è comune e limitata. Un tipo esaurito non si assume più.

race1969-rules-researches-heading = Ricerche, per ogni Ricercatore
race1969-rules-researches =
    📋 **Scheda del Razzo** — 🧑‍🚀 Astronautica, 🗼 Rampa di Lancio, 🚀 Razzo Vettore, 🛰️ Modulo Orbitale, 🕷️ Modulo Lunare, 🔧 Tecnologia: +1 nelle Missioni che ne riportano il simbolo
    📋 **Scheda di terra**
    🔍 Spionaggio: 1 carta gratis a turno
    🤖 Robotica: il primo Scienziato (o Spia) del turno costa { $robotics } M in meno, mai sotto 0
    💰 Investitori: i lanci costano { $investors } M in meno, mai sotto 0; la Luna costa sempre il prezzo pieno
    ☔ Assicurazione: { $insurance } M per ogni Fallimento alla fine del Test Missione
    🎯 Simulazione: puoi ritirare 1 dado
    🎧 Controllo a Terra: 1 Neutro diventa un Successo

race1969-rules-missions-heading = 3 · Missioni
race1969-rules-missions =
    In ordine di turno, ogni nazione può lanciare una Missione che non ha ancora tentato. Paghi, il Razzo parte dalla prima casella (sulla Luna: da dove sta la tua Bandiera) e si tirano { $dice } dadi. Ogni dado ha { $successes } facce ✅, { $neutrals } 🔹 e { $failures } ❌.
    Prima i ritiri della Simulazione, ogni dado una volta sola. Poi il Controllo a Terra trasforma i Neutri. Poi paga l’Assicurazione.
    📈 **Punteggio = ✅ − ❌ + i tuoi Ricercatori nei simboli della Missione.** Il Razzo si muove di altrettante caselle, indietro se è negativo, mai prima della prima casella né oltre l’ultima.
    Ogni Missione una volta sola. Un’opzione del tavolo ne permette solo quante sono le Bandiere, { $flags } oltre alla Luna.

race1969-rules-tracks-heading = Missioni: costi e caselle
race1969-rules-tracks =
    In ogni riga il costo del lancio e, dopo 🔍, i punti Spionaggio che muovono il Razzo di una casella. Le caselle, dalla prima, da cui parte il Razzo, all’ultima, valgono questi PP.
    { $tracks }

# A level's heading, and a mission below it, on the page above.
race1969-track-level = { $level ->
    [moon] **🌕 Luna**
   *[other] **Livello { $level }**
} · { $cells } caselle: { $worths }
race1969-track-mission = { $mission } · { $cost } M · 🔍 { $spying }

race1969-rules-espionage-heading = Spionaggio
race1969-rules-espionage =
    Dopo il Test, gli avversari giocano coperte quante carte vogliono; poi tocca a chi ha lanciato, che vede solo quante ce ne sono. Puoi cambiare idea finché non sigilli.
    Si rivelano tutte. I punti degli avversari, divisi per il Costo Spionaggio della Missione e arrotondati per difetto, fanno arretrare il Razzo; poi i tuoi, allo stesso modo, lo fanno avanzare. I resti vanno persi, e le carte giocate si scartano.
    Una casella costa { $spying1 } punti al livello I, { $spying2 } al II, { $spying3 } al III, { $spying4 } sulla Luna.
    Parlare, minacciare, corrompere: è tutto permesso, e niente è vincolante.

race1969-rules-prestige-heading = Quanto rende una Missione
race1969-rules-prestige =
    Guadagni i PP della casella su cui finisce il Razzo, meno 1 per ogni Bandiera presente sulla Missione dai turni precedenti, mai meno di 0. I lanci dello stesso turno non si danneggiano a vicenda: arrivare presto conviene.
    Se, dopo lo Spionaggio, finisci sull’**ultima casella**, la tua Bandiera sulla Missione Lunare avanza di una casella: un vantaggio in partenza per il tuo Razzo lunare. Sulla Luna contano solo le Bandiere di chi l’ha già tentata.
    A fine turno pianti una Bandiera sulla Missione, comunque sia andata. Ogni Missione si tenta una volta sola.

race1969-rules-end-heading = La fine
race1969-rules-end =
    Dopo il { $last } si contano gli Scienziati: +{ $famousprestige } PP per ogni Famoso, −{ $noviceprestige } per ogni Inesperto, −{ $spyprestige } per ogni Spia nei tuoi laboratori. Puoi scendere sotto 0.
    Vince chi ha più prestigio; a parità, chi ha più soldi; se sono pari anche quelli, la vittoria è condivisa.

race1969-rules-table-heading = A questo tavolo
race1969-rules-table =
    👉 **La mia mossa** apre il tuo pannello; `/1969` fa lo stesso in una riga. Carte e giocate segrete ti arrivano per messaggio diretto, o con il pulsante della mano.
    Di norma gli avversari sigillano le carte tutti insieme, e così fa chi cambia prestigio; un’opzione ripristina l’ordine del regolamento.
    Se il tuo tempo scade, succede la cosa prudente: niente acquisti né lanci, i dadi restano come sono, e ciò che hai già giocato viene sigillato.
    L’impronta del seme viene pubblicata all’inizio e il seme alla fine: `/{ command-table } { command-verify }` rifà ogni dado e ogni carta.
    Che cosa, su plancia e dadi, non viene dai regolamenti: vedi «Che cosa è ricostruito».

race1969-rules-origins-heading = Che cosa è ricostruito
race1969-rules-origins =
    I regolamenti danno tutte le regole, ma non tutto ciò che è stampato sulla plancia.
    📕 **Dai regolamenti:** prezzi, effetti e numero degli Scienziati, che cosa fa ogni Ricerca, { $dice } dadi, { $deck } carte a { $card } M, gli Introiti del primo anno, i primi tre limiti di scambio, il Costo Spionaggio di { $told }.
    📰 **Da recensioni:** le facce dei dadi, i valori da 1 a 3 delle carte, gli Introiti dal secondo anno, i livelli delle Missioni con la casella migliore, i simboli del livello I.
    🔎 **Dedotto:** quali simboli stanno insieme ai livelli II e III, e che il Razzo parte dalla prima casella della rotta, che ha un suo valore.
    🧮 **Nostro, tarato con simulazioni:** i costi dei lanci, gli altri Costi Spionaggio, quante caselle hanno i livelli II e III, il valore delle caselle prima dell’ultima, quante carte ci sono di ogni valore, i limiti di scambio dal quarto anno.
    Chi possiede la scatola può correggere il file con queste cifre; le partite in corso tengono le loro.
