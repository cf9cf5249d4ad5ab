// Rules version 1 of doubloon-lagoon, kept by `npm run keep-rules`. Not to be changed.
import { PASS, RulesBug, bad, badAt, good, oneOf, repeat, sequence, someOf, tally, unanswered, window } from "@nassau/kernel";
import { answerBy } from "@nassau/kernel/bots";
import { i18n } from "#i18n";
import * as z from "zod/mini";
import { en } from "zod/locales";
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
var clockwise = (places, first) => places.map((_, i) => (first + i) % places.length);
function first([thing]) {
	if (thing === void 0) throw new RulesBug("nothing-there");
	return thing;
}
var CATALOGUES = new WeakMap();
function catalogueOf(edition) {
	const known = CATALOGUES.get(edition);
	if (known) return known;
	const catalogue = {
		adventures: new Map(edition.adventures.map((card) => [card.id, card])),
		events: new Map(edition.events.map((card) => [card.id, card])),
		treasure: itemWith(edition, "treasure")?.id ?? "",
		total: edition.adventures.reduce((sum, { value, copies }) => sum + value * copies, 0)
	};
	CATALOGUES.set(edition, catalogue);
	return catalogue;
}
function adventureOf(edition, id) {
	const card = catalogueOf(edition).adventures.get(id);
	if (!card) throw new RulesBug("no-such-adventure", { id });
	return card;
}
function eventOf(edition, id) {
	const card = catalogueOf(edition).events.get(id);
	if (!card) throw new RulesBug("no-such-event", { id });
	return card;
}
var itemWith = ({ adventures }, effect) => adventures.find((card) => card.effect === effect);
var treasureOf = (edition) => catalogueOf(edition).treasure;
var totalValue = (edition) => catalogueOf(edition).total;
function amountOf(edition, items, effect) {
	let amount = 0;
	for (const item of items) {
		const card = adventureOf(edition, item);
		if (card.effect === effect) amount += card.amount;
	}
	return amount;
}
var has = (edition, items, effect) => items.length > 0 && amountOf(edition, items, effect) > 0;
var heldWith = (edition, hand, effect) => hand.filter((card, i) => eventOf(edition, card).effect === effect && hand.indexOf(card) === i);
var fullDeck = (cards) => cards.flatMap(({ id, copies }) => repeat(id, copies));
function takeOut(pile, card) {
	const i = pile.indexOf(card);
	if (i < 0) throw new RulesBug("no-such-card", {
		card,
		pile
	});
	pile.splice(i, 1);
}
function less(cards, without) {
	const left = [...cards];
	for (const card of without) takeOut(left, card);
	return left;
}
function unitOf(lagoon, id) {
	const unit = lagoon.units[id];
	if (!unit) throw new RulesBug("no-such-unit", { id });
	return unit;
}
function tagOf(lagoon, id) {
	const { kind, owner, number } = unitOf(lagoon, id);
	return {
		unit: id,
		kind,
		owner,
		number
	};
}
function unitNumbered(id, seats) {
	const crews = seats * 3;
	return id < crews ? {
		kind: "crew",
		owner: Math.floor(id / 3),
		number: id % 3 + 1
	} : {
		kind: "ship",
		number: id - crews + 1
	};
}
function spaceOf(unit) {
	if (unit.at === null) throw new RulesBug("unit-gone", { unit });
	return unit.at;
}
function handOf(lagoon, seat) {
	const hand = lagoon.hands[seat];
	if (!hand) throw new RulesBug("no-such-hand", { seat });
	return hand;
}
function keptBy(lagoon, seat) {
	const kept = lagoon.kept[seat];
	if (!kept) throw new RulesBug("no-such-seat", { seat });
	return kept;
}
var inTurn = (lagoon, first) => clockwise(lagoon.hands, first);
var living = (lagoon, first) => inTurn(lagoon, first).filter((seat) => lagoon.isOut[seat] === false);
var leftOf = (lagoon, seat) => living(lagoon, seat).find((other) => other !== seat) ?? seat;
var isCrew = (unit) => unit.kind === "crew";
var isAshore = (unit) => unit.kind === "crew" && unit.at !== null && unit.aboard === null;
function unitsWhere(lagoon, fits) {
	const found = [];
	for (let id = 0; id < lagoon.units.length; id++) {
		const unit = lagoon.units[id];
		if (unit && fits(unit, id)) found.push(id);
	}
	return found;
}
function someUnit(lagoon, fits) {
	for (let id = 0; id < lagoon.units.length; id++) {
		const unit = lagoon.units[id];
		if (unit && fits(unit, id)) return true;
	}
	return false;
}
var crewsAboard = (lagoon, ship) => unitsWhere(lagoon, (unit) => unit.aboard === ship);
function manned(lagoon, ship) {
	let crews = 0;
	for (const unit of lagoon.units) if (unit.aboard === ship) crews++;
	return crews;
}
var hasCrewAt = (lagoon, seat, space) => someUnit(lagoon, (unit) => unit.at === space && unit.owner === seat && unit.kind === "crew");
var boardingOf = (lagoon, ship, other) => lagoon.boardings.find((pair) => pair.one === ship && pair.other === other || pair.one === other && pair.other === ship);
var isLocked = (lagoon, ship) => lagoon.boardings.length > 0 && lagoon.boardings.some(({ one, other }) => one === ship || other === ship);
function letGo(lagoon, ship) {
	if (isLocked(lagoon, ship)) lagoon.boardings = lagoon.boardings.filter(({ one, other }) => one !== ship && other !== ship);
}
function place(lagoon, id, space) {
	const unit = unitOf(lagoon, id);
	unit.at = space;
	if (unit.kind === "ship") {
		for (const crew of lagoon.units) if (crew.aboard === id) crew.at = space;
	}
}
function pickUp(lagoon, unit, { at, item }) {
	const i = lagoon.ground.findIndex((lying) => lying.at === at && lying.item === item);
	if (i < 0) throw new RulesBug("no-such-item", {
		at,
		item
	});
	lagoon.ground.splice(i, 1);
	unit.items.push(item);
}
function handOver(from, to, item) {
	takeOut(from.items, item);
	to.items.push(item);
}
function eliminate(lagoon, id, fate) {
	const crew = unitOf(lagoon, id);
	const at = spaceOf(crew);
	const { items, aboard } = crew;
	Object.assign(crew, {
		strength: 0,
		at: null,
		aboard: null,
		items: [],
		isStuck: false,
		extra: 0
	});
	if (aboard !== null && manned(lagoon, aboard) === 0) letGo(lagoon, aboard);
	if (fate === "lost") {
		lagoon.lost.push(...items);
		return [];
	}
	const left = items.map((item) => ({
		at,
		item
	}));
	lagoon.ground.push(...left);
	return left;
}
function sink(lagoon, id) {
	const ship = unitOf(lagoon, id);
	const { items } = ship;
	lagoon.lost.push(...items);
	for (const crew of lagoon.units) if (crew.aboard === id) crew.aboard = null;
	Object.assign(ship, {
		at: null,
		items: [],
		isStuck: false,
		extra: 0,
		calm: null
	});
	letGo(lagoon, id);
	return items;
}
var newCrew = (owner, number) => ({
	...newUnit(owner, number),
	kind: "crew",
	strength: 3
});
var newShip = (owner, number) => ({
	...newUnit(owner, number),
	kind: "ship"
});
var newUnit = (owner, number) => ({
	kind: "ship",
	owner,
	number,
	strength: 0,
	at: null,
	aboard: null,
	items: [],
	spent: 0,
	extra: 0,
	calm: null,
	isStuck: false,
	hasCrossed: false,
	hasAttacked: false,
	gave: []
});
function fightersOf(lagoon, units) {
	const crews = [];
	for (const id of units) if (unitOf(lagoon, id).kind === "crew") crews.push(id);
	else for (let crew = 0; crew < lagoon.units.length; crew++) if (lagoon.units[crew]?.aboard === id) crews.push(crew);
	return crews;
}
function strengthOf(lagoon, units) {
	let strength = 0;
	for (const crew of fightersOf(lagoon, units)) strength += unitOf(lagoon, crew).strength;
	return strength;
}
function itemBonus(lagoon, edition, units, { form, isAttacking }) {
	let bonus = 0;
	for (const crew of fightersOf(lagoon, units)) {
		const { items } = unitOf(lagoon, crew);
		if (items.length === 0) continue;
		bonus += amountOf(edition, items, "battle-bonus");
		if (isAttacking) bonus += amountOf(edition, items, "attack-bonus");
		if (form === "boarding") bonus += amountOf(edition, items, "boarding-bonus");
	}
	for (const id of units) {
		const { kind, items } = unitOf(lagoon, id);
		if (kind === "crew" || items.length === 0) continue;
		if (form === "boarding") bonus += amountOf(edition, items, "boarding-bonus");
		if (!isAttacking) bonus += amountOf(edition, items, "deck-gun");
	}
	return bonus;
}
var isManned = (lagoon, unit, id) => unit.kind === "ship" && unit.at !== null && manned(lagoon, id) > 0;
function battlesOf(lagoon, seat) {
	const named = [];
	for (let id = 0; id < lagoon.units.length; id++) {
		const unit = lagoon.units[id];
		if (!unit || unit.at === null || unit.owner !== seat || unit.hasAttacked || unit.aboard !== null) continue;
		for (let enemy = 0; enemy < lagoon.units.length; enemy++) {
			const other = lagoon.units[enemy];
			if (!other || other.at !== unit.at || other.owner === seat || other.aboard !== null) continue;
			if (!canAttack(lagoon, id, enemy)) continue;
			const { at, owner } = other;
			if (!named.some(({ battle, against }) => battle === at && against === owner)) named.push({
				battle: at,
				against: owner
			});
		}
	}
	return named;
}
function canAttack(lagoon, id, enemy) {
	const [unit, other] = [unitOf(lagoon, id), unitOf(lagoon, enemy)];
	if (unit.kind === "ship") return isManned(lagoon, unit, id) && isAshore(other);
	return isAshore(other) || isManned(lagoon, other, enemy);
}
function attackersAt(lagoon, seat, hex, foe) {
	const enemies = unitsWhere(lagoon, (unit) => unit.at === hex && unit.owner === foe && unit.aboard === null);
	return unitsWhere(lagoon, (unit, id) => unit.at === hex && unit.owner === seat && unit.aboard === null && !unit.hasAttacked && enemies.some((enemy) => canAttack(lagoon, id, enemy)));
}
var targetsAt = (lagoon, foe, hex, attackers) => unitsWhere(lagoon, (unit, id) => unit.at === hex && unit.owner === foe && unit.aboard === null && attackers.every((attacker) => canAttack(lagoon, attacker, id)));
function grapplesOf(lagoon, seat, called) {
	const grapples = [];
	for (let from = 0; from < lagoon.units.length; from++) {
		const ours = lagoon.units[from];
		if (ours?.kind !== "ship" || ours.owner !== seat || !isManned(lagoon, ours, from)) continue;
		for (let board = 0; board < lagoon.units.length; board++) {
			const theirs = lagoon.units[board];
			if (theirs?.kind !== "ship" || theirs.owner === seat || theirs.at !== ours.at) continue;
			if (!isManned(lagoon, theirs, board) || boardingOf(lagoon, from, board)) continue;
			if (!called.some((pair) => pair.from === from && pair.board === board)) grapples.push({
				from,
				board
			});
		}
	}
	return grapples;
}
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
function distance(a, b) {
	const q = a.q - b.q;
	const r = a.r - b.r;
	return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
function step(hex, direction, n = 1) {
	const way = DIRECTIONS[direction];
	if (!way) throw new RulesBug("no-such-direction", { direction });
	return {
		q: hex.q + way.q * n,
		r: hex.r + way.r * n
	};
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
function find({ fromQ, fromR, rows, spaces }, { q, r }) {
	const row = r - fromR;
	const at = (q - fromQ) * rows + row;
	return row < 0 || row >= rows || at < 0 || at >= spaces.length ? -1 : spaces[at] ?? -1;
}
var NOWHERE$1 = [];
function distances(field, from, canEnter) {
	const steps = repeat(-1, field.hexes.length);
	const queue = [from];
	steps[from] = 0;
	for (let i = 0; i < queue.length; i++) {
		const here = queue[i] ?? -1;
		const there = (steps[here] ?? 0) + 1;
		for (const space of field.neighbours[here] ?? NOWHERE$1) {
			if (space < 0 || steps[space] !== -1 || canEnter && !canEnter(space)) continue;
			steps[space] = there;
			queue.push(space);
		}
	}
	return steps;
}
function reach(field, from, budget, costOf) {
	const costs = repeat(-1, field.hexes.length);
	const cameFrom = repeat(-1, field.hexes.length);
	const waiting = [[from]];
	costs[from] = 0;
	for (let cost = 0; cost < waiting.length; cost++) {
		const group = waiting[cost];
		if (!group) continue;
		for (let i = 0; i < group.length; i++) {
			const here = group[i] ?? -1;
			if (costs[here] !== cost) continue;
			for (const space of field.neighbours[here] ?? NOWHERE$1) {
				if (space < 0) continue;
				const known = costs[space] ?? 0;
				if (known >= 0 && known <= cost) continue;
				const fee = costOf(space, here);
				if (fee === null) continue;
				if (fee < 0 || !Number.isInteger(fee)) throw new RulesBug("cost-not-whole", {
					space,
					from: here,
					fee
				});
				const total = cost + fee;
				if (total > budget || known >= 0 && known <= total) continue;
				costs[space] = total;
				cameFrom[space] = here;
				const later = waiting[total];
				if (later) later.push(space);
				else waiting[total] = [space];
			}
		}
	}
	return {
		costs,
		cameFrom
	};
}
var FAR = 1e3;
var turnsFor = (points) => points >= 1e3 ? FAR : Math.ceil(points / 4);
var MARGIN = .05;
var DECAY = [
	1,
	.62,
	.38,
	.24,
	.15,
	.09,
	.06,
	.03
];
var decay = (turns) => DECAY[turns] ?? 0;
var WAYS$1 = new WeakMap();
function waysOf$1(map) {
	const known = WAYS$1.get(map);
	if (known) return known;
	const sail = kept((goal) => sailTo(map, goal));
	const walk = kept((goal) => walkTo(map, goal));
	const ways = {
		sail,
		walk,
		land: kept((goal) => landAt(map, goal, sail, walk))
	};
	WAYS$1.set(map, ways);
	return ways;
}
function kept(workOut) {
	const tables = [];
	return (goal) => {
		const known = tables[goal];
		if (known) return known;
		const table = workOut(goal);
		tables[goal] = table;
		return table;
	};
}
var orFar = (steps) => steps < 0 ? FAR : steps;
var sailTo = ({ field, sailing }, goal) => distances(field, goal, (space) => sailing[space] !== null).map(orFar);
function walkTo({ field, walking }, goal) {
	const costs = walking[0] ?? [];
	if ((costs[goal] ?? null) === null) return field.hexes.map(() => FAR);
	const canStand = (space) => (costs[space] ?? null) !== null;
	const { costs: points } = reach(field, goal, FAR, (space, next) => canStand(space) ? costs[next] ?? null : null);
	return points.map(orFar);
}
function landAt(map, goal, sail, walk) {
	const best = map.field.hexes.map(() => FAR);
	for (const [landing, points] of walk(goal).entries()) {
		if (points >= 1e3 || (map.sailing[landing] ?? null) === null) continue;
		const ashore = turnsFor(landing === goal ? map.walking[0]?.[goal] ?? 1 : points);
		for (const [space, hexes] of sail(landing).entries()) {
			const turns = Math.max(1, turnsFor(hexes)) + ashore - 1;
			if (turns < (best[space] ?? 1e3)) best[space] = turns;
		}
	}
	return best;
}
function itemWorth({ edition, isByPoints }, item) {
	const { effect, value } = adventureOf(edition, item);
	if (isByPoints) return value / 2.4;
	return effect === "treasure" ? 12 : effect === "riches" ? .2 : .5;
}
var BEST = .6;
var REST = .15;
function walkingWorth({ tasks, ways }, space, crew) {
	let now = 0;
	let best = 0;
	let all = 0;
	for (const { hex, worth, taker } of tasks) {
		if (taker !== null && taker !== crew) continue;
		if (hex === space) {
			now += worth;
			continue;
		}
		const later = worth * decay(turnsFor(ways.walk(hex)[space] ?? 1e3));
		all += later;
		if (later > best) best = later;
	}
	return {
		now,
		later: BEST * best + REST * all
	};
}
function sailingWorth({ tasks, ways }, space) {
	let best = 0;
	let all = 0;
	for (const { hex, worth, taker } of tasks) {
		if (taker !== null) continue;
		const later = worth * decay(ways.land(hex)[space] ?? 1e3);
		all += later;
		if (later > best) best = later;
	}
	return BEST * best + REST * all;
}
var WAYS = [
	1,
	2,
	3,
	4,
	5,
	6,
	5,
	4,
	3,
	2,
	1
];
var DEATH = 1.5;
var RETREAT = .12;
var BOUND = .25;
var HELD_UP = 1.2;
var TREASURE = 14;
function sideOf(now, units) {
	const { view } = now;
	const fighters = fightersOf(view, units);
	const all = [...units, ...fighters];
	return {
		steps: strengthOf(view, units),
		items: fighters.reduce((sum, id) => sum + itemsWorth(now, unitOf(view, id).items), 0),
		prize: all.some((id) => id === now.holder) ? TREASURE : all.some((id) => id === now.quarry) ? now.stake : 0,
		isBusy: units.some((id) => isAshore(unitOf(view, id)) && view.counters.includes(unitOf(view, id).at ?? -1))
	};
}
var itemsWorth = (now, items) => items.reduce((sum, item) => sum + itemWorth(now, item), 0);
function badness({ steps, retreat, immobilized }, side, form) {
	const fallen = Math.min(steps, side.steps);
	const isDead = fallen === side.steps;
	const flight = form === "boarding" ? 0 : retreat;
	let worth = fallen + flight * (RETREAT + (side.isBusy ? .2 : 0)) + (immobilized ? BOUND : 0);
	if (isDead) worth += DEATH + side.items + side.prize;
	else if (side.prize > 0 && (flight > 0 || immobilized)) worth += HELD_UP;
	return worth;
}
function clashWorth(now, clash) {
	const { view, edition } = now;
	const { form, ours, theirs, cards, dice } = clash;
	const [ourCards = 0, theirCards = 0] = cards;
	const lead = strengthOf(view, ours) + itemBonus(view, edition, ours, {
		form,
		isAttacking: true
	}) + ourCards - (clash.printed + strengthOf(view, theirs) + itemBonus(view, edition, theirs, {
		form,
		isAttacking: false
	})) - theirCards;
	const [us, them] = [sideOf(now, ours), sideOf(now, theirs)];
	const result = (difference) => {
		const row = edition.matrix[Math.min(Math.abs(difference), edition.matrix.length - 1)];
		if (!row) return 0;
		if (difference < 0) return -badness(row, us, form);
		if (clash.printed > 0) return difference > 0 && row.steps > 0 ? .5 : 0;
		return badness(row, them, form) - (difference === 0 ? badness(row, us, form) : 0);
	};
	const [ourDie, theirDie] = dice;
	if (ourDie !== void 0 && theirDie !== void 0) return result(lead + ourDie - theirDie);
	let worth = 0;
	for (const [i, ways] of WAYS.entries()) worth += ways * result(lead + i - 5) / 36;
	return worth;
}
var plain = (form, ours, theirs) => ({
	form,
	ours,
	theirs,
	printed: 0,
	cards: [0, 0],
	dice: []
});
var boardingWorth = (now, ours, theirs) => clashWorth(now, plain("boarding", [ours], [theirs]));
function choicesAmong(units) {
	const few = units.slice(0, 5);
	return Array.from({ length: 2 ** few.length - 1 }, (_, bits) => few.filter((_unit, i) => (bits + 1 >> i) % 2 === 1));
}
function bestTargets(now, { battle, against }, ours) {
	let best = {
		ours,
		theirs: [],
		worth: Number.NEGATIVE_INFINITY
	};
	for (const theirs of choicesAmong(targetsAt(now.view, against, battle, ours))) {
		const worth = clashWorth(now, plain("battle", ours, theirs));
		if (worth > best.worth) best = {
			ours,
			theirs,
			worth
		};
	}
	return best;
}
function bestAttack(now, named) {
	let best = {
		ours: [],
		theirs: [],
		worth: Number.NEGATIVE_INFINITY
	};
	for (const ours of choicesAmong(attackersAt(now.view, now.seat, named.battle, named.against))) {
		const attack = bestTargets(now, named, ours);
		if (attack.worth > best.worth) best = attack;
	}
	return best;
}
var WORTH_A_FIGHT = .2;
var DARING$1 = .5;
function chooseBattle(now, options) {
	let best = {
		option: { end: true },
		worth: WORTH_A_FIGHT - now.boldness * DARING$1
	};
	for (const option of options) {
		const worth = "battle" in option ? bestAttack(now, option).worth : "board" in option ? grappleWorth(now, option) : 0;
		if (worth > best.worth) best = {
			option,
			worth
		};
	}
	return best.option;
}
var GRIP = 3;
function grappleWorth(now, { from, board }) {
	const { view, holder, quarry } = now;
	const holds = (ship, unit) => unit !== null && (unit === ship || view.units[unit]?.aboard === ship);
	const grip = (holds(board, quarry) ? GRIP : 0) - (holds(from, holder) ? GRIP : 0);
	return boardingWorth(now, from, board) + grip;
}
function withCard(now, clash, side, card) {
	const { effect, amount } = now.edition.events.find(({ id }) => id === card) ?? {
		effect: "",
		amount: 0
	};
	const cards = [...clash.cards];
	if (effect === "ambush") cards[0] = (cards[0] ?? 0) - amount;
	else cards[side] = (cards[side] ?? 0) + amount;
	const change = clashWorth(now, {
		...clash,
		cards
	}) - clashWorth(now, clash);
	return side === 0 ? change : -change;
}
var isBad = (edition, card) => adventureOf(edition, card).type === "peril";
var shipUnder = (view, id) => view.units[id]?.kind === "ship" ? id : view.units[id]?.aboard ?? null;
var ownCrews = ({ view, seat }) => unitsWhere(view, (unit) => unit.kind === "crew" && unit.owner === seat && unit.at !== null);
var crewsAshore = ({ view, seat }) => unitsWhere(view, (unit) => unit.owner === seat && isAshore(unit));
var ownShips = ({ view, seat }) => unitsWhere(view, (unit) => unit.kind === "ship" && unit.owner === seat && unit.at !== null);
function forcesAt({ view, ways, map }, space) {
	const forces = repeat(0, view.homes.length);
	const [walk, land] = [ways.walk(space), ways.land(space)];
	const sail = (map.sailing[space] ?? null) === null ? null : ways.sail(space);
	for (const { kind, owner, at, aboard, strength } of view.units) {
		if (kind === "ship" || at === null) continue;
		if (aboard === null ? (walk[at] ?? 1e3) <= 4 : (land[at] ?? 1e3) <= 1 || sail !== null && (sail[at] ?? 1e3) <= 4) forces[owner] = (forces[owner] ?? 0) + strength;
	}
	return forces;
}
var threatAt = (sight, space) => forcesAt(sight, space).reduce((most, force, seat) => seat !== sight.seat && force > most ? force : most, 0);
var FEAR = .1;
var fear = (now, space, strength) => FEAR * (1 - now.boldness) * Math.max(0, threatAt(now, space) - strength);
var WORTH_A_CANCEL = 1.5;
function answer(now, stack, f, options) {
	const cancel = options.find((option) => "play" in option);
	if (cancel === void 0) return PASS;
	return -stakeBelow(now, stack, stack.length - 1) >= (f.cancels === "cancel-card" ? WORTH_A_CANCEL : .3) ? cancel : PASS;
}
function stakeBelow(now, stack, window) {
	const below = stack[window - 1];
	switch (below?.step) {
		case "card": return cardStake(now, stack, window - 1, below);
		case "reef": return onOwnShip(now, below.ship, -3, isQuarrysShip(now, below.ship) ? 3 : 0);
		case "adventure": return below.seat === now.seat ? -.6 : .1;
		case "exploration": return below.seat === now.seat ? 1 : drawStake(now);
		case "supply": return below.seat === now.seat ? 1 : -.2;
		default: return 0;
	}
}
function drawStake({ view, holder, quarry }) {
	if (holder !== null || quarry !== null || view.adventures.at(-1)?.isEarly) return 0;
	return -4 / Math.max(1, view.adventures.length);
}
var onOwnShip = ({ view, seat }, ship, ours, theirs) => unitOf(view, ship).owner === seat ? ours : theirs;
var isQuarrysShip = ({ view, quarry }, ship) => quarry !== null && shipUnder(view, quarry) === ship;
function cardStake(now, stack, i, f) {
	const { view, edition, seat } = now;
	const { effect } = eventOf(edition, f.card);
	const target = f.on === null || effect === "merchantman" ? void 0 : view.units[f.on];
	const isOurs = f.by === seat;
	const isWeighty = f.on !== null && (f.on === now.holder || f.on === now.quarry || isPrizeShip(now, f.on));
	switch (effect) {
		case "cancel-card":
		case "cancel-die":
		case "cancel-draw": return -stakeBelow(now, stack, i - 1);
		case "battle-bonus":
		case "late-bonus":
		case "ambush": return battleStake(now, stack[i - 1], f);
		case "ship-speed": return (isOurs ? 1 : -1) * (isWeighty ? 3 : .3);
		case "becalm":
		case "storm":
			if (isOurs) return isWeighty ? 2.5 : .5;
			return target?.owner === seat ? isWeighty ? -3 : -.5 : 0;
		case "reef": return f.on === null ? 0 : onOwnShip(now, f.on, isWeighty ? -5 : -2, isOurs ? 2 : 0);
		case "pickpocket": return (isOurs ? 1 : target?.owner === seat ? -1 : 0) * Math.max(0, ...(target?.items ?? []).map((item) => itemWorth(now, item)));
		case "raft":
		case "merchantman": return isOurs ? 2 : now.quarry !== null && view.units[now.quarry]?.owner === f.by ? -3 : 0;
		default: return isOurs ? .5 : -.3;
	}
}
var isPrizeShip = ({ view, holder, quarry }, ship) => holder !== null && shipUnder(view, holder) === ship || quarry !== null && shipUnder(view, quarry) === ship;
function battleStake(now, fight, { by, card }) {
	if (fight?.step !== "fight") return 0;
	const { attacker, defender } = fight;
	if (attacker !== now.seat && defender !== now.seat) return 0;
	const change = withCard(now, fight, by === attacker ? 0 : 1, card);
	return by === now.seat ? change : -change;
}
var LARGEST = 1e3;
function readHexText(text) {
	const marks = [];
	const places = [];
	for (const [row, line] of text.split(/\r?\n/).entries()) for (const [i, mark] of Array.from(line).entries()) {
		if (mark === " ") continue;
		const place = {
			line: row + 1,
			column: i + 1
		};
		if (mark.trim() === "") return badAt$1(place, `${nameOfBlank(mark)}; expected a mark or a space`);
		if (Math.max(place.line, place.column) > LARGEST) return badAt$1(place, `too far out; expected at most ${LARGEST} lines and columns`);
		marks.push(mark);
		places.push(place);
	}
	if (places.length === 0) return bad("the map is empty; expected at least one mark");
	const shift = commonShift(places);
	const stray = places.findIndex((place) => shiftOf(place) !== shift);
	const strayAt = places[stray];
	if (strayAt) return badAt$1(strayAt, `the mark "${marks[stray]}" is off the lattice; expected ${columnsNear(strayAt, shift)}`);
	return good({
		hexes: hexesAt(places),
		marks,
		places
	});
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
function hexesAt(places) {
	const left = least(places.map(({ column }) => column));
	const top = least(places.map(({ line }) => line));
	return places.map(({ line, column }) => {
		const q = (column - left) / 2;
		return {
			q,
			r: Math.floor((line - top - q) / 2)
		};
	});
}
var shiftOf = ({ line, column }) => (column + 2 * line) % 4;
function commonShift(places) {
	const counts = [
		0,
		0,
		0,
		0
	];
	for (const place of places) counts[shiftOf(place)] = (counts[shiftOf(place)] ?? 0) + 1;
	return counts.indexOf(Math.max(...counts));
}
function columnsNear({ line, column }, shift) {
	const back = (shiftOf({
		line,
		column
	}) - shift + 4) % 4;
	const right = `column ${column - back + 4}`;
	return column - back < 1 ? right : `column ${column - back} or ${right}`;
}
var nameOfBlank = (mark) => mark === "	" ? "a tab" : `an odd kind of blank (U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")})`;
var badAt$1 = ({ line, column }, says) => bad(`line ${line}, column ${column}: ${says}`, line);
var least = (numbers) => numbers.reduce((a, b) => Math.min(a, b), Infinity);
var MARKS = {
	"~": "sea",
	A: "port",
	H: "home",
	b: "beach",
	g: "grass",
	j: "jungle",
	h: "hills",
	s: "swamp",
	m: "mountain"
};
var isIsland = (terrain) => terrain !== void 0 && terrain !== "sea" && terrain !== "port" && terrain !== "home";
function readMarks(lines) {
	const read = readHexText(lines.join("\n"));
	if (!read.ok) return read;
	const terrain = [];
	for (const [space, mark] of read.value.marks.entries()) {
		if (!isMark(mark)) {
			const { line, column } = read.value.places[space] ?? {
				line: 0,
				column: 0
			};
			return bad(`line ${line}, column ${column}: "${mark}" is no mark; expected one of ${Object.keys(MARKS).join(" ")}`, line);
		}
		terrain.push(MARKS[mark]);
	}
	return good({
		...read.value,
		terrain
	});
}
var isMark = (mark) => Object.hasOwn(MARKS, mark);
var MAPS = new WeakMap();
function mapOf(edition) {
	const known = MAPS.get(edition);
	if (known) return known;
	const map = workOut(edition);
	MAPS.set(edition, map);
	return map;
}
function workOut(edition) {
	const read = readMarks(edition.map);
	if (!read.ok) throw new RulesBug("bad-map", read.problem);
	const { hexes, places, terrain } = read.value;
	const field = fieldOf(hexes);
	const isNextTo = (space, what) => (field.neighbours[space] ?? []).some((next) => next >= 0 && terrain[next] === what);
	const isShore = terrain.map((here, space) => isIsland(here) && isNextTo(space, "sea"));
	return {
		field,
		places,
		terrain,
		isSea: terrain.map((here) => here === "sea"),
		isShore,
		sailing: terrain.map((here, space) => here === "sea" || here === "port" || isShore[space] ? 1 : null),
		walking: [
			0,
			1,
			2,
			3
		].map((gear) => terrain.map((here) => walkingCost(edition, here, gear))),
		ports: portsBySheet(terrain, places),
		counterSpaces: terrain.flatMap((here, space) => isIsland(here) && !isNextTo(space, "port") ? [space] : []),
		islands: islandsOf(field, terrain),
		to: terrain.map((_, to) => ({ to }))
	};
}
function walkingCost(edition, terrain, gear) {
	if (terrain === "sea") return null;
	const cost = edition.costs[terrain];
	if ((terrain === "jungle" || terrain === "swamp") && (gear & 1) > 0) return Math.max(1, cost - (itemWith(edition, "cut-growth")?.amount ?? 0));
	if ((terrain === "hills" || terrain === "mountain") && (gear & 2) > 0) return Math.min(cost, itemWith(edition, "climb")?.amount ?? cost);
	return cost;
}
function sheetOf({ line, column }, places) {
	const middle = (numbers) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
	const isBelow = line > middle(places.map((place) => place.line));
	const isRight = column > middle(places.map((place) => place.column));
	return (isBelow ? 2 : 0) + (isRight ? 1 : 0);
}
function portsBySheet(terrain, places) {
	const ports = terrain.flatMap((here, space) => here === "port" ? [space] : []);
	const sheet = (port) => sheetOf(places[port] ?? {
		line: 0,
		column: 0
	}, places);
	return ports.sort((a, b) => sheet(a) - sheet(b) || a - b);
}
function islandsOf(field, terrain) {
	const islands = repeat(-1, terrain.length);
	let island = 0;
	for (const [space, here] of terrain.entries()) {
		if (!isIsland(here) || islands[space] !== -1) continue;
		const steps = distances(field, space, (next) => isIsland(terrain[next]));
		for (const [other, n] of steps.entries()) if (n >= 0) islands[other] = island;
		island++;
	}
	return islands;
}
function hexName(edition, space) {
	const { places, left, top } = namesOf(mapOf(edition));
	const { line, column } = places[space] ?? {
		line: top,
		column: left
	};
	return `${columnName((column - left) / 2)}${Math.floor((line - top) / 2) + 1}`;
}
var columnName = (column) => (column < 26 ? "" : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + column % 26);
function namesOf({ places }) {
	let [left, top] = [Infinity, Infinity];
	for (const { line, column } of places) {
		left = Math.min(left, column);
		top = Math.min(top, line);
	}
	return {
		places,
		left,
		top
	};
}
var RAFTS = new WeakMap();
var isBank = ({ terrain, isShore }, space) => isShore[space] === true || terrain[space] !== "sea" && !isIsland(terrain[space]);
function acrossFrom(edition, from, most) {
	const map = mapOf(edition);
	const known = RAFTS.get(map) ?? new Map();
	if (known.size === 0) RAFTS.set(map, known);
	const key = most * map.terrain.length + from;
	const there = known.get(key) ?? drift(map, from, most);
	known.set(key, there);
	return there;
}
function drift(map, from, most) {
	if (!isBank(map, from)) return [];
	const { costs } = reach(map.field, from, most, (space, last) => {
		const isAfloat = map.isSea[last] === true;
		if (map.isSea[space]) return isAfloat || last === from ? 1 : null;
		return isAfloat && isBank(map, space) ? 0 : null;
	});
	return costs.flatMap((cost, space) => cost >= 0 && !map.isSea[space] && space !== from ? [space] : []);
}
function drivenFrom(edition, from, most) {
	const { field, isSea } = mapOf(edition);
	if (!isSea[from]) return [];
	const { costs } = reach(field, from, most, (space) => isSea[space] ? 1 : null);
	return costs.flatMap((cost, space) => cost > 0 ? [space] : []);
}
var NOWHERE = {
	options: [],
	costs: []
};
var SHIP = 0;
var WALKING = 1;
var LANDING = 5;
function pointsLeft(edition, unit) {
	if (unit.isStuck) return 0;
	if (unit.kind === "crew") return 4 + unit.extra - unit.spent;
	const left = 4 + unit.extra + amountOf(edition, unit.items, "fast-ship") - unit.spent;
	return unit.calm === null ? left : Math.min(left, unit.calm - unit.spent);
}
var gearOf = (edition, { items }) => (has(edition, items, "cut-growth") ? 1 : 0) + (has(edition, items, "climb") ? 2 : 0);
var canCross = (lagoon, crew) => !crew.hasCrossed && !crew.isStuck && (crew.aboard === null || !isLocked(lagoon, crew.aboard));
function moverOf(lagoon, edition, id) {
	const unit = unitOf(lagoon, id);
	const points = pointsLeft(edition, unit);
	if (unit.at === null || points < 1) return null;
	if (unit.kind === "ship") return manned(lagoon, id) === 0 || isLocked(lagoon, id) ? null : {
		mover: SHIP,
		points
	};
	const gear = gearOf(edition, unit);
	if (unit.aboard === null) return {
		mover: WALKING + gear,
		points
	};
	const { isShore, terrain } = mapOf(edition);
	return (isShore[unit.at] === true || terrain[unit.at] === "port") && canCross(lagoon, unit) ? {
		mover: LANDING + gear,
		points
	} : null;
}
function areaOf(lagoon, edition, id) {
	const moving = moverOf(lagoon, edition, id);
	return moving ? keptArea(mapOf(edition), moving.mover, spaceOf(unitOf(lagoon, id)), moving.points) : NOWHERE;
}
function reachBy(map, mover, from, points) {
	const costs = mover === SHIP ? map.sailing : map.walking[(mover - WALKING) % 4];
	const reached = reach(map.field, from, points, (space) => costs?.[space] ?? null);
	const here = mover >= LANDING ? costs?.[from] ?? -1 : -1;
	reached.costs[from] = here <= points ? here : -1;
	return reached;
}
var AREAS = new WeakMap();
function keptArea(map, mover, from, points) {
	const areas = AREAS.get(map) ?? new Map();
	if (areas.size === 0) AREAS.set(map, areas);
	const key = (points * map.terrain.length + from) * 2 * LANDING + mover;
	const known = areas.get(key);
	if (known) return known;
	const options = [];
	const costs = [];
	for (const [to, cost] of reachBy(map, mover, from, points).costs.entries()) {
		const option = map.to[to];
		if (cost < 0 || !option) continue;
		options.push(option);
		costs.push(cost);
	}
	const area = {
		options,
		costs
	};
	areas.set(key, area);
	return area;
}
var costIn = ({ options, costs }, to) => costs[options.findIndex((option) => option.to === to)] ?? 0;
function shipsFor(lagoon, id) {
	const crew = unitOf(lagoon, id);
	const ships = [];
	if (crew.kind !== "crew" || crew.at === null || !canCross(lagoon, crew)) return ships;
	for (let ship = 0; ship < lagoon.units.length; ship++) {
		const unit = lagoon.units[ship];
		if (unit?.kind !== "ship" || unit.at !== crew.at || unit.owner !== crew.owner || ship === crew.aboard) continue;
		if (manned(lagoon, ship) < 3) ships.push(ship);
	}
	return ships;
}
var isAfloat$1 = ({ track }) => track.length > 0;
var SLOWER = .75;
var AHEAD = 10;
function chaseWorth(now, ship, space) {
	const { view, ways, track, quarry } = now;
	const theirs = quarry === null ? null : shipUnder(view, quarry);
	if (track.length === 0 || theirs === null) return 0;
	const edge = strengthOf(view, [ship]) - strengthOf(view, [theirs]);
	const most = now.isRace ? 6 : 3;
	const zeal = Math.min(most, Math.max(.25 * most, most + edge + 4 * now.boldness));
	const away = ways.sail(space);
	const turns = now.isRace ? track.length - 1 : AHEAD;
	for (let turn = 0; turn < Math.max(1, turns); turn++) {
		const there = track[Math.min(turn, track.length - 1)] ?? -1;
		if ((away[there] ?? 1e3) <= turn * 4) return zeal * SLOWER ** turn - .02 * (away[there] ?? 1e3);
	}
	return -.05 * (away[track[0] ?? -1] ?? 1e3);
}
function aboardWorth(now, ship, space) {
	return sailingWorth(now, space) + (isAfloat$1(now) ? 1 : 0) + (ship === now.holder ? 3 : 0);
}
var berthsOf = (now) => ownShips(now).map((ship) => {
	const at = unitOf(now.view, ship).at ?? -1;
	return {
		at,
		isManned: manned(now.view, ship) > 0,
		worth: aboardWorth(now, ship, at)
	};
});
function ashoreWorth(now, id, space, berths) {
	const { now: atOnce, later } = walkingWorth(now, space, id);
	let best = later;
	for (const { at, isManned, worth } of berths) {
		const onFoot = turnsFor(now.ways.walk(at)[space] ?? 1e3);
		const fetched = isManned ? now.ways.land(space)[at] ?? 1e3 : FAR;
		best = Math.max(best, worth * decay(Math.max(1, Math.min(onFoot, fetched))));
	}
	return atOnce + best - fear(now, space, unitOf(now.view, id).strength);
}
function bestAshore(now, id) {
	const { at, aboard } = unitOf(now.view, id);
	const berths = berthsOf(now);
	let best = {
		to: -1,
		worth: -FAR
	};
	if (aboard === null && at !== null) best = {
		to: at,
		worth: ashoreWorth(now, id, at, berths) + MARGIN
	};
	for (const { to } of areaOf(now.view, now.edition, id).options) {
		const worth = ashoreWorth(now, id, to, berths);
		if (worth > best.worth) best = {
			to,
			worth
		};
	}
	return best;
}
var BUSY = .3;
function deckOf(now, ship) {
	const crews = crewsAboard(now.view, ship).map((id) => unitOf(now.view, id));
	const landers = crews.filter((crew) => !crew.hasCrossed);
	return {
		ship,
		landers: landers.length,
		points: Math.max(0, ...landers.map((crew) => pointsLeft(now.edition, crew))),
		strength: crews.reduce((sum, { strength }) => sum + strength, 0),
		ashore: crewsAshore(now).map((id) => {
			const at = unitOf(now.view, id).at ?? -1;
			const { now: atOnce, later } = walkingWorth(now, at, id);
			return {
				at,
				worth: later + (atOnce > 0 ? BUSY : 0)
			};
		})
	};
}
function stopWorth(now, deck, space) {
	const later = sailingWorth(now, space);
	return landingWorth(now, deck, space) + later + fetchWorth(now, deck, space, later) + chaseWorth(now, deck.ship, space) - fear(now, space, deck.strength);
}
function landingWorth({ map, tasks, ways }, { landers, points }, space) {
	if (landers === 0 || !(map.isShore[space] || map.terrain[space] === "port")) return 0;
	const worths = [];
	for (const { hex, worth, taker } of tasks) if (taker === null && (hex === space ? 1 : ways.walk(hex)[space] ?? 1e3) <= points) worths.push(worth);
	worths.sort((a, b) => b - a);
	return worths.slice(0, landers).reduce((sum, worth) => sum + worth, 0);
}
function fetchWorth({ ways }, { ashore }, space, aboard) {
	let sum = 0;
	for (const { at, worth } of ashore) if (aboard > worth) sum += (aboard - worth) * decay(Math.max(1, turnsFor(ways.walk(space)[at] ?? 1e3)));
	return sum;
}
function bestStop(now, ship) {
	const at = unitOf(now.view, ship).at ?? -1;
	const deck = deckOf(now, ship);
	let best = {
		to: at,
		worth: stopWorth(now, deck, at) + MARGIN
	};
	for (const { to } of areaOf(now.view, now.edition, ship).options) {
		const worth = stopWorth(now, deck, to);
		if (worth > best.worth) best = {
			to,
			worth
		};
	}
	return best;
}
var KEEP = {
	"cancel-card": 60,
	becalm: 55,
	"ship-speed": 58,
	"battle-bonus": 50,
	"late-bonus": 45,
	storm: 48,
	ambush: 40,
	rally: 65,
	pickpocket: 35,
	reef: 42,
	"cancel-draw": 30,
	"crew-speed": 25,
	raft: 28,
	merchantman: 20,
	"cancel-die": 15
};
function keepWorth(now, effect) {
	if (ownShips(now).length === 0 && (effect === "merchantman" || effect === "raft")) return 90;
	if (now.isHomeward && (effect === "ship-speed" || effect === "cancel-card")) return 80;
	if (now.quarry !== null && (effect === "becalm" || effect === "storm" || effect === "reef")) return 70;
	return KEEP[effect];
}
function leastWorth(now, hand, n) {
	const worth = (card, i) => keepWorth(now, eventOf(now.edition, card).effect) - 15 * hand.slice(0, i).filter((other) => other === card).length;
	return hand.map((card, i) => ({
		card,
		worth: worth(card, i)
	})).sort((a, b) => a.worth - b.worth).slice(0, n).map(({ card }) => card);
}
var isCardPlay = (option) => "play" in option && "on" in option;
function cardToPlay(now, options) {
	let best = null;
	for (const play of options) {
		if (!isCardPlay(play)) continue;
		const worth = playWorth(now, play);
		if (worth > 0 && (best === null || worth > best.worth)) best = {
			play,
			worth
		};
	}
	return best?.play ?? null;
}
var WORTH_A_CARD$1 = .5;
function playWorth(now, { play, on }) {
	const { view, edition } = now;
	const { effect, amount } = eventOf(edition, play);
	const target = on === null ? void 0 : view.units[on];
	switch (effect) {
		case "rally": return on === now.holder ? 6 : 5 - (target?.strength ?? 5);
		case "pickpocket": return Math.max(0, ...(target?.items ?? []).map((item) => itemWorth(now, item))) - .4;
		case "merchantman": return 1 + view.units.filter(({ at, owner }) => at === on && owner === now.seat).length;
		case "ship-speed": return on === null ? 0 : fairWindWorth(now, on, amount);
		case "crew-speed": return on === null ? 0 : marchWorth(now, on, amount);
		case "storm": return on === null ? 0 : stormWorth(now, on, amount);
		case "reef": return on === null ? 0 : reefWorth(now, on);
		case "becalm": return on === null || target?.spent !== 0 ? 0 : becalmWorth(now, on);
		case "raft": return on === null ? 0 : raftWorth(now, on, amount);
		default: return 0;
	}
}
var isTheirs = ({ view, quarry }, ship) => ship !== null && quarry !== null && shipUnder(view, quarry) === ship;
function isPursuer({ view, edition, ways, holder }, ship) {
	const ours = holder === null ? null : shipUnder(view, holder);
	if (ours === null || manned(view, ship) === 0) return false;
	const away = ways.sail(spaceOf(unitOf(view, ours)))[spaceOf(unitOf(view, ship))] ?? 1e3;
	return away > 1 && away <= pointsLeft(edition, unitOf(view, ship)) && strengthOf(view, [ship]) + 2 > strengthOf(view, [ours]);
}
var isOurHomebound = (now, ship) => now.isHomeward && (now.holder === null ? unitOf(now.view, ship).owner === now.seat : shipUnder(now.view, now.holder) === ship);
function reefWorth(now, ship) {
	const { owner } = unitOf(now.view, ship);
	if (owner === now.seat || manned(now.view, ship) === 0) return 0;
	return isTheirs(now, ship) || isPursuer(now, ship) ? 2 : WORTH_A_CARD$1;
}
function becalmWorth(now, ship) {
	if (isTheirs(now, ship) || isPursuer(now, ship)) return 3;
	return (now.view.hand?.length ?? 0) >= 3 && now.quarry === null && unitOf(now.view, ship).owner !== now.seat && manned(now.view, ship) > 0 ? WORTH_A_CARD$1 : 0;
}
function spedUp(now, id, amount) {
	const unit = unitOf(now.view, id);
	return {
		...now,
		view: {
			...now.view,
			units: now.view.units.with(id, {
				...unit,
				extra: unit.extra + amount
			})
		}
	};
}
function fairWindWorth(now, ship, amount) {
	const { view, edition, ways, home } = now;
	const unit = unitOf(view, ship);
	const left = pointsLeft(edition, unit);
	if (manned(view, ship) === 0 || unit.isStuck || unit.calm !== null || isLocked(view, ship)) return 0;
	if (isOurHomebound(now, ship)) {
		const away = ways.sail(home)[spaceOf(unit)] ?? 1e3;
		return away > left && turnsFor(away - left - amount) < turnsFor(away - left) ? 4 : 0;
	}
	return bestStop(spedUp(now, ship, amount), ship).worth - bestStop(now, ship).worth - WORTH_A_CARD$1;
}
function marchWorth(now, id, amount) {
	const { isStuck, aboard } = unitOf(now.view, id);
	if (isStuck || aboard !== null && areaOf(now.view, now.edition, id).options.length === 0) return 0;
	return bestAshore(spedUp(now, id, amount), id).worth - bestAshore(now, id).worth - WORTH_A_CARD$1;
}
function stormWorth(now, ship, amount) {
	const { view, edition } = now;
	const unit = unitOf(view, ship);
	const at = spaceOf(unit);
	const home = now.ways.sail(view.homes[unit.owner] ?? -1);
	if (isOurHomebound(now, ship)) return (home[at] ?? 0) - (home[stormGoal(now, ship, drivenFrom(edition, at, amount))] ?? 1e3) >= amount ? 2 : 0;
	return isTheirs(now, ship) && (home[at] ?? 1e3) <= 9 ? 2.5 : 0;
}
function stormGoal(now, ship, spaces) {
	const { owner } = unitOf(now.view, ship);
	const home = now.ways.sail(now.view.homes[owner] ?? -1);
	const sign = owner === now.seat ? -1 : 1;
	return spaces.reduce((best, to) => sign * ((home[to] ?? 0) - (home[best] ?? 0)) > 0 ? to : best, spaces[0] ?? -1);
}
function raftWorth(now, crew, amount) {
	const at = spaceOf(unitOf(now.view, crew));
	const { now: atOnce, later } = walkingWorth(now, at, crew);
	const byShip = Math.max(0, ...ownShips(now).map((ship) => sailingWorth(now, spaceOf(unitOf(now.view, ship))) * .6));
	if (crew === now.holder && ownShips(now).length > 0) return 0;
	const there = walkingWorth(now, raftGoal(now, crew, acrossFrom(now.edition, at, amount)), crew);
	return there.now + there.later - atOnce - Math.max(later, byShip) - .4;
}
function raftGoal(now, crew, spaces) {
	const worth = (space) => {
		const { now: atOnce, later } = walkingWorth(now, space, crew);
		return atOnce + later;
	};
	return spaces.reduce((best, to) => worth(to) > worth(best) ? to : best, spaces[0] ?? -1);
}
var UNASKED = [
	"becalm",
	"storm",
	"reef",
	"pickpocket"
];
var isTempting = (now, options) => options.some((option) => isCardPlay(option) && UNASKED.includes(eventOf(now.edition, option.play).effect));
var cardUnasked = (now, options) => cardToPlay(now, options.filter((option) => isCardPlay(option) && UNASKED.includes(eventOf(now.edition, option.play).effect)));
var ENDING_NAMES = [
	"treasure",
	"points",
	"last-one",
	"treasure-sunk",
	"most-points"
];
var ENDINGS = {
	treasure: "DL-41",
	points: "DL-45",
	"last-one": "DL-44",
	"treasure-sunk": "DL-43",
	"most-points": "DL-46"
};
var worth = (edition, cards) => {
	let value = 0;
	for (const card of cards) value += adventureOf(edition, card).value;
	return value;
};
function pointsOf(lagoon, edition, seat) {
	let points = worth(edition, lagoon.kept[seat] ?? []);
	for (const { owner, items } of lagoon.units) if (owner === seat) points += worth(edition, items);
	return points;
}
var scoresOf = (lagoon, edition) => lagoon.hands.map((_, seat) => pointsOf(lagoon, edition, seat));
var isEnough$1 = (lagoon, edition, points) => points * lagoon.hands.length > totalValue(edition);
function settle(ctx) {
	const { board: lagoon, edition } = ctx;
	leave(ctx);
	const left = living(lagoon, lagoon.turn);
	if (left.length < 2) return end(ctx, left, "last-one");
	if (lagoon.lost.length > 0 && lagoon.lost.includes(treasureOf(edition))) return end(ctx, left, "treasure-sunk");
	const isByPoints = ctx.options.points;
	const winner = homecomer(ctx, left);
	if (winner !== void 0) return end(ctx, [winner], isByPoints ? "points" : "treasure");
	return isByPoints && isHopeless(lagoon, edition, left) ? endByPoints(ctx) : false;
}
function leave(ctx) {
	const { board: lagoon } = ctx;
	for (let seat = 0; seat < lagoon.isOut.length; seat++) {
		if (lagoon.isOut[seat] || lagoon.units.some(({ kind, owner, at }) => kind === "crew" && owner === seat && at !== null)) continue;
		lagoon.isOut[seat] = true;
		lagoon.discards.push(...lagoon.hands[seat] ?? []);
		lagoon.hands[seat] = [];
		ctx.tell({
			kind: "out",
			seat
		});
	}
}
function homecomer({ board: lagoon, edition, options }, left) {
	const home = [];
	for (let ship = 0; ship < lagoon.units.length; ship++) {
		const unit = lagoon.units[ship];
		if (unit?.kind !== "ship" || unit.at === null || unit.at !== lagoon.homes[unit.owner]) continue;
		const { owner } = unit;
		if (options.points ? isEnough$1(lagoon, edition, pointsOf(lagoon, edition, owner)) : hasTreasure(lagoon, edition, ship)) home.push(owner);
	}
	return home.length === 0 ? void 0 : left.find((seat) => home.includes(seat));
}
function hasTreasure(lagoon, edition, ship) {
	const treasure = treasureOf(edition);
	return lagoon.units.some(({ aboard, items }, id) => (id === ship || aboard === ship) && items.includes(treasure));
}
function isHopeless(lagoon, edition, left) {
	if (lagoon.adventures.length > 0) return false;
	const afoot = worth(edition, [...lagoon.units.flatMap(({ items }) => items), ...lagoon.ground.map(({ item }) => item)]);
	return left.every((seat) => !isEnough$1(lagoon, edition, worth(edition, lagoon.kept[seat] ?? []) + afoot));
}
function endByPoints(ctx) {
	const { board: lagoon, edition } = ctx;
	const left = living(lagoon, lagoon.turn);
	const most = Math.max(...left.map((seat) => pointsOf(lagoon, edition, seat)));
	return end(ctx, left.filter((seat) => pointsOf(lagoon, edition, seat) === most), "most-points");
}
function end(ctx, winners, by) {
	const { board: lagoon, edition } = ctx;
	const outcome = {
		winners: inTurn(lagoon, 0).filter((seat) => winners.includes(seat)),
		scores: scoresOf(lagoon, edition)
	};
	lagoon.ending = by;
	ctx.tell({
		kind: "ended",
		by,
		winners: outcome.winners,
		scores: outcome.scores
	});
	ctx.end(outcome);
	return true;
}
var isOverdue = (lagoon) => lagoon.round > 60;
var IDLE_COUNTER = .25;
var QUARRY = 4;
var EMPTY_SHIP = 1.2;
var SAFE = .1;
var IMPATIENCE = .05;
var OURS_BY = 2;
function tasksOf(sight) {
	const { view, edition, map } = sight;
	const treasure = treasureOf(edition);
	const isOut = sight.holder !== null || sight.quarry !== null || view.ground.some(({ item }) => item === treasure);
	const tasks = [];
	const isEarly = !sight.isByPoints && view.adventures.at(-1)?.isEarly === true;
	for (const hex of view.counters) {
		const worth = isOut && !sight.isByPoints ? IDLE_COUNTER : isEarly ? urgency(sight, hex) : 1;
		tasks.push({
			hex,
			worth,
			taker: standingAt(sight, hex)
		});
	}
	for (const { at, item } of view.ground) tasks.push({
		hex: at,
		worth: itemWorth(sight, item),
		taker: standingAt(sight, at)
	});
	for (const [ship, { kind, at }] of view.units.entries()) {
		const worth = kind === "ship" && at !== null ? shipWorth(sight, ship) : 0;
		if (worth > 0 && at !== null) tasks.push({
			hex: at,
			worth,
			taker: null
		});
	}
	const quarry = sight.quarry === null ? void 0 : view.units[sight.quarry];
	if (sight.quarry !== null && quarry && quarry.at !== null && !map.isSea[quarry.at]) tasks.push({
		hex: quarry.at,
		worth: QUARRY * odds(sight, sight.quarry, quarry.at),
		taker: null
	});
	return tasks;
}
function urgency({ view, seat, ways }, hex) {
	const [walk, land] = [ways.walk(hex), ways.land(hex)];
	let [ours, theirs] = [FAR, FAR];
	for (const { kind, owner, at, aboard } of view.units) {
		if (kind === "ship" || at === null) continue;
		const turns = aboard === null ? turnsFor(walk[at] ?? 1e3) : land[at] ?? 1e3;
		if (owner === seat) ours = Math.min(ours, turns);
		else theirs = Math.min(theirs, turns);
	}
	return theirs - ours >= OURS_BY ? Math.min(1, SAFE + IMPATIENCE * view.round) : 1;
}
function shipWorth(sight, ship) {
	const { view, seat, quarry } = sight;
	const { owner, at } = view.units[ship] ?? {
		owner: seat,
		at: null
	};
	if (owner === seat || at === null) return 0;
	const isNeeded = ownShips(sight).length === 0;
	if (manned(view, ship) > 0) return isNeeded ? 2 * odds(sight, ship, at) : 0;
	if (quarry !== null && view.units[quarry]?.owner === owner) return 5;
	return isNeeded ? 3 : view.isOut[owner] ? EMPTY_SHIP / 2 : EMPTY_SHIP;
}
function odds(sight, unit, at) {
	const { view } = sight;
	const own = ownCrews(sight).map((id) => view.units[id]?.strength ?? 0);
	const edge = Math.max(0, ...own, forcesAt(sight, at)[sight.seat] ?? 0) - strengthOf(view, [shipUnder(view, unit) ?? unit]);
	return Math.min(1.2, Math.max(.15, .6 + .15 * edge + .5 * sight.boldness));
}
function standingAt({ view, seat }, hex) {
	const id = view.units.findIndex((unit) => unit.at === hex && unit.owner === seat && isAshore(unit));
	return id < 0 ? null : id;
}
var DARING = 40;
function lookAround(seen, seat, edition) {
	const { view, options } = seen;
	const map = mapOf(edition);
	const sight = {
		view,
		edition,
		seat,
		map,
		ways: waysOf$1(map),
		isByPoints: options.points,
		home: view.homes[seat] ?? -1,
		isHomeward: false,
		holder: null,
		quarry: null,
		stake: 0,
		boldness: Math.min(1, view.round / DARING),
		track: [],
		isRace: false,
		tasks: []
	};
	if (options.points) weighPoints(sight);
	else seekTreasure(sight);
	sight.track = trackOf(sight);
	sight.tasks = tasksOf(sight);
	return sight;
}
function seekTreasure(sight) {
	const treasure = treasureOf(sight.edition);
	const [found] = unitsWhere(sight.view, ({ items }) => items.includes(treasure));
	if (found === void 0) return;
	sight.isHomeward = sight.view.units[found]?.owner === sight.seat;
	if (sight.isHomeward) sight.holder = found;
	else Object.assign(sight, {
		quarry: found,
		stake: 14,
		isRace: true
	});
}
var isEnough = ({ view, edition }, seat) => pointsOf(view, edition, seat) * view.homes.length > totalValue(edition);
function weighPoints(sight) {
	const { view, seat, ways } = sight;
	sight.isHomeward = isEnough(sight, seat);
	let nearest = FAR;
	for (const [id, { kind, owner, at }] of view.units.entries()) {
		if (kind !== "ship" || owner === seat || at === null || view.isOut[owner] || !isEnough(sight, owner)) continue;
		const away = ways.sail(view.homes[owner] ?? -1)[at] ?? 1e3;
		if (away >= nearest) continue;
		nearest = away;
		Object.assign(sight, {
			quarry: id,
			stake: 8,
			isRace: true
		});
	}
	if (sight.quarry === null && !sight.isHomeward && view.adventures.length === 0) seekPrey(sight);
}
function seekPrey(sight) {
	const { view, seat } = sight;
	let most = 0;
	for (const [id, { owner, at, items }] of view.units.entries()) {
		if (owner === seat || at === null || items.length === 0) continue;
		const loot = items.reduce((sum, item) => sum + itemWorth(sight, item), 0);
		const worth = loot / (3 + strengthOf(view, [shipUnder(view, id) ?? id]));
		if (worth <= most) continue;
		most = worth;
		Object.assign(sight, {
			quarry: id,
			stake: loot
		});
	}
}
function trackOf({ view, ways, map, quarry, isRace }) {
	const ship = quarry === null ? null : shipUnder(view, quarry);
	const unit = ship === null ? void 0 : view.units[ship];
	if (ship === null || !unit || unit.at === null) return [];
	const track = [unit.at];
	if (!isRace || manned(view, ship) === 0) return track;
	const home = ways.sail(view.homes[unit.owner] ?? -1);
	let here = unit.at;
	while ((home[here] ?? 0) > 0 && track.length < 12) {
		for (let hexes = 0; hexes < 4; hexes++) here = map.field.neighbours[here]?.find((next) => next >= 0 && (home[next] ?? 1e3) < (home[here] ?? 0)) ?? here;
		track.push(here);
	}
	return track;
}
function canAct(lagoon, edition, id) {
	if (areaOf(lagoon, edition, id).options.length > 0) return true;
	if (unitOf(lagoon, id).at === null) return false;
	return shipsFor(lagoon, id).length > 0 || giftsOf(lagoon, id).length > 0 || grapplersOf(lagoon, id).length > 0;
}
function deedsOf(lagoon, edition, id) {
	const { options } = areaOf(lagoon, edition, id);
	const ships = shipsFor(lagoon, id);
	const gifts = giftsOf(lagoon, id);
	const grapplers = grapplersOf(lagoon, id);
	if (ships.length + gifts.length + grapplers.length === 0) return options;
	return [
		...options,
		...ships.map((ship) => ({ embark: ship })),
		...gifts,
		...grapplers.map((ship) => ({ breakOff: ship }))
	];
}
function giftsOf(lagoon, id) {
	const { items, owner, at } = unitOf(lagoon, id);
	const gifts = [];
	for (let i = 0; i < items.length; i++) {
		const give = items[i];
		if (give === void 0 || items.indexOf(give) < i) continue;
		for (let unit = 0; unit < lagoon.units.length; unit++) {
			const other = lagoon.units[unit];
			if (unit !== id && other?.at === at && other.owner === owner && !other.gave.includes(give)) gifts.push({
				give,
				unit
			});
		}
	}
	return gifts;
}
function grapplersOf(lagoon, id) {
	if (!isLocked(lagoon, id) || unitOf(lagoon, id).isStuck) return [];
	return unitsWhere(lagoon, (_unit, other) => boardingOf(lagoon, id, other)?.isTried === false);
}
function whyIdle(lagoon, edition, seat) {
	return unitsWhere(lagoon, (unit) => unit.owner === seat && unit.at !== null).filter((unit) => !canAct(lagoon, edition, unit)).map((unit) => ({
		wanted: movingOf(unitOf(lagoon, unit)),
		choice: { unit },
		...idleBecause(lagoon, unit)
	}));
}
var MOVING_CREWS = [
	"move crew 1",
	"move crew 2",
	"move crew 3"
];
var movingOf = ({ kind, number }) => (kind === "crew" ? MOVING_CREWS[number - 1] : void 0) ?? "move a ship";
function idleBecause(lagoon, id) {
	const unit = unitOf(lagoon, id);
	if (unit.isStuck) return {
		clause: "DL-20",
		because: "it is immobilized in this movement segment"
	};
	if (unit.kind === "ship") {
		if (isLocked(lagoon, id)) return {
			clause: "DL-34",
			because: "a boarding holds it"
		};
		if (manned(lagoon, id) === 0) return {
			clause: "DL-14",
			because: "a ship needs a crew aboard to move"
		};
		return {
			clause: "DL-14",
			because: "it has no movement points left"
		};
	}
	if (unit.aboard !== null && isLocked(lagoon, unit.aboard)) return {
		clause: "DL-34",
		because: "nobody leaves a ship that is held in a boarding"
	};
	if (unit.aboard !== null && unit.hasCrossed) return {
		clause: "DL-15",
		because: "a crew that has embarked does not disembark in the same turn"
	};
	if (unit.aboard !== null) return {
		clause: "DL-17",
		because: "a crew disembarks on a shoreline hex or in port"
	};
	return {
		clause: "DL-16",
		because: "it has too few movement points left for any hex around it"
	};
}
function whyNot(lagoon, edition, id) {
	const unit = unitOf(lagoon, id);
	const denied = [];
	if (unit.kind === "crew" && unit.aboard === null) {
		denied.push({
			wanted: "cross the sea",
			clause: "DL-16",
			because: "crews need a ship or a raft to cross sea"
		});
		if (unit.hasCrossed) denied.push({
			wanted: "embark",
			clause: "DL-15",
			because: "a crew that has disembarked does not embark in the same turn"
		});
	}
	if (unit.kind === "ship") denied.push({
		wanted: "sail over land",
		clause: "DL-14",
		because: "ships keep to sea, shoreline and ports"
	});
	if (areaOf(lagoon, edition, id).options.length === 0) denied.push({
		wanted: "move",
		...idleBecause(lagoon, id)
	});
	return denied;
}
var CAUTION = .35;
function homeward(now) {
	const { view, holder } = now;
	const ship = homeShip(now);
	if (ship === null) return holder === null ? seekShip(now, ownCrews(now)) : meet(now, holder);
	return isLocked(view, ship) ? breakOff$1(now, ship) : manned(view, ship) > 0 ? takeHome(now, ship) : man(now, ship);
}
function homeShip(now) {
	if (now.holder !== null) return shipUnder(now.view, now.holder);
	let best = null;
	for (const ship of ownShips(now)) {
		const at = unitOf(now.view, ship).at ?? -1;
		const turns = turnsToMan(now, ship) + turnsFor(now.ways.sail(now.home)[at] ?? 1e3);
		if (turns < 1e3 && (best === null || turns < best.turns)) best = {
			ship,
			turns
		};
	}
	return best?.ship ?? null;
}
function turnsToMan(now, ship) {
	if (manned(now.view, ship) > 0) return 0;
	const walk = now.ways.walk(unitOf(now.view, ship).at ?? -1);
	return Math.min(FAR, ...crewsAshore(now).map((id) => turnsFor(walk[unitOf(now.view, id).at ?? -1] ?? 1e3)));
}
function breakOff$1(now, ship) {
	const deed = deedsOf(now.view, now.edition, ship).find((one) => "breakOff" in one);
	return deed ? {
		unit: ship,
		deed
	} : null;
}
function takeHome(now, ship) {
	const { view, edition, ways, home } = now;
	const area = areaOf(view, edition, ship).options;
	if (area.some(({ to }) => to === home)) return {
		unit: ship,
		deed: { to: home }
	};
	const friend = manned(view, ship) < 3 ? comeAboard(now, ship) : null;
	if (friend) return friend;
	const away = ways.sail(home);
	const strength = strengthOf(view, [ship]);
	const badness = (space) => (away[space] ?? 1e3) + CAUTION * Math.max(0, threatAt(now, space) - strength);
	const at = unitOf(view, ship).at ?? -1;
	let best = {
		to: at,
		badness: badness(at)
	};
	for (const { to } of area) {
		const other = badness(to);
		if (other < best.badness) best = {
			to,
			badness: other
		};
	}
	return best.to === at ? null : {
		unit: ship,
		deed: { to: best.to }
	};
}
function comeAboard(now, ship) {
	const { view, edition } = now;
	const { at } = unitOf(view, ship);
	for (const id of crewsAshore(now)) {
		const crew = unitOf(view, id);
		if (crew.hasCrossed || crew.isStuck) continue;
		if (shipsFor(view, id).includes(ship)) return {
			unit: id,
			deed: { embark: ship }
		};
		const way = areaOf(view, edition, id).options.find(({ to }) => to === at);
		if (way && at !== crew.at) return {
			unit: id,
			deed: way
		};
	}
	return null;
}
function man(now, ship) {
	return comeAboard(now, ship) ?? approach(now, nearestTo(now, unitOf(now.view, ship).at ?? -1), unitOf(now.view, ship).at);
}
function nearestTo(now, space) {
	const walk = now.ways.walk(space);
	let best = null;
	for (const id of crewsAshore(now)) {
		const points = walk[unitOf(now.view, id).at ?? -1] ?? 1e3;
		if (points < 1e3 && (best === null || points < best.points)) best = {
			id,
			points
		};
	}
	return best?.id ?? null;
}
function approach(now, id, goal) {
	if (id === null || goal === null) return null;
	const walk = now.ways.walk(goal);
	let best = {
		to: -1,
		points: walk[unitOf(now.view, id).at ?? -1] ?? 1e3
	};
	for (const { to } of areaOf(now.view, now.edition, id).options) {
		const points = walk[to] ?? 1e3;
		if (points < best.points) best = {
			to,
			points
		};
	}
	return best.to < 0 ? null : {
		unit: id,
		deed: { to: best.to }
	};
}
function meet(now, holder) {
	const { view, ways, map, home } = now;
	const from = unitOf(view, holder).at ?? -1;
	let best = null;
	for (const ship of ownShips(now)) {
		const at = unitOf(view, ship).at ?? -1;
		const wait = turnsToMan(now, ship);
		for (const [space, points] of ways.walk(from).entries()) {
			if (points >= 1e3 || (map.sailing[space] ?? null) === null) continue;
			const onFoot = ways.walk(space)[from] ?? 1e3;
			const there = ways.sail(space)[at] ?? 1e3;
			const onward = ways.sail(home)[space] ?? 1e3;
			const turns = Math.max((there === 0 ? 0 : wait) + turnsFor(there + onward), Math.max(0, turnsFor(onFoot) - 1) + turnsFor(onward));
			if (best === null || turns < best.turns || turns === best.turns && onFoot < best.points) best = {
				ship,
				space,
				turns,
				points: onFoot
			};
		}
	}
	if (best === null) return seekShip(now, [holder]);
	const { ship, space } = best;
	if (shipsFor(view, holder).includes(ship)) return {
		unit: holder,
		deed: { embark: ship }
	};
	return steer(now, ship, space) ?? approach(now, holder, space) ?? (manned(view, ship) === 0 ? man(now, ship) : null);
}
function steer(now, ship, goal) {
	const away = now.ways.sail(goal);
	let best = {
		to: -1,
		hexes: away[unitOf(now.view, ship).at ?? -1] ?? 1e3
	};
	for (const { to } of areaOf(now.view, now.edition, ship).options) {
		const hexes = away[to] ?? 1e3;
		if (hexes < best.hexes) best = {
			to,
			hexes
		};
	}
	return best.to < 0 ? null : {
		unit: ship,
		deed: { to: best.to }
	};
}
function seekShip(now, crews) {
	let best = null;
	for (const [ship, { kind, at }] of now.view.units.entries()) {
		if (kind !== "ship" || at === null) continue;
		for (const crew of crews) {
			const points = (now.ways.walk(at)[unitOf(now.view, crew).at ?? -1] ?? 1e3) + 4 * strengthOf(now.view, [ship]);
			if (points < 1e3 && (best === null || points < best.points)) best = {
				crew,
				at,
				points
			};
		}
	}
	return best && approach(now, best.crew, best.at);
}
function stow(now) {
	const { view, edition } = now;
	for (const id of ownCrews(now)) {
		const { items, aboard } = unitOf(view, id);
		if (aboard === null || unitOf(view, aboard).gave.length > 0) continue;
		const give = items.find((item) => has(edition, [item], "fast-ship") || has(edition, [item], "deck-gun"));
		if (give !== void 0) return {
			unit: id,
			deed: {
				give,
				unit: aboard
			}
		};
	}
	return now.holder === null ? null : guard(now, now.holder);
}
function guard(now, holder) {
	const { view, edition } = now;
	const { at, strength, aboard } = unitOf(view, holder);
	const ship = shipUnder(view, holder);
	const treasure = treasureOf(edition);
	let best = {
		unit: -1,
		strength: strength === 0 ? 0 : Math.max(1, strength)
	};
	for (const id of ownCrews(now)) {
		const crew = unitOf(view, id);
		if (crew.at !== at || crew.aboard !== (ship ?? aboard) || crew.strength <= best.strength) continue;
		if (!crew.gave.includes(treasure)) best = {
			unit: id,
			strength: crew.strength
		};
	}
	return best.unit < 0 ? null : {
		unit: holder,
		deed: {
			give: treasure,
			unit: best.unit
		}
	};
}
var KEPT_SHIP = .25;
var TAKEN_SHIP = 1.2;
function nextDeed(now) {
	return stow(now) ?? (now.isHomeward ? homeward(now) : null) ?? embarkFirst(now) ?? sail(now) ?? land(now) ?? walk(now);
}
function embarkFirst(now) {
	const { view, edition } = now;
	for (const id of crewsAshore(now)) {
		const crew = unitOf(view, id);
		if (crew.hasCrossed || crew.isStuck) continue;
		const best = bestAshore(now, id);
		for (const ship of ownShips(now)) {
			const at = unitOf(view, ship).at ?? -1;
			if (aboardWorth(now, ship, at) <= best.worth) continue;
			if (shipsFor(view, id).includes(ship)) return {
				unit: id,
				deed: { embark: ship }
			};
			if (at === crew.at || manned(view, ship) >= 3) continue;
			const way = areaOf(view, edition, id).options.find(({ to }) => to === at);
			if (way) return {
				unit: id,
				deed: way
			};
		}
	}
	return null;
}
var isHomebound = (now, ship) => now.isHomeward && homeShip(now) === ship;
function sail(now) {
	for (const id of ownShips(now)) {
		if (isHomebound(now, id) || areaOf(now.view, now.edition, id).options.length === 0) continue;
		const { to } = bestStop(now, id);
		if (to !== unitOf(now.view, id).at) return {
			unit: id,
			deed: { to }
		};
	}
	return null;
}
function land(now) {
	let best = null;
	for (const ship of ownShips(now)) {
		if (isHomebound(now, ship)) continue;
		for (const unit of crewsAboard(now.view, ship)) {
			if (areaOf(now.view, now.edition, unit).options.length === 0) continue;
			const { to, worth } = bestAshore(now, unit);
			const gain = worth - stayWorth(now, ship);
			if (gain > .05 && (best === null || gain > best.gain)) best = {
				unit,
				to,
				gain
			};
		}
	}
	return best && {
		unit: best.unit,
		deed: { to: best.to }
	};
}
function stayWorth(now, ship) {
	const { at } = unitOf(now.view, ship);
	const kept = manned(now.view, ship) > 1 ? 0 : KEPT_SHIP + (threatAt(now, at ?? -1) > 0 ? TAKEN_SHIP : 0);
	return aboardWorth(now, ship, at ?? -1) + kept;
}
function walk(now) {
	for (const unit of crewsAshore(now)) {
		if (areaOf(now.view, now.edition, unit).options.length === 0) continue;
		const { to } = bestAshore(now, unit);
		if (to !== unitOf(now.view, unit).at) return {
			unit,
			deed: { to }
		};
	}
	return null;
}
function anyBest(options, worthOf, rng) {
	let best = [];
	let most = Number.NEGATIVE_INFINITY;
	for (const option of options) {
		const worth = worthOf(option);
		if (worth > most) {
			most = worth;
			best = [];
		}
		if (worth === most) best.push(option);
	}
	return rng.pick(best);
}
function placeCounter({ view, ways, home, seat }, options, rng) {
	const others = view.homes.flatMap((port, owner) => owner === seat ? [] : port ?? []);
	const worth = ({ counter }) => {
		const land = ways.land(counter);
		return others.reduce((sum, port) => sum + (land[port] ?? 1e3), 0) / Math.max(1, others.length) - 1.5 * (land[home] ?? 1e3);
	};
	return anyBest(options, worth, rng);
}
var mate = {
	id: "mate",
	choose(seen, rng, edition) {
		const { ask, seat } = seen;
		if (seat === null) throw new RulesBug("bot-not-asked", { seat });
		if (ask?.kind === "list" && ask.options.length === 1) return first(ask.options);
		return answerBy(ANSWERS, seen, rng, edition, lookAround(seen, seat, edition));
	},
	interject(seen, _rng, edition) {
		const { ask, seat } = seen;
		if (seat === null || ask?.kind !== "list" || !isTempting({ edition }, ask.options)) return null;
		return cardUnasked(lookAround(seen, seat, edition), ask.options);
	}
};
var ANSWERS = {
	"match.port": ({ ask, rng }) => rng.pick(ask.options),
	"match.counter": ({ ask, rng }, now) => placeCounter(now, ask.options, rng),
	"draw.discard": ({ ask, seen }, now) => ({ pick: leastWorth(now, seen.view.hand ?? [], ask.min) }),
	"movement.choose": ({ ask }, now) => cardToPlay(now, ask.options) ?? pickUnit(now),
	"movement.act": ({ ask, f }, now) => {
		const action = nextDeed(now);
		return action?.unit === f.unit ? action.deed : first(ask.options);
	},
	"movement.gather": ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) }),
	"capture.offer": ({ ask }) => first(ask.options),
	"battle.choose": ({ ask }, now) => cardToPlay(now, ask.options) ?? chooseBattle(now, ask.options),
	"battle.attackers": ({ f }, now) => ({ pick: bestAttack(now, {
		battle: f.hex,
		against: f.foe
	}).ours }),
	"battle.targets": ({ f }, now) => ({ pick: bestTargets(now, {
		battle: f.hex,
		against: f.foe
	}, f.ours).theirs }),
	"battle.hailed": ({ f }, now) => ({ call: boardingOffered(now, f) > .5 }),
	"battle.answer": ({ f }, now) => ({ agree: boardingOffered(now, f) > 0 }),
	"fight.before": ({ ask, f }, now) => battleCard(now, f, ask.options),
	"fight.after": ({ ask, f }, now) => battleCard(now, f, ask.options),
	"aftermath.share": ({ ask }, now) => ({ unit: strongest(now, ask.options.map(({ unit }) => unit)) ?? -1 }),
	"aftermath.prize": () => ({ prize: "take" }),
	"losses.surgeon": ({ f }, now) => ({ heal: f.steps > 1 || f.crews.some((id) => unitOf(now.view, id).strength === 1) }),
	"losses.choose": ({ f }, now) => ({ pick: spread(now, f.crews, f.steps, f.most) }),
	"retreat.choose": ({ ask, f }, now) => ({ to: retreat$2(now, f.unit, spacesIn(ask.options)) }),
	"exploration.choose": ({ ask }, now) => cardToPlay(now, ask.options) ?? ask.options.find((option) => "explore" in option && isWorthExploring(now, option.explore)) ?? first(ask.options),
	"exploration.name": ({ ask }, now) => ({ pick: explorers(now, ask.from) }),
	"exploration.spy": (_asked, now) => ({ under: isBad(now.edition, now.view.adventures.at(-1)?.card ?? "") }),
	"adventure.claim": ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) }),
	"adventure.recruit": ({ ask }, now) => ({ crew: strongest(now, crewsIn(ask.options)) ?? -1 }),
	"adventure.emerge": ({ ask, f }, now) => ({ to: raftGoal(now, f.units[0] ?? -1, spacesIn(ask.options)) }),
	"card.pinch": ({ ask }, now) => ask.options.reduce((best, option) => itemWorth(now, option.take) > itemWorth(now, best.take) ? option : best),
	"passage.storm": ({ ask, f }, now) => ({ to: stormGoal(now, f.on, spacesIn(ask.options)) }),
	"passage.raft": ({ ask, f }, now) => ({ to: raftGoal(now, f.on, spacesIn(ask.options)) }),
	"passage.muster": ({ ask }) => ({ pick: ask.from.slice(0, 3) }),
	"reaction.offer": ({ ask, f, seen }, now) => answer(now, seen.stack, f, ask.options)
};
var spacesIn = (options) => options.map(({ to }) => to);
var crewsIn = (options) => options.flatMap(({ crew }) => crew === null ? [] : [crew]);
var strongest = ({ view }, units) => units.reduce((best, id) => best === null || unitOf(view, id).strength > unitOf(view, best).strength ? id : best, null);
function pickUnit(now) {
	const action = nextDeed(now);
	return action ? { unit: action.unit } : { end: true };
}
function boardingOffered(now, f) {
	const [one = -1] = f.ours;
	const [other = -1] = f.theirs;
	const isOne = unitOf(now.view, one).owner === now.seat;
	return grappleWorth(now, {
		from: isOne ? one : other,
		board: isOne ? other : one
	});
}
var WORTH_A_CARD = .45;
function battleCard(now, f, options) {
	let best = {
		choice: PASS,
		worth: WORTH_A_CARD
	};
	for (const option of options) {
		if (!("play" in option)) continue;
		if (f.dice.length === 0 && eventOf(now.edition, option.play).effect === "late-bonus") continue;
		const worth = withCard(now, f, f.side, option.play);
		if (worth > best.worth) best = {
			choice: option,
			worth
		};
	}
	return best.choice;
}
function spread(now, crews, steps, most) {
	const left = new Map(crews.map((id) => [id, {
		steps: unitOf(now.view, id).strength,
		lost: 0
	}]));
	const pick = [];
	while (pick.length < steps) {
		let best = null;
		for (const [id, crew] of left) {
			if (crew.steps === 0 || most !== null && crew.lost >= most) continue;
			const worth = crew.steps - (crew.steps === 1 ? 5 : 0) - (id === now.holder ? 10 : 0);
			if (best === null || worth > best.worth) best = {
				id,
				worth
			};
		}
		const crew = best && left.get(best.id);
		if (!best || !crew) break;
		crew.steps--;
		crew.lost++;
		pick.push(best.id);
	}
	return pick;
}
function retreat$2(now, id, spaces) {
	const { view, ways, home, holder } = now;
	const unit = unitOf(view, id);
	const away = (space) => unit.kind === "ship" ? ways.sail(home)[space] ?? 1e3 : Math.min(FAR, ...ownShips(now).map((ship) => ways.walk(unitOf(view, ship).at ?? -1)[space] ?? 1e3));
	const worth = (space) => {
		if (id === holder || holder !== null && unitOf(view, holder).aboard === id) return -away(space);
		const { now: atOnce, later } = walkingWorth(now, space, id);
		return unit.kind === "ship" ? sailingWorth(now, space) : atOnce + later;
	};
	return spaces.reduce((best, to) => worth(to) > worth(best) ? to : best, spaces[0] ?? -1);
}
var explorers = (now, crews) => {
	const free = crews.filter((id) => id !== now.holder);
	return free.length > 0 ? free : [...crews];
};
var isWorthExploring = (now, hex) => now.holder === null || spaceOf(unitOf(now.view, now.holder)) !== hex;
var HOSTILE = [
	"becalm",
	"storm",
	"reef",
	"pickpocket"
];
function isBeforeSailing({ stack, view }) {
	const f = stack.at(-1);
	if (f?.step !== "movement" || f.at !== "choose") return false;
	return view.units.every(({ owner, spent, hasCrossed }) => owner !== f.seat || spent === 0 && !hasCrossed);
}
var isChoosing = ({ stack }, step) => {
	const f = stack.at(-1);
	return f?.step === step && f.at === "choose";
};
var unasked = {
	moment(seen, seat) {
		const { held, isOut } = seen.view;
		if (isOut[seat] || (held[seat] ?? 0) === 0) return "none";
		return isBeforeSailing(seen) || isChoosing(seen, "battle") || isChoosing(seen, "exploration") ? "full" : "passing";
	},
	stops: [
		{
			id: "before-sailing",
			says: "before a rival’s ships and crews move",
			isDefault: true,
			isHere: isBeforeSailing
		},
		{
			id: "before-fighting",
			says: "before a rival fights",
			isDefault: false,
			isHere: (seen) => isChoosing(seen, "battle")
		},
		{
			id: "before-exploring",
			says: "before a rival explores",
			isDefault: false,
			isHere: (seen) => isChoosing(seen, "exploration")
		}
	],
	isWorthSaying(seen, edition) {
		const { ask, view } = seen;
		if (ask?.at !== "movement.choose" || !isBeforeSailing(seen)) return false;
		return ask.options.some((option) => "on" in option && HOSTILE.includes(eventOf(edition, option.play).effect) && view.units[option.on ?? -1]?.owner === view.turn);
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
var ITEM_EFFECTS = [
	"treasure",
	"battle-bonus",
	"boarding-bonus",
	"attack-bonus",
	"foresight",
	"cut-growth",
	"climb",
	"heal",
	"riches",
	"fast-ship",
	"deck-gun"
];
var OTHER_EFFECTS = [
	"recruit",
	"bog",
	"fight",
	"bite",
	"fever",
	"second-wind",
	"letters",
	"curse",
	"tunnel"
];
var EVENT_EFFECTS = [
	"ship-speed",
	"becalm",
	"crew-speed",
	"battle-bonus",
	"late-bonus",
	"ambush",
	"rally",
	"cancel-card",
	"storm",
	"reef",
	"raft",
	"merchantman",
	"pickpocket",
	"cancel-die",
	"cancel-draw"
];
var SHEET_NAMES = [
	"above left",
	"above right",
	"below left",
	"below right"
];
function mapProblem(edition) {
	const read = readMarks(edition.map);
	if (!read.ok) return read.problem;
	const map = mapOf(edition);
	return portProblem(map) ?? wayProblem(map) ?? roomProblem(map, edition);
}
var placeIn = (map, space) => {
	const { line, column } = map.places[space] ?? {
		line: 0,
		column: 0
	};
	return `line ${line}, column ${column}`;
};
var wrongAt = (map, space, says) => ({
	says: `${placeIn(map, space)}: ${says}`,
	line: map.places[space]?.line ?? null
});
function portProblem(map) {
	const { ports, places } = map;
	if (ports.length !== 4) return {
		says: `${ports.length} ports (A); expected 4, one in each quarter of the map`,
		line: null
	};
	for (const [sheet, port] of ports.entries()) {
		const place = places[port];
		if (place && sheetOf(place, places) !== sheet) return wrongAt(map, port, `a port (A) where another shares its quarter; expected one in each, none is ${SHEET_NAMES[sheet]}`);
	}
	return null;
}
function wayProblem(map) {
	const { field, ports, isSea, sailing, islands, counterSpaces } = map;
	const [first = -1] = ports;
	const steps = distances(field, first, (space) => sailing[space] !== null);
	for (const port of ports) {
		if (!field.neighbours[port]?.some((next) => next >= 0 && isSea[next])) return wrongAt(map, port, "a port (A) without sea next to it; expected a ~ beside it");
		if ((steps[port] ?? -1) < 0) return wrongAt(map, port, `no ship can come here from the port at ${placeIn(map, first)}; expected sea between all ports`);
	}
	const landed = new Set(islands.filter((island, space) => island >= 0 && (steps[space] ?? -1) >= 0));
	const cutOff = counterSpaces.find((space) => !landed.has(islands[space] ?? -1));
	return cutOff === void 0 ? null : wrongAt(map, cutOff, "no ship can land on this island; expected sea from the ports to every island");
}
function roomProblem(map, edition) {
	const counters = edition.adventures.reduce((n, { copies }) => n + copies, 0);
	const room = map.counterSpaces.length;
	return room >= counters ? null : {
		says: `${room} island hexes away from ports; expected at least ${counters}, one for each adventure counter`,
		line: null
	};
}
var edition_default = {
	name: "Nassau standard",
	map: [
		"H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H",
		"  H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H",
		"H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H",
		"  A   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   A",
		"H   ~   ~   b   ~   ~   ~   ~   ~   b   ~   ~   H",
		"  ~   ~   b   b   ~   ~   ~   ~   b   b   ~   ~",
		"~   ~   b   j   b   ~   ~   ~   b   j   b   ~   ~",
		"  ~   ~   h   g   ~   ~   ~   ~   g   h   ~   ~",
		"~   ~   b   s   b   ~   ~   ~   b   s   b   ~   ~",
		"  ~   ~   g   j   ~   ~   ~   ~   j   g   ~   ~",
		"~   ~   j   h   b   ~   ~   ~   b   h   j   ~   ~",
		"  ~   ~   b   j   ~   j   j   ~   j   b   ~   ~",
		"~   ~   ~   b   ~   b   ~   b   ~   b   ~   ~   ~",
		"  ~   ~   ~   ~   b   b   b   b   ~   ~   ~   ~",
		"~   ~   ~   ~   b   m   ~   m   b   ~   ~   ~   ~",
		"  ~   ~   ~   ~   g   b   b   g   ~   ~   ~   ~",
		"~   ~   b   ~   j   j   ~   j   j   ~   b   ~   ~",
		"  ~   j   b   ~   j   ~   ~   j   ~   b   j   ~",
		"~   ~   m   ~   b   b   ~   b   b   ~   m   ~   ~",
		"  ~   j   b   ~   j   ~   ~   j   ~   b   j   ~",
		"~   ~   b   ~   j   j   ~   j   j   ~   b   ~   ~",
		"  ~   ~   ~   ~   g   b   b   g   ~   ~   ~   ~",
		"~   ~   ~   ~   b   m   ~   m   b   ~   ~   ~   ~",
		"  ~   ~   ~   ~   b   b   b   b   ~   ~   ~   ~",
		"~   ~   ~   b   ~   b   ~   b   ~   b   ~   ~   ~",
		"  ~   ~   b   j   ~   j   j   ~   j   b   ~   ~",
		"~   ~   j   h   b   ~   ~   ~   b   h   j   ~   ~",
		"  ~   ~   g   j   ~   ~   ~   ~   j   g   ~   ~",
		"~   ~   b   s   b   ~   ~   ~   b   s   b   ~   ~",
		"  ~   ~   h   g   ~   ~   ~   ~   g   h   ~   ~",
		"~   ~   b   j   b   ~   ~   ~   b   j   b   ~   ~",
		"  ~   ~   b   b   ~   ~   ~   ~   b   b   ~   ~",
		"H   ~   ~   b   ~   ~   ~   ~   ~   b   ~   ~   H",
		"  A   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   A",
		"H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H",
		"  H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H",
		"H   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   H"
	],
	costs: {
		"port": 1,
		"home": 1,
		"beach": 1,
		"grass": 1,
		"jungle": 2,
		"hills": 2,
		"swamp": 3,
		"mountain": 3
	},
	mostSteps: 5,
	matrix: [
		{
			"steps": 0,
			"retreat": 0,
			"immobilized": true
		},
		{
			"steps": 0,
			"retreat": 1,
			"immobilized": false
		},
		{
			"steps": 0,
			"retreat": 2,
			"immobilized": false
		},
		{
			"steps": 1,
			"retreat": 0,
			"immobilized": true
		},
		{
			"steps": 1,
			"retreat": 2,
			"immobilized": false
		},
		{
			"steps": 1,
			"retreat": 2,
			"immobilized": false
		},
		{
			"steps": 2,
			"retreat": 2,
			"immobilized": false
		},
		{
			"steps": 2,
			"retreat": 2,
			"immobilized": false
		},
		{
			"steps": 3,
			"retreat": 3,
			"immobilized": false
		}
	],
	treasureUnder: 12,
	adventures: [
		{
			"id": "kreths-treasure",
			"name": "Kreth's Treasure",
			"type": "item",
			"value": 6,
			"copies": 1,
			"effect": "treasure",
			"amount": 1,
			"text": "What every house has come for. Bring it into your home port aboard a ship of yours, and the day is won."
		},
		{
			"id": "vanes-cutlass",
			"name": "Vane's Cutlass",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "battle-bonus",
			"amount": 1,
			"text": "The crew that carries it adds 1 in every battle and boarding."
		},
		{
			"id": "boarding-pikes",
			"name": "Boarding Pikes",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "boarding-bonus",
			"amount": 2,
			"text": "Aboard a ship, in its box or in a crew's hands, they add 2 in a boarding."
		},
		{
			"id": "brace-of-pistols",
			"name": "Brace of Pistols",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "attack-bonus",
			"amount": 1,
			"text": "The crew that carries it adds 1 when it attacks."
		},
		{
			"id": "spyglass",
			"name": "Spyglass",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "foresight",
			"amount": 1,
			"text": "Before its carrier's exploration turns a card up, look at that card. You may slip it under the deck and turn up the next one instead."
		},
		{
			"id": "machete",
			"name": "Machete",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "cut-growth",
			"amount": 1,
			"text": "Jungle and swamp cost its carrier 1 point less."
		},
		{
			"id": "climbing-ropes",
			"name": "Climbing Ropes",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "climb",
			"amount": 1,
			"text": "Hills and mountains cost its carrier only 1 point."
		},
		{
			"id": "surgeons-chest",
			"name": "Surgeon's Chest",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "heal",
			"amount": 2,
			"text": "When your units in its hex lose steps, discard it: up to 2 of those steps are not lost."
		},
		{
			"id": "jewelled-idol",
			"name": "Jewelled Idol",
			"type": "item",
			"value": 4,
			"copies": 1,
			"effect": "riches",
			"amount": 1,
			"text": "Green eyes, gold teeth, and heavier than it looks."
		},
		{
			"id": "chest-of-doubloons",
			"name": "Chest of Doubloons",
			"type": "item",
			"value": 4,
			"copies": 1,
			"effect": "riches",
			"amount": 1,
			"text": "Somebody counted them once, and scratched the sum into the lid."
		},
		{
			"id": "pearl-of-the-lagoon",
			"name": "Pearl of the Lagoon",
			"type": "item",
			"value": 3,
			"copies": 1,
			"effect": "riches",
			"amount": 1,
			"text": "The size of a gull's egg, and warm in the hand."
		},
		{
			"id": "old-sea-chart",
			"name": "Old Sea Chart",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "fast-ship",
			"amount": 1,
			"text": "The ship with it in its box has 1 movement point more."
		},
		{
			"id": "swivel-gun",
			"name": "Swivel Gun",
			"type": "item",
			"value": 2,
			"copies": 1,
			"effect": "deck-gun",
			"amount": 1,
			"text": "The ship with it in its box adds 1 whenever its crews are attacked aboard."
		},
		{
			"id": "castaways",
			"name": "Castaways",
			"type": "encounter",
			"value": 2,
			"copies": 2,
			"effect": "recruit",
			"amount": 1,
			"text": "Thin, sunburnt and glad to sign on: one of the exploring crews gains a step."
		},
		{
			"id": "quicksand",
			"name": "Quicksand",
			"type": "peril",
			"value": 2,
			"copies": 1,
			"effect": "bog",
			"amount": 3,
			"text": "Roll a die. On 1 to 3 the explorers sink to their belts and cannot move in their next movement segment."
		},
		{
			"id": "ambush-in-the-palms",
			"name": "Ambush in the Palms",
			"type": "peril",
			"value": 3,
			"copies": 1,
			"effect": "fight",
			"amount": 4,
			"text": "Islanders spring from the palms. Fight them at strength 4."
		},
		{
			"id": "giant-crab",
			"name": "Giant Crab",
			"type": "peril",
			"value": 3,
			"copies": 1,
			"effect": "fight",
			"amount": 3,
			"text": "It takes you for lunch. Fight it at strength 3."
		},
		{
			"id": "skeleton-guard",
			"name": "Skeleton Guard",
			"type": "peril",
			"value": 4,
			"copies": 1,
			"effect": "fight",
			"amount": 5,
			"prize": 1,
			"text": "Kreth's last watch, still on duty. Fight it at strength 5; beaten, it leaves you an event card."
		},
		{
			"id": "snake-pit",
			"name": "Snake Pit",
			"type": "peril",
			"value": 2,
			"copies": 1,
			"effect": "bite",
			"amount": 3,
			"text": "Roll a die. On 1 to 3 the explorers lose a step between them."
		},
		{
			"id": "fever",
			"name": "Fever",
			"type": "peril",
			"value": 2,
			"copies": 1,
			"effect": "fever",
			"amount": 2,
			"text": "Roll a die for each exploring crew. On 1 or 2 that crew loses a step."
		},
		{
			"id": "rum-cache",
			"name": "Rum Cache",
			"type": "fortune",
			"value": 1,
			"copies": 1,
			"effect": "second-wind",
			"amount": 2,
			"text": "Each exploring crew has 2 movement points more in its next movement segment."
		},
		{
			"id": "message-in-a-bottle",
			"name": "Message in a Bottle",
			"type": "fortune",
			"value": 1,
			"copies": 1,
			"effect": "letters",
			"amount": 2,
			"text": "News from all over the lagoon: draw 2 event cards."
		},
		{
			"id": "cursed-totem",
			"name": "Cursed Totem",
			"type": "peril",
			"value": 1,
			"copies": 1,
			"effect": "curse",
			"amount": 1,
			"text": "It stares at you until you have thrown your whole hand of cards away."
		},
		{
			"id": "hidden-tunnel",
			"name": "Hidden Tunnel",
			"type": "fortune",
			"value": 2,
			"copies": 1,
			"effect": "tunnel",
			"amount": 1,
			"text": "It comes out wherever you like: move the explorers to any hex of this island."
		}
	],
	events: [
		{
			"id": "fair-wind",
			"name": "Fair Wind",
			"effect": "ship-speed",
			"copies": 4,
			"amount": 2,
			"text": "In your movement segment: one ship of yours has 2 movement points more."
		},
		{
			"id": "becalmed",
			"name": "Becalmed",
			"effect": "becalm",
			"copies": 3,
			"amount": 1,
			"text": "In another captain's movement segment: one ship of theirs may sail no farther than 1 hex in it."
		},
		{
			"id": "forced-march",
			"name": "Forced March",
			"effect": "crew-speed",
			"copies": 3,
			"amount": 2,
			"text": "In your movement segment: one crew of yours has 2 movement points more."
		},
		{
			"id": "swordmaster",
			"name": "Swordmaster",
			"effect": "battle-bonus",
			"copies": 3,
			"amount": 2,
			"text": "In a battle of yours, before the dice: add 2 to your total."
		},
		{
			"id": "lucky-shot",
			"name": "Lucky Shot",
			"effect": "late-bonus",
			"copies": 3,
			"amount": 1,
			"text": "In a battle of yours, before or after the dice: add 1 to your total."
		},
		{
			"id": "ambush",
			"name": "Ambush!",
			"effect": "ambush",
			"copies": 3,
			"amount": 2,
			"text": "When you are attacked, before the dice: the attacker's total is 2 less."
		},
		{
			"id": "rally",
			"name": "Rally",
			"effect": "rally",
			"copies": 3,
			"amount": 1,
			"text": "At any time: one crew of yours gains a step."
		},
		{
			"id": "belay-that",
			"name": "Belay That!",
			"effect": "cancel-card",
			"copies": 4,
			"amount": 1,
			"text": "When a card has just been played: it does nothing."
		},
		{
			"id": "storm",
			"name": "Storm",
			"effect": "storm",
			"copies": 3,
			"amount": 3,
			"text": "In a movement segment: drive a ship on the open sea across up to 3 sea hexes."
		},
		{
			"id": "hidden-reef",
			"name": "Hidden Reef",
			"effect": "reef",
			"copies": 2,
			"amount": 2,
			"text": "In a movement segment: a ship on a shoreline hex strikes a reef. Roll a die; on 1 or 2 it sinks, every crew aboard loses a step, and the survivors wade ashore there."
		},
		{
			"id": "driftwood-raft",
			"name": "Driftwood Raft",
			"effect": "raft",
			"copies": 2,
			"amount": 4,
			"text": "In a movement segment: a crew of yours on a shoreline, home land or port hex crosses up to 4 sea hexes to another such hex."
		},
		{
			"id": "passing-merchantman",
			"name": "Passing Merchantman",
			"effect": "merchantman",
			"copies": 1,
			"amount": 1,
			"text": "In a movement segment, if you own no ship: a new ship of yours arrives in a shoreline or port hex where you have a crew, and crews there may go aboard at once."
		},
		{
			"id": "pickpocket",
			"name": "Pickpocket",
			"effect": "pickpocket",
			"copies": 2,
			"amount": 1,
			"text": "At any time: a crew of yours takes an item from an enemy unit in its hex."
		},
		{
			"id": "steady-hands",
			"name": "Steady Hands",
			"effect": "cancel-die",
			"copies": 2,
			"amount": 1,
			"text": "Before a die is rolled for what a card or an adventure does: it does not happen."
		},
		{
			"id": "false-chart",
			"name": "False Chart",
			"effect": "cancel-draw",
			"copies": 2,
			"amount": 1,
			"text": "Before a card is drawn by exploring or because a card says so: it is not drawn."
		}
	]
};
var word = z.string().check(z.minLength(1), z.maxLength(400));
var id$1 = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, "expected a lower-case word such as \"fair-wind\""));
var points = z.int().check(z.gte(0), z.lte(100));
var cost = z.int().check(z.gte(1), z.lte(20));
var copies = z.int().check(z.gte(1), z.lte(40));
var amount = z.int().check(z.gte(1), z.lte(20));
var adventure$1 = z.strictObject({
	id: id$1,
	name: word,
	type: z.enum([
		"item",
		"encounter",
		"peril",
		"fortune"
	]),
	value: points,
	copies,
	effect: z.enum([...ITEM_EFFECTS, ...OTHER_EFFECTS]),
	amount,
	prize: z.optional(z.int().check(z.gte(1), z.lte(10))),
	text: word
});
var event = z.strictObject({
	id: id$1,
	name: word,
	effect: z.enum(EVENT_EFFECTS),
	copies,
	amount,
	text: word
});
var row = z.strictObject({
	steps: z.int().check(z.gte(0), z.lte(20)),
	retreat: z.int().check(z.gte(0), z.lte(6)),
	immobilized: z.boolean()
});
var schema$1 = z.strictObject({
	name: word,
	map: z.array(z.string().check(z.maxLength(1e3))).check(z.minLength(1), z.maxLength(1e3)),
	costs: z.strictObject({
		port: cost,
		home: cost,
		beach: cost,
		grass: cost,
		jungle: cost,
		hills: cost,
		swamp: cost,
		mountain: cost
	}),
	mostSteps: z.int().check(z.gte(3), z.lte(20)),
	matrix: z.array(row).check(z.minLength(2), z.maxLength(40)),
	treasureUnder: z.int().check(z.gte(0), z.lte(100)),
	adventures: z.array(adventure$1).check(z.minLength(1), z.maxLength(100)),
	events: z.array(event).check(z.minLength(1), z.maxLength(100))
});
function readEdition(data) {
	const read = readEditionWith(schema$1, data);
	if (!read.ok) return read;
	const edition = read.value;
	const problem = deckProblem(edition);
	if (problem) return badAt("edition", problem.path, problem.says);
	const inMap = mapProblem(edition);
	if (!inMap) return good(edition);
	const { says, line } = inMap;
	return {
		ok: false,
		problem: {
			says: `edition, at map: ${says}`,
			line: null,
			path: ["map", ...line ? [line - 1] : []]
		}
	};
}
function deckProblem({ adventures, events }) {
	for (const [deck, cards] of [["adventures", adventures], ["events", events]]) {
		const twice = cards.findIndex((card, i) => cards.findIndex((other) => other.id === card.id) < i);
		if (twice >= 0) return {
			path: [
				deck,
				twice,
				"id"
			],
			says: `"${cards[twice]?.id}" is there twice; expected every card once`
		};
	}
	const odd = adventures.findIndex(({ type, effect }) => type === "item" !== isItemEffect(effect));
	if (odd >= 0) {
		const expected = adventures[odd]?.type === "item" ? ITEM_EFFECTS : OTHER_EFFECTS;
		return {
			path: [
				"adventures",
				odd,
				"effect"
			],
			says: `expected one of ${expected.join(", ")} for this type of card`
		};
	}
	const treasures = adventures.reduce((n, { effect, copies }) => n + (effect === "treasure" ? copies : 0), 0);
	return treasures === 1 ? null : {
		path: ["adventures"],
		says: `${treasures} treasures; expected exactly one`
	};
}
var isItemEffect = (effect) => ITEM_EFFECTS.some((other) => other === effect);
var EDITION = schema$1.parse(edition_default);
var battle$1 = { "battle.choose": (_lagoon, f, seat) => seat === f.seat ? [{
	wanted: "fire at a ship",
	clause: "DL-30",
	because: "there are no cannon battles; ships fight by boarding"
}, {
	wanted: "attack twice with a unit",
	clause: "DL-21",
	because: "a unit attacks once a turn"
}] : [] };
var match$1 = { "match.counter": (_lagoon, f, seat) => seat === f.seat ? [{
	wanted: "place it next to another counter",
	clause: "DL-8",
	because: "counters never lie side by side"
}, {
	wanted: "place it by a home port",
	clause: "DL-8",
	because: "the land around a port stays free"
}] : [] };
var movement$1 = {
	"movement.choose": (lagoon, f, seat, edition) => seat === f.seat ? whyIdle(lagoon, edition, seat) : [],
	"movement.act": (lagoon, f, seat, edition) => seat === f.seat ? whyNot(lagoon, edition, f.unit) : []
};
var retreat$1 = { "retreat.choose": (_lagoon, f, seat) => seat === f.seat ? [{
	wanted: "retreat closer to the battle",
	clause: "DL-25",
	because: "every hex leads farther away if one does, else no nearer"
}, {
	wanted: "retreat into an enemy",
	clause: "DL-25",
	because: "a retreat never enters a hex where an enemy is"
}] : [] };
var explanations = {
	...match$1,
	...movement$1,
	...battle$1,
	...retreat$1
};
var FACTS = {
	id: "doubloon-lagoon",
	title: "Doubloon Lagoon",
	law: "DL",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	says: {
		en: "Land crews, explore, and run home with the chest.",
		de: "Lande Mannschaften, erkunde, und bring die Truhe heim."
	},
	minutes: [75, 90],
	hasHands: true
};
var canPass = (ask) => ask.kind === "list" && ask.options.some((option) => "pass" in option);
var orders = [{
	id: "pass-empty-handed",
	says: "let a chance to play a card go by when I hold nothing that fits",
	isDefault: true,
	answer: ({ ask }) => ask?.kind === "list" && ask.options.length === 1 && canPass(ask) ? PASS : null
}, {
	id: "never-answer",
	says: "let every card, die and draw of others go by unanswered",
	isDefault: false,
	answer: ({ ask }) => ask?.at === "reaction.offer" && canPass(ask) ? PASS : null
}];
var whole = z.int().check(z.gte(0), z.lte(1e6));
var space = z.nullable(whole);
var cards = z.array(z.string());
var perSeat = (of) => z.array(of).check(z.minLength(2), z.maxLength(4));
var unit = z.strictObject({
	kind: z.enum(["crew", "ship"]),
	owner: whole,
	number: whole,
	strength: whole,
	at: space,
	aboard: z.nullable(whole),
	items: cards,
	spent: whole,
	extra: whole,
	calm: z.nullable(whole),
	isStuck: z.boolean(),
	hasCrossed: z.boolean(),
	hasAttacked: z.boolean(),
	gave: cards
});
var schema = z.strictObject({
	units: z.array(unit),
	homes: perSeat(space),
	counters: z.array(whole),
	ground: z.array(z.strictObject({
		at: whole,
		item: z.string()
	})),
	hands: perSeat(cards),
	deck: cards,
	discards: cards,
	adventures: z.array(z.strictObject({
		card: z.string(),
		seers: z.array(whole),
		isEarly: z.boolean()
	})),
	kept: perSeat(cards),
	lost: cards,
	explored: perSeat(cards),
	played: perSeat(cards),
	ending: z.nullable(z.enum(ENDING_NAMES)),
	boardings: z.array(z.strictObject({
		one: whole,
		other: whole,
		isTried: z.boolean()
	})),
	isOut: perSeat(z.boolean()),
	first: whole,
	turn: whole,
	round: z.int().check(z.gte(1))
});
function readBoard(data, edition, seats) {
	const read = readWith("position", schema, data);
	if (!read.ok) return read;
	const lagoon = read.value;
	const odd = seatOddity(lagoon, seats) ?? unitOddity(lagoon, edition) ?? orderOddity(lagoon, seats) ?? placeOddity(lagoon, edition) ?? boardingOddity(lagoon) ?? cardOddity(lagoon, edition);
	return odd ? badAt("position", odd.path, odd.says) : good(lagoon);
}
function seatOddity(lagoon, seats) {
	for (const key of [
		"homes",
		"hands",
		"kept",
		"explored",
		"played",
		"isOut"
	]) if (lagoon[key].length !== seats) return {
		path: [key],
		says: `${lagoon[key].length} entries; expected ${seats}, one for each seat`
	};
	for (const key of ["first", "turn"]) if (lagoon[key] >= seats) return {
		path: [key],
		says: `seat ${lagoon[key]}; expected 0 to ${seats - 1}`
	};
	const stray = lagoon.units.findIndex(({ owner }) => owner >= seats);
	return stray < 0 ? null : {
		path: [
			"units",
			stray,
			"owner"
		],
		says: `expected a seat from 0 to ${seats - 1}`
	};
}
function unitOddity({ units }, edition) {
	const map = mapOf(edition);
	for (const [id, { kind, strength, at, aboard, owner, number }] of units.entries()) {
		const wrong = (key, says) => ({
			path: [
				"units",
				id,
				key
			],
			says
		});
		if (at !== null && at >= map.terrain.length) return wrong("at", `no such hex; expected 0 to ${map.terrain.length - 1}, or null`);
		if (kind === "ship") {
			if (at !== null && map.sailing[at] === null) return wrong("at", "no ship can be there; expected sea, shore or port");
			if (aboard !== null) return wrong("aboard", "a ship is aboard nothing; expected null");
			continue;
		}
		if (strength > edition.mostSteps || at !== null && strength === 0) return wrong("strength", `${strength} steps; expected 1 to ${edition.mostSteps} for a crew in play`);
		if (number < 1 || number > 3) return wrong("number", `expected 1 to 3`);
		if (units.some((other, i) => i < id && other.kind === kind && other.owner === owner && other.number === number)) return wrong("number", `seat ${owner} has crew ${number} already`);
		if (aboard === null) {
			if (at !== null && map.walking[0]?.[at] === null) return wrong("at", "no crew can stand there; expected land");
			continue;
		}
		const ship = units[aboard];
		if (ship?.kind !== "ship" || ship.at === null) return wrong("aboard", `unit ${aboard} is no ship in play`);
		if (ship.at !== at) return wrong("at", `its ship is at ${ship.at}; expected the same`);
		if (ship.owner !== owner) return wrong("aboard", `unit ${aboard} belongs to seat ${ship.owner}; expected a ship of seat ${owner}`);
		if (units.filter((other) => other.aboard === aboard).length > 3) return wrong("aboard", `more than 3 crews aboard unit ${aboard}`);
	}
	return null;
}
function orderOddity({ units }, seats) {
	for (const [id, unit] of units.entries()) {
		const due = unitNumbered(id, seats);
		if (unit.kind === due.kind && unit.number === due.number && (due.kind === "ship" || unit.owner === due.owner)) continue;
		const whose = due.kind === "crew" ? ` of seat ${due.owner}` : "";
		return {
			path: ["units", id],
			says: `${unit.kind} ${unit.number}; expected ${due.kind} ${due.number}${whose}`
		};
	}
	return null;
}
function placeOddity(lagoon, edition) {
	const map = mapOf(edition);
	for (const [seat, home] of lagoon.homes.entries()) if (home !== null && !map.ports.includes(home)) return {
		path: ["homes", seat],
		says: `${home} is no port; expected one of ${map.ports.join(", ")}, or null`
	};
	for (const [i, counter] of lagoon.counters.entries()) {
		if (!map.counterSpaces.includes(counter)) return {
			path: ["counters", i],
			says: `${counter} is no island hex; counters lie on islands`
		};
		if (lagoon.counters.indexOf(counter) < i) return {
			path: ["counters", i],
			says: `a second counter on ${counter}`
		};
	}
	const lying = lagoon.ground.findIndex(({ at }) => map.walking[0]?.[at] === void 0 || map.walking[0][at] === null);
	return lying < 0 ? null : {
		path: [
			"ground",
			lying,
			"at"
		],
		says: "nothing can lie there; expected land"
	};
}
function boardingOddity({ boardings, units }) {
	for (const [i, { one, other }] of boardings.entries()) {
		const [a, b] = [units[one], units[other]];
		if (a?.kind !== "ship" || b?.kind !== "ship") return {
			path: ["boardings", i],
			says: "expected two ships"
		};
		if (a.owner === b.owner || a.at === null || a.at !== b.at) return {
			path: ["boardings", i],
			says: "expected ships of two owners in one hex"
		};
	}
	return null;
}
function cardOddity(lagoon, edition) {
	const events = [
		...lagoon.hands.map((hand, seat) => [["hands", seat], hand]),
		[["deck"], lagoon.deck],
		[["discards"], lagoon.discards]
	];
	const adventures = [
		...lagoon.units.map(({ items }, id) => [[
			"units",
			id,
			"items"
		], items]),
		...lagoon.ground.map(({ item }, i) => [[
			"ground",
			i,
			"item"
		], [item]]),
		...lagoon.kept.map((kept, seat) => [["kept", seat], kept]),
		[["lost"], lagoon.lost],
		[["adventures"], lagoon.adventures.map(({ card }) => card)]
	];
	return missing(events, fullDeck(edition.events)) ?? missing(adventures, fullDeck(edition.adventures));
}
function missing(piles, deck) {
	const left = [...deck];
	for (const [path, pile] of piles) for (const card of pile) {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
		else if (deck.includes(card)) return {
			path,
			says: `one "${card}" too many; the edition has ${deck.filter((other) => other === card).length}`
		};
		else return {
			path,
			says: `there is no card "${card}" in this edition`
		};
	}
	return null;
}
var lossesOf = (seat, hex, crews, steps) => ({
	step: "losses",
	at: "weigh",
	seat,
	hex,
	crews,
	steps,
	most: null,
	fate: "hex"
});
var losses = {
	weigh: { run(ctx, f) {
		f.steps = Math.min(f.steps, stepsAmong(ctx.board, f).length);
		if (f.steps === 0) return ctx.done([]);
		f.at = chestOf(ctx.board, ctx.edition, f) === void 0 ? "share" : "surgeon";
	} },
	surgeon: {
		clause: "DL-37",
		ask: (_lagoon, f) => oneOf(f.seat, [{ heal: true }, { heal: false }]),
		take(ctx, f, { heal }) {
			if (heal) tend(ctx, f);
			if (f.steps === 0) return ctx.done([]);
			f.at = "share";
		}
	},
	share: { run(ctx, f) {
		const steps = stepsAmong(ctx.board, f);
		if (steps.length > f.steps && f.crews.length > 1) {
			f.at = "choose";
			return;
		}
		return ctx.done(lose(ctx, f, steps.slice(0, f.steps)));
	} },
	choose: {
		clause: "DL-26",
		ask: (lagoon, f) => someOf(f.seat, stepsAmong(lagoon, f), f.steps, f.steps),
		take: (ctx, f, { pick }) => ctx.done(lose(ctx, f, pick))
	}
};
var stepsAmong = (lagoon, { crews, most }) => crews.flatMap((id) => {
	const { strength } = unitOf(lagoon, id);
	return repeat(id, most === null ? strength : Math.min(most, strength));
});
var chestOf = (lagoon, edition, f) => unitsWhere(lagoon, (unit) => unit.owner === f.seat && unit.at === f.hex && has(edition, unit.items, "heal"))[0];
function tend(ctx, f) {
	const { board: lagoon, edition } = ctx;
	const carrier = unitOf(lagoon, chestOf(lagoon, edition, f) ?? -1);
	const chest = carrier.items.find((item) => has(edition, [item], "heal"));
	if (chest === void 0) return;
	takeOut(carrier.items, chest);
	keptBy(lagoon, f.seat).push(chest);
	const { amount, name } = adventureOf(edition, chest);
	const saved = Math.min(f.steps, amount);
	f.steps -= saved;
	ctx.tell({
		kind: "healed",
		seat: f.seat,
		name,
		steps: saved
	});
}
function lose(ctx, f, steps) {
	const lagoon = ctx.board;
	const left = [];
	for (const [id, n] of tally(steps)) {
		const crew = unitOf(lagoon, id);
		const tag = tagOf(lagoon, id);
		crew.strength -= n;
		ctx.tell({
			kind: "steps-lost",
			crew: tag,
			steps: n,
			left: crew.strength
		});
		if (crew.strength === 0) left.push(...eliminate(lagoon, id, f.fate));
	}
	return left;
}
var reactionTo = (seats, cancels, except) => ({
	step: "reaction",
	at: "offer",
	cancels,
	except,
	sealed: unanswered(seats)
});
var reaction = {
	offer: window({
		clause: "DL-48",
		seats: (lagoon, f) => living(lagoon, lagoon.turn).filter((seat) => seat !== f.except),
		reactions: (lagoon, f, seat, edition) => heldWith(edition, handOf(lagoon, seat), f.cancels).map((play) => ({ play })),
		react(ctx, f, { play }, seat) {
			f.at = "answered";
			ctx.call({
				step: "card",
				at: "announce",
				by: seat,
				card: play,
				on: null
			});
		},
		close: (ctx) => ctx.done(false)
	}),
	answered: { run(ctx, f) {
		if (!ctx.got("card")) {
			f.at = "offer";
			return;
		}
		if (f.cancels !== "cancel-card") ctx.tell({
			kind: "stopped",
			what: f.cancels === "cancel-die" ? "die" : "draw"
		});
		return ctx.done(true);
	} }
};
var reef = {
	warn: { run(ctx, f) {
		f.at = "strike";
		ctx.call(reactionTo(ctx.seats, "cancel-die", null));
	} },
	strike: { run(ctx, f) {
		if (ctx.got("reaction")) return ctx.done();
		const lagoon = ctx.board;
		const { amount } = eventOf(ctx.edition, f.card);
		const pips = ctx.rng.die();
		ctx.tell({
			kind: "struck",
			ship: tagOf(lagoon, f.ship),
			pips,
			isSinking: pips <= amount
		});
		if (pips > amount) return ctx.done();
		f.at = "founder";
		const crews = crewsAboard(lagoon, f.ship);
		if (crews.length > 0) ctx.call({
			...lossesOf(unitOf(lagoon, f.ship).owner, spaceOf(unitOf(lagoon, f.ship)), crews, crews.length),
			most: 1,
			fate: "lost"
		});
	} },
	founder: { run(ctx, f) {
		sinkShip(ctx, f.ship);
		return ctx.done();
	} }
};
function sinkShip(ctx, ship) {
	const lagoon = ctx.board;
	const tag = tagOf(lagoon, ship);
	const at = spaceOf(unitOf(lagoon, ship));
	const items = sink(lagoon, ship);
	ctx.tell({
		kind: "sunk",
		ship: tag,
		at,
		names: items.map((item) => adventureOf(ctx.edition, item).name)
	});
}
var capture = {
	look: { run(ctx, f) {
		while (f.seats.length > 0 && prizesFor(ctx.board, f.seats[0] ?? -1, f.hex).length === 0) f.seats.shift();
		if (f.seats.length === 0) return ctx.done();
		f.at = "offer";
	} },
	offer: {
		clause: "DL-19",
		ask(lagoon, f) {
			const seat = f.seats[0] ?? -1;
			return oneOf(seat, [...prizesFor(lagoon, seat, f.hex).map((capture) => ({ capture })), { capture: null }]);
		},
		take(ctx, f, { capture }, seat) {
			if (capture === null) f.seats.shift();
			else seize(ctx, capture, seat);
			f.at = "look";
		}
	}
};
var prizesFor = (lagoon, seat, hex) => hasCrewAt(lagoon, seat, hex) ? unitsWhere(lagoon, (unit, id) => unit.kind === "ship" && unit.at === hex && unit.owner !== seat && manned(lagoon, id) === 0) : [];
function seize(ctx, ship, seat) {
	const before = tagOf(ctx.board, ship);
	Object.assign(unitOf(ctx.board, ship), {
		owner: seat,
		spent: 0,
		extra: 0,
		calm: null
	});
	ctx.tell({
		kind: "captured",
		seat,
		ship: before
	});
}
function arriveAt(ctx, seats, hex) {
	const takers = seats.filter((seat) => prizesFor(ctx.board, seat, hex).length > 0);
	if (takers.length > 0) ctx.call({
		step: "capture",
		at: "look",
		hex,
		seats: takers
	});
}
var PRIZES = [
	"take",
	"scuttle",
	"leave"
];
var aftermath = {
	losses: { run(ctx, f) {
		f.at = "lost";
		ctx.call(lossesOf(f.loser, f.hex, fightersOf(ctx.board, f.losers), f.steps));
	} },
	lost: { run(ctx, f) {
		f.items.push(...ctx.got("losses"));
		f.at = "spoils";
		if (f.isBound) immobilize(ctx, f.form, f.losers);
		if (f.retreat === 0 || f.form === "boarding") return;
		f.at = "fled";
		const { loser: seat, hex: from, retreat: hexes } = f;
		ctx.call({
			step: "retreat",
			at: "next",
			seat,
			from,
			hexes,
			units: [...f.losers],
			unit: -1,
			left: 0,
			items: []
		});
	} },
	fled: { run(ctx, f) {
		f.items.push(...ctx.got("retreat"));
		f.at = "spoils";
	} },
	spoils: { run(ctx, f) {
		const takers = takersOf(ctx.board, f);
		const [only] = takers;
		f.at = "prizes";
		if (f.items.length === 0 || only === void 0) return;
		if (takers.length > 1) f.at = "share";
		else takeSpoils(ctx, f, only);
	} },
	share: {
		clause: "DL-31",
		ask: (lagoon, f) => oneOf(f.victor ?? -1, takersOf(lagoon, f).map((unit) => ({ unit }))),
		take(ctx, f, { unit }) {
			takeSpoils(ctx, f, unit);
			f.at = "prizes";
		}
	},
	prizes: { run(ctx, f) {
		const ship = emptied(ctx.board, f);
		f.at = "end";
		if (ship === void 0 || f.victor === null) return;
		if (f.form === "boarding") f.at = "prize";
		else arriveAt(ctx, takersAround(ctx.board, f), f.hex);
	} },
	prize: {
		clause: "DL-29",
		ask: (_lagoon, f) => oneOf(f.victor ?? -1, PRIZES.map((prize) => ({ prize }))),
		take(ctx, f, { prize }, seat) {
			const ship = emptied(ctx.board, f) ?? -1;
			f.at = "end";
			if (prize === "take") return seize(ctx, ship, seat);
			if (prize === "scuttle") return sinkShip(ctx, ship);
			arriveAt(ctx, takersAround(ctx.board, f).filter((other) => other !== seat), f.hex);
		}
	},
	end: { run: (ctx) => ctx.done() }
};
var takersOf = (lagoon, f) => f.victor === null ? [] : [...new Set([...f.victors, ...fightersOf(lagoon, f.victors)])];
function takeSpoils(ctx, f, id) {
	for (const lying of f.items) pickUp(ctx.board, unitOf(ctx.board, id), lying);
	const names = f.items.map(({ item }) => adventureOf(ctx.edition, item).name);
	ctx.tell({
		kind: "spoils",
		unit: tagOf(ctx.board, id),
		names
	});
	f.items = [];
}
var emptied = (lagoon, f) => f.losers.find((id) => {
	const { kind, at } = unitOf(lagoon, id);
	return kind === "ship" && at === f.hex && manned(lagoon, id) === 0;
});
var takersAround = (lagoon, f) => living(lagoon, f.victor ?? f.loser).filter((seat) => seat !== f.loser);
function immobilize(ctx, form, units) {
	const lagoon = ctx.board;
	const left = (form === "boarding" ? units : [...new Set([...units, ...fightersOf(lagoon, units)])]).filter((id) => {
		const { at, kind } = unitOf(lagoon, id);
		return at !== null && (kind === "crew" || manned(lagoon, id) > 0);
	});
	for (const id of left) unitOf(lagoon, id).isStuck = true;
	if (left.length > 0) ctx.tell({
		kind: "immobilized",
		units: left.map((id) => tagOf(lagoon, id))
	});
}
function playsOf(lagoon, edition, seat, segment) {
	const plays = [];
	const hand = handOf(lagoon, seat);
	for (let i = 0; i < hand.length; i++) {
		const play = hand[i];
		if (play === void 0 || hand.indexOf(play) < i) continue;
		for (const on of targetsOf(lagoon, edition, seat, eventOf(edition, play), segment)) plays.push({
			play,
			on
		});
	}
	return plays;
}
function targetsOf(lagoon, edition, seat, card, segment) {
	switch (card.effect) {
		case "rally": return unitsWhere(lagoon, (unit) => isOwnCrew(unit, seat) && unit.strength < edition.mostSteps);
		case "pickpocket": return unitsWhere(lagoon, (unit) => isRobbable(lagoon, unit, seat));
		default: return segment === "movement" ? inMovement(lagoon, edition, seat, card) : [];
	}
}
function inMovement(lagoon, edition, seat, card) {
	const isOwnTurn = lagoon.turn === seat;
	switch (card.effect) {
		case "ship-speed": return isOwnTurn ? unitsWhere(lagoon, (unit) => isShipOf(unit, seat)) : [];
		case "crew-speed": return isOwnTurn ? unitsWhere(lagoon, (unit) => isOwnCrew(unit, seat)) : [];
		case "becalm": return isOwnTurn ? [] : unitsWhere(lagoon, (unit) => isShipOf(unit, lagoon.turn) && unit.calm === null);
		case "storm": return unitsWhere(lagoon, (unit) => isAfloat(unit) && drivenFrom(edition, unit.at ?? -1, card.amount).length > 0);
		case "reef": return unitsWhere(lagoon, (unit) => isAfloat(unit) && mapOf(edition).isShore[unit.at ?? -1] === true);
		case "raft": return unitsWhere(lagoon, (unit) => canRaft(edition, unit, seat, card.amount));
		case "merchantman": return harboursFor(lagoon, edition, seat);
		default: return [];
	}
}
var isOwnCrew = (unit, seat) => unit.kind === "crew" && unit.owner === seat && unit.at !== null;
var isAfloat = (unit) => unit.kind === "ship" && unit.at !== null;
var isShipOf = (unit, seat) => isAfloat(unit) && unit.owner === seat;
var isRobbable = (lagoon, unit, seat) => unit.owner !== seat && unit.at !== null && unit.items.length > 0 && hasCrewAt(lagoon, seat, unit.at);
var canRaft = (edition, unit, seat, most) => unit.owner === seat && isAshore(unit) && !unit.isStuck && acrossFrom(edition, unit.at ?? -1, most).length > 0;
function harboursFor(lagoon, edition, seat) {
	if (someUnit(lagoon, (unit) => isShipOf(unit, seat))) return [];
	const { isShore, terrain } = mapOf(edition);
	const spaces = [];
	for (const { kind, owner, at } of lagoon.units) {
		if (kind !== "crew" || owner !== seat || at === null || spaces.includes(at)) continue;
		if (isShore[at] || terrain[at] === "port") spaces.push(at);
	}
	return spaces;
}
function battlePlays(lagoon, edition, seat, moment) {
	const plays = [];
	const hand = handOf(lagoon, seat);
	for (let i = 0; i < hand.length; i++) {
		const play = hand[i];
		if (play === void 0 || hand.indexOf(play) < i) continue;
		const { effect } = eventOf(edition, play);
		if (effect === "late-bonus" || !moment.isAfterDice && (effect === "battle-bonus" || effect === "ambush" && moment.isDefending)) plays.push({ play });
	}
	return plays;
}
var fightOf = (opening) => ({
	step: "fight",
	at: "before",
	form: opening.form,
	hex: opening.hex,
	attacker: opening.attacker,
	defender: opening.defender,
	ours: opening.ours,
	theirs: opening.theirs,
	printed: opening.printed,
	cards: [0, 0],
	dice: [],
	side: 0,
	passes: 0,
	pending: null
});
var fight = {
	before: {
		clause: "DL-23",
		ask: askForCard,
		take: playOrPass
	},
	played: { run(ctx, f) {
		if (ctx.got("card")) applyCard(ctx.edition, f);
		f.pending = null;
		f.passes = 0;
		if (f.defender !== null) f.side = f.side === 0 ? 1 : 0;
		f.at = f.dice.length === 0 ? "before" : "after";
	} },
	roll: { run(ctx, f) {
		f.dice = [ctx.rng.die(), ctx.rng.die()];
		const [ours, theirs] = totalsOf(ctx.board, ctx.edition, f);
		const { attacker, defender, dice } = f;
		const roller = defender ?? leftOf(ctx.board, attacker);
		ctx.tell({
			kind: "battle-rolled",
			attacker,
			defender,
			roller,
			dice: [...dice],
			ours,
			theirs
		});
		f.side = 0;
		f.passes = 0;
		f.at = "after";
	} },
	after: {
		clause: "DL-23",
		ask: askForCard,
		take: playOrPass
	},
	judge: { run(ctx, f) {
		const [ours, theirs] = totalsOf(ctx.board, ctx.edition, f);
		const result = resultOf(ctx.edition, ours - theirs);
		const { attacker, defender } = f;
		ctx.tell({
			kind: "battle-result",
			attacker,
			defender,
			difference: ours - theirs,
			...result
		});
		f.at = "finish";
		if (ours === theirs) {
			if (result.immobilized) for (const units of [f.ours, f.theirs]) immobilize(ctx, f.form, units);
			return;
		}
		if (ours > theirs && defender === null) return ctx.done(result.steps > 0);
		const isLost = ours < theirs;
		ctx.call({
			step: "aftermath",
			at: "losses",
			form: f.form,
			hex: f.hex,
			loser: isLost || defender === null ? attacker : defender,
			victor: isLost ? defender : attacker,
			losers: isLost ? f.ours : f.theirs,
			victors: isLost ? f.theirs : f.ours,
			steps: result.steps,
			retreat: result.retreat,
			isBound: result.immobilized,
			items: []
		});
	} },
	finish: { run: (ctx) => ctx.done(false) }
};
var sideToAsk = (f) => f.side === 1 && f.defender !== null ? f.defender : f.attacker;
function askForCard(lagoon, f, edition) {
	const seat = sideToAsk(f);
	const moment = {
		isAfterDice: f.dice.length > 0,
		isDefending: f.side === 1
	};
	return oneOf(seat, [PASS, ...battlePlays(lagoon, edition, seat, moment)]);
}
function playOrPass(ctx, f, choice, seat) {
	if ("play" in choice) {
		f.pending = choice.play;
		f.at = "played";
		return ctx.call({
			step: "card",
			at: "announce",
			by: seat,
			card: choice.play,
			on: null
		});
	}
	f.passes++;
	if (f.passes === 1 && f.defender !== null) f.side = f.side === 0 ? 1 : 0;
	else f.at = f.dice.length === 0 ? "roll" : "judge";
}
function applyCard(edition, f) {
	if (f.pending === null) return;
	const { effect, amount } = eventOf(edition, f.pending);
	if (effect === "ambush") f.cards[0] = (f.cards[0] ?? 0) - amount;
	else f.cards[f.side] = (f.cards[f.side] ?? 0) + amount;
}
function totalsOf(lagoon, edition, f) {
	const { form } = f;
	const ours = strengthOf(lagoon, f.ours) + itemBonus(lagoon, edition, f.ours, {
		form,
		isAttacking: true
	});
	const theirs = f.printed + strengthOf(lagoon, f.theirs) + itemBonus(lagoon, edition, f.theirs, {
		form,
		isAttacking: false
	});
	const [ourCards = 0, theirCards = 0] = f.cards;
	const [ourDie = 0, theirDie = 0] = f.dice;
	return [ours + ourCards + ourDie, theirs + theirCards + theirDie];
}
function resultOf({ matrix }, difference) {
	return matrix[Math.min(Math.abs(difference), matrix.length - 1)] ?? {
		steps: 0,
		retreat: 0,
		immobilized: false
	};
}
var card = {
	announce: { run(ctx, f) {
		takeOut(handOf(ctx.board, f.by), f.card);
		ctx.board.discards.push(f.card);
		const { name, effect } = eventOf(ctx.edition, f.card);
		const on = f.on === null || effect === "merchantman" ? null : tagOf(ctx.board, f.on);
		ctx.board.played[f.by]?.push(f.card);
		ctx.tell({
			kind: "played",
			seat: f.by,
			card: f.card,
			name,
			on
		});
		f.at = "resolve";
		ctx.call(reactionTo(ctx.seats, "cancel-card", f.by));
	} },
	resolve: { run(ctx, f) {
		const { name, effect } = eventOf(ctx.edition, f.card);
		if (ctx.got("reaction")) {
			ctx.tell({
				kind: "belayed",
				seat: f.by,
				card: f.card,
				name
			});
			return ctx.done(false);
		}
		const on = f.on ?? -1;
		switch (effect) {
			case "pickpocket":
				f.at = "pinch";
				return;
			case "storm":
			case "raft":
			case "merchantman":
				f.at = "finish";
				return ctx.call({
					step: "passage",
					at: effect,
					by: f.by,
					card: f.card,
					on
				});
			case "reef":
				f.at = "finish";
				return ctx.call({
					step: "reef",
					at: "warn",
					card: f.card,
					ship: on
				});
			default:
				bestow(ctx, f, on);
				return ctx.done(true);
		}
	} },
	pinch: {
		clause: "DL-40",
		ask: (lagoon, f) => oneOf(f.by, pinches(lagoon, f)),
		take(ctx, f, { take, crew }) {
			const victim = f.on ?? -1;
			handOver(unitOf(ctx.board, victim), unitOf(ctx.board, crew), take);
			ctx.tell({
				kind: "picked-pocket",
				seat: f.by,
				from: tagOf(ctx.board, victim),
				to: tagOf(ctx.board, crew),
				item: take,
				name: adventureOf(ctx.edition, take).name
			});
			return ctx.done(true);
		}
	},
	finish: { run: (ctx) => ctx.done(true) }
};
function pinches(lagoon, f) {
	const { items, at } = unitOf(lagoon, f.on ?? -1);
	const crews = unitsWhere(lagoon, (unit) => isCrew(unit) && unit.owner === f.by && unit.at === at);
	return items.filter((item, i) => items.indexOf(item) === i).flatMap((take) => crews.map((crew) => ({
		take,
		crew
	})));
}
function bestow(ctx, f, on) {
	const { effect, amount } = eventOf(ctx.edition, f.card);
	switch (effect) {
		case "ship-speed":
		case "crew-speed":
			unitOf(ctx.board, on).extra += amount;
			return;
		case "becalm":
			unitOf(ctx.board, on).calm = amount;
			return;
		case "rally": return grow(ctx, on, amount);
	}
}
function grow(ctx, id, steps) {
	const unit = unitOf(ctx.board, id);
	unit.strength = Math.min(ctx.edition.mostSteps, unit.strength + steps);
	ctx.tell({
		kind: "grew",
		unit: tagOf(ctx.board, id),
		strength: unit.strength
	});
}
var adventure = {
	begin: { run(ctx, f) {
		const lagoon = ctx.board;
		const { type, name, text } = adventureOf(ctx.edition, f.card);
		lagoon.explored[f.seat]?.push(f.card);
		ctx.tell({
			kind: "adventure",
			seat: f.seat,
			card: f.card,
			name,
			text
		});
		if (type === "item") {
			lagoon.ground.push({
				at: f.hex,
				item: f.card
			});
			f.at = "claim";
			return;
		}
		keptBy(lagoon, f.seat).push(f.card);
		f.at = "end";
		carryOut(ctx, f);
	} },
	claim: {
		clause: "DL-36",
		ask: (_lagoon, f) => oneOf(f.seat, [...f.units.map((crew) => ({ crew })), { crew: null }]),
		take(ctx, f, { crew }) {
			if (crew !== null) {
				pickUp(ctx.board, unitOf(ctx.board, crew), {
					at: f.hex,
					item: f.card
				});
				const { name } = adventureOf(ctx.edition, f.card);
				ctx.tell({
					kind: "claimed",
					crew: tagOf(ctx.board, crew),
					item: f.card,
					name
				});
			}
			return ctx.done();
		}
	},
	recruit: {
		clause: "DL-37",
		ask: (lagoon, f, edition) => oneOf(f.seat, growing(lagoon, edition, f.units).map((crew) => ({ crew }))),
		take(ctx, f, { crew }) {
			grow(ctx, crew, adventureOf(ctx.edition, f.card).amount);
			return ctx.done();
		}
	},
	emerge: {
		clause: "DL-37",
		ask: (_lagoon, f, edition) => oneOf(f.seat, islandOf(edition, f.hex)),
		take(ctx, f, { to }) {
			for (const id of f.units) place(ctx.board, id, to);
			ctx.tell({
				kind: "tunnelled",
				units: f.units.map((id) => tagOf(ctx.board, id)),
				at: to
			});
			f.at = "end";
			if (to !== f.hex) arriveAt(ctx, [f.seat], to);
		}
	},
	check: { run(ctx, f) {
		if (ctx.got("reaction")) return ctx.done();
		f.at = "end";
		rollCheck(ctx, f);
	} },
	spoils: { run(ctx, f) {
		const { prize = 0 } = adventureOf(ctx.edition, f.card);
		f.at = "end";
		if (ctx.got("fight") && prize > 0) ctx.call({
			step: "supply",
			at: "offer",
			seat: f.seat,
			left: prize
		});
	} },
	end: { run: (ctx) => ctx.done() }
};
function carryOut(ctx, f) {
	const { board: lagoon, edition } = ctx;
	const { effect, amount } = adventureOf(edition, f.card);
	switch (effect) {
		case "recruit": {
			const [only, ...more] = growing(lagoon, edition, f.units);
			if (more.length > 0) f.at = "recruit";
			else if (only !== void 0) grow(ctx, only, amount);
			return;
		}
		case "bog":
		case "bite":
		case "fever":
			f.at = "check";
			return ctx.call(reactionTo(ctx.seats, "cancel-die", null));
		case "fight":
			f.at = "spoils";
			return ctx.call(fightOf({
				form: "adventure",
				hex: f.hex,
				attacker: f.seat,
				defender: null,
				ours: f.units,
				theirs: [],
				printed: amount
			}));
		case "second-wind":
			for (const id of f.units) unitOf(lagoon, id).extra += amount;
			return;
		case "letters": return ctx.call({
			step: "supply",
			at: "offer",
			seat: f.seat,
			left: amount
		});
		case "curse":
			ctx.tell({
				kind: "cursed",
				seat: f.seat,
				names: handOf(lagoon, f.seat).map((id) => eventOf(edition, id).name)
			});
			lagoon.discards.push(...handOf(lagoon, f.seat));
			lagoon.hands[f.seat] = [];
			return;
		case "tunnel":
			f.at = "emerge";
			return;
	}
}
function rollCheck(ctx, f) {
	const { effect, amount, name } = adventureOf(ctx.edition, f.card);
	const isBad = () => {
		const pips = ctx.rng.die();
		ctx.tell({
			kind: "checked",
			name,
			pips,
			isBad: pips <= amount
		});
		return pips <= amount;
	};
	if (effect === "fever") {
		const sick = f.units.filter(isBad);
		if (sick.length > 0) ctx.call({
			...lossesOf(f.seat, f.hex, sick, sick.length),
			most: 1
		});
	} else if (isBad()) {
		if (effect === "bog") immobilize(ctx, "adventure", f.units);
		else ctx.call(lossesOf(f.seat, f.hex, f.units, 1));
	}
}
var growing = (lagoon, edition, units) => units.filter((id) => unitOf(lagoon, id).strength < edition.mostSteps);
function islandOf(edition, hex) {
	const { islands, to } = mapOf(edition);
	return to.filter((_, space) => islands[space] === islands[hex]);
}
function rollOff({ rng }) {
	for (;;) {
		const [ours, theirs] = [rng.die(), rng.die()];
		if (ours !== theirs) return [ours, theirs];
	}
}
var END$2 = { end: true };
var battle = {
	begin: { run(ctx, f) {
		const lagoon = ctx.board;
		for (const { one, other } of lagoon.boardings) if (unitOf(lagoon, one).owner === f.seat) f.lasting.push({
			from: one,
			board: other
		});
		else if (unitOf(lagoon, other).owner === f.seat) f.lasting.push({
			from: other,
			board: one
		});
		f.at = "lasting";
	} },
	lasting: { run(ctx, f) {
		const pair = f.lasting.shift();
		if (!pair) {
			f.at = "look";
			return;
		}
		f.called.push(pair);
		if (boardingOf(ctx.board, pair.from, pair.board)) fightAboard(ctx, f.seat, pair.from, pair.board);
	} },
	look: { run(ctx, f) {
		if (settle(ctx)) return;
		const lagoon = ctx.board;
		if (lagoon.isOut[f.seat]) f.at = "tidy";
		else if (f.isEnding || battlesOf(lagoon, f.seat).length === 0 && callable(lagoon, f).length === 0) f.at = "hail";
		else f.at = "choose";
	} },
	choose: {
		clause: "DL-21",
		ask: (lagoon, f, edition) => oneOf(f.seat, [
			END$2,
			...battlesOf(lagoon, f.seat),
			...callable(lagoon, f),
			...playsOf(lagoon, edition, f.seat, "battle")
		]),
		aside(lagoon, _f, seat, edition) {
			const plays = playsOf(lagoon, edition, seat, "battle");
			return plays.length > 0 ? oneOf(seat, plays) : null;
		},
		take(ctx, f, choice, seat) {
			if ("end" in choice) f.at = "hail";
			else if ("play" in choice) {
				f.at = "look";
				ctx.call({
					step: "card",
					at: "announce",
					by: seat,
					card: choice.play,
					on: choice.on
				});
			} else if ("board" in choice) callBoarding(ctx, f, choice, seat);
			else {
				f.hex = choice.battle;
				f.foe = choice.against;
				f.ours = attackersAt(ctx.board, f.seat, f.hex, f.foe);
				f.at = f.ours.length > 1 ? "attackers" : "aim";
			}
		}
	},
	attackers: {
		clause: "DL-21",
		ask: (lagoon, f) => someOf(f.seat, attackersAt(lagoon, f.seat, f.hex, f.foe), 1),
		take(_ctx, f, { pick }) {
			f.ours = pick;
			f.at = "aim";
		}
	},
	aim: { run(ctx, f) {
		f.theirs = targetsAt(ctx.board, f.foe, f.hex, f.ours);
		f.at = f.theirs.length > 1 ? "targets" : "clash";
	} },
	targets: {
		clause: "DL-28",
		ask: (lagoon, f) => someOf(f.seat, targetsAt(lagoon, f.foe, f.hex, f.ours), 1),
		take(_ctx, f, { pick }) {
			f.theirs = pick;
			f.at = "clash";
		}
	},
	clash: { run(ctx, f) {
		const lagoon = ctx.board;
		for (const id of f.ours) unitOf(lagoon, id).hasAttacked = true;
		const { seat: attacker, foe: defender, hex, ours, theirs } = f;
		const [us, them] = [ours, theirs].map((units) => units.map((id) => tagOf(lagoon, id)));
		ctx.tell({
			kind: "battle",
			attacker,
			defender,
			at: hex,
			ours: us ?? [],
			theirs: them ?? []
		});
		f.at = "look";
		ctx.call(fightOf({
			form: "battle",
			hex,
			attacker,
			defender,
			ours,
			theirs,
			printed: 0
		}));
	} },
	hail: { run(ctx, f) {
		f.isEnding = true;
		const [pair] = grapplesOf(ctx.board, f.seat, f.called);
		if (!pair) {
			f.at = "tidy";
			return;
		}
		f.called.push(pair);
		f.ours = [pair.from];
		f.theirs = [pair.board];
		f.foe = unitOf(ctx.board, pair.board).owner;
		f.at = "hailed";
	} },
	hailed: {
		clause: "DL-32",
		ask: (_lagoon, f) => oneOf(f.foe, [{ call: false }, { call: true }]),
		take(ctx, f, { call }) {
			f.at = "hail";
			if (call) hailShip(ctx, f, f.foe);
		}
	},
	answer: {
		clause: "DL-32",
		ask: (_lagoon, f) => oneOf(f.caller === f.seat ? f.foe : f.seat, [{ agree: true }, { agree: false }]),
		take(ctx, f, { agree }) {
			f.at = "look";
			if (agree) {
				f.at = "grapple";
				return;
			}
			const [caller, other] = rollOff(ctx);
			ctx.tell({
				kind: "boarding-rolled",
				caller: f.caller,
				other: f.caller === f.seat ? f.foe : f.seat,
				dice: [caller, other]
			});
			if (caller > other) f.at = "grapple";
		}
	},
	grapple: { run(ctx, f) {
		const [from = -1] = f.ours;
		const [board = -1] = f.theirs;
		ctx.board.boardings.push({
			one: from,
			other: board,
			isTried: false
		});
		f.at = "look";
		const isOurs = f.caller === f.seat;
		fightAboard(ctx, f.caller, isOurs ? from : board, isOurs ? board : from);
	} },
	tidy: { run(ctx) {
		for (const unit of ctx.board.units) unit.hasAttacked = false;
		return ctx.done();
	} }
};
var callable = (lagoon, f) => grapplesOf(lagoon, f.seat, f.called).filter(({ from }) => !unitOf(lagoon, from).hasAttacked);
function callBoarding(ctx, f, pair, seat) {
	f.called.push(pair);
	f.ours = [pair.from];
	f.theirs = [pair.board];
	f.foe = unitOf(ctx.board, pair.board).owner;
	hailShip(ctx, f, seat);
}
function hailShip(ctx, f, caller) {
	const [from = -1] = f.ours;
	const [board = -1] = f.theirs;
	f.caller = caller;
	ctx.tell({
		kind: "boarding-called",
		caller,
		ours: tagOf(ctx.board, from),
		theirs: tagOf(ctx.board, board)
	});
	f.at = "answer";
}
function fightAboard(ctx, attacker, from, board) {
	const lagoon = ctx.board;
	const [ours, theirs] = [unitOf(lagoon, from), unitOf(lagoon, board)];
	ours.hasAttacked = true;
	const hex = spaceOf(ours);
	const defender = theirs.owner;
	ctx.tell({
		kind: "boarding",
		attacker,
		defender,
		at: hex,
		ours: tagOf(lagoon, from),
		theirs: tagOf(lagoon, board)
	});
	ctx.call(fightOf({
		form: "boarding",
		hex,
		attacker,
		defender,
		ours: [from],
		theirs: [board],
		printed: 0
	}));
}
var retreat = {
	next: { run(ctx, f) {
		const unit = f.units.shift();
		if (unit === void 0) return ctx.done(f.items);
		f.unit = unit;
		f.left = f.hexes;
		f.at = isThere(ctx.board, unit) ? "look" : "next";
	} },
	look: { run(ctx, f) {
		const [only, ...more] = f.left > 0 ? waysOf(ctx.board, ctx.edition, f) : [];
		if (f.left === 0) f.at = "next";
		else if (only === void 0) standFast(ctx, f);
		else if (more.length > 0) f.at = "choose";
		else fallBack(ctx, f, only);
	} },
	choose: {
		clause: "DL-25",
		ask: (lagoon, f, edition) => oneOf(f.seat, waysOf(lagoon, edition, f).map((to) => ({ to }))),
		take(ctx, f, { to }) {
			fallBack(ctx, f, to);
			f.at = "look";
		}
	},
	stand: { run(ctx, f) {
		f.items.push(...ctx.got("losses"));
		f.at = "next";
	} }
};
var isThere = (lagoon, id) => {
	const { at, kind } = unitOf(lagoon, id);
	return at !== null && (kind === "crew" || manned(lagoon, id) > 0);
};
function waysOf(lagoon, edition, f) {
	const { field, sailing, walking } = mapOf(edition);
	const unit = unitOf(lagoon, f.unit);
	if (unit.kind === "ship" && isLocked(lagoon, f.unit)) return [];
	const costs = unit.kind === "ship" ? sailing : walking[0];
	const farAway = (space) => {
		const [here, there] = [field.hexes[space], field.hexes[f.from]];
		return here && there ? distance(here, there) : 0;
	};
	const now = farAway(spaceOf(unit));
	const open = (field.neighbours[spaceOf(unit)] ?? []).filter((space) => space >= 0 && (costs?.[space] ?? null) !== null && farAway(space) >= now && !someUnit(lagoon, (other) => other.at === space && other.owner !== f.seat));
	const farther = open.filter((space) => farAway(space) > now);
	return farther.length > 0 ? farther : open;
}
function fallBack(ctx, f, to) {
	place(ctx.board, f.unit, to);
	f.left--;
	ctx.tell({
		kind: "retreated",
		unit: tagOf(ctx.board, f.unit),
		at: to
	});
}
function standFast(ctx, f) {
	const unit = unitOf(ctx.board, f.unit);
	ctx.tell({
		kind: "cornered",
		unit: tagOf(ctx.board, f.unit),
		steps: f.left
	});
	const crews = unit.kind === "ship" ? crewsAboard(ctx.board, f.unit) : [f.unit];
	f.at = "stand";
	ctx.call(lossesOf(f.seat, spaceOf(unit), crews, f.left));
}
var draw$2 = {
	draw: { run(ctx, f) {
		drawEvent(ctx, f.seat);
		f.at = "trim";
	} },
	trim: { run(ctx, f) {
		if (handOf(ctx.board, f.seat).length <= 3) return ctx.done();
		f.at = "discard";
	} },
	discard: {
		clause: "DL-12",
		ask(lagoon, f) {
			const hand = handOf(lagoon, f.seat);
			return someOf(f.seat, hand, hand.length - 3, hand.length - 3);
		},
		take(ctx, f, { pick }) {
			const hand = handOf(ctx.board, f.seat);
			for (const card of pick) {
				takeOut(hand, card);
				ctx.board.discards.push(card);
			}
			ctx.tell({
				kind: "trimmed",
				seat: f.seat,
				names: pick.map((card) => eventOf(ctx.edition, card).name)
			});
			return ctx.done();
		}
	}
};
function drawEvent(ctx, seat) {
	const lagoon = ctx.board;
	if (lagoon.deck.length === 0) {
		lagoon.deck = ctx.rng.shuffle(lagoon.discards);
		lagoon.discards = [];
		ctx.tell({
			kind: "reshuffled",
			cards: lagoon.deck.length
		});
	}
	const card = lagoon.deck.pop();
	if (card === void 0) return;
	handOf(lagoon, seat).push(card);
	ctx.whisper([seat], {
		kind: "drew",
		seat,
		card,
		name: eventOf(ctx.edition, card).name
	}, {
		kind: "drew-unseen",
		seat
	});
}
var supply = {
	offer: { run(ctx, f) {
		if (f.left === 0) return ctx.done();
		f.at = "take";
		ctx.call(reactionTo(ctx.seats, "cancel-draw", null));
	} },
	take: { run(ctx, f) {
		f.left--;
		if (!ctx.got("reaction")) drawEvent(ctx, f.seat);
		f.at = "offer";
	} }
};
var END$1 = { end: true };
var exploration = {
	begin: { run(ctx, f) {
		f.ready = unitsWhere(ctx.board, (unit) => unit.owner === f.seat && isAshore(unit));
		f.at = "look";
	} },
	look: { run(ctx, f) {
		if (settle(ctx)) return;
		f.ready = f.ready.filter((id) => isOnCounter(ctx.board, id));
		if (ctx.board.isOut[f.seat] || f.ready.length === 0) return ctx.done();
		f.at = "choose";
	} },
	choose: {
		clause: "DL-35",
		ask: (lagoon, f, edition) => oneOf(f.seat, [
			END$1,
			...hexesOf(lagoon, f).map((explore) => ({ explore })),
			...playsOf(lagoon, edition, f.seat, "exploration")
		]),
		aside(lagoon, _f, seat, edition) {
			const plays = playsOf(lagoon, edition, seat, "exploration");
			return plays.length > 0 ? oneOf(seat, plays) : null;
		},
		take(ctx, f, choice, seat) {
			if ("end" in choice) return ctx.done();
			if ("play" in choice) {
				f.at = "look";
				return ctx.call({
					step: "card",
					at: "announce",
					by: seat,
					card: choice.play,
					on: choice.on
				});
			}
			f.hex = choice.explore;
			f.units = readyAt(ctx.board, f);
			f.at = f.units.length > 1 ? "name" : "announce";
		}
	},
	name: {
		clause: "DL-35",
		ask: (lagoon, f) => someOf(f.seat, readyAt(lagoon, f), 1),
		take(_ctx, f, { pick }) {
			f.units = pick;
			f.at = "announce";
		}
	},
	announce: { run(ctx, f) {
		f.ready = f.ready.filter((id) => !f.units.includes(id));
		ctx.tell({
			kind: "explores",
			seat: f.seat,
			at: f.hex,
			units: f.units.map((id) => tagOf(ctx.board, id))
		});
		f.at = "unfold";
		ctx.call(reactionTo(ctx.seats, "cancel-draw", null));
	} },
	unfold: { run(ctx, f) {
		const { board: lagoon, edition } = ctx;
		if (ctx.got("reaction")) {
			f.at = "look";
			return;
		}
		const top = lagoon.adventures.at(-1);
		f.at = "reveal";
		if (!top || !f.units.some((id) => has(edition, unitOf(lagoon, id).items, "foresight"))) return;
		if (!top.seers.includes(f.seat)) top.seers.push(f.seat);
		const { name } = adventureOf(edition, top.card);
		ctx.whisper([f.seat], {
			kind: "spied",
			seat: f.seat,
			card: top.card,
			name
		}, {
			kind: "spied-unseen",
			seat: f.seat
		});
		f.at = "spy";
	} },
	spy: {
		clause: "DL-37",
		ask: (_lagoon, f) => oneOf(f.seat, [{ under: false }, { under: true }]),
		take(ctx, f, { under }) {
			const { adventures } = ctx.board;
			const top = under ? adventures.pop() : void 0;
			if (top) {
				adventures.unshift(top);
				ctx.tell({
					kind: "put-under",
					seat: f.seat
				});
			}
			f.at = "reveal";
		}
	},
	reveal: { run(ctx, f) {
		const lagoon = ctx.board;
		const drawn = lagoon.adventures.pop();
		if (!drawn) throw new RulesBug("no-adventure-left", { hex: f.hex });
		lagoon.counters = lagoon.counters.filter((space) => space !== f.hex);
		f.at = "look";
		ctx.call({
			step: "adventure",
			at: "begin",
			seat: f.seat,
			card: drawn.card,
			hex: f.hex,
			units: f.units
		});
	} }
};
function isOnCounter(lagoon, id) {
	const { at } = unitOf(lagoon, id);
	return at !== null && lagoon.counters.includes(at);
}
var readyAt = (lagoon, f) => f.ready.filter((id) => unitOf(lagoon, id).at === f.hex);
var hexesOf = (lagoon, f) => {
	const hexes = f.ready.flatMap((id) => unitOf(lagoon, id).at ?? []);
	return hexes.filter((hex, i) => hexes.indexOf(hex) === i);
};
var match = {
	open: { run(ctx, f) {
		const lagoon = ctx.board;
		lagoon.deck = ctx.rng.shuffle(fullDeck(ctx.edition.events));
		lagoon.adventures = layAdventures(ctx);
		lagoon.first = rollForFirst(ctx);
		lagoon.turn = lagoon.first;
		f.seat = lagoon.first;
		f.at = "port";
	} },
	port: {
		clause: "DL-6",
		ask: (lagoon, f, edition) => oneOf(f.seat, mapOf(edition).ports.filter((port) => !lagoon.homes.includes(port)).map((port) => ({ port }))),
		take(ctx, f, { port }) {
			const { ports } = mapOf(ctx.edition);
			moor(ctx, f.seat, port);
			f.seat = (f.seat + 1) % ctx.seats;
			const across = ports[3 - ports.indexOf(port)];
			if (ctx.seats === 2 && across !== void 0) moor(ctx, f.seat, across);
			if (ctx.board.homes.includes(null)) return;
			f.seat = ctx.board.first;
			f.at = ctx.options["quick-start"] ? "scatter" : "counters";
		}
	},
	counters: { run(ctx, f) {
		if (ctx.board.counters.length < ctx.board.adventures.length) {
			f.at = "counter";
			return;
		}
		f.seat = ctx.board.first;
		f.at = "turn";
	} },
	counter: {
		clause: "DL-8",
		ask: (lagoon, f, edition) => oneOf(f.seat, counterSpaces(lagoon, edition).map((counter) => ({ counter }))),
		take(ctx, f, { counter }) {
			ctx.board.counters.push(counter);
			ctx.tell({
				kind: "counter-placed",
				seat: f.seat,
				at: counter
			});
			f.seat = (f.seat + 1) % ctx.seats;
			f.at = "counters";
		}
	},
	scatter: { run(ctx, f) {
		const { counters } = ctx.board;
		while (counters.length < ctx.board.adventures.length) counters.push(ctx.rng.pick(counterSpaces(ctx.board, ctx.edition)));
		ctx.tell({
			kind: "counters-scattered",
			at: [...counters]
		});
		f.at = "turn";
	} },
	turn: { run(ctx, f) {
		ctx.board.turn = f.seat;
		ctx.tell({
			kind: "turn",
			seat: f.seat,
			round: ctx.board.round
		});
		f.at = "next";
		ctx.call({
			step: "turn",
			at: "draw",
			seat: f.seat
		});
	} },
	next: { run(ctx, f) {
		const lagoon = ctx.board;
		const next = leftOf(lagoon, f.seat);
		const order = inTurn(lagoon, lagoon.first);
		if (order.indexOf(next) <= order.indexOf(f.seat)) lagoon.round++;
		if (isOverdue(lagoon)) {
			endByPoints(ctx);
			return;
		}
		f.seat = next;
		f.at = "turn";
	} }
};
function rollForFirst(ctx) {
	let left = inTurn(ctx.board, 0);
	for (;;) {
		const rolls = left.map((seat) => ({
			seat,
			pips: ctx.rng.die()
		}));
		const top = Math.max(...rolls.map(({ pips }) => pips));
		left = rolls.filter(({ pips }) => pips === top).map(({ seat }) => seat);
		const [first] = left;
		ctx.tell({
			kind: "rolled-for-first",
			rolls,
			first: left.length === 1 && first !== void 0 ? first : null
		});
		if (left.length === 1 && first !== void 0) return first;
	}
}
function moor(ctx, seat, port) {
	const lagoon = ctx.board;
	lagoon.homes[seat] = port;
	const [ship = -1] = unitsWhere(lagoon, (unit) => unit.kind === "ship" && unit.owner === seat);
	for (const unit of lagoon.units) if (isCrew(unit) && unit.owner === seat) unit.aboard = ship;
	place(lagoon, ship, port);
	ctx.tell({
		kind: "port-chosen",
		seat,
		at: port,
		sheet: mapOf(ctx.edition).ports.indexOf(port) + 1
	});
}
function counterSpaces(lagoon, edition) {
	const { counterSpaces: spaces, field } = mapOf(edition);
	const free = spaces.filter((space) => !lagoon.counters.includes(space));
	const apart = free.filter((space) => !field.neighbours[space]?.some((next) => lagoon.counters.includes(next)));
	return apart.length > 0 ? apart : free;
}
function layAdventures({ edition, rng }) {
	const treasure = treasureOf(edition);
	const cards = rng.shuffle(fullDeck(edition.adventures).filter((card) => card !== treasure));
	const lower = Math.max(0, cards.length - edition.treasureUnder);
	cards.splice(rng.below(lower + 1), 0, treasure);
	return cards.map((card, i) => ({
		card,
		seers: [],
		isEarly: i > lower
	}));
}
var END = { end: true };
var BACK = { back: true };
var movement = {
	look: { run(ctx, f) {
		if (settle(ctx)) return;
		f.at = ctx.board.isOut[f.seat] ? "tidy" : "choose";
	} },
	choose: {
		clause: "DL-14",
		ask(lagoon, f, edition) {
			const options = [END];
			for (let unit = 0; unit < lagoon.units.length; unit++) if (lagoon.units[unit]?.owner === f.seat && canAct(lagoon, edition, unit)) options.push({ unit });
			for (const play of playsOf(lagoon, edition, f.seat, "movement")) options.push(play);
			return oneOf(f.seat, options);
		},
		aside: (lagoon, _f, seat, edition) => interjection(lagoon, edition, seat),
		take(ctx, f, choice, seat) {
			if ("end" in choice) f.at = "heaps";
			else if ("play" in choice) playCard(ctx, f, choice, seat);
			else {
				f.unit = choice.unit;
				f.at = "act";
			}
		}
	},
	act: {
		clause: "DL-16",
		ask(lagoon, f, edition) {
			const deeds = deedsOf(lagoon, edition, f.unit);
			return oneOf(f.seat, f.hesitations < 20 ? [BACK, ...deeds] : deeds);
		},
		aside: (lagoon, _f, seat, edition) => interjection(lagoon, edition, seat),
		take(ctx, f, choice, seat) {
			f.at = "look";
			if ("back" in choice) f.hesitations++;
			else if ("play" in choice) playCard(ctx, f, choice, seat);
			else if ("to" in choice) go(ctx, f, choice.to);
			else if ("embark" in choice) embark(ctx, f.unit, choice.embark);
			else if ("give" in choice) give(ctx, f.unit, choice);
			else breakOff(ctx, f.unit, choice.breakOff);
		}
	},
	heaps: { run(ctx, f) {
		f.heaps = ctx.board.ground.filter(({ at }) => gatherers(ctx.board, f.seat, at).length > 0);
		f.at = f.heaps.length > 0 ? "gather" : "tidy";
	} },
	gather: {
		clause: "DL-31",
		ask(lagoon, f) {
			const crews = gatherers(lagoon, f.seat, f.heaps[0]?.at ?? -1);
			return oneOf(f.seat, [...crews.map((crew) => ({ crew })), { crew: null }]);
		},
		take(ctx, f, { crew }) {
			const heap = f.heaps.shift();
			if (heap && crew !== null) gather(ctx, crew, heap);
			if (f.heaps.length === 0) f.at = "tidy";
		}
	},
	tidy: { run(ctx, f) {
		for (const unit of ctx.board.units) if (unit.owner === f.seat) rest(unit);
		for (const boarding of ctx.board.boardings) boarding.isTried = false;
		return ctx.done();
	} }
};
function rest(unit) {
	unit.spent = 0;
	unit.extra = 0;
	unit.calm = null;
	unit.isStuck = false;
	unit.hasCrossed = false;
	if (unit.gave.length > 0) unit.gave = [];
}
function interjection(lagoon, edition, seat) {
	const plays = playsOf(lagoon, edition, seat, "movement");
	return plays.length > 0 ? oneOf(seat, plays) : null;
}
function playCard(ctx, f, { play, on }, by) {
	f.at = "look";
	ctx.call({
		step: "card",
		at: "announce",
		by,
		card: play,
		on
	});
}
var gatherers = (lagoon, seat, at) => unitsWhere(lagoon, (unit) => unit.owner === seat && unit.at === at && isAshore(unit));
function go(ctx, f, to) {
	const lagoon = ctx.board;
	const unit = unitOf(lagoon, f.unit);
	const from = spaceOf(unit);
	const cost = costIn(areaOf(lagoon, ctx.edition, f.unit), to);
	const how = unit.kind === "ship" ? "sailed" : unit.aboard === null ? "walked" : "landed";
	unit.spent += cost;
	if (how === "landed") {
		unit.aboard = null;
		unit.hasCrossed = true;
	}
	place(lagoon, f.unit, to);
	ctx.tell({
		kind: how,
		unit: tagOf(lagoon, f.unit),
		from,
		at: to,
		cost
	});
	if (to !== from) arriveAt(ctx, [f.seat], to);
}
function embark(ctx, id, ship) {
	const crew = unitOf(ctx.board, id);
	crew.aboard = ship;
	crew.hasCrossed = true;
	ctx.tell({
		kind: "embarked",
		crew: tagOf(ctx.board, id),
		ship: tagOf(ctx.board, ship)
	});
}
function give(ctx, id, { give: item, unit }) {
	const giver = unitOf(ctx.board, id);
	handOver(giver, unitOf(ctx.board, unit), item);
	giver.gave.push(item);
	const { name } = adventureOf(ctx.edition, item);
	ctx.tell({
		kind: "gave",
		from: tagOf(ctx.board, id),
		to: tagOf(ctx.board, unit),
		item,
		name
	});
}
function breakOff(ctx, ship, other) {
	const lagoon = ctx.board;
	const boarding = boardingOf(lagoon, ship, other);
	if (!boarding) return;
	const [ours, theirs] = rollOff(ctx);
	ctx.tell({
		kind: "broke-off",
		ship: tagOf(lagoon, ship),
		other: tagOf(lagoon, other),
		ours,
		theirs
	});
	if (ours > theirs) lagoon.boardings = lagoon.boardings.filter((pair) => pair !== boarding);
	else boarding.isTried = true;
}
function gather(ctx, crew, heap) {
	pickUp(ctx.board, unitOf(ctx.board, crew), heap);
	const { name } = adventureOf(ctx.edition, heap.item);
	ctx.tell({
		kind: "gathered",
		crew: tagOf(ctx.board, crew),
		item: heap.item,
		name
	});
}
var toEach = (spaces) => spaces.map((to) => ({ to }));
var passage = {
	storm: {
		clause: "DL-40",
		ask: (lagoon, f, edition) => oneOf(f.by, toEach(drivenFrom(edition, spaceOf(unitOf(lagoon, f.on)), eventOf(edition, f.card).amount))),
		take(ctx, f, { to }) {
			const lagoon = ctx.board;
			letGo(lagoon, f.on);
			place(lagoon, f.on, to);
			ctx.tell({
				kind: "driven",
				seat: f.by,
				ship: tagOf(lagoon, f.on),
				at: to
			});
			f.at = "ashore";
			if (crewsAboard(lagoon, f.on).length > 0) arriveAt(ctx, [unitOf(lagoon, f.on).owner], to);
		}
	},
	raft: {
		clause: "DL-40",
		ask: (lagoon, f, edition) => oneOf(f.by, toEach(acrossFrom(edition, spaceOf(unitOf(lagoon, f.on)), eventOf(edition, f.card).amount))),
		take(ctx, f, { to }) {
			place(ctx.board, f.on, to);
			ctx.tell({
				kind: "rafted",
				crew: tagOf(ctx.board, f.on),
				at: to
			});
			f.at = "ashore";
			arriveAt(ctx, [f.by], to);
		}
	},
	merchantman: { run(ctx, f) {
		const { units } = ctx.board;
		const at = f.on;
		f.on = units.length;
		units.push({
			...newShip(f.by, units.filter(({ kind }) => kind === "ship").length + 1),
			at
		});
		ctx.tell({
			kind: "merchantman",
			ship: tagOf(ctx.board, f.on),
			at
		});
		f.at = "muster";
	} },
	muster: {
		clause: "DL-40",
		ask: (lagoon, f) => someOf(f.by, waiting(lagoon, f), 0, 3),
		take(ctx, f, { pick }) {
			for (const id of pick) {
				const crew = unitOf(ctx.board, id);
				crew.aboard = f.on;
				crew.hasCrossed = ctx.board.turn === f.by;
				ctx.tell({
					kind: "embarked",
					crew: tagOf(ctx.board, id),
					ship: tagOf(ctx.board, f.on)
				});
			}
			return ctx.done();
		}
	},
	ashore: { run: (ctx) => ctx.done() }
};
var waiting = (lagoon, f) => unitsWhere(lagoon, (unit) => isAshore(unit) && unit.owner === f.by && unit.at === unitOf(lagoon, f.on).at);
var turn = sequence({
	draw: { start: (_lagoon, { seat }) => ({
		step: "draw",
		at: "draw",
		seat
	}) },
	movement: { start: (_lagoon, { seat }) => ({
		step: "movement",
		at: "look",
		seat,
		unit: -1,
		hesitations: 0,
		heaps: []
	}) },
	battle: { start: (_lagoon, { seat }) => ({
		step: "battle",
		at: "begin",
		seat,
		lasting: [],
		called: [],
		hex: -1,
		foe: -1,
		ours: [],
		theirs: [],
		caller: -1,
		isEnding: false
	}) },
	exploration: { start: (_lagoon, { seat }) => ({
		step: "exploration",
		at: "begin",
		seat,
		ready: [],
		hex: -1,
		units: []
	}) }
});
var showUnit = (unit) => ({
	kind: unit.kind,
	owner: unit.owner,
	number: unit.number,
	strength: unit.strength,
	at: unit.at,
	aboard: unit.aboard,
	items: [...unit.items],
	spent: unit.spent,
	extra: unit.extra,
	calm: unit.calm,
	isStuck: unit.isStuck,
	hasCrossed: unit.hasCrossed,
	hasAttacked: unit.hasAttacked,
	gave: [...unit.gave]
});
var showOpen = (lagoon) => ({
	units: lagoon.units.map(showUnit),
	homes: [...lagoon.homes],
	counters: [...lagoon.counters],
	ground: lagoon.ground.map(({ at, item }) => ({
		at,
		item
	})),
	discards: [...lagoon.discards],
	kept: lagoon.kept.map((cards) => [...cards]),
	lost: [...lagoon.lost],
	explored: lagoon.explored.map((cards) => [...cards]),
	played: lagoon.played.map((cards) => [...cards]),
	ending: lagoon.ending,
	boardings: lagoon.boardings.map(({ one, other, isTried }) => ({
		one,
		other,
		isTried
	})),
	isOut: [...lagoon.isOut],
	first: lagoon.first,
	turn: lagoon.turn,
	round: lagoon.round
});
var view = (lagoon, seat) => ({
	...showOpen(lagoon),
	hand: seat === null ? null : [...lagoon.hands[seat] ?? []],
	held: lagoon.hands.map((hand) => hand.length),
	deck: lagoon.deck.length,
	adventures: lagoon.adventures.map(({ card, seers, isEarly }) => ({
		card: seat !== null && seers.includes(seat) ? card : null,
		seers: [...seers],
		isEarly
	}))
});
function determinize(seen, seat, rng, edition) {
	const events = rng.shuffle(less(fullDeck(edition.events), [...seen.discards, ...seen.hand ?? []]));
	const hands = seen.held.map((n, owner) => owner === seat && seen.hand ? [...seen.hand] : events.splice(0, n));
	const known = seen.adventures.flatMap(({ card }) => card ?? []);
	const open = [
		...seen.units.flatMap(({ items }) => items),
		...seen.ground.map(({ item }) => item),
		...seen.kept.flat(),
		...seen.lost
	];
	const unseen = rng.shuffle(less(fullDeck(edition.adventures), [...open, ...known]));
	const adventures = seen.adventures.map(({ card, seers, isEarly }) => ({
		card: card ?? draw$1(unseen),
		seers: [...seers],
		isEarly
	}));
	sinkTreasure(seen, adventures, treasureOf(edition), rng);
	return {
		...showOpen(seen),
		hands,
		deck: events.slice(0, seen.deck),
		adventures
	};
}
function draw$1(cards) {
	const card = cards.pop();
	if (card === void 0) throw new RulesBug("no-such-card", { left: 0 });
	return card;
}
function sinkTreasure(seen, deck, treasure, rng) {
	const found = deck.find(({ card, isEarly }) => card === treasure && isEarly);
	const lower = deck.filter(({ isEarly }, i) => !isEarly && seen.adventures[i]?.card === null);
	if (!found || lower.length === 0) return;
	const other = rng.pick(lower);
	found.card = other.card;
	other.card = treasure;
}
var SHIPS = "ABCD";
var CREWS = "abcd";
var COUNTER = "*";
var ITEM = "$";
var markOf = (map, space) => Object.entries(MARKS).find(([, terrain]) => terrain === map.terrain[space])?.[0] ?? " ";
function pieceOn(view, space) {
	const here = view.units.filter(({ at }) => at === space);
	const ship = here.find(({ kind }) => kind === "ship");
	if (ship) return SHIPS.charAt(ship.owner);
	const [crew] = here;
	if (crew) return CREWS.charAt(crew.owner);
	if (view.ground.some(({ at }) => at === space)) return ITEM;
	return view.counters.includes(space) ? COUNTER : "";
}
var CELL = 2;
function drawMap(view, map) {
	const { hexes } = map.field;
	const lines = drawHexes(hexes, (space) => `${markOf(map, space)}${pieceOn(view, space)}`, CELL).split("\n");
	const columns = new Set(hexes.map(({ q }) => q)).size;
	let letters = "";
	for (let column = 0; column < columns; column++) letters += columnName(column).padEnd(3);
	return [letters, ...lines].map((line, i) => {
		return `${(i % 2 === 1 ? String(Math.ceil(i / 2)) : "").padStart(3)} ${line}`.trimEnd();
	});
}
function unitLine(view, edition, id) {
	const { kind, number, strength, at, aboard, items, isStuck } = view.units[id] ?? {};
	const where = aboard === null || aboard === void 0 ? hexName(edition, at ?? 0) : i18n._("aboard ship {number}", { number: view.units[aboard]?.number });
	const carries = (items ?? []).map((item) => i18n._(adventureOf(edition, item).name));
	const held = view.boardings.some(({ one, other }) => one === id || other === id);
	return [
		`#${id}`,
		kind === "crew" ? i18n._("crew {number} ({strength})", {
			number,
			strength
		}) : i18n._("ship {number}", { number }),
		where,
		...isStuck ? [i18n._("immobilized")] : [],
		...held ? [i18n._("boarding")] : [],
		...carries.length > 0 ? [i18n._("with {items}", { items: listed(carries) })] : []
	].join(" ");
}
function homeOf(view, edition, seat) {
	const home = view.homes[seat] ?? null;
	return home === null ? "-" : hexName(edition, home);
}
function seatLine(view, names, edition, seat) {
	const name = names[seat] ?? i18n._("seat {seat}", { seat });
	if (view.isOut[seat]) return `  ${i18n._("{name}: out", { name })}`;
	const units = view.units.flatMap(({ owner, at }, id) => owner === seat && at !== null ? [unitLine(view, edition, id)] : []);
	const kept = view.kept[seat]?.reduce((sum, card) => sum + adventureOf(edition, card).value, 0);
	const says = i18n._("{name} ({marks}), home {hex}, cards {cards}, kept {points}: {units}", {
		name,
		marks: `${SHIPS.charAt(seat)}${CREWS.charAt(seat)}`,
		hex: homeOf(view, edition, seat),
		cards: view.held[seat],
		points: kept,
		units: units.join("; ")
	});
	return `${seat === view.turn ? "*" : " "} ${says}`.trimEnd();
}
function draw(view, names, edition) {
	const decks = [
		i18n._("Round {round}", { round: view.round }),
		i18n._("event deck {cards}, discards {discards}", {
			cards: view.deck,
			discards: view.discards.length
		}),
		i18n._("adventures left {cards}", { cards: view.adventures.length })
	].join("   ");
	const cards = (view.hand ?? []).map((card) => i18n._(eventOf(edition, card).name));
	const hand = cards.length > 0 ? [i18n._("Hand: {cards}", { cards: listed(cards) })] : [];
	const ground = view.ground.map(({ at, item }) => `${hexName(edition, at)}: ${i18n._(adventureOf(edition, item).name)}`);
	return [
		decks,
		...drawMap(view, mapOf(edition)),
		...view.held.map((_, seat) => seatLine(view, names, edition, seat)),
		...ground,
		...hand
	].join("\n");
}
var REACTIONS = {
	"cancel-card": "A card has been played. Cancel it?",
	"cancel-die": "A die is about to be rolled for a card. Stop it?",
	"cancel-draw": "A card is about to be drawn. Stop it?"
};
var nameOf = (names, seat) => names[seat] ?? i18n._("someone");
var shipNumber = ([ship = 0], seats) => unitNumbered(ship, seats).number;
var prompts = {
	"match.port": () => i18n._("Choose your home port."),
	"match.counter": () => i18n._("Place an adventure counter on an island."),
	"draw.discard": () => i18n._("Which cards do you discard? Three are kept."),
	"movement.choose": () => i18n._("Move a unit, play a card, or end your movement?"),
	"movement.act": (f, names) => {
		const { kind, number } = unitNumbered(f.unit, names.length);
		return kind === "crew" ? i18n._("Where does your crew {number} go, or what does it do?", { number }) : i18n._("Where does your ship {number} go, or what does it do?", { number });
	},
	"movement.gather": (f, _names, edition) => i18n._("Something lies on {hex}. Which crew takes it?", { hex: hexName(edition, f.heaps[0]?.at ?? 0) }),
	"capture.offer": () => i18n._("A ship without crew. Capture it?"),
	"battle.choose": () => i18n._("Fight a battle, call a boarding, play a card, or end your battles?"),
	"battle.attackers": (f, names) => i18n._("Which of your units attack {foe}?", { foe: nameOf(names, f.foe) }),
	"battle.targets": (f, names) => i18n._("Which units of {foe} do they attack?", { foe: nameOf(names, f.foe) }),
	"battle.hailed": (f, names) => i18n._("Your ship {number} lies beside a ship of {name}. Call a boarding?", {
		number: shipNumber(f.theirs, names.length),
		name: nameOf(names, f.seat)
	}),
	"battle.answer": (f, names) => i18n._("{caller} calls a boarding of your ship {number}. Agree, or roll for it?", {
		caller: nameOf(names, f.caller),
		number: shipNumber(f.caller === f.seat ? f.theirs : f.ours, names.length)
	}),
	"fight.before": () => i18n._("A battle card before the dice?"),
	"fight.after": () => i18n._("A card after the dice?"),
	"aftermath.share": () => i18n._("Which unit takes what the dead have left?"),
	"aftermath.prize": () => i18n._("The ship is yours to take, scuttle or leave."),
	"losses.surgeon": () => i18n._("Open the chest and save steps?"),
	"losses.choose": (f) => i18n._("{steps, plural, one {Who loses the step?} other {Who loses the # steps?}}", { steps: f.steps }),
	"retreat.choose": (f, names) => {
		const { kind, number } = unitNumbered(f.unit, names.length);
		return kind === "crew" ? i18n._("Where does your crew {number} retreat? {left} to go.", {
			number,
			left: f.left
		}) : i18n._("Where does your ship {number} retreat? {left} to go.", {
			number,
			left: f.left
		});
	},
	"exploration.choose": () => i18n._("Explore a hex, play a card, or end your turn?"),
	"exploration.name": () => i18n._("Which crews explore?"),
	"exploration.spy": () => i18n._("You have seen the next card. Put it under the deck and draw another?"),
	"adventure.claim": () => i18n._("Which crew carries the item? It can be left here."),
	"adventure.recruit": () => i18n._("Which crew do the castaways join?"),
	"adventure.emerge": () => i18n._("Where does the tunnel come out?"),
	"card.pinch": () => i18n._("What do you steal, and who carries it?"),
	"passage.storm": () => i18n._("Where is the ship driven?"),
	"passage.raft": () => i18n._("Where does the raft land?"),
	"passage.muster": () => i18n._("Which crews embark at once?"),
	"reaction.offer": (f) => i18n._(REACTIONS[f.cancels])
};
var unitInWords = ({ owner, kind, number }, name) => kind === "crew" ? i18n._("{name}'s crew {number}", {
	name: name(owner),
	number
}) : i18n._("{name}'s ship {number}", {
	name: name(owner),
	number
});
var HEX_KEYS = [
	"to",
	"port",
	"counter",
	"explore",
	"battle"
];
var UNIT_KEYS = [
	"unit",
	"crew",
	"capture",
	"pick",
	"on",
	"embark",
	"breakOff",
	"from",
	"board"
];
function wordFor(key, value, edition, names) {
	if (typeof value === "string") {
		if (key === "prize") return i18n._(value);
		const card = [...edition.events, ...edition.adventures].find(({ id }) => id === value);
		return card ? i18n._(card.name) : null;
	}
	if (HEX_KEYS.includes(key) || key === "on" && isHarbour(value, edition, names.length)) return hexName(edition, value);
	return UNIT_KEYS.includes(key) ? unitByNumber(value, names) : null;
}
function unitByNumber(id, names) {
	const unit = unitNumbered(id, names.length);
	return unit.kind === "crew" ? unitInWords(unit, (seat) => names[seat] ?? i18n._("seat {seat}", { seat })) : i18n._("ship {number}", { number: unit.number });
}
function isHarbour(value, edition, seats) {
	const { isShore, ports } = mapOf(edition);
	return value >= seats * 4 && (isShore[value] === true || ports.includes(value));
}
var unitsInWords = (units, name) => listed(units.map((unit) => unitInWords(unit, name)));
var cardsInWords = (names) => listed(names.map((card) => i18n._(card)));
function sufferingOf({ steps, retreat, immobilized }, losers) {
	const words = [
		steps > 0 ? i18n._("{losers, plural, one {loses} other {lose}} {steps, plural, one {# step} other {# steps}}", {
			losers,
			steps
		}) : "",
		retreat > 0 ? i18n._("{losers, plural, one {retreats} other {retreat}} {hexes, plural, one {# hex} other {# hexes}}", {
			losers,
			hexes: retreat
		}) : "",
		immobilized ? i18n._("{losers, plural, one {is immobilized} other {are immobilized}}", { losers }) : ""
	].filter((word) => word !== "");
	return words.length > 0 ? listed(words) : i18n._("{losers, plural, one {gets away unharmed} other {get away unharmed}}", { losers });
}
var ENDING_WORDS = {
	treasure: "{names} is home with Kreth's Treasure aboard and wins (points {points}).",
	points: "{names} is home with more than an equal share of all adventures and wins (points {points}).",
	"last-one": "{names} is the last captain left and wins (points {points}).",
	"treasure-sunk": "{names} survive the loss of Kreth's Treasure: a draw (points {points}).",
	"most-points": "{names} has the most points and wins (points {points})."
};
var TELLERS = {
	"rolled-for-first": {
		clause: "DL-7",
		say({ rolls: all, first }, name) {
			const rolls = listed(all.map(({ seat, pips }) => i18n._("{name} rolls {pips}", {
				name: name(seat),
				pips
			})));
			return first === null ? i18n._("{rolls}: level, again.", { rolls }) : i18n._("{rolls}: {name} goes first.", {
				rolls,
				name: name(first)
			});
		}
	},
	"port-chosen": {
		clause: "DL-6",
		say: ({ seat, at, sheet }, name, hex) => i18n._("{name} makes port on sheet {sheet}, {hex}.", {
			name: name(seat),
			sheet,
			hex: hex(at)
		})
	},
	"counter-placed": {
		clause: "DL-8",
		say: ({ seat, at }, name, hex) => i18n._("{name} places a counter on {hex}.", {
			name: name(seat),
			hex: hex(at)
		})
	},
	"counters-scattered": {
		clause: "DL-10",
		say: ({ at }) => i18n._("{n, plural, one {# counter lies} other {# counters lie}} scattered at random.", { n: at.length })
	},
	turn: {
		clause: "DL-11",
		say: ({ seat, round }, name) => i18n._("Round {round}: {name}'s turn.", {
			round,
			name: name(seat)
		})
	},
	drew: {
		clause: "DL-12",
		say: ({ seat, name: card }, name) => i18n._("{name} draws {card}.", {
			name: name(seat),
			card: i18n._(card)
		})
	},
	"drew-unseen": {
		clause: "DL-12",
		say: ({ seat }, name) => i18n._("{name} draws an event card.", { name: name(seat) })
	},
	trimmed: {
		clause: "DL-12",
		say: ({ seat, names }, name) => i18n._("{name} discards {cards}.", {
			name: name(seat),
			cards: cardsInWords(names)
		})
	},
	reshuffled: {
		clause: "DL-13",
		say: ({ cards }) => i18n._("{cards, plural, one {# discard is} other {# discards are}} shuffled into a new event deck.", { cards })
	},
	sailed: {
		clause: "DL-14",
		say: ({ unit, at }, name, hex) => i18n._("{ship} sails to {hex}.", {
			ship: unitInWords(unit, name),
			hex: hex(at)
		})
	},
	walked: {
		clause: "DL-16",
		say: ({ unit, at }, name, hex) => i18n._("{crew} goes to {hex}.", {
			crew: unitInWords(unit, name),
			hex: hex(at)
		})
	},
	landed: {
		clause: "DL-15",
		say: ({ unit, at }, name, hex) => i18n._("{crew} disembarks and goes to {hex}.", {
			crew: unitInWords(unit, name),
			hex: hex(at)
		})
	},
	embarked: {
		clause: "DL-15",
		say: ({ crew, ship: { number } }, name) => i18n._("{crew} embarks on ship {number}.", {
			crew: unitInWords(crew, name),
			number
		})
	},
	gave: {
		clause: "DL-18",
		say({ from, to: { kind, number }, name: item }, name) {
			const gift = {
				unit: unitInWords(from, name),
				item: i18n._(item),
				number
			};
			return kind === "crew" ? i18n._("{unit} hands {item} to crew {number}.", gift) : i18n._("{unit} hands {item} to ship {number}.", gift);
		}
	},
	gathered: {
		clause: "DL-31",
		say: ({ crew, name: item }, name) => i18n._("{crew} picks up {item}.", {
			crew: unitInWords(crew, name),
			item: i18n._(item)
		})
	},
	claimed: {
		clause: "DL-36",
		say: ({ crew, name: item }, name) => i18n._("{crew} takes {item}.", {
			crew: unitInWords(crew, name),
			item: i18n._(item)
		})
	},
	captured: {
		clause: "DL-19",
		say: ({ seat, ship }, name) => i18n._("{name} captures {ship}.", {
			name: name(seat),
			ship: unitInWords(ship, name)
		})
	},
	"broke-off": {
		clause: "DL-34",
		say({ ship, other, ours, theirs }, name) {
			const roll = {
				ship: unitInWords(ship, name),
				other: unitInWords(other, name),
				ours,
				theirs
			};
			return ours > theirs ? i18n._("{ship} tries to break off from {other}, {ours} to {theirs}: free.", roll) : i18n._("{ship} tries to break off from {other}, {ours} to {theirs}: still held.", roll);
		}
	},
	battle: {
		clause: "DL-21",
		say: ({ at, ours, theirs }, name, hex) => i18n._("{hex}: {ours} {n, plural, one {attacks} other {attack}} {theirs}.", {
			hex: hex(at),
			ours: unitsInWords(ours, name),
			n: ours.length,
			theirs: unitsInWords(theirs, name)
		})
	},
	"battle-rolled": {
		clause: "DL-22",
		say({ attacker, defender, roller, dice: [die = 0, otherDie = 0], ours, theirs }, name) {
			const roll = {
				name: name(attacker),
				die,
				ours,
				other: name(roller),
				otherDie,
				theirs
			};
			return defender === null ? i18n._("{name} rolls {die} for {ours} in all, {other} {otherDie} for {theirs}, on behalf of the islanders or beasts.", roll) : i18n._("{name} rolls {die} for {ours} in all, {other} {otherDie} for {theirs}.", roll);
		}
	},
	"battle-result": {
		clause: "DL-24",
		say(event, name) {
			const { attacker, defender, difference: lead, immobilized } = event;
			if (lead === 0) return immobilized ? i18n._("Level: both sides are immobilized.") : i18n._("Level: nothing happens.");
			const loser = lead < 0 ? attacker : defender;
			const difference = `${lead > 0 ? "+" : "−"}${Math.abs(lead)}`;
			return loser === null ? i18n._("{difference}: the islanders or beasts {result}.", {
				difference,
				result: sufferingOf(event, 2)
			}) : i18n._("{difference}: {name} {result}.", {
				difference,
				name: name(loser),
				result: sufferingOf(event, 1)
			});
		}
	},
	"steps-lost": {
		clause: "DL-26",
		say({ crew, steps, left }, name) {
			const loss = {
				crew: unitInWords(crew, name),
				steps,
				left
			};
			return left === 0 ? i18n._("{crew} loses {steps, plural, one {# step} other {# steps}} and is eliminated.", loss) : i18n._("{crew} loses {steps, plural, one {# step} other {# steps}} and has {left} left.", loss);
		}
	},
	healed: {
		clause: "DL-37",
		say: ({ seat, name: item, steps }, name) => i18n._("{name} opens {item}: {steps, plural, one {# step} other {# steps}} saved.", {
			name: name(seat),
			item: i18n._(item),
			steps
		})
	},
	immobilized: {
		clause: "DL-20",
		say: ({ units }, name) => i18n._("{units} cannot move in the next movement segment.", { units: unitsInWords(units, name) })
	},
	retreated: {
		clause: "DL-25",
		say: ({ unit, at }, name, hex) => i18n._("{unit} retreats to {hex}.", {
			unit: unitInWords(unit, name),
			hex: hex(at)
		})
	},
	cornered: {
		clause: "DL-25",
		say: ({ unit, steps }, name) => i18n._("{unit} cannot retreat: {steps, plural, one {# step} other {# steps}} lost instead.", {
			unit: unitInWords(unit, name),
			steps
		})
	},
	spoils: {
		clause: "DL-31",
		say: ({ unit, names }, name) => i18n._("{unit} takes {items} from the dead.", {
			unit: unitInWords(unit, name),
			items: cardsInWords(names)
		})
	},
	"boarding-called": {
		clause: "DL-32",
		say: ({ caller, ours, theirs }, name) => i18n._("{name} calls a boarding between {ours} and {theirs}.", {
			name: name(caller),
			ours: unitInWords(ours, name),
			theirs: unitInWords(theirs, name)
		})
	},
	"boarding-rolled": {
		clause: "DL-32",
		say({ caller, other, dice: [first = 0, second = 0] }, name) {
			const roll = {
				name: name(other),
				second,
				first,
				caller: name(caller)
			};
			return first > second ? i18n._("{name} will not have it, {second} to {first}: {caller} boards all the same.", roll) : i18n._("{name} will not have it, {second} to {first}: no boarding.", roll);
		}
	},
	boarding: {
		clause: "DL-33",
		say: ({ ours, theirs }, name) => i18n._("{ours} fights aboard {theirs}.", {
			ours: unitInWords(ours, name),
			theirs: unitInWords(theirs, name)
		})
	},
	sunk: {
		clause: "DL-47",
		say({ ship, at, names }, name, hex) {
			const wreck = {
				ship: unitInWords(ship, name),
				hex: hex(at),
				items: cardsInWords(names)
			};
			return names.length > 0 ? i18n._("{ship} goes down at {hex}, and {items} with it.", wreck) : i18n._("{ship} goes down at {hex}.", wreck);
		}
	},
	explores: {
		clause: "DL-35",
		say: ({ at, units }, name, hex) => i18n._("{crews} {n, plural, one {explores} other {explore}} {hex}.", {
			crews: unitsInWords(units, name),
			n: units.length,
			hex: hex(at)
		})
	},
	spied: {
		clause: "DL-37",
		say: ({ seat, name: card }, name) => i18n._("{name} sees that the next adventure is {card}.", {
			name: name(seat),
			card: i18n._(card)
		})
	},
	"spied-unseen": {
		clause: "DL-37",
		say: ({ seat }, name) => i18n._("{name} looks at the next adventure.", { name: name(seat) })
	},
	"put-under": {
		clause: "DL-37",
		say: ({ seat }, name) => i18n._("{name} puts it under the deck.", { name: name(seat) })
	},
	adventure: {
		clause: "DL-35",
		say: ({ seat, name: card, text }, name) => i18n._("{name} turns up {card}. {text}", {
			name: name(seat),
			card: i18n._(card),
			text: i18n._(text)
		})
	},
	checked: {
		clause: "DL-37",
		say: ({ name: card, pips, isBad }) => isBad ? i18n._("{card}: a {pips}, bad luck.", {
			card: i18n._(card),
			pips
		}) : i18n._("{card}: a {pips}, all is well.", {
			card: i18n._(card),
			pips
		})
	},
	grew: {
		clause: "DL-27",
		say: ({ unit, strength }, name) => i18n._("{crew} now has strength {strength}.", {
			crew: unitInWords(unit, name),
			strength
		})
	},
	tunnelled: {
		clause: "DL-37",
		say: ({ units, at }, name, hex) => i18n._("{crews} {n, plural, one {comes} other {come}} out of the tunnel at {hex}.", {
			crews: unitsInWords(units, name),
			n: units.length,
			hex: hex(at)
		})
	},
	cursed: {
		clause: "DL-37",
		say: ({ seat, names }, name) => names.length > 0 ? i18n._("{name} throws away {cards}.", {
			name: name(seat),
			cards: cardsInWords(names)
		}) : i18n._("{name} throws away nothing, having no card.", { name: name(seat) })
	},
	played: {
		clause: "DL-38",
		say: ({ seat, name: card, on }, name) => on === null ? i18n._("{name} plays {card}.", {
			name: name(seat),
			card: i18n._(card)
		}) : i18n._("{name} plays {card} on {unit}.", {
			name: name(seat),
			card: i18n._(card),
			unit: unitInWords(on, name)
		})
	},
	belayed: {
		clause: "DL-39",
		say: ({ seat, name: card }, name) => i18n._("{name}'s {card} is cancelled.", {
			name: name(seat),
			card: i18n._(card)
		})
	},
	stopped: {
		clause: "DL-39",
		say: ({ what }) => what === "die" ? i18n._("No die is rolled: nothing happens.") : i18n._("No card is drawn.")
	},
	"picked-pocket": {
		clause: "DL-40",
		say: ({ from, to, name: item }, name) => i18n._("{crew} steals {item} from {victim}.", {
			crew: unitInWords(to, name),
			item: i18n._(item),
			victim: unitInWords(from, name)
		})
	},
	driven: {
		clause: "DL-40",
		say: ({ ship, at }, name, hex) => i18n._("The storm drives {ship} to {hex}.", {
			ship: unitInWords(ship, name),
			hex: hex(at)
		})
	},
	struck: {
		clause: "DL-40",
		say: ({ ship, pips, isSinking }, name) => isSinking ? i18n._("{ship} scrapes a reef, a {pips}: it is holed.", {
			ship: unitInWords(ship, name),
			pips
		}) : i18n._("{ship} scrapes a reef, a {pips}: no harm done.", {
			ship: unitInWords(ship, name),
			pips
		})
	},
	rafted: {
		clause: "DL-40",
		say: ({ crew, at }, name, hex) => i18n._("{crew} drifts on a raft to {hex}.", {
			crew: unitInWords(crew, name),
			hex: hex(at)
		})
	},
	merchantman: {
		clause: "DL-40",
		say: ({ ship, at }, name, hex) => i18n._("A merchantman puts in at {hex}: it is {ship} now.", {
			hex: hex(at),
			ship: unitInWords(ship, name)
		})
	},
	out: {
		clause: "DL-44",
		say: ({ seat }, name) => i18n._("{name} has no crew left and is out.", { name: name(seat) })
	},
	ended: {
		clause: "DL-46",
		say({ by, winners, scores }, name) {
			const end = {
				names: listed(winners.map(name)),
				points: scores.join(", ")
			};
			return by === "most-points" && winners.length > 1 ? i18n._("{names} are level: a draw (points {points}).", end) : i18n._(ENDING_WORDS[by], end);
		}
	}
};
var tellerOf = (kind) => TELLERS[kind];
function say(event, names, edition) {
	const teller = tellerOf(event.kind);
	return {
		text: teller.say(event, (seat) => names[seat] ?? i18n._("seat {seat}", { seat }), (space) => hexName(edition, space)).replace("!.", "!"),
		clause: event.kind === "ended" ? ENDINGS[event.by] : teller.clause
	};
}
function newLagoon(seats) {
	const everyone = Array.from({ length: seats }, (_, seat) => seat);
	return {
		units: [...everyone.flatMap((seat) => Array.from({ length: 3 }, (_, i) => newCrew(seat, i + 1))), ...everyone.map((seat) => newShip(seat, seat + 1))],
		homes: everyone.map(() => null),
		counters: [],
		ground: [],
		hands: everyone.map(() => []),
		deck: [],
		discards: [],
		adventures: [],
		kept: everyone.map(() => []),
		lost: [],
		explored: everyone.map(() => []),
		played: everyone.map(() => []),
		ending: null,
		boardings: [],
		isOut: everyone.map(() => false),
		first: 0,
		turn: 0,
		round: 1
	};
}
var { id, title, law, seats } = FACTS;
var doubloonLagoon = {
	id,
	title,
	version: 1,
	law,
	seats,
	longest: 2e5,
	options: {
		points: {
			says: "win by adventure points and a ship at home instead of by the treasure",
			values: [false, true]
		},
		"quick-start": {
			says: "scatter the adventure counters at random",
			values: [false, true]
		}
	},
	edition: EDITION,
	readEdition,
	readBoard,
	setup: ({ seats }) => ({
		board: newLagoon(seats),
		frame: {
			step: "match",
			at: "open",
			seat: 0
		}
	}),
	steps: {
		match,
		turn,
		draw: draw$2,
		supply,
		movement,
		capture,
		battle,
		fight,
		aftermath,
		losses,
		retreat,
		exploration,
		adventure,
		card,
		passage,
		reef,
		reaction
	},
	explanations,
	view,
	determinize,
	draw,
	say,
	prompts,
	orders,
	unasked
};
var POSITIONS = [
	{
		name: "lagoon",
		question: "movement.act",
		after: 150
	},
	{
		name: "battle",
		question: "battle.",
		after: 150
	},
	{
		name: "fight",
		question: "fight.",
		after: 150
	}
];
var EXAMPLES = [
	"landing",
	"odds",
	"stack",
	"boarding",
	"adventure"
];
function labelsOf(lagoon) {
	const seats = lagoon.hands.length;
	return lagoon.hands.map((_, seat) => [
		`turn ${1 + (seat - lagoon.first + seats) % seats}`,
		...new Set(lagoon.explored[seat]?.map((card) => `explored ${card}`)),
		...new Set(lagoon.played[seat]?.map((card) => `played ${card}`))
	]);
}
var measuresOf = (lagoon) => ({
	rounds: Math.min(lagoon.round, 60),
	"adventures drawn": lagoon.explored.reduce((sum, cards) => sum + cards.length, 0),
	"crews lost": lagoon.units.filter((unit) => isCrew(unit) && unit.at === null).length,
	...Object.fromEntries(ENDING_NAMES.map((ending) => [`ended: ${ending}`, lagoon.ending === ending ? 1 : 0]))
});
var loaded = {
	game: doubloonLagoon,
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBEb3VibG9vbiBMYWdvb24KClNvbWV3aGVyZSBvbiB0aGUgaXNsYW5kcyBvZiB0aGUgbGFnb29uIGxpZXMgS3JldGgncyBUcmVhc3VyZS4gU2FpbCBpbiB3aXRoIG9uZSBzaGlwIGFuZCB0aHJlZSBjcmV3cywgcHV0IHRoZW0gYXNob3JlLCBleHBsb3JlLCBmaWdodCB3aG9ldmVyIGlzIGluIHRoZSB3YXksIGFuZCBiZSB0aGUgZmlyc3QgY2FwdGFpbiBob21lIHdpdGggdGhlIHRyZWFzdXJlIGFib2FyZC4KCjIgdG8gNCBwbGF5ZXJzLgoKKkRvdWJsb29uIExhZ29vbiogaXMgYSBnYW1lIGJ5IEJhdHRsZVBsYXksIEluYy4sIHB1Ymxpc2hlZCBpbiAyMDAxLCBkZXNpZ25lZCBhbmQgcHJvZHVjZWQgYnkgU3RldmUgWmFjY2FyZGksIHdpdGggY2FyZCBpbWFnZXMgYnkgTHVpcyBWaWRhbCBhbmQgU2FsYWRpbjsgbm9uZSBvZiB0aGUgYXJ0IGlzIHVzZWQgaGVyZS4gVGhlIHJ1bGVzIGFyZSB0b2xkIGluIG91ciBvd24gd29yZHMuIEVhY2ggY2xhdXNlIHNheXMgd2hlcmUgaXQgY29tZXMgZnJvbTogKipib29rKiogZm9yIHRoZSBwdWJsaXNoZWQgcnVsZXMgc2hlZXQsICoqcnVsaW5nKiogd2hlcmUgdGhlIHNoZWV0IGlzIHNpbGVudCBvciB1bmNsZWFyIGFuZCB0aGlzIGhvdXNlIGRlY2lkZXMsICoqZWRpdGlvbioqIGZvciB3aGF0IHdhcyByZWJ1aWx0IGJlY2F1c2UgdGhlIHNoZWV0IG9ubHkgcG9pbnRzIHRvIG1hcCwgY2FyZHMgYW5kIHJlZmVyZW5jZSBzaGVldCB3aXRob3V0IHNob3dpbmcgdGhlbTogdGhlIG1hcCBhbmQgaXRzIHRlcnJhaW4gY29zdHMsIHRoZSByZXN1bHRzIG1hdHJpeCwgdGhlIGhpZ2hlc3Qgc3RyZW5ndGgsIGFsbCBhZHZlbnR1cmUgYW5kIGV2ZW50IGNhcmRzIGJ1dCBLcmV0aCdzIFRyZWFzdXJlLCB3aXRoIHRoZWlyIG5hbWVzIGFuZCB0ZXh0cywgYW5kIHdoYXQgdGhlIGFkdmVudHVyZXMgYXJlIHdvcnRoIG9uZSBieSBvbmUuIEFuIG93bmVyIG9mIHRoZSBnYW1lIGNhbiBsb2FkIGFub3RoZXIgZWRpdGlvbi4KCiMjIFRoZSBsYWdvb24KCmBgYApIICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICBICiAgSCAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICBICkggICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEgKICBBICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEEKSCAgIH4gICB+ICAgYiAgIH4gICB+ICAgfiAgIH4gICB+ICAgYiAgIH4gICB+ICAgSAogIH4gICB+ICAgYiAgIGIgICB+ICAgfiAgIH4gICB+ICAgYiAgIGIgICB+ICAgfgp+ICAgfiAgIGIgICBqICAgYiAgIH4gICB+ICAgfiAgIGIgICBqICAgYiAgIH4gICB+CiAgfiAgIH4gICBoICAgZyAgIH4gICB+ICAgfiAgIH4gICBnICAgaCAgIH4gICB+Cn4gICB+ICAgYiAgIHMgICBiICAgfiAgIH4gICB+ICAgYiAgIHMgICBiICAgfiAgIH4KICB+ICAgfiAgIGcgICBqICAgfiAgIH4gICB+ICAgfiAgIGogICBnICAgfiAgIH4KfiAgIH4gICBqICAgaCAgIGIgICB+ICAgfiAgIH4gICBiICAgaCAgIGogICB+ICAgfgogIH4gICB+ICAgYiAgIGogICB+ICAgaiAgIGogICB+ICAgaiAgIGIgICB+ICAgfgp+ICAgfiAgIH4gICBiICAgfiAgIGIgICB+ICAgYiAgIH4gICBiICAgfiAgIH4gICB+CiAgfiAgIH4gICB+ICAgfiAgIGIgICBiICAgYiAgIGIgICB+ICAgfiAgIH4gICB+Cn4gICB+ICAgfiAgIH4gICBiICAgbSAgIH4gICBtICAgYiAgIH4gICB+ICAgfiAgIH4KICB+ICAgfiAgIH4gICB+ICAgZyAgIGIgICBiICAgZyAgIH4gICB+ICAgfiAgIH4KfiAgIH4gICBiICAgfiAgIGogICBqICAgfiAgIGogICBqICAgfiAgIGIgICB+ICAgfgogIH4gICBqICAgYiAgIH4gICBqICAgfiAgIH4gICBqICAgfiAgIGIgICBqICAgfgp+ICAgfiAgIG0gICB+ICAgYiAgIGIgICB+ICAgYiAgIGIgICB+ICAgbSAgIH4gICB+CiAgfiAgIGogICBiICAgfiAgIGogICB+ICAgfiAgIGogICB+ICAgYiAgIGogICB+Cn4gICB+ICAgYiAgIH4gICBqICAgaiAgIH4gICBqICAgaiAgIH4gICBiICAgfiAgIH4KICB+ICAgfiAgIH4gICB+ICAgZyAgIGIgICBiICAgZyAgIH4gICB+ICAgfiAgIH4KfiAgIH4gICB+ICAgfiAgIGIgICBtICAgfiAgIG0gICBiICAgfiAgIH4gICB+ICAgfgogIH4gICB+ICAgfiAgIH4gICBiICAgYiAgIGIgICBiICAgfiAgIH4gICB+ICAgfgp+ICAgfiAgIH4gICBiICAgfiAgIGIgICB+ICAgYiAgIH4gICBiICAgfiAgIH4gICB+CiAgfiAgIH4gICBiICAgaiAgIH4gICBqICAgaiAgIH4gICBqICAgYiAgIH4gICB+Cn4gICB+ICAgaiAgIGggICBiICAgfiAgIH4gICB+ICAgYiAgIGggICBqICAgfiAgIH4KICB+ICAgfiAgIGcgICBqICAgfiAgIH4gICB+ICAgfiAgIGogICBnICAgfiAgIH4KfiAgIH4gICBiICAgcyAgIGIgICB+ICAgfiAgIH4gICBiICAgcyAgIGIgICB+ICAgfgogIH4gICB+ICAgaCAgIGcgICB+ICAgfiAgIH4gICB+ICAgZyAgIGggICB+ICAgfgp+ICAgfiAgIGIgICBqICAgYiAgIH4gICB+ICAgfiAgIGIgICBqICAgYiAgIH4gICB+CiAgfiAgIH4gICBiICAgYiAgIH4gICB+ICAgfiAgIH4gICBiICAgYiAgIH4gICB+CkggICB+ICAgfiAgIGIgICB+ICAgfiAgIH4gICB+ICAgfiAgIGIgICB+ICAgfiAgIEgKICBBICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEEKSCAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgSAogIEggICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgSApIICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICBICmBgYAoKYEFgIGlzIGEgcG9ydCwgYEhgIGhvbWUgbGFuZCwgYH5gIHNlYTsgdGhlIG90aGVyIG1hcmtzIGFyZSBpc2xhbmRzLgoKfCBtYXJrIHwgaGV4IHwgYSBjcmV3IHBheXMgfCBhIHNoaXAgcGF5cyB8CnwtLS18LS0tfC0tLXwtLS18CnwgYH5gIHwgc2VhIHwg4oCTIHwgMSB8CnwgYEFgIHwgcG9ydCB8IDEgfCAxIHwKfCBgSGAgfCBob21lIGxhbmQgfCAxIHwg4oCTIHwKfCBgYmAgfCBiZWFjaCB8IDEgfCAxIG9uIHRoZSBzaG9yZWxpbmUgfAp8IGBnYCB8IGdyYXNzIHwgMSB8IDEgb24gdGhlIHNob3JlbGluZSB8CnwgYGpgIHwganVuZ2xlIHwgMiB8IDEgb24gdGhlIHNob3JlbGluZSB8CnwgYGhgIHwgaGlsbHMgfCAyIHwgMSBvbiB0aGUgc2hvcmVsaW5lIHwKfCBgc2AgfCBzd2FtcCB8IDMgfCAxIG9uIHRoZSBzaG9yZWxpbmUgfAp8IGBtYCB8IG1vdW50YWluIHwgMyB8IDEgb24gdGhlIHNob3JlbGluZSB8Cgo8YSBpZD0iZGwtMSI+PC9hPioqREwtMSoqIFR3byB0byBmb3VyIGNhcHRhaW5zIHBsYXkgb24gZm91ciBtYXAgc2hlZXRzLCBsYWlkIHR3byBieSB0d286IDEgYW5kIDIgYWJvdmUsIDMgYW5kIDQgYmVsb3csIHNvIHRoYXQgMSBhbmQgNCBsaWUgYWNyb3NzIGZyb20gZWFjaCBvdGhlciwgYW5kIHNvIGRvIDIgYW5kIDMuIEVhY2ggc2hlZXQgaGFzIG9uZSBob21lIHBvcnQsIG1hcmtlZCB3aXRoIGFuIGFuY2hvciwgYXQgaXRzIG91dGVyIGNvcm5lci4gKihib29rLCBlZGl0aW9uKSoKCjxhIGlkPSJkbC0yIj48L2E+KipETC0yKiogVGhlIG1hcCBoYXMgNDYzIGhleGVzOiBsYW5kIGF0IHRoZSBjb3JuZXJzLCBvdXRlciBpc2xhbmRzLCBhbmQgYXJvdW5kIHRoZSBsYWdvb24gYSByaW5nIGlzbGFuZCB3aXRoIHR3byBjaGFubmVscy4gSXQgaXMgaXRzIG93biBtaXJyb3IgaW1hZ2UgYm90aCB3YXlzLCBzbyBhbGwgcG9ydHMgYXJlIGVxdWFsLiAxMzggaGV4ZXMgYXJlIGlzbGFuZHMsIGFuZCA5NiBvZiB0aGVzZSBhcmUgc2hvcmVsaW5lOiBhbiBpc2xhbmQgaGV4IG5leHQgdG8gc2VhIGlzIHNob3JlbGluZS4gUG9ydHMgYW5kIGhvbWUgbGFuZCBhcmUgbm90OyBzaGlwcyBlbnRlciBwb3J0cywgbmV2ZXIgaG9tZSBsYW5kLiBDb3VudGVycyBwbGFjZWQgaW4gYW55IG9yZGVyLCBhcyBsb25nIGFzIGVhY2ggcGxhY2luZyBpcyBsZWdhbCwgYWx3YXlzIGZpbmQgcm9vbSBmb3IgYXQgbGVhc3QgMjgsIHNvIHRoZSAyNSBvZiBETC04IGZpdC4gSW4gdGhlIGRyYXdpbmcgZXZlcnkgbWFyayBpcyBhIGhleCB3aXRoIGEgZmxhdCB0b3AuIFRoZSBuZWlnaGJvdXJzIG9mIGEgbWFyayBhcmUgdGhvc2UgaW4gaXRzIGNvbHVtbiB0d28gbGluZXMgYWJvdmUgYW5kIGJlbG93LCBhbmQgdGhvc2Ugb25lIGxpbmUgYWJvdmUgb3IgYmVsb3cgYW5kIHR3byBjaGFyYWN0ZXJzIHRvIHRoZSBsZWZ0IG9yIHJpZ2h0OyBtYXJrcyBzaWRlIGJ5IHNpZGUgb24gb25lIGxpbmUgbmV2ZXIgdG91Y2guIEEgbWFwIG9mIHlvdXIgb3duIGNhbiBiZSBkcmF3biB0aGUgc2FtZSB3YXkuICooZWRpdGlvbikqCgo8YSBpZD0iZGwtMyI+PC9hPioqREwtMyoqIEEgaGV4IGlzIHNlYSwgc2hvcmVsaW5lLCBvciBsYW5kIG9mIHNvbWUgdGVycmFpbi4gU2hvcmVsaW5lIGlzIGFzIGdvb2QgYXMgc2VhIGZvciBhIHNoaXAgYW5kIGFzIGdvb2QgYXMgbGFuZCBmb3IgYSBjcmV3LiBTZWEgaXMgbmV2ZXIgbGFuZC4gKihib29rKSoKCjxhIGlkPSJkbC00Ij48L2E+KipETC00KiogVG8gZW50ZXIgYSBoZXggYSBjcmV3IHBheXMgMSBwb2ludCBmb3IgYmVhY2gsIGdyYXNzLCBwb3J0IGFuZCBob21lIGxhbmQsIDIgZm9yIGp1bmdsZSBhbmQgaGlsbHMsIDMgZm9yIHN3YW1wIGFuZCBtb3VudGFpbi4gQSBzaGlwIHBheXMgMSBhIGhleDogc2VhLCBzaG9yZWxpbmUgb3IgcG9ydC4gQW55IGlzbGFuZCBoZXggYnkgdGhlIHNlYSBpcyBzaG9yZWxpbmUsIHdoYXRldmVyIGdyb3dzIHRoZXJlLCBhbmQgY29zdHMgYSBjcmV3IHdoYXQgaXRzIHRlcnJhaW4gY29zdHMuICooZWRpdGlvbikqCgojIyBTZXR0aW5nIG91dAoKPGEgaWQ9ImRsLTUiPjwvYT4qKkRMLTUqKiBUYWtlIGEgY29sb3VyOiBvbmUgc2hpcCwgd2l0aCBubyBzdHJlbmd0aCBvZiBpdHMgb3duIGFuZCA0IG1vdmVtZW50IHBvaW50cywgYW5kIHRocmVlIGNyZXdzLCBudW1iZXJlZCAxIHRvIDMsIGVhY2ggd2l0aCBzdHJlbmd0aCAzIGFuZCA0IG1vdmVtZW50IHBvaW50cy4gKihib29rKSoKCjxhIGlkPSJkbC02Ij48L2E+KipETC02KiogUm9sbCBmaXJzdCBmb3Igd2hvIGJlZ2lucyAoREwtNykuIFRoZW4gaW4gdHVybiBvcmRlciBlYWNoIGNhcHRhaW4gY2hvb3NlcyBhIGZyZWUgaG9tZSBwb3J0IGFuZCBwdXRzIHRoZSBzaGlwIHRoZXJlLCB3aXRoIHRoZSB0aHJlZSBjcmV3cyBhYm9hcmQuIFR3byBjYXB0YWlucyBzdGFydCBhY3Jvc3MgZnJvbSBlYWNoIG90aGVyOiBvbiBzaGVldHMgMSBhbmQgNCwgb3IgMiBhbmQgMy4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTciPjwvYT4qKkRMLTcqKiBFdmVyeW9uZSByb2xscyBhIGRpZTsgdGhlIGhpZ2hlc3QgZ29lcyBmaXJzdC4gVHVybnMgZ28gY2xvY2t3aXNlLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTgiPjwvYT4qKkRMLTgqKiBOb3cgdGhlIGFkdmVudHVyZSBjb3VudGVycywgYXMgbWFueSBhcyB0aGVyZSBhcmUgYWR2ZW50dXJlIGNhcmRzOiAyNS4gT25lIGF0IGEgdGltZSwgdGhlIGZpcnN0IHBsYXllciBiZWdpbm5pbmcgYW5kIHRoZW4gY2xvY2t3aXNlLCB0aGV5IGFyZSBwbGFjZWQgb24gbGFuZCBoZXhlcyBvZiB0aGUgaXNsYW5kcy4gTm8gY291bnRlciBsaWVzIG5leHQgdG8gYW5vdGhlciwgYW5kIG5vbmUgb24gaG9tZSBwb3J0IGhleGVzLCB3aGljaCBhcmUgYWxsIHRoZSBsYW5kIGFyb3VuZCBhIHBvcnQuICooYm9vaykqCgo8YSBpZD0iZGwtOSI+PC9hPioqREwtOSoqIE9uIGEgbWFwIG9mIHlvdXIgb3duIGl0IGNhbiBoYXBwZW4gdGhhdCBubyBoZXggaXMgbGVmdCB0aGF0IGtlZXBzIGNvdW50ZXJzIGFwYXJ0LiBUaGVuIGEgY291bnRlciBtYXkgbGllIG5leHQgdG8gYW5vdGhlciwgYnV0IG5ldmVyIHR3byBvbiBvbmUgaGV4LiAqKHJ1bGluZykqCgo8YSBpZD0iZGwtMTAiPjwvYT4qKkRMLTEwKiogUXVpY2sgc3RhcnQ6IGNoYW5jZSBwbGFjZXMgdGhlIGNvdW50ZXJzLCB1bmRlciB0aGUgc2FtZSBydWxlcy4gKihlZGl0aW9uKSoKCiMjIFRoZSB0dXJuCgo8YSBpZD0iZGwtMTEiPjwvYT4qKkRMLTExKiogQSB0dXJuIGhhcyBmb3VyIHNlZ21lbnRzLCBpbiB0aGlzIG9yZGVyOiBkcmF3LCBtb3ZlbWVudCwgYmF0dGxlLCBleHBsb3JhdGlvbi4gKihib29rKSoKCjxhIGlkPSJkbC0xMiI+PC9hPioqREwtMTIqKiBEcmF3OiB0YWtlIG9uZSBjYXJkIGZyb20gdGhlIGV2ZW50IGRlY2suIEF0IHRoZSBlbmQgb2YgdGhpcyBzZWdtZW50IHlvdSBrZWVwIGF0IG1vc3QgdGhyZWUgY2FyZHMgYW5kIGRpc2NhcmQgdGhlIHJlc3QsIGFzIHlvdSBjaG9vc2UuIENhcmRzIHRoYXQgYnJpbmcgeW91IGFib3ZlIHRocmVlIGxhdGVyIG1heSBiZSBrZXB0IHVudGlsIHRoZSBlbmQgb2YgeW91ciBuZXh0IGRyYXcgc2VnbWVudC4gKihib29rKSoKCjxhIGlkPSJkbC0xMyI+PC9hPioqREwtMTMqKiBXaGVuIHRoZSBldmVudCBkZWNrIGlzIGVtcHR5LCBpdHMgZGlzY2FyZHMgYXJlIHNodWZmbGVkIGludG8gYSBuZXcgb25lLiAqKHJ1bGluZykqCgojIyBNb3ZlbWVudAoKTW92ZSB5b3VyIHVuaXRzIGluIGFueSBvcmRlciwgZWFjaCBhcyBvZnRlbiBhcyBpdHMgcG9pbnRzIGFsbG93LgoKPGEgaWQ9ImRsLTE0Ij48L2E+KipETC0xNCoqIEEgc2hpcCBzYWlscyB0aHJvdWdoIHNlYSBhbmQgaW50byBzaG9yZWxpbmUgYW5kIHBvcnQgaGV4ZXMuIFRvIG1vdmUsIGl0IG5lZWRzIGF0IGxlYXN0IG9uZSBjcmV3IGFib2FyZC4gSXQgY2FycmllcyB1cCB0byB0aHJlZSBjcmV3cywgYW5kIGFueSBudW1iZXIgb2YgaXRlbXMuICooYm9vaykqCgo8YSBpZD0iZGwtMTUiPjwvYT4qKkRMLTE1KiogQSBjcmV3IHRoYXQgZGlzZW1iYXJrcyBwYXlzIGZvciB0aGUgaGV4IGl0IGdvZXMgdG8uIEVtYmFya2luZyBpcyBmcmVlLiBObyBjcmV3IGRvZXMgYm90aCBpbiBvbmUgdHVybi4gKihib29rKSoKCjxhIGlkPSJkbC0xNiI+PC9hPioqREwtMTYqKiBDcmV3cyB3YWxrIG92ZXIgbGFuZCBhcyBmYXIgYXMgdGhlaXIgcG9pbnRzIHRha2UgdGhlbS4gVGhleSBkbyBub3QgY3Jvc3Mgc2VhIHVubGVzcyBzb21ldGhpbmcgY2FycmllcyB0aGVtLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTE3Ij48L2E+KipETC0xNyoqIEEgY3JldyBkaXNlbWJhcmtzIG9ubHkgZnJvbSBhIHNoaXAgb24gYSBzaG9yZWxpbmUgaGV4IG9yIGluIHBvcnQsIHRvIHRoYXQgaGV4IG9yIHRvIGEgbGFuZCBoZXggbmV4dCB0byBpdC4gSXQgZW1iYXJrcyBvbiBhIHNoaXAgaW4gaXRzIG93biBoZXguICoocnVsaW5nKSoKCj4gKkV4YW1wbGU6IGEgbGFuZGluZy4qIEEgY29ybmVyIG9mIHRoZSBpc2xhbmQgbmVhcmVzdCB0byBwb3J0IDEsIHNvbWUgaGV4ZXMgbnVtYmVyZWQ6Cj4KPiBgYGAKPiB+ICAgfiAgIGIKPiAgIH4gICAyICAgYgo+IH4gICAxICAgMyAgIGIKPiAgIH4gICBoICAgNAo+IH4gICBiICAgcyAgIGIKPiAgIH4gICBnICAgago+IGBgYAo+Cj4gVGhlIHNoaXAgaGFzIHNhaWxlZCAzIGhleGVzIGZyb20gdGhlIHBvcnQgdG8gYmVhY2ggMS4gQ3JldyAxIGRpc2VtYmFya3M6IG9udG8gYmVhY2ggMiBmb3IgMSBwb2ludCwgb24gaW50byBqdW5nbGUgMyBmb3IgMiwgb24gdG8gZ3Jhc3MgNCBmb3IgdGhlIGxhc3Qgb25lLiBUaGUgc3dhbXAgaXMgb3V0IG9mIHJlYWNoOiAzIHBvaW50cyBmb3IgaXRzZWxmIGFuZCAyIGZvciB0aGUgd2F5LCBvdmVyIHRoZSBoaWxscyBvciBvdmVyIHRoZSBsb3dlciBiZWFjaCBhbmQgdGhlIGdyYXNzLCBtYWtlIDUuIENyZXcgMiBkaXNlbWJhcmtzIHdoZXJlIHRoZSBzaGlwIGxpZXMsIHdoaWNoIGNvc3RzIDEgZm9yIHRoZSBiZWFjaC4gQ3JldyAzIHN0YXlzIGFib2FyZCwgc28gdGhhdCB0aGUgc2hpcCBpcyBub3QgZW1wdHk7IHdpdGggaXRzIGZvdXJ0aCBwb2ludCB0aGUgc2hpcCBjb3VsZCBldmVuIHNhaWwgb24sIGFuZCB0aGUgY3Jld3MgYXNob3JlIHdvdWxkIHN0YXkgYmVoaW5kLiBOZWl0aGVyIGNyZXcgMSBub3IgY3JldyAyIG1heSBlbWJhcmsgYWdhaW4gdGhpcyB0dXJuLgoKPCEtLSBleGFtcGxlOiBsYW5kaW5nIC0tPgoKPGEgaWQ9ImRsLTE4Ij48L2E+KipETC0xOCoqIEEgY3JldyBvciBhIHNoaXAgY2FycmllcyBhbnkgbnVtYmVyIG9mIGl0ZW1zLiBEdXJpbmcgeW91ciBtb3ZlbWVudCBzZWdtZW50IHlvdXIgdW5pdHMgaW4gb25lIGhleCBtYXkgaGFuZCBpdGVtcyB0byBlYWNoIG90aGVyLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0iZGwtMTkiPjwvYT4qKkRMLTE5KiogV2hlbiB5b3VyIGNyZXcgZW50ZXJzIGEgaGV4LCBvbiBmb290IG9yIGFib2FyZCBhIHNoaXAsIHdoZXJlIGFuIGVuZW15IHNoaXAgbGllcyB3aXRob3V0IGNyZXcsIGl0IG1heSBjYXB0dXJlIHRoYXQgc2hpcCBhdCBvbmNlLiBTbyBtYXkgYSBjcmV3IHRoYXQgaXMgaW4gdGhlIGhleCBhbHJlYWR5IHdoZW4gdGhlIGxhc3QgY3JldyBhYm9hcmQgaXMgbG9zdC4gV2hhdCBpcyBpbiB0aGUgc2hpcCdzIGJveCBjb21lcyB3aXRoIGl0LiBUaGUgc2hpcCBpcyB5b3VycyBmcm9tIHRoZW4gb24sIGFuZCBvbmNlIGEgY3JldyBpcyBhYm9hcmQgaXQgbWF5IG1vdmUgaW4gdGhpcyBzYW1lIHNlZ21lbnQuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJkbC0yMCI+PC9hPioqREwtMjAqKiBZb3UgbWF5IG93biBzZXZlcmFsIHNoaXBzLiBBIHVuaXQgdGhhdCBpcyBpbW1vYmlsaXplZCBjYW5ub3QgbW92ZSBpbiBpdHMgb3duZXIncyBuZXh0IG1vdmVtZW50IHNlZ21lbnQ7IGl0IGNhbiBmaWdodCBhbmQgZXhwbG9yZS4gKihydWxpbmcpKgoKIyMgQmF0dGxlCgo8YSBpZD0iZGwtMjEiPjwvYT4qKkRMLTIxKiogV2hlbiBhbGwgeW91ciBtb3ZlbWVudCBpcyBkb25lLCB5b3UgbWF5IGZpZ2h0IGVuZW15IHVuaXRzIHRoYXQgc2hhcmUgYSBoZXggd2l0aCB5b3Vycy4gWW91IG5hbWUgdGhlIHVuaXRzIG9uIGVhY2ggc2lkZSwgYW5kIGZpZ2h0IG9uZSBiYXR0bGUgYWZ0ZXIgYW5vdGhlci4gRWFjaCBvZiB5b3VyIHVuaXRzIGF0dGFja3MgYXQgbW9zdCBvbmNlIGEgdHVybi4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTIyIj48L2E+KipETC0yMioqIEVhY2ggc2lkZSBhZGRzIHVwIGEgZGllLCB0aGUgc3RyZW5ndGggb2YgaXRzIHVuaXRzIG5hbWVkIGZvciB0aGlzIGJhdHRsZSwgaXRzIGl0ZW1zIGFuZCBpdHMgY2FyZHMuIFRoZSBhdHRhY2tlcidzIHRvdGFsIGxlc3MgdGhlIGRlZmVuZGVyJ3MgaXMgdGhlIGRpZmZlcmVuY2UsIGFuZCB0aGUgcmVzdWx0cyBtYXRyaXggc2F5cyB3aGF0IGl0IG1lYW5zLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTIzIj48L2E+KipETC0yMyoqIEJlZm9yZSB0aGUgZGljZSBib3RoIG1heSBwbGF5IGJhdHRsZSBjYXJkcywgdGFraW5nIHR1cm5zLCB0aGUgYXR0YWNrZXIgZmlyc3QsIHVudGlsIGJvdGggcGFzcyBvbmUgYWZ0ZXIgdGhlIG90aGVyLiBBZnRlciB0aGUgZGljZSBpdCBnb2VzIG9uIHRoZSBzYW1lIHdheSwgYnV0IG9ubHkgd2l0aCBjYXJkcyB0aGF0IHNheSBzby4gVGhlbiB0aGUgdG90YWxzIHN0YW5kLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0iZGwtMjQiPjwvYT4qKkRMLTI0KiogVGhlIHJlc3VsdHMgbWF0cml4LiBJZiB0aGUgZGlmZmVyZW5jZSBpcyBuZWdhdGl2ZSwgdGhlIGF0dGFja2VyIGlzIHRoZSBsb3NlcjsgaWYgaXQgaXMgcG9zaXRpdmUsIHRoZSBkZWZlbmRlci4gKihlZGl0aW9uKSoKCnwgZGlmZmVyZW5jZSB8IHJlc3VsdCB8CnwtLS18LS0tfAp8IDAgfCBib3RoIHNpZGVzIGFyZSBpbW1vYmlsaXplZCB8CnwgMSB8IHRoZSBsb3NlciByZXRyZWF0cyAxIGhleCB8CnwgMiB8IHRoZSBsb3NlciByZXRyZWF0cyAyIGhleGVzIHwKfCAzIHwgdGhlIGxvc2VyIGxvc2VzIDEgc3RlcCBhbmQgaXMgaW1tb2JpbGl6ZWQgfAp8IDQgb3IgNSB8IHRoZSBsb3NlciBsb3NlcyAxIHN0ZXAgYW5kIHJldHJlYXRzIDIgaGV4ZXMgfAp8IDYgb3IgNyB8IHRoZSBsb3NlciBsb3NlcyAyIHN0ZXBzIGFuZCByZXRyZWF0cyAyIGhleGVzIHwKfCA4IG9yIG1vcmUgfCB0aGUgbG9zZXIgbG9zZXMgMyBzdGVwcyBhbmQgcmV0cmVhdHMgMyBoZXhlcyB8CgpIb3cgb2Z0ZW4gaXQgY29tZXMgdG8gd2hhdCwgYnkgaG93IG11Y2ggc3Ryb25nZXIgdGhlIGF0dGFja2VyIGlzIGJlZm9yZSB0aGUgZGljZToKCnwgc3Ryb25nZXIgYnkgfCBhdHRhY2tlciBsb3NlcyBzdGVwcyB8IGF0dGFja2VyIG9ubHkgcmV0cmVhdHMgfCBib3RoIGltbW9iaWxpemVkIHwgZGVmZW5kZXIgb25seSByZXRyZWF0cyB8IGRlZmVuZGVyIGxvc2VzIHN0ZXBzIHwKfC0tLXwtLS18LS0tfC0tLXwtLS18LS0tfAp8IOKIkjMgfCA1OCAlIHwgMjUgJSB8IDggJSB8IDggJSB8IDAgJSB8Cnwg4oiSMiB8IDQyICUgfCAzMSAlIHwgMTEgJSB8IDE0ICUgfCAzICUgfAp8IOKIkjEgfCAyOCAlIHwgMzEgJSB8IDE0ICUgfCAxOSAlIHwgOCAlIHwKfCAwIHwgMTcgJSB8IDI1ICUgfCAxNyAlIHwgMjUgJSB8IDE3ICUgfAp8ICsxIHwgOCAlIHwgMTkgJSB8IDE0ICUgfCAzMSAlIHwgMjggJSB8CnwgKzIgfCAzICUgfCAxNCAlIHwgMTEgJSB8IDMxICUgfCA0MiAlIHwKfCArMyB8IDAgJSB8IDggJSB8IDggJSB8IDI1ICUgfCA1OCAlIHwKfCArNCB8IDAgJSB8IDMgJSB8IDYgJSB8IDE5ICUgfCA3MiAlIHwKfCArNiB8IDAgJSB8IDAgJSB8IDAgJSB8IDggJSB8IDkyICUgfAoKPiAqRXhhbXBsZTogYSBiYXR0bGUuKiBZb3VyIGNyZXdzIDEgYW5kIDIsIHN0cmVuZ3RoIDMgYW5kIDIsIGF0dGFjayBCZW4ncyBjcmV3IDEsIHN0cmVuZ3RoIDMuIFlvdXIgY3JldyAxIGNhcnJpZXMgVmFuZSdzIEN1dGxhc3M6IHlvdSBzdGFuZCBhdCA2LCBCZW4gYXQgMy4gWW91IHBhc3MsIEJlbiBwbGF5cyBBbWJ1c2ghLCB3aGljaCB0YWtlcyAyIGZyb20geW91ciB0b3RhbCwgeW91IHBhc3MsIEJlbiBwYXNzZXMuIFRoZSBkaWNlOiB5b3Ugcm9sbCAyIGFuZCBjb21lIHRvIDYsIEJlbiByb2xscyA0IGFuZCBjb21lcyB0byA3LiBBIGRpZmZlcmVuY2Ugb2Yg4oiSMTogeW91IHdvdWxkIHJldHJlYXQgYSBoZXguIEJ1dCBMdWNreSBTaG90IG1heSBiZSBwbGF5ZWQgYWZ0ZXIgdGhlIGRpY2UsIGFuZCB5b3UgaGF2ZSBvbmU6IDcgYWdhaW5zdCA3LiBCZW4gcGFzc2VzLCB5b3UgcGFzcy4gQSBkaWZmZXJlbmNlIG9mIDAsIGFuZCBhbGwgdGhyZWUgY3Jld3MgYXJlIGltbW9iaWxpemVkLgoKPCEtLSBleGFtcGxlOiBvZGRzIC0tPgoKPGEgaWQ9ImRsLTI1Ij48L2E+KipETC0yNSoqIEEgdW5pdCB0aGF0IHJldHJlYXRzIG1vdmVzIGFzIG1hbnkgaGV4ZXMgYXMgdGhlIHJlc3VsdCBzYXlzLCB3aGF0ZXZlciBpdHMgcG9pbnRzLiBJdHMgb3duZXIgY2hvb3NlcyB0aGUgd2F5OiBlYWNoIGhleCBmYXJ0aGVyIGZyb20gdGhlIGJhdHRsZSB0aGFuIHRoZSBsYXN0IHdoZXJlIHRoZXJlIGlzIG9uZSwgZWxzZSBubyBuZWFyZXI7IG5ldmVyIGludG8gYSBoZXggd2l0aCBhbiBlbmVteSwgbmV2ZXIgaW50byB0ZXJyYWluIHRoZSB1bml0IGNhbm5vdCBlbnRlci4gQSBzaGlwIHJldHJlYXRzIGFzIGEgc2hpcCwgd2l0aCBldmVyeW9uZSBhYm9hcmQuIEZvciBlYWNoIGhleCBhIHVuaXQgY2Fubm90IHJldHJlYXQgaXQgbG9zZXMgYSBzdGVwIGluc3RlYWQuICooYm9vaywgcnVsaW5nKSoKCj4gKkV4YW1wbGU6IGEgcmV0cmVhdC4qIFlvdXIgY3JldyB3YXMgYmVhdGVuIGJ5IDIgb24gaGV4IHgsIGF0IHRoZSBlbmQgb2YgYSBzcGl0IG9mIGxhbmQsIGFuZCByZXRyZWF0cyB0d28gaGV4ZXM6Cj4KPiBgYGAKPiB+ICAgMSAgIH4KPiAgIHggICB+Cj4gfiAgIDIgICB+Cj4gYGBgCj4KPiBIZXhlcyAxIGFuZCAyIGFyZSBib3RoIG9uZSBoZXggYXdheSBmcm9tIHRoZSBiYXR0bGUuIFlvdSBjaG9vc2UgMS4gRnJvbSB0aGVyZSBubyBsYW5kIGxpZXMgZmFydGhlciBhd2F5LCBzbyB0aGUgbmV4dCBoZXggbXVzdCBvbmx5IGJlIG5vIG5lYXJlcjogMi4gSWYgYW4gZW5lbXkgc3Rvb2Qgb24gaGV4IDIsIHRoZXJlIHdvdWxkIGJlIG5vIHdheSBvbiwgYW5kIHlvdXIgY3JldyB3b3VsZCBsb3NlIGEgc3RlcCBmb3IgdGhlIGhleCBpdCBjb3VsZCBub3QgZ28uCgo8YSBpZD0iZGwtMjYiPjwvYT4qKkRMLTI2KiogVGhlIG93bmVyIG9mIHRoZSBsb3NpbmcgdW5pdHMgdGFrZXMgc3RlcCBsb3NzZXMgYW1vbmcgdGhlbSBpbiBhbnkgY29tYmluYXRpb24uIEVhY2ggc3RlcCBpcyBvbmUgbGVzcyBzdHJlbmd0aDsgYXQgemVybyB0aGUgdW5pdCBpcyBlbGltaW5hdGVkLiBBIGNyZXcgc3RhcnRzIHdpdGggdGhyZWUgc3RlcHMuICooYm9vaykqCgo8YSBpZD0iZGwtMjciPjwvYT4qKkRMLTI3KiogU3RyZW5ndGggY2FuIGFsc28gZ3Jvdywgb25lIHN0ZXAgYXQgYSB0aW1lLCB1cCB0byA1LiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9ImRsLTI4Ij48L2E+KipETC0yOCoqIENyZXdzIG9uIGEgc2hvcmVsaW5lIGhleCBtYXkgYXR0YWNrIGEgc2hpcCB0aGVyZSwgYW5kIHRoZSBzaGlwIG1heSBhdHRhY2sgdGhlbS4gQXR0YWNrcyBtYXkgYmUgc3BsaXQ6IGRpZmZlcmVudCBjcmV3cyBhZ2FpbnN0IGRpZmZlcmVudCB0YXJnZXRzLiAqKGJvb2spKgoKPiAqRXhhbXBsZTogYSBzcGxpdCBhdHRhY2suKiBBbm5lJ3Mgc2hpcCBsaWVzIG9uIGEgYmVhY2ggd2l0aCBoZXIgY3JldyAyLCBzdHJlbmd0aCAzLCBhYm9hcmQuIEhlciBjcmV3IDMsIHN0cmVuZ3RoIDIsIHN0YW5kcyBiZXNpZGUgaXQgb24gdGhlIHNhbmQuIFlvdXIgY3Jld3MgMSBhbmQgMiwgYm90aCBzdHJlbmd0aCAzLCB3YWxrIGludG8gdGhhdCBoZXguIFlvdSBzZW5kIGNyZXcgMSBhZ2FpbnN0IGhlciBjcmV3IDM6IGRpY2UgNCBhbmQgMSwgc28gNyBhZ2FpbnN0IDMuIEEgZGlmZmVyZW5jZSBvZiA0OiBoZXIgY3JldyBsb3NlcyBhIHN0ZXAgYW5kIHJldHJlYXRzIHR3byBoZXhlcy4gVGhlbiBjcmV3IDIgYWdhaW5zdCB0aGUgc2hpcDogZGljZSAzIGFuZCA1LCBzbyA2IGFnYWluc3QgOC4gQSBkaWZmZXJlbmNlIG9mIOKIkjI6IHlvdXIgY3JldyAyIHJldHJlYXRzIHR3byBoZXhlcy4gSGVyIGNyZXcgMyBkaWQgbm90IGNvdW50IGZvciB0aGUgc2hpcCwgbm9yIHlvdXIgY3JldyAxIGZvciBjcmV3IDI6IG9ubHkgdW5pdHMgbmFtZWQgZm9yIGEgYmF0dGxlIGNvdW50IGluIGl0LgoKPGEgaWQ9ImRsLTI5Ij48L2E+KipETC0yOSoqIEEgc2hpcCBhdHRhY2tzIGFuZCBkZWZlbmRzIHdpdGggdGhlIHN0cmVuZ3RoIG9mIGFsbCBjcmV3cyBhYm9hcmQsIGFuZCB0aGV5IHRha2UgaXRzIHN0ZXAgbG9zc2VzLiBBIHNoaXAgc2lua3Mgb25seSBieSBhIGNhcmQsIG9yIHdoZW4gaXRzIGxhc3QgY3JldyBhYm9hcmQgZmFsbHMgaW4gYSBib2FyZGluZyBhbmQgdGhlIHdpbm5lciB3b3VsZCByYXRoZXIgc2N1dHRsZSBpdCB0aGFuIHRha2UgaXQuICoocnVsaW5nKSoKCjwhLS0gZXhhbXBsZTogc3RhY2sgLS0+Cgo8YSBpZD0iZGwtMzAiPjwvYT4qKkRMLTMwKiogU2hpcHMgZG8gbm90IGZpcmUgYXQgc2hpcHM6IHRoZSBiYXNpYyBnYW1lIGhhcyBubyBjYW5ub24gYmF0dGxlcy4gKihib29rKSoKCjxhIGlkPSJkbC0zMSI+PC9hPioqREwtMzEqKiBXaGF0IGFuIGVsaW1pbmF0ZWQgY3JldyBjYXJyaWVkIGdvZXMgdG8gdGhlIHZpY3RvciBpZiBpdCBmZWxsIGluIGEgYmF0dGxlLiBPdGhlcndpc2UgaXQgaXMgbGVmdCBpbiB0aGUgaGV4LCBmb3IgYW55IGNyZXcgdGhhdCBlbmRzIGl0cyBtb3ZlbWVudCB0aGVyZS4gKihydWxpbmcpKgoKIyMgQm9hcmRpbmcKCjxhIGlkPSJkbC0zMiI+PC9hPioqREwtMzIqKiBXaGVuLCBpbiBhIGJhdHRsZSBzZWdtZW50LCBhIHNoaXAgb2YgdGhlIGFjdGl2ZSBwbGF5ZXIgYW5kIGFuIGVuZW15IHNoaXAgbGllIGluIG9uZSBoZXgsIGJvdGggd2l0aCBjcmV3LCBlaXRoZXIgb3duZXIgbWF5IGNhbGwgYSBib2FyZGluZywgb25jZSBhIHR1cm4gZm9yIGVhY2ggcGFpciBvZiBzaGlwcy4gSWYgYm90aCBhZ3JlZSwgaXQgYmVnaW5zLiBJZiBub3QsIGJvdGggcm9sbCBhIGRpZSwgbGV2ZWwgb25lcyBhZ2FpbiwgYW5kIHRoZSBoaWdoZXIgZGVjaWRlcy4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTMzIj48L2E+KipETC0zMyoqIEl0IGlzIGZvdWdodCBsaWtlIGEgYmF0dGxlLCB3aXRoIHRoZSBzdHJlbmd0aCBvZiBhbGwgY3Jld3MgYWJvYXJkLiBSZXRyZWF0cyBhcmUgaWdub3JlZC4gKihib29rKSoKCjxhIGlkPSJkbC0zNCI+PC9hPioqREwtMzQqKiBBIGJvYXJkaW5nIGxhc3RzLiBOZWl0aGVyIHNoaXAgbGVhdmVzIHRoZSBoZXgsIG5vYm9keSBhYm9hcmQgZGlzZW1iYXJrcywgYW5kIGluIHRoZSBiYXR0bGUgc2VnbWVudCBvZiBlYWNoIG9mIHRoZSB0d28gcGxheWVycyBhbm90aGVyIHJvdW5kIGlzIGZvdWdodCwgdW5hc2tlZC4gSW4geW91ciBvd24gbW92ZW1lbnQgc2VnbWVudCB5b3UgbWF5IHJvbGwgYWdhaW5zdCB0aGUgb3RoZXIsIGxldmVsIG9uZXMgYWdhaW4sIHVubGVzcyB5b3VyIHNoaXAgaXMgaW1tb2JpbGl6ZWQ6IGlmIHlvdSBhcmUgaGlnaGVyLCB0aGUgYm9hcmRpbmcgaXMgb3ZlciwgYW5kIHlvdSBtYXkgbW92ZS4gSXQgaXMgb3ZlciBhcyB3ZWxsIHdoZW4gZWl0aGVyIHNoaXAgaGFzIG5vIGNyZXcgbGVmdCwgc2lua3MsIG9yIGlzIG1vdmVkIGJ5IGEgY2FyZC4gQW4gaW1tb2JpbGl6ZWQgcmVzdWx0IGJpbmRzIHRoZSBzaGlwLiAqKGJvb2ssIHJ1bGluZykqCgo+ICpFeGFtcGxlOiBhIGJvYXJkaW5nIG92ZXIgdHdvIHR1cm5zLiogQW5uZSdzIHNoaXAsIHdpdGggdHdvIGNyZXdzIG9mIHN0cmVuZ3RoIDMgYW5kIHRoZSBCb2FyZGluZyBQaWtlcyBpbiBpdHMgYm94LCBoYXMgc2FpbGVkIGludG8gdGhlIGhleCBvZiBCZW4ncyBzaGlwLCB3aXRoIGNyZXdzIG9mIHN0cmVuZ3RoIDMgYW5kIDIuIEFubmUgY2FsbHMgYSBib2FyZGluZy4gQmVuIHdvdWxkIHJhdGhlciBub3Q7IHRoZXkgcm9sbCwgQW5uZSA1LCBCZW4gMiwgc28gaXQgYmVnaW5zLiBGaXJzdCByb3VuZDogQW5uZSBoYXMgNiwgMiBmb3IgdGhlIHBpa2VzIGFuZCBhIDMsIHRvZ2V0aGVyIDExOyBCZW4gaGFzIDUgYW5kIGEgMywgdG9nZXRoZXIgOC4gQSBkaWZmZXJlbmNlIG9mIDM6IEJlbiBsb3NlcyBhIHN0ZXAsIGxlYXZpbmcgY3Jld3Mgb2YgMyBhbmQgMSwgYW5kIGhpcyBzaGlwIGlzIGltbW9iaWxpemVkLiBJbiBoaXMgbW92ZW1lbnQgc2VnbWVudCBoZSBtYXkgbm90IGV2ZW4gcm9sbC4gSW4gaGlzIGJhdHRsZSBzZWdtZW50IHRoZSBuZXh0IHJvdW5kIGlzIGZvdWdodCwgd2l0aCBCZW4gYXR0YWNraW5nOiA0IGFuZCBhIDYgYWdhaW5zdCA4IGFuZCBhIDQuIEEgZGlmZmVyZW5jZSBvZiDiiJIyOiBoZSBzaG91bGQgcmV0cmVhdCwgd2hpY2ggaXMgaWdub3JlZC4gSW4gaGVyIHR1cm4gQW5uZSBkb2VzIG5vdCB0cnkgdG8gbGVhdmUuIFRoaXJkIHJvdW5kOiA4IGFuZCBhIDUgYWdhaW5zdCA0IGFuZCBhIDMuIEEgZGlmZmVyZW5jZSBvZiA2OiBCZW4gbG9zZXMgdHdvIHN0ZXBzIGFuZCBrZWVwcyB0d28gY3Jld3Mgb2Ygc3RyZW5ndGggMS4gTm8gaW1tb2JpbGl6ZWQgcmVzdWx0IHRoaXMgdGltZSwgc28gaW4gaGlzIG1vdmVtZW50IHNlZ21lbnQgaGUgcm9sbHMgdG8gZ2V0IGF3YXk6IDQgYWdhaW5zdCAyLiBUaGUgYm9hcmRpbmcgaXMgb3ZlciwgYW5kIGhlIHNhaWxzLgoKPCEtLSBleGFtcGxlOiBib2FyZGluZyAtLT4KCiMjIEV4cGxvcmF0aW9uCgo8YSBpZD0iZGwtMzUiPjwvYT4qKkRMLTM1KiogQSBjcmV3IHRoYXQgYmVnaW5zIHRoZSBleHBsb3JhdGlvbiBzZWdtZW50IG9uIGFuIGFkdmVudHVyZSBjb3VudGVyIG1heSBleHBsb3JlLiBOYW1lIHRoZSB1bml0IG9yIHVuaXRzIHRoYXQgZG8uIFRoZSBjb3VudGVyIGlzIHJlbW92ZWQsIHRoZSB0b3AgYWR2ZW50dXJlIGNhcmQgaXMgZHJhd24gYW5kIGNhcnJpZWQgb3V0LiBJZiB0aGUgZHJhdyBpcyBjYW5jZWxsZWQsIHRoZSBjb3VudGVyIHN0YXlzLCBhbmQgdGhvc2UgdW5pdHMgZXhwbG9yZSBubyBtb3JlIHRoaXMgdHVybi4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTM2Ij48L2E+KipETC0zNioqIEFuIGl0ZW0gZ29lcyB0byBvbmUgb2YgdGhlIGV4cGxvcmluZyB1bml0cywgYXMgeW91IGNob29zZTsgaWYgeW91IGRvIG5vdCB3YW50IGl0LCBpdCBzdGF5cyBpbiB0aGUgaGV4IChETC0zMSkuIEFuIGl0ZW0gaXMgZGlzY2FyZGVkIG9ubHkgaWYgaXRzIG93biB0ZXh0IHNheXMgc28uIE90aGVyIGNhcmRzIGFyZSBkaXNjYXJkZWQgYWZ0ZXIgdXNlIHVubGVzcyB0aGV5IHNheSBvdGhlcndpc2UuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJkbC0zNyI+PC9hPioqREwtMzcqKiBUaGVyZSBhcmUgMjUgYWR2ZW50dXJlIGNhcmRzLCB3b3J0aCA2MCB0b2dldGhlci4gT25lIGlzIEtyZXRoJ3MgVHJlYXN1cmUsIGFuIGl0ZW0gb2YgdmFsdWUgNjsgdGhlcmUgYXJlIGF0IGxlYXN0IG5pbmUgb3RoZXIgaXRlbXMsIHNldmVuIHBlcmlscyAoZmlnaHRzIGFnYWluc3QgYSBwcmludGVkIHN0cmVuZ3RoLCBjaGVja3MgYWdhaW5zdCBhIGRpZSwgb3IgYSBwbGFpbiBsb3NzKSBhbmQgZm91ciBib29ucywgYWxsIG9mIG91ciBvd24gZGVzaWduLiBBIGZpZ2h0IGlzIG9uZSBiYXR0bGUgd2l0aCB0aGUgZXhwbG9yZXJzIGF0dGFja2luZy4gVGhlIHBsYXllciB0byB0aGUgbGVmdCByb2xscyBmb3IgdGhlIGlzbGFuZGVycyBvciBiZWFzdHMsIGFuZCBvbmx5IHRoZSBleHBsb3JlciBtYXkgcGxheSBjYXJkcy4gVGhleSBuZXZlciBtb3ZlLCB0aGV5IGlnbm9yZSByZXRyZWF0cywgYW5kIGFueSBzdGVwIGxvc3MgZGVmZWF0cyB0aGVtLiBUaGUgZXhwbG9yZXJzIHN1ZmZlciB3aGF0IGJlZmFsbHMgdGhlbSBpbiBmdWxsLiBUaGVuIHRoZSBjYXJkIGlzIGRvbmUsIHdob2V2ZXIgd29uOyBhIHByaW50ZWQgcHJpemUgaXMgb25seSBmb3IgYSBkZWZlYXRlZCBlbmVteS4gVGhlIHRyZWFzdXJlIG5ldmVyIGxpZXMgYW1vbmcgdGhlIHR3ZWx2ZSB0b3Btb3N0IGNhcmRzIHdoZW4gcGxheSBiZWdpbnM6IHRoZSBkZWNrIGlzIHNodWZmbGVkIHdpdGhvdXQgaXQsIGFuZCBpdCBnb2VzIGFueXdoZXJlIGJlbG93IHRoZW0uICooYm9vaywgZWRpdGlvbikqCgo+ICpFeGFtcGxlOiBhbiBleHBsb3JhdGlvbi4qIFlvdXIgY3Jld3MgMSBhbmQgMiwgc3RyZW5ndGggMyBhbmQgMiwgc3RhbmQgb24gYSBjb3VudGVyLCBhbmQgeW91IG5hbWUgYm90aC4gTm9ib2R5IHN0b3BzIHRoZSBkcmF3LiBUaGUgY291bnRlciBnb2VzLCBhbmQgdGhlIGNhcmQgaXMgdGhlIFNrZWxldG9uIEd1YXJkOiBhIGZpZ2h0IGFnYWluc3Qgc3RyZW5ndGggNS4gWW91IHBsYXkgU3dvcmRtYXN0ZXIgZm9yIDIgbW9yZSwgYW5kIG5vYm9keSBiZWxheXMgaXQuIFlvdSByb2xsIDMsIHRoZSBwbGF5ZXIgdG8geW91ciBsZWZ0IHJvbGxzIDIgZm9yIHRoZSBHdWFyZDogMTAgYWdhaW5zdCA3LiBBIGRpZmZlcmVuY2Ugb2YgMyB3b3VsZCBjb3N0IGl0IGEgc3RlcCwgc28gaXQgaXMgZGVmZWF0ZWQgYW5kIHlvdSBkcmF3IGFuIGV2ZW50IGNhcmQsIGlmIG5vYm9keSBzdG9wcyB0aGF0IGRyYXcuIFdpdGggYSAxIG9uIHlvdXIgZGllIGl0IHdvdWxkIGhhdmUgYmVlbiA4IGFnYWluc3QgNzogYSByZXRyZWF0LCB3aGljaCBpdCBpZ25vcmVzLCBzbyBubyBwcml6ZSwgYW5kIHRoZSBjYXJkIGlzIGRvbmUgYWxsIHRoZSBzYW1lLiBJbiB0aGUgZ2FtZSBvZiBwb2ludHMgeW91IGtlZXAgaXQgZWl0aGVyIHdheTogNCBwb2ludHMuCgo8IS0tIGV4YW1wbGU6IGFkdmVudHVyZSAtLT4KCnwgYWR2ZW50dXJlIHwgdHlwZSB8IHZhbHVlIHwgY29waWVzIHwgdGV4dCB8CnwtLS18LS0tfC0tLXwtLS18LS0tfAp8IEtyZXRoJ3MgVHJlYXN1cmUgfCBpdGVtIHwgNiB8IDEgfCBXaGF0IGV2ZXJ5IGhvdXNlIGhhcyBjb21lIGZvci4gQnJpbmcgaXQgaW50byB5b3VyIGhvbWUgcG9ydCBhYm9hcmQgYSBzaGlwIG9mIHlvdXJzLCBhbmQgdGhlIGRheSBpcyB3b24uIHwKfCBWYW5lJ3MgQ3V0bGFzcyB8IGl0ZW0gfCAyIHwgMSB8IFRoZSBjcmV3IHRoYXQgY2FycmllcyBpdCBhZGRzIDEgaW4gZXZlcnkgYmF0dGxlIGFuZCBib2FyZGluZy4gfAp8IEJvYXJkaW5nIFBpa2VzIHwgaXRlbSB8IDIgfCAxIHwgQWJvYXJkIGEgc2hpcCwgaW4gaXRzIGJveCBvciBpbiBhIGNyZXcncyBoYW5kcywgdGhleSBhZGQgMiBpbiBhIGJvYXJkaW5nLiB8CnwgQnJhY2Ugb2YgUGlzdG9scyB8IGl0ZW0gfCAyIHwgMSB8IFRoZSBjcmV3IHRoYXQgY2FycmllcyBpdCBhZGRzIDEgd2hlbiBpdCBhdHRhY2tzLiB8CnwgU3B5Z2xhc3MgfCBpdGVtIHwgMiB8IDEgfCBCZWZvcmUgaXRzIGNhcnJpZXIncyBleHBsb3JhdGlvbiB0dXJucyBhIGNhcmQgdXAsIGxvb2sgYXQgdGhhdCBjYXJkLiBZb3UgbWF5IHNsaXAgaXQgdW5kZXIgdGhlIGRlY2sgYW5kIHR1cm4gdXAgdGhlIG5leHQgb25lIGluc3RlYWQuIHwKfCBNYWNoZXRlIHwgaXRlbSB8IDIgfCAxIHwgSnVuZ2xlIGFuZCBzd2FtcCBjb3N0IGl0cyBjYXJyaWVyIDEgcG9pbnQgbGVzcy4gfAp8IENsaW1iaW5nIFJvcGVzIHwgaXRlbSB8IDIgfCAxIHwgSGlsbHMgYW5kIG1vdW50YWlucyBjb3N0IGl0cyBjYXJyaWVyIG9ubHkgMSBwb2ludC4gfAp8IFN1cmdlb24ncyBDaGVzdCB8IGl0ZW0gfCAyIHwgMSB8IFdoZW4geW91ciB1bml0cyBpbiBpdHMgaGV4IGxvc2Ugc3RlcHMsIGRpc2NhcmQgaXQ6IHVwIHRvIDIgb2YgdGhvc2Ugc3RlcHMgYXJlIG5vdCBsb3N0LiB8CnwgSmV3ZWxsZWQgSWRvbCB8IGl0ZW0gfCA0IHwgMSB8IEdyZWVuIGV5ZXMsIGdvbGQgdGVldGgsIGFuZCBoZWF2aWVyIHRoYW4gaXQgbG9va3MuIHwKfCBDaGVzdCBvZiBEb3VibG9vbnMgfCBpdGVtIHwgNCB8IDEgfCBTb21lYm9keSBjb3VudGVkIHRoZW0gb25jZSwgYW5kIHNjcmF0Y2hlZCB0aGUgc3VtIGludG8gdGhlIGxpZC4gfAp8IFBlYXJsIG9mIHRoZSBMYWdvb24gfCBpdGVtIHwgMyB8IDEgfCBUaGUgc2l6ZSBvZiBhIGd1bGwncyBlZ2csIGFuZCB3YXJtIGluIHRoZSBoYW5kLiB8CnwgT2xkIFNlYSBDaGFydCB8IGl0ZW0gfCAyIHwgMSB8IFRoZSBzaGlwIHdpdGggaXQgaW4gaXRzIGJveCBoYXMgMSBtb3ZlbWVudCBwb2ludCBtb3JlLiB8CnwgU3dpdmVsIEd1biB8IGl0ZW0gfCAyIHwgMSB8IFRoZSBzaGlwIHdpdGggaXQgaW4gaXRzIGJveCBhZGRzIDEgd2hlbmV2ZXIgaXRzIGNyZXdzIGFyZSBhdHRhY2tlZCBhYm9hcmQuIHwKfCBDYXN0YXdheXMgfCBlbmNvdW50ZXIgfCAyIHwgMiB8IFRoaW4sIHN1bmJ1cm50IGFuZCBnbGFkIHRvIHNpZ24gb246IG9uZSBvZiB0aGUgZXhwbG9yaW5nIGNyZXdzIGdhaW5zIGEgc3RlcC4gfAp8IFF1aWNrc2FuZCB8IHBlcmlsIHwgMiB8IDEgfCBSb2xsIGEgZGllLiBPbiAxIHRvIDMgdGhlIGV4cGxvcmVycyBzaW5rIHRvIHRoZWlyIGJlbHRzIGFuZCBjYW5ub3QgbW92ZSBpbiB0aGVpciBuZXh0IG1vdmVtZW50IHNlZ21lbnQuIHwKfCBBbWJ1c2ggaW4gdGhlIFBhbG1zIHwgcGVyaWwgfCAzIHwgMSB8IElzbGFuZGVycyBzcHJpbmcgZnJvbSB0aGUgcGFsbXMuIEZpZ2h0IHRoZW0gYXQgc3RyZW5ndGggNC4gfAp8IEdpYW50IENyYWIgfCBwZXJpbCB8IDMgfCAxIHwgSXQgdGFrZXMgeW91IGZvciBsdW5jaC4gRmlnaHQgaXQgYXQgc3RyZW5ndGggMy4gfAp8IFNrZWxldG9uIEd1YXJkIHwgcGVyaWwgfCA0IHwgMSB8IEtyZXRoJ3MgbGFzdCB3YXRjaCwgc3RpbGwgb24gZHV0eS4gRmlnaHQgaXQgYXQgc3RyZW5ndGggNTsgYmVhdGVuLCBpdCBsZWF2ZXMgeW91IGFuIGV2ZW50IGNhcmQuIHwKfCBTbmFrZSBQaXQgfCBwZXJpbCB8IDIgfCAxIHwgUm9sbCBhIGRpZS4gT24gMSB0byAzIHRoZSBleHBsb3JlcnMgbG9zZSBhIHN0ZXAgYmV0d2VlbiB0aGVtLiB8CnwgRmV2ZXIgfCBwZXJpbCB8IDIgfCAxIHwgUm9sbCBhIGRpZSBmb3IgZWFjaCBleHBsb3JpbmcgY3Jldy4gT24gMSBvciAyIHRoYXQgY3JldyBsb3NlcyBhIHN0ZXAuIHwKfCBSdW0gQ2FjaGUgfCBmb3J0dW5lIHwgMSB8IDEgfCBFYWNoIGV4cGxvcmluZyBjcmV3IGhhcyAyIG1vdmVtZW50IHBvaW50cyBtb3JlIGluIGl0cyBuZXh0IG1vdmVtZW50IHNlZ21lbnQuIHwKfCBNZXNzYWdlIGluIGEgQm90dGxlIHwgZm9ydHVuZSB8IDEgfCAxIHwgTmV3cyBmcm9tIGFsbCBvdmVyIHRoZSBsYWdvb246IGRyYXcgMiBldmVudCBjYXJkcy4gfAp8IEN1cnNlZCBUb3RlbSB8IHBlcmlsIHwgMSB8IDEgfCBJdCBzdGFyZXMgYXQgeW91IHVudGlsIHlvdSBoYXZlIHRocm93biB5b3VyIHdob2xlIGhhbmQgb2YgY2FyZHMgYXdheS4gfAp8IEhpZGRlbiBUdW5uZWwgfCBmb3J0dW5lIHwgMiB8IDEgfCBJdCBjb21lcyBvdXQgd2hlcmV2ZXIgeW91IGxpa2U6IG1vdmUgdGhlIGV4cGxvcmVycyB0byBhbnkgaGV4IG9mIHRoaXMgaXNsYW5kLiB8CgojIyBFdmVudCBjYXJkcwoKPGEgaWQ9ImRsLTM4Ij48L2E+KipETC0zOCoqIFRoZXNlIGFjdGlvbiBjYXJkcyBjYW4gYmUgcGxheWVkIGluIHRoZSBtb3ZlbWVudCwgYmF0dGxlIGFuZCBleHBsb3JhdGlvbiBzZWdtZW50cyBvZiBhbnlvbmUncyB0dXJuLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTM5Ij48L2E+KipETC0zOSoqIEEgY2FyZCB0aGF0IGNhbmNlbHMgaXMgcGxheWVkIGluIGFuc3dlciB0byB3aGF0IGl0IGNhbmNlbHM6IG9uZSB0aGF0IGNhbmNlbHMgYSByYW5kb20gZWZmZWN0IGJlZm9yZSB0aGUgZGllIGlzIHJvbGxlZCwgb25lIHRoYXQgY2FuY2VscyBhIGRyYXcgYmVmb3JlIHRoZSBjYXJkIGlzIGRyYXduLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTQ4Ij48L2E+KipETC00OCoqIENoYW5jZXMgdG8gYW5zd2VyIGFyZSBnaXZlbiBhcyBpbiBLaW5nIG9mIFBpcmF0ZXMgKEtQLTY3KTogZXZlcnlvbmUgaXMgYXNrZWQsIHdpdGggb3Igd2l0aG91dCBhIGZpdHRpbmcgY2FyZCBhbmQgZm9yIHRoZSBzYW1lIHRpbWUsIHNvIG5laXRoZXIgYSBxdWVzdGlvbiBub3IgdGhlIGxhY2sgb2Ygb25lIHNheXMgYW55dGhpbmcgYWJvdXQgYSBoYW5kLiBBIGNhbmNlbCBtYXkgaXRzZWxmIGJlIGNhbmNlbGxlZDsgdGhlIGxhc3QgY2FyZCBwbGF5ZWQgcmVzb2x2ZXMgZmlyc3QuICoocnVsaW5nKSoKCj4gKkV4YW1wbGU6IGEgY2FuY2VsbGVkIGNhbmNlbC4qIEJlbidzIHNoaXAgbGllcyBvbiBhIGJlYWNoIHdpdGggYSBjcmV3IG9mIHN0cmVuZ3RoIDMgYW5kIG9uZSBvZiBzdHJlbmd0aCAxIGFib2FyZCwgYW5kIHRoZSBKZXdlbGxlZCBJZG9sIGluIGl0cyBib3guIEFubmUgcGxheXMgSGlkZGVuIFJlZWYgb24gaXQuIEV2ZXJ5b25lIGVsc2UgaXMgYXNrZWQsIGFuZCBCZW4gcGxheXMgQmVsYXkgVGhhdCEgTm93IGV2ZXJ5b25lIGJ1dCBCZW4gaXMgYXNrZWQgYWJvdXQgdGhhdCwgYW5kIEFubmUgcGxheXMgYSBCZWxheSBUaGF0ISBvZiBoZXIgb3duLiBOb2JvZHkgYW5zd2VycyBpdC4gVGhlIGxhc3Qgb25lIHJlc29sdmVzIGZpcnN0OiBBbm5lJ3MgY2FyZCBjYW5jZWxzIEJlbidzLCBzbyB0aGUgcmVlZiBtYXkgYmUgYW5zd2VyZWQgYW5ldzsgYWxsIHBhc3MuIEEgZGllIGlzIGFib3V0IHRvIGJlIHJvbGxlZDogU3RlYWR5IEhhbmRzIGNvdWxkIHN0aWxsIHN0b3AgaXQsIGJ1dCBub2JvZHkgaGFzIG9uZS4gVGhlIGRpZSBzaG93cyAyOiB0aGUgc2hpcCBzaW5rcy4gRWFjaCBjcmV3IGFib2FyZCBsb3NlcyBhIHN0ZXAsIHNvIG9uZSBpcyBnb25lIGFuZCB0aGUgb3RoZXIgc3RhbmRzIG9uIHRoZSBiZWFjaCB3aXRoIHN0cmVuZ3RoIDIuIFRoZSBJZG9sIGluIHRoZSBib3ggaXMgbG9zdC4KCjxhIGlkPSJkbC00MCI+PC9hPioqREwtNDAqKiBUaGVyZSBhcmUgNDAgZXZlbnQgY2FyZHMgb2Ygb3VyIG93biBkZXNpZ24sIGluIDE1IGtpbmRzOiBmYWlyIHdpbmQsIGJlY2FsbWVkLCBmb3JjZWQgbWFyY2gsIGJvbnVzZXMgZm9yIGEgYmF0dGxlIGJlZm9yZSBhbmQgYWZ0ZXIgdGhlIGRpY2UsIGFuIGFtYnVzaCBmb3IgYSBkZWZlbmRlciwgYSByYWxseSB0aGF0IGFkZHMgYSBzdGVwLCBjYW5jZWxzIG9mIGFuIGVmZmVjdCwgb2YgYSByb2xsIGFuZCBvZiBhIGRyYXcsIGEgc3Rvcm0sIGEgcmVlZiB0aGF0IGNhbiBzaW5rIGEgc2hpcCwgYSByYWZ0IGFuZCBhIHBhc3NpbmcgbWVyY2hhbnRtYW4gZm9yIGNyZXdzIHN0cmFuZGVkIHdpdGhvdXQgYSBzaGlwLCBhbmQgdGhlIHRoZWZ0IG9mIGFuIGl0ZW0uICooZWRpdGlvbikqCgp8IGV2ZW50IHwgY29waWVzIHwgdGV4dCB8CnwtLS18LS0tfC0tLXwKfCBGYWlyIFdpbmQgfCA0IHwgSW4geW91ciBtb3ZlbWVudCBzZWdtZW50OiBvbmUgc2hpcCBvZiB5b3VycyBoYXMgMiBtb3ZlbWVudCBwb2ludHMgbW9yZS4gfAp8IEJlY2FsbWVkIHwgMyB8IEluIGFub3RoZXIgY2FwdGFpbidzIG1vdmVtZW50IHNlZ21lbnQ6IG9uZSBzaGlwIG9mIHRoZWlycyBtYXkgc2FpbCBubyBmYXJ0aGVyIHRoYW4gMSBoZXggaW4gaXQuIHwKfCBGb3JjZWQgTWFyY2ggfCAzIHwgSW4geW91ciBtb3ZlbWVudCBzZWdtZW50OiBvbmUgY3JldyBvZiB5b3VycyBoYXMgMiBtb3ZlbWVudCBwb2ludHMgbW9yZS4gfAp8IFN3b3JkbWFzdGVyIHwgMyB8IEluIGEgYmF0dGxlIG9mIHlvdXJzLCBiZWZvcmUgdGhlIGRpY2U6IGFkZCAyIHRvIHlvdXIgdG90YWwuIHwKfCBMdWNreSBTaG90IHwgMyB8IEluIGEgYmF0dGxlIG9mIHlvdXJzLCBiZWZvcmUgb3IgYWZ0ZXIgdGhlIGRpY2U6IGFkZCAxIHRvIHlvdXIgdG90YWwuIHwKfCBBbWJ1c2ghIHwgMyB8IFdoZW4geW91IGFyZSBhdHRhY2tlZCwgYmVmb3JlIHRoZSBkaWNlOiB0aGUgYXR0YWNrZXIncyB0b3RhbCBpcyAyIGxlc3MuIHwKfCBSYWxseSB8IDMgfCBBdCBhbnkgdGltZTogb25lIGNyZXcgb2YgeW91cnMgZ2FpbnMgYSBzdGVwLiB8CnwgQmVsYXkgVGhhdCEgfCA0IHwgV2hlbiBhIGNhcmQgaGFzIGp1c3QgYmVlbiBwbGF5ZWQ6IGl0IGRvZXMgbm90aGluZy4gfAp8IFN0b3JtIHwgMyB8IEluIGEgbW92ZW1lbnQgc2VnbWVudDogZHJpdmUgYSBzaGlwIG9uIHRoZSBvcGVuIHNlYSBhY3Jvc3MgdXAgdG8gMyBzZWEgaGV4ZXMuIHwKfCBIaWRkZW4gUmVlZiB8IDIgfCBJbiBhIG1vdmVtZW50IHNlZ21lbnQ6IGEgc2hpcCBvbiBhIHNob3JlbGluZSBoZXggc3RyaWtlcyBhIHJlZWYuIFJvbGwgYSBkaWU7IG9uIDEgb3IgMiBpdCBzaW5rcywgZXZlcnkgY3JldyBhYm9hcmQgbG9zZXMgYSBzdGVwLCBhbmQgdGhlIHN1cnZpdm9ycyB3YWRlIGFzaG9yZSB0aGVyZS4gfAp8IERyaWZ0d29vZCBSYWZ0IHwgMiB8IEluIGEgbW92ZW1lbnQgc2VnbWVudDogYSBjcmV3IG9mIHlvdXJzIG9uIGEgc2hvcmVsaW5lLCBob21lIGxhbmQgb3IgcG9ydCBoZXggY3Jvc3NlcyB1cCB0byA0IHNlYSBoZXhlcyB0byBhbm90aGVyIHN1Y2ggaGV4LiB8CnwgUGFzc2luZyBNZXJjaGFudG1hbiB8IDEgfCBJbiBhIG1vdmVtZW50IHNlZ21lbnQsIGlmIHlvdSBvd24gbm8gc2hpcDogYSBuZXcgc2hpcCBvZiB5b3VycyBhcnJpdmVzIGluIGEgc2hvcmVsaW5lIG9yIHBvcnQgaGV4IHdoZXJlIHlvdSBoYXZlIGEgY3JldywgYW5kIGNyZXdzIHRoZXJlIG1heSBnbyBhYm9hcmQgYXQgb25jZS4gfAp8IFBpY2twb2NrZXQgfCAyIHwgQXQgYW55IHRpbWU6IGEgY3JldyBvZiB5b3VycyB0YWtlcyBhbiBpdGVtIGZyb20gYW4gZW5lbXkgdW5pdCBpbiBpdHMgaGV4LiB8CnwgU3RlYWR5IEhhbmRzIHwgMiB8IEJlZm9yZSBhIGRpZSBpcyByb2xsZWQgZm9yIHdoYXQgYSBjYXJkIG9yIGFuIGFkdmVudHVyZSBkb2VzOiBpdCBkb2VzIG5vdCBoYXBwZW4uIHwKfCBGYWxzZSBDaGFydCB8IDIgfCBCZWZvcmUgYSBjYXJkIGlzIGRyYXduIGJ5IGV4cGxvcmluZyBvciBiZWNhdXNlIGEgY2FyZCBzYXlzIHNvOiBpdCBpcyBub3QgZHJhd24uIHwKCkEgbmV3IHNoaXAgZnJvbSB0aGUgUGFzc2luZyBNZXJjaGFudG1hbiB0YWtlcyBub3RoaW5nIGZyb20gYW55b25lOiBhIHNoaXAgdGhhdCB3YXMgY2FwdHVyZWQgc3RheXMgd2l0aCBpdHMgY2FwdG9yLgoKIyMgV2lubmluZwoKPGEgaWQ9ImRsLTQxIj48L2E+KipETC00MSoqIEluIHRoZSBzdGFuZGFyZCBnYW1lLCB0aGUgZmlyc3QgY2FwdGFpbiBiYWNrIGluIHRoZSBob21lIHBvcnQgd2l0aCBLcmV0aCdzIFRyZWFzdXJlIGFib2FyZCB0aGUgc2hpcCB3aW5zLiAqKGJvb2spKgoKPGEgaWQ9ImRsLTQyIj48L2E+KipETC00MioqIElmIHlvdXIgc2hpcCBpcyBzdW5rIG9yIHRha2VuLCB5b3UgcGxheSBvbiB3aXRoIHlvdXIgY3Jld3M6IGNhcHR1cmUgYSBzaGlwLCBkZWZlYXQgdGhlIG90aGVycywgb3IgaG9wZSBmb3IgYSBjYXJkIHRoYXQgcmVzY3VlcyB5b3UuIEEgY2FwdHVyZWQgc2hpcCBpcyBhcyBnb29kIGFzIHlvdXIgb3duIGZvciBETC00MS4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTQzIj48L2E+KipETC00MyoqIElmIGEgc2hpcCBnb2VzIGRvd24gd2l0aCB0aGUgdHJlYXN1cmUgYWJvYXJkLCB0aGUgZ2FtZSBpcyBkcmF3biBhbW9uZyB0aGUgcGxheWVycyBzdGlsbCBpbiBpdC4gKihib29rKSoKCjxhIGlkPSJkbC00NyI+PC9hPioqREwtNDcqKiAqQWJvYXJkKiBtZWFucyBpbiB0aGUgc2hpcCdzIG93biBib3ggb3IgY2FycmllZCBieSBhIGNyZXcgb24gdGhlIHNoaXA7IGZvciBETC00MSBlaXRoZXIgd2lsbCBkby4gV2hlbiBhIHNoaXAgc2lua3MsIHRoZSBpdGVtcyBpbiBpdHMgYm94IGFyZSBsb3N0LCBhbmQgaWYgdGhlIHRyZWFzdXJlIGlzIGFtb25nIHRoZW0sIERMLTQzIGhvbGRzLiBXaGF0IGNyZXdzIGFib2FyZCBjYXJyeSBzdGF5cyB3aXRoIHRob3NlIHdobyBzdXJ2aXZlOyBpZiBhIGNhcnJpZXIgZGllcyBpbiB0aGUgc2lua2luZywgaXRzIGl0ZW1zIGFyZSBsb3N0IHRvby4gKihydWxpbmcpKgoKPGEgaWQ9ImRsLTQ0Ij48L2E+KipETC00NCoqIEEgcGxheWVyIHdpdGggbm8gY3JldyBsZWZ0IGlzIG91dC4gVGhlIGhhbmQgaXMgZGlzY2FyZGVkLiBUaGVpciBzaGlwcyBzdGF5IHdoZXJlIHRoZXkgYXJlLCBlbXB0eSwgd2l0aCB0aGVpciBpdGVtcywgZm9yIGFueSBjcmV3IHRvIGNhcHR1cmUgKERMLTE5KS4gVGhlIGxhc3Qgb25lIGxlZnQgd2lucy4gKihib29rLCBydWxpbmcpKgoKIyMgVGhlIGdhbWUgb2YgcG9pbnRzCgo8YSBpZD0iZGwtNDUiPjwvYT4qKkRMLTQ1KiogT3B0aW9uYWwuIEFuIGFkdmVudHVyZSB0aGF0IGlzIG5vIGl0ZW0gaXMga2VwdCBieSB3aG9ldmVyIGV4cGxvcmVkIGl0LCB3b24gb3IgbG9zdC4gQW4gaXRlbSBjb3VudHMgZm9yIHdob2V2ZXIgY2FycmllcyBpdCwgYW5kIGZvciBub2JvZHkgd2hpbGUgaXQgbGllcyBvbiBhIGhleDsgb25lIGRpc2NhcmRlZCBmb3IgaXRzIGVmZmVjdCBjb3VudHMgZm9yIHdob2V2ZXIgZGlzY2FyZGVkIGl0LiBZb3Ugd2luIHdoZW4geW91IGhhdmUgbW9yZSBwb2ludHMgdGhhbiA2MCBkaXZpZGVkIGJ5IHRoZSBudW1iZXIgb2YgcGxheWVycyBhdCB0aGUgc3RhcnQsIGFuZCBhIHNoaXAgb2YgeW91cnMgZW50ZXJzIHlvdXIgaG9tZSBwb3J0IG9yIGxpZXMgdGhlcmU6IG1vcmUgdGhhbiAzMCB3aXRoIHR3byBwbGF5ZXJzLCBtb3JlIHRoYW4gMjAgd2l0aCB0aHJlZSwgbW9yZSB0aGFuIDE1IHdpdGggZm91ci4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9ImRsLTQ2Ij48L2E+KipETC00NioqIFBvaW50cyBhcmUgY291bnRlZCB0aGlzIHdheSBpbiBib3RoIGdhbWVzLCBhbmQgbW9zdCBwb2ludHMgd2luLCBsZXZlbCBvbmVzIHNoYXJpbmcgYSBkcmF3LCBpbiB0d28gY2FzZXM6IGFmdGVyIDYwIHJvdW5kczsgYW5kIGluIHRoZSBnYW1lIG9mIHBvaW50cyB3aGVuIHRoZSBhZHZlbnR1cmUgZGVjayBpcyBlbXB0eSBhbmQgbm8gcGxheWVyLCB3aXRoIHRoZWlyIG93biBwb2ludHMgYW5kIGFsbCBpdGVtcyB0aGF0IG90aGVycyBjYXJyeSBvciB0aGF0IGxpZSBvbiBoZXhlcywgY291bGQgY29tZSBhYm92ZSB0aGUgdGhyZXNob2xkLiAqKHJ1bGluZykqCg==", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBEb3VibG9vbiBMYWdvb24KCklyZ2VuZHdvIGF1ZiBkZW4gSW5zZWxuIGRlciBMYWd1bmUgbGllZ3QgS3JldGhzIFNjaGF0ei4gU2VnbGUgbWl0IGVpbmVtIFNjaGlmZiB1bmQgZHJlaSBNYW5uc2NoYWZ0ZW4gaGluZWluLCBzZXR6ZSBzaWUgYW4gTGFuZCwgZXJrdW5kZSwgYmVrw6RtcGZlLCB3ZXIgZGlyIGltIFdlZyBzdGVodCwgdW5kIGtvbW0gYWxzIGVyc3RlciBLYXBpdMOkbiBtaXQgZGVtIFNjaGF0eiBhbiBCb3JkIG5hY2ggSGF1c2UuCgoyIGJpcyA0IFNwaWVsZXIuCgoqRG91Ymxvb24gTGFnb29uKiBpc3QgZWluIFNwaWVsIHZvbiBCYXR0bGVQbGF5LCBJbmMuLCBlcnNjaGllbmVuIDIwMDEsIGVudHdvcmZlbiB1bmQgcHJvZHV6aWVydCB2b24gU3RldmUgWmFjY2FyZGksIG1pdCBLYXJ0ZW5iaWxkZXJuIHZvbiBMdWlzIFZpZGFsIHVuZCBTYWxhZGluOyBrZWluZXMgZGVyIEJpbGRlciB3aXJkIGhpZXIgdmVyd2VuZGV0LiBEaWUgUmVnZWxuIHNpbmQgaW4gdW5zZXJlbiBlaWdlbmVuIFdvcnRlbiBlcnrDpGhsdC4gSmVkZXIgQWJzYXR6IHNhZ3QsIHdvaGVyIGVyIGtvbW10OiAqKkJ1Y2gqKiBzdGVodCBmw7xyIGRhcyB2ZXLDtmZmZW50bGljaHRlIFJlZ2VsYmxhdHQsICoqQXVzbGVndW5nKiogZsO8ciBkYXMsIHdhcyBkaWVzZXMgSGF1cyBlbnRzY2hlaWRldCwgd28gZGFzIEJsYXR0IHNjaHdlaWd0IG9kZXIgdW5rbGFyIGlzdCwgKipBdXNnYWJlKiogZsO8ciBkYXMsIHdhcyBuYWNoZ2ViYXV0IHd1cmRlLCB3ZWlsIGRhcyBCbGF0dCBhdWYgS2FydGUsIFNwaWVsa2FydGVuIHVuZCDDnGJlcnNpY2h0IG51ciB2ZXJ3ZWlzdCwgb2huZSBzaWUgenUgemVpZ2VuOiBkaWUgS2FydGUgdW5kIGlocmUgR2Vsw6RuZGVrb3N0ZW4sIGRpZSBFcmdlYm5pc3RhYmVsbGUsIGRpZSBow7ZjaHN0ZSBTdMOkcmtlLCBhbGxlIEFiZW50ZXVlci0gdW5kIEVyZWlnbmlza2FydGVuIGF1w59lciBLcmV0aHMgU2NoYXR6LCBtaXQgaWhyZW4gTmFtZW4gdW5kIFRleHRlbiwgdW5kIHdhcyBkaWUgQWJlbnRldWVyIGltIEVpbnplbG5lbiB3ZXJ0IHNpbmQuIFdlciBkYXMgU3BpZWwgYmVzaXR6dCwga2FubiBlaW5lIGFuZGVyZSBBdXNnYWJlIGxhZGVuLgoKIyMgRGllIExhZ3VuZQoKYGBgCkggICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEgKICBIICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEgKSCAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgSAogIEEgICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgQQpIICAgfiAgIH4gICBiICAgfiAgIH4gICB+ICAgfiAgIH4gICBiICAgfiAgIH4gICBICiAgfiAgIH4gICBiICAgYiAgIH4gICB+ICAgfiAgIH4gICBiICAgYiAgIH4gICB+Cn4gICB+ICAgYiAgIGogICBiICAgfiAgIH4gICB+ICAgYiAgIGogICBiICAgfiAgIH4KICB+ICAgfiAgIGggICBnICAgfiAgIH4gICB+ICAgfiAgIGcgICBoICAgfiAgIH4KfiAgIH4gICBiICAgcyAgIGIgICB+ICAgfiAgIH4gICBiICAgcyAgIGIgICB+ICAgfgogIH4gICB+ICAgZyAgIGogICB+ICAgfiAgIH4gICB+ICAgaiAgIGcgICB+ICAgfgp+ICAgfiAgIGogICBoICAgYiAgIH4gICB+ICAgfiAgIGIgICBoICAgaiAgIH4gICB+CiAgfiAgIH4gICBiICAgaiAgIH4gICBqICAgaiAgIH4gICBqICAgYiAgIH4gICB+Cn4gICB+ICAgfiAgIGIgICB+ICAgYiAgIH4gICBiICAgfiAgIGIgICB+ICAgfiAgIH4KICB+ICAgfiAgIH4gICB+ICAgYiAgIGIgICBiICAgYiAgIH4gICB+ICAgfiAgIH4KfiAgIH4gICB+ICAgfiAgIGIgICBtICAgfiAgIG0gICBiICAgfiAgIH4gICB+ICAgfgogIH4gICB+ICAgfiAgIH4gICBnICAgYiAgIGIgICBnICAgfiAgIH4gICB+ICAgfgp+ICAgfiAgIGIgICB+ICAgaiAgIGogICB+ICAgaiAgIGogICB+ICAgYiAgIH4gICB+CiAgfiAgIGogICBiICAgfiAgIGogICB+ICAgfiAgIGogICB+ICAgYiAgIGogICB+Cn4gICB+ICAgbSAgIH4gICBiICAgYiAgIH4gICBiICAgYiAgIH4gICBtICAgfiAgIH4KICB+ICAgaiAgIGIgICB+ICAgaiAgIH4gICB+ICAgaiAgIH4gICBiICAgaiAgIH4KfiAgIH4gICBiICAgfiAgIGogICBqICAgfiAgIGogICBqICAgfiAgIGIgICB+ICAgfgogIH4gICB+ICAgfiAgIH4gICBnICAgYiAgIGIgICBnICAgfiAgIH4gICB+ICAgfgp+ICAgfiAgIH4gICB+ICAgYiAgIG0gICB+ICAgbSAgIGIgICB+ICAgfiAgIH4gICB+CiAgfiAgIH4gICB+ICAgfiAgIGIgICBiICAgYiAgIGIgICB+ICAgfiAgIH4gICB+Cn4gICB+ICAgfiAgIGIgICB+ICAgYiAgIH4gICBiICAgfiAgIGIgICB+ICAgfiAgIH4KICB+ICAgfiAgIGIgICBqICAgfiAgIGogICBqICAgfiAgIGogICBiICAgfiAgIH4KfiAgIH4gICBqICAgaCAgIGIgICB+ICAgfiAgIH4gICBiICAgaCAgIGogICB+ICAgfgogIH4gICB+ICAgZyAgIGogICB+ICAgfiAgIH4gICB+ICAgaiAgIGcgICB+ICAgfgp+ICAgfiAgIGIgICBzICAgYiAgIH4gICB+ICAgfiAgIGIgICBzICAgYiAgIH4gICB+CiAgfiAgIH4gICBoICAgZyAgIH4gICB+ICAgfiAgIH4gICBnICAgaCAgIH4gICB+Cn4gICB+ICAgYiAgIGogICBiICAgfiAgIH4gICB+ICAgYiAgIGogICBiICAgfiAgIH4KICB+ICAgfiAgIGIgICBiICAgfiAgIH4gICB+ICAgfiAgIGIgICBiICAgfiAgIH4KSCAgIH4gICB+ICAgYiAgIH4gICB+ICAgfiAgIH4gICB+ICAgYiAgIH4gICB+ICAgSAogIEEgICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgQQpIICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICBICiAgSCAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICBICkggICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIH4gICB+ICAgfiAgIEgKYGBgCgpgQWAgaXN0IGVpbiBIYWZlbiwgYEhgIEhlaW1hdGxhbmQsIGB+YCBNZWVyOyBkaWUgYW5kZXJlbiBaZWljaGVuIHNpbmQgSW5zZWxuLgoKfCBaZWljaGVuIHwgRmVsZCB8IGVpbmUgTWFubnNjaGFmdCB6YWhsdCB8IGVpbiBTY2hpZmYgemFobHQgfAp8LS0tfC0tLXwtLS18LS0tfAp8IGB+YCB8IE1lZXIgfCDigJMgfCAxIHwKfCBgQWAgfCBIYWZlbiB8IDEgfCAxIHwKfCBgSGAgfCBIZWltYXRsYW5kIHwgMSB8IOKAkyB8CnwgYGJgIHwgU3RyYW5kIHwgMSB8IDEgYW4gZGVyIEvDvHN0ZSB8CnwgYGdgIHwgR3JhcyB8IDEgfCAxIGFuIGRlciBLw7xzdGUgfAp8IGBqYCB8IERzY2h1bmdlbCB8IDIgfCAxIGFuIGRlciBLw7xzdGUgfAp8IGBoYCB8IEjDvGdlbCB8IDIgfCAxIGFuIGRlciBLw7xzdGUgfAp8IGBzYCB8IFN1bXBmIHwgMyB8IDEgYW4gZGVyIEvDvHN0ZSB8CnwgYG1gIHwgR2ViaXJnZSB8IDMgfCAxIGFuIGRlciBLw7xzdGUgfAoKPGEgaWQ9ImRsLTEiPjwvYT4qKkRMLTEqKiBad2VpIGJpcyB2aWVyIEthcGl0w6RuZSBzcGllbGVuIGF1ZiB2aWVyIEthcnRlbmJsw6R0dGVybiwgendlaSBtYWwgendlaSBhdXNnZWxlZ3Q6IDEgdW5kIDIgb2JlbiwgMyB1bmQgNCB1bnRlbiwgc28gZGFzcyAxIHVuZCA0IGVpbmFuZGVyIHNjaHLDpGcgZ2VnZW7DvGJlcmxpZWdlbiB1bmQgMiB1bmQgMyBlYmVuc28uIEplZGVzIEJsYXR0IGhhdCBhbiBzZWluZXIgw6R1w59lcmVuIEVja2UgZWluZW4gSGVpbWF0aGFmZW4sIG1pdCBlaW5lbSBBbmtlciBiZXplaWNobmV0LiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9ImRsLTIiPjwvYT4qKkRMLTIqKiBEaWUgS2FydGUgaGF0IDQ2MyBGZWxkZXI6IExhbmQgaW4gZGVuIEVja2VuLCDDpHXDn2VyZSBJbnNlbG4gdW5kIHJpbmdzIHVtIGRpZSBMYWd1bmUgZWluZSBSaW5naW5zZWwgbWl0IHp3ZWkgRHVyY2hmYWhydGVuLiBTaWUgaXN0IGluIGJlaWRlbiBSaWNodHVuZ2VuIGlociBlaWdlbmVzIFNwaWVnZWxiaWxkLCBhbGxlIEjDpGZlbiBzaW5kIGFsc28gZ2xlaWNoIGd1dC4gMTM4IEZlbGRlciBzaW5kIEluc2VsbiwgdW5kIDk2IGRhdm9uIHNpbmQgS8O8c3RlOiBFaW4gSW5zZWxmZWxkIGFtIE1lZXIgaXN0IEvDvHN0ZS4gSMOkZmVuIHVuZCBIZWltYXRsYW5kIHNpbmQgZXMgbmljaHQ7IFNjaGlmZmUgbGF1ZmVuIGluIEjDpGZlbiBlaW4sIG5pZW1hbHMgYXVmIEhlaW1hdGxhbmQuIFdlcmRlbiBQbMOkdHRjaGVuIGluIGJlbGllYmlnZXIgUmVpaGVuZm9sZ2UgZ2VsZWd0IHVuZCBpc3QgamVkZXMgZsO8ciBzaWNoIGVybGF1YnQsIGZpbmRlbiBpbW1lciBtaW5kZXN0ZW5zIDI4IFBsYXR6LCBkaWUgMjUgYXVzIERMLTggcGFzc2VuIGFsc28uIEluIGRlciBaZWljaG51bmcgaXN0IGplZGVzIFplaWNoZW4gZWluIFNlY2hzZWNrIG1pdCBmbGFjaGVyIE9iZXJzZWl0ZS4gRGllIE5hY2hiYXJuIGVpbmVzIFplaWNoZW5zIHN0ZWhlbiBpbiBzZWluZXIgU3BhbHRlIHp3ZWkgWmVpbGVuIGRhcsO8YmVyIHVuZCBkYXJ1bnRlciBzb3dpZSBlaW5lIFplaWxlIGRhcsO8YmVyIG9kZXIgZGFydW50ZXIgdW5kIHp3ZWkgU3RlbGxlbiBsaW5rcyBvZGVyIHJlY2h0cyBkYXZvbjsgWmVpY2hlbiBuZWJlbmVpbmFuZGVyIGluIGVpbmVyIFplaWxlIGJlcsO8aHJlbiBzaWNoIG5pZS4gRWluZSBlaWdlbmUgS2FydGUgbMOkc3N0IHNpY2ggZ2VuYXVzbyB6ZWljaG5lbi4gKihBdXNnYWJlKSoKCjxhIGlkPSJkbC0zIj48L2E+KipETC0zKiogRWluIEZlbGQgaXN0IE1lZXIsIEvDvHN0ZSBvZGVyIExhbmQgbWl0IGVpbmVtIGJlc3RpbW10ZW4gR2Vsw6RuZGUuIEvDvHN0ZSBpc3QgZsO8ciBlaW4gU2NoaWZmIHNvIGd1dCB3aWUgTWVlciB1bmQgZsO8ciBlaW5lIE1hbm5zY2hhZnQgc28gZ3V0IHdpZSBMYW5kLiBNZWVyIGlzdCBuaWVtYWxzIExhbmQuICooQnVjaCkqCgo8YSBpZD0iZGwtNCI+PC9hPioqREwtNCoqIFVtIGVpbiBGZWxkIHp1IGJldHJldGVuLCB6YWhsdCBlaW5lIE1hbm5zY2hhZnQgMSBQdW5rdCBmw7xyIFN0cmFuZCwgR3JhcywgSGFmZW4gdW5kIEhlaW1hdGxhbmQsIDIgZsO8ciBEc2NodW5nZWwgdW5kIEjDvGdlbCwgMyBmw7xyIFN1bXBmIHVuZCBHZWJpcmdlLiBFaW4gU2NoaWZmIHphaGx0IDEgamUgRmVsZDogTWVlciwgS8O8c3RlIG9kZXIgSGFmZW4uIEplZGVzIEluc2VsZmVsZCBhbSBNZWVyIGlzdCBLw7xzdGUsIHdhcyBpbW1lciBkb3J0IHfDpGNoc3QsIHVuZCBrb3N0ZXQgZWluZSBNYW5uc2NoYWZ0LCB3YXMgc2VpbiBHZWzDpG5kZSBrb3N0ZXQuICooQXVzZ2FiZSkqCgojIyBBdWZicnVjaAoKPGEgaWQ9ImRsLTUiPjwvYT4qKkRMLTUqKiBOaW1tIGVpbmUgRmFyYmU6IGVpbiBTY2hpZmYsIG9obmUgZWlnZW5lIFN0w6Rya2UgdW5kIG1pdCA0IEJld2VndW5nc3B1bmt0ZW4sIHVuZCBkcmVpIE1hbm5zY2hhZnRlbiwgbnVtbWVyaWVydCB2b24gMSBiaXMgMywgamVkZSBtaXQgU3TDpHJrZSAzIHVuZCA0IEJld2VndW5nc3B1bmt0ZW4uICooQnVjaCkqCgo8YSBpZD0iZGwtNiI+PC9hPioqREwtNioqIFfDvHJmZWx0IHp1ZXJzdCBhdXMsIHdlciBiZWdpbm50IChETC03KS4gRGFubiB3w6RobHQgamVkZXIgS2FwaXTDpG4gaW4gWnVncmVpaGVuZm9sZ2UgZWluZW4gZnJlaWVuIEhlaW1hdGhhZmVuIHVuZCBzZXR6dCBzZWluIFNjaGlmZiBkb3J0aGluLCBtaXQgZGVuIGRyZWkgTWFubnNjaGFmdGVuIGFuIEJvcmQuIFp3ZWkgS2FwaXTDpG5lIGJlZ2lubmVuIGVpbmFuZGVyIGdlZ2Vuw7xiZXI6IGF1ZiBkZW4gQmzDpHR0ZXJuIDEgdW5kIDQgb2RlciAyIHVuZCAzLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0iZGwtNyI+PC9hPioqREwtNyoqIEFsbGUgd8O8cmZlbG47IHdlciBhbSBow7ZjaHN0ZW4gd8O8cmZlbHQsIGJlZ2lubnQuIEdlc3BpZWx0IHdpcmQgaW0gVWhyemVpZ2Vyc2lubi4gKihCdWNoKSoKCjxhIGlkPSJkbC04Ij48L2E+KipETC04KiogTnVuIGRpZSBBYmVudGV1ZXJwbMOkdHRjaGVuLCBzbyB2aWVsZSwgd2llIGVzIEFiZW50ZXVlcmthcnRlbiBnaWJ0OiAyNS4gRWluZXMgbmFjaCBkZW0gYW5kZXJlbiwgZGVyIGVyc3RlIFNwaWVsZXIgYmVnaW5udCwgZGFubiBpbSBVaHJ6ZWlnZXJzaW5uLCB3ZXJkZW4gc2llIGF1ZiBMYW5kZmVsZGVyIGRlciBJbnNlbG4gZ2VsZWd0LiBLZWluIFBsw6R0dGNoZW4gbGllZ3QgbmViZW4gZWluZW0gYW5kZXJlbiB1bmQga2VpbmVzIGF1ZiBkZW4gRmVsZGVybiBlaW5lcyBIZWltYXRoYWZlbnM7IGRhenUgZ2Vow7ZydCBhbGxlcyBMYW5kIHVtIGVpbmVuIEhhZmVuLiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTkiPjwvYT4qKkRMLTkqKiBBdWYgZWluZXIgZWlnZW5lbiBLYXJ0ZSBrYW5uIGVzIHZvcmtvbW1lbiwgZGFzcyBrZWluIEZlbGQgbWVociDDvGJyaWcgaXN0LCBkYXMgQWJzdGFuZCB6dSBkZW4gYW5kZXJlbiBQbMOkdHRjaGVuIGjDpGx0LiBEYW5uIGRhcmYgZWluIFBsw6R0dGNoZW4gbmViZW4gZWluZW0gYW5kZXJlbiBsaWVnZW4sIGFiZXIgbmllIHp3ZWkgYXVmIGVpbmVtIEZlbGQuICooQXVzbGVndW5nKSoKCjxhIGlkPSJkbC0xMCI+PC9hPioqREwtMTAqKiBTY2huZWxsc3RhcnQ6IERlciBadWZhbGwgbGVndCBkaWUgUGzDpHR0Y2hlbiwgbmFjaCBkZW5zZWxiZW4gUmVnZWxuLiAqKEF1c2dhYmUpKgoKIyMgRGVyIFp1ZwoKPGEgaWQ9ImRsLTExIj48L2E+KipETC0xMSoqIEVpbiBadWcgaGF0IHZpZXIgQWJzY2huaXR0ZSBpbiBkaWVzZXIgUmVpaGVuZm9sZ2U6IFppZWhlbiwgQmV3ZWd1bmcsIEthbXBmLCBFcmt1bmR1bmcuICooQnVjaCkqCgo8YSBpZD0iZGwtMTIiPjwvYT4qKkRMLTEyKiogWmllaGVuOiBOaW1tIGVpbmUgS2FydGUgdm9tIEVyZWlnbmlzc3RhcGVsLiBBbSBFbmRlIGRpZXNlcyBBYnNjaG5pdHRzIGJlaMOkbHRzdCBkdSBow7ZjaHN0ZW5zIGRyZWkgS2FydGVuIHVuZCB3aXJmc3QgZGllIMO8YnJpZ2VuIG5hY2ggZGVpbmVyIFdhaGwgYWIuIEthcnRlbiwgZGllIGRpY2ggc3DDpHRlciDDvGJlciBkcmVpIGJyaW5nZW4sIGRhcmZzdCBkdSBiaXMgenVtIEVuZGUgZGVpbmVzIG7DpGNoc3RlbiBaaWVoYWJzY2huaXR0cyBiZWhhbHRlbi4gKihCdWNoKSoKCjxhIGlkPSJkbC0xMyI+PC9hPioqREwtMTMqKiBJc3QgZGVyIEVyZWlnbmlzc3RhcGVsIGxlZXIsIHdlcmRlbiBkaWUgYWJnZWxlZ3RlbiBLYXJ0ZW4genUgZWluZW0gbmV1ZW4gZ2VtaXNjaHQuICooQXVzbGVndW5nKSoKCiMjIEJld2VndW5nCgpCZXdlZ2UgZGVpbmUgRWluaGVpdGVuIGluIGJlbGllYmlnZXIgUmVpaGVuZm9sZ2UsIGplZGUgc28gb2Z0LCB3aWUgaWhyZSBQdW5rdGUgcmVpY2hlbi4KCjxhIGlkPSJkbC0xNCI+PC9hPioqREwtMTQqKiBFaW4gU2NoaWZmIHNlZ2VsdCDDvGJlciBkYXMgTWVlciB1bmQgYXVmIEvDvHN0ZW4tIHVuZCBIYWZlbmZlbGRlci4gVW0gc2ljaCB6dSBiZXdlZ2VuLCBicmF1Y2h0IGVzIG1pbmRlc3RlbnMgZWluZSBNYW5uc2NoYWZ0IGFuIEJvcmQuIEVzIHRyw6RndCBiaXMgenUgZHJlaSBNYW5uc2NoYWZ0ZW4gdW5kIGJlbGllYmlnIHZpZWxlIEdlZ2Vuc3TDpG5kZS4gKihCdWNoKSoKCjxhIGlkPSJkbC0xNSI+PC9hPioqREwtMTUqKiBFaW5lIE1hbm5zY2hhZnQsIGRpZSB2b24gQm9yZCBnZWh0LCB6YWhsdCBmw7xyIGRhcyBGZWxkLCBhdWYgZGFzIHNpZSBnZWh0LiBBbiBCb3JkIHp1IGdlaGVuIGtvc3RldCBuaWNodHMuIEtlaW5lIE1hbm5zY2hhZnQgdHV0IGJlaWRlcyBpbiBlaW5lbSBadWcuICooQnVjaCkqCgo8YSBpZD0iZGwtMTYiPjwvYT4qKkRMLTE2KiogTWFubnNjaGFmdGVuIGdlaGVuIMO8YmVyIExhbmQsIHNvIHdlaXQgaWhyZSBQdW5rdGUgcmVpY2hlbi4gRGFzIE1lZXIgw7xiZXJxdWVyZW4gc2llIG5pY2h0LCBlcyBzZWkgZGVubiwgZXR3YXMgdHLDpGd0IHNpZS4gKihCdWNoKSoKCjxhIGlkPSJkbC0xNyI+PC9hPioqREwtMTcqKiBFaW5lIE1hbm5zY2hhZnQgZ2VodCBudXIgdm9uIGVpbmVtIFNjaGlmZiB2b24gQm9yZCwgZGFzIGF1ZiBlaW5lbSBLw7xzdGVuZmVsZCBvZGVyIGltIEhhZmVuIGxpZWd0LCB1bmQgendhciBhdWYgZGllc2VzIEZlbGQgb2RlciBhdWYgZWluIGFuZ3JlbnplbmRlcyBMYW5kZmVsZC4gQW4gQm9yZCBnZWh0IHNpZSBhdWYgZWluIFNjaGlmZiBpbiBpaHJlbSBlaWdlbmVuIEZlbGQuICooQXVzbGVndW5nKSoKCj4gKkJlaXNwaWVsOiBlaW5lIExhbmR1bmcuKiBFaW5lIEVja2UgZGVyIEluc2VsLCBkaWUgSGFmZW4gMSBhbSBuw6RjaHN0ZW4gbGllZ3QsIGVpbmlnZSBGZWxkZXIgbWl0IE51bW1lcm46Cj4KPiBgYGAKPiB+ICAgfiAgIGIKPiAgIH4gICAyICAgYgo+IH4gICAxICAgMyAgIGIKPiAgIH4gICBoICAgNAo+IH4gICBiICAgcyAgIGIKPiAgIH4gICBnICAgago+IGBgYAo+Cj4gRGFzIFNjaGlmZiBpc3Qgdm9tIEhhZmVuIDMgRmVsZGVyIHdlaXQgenVtIFN0cmFuZCAxIGdlc2VnZWx0LiBNYW5uc2NoYWZ0IDEgZ2VodCB2b24gQm9yZDogYXVmIFN0cmFuZCAyIGbDvHIgMSBQdW5rdCwgd2VpdGVyIGluIGRlbiBEc2NodW5nZWwgMyBmw7xyIDIsIHdlaXRlciBpbnMgR3JhcyA0IGbDvHIgZGVuIGxldHp0ZW4uIERlciBTdW1wZiBpc3QgYXXDn2VyIFJlaWNod2VpdGU6IDMgUHVua3RlIGbDvHIgaWhuIHNlbGJzdCB1bmQgMiBmw7xyIGRlbiBXZWcsIMO8YmVyIGRpZSBIw7xnZWwgb2RlciDDvGJlciBkZW4gdW50ZXJlbiBTdHJhbmQgdW5kIGRhcyBHcmFzLCBtYWNodCA1LiBNYW5uc2NoYWZ0IDIgZ2VodCBkb3J0IHZvbiBCb3JkLCB3byBkYXMgU2NoaWZmIGxpZWd0OyBkYXMga29zdGV0IDEgZsO8ciBkZW4gU3RyYW5kLiBNYW5uc2NoYWZ0IDMgYmxlaWJ0IGFuIEJvcmQsIGRhbWl0IGRhcyBTY2hpZmYgbmljaHQgbGVlciBpc3Q7IG1pdCBzZWluZW0gdmllcnRlbiBQdW5rdCBrw7ZubnRlIGRhcyBTY2hpZmYgc29nYXIgd2VpdGVyc2VnZWxuLCB1bmQgZGllIE1hbm5zY2hhZnRlbiBhbiBMYW5kIGJsaWViZW4genVyw7xjay4gV2VkZXIgTWFubnNjaGFmdCAxIG5vY2ggTWFubnNjaGFmdCAyIGRhcmYgaW4gZGllc2VtIFp1ZyB3aWVkZXIgYW4gQm9yZCBnZWhlbi4KCjwhLS0gZXhhbXBsZTogbGFuZGluZyAtLT4KCjxhIGlkPSJkbC0xOCI+PC9hPioqREwtMTgqKiBFaW5lIE1hbm5zY2hhZnQgb2RlciBlaW4gU2NoaWZmIHRyw6RndCBiZWxpZWJpZyB2aWVsZSBHZWdlbnN0w6RuZGUuIEluIGRlaW5lbSBCZXdlZ3VuZ3NhYnNjaG5pdHQgZMO8cmZlbiBkZWluZSBFaW5oZWl0ZW4gaW4gZWluZW0gRmVsZCBlaW5hbmRlciBHZWdlbnN0w6RuZGUgZ2ViZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJkbC0xOSI+PC9hPioqREwtMTkqKiBCZXRyaXR0IGRlaW5lIE1hbm5zY2hhZnQsIHp1IEZ1w58gb2RlciBhbiBCb3JkIGVpbmVzIFNjaGlmZnMsIGVpbiBGZWxkLCBhdWYgZGVtIGVpbiBmZWluZGxpY2hlcyBTY2hpZmYgb2huZSBNYW5uc2NoYWZ0IGxpZWd0LCBkYXJmIHNpZSBkaWVzZXMgU2NoaWZmIHNvZm9ydCBrYXBlcm4uIERhcyBkYXJmIGF1Y2ggZWluZSBNYW5uc2NoYWZ0LCBkaWUgc2Nob24gaW0gRmVsZCBpc3QsIHdlbm4gZGllIGxldHp0ZSBNYW5uc2NoYWZ0IGFuIEJvcmQgdmVybG9yZW4gZ2VodC4gV2FzIGltIExhZGVyYXVtIGRlcyBTY2hpZmZzIGlzdCwga29tbXQgbWl0LiBEYXMgU2NoaWZmIGdlaMO2cnQgdm9uIGRhIGFuIGRpciwgdW5kIHNvYmFsZCBlaW5lIE1hbm5zY2hhZnQgYW4gQm9yZCBpc3QsIGRhcmYgZXMgc2ljaCBub2NoIGluIGRpZXNlbSBBYnNjaG5pdHQgYmV3ZWdlbi4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9ImRsLTIwIj48L2E+KipETC0yMCoqIER1IGRhcmZzdCBtZWhyZXJlIFNjaGlmZmUgYmVzaXR6ZW4uIEVpbmUgRWluaGVpdCwgZGllIGJld2VndW5nc3VuZsOkaGlnIGlzdCwga2FubiBzaWNoIGltIG7DpGNoc3RlbiBCZXdlZ3VuZ3NhYnNjaG5pdHQgaWhyZXMgQmVzaXR6ZXJzIG5pY2h0IGJld2VnZW47IGvDpG1wZmVuIHVuZCBlcmt1bmRlbiBrYW5uIHNpZS4gKihBdXNsZWd1bmcpKgoKIyMgS2FtcGYKCjxhIGlkPSJkbC0yMSI+PC9hPioqREwtMjEqKiBXZW5uIGRlaW5lIGdhbnplIEJld2VndW5nIGdldGFuIGlzdCwgZGFyZnN0IGR1IGZlaW5kbGljaGUgRWluaGVpdGVuIGJla8OkbXBmZW4sIGRpZSBtaXQgZGVpbmVuIGF1ZiBlaW5lbSBGZWxkIHNpbmQuIER1IGJlc3RpbW1zdCBkaWUgRWluaGVpdGVuIGF1ZiBiZWlkZW4gU2VpdGVuIHVuZCB0csOkZ3N0IGVpbmVuIEthbXBmIG5hY2ggZGVtIGFuZGVyZW4gYXVzLiBKZWRlIGRlaW5lciBFaW5oZWl0ZW4gZ3JlaWZ0IGjDtmNoc3RlbnMgZWlubWFsIGltIFp1ZyBhbi4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9ImRsLTIyIj48L2E+KipETC0yMioqIEplZGUgU2VpdGUgesOkaGx0IHp1c2FtbWVuOiBlaW5lbiBXw7xyZmVsLCBkaWUgU3TDpHJrZSBpaHJlciBmw7xyIGRpZXNlbiBLYW1wZiBiZXN0aW1tdGVuIEVpbmhlaXRlbiwgaWhyZSBHZWdlbnN0w6RuZGUgdW5kIGlocmUgS2FydGVuLiBEaWUgU3VtbWUgZGVzIEFuZ3JlaWZlcnMgd2VuaWdlciBkaWUgZGVzIFZlcnRlaWRpZ2VycyBpc3QgZGllIERpZmZlcmVueiwgdW5kIGRpZSBFcmdlYm5pc3RhYmVsbGUgc2FndCwgd2FzIHNpZSBiZWRldXRldC4gKihCdWNoKSoKCjxhIGlkPSJkbC0yMyI+PC9hPioqREwtMjMqKiBWb3IgZGVuIFfDvHJmZWxuIGTDvHJmZW4gYmVpZGUgS2FtcGZrYXJ0ZW4gc3BpZWxlbiwgYWJ3ZWNoc2VsbmQsIGRlciBBbmdyZWlmZXIgenVlcnN0LCBiaXMgYmVpZGUgbmFjaGVpbmFuZGVyIHBhc3Nlbi4gTmFjaCBkZW4gV8O8cmZlbG4gZ2VodCBlcyBnZW5hdXNvIHdlaXRlciwgYWJlciBudXIgbWl0IEthcnRlbiwgZGllIGRhcyBlcmxhdWJlbi4gRGFubiBzdGVoZW4gZGllIFN1bW1lbiBmZXN0LiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0iZGwtMjQiPjwvYT4qKkRMLTI0KiogRGllIEVyZ2VibmlzdGFiZWxsZS4gSXN0IGRpZSBEaWZmZXJlbnogbmVnYXRpdiwgaXN0IGRlciBBbmdyZWlmZXIgZGVyIFZlcmxpZXJlcjsgaXN0IHNpZSBwb3NpdGl2LCBkZXIgVmVydGVpZGlnZXIuICooQXVzZ2FiZSkqCgp8IERpZmZlcmVueiB8IEVyZ2VibmlzIHwKfC0tLXwtLS18CnwgMCB8IGJlaWRlIFNlaXRlbiBzaW5kIGJld2VndW5nc3VuZsOkaGlnIHwKfCAxIHwgZGVyIFZlcmxpZXJlciB3ZWljaHQgMSBGZWxkIHp1csO8Y2sgfAp8IDIgfCBkZXIgVmVybGllcmVyIHdlaWNodCAyIEZlbGRlciB6dXLDvGNrIHwKfCAzIHwgZGVyIFZlcmxpZXJlciB2ZXJsaWVydCAxIFN0dWZlIHVuZCBpc3QgYmV3ZWd1bmdzdW5mw6RoaWcgfAp8IDQgb2RlciA1IHwgZGVyIFZlcmxpZXJlciB2ZXJsaWVydCAxIFN0dWZlIHVuZCB3ZWljaHQgMiBGZWxkZXIgenVyw7xjayB8CnwgNiBvZGVyIDcgfCBkZXIgVmVybGllcmVyIHZlcmxpZXJ0IDIgU3R1ZmVuIHVuZCB3ZWljaHQgMiBGZWxkZXIgenVyw7xjayB8CnwgOCBvZGVyIG1laHIgfCBkZXIgVmVybGllcmVyIHZlcmxpZXJ0IDMgU3R1ZmVuIHVuZCB3ZWljaHQgMyBGZWxkZXIgenVyw7xjayB8CgpXaWUgb2Z0IGVzIHdvenUga29tbXQsIGplIG5hY2hkZW0sIHVtIHdpZSB2aWVsIGRlciBBbmdyZWlmZXIgdm9yIGRlbiBXw7xyZmVsbiBzdMOkcmtlciBpc3Q6Cgp8IHN0w6Rya2VyIHVtIHwgQW5ncmVpZmVyIHZlcmxpZXJ0IFN0dWZlbiB8IEFuZ3JlaWZlciB3ZWljaHQgbnVyIHp1csO8Y2sgfCBiZWlkZSBiZXdlZ3VuZ3N1bmbDpGhpZyB8IFZlcnRlaWRpZ2VyIHdlaWNodCBudXIgenVyw7xjayB8IFZlcnRlaWRpZ2VyIHZlcmxpZXJ0IFN0dWZlbiB8CnwtLS18LS0tfC0tLXwtLS18LS0tfC0tLXwKfCDiiJIzIHwgNTggJSB8IDI1ICUgfCA4ICUgfCA4ICUgfCAwICUgfAp8IOKIkjIgfCA0MiAlIHwgMzEgJSB8IDExICUgfCAxNCAlIHwgMyAlIHwKfCDiiJIxIHwgMjggJSB8IDMxICUgfCAxNCAlIHwgMTkgJSB8IDggJSB8CnwgMCB8IDE3ICUgfCAyNSAlIHwgMTcgJSB8IDI1ICUgfCAxNyAlIHwKfCArMSB8IDggJSB8IDE5ICUgfCAxNCAlIHwgMzEgJSB8IDI4ICUgfAp8ICsyIHwgMyAlIHwgMTQgJSB8IDExICUgfCAzMSAlIHwgNDIgJSB8CnwgKzMgfCAwICUgfCA4ICUgfCA4ICUgfCAyNSAlIHwgNTggJSB8CnwgKzQgfCAwICUgfCAzICUgfCA2ICUgfCAxOSAlIHwgNzIgJSB8CnwgKzYgfCAwICUgfCAwICUgfCAwICUgfCA4ICUgfCA5MiAlIHwKCj4gKkJlaXNwaWVsOiBlaW4gS2FtcGYuKiBEZWluZSBNYW5uc2NoYWZ0ZW4gMSB1bmQgMiwgU3TDpHJrZSAzIHVuZCAyLCBncmVpZmVuIEJlbnMgTWFubnNjaGFmdCAxIGFuLCBTdMOkcmtlIDMuIERlaW5lIE1hbm5zY2hhZnQgMSB0csOkZ3QgVmFuZXMgRW50ZXJtZXNzZXI6IER1IHN0ZWhzdCBiZWkgNiwgQmVuIGJlaSAzLiBEdSBwYXNzdCwgQmVuIHNwaWVsdCDigJ5IaW50ZXJoYWx0IeKAnCwgd2FzIGRpciAyIHZvbiBkZWluZXIgU3VtbWUgbmltbXQsIGR1IHBhc3N0LCBCZW4gcGFzc3QuIERpZSBXw7xyZmVsOiBEdSB3w7xyZmVsc3QgMiB1bmQga29tbXN0IGF1ZiA2LCBCZW4gd8O8cmZlbHQgNCB1bmQga29tbXQgYXVmIDcuIEVpbmUgRGlmZmVyZW56IHZvbiDiiJIxOiBEdSBtw7xzc3Rlc3QgZWluIEZlbGQgenVyw7xja3dlaWNoZW4uIEFiZXIg4oCeR2zDvGNrc3RyZWZmZXLigJwgZGFyZiBuYWNoIGRlbiBXw7xyZmVsbiBnZXNwaWVsdCB3ZXJkZW4sIHVuZCBkdSBoYXN0IGVpbmVuOiA3IGdlZ2VuIDcuIEJlbiBwYXNzdCwgZHUgcGFzc3QuIEVpbmUgRGlmZmVyZW56IHZvbiAwLCB1bmQgYWxsZSBkcmVpIE1hbm5zY2hhZnRlbiBzaW5kIGJld2VndW5nc3VuZsOkaGlnLgoKPCEtLSBleGFtcGxlOiBvZGRzIC0tPgoKPGEgaWQ9ImRsLTI1Ij48L2E+KipETC0yNSoqIEVpbmUgRWluaGVpdCwgZGllIHp1csO8Y2t3ZWljaHQsIHppZWh0IHNvIHZpZWxlIEZlbGRlciB3ZWl0LCB3aWUgZGFzIEVyZ2VibmlzIHNhZ3QsIHVuYWJow6RuZ2lnIHZvbiBpaHJlbiBQdW5rdGVuLiBJaHIgQmVzaXR6ZXIgd8OkaGx0IGRlbiBXZWc6IGplZGVzIEZlbGQgd2VpdGVyIHZvbSBLYW1wZiBlbnRmZXJudCBhbHMgZGFzIHZvcmlnZSwgd28gZXMgZWluIHNvbGNoZXMgZ2lidCwgc29uc3QgbmljaHQgbsOkaGVyOyBuaWUgYXVmIGVpbiBGZWxkIG1pdCBlaW5lbSBGZWluZCwgbmllIGluIEdlbMOkbmRlLCBkYXMgZGllIEVpbmhlaXQgbmljaHQgYmV0cmV0ZW4ga2Fubi4gRWluIFNjaGlmZiB3ZWljaHQgYWxzIFNjaGlmZiB6dXLDvGNrLCBtaXQgYWxsZW4gYW4gQm9yZC4gRsO8ciBqZWRlcyBGZWxkLCBkYXMgZWluZSBFaW5oZWl0IG5pY2h0IHp1csO8Y2t3ZWljaGVuIGthbm4sIHZlcmxpZXJ0IHNpZSBzdGF0dGRlc3NlbiBlaW5lIFN0dWZlLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo+ICpCZWlzcGllbDogZWluIFLDvGNrenVnLiogRGVpbmUgTWFubnNjaGFmdCB3dXJkZSBhdWYgRmVsZCB4LCBhbSBFbmRlIGVpbmVyIExhbmR6dW5nZSwgbWl0IDIgVW50ZXJzY2hpZWQgZ2VzY2hsYWdlbiB1bmQgd2VpY2h0IHp3ZWkgRmVsZGVyIHp1csO8Y2s6Cj4KPiBgYGAKPiB+ICAgMSAgIH4KPiAgIHggICB+Cj4gfiAgIDIgICB+Cj4gYGBgCj4KPiBEaWUgRmVsZGVyIDEgdW5kIDIgc2luZCBiZWlkZSBlaW4gRmVsZCB2b20gS2FtcGYgZW50ZmVybnQuIER1IHfDpGhsc3QgMS4gVm9uIGRvcnQgbGllZ3Qga2VpbiBMYW5kIHdlaXRlciB3ZWcsIGRhcyBuw6RjaHN0ZSBGZWxkIG11c3MgYWxzbyBudXIgbmljaHQgbsOkaGVyIHNlaW46IDIuIFN0w7xuZGUgYXVmIEZlbGQgMiBlaW4gRmVpbmQsIGfDpGJlIGVzIGtlaW4gV2VpdGVya29tbWVuLCB1bmQgZGVpbmUgTWFubnNjaGFmdCB2ZXJsw7ZyZSBlaW5lIFN0dWZlIGbDvHIgZGFzIEZlbGQsIGRhcyBzaWUgbmljaHQgZ2VoZW4ga29ubnRlLgoKPGEgaWQ9ImRsLTI2Ij48L2E+KipETC0yNioqIERlciBCZXNpdHplciBkZXIgdW50ZXJsZWdlbmVuIEVpbmhlaXRlbiB2ZXJ0ZWlsdCBkaWUgU3R1ZmVudmVybHVzdGUgYmVsaWViaWcgdW50ZXIgaWhuZW4uIEplZGUgU3R1ZmUgaXN0IGVpbmUgU3TDpHJrZSB3ZW5pZ2VyOyBiZWkgbnVsbCBpc3QgZGllIEVpbmhlaXQgYXVmZ2VyaWViZW4uIEVpbmUgTWFubnNjaGFmdCBiZWdpbm50IG1pdCBkcmVpIFN0dWZlbi4gKihCdWNoKSoKCjxhIGlkPSJkbC0yNyI+PC9hPioqREwtMjcqKiBTdMOkcmtlIGthbm4gYXVjaCB3YWNoc2VuLCBTdHVmZSB1bSBTdHVmZSwgYmlzIDUuICooQnVjaCwgQXVzZ2FiZSkqCgo8YSBpZD0iZGwtMjgiPjwvYT4qKkRMLTI4KiogTWFubnNjaGFmdGVuIGF1ZiBlaW5lbSBLw7xzdGVuZmVsZCBkw7xyZmVuIGVpbiBTY2hpZmYgZG9ydCBhbmdyZWlmZW4sIHVuZCBkYXMgU2NoaWZmIGRhcmYgc2llIGFuZ3JlaWZlbi4gQW5ncmlmZmUgZMO8cmZlbiBnZXRlaWx0IHdlcmRlbjogdmVyc2NoaWVkZW5lIE1hbm5zY2hhZnRlbiBnZWdlbiB2ZXJzY2hpZWRlbmUgWmllbGUuICooQnVjaCkqCgo+ICpCZWlzcGllbDogZWluIGdldGVpbHRlciBBbmdyaWZmLiogQW5uZXMgU2NoaWZmIGxpZWd0IGFuIGVpbmVtIFN0cmFuZCwgaWhyZSBNYW5uc2NoYWZ0IDIsIFN0w6Rya2UgMywgaXN0IGFuIEJvcmQuIElocmUgTWFubnNjaGFmdCAzLCBTdMOkcmtlIDIsIHN0ZWh0IGRhbmViZW4gaW0gU2FuZC4gRGVpbmUgTWFubnNjaGFmdGVuIDEgdW5kIDIsIGJlaWRlIG1pdCBTdMOkcmtlIDMsIGJldHJldGVuIGRpZXNlcyBGZWxkLiBEdSBzY2hpY2tzdCBNYW5uc2NoYWZ0IDEgZ2VnZW4gaWhyZSBNYW5uc2NoYWZ0IDM6IFfDvHJmZWwgNCB1bmQgMSwgYWxzbyA3IGdlZ2VuIDMuIEVpbmUgRGlmZmVyZW56IHZvbiA0OiBJaHJlIE1hbm5zY2hhZnQgdmVybGllcnQgZWluZSBTdHVmZSB1bmQgd2VpY2h0IHp3ZWkgRmVsZGVyIHp1csO8Y2suIERhbm4gTWFubnNjaGFmdCAyIGdlZ2VuIGRhcyBTY2hpZmY6IFfDvHJmZWwgMyB1bmQgNSwgYWxzbyA2IGdlZ2VuIDguIEVpbmUgRGlmZmVyZW56IHZvbiDiiJIyOiBEZWluZSBNYW5uc2NoYWZ0IDIgd2VpY2h0IHp3ZWkgRmVsZGVyIHp1csO8Y2suIElocmUgTWFubnNjaGFmdCAzIHrDpGhsdGUgbmljaHQgZsO8ciBkYXMgU2NoaWZmIHVuZCBkZWluZSBNYW5uc2NoYWZ0IDEgbmljaHQgZsO8ciBNYW5uc2NoYWZ0IDI6IE51ciBFaW5oZWl0ZW4sIGRpZSBmw7xyIGVpbmVuIEthbXBmIGJlc3RpbW10IHNpbmQsIHrDpGhsZW4gaW4gaWhtLgoKPGEgaWQ9ImRsLTI5Ij48L2E+KipETC0yOSoqIEVpbiBTY2hpZmYgZ3JlaWZ0IGFuIHVuZCB2ZXJ0ZWlkaWd0IHNpY2ggbWl0IGRlciBTdMOkcmtlIGFsbGVyIE1hbm5zY2hhZnRlbiBhbiBCb3JkLCB1bmQgc2llIHRyYWdlbiBzZWluZSBTdHVmZW52ZXJsdXN0ZS4gRWluIFNjaGlmZiBzaW5rdCBudXIgZHVyY2ggZWluZSBLYXJ0ZSwgb2RlciB3ZW5uIHNlaW5lIGxldHp0ZSBNYW5uc2NoYWZ0IGFuIEJvcmQgaW4gZWluZW0gRW50ZXJrYW1wZiBmw6RsbHQgdW5kIGRlciBTaWVnZXIgZXMgbGllYmVyIHZlcnNlbmt0IGFscyBuaW1tdC4gKihBdXNsZWd1bmcpKgoKPCEtLSBleGFtcGxlOiBzdGFjayAtLT4KCjxhIGlkPSJkbC0zMCI+PC9hPioqREwtMzAqKiBTY2hpZmZlIHNjaGllw59lbiBuaWNodCBhdWYgU2NoaWZmZTogRGFzIEdydW5kc3BpZWwga2VubnQga2VpbmUgS2Fub25lbmdlZmVjaHRlLiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTMxIj48L2E+KipETC0zMSoqIFdhcyBlaW5lIGF1ZmdlcmllYmVuZSBNYW5uc2NoYWZ0IHRydWcsIGdlaHQgYW4gZGVuIFNpZWdlciwgd2VubiBzaWUgaW4gZWluZW0gS2FtcGYgZmllbC4gU29uc3QgYmxlaWJ0IGVzIGltIEZlbGQgbGllZ2VuLCBmw7xyIGplZGUgTWFubnNjaGFmdCwgZGllIGlocmUgQmV3ZWd1bmcgZG9ydCBiZWVuZGV0LiAqKEF1c2xlZ3VuZykqCgojIyBFbnRlcm4KCjxhIGlkPSJkbC0zMiI+PC9hPioqREwtMzIqKiBMaWVnZW4gaW4gZWluZW0gS2FtcGZhYnNjaG5pdHQgZWluIFNjaGlmZiBkZXMgU3BpZWxlcnMsIGRlciBhbSBadWcgaXN0LCB1bmQgZWluIGZlaW5kbGljaGVzIFNjaGlmZiBhdWYgZWluZW0gRmVsZCwgYmVpZGUgbWl0IE1hbm5zY2hhZnQsIGRhcmYgamVkZXIgZGVyIGJlaWRlbiBCZXNpdHplciB6dW0gRW50ZXJuIHJ1ZmVuLCBlaW5tYWwgaW0gWnVnIGbDvHIgamVkZXMgUGFhciB2b24gU2NoaWZmZW4uIFNpbmQgYmVpZGUgZWludmVyc3RhbmRlbiwgYmVnaW5udCBkZXIgRW50ZXJrYW1wZi4gV2VubiBuaWNodCwgd8O8cmZlbG4gYmVpZGUsIGJlaSBHbGVpY2hzdGFuZCBub2NoIGVpbm1hbCwgdW5kIGRlciBow7ZoZXJlIFfDvHJmZWwgZW50c2NoZWlkZXQuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJkbC0zMyI+PC9hPioqREwtMzMqKiBFciB3aXJkIHdpZSBlaW4gS2FtcGYgYXVzZ2V0cmFnZW4sIG1pdCBkZXIgU3TDpHJrZSBhbGxlciBNYW5uc2NoYWZ0ZW4gYW4gQm9yZC4gWnVyw7xja3dlaWNoZW4gZW50ZsOkbGx0LiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTM0Ij48L2E+KipETC0zNCoqIEVpbiBFbnRlcmthbXBmIGRhdWVydCBhbi4gS2VpbmVzIGRlciBTY2hpZmZlIHZlcmzDpHNzdCBkYXMgRmVsZCwgbmllbWFuZCBhbiBCb3JkIGdlaHQgdm9uIEJvcmQsIHVuZCBpbSBLYW1wZmFic2Nobml0dCBqZWRlcyBkZXIgYmVpZGVuIFNwaWVsZXIgd2lyZCBlaW5lIHdlaXRlcmUgUnVuZGUgYXVzZ2V0cmFnZW4sIHVuZ2VmcmFndC4gSW4gZGVpbmVtIGVpZ2VuZW4gQmV3ZWd1bmdzYWJzY2huaXR0IGRhcmZzdCBkdSBnZWdlbiBkZW4gYW5kZXJlbiB3w7xyZmVsbiwgYmVpIEdsZWljaHN0YW5kIG5vY2ggZWlubWFsLCBlcyBzZWkgZGVubiwgZGVpbiBTY2hpZmYgaXN0IGJld2VndW5nc3VuZsOkaGlnOiBXw7xyZmVsc3QgZHUgaMO2aGVyLCBpc3QgZGVyIEVudGVya2FtcGYgdm9yYmVpLCB1bmQgZHUgZGFyZnN0IGRpY2ggYmV3ZWdlbi4gRXIgaXN0IGF1Y2ggdm9yYmVpLCB3ZW5uIGVpbmVzIGRlciBTY2hpZmZlIGtlaW5lIE1hbm5zY2hhZnQgbWVociBoYXQsIHNpbmt0IG9kZXIgdm9uIGVpbmVyIEthcnRlIGJld2VndCB3aXJkLiBMYXV0ZXQgZGFzIEVyZ2VibmlzIOKAnmJld2VndW5nc3VuZsOkaGln4oCcLCB0cmlmZnQgZGFzIGRhcyBTY2hpZmYuICooQnVjaCwgQXVzbGVndW5nKSoKCj4gKkJlaXNwaWVsOiBlaW4gRW50ZXJrYW1wZiDDvGJlciB6d2VpIFrDvGdlLiogQW5uZXMgU2NoaWZmLCBtaXQgendlaSBNYW5uc2NoYWZ0ZW4gZGVyIFN0w6Rya2UgMyB1bmQgZGVuIEVudGVycGlrZW4gaW0gTGFkZXJhdW0sIGlzdCBpbiBkYXMgRmVsZCB2b24gQmVucyBTY2hpZmYgZ2VzZWdlbHQsIGRhcyBNYW5uc2NoYWZ0ZW4gZGVyIFN0w6Rya2UgMyB1bmQgMiBoYXQuIEFubmUgcnVmdCB6dW0gRW50ZXJuLiBCZW4gbcO2Y2h0ZSBsaWViZXIgbmljaHQ7IHNpZSB3w7xyZmVsbiwgQW5uZSA1LCBCZW4gMiwgYWxzbyBiZWdpbm50IGVzLiBFcnN0ZSBSdW5kZTogQW5uZSBoYXQgNiwgMiBmw7xyIGRpZSBQaWtlbiB1bmQgZWluZSAzLCB6dXNhbW1lbiAxMTsgQmVuIGhhdCA1IHVuZCBlaW5lIDMsIHp1c2FtbWVuIDguIEVpbmUgRGlmZmVyZW56IHZvbiAzOiBCZW4gdmVybGllcnQgZWluZSBTdHVmZSwgaWhtIGJsZWliZW4gTWFubnNjaGFmdGVuIG1pdCAzIHVuZCAxLCB1bmQgc2VpbiBTY2hpZmYgaXN0IGJld2VndW5nc3VuZsOkaGlnLiBJbiBzZWluZW0gQmV3ZWd1bmdzYWJzY2huaXR0IGRhcmYgZXIgbmljaHQgZWlubWFsIHfDvHJmZWxuLiBJbiBzZWluZW0gS2FtcGZhYnNjaG5pdHQgd2lyZCBkaWUgbsOkY2hzdGUgUnVuZGUgYXVzZ2V0cmFnZW4sIHVuZCBCZW4gZ3JlaWZ0IGFuOiA0IHVuZCBlaW5lIDYgZ2VnZW4gOCB1bmQgZWluZSA0LiBFaW5lIERpZmZlcmVueiB2b24g4oiSMjogRXIgbcO8c3N0ZSB6dXLDvGNrd2VpY2hlbiwgd2FzIGVudGbDpGxsdC4gSW4gaWhyZW0gWnVnIHZlcnN1Y2h0IEFubmUgbmljaHQsIHNpY2ggenUgbMO2c2VuLiBEcml0dGUgUnVuZGU6IDggdW5kIGVpbmUgNSBnZWdlbiA0IHVuZCBlaW5lIDMuIEVpbmUgRGlmZmVyZW56IHZvbiA2OiBCZW4gdmVybGllcnQgendlaSBTdHVmZW4gdW5kIGJlaMOkbHQgendlaSBNYW5uc2NoYWZ0ZW4gZGVyIFN0w6Rya2UgMS4gRGllc21hbCBsYXV0ZXQgZGFzIEVyZ2VibmlzIG5pY2h0IOKAnmJld2VndW5nc3VuZsOkaGln4oCcLCBhbHNvIHfDvHJmZWx0IGVyIGluIHNlaW5lbSBCZXdlZ3VuZ3NhYnNjaG5pdHQsIHVtIGxvc3p1a29tbWVuOiA0IGdlZ2VuIDIuIERlciBFbnRlcmthbXBmIGlzdCB2b3JiZWksIHVuZCBlciBzZWdlbHQgZGF2b24uCgo8IS0tIGV4YW1wbGU6IGJvYXJkaW5nIC0tPgoKIyMgRXJrdW5kdW5nCgo8YSBpZD0iZGwtMzUiPjwvYT4qKkRMLTM1KiogRWluZSBNYW5uc2NoYWZ0LCBkaWUgZGVuIEVya3VuZHVuZ3NhYnNjaG5pdHQgYXVmIGVpbmVtIEFiZW50ZXVlcnBsw6R0dGNoZW4gYmVnaW5udCwgZGFyZiBlcmt1bmRlbi4gQmVzdGltbWUgZGllIEVpbmhlaXQgb2RlciBkaWUgRWluaGVpdGVuLCBkaWUgZXMgdHVuLiBEYXMgUGzDpHR0Y2hlbiB3aXJkIGVudGZlcm50LCBkaWUgb2JlcnN0ZSBBYmVudGV1ZXJrYXJ0ZSBnZXpvZ2VuIHVuZCBhdXNnZWbDvGhydC4gV2lyZCBkYXMgWmllaGVuIGF1ZmdlaG9iZW4sIGJsZWlidCBkYXMgUGzDpHR0Y2hlbiBsaWVnZW4sIHVuZCBkaWVzZSBFaW5oZWl0ZW4gZXJrdW5kZW4gaW4gZGllc2VtIFp1ZyBuaWNodCBtZWhyLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0iZGwtMzYiPjwvYT4qKkRMLTM2KiogRWluIEdlZ2Vuc3RhbmQgZ2VodCBhbiBlaW5lIGRlciBlcmt1bmRlbmRlbiBFaW5oZWl0ZW4sIG5hY2ggZGVpbmVyIFdhaGw7IHdpbGxzdCBkdSBpaG4gbmljaHQsIGJsZWlidCBlciBpbSBGZWxkIChETC0zMSkuIEVpbiBHZWdlbnN0YW5kIHdpcmQgbnVyIGFiZ2VsZWd0LCB3ZW5uIHNlaW4gZWlnZW5lciBUZXh0IGVzIHNhZ3QuIEFuZGVyZSBLYXJ0ZW4gd2VyZGVuIG5hY2ggR2VicmF1Y2ggYWJnZWxlZ3QsIHdlbm4gc2llIG5pY2h0cyBhbmRlcmVzIHNhZ2VuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0iZGwtMzciPjwvYT4qKkRMLTM3KiogRXMgZ2lidCAyNSBBYmVudGV1ZXJrYXJ0ZW4sIHp1c2FtbWVuIDYwIHdlcnQuIEVpbmUgaXN0IEtyZXRocyBTY2hhdHosIGVpbiBHZWdlbnN0YW5kIHZvbSBXZXJ0IDY7IGRhenUga29tbWVuIG1pbmRlc3RlbnMgbmV1biB3ZWl0ZXJlIEdlZ2Vuc3TDpG5kZSwgc2llYmVuIEdlZmFocmVuIChHZWZlY2h0ZSBnZWdlbiBlaW5lIGF1ZmdlZHJ1Y2t0ZSBTdMOkcmtlLCBQcm9iZW4gbWl0IGVpbmVtIFfDvHJmZWwgb2RlciBlaW4gc2NobGljaHRlciBWZXJsdXN0KSB1bmQgdmllciBXb2hsdGF0ZW4sIGFsbGUgdm9uIHVucyBlbnR3b3JmZW4uIEVpbiBHZWZlY2h0IGlzdCBlaW4gZWluemlnZXIgS2FtcGYsIGluIGRlbSBkaWUgRXJrdW5kZXIgYW5ncmVpZmVuLiBEZXIgU3BpZWxlciB6dXIgTGlua2VuIHfDvHJmZWx0IGbDvHIgZGllIEluc3VsYW5lciBvZGVyIEJlc3RpZW4sIHVuZCBudXIgZGVyIEVya3VuZGVyIGRhcmYgS2FydGVuIHNwaWVsZW4uIFNpZSBiZXdlZ2VuIHNpY2ggbmllLCBadXLDvGNrd2VpY2hlbiBlbnRmw6RsbHQgZsO8ciBzaWUsIHVuZCBqZWRlciBTdHVmZW52ZXJsdXN0IGJlc2llZ3Qgc2llLiBEaWUgRXJrdW5kZXIgZXJsZWlkZW4gdm9sbCwgd2FzIGlobmVuIHp1c3TDtsOfdC4gRGFuYWNoIGlzdCBkaWUgS2FydGUgZXJsZWRpZ3QsIHdlciBhdWNoIGdld29ubmVuIGhhdDsgZWluZW4gYXVmZ2VkcnVja3RlbiBQcmVpcyBnaWJ0IGVzIG51ciBmw7xyIGVpbmVuIGJlc2llZ3RlbiBGZWluZC4gRGVyIFNjaGF0eiBsaWVndCB6dSBCZWdpbm4gZGVzIFNwaWVscyBuaWUgdW50ZXIgZGVuIHp3w7ZsZiBvYmVyc3RlbiBLYXJ0ZW46IERlciBTdGFwZWwgd2lyZCBvaG5lIGlobiBnZW1pc2NodCwgdW5kIGVyIGtvbW10IGlyZ2VuZHdvIGRhcnVudGVyLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPiAqQmVpc3BpZWw6IGVpbmUgRXJrdW5kdW5nLiogRGVpbmUgTWFubnNjaGFmdGVuIDEgdW5kIDIsIFN0w6Rya2UgMyB1bmQgMiwgc3RlaGVuIGF1ZiBlaW5lbSBQbMOkdHRjaGVuLCB1bmQgZHUgYmVzdGltbXN0IGJlaWRlLiBOaWVtYW5kIHZlcmhpbmRlcnQgZGFzIFppZWhlbi4gRGFzIFBsw6R0dGNoZW4gdmVyc2Nod2luZGV0LCB1bmQgZGllIEthcnRlIGlzdCBkaWUgU2tlbGV0dHdhY2hlOiBlaW4gR2VmZWNodCBnZWdlbiBTdMOkcmtlIDUuIER1IHNwaWVsc3Qg4oCeRmVjaHRtZWlzdGVy4oCcIGbDvHIgMiBtZWhyLCB1bmQgbmllbWFuZCBoZWJ0IGRpZSBLYXJ0ZSBhdWYuIER1IHfDvHJmZWxzdCAzLCBkZXIgU3BpZWxlciB6dSBkZWluZXIgTGlua2VuIHfDvHJmZWx0IDIgZsO8ciBkaWUgV2FjaGU6IDEwIGdlZ2VuIDcuIEVpbmUgRGlmZmVyZW56IHZvbiAzIHfDvHJkZSBzaWUgZWluZSBTdHVmZSBrb3N0ZW4sIGFsc28gaXN0IHNpZSBiZXNpZWd0LCB1bmQgZHUgemllaHN0IGVpbmUgRXJlaWduaXNrYXJ0ZSwgd2VubiBuaWVtYW5kIGRpZXNlcyBaaWVoZW4gdmVyaGluZGVydC4gTWl0IGVpbmVyIDEgYXVmIGRlaW5lbSBXw7xyZmVsIGjDpHR0ZSBlcyA4IGdlZ2VuIDcgZ2VzdGFuZGVuOiBlaW4gWnVyw7xja3dlaWNoZW4sIGRhcyBmw7xyIHNpZSBlbnRmw6RsbHQsIGFsc28ga2VpbiBQcmVpcywgdW5kIGRpZSBLYXJ0ZSBpc3QgdHJvdHpkZW0gZXJsZWRpZ3QuIEltIFB1bmt0ZXNwaWVsIGJlaMOkbHRzdCBkdSBzaWUgc28gb2RlciBzbzogNCBQdW5rdGUuCgo8IS0tIGV4YW1wbGU6IGFkdmVudHVyZSAtLT4KCnwgQWJlbnRldWVyIHwgQXJ0IHwgV2VydCB8IEFuemFobCB8IFRleHQgfAp8LS0tfC0tLXwtLS18LS0tfC0tLXwKfCBLcmV0aHMgU2NoYXR6IHwgR2VnZW5zdGFuZCB8IDYgfCAxIHwgU2VpbmV0d2VnZW4gc2luZCBhbGxlIGhpZXIuIEJyaW5nIGlobiBhbiBCb3JkIGVpbmVzIGRlaW5lciBTY2hpZmZlIGluIGRlaW5lbiBIZWltYXRoYWZlbiwgdW5kIGRlciBTaWVnIGlzdCBkZWluLiB8CnwgVmFuZXMgRW50ZXJtZXNzZXIgfCBHZWdlbnN0YW5kIHwgMiB8IDEgfCBEaWUgTWFubnNjaGFmdCwgZGllIGVzIHRyw6RndCwgesOkaGx0IGluIGplZGVtIEthbXBmIHVuZCBiZWltIEVudGVybiAxIGRhenUuIHwKfCBFbnRlcnBpa2VuIHwgR2VnZW5zdGFuZCB8IDIgfCAxIHwgQW4gQm9yZCBlaW5lcyBTY2hpZmZzLCBpbSBMYWRlcmF1bSBvZGVyIGJlaSBlaW5lciBNYW5uc2NoYWZ0LCB6w6RobGVuIHNpZSBiZWltIEVudGVybiAyIGRhenUuIHwKfCBQaXN0b2xlbnBhYXIgfCBHZWdlbnN0YW5kIHwgMiB8IDEgfCBEaWUgTWFubnNjaGFmdCwgZGllIGVzIHRyw6RndCwgesOkaGx0IDEgZGF6dSwgd2VubiBzaWUgYW5ncmVpZnQuIHwKfCBGZXJucm9ociB8IEdlZ2Vuc3RhbmQgfCAyIHwgMSB8IEJldm9yIHNlaW4gVHLDpGdlciBiZWltIEVya3VuZGVuIGVpbmUgS2FydGUgYXVmZGVja3QsIHNpZWggc2llIGRpciBhbi4gRHUgZGFyZnN0IHNpZSB1bnRlciBkZW4gU3RhcGVsIHNjaGllYmVuIHVuZCBzdGF0dGRlc3NlbiBkaWUgbsOkY2hzdGUgYXVmZGVja2VuLiB8CnwgTWFjaGV0ZSB8IEdlZ2Vuc3RhbmQgfCAyIHwgMSB8IERzY2h1bmdlbCB1bmQgU3VtcGYga29zdGVuIGlocmVuIFRyw6RnZXIgMSBQdW5rdCB3ZW5pZ2VyLiB8CnwgS2xldHRlcnNlaWxlIHwgR2VnZW5zdGFuZCB8IDIgfCAxIHwgSMO8Z2VsIHVuZCBHZWJpcmdlIGtvc3RlbiBpaHJlbiBUcsOkZ2VyIG51ciAxIFB1bmt0LiB8CnwgVHJ1aGUgZGVzIFd1bmRhcnp0ZXMgfCBHZWdlbnN0YW5kIHwgMiB8IDEgfCBWZXJsaWVyZW4gZGVpbmUgRWluaGVpdGVuIGluIGlocmVtIEZlbGQgU3R1ZmVuLCBsZWdlIHNpZSBhYjogQmlzIHp1IDIgZGllc2VyIFN0dWZlbiBnZWhlbiBuaWNodCB2ZXJsb3Jlbi4gfAp8IEp1d2VsZW5nw7Z0emUgfCBHZWdlbnN0YW5kIHwgNCB8IDEgfCBHcsO8bmUgQXVnZW4sIGdvbGRlbmUgWsOkaG5lLCB1bmQgc2Nod2VyZXIsIGFscyBlciBhdXNzaWVodC4gfAp8IER1YmxvbmVudHJ1aGUgfCBHZWdlbnN0YW5kIHwgNCB8IDEgfCBKZW1hbmQgaGF0IHNpZSBlaW5tYWwgZ2V6w6RobHQgdW5kIGRpZSBTdW1tZSBpbiBkZW4gRGVja2VsIGdlcml0enQuIHwKfCBQZXJsZSBkZXIgTGFndW5lIHwgR2VnZW5zdGFuZCB8IDMgfCAxIHwgR3Jvw58gd2llIGVpbiBNw7Z3ZW5laSB1bmQgd2FybSBpbiBkZXIgSGFuZC4gfAp8IEFsdGUgU2Vla2FydGUgfCBHZWdlbnN0YW5kIHwgMiB8IDEgfCBEYXMgU2NoaWZmLCBkYXMgc2llIGltIExhZGVyYXVtIGhhdCwgaGF0IDEgQmV3ZWd1bmdzcHVua3QgbWVoci4gfAp8IERyZWhiYXNzZSB8IEdlZ2Vuc3RhbmQgfCAyIHwgMSB8IERhcyBTY2hpZmYsIGRhcyBzaWUgaW0gTGFkZXJhdW0gaGF0LCB6w6RobHQgMSBkYXp1LCB3YW5uIGltbWVyIHNlaW5lIE1hbm5zY2hhZnRlbiBhbiBCb3JkIGFuZ2VncmlmZmVuIHdlcmRlbi4gfAp8IFNjaGlmZmJyw7xjaGlnZSB8IEJlZ2VnbnVuZyB8IDIgfCAyIHwgTWFnZXIsIHNvbm5lbnZlcmJyYW5udCB1bmQgZnJvaCwgYW56dWhldWVybjogRWluZSBkZXIgZXJrdW5kZW5kZW4gTWFubnNjaGFmdGVuIGdld2lubnQgZWluZSBTdHVmZS4gfAp8IFRyZWlic2FuZCB8IEdlZmFociB8IDIgfCAxIHwgV8O8cmZsZS4gQmVpIDEgYmlzIDMgc2lua2VuIGRpZSBFcmt1bmRlciBiaXMgenVtIEfDvHJ0ZWwgZWluIHVuZCBrw7ZubmVuIHNpY2ggaW4gaWhyZW0gbsOkY2hzdGVuIEJld2VndW5nc2Fic2Nobml0dCBuaWNodCBiZXdlZ2VuLiB8CnwgSGludGVyaGFsdCB1bnRlciBQYWxtZW4gfCBHZWZhaHIgfCAzIHwgMSB8IEluc3VsYW5lciBzcHJpbmdlbiB6d2lzY2hlbiBkZW4gUGFsbWVuIGhlcnZvci4gQmVrw6RtcGZlIHNpZTogU3TDpHJrZSA0LiB8CnwgUmllc2Vua3JhYmJlIHwgR2VmYWhyIHwgMyB8IDEgfCBTaWUgaMOkbHQgZGljaCBmw7xyIGlociBNaXR0YWdlc3Nlbi4gQmVrw6RtcGZlIHNpZTogU3TDpHJrZSAzLiB8CnwgU2tlbGV0dHdhY2hlIHwgR2VmYWhyIHwgNCB8IDEgfCBLcmV0aHMgbGV0enRlIFdhY2hlLCBub2NoIGltbWVyIGltIERpZW5zdC4gQmVrw6RtcGZlIHNpZTogU3TDpHJrZSA1LiBCZXNpZWd0IMO8YmVybMOkc3N0IHNpZSBkaXIgZWluZSBFcmVpZ25pc2thcnRlLiB8CnwgU2NobGFuZ2VuZ3J1YmUgfCBHZWZhaHIgfCAyIHwgMSB8IFfDvHJmbGUuIEJlaSAxIGJpcyAzIHZlcmxpZXJlbiBkaWUgRXJrdW5kZXIgenVzYW1tZW4gZWluZSBTdHVmZS4gfAp8IEZpZWJlciB8IEdlZmFociB8IDIgfCAxIHwgV8O8cmZsZSBmw7xyIGplZGUgZXJrdW5kZW5kZSBNYW5uc2NoYWZ0LiBCZWkgMSBvZGVyIDIgdmVybGllcnQgc2llIGVpbmUgU3R1ZmUuIHwKfCBSdW12ZXJzdGVjayB8IEdsw7xja3NmYWxsIHwgMSB8IDEgfCBKZWRlIGVya3VuZGVuZGUgTWFubnNjaGFmdCBoYXQgaW4gaWhyZW0gbsOkY2hzdGVuIEJld2VndW5nc2Fic2Nobml0dCAyIEJld2VndW5nc3B1bmt0ZSBtZWhyLiB8CnwgRmxhc2NoZW5wb3N0IHwgR2zDvGNrc2ZhbGwgfCAxIHwgMSB8IE5hY2hyaWNodGVuIGF1cyBkZXIgZ2FuemVuIExhZ3VuZTogWmllaGUgMiBFcmVpZ25pc2thcnRlbi4gfAp8IFZlcmZsdWNodGVzIFRvdGVtIHwgR2VmYWhyIHwgMSB8IDEgfCBFcyBzdGFycnQgZGljaCBhbiwgYmlzIGR1IGFsbGUgZGVpbmUgSGFuZGthcnRlbiBhYmdld29yZmVuIGhhc3QuIHwKfCBWZXJib3JnZW5lciBUdW5uZWwgfCBHbMO8Y2tzZmFsbCB8IDIgfCAxIHwgRXIgZW5kZXQsIHdvIGR1IHdpbGxzdDogVmVyc2V0emUgZGllIEVya3VuZGVyIGF1ZiBlaW4gYmVsaWViaWdlcyBGZWxkIGRpZXNlciBJbnNlbC4gfAoKIyMgRXJlaWduaXNrYXJ0ZW4KCjxhIGlkPSJkbC0zOCI+PC9hPioqREwtMzgqKiBEaWVzZSBBa3Rpb25za2FydGVuIGvDtm5uZW4gaW0gQmV3ZWd1bmdzLSwgS2FtcGYtIHVuZCBFcmt1bmR1bmdzYWJzY2huaXR0IGplZGVzIFp1Z2VzIGdlc3BpZWx0IHdlcmRlbiwgYXVjaCBkZXIgWsO8Z2UgYW5kZXJlci4gKihCdWNoKSoKCjxhIGlkPSJkbC0zOSI+PC9hPioqREwtMzkqKiBFaW5lIEthcnRlLCBkaWUgZXR3YXMgYXVmaGVidCwgd2lyZCBhbHMgQW50d29ydCBhdWYgZGFzIGdlc3BpZWx0LCB3YXMgc2llIGF1ZmhlYnQ6IGVpbmUsIGRpZSBlaW5lIFdpcmt1bmcgZGVzIFp1ZmFsbHMgYXVmaGVidCwgYmV2b3IgZ2V3w7xyZmVsdCB3aXJkLCBlaW5lLCBkaWUgZWluIFppZWhlbiBhdWZoZWJ0LCBiZXZvciBkaWUgS2FydGUgZ2V6b2dlbiB3aXJkLiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTQ4Ij48L2E+KipETC00OCoqIEdlbGVnZW5oZWl0ZW4genUgYW50d29ydGVuIGdpYnQgZXMgd2llIGluIEtpbmcgb2YgUGlyYXRlcyAoS1AtNjcpOiBBbGxlIHdlcmRlbiBnZWZyYWd0LCBtaXQgb2RlciBvaG5lIHBhc3NlbmRlIEthcnRlIHVuZCBnbGVpY2ggbGFuZ2UsIHNvIGRhc3Mgd2VkZXIgZWluZSBGcmFnZSBub2NoIGlociBBdXNibGVpYmVuIGV0d2FzIMO8YmVyIGVpbmUgSGFuZCB2ZXJyw6R0LiBBdWNoIGVpbmUgS2FydGUsIGRpZSBldHdhcyBhdWZoZWJ0LCBrYW5uIGF1ZmdlaG9iZW4gd2VyZGVuOyBkaWUgenVsZXR6dCBnZXNwaWVsdGUgS2FydGUgd2lya3QgenVlcnN0LiAqKEF1c2xlZ3VuZykqCgo+ICpCZWlzcGllbDogZWluZSBhdWZnZWhvYmVuZSBBdWZoZWJ1bmcuKiBCZW5zIFNjaGlmZiBsaWVndCBhbiBlaW5lbSBTdHJhbmQsIGVpbmUgTWFubnNjaGFmdCBkZXIgU3TDpHJrZSAzIHVuZCBlaW5lIGRlciBTdMOkcmtlIDEgYW4gQm9yZCB1bmQgZGVuIEp1d2VsZW5nw7Z0emVuIGltIExhZGVyYXVtLiBBbm5lIHNwaWVsdCDigJ5WZXJib3JnZW5lcyBSaWZm4oCcIGRhcmF1Zi4gQWxsZSBhbmRlcmVuIHdlcmRlbiBnZWZyYWd0LCB1bmQgQmVuIHNwaWVsdCDigJ5CZWZlaGwgenVyw7xjayHigJwuIE51biB3ZXJkZW4gYWxsZSBhdcOfZXIgQmVuIGRhbmFjaCBnZWZyYWd0LCB1bmQgQW5uZSBzcGllbHQgc2VsYnN0IGVpbiDigJ5CZWZlaGwgenVyw7xjayHigJwuIE5pZW1hbmQgYW50d29ydGV0IGRhcmF1Zi4gRGllIGxldHp0ZSBLYXJ0ZSB3aXJrdCB6dWVyc3Q6IEFubmVzIEthcnRlIGhlYnQgQmVucyBhdWYsIGFsc28gZGFyZiBhdWYgZGFzIFJpZmYgZXJuZXV0IGdlYW50d29ydGV0IHdlcmRlbjsgYWxsZSBwYXNzZW4uIE51biBzb2xsIGdld8O8cmZlbHQgd2VyZGVuOiDigJ5SdWhpZ2UgSGFuZOKAnCBrw7ZubnRlIGVzIG5vY2ggdmVyaGluZGVybiwgYWJlciBuaWVtYW5kIGhhdCBzaWUuIERlciBXw7xyZmVsIHplaWd0IDI6IERhcyBTY2hpZmYgc2lua3QuIEplZGUgTWFubnNjaGFmdCBhbiBCb3JkIHZlcmxpZXJ0IGVpbmUgU3R1ZmUsIGFsc28gaXN0IGVpbmUgZGFoaW4sIHVuZCBkaWUgYW5kZXJlIHN0ZWh0IG1pdCBTdMOkcmtlIDIgYW0gU3RyYW5kLiBEZXIgR8O2dHplIGltIExhZGVyYXVtIGlzdCB2ZXJsb3Jlbi4KCjxhIGlkPSJkbC00MCI+PC9hPioqREwtNDAqKiBFcyBnaWJ0IDQwIHZvbiB1bnMgZW50d29yZmVuZSBFcmVpZ25pc2thcnRlbiBpbiAxNSBBcnRlbjogZ8O8bnN0aWdlciBXaW5kLCBGbGF1dGUsIEdld2FsdG1hcnNjaCwgWnVzY2hsw6RnZSBmw7xyIGVpbmVuIEthbXBmIHZvciB1bmQgbmFjaCBkZW4gV8O8cmZlbG4sIGVpbiBIaW50ZXJoYWx0IGbDvHIgVmVydGVpZGlnZXIsIGVpbiBTYW1tZWxydWYsIGRlciBlaW5lIFN0dWZlIGJyaW5ndCwgQXVmaGVidW5nZW4gZWluZXIgV2lya3VuZywgZWluZXMgV3VyZnMgdW5kIGVpbmVzIFppZWhlbnMsIGVpbiBTdHVybSwgZWluIFJpZmYsIGRhcyBlaW4gU2NoaWZmIHZlcnNlbmtlbiBrYW5uLCBlaW4gRmxvw58gdW5kIGVpbiBIYW5kZWxzc2NoaWZmIGbDvHIgTWFubnNjaGFmdGVuLCBkaWUgb2huZSBTY2hpZmYgZ2VzdHJhbmRldCBzaW5kLCB1bmQgZGVyIERpZWJzdGFobCBlaW5lcyBHZWdlbnN0YW5kcy4gKihBdXNnYWJlKSoKCnwgRXJlaWduaXMgfCBBbnphaGwgfCBUZXh0IHwKfC0tLXwtLS18LS0tfAp8IEfDvG5zdGlnZXIgV2luZCB8IDQgfCBJbiBkZWluZW0gQmV3ZWd1bmdzYWJzY2huaXR0OiBFaW5lcyBkZWluZXIgU2NoaWZmZSBoYXQgMiBCZXdlZ3VuZ3NwdW5rdGUgbWVoci4gfAp8IEZsYXV0ZSB8IDMgfCBJbSBCZXdlZ3VuZ3NhYnNjaG5pdHQgZWluZXMgYW5kZXJlbiBLYXBpdMOkbnM6IEVpbmVzIHNlaW5lciBTY2hpZmZlIGRhcmYgZGFyaW4gbmljaHQgd2VpdGVyIGFscyAxIEZlbGQgc2VnZWxuLiB8CnwgR2V3YWx0bWFyc2NoIHwgMyB8IEluIGRlaW5lbSBCZXdlZ3VuZ3NhYnNjaG5pdHQ6IEVpbmUgZGVpbmVyIE1hbm5zY2hhZnRlbiBoYXQgMiBCZXdlZ3VuZ3NwdW5rdGUgbWVoci4gfAp8IEZlY2h0bWVpc3RlciB8IDMgfCBJbiBlaW5lbSBkZWluZXIgS8OkbXBmZSwgdm9yIGRlbiBXw7xyZmVsbjogWsOkaGxlIDIgenUgZGVpbmVyIFN1bW1lLiB8CnwgR2zDvGNrc3RyZWZmZXIgfCAzIHwgSW4gZWluZW0gZGVpbmVyIEvDpG1wZmUsIHZvciBvZGVyIG5hY2ggZGVuIFfDvHJmZWxuOiBaw6RobGUgMSB6dSBkZWluZXIgU3VtbWUuIHwKfCBIaW50ZXJoYWx0ISB8IDMgfCBXZW5uIGR1IGFuZ2VncmlmZmVuIHdpcnN0LCB2b3IgZGVuIFfDvHJmZWxuOiBEaWUgU3VtbWUgZGVzIEFuZ3JlaWZlcnMgaXN0IHVtIDIga2xlaW5lci4gfAp8IFNhbW1lbHJ1ZiB8IDMgfCBKZWRlcnplaXQ6IEVpbmUgZGVpbmVyIE1hbm5zY2hhZnRlbiBnZXdpbm50IGVpbmUgU3R1ZmUuIHwKfCBCZWZlaGwgenVyw7xjayEgfCA0IHwgV2VubiBlYmVuIGVpbmUgS2FydGUgZ2VzcGllbHQgd3VyZGU6IFNpZSBiZXdpcmt0IG5pY2h0cy4gfAp8IFN0dXJtIHwgMyB8IEluIGVpbmVtIEJld2VndW5nc2Fic2Nobml0dDogVHJlaWJlIGVpbiBTY2hpZmYgYXVmIG9mZmVuZXIgU2VlIMO8YmVyIGJpcyB6dSAzIE1lZXJmZWxkZXIgYWIuIHwKfCBWZXJib3JnZW5lcyBSaWZmIHwgMiB8IEluIGVpbmVtIEJld2VndW5nc2Fic2Nobml0dDogRWluIFNjaGlmZiBhdWYgZWluZW0gS8O8c3RlbmZlbGQgbMOkdWZ0IGF1ZiBlaW4gUmlmZi4gV8O8cmZsZTsgYmVpIDEgb2RlciAyIHNpbmt0IGVzLCBqZWRlIE1hbm5zY2hhZnQgYW4gQm9yZCB2ZXJsaWVydCBlaW5lIFN0dWZlLCB1bmQgZGllIMOcYmVybGViZW5kZW4gd2F0ZW4gZG9ydCBhbiBMYW5kLiB8CnwgVHJlaWJob2x6Zmxvw58gfCAyIHwgSW4gZWluZW0gQmV3ZWd1bmdzYWJzY2huaXR0OiBFaW5lIGRlaW5lciBNYW5uc2NoYWZ0ZW4gYXVmIGVpbmVtIEvDvHN0ZW4tLCBIZWltYXRsYW5kLSBvZGVyIEhhZmVuZmVsZCDDvGJlcnF1ZXJ0IGJpcyB6dSA0IE1lZXJmZWxkZXIgenUgZWluZW0gYW5kZXJlbiBzb2xjaGVuIEZlbGQuIHwKfCBIYW5kZWxzc2NoaWZmIGluIFNpY2h0IHwgMSB8IEluIGVpbmVtIEJld2VndW5nc2Fic2Nobml0dCwgd2VubiBkdSBrZWluIFNjaGlmZiBiZXNpdHp0OiBFaW4gbmV1ZXMgU2NoaWZmIGbDvHIgZGljaCBrb21tdCBhdWYgZWluIEvDvHN0ZW4tIG9kZXIgSGFmZW5mZWxkLCBhdWYgZGVtIGR1IGVpbmUgTWFubnNjaGFmdCBoYXN0LCB1bmQgTWFubnNjaGFmdGVuIGRvcnQgZMO8cmZlbiBzb2ZvcnQgYW4gQm9yZCBnZWhlbi4gfAp8IFRhc2NoZW5kaWViIHwgMiB8IEplZGVyemVpdDogRWluZSBkZWluZXIgTWFubnNjaGFmdGVuIG5pbW10IGVpbmVyIGZlaW5kbGljaGVuIEVpbmhlaXQgaW4gaWhyZW0gRmVsZCBlaW5lbiBHZWdlbnN0YW5kIGFiLiB8CnwgUnVoaWdlIEhhbmQgfCAyIHwgQmV2b3IgZsO8ciBkaWUgV2lya3VuZyBlaW5lciBLYXJ0ZSBvZGVyIGVpbmVzIEFiZW50ZXVlcnMgZ2V3w7xyZmVsdCB3aXJkOiBTaWUgYmxlaWJ0IGF1cy4gfAp8IEdlZsOkbHNjaHRlIFNlZWthcnRlIHwgMiB8IEJldm9yIGJlaW0gRXJrdW5kZW4gb2RlciBhdWYgR2VoZWnDnyBlaW5lciBLYXJ0ZSBlaW5lIEthcnRlIGdlem9nZW4gd2lyZDogU2llIHdpcmQgbmljaHQgZ2V6b2dlbi4gfAoKRWluIG5ldWVzIFNjaGlmZiBkdXJjaCDigJ5IYW5kZWxzc2NoaWZmIGluIFNpY2h04oCcIG5pbW10IG5pZW1hbmRlbSBldHdhczogRWluIGdla2FwZXJ0ZXMgU2NoaWZmIGJsZWlidCBiZWkgZGVtLCBkZXIgZXMgZ2VrYXBlcnQgaGF0LgoKIyMgU2llZwoKPGEgaWQ9ImRsLTQxIj48L2E+KipETC00MSoqIEltIFN0YW5kYXJkc3BpZWwgZ2V3aW5udCBkZXIgZXJzdGUgS2FwaXTDpG4sIGRlciBtaXQgS3JldGhzIFNjaGF0eiBhbiBCb3JkIGRlcyBTY2hpZmZzIGltIEhlaW1hdGhhZmVuIHp1csO8Y2sgaXN0LiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTQyIj48L2E+KipETC00MioqIFdpcmQgZGVpbiBTY2hpZmYgdmVyc2Vua3Qgb2RlciBnZW5vbW1lbiwgc3BpZWxzdCBkdSBtaXQgZGVpbmVuIE1hbm5zY2hhZnRlbiB3ZWl0ZXI6IEthcGVyZSBlaW4gU2NoaWZmLCBiZXNpZWdlIGRpZSBhbmRlcmVuIG9kZXIgaG9mZmUgYXVmIGVpbmUgS2FydGUsIGRpZSBkaWNoIHJldHRldC4gRWluIGdla2FwZXJ0ZXMgU2NoaWZmIGlzdCBmw7xyIERMLTQxIHNvIGd1dCB3aWUgZGVpbiBlaWdlbmVzLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0iZGwtNDMiPjwvYT4qKkRMLTQzKiogR2VodCBlaW4gU2NoaWZmIG1pdCBkZW0gU2NoYXR6IGFuIEJvcmQgdW50ZXIsIGVuZGV0IGRhcyBTcGllbCB1bmVudHNjaGllZGVuIHp3aXNjaGVuIGFsbGVuLCBkaWUgbm9jaCBkYWJlaSBzaW5kLiAqKEJ1Y2gpKgoKPGEgaWQ9ImRsLTQ3Ij48L2E+KipETC00NyoqICpBbiBCb3JkKiBoZWnDn3Q6IGltIExhZGVyYXVtIGRlcyBTY2hpZmZzIHNlbGJzdCBvZGVyIHZvbiBlaW5lciBNYW5uc2NoYWZ0IGF1ZiBkZW0gU2NoaWZmIGdldHJhZ2VuOyBmw7xyIERMLTQxIGdlbsO8Z3QgYmVpZGVzLiBTaW5rdCBlaW4gU2NoaWZmLCBzaW5kIGRpZSBHZWdlbnN0w6RuZGUgaW4gc2VpbmVtIExhZGVyYXVtIHZlcmxvcmVuLCB1bmQgaXN0IGRlciBTY2hhdHogZGFydW50ZXIsIGdpbHQgREwtNDMuIFdhcyBNYW5uc2NoYWZ0ZW4gYW4gQm9yZCB0cmFnZW4sIGJsZWlidCBiZWkgZGVuZW4sIGRpZSDDvGJlcmxlYmVuOyBzdGlyYnQgZWluIFRyw6RnZXIgYmVpbSBVbnRlcmdhbmcsIHNpbmQgYXVjaCBzZWluZSBHZWdlbnN0w6RuZGUgdmVybG9yZW4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJkbC00NCI+PC9hPioqREwtNDQqKiBXZXIga2VpbmUgTWFubnNjaGFmdCBtZWhyIGhhdCwgc2NoZWlkZXQgYXVzLiBEaWUgSGFuZGthcnRlbiB3ZXJkZW4gYWJnZXdvcmZlbi4gRGllIFNjaGlmZmUgYmxlaWJlbiwgd28gc2llIHNpbmQsIGxlZXIsIG1pdCBpaHJlbiBHZWdlbnN0w6RuZGVuLCB1bmQgamVkZSBNYW5uc2NoYWZ0IGRhcmYgc2llIGthcGVybiAoREwtMTkpLiBEZXIgTGV0enRlLCBkZXIgw7xicmlnIGlzdCwgZ2V3aW5udC4gKihCdWNoLCBBdXNsZWd1bmcpKgoKIyMgRGFzIFB1bmt0ZXNwaWVsCgo8YSBpZD0iZGwtNDUiPjwvYT4qKkRMLTQ1KiogV2FobHdlaXNlLiBFaW4gQWJlbnRldWVyLCBkYXMga2VpbiBHZWdlbnN0YW5kIGlzdCwgYmVow6RsdCwgd2VyIGVzIGVya3VuZGV0IGhhdCwgZ2V3b25uZW4gb2RlciB2ZXJsb3Jlbi4gRWluIEdlZ2Vuc3RhbmQgesOkaGx0IGbDvHIgZGVuLCBkZXIgaWhuIHRyw6RndCwgdW5kIGbDvHIgbmllbWFuZGVuLCBzb2xhbmdlIGVyIGluIGVpbmVtIEZlbGQgbGllZ3Q7IGVpbmVyLCBkZXIgZsO8ciBzZWluZSBXaXJrdW5nIGFiZ2VsZWd0IHd1cmRlLCB6w6RobHQgZsO8ciBkZW4sIGRlciBpaG4gYWJnZWxlZ3QgaGF0LiBEdSBnZXdpbm5zdCwgd2VubiBkdSBtZWhyIFB1bmt0ZSBoYXN0IGFscyA2MCBnZXRlaWx0IGR1cmNoIGRpZSBaYWhsIGRlciBTcGllbGVyIHp1IEJlZ2lubiB1bmQgZWluZXMgZGVpbmVyIFNjaGlmZmUgaW4gZGVpbmVuIEhlaW1hdGhhZmVuIGVpbmzDpHVmdCBvZGVyIGRvcnQgbGllZ3Q6IG1laHIgYWxzIDMwIHp1IHp3ZWl0LCBtZWhyIGFscyAyMCB6dSBkcml0dCwgbWVociBhbHMgMTUgenUgdmllcnQuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJkbC00NiI+PC9hPioqREwtNDYqKiBQdW5rdGUgd2VyZGVuIGluIGJlaWRlbiBTcGllbGVuIHNvIGdlesOkaGx0LCB1bmQgZGllIG1laXN0ZW4gUHVua3RlIGdld2lubmVuLCBiZWkgR2xlaWNoc3RhbmQgdW5lbnRzY2hpZWRlbiwgaW4gendlaSBGw6RsbGVuOiBuYWNoIDYwIFJ1bmRlbjsgdW5kIGltIFB1bmt0ZXNwaWVsLCB3ZW5uIGRlciBBYmVudGV1ZXJzdGFwZWwgbGVlciBpc3QgdW5kIGtlaW4gU3BpZWxlciBtaXQgc2VpbmVuIGVpZ2VuZW4gUHVua3RlbiB1bmQgYWxsZW4gR2VnZW5zdMOkbmRlbiwgZGllIGFuZGVyZSB0cmFnZW4gb2RlciBkaWUgaW4gRmVsZGVybiBsaWVnZW4sIG5vY2ggw7xiZXIgZGllIFNjaHdlbGxlIGtvbW1lbiBrw7ZubnRlLiAqKEF1c2xlZ3VuZykqCg==", "" + import.meta.url) },
	examples: EXAMPLES,
	positions: POSITIONS,
	seatKeys: ["against"],
	labels: labelsOf,
	measures: measuresOf,
	keyWords: {
		against: "against: {value}",
		agree: "agree: {value}",
		back: "back: {value}",
		battle: "battle: {value}",
		board: "board: {value}",
		breakOff: "break off: {value}",
		call: "call: {value}",
		capture: "capture: {value}",
		counter: "counter: {value}",
		crew: "crew: {value}",
		embark: "embark: {value}",
		end: "end: {value}",
		explore: "explore: {value}",
		from: "from: {value}",
		give: "give: {value}",
		heal: "heal: {value}",
		on: "on: {value}",
		play: "play: {value}",
		port: "port: {value}",
		prize: "prize: {value}",
		take: "take: {value}",
		to: "to: {value}",
		under: "under: {value}",
		unit: "unit: {value}"
	},
	wordFor
};
export { loaded };
