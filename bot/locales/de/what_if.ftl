# Von einem Moment eines anderen Spiels aus weiterspielen.

button-what-if = Was wäre, wenn
command-mine-what-if = was-wäre-wenn
command-mine-what-if-about = Von diesem Moment deines Spiels aus weiterspielen, für dich und gegen Autopiloten
what-if-thread = { $game } · was wäre, wenn? · { $host }
what-if-opened = 🔮 Es geht in { $channel } weiter, nur für dich: von diesem Moment an, gegen Autopiloten, mit neuen Würfeln und Karten. Was ein laufendes Spiel vor dir verbirgt, ist ausgedacht. Keine Uhr, keine Wertung, kein Ergebnis bleibt.
step-rebase-table = 🔮 Was wäre, wenn …? Ab hier wird das Spiel neu gespielt.
what-if-title = 🔮 { $game } · was wäre, wenn?
what-if-public = Dieser Thread ist öffentlich: Andere können mitlesen.
# In the list of a server's tables. $name is a mention.
server-what-if = Nur für { $name }: ein Spiel, das von einem Moment eines anderen aus weitergeht.
