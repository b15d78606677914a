# What Spazio: 1999 is about: the cards behind Learn, of three to five short sentences each.

space1999-learn-home-heading = The way home
space1999-learn-home =
    The Moon has left its orbit and drifts through unknown space. On the **Star Monitor** each crew lays a route of its own, tile by tile, from its side to Earth in the centre. The shortest way takes { $least } tiles. Whoever first has a route that the Central Computer accepts wins.

space1999-learn-worlds-heading = Unknown worlds
space1999-learn-worlds =
    In your turn you fly on your energy, or propose a flight plan to the Central Computer and hope that it agrees. A straight run costs 1 E.U., each bend 1 more. Whoever lands on a planet draws a planet card: route tiles perhaps, energy gained or lost, sometimes an order to leave at once. Tiles count only once you are back at Base. When all have had their turn, the Moon moves, and your Base with it.

space1999-learn-computer-heading = The last word
space1999-learn-computer =
    No route is safe: for { $slide } E.U. an opponent may slide one of your tiles aside, and you one of theirs. When your route reaches Earth, the Central Computer is asked. In { $right }% of cases it says OK, and you have won. Otherwise the buzzer sounds: you lose the { $lost } tiles you laid last, and the race goes on.
