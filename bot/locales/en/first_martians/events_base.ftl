# Mission events of First Martians whose stage is the base. Scenes are read by the whole crew.

first_martians-event-farm-alarm = Farm alarm
first_martians-event-farm-alarm-scene = At four in the morning the farm lamps go to full and stay there. By the time anyone has reached the switch, the lettuces nearest the glass hang cooked on their stalks. The timer shows the right hour. It is the relay behind it that no longer obeys.
first_martians-event-farm-alarm-action = Clean the lamp relay
first_martians-event-farm-alarm-done = { $name } draws emery paper through the contacts and waits out a whole cycle beside them. On the minute, evening falls over the beds.
first_martians-event-farm-alarm-consequence = The contacts weld together, and the breaker does what it was built to do: it takes the farm off the grid. Behind the glass the beds lie black.

first_martians-event-dust-on-the-panels = Dust on the panels
first_martians-event-dust-on-the-panels-scene = All week the wind has been hardly more than a breath, and it was enough. On the camera the panels have taken the colour of the ground; only a blue rim shows where they end. At noon, when it should be climbing, the charging curve lies flat.
first_martians-event-dust-on-the-panels-action = Sweep the panels
first_martians-event-dust-on-the-panels-done = { $name } goes down the rows with the long brush. Cell by cell the blue comes back, and inside someone reads out the rising current over the radio without having been asked.
first_martians-event-dust-on-the-panels-consequence = Night frost has set the dust like plaster, and a row of cells goes dead under it. The way to breakfast leads past the battery gauge now.

first_martians-event-last-letter = Last letter
first_martians-event-last-letter-scene = With the morning traffic comes a scanned page in a hand nobody knows. It is from the woman who led the welders on the HUB’s hull; she died in spring, and wanted it sent once people had slept behind her walls. She lists by number the seams that she would do over. Ruth Feldmann has added no word of her own, and the page has gone to { $name } alone.
first_martians-event-last-letter-action = Test the seams
first_martians-event-last-letter-done = With soap solution and a lamp { $name } works down the letter’s list to the last number. By evening the wall is a wall again, with photographs on it.
first_martians-event-last-letter-consequence = No one tests the hull, and so no one trusts it. One mattress after another moves away from the outer wall.
first_martians-event-last-letter-follow-up = { $name } dreams of a hand drawing a bead of metal along a joint and stopping short of the end. There is no more sleep that night, and no patience the next day.
first_martians-event-last-letter-choice-read-aloud = Read it aloud
first_martians-event-last-letter-choice-read-aloud-told = { $name } reads to the last line. No one blames the woman; they move their chairs closer together and fetch the plan of the hull. From now on every creak has a number.
first_martians-event-last-letter-choice-keep-silent = Keep it back
first_martians-event-last-letter-choice-keep-silent-told = { $name } puts the page away and feels the steadier for knowing. The others saw the light on the receiver. They ask once, and then they stop asking.

first_martians-event-filter-mould = Mould in the filter
first_martians-event-filter-mould-scene = The filter comes out of its frame furred with grey, and the fur yields under the thumb. For days the air in the living rooms has tasted of cellar. Now they know what they have been breathing.
first_martians-event-filter-mould-action = Fit a new filter
first_martians-event-filter-mould-done = { $name } seats the new filter and burns the old one. The first air through it smells of nothing at all, and one after another they come and stand under the grille.
first_martians-event-filter-mould-consequence = { $name } has been breathing the spores for too long. What the examination finds will not pass by itself.
first_martians-event-filter-mould-choice-scrub-at-night = Scrub the ducts tonight
first_martians-event-filter-mould-choice-scrub-at-night-told = { $name } scrubs until dawn with chlorine and the ventilation off. The ducts shine. What comes up with the cough towards morning is streaked with red.
first_martians-event-filter-mould-choice-wait-for-day = Wait for the day
first_martians-event-filter-mould-choice-wait-for-day-told = For one more night the filter goes back as it is. In the morning the grey has reached the joints of the ducts, and fans that used to be quiet are labouring.

