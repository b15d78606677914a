# Les commandes de 1969 : noms (minuscules, sans espace, 32 caractères au plus), descriptions (100 au plus).

command1969 = 1969
command1969-about = Jouer ton coup à 1969 en une ligne
command1969-hire = recruter
command1969-hire-about = Recruter un Scientifique pour une de tes Recherches
command1969-spy = infiltrer
command1969-spy-about = Recruter un Espion et le placer dans la Recherche d’un autre
command1969-buy = acheter
command1969-buy-about = Acheter des cartes Espionnage
command1969-discard = défausser
command1969-discard-about = Défausser une carte pour faire de la place dans une main pleine
command1969-trade = échanger
command1969-trade-about = Échanger du Prestige contre de l’argent
command1969-launch = lancer
command1969-launch-about = Voir le coût et les chances d’un lancement, puis le confirmer
command1969-reroll = relancer
command1969-reroll-about = Relancer un dé, comme le permet la Simulation
command1969-play = jouer
command1969-play-about = Jouer ces cartes et aucune autre, face cachée ; « terminer » les scelle
command1969-done = terminer
command1969-done-about = Finir : achats terminés, rester sur Terre, garder les dés, sceller, laisser la carte

option1969-scientist = scientifique
option1969-scientist-about = De quel type
option1969-research = recherche
option1969-research-about = Où le placer
option1969-nation = pays
option1969-nation-about = Chez qui
option1969-count = nombre
option1969-count-about = Combien de cartes
option1969-card = carte
option1969-card-about = La valeur de la carte
option1969-points = points
option1969-points-about = Combien de Prestige
option1969-mission = mission
option1969-mission-about = Quelle Mission
option1969-go = go
option1969-go-about = Lancer aussitôt, sans aperçu
option1969-die = dé
option1969-die-about = Quel dé, à partir de 1
option1969-cards = cartes
option1969-cards-about = Leurs valeurs, par exemple 1 3 ; 0 pour aucune

race1969-suggest-cards = { $cards } = { $points } → { $cells ->
    [0] aucune case
    [one] { $cells } case
   *[other] { $cells } cases
} { $way ->
    [forward] en avant
   *[back] en arrière
}
race1969-suggest-no-cards = Aucune carte
