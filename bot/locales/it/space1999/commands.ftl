# I comandi di Spazio: 1999: nomi (minuscoli, senza spazi, al massimo 32 caratteri), descrizioni (al massimo 100).

command1999 = 1999
command1999-about = Fai la tua mossa di Spazio: 1999 in una riga
command1999-fly = vola
command1999-fly-about = Vola verso un pianeta, un nodo o la Base con le tue U.E.
command1999-propose = proponi
command1999-propose-about = Proponi un tuo piano di volo all’Elaboratore Centrale
command1999-step = passo
command1999-step-about = Muovi di un nodo
command1999-land = atterra
command1999-land-about = Atterra sul pianeta che scegli, se quello del piano è già visitato
command1999-lay = posa
command1999-lay-about = Posa una carta di rotta sul Monitor Stellare: prima la vedi, poi confermi
command1999-slide = sposta
command1999-slide-about = Sposta una carta sul Monitor Stellare: prima la vedi, poi confermi
command1999-remove = togli
command1999-remove-about = Togli una carta dal Monitor Stellare, se l’Elaboratore lo permette
command1999-pass = passa
command1999-pass-about = Concludi: passa, nessun altro piano, non toccare carte, tieni quelle senza posto

option1999-place = luogo
option1999-place-about = Il nome di un pianeta, il numero di un nodo o Base
option1999-plan = piano
option1999-plan-about = Quale dei tuoi piani di volo
option1999-planet = pianeta
option1999-planet-about = Quale pianeta
option1999-tile = carta
option1999-tile-about = Diritta o curva
option1999-square = quadrato
option1999-square-about = Il suo quadrato, per esempio g1
option1999-towards = verso
option1999-towards-about = Il lato da cui la rotta esce dalla carta
option1999-onto = arrivo
option1999-onto-about = Il quadrato libero accanto
option1999-go = via
option1999-go-about = Subito, senza anteprima