first_martians-event-tremor = Tremor
first_martians-event-tremor-scene = A cup walks across the table and stops at the edge. Then the floor moves again, long and deep, as if something were being dragged along under the valley. Dust trickles from the cable trays. When it is over, the pumps need a moment too long to find their beat.
first_martians-event-tremor-action = Tighten the anchors
first_martians-event-tremor-done = Bolt by bolt { $name } brings the anchors back to their marks. When the ground shifts once more, the base moves with it in one piece.
first_martians-event-tremor-consequence = The next shock comes at night, hardly stronger than a door falling shut. This time something in the supply systems gives.
first_martians-event-tremor-choice-check-outside = Check outside
first_martians-event-tremor-choice-check-outside-told = { $name } takes Scorpio once round the HUB by its headlights and draws the worst of the anchors tight. On the way back something in the rover’s suspension begins to knock.
first_martians-event-tremor-choice-stay-inside = Stay inside
first_martians-event-tremor-choice-stay-inside-told = The hatch stays shut. They sit with their helmets within reach and wait for the next shock. It does not come, and hour after hour it goes on not coming.

first_martians-event-water-debt = Water debt
first_martians-event-water-debt-scene = Day after day the recycler has given back a little less than it took, and the difference has been lost in the rounding. Tonight the float in the tank touches a mark nobody has ever seen it touch. What is missing was drunk long ago.
first_martians-event-water-debt-action = Purge the recycler
first_martians-event-water-debt-done = { $name } bleeds oxygen into the fouled reactor until it has burned itself clean. The float lifts off its mark, and for the first time in days someone is heard washing.
first_martians-event-water-debt-consequence = In the med lab the steriliser runs dry in mid-cycle. Instruments are boiled by hand now, in what is left, and anyone who fills a cup is watched.
first_martians-event-water-debt-choice-ration-water = Ration the water
first_martians-event-water-debt-choice-ration-water-told = { $name } scratches a line into every bottle. The basins stay dry. By noon lips are split, and answers come short.
first_martians-event-water-debt-choice-tap-the-farm = Draw on the farm
first_martians-event-water-debt-choice-tap-the-farm-told = { $name } opens the drain under the beds and lets the nutrient water run to the tank. What stands in the driest corner hangs its leaves that evening and does not lift them again.

first_martians-event-garage-fire = Fire in the garage
first_martians-event-garage-fire-scene = A blue flame, no longer than a finger, stands on the charging rail in the garage and makes no sound. The extinguisher gets it at the second attempt. The steel around it will be hot for hours, and threads of molten insulation hang from the ceiling over the only way to the rovers.
first_martians-event-garage-fire-action = Strip the charging rail
first_martians-event-garage-fire-done = { $name } takes the rail down to bare metal. Behind it sits a connector that the fire has not touched; it goes into the box with the spare parts.
first_martians-event-garage-fire-consequence = During the night the rail arcs again and takes the garage’s supply with it. In the morning Froggy stands at the charger with its cable melted into the socket.
first_martians-event-garage-fire-follow-up = On the day of the fire it was a blister, not worth a word. Under the glove it has gone bad, and { $name } can no longer close the hand.

first_martians-event-silent-radio = Silent radio
first_martians-event-silent-radio-scene = The hour for Darmstadt comes, and the loudspeaker gives nothing but its own breath. They let the fourteen minutes pass, and the same again. The transmitter reports that it is in order. Nobody says good night.
first_martians-event-silent-radio-action = Boost the transmitter
first_martians-event-silent-radio-done = { $name } drives the amplifier past its rating and holds it there. Half an hour later Ruth Feldmann’s voice is in the room, hoarse, calling each of them by name. The relay had turned its dish away; she has talked to it all the time.
first_martians-event-silent-radio-consequence = Another evening without a voice from Earth. The console stays lit, though no one sits in front of it now, and doors are shut harder than they need to be.

