# First Martians: Wahlmöglichkeiten, Fragen und was geschah.

first_martians-title = First Martians
first_martians-pitch = Eine Crew auf dem Mars und eine Basis, die Stück für Stück versagt: Ihr plant jeden Sol gemeinsam und gewinnt oder verliert gemeinsam.
first_martians-length = 4 bis 12 Sols: zwei Stunden am Stück oder Zug um Zug eine bis drei Wochen
first_martians-length-campaign = Fünf Missionen zu je 4 bis 9 Sols, mehr, wenn man welche wiederholt: etwa zehn Stunden am Stück oder Zug um Zug ein bis drei Monate
first_martians-difficulty = Anspruchsvoll: viele kleine Regeln, eine nach der anderen; am besten mit dem geführten Spiel beginnen
first_martians-choose-identity = Astronauten wählen
first_martians-astronaut-scientist = wirft einen Würfel neu, beruhigt, bremst die Störungen im Arbeitsbereich
first_martians-astronaut-geologist = findet Proben ohne Fahrt, achtet nicht aufs Gelände, wirft einen Würfel neu
first_martians-astronaut-engineer = repariert ein Teil sofort, schafft Ersatz-Hardware, bremst die Störungen im Systembereich
first_martians-astronaut-medic = heilt mit weniger Figuren, hebt die Moral, beruhigt, wirft einen Würfel neu
first_martians-astronaut = { $name } ({ PIECE("first_martians-role", $role) })

## Autopiloten

first_martians-style-steady = Verlässlich
first_martians-style-steady-hint = Legt Figuren, wo sie dem Plan fehlen: erst die Mission, dann was droht
first_martians-style-random = Launisch
first_martians-style-random-hint = Legt seine Figuren irgendwohin

## Optionen des Tisches

first_martians-option-level = Schwierigkeit
first_martians-option-level-hint = wie oft vernachlässigte Ereignisse zuschlagen und wie viele defekte Teile die Mission verzeiht
first_martians-option-level-easy = Leicht
first_martians-option-level-easy-hint = mehr Sols, seltene Folgen, großzügige Schwelle
first_martians-option-level-normal = Normal
first_martians-option-level-normal-hint = wie die Missionen gedacht sind
first_martians-option-level-hard = Schwer
first_martians-option-level-hard-hint = weniger Sols, häufige Folgen, strenge Schwelle
first_martians-option-mission = Mission
first_martians-option-mission-hint = was die Crew auf dem Mars zu tun hat
first_martians-option-mission-home-coming = { first_martians-mission-home-coming }
first_martians-option-mission-home-coming-hint = die erste Mission: Sie führt ins Spiel ein
first_martians-option-mission-riddle = { first_martians-mission-riddle }
first_martians-option-mission-riddle-hint = Erkundung: neun Jahre alte Hinweise und ein Tal, das dazu passen muss
first_martians-option-mission-plants = { first_martians-mission-plants }
first_martians-option-mission-plants-hint = Forschung: Mineralien für kümmernde Pflanzen
first_martians-option-mission-landing = { first_martians-mission-landing }
first_martians-option-mission-landing-hint = Bau: eine Basis, die nach der Landung entsteht
first_martians-option-mission-canyon = { first_martians-mission-canyon }
first_martians-option-mission-canyon-hint = Erkundung: das verlorene Depot in der Schlucht
first_martians-option-mission-mast = { first_martians-mission-mast }
first_martians-option-mission-mast-hint = Bau: ein Relaismast, ehe die Erde verstummt
first_martians-option-solo = Maschinen bei nur zwei Astronauten
first_martians-option-solo-hint = für eine Person, die beide Astronauten führt: mehr Maschinen zur Wahl
first_martians-option-solo-no = Zwei
first_martians-option-solo-no-hint = zwei Maschinen, für die ganze Mission gewählt
first_martians-option-solo-yes = Alle vier
first_martians-option-solo-yes-hint = alle vier stehen bereit, zwei davon je Sol
first_martians-option-campaign = Mission oder Kampagne
first_martians-option-campaign-hint = eine Reihe von Missionen mit einer Geschichte, für eine Crew
first_martians-option-campaign-no = Einzelmission
first_martians-option-campaign-no-hint = alle haben von Beginn an alle Fähigkeiten
first_martians-option-campaign-fifth-bunk = Kampagne „{ first_martians-campaign-fifth-bunk }“
first_martians-option-campaign-fifth-bunk-hint = Kampagne aus fünf Missionen: Was verloren geht, lässt sich wiederholen
first_martians-option-campaign-settlement = Kampagne „{ first_martians-campaign-settlement }“
first_martians-option-campaign-settlement-hint = eine Kampagne aus fünf Missionen, in der nichts zweimal gespielt wird
first_martians-option-agreement = Dem Plan stimmen zu
first_martians-option-agreement-hint = wie viele bereit sein müssen, bevor bezahlt wird
first_martians-option-agreement-all = Alle
first_martians-option-agreement-all-hint = nichts wird bezahlt, bis alle bereit sind oder die Zeit um ist
first_martians-option-agreement-majority = Eine Mehrheit
first_martians-option-agreement-majority-hint = mehr als die Hälfte genügt; ungelegte Figuren der anderen ruhen aus
first_martians-option-first = Startspieler
first_martians-option-first-hint = wer im ersten Sol Startspieler ist
first_martians-option-first-lot = Durch Los
first_martians-option-first-lot-hint = niemand muss entscheiden
first_martians-option-first-scientist = { first_martians-role-scientist }
first_martians-option-first-scientist-hint = falls in der Crew, sonst durch Los
first_martians-option-first-geologist = { first_martians-role-geologist }
first_martians-option-first-geologist-hint = falls in der Crew, sonst durch Los
first_martians-option-first-engineer = { first_martians-role-engineer }
first_martians-option-first-engineer-hint = falls in der Crew, sonst durch Los
first_martians-option-first-medic = { first_martians-role-medic }
first_martians-option-first-medic-hint = falls in der Crew, sonst durch Los
first_martians-option-lessons = Einführung
first_martians-option-lessons-hint = ob die erste Mission jede Regel erklärt, wo sie zuerst vorkommt
first_martians-option-lessons-no = Aus
first_martians-option-lessons-no-hint = alle kennen das Spiel
first_martians-option-lessons-yes = An
first_martians-option-lessons-yes-hint = jede Regel einmal, neben dem, worum es geht

## Wozu Figuren liegen

first_martians-job-event = { $action } ({ PIECE("first_martians-event", $about) })
first_martians-job-rest = Ausruhen
first_martians-job-unwind = Entspannen
first_martians-job-heal = { $how ->
    [heart-condition] Heilen: { PIECE("first_martians-condition", $how) }
   *[other] Heilen
}
first_martians-job-manage = Steuern
first_martians-job-explore = { PIECE("first_martians-space", $where) } erkunden
first_martians-job-gather = In { PIECE("first_martians-space", $where) } sammeln: { PIECE("first_martians-item", $about) }
first_martians-job-research = { $how ->
    [first] Untersuchen: { PIECE("first_martians-item", $about) }
   *[other] Entdeckung abschließen: { PIECE("first_martians-item", $about) }
}
first_martians-job-experiment = Forschen: { PIECE("first_martians-project", $about) }
first_martians-job-plant = Samen aussäen: { PIECE("first_martians-facility", $where) }
first_martians-job-repair = { PIECE("first_martians-facility", $where) } reparieren: { PIECE("first_martians-part", $about) }
first_martians-job-unblock = { PIECE("first_martians-rover", $where) } reparieren: { PIECE("first_martians-token", $about) }
first_martians-job-install = Einbauen: { PIECE("first_martians-upgrade", $about) }
first_martians-job-construct = Bauen: { PIECE("first_martians-project", $about) }{ $where ->
    [hub] {""}
   *[other] {" "}({ PIECE("first_martians-space", $where) })
}
first_martians-job-restart = { PIECE("first_martians-facility", $where) } anfahren ({ PIECE("first_martians-resource", $how) })

## Warum eine Figur liegt

first_martians-purpose-optional = für ein freiwilliges Ziel
first_martians-purpose-mission = die Mission verlangt es
first_martians-purpose-finds = dort kann liegen, was die Mission braucht
first_martians-purpose-threat = unbeachtet schlägt es zu
first_martians-purpose-worn = die Wunden warten nicht
first_martians-purpose-tense = gegen Stress oder schlechte Moral
first_martians-purpose-track = eine Störung steht bevor
first_martians-purpose-farm = von der Farm essen alle
first_martians-purpose-supply = die Basis ist darauf angewiesen
first_martians-purpose-spent = Moralmarker bezahlen Fähigkeiten
first_martians-purpose-install = es nützt in jedem weiteren Sol
first_martians-purpose-tools = was wieder läuft, nützt in jedem weiteren Sol
first_martians-purpose-terrain = hier gibt es noch mehr zu entdecken

