# Che cosa si conserva di una persona: il file con tutto, e come farsi dimenticare.

data-ready = 📦 `{ $file }` contiene tutto ciò che conservo di te, solo per te: quello che so di te, i tuoi tavoli e posti, le tue mosse con l’ora, voti, giorni di assenza, ordini, promemoria, messaggi, risultati e punteggi. Una partita finita, per intero, si ha con `/{ command-table } { command-export }`.
privacy-short = 🔒 **Che cosa conservo, e perché.** Il tuo id di Discord, il tuo nome e la tua lingua, perché i tavoli possano chiamarti; il fuso orario e le ore di quiete, se me li hai detti; quello che hai fatto ai tavoli, i risultati e i punteggi delle tue partite. Non leggo messaggi. Chi gioca con te vede il tuo nome e le tue mosse come le mostra il gioco; chi gestisce questo bot può leggere tutto. `/{ command-mine } { command-mine-forget }` lo cancella.

forget-title = 🗑️ Farsi dimenticare
forget-goes = **Che cosa sparisce:** nome, lingua, fuso orario e ore di quiete. Il tuo nome in campionati e tornei, da cui ti ritiri. A ogni tavolo concluso il tuo nome e il tuo id, i voti, i giorni di assenza, gli ordini, la tua parte nei risultati con i punteggi, e i messaggi privati in cui ti ho mostrato una mano.
forget-stays = **Che cosa resta:** le mosse, come quelle di un “{ name-former }”. Senza, nessuno potrebbe più verificare i dadi e le carte di quelle partite. Il punteggio con cui hai cominciato una partita resta nel risultato, di nessuno: altri sono stati misurati su di esso. Ciò che sta nei canali e negli altri messaggi privati è presso Discord, e lo lascio com’è.
forget-open = { $count ->
    [0] **Adesso:** non partecipi a nessun tavolo aperto, quindi sarà fatto in pochi minuti.
    [one] **Adesso:** partecipi a un tavolo aperto. Lì avverrà da sé quando sarà concluso; fino ad allora ti conosco come prima.
   *[other] **Adesso:** partecipi a { $count } tavoli aperti. Lì avverrà da sé quando saranno conclusi; fino ad allora ti conosco come prima.
}
forget-leave = **Oppure lascia tutto subito:** un pilota automatico prende i tuoi posti per sempre (in un gioco che non ne ha, faccio ciò che faccio a tempo scaduto), un’altra persona del tavolo lo ospita al posto tuo, e lasci i tavoli non ancora cominciati. Un tavolo in cui non resta nessuno viene chiuso.
forget-back = Finché non è fatto, con `/{ command-mine } { command-mine-forget }` puoi ripensarci; ciò che è già sparito non torna. Chi dopo preme un pulsante o si siede a un tavolo è per me una persona nuova.
forget-asked = { $count ->
    [0] ✅ Mi hai chiesto di dimenticarti. Sarà fatto in pochi minuti.
    [one] ✅ Mi hai chiesto di dimenticarti. Ciò che può sparire sparisce in pochi minuti; un tavolo è ancora aperto e seguirà quando sarà concluso.
   *[other] ✅ Mi hai chiesto di dimenticarti. Ciò che può sparire sparisce in pochi minuti; { $count } tavoli sono ancora aperti e seguiranno quando saranno conclusi.
}
forget-kept = 👌 Non ti dimentico.
button-forget = Dimenticami
button-forget-leave = Lascia i tavoli e dimenticami
button-forget-not = Non dimenticarmi
