# The commands of Spazio: 1999: names (lower case, no blanks, at most 32 characters), descriptions (at most 100).

command1999 = 1999
command1999-about = Make your move in Spazio: 1999 in one line
command1999-fly = fly
command1999-fly-about = Fly to a planet, a node or home on your energy
command1999-propose = propose
command1999-propose-about = Propose one of your flight plans to the Central Computer
command1999-step = step
command1999-step-about = Move one node on
command1999-land = land
command1999-land-about = Land on the planet you choose, as the plan’s own is visited
command1999-lay = lay
command1999-lay-about = Lay a route tile on the Star Monitor: see it first, then confirm
command1999-slide = slide
command1999-slide-about = Slide a tile on the Star Monitor: see it first, then confirm
command1999-remove = remove
command1999-remove-about = Take a tile off the Star Monitor, as the Computer allows
command1999-pass = pass
command1999-pass-about = Finish: pass, propose no more, touch no tile, keep tiles that don’t fit

option1999-place = place
option1999-place-about = A planet’s name, a node’s number, or Base
option1999-plan = plan
option1999-plan-about = Which of your flight plans
option1999-planet = planet
option1999-planet-about = Which planet
option1999-tile = tile
option1999-tile-about = Straight or curve
option1999-square = square
option1999-square-about = Its square, such as g1
option1999-towards = towards
option1999-towards-about = The side by which the route leaves the tile
option1999-onto = onto
option1999-onto-about = The empty square beside it
option1999-go = go
option1999-go-about = At once, without the preview