first_martians-event-night-frost = Night frost
first_martians-event-night-frost-scene = Outside, the temperature drops below anything in this year’s log, and it is not yet midnight. In the living rooms a rosette of ice has grown around every bolt of the outer wall. Breath stands over the bunks.
first_martians-event-night-frost-action = Pack the cold bolts
first_martians-event-night-frost-done = { $name } winds every bolt in strips of blanket. Towards evening the heaters switch themselves off, and what they save goes into the reserve.
first_martians-event-night-frost-consequence = Behind the panelling there is a crack like that of a dry branch. The cold has found the weakest place in the living rooms.
first_martians-event-night-frost-choice-heat-the-rooms = Heat the rooms
first_martians-event-night-frost-choice-heat-the-rooms-told = { $name } gives the heaters the reserve. The rosettes melt and run down the wall, and the charge in the batteries runs down with them.
first_martians-event-night-frost-choice-sleep-cold = Sleep cold
first_martians-event-night-frost-choice-sleep-cold-told = They lie in one room under everything that is made of cloth. { $name } keeps the watch at the valves; in the morning the tips of two fingers are white, and stay white.

first_martians-event-seed-in-the-dust = Seed in the dust
first_martians-event-seed-in-the-dust-scene = Among lint and root hairs in the dust trap of the farm lies a seed that is on no list. It is brown, no bigger than a grain of rice, and a pale line along its side shows where it has begun to open. It must have come in a cuff or a boot, all the way from Earth.
first_martians-event-seed-in-the-dust-action = Disinfect the beds
first_martians-event-seed-in-the-dust-done = { $name } rinses root after root in peroxide and hangs the lamps a hand lower. The leaves answer within a day; soon they are touching one another.
first_martians-event-seed-in-the-dust-consequence = From the dust trap a white web has crept to the nearest roots. Whatever it has reached is pulled out and burned.
first_martians-event-seed-in-the-dust-choice-sow-the-find = Keep it for sowing
first_martians-event-seed-in-the-dust-choice-sow-the-find-told = { $name } carries it through the living rooms to the seed stock, in an open hand. Whatever clung to the husk has been carried along.
first_martians-event-seed-in-the-dust-choice-study-the-find = Study it
first_martians-event-seed-in-the-dust-choice-study-the-find-told = In the lab { $name } slides it under the lens. Its coat is covered with threads that are not its own, and afterwards no washing of hands seems long enough.

first_martians-event-loose-antenna = Loose antenna
first_martians-event-loose-antenna-scene = Something on the roof is knocking, to no rhythm, so that one cannot stop waiting for the next time. With each knock the figures on the consoles jump. The mast of the antenna has worked loose, and what a screen says now may be wrong by the time a hand is on the switch.
first_martians-event-loose-antenna-action = Clamp the mast
first_martians-event-loose-antenna-done = { $name } lies flat on the roof and pulls the clamp tight until the wrench slips. Below, the figures stand still. Some of the faults they had been chasing were never there.
first_martians-event-loose-antenna-consequence = The cable has chafed through on the edge of the roof. The consoles go on showing what they last received, hours ago, and nothing can be steered by it.

first_martians-event-quarrel-over-duty = Quarrel over duty
first_martians-event-quarrel-over-duty-scene = It starts with the toilet filter: whose turn it was, who was spared, who has been outside too often this week. Soon it is about a sentence spoken in the second month of the flight. The duty roster by the galley has lost a corner, and { $name } is expected to settle the matter.
first_martians-event-quarrel-over-duty-action = Sit down together
first_martians-event-quarrel-over-duty-done = { $name } makes tea and lets each of them finish. It takes until midnight. In the morning the filter has been changed.
first_martians-event-quarrel-over-duty-consequence = The roster is kept to the minute, and no hand is lent beyond it. They eat in shifts.
first_martians-event-quarrel-over-duty-choice-side-with-one = Take a side
first_martians-event-quarrel-over-duty-choice-side-with-one-told = { $name } says who has done too little. It is a relief to have said it. It is also true, which makes it no easier to forgive.
first_martians-event-quarrel-over-duty-choice-split-the-work = Split the work anew
first_martians-event-quarrel-over-duty-choice-split-the-work-told = { $name } writes a roster that spares no one, and the voices drop. Tomorrow’s free hours belong to buckets and brushes.

