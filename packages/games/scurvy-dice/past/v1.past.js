// Rules version 1 of scurvy-dice, kept by `npm run keep-rules`. Not to be changed.
import { RulesBug, badAt, eachSeat, good, oneOf, repeat, sequence, someOf, tally, toPlaces, together } from "@nassau/kernel";
import { i18n } from "#i18n";
import { answerBy } from "@nassau/kernel/bots";
import * as z from "zod/mini";
import { en } from "zod/locales";
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
var sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
var clockwise = (places, first) => places.map((_, i) => (first + i) % places.length);
var PARTS = [
	"sails",
	"hull",
	"cannons",
	"crew",
	"parrot"
];
function shipOf(sea, seat) {
	const ship = sea.ships[seat];
	if (!ship) throw new RulesBug("no-such-ship", { seat });
	return ship;
}
var seatsOf = (sea) => sea.ships.map((_, seat) => seat);
var inTurn = (sea, first) => clockwise(sea.ships, first);
var rivalsOf = (sea, seat) => inTurn(sea, seat).slice(1);
var standing = (ship) => PARTS.reduce((sum, part) => sum + ship[part], 0);
var roomIn = (ship) => Math.max(0, ship.hull - ship.hold.length);
var canCarry = (ship) => Math.min(ship.crew, roomIn(ship));
var coinsOf = (ship) => [...ship.hold, ...ship.cache].reduce((sum, coins) => sum + coins, 0);
var captainsOf = (sea) => sea.ships.map(({ captain }) => captain === null ? [] : [captain]);
function moveToken(ship, spaces) {
	ship.at = Math.max(0, ship.at + spaces);
}
function wreckDice(ship, part, n) {
	const lost = Math.min(n, ship[part]);
	ship[part] -= lost;
	ship.wreck += lost;
	return lost;
}
function takeCoins(pile, coins) {
	for (const coin of coins) {
		const i = pile.indexOf(coin);
		if (i < 0) throw new RulesBug("no-such-coin", {
			coin,
			pile
		});
		pile.splice(i, 1);
	}
}
var byWorth = (a, b) => b - a;
var emptyTray = () => ({
	ship: 0,
	cannon: 0,
	crew: 0,
	parrot: 0
});
function rollDice(edition, rng, n) {
	const tray = emptyTray();
	for (let i = 0; i < n; i++) tray[rng.pick(edition.shipDie)]++;
	return tray;
}
var POWERS = {
	"plunder-hits": {
		phase: "cannons",
		type: "activation"
	},
	"parrot-sails": {
		phase: "boarding",
		type: "passive"
	},
	"first-blow": {
		phase: "melee",
		type: "passive"
	},
	"extra-reroll": {
		phase: "building",
		type: "activation"
	},
	"extra-hands": {
		phase: "loot",
		type: "activation"
	},
	rout: {
		phase: "melee",
		type: "passive"
	},
	"hide-cache": {
		phase: "refit",
		type: "activation"
	},
	"ignore-scurvy": {
		phase: "scoring",
		type: "activation"
	}
};
var POWER_NAMES = [
	"plunder-hits",
	"parrot-sails",
	"first-blow",
	"extra-reroll",
	"extra-hands",
	"rout",
	"hide-cache",
	"ignore-scurvy"
];
function usePower(ctx, seat, power) {
	shipOf(ctx.board, seat).isReady = false;
	ctx.tell({
		kind: "power-used",
		seat,
		power
	});
}
function strength(edition, ship, power) {
	if (ship.captain === null || !ship.isReady) return 0;
	const captain = edition.captains.find(({ id }) => id === ship.captain);
	return captain?.power === power ? captain.amount : 0;
}
var fightPoints$1 = (edition, dice) => dice.ship * edition.fightPoints.ship + dice.cannon * edition.fightPoints.cannon + dice.crew * edition.fightPoints.crew + dice.parrot * edition.fightPoints.parrot;
function meleeRound(ring, sides, round) {
	const { board, edition } = ring;
	const rolls = sides.map(({ seat, crew }) => {
		const dice = rollDice(edition, ring.rng, crew);
		const bonus = round === 1 ? strength(edition, shipOf(board, seat), "first-blow") : 0;
		return {
			seat,
			crew,
			dice,
			points: fightPoints$1(edition, dice) + bonus
		};
	});
	const top = Math.max(...rolls.map(({ points }) => points));
	const best = rolls.filter(({ points }) => points === top);
	const winner = best.length === 1 ? best[0] : void 0;
	const rout = winner ? strength(edition, shipOf(board, winner.seat), "rout") : 0;
	const losses = new Map();
	for (const { seat, crew, points } of rolls) {
		if (seat === winner?.seat) continue;
		const lost = rout > 0 && top - points >= rout ? 2 : 1;
		losses.set(seat, Math.min(crew, lost));
	}
	ring.tell({
		kind: "melee",
		round,
		sides: rolls.map(({ seat, dice, points }) => ({
			seat,
			dice,
			points,
			lost: losses.get(seat) ?? 0
		})),
		winner: winner?.seat ?? null
	});
	return losses;
}
function crewRound(ring, seats, round) {
	const sides = seats.map((seat) => ({
		seat,
		crew: shipOf(ring.board, seat).crew
	}));
	for (const [seat, lost] of meleeRound(ring, sides, round)) wreckDice(shipOf(ring.board, seat), "crew", lost);
}
function rollSails(ring, seat, isBoarding) {
	const ship = shipOf(ring.board, seat);
	const dice = rollDice(ring.edition, ring.rng, ship.sails);
	const countsParrots = isBoarding && strength(ring.edition, ship, "parrot-sails") > 0;
	return dice.ship + (countsParrots ? dice.parrot : 0);
}
function fastest(ring, seats, isBoarding = false) {
	const most = Math.max(...seats.map((seat) => shipOf(ring.board, seat).sails));
	const tied = seats.filter((seat) => shipOf(ring.board, seat).sails === most);
	const [only] = tied;
	if (only !== void 0 && tied.length === 1) return only;
	let left = tied;
	for (let i = 0; i < 20; i++) {
		const rolls = left.map((seat) => ({
			seat,
			icons: rollSails(ring, seat, isBoarding)
		}));
		const top = Math.max(...rolls.map(({ icons }) => icons));
		left = rolls.filter(({ icons }) => icons === top).map(({ seat }) => seat);
		const [first] = left;
		if (first !== void 0 && left.length === 1) {
			ring.tell({
				kind: "tie-rolled",
				rolls,
				first
			});
			return first;
		}
	}
	const first = ring.rng.pick(left);
	ring.tell({
		kind: "tie-drawn",
		among: left,
		first
	});
	return first;
}
var boarding$1 = {
	order: { run(ctx, f) {
		const able = seatsOf(ctx.board).filter((seat) => shipOf(ctx.board, seat).crew > 0 && !f.tried.includes(seat));
		if (able.length === 0) return ctx.done();
		f.seat = fastest(ctx, able, true);
		f.tried.push(f.seat);
		f.at = "choose";
	} },
	choose: {
		clause: "SD-22",
		ask: (sea, f) => oneOf(f.seat, [{ board: null }, ...rivalsOf(sea, f.seat).map((board) => ({ board }))]),
		take(_ctx, f, { board }) {
			if (board === null) {
				f.at = "order";
				return;
			}
			f.target = board;
			f.at = "chase";
		}
	},
	chase: { run(ctx, f) {
		const icons = rollSails(ctx, f.seat, true);
		const theirs = rollSails(ctx, f.target, true);
		const isCaught = icons > theirs;
		ctx.tell({
			kind: "chased",
			seat: f.seat,
			target: f.target,
			icons,
			theirs,
			isCaught
		});
		if (!isCaught) {
			f.at = "order";
			return;
		}
		f.at = shipOf(ctx.board, f.target).crew === 0 ? "spoils" : "clash";
	} },
	clash: { run(ctx, f) {
		f.round++;
		crewRound(ctx, [f.seat, f.target], f.round);
		f.at = shipOf(ctx.board, f.seat).crew === 0 || shipOf(ctx.board, f.target).crew === 0 ? "spoils" : "press";
	} },
	press: {
		clause: "SD-25",
		ask: (_sea, f) => oneOf(f.seat, [{ fightOn: true }, { fightOn: false }]),
		take(ctx, f, { fightOn }) {
			if (fightOn) {
				f.at = "clash";
				return;
			}
			ctx.tell({
				kind: "withdrew",
				seat: f.seat,
				target: f.target
			});
			return ctx.done();
		}
	},
	spoils: { run(ctx, f) {
		if (shipOf(ctx.board, f.target).crew > 0 || mostStolen(ctx.board, f) === 0) return ctx.done();
		f.at = "steal";
	} },
	steal: {
		clause: "SD-26",
		ask: (sea, f) => someOf(f.seat, withinReach(shipOf(sea, f.target)), 0, mostStolen(sea, f)),
		take(ctx, f, { pick }) {
			const prey = shipOf(ctx.board, f.target);
			const thief = shipOf(ctx.board, f.seat);
			for (const coins of pick) takeCoins(prey.cache.includes(coins) && !prey.isHidden ? prey.cache : prey.hold, [coins]);
			thief.hold = [...thief.hold, ...pick].sort(byWorth);
			ctx.tell({
				kind: "stolen",
				seat: f.seat,
				target: f.target,
				coins: pick
			});
			return ctx.done();
		}
	}
};
var withinReach = (ship) => [...ship.hold, ...ship.isHidden ? [] : ship.cache].sort(byWorth);
function mostStolen(sea, f) {
	const thief = shipOf(sea, f.seat);
	return Math.min(thief.crew, roomIn(thief), withinReach(shipOf(sea, f.target)).length);
}
var ENOUGH = {
	ship: 7,
	cannon: 0,
	crew: 4,
	parrot: 10
};
function rerollPick(tray) {
	const pick = [];
	for (const face of [
		"ship",
		"cannon",
		"crew"
	]) for (let n = tray[face]; n > ENOUGH[face]; n--) pick.push(face);
	return pick;
}
var TYPICAL = {
	sails: 3,
	carries: 3
};
function lookAt(sea, me) {
	const rivals = rivalsOf(sea, me).map((seat) => {
		const ship = shipOf(sea, seat);
		return standing(ship) > 0 ? {
			sails: ship.sails,
			carries: Math.min(ship.hull, ship.crew)
		} : TYPICAL;
	});
	return {
		island: sea.island,
		rivals
	};
}
var PARROT_PLACES = [
	"sails",
	"hull",
	"cannons",
	"crew"
];
function arrangeDice(tray, outlook) {
	let best = Number.NEGATIVE_INFINITY;
	let bestSails = 0;
	let bestParrots = [
		0,
		0,
		0,
		0
	];
	for (const parrots of spreads(tray.parrot)) {
		const [toSails = 0, toHull = 0, toCannons = 0, toCrew = 0] = parrots;
		for (let sails = 0; sails <= tray.ship; sails++) {
			const value = worth(sails + toSails, tray.ship - sails + toHull, tray.cannon + toCannons, tray.crew + toCrew, outlook);
			if (value > best) {
				best = value;
				bestSails = sails;
				bestParrots = parrots;
			}
		}
	}
	return [
		["sails", bestSails],
		["hull", tray.ship - bestSails],
		["cannons", tray.cannon],
		["crew", tray.crew],
		...PARROT_PLACES.map((place, i) => [place, bestParrots[i] ?? 0])
	].flatMap(([place, n]) => repeat(place, n));
}
var SPREADS = [];
function spreads(n) {
	const known = SPREADS[n];
	if (known) return known;
	const all = [];
	for (let a = 0; a <= n; a++) for (let b = 0; a + b <= n; b++) for (let c = 0; a + b + c <= n; c++) all.push([
		a,
		b,
		c,
		n - a - b - c
	]);
	SPREADS[n] = all;
	return all;
}
function worth(sails, hull, cannons, crew, { island, rivals }) {
	const carries = Math.min(hull, crew);
	let ahead = 0;
	for (const rival of rivals) if (rival.sails > sails) ahead += rival.carries;
	else if (rival.sails === sails) ahead += rival.carries / 2;
	let coins = 0;
	for (let i = 0; i < island.length; i++) {
		const rank = i - ahead;
		const share = rank >= carries || rank <= -1 ? 0 : rank < 0 ? 1 + rank : Math.min(1, carries - rank);
		coins += (island[i] ?? 0) * share;
	}
	return coins + .5 * (sails > 0 ? cannons : 0) + .4 * crew + .1 * sails + (crew === 0 ? -3 : 0);
}
function best(seats, value) {
	let found = seats[0] ?? 0;
	for (const seat of seats) if (value(seat) > value(found)) found = seat;
	return found;
}
function threat(sea, seat, me) {
	const ship = shipOf(sea, seat);
	const comesFirst = ship.sails >= shipOf(sea, me).sails;
	return ship.at + coinsOf(ship) + 2 * canCarry(ship) + (comesFirst ? 3 : 0);
}
var aim = (sea, me) => best(rivalsOf(sea, me), (seat) => threat(sea, seat, me));
function splitShips(sea, me, target, icons) {
	const prey = shipOf(sea, target);
	const lead = prey.sails - shipOf(sea, me).sails;
	const wanted = lead >= 0 && lead < icons ? lead + 1 : 0;
	const sails = Math.min(prey.sails, Math.max(wanted, icons - prey.hull));
	return {
		sails,
		hull: icons - sails
	};
}
function shootParts(sea, me, target, icons) {
	const left = { ...shipOf(sea, target) };
	const picked = new Map();
	for (let i = 0; i < icons; i++) {
		const part = (left.sails > 0 && left.sails === shipOf(sea, me).sails ? [
			"sails",
			"crew",
			"hull",
			"parrot",
			"cannons"
		] : [
			"crew",
			"hull",
			"sails",
			"parrot",
			"cannons"
		]).find((candidate) => left[candidate] > 0);
		if (!part) break;
		left[part]--;
		picked.set(part, (picked.get(part) ?? 0) + 1);
	}
	return PARTS.flatMap((part) => repeat(part, picked.get(part) ?? 0));
}
var chanceToCatch = (sails, theirs) => Math.max(0, Math.min(.9, .3 + .12 * sails - .1 * theirs));
function boardWhom(sea, me) {
	const ship = shipOf(sea, me);
	const gain = (seat) => {
		const prey = shipOf(sea, seat);
		const most = Math.min(ship.crew, roomIn(ship));
		const coins = withinReach(prey).slice(0, most).reduce((total, coin) => total + coin, 0);
		const wins = prey.crew === 0 ? 1 : ship.crew / (ship.crew + prey.crew);
		return chanceToCatch(ship.sails, prey.sails) * (coins * wins - (prey.crew > 0 ? 2 * (1 - wins) : 0));
	};
	const target = best(rivalsOf(sea, me), gain);
	return gain(target) > .5 ? target : null;
}
function chooseStance(sea, me, tied) {
	const mine = shipOf(sea, me).crew;
	const others = tied.filter((seat) => seat !== me);
	const strongest = Math.max(...others.map((seat) => shipOf(sea, seat).crew));
	const wanted = tied.reduce((total, seat) => total + canCarry(shipOf(sea, seat)), 0);
	if (canCarry(shipOf(sea, me)) === 0) return "parley";
	if (wanted <= sea.island.length) return strongest > mine ? "parley" : "negotiate";
	if (mine >= strongest + 2) return "melee";
	return strongest >= mine + 2 ? "parley" : "negotiate";
}
function makeOffer(sea, among, me) {
	const start = among.indexOf(me);
	const order = [...among.slice(start), ...among.slice(0, start)];
	const room = new Map(order.map((seat) => [seat, canCarry(shipOf(sea, seat))]));
	const offer = [];
	let turn = 0;
	for (let i = 0; i < sea.island.length; i++) {
		let taker = "island";
		for (let tried = 0; tried < order.length && taker === "island"; tried++, turn++) {
			const seat = order[turn % order.length] ?? me;
			const left = room.get(seat) ?? 0;
			if (left === 0) continue;
			room.set(seat, left - 1);
			taker = seat;
		}
		offer.push(taker);
	}
	return offer;
}
var shareOf = (coins, offer, seat) => coins.reduce((total, coin, i) => total + (offer[i] === seat ? coin : 0), 0);
var FAIR = .75;
function answerOffer(sea, me, f) {
	const coins = [...sea.island].sort(byWorth);
	if (shareOf(coins, f.offer, me) >= FAIR * shareOf(coins, makeOffer(sea, f.among, f.by), me)) return "accept";
	const strongest = Math.max(...f.among.filter((seat) => seat !== me).map((seat) => shipOf(sea, seat).crew));
	return shipOf(sea, me).crew > strongest ? "insist" : "refuse";
}
var WORTH_A_POWER = 3;
var mate = {
	id: "mate",
	choose: (seen, rng, edition) => answerBy(ANSWERS$1, seen, rng, edition, rng.below(2) === 0)
};
var dearest = (coins, most) => [...coins].sort(byWorth).slice(0, most);
var ownShip = ({ seen, seat }) => shipOf(seen.view, seat);
var payForCure = (asked) => ({ use: asked.seen.view.muerta >= 2 || ownShip(asked).scurvy >= 2 });
var ANSWERS$1 = {
	"build.hide": (asked) => ({ use: sum(ownShip(asked).cache) >= WORTH_A_POWER }),
	"build.salvage": (asked) => ({ pick: [...rerollPick(asked.f.tray), ...repeat("plunder", ownShip(asked).plunder)] }),
	"build.reroll": ({ f }) => ({ pick: rerollPick(f.tray) }),
	"build.encore": ({ f }) => ({ pick: rerollPick(f.tray) }),
	"build.arrange": ({ f, seen, seat }) => ({ assign: arrangeDice(f.tray, lookAt(seen.view, seat)) }),
	"cannons.aim": (asked) => ({ assign: repeat(aim(asked.seen.view, asked.seat), ownShip(asked).cannons) }),
	"cannons.ships": ({ f, seen, seat }) => splitShips(seen.view, seat, f.target, f.ships),
	"cannons.parrots": ({ f, seen, seat }) => ({ pick: shootParts(seen.view, seat, f.target, f.parrots) }),
	"cannons.trophy": () => ({ use: true }),
	"cannons.haul": ({ f, seen }) => ({ take: haulPart(shipOf(seen.view, f.target)) }),
	"parrots.turn": (asked) => {
		const { crew, hull } = ownShip(asked);
		return { turn: turnParrot(asked.f.before, crew, Math.min(hull, asked.seen.view.island.length)) };
	},
	"boarding.choose": ({ seen, seat }) => ({ board: boardWhom(seen.view, seat) }),
	"boarding.press": (asked) => ({ fightOn: ownShip(asked).crew >= shipOf(asked.seen.view, asked.f.target).crew }),
	"boarding.steal": (asked) => {
		const within = withinReach(shipOf(asked.seen.view, asked.f.target));
		return { pick: dearest(within, Math.min(canCarry(ownShip(asked)), within.length)) };
	},
	"loot.raid": (asked) => {
		const { crew } = ownShip(asked);
		const { island } = asked.seen.view;
		return { use: sum(dearest(island, crew + 2)) - sum(dearest(island, crew)) >= WORTH_A_POWER };
	},
	"loot.take": (asked) => {
		const { crew, hull, hold } = ownShip(asked);
		return { pick: dearest(asked.seen.view.island, Math.min(crew + asked.f.extra, hull - hold.length)) };
	},
	"arrival.choose": ({ f, seen, seat }) => ({ do: chooseStance(seen.view, seat, f.tied) }),
	"negotiation.floor": () => ({ say: "offer" }),
	"negotiation.offer": ({ f, seen, seat }) => ({ assign: makeOffer(seen.view, f.among, seat) }),
	"negotiation.promise": () => ({ promise: null }),
	"negotiation.answer": ({ f, seen, seat }) => ({ answer: answerOffer(seen.view, seat, f) }),
	"brawl.stand": (asked, coin) => {
		const crewOf = (seat) => shipOf(asked.seen.view, seat).crew;
		const others = asked.f.fighters.filter((seat) => seat !== asked.seat).map(crewOf);
		return { surrender: mustYield(crewOf(asked.seat), others, coin) };
	},
	"brawl.mercy": () => ({ mercy: false }),
	"scurvy.purse": payForCure,
	"scoring.purse": payForCure
};
var haulPart = (prey) => [
	"crew",
	"hull",
	"sails",
	"cannons",
	"parrot"
].find((part) => prey[part] > 0) ?? PARTS[0];
function turnParrot(before, crew, load) {
	if (before === "boarding") return crew === 0 ? "crew" : null;
	return crew < load || crew === 0 ? "crew" : null;
}
function mustYield(crew, others, coin) {
	const strongest = Math.max(...others);
	return strongest - crew >= 2 || crew === 1 && strongest > 1 || crew === 1 && strongest === 1 && coin;
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
	shipDie: [
		"ship",
		"ship",
		"cannon",
		"crew",
		"crew",
		"parrot"
	],
	treasureDie: [
		1,
		2,
		3,
		4,
		"skull",
		"skull"
	],
	fightPoints: {
		"ship": 0,
		"cannon": 1,
		"crew": 2,
		"parrot": 3
	},
	track: {
		"blackSpot": 10,
		"x": 20
	},
	captains: [
		{
			"id": "blackbeard",
			"name": "Blackbeard",
			"skill": "Blood and Plunder",
			"power": "plunder-hits",
			"amount": 1,
			"text": "After your last shot, carry off one die from every ship you damaged this phase. Roll them into your own ship at the refit; they go home when the next hunt begins."
		},
		{
			"id": "calico-jack",
			"name": "Calico Jack",
			"skill": "Quick Hands",
			"power": "parrot-sails",
			"amount": 1,
			"text": "Whenever you roll sails in the boarding phase, parrots count as ship icons."
		},
		{
			"id": "anne-bonny",
			"name": "Anne Bonny",
			"skill": "First over the Rail",
			"power": "first-blow",
			"amount": 1,
			"text": "Add 1 fight point in the first round of every melee."
		},
		{
			"id": "black-bart",
			"name": "Black Bart",
			"skill": "The Articles",
			"power": "extra-reroll",
			"amount": 1,
			"text": "While building or refitting, take one more re-roll of any dice."
		},
		{
			"id": "henry-morgan",
			"name": "Henry Morgan",
			"skill": "Shore Raid",
			"power": "extra-hands",
			"amount": 2,
			"text": "When your crew goes ashore, count as two more crew for carrying."
		},
		{
			"id": "charles-vane",
			"name": "Charles Vane",
			"skill": "No Quarter",
			"power": "rout",
			"amount": 3,
			"text": "A melee round you win by 3 or more costs that loser one crew more."
		},
		{
			"id": "grace-omalley",
			"name": "Grace O'Malley",
			"skill": "Hidden Cove",
			"power": "hide-cache",
			"amount": 1,
			"text": "At the refit, hide the treasure you set aside: nobody can steal it this hunt."
		},
		{
			"id": "stede-bonnet",
			"name": "Stede Bonnet",
			"skill": "Gentleman's Purse",
			"power": "ignore-scurvy",
			"amount": 1,
			"text": "At scoring, ignore your scurvy dice. In dangerous waters: do not drift back this hunt."
		}
	]
};
var FACES = [
	"ship",
	"cannon",
	"crew",
	"parrot"
];
var points = z.int().check(z.gte(0), z.lte(100));
var space = z.int().check(z.gte(1), z.lte(1e3));
var word = z.string().check(z.minLength(1), z.maxLength(400));
var captain$1 = z.strictObject({
	id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, "expected a lower-case word such as \"black-bart\"")),
	name: word,
	skill: word,
	power: z.enum(POWER_NAMES),
	amount: z.int().check(z.gte(1), z.lte(10)),
	text: word
});
var schema = z.strictObject({
	name: word,
	shipDie: z.array(z.enum(FACES)).check(z.minLength(2), z.maxLength(100)),
	treasureDie: z.array(z.union([z.int().check(z.gte(1), z.lte(100)), z.literal("skull")])).check(z.minLength(2), z.maxLength(100)),
	fightPoints: z.strictObject({
		ship: points,
		cannon: points,
		crew: points,
		parrot: points
	}),
	track: z.strictObject({
		blackSpot: space,
		x: space
	}),
	captains: z.array(captain$1).check(z.minLength(4), z.maxLength(50))
});
function readEdition(data) {
	const read = readEditionWith(schema, data);
	if (!read.ok) return read;
	const edition = read.value;
	if (!edition.treasureDie.some((face) => face !== "skull")) return badAt("edition", ["treasureDie"], "at least one face must show coins");
	if (!edition.shipDie.includes("ship")) return badAt("edition", ["shipDie"], "at least one face must be a ship, or nobody could ever sail");
	const twice = edition.captains.find(({ id }, i) => edition.captains.findIndex((other) => other.id === id) < i);
	return twice ? badAt("edition", ["captains"], `"${twice.id}" is there twice`) : good(edition);
}
var EDITION = schema.parse(edition_default);
var boarding = {
	"boarding.choose": (sea, f, seat) => {
		if (seat === f.seat) return [{
			wanted: "board my own ship",
			clause: "SD-22",
			because: "only another ship can be boarded",
			choice: { board: seat }
		}];
		if (shipOf(sea, seat).crew === 0) return [{
			wanted: "board",
			clause: "SD-22",
			because: "a ship without crew cannot board"
		}];
		return f.tried.includes(seat) ? [{
			wanted: "board again",
			clause: "SD-22",
			because: "each ship tries once in a boarding phase"
		}] : [{
			wanted: "board now",
			clause: "SD-22",
			because: "boarding goes from fastest to slowest; your ship comes later"
		}];
	},
	"boarding.press": (_sea, f, seat) => seat === f.target ? [{
		wanted: "surrender",
		clause: "SD-25",
		because: "only the attacker may break off a boarding"
	}] : [],
	"boarding.steal": (sea, f) => [
		{
			wanted: "steal more treasure",
			clause: "SD-26",
			because: "one die for each crew left on your ship, and no more than its hull holds"
		},
		{
			wanted: "steal scurvy dice",
			clause: "SD-48",
			because: "scurvy dice cannot be stolen"
		},
		...shipOf(sea, f.target).isHidden ? [{
			wanted: "steal from the cove",
			clause: "SD-47",
			because: "that treasure is hidden for this hunt"
		}] : []
	]
};
var build$1 = { "build.arrange": (_sea, f) => [...f.tray.parrot > 1 ? [{
	wanted: "keep more than one parrot",
	clause: "SD-12",
	because: "only a single parrot may stay a parrot; the others must become a face"
}] : [], ...f.tray.cannon + f.tray.crew > 0 ? [{
	wanted: "use a cannon or crew as something else",
	clause: "SD-3",
	because: "only a ship face has two uses (sail or hull), and only a parrot becomes anything"
}] : []] };
var cannons$1 = {
	order: { run(ctx, f) {
		const sea = ctx.board;
		const ready = seatsOf(sea).filter((seat) => {
			const { sails, cannons } = shipOf(sea, seat);
			return sails > 0 && cannons > 0 && !f.fired.includes(seat);
		});
		if (ready.length === 0) return ctx.done();
		f.seat = fastest(ctx, ready);
		f.fired.push(f.seat);
		f.hit = [];
		f.at = "aim";
	} },
	aim: {
		clause: "SD-15",
		ask: (sea, f) => toPlaces(f.seat, [{
			thing: "cannon",
			count: shipOf(sea, f.seat).cannons,
			to: [...rivalsOf(sea, f.seat), "hold"]
		}]),
		take(ctx, f, { assign }) {
			const sea = ctx.board;
			f.shots = seatsOf(sea).map((target) => assign.filter((place) => place === target).length);
			const fired = assign.filter((place) => place !== "hold").length;
			wreckDice(shipOf(sea, f.seat), "cannons", fired);
			ctx.tell({
				kind: "aimed",
				seat: f.seat,
				shots: [...f.shots],
				held: assign.length - fired
			});
			f.at = "fire";
		}
	},
	fire: { run(ctx, f) {
		const sea = ctx.board;
		const target = rivalsOf(sea, f.seat).find((rival) => (f.shots[rival] ?? 0) > 0);
		if (target === void 0) {
			f.at = "brag";
			return;
		}
		const ship = shipOf(sea, target);
		const icons = rollDice(ctx.edition, ctx.rng, f.shots[target] ?? 0);
		f.shots[target] = 0;
		f.target = target;
		const crew = wreckDice(ship, "crew", icons.crew);
		const cannons = wreckDice(ship, "cannons", icons.cannon);
		if (crew + cannons > 0) f.hit.push(target);
		ctx.tell({
			kind: "fired",
			seat: f.seat,
			target,
			icons,
			crew,
			cannons
		});
		f.ships = Math.min(icons.ship, ship.sails + ship.hull);
		f.parrots = icons.parrot;
		f.at = "split";
	} },
	split: { run(ctx, f) {
		const { sails, hull } = shipOf(ctx.board, f.target);
		if (f.ships > 0 && sails > 0 && hull > 0 && f.ships < sails + hull) {
			f.at = "ships";
			return;
		}
		const lostSails = Math.min(f.ships, sails);
		shootAway(ctx, f, {
			sails: lostSails,
			hull: f.ships - lostSails
		});
		f.at = "choose";
	} },
	ships: {
		clause: "SD-16",
		ask(sea, f) {
			const { sails, hull } = shipOf(sea, f.target);
			const fewest = Math.max(0, f.ships - hull);
			const most = Math.min(f.ships, sails);
			return oneOf(f.seat, Array.from({ length: most - fewest + 1 }, (_, i) => ({
				sails: fewest + i,
				hull: f.ships - fewest - i
			})));
		},
		take(ctx, f, lost) {
			shootAway(ctx, f, lost);
			f.at = "choose";
		}
	},
	choose: { run(ctx, f) {
		const ship = shipOf(ctx.board, f.target);
		const there = standing(ship);
		if (f.parrots > 0 && f.parrots < there) {
			f.at = "parrots";
			return;
		}
		if (f.parrots > 0 && there > 0) {
			const { sails, hull, cannons, crew, parrot } = ship;
			shootAway(ctx, f, {
				sails,
				hull,
				cannons,
				crew,
				parrot
			});
		}
		f.at = "fire";
	} },
	parrots: {
		clause: "SD-16",
		ask: (sea, f) => someOf(f.seat, partsOf(shipOf(sea, f.target)), f.parrots, f.parrots),
		take(ctx, f, { pick }) {
			const lost = {};
			for (const part of pick) lost[part] = (lost[part] ?? 0) + 1;
			shootAway(ctx, f, lost);
			f.at = "fire";
		}
	},
	brag: { run(ctx, f) {
		f.at = f.hit.length > 0 && strength(ctx.edition, shipOf(ctx.board, f.seat), "plunder-hits") > 0 ? "trophy" : "order";
	} },
	trophy: {
		clause: "SD-46",
		ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
		take(ctx, f, { use }) {
			if (!use) {
				f.at = "order";
				return;
			}
			usePower(ctx, f.seat, "plunder-hits");
			f.at = "carry";
		}
	},
	carry: { run(ctx, f) {
		const target = f.hit.shift();
		if (target === void 0) {
			f.at = "order";
			return;
		}
		f.target = target;
		const ship = shipOf(ctx.board, target);
		if (standing(ship) > 0) {
			f.at = "haul";
			return;
		}
		ship.wreck--;
		shipOf(ctx.board, f.seat).plunder++;
		ctx.tell({
			kind: "carried-off",
			seat: f.seat,
			target,
			part: null
		});
	} },
	haul: {
		clause: "SD-46",
		ask: (sea, f) => oneOf(f.seat, PARTS.filter((part) => shipOf(sea, f.target)[part] > 0).map((part) => ({ take: part }))),
		take(ctx, f, { take }) {
			shipOf(ctx.board, f.target)[take]--;
			shipOf(ctx.board, f.seat).plunder++;
			ctx.tell({
				kind: "carried-off",
				seat: f.seat,
				target: f.target,
				part: take
			});
			f.at = "carry";
		}
	}
};
var partsOf = (ship) => PARTS.flatMap((part) => repeat(part, ship[part]));
function shootAway(ctx, f, lost) {
	const ship = shipOf(ctx.board, f.target);
	const parts = PARTS.flatMap((part) => (lost[part] ?? 0) > 0 ? [{
		part,
		lost: wreckDice(ship, part, lost[part] ?? 0)
	}] : []);
	if (parts.length === 0) return;
	if (!f.hit.includes(f.target)) f.hit.push(f.target);
	ctx.tell({
		kind: "shot-away",
		seat: f.seat,
		target: f.target,
		parts
	});
}
function notFiring(sails, cannons, hasFired) {
	if (hasFired) return [{
		wanted: "fire again",
		clause: "SD-18",
		because: "every ship has its shots once in a cannon phase"
	}];
	if (cannons === 0) return [{
		wanted: "fire",
		clause: "SD-11",
		because: "your ship has no cannon left"
	}];
	if (sails === 0) return [{
		wanted: "fire",
		clause: "SD-14",
		because: "a ship with no sail cannot fire"
	}];
	return [{
		wanted: "fire now",
		clause: "SD-14",
		because: "ships fire in order of their sails; yours comes later"
	}];
}
var cannons = {
	"cannons.aim": (sea, f, seat) => seat === f.seat ? [{
		wanted: "fire at my own ship",
		clause: "SD-15",
		because: "cannons are assigned to opponents or held"
	}] : notFiring(shipOf(sea, seat).sails, shipOf(sea, seat).cannons, f.fired.includes(seat)),
	"cannons.parrots": () => [{
		wanted: "shoot away treasure",
		clause: "SD-16",
		because: "a parrot icon takes a ship die, never treasure"
	}]
};
var loot$1 = { "loot.take": (sea, f, seat) => {
	if (seat === f.seat) return [{
		wanted: "take more treasure",
		clause: "SD-30",
		because: "one die for each crew, and never more than the hull carries"
	}];
	return shipOf(sea, seat).crew === 0 ? [{
		wanted: "loot",
		clause: "SD-30",
		because: "without crew nobody carries anything"
	}] : [{
		wanted: "loot now",
		clause: "SD-30",
		because: "ships loot from fastest to slowest"
	}];
} };
var MOST_REFUSALS = 3;
var ANSWERS = [
	"accept",
	"refuse",
	"counter",
	"insist"
];
var negotiation$1 = {
	floor: {
		clause: "SD-33",
		ask: (_sea, f) => f.among.map((seat) => oneOf(seat, [{ say: "offer" }, { say: "insist" }])),
		take(ctx, f, { say }, seat) {
			if (say === "insist") {
				ctx.tell({
					kind: "insisted",
					seat
				});
				return ctx.done(false);
			}
			f.by = seat;
			f.at = "offer";
		}
	},
	offer: {
		clause: "SD-33",
		ask: (sea, f) => toPlaces(f.by, [...tally(sea.island)].map(([thing, count]) => ({
			thing,
			count,
			to: [...f.among, "island"]
		})), f.among.map((seat) => ({
			place: seat,
			least: 0,
			most: canCarry(shipOf(sea, seat))
		}))),
		take(_ctx, f, { assign }) {
			f.offer = assign;
			f.at = "promise";
		}
	},
	promise: {
		clause: "SD-33",
		ask: (sea, f) => oneOf(f.by, [{ promise: null }, ...rivalsOf(sea, f.by).flatMap((seat) => [{ promise: { spare: seat } }, { promise: { attack: seat } }])]),
		take(ctx, f, { promise }) {
			f.promise = promise;
			f.left = rivalsOf(ctx.board, f.by).filter((seat) => f.among.includes(seat));
			ctx.tell({
				kind: "offered",
				seat: f.by,
				coins: [...ctx.board.island],
				offer: f.offer,
				promise
			});
			f.at = "answer";
		}
	},
	answer: {
		clause: "SD-33",
		ask: (_sea, f) => oneOf(f.left[0] ?? 0, ANSWERS.filter((answer) => answer !== "counter" || canCounter(f)).map((answer) => ({ answer }))),
		take(ctx, f, { answer }, seat) {
			ctx.tell({
				kind: "answered",
				seat,
				answer
			});
			if (answer === "insist") return ctx.done(false);
			if (answer === "accept") {
				f.left.shift();
				if (f.left.length > 0) return;
				shareOut(ctx.board, f.offer);
				ctx.tell({
					kind: "agreed",
					seats: f.among
				});
				return ctx.done(true);
			}
			f.refused++;
			if (f.refused >= MOST_REFUSALS) return ctx.done(false);
			if (answer === "counter") f.by = seat;
			f.at = answer === "counter" ? "offer" : "floor";
		}
	}
};
var canCounter = (f) => f.refused + 1 < MOST_REFUSALS;
function shareOut(sea, offer) {
	const dice = sea.island.map((coins, i) => ({
		coins,
		to: offer[i] ?? "island"
	}));
	for (const { coins, to } of dice) {
		if (to === "island") continue;
		const ship = shipOf(sea, to);
		takeCoins(sea.island, [coins]);
		ship.hold = [...ship.hold, coins].sort(byWorth);
	}
}
var negotiation = {
	"negotiation.offer": () => [{
		wanted: "give someone more treasure",
		clause: "SD-33",
		because: "nobody can be given more than their crew carries and their hull holds"
	}],
	"negotiation.answer": (_sea, f) => canCounter(f) ? [] : [{
		wanted: "answer with another offer",
		clause: "SD-33",
		because: "this would be the third refused offer, and then it is a melee",
		choice: { answer: "counter" }
	}]
};
var parrots$1 = { "parrots.turn": () => [{
	wanted: "turn the parrot into a sail or a hull",
	clause: "SD-12",
	because: "once built, a kept parrot becomes a crew or a cannon only"
}] };
var explanations = {
	...build$1,
	...loot$1,
	...negotiation,
	...parrots$1,
	...boarding,
	...cannons
};
var FACTS = {
	id: "scurvy-dice",
	title: "Scurvy Dice",
	law: "SD",
	seats: {
		min: 2,
		max: 4,
		usual: 4
	},
	says: {
		en: "Roll ten dice into a ship, then race for the treasure.",
		de: "Zehn Würfel werden ein Schiff, dann geht es um die Wette zum Schatz."
	},
	minutes: [15, 30]
};
var STANCES = [
	"melee",
	"parley",
	"negotiate"
];
var arrival = {
	choose: together({
		clause: "SD-31",
		seats: (_sea, f) => f.tied,
		ask: (_sea, _f, seat) => oneOf(seat, STANCES.map((stance) => ({ do: stance }))),
		reveal(ctx, f, answers) {
			ctx.tell({
				kind: "stances",
				stances: answers.map(({ seat, choice }) => ({
					seat,
					stance: choice.do
				}))
			});
			const who = (stance) => answers.filter(({ choice }) => choice.do === stance).map(({ seat }) => seat);
			f.parleyed = ctx.rng.shuffle(who("parley"));
			f.tied = f.tied.filter((seat) => !f.parleyed.includes(seat));
			if (f.tied.length <= 1) return ctx.done([...f.tied, ...f.parleyed]);
			if (who("melee").length > 0) {
				f.at = "fight";
				return;
			}
			f.at = "talked";
			ctx.call({
				step: "negotiation",
				at: "floor",
				among: [...f.tied],
				refused: 0,
				by: f.tied[0] ?? 0,
				offer: [],
				promise: null,
				left: []
			});
		}
	}),
	talked: { run(ctx, f) {
		if (ctx.got("negotiation")) return ctx.done(f.parleyed);
		f.at = "fight";
	} },
	fight: { run(ctx, f) {
		f.at = "fought";
		ctx.call({
			step: "brawl",
			at: "stand",
			fighters: [...f.tied],
			yielded: [],
			judged: [],
			captor: 0,
			round: 0,
			sealed: seatsOf(ctx.board).map(() => null)
		});
	} },
	fought: { run: (ctx, f) => ctx.done([...ctx.got("brawl"), ...f.parleyed]) }
};
var build = {
	cove: { run(ctx, f) {
		const ship = shipOf(ctx.board, f.seat);
		liftDice(ship, f.tray);
		f.at = ship.cache.length > 0 && strength(ctx.edition, ship, "hide-cache") > 0 ? "hide" : "salvage";
	} },
	hide: {
		clause: "SD-47",
		ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
		take(ctx, f, { use }) {
			const ship = shipOf(ctx.board, f.seat);
			if (use) {
				ship.isHidden = true;
				usePower(ctx, f.seat, "hide-cache");
			}
			f.at = "salvage";
		}
	},
	salvage: {
		clause: "SD-39",
		ask: (sea, f) => someOf(f.seat, [...facesIn(f.tray), ...plunderOf(sea, f.seat)]),
		take(ctx, f, { pick }) {
			const ship = shipOf(ctx.board, f.seat);
			for (const token of pick) if (token === "plunder") ship.plunder--;
			else f.tray[token]--;
			f.rolling = pick.length;
			f.at = "roll";
		}
	},
	roll: { run(ctx, f) {
		const ship = shipOf(ctx.board, f.seat);
		const rolled = rollDice(ctx.edition, ctx.rng, ship.wreck + f.rolling);
		ship.wreck = 0;
		for (const face of FACES) f.tray[face] += rolled[face];
		ctx.tell({
			kind: "rolled",
			seat: f.seat,
			dice: rolled
		});
		f.at = "reroll";
	} },
	reroll: {
		clause: "SD-10",
		ask: (_sea, f) => someOf(f.seat, facesIn(f.tray)),
		take(ctx, f, { pick }) {
			if (pick.length > 0) {
				const again = rerollDice(f.tray, pick, (n) => rollDice(ctx.edition, ctx.rng, n));
				ctx.tell({
					kind: "rerolled",
					seat: f.seat,
					from: pick,
					dice: again
				});
			}
			f.at = "extra";
		}
	},
	extra: { run(ctx, f) {
		f.at = strength(ctx.edition, shipOf(ctx.board, f.seat), "extra-reroll") > 0 ? "encore" : "arrange";
	} },
	encore: {
		clause: "SD-47",
		ask: (_sea, f) => someOf(f.seat, facesIn(f.tray)),
		take(ctx, f, { pick }) {
			if (pick.length > 0) {
				usePower(ctx, f.seat, "extra-reroll");
				const again = rerollDice(f.tray, pick, (n) => rollDice(ctx.edition, ctx.rng, n));
				ctx.tell({
					kind: "rerolled",
					seat: f.seat,
					from: pick,
					dice: again
				});
			}
			f.at = "arrange";
		}
	},
	arrange: {
		clause: "SD-12",
		ask: (_sea, f) => toPlaces(f.seat, groupsIn(f.tray), [{
			place: "parrot",
			least: 0,
			most: 1
		}]),
		take(ctx, f, { assign }) {
			const ship = shipOf(ctx.board, f.seat);
			for (const part of assign) ship[part]++;
			const { sails, hull, cannons, crew, parrot } = ship;
			ctx.tell({
				kind: "built",
				seat: f.seat,
				ship: {
					sails,
					hull,
					cannons,
					crew,
					parrot
				}
			});
			return ctx.done();
		}
	}
};
var facesIn = (tray) => FACES.flatMap((face) => repeat(face, tray[face]));
var plunderOf = (sea, seat) => repeat("plunder", shipOf(sea, seat).plunder);
var groupsIn = (tray) => [
	{
		thing: "ship",
		count: tray.ship,
		to: ["sails", "hull"]
	},
	{
		thing: "cannon",
		count: tray.cannon,
		to: ["cannons"]
	},
	{
		thing: "crew",
		count: tray.crew,
		to: ["crew"]
	},
	{
		thing: "parrot",
		count: tray.parrot,
		to: [
			"sails",
			"hull",
			"cannons",
			"crew",
			"parrot"
		]
	}
];
function liftDice(ship, tray) {
	tray.ship = ship.sails + ship.hull;
	tray.cannon = ship.cannons;
	tray.crew = ship.crew;
	tray.parrot = ship.parrot;
	Object.assign(ship, {
		sails: 0,
		hull: 0,
		cannons: 0,
		crew: 0,
		parrot: 0
	});
}
function rerollDice(tray, pick, roll) {
	for (const face of pick) tray[face]--;
	const again = roll(pick.length);
	for (const face of FACES) tray[face] += again[face];
	return again;
}
var brawl = {
	stand: together({
		clause: "SD-34",
		seats: (_sea, f) => f.fighters,
		ask: (_sea, _f, seat) => oneOf(seat, [{ surrender: false }, { surrender: true }]),
		reveal(ctx, f, answers) {
			const yielding = answers.filter(({ choice }) => choice.surrender).map(({ seat }) => seat);
			if (yielding.length > 0) ctx.tell({
				kind: "surrendered",
				seats: yielding
			});
			if (yielding.length === f.fighters.length) return ctx.done([...ctx.rng.shuffle(yielding), ...byCrew(ctx, f.yielded)]);
			f.fighters = f.fighters.filter((seat) => !yielding.includes(seat));
			f.yielded.push(...yielding);
			f.judged = yielding;
			f.at = "judge";
		}
	}),
	judge: { run(ctx, f) {
		if (f.judged.length > 0) {
			const most = Math.max(...f.fighters.map((seat) => shipOf(ctx.board, seat).crew));
			const strongest = f.fighters.filter((seat) => shipOf(ctx.board, seat).crew === most);
			f.captor = strongest.length > 1 ? ctx.rng.pick(strongest) : strongest[0] ?? f.captor;
			f.at = "mercy";
			return;
		}
		if (f.fighters.length === 1) return ctx.done([...f.fighters, ...byCrew(ctx, f.yielded)]);
		f.at = "clash";
	} },
	mercy: {
		clause: "SD-35",
		ask: (_sea, f) => oneOf(f.captor, [{ mercy: true }, { mercy: false }]),
		take(ctx, f, { mercy }) {
			const victim = f.judged.shift() ?? f.captor;
			const points = mercy ? 0 : fightPoints$1(ctx.edition, rollDice(ctx.edition, ctx.rng, 1));
			const lost = wreckDice(shipOf(ctx.board, victim), "crew", points);
			ctx.tell({
				kind: "judged",
				seat: f.captor,
				victim,
				mercy,
				lost
			});
			f.at = "judge";
		}
	},
	clash: { run(ctx, f) {
		f.round++;
		crewRound(ctx, f.fighters, f.round);
		f.fighters = f.fighters.filter((seat) => shipOf(ctx.board, seat).crew > 0);
		if (f.fighters.length <= 1) return ctx.done([...f.fighters, ...byCrew(ctx, f.yielded)]);
		f.at = "stand";
	} }
};
function byCrew(ctx, seats) {
	return ctx.rng.shuffle([...seats]).sort((a, b) => shipOf(ctx.board, b).crew - shipOf(ctx.board, a).crew);
}
var scurvy = {
	begin: { run(ctx, f) {
		const sea = ctx.board;
		const sick = seatsOf(sea).filter((seat) => shipOf(sea, seat).crew === 0);
		if (sick.length === 0 || sea.muerta === 0) return ctx.done();
		if (ctx.options["dangerous-waters"]) {
			f.left = sick;
			f.at = "drift";
			return;
		}
		const each = Math.floor(sea.muerta / sick.length);
		for (const seat of sick) shipOf(sea, seat).scurvy += each;
		sea.muerta -= each * sick.length;
		if (each > 0) ctx.tell({
			kind: "scurvy",
			seats: sick,
			each
		});
		return ctx.done();
	} },
	drift: { run(ctx, f) {
		const seat = f.left[0];
		if (seat === void 0) return ctx.done();
		const ship = shipOf(ctx.board, seat);
		if (!ship.isImmune && strength(ctx.edition, ship, "ignore-scurvy") > 0) {
			f.at = "purse";
			return;
		}
		if (!ship.isImmune) driftBack(ctx, seat);
		f.left.shift();
	} },
	purse: {
		clause: "SD-47",
		ask: (_sea, f) => oneOf(f.left[0] ?? 0, [{ use: true }, { use: false }]),
		take(ctx, f, { use }, seat) {
			const ship = shipOf(ctx.board, seat);
			if (use) {
				ship.isImmune = true;
				usePower(ctx, seat, "ignore-scurvy");
			} else driftBack(ctx, seat);
			f.left.shift();
			f.at = "drift";
		}
	}
};
function driftBack(ctx, seat) {
	const ship = shipOf(ctx.board, seat);
	moveToken(ship, -ctx.board.muerta);
	ctx.tell({
		kind: "drifted",
		seat,
		spaces: ctx.board.muerta,
		at: ship.at
	});
}
var hunt = {
	muster: { run(ctx, f) {
		const sea = ctx.board;
		sea.hunt++;
		sea.loots = 0;
		for (const ship of sea.ships) {
			Object.assign(ship, {
				sails: 0,
				hull: 0,
				cannons: 0,
				crew: 0,
				parrot: 0,
				wreck: 10,
				plunder: 0
			});
			Object.assign(ship, {
				hold: [],
				cache: [],
				scurvy: 0,
				from: ship.at,
				isHidden: false,
				isImmune: false
			});
		}
		const pool = 3 + ctx.seats;
		do {
			sea.island = Array.from({ length: pool }, () => ctx.rng.pick(ctx.edition.treasureDie)).flatMap((face) => face === "skull" ? [] : [face]).sort(byWorth);
			sea.muerta = pool - sea.island.length;
		} while (sea.island.length === 0);
		ctx.tell({
			kind: "treasure-rolled",
			hunt: sea.hunt,
			by: sea.dog,
			coins: [...sea.island],
			skulls: sea.muerta
		});
		f.at = "build";
	} },
	build: { run(ctx, f) {
		f.at = "voyage";
		ctx.call({
			step: "fleet",
			at: "begin",
			left: [],
			isRefit: false
		});
	} },
	voyage: { run(ctx, f) {
		f.at = "aftermath";
		ctx.call({
			step: "voyage",
			at: "cannons"
		});
	} },
	aftermath: { run(ctx, f) {
		const sea = ctx.board;
		sea.loots++;
		if (sea.island.length > 0 && sea.loots >= 12) {
			ctx.tell({
				kind: "treasure-abandoned",
				coins: sea.island
			});
			sea.island = [];
		}
		f.at = sea.island.length > 0 ? "refit" : "score";
	} },
	refit: { run(ctx, f) {
		for (const ship of ctx.board.ships) {
			ship.cache = [...ship.cache, ...ship.hold].sort(byWorth);
			ship.hold = [];
		}
		ctx.tell({
			kind: "refit",
			left: [...ctx.board.island]
		});
		f.at = "voyage";
		ctx.call({
			step: "fleet",
			at: "begin",
			left: [],
			isRefit: true
		});
	} },
	score: { run(ctx, f) {
		f.at = "home";
		ctx.call({
			step: "scoring",
			at: "begin",
			left: []
		});
	} },
	home: { run: (ctx) => ctx.done() }
};
var fleet = eachSeat({
	order: (sea) => inTurn(sea, sea.dog),
	start: (seat, _sea, f) => ({
		step: "build",
		at: f.isRefit ? "cove" : "roll",
		seat,
		tray: {
			ship: 0,
			cannon: 0,
			crew: 0,
			parrot: 0
		},
		rolling: 0
	})
});
var voyage = sequence({
	cannons: { start: (sea) => ({
		step: "cannons",
		at: "order",
		fired: [],
		seat: sea.dog,
		shots: [],
		target: sea.dog,
		ships: 0,
		parrots: 0,
		hit: []
	}) },
	turnBefore: { start: (sea) => ({
		step: "parrots",
		at: "next",
		left: inTurn(sea, sea.dog),
		before: "boarding"
	}) },
	boarding: { start: (sea) => ({
		step: "boarding",
		at: "order",
		tried: [],
		seat: sea.dog,
		target: sea.dog,
		round: 0
	}) },
	turnAgain: { start: (sea) => ({
		step: "parrots",
		at: "next",
		left: inTurn(sea, sea.dog),
		before: "loot"
	}) },
	loot: { start: (sea) => ({
		step: "loot",
		at: "next",
		waiting: inTurn(sea, sea.dog),
		queue: [],
		seat: sea.dog,
		extra: 0
	}) },
	scurvy: { start: () => ({
		step: "scurvy",
		at: "begin",
		left: []
	}) }
});
var loot = {
	next: { run(ctx, f) {
		const sea = ctx.board;
		if (sea.island.length === 0) return ctx.done();
		const seat = f.queue.shift();
		if (seat !== void 0) {
			const ship = shipOf(sea, seat);
			f.seat = seat;
			f.extra = 0;
			if (ship.crew > 0 && ship.crew < Math.min(roomIn(ship), sea.island.length) && strength(ctx.edition, ship, "extra-hands") > 0) f.at = "raid";
			else if (canCarry(ship) > 0) f.at = "take";
			return;
		}
		const next = nextToArrive(sea, f.waiting);
		if (next.length === 0) return ctx.done();
		f.waiting = f.waiting.filter((other) => !next.includes(other));
		if (next.length === 1) {
			f.queue = next;
			return;
		}
		f.at = "ashore";
		ctx.call({
			step: "arrival",
			at: "choose",
			tied: next,
			sealed: sea.ships.map(() => null),
			parleyed: []
		});
	} },
	ashore: { run(ctx, f) {
		f.queue = [...ctx.got("arrival")];
		f.at = "next";
	} },
	raid: {
		clause: "SD-47",
		ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
		take(ctx, f, { use }) {
			const ship = shipOf(ctx.board, f.seat);
			if (use) {
				f.extra = strength(ctx.edition, ship, "extra-hands");
				usePower(ctx, f.seat, "extra-hands");
			}
			f.at = "take";
		}
	},
	take: {
		clause: "SD-30",
		ask: (sea, f) => someOf(f.seat, sea.island, 0, mostLooted(sea, f)),
		take(ctx, f, { pick }) {
			const ship = shipOf(ctx.board, f.seat);
			takeCoins(ctx.board.island, pick);
			ship.hold = [...ship.hold, ...pick].sort(byWorth);
			ctx.tell({
				kind: "looted",
				seat: f.seat,
				coins: pick
			});
			f.at = "next";
		}
	}
};
var mostLooted = (sea, f) => {
	const ship = shipOf(sea, f.seat);
	return Math.min(ship.crew + f.extra, roomIn(ship));
};
function nextToArrive(sea, waiting) {
	const manned = waiting.filter((seat) => shipOf(sea, seat).crew > 0);
	const most = Math.max(...manned.map((seat) => shipOf(sea, seat).sails));
	return manned.filter((seat) => shipOf(sea, seat).sails === most);
}
var match = {
	open: { run(ctx, f) {
		const sea = ctx.board;
		sea.dog = ctx.rng.below(ctx.seats);
		if (ctx.options.captains) {
			const deck = ctx.rng.shuffle(ctx.edition.captains.map(({ id }) => id));
			sea.ships.forEach((ship, seat) => {
				ship.captain = deck[seat] ?? null;
				ship.isReady = true;
			});
			const cards = sea.ships.map(({ captain }) => ctx.edition.captains.find(({ id }) => id === captain));
			ctx.tell({
				kind: "captains-dealt",
				captains: cards.map((card) => card?.name ?? ""),
				skills: cards.map((card) => card?.skill ?? "")
			});
		}
		ctx.tell({
			kind: "first-dog",
			seat: sea.dog
		});
		f.at = "hunt";
	} },
	hunt: { run(ctx, f) {
		f.at = "judge";
		ctx.call({
			step: "hunt",
			at: "muster"
		});
	} },
	judge: { run(ctx, f) {
		const sea = ctx.board;
		const isLast = sea.hunt >= 30;
		const arrived = seatsOf(sea).filter((seat) => isLast || shipOf(sea, seat).at >= sea.goal);
		if (arrived.length === 0) {
			f.at = "hunt";
			return;
		}
		const farthest = Math.max(...arrived.map((seat) => shipOf(sea, seat).at));
		const best = arrived.filter((seat) => shipOf(sea, seat).at === farthest);
		f.at = "crown";
		ctx.call({
			step: "duel",
			at: "fight",
			among: best,
			crews: best.map(() => 5),
			round: 0
		});
	} },
	crown: { run(ctx) {
		const winner = ctx.got("duel");
		ctx.tell({
			kind: "won",
			seat: winner,
			at: shipOf(ctx.board, winner).at
		});
		ctx.end({
			winners: [winner],
			scores: ctx.board.ships.map(({ at }) => at)
		});
	} }
};
var duel = { fight: { run(ctx, f) {
	const alive = f.among.filter((_, i) => (f.crews[i] ?? 0) > 0);
	const [winner] = alive;
	if (winner === void 0) {
		f.crews = f.among.map(() => 5);
		f.round = 0;
		return;
	}
	if (alive.length === 1) return ctx.done(winner);
	const sides = f.among.map((seat, i) => ({
		seat,
		crew: f.crews[i] ?? 0
	})).filter(({ crew }) => crew > 0);
	f.round++;
	const losses = meleeRound(ctx, sides, f.round);
	f.crews = f.among.map((seat, i) => Math.max(0, (f.crews[i] ?? 0) - (losses.get(seat) ?? 0)));
} } };
var parrots = {
	next: { run(ctx, f) {
		while (f.left[0] !== void 0 && shipOf(ctx.board, f.left[0]).parrot === 0) f.left.shift();
		if (f.left.length === 0) return ctx.done();
		f.at = "turn";
	} },
	turn: {
		clause: "SD-12",
		ask: (_sea, f) => oneOf(f.left[0] ?? 0, [
			{ turn: null },
			{ turn: "crew" },
			{ turn: "cannons" }
		]),
		take(ctx, f, { turn }, seat) {
			const ship = shipOf(ctx.board, seat);
			if (turn !== null) {
				ship.parrot--;
				ship[turn]++;
				ctx.tell({
					kind: "parrot-turned",
					seat,
					into: turn
				});
			}
			f.left.shift();
			f.at = "next";
		}
	}
};
var scoring = {
	begin: { run(ctx, f) {
		f.left = inTurn(ctx.board, ctx.board.dog);
		f.at = "next";
	} },
	next: { run(ctx, f) {
		const seat = f.left[0];
		if (seat === void 0) {
			f.at = "count";
			return;
		}
		const ship = shipOf(ctx.board, seat);
		if (ship.scurvy > 0 && strength(ctx.edition, ship, "ignore-scurvy") > 0) {
			f.at = "purse";
			return;
		}
		f.left.shift();
	} },
	purse: {
		clause: "SD-47",
		ask: (_sea, f) => oneOf(f.left[0] ?? 0, [{ use: true }, { use: false }]),
		take(ctx, f, { use }, seat) {
			const ship = shipOf(ctx.board, seat);
			if (use) {
				ship.isImmune = true;
				usePower(ctx, seat, "ignore-scurvy");
			}
			f.left.shift();
			f.at = "next";
		}
	},
	count: { run(ctx) {
		const sea = ctx.board;
		for (const seat of seatsOf(sea)) {
			const ship = shipOf(sea, seat);
			const coins = coinsOf(ship);
			const scurvy = ship.isImmune ? 0 : ship.scurvy;
			moveToken(ship, coins - scurvy);
			ctx.tell({
				kind: "scored",
				seat,
				coins,
				scurvy,
				at: ship.at
			});
			if (ship.captain !== null && !ship.isReady && ship.at < ship.from) {
				ship.isReady = true;
				ctx.tell({
					kind: "power-back",
					seat
				});
			}
			Object.assign(ship, {
				hold: [],
				cache: [],
				scurvy: 0
			});
		}
		const lead = Math.max(...sea.ships.map(({ at }) => at));
		const leaders = seatsOf(sea).filter((seat) => shipOf(sea, seat).at === lead);
		const [leader] = leaders;
		if (leader !== void 0 && leaders.length === 1 && leader !== sea.dog) {
			sea.dog = leader;
			ctx.tell({
				kind: "new-dog",
				seat: leader
			});
		}
		return ctx.done();
	} }
};
var cardOf = (edition, ship) => {
	const captain = edition.captains.find(({ id }) => id === ship.captain);
	return captain ? {
		name: captain.name,
		skill: captain.skill,
		text: captain.text,
		...POWERS[captain.power]
	} : null;
};
var showShip = (ship) => ({
	sails: ship.sails,
	hull: ship.hull,
	cannons: ship.cannons,
	crew: ship.crew,
	parrot: ship.parrot,
	wreck: ship.wreck,
	plunder: ship.plunder,
	hold: [...ship.hold],
	cache: [...ship.cache],
	scurvy: ship.scurvy,
	at: ship.at,
	from: ship.from,
	captain: ship.captain,
	isReady: ship.isReady,
	isHidden: ship.isHidden,
	isImmune: ship.isImmune
});
var showSea = (sea, ships) => ({
	ships,
	dog: sea.dog,
	hunt: sea.hunt,
	loots: sea.loots,
	goal: sea.goal,
	island: [...sea.island],
	muerta: sea.muerta
});
var view = (sea, edition) => showSea(sea, sea.ships.map((ship) => ({
	...showShip(ship),
	card: cardOf(edition, ship)
})));
var determinize = (seen) => showSea(seen, seen.ships.map(showShip));
var HEADS = [
	"track",
	"sails",
	"hull",
	"cannons",
	"crew",
	"parrot",
	"wreck",
	"aboard",
	"aside",
	"scurvy"
];
var pile = (coins) => coins.length > 0 ? coins.join("+") : "·";
var number = (n) => n > 0 ? String(n) : "·";
function captain({ card, isReady }) {
	if (!card) return "";
	const name = i18n._(card.name);
	return card.type === "activation" && !isReady ? `${name} (${i18n._("used")})` : name;
}
function row(view, ship, name, isDog) {
	const marks = [
		captain(ship),
		ship.isHidden ? i18n._("hidden cove") : "",
		ship.plunder > 0 ? i18n._("{n} plundered", { n: ship.plunder }) : ""
	].filter((mark) => mark !== "");
	return [
		`${isDog ? "*" : " "} ${name}`,
		`${ship.at}/${view.goal}`,
		number(ship.sails),
		number(ship.hull),
		number(ship.cannons),
		number(ship.crew),
		number(ship.parrot),
		number(ship.wreck),
		pile(ship.hold),
		pile(ship.cache),
		number(ship.scurvy),
		listed(marks)
	];
}
var islands = ({ hunt, loots, island, muerta }) => [
	i18n._("Hunt {hunt}", { hunt: `${hunt}.${loots + 1}` }),
	`${i18n._("Parrot Island")}: ${pile(island)}`,
	`${i18n._("Isla de la Muerta")}: ${muerta > 0 ? `${muerta} ☠` : "·"}`
].join("   ");
function draw(view, names) {
	const heads = [
		"",
		...HEADS.map((head) => i18n._(head)),
		""
	];
	const rows = [heads, ...view.ships.map((ship, seat) => row(view, ship, names[seat] ?? i18n._("seat {seat}", { seat }), seat === view.dog))];
	const widths = heads.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
	const table = rows.map((cells) => cells.map((cell, i) => i === 0 || i === heads.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)).join("  ").trimEnd());
	return [islands(view), ...table].join("\n");
}
var nameOf = (names, seat) => names[seat ?? -1] ?? i18n._("someone");
var purse = () => i18n._("Gentleman's Purse: buy off the scurvy?");
var prompts = {
	"build.hide": () => i18n._("Hidden Cove: hide the treasure you set aside?"),
	"build.salvage": () => i18n._("Which standing dice join the refit roll?"),
	"build.reroll": () => i18n._("Which dice do you roll again? Once only."),
	"build.encore": () => i18n._("The Articles: which dice do you roll once more? None keeps the power."),
	"build.arrange": () => i18n._("Arrange your dice into a ship."),
	"cannons.aim": () => i18n._("Aim each cannon at a ship, or hold it."),
	"cannons.ships": (f, names) => i18n._("What do your {n} ship icons take from {target}?", {
		n: f.ships,
		target: nameOf(names, f.target)
	}),
	"cannons.parrots": (f, names) => i18n._("Choose {n} of {target}'s dice to destroy.", {
		n: f.parrots,
		target: nameOf(names, f.target)
	}),
	"cannons.trophy": () => i18n._("Blood and Plunder: carry off a die from every ship you hit?"),
	"cannons.haul": (f, names) => i18n._("Which die do you carry off from {target}?", { target: nameOf(names, f.target) }),
	"parrots.turn": (f) => f.before === "boarding" ? i18n._("Before boarding: turn your parrot for good, or keep it?") : i18n._("Before loot: turn your parrot for good, or keep it?"),
	"boarding.choose": () => i18n._("Board a ship, or stay away?"),
	"boarding.press": (f, names) => i18n._("Fight on against {target}, or withdraw?", { target: nameOf(names, f.target) }),
	"boarding.steal": (f, names) => i18n._("What do you steal from {target}?", { target: nameOf(names, f.target) }),
	"loot.raid": () => i18n._("Shore Raid: send extra hands ashore?"),
	"loot.take": () => i18n._("Which treasure do you take?"),
	"arrival.choose": (f, names) => i18n._("{names} reach the island together: fight, let the others go first, or talk?", { names: listed(f.tied.map((seat) => nameOf(names, seat))) }),
	"negotiation.floor": () => i18n._("Make an offer, or insist on a fight?"),
	"negotiation.offer": () => i18n._("Who gets which treasure?"),
	"negotiation.promise": () => i18n._("Add a promise? Nothing enforces it."),
	"negotiation.answer": (f, names) => i18n._("{name}'s offer is on the table. Your answer?", { name: nameOf(names, f.by) }),
	"brawl.stand": () => i18n._("Fight the next round, or surrender?"),
	"brawl.mercy": (f, names) => i18n._("{name} surrendered to you. Mercy?", { name: nameOf(names, f.judged[0]) }),
	"scurvy.purse": purse,
	"scoring.purse": purse
};
var counted = (n, part) => ({
	sails: i18n._("{n, plural, one {# sail} other {# sails}}", { n }),
	hull: i18n._("{n, plural, one {# hull} other {# hulls}}", { n }),
	cannons: i18n._("{n, plural, one {# cannon} other {# cannons}}", { n }),
	crew: i18n._("{n} crew", { n }),
	parrot: i18n._("{n, plural, one {# parrot} other {# parrots}}", { n })
})[part];
var coinsInWords = (coins) => coins.length === 0 ? i18n._("nothing") : i18n._("{coins} {n, plural, one {coin} other {coins}}", {
	coins: coins.join(" + "),
	n: sum(coins)
});
var trayInWords = (tray) => {
	const words = [
		tray.ship > 0 ? i18n._("{n, plural, one {# ship} other {# ships}}", { n: tray.ship }) : "",
		tray.cannon > 0 ? counted(tray.cannon, "cannons") : "",
		tray.crew > 0 ? counted(tray.crew, "crew") : "",
		tray.parrot > 0 ? counted(tray.parrot, "parrot") : ""
	].filter((word) => word !== "");
	return words.length > 0 ? listed(words) : i18n._("nothing");
};
var CHOSEN = {
	ship: "ship",
	cannon: "cannon",
	sails: "sails",
	hull: "hull",
	cannons: "cannons",
	crew: "crew",
	parrot: "parrot",
	plunder: "plunder",
	hold: "hold",
	island: "island",
	melee: "melee",
	parley: "parley",
	negotiate: "negotiate",
	offer: "offer",
	insist: "insist",
	accept: "accept",
	refuse: "refuse",
	counter: "counter"
};
function wordFor(_key, value) {
	const word = CHOSEN[value];
	return word === void 0 ? null : i18n._(word);
}
var PHRASES = [
	{
		choice: { do: "melee" },
		says: "fight"
	},
	{
		choice: { do: "parley" },
		says: "let the others go first"
	},
	{
		choice: { do: "negotiate" },
		says: "talk"
	},
	{
		choice: { say: "offer" },
		says: "make an offer"
	},
	{
		choice: { say: "insist" },
		says: "insist on a fight"
	},
	{
		choice: { promise: null },
		says: "no promise"
	},
	{
		choice: { answer: "accept" },
		says: "accept"
	},
	{
		choice: { answer: "refuse" },
		says: "refuse"
	},
	{
		choice: { answer: "counter" },
		says: "make another offer"
	},
	{
		choice: { answer: "insist" },
		says: "insist on a fight"
	},
	{
		choice: { fightOn: true },
		says: "fight on"
	},
	{
		choice: { fightOn: false },
		says: "withdraw"
	},
	{
		choice: { surrender: false },
		says: "fight on"
	},
	{
		choice: { surrender: true },
		says: "surrender"
	},
	{
		choice: { mercy: true },
		says: "show mercy"
	},
	{
		choice: { mercy: false },
		says: "no mercy"
	},
	{
		choice: { turn: null },
		says: "keep the parrot"
	},
	{
		choice: { turn: "crew" },
		says: "make it crew"
	},
	{
		choice: { turn: "cannons" },
		says: "make it a cannon"
	},
	{
		choice: { use: true },
		says: "yes"
	},
	{
		choice: { use: false },
		says: "no"
	}
];
var POWERS_USED = {
	"plunder-hits": "{name}'s captain carries off a die from every ship hit.",
	"parrot-sails": "{name}'s captain counts parrots as sails.",
	"first-blow": "{name}'s captain strikes the first blow.",
	"extra-reroll": "{name}'s captain takes one more re-roll.",
	"extra-hands": "{name}'s captain sends extra hands ashore.",
	rout: "{name}'s captain gives no quarter.",
	"hide-cache": "{name}'s captain hides the treasure set aside.",
	"ignore-scurvy": "{name}'s captain buys off the scurvy."
};
var STANCES_TAKEN = {
	melee: "{name} draws steel",
	parley: "{name} lets the others go first",
	negotiate: "{name} offers to talk"
};
var ANSWERS_GIVEN = {
	accept: "{name} agrees.",
	refuse: "{name} refuses.",
	counter: "{name} will make another offer.",
	insist: "{name} insists on a fight."
};
function splitInWords(coins, offer, name) {
	const shares = new Map();
	coins.forEach((coin, i) => {
		const to = offer[i] ?? "island";
		shares.set(to, [...shares.get(to) ?? [], coin]);
	});
	return listed([...shares].map(([to, dice]) => to === "island" ? i18n._("{coins} stay on the island", { coins: dice.join(" + ") }) : i18n._("{coins} for {name}", {
		coins: dice.join(" + "),
		name: name(to)
	})));
}
var TELLERS = {
	"captains-dealt": {
		clause: "SD-43",
		say: ({ captains, skills }, name) => i18n._("Captains: {captains}.", { captains: listed(captains.map((captain, seat) => i18n._("{name} sails under {captain} ({skill})", {
			name: name(seat),
			captain: i18n._(captain),
			skill: i18n._(skills[seat] ?? "")
		}))) })
	},
	"first-dog": {
		clause: "SD-6",
		say: ({ seat }, name) => i18n._("{name} is the first Scurvy Dog.", { name: name(seat) })
	},
	"new-dog": {
		clause: "SD-6",
		say: ({ seat }, name) => i18n._("{name} takes the lead and is the Scurvy Dog.", { name: name(seat) })
	},
	"treasure-rolled": {
		clause: "SD-7",
		say: ({ hunt, by, coins, skulls }, name) => i18n._("Hunt {hunt}: {name} rolls {coins} onto Parrot Island and {skulls, plural, one {# skull} other {# skulls}} onto Isla de la Muerta.", {
			hunt,
			name: name(by),
			coins: coinsInWords(coins),
			skulls
		})
	},
	"treasure-abandoned": {
		clause: "SD-40",
		say: ({ coins }) => i18n._("The hunt has gone on too long: {coins} left behind.", { coins: coinsInWords(coins) })
	},
	refit: {
		clause: "SD-38",
		say: ({ left }) => i18n._("{coins} still on Parrot Island: treasure is set aside and the ships refit.", { coins: coinsInWords(left) })
	},
	"power-used": {
		clause: "SD-44",
		say: ({ seat, power }, name) => i18n._(POWERS_USED[power], { name: name(seat) })
	},
	"power-back": {
		clause: "SD-44",
		say: ({ seat }, name) => i18n._("{name} ended the hunt behind and turns the captain's card up again.", { name: name(seat) })
	},
	rolled: {
		clause: "SD-10",
		say: ({ seat, dice }, name) => i18n._("{name} rolls {dice}.", {
			name: name(seat),
			dice: trayInWords(dice)
		})
	},
	rerolled: {
		clause: "SD-10",
		say: ({ seat, from, dice }, name) => i18n._("{name} re-rolls {n, plural, one {# die} other {# dice}}: {dice}.", {
			name: name(seat),
			n: from.length,
			dice: trayInWords(dice)
		})
	},
	built: {
		clause: "SD-12",
		say: ({ seat, ship: { parrot, ...parts } }, name) => {
			const built = {
				name: name(seat),
				...parts
			};
			return parrot > 0 ? i18n._("{name} sails with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}}, {crew} crew and a parrot.", built) : i18n._("{name} sails with {sails, plural, one {# sail} other {# sails}}, {hull} hull, {cannons, plural, one {# cannon} other {# cannons}} and {crew} crew.", built);
		}
	},
	"tie-rolled": {
		clause: "SD-20",
		say: ({ rolls, first }, name) => i18n._("Equal speed: {rolls}; {name} is faster.", {
			rolls: listed(rolls.map(({ seat, icons }) => i18n._("{name} rolls {icons}", {
				name: name(seat),
				icons
			}))),
			name: name(first)
		})
	},
	"tie-drawn": {
		clause: "SD-20",
		say: ({ among, first }, name) => i18n._("{names} cannot be told apart; {name} goes first by lot.", {
			names: listed(among.map(name)),
			name: name(first)
		})
	},
	aimed: {
		clause: "SD-15",
		say: ({ seat, shots, held }, name) => {
			const at = shots.flatMap((n, target) => n > 0 ? [i18n._("{n} at {target}", {
				n,
				target: name(target)
			})] : []);
			if (at.length === 0) return i18n._("{name} holds fire.", { name: name(seat) });
			return held > 0 ? i18n._("{name} fires {shots} and holds {held}.", {
				name: name(seat),
				shots: listed(at),
				held
			}) : i18n._("{name} fires {shots}.", {
				name: name(seat),
				shots: listed(at)
			});
		}
	},
	fired: {
		clause: "SD-16",
		say: ({ target, icons, crew, cannons }, name) => {
			const lost = [crew > 0 ? counted(crew, "crew") : "", cannons > 0 ? counted(cannons, "cannons") : ""].filter((word) => word !== "");
			const shots = {
				target: name(target),
				icons: trayInWords(icons),
				lost: listed(lost)
			};
			return lost.length > 0 ? i18n._("The shots at {target} show {icons}: {lost} gone.", shots) : i18n._("The shots at {target} show {icons}.", shots);
		}
	},
	"shot-away": {
		clause: "SD-16",
		say: ({ target, parts }, name) => i18n._("{name} loses {parts}.", {
			name: name(target),
			parts: listed(parts.map(({ part, lost }) => counted(lost, part)))
		})
	},
	"carried-off": {
		clause: "SD-46",
		say: ({ seat, target, part }, name) => i18n._("{name} carries off {part, select, sails {a sail} hull {a hull} cannons {a cannon} crew {a crew} parrot {a parrot} other {a wrecked die}} from {target}.", {
			name: name(seat),
			part: part ?? "wreck",
			target: name(target)
		})
	},
	"parrot-turned": {
		clause: "SD-49",
		say: ({ seat, into }, name) => i18n._("{name}'s parrot turns into {into, select, crew {a crew} other {a cannon}}.", {
			name: name(seat),
			into
		})
	},
	chased: {
		clause: "SD-23",
		say: ({ seat, target, icons, theirs, isCaught }, name) => {
			const chase = {
				name: name(seat),
				target: name(target),
				icons,
				theirs
			};
			return isCaught ? i18n._("{name} chases {target}, {icons} to {theirs}: grapples fly.", chase) : i18n._("{name} chases {target}, {icons} to {theirs}: they escape.", chase);
		}
	},
	melee: {
		clause: "SD-29",
		say: ({ round, sides, winner }, name) => {
			const totals = listed(sides.map(({ seat, points }) => `${name(seat)} ${points}`));
			const losses = listed(sides.filter(({ lost }) => lost > 0).map(({ seat, lost }) => i18n._("{name} loses {lost} crew", {
				name: name(seat),
				lost
			})));
			return winner === null ? i18n._("Melee, round {round}: {totals}. A draw: {losses}.", {
				round,
				totals,
				losses
			}) : i18n._("Melee, round {round}: {totals}. {name} wins: {losses}.", {
				round,
				totals,
				name: name(winner),
				losses
			});
		}
	},
	withdrew: {
		clause: "SD-25",
		say: ({ seat, target }, name) => i18n._("{name} breaks off from {target}.", {
			name: name(seat),
			target: name(target)
		})
	},
	stolen: {
		clause: "SD-26",
		say: ({ seat, target, coins }, name) => i18n._("{name} steals {coins} from {target}.", {
			name: name(seat),
			coins: coinsInWords(coins),
			target: name(target)
		})
	},
	stances: {
		clause: "SD-31",
		say: ({ stances }, name) => i18n._("At the island together: {stances}.", { stances: listed(stances.map(({ seat, stance }) => i18n._(STANCES_TAKEN[stance], { name: name(seat) }))) })
	},
	insisted: {
		clause: "SD-33",
		say: ({ seat }, name) => i18n._("{name} is done talking and draws steel.", { name: name(seat) })
	},
	offered: {
		clause: "SD-33",
		say: ({ seat, coins, offer, promise }, name) => {
			const made = {
				name: name(seat),
				split: splitInWords(coins, offer, name)
			};
			if (promise === null) return i18n._("{name} offers: {split}.", made);
			return "spare" in promise ? i18n._("{name} offers: {split}, promising to spare {target}.", {
				...made,
				target: name(promise.spare)
			}) : i18n._("{name} offers: {split}, promising to attack {target}.", {
				...made,
				target: name(promise.attack)
			});
		}
	},
	answered: {
		clause: "SD-33",
		say: ({ seat, answer }, name) => i18n._(ANSWERS_GIVEN[answer], { name: name(seat) })
	},
	agreed: {
		clause: "SD-33",
		say: ({ seats }, name) => i18n._("{names} shake hands and share the treasure out.", { names: listed(seats.map(name)) })
	},
	surrendered: {
		clause: "SD-34",
		say: ({ seats }, name) => i18n._("{names} {n, plural, one {surrenders} other {surrender}}.", {
			names: listed(seats.map(name)),
			n: seats.length
		})
	},
	judged: {
		clause: "SD-35",
		say: ({ seat, victim, mercy, lost }, name) => {
			const judged = {
				name: name(seat),
				victim: name(victim),
				lost
			};
			return mercy ? i18n._("{name} shows {victim} mercy.", judged) : i18n._("{name} shows no mercy: {victim} loses {lost} crew.", judged);
		}
	},
	looted: {
		clause: "SD-30",
		say: ({ seat, coins }, name) => i18n._("{name} takes {coins}.", {
			name: name(seat),
			coins: coinsInWords(coins)
		})
	},
	scurvy: {
		clause: "SD-37",
		say: ({ seats, each }, name) => {
			const names = listed(seats.map(name));
			return seats.length === 1 ? i18n._("No crew left: {names} gets scurvy ({each, plural, one {# die} other {# dice}}).", {
				names,
				each
			}) : i18n._("No crew left: {names} get scurvy ({each, plural, one {# die} other {# dice}} each).", {
				names,
				each
			});
		}
	},
	drifted: {
		clause: "SD-37",
		say: ({ seat, spaces, at }, name) => i18n._("{name} has no crew and drifts back {spaces, plural, one {# space} other {# spaces}}, to {at}.", {
			name: name(seat),
			spaces,
			at
		})
	},
	scored: {
		clause: "SD-41",
		say: ({ seat, coins, scurvy, at }, name) => {
			const scored = {
				name: name(seat),
				coins,
				scurvy,
				at
			};
			return scurvy > 0 ? i18n._("{name} buries {coins, plural, one {# coin} other {# coins}}, loses {scurvy} to scurvy and stands at {at}.", scored) : i18n._("{name} buries {coins, plural, one {# coin} other {# coins}} and stands at {at}.", scored);
		}
	},
	won: {
		clause: "SD-42",
		say: ({ seat, at }, name) => i18n._("{name} wins, standing at {at}.", {
			name: name(seat),
			at
		})
	}
};
var tellerOf = (kind) => TELLERS[kind];
function say(event, names) {
	const teller = tellerOf(event.kind);
	return {
		text: teller.say(event, (seat) => names[seat] ?? i18n._("seat {seat}", { seat })),
		clause: teller.clause
	};
}
var newShip = () => ({
	sails: 0,
	hull: 0,
	cannons: 0,
	crew: 0,
	parrot: 0,
	wreck: 10,
	plunder: 0,
	hold: [],
	cache: [],
	scurvy: 0,
	at: 0,
	from: 0,
	captain: null,
	isReady: false,
	isHidden: false,
	isImmune: false
});
var { id, title, law, seats } = FACTS;
var loaded = {
	game: {
		id,
		title,
		version: 1,
		law,
		seats,
		longest: 1e5,
		options: {
			short: {
				says: "play to the black spot instead of the X",
				values: [false, true]
			},
			captains: {
				says: "deal everyone a legendary captain",
				values: [false, true]
			},
			"dangerous-waters": {
				says: "ships without crew drift back instead of taking scurvy dice",
				values: [false, true]
			}
		},
		edition: EDITION,
		readEdition,
		setup: ({ edition, options, seats }) => ({
			board: {
				ships: Array.from({ length: seats }, newShip),
				dog: 0,
				hunt: 0,
				loots: 0,
				goal: options.short ? edition.track.blackSpot : edition.track.x,
				island: [],
				muerta: 0
			},
			frame: {
				step: "match",
				at: "open"
			}
		}),
		steps: {
			match,
			hunt,
			fleet,
			voyage,
			build,
			cannons: cannons$1,
			parrots,
			boarding: boarding$1,
			loot,
			arrival,
			negotiation: negotiation$1,
			brawl,
			scurvy,
			scoring,
			duel
		},
		explanations,
		view: (sea, _seat, edition) => view(sea, edition),
		determinize,
		draw,
		say,
		prompts
	},
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBTY3VydnkgRGljZQoKUm9sbCB0ZW4gZGljZSBpbnRvIGEgc2hpcCwgc2hvb3QsIGJvYXJkLCBhbmQgcmFjZSB0byBQYXJyb3QgSXNsYW5kIGZvciB0cmVhc3VyZS4gVGhlIGZpcnN0IGNhcHRhaW4gdG8gcmVhY2ggdGhlIFggd2lucy4KCjIgdG8gNCBwbGF5ZXJzLCBmcm9tIDggeWVhcnMsIDE1IHRvIDMwIG1pbnV0ZXMuCgoqU2N1cnZ5IERpY2UqIGlzIHB1Ymxpc2hlZCBieSBGaXJlbG9jayBHYW1lczsgdGhlIHJ1bGVib29rIGF0IGhhbmQgbmFtZXMgbm8gZGVzaWduZXIuIFRoZSBydWxlcyBoZXJlIGFyZSB0b2xkIGluIG91ciBvd24gd29yZHMuIEVhY2ggY2xhdXNlIHNheXMgd2hlcmUgaXQgY29tZXMgZnJvbTogKipib29rKiogZm9yIHRoZSBwdWJsaXNoZWQgcnVsZXMsICoqcnVsaW5nKiogd2hlcmUgdGhlIGJvb2sgaXMgc2lsZW50IG9yIHVuY2xlYXIgYW5kIHRoaXMgaG91c2UgZGVjaWRlcywgKiplZGl0aW9uKiogZm9yIGRhdGEgdGhhdCB3YXMgcmVidWlsdCBiZWNhdXNlIHRoZSBib29rIG9ubHkgc2hvd3MgaXQgaW4gYSBwaWN0dXJlOiB0aGUgZmFjZXMgb2YgdGhlIGRpY2UsIHRoZSBsZW5ndGggb2YgdGhlIHRyYWNrLCBhbmQgYWxsIGNhcHRhaW5zIGJ1dCBCbGFja2JlYXJkLiBBbiBvd25lciBvZiB0aGUgYm94IGNhbiBsb2FkIGFub3RoZXIgZWRpdGlvbi4KCiMjIFdoYXQgeW91IGhhdmUKCjxhIGlkPSJzZC0xIj48L2E+KipTRC0xKiogVHdvLCB0aHJlZSBvciBmb3VyIGNhcHRhaW5zIHBsYXkuICooZWRpdGlvbikqCgo8YSBpZD0ic2QtMiI+PC9hPioqU0QtMioqIFlvdSBoYXZlIHRlbiBzaGlwIGRpY2UgYW5kIGEgdG9rZW4gYXQgdGhlIHN0YXJ0IG9mIHRoZSB0cmFjay4gKihib29rKSoKCjxhIGlkPSJzZC0zIj48L2E+KipTRC0zKiogQSBzaGlwIGRpZSBzaG93cyBhIHNoaXAgdHdpY2UsIGEgY2Fubm9uIG9uY2UsIGNyZXcgdHdpY2UgYW5kIGEgcGFycm90IG9uY2UuIEEgc2hpcCBmYWNlIGlzIGEgc2FpbCBvciBhIGh1bGwsIHdoaWNoZXZlciB5b3UgcGxhY2UgaXQgYXMuICooYm9vaywgZWRpdGlvbikqCgo8IS0tIGV4YW1wbGU6IGZhY2VzIC0tPgoKPGEgaWQ9InNkLTQiPjwvYT4qKlNELTQqKiBUaGUgcG9vbCBob2xkcyB0aHJlZSB0cmVhc3VyZSBkaWNlIGFuZCBvbmUgbW9yZSBmb3IgZWFjaCBwbGF5ZXIuIEEgdHJlYXN1cmUgZGllIHNob3dzIDEsIDIsIDMgb3IgNCBjb2lucywgb3IgYSBza3VsbCAodHdvIGZhY2VzKS4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJzZC01Ij48L2E+KipTRC01KiogVGhlIHRyYWNrIHJ1bnMgdG8gdGhlIGJsYWNrIHNwb3Qgb24gc3BhY2UgMTAsIHdoZXJlIGEgc2hvcnQgZ2FtZSBlbmRzLCBhbmQgb24gdG8gdGhlIFggb24gc3BhY2UgMjAsIHdoZXJlIGEgZnVsbCBnYW1lIGVuZHMuIFBsYXkgYSBzaG9ydCBnYW1lIGZpcnN0LiBBIHRva2VuIG5ldmVyIGdvZXMgYmFjayBiZXlvbmQgdGhlIHN0YXJ0LiAqKGJvb2ssIGVkaXRpb24sIHJ1bGluZykqCgo8YSBpZD0ic2QtNiI+PC9hPioqU0QtNioqIENoYW5jZSBwaWNrcyB0aGUgZmlyc3QgU2N1cnZ5IERvZy4gQmVmb3JlIGVhY2ggbGF0ZXIgaHVudCB0aGUgY2FwdGFpbiBpbiB0aGUgbGVhZCBiZWNvbWVzIHRoZSBTY3VydnkgRG9nOyBpZiBzZXZlcmFsIHNoYXJlIHRoZSBsZWFkLCBub3RoaW5nIGNoYW5nZXMuICooYm9vaywgcnVsaW5nKSoKCiMjIEEgdHJlYXN1cmUgaHVudAoKPGEgaWQ9InNkLTciPjwvYT4qKlNELTcqKiBUaGUgU2N1cnZ5IERvZyByb2xscyB0aGUgd2hvbGUgcG9vbC4gRGljZSB3aXRoIGNvaW5zIGdvIHRvIFBhcnJvdCBJc2xhbmQsIHNrdWxscyB0byBJc2xhIGRlIGxhIE11ZXJ0YS4gKihib29rKSoKCjxhIGlkPSJzZC04Ij48L2E+KipTRC04KiogQSByb2xsIHdpdGhvdXQgYSBzaW5nbGUgY29pbiBpcyByb2xsZWQgYWdhaW4sIGFsbCBvZiBpdC4gKihydWxpbmcpKgoKPGEgaWQ9InNkLTkiPjwvYT4qKlNELTkqKiBBIGh1bnQgZ29lczogYnVpbGQsIGNhbm5vbnMsIGJvYXJkaW5nLCBsb290LiBJZiB0cmVhc3VyZSBpcyBsZWZ0IG9uIFBhcnJvdCBJc2xhbmQsIGV2ZXJ5b25lIHJlZml0cyBhbmQgaXQgZ29lcyBvbiB3aXRoIGNhbm5vbnMuIE9uY2UgdGhlIGlzbGFuZCBpcyBiYXJlLCB0aGUgaHVudCBpcyBzY29yZWQuICooYm9vaykqCgo+ICpFeGFtcGxlLiogV2l0aCB0aHJlZSBwbGF5ZXJzIHRoZSBwb29sIGhhcyBzaXggZGljZS4gVGhleSBzaG93IDQsIDMsIDEsIHNrdWxsLCAxLCBza3VsbDogZm91ciBkaWNlIHdvcnRoIDkgY29pbnMgbGllIG9uIFBhcnJvdCBJc2xhbmQsIHR3byBza3VsbHMgb24gSXNsYSBkZSBsYSBNdWVydGEuCgojIyBCdWlsZGluZyB5b3VyIHNoaXAKCjxhIGlkPSJzZC0xMCI+PC9hPioqU0QtMTAqKiBGcm9tIHRoZSBTY3VydnkgRG9nIG9uLCBjbG9ja3dpc2U6IHJvbGwgYWxsIHRlbiBkaWNlLCByb2xsIGFueSBvZiB0aGVtIGFnYWluIG9uY2UsIHRoZW4gYXJyYW5nZSB0aGVtLiAqKGJvb2spKgoKPGEgaWQ9InNkLTExIj48L2E+KipTRC0xMSoqIFNhaWxzIGFyZSB5b3VyIHNwZWVkLiBIdWxsIGlzIHlvdXIgaG9sZDogeW91IG5ldmVyIGhhdmUgbW9yZSB0cmVhc3VyZSBkaWNlIGFib2FyZCB0aGFuIGh1bGwgZGljZS4gQ2Fubm9ucyBhcmUgeW91ciBzaG90cy4gQ3JldyBmaWdodHMgYW5kIGNhcnJpZXMuICooYm9vaykqCgo8YSBpZD0ic2QtMTIiPjwvYT4qKlNELTEyKiogV2hpbGUgYnVpbGRpbmcsIGEgcGFycm90IGJlY29tZXMgYW55IGZhY2UgeW91IGxpa2UuIEEgc2luZ2xlIHBhcnJvdCBtYXkgc3RheSBvbmU7IHdoZW4gYm9hcmRpbmcgb3IgbG9vdCBiZWdpbnMgeW91IG1heSB0dXJuIGl0IGludG8gY3JldyBvciBhIGNhbm5vbiwgZm9yIGdvb2QuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IHNoaXAgLS0+Cgo8YSBpZD0ic2QtNDkiPjwvYT4qKlNELTQ5KiogS2VwdCBwYXJyb3RzIGFyZSB0dXJuZWQgd2hlbiBib2FyZGluZyBiZWdpbnMgYW5kIGFnYWluIHdoZW4gbG9vdCBiZWdpbnMsIGZyb20gdGhlIFNjdXJ2eSBEb2cgY2xvY2t3aXNlLCBiZWZvcmUgYW55dGhpbmcgZWxzZSBoYXBwZW5zLiAqKHJ1bGluZykqCgo8YSBpZD0ic2QtMTMiPjwvYT4qKlNELTEzKiogU2hpcHMgYXJlIGJ1aWx0IGluIHRoZSBvcGVuLCBhbmQgeW91IHNlZSBldmVyeSBzaGlwIGJ1aWx0IGJlZm9yZSB5b3Vycy4gKihib29rKSoKCiMjIENhbm5vbnMKCjxhIGlkPSJzZC0xNCI+PC9hPioqU0QtMTQqKiBTaGlwcyBmaXJlIGluIG9yZGVyIG9mIHNwZWVkLCBtb3N0IHNhaWxzIGZpcnN0LiBXaXRob3V0IGEgc2FpbCB5b3UgY2Fubm90IGZpcmUuICooYm9vaykqCgo8YSBpZD0ic2QtMTUiPjwvYT4qKlNELTE1KiogUG9pbnQgZWFjaCBvZiB5b3VyIGNhbm5vbnMgYXQgYW4gb3Bwb25lbnQsIG9yIGhvbGQgaXQuIFRoZW4gdGhleSBhcmUgcm9sbGVkLCBvbmUgdGFyZ2V0IGFmdGVyIHRoZSBvdGhlci4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InNkLTE2Ij48L2E+KipTRC0xNioqIEV2ZXJ5IGljb24gZGVzdHJveXMgYSBkaWUgb2YgaXRzIGtpbmQ6IGNyZXcgYSBjcmV3LCBhIGNhbm5vbiBhIGNhbm5vbiwgYSBzaGlwIGEgc2FpbCBvciBhIGh1bGwgYXMgeW91IHByZWZlciwgYSBwYXJyb3QgYW55IHNoaXAgZGllIHlvdSBsaWtlLCBidXQgbmV2ZXIgdHJlYXN1cmUuIElmIG5vdGhpbmcgb2YgdGhlIGtpbmQgaXMgdGhlcmUsIG5vdGhpbmcgaGFwcGVucy4gT25seSBhIHBhcnJvdCBpY29uIGNhbiB0YWtlIGEga2VwdCBwYXJyb3QuICooYm9vaywgcnVsaW5nKSoKCjwhLS0gZXhhbXBsZTogZmlyZSAtLT4KCjxhIGlkPSJzZC0xNyI+PC9hPioqU0QtMTcqKiBEZXN0cm95ZWQgZGljZSBhcmUgc2V0IGFzaWRlIHVudGlsIHRoZSByZWZpdC4gKihib29rKSoKCjxhIGlkPSJzZC0xOCI+PC9hPioqU0QtMTgqKiBBIGZpcmVkIGNhbm5vbiBjb3VudHMgYXMgZGVzdHJveWVkIGFuZCBpcyBzZXQgYXNpZGUgdG9vLiBBIGhlbGQgb25lIHN0YXlzLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0ic2QtMTkiPjwvYT4qKlNELTE5KiogV2hvIGZpcmVzIG5leHQgaXMgbG9va2VkIGF0IGFuZXcgYWZ0ZXIgZWFjaCBzaGlwOiBzYWlscyBhbmQgY2Fubm9ucyBsb3N0IGluIHRoZSBtZWFudGltZSBhcmUgZ29uZS4gKihydWxpbmcpKgoKPGEgaWQ9InNkLTIwIj48L2E+KipTRC0yMCoqIEVxdWFsIHNwZWVkIGlzIHNldHRsZWQgYnkgcm9sbGluZyBzYWlsczogbW9yZSBzaGlwIGljb25zIGlzIGZhc3RlciwgYW5kIGFub3RoZXIgdGllIGlzIHJvbGxlZCBhZ2Fpbi4gVGhlIHNhaWxzIGdvIGJhY2sgYXMgdGhleSB3ZXJlLiBBZnRlciB0d2VudHkgdGllZCByb2xscyBjaGFuY2UgZGVjaWRlcy4gSW4gdGhlIGxvb3QgcGhhc2UgdGllcyBhcmUgbm90IHJvbGxlZCBvdXQgKFNELTMxKS4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InNkLTIxIj48L2E+KipTRC0yMSoqIE5vIHRyZWFzdXJlIGlzIGFib2FyZCB3aGlsZSBjYW5ub25zIGZpcmUsIGJlY2F1c2UgYSByZWZpdCBzZXRzIGl0IGFzaWRlIChTRC0zOCkuIExvc2luZyBodWxsIHNwaWxscyBub3RoaW5nLiAqKHJ1bGluZykqCgo+ICpFeGFtcGxlLiogVHdvIG9mIHlvdXIgdGhyZWUgY2Fubm9ucyBmaXJlIGF0IEFubmUgYW5kIHNob3cgYSBzaGlwIGFuZCBhIHBhcnJvdC4gVGhlIHNoaXAgaWNvbiB0YWtlcyBvbmUgb2YgaGVyIHNhaWxzLCB3aGljaCBtYWtlcyBoZXIgc2xvd2VyIHRoYW4geW91OyB0aGUgcGFycm90IHRha2VzIGhlciBsYXN0IGNyZXcuCgojIyBCb2FyZGluZwoKPGEgaWQ9InNkLTIyIj48L2E+KipTRC0yMioqIEZyb20gZmFzdGVzdCB0byBzbG93ZXN0LCBlYWNoIGNhcHRhaW4gbWF5IHRyeSB0byBib2FyZCBvbmUgb3RoZXIgc2hpcC4gV2l0aG91dCBjcmV3IHlvdSBjYW5ub3QuICooYm9vaykqCgo8YSBpZD0ic2QtMjMiPjwvYT4qKlNELTIzKiogQm90aCByb2xsIHRoZWlyIHNhaWxzLiBUaGUgYXR0YWNrZXIgbmVlZHMgc3RyaWN0bHkgbW9yZSBzaGlwIGljb25zOyBvdGhlcndpc2UgdGhlIGRlZmVuZGVyIGVzY2FwZXMuIFRoZSBzYWlscyBnbyBiYWNrIGFzIHRoZXkgd2VyZS4gKihib29rKSoKCjwhLS0gZXhhbXBsZTogY2hhc2UgLS0+Cgo8YSBpZD0ic2QtMjQiPjwvYT4qKlNELTI0KiogQm9hcmRpbmcgZW5kcyBvbmNlIG9uZSBhdHRlbXB0IGhhcyBzdWNjZWVkZWQgYW5kIGJlZW4gcGxheWVkIG91dCwgb3Igd2hlbiBldmVyeW9uZSBoYXMgaGFkIHRoZWlyIGNob2ljZS4gKihib29rKSoKCjxhIGlkPSJzZC0yNSI+PC9hPioqU0QtMjUqKiBBIHNoaXAgdGhhdCB3YXMgY2F1Z2h0IGlzIGZvdWdodCBmb3IgaW4gYSBtZWxlZS4gQWZ0ZXIgZXZlcnkgcm91bmQgdGhlIGF0dGFja2VyIG1heSBmaWdodCBvbiBvciB3aXRoZHJhdy4gSXQgaXMgb3ZlciB3aGVuIGEgc2lkZSBoYXMgbm8gY3Jldy4gKihib29rKSoKCjxhIGlkPSJzZC0yNiI+PC9hPioqU0QtMjYqKiBJZiB0aGUgZGVmZW5kZXIgaGFzIG5vIGNyZXcgbGVmdCwgdGhlIGF0dGFja2VyIG1heSBzdGVhbCB0cmVhc3VyZSBkaWNlIG9mIHRoZWlyIGNob2ljZSwgYWJvYXJkIG9yIHNldCBhc2lkZTogb25lIGZvciBlYWNoIGNyZXcgbGVmdCwgYW5kIG5vIG1vcmUgdGhhbiB0aGUgaHVsbCBob2xkcy4gKihib29rKSoKCjxhIGlkPSJzZC0yNyI+PC9hPioqU0QtMjcqKiBDYXRjaGluZyBhIHNoaXAgdGhhdCBoYXMgbm8gY3JldyBhdCBhbGwgbGVhZHMgc3RyYWlnaHQgdG8gdGhlIHN0ZWFsaW5nLiAqKHJ1bGluZykqCgojIyBNZWxlZQoKPGEgaWQ9InNkLTI4Ij48L2E+KipTRC0yOCoqIEV2ZXJ5b25lIGluIGl0IHJvbGxzIG9uZSBkaWUgZm9yIGVhY2ggY3JldyBhbmQgYWRkcyB1cCBmaWdodCBwb2ludHM6IHNoaXAgMCwgY2Fubm9uIDEsIGNyZXcgMiwgcGFycm90IDMuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0ic2QtMjkiPjwvYT4qKlNELTI5KiogVGhlIGhpZ2hlc3QgdG90YWwgd2lucyB0aGUgcm91bmQgYW5kIGV2ZXJ5IG90aGVyIHNpZGUgbG9zZXMgb25lIGNyZXcuIElmIHRoZSBoaWdoZXN0IGlzIHNoYXJlZCwgZXZlcnlvbmUgbG9zZXMgb25lLiBMb3N0IGNyZXcgaXMgc2V0IGFzaWRlIGZvciB0aGUgcmVmaXQuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IG1lbGVlIC0tPgoKfCB5b3VyIGNyZXcgYWdhaW5zdCB0aGVpcnMgfCAxIHwgMiB8IDMgfCA0IHwgNSB8CnwtLS18LS0tfC0tLXwtLS18LS0tfC0tLXwKfCAxIHwgMzYgJSAoMjggJSB0aWUpIHwgMTcgKDE4KSB8IDggKDEwKSB8IDMgKDUpIHwgMSAoMikgfAp8IDIgfCA2NSAoMTgpIHwgNDEgKDE4KSB8IDIzICgxNCkgfCAxMiAoOSkgfCA2ICg2KSB8CnwgMyB8IDgzICgxMCkgfCA2MyAoMTQpIHwgNDMgKDE0KSB8IDI3ICgxMikgfCAxNiAoOSkgfAp8IDQgfCA5MiAoNSkgfCA3OCAoOSkgfCA2MSAoMTIpIHwgNDQgKDEyKSB8IDI5ICgxMSkgfAp8IDUgfCA5NiAoMikgfCA4OCAoNikgfCA3NSAoOSkgfCA2MCAoMTEpIHwgNDQgKDExKSB8CgojIyBMb290Cgo8YSBpZD0ic2QtMzAiPjwvYT4qKlNELTMwKiogRnJvbSBmYXN0ZXN0IHRvIHNsb3dlc3QsIHNoaXBzIHRha2UgdHJlYXN1cmUgZnJvbSBQYXJyb3QgSXNsYW5kOiB1cCB0byBvbmUgZGllIGZvciBlYWNoIGNyZXcgYW5kIG5ldmVyIG1vcmUgdGhhbiB0aGUgaHVsbCBob2xkcy4gWW91IHBpY2sgdGhlIGRpY2UuICooYm9vaykqCgo8YSBpZD0ic2QtMzEiPjwvYT4qKlNELTMxKiogU2hpcHMgb2YgZXF1YWwgc3BlZWQgd2l0aCBjcmV3IGFycml2ZSB0b2dldGhlci4gRWFjaCBjYXB0YWluIGNob29zZXMgdW5zZWVuOiBtZWxlZSwgcGFybGV5IG9yIG5lZ290aWF0ZS4gSWYgYW55b25lIG9mIHRob3NlIHdobyBkaWQgbm90IHBhcmxleSBjaG9zZSBtZWxlZSwgYWxsIG9mIHRoZW0gZmlnaHQuIElmIGFsbCBvZiB0aGVtIHdhbnQgdG8gbmVnb3RpYXRlLCB0aGV5IGRvLiBJZiBvbmx5IG9uZSBpcyBsZWZ0LCB0aGF0IG9uZSBzaW1wbHkgZ29lcyBmaXJzdC4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InNkLTMyIj48L2E+KipTRC0zMioqIFBhcmxleSBtZWFucyBsZXR0aW5nIHRoZSBvdGhlcnMgbG9vdCBmaXJzdC4gKihib29rKSoKCjxhIGlkPSJzZC0zMyI+PC9hPioqU0QtMzMqKiBUbyBuZWdvdGlhdGUsIGFueW9uZSBvZmZlcnMgd2hvIHRha2VzIHdoaWNoIGRpY2UsIHdpdGhpbiBldmVyeW9uZSdzIGNyZXcgYW5kIGh1bGwuIFRoZSBvdGhlcnMgYWNjZXB0LCByZWZ1c2UsIG9yIGFuc3dlciB3aXRoIGFuIG9mZmVyIG9mIHRoZWlyIG93bjsgYWxsIG11c3QgYWdyZWUuIFByb21pc2VzIGFib3V0IGxhdGVyIG1heSBiZSBtYWRlIGFuZCBzdGF5IGluIHRoZSBsb2c7IG5vdGhpbmcgZW5mb3JjZXMgdGhlbS4gQWZ0ZXIgdGhyZWUgcmVmdXNlZCBvZmZlcnMsIG9yIGlmIGFueW9uZSBpbnNpc3RzLCBpdCBpcyBhIG1lbGVlLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0ic2QtMzQiPjwvYT4qKlNELTM0KiogQSBtZWxlZSBmb3IgdGhlIGxvb3QgaXMgdG8gdGhlIGRlYXRoLCBidXQgYmVmb3JlIGFueSByb3VuZCB5b3UgbWF5IHN1cnJlbmRlciwgYWxsIGRlY2lkaW5nIGF0IG9uY2UuIFdob2V2ZXIgc3VycmVuZGVycyBpcyBvdXQgb2YgdGhlIGZpZ2h0LiBUaGUgbGFzdCBvbmUgZmlnaHRpbmcgbG9vdHMgZmlyc3QsIHRoZSBvdGhlcnMgZm9sbG93IGluIG9yZGVyIG9mIHRoZSBjcmV3IHRoZXkgaGF2ZSBsZWZ0LCB0aWVzIGJ5IGxvdC4gSWYgdGhlIGxhc3QgZmlnaHRlcnMgZmFsbCB0b2dldGhlciwgdGhvc2Ugd2hvIHN1cnJlbmRlcmVkIGxvb3QuIElmIGFsbCB3aG8gYXJlIGxlZnQgc3VycmVuZGVyIGF0IG9uY2UsIGNoYW5jZSBvcmRlcnMgdGhlbSBhbmQgU0QtMzUgZG9lcyBub3QgYXBwbHkuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJzZC0zNSI+PC9hPioqU0QtMzUqKiBXaGVuIHNvbWVvbmUgc3VycmVuZGVycywgdGhlIGZpZ2h0ZXIgd2l0aCBtb3N0IGNyZXcgKHRpZXMgYnkgbG90KSBzaG93cyBtZXJjeSwgb3Igcm9sbHMgb25lIGNyZXcgZGllIGFuZCByZW1vdmVzIG9uZSBvZiB0aGVpciBjcmV3IGZvciBlYWNoIGZpZ2h0IHBvaW50LiAqKGJvb2spKgoKPGEgaWQ9InNkLTM2Ij48L2E+KipTRC0zNioqIFRob3NlIHdobyBwYXJsZXllZCBsb290IGFmdGVyIHRoZSBvdGhlcnMgb2YgdGhlaXIgdGllIGFuZCBiZWZvcmUgc2xvd2VyIHNoaXBzLCBzZXZlcmFsIG9mIHRoZW0gaW4gcmFuZG9tIG9yZGVyLiAqKHJ1bGluZykqCgo8YSBpZD0ic2QtMzciPjwvYT4qKlNELTM3KiogV2hlbiBsb290IGlzIG92ZXIsIGNhcHRhaW5zIHdpdGhvdXQgY3JldyBnZXQgc2N1cnZ5OiB0aGV5IHNwbGl0IHRoZSBza3VsbHMgb24gSXNsYSBkZSBsYSBNdWVydGEgZXZlbmx5LCBvZGQgb25lcyBzdGF5LiBXaXRoIHRoZSBvcHRpb24gKmRhbmdlcm91cyB3YXRlcnMqIHRoZXkgbW92ZSBiYWNrIG9uZSBzcGFjZSBmb3IgZWFjaCBza3VsbCBpbnN0ZWFkLCBhbmQgdGhlIHNrdWxscyBzdGF5IHVudGlsIHRoZSBuZXh0IGh1bnQuICooYm9vaykqCgojIyBSZWZpdAoKPGEgaWQ9InNkLTM4Ij48L2E+KipTRC0zOCoqIFdoaWxlIHRyZWFzdXJlIGlzIGxlZnQgb24gUGFycm90IElzbGFuZCwgdHJlYXN1cmUgYWJvYXJkIGlzIHNldCBhc2lkZTogaXQgbmVlZHMgbm8gaHVsbCBhbnkgbW9yZSwgYnV0IGNhbiBzdGlsbCBiZSBzdG9sZW4uICooYm9vaykqCgo8YSBpZD0ic2QtMzkiPjwvYT4qKlNELTM5KiogRnJvbSB0aGUgU2N1cnZ5IERvZyBvbiwgcm9sbCB5b3VyIGRlc3Ryb3llZCBkaWNlLCBhbmQgd2l0aCB0aGVtIGFueSBvdGhlcnMgb2YgeW91ciBzaGlwIHlvdSBsaWtlOyB0aGVuIG9uZSByZS1yb2xsIG9mIGFueSBkaWNlIGFuZCBhcnJhbmdpbmcgYXMgd2hlbiBidWlsZGluZy4gRGljZSB5b3UgZGlkIG5vdCByb2xsIGtlZXAgdGhlaXIgZmFjZSwgdGhvdWdoIGEgc2hpcCBmYWNlIG1heSBjaGFuZ2UgYmV0d2VlbiBzYWlsIGFuZCBodWxsLiBDYW5ub25zIGZvbGxvdy4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InNkLTQwIj48L2E+KipTRC00MCoqIEFmdGVyIHRoZSB0d2VsZnRoIGxvb3QgcGhhc2Ugb2YgYSBodW50IHRoZSB0cmVhc3VyZSBzdGlsbCBvbiB0aGUgaXNsYW5kIGdvZXMgYmFjayB0byB0aGUgcG9vbCB1bnNjb3JlZCwgYW5kIHRoZSBodW50IGlzIHNjb3JlZC4gTGlrZXdpc2UgYSBtYXRjaCBpbiB3aGljaCBub2JvZHkgaGFzIGFycml2ZWQgYWZ0ZXIgdGhpcnR5IGh1bnRzIGdvZXMgdG8gdGhlIGNhcHRhaW4gd2hvIGlzIGZhcnRoZXN0IGFsb25nLCBhcyBpbiBTRC00Mi4gKihydWxpbmcpKgoKIyMgU2NvcmluZyBhbmQgd2lubmluZwoKPGEgaWQ9InNkLTQxIj48L2E+KipTRC00MSoqIE1vdmUgZm9yd2FyZCBvbmUgc3BhY2UgZm9yIGVhY2ggY29pbiB5b3UgaG9sZCwgdGhlbiBiYWNrIG9uZSBmb3IgZWFjaCBzY3VydnkgZGllLiBPbmx5IHdoZXJlIHlvdSBzdG9wIGNvdW50cy4gQWxsIHRyZWFzdXJlIGRpY2UgZ28gYmFjayB0byB0aGUgcG9vbCBhbmQgYSBuZXcgaHVudCBiZWdpbnMuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IHNjb3JpbmcgLS0+Cgo8YSBpZD0ic2QtNDIiPjwvYT4qKlNELTQyKiogVGhlIGZpcnN0IHRvIHJlYWNoIHRoZSBnb2FsIHdpbnMuIElmIHNldmVyYWwgZG8gc28gYXQgb25jZSwgdGhlIG9uZSBmYXJ0aGVzdCBhbG9uZyB3aW5zOyBpZiB0aGF0IGlzIHRpZWQsIHRoZXkgZmlnaHQgYSBtZWxlZSB3aXRoIGZpdmUgZGljZSBlYWNoIHVudGlsIG9uZSBpcyBsZWZ0LiBJZiBhbGwgZmFsbCB0b2dldGhlciwgaXQgc3RhcnRzIG92ZXIuICooYm9vaywgcnVsaW5nKSoKCiMjIENhcHRhaW5zCgpDYXB0YWlucyBhcmUgYW4gb3B0aW9uLCBiZXN0IGtlcHQgZm9yIGZ1bGwgZ2FtZXMuCgo8YSBpZD0ic2QtNDMiPjwvYT4qKlNELTQzKiogRXZlcnlvbmUgaXMgZGVhbHQgb25lIGNhcHRhaW4sIHBvd2VyIHNpZGUgdXAuICooYm9vaykqCgo8YSBpZD0ic2QtNDQiPjwvYT4qKlNELTQ0KiogVXNpbmcgYW4gYWN0aXZhdGlvbiBwb3dlciB0dXJucyB0aGUgY2FyZCBvdmVyLiBJdCB0dXJucyBiYWNrIHdoZW4geW91IGVuZCBhIGh1bnQgb24gYSBsb3dlciBzcGFjZSB0aGFuIHlvdSBiZWdhbiBpdC4gUGFzc2l2ZSBwb3dlcnMgd29yayB3aGVuZXZlciB0aGV5IGFwcGx5LiAqKGJvb2spKgoKPGEgaWQ9InNkLTQ1Ij48L2E+KipTRC00NSoqIEEgY2FyZCBzaG93cyB0aGUgY2FwdGFpbidzIG5hbWUsIHRoZSBza2lsbCdzIG5hbWUsIHRoZSBwaGFzZSBpdCB3b3JrcyBpbiwgaXRzIHR5cGUsIGFuZCB3aGF0IGl0IGRvZXMuICooYm9vaykqCgo8YSBpZD0ic2QtNDYiPjwvYT4qKlNELTQ2KiogQmxhY2tiZWFyZCwgKkJsb29kIGFuZCBQbHVuZGVyKiwgY2Fubm9ucywgYWN0aXZhdGlvbjogdGFrZSBvbmUgZGllIGZyb20gZWFjaCBzaGlwIHlvdXIgY2Fubm9ucyBkYW1hZ2VkIHRoaXMgcGhhc2UsIG9mIHlvdXIgY2hvaWNlIGZyb20gdGhvc2Ugc3RpbGwgb24gaXQsIG9yIGEgZGVzdHJveWVkIG9uZSBpZiBub25lIGlzIGxlZnQuIFRoZXkgYXJlIHNldCBhc2lkZTsgYXQgdGhlIHJlZml0IHlvdSBtYXkgcm9sbCB0aGVtIGludG8geW91ciBzaGlwLiBUaGV5IGdvIGhvbWUgd2hlbiBhIG5ldyBodW50IGJlZ2lucy4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InNkLTQ3Ij48L2E+KipTRC00NyoqIFRoZXJlIGFyZSBlaWdodCBjYXB0YWlucywgYmFsYW5jZWQgc28gdGhhdCBvdmVyIG1hbnkgZm91ci1wbGF5ZXIgZnVsbCBnYW1lcyBub25lIHdpbnMgbW9yZSB0aGFuIDEuMTUgb3IgbGVzcyB0aGFuIDAuODUgdGltZXMgdGhlIGF2ZXJhZ2UuIEJlc2lkZSBCbGFja2JlYXJkOiBDYWxpY28gSmFjaywgKlF1aWNrIEhhbmRzKiwgYm9hcmRpbmcsIHBhc3NpdmU6IHBhcnJvdHMgY291bnQgYXMgc2hpcCBpY29ucyB3aGVuIHlvdSByb2xsIHNhaWxzIGluIHRoZSBib2FyZGluZyBwaGFzZS4gQW5uZSBCb25ueSwgKkZpcnN0IG92ZXIgdGhlIFJhaWwqLCBtZWxlZSwgcGFzc2l2ZTogb25lIG1vcmUgZmlnaHQgcG9pbnQgaW4gdGhlIGZpcnN0IHJvdW5kLiBCbGFjayBCYXJ0LCAqVGhlIEFydGljbGVzKiwgYnVpbGRpbmcsIGFjdGl2YXRpb246IG9uZSBtb3JlIHJlLXJvbGwuIEhlbnJ5IE1vcmdhbiwgKlNob3JlIFJhaWQqLCBsb290LCBhY3RpdmF0aW9uOiBhIHNoaXAgd2l0aCBjcmV3IGNvdW50cyBhcyB0d28gbW9yZSBmb3IgY2FycnlpbmcuIENoYXJsZXMgVmFuZSwgKk5vIFF1YXJ0ZXIqLCBtZWxlZSwgcGFzc2l2ZTogYSBsb3NlciBiZWF0ZW4gYnkgMyBvciBtb3JlIGxvc2VzIG9uZSBjcmV3IG1vcmUuIEdyYWNlIE8nTWFsbGV5LCAqSGlkZGVuIENvdmUqLCByZWZpdCwgYWN0aXZhdGlvbjogdHJlYXN1cmUgeW91IHNldCBhc2lkZSBjYW5ub3QgYmUgc3RvbGVuIHRoaXMgaHVudC4gU3RlZGUgQm9ubmV0LCAqR2VudGxlbWFuJ3MgUHVyc2UqLCBzY29yaW5nLCBhY3RpdmF0aW9uOiBpZ25vcmUgeW91ciBzY3VydnkgZGljZTsgaW4gZGFuZ2Vyb3VzIHdhdGVycywgZG8gbm90IGRyaWZ0IGJhY2sgdGhpcyBodW50LiAqKGVkaXRpb24pKgoKPGEgaWQ9InNkLTQ4Ij48L2E+KipTRC00OCoqIFRyZWFzdXJlIHNldCBhc2lkZSBhbmQgc2N1cnZ5IGRpY2UgbmVlZCBubyBodWxsLiBTY3VydnkgZGljZSBjYW5ub3QgYmUgc3RvbGVuLiAqKGJvb2ssIHJ1bGluZykqCg==", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBTY3VydnkgRGljZQoKV8O8cmZsZSB6ZWhuIFfDvHJmZWwgenUgZWluZW0gU2NoaWZmLCBzY2hpZcOfZSwgZW50ZXJlIHVuZCBmYWhyZSB1bSBkaWUgV2V0dGUgenVyIFBhcGFnZWllbmluc2VsLCB3byBkZXIgU2NoYXR6IGxpZWd0LiBXZXIgYWxzIGVyc3RlciBLYXBpdMOkbiBkYXMgWCBlcnJlaWNodCwgZ2V3aW5udC4KCjIgYmlzIDQgU3BpZWxlciwgYWIgOCBKYWhyZW4sIDE1IGJpcyAzMCBNaW51dGVuLgoKKlNjdXJ2eSBEaWNlKiBlcnNjaGVpbnQgYmVpIEZpcmVsb2NrIEdhbWVzOyBkYXMgdm9ybGllZ2VuZGUgUmVnZWxidWNoIG5lbm50IG5pZW1hbmRlbiwgZGVyIGVzIGVudHdvcmZlbiBoYXQuIERpZSBSZWdlbG4gc2luZCBoaWVyIGluIGVpZ2VuZW4gV29ydGVuIGVyesOkaGx0LiBKZWRlciBBYnNhdHogc2FndCwgd29oZXIgZXIga29tbXQ6ICoqQnVjaCoqIGbDvHIgZGllIHZlcsO2ZmZlbnRsaWNodGVuIFJlZ2VsbiwgKipBdXNsZWd1bmcqKiwgd28gZGFzIEJ1Y2ggc2Nod2VpZ3Qgb2RlciB1bmtsYXIgaXN0IHVuZCBkaWVzZXMgSGF1cyBlbnRzY2hlaWRldCwgKipBdXNnYWJlKiogZsO8ciBEYXRlbiwgZGllIG5hY2hnZWJhdXQgd3VyZGVuLCB3ZWlsIGRhcyBCdWNoIHNpZSBudXIgaW0gQmlsZCB6ZWlndDogZGllIFNlaXRlbiBkZXIgV8O8cmZlbCwgZGllIEzDpG5nZSBkZXIgQmFobiB1bmQgYWxsZSBLYXBpdMOkbmUgYXXDn2VyIEJsYWNrYmVhcmQuIFdlciBkaWUgU2NoYWNodGVsIGJlc2l0enQsIGthbm4gZWluZSBhbmRlcmUgQXVzZ2FiZSBsYWRlbi4KCiMjIFdhcyBkdSBoYXN0Cgo8YSBpZD0ic2QtMSI+PC9hPioqU0QtMSoqIEVzIHNwaWVsZW4gendlaSwgZHJlaSBvZGVyIHZpZXIgS2FwaXTDpG5lLiAqKEF1c2dhYmUpKgoKPGEgaWQ9InNkLTIiPjwvYT4qKlNELTIqKiBEdSBoYXN0IHplaG4gU2NoaWZmc3fDvHJmZWwgdW5kIGVpbmVuIFN0ZWluIGFtIEFuZmFuZyBkZXIgQmFobi4gKihCdWNoKSoKCjxhIGlkPSJzZC0zIj48L2E+KipTRC0zKiogRWluIFNjaGlmZnN3w7xyZmVsIHplaWd0IHp3ZWltYWwgZWluIFNjaGlmZiwgZWlubWFsIGVpbmUgS2Fub25lLCB6d2VpbWFsIE1hbm5zY2hhZnQgdW5kIGVpbm1hbCBlaW5lbiBQYXBhZ2VpLiBFaW5lIFNjaGlmZnNzZWl0ZSBpc3QgZWluIFNlZ2VsIG9kZXIgZWluIFJ1bXBmdGVpbCwgamUgbmFjaGRlbSwgd29oaW4gZHUgc2llIGxlZ3N0LiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPCEtLSBleGFtcGxlOiBmYWNlcyAtLT4KCjxhIGlkPSJzZC00Ij48L2E+KipTRC00KiogSW0gVm9ycmF0IHNpbmQgZHJlaSBTY2hhdHp3w7xyZmVsIHVuZCBlaW5lciBtZWhyIGbDvHIgamVkZW4gU3BpZWxlci4gRWluIFNjaGF0enfDvHJmZWwgemVpZ3QgMSwgMiwgMyBvZGVyIDQgTcO8bnplbiBvZGVyIGVpbmVuIFNjaMOkZGVsIChhdWYgendlaSBTZWl0ZW4pLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9InNkLTUiPjwvYT4qKlNELTUqKiBEaWUgQmFobiBmw7xocnQgenVtIHNjaHdhcnplbiBGbGVjayBhdWYgRmVsZCAxMCwgd28gZWluIGt1cnplcyBTcGllbCBlbmRldCwgdW5kIHdlaXRlciB6dW0gWCBhdWYgRmVsZCAyMCwgd28gZWluIGdhbnplcyBTcGllbCBlbmRldC4gU3BpZWx0IHp1ZXJzdCBlaW4ga3VyemVzLiBLZWluIFN0ZWluIGdlaHQgamUgaGludGVyIGRlbiBBbmZhbmcgenVyw7xjay4gKihCdWNoLCBBdXNnYWJlLCBBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTYiPjwvYT4qKlNELTYqKiBEZXIgWnVmYWxsIGJlc3RpbW10IGRlbiBlcnN0ZW4gU2tvcmJ1dGh1bmQuIFZvciBqZWRlciBzcMOkdGVyZW4gSmFnZCB3aXJkIGVzIGRlciBLYXBpdMOkbiwgZGVyIGluIEbDvGhydW5nIGxpZWd0OyB0ZWlsZW4gc2ljaCBtZWhyZXJlIGRpZSBGw7xocnVuZywgw6RuZGVydCBzaWNoIG5pY2h0cy4gKihCdWNoLCBBdXNsZWd1bmcpKgoKIyMgRWluZSBTY2hhdHpqYWdkCgo8YSBpZD0ic2QtNyI+PC9hPioqU0QtNyoqIERlciBTa29yYnV0aHVuZCB3w7xyZmVsdCBkZW4gZ2FuemVuIFZvcnJhdC4gV8O8cmZlbCBtaXQgTcO8bnplbiBrb21tZW4gYXVmIGRpZSBQYXBhZ2VpZW5pbnNlbCwgU2Now6RkZWwgYXVmIGRpZSBJc2xhIGRlIGxhIE11ZXJ0YS4gKihCdWNoKSoKCjxhIGlkPSJzZC04Ij48L2E+KipTRC04KiogRWluIFd1cmYgb2huZSBlaW5lIGVpbnppZ2UgTcO8bnplIHdpcmQgZ2FueiB3aWVkZXJob2x0LiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ic2QtOSI+PC9hPioqU0QtOSoqIEVpbmUgSmFnZCBsw6R1ZnQgc286IGJhdWVuLCBLYW5vbmVuLCBlbnRlcm4sIEJldXRlLiBMaWVndCBub2NoIFNjaGF0eiBhdWYgZGVyIFBhcGFnZWllbmluc2VsLCDDvGJlcmhvbGVuIGFsbGUgaWhyZSBTY2hpZmZlLCB1bmQgZXMgZ2VodCBtaXQgZGVuIEthbm9uZW4gd2VpdGVyLiBJc3QgZGllIEluc2VsIGxlZXIsIHdpcmQgZGllIEphZ2QgZ2V3ZXJ0ZXQuICooQnVjaCkqCgo+ICpCZWlzcGllbC4qIFp1IGRyaXR0IGhhdCBkZXIgVm9ycmF0IHNlY2hzIFfDvHJmZWwuIFNpZSB6ZWlnZW4gNCwgMywgMSwgU2Now6RkZWwsIDEsIFNjaMOkZGVsOiBWaWVyIFfDvHJmZWwgaW0gV2VydCB2b24gOSBNw7xuemVuIGxpZWdlbiBhdWYgZGVyIFBhcGFnZWllbmluc2VsLCB6d2VpIFNjaMOkZGVsIGF1ZiBkZXIgSXNsYSBkZSBsYSBNdWVydGEuCgojIyBEZWluIFNjaGlmZiBiYXVlbgoKPGEgaWQ9InNkLTEwIj48L2E+KipTRC0xMCoqIFZvbSBTa29yYnV0aHVuZCBhbiBpbSBVaHJ6ZWlnZXJzaW5uOiBXaXJmIGFsbGUgemVobiBXw7xyZmVsLCB3aXJmIGJlbGllYmlnZSBkYXZvbiBlaW5tYWwgbmV1LCBkYW5uIG9yZG5lIHNpZSBhbi4gKihCdWNoKSoKCjxhIGlkPSJzZC0xMSI+PC9hPioqU0QtMTEqKiBTZWdlbCBzaW5kIGRlaW4gVGVtcG8uIERlciBSdW1wZiBpc3QgZGVpbiBMYWRlcmF1bTogRHUgaGFzdCBuaWUgbWVociBTY2hhdHp3w7xyZmVsIGFuIEJvcmQgYWxzIFJ1bXBmdGVpbGUuIEthbm9uZW4gc2luZCBkZWluZSBTY2jDvHNzZS4gRGllIE1hbm5zY2hhZnQga8OkbXBmdCB1bmQgdHLDpGd0LiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTEyIj48L2E+KipTRC0xMioqIEJlaW0gQmF1ZW4gd2lyZCBlaW4gUGFwYWdlaSB6dSBqZWRlciBTZWl0ZSwgZGllIGR1IG3DtmNodGVzdC4gRWluIGVpbnppZ2VyIGRhcmYgUGFwYWdlaSBibGVpYmVuOyB3ZW5uIGRhcyBFbnRlcm4gb2RlciBkaWUgQmV1dGUgYmVnaW5udCwgZGFyZnN0IGR1IGlobiBlbmRnw7xsdGlnIGluIE1hbm5zY2hhZnQgb2RlciBlaW5lIEthbm9uZSB2ZXJ3YW5kZWxuLiAqKEJ1Y2gpKgoKPCEtLSBleGFtcGxlOiBzaGlwIC0tPgoKPGEgaWQ9InNkLTQ5Ij48L2E+KipTRC00OSoqIEJlaGFsdGVuZSBQYXBhZ2VpZW4gd2VyZGVuIHZlcndhbmRlbHQsIHdlbm4gZGFzIEVudGVybiBiZWdpbm50LCB1bmQgbm9jaCBlaW5tYWwsIHdlbm4gZGllIEJldXRlIGJlZ2lubnQsIHZvbSBTa29yYnV0aHVuZCBhbiBpbSBVaHJ6ZWlnZXJzaW5uLCBiZXZvciBpcmdlbmRldHdhcyBhbmRlcmVzIGdlc2NoaWVodC4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTEzIj48L2E+KipTRC0xMyoqIEdlYmF1dCB3aXJkIG9mZmVuLCB1bmQgZHUgc2llaHN0IGplZGVzIFNjaGlmZiwgZGFzIHZvciBkZWluZW0gZmVydGlnIGlzdC4gKihCdWNoKSoKCiMjIEthbm9uZW4KCjxhIGlkPSJzZC0xNCI+PC9hPioqU0QtMTQqKiBTY2hpZmZlIGZldWVybiBpbiBkZXIgUmVpaGVuZm9sZ2UgaWhyZXMgVGVtcG9zLCBkaWUgbWVpc3RlbiBTZWdlbCB6dWVyc3QuIE9obmUgU2VnZWwga2FubnN0IGR1IG5pY2h0IGZldWVybi4gKihCdWNoKSoKCjxhIGlkPSJzZC0xNSI+PC9hPioqU0QtMTUqKiBSaWNodGUgamVkZSBkZWluZXIgS2Fub25lbiBhdWYgZWluZW4gR2VnbmVyLCBvZGVyIGhhbHRlIHNpZSB6dXLDvGNrLiBEYW5uIHdlcmRlbiBzaWUgZ2V3b3JmZW4sIGVpbiBaaWVsIG5hY2ggZGVtIGFuZGVyZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJzZC0xNiI+PC9hPioqU0QtMTYqKiBKZWRlcyBTeW1ib2wgemVyc3TDtnJ0IGVpbmVuIFfDvHJmZWwgc2VpbmVyIEFydDogTWFubnNjaGFmdCBlaW5lbiBNYW5uLCBlaW5lIEthbm9uZSBlaW5lIEthbm9uZSwgZWluIFNjaGlmZiBuYWNoIGRlaW5lciBXYWhsIGVpbiBTZWdlbCBvZGVyIGVpbiBSdW1wZnRlaWwsIGVpbiBQYXBhZ2VpIGVpbmVuIGJlbGllYmlnZW4gU2NoaWZmc3fDvHJmZWwsIGFiZXIgbmllIFNjaGF0ei4gSXN0IG5pY2h0cyB2b24gZGVyIEFydCBkYSwgZ2VzY2hpZWh0IG5pY2h0cy4gRWluZW4gYmVoYWx0ZW5lbiBQYXBhZ2VpIG5pbW10IG51ciBlaW4gUGFwYWdlaWVuc3ltYm9sLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8IS0tIGV4YW1wbGU6IGZpcmUgLS0+Cgo8YSBpZD0ic2QtMTciPjwvYT4qKlNELTE3KiogWmVyc3TDtnJ0ZSBXw7xyZmVsIGxpZWdlbiBiaXMgenVtIMOcYmVyaG9sZW4gYmVpc2VpdGUuICooQnVjaCkqCgo8YSBpZD0ic2QtMTgiPjwvYT4qKlNELTE4KiogRWluZSBhYmdlZmV1ZXJ0ZSBLYW5vbmUgZ2lsdCBhbHMgemVyc3TDtnJ0IHVuZCBrb21tdCBlYmVuZmFsbHMgYmVpc2VpdGUuIEVpbmUgenVyw7xja2dlaGFsdGVuZSBibGVpYnQuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJzZC0xOSI+PC9hPioqU0QtMTkqKiBXZXIgYWxzIE7DpGNoc3RlcyBmZXVlcnQsIHdpcmQgbmFjaCBqZWRlbSBTY2hpZmYgbmV1IGJlc3RpbW10OiBTZWdlbCB1bmQgS2Fub25lbiwgZGllIGluendpc2NoZW4gdmVybG9yZW4gc2luZCwgesOkaGxlbiBuaWNodCBtZWhyLiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ic2QtMjAiPjwvYT4qKlNELTIwKiogQmVpIGdsZWljaGVtIFRlbXBvIHdlcmRlbiBkaWUgU2VnZWwgZ2V3b3JmZW46IFdlciBtZWhyIFNjaGlmZnNzeW1ib2xlIGhhdCwgaXN0IHNjaG5lbGxlciwgdW5kIGJlaSBlcm5ldXRlbSBHbGVpY2hzdGFuZCB3aXJkIHdpZWRlciBnZXdvcmZlbi4gRGllIFNlZ2VsIGtvbW1lbiB6dXLDvGNrLCB3aWUgc2llIHdhcmVuLiBOYWNoIHp3YW56aWcgdW5lbnRzY2hpZWRlbmVuIFfDvHJmZW4gZW50c2NoZWlkZXQgZGVyIFp1ZmFsbC4gSW4gZGVyIEJldXRlcGhhc2Ugd2lyZCBHbGVpY2hzdGFuZCBuaWNodCBhdXNnZXfDvHJmZWx0IChTRC0zMSkuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJzZC0yMSI+PC9hPioqU0QtMjEqKiBXw6RocmVuZCBLYW5vbmVuIGZldWVybiwgaXN0IGtlaW4gU2NoYXR6IGFuIEJvcmQsIGRlbm4gYmVpbSDDnGJlcmhvbGVuIGtvbW10IGVyIGJlaXNlaXRlIChTRC0zOCkuIFdlciBSdW1wZiB2ZXJsaWVydCwgdmVyc2Now7x0dGV0IG5pY2h0cy4gKihBdXNsZWd1bmcpKgoKPiAqQmVpc3BpZWwuKiBad2VpIGRlaW5lciBkcmVpIEthbm9uZW4gZmV1ZXJuIGF1ZiBBbm5lIHVuZCB6ZWlnZW4gZWluIFNjaGlmZiB1bmQgZWluZW4gUGFwYWdlaS4gRGFzIFNjaGlmZnNzeW1ib2wgbmltbXQgaWhyIGVpbiBTZWdlbCwgdW5kIGRhbWl0IGlzdCBzaWUgbGFuZ3NhbWVyIGFscyBkdTsgZGVyIFBhcGFnZWkgbmltbXQgaWhyIGRlbiBsZXR6dGVuIE1hbm4uCgojIyBFbnRlcm4KCjxhIGlkPSJzZC0yMiI+PC9hPioqU0QtMjIqKiBWb20gc2NobmVsbHN0ZW4genVtIGxhbmdzYW1zdGVuIGRhcmYgamVkZXIgS2FwaXTDpG4gdmVyc3VjaGVuLCBlaW4gYW5kZXJlcyBTY2hpZmYgenUgZW50ZXJuLiBPaG5lIE1hbm5zY2hhZnQgZ2VodCBlcyBuaWNodC4gKihCdWNoKSoKCjxhIGlkPSJzZC0yMyI+PC9hPioqU0QtMjMqKiBCZWlkZSB3ZXJmZW4gaWhyZSBTZWdlbC4gRGVyIEFuZ3JlaWZlciBicmF1Y2h0IHdpcmtsaWNoIG1laHIgU2NoaWZmc3N5bWJvbGU7IHNvbnN0IGVudGtvbW10IGRlciBWZXJ0ZWlkaWdlci4gRGllIFNlZ2VsIGtvbW1lbiB6dXLDvGNrLCB3aWUgc2llIHdhcmVuLiAqKEJ1Y2gpKgoKPCEtLSBleGFtcGxlOiBjaGFzZSAtLT4KCjxhIGlkPSJzZC0yNCI+PC9hPioqU0QtMjQqKiBEYXMgRW50ZXJuIGlzdCB2b3JiZWksIHNvYmFsZCBlaW4gVmVyc3VjaCBnZWx1bmdlbiB1bmQgYXVzZ2VzcGllbHQgaXN0IG9kZXIgYWxsZSBpaHJlIFdhaGwgaGF0dGVuLiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTI1Ij48L2E+KipTRC0yNSoqIFVtIGVpbiBlaW5nZWhvbHRlcyBTY2hpZmYgd2lyZCBpbSBIYW5kZ2VtZW5nZSBnZWvDpG1wZnQuIE5hY2ggamVkZXIgUnVuZGUgZGFyZiBkZXIgQW5ncmVpZmVyIHdlaXRlcmvDpG1wZmVuIG9kZXIgc2ljaCB6dXLDvGNremllaGVuLiBFcyBpc3Qgdm9yYmVpLCB3ZW5uIGVpbmUgU2VpdGUga2VpbmUgTWFubnNjaGFmdCBtZWhyIGhhdC4gKihCdWNoKSoKCjxhIGlkPSJzZC0yNiI+PC9hPioqU0QtMjYqKiBIYXQgZGVyIFZlcnRlaWRpZ2VyIGtlaW5lIE1hbm5zY2hhZnQgbWVociwgZGFyZiBkZXIgQW5ncmVpZmVyIFNjaGF0enfDvHJmZWwgc2VpbmVyIFdhaGwgc3RlaGxlbiwgb2IgYW4gQm9yZCBvZGVyIGJlaXNlaXRlZ2VsZWd0OiBlaW5lbiBmw7xyIGplZGVuIE1hbm4sIGRlciBpaG0gYmxlaWJ0LCB1bmQgbmljaHQgbWVociwgYWxzIGluIGRlbiBSdW1wZiBwYXNzZW4uICooQnVjaCkqCgo8YSBpZD0ic2QtMjciPjwvYT4qKlNELTI3KiogV2VyIGVpbiBTY2hpZmYgZWluaG9sdCwgZGFzIGdhciBrZWluZSBNYW5uc2NoYWZ0IGhhdCwgc3RpZWhsdCBzb2ZvcnQuICooQXVzbGVndW5nKSoKCiMjIEhhbmRnZW1lbmdlCgo8YSBpZD0ic2QtMjgiPjwvYT4qKlNELTI4KiogQWxsZSBCZXRlaWxpZ3RlbiB3ZXJmZW4gZWluZW4gV8O8cmZlbCBmw7xyIGplZGVuIE1hbm4gdW5kIHrDpGhsZW4gaWhyZSBLYW1wZnB1bmt0ZSB6dXNhbW1lbjogU2NoaWZmIDAsIEthbm9uZSAxLCBNYW5uc2NoYWZ0IDIsIFBhcGFnZWkgMy4gKihCdWNoLCBBdXNnYWJlKSoKCjxhIGlkPSJzZC0yOSI+PC9hPioqU0QtMjkqKiBEaWUgaMO2Y2hzdGUgU3VtbWUgZ2V3aW5udCBkaWUgUnVuZGUsIHVuZCBqZWRlIGFuZGVyZSBTZWl0ZSB2ZXJsaWVydCBlaW5lbiBNYW5uLiBIYWJlbiBtZWhyZXJlIGRpZSBow7ZjaHN0ZSwgdmVybGllcmVuIGFsbGUgZWluZW4uIFZlcmxvcmVuZSBNYW5uc2NoYWZ0IGxpZWd0IGJpcyB6dW0gw5xiZXJob2xlbiBiZWlzZWl0ZS4gKihCdWNoKSoKCjwhLS0gZXhhbXBsZTogbWVsZWUgLS0+Cgp8IGRlaW5lIE1hbm5zY2hhZnQgZ2VnZW4gaWhyZSB8IDEgfCAyIHwgMyB8IDQgfCA1IHwKfC0tLXwtLS18LS0tfC0tLXwtLS18LS0tfAp8IDEgfCAzNiAlICgyOCAlIGdsZWljaCkgfCAxNyAoMTgpIHwgOCAoMTApIHwgMyAoNSkgfCAxICgyKSB8CnwgMiB8IDY1ICgxOCkgfCA0MSAoMTgpIHwgMjMgKDE0KSB8IDEyICg5KSB8IDYgKDYpIHwKfCAzIHwgODMgKDEwKSB8IDYzICgxNCkgfCA0MyAoMTQpIHwgMjcgKDEyKSB8IDE2ICg5KSB8CnwgNCB8IDkyICg1KSB8IDc4ICg5KSB8IDYxICgxMikgfCA0NCAoMTIpIHwgMjkgKDExKSB8CnwgNSB8IDk2ICgyKSB8IDg4ICg2KSB8IDc1ICg5KSB8IDYwICgxMSkgfCA0NCAoMTEpIHwKCiMjIEJldXRlCgo8YSBpZD0ic2QtMzAiPjwvYT4qKlNELTMwKiogVm9tIHNjaG5lbGxzdGVuIHp1bSBsYW5nc2Ftc3RlbiBuZWhtZW4gZGllIFNjaGlmZmUgU2NoYXR6IHZvbiBkZXIgUGFwYWdlaWVuaW5zZWw6IGJpcyB6dSBlaW5lbiBXw7xyZmVsIGbDvHIgamVkZW4gTWFubiB1bmQgbmllIG1laHIsIGFscyBpbiBkZW4gUnVtcGYgcGFzc2VuLiBEdSBzdWNoc3QgZGllIFfDvHJmZWwgYXVzLiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTMxIj48L2E+KipTRC0zMSoqIEdsZWljaCBzY2huZWxsZSBTY2hpZmZlIG1pdCBNYW5uc2NoYWZ0IGtvbW1lbiBnZW1laW5zYW0gYW4uIEplZGVyIEthcGl0w6RuIHfDpGhsdCB2ZXJkZWNrdDoga8OkbXBmZW4sIGRlbiBWb3J0cml0dCBsYXNzZW4gb2RlciB2ZXJoYW5kZWxuLiBIYXQgdm9uIGRlbmVuLCBkaWUgbmljaHQgZGVuIFZvcnRyaXR0IGxpZcOfZW4sIGF1Y2ggbnVyIGVpbmVyIGRlbiBLYW1wZiBnZXfDpGhsdCwga8OkbXBmZW4gc2llIGFsbGUuIFdvbGxlbiBzaWUgYWxsZSB2ZXJoYW5kZWxuLCB2ZXJoYW5kZWxuIHNpZS4gQmxlaWJ0IG51ciBlaW5lciDDvGJyaWcsIGdlaHQgZGVyIGVpbmZhY2ggYWxzIEVyc3Rlci4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTMyIj48L2E+KipTRC0zMioqIERlbiBWb3J0cml0dCBsYXNzZW4gaGVpw590OiBEaWUgYW5kZXJlbiBtYWNoZW4genVlcnN0IEJldXRlLiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTMzIj48L2E+KipTRC0zMyoqIEJlaW0gVmVyaGFuZGVsbiBzY2hsw6RndCBqZW1hbmQgdm9yLCB3ZXIgd2VsY2hlIFfDvHJmZWwgbmltbXQsIHNvd2VpdCBkaWUgTWFubnNjaGFmdCB1bmQgZGVyIFJ1bXBmIGVpbmVzIGplZGVuIGVzIGVybGF1YmVuLiBEaWUgYW5kZXJlbiBuZWhtZW4gYW4sIGxlaG5lbiBhYiBvZGVyIGFudHdvcnRlbiBtaXQgZWluZW0gZWlnZW5lbiBBbmdlYm90OyBhbGxlIG3DvHNzZW4genVzdGltbWVuLiBWZXJzcHJlY2hlbiBmw7xyIHNww6R0ZXIgZGFyZiBtYW4gZ2ViZW4sIHVuZCBzaWUgYmxlaWJlbiBpbSBMb2didWNoIHN0ZWhlbjsgZXJ6d3VuZ2VuIHdlcmRlbiBzaWUgdm9uIG5pY2h0cy4gTmFjaCBkcmVpIGFiZ2VsZWhudGVuIEFuZ2Vib3Rlbiwgb2RlciB3ZW5uIGplbWFuZCBkYXJhdWYgYmVzdGVodCwga29tbXQgZXMgenVtIEhhbmRnZW1lbmdlLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ic2QtMzQiPjwvYT4qKlNELTM0KiogRWluIEhhbmRnZW1lbmdlIHVtIGRpZSBCZXV0ZSBnZWh0IGF1ZiBMZWJlbiB1bmQgVG9kLCBhYmVyIHZvciBqZWRlciBSdW5kZSBkYXJmc3QgZHUgZGljaCBlcmdlYmVuOyBhbGxlIGVudHNjaGVpZGVuIHp1Z2xlaWNoLiBXZXIgc2ljaCBlcmdpYnQsIGlzdCBhdXMgZGVtIEthbXBmLiBXZXIgenVsZXR6dCBub2NoIGvDpG1wZnQsIG1hY2h0IGFscyBFcnN0ZXIgQmV1dGUsIGRpZSBhbmRlcmVuIGZvbGdlbiBpbiBkZXIgUmVpaGVuZm9sZ2UgZGVyIE1hbm5zY2hhZnQsIGRpZSBpaG5lbiBibGVpYnQ7IGJlaSBHbGVpY2hzdGFuZCBlbnRzY2hlaWRldCBkYXMgTG9zLiBGYWxsZW4gZGllIGxldHp0ZW4gS8OkbXBmZXIgZ2VtZWluc2FtLCBtYWNoZW4gZGllIEJldXRlLCBkaWUgc2ljaCBlcmdlYmVuIGhhYmVuLiBFcmdlYmVuIHNpY2ggYWxsZSBWZXJibGllYmVuZW4gYXVmIGVpbm1hbCwgb3JkbmV0IHNpZSBkZXIgWnVmYWxsLCB1bmQgU0QtMzUgZ2lsdCBuaWNodC4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTM1Ij48L2E+KipTRC0zNSoqIFdlbm4gc2ljaCBqZW1hbmQgZXJnaWJ0LCBsw6Rzc3QgZGVyIEvDpG1wZmVyIG1pdCBkZXIgZ3LDtsOfdGVuIE1hbm5zY2hhZnQgKGJlaSBHbGVpY2hzdGFuZCBkYXMgTG9zKSBHbmFkZSB3YWx0ZW4sIG9kZXIgZXIgd2lyZnQgZWluZW4gTWFubnNjaGFmdHN3w7xyZmVsIHVuZCBuaW1tdCBkZW0gYW5kZXJlbiBmw7xyIGplZGVuIEthbXBmcHVua3QgZWluZW4gTWFubi4gKihCdWNoKSoKCjxhIGlkPSJzZC0zNiI+PC9hPioqU0QtMzYqKiBXZXIgZGVuIFZvcnRyaXR0IGxpZcOfLCBtYWNodCBuYWNoIGRlbiBhbmRlcmVuIHNlaW5lcyBHbGVpY2hzdGFuZHMgdW5kIHZvciBsYW5nc2FtZXJlbiBTY2hpZmZlbiBCZXV0ZSwgbWVocmVyZSBpbiB6dWbDpGxsaWdlciBSZWloZW5mb2xnZS4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTM3Ij48L2E+KipTRC0zNyoqIElzdCBkaWUgQmV1dGUgdm9yYmVpLCBiZWtvbW1lbiBLYXBpdMOkbmUgb2huZSBNYW5uc2NoYWZ0IFNrb3JidXQ6IFNpZSB0ZWlsZW4gZGllIFNjaMOkZGVsIGF1ZiBkZXIgSXNsYSBkZSBsYSBNdWVydGEgZ2xlaWNobcOkw59pZyB1bnRlciBzaWNoIGF1Ziwgw7xiZXJ6w6RobGlnZSBibGVpYmVuIGxpZWdlbi4gTWl0IGRlciBPcHRpb24gKmdlZsOkaHJsaWNoZSBHZXfDpHNzZXIqIGdlaGVuIHNpZSBzdGF0dGRlc3NlbiBmw7xyIGplZGVuIFNjaMOkZGVsIGVpbiBGZWxkIHp1csO8Y2ssIHVuZCBkaWUgU2Now6RkZWwgYmxlaWJlbiBiaXMgenVyIG7DpGNoc3RlbiBKYWdkLiAqKEJ1Y2gpKgoKIyMgw5xiZXJob2xlbgoKPGEgaWQ9InNkLTM4Ij48L2E+KipTRC0zOCoqIFNvbGFuZ2Ugbm9jaCBTY2hhdHogYXVmIGRlciBQYXBhZ2VpZW5pbnNlbCBsaWVndCwga29tbXQgZGVyIFNjaGF0eiBhbiBCb3JkIGJlaXNlaXRlOiBFciBicmF1Y2h0IGtlaW5lbiBSdW1wZiBtZWhyLCBrYW5uIGFiZXIgbm9jaCBnZXN0b2hsZW4gd2VyZGVuLiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTM5Ij48L2E+KipTRC0zOSoqIFZvbSBTa29yYnV0aHVuZCBhbjogV2lyZiBkZWluZSB6ZXJzdMO2cnRlbiBXw7xyZmVsIHVuZCBkYXp1IGJlbGllYmlnZSBhbmRlcmUgZGVpbmVzIFNjaGlmZnM7IGRhbm4gZGFyZnN0IGR1IGVpbm1hbCBiZWxpZWJpZ2UgV8O8cmZlbCBuZXUgd2VyZmVuIHVuZCBvcmRuZXN0IHNpZSBhbiB3aWUgYmVpbSBCYXVlbi4gV8O8cmZlbCwgZGllIGR1IG5pY2h0IGdld29yZmVuIGhhc3QsIGJlaGFsdGVuIGlocmUgU2VpdGUsIG51ciBlaW5lIFNjaGlmZnNzZWl0ZSBkYXJmIHp3aXNjaGVuIFNlZ2VsIHVuZCBSdW1wZiB3ZWNoc2Vsbi4gRGFyYXVmIGZvbGdlbiBkaWUgS2Fub25lbi4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9InNkLTQwIj48L2E+KipTRC00MCoqIE5hY2ggZGVyIHp3w7ZsZnRlbiBCZXV0ZXBoYXNlIGVpbmVyIEphZ2Qga29tbXQgZGVyIFNjaGF0eiwgZGVyIG5vY2ggYXVmIGRlciBJbnNlbCBsaWVndCwgdW5nZXdlcnRldCBpbiBkZW4gVm9ycmF0IHp1csO8Y2ssIHVuZCBkaWUgSmFnZCB3aXJkIGdld2VydGV0LiBFYmVuc28gZ2VodCBlaW5lIFBhcnRpZSwgaW4gZGVyIG5hY2ggZHJlacOfaWcgSmFnZGVuIG5pZW1hbmQgYW5nZWtvbW1lbiBpc3QsIGFuIGRlbiBLYXBpdMOkbiwgZGVyIGFtIHdlaXRlc3RlbiBpc3QsIHdpZSBpbiBTRC00Mi4gKihBdXNsZWd1bmcpKgoKIyMgV2VydHVuZyB1bmQgU2llZwoKPGEgaWQ9InNkLTQxIj48L2E+KipTRC00MSoqIFLDvGNrZSBmw7xyIGplZGUgTcO8bnplLCBkaWUgZHUgaGFzdCwgZWluIEZlbGQgdm9yLCBkYW5uIGbDvHIgamVkZW4gU2tvcmJ1dHfDvHJmZWwgZWluZXMgenVyw7xjay4gTnVyIHdvIGR1IHN0ZWhlbiBibGVpYnN0LCB6w6RobHQuIEFsbGUgU2NoYXR6d8O8cmZlbCBrb21tZW4gaW4gZGVuIFZvcnJhdCB6dXLDvGNrLCB1bmQgZWluZSBuZXVlIEphZ2QgYmVnaW5udC4gKihCdWNoKSoKCjwhLS0gZXhhbXBsZTogc2NvcmluZyAtLT4KCjxhIGlkPSJzZC00MiI+PC9hPioqU0QtNDIqKiBXZXIgenVlcnN0IGRhcyBaaWVsIGVycmVpY2h0LCBnZXdpbm50LiBHZWxpbmd0IGVzIG1laHJlcmVuIHp1Z2xlaWNoLCBnZXdpbm50LCB3ZXIgYW0gd2VpdGVzdGVuIGlzdDsgYmVpIEdsZWljaHN0YW5kIGvDpG1wZmVuIHNpZSBlaW4gSGFuZGdlbWVuZ2UgbWl0IGplIGbDvG5mIFfDvHJmZWxuLCBiaXMgZWluZXIgw7xicmlnIGlzdC4gRmFsbGVuIGFsbGUgZ2VtZWluc2FtLCBiZWdpbm50IGVzIHZvbiB2b3JuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgojIyBLYXBpdMOkbmUKCkthcGl0w6RuZSBzaW5kIGVpbmUgT3B0aW9uLCBhbSBiZXN0ZW4gZsO8ciBnYW56ZSBTcGllbGUuCgo8YSBpZD0ic2QtNDMiPjwvYT4qKlNELTQzKiogSmVkZXIgYmVrb21tdCBlaW5lbiBLYXBpdMOkbiwgZGllIFNlaXRlIG1pdCBkZXIgRsOkaGlna2VpdCBuYWNoIG9iZW4uICooQnVjaCkqCgo8YSBpZD0ic2QtNDQiPjwvYT4qKlNELTQ0KiogV2VyIGVpbmUgRsOkaGlna2VpdCB6dW0gQWt0aXZpZXJlbiBlaW5zZXR6dCwgZHJlaHQgZGllIEthcnRlIHVtLiBTaWUgZHJlaHQgc2ljaCB6dXLDvGNrLCB3ZW5uIGR1IGVpbmUgSmFnZCBhdWYgZWluZW0gbmllZHJpZ2VyZW4gRmVsZCBiZWVuZGVzdCwgYWxzIGR1IHNpZSBiZWdvbm5lbiBoYXN0LiBQYXNzaXZlIEbDpGhpZ2tlaXRlbiB3aXJrZW4sIHdhbm4gaW1tZXIgc2llIHp1dHJlZmZlbi4gKihCdWNoKSoKCjxhIGlkPSJzZC00NSI+PC9hPioqU0QtNDUqKiBFaW5lIEthcnRlIHplaWd0IGRlbiBOYW1lbiBkZXMgS2FwaXTDpG5zLCBkZW4gTmFtZW4gZGVyIEbDpGhpZ2tlaXQsIGRpZSBQaGFzZSwgaW4gZGVyIHNpZSB3aXJrdCwgaWhyZSBBcnQgdW5kIHdhcyBzaWUgdHV0LiAqKEJ1Y2gpKgoKPGEgaWQ9InNkLTQ2Ij48L2E+KipTRC00NioqIEJsYWNrYmVhcmQsICpCbHV0IHVuZCBCZXV0ZSosIEthbm9uZW4sIEFrdGl2aWVydW5nOiBOaW1tIHZvbiBqZWRlbSBTY2hpZmYsIGRhcyBkZWluZSBLYW5vbmVuIGluIGRpZXNlciBQaGFzZSBiZXNjaMOkZGlndCBoYWJlbiwgZWluZW4gV8O8cmZlbCBkZWluZXIgV2FobCwgZGVyIG5vY2ggZGFyYXVmIHN0ZWh0LCBvZGVyIGVpbmVuIHplcnN0w7ZydGVuLCB3ZW5uIGtlaW5lciBtZWhyIHN0ZWh0LiBTaWUga29tbWVuIGJlaXNlaXRlOyBiZWltIMOcYmVyaG9sZW4gZGFyZnN0IGR1IHNpZSBpbiBkZWluIFNjaGlmZiBlaW53w7xyZmVsbi4gV2VubiBlaW5lIG5ldWUgSmFnZCBiZWdpbm50LCBrZWhyZW4gc2llIGhlaW0uICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJzZC00NyI+PC9hPioqU0QtNDcqKiBFcyBnaWJ0IGFjaHQgS2FwaXTDpG5lLCBzbyBhYmdlc3RpbW10LCBkYXNzIMO8YmVyIHZpZWxlIGdhbnplIFNwaWVsZSB6dSB2aWVydCBrZWluZXIgbWVociBhbHMgMSwxNS0gb2RlciB3ZW5pZ2VyIGFscyAwLDg1LW1hbCBzbyBvZnQgZ2V3aW5udCB3aWUgZGVyIER1cmNoc2Nobml0dC4gTmViZW4gQmxhY2tiZWFyZDogQ2FsaWNvIEphY2ssICpGbGlua2UgSMOkbmRlKiwgRW50ZXJuLCBwYXNzaXY6IFBhcGFnZWllbiB6w6RobGVuIGFscyBTY2hpZmZzc3ltYm9sZSwgd2VubiBkdSBpbiBkZXIgRW50ZXJwaGFzZSBTZWdlbCB3aXJmc3QuIEFubmUgQm9ubnksICpadWVyc3Qgw7xiZXIgZGllIFJlbGluZyosIEhhbmRnZW1lbmdlLCBwYXNzaXY6IGVpbiBLYW1wZnB1bmt0IG1laHIgaW4gZGVyIGVyc3RlbiBSdW5kZS4gQmxhY2sgQmFydCwgKkRlciBLb2RleCosIEJhdWVuLCBBa3RpdmllcnVuZzogbm9jaCBlaW5tYWwgbmV1IHdlcmZlbi4gSGVucnkgTW9yZ2FuLCAqTGFuZMO8YmVyZmFsbCosIEJldXRlLCBBa3RpdmllcnVuZzogRWluIFNjaGlmZiBtaXQgTWFubnNjaGFmdCB0csOkZ3QsIGFscyB3w6RyZW4gZXMgendlaSBNYW5uIG1laHIuIENoYXJsZXMgVmFuZSwgKktlaW4gUGFyZG9uKiwgSGFuZGdlbWVuZ2UsIHBhc3NpdjogV2VyIG1pdCAzIG9kZXIgbWVociBSw7xja3N0YW5kIHZlcmxpZXJ0LCB2ZXJsaWVydCBlaW5lbiBNYW5uIG1laHIuIEdyYWNlIE8nTWFsbGV5LCAqVmVyc3RlY2t0ZSBCdWNodCosIMOcYmVyaG9sZW4sIEFrdGl2aWVydW5nOiBTY2hhdHosIGRlbiBkdSBiZWlzZWl0ZWxlZ3N0LCBrYW5uIGluIGRpZXNlciBKYWdkIG5pY2h0IGdlc3RvaGxlbiB3ZXJkZW4uIFN0ZWRlIEJvbm5ldCwgKkLDtnJzZSBkZXMgR2VudGxlbWFucyosIFdlcnR1bmcsIEFrdGl2aWVydW5nOiBEZWluZSBTa29yYnV0d8O8cmZlbCB6w6RobGVuIG5pY2h0OyBpbiBnZWbDpGhybGljaGVuIEdld8Okc3Nlcm4gdHJlaWJzdCBkdSBpbiBkaWVzZXIgSmFnZCBuaWNodCB6dXLDvGNrLiAqKEF1c2dhYmUpKgoKPGEgaWQ9InNkLTQ4Ij48L2E+KipTRC00OCoqIEJlaXNlaXRlZ2VsZWd0ZXIgU2NoYXR6IHVuZCBTa29yYnV0d8O8cmZlbCBicmF1Y2hlbiBrZWluZW4gUnVtcGYuIFNrb3JidXR3w7xyZmVsIGthbm4gbWFuIG5pY2h0IHN0ZWhsZW4uICooQnVjaCwgQXVzbGVndW5nKSoK", "" + import.meta.url) },
	examples: [
		"faces",
		"ship",
		"fire",
		"chase",
		"melee",
		"scoring"
	],
	positions: [
		{
			name: "hand",
			question: "build.reroll",
			after: 120
		},
		{
			name: "ship",
			question: "build.arrange",
			after: 120
		},
		{
			name: "cannons",
			question: "cannons.aim",
			after: 100
		},
		{
			name: "boarding",
			question: "boarding.choose",
			after: 100
		},
		{
			name: "talk",
			question: "negotiation."
		},
		{
			name: "brawl",
			question: "brawl.",
			isRare: true
		}
	],
	seatKeys: [
		"board",
		"spare",
		"attack",
		"assign"
	],
	labels: captainsOf,
	keyWords: {
		answer: "answer: {value}",
		attack: "attack: {value}",
		board: "board: {value}",
		fightOn: "fight on: {value}",
		hull: "hull: {value}",
		mercy: "mercy: {value}",
		promise: "promise: {value}",
		sails: "sails: {value}",
		spare: "spare: {value}",
		surrender: "surrender: {value}",
		take: "take: {value}",
		turn: "turn: {value}",
		use: "use: {value}"
	},
	wordFor,
	phrases: PHRASES
};
export { loaded };
