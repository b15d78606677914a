# Les cartes de Spazio: 1999. Les planètes portent le même nom dans toutes les langues.

## Plans de vol et Ordinateur central

space1999-plan-land = Atterrir sur { $planet }
space1999-plan-return = Retour à la Base
space1999-plan-energy = Recevoir { $amount } U.E.

space1999-program-move-tile = Déplacer une tuile de route.
space1999-program-remove-tile = Retirer une tuile de route.
space1999-program-return = Retour à la Base, avec { $amount } U.E. de plus.
space1999-program-energy = Recevoir { $amount } U.E.
space1999-program-plans = Prendre { $amount ->
    [one] 1 plan de vol
   *[other] { $amount } plans de vol
}.
space1999-program-land = Atterrir sur { $planet }, visitée ou non.

## Cartes des planètes

space1999-conditions-hostile = hostiles
space1999-conditions-good = bonnes
space1999-conditions-excellent = excellentes
space1999-instruction-take-off = décollage immédiat
space1999-instruction-return = retour immédiat à la Base
space1999-instruction-none = aucune instruction

## Planètes

space1999-planet-aldra-line = Des déserts de verre qui chantent à l’aube.
space1999-planet-brenno-line = Un océan, une île, une lampe restée allumée.
space1999-planet-corva-line = Des forêts noires ; d’en bas, quelque chose compte les étoiles.
space1999-planet-dorel-line = Un anneau de glace, et des pas dessus.
space1999-planet-elmir-line = Une pluie tiède sur des rues vides.
space1999-planet-fenor-line = Des monts de fer qui affolent les boussoles.
space1999-planet-galdo-line = Un jour de quatre-vingt-dix heures ; la nuit est plus longue.
space1999-planet-helin-line = Des prairies sans un seul insecte.
space1999-planet-ilmar-line = La moitié de la planète est un port. Pas un navire.
space1999-planet-jorun-line = Des tempêtes qui reviennent à la minute près.
space1999-planet-kimor-line = Le sable se souvient de chaque atterrissage.
space1999-planet-lumo-line = Pas de soleil, et pourtant elle brille.
space1999-planet-mirel-line = Des lacs comme des miroirs : ne regarde pas deux fois.
space1999-planet-nordis-line = Des vagues gelées, comme si le temps reprenait son souffle.
space1999-planet-ostra-line = Une place de marché ; la marchandise est encore tiède.
space1999-planet-perimo-line = Sept petites lunes, toutes fêlées.
space1999-planet-quilo-line = L’air est bon. Les voix qu’il porte, non.
space1999-planet-rovan-line = Une machine grande comme une ville, qui attend.
space1999-planet-solmi-line = Deux soleils : personne n’a une seule ombre.
space1999-planet-talun-line = De la mousse partout, même sur les portes.
space1999-planet-umbri-line = La face sombre répond à nos signaux. En retard.
space1999-planet-velta-line = Des voiles dans le ciel, et pas de vent.
space1999-planet-xandu-line = Des sillons tirés jusqu’à l’horizon, fraîchement arrosés.
space1999-planet-zorbi-line = Dernier arrêt avant nulle part.

## Planets' names

space1999-planet-aldra = Aldra
space1999-planet-brenno = Brenno
space1999-planet-corva = Corva
space1999-planet-dorel = Dorel
space1999-planet-elmir = Elmir
space1999-planet-fenor = Fenor
space1999-planet-galdo = Galdo
space1999-planet-helin = Helin
space1999-planet-ilmar = Ilmar
space1999-planet-jorun = Jorun
space1999-planet-kimor = Kimor
space1999-planet-lumo = Lumo
space1999-planet-mirel = Mirel
space1999-planet-nordis = Nordis
space1999-planet-ostra = Ostra
space1999-planet-perimo = Perimo
space1999-planet-quilo = Quilo
space1999-planet-rovan = Rovan
space1999-planet-solmi = Solmi
space1999-planet-talun = Talun
space1999-planet-umbri = Umbri
space1999-planet-velta = Velta
space1999-planet-xandu = Xandu
space1999-planet-zorbi = Zorbi

## A place that a move named

space1999-this-place = { PLACE($place) ->
    [base] { space1999-base }
    [node] Nœud { BARE($place) }
   *[planet] { NAME($place) }
}
