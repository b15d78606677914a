# Dopo la fine: rivedere una partita, e giocarla di nuovo.

command-replay = rivedi
command-replay-about = Rivedi una partita finita, passo per passo o come immagine animata

button-replay = Rivedi
button-first = Inizio
button-last = Fine
button-animate = Immagine animata
button-replay-public = Con gli occhi di tutti
button-replay-own = Con i miei occhi: { $seat }
button-replay-everything = A mani scoperte
replay-step = Passo { $step } di { $steps }
replay-rounds = Vai a …
replay-public = come l’hanno vista tutti
replay-own = come l’hai vista tu
replay-everything = a mani scoperte
replay-lost = ⚠️ Da quando si è giocata questa partita le regole sono cambiate. So ancora che cosa è successo qui, ma non posso più mostrare il tabellone.
replay-some-lost = { $count ->
    [one] ⚠️ Da quando si è giocata questa partita le regole sono cambiate: per un passo non posso più mostrare il tabellone.
   *[other] ⚠️ Da quando si è giocata questa partita le regole sono cambiate: per { $count } passi non posso più mostrare il tabellone.
}
replay-frames = { $count ->
    [one] Un momento
   *[other] { $count } momenti
}
replay-thinned = { $count } momenti su { $whole }
replay-frames-lost = ⚠️ Da quando si è giocata questa partita le regole sono cambiate: mancano i momenti di cui non posso più mostrare il tabellone.
replay-alt = La partita a { $game } come immagine animata del tabellone
error-replay-lost = Da quando si è giocata questa partita le regole sono cambiate: non posso più mostrarne il tabellone. **{ button-log }** racconta ancora che cosa è successo.

button-again = Ancora
again-opened = La prossima partita è aperta in { $channel }, con le stesse persone e opzioni{ $moved ->
    [yes] ; tutti sono avanzati di un posto
   *[other] {""}
}. Chi non vuole giocare si alza, e tu dai il via.
# $crew are mentions.
lobby-again = 🔁 { $host } vorrebbe giocare ancora con voi: { $crew }. Avete già un posto; chi preferisce non giocare preme **{ button-leave }**.
error-again-already = Qualcuno ha già aperto la prossima partita.
error-again-late = Nel frattempo qui si è giocata un’altra partita. `/{ command-table } { command-new }` ne apre una nuova.

button-review = Momenti decisivi
review-title = 📈 { $game } · i momenti decisivi
# $seat may begin with the year or round.
review-turn = **{ $number }** · { $seat } { $asked }
review-played-chance = Scelto: { $action } ({ $chance } su 100)
review-best-chance = L’esperto: **{ $action }** ({ $chance } su 100)
review-about = Le probabilità sono quelle viste dall’esperto in { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, sapendo solo ciò che chi giocava poteva sapere allora: la somma può non fare 100.
review-threshold = Una scelta è riportata qui se è costata almeno 5 su 100, e più di quanto spieghi il caso.
review-changes = -# Che cosa avrebbe cambiato, in media: { $figures }
# $sign is + or −.
review-figure = { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
review-none-own = { $count ->
    [one] Nell’unica tua decisione esaminata dall’esperto,
   *[other] Nelle { $count } tue decisioni esaminate dall’esperto,
} nessun’altra scelta sarebbe stata migliore più di quanto spieghi il caso. Ben giocato!
review-none = { $count ->
    [one] Nell’unica decisione esaminata dall’esperto,
   *[other] Nelle { $count } decisioni esaminate dall’esperto,
} nessun’altra scelta sarebbe stata migliore più di quanto spieghi il caso.
button-review-own = Le mie decisioni
button-review-all = Le decisioni di tutti
button-luck = La fortuna
luck-title = **La fortuna**, in probabilità di vittoria su 100
luck-of = { $seat }: **{ $total }**
luck-strokes = **I colpi più grandi, nel bene e nel male**
luck-stroke = • { $what } → { $seat } **{ $gain }**
luck-none = La fortuna non ha favorito nessuno se non di poche probabilità su 100.
luck-about = Ogni tiro e ogni pesca, rispetto a quanto avrebbe portato in media.
review-hollow = Nel grafico, il punto vuoto è la probabilità con la scelta fatta al posto di quella dell’esperto.
review-later = ⏳ L’esperto è ancora alle prese con questa partita. Premi di nuovo tra un po’.
chances-title = Le probabilità di vittoria durante la partita
chances-alt = { $seat }: { $first } su 100 all’inizio, { $most } al massimo, { $last } alla fine.
error-no-review = Su questa partita l’esperto non può dire nulla.
error-review-failed = L’esperto non è arrivato in fondo a questa partita. Premi di nuovo tra un po’.
error-animation-busy = In questo momento sto animando diverse altre partite. Premi di nuovo tra un minuto.
error-animation-failed = Non sono riuscito a creare l’immagine animata. Riprova, o dillo a chi gestisce questo bot.
