// Rules version 2 of king-of-pirates, kept by `npm run keep-rules`. Not to be changed.
import { PASS, RulesBug, YOU, badAt, choicesOfPick, good, listPhase, oneOf, repeat, someOf, together, unanswered, window } from "@nassau/kernel";
import { answerBy } from "@nassau/kernel/bots";
import { i18n } from "#i18n";
import * as z from "zod/mini";
import { en } from "zod/locales";
import { copyPlain } from "@nassau/kernel/host";
var DIRECTIONS = [
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	},
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	}
];
function step(hex, direction, n = 1) {
	const way = DIRECTIONS[direction];
	if (!way) throw new RulesBug("no-such-direction", { direction });
	return {
		q: hex.q + way.q * n,
		r: hex.r + way.r * n
	};
}
function ring(centre, radius) {
	if (radius === 0) return [{
		q: centre.q,
		r: centre.r
	}];
	const hexes = [];
	for (let side = 0; side < 6; side++) {
		const corner = step(centre, side, radius);
		for (let n = 0; n < radius; n++) hexes.push(step(corner, (side + 2) % 6, n));
	}
	return hexes;
}
function disk(radius) {
	const hexes = [];
	for (let n = 0; n <= radius; n++) hexes.push(...ring({
		q: 0,
		r: 0
	}, n));
	return hexes;
}
function fieldOf(hexes) {
	let [fromQ, fromR, toQ, toR] = [
		Infinity,
		Infinity,
		-Infinity,
		-Infinity
	];
	for (const { q, r } of hexes) {
		fromQ = Math.min(fromQ, q);
		fromR = Math.min(fromR, r);
		toQ = Math.max(toQ, q);
		toR = Math.max(toR, r);
	}
	const rows = hexes.length === 0 ? 0 : toR - fromR + 1;
	const spaces = repeat(-1, hexes.length === 0 ? 0 : (toQ - fromQ + 1) * rows);
	for (const [space, hex] of hexes.entries()) {
		const at = (hex.q - fromQ) * rows + hex.r - fromR;
		if (spaces[at] !== -1) throw new RulesBug("hex-twice", {
			hex,
			space
		});
		spaces[at] = space;
	}
	const lookup = {
		fromQ,
		fromR,
		rows,
		spaces
	};
	return {
		hexes,
		lookup,
		neighbours: hexes.map((hex) => DIRECTIONS.map((_, way) => find(lookup, step(hex, way))))
	};
}
var spaceAt = (field, hex) => find(field.lookup, hex);
function find({ fromQ, fromR, rows, spaces }, { q, r }) {
	const row = r - fromR;
	const at = (q - fromQ) * rows + row;
	return row < 0 || row >= rows || at < 0 || at >= spaces.length ? -1 : spaces[at] ?? -1;
}
var NOWHERE = [];
function distances(field, from, canEnter) {
	const steps = repeat(-1, field.hexes.length);
	const queue = [from];
	steps[from] = 0;
	for (let i = 0; i < queue.length; i++) {
		const here = queue[i] ?? -1;
		const there = (steps[here] ?? 0) + 1;
		for (const space of field.neighbours[here] ?? NOWHERE) {
			if (space < 0 || steps[space] !== -1 || canEnter && !canEnter(space)) continue;
			steps[space] = there;
			queue.push(space);
		}
	}
	return steps;
}
var NATIONS = [
	"british",
	"french",
	"spanish"
];
var COLOURS = [
	"red",
	"blue",
	"green",
	"yellow",
	"black",
	"white"
];
var isColour = (word) => COLOURS.some((colour) => colour === word);
var CARDS = [
	"treasure-map",
	"tailwind",
	"assault",
	"mercenaries",
	"ambush",
	"citrus-fruits",
	"scurvy",
	"soldiers",
	"flying-dutchman",
	"assassination",
	"keelhauling",
	"mutiny"
];
var SKILLS = [
	"fighter",
	"clue",
	"cannonball",
	"rum",
	"raider",
	"immune",
	"scapegoat",
	"sailor",
	"looter"
];
var CAPTAIN_SKILLS = [
	"duellist",
	"no-scurvy",
	"conqueror",
	"all-captains",
	"two-clues",
	"loot-french",
	"loot-spanish",
	"loot-british",
	"more-cards",
	"pickpocket"
];
var MIDDLES = ["rum-hold", "gun-deck"];
var SOURCES = [
	"ships",
	"cities",
	"strongholds",
	"treasures",
	"players",
	"pockets"
];
var CHARTS = new WeakMap();
function chartOf(edition) {
	const known = CHARTS.get(edition);
	if (known) return known;
	const chart = drawChart(edition);
	CHARTS.set(edition, chart);
	return chart;
}
function drawChart(edition) {
	const { board } = edition;
	const field = fieldOf(disk(board.radius));
	const space = ([q, r]) => spaceAt(field, {
		q,
		r
	});
	const ground = field.hexes.map(() => "sea");
	const towns = field.hexes.map(() => null);
	const treasures = field.hexes.map(() => null);
	for (const lair of [board.centre, ...board.corners]) ground[space(lair)] = "lair";
	for (const nation of NATIONS) {
		ground[space(board.strongholds[nation])] = "stronghold";
		towns[space(board.strongholds[nation])] = {
			kind: "stronghold",
			nation,
			...edition.stronghold
		};
		ground[space(board.cities[nation])] = "city";
		towns[space(board.cities[nation])] = {
			kind: "city",
			nation,
			...edition.city
		};
	}
	for (const { at, maps, worth } of board.treasures) {
		ground[space(at)] = "treasure";
		treasures[space(at)] = {
			maps,
			worth
		};
	}
	const dark = board.darkWater.map(space);
	const light = field.hexes.map((_, i) => i).filter((i) => ground[i] === "sea" && !dark.includes(i));
	const { tiles, ocean, shark } = tilesOf(edition);
	return {
		field,
		ground,
		centre: space(board.centre),
		corners: board.corners.map(space),
		towns,
		treasures,
		tiles,
		sets: [{
			back: "shark",
			tiles: shark,
			spaces: dark
		}, {
			back: "ocean",
			tiles: ocean,
			spaces: light
		}],
		pirates: new Map(edition.pirates.map((pirate) => [pirate.id, pirate])),
		actionCards: CARDS.flatMap((card) => new Array(edition.actions[card].copies).fill(card)),
		lootCards: Object.entries(edition.loot).flatMap(([worth, copies]) => new Array(copies).fill(Number(worth)))
	};
}
function tilesOf({ tiles }) {
	const fronts = [null];
	const ocean = new Array(tiles.empty.ocean).fill(0);
	const shark = new Array(tiles.empty.shark).fill(0);
	for (const { id, defence, loot, isWarship, ocean: light, shark: dark } of tiles.ships) for (const nation of NATIONS) {
		const front = fronts.push({
			kind: id,
			nation,
			defence,
			loot,
			isWarship
		}) - 1;
		ocean.push(...new Array(light / NATIONS.length).fill(front));
		shark.push(...new Array(dark / NATIONS.length).fill(front));
	}
	return {
		tiles: fronts,
		ocean,
		shark
	};
}
function pirateOf(chart, id) {
	const pirate = chart.pirates.get(id);
	if (!pirate) throw new RulesBug("no-such-pirate", { id });
	return pirate;
}
var isLair = (chart, space) => chart.ground[space] === "lair";
function neighbour(chart, space, direction) {
	const next = chart.field.neighbours[space]?.[direction] ?? -1;
	return next < 0 ? null : next;
}
var noCards = () => ({
	"treasure-map": 0,
	tailwind: 0,
	assault: 0,
	mercenaries: 0,
	ambush: 0,
	"citrus-fruits": 0,
	scurvy: 0,
	soldiers: 0,
	"flying-dutchman": 0,
	assassination: 0,
	keelhauling: 0,
	mutiny: 0
});
var handSize = (hand) => hand["treasure-map"] + hand.tailwind + hand.assault + hand.mercenaries + hand.ambush + hand["citrus-fruits"] + hand.scurvy + hand.soldiers + hand["flying-dutchman"] + hand.assassination + hand.keelhauling + hand.mutiny;
function shipOf(seas, seat) {
	const ship = seas.ships[seat];
	if (ship === void 0) throw new RulesBug("no-such-ship", { seat });
	return ship;
}
var piratesOf = (ship) => ship.captain === null ? ship.crew : [ship.captain, ...ship.crew];
var placesOf = (ship, edition) => edition.ship.places + ship.middles.length * edition.middle.places;
function shipTileAt(seas, chart, space) {
	const front = seas.tiles[space] ?? null;
	return front === null || seas.tileStates[space] !== "up" ? null : chart.tiles[front] ?? null;
}
var prizeAt = (seas, chart, space) => chart.towns[space] ?? shipTileAt(seas, chart, space);
function preyOf(seas, chart, seat) {
	const { at } = shipOf(seas, seat);
	if (isLair(chart, at)) return [];
	const prey = [];
	for (let other = 0; other < seas.ships.length; other++) if (other !== seat && seas.ships[other]?.at === at) prey.push(other);
	return prey;
}
var positionsOf = (seas) => seas.ships.map((_, seat) => [`turn ${1 + (seat - seas.first + seas.ships.length) % seas.ships.length}`]);
function incomeOf(seas) {
	const total = (source) => seas.ships.reduce((sum, { income }) => sum + income[source], 0);
	return {
		rounds: seas.round,
		"income: ships": total("ships"),
		"income: cities": total("cities"),
		"income: strongholds": total("strongholds"),
		"income: treasures": total("treasures"),
		"income: players": total("players"),
		"income: pockets": total("pockets"),
		"parts bought": seas.ships.reduce((sum, { middles }) => sum + middles.length, 0)
	};
}
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
var nameInList = (name) => name === YOU ? i18n._("you") : name;
var everyone = (names) => names.length < 2 ? names.join("") : listed([...names.filter((name) => name !== YOU), ...names.filter((name) => name === YOU)].map(nameInList));
var capital = (text) => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);
var sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
var clockwise = (places, first) => places.map((_, i) => (first + i) % places.length);
function skilled(chart, ship, skill) {
	let n = ship.captain !== null && pirateOf(chart, ship.captain).skill === skill ? 1 : 0;
	for (const id of ship.crew) if (pirateOf(chart, id).skill === skill) n++;
	return n;
}
function commanded(chart, ship, skill) {
	if (ship.captain === null) return 0;
	const { captain } = pirateOf(chart, ship.captain);
	let n = captain === skill ? 1 : 0;
	if (captain === "all-captains") {
		for (const id of ship.crew) if (pirateOf(chart, id).captain === skill) n++;
	}
	return n;
}
var prowess = (chart, ship, against) => against === "nations" ? skilled(chart, ship, "raider") + 2 * commanded(chart, ship, "conqueror") : skilled(chart, ship, "fighter") + 2 * commanded(chart, ship, "duellist");
var extraLoot = (chart, ship, nation) => skilled(chart, ship, "looter") + 2 * commanded(chart, ship, `loot-${nation}`);
var cluesOf = (chart, ship) => skilled(chart, ship, "clue") + 2 * commanded(chart, ship, "two-clues");
var isProofAgainstScurvy = (chart, ship) => commanded(chart, ship, "no-scurvy") > 0;
var drawOf = (edition, ship) => edition.hand.draw + commanded(chartOf(edition), ship, "more-cards");
var handLimit = (edition, ship) => edition.hand.limit + commanded(chartOf(edition), ship, "more-cards");
var parts = (ship, part, each) => ship.middles.includes(part) ? each : 0;
var mostRum = (edition, ship) => edition.ship.rum + parts(ship, "rum-hold", edition.middle["rum-hold"]) + skilled(chartOf(edition), ship, "rum");
var mostCannonballs = (edition, ship) => edition.ship.cannonballs + parts(ship, "gun-deck", edition.middle["gun-deck"]) + skilled(chartOf(edition), ship, "cannonball");
function speedOf(edition, ship, sails) {
	const rigged = sails + ship.middles.length * edition.middle.sails + skilled(chartOf(edition), ship, "sailor");
	return Math.max(1, rigged - ship.scurvy);
}
var vacancies = (edition, ship) => placesOf(ship, edition) - ship.crew.length - (ship.captain === null ? 0 : 1);
function nextAction(ctx) {
	const seas = ctx.board;
	if (seas.actionDeck.length === 0 && handSize(seas.actionDiscards) > 0) {
		const cards = [];
		for (const card of CARDS) for (let n = seas.actionDiscards[card]; n > 0; n--) cards.push(card);
		seas.actionDeck = ctx.rng.shuffle(cards);
		seas.actionDiscards = noCards();
		ctx.tell({
			kind: "reshuffled",
			deck: "action",
			cards: cards.length
		});
	}
	return seas.actionDeck.pop();
}
function drawActions(ctx, seat, n) {
	const cards = takeActions(ctx, seat, n);
	ctx.whisper([seat], {
		kind: "drew",
		seat,
		cards
	}, {
		kind: "drew-unseen",
		seat,
		cards: cards.length
	});
}
function dealActions(ctx, seat, n) {
	const cards = takeActions(ctx, seat, n);
	ctx.whisper([seat], {
		kind: "dealt",
		seat,
		cards
	}, {
		kind: "dealt-unseen",
		seat,
		cards: cards.length
	});
}
function takeActions(ctx, seat, n) {
	const drawn = [];
	for (let i = 0; i < n; i++) {
		const card = nextAction(ctx);
		if (card === void 0) break;
		shipOf(ctx.board, seat).hand[card]++;
		drawn.push(card);
	}
	return drawn.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}