## Wo die Mission steht

first_martians-headline = 🔴 **Sol { $round } von { $sols }** · { $mission } · Moral **{ $morale }** · Stress **{ $stress }**/{ $limit } · { $supply }{ $first ->
    [no] {""}
   *[other] {" "}· Startspieler: { $first }
}
first_martians-headline-over = { $won ->
    [yes] 🟢 { $mission }: Mission erfüllt in Sol { $round }.
   *[other] ⚫ { $mission }: Die Mission ist in Sol { $round } gescheitert.
}{ $deaths ->
    [0] {""}
   *[other] {" "}🕯️ { $dead }
}
first_martians-status = 🕐 Sol { $round } von { $sols } · { $phase } · Moral { $morale } · Stress { $stress }/{ $limit } · Saldo (Vorrat): { $balance }
first_martians-status-mission = 🎯 Ziele: { $reached } von { $objectives }{ $all ->
    [yes] , alle erreicht
   *[other] {" "}· offen: { $left }
}{ $limited ->
    [yes] {" "}· 🔴 { $broken } von höchstens { $most } defekten Teilen
   *[other] {""}
}
first_martians-status-ruined = ⚠️ { $count ->
    [one] 1 rotes Teil
   *[other] { $count } rote Teile
} zu viel: Erst nach der Reparatur ist die Mission zu gewinnen.
first_martians-ask-plan = der gemeinsame Plan des Sols
first_martians-ask-machine = { $which ->
    [first] die erste von zwei Maschinen
    [second] die zweite von zwei Maschinen
   *[only] welche Maschine
} für die Mission
first_martians-ask-event-choice = entscheidet für die Crew
first_martians-ask-adventure-choice = hat eine Wahl zu treffen
first_martians-ask-next-malfunction = wählt, welche Störung zuerst kommt
first_martians-ask-shut-down = was abgeschaltet wird
first_martians-ask-wilting = was aus der Farm wird
first_martians-ask-starve = wer hungert
first_martians-ask-break-one = was Schaden nimmt
first_martians-ask-production-one = was sich ändert
first_martians-ask-shut-one = was abgeschaltet wird
first_martians-ask-mend = wählt, was repariert wird
first_martians-ask-lose-sample = welche Probe verloren geht
first_martians-ask-gather-sample = wählt eine Probe
first_martians-ask-ignore-terrain = wählt ein Gelände zum Umgehen
first_martians-ask-unwinding = wählt, was das Entspannen bringt
first_martians-ask-healing = wählt, was geheilt wird
first_martians-ask-managing = wählt eine Leiste zum Senken
first_martians-ask-reroll-die = darf einen Würfel neu werfen
first_martians-ask-avert = kann es mit einer Fähigkeit abwenden
first_martians-ask-unlock = wählt eine neue Fähigkeit
first_martians-ask-scan = wählt ein Gebiet zum Ausspähen

## Fragen

first_martians-question-plan = { $held ->
    [yes] { $left ->
        [0] **Die Figuren von { $name } liegen alle, doch „bereit“ muss warten.**
       *[other] **Leg die Figuren von { $name } (noch { $left } von { $pawns }).** „Bereit“ muss warten.
    }
   *[no] { $left ->
        [0] **Die Figuren von { $name } liegen alle: Sag „bereit“ oder ändere den Plan.**
       *[other] **Leg die Figuren von { $name } (noch { $left } von { $pawns }), dann sag „bereit“.**
    }
}
first_martians-question-machine = **{ $which ->
    [first] Wählt die erste von zwei Maschinen für die ganze Mission.
    [second] Wählt die zweite Maschine.
   *[only] Wählt eine Maschine für die ganze Mission.
  }** Eine Crew unter vier hat Maschinen: Jede stellt je Sol eine Figur. Sie hilft bei ihrer Aktion, bei offenen Ereignissen und bei Neustarts und darf nicht in den Wohnbereich.
first_martians-question-event-choice = **Entscheide für die Crew.** Was später daraus wird, weiß niemand.
first_martians-question-adventure-choice = **Was tun?**
first_martians-question-next-malfunction = **Mehrere Leisten sind voll.** Der Startspieler wählt, welche Karte zuerst kommt; sie kann andere steigen lassen.
first_martians-question-shut-down = **Es fehlt an { PIECE("first_martians-resource", $first) } ({ $missing }): Wählt, was abgeschaltet wird.** Der Vorrat bezahlt Aktionen, nie fehlende Produktion. Eine abgeschaltete Anlage tut nichts, nimmt keinen Schaden und bringt je Sol 2 Stress, bis sie wieder angefahren wird.
first_martians-question-wilting = **{ PIECE("first_martians-facility", $first) }: Die Pflanzen welken wegen der roten Teile.** Zahlt aus dem Vorrat, dann welkt nichts, wächst aber auch nichts; oder jede Pflanze geht ein Feld zurück.
first_martians-wilting-price = Es kostet { $price }.
first_martians-question-starve = **{ $missing ->
    [one] 1 Portion Nahrung fehlt
   *[other] { $missing } Portionen Nahrung fehlen
}.** Wer leer ausgeht, erleidet 1 Wunde.
first_martians-question-break-one = **Wählt, wo der Schaden ist: { PIECE("first_martians-part", $first) }.** ({ $cause })
first_martians-question-production-one = **Wählt, welche Produktion um { $first } { $way ->
    [up] steigt
   *[down] sinkt
}.** ({ $cause })
first_martians-question-shut-one = **Eine davon wird abgeschaltet: { PIECE("first_martians-resource", $first) }.** ({ $cause })
first_martians-question-mend = **Wähle ein rotes Teil: Es läuft sofort wieder.** ({ $cause })
first_martians-question-lose-sample = **Eine Probe geht verloren.** Wählt das Gebiet, aus dem sie verschwindet.
first_martians-question-gather-sample = **Wähle das Gebiet, aus dem die Probe kommt.** Sie ist sofort verfügbar.
first_martians-question-ignore-terrain = **Wähle ein Gebiet, dessen Gelände für dich in diesem Sol nicht zählt.**
first_martians-question-unwinding = **Bessere Stimmung oder weniger Druck?** Moral { $morale }, Stress { $stress } von { $limit }. Moral bringt oder nimmt dem Startspieler je Sol Marker; bei { $limit } Stress werden alle verwundet.
first_martians-question-healing = **Was soll heilen?** Eine Wunde geht um einen Schritt zurück; ein Leiden wirkt, auch geheilt, bis zum Ende der Phase.
first_martians-question-managing = **Welche Störungsleiste sinkt um 1?** Bei 5 kommt ihre Karte.
first_martians-question-reroll-die = **Die Würfel sind gefallen.** Eine Fähigkeit wirft einen davon neu; das zweite Ergebnis gilt.
first_martians-question-avert = { $danger ->
    [quarrel-due] **Der Stress steht bei { $stress }: Bei { $limit } erleiden alle eine Wunde, und die Moral sinkt um 1.**
    [tracks] **{ PIECE("first_martians-block", $block) }: Die Störungsleiste steht bei { $level }, und bei { $end } kommt eine Störung.**
    [morale-due] **{ $first } fehlen Moralmarker für die Moralphase: Jeder fehlende ist eine Wunde.**
    [farm] **{ PIECE("first_martians-facility", $farm) }: Gleich welken die Pflanzen wegen der roten Teile.**
    [next-round] **Alle Ziele sind erreicht, aber { $broken } Teile sind defekt; höchstens { $most } dürfen es sein.**
   *[dying] **Mehr als { $wounds } Wunden überlebt niemand: Diese wäre die letzte.**
} { $alone ->
    [yes] Eine deiner Fähigkeiten kann es noch abwenden.
   *[no] Um es abzuwenden, braucht es mehr als eine Fähigkeit; eine davon hast du.
}
first_martians-question-unlock = **Eine Entdeckung lehrt die ganze Crew etwas.** Wähle eine Fähigkeit; sie ist sofort nutzbar.
first_martians-question-scan = **Wähle ein Feld, das ihr von fern betrachtet.** Alle wissen dann, was dort liegt, ehe jemand fährt.
first_martians-die-success = { $fell ->
    [yes] Erfolg
   *[other] kein Erfolg
}
first_martians-die-wound = { $fell ->
    [yes] Wunde
   *[other] keine Wunde
}
first_martians-die-adventure = { $fell ->
    [yes] Abenteuer
   *[other] kein Abenteuer
}