first_martians-event-wrong-thread = The wrong thread
first_martians-event-wrong-thread-scene = For an hour the first coupling of the backup line will not bite. Then a gauge laid against it shows why: the fittings come from two works, cut to two standards, a hair apart and mixed in one crate. Ruth Feldmann confirms it and does not excuse it. The pipes that are to be the base’s second lung lie across the floor of the working bay.
first_martians-event-wrong-thread-action = Sort the fittings
first_martians-event-wrong-thread-done = { $name } has tried every fitting with two fingers and laid them in two rows on the tarpaulin. At the end there are enough for the pipes, and one good piece over.
first_martians-event-wrong-thread-consequence = Someone puts the long wrench to a fitting that does not fit. It is the vice that gives, torn off the bench with its bolts. That it was no one’s fault gets said too often and too loudly.
first_martians-event-wrong-thread-choice-cut-new-threads = Cut new threads
first_martians-event-wrong-thread-choice-cut-new-threads-told = { $name } stands at the lathe until the lines of the scale swim. Swarf covers bench and floor; before anything else can be built in there, somebody has to make room for it.
first_martians-event-wrong-thread-choice-seal-with-resin = Seal with resin
first_martians-event-wrong-thread-choice-seal-with-resin-told = { $name } turns the fittings in as far as they go and fills the gaps with resin. It is tight, on the gauge, today. But the pumps have to push harder against it.
first_martians-event-wrong-thread-choice-seal-with-resin-later = Resin turns brittle in the cold. A joint that { $name } sealed lets go with a cough and takes its neighbour with it.

first_martians-event-second-circuit = The second circuit
first_martians-event-second-circuit-scene = The busbar for the backup circuit lies ready, a copper rail as long as an arm. According to the manual the base must be dead for an hour while it goes in: no pumps, no fans, no light. A note in the margin says that it has been done live. Either way it will hang on a splice that was meant for tests.
first_martians-event-second-circuit-action = Replace the splice
first_martians-event-second-circuit-done = { $name } cuts out the discoloured splice and sets a proper connector. What used to be lost there as heat now reaches the batteries.
first_martians-event-second-circuit-consequence = The splice glows, drips and parts. With all its screens at once the control center drops off the grid.
first_martians-event-second-circuit-choice-go-dark = Go dark
first_martians-event-second-circuit-choice-go-dark-told = { $name } pulls the main switch. When the fans have run down they hear one another breathing, and for an hour everybody tries to do less of it.
first_martians-event-second-circuit-choice-work-live = Fit it live
first_martians-event-second-circuit-choice-work-live-told = { $name } stands on rubber, one hand behind the back, and turns the nuts by touch. At the last one there is a white flash, and the palm is burned through the glove. But the nut is tight, and the hand did not let go.

first_martians-event-sinking-leg = The sinking leg
first_martians-event-sinking-leg-scene = The landing engines have warmed the ground, and it has not been still since. Its ice goes off as vapour, and one leg of the lander has sunk a hand deep into what remains, fine as flour. A bottle laid on the cabin floor rolls to the same wall every time. Against that wall half the base is still packed.
first_martians-event-sinking-leg-action = Found the leg on rock
first_martians-event-sinking-leg-done = Below the flour { $name } strikes rock, and packs the pit with slabs until the foot stands on them. The bottle stays where it is put.
first_martians-event-sinking-leg-consequence = Before sunrise the leg breaks through the crust. Everything that stood slides; among the supply units something tears, and they wait for daylight in their suits.
first_martians-event-sinking-leg-choice-jack-it-up = Jack it up
first_martians-event-sinking-leg-choice-jack-it-up-told = All night { $name } keeps pressure on the jacks and reads the level every ten minutes. The leg rises by a finger; the batteries sink by more.
first_martians-event-sinking-leg-choice-tie-to-scorpio = Anchor it to Scorpio
first_martians-event-sinking-leg-choice-tie-to-scorpio-told = { $name } drives Scorpio to the high side, runs a cable to its frame and takes up the slack. The lander leans no further. For the time being, the rover is a part of it.