function next(ctx, name, deck, discards) {
	if (deck.length === 0 && discards.length > 0) {
		deck.push(...ctx.rng.shuffle(discards));
		discards.length = 0;
		ctx.tell({
			kind: "reshuffled",
			deck: name,
			cards: deck.length
		});
	}
	return deck.pop();
}
function drawPirates(ctx, seat, n) {
	const { ships, pirateDeck, pirateDiscards } = ctx.board;
	for (let i = 0; i < n; i++) {
		const pirate = next(ctx, "pirate", pirateDeck, pirateDiscards);
		if (pirate !== void 0) ships[seat]?.drawn.push(pirate);
	}
}
function drawLoot(ctx, n) {
	const { lootDeck, lootDiscards } = ctx.board;
	const loot = [];
	for (let i = 0; i < n; i++) {
		const worth = next(ctx, "loot", lootDeck, lootDiscards);
		if (worth !== void 0) loot.push(worth);
	}
	lootDiscards.push(...loot);
	return loot;
}
function discardAction(ctx, seat, card, n = 1) {
	shipOf(ctx.board, seat).hand[card] -= n;
	ctx.board.actionDiscards[card] += n;
}
function gain(ctx, seat, doubloons, source) {
	const ship = shipOf(ctx.board, seat);
	ship.doubloons += doubloons;
	ship.income[source] += doubloons;
	if (ship.doubloons < ctx.edition.goal) return false;
	ctx.tell({
		kind: "won",
		seats: [seat],
		doubloons: ship.doubloons
	});
	ctx.end({
		winners: [seat],
		scores: ctx.board.ships.map((other) => other.doubloons)
	});
	return true;
}
function rob(ctx, from, to, most, source) {
	const loser = shipOf(ctx.board, from);
	const taken = Math.min(loser.doubloons, most);
	loser.doubloons -= taken;
	return gain(ctx, to, taken, source);
}
function giveScurvy(ctx, seat, by) {
	const ship = shipOf(ctx.board, seat);
	const isDropped = isProofAgainstScurvy(chartOf(ctx.edition), ship);
	if (!isDropped) ship.scurvy++;
	ctx.tell({
		kind: "scurvy",
		seat,
		isDropped,
		tokens: ship.scurvy,
		by
	});
}
function spill(ctx, ship) {
	ship.rum = Math.min(ship.rum, mostRum(ctx.edition, ship));
	ship.cannonballs = Math.min(ship.cannonballs, mostCannonballs(ctx.edition, ship));
}
function losePirate(ctx, seat, pirate) {
	const ship = shipOf(ctx.board, seat);
	const isCaptain = ship.captain === pirate;
	ctx.board.pirateDiscards.push(pirate);
	if (isCaptain) ship.captain = null;
	else ship.crew = ship.crew.filter((id) => id !== pirate);
	spill(ctx, ship);
	if (isCaptain && ship.crew.length > 0) ctx.call({
		step: "promotion",
		at: "heirs",
		seat
	});
}
function promote(ctx, seat, pirate) {
	const ship = shipOf(ctx.board, seat);
	ship.captain = pirate;
	ship.crew = ship.crew.filter((id) => id !== pirate);
	ctx.tell({
		kind: "promoted",
		seat,
		pirate
	});
}
function sendToLair(ctx, seat, by) {
	const seas = ctx.board;
	const colour = ctx.rng.below(COLOURS.length);
	shipOf(seas, seat).at = chartOf(ctx.edition).corners[colour] ?? 0;
	if (seat === seas.turn) seas.isTurnOver = true;
	ctx.tell({
		kind: "sent-to-lair",
		seat,
		by,
		lair: COLOURS[colour] ?? "red",
		endsTurn: seat === seas.turn
	});
}
function meetDutchman(ctx) {
	const seas = ctx.board;
	if (isLair(chartOf(ctx.edition), seas.dutchman)) return;
	for (let seat = 0; seat < seas.ships.length; seat++) if (shipOf(seas, seat).at === seas.dutchman) beHaunted(ctx, seat);
}
function beHaunted(ctx, seat) {
	const seas = ctx.board;
	const ship = shipOf(seas, seat);
	const cards = { ...ship.hand };
	for (const card of CARDS) seas.actionDiscards[card] += cards[card];
	ship.lost = cards;
	ship.hand = noCards();
	const pirates = ship.captain === null ? ship.crew : [ship.captain, ...ship.crew];
	seas.pirateDiscards.push(...pirates);
	ship.captain = null;
	ship.crew = [];
	spill(ctx, ship);
	ctx.tell({
		kind: "haunted",
		seat,
		cards: { ...cards },
		pirates
	});
	sendToLair(ctx, seat, "dutchman");
}
function moveDutchman(ctx, direction) {
	const seas = ctx.board;
	const chart = chartOf(ctx.edition);
	seas.dutchman = neighbour(chart, seas.dutchman, direction) ?? chart.centre;
	return seas.dutchman;
}
var isPlay = (choice) => "play" in choice;
var isCardPlay = (choice) => isPlay(choice) && choice.play !== "keelhauling";
var TAILWIND$1 = { play: "tailwind" };
var ASSAULT$1 = { play: "assault" };
var AMBUSH$1 = { play: "ambush" };
var CITRUS = { play: "citrus-fruits" };
var HIRED = {
	attack: {
		play: "mercenaries",
		side: "attack"
	},
	defence: {
		play: "mercenaries",
		side: "defence"
	}
};
var SOLDIERS$1 = NATIONS.map((nation) => ({
	play: "soldiers",
	nation
}));
var DUTCHMAN = COLOURS.map((toward) => ({
	play: "flying-dutchman",
	toward
}));
var ANYONE = [
	0,
	1,
	2,
	3,
	4,
	5
];
var SCURVY = ANYONE.map((on) => ({
	play: "scurvy",
	on
}));
var MUTINY = ANYONE.map((on) => ({
	play: "mutiny",
	on
}));
function playable(seas, chart, seat, hand) {
	const plays = [];
	const { phase, fight } = seas;
	if (phase === "movement" && !seas.isMoored && hand.tailwind > 0 && seat === seas.turn) plays.push(TAILWIND$1);
	if (phase === "combat" && fight !== null) {
		if (hand.assault > 0 && seat === fight.attacker) plays.push(ASSAULT$1);
		if (hand.ambush > 0 && seat === fight.defender) plays.push(AMBUSH$1);
		if (hand.mercenaries > 0) for (const side of sidesFor(fight, seat)) plays.push(HIRED[side]);
	}
	if (phase === "combat" && hand.soldiers > 0) for (const play of SOLDIERS$1) plays.push(play);
	if (phase === "upkeep" && hand.mutiny > 0) addAt(plays, MUTINY, seas.ships.length);
	if (hand["citrus-fruits"] > 0 && shipOf(seas, seat).scurvy > 0) plays.push(CITRUS);
	if (hand["flying-dutchman"] > 0) for (const play of DUTCHMAN) plays.push(play);
	if (hand.scurvy > 0) addAt(plays, SCURVY, seas.ships.length);
	if (hand.assassination > 0) addVictims(plays, seas, chart);
	return plays;
}
function addAt(plays, all, seats) {
	for (let seat = 0; seat < seats; seat++) {
		const play = all[seat];
		if (play) plays.push(play);
	}
}
function addVictims(plays, seas, chart) {
	for (let on = 0; on < seas.ships.length; on++) {
		const { captain, crew } = shipOf(seas, on);
		if (captain !== null && pirateOf(chart, captain).skill !== "immune") plays.push({
			play: "assassination",
			on,
			pirate: captain
		});
		for (const pirate of crew) if (pirateOf(chart, pirate).skill !== "immune") plays.push({
			play: "assassination",
			on,
			pirate
		});
	}
}
var ATTACK = ["attack"];
var DEFENCE = ["defence"];
var EITHER = ["attack", "defence"];
function sidesFor({ attacker, defender }, seat) {
	if (seat === attacker) return ATTACK;
	return seat === defender || defender === null ? DEFENCE : EITHER;
}
function playCard(ctx, seat, choice) {
	const seas = ctx.board;
	const ship = shipOf(seas, seat);
	discardAction(ctx, seat, choice.play);
	ctx.tell({
		kind: "played",
		seat,
		card: choice
	});
	switch (choice.play) {
		case "tailwind":
			seas.tailwinds++;
			return;
		case "assault":
			ship.assaults++;
			return;
		case "ambush":
			ship.ambushes++;
			return;
		case "citrus-fruits":
			ship.scurvy = 0;
			return;
		case "mercenaries": return hire(seas, choice.side);
		case "soldiers":
			seas.soldiers[choice.nation]++;
			return;
		case "flying-dutchman":
			moveDutchman(ctx, COLOURS.indexOf(choice.toward));
			return meetDutchman(ctx);
		case "scurvy": return giveScurvy(ctx, choice.on, "card");
		case "mutiny": return ctx.call({
			step: "mutiny",
			at: "murmur",
			seat: choice.on,
			sealed: seas.ships.map(() => null)
		});
		case "assassination": return losePirate(ctx, choice.on, choice.pirate);
	}
}
function hire({ fight }, side) {
	if (fight === null) return;
	if (side === "attack") fight.forAttack++;
	else fight.forDefence++;
}
function holders(seas) {
	const seats = [];
	for (let seat = 0; seat < seas.ships.length; seat++) if (handSize(shipOf(seas, seat).hand) > 0) seats.push(seat);
	return seats;
}
var playsOf = (seas, seat, edition) => playable(seas, chartOf(edition), seat, shipOf(seas, seat).hand);
var choosing = (spec) => listPhase({
	clause: spec.clause,
	ask(seas, f, edition) {
		const seat = spec.seat(seas, f);
		const options = spec.options(seas, f, edition);
		for (const play of playsOf(seas, seat, edition)) options.push(play);
		return oneOf(seat, options);
	},
	aside(seas, _f, seat, edition) {
		const plays = playsOf(seas, seat, edition);
		return plays.length > 0 ? oneOf(seat, plays) : null;
	},
	take(ctx, f, choice, seat) {
		if (!isCardPlay(choice)) return spec.take(ctx, f, choice, seat);
		f.at = spec.again;
		playCard(ctx, seat, choice);
	},
	...spec.why ? { why: spec.why } : {}
});
var cardWindow = (spec) => window({
	clause: spec.clause,
	seats: holders,
	reactions: (seas, _f, seat, edition) => playsOf(seas, seat, edition),
	react(ctx, f, choice, seat) {
		f.at = spec.again;
		playCard(ctx, seat, choice);
	},
	close: (ctx, f) => spec.close(ctx, f)
});
function attackBonus(seas, chart, fight) {
	const ship = shipOf(seas, fight.attacker);
	return prowess(chart, ship, fight.defender === null ? "nations" : "players") + 2 * ship.assaults + fight.forAttack - ship.scurvy;
}
function defenceBonus(seas, chart, fight) {
	if (fight.prize) return 2 * seas.soldiers[fight.prize.nation] + fight.forDefence;
	const ship = shipOf(seas, fight.defender ?? fight.attacker);
	return prowess(chart, ship, "players") + 3 * ship.ambushes + fight.forDefence - ship.scurvy;
}
var attackTotal = (seas, chart, fight) => sum(fight.attack) + attackBonus(seas, chart, fight);
var defenceTotal = (seas, chart, fight) => (fight.prize ? fight.prize.defence : sum(fight.defence)) + defenceBonus(seas, chart, fight);
var isAttackerAhead = (seas, chart, fight) => attackTotal(seas, chart, fight) >= defenceTotal(seas, chart, fight);
var isBrokenOff = (seas, { attacker, defender, at }) => shipOf(seas, attacker).at !== at || defender !== null && shipOf(seas, defender).at !== at;
function swingOf(view, chart, fight, seat, play) {
	switch (play.play) {
		case "assault": return 2;
		case "ambush": return -3;
		case "mercenaries": return play.side === "attack" ? 1 : -1;
		case "soldiers": return fight.prize?.nation === play.nation ? -2 : 0;
		case "citrus-fruits": return sign(fight, seat) * shipOf(view, seat).scurvy;
		case "scurvy": return isProofAgainstScurvy(chart, shipOf(view, play.on)) ? 0 : -sign(fight, play.on);
		case "assassination": return -sign(fight, play.on) * lostProwess(view, chart, fight, play.on, play.pirate);
		default: return 0;
	}
}
var sign = ({ attacker, defender }, seat) => seat === attacker ? 1 : seat === defender ? -1 : 0;
function lostProwess(view, chart, fight, seat, pirate) {
	const ship = shipOf(view, seat);
	const against = fight.defender === null ? "nations" : "players";
	const without = {
		middles: ship.middles,
		captain: ship.captain === pirate ? null : ship.captain,
		crew: ship.crew.filter((id) => id !== pirate)
	};
	return prowess(chart, ship, against) - prowess(chart, without, against);
}
var dutchmanAfter = (view, chart, toward) => neighbour(chart, view.dutchman, COLOURS.indexOf(toward)) ?? chart.centre;
function standingOf(view, chart, fight) {
	const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight);
	return margin >= 0 ? {
		winner: fight.attacker,
		way: -1,
		short: margin + 1
	} : {
		winner: fight.defender,
		way: 1,
		short: -margin
	};
}
function bestPulls(view, chart, fight, seat, plays, way) {
	const best = new Map();
	for (const play of plays) {
		const pull = swingOf(view, chart, fight, seat, play) * way;
		if (pull > (best.get(play.play) ?? 0)) best.set(play.play, pull);
	}
	return best;
}
function ownPull(view, chart, fight, seat, plays, way) {
	const { hand } = shipOf(view, seat);
	let pull = 0;
	for (const [card, each] of bestPulls(view, chart, fight, seat, plays, way)) pull += each * (card === "citrus-fruits" ? 1 : hand?.[card] ?? 1);
	return pull;
}
var ONE_OF_EACH = noCards();
for (const card of CARDS) ONE_OF_EACH[card] = 1;
function pullOfOthers(view, edition, fight, seat, { winner, way }) {
	const chart = chartOf(edition);
	const unseen = unseenCards(view, edition);
	const all = handSize(unseen);
	const helpers = view.ships.flatMap(({ cards }, other) => other === seat || other === winner ? [] : [{
		other,
		cards
	}]);
	const ways = helpers.flatMap(({ other }) => {
		const plays = playable(view, chart, other, ONE_OF_EACH);
		return [...bestPulls(view, chart, fight, other, plays, way)].map(([card, pull]) => ({
			other,
			card,
			pull
		}));
	});
	const held = new Map(helpers.map(({ other, cards }) => [other, cards]));
	let likely = 0;
	for (const { other, card, pull } of ways) likely += pull * unseen[card] * (held.get(other) ?? 0) / Math.max(1, all);
	let most = 0;
	for (const { other, card, pull } of ways.sort((a, b) => b.pull - a.pull)) {
		const n = Math.min(unseen[card], held.get(other) ?? 0);
		unseen[card] -= n;
		held.set(other, (held.get(other) ?? 0) - n);
		most += n * pull;
	}
	return {
		most,
		likely
	};
}
function unseenCards(view, edition) {
	const unseen = noCards();
	for (const card of CARDS) {
		unseen[card] = edition.actions[card].copies - view.actionDiscards[card];
		for (const { hand } of view.ships) unseen[card] -= hand?.[card] ?? 0;
	}
	return unseen;
}
var LUCKY = 4 / 3;
function mayCrown(view, edition, fight, winner) {
	const chart = chartOf(edition);
	const { prize } = fight;
	const cards = prize ? prize.loot + extraLoot(chart, shipOf(view, winner), prize.nation) : edition.duelLoot;
	return shipOf(view, winner).doubloons + LUCKY * cards * meanLoot(chart) >= edition.goal;
}
var meanLoot = ({ lootCards }) => lootCards.reduce((sum, worth) => sum + worth, 0) / Math.max(1, lootCards.length);
function settle(ctx, fight) {
	const isWon = isAttackerAhead(ctx.board, chartOf(ctx.edition), fight);
	const { attacker, defender, prize, at } = fight;
	if (prize) return isWon && plunder(ctx, attacker, prize, at);
	if (defender === null) return false;
	return isWon ? ransom(ctx, attacker, defender) : ransom(ctx, defender, attacker);
}
var SOURCE_OF = {
	city: "cities",
	stronghold: "strongholds"
};
function plunder(ctx, seat, prize, at) {
	const seas = ctx.board;
	const loot = drawLoot(ctx, prize.loot + extraLoot(chartOf(ctx.edition), shipOf(seas, seat), prize.nation));
	const source = SOURCE_OF[prize.kind] ?? "ships";
	if (source === "ships") seas.tileStates[at] = "gone";
	ctx.tell({
		kind: "plundered",
		seat,
		prize: prize.kind,
		nation: prize.nation,
		loot
	});
	return gain(ctx, seat, sum(loot), source);
}
function ransom(ctx, winner, loser) {
	const loot = drawLoot(ctx, ctx.edition.duelLoot);
	const worth = sum(loot);
	const taken = Math.min(worth, shipOf(ctx.board, loser).doubloons);
	ctx.tell({
		kind: "robbed",
		seat: winner,
		loser,
		loot,
		taken
	});
	return rob(ctx, loser, winner, worth, "players");
}
var REROLLS = [
	"none",
	"first",
	"second",
	"both"
];
var EVERY_REROLL = REROLLS.map((reroll) => ({ reroll }));
var combat$1 = {
	begin: { run(ctx, f) {
		const seas = ctx.board;
		if (seas.isTurnOver) return ctx.done();
		if (f.mustFight) return declare(ctx, f, "prize");
		const chart = chartOf(ctx.edition);
		if (!(prizeAt(seas, chart, shipOf(seas, seas.turn).at) || preyOf(seas, chart, seas.turn).length > 0)) return ctx.done();
		f.at = "target";
	} },
	target: choosing({
		clause: "KP-39",
		seat: (seas) => seas.turn,
		options(seas, _f, edition) {
			const chart = chartOf(edition);
			const options = [{ attack: null }];
			if (prizeAt(seas, chart, shipOf(seas, seas.turn).at)) options.push({ attack: "prize" });
			for (const attack of preyOf(seas, chart, seas.turn)) options.push({ attack });
			return options;
		},
		again: "begin",
		take(ctx, f, { attack }) {
			if (attack === null) return ctx.done();
			declare(ctx, f, attack);
		}
	}),
	hail: { run(ctx, f) {
		if (isBrokenOff(ctx.board, fightOf(ctx.board))) return breakOff(ctx);
		f.at = holders(ctx.board).length > 0 ? "declared" : "fire";
	} },
	declared: cardWindow({
		clause: "KP-68",
		again: "hail",
		close(_ctx, f) {
			f.at = "fire";
		}
	}),
	fire: { run(ctx, f) {
		const fight = fightOf(ctx.board);
		fight.attack = [ctx.rng.die(6), ctx.rng.die(6)];
		ctx.tell({
			kind: "rolled",
			seat: fight.attacker,
			isDuel: fight.defender !== null,
			dice: [...fight.attack]
		});
		f.at = "weigh";
	} },
	weigh: { run(ctx, f) {
		const seas = ctx.board;
		const fight = fightOf(seas);
		if (isBrokenOff(seas, fight)) return breakOff(ctx);
		const next = fight.defender === null ? "after" : "return-fire";
		f.at = fight.defender === null && isAttackerAhead(seas, chartOf(ctx.edition), fight) || shipOf(seas, fight.attacker).cannonballs === 0 ? next : "reroll";
	} },
	reroll: choosing({
		clause: "KP-41",
		seat: (seas) => fightOf(seas).attacker,
		options: () => [...EVERY_REROLL],
		again: "weigh",
		take(ctx, f, { reroll }, seat) {
			const fight = fightOf(ctx.board);
			f.at = reroll !== "none" ? "weigh" : fight.defender === null ? "after" : "return-fire";
			rollAgain(ctx, seat, fight.attack, reroll);
		}
	}),
	"return-fire": { run(ctx, f) {
		const fight = fightOf(ctx.board);
		fight.defence = [ctx.rng.die(6), ctx.rng.die(6)];
		ctx.tell({
			kind: "rolled",
			seat: fight.defender ?? fight.attacker,
			isDuel: true,
			dice: [...fight.defence]
		});
		f.at = "parry";
	} },
	parry: { run(ctx, f) {
		const seas = ctx.board;
		const fight = fightOf(seas);
		if (isBrokenOff(seas, fight)) return breakOff(ctx);
		f.at = shipOf(seas, fight.defender ?? fight.attacker).cannonballs > 0 ? "answer" : "after";
	} },
	answer: choosing({
		clause: "KP-44",
		seat: (seas) => fightOf(seas).defender ?? seas.turn,
		options: () => [...EVERY_REROLL],
		again: "parry",
		take(ctx, f, { reroll }, seat) {
			f.at = reroll === "none" ? "after" : "parry";
			rollAgain(ctx, seat, fightOf(ctx.board).defence, reroll);
		}
	}),
	after: { run(ctx, f) {
		const seas = ctx.board;
		const fight = fightOf(seas);
		if (isBrokenOff(seas, fight)) return breakOff(ctx);
		f.wasWon = isAttackerAhead(seas, chartOf(ctx.edition), fight);
		f.at = holders(seas).length > 0 ? "rolled" : "settle";
	} },
	rolled: cardWindow({
		clause: "KP-68",
		again: "turned",
		close(_ctx, f) {
			f.at = "settle";
		}
	}),
	turned: { run(ctx, f) {
		const fight = fightOf(ctx.board);
		f.at = f.wasWon && fight.prize && !isAttackerAhead(ctx.board, chartOf(ctx.edition), fight) ? "weigh" : "after";
	} },
	settle: { run(ctx) {
		const seas = ctx.board;
		const fight = fightOf(seas);
		const chart = chartOf(ctx.edition);
		ctx.tell({
			kind: "fought",
			seat: fight.attacker,
			against: fight.defender,
			prize: fight.prize?.kind ?? null,
			attack: attackTotal(seas, chart, fight),
			defence: defenceTotal(seas, chart, fight),
			isWon: isAttackerAhead(seas, chart, fight)
		});
		seas.fight = null;
		if (!settle(ctx, fight)) ctx.done();
	} }
};
function fightOf(seas) {
	if (seas.fight === null) throw new RulesBug("no-fight");
	return seas.fight;
}
function declare(ctx, f, attack) {
	const seas = ctx.board;
	const { at } = shipOf(seas, seas.turn);
	const prize = attack === "prize" ? prizeAt(seas, chartOf(ctx.edition), at) : null;
	const defender = attack === "prize" ? null : attack;
	seas.fight = {
		attacker: seas.turn,
		defender,
		prize: prize && {
			kind: prize.kind,
			nation: prize.nation,
			defence: prize.defence,
			loot: prize.loot
		},
		at,
		attack: [],
		defence: [],
		forAttack: 0,
		forDefence: 0
	};
	ctx.tell({
		kind: "attacks",
		seat: seas.turn,
		against: defender,
		prize: prize?.kind ?? null,
		nation: prize?.nation ?? null,
		at
	});
	f.at = "hail";
}
function breakOff(ctx) {
	ctx.tell({
		kind: "combat-ended",
		seat: ctx.board.turn
	});
	ctx.board.fight = null;
	ctx.done();
}
function rollAgain(ctx, seat, dice, reroll) {
	if (reroll === "none") return;
	shipOf(ctx.board, seat).cannonballs--;
	if (reroll !== "second") dice[0] = ctx.rng.die(6);
	if (reroll !== "first") dice[1] = ctx.rng.die(6);
	ctx.tell({
		kind: "rolled-again",
		seat,
		reroll,
		dice: [...dice],
		left: shipOf(ctx.board, seat).cannonballs
	});
}
var FACES = [
	1,
	2,
	3,
	4,
	5,
	6
];
var MOST_BALLS = 8;
var MOST_NEED = 13;
var KNOWN = [];
function chanceFrom(a, b, need, balls) {
	if (a + b >= need) return 1;
	if (balls === 0 || need >= MOST_NEED) return 0;
	const place = ((balls * MOST_NEED + need) * 6 + a - 1) * 6 + b - 1;
	const known = KNOWN[place];
	if (known !== void 0) return known;
	const chance = Math.max(...REROLLS.map((reroll) => chanceAfter(a, b, need, balls, reroll)));
	KNOWN[place] = chance;
	return chance;
}
function chanceAfter(a, b, need, balls, reroll) {
	if (reroll === "none") return a + b >= need ? 1 : 0;
	if (reroll === "both") return chanceOf(need, balls - 1);
	let chance = 0;
	for (const face of FACES) chance += (reroll === "first" ? chanceFrom(face, b, need, balls - 1) : chanceFrom(a, face, need, balls - 1)) / 6;
	return chance;
}
var CHANCES = [];
function chanceOf(need, balls) {
	if (need <= 2) return 1;
	if (need >= MOST_NEED) return 0;
	const k = Math.min(balls, MOST_BALLS);
	const row = CHANCES[k] ?? [];
	CHANCES[k] = row;
	const known = row[need];
	if (known !== void 0) return known;
	let chance = 0;
	for (const a of FACES) for (const b of FACES) chance += chanceFrom(a, b, need, k) / 36;
	row[need] = chance;
	return chance;
}
function bestReroll(dice, need, balls) {
	const [a = 1, b = 1] = dice;
	let best = {
		reroll: "none",
		chance: 0
	};
	for (const reroll of REROLLS) {
		const chance = chanceAfter(a, b, need, Math.min(balls, MOST_BALLS), reroll);
		if (chance > best.chance) best = {
			reroll,
			chance
		};
	}
	return best;
}
function duelChance(edge) {
	let ways = 0;
	for (const a of FACES) for (const b of FACES) for (const c of FACES) for (const d of FACES) if (a + b + edge >= c + d) ways++;
	return ways / 1296;
}
var TAILWIND = 2;
var SAIL = COLOURS.map((sail) => ({ sail }));
var STOP = { stop: true };
var SAILING = {
	red: "sail south-east",
	blue: "sail south",
	green: "sail south-west",
	yellow: "sail north-west",
	black: "sail north",
	white: "sail north-east"
};
var movement$1 = {
	way: { run(ctx, f) {
		if (ctx.board.isTurnOver || f.isStopped) return ctx.done(f.isStopped);
		f.at = "sail";
	} },
	sail: choosing({
		clause: "KP-32",
		seat: (seas) => seas.turn,
		options(seas, f, edition) {
			const options = [STOP];
			if (spacesLeft(seas, f, edition) <= 0) return options;
			const ways = chartOf(edition).field.neighbours[shipOf(seas, seas.turn).at] ?? [];
			for (let direction = 0; direction < ways.length; direction++) {
				const option = SAIL[direction];
				if (option && (ways[direction] ?? -1) >= 0) options.push(option);
			}
			return options;
		},
		again: "way",
		take(ctx, f, choice) {
			if ("stop" in choice) {
				ctx.board.isMoored = true;
				f.at = "land";
				return;
			}
			f.at = "way";
			f.sailed++;
			const ship = shipOf(ctx.board, ctx.board.turn);
			const next = neighbour(chartOf(ctx.edition), ship.at, COLOURS.indexOf(choice.sail));
			if (next === null) return;
			ship.at = next;
			ctx.tell({
				kind: "sailed",
				seat: ctx.board.turn,
				toward: choice.sail,
				at: next
			});
			enter(ctx, f, next);
		}
	}),
	land: { run(ctx, f) {
		const seas = ctx.board;
		const chart = chartOf(ctx.edition);
		const { at } = shipOf(seas, seas.turn);
		f.at = "moor";
		if (chart.ground[at] === "lair") ctx.call({
			step: "lair",
			at: "shake-off",
			captain: null
		});
		else if (chart.treasures[at] && !seas.dug.includes(at)) ctx.call({
			step: "dig",
			at: "spade",
			space: at,
			sealed: unanswered(ctx.seats)
		});
	} },
	moor: { run(ctx) {
		ctx.done(false);
	} }
};
function enter(ctx, f, space) {
	const seas = ctx.board;
	const chart = chartOf(ctx.edition);
	if (seas.tiles[space] !== null && seas.tileStates[space] === "down") {
		const tile = chart.tiles[seas.tiles[space] ?? 0] ?? null;
		seas.tileStates[space] = tile === null ? "gone" : "up";
		ctx.tell({
			kind: "tile-turned",
			seat: seas.turn,
			at: space,
			ship: tile?.kind ?? null,
			nation: tile?.nation ?? null
		});
	}
	if (space === seas.dutchman) meetDutchman(ctx);
	if (!seas.isTurnOver && shipTileAt(seas, chart, space)?.isWarship) f.isStopped = true;
}
var spacesLeft = (seas, f, edition) => speedOf(edition, shipOf(seas, seas.turn), seas.sails) + TAILWIND * seas.tailwinds - f.sailed;
var SKILL_WORTH = {
	sailor: 900,
	raider: 800,
	clue: 600,
	looter: 600,
	cannonball: 500,
	rum: 350,
	scapegoat: 300,
	fighter: 250,
	immune: 50
};
var CAPTAIN_WORTH = {
	conqueror: 1500,
	"more-cards": 900,
	"two-clues": 1e3,
	pickpocket: 1300,
	"loot-british": 800,
	"loot-french": 800,
	"loot-spanish": 800,
	"no-scurvy": 700,
	duellist: 400,
	"all-captains": 300
};
var crewWorth = (chart, id) => SKILL_WORTH[pirateOf(chart, id).skill];
function captainWorth(chart, id, others) {
	const { captain } = pirateOf(chart, id);
	if (captain !== "all-captains") return CAPTAIN_WORTH[captain];
	return others.reduce((worth, other) => worth + CAPTAIN_WORTH[pirateOf(chart, other).captain], 0);
}
var bestHands = (chart, pool, places) => [...pool].sort((a, b) => crewWorth(chart, b) - crewWorth(chart, a)).slice(0, places);
function bestCrew(chart, pool, places) {
	let best = {
		captain: pool[0] ?? "",
		crew: [],
		worth: -1
	};
	for (const captain of pool) {
		const crew = bestHands(chart, pool.filter((id) => id !== captain), places);
		const worth = captainWorth(chart, captain, crew) + crewWorth(chart, captain) + crew.reduce((sum, id) => sum + crewWorth(chart, id), 0);
		if (worth > best.worth) best = {
			captain,
			crew,
			worth
		};
	}
	return best;
}
var WORTH_STOPPING = .2;
var KEEP = {
	keelhauling: 60,
	"flying-dutchman": 70,
	assault: 65,
	"treasure-map": 50,
	mutiny: 45,
	tailwind: 48,
	assassination: 35,
	mercenaries: 40,
	ambush: 30,
	"citrus-fruits": 32,
	soldiers: 20,
	scurvy: 15
};
function leastWorth(hand, n) {
	const gone = CARDS.flatMap((card) => repeat(card, hand[card]).map((_, i) => ({
		card,
		worth: KEEP[card] - (card === "treasure-map" ? 0 : 12 * i)
	}))).toSorted((a, b) => a.worth - b.worth).slice(0, n);
	return CARDS.flatMap((card) => gone.flatMap((one) => one.card === card ? [card] : []));
}
function leader(view, seat) {
	const seats = view.ships.length;
	let best = (seat + 1) % seats;
	for (let i = 2; i < seats; i++) {
		const other = (seat + i) % seats;
		if (shipOf(view, other).doubloons > shipOf(view, best).doubloons) best = other;
	}
	return best;
}
function answerMutiny({ view, edition, seat }, victim, options) {
	if (victim !== seat) return PASS;
	const keelhaul = options.find((option) => "play" in option && option.play === "keelhauling");
	if (keelhaul) return keelhaul;
	const chart = chartOf(edition);
	const ship = shipOf(view, seat);
	const goat = options.find((option) => "sacrifice" in option);
	if (!goat || ship.captain === null) return PASS;
	return goat.sacrifice === ship.captain || captainWorth(chart, ship.captain, ship.crew) > crewWorth(chart, goat.sacrifice) ? goat : PASS;
}
function startMutiny({ view, edition, seat, plays }) {
	const chart = chartOf(edition);
	const foremost = leader(view, seat);
	const isAtSea = (other) => !isLair(chart, shipOf(view, other).at);
	const target = view.turn !== seat && isAtSea(view.turn) && shipOf(view, view.turn).doubloons * 1.5 >= shipOf(view, foremost).doubloons ? view.turn : foremost;
	if (!isAtSea(target)) return null;
	return plays.find((play) => play.play === "mutiny" && play.on === target) ?? null;
}
function haunt({ view, edition, seat, plays }) {
	const chart = chartOf(edition);
	let best = null;
	for (const play of plays) {
		if (play.play !== "flying-dutchman") continue;
		const there = dutchmanAfter(view, chart, play.toward);
		if (isLair(chart, there) || shipOf(view, seat).at === there) continue;
		for (const ship of view.ships) if (ship.at === there && (piratesOf(ship).length > 0 || ship.cards > 0) && ship.doubloons >= (best?.doubloons ?? 0)) best = {
			play,
			doubloons: ship.doubloons
		};
	}
	return best?.play ?? null;
}
function unasked$1(now, f) {
	const { view, edition, seat, plays } = now;
	if (view.turn === seat) return null;
	const ghost = haunt(now);
	if (ghost || f.step !== "movement" || f.sailed > 0 || view.turn !== leader(view, seat)) return ghost;
	const rival = shipOf(view, view.turn);
	if (!(speedOf(edition, rival, view.sails) > 1) || rival.doubloons < edition.goal * WORTH_STOPPING) return null;
	const isOnLeader = (play) => play.play === "scurvy" && play.on === view.turn;
	return isProofAgainstScurvy(chartOf(edition), rival) ? null : plays.find(isOnLeader) ?? null;
}
function spoil(now) {
	const { view, edition, plays } = now;
	const chart = chartOf(edition);
	const digger = shipOf(view, view.turn);
	const ghost = plays.find((play) => play.play === "flying-dutchman" && dutchmanAfter(view, chart, play.toward) === digger.at);
	if (ghost && shipOf(view, now.seat).at !== digger.at) return ghost;
	const isClue = (play) => play.play === "assassination" && play.on === view.turn && pirateOf(chart, play.pirate).skill === "clue";
	return digger.cards <= 3 ? plays.find(isClue) ?? null : null;
}
function inCombat(now, isRolled) {
	const { view, edition, seat, plays } = now;
	const { fight } = view;
	if (!fight) return PASS;
	const chart = chartOf(edition);
	if (!isRolled) {
		const isRich = shipOf(view, seat).doubloons >= 600;
		return (fight.defender === seat && isRich ? plays.find((play) => play.play === "ambush") : void 0) ?? PASS;
	}
	const { winner, way, short } = standingOf(view, chart, fight);
	if (seat === winner) return PASS;
	if (stakes(now, fight) < 500) return PASS;
	if (winner === fight.attacker) {
		const ghost = plays.find((play) => play.play === "flying-dutchman" && dutchmanAfter(view, chart, play.toward) === fight.at);
		if (ghost && shipOf(view, seat).at !== fight.at) return ghost;
	}
	return cheapestTurn(now, fight, way * short) ?? contribution(now, fight) ?? PASS;
}
function contribution({ view, edition, seat, plays }, fight) {
	const chart = chartOf(edition);
	const standing = standingOf(view, chart, fight);
	const { winner, way, short } = standing;
	if (winner === null || !mayCrown(view, edition, fight, winner)) return null;
	const own = ownPull(view, chart, fight, seat, plays, way);
	if (own === 0 || own + pullOfOthers(view, edition, fight, seat, standing).most < short) return null;
	const pullOf = (play) => swingOf(view, chart, fight, seat, play) * way;
	return plays.reduce((best, play) => pullOf(play) > (best ? pullOf(best) : 0) ? play : best, null);
}
function stakes({ view, edition, seat }, fight) {
	const mean = meanLoot(chartOf(edition));
	if (!fight.prize) return seat === fight.attacker || seat === fight.defender ? edition.duelLoot * mean : 0;
	const loot = fight.prize.loot * mean;
	if (seat === fight.attacker) return loot + 400;
	const { attacker } = fight;
	return shipOf(view, attacker).doubloons + loot >= edition.goal ? 2e3 : attacker === leader(view, seat) ? loot * .7 : 0;
}
function cheapestTurn({ view, edition, seat, plays }, fight, wanted) {
	const chart = chartOf(edition);
	const hand = shipOf(view, seat).hand;
	const ways = plays.map((play) => ({
		play,
		swing: swingOf(view, chart, fight, seat, play) * Math.sign(wanted || 1)
	})).filter(({ swing }) => swing > 0).sort((a, b) => a.swing - b.swing);
	const enough = ways.find(({ swing }) => swing >= Math.abs(wanted));
	if (enough) return enough.play;
	return ways.filter(({ play }, i) => ways.findLastIndex((other) => other.play.play === play.play) === i).reduce((sum, { play, swing }) => sum + swing * (hand?.[play.play] ?? 0), 0) >= Math.abs(wanted) ? ways.at(-1)?.play ?? null : null;
}
function beforeSailing(now) {
	const { view, edition, seat, plays } = now;
	const chart = chartOf(edition);
	const ghost = haunt(now);
	if (ghost) return ghost;
	const foremost = leader(view, seat);
	if (shipOf(view, seat).scurvy >= 2) {
		const citrus = plays.find((play) => play.play === "citrus-fruits");
		if (citrus) return citrus;
	}
	const rival = shipOf(view, foremost);
	if (rival.doubloons < edition.goal * WORTH_STOPPING) return null;
	const murder = plays.find((play) => play.play === "assassination" && play.on === foremost && play.pirate === rival.captain);
	if (murder) return murder;
	if (isLair(chart, rival.at) || isProofAgainstScurvy(chart, rival)) return null;
	return plays.find((play) => play.play === "scurvy" && play.on === foremost) ?? null;
}
function prizeWorth(view, edition, seat, prize) {
	const chart = chartOf(edition);
	const ship = shipOf(view, seat);
	const need = prize.defence + 2 * view.soldiers[prize.nation] - prowess(chart, ship, "nations") + ship.scurvy - ownCards(view, seat);
	const loot = (prize.loot + extraLoot(chart, ship, prize.nation)) * meanLoot(chart);
	return chanceOf(need, ship.cannonballs) * loot;
}
function ownCards(view, seat) {
	const hand = shipOf(view, seat).hand;
	return hand ? 2 * hand.assault + hand.mercenaries : 0;
}
function preyWorth(view, edition, seat, other) {
	const chart = chartOf(edition);
	const [mine, theirs] = [shipOf(view, seat), shipOf(view, other)];
	const edge = prowess(chart, mine, "players") - mine.scurvy + mine.cannonballs - prowess(chart, theirs, "players") + theirs.scurvy - theirs.cannonballs + ownCards(view, seat) - (theirs.cards >= 4 ? 1 : 0);
	const stake = edition.duelLoot * meanLoot(chart);
	const chance = duelChance(edge);
	return chance * Math.min(stake, theirs.doubloons) * (1.2 + .5 * (theirs.doubloons / edition.goal)) - (1 - chance) * Math.min(stake, mine.doubloons);
}
function seaWorths(view, edition, seat) {
	const chart = chartOf(edition);
	const fronts = chart.tiles.map((tile) => tile ? prizeWorth(view, edition, seat, tile) : 0);
	return chart.sets.map(({ tiles }) => tiles.reduce((sum, front) => sum + (fronts[front] ?? 0), 0) / tiles.length);
}
function lairWorth(view, edition, seat) {
	const ship = shipOf(view, seat);
	const free = vacancies(edition, ship);
	const thirst = ship.rum <= 0 ? 900 : ship.rum === 1 ? 500 : ship.rum === 2 ? 150 : 0;
	const shots = (mostCannonballs(edition, ship) - ship.cannonballs) * 110;
	const buys = wantsPart(view, edition, seat) ? 600 : 0;
	return thirst + shots + 160 * ship.scurvy + 330 * free + buys;
}
function wantsPart(view, edition, seat) {
	const ship = shipOf(view, seat);
	const best = Math.max(...view.ships.map(({ doubloons }) => doubloons));
	return ship.doubloons >= edition.middle.cost && MIDDLES.some((part) => !ship.middles.includes(part)) && best < edition.goal * .5;
}
function placeWorth(view, edition, seat, space, unknown) {
	const chart = chartOf(edition);
	const ship = shipOf(view, seat);
	if (chart.ground[space] === "lair") return lairWorth(view, edition, seat);
	let worth = 0;
	const treasure = chart.treasures[space];
	if (treasure && !view.dug.includes(space)) {
		const short = treasure.maps - cluesOf(chart, ship) - (ship.hand?.["treasure-map"] ?? 0);
		worth = short <= 0 ? treasure.worth : short === 1 ? 120 : 0;
	}
	if (view.tileStates[space] === "down") worth = unknown[chart.sets.findIndex(({ spaces }) => spaces.includes(space))] ?? 0;
	const prize = prizeAt(view, chart, space);
	if (prize) worth = Math.max(worth, prizeWorth(view, edition, seat, prize));
	view.ships.forEach(({ at }, other) => {
		if (other !== seat && at === space) worth = Math.max(worth, preyWorth(view, edition, seat, other));
	});
	return worth;
}
var PATIENCE = .62;
function bestCourse(view, edition, seat, left) {
	const chart = chartOf(edition);
	const ship = shipOf(view, seat);
	const speed = speedOf(edition, ship, view.sails);
	const canCross = (space) => (space !== view.dutchman || chart.ground[space] === "lair") && !shipTileAt(view, chart, space)?.isWarship;
	const steps = distances(chart.field, ship.at, canCross);
	const unknown = seaWorths(view, edition, seat);
	let best = {
		space: ship.at,
		steps: 0,
		worth: -1
	};
	for (let space = 0; space < steps.length; space++) {
		const away = stepsTo(chart, steps, space);
		if (away < 0 || space === view.dutchman && chart.ground[space] !== "lair") continue;
		const turns = away <= left ? 0 : Math.ceil((away - left) / speed);
		const worth = placeWorth(view, edition, seat, space, unknown) * PATIENCE ** turns - away;
		if (worth > best.worth) best = {
			space,
			steps: away,
			worth
		};
	}
	return best;
}
function stepsTo(chart, steps, space) {
	const known = steps[space] ?? -1;
	if (known >= 0) return known;
	let nearest = -1;
	for (const next of chart.field.neighbours[space] ?? []) {
		const near = next < 0 ? -1 : steps[next] ?? -1;
		if (near >= 0 && (nearest < 0 || near + 1 < nearest)) nearest = near + 1;
	}
	return nearest;
}
function firstStep(view, edition, seat, { space }) {
	const chart = chartOf(edition);
	const { at } = shipOf(view, seat);
	if (space === at) return null;
	const canCross = (near) => near === at || (near !== view.dutchman || chart.ground[near] === "lair") && !shipTileAt(view, chart, near)?.isWarship;
	const back = distances(chart.field, space, canCross);
	const unknown = seaWorths(view, edition, seat);
	let best = null;
	for (const [direction, next] of (chart.field.neighbours[at] ?? []).entries()) {
		const away = next < 0 ? -1 : back[next] ?? -1;
		const colour = COLOURS[direction];
		if (away < 0 || !colour || next === view.dutchman && chart.ground[next] !== "lair") continue;
		const worth = next === space ? 0 : placeWorth(view, edition, seat, next, unknown);
		if (best === null || away < best.away || away === best.away && worth > best.worth) best = {
			colour,
			away,
			worth
		};
	}
	return best?.colour ?? null;
}
var mate = {
	id: "mate",
	choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition),
	interject({ view, stack, seat, ask }, _rng, edition) {
		const f = stack.at(-1);
		if (seat === null || !f || ask?.kind !== "list") return null;
		return unasked$1({
			view,
			edition,
			seat,
			plays: ask.options.filter(isCardPlay)
		}, f);
	}
};
var ownShip = ({ seen, seat }) => shipOf(seen.view, seat);
var situation = ({ seen, edition, seat }, options = []) => ({
	view: seen.view,
	edition,
	seat,
	plays: options.filter(isCardPlay)
});
var poolOf = ({ captain, crew, drawn }) => [
	...captain === null ? [] : [captain],
	...crew,
	...drawn
];
var ANSWERS = {
	"colours.pick": () => ({ colour: null }),
	"match.sign": (asked) => {
		const { captain, crew } = bestCrew(chartOf(asked.edition), ownShip(asked).drawn, 1);
		return {
			captain,
			crew: crew[0] ?? ""
		};
	},
	"upkeep.steal": ({ seen, seat }) => {
		const richest = leader(seen.view, seat);
		return { steal: shipOf(seen.view, richest).doubloons > 0 ? richest : null };
	},
	"upkeep.discard": (asked) => {
		const some = asked.ask.options.find((option) => "discard" in option);
		return { discard: leastWorth(ownShip(asked).hand ?? asked.seen.view.actionDiscards, some?.discard.length ?? 0) };
	},
	"upkeep.mutinies": (asked) => startMutiny(situation(asked, asked.ask.options)) ?? PASS,
	"movement.sail": (asked) => sail(situation(asked, asked.ask.options), asked.f, asked.ask.options),
	"lair.buy": (asked) => {
		const part = MIDDLES.find((one) => !ownShip(asked).middles.includes(one));
		return { buy: wantsPart(asked.seen.view, asked.edition, asked.seat) && part ? part : null };
	},
	"lair.captain": (asked) => {
		const ship = ownShip(asked);
		return { captain: bestCrew(chartOf(asked.edition), poolOf(ship), placesOf(ship, asked.edition) - 1).captain };
	},
	"lair.crew": (asked) => {
		const ship = ownShip(asked);
		const others = poolOf(ship).filter((id) => id !== asked.f.captain);
		const wanted = bestHands(chartOf(asked.edition), others, placesOf(ship, asked.edition) - 1);
		return { crew: others.filter((id) => wanted.includes(id)) };
	},
	"dig.spade": ({ ask }) => ({ dig: ask.options.some((option) => "dig" in option && option.dig) }),
	"dig.watch": (asked) => asked.seat === asked.seen.view.turn ? PASS : spoil(situation(asked, asked.ask.options)) ?? PASS,
	"combat.target": (asked) => ({ attack: bestTarget(situation(asked)) }),
	"combat.declared": (asked) => inCombat(situation(asked, asked.ask.options), false),
	"combat.reroll": (asked) => reroll(situation(asked, asked.ask.options)),
	"combat.answer": (asked) => reroll(situation(asked, asked.ask.options)),
	"combat.rolled": (asked) => inCombat(situation(asked, asked.ask.options), true),
	"mutiny.answers": (asked) => answerMutiny(situation(asked), asked.f.seat, asked.ask.options),
	"promotion.promote": (asked) => {
		const { crew } = ownShip(asked);
		const chart = chartOf(asked.edition);
		return { promote: crew.reduce((best, id) => captainWorth(chart, id, crew) > captainWorth(chart, best, crew) ? id : best) };
	}
};
function sail(now, f, options) {
	const { view, edition, seat, plays } = now;
	const card = f.sailed === 0 ? beforeSailing(now) : null;
	if (card) return card;
	const canSail = options.some((option) => "sail" in option);
	const left = spacesLeft(view, f, edition);
	const course = bestCourse(view, edition, seat, left);
	const tailwind = plays.find((play) => play.play === "tailwind");
	if (tailwind && course.steps > left) {
		if (bestCourse(view, edition, seat, left + 2).worth > course.worth + 150) return tailwind;
	}
	const way = canSail ? firstStep(view, edition, seat, course) : null;
	return way === null ? { stop: true } : { sail: way };
}
function bestTarget({ view, edition, seat }) {
	const chart = chartOf(edition);
	const prize = prizeAt(view, chart, shipOf(view, seat).at);
	let best = {
		attack: prize ? "prize" : null,
		worth: prize ? prizeWorth(view, edition, seat, prize) : 60
	};
	for (const other of preyOf(view, chart, seat)) {
		const worth = preyWorth(view, edition, seat, other);
		if (worth > best.worth) best = {
			attack: other,
			worth
		};
	}
	return best.attack;
}
function reroll(now) {
	const { view, edition, seat } = now;
	const { fight } = view;
	if (!fight) return { reroll: "none" };
	const chart = chartOf(edition);
	const isAttacker = seat === fight.attacker;
	const dice = isAttacker ? fight.attack : fight.defence;
	const { winner, way, short } = standingOf(view, chart, fight);
	if (isAttacker && fight.defender !== null) return { reroll: bestReroll(dice, 8, 1).reroll };
	if (winner === seat) return { reroll: "none" };
	const need = sum(dice) + short;
	const { cannonballs } = shipOf(view, seat);
	const unaided = bestReroll(dice, need, cannonballs);
	const isLikely = unaided.chance >= .75;
	const isWorthCards = (fight.prize?.loot ?? edition.duelLoot) >= 3;
	const card = isWorthCards ? cheapestTurn(now, fight, way * short) : null;
	if (card && (!isLikely || card.play === "mercenaries")) return card;
	if (isLikely) return { reroll: unaided.reroll };
	return { reroll: bestReroll(dice, need - (isWorthCards ? ownPull(view, chart, fight, seat, now.plays, way) : 0), cannonballs).reroll };
}
function isMomentOfItsOwn({ stack }) {
	const f = stack.at(-1);
	if (f?.step === "movement") return f.sailed === 0;
	return f?.step === "dig" || f?.step === "upkeep";
}
var isAt = ({ stack }, step) => stack.at(-1)?.step === step;
var unasked = {
	moment(seen, seat) {
		if ((seen.view.ships[seat]?.cards ?? 0) === 0) return "none";
		return isMomentOfItsOwn(seen) ? "full" : "passing";
	},
	stops: [
		{
			id: "before-sailing",
			says: "before a rival sails",
			isDefault: true,
			isHere: (seen) => isAt(seen, "movement") && isMomentOfItsOwn(seen)
		},
		{
			id: "before-digging",
			says: "before a rival digs",
			isDefault: false,
			isHere: (seen) => isAt(seen, "dig")
		},
		{
			id: "in-upkeep",
			says: "in a rival’s upkeep",
			isDefault: false,
			isHere: (seen) => isAt(seen, "upkeep")
		}
	],
	isWorthSaying(seen) {
		const { ask, view, seat } = seen;
		if (ask?.kind !== "list" || view.turn === seat || !isMomentOfItsOwn(seen)) return false;
		return ask.options.some((option) => isPlay(option) && "on" in option && option.on === view.turn);
	}
};
z.config(en());
var readEditionWith = (schema, data) => readWith("edition", schema, data);
function readWith(what, schema, data) {
	const parsed = schema.safeParse(data);
	if (parsed.success) return good(parsed.data);
	const [issue] = parsed.error.issues;
	const path = (issue?.path ?? []).map((key) => typeof key === "number" ? key : String(key));
	return badAt(what, path, issue?.message ?? "not as expected");
}
var edition_default = {
	name: "Nassau standard",
	goal: 1e4,
	board: {
		"radius": 4,
		"centre": [0, 0],
		"corners": [
			[4, 0],
			[0, 4],
			[-4, 4],
			[-4, 0],
			[0, -4],
			[4, -4]
		],
		"strongholds": {
			"british": [2, 2],
			"french": [-4, 2],
			"spanish": [2, -4]
		},
		"cities": {
			"british": [-2, 4],
			"french": [-2, -2],
			"spanish": [4, -2]
		},
		"treasures": [
			{
				"at": [2, 0],
				"maps": 3,
				"worth": 2e3
			},
			{
				"at": [-2, 2],
				"maps": 3,
				"worth": 2e3
			},
			{
				"at": [0, -2],
				"maps": 3,
				"worth": 2e3
			},
			{
				"at": [0, 2],
				"maps": 4,
				"worth": 3e3
			},
			{
				"at": [-2, 0],
				"maps": 4,
				"worth": 3e3
			},
			{
				"at": [2, -2],
				"maps": 4,
				"worth": 3e3
			}
		],
		"darkWater": [
			[1, 0],
			[0, 1],
			[-1, 1],
			[-1, 0],
			[0, -1],
			[1, -1],
			[1, 1],
			[-1, 2],
			[-2, 1],
			[-1, -1],
			[1, -2],
			[2, -1]
		]
	},
	tiles: {
		"ships": [
			{
				"id": "small-merchant",
				"defence": 7,
				"loot": 2,
				"isWarship": false,
				"ocean": 12,
				"shark": 0
			},
			{
				"id": "large-merchant",
				"defence": 8,
				"loot": 3,
				"isWarship": false,
				"ocean": 3,
				"shark": 6
			},
			{
				"id": "warship",
				"defence": 9,
				"loot": 4,
				"isWarship": true,
				"ocean": 3,
				"shark": 6
			}
		],
		"empty": {
			"ocean": 12,
			"shark": 0
		}
	},
	city: {
		"defence": 10,
		"loot": 5
	},
	stronghold: {
		"defence": 13,
		"loot": 8
	},
	ship: {
		"sails": 1,
		"fairWindSails": 2,
		"places": 2,
		"rum": 4,
		"cannonballs": 2
	},
	middle: {
		"cost": 2500,
		"sails": 1,
		"places": 1,
		"rum-hold": 2,
		"gun-deck": 2
	},
	upkeepDie: [
		"scurvy",
		"scurvy",
		1,
		1,
		1,
		2
	],
	hand: {
		"start": 3,
		"draw": 2,
		"limit": 6
	},
	duelLoot: 4,
	loot: {
		"100": 13,
		"200": 12,
		"300": 7,
		"400": 3,
		"500": 1
	},
	actions: {
		"treasure-map": {
			"name": "Treasure Map",
			"copies": 16,
			"text": "One clue. Turn it in when you dig on a treasure island."
		},
		"tailwind": {
			"name": "Tailwind",
			"copies": 8,
			"text": "Sail up to two more spaces this turn. Scurvy does not slow them. Only in your own turn."
		},
		"assault": {
			"name": "Assault",
			"copies": 8,
			"text": "In a combat you started: +2 for you when attacking this turn."
		},
		"mercenaries": {
			"name": "Mercenaries",
			"copies": 8,
			"text": "+1 in this combat: for yourself, for the town or ship under attack, or for either side when two others fight."
		},
		"ambush": {
			"name": "Ambush",
			"copies": 6,
			"text": "When another player attacks you: +3 for you as the defender this turn."
		},
		"citrus-fruits": {
			"name": "Citrus Fruits",
			"copies": 6,
			"text": "Lose all your scurvy tokens, even in the middle of a combat."
		},
		"scurvy": {
			"name": "Scurvy",
			"copies": 6,
			"text": "Choose a player, who takes one scurvy token."
		},
		"soldiers": {
			"name": "Soldiers",
			"copies": 6,
			"text": "Choose a nation. Its ships, its city and its stronghold defend with +2 this turn."
		},
		"flying-dutchman": {
			"name": "Flying Dutchman",
			"copies": 4,
			"text": "Move the Dutchman one space in any direction, at once. A fighter it meets is carried off, and the combat with it. Off the map it returns to the lair in the middle."
		},
		"assassination": {
			"name": "Assassination",
			"copies": 4,
			"text": "Choose a pirate on any ship and discard them, unless they are immune. A ship that loses its captain promotes another."
		},
		"keelhauling": {
			"name": "Keelhauling",
			"copies": 4,
			"text": "As a mutiny breaks out, on your ship or another: it does not happen."
		},
		"mutiny": {
			"name": "Mutiny",
			"copies": 4,
			"text": "Choose a player, even one in a lair. Their crew mutinies."
		}
	},
	pirates: [
		{
			"id": "hattie-quill",
			"name": "Hattie Quill",
			"skill": "fighter",
			"captain": "duellist",
			"motto": "Signs every duel in somebody else's ink."
		},
		{
			"id": "bram-cutter",
			"name": "Bram Cutter",
			"skill": "fighter",
			"captain": "no-scurvy",
			"motto": "Peels his limes with a boarding axe."
		},
		{
			"id": "old-marrow",
			"name": "Old Marrow",
			"skill": "clue",
			"captain": "two-clues",
			"motto": "Buried half of it himself and forgot where."
		},
		{
			"id": "pia-lantern",
			"name": "Pia Lantern",
			"skill": "clue",
			"captain": "loot-french",
			"motto": "Reads French charts by the light of French ships."
		},
		{
			"id": "moth-dawson",
			"name": "Moth Dawson",
			"skill": "clue",
			"captain": "more-cards",
			"motto": "Always one rumour ahead of the tide."
		},
		{
			"id": "gunner-oke",
			"name": "Gunner Oke",
			"skill": "cannonball",
			"captain": "conqueror",
			"motto": "Knocks once, with twelve pounds of iron."
		},
		{
			"id": "ruta-flint",
			"name": "Ruta Flint",
			"skill": "cannonball",
			"captain": "loot-spanish",
			"motto": "Strikes sparks, and then strikes galleons."
		},
		{
			"id": "tobiah-wick",
			"name": "Tobiah Wick",
			"skill": "cannonball",
			"captain": "pickpocket",
			"motto": "A warm handshake, and a lighter purse."
		},
		{
			"id": "barrel-bess",
			"name": "Barrel Bess",
			"skill": "rum",
			"captain": "no-scurvy",
			"motto": "Nobody sickens on what Bess brews."
		},
		{
			"id": "sweet-corrigan",
			"name": "Sweet Corrigan",
			"skill": "rum",
			"captain": "loot-british",
			"motto": "Sings the king's anthem while he counts the king's money."
		},
		{
			"id": "dunstan-keg",
			"name": "Dunstan Keg",
			"skill": "rum",
			"captain": "duellist",
			"motto": "Fights best when the barrel is half empty."
		},
		{
			"id": "ivo-blackwater",
			"name": "Ivo Blackwater",
			"skill": "raider",
			"captain": "conqueror",
			"motto": "Never met a wall he did not take personally."
		},
		{
			"id": "maren-holt",
			"name": "Maren Holt",
			"skill": "raider",
			"captain": "loot-french",
			"motto": "Learned her French from prize lists."
		},
		{
			"id": "cinder-jo",
			"name": "Cinder Jo",
			"skill": "raider",
			"captain": "loot-spanish",
			"motto": "Leaves Spanish harbours warmer than she found them."
		},
		{
			"id": "the-widow-sable",
			"name": "The Widow Sable",
			"skill": "immune",
			"captain": "all-captains",
			"motto": "Four husbands, all captains; she kept the hats."
		},
		{
			"id": "nib-the-cabin-boy",
			"name": "Nib the Cabin Boy",
			"skill": "scapegoat",
			"captain": "no-scurvy",
			"motto": "It was Nib. It is always Nib."
		},
		{
			"id": "lucky-pell",
			"name": "Lucky Pell",
			"skill": "scapegoat",
			"captain": "loot-british",
			"motto": "Thrown overboard three times, and never once wet."
		},
		{
			"id": "swift-annika",
			"name": "Swift Annika",
			"skill": "sailor",
			"captain": "more-cards",
			"motto": "Gone before the gulls look up."
		},
		{
			"id": "tall-ramiro",
			"name": "Tall Ramiro",
			"skill": "sailor",
			"captain": "two-clues",
			"motto": "Sees the island first and the X soon after."
		},
		{
			"id": "magpie-royce",
			"name": "Magpie Royce",
			"skill": "looter",
			"captain": "pickpocket",
			"motto": "If it shines, it was never yours."
		}
	]
};
var word = z.string().check(z.minLength(1), z.maxLength(400));
var id$1 = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, "expected a lower-case word such as \"old-marrow\""));
var few = z.int().check(z.gte(0), z.lte(20));
var some = z.int().check(z.gte(1), z.lte(20));
var many = z.int().check(z.gte(0), z.lte(200));
var doubloons = z.int().check(z.gte(1), z.lte(1e6));
var axis = z.int().check(z.gte(-10), z.lte(10));
var place = z.tuple([axis, axis]);
var aNation = z.strictObject({
	british: place,
	french: place,
	spanish: place
});
var prize = z.strictObject({
	defence: some,
	loot: few
});
var card = z.strictObject({
	name: word,
	copies: many,
	text: word
});
var schema = z.strictObject({
	name: word,
	goal: doubloons,
	board: z.strictObject({
		radius: z.int().check(z.gte(2), z.lte(10)),
		centre: place,
		corners: z.array(place).check(z.length(COLOURS.length)),
		strongholds: aNation,
		cities: aNation,
		treasures: z.array(z.strictObject({
			at: place,
			maps: some,
			worth: doubloons
		})).check(z.maxLength(30)),
		darkWater: z.array(place)
	}),
	tiles: z.strictObject({
		ships: z.array(z.strictObject({
			id: id$1,
			defence: some,
			loot: few,
			isWarship: z.boolean(),
			ocean: many,
			shark: many
		})).check(z.minLength(1), z.maxLength(10)),
		empty: z.strictObject({
			ocean: many,
			shark: many
		})
	}),
	city: prize,
	stronghold: prize,
	ship: z.strictObject({
		sails: some,
		fairWindSails: some,
		places: z.int().check(z.gte(2), z.lte(20)),
		rum: few,
		cannonballs: few
	}),
	middle: z.strictObject({
		cost: doubloons,
		sails: few,
		places: few,
		"rum-hold": few,
		"gun-deck": few
	}),
	upkeepDie: z.array(z.union([z.literal("scurvy"), few])).check(z.minLength(1), z.maxLength(20)),
	hand: z.strictObject({
		start: few,
		draw: few,
		limit: some
	}),
	duelLoot: few,
	loot: z.record(z.string().check(z.regex(/^[1-9][0-9]*$/, "expected a worth in doubloons such as \"100\"")), many),
	actions: z.strictObject({
		"treasure-map": card,
		tailwind: card,
		assault: card,
		mercenaries: card,
		ambush: card,
		"citrus-fruits": card,
		scurvy: card,
		soldiers: card,
		"flying-dutchman": card,
		assassination: card,
		keelhauling: card,
		mutiny: card
	}),
	pirates: z.array(z.strictObject({
		id: id$1,
		name: word,
		skill: z.enum(SKILLS),
		captain: z.enum(CAPTAIN_SKILLS),
		motto: word
	})).check(z.maxLength(200))
});
var FEWEST_PIRATES = 18;
function readEdition(data) {
	const read = readEditionWith(schema, data);
	if (!read.ok) return read;
	const problem = oddity(read.value);
	return problem === null ? read : badAt("edition", problem.path, problem.says);
}
function oddity(edition) {
	const { board, tiles, pirates, hand, loot, actions } = edition;
	const special = [
		board.centre,
		...board.corners,
		...NATIONS.flatMap((nation) => [board.strongholds[nation], board.cities[nation]]),
		...board.treasures.map(({ at }) => at),
		...board.darkWater
	];
	const spaces = disk(board.radius).length;
	const isOff = ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > board.radius;
	const off = special.find(isOff);
	if (off) return {
		path: ["board"],
		says: `(${off.join(", ")}) is outside a board of radius ${board.radius}`
	};
	const twice = special.find((here, i) => special.findIndex((other) => String(other) === String(here)) < i);
	if (twice) return {
		path: ["board"],
		says: `(${twice.join(", ")}) is named twice; every space has one use`
	};
	const uneven = tiles.ships.find(({ ocean, shark }) => (ocean + shark) % NATIONS.length > 0 || ocean % 3 > 0);
	if (uneven) return {
		path: ["tiles", "ships"],
		says: `the ${uneven.id} tiles of each set must be shared equally by three nations`
	};
	const dark = board.darkWater.length;
	const light = spaces - special.length;
	const sharks = sum(tiles.ships.map(({ shark }) => shark)) + tiles.empty.shark;
	const oceans = sum(tiles.ships.map(({ ocean }) => ocean)) + tiles.empty.ocean;
	if (sharks !== dark) return {
		path: ["tiles"],
		says: `${sharks} shark tiles for ${dark} dark spaces; there must be one each`
	};
	if (oceans !== light) return {
		path: ["tiles"],
		says: `${oceans} ocean tiles for ${light} light spaces; there must be one each`
	};
	if (pirates.length < FEWEST_PIRATES) return {
		path: ["pirates"],
		says: `${pirates.length}, at least ${FEWEST_PIRATES} needed`
	};
	const namesake = pirates.find((one, i) => pirates.findIndex((other) => other.id === one.id) < i);
	if (namesake) return {
		path: ["pirates"],
		says: `"${namesake.id}" is there twice`
	};
	if (sum(Object.values(loot)) === 0) return {
		path: ["loot"],
		says: "no cards at all"
	};
	if (sum(CARDS.map((card) => actions[card].copies)) < 6 * hand.start) return {
		path: ["actions"],
		says: `six players need ${6 * hand.start} cards to start with`
	};
	return hand.draw > hand.limit ? {
		path: ["hand"],
		says: "more cards drawn in a turn than may be held"
	} : null;
}
var EDITION = schema.parse(edition_default);
var combat = { "combat.target": (seas, _f, seat, edition) => seas.ships.flatMap(({ at }, attack) => seat === seas.turn && attack !== seat && at !== shipOf(seas, seas.turn).at ? [{
	wanted: "attack that ship",
	...isLair(chartOf(edition), at) ? {
		clause: "KP-20",
		because: "it lies in a lair"
	} : {
		clause: "KP-39",
		because: "it is on another space"
	},
	choice: { attack }
}] : []) };
var dig$1 = {
	begin: { run(ctx, f) {
		if (ctx.board.isTurnOver) return ctx.done();
		f.at = "spade";
	} },
	spade: choosing({
		clause: "KP-36",
		seat: (seas) => seas.turn,
		options: (seas, f, edition) => shipOf(seas, seas.turn).hand["treasure-map"] >= mapsNeeded(seas, f, edition) ? [{ dig: true }, { dig: false }] : [{ dig: false }],
		again: "begin",
		take(ctx, f, choice, seat) {
			if (!choice.dig) return ctx.done();
			ctx.tell({
				kind: "digs",
				seat,
				at: f.space
			});
			f.at = "lookout";
		}
	}),
	lookout: { run(ctx, f) {
		if (ctx.board.isTurnOver) return ctx.done();
		f.at = holders(ctx.board).length > 0 ? "watch" : "unearth";
	} },
	watch: cardWindow({
		clause: "KP-67",
		again: "lookout",
		close(_ctx, f) {
			f.at = "unearth";
		}
	}),
	unearth: { run(ctx, f) {
		const seas = ctx.board;
		const seat = seas.turn;
		const maps = mapsNeeded(seas, f, ctx.edition);
		const worth = chartOf(ctx.edition).treasures[f.space]?.worth ?? 0;
		if (shipOf(seas, seat).hand["treasure-map"] < maps) {
			ctx.tell({
				kind: "dig-failed",
				seat,
				at: f.space
			});
			return ctx.done();
		}
		discardAction(ctx, seat, "treasure-map", maps);
		seas.dug.push(f.space);
		ctx.tell({
			kind: "dug-up",
			seat,
			at: f.space,
			maps,
			doubloons: worth
		});
		if (!gain(ctx, seat, worth, "treasures")) ctx.done();
	} }
};
function mapsNeeded(seas, { space }, edition) {
	const chart = chartOf(edition);
	return Math.max(0, (chart.treasures[space]?.maps ?? 0) - cluesOf(chart, shipOf(seas, seas.turn)));
}
function noTailwind(seas, seat) {
	const isOwnTurn = seat === seas.turn;
	if (shipOf(seas, seat).hand.tailwind === 0 || isOwnTurn && !seas.isMoored) return [];
	return [{
		wanted: "play a tailwind",
		clause: "KP-54",
		because: isOwnTurn ? "your movement has ended" : "it serves in one’s own turn only",
		choice: { play: "tailwind" }
	}];
}
var dig = { "dig.spade": (seas, f, seat, edition) => seat === seas.turn && shipOf(seas, seat).hand["treasure-map"] < mapsNeeded(seas, f, edition) ? [{
	wanted: "dig",
	clause: "KP-36",
	because: "your treasure maps and your crew’s clues are too few",
	choice: { dig: true }
}, ...noTailwind(seas, seat)] : noTailwind(seas, seat) };
var lair$1 = {
	"shake-off": { run(ctx, f) {
		const seas = ctx.board;
		const ship = shipOf(seas, seas.turn);
		if (ship.scurvy > 0) ctx.tell({
			kind: "cured",
			seat: seas.turn,
			tokens: ship.scurvy
		});
		ship.scurvy = 0;
		f.at = "market";
	} },
	market: { run(ctx, f) {
		const seas = ctx.board;
		f.at = onSale(shipOf(seas, seas.turn), ctx.edition).length > 0 ? "buy" : "hire";
	} },
	buy: choosing({
		clause: "KP-10",
		seat: (seas) => seas.turn,
		options: (seas, _f, edition) => [{ buy: null }, ...onSale(shipOf(seas, seas.turn), edition).map((buy) => ({ buy }))],
		again: "market",
		take(ctx, f, { buy }, seat) {
			if (buy === null) {
				f.at = "hire";
				return;
			}
			const ship = shipOf(ctx.board, seat);
			ship.doubloons -= ctx.edition.middle.cost;
			ship.middles.push(buy);
			ctx.tell({
				kind: "bought",
				seat,
				part: buy,
				cost: ctx.edition.middle.cost
			});
			f.at = "market";
		}
	}),
	hire: { run(ctx, f) {
		const seas = ctx.board;
		const ship = shipOf(seas, seas.turn);
		drawPirates(ctx, seas.turn, vacancies(ctx.edition, ship) + 1);
		if (ship.drawn.length > 0) ctx.tell({
			kind: "pirates-drawn",
			seat: seas.turn,
			pirates: [...ship.drawn]
		});
		f.at = "muster";
	} },
	muster: { run(ctx, f) {
		const seas = ctx.board;
		const free = hands(shipOf(seas, seas.turn));
		if (f.captain !== null && !free.includes(f.captain)) f.captain = null;
		f.at = free.length === 0 ? "stock" : f.captain === null ? "captain" : "crew";
		if (f.captain !== null && crewsFor(seas, f, ctx.edition).length === 1) signOn(ctx, f, f.captain, []);
	} },
	captain: choosing({
		clause: "KP-37",
		seat: (seas) => seas.turn,
		options(seas) {
			const ship = shipOf(seas, seas.turn);
			return [...ship.captain === null ? [] : [{ keep: true }], ...hands(ship).map((captain) => ({ captain }))];
		},
		again: "muster",
		take(ctx, f, choice, seat) {
			const { captain, crew } = shipOf(ctx.board, seat);
			if (!("keep" in choice)) {
				f.captain = choice.captain;
				f.at = "muster";
			} else if (captain !== null) signOn(ctx, f, captain, crew);
		}
	}),
	crew: choosing({
		clause: "KP-37",
		seat: (seas) => seas.turn,
		options: crewsFor,
		again: "muster",
		take(ctx, f, { crew }) {
			if (f.captain !== null) signOn(ctx, f, f.captain, crew);
		}
	}),
	stock: { run(ctx) {
		const seas = ctx.board;
		const ship = shipOf(seas, seas.turn);
		ship.rum = mostRum(ctx.edition, ship);
		ship.cannonballs = mostCannonballs(ctx.edition, ship);
		ctx.tell({
			kind: "stocked",
			seat: seas.turn,
			rum: ship.rum,
			cannonballs: ship.cannonballs
		});
		ctx.done();
	} }
};
var WANTED = {
	"rum-hold": {
		one: "the rum hold",
		another: "a second rum hold"
	},
	"gun-deck": {
		one: "the gun deck",
		another: "a second gun deck"
	}
};
var hands = (ship) => [...piratesOf(ship), ...ship.drawn];
var onSale = (ship, { middle }) => ship.doubloons < middle.cost ? [] : MIDDLES.filter((part) => !ship.middles.includes(part));
function crewsFor(seas, { captain }, edition) {
	const ship = shipOf(seas, seas.turn);
	const others = hands(ship).filter((id) => id !== captain);
	return [...choicesOfPick(someOf(seas.turn, others, 0, placesOf(ship, edition) - 1))].reverse().map(({ pick }) => ({ crew: pick }));
}
function signOn(ctx, f, captain, crew) {
	const seas = ctx.board;
	const ship = shipOf(seas, seas.turn);
	const serve = [captain, ...crew];
	for (const id of hands(ship)) if (!serve.includes(id)) seas.pirateDiscards.push(id);
	ship.captain = captain;
	ship.crew = [...crew];
	ship.drawn = [];
	ctx.tell({
		kind: "signed-on",
		seat: seas.turn,
		where: "lair",
		captain,
		crew: [...crew]
	});
	f.at = "stock";
}
var lair = {
	"lair.buy": (seas, _f, seat, edition) => [...seat === seas.turn ? notOnSale(seas, edition) : [], ...noTailwind(seas, seat)],
	"lair.captain": (seas, _f, seat) => noTailwind(seas, seat),
	"lair.crew": (seas, _f, seat) => noTailwind(seas, seat)
};
function notOnSale(seas, edition) {
	const { middles, doubloons } = shipOf(seas, seas.turn);
	return MIDDLES.flatMap((buy) => {
		const { one, another } = WANTED[buy];
		const clause = "KP-10";
		if (middles.includes(buy)) return [{
			wanted: another,
			clause,
			because: "a ship takes one of each",
			choice: { buy }
		}];
		return doubloons < edition.middle.cost ? [{
			wanted: one,
			clause,
			because: "it costs more doubloons than you have",
			choice: { buy }
		}] : [];
	});
}
var movement = { "movement.sail": (seas, f, seat, edition) => {
	if (seat !== seas.turn) return noTailwind(seas, seat);
	if (spacesLeft(seas, f, edition) <= 0) return [{
		wanted: "sail on",
		clause: "KP-32",
		because: "the ship has sailed as far as its sails, its crew and the wind carry it this turn"
	}];
	return COLOURS.flatMap((sail, direction) => neighbour(chartOf(edition), shipOf(seas, seas.turn).at, direction) === null ? [{
		wanted: SAILING[sail],
		clause: "KP-3",
		because: "the map ends there",
		choice: { sail }
	}] : []);
} };
var upkeep$1 = { "upkeep.steal": (seas, _f, seat) => seas.ships.flatMap(({ doubloons }, steal) => seat === seas.turn && steal !== seat && doubloons === 0 ? [{
	wanted: "steal from them",
	clause: "KP-31",
	because: "they have no doubloons",
	choice: { steal }
}] : []) };
var explanations = {
	...combat,
	...dig,
	...lair,
	...movement,
	...upkeep$1
};
var FACTS = {
	id: "king-of-pirates",
	title: "King of Pirates",
	law: "KP",
	seats: {
		min: 2,
		max: 6,
		usual: 3
	},
	says: {
		en: "Plunder the hexes. First to 10,000 doubloons.",
		de: "Plündere die Meere. Wer zuerst 10.000 Dublonen hat."
	},
	minutes: [60, 90],
	hasHands: true,
	quick: { chores: ["colours.pick"] },
	firstStep: {
		en: "Sign on a captain and a hand, then sail to any lit space.",
		de: "Heure einen Kapitän und einen Matrosen an, dann segle auf ein leuchtendes Feld."
	}
};
function isWorthAsking(view, edition, f, seat, options) {
	const chart = chartOf(edition);
	const plays = options.filter(isCardPlay);
	switch (f.step) {
		case "upkeep": return plays.some(({ play }) => play === "mutiny");
		case "mutiny": return f.seat === seat && options.some((option) => "sacrifice" in option || isKeelhauling(option));
		case "dig": return seat !== view.turn && plays.some((play) => spoilsDig(view, chart, f.space, play));
		case "combat": return f.at !== "declared" && view.fight !== null && couldTurn(view, edition, view.fight, seat, plays);
		default: return true;
	}
}
var isKeelhauling = (option) => isPlay(option) && option.play === "keelhauling";
function spoilsDig(view, chart, space, play) {
	if (play.play === "flying-dutchman") return dutchmanAfter(view, chart, play.toward) === space;
	if (play.play !== "assassination" || play.on !== view.turn) return false;
	const { skill, captain } = pirateOf(chart, play.pirate);
	return skill === "clue" || captain === "two-clues" && shipOf(view, play.on).captain === play.pirate;
}
function couldTurn(view, edition, fight, seat, plays) {
	const chart = chartOf(edition);
	const standing = standingOf(view, chart, fight);
	const { winner, way, short } = standing;
	if (winner === seat) return false;
	const isHaunting = (play) => play.play === "flying-dutchman" && dutchmanAfter(view, chart, play.toward) === fight.at;
	if (winner === fight.attacker && plays.some(isHaunting)) return true;
	const own = ownPull(view, chart, fight, seat, plays, way);
	if (own === 0 || own >= short) return own > 0;
	const { most, likely } = pullOfOthers(view, edition, fight, seat, standing);
	return own + (winner !== null && mayCrown(view, edition, fight, winner) ? most : likely) >= short;
}
function windowIn({ ask, stack, seat }) {
	const f = stack.at(-1);
	if (!f || seat === null || ask?.kind !== "list" || !ask.options.some((option) => "pass" in option)) return null;
	return {
		f,
		seat,
		options: ask.options
	};
}
function concerns({ fight, turn }, f, seat) {
	if (f.step === "mutiny") return f.seat === seat;
	if (f.step === "dig") return turn === seat;
	return f.step === "combat" && (fight?.attacker === seat || fight?.defender === seat);
}
var holds = (options, card) => options.some((option) => isPlay(option) && option.play === card);
var orders = [
	{
		id: "keelhaul",
		says: "put down any mutiny, anyone’s, with a keelhauling card",
		isDefault: false,
		answer: ({ ask }) => ask?.at === "mutiny.answers" && holds(ask.options, "keelhauling") ? { play: "keelhauling" } : null
	},
	{
		id: "ambush",
		says: "spring an ambush whenever a player attacks you",
		isDefault: false,
		answer({ ask, seat, view }) {
			const isSprung = (view.ships[seat ?? -1]?.ambushes ?? 0) > 0;
			return ask?.at === "combat.declared" && !isSprung && holds(ask.options, "ambush") ? { play: "ambush" } : null;
		}
	},
	{
		id: "pass-always",
		says: "never answer: always pass",
		isDefault: false,
		answer: (seen) => windowIn(seen) ? PASS : null
	},
	{
		id: "pass-unless-hit",
		says: "pass until something happens to you",
		isDefault: false,
		answer(seen) {
			const window = windowIn(seen);
			return window && !concerns(seen.view, window.f, window.seat) ? PASS : null;
		}
	},
	{
		id: "pass-when-pointless",
		says: "pass when none of your cards matters here",
		isDefault: true,
		answer(seen, edition) {
			const window = windowIn(seen);
			return window && !isWorthAsking(seen.view, edition, window.f, window.seat, window.options) ? PASS : null;
		}
	},
	{
		id: "heave-to",
		says: "stop sailing when you can go no farther, and dig only with enough clues",
		isDefault: true,
		answer({ ask }) {
			if (ask?.at === "movement.sail") return ask.options.some((option) => "sail" in option) || holds(ask.options, "tailwind") ? null : { stop: true };
			if (ask?.at === "dig.spade") return ask.options.some((option) => "dig" in option && option.dig) ? null : { dig: false };
			return null;
		}
	}
];
var colours = { pick: {
	clause: "KP-1",
	ask: (_seas, f) => oneOf(f.left[0] ?? 0, [{ colour: null }, ...COLOURS.filter((colour) => !f.wanted.includes(colour)).map((colour) => ({ colour }))]),
	take(ctx, f, { colour }, seat) {
		f.left.shift();
		if (colour !== null) {
			f.wanted.push(colour);
			hoist(ctx.board, seat, COLOURS.indexOf(colour));
		}
		if (f.left.length === 0) ctx.done();
	}
} };
function hoist(seas, seat, colour) {
	const ship = shipOf(seas, seat);
	for (const other of seas.ships) if (other.colour === colour) other.colour = ship.colour;
	ship.colour = colour;
}
var PIRATES_TO_CHOOSE_FROM = 3;
var match = {
	open: { run(ctx, f) {
		const seas = ctx.board;
		seas.first = ctx.rng.below(ctx.seats);
		seas.turn = seas.first;
		ctx.tell({
			kind: "first-player",
			seat: seas.first
		});
		f.at = "crews";
		ctx.call({
			step: "colours",
			at: "pick",
			left: clockwise(seas.ships, seas.first),
			wanted: []
		});
	} },
	crews: { run(ctx, f) {
		const seas = ctx.board;
		const { corners } = chartOf(ctx.edition);
		for (const ship of seas.ships) ship.at = corners[ship.colour] ?? 0;
		ctx.tell({
			kind: "colours",
			colours: seas.ships.map(({ colour }) => COLOURS[colour] ?? "red")
		});
		for (let seat = 0; seat < ctx.seats; seat++) {
			drawPirates(ctx, seat, PIRATES_TO_CHOOSE_FROM);
			ctx.tell({
				kind: "pirates-dealt",
				seat,
				pirates: [...shipOf(seas, seat).drawn]
			});
		}
		f.at = "sign";
	} },
	sign: together({
		clause: "KP-11",
		seats: (seas) => seas.ships.map((_, seat) => seat),
		ask: (seas, _f, seat) => {
			const { drawn } = shipOf(seas, seat);
			return oneOf(seat, drawn.flatMap((captain) => drawn.filter((crew) => crew !== captain).map((crew) => ({
				captain,
				crew
			}))));
		},
		reveal(ctx, f, answers) {
			for (const { seat, choice } of answers) {
				const ship = shipOf(ctx.board, seat);
				ship.captain = choice.captain;
				ship.crew = [choice.crew];
				for (const id of ship.drawn) if (id !== choice.captain && id !== choice.crew) ctx.board.pirateDiscards.push(id);
				ship.drawn = [];
				ctx.tell({
					kind: "signed-on",
					seat,
					where: "setup",
					captain: choice.captain,
					crew: [choice.crew]
				});
			}
			f.at = "fit";
		}
	}),
	fit: { run(ctx, f) {
		for (let seat = 0; seat < ctx.seats; seat++) {
			const ship = shipOf(ctx.board, seat);
			ship.rum = mostRum(ctx.edition, ship);
			ship.cannonballs = mostCannonballs(ctx.edition, ship);
			dealActions(ctx, seat, ctx.edition.hand.start);
		}
		if (ctx.seats === 2) giveHeadStart(ctx, 1 - ctx.board.first);
		f.at = "turn";
	} },
	turn: { run(ctx, f) {
		f.at = "next";
		ctx.call({
			step: "turn",
			at: "upkeep"
		});
	} },
	next: { run(ctx, f) {
		const seas = ctx.board;
		seas.turn = (seas.turn + 1) % ctx.seats;
		if (seas.turn === seas.first) seas.round++;
		f.at = "turn";
		if (seas.round <= 60) return;
		seas.round = 60;
		const scores = seas.ships.map(({ doubloons }) => doubloons);
		const most = Math.max(...scores);
		const winners = scores.flatMap((score, seat) => score === most ? [seat] : []);
		ctx.tell({
			kind: "won",
			seats: winners,
			doubloons: most
		});
		ctx.end({
			winners,
			scores
		});
	} }
};
var HEAD_START = 600;
function giveHeadStart(ctx, seat) {
	shipOf(ctx.board, seat).doubloons = HEAD_START;
	ctx.tell({
		kind: "head-start",
		seat,
		doubloons: HEAD_START
	});
}
var mutiny = {
	murmur: { run(ctx, f) {
		ctx.tell({
			kind: "mutiny-brews",
			seat: f.seat
		});
		f.at = "rumour";
	} },
	rumour: { run(ctx, f) {
		f.at = asked(ctx.board, f).length > 0 ? "answers" : "strike";
	} },
	answers: window({
		clause: "KP-18",
		seats: asked,
		reactions: answersOf,
		react(ctx, f, choice, seat) {
			if (!isPlay(choice)) {
				f.at = "calm";
				ctx.tell({
					kind: "scapegoat",
					seat,
					pirate: choice.sacrifice
				});
				return losePirate(ctx, seat, choice.sacrifice);
			}
			if (choice.play === "keelhauling") {
				f.at = "calm";
				discardAction(ctx, seat, "keelhauling");
				ctx.tell({
					kind: "played",
					seat,
					card: {
						...choice,
						spares: f.seat
					}
				});
				return;
			}
			f.at = "rumour";
			playCard(ctx, seat, choice);
		},
		close(_ctx, f) {
			f.at = "strike";
		}
	}),
	strike: { run(ctx, f) {
		const { captain } = shipOf(ctx.board, f.seat);
		ctx.tell({
			kind: "mutiny",
			seat: f.seat,
			captain
		});
		sendToLair(ctx, f.seat, "mutiny");
		f.at = "calm";
		if (captain !== null) losePirate(ctx, f.seat, captain);
	} },
	calm: { run(ctx) {
		ctx.done();
	} }
};
function asked(seas, f) {
	const seats = holders(seas);
	if (!seats.includes(f.seat) && piratesOf(shipOf(seas, f.seat)).length > 0) seats.push(f.seat);
	return seats;
}
function answersOf(seas, f, seat, edition) {
	const answers = playsOf(seas, seat, edition);
	const ship = shipOf(seas, seat);
	if (ship.hand.keelhauling > 0) answers.push({ play: "keelhauling" });
	if (seat !== f.seat) return answers;
	const chart = chartOf(edition);
	for (const id of piratesOf(ship)) if (pirateOf(chart, id).skill === "scapegoat") answers.push({ sacrifice: id });
	return answers;
}
var promotion = {
	heirs: { run(ctx, f) {
		const { captain, crew } = shipOf(ctx.board, f.seat);
		const [heir, ...others] = crew;
		f.at = "promote";
		if (captain === null && others.length > 0) return;
		if (captain === null && heir !== void 0) promote(ctx, f.seat, heir);
		ctx.done();
	} },
	promote: choosing({
		clause: "KP-19",
		seat: (_seas, f) => f.seat,
		options: (seas, f) => shipOf(seas, f.seat).crew.map((id) => ({ promote: id })),
		again: "heirs",
		take(ctx, f, choice) {
			promote(ctx, f.seat, choice.promote);
			ctx.done();
		}
	})
};
var turn = {
	upkeep: { run(ctx, f) {
		const seas = ctx.board;
		seas.phase = "upkeep";
		seas.isTurnOver = false;
		seas.isMoored = false;
		seas.tailwinds = 0;
		seas.soldiers = {
			british: 0,
			french: 0,
			spanish: 0
		};
		for (const ship of seas.ships) {
			ship.assaults = 0;
			ship.ambushes = 0;
		}
		ctx.tell({
			kind: "turn",
			seat: seas.turn,
			round: seas.round
		});
		f.at = "movement";
		ctx.call({
			step: "upkeep",
			at: "pockets",
			thefts: 0,
			sealed: unanswered(ctx.seats)
		});
	} },
	movement: { run(ctx, f) {
		f.at = "end";
		if (ctx.board.isTurnOver) return;
		ctx.board.phase = "movement";
		f.at = "combat";
		ctx.call({
			step: "movement",
			at: "way",
			sailed: 0,
			isStopped: false
		});
	} },
	combat: { run(ctx, f) {
		const mustFight = ctx.got("movement");
		f.at = "end";
		if (ctx.board.isTurnOver) return;
		ctx.board.phase = "combat";
		ctx.call({
			step: "combat",
			at: "begin",
			mustFight,
			wasWon: false,
			sealed: unanswered(ctx.seats)
		});
	} },
	end: { run(ctx) {
		ctx.done();
	} }
};
var POCKET = 200;
var upkeep = {
	pockets: { run(ctx, f) {
		const seas = ctx.board;
		const skills = commanded(chartOf(ctx.edition), shipOf(seas, seas.turn), "pickpocket");
		if (seas.isTurnOver) return ctx.done();
		f.at = f.thefts < skills && victims(seas).length > 0 ? "steal" : "limit";
	} },
	steal: choosing({
		clause: "KP-31",
		seat: (seas) => seas.turn,
		options: (seas) => [...victims(seas).map((steal) => ({ steal })), { steal: null }],
		again: "pockets",
		take(ctx, f, { steal }) {
			f.thefts++;
			f.at = "pockets";
			if (steal === null) return;
			const thief = ctx.board.turn;
			const { doubloons } = shipOf(ctx.board, steal);
			ctx.tell({
				kind: "pocket-picked",
				seat: thief,
				from: steal,
				doubloons: Math.min(POCKET, doubloons)
			});
			rob(ctx, steal, thief, POCKET, "pockets");
		}
	}),
	limit: { run(ctx, f) {
		if (ctx.board.isTurnOver) return ctx.done();
		f.at = overLimit(ctx.board, ctx.edition) > 0 ? "discard" : "draw";
	} },
	discard: choosing({
		clause: "KP-25",
		seat: (seas) => seas.turn,
		options: (seas, _f, edition) => discardsOf(shipOf(seas, seas.turn).hand, overLimit(seas, edition)).map((discard) => ({ discard })),
		again: "limit",
		take(ctx, f, { discard }, seat) {
			for (const card of discard) discardAction(ctx, seat, card);
			ctx.tell({
				kind: "discarded",
				seat,
				cards: discard
			});
			f.at = "limit";
		}
	}),
	draw: { run(ctx, f) {
		const { turn } = ctx.board;
		drawActions(ctx, turn, drawOf(ctx.edition, shipOf(ctx.board, turn)));
		f.at = "drift";
	} },
	drift: { run(ctx, f) {
		const direction = ctx.rng.below(COLOURS.length);
		const at = moveDutchman(ctx, direction);
		ctx.tell({
			kind: "dutchman-drifts",
			toward: COLOURS[direction] ?? "red",
			at
		});
		meetDutchman(ctx);
		f.at = "drink";
	} },
	drink: { run(ctx, f) {
		const seas = ctx.board;
		const { turn } = seas;
		const ship = shipOf(seas, turn);
		if (seas.isTurnOver) return ctx.done();
		f.at = "unrest";
		if (isLair(chartOf(ctx.edition), ship.at)) return;
		const face = ctx.rng.pick(ctx.edition.upkeepDie);
		if (face === "scurvy") return giveScurvy(ctx, turn, "die");
		const drunk = Math.min(face, ship.rum);
		ship.rum -= drunk;
		ctx.tell({
			kind: "rum-drunk",
			seat: turn,
			wanted: face,
			drunk,
			left: ship.rum
		});
		if (drunk < face) ctx.call({
			step: "mutiny",
			at: "murmur",
			seat: turn,
			sealed: unanswered(ctx.seats)
		});
	} },
	unrest: { run(ctx, f) {
		const seas = ctx.board;
		if (seas.isTurnOver) return ctx.done();
		if (!(seas.actionDiscards.mutiny < ctx.edition.actions.mutiny.copies && holders(seas).length > 0)) return ctx.done();
		f.at = "mutinies";
	} },
	mutinies: cardWindow({
		clause: "KP-30",
		again: "unrest",
		close: (ctx) => ctx.done()
	})
};
var victims = (seas) => seas.ships.flatMap(({ doubloons }, seat) => seat !== seas.turn && doubloons > 0 ? [seat] : []);
function discardsOf(hand, n) {
	const cards = CARDS.flatMap((card) => repeat(card, hand[card]));
	return [...choicesOfPick(someOf(0, cards, n, n))].map(({ pick }) => pick);
}
function overLimit(seas, edition) {
	const ship = shipOf(seas, seas.turn);
	return handSize(ship.hand) + drawOf(edition, ship) - handLimit(edition, ship);
}
var showShip = (ship, isOwn) => ({
	...showDeck(ship),
	cards: handSize(ship.hand),
	hand: isOwn ? { ...ship.hand } : null
});
var showDeck = (ship) => ({
	colour: ship.colour,
	at: ship.at,
	doubloons: ship.doubloons,
	rum: ship.rum,
	cannonballs: ship.cannonballs,
	scurvy: ship.scurvy,
	middles: [...ship.middles],
	captain: ship.captain,
	crew: [...ship.crew],
	drawn: [...ship.drawn],
	lost: ship.lost && { ...ship.lost },
	assaults: ship.assaults,
	ambushes: ship.ambushes,
	income: { ...ship.income }
});
var showOpen = (seas) => ({
	dutchman: seas.dutchman,
	tileStates: [...seas.tileStates],
	dug: [...seas.dug],
	actionDiscards: { ...seas.actionDiscards },
	pirateDiscards: [...seas.pirateDiscards],
	lootDiscards: [...seas.lootDiscards],
	sails: seas.sails,
	first: seas.first,
	turn: seas.turn,
	round: seas.round,
	phase: seas.phase,
	isTurnOver: seas.isTurnOver,
	isMoored: seas.isMoored,
	tailwinds: seas.tailwinds,
	soldiers: { ...seas.soldiers },
	fight: seas.fight && showFight(seas.fight)
});
var showFight = (fight) => copyPlain(fight);
var view = (seas, seat) => ({
	...showOpen(seas),
	ships: seas.ships.map((ship, owner) => showShip(ship, owner === seat)),
	tiles: seas.tiles.map((front, space) => seas.tileStates[space] === "down" ? null : front),
	actionDeck: seas.actionDeck.length,
	pirateDeck: seas.pirateDeck.length,
	lootDeck: seas.lootDeck.length
});
function determinize(seen, _seat, rng, edition) {
	const chart = chartOf(edition);
	const unseen = unseenActions(seen, edition, rng);
	const ships = seen.ships.map((ship) => ({
		...showDeck(ship),
		hand: ship.hand ? { ...ship.hand } : deal(unseen, ship.cards)
	}));
	return {
		...showOpen(seen),
		ships,
		tiles: guessTiles(seen, chart, rng),
		actionDeck: unseen,
		pirateDeck: rng.shuffle(unseenPirates(seen, edition)),
		lootDeck: rng.shuffle(without(chart.lootCards, seen.lootDiscards))
	};
}
function deal(deck, n) {
	const hand = noCards();
	for (let i = 0; i < n; i++) {
		const card = deck.pop();
		if (card !== void 0) hand[card]++;
	}
	return hand;
}
function unseenActions(seen, edition, rng) {
	const cards = [];
	for (const card of CARDS) {
		let n = edition.actions[card].copies - seen.actionDiscards[card];
		for (const { hand } of seen.ships) n -= hand?.[card] ?? 0;
		for (; n > 0; n--) cards.push(card);
	}
	return rng.shuffle(cards);
}
function unseenPirates(seen, edition) {
	const seenIds = new Set(seen.pirateDiscards);
	for (const { captain, crew, drawn } of seen.ships) for (const id of [
		captain,
		...crew,
		...drawn
	]) if (id) seenIds.add(id);
	return edition.pirates.map(({ id }) => id).filter((id) => !seenIds.has(id));
}
function without(all, some) {
	const left = [...some];
	return all.filter((one) => {
		const at = left.indexOf(one);
		if (at < 0) return true;
		left.splice(at, 1);
		return false;
	});
}
function guessTiles(seen, chart, rng) {
	const tiles = [...seen.tiles];
	for (const { tiles: fronts, spaces } of chart.sets) {
		const known = spaces.flatMap((space) => seen.tiles[space] ?? []);
		const hidden = rng.shuffle(without(fronts, known));
		for (const space of spaces) if (seen.tileStates[space] === "down") tiles[space] = hidden.pop() ?? null;
	}
	return tiles;
}
function drawHexes(hexes, cell, width) {
	const left = least(hexes.map(({ q }) => q));
	const top = least(hexes.map(lineOf));
	const lines = [];
	for (const [index, hex] of hexes.entries()) {
		const row = lineOf(hex) - top;
		const line = lines[row] ?? [];
		lines[row] = line;
		const start = (hex.q - left) * (width + 1);
		for (const [i, character] of Array.from(cell(index)).slice(0, width).entries()) line[start + i] = character;
	}
	return Array.from(lines, (line) => Array.from(line ?? [], (character) => character ?? " ").join("").trimEnd()).join("\n");
}
var lineOf = ({ q, r }) => 2 * r + q;
var least = (numbers) => numbers.reduce((a, b) => Math.min(a, b), Infinity);
var CARD_NAMES = {
	"treasure-map": "treasure map",
	tailwind: "tailwind",
	assault: "assault",
	mercenaries: "mercenaries",
	ambush: "ambush",
	"citrus-fruits": "citrus fruits",
	scurvy: "scurvy",
	soldiers: "soldiers",
	"flying-dutchman": "flying dutchman",
	assassination: "assassination",
	keelhauling: "keelhauling",
	mutiny: "mutiny"
};
var cardName = (card) => i18n._(CARD_NAMES[card]);
var PART_NAMES = {
	"rum-hold": "rum hold",
	"gun-deck": "gun deck"
};
var partName = (part) => i18n._(PART_NAMES[part]);
var NATION_NAMES = {
	british: "British",
	french: "French",
	spanish: "Spanish"
};
var COLOUR_NAMES = {
	red: "red",
	blue: "blue",
	green: "green",
	yellow: "yellow",
	black: "black",
	white: "white"
};
var colourName = (colour) => i18n._(COLOUR_NAMES[colour]);
var WIND_NAMES = {
	red: "south-east",
	blue: "south",
	green: "south-west",
	yellow: "north-west",
	black: "north",
	white: "north-east"
};
var windName = (toward) => i18n._(WIND_NAMES[toward]);
var PHASE_NAMES = {
	upkeep: "upkeep",
	movement: "movement",
	combat: "combat"
};
var phaseName = (phase) => i18n._(PHASE_NAMES[phase]);
var PRIZES = {
	"small-merchant": {
		name: "{nation, select, british {British small merchant} french {French small merchant} spanish {Spanish small merchant} other {small merchant}}",
		attacked: "{nation, select, british {the British small merchant} french {the French small merchant} spanish {the Spanish small merchant} other {the small merchant}}"
	},
	"large-merchant": {
		name: "{nation, select, british {British large merchant} french {French large merchant} spanish {Spanish large merchant} other {large merchant}}",
		attacked: "{nation, select, british {the British large merchant} french {the French large merchant} spanish {the Spanish large merchant} other {the large merchant}}"
	},
	warship: {
		name: "{nation, select, british {British warship} french {French warship} spanish {Spanish warship} other {warship}}",
		attacked: "{nation, select, british {the British warship} french {the French warship} spanish {the Spanish warship} other {the warship}}"
	},
	city: {
		name: "{nation, select, british {British city} french {French city} spanish {Spanish city} other {city}}",
		attacked: "{nation, select, british {the British city} french {the French city} spanish {the Spanish city} other {the city}}"
	},
	stronghold: {
		name: "{nation, select, british {British stronghold} french {French stronghold} spanish {Spanish stronghold} other {stronghold}}",
		attacked: "{nation, select, british {the British stronghold} french {the French stronghold} spanish {the Spanish stronghold} other {the stronghold}}"
	}
};
var OTHER_PRIZE = {
	name: "{nation, select, british {British {kind}} french {French {kind}} spanish {Spanish {kind}} other {{kind}}}",
	attacked: "{nation, select, british {the British {kind}} french {the French {kind}} spanish {the Spanish {kind}} other {the {kind}}}"
};
var inWords = (form, kind, nation) => i18n._((PRIZES[kind] ?? OTHER_PRIZE)[form], {
	kind: spaced(kind),
	nation: nation ?? "none"
});
var prizeName = (kind, nation) => inWords("name", kind, nation);
var thePrize = (kind, nation) => inWords("attacked", kind, nation);
var spaced = (id) => id.replaceAll("-", " ");
var pirateName = (id, edition) => i18n._(pirateOf(chartOf(edition), id).name);
var OTHER_WORDS = {
	none: "none",
	first: "first",
	second: "second",
	both: "both",
	attack: "attack",
	defence: "defence",
	prize: "prize"
};
var CHOICE_WORDS = {
	...CARD_NAMES,
	...PART_NAMES,
	...NATION_NAMES,
	...COLOUR_NAMES,
	...OTHER_WORDS
};
function wordFor(key, value, edition) {
	if (typeof value !== "string") return null;
	if ((key === "sail" || key === "toward") && isColour(value)) return windName(value);
	const word = chartOf(edition).pirates.get(value)?.name ?? CHOICE_WORDS[value];
	return word === void 0 ? null : i18n._(word);
}
var SKILL_WORDS = {
	fighter: "+1 against players",
	clue: "a clue",
	cannonball: "+1 cannonball",
	rum: "+1 rum",
	raider: "+1 against nations",
	immune: "cannot be assassinated",
	scapegoat: "scapegoat",
	sailor: "+1 space",
	looter: "+1 loot card"
};
var skillInWords = (skill) => i18n._(SKILL_WORDS[skill]);
var CAPTAIN_WORDS = {
	duellist: "+2 against players",
	"no-scurvy": "no scurvy",
	conqueror: "+2 against nations",
	"all-captains": "all are captains",
	"two-clues": "two clues",
	"loot-french": "+2 loot from the French",
	"loot-spanish": "+2 loot from the Spanish",
	"loot-british": "+2 loot from the British",
	"more-cards": "+1 card a turn and in hand",
	pickpocket: "pickpocket"
};
var captainInWords = (skill) => i18n._(CAPTAIN_WORDS[skill]);
var HEXES = disk(10);
var STANDARD_RADIUS = 4;
function placeName(space) {
	const { q, r } = HEXES[space] ?? {
		q: 0,
		r: 0
	};
	const top = Math.max(-4, -4 - q);
	return `${columnName(q)}${r - top + 1}`;
}
function columnName(q) {
	const column = q + STANDARD_RADIUS;
	return column < 0 ? String.fromCharCode(123 + column) : String.fromCharCode(65 + column);
}
var CELL = 7;
function draw(view, names, edition) {
	const chart = chartOf(edition);
	const map = drawHexes(chart.field.hexes, (space) => `${ground(view, chart, space)} ${pieces(view, space)}`, CELL);
	return [
		i18n._("Round {round}, {phase}. Decks: {action} action, {pirates} pirates, {loot} loot.", {
			round: view.round,
			phase: phaseName(view.phase),
			action: view.actionDeck,
			pirates: view.pirateDeck,
			loot: view.lootDeck
		}),
		columns(chart),
		map,
		...LEGEND.map((line) => i18n._(line)),
		...view.ships.map((ship, seat) => shipLine(view, ship, seat, names[seat] ?? i18n._("seat {seat}", { seat }), edition)),
		...fightLine(view, chart, names),
		...handLine(view)
	].join("\n");
}
var COLOUR_LETTERS = {
	red: "r",
	blue: "b",
	green: "g",
	yellow: "y",
	black: "k",
	white: "w"
};
var LEGEND = [
	"(r) lair  B13 stronghold  b10 city  $3 treasure for 3 maps  ~E5 ≈E5 face-down tile, dark water",
	"m7 M8 W9 merchants and warship with their defence, B F S nations  1 2 … ships  D the Dutchman",
	"black ↑  white ↗  red ↘  blue ↓  green ↙  yellow ↖"
];
function columns(chart) {
	return [...new Set(chart.field.hexes.map(({ q }) => q))].sort((a, b) => a - b).map((q) => ` ${columnName(q)}`.padEnd(8)).join("").trimEnd();
}
function ground(view, chart, space) {
	const corner = chart.corners.indexOf(space);
	if (corner >= 0) return `(${COLOUR_LETTERS[COLOURS[corner] ?? "red"]})`;
	if (space === chart.centre) return "(*)";
	const town = chart.towns[space];
	if (town) {
		const letter = town.nation.charAt(0);
		return `${town.kind === "stronghold" ? letter.toUpperCase() : letter}${town.defence}`.padEnd(3);
	}
	const treasure = chart.treasures[space];
	if (treasure) return (view.dug.includes(space) ? "x" : `$${treasure.maps}`).padEnd(3);
	const tile = shipTileAt(view, chart, space);
	if (tile) return `${shipLetter(chart, tile.kind)}${tile.defence}${tile.nation.charAt(0).toUpperCase()}`;
	const isDark = chart.sets.some(({ back, spaces }) => back === "shark" && spaces.includes(space));
	return `${view.tileStates[space] === "down" ? isDark ? "≈" : "~" : " "}${placeName(space)}`;
}
function shipLetter(chart, kind) {
	const tile = chart.tiles.find((front) => front?.kind === kind);
	if (tile?.isWarship) return "W";
	return (tile?.loot ?? 0) > 2 ? "M" : "m";
}
function pieces(view, space) {
	const ships = view.ships.map(({ at }, seat) => at === space ? seat + 1 : "").join("");
	const all = `${view.dutchman === space ? "D" : ""}${ships}`;
	return all.length > 3 ? `${all.slice(0, 2)}+` : all;
}
function shipLine(view, ship, seat, name, edition) {
	const chart = chartOf(edition);
	const inFull = (id) => {
		const { skill, captain } = pirateOf(chart, id);
		return `${pirateName(id, edition)} (${captainInWords(captain)}; ${skillInWords(skill)})`;
	};
	const aboard = piratesOf(ship).map((id, i) => i === 0 && ship.captain !== null ? i18n._("Capt. {pirate}", { pirate: inFull(id) }) : `${pirateName(id, edition)} (${skillInWords(pirateOf(chart, id).skill)})`);
	const numbers = [
		i18n._("{n} doubloons", { n: ship.doubloons }),
		i18n._("rum {have}/{room}", {
			have: ship.rum,
			room: mostRum(edition, ship)
		}),
		i18n._("cannonballs {have}/{room}", {
			have: ship.cannonballs,
			room: mostCannonballs(edition, ship)
		}),
		i18n._("speed {n}", { n: speedOf(edition, ship, view.sails) }),
		...ship.scurvy > 0 ? [i18n._("scurvy {n}", { n: ship.scurvy })] : [],
		i18n._("cards {n}", { n: ship.cards }),
		...ship.middles.map(partName)
	];
	const where = i18n._("{name} ({colour}) at {place}: {numbers}", {
		name,
		colour: colourName(COLOURS[ship.colour] ?? "red"),
		place: placeName(ship.at),
		numbers: numbers.join(", ")
	});
	return [
		`${seat === view.turn ? "*" : " "}${seat + 1} ${where}`,
		aboard.length > 0 ? aboard.join(", ") : i18n._("no pirates aboard"),
		...ship.drawn.length > 0 ? [i18n._("to sign on: {pirates}", { pirates: ship.drawn.map(inFull).join(", ") })] : []
	].join("\n     ");
}
function fightLine(view, chart, names) {
	const { fight } = view;
	if (!fight) return [];
	const { prize, attacker, defender, attack, defence, at } = fight;
	const name = (seat) => names[seat] ?? i18n._("someone");
	return [i18n._("Combat at {place}: {name} with {attack} against {target} with {defence}.", {
		place: placeName(at),
		name: name(attacker),
		attack: attack.length > 0 ? `${attackTotal(view, chart, fight)} (${attack.join("+")})` : i18n._("no dice yet"),
		target: prize ? prizeName(prize.kind, null) : name(defender ?? -1),
		defence: prize || defence.length > 0 ? defenceTotal(view, chart, fight) : i18n._("no dice yet")
	})];
}
function handLine({ ships }) {
	const hand = ships.find((ship) => ship.hand !== null)?.hand;
	if (!hand) return [];
	const held = CARDS.filter((card) => hand[card] > 0).map((card) => hand[card] > 1 ? `${cardName(card)} × ${hand[card]}` : cardName(card));
	return [i18n._("Your hand: {cards}.", { cards: held.length > 0 ? listed(held) : i18n._("empty") })];
}
var cannonball = () => i18n._("Spend a cannonball to roll again?");
var prompts = {
	"colours.pick": () => i18n._("Which colour do you sail under?"),
	"match.sign": () => i18n._("Which two pirates do you keep, and who is captain?"),
	"upkeep.steal": () => i18n._("Your pickpocket is ready: whose pocket?"),
	"upkeep.discard": () => i18n._("You will draw more than you can hold: which cards do you discard?"),
	"upkeep.mutinies": () => i18n._("Before the ship sails: will anyone start a mutiny?"),
	"movement.sail": () => i18n._("Sail a space, or stop here?"),
	"lair.buy": () => i18n._("Have a new part built into your ship?"),
	"lair.captain": () => i18n._("Who is captain from now on?"),
	"lair.crew": () => i18n._("Who else sails with you?"),
	"dig.spade": () => i18n._("Dig for the treasure?"),
	"dig.watch": () => i18n._("Someone digs for treasure. Do you play a card against it?"),
	"combat.target": () => i18n._("Attack someone here?"),
	"combat.declared": () => i18n._("An attack! Do you play a card before the dice are rolled?"),
	"combat.reroll": cannonball,
	"combat.answer": cannonball,
	"combat.rolled": () => i18n._("The dice are rolled. Play a card before it is decided?"),
	"mutiny.answers": (f, names) => i18n._("A mutiny brews against {name, select, you {you} other {{name}}}. Do you answer?", { name: names[f.seat] ?? i18n._("someone") }),
	"promotion.promote": () => i18n._("Your captain is gone. Who takes the cabin?")
};
var CLAUSE_OF_CARD = {
	ambush: "KP-48",
	assault: "KP-49",
	"citrus-fruits": "KP-50",
	"flying-dutchman": "KP-51",
	mercenaries: "KP-52",
	scurvy: "KP-53",
	tailwind: "KP-54",
	assassination: "KP-55",
	keelhauling: "KP-56",
	mutiny: "KP-57",
	soldiers: "KP-58"
};
function playInWords(card, name, nameOf, pirate) {
	switch (card.play) {
		case "mercenaries": return card.side === "attack" ? i18n._("{name, select, you {You hire} other {{name} hires}} mercenaries for the attacker.", { name }) : i18n._("{name, select, you {You hire} other {{name} hires}} mercenaries for the defender.", { name });
		case "soldiers": return i18n._("{name, select, you {You send} other {{name} sends}} soldiers to the {nation, select, british {British} french {French} other {Spanish}}.", {
			name,
			nation: card.nation
		});
		case "flying-dutchman": return i18n._("{name, select, you {You steer} other {{name} steers}} the Flying Dutchman {toward}.", {
			name,
			toward: windName(card.toward)
		});
		case "scurvy": return i18n._("{name, select, you {You bring} other {{name} brings}} scurvy to {target, select, you {you} other {{target}}}.", {
			name,
			target: nameOf(card.on)
		});
		case "mutiny": return i18n._("{name, select, you {You stir} other {{name} stirs}} up a mutiny against {target, select, you {you} other {{target}}}.", {
			name,
			target: nameOf(card.on)
		});
		case "assassination": return i18n._("{name, select, you {You have} other {{name} has}} {target, select, you {your {pirate}} other {{pirate} of {target}}} assassinated.", {
			name,
			pirate: pirate(card.pirate),
			target: nameOf(card.on)
		});
		case "ambush": return i18n._("{name, select, you {You spring} other {{name} springs}} an ambush.", { name });
		case "assault": return i18n._("{name, select, you {You lead} other {{name} leads}} an assault.", { name });
		case "citrus-fruits": return i18n._("{name, select, you {You hand} other {{name} hands}} out citrus fruits: no more scurvy.", { name });
		case "tailwind": return i18n._("{name, select, you {You catch} other {{name} catches}} a tailwind.", { name });
		case "keelhauling": return i18n._("{name, select, you {You have} other {{name} has}} {target, select, you {one of your mutineers} other {a mutineer of {target}}} keelhauled, and the mutiny is off.", {
			name,
			target: nameOf(card.spares)
		});
	}
}
var diceInWords = (dice) => listed(dice.map(String));
var FIGHTS = {
	attacks: {
		clause: "KP-39",
		say: ({ seat, against, prize, nation, at }, name) => against === null ? i18n._("{name, select, you {You attack} other {{name} attacks}} {prize} at {place}.", {
			name: name(seat),
			prize: thePrize(prize ?? "", nation),
			place: placeName(at)
		}) : i18n._("{name, select, you {You attack} other {{name} attacks}} {target, select, you {you} other {{target}}} at {place}.", {
			name: name(seat),
			target: name(against),
			place: placeName(at)
		})
	},
	rolled: {
		clause: ({ isDuel }) => isDuel ? "KP-44" : "KP-40",
		say: ({ seat, dice }, name) => i18n._("{name, select, you {You roll} other {{name} rolls}} {dice}.", {
			name: name(seat),
			dice: diceInWords(dice)
		})
	},
	"rolled-again": {
		clause: "KP-23",
		say: ({ seat, reroll, dice, left }, name) => reroll === "both" ? i18n._("{name, select, you {You fire a cannonball and roll} other {{name} fires a cannonball and rolls}} both dice again: {dice} ({left} left).", {
			name: name(seat),
			dice: diceInWords(dice),
			left
		}) : i18n._("{name, select, you {You fire a cannonball and roll} other {{name} fires a cannonball and rolls}} the {reroll} die again: {dice} ({left} left).", {
			name: name(seat),
			reroll,
			dice: diceInWords(dice),
			left
		})
	},
	"combat-ended": {
		clause: "KP-51",
		say: () => i18n._("The combat is over before it was decided.")
	},
	fought: {
		clause: ({ against }) => against === null ? "KP-40" : "KP-44",
		say({ seat, against, prize, attack, defence, isWon }, name) {
			const result = isWon ? i18n._("the attack succeeds") : i18n._("the attack is beaten off");
			const told = {
				name: name(seat),
				attack,
				defence,
				result
			};
			return against === null ? i18n._("{name, select, you {You come} other {{name} comes}} to {attack} against {defence} of the {prize}: {result}.", {
				...told,
				prize: prizeName(prize ?? "", null)
			}) : i18n._("{name, select, you {You come} other {{name} comes}} to {attack} against {target, select, you {your {defence}} other {{defence} of {target}}}: {result}.", {
				...told,
				target: name(against)
			});
		}
	},
	plundered: {
		clause: "KP-42",
		say: ({ seat, prize, nation, loot }, name) => i18n._("{name, select, you {You plunder} other {{name} plunders}} {prize}: {loot} = {total} doubloons.", {
			name: name(seat),
			prize: thePrize(prize, nation),
			loot: loot.join(" + "),
			total: sum(loot)
		})
	},
	robbed: {
		clause: "KP-45",
		say: ({ seat, loser, loot, taken }, name) => i18n._("{name, select, you {You draw} other {{name} draws}} {loot} and {name, select, you {take} other {takes}} {taken} doubloons from {target, select, you {you} other {{target}}}.", {
			name: name(seat),
			loot: loot.join(" + "),
			taken,
			target: name(loser)
		})
	}
};
var all = (ids, pirate) => ids.length === 0 ? i18n._("nobody") : listed(ids.map(pirate));
var handInWords = (hand) => {
	const kinds = CARDS.filter((card) => hand[card] > 0);
	return kinds.length === 0 ? i18n._("empty") : listed(kinds.map((card) => `${hand[card]} × ${cardName(card)}`));
};
function tellDraw({ seat, cards }, name) {
	return cards.length === 0 ? i18n._("{name, select, you {You draw} other {{name} draws}} nothing.", { name: name(seat) }) : i18n._("{name, select, you {You draw} other {{name} draws}} {cards}.", {
		name: name(seat),
		cards: listed(cards.map(cardName))
	});
}
function tellUnseenDraw({ seat, cards: n }, name) {
	return i18n._("{name, select, you {You draw} other {{name} draws}} {n, plural, one {# card} other {# cards}}.", {
		name: name(seat),
		n
	});
}
var TELLERS = {
	...FIGHTS,
	colours: {
		clause: "KP-1",
		say: ({ colours }, name) => `${capital(listed(colours.map((colour, seat) => i18n._("{name, select, you {you start} other {{name} starts}} at the {colour} lair", {
			name: name(seat),
			colour
		}))))}.`
	},
	"first-player": {
		clause: "KP-15",
		say: ({ seat }, name) => i18n._("{name, select, you {You have} other {{name} has}} the first turn.", { name: name(seat) })
	},
	"pirates-dealt": {
		clause: "KP-11",
		say: ({ seat, pirates: ids }, name, pirate) => i18n._("{name, select, you {You may} other {{name} may}} keep two of {pirates}.", {
			name: name(seat),
			pirates: all(ids, pirate)
		})
	},
	"pirates-drawn": {
		clause: "KP-37",
		say: ({ seat, pirates: ids }, name, pirate) => i18n._("{name, select, you {You may} other {{name} may}} sign on {pirates}.", {
			name: name(seat),
			pirates: all(ids, pirate)
		})
	},
	"signed-on": {
		clause: ({ where }) => where === "lair" ? "KP-37" : "KP-11",
		say({ seat, captain: id, crew }, name, pirate) {
			const captain = pirate(id);
			return crew.length === 0 ? i18n._("{name, select, you {You sail} other {{name} sails}} under captain {captain}.", {
				name: name(seat),
				captain
			}) : i18n._("{name, select, you {You sail} other {{name} sails}} under captain {captain} with {crew}.", {
				name: name(seat),
				captain,
				crew: all(crew, pirate)
			});
		}
	},
	dealt: {
		clause: "KP-13",
		say: tellDraw
	},
	"dealt-unseen": {
		clause: "KP-13",
		say: tellUnseenDraw
	},
	"head-start": {
		clause: "KP-8",
		say: ({ seat, doubloons }, name) => i18n._("{name, select, you {You sail second of two and begin} other {{name} sails second of two and begins}} with {doubloons} doubloons.", {
			name: name(seat),
			doubloons
		})
	},
	drew: {
		clause: "KP-25",
		say: tellDraw
	},
	"drew-unseen": {
		clause: "KP-25",
		say: tellUnseenDraw
	},
	reshuffled: {
		clause: "KP-17",
		say: ({ deck, cards: n }) => i18n._("The {deck} deck is made anew from {n, plural, one {# card} other {# cards}}.", {
			deck,
			n
		})
	},
	turn: {
		clause: "KP-15",
		say: ({ seat, round }, name) => i18n._("{name, select, you {Your} other {{name}'s}} turn in round {round}.", {
			round,
			name: name(seat)
		})
	},
	"pocket-picked": {
		clause: "KP-31",
		say: ({ seat, from, doubloons }, name) => i18n._("{name, select, you {You pick} other {{name} picks}} {target, select, you {your} other {{target}'s}} pocket of {doubloons}.", {
			name: name(seat),
			target: name(from),
			doubloons
		})
	},
	discarded: {
		clause: "KP-25",
		say: ({ seat, cards }, name) => i18n._("{name, select, you {You discard} other {{name} discards}} {cards}.", {
			name: name(seat),
			cards: listed(cards.map(cardName))
		})
	},
	"dutchman-drifts": {
		clause: "KP-26",
		say: ({ toward, at }) => i18n._("The Flying Dutchman drifts {toward}, to {place}.", {
			toward: windName(toward),
			place: placeName(at)
		})
	},
	haunted: {
		clause: "KP-21",
		say: ({ seat, cards, pirates: ids }, name, pirate) => i18n._("The Flying Dutchman is upon {name, select, you {you} other {{name}}} and takes {name, select, you {your} other {the}} hand ({cards}) and {name, select, you {your} other {the}} crew ({crew}).", {
			name: name(seat),
			cards: handInWords(cards),
			crew: all(ids, pirate)
		})
	},
	"sent-to-lair": {
		clause: ({ by }) => by === "mutiny" ? "KP-18" : "KP-21",
		say: ({ seat, lair, endsTurn }, name) => endsTurn ? i18n._("{name, select, you {You are} other {{name} is}} thrown back to the {lair} lair; {name, select, you {your} other {the}} turn is over.", {
			name: name(seat),
			lair
		}) : i18n._("{name, select, you {You are} other {{name} is}} thrown back to the {lair} lair.", {
			name: name(seat),
			lair
		})
	},
	scurvy: {
		clause: "KP-22",
		say({ seat, isDropped, tokens, by }, name) {
			if (isDropped) return i18n._("{name, select, you {Your} other {{name}'s}} crew shrugs off the scurvy.", { name: name(seat) });
			return by === "die" ? i18n._("The upkeep die shows scurvy, which no rum prevents: {name, select, you {you have} other {{name} has}} {tokens} now.", {
				name: name(seat),
				tokens
			}) : i18n._("{name, select, you {You get} other {{name} gets}} scurvy ({tokens} now).", {
				name: name(seat),
				tokens
			});
		}
	},
	"rum-drunk": {
		clause: "KP-27",
		say: ({ seat, wanted, drunk, left }, name) => drunk < wanted ? i18n._("{name, select, you {Your} other {{name}'s}} crew wants {wanted} rum and finds {drunk}.", {
			name: name(seat),
			wanted,
			drunk
		}) : i18n._("{name, select, you {Your} other {{name}'s}} crew drinks {wanted} rum; {left} left.", {
			name: name(seat),
			wanted,
			left
		})
	},
	"mutiny-brews": {
		clause: "KP-18",
		say: ({ seat }, name) => i18n._("A mutiny brews aboard {name, select, you {your} other {{name}'s}} ship.", { name: name(seat) })
	},
	mutiny: {
		clause: "KP-18",
		say: ({ seat, captain }, name, pirate) => captain === null ? i18n._("{name, select, you {Your} other {{name}'s}} ship is seized; there was no captain to lose.", { name: name(seat) }) : i18n._("Mutiny: {name, select, you {you lose} other {{name} loses}} captain {captain}.", {
			name: name(seat),
			captain: pirate(captain)
		})
	},
	scapegoat: {
		clause: "KP-18",
		say: ({ seat, pirate: id }, name, pirate) => i18n._("{name, select, you {You blame} other {{name} blames}} it all on {pirate}, and the mutiny is off.", {
			name: name(seat),
			pirate: pirate(id)
		})
	},
	promoted: {
		clause: "KP-19",
		say: ({ seat, pirate: id }, name, pirate) => i18n._("{pirate} is {name, select, you {your} other {{name}'s}} captain now.", {
			pirate: pirate(id),
			name: name(seat)
		})
	},
	played: {
		clause: ({ card }) => CLAUSE_OF_CARD[card.play],
		say: ({ seat, card }, name, pirate) => playInWords(card, name(seat), name, pirate)
	},
	sailed: {
		clause: "KP-32",
		say: ({ seat, toward, at }, name) => i18n._("{name, select, you {You sail} other {{name} sails}} {toward} to {place}.", {
			name: name(seat),
			toward: windName(toward),
			place: placeName(at)
		})
	},
	"tile-turned": {
		clause: "KP-33",
		say: ({ at, ship, nation }) => ship === null ? i18n._("Nothing but water at {place}.", { place: placeName(at) }) : i18n._("A {prize} at {place}!", {
			prize: prizeName(ship, nation),
			place: placeName(at)
		})
	},
	cured: {
		clause: "KP-37",
		say: ({ seat, tokens: n }, name) => i18n._("{name, select, you {You are} other {{name} is}} rid of {n, plural, one {# scurvy token} other {# scurvy tokens}}.", {
			name: name(seat),
			n
		})
	},
	bought: {
		clause: "KP-10",
		say: ({ seat, part, cost }, name) => i18n._("{name, select, you {You have} other {{name} has}} a {part} built in for {cost}.", {
			name: name(seat),
			part: partName(part),
			cost
		})
	},
	stocked: {
		clause: "KP-37",
		say: ({ seat, rum, cannonballs }, name) => i18n._("{name, select, you {You take} other {{name} takes}} stores aboard: {rum} rum, {cannonballs, plural, one {# cannonball} other {# cannonballs}}.", {
			name: name(seat),
			rum,
			cannonballs
		})
	},
	digs: {
		clause: "KP-36",
		say: ({ seat, at }, name) => i18n._("{name, select, you {You start} other {{name} starts}} to dig at {place}.", {
			name: name(seat),
			place: placeName(at)
		})
	},
	"dig-failed": {
		clause: "KP-36",
		say: ({ seat, at }, name) => i18n._("{name, select, you {You have too few clues left and find} other {{name} has too few clues left and finds}} nothing at {place}.", {
			name: name(seat),
			place: placeName(at)
		})
	},
	"dug-up": {
		clause: "KP-36",
		say: ({ seat, maps, doubloons }, name) => i18n._("{name, select, you {You dig} other {{name} digs}} up {doubloons} doubloons {maps, plural, =0 {without a map} one {with # map} other {with # maps}}.", {
			name: name(seat),
			doubloons,
			maps
		})
	},
	won: {
		clause: "KP-64",
		say: ({ seats, doubloons }, name) => seats.length === 1 ? i18n._("{name, select, you {You have {doubloons} doubloons and are} other {{name} has {doubloons} doubloons and is}} King of Pirates.", {
			name: name(seats[0] ?? 0),
			doubloons
		}) : i18n._("{names} share the crown with {doubloons} doubloons each.", {
			names: everyone(seats.map(name)),
			doubloons
		})
	}
};
var tellerOf = (kind) => TELLERS[kind];
function say(event, names, edition) {
	const teller = tellerOf(event.kind);
	return {
		text: teller.say(event, (seat) => names[seat] ?? i18n._("seat {seat}", { seat }), (id) => pirateName(id, edition)),
		clause: typeof teller.clause === "string" ? teller.clause : teller.clause(event)
	};
}
var CORNERS = {
	2: [0, 3],
	3: [
		0,
		2,
		4
	],
	4: [
		0,
		1,
		3,
		4
	],
	5: [
		0,
		1,
		2,
		3,
		4
	],
	6: [
		0,
		1,
		2,
		3,
		4,
		5
	]
};
var newShip = (colour, at) => ({
	colour,
	at,
	doubloons: 0,
	rum: 0,
	cannonballs: 0,
	scurvy: 0,
	middles: [],
	captain: null,
	crew: [],
	drawn: [],
	hand: noCards(),
	lost: null,
	assaults: 0,
	ambushes: 0,
	income: {
		ships: 0,
		cities: 0,
		strongholds: 0,
		treasures: 0,
		players: 0,
		pockets: 0
	}
});
function layOut({ edition, options, seats, rng }) {
	const chart = chartOf(edition);
	const turned = rng.below(COLOURS.length);
	const ships = (CORNERS[seats] ?? []).map((corner) => {
		const colour = (corner + turned) % COLOURS.length;
		return newShip(colour, chart.corners[colour] ?? 0);
	});
	const tiles = chart.field.hexes.map(() => null);
	const tileStates = chart.field.hexes.map(() => "gone");
	for (const { tiles: fronts, spaces } of chart.sets) {
		const shuffled = rng.shuffle([...fronts]);
		spaces.forEach((space, i) => {
			tiles[space] = shuffled[i] ?? 0;
			tileStates[space] = "down";
		});
	}
	return {
		ships,
		dutchman: chart.centre,
		tiles,
		tileStates,
		dug: [],
		actionDeck: rng.shuffle([...chart.actionCards]),
		actionDiscards: noCards(),
		pirateDeck: rng.shuffle(edition.pirates.map(({ id }) => id)),
		pirateDiscards: [],
		lootDeck: rng.shuffle([...chart.lootCards]),
		lootDiscards: [],
		sails: options["fair-winds"] ? edition.ship.fairWindSails : edition.ship.sails,
		first: 0,
		turn: 0,
		round: 1,
		phase: "upkeep",
		isTurnOver: false,
		isMoored: false,
		tailwinds: 0,
		soldiers: {
			british: 0,
			french: 0,
			spanish: 0
		},
		fight: null
	};
}
var { id, title, law, seats } = FACTS;
var kingOfPirates = {
	id,
	title,
	version: 2,
	law,
	seats,
	longest: 1e5,
	options: { "fair-winds": {
		says: "start with two sails, for a shorter game",
		values: [false, true]
	} },
	edition: EDITION,
	readEdition,
	setup: (setup) => ({
		board: layOut(setup),
		frame: {
			step: "match",
			at: "open",
			sealed: unanswered(setup.seats)
		}
	}),
	steps: {
		match,
		colours,
		turn,
		upkeep,
		movement: movement$1,
		lair: lair$1,
		dig: dig$1,
		combat: combat$1,
		mutiny,
		promotion
	},
	explanations,
	view: (seas, seat) => view(seas, seat),
	determinize,
	orders,
	unasked,
	draw,
	say,
	prompts
};
var POSITIONS = [
	{
		name: "sea",
		question: "movement.sail",
		after: 150
	},
	{
		name: "fight",
		question: "combat.rolled",
		after: 100
	},
	{
		name: "reroll",
		question: "combat.reroll",
		after: 100
	},
	{
		name: "lair",
		question: "lair.buy",
		after: 100
	}
];
var EXAMPLES = [
	"upkeep",
	"reach",
	"dig",
	"lair",
	"combat",
	"loot"
];
var KEY_WORDS = {
	attack: "attack {value}",
	buy: "buy the {value}",
	captain: "captain {value}",
	colour: "sail under {value}",
	crew: "crew: {value}",
	dig: "dig: {value}",
	discard: "discard {value}",
	keep: "keep: {value}",
	nation: "for the {value}",
	on: "against {value}",
	pirate: "on {value}",
	play: "play {value}",
	promote: "promote {value}",
	reroll: "roll again: {value}",
	sacrifice: "blame {value}",
	sail: "sail {value}",
	side: "for the {value}",
	steal: "steal from {value}",
	stop: "stop: {value}",
	toward: "toward {value}"
};
var PHRASES = [
	{
		choice: { colour: null },
		says: "any colour will do"
	},
	{
		choice: { steal: null },
		says: "steal from nobody"
	},
	{
		choice: { stop: true },
		says: "stop here"
	},
	{
		choice: { buy: null },
		says: "buy nothing"
	},
	{
		choice: { keep: true },
		says: "keep captain and crew as they are"
	},
	{
		choice: { crew: [] },
		says: "sail without a crew"
	},
	{
		choice: { dig: true },
		says: "dig"
	},
	{
		choice: { dig: false },
		says: "do not dig"
	},
	{
		choice: { attack: null },
		says: "attack nobody"
	},
	{
		choice: { attack: "prize" },
		says: "attack what lies here"
	},
	{
		choice: { reroll: "none" },
		says: "keep the dice as they are"
	},
	{
		choice: { reroll: "first" },
		says: "roll the first die again"
	},
	{
		choice: { reroll: "second" },
		says: "roll the second die again"
	},
	{
		choice: { reroll: "both" },
		says: "roll both dice again"
	}
];
function winnersOf({ winners, scores, names }) {
	const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
	const others = scores.filter((_, seat) => !winners.includes(seat));
	return {
		who: winners.map((seat) => names[seat] ?? "").join(", "),
		count: winners.length,
		lead: others.length === 0 ? 0 : best - Math.max(...others)
	};
}
var total = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
var FROM = {
	ships: "most of it from captured ships",
	cities: "most of it from plundered cities",
	strongholds: "most of it from stormed strongholds",
	treasures: "most of it dug up",
	players: "most of it from other captains",
	pockets: "most of it from other captains’ pockets"
};
var loaded = {
	game: kingOfPirates,
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBLaW5nIG9mIFBpcmF0ZXMKCkJsYWNrYmVhcmQgaXMgZGVhZCBhbmQgaGlzIHRpdGxlIGlzIGZyZWUuIFBsdW5kZXIgbWVyY2hhbnRzLCBjaXRpZXMgYW5kIHN0cm9uZ2hvbGRzLCBkaWcgZm9yIHRyZWFzdXJlLCBrZWVwIHJ1bSBpbiB0aGUgaG9sZCBhbmQgYW4gZXllIG9uIHRoZSBGbHlpbmcgRHV0Y2htYW4uIFRoZSBmaXJzdCBjYXB0YWluIHdpdGggMTAsMDAwIGRvdWJsb29ucyBpcyB0aGUgbmV3IGtpbmcuCgoyIHRvIDYgcGxheWVycy4KCipLaW5nIG9mIFBpcmF0ZXMqIGlzIGEgd29ya2luZyB0aXRsZTogdGhlIHJ1bGVib29rIGF0IGhhbmQgbmV2ZXIgc3RhdGVzIHRoZSBuYW1lIG9mIGl0cyBnYW1lLiBJdCBpcyBhIGdhbWUgYnkgQm9yemFnIEdhbWVzLCBkZXNpZ25lZCBieSBNb3J0ZW4gTsO4cmdhYXJkIGFuZCBkcmF3biBieSBNZXR0ZSBPdmVyZ2FhcmQgV2ludGhlcjsgbm9uZSBvZiB0aGUgYXJ0IGlzIHVzZWQgaGVyZS4gVGhlIHJ1bGVzIGFyZSB0b2xkIGluIG91ciBvd24gd29yZHMuIEVhY2ggY2xhdXNlIHNheXMgd2hlcmUgaXQgY29tZXMgZnJvbTogKipib29rKiogZm9yIHRoZSBwdWJsaXNoZWQgcnVsZXMsICoqcnVsaW5nKiogd2hlcmUgdGhlIGJvb2sgaXMgc2lsZW50LCBjdXQgb2ZmIG9yIHVuY2xlYXIgYW5kIHRoaXMgaG91c2UgZGVjaWRlcywgKiplZGl0aW9uKiogZm9yIGRhdGEgdGhhdCB3YXMgcmVidWlsdCBiZWNhdXNlIHRoZSBib29rIG9ubHkgc2hvd3MgaXQgaW4gYSBwaWN0dXJlOiB3aGVyZSB0aGluZ3MgbGllIG9uIHRoZSBtYXAsIHRoZSBzZWEgdGlsZXMsIG1vc3QgZGVmZW5jZSBhbmQgbG9vdCB2YWx1ZXMsIHdoYXQgdGhlIHNoaXAncyBtaWRkbGUgcGFydHMgaG9sZCwgdGhlIGZhY2VzIG9mIHRoZSBkaWNlLCB0aGUgdmFsdWVzIG9mIHRoZSBsb290IGNhcmRzLCBob3cgbWFueSBhY3Rpb24gY2FyZHMgdGhlcmUgYXJlIG9mIGVhY2gga2luZCBhbmQgbW9zdCBvZiB0aGVpciBsZXR0ZXJzLCBhbmQgdGhlIHBpcmF0ZXMsIHdpdGggdGhlaXIgbmFtZXMgYW5kIHdobyBoYXMgd2hpY2ggc2tpbGxzLiBBbiBvd25lciBvZiB0aGUgYm94IGNhbiBsb2FkIGFub3RoZXIgZWRpdGlvbi4KCiMjIFRoZSBzZWEKCmBgYAogICAgICAgICAgICAgICAgICAgIEJMQUNLCiAgICAgICAgICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgIGMgRnIgICAgICAgfn4gICAgICAgUyBTcAogICAgICB+fiAgICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fgpZRUxMT1cgICAgIH5+ICAgICAgIDIwMDAgICAgICAgfn4gICAgICAgV0hJVEUKICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KIH5+ICAgICAgIDMwMDAgICAgICAgIyMgICAgICAgMzAwMCAgICAgICB+fgogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgpTIEZyICAgICAgICMjICAgICAgIExBSVIgICAgICAgIyMgICAgICAgYyBTcAogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgogfn4gICAgICAgMjAwMCAgICAgICAjIyAgICAgICAyMDAwICAgICAgIH5+CiAgICAgIH5+ICAgICAgICAjIyAgICAgICAgIyMgICAgICAgIH5+CkdSRUVOICAgICAgfn4gICAgICAgMzAwMCAgICAgICB+fiAgICAgICBSRUQKICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgIGMgQnIgICAgICAgfn4gICAgICAgUyBCcgogICAgICAgICAgICAgICAgfn4gICAgICAgIH5+CiAgICAgICAgICAgICAgICAgICAgQkxVRQpgYGAKCkxhaXJzIGFyZSBuYW1lZCBieSB0aGVpciBjb2xvdXI7IHRoZSBvbmUgaW4gdGhlIG1pZGRsZSBoYXMgbm9uZS4gYFNgIGlzIGEgc3Ryb25naG9sZCwgYGNgIGEgY2l0eSwgd2l0aCBpdHMgbmF0aW9uOyBhIG51bWJlciBpcyBhIHRyZWFzdXJlIGlzbGFuZCBhbmQgd2hhdCBsaWVzIGJ1cmllZCB0aGVyZTsgYCMjYCBpcyBkYXJrIHNlYSwgYH5+YCBsaWdodCBzZWEuIEEgY29sb3VyIGlzIGEgZGlyZWN0aW9uIHRvbzogYmxhY2sgaXMgdXAsIHdoaXRlIHVwIGFuZCB0byB0aGUgcmlnaHQsIHJlZCBkb3duIGFuZCB0byB0aGUgcmlnaHQsIGJsdWUgZG93biwgZ3JlZW4gZG93biBhbmQgdG8gdGhlIGxlZnQsIHllbGxvdyB1cCBhbmQgdG8gdGhlIGxlZnQuIE9uIHRoZSB0YWJsZSB3YXlzIGFyZSBzaG93biBieSBhcnJvd3MgYW5kIGNhbGxlZCBieSB3aW5kcywgc28gdGhhdCBjb2xvdXJzIG1lYW4gY2FwdGFpbnMgYWxvbmUuCgp8IHByaXplIHwgZGVmZW5jZSB8IGxvb3QgY2FyZHMgfCBhbW9uZyB0aGUgMzAgb2NlYW4gdGlsZXMgfCBhbW9uZyB0aGUgMTIgc2hhcmsgdGlsZXMgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwKfCBzbWFsbCBtZXJjaGFudCB8IDcgfCAyIHwgMTIgfCDigJMgfAp8IGxhcmdlIG1lcmNoYW50IHwgOCB8IDMgfCAzIHwgNiB8Cnwgd2Fyc2hpcCB8IDkgfCA0IHwgMyB8IDYgfAp8IG5vdGhpbmcgfCDigJMgfCDigJMgfCAxMiB8IOKAkyB8CnwgY2l0eSB8IDEwIHwgNSB8IHwgfAp8IHN0cm9uZ2hvbGQgfCAxMyB8IDggfCB8IHwKCjxhIGlkPSJrcC0xIj48L2E+KipLUC0xKiogVHdvIHRvIHNpeCBjYXB0YWlucyBwbGF5LiBFYWNoIHBpY2tzIGEgY29sb3VyLCBjbG9ja3dpc2UgZnJvbSB0aGUgZmlyc3QgcGxheWVyLCBhbmQgYmVnaW5zIGluIHRoZSBjb3JuZXIgbGFpciBvZiB0aGF0IGNvbG91ci4gV2hvZXZlciBkb2VzIG5vdCBtaW5kIGdldHMgb25lIGJ5IGxvdC4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTIiPjwvYT4qKktQLTIqKiBUaGUgbWFwIGhhcyA2MSBzcGFjZXM6IHNldmVuIHBpcmF0ZSBsYWlycywgb25lIGluIHRoZSBtaWRkbGUgYW5kIG9uZSBhdCBlYWNoIG9mIHRoZSBzaXggY29ybmVyczsgdGhyZWUgc3Ryb25naG9sZHMsIEJyaXRpc2gsIEZyZW5jaCBhbmQgU3BhbmlzaDsgdGhyZWUgY2l0aWVzLCBvbmUgZm9yIGVhY2ggb2YgdGhlc2UgbmF0aW9uczsgc2l4IHRyZWFzdXJlIGlzbGFuZHM7IGFuZCA0MiBzcGFjZXMgb2Ygc2VhLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTMiPjwvYT4qKktQLTMqKiBTcGFjZXMgYXJlIG5hbWVkIGJ5IGF4aWFsIGNvb3JkaW5hdGVzIChxLCByKSwgY291bnRlZCBmcm9tIHRoZSBtaWRkbGUuIFRoZSBjb21wYXNzOiByZWQgaXMgKDEsMCksIGJsdWUgKDAsMSksIGdyZWVuICjiiJIxLDEpLCB5ZWxsb3cgKOKIkjEsMCksIGJsYWNrICgwLOKIkjEpLCB3aGl0ZSAoMSziiJIxKSwgYW5kIHRoZSBsYWlyIG9mIGEgY29sb3VyIGxpZXMgZm91ciBzdGVwcyB0aGF0IHdheS4gU3Ryb25naG9sZHM6IEJyaXRpc2ggKDIsMiksIEZyZW5jaCAo4oiSNCwyKSwgU3BhbmlzaCAoMiziiJI0KS4gQ2l0aWVzOiBCcml0aXNoICjiiJIyLDQpLCBGcmVuY2ggKOKIkjIs4oiSMiksIFNwYW5pc2ggKDQs4oiSMikuIFNtYWxsIHRyZWFzdXJlczogKDIsMCksICjiiJIyLDIpLCAoMCziiJIyKS4gTGFyZ2UgdHJlYXN1cmVzOiAoMCwyKSwgKOKIkjIsMCksICgyLOKIkjIpLiBGcm9tIGV2ZXJ5IGNvcm5lciBsYWlyIGl0IGlzIHR3byBzdGVwcyB0byBhIHN0cm9uZ2hvbGQsIHR3byB0byBhIGNpdHkgYW5kIHR3byB0byBhIHRyZWFzdXJlLiAqKGVkaXRpb24pKgoKPGEgaWQ9ImtwLTQiPjwvYT4qKktQLTQqKiBUd2VsdmUgc3BhY2VzIG9mIHNlYSBhcmUgZGFyazogdGhvc2UgYXJvdW5kIHRoZSBtaWRkbGUsIGFuZCBpbiB0aGUgbmV4dCByaW5nIHRob3NlIGhhbGZ3YXkgYmV0d2VlbiB0d28gdHJlYXN1cmVzLiBUaGV5IGdldCB0aGUgc2hhcmsgdGlsZXMuIFRoZSAzMCBsaWdodCBzcGFjZXMsIGluIHRoZSB0d28gb3V0ZXIgcmluZ3MsIGdldCB0aGUgb2NlYW4gdGlsZXMuIEVhY2ggc2V0IGlzIHNodWZmbGVkIGFuZCBsYWlkIG91dCBmYWNlIGRvd24sIG9uZSB0aWxlIGEgc3BhY2UuIFRoZSBzaGFyayBpcyBvbmx5IGEgcGljdHVyZSBvbiB0aGUgYmFjazogaXQgd2FybnMgb2YgdGhlIHJpY2hlciBhbmQgZmllcmNlciBzZXQuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNSI+PC9hPioqS1AtNSoqIE9jZWFuIHRpbGVzOiB0d2VsdmUgc21hbGwgbWVyY2hhbnRzIChkZWZlbmNlIDcsIGxvb3QgMiksIHRocmVlIGxhcmdlIG1lcmNoYW50cyAoZGVmZW5jZSA4LCBsb290IDMpLCB0aHJlZSB3YXJzaGlwcyAoZGVmZW5jZSA5LCBsb290IDQpLCB0d2VsdmUgd2l0aCBub3RoaW5nIG9uIHRoZW0uIFNoYXJrIHRpbGVzOiBzaXggbGFyZ2UgbWVyY2hhbnRzLCBzaXggd2Fyc2hpcHMuIE9mIGV2ZXJ5IGtpbmQgb2Ygc2hpcCBlYWNoIG5hdGlvbiBzYWlscyBhIHRoaXJkLiAqKGVkaXRpb24pKgoKPGEgaWQ9ImtwLTYiPjwvYT4qKktQLTYqKiBBIGNpdHkgaGFzIGRlZmVuY2UgMTAgYW5kIGxvb3QgNSwgYSBzdHJvbmdob2xkIGRlZmVuY2UgMTMgYW5kIGxvb3QgOC4gVGhleSBzdGF5IG9uIHRoZSBtYXAgYW5kIGNhbiBiZSBzYWNrZWQgYWdhaW4gYW5kIGFnYWluLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTciPjwvYT4qKktQLTcqKiBMYWlycyBiZWxvbmcgdG8gbm9ib2R5LiBUaGUgY29sb3VyIG9mIHRoZSBmbGFnIHNheXMgd2hlcmUgaXRzIGNhcHRhaW4gYmVnaW5zIGFuZCBub3RoaW5nIGVsc2UuICooYm9vaykqCgo8YSBpZD0ia3AtOCI+PC9hPioqS1AtOCoqIERvdWJsb29ucyBhcmUgY291bnRlZCBvbiB0aGUgdHJhY2ssIGEgaHVuZHJlZCBhIHN0ZXAuIEV2ZXJ5b25lIGJlZ2lucyB3aXRoIG5vbmUsIGFuZCBub2JvZHkgZXZlciBoYXMgbGVzcyB0aGFuIG5vbmU7IG9mIHR3byBjYXB0YWlucyB0aGUgb25lIHdobyBzYWlscyBzZWNvbmQgYmVnaW5zIHdpdGggNjAwLCBzbyB0aGF0IGJvdGggd2luIGFzIG9mdGVuLiAqKGJvb2ssIHJ1bGluZykqCgojIyBZb3VyIHNoaXAgYW5kIGNyZXcKCjxhIGlkPSJrcC05Ij48L2E+KipLUC05KiogWW91IGJlZ2luIHdpdGggdGhlIGZyb250IGFuZCB0aGUgcmVhciBvZiBhIHNoaXA6IG9uZSBzYWlsLCB0d28gcGxhY2VzIGZvciBwaXJhdGVzLCByb29tIGZvciA0IHJ1bSBhbmQgMiBjYW5ub25iYWxscy4gVGhlIHBsYWNlIGluIHRoZSByZWFyIGlzIHRoZSBjYXB0YWluJ3MgY2FiaW4uICooYm9vaykqCgo8YSBpZD0ia3AtMTAiPjwvYT4qKktQLTEwKiogQSBtaWRkbGUgcGFydCBjb3N0cyAyLDUwMCBkb3VibG9vbnMuIEl0IGJyaW5ncyBvbmUgc2FpbCwgb25lIHBsYWNlIGZvciBhIHBpcmF0ZSBhbmQgYSBob2xkOiB0aGUgcnVtIGhvbGQgdGFrZXMgMiBtb3JlIHJ1bSwgdGhlIGd1biBkZWNrIDIgbW9yZSBjYW5ub25iYWxscy4gQSBzaGlwIGhhcyByb29tIGZvciBvbmUgb2YgZWFjaC4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC0xMSI+PC9hPioqS1AtMTEqKiBEcmF3IHRocmVlIHBpcmF0ZXMuIEtlZXAgdHdvLCBvbmUgb2YgdGhlbSBhcyBjYXB0YWluLCBhbmQgZGlzY2FyZCB0aGUgdGhpcmQuICooYm9vaykqCgo8YSBpZD0ia3AtMTIiPjwvYT4qKktQLTEyKiogVGhlbiBsb2FkIGFsbCB0aGUgcnVtIGFuZCBjYW5ub25iYWxscyB5b3UgaGF2ZSByb29tIGZvcjsgeW91ciBwaXJhdGVzJyBza2lsbHMgY291bnQuICooYm9vaykqCgo8YSBpZD0ia3AtMTMiPjwvYT4qKktQLTEzKiogRHJhdyB0aHJlZSBhY3Rpb24gY2FyZHMuIE5vYm9keSBlbHNlIHNlZXMgeW91ciBoYW5kLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTE0Ij48L2E+KipLUC0xNCoqIFRoZSBGbHlpbmcgRHV0Y2htYW4gYmVnaW5zIG9uIHRoZSBsYWlyIGluIHRoZSBtaWRkbGUuICooYm9vaykqCgo8YSBpZD0ia3AtMTUiPjwvYT4qKktQLTE1KiogQ2hhbmNlIHBpY2tzIHdobyBiZWdpbnMsIHdoZXJlIHRoZSBib29rIGFza3MgZm9yIHRoZSBtb3N0IHBpcmF0ZS1saWtlIHBsYXllci4gVHVybnMgZ28gY2xvY2t3aXNlLiAqKHJ1bGluZykqCgo8YSBpZD0ia3AtMTYiPjwvYT4qKktQLTE2KiogVGhlIGRlY2tzLiAyMCBwaXJhdGVzOiBlYWNoIGhhcyBhbiBvcmRpbmFyeSBza2lsbCwgd2hpY2ggd29ya3Mgd2hlcmV2ZXIgdGhleSBzZXJ2ZSwgYW5kIGEgY2FwdGFpbidzIHNraWxsLCB3aGljaCB3b3JrcyBvbmx5IGluIHRoZSBjYWJpbi4gMzYgbG9vdCBjYXJkczogMTMgb2YgMTAwIGRvdWJsb29ucywgMTIgb2YgMjAwLCA3IG9mIDMwMCwgMyBvZiA0MDAsIDEgb2YgNTAwLiA4MCBhY3Rpb24gY2FyZHM6IDE2IHRyZWFzdXJlIG1hcHM7IDggZWFjaCBvZiB0YWlsd2luZCwgYXNzYXVsdCBhbmQgbWVyY2VuYXJpZXM7IDYgZWFjaCBvZiBhbWJ1c2gsIGNpdHJ1cyBmcnVpdHMsIHNjdXJ2eSBhbmQgc29sZGllcnM7IDQgZWFjaCBvZiBmbHlpbmcgZHV0Y2htYW4sIGFzc2Fzc2luYXRpb24sIGtlZWxoYXVsaW5nIGFuZCBtdXRpbnkuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtMTciPjwvYT4qKktQLTE3KiogV2hlbiBhIGRlY2sgcnVucyBvdXQsIGl0cyBkaXNjYXJkcyBhcmUgc2h1ZmZsZWQgaW50byBhIG5ldyBvbmUuIElmIHRoZXJlIGFyZSBub25lLCBub3RoaW5nIGlzIGRyYXduLiAqKHJ1bGluZykqCgojIyBXaGF0IGV2ZXJ5IGNhcHRhaW4gc2hvdWxkIGtub3cKCjxhIGlkPSJrcC0xOCI+PC9hPioqS1AtMTgqKiBJbiBhIG11dGlueSB5b3VyIGNhcHRhaW4gaXMgZGlzY2FyZGVkLCB5b3VyIHNoaXAgZ29lcyB0byB0aGUgY29ybmVyIGxhaXIgdGhlIGNvbXBhc3MgZGllIG5hbWVzLCBhbmQgaWYgaXQgaXMgeW91ciB0dXJuLCB0aGUgdHVybiBpcyBvdmVyLiBBIGNyZXcgbWVtYmVyIHdpdGggdGhlIHNjYXBlZ29hdCBza2lsbCwgc2FjcmlmaWNlZCwgcHJldmVudHMgaXQ7IHNvIGRvZXMgYSBrZWVsaGF1bGluZyBjYXJkLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTE5Ij48L2E+KipLUC0xOSoqIFdoZW5ldmVyIGEgY2FwdGFpbiBpcyBsb3N0LCBubyBtYXR0ZXIgaG93LCB0aGUgb3duZXIgbWFrZXMgYW5vdGhlciBvZiB0aGVpciBwaXJhdGVzIGNhcHRhaW4uIEEgc2hpcCBzYWlscyBldmVuIHdpdGggbm9ib2R5IGFib2FyZDsgYSBtdXRpbnkgdGhlcmUgb25seSBtb3ZlcyB0aGUgc2hpcC4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTIwIj48L2E+KipLUC0yMCoqIEEgbGFpciBpcyBzYWZlOiBubyBwbGF5ZXIgY2FuIGF0dGFjayBhIHNoaXAgdGhlcmUsIGFuZCB0aGUgRHV0Y2htYW4gZG9lcyBpdCBubyBoYXJtLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTIxIj48L2E+KipLUC0yMSoqIFdoZW5ldmVyIHRoZSBEdXRjaG1hbiBhbmQgYSBzaGlwIGNvbWUgdG8gYmUgb24gb25lIHNwYWNlIHRoYXQgaXMgbm8gbGFpciwgd2hpY2hldmVyIG9mIHRoZSB0d28gbW92ZWQsIHRoYXQgY2FwdGFpbiBkaXNjYXJkcyB0aGVpciB3aG9sZSBoYW5kIGFuZCBhbGwgdGhlaXIgcGlyYXRlcywgYW5kIHRoZSBzaGlwIGdvZXMgdG8gdGhlIGxhaXIgdGhlIGNvbXBhc3MgZGllIG5hbWVzLiBJZiBpdCBpcyB0aGVpciB0dXJuLCBpdCBpcyBvdmVyLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTIyIj48L2E+KipLUC0yMioqIEVhY2ggc2N1cnZ5IHRva2VuIGNvc3RzIHlvdSBvbmUgc3BhY2Ugb2YgbW92ZW1lbnQsIHRob3VnaCB5b3UgY2FuIGFsd2F5cyBtb3ZlIG9uZSwgYW5kIGdpdmVzIHlvdSDiiJIxIGluIGV2ZXJ5IGNvbWJhdC4gWW91IGNhbiBoYXZlIGFueSBudW1iZXIgb2YgdGhlbS4gKihib29rKSoKCjxhIGlkPSJrcC0yMyI+PC9hPioqS1AtMjMqKiBJbiBjb21iYXQsIGRpc2NhcmQgYSBjYW5ub25iYWxsIHRvIHJvbGwgb25lIG9yIGJvdGggb2YgeW91ciBkaWNlIGFnYWluLiBZb3UgbWF5IGRvIHNvIGFzIG9mdGVuIGFzIHlvdSBoYXZlIGNhbm5vbmJhbGxzLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTI0Ij48L2E+KipLUC0yNCoqIEEgd2Fyc2hpcCBzdG9wcyB5b3U6IHlvdXIgbW92ZW1lbnQgZW5kcyBvbiBpdHMgc3BhY2UsIGFuZCB5b3UgbXVzdCBmaWdodC4gKihib29rKSoKCjxhIGlkPSJrcC02OSI+PC9hPioqS1AtNjkqKiBJZiB5b3UgbG9zZSBhIHBpcmF0ZSB3aG8gbWFkZSByb29tIGZvciBydW0gb3IgY2Fubm9uYmFsbHMsIHdoYXQgaXMgbm93IHRvbyBtdWNoIGdvZXMgYmFjayBhdCBvbmNlLiBZb3VyIGhhbmQgaXMgb25seSBjaGVja2VkIHdoZW4geW91IGRyYXcgKEtQLTI1KS4gKihydWxpbmcpKgoKPGEgaWQ9ImtwLTcwIj48L2E+KipLUC03MCoqIEEgc2hpcCB0aGF0IGEgbXV0aW55IG9yIHRoZSBEdXRjaG1hbiBzZW50IHRvIGEgbGFpciAoS1AtMTgsIEtQLTIxKSBnZXRzIG5vdGhpbmcgb2Ygd2hhdCBLUC0zNyBvZmZlcnMgdW50aWwgaXQgZW5kcyBhIG1vdmVtZW50IHBoYXNlIG9mIGl0cyBvd24gaW4gYSBsYWlyOyBzdGF5aW5nIHRoZXJlIGNvdW50cyAoS1AtMzUpLiBJdHMgc2N1cnZ5LCBydW0gYW5kIGNhbm5vbmJhbGxzIHJlbWFpbiBhcyB0aGV5IGFyZS4gKihydWxpbmcpKgoKIyMgUGhhc2UgMTogdXBrZWVwCgo8YSBpZD0ia3AtMjUiPjwvYT4qKktQLTI1KiogMUEuIERyYXcgdHdvIGFjdGlvbiBjYXJkcywgb3IgdGhyZWUgd2l0aCB0aGUgY2FwdGFpbidzIHNraWxsIGZvciBpdCAoS1AtNjIpLiBBIGhhbmQgaG9sZHMgc2l4IGNhcmRzLCBvciBzZXZlbiB3aXRoIHRoYXQgc2tpbGw6IGlmIHRoZSBkcmF3IHdvdWxkIGJyaW5nIHlvdSBhYm92ZSB0aGF0LCBkaXNjYXJkIG9yIHBsYXkgY2FyZHMgZmlyc3QuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJrcC0zMSI+PC9hPioqS1AtMzEqKiBBbHNvIGluIDFBLCBvbmNlIGluIGVhY2ggb2YgeW91ciBvd24gdXBrZWVwcywgYSBwaWNrcG9ja2V0IGNhcHRhaW4gbWF5IHN0ZWFsIHVwIHRvIDIwMCBkb3VibG9vbnMgZnJvbSBvbmUgb3RoZXIgcGxheWVyLCBvciB3aGF0IHRoZXJlIGlzLiBJZiB0d28gc3VjaCBza2lsbHMgYXJlIGluIGZvcmNlIChLUC02MiksIGVhY2ggc3RlYWxzIG9uY2UuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJrcC0yNiI+PC9hPioqS1AtMjYqKiAxQi4gUm9sbCB0aGUgY29tcGFzcyBkaWU6IHRoZSBEdXRjaG1hbiBkcmlmdHMgb25lIHNwYWNlIHRoYXQgd2F5LiBJZiB0aGF0IHdvdWxkIHRha2UgaXQgb2ZmIHRoZSBtYXAsIGl0IGdvZXMgYmFjayB0byB0aGUgbGFpciBpbiB0aGUgbWlkZGxlLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTI3Ij48L2E+KipLUC0yNyoqIDFDLiBVbmxlc3MgeW91IGFyZSBpbiBhIGxhaXIsIHJvbGwgdGhlIHVwa2VlcCBkaWU6IHRha2UgYSBzY3VydnkgdG9rZW4sIGxvc2UgMSBydW0gb3IgbG9zZSAyIHJ1bS4gSWYgeW91IGRvIG5vdCBoYXZlIHRoYXQgbXVjaCBydW0sIHRoZXJlIGlzIGEgbXV0aW55LiAqKGJvb2spKgoKPGEgaWQ9ImtwLTI4Ij48L2E+KipLUC0yOCoqIFRoZSB1cGtlZXAgZGllIHNob3dzIHNjdXJ2eSB0d2ljZSwg4oiSMSBydW0gdGhyZWUgdGltZXMgYW5kIOKIkjIgcnVtIG9uY2UuIFRoZSBjb21wYXNzIGRpZSBzaG93cyB0aGUgc2l4IGNvbG91cnM7IGVhY2ggaXMgYSBkaXJlY3Rpb24gYW5kIGEgY29ybmVyIGxhaXIuICooZWRpdGlvbikqCgo8YSBpZD0ia3AtMjkiPjwvYT4qKktQLTI5KiogV2hlbiB0aGVyZSBpcyB0b28gbGl0dGxlIHJ1bSwgd2hhdCB0aGVyZSBpcyBpcyBkcnVuayBmaXJzdCwgYW5kIHRoZW4gY29tZXMgdGhlIG11dGlueS4gKihydWxpbmcpKgoKPCEtLSBleGFtcGxlOiB1cGtlZXAgLS0+Cgo8YSBpZD0ia3AtMzAiPjwvYT4qKktQLTMwKiogMUQuIEJlZm9yZSB0aGUgbW92ZW1lbnQgcGhhc2UsIGFueW9uZSBtYXkgcGxheSBtdXRpbnkgY2FyZHMuICooYm9vaykqCgo+ICpFeGFtcGxlOiBhIG11dGlueSBhbnN3ZXJlZC4qIFRoZSB1cGtlZXAgZGllIHNob3dzIOKIkjIgcnVtIGFuZCB5b3UgaGF2ZSBvbmUuIFRoZSBvbmUgaXMgZHJ1bmssIGFuZCB0aGUgY3JldyByaXNlcy4gRXZlcnlvbmUgaXMgYXNrZWQgd2hldGhlciB0aGV5IGFuc3dlci4gWW91IHNhY3JpZmljZSBOaWIgdGhlIENhYmluIEJveSwgd2hvc2Ugc2tpbGwgaXMgc2NhcGVnb2F0OiBoZSBpcyBkaXNjYXJkZWQgYW5kIHRoZSBtdXRpbnkgaXMgb3Zlci4gWW91ciBjYXB0YWluIGtlZXBzIHRoZSBjYWJpbiwgdGhlIHNoaXAgc3RheXMgd2hlcmUgaXQgaXMsIGFuZCB5b3VyIHR1cm4gZ29lcyBvbiwgd2l0aCBubyBydW0uIEEga2VlbGhhdWxpbmcgY2FyZCwgZnJvbSB5b3VyIGhhbmQgb3IgZnJvbSBzb21lb25lIHdobyB3b3VsZCByYXRoZXIgbm90IHNlZSB5b3Ugc2VudCBob21lLCB3b3VsZCBoYXZlIHNhdmVkIE5pYiBhcyB3ZWxsLgoKIyMgUGhhc2UgMjogbW92ZW1lbnQKCjxhIGlkPSJrcC0zMiI+PC9hPioqS1AtMzIqKiBTYWlsIHVwIHRvIG9uZSBzcGFjZSBmb3IgZWFjaCBzYWlsLCBhbmQgb25lIGZvciBlYWNoIHBpcmF0ZSB3aXRoIHRoZSBtb3ZlbWVudCBza2lsbCwgbGVzcyB5b3VyIHNjdXJ2eSAoS1AtMjIpLiBUYWlsd2luZHMgY29tZSBvbiB0b3AgYW5kIGNhcmUgbm90aGluZyBmb3Igc2N1cnZ5LiAqKGJvb2spKgoKPCEtLSBleGFtcGxlOiByZWFjaCAtLT4KCjxhIGlkPSJrcC0zMyI+PC9hPioqS1AtMzMqKiBTYWlsaW5nIG9udG8gYSB0aWxlIHRoYXQgbGllcyBmYWNlIGRvd24gdHVybnMgaXQgb3Zlci4gT25lIHdpdGggbm90aGluZyBvbiBpdCBpcyByZW1vdmVkOyBhIHNoaXAgc3RheXMsIGZhY2UgdXAuICooYm9vaykqCgo8YSBpZD0ia3AtMzQiPjwvYT4qKktQLTM0KiogT24gYSBtZXJjaGFudCwgYSBjaXR5IG9yIGEgc3Ryb25naG9sZCB5b3UgbWF5IHN0b3AgYW5kIGZpZ2h0LCBvciBzYWlsIG9uLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTM1Ij48L2E+KipLUC0zNSoqIFlvdSBtYXkgc3RheSB3aGVyZSB5b3UgYXJlLiBUaGF0IGNvdW50cyBhcyBlbmRpbmcgeW91ciBtb3ZlbWVudCB0aGVyZS4gKihydWxpbmcpKgoKPGEgaWQ9ImtwLTM2Ij48L2E+KipLUC0zNioqIElmIHlvdSBlbmQgeW91ciBtb3ZlbWVudCBvbiBhIHRyZWFzdXJlIGlzbGFuZCwgeW91IG1heSBkaWc6IHR1cm4gaW4gdGhyZWUgdHJlYXN1cmUgbWFwcyBmb3IgYSBzbWFsbCB0cmVhc3VyZSwgMiwwMDAgZG91Ymxvb25zLCBvciBmb3VyIGZvciBhIGxhcmdlIG9uZSwgMywwMDAuIEVhY2ggY2x1ZSBhbW9uZyB5b3VyIGNyZXcncyBza2lsbHMgc2F2ZXMgb25lIG1hcCwgZWFjaCBkb3VibGUgY2x1ZSB0d28uIEV2ZXJ5IHRyZWFzdXJlIGNhbiBiZSBkdWcgdXAgb25jZS4gKihib29rLCBydWxpbmcpKgoKPCEtLSBleGFtcGxlOiBkaWcgLS0+Cgo+ICpFeGFtcGxlOiBhIGRpZyBmb3Igbm90aGluZy4qIFRhbGwgUmFtaXJvIGlzIHlvdXIgY2FwdGFpbiBhbmQgY291bnRzIGFzIHR3byBjbHVlczsgUGlhIExhbnRlcm4gaW4gdGhlIGNyZXcgaXMgb25lIG1vcmUuIFRvZ2V0aGVyIHRoZXkgZmluZCBhIHNtYWxsIHRyZWFzdXJlIHdpdGhvdXQgYSBzaW5nbGUgbWFwOiAyLDAwMCBkb3VibG9vbnMuIEZvciBhIGxhcmdlIG9uZSB5b3Ugd291bGQgdHVybiBpbiBvbmUgbWFwLgoKPGEgaWQ9ImtwLTM3Ij48L2E+KipLUC0zNyoqIElmIHlvdSBlbmQgeW91ciBtb3ZlbWVudCBpbiBhIGxhaXIsIHRoZW4gaW4gdGhpcyBvcmRlcjogZ2V0IHJpZCBvZiBhbGwgc2N1cnZ5OyBidXkgbWlkZGxlIHBhcnRzOyBkcmF3IGFzIG1hbnkgcGlyYXRlcyBhcyB5b3UgaGF2ZSB2YWNhbnQgcGxhY2VzIGFuZCBvbmUgbW9yZSwgYW5kIG1hbiB5b3VyIHNoaXAgYXMgeW91IGxpa2UgZnJvbSBvbGQgYW5kIG5ldywgY2hvb3NpbmcgdGhlIGNhcHRhaW4gYW5kIGRpc2NhcmRpbmcgdGhlIHJlc3Q7IGZpbGwgdXAgd2l0aCBydW07IGZpbGwgdXAgd2l0aCBjYW5ub25iYWxscy4gKihib29rKSoKCjxhIGlkPSJrcC0zOCI+PC9hPioqS1AtMzgqKiBXaXRoIGEgZnVsbCBjcmV3IHlvdSBzdGlsbCBkcmF3IG9uZSBwaXJhdGUgaW4gYSBsYWlyLCBhbmQgbWF5IGV4Y2hhbmdlIHNvbWVvbmUgZm9yIHRoZW0uICooYm9vaykqCgo+ICpFeGFtcGxlOiBhIHZpc2l0IHRvIGEgbGFpci4qIFlvdSBjb21lIGluIHdpdGggMiw3MDAgZG91Ymxvb25zLCB0d28gc2N1cnZ5IHRva2VucyBhbmQgb25seSBCYXJyZWwgQmVzcyBhYm9hcmQuIFRoZSBzY3VydnkgaXMgZ29uZS4gWW91IGJ1eSB0aGUgZ3VuIGRlY2ssIHdoaWNoIGxlYXZlcyB5b3UgMjAwIGRvdWJsb29ucyBhbmQgZ2l2ZXMgeW91ciBzaGlwIHRocmVlIHBsYWNlcywgdHdvIG9mIHRoZW0gdmFjYW50LiBTbyB5b3UgZHJhdyB0aHJlZSBwaXJhdGVzOiBHdW5uZXIgT2tlLCBQaWEgTGFudGVybiBhbmQgTmliIHRoZSBDYWJpbiBCb3kuIE9rZSBiZWNvbWVzIGNhcHRhaW4sIEJlc3MgYW5kIFBpYSBhcmUgdGhlIGNyZXcsIE5pYiBpcyBkaXNjYXJkZWQuIFlvdSBmaWxsIHVwIHRvIDUgcnVtLCBmb3VyIGFuZCBvbmUgZm9yIEJlc3MsIGFuZCB0byA1IGNhbm5vbmJhbGxzOiB0d28sIHR3byBvbiB0aGUgZ3VuIGRlY2sgYW5kIG9uZSBmb3IgT2tlLgoKPCEtLSBleGFtcGxlOiBsYWlyIC0tPgoKIyMgUGhhc2UgMzogY29tYmF0CgpIb3cgbGlrZWx5IHR3byBkaWNlIGNvbWUgdG8gYSBudW1iZXIgb3IgbW9yZSwgaWYgeW91IHVzZSB5b3VyIGNhbm5vbmJhbGxzIGFzIHdlbGwgYXMgY2FuIGJlOgoKfCB5b3UgbmVlZCB8IG5vIGNhbm5vbmJhbGwgfCAxIHwgMiB8IDMgfCA0IHwKfC0tLXwtLS18LS0tfC0tLXwtLS18LS0tfAp8IDYgfCA3MiAlIHwgOTMgJSB8IDk4ICUgfCAxMDAgJSB8IDEwMCAlIHwKfCA3IHwgNTggJSB8IDg1ICUgfCA5NSAlIHwgOTggJSB8IDk5ICUgfAp8IDggfCA0MiAlIHwgNzIgJSB8IDg4ICUgfCA5NCAlIHwgOTggJSB8CnwgOSB8IDI4ICUgfCA1NyAlIHwgNzUgJSB8IDg3ICUgfCA5MyAlIHwKfCAxMCB8IDE3ICUgfCA0MCAlIHwgNTkgJSB8IDczICUgfCA4MyAlIHwKfCAxMSB8IDggJSB8IDI0ICUgfCAzOSAlIHwgNTIgJSB8IDYyICUgfAp8IDEyIHwgMyAlIHwgOSAlIHwgMTggJSB8IDI3ICUgfCAzNiAlIHwKCjxhIGlkPSJrcC0zOSI+PC9hPioqS1AtMzkqKiBZb3UgZmlnaHQgYXQgbW9zdCBvbmNlIGEgdHVybiwgYWdhaW5zdCBvbmUgdGFyZ2V0IG9uIHlvdXIgc3BhY2U6IGEgc2hpcCB0aWxlLCBhIGNpdHksIGEgc3Ryb25naG9sZCwgb3IgYW5vdGhlciBwbGF5ZXIgb3V0c2lkZSBhIGxhaXIuIEEgd2Fyc2hpcCB5b3UgaGF2ZSBqdXN0IHNhaWxlZCB1cCB0byBtdXN0IGJlIHRoYXQgdGFyZ2V0LiBJZiB5b3UgYmVnYW4geW91ciB0dXJuIG9uIGl0cyBzcGFjZSwgdGhlIGZpZ2h0IGlzIHVwIHRvIHlvdSwgYW5kIHlvdSBtYXkgc2FpbCBvZmYuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJrcC02OCI+PC9hPioqS1AtNjgqKiBBIGNvbWJhdCBnb2VzIGxpa2UgdGhpcy4gVGhlIGF0dGFjayBpcyBkZWNsYXJlZC4gRXZlcnlvbmUgbWF5IGFuc3dlciB3aXRoIGNhcmRzLiBUaGUgYXR0YWNrZXIgcm9sbHMgYW5kIHJlLXJvbGxzOyBhZ2FpbnN0IGEgcGxheWVyLCB0aGUgZGVmZW5kZXIgdGhlbiByb2xscyBhbmQgcmUtcm9sbHMuIEV2ZXJ5b25lIG1heSBhbnN3ZXIgYWdhaW4uIElmIGEgY2FyZCB0aGVuIHR1cm5zIGEgc3VjY2VzcyBhZ2FpbnN0IGEgbmF0aW9uIGludG8gYSBmYWlsdXJlLCB0aGUgYXR0YWNrZXIgbWF5IGdvIG9uIHJlLXJvbGxpbmcsIGFuZCBldmVyeW9uZSBtYXkgYW5zd2VyIGFuZXc7IGJldHdlZW4gcGxheWVycyBub2JvZHkgcmUtcm9sbHMgYWZ0ZXIgdGhlIGNhcmRzLiBXaGVuIGFsbCBoYXZlIHBhc3NlZCwgdGhlIHJlc3VsdCBzdGFuZHMuICoocnVsaW5nKSoKCjxhIGlkPSJrcC00MCI+PC9hPioqS1AtNDAqKiBBZ2FpbnN0IGEgbmF0aW9uIHlvdSByb2xsIHRoZSB0d28gY29tYmF0IGRpY2UgYW5kIGFkZCBza2lsbHMgYW5kIGNhcmRzLCBsZXNzIHlvdXIgc2N1cnZ5LiBJZiB0aGF0IGlzIHRoZSB0YXJnZXQncyBkZWZlbmNlIG9yIG1vcmUsIGl0IGlzIGNvbnF1ZXJlZC4gKihib29rKSoKCjwhLS0gZXhhbXBsZTogY29tYmF0IC0tPgoKPGEgaWQ9ImtwLTQxIj48L2E+KipLUC00MSoqIEFmdGVyIGEgcm9sbCB0aGF0IGZhaWxzIHlvdSBtYXkgc3BlbmQgYSBjYW5ub25iYWxsIGFuZCByb2xsIG9uZSBvciBib3RoIGRpY2UgYWdhaW4sIGFuZCBhZ2FpbiBhZnRlciB0aGF0LiAqKGJvb2spKgoKPGEgaWQ9ImtwLTQyIj48L2E+KipLUC00MioqIEZvciBhIGNvbnF1ZXN0IHlvdSBkcmF3IGFzIG1hbnkgbG9vdCBjYXJkcyBhcyB0aGUgdGFyZ2V0J3MgbG9vdCB2YWx1ZSBzYXlzLCBhbmQgbW9yZSBmb3Igc2tpbGxzLiBZb3UgZ2FpbiB3aGF0IHRoZXkgYWRkIHVwIHRvLCBhbmQgdGhleSBhcmUgZGlzY2FyZGVkLiBBIGJlYXRlbiBzaGlwIGxlYXZlcyB0aGUgbWFwLiAqKGJvb2spKgoKPCEtLSBleGFtcGxlOiBsb290IC0tPgoKPGEgaWQ9ImtwLTQzIj48L2E+KipLUC00MyoqIEFuIGF0dGFjayB0aGF0IGZhaWxzIGNvc3RzIHlvdSBub3RoaW5nIGVsc2UsIGFuZCB0aGUgdGFyZ2V0IHN0YXlzLiAqKHJ1bGluZykqCgo+ICpFeGFtcGxlOiBhIHN0cm9uZ2hvbGQsIGNhbm5vbmJhbGxzIGFuZCBjYXJkcy4qIFlvdSBhdHRhY2sgdGhlIEJyaXRpc2ggc3Ryb25naG9sZCwgZGVmZW5jZSAxMywgd2l0aCB0d28gY2Fubm9uYmFsbHMsIG9uZSBzY3VydnkgdG9rZW4gYW5kIEl2byBCbGFja3dhdGVyIGFzIGNhcHRhaW4uIEhlIGdpdmVzICsxIGZvciBoaXMgb3JkaW5hcnkgc2tpbGwgYW5kICsyIGZvciB0aGUgY2FwdGFpbidzIG9uZS4gSW4gdGhlIGZpcnN0IHdpbmRvdyB5b3UgcGxheSBhbiBhc3NhdWx0LCArMjsgd2l0aCDiiJIxIGZvciBzY3VydnkgeW91IGFkZCA0IHRvIHlvdXIgZGljZS4gWW91IHJvbGwgNiBhbmQgMiwgd2hpY2ggbWFrZXMgMTI6IG5vdCBlbm91Z2guIEEgY2Fubm9uYmFsbCB0dXJucyB0aGUgMiBpbnRvIGEgNSwgd2hpY2ggbWFrZXMgMTUuIEluIHRoZSBsYXN0IHdpbmRvdyBBbm5lIHBsYXlzIHNvbGRpZXJzIGZvciB0aGUgQnJpdGlzaDogdGhhdCBtYWtlcyBpdHMgZGVmZW5jZSAxNSwgYW5kIHlvdXIgMTUgc3RpbGwgZG9lcyBpdC4gVGhlbiBCZW4gaGlyZXMgbWVyY2VuYXJpZXMgZm9yIHRoZSBzdHJvbmdob2xkOiAxNiwgYW5kIGEgc3VjY2VzcyBoYXMgYmVjb21lIGEgZmFpbHVyZSwgc28geW91IG1heSBnbyBvbiByZS1yb2xsaW5nLiBZb3VyIGxhc3QgY2Fubm9uYmFsbCB0dXJucyB0aGUgNSBpbnRvIGEgNjogMTYuIEV2ZXJ5b25lIGlzIGFza2VkIG9uY2UgbW9yZSBhbmQgcGFzc2VzLiBZb3UgZHJhdyBlaWdodCBsb290IGNhcmRzOyB0aGUgc3Ryb25naG9sZCBzdGF5cyBvbiB0aGUgbWFwLgoKPGEgaWQ9ImtwLTQ0Ij48L2E+KipLUC00NCoqIEFnYWluc3QgYSBwbGF5ZXIsIHRoZSBhdHRhY2tlciByb2xscyBhbmQgc3BlbmRzIGNhbm5vbmJhbGxzIGZpcnN0LCB0aGVuIHRoZSBkZWZlbmRlci4gRWFjaCBhZGRzIHNraWxscyBhbmQgY2FyZHMsIGxlc3Mgc2N1cnZ5LiBUaGUgaGlnaGVyIHRvdGFsIHdpbnMsIGFuZCB0aGUgYXR0YWNrZXIgd2lucyBhIHRpZS4gKihib29rKSoKCjxhIGlkPSJrcC00NSI+PC9hPioqS1AtNDUqKiBUaGUgd2lubmVyLCBhdHRhY2tlciBvciBkZWZlbmRlciwgZHJhd3MgZm91ciBsb290IGNhcmRzIGFuZCB0YWtlcyB0aGF0IG1hbnkgZG91Ymxvb25zIGZyb20gdGhlIGxvc2VyLCBvciBhbGwgdGhlcmUgYXJlLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTQ2Ij48L2E+KipLUC00NioqIFNraWxscyB0aGF0IGJyaW5nIG1vcmUgbG9vdCBicmluZyBub25lIGZyb20gYSBwbGF5ZXIuICooYm9vaykqCgojIyBBY3Rpb24gY2FyZHMKCnwgY2FyZCB8IGxldHRlciB8IGNvcGllcyB8IGluIHNob3J0IHwKfC0tLXwtLS18LS0tfC0tLXwKfCB0cmVhc3VyZSBtYXAgfCDigJMgfCAxNiB8IGEgY2x1ZSwgdHVybmVkIGluIHdoZW4geW91IGRpZyB8CnwgdGFpbHdpbmQgfCBNIHwgOCB8IHVwIHRvIHR3byBtb3JlIHNwYWNlcyB0aGlzIHR1cm4gfAp8IGFzc2F1bHQgfCBDKiB8IDggfCArMiB3aGVuIHlvdSBhdHRhY2sgfAp8IG1lcmNlbmFyaWVzIHwgQyB8IDggfCArMSBmb3IgYSBzaWRlIG9mIHRoaXMgY29tYmF0IHwKfCBhbWJ1c2ggfCBDKiB8IDYgfCArMyB3aGVuIGEgcGxheWVyIGF0dGFja3MgeW91IHwKfCBjaXRydXMgZnJ1aXRzIHwgQSB8IDYgfCBsb3NlIGFsbCB5b3VyIHNjdXJ2eSB8Cnwgc2N1cnZ5IHwgQSB8IDYgfCBhIHBsYXllciB0YWtlcyBhIHNjdXJ2eSB0b2tlbiB8Cnwgc29sZGllcnMgfCBDIHwgNiB8ICsyIGZvciBhbGwgYSBuYXRpb24gaGFzIHwKfCBmbHlpbmcgZHV0Y2htYW4gfCBBIHwgNCB8IHRoZSBEdXRjaG1hbiBtb3ZlcyBvbmUgc3BhY2UgfAp8IGFzc2Fzc2luYXRpb24gfCBBIHwgNCB8IGRpc2NhcmQgYW55IHBpcmF0ZSB3aG8gaXMgbm90IGltbXVuZSB8Cnwga2VlbGhhdWxpbmcgfCBBIHwgNCB8IHByZXZlbnQgYSBtdXRpbnkgfAp8IG11dGlueSB8IFUgfCA0IHwgYSBwbGF5ZXIgaGFzIGEgbXV0aW55IHwKCjxhIGlkPSJrcC00NyI+PC9hPioqS1AtNDcqKiBZb3UgbWF5IHBsYXkgY2FyZHMgaW4gYW55b25lJ3MgdHVybi4gVGhlIGxldHRlciBzYXlzIHdoZW46IEEgYXQgYW55IHRpbWUgaW4gYSB0dXJuLCB3aGF0ZXZlciBpcyBiZWluZyBjaG9zZW4ganVzdCB0aGVuLCBiZSBpdCBpbiBhIGxhaXI7IEMgaW4gYSBjb21iYXQgcGhhc2UsIEMqIGluIGEgY29tYmF0IHlvdSB0YWtlIHBhcnQgaW4sIE0gaW4gdGhlIG1vdmVtZW50IHBoYXNlLCBVIGluIHRoZSB1cGtlZXAuIFdoYXQgaXMgcGxheWVkIGZpcnN0IHRha2VzIGVmZmVjdCBmaXJzdC4gKihib29rKSoKCjxhIGlkPSJrcC02NyI+PC9hPioqS1AtNjcqKiBTb21lIGV2ZW50cyBjYW4gYmUgYW5zd2VyZWQ6IGEgbXV0aW55LCBhbiBhdHRhY2ssIHRoZSBlbmQgb2YgYSBjb21iYXQncyByb2xscywgYSBkaWcsIGFuZCBzdGVwIDFELiBFYWNoIG9wZW5zIGEgd2luZG93LiBFdmVyeW9uZSBpcyBhc2tlZCwgd2l0aCBvciB3aXRob3V0IGEgZml0dGluZyBjYXJkIGFuZCBmb3IgdGhlIHNhbWUgdGltZSwgc28gbmVpdGhlciBhIHF1ZXN0aW9uIG5vciB0aGUgbGFjayBvZiBvbmUgc2F5cyBhbnl0aGluZyBhYm91dCBhIGhhbmQuIE91dHNpZGUgd2luZG93cyB5b3UgbWF5IHBsYXkgYSBjYXJkIHVuYXNrZWQgd2hlbmV2ZXIgaXRzIGxldHRlciBhbGxvd3MgaXQuIENhcmRzIHRha2UgZWZmZWN0IGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IHJlYWNoIHRoZSB0YWJsZSwgYmV0d2VlbiB0d28gYWN0aW9uczsgb25lIHN0ZXAgb2YgYSBzaGlwIGlzIGFuIGFjdGlvbi4gQSBzdGFuZGluZyBvcmRlciwgc3VjaCBhcyAiYWx3YXlzIHBhc3MiIG9yICJrZWVsaGF1bCBhbnkgbXV0aW55IiwgYW5zd2VycyBmb3IgeW91IGFmdGVyIHRoYXQgc2FtZSB0aW1lLiBBIGNoYW5jZSB0byBwbGF5IHVuYXNrZWQgbXVzdCBiZSBhIHJlYWwgb25lOiBub2JvZHkgcnVucyBvbiBzbyBmYXN0IHRoYXQgdGhlIG90aGVycyBjYW5ub3Qgc3BlYWsuICoocnVsaW5nKSoKCjxhIGlkPSJrcC02MCI+PC9hPioqS1AtNjAqKiBTZXZlcmFsIGNhcmRzIG9mIG9uZSBraW5kIG1heSBiZSBwbGF5ZWQgb24gb25lIGNvbWJhdC4gVGhleSBhZGQgdXAuICoocnVsaW5nKSoKCjxhIGlkPSJrcC00OCI+PC9hPioqS1AtNDgqKiBBbWJ1c2ggKEMqKTogd2hlbiBhIHBsYXllciBhdHRhY2tzIHlvdSwgeW91IGhhdmUgKzMgdGhpcyB0dXJuIGFzIHRoZSBkZWZlbmRlci4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC00OSI+PC9hPioqS1AtNDkqKiBBc3NhdWx0IChDKik6IHlvdSBoYXZlICsyIHRoaXMgdHVybiB3aGVuIGF0dGFja2luZy4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC01MCI+PC9hPioqS1AtNTAqKiBDaXRydXMgZnJ1aXRzIChBKTogeW91IGxvc2UgYWxsIHlvdXIgc2N1cnZ5IHRva2VucywgaW4gdGhlIG1pZGRsZSBvZiBhIGNvbWJhdCB0b28uICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTEiPjwvYT4qKktQLTUxKiogRmx5aW5nIGR1dGNobWFuIChBKTogbW92ZSB0aGUgRHV0Y2htYW4gb25lIHNwYWNlIGluIGFueSBkaXJlY3Rpb247IG9mZiB0aGUgbWFwIHRha2VzIGl0IHRvIHRoZSBsYWlyIGluIHRoZSBtaWRkbGUgKEtQLTI2KS4gVGhpcyBoYXBwZW5zIGF0IG9uY2UsIGV2ZW4gaW4gdGhlIG1pZGRsZSBvZiBhIGNvbWJhdDogYSBmaWdodGVyIGl0IG1lZXRzIGlzIGNhcnJpZWQgb2ZmIChLUC0yMSksIGFuZCB0aGUgY29tYmF0IGlzIG92ZXIuICooYm9vaywgZWRpdGlvbikqCgo+ICpFeGFtcGxlOiB0aGUgRHV0Y2htYW4gZW5kcyBhIGNvbWJhdC4qIFlvdSBoYXZlIHJvbGxlZCAxMSBhZ2FpbnN0IHRoZSBGcmVuY2ggY2l0eTogY29ucXVlcmVkLCBpZiBub2JvZHkgb2JqZWN0cy4gQnV0IHRoZSBEdXRjaG1hbiBsaWVzIG9uZSBzcGFjZSBiZWxvdyB0aGUgY2l0eSwgYXQgKOKIkjIs4oiSMSksIGFuZCBpbiB0aGUgbGFzdCB3aW5kb3cgQW5uZSBwbGF5cyB0aGUgZmx5aW5nIGR1dGNobWFuIGFuZCBtb3ZlcyBpdCB1cCwgb250byB5b3VyIHNwYWNlLiBUaGUgY29tYmF0IGlzIG92ZXIgYW5kIHlvdSBkcmF3IG5vIGxvb3QuIFlvdXIgaGFuZCBhbmQgeW91ciBwaXJhdGVzIGFyZSBkaXNjYXJkZWQuIFRoZSBjb21wYXNzIGRpZSBzaG93cyBncmVlbiwgc28geW91ciBzaGlwIGdvZXMgdG8gdGhlIGdyZWVuIGxhaXIuIEl0IHdhcyB5b3VyIHR1cm4sIGFuZCB0aGF0IGlzIG92ZXIgdG9vLgoKPGEgaWQ9ImtwLTUyIj48L2E+KipLUC01MioqIE1lcmNlbmFyaWVzIChDKTogKzEgaW4gdGhpcyBjb21iYXQgZm9yIHlvdXJzZWxmLCBmb3IgdGhlIHRvd24gb3Igc2hpcCB0aGF0IGlzIGF0dGFja2VkLCBvciwgd2hlbiB0d28gb3RoZXJzIGZpZ2h0IGVhY2ggb3RoZXIsIGZvciBlaXRoZXIgb2YgdGhlbS4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC01MyI+PC9hPioqS1AtNTMqKiBTY3VydnkgKEEpOiBhIHBsYXllciBvZiB5b3VyIGNob2ljZSB0YWtlcyBhIHNjdXJ2eSB0b2tlbi4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC01NCI+PC9hPioqS1AtNTQqKiBUYWlsd2luZCAoTSk6IHVwIHRvIHR3byBtb3JlIHNwYWNlcyB0aGlzIHR1cm4sIHdoaWNoIHNjdXJ2eSBkb2VzIG5vdCB0b3VjaC4gWW91IGNhbiBwbGF5IGl0IG9ubHkgaW4geW91ciBvd24gdHVybiwgYW5kIG9ubHkgd2hpbGUgeW91IG1heSBzdGlsbCBzYWlsIGluIGl0OiBvbmNlIHlvdSBoYXZlIHN0b3BwZWQsIGl0IGlzIHRvbyBsYXRlLiAqKGJvb2ssIHJ1bGluZywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTUiPjwvYT4qKktQLTU1KiogQXNzYXNzaW5hdGlvbiAoQSk6IGNob29zZSBhbnkgcGlyYXRlIGluIHBsYXkgd2hvIGlzIG5vdCBpbW11bmUsIGFuZCBkaXNjYXJkIHRoZW0uIEEgY2FwdGFpbiBsb3N0IHRoaXMgd2F5IGlzIHJlcGxhY2VkIChLUC0xOSkuICooYm9vaykqCgo8YSBpZD0ia3AtNTYiPjwvYT4qKktQLTU2KiogS2VlbGhhdWxpbmcgKEEpOiBwcmV2ZW50cyBvbmUgbXV0aW55LCB5b3VycyBvciBhbm90aGVyIHBsYXllcidzLCBhcyBpdCBicmVha3Mgb3V0LiAqKGJvb2spKgoKPGEgaWQ9ImtwLTU3Ij48L2E+KipLUC01NyoqIE11dGlueSAoVSk6IGEgcGxheWVyIG9mIHlvdXIgY2hvaWNlIGhhcyBhIG11dGlueS4gQSBzaGlwIGluIGEgbGFpciBpcyBubyBleGNlcHRpb24uICooYm9vaywgcnVsaW5nLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC01OCI+PC9hPioqS1AtNTgqKiBTb2xkaWVycyAoQyk6IGNob29zZSBhIG5hdGlvbi4gSXRzIHNoaXBzLCBjaXRpZXMgYW5kIHN0cm9uZ2hvbGRzIGhhdmUgKzIgdGhpcyB0dXJuLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTU5Ij48L2E+KipLUC01OSoqIFRyZWFzdXJlIG1hcDogYSBjbHVlLiBZb3UgdHVybiBpdCBpbiB3aGVuIHlvdSBkaWcgKEtQLTM2KS4gKihib29rKSoKCiMjIFBpcmF0ZXMKCnwgb3JkaW5hcnkgc2tpbGwgfCB3aGF0IGl0IGRvZXMgfCBwaXJhdGVzIHwKfC0tLXwtLS18LS0tfAp8ICsxIGFnYWluc3QgcGxheWVycyB8IGluIGNvbWJhdHMgd2l0aCBvdGhlciBwbGF5ZXJzIHwgMiB8CnwgY2x1ZSB8IHNhdmVzIGEgdHJlYXN1cmUgbWFwIG9uIGVhY2ggZGlnIHwgMyB8CnwgKzEgY2Fubm9uYmFsbCB8IHJvb20gZm9yIG9uZSBtb3JlIHwgMyB8CnwgKzEgcnVtIHwgcm9vbSBmb3Igb25lIG1vcmUgfCAzIHwKfCArMSBhZ2FpbnN0IG5hdGlvbnMgfCBpbiBjb21iYXRzIHdpdGggc2hpcHMsIGNpdGllcyBhbmQgc3Ryb25naG9sZHMgfCAzIHwKfCBpbW11bmUgfCBjYW5ub3QgYmUgYXNzYXNzaW5hdGVkIHwgMSB8Cnwgc2NhcGVnb2F0IHwgZGlzY2FyZCB0aGlzIHBpcmF0ZSB0byBwcmV2ZW50IGEgbXV0aW55IHwgMiB8CnwgKzEgbW92ZW1lbnQgfCBvbmUgbW9yZSBzcGFjZSBlYWNoIHR1cm4gfCAyIHwKfCArMSBsb290IHwgb25lIG1vcmUgY2FyZCBmcm9tIGVhY2ggY29ucXVlcmVkIHNoaXAsIGNpdHkgb3Igc3Ryb25naG9sZCB8IDEgfAoKfCBjYXB0YWluJ3Mgc2tpbGwgfCB3aGF0IGl0IGRvZXMgfCBwaXJhdGVzIHwKfC0tLXwtLS18LS0tfAp8ICsyIGFnYWluc3QgcGxheWVycyB8IGluIGNvbWJhdHMgd2l0aCBvdGhlciBwbGF5ZXJzIHwgMiB8Cnwgbm8gc2N1cnZ5IHwgdGhlIGNyZXcgZHJvcHMgYW55IHRva2VuIGl0IHdvdWxkIGdldCB8IDMgfAp8ICsyIGFnYWluc3QgbmF0aW9ucyB8IGluIGNvbWJhdHMgd2l0aCBzaGlwcywgY2l0aWVzIGFuZCBzdHJvbmdob2xkcyB8IDIgfAp8IGFsbCBjYXB0YWlucyB8IHRoZSBjYXB0YWluJ3Mgc2tpbGxzIG9mIHRoZSBvdGhlciBwaXJhdGVzIHdvcmsgdG9vIHwgMSB8CnwgdHdvIGNsdWVzIHwgc2F2ZXMgdHdvIHRyZWFzdXJlIG1hcHMgb24gZWFjaCBkaWcgfCAyIHwKfCArMiBsb290IGZyb20gdGhlIEZyZW5jaCB8IHR3byBtb3JlIGNhcmRzIGZyb20gd2hhdCB0aGV5IGxvc2UgfCAyIHwKfCArMiBsb290IGZyb20gdGhlIFNwYW5pc2ggfCBsaWtld2lzZSB8IDIgfAp8ICsyIGxvb3QgZnJvbSB0aGUgQnJpdGlzaCB8IGxpa2V3aXNlIHwgMiB8CnwgbW9yZSBjYXJkcyB8IGRyYXcgb25lIG1vcmUgYWN0aW9uIGNhcmQgZWFjaCB0dXJuLCBob2xkIG9uZSBtb3JlIHwgMiB8CnwgcGlja3BvY2tldCB8IHN0ZWFsIHVwIHRvIDIwMCBkb3VibG9vbnMgaW4gZWFjaCBvZiB5b3VyIHVwa2VlcHMgfCAyIHwKCnwgIyB8IHBpcmF0ZSB8IG9yZGluYXJ5IHNraWxsIHwgY2FwdGFpbidzIHNraWxsIHwKfC0tLXwtLS18LS0tfC0tLXwKfCAxIHwgSGF0dGllIFF1aWxsIHwgKzEgYWdhaW5zdCBwbGF5ZXJzIHwgKzIgYWdhaW5zdCBwbGF5ZXJzIHwKfCAyIHwgQnJhbSBDdXR0ZXIgfCArMSBhZ2FpbnN0IHBsYXllcnMgfCBubyBzY3VydnkgfAp8IDMgfCBPbGQgTWFycm93IHwgY2x1ZSB8IHR3byBjbHVlcyB8CnwgNCB8IFBpYSBMYW50ZXJuIHwgY2x1ZSB8ICsyIGxvb3QgZnJvbSB0aGUgRnJlbmNoIHwKfCA1IHwgTW90aCBEYXdzb24gfCBjbHVlIHwgbW9yZSBjYXJkcyB8CnwgNiB8IEd1bm5lciBPa2UgfCArMSBjYW5ub25iYWxsIHwgKzIgYWdhaW5zdCBuYXRpb25zIHwKfCA3IHwgUnV0YSBGbGludCB8ICsxIGNhbm5vbmJhbGwgfCArMiBsb290IGZyb20gdGhlIFNwYW5pc2ggfAp8IDggfCBUb2JpYWggV2ljayB8ICsxIGNhbm5vbmJhbGwgfCBwaWNrcG9ja2V0IHwKfCA5IHwgQmFycmVsIEJlc3MgfCArMSBydW0gfCBubyBzY3VydnkgfAp8IDEwIHwgU3dlZXQgQ29ycmlnYW4gfCArMSBydW0gfCArMiBsb290IGZyb20gdGhlIEJyaXRpc2ggfAp8IDExIHwgRHVuc3RhbiBLZWcgfCArMSBydW0gfCArMiBhZ2FpbnN0IHBsYXllcnMgfAp8IDEyIHwgSXZvIEJsYWNrd2F0ZXIgfCArMSBhZ2FpbnN0IG5hdGlvbnMgfCArMiBhZ2FpbnN0IG5hdGlvbnMgfAp8IDEzIHwgTWFyZW4gSG9sdCB8ICsxIGFnYWluc3QgbmF0aW9ucyB8ICsyIGxvb3QgZnJvbSB0aGUgRnJlbmNoIHwKfCAxNCB8IENpbmRlciBKbyB8ICsxIGFnYWluc3QgbmF0aW9ucyB8ICsyIGxvb3QgZnJvbSB0aGUgU3BhbmlzaCB8CnwgMTUgfCBUaGUgV2lkb3cgU2FibGUgfCBpbW11bmUgfCBhbGwgY2FwdGFpbnMgfAp8IDE2IHwgTmliIHRoZSBDYWJpbiBCb3kgfCBzY2FwZWdvYXQgfCBubyBzY3VydnkgfAp8IDE3IHwgTHVja3kgUGVsbCB8IHNjYXBlZ29hdCB8ICsyIGxvb3QgZnJvbSB0aGUgQnJpdGlzaCB8CnwgMTggfCBTd2lmdCBBbm5pa2EgfCArMSBtb3ZlbWVudCB8IG1vcmUgY2FyZHMgfAp8IDE5IHwgVGFsbCBSYW1pcm8gfCArMSBtb3ZlbWVudCB8IHR3byBjbHVlcyB8CnwgMjAgfCBNYWdwaWUgUm95Y2UgfCArMSBsb290IHwgcGlja3BvY2tldCB8Cgo8YSBpZD0ia3AtNjEiPjwvYT4qKktQLTYxKiogT3JkaW5hcnkgc2tpbGxzLCB3aGljaCB3b3JrIHdoZXJldmVyIHRoZSBwaXJhdGUgc2VydmVzOiArMSBhZ2FpbnN0IHBsYXllcnM7IG9uZSBjbHVlOyByb29tIGZvciBvbmUgbW9yZSBjYW5ub25iYWxsOyByb29tIGZvciBvbmUgbW9yZSBydW07ICsxIGFnYWluc3QgbmF0aW9uczsgaW1tdW5lIHRvIGFzc2Fzc2luYXRpb247IHNjYXBlZ29hdCwgd2hvIGNhbiBiZSBkaXNjYXJkZWQgdG8gcHJldmVudCBhIG11dGlueTsgKzEgbW92ZW1lbnQ7IG9uZSBtb3JlIGxvb3QgY2FyZCBmcm9tIGVhY2ggc2hpcCwgY2l0eSBvciBzdHJvbmdob2xkIHlvdSBjb25xdWVyLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTYyIj48L2E+KipLUC02MioqIENhcHRhaW4ncyBza2lsbHMsIHdoaWNoIHdvcmsgb25seSBpbiB0aGUgY2FiaW46ICsyIGFnYWluc3QgcGxheWVyczsgYSBjcmV3IGltbXVuZSB0byBzY3VydnksIHdoaWNoIGRyb3BzIGFueSB0b2tlbiBpdCB3b3VsZCBnZXQ7ICsyIGFnYWluc3QgbmF0aW9uczsgdGhlIGNhcHRhaW4ncyBza2lsbHMgb2YgeW91ciBvdGhlciBwaXJhdGVzIHdvcmsgdG9vOyB0d28gY2x1ZXM7IHR3byBtb3JlIGxvb3QgY2FyZHMgZnJvbSB0aGUgRnJlbmNoLCBmcm9tIHRoZSBTcGFuaXNoIG9yIGZyb20gdGhlIEJyaXRpc2gsIHdoaWNoIGFyZSB0aHJlZSBza2lsbHM7IG9uZSBtb3JlIGFjdGlvbiBjYXJkIGVhY2ggdHVybiBhbmQgb25lIG1vcmUgaW4geW91ciBoYW5kOyB0aGUgcGlja3BvY2tldCAoS1AtMzEpLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTYzIj48L2E+KipLUC02MyoqIEhvdyBtYW55IG9mIHRoZSAyMCBwaXJhdGVzIGhhdmUgYSBza2lsbC4gT3JkaW5hcnksIGluIHRoZSBvcmRlciBvZiBLUC02MTogMiwgMywgMywgMywgMywgMSwgMiwgMiwgMS4gQ2FwdGFpbidzLCBpbiB0aGUgb3JkZXIgb2YgS1AtNjI6ICsyIGFnYWluc3QgcGxheWVycyAyLCBubyBzY3VydnkgMywgKzIgYWdhaW5zdCBuYXRpb25zIDIsIGFsbCBjYXB0YWlucyAxLCB0d28gY2x1ZXMgMiwgRnJlbmNoIDIsIFNwYW5pc2ggMiwgQnJpdGlzaCAyLCBtb3JlIGNhcmRzIDIsIHBpY2twb2NrZXQgMi4gV2hvIGhhcyB3aGljaCwgYW5kIGV2ZXJ5IG5hbWUsIGlzIHRoaXMgaG91c2Uncy4gKihlZGl0aW9uKSoKCiMjIFdpbm5pbmcKCjxhIGlkPSJrcC02NCI+PC9hPioqS1AtNjQqKiBXaG9ldmVyIGlzIGZpcnN0IHRvIGhhdmUgMTAsMDAwIGRvdWJsb29ucyB3aW5zIG9uIHRoZSBzcG90LCBiZSBpdCBpbiBzb21lb25lIGVsc2UncyB0dXJuLiBBIG1hdGNoIHRoYXQgbm9ib2R5IGhhcyB3b24gYWZ0ZXIgNjAgcm91bmRzIGVuZHMgdGhlcmU6IG1vc3QgZG91Ymxvb25zIHdpbiwgYW5kIGlmIHNldmVyYWwgYXJlIGxldmVsLCB0aGV5IHNoYXJlIHRoZSB3aW4uICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJrcC02NSI+PC9hPioqS1AtNjUqKiBEb3VibG9vbnMgeW91IHNwZW5kIChLUC0xMCkgY29tZSBvZmYgdGhlIHRyYWNrLiAqKGJvb2spKgoKIyMgQSBzaG9ydGVyIGdhbWUKCjxhIGlkPSJrcC02NiI+PC9hPioqS1AtNjYqKiBXaXRoIHRoZSBlZGl0aW9uICpmYWlyIHdpbmRzKiBldmVyeSBzaGlwIGJlZ2lucyB3aXRoIHR3byBzYWlscywgYW5kIGdhbWVzIGFyZSBzaG9ydGVyLiBUaGUgYm9vaydzIHNpbmdsZSBzYWlsIGlzIHRoZSBkZWZhdWx0LiAqKGVkaXRpb24pKgo=", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBLaW5nIG9mIFBpcmF0ZXMKCkJsYWNrYmVhcmQgaXN0IHRvdCwgdW5kIHNlaW4gVGl0ZWwgaXN0IGZyZWkuIFBsw7xuZGVyZSBLYXVmZmFocmVyLCBTdMOkZHRlIHVuZCBGZXN0dW5nZW4sIGdyYWJlIG5hY2ggU2Now6R0emVuLCBiZWhhbHRlIFJ1bSBpbSBMYWRlcmF1bSB1bmQgZGVuIEZsaWVnZW5kZW4gSG9sbMOkbmRlciBpbSBBdWdlLiBEZXIgZXJzdGUgS2FwaXTDpG4gbWl0IDEwLjAwMCBEdWJsb25lbiBpc3QgZGVyIG5ldWUgS8O2bmlnLgoKMiBiaXMgNiBTcGllbGVyLgoKKktpbmcgb2YgUGlyYXRlcyogaXN0IGVpbiBBcmJlaXRzdGl0ZWw6IERhcyB2b3JsaWVnZW5kZSBSZWdlbGJ1Y2ggbmVubnQgZGVuIE5hbWVuIHNlaW5lcyBTcGllbHMgbmlyZ2VuZHMuIEVzIGlzdCBlaW4gU3BpZWwgdm9uIEJvcnphZyBHYW1lcywgZW50d29yZmVuIHZvbiBNb3J0ZW4gTsO4cmdhYXJkIHVuZCBnZXplaWNobmV0IHZvbiBNZXR0ZSBPdmVyZ2FhcmQgV2ludGhlcjsgdm9uIGRlbiBCaWxkZXJuIHdpcmQgaGllciBrZWluZXMgdmVyd2VuZGV0LiBEaWUgUmVnZWxuIHNpbmQgaW4gZWlnZW5lbiBXb3J0ZW4gZXJ6w6RobHQuIEplZGVyIEFic2F0eiBzYWd0LCB3b2hlciBlciBrb21tdDogKipCdWNoKiogZsO8ciBkaWUgdmVyw7ZmZmVudGxpY2h0ZW4gUmVnZWxuLCAqKkF1c2xlZ3VuZyoqLCB3byBkYXMgQnVjaCBzY2h3ZWlndCwgYWJnZXNjaG5pdHRlbiBvZGVyIHVua2xhciBpc3QgdW5kIGRpZXNlcyBIYXVzIGVudHNjaGVpZGV0LCAqKkF1c2dhYmUqKiBmw7xyIERhdGVuLCBkaWUgbmFjaGdlYmF1dCB3dXJkZW4sIHdlaWwgZGFzIEJ1Y2ggc2llIG51ciBpbSBCaWxkIHplaWd0OiB3byBhdWYgZGVyIFNlZWthcnRlIHdhcyBsaWVndCwgZGllIFNlZXBsw6R0dGNoZW4sIGRpZSBtZWlzdGVuIFZlcnRlaWRpZ3VuZ3MtIHVuZCBCZXV0ZXdlcnRlLCB3YXMgZGllIE1pdHRlbHRlaWxlIGRlciBTY2hpZmZlIGZhc3NlbiwgZGllIFNlaXRlbiBkZXIgV8O8cmZlbCwgZGllIFdlcnRlIGRlciBCZXV0ZWthcnRlbiwgd2llIHZpZWxlIEFrdGlvbnNrYXJ0ZW4gZXMgdm9uIGplZGVyIEFydCBnaWJ0IHVuZCBkaWUgbWVpc3RlbiBpaHJlciBCdWNoc3RhYmVuLCB1bmQgZGllIFBpcmF0ZW4gbWl0IGlocmVuIE5hbWVuIHVuZCB3ZXIgd2VsY2hlIEbDpGhpZ2tlaXRlbiBoYXQuIFdlciBkaWUgU2NoYWNodGVsIGJlc2l0enQsIGthbm4gZWluZSBhbmRlcmUgQXVzZ2FiZSBsYWRlbi4KCiMjIERpZSBTZWUKCmBgYAogICAgICAgICAgICAgICAgICAgU0NIV0FSWgogICAgICAgICAgICAgICAgfn4gICAgICAgIH5+CiAgICAgICAgICBjIEZyICAgICAgIH5+ICAgICAgIFMgU3AKICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fiAgICAgICAgfn4KR0VMQiAgICAgICB+fiAgICAgICAyMDAwICAgICAgIH5+ICAgICAgIFdFSVNTCiAgICAgIH5+ICAgICAgICAjIyAgICAgICAgIyMgICAgICAgIH5+CiB+fiAgICAgICAzMDAwICAgICAgICMjICAgICAgIDMwMDAgICAgICAgfn4KICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KUyBGciAgICAgICAjIyAgICAgIE1JVFRFICAgICAgICMjICAgICAgIGMgU3AKICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KIH5+ICAgICAgIDIwMDAgICAgICAgIyMgICAgICAgMjAwMCAgICAgICB+fgogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgpHUsOcTiAgICAgICB+fiAgICAgICAzMDAwICAgICAgIH5+ICAgICAgIFJPVAogICAgICB+fiAgICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fgogICAgICAgICAgYyBCciAgICAgICB+fiAgICAgICBTIEJyCiAgICAgICAgICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgICAgICAgICAgICBCTEFVCmBgYAoKVW50ZXJzY2hsdXBmZSBoZWnDn2VuIG5hY2ggaWhyZXIgRmFyYmU7IGRlciBpbiBkZXIgTWl0dGUgaGF0IGtlaW5lLiBgU2AgaXN0IGVpbmUgRmVzdHVuZywgYGNgIGVpbmUgU3RhZHQsIGpld2VpbHMgbWl0IGlocmVyIE5hdGlvbjsgZWluZSBaYWhsIGlzdCBlaW5lIFNjaGF0emluc2VsIHVuZCBkYXMsIHdhcyBkb3J0IHZlcmdyYWJlbiBsaWVndDsgYCMjYCBpc3QgZHVua2xlIFNlZSwgYH5+YCBoZWxsZSBTZWUuIEVpbmUgRmFyYmUgaXN0IGF1Y2ggZWluZSBSaWNodHVuZzogU2Nod2FyeiBpc3Qgb2JlbiwgV2Vpw58gcmVjaHRzIG9iZW4sIFJvdCByZWNodHMgdW50ZW4sIEJsYXUgdW50ZW4sIEdyw7xuIGxpbmtzIHVudGVuLCBHZWxiIGxpbmtzIG9iZW4uIEF1ZiBkZW0gVGlzY2ggc3RlaGVuIGRhZsO8ciBQZmVpbGUgdW5kIFdpbmRlLCBkYW1pdCBGYXJiZW4gYWxsZWluIEthcGl0w6RuZSBtZWluZW4uCgp8IFByaXNlIHwgVmVydGVpZGlndW5nIHwgQmV1dGVrYXJ0ZW4gfCB1bnRlciBkZW4gMzAgT3plYW5wbMOkdHRjaGVuIHwgdW50ZXIgZGVuIDEyIEhhaXBsw6R0dGNoZW4gfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwKfCBrbGVpbmVyIEthdWZmYWhyZXIgfCA3IHwgMiB8IDEyIHwg4oCTIHwKfCBncm/Dn2VyIEthdWZmYWhyZXIgfCA4IHwgMyB8IDMgfCA2IHwKfCBLcmllZ3NzY2hpZmYgfCA5IHwgNCB8IDMgfCA2IHwKfCBuaWNodHMgfCDigJMgfCDigJMgfCAxMiB8IOKAkyB8CnwgU3RhZHQgfCAxMCB8IDUgfCB8IHwKfCBGZXN0dW5nIHwgMTMgfCA4IHwgfCB8Cgo8YSBpZD0ia3AtMSI+PC9hPioqS1AtMSoqIFp3ZWkgYmlzIHNlY2hzIEthcGl0w6RuZSBzcGllbGVuLiBKZWRlciB3w6RobHQgZWluZSBGYXJiZSwgaW0gVWhyemVpZ2Vyc2lubiBhYiBkZW0gU3RhcnRzcGllbGVyLCB1bmQgYmVnaW5udCBpbSBVbnRlcnNjaGx1cGYgaW4gZGVyIEVja2UgZGllc2VyIEZhcmJlLiBXZW0gZXMgZ2xlaWNoIGlzdCwgZGVyIGJla29tbXQgZWluZSBkdXJjaCBkYXMgTG9zLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMiI+PC9hPioqS1AtMioqIERpZSBTZWVrYXJ0ZSBoYXQgNjEgRmVsZGVyOiBzaWViZW4gVW50ZXJzY2hsdXBmZSwgZWluZW4gaW4gZGVyIE1pdHRlIHVuZCBlaW5lbiBpbiBqZWRlciBkZXIgc2VjaHMgRWNrZW47IGRyZWkgRmVzdHVuZ2VuLCBlaW5lIGJyaXRpc2NoZSwgZWluZSBmcmFuesO2c2lzY2hlIHVuZCBlaW5lIHNwYW5pc2NoZTsgZHJlaSBTdMOkZHRlLCBlaW5lIGbDvHIgamVkZSBkaWVzZXIgTmF0aW9uZW47IHNlY2hzIFNjaGF0emluc2VsbjsgdW5kIDQyIEZlbGRlciBTZWUuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtMyI+PC9hPioqS1AtMyoqIEZlbGRlciB3ZXJkZW4gbWl0IGF4aWFsZW4gS29vcmRpbmF0ZW4gKHEsIHIpIGJlbmFubnQsIHZvbiBkZXIgTWl0dGUgYXVzIGdlesOkaGx0LiBEZXIgS29tcGFzczogUm90IGlzdCAoMSwwKSwgQmxhdSAoMCwxKSwgR3LDvG4gKOKIkjEsMSksIEdlbGIgKOKIkjEsMCksIFNjaHdhcnogKDAs4oiSMSksIFdlacOfICgxLOKIkjEpLCB1bmQgZGVyIFVudGVyc2NobHVwZiBlaW5lciBGYXJiZSBsaWVndCB2aWVyIFNjaHJpdHRlIGluIGRpZXNlIFJpY2h0dW5nLiBGZXN0dW5nZW46IGJyaXRpc2NoICgyLDIpLCBmcmFuesO2c2lzY2ggKOKIkjQsMiksIHNwYW5pc2NoICgyLOKIkjQpLiBTdMOkZHRlOiBicml0aXNjaCAo4oiSMiw0KSwgZnJhbnrDtnNpc2NoICjiiJIyLOKIkjIpLCBzcGFuaXNjaCAoNCziiJIyKS4gS2xlaW5lIFNjaMOkdHplOiAoMiwwKSwgKOKIkjIsMiksICgwLOKIkjIpLiBHcm/Dn2UgU2Now6R0emU6ICgwLDIpLCAo4oiSMiwwKSwgKDIs4oiSMikuIFZvbiBqZWRlbSBVbnRlcnNjaGx1cGYgaW4gZWluZXIgRWNrZSBzaW5kIGVzIHp3ZWkgU2Nocml0dGUgenUgZWluZXIgRmVzdHVuZywgendlaSB6dSBlaW5lciBTdGFkdCB1bmQgendlaSB6dSBlaW5lbSBTY2hhdHouICooQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNCI+PC9hPioqS1AtNCoqIFp3w7ZsZiBGZWxkZXIgU2VlIHNpbmQgZHVua2VsOiBkaWUgcnVuZCB1bSBkaWUgTWl0dGUgdW5kIGltIG7DpGNoc3RlbiBSaW5nIGRpZSBhdWYgaGFsYmVtIFdlZyB6d2lzY2hlbiB6d2VpIFNjaMOkdHplbi4gQXVmIHNpZSBrb21tZW4gZGllIEhhaXBsw6R0dGNoZW4uIEF1ZiBkaWUgMzAgaGVsbGVuIEZlbGRlciBpbiBkZW4gYmVpZGVuIMOkdcOfZXJlbiBSaW5nZW4ga29tbWVuIGRpZSBPemVhbnBsw6R0dGNoZW4uIEplZGVyIFNhdHogd2lyZCBnZW1pc2NodCB1bmQgdmVyZGVja3QgYXVzZ2VsZWd0LCBlaW4gUGzDpHR0Y2hlbiBqZSBGZWxkLiBEZXIgSGFpIGlzdCBudXIgZWluIEJpbGQgYXVmIGRlciBSw7xja3NlaXRlOiBFciB3YXJudCB2b3IgZGVtIHJlaWNoZXJlbiB1bmQgZ2Vmw6RocmxpY2hlcmVuIFNhdHouICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNSI+PC9hPioqS1AtNSoqIE96ZWFucGzDpHR0Y2hlbjogenfDtmxmIGtsZWluZSBLYXVmZmFocmVyIChWZXJ0ZWlkaWd1bmcgNywgQmV1dGUgMiksIGRyZWkgZ3Jvw59lIEthdWZmYWhyZXIgKFZlcnRlaWRpZ3VuZyA4LCBCZXV0ZSAzKSwgZHJlaSBLcmllZ3NzY2hpZmZlIChWZXJ0ZWlkaWd1bmcgOSwgQmV1dGUgNCksIHp3w7ZsZiwgYXVmIGRlbmVuIG5pY2h0cyBpc3QuIEhhaXBsw6R0dGNoZW46IHNlY2hzIGdyb8OfZSBLYXVmZmFocmVyLCBzZWNocyBLcmllZ3NzY2hpZmZlLiBWb24gamVkZXIgQXJ0IFNjaGlmZiBnZWjDtnJ0IGplZGVyIE5hdGlvbiBlaW4gRHJpdHRlbC4gKihBdXNnYWJlKSoKCjxhIGlkPSJrcC02Ij48L2E+KipLUC02KiogRWluZSBTdGFkdCBoYXQgVmVydGVpZGlndW5nIDEwIHVuZCBCZXV0ZSA1LCBlaW5lIEZlc3R1bmcgVmVydGVpZGlndW5nIDEzIHVuZCBCZXV0ZSA4LiBTaWUgYmxlaWJlbiBhdWYgZGVyIFNlZWthcnRlIHVuZCBrw7ZubmVuIHdpZWRlciB1bmQgd2llZGVyIGdlcGzDvG5kZXJ0IHdlcmRlbi4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC03Ij48L2E+KipLUC03KiogVW50ZXJzY2hsdXBmZSBnZWjDtnJlbiBuaWVtYW5kZW0uIERpZSBGYXJiZSBkZXIgRmxhZ2dlIHNhZ3QsIHdvIGlociBLYXBpdMOkbiBiZWdpbm50LCB1bmQgc29uc3QgbmljaHRzLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTgiPjwvYT4qKktQLTgqKiBEdWJsb25lbiB3ZXJkZW4gYXVmIGRlciBMZWlzdGUgZ2V6w6RobHQsIGh1bmRlcnQgamUgU2Nocml0dC4gQWxsZSBiZWdpbm5lbiBvaG5lIER1YmxvbmVuLCB1bmQgbmllbWFuZCBoYXQgamUgd2VuaWdlciBhbHMga2VpbmU7IHp1IHp3ZWl0IGJlZ2lubnQsIHdlciBhbHMgendlaXRlciBzZWdlbHQsIG1pdCA2MDAsIGRhbWl0IGJlaWRlIGdsZWljaCBvZnQgZ2V3aW5uZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCiMjIERlaW4gU2NoaWZmIHVuZCBkZWluZSBNYW5uc2NoYWZ0Cgo8YSBpZD0ia3AtOSI+PC9hPioqS1AtOSoqIER1IGJlZ2lubnN0IG1pdCBkZW0gQnVnIHVuZCBkZW0gSGVjayBlaW5lcyBTY2hpZmZzOiBlaW4gU2VnZWwsIHp3ZWkgUGzDpHR6ZSBmw7xyIFBpcmF0ZW4sIFBsYXR6IGbDvHIgNCBSdW0gdW5kIDIgS2Fub25lbmt1Z2Vsbi4gRGVyIFBsYXR6IGltIEhlY2sgaXN0IGRpZSBLYWrDvHRlIGRlcyBLYXBpdMOkbnMuICooQnVjaCkqCgo8YSBpZD0ia3AtMTAiPjwvYT4qKktQLTEwKiogRWluIE1pdHRlbHRlaWwga29zdGV0IDIuNTAwIER1YmxvbmVuLiBFcyBicmluZ3QgZWluIFNlZ2VsLCBlaW5lbiBQbGF0eiBmw7xyIGVpbmVuIFBpcmF0ZW4gdW5kIGVpbmVuIExhZGVyYXVtOiBEYXMgUnVtbGFnZXIgZmFzc3QgMiBSdW0gbWVociwgZGFzIEthbm9uZW5kZWNrIDIgS2Fub25lbmt1Z2VsbiBtZWhyLiBFaW4gU2NoaWZmIGhhdCBQbGF0eiBmw7xyIGVpbmVzIHZvbiBqZWRlciBBcnQuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtMTEiPjwvYT4qKktQLTExKiogWmllaCBkcmVpIFBpcmF0ZW4uIEJlaGFsdGUgendlaSwgZWluZW4gZGF2b24gYWxzIEthcGl0w6RuLCB1bmQgd2lyZiBkZW4gZHJpdHRlbiBhYi4gKihCdWNoKSoKCjxhIGlkPSJrcC0xMiI+PC9hPioqS1AtMTIqKiBMYWRlIGRhbm4gc28gdmllbCBSdW0gdW5kIHNvIHZpZWxlIEthbm9uZW5rdWdlbG4sIHdpZSBQbGF0eiBpc3Q7IGRpZSBGw6RoaWdrZWl0ZW4gZGVpbmVyIFBpcmF0ZW4gesOkaGxlbiBtaXQuICooQnVjaCkqCgo8YSBpZD0ia3AtMTMiPjwvYT4qKktQLTEzKiogWmllaCBkcmVpIEFrdGlvbnNrYXJ0ZW4uIE5pZW1hbmQgc29uc3Qgc2llaHQgZGVpbmUgSGFuZC4gKihCdWNoKSoKCjxhIGlkPSJrcC0xNCI+PC9hPioqS1AtMTQqKiBEZXIgRmxpZWdlbmRlIEhvbGzDpG5kZXIgYmVnaW5udCBhdWYgZGVtIFVudGVyc2NobHVwZiBpbiBkZXIgTWl0dGUuICooQnVjaCkqCgo8YSBpZD0ia3AtMTUiPjwvYT4qKktQLTE1KiogV2VyIGJlZ2lubnQsIGJlc3RpbW10IGRhcyBMb3MsIHdvIGRhcyBCdWNoIG5hY2ggZGVtIHBpcmF0ZW5oYWZ0ZXN0ZW4gU3BpZWxlciBmcmFndC4gRGllIFrDvGdlIGdlaGVuIGltIFVocnplaWdlcnNpbm4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0xNiI+PC9hPioqS1AtMTYqKiBEaWUgU3RhcGVsLiAyMCBQaXJhdGVuOiBKZWRlciBoYXQgZWluZSBnZXfDtmhubGljaGUgRsOkaGlna2VpdCwgZGllIMO8YmVyYWxsIGFuIEJvcmQgd2lya3QsIHVuZCBlaW5lIEthcGl0w6Ruc2bDpGhpZ2tlaXQsIGRpZSBudXIgaW4gZGVyIEthasO8dGUgd2lya3QuIDM2IEJldXRla2FydGVuOiAxMyB6dSAxMDAgRHVibG9uZW4sIDEyIHp1IDIwMCwgNyB6dSAzMDAsIDMgenUgNDAwLCAxIHp1IDUwMC4gODAgQWt0aW9uc2thcnRlbjogMTYgU2NoYXR6a2FydGVuOyBqZSA4IFLDvGNrZW53aW5kLCBTdHVybWFuZ3JpZmYgdW5kIFPDtmxkbmVyOyBqZSA2IEhpbnRlcmhhbHQsIFppdHJ1c2Zyw7xjaHRlLCBTa29yYnV0IHVuZCBTb2xkYXRlbjsgamUgNCBGbGllZ2VuZGVyIEhvbGzDpG5kZXIsIEF0dGVudGF0LCBLaWVsaG9sZW4gdW5kIE1ldXRlcmVpLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTE3Ij48L2E+KipLUC0xNyoqIFdlbm4gZWluIFN0YXBlbCBhdWZnZWJyYXVjaHQgaXN0LCB3ZXJkZW4gc2VpbmUgYWJnZXdvcmZlbmVuIEthcnRlbiB6dSBlaW5lbSBuZXVlbiBnZW1pc2NodC4gR2lidCBlcyBrZWluZSwgd2lyZCBuaWNodHMgZ2V6b2dlbi4gKihBdXNsZWd1bmcpKgoKIyMgV2FzIGplZGVyIEthcGl0w6RuIHdpc3NlbiBzb2xsdGUKCjxhIGlkPSJrcC0xOCI+PC9hPioqS1AtMTgqKiBCZWkgZWluZXIgTWV1dGVyZWkgd2lyZCBkZWluIEthcGl0w6RuIGFiZ2V3b3JmZW4sIGRlaW4gU2NoaWZmIGtvbW10IGluIGRlbiBVbnRlcnNjaGx1cGYgaW4gZGVyIEVja2UsIGRpZSBkZXIgS29tcGFzc3fDvHJmZWwgbmVubnQsIHVuZCB3ZW5uIGR1IGFtIFp1ZyBiaXN0LCBpc3QgZGVyIFp1ZyB2b3JiZWkuIFdlciBpbiBkZXIgTWFubnNjaGFmdCBkaWUgRsOkaGlna2VpdCBTw7xuZGVuYm9jayBoYXQgdW5kIGdlb3BmZXJ0IHdpcmQsIHZlcmhpbmRlcnQgc2llOyBlYmVuc28gZWluZSBLYXJ0ZSBLaWVsaG9sZW4uICooQnVjaCkqCgo8YSBpZD0ia3AtMTkiPjwvYT4qKktQLTE5KiogV2FubiBpbW1lciBlaW4gS2FwaXTDpG4gdmVybG9yZW4gZ2VodCwgZWdhbCB3aWUsIG1hY2h0IGRlciBCZXNpdHplciBlaW5lbiBhbmRlcmVuIHNlaW5lciBQaXJhdGVuIHp1bSBLYXBpdMOkbi4gRWluIFNjaGlmZiBzZWdlbHQgYXVjaCBvaG5lIGplbWFuZGVuIGFuIEJvcmQ7IGVpbmUgTWV1dGVyZWkgZG9ydCBiZXdlZ3QgbnVyIGRhcyBTY2hpZmYuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0yMCI+PC9hPioqS1AtMjAqKiBFaW4gVW50ZXJzY2hsdXBmIGlzdCBzaWNoZXI6IEtlaW4gU3BpZWxlciBrYW5uIGVpbiBTY2hpZmYgZG9ydCBhbmdyZWlmZW4sIHVuZCBkZXIgSG9sbMOkbmRlciB0dXQgaWhtIG5pY2h0cy4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMSI+PC9hPioqS1AtMjEqKiBXYW5uIGltbWVyIGRlciBIb2xsw6RuZGVyIHVuZCBlaW4gU2NoaWZmIGF1ZiBkZW1zZWxiZW4gRmVsZCB6dXNhbW1lbmtvbW1lbiwgZGFzIGtlaW4gVW50ZXJzY2hsdXBmIGlzdCwgZWdhbCB3ZXIgdm9uIGJlaWRlbiBzaWNoIGJld2VndCBoYXQsIHdpcmZ0IGRpZXNlciBLYXBpdMOkbiBzZWluZSBnYW56ZSBIYW5kIHVuZCBhbGxlIHNlaW5lIFBpcmF0ZW4gYWIsIHVuZCBkYXMgU2NoaWZmIGtvbW10IGluIGRlbiBVbnRlcnNjaGx1cGYsIGRlbiBkZXIgS29tcGFzc3fDvHJmZWwgbmVubnQuIElzdCBlciBhbSBadWcsIGlzdCBkZXIgWnVnIHZvcmJlaS4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMiI+PC9hPioqS1AtMjIqKiBKZWRlIFNrb3JidXRtYXJrZSBrb3N0ZXQgZGljaCBlaW4gRmVsZCBCZXdlZ3VuZywgYXVjaCB3ZW5uIGR1IGltbWVyIGVpbmVzIHNlZ2VsbiBkYXJmc3QsIHVuZCBnaWJ0IGRpciDiiJIxIGluIGplZGVtIEdlZmVjaHQuIER1IGthbm5zdCBiZWxpZWJpZyB2aWVsZSBkYXZvbiBoYWJlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMyI+PC9hPioqS1AtMjMqKiBXaXJmIGltIEdlZmVjaHQgZWluZSBLYW5vbmVua3VnZWwgYWIsIHVtIGVpbmVuIG9kZXIgYmVpZGUgZGVpbmVyIFfDvHJmZWwgbmV1IHp1IHfDvHJmZWxuLiBEYXMgZGFyZnN0IGR1IHNvIG9mdCwgd2llIGR1IEthbm9uZW5rdWdlbG4gaGFzdC4gKihCdWNoKSoKCjxhIGlkPSJrcC0yNCI+PC9hPioqS1AtMjQqKiBFaW4gS3JpZWdzc2NoaWZmIGjDpGx0IGRpY2ggYXVmOiBEZWluZSBCZXdlZ3VuZyBlbmRldCBhdWYgc2VpbmVtIEZlbGQsIHVuZCBkdSBtdXNzdCBrw6RtcGZlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC02OSI+PC9hPioqS1AtNjkqKiBXZW5uIGR1IGVpbmVuIFBpcmF0ZW4gdmVybGllcnN0LCBkZXIgUGxhdHogZsO8ciBSdW0gb2RlciBLYW5vbmVua3VnZWxuIGJyYWNodGUsIGdlaHQgc29mb3J0IHp1csO8Y2ssIHdhcyBudW4genUgdmllbCBpc3QuIERlaW5lIEhhbmQgd2lyZCBudXIgZ2VwcsO8ZnQsIHdlbm4gZHUgemllaHN0IChLUC0yNSkuICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC03MCI+PC9hPioqS1AtNzAqKiBFaW4gU2NoaWZmLCBkYXMgZWluZSBNZXV0ZXJlaSBvZGVyIGRlciBIb2xsw6RuZGVyIGluIGVpbmVuIFVudGVyc2NobHVwZiBnZXdvcmZlbiBoYXQgKEtQLTE4LCBLUC0yMSksIGJla29tbXQgbmljaHRzIHZvbiBkZW0sIHdhcyBLUC0zNyBiaWV0ZXQsIGJpcyBlcyBlaW5lIGVpZ2VuZSBCZXdlZ3VuZ3NwaGFzZSBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgYmVlbmRldDsgZG9ydCB6dSBibGVpYmVuIHrDpGhsdCAoS1AtMzUpLiBTZWluIFNrb3JidXQsIHNlaW4gUnVtIHVuZCBzZWluZSBLYW5vbmVua3VnZWxuIGJsZWliZW4sIHdpZSBzaWUgc2luZC4gKihBdXNsZWd1bmcpKgoKIyMgUGhhc2UgMTogVW50ZXJoYWx0Cgo8YSBpZD0ia3AtMjUiPjwvYT4qKktQLTI1KiogMUEuIFppZWggendlaSBBa3Rpb25za2FydGVuLCBvZGVyIGRyZWkgbWl0IGRlciBLYXBpdMOkbnNmw6RoaWdrZWl0IGRhZsO8ciAoS1AtNjIpLiBFaW5lIEhhbmQgZmFzc3Qgc2VjaHMgS2FydGVuLCBtaXQgZGllc2VyIEbDpGhpZ2tlaXQgc2llYmVuOiBLw6Rtc3QgZHUgZHVyY2ggZGFzIFppZWhlbiBkYXLDvGJlciwgd2lyZiB2b3JoZXIgS2FydGVuIGFiIG9kZXIgc3BpZWwgc2llLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMzEiPjwvYT4qKktQLTMxKiogRWJlbmZhbGxzIGluIDFBLCBlaW5tYWwgaW4gamVkZW0gZWlnZW5lbiBVbnRlcmhhbHQsIGRhcmYgZWluIEthcGl0w6RuLCBkZXIgVGFzY2hlbmRpZWIgaXN0LCBlaW5lbSBhbmRlcmVuIFNwaWVsZXIgYmlzIHp1IDIwMCBEdWJsb25lbiBzdGVobGVuLCBvZGVyIHdhcyBkYSBpc3QuIFNpbmQgendlaSBzb2xjaGUgRsOkaGlna2VpdGVuIGluIEtyYWZ0IChLUC02MiksIHN0aWVobHQgamVkZSBlaW5tYWwuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0yNiI+PC9hPioqS1AtMjYqKiAxQi4gV2lyZiBkZW4gS29tcGFzc3fDvHJmZWw6IERlciBIb2xsw6RuZGVyIHRyZWlidCBlaW4gRmVsZCBpbiBkaWVzZSBSaWNodHVuZy4gS8OkbWUgZXIgZGFkdXJjaCB2b24gZGVyIFNlZWthcnRlLCBrZWhydCBlciBpbiBkZW4gVW50ZXJzY2hsdXBmIGluIGRlciBNaXR0ZSB6dXLDvGNrLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTI3Ij48L2E+KipLUC0yNyoqIDFDLiBXZW5uIGR1IG5pY2h0IGluIGVpbmVtIFVudGVyc2NobHVwZiBiaXN0LCB3aXJmIGRlbiBVbnRlcmhhbHRzd8O8cmZlbDogTmltbSBlaW5lIFNrb3JidXRtYXJrZSwgdmVybGllcmUgMSBSdW0gb2RlciB2ZXJsaWVyZSAyIFJ1bS4gSGFzdCBkdSBuaWNodCBzbyB2aWVsIFJ1bSwgZ2lidCBlcyBlaW5lIE1ldXRlcmVpLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTI4Ij48L2E+KipLUC0yOCoqIERlciBVbnRlcmhhbHRzd8O8cmZlbCB6ZWlndCB6d2VpbWFsIFNrb3JidXQsIGRyZWltYWwg4oiSMSBSdW0gdW5kIGVpbm1hbCDiiJIyIFJ1bS4gRGVyIEtvbXBhc3N3w7xyZmVsIHplaWd0IGRpZSBzZWNocyBGYXJiZW47IGplZGUgaXN0IGVpbmUgUmljaHR1bmcgdW5kIGVpbiBVbnRlcnNjaGx1cGYgaW4gZWluZXIgRWNrZS4gKihBdXNnYWJlKSoKCjxhIGlkPSJrcC0yOSI+PC9hPioqS1AtMjkqKiBXZW5uIHp1IHdlbmlnIFJ1bSBkYSBpc3QsIHdpcmQgZXJzdCBnZXRydW5rZW4sIHdhcyBkYSBpc3QsIHVuZCBkYW5uIGtvbW10IGRpZSBNZXV0ZXJlaS4gKihBdXNsZWd1bmcpKgoKPCEtLSBleGFtcGxlOiB1cGtlZXAgLS0+Cgo8YSBpZD0ia3AtMzAiPjwvYT4qKktQLTMwKiogMUQuIFZvciBkZXIgQmV3ZWd1bmdzcGhhc2UgZGFyZiBqZWRlciBLYXJ0ZW4gTWV1dGVyZWkgc3BpZWxlbi4gKihCdWNoKSoKCj4gKkJlaXNwaWVsOiBBbnR3b3J0IGF1ZiBlaW5lIE1ldXRlcmVpLiogRGVyIFVudGVyaGFsdHN3w7xyZmVsIHplaWd0IOKIkjIgUnVtLCB1bmQgZHUgaGFzdCBlaW5lbi4gRGVyIGVpbmUgd2lyZCBnZXRydW5rZW4sIHVuZCBkaWUgTWFubnNjaGFmdCBlcmhlYnQgc2ljaC4gQWxsZSB3ZXJkZW4gZ2VmcmFndCwgb2Igc2llIGFudHdvcnRlbi4gRHUgb3BmZXJzdCBOaWIgdGhlIENhYmluIEJveSwgZGVzc2VuIEbDpGhpZ2tlaXQgU8O8bmRlbmJvY2sgaXN0OiBFciB3aXJkIGFiZ2V3b3JmZW4sIHVuZCBkaWUgTWV1dGVyZWkgaXN0IHZvcmJlaS4gRGVpbiBLYXBpdMOkbiBiZWjDpGx0IGRpZSBLYWrDvHRlLCBkYXMgU2NoaWZmIGJsZWlidCwgd28gZXMgaXN0LCB1bmQgZGVpbiBadWcgZ2VodCB3ZWl0ZXIsIG9obmUgUnVtLiBFaW5lIEthcnRlIEtpZWxob2xlbiwgYXVzIGRlaW5lciBIYW5kIG9kZXIgdm9uIGplbWFuZGVtLCBkZXIgZGljaCBsaWViZXIgbmljaHQgaGVpbWdlc2NoaWNrdCBzw6RoZSwgaMOkdHRlIGF1Y2ggTmliIGdlcmV0dGV0LgoKIyMgUGhhc2UgMjogQmV3ZWd1bmcKCjxhIGlkPSJrcC0zMiI+PC9hPioqS1AtMzIqKiBTZWdsZSBiaXMgenUgZWluIEZlbGQgZsO8ciBqZWRlcyBTZWdlbCB1bmQgZWluZXMgZsO8ciBqZWRlbiBQaXJhdGVuIG1pdCBkZXIgQmV3ZWd1bmdzZsOkaGlna2VpdCwgYWJ6w7xnbGljaCBkZWluZXMgU2tvcmJ1dHMgKEtQLTIyKS4gUsO8Y2tlbndpbmQga29tbXQgb2JlbmRyYXVmIHVuZCBzY2hlcnQgc2ljaCBuaWNodCB1bSBTa29yYnV0LiAqKEJ1Y2gpKgoKPCEtLSBleGFtcGxlOiByZWFjaCAtLT4KCjxhIGlkPSJrcC0zMyI+PC9hPioqS1AtMzMqKiBXZXIgYXVmIGVpbiB2ZXJkZWNrdGVzIFBsw6R0dGNoZW4gc2VnZWx0LCBkZWNrdCBlcyBhdWYuIEVpbmVzLCBhdWYgZGVtIG5pY2h0cyBpc3QsIHdpcmQgZW50ZmVybnQ7IGVpbiBTY2hpZmYgYmxlaWJ0IG9mZmVuIGxpZWdlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC0zNCI+PC9hPioqS1AtMzQqKiBCZWkgZWluZW0gS2F1ZmZhaHJlciwgZWluZXIgU3RhZHQgb2RlciBlaW5lciBGZXN0dW5nIGRhcmZzdCBkdSBoYWx0ZW4gdW5kIGvDpG1wZmVuIG9kZXIgd2VpdGVyc2VnZWxuLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTM1Ij48L2E+KipLUC0zNSoqIER1IGRhcmZzdCBibGVpYmVuLCB3byBkdSBiaXN0LiBEYXMgesOkaGx0LCBhbHMgaMOkdHRlc3QgZHUgZGVpbmUgQmV3ZWd1bmcgZG9ydCBiZWVuZGV0LiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMzYiPjwvYT4qKktQLTM2KiogV2VubiBkdSBkZWluZSBCZXdlZ3VuZyBhdWYgZWluZXIgU2NoYXR6aW5zZWwgYmVlbmRlc3QsIGRhcmZzdCBkdSBncmFiZW46IEdpYiBkcmVpIFNjaGF0emthcnRlbiBmw7xyIGVpbmVuIGtsZWluZW4gU2NoYXR6IGFiLCAyLjAwMCBEdWJsb25lbiwgb2RlciB2aWVyIGbDvHIgZWluZW4gZ3Jvw59lbiwgMy4wMDAuIEplZGVyIEhpbndlaXMgdW50ZXIgZGVuIEbDpGhpZ2tlaXRlbiBkZWluZXIgTWFubnNjaGFmdCBzcGFydCBlaW5lIFNjaGF0emthcnRlLCBqZWRlciBkb3BwZWx0ZSBIaW53ZWlzIHp3ZWkuIEplZGVyIFNjaGF0eiBrYW5uIGVpbm1hbCBnZWhvYmVuIHdlcmRlbi4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPCEtLSBleGFtcGxlOiBkaWcgLS0+Cgo+ICpCZWlzcGllbDogR3JhYmVuIGbDvHIgbmljaHRzLiogVGFsbCBSYW1pcm8gaXN0IGRlaW4gS2FwaXTDpG4gdW5kIHrDpGhsdCBhbHMgendlaSBIaW53ZWlzZTsgUGlhIExhbnRlcm4gaW4gZGVyIE1hbm5zY2hhZnQgaXN0IGVpbiB3ZWl0ZXJlci4gWnVzYW1tZW4gZmluZGVuIHNpZSBlaW5lbiBrbGVpbmVuIFNjaGF0eiBvaG5lIGVpbmUgZWluemlnZSBTY2hhdHprYXJ0ZTogMi4wMDAgRHVibG9uZW4uIEbDvHIgZWluZW4gZ3Jvw59lbiB3w7xyZGVzdCBkdSBlaW5lIFNjaGF0emthcnRlIGFiZ2ViZW4uCgo8YSBpZD0ia3AtMzciPjwvYT4qKktQLTM3KiogV2VubiBkdSBkZWluZSBCZXdlZ3VuZyBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgYmVlbmRlc3QsIGRhbm4gaW4gZGllc2VyIFJlaWhlbmZvbGdlOiBXZXJkZSBhbGxlbiBTa29yYnV0IGxvczsga2F1ZiBNaXR0ZWx0ZWlsZTsgemllaCBzbyB2aWVsZSBQaXJhdGVuLCB3aWUgZHUgZnJlaWUgUGzDpHR6ZSBoYXN0LCB1bmQgZWluZW4gbWVociwgdW5kIGJlbWFubmUgZGVpbiBTY2hpZmYgbmFjaCBCZWxpZWJlbiBhdXMgYWx0ZW4gdW5kIG5ldWVuLCB3w6RobGUgZGVuIEthcGl0w6RuIHVuZCB3aXJmIGRpZSDDvGJyaWdlbiBhYjsgZsO8bGxlIGRlbiBSdW0gYXVmOyBmw7xsbGUgZGllIEthbm9uZW5rdWdlbG4gYXVmLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTM4Ij48L2E+KipLUC0zOCoqIEF1Y2ggbWl0IHZvbGxlciBNYW5uc2NoYWZ0IHppZWhzdCBkdSBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgZWluZW4gUGlyYXRlbiB1bmQgZGFyZnN0IGplbWFuZGVuIGdlZ2VuIGlobiB0YXVzY2hlbi4gKihCdWNoKSoKCj4gKkJlaXNwaWVsOiBlaW4gQmVzdWNoIGltIFVudGVyc2NobHVwZi4qIER1IGtvbW1zdCBtaXQgMi43MDAgRHVibG9uZW4sIHp3ZWkgU2tvcmJ1dG1hcmtlbiB1bmQgbnVyIEJhcnJlbCBCZXNzIGFuIEJvcmQgYW4uIERlciBTa29yYnV0IGlzdCB3ZWcuIER1IGthdWZzdCBkYXMgS2Fub25lbmRlY2s7IGRpciBibGVpYmVuIDIwMCBEdWJsb25lbiwgdW5kIGRlaW4gU2NoaWZmIGhhdCBudW4gZHJlaSBQbMOkdHplLCB6d2VpIGRhdm9uIGZyZWkuIEFsc28gemllaHN0IGR1IGRyZWkgUGlyYXRlbjogR3VubmVyIE9rZSwgUGlhIExhbnRlcm4gdW5kIE5pYiB0aGUgQ2FiaW4gQm95LiBPa2Ugd2lyZCBLYXBpdMOkbiwgQmVzcyB1bmQgUGlhIHNpbmQgZGllIE1hbm5zY2hhZnQsIE5pYiB3aXJkIGFiZ2V3b3JmZW4uIER1IGbDvGxsc3QgYXVmIDUgUnVtIGF1ZiwgdmllciB1bmQgZWluZW4gZsO8ciBCZXNzLCB1bmQgYXVmIDUgS2Fub25lbmt1Z2VsbjogendlaSwgendlaSBhdWYgZGVtIEthbm9uZW5kZWNrIHVuZCBlaW5lIGbDvHIgT2tlLgoKPCEtLSBleGFtcGxlOiBsYWlyIC0tPgoKIyMgUGhhc2UgMzogR2VmZWNodAoKV2llIHdhaHJzY2hlaW5saWNoIHp3ZWkgV8O8cmZlbCBhdWYgZWluZSBaYWhsIG9kZXIgbWVociBrb21tZW4sIHdlbm4gZHUgZGVpbmUgS2Fub25lbmt1Z2VsbiBzbyBndXQgd2llIG3DtmdsaWNoIG51dHp0OgoKfCBkdSBicmF1Y2hzdCB8IGtlaW5lIEthbm9uZW5rdWdlbCB8IDEgfCAyIHwgMyB8IDQgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwtLS18CnwgNiB8IDcyICUgfCA5MyAlIHwgOTggJSB8IDEwMCAlIHwgMTAwICUgfAp8IDcgfCA1OCAlIHwgODUgJSB8IDk1ICUgfCA5OCAlIHwgOTkgJSB8CnwgOCB8IDQyICUgfCA3MiAlIHwgODggJSB8IDk0ICUgfCA5OCAlIHwKfCA5IHwgMjggJSB8IDU3ICUgfCA3NSAlIHwgODcgJSB8IDkzICUgfAp8IDEwIHwgMTcgJSB8IDQwICUgfCA1OSAlIHwgNzMgJSB8IDgzICUgfAp8IDExIHwgOCAlIHwgMjQgJSB8IDM5ICUgfCA1MiAlIHwgNjIgJSB8CnwgMTIgfCAzICUgfCA5ICUgfCAxOCAlIHwgMjcgJSB8IDM2ICUgfAoKPGEgaWQ9ImtwLTM5Ij48L2E+KipLUC0zOSoqIER1IGvDpG1wZnN0IGjDtmNoc3RlbnMgZWlubWFsIGplIFp1ZywgZ2VnZW4gZWluIFppZWwgYXVmIGRlaW5lbSBGZWxkOiBlaW4gU2NoaWZmc3Bsw6R0dGNoZW4sIGVpbmUgU3RhZHQsIGVpbmUgRmVzdHVuZyBvZGVyIGVpbmVuIGFuZGVyZW4gU3BpZWxlciBhdcOfZXJoYWxiIGVpbmVzIFVudGVyc2NobHVwZnMuIEVpbiBLcmllZ3NzY2hpZmYsIGF1ZiBkYXMgZHUgZ2VyYWRlIGdlc2VnZWx0IGJpc3QsIG11c3MgZGllc2VzIFppZWwgc2Vpbi4gSGFzdCBkdSBkZWluZW4gWnVnIGF1ZiBzZWluZW0gRmVsZCBiZWdvbm5lbiwgc3RlaHQgZGlyIGRlciBLYW1wZiBmcmVpLCB1bmQgZHUgZGFyZnN0IGRhdm9uc2VnZWxuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtNjgiPjwvYT4qKktQLTY4KiogRWluIEdlZmVjaHQgZ2VodCBzby4gRGVyIEFuZ3JpZmYgd2lyZCBhbmdlc2FndC4gQWxsZSBkw7xyZmVuIG1pdCBLYXJ0ZW4gYW50d29ydGVuLiBEZXIgQW5ncmVpZmVyIHfDvHJmZWx0IHVuZCB3w7xyZmVsdCBuZXU7IGdlZ2VuIGVpbmVuIFNwaWVsZXIgd8O8cmZlbHQgZGFuYWNoIGRlciBWZXJ0ZWlkaWdlciB1bmQgd8O8cmZlbHQgbmV1LiBBbGxlIGTDvHJmZW4gbm9jaCBlaW5tYWwgYW50d29ydGVuLiBNYWNodCBlaW5lIEthcnRlIGRhbm4gYXVzIGVpbmVtIEVyZm9sZyBnZWdlbiBlaW5lIE5hdGlvbiBlaW5lbiBNaXNzZXJmb2xnLCBkYXJmIGRlciBBbmdyZWlmZXIgd2VpdGVyIG5ldSB3w7xyZmVsbiwgdW5kIGFsbGUgZMO8cmZlbiB3aWVkZXIgYW50d29ydGVuOyB6d2lzY2hlbiBTcGllbGVybiB3w7xyZmVsdCBuYWNoIGRlbiBLYXJ0ZW4gbmllbWFuZCBtZWhyIG5ldS4gV2VubiBhbGxlIGdlcGFzc3QgaGFiZW4sIGdpbHQgZGFzIEVyZ2VibmlzLiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtNDAiPjwvYT4qKktQLTQwKiogR2VnZW4gZWluZSBOYXRpb24gd8O8cmZlbHN0IGR1IG1pdCBkZW4gYmVpZGVuIEdlZmVjaHRzd8O8cmZlbG4gdW5kIHrDpGhsc3QgRsOkaGlna2VpdGVuIHVuZCBLYXJ0ZW4gZGF6dSwgYWJ6w7xnbGljaCBkZWluZXMgU2tvcmJ1dHMuIElzdCBkYXMgZGllIFZlcnRlaWRpZ3VuZyBkZXMgWmllbHMgb2RlciBtZWhyLCBpc3QgZXMgZXJvYmVydC4gKihCdWNoKSoKCjwhLS0gZXhhbXBsZTogY29tYmF0IC0tPgoKPGEgaWQ9ImtwLTQxIj48L2E+KipLUC00MSoqIE5hY2ggZWluZW0gV3VyZiwgZGVyIG5pY2h0IHJlaWNodCwgZGFyZnN0IGR1IGVpbmUgS2Fub25lbmt1Z2VsIGF1c2dlYmVuIHVuZCBlaW5lbiBvZGVyIGJlaWRlIFfDvHJmZWwgbmV1IHfDvHJmZWxuLCB1bmQgZGFuYWNoIG5vY2ggZWlubWFsLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTQyIj48L2E+KipLUC00MioqIEbDvHIgZWluZSBFcm9iZXJ1bmcgemllaHN0IGR1IHNvIHZpZWxlIEJldXRla2FydGVuLCB3aWUgZGVyIEJldXRld2VydCBkZXMgWmllbHMgc2FndCwgdW5kIG1laHIgZsO8ciBGw6RoaWdrZWl0ZW4uIER1IGJla29tbXN0LCB3YXMgc2llIHp1c2FtbWVuIGVyZ2ViZW4sIHVuZCBzaWUgd2VyZGVuIGFiZ2V3b3JmZW4uIEVpbiBnZXNjaGxhZ2VuZXMgU2NoaWZmIHZlcmzDpHNzdCBkaWUgU2Vla2FydGUuICooQnVjaCkqCgo8IS0tIGV4YW1wbGU6IGxvb3QgLS0+Cgo8YSBpZD0ia3AtNDMiPjwvYT4qKktQLTQzKiogRWluIEFuZ3JpZmYsIGRlciBtaXNzbGluZ3QsIGtvc3RldCBkaWNoIHNvbnN0IG5pY2h0cywgdW5kIGRhcyBaaWVsIGJsZWlidC4gKihBdXNsZWd1bmcpKgoKPiAqQmVpc3BpZWw6IGVpbmUgRmVzdHVuZywgS2Fub25lbmt1Z2VsbiB1bmQgS2FydGVuLiogRHUgZ3JlaWZzdCBkaWUgYnJpdGlzY2hlIEZlc3R1bmcgYW4sIFZlcnRlaWRpZ3VuZyAxMywgbWl0IHp3ZWkgS2Fub25lbmt1Z2VsbiwgZWluZXIgU2tvcmJ1dG1hcmtlIHVuZCBJdm8gQmxhY2t3YXRlciBhbHMgS2FwaXTDpG4uIEVyIGdpYnQgKzEgZsO8ciBzZWluZSBnZXfDtmhubGljaGUgRsOkaGlna2VpdCB1bmQgKzIgZsO8ciBkaWUgZGVzIEthcGl0w6Rucy4gSW0gZXJzdGVuIEZlbnN0ZXIgc3BpZWxzdCBkdSBlaW5lbiBTdHVybWFuZ3JpZmYsICsyOyBtaXQg4oiSMSBmw7xyIFNrb3JidXQgesOkaGxzdCBkdSA0IHp1IGRlaW5lbiBXw7xyZmVsbi4gRHUgd8O8cmZlbHN0IDYgdW5kIDIsIGRhcyBtYWNodCAxMjogbmljaHQgZ2VudWcuIEVpbmUgS2Fub25lbmt1Z2VsIG1hY2h0IGF1cyBkZXIgMiBlaW5lIDUsIGRhcyBlcmdpYnQgMTUuIEltIGxldHp0ZW4gRmVuc3RlciBzcGllbHQgQW5uZSBTb2xkYXRlbiBmw7xyIGRpZSBCcml0ZW46IERhcyBtYWNodCBpaHJlIFZlcnRlaWRpZ3VuZyB6dSAxNSwgdW5kIGRlaW5lIDE1IHJlaWNoZW4gbm9jaC4gRGFubiBoZXVlcnQgQmVuIFPDtmxkbmVyIGbDvHIgZGllIEZlc3R1bmcgYW46IDE2LCB1bmQgYXVzIGRlbSBFcmZvbGcgaXN0IGVpbiBNaXNzZXJmb2xnIGdld29yZGVuLCBkdSBkYXJmc3QgYWxzbyB3ZWl0ZXIgbmV1IHfDvHJmZWxuLiBEZWluZSBsZXR6dGUgS2Fub25lbmt1Z2VsIG1hY2h0IGF1cyBkZXIgNSBlaW5lIDY6IDE2LiBBbGxlIHdlcmRlbiBub2NoIGVpbm1hbCBnZWZyYWd0IHVuZCBwYXNzZW4uIER1IHppZWhzdCBhY2h0IEJldXRla2FydGVuOyBkaWUgRmVzdHVuZyBibGVpYnQgYXVmIGRlciBTZWVrYXJ0ZS4KCjxhIGlkPSJrcC00NCI+PC9hPioqS1AtNDQqKiBHZWdlbiBlaW5lbiBTcGllbGVyIHfDvHJmZWx0IHp1ZXJzdCBkZXIgQW5ncmVpZmVyIHVuZCBnaWJ0IEthbm9uZW5rdWdlbG4gYXVzLCBkYW5uIGRlciBWZXJ0ZWlkaWdlci4gQmVpZGUgesOkaGxlbiBGw6RoaWdrZWl0ZW4gdW5kIEthcnRlbiBkYXp1LCBhYnrDvGdsaWNoIFNrb3JidXQuIERpZSBow7ZoZXJlIFN1bW1lIGdld2lubnQsIGJlaSBHbGVpY2hzdGFuZCBkZXIgQW5ncmVpZmVyLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTQ1Ij48L2E+KipLUC00NSoqIERlciBHZXdpbm5lciwgb2IgQW5ncmVpZmVyIG9kZXIgVmVydGVpZGlnZXIsIHppZWh0IHZpZXIgQmV1dGVrYXJ0ZW4gdW5kIG5pbW10IGRlbSBWZXJsaWVyZXIgc28gdmllbGUgRHVibG9uZW4gYWIsIG9kZXIgYWxsZSwgZGllIGRhIHNpbmQuICooQnVjaCkqCgo8YSBpZD0ia3AtNDYiPjwvYT4qKktQLTQ2KiogRsOkaGlna2VpdGVuLCBkaWUgbWVociBCZXV0ZSBicmluZ2VuLCBicmluZ2VuIGJlaSBlaW5lbSBTcGllbGVyIGtlaW5lLiAqKEJ1Y2gpKgoKIyMgQWt0aW9uc2thcnRlbgoKfCBLYXJ0ZSB8IEJ1Y2hzdGFiZSB8IEFuemFobCB8IGluIEvDvHJ6ZSB8CnwtLS18LS0tfC0tLXwtLS18CnwgU2NoYXR6a2FydGUgfCDigJMgfCAxNiB8IGVpbiBIaW53ZWlzLCBkZW4gZHUgYmVpbSBHcmFiZW4gYWJnaWJzdCB8CnwgUsO8Y2tlbndpbmQgfCBNIHwgOCB8IGJpcyB6dSB6d2VpIEZlbGRlciBtZWhyIGluIGRpZXNlbSBadWcgfAp8IFN0dXJtYW5ncmlmZiB8IEMqIHwgOCB8ICsyLCB3ZW5uIGR1IGFuZ3JlaWZzdCB8CnwgU8O2bGRuZXIgfCBDIHwgOCB8ICsxIGbDvHIgZWluZSBTZWl0ZSBkaWVzZXMgR2VmZWNodHMgfAp8IEhpbnRlcmhhbHQgfCBDKiB8IDYgfCArMywgd2VubiBlaW4gU3BpZWxlciBkaWNoIGFuZ3JlaWZ0IHwKfCBaaXRydXNmcsO8Y2h0ZSB8IEEgfCA2IHwgdmVybGllcmUgYWxsZW4gU2tvcmJ1dCB8CnwgU2tvcmJ1dCB8IEEgfCA2IHwgZWluIFNwaWVsZXIgbmltbXQgZWluZSBTa29yYnV0bWFya2UgfAp8IFNvbGRhdGVuIHwgQyB8IDYgfCArMiBmw7xyIGFsbGVzLCB3YXMgZWluZXIgTmF0aW9uIGdlaMO2cnQgfAp8IEZsaWVnZW5kZXIgSG9sbMOkbmRlciB8IEEgfCA0IHwgZGVyIEhvbGzDpG5kZXIgYmV3ZWd0IHNpY2ggZWluIEZlbGQgfAp8IEF0dGVudGF0IHwgQSB8IDQgfCB3aXJmIGVpbmVuIGJlbGllYmlnZW4gUGlyYXRlbiBhYiwgZGVyIG5pY2h0IGltbXVuIGlzdCB8CnwgS2llbGhvbGVuIHwgQSB8IDQgfCB2ZXJoaW5kZXJlIGVpbmUgTWV1dGVyZWkgfAp8IE1ldXRlcmVpIHwgVSB8IDQgfCBiZWkgZWluZW0gU3BpZWxlciB3aXJkIGdlbWV1dGVydCB8Cgo8YSBpZD0ia3AtNDciPjwvYT4qKktQLTQ3KiogRHUgZGFyZnN0IEthcnRlbiBpbiBqZWRlbSBadWcgc3BpZWxlbiwgYXVjaCBpbiBkZW0gZGVyIGFuZGVyZW4uIERlciBCdWNoc3RhYmUgc2FndCwgd2FubjogQSBqZWRlcnplaXQgaW4gZWluZW0gWnVnLCB3YXMgYXVjaCBnZXJhZGUgZ2V3w6RobHQgd2lyZCwgdW5kIHNlaSBlcyBpbiBlaW5lbSBVbnRlcnNjaGx1cGY7IEMgaW4gZWluZXIgR2VmZWNodHNwaGFzZSwgQyogaW4gZWluZW0gR2VmZWNodCwgYW4gZGVtIGR1IHRlaWxuaW1tc3QsIE0gaW4gZGVyIEJld2VndW5nc3BoYXNlLCBVIGltIFVudGVyaGFsdC4gV2FzIHp1ZXJzdCBnZXNwaWVsdCB3aXJkLCB3aXJrdCB6dWVyc3QuICooQnVjaCkqCgo8YSBpZD0ia3AtNjciPjwvYT4qKktQLTY3KiogQXVmIG1hbmNoZSBFcmVpZ25pc3NlIGthbm4gbWFuIGFudHdvcnRlbjogYXVmIGVpbmUgTWV1dGVyZWksIGVpbmVuIEFuZ3JpZmYsIGRhcyBFbmRlIGRlciBXw7xyZmUgaW4gZWluZW0gR2VmZWNodCwgZGFzIEdyYWJlbiBuYWNoIGVpbmVtIFNjaGF0eiB1bmQgYXVmIFNjaHJpdHQgMUQuIEplZGVzIMO2ZmZuZXQgZWluIEZlbnN0ZXIuIEFsbGUgd2VyZGVuIGdlZnJhZ3QsIG1pdCBvZGVyIG9obmUgcGFzc2VuZGUgS2FydGUgdW5kIGdsZWljaCBsYW5nZSwgZGFtaXQgd2VkZXIgZWluZSBGcmFnZSBub2NoIGlociBBdXNibGVpYmVuIGV0d2FzIMO8YmVyIGVpbmUgSGFuZCB2ZXJyw6R0LiBBdcOfZXJoYWxiIHZvbiBGZW5zdGVybiBkYXJmc3QgZHUgdW5nZWZyYWd0IGVpbmUgS2FydGUgc3BpZWxlbiwgd2FubiBpbW1lciBpaHIgQnVjaHN0YWJlIGVzIGVybGF1YnQuIEthcnRlbiB3aXJrZW4gaW4gZGVyIFJlaWhlbmZvbGdlLCBpbiBkZXIgc2llIGRlbiBUaXNjaCBlcnJlaWNoZW4sIHp3aXNjaGVuIHp3ZWkgSGFuZGx1bmdlbjsgZWluIFNjaHJpdHQgZWluZXMgU2NoaWZmcyBpc3QgZWluZSBIYW5kbHVuZy4gRWluIERhdWVyYXVmdHJhZyB3aWUg4oCeaW1tZXIgcGFzc2Vu4oCcIG9kZXIg4oCeamVkZSBNZXV0ZXJlaSBraWVsaG9sZW7igJwgYW50d29ydGV0IGbDvHIgZGljaCBuYWNoIGRlcnNlbGJlbiBaZWl0LiBXZXIgdW5nZWZyYWd0IHNwaWVsZW4gZGFyZiwgbXVzcyBlcyBhdWNoIHdpcmtsaWNoIGvDtm5uZW46IE5pZW1hbmQgZWlsdCBzbyB2b3JhdXMsIGRhc3MgZGllIGFuZGVyZW4gbmljaHQgenUgV29ydCBrb21tZW4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC02MCI+PC9hPioqS1AtNjAqKiBNZWhyZXJlIEthcnRlbiBlaW5lciBBcnQgZMO8cmZlbiBpbiBlaW5lbSBHZWZlY2h0IGdlc3BpZWx0IHdlcmRlbi4gU2llIHrDpGhsZW4genVzYW1tZW4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC00OCI+PC9hPioqS1AtNDgqKiBIaW50ZXJoYWx0IChDKik6IFdlbm4gZWluIFNwaWVsZXIgZGljaCBhbmdyZWlmdCwgaGFzdCBkdSBpbiBkaWVzZW0gWnVnICszIGFscyBWZXJ0ZWlkaWdlci4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC00OSI+PC9hPioqS1AtNDkqKiBTdHVybWFuZ3JpZmYgKEMqKTogRHUgaGFzdCBpbiBkaWVzZW0gWnVnICsyLCB3ZW5uIGR1IGFuZ3JlaWZzdC4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC01MCI+PC9hPioqS1AtNTAqKiBaaXRydXNmcsO8Y2h0ZSAoQSk6IER1IHZlcmxpZXJzdCBhbGxlIGRlaW5lIFNrb3JidXRtYXJrZW4sIGF1Y2ggbWl0dGVuIGltIEdlZmVjaHQuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNTEiPjwvYT4qKktQLTUxKiogRmxpZWdlbmRlciBIb2xsw6RuZGVyIChBKTogQmV3ZWdlIGRlbiBIb2xsw6RuZGVyIGVpbiBGZWxkIGluIGVpbmUgYmVsaWViaWdlIFJpY2h0dW5nOyDDvGJlciBkZW4gUmFuZCBkZXIgU2Vla2FydGUgaGluYXVzIGtvbW10IGVyIGluIGRlbiBVbnRlcnNjaGx1cGYgaW4gZGVyIE1pdHRlIChLUC0yNikuIERhcyBnZXNjaGllaHQgc29mb3J0LCBzb2dhciBtaXR0ZW4gaW0gR2VmZWNodDogV2VuIGVyIGRvcnQgdm9uIGRlbiBLw6RtcGZlbmRlbiB0cmlmZnQsIGRlbiB0csOkZ3QgZXIgZm9ydCAoS1AtMjEpLCB1bmQgZGFzIEdlZmVjaHQgaXN0IHZvcmJlaS4gKihCdWNoLCBBdXNnYWJlKSoKCj4gKkJlaXNwaWVsOiBEZXIgSG9sbMOkbmRlciBiZWVuZGV0IGVpbiBHZWZlY2h0LiogRHUgaGFzdCAxMSBnZWdlbiBkaWUgZnJhbnrDtnNpc2NoZSBTdGFkdCBnZXfDvHJmZWx0OiBlcm9iZXJ0LCB3ZW5uIG5pZW1hbmQgZXR3YXMgZGFnZWdlbiBoYXQuIERvY2ggZGVyIEhvbGzDpG5kZXIgbGllZ3QgZWluIEZlbGQgdW50ZXIgZGVyIFN0YWR0LCBiZWkgKOKIkjIs4oiSMSksIHVuZCBpbSBsZXR6dGVuIEZlbnN0ZXIgc3BpZWx0IEFubmUgZGVuIEZsaWVnZW5kZW4gSG9sbMOkbmRlciB1bmQgYmV3ZWd0IGlobiBuYWNoIG9iZW4sIGF1ZiBkZWluIEZlbGQuIERhcyBHZWZlY2h0IGlzdCB2b3JiZWksIHVuZCBkdSB6aWVoc3Qga2VpbmUgQmV1dGUuIERlaW5lIEhhbmQgdW5kIGRlaW5lIFBpcmF0ZW4gd2VyZGVuIGFiZ2V3b3JmZW4uIERlciBLb21wYXNzd8O8cmZlbCB6ZWlndCBHcsO8biwgYWxzbyBrb21tdCBkZWluIFNjaGlmZiBpbiBkZW4gZ3LDvG5lbiBVbnRlcnNjaGx1cGYuIER1IHdhcnN0IGFtIFp1ZywgdW5kIGF1Y2ggZGVyIGlzdCB2b3JiZWkuCgo8YSBpZD0ia3AtNTIiPjwvYT4qKktQLTUyKiogU8O2bGRuZXIgKEMpOiArMSBpbiBkaWVzZW0gR2VmZWNodCBmw7xyIGRpY2ggc2VsYnN0LCBmw7xyIGRpZSBTdGFkdCwgZGllIEZlc3R1bmcgb2RlciBkYXMgU2NoaWZmLCBkYXMgYW5nZWdyaWZmZW4gd2lyZCwgb2Rlciwgd2VubiB6d2VpIGFuZGVyZSBnZWdlbmVpbmFuZGVyIGvDpG1wZmVuLCBmw7xyIGVpbmVuIGRlciBiZWlkZW4uICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNTMiPjwvYT4qKktQLTUzKiogU2tvcmJ1dCAoQSk6IEVpbiBTcGllbGVyIGRlaW5lciBXYWhsIG5pbW10IGVpbmUgU2tvcmJ1dG1hcmtlLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTU0Ij48L2E+KipLUC01NCoqIFLDvGNrZW53aW5kIChNKTogYmlzIHp1IHp3ZWkgRmVsZGVyIG1laHIgaW4gZGllc2VtIFp1ZywgZGVuZW4gU2tvcmJ1dCBuaWNodHMgYW5oYXQuIER1IGthbm5zdCBpaG4gbnVyIGluIGRlaW5lbSBlaWdlbmVuIFp1ZyBzcGllbGVuIHVuZCBudXIsIHNvbGFuZ2UgZHUgZGFyaW4gbm9jaCBzZWdlbG4gZGFyZnN0OiBXZXIgYW5nZWhhbHRlbiBoYXQsIGbDvHIgZGVuIGlzdCBlcyB6dSBzcMOkdC4gKihCdWNoLCBBdXNsZWd1bmcsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTU1Ij48L2E+KipLUC01NSoqIEF0dGVudGF0IChBKTogV8OkaGxlIGVpbmVuIGJlbGllYmlnZW4gUGlyYXRlbiBpbSBTcGllbCwgZGVyIG5pY2h0IGltbXVuIGlzdCwgdW5kIHdpcmYgaWhuIGFiLiBFaW4gc28gdmVybG9yZW5lciBLYXBpdMOkbiB3aXJkIGVyc2V0enQgKEtQLTE5KS4gKihCdWNoKSoKCjxhIGlkPSJrcC01NiI+PC9hPioqS1AtNTYqKiBLaWVsaG9sZW4gKEEpOiB2ZXJoaW5kZXJ0IGVpbmUgTWV1dGVyZWksIGRlaW5lIG9kZXIgZGllIGVpbmVzIGFuZGVyZW4gU3BpZWxlcnMsIHdlbm4gc2llIGF1c2JyaWNodC4gKihCdWNoKSoKCjxhIGlkPSJrcC01NyI+PC9hPioqS1AtNTcqKiBNZXV0ZXJlaSAoVSk6IEJlaSBlaW5lbSBTcGllbGVyIGRlaW5lciBXYWhsIGdpYnQgZXMgZWluZSBNZXV0ZXJlaS4gRWluIFNjaGlmZiBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgaXN0IGtlaW5lIEF1c25haG1lLiAqKEJ1Y2gsIEF1c2xlZ3VuZywgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNTgiPjwvYT4qKktQLTU4KiogU29sZGF0ZW4gKEMpOiBXw6RobGUgZWluZSBOYXRpb24uIElocmUgU2NoaWZmZSwgU3TDpGR0ZSB1bmQgRmVzdHVuZ2VuIGhhYmVuIGluIGRpZXNlbSBadWcgKzIuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNTkiPjwvYT4qKktQLTU5KiogU2NoYXR6a2FydGU6IGVpbiBIaW53ZWlzLiBEdSBnaWJzdCBpaG4gYWIsIHdlbm4gZHUgZ3LDpGJzdCAoS1AtMzYpLiAqKEJ1Y2gpKgoKIyMgUGlyYXRlbgoKfCBnZXfDtmhubGljaGUgRsOkaGlna2VpdCB8IHdhcyBzaWUgdHV0IHwgUGlyYXRlbiB8CnwtLS18LS0tfC0tLXwKfCArMSBnZWdlbiBTcGllbGVyIHwgaW4gR2VmZWNodGVuIG1pdCBhbmRlcmVuIFNwaWVsZXJuIHwgMiB8CnwgSGlud2VpcyB8IHNwYXJ0IGJlaSBqZWRlbSBHcmFiZW4gZWluZSBTY2hhdHprYXJ0ZSB8IDMgfAp8ICsxIEthbm9uZW5rdWdlbCB8IFBsYXR6IGbDvHIgZWluZSBtZWhyIHwgMyB8CnwgKzEgUnVtIHwgUGxhdHogZsO8ciBlaW5lbiBtZWhyIHwgMyB8CnwgKzEgZ2VnZW4gTmF0aW9uZW4gfCBpbiBHZWZlY2h0ZW4gbWl0IFNjaGlmZmVuLCBTdMOkZHRlbiB1bmQgRmVzdHVuZ2VuIHwgMyB8CnwgaW1tdW4gfCBrYW5uIGtlaW5lbSBBdHRlbnRhdCB6dW0gT3BmZXIgZmFsbGVuIHwgMSB8CnwgU8O8bmRlbmJvY2sgfCB3aXJmIGRpZXNlbiBQaXJhdGVuIGFiLCB1bSBlaW5lIE1ldXRlcmVpIHp1IHZlcmhpbmRlcm4gfCAyIHwKfCArMSBCZXdlZ3VuZyB8IGVpbiBGZWxkIG1laHIgaW4gamVkZW0gWnVnIHwgMiB8CnwgKzEgQmV1dGUgfCBlaW5lIEthcnRlIG1laHIgdm9uIGplZGVtIGVyb2JlcnRlbiBTY2hpZmYsIGplZGVyIFN0YWR0IHVuZCBqZWRlciBGZXN0dW5nIHwgMSB8Cgp8IEthcGl0w6Ruc2bDpGhpZ2tlaXQgfCB3YXMgc2llIHR1dCB8IFBpcmF0ZW4gfAp8LS0tfC0tLXwtLS18CnwgKzIgZ2VnZW4gU3BpZWxlciB8IGluIEdlZmVjaHRlbiBtaXQgYW5kZXJlbiBTcGllbGVybiB8IDIgfAp8IGtlaW4gU2tvcmJ1dCB8IGRpZSBNYW5uc2NoYWZ0IHdpcmZ0IGplZGUgTWFya2Ugd2VnLCBkaWUgc2llIGJla8OkbWUgfCAzIHwKfCArMiBnZWdlbiBOYXRpb25lbiB8IGluIEdlZmVjaHRlbiBtaXQgU2NoaWZmZW4sIFN0w6RkdGVuIHVuZCBGZXN0dW5nZW4gfCAyIHwKfCBhbGxlIEthcGl0w6RuZSB8IGF1Y2ggZGllIEthcGl0w6Ruc2bDpGhpZ2tlaXRlbiBkZXIgYW5kZXJlbiBQaXJhdGVuIHdpcmtlbiB8IDEgfAp8IHp3ZWkgSGlud2Vpc2UgfCBzcGFydCBiZWkgamVkZW0gR3JhYmVuIHp3ZWkgU2NoYXR6a2FydGVuIHwgMiB8CnwgKzIgQmV1dGUgdm9uIEZyYW56b3NlbiB8IHp3ZWkgS2FydGVuIG1laHIgdm9uIGRlbSwgd2FzIHNpZSB2ZXJsaWVyZW4gfCAyIHwKfCArMiBCZXV0ZSB2b24gU3Bhbmllcm4gfCBlYmVuc28gfCAyIHwKfCArMiBCZXV0ZSB2b24gQnJpdGVuIHwgZWJlbnNvIHwgMiB8CnwgbWVociBLYXJ0ZW4gfCB6aWVoIGluIGplZGVtIFp1ZyBlaW5lIEFrdGlvbnNrYXJ0ZSBtZWhyLCBoYWx0ZSBlaW5lIG1laHIgfCAyIHwKfCBUYXNjaGVuZGllYiB8IHN0aWVobCBpbiBqZWRlbSBkZWluZXIgVW50ZXJoYWx0ZSBiaXMgenUgMjAwIER1YmxvbmVuIHwgMiB8Cgp8ICMgfCBQaXJhdCB8IGdld8O2aG5saWNoZSBGw6RoaWdrZWl0IHwgS2FwaXTDpG5zZsOkaGlna2VpdCB8CnwtLS18LS0tfC0tLXwtLS18CnwgMSB8IEhhdHRpZSBRdWlsbCB8ICsxIGdlZ2VuIFNwaWVsZXIgfCArMiBnZWdlbiBTcGllbGVyIHwKfCAyIHwgQnJhbSBDdXR0ZXIgfCArMSBnZWdlbiBTcGllbGVyIHwga2VpbiBTa29yYnV0IHwKfCAzIHwgT2xkIE1hcnJvdyB8IEhpbndlaXMgfCB6d2VpIEhpbndlaXNlIHwKfCA0IHwgUGlhIExhbnRlcm4gfCBIaW53ZWlzIHwgKzIgQmV1dGUgdm9uIEZyYW56b3NlbiB8CnwgNSB8IE1vdGggRGF3c29uIHwgSGlud2VpcyB8IG1laHIgS2FydGVuIHwKfCA2IHwgR3VubmVyIE9rZSB8ICsxIEthbm9uZW5rdWdlbCB8ICsyIGdlZ2VuIE5hdGlvbmVuIHwKfCA3IHwgUnV0YSBGbGludCB8ICsxIEthbm9uZW5rdWdlbCB8ICsyIEJldXRlIHZvbiBTcGFuaWVybiB8CnwgOCB8IFRvYmlhaCBXaWNrIHwgKzEgS2Fub25lbmt1Z2VsIHwgVGFzY2hlbmRpZWIgfAp8IDkgfCBCYXJyZWwgQmVzcyB8ICsxIFJ1bSB8IGtlaW4gU2tvcmJ1dCB8CnwgMTAgfCBTd2VldCBDb3JyaWdhbiB8ICsxIFJ1bSB8ICsyIEJldXRlIHZvbiBCcml0ZW4gfAp8IDExIHwgRHVuc3RhbiBLZWcgfCArMSBSdW0gfCArMiBnZWdlbiBTcGllbGVyIHwKfCAxMiB8IEl2byBCbGFja3dhdGVyIHwgKzEgZ2VnZW4gTmF0aW9uZW4gfCArMiBnZWdlbiBOYXRpb25lbiB8CnwgMTMgfCBNYXJlbiBIb2x0IHwgKzEgZ2VnZW4gTmF0aW9uZW4gfCArMiBCZXV0ZSB2b24gRnJhbnpvc2VuIHwKfCAxNCB8IENpbmRlciBKbyB8ICsxIGdlZ2VuIE5hdGlvbmVuIHwgKzIgQmV1dGUgdm9uIFNwYW5pZXJuIHwKfCAxNSB8IFRoZSBXaWRvdyBTYWJsZSB8IGltbXVuIHwgYWxsZSBLYXBpdMOkbmUgfAp8IDE2IHwgTmliIHRoZSBDYWJpbiBCb3kgfCBTw7xuZGVuYm9jayB8IGtlaW4gU2tvcmJ1dCB8CnwgMTcgfCBMdWNreSBQZWxsIHwgU8O8bmRlbmJvY2sgfCArMiBCZXV0ZSB2b24gQnJpdGVuIHwKfCAxOCB8IFN3aWZ0IEFubmlrYSB8ICsxIEJld2VndW5nIHwgbWVociBLYXJ0ZW4gfAp8IDE5IHwgVGFsbCBSYW1pcm8gfCArMSBCZXdlZ3VuZyB8IHp3ZWkgSGlud2Vpc2UgfAp8IDIwIHwgTWFncGllIFJveWNlIHwgKzEgQmV1dGUgfCBUYXNjaGVuZGllYiB8Cgo8YSBpZD0ia3AtNjEiPjwvYT4qKktQLTYxKiogR2V3w7ZobmxpY2hlIEbDpGhpZ2tlaXRlbiwgZGllIMO8YmVyYWxsIGFuIEJvcmQgd2lya2VuOiArMSBnZWdlbiBTcGllbGVyOyBlaW4gSGlud2VpczsgUGxhdHogZsO8ciBlaW5lIEthbm9uZW5rdWdlbCBtZWhyOyBQbGF0eiBmw7xyIGVpbmVuIFJ1bSBtZWhyOyArMSBnZWdlbiBOYXRpb25lbjsgaW1tdW4gZ2VnZW4gZWluIEF0dGVudGF0OyBTw7xuZGVuYm9jaywgZGVuIG1hbiBhYndlcmZlbiBrYW5uLCB1bSBlaW5lIE1ldXRlcmVpIHp1IHZlcmhpbmRlcm47ICsxIEJld2VndW5nOyBlaW5lIEJldXRla2FydGUgbWVociB2b24gamVkZW0gU2NoaWZmLCBqZWRlciBTdGFkdCB1bmQgamVkZXIgRmVzdHVuZywgZGllIGR1IGVyb2JlcnN0LiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTYyIj48L2E+KipLUC02MioqIEthcGl0w6Ruc2bDpGhpZ2tlaXRlbiwgZGllIG51ciBpbiBkZXIgS2Fqw7x0ZSB3aXJrZW46ICsyIGdlZ2VuIFNwaWVsZXI7IGVpbmUgTWFubnNjaGFmdCwgZGllIGdlZ2VuIFNrb3JidXQgaW1tdW4gaXN0IHVuZCBqZWRlIE1hcmtlIHdlZ3dpcmZ0LCBkaWUgc2llIGJla8OkbWU7ICsyIGdlZ2VuIE5hdGlvbmVuOyBhdWNoIGRpZSBLYXBpdMOkbnNmw6RoaWdrZWl0ZW4gZGVpbmVyIGFuZGVyZW4gUGlyYXRlbiB3aXJrZW47IHp3ZWkgSGlud2Vpc2U7IHp3ZWkgQmV1dGVrYXJ0ZW4gbWVociB2b24gZGVuIEZyYW56b3Nlbiwgdm9uIGRlbiBTcGFuaWVybiBvZGVyIHZvbiBkZW4gQnJpdGVuLCB3YXMgZHJlaSBGw6RoaWdrZWl0ZW4gc2luZDsgZWluZSBBa3Rpb25za2FydGUgbWVociBpbiBqZWRlbSBadWcgdW5kIGVpbmUgbWVociBhdWYgZGVyIEhhbmQ7IGRlciBUYXNjaGVuZGllYiAoS1AtMzEpLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTYzIj48L2E+KipLUC02MyoqIFdpZSB2aWVsZSBkZXIgMjAgUGlyYXRlbiBlaW5lIEbDpGhpZ2tlaXQgaGFiZW4uIEdld8O2aG5saWNoZSwgaW4gZGVyIFJlaWhlbmZvbGdlIHZvbiBLUC02MTogMiwgMywgMywgMywgMywgMSwgMiwgMiwgMS4gRGllIGRlcyBLYXBpdMOkbnMsIGluIGRlciBSZWloZW5mb2xnZSB2b24gS1AtNjI6ICsyIGdlZ2VuIFNwaWVsZXIgMiwga2VpbiBTa29yYnV0IDMsICsyIGdlZ2VuIE5hdGlvbmVuIDIsIGFsbGUgS2FwaXTDpG5lIDEsIHp3ZWkgSGlud2Vpc2UgMiwgRnJhbnpvc2VuIDIsIFNwYW5pZXIgMiwgQnJpdGVuIDIsIG1laHIgS2FydGVuIDIsIFRhc2NoZW5kaWViIDIuIFdlciB3ZWxjaGUgaGF0LCB1bmQgamVkZXIgTmFtZSwgaXN0IHZvbiBkaWVzZW0gSGF1cy4gKihBdXNnYWJlKSoKCiMjIEdld2lubmVuCgo8YSBpZD0ia3AtNjQiPjwvYT4qKktQLTY0KiogV2VyIHp1ZXJzdCAxMC4wMDAgRHVibG9uZW4gaGF0LCBnZXdpbm50IGF1ZiBkZXIgU3RlbGxlLCB1bmQgc2VpIGVzIGltIFp1ZyBlaW5lcyBhbmRlcmVuLiBFaW5lIFBhcnRpZSwgZGllIG5hY2ggNjAgUnVuZGVuIG5pZW1hbmQgZ2V3b25uZW4gaGF0LCBlbmRldCBkb3J0OiBXZXIgZGllIG1laXN0ZW4gRHVibG9uZW4gaGF0LCBnZXdpbm50LCB1bmQgYmVpIEdsZWljaHN0YW5kIHRlaWxlbiBzaWNoIG1laHJlcmUgZGVuIFNpZWcuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJrcC02NSI+PC9hPioqS1AtNjUqKiBEdWJsb25lbiwgZGllIGR1IGF1c2dpYnN0IChLUC0xMCksIHdlcmRlbiB2b24gZGVyIExlaXN0ZSBhYmdlem9nZW4uICooQnVjaCkqCgojIyBFaW5lIGvDvHJ6ZXJlIFBhcnRpZQoKPGEgaWQ9ImtwLTY2Ij48L2E+KipLUC02NioqIE1pdCBkZXIgQXVzZ2FiZSAqZ8O8bnN0aWdlIFdpbmRlKiBiZWdpbm50IGplZGVzIFNjaGlmZiBtaXQgendlaSBTZWdlbG4sIHVuZCBkaWUgUGFydGllbiBzaW5kIGvDvHJ6ZXIuIERhcyBlaW5lIFNlZ2VsIGRlcyBCdWNocyBpc3QgZGVyIE5vcm1hbGZhbGwuICooQXVzZ2FiZSkqCg==", "" + import.meta.url) },
	examples: EXAMPLES,
	positions: POSITIONS,
	seatKeys: [
		"attack",
		"steal",
		"on"
	],
	labels: positionsOf,
	measures: incomeOf,
	keyWords: KEY_WORDS,
	phrases: PHRASES,
	wordFor,
	story: {
		counts: "Doubloons",
		race: ({ ships }) => ships.map(({ doubloons }) => doubloons),
		goal: (_seas, { goal }) => goal,
		moment(event) {
			if (event.kind === "dug-up") return {
				seat: event.seat,
				worth: event.doubloons
			};
			if (event.kind === "plundered") return {
				seat: event.seat,
				worth: total(event.loot)
			};
			if (event.kind === "robbed") return {
				seat: event.seat,
				worth: 1.5 * Math.max(event.taken, total(event.loot))
			};
			if (event.kind === "pocket-picked") return {
				seat: event.seat,
				worth: event.doubloons
			};
			if (event.kind === "bought") return {
				seat: event.seat,
				worth: event.cost / 4
			};
			return null;
		},
		thing: (event) => event.kind === "played" ? event.card.play : null,
		sayThing(thing, times) {
			const card = CARDS.find((one) => one === thing);
			return i18n._("{card}: played {times, plural, one {once} other {# times}}.", {
				card: card ? cardName(card) : thing,
				times
			});
		},
		how(won) {
			const { who, lead, count } = winnersOf(won);
			const [first = 0] = won.winners;
			const income = won.board.ships[first]?.income;
			const source = income && SOURCES.toSorted((a, b) => income[b] - income[a])[0];
			return count === 1 && source ? i18n._("{who} has {doubloons} doubloons, {from}: {lead} more than anyone else.", {
				who,
				doubloons: (won.scores[first] ?? 0).toLocaleString(i18n.locale),
				from: i18n._(FROM[source]),
				lead: lead.toLocaleString(i18n.locale)
			}) : i18n._("{who} have as many doubloons as each other when the last round is over.", { who });
		}
	},
	saysYou: true
};
export { loaded };
