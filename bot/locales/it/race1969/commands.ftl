# I comandi di 1969: nomi (minuscoli, senza spazi, al massimo 32 caratteri), descrizioni (al massimo 100).

command1969 = 1969
command1969-about = Fai la tua mossa di 1969 in una riga
command1969-hire = assumi
command1969-hire-about = Assumi uno Scienziato per una delle tue Ricerche
command1969-spy = spia
command1969-spy-about = Assumi una Spia e piazzala nella Ricerca di un altro
command1969-buy = compra
command1969-buy-about = Compra carte Spionaggio
command1969-discard = scarta
command1969-discard-about = Scarta una carta per fare posto in una mano piena
command1969-trade = cambia
command1969-trade-about = Cambia prestigio in denaro
command1969-launch = lancia
command1969-launch-about = Guarda costo e probabilità di un lancio, poi conferma
command1969-reroll = ritira
command1969-reroll-about = Ritira un dado, come permette la Simulazione
command1969-play = gioca
command1969-play-about = Gioca coperte queste carte e nessun’altra; poi sigilla con «fatto»
command1969-done = fatto
command1969-done-about = Concludi: acquisti finiti, resta a terra, tieni i dadi, sigilla, lascia la carta

option1969-scientist = scienziato
option1969-scientist-about = Di che tipo
option1969-research = ricerca
option1969-research-about = Dove
option1969-nation = nazione
option1969-nation-about = Di chi è la Ricerca
option1969-count = quante
option1969-count-about = Quante carte
option1969-card = carta
option1969-card-about = Il valore della carta
option1969-points = punti
option1969-points-about = Quanto prestigio
option1969-mission = missione
option1969-mission-about = Quale Missione
option1969-go = via
option1969-go-about = Lancia subito, senza anteprima
option1969-die = dado
option1969-die-about = Quale dado, a partire da 1
option1969-cards = carte
option1969-cards-about = I valori, per esempio 1 3; 0 per nessuna

race1969-suggest-cards = { $cards } = { $points } → { $cells ->
    [0] nessuna casella
    [one] 1 casella
   *[other] { $cells } caselle
} { $way ->
    [forward] avanti
   *[back] indietro
}
race1969-suggest-no-cards = Nessuna carta