## Der Plan

first_martians-plan-crew = 👥 { $crew }
first_martians-plan-astronaut = { $who } { $wounds }/{ $most } 🩸 { $tokens } 🎖️{ $ill ->
    [yes] {" "}🤒 { $conditions }
   *[other] {""}
}
first_martians-plan-hungry = 🥫 { $who }: isst für zwei ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-store = 📦 Vorrat: { $items }
first_martians-closed = { PIECE("first_martians-facility", $facility) } ({ $why ->
    [shut] abgeschaltet
   *[other] ausgefallen
})
first_martians-plan-closed = ⛔ Geschlossen: { $facilities }
first_martians-plan-event = ❗ **{ $title }** · { $action } · bis Sol { $last }{ $may ->
    [yes] , kann vorher zuschlagen
   *[no] {""}
}{ $effects ->
    [none] {""}
   *[other] {" "}→ { $effects }
}
first_martians-event-action = { $action }: { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}{ $more ->
    [yes] , { $costs }
   *[other] {""}
}
first_martians-event-action-role = { $role ->
    [scientist] mit der Wissenschaftlerin
    [geologist] mit dem Geologen
    [engineer] mit der Ingenieurin
   *[medic] mit dem Arzt
}
first_martians-event-action-place = Ort: { PIECE("first_martians-facility", $facility) }
first_martians-plan-called = 📣 Du wirst um Hilfe gebeten: { $jobs }
first_martians-plan-empty = 📋 Noch ist nichts geplant.
first_martians-plan-title = 📋 **Die Würfel** · 🩸 Wunde · ❔ Abenteuer · ohne Erfolg: +{ $tokens } 🎖️
first_martians-plan-sure = ✔️ Ohne Würfel: Nr. { $numbers }
first_martians-plan-held = ⛔ **{ $number }. { $job }** { $lacking ->
    [0] geht so nicht: { $problem } { $own ->
        [yes] „Bereit“ wartet: Ändere etwas oder nimm deine Figur zurück.
       *[other] Solange kann { $who } nicht „bereit“ sagen.
    }
    [one] fehlt 1 Figur{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] „Bereit“ wartet: Leg eine dazu, schick einen Rover mit oder nimm deine zurück.
       *[other] Solange kann { $who } nicht „bereit“ sagen: Du kannst helfen.
    }
   *[other] fehlen { $lacking } Figuren{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] „Bereit“ wartet: Leg welche dazu, schick einen Rover mit oder nimm deine zurück.
       *[other] Solange kann { $who } nicht „bereit“ sagen: Du kannst helfen.
    }
}
first_martians-plan-bound = 🤒 { $who }: 1 Figur nur zum Heilen ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-idle = ⚠️ **Deine Figuren ruhen alle, doch im Plan fehlen Hände: { $numbers }.** Nimm eine zurück und leg sie dort dazu, bevor du „bereit“ sagst.
first_martians-plan-helpers = ⚠️ Noch ungenutzt: { $helpers }.
first_martians-plan-helper = { $name } (hilft bei Nr. { $numbers })
first_martians-plan-why = `/{ commandmars } { commandmars-why }` erklärt jede Zahl.
first_martians-plan-stack = **{ $number }.** { $job }
first_martians-plan-failure = misslingt es: +{ $tokens } 🎖️{ $back ->
    [yes] , zurück: { $items }
   *[other] {""}
}
first_martians-risk-wound = 🩸 { $chance } %
first_martians-risk-adventure = ❔ { $chance } %
first_martians-risk-morale = Moral −1
first_martians-risk-reroll = Erfolg muss zweimal fallen
first_martians-risk-rover = Roverprüfung
first_martians-penalties-sure = ⚠️ Auf jeden Fall: { $penalties }

## Wahlmöglichkeiten

first_martians-choose-event = Sich um ein Ereignis kümmern
first_martians-choose-explore = Erkunden
first_martians-choose-gather = Sammeln
first_martians-choose-research = Forschen
first_martians-choose-plant = Samen aussäen
first_martians-choose-build = Bauen und reparieren
first_martians-choose-restart = Anlage wieder anfahren
first_martians-choose-join = Figur dazulegen
first_martians-choose-withdraw = Figur zurücknehmen
first_martians-choose-both = { $job }, mit beiden Figuren
first_martians-mend-join = Figur dazulegen: { $stack }
first_martians-mend-withdraw = Figur zurück: { $stack }
first_martians-mend-call = Um Hilfe bitten: { $stack }
first_martians-choose-rovers = Rover
first_martians-choose-call = Um Hilfe bitten
first_martians-choose-skills = Fähigkeit nutzen
first_martians-choose-salvage = Teile ausbauen
first_martians-alike = ({ $count } gleiche)
first_martians-hint-group = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
first_martians-hint-join = helfen, oder mit einer Figur mehr als nötig absichern
first_martians-hint-skills = für Moralmarker, jede einmal je Sol
first_martians-choose-spare = Mit Ersatzteil
first_martians-choose-donor = Mit dem Teil von: { PIECE("first_martians-facility", $facility) }
first_martians-hint-donor = dort sofort rot: { $penalty }; misslingt die Reparatur, kommt es zurück
first_martians-choose-own-pawn = Figur von { $name }
first_martians-hint-own-pawn = { $count ->
    [one] die letzte
   *[other] eine von { $count } übrigen
}
first_martians-hint-machine-pawn = spart dir eine Figur; Würfel und Wunden bleiben bei dir
first_martians-hint-stack = { $pawns } · { $given }/{ $needed } 🧍 · { $chance }
first_martians-chance = { $chance } %
first_martians-chance-with-more = mit { $count } 🧍 mehr: { $chance } %
first_martians-chance-lacking = { $count ->
    [one] es fehlt
   *[other] es fehlen
} { $count } 🧍
first_martians-hint-pawns = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}: sicher
first_martians-hint-roll = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}: { $chance } %{ $sure ->
    [0] {""}
   *[other] , { $sure }: sicher
}
first_martians-gain-rest = +1 🎖️
first_martians-gain-unwind-idle = nichts zu lindern
first_martians-or = {" oder "}
first_martians-gain-heal = eine Wunde oder ein Leiden weniger
first_martians-gain-heal-idle = nichts zu heilen
first_martians-gain-manage = eine Störungsleiste −1
first_martians-gain-manage-idle = keine Leiste zu senken
first_martians-gain-plant = reif nach sechs Sols
first_martians-gain-restart = läuft danach wieder
first_martians-gain-optional = ⭐ für ein freiwilliges Ziel
first_martians-gain-mission = 🎯 die Mission verlangt es
first_martians-gain-install = 🛡️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-gain-production = in der Produktion: { $effects }
first_martians-gain-stand-in = vertritt: { PIECE("first_martians-facility", $facility) }
first_martians-gain-repair = behebt „{ $penalty }“
first_martians-hint-join-to = { $before } → { $after }
first_martians-hint-broken = bringt „{ $penalty }“
first_martians-choose-send = { PIECE("first_martians-rover", $rover) } mitschicken
first_martians-choose-park = { PIECE("first_martians-rover", $rover) } zurückholen
first_martians-hint-called = { $count ->
    [0] keine Figur frei: eine ginge weg von { $jobs }
    [one] 1 Figur frei
   *[other] { $count } Figuren frei
}
first_martians-choose-ready = { $again ->
    [yes] Weiter bereit
   *[other] Bereit
}
first_martians-hint-ready = { $agreement ->
    [majority] ist mehr als die Hälfte bereit, wird bezahlt und ausgeführt
   *[other] sind alle bereit, wird bezahlt und ausgeführt
}
first_martians-choose-revise = Warten
first_martians-hint-revise = der Plan kann sich noch ändern
first_martians-choose-dismantle = Zerlegen: { PIECE("first_martians-upgrade", $upgrade) }
first_martians-choose-spend = Nutzen: { PIECE("first_martians-poi", $poi) }
first_martians-hint-skill = { $cost ->
    [0] einmal je Mission
   *[other] { $cost } 🎖️
} · { $effects }
first_martians-preview-strip = 🪛 **{ PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } ausbauen.** Das Teil wird rot und liegt als Ersatzteil bereit. Von da an: { $penalty }. { $alone ->
    [yes] {""}
   *[no] Alle anderen müssen zustimmen.
}
first_martians-strip-agree = { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } ausbauen?
first_martians-strip-keep = { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } behalten
first_martians-preview-dismantle = 🃏 **{ PIECE("first_martians-upgrade", $upgrade) } zerlegen.** Die Karte ist für immer weg und bringt: { $items }.
first_martians-preview-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] einmal je Mission
   *[other] { $cost } 🎖️ (es bleiben { $left })
} · { $effects }
first_martians-block = { PIECE("first_martians-block", $block) }
first_martians-hint-track = seine Leiste steht auf { $level } von 5
first_martians-hint-machine = eine Figur je Sol: { PIECE("first_martians-action", $action) }, offene Ereignisse, Neustarts
first_martians-hint-facility = { $action ->
    [none] erzeugt { $production }{ $full ->
        [yes] {" "}(Höchstwert)
       *[other] {""}
    }
   *[other] { PIECE("first_martians-action", $action) }
} · { $broken ->
    [0] kein rotes Teil
    [one] 1 rotes Teil
   *[other] { $broken } rote Teile
}{ $shut ->
    [yes] {" "}· schon abgeschaltet
   *[other] {""}
}
first_martians-hint-samples = { $count ->
    [one] 1 Probe
   *[other] { $count } Proben
}
first_martians-terrain = { PIECE("first_martians-terrain", $terrain) }
first_martians-hint-wounds = { $wounds ->
    [0] unverletzt
    [one] 1 Wunde von höchstens { $most }
   *[other] { $wounds } Wunden von höchstens { $most }
}
first_martians-part-of = { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-pick-cure = { PIECE("first_martians-condition", $condition) }
first_martians-pick-unwinding-morale = Moral +1
first_martians-pick-unwinding-morale-hint = über 0 bringt sie je Sol Marker, darunter nimmt sie welche
first_martians-pick-unwinding-stress = Stress { $amount }
first_martians-pick-unwinding-stress-hint = bei 18 werden alle verwundet
first_martians-pick-healing-wounds = Eine Wunde
first_martians-pick-healing-wounds-hint = einen Schritt zurück
first_martians-pick-wilting-pay = Zahlen
first_martians-pick-wilting-pay-hint = nichts welkt, nichts wächst
first_martians-pick-wilting-wilt = Welken lassen
first_martians-pick-wilting-wilt-hint = jede Pflanze geht ein Feld zurück
first_martians-pick-keep = Würfel behalten
first_martians-pick-keep-hint = die Würfel bleiben, wie sie fielen
first_martians-pick-let = Geschehen lassen
first_martians-pick-let-hint = die Marker bleiben
first_martians-pick-reroll = { $die ->
    [success] Erfolgswürfel neu werfen
    [wound] Wundenwürfel neu werfen
   *[other] Abenteuerwürfel neu werfen
} ({ PIECE("first_martians-skill", $skill) })
first_martians-hint-cost = { $cost } 🎖️
first_martians-hint-shortage = es fehlt etwas: Stress { $stress }
first_martians-hint-lacking = es { $tokens ->
    [one] fehlt
   *[other] fehlen
} { $tokens } 🎖️: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}

