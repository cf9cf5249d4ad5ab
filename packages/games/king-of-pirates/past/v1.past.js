// Rules version 1 of king-of-pirates, kept by `npm run keep-rules`. Not to be changed.
import { PASS, RulesBug, badAt, good, listPhase, oneOf, repeat, someOf, together, unanswered, window } from "@nassau/kernel";
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
	const drawn = [];
	for (let i = 0; i < n; i++) {
		const card = nextAction(ctx);
		if (card === void 0) break;
		shipOf(ctx.board, seat).hand[card]++;
		drawn.push(card);
	}
	drawn.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
	ctx.whisper([seat], {
		kind: "drew",
		seat,
		cards: drawn
	}, {
		kind: "drew-unseen",
		seat,
		cards: drawn.length
	});
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
function giveScurvy(ctx, seat) {
	const ship = shipOf(ctx.board, seat);
	const isDropped = isProofAgainstScurvy(chartOf(ctx.edition), ship);
	if (!isDropped) ship.scurvy++;
	ctx.tell({
		kind: "scurvy",
		seat,
		isDropped,
		tokens: ship.scurvy
	});
}
function spill(ctx, ship) {
	ship.rum = Math.min(ship.rum, mostRum(ctx.edition, ship));
	ship.cannonballs = Math.min(ship.cannonballs, mostCannonballs(ctx.edition, ship));
}
function losePirate(ctx, seat, pirate) {
	const ship = shipOf(ctx.board, seat);
	ctx.board.pirateDiscards.push(pirate);
	if (ship.captain === pirate) ship.captain = null;
	else ship.crew = ship.crew.filter((id) => id !== pirate);
	spill(ctx, ship);
	if (ship.captain !== null) return;
	const [heir] = ship.crew;
	if (heir !== void 0 && ship.crew.length === 1) promote(ctx, seat, heir);
	else if (heir !== void 0) ctx.call({
		step: "promotion",
		at: "promote",
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
function sendToLair(ctx, seat) {
	const seas = ctx.board;
	const colour = ctx.rng.below(COLOURS.length);
	shipOf(seas, seat).at = chartOf(ctx.edition).corners[colour] ?? 0;
	if (seat === seas.turn) seas.isTurnOver = true;
	ctx.tell({
		kind: "sent-to-lair",
		seat,
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
	sendToLair(ctx, seat);
}
function moveDutchman(ctx, direction) {
	const seas = ctx.board;
	const chart = chartOf(ctx.edition);
	seas.dutchman = neighbour(chart, seas.dutchman, direction) ?? chart.centre;
	return seas.dutchman;
}
var isPlay = (choice) => "play" in choice;
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
	if (phase === "movement" && hand.tailwind > 0 && seat === seas.turn) plays.push(TAILWIND$1);
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
		case "scurvy": return giveScurvy(ctx, choice.on);
		case "mutiny": return ctx.call({
			step: "mutiny",
			at: "murmur",
			seat: choice.on,
			sealed: seas.ships.map(() => null)
		});
		case "assassination": return losePirate(ctx, choice.on, choice.pirate);
		case "keelhauling": return;
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
		if (!isPlay(choice)) return spec.take(ctx, f, choice, seat);
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
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
var sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
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
		tellRoll(ctx, fight.attacker, fight.attack);
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
		tellRoll(ctx, fight.defender ?? fight.attacker, fight.defence);
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
function tellRoll(ctx, seat, dice) {
	ctx.tell({
		kind: "rolled",
		seat,
		dice: [...dice]
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
	red: "sail red",
	blue: "sail blue",
	green: "sail green",
	yellow: "sail yellow",
	black: "sail black",
	white: "sail white"
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
			at: "shake-off"
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
var meanLoot = ({ lootCards }) => lootCards.reduce((sum, worth) => sum + worth, 0) / Math.max(1, lootCards.length);
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
	return chance * Math.min(stake, theirs.doubloons) * 1.2 - (1 - chance) * Math.min(stake, mine.doubloons);
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
function leastWorth(hand, held) {
	const worth = (card) => card === "treasure-map" ? KEEP[card] : KEEP[card] - 12 * (hand[card] - 1);
	return held.reduce((least, card) => worth(card) < worth(least) ? card : least, held[0] ?? "scurvy");
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
	for (const play of plays) {
		if (play.play !== "flying-dutchman") continue;
		const there = dutchmanAfter(view, chart, play.toward);
		if (isLair(chart, there) || shipOf(view, seat).at === there) continue;
		if (view.ships.some((ship) => ship.at === there && (piratesOf(ship).length > 0 || ship.cards > 0))) return play;
	}
	return null;
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
	const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight);
	const isWon = margin >= 0;
	if (seat === (isWon ? fight.attacker : fight.defender)) return PASS;
	if (stakes(now, fight) < 500) return PASS;
	if (isWon && seat !== fight.attacker) {
		const ghost = plays.find((play) => play.play === "flying-dutchman" && dutchmanAfter(view, chart, play.toward) === fight.at);
		if (ghost && shipOf(view, seat).at !== fight.at) return ghost;
	}
	return cheapestTurn(now, fight, isWon ? -(margin + 1) : -margin) ?? PASS;
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
	if (rival.doubloons < edition.goal * .2) return null;
	const murder = plays.find((play) => play.play === "assassination" && play.on === foremost && play.pirate === rival.captain);
	if (murder) return murder;
	if (isLair(chart, rival.at) || isProofAgainstScurvy(chart, rival)) return null;
	return plays.find((play) => play.play === "scurvy" && play.on === foremost) ?? null;
}
var mate = {
	id: "mate",
	choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition)
};
var ownShip = ({ seen, seat }) => shipOf(seen.view, seat);
var situation = ({ seen, edition, seat }, options = []) => ({
	view: seen.view,
	edition,
	seat,
	plays: options.filter(isPlay)
});
var poolOf = ({ captain, crew, drawn }) => [
	...captain === null ? [] : [captain],
	...crew,
	...drawn
];
var ANSWERS = {
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
		const { hand } = ownShip(asked);
		const held = CARDS.filter((card) => (hand?.[card] ?? 0) > 0);
		return { discard: leastWorth(hand ?? asked.seen.view.actionDiscards, held) };
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
		return { pick: bestHands(chartOf(asked.edition), ship.drawn, placesOf(ship, asked.edition) - 1) };
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
	const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight);
	const dice = isAttacker ? fight.attack : fight.defence;
	const sumOfDice = dice.reduce((sum, pips) => sum + pips, 0);
	if (isAttacker && fight.defender !== null) return { reroll: bestReroll(dice, 8, 1).reroll };
	const short = isAttacker ? -margin : margin + 1;
	if (short <= 0) return { reroll: "none" };
	const card = cheapestTurn(now, fight, isAttacker ? short : -short);
	const { reroll: best, chance } = bestReroll(dice, sumOfDice + short, shipOf(view, seat).cannonballs);
	if (card && (chance < .75 || card.play === "mercenaries") && (fight.prize?.loot ?? 4) >= 3) return card;
	return { reroll: chance > 0 ? best : "none" };
}
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
var combat = { "combat.target": (seas, _f, _seat, edition) => seas.ships.flatMap(({ at }, attack) => attack !== seas.turn && at !== shipOf(seas, seas.turn).at ? [{
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
var dig = { "dig.spade": (seas, f, seat, edition) => seat === seas.turn && shipOf(seas, seat).hand["treasure-map"] < mapsNeeded(seas, f, edition) ? [{
	wanted: "dig",
	clause: "KP-36",
	because: "your treasure maps and your crew’s clues are too few",
	choice: { dig: true }
}] : [] };
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
		f.at = hands(ship).length > 0 ? "captain" : "stock";
	} },
	captain: {
		clause: "KP-37",
		ask: (seas) => oneOf(seas.turn, hands(shipOf(seas, seas.turn)).map((captain) => ({ captain }))),
		take(ctx, f, { captain }, seat) {
			const ship = shipOf(ctx.board, seat);
			ship.drawn = hands(ship).filter((id) => id !== captain);
			ship.captain = captain;
			ship.crew = [];
			f.at = "crew";
			if (ship.drawn.length === 0 || placesOf(ship, ctx.edition) === 1) signOn(ctx, f, []);
		}
	},
	crew: {
		clause: "KP-37",
		ask(seas, _f, edition) {
			const ship = shipOf(seas, seas.turn);
			return someOf(seas.turn, ship.drawn, 0, Math.min(ship.drawn.length, placesOf(ship, edition) - 1));
		},
		take(ctx, f, { pick }) {
			signOn(ctx, f, pick);
		}
	},
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
function signOn(ctx, f, crew) {
	const seas = ctx.board;
	const ship = shipOf(seas, seas.turn);
	ship.crew = [...crew];
	for (const id of ship.drawn) if (!ship.crew.includes(id)) seas.pirateDiscards.push(id);
	ship.drawn = [];
	ctx.tell({
		kind: "signed-on",
		seat: seas.turn,
		captain: ship.captain,
		crew: [...crew]
	});
	f.at = "stock";
}
var lair = { "lair.buy": (seas, _f, seat, edition) => MIDDLES.flatMap((buy) => {
	const ship = shipOf(seas, seat);
	const { one, another } = WANTED[buy];
	const clause = "KP-10";
	if (ship.middles.includes(buy)) return [{
		wanted: another,
		clause,
		because: "a ship takes one of each",
		choice: { buy }
	}];
	return ship.doubloons < edition.middle.cost ? [{
		wanted: one,
		clause,
		because: "it costs more doubloons than you have",
		choice: { buy }
	}] : [];
}) };
var movement = { "movement.sail": (seas, f, _seat, edition) => {
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
var upkeep$1 = { "upkeep.steal": (seas) => seas.ships.flatMap(({ doubloons }, steal) => steal !== seas.turn && doubloons === 0 ? [{
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
	hasHands: true
};
function isWorthAsking(view, edition, f, seat, options) {
	const chart = chartOf(edition);
	const plays = options.filter(isPlay);
	switch (f.step) {
		case "upkeep": return plays.some(({ play }) => play === "mutiny");
		case "mutiny": return f.seat === seat && options.some((option) => "sacrifice" in option || isKeelhauling(option));
		case "dig": return seat !== view.turn && plays.some((play) => spoilsDig(view, chart, f.space, play));
		case "combat": return view.fight !== null && (f.at === "declared" ? isFighting : couldTurn)(view, chart, view.fight, seat, plays);
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
function isFighting(view, chart, fight, seat, plays) {
	const ours = seat === fight.attacker ? 1 : seat === fight.defender ? -1 : 0;
	return ours !== 0 && plays.some((play) => swingOf(view, chart, fight, seat, play) * ours > 0);
}
function couldTurn(view, chart, fight, seat, plays) {
	const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight);
	if ((margin >= 0 ? fight.attacker : fight.defender) === seat) return false;
	const isHaunting = (play) => play.play === "flying-dutchman" && dutchmanAfter(view, chart, play.toward) === fight.at;
	if (margin >= 0 && seat !== fight.attacker && plays.some(isHaunting)) return true;
	const hand = shipOf(view, seat).hand;
	const best = new Map();
	for (const play of plays) {
		const pull = swingOf(view, chart, fight, seat, play) * (margin >= 0 ? -1 : 1);
		best.set(play.play, Math.max(pull, best.get(play.play) ?? 0));
	}
	let pull = 0;
	for (const { play } of plays.filter((one, i) => plays.findIndex((other) => other.play === one.play) === i)) pull += (best.get(play) ?? 0) * (hand?.[play] ?? 1);
	return margin >= 0 ? pull > margin : pull >= -margin;
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
		says: "let every chance to answer go by",
		isDefault: false,
		answer: (seen) => windowIn(seen) ? PASS : null
	},
	{
		id: "pass-unless-hit",
		says: "let chances go by until something happens to you",
		isDefault: false,
		answer(seen) {
			const window = windowIn(seen);
			return window && !concerns(seen.view, window.f, window.seat) ? PASS : null;
		}
	},
	{
		id: "pass-when-pointless",
		says: "let chances go by when no card of yours matters to what is happening",
		isDefault: true,
		answer(seen, edition) {
			const window = windowIn(seen);
			return window && !isWorthAsking(seen.view, edition, window.f, window.seat, window.options) ? PASS : null;
		}
	},
	{
		id: "heave-to",
		says: "stop when no space is left to sail and no tailwind is in hand, and do not dig without the clues",
		isDefault: true,
		answer({ ask }) {
			if (ask?.at === "movement.sail") return ask.options.some((option) => "sail" in option) || holds(ask.options, "tailwind") ? null : { stop: true };
			if (ask?.at === "dig.spade") return ask.options.some((option) => "dig" in option && option.dig) ? null : { dig: false };
			return null;
		}
	}
];
var PIRATES_TO_CHOOSE_FROM = 3;
var match = {
	open: { run(ctx, f) {
		const seas = ctx.board;
		ctx.tell({
			kind: "colours",
			colours: seas.ships.map(({ colour }) => COLOURS[colour] ?? "red")
		});
		seas.first = ctx.rng.below(ctx.seats);
		seas.turn = seas.first;
		ctx.tell({
			kind: "first-player",
			seat: seas.first
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
			drawActions(ctx, seat, ctx.edition.hand.start);
		}
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
			f.at = choice.play === "keelhauling" ? "calm" : "rumour";
			playCard(ctx, seat, choice);
			if (choice.play === "keelhauling") ctx.tell({
				kind: "keelhauled",
				seat,
				spares: f.seat
			});
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
		sendToLair(ctx, f.seat);
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
var promotion = { promote: {
	clause: "KP-19",
	ask: (seas, f) => oneOf(f.seat, shipOf(seas, f.seat).crew.map((id) => ({ promote: id }))),
	take(ctx, f, choice) {
		promote(ctx, f.seat, choice.promote);
		ctx.done();
	}
} };
var turn = {
	upkeep: { run(ctx, f) {
		const seas = ctx.board;
		seas.phase = "upkeep";
		seas.isTurnOver = false;
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
		options(seas) {
			const { hand } = shipOf(seas, seas.turn);
			return CARDS.filter((card) => hand[card] > 0).map((card) => ({ discard: card }));
		},
		again: "limit",
		take(ctx, f, { discard }, seat) {
			discardAction(ctx, seat, discard);
			ctx.tell({
				kind: "discarded",
				seat,
				card: discard
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
		if (face === "scurvy") return giveScurvy(ctx, turn);
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
function wordFor(_key, value, edition) {
	if (typeof value !== "string") return null;
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
	return [i18n._("Combat at {place}: {name} {attack} against {target} {defence}.", {
		place: placeName(at),
		name: name(attacker),
		attack: attack.length > 0 ? `${attackTotal(view, chart, fight)} (${attack.join("+")})` : i18n._("not rolled"),
		target: prize ? prizeName(prize.kind, null) : name(defender ?? -1),
		defence: prize || defence.length > 0 ? defenceTotal(view, chart, fight) : i18n._("not rolled")
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
	"match.sign": () => i18n._("Which two pirates do you keep, and who is captain?"),
	"upkeep.steal": () => i18n._("Your pickpocket is ready: whose pocket?"),
	"upkeep.discard": () => i18n._("Too many cards for the draw to come: discard or play one."),
	"upkeep.mutinies": () => i18n._("Before the ship sails: will anyone start a mutiny?"),
	"movement.sail": () => i18n._("Sail a space, or stop here?"),
	"lair.buy": () => i18n._("Have a new part built into your ship?"),
	"lair.captain": () => i18n._("Who is captain from now on?"),
	"lair.crew": () => i18n._("Who else sails with you?"),
	"dig.spade": () => i18n._("Dig for the treasure?"),
	"dig.watch": () => i18n._("Someone digs for treasure. Do you answer?"),
	"combat.target": () => i18n._("Attack someone here?"),
	"combat.declared": () => i18n._("An attack is declared. Do you play a card before the dice?"),
	"combat.reroll": cannonball,
	"combat.answer": cannonball,
	"combat.rolled": () => i18n._("The dice are rolled. Do you play a card before the result stands?"),
	"mutiny.answers": (f, names) => i18n._("A mutiny brews against {name}. Do you answer?", { name: names[f.seat] ?? i18n._("someone") }),
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
		case "mercenaries": return card.side === "attack" ? i18n._("{name} hires mercenaries for the attacker.", { name }) : i18n._("{name} hires mercenaries for the defender.", { name });
		case "soldiers": return i18n._("{name} sends soldiers to the {nation, select, british {British} french {French} other {Spanish}}.", {
			name,
			nation: card.nation
		});
		case "flying-dutchman": return i18n._("{name} steers the Flying Dutchman {toward}.", {
			name,
			toward: colourName(card.toward)
		});
		case "scurvy": return i18n._("{name} brings scurvy to {target}.", {
			name,
			target: nameOf(card.on)
		});
		case "mutiny": return i18n._("{name} stirs up a mutiny against {target}.", {
			name,
			target: nameOf(card.on)
		});
		case "assassination": return i18n._("{name} has {pirate} of {target} assassinated.", {
			name,
			pirate: pirate(card.pirate),
			target: nameOf(card.on)
		});
		case "ambush": return i18n._("{name} springs an ambush.", { name });
		case "assault": return i18n._("{name} leads an assault.", { name });
		case "citrus-fruits": return i18n._("{name} hands out citrus fruits: no more scurvy.", { name });
		case "tailwind": return i18n._("{name} catches a tailwind.", { name });
		case "keelhauling": return i18n._("{name} has a mutineer keelhauled.", { name });
	}
}
var all = (ids, pirate) => ids.length === 0 ? i18n._("nobody") : listed(ids.map(pirate));
var handInWords = (hand) => {
	const kinds = CARDS.filter((card) => hand[card] > 0);
	return kinds.length === 0 ? i18n._("empty") : listed(kinds.map((card) => `${hand[card]} × ${cardName(card)}`));
};
var diceInWords = (dice) => listed(dice.map(String));
var TELLERS = {
	colours: {
		clause: "KP-1",
		say: ({ colours }, name) => `${listed(colours.map((colour, seat) => i18n._("{name} starts at the {colour} lair", {
			name: name(seat),
			colour
		})))}.`
	},
	"first-player": {
		clause: "KP-15",
		say: ({ seat }, name) => i18n._("{name} has the first turn.", { name: name(seat) })
	},
	"pirates-dealt": {
		clause: "KP-11",
		say: ({ seat, pirates: ids }, name, pirate) => i18n._("{name} may keep two of {pirates}.", {
			name: name(seat),
			pirates: all(ids, pirate)
		})
	},
	"pirates-drawn": {
		clause: "KP-37",
		say: ({ seat, pirates: ids }, name, pirate) => i18n._("{name} may sign on {pirates}.", {
			name: name(seat),
			pirates: all(ids, pirate)
		})
	},
	"signed-on": {
		clause: "KP-11",
		say({ seat, captain: id, crew }, name, pirate) {
			if (id === null) return i18n._("{name} sails under no captain.", { name: name(seat) });
			const captain = pirate(id);
			return crew.length === 0 ? i18n._("{name} sails under captain {captain}.", {
				name: name(seat),
				captain
			}) : i18n._("{name} sails under captain {captain} with {crew}.", {
				name: name(seat),
				captain,
				crew: all(crew, pirate)
			});
		}
	},
	drew: {
		clause: "KP-25",
		say: ({ seat, cards }, name) => cards.length === 0 ? i18n._("{name} draws nothing.", { name: name(seat) }) : i18n._("{name} draws {cards}.", {
			name: name(seat),
			cards: listed(cards.map(cardName))
		})
	},
	"drew-unseen": {
		clause: "KP-25",
		say: ({ seat, cards: n }, name) => i18n._("{name} draws {n, plural, one {# card} other {# cards}}.", {
			name: name(seat),
			n
		})
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
		say: ({ seat, round }, name) => i18n._("Round {round}: {name}'s turn.", {
			round,
			name: name(seat)
		})
	},
	"pocket-picked": {
		clause: "KP-31",
		say: ({ seat, from, doubloons }, name) => i18n._("{name} picks {target}'s pocket of {doubloons}.", {
			name: name(seat),
			target: name(from),
			doubloons
		})
	},
	discarded: {
		clause: "KP-25",
		say: ({ seat, card }, name) => i18n._("{name} discards {card}.", {
			name: name(seat),
			card: cardName(card)
		})
	},
	"dutchman-drifts": {
		clause: "KP-26",
		say: ({ toward, at }) => i18n._("The Flying Dutchman drifts {toward}, to {place}.", {
			toward: colourName(toward),
			place: placeName(at)
		})
	},
	haunted: {
		clause: "KP-21",
		say: ({ seat, cards, pirates: ids }, name, pirate) => i18n._("The Flying Dutchman is upon {name} and takes the hand ({cards}) and the crew ({crew}).", {
			name: name(seat),
			cards: handInWords(cards),
			crew: all(ids, pirate)
		})
	},
	"sent-to-lair": {
		clause: "KP-70",
		say: ({ seat, lair, endsTurn }, name) => endsTurn ? i18n._("{name} is thrown back to the {lair} lair; the turn is over.", {
			name: name(seat),
			lair
		}) : i18n._("{name} is thrown back to the {lair} lair.", {
			name: name(seat),
			lair
		})
	},
	scurvy: {
		clause: "KP-22",
		say: ({ seat, isDropped, tokens }, name) => isDropped ? i18n._("{name}'s crew shrugs off the scurvy.", { name: name(seat) }) : i18n._("{name} gets scurvy ({tokens} now).", {
			name: name(seat),
			tokens
		})
	},
	"rum-drunk": {
		clause: "KP-27",
		say: ({ seat, wanted, drunk, left }, name) => drunk < wanted ? i18n._("{name}'s crew wants {wanted} rum and finds {drunk}.", {
			name: name(seat),
			wanted,
			drunk
		}) : i18n._("{name}'s crew drinks {wanted} rum; {left} left.", {
			name: name(seat),
			wanted,
			left
		})
	},
	"mutiny-brews": {
		clause: "KP-18",
		say: ({ seat }, name) => i18n._("A mutiny brews aboard {name}'s ship.", { name: name(seat) })
	},
	mutiny: {
		clause: "KP-18",
		say: ({ seat, captain }, name, pirate) => captain === null ? i18n._("{name}'s ship is seized; there was no captain to lose.", { name: name(seat) }) : i18n._("Mutiny: {name} loses captain {captain}.", {
			name: name(seat),
			captain: pirate(captain)
		})
	},
	scapegoat: {
		clause: "KP-18",
		say: ({ seat, pirate: id }, name, pirate) => i18n._("{name} blames it all on {pirate}, and the mutiny is off.", {
			name: name(seat),
			pirate: pirate(id)
		})
	},
	keelhauled: {
		clause: "KP-56",
		say: ({ seat, spares }, name) => seat === spares ? i18n._("{name} puts the mutiny against their own captain down.", { name: name(seat) }) : i18n._("{name} puts the mutiny against {target} down.", {
			name: name(seat),
			target: name(spares)
		})
	},
	promoted: {
		clause: "KP-19",
		say: ({ seat, pirate: id }, name, pirate) => i18n._("{pirate} is {name}'s captain now.", {
			pirate: pirate(id),
			name: name(seat)
		})
	},
	played: {
		clause: "KP-47",
		say: ({ seat, card }, name, pirate) => playInWords(card, name(seat), name, pirate)
	},
	sailed: {
		clause: "KP-32",
		say: ({ seat, toward, at }, name) => i18n._("{name} sails {toward} to {place}.", {
			name: name(seat),
			toward: colourName(toward),
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
		say: ({ seat, tokens: n }, name) => i18n._("{name} is rid of {n, plural, one {# scurvy token} other {# scurvy tokens}}.", {
			name: name(seat),
			n
		})
	},
	bought: {
		clause: "KP-10",
		say: ({ seat, part, cost }, name) => i18n._("{name} has a {part} built in for {cost}.", {
			name: name(seat),
			part: partName(part),
			cost
		})
	},
	stocked: {
		clause: "KP-37",
		say: ({ seat, rum, cannonballs }, name) => i18n._("{name} takes stores aboard: {rum} rum, {cannonballs, plural, one {# cannonball} other {# cannonballs}}.", {
			name: name(seat),
			rum,
			cannonballs
		})
	},
	digs: {
		clause: "KP-36",
		say: ({ seat, at }, name) => i18n._("{name} starts to dig at {place}.", {
			name: name(seat),
			place: placeName(at)
		})
	},
	"dig-failed": {
		clause: "KP-36",
		say: ({ seat, at }, name) => i18n._("{name} has too few clues left and finds nothing at {place}.", {
			name: name(seat),
			place: placeName(at)
		})
	},
	"dug-up": {
		clause: "KP-36",
		say: ({ seat, maps, doubloons }, name) => i18n._("{name} digs up {doubloons} doubloons {maps, plural, =0 {without a map} one {with # map} other {with # maps}}.", {
			name: name(seat),
			doubloons,
			maps
		})
	},
	attacks: {
		clause: "KP-39",
		say: ({ seat, against, prize, nation, at }, name) => against === null ? i18n._("{name} attacks {prize} at {place}.", {
			name: name(seat),
			prize: thePrize(prize ?? "", nation),
			place: placeName(at)
		}) : i18n._("{name} attacks {target}.", {
			name: name(seat),
			target: name(against)
		})
	},
	rolled: {
		clause: "KP-40",
		say: ({ seat, dice }, name) => i18n._("{name} rolls {dice}.", {
			name: name(seat),
			dice: diceInWords(dice)
		})
	},
	"rolled-again": {
		clause: "KP-23",
		say: ({ seat, reroll, dice, left }, name) => reroll === "both" ? i18n._("{name} fires a cannonball and rolls both dice again: {dice} ({left} left).", {
			name: name(seat),
			dice: diceInWords(dice),
			left
		}) : i18n._("{name} fires a cannonball and rolls the {reroll} die again: {dice} ({left} left).", {
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
		clause: "KP-44",
		say({ seat, against, prize, attack, defence, isWon }, name) {
			const result = isWon ? i18n._("the attack succeeds") : i18n._("the attack is beaten off");
			const told = {
				name: name(seat),
				attack,
				defence,
				result
			};
			return against === null ? i18n._("{name} {attack}, the {prize} {defence}: {result}.", {
				...told,
				prize: prizeName(prize ?? "", null)
			}) : i18n._("{name} {attack}, {target} {defence}: {result}.", {
				...told,
				target: name(against)
			});
		}
	},
	plundered: {
		clause: "KP-42",
		say: ({ seat, prize, nation, loot }, name) => i18n._("{name} plunders {prize}: {loot} = {total} doubloons.", {
			name: name(seat),
			prize: thePrize(prize, nation),
			loot: loot.join(" + "),
			total: sum(loot)
		})
	},
	robbed: {
		clause: "KP-45",
		say: ({ seat, loser, loot, taken }, name) => i18n._("{name} draws {loot} and takes {taken} doubloons from {target}.", {
			name: name(seat),
			loot: loot.join(" + "),
			taken,
			target: name(loser)
		})
	},
	won: {
		clause: "KP-64",
		say: ({ seats, doubloons }, name) => seats.length === 1 ? i18n._("{name} has {doubloons} doubloons and is King of Pirates.", {
			name: name(seats[0] ?? 0),
			doubloons
		}) : i18n._("{names} share the crown with {doubloons} doubloons each.", {
			names: listed(seats.map(name)),
			doubloons
		})
	}
};
var tellerOf = (kind) => TELLERS[kind];
function say(event, names, edition) {
	const teller = tellerOf(event.kind);
	const clause = event.kind === "played" ? CLAUSE_OF_CARD[event.card.play] : teller.clause;
	return {
		text: teller.say(event, (seat) => names[seat] ?? i18n._("seat {seat}", { seat }), (id) => pirateName(id, edition)),
		clause
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
var loaded = {
	game: {
		id,
		title,
		version: 1,
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
				sealed: new Array(setup.seats).fill(null)
			}
		}),
		steps: {
			match,
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
		draw,
		say,
		prompts
	},
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBLaW5nIG9mIFBpcmF0ZXMKCkJsYWNrYmVhcmQgaXMgZGVhZCBhbmQgaGlzIHRpdGxlIGlzIGZyZWUuIFBsdW5kZXIgbWVyY2hhbnRzLCBjaXRpZXMgYW5kIHN0cm9uZ2hvbGRzLCBkaWcgZm9yIHRyZWFzdXJlLCBrZWVwIHJ1bSBpbiB0aGUgaG9sZCBhbmQgYW4gZXllIG9uIHRoZSBGbHlpbmcgRHV0Y2htYW4uIFRoZSBmaXJzdCBjYXB0YWluIHdpdGggMTAsMDAwIGRvdWJsb29ucyBpcyB0aGUgbmV3IGtpbmcuCgoyIHRvIDYgcGxheWVycy4KCipLaW5nIG9mIFBpcmF0ZXMqIGlzIGEgd29ya2luZyB0aXRsZTogdGhlIHJ1bGVib29rIGF0IGhhbmQgbmV2ZXIgc3RhdGVzIHRoZSBuYW1lIG9mIGl0cyBnYW1lLiBJdCBpcyBhIGdhbWUgYnkgQm9yemFnIEdhbWVzLCBkZXNpZ25lZCBieSBNb3J0ZW4gTsO4cmdhYXJkIGFuZCBkcmF3biBieSBNZXR0ZSBPdmVyZ2FhcmQgV2ludGhlcjsgbm9uZSBvZiB0aGUgYXJ0IGlzIHVzZWQgaGVyZS4gVGhlIHJ1bGVzIGFyZSB0b2xkIGluIG91ciBvd24gd29yZHMuIEVhY2ggY2xhdXNlIHNheXMgd2hlcmUgaXQgY29tZXMgZnJvbTogKipib29rKiogZm9yIHRoZSBwdWJsaXNoZWQgcnVsZXMsICoqcnVsaW5nKiogd2hlcmUgdGhlIGJvb2sgaXMgc2lsZW50LCBjdXQgb2ZmIG9yIHVuY2xlYXIgYW5kIHRoaXMgaG91c2UgZGVjaWRlcywgKiplZGl0aW9uKiogZm9yIGRhdGEgdGhhdCB3YXMgcmVidWlsdCBiZWNhdXNlIHRoZSBib29rIG9ubHkgc2hvd3MgaXQgaW4gYSBwaWN0dXJlOiB3aGVyZSB0aGluZ3MgbGllIG9uIHRoZSBtYXAsIHRoZSBzZWEgdGlsZXMsIG1vc3QgZGVmZW5jZSBhbmQgbG9vdCB2YWx1ZXMsIHdoYXQgdGhlIHNoaXAncyBtaWRkbGUgcGFydHMgaG9sZCwgdGhlIGZhY2VzIG9mIHRoZSBkaWNlLCB0aGUgdmFsdWVzIG9mIHRoZSBsb290IGNhcmRzLCBob3cgbWFueSBhY3Rpb24gY2FyZHMgdGhlcmUgYXJlIG9mIGVhY2gga2luZCBhbmQgbW9zdCBvZiB0aGVpciBsZXR0ZXJzLCBhbmQgdGhlIHBpcmF0ZXMsIHdpdGggdGhlaXIgbmFtZXMgYW5kIHdobyBoYXMgd2hpY2ggc2tpbGxzLiBBbiBvd25lciBvZiB0aGUgYm94IGNhbiBsb2FkIGFub3RoZXIgZWRpdGlvbi4KCiMjIFRoZSBzZWEKCmBgYAogICAgICAgICAgICAgICAgICAgIEJMQUNLCiAgICAgICAgICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgIGMgRnIgICAgICAgfn4gICAgICAgUyBTcAogICAgICB+fiAgICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fgpZRUxMT1cgICAgIH5+ICAgICAgIDIwMDAgICAgICAgfn4gICAgICAgV0hJVEUKICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KIH5+ICAgICAgIDMwMDAgICAgICAgIyMgICAgICAgMzAwMCAgICAgICB+fgogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgpTIEZyICAgICAgICMjICAgICAgIExBSVIgICAgICAgIyMgICAgICAgYyBTcAogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgogfn4gICAgICAgMjAwMCAgICAgICAjIyAgICAgICAyMDAwICAgICAgIH5+CiAgICAgIH5+ICAgICAgICAjIyAgICAgICAgIyMgICAgICAgIH5+CkdSRUVOICAgICAgfn4gICAgICAgMzAwMCAgICAgICB+fiAgICAgICBSRUQKICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgIGMgQnIgICAgICAgfn4gICAgICAgUyBCcgogICAgICAgICAgICAgICAgfn4gICAgICAgIH5+CiAgICAgICAgICAgICAgICAgICAgQkxVRQpgYGAKCkxhaXJzIGFyZSBuYW1lZCBieSB0aGVpciBjb2xvdXI7IHRoZSBvbmUgaW4gdGhlIG1pZGRsZSBoYXMgbm9uZS4gYFNgIGlzIGEgc3Ryb25naG9sZCwgYGNgIGEgY2l0eSwgd2l0aCBpdHMgbmF0aW9uOyBhIG51bWJlciBpcyBhIHRyZWFzdXJlIGlzbGFuZCBhbmQgd2hhdCBsaWVzIGJ1cmllZCB0aGVyZTsgYCMjYCBpcyBkYXJrIHNlYSwgYH5+YCBsaWdodCBzZWEuIEEgY29sb3VyIGlzIGEgZGlyZWN0aW9uIHRvbzogYmxhY2sgaXMgdXAsIHdoaXRlIHVwIGFuZCB0byB0aGUgcmlnaHQsIHJlZCBkb3duIGFuZCB0byB0aGUgcmlnaHQsIGJsdWUgZG93biwgZ3JlZW4gZG93biBhbmQgdG8gdGhlIGxlZnQsIHllbGxvdyB1cCBhbmQgdG8gdGhlIGxlZnQuCgp8IHByaXplIHwgZGVmZW5jZSB8IGxvb3QgY2FyZHMgfCBhbW9uZyB0aGUgMzAgb2NlYW4gdGlsZXMgfCBhbW9uZyB0aGUgMTIgc2hhcmsgdGlsZXMgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwKfCBzbWFsbCBtZXJjaGFudCB8IDcgfCAyIHwgMTIgfCDigJMgfAp8IGxhcmdlIG1lcmNoYW50IHwgOCB8IDMgfCAzIHwgNiB8Cnwgd2Fyc2hpcCB8IDkgfCA0IHwgMyB8IDYgfAp8IG5vdGhpbmcgfCDigJMgfCDigJMgfCAxMiB8IOKAkyB8CnwgY2l0eSB8IDEwIHwgNSB8IHwgfAp8IHN0cm9uZ2hvbGQgfCAxMyB8IDggfCB8IHwKCjxhIGlkPSJrcC0xIj48L2E+KipLUC0xKiogVHdvIHRvIHNpeCBjYXB0YWlucyBwbGF5LiBFYWNoIGhhcyBhIGNvbG91ciBhbmQgYmVnaW5zIGluIHRoZSBjb3JuZXIgbGFpciBvZiB0aGF0IGNvbG91ci4gKihydWxpbmcpKgoKPGEgaWQ9ImtwLTIiPjwvYT4qKktQLTIqKiBUaGUgbWFwIGhhcyA2MSBzcGFjZXM6IHNldmVuIHBpcmF0ZSBsYWlycywgb25lIGluIHRoZSBtaWRkbGUgYW5kIG9uZSBhdCBlYWNoIG9mIHRoZSBzaXggY29ybmVyczsgdGhyZWUgc3Ryb25naG9sZHMsIEJyaXRpc2gsIEZyZW5jaCBhbmQgU3BhbmlzaDsgdGhyZWUgY2l0aWVzLCBvbmUgZm9yIGVhY2ggb2YgdGhlc2UgbmF0aW9uczsgc2l4IHRyZWFzdXJlIGlzbGFuZHM7IGFuZCA0MiBzcGFjZXMgb2Ygc2VhLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTMiPjwvYT4qKktQLTMqKiBTcGFjZXMgYXJlIG5hbWVkIGJ5IGF4aWFsIGNvb3JkaW5hdGVzIChxLCByKSwgY291bnRlZCBmcm9tIHRoZSBtaWRkbGUuIFRoZSBjb21wYXNzOiByZWQgaXMgKDEsMCksIGJsdWUgKDAsMSksIGdyZWVuICjiiJIxLDEpLCB5ZWxsb3cgKOKIkjEsMCksIGJsYWNrICgwLOKIkjEpLCB3aGl0ZSAoMSziiJIxKSwgYW5kIHRoZSBsYWlyIG9mIGEgY29sb3VyIGxpZXMgZm91ciBzdGVwcyB0aGF0IHdheS4gU3Ryb25naG9sZHM6IEJyaXRpc2ggKDIsMiksIEZyZW5jaCAo4oiSNCwyKSwgU3BhbmlzaCAoMiziiJI0KS4gQ2l0aWVzOiBCcml0aXNoICjiiJIyLDQpLCBGcmVuY2ggKOKIkjIs4oiSMiksIFNwYW5pc2ggKDQs4oiSMikuIFNtYWxsIHRyZWFzdXJlczogKDIsMCksICjiiJIyLDIpLCAoMCziiJIyKS4gTGFyZ2UgdHJlYXN1cmVzOiAoMCwyKSwgKOKIkjIsMCksICgyLOKIkjIpLiBGcm9tIGV2ZXJ5IGNvcm5lciBsYWlyIGl0IGlzIHR3byBzdGVwcyB0byBhIHN0cm9uZ2hvbGQsIHR3byB0byBhIGNpdHkgYW5kIHR3byB0byBhIHRyZWFzdXJlLiAqKGVkaXRpb24pKgoKPGEgaWQ9ImtwLTQiPjwvYT4qKktQLTQqKiBUd2VsdmUgc3BhY2VzIG9mIHNlYSBhcmUgZGFyazogdGhvc2UgYXJvdW5kIHRoZSBtaWRkbGUsIGFuZCBpbiB0aGUgbmV4dCByaW5nIHRob3NlIGhhbGZ3YXkgYmV0d2VlbiB0d28gdHJlYXN1cmVzLiBUaGV5IGdldCB0aGUgc2hhcmsgdGlsZXMuIFRoZSAzMCBsaWdodCBzcGFjZXMsIGluIHRoZSB0d28gb3V0ZXIgcmluZ3MsIGdldCB0aGUgb2NlYW4gdGlsZXMuIEVhY2ggc2V0IGlzIHNodWZmbGVkIGFuZCBsYWlkIG91dCBmYWNlIGRvd24sIG9uZSB0aWxlIGEgc3BhY2UuIFRoZSBzaGFyayBpcyBvbmx5IGEgcGljdHVyZSBvbiB0aGUgYmFjazogaXQgd2FybnMgb2YgdGhlIHJpY2hlciBhbmQgZmllcmNlciBzZXQuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNSI+PC9hPioqS1AtNSoqIE9jZWFuIHRpbGVzOiB0d2VsdmUgc21hbGwgbWVyY2hhbnRzIChkZWZlbmNlIDcsIGxvb3QgMiksIHRocmVlIGxhcmdlIG1lcmNoYW50cyAoZGVmZW5jZSA4LCBsb290IDMpLCB0aHJlZSB3YXJzaGlwcyAoZGVmZW5jZSA5LCBsb290IDQpLCB0d2VsdmUgd2l0aCBub3RoaW5nIG9uIHRoZW0uIFNoYXJrIHRpbGVzOiBzaXggbGFyZ2UgbWVyY2hhbnRzLCBzaXggd2Fyc2hpcHMuIE9mIGV2ZXJ5IGtpbmQgb2Ygc2hpcCBlYWNoIG5hdGlvbiBzYWlscyBhIHRoaXJkLiAqKGVkaXRpb24pKgoKPGEgaWQ9ImtwLTYiPjwvYT4qKktQLTYqKiBBIGNpdHkgaGFzIGRlZmVuY2UgMTAgYW5kIGxvb3QgNSwgYSBzdHJvbmdob2xkIGRlZmVuY2UgMTMgYW5kIGxvb3QgOC4gVGhleSBzdGF5IG9uIHRoZSBtYXAgYW5kIGNhbiBiZSBzYWNrZWQgYWdhaW4gYW5kIGFnYWluLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTciPjwvYT4qKktQLTcqKiBMYWlycyBiZWxvbmcgdG8gbm9ib2R5LiBUaGUgY29sb3VyIG9mIHRoZSBmbGFnIHNheXMgd2hlcmUgaXRzIGNhcHRhaW4gYmVnaW5zIGFuZCBub3RoaW5nIGVsc2UuICooYm9vaykqCgo8YSBpZD0ia3AtOCI+PC9hPioqS1AtOCoqIERvdWJsb29ucyBhcmUgY291bnRlZCBvbiB0aGUgdHJhY2ssIGEgaHVuZHJlZCBhIHN0ZXAuIEV2ZXJ5b25lIGJlZ2lucyB3aXRoIG5vbmUsIGFuZCBub2JvZHkgZXZlciBoYXMgbGVzcyB0aGFuIG5vbmUuICooYm9vaywgcnVsaW5nKSoKCiMjIFlvdXIgc2hpcCBhbmQgY3JldwoKPGEgaWQ9ImtwLTkiPjwvYT4qKktQLTkqKiBZb3UgYmVnaW4gd2l0aCB0aGUgZnJvbnQgYW5kIHRoZSByZWFyIG9mIGEgc2hpcDogb25lIHNhaWwsIHR3byBwbGFjZXMgZm9yIHBpcmF0ZXMsIHJvb20gZm9yIDQgcnVtIGFuZCAyIGNhbm5vbmJhbGxzLiBUaGUgcGxhY2UgaW4gdGhlIHJlYXIgaXMgdGhlIGNhcHRhaW4ncyBjYWJpbi4gKihib29rKSoKCjxhIGlkPSJrcC0xMCI+PC9hPioqS1AtMTAqKiBBIG1pZGRsZSBwYXJ0IGNvc3RzIDIsNTAwIGRvdWJsb29ucy4gSXQgYnJpbmdzIG9uZSBzYWlsLCBvbmUgcGxhY2UgZm9yIGEgcGlyYXRlIGFuZCBhIGhvbGQ6IHRoZSBydW0gaG9sZCB0YWtlcyAyIG1vcmUgcnVtLCB0aGUgZ3VuIGRlY2sgMiBtb3JlIGNhbm5vbmJhbGxzLiBBIHNoaXAgaGFzIHJvb20gZm9yIG9uZSBvZiBlYWNoLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTExIj48L2E+KipLUC0xMSoqIERyYXcgdGhyZWUgcGlyYXRlcy4gS2VlcCB0d28sIG9uZSBvZiB0aGVtIGFzIGNhcHRhaW4sIGFuZCBkaXNjYXJkIHRoZSB0aGlyZC4gKihib29rKSoKCjxhIGlkPSJrcC0xMiI+PC9hPioqS1AtMTIqKiBUaGVuIGxvYWQgYWxsIHRoZSBydW0gYW5kIGNhbm5vbmJhbGxzIHlvdSBoYXZlIHJvb20gZm9yOyB5b3VyIHBpcmF0ZXMnIHNraWxscyBjb3VudC4gKihib29rKSoKCjxhIGlkPSJrcC0xMyI+PC9hPioqS1AtMTMqKiBEcmF3IHRocmVlIGFjdGlvbiBjYXJkcy4gTm9ib2R5IGVsc2Ugc2VlcyB5b3VyIGhhbmQuICooYm9vaykqCgo8YSBpZD0ia3AtMTQiPjwvYT4qKktQLTE0KiogVGhlIEZseWluZyBEdXRjaG1hbiBiZWdpbnMgb24gdGhlIGxhaXIgaW4gdGhlIG1pZGRsZS4gKihib29rKSoKCjxhIGlkPSJrcC0xNSI+PC9hPioqS1AtMTUqKiBDaGFuY2UgcGlja3Mgd2hvIGJlZ2lucywgd2hlcmUgdGhlIGJvb2sgYXNrcyBmb3IgdGhlIG1vc3QgcGlyYXRlLWxpa2UgcGxheWVyLiBUdXJucyBnbyBjbG9ja3dpc2UuICoocnVsaW5nKSoKCjxhIGlkPSJrcC0xNiI+PC9hPioqS1AtMTYqKiBUaGUgZGVja3MuIDIwIHBpcmF0ZXM6IGVhY2ggaGFzIGFuIG9yZGluYXJ5IHNraWxsLCB3aGljaCB3b3JrcyB3aGVyZXZlciB0aGV5IHNlcnZlLCBhbmQgYSBjYXB0YWluJ3Mgc2tpbGwsIHdoaWNoIHdvcmtzIG9ubHkgaW4gdGhlIGNhYmluLiAzNiBsb290IGNhcmRzOiAxMyBvZiAxMDAgZG91Ymxvb25zLCAxMiBvZiAyMDAsIDcgb2YgMzAwLCAzIG9mIDQwMCwgMSBvZiA1MDAuIDgwIGFjdGlvbiBjYXJkczogMTYgdHJlYXN1cmUgbWFwczsgOCBlYWNoIG9mIHRhaWx3aW5kLCBhc3NhdWx0IGFuZCBtZXJjZW5hcmllczsgNiBlYWNoIG9mIGFtYnVzaCwgY2l0cnVzIGZydWl0cywgc2N1cnZ5IGFuZCBzb2xkaWVyczsgNCBlYWNoIG9mIGZseWluZyBkdXRjaG1hbiwgYXNzYXNzaW5hdGlvbiwga2VlbGhhdWxpbmcgYW5kIG11dGlueS4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC0xNyI+PC9hPioqS1AtMTcqKiBXaGVuIGEgZGVjayBydW5zIG91dCwgaXRzIGRpc2NhcmRzIGFyZSBzaHVmZmxlZCBpbnRvIGEgbmV3IG9uZS4gSWYgdGhlcmUgYXJlIG5vbmUsIG5vdGhpbmcgaXMgZHJhd24uICoocnVsaW5nKSoKCiMjIFdoYXQgZXZlcnkgY2FwdGFpbiBzaG91bGQga25vdwoKPGEgaWQ9ImtwLTE4Ij48L2E+KipLUC0xOCoqIEluIGEgbXV0aW55IHlvdXIgY2FwdGFpbiBpcyBkaXNjYXJkZWQsIHlvdXIgc2hpcCBnb2VzIHRvIHRoZSBjb3JuZXIgbGFpciB0aGUgY29tcGFzcyBkaWUgbmFtZXMsIGFuZCBpZiBpdCBpcyB5b3VyIHR1cm4sIHRoZSB0dXJuIGlzIG92ZXIuIEEgY3JldyBtZW1iZXIgd2l0aCB0aGUgc2NhcGVnb2F0IHNraWxsLCBzYWNyaWZpY2VkLCBwcmV2ZW50cyBpdDsgc28gZG9lcyBhIGtlZWxoYXVsaW5nIGNhcmQuICooYm9vaykqCgo8YSBpZD0ia3AtMTkiPjwvYT4qKktQLTE5KiogV2hlbmV2ZXIgYSBjYXB0YWluIGlzIGxvc3QsIG5vIG1hdHRlciBob3csIHRoZSBvd25lciBtYWtlcyBhbm90aGVyIG9mIHRoZWlyIHBpcmF0ZXMgY2FwdGFpbi4gQSBzaGlwIHNhaWxzIGV2ZW4gd2l0aCBub2JvZHkgYWJvYXJkOyBhIG11dGlueSB0aGVyZSBvbmx5IG1vdmVzIHRoZSBzaGlwLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0ia3AtMjAiPjwvYT4qKktQLTIwKiogQSBsYWlyIGlzIHNhZmU6IG5vIHBsYXllciBjYW4gYXR0YWNrIGEgc2hpcCB0aGVyZSwgYW5kIHRoZSBEdXRjaG1hbiBkb2VzIGl0IG5vIGhhcm0uICooYm9vaykqCgo8YSBpZD0ia3AtMjEiPjwvYT4qKktQLTIxKiogV2hlbmV2ZXIgdGhlIER1dGNobWFuIGFuZCBhIHNoaXAgY29tZSB0byBiZSBvbiBvbmUgc3BhY2UgdGhhdCBpcyBubyBsYWlyLCB3aGljaGV2ZXIgb2YgdGhlIHR3byBtb3ZlZCwgdGhhdCBjYXB0YWluIGRpc2NhcmRzIHRoZWlyIHdob2xlIGhhbmQgYW5kIGFsbCB0aGVpciBwaXJhdGVzLCBhbmQgdGhlIHNoaXAgZ29lcyB0byB0aGUgbGFpciB0aGUgY29tcGFzcyBkaWUgbmFtZXMuIElmIGl0IGlzIHRoZWlyIHR1cm4sIGl0IGlzIG92ZXIuICooYm9vaykqCgo8YSBpZD0ia3AtMjIiPjwvYT4qKktQLTIyKiogRWFjaCBzY3VydnkgdG9rZW4gY29zdHMgeW91IG9uZSBzcGFjZSBvZiBtb3ZlbWVudCwgdGhvdWdoIHlvdSBjYW4gYWx3YXlzIG1vdmUgb25lLCBhbmQgZ2l2ZXMgeW91IOKIkjEgaW4gZXZlcnkgY29tYmF0LiBZb3UgY2FuIGhhdmUgYW55IG51bWJlciBvZiB0aGVtLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTIzIj48L2E+KipLUC0yMyoqIEluIGNvbWJhdCwgZGlzY2FyZCBhIGNhbm5vbmJhbGwgdG8gcm9sbCBvbmUgb3IgYm90aCBvZiB5b3VyIGRpY2UgYWdhaW4uIFlvdSBtYXkgZG8gc28gYXMgb2Z0ZW4gYXMgeW91IGhhdmUgY2Fubm9uYmFsbHMuICooYm9vaykqCgo8YSBpZD0ia3AtMjQiPjwvYT4qKktQLTI0KiogQSB3YXJzaGlwIHN0b3BzIHlvdTogeW91ciBtb3ZlbWVudCBlbmRzIG9uIGl0cyBzcGFjZSwgYW5kIHlvdSBtdXN0IGZpZ2h0LiAqKGJvb2spKgoKPGEgaWQ9ImtwLTY5Ij48L2E+KipLUC02OSoqIElmIHlvdSBsb3NlIGEgcGlyYXRlIHdobyBtYWRlIHJvb20gZm9yIHJ1bSBvciBjYW5ub25iYWxscywgd2hhdCBpcyBub3cgdG9vIG11Y2ggZ29lcyBiYWNrIGF0IG9uY2UuIFlvdXIgaGFuZCBpcyBvbmx5IGNoZWNrZWQgd2hlbiB5b3UgZHJhdyAoS1AtMjUpLiAqKHJ1bGluZykqCgo8YSBpZD0ia3AtNzAiPjwvYT4qKktQLTcwKiogQSBzaGlwIHRoYXQgYSBtdXRpbnkgb3IgdGhlIER1dGNobWFuIHNlbnQgdG8gYSBsYWlyIChLUC0xOCwgS1AtMjEpIGdldHMgbm90aGluZyBvZiB3aGF0IEtQLTM3IG9mZmVycyB1bnRpbCBpdCBlbmRzIGEgbW92ZW1lbnQgcGhhc2Ugb2YgaXRzIG93biBpbiBhIGxhaXI7IHN0YXlpbmcgdGhlcmUgY291bnRzIChLUC0zNSkuIEl0cyBzY3VydnksIHJ1bSBhbmQgY2Fubm9uYmFsbHMgcmVtYWluIGFzIHRoZXkgYXJlLiAqKHJ1bGluZykqCgojIyBQaGFzZSAxOiB1cGtlZXAKCjxhIGlkPSJrcC0yNSI+PC9hPioqS1AtMjUqKiAxQS4gRHJhdyB0d28gYWN0aW9uIGNhcmRzLCBvciB0aHJlZSB3aXRoIHRoZSBjYXB0YWluJ3Mgc2tpbGwgZm9yIGl0IChLUC02MikuIEEgaGFuZCBob2xkcyBzaXggY2FyZHMsIG9yIHNldmVuIHdpdGggdGhhdCBza2lsbDogaWYgdGhlIGRyYXcgd291bGQgYnJpbmcgeW91IGFib3ZlIHRoYXQsIGRpc2NhcmQgb3IgcGxheSBjYXJkcyBmaXJzdC4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTMxIj48L2E+KipLUC0zMSoqIEFsc28gaW4gMUEsIG9uY2UgaW4gZWFjaCBvZiB5b3VyIG93biB1cGtlZXBzLCBhIHBpY2twb2NrZXQgY2FwdGFpbiBtYXkgc3RlYWwgdXAgdG8gMjAwIGRvdWJsb29ucyBmcm9tIG9uZSBvdGhlciBwbGF5ZXIsIG9yIHdoYXQgdGhlcmUgaXMuIElmIHR3byBzdWNoIHNraWxscyBhcmUgaW4gZm9yY2UgKEtQLTYyKSwgZWFjaCBzdGVhbHMgb25jZS4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTI2Ij48L2E+KipLUC0yNioqIDFCLiBSb2xsIHRoZSBjb21wYXNzIGRpZTogdGhlIER1dGNobWFuIGRyaWZ0cyBvbmUgc3BhY2UgdGhhdCB3YXkuIElmIHRoYXQgd291bGQgdGFrZSBpdCBvZmYgdGhlIG1hcCwgaXQgZ29lcyBiYWNrIHRvIHRoZSBsYWlyIGluIHRoZSBtaWRkbGUuICooYm9vaykqCgo8YSBpZD0ia3AtMjciPjwvYT4qKktQLTI3KiogMUMuIFVubGVzcyB5b3UgYXJlIGluIGEgbGFpciwgcm9sbCB0aGUgdXBrZWVwIGRpZTogdGFrZSBhIHNjdXJ2eSB0b2tlbiwgbG9zZSAxIHJ1bSBvciBsb3NlIDIgcnVtLiBJZiB5b3UgZG8gbm90IGhhdmUgdGhhdCBtdWNoIHJ1bSwgdGhlcmUgaXMgYSBtdXRpbnkuICooYm9vaykqCgo8YSBpZD0ia3AtMjgiPjwvYT4qKktQLTI4KiogVGhlIHVwa2VlcCBkaWUgc2hvd3Mgc2N1cnZ5IHR3aWNlLCDiiJIxIHJ1bSB0aHJlZSB0aW1lcyBhbmQg4oiSMiBydW0gb25jZS4gVGhlIGNvbXBhc3MgZGllIHNob3dzIHRoZSBzaXggY29sb3VyczsgZWFjaCBpcyBhIGRpcmVjdGlvbiBhbmQgYSBjb3JuZXIgbGFpci4gKihlZGl0aW9uKSoKCjxhIGlkPSJrcC0yOSI+PC9hPioqS1AtMjkqKiBXaGVuIHRoZXJlIGlzIHRvbyBsaXR0bGUgcnVtLCB3aGF0IHRoZXJlIGlzIGlzIGRydW5rIGZpcnN0LCBhbmQgdGhlbiBjb21lcyB0aGUgbXV0aW55LiAqKHJ1bGluZykqCgo8IS0tIGV4YW1wbGU6IHVwa2VlcCAtLT4KCjxhIGlkPSJrcC0zMCI+PC9hPioqS1AtMzAqKiAxRC4gQmVmb3JlIHRoZSBtb3ZlbWVudCBwaGFzZSwgYW55b25lIG1heSBwbGF5IG11dGlueSBjYXJkcy4gKihib29rKSoKCj4gKkV4YW1wbGU6IGEgbXV0aW55IGFuc3dlcmVkLiogVGhlIHVwa2VlcCBkaWUgc2hvd3Mg4oiSMiBydW0gYW5kIHlvdSBoYXZlIG9uZS4gVGhlIG9uZSBpcyBkcnVuaywgYW5kIHRoZSBjcmV3IHJpc2VzLiBFdmVyeW9uZSBpcyBhc2tlZCB3aGV0aGVyIHRoZXkgYW5zd2VyLiBZb3Ugc2FjcmlmaWNlIE5pYiB0aGUgQ2FiaW4gQm95LCB3aG9zZSBza2lsbCBpcyBzY2FwZWdvYXQ6IGhlIGlzIGRpc2NhcmRlZCBhbmQgdGhlIG11dGlueSBpcyBvdmVyLiBZb3VyIGNhcHRhaW4ga2VlcHMgdGhlIGNhYmluLCB0aGUgc2hpcCBzdGF5cyB3aGVyZSBpdCBpcywgYW5kIHlvdXIgdHVybiBnb2VzIG9uLCB3aXRoIG5vIHJ1bS4gQSBrZWVsaGF1bGluZyBjYXJkLCBmcm9tIHlvdXIgaGFuZCBvciBmcm9tIHNvbWVvbmUgd2hvIHdvdWxkIHJhdGhlciBub3Qgc2VlIHlvdSBzZW50IGhvbWUsIHdvdWxkIGhhdmUgc2F2ZWQgTmliIGFzIHdlbGwuCgojIyBQaGFzZSAyOiBtb3ZlbWVudAoKPGEgaWQ9ImtwLTMyIj48L2E+KipLUC0zMioqIFNhaWwgdXAgdG8gb25lIHNwYWNlIGZvciBlYWNoIHNhaWwsIGFuZCBvbmUgZm9yIGVhY2ggcGlyYXRlIHdpdGggdGhlIG1vdmVtZW50IHNraWxsLCBsZXNzIHlvdXIgc2N1cnZ5IChLUC0yMikuIFRhaWx3aW5kcyBjb21lIG9uIHRvcCBhbmQgY2FyZSBub3RoaW5nIGZvciBzY3VydnkuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IHJlYWNoIC0tPgoKPGEgaWQ9ImtwLTMzIj48L2E+KipLUC0zMyoqIFNhaWxpbmcgb250byBhIHRpbGUgdGhhdCBsaWVzIGZhY2UgZG93biB0dXJucyBpdCBvdmVyLiBPbmUgd2l0aCBub3RoaW5nIG9uIGl0IGlzIHJlbW92ZWQ7IGEgc2hpcCBzdGF5cywgZmFjZSB1cC4gKihib29rKSoKCjxhIGlkPSJrcC0zNCI+PC9hPioqS1AtMzQqKiBPbiBhIG1lcmNoYW50LCBhIGNpdHkgb3IgYSBzdHJvbmdob2xkIHlvdSBtYXkgc3RvcCBhbmQgZmlnaHQsIG9yIHNhaWwgb24uICooYm9vaykqCgo8YSBpZD0ia3AtMzUiPjwvYT4qKktQLTM1KiogWW91IG1heSBzdGF5IHdoZXJlIHlvdSBhcmUuIFRoYXQgY291bnRzIGFzIGVuZGluZyB5b3VyIG1vdmVtZW50IHRoZXJlLiAqKHJ1bGluZykqCgo8YSBpZD0ia3AtMzYiPjwvYT4qKktQLTM2KiogSWYgeW91IGVuZCB5b3VyIG1vdmVtZW50IG9uIGEgdHJlYXN1cmUgaXNsYW5kLCB5b3UgbWF5IGRpZzogdHVybiBpbiB0aHJlZSB0cmVhc3VyZSBtYXBzIGZvciBhIHNtYWxsIHRyZWFzdXJlLCAyLDAwMCBkb3VibG9vbnMsIG9yIGZvdXIgZm9yIGEgbGFyZ2Ugb25lLCAzLDAwMC4gRWFjaCBjbHVlIGFtb25nIHlvdXIgY3JldydzIHNraWxscyBzYXZlcyBvbmUgbWFwLCBlYWNoIGRvdWJsZSBjbHVlIHR3by4gRXZlcnkgdHJlYXN1cmUgY2FuIGJlIGR1ZyB1cCBvbmNlLiAqKGJvb2ssIHJ1bGluZykqCgo8IS0tIGV4YW1wbGU6IGRpZyAtLT4KCj4gKkV4YW1wbGU6IGEgZGlnIGZvciBub3RoaW5nLiogVGFsbCBSYW1pcm8gaXMgeW91ciBjYXB0YWluIGFuZCBjb3VudHMgYXMgdHdvIGNsdWVzOyBQaWEgTGFudGVybiBpbiB0aGUgY3JldyBpcyBvbmUgbW9yZS4gVG9nZXRoZXIgdGhleSBmaW5kIGEgc21hbGwgdHJlYXN1cmUgd2l0aG91dCBhIHNpbmdsZSBtYXA6IDIsMDAwIGRvdWJsb29ucy4gRm9yIGEgbGFyZ2Ugb25lIHlvdSB3b3VsZCB0dXJuIGluIG9uZSBtYXAuCgo8YSBpZD0ia3AtMzciPjwvYT4qKktQLTM3KiogSWYgeW91IGVuZCB5b3VyIG1vdmVtZW50IGluIGEgbGFpciwgdGhlbiBpbiB0aGlzIG9yZGVyOiBnZXQgcmlkIG9mIGFsbCBzY3Vydnk7IGJ1eSBtaWRkbGUgcGFydHM7IGRyYXcgYXMgbWFueSBwaXJhdGVzIGFzIHlvdSBoYXZlIHZhY2FudCBwbGFjZXMgYW5kIG9uZSBtb3JlLCBhbmQgbWFuIHlvdXIgc2hpcCBhcyB5b3UgbGlrZSBmcm9tIG9sZCBhbmQgbmV3LCBjaG9vc2luZyB0aGUgY2FwdGFpbiBhbmQgZGlzY2FyZGluZyB0aGUgcmVzdDsgZmlsbCB1cCB3aXRoIHJ1bTsgZmlsbCB1cCB3aXRoIGNhbm5vbmJhbGxzLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTM4Ij48L2E+KipLUC0zOCoqIFdpdGggYSBmdWxsIGNyZXcgeW91IHN0aWxsIGRyYXcgb25lIHBpcmF0ZSBpbiBhIGxhaXIsIGFuZCBtYXkgZXhjaGFuZ2Ugc29tZW9uZSBmb3IgdGhlbS4gKihib29rKSoKCj4gKkV4YW1wbGU6IGEgdmlzaXQgdG8gYSBsYWlyLiogWW91IGNvbWUgaW4gd2l0aCAyLDcwMCBkb3VibG9vbnMsIHR3byBzY3VydnkgdG9rZW5zIGFuZCBvbmx5IEJhcnJlbCBCZXNzIGFib2FyZC4gVGhlIHNjdXJ2eSBpcyBnb25lLiBZb3UgYnV5IHRoZSBndW4gZGVjaywgd2hpY2ggbGVhdmVzIHlvdSAyMDAgZG91Ymxvb25zIGFuZCBnaXZlcyB5b3VyIHNoaXAgdGhyZWUgcGxhY2VzLCB0d28gb2YgdGhlbSB2YWNhbnQuIFNvIHlvdSBkcmF3IHRocmVlIHBpcmF0ZXM6IEd1bm5lciBPa2UsIFBpYSBMYW50ZXJuIGFuZCBOaWIgdGhlIENhYmluIEJveS4gT2tlIGJlY29tZXMgY2FwdGFpbiwgQmVzcyBhbmQgUGlhIGFyZSB0aGUgY3JldywgTmliIGlzIGRpc2NhcmRlZC4gWW91IGZpbGwgdXAgdG8gNSBydW0sIGZvdXIgYW5kIG9uZSBmb3IgQmVzcywgYW5kIHRvIDUgY2Fubm9uYmFsbHM6IHR3bywgdHdvIG9uIHRoZSBndW4gZGVjayBhbmQgb25lIGZvciBPa2UuCgo8IS0tIGV4YW1wbGU6IGxhaXIgLS0+CgojIyBQaGFzZSAzOiBjb21iYXQKCkhvdyBsaWtlbHkgdHdvIGRpY2UgY29tZSB0byBhIG51bWJlciBvciBtb3JlLCBpZiB5b3UgdXNlIHlvdXIgY2Fubm9uYmFsbHMgYXMgd2VsbCBhcyBjYW4gYmU6Cgp8IHlvdSBuZWVkIHwgbm8gY2Fubm9uYmFsbCB8IDEgfCAyIHwgMyB8IDQgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwtLS18CnwgNiB8IDcyICUgfCA5MyAlIHwgOTggJSB8IDEwMCAlIHwgMTAwICUgfAp8IDcgfCA1OCAlIHwgODUgJSB8IDk1ICUgfCA5OCAlIHwgOTkgJSB8CnwgOCB8IDQyICUgfCA3MiAlIHwgODggJSB8IDk0ICUgfCA5OCAlIHwKfCA5IHwgMjggJSB8IDU3ICUgfCA3NSAlIHwgODcgJSB8IDkzICUgfAp8IDEwIHwgMTcgJSB8IDQwICUgfCA1OSAlIHwgNzMgJSB8IDgzICUgfAp8IDExIHwgOCAlIHwgMjQgJSB8IDM5ICUgfCA1MiAlIHwgNjIgJSB8CnwgMTIgfCAzICUgfCA5ICUgfCAxOCAlIHwgMjcgJSB8IDM2ICUgfAoKPGEgaWQ9ImtwLTM5Ij48L2E+KipLUC0zOSoqIFlvdSBmaWdodCBhdCBtb3N0IG9uY2UgYSB0dXJuLCBhZ2FpbnN0IG9uZSB0YXJnZXQgb24geW91ciBzcGFjZTogYSBzaGlwIHRpbGUsIGEgY2l0eSwgYSBzdHJvbmdob2xkLCBvciBhbm90aGVyIHBsYXllciBvdXRzaWRlIGEgbGFpci4gQSB3YXJzaGlwIHlvdSBoYXZlIGp1c3Qgc2FpbGVkIHVwIHRvIG11c3QgYmUgdGhhdCB0YXJnZXQuIElmIHlvdSBiZWdhbiB5b3VyIHR1cm4gb24gaXRzIHNwYWNlLCB0aGUgZmlnaHQgaXMgdXAgdG8geW91LCBhbmQgeW91IG1heSBzYWlsIG9mZi4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTY4Ij48L2E+KipLUC02OCoqIEEgY29tYmF0IGdvZXMgbGlrZSB0aGlzLiBUaGUgYXR0YWNrIGlzIGRlY2xhcmVkLiBFdmVyeW9uZSBtYXkgYW5zd2VyIHdpdGggY2FyZHMuIFRoZSBhdHRhY2tlciByb2xscyBhbmQgcmUtcm9sbHM7IGFnYWluc3QgYSBwbGF5ZXIsIHRoZSBkZWZlbmRlciB0aGVuIHJvbGxzIGFuZCByZS1yb2xscy4gRXZlcnlvbmUgbWF5IGFuc3dlciBhZ2Fpbi4gSWYgYSBjYXJkIHRoZW4gdHVybnMgYSBzdWNjZXNzIGFnYWluc3QgYSBuYXRpb24gaW50byBhIGZhaWx1cmUsIHRoZSBhdHRhY2tlciBtYXkgZ28gb24gcmUtcm9sbGluZywgYW5kIGV2ZXJ5b25lIG1heSBhbnN3ZXIgYW5ldzsgYmV0d2VlbiBwbGF5ZXJzIG5vYm9keSByZS1yb2xscyBhZnRlciB0aGUgY2FyZHMuIFdoZW4gYWxsIGhhdmUgcGFzc2VkLCB0aGUgcmVzdWx0IHN0YW5kcy4gKihydWxpbmcpKgoKPGEgaWQ9ImtwLTQwIj48L2E+KipLUC00MCoqIEFnYWluc3QgYSBuYXRpb24geW91IHJvbGwgdGhlIHR3byBjb21iYXQgZGljZSBhbmQgYWRkIHNraWxscyBhbmQgY2FyZHMsIGxlc3MgeW91ciBzY3VydnkuIElmIHRoYXQgaXMgdGhlIHRhcmdldCdzIGRlZmVuY2Ugb3IgbW9yZSwgaXQgaXMgY29ucXVlcmVkLiAqKGJvb2spKgoKPCEtLSBleGFtcGxlOiBjb21iYXQgLS0+Cgo8YSBpZD0ia3AtNDEiPjwvYT4qKktQLTQxKiogQWZ0ZXIgYSByb2xsIHRoYXQgZmFpbHMgeW91IG1heSBzcGVuZCBhIGNhbm5vbmJhbGwgYW5kIHJvbGwgb25lIG9yIGJvdGggZGljZSBhZ2FpbiwgYW5kIGFnYWluIGFmdGVyIHRoYXQuICooYm9vaykqCgo8YSBpZD0ia3AtNDIiPjwvYT4qKktQLTQyKiogRm9yIGEgY29ucXVlc3QgeW91IGRyYXcgYXMgbWFueSBsb290IGNhcmRzIGFzIHRoZSB0YXJnZXQncyBsb290IHZhbHVlIHNheXMsIGFuZCBtb3JlIGZvciBza2lsbHMuIFlvdSBnYWluIHdoYXQgdGhleSBhZGQgdXAgdG8sIGFuZCB0aGV5IGFyZSBkaXNjYXJkZWQuIEEgYmVhdGVuIHNoaXAgbGVhdmVzIHRoZSBtYXAuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IGxvb3QgLS0+Cgo8YSBpZD0ia3AtNDMiPjwvYT4qKktQLTQzKiogQW4gYXR0YWNrIHRoYXQgZmFpbHMgY29zdHMgeW91IG5vdGhpbmcgZWxzZSwgYW5kIHRoZSB0YXJnZXQgc3RheXMuICoocnVsaW5nKSoKCj4gKkV4YW1wbGU6IGEgc3Ryb25naG9sZCwgY2Fubm9uYmFsbHMgYW5kIGNhcmRzLiogWW91IGF0dGFjayB0aGUgQnJpdGlzaCBzdHJvbmdob2xkLCBkZWZlbmNlIDEzLCB3aXRoIHR3byBjYW5ub25iYWxscywgb25lIHNjdXJ2eSB0b2tlbiBhbmQgSXZvIEJsYWNrd2F0ZXIgYXMgY2FwdGFpbi4gSGUgZ2l2ZXMgKzEgZm9yIGhpcyBvcmRpbmFyeSBza2lsbCBhbmQgKzIgZm9yIHRoZSBjYXB0YWluJ3Mgb25lLiBJbiB0aGUgZmlyc3Qgd2luZG93IHlvdSBwbGF5IGFuIGFzc2F1bHQsICsyOyB3aXRoIOKIkjEgZm9yIHNjdXJ2eSB5b3UgYWRkIDQgdG8geW91ciBkaWNlLiBZb3Ugcm9sbCA2IGFuZCAyLCB3aGljaCBtYWtlcyAxMjogbm90IGVub3VnaC4gQSBjYW5ub25iYWxsIHR1cm5zIHRoZSAyIGludG8gYSA1LCB3aGljaCBtYWtlcyAxNS4gSW4gdGhlIGxhc3Qgd2luZG93IEFubmUgcGxheXMgc29sZGllcnMgZm9yIHRoZSBCcml0aXNoOiB0aGF0IG1ha2VzIGl0cyBkZWZlbmNlIDE1LCBhbmQgeW91ciAxNSBzdGlsbCBkb2VzIGl0LiBUaGVuIEJlbiBoaXJlcyBtZXJjZW5hcmllcyBmb3IgdGhlIHN0cm9uZ2hvbGQ6IDE2LCBhbmQgYSBzdWNjZXNzIGhhcyBiZWNvbWUgYSBmYWlsdXJlLCBzbyB5b3UgbWF5IGdvIG9uIHJlLXJvbGxpbmcuIFlvdXIgbGFzdCBjYW5ub25iYWxsIHR1cm5zIHRoZSA1IGludG8gYSA2OiAxNi4gRXZlcnlvbmUgaXMgYXNrZWQgb25jZSBtb3JlIGFuZCBwYXNzZXMuIFlvdSBkcmF3IGVpZ2h0IGxvb3QgY2FyZHM7IHRoZSBzdHJvbmdob2xkIHN0YXlzIG9uIHRoZSBtYXAuCgo8YSBpZD0ia3AtNDQiPjwvYT4qKktQLTQ0KiogQWdhaW5zdCBhIHBsYXllciwgdGhlIGF0dGFja2VyIHJvbGxzIGFuZCBzcGVuZHMgY2Fubm9uYmFsbHMgZmlyc3QsIHRoZW4gdGhlIGRlZmVuZGVyLiBFYWNoIGFkZHMgc2tpbGxzIGFuZCBjYXJkcywgbGVzcyBzY3VydnkuIFRoZSBoaWdoZXIgdG90YWwgd2lucywgYW5kIHRoZSBhdHRhY2tlciB3aW5zIGEgdGllLiAqKGJvb2spKgoKPGEgaWQ9ImtwLTQ1Ij48L2E+KipLUC00NSoqIFRoZSB3aW5uZXIsIGF0dGFja2VyIG9yIGRlZmVuZGVyLCBkcmF3cyBmb3VyIGxvb3QgY2FyZHMgYW5kIHRha2VzIHRoYXQgbWFueSBkb3VibG9vbnMgZnJvbSB0aGUgbG9zZXIsIG9yIGFsbCB0aGVyZSBhcmUuICooYm9vaykqCgo8YSBpZD0ia3AtNDYiPjwvYT4qKktQLTQ2KiogU2tpbGxzIHRoYXQgYnJpbmcgbW9yZSBsb290IGJyaW5nIG5vbmUgZnJvbSBhIHBsYXllci4gKihib29rKSoKCiMjIEFjdGlvbiBjYXJkcwoKfCBjYXJkIHwgbGV0dGVyIHwgY29waWVzIHwgaW4gc2hvcnQgfAp8LS0tfC0tLXwtLS18LS0tfAp8IHRyZWFzdXJlIG1hcCB8IOKAkyB8IDE2IHwgYSBjbHVlLCB0dXJuZWQgaW4gd2hlbiB5b3UgZGlnIHwKfCB0YWlsd2luZCB8IE0gfCA4IHwgdXAgdG8gdHdvIG1vcmUgc3BhY2VzIHRoaXMgdHVybiB8CnwgYXNzYXVsdCB8IEMqIHwgOCB8ICsyIHdoZW4geW91IGF0dGFjayB8CnwgbWVyY2VuYXJpZXMgfCBDIHwgOCB8ICsxIGZvciBhIHNpZGUgb2YgdGhpcyBjb21iYXQgfAp8IGFtYnVzaCB8IEMqIHwgNiB8ICszIHdoZW4gYSBwbGF5ZXIgYXR0YWNrcyB5b3UgfAp8IGNpdHJ1cyBmcnVpdHMgfCBBIHwgNiB8IGxvc2UgYWxsIHlvdXIgc2N1cnZ5IHwKfCBzY3VydnkgfCBBIHwgNiB8IGEgcGxheWVyIHRha2VzIGEgc2N1cnZ5IHRva2VuIHwKfCBzb2xkaWVycyB8IEMgfCA2IHwgKzIgZm9yIGFsbCBhIG5hdGlvbiBoYXMgfAp8IGZseWluZyBkdXRjaG1hbiB8IEEgfCA0IHwgdGhlIER1dGNobWFuIG1vdmVzIG9uZSBzcGFjZSB8CnwgYXNzYXNzaW5hdGlvbiB8IEEgfCA0IHwgZGlzY2FyZCBhbnkgcGlyYXRlIHdobyBpcyBub3QgaW1tdW5lIHwKfCBrZWVsaGF1bGluZyB8IEEgfCA0IHwgcHJldmVudCBhIG11dGlueSB8CnwgbXV0aW55IHwgVSB8IDQgfCBhIHBsYXllciBoYXMgYSBtdXRpbnkgfAoKPGEgaWQ9ImtwLTQ3Ij48L2E+KipLUC00NyoqIFlvdSBtYXkgcGxheSBjYXJkcyBpbiBhbnlvbmUncyB0dXJuLiBUaGUgbGV0dGVyIHNheXMgd2hlbjogQSBhdCBhbnkgdGltZSBpbiBhIHR1cm4sIEMgaW4gYSBjb21iYXQgcGhhc2UsIEMqIGluIGEgY29tYmF0IHlvdSB0YWtlIHBhcnQgaW4sIE0gaW4gdGhlIG1vdmVtZW50IHBoYXNlLCBVIGluIHRoZSB1cGtlZXAuIFdoYXQgaXMgcGxheWVkIGZpcnN0IHRha2VzIGVmZmVjdCBmaXJzdC4gKihib29rKSoKCjxhIGlkPSJrcC02NyI+PC9hPioqS1AtNjcqKiBTb21lIGV2ZW50cyBjYW4gYmUgYW5zd2VyZWQ6IGEgbXV0aW55LCBhbiBhdHRhY2ssIHRoZSBlbmQgb2YgYSBjb21iYXQncyByb2xscywgYSBkaWcsIGFuZCBzdGVwIDFELiBFYWNoIG9wZW5zIGEgd2luZG93LiBFdmVyeW9uZSBpcyBhc2tlZCwgd2l0aCBvciB3aXRob3V0IGEgZml0dGluZyBjYXJkIGFuZCBmb3IgdGhlIHNhbWUgdGltZSwgc28gbmVpdGhlciBhIHF1ZXN0aW9uIG5vciB0aGUgbGFjayBvZiBvbmUgc2F5cyBhbnl0aGluZyBhYm91dCBhIGhhbmQuIE91dHNpZGUgd2luZG93cyB5b3UgbWF5IHBsYXkgYSBjYXJkIHVuYXNrZWQgd2hlbmV2ZXIgaXRzIGxldHRlciBhbGxvd3MgaXQuIENhcmRzIHRha2UgZWZmZWN0IGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IHJlYWNoIHRoZSB0YWJsZSwgYmV0d2VlbiB0d28gYWN0aW9uczsgb25lIHN0ZXAgb2YgYSBzaGlwIGlzIGFuIGFjdGlvbi4gQSBzdGFuZGluZyBvcmRlciwgc3VjaCBhcyAiYWx3YXlzIHBhc3MiIG9yICJrZWVsaGF1bCBhbnkgbXV0aW55IiwgYW5zd2VycyBmb3IgeW91IGFmdGVyIHRoYXQgc2FtZSB0aW1lLiAqKHJ1bGluZykqCgo8YSBpZD0ia3AtNjAiPjwvYT4qKktQLTYwKiogU2V2ZXJhbCBjYXJkcyBvZiBvbmUga2luZCBtYXkgYmUgcGxheWVkIG9uIG9uZSBjb21iYXQuIFRoZXkgYWRkIHVwLiAqKHJ1bGluZykqCgo8YSBpZD0ia3AtNDgiPjwvYT4qKktQLTQ4KiogQW1idXNoIChDKik6IHdoZW4gYSBwbGF5ZXIgYXR0YWNrcyB5b3UsIHlvdSBoYXZlICszIHRoaXMgdHVybiBhcyB0aGUgZGVmZW5kZXIuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNDkiPjwvYT4qKktQLTQ5KiogQXNzYXVsdCAoQyopOiB5b3UgaGF2ZSArMiB0aGlzIHR1cm4gd2hlbiBhdHRhY2tpbmcuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTAiPjwvYT4qKktQLTUwKiogQ2l0cnVzIGZydWl0cyAoQSk6IHlvdSBsb3NlIGFsbCB5b3VyIHNjdXJ2eSB0b2tlbnMsIGluIHRoZSBtaWRkbGUgb2YgYSBjb21iYXQgdG9vLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTUxIj48L2E+KipLUC01MSoqIEZseWluZyBkdXRjaG1hbiAoQSk6IG1vdmUgdGhlIER1dGNobWFuIG9uZSBzcGFjZSBpbiBhbnkgZGlyZWN0aW9uOyBvZmYgdGhlIG1hcCB0YWtlcyBpdCB0byB0aGUgbGFpciBpbiB0aGUgbWlkZGxlIChLUC0yNikuIFRoaXMgaGFwcGVucyBhdCBvbmNlLCBldmVuIGluIHRoZSBtaWRkbGUgb2YgYSBjb21iYXQ6IGEgZmlnaHRlciBpdCBtZWV0cyBpcyBjYXJyaWVkIG9mZiAoS1AtMjEpLCBhbmQgdGhlIGNvbWJhdCBpcyBvdmVyLiAqKGJvb2ssIGVkaXRpb24pKgoKPiAqRXhhbXBsZTogdGhlIER1dGNobWFuIGVuZHMgYSBjb21iYXQuKiBZb3UgaGF2ZSByb2xsZWQgMTEgYWdhaW5zdCB0aGUgRnJlbmNoIGNpdHk6IGNvbnF1ZXJlZCwgaWYgbm9ib2R5IG9iamVjdHMuIEJ1dCB0aGUgRHV0Y2htYW4gbGllcyBvbmUgc3BhY2UgYmVsb3cgdGhlIGNpdHksIGF0ICjiiJIyLOKIkjEpLCBhbmQgaW4gdGhlIGxhc3Qgd2luZG93IEFubmUgcGxheXMgdGhlIGZseWluZyBkdXRjaG1hbiBhbmQgbW92ZXMgaXQgdXAsIG9udG8geW91ciBzcGFjZS4gVGhlIGNvbWJhdCBpcyBvdmVyIGFuZCB5b3UgZHJhdyBubyBsb290LiBZb3VyIGhhbmQgYW5kIHlvdXIgcGlyYXRlcyBhcmUgZGlzY2FyZGVkLiBUaGUgY29tcGFzcyBkaWUgc2hvd3MgZ3JlZW4sIHNvIHlvdXIgc2hpcCBnb2VzIHRvIHRoZSBncmVlbiBsYWlyLiBJdCB3YXMgeW91ciB0dXJuLCBhbmQgdGhhdCBpcyBvdmVyIHRvby4KCjxhIGlkPSJrcC01MiI+PC9hPioqS1AtNTIqKiBNZXJjZW5hcmllcyAoQyk6ICsxIGluIHRoaXMgY29tYmF0IGZvciB5b3Vyc2VsZiwgZm9yIHRoZSB0b3duIG9yIHNoaXAgdGhhdCBpcyBhdHRhY2tlZCwgb3IsIHdoZW4gdHdvIG90aGVycyBmaWdodCBlYWNoIG90aGVyLCBmb3IgZWl0aGVyIG9mIHRoZW0uICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTMiPjwvYT4qKktQLTUzKiogU2N1cnZ5IChBKTogYSBwbGF5ZXIgb2YgeW91ciBjaG9pY2UgdGFrZXMgYSBzY3VydnkgdG9rZW4uICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTQiPjwvYT4qKktQLTU0KiogVGFpbHdpbmQgKE0pOiB1cCB0byB0d28gbW9yZSBzcGFjZXMgdGhpcyB0dXJuLCB3aGljaCBzY3VydnkgZG9lcyBub3QgdG91Y2guIFlvdSBjYW4gcGxheSBpdCBvbmx5IGluIHlvdXIgb3duIHR1cm4uICooYm9vaywgcnVsaW5nLCBlZGl0aW9uKSoKCjxhIGlkPSJrcC01NSI+PC9hPioqS1AtNTUqKiBBc3Nhc3NpbmF0aW9uIChBKTogY2hvb3NlIGFueSBwaXJhdGUgaW4gcGxheSB3aG8gaXMgbm90IGltbXVuZSwgYW5kIGRpc2NhcmQgdGhlbS4gQSBjYXB0YWluIGxvc3QgdGhpcyB3YXkgaXMgcmVwbGFjZWQgKEtQLTE5KS4gKihib29rKSoKCjxhIGlkPSJrcC01NiI+PC9hPioqS1AtNTYqKiBLZWVsaGF1bGluZyAoQSk6IHByZXZlbnRzIG9uZSBtdXRpbnksIHlvdXJzIG9yIGFub3RoZXIgcGxheWVyJ3MsIGFzIGl0IGJyZWFrcyBvdXQuICooYm9vaykqCgo8YSBpZD0ia3AtNTciPjwvYT4qKktQLTU3KiogTXV0aW55IChVKTogYSBwbGF5ZXIgb2YgeW91ciBjaG9pY2UgaGFzIGEgbXV0aW55LiBBIHNoaXAgaW4gYSBsYWlyIGlzIG5vIGV4Y2VwdGlvbi4gKihib29rLCBydWxpbmcsIGVkaXRpb24pKgoKPGEgaWQ9ImtwLTU4Ij48L2E+KipLUC01OCoqIFNvbGRpZXJzIChDKTogY2hvb3NlIGEgbmF0aW9uLiBJdHMgc2hpcHMsIGNpdGllcyBhbmQgc3Ryb25naG9sZHMgaGF2ZSArMiB0aGlzIHR1cm4uICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ia3AtNTkiPjwvYT4qKktQLTU5KiogVHJlYXN1cmUgbWFwOiBhIGNsdWUuIFlvdSB0dXJuIGl0IGluIHdoZW4geW91IGRpZyAoS1AtMzYpLiAqKGJvb2spKgoKIyMgUGlyYXRlcwoKfCBvcmRpbmFyeSBza2lsbCB8IHdoYXQgaXQgZG9lcyB8IHBpcmF0ZXMgfAp8LS0tfC0tLXwtLS18CnwgKzEgYWdhaW5zdCBwbGF5ZXJzIHwgaW4gY29tYmF0cyB3aXRoIG90aGVyIHBsYXllcnMgfCAyIHwKfCBjbHVlIHwgc2F2ZXMgYSB0cmVhc3VyZSBtYXAgb24gZWFjaCBkaWcgfCAzIHwKfCArMSBjYW5ub25iYWxsIHwgcm9vbSBmb3Igb25lIG1vcmUgfCAzIHwKfCArMSBydW0gfCByb29tIGZvciBvbmUgbW9yZSB8IDMgfAp8ICsxIGFnYWluc3QgbmF0aW9ucyB8IGluIGNvbWJhdHMgd2l0aCBzaGlwcywgY2l0aWVzIGFuZCBzdHJvbmdob2xkcyB8IDMgfAp8IGltbXVuZSB8IGNhbm5vdCBiZSBhc3Nhc3NpbmF0ZWQgfCAxIHwKfCBzY2FwZWdvYXQgfCBkaXNjYXJkIHRoaXMgcGlyYXRlIHRvIHByZXZlbnQgYSBtdXRpbnkgfCAyIHwKfCArMSBtb3ZlbWVudCB8IG9uZSBtb3JlIHNwYWNlIGVhY2ggdHVybiB8IDIgfAp8ICsxIGxvb3QgfCBvbmUgbW9yZSBjYXJkIGZyb20gZWFjaCBjb25xdWVyZWQgc2hpcCwgY2l0eSBvciBzdHJvbmdob2xkIHwgMSB8Cgp8IGNhcHRhaW4ncyBza2lsbCB8IHdoYXQgaXQgZG9lcyB8IHBpcmF0ZXMgfAp8LS0tfC0tLXwtLS18CnwgKzIgYWdhaW5zdCBwbGF5ZXJzIHwgaW4gY29tYmF0cyB3aXRoIG90aGVyIHBsYXllcnMgfCAyIHwKfCBubyBzY3VydnkgfCB0aGUgY3JldyBkcm9wcyBhbnkgdG9rZW4gaXQgd291bGQgZ2V0IHwgMyB8CnwgKzIgYWdhaW5zdCBuYXRpb25zIHwgaW4gY29tYmF0cyB3aXRoIHNoaXBzLCBjaXRpZXMgYW5kIHN0cm9uZ2hvbGRzIHwgMiB8CnwgYWxsIGNhcHRhaW5zIHwgdGhlIGNhcHRhaW4ncyBza2lsbHMgb2YgdGhlIG90aGVyIHBpcmF0ZXMgd29yayB0b28gfCAxIHwKfCB0d28gY2x1ZXMgfCBzYXZlcyB0d28gdHJlYXN1cmUgbWFwcyBvbiBlYWNoIGRpZyB8IDIgfAp8ICsyIGxvb3QgZnJvbSB0aGUgRnJlbmNoIHwgdHdvIG1vcmUgY2FyZHMgZnJvbSB3aGF0IHRoZXkgbG9zZSB8IDIgfAp8ICsyIGxvb3QgZnJvbSB0aGUgU3BhbmlzaCB8IGxpa2V3aXNlIHwgMiB8CnwgKzIgbG9vdCBmcm9tIHRoZSBCcml0aXNoIHwgbGlrZXdpc2UgfCAyIHwKfCBtb3JlIGNhcmRzIHwgZHJhdyBvbmUgbW9yZSBhY3Rpb24gY2FyZCBlYWNoIHR1cm4sIGhvbGQgb25lIG1vcmUgfCAyIHwKfCBwaWNrcG9ja2V0IHwgc3RlYWwgdXAgdG8gMjAwIGRvdWJsb29ucyBpbiBlYWNoIG9mIHlvdXIgdXBrZWVwcyB8IDIgfAoKfCAjIHwgcGlyYXRlIHwgb3JkaW5hcnkgc2tpbGwgfCBjYXB0YWluJ3Mgc2tpbGwgfAp8LS0tfC0tLXwtLS18LS0tfAp8IDEgfCBIYXR0aWUgUXVpbGwgfCArMSBhZ2FpbnN0IHBsYXllcnMgfCArMiBhZ2FpbnN0IHBsYXllcnMgfAp8IDIgfCBCcmFtIEN1dHRlciB8ICsxIGFnYWluc3QgcGxheWVycyB8IG5vIHNjdXJ2eSB8CnwgMyB8IE9sZCBNYXJyb3cgfCBjbHVlIHwgdHdvIGNsdWVzIHwKfCA0IHwgUGlhIExhbnRlcm4gfCBjbHVlIHwgKzIgbG9vdCBmcm9tIHRoZSBGcmVuY2ggfAp8IDUgfCBNb3RoIERhd3NvbiB8IGNsdWUgfCBtb3JlIGNhcmRzIHwKfCA2IHwgR3VubmVyIE9rZSB8ICsxIGNhbm5vbmJhbGwgfCArMiBhZ2FpbnN0IG5hdGlvbnMgfAp8IDcgfCBSdXRhIEZsaW50IHwgKzEgY2Fubm9uYmFsbCB8ICsyIGxvb3QgZnJvbSB0aGUgU3BhbmlzaCB8CnwgOCB8IFRvYmlhaCBXaWNrIHwgKzEgY2Fubm9uYmFsbCB8IHBpY2twb2NrZXQgfAp8IDkgfCBCYXJyZWwgQmVzcyB8ICsxIHJ1bSB8IG5vIHNjdXJ2eSB8CnwgMTAgfCBTd2VldCBDb3JyaWdhbiB8ICsxIHJ1bSB8ICsyIGxvb3QgZnJvbSB0aGUgQnJpdGlzaCB8CnwgMTEgfCBEdW5zdGFuIEtlZyB8ICsxIHJ1bSB8ICsyIGFnYWluc3QgcGxheWVycyB8CnwgMTIgfCBJdm8gQmxhY2t3YXRlciB8ICsxIGFnYWluc3QgbmF0aW9ucyB8ICsyIGFnYWluc3QgbmF0aW9ucyB8CnwgMTMgfCBNYXJlbiBIb2x0IHwgKzEgYWdhaW5zdCBuYXRpb25zIHwgKzIgbG9vdCBmcm9tIHRoZSBGcmVuY2ggfAp8IDE0IHwgQ2luZGVyIEpvIHwgKzEgYWdhaW5zdCBuYXRpb25zIHwgKzIgbG9vdCBmcm9tIHRoZSBTcGFuaXNoIHwKfCAxNSB8IFRoZSBXaWRvdyBTYWJsZSB8IGltbXVuZSB8IGFsbCBjYXB0YWlucyB8CnwgMTYgfCBOaWIgdGhlIENhYmluIEJveSB8IHNjYXBlZ29hdCB8IG5vIHNjdXJ2eSB8CnwgMTcgfCBMdWNreSBQZWxsIHwgc2NhcGVnb2F0IHwgKzIgbG9vdCBmcm9tIHRoZSBCcml0aXNoIHwKfCAxOCB8IFN3aWZ0IEFubmlrYSB8ICsxIG1vdmVtZW50IHwgbW9yZSBjYXJkcyB8CnwgMTkgfCBUYWxsIFJhbWlybyB8ICsxIG1vdmVtZW50IHwgdHdvIGNsdWVzIHwKfCAyMCB8IE1hZ3BpZSBSb3ljZSB8ICsxIGxvb3QgfCBwaWNrcG9ja2V0IHwKCjxhIGlkPSJrcC02MSI+PC9hPioqS1AtNjEqKiBPcmRpbmFyeSBza2lsbHMsIHdoaWNoIHdvcmsgd2hlcmV2ZXIgdGhlIHBpcmF0ZSBzZXJ2ZXM6ICsxIGFnYWluc3QgcGxheWVyczsgb25lIGNsdWU7IHJvb20gZm9yIG9uZSBtb3JlIGNhbm5vbmJhbGw7IHJvb20gZm9yIG9uZSBtb3JlIHJ1bTsgKzEgYWdhaW5zdCBuYXRpb25zOyBpbW11bmUgdG8gYXNzYXNzaW5hdGlvbjsgc2NhcGVnb2F0LCB3aG8gY2FuIGJlIGRpc2NhcmRlZCB0byBwcmV2ZW50IGEgbXV0aW55OyArMSBtb3ZlbWVudDsgb25lIG1vcmUgbG9vdCBjYXJkIGZyb20gZWFjaCBzaGlwLCBjaXR5IG9yIHN0cm9uZ2hvbGQgeW91IGNvbnF1ZXIuICooYm9vaykqCgo8YSBpZD0ia3AtNjIiPjwvYT4qKktQLTYyKiogQ2FwdGFpbidzIHNraWxscywgd2hpY2ggd29yayBvbmx5IGluIHRoZSBjYWJpbjogKzIgYWdhaW5zdCBwbGF5ZXJzOyBhIGNyZXcgaW1tdW5lIHRvIHNjdXJ2eSwgd2hpY2ggZHJvcHMgYW55IHRva2VuIGl0IHdvdWxkIGdldDsgKzIgYWdhaW5zdCBuYXRpb25zOyB0aGUgY2FwdGFpbidzIHNraWxscyBvZiB5b3VyIG90aGVyIHBpcmF0ZXMgd29yayB0b287IHR3byBjbHVlczsgdHdvIG1vcmUgbG9vdCBjYXJkcyBmcm9tIHRoZSBGcmVuY2gsIGZyb20gdGhlIFNwYW5pc2ggb3IgZnJvbSB0aGUgQnJpdGlzaCwgd2hpY2ggYXJlIHRocmVlIHNraWxsczsgb25lIG1vcmUgYWN0aW9uIGNhcmQgZWFjaCB0dXJuIGFuZCBvbmUgbW9yZSBpbiB5b3VyIGhhbmQ7IHRoZSBwaWNrcG9ja2V0IChLUC0zMSkuICooYm9vaykqCgo8YSBpZD0ia3AtNjMiPjwvYT4qKktQLTYzKiogSG93IG1hbnkgb2YgdGhlIDIwIHBpcmF0ZXMgaGF2ZSBhIHNraWxsLiBPcmRpbmFyeSwgaW4gdGhlIG9yZGVyIG9mIEtQLTYxOiAyLCAzLCAzLCAzLCAzLCAxLCAyLCAyLCAxLiBDYXB0YWluJ3MsIGluIHRoZSBvcmRlciBvZiBLUC02MjogKzIgYWdhaW5zdCBwbGF5ZXJzIDIsIG5vIHNjdXJ2eSAzLCArMiBhZ2FpbnN0IG5hdGlvbnMgMiwgYWxsIGNhcHRhaW5zIDEsIHR3byBjbHVlcyAyLCBGcmVuY2ggMiwgU3BhbmlzaCAyLCBCcml0aXNoIDIsIG1vcmUgY2FyZHMgMiwgcGlja3BvY2tldCAyLiBXaG8gaGFzIHdoaWNoLCBhbmQgZXZlcnkgbmFtZSwgaXMgdGhpcyBob3VzZSdzLiAqKGVkaXRpb24pKgoKIyMgV2lubmluZwoKPGEgaWQ9ImtwLTY0Ij48L2E+KipLUC02NCoqIFdob2V2ZXIgaXMgZmlyc3QgdG8gaGF2ZSAxMCwwMDAgZG91Ymxvb25zIHdpbnMgb24gdGhlIHNwb3QsIGJlIGl0IGluIHNvbWVvbmUgZWxzZSdzIHR1cm4uIEEgbWF0Y2ggdGhhdCBub2JvZHkgaGFzIHdvbiBhZnRlciA2MCByb3VuZHMgZW5kcyB0aGVyZTogbW9zdCBkb3VibG9vbnMgd2luLCBhbmQgaWYgc2V2ZXJhbCBhcmUgbGV2ZWwsIHRoZXkgc2hhcmUgdGhlIHdpbi4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImtwLTY1Ij48L2E+KipLUC02NSoqIERvdWJsb29ucyB5b3Ugc3BlbmQgKEtQLTEwKSBjb21lIG9mZiB0aGUgdHJhY2suICooYm9vaykqCgojIyBBIHNob3J0ZXIgZ2FtZQoKPGEgaWQ9ImtwLTY2Ij48L2E+KipLUC02NioqIFdpdGggdGhlIGVkaXRpb24gKmZhaXIgd2luZHMqIGV2ZXJ5IHNoaXAgYmVnaW5zIHdpdGggdHdvIHNhaWxzLCBhbmQgZ2FtZXMgYXJlIHNob3J0ZXIuIFRoZSBib29rJ3Mgc2luZ2xlIHNhaWwgaXMgdGhlIGRlZmF1bHQuICooZWRpdGlvbikqCg==", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBLaW5nIG9mIFBpcmF0ZXMKCkJsYWNrYmVhcmQgaXN0IHRvdCwgdW5kIHNlaW4gVGl0ZWwgaXN0IGZyZWkuIFBsw7xuZGVyZSBLYXVmZmFocmVyLCBTdMOkZHRlIHVuZCBGZXN0dW5nZW4sIGdyYWJlIG5hY2ggU2Now6R0emVuLCBiZWhhbHRlIFJ1bSBpbSBMYWRlcmF1bSB1bmQgZGVuIEZsaWVnZW5kZW4gSG9sbMOkbmRlciBpbSBBdWdlLiBEZXIgZXJzdGUgS2FwaXTDpG4gbWl0IDEwLjAwMCBEdWJsb25lbiBpc3QgZGVyIG5ldWUgS8O2bmlnLgoKMiBiaXMgNiBTcGllbGVyLgoKKktpbmcgb2YgUGlyYXRlcyogaXN0IGVpbiBBcmJlaXRzdGl0ZWw6IERhcyB2b3JsaWVnZW5kZSBSZWdlbGJ1Y2ggbmVubnQgZGVuIE5hbWVuIHNlaW5lcyBTcGllbHMgbmlyZ2VuZHMuIEVzIGlzdCBlaW4gU3BpZWwgdm9uIEJvcnphZyBHYW1lcywgZW50d29yZmVuIHZvbiBNb3J0ZW4gTsO4cmdhYXJkIHVuZCBnZXplaWNobmV0IHZvbiBNZXR0ZSBPdmVyZ2FhcmQgV2ludGhlcjsgdm9uIGRlbiBCaWxkZXJuIHdpcmQgaGllciBrZWluZXMgdmVyd2VuZGV0LiBEaWUgUmVnZWxuIHNpbmQgaW4gZWlnZW5lbiBXb3J0ZW4gZXJ6w6RobHQuIEplZGVyIEFic2F0eiBzYWd0LCB3b2hlciBlciBrb21tdDogKipCdWNoKiogZsO8ciBkaWUgdmVyw7ZmZmVudGxpY2h0ZW4gUmVnZWxuLCAqKkF1c2xlZ3VuZyoqLCB3byBkYXMgQnVjaCBzY2h3ZWlndCwgYWJnZXNjaG5pdHRlbiBvZGVyIHVua2xhciBpc3QgdW5kIGRpZXNlcyBIYXVzIGVudHNjaGVpZGV0LCAqKkF1c2dhYmUqKiBmw7xyIERhdGVuLCBkaWUgbmFjaGdlYmF1dCB3dXJkZW4sIHdlaWwgZGFzIEJ1Y2ggc2llIG51ciBpbSBCaWxkIHplaWd0OiB3byBhdWYgZGVyIFNlZWthcnRlIHdhcyBsaWVndCwgZGllIFNlZXBsw6R0dGNoZW4sIGRpZSBtZWlzdGVuIFZlcnRlaWRpZ3VuZ3MtIHVuZCBCZXV0ZXdlcnRlLCB3YXMgZGllIE1pdHRlbHRlaWxlIGRlciBTY2hpZmZlIGZhc3NlbiwgZGllIFNlaXRlbiBkZXIgV8O8cmZlbCwgZGllIFdlcnRlIGRlciBCZXV0ZWthcnRlbiwgd2llIHZpZWxlIEFrdGlvbnNrYXJ0ZW4gZXMgdm9uIGplZGVyIEFydCBnaWJ0IHVuZCBkaWUgbWVpc3RlbiBpaHJlciBCdWNoc3RhYmVuLCB1bmQgZGllIFBpcmF0ZW4gbWl0IGlocmVuIE5hbWVuIHVuZCB3ZXIgd2VsY2hlIEbDpGhpZ2tlaXRlbiBoYXQuIFdlciBkaWUgU2NoYWNodGVsIGJlc2l0enQsIGthbm4gZWluZSBhbmRlcmUgQXVzZ2FiZSBsYWRlbi4KCiMjIERpZSBTZWUKCmBgYAogICAgICAgICAgICAgICAgICAgU0NIV0FSWgogICAgICAgICAgICAgICAgfn4gICAgICAgIH5+CiAgICAgICAgICBjIEZyICAgICAgIH5+ICAgICAgIFMgU3AKICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fiAgICAgICAgfn4KR0VMQiAgICAgICB+fiAgICAgICAyMDAwICAgICAgIH5+ICAgICAgIFdFSVNTCiAgICAgIH5+ICAgICAgICAjIyAgICAgICAgIyMgICAgICAgIH5+CiB+fiAgICAgICAzMDAwICAgICAgICMjICAgICAgIDMwMDAgICAgICAgfn4KICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KUyBGciAgICAgICAjIyAgICAgIE1JVFRFICAgICAgICMjICAgICAgIGMgU3AKICAgICAgfn4gICAgICAgICMjICAgICAgICAjIyAgICAgICAgfn4KIH5+ICAgICAgIDIwMDAgICAgICAgIyMgICAgICAgMjAwMCAgICAgICB+fgogICAgICB+fiAgICAgICAgIyMgICAgICAgICMjICAgICAgICB+fgpHUsOcTiAgICAgICB+fiAgICAgICAzMDAwICAgICAgIH5+ICAgICAgIFJPVAogICAgICB+fiAgICAgICAgfn4gICAgICAgIH5+ICAgICAgICB+fgogICAgICAgICAgYyBCciAgICAgICB+fiAgICAgICBTIEJyCiAgICAgICAgICAgICAgICB+fiAgICAgICAgfn4KICAgICAgICAgICAgICAgICAgICBCTEFVCmBgYAoKVW50ZXJzY2hsdXBmZSBoZWnDn2VuIG5hY2ggaWhyZXIgRmFyYmU7IGRlciBpbiBkZXIgTWl0dGUgaGF0IGtlaW5lLiBgU2AgaXN0IGVpbmUgRmVzdHVuZywgYGNgIGVpbmUgU3RhZHQsIGpld2VpbHMgbWl0IGlocmVyIE5hdGlvbjsgZWluZSBaYWhsIGlzdCBlaW5lIFNjaGF0emluc2VsIHVuZCBkYXMsIHdhcyBkb3J0IHZlcmdyYWJlbiBsaWVndDsgYCMjYCBpc3QgZHVua2xlIFNlZSwgYH5+YCBoZWxsZSBTZWUuIEVpbmUgRmFyYmUgaXN0IGF1Y2ggZWluZSBSaWNodHVuZzogU2Nod2FyeiBpc3Qgb2JlbiwgV2Vpw58gcmVjaHRzIG9iZW4sIFJvdCByZWNodHMgdW50ZW4sIEJsYXUgdW50ZW4sIEdyw7xuIGxpbmtzIHVudGVuLCBHZWxiIGxpbmtzIG9iZW4uCgp8IFByaXNlIHwgVmVydGVpZGlndW5nIHwgQmV1dGVrYXJ0ZW4gfCB1bnRlciBkZW4gMzAgT3plYW5wbMOkdHRjaGVuIHwgdW50ZXIgZGVuIDEyIEhhaXBsw6R0dGNoZW4gfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwKfCBrbGVpbmVyIEthdWZmYWhyZXIgfCA3IHwgMiB8IDEyIHwg4oCTIHwKfCBncm/Dn2VyIEthdWZmYWhyZXIgfCA4IHwgMyB8IDMgfCA2IHwKfCBLcmllZ3NzY2hpZmYgfCA5IHwgNCB8IDMgfCA2IHwKfCBuaWNodHMgfCDigJMgfCDigJMgfCAxMiB8IOKAkyB8CnwgU3RhZHQgfCAxMCB8IDUgfCB8IHwKfCBGZXN0dW5nIHwgMTMgfCA4IHwgfCB8Cgo8YSBpZD0ia3AtMSI+PC9hPioqS1AtMSoqIFp3ZWkgYmlzIHNlY2hzIEthcGl0w6RuZSBzcGllbGVuLiBKZWRlciBoYXQgZWluZSBGYXJiZSB1bmQgYmVnaW5udCBpbSBVbnRlcnNjaGx1cGYgaW4gZGVyIEVja2UgZGllc2VyIEZhcmJlLiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMiI+PC9hPioqS1AtMioqIERpZSBTZWVrYXJ0ZSBoYXQgNjEgRmVsZGVyOiBzaWViZW4gVW50ZXJzY2hsdXBmZSwgZWluZW4gaW4gZGVyIE1pdHRlIHVuZCBlaW5lbiBpbiBqZWRlciBkZXIgc2VjaHMgRWNrZW47IGRyZWkgRmVzdHVuZ2VuLCBlaW5lIGJyaXRpc2NoZSwgZWluZSBmcmFuesO2c2lzY2hlIHVuZCBlaW5lIHNwYW5pc2NoZTsgZHJlaSBTdMOkZHRlLCBlaW5lIGbDvHIgamVkZSBkaWVzZXIgTmF0aW9uZW47IHNlY2hzIFNjaGF0emluc2VsbjsgdW5kIDQyIEZlbGRlciBTZWUuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtMyI+PC9hPioqS1AtMyoqIEZlbGRlciB3ZXJkZW4gbWl0IGF4aWFsZW4gS29vcmRpbmF0ZW4gKHEsIHIpIGJlbmFubnQsIHZvbiBkZXIgTWl0dGUgYXVzIGdlesOkaGx0LiBEZXIgS29tcGFzczogUm90IGlzdCAoMSwwKSwgQmxhdSAoMCwxKSwgR3LDvG4gKOKIkjEsMSksIEdlbGIgKOKIkjEsMCksIFNjaHdhcnogKDAs4oiSMSksIFdlacOfICgxLOKIkjEpLCB1bmQgZGVyIFVudGVyc2NobHVwZiBlaW5lciBGYXJiZSBsaWVndCB2aWVyIFNjaHJpdHRlIGluIGRpZXNlIFJpY2h0dW5nLiBGZXN0dW5nZW46IGJyaXRpc2NoICgyLDIpLCBmcmFuesO2c2lzY2ggKOKIkjQsMiksIHNwYW5pc2NoICgyLOKIkjQpLiBTdMOkZHRlOiBicml0aXNjaCAo4oiSMiw0KSwgZnJhbnrDtnNpc2NoICjiiJIyLOKIkjIpLCBzcGFuaXNjaCAoNCziiJIyKS4gS2xlaW5lIFNjaMOkdHplOiAoMiwwKSwgKOKIkjIsMiksICgwLOKIkjIpLiBHcm/Dn2UgU2Now6R0emU6ICgwLDIpLCAo4oiSMiwwKSwgKDIs4oiSMikuIFZvbiBqZWRlbSBVbnRlcnNjaGx1cGYgaW4gZWluZXIgRWNrZSBzaW5kIGVzIHp3ZWkgU2Nocml0dGUgenUgZWluZXIgRmVzdHVuZywgendlaSB6dSBlaW5lciBTdGFkdCB1bmQgendlaSB6dSBlaW5lbSBTY2hhdHouICooQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNCI+PC9hPioqS1AtNCoqIFp3w7ZsZiBGZWxkZXIgU2VlIHNpbmQgZHVua2VsOiBkaWUgcnVuZCB1bSBkaWUgTWl0dGUgdW5kIGltIG7DpGNoc3RlbiBSaW5nIGRpZSBhdWYgaGFsYmVtIFdlZyB6d2lzY2hlbiB6d2VpIFNjaMOkdHplbi4gQXVmIHNpZSBrb21tZW4gZGllIEhhaXBsw6R0dGNoZW4uIEF1ZiBkaWUgMzAgaGVsbGVuIEZlbGRlciBpbiBkZW4gYmVpZGVuIMOkdcOfZXJlbiBSaW5nZW4ga29tbWVuIGRpZSBPemVhbnBsw6R0dGNoZW4uIEplZGVyIFNhdHogd2lyZCBnZW1pc2NodCB1bmQgdmVyZGVja3QgYXVzZ2VsZWd0LCBlaW4gUGzDpHR0Y2hlbiBqZSBGZWxkLiBEZXIgSGFpIGlzdCBudXIgZWluIEJpbGQgYXVmIGRlciBSw7xja3NlaXRlOiBFciB3YXJudCB2b3IgZGVtIHJlaWNoZXJlbiB1bmQgZ2Vmw6RocmxpY2hlcmVuIFNhdHouICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNSI+PC9hPioqS1AtNSoqIE96ZWFucGzDpHR0Y2hlbjogenfDtmxmIGtsZWluZSBLYXVmZmFocmVyIChWZXJ0ZWlkaWd1bmcgNywgQmV1dGUgMiksIGRyZWkgZ3Jvw59lIEthdWZmYWhyZXIgKFZlcnRlaWRpZ3VuZyA4LCBCZXV0ZSAzKSwgZHJlaSBLcmllZ3NzY2hpZmZlIChWZXJ0ZWlkaWd1bmcgOSwgQmV1dGUgNCksIHp3w7ZsZiwgYXVmIGRlbmVuIG5pY2h0cyBpc3QuIEhhaXBsw6R0dGNoZW46IHNlY2hzIGdyb8OfZSBLYXVmZmFocmVyLCBzZWNocyBLcmllZ3NzY2hpZmZlLiBWb24gamVkZXIgQXJ0IFNjaGlmZiBnZWjDtnJ0IGplZGVyIE5hdGlvbiBlaW4gRHJpdHRlbC4gKihBdXNnYWJlKSoKCjxhIGlkPSJrcC02Ij48L2E+KipLUC02KiogRWluZSBTdGFkdCBoYXQgVmVydGVpZGlndW5nIDEwIHVuZCBCZXV0ZSA1LCBlaW5lIEZlc3R1bmcgVmVydGVpZGlndW5nIDEzIHVuZCBCZXV0ZSA4LiBTaWUgYmxlaWJlbiBhdWYgZGVyIFNlZWthcnRlIHVuZCBrw7ZubmVuIHdpZWRlciB1bmQgd2llZGVyIGdlcGzDvG5kZXJ0IHdlcmRlbi4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC03Ij48L2E+KipLUC03KiogVW50ZXJzY2hsdXBmZSBnZWjDtnJlbiBuaWVtYW5kZW0uIERpZSBGYXJiZSBkZXIgRmxhZ2dlIHNhZ3QsIHdvIGlociBLYXBpdMOkbiBiZWdpbm50LCB1bmQgc29uc3QgbmljaHRzLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTgiPjwvYT4qKktQLTgqKiBEdWJsb25lbiB3ZXJkZW4gYXVmIGRlciBMZWlzdGUgZ2V6w6RobHQsIGh1bmRlcnQgamUgU2Nocml0dC4gQWxsZSBiZWdpbm5lbiBvaG5lIER1YmxvbmVuLCB1bmQgbmllbWFuZCBoYXQgamUgd2VuaWdlciBhbHMga2VpbmUuICooQnVjaCwgQXVzbGVndW5nKSoKCiMjIERlaW4gU2NoaWZmIHVuZCBkZWluZSBNYW5uc2NoYWZ0Cgo8YSBpZD0ia3AtOSI+PC9hPioqS1AtOSoqIER1IGJlZ2lubnN0IG1pdCBkZW0gQnVnIHVuZCBkZW0gSGVjayBlaW5lcyBTY2hpZmZzOiBlaW4gU2VnZWwsIHp3ZWkgUGzDpHR6ZSBmw7xyIFBpcmF0ZW4sIFBsYXR6IGbDvHIgNCBSdW0gdW5kIDIgS2Fub25lbmt1Z2Vsbi4gRGVyIFBsYXR6IGltIEhlY2sgaXN0IGRpZSBLYWrDvHRlIGRlcyBLYXBpdMOkbnMuICooQnVjaCkqCgo8YSBpZD0ia3AtMTAiPjwvYT4qKktQLTEwKiogRWluIE1pdHRlbHRlaWwga29zdGV0IDIuNTAwIER1YmxvbmVuLiBFcyBicmluZ3QgZWluIFNlZ2VsLCBlaW5lbiBQbGF0eiBmw7xyIGVpbmVuIFBpcmF0ZW4gdW5kIGVpbmVuIExhZGVyYXVtOiBEYXMgUnVtbGFnZXIgZmFzc3QgMiBSdW0gbWVociwgZGFzIEthbm9uZW5kZWNrIDIgS2Fub25lbmt1Z2VsbiBtZWhyLiBFaW4gU2NoaWZmIGhhdCBQbGF0eiBmw7xyIGVpbmVzIHZvbiBqZWRlciBBcnQuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtMTEiPjwvYT4qKktQLTExKiogWmllaCBkcmVpIFBpcmF0ZW4uIEJlaGFsdGUgendlaSwgZWluZW4gZGF2b24gYWxzIEthcGl0w6RuLCB1bmQgd2lyZiBkZW4gZHJpdHRlbiBhYi4gKihCdWNoKSoKCjxhIGlkPSJrcC0xMiI+PC9hPioqS1AtMTIqKiBMYWRlIGRhbm4gc28gdmllbCBSdW0gdW5kIHNvIHZpZWxlIEthbm9uZW5rdWdlbG4sIHdpZSBQbGF0eiBpc3Q7IGRpZSBGw6RoaWdrZWl0ZW4gZGVpbmVyIFBpcmF0ZW4gesOkaGxlbiBtaXQuICooQnVjaCkqCgo8YSBpZD0ia3AtMTMiPjwvYT4qKktQLTEzKiogWmllaCBkcmVpIEFrdGlvbnNrYXJ0ZW4uIE5pZW1hbmQgc29uc3Qgc2llaHQgZGVpbmUgSGFuZC4gKihCdWNoKSoKCjxhIGlkPSJrcC0xNCI+PC9hPioqS1AtMTQqKiBEZXIgRmxpZWdlbmRlIEhvbGzDpG5kZXIgYmVnaW5udCBhdWYgZGVtIFVudGVyc2NobHVwZiBpbiBkZXIgTWl0dGUuICooQnVjaCkqCgo8YSBpZD0ia3AtMTUiPjwvYT4qKktQLTE1KiogV2VyIGJlZ2lubnQsIGJlc3RpbW10IGRhcyBMb3MsIHdvIGRhcyBCdWNoIG5hY2ggZGVtIHBpcmF0ZW5oYWZ0ZXN0ZW4gU3BpZWxlciBmcmFndC4gRGllIFrDvGdlIGdlaGVuIGltIFVocnplaWdlcnNpbm4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0xNiI+PC9hPioqS1AtMTYqKiBEaWUgU3RhcGVsLiAyMCBQaXJhdGVuOiBKZWRlciBoYXQgZWluZSBnZXfDtmhubGljaGUgRsOkaGlna2VpdCwgZGllIMO8YmVyYWxsIGFuIEJvcmQgd2lya3QsIHVuZCBlaW5lIEthcGl0w6Ruc2bDpGhpZ2tlaXQsIGRpZSBudXIgaW4gZGVyIEthasO8dGUgd2lya3QuIDM2IEJldXRla2FydGVuOiAxMyB6dSAxMDAgRHVibG9uZW4sIDEyIHp1IDIwMCwgNyB6dSAzMDAsIDMgenUgNDAwLCAxIHp1IDUwMC4gODAgQWt0aW9uc2thcnRlbjogMTYgU2NoYXR6a2FydGVuOyBqZSA4IFLDvGNrZW53aW5kLCBTdHVybWFuZ3JpZmYgdW5kIFPDtmxkbmVyOyBqZSA2IEhpbnRlcmhhbHQsIFppdHJ1c2Zyw7xjaHRlLCBTa29yYnV0IHVuZCBTb2xkYXRlbjsgamUgNCBGbGllZ2VuZGVyIEhvbGzDpG5kZXIsIEF0dGVudGF0LCBLaWVsaG9sZW4gdW5kIE1ldXRlcmVpLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTE3Ij48L2E+KipLUC0xNyoqIFdlbm4gZWluIFN0YXBlbCBhdWZnZWJyYXVjaHQgaXN0LCB3ZXJkZW4gc2VpbmUgYWJnZXdvcmZlbmVuIEthcnRlbiB6dSBlaW5lbSBuZXVlbiBnZW1pc2NodC4gR2lidCBlcyBrZWluZSwgd2lyZCBuaWNodHMgZ2V6b2dlbi4gKihBdXNsZWd1bmcpKgoKIyMgV2FzIGplZGVyIEthcGl0w6RuIHdpc3NlbiBzb2xsdGUKCjxhIGlkPSJrcC0xOCI+PC9hPioqS1AtMTgqKiBCZWkgZWluZXIgTWV1dGVyZWkgd2lyZCBkZWluIEthcGl0w6RuIGFiZ2V3b3JmZW4sIGRlaW4gU2NoaWZmIGtvbW10IGluIGRlbiBVbnRlcnNjaGx1cGYgaW4gZGVyIEVja2UsIGRpZSBkZXIgS29tcGFzc3fDvHJmZWwgbmVubnQsIHVuZCB3ZW5uIGR1IGFtIFp1ZyBiaXN0LCBpc3QgZGVyIFp1ZyB2b3JiZWkuIFdlciBpbiBkZXIgTWFubnNjaGFmdCBkaWUgRsOkaGlna2VpdCBTw7xuZGVuYm9jayBoYXQgdW5kIGdlb3BmZXJ0IHdpcmQsIHZlcmhpbmRlcnQgc2llOyBlYmVuc28gZWluZSBLYXJ0ZSBLaWVsaG9sZW4uICooQnVjaCkqCgo8YSBpZD0ia3AtMTkiPjwvYT4qKktQLTE5KiogV2FubiBpbW1lciBlaW4gS2FwaXTDpG4gdmVybG9yZW4gZ2VodCwgZWdhbCB3aWUsIG1hY2h0IGRlciBCZXNpdHplciBlaW5lbiBhbmRlcmVuIHNlaW5lciBQaXJhdGVuIHp1bSBLYXBpdMOkbi4gRWluIFNjaGlmZiBzZWdlbHQgYXVjaCBvaG5lIGplbWFuZGVuIGFuIEJvcmQ7IGVpbmUgTWV1dGVyZWkgZG9ydCBiZXdlZ3QgbnVyIGRhcyBTY2hpZmYuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0yMCI+PC9hPioqS1AtMjAqKiBFaW4gVW50ZXJzY2hsdXBmIGlzdCBzaWNoZXI6IEtlaW4gU3BpZWxlciBrYW5uIGVpbiBTY2hpZmYgZG9ydCBhbmdyZWlmZW4sIHVuZCBkZXIgSG9sbMOkbmRlciB0dXQgaWhtIG5pY2h0cy4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMSI+PC9hPioqS1AtMjEqKiBXYW5uIGltbWVyIGRlciBIb2xsw6RuZGVyIHVuZCBlaW4gU2NoaWZmIGF1ZiBkZW1zZWxiZW4gRmVsZCB6dXNhbW1lbmtvbW1lbiwgZGFzIGtlaW4gVW50ZXJzY2hsdXBmIGlzdCwgZWdhbCB3ZXIgdm9uIGJlaWRlbiBzaWNoIGJld2VndCBoYXQsIHdpcmZ0IGRpZXNlciBLYXBpdMOkbiBzZWluZSBnYW56ZSBIYW5kIHVuZCBhbGxlIHNlaW5lIFBpcmF0ZW4gYWIsIHVuZCBkYXMgU2NoaWZmIGtvbW10IGluIGRlbiBVbnRlcnNjaGx1cGYsIGRlbiBkZXIgS29tcGFzc3fDvHJmZWwgbmVubnQuIElzdCBlciBhbSBadWcsIGlzdCBkZXIgWnVnIHZvcmJlaS4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMiI+PC9hPioqS1AtMjIqKiBKZWRlIFNrb3JidXRtYXJrZSBrb3N0ZXQgZGljaCBlaW4gRmVsZCBCZXdlZ3VuZywgYXVjaCB3ZW5uIGR1IGltbWVyIGVpbmVzIHNlZ2VsbiBkYXJmc3QsIHVuZCBnaWJ0IGRpciDiiJIxIGluIGplZGVtIEdlZmVjaHQuIER1IGthbm5zdCBiZWxpZWJpZyB2aWVsZSBkYXZvbiBoYWJlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC0yMyI+PC9hPioqS1AtMjMqKiBXaXJmIGltIEdlZmVjaHQgZWluZSBLYW5vbmVua3VnZWwgYWIsIHVtIGVpbmVuIG9kZXIgYmVpZGUgZGVpbmVyIFfDvHJmZWwgbmV1IHp1IHfDvHJmZWxuLiBEYXMgZGFyZnN0IGR1IHNvIG9mdCwgd2llIGR1IEthbm9uZW5rdWdlbG4gaGFzdC4gKihCdWNoKSoKCjxhIGlkPSJrcC0yNCI+PC9hPioqS1AtMjQqKiBFaW4gS3JpZWdzc2NoaWZmIGjDpGx0IGRpY2ggYXVmOiBEZWluZSBCZXdlZ3VuZyBlbmRldCBhdWYgc2VpbmVtIEZlbGQsIHVuZCBkdSBtdXNzdCBrw6RtcGZlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC02OSI+PC9hPioqS1AtNjkqKiBXZW5uIGR1IGVpbmVuIFBpcmF0ZW4gdmVybGllcnN0LCBkZXIgUGxhdHogZsO8ciBSdW0gb2RlciBLYW5vbmVua3VnZWxuIGJyYWNodGUsIGdlaHQgc29mb3J0IHp1csO8Y2ssIHdhcyBudW4genUgdmllbCBpc3QuIERlaW5lIEhhbmQgd2lyZCBudXIgZ2VwcsO8ZnQsIHdlbm4gZHUgemllaHN0IChLUC0yNSkuICooQXVzbGVndW5nKSoKCjxhIGlkPSJrcC03MCI+PC9hPioqS1AtNzAqKiBFaW4gU2NoaWZmLCBkYXMgZWluZSBNZXV0ZXJlaSBvZGVyIGRlciBIb2xsw6RuZGVyIGluIGVpbmVuIFVudGVyc2NobHVwZiBnZXdvcmZlbiBoYXQgKEtQLTE4LCBLUC0yMSksIGJla29tbXQgbmljaHRzIHZvbiBkZW0sIHdhcyBLUC0zNyBiaWV0ZXQsIGJpcyBlcyBlaW5lIGVpZ2VuZSBCZXdlZ3VuZ3NwaGFzZSBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgYmVlbmRldDsgZG9ydCB6dSBibGVpYmVuIHrDpGhsdCAoS1AtMzUpLiBTZWluIFNrb3JidXQsIHNlaW4gUnVtIHVuZCBzZWluZSBLYW5vbmVua3VnZWxuIGJsZWliZW4sIHdpZSBzaWUgc2luZC4gKihBdXNsZWd1bmcpKgoKIyMgUGhhc2UgMTogVW50ZXJoYWx0Cgo8YSBpZD0ia3AtMjUiPjwvYT4qKktQLTI1KiogMUEuIFppZWggendlaSBBa3Rpb25za2FydGVuLCBvZGVyIGRyZWkgbWl0IGRlciBLYXBpdMOkbnNmw6RoaWdrZWl0IGRhZsO8ciAoS1AtNjIpLiBFaW5lIEhhbmQgZmFzc3Qgc2VjaHMgS2FydGVuLCBtaXQgZGllc2VyIEbDpGhpZ2tlaXQgc2llYmVuOiBLw6Rtc3QgZHUgZHVyY2ggZGFzIFppZWhlbiBkYXLDvGJlciwgd2lyZiB2b3JoZXIgS2FydGVuIGFiIG9kZXIgc3BpZWwgc2llLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMzEiPjwvYT4qKktQLTMxKiogRWJlbmZhbGxzIGluIDFBLCBlaW5tYWwgaW4gamVkZW0gZWlnZW5lbiBVbnRlcmhhbHQsIGRhcmYgZWluIEthcGl0w6RuLCBkZXIgVGFzY2hlbmRpZWIgaXN0LCBlaW5lbSBhbmRlcmVuIFNwaWVsZXIgYmlzIHp1IDIwMCBEdWJsb25lbiBzdGVobGVuLCBvZGVyIHdhcyBkYSBpc3QuIFNpbmQgendlaSBzb2xjaGUgRsOkaGlna2VpdGVuIGluIEtyYWZ0IChLUC02MiksIHN0aWVobHQgamVkZSBlaW5tYWwuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJrcC0yNiI+PC9hPioqS1AtMjYqKiAxQi4gV2lyZiBkZW4gS29tcGFzc3fDvHJmZWw6IERlciBIb2xsw6RuZGVyIHRyZWlidCBlaW4gRmVsZCBpbiBkaWVzZSBSaWNodHVuZy4gS8OkbWUgZXIgZGFkdXJjaCB2b24gZGVyIFNlZWthcnRlLCBrZWhydCBlciBpbiBkZW4gVW50ZXJzY2hsdXBmIGluIGRlciBNaXR0ZSB6dXLDvGNrLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTI3Ij48L2E+KipLUC0yNyoqIDFDLiBXZW5uIGR1IG5pY2h0IGluIGVpbmVtIFVudGVyc2NobHVwZiBiaXN0LCB3aXJmIGRlbiBVbnRlcmhhbHRzd8O8cmZlbDogTmltbSBlaW5lIFNrb3JidXRtYXJrZSwgdmVybGllcmUgMSBSdW0gb2RlciB2ZXJsaWVyZSAyIFJ1bS4gSGFzdCBkdSBuaWNodCBzbyB2aWVsIFJ1bSwgZ2lidCBlcyBlaW5lIE1ldXRlcmVpLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTI4Ij48L2E+KipLUC0yOCoqIERlciBVbnRlcmhhbHRzd8O8cmZlbCB6ZWlndCB6d2VpbWFsIFNrb3JidXQsIGRyZWltYWwg4oiSMSBSdW0gdW5kIGVpbm1hbCDiiJIyIFJ1bS4gRGVyIEtvbXBhc3N3w7xyZmVsIHplaWd0IGRpZSBzZWNocyBGYXJiZW47IGplZGUgaXN0IGVpbmUgUmljaHR1bmcgdW5kIGVpbiBVbnRlcnNjaGx1cGYgaW4gZWluZXIgRWNrZS4gKihBdXNnYWJlKSoKCjxhIGlkPSJrcC0yOSI+PC9hPioqS1AtMjkqKiBXZW5uIHp1IHdlbmlnIFJ1bSBkYSBpc3QsIHdpcmQgZXJzdCBnZXRydW5rZW4sIHdhcyBkYSBpc3QsIHVuZCBkYW5uIGtvbW10IGRpZSBNZXV0ZXJlaS4gKihBdXNsZWd1bmcpKgoKPCEtLSBleGFtcGxlOiB1cGtlZXAgLS0+Cgo8YSBpZD0ia3AtMzAiPjwvYT4qKktQLTMwKiogMUQuIFZvciBkZXIgQmV3ZWd1bmdzcGhhc2UgZGFyZiBqZWRlciBLYXJ0ZW4gTWV1dGVyZWkgc3BpZWxlbi4gKihCdWNoKSoKCj4gKkJlaXNwaWVsOiBBbnR3b3J0IGF1ZiBlaW5lIE1ldXRlcmVpLiogRGVyIFVudGVyaGFsdHN3w7xyZmVsIHplaWd0IOKIkjIgUnVtLCB1bmQgZHUgaGFzdCBlaW5lbi4gRGVyIGVpbmUgd2lyZCBnZXRydW5rZW4sIHVuZCBkaWUgTWFubnNjaGFmdCBlcmhlYnQgc2ljaC4gQWxsZSB3ZXJkZW4gZ2VmcmFndCwgb2Igc2llIGFudHdvcnRlbi4gRHUgb3BmZXJzdCBOaWIgdGhlIENhYmluIEJveSwgZGVzc2VuIEbDpGhpZ2tlaXQgU8O8bmRlbmJvY2sgaXN0OiBFciB3aXJkIGFiZ2V3b3JmZW4sIHVuZCBkaWUgTWV1dGVyZWkgaXN0IHZvcmJlaS4gRGVpbiBLYXBpdMOkbiBiZWjDpGx0IGRpZSBLYWrDvHRlLCBkYXMgU2NoaWZmIGJsZWlidCwgd28gZXMgaXN0LCB1bmQgZGVpbiBadWcgZ2VodCB3ZWl0ZXIsIG9obmUgUnVtLiBFaW5lIEthcnRlIEtpZWxob2xlbiwgYXVzIGRlaW5lciBIYW5kIG9kZXIgdm9uIGplbWFuZGVtLCBkZXIgZGljaCBsaWViZXIgbmljaHQgaGVpbWdlc2NoaWNrdCBzw6RoZSwgaMOkdHRlIGF1Y2ggTmliIGdlcmV0dGV0LgoKIyMgUGhhc2UgMjogQmV3ZWd1bmcKCjxhIGlkPSJrcC0zMiI+PC9hPioqS1AtMzIqKiBTZWdsZSBiaXMgenUgZWluIEZlbGQgZsO8ciBqZWRlcyBTZWdlbCB1bmQgZWluZXMgZsO8ciBqZWRlbiBQaXJhdGVuIG1pdCBkZXIgQmV3ZWd1bmdzZsOkaGlna2VpdCwgYWJ6w7xnbGljaCBkZWluZXMgU2tvcmJ1dHMgKEtQLTIyKS4gUsO8Y2tlbndpbmQga29tbXQgb2JlbmRyYXVmIHVuZCBzY2hlcnQgc2ljaCBuaWNodCB1bSBTa29yYnV0LiAqKEJ1Y2gpKgoKPCEtLSBleGFtcGxlOiByZWFjaCAtLT4KCjxhIGlkPSJrcC0zMyI+PC9hPioqS1AtMzMqKiBXZXIgYXVmIGVpbiB2ZXJkZWNrdGVzIFBsw6R0dGNoZW4gc2VnZWx0LCBkZWNrdCBlcyBhdWYuIEVpbmVzLCBhdWYgZGVtIG5pY2h0cyBpc3QsIHdpcmQgZW50ZmVybnQ7IGVpbiBTY2hpZmYgYmxlaWJ0IG9mZmVuIGxpZWdlbi4gKihCdWNoKSoKCjxhIGlkPSJrcC0zNCI+PC9hPioqS1AtMzQqKiBCZWkgZWluZW0gS2F1ZmZhaHJlciwgZWluZXIgU3RhZHQgb2RlciBlaW5lciBGZXN0dW5nIGRhcmZzdCBkdSBoYWx0ZW4gdW5kIGvDpG1wZmVuIG9kZXIgd2VpdGVyc2VnZWxuLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTM1Ij48L2E+KipLUC0zNSoqIER1IGRhcmZzdCBibGVpYmVuLCB3byBkdSBiaXN0LiBEYXMgesOkaGx0LCBhbHMgaMOkdHRlc3QgZHUgZGVpbmUgQmV3ZWd1bmcgZG9ydCBiZWVuZGV0LiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtMzYiPjwvYT4qKktQLTM2KiogV2VubiBkdSBkZWluZSBCZXdlZ3VuZyBhdWYgZWluZXIgU2NoYXR6aW5zZWwgYmVlbmRlc3QsIGRhcmZzdCBkdSBncmFiZW46IEdpYiBkcmVpIFNjaGF0emthcnRlbiBmw7xyIGVpbmVuIGtsZWluZW4gU2NoYXR6IGFiLCAyLjAwMCBEdWJsb25lbiwgb2RlciB2aWVyIGbDvHIgZWluZW4gZ3Jvw59lbiwgMy4wMDAuIEplZGVyIEhpbndlaXMgdW50ZXIgZGVuIEbDpGhpZ2tlaXRlbiBkZWluZXIgTWFubnNjaGFmdCBzcGFydCBlaW5lIFNjaGF0emthcnRlLCBqZWRlciBkb3BwZWx0ZSBIaW53ZWlzIHp3ZWkuIEplZGVyIFNjaGF0eiBrYW5uIGVpbm1hbCBnZWhvYmVuIHdlcmRlbi4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPCEtLSBleGFtcGxlOiBkaWcgLS0+Cgo+ICpCZWlzcGllbDogR3JhYmVuIGbDvHIgbmljaHRzLiogVGFsbCBSYW1pcm8gaXN0IGRlaW4gS2FwaXTDpG4gdW5kIHrDpGhsdCBhbHMgendlaSBIaW53ZWlzZTsgUGlhIExhbnRlcm4gaW4gZGVyIE1hbm5zY2hhZnQgaXN0IGVpbiB3ZWl0ZXJlci4gWnVzYW1tZW4gZmluZGVuIHNpZSBlaW5lbiBrbGVpbmVuIFNjaGF0eiBvaG5lIGVpbmUgZWluemlnZSBTY2hhdHprYXJ0ZTogMi4wMDAgRHVibG9uZW4uIEbDvHIgZWluZW4gZ3Jvw59lbiB3w7xyZGVzdCBkdSBlaW5lIFNjaGF0emthcnRlIGFiZ2ViZW4uCgo8YSBpZD0ia3AtMzciPjwvYT4qKktQLTM3KiogV2VubiBkdSBkZWluZSBCZXdlZ3VuZyBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgYmVlbmRlc3QsIGRhbm4gaW4gZGllc2VyIFJlaWhlbmZvbGdlOiBXZXJkZSBhbGxlbiBTa29yYnV0IGxvczsga2F1ZiBNaXR0ZWx0ZWlsZTsgemllaCBzbyB2aWVsZSBQaXJhdGVuLCB3aWUgZHUgZnJlaWUgUGzDpHR6ZSBoYXN0LCB1bmQgZWluZW4gbWVociwgdW5kIGJlbWFubmUgZGVpbiBTY2hpZmYgbmFjaCBCZWxpZWJlbiBhdXMgYWx0ZW4gdW5kIG5ldWVuLCB3w6RobGUgZGVuIEthcGl0w6RuIHVuZCB3aXJmIGRpZSDDvGJyaWdlbiBhYjsgZsO8bGxlIGRlbiBSdW0gYXVmOyBmw7xsbGUgZGllIEthbm9uZW5rdWdlbG4gYXVmLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTM4Ij48L2E+KipLUC0zOCoqIEF1Y2ggbWl0IHZvbGxlciBNYW5uc2NoYWZ0IHppZWhzdCBkdSBpbiBlaW5lbSBVbnRlcnNjaGx1cGYgZWluZW4gUGlyYXRlbiB1bmQgZGFyZnN0IGplbWFuZGVuIGdlZ2VuIGlobiB0YXVzY2hlbi4gKihCdWNoKSoKCj4gKkJlaXNwaWVsOiBlaW4gQmVzdWNoIGltIFVudGVyc2NobHVwZi4qIER1IGtvbW1zdCBtaXQgMi43MDAgRHVibG9uZW4sIHp3ZWkgU2tvcmJ1dG1hcmtlbiB1bmQgbnVyIEJhcnJlbCBCZXNzIGFuIEJvcmQgYW4uIERlciBTa29yYnV0IGlzdCB3ZWcuIER1IGthdWZzdCBkYXMgS2Fub25lbmRlY2s7IGRpciBibGVpYmVuIDIwMCBEdWJsb25lbiwgdW5kIGRlaW4gU2NoaWZmIGhhdCBudW4gZHJlaSBQbMOkdHplLCB6d2VpIGRhdm9uIGZyZWkuIEFsc28gemllaHN0IGR1IGRyZWkgUGlyYXRlbjogR3VubmVyIE9rZSwgUGlhIExhbnRlcm4gdW5kIE5pYiB0aGUgQ2FiaW4gQm95LiBPa2Ugd2lyZCBLYXBpdMOkbiwgQmVzcyB1bmQgUGlhIHNpbmQgZGllIE1hbm5zY2hhZnQsIE5pYiB3aXJkIGFiZ2V3b3JmZW4uIER1IGbDvGxsc3QgYXVmIDUgUnVtIGF1ZiwgdmllciB1bmQgZWluZW4gZsO8ciBCZXNzLCB1bmQgYXVmIDUgS2Fub25lbmt1Z2VsbjogendlaSwgendlaSBhdWYgZGVtIEthbm9uZW5kZWNrIHVuZCBlaW5lIGbDvHIgT2tlLgoKPCEtLSBleGFtcGxlOiBsYWlyIC0tPgoKIyMgUGhhc2UgMzogR2VmZWNodAoKV2llIHdhaHJzY2hlaW5saWNoIHp3ZWkgV8O8cmZlbCBhdWYgZWluZSBaYWhsIG9kZXIgbWVociBrb21tZW4sIHdlbm4gZHUgZGVpbmUgS2Fub25lbmt1Z2VsbiBzbyBndXQgd2llIG3DtmdsaWNoIG51dHp0OgoKfCBkdSBicmF1Y2hzdCB8IGtlaW5lIEthbm9uZW5rdWdlbCB8IDEgfCAyIHwgMyB8IDQgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwtLS18CnwgNiB8IDcyICUgfCA5MyAlIHwgOTggJSB8IDEwMCAlIHwgMTAwICUgfAp8IDcgfCA1OCAlIHwgODUgJSB8IDk1ICUgfCA5OCAlIHwgOTkgJSB8CnwgOCB8IDQyICUgfCA3MiAlIHwgODggJSB8IDk0ICUgfCA5OCAlIHwKfCA5IHwgMjggJSB8IDU3ICUgfCA3NSAlIHwgODcgJSB8IDkzICUgfAp8IDEwIHwgMTcgJSB8IDQwICUgfCA1OSAlIHwgNzMgJSB8IDgzICUgfAp8IDExIHwgOCAlIHwgMjQgJSB8IDM5ICUgfCA1MiAlIHwgNjIgJSB8CnwgMTIgfCAzICUgfCA5ICUgfCAxOCAlIHwgMjcgJSB8IDM2ICUgfAoKPGEgaWQ9ImtwLTM5Ij48L2E+KipLUC0zOSoqIER1IGvDpG1wZnN0IGjDtmNoc3RlbnMgZWlubWFsIGplIFp1ZywgZ2VnZW4gZWluIFppZWwgYXVmIGRlaW5lbSBGZWxkOiBlaW4gU2NoaWZmc3Bsw6R0dGNoZW4sIGVpbmUgU3RhZHQsIGVpbmUgRmVzdHVuZyBvZGVyIGVpbmVuIGFuZGVyZW4gU3BpZWxlciBhdcOfZXJoYWxiIGVpbmVzIFVudGVyc2NobHVwZnMuIEVpbiBLcmllZ3NzY2hpZmYsIGF1ZiBkYXMgZHUgZ2VyYWRlIGdlc2VnZWx0IGJpc3QsIG11c3MgZGllc2VzIFppZWwgc2Vpbi4gSGFzdCBkdSBkZWluZW4gWnVnIGF1ZiBzZWluZW0gRmVsZCBiZWdvbm5lbiwgc3RlaHQgZGlyIGRlciBLYW1wZiBmcmVpLCB1bmQgZHUgZGFyZnN0IGRhdm9uc2VnZWxuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtNjgiPjwvYT4qKktQLTY4KiogRWluIEdlZmVjaHQgZ2VodCBzby4gRGVyIEFuZ3JpZmYgd2lyZCBhbmdlc2FndC4gQWxsZSBkw7xyZmVuIG1pdCBLYXJ0ZW4gYW50d29ydGVuLiBEZXIgQW5ncmVpZmVyIHfDvHJmZWx0IHVuZCB3w7xyZmVsdCBuZXU7IGdlZ2VuIGVpbmVuIFNwaWVsZXIgd8O8cmZlbHQgZGFuYWNoIGRlciBWZXJ0ZWlkaWdlciB1bmQgd8O8cmZlbHQgbmV1LiBBbGxlIGTDvHJmZW4gbm9jaCBlaW5tYWwgYW50d29ydGVuLiBNYWNodCBlaW5lIEthcnRlIGRhbm4gYXVzIGVpbmVtIEVyZm9sZyBnZWdlbiBlaW5lIE5hdGlvbiBlaW5lbiBNaXNzZXJmb2xnLCBkYXJmIGRlciBBbmdyZWlmZXIgd2VpdGVyIG5ldSB3w7xyZmVsbiwgdW5kIGFsbGUgZMO8cmZlbiB3aWVkZXIgYW50d29ydGVuOyB6d2lzY2hlbiBTcGllbGVybiB3w7xyZmVsdCBuYWNoIGRlbiBLYXJ0ZW4gbmllbWFuZCBtZWhyIG5ldS4gV2VubiBhbGxlIGdlcGFzc3QgaGFiZW4sIGdpbHQgZGFzIEVyZ2VibmlzLiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtNDAiPjwvYT4qKktQLTQwKiogR2VnZW4gZWluZSBOYXRpb24gd8O8cmZlbHN0IGR1IG1pdCBkZW4gYmVpZGVuIEdlZmVjaHRzd8O8cmZlbG4gdW5kIHrDpGhsc3QgRsOkaGlna2VpdGVuIHVuZCBLYXJ0ZW4gZGF6dSwgYWJ6w7xnbGljaCBkZWluZXMgU2tvcmJ1dHMuIElzdCBkYXMgZGllIFZlcnRlaWRpZ3VuZyBkZXMgWmllbHMgb2RlciBtZWhyLCBpc3QgZXMgZXJvYmVydC4gKihCdWNoKSoKCjwhLS0gZXhhbXBsZTogY29tYmF0IC0tPgoKPGEgaWQ9ImtwLTQxIj48L2E+KipLUC00MSoqIE5hY2ggZWluZW0gV3VyZiwgZGVyIG5pY2h0IHJlaWNodCwgZGFyZnN0IGR1IGVpbmUgS2Fub25lbmt1Z2VsIGF1c2dlYmVuIHVuZCBlaW5lbiBvZGVyIGJlaWRlIFfDvHJmZWwgbmV1IHfDvHJmZWxuLCB1bmQgZGFuYWNoIG5vY2ggZWlubWFsLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTQyIj48L2E+KipLUC00MioqIEbDvHIgZWluZSBFcm9iZXJ1bmcgemllaHN0IGR1IHNvIHZpZWxlIEJldXRla2FydGVuLCB3aWUgZGVyIEJldXRld2VydCBkZXMgWmllbHMgc2FndCwgdW5kIG1laHIgZsO8ciBGw6RoaWdrZWl0ZW4uIER1IGJla29tbXN0LCB3YXMgc2llIHp1c2FtbWVuIGVyZ2ViZW4sIHVuZCBzaWUgd2VyZGVuIGFiZ2V3b3JmZW4uIEVpbiBnZXNjaGxhZ2VuZXMgU2NoaWZmIHZlcmzDpHNzdCBkaWUgU2Vla2FydGUuICooQnVjaCkqCgo8IS0tIGV4YW1wbGU6IGxvb3QgLS0+Cgo8YSBpZD0ia3AtNDMiPjwvYT4qKktQLTQzKiogRWluIEFuZ3JpZmYsIGRlciBtaXNzbGluZ3QsIGtvc3RldCBkaWNoIHNvbnN0IG5pY2h0cywgdW5kIGRhcyBaaWVsIGJsZWlidC4gKihBdXNsZWd1bmcpKgoKPiAqQmVpc3BpZWw6IGVpbmUgRmVzdHVuZywgS2Fub25lbmt1Z2VsbiB1bmQgS2FydGVuLiogRHUgZ3JlaWZzdCBkaWUgYnJpdGlzY2hlIEZlc3R1bmcgYW4sIFZlcnRlaWRpZ3VuZyAxMywgbWl0IHp3ZWkgS2Fub25lbmt1Z2VsbiwgZWluZXIgU2tvcmJ1dG1hcmtlIHVuZCBJdm8gQmxhY2t3YXRlciBhbHMgS2FwaXTDpG4uIEVyIGdpYnQgKzEgZsO8ciBzZWluZSBnZXfDtmhubGljaGUgRsOkaGlna2VpdCB1bmQgKzIgZsO8ciBkaWUgZGVzIEthcGl0w6Rucy4gSW0gZXJzdGVuIEZlbnN0ZXIgc3BpZWxzdCBkdSBlaW5lbiBTdHVybWFuZ3JpZmYsICsyOyBtaXQg4oiSMSBmw7xyIFNrb3JidXQgesOkaGxzdCBkdSA0IHp1IGRlaW5lbiBXw7xyZmVsbi4gRHUgd8O8cmZlbHN0IDYgdW5kIDIsIGRhcyBtYWNodCAxMjogbmljaHQgZ2VudWcuIEVpbmUgS2Fub25lbmt1Z2VsIG1hY2h0IGF1cyBkZXIgMiBlaW5lIDUsIGRhcyBlcmdpYnQgMTUuIEltIGxldHp0ZW4gRmVuc3RlciBzcGllbHQgQW5uZSBTb2xkYXRlbiBmw7xyIGRpZSBCcml0ZW46IERhcyBtYWNodCBpaHJlIFZlcnRlaWRpZ3VuZyB6dSAxNSwgdW5kIGRlaW5lIDE1IHJlaWNoZW4gbm9jaC4gRGFubiBoZXVlcnQgQmVuIFPDtmxkbmVyIGbDvHIgZGllIEZlc3R1bmcgYW46IDE2LCB1bmQgYXVzIGRlbSBFcmZvbGcgaXN0IGVpbiBNaXNzZXJmb2xnIGdld29yZGVuLCBkdSBkYXJmc3QgYWxzbyB3ZWl0ZXIgbmV1IHfDvHJmZWxuLiBEZWluZSBsZXR6dGUgS2Fub25lbmt1Z2VsIG1hY2h0IGF1cyBkZXIgNSBlaW5lIDY6IDE2LiBBbGxlIHdlcmRlbiBub2NoIGVpbm1hbCBnZWZyYWd0IHVuZCBwYXNzZW4uIER1IHppZWhzdCBhY2h0IEJldXRla2FydGVuOyBkaWUgRmVzdHVuZyBibGVpYnQgYXVmIGRlciBTZWVrYXJ0ZS4KCjxhIGlkPSJrcC00NCI+PC9hPioqS1AtNDQqKiBHZWdlbiBlaW5lbiBTcGllbGVyIHfDvHJmZWx0IHp1ZXJzdCBkZXIgQW5ncmVpZmVyIHVuZCBnaWJ0IEthbm9uZW5rdWdlbG4gYXVzLCBkYW5uIGRlciBWZXJ0ZWlkaWdlci4gQmVpZGUgesOkaGxlbiBGw6RoaWdrZWl0ZW4gdW5kIEthcnRlbiBkYXp1LCBhYnrDvGdsaWNoIFNrb3JidXQuIERpZSBow7ZoZXJlIFN1bW1lIGdld2lubnQsIGJlaSBHbGVpY2hzdGFuZCBkZXIgQW5ncmVpZmVyLiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTQ1Ij48L2E+KipLUC00NSoqIERlciBHZXdpbm5lciwgb2IgQW5ncmVpZmVyIG9kZXIgVmVydGVpZGlnZXIsIHppZWh0IHZpZXIgQmV1dGVrYXJ0ZW4gdW5kIG5pbW10IGRlbSBWZXJsaWVyZXIgc28gdmllbGUgRHVibG9uZW4gYWIsIG9kZXIgYWxsZSwgZGllIGRhIHNpbmQuICooQnVjaCkqCgo8YSBpZD0ia3AtNDYiPjwvYT4qKktQLTQ2KiogRsOkaGlna2VpdGVuLCBkaWUgbWVociBCZXV0ZSBicmluZ2VuLCBicmluZ2VuIGJlaSBlaW5lbSBTcGllbGVyIGtlaW5lLiAqKEJ1Y2gpKgoKIyMgQWt0aW9uc2thcnRlbgoKfCBLYXJ0ZSB8IEJ1Y2hzdGFiZSB8IEFuemFobCB8IGluIEvDvHJ6ZSB8CnwtLS18LS0tfC0tLXwtLS18CnwgU2NoYXR6a2FydGUgfCDigJMgfCAxNiB8IGVpbiBIaW53ZWlzLCBkZW4gZHUgYmVpbSBHcmFiZW4gYWJnaWJzdCB8CnwgUsO8Y2tlbndpbmQgfCBNIHwgOCB8IGJpcyB6dSB6d2VpIEZlbGRlciBtZWhyIGluIGRpZXNlbSBadWcgfAp8IFN0dXJtYW5ncmlmZiB8IEMqIHwgOCB8ICsyLCB3ZW5uIGR1IGFuZ3JlaWZzdCB8CnwgU8O2bGRuZXIgfCBDIHwgOCB8ICsxIGbDvHIgZWluZSBTZWl0ZSBkaWVzZXMgR2VmZWNodHMgfAp8IEhpbnRlcmhhbHQgfCBDKiB8IDYgfCArMywgd2VubiBlaW4gU3BpZWxlciBkaWNoIGFuZ3JlaWZ0IHwKfCBaaXRydXNmcsO8Y2h0ZSB8IEEgfCA2IHwgdmVybGllcmUgYWxsZW4gU2tvcmJ1dCB8CnwgU2tvcmJ1dCB8IEEgfCA2IHwgZWluIFNwaWVsZXIgbmltbXQgZWluZSBTa29yYnV0bWFya2UgfAp8IFNvbGRhdGVuIHwgQyB8IDYgfCArMiBmw7xyIGFsbGVzLCB3YXMgZWluZXIgTmF0aW9uIGdlaMO2cnQgfAp8IEZsaWVnZW5kZXIgSG9sbMOkbmRlciB8IEEgfCA0IHwgZGVyIEhvbGzDpG5kZXIgYmV3ZWd0IHNpY2ggZWluIEZlbGQgfAp8IEF0dGVudGF0IHwgQSB8IDQgfCB3aXJmIGVpbmVuIGJlbGllYmlnZW4gUGlyYXRlbiBhYiwgZGVyIG5pY2h0IGltbXVuIGlzdCB8CnwgS2llbGhvbGVuIHwgQSB8IDQgfCB2ZXJoaW5kZXJlIGVpbmUgTWV1dGVyZWkgfAp8IE1ldXRlcmVpIHwgVSB8IDQgfCBiZWkgZWluZW0gU3BpZWxlciB3aXJkIGdlbWV1dGVydCB8Cgo8YSBpZD0ia3AtNDciPjwvYT4qKktQLTQ3KiogRHUgZGFyZnN0IEthcnRlbiBpbiBqZWRlbSBadWcgc3BpZWxlbiwgYXVjaCBpbiBkZW0gZGVyIGFuZGVyZW4uIERlciBCdWNoc3RhYmUgc2FndCwgd2FubjogQSBqZWRlcnplaXQgaW4gZWluZW0gWnVnLCBDIGluIGVpbmVyIEdlZmVjaHRzcGhhc2UsIEMqIGluIGVpbmVtIEdlZmVjaHQsIGFuIGRlbSBkdSB0ZWlsbmltbXN0LCBNIGluIGRlciBCZXdlZ3VuZ3NwaGFzZSwgVSBpbSBVbnRlcmhhbHQuIFdhcyB6dWVyc3QgZ2VzcGllbHQgd2lyZCwgd2lya3QgenVlcnN0LiAqKEJ1Y2gpKgoKPGEgaWQ9ImtwLTY3Ij48L2E+KipLUC02NyoqIEF1ZiBtYW5jaGUgRXJlaWduaXNzZSBrYW5uIG1hbiBhbnR3b3J0ZW46IGF1ZiBlaW5lIE1ldXRlcmVpLCBlaW5lbiBBbmdyaWZmLCBkYXMgRW5kZSBkZXIgV8O8cmZlIGluIGVpbmVtIEdlZmVjaHQsIGRhcyBHcmFiZW4gbmFjaCBlaW5lbSBTY2hhdHogdW5kIGF1ZiBTY2hyaXR0IDFELiBKZWRlcyDDtmZmbmV0IGVpbiBGZW5zdGVyLiBBbGxlIHdlcmRlbiBnZWZyYWd0LCBtaXQgb2RlciBvaG5lIHBhc3NlbmRlIEthcnRlIHVuZCBnbGVpY2ggbGFuZ2UsIGRhbWl0IHdlZGVyIGVpbmUgRnJhZ2Ugbm9jaCBpaHIgQXVzYmxlaWJlbiBldHdhcyDDvGJlciBlaW5lIEhhbmQgdmVycsOkdC4gQXXDn2VyaGFsYiB2b24gRmVuc3Rlcm4gZGFyZnN0IGR1IHVuZ2VmcmFndCBlaW5lIEthcnRlIHNwaWVsZW4sIHdhbm4gaW1tZXIgaWhyIEJ1Y2hzdGFiZSBlcyBlcmxhdWJ0LiBLYXJ0ZW4gd2lya2VuIGluIGRlciBSZWloZW5mb2xnZSwgaW4gZGVyIHNpZSBkZW4gVGlzY2ggZXJyZWljaGVuLCB6d2lzY2hlbiB6d2VpIEhhbmRsdW5nZW47IGVpbiBTY2hyaXR0IGVpbmVzIFNjaGlmZnMgaXN0IGVpbmUgSGFuZGx1bmcuIEVpbiBEYXVlcmF1ZnRyYWcgd2llIOKAnmltbWVyIHBhc3NlbuKAnCBvZGVyIOKAnmplZGUgTWV1dGVyZWkga2llbGhvbGVu4oCcIGFudHdvcnRldCBmw7xyIGRpY2ggbmFjaCBkZXJzZWxiZW4gWmVpdC4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9ImtwLTYwIj48L2E+KipLUC02MCoqIE1laHJlcmUgS2FydGVuIGVpbmVyIEFydCBkw7xyZmVuIGluIGVpbmVtIEdlZmVjaHQgZ2VzcGllbHQgd2VyZGVuLiBTaWUgesOkaGxlbiB6dXNhbW1lbi4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9ImtwLTQ4Ij48L2E+KipLUC00OCoqIEhpbnRlcmhhbHQgKEMqKTogV2VubiBlaW4gU3BpZWxlciBkaWNoIGFuZ3JlaWZ0LCBoYXN0IGR1IGluIGRpZXNlbSBadWcgKzMgYWxzIFZlcnRlaWRpZ2VyLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTQ5Ij48L2E+KipLUC00OSoqIFN0dXJtYW5ncmlmZiAoQyopOiBEdSBoYXN0IGluIGRpZXNlbSBadWcgKzIsIHdlbm4gZHUgYW5ncmVpZnN0LiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTUwIj48L2E+KipLUC01MCoqIFppdHJ1c2Zyw7xjaHRlIChBKTogRHUgdmVybGllcnN0IGFsbGUgZGVpbmUgU2tvcmJ1dG1hcmtlbiwgYXVjaCBtaXR0ZW4gaW0gR2VmZWNodC4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC01MSI+PC9hPioqS1AtNTEqKiBGbGllZ2VuZGVyIEhvbGzDpG5kZXIgKEEpOiBCZXdlZ2UgZGVuIEhvbGzDpG5kZXIgZWluIEZlbGQgaW4gZWluZSBiZWxpZWJpZ2UgUmljaHR1bmc7IMO8YmVyIGRlbiBSYW5kIGRlciBTZWVrYXJ0ZSBoaW5hdXMga29tbXQgZXIgaW4gZGVuIFVudGVyc2NobHVwZiBpbiBkZXIgTWl0dGUgKEtQLTI2KS4gRGFzIGdlc2NoaWVodCBzb2ZvcnQsIHNvZ2FyIG1pdHRlbiBpbSBHZWZlY2h0OiBXZW4gZXIgZG9ydCB2b24gZGVuIEvDpG1wZmVuZGVuIHRyaWZmdCwgZGVuIHRyw6RndCBlciBmb3J0IChLUC0yMSksIHVuZCBkYXMgR2VmZWNodCBpc3Qgdm9yYmVpLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPiAqQmVpc3BpZWw6IERlciBIb2xsw6RuZGVyIGJlZW5kZXQgZWluIEdlZmVjaHQuKiBEdSBoYXN0IDExIGdlZ2VuIGRpZSBmcmFuesO2c2lzY2hlIFN0YWR0IGdld8O8cmZlbHQ6IGVyb2JlcnQsIHdlbm4gbmllbWFuZCBldHdhcyBkYWdlZ2VuIGhhdC4gRG9jaCBkZXIgSG9sbMOkbmRlciBsaWVndCBlaW4gRmVsZCB1bnRlciBkZXIgU3RhZHQsIGJlaSAo4oiSMiziiJIxKSwgdW5kIGltIGxldHp0ZW4gRmVuc3RlciBzcGllbHQgQW5uZSBkZW4gRmxpZWdlbmRlbiBIb2xsw6RuZGVyIHVuZCBiZXdlZ3QgaWhuIG5hY2ggb2JlbiwgYXVmIGRlaW4gRmVsZC4gRGFzIEdlZmVjaHQgaXN0IHZvcmJlaSwgdW5kIGR1IHppZWhzdCBrZWluZSBCZXV0ZS4gRGVpbmUgSGFuZCB1bmQgZGVpbmUgUGlyYXRlbiB3ZXJkZW4gYWJnZXdvcmZlbi4gRGVyIEtvbXBhc3N3w7xyZmVsIHplaWd0IEdyw7xuLCBhbHNvIGtvbW10IGRlaW4gU2NoaWZmIGluIGRlbiBncsO8bmVuIFVudGVyc2NobHVwZi4gRHUgd2Fyc3QgYW0gWnVnLCB1bmQgYXVjaCBkZXIgaXN0IHZvcmJlaS4KCjxhIGlkPSJrcC01MiI+PC9hPioqS1AtNTIqKiBTw7ZsZG5lciAoQyk6ICsxIGluIGRpZXNlbSBHZWZlY2h0IGbDvHIgZGljaCBzZWxic3QsIGbDvHIgZGllIFN0YWR0LCBkaWUgRmVzdHVuZyBvZGVyIGRhcyBTY2hpZmYsIGRhcyBhbmdlZ3JpZmZlbiB3aXJkLCBvZGVyLCB3ZW5uIHp3ZWkgYW5kZXJlIGdlZ2VuZWluYW5kZXIga8OkbXBmZW4sIGbDvHIgZWluZW4gZGVyIGJlaWRlbi4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC01MyI+PC9hPioqS1AtNTMqKiBTa29yYnV0IChBKTogRWluIFNwaWVsZXIgZGVpbmVyIFdhaGwgbmltbXQgZWluZSBTa29yYnV0bWFya2UuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0ia3AtNTQiPjwvYT4qKktQLTU0KiogUsO8Y2tlbndpbmQgKE0pOiBiaXMgenUgendlaSBGZWxkZXIgbWVociBpbiBkaWVzZW0gWnVnLCBkZW5lbiBTa29yYnV0IG5pY2h0cyBhbmhhdC4gRHUga2FubnN0IGlobiBudXIgaW4gZGVpbmVtIGVpZ2VuZW4gWnVnIHNwaWVsZW4uICooQnVjaCwgQXVzbGVndW5nLCBBdXNnYWJlKSoKCjxhIGlkPSJrcC01NSI+PC9hPioqS1AtNTUqKiBBdHRlbnRhdCAoQSk6IFfDpGhsZSBlaW5lbiBiZWxpZWJpZ2VuIFBpcmF0ZW4gaW0gU3BpZWwsIGRlciBuaWNodCBpbW11biBpc3QsIHVuZCB3aXJmIGlobiBhYi4gRWluIHNvIHZlcmxvcmVuZXIgS2FwaXTDpG4gd2lyZCBlcnNldHp0IChLUC0xOSkuICooQnVjaCkqCgo8YSBpZD0ia3AtNTYiPjwvYT4qKktQLTU2KiogS2llbGhvbGVuIChBKTogdmVyaGluZGVydCBlaW5lIE1ldXRlcmVpLCBkZWluZSBvZGVyIGRpZSBlaW5lcyBhbmRlcmVuIFNwaWVsZXJzLCB3ZW5uIHNpZSBhdXNicmljaHQuICooQnVjaCkqCgo8YSBpZD0ia3AtNTciPjwvYT4qKktQLTU3KiogTWV1dGVyZWkgKFUpOiBCZWkgZWluZW0gU3BpZWxlciBkZWluZXIgV2FobCBnaWJ0IGVzIGVpbmUgTWV1dGVyZWkuIEVpbiBTY2hpZmYgaW4gZWluZW0gVW50ZXJzY2hsdXBmIGlzdCBrZWluZSBBdXNuYWhtZS4gKihCdWNoLCBBdXNsZWd1bmcsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTU4Ij48L2E+KipLUC01OCoqIFNvbGRhdGVuIChDKTogV8OkaGxlIGVpbmUgTmF0aW9uLiBJaHJlIFNjaGlmZmUsIFN0w6RkdGUgdW5kIEZlc3R1bmdlbiBoYWJlbiBpbiBkaWVzZW0gWnVnICsyLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImtwLTU5Ij48L2E+KipLUC01OSoqIFNjaGF0emthcnRlOiBlaW4gSGlud2Vpcy4gRHUgZ2lic3QgaWhuIGFiLCB3ZW5uIGR1IGdyw6Ric3QgKEtQLTM2KS4gKihCdWNoKSoKCiMjIFBpcmF0ZW4KCnwgZ2V3w7ZobmxpY2hlIEbDpGhpZ2tlaXQgfCB3YXMgc2llIHR1dCB8IFBpcmF0ZW4gfAp8LS0tfC0tLXwtLS18CnwgKzEgZ2VnZW4gU3BpZWxlciB8IGluIEdlZmVjaHRlbiBtaXQgYW5kZXJlbiBTcGllbGVybiB8IDIgfAp8IEhpbndlaXMgfCBzcGFydCBiZWkgamVkZW0gR3JhYmVuIGVpbmUgU2NoYXR6a2FydGUgfCAzIHwKfCArMSBLYW5vbmVua3VnZWwgfCBQbGF0eiBmw7xyIGVpbmUgbWVociB8IDMgfAp8ICsxIFJ1bSB8IFBsYXR6IGbDvHIgZWluZW4gbWVociB8IDMgfAp8ICsxIGdlZ2VuIE5hdGlvbmVuIHwgaW4gR2VmZWNodGVuIG1pdCBTY2hpZmZlbiwgU3TDpGR0ZW4gdW5kIEZlc3R1bmdlbiB8IDMgfAp8IGltbXVuIHwga2FubiBrZWluZW0gQXR0ZW50YXQgenVtIE9wZmVyIGZhbGxlbiB8IDEgfAp8IFPDvG5kZW5ib2NrIHwgd2lyZiBkaWVzZW4gUGlyYXRlbiBhYiwgdW0gZWluZSBNZXV0ZXJlaSB6dSB2ZXJoaW5kZXJuIHwgMiB8CnwgKzEgQmV3ZWd1bmcgfCBlaW4gRmVsZCBtZWhyIGluIGplZGVtIFp1ZyB8IDIgfAp8ICsxIEJldXRlIHwgZWluZSBLYXJ0ZSBtZWhyIHZvbiBqZWRlbSBlcm9iZXJ0ZW4gU2NoaWZmLCBqZWRlciBTdGFkdCB1bmQgamVkZXIgRmVzdHVuZyB8IDEgfAoKfCBLYXBpdMOkbnNmw6RoaWdrZWl0IHwgd2FzIHNpZSB0dXQgfCBQaXJhdGVuIHwKfC0tLXwtLS18LS0tfAp8ICsyIGdlZ2VuIFNwaWVsZXIgfCBpbiBHZWZlY2h0ZW4gbWl0IGFuZGVyZW4gU3BpZWxlcm4gfCAyIHwKfCBrZWluIFNrb3JidXQgfCBkaWUgTWFubnNjaGFmdCB3aXJmdCBqZWRlIE1hcmtlIHdlZywgZGllIHNpZSBiZWvDpG1lIHwgMyB8CnwgKzIgZ2VnZW4gTmF0aW9uZW4gfCBpbiBHZWZlY2h0ZW4gbWl0IFNjaGlmZmVuLCBTdMOkZHRlbiB1bmQgRmVzdHVuZ2VuIHwgMiB8CnwgYWxsZSBLYXBpdMOkbmUgfCBhdWNoIGRpZSBLYXBpdMOkbnNmw6RoaWdrZWl0ZW4gZGVyIGFuZGVyZW4gUGlyYXRlbiB3aXJrZW4gfCAxIHwKfCB6d2VpIEhpbndlaXNlIHwgc3BhcnQgYmVpIGplZGVtIEdyYWJlbiB6d2VpIFNjaGF0emthcnRlbiB8IDIgfAp8ICsyIEJldXRlIHZvbiBGcmFuem9zZW4gfCB6d2VpIEthcnRlbiBtZWhyIHZvbiBkZW0sIHdhcyBzaWUgdmVybGllcmVuIHwgMiB8CnwgKzIgQmV1dGUgdm9uIFNwYW5pZXJuIHwgZWJlbnNvIHwgMiB8CnwgKzIgQmV1dGUgdm9uIEJyaXRlbiB8IGViZW5zbyB8IDIgfAp8IG1laHIgS2FydGVuIHwgemllaCBpbiBqZWRlbSBadWcgZWluZSBBa3Rpb25za2FydGUgbWVociwgaGFsdGUgZWluZSBtZWhyIHwgMiB8CnwgVGFzY2hlbmRpZWIgfCBzdGllaGwgaW4gamVkZW0gZGVpbmVyIFVudGVyaGFsdGUgYmlzIHp1IDIwMCBEdWJsb25lbiB8IDIgfAoKfCAjIHwgUGlyYXQgfCBnZXfDtmhubGljaGUgRsOkaGlna2VpdCB8IEthcGl0w6Ruc2bDpGhpZ2tlaXQgfAp8LS0tfC0tLXwtLS18LS0tfAp8IDEgfCBIYXR0aWUgUXVpbGwgfCArMSBnZWdlbiBTcGllbGVyIHwgKzIgZ2VnZW4gU3BpZWxlciB8CnwgMiB8IEJyYW0gQ3V0dGVyIHwgKzEgZ2VnZW4gU3BpZWxlciB8IGtlaW4gU2tvcmJ1dCB8CnwgMyB8IE9sZCBNYXJyb3cgfCBIaW53ZWlzIHwgendlaSBIaW53ZWlzZSB8CnwgNCB8IFBpYSBMYW50ZXJuIHwgSGlud2VpcyB8ICsyIEJldXRlIHZvbiBGcmFuem9zZW4gfAp8IDUgfCBNb3RoIERhd3NvbiB8IEhpbndlaXMgfCBtZWhyIEthcnRlbiB8CnwgNiB8IEd1bm5lciBPa2UgfCArMSBLYW5vbmVua3VnZWwgfCArMiBnZWdlbiBOYXRpb25lbiB8CnwgNyB8IFJ1dGEgRmxpbnQgfCArMSBLYW5vbmVua3VnZWwgfCArMiBCZXV0ZSB2b24gU3Bhbmllcm4gfAp8IDggfCBUb2JpYWggV2ljayB8ICsxIEthbm9uZW5rdWdlbCB8IFRhc2NoZW5kaWViIHwKfCA5IHwgQmFycmVsIEJlc3MgfCArMSBSdW0gfCBrZWluIFNrb3JidXQgfAp8IDEwIHwgU3dlZXQgQ29ycmlnYW4gfCArMSBSdW0gfCArMiBCZXV0ZSB2b24gQnJpdGVuIHwKfCAxMSB8IER1bnN0YW4gS2VnIHwgKzEgUnVtIHwgKzIgZ2VnZW4gU3BpZWxlciB8CnwgMTIgfCBJdm8gQmxhY2t3YXRlciB8ICsxIGdlZ2VuIE5hdGlvbmVuIHwgKzIgZ2VnZW4gTmF0aW9uZW4gfAp8IDEzIHwgTWFyZW4gSG9sdCB8ICsxIGdlZ2VuIE5hdGlvbmVuIHwgKzIgQmV1dGUgdm9uIEZyYW56b3NlbiB8CnwgMTQgfCBDaW5kZXIgSm8gfCArMSBnZWdlbiBOYXRpb25lbiB8ICsyIEJldXRlIHZvbiBTcGFuaWVybiB8CnwgMTUgfCBUaGUgV2lkb3cgU2FibGUgfCBpbW11biB8IGFsbGUgS2FwaXTDpG5lIHwKfCAxNiB8IE5pYiB0aGUgQ2FiaW4gQm95IHwgU8O8bmRlbmJvY2sgfCBrZWluIFNrb3JidXQgfAp8IDE3IHwgTHVja3kgUGVsbCB8IFPDvG5kZW5ib2NrIHwgKzIgQmV1dGUgdm9uIEJyaXRlbiB8CnwgMTggfCBTd2lmdCBBbm5pa2EgfCArMSBCZXdlZ3VuZyB8IG1laHIgS2FydGVuIHwKfCAxOSB8IFRhbGwgUmFtaXJvIHwgKzEgQmV3ZWd1bmcgfCB6d2VpIEhpbndlaXNlIHwKfCAyMCB8IE1hZ3BpZSBSb3ljZSB8ICsxIEJldXRlIHwgVGFzY2hlbmRpZWIgfAoKPGEgaWQ9ImtwLTYxIj48L2E+KipLUC02MSoqIEdld8O2aG5saWNoZSBGw6RoaWdrZWl0ZW4sIGRpZSDDvGJlcmFsbCBhbiBCb3JkIHdpcmtlbjogKzEgZ2VnZW4gU3BpZWxlcjsgZWluIEhpbndlaXM7IFBsYXR6IGbDvHIgZWluZSBLYW5vbmVua3VnZWwgbWVocjsgUGxhdHogZsO8ciBlaW5lbiBSdW0gbWVocjsgKzEgZ2VnZW4gTmF0aW9uZW47IGltbXVuIGdlZ2VuIGVpbiBBdHRlbnRhdDsgU8O8bmRlbmJvY2ssIGRlbiBtYW4gYWJ3ZXJmZW4ga2FubiwgdW0gZWluZSBNZXV0ZXJlaSB6dSB2ZXJoaW5kZXJuOyArMSBCZXdlZ3VuZzsgZWluZSBCZXV0ZWthcnRlIG1laHIgdm9uIGplZGVtIFNjaGlmZiwgamVkZXIgU3RhZHQgdW5kIGplZGVyIEZlc3R1bmcsIGRpZSBkdSBlcm9iZXJzdC4gKihCdWNoKSoKCjxhIGlkPSJrcC02MiI+PC9hPioqS1AtNjIqKiBLYXBpdMOkbnNmw6RoaWdrZWl0ZW4sIGRpZSBudXIgaW4gZGVyIEthasO8dGUgd2lya2VuOiArMiBnZWdlbiBTcGllbGVyOyBlaW5lIE1hbm5zY2hhZnQsIGRpZSBnZWdlbiBTa29yYnV0IGltbXVuIGlzdCB1bmQgamVkZSBNYXJrZSB3ZWd3aXJmdCwgZGllIHNpZSBiZWvDpG1lOyArMiBnZWdlbiBOYXRpb25lbjsgYXVjaCBkaWUgS2FwaXTDpG5zZsOkaGlna2VpdGVuIGRlaW5lciBhbmRlcmVuIFBpcmF0ZW4gd2lya2VuOyB6d2VpIEhpbndlaXNlOyB6d2VpIEJldXRla2FydGVuIG1laHIgdm9uIGRlbiBGcmFuem9zZW4sIHZvbiBkZW4gU3Bhbmllcm4gb2RlciB2b24gZGVuIEJyaXRlbiwgd2FzIGRyZWkgRsOkaGlna2VpdGVuIHNpbmQ7IGVpbmUgQWt0aW9uc2thcnRlIG1laHIgaW4gamVkZW0gWnVnIHVuZCBlaW5lIG1laHIgYXVmIGRlciBIYW5kOyBkZXIgVGFzY2hlbmRpZWIgKEtQLTMxKS4gKihCdWNoKSoKCjxhIGlkPSJrcC02MyI+PC9hPioqS1AtNjMqKiBXaWUgdmllbGUgZGVyIDIwIFBpcmF0ZW4gZWluZSBGw6RoaWdrZWl0IGhhYmVuLiBHZXfDtmhubGljaGUsIGluIGRlciBSZWloZW5mb2xnZSB2b24gS1AtNjE6IDIsIDMsIDMsIDMsIDMsIDEsIDIsIDIsIDEuIERpZSBkZXMgS2FwaXTDpG5zLCBpbiBkZXIgUmVpaGVuZm9sZ2Ugdm9uIEtQLTYyOiArMiBnZWdlbiBTcGllbGVyIDIsIGtlaW4gU2tvcmJ1dCAzLCArMiBnZWdlbiBOYXRpb25lbiAyLCBhbGxlIEthcGl0w6RuZSAxLCB6d2VpIEhpbndlaXNlIDIsIEZyYW56b3NlbiAyLCBTcGFuaWVyIDIsIEJyaXRlbiAyLCBtZWhyIEthcnRlbiAyLCBUYXNjaGVuZGllYiAyLiBXZXIgd2VsY2hlIGhhdCwgdW5kIGplZGVyIE5hbWUsIGlzdCB2b24gZGllc2VtIEhhdXMuICooQXVzZ2FiZSkqCgojIyBHZXdpbm5lbgoKPGEgaWQ9ImtwLTY0Ij48L2E+KipLUC02NCoqIFdlciB6dWVyc3QgMTAuMDAwIER1YmxvbmVuIGhhdCwgZ2V3aW5udCBhdWYgZGVyIFN0ZWxsZSwgdW5kIHNlaSBlcyBpbSBadWcgZWluZXMgYW5kZXJlbi4gRWluZSBQYXJ0aWUsIGRpZSBuYWNoIDYwIFJ1bmRlbiBuaWVtYW5kIGdld29ubmVuIGhhdCwgZW5kZXQgZG9ydDogV2VyIGRpZSBtZWlzdGVuIER1YmxvbmVuIGhhdCwgZ2V3aW5udCwgdW5kIGJlaSBHbGVpY2hzdGFuZCB0ZWlsZW4gc2ljaCBtZWhyZXJlIGRlbiBTaWVnLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ia3AtNjUiPjwvYT4qKktQLTY1KiogRHVibG9uZW4sIGRpZSBkdSBhdXNnaWJzdCAoS1AtMTApLCB3ZXJkZW4gdm9uIGRlciBMZWlzdGUgYWJnZXpvZ2VuLiAqKEJ1Y2gpKgoKIyMgRWluZSBrw7xyemVyZSBQYXJ0aWUKCjxhIGlkPSJrcC02NiI+PC9hPioqS1AtNjYqKiBNaXQgZGVyIEF1c2dhYmUgKmfDvG5zdGlnZSBXaW5kZSogYmVnaW5udCBqZWRlcyBTY2hpZmYgbWl0IHp3ZWkgU2VnZWxuLCB1bmQgZGllIFBhcnRpZW4gc2luZCBrw7xyemVyLiBEYXMgZWluZSBTZWdlbCBkZXMgQnVjaHMgaXN0IGRlciBOb3JtYWxmYWxsLiAqKEF1c2dhYmUpKgo=", "" + import.meta.url) },
	examples: [
		"upkeep",
		"reach",
		"dig",
		"lair",
		"combat",
		"loot"
	],
	positions: [
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
	],
	seatKeys: [
		"attack",
		"steal",
		"on"
	],
	labels: positionsOf,
	measures: incomeOf,
	keyWords: {
		attack: "attack: {value}",
		buy: "buy: {value}",
		captain: "captain: {value}",
		crew: "crew: {value}",
		dig: "dig: {value}",
		discard: "discard: {value}",
		nation: "nation: {value}",
		on: "on: {value}",
		pirate: "pirate: {value}",
		play: "play: {value}",
		promote: "promote: {value}",
		reroll: "reroll: {value}",
		sacrifice: "sacrifice: {value}",
		sail: "sail: {value}",
		side: "side: {value}",
		steal: "steal: {value}",
		stop: "stop: {value}",
		toward: "toward: {value}"
	},
	wordFor
};
export { loaded };
