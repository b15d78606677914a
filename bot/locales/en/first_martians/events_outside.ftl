# First Martians: mission events outside the base, between Earth and Mars.

## The dust storm

first_martians-event-storm-front = Storm front
first_martians-event-storm-front-scene = The afternoon picture shows the valley and, over its southern end, something like a quilt with a scalloped hem. On the picture before, that hem was forty kilometres further off. The wind in it would press no harder than a hand against a door; it is the dust that gets in everywhere. There are two storm covers, and three things that ought to lie under one: the panels, the air intakes, the farm’s window. { $name } stands in the yard with the second cover over one arm.
first_martians-event-storm-front-action = Sew a third cover
first_martians-event-storm-front-done = Out of tent cloth and the lining of a sleeping bag { $name } has sewn a third cover, with stitches that no sailmaker would sign. It holds. From now on, when the sky turns to rust, all three lie covered, and the batteries go into the night fuller than planned.
first_martians-event-storm-front-consequence = Behind the first front comes a second, and there are still two covers. Nobody wants to choose again, so they draw lots, and the panels lose. At noon they give the current of an early morning; the batteries make up the rest.
first_martians-event-storm-front-follow-up = Since the storm { $name } coughs. What came in on the suits is finer than flour, tastes of bleach, and lets nobody in the next bunk sleep.
first_martians-event-storm-front-choice-panels-bare = Leave the panels bare
first_martians-event-storm-front-choice-panels-bare-told = All night sand runs over the panels with the sound of a page being turned. Until they have been swept the batteries carry everything, and { $name } walks through the HUB switching off lamps behind people.
first_martians-event-storm-front-choice-intakes-bare = Leave the intakes bare
first_martians-event-storm-front-choice-intakes-bare-told = The intakes swallow dust until they are shut by hand. After that everybody breathes from the bottles, and { $name } reads the gauge aloud every hour, so that nobody has to get up and look.
first_martians-event-storm-front-choice-farm-bare = Leave the farm’s window bare
first_martians-event-storm-front-choice-farm-bare-told = At noon it is dusk under the glass. What stands nearest the window lies down on the second day, and { $name } carries it out before the others are up.

first_martians-event-buried-rover = Froggy under the dune
first_martians-event-buried-rover-scene = Where Froggy was parked, in the lee of the garage, the storm has put a dune. The camera mast sticks out of it and turns its head when it is called. Each time the wheels are tried, they break through a crust and sink a little further into something pale and soft.
first_martians-event-buried-rover-action = Shore up the bank
first_martians-event-buried-rover-done = { $name } wedges boards under the bank and fills a tube with the pale powder from beneath the crust, which had not seen daylight until yesterday. Froggy will have to be dug out, but it will sink no further.
first_martians-event-buried-rover-consequence = The bank gives way during the night. In the morning only the lens shows above the sand, and it no longer turns.

## The slope

first_martians-event-far-quake = The long tremor
first_martians-event-far-quake-scene = The seismometer has it first, from under the volcanoes in the west, and it does not let go again. The trace swings for the better part of an hour, long after the feet have stopped noticing, for the ground here is dry and cracked to a great depth and passes everything on. On the slope above the HUB a few dark threads appear and grow longer. That is dust, setting out.
first_martians-event-far-quake-action = Walk the line of anchors
first_martians-event-far-quake-done = { $name } goes from anchor to anchor with a hammer and keeps a hand on the steel after each blow. Two need tightening. The third had nearly worked itself free.
first_martians-event-far-quake-consequence = It comes back before dawn, shorter and nearer. Out where the current and the air are made, something that was only strained the first time gives way, and on the board a green lamp turns red.
first_martians-event-far-quake-choice-clear-the-slope = Clear the foot of the slope
first_martians-event-far-quake-choice-clear-the-slope-told = Racks, reels and the spare antenna are carried round to the other side. Half the workshop goes with them, and whoever needs a tool today will first have to find it.
first_martians-event-far-quake-choice-go-on-working = Go on working
first_martians-event-far-quake-choice-go-on-working-told = The shift goes on. Nobody looks at the slope, and everybody knows where the window is. A pump that has been shaken for so long begins to run warm.