## Was Karten bewirken

first_martians-effect-morale = Moral { $amount }
first_martians-effect-stress = Stress { $amount }
first_martians-effect-quarrel = alle verwundet, Moral −1
first_martians-effect-full = eine Störungskarte
first_martians-effect-supply = { PIECE("first_martians-resource", $resource) } { $amount }
first_martians-whom = { $who ->
    [everybody] alle
    [first-player] Startspieler
   *[other] Astronaut
}
first_martians-effect-tokens = { $amount } 🎖️ ({ first_martians-whom })
first_martians-effect-wound = { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} ({ first_martians-whom })
first_martians-effect-heal = { $amount ->
    [one] 1 Wunde geheilt
   *[other] { $amount } Wunden geheilt
} ({ first_martians-whom })
first_martians-effect-condition = ein Leiden ({ first_martians-whom })
first_martians-effect-track = { PIECE("first_martians-block", $block) }: Störung { $amount }
first_martians-effect-malfunction = { PIECE("first_martians-block", $block) }: eine Störungskarte
first_martians-effect-break = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }{ $penalty ->
    [none] {""}
   *[other] {" "}→ { $penalty }
}
first_martians-effect-break-any = 🔴 { PIECE("first_martians-block", $block) }: ein zufälliges Teil
first_martians-effect-mend = 🟢 { $amount ->
    [one] 1 Teil läuft wieder
   *[other] { $amount } Teile laufen wieder
}
first_martians-effect-token = { PIECE("first_martians-facility", $facility) }: +1 Marker „{ PIECE("first_martians-token", $token) }“{ $space ->
    [next] {" "}(im nächsten Sol)
   *[other] {""}
}
first_martians-effect-rover-token = { PIECE("first_martians-rover", $rover) }: +1 Marker „{ PIECE("first_martians-token", $token) }“
first_martians-effect-mend-rovers = 🟢 jeder Rover: ein Marker weniger
first_martians-effect-item = +{ $amount } { PIECE("first_martians-item", $item) }
first_martians-effect-productivity = { PIECE("first_martians-facility", $facility) }: Produktion { $amount }
first_martians-effect-shut = { PIECE("first_martians-facility", $facility) } abgeschaltet ({ PIECE("first_martians-resource", $resource) })
first_martians-effect-grow = Pflanzen wachsen
first_martians-effect-lose-plants = { $amount ->
    [one] 1 Pflanze verloren
   *[other] { $amount } Pflanzen verloren
}
first_martians-effect-lose-sample = eine Probe verloren
first_martians-effect-gather-sample = eine Probe von der Karte
first_martians-effect-use-sample = eine Probe verbraucht
first_martians-effect-ignore-terrain = ein Gelände umgangen
first_martians-effect-reroll = ein Würfel neu
first_martians-effect-adventure = ein Abenteuer
first_martians-effect-percent = { $amount } % einer Forschungskarte
first_martians-effect-separate = die niedrigste Forschungskarte bleibt draußen
first_martians-effect-scan = ein Gebiet von fern gesehen

## Ursachen

first_martians-cause-card = { $kind ->
    [event] Ereignis
    [adventure] Abenteuer
    [malfunction] Störung
    [shutdown] Abschaltung
    [poi] Fundort
    [skill] Fähigkeit
    [upgrade] Verbesserung
    [facility] Anlage
    [project] Projekt
    [rule] Regel
    [chapter] Kapitel
   *[other] Mission
} { $title }
first_martians-cause-deterioration = Verschleiß jedes Sols
first_martians-cause-malfunction = Störungswürfel und rote Teile
first_martians-cause-managing = Leitzentrale
first_martians-cause-morale = Moral der Crew
first_martians-cause-production = je Astronaut 1, je Abschaltung 2
first_martians-cause-hardware = rote Hardware
first_martians-cause-quarrel = Stress hat 18 erreicht
first_martians-cause-unwinding = Crewquartiere
first_martians-cause-healing = Krankenstation
first_martians-cause-rest = Ausruhen
first_martians-cause-no-success = kein Erfolg
first_martians-cause-penalty = sichere Strafe der Aktion
first_martians-cause-terrain = Gelände auf dem Weg
first_martians-cause-shortage = was nicht zu geben war
first_martians-cause-die = der Wundenwürfel
first_martians-cause-starve = keine Nahrung
first_martians-cause-anxiety-attack = Panikattacke
first_martians-cause-surplus = der halbe Überschuss
first_martians-cause-meals = Mahlzeiten
first_martians-cause-wilting = rote Teile der Farm
first_martians-cause-cost = Kosten des Plans
first_martians-cause-restart = Preis des Wiederanlaufs
first_martians-cause-supply = zu wenig erzeugt
first_martians-cause-donor = für eine Reparatur entnommen
first_martians-cause-refund = nach dem Scheitern zurück
first_martians-cause-strip = Ausbau
first_martians-cause-dismantle = Karte zerlegt
first_martians-cause-gather = Sammeln
first_martians-cause-plant = Aussaat
first_martians-cause-greenhouse = ein Gewächshaus gebaut
first_martians-cause-growth = Produktion
first_martians-cause-drive = die Fahrt
first_martians-cause-token = Marker Neuwurf

## Was geschah

