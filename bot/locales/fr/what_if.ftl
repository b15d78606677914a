# Jouer à partir d’un moment d’une autre partie.

button-what-if = Et si…
command-mine-what-if = et-si
command-mine-what-if-about = Jouer à partir de ce moment de ta partie, pour toi seul et contre des pilotes automatiques
what-if-thread = { $game } · et si ? · { $host }
what-if-opened = 🔮 La suite est dans { $channel }, pour toi seul : à partir de ce moment, contre des pilotes automatiques, avec de nouveaux dés et de nouvelles cartes. Ce qu’une partie encore en cours te cache est imaginé. Pas de temps, pas de classement, aucun résultat gardé.
step-rebase-table = 🔮 Et si… ? À partir d’ici, la partie se rejoue.
what-if-title = 🔮 { $game } · et si ?
what-if-public = Ce fil est public : d’autres peuvent y lire.
# In the list of a server's tables. $name is a mention.
server-what-if = Réservé à { $name } : une partie reprise d’un moment d’une autre.