first_martians-event-silent-slide = What the slope held
first_martians-event-silent-slide-scene = It lets go at noon, when nothing trembles. In air this thin a landslide is almost mute: a shadow runs down the slope, then the soles of the feet begin to hum. The rubble stops short of the HUB, on top of the cable trench, and a solar panel goes dark. One boulder the size of Scorpio has stayed up there, resting on nothing that can be seen.
first_martians-event-silent-slide-action = Dig out the cable
first_martians-event-silent-slide-done = { $name } digs an arm’s length down to the crushed joint and splices it without once looking up at the boulder. The current returns.
first_martians-event-silent-slide-consequence = The boulder comes at night. It takes the line to the probe bay with it, and indoors nobody has heard a thing until the bay’s lights are found to be out.

## The light and the lander

first_martians-event-light-on-the-wall = A light across the valley
first_martians-event-light-on-the-wall-scene = Two hours after sunset there is a light on the far wall of the valley: white, small, low down, where the map shows scree. It does not flicker. When Scorpio turns in the yard it goes out. When Scorpio turns back it is there again, and has not moved.
first_martians-event-light-on-the-wall-action = Watch the spot until dawn
first_martians-event-light-on-the-wall-done = { $name } is at the window when the sun reaches the far wall. Where the light was, something small and straight stands among the stones. It was made by people, and it was made long ago.
first_martians-event-light-on-the-wall-consequence = Nobody goes to see. The light is something that is talked about at table, and then it is something that is not.
first_martians-event-light-on-the-wall-choice-drive-to-it = Drive to it tonight
first_martians-event-light-on-the-wall-choice-drive-to-it-told = Scorpio goes out by its own lamps, on a charge that was meant for tomorrow, over ground that has only been crossed by day, and feels every stone of it. The light stays ahead until a trench stops the wheels. After that there is only the way back.
first_martians-event-light-on-the-wall-choice-take-its-bearing = Take its bearing and wait
first_martians-event-light-on-the-wall-choice-take-its-bearing-told = The bearing is noted, Scorpio’s lamps are switched off, and the far wall goes dark with them. That ought to be an answer. { $name } stays up all the same.

first_martians-event-silent-lander = The silent lander
first_martians-event-silent-lander-scene = The light was a mirror no larger than a coin, meant to return a laser, and it had returned the lamps of the rover. It sits on the deck of the robotic lander, which stands where it came down, one arm stretched out over the groove that it was digging. The panels are brown. Round the lander’s feet lie the airbags that broke its fall, flat and stiff with cold.
first_martians-event-silent-lander-action = Bring in the airbags
first_martians-event-silent-lander-done = { $name } cuts a whole room’s worth of old fabric free from under the lander. Shaken out and laid in folds, it will serve for filters.
first_martians-event-silent-lander-consequence = A dust devil crosses the site and takes one of the airbags along. It is found wound round Scorpio’s front axle, so tight that it might have been laid by hand.
first_martians-event-silent-lander-choice-take-its-battery = Take its battery
first_martians-event-silent-lander-choice-take-its-battery-told = The battery comes out of its nest and still holds a charge; its connectors are as good as new. Before they leave, somebody folds the arm in. On the way back nobody mentions it.
first_martians-event-silent-lander-choice-clean-its-panels = Clean its panels
first_martians-event-silent-lander-choice-clean-its-panels-told = { $name } goes round the deck with a brush and spends an hour’s air on a machine that nobody is waiting for. The panels come out nearly black. Nothing stirs.