first_martians-event-buried-crate = The buried crate
first_martians-event-buried-crate-scene = The crates were in the valley before the crew, set down in a neat row, until the landing engines blew the plain over them. All the beacons answer but one. It is that of the rations, and as long as it is silent the pots stay half full.
first_martians-event-buried-crate-action = Dig for the crate
first_martians-event-buried-crate-done = { $name } finds it with an iron rod, an arm’s length down. Beneath the rations, in a twist of newspaper, someone has packed seed that no list mentions.
first_martians-event-buried-crate-consequence = Counting on the crate, they had gone on eating from the stores. When it is found, its lid has been sprung for days and frost has burst the tins. They shovel the sand back over it.

first_martians-event-missing-litres = Missing litres
first_martians-event-missing-litres-scene = Every bottle has its line, every line its tick, and in the morning the tank still holds less than it should. The difference is what one person drinks in a night. { $name } works it out again on a fresh sheet. Nobody has asked; everybody has counted.
first_martians-event-missing-litres-action = Follow the pipe by hand
first_martians-event-missing-litres-done = { $name } feels along the pipe, bracket after bracket, and finds the lagging sodden: a crack that can be felt and not seen, weeping into the wall. Nobody stole. They have to say it to one another before it is true.
first_martians-event-missing-litres-consequence = The water was in the wall the whole time. It reaches the wiring behind the bunks, there is a bang, and they are shouting at each other before they know what broke.
first_martians-event-missing-litres-choice-ask-openly = Ask openly
first_martians-event-missing-litres-choice-ask-openly-told = { $name } asks at breakfast and names nobody. They deny it in turn, and each denial sounds as if it pointed at the next.
first_martians-event-missing-litres-choice-lock-the-tap = Lock the tap
first_martians-event-missing-litres-choice-lock-the-tap-told = { $name } puts a chain on the valve and keeps the key. Thirst at night now means knocking at a door.
first_martians-event-missing-litres-choice-lock-the-tap-later = Whoever had to knock for a glass of water at night has not forgotten it. At supper the chair beside { $name } stays empty.

first_martians-event-smell-of-smoke = Smell of smoke
first_martians-event-smell-of-smoke-scene = In the passage beside the garage Anneli Korhonen stops and lifts her head. Smoke, she says. No sensor agrees; to everyone else the air smells of extinguisher powder, as it has since the fire. She lays her palm on the panelling, moves it along, and begins to whistle under her breath.
first_martians-event-smell-of-smoke-action = Cut out the charred wiring
first_martians-event-smell-of-smoke-done = { $name } cuts until the copper is bright at both ends. In the bucket the piece is still warm at its core. The whistling stops.
first_martians-event-smell-of-smoke-consequence = A grey plume comes out of the joints of the wall, and the automatics do not ask. Doors drop, pumps draw off the air. The fire is out, and the garage is as airless as the valley.
first_martians-event-smell-of-smoke-choice-open-the-wall = Open the wall
first_martians-event-smell-of-smoke-choice-open-the-wall-told = { $name } has the panels off by evening. Behind them the wiring is charred, and not yet cold. The panels cover the floor of the garage now, and every trip starts with clearing a way out.
first_martians-event-smell-of-smoke-choice-trust-the-sensors = Trust the sensors
first_martians-event-smell-of-smoke-choice-trust-the-sensors-told = { $name } goes by the sensors, and the sensors are silent. That night more than one of them lies down in boots.
first_martians-event-smell-of-smoke-choice-trust-the-sensors-later = What smouldered behind the wall had already eaten its way along, further than anyone looked. A whole loom of cables has lost its skin, and the faults turn up in one workroom after another.

