# Tavoli aperti: la bacheca, chi aspetta un tavolo e i messaggi che riceve.

command-community = comunità
command-community-about = A che cosa si gioca insieme in questo server
command-community-tables = tavoli
command-community-tables-about = Guarda quali tavoli cercano gente e siediti
command-community-interests = interessi
command-community-interests-about = Guarda che cosa aspetti, fatti avvisare dei tavoli o smetti di aspettare

board-title = Tavoli aperti
board-none = Nessun tavolo cerca gente, per ora. Con `/{ command-table } { command-new }` ne apri uno.
board-text = *Avvisami* ti manda un messaggio quando c’è un tavolo che fa per te. Se abbastanza persone aspettano lo stesso gioco, il tavolo si apre da sé.
board-seats = { $free ->
    [one] un posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
board-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
board-beginners = principianti benvenuti
board-rated = con punteggio
board-host = Ospita { $name }
board-join = Siediti al tavolo …
board-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
board-elsewhere = In altri server
board-elsewhere-text = Il collegamento si apre se fai parte di quel server.
board-server = in { $server }
button-board-tell = Avvisami

interests-title = I tavoli che aspetti
interests-text = Ricevi un messaggio privato quando si apre un tavolo adatto: al massimo uno al giorno, mai nelle tue ore di silenzio. Se abbastanza persone aspettano lo stesso, si apre un tavolo per voi, e ci sei seduto finché non ti alzi. La tua scelta vale due minuti dopo che l’hai fatta.
interests-now = **Già aperti**: di questi non ricevi messaggi.
interest-game = Avvisami dei tavoli di …
interest-pace-any = Ogni ritmo
interest-pace-quick = In una sola seduta
interest-pace-days = Nel giro di giorni
interest-seats = { $seats ->
    [0] Ogni numero
   *[other] In { $seats }
}
interest-until = fino al { $until }
interest-drop = Non aspettare più …
interest-kept = Aspetti di nuovo un tavolo: { $what }
button-interest-again = Aspetta ancora

direct-open-table = Un tavolo di { $game } cerca gente
direct-open-table-why = Volevi saperlo. Con questo messaggio è finita: *Aspetta ancora* ti avvisa del prossimo.
direct-by-interest = Si è aperto un tavolo di { $game } per te
direct-by-interest-text = { $others ->
    [one] Un’altra persona aspetta lo stesso gioco: siete tutti e due nella sala d’attesa. Date un’occhiata, mettetevi d’accordo sulle impostazioni e iniziate quando volete; oppure *Alzati*.
   *[other] Altre { $others } persone aspettano lo stesso gioco: siete tutti nella sala d’attesa. Date un’occhiata, mettetevi d’accordo sulle impostazioni e iniziate quando volete; oppure *Alzati*.
}

setting-beginners-any = Livello: per tutti
setting-beginners = Livello: principianti benvenuti
setting-beginners-hint = Lo dicono la sala d’attesa e la bacheca dei tavoli aperti
lobby-beginners = 🌱 I principianti sono benvenuti

button-server-board = Bacheca dei tavoli aperti
server-board-text = Un messaggio in un canale elenca i tavoli che cercano gente e resta aggiornato. Se in tanti vogliono lo stesso gioco, il loro tavolo si apre lì in un thread.
server-board-none = Nessuna bacheca
server-board-gone = ⚠️ Il canale scelto è stato eliminato. Scegline un altro.
server-board-lacks = ⚠️ Il bot non può usare quel canale: gli manca { $permissions }.
server-elsewhere = Tavoli tra server
server-elsewhere-text = Solo tra server di questo bot che lo attivano entrambi. Le loro bacheche elencano allora i vostri tavoli aperti con il nome di questo server. Non è un invito per nessuno: si siede solo chi ne fa parte.
server-elsewhere-off = Visibili solo qui
server-elsewhere-on = Visibili anche in altri server
server-elsewhere-hint = E i loro qui