first_martians-event-lander-speaks = The lander speaks
first_martians-event-lander-speaks-scene = At sunrise the receiver finds a carrier wave that isn’t theirs. The lander has charged what was left in it to charge and does what it was built for: it reports to a station on Earth that was shut down years ago, waits for an answer, and reports again. They listen to it over breakfast, all of them. With every report a line of the HUB’s own telemetry is lost.
first_martians-event-lander-speaks-action = Read out its weather log
first_martians-event-lander-speaks-done = { $name } answers in the lander’s own protocol and is handed four winters of wind, hour by hour. By evening the base is set for the weather that this valley really has.
first_martians-event-lander-speaks-consequence = The lander calls day and night, and between its calls the HUB’s instruments lose count. A warning from the living quarters arrives when it is no longer a warning.
first_martians-event-lander-speaks-follow-up = At first light the lander had reported a fall in pressure, to nobody in particular. { $name } was listening and has closed the intakes in time; the pumps run clean.

## The tube

first_martians-event-one-tube-too-many = One tube too many
first_martians-event-one-tube-too-many-scene = The list says six tubes; the tray from the field holds seven. The seventh is titanium, matt with fine scratches, and bears a number of the robotic mission, which set its samples down in a row a long way from any place where this tray has been. Nobody remembers picking it up.
first_martians-event-one-tube-too-many-action = Trace the serial number
first_martians-event-one-tube-too-many-done = { $name } finds it in the robot’s last log but one: a tube dropped on the climb, half a line. It must have come up with the gravel in Scorpio’s scoop. It is good to have it in writing.
first_martians-event-one-tube-too-many-consequence = Everyone thought of what was in the tube, and nobody of what was on it. The lab’s filters are grey with the old dust and can’t be saved.
first_martians-event-one-tube-too-many-choice-open-it = Open it in the glove box
first_martians-event-one-tube-too-many-choice-open-it-told = The seal gives with a sigh. Inside lies mudstone in leaves as thin as paper, finer than anything that the crew has dug itself; a breath of it is in the room before the box is shut, and everyone has noticed.
first_martians-event-one-tube-too-many-choice-seal-it-away = Seal it away
first_martians-event-one-tube-too-many-choice-seal-it-away-told = It goes into a bag, and the bag into another, and the better of the two glove boxes is locked with the tube inside. The lab makes do with what room is left.

first_martians-event-growth-on-the-plate = What grew on the plate
first_martians-event-growth-on-the-plate-scene = On the plate from the old tube there are colonies, cream-white, with a skin on them like boiled milk. Noor looks at them for a long time before she reaches for the microscope, and then she only nods. She knows this spore from the clean rooms on Earth. It came here on a drill, slept beside the mudstone for years, and has now been fed.
first_martians-event-growth-on-the-plate-action = Bake out the glove box
first_martians-event-growth-on-the-plate-done = { $name } lets the box bake for as long as the batteries can spare. The next swabs stay clean, and so do those from the air ducts.
first_martians-event-growth-on-the-plate-consequence = The spores have reached the farm. A whole bed has gone soft at the stem overnight and is pulled up, roots and all, before the next one follows.
first_martians-event-growth-on-the-plate-choice-burn-the-plates = Burn the plates
first_martians-event-growth-on-the-plate-choice-burn-the-plates-told = The plates go into the oven with everything that stood beside them. The lab smells of scorched sugar, and no instrument in it can be trusted until it has been set anew.
first_martians-event-growth-on-the-plate-choice-keep-one-plate = Keep one plate
first_martians-event-growth-on-the-plate-choice-keep-one-plate-told = One plate is kept behind two doors, for the question how long a thing can sleep. { $name } writes far into the night, wide awake and almost happy. The traps in the air ducts catch more than before.
first_martians-event-growth-on-the-plate-choice-keep-one-plate-later = { $name } wakes unwell and is worse by noon. The swab is put under the microscope, though there is little doubt what it will show.

## From the sky

