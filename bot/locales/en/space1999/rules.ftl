# The rules of Spazio: 1999 in short. Pages of at most 1,500 characters.

space1999-rules-aim-heading = What it is about
space1999-rules-aim =
    The Moon has left its orbit and drifts through unknown space. Each crew has a ship and a quarter of the Moon as its Base: 🔵 A, 🔶 B, 🍀 C or 🟨 D.

    Explore planets, bring **route tiles** home and lay them on the **Star Monitor**, from your side to Earth in the centre. Whoever first has a route that the **Central Computer** accepts wins.

    You begin at Base with { $energy } E.U. (units of energy) and { $plans } flight plan.

space1999-rules-turn-heading = Your turn
space1999-rules-turn =
    Do one of these:
    • **fly** on your energy, or
    • **propose a flight plan** to the Central Computer.
    If you can do either, you must; you pass only if you can do neither. In your turn you may also slide tiles on the Monitor.

    When all have had their turn, the **Moon** moves: a card puts it on a number from 1 to { $numbers }, and it turns a quarter clockwise. Your Base turns with it, so other lines of force lead out of it. Ships in space that it meets land at their Bases. Nothing under the Moon can be flown to.

space1999-rules-flight-heading = Flights
space1999-rules-flight =
    Ships fly along the **lines of force**, from Base, node or planet.
    • A straight run costs **1 E.U.**, however long; going straight over a node is free.
    • Each **bend** costs **1 E.U.** more, a turn back too.
    • Nobody may pass a node where another ship stands, nor stop there.
    • You may stop at any free node. The next turn’s flight is a new run.
    • Whoever reaches a planet lands and draws a planet card.
    • You fly home only into your own quarter, and only with at least one route tile. The Moon can’t be crossed.

    There are { $nodes } nodes, numbered on the chart, and { $planets } planets.

space1999-rules-plans-heading = Flight plans
space1999-rules-plans =
    The { $deck } plans are kept hidden. One is shown when it is proposed:
    • **land** on a planet in one leap; if it is visited already, on any that isn’t;
    • **return** to Base; if you are there already, you move { $steps } nodes instead and get no energy;
    • **receive energy**.

    Carried out, a plan costs no energy, and no ship bars a leap to a planet or home. You get a new one when you have none left, for a later turn.

    On a planet energy goes first: a plan may be proposed only without energy, or if other ships bar every way off.

space1999-rules-computer-heading = The Central Computer
space1999-rules-computer =
    To each plan it gives one of three answers:
    • ✅ **OK** ({ $ok }%): the plan is carried out.
    • ❌ **No** ({ $negative }%): the plan is lost and the ship moves one node, free. You may propose further plans.
    • ⚪ **No signal** ({ $neutral }%): you keep the plan, and a Computer card decides. No further plan follows in that turn.

    Its { $programs } cards: move a tile ({ $moves }), remove a tile ({ $removes }), home with extra energy, for a ship already there only the energy ({ $homes }), energy ({ $energies }), flight plans ({ $moreplans }), land on a given planet, even a visited one ({ $lands }).

space1999-rules-planets-heading = Planets
space1999-rules-planets =
    Whoever lands draws one of { $cards } planet cards and reads it like this:
    • **conditions**: hostile: no tile ({ $hostile } cards), good: 1 ({ $good }), excellent: 2 ({ $excellent });
    • **energy**: gain it, or pay it as far as you can;
    • **instruction**: *immediate take-off* on energy, by one node at least (without energy, or with every way barred, the ship stays); *immediate return*, free; or none.

    The card stays there: the planet is **visited**, and nobody may land on it unless the Computer orders it. Once all are visited they open again: ships on planets jump home with { $resethome } E.U., all others get { $resetaway }.

space1999-rules-base-heading = Home at Base
space1999-rules-base =
    Every landing at Base gives **{ $homecoming } E.U.**, whatever the reason. The turn is over then.

    All route tiles you hold have to be laid at once, never in space or on a planet. Tiles that fit nowhere are kept for a later return.

space1999-rules-monitor-heading = The Star Monitor
space1999-rules-monitor =
    { $size } × { $size } squares with Earth in the centre. Your first tile goes on the square in the middle of your side, open to the edge; { $least } tiles are the shortest way.
    • { $straights } straight tiles and { $curves } curves; turn each as you like when you lay it, never afterwards.
    • Each tile joins the end of your own route, or the open end of one of your tiles that was pushed aside.
    • One tile on a square; none on Earth; none that leads off the Monitor.

space1999-rules-slides-heading = Sliding tiles
space1999-rules-slides =
    At any time in your turn, even before an immediate take-off or while you carry out a Computer card about tiles, you may slide tiles, unturned, to an empty square beside them:
    • once a tile **of your own**, free;
    • once a tile **of an opponent’s**, for { $slide } E.U.

    A route that is torn counts only up to the gap. Its owner may fill the gap, or go on from the tile that was pushed aside. Tiles behind a gap count as pushed aside, too. A Computer card moves or removes any of your tiles, but of an opponent’s only the last of the route, or the open end of tiles pushed aside.

space1999-rules-end-heading = Earth
space1999-rules-end =
    A tile next to Earth that opens towards it arrives; tiles left over go back. At once the Computer is asked, and this time it always answers:
    • ✅ **OK** ({ $right }%): you have won.
    • ❌ **Buzzer**: the wrong route. You lose the { $lost } tiles you laid last, and the game goes on. If the route is still whole, the Computer is asked again only once you have changed it and it stands before Earth anew.

    The others are ranked by how near to Earth their routes came, then by energy.

space1999-rules-table-heading = At this table
space1999-rules-table =
    Two options are set in the lobby:
    • **Plans on planets**: *energy first* as in the rulebook, or *free choice*.
    • **Arrival**: *with tiles to spare*, or *exact count*, where only the last tile in your hand may arrive. With more you stop one square short and give back the rest, or lay them another way; no slide of yours completes the route while you hold a tile.

    If a clock runs out, the careful thing is done for you: home with tiles or to the cheapest planet, else a plan; tiles where they bring the route nearest to Earth. Tiles are slid only to open a way for a route that is shut in, or to mend one once the Bank has hardly any tiles left.
