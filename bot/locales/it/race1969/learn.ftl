# Di che cosa parla 1969: le schede dietro il pulsante «Scopri il gioco», da tre a cinque frasi brevi l’una.

race1969-learn-race-heading = Verso la Luna
race1969-learn-race =
    Dal { $first } al { $last } guidi il programma spaziale di una nazione. Ogni colonna qui sotto è una Missione: il Razzo sale casella dopo casella, e più in alto finisce, più Punti Prestigio (PP) guadagni. L’ultima casella della Luna, al centro, rende più di tutte, ma in pochi ci arrivano. Ogni Bandiera che altri hanno piantato su una Missione negli anni precedenti le toglie 1 PP: conviene arrivare primi. Alla fine vince chi ha più prestigio.

race1969-learn-year-heading = Un anno
race1969-learn-year =
    Ogni anno porta denaro. Con quello assumi Scienziati per le tue dodici Ricerche, infiltri Spie nei laboratori dei rivali e compri carte Spionaggio. Un Ricercatore dà +1 in ogni Missione con lo stesso simbolo; altri portano carte gratis, lanci meno cari o un dado ritirato. Poi ogni nazione può lanciare una Missione, e la paga. Perciò tieni da parte qualcosa.

race1969-learn-launch-heading = Il lancio
race1969-learn-launch =
    Si tirano { $dice } dadi: ✅ fa avanzare il Razzo, ❌ lo fa arretrare, e i tuoi Ricercatori si sommano. A questo punto i rivali giocano carte Spionaggio coperte per trattenerti. Tu rispondi con le tue, vedendo solo quante sono le loro. Poi si scoprono tutte, e il Razzo si ferma. Minacce e promesse sono ammesse, ma non vincolano nessuno.