first_martians-event-proton-storm = Proton storm
first_martians-event-proton-storm-scene = First the pictures from the yard begin to snow, white points, more in every frame. Then the dosimeters start to tick. The flash was over before anybody saw it; what follows it is slower, and this planet has neither the air nor the magnetic field to stop it. Samuel reads out the rate as he would count a pulse.
first_martians-event-proton-storm-action = Wall the shelter with water
first_martians-event-proton-storm-done = { $name } stacks the tanks round the shelter until there is barely room to sit. Behind all that water the ticking thins out, and one after the other they fall asleep.
first_martians-event-proton-storm-consequence = The second wave arrives unannounced. It finds { $name } behind nothing thicker than aluminium, and what it leaves is burning skin and a night on the floor beside the basin.
first_martians-event-proton-storm-choice-all-to-the-shelter = Everybody into the shelter
first_martians-event-proton-storm-choice-all-to-the-shelter-told = The hatch is shut within minutes. They sit knee to knee and listen to a drive in the workshop that is running hot, and that nobody may go out to.
first_martians-event-proton-storm-choice-save-the-processors = Save the processors first
first_martians-event-proton-storm-choice-save-the-processors-told = Board after board is pulled from the outer racks and carried behind the tanks, while the rate is called out ever faster. { $name } comes in last, a spare CPU under one arm, the dose badge dark.
first_martians-event-proton-storm-choice-save-the-processors-later = { $name } has said nothing about it and says nothing now. The blood count speaks instead.

first_martians-event-fireball = Fireball
first_martians-event-fireball-scene = Shortly after three a line of light passes over the valley without a sound, and for a moment everything has two shadows. Then the ground knocks, once. Most of a minute goes by before gravel patters on the roof. To the north a column stands in front of the stars.
first_martians-event-fireball-action = Collect the fragments
first_martians-event-fireball-done = { $name } searches yard and roof on hands and knees. The fragments are no bigger than peas, with a black crust, and older than the oldest stone in this valley.
first_martians-event-fireball-consequence = One splinter went further in than anybody looked. It has lain in a duct on the living side ever since, and has now worn through what was beneath it.
first_martians-event-fireball-follow-up = { $name } finds it in the tread of a boot, where it has been all the while: one more fragment, the crust split, the metal inside as bright as on the first day.
first_martians-event-fireball-choice-drive-to-the-crater = Drive to the crater
first_martians-event-fireball-choice-drive-to-the-crater-told = On the floor of the hole lies ice, bare and white, where no map allows for any, and it is smoking away under their eyes. { $name } brings up a tube of what lies beneath, over a rim like broken crockery, with the air nearly gone and a sprained wrist.
first_martians-event-fireball-choice-search-the-walls = Search the HUB’s walls
first_martians-event-fireball-choice-search-the-walls-told = The gauge is a hair lower than it was. They go along the walls with a silk thread until it leans towards a hole that would just take a needle. The air that went through it doesn’t come back.

## Orders from Earth

first_martians-event-east-wall = The east wall
first_martians-event-east-wall-scene = The question went to Earth before they entered the gully. The answer needs fourteen minutes there and fourteen back, and the light was going. Now Ruth’s voice is in the helmets: nobody is to go in, on the latest picture the east wall hangs loose. Their lamps are on the east wall. So is the best outcrop of the week.
first_martians-event-east-wall-action = Stake a lane clear of the wall
first_martians-event-east-wall-done = { $name } drives the stakes where no stone from the east wall can roll. The lane is longer than the old one, and everybody breathes more easily on it.
first_martians-event-east-wall-consequence = The east wall comes down across the usual way, into the wheel tracks of that morning. Scorpio has been caught by the edge of it, and its front wheels no longer answer.
first_martians-event-east-wall-choice-turn-back = Turn back at once
first_martians-event-east-wall-choice-turn-back-told = They put a chalk mark on the outcrop and leave it. { $name } goes last, and can’t be got to say a word until the lock has closed.
first_martians-event-east-wall-choice-stay-and-say-nothing = Stay, and say nothing of it
first_martians-event-east-wall-choice-stay-and-say-nothing-told = The rock comes away clean, and the wall holds. The report to Darmstadt speaks of a quiet day, and at supper the one who wrote it is passed the salt without a glance.