first_martians-you = Du
first_martians-said-game-started = 🚀 Die Crew: { $crew }. Startspieler: { $first }.
first_martians-said-phase-began = { $phase ->
    [1] 🌅 Sol { $round } beginnt.
    [4] 📋 Sol { $round }: Die Crew plant.
   *[other] ⚙️ Sol { $round }: Störungen.
}
first_martians-said-first-player-passed = 👉 Startspieler: { $who }
first_martians-said-choice-made = ☑️ { $who }: { $side } ({ $title })
first_martians-said-choice-told = { $said }. { $told }
first_martians-said-kept = 🎲 { $who }: Die Würfel bleiben liegen
first_martians-said-let = ⏳ { $who } lässt es geschehen
first_martians-said-objective-reached = 🎯 Ziel erreicht: { PIECE("first_martians-objective", $objective) }
first_martians-said-game-ended = { $won ->
    [yes] 🟢 Die Mission ist erfüllt.
   *[other] ⚫ Die Mission ist gescheitert.
}{ $why ->
    [death] {" "}Jemand aus der Crew ist gestorben.
    [time] {" "}Die Zeit ist abgelaufen.
    [threshold] {" "}Zu viele Teile sind defekt.
   *[other] {""}
} Erreichte Ziele: { $score } von { $all }{ $optional ->
    [0] {""}
    [one] {" "}(von allen ist 1 freiwillig)
   *[other] {" "}(von allen sind { $optional } freiwillig)
}.
first_martians-said-plan-changed = { $change ->
    [lay] ➕ { $who }: { $job }
    [join] 🤝 { $who }, als Hilfe: { $job }
    [withdraw] ↩️ { $who }, Figur zurück: { $job }
    [send] 🚙 { PIECE("first_martians-rover", $rover) } fährt mit: { $job }
    [park] 🚙 { $who }, Rover zurück: { $job }
    [call] 📣 { $who } → { $other }, Hilfe erbeten: { $job }
    [ready] ✅ { $who }: bereit
    [revise] ✋ { $who }: bitte warten
   *[other] ✋ Der Plan ist wieder offen.
}
first_martians-said-strip-proposed = 🪛 { $who }, Vorschlag zum Ausbauen: { PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) }
first_martians-said-strip-dropped = ✋ { $who } ist gegen den Ausbau: { PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) }
first_martians-said-plan-reason = { $said } ({ $why })
first_martians-said-plan-fixed = 📌 Der Plan steht: { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}{ $paid ->
    [yes] . Bezahlt: { $costs }
   *[other] , ohne Kosten
}.
first_martians-said-rolled = 🎲 { $who }: { $success ->
    [yes] Erfolg
   *[other] kein Erfolg
}{ $wound ->
    [yes] , Wunde
    [no] , unverletzt
   *[other] {""}
}{ $adventure ->
    [yes] , Abenteuer
   *[other] {""}
}
first_martians-said-rerolled = 🎲 { $who }: { $die ->
    [success] Erfolgswürfel
    [wound] Wundenwürfel
   *[other] Abenteuerwürfel
} noch einmal ({ $why }): { $result ->
    [yes] { $die ->
        [success] Erfolg
        [wound] Wunde
       *[other] Abenteuer
    }
   *[other] { $die ->
        [success] kein Erfolg
        [wound] keine Wunde
       *[other] kein Abenteuer
    }
}
first_martians-said-action-resolved = { $ok ->
    [yes] ✔️ { $who }: { $job }
   *[other] ✖️ { $who }, misslungen: { $job }
}
first_martians-said-action-idle = ↩️ { $who }, dort ist nichts mehr zu tun: { $job }
first_martians-said-supply-changed = 📦 { PIECE("first_martians-resource", $resource) } { $amount } ({ $why })
first_martians-said-production-changed = 🏭 { PIECE("first_martians-facility", $facility) }: Produktion { $amount }
first_martians-said-part-broken = 🔴 { PIECE("first_martians-facility", $facility) }, rotes Teil: { PIECE("first_martians-part", $part) } ({ $why }). Ab jetzt: { $penalty }.
first_martians-said-part-repaired = 🟢 { PIECE("first_martians-facility", $facility) }, wieder in Betrieb: { PIECE("first_martians-part", $part) } ({ $why }).
first_martians-said-repair-done = 🟢 { PIECE("first_martians-facility", $facility) }, repariert: { PIECE("first_martians-part", $part) }. Wieder in Betrieb ab dem Ende der Phase.
first_martians-said-facility-shut = 🌑 { PIECE("first_martians-facility", $facility) }, abgeschaltet: { PIECE("first_martians-resource", $grid) } ({ $why }).
first_martians-said-shutdown-turned = 🔄 { PIECE("first_martians-facility", $facility) }, Abschaltung: { PIECE("first_martians-shutdown", $tile) }
first_martians-said-shutdown-discarded = 🔌 { PIECE("first_martians-facility", $facility) }: Es gibt wieder { PIECE("first_martians-resource", $grid) }.
first_martians-said-farm-changed = 🌿 { PIECE("first_martians-facility", $facility) }: { $plants ->
    [one] 1 Pflanze
   *[other] { $plants } Pflanzen
}, { $growing } wachsend, { $greenhouses ->
    [one] 1 Gewächshaus
   *[other] { $greenhouses } Gewächshäuser
} ({ $why })
first_martians-said-token-placed = 🏷️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-token", $token) }{ $space ->
    [next] {" "}(im nächsten Sol)
   *[other] {""}
} ({ $why })
first_martians-said-rover-token-placed = 🏷️ { PIECE("first_martians-rover", $rover) }: { PIECE("first_martians-token", $token) } ({ $why })
first_martians-said-rover-token-removed = 🚙 { PIECE("first_martians-rover", $rover) }: entfernt „{ PIECE("first_martians-token", $token) }“
first_martians-said-rover-checked = 🚙 { PIECE("first_martians-rover", $rover) } { $damaged ->
    [yes] ist beschädigt und fällt aus
   *[other] ist heil durchgekommen
} ({ $why }).
first_martians-said-upgrade-dismantled = 🃏 { PIECE("first_martians-upgrade", $upgrade) } wird zerlegt: { $items }.
first_martians-said-upgrade-made = ⬆️ { PIECE("first_martians-upgrade", $upgrade) } ist fertig und wirkt ab dem nächsten Sol.
first_martians-said-machine-taken = 🤖 { $who }: { PIECE("first_martians-machine", $machine) } für die ganze Mission
first_martians-said-facility-built = 🏠 In Betrieb: { PIECE("first_martians-facility", $facility) }{ $works ->
    [yes] {""}
   *[other] , alle Teile rot
}.
first_martians-said-region-laid = 🗺️ { PIECE("first_martians-space", $space) } ist von Anfang an bekannt: { PIECE("first_martians-region", $region) }
first_martians-said-map-shown = 🗺️ Die Regionen liegen offen: Alle sehen, was wo liegt.
first_martians-said-token-dropped = 🎯 { PIECE("first_martians-item", $token) } liegt in { PIECE("first_martians-space", $space) }.
first_martians-said-region-scanned = 🗺️ { PIECE("first_martians-space", $space) }, von fern gesehen: { PIECE("first_martians-region", $region) }
first_martians-said-mineral-drawn = ⚗️ Forschungskarte { $number }: { $found ->
    [yes] { PIECE("first_martians-item", $item) }
   *[other] davon ist keines mehr da
}
first_martians-said-percent-gained = ⚗️ { $amount } %, jetzt { $level } % (Karte { $card } %)
first_martians-said-card-separated = ⚗️ Die niedrigste Forschungskarte bleibt ab jetzt draußen.
first_martians-said-track-changed = 🎛️ { PIECE("first_martians-block", $block) }: Störungsleiste { $amount }, jetzt { $level } von 5 ({ $why })
first_martians-said-track-reset = 🎛️ { PIECE("first_martians-block", $block) }: Die Karte wird gezogen, die Störungsleiste beginnt wieder bei 0
first_martians-said-box-turned = 🟥 { PIECE("first_martians-block", $block) }: Sein Störungswürfel wird ab jetzt jeden Sol geworfen.
first_martians-die-of-block = { PIECE("first_martians-block", $block) } { $result }
first_martians-said-malfunctions-rolled = 🎲 Störungswürfel: { $dice }
first_martians-said-malfunction-drawn = ⚠️ **{ $title }** ({ PIECE("first_martians-block", $block) }){ $resolved ->
    [yes] {""}
   *[other] : Es gibt nichts zu treffen
}
first_martians-said-event-drawn = ❗ Ereignis: **{ $title }**
first_martians-said-event-done = ✔️ **{ $title }**: Ereignis erledigt ({ $who })
first_martians-said-event-expired = ⌛ **{ $title }**: Das Ereignis ist ohne Folgen vorüber.
first_martians-said-consequences-checked = 💥 Folge: { $titles }
first_martians-said-delays-checked = 🕰️ Es kehrt wieder: { $titles }
first_martians-said-adventure-drawn = ❔ Abenteuer ({ $who }): **{ $title }**
first_martians-said-morale-changed = 🙂 Moral { $amount } ({ $why })
first_martians-said-stress-changed = 😬 Stress { $amount }, jetzt { $level } von 18 ({ $why })
first_martians-said-tokens-changed = 🎖️ { $who }: Moralmarker { $amount } ({ $why })
first_martians-said-wounded = 🩸 { $who }: { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} ({ $why })
first_martians-said-healed = 🩹 { $who }: { $amount ->
    [one] 1 Wunde geheilt
   *[other] { $amount } Wunden geheilt
} ({ $why })
first_martians-said-condition-drawn = 🤒 { $who }: { PIECE("first_martians-condition", $condition) }, ab der nächsten Phase
first_martians-said-condition-cured = 🩹 { $who }: Heilung von { PIECE("first_martians-condition", $condition) }; die Wirkung hält noch bis zum Ende der Phase an
first_martians-said-skill-used = ✨ { $who }: { PIECE("first_martians-skill", $skill) } ({ $cost ->
    [0] einmal je Mission
   *[other] { $cost } 🎖️
})
first_martians-said-skill-unlocked = ✨ { $who }, neue Fähigkeit: { PIECE("first_martians-skill", $skill) }
first_martians-said-terrain-ignored = 🗺️ { $who }: Das Gelände von { PIECE("first_martians-space", $space) } zählt in diesem Sol nicht
first_martians-said-explored = 🧭 { $who }, Ankunft in { PIECE("first_martians-space", $space) }: **{ PIECE("first_martians-region", $region) }**{ $samples ->
    [0] {""}
    [one] , 1 Probe
   *[other] , { $samples } Proben
}{ $rough ->
    [yes] , { $terrain }
   *[other] {""}
}{ $found ->
    [yes] . Gefunden: { $finds }
   *[other] {""}
}
first_martians-said-poi-drawn = 📍 { $who }, Fundort: { PIECE("first_martians-poi", $poi) }. Er lässt sich ab dem nächsten Plan nutzen.
first_martians-said-poi-used = 📍 { $who } nutzt: { PIECE("first_martians-poi", $poi) }
first_martians-said-item-gained = 📥 { PIECE("first_martians-item", $item) }{ $pending ->
    [yes] , verfügbar ab dem nächsten Sol
   *[other] {""}
} ({ $why })
first_martians-said-studied = 🔬 { $discovered ->
    [yes] Eine Entdeckung ist gelungen.
   *[other] Eine Probe ist untersucht.
}

