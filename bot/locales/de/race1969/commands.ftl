# Die Befehle von 1969: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen), Beschreibungen (höchstens 100).

command1969 = 1969
command1969-about = Deinen Zug in 1969 in einer Zeile machen
command1969-hire = einstellen
command1969-hire-about = Einen Wissenschaftler für eine deiner Forschungen einstellen
command1969-spy = spion
command1969-spy-about = Einen Spion einstellen und in eine fremde Forschung schleusen
command1969-buy = kaufen
command1969-buy-about = Geheiminformations-Karten kaufen
command1969-discard = abwerfen
command1969-discard-about = Eine Karte abwerfen, um auf voller Hand Platz zu schaffen
command1969-trade = tauschen
command1969-trade-about = Prestige zu Geld machen
command1969-launch = start
command1969-launch-about = Kosten und Aussichten eines Starts ansehen, dann bestätigen
command1969-reroll = nachwürfeln
command1969-reroll-about = Einen Würfel nachwürfeln, wie es die Simulation erlaubt
command1969-play = spielen
command1969-play-about = Genau diese Karten verdeckt spielen; mit fertig versiegeln
command1969-done = fertig
command1969-done-about = Abschließen: fertig eingekauft, am Boden bleiben, Würfel behalten, versiegeln, liegen lassen

option1969-scientist = wissenschaftler
option1969-scientist-about = Welcher Typ
option1969-research = forschung
option1969-research-about = Wohin
option1969-nation = nation
option1969-nation-about = Wessen Forschung
option1969-count = anzahl
option1969-count-about = Wie viele Karten
option1969-card = karte
option1969-card-about = Der Wert der Karte
option1969-points = punkte
option1969-points-about = Wie viel Prestige
option1969-mission = mission
option1969-mission-about = Welche Mission
option1969-go = los
option1969-go-about = Sofort starten, ohne Vorschau
option1969-die = würfel
option1969-die-about = Welcher Würfel, von 1 an
option1969-cards = karten
option1969-cards-about = Ihre Werte, etwa 1 3; 0 für keine

race1969-suggest-cards = { $cards } = { $points } → { $cells ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $cells } Felder
} { $way ->
    [forward] vorwärts
   *[back] rückwärts
}
race1969-suggest-no-cards = Keine Karten
