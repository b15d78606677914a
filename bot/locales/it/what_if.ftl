# Giocare da un momento di un’altra partita.

button-what-if = E se …?
command-mine-what-if = e-se
command-mine-what-if-about = Gioca da questo momento della tua partita, per conto tuo e contro piloti automatici
what-if-thread = { $game } · e se? · { $host }
what-if-opened = 🔮 Si continua in { $channel }, solo per te: da quel momento, contro piloti automatici, con dadi e carte nuovi. Ciò che una partita ancora in corso ti nasconde è immaginato. Niente tempo, niente punteggio, nessun risultato resta.
step-rebase-table = 🔮 E se …? Da qui la partita si gioca da capo.
what-if-title = 🔮 { $game } · e se?
what-if-public = Questo thread è pubblico: altri possono leggere.
# In the list of a server's tables. $name is a mention.
server-what-if = Solo per { $name }: si gioca da un momento di un’altra partita.