## Geschichten und bleibende Nachrichten

first_martians-sol-title = ## 🌅 Sol { $round } von { $sols } · { $mission }
first_martians-report-title = ## 📋 Was aus dem Plan wurde
first_martians-lessons-title = ## 📖 Regeln, die zum ersten Mal vorkamen
first_martians-story-now = ➡️ { $effects }
first_martians-story-choice = ☑️ { $who } entscheidet: { $sides }
first_martians-story-action = ❗ **{ $action }** bis Sol { $last } → { $effects }. Bis dahin kann die Folge am Anfang eines Sols eintreten.
first_martians-story-consequence = ### 💥 { $title }: die Folge
first_martians-story-later = ### 🕰️ { $title } · { $who }
first_martians-story-taken = ☑️ **{ $title }** · { $who }: **{ $side }**
first_martians-replay-round = Sol { $round }
first_martians-digest-rounds = Sols { $first } bis { $last }
first_martians-digest-from = Ab Sol { $first }
first_martians-sol-quiet = 🌅 Ein neuer Sol
first_martians-final-title = ## { $won ->
    [yes] 🟢 Mission erfüllt
   *[other] ⚫ Die Mission ist gescheitert
}: { $mission }, Sol { $round } von { $sols }
first_martians-final-died = 🕯️ { $who } hat es nicht überlebt: { $why }.
first_martians-broken-parts = { $broken ->
    [one] 1 defektes Teil
   *[other] { $broken } defekte Teile
}
first_martians-final-done = Alle Pflichtziele sind erreicht, und die Basis hält ({ first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , höchstens { $most } erlaubt
}).
first_martians-final-death = Jemand erlitt die sechste Wunde. Das überlebt niemand.
first_martians-final-time = Der letzte Sol ist vorbei, und Ziele sind offen.
first_martians-final-threshold = Die Ziele sind erreicht, doch die Basis liegt in Trümmern: { first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , höchstens { $most } erlaubt
}.
first_martians-final-crew = 👥 { $crew } · Moral { $morale } · Stress { $stress }
first_martians-final-objective = { $reached ->
    [yes] ✅
   *[other] ⬜
} { $title }{ $optional ->
    [yes] {" "}(freiwillig)
   *[other] {""}
}

## Warum?

first_martians-why-title = ### Warum? Regeln und Teile hinter jeder Zahl
first_martians-why-pawns = • { $needed } 🧍 nötig, { $given } gelegt: { $sum }
first_martians-why-base = { $count } (die Aktion)
first_martians-why-medic = 1 (Figur des Arztes, da der Autoscanner fehlt)
first_martians-why-way = { $count } ({ $count ->
    [one] das Feld am Ziel
   *[other] die Felder auf dem Weg
})
first_martians-why-descent = { $count } (der steile Abstieg, solange das Projekt „{ PIECE("first_martians-project", $project) }“ fehlt)
first_martians-why-region = { $count } ({ PIECE("first_martians-region", $region) }: { first_martians-terrain-extra-pawn })
first_martians-why-token = { $count } (Marker, { $cause })
first_martians-token-cause = { PIECE("first_martians-facility", $facility) }: braucht { PIECE("first_martians-token", $token) }{ $part ->
    [none] {""}
   *[other] , rotes Teil: { PIECE("first_martians-part", $part) }
}
first_martians-why-rover-token = { $count } (Marker „1 Figur mehr“: { PIECE("first_martians-rover", $rover) })
first_martians-why-rover = • { PIECE("first_martians-rover", $rover) } zählt als { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}.
first_martians-why-dice = • { $dice ->
    [all] Drei Würfel, da keine zusätzliche Figur liegt
   *[other] Nur der Erfolgswürfel, da ein rotes Teil ihn verlangt
}: Erfolg auf { $faces } von { $sides } Seiten, { $chance }.
first_martians-why-costs = • Bezahlt, sobald der Plan steht; Vorrat kommt nie zurück: { $costs }
first_martians-why-modifier = { PIECE("first_martians-facility", $facility) }, Marker auf dem Feld „!“: { PIECE("first_martians-token", $token) }
first_martians-why-terrain = { PIECE("first_martians-region", $region) }: { PIECE("first_martians-terrain", $terrain) }
first_martians-why-condition = { $name }: { PIECE("first_martians-condition", $condition) }
first_martians-why-red = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } → { $penalty }
first_martians-why-cancelled = ⬆️ { PIECE("first_martians-facility", $facility) }, rotes Teil: { PIECE("first_martians-part", $part) }. { PIECE("first_martians-upgrade", $upgrade) } hebt die Strafe auf
first_martians-why-production = ### Nächste Produktion, nach jetzigem Stand
first_martians-why-supply = • { PIECE("first_martians-resource", $resource) }: { $produced } für { $needed }. { $result ->
    [short] Abgeschaltete Anlagen: { $count }.
    [food] Aus dem Vorrat: { $count }, sonst hungert jemand.
   *[other] { $count ->
        [0] Es bleibt kein Überschuss.
       *[other] Der halbe Überschuss bleibt: { $count }.
    }
}
first_martians-why-lasting = 📌 Dauerhafte Regeln, zu Beginn der Produktion: { $change }
first_martians-why-stress = • Stress +{ $total }: { $crew } für die Crew, 2 je Abschaltung ({ $tiles }). Jetzt { $stress }; bei { $limit } werden alle verwundet, und die Moral sinkt.
first_martians-why-broken = ### Rote Teile: { $count }{ $most ->
    [-1] {""}
   *[other] {" "}(am Ende höchstens { $most })
}
first_martians-hand = { $who }: { $wounds }/{ $most } 🩸 · { $tokens } 🎖️. Die sechste Wunde tötet; bei der zweiten und vierten kommt ein Leiden.
first_martians-hand-condition = 🤒 **{ PIECE("first_martians-condition", $condition) }**: { $about }
first_martians-hand-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] einmal je Mission
   *[other] { $cost } 🎖️
} · { $effects }{ $used ->
    [yes] {" "}· in diesem Sol genutzt
    [mission] {" "}· in dieser Mission genutzt
   *[other] {""}
}

