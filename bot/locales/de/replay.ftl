# Nach dem Ende: ein Spiel noch einmal ansehen und noch einmal spielen.

command-replay = rückblick
command-replay-about = Ein beendetes Spiel noch einmal ansehen, Schritt für Schritt oder als bewegtes Bild

button-replay = Rückblick
button-first = Anfang
button-last = Ende
button-animate = Bewegtes Bild
button-replay-public = Wie alle es sahen
button-replay-own = Wie ich es sah: { $seat }
button-replay-everything = Alle Hände offen
replay-step = Schritt { $step } von { $steps }
replay-rounds = Gehe zu …
replay-public = wie alle es sahen
replay-own = wie du es sahst
replay-everything = mit allen Händen offen
replay-lost = ⚠️ Die Regeln haben sich seit diesem Spiel geändert. Ich weiß noch, was hier geschah, kann den Spielplan aber nicht mehr zeigen.
replay-some-lost = { $count ->
    [one] ⚠️ Die Regeln haben sich seit diesem Spiel geändert: Zu einem Schritt kann ich den Spielplan nicht mehr zeigen.
   *[other] ⚠️ Die Regeln haben sich seit diesem Spiel geändert: Zu { $count } Schritten kann ich den Spielplan nicht mehr zeigen.
}
replay-frames = { $count ->
    [one] Ein Moment
   *[other] { $count } Momente
}
replay-thinned = { $count } von { $whole } Momenten
replay-frames-lost = ⚠️ Die Regeln haben sich seit diesem Spiel geändert: Momente, zu denen ich den Spielplan nicht mehr zeigen kann, fehlen.
replay-alt = Das Spiel { $game } als bewegtes Bild des Spielplans
error-replay-lost = Die Regeln haben sich seit diesem Spiel geändert: Ich kann seinen Spielplan nicht mehr zeigen. **{ button-log }** erzählt noch, was geschah.

button-again = Noch einmal
again-opened = Das nächste Spiel ist in { $channel } offen, mit denselben Leuten und Optionen{ $moved ->
    [yes] ; alle sind einen Platz weitergerückt
   *[other] {""}
}. Wer lieber nicht mitspielt, steht auf, und du startest.
# $crew are mentions.
lobby-again = 🔁 { $host } möchte noch einmal mit euch spielen: { $crew }. Ihr habt schon einen Platz; wer lieber nicht mitspielt, drückt **{ button-leave }**.
error-again-already = Jemand hat das nächste Spiel schon eröffnet.
error-again-late = Hier wurde seither schon ein anderes Spiel gespielt. `/{ command-table } { command-new }` öffnet ein neues.

button-review = Wendepunkte
review-title = 📈 { $game } · die Wendepunkte
# $seat may begin with the year or round.
review-turn = **{ $number }** · { $seat } { $asked }
review-played-chance = Gewählt: { $action } ({ $chance } von 100)
review-best-chance = Der Experte: **{ $action }** ({ $chance } von 100)
review-about = Die Chancen, wie sie der Experte bei { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} sah, jeweils mit dem, was an diesem Platz damals zu wissen war; sie ergeben zusammen nicht immer 100.
review-threshold = Eine Wahl steht hier, wenn sie mindestens 5 von 100 gekostet hat, und mehr, als der Zufall erklärt.
review-changes = -# Das hätte im Schnitt geändert: { $figures }
# $sign is + or −.
review-figure = { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
review-none-own = { $count ->
    [one] Bei deiner einen Entscheidung, die sich der Experte angesehen hat,
   *[other] Bei deinen { $count } Entscheidungen, die sich der Experte angesehen hat,
} hätte keine andere Wahl mehr gebracht, als der Zufall erklärt. Gut gespielt!
review-none = { $count ->
    [one] Bei der einen Entscheidung, die sich der Experte angesehen hat,
   *[other] Bei den { $count } Entscheidungen, die sich der Experte angesehen hat,
} hätte keine andere Wahl mehr gebracht, als der Zufall erklärt.
button-review-own = Meine Entscheidungen
button-review-all = Entscheidungen aller
button-luck = Glück
luck-title = **Das Glück**, in Gewinnchancen von 100
luck-of = { $seat }: **{ $total }**
luck-strokes = **Die größten Glücks- und Unglücksfälle**
luck-stroke = • { $what } → { $seat } **{ $gain }**
luck-none = Das Glück hat niemandem um mehr als ein paar Chancen von 100 geholfen.
luck-about = Jeder Wurf und jede gezogene Karte, verglichen mit dem, was sie im Schnitt gebracht hätten.
review-hollow = Ein hohler Punkt im Diagramm ist die Chance mit dem, was stattdessen gewählt wurde.
review-later = ⏳ Der Experte sitzt noch an diesem Spiel. Drück nach einer Weile noch einmal.
chances-title = Die Gewinnchancen im Verlauf
chances-alt = { $seat }: anfangs { $first } von 100, höchstens { $most }, am Ende { $last }.
error-no-review = Zu diesem Spiel kann der Experte nichts sagen.
error-review-failed = Der Experte ist mit diesem Spiel nicht fertig geworden. Drück nach einer Weile noch einmal.
error-animation-busy = Gerade entstehen bewegte Bilder mehrerer anderer Spiele. Drück bitte in einer Minute noch einmal.
error-animation-failed = Das bewegte Bild ist nicht gelungen. Versuch es noch einmal oder sag es denen, die diesen Bot betreiben.