first_martians-event-what-the-orbiter-saw = What the orbiter saw
first_martians-event-what-the-orbiter-saw-scene = On its pass the orbiter photographs what lies below it, and below it lay the gully. Wheel tracks lead in under the east wall and out again. Ruth has put the picture beside the report of the quiet day. Her message consists of two sentences: that she has it in front of her, and that she is waiting.
first_martians-event-what-the-orbiter-saw-action = Speak to Ruth a second time
first_martians-event-what-the-orbiter-saw-done = { $name } tells her what the rock looked like and why they could not leave it. When the reply comes, half an hour later, it begins with a long breath. Then she asks how they all are.
first_martians-event-what-the-orbiter-saw-consequence = From now on Darmstadt wants each outing in writing beforehand, with a map and a name under it. The control center is kept busy with that, and nobody likes being held on so long a lead.
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything = Tell her everything
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything-told = { $name } records it in one go and sends it off unheard. After that there is nothing to be done but wait out the time that light takes.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay = Blame the delay
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-told = The message speaks of signal times and failing light, and each word of it would stand up in court. { $name } is relieved. The others have found something to do elsewhere.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-later = Ruth has had every report since the landing gone through. It is routine, she says, in the voice that she keeps for people whom she doesn’t know.

## The lock

first_martians-event-lock-ajar = A finger’s breadth
first_martians-event-lock-ajar-scene = The garage’s outer door stops a finger’s breadth from its frame, opens, and stops there again. Dust has caked in the seal. { $name } is still outside, with air for an hour and a little. On the radio loop somebody has begun to whistle, very low, and they know that it is Anneli.
first_martians-event-lock-ajar-action = Fit a new seal
first_martians-event-lock-ajar-done = { $name } lays the new seal into its groove without a fold and lets the door fall to. Three times it closes with the same dry sound.
first_martians-event-lock-ajar-consequence = The seal tears all at once. The garage empties itself into the valley, and to save the rest the inner door locks it out.
first_martians-event-lock-ajar-choice-force-the-door = Force it with the winch
first_martians-event-lock-ajar-choice-force-the-door-told = The winch drags the door home and takes a piece of the seal along. The pressure holds. The filters have swallowed so much dust in that half hour that they let nothing more through.
first_martians-event-lock-ajar-choice-scrape-it-clean = Scrape it clean from outside
first_martians-event-lock-ajar-choice-scrape-it-clean-told = It is done with a blade, by touch, all the way round, in the cold of the shade. { $name } comes in with three white fingers that will hurt when they thaw, and isn’t allowed to lift a hand for the rest of the day.

## The canyon

first_martians-event-fog-at-dawn = Fog at dawn
first_martians-event-fog-at-dawn-scene = Before sunrise the canyon has no floor. It is filled to the rim, as level as a lake, with ice so fine that it hangs in the air instead of falling. Three steps down, the rover’s lamps light up nothing but themselves. The sun will have cleared it within the hour, and that hour is not in the plan.
first_martians-event-fog-at-dawn-action = Gather the frost
first_martians-event-fog-at-dawn-done = { $name } scrapes the frost off every hull that it has settled on, racing the edge of the shadow. Melted and split, it is air to breathe.
first_martians-event-fog-at-dawn-consequence = The frost has crept into the garage’s winch, thawed and frozen again. It breaks under the first load of the morning, and the ramp hangs askew.
first_martians-event-fog-at-dawn-choice-wait-for-the-sun = Wait for the sun
first_martians-event-fog-at-dawn-choice-wait-for-the-sun-told = They wait at the rim with the heaters on. The fog sinks, tears, and is gone, and half of the morning has gone with it.
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope = Go in along the rope
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope-told = In the white there is only the rope, and one’s own breath, which comes faster than the tanks allow for. Whoever is out there today will meet things at arm’s length that should have been seen from afar.