## Warum eine Aktion abgelehnt wird

illegal-solo-seats = Diese Option ist für { $needed } Astronauten; es sind { $count }.
illegal-other-crew = Die Kampagne geht mit derselben Crew weiter: { $roles }.
illegal-no-such-option = Das steht nicht zur Wahl: { $option }.
illegal-unknown-facility = Diese Anlage gibt es in der Basis nicht: { PIECE("first_martians-facility", $facility) }.
illegal-unknown-item = So etwas gibt es nicht: { PIECE("first_martians-item", $item) }.
illegal-unknown-machine = Diese Maschine hat die Crew nicht: { PIECE("first_martians-machine", $machine) }.
illegal-unknown-project = Dieses Projekt hat die Mission nicht: { PIECE("first_martians-project", $project) }.
illegal-unknown-rover = Diesen Rover gibt es nicht: { PIECE("first_martians-rover", $rover) }.
illegal-unknown-skill = Diese Fähigkeit gibt es nicht: { PIECE("first_martians-skill", $skill) }.
illegal-unknown-space = Dieses Feld gibt es auf der Karte nicht: { PIECE("first_martians-space", $space) }.
illegal-unknown-stack = Im Plan gibt es keinen Stapel { $stack }.
illegal-unknown-term = Dieses Wort kenne ich nicht: { $word }.
illegal-opening-mission = Diese Mission kann eine Kampagne nur eröffnen: { PIECE("first_martians-mission", $mission) }.
illegal-astronaut-dead = In dieser Mission ist jemand aus der Crew gestorben, von dort geht die Kampagne nicht weiter: { PIECE("first_martians-role", $role) }.
illegal-not-built = { PIECE("first_martians-facility", $facility) }: noch nicht da. Das muss zuerst gebaut werden.
illegal-wrong-place = { PIECE("first_martians-project", $project) } kann in { PIECE("first_martians-space", $space) } nicht stehen.
illegal-already-built = Das steht schon: { PIECE("first_martians-project", $project) }.
illegal-already-planned = Das macht in diesem Sol schon jemand; einmal genügt.
illegal-build-first = Zuerst muss gebaut werden: { PIECE("first_martians-project", $project) }.
illegal-condition-absent = Daran leidet niemand hier: { PIECE("first_martians-condition", $condition) }.
illegal-event-not-open = Dieses Ereignis ist nicht mehr offen: { PIECE("first_martians-event", $event) }.
illegal-explored = { PIECE("first_martians-space", $space) } ist schon erkundet.
illegal-facility-blocked = { PIECE("first_martians-facility", $facility) }: in diesem Sol durch einen Marker ausgefallen; beim Aufräumen geht er weg.
illegal-facility-shut = { PIECE("first_martians-facility", $facility) }: abgeschaltet. Zuerst muss eine Figur die Anlage anfahren.
illegal-farm-full = Alle Gewächshäuser sind belegt ({ $greenhouses }), wachsende Pflanzen mitgezählt.
illegal-item-idle = In dieser Mission bedeutet das nichts: { PIECE("first_martians-item", $item) }.
illegal-item-lacking = Davon fehlt etwas: { PIECE("first_martians-item", $item) }. Nötig { $needed }, vorhanden { $held }.
illegal-no-farm = { PIECE("first_martians-facility", $facility) } ist keine Farm.
illegal-no-route = Diesen Weg nach { PIECE("first_martians-space", $space) } gibt es nicht.
illegal-no-sample = Untersuchen lassen sich nur Proben, nicht { PIECE("first_martians-item", $item) }.
illegal-none-left = Alles, was da ist, ist schon verplant: { $held }.
illegal-not-accessible = { PIECE("first_martians-space", $space) } ist nicht zu erreichen: Zuerst muss ein Feld daneben erkundet sein.
illegal-not-shut = { PIECE("first_martians-facility", $facility) }: keine solche Abschaltung.
illegal-part-not-there = { PIECE("first_martians-facility", $facility) }: kein laufendes Teil dieser Art abzugeben ({ PIECE("first_martians-part", $part) }).
illegal-part-works = { PIECE("first_martians-facility", $facility) }: Dieses Teil läuft, da ist nichts zu reparieren: { PIECE("first_martians-part", $part) }.
illegal-price-lacking = Die Abschaltung endet nur für { PIECE("first_martians-resource", $resource) } { $needed }; im Vorrat: { $held }.
illegal-seedbed-taken = Das erste Wachstumsfeld ist bis zur Produktion belegt.
illegal-token-absent = { PIECE("first_martians-rover", $rover) } trägt keinen solchen Marker: { PIECE("first_martians-token", $token) }.
illegal-unexplored = { PIECE("first_martians-space", $space) } ist noch nicht erkundet.
illegal-upgrade-absent = Diese Karte liegt nicht bereit: { PIECE("first_martians-upgrade", $upgrade) }.
illegal-already-called = Diese Bitte um Hilfe steht schon.
illegal-explore-only = { PIECE("first_martians-rover", $rover) } hilft nur beim Erkunden.
illegal-inside-hub = { PIECE("first_martians-rover", $rover) } fährt nur außerhalb des HUB.
illegal-machine-laid = Diese Maschine ist schon im Einsatz: { PIECE("first_martians-machine", $machine) }.
illegal-machine-unfit = { PIECE("first_martians-machine", $machine) } arbeitet nur an einer Art von Aktion ({ PIECE("first_martians-action", $action) }), an offenen Ereignissen und beim Wiederanlauf, und betritt nie den Wohnbereich.
illegal-machines-used = Allein dürfen je Sol höchstens { $most } Maschinen arbeiten.
illegal-heart-bound = Die Figur, die übrig ist, darf nur die Herzbeschwerden heilen: { PIECE("first_martians-role", $role) }, { $laid } von { $pawns } liegen.
illegal-no-pawn = Hier liegen schon alle Figuren: { PIECE("first_martians-role", $role) }, { $pawns } von { $pawns }. Eine davon lässt sich zurücknehmen.
illegal-no-rover = Ein rotes Teil der Garage hält Rover vom Erkunden ab.
illegal-not-in-crew = Das ist in dieser Crew niemand: { PIECE("first_martians-role", $role) }.
illegal-not-in-stack = In Stapel { $stack } liegt keine solche Figur.
illegal-one-pawn-only = Das Anfahren nimmt genau eine Figur.
illegal-one-rover = Ein Rover fährt schon mit: { PIECE("first_martians-rover", $rover) }.
illegal-own-pawn = Dich selbst musst du nicht bitten: Leg deine Figur dazu.
illegal-rover-blocked = { PIECE("first_martians-rover", $rover) } ist ausgefallen: Eine Bauaktion setzt ihn instand.
illegal-rover-parked = { PIECE("first_martians-rover", $rover) } steht im Depot.
illegal-rover-sent = { PIECE("first_martians-rover", $rover) } ist schon unterwegs und fährt einmal je Sol.
illegal-deadly = Das wäre tödlich: { $wounds ->
    [one] 1 sichere Wunde
   *[other] { $wounds } sichere Wunden
}; die Grenze liegt bei { $left }.
illegal-medic-needed = Ohne Autoscanner muss auch der Arzt eine Figur legen.
illegal-role-needed = Hier muss auch { $role ->
    [scientist] die Wissenschaftlerin
    [geologist] der Geologe
    [engineer] die Ingenieurin
   *[medic] der Arzt
} eine Figur legen.
illegal-not-ready = Du hast nicht „bereit“ gesagt.
illegal-phase-begun = Ausgebaut wird nur zu Beginn der Phase, bevor du eine Figur legst. Nimm deine erst zurück.
illegal-not-proposed = Niemand will dieses Teil ausbauen.
illegal-strip-agreed = Du hast schon zugestimmt; es fehlen die anderen.
illegal-pawns-unused = { $count ->
    [one] 1 Figur ist
   *[other] { $count } Figuren sind
} noch zu legen; Ausruhen geht immer.
illegal-too-few-pawns = Zu wenige Figuren ({ PIECE("first_martians-action", $action) }): { $needed } nötig, { $given } gelegt. Leg eine dazu, schick einen Rover mit oder nimm sie zurück; bis dahin kannst du nicht „bereit“ sagen.
illegal-unpayable = Der Vorrat reicht nicht: { PIECE("first_martians-resource", $resource) }, nötig { $needed }, vorhanden { $held }.
illegal-migraine = Mit Migräne lässt sich keine Fähigkeit nutzen.
illegal-no-dice = { PIECE("first_martians-skill", $skill) } gilt für Würfel, die eben gefallen sind.
illegal-skill-idle = { PIECE("first_martians-skill", $skill) } würde jetzt nichts ändern.
illegal-skill-not-held = Diese Fähigkeit fehlt hier: { PIECE("first_martians-skill", $skill) }.
illegal-skill-used = { PIECE("first_martians-skill", $skill) } ist in diesem Sol schon genutzt.
illegal-tokens-lacking = Das kostet { $needed } Moralmarker; vorhanden: { $held }.

