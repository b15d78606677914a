# Was eine erfahrene Crew bei First Martians täte, und was droht, in einem Satz.

first_martians-advice-ready = Dein Teil des Plans geht so auf{ $lacking ->
    [0] , und keinem der { $jobs } Vorhaben fehlt eine Figur
    [one] ; 1 anderem Vorhaben fehlen noch Figuren
   *[other] ; { $lacking } anderen Vorhaben fehlen noch Figuren
}.
first_martians-advice-lacking = Für „{ $job }“ { $missing ->
    [one] fehlt 1 Figur
   *[other] fehlen { $missing } Figuren
}, und ohne geht es nicht.
first_martians-advice-safer = „{ $job }“ würfelt und gelingt in { $chance } % der Fälle; mehr Hände ersparen die Würfel.
first_martians-advice-call = Für „{ $job }“ { $missing ->
    [one] fehlt 1 Figur
   *[other] fehlen { $missing } Figuren
}, und { $who } hat noch eine frei.
first_martians-advice-undoable = „{ $job }“ geht so nicht: { $problem }
first_martians-advice-freed = Anderswo wird deine Hilfe gebraucht, und von deinen Figuren ist diese am ehesten entbehrlich.
first_martians-advice-broken = { $broken ->
    [one] 1 Teil ist defekt
   *[other] { $broken } Teile sind defekt
}, und am Ende dürfen es höchstens { $most } sein; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-mission = Die Mission verlangt es; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-sow = Den nächsten Mahlzeiten { $missing ->
    [one] fehlt 1 Portion
   *[other] fehlen { $missing } Portionen
}.
first_martians-advice-explore = Die Mission verlangt Erkundungen; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-finds = Dort kann liegen, was der Mission noch fehlt; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-event = { $until ->
    [now] Bis dahin kann das Ereignis zu Beginn eines Sols zuschlagen; es geht nur noch in diesem Sol.
   *[other] Bis dahin kann das Ereignis zu Beginn eines Sols zuschlagen; es geht bis Sol { $until }.
}
first_martians-advice-restart = Solange sie abgeschaltet ist, geht dort nichts: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-study = Die Mission verlangt Entdeckungen; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-install = Es nützt vom Ende dieses Sols an; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-production = Es bringt in jeder Produktion etwas; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-stand-in = Es vertritt, was ausfällt oder behindert ist: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-rover = Solange der Marker dort liegt, ist der Rover behindert.
first_martians-advice-farm = Davon essen alle: Ein defektes Teil dort schadet allen.
first_martians-advice-heal = { $wounds } von { $most } Wunden: Eine mehr als { $most } ist tödlich und beendet die Mission.
first_martians-advice-ailment = Das beendet dieses Leiden, das sonst in jedem Sol hemmt: { PIECE("first_martians-condition", $condition) }.
first_martians-advice-unwind = Der Stress steht bei { $stress } von { $limit }; bei { $limit } werden alle verwundet.
first_martians-advice-track = { PIECE("first_martians-block", $block) }: Die Störungsleiste steht bei { $level } von { $end }, und bei { $end } kommt eine Störung.
first_martians-advice-rest = Das bringt Moralmarker, die Fähigkeiten bezahlen; { $tokens ->
    [0] du hast keinen
    [one] du hast 1
   *[other] du hast { $tokens }
}.
first_martians-advice-danger-wounds = 🩸 { $who } stirbt an { $left ->
    [one] 1 weiteren Wunde
   *[other] { $left } weiteren Wunden
}, dann ist die Mission zu Ende.
first_martians-advice-danger-food = 🥫 Den nächsten Mahlzeiten { $missing ->
    [one] fehlt 1 Portion
   *[other] fehlen { $missing } Portionen
}: Wer hungert, wird verwundet.
first_martians-advice-danger-grid = { PIECE("first_martians-resource", $resource) }: Der nächsten Produktion { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}, dann wird etwas abgeschaltet.
first_martians-advice-danger-event = 📣 „{ PIECE("first_martians-event", $event) }“ kann nach diesem Sol zuschlagen, wenn seine Aktion nicht ausgeführt wird.
first_martians-advice-danger-stress = 😰 In der Produktion dieses Sols erreicht der Stress die Grenze von { $limit }, und alle werden verwundet: Er steht bei { $stress }.
first_martians-advice-danger-track = 🎛️ { PIECE("first_martians-block", $block) }: Die Störungsleiste steht bei { $level } von { $end }; bei { $end } kommt eine Störung.
first_martians-advice-danger-broken = 🔴 { $broken ->
    [one] 1 Teil ist defekt
   *[other] { $broken } Teile sind defekt
}, am Ende dürfen es höchstens { $most } sein; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-danger-time = ⏳ { $missing ->
    [one] 1 Ziel fehlt
   *[other] { $missing } Ziele fehlen
}; { $left ->
    [one] dies ist der letzte Sol
   *[other] es bleiben { $left } Sols, dieser eingeschlossen
}.
first_martians-advice-lacks = ✋ Für „{ $job }“ { $missing ->
    [one] fehlt 1 Figur
   *[other] fehlen { $missing } Figuren
}.

## Entscheidungen

first_martians-advice-nothing-better = Von allem, was jetzt geht, bringt nichts der Crew mehr.
first_martians-advice-repair = Solange das Teil defekt ist: { $penalty }.
first_martians-advice-skill = Sie wirkt sofort, und ihre Marker nützen gerade nirgends mehr.
first_martians-advice-nothing = nichts sofort
first_martians-advice-side = { $brings ->
    [gain] „{ $option }“ bringt der Crew mehr als „{ $other }“.
   *[cost] „{ $option }“ kostet die Crew weniger als „{ $other }“.
}
first_martians-advice-side-quarrel = Mit „{ $option }“ bleibt der Stress unter { $limit }; mit „{ $other }“ erreicht er die Grenze bis zur nächsten Produktion, und alle werden verwundet.
first_martians-advice-again = Der Wurf ist misslungen; neu gewürfelt gelingt er mit { $chance } %.
first_martians-advice-spare-wound = { $wounds } von { $most } Wunden, und mehr als { $most } sind tödlich. Neu gewürfelt kommt die Wunde nur mit { $chance } %.
first_martians-advice-keep = { $wound ->
    [yes] Die Aktion ist gelungen, und die Wunde ist zu verkraften (noch { $left } sind frei): lieber die Marker behalten.
   *[other] Die Aktion ist gelungen: lieber die Marker behalten.
}
first_martians-advice-shut = Von allem, was sich abschalten lässt, fehlt das der Crew am wenigsten.
first_martians-advice-shut-again = Sie steht schon still, also geht keine weitere Aktion verloren.
first_martians-advice-wilting = Ein verlorenes Feld kostet die Pflanzen einen ganzen Sol Wachstum.
first_martians-advice-starve = { $who } verkraftet es am besten: { $wounds } von { $most } Wunden.
first_martians-advice-spirits = Der Stress steht bei { $stress } von { $limit }, das kann warten; bessere Moral bringt Marker.
first_martians-advice-cure = { $wounds } von { $most } Wunden können warten; das Leiden hemmt in jedem Sol.