first_martians-event-old-tracks = Three lines
first_martians-event-old-tracks-scene = Three lines run between two gullies, half filled by the wind: a wheel, a wheel, and between them something thin that was dragged. No rover of theirs trails anything. The machine that unloaded the depot for the other crew did: a charging cable as long as a street. No one ever learnt where it stopped.
first_martians-event-old-tracks-action = Measure their depth
first_martians-event-old-tracks-done = { $name } measures at twenty places. The machine went this way heavy and never came back light: whatever it carried is still at the other end.
first_martians-event-old-tracks-consequence = One afternoon of wind, no stronger than others, and the sand is smooth. They talk as though the lines had never been there, and drive more slowly.
first_martians-event-old-tracks-choice-follow-them = Follow them
first_martians-event-old-tracks-choice-follow-them-told = They follow the thin line for four hours, lose it on bare rock and find it again beyond. When the gauges call them back, all three go on round the next bend.
first_martians-event-old-tracks-choice-keep-to-the-route = Keep to the route
first_martians-event-old-tracks-choice-keep-to-the-route-told = The plan says north. { $name } enters the place in the log, drives north, and watches three lines become one on the rear camera.

first_martians-event-name-on-a-crate = The name on the crate
first_martians-event-name-on-a-crate-scene = The three lines end on a ledge, behind the wheels that drew them. The machine has dug itself in to the axles and holds a crate on raised forks, as it must have held it for years. On the crate, in white stencil, stands a first name and nothing more. It belongs to one of the crew that never came.
first_martians-event-name-on-a-crate-action = Strip the machine
first_martians-event-name-on-a-crate-done = { $name } lowers the forks first, so that the crate stands on the ground. Only then come the connectors of the drive and the bearings of the lift.
first_martians-event-name-on-a-crate-consequence = The ledge goes overnight, with machine, crate and tracks. { $name } had marked the place on the map, and now rubs it out.
first_martians-event-name-on-a-crate-choice-open-the-crate = Open the crate
first_martians-event-name-on-a-crate-choice-open-the-crate-told = Filters in waxed paper, three tins of apricots, a jersey folded by someone who took care over it. The filters and the tins come along. The jersey is put back, and the lid closed over it.
first_martians-event-name-on-a-crate-choice-leave-it-shut = Leave it shut
first_martians-event-name-on-a-crate-choice-leave-it-shut-told = { $name } wipes the dust from the letters, reads them once more, and doesn’t touch the lid. It is a long drive home with an empty tray.

## The riddle

first_martians-event-two-maps = Two maps, one valley
first_martians-event-two-maps-scene = For years the orbiter crossed this region in the same low morning light, and the map was drawn from that. Where the map has an even slope, they stood this morning before a step as high as a house. A single picture was taken at noon, and it shows neither slope nor step. The ground agrees with neither sheet.
first_martians-event-two-maps-action = Draw it from the ridge
first_martians-event-two-maps-done = { $name } climbs above the shadows and draws the valley in pencil, with no more than an eye’s errors. The routes of the coming days are changed accordingly.
first_martians-event-two-maps-consequence = What the sheet calls gravel is a trough of dust with a skin on it. Froggy goes in up to the hubs, and Scorpio strikes its axle on the hidden edge while towing.
first_martians-event-two-maps-choice-trust-the-map = Trust the map
first_martians-event-two-maps-choice-trust-the-map-told = The route is driven as it is drawn. For the first stretch the ground keeps its promise, and after that whoever goes exploring had better be ready for anything.
first_martians-event-two-maps-choice-survey-anew = Survey it anew
first_martians-event-two-maps-choice-survey-anew-told = The laser turns on its tripod all night, draining the cells, and has to be moved every hour. By morning there is a sheet that is true, and nobody who is rested.

first_martians-event-missing-pass = Where the pass should be
first_martians-event-missing-pass-scene = The sheet promises a pass. After three hours there is an edge instead, and below it, in the shade, two hundred metres straight down, lies the basin that they were making for. The toe of a boot sends a few pebbles over, and nobody hears them arrive. The way back is as long as the way out was, and has to come out of the same tanks.
first_martians-event-missing-pass-action = Build cairns at the turns
first_martians-event-missing-pass-done = { $name } piles three stones at every turn, the flattest on top. People have found their way home by that for longer than they have had maps.
first_martians-event-missing-pass-consequence = Dusk comes before the landmark does. { $name } cuts across a slope that ought to have been the road, and goes down it in a river of stones.