first_martians-event-seam-fourteen = Seam fourteen
first_martians-event-seam-fourteen-scene = It can only be heard when all of them lie still: an even hiss behind the bunks, like sand poured from one hand into the other. The plan of the hull gives the place a number, and the number is in the welder’s letter. Since yesterday the pressure curve has fallen by the thickness of its own line.
first_martians-event-seam-fourteen-action = Weld the seam again
first_martians-event-seam-fourteen-done = { $name } lays a second bead over the first, as slowly as the letter asks for. The hiss ends, and the tanks begin to fill. Someone writes the welder’s name on the wall beside it.
first_martians-event-seam-fourteen-consequence = The hiss climbs to a single high note. The bulkhead falls before they have found their shoes, and behind it the quarters give up their air.
first_martians-event-seam-fourteen-choice-foam-it-now = Foam it now
first_martians-event-seam-fourteen-choice-foam-it-now-told = The foam wants an hour to set. For that hour { $name } stands with a hand against the wall while the tanks make up for what goes out.
first_martians-event-seam-fourteen-choice-give-up-the-bunks = Clear the bunks
first_martians-event-seam-fourteen-choice-give-up-the-bunks-told = { $name } has the bunks carried out and the corner closed with sheeting. They sleep in the passage, head to foot; whoever wants an hour’s peace must first find a place to have it.

first_martians-event-wet-cabinet = Wet cabinet
first_martians-event-wet-cabinet-scene = What the heaters drove off the walls had to go somewhere, and it went to the lab. Beads of water stand on the inside of the analyser’s cabinet. With every start of the fan they run a little further towards the boards, and the lowest hangs a thumb’s breadth above the processor. The readings are still good.
first_martians-event-wet-cabinet-action = Close the warm-air duct
first_martians-event-wet-cabinet-done = One screw, half a turn: { $name } closes the duct that blew warm air against the cold wall. The beads shrink while one looks at them, and the heaters need less than before.
first_martians-event-wet-cabinet-consequence = The drop falls at an hour when the lab is empty. What is left of the processor is a black square that smells of solder, and the shock has run on into the machines beside it.
first_martians-event-wet-cabinet-choice-dry-it-out = Switch it off and dry it
first_martians-event-wet-cabinet-choice-dry-it-out-told = { $name } shuts the analyser down and spreads its boards on towels. Any other work in the lab has to be done around them, with elbows drawn in.
first_martians-event-wet-cabinet-choice-let-it-run = Let it run
first_martians-event-wet-cabinet-choice-let-it-run-told = { $name } leaves it switched on; perhaps its own warmth will dry it. By evening the fault log has run on to a second page, and not all of it is the lab’s.

first_martians-event-pale-shoots = Pale shoots
first_martians-event-pale-shoots-scene = The stray seed had a companion. Under the last bed, in the gutter, a stem white as candle wax has come up without light and got hold of the lettuces. Noor Haddad measures it morning, noon and night and enters the length in her notebook. She does not say what it is. With her, that means that she does not know.
first_martians-event-pale-shoots-action = Trace the roots
first_martians-event-pale-shoots-done = With tweezers { $name } follows the longest root through the gravel, for hours, to its tip. It was making for the filter. The last hand’s breadth goes to the lab in a jar.
first_martians-event-pale-shoots-consequence = The roots went where nobody looked. They stand in the farm’s filter housing as thick as hair in a drain, the fan chokes on them, and it takes some time before a hand goes in.
first_martians-event-pale-shoots-choice-let-it-climb = Let it climb
first_martians-event-pale-shoots-choice-let-it-climb-told = { $name } gives it a string. What grows in its shade turns yellow, the bowls at supper are less full, and some take the long way round the farm.
first_martians-event-pale-shoots-choice-let-it-climb-later = Overnight the white stem has put out one flower, and under it a capsule that fits no key. { $name } carries it to the lab in both hands.
first_martians-event-pale-shoots-choice-cut-it-down = Cut it down
first_martians-event-pale-shoots-choice-cut-it-down-told = { $name } cuts it off at the root and burns it. It was the only thing in this place that had come of its own accord, and for some days the farm is only a place of work.

