# What speaks for a choice of the expert's in Spazio: 1999, in a sentence.

space1999-why-home = You carry { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, and only at Base can you lay { $count ->
    [one] it
   *[other] them
}; { $missing ->
    [-1] your route is shut in, but coming home
    [0] your route is whole, and coming home
    [one] your route lacks 1, and coming home
   *[other] your route lacks { $missing }, and coming home
} gives { $given } E.U.
space1999-why-planet-tile = { $chance }% of landings bring a route tile.
space1999-why-planet = { $chance }% of landings bring a route tile. { $left } E.U. are left for the way home, { $sure ->
    [yes] which costs { $least } next turn
    [range] which costs { $least } to { $most } next turn
   *[no] which costs { $least } or more next turn, if the Moon leaves one
}.{ $count ->
    [0] {""}
    [one] {" "}That one way home then brings your tile too.
   *[other] {" "}That one way home then brings your { $count } tiles too.
}
space1999-why-node-home = From there the way home next turn costs { $sure ->
    [yes] { $least }
   *[range] { $least } to { $most }
} of the { $left } E.U. that are left, and you carry { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
space1999-why-node-planets = { $planets ->
    [one] An unvisited planet lies
   *[other] { $planets } unvisited planets lie
} straight ahead from there, for 1 E.U. of the { $left } that are left.
space1999-why-node-moon = In { $chance }% of cases the Moon comes by and takes you home: +{ $given } E.U.{ $count ->
    [0] {""}
    [one] {" "}for nothing, with your tile.
   *[other] {" "}for nothing, with your { $count } tiles.
}
space1999-why-plan-land = It costs no energy: in { $ok }% of answers you land there, and { $chance }% of landings bring a route tile. In { $negative }% the plan is lost.
space1999-why-plan-return = It costs no energy: in { $ok }% of answers you are home at once{ $given ->
    [0] {""}
   *[other] {" "}with { $given } E.U. more
}{ $count ->
    [0] {""}
    [one] , with your tile
   *[other] , with your { $count } tiles
}. In { $negative }% the plan is lost.
space1999-why-plan-energy = In { $ok }% of answers you have { $energy } E.U. then; in { $negative }% the plan is lost.
space1999-why-lay-earth = It completes your route. The Computer is asked at once, and agrees in { $ok }% of cases.
space1999-why-lay-nearer = Your route then lacks { $after ->
    [one] 1 tile
   *[other] { $after } tiles
}, { $before ->
    [-1] where it is shut in now
   *[other] where it lacks { $before } now
}.
space1999-why-leave = Kept, { $count ->
    [one] the tile waits
   *[other] the { $count } tiles wait
} for a place where { $count ->
    [one] it fits
   *[other] they fit
} better.
space1999-why-slide-own = Your route then lacks { $after ->
    [0] nothing more
    [one] 1 tile
   *[other] { $after } tiles
}, { $before ->
    [-1] where it is shut in now
   *[other] where it lacks { $before } now
}.
space1999-why-slide-recheck = Your route is whole, but the Computer is asked again only once it has changed: slide its last tile aside, and back next turn.
space1999-why-slide-rival = It throws sector { $sector } back: { $after ->
    [-1] its route, which lacks { $before } now, is shut in then
    [one] its route then lacks 1 tile instead of { $before }
   *[other] its route then lacks { $after } tiles instead of { $before }
}.
space1999-why-remove-own = That tile is of no use to your route, which lacks as much without it.
space1999-why-pass-energy = Without energy the ship can’t fly{ $plans ->
    [0] , and you have no plan to propose
   *[other] {""}
}.
space1999-why-node-near = From there the nearest unvisited planet costs { $cost } E.U.; { $left } are left for it.
space1999-why-lay-plan = { $draws ->
    [0] All tiles for the route are there then: some only have to slide into place.
    [one] It lies on the route for which the fewest tiles are to be drawn: 1 more on average.
   *[other] It lies on the route for which the fewest tiles are to be drawn: { $draws } more on average. Tiles that already lie and only have to slide aren’t among them.
}