## Regeln, die die erste Mission erklärt

first_martians-lesson-round = Ein Sol hat sechs Phasen: Ereignis, Moral, Produktion, Aktionen, Störungen, Aufräumen. Nur in der vierten gibt es viel zu entscheiden. Alle gewinnen gemeinsam, wenn jedes Pflichtziel rechtzeitig erreicht ist, und verlieren gemeinsam, wenn jemand stirbt oder der letzte Sol vorher endet.
first_martians-lesson-events = Jeder Sol bringt ein Ereignis. Seine Aktion bleibt drei Sols offen; bis sie getan ist, kann zu Beginn eines Sols eine Folge zuschlagen, und niemand weiß, welche.
first_martians-lesson-consequences = Ein vernachlässigtes Ereignis hat zugeschlagen. Ist die Folge da, verlässt es das Logbuch, und seine Aktion ist dahin.
first_martians-lesson-morale = Die Moral gehört allen, von −2 bis +3. In Phase 2 erhält der Startspieler je Punkt über 0 einen Moralmarker oder gibt je Punkt darunter einen ab; jeder fehlende ist eine Wunde.
first_martians-lesson-stress = In jeder Produktion steigt der Stress um 1 je Astronaut und um 2 je abgeschalteter Anlage. Bei 18 erleiden alle eine Wunde, die Moral sinkt um 1, und der Stress beginnt wieder bei 0. Entspannen senkt ihn um bis zu 6.
first_martians-lesson-wounds = Fünf Wunden überlebt man; die sechste beendet die Mission. Wunden heilen einzeln in der Krankenstation, mit Hilfe des Arztes oder eines Autoscanners.
first_martians-lesson-conditions = Überschreiten Wunden ein Symbol, kommt ein Leiden. Es wirkt ab der nächsten Phase, bis es geheilt ist.
first_martians-lesson-adventures = Der Abenteuerwürfel, manche Marker und manches Gelände bringen dem, der die Aktion ausführt, ein Abenteuer, auch bei Erfolg. Manche kehren Sols später wieder.
first_martians-lesson-dice = Mit genau den nötigen Figuren wird gewürfelt: Erfolg, Wunde, Abenteuer, jeder Würfel für sich. Mit einer Figur mehr gelingt es ohne Würfel. Ein Fehlschlag bringt 2 Moralmarker.
first_martians-lesson-morale-tokens = Moralmarker bezahlen Fähigkeiten, jede einmal je Sol. Sie kommen vom Ausruhen, von Fehlschlägen und für den Startspieler von guter Moral.
first_martians-lesson-red-parts = Ein rotes Teil kostet, solange es rot ist: Energie oder Sauerstoff je Aktion, einen Wurf, eine Figur, eine Pflanze. Repariert wird mit einem Ersatzteil oder demselben Teil von anderswo. Am Ende dürfen nicht zu viele rot sein.
first_martians-lesson-repairs = Ein repariertes Teil läuft ab dem Ende der Aktionsphase: In derselben Phase kostet es noch.
first_martians-lesson-malfunction-dice = In Phase 5 würfelt jeder Bereich mit rotem Marker; das Ergebnis und die +1 seiner roten Teile lassen seine Leiste steigen. Bei 5 kommt eine Karte.
first_martians-lesson-tracks = Drei Leisten führen zu Störungen, eine je Bereich. Erreicht eine 5, kommt ihre Karte, und sie beginnt wieder bei 0. Steuern senkt eine um 1.
first_martians-lesson-malfunction-cards = Eine Störungskarte macht meist ein Teil rot oder legt einen Marker. Danach wird auch der Würfel des nächsten Bereichs jeden Sol geworfen: Arbeit, Wohnen, System und wieder von vorn.
first_martians-lesson-shutdown = Es fehlt Energie oder Sauerstoff, eine Anlage steht still: keine Aktion ihrer Art, keine Strafe, aber auch kein Schaden, und 2 Stress je Sol. Eine Figur fährt sie am Ende der Phase wieder an.
first_martians-lesson-restart = Eine Abschaltung wird beim Entfernen aufgedeckt: Erst bringt sie etwas, und manche geht nur gegen Bezahlung.
first_martians-lesson-farm = Eine gesäte Pflanze reift in sechs Produktionen in einem freien Gewächshaus. Jede reife ernährt je Sol einen Astronauten und bleibt.
first_martians-lesson-supply = Was über den Bedarf erzeugt wird, kommt zur Hälfte in den Vorrat. Er bezahlt Aktionen und ernährt, wer sonst leer ausginge, ersetzt aber nie fehlende Energie oder fehlenden Sauerstoff.
first_martians-lesson-exploring = Jedes Feld am Weg kostet eine Figur, raues Gelände mehr. Das Gelände eines neuen Gebiets zählt ab dem nächsten Sol; was dort liegt, lässt sich von da an sammeln.
first_martians-lesson-rovers = Ein ausgefallener Rover bleibt im Depot, bis eine Bauaktion den Marker entfernt.
first_martians-lesson-objectives = Erreichte Ziele bleiben erreicht. Gewonnen ist am Ende des Sols, in dem das letzte Pflichtziel erreicht ist, sofern nicht zu viele Teile rot sind.
first_martians-lesson-upgrades = Eine Verbesserung wirkt ab dem Aufräumen. Eine nie gebaute Karte lässt sich für ihre zwei Ersatzteile zerlegen.
first_martians-lesson-waiting-tokens = Ein Marker auf „>>“ wartet: Beim Aufräumen rückt er auf „!“ und wirkt dort einen Sol lang.
first_martians-lesson-tokens = Ein Marker auf dem Feld „!“ einer Anlage belastet in diesem Sol jede Aktion ihrer Art; beim Aufräumen geht er weg.
first_martians-lesson-planning = Figuren auf einer Aktion bilden einen Stapel; wer die erste legte, führt aus, erhält und erleidet alles. Mit genau genug Figuren wird gewürfelt, mit einer mehr ist es sicher.
first_martians-lesson-machines = Eine Maschine ist eine Figur mehr. Liegt sie als erste, führt die Aktion aus, wer sie gelegt hat: Er würfelt und erleidet eine Wunde. Sie macht eine Art von Aktion, hilft bei offenen Ereignissen und kann Anlagen außerhalb des Wohnbereichs anfahren.

## Vorgaben

first_martians-order-agree = Dem Plan zustimmen
first_martians-order-agree-hint = Sobald alle Figuren liegen und nichts dagegenspricht, außer jemand rührt deine an
first_martians-order-agree-text = Dem Plan dieses Sols zustimmen, sobald er vollständig ist und nichts dagegenspricht.
first_martians-order-help = Auf Zuruf helfen
first_martians-order-help-hint = Eine freie Figur von dir geht zu dem, der sie ruft
first_martians-order-help-text = Auf Hilferufe antworten: { $value }.
first_martians-order-help-any = bei allem
first_martians-order-help-explore = beim Erkunden
first_martians-order-help-gather = beim Sammeln
first_martians-order-help-research = beim Forschen
first_martians-order-help-build = beim Bauen und Reparieren
first_martians-order-help-heal = beim Heilen
first_martians-order-help-event = bei Ereignissen
first_martians-order-keep-dice = Würfel behalten
first_martians-order-keep-dice-hint = Keine Fähigkeit wird genutzt, um einen Würfel neu zu werfen
first_martians-order-keep-dice-text = Keine Fähigkeit nutzen, um einen Würfel neu zu werfen.
illegal-order-not-planning = Die Crew plant gerade nicht.
illegal-order-agreed = Du hast schon zugestimmt.
illegal-order-plan-changed = Ein Stapel mit deinen Figuren wurde geändert.
illegal-order-alone = Es ist niemand da, der dich rufen könnte.