first_martians-event-hum-in-the-wall = Hum in the wall
first_martians-event-hum-in-the-wall-scene = Since the tremor there has been a note in the living rooms. An ear against the wall loses it; teeth and table edges have it. It is there under every sentence and in every pause, and nobody has slept a night through. Somewhere a bearing is running out of true.
first_martians-event-hum-in-the-wall-action = Find the bearing
first_martians-event-hum-in-the-wall-done = With a screwdriver between the teeth { $name } goes from duct to duct and finds it: one bearing, one grain of basalt. The note breaks off. That evening they stay at the table for no other reason than that it is quiet.
first_martians-event-hum-in-the-wall-consequence = In the night the bearing seizes. Its shaft beats itself to pieces in the housing, and something on the same bracket goes with it. They have been waiting for it so long that the quiet brings no relief.
first_martians-event-hum-in-the-wall-choice-stop-the-fan = Stop the fan
first_martians-event-hum-in-the-wall-choice-stop-the-fan-told = { $name } stops the main fan, and the quiet comes so suddenly that they all look up. Until it may turn again, they breathe from the bottles.
first_martians-event-hum-in-the-wall-choice-bear-it = Bear it
first_martians-event-hum-in-the-wall-choice-bear-it-told = They fold paper for their ears and carry on. Things are put down too hard; a question has to be asked three times.
first_martians-event-hum-in-the-wall-choice-bear-it-later = { $name } no longer turns round when called. It is more than lost sleep: what the examination shows will outlast the noise.

first_martians-event-new-firmware = New firmware
first_martians-event-new-firmware-scene = Ruth Feldmann sends new software for the controllers and says what she thinks of it: it has been tested for four days and should have been tested for forty. On Sunday, in the copy of the HUB in Darmstadt, the old version let the air stop. She would not like to have to choose, she says. { $name } has to.
first_martians-event-new-firmware-action = Compare both versions
first_martians-event-new-firmware-done = { $name } lets both versions run side by side all night on the spare machine, and towards morning finds the error: a clock that still counts in Earth days. The correction goes to the controllers, and a copy to Darmstadt.
first_martians-event-new-firmware-consequence = The clocks of the base have drifted apart. Valves open ahead of their pumps, lights come on in empty rooms; in every wing small things happen in the wrong order, and people check what they have only just checked.
first_martians-event-new-firmware-choice-install-tonight = Install it tonight
first_martians-event-new-firmware-choice-install-tonight-told = One after another the controllers come back, each with a hesitation it did not have before. At the control center { $name } gives every command a second time, to be certain.
first_martians-event-new-firmware-choice-install-tonight-later = At ten past three the new software reaches a line that nobody tested. A processor in the control center starts up, stops, starts up, and stays dark.
first_martians-event-new-firmware-choice-wait-for-tests = Wait for more tests
first_martians-event-new-firmware-choice-wait-for-tests-told = { $name } leaves the file unopened. Before the day is out the pumps begin to falter in the way that Ruth described, first one, then several.

first_martians-event-cold-chain = Cold chain
first_martians-event-cold-chain-scene = Some time in the night the refrigerator in the med lab stopped; the door is still cold, the inside is not. Samuel Okafor lifts out the ampoules with his right hand, the left in his pocket, and lines them up under the lamp. A few have turned cloudy. Of the clear ones nobody can say what they are still good for.
first_martians-event-cold-chain-action = Rewire the refrigerator
first_martians-event-cold-chain-done = Behind the compressor { $name } finds the chafed lead, and in the same bundle others that would have failed within the week. The needle goes back into the green.
first_martians-event-cold-chain-consequence = The compressor was only the first thing on its line. The examination table follows, with a click that carries through two doors. Samuel stands in front of it as in front of a patient, and nobody asks him what they are all asking themselves.
first_martians-event-cold-chain-choice-discard-them = Discard them all
first_martians-event-cold-chain-choice-discard-them-told = { $name } has the whole row destroyed. What the med lab treats now, it treats without, and that takes a second pair of hands.
first_martians-event-cold-chain-choice-keep-them = Keep the clear ones
first_martians-event-cold-chain-choice-keep-them-told = { $name } has the clear ones put back, each with a stroke of red pencil. From a distance the shelf looks full, and they take to looking at it from a distance.
first_martians-event-cold-chain-choice-keep-them-later = There was no other ampoule left, and { $name } was given one with a red stroke. It did not do what its label promised.
