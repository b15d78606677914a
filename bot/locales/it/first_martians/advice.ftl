# Che cosa farebbe un equipaggio esperto in First Martians, e che cosa minaccia, in una frase.

first_martians-advice-ready = La tua parte del piano funziona così com’è{ $lacking ->
    [0] , e a nessuno dei { $jobs } lavori manca una pedina
    [one] ; a 1 altro lavoro mancano ancora pedine
   *[other] ; ad altri { $lacking } lavori mancano ancora pedine
}.
first_martians-advice-lacking = A «{ $job }» { $missing ->
    [one] manca 1 pedina
   *[other] mancano { $missing } pedine
}, e senza non si fa.
first_martians-advice-safer = «{ $job }» tira i dadi e riesce nel { $chance }% dei casi; con altre mani fa a meno dei dadi.
first_martians-advice-call = A «{ $job }» { $missing ->
    [one] manca 1 pedina
   *[other] mancano { $missing } pedine
}, e { $who } ne ha ancora una libera.
first_martians-advice-undoable = «{ $job }» così non si può fare: { $problem }
first_martians-advice-freed = Altrove chiedono il tuo aiuto, e tra le tue pedine è di questa che si fa a meno più facilmente.
first_martians-advice-broken = { $broken ->
    [one] È rotto 1 elemento
   *[other] Sono rotti { $broken } elementi
}, e alla fine possono esserlo al massimo { $most }; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-mission = Lo chiede la missione; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-sow = Ai prossimi pasti { $missing ->
    [one] manca 1 porzione
   *[other] mancano { $missing } porzioni
}.
first_martians-advice-explore = La missione chiede di esplorare; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-finds = Là può esserci ciò che manca alla missione; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-event = { $until ->
    [now] Finché non è fatta, l’evento può colpire all’inizio di un sol; questo è l’ultimo sol utile.
   *[other] Finché non è fatta, l’evento può colpire all’inizio di un sol; si può fare fino al sol { $until }.
}
first_martians-advice-restart = Finché è in arresto, lì non si fa nulla: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-study = La missione chiede scoperte; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-install = Serve dalla fine di questo sol in poi; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-production = Rende qualcosa in ogni Produzione; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-stand-in = Sostituisce ciò che non è utilizzabile o è frenato: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-rover = Finché ha il segnalino, il rover è intralciato.
first_martians-advice-farm = Ne mangiano tutti: un elemento rotto lì danneggia tutti.
first_martians-advice-heal = { $wounds } ferite su { $most }: una oltre le { $most } uccide, e la missione finisce.
first_martians-advice-ailment = Toglie questa condizione, che altrimenti ostacola ogni sol: { PIECE("first_martians-condition", $condition) }.
first_martians-advice-unwind = Lo stress è a { $stress } su { $limit }; a { $limit } sono feriti tutti.
first_martians-advice-track = { PIECE("first_martians-block", $block) }: il tracciato Avaria è a { $level } su { $end }, e a { $end } arriva un’avaria.
first_martians-advice-rest = Porta segnalini Morale, che pagano le abilità; { $tokens ->
    [0] non ne hai
    [one] ne hai 1
   *[other] ne hai { $tokens }
}.
first_martians-advice-danger-wounds = 🩸 { $who } muore con { $left ->
    [one] un’altra ferita
   *[other] altre { $left } ferite
}, e la missione finisce.
first_martians-advice-danger-food = 🥫 Ai prossimi pasti { $missing ->
    [one] manca 1 porzione
   *[other] mancano { $missing } porzioni
}: chi resta a digiuno è ferito.
first_martians-advice-danger-grid = { PIECE("first_martians-resource", $resource) }: alla prossima Produzione { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
}, e qualcosa viene spento.
first_martians-advice-danger-event = 📣 «{ PIECE("first_martians-event", $event) }» può colpire dopo questo sol, se la sua azione non viene fatta.
first_martians-advice-danger-stress = 😰 Nella Produzione di questo sol lo stress arriva al limite di { $limit }, e sono feriti tutti: ora è a { $stress }.
first_martians-advice-danger-track = 🎛️ { PIECE("first_martians-block", $block) }: il tracciato Avaria è a { $level } su { $end }; a { $end } arriva un’avaria.
first_martians-advice-danger-broken = 🔴 { $broken ->
    [one] È rotto 1 elemento
   *[other] Sono rotti { $broken } elementi
}, alla fine possono esserlo al massimo { $most }; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-danger-time = ⏳ { $missing ->
    [one] Manca 1 obiettivo
   *[other] Mancano { $missing } obiettivi
}; { $left ->
    [one] questo è l’ultimo sol
   *[other] restano { $left } sol, questo compreso
}.
first_martians-advice-lacks = ✋ A «{ $job }» { $missing ->
    [one] manca 1 pedina
   *[other] mancano { $missing } pedine
}.

## Scelte

first_martians-advice-nothing-better = Di quel che si può fare ora, niente giova di più all’equipaggio.
first_martians-advice-repair = Finché l’elemento è rosso: { $penalty }.
first_martians-advice-skill = Agisce subito, e ora i segnalini non servono a niente di meglio.
first_martians-advice-nothing = niente subito
first_martians-advice-side = { $brings ->
    [gain] «{ $option }» giova all’equipaggio più di «{ $other }».
   *[cost] «{ $option }» costa all’equipaggio meno di «{ $other }».
}
first_martians-advice-side-quarrel = Con «{ $option }» lo Stress resta sotto { $limit }; con «{ $other }» ci arriva entro la prossima Produzione, e sono feriti tutti.
first_martians-advice-again = È fallita; a ritirare riesce nel { $chance }% dei casi.
first_martians-advice-spare-wound = Ferite: { $wounds } su { $most }, e oltre { $most } si muore. A ritirare, la ferita arriva solo nel { $chance }% dei casi.
first_martians-advice-keep = { $wound ->
    [yes] L’azione è riuscita e la ferita si può sopportare (ne restano { $left }): meglio tenersi i segnalini.
   *[other] L’azione è riuscita: meglio tenersi i segnalini.
}
first_martians-advice-shut = Di tutto ciò che si può spegnere, è quello che manca di meno all’equipaggio.
first_martians-advice-shut-again = È già ferma: non si perde nessun’altra azione.
first_martians-advice-wilting = Uno spazio perso costa alle piante un intero sol di crescita.
first_martians-advice-starve = { $who } può sopportarlo meglio: { $wounds } ferite su { $most }.
first_martians-advice-spirits = Lo Stress è a { $stress } su { $limit } e può aspettare; un Morale migliore porta segnalini.
first_martians-advice-cure = Le ferite ({ $wounds } su { $most }) possono aspettare; la condizione ostacola ogni sol.