first_martians-event-iron-stone = Iron
first_martians-event-iron-stone-scene = It lies on gravel that is pale for kilometres around: black, knee-high, dimpled as though by thumbs. Mateus puts his glove on it and leaves it there for a while. It fell from the sky before there was anybody to see it, and it did not fall whole. Its splinters lie in the gravel all along their route, and for days they have been pulling at the magnetometer by which one region is told from the next.
first_martians-event-iron-stone-action = Correct the readings
first_martians-event-iron-stone-done = { $name } takes the iron out of the figures, line by line. What remains is a plainer country, and an instrument that can be believed.
first_martians-event-iron-stone-consequence = A day’s drive goes to a place that the magnetometer had promised. There is gravel, and under the gravel there are more of the black splinters.
first_martians-event-iron-stone-choice-load-it = Load it on Scorpio
first_martians-event-iron-stone-choice-load-it-told = At the second try the arm has it, and the batteries are the lower for it. When it touches the bed the rear springs go down, and they stay down; Scorpio will not move another metre before that is put right.
first_martians-event-iron-stone-choice-let-it-lie = Let it lie
first_martians-event-iron-stone-choice-let-it-lie-told = It stays where it fell and will do for a landmark. But its splinters are in everything that was measured, and in the lab no result stands until it has been seen twice.

## The mast

first_martians-event-guy-lines = The guy lines
first_martians-event-guy-lines-scene = The season’s first gusts come through the gap at noon. There is little weight in them, but the trial pole on the site of the mast is tall and light, and its guy lines begin to sound; the note goes through the glove and is loud inside the helmet. Its anchors, of the kind that is to hold the mast, were set when the soil was frozen hard. By day it no longer is.
first_martians-event-guy-lines-action = Drive the anchors deeper
first_martians-event-guy-lines-done = { $name } drives long anchors down to where it never thaws. The short ones are drawn, straightened and kept, and the note is gone.
first_martians-event-guy-lines-consequence = An anchor slides. The other lines hold the pole; the loose one lashes across the site and ends in the wall of the working side.
first_martians-event-guy-lines-choice-slacken-the-lines = Slacken the lines
first_martians-event-guy-lines-choice-slacken-the-lines-told = The lines are eased, and the top of the pole sways. Whatever was measured against it in the morning has to be measured again.
first_martians-event-guy-lines-choice-tighten-the-lines = Tighten the lines
first_martians-event-guy-lines-choice-tighten-the-lines-told = The winches are turned until the note is too high to hear, and the work goes on. The one that took the most smells of hot varnish.
first_martians-event-guy-lines-choice-tighten-the-lines-later = Back in the working bay the winch that steadied the pole gives up, lifting nothing heavier than a toolbox.

first_martians-event-missing-words = Missing words
first_martians-event-missing-words-scene = The Sun stands almost in the way now. Whatever Ruth says has to come past it, and it arrives with holes. “Before the next section goes up” – then nine seconds of Sun – “connect the winch to the main power.” Her good wishes at the end are perfectly clear.
first_martians-event-missing-words-action = Have it sent more slowly
first_martians-event-missing-words-done = { $name } asks for a word, a pause, and the same word again, and turns the receiver up as far as it goes. By evening a whole sentence has come through from Darmstadt. It ends with all their names.
first_martians-event-missing-words-consequence = For a whole sol the receiver brings in nothing but the Sun. It sounds like rain on a roof, and in the end somebody switches it off for that reason.
first_martians-event-missing-words-choice-ask-her-again = Ask her to repeat it
first_martians-event-missing-words-choice-ask-her-again-told = The dish is held on Earth all night, and somebody stays up beside it. The repeats have their holes in other places, and laid over one another they make a text.
first_martians-event-missing-words-choice-fill-the-gap = Fill the gap by sense
first_martians-event-missing-words-choice-fill-the-gap-told = It can only mean one thing: first the winch, then the section. It is a relief to have an order again.
first_martians-event-missing-words-choice-fill-the-gap-later = The message comes once more, and this time it is whole. What the Sun had swallowed was “on no account”. In the working bay the connector is already black.
