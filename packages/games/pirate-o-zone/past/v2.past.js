// Rules version 2 of pirate-o-zone, kept by `npm run keep-rules`. Not to be changed.
import { FastChance, answerBy, sample } from "@nassau/kernel/bots";
import { Bug, accept } from "@nassau/kernel/host";
import { openEngine } from "@nassau/tossing/engine";
import { RulesBug, aThrow, bad, badAt, good, oneOf, sequence, toPlaces } from "@nassau/kernel";
import { i18n } from "#i18n";
import * as z from "zod/mini";
import { en } from "zod/locales";
var TableBug = class extends Bug {};
var toEngine = (mm) => Math.fround(mm / 10);
var fromEngine = (cm) => cm * 10;
function heightRow({ qx, qy, qz, qw }) {
	return [
		2 * (qx * qz - qw * qy),
		2 * (qy * qz + qw * qx),
		1 - 2 * (qx * qx + qy * qy)
	];
}
function matrixOf(pose) {
	const { qx, qy, qz, qw } = pose;
	return [
		1 - 2 * (qy * qy + qz * qz),
		2 * (qx * qy - qw * qz),
		2 * (qx * qz + qw * qy),
		2 * (qx * qy + qw * qz),
		1 - 2 * (qx * qx + qz * qz),
		2 * (qy * qz - qw * qx),
		...heightRow(pose)
	];
}
var samePose = (a, b) => a.x === b.x && a.y === b.y && a.z === b.z && a.qx === b.qx && a.qy === b.qy && a.qz === b.qz && a.qw === b.qw;
var poseOf = ({ x, y, z, qx, qy, qz, qw }) => ({
	x,
	y,
	z,
	qx,
	qy,
	qz,
	qw
});
function distanceBetween$1(a, b) {
	const [dx, dy, dz] = [
		a.x - b.x,
		a.y - b.y,
		a.z - b.z
	];
	return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
var floats = new Float32Array(7);
var words = new Uint32Array(floats.buffer);
var hex = (word) => (word >>> 0).toString(16).padStart(8, "0");
function fingerprint(dice) {
	let a = 2166136261;
	let b = 84696351;
	const stir = (word) => {
		a = Math.imul(a ^ word, 16777619);
		a ^= a >>> 15;
		b = Math.imul(b ^ (word << 16 | word >>> 16), 16777619);
		b ^= b >>> 13;
	};
	for (const { pose, face } of dice) {
		floats.set([
			toEngine(pose.x),
			toEngine(pose.y),
			toEngine(pose.z),
			pose.qx,
			pose.qy,
			pose.qz,
			pose.qw
		]);
		words.forEach(stir);
		stir(face);
	}
	return hex(a) + hex(b);
}
var PHI = (1 + Math.sqrt(5)) / 2;
var dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
var cross = (a, b) => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0]
];
var scale = (a, by) => [
	a[0] * by,
	a[1] * by,
	a[2] * by
];
var turns = ([x, y, z]) => [
	[
		x,
		y,
		z
	],
	[
		z,
		x,
		y
	],
	[
		y,
		z,
		x
	]
];
var withOpposite = (p) => [p, scale(p, -1)];
var SIGNS = [1, -1];
var EIGHT = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => [
	x,
	y,
	z
])));
var cube = {
	normals: turns([
		0,
		0,
		1
	]).flatMap(withOpposite),
	corners: EIGHT.map((p) => scale(p, .5)),
	reach: Math.sqrt(3) / 2,
	values: [
		1,
		6,
		2,
		5,
		3,
		4
	],
	volume: .979,
	inertia: .975 / 6
};
var INNER = PHI / Math.sqrt(3 - PHI);
var SHAPES = {
	d6: cube,
	d12: {
		normals: [1, -1].flatMap((sign) => turns([
			0,
			PHI,
			sign
		])).map((p) => scale(p, 1 / Math.sqrt(1 + PHI * PHI))).flatMap(withOpposite),
		corners: [...EIGHT, ...SIGNS.flatMap((a) => SIGNS.flatMap((b) => turns([
			0,
			a / PHI,
			b * PHI
		])))].map((p) => scale(p, 1 / (2 * INNER))),
		reach: Math.sqrt(3) / (2 * INNER),
		values: [
			1,
			12,
			2,
			11,
			3,
			10,
			4,
			9,
			5,
			8,
			6,
			7
		],
		volume: .6882,
		inertia: .487 / 4
	}
};
var facesOf = (kind) => SHAPES[kind].normals.length;
var cornersOf = (kind, size) => {
	const known = kept.find((one) => one.kind === kind && one.size === size);
	if (known) return known.corners;
	const corners = SHAPES[kind].corners.map((p) => scale(p, size));
	kept.push({
		kind,
		size,
		corners
	});
	return corners;
};
var kept = [];
var reachOf = (kind, size) => SHAPES[kind].reach * size;
function turnsOf(kind) {
	const { normals } = SHAPES[kind];
	const [up] = normals;
	const side = normals[2];
	if (!up || !side) throw new TableBug("no-such-die", { kind });
	const frameOf = (a, b) => [
		a,
		b,
		cross(a, b)
	];
	const placeIn = (frame, p) => frame.map((axis) => dot(axis, p));
	const isNear = (a, b) => a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < 1e-6);
	const home = normals.map((n) => placeIn(frameOf(up, side), n));
	return normals.flatMap((a) => normals.filter((b) => Math.abs(dot(a, b) - dot(up, side)) < 1e-6).map((b) => {
		const places = normals.map((n) => placeIn(frameOf(a, b), n));
		return home.map((place) => places.findIndex((other) => isNear(place, other)));
	}));
}
var TURNS = {
	d6: turnsOf("d6"),
	d12: turnsOf("d12")
};
var labelsOf = (kind) => TURNS[kind].length;
function valueOn(kind, labels, bodyFace) {
	const value = SHAPES[kind].values[TURNS[kind][labels]?.[bodyFace] ?? -1];
	if (value === void 0) throw new TableBug("no-such-face", {
		kind,
		labels,
		bodyFace
	});
	return value;
}
var EQUALLY_NEAR = .012;
function bodyFaceUp(kind, pose) {
	const row = heightRow(pose);
	let best = 0;
	let most = -2;
	for (const [face, normal] of SHAPES[kind].normals.entries()) {
		const height = dot(normal, row);
		if (height <= most) continue;
		most = height;
		best = face;
	}
	return best;
}
function upFace(kind, pose, labels) {
	const row = heightRow(pose);
	const heights = SHAPES[kind].normals.map((normal) => dot(normal, row));
	const bodyFace = bodyFaceUp(kind, pose);
	const upright = heights[bodyFace] ?? 0;
	const others = heights.flatMap((height, face) => face !== bodyFace && upright - height <= EQUALLY_NEAR ? [valueOn(kind, labels, face)] : []);
	const face = valueOn(kind, labels, bodyFace);
	return {
		face,
		bodyFace,
		upright,
		tied: [face, ...others]
	};
}
var COCKED_BELOW = .898794046299167;
var isCocked = (reading) => reading.upright < COCKED_BELOW;
function lieFlat(piece, { x, y, turn, face, height = 0 }, labels = 0) {
	const { kind, size } = piece;
	if (labels >= labelsOf(kind)) throw new TableBug("no-such-labels", {
		kind,
		labels
	});
	const bodyFace = SHAPES[kind].values.findIndex((_, i) => valueOn(kind, labels, i) === face);
	const normal = SHAPES[kind].normals[bodyFace];
	if (!normal) throw new TableBug("no-such-face", {
		kind,
		face
	});
	const upright = times(facing(kind, upwards(normal)), upwards(normal));
	const [qx, qy, qz, qw] = times(turnBy(turn), upright);
	return {
		...piece,
		pose: {
			x,
			y,
			z: height + size / 2,
			qx,
			qy,
			qz,
			qw
		},
		labels,
		face
	};
}
var unit = ([x, y, z, w]) => {
	const length = Math.sqrt(x * x + y * y + z * z + w * w);
	return [
		x / length,
		y / length,
		z / length,
		w / length
	];
};
var times = (a, b) => [
	a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
	a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
	a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
	a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]
];
var upwards = ([x, y, z]) => z < -.999999 ? [
	1,
	0,
	0,
	0
] : unit([
	y,
	-x,
	0,
	1 + z
]);
function facing(kind, q) {
	if (kind === "d6") return [
		0,
		0,
		0,
		1
	];
	const pose = {
		x: 0,
		y: 0,
		z: 0,
		qx: q[0],
		qy: q[1],
		qz: q[2],
		qw: q[3]
	};
	const m = matrixOf(pose);
	const along = (row, p) => dot([
		m[row] ?? 0,
		m[row + 1] ?? 0,
		m[row + 2] ?? 0
	], p);
	const best = SHAPES[kind].corners.filter((corner) => dot(heightRow(pose), corner) > .49).toSorted((a, b) => along(3, b) - along(3, a))[0];
	if (!best) throw new TableBug("no-such-die", { kind });
	const [x, y] = [along(0, best), along(3, best)];
	const length = Math.sqrt(x * x + y * y);
	return unit([
		0,
		0,
		x / length,
		1 + y / length
	]);
}
function turnBy(degrees) {
	const quarters = Math.round(degrees / 90);
	const [sine, cosine] = sineAndCosine((degrees - quarters * 90) / 2 * RADIANS_A_DEGREE$1);
	const quarter = [
		0,
		0,
		Math.SQRT1_2,
		Math.SQRT1_2
	];
	let turned = [
		0,
		0,
		sine,
		cosine
	];
	for (let i = 0; i < (quarters % 4 + 4) % 4; i++) turned = times(quarter, turned);
	return unit(turned);
}
var RADIANS_A_DEGREE$1 = .017453292519943295;
function sineAndCosine(angle) {
	let [sine, cosine, term] = [
		0,
		1,
		1
	];
	for (let n = 1; n <= 16; n++) {
		term *= angle / n;
		const signed = n % 4 < 2 ? term : -term;
		if (n % 2 === 1) sine += signed;
		else cosine += signed;
	}
	return [sine, cosine];
}
var OUTLINES = new WeakMap();
function footprint(die) {
	const { kind, size, pose } = die;
	const known = OUTLINES.get(pose);
	if (known && known.kind === kind && known.size === size) return known.outline;
	const outline = outlineFrom(die);
	OUTLINES.set(pose, {
		kind,
		size,
		outline
	});
	return outline;
}
function outlineFrom({ kind, size, pose }) {
	const m = matrixOf(pose);
	const along = (row, [x, y, z]) => (m[row] ?? 0) * x + (m[row + 1] ?? 0) * y + (m[row + 2] ?? 0) * z;
	return outlineOf(cornersOf(kind, size).map((p) => ({
		x: pose.x + along(0, p),
		y: pose.y + along(3, p)
	})));
}
function lowestPoint({ kind, size }, pose) {
	const [, , , , , , a = 0, b = 0, c = 0] = matrixOf(pose);
	return pose.z + Math.min(...cornersOf(kind, size).map(([x, y, z]) => a * x + b * y + c * z));
}
var turnAt = (a, b, c) => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
function outlineOf(spots) {
	const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
	const chain = (list) => {
		const kept = [];
		for (const spot of list) {
			for (let [a, b] = kept.slice(-2); a && b && turnAt(a, b, spot) <= 0; [a, b] = kept.slice(-2)) kept.pop();
			kept.push(spot);
		}
		return kept.slice(0, -1);
	};
	return [...chain(sorted), ...chain(sorted.toReversed())];
}
var sidesOf = (outline) => outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a]);
var lengthOf = (x, y) => Math.sqrt(x * x + y * y);
function distanceToSide(p, [a, b]) {
	const [sx, sy] = [b.x - a.x, b.y - a.y];
	const [px, py] = [p.x - a.x, p.y - a.y];
	const squared = sx * sx + sy * sy;
	const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * sx + py * sy) / squared));
	return lengthOf(px - part * sx, py - part * sy);
}
function distanceTo(outline, p) {
	const sides = sidesOf(outline);
	if (sides.every(([a, b]) => turnAt(a, b, p) >= 0)) return 0;
	return Math.min(...sides.map((side) => distanceToSide(p, side)));
}
function distanceBetween(a, b) {
	if (!areApart(a, b) && !areApart(b, a)) return 0;
	const oneWay = (from, to) => Math.min(...from.map((p) => distanceTo(to, p)));
	return Math.min(oneWay(a, b), oneWay(b, a));
}
var areApart = (a, b) => sidesOf(a).some(([from, to]) => b.every((p) => turnAt(from, to, p) < 0));
var distanceOf = (a, b) => lengthOf(a.x - b.x, a.y - b.y);
var ROUNDING_ERROR = 1e-6;
var gapToDisk = (die, disk) => distanceTo(footprint(die), disk) - disk.diameter / 2;
var gapBetween = (a, b) => distanceBetween(footprint(a), footprint(b));
var centreDistance = (die, other) => distanceOf(die.pose, "pose" in other ? other.pose : other);
var isOnDisk = (die, disk) => gapToDisk(die, disk) < -.15;
var isTouching = (die, disk) => gapToDisk(die, disk) <= .30000099999999996 && lowestPoint(die, die.pose) <= 3;
var isOneLeagueOrLess = (gap, league) => gap <= league + ROUNDING_ERROR;
var GRID = 65536;
function inDisk(rng) {
	for (;;) {
		const a = (2 * rng.below(GRID) + 1) / GRID - 1;
		const b = (2 * rng.below(GRID) + 1) / GRID - 1;
		const squared = a * a + b * b;
		if (squared < 1) return [
			a,
			b,
			squared
		];
	}
}
function drawOrientation(rng) {
	const [qx, qy, first] = inDisk(rng);
	const [c, d, second] = inDisk(rng);
	const rest = Math.sqrt((1 - first) / second);
	return {
		qx: Math.fround(qx),
		qy: Math.fround(qy),
		qz: Math.fround(c * rest),
		qw: Math.fround(d * rest)
	};
}
var RADIANS_A_DEGREE = .017453292519943295;
var QUANTILES = [
	0,
	98,
	195,
	293,
	391,
	488,
	586,
	684,
	782,
	880,
	978,
	1076,
	1175,
	1273,
	1371,
	1470,
	1569,
	1668,
	1767,
	1866,
	1966,
	2065,
	2165,
	2265,
	2365,
	2466,
	2567,
	2668,
	2769,
	2871,
	2973,
	3075,
	3177,
	3280,
	3384,
	3487,
	3591,
	3695,
	3800,
	3905,
	4011,
	4117,
	4224,
	4331,
	4438,
	4546,
	4655,
	4764,
	4873,
	4984,
	5095,
	5206,
	5318,
	5431,
	5545,
	5659,
	5774,
	5890,
	6006,
	6123,
	6242,
	6361,
	6481,
	6602,
	6724,
	6847,
	6971,
	7096,
	7222,
	7349,
	7478,
	7607,
	7739,
	7871,
	8005,
	8140,
	8277,
	8415,
	8555,
	8697,
	8840,
	8985,
	9133,
	9282,
	9433,
	9587,
	9742,
	9901,
	10061,
	10225,
	10391,
	10560,
	10732,
	10907,
	11086,
	11268,
	11454,
	11645,
	11839,
	12038,
	12242,
	12452,
	12667,
	12888,
	13115,
	13349,
	13591,
	13841,
	14100,
	14369,
	14649,
	14941,
	15246,
	15566,
	15902,
	16258,
	16636,
	17039,
	17471,
	17939,
	18450,
	19015,
	19647,
	20369,
	21217,
	22251,
	23598,
	25592,
	3e4
];
var CELLS = QUANTILES.length - 1;
var PARTS = 256;
function drawNormal(rng) {
	const drawn = rng.below(2 * CELLS * PARTS);
	const cell = (drawn >> 8) % CELLS;
	const from = QUANTILES[cell] ?? 0;
	const to = QUANTILES[cell + 1] ?? 0;
	const size = (from * PARTS + (to - from) * (drawn % PARTS)) / (PARTS * 1e4);
	return drawn < CELLS * PARTS ? size : -size;
}
function tremble(toss, tremor, rng) {
	const faster = 1 + tremor.speed * drawNormal(rng);
	const sideways = tremor.direction * RADIANS_A_DEGREE * drawNormal(rng);
	const upwards = tremor.direction * RADIANS_A_DEGREE * drawNormal(rng);
	const spin = 1 + tremor.spin * drawNormal(rng);
	const { vx, vy, vz, wx, wy, wz } = toss;
	const level = Math.sqrt(vx * vx + vy * vy);
	const speed = Math.sqrt(vx * vx + vy * vy + vz * vz);
	const [ax, ay] = level > 0 ? [-vy / level, vx / level] : [1, 0];
	const [bx, by, bz] = speed > 0 ? [
		-ay * vz / speed,
		ax * vz / speed,
		(ay * vx - ax * vy) / speed
	] : [
		0,
		0,
		0
	];
	const along = (v, a, b) => v + speed * (sideways * a + upwards * b);
	const [x, y, z] = [
		along(vx, ax, bx),
		along(vy, ay, by),
		along(vz, 0, bz)
	];
	const length = Math.sqrt(x * x + y * y + z * z);
	const scale = length > 0 ? faster * speed / length : 0;
	return {
		...toss,
		vx: whole(x * scale),
		vy: whole(y * scale),
		vz: whole(z * scale),
		wx: whole(wx * spin),
		wy: whole(wy * spin),
		wz: whole(wz * spin)
	};
}
var whole = (x) => Math.round(x) + 0;
var MOVING = 1;
var DENSITY = 1.2;
var DIE_FRICTION = .25;
var FELT_FRICTION = .81;
var RESTITUTION = .5;
var SPIN_DAMPING = .3;
var SOLVER = {
	mSpeculativeContactDistance: .3,
	mPenetrationSlop: .005,
	mMinVelocityForRestitution: 10,
	mLinearCastThreshold: .3,
	mLinearCastMaxPenetration: .05,
	mDeterministicSimulation: true,
	mAllowSleeping: false
};
var CONVEX_RADIUS = .05;
var RIM_CORNERS = 32;
function makeInterface(engine, mostBodies) {
	const setup = new engine.JoltSettings();
	setup.mMaxBodies = mostBodies;
	setup.mMaxBodyPairs = 4096;
	setup.mMaxContactConstraints = 2048;
	setup.mMaxWorkerThreads = 0;
	const pairs = new engine.ObjectLayerPairFilterTable(2);
	pairs.EnableCollision(0, MOVING);
	pairs.EnableCollision(MOVING, MOVING);
	const layers = new engine.BroadPhaseLayerInterfaceTable(2, 2);
	for (const layer of [0, MOVING]) {
		const broad = new engine.BroadPhaseLayer(layer);
		layers.MapObjectToBroadPhaseLayer(layer, broad);
		engine.destroy(broad);
	}
	setup.mObjectLayerPairFilter = pairs;
	setup.mBroadPhaseLayerInterface = layers;
	setup.mObjectVsBroadPhaseLayerFilter = new engine.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2);
	const made = new engine.JoltInterface(setup);
	engine.destroy(setup);
	return made;
}
function setPhysics(system) {
	const settings = system.GetPhysicsSettings();
	Object.assign(settings, SOLVER);
	system.SetPhysicsSettings(settings);
}
function shapeFrom(engine, settings) {
	const result = settings.Create();
	if (result.HasError()) throw new TableBug("engine-shape");
	const shape = result.Get();
	shape.AddRef();
	engine.destroy(settings);
	return shape;
}
function dieShape(engine, kind, size) {
	if (kind === "d12") return hull(engine, SHAPES.d12.corners.map(([x, y, z]) => [
		x * size,
		y * size,
		z * size
	]));
	const half = new engine.Vec3(toEngine(size / 2), toEngine(size / 2), toEngine(size / 2));
	const shape = shapeFrom(engine, new engine.BoxShapeSettings(half, CONVEX_RADIUS));
	engine.destroy(half);
	return shape;
}
function hull(engine, points) {
	const settings = new engine.ConvexHullShapeSettings();
	const corner = new engine.Vec3(0, 0, 0);
	for (const [x, y, z] of points) {
		corner.Set(toEngine(x), toEngine(y), toEngine(z));
		settings.mPoints.push_back(corner);
	}
	settings.mMaxConvexRadius = CONVEX_RADIUS;
	engine.destroy(corner);
	return shapeFrom(engine, settings);
}
function diskShape(engine, diameter, thickness) {
	const rim = unitCircle(RIM_CORNERS);
	const [first, second] = rim;
	if (!first || !second) throw new TableBug("engine-shape");
	const radius = diameter / (1 + Math.sqrt((1 + first[0] * second[0] + first[1] * second[1]) / 2));
	return hull(engine, rim.flatMap(([x, y]) => [[
		x * radius,
		y * radius,
		0
	], [
		x * radius,
		y * radius,
		thickness
	]]));
}
function unitCircle(n) {
	let points = [
		[
			1,
			0,
			0
		],
		[
			0,
			1,
			0
		],
		[
			-1,
			0,
			0
		],
		[
			0,
			-1,
			0
		]
	];
	while (points.length < n) points = points.flatMap((a, i) => {
		const b = points[(i + 1) % points.length] ?? a;
		const [x, y] = [a[0] + b[0], a[1] + b[1]];
		const length = Math.sqrt(x * x + y * y);
		return [a, [
			x / length,
			y / length,
			0
		]];
	});
	return points;
}
function makeMould(engine, kind, size) {
	const shape = dieShape(engine, kind, size);
	const origin = new engine.RVec3(0, 0, 0);
	const unturned = new engine.Quat(0, 0, 0, 1);
	const mould = new engine.BodyCreationSettings(shape, origin, unturned, engine.EMotionType_Dynamic, MOVING);
	mould.mMotionQuality = engine.EMotionQuality_LinearCast;
	mould.mAllowSleeping = false;
	mould.mFriction = DIE_FRICTION;
	mould.mRestitution = RESTITUTION;
	mould.mLinearDamping = 0;
	mould.mAngularDamping = SPIN_DAMPING;
	mould.mMaxLinearVelocity = 3e3;
	mould.mMaxAngularVelocity = 400;
	const across = size / 10;
	const { volume, inertia } = SHAPES[kind];
	const mass = DENSITY * volume * across * across * across;
	mould.mOverrideMassProperties = engine.EOverrideMassProperties_MassAndInertiaProvided;
	mould.mMassPropertiesOverride.mMass = mass;
	mould.mMassPropertiesOverride.mInertia = engine.Mat44.prototype.sScale(mass * inertia * across * across);
	shape.Release();
	engine.destroy(origin);
	engine.destroy(unturned);
	return mould;
}
var SECONDS_A_STEP = 1 / 240;
var GRAVITY$1 = 9810;
var FIRST_DIE = 17;
var TABLE_THICKNESS = 4;
var ROTATION = 4;
var MOTION = 17;
var SPIN = 4;
var ACTIVE = 28;
var ASLEEP = 4294967295;
var UNTURNED = {
	x: 0,
	y: 0,
	z: 0,
	qx: 0,
	qy: 0,
	qz: 0,
	qw: 1
};
var UNMOVED = {
	vx: 0,
	vy: 0,
	vz: 0,
	wx: 0,
	wy: 0,
	wz: 0
};
var noMotion = () => ({
	...UNTURNED,
	...UNMOVED
});
var DiceWorld = class {
	engine;
	jolt;
	system;
	bodies;
	ids;
	empty;
	moulds = [];
	position;
	rotation;
	velocity;
	spin;
	laid = "";
	stillBodies = 0;
	bodyAt = [];
	motionAt = [];
	constructor(engine) {
		this.engine = engine;
		this.jolt = makeInterface(engine, 58);
		this.system = this.jolt.GetPhysicsSystem();
		this.bodies = this.system.GetBodyInterfaceNoLock();
		this.ids = Array.from({ length: 57 }, (_, i) => new engine.BodyID(i));
		this.position = new engine.RVec3(0, 0, 0);
		this.rotation = new engine.Quat(0, 0, 0, 1);
		this.velocity = new engine.Vec3(0, 0, toEngine(-9810));
		this.spin = new engine.Vec3(0, 0, 0);
		this.system.SetGravity(this.velocity);
		setPhysics(this.system);
		this.empty = new engine.StateRecorderImpl();
		this.system.SaveState(this.empty, engine.EStateRecorderState_Global | engine.EStateRecorderState_Contacts);
		this.checkLayout();
	}
	close() {
		const { engine } = this;
		this.clearDice();
		this.clearFelt();
		for (const { settings } of this.moulds) engine.destroy(settings);
		for (const held of [
			...this.ids,
			this.position,
			this.rotation,
			this.velocity,
			this.spin,
			this.empty
		]) engine.destroy(held);
		engine.destroy(this.jolt);
	}
	prime(felt) {
		this.clearDice();
		const text = JSON.stringify(felt);
		if (text !== this.laid) this.layFelt(felt, text);
		this.empty.Rewind();
		this.system.RestoreState(this.empty);
	}
	add(kind, size, at, awake) {
		const index = this.bodyAt.length;
		if (index >= 40) throw new TableBug("too-many-dice", { most: 40 });
		const settings = this.mould(kind, size);
		this.position.Set(toEngine(at.x), toEngine(at.y), toEngine(at.z));
		this.rotation.Set(at.qx, at.qy, at.qz, at.qw);
		this.velocity.Set(toEngine(awake?.vx ?? 0), toEngine(awake?.vy ?? 0), toEngine(awake?.vz ?? 0));
		this.spin.Set(awake?.wx ?? 0, awake?.wy ?? 0, awake?.wz ?? 0);
		settings.mPosition = this.position;
		settings.mRotation = this.rotation;
		settings.mLinearVelocity = this.velocity;
		settings.mAngularVelocity = this.spin;
		const id = this.idOf(index);
		const body = this.bodies.CreateBodyWithID(id, settings);
		this.bodies.AddBody(id, awake ? this.engine.EActivation_Activate : this.engine.EActivation_DontActivate);
		const at32 = this.engine.getPointer(body) >>> 2;
		this.bodyAt.push(at32);
		this.motionAt.push(this.word(at32 + MOTION) >>> 2);
		return index;
	}
	wake(index) {
		this.bodies.ActivateBody(this.idOf(index));
	}
	remove(index) {
		if (!this.bodyAt[index]) return;
		const id = this.idOf(index);
		this.bodies.RemoveBody(id);
		this.bodies.DestroyBody(id);
		this.bodyAt[index] = 0;
	}
	step() {
		this.jolt.Step(SECONDS_A_STEP, 1);
	}
	countAwake() {
		return this.system.GetNumActiveBodies(this.engine.EBodyType_RigidBody);
	}
	isAwake(index) {
		return !!this.bodyAt[index] && this.word((this.motionAt[index] ?? 0) + ACTIVE) !== ASLEEP;
	}
	touched(a, b) {
		return this.system.WereBodiesInContact(this.idOf(a), this.idOf(b));
	}
	read(index, out) {
		const heap = this.engine.HEAPF32;
		const body = this.bodyAt[index] ?? 0;
		const motion = this.motionAt[index] ?? 0;
		out.x = fromEngine(heap[body] ?? 0);
		out.y = fromEngine(heap[body + 1] ?? 0);
		out.z = fromEngine(heap[body + 2] ?? 0);
		out.qx = heap[body + ROTATION] ?? 0;
		out.qy = heap[body + ROTATION + 1] ?? 0;
		out.qz = heap[body + ROTATION + 2] ?? 0;
		out.qw = heap[body + ROTATION + 3] ?? 0;
		out.vx = fromEngine(heap[motion] ?? 0);
		out.vy = fromEngine(heap[motion + 1] ?? 0);
		out.vz = fromEngine(heap[motion + 2] ?? 0);
		out.wx = heap[motion + SPIN] ?? 0;
		out.wy = heap[motion + SPIN + 1] ?? 0;
		out.wz = heap[motion + SPIN + 2] ?? 0;
	}
	word(at) {
		return this.engine.HEAPU32[at] ?? 0;
	}
	idOf(index) {
		const id = this.ids[FIRST_DIE + index];
		if (!id) throw new TableBug("no-such-body", { index });
		return id;
	}
	clearDice() {
		for (let index = 0; index < this.bodyAt.length; index++) this.remove(index);
		this.bodyAt.length = 0;
		this.motionAt.length = 0;
	}
	mould(kind, size) {
		const known = this.moulds.find((mould) => mould.kind === kind && mould.size === size);
		if (known) return known.settings;
		const settings = makeMould(this.engine, kind, size);
		this.moulds.push({
			kind,
			size,
			settings
		});
		return settings;
	}
	clearFelt() {
		for (let i = 0; i < this.stillBodies; i++) this.forget(i);
		this.stillBodies = 0;
		this.laid = "";
	}
	forget(i) {
		const id = this.ids[i];
		if (!id) return;
		this.bodies.RemoveBody(id);
		this.bodies.DestroyBody(id);
	}
	layFelt(felt, text) {
		if (felt.disks.length > 16) throw new TableBug("too-many-disks", { most: 16 });
		this.clearFelt();
		const { engine } = this;
		const half = new engine.Vec3(toEngine(felt.width / 2), toEngine(felt.length / 2), TABLE_THICKNESS / 2);
		this.position.Set(0, 0, -2);
		this.rotation.Set(0, 0, 0, 1);
		this.layStill(shapeFrom(engine, new engine.BoxShapeSettings(half, 0)));
		engine.destroy(half);
		for (const disk of felt.disks) this.layDisk(disk);
		this.system.OptimizeBroadPhase();
		this.laid = text;
	}
	layDisk({ x, y, diameter, thickness }) {
		this.position.Set(toEngine(x), toEngine(y), 0);
		this.layStill(diskShape(this.engine, diameter, thickness));
	}
	layStill(shape) {
		const { engine } = this;
		const body = new engine.BodyCreationSettings(shape, this.position, this.rotation, engine.EMotionType_Static, 0);
		body.mFriction = FELT_FRICTION;
		body.mRestitution = RESTITUTION;
		const id = this.ids[this.stillBodies++];
		if (!id) throw new TableBug("too-many-disks", { most: 16 });
		this.bodies.CreateBodyWithID(id, body);
		this.bodies.AddBody(id, engine.EActivation_DontActivate);
		shape.Release();
		engine.destroy(body);
	}
	checkLayout() {
		const given = {
			x: 10,
			y: 20,
			z: 30,
			qx: .5,
			qy: -.5,
			qz: .5,
			qw: .5,
			vx: 40,
			vy: 50,
			vz: 60,
			wx: 7,
			wy: 8,
			wz: 9
		};
		const seen = noMotion();
		const asleep = this.add("d6", 16, {
			...given,
			x: 500
		});
		const awake = this.add("d6", 16, given, given);
		this.read(awake, seen);
		if (!(JSON.stringify(seen) === JSON.stringify(given)) || this.isAwake(asleep) || !this.isAwake(awake)) throw new TableBug("engine-layout", { seen });
		this.clearDice();
	}
};
var table$1 = null;
async function loadPhysics(wasmUrl) {
	if (table$1) return;
	const engine = await openEngine(wasmUrl);
	table$1 ??= new DiceWorld(engine);
}
function theWorld() {
	if (!table$1) throw new TableBug("table-not-loaded", { call: "await loadPhysics() first" });
	return table$1;
}
var TOUCHING = .5;
var QUARTER_TURNS_A_RADIAN = 2 / Math.PI;
var unjudged = () => ({
	firstContact: null,
	crossedFirst: false,
	turned: 0,
	faceAtContact: -1,
	faceAtEdge: -1
});
function judge$2(judged, tossed, felt, line, stride) {
	const { now } = stride;
	if (judged.firstContact) return addTurn(judged, tossed, felt, now);
	const contact = hasDeparted(stride) && now.z > 0 ? contactIn(tossed, felt, stride) : null;
	if (isPast(line, (contact ?? now).y)) judged.crossedFirst = true;
	if (!contact) return;
	judged.firstContact = contact;
	judged.faceAtContact = bodyFaceUp(tossed.kind, stride.before);
}
var isPast = (line, y) => line !== null && (y - line.y) * line.towards > 0;
function addTurn(judged, tossed, felt, now) {
	if (Math.abs(now.x) <= felt.width / 2 && Math.abs(now.y) <= felt.length / 2) {
		judged.turned += Math.sqrt(now.wx * now.wx + now.wy * now.wy) * SECONDS_A_STEP * QUARTER_TURNS_A_RADIAN;
		judged.faceAtEdge = -1;
	} else if (judged.faceAtEdge < 0) judged.faceAtEdge = bodyFaceUp(tossed.kind, now);
}
function hasDeparted({ before, now }) {
	const dx = now.vx - before.vx;
	const dy = now.vy - before.vy;
	const dz = now.vz - before.vz + GRAVITY$1 * SECONDS_A_STEP;
	return dx * dx + dy * dy + dz * dz > 400;
}
function contactIn(tossed, felt, { step, before, metDie }) {
	const atStart = heightOver(felt, tossed, before);
	const atEnd = heightOver(felt, tossed, carriedOn(before));
	if (metDie && Math.min(atStart, atEnd) > TOUCHING) return null;
	const seconds = partOfStep(atStart, atEnd) * SECONDS_A_STEP;
	return {
		x: before.x + before.vx * seconds,
		y: before.y + before.vy * seconds,
		t: (step - 1) * SECONDS_A_STEP + seconds
	};
}
function partOfStep(atStart, atEnd) {
	if (atStart <= 0) return 0;
	return atEnd >= atStart || !Number.isFinite(atStart) ? 1 : Math.min(1, atStart / (atStart - atEnd));
}
function carriedOn({ x, y, z, qx, qy, qz, qw, vx, vy, vz, wx, wy, wz }) {
	const half = SECONDS_A_STEP / 2;
	const turned = [
		qx + half * (wx * qw + wy * qz - wz * qy),
		qy + half * (wy * qw + wz * qx - wx * qz),
		qz + half * (wz * qw + wx * qy - wy * qx),
		qw - half * (wx * qx + wy * qy + wz * qz)
	];
	const length = Math.sqrt(turned.reduce((sum, q) => sum + q * q, 0));
	const [tx, ty, tz, tw] = turned;
	const at = {
		x: x + vx * SECONDS_A_STEP,
		y: y + vy * SECONDS_A_STEP
	};
	const fallen = z + (vz - GRAVITY$1 * SECONDS_A_STEP) * SECONDS_A_STEP;
	return {
		...at,
		z: fallen,
		qx: tx / length,
		qy: ty / length,
		qz: tz / length,
		qw: tw / length
	};
}
function heightOver(felt, { kind, size }, pose) {
	const m = matrixOf(pose);
	const rowX = [
		m[0] ?? 0,
		m[1] ?? 0,
		m[2] ?? 0
	];
	const rowY = [
		m[3] ?? 0,
		m[4] ?? 0,
		m[5] ?? 0
	];
	const rowZ = heightRow(pose);
	let least = Number.POSITIVE_INFINITY;
	for (const corner of cornersOf(kind, size)) {
		const surface = surfaceAt(felt, pose.x + dot(rowX, corner), pose.y + dot(rowY, corner));
		least = Math.min(least, pose.z + dot(rowZ, corner) - surface);
	}
	return least;
}
function surfaceAt(felt, x, y) {
	if (Math.abs(x) > felt.width / 2 || Math.abs(y) > felt.length / 2) return Number.NEGATIVE_INFINITY;
	return felt.disks.find((d) => (x - d.x) * (x - d.x) + (y - d.y) * (y - d.y) <= d.diameter * d.diameter / 4)?.thickness ?? 0;
}
var TILTED = 120;
var LEVEL = 60;
var STILL = 12;
var NEAR = .25;
var TURNED = .9999143;
var PATIENT_STEPS = 600;
var PATIENT_NEAR = 1;
var PATIENT_TURNED = .9996573;
var BRINK = 2;
var anchorAt = (pose, since) => {
	const { x, y, z, qx, qy, qz, qw } = pose;
	return {
		x,
		y,
		z,
		qx,
		qy,
		qz,
		qw,
		since
	};
};
function moveAnchor(anchor, to, since) {
	anchor.x = to.x;
	anchor.y = to.y;
	anchor.z = to.z;
	anchor.qx = to.qx;
	anchor.qy = to.qy;
	anchor.qz = to.qz;
	anchor.qw = to.qw;
	anchor.since = since;
}
function isNear(a, b, squared, cosine) {
	const dx = a.x - b.x;
	const dy = a.y - b.y;
	const dz = a.z - b.z;
	if (dx * dx + dy * dy + dz * dz > squared) return false;
	return Math.abs(a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw) >= cosine;
}
function isAtRest(anchor, now, step, piece, felt) {
	const patient = step > PATIENT_STEPS;
	if (!isNear(anchor, now, patient ? PATIENT_NEAR : NEAR, patient ? PATIENT_TURNED : TURNED)) {
		moveAnchor(anchor, now, step);
		return false;
	}
	const still = step - anchor.since;
	if (still < STILL) return false;
	if (still >= TILTED) return true;
	return still >= LEVEL ? isLevel(piece, now) : isAllButStill(now) && liesFlat(piece, felt, now);
}
var isAllButStill = ({ vx, vy, vz, wx, wy, wz }) => vx * vx + vy * vy + vz * vz < 100 && wx * wx + wy * wy + wz * wz < .04;
function liesFlat({ kind, size }, felt, pose) {
	if (Math.abs(pose.z - size / 2) > .2) return false;
	if (Math.abs(pose.x) > felt.width / 2 - BRINK || Math.abs(pose.y) > felt.length / 2 - BRINK) return false;
	return isLevel({ kind }, pose);
}
function isLevel({ kind }, pose) {
	const normal = SHAPES[kind].normals[bodyFaceUp(kind, pose)];
	return normal !== void 0 && dot(normal, heightRow(pose)) > .9999;
}
var MOST_STEPS = 1440;
var GONE_BELOW = -50;
var SWEPT = 500;
var flyerAt = (piece, from, motion = {
	...noMotion(),
	...from
}) => ({
	piece,
	from,
	now: { ...motion },
	before: { ...motion },
	isAwake: false,
	isGone: false,
	isKnocked: false,
	anchor: anchorAt(from, 0)
});
function fly(world, felt, flyers, onStep) {
	const flight = {
		step: 0,
		flyers,
		left: [],
		strikes: []
	};
	const known = new Set();
	let awake = noteAwake(world, flight);
	onStep(flight);
	while (flight.step < MOST_STEPS) {
		world.step();
		flight.step++;
		if (world.countAwake() !== awake) awake = noteAwake(world, flight);
		const gone = flight.left.length;
		const isOver = advance(world, flight, felt);
		if (awake > 1) noteStrikes(world, flight, known);
		awake -= flight.left.length - gone;
		onStep(flight);
		if (isOver) break;
	}
	return flight;
}
function noteAwake(world, { flyers, step }) {
	let awake = 0;
	for (const [i, flyer] of flyers.entries()) {
		const isAwake = world.isAwake(i);
		if (isAwake) awake++;
		if (isAwake && !flyer.isAwake) flyer.anchor.since = step;
		flyer.isAwake = isAwake;
	}
	return awake;
}
function advance(world, flight, felt) {
	let allAtRest = true;
	for (let i = 0; i < flight.flyers.length; i++) {
		const flyer = flight.flyers[i];
		if (!flyer?.isAwake) continue;
		const last = flyer.before;
		flyer.before = flyer.now;
		flyer.now = last;
		world.read(i, flyer.now);
		flyer.isKnocked = isKnocked(flyer);
		if (!Number.isFinite(flyer.now.z)) throw new TableBug("physics-blew-up", { id: flyer.piece.id });
		if (flyer.now.z < GONE_BELOW) {
			world.remove(i);
			flyer.isAwake = false;
			flyer.isGone = true;
			flight.left.push(flyer.piece.id);
		} else if (!isAtRest(flyer.anchor, flyer.now, flight.step, flyer.piece, felt)) allAtRest = false;
	}
	return allAtRest;
}
function isKnocked({ now, before }) {
	const dx = now.vx - before.vx;
	const dy = now.vy - before.vy;
	return dx * dx + dy * dy > 900;
}
function noteStrikes(world, { flyers, strikes }, known) {
	for (let a = 0; a < flyers.length; a++) {
		const one = flyers[a];
		if (!one?.isAwake || !one.isKnocked) continue;
		for (let b = a + 1; b < flyers.length; b++) {
			const other = flyers[b];
			const pair = a * flyers.length + b;
			if (!other?.isAwake || !other.isKnocked || known.has(pair) || !haveMet(world, flyers, a, b)) continue;
			known.add(pair);
			strikes.push(speedOf(one.before) >= speedOf(other.before) ? [a, b] : [b, a]);
		}
	}
}
var speedOf = ({ vx, vy, vz }) => vx * vx + vy * vy + vz * vz;
function metAnother(world, { flyers }, index) {
	return flyers.some((flyer, i) => i !== index && !flyer.isGone && haveMet(world, flyers, index, i));
}
function haveMet(world, flyers, a, b) {
	if (world.touched(a, b)) return true;
	const [one, other] = [flyers[a], flyers[b]];
	if (!one?.isKnocked || !other?.isKnocked) return false;
	const [dvx, dvy] = [one.before.vx - other.before.vx, one.before.vy - other.before.vy];
	if (dvx * dvx + dvy * dvy < SWEPT * SWEPT) return false;
	const near = reachOf(one.piece.kind, one.piece.size) + reachOf(other.piece.kind, other.piece.size);
	return isNear(one.now, other.now, near * near, 0);
}
var SHAKEN = .05 * .05;
var SHAKEN_TURN = .9999966;
function settledFrom(flight, before, labels, rng) {
	const cocked = [];
	const moved = [];
	const dice = [];
	for (const [i, flyer] of flight.flyers.entries()) {
		const old = before[i];
		const pose = isShaken(flyer) && old ? flyer.from : poseOf(flyer.now);
		if (old && samePose(pose, old.pose)) {
			dice.push({
				...old,
				pose: { ...old.pose }
			});
			continue;
		}
		const die = flyer.isGone ? null : readDie(flyer.piece, pose, old?.labels ?? labels, cocked, rng);
		if (die) dice.push(die);
		if (!old) continue;
		const faceChanged = die !== null && die.face !== old.face;
		moved.push({
			id: old.id,
			distance: distanceBetween$1(pose, old.pose),
			faceChanged
		});
	}
	const idAt = (i) => flight.flyers[i]?.piece.id ?? "";
	return {
		dice,
		left: flight.left,
		struck: flight.strikes.map(([by, whom]) => [idAt(by), idAt(whom)]),
		moved,
		cocked,
		seconds: flight.step * SECONDS_A_STEP,
		fingerprint: fingerprint(dice)
	};
}
var isShaken = ({ from, now, isGone }) => !isGone && isNear(from, now, SHAKEN, SHAKEN_TURN);
function readDie(piece, pose, labels, cocked, rng) {
	const reading = upFace(piece.kind, pose, labels);
	const die = {
		...piece,
		pose,
		labels,
		face: reading.face
	};
	if (!isCocked(reading)) return die;
	cocked.push({
		id: piece.id,
		candidates: reading.tied
	});
	if (reading.tied.length === 1) return die;
	const again = rng.below(labelsOf(piece.kind));
	return {
		...die,
		labels: again,
		face: upFace(piece.kind, pose, again).face
	};
}
var ROLLED = .5;
function throwDie(felt, dice, tossed, toss, rng, options = {}) {
	checkThrow(dice, tossed, toss);
	const labels = rng.below(labelsOf(tossed.kind));
	const orientation = drawOrientation(rng);
	const thrown = options.tremor ? tremble(toss, options.tremor, rng) : toss;
	const world = theWorld();
	const flyers = layOut(world, felt, dice);
	const motion = motionOf(thrown, orientation);
	const index = world.add(tossed.kind, tossed.size, motion, motion);
	world.read(index, motion);
	flyers.push(flyerAt(tossed, poseOf(motion), motion));
	const judged = unjudged();
	const line = options.foul ?? null;
	const settled = settledFrom(fly(world, felt, flyers, (seen) => {
		if (seen.step > 0) watch(world, seen, index, judged, felt, line);
		options.onStep?.(seen);
	}), dice, labels, rng);
	const { firstContact, crossedFirst, turned } = judged;
	return {
		...settled,
		thrown,
		firstContact,
		crossedFirst,
		turned,
		rolled: hasRolled(judged, flyers[index])
	};
}
function settle(felt, dice, rng, options = {}) {
	const { lifted, onStep = () => {} } = options;
	const world = theWorld();
	const flyers = layOut(world, felt, dice);
	const held = dice.flatMap((die, i) => {
		return !liesFlat(die, felt, die.pose) && (lifted?.some((gone) => isInReach$1(die, gone)) ?? true) ? [i] : [];
	});
	for (const i of held) world.wake(i);
	const still = {
		step: 0,
		flyers,
		left: [],
		strikes: []
	};
	return settledFrom(held.length > 0 ? fly(world, felt, flyers, onStep) : still, dice, 0, rng);
}
var isInReach$1 = (a, b) => distanceBetween$1(a.pose, b.pose) <= reachOf(a.kind, a.size) + reachOf(b.kind, b.size);
function checkThrow(dice, tossed, toss) {
	if (!Object.values(toss).every((n) => Number.isSafeInteger(n) && Math.abs(n) <= 1e6)) throw new TableBug("throw-not-whole", { toss });
	if (dice.some((die) => die.id === tossed.id)) throw new TableBug("die-already-there", { id: tossed.id });
}
function layOut(world, felt, dice) {
	world.prime(felt);
	return dice.map(({ id, kind, size, pose }) => {
		world.add(kind, size, pose);
		return flyerAt({
			id,
			kind,
			size
		}, pose);
	});
}
var motionOf = (toss, orientation) => ({
	x: toss.x / 10,
	y: toss.y / 10,
	z: toss.z / 10,
	...orientation,
	vx: toss.vx,
	vy: toss.vy,
	vz: toss.vz,
	wx: toss.wx / 100,
	wy: toss.wy / 100,
	wz: toss.wz / 100
});
function watch(world, flight, index, judged, felt, line) {
	const flyer = flight.flyers[index];
	if (!flyer || flyer.isGone && judged.firstContact) return;
	const { now, before, piece } = flyer;
	const metDie = !judged.firstContact && flyer.isKnocked && metAnother(world, flight, index);
	judge$2(judged, piece, felt, line, {
		step: flight.step,
		before,
		now,
		metDie
	});
}
function hasRolled(judged, flyer) {
	if (!flyer || !judged.firstContact) return false;
	const last = judged.faceAtEdge >= 0 ? judged.faceAtEdge : bodyFaceUp(flyer.piece.kind, flyer.now);
	return judged.turned >= ROLLED || last !== judged.faceAtContact;
}
var STEPS_A_PICTURE = 4;
var VERSION = 1;
var TENTH = 10;
var FINE = 511;
var COLUMNS = 7;
function recordTrajectory() {
	const drafts = new Map();
	let seen = null;
	return {
		onStep: (flight) => {
			seen = flight;
			if (flight.step % STEPS_A_PICTURE === 0) draw(drafts, flight);
		},
		bytes: () => {
			if (!seen) return encode(0, drafts);
			if (seen.step % STEPS_A_PICTURE > 0) draw(drafts, seen);
			return encode(pictureAt(seen) + 1, drafts);
		}
	};
}
var pictureAt = ({ step }) => Math.ceil(step / STEPS_A_PICTURE);
function draw(drafts, flight) {
	const picture = pictureAt(flight);
	flight.flyers.forEach(({ isAwake, isGone, from, now }, die) => {
		const draft = drafts.get(die);
		if (draft && isGone) draft.isGone = true;
		if (!isAwake) return;
		const before = draft?.rows.at(-1) ?? quantise(from, void 0);
		const row = quantise(now, before);
		if (draft) {
			while (draft.first + draft.rows.length < picture) draft.rows.push(before);
			draft.rows.push(row);
		} else if (picture > 0) drafts.set(die, {
			first: picture - 1,
			isGone: false,
			rows: [before, row]
		});
		else drafts.set(die, {
			first: picture,
			isGone: false,
			rows: [row]
		});
	});
}
function quantise({ x, y, z, qx, qy, qz, qw }, last) {
	const [, , , a = 0, b = 0, c = 0, d = 0] = last ?? [];
	const unit = qx * a + qy * b + qz * c + qw * d < 0 ? -511 : FINE;
	const { round } = Math;
	const turn = [
		round(qx * unit),
		round(qy * unit),
		round(qz * unit),
		round(qw * unit)
	];
	return [
		round(x * TENTH),
		round(y * TENTH),
		round(z * TENTH),
		...turn
	];
}
function encode(pictures, drafts) {
	const out = [];
	for (const n of [
		VERSION,
		pictures,
		drafts.size
	]) putNumber(out, n);
	for (const [die, { first, isGone, rows }] of drafts) {
		for (const n of [
			die,
			first * 2 + (isGone ? 1 : 0),
			rows.length
		]) putNumber(out, n);
		for (let column = 0; column < COLUMNS; column++) {
			let [value, change] = [0, 0];
			rows.forEach((row, i) => {
				const next = row[column] ?? 0;
				putSigned(out, next - value - change);
				change = i === 0 ? 0 : next - value;
				value = next;
			});
		}
	}
	return Uint8Array.from(out);
}
function putNumber(out, n) {
	let rest = n;
	for (; rest > 127; rest = Math.floor(rest / 128)) out.push(rest % 128 + 128);
	out.push(rest);
}
var putSigned = (out, n) => putNumber(out, n < 0 ? -2 * n - 1 : 2 * n);
var TEAMS = [0, 1];
var TEAM_NAMES = ["black", "white"];
var otherTeam = (team) => team === 0 ? 1 : 0;
var otherEnd = (end) => end === "near" ? "far" : "near";
function crewOf(board, team) {
	const crew = board.crews[team];
	if (!crew) throw new RulesBug("no-such-team", { team });
	return crew;
}
var turnFor = (end, numbers) => end === "near" ? [...numbers] : numbers.map((n, i) => i % 3 === 2 ? n : 0 - n);
var captainOf = (board, team) => crewOf(board, team).seats[0] ?? 0;
function playerOf(board, team) {
	const { seats, next } = crewOf(board, team);
	return seats[next % seats.length] ?? captainOf(board, team);
}
function lineOf(board, team) {
	const { near, far } = board.lines;
	return crewOf(board, team).end === "near" || far === null ? near : -far;
}
var feltOf = (board, edition) => ({
	...edition.table,
	disks: [...board.goals, ...board.foulDisks].map(({ x, y, diameter, thickness }) => ({
		x,
		y,
		diameter,
		thickness
	}))
});
function problemWith(edition, from, to) {
	const { foulLine, table } = edition;
	if (foulLine.least > foulLine.usual || foulLine.usual > foulLine.most || foulLine.most > table.length / 2) return "at foulLine: expected least ≤ usual ≤ most, at most half the table";
	for (const { name, spots } of edition.presets) {
		const problem = problemWithSpots(edition, spots, from, to);
		if (problem) return `at presets, "${name}": ${problem}`;
	}
	return null;
}
function problemWithSpots(edition, spots, from, to) {
	const radius = edition.goalDiameter / 2;
	for (const [i, { x, y }] of spots.entries()) {
		if (Math.abs(x) + radius > edition.table.width / 2) return `the disk at ${x}, ${y} is not wholly on the table`;
		if (y - radius < from || y + radius > to) return `the disk at ${x}, ${y} is not wholly between y ${from} and ${to}`;
		for (const other of spots.slice(i + 1)) if ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) < edition.goalDiameter * edition.goalDiameter) return `the disks at ${x}, ${y} and ${other.x}, ${other.y} overlap`;
	}
	return null;
}
var GRAVITY = 9810;
function touchOf(thrown, size) {
	const drop = Math.max(0, thrown.z / 10 - size / 2);
	const fall = Math.sqrt(thrown.vz * thrown.vz + 2 * GRAVITY * drop);
	const seconds = (thrown.vz + fall) / GRAVITY;
	const level = Math.sqrt(thrown.vx * thrown.vx + thrown.vy * thrown.vy);
	const [ux, uy] = level > 0 ? [thrown.vx / level, thrown.vy / level] : [0, 1];
	return {
		x: thrown.x / 10 + thrown.vx * seconds,
		y: thrown.y / 10 + thrown.vy * seconds,
		speed: level / 1e3,
		fall: fall / 1e3,
		topspin: (thrown.wy * ux - thrown.wx * uy) / 1e3,
		ux,
		uy
	};
}
var termsOf = ({ speed, fall, topspin }) => [
	1,
	speed,
	speed * speed,
	fall,
	topspin,
	speed * topspin
];
var FIT = {
	run: [
		-12.9,
		-92.6,
		146.4,
		87.8,
		.9,
		2.5
	],
	along: [-104.6, 149.3],
	across: [-32.4, 77.3]
};
var product = (weights, terms) => terms.reduce((sum, term, i) => sum + term * (weights[i] ?? 0), 0);
var GRAIN = 1 << 20;
function normal(rng) {
	let sum = -6;
	for (let i = 0; i < 12; i++) sum += rng.below(GRAIN) / GRAIN;
	return sum;
}
function surrogateThrow(felt, dice, tossed, toss, rng, options = {}) {
	const labels = rng.below(labelsOf(tossed.kind));
	const thrown = options.tremor ? tremble(toss, options.tremor, rng) : toss;
	const touch = touchOf(thrown, tossed.size);
	const spread = (weights) => Math.max(50, product(weights, [1, touch.speed])) * normal(rng);
	const run = Math.max(0, product(FIT.run, termsOf(touch)) + spread(FIT.along));
	const aside = spread(FIT.across);
	const x = touch.x + run * touch.ux - aside * touch.uy;
	const y = touch.y + run * touch.uy + aside * touch.ux;
	const isOver = (px, py) => Math.abs(px) <= felt.width / 2 && Math.abs(py) <= felt.length / 2;
	const isTouched = isOver(touch.x, touch.y);
	const line = options.foul;
	const face = rng.below(facesOf(tossed.kind)) + 1;
	const rest = isTouched && isOver(x, y) ? [lieFlat(tossed, {
		x,
		y,
		turn: rng.below(90),
		face
	}, labels)] : [];
	const all = [...dice, ...rest];
	return {
		dice: all,
		left: rest.length > 0 ? [] : [tossed.id],
		struck: [],
		moved: [],
		cocked: [],
		seconds: 0,
		fingerprint: fingerprint(all),
		thrown,
		firstContact: isTouched ? {
			x: touch.x,
			y: touch.y,
			t: 0
		} : null,
		crossedFirst: line !== void 0 && (touch.y - line.y) * line.towards > 0,
		turned: isTouched ? 4 : 0,
		rolled: isTouched
	};
}
var DISTURBED = 1;
var WORD = 2 ** 32;
function release$1(ctx, hand, numbers) {
	const words = [ctx.rng.below(WORD), ctx.rng.below(WORD)];
	const isSurrogate = ctx.options.surrogate;
	return {
		...ctx.work(() => tossOn(ctx.board, ctx.edition, hand, numbers, new FastChance(...words), isSurrogate)),
		words
	};
}
function tossOn(board, edition, { team, role, id }, numbers, rng, isSurrogate = false) {
	const tossed = role === "cannonball" ? {
		id,
		kind: "d12",
		size: edition.cannonballSize
	} : {
		id,
		kind: "d6",
		size: edition.dieSize
	};
	const towards = crewOf(board, team).end === "near" ? 1 : -1;
	const foul = {
		y: towards * lineOf(board, team),
		towards
	};
	const watcher = recordTrajectory();
	const options = {
		foul,
		tremor: tremorOf(edition),
		onStep: watcher.onStep
	};
	return {
		...reportFrom((isSurrogate ? surrogateThrow : throwDie)(feltOf(board, edition), board.dice, tossed, throwFrom(numbers), rng, options)),
		path: isSurrogate ? "" : watcher.bytes().toBase64()
	};
}
var tremorOf = ({ tremor: { speed, direction, spin } }) => ({
	speed: speed / 100,
	direction,
	spin: spin / 100
});
var reportFrom = ({ firstContact, crossedFirst, rolled, ...settled }) => ({
	...whatSettled(settled),
	isTouched: firstContact !== null,
	touch: firstContact && {
		x: firstContact.x + 0,
		y: firstContact.y + 0
	},
	path: "",
	isCrossedFirst: crossedFirst,
	isRolled: rolled
});
function liftOff(ctx, ids) {
	const { board, edition, options } = ctx;
	const lifted = board.dice.filter(({ id }) => ids.includes(id));
	board.dice = board.dice.filter(({ id }) => !ids.includes(id));
	if (options.surrogate || lifted.length === 0 || board.dice.length === 0) return;
	const [seed, stream] = [ctx.rng.below(WORD), ctx.rng.below(WORD)];
	const after = ctx.work(() => whatSettled(settle(feltOf(board, edition), board.dice, new FastChance(seed, stream), { lifted })));
	if (after.disturbed.length === 0) return;
	board.dice = withOwners(after.dice, board.dice, null);
	ctx.tell({
		kind: "settled",
		ids: after.disturbed
	});
	if (after.left.length > 0) ctx.tell({
		kind: "off-table",
		ids: after.left
	});
}
function withOwners(dice, before, tosser) {
	const owners = new Map(before.map((die) => [die.id, die]));
	return dice.map((die) => {
		const { team, role } = owners.get(die.id) ?? tosser ?? {
			team: 0,
			role: "die"
		};
		const { id, kind, size, pose, labels, face } = die;
		return {
			id,
			kind,
			size,
			pose,
			labels,
			face,
			team,
			role
		};
	});
}
function whatSettled({ dice, left, moved, cocked, fingerprint }) {
	return {
		dice: dice.map(({ id, kind, size, pose, labels, face }) => ({
			id,
			kind,
			size,
			pose,
			labels,
			face
		})),
		left: [...left],
		disturbed: moved.filter(({ id, distance, faceChanged }) => distance > DISTURBED || faceChanged || left.includes(id)).map(({ id }) => id),
		rerolled: cocked.filter(({ candidates }) => candidates.length > 1).map(({ id }) => id),
		fingerprint
	};
}
function throwFrom(numbers) {
	const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, wx = 0, wy = 0, wz = 0] = numbers;
	return {
		x,
		y,
		z,
		vx,
		vy,
		vz,
		wx,
		wy,
		wz
	};
}
var STYLE = {
	past: 145,
	height: 30,
	vz: -330,
	wx: 1700
};
function throwAt(point, edition, faster = 1) {
	const edge = -edition.table.length / 2;
	const limit = edition.table.width / 2 - edition.dieSize;
	const x = Math.round(Math.max(-limit, Math.min(limit, point.x)) * 10);
	const numbers = (vy) => [
		x,
		Math.round((edge + STYLE.past) * 10),
		STYLE.height * 10,
		0,
		vy,
		STYLE.vz,
		STYLE.wx,
		0,
		0
	];
	const reach = (vy) => {
		const touch = touchOf(throwFrom(numbers(vy)), edition.dieSize);
		return touch.y + product(FIT.run, termsOf(touch));
	};
	let [slow, fast] = [300, edition.release.speed - 500];
	for (let i = 0; i < 14; i++) {
		const middle = (slow + fast) / 2;
		if (reach(middle) < point.y) slow = middle;
		else fast = middle;
	}
	return numbers(Math.round((slow + fast) / 2 * faster));
}
var seenFrom = (board, team, { x, y }) => crewOf(board, team).end === "near" ? {
	x,
	y
} : {
	x: -x,
	y: -y
};
function aimAt(seen, point, faster, edition) {
	const f = seen.stack.at(-1);
	return f?.step === "toss" ? throwAt(seenFrom(seen.view, f.team, point), edition, faster) : null;
}
var SPEEDS = [
	.94,
	1,
	1.06
];
var TRIES = 3;
function findThrow(search) {
	const { board, edition, team, ask, points } = search;
	let best = null;
	let most = Number.NEGATIVE_INFINITY;
	for (const point of points) for (const faster of SPEEDS) {
		const candidate = { throw: throwAt(seenFrom(board, team, point), edition, faster) };
		if (accept(ask, candidate) === void 0) continue;
		const value = averageWorth(search, candidate);
		if (value > most) {
			most = value;
			best = candidate;
		}
	}
	return best;
}
function averageWorth({ board, edition, team, tossed, isSurrogate, rng, worth }, { throw: numbers }) {
	const { end } = crewOf(board, team);
	const towards = end === "near" ? 1 : -1;
	const foul = {
		y: towards * lineOf(board, team),
		towards
	};
	const thrown = throwFrom(turnFor(end, numbers));
	const tremor = tremorOf(edition);
	const thrower = isSurrogate ? surrogateThrow : throwDie;
	let sum = 0;
	for (let i = 0; i < TRIES; i++) {
		const chance = new FastChance(rng.below(2 ** 32), i);
		sum += worth(reportFrom(thrower(feltOf(board, edition), board.dice, tossed, thrown, chance, {
			foul,
			tremor
		})));
	}
	return sum / TRIES;
}
var teamInWords = (team) => TEAM_NAMES[team] === "black" ? i18n._("Black") : i18n._("White");
var diceInWords = (ids) => i18n._("{n, plural, one {die} other {dice}} {ids}", {
	n: ids.length,
	ids: ids.join(", ")
});
var pairInWords = ([black, white]) => i18n._("{black} to {white}", {
	black,
	white
});
function inMm(distance) {
	const [whole, hundredths] = distance.toFixed(2).split(".");
	return i18n._("{whole}.{hundredths} mm", {
		whole,
		hundredths
	});
}
var CHOSEN = {
	random: "random",
	own: "own",
	near: "near",
	far: "far"
};
function wordFor(key, value, _edition, names) {
	if (typeof value !== "string") return null;
	if (key === "arrange" || key === "end") return i18n._(CHOSEN[value] ?? value);
	const seat = /^seat (\d+)$/.exec(value)?.[1];
	return seat === void 0 ? null : names[Number(seat)] ?? i18n._("seat {seat}", { seat });
}
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
var sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
function first([thing]) {
	if (thing === void 0) throw new RulesBug("nothing-there");
	return thing;
}
var PLAIN_ANSWERS = {
	"arrange.choose": ({ ask }) => ask.options[0] ?? { arrange: "random" },
	"arrange.line": ({ ask, rng }) => sample(ask, rng),
	"arrange.place": ({ ask, rng }) => sample(ask, rng),
	"muster.order": ({ ask }) => ({ assign: ask.groups.map((_, i) => i + 1) })
};
function nearestEnemies(board, f) {
	const enemies = board.dice.filter(({ team }) => team !== f.team);
	const found = board.goals.flatMap((goal) => enemies.toSorted((a, b) => centreDistance(a, goal) - centreDistance(b, goal)).slice(0, 1));
	return [...new Set(found)];
}
function mateToss({ seen, f, ask, rng, edition }, worth) {
	const { view: board } = seen;
	const points = [...board.goals, ...nearestEnemies(board, f).map(({ pose }) => pose)];
	const tossed = f.role === "cannonball" ? {
		id: f.id,
		kind: "d12",
		size: edition.cannonballSize
	} : {
		id: f.id,
		kind: "d6",
		size: edition.dieSize
	};
	const isSurrogate = seen.options.surrogate;
	return findThrow({
		board,
		edition,
		team: f.team,
		tossed,
		ask,
		points,
		isSurrogate,
		rng,
		worth
	}) ?? sample(ask, rng);
}
var foulCost = (report, edition) => {
	return !report.isTouched || report.isCrossedFirst || !report.isRolled ? edition.penalty * report.disturbed.length : 0;
};
var byId = (a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
var isShip = ({ role }) => role !== "cannonball";
var without = (waters, ids) => ({
	...waters,
	dice: waters.dice.filter(({ id }) => !ids.includes(id))
});
var isInReach = ({ league }, die, island) => isOneLeagueOrLess(gapToDisk(die, island), league);
function outOfReach(waters) {
	return waters.dice.filter((die) => isShip(die) && !waters.islands.some((island) => isInReach(waters, die, island))).sort(byId).map((die) => {
		const [nearest] = waters.islands.map((island) => ({
			island: island.name,
			gap: gapToDisk(die, island)
		})).sort((a, b) => a.gap - b.gap);
		return {
			kind: "out-of-reach",
			clause: "PZ-17",
			id: die.id,
			team: die.team,
			island: nearest?.island ?? null,
			gap: nearest?.gap ?? null
		};
	});
}
function weigh({ islands }, die) {
	const contact = islands.find((island) => isTouching(die, island))?.name ?? null;
	return {
		id: die.id,
		face: die.face,
		contact,
		strength: contact === null ? die.face : 2 * die.face
	};
}
function aim(waters, team) {
	const ball = waters.dice.find((die) => die.team === team && !isShip(die));
	if (ball === void 0) return null;
	const enemies = waters.dice.filter((die) => die.team !== team && isShip(die)).sort(byId).map((ship) => ({
		ship,
		gap: gapBetween(ball, ship)
	}));
	const isInRange = (gap) => isOneLeagueOrLess(gap, waters.league);
	return {
		team,
		ball: weigh(waters, ball),
		targets: enemies.filter(({ gap }) => isInRange(gap)).map(({ ship, gap }) => ({
			...weigh(waters, ship),
			gap
		})).sort((a, b) => b.strength - a.strength),
		missed: enemies.filter(({ gap }) => !isInRange(gap)).map(({ ship, gap }) => ({
			id: ship.id,
			gap
		})),
		sunk: []
	};
}
var sunkStrength = ({ targets, sunk }) => sum(targets.filter(({ id }) => sunk.includes(id)).map(({ strength }) => strength));
function judge$1(volley) {
	const left = volley.targets.filter(({ id }) => !volley.sunk.includes(id));
	const [next] = left;
	if (next === void 0) return { kind: "done" };
	const tied = left.filter(({ strength }) => strength === next.strength).map(({ id }) => id);
	const room = volley.ball.strength - sunkStrength(volley);
	if (next.strength > room) return {
		kind: "stop",
		ids: tied
	};
	if (next.strength * tied.length > room) return {
		kind: "choose",
		candidates: tied
	};
	return {
		kind: "sink",
		id: next.id
	};
}
var sink = (volley, id) => ({
	...volley,
	sunk: [...volley.sunk, id]
});
function aimSteps({ team, ball, targets, missed }) {
	return [
		{
			kind: "fires",
			clause: "PZ-19",
			team,
			...ball
		},
		...targets.map((target) => ({
			kind: "in-range",
			clause: "PZ-20",
			ball: ball.id,
			...target
		})),
		...missed.map((ship) => ({
			kind: "out-of-range",
			clause: "PZ-20",
			ball: ball.id,
			...ship
		}))
	];
}
function sinkStep(volley, id) {
	const strength = strengthIn(volley, id);
	return {
		kind: "sinks",
		clause: "PZ-21",
		id,
		strength,
		total: sunkStrength(volley) + strength,
		limit: volley.ball.strength
	};
}
function holdStep(volley, ids) {
	const strength = strengthIn(volley, ids[0] ?? "");
	const safe = volley.targets.filter((target) => target.strength < strength).map(({ id }) => id);
	return {
		kind: "holds",
		clause: "PZ-21",
		ids,
		strength,
		total: sunkStrength(volley) + strength,
		limit: volley.ball.strength,
		safe
	};
}
var strengthIn = ({ targets }, id) => targets.find((ship) => ship.id === id)?.strength ?? 0;
function sayStep(step) {
	switch (step.kind) {
		case "out-of-reach": return step.gap === null ? i18n._("{id} has no island in reach: it is removed.", { id: step.id }) : i18n._("{id} is {gap} from the nearest island, {island}: out of reach, it is removed.", {
			id: step.id,
			gap: inMm(step.gap),
			island: i18n._(step.island ?? "")
		});
		case "all-in-reach": return i18n._("Every ship is within a league of an island: none is removed.");
		case "no-cannonball": return i18n._("{team} has no cannonball in play.", { team: teamInWords(step.team) });
		case "fires": return i18n._("{team}'s cannonball {id} has {strength}.", {
			team: teamInWords(step.team),
			id: step.id,
			strength: strengthInWords(step)
		});
		case "in-range": return i18n._("{id} is {gap} from {ball}, in range, and has {strength}.", {
			id: step.id,
			gap: inMm(step.gap),
			ball: step.ball,
			strength: strengthInWords(step)
		});
		case "out-of-range": return i18n._("{id} is {gap} from {ball}: out of range.", {
			id: step.id,
			gap: inMm(step.gap),
			ball: step.ball
		});
		case "sinks": return i18n._("{id} sinks: {total} of {limit} used.", {
			id: step.id,
			total: step.total,
			limit: step.limit
		});
		case "holds": return sayHold(step);
		case "tie": return i18n._("{ships} tie and not all can sink: {team} chooses which goes first.", {
			ships: listed(step.candidates),
			team: teamInWords(step.team)
		});
		case "chosen": return i18n._("{team} chooses {id} to go first.", {
			team: teamInWords(step.team),
			id: step.id
		});
		case "control": return sayControl(step);
		case "won":
		case "won-by-contact":
		case "won-by-value":
		case "halved":
		case "unclaimed": return sayRuling(step);
	}
}
function sayRuling(step) {
	const claim = claimInWords(step);
	switch (step.kind) {
		case "won": return i18n._("{island}: control {control}. {team} takes {value}.", claim);
		case "won-by-contact": return i18n._("{island}: control tied {control}; dice in contact {contacts}. {team} takes {value}.", claim);
		case "won-by-value": return i18n._("{island}: control tied {control}; in contact too; values {worth}. {team} takes {value}.", claim);
		case "halved": return i18n._("{island}: control tied {control}; in contact and values ({worth}) too. Each takes half, {half}.", {
			...claim,
			half: step.value / 2
		});
		case "unclaimed": return i18n._("{island}: no die gives control. Nobody scores it.", claim);
	}
}
var strengthInWords = ({ face, contact, strength }) => contact === null ? i18n._("strength {strength}", { strength }) : i18n._("strength {strength} ({face} doubled by contact with {island})", {
	strength,
	face,
	island: i18n._(contact)
});
function sayHold({ ids, total, limit, safe }) {
	const held = {
		ships: listed(ids),
		n: ids.length,
		total,
		limit
	};
	return safe.length === 0 ? i18n._("{ships} {n, plural, one {would} other {would each}} make {total}, more than {limit}: the checking ends.", held) : i18n._("{ships} {n, plural, one {would} other {would each}} make {total}, more than {limit}: the checking ends, and {safe} behind {left, plural, one {is} other {are}} safe.", {
		...held,
		safe: listed(safe),
		left: safe.length
	});
}
function sayControl({ id, island, team, gap, control }) {
	const given = {
		id,
		island: i18n._(island),
		team: teamInWords(team),
		gap: inMm(gap),
		control
	};
	if (control === 2) return i18n._("{id} is in contact with {island}: {control} control for {team}.", given);
	return gap < 0 ? i18n._("{id} is on another die over {island}: {control} control for {team}.", given) : i18n._("{id} is {gap} from {island}: {control} control for {team}.", given);
}
var claimInWords = ({ island, value, control, contacts, worth, winner }) => ({
	island: i18n._(island),
	value,
	control: pairInWords(control),
	contacts: pairInWords(contacts),
	worth: pairInWords(worth),
	team: winner === 0 || winner === 1 ? teamInWords(winner) : ""
});
function holdersOf(waters, island) {
	return [...waters.dice].sort(byId).flatMap((die) => {
		const isInContact = isTouching(die, island);
		if (!isInContact && !isInReach(waters, die, island)) return [];
		return [{
			die,
			gap: gapToDisk(die, island),
			control: isInContact ? 2 : 1
		}];
	});
}
function scoreIsland(waters, island) {
	const holders = holdersOf(waters, island);
	const each = (worth) => [sum(holders.filter(({ die }) => die.team === 0).map(worth)), sum(holders.filter(({ die }) => die.team === 1).map(worth))];
	const claim = {
		island: island.name,
		value: island.value,
		control: each(({ control }) => control),
		contacts: each(({ control }) => control === 2 ? 1 : 0),
		worth: each(({ die, control }) => die.face * control)
	};
	const ruling = rule(claim);
	const controls = holders.map(({ die, gap, control }) => ({
		kind: "control",
		clause: "PZ-24",
		island: island.name,
		id: die.id,
		team: die.team,
		gap,
		control
	}));
	return {
		...claim,
		winner: ruling.winner,
		steps: [...controls, ruling]
	};
}
function rule(claim) {
	const byControl = ahead(claim.control);
	if (byControl !== null) return {
		kind: "won",
		clause: "PZ-26",
		winner: byControl,
		...claim
	};
	if (sum(claim.control) === 0) return {
		kind: "unclaimed",
		clause: "PZ-28",
		winner: null,
		...claim
	};
	const byContact = ahead(claim.contacts);
	if (byContact !== null) return {
		kind: "won-by-contact",
		clause: "PZ-27",
		winner: byContact,
		...claim
	};
	const byValue = ahead(claim.worth);
	if (byValue !== null) return {
		kind: "won-by-value",
		clause: "PZ-27",
		winner: byValue,
		...claim
	};
	return {
		kind: "halved",
		clause: "PZ-27",
		winner: "split",
		...claim
	};
}
var ahead = ([black, white]) => black === white ? null : black > white ? 0 : 1;
function doubloonsOf({ winner, value }, team) {
	if (winner === "split") return value / 2;
	return winner === team ? value : 0;
}
function scoreWaters(start, chosen = []) {
	const gone = outOfReach(start);
	const removed = gone.map(({ id }) => id);
	const steps = gone.length > 0 ? [...gone] : [{
		kind: "all-in-reach",
		clause: "PZ-17"
	}];
	let waters = without(start, removed);
	let unasked = [...chosen];
	const sunk = [];
	for (const team of [start.first, otherTeam(start.first)]) {
		const fired = resolve(waters, team, unasked);
		steps.push(...fired.steps);
		sunk.push(...fired.sunk);
		unasked = unasked.filter((id) => !fired.used.includes(id));
		if (fired.choice) return {
			removed,
			sunk,
			choice: fired.choice,
			islands: [],
			scores: null,
			steps,
			unasked
		};
		waters = without(waters, fired.sunk);
	}
	const islands = waters.islands.map((island) => scoreIsland(waters, island));
	for (const island of islands) steps.push(...island.steps);
	const [black, white] = TEAMS.map((team) => sum(islands.map((island) => doubloonsOf(island, team))));
	return {
		removed,
		sunk,
		choice: null,
		islands,
		scores: [black ?? 0, white ?? 0],
		steps,
		unasked
	};
}
function resolve(waters, team, chosen) {
	let volley = aim(waters, team);
	if (volley === null) return {
		sunk: [],
		used: [],
		choice: null,
		steps: [{
			kind: "no-cannonball",
			clause: "PZ-18",
			team
		}]
	};
	const used = [];
	const steps = aimSteps(volley);
	for (;;) {
		const verdict = judge$1(volley);
		if (verdict.kind === "stop") steps.push(holdStep(volley, verdict.ids));
		if (verdict.kind === "stop" || verdict.kind === "done") return {
			sunk: volley.sunk,
			used,
			choice: null,
			steps
		};
		let id;
		if (verdict.kind === "sink") id = verdict.id;
		else {
			const { candidates } = verdict;
			id = chosen.find((one) => candidates.includes(one));
			steps.push({
				kind: "tie",
				clause: "PZ-22",
				team,
				candidates
			});
			if (id === void 0) return {
				sunk: volley.sunk,
				used,
				choice: {
					team,
					candidates
				},
				steps
			};
			used.push(id);
			steps.push({
				kind: "chosen",
				clause: "PZ-22",
				team,
				id
			});
		}
		steps.push(sinkStep(volley, id));
		volley = sink(volley, id);
	}
}
var watersOf = (board, edition) => ({
	islands: board.goals,
	league: edition.league,
	dice: board.dice,
	first: board.first
});
var mate = {
	id: "mate",
	choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition)
};
var ANSWERS = {
	...PLAIN_ANSWERS,
	"toss.throw": (asked) => mateToss(asked, (report) => lead(asked.seen.view, asked.f, report, asked.edition)),
	"match.ends": ({ ask }) => first(ask.options),
	"cannons.name": ({ ask }) => first(ask.options),
	"cannons.again": ({ f, seen: { view: board }, edition }) => {
		const team = f.firing[0] ?? 0;
		const without = board.dice.filter((die) => die.team !== team || die.role !== "cannonball");
		return { again: leadOf(board, board.dice, team, edition) <= leadOf(board, without, team, edition) };
	},
	"sinking.choose": ({ ask }) => first(ask.options)
};
function lead(board, f, report, edition) {
	const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled;
	return leadOf(board, withOwners(report.dice, board.dice, f).filter(({ id }) => !isFoul || id !== f.id), f.team, edition) - foulCost(report, edition);
}
function leadOf(board, dice, team, edition) {
	const waters = watersOf({
		...board,
		dice: [...dice]
	}, edition);
	const { scores, choice } = scoreWaters(waters);
	if (scores) return scores[team] - scores[otherTeam(team)];
	const decided = scoreWaters(waters, choice?.candidates ?? []);
	if (decided.scores) return decided.scores[team] - decided.scores[otherTeam(team)];
	return board.goals.map((goal) => scoreIsland(waters, goal)).reduce((sum, island) => sum + doubloonsOf(island, team) - doubloonsOf(island, otherTeam(team)), 0);
}
var explanations = { "toss.throw": (_board, f, seat) => seat === f.seat ? [{
	wanted: "let go beyond the foul line",
	clause: "OZ-27",
	because: "the hand stays behind the foul line"
}] : [{
	wanted: "toss now",
	clause: "OZ-9",
	because: "teams alternate, one player tossing one die"
}] };
var MOST_PLAYERS = 5;
var TOSS_OPTIONS = {
	black: {
		says: "players of the black team, as near as the table allows; 0 for half of them",
		values: [
			0,
			1,
			2,
			3,
			4,
			5
		]
	},
	surrogate: {
		says: "toss by a fitted formula instead of physics: for simulations",
		values: [false, true]
	}
};
function newTossBoard(seats, options, hasTwoEnds) {
	const wanted = options.black === 0 ? Math.ceil(seats / 2) : options.black;
	const black = Math.min(seats - 1, Math.max(wanted, seats - MOST_PLAYERS, 1));
	const all = Array.from({ length: seats }, (_, seat) => seat);
	const crew = (players, end) => ({
		seats: players,
		next: 0,
		score: 0,
		end,
		inHand: 0
	});
	return {
		crews: [crew(all.slice(0, black), "near"), crew(all.slice(black), hasTwoEnds ? "far" : "near")],
		goals: [],
		foulDisks: [],
		lines: {
			near: 0,
			far: hasTwoEnds ? 0 : null
		},
		dice: [],
		aside: [0, 0],
		first: 0,
		round: 0
	};
}
var HOST = 0;
var arrange = {
	choose: {
		clause: "OZ-34",
		ask: (_board, _f, edition) => oneOf(HOST, [
			...edition.presets.map(({ name }) => ({ arrange: name })),
			{ arrange: "random" },
			{ arrange: "own" }
		]),
		take(ctx, f, { arrange: wanted }) {
			if (wanted === "own") {
				f.at = "line";
				return;
			}
			const preset = ctx.edition.presets.find(({ name }) => name === wanted);
			f.spots = preset ? preset.spots.map((spot) => ({ ...spot })) : [];
			setLine(ctx.board, ctx.edition, ctx.edition.foulLine.usual);
			while (f.spots.length < ctx.edition.goals.length) {
				const spot = sample(spotAsk(ctx.board, ctx.edition, f.spots), ctx.rng);
				f.spots.push(spotFrom(spot));
			}
			f.at = "lay";
		}
	},
	line: {
		clause: "OZ-4",
		ask: (_board, _f, { foulLine }) => aThrow(HOST, [{
			name: "line",
			unit: "mm from the end",
			min: Math.ceil(foulLine.least),
			max: Math.floor(foulLine.most)
		}]),
		take(ctx, f, { throw: [distance = ctx.edition.foulLine.usual] }) {
			setLine(ctx.board, ctx.edition, distance);
			f.at = "place";
		}
	},
	place: {
		clause: "OZ-6",
		ask: (board, f, edition) => spotAsk(board, edition, f.spots),
		take(ctx, f, thrown) {
			f.spots.push(spotFrom(thrown));
			if (f.spots.length === ctx.edition.goals.length) f.at = "lay";
		}
	},
	lay: { run(ctx, f) {
		const { goals, goalDiameter: diameter, diskThickness: thickness } = ctx.edition;
		ctx.board.goals = goals.map(({ name, value }, i) => ({
			name,
			value,
			diameter,
			thickness,
			...f.spots[i] ?? {
				x: 0,
				y: 0
			}
		}));
		ctx.tell({
			kind: "arranged",
			goals: ctx.board.goals.map(({ name, x, y }) => ({
				name,
				x,
				y
			})),
			line: ctx.board.lines.near
		});
		return ctx.done();
	} }
};
var spotFrom = (choice) => {
	const [x = 0, y = 0] = isThrown(choice) ? choice.throw : [];
	return {
		x,
		y
	};
};
var isThrown = (choice) => typeof choice === "object" && choice !== null && "throw" in choice;
function spotAsk(board, edition, spots) {
	const radius = edition.goalDiameter / 2;
	const { width, length } = edition.table;
	const [from, to] = board.lines.far === null ? [0, length / 2] : [board.lines.near, board.lines.far];
	const apart = spots.map(({ x, y }) => ({
		axes: [0, 1],
		centre: [x, y],
		least: edition.goalDiameter,
		most: null,
		says: `targets must not overlap: keep ${edition.goalDiameter} mm from the one at ${x}, ${y}`
	}));
	return aThrow(HOST, [{
		name: "x",
		unit: "mm",
		min: Math.ceil(-width / 2 + radius),
		max: Math.floor(width / 2 - radius)
	}, {
		name: "y",
		unit: "mm",
		min: Math.ceil(from + radius),
		max: Math.floor(to - radius)
	}], apart);
}
function setLine(board, edition, distance) {
	const { width, length } = edition.table;
	const near = distance - length / 2;
	board.lines = {
		near,
		far: board.lines.far === null ? null : -near
	};
	const disk = (x, y) => ({
		x,
		y,
		diameter: edition.foulDiameter,
		thickness: edition.diskThickness
	});
	const side = width / 2 - edition.foulDiameter;
	board.foulDisks = board.lines.far === null ? [disk(-side, near), disk(side, near)] : [disk(side, near), disk(-side, -near)];
}
var muster = {
	next: { run(ctx, f) {
		while (f.left[0] !== void 0 && crewOf(ctx.board, f.left[0]).seats.length === 1) f.left.shift();
		if (f.left.length === 0) return ctx.done();
		f.at = "order";
	} },
	order: {
		clause: "OZ-8",
		ask(board, f) {
			const team = f.left[0] ?? 0;
			const { seats } = crewOf(board, team);
			const places = seats.map((_, i) => i + 1);
			return toPlaces(captainOf(board, team), seats.map((seat) => ({
				thing: `seat ${seat}`,
				count: 1,
				to: places
			})), places.map((place) => ({
				place,
				least: 1,
				most: 1
			})));
		},
		take(ctx, f, { assign }) {
			const crew = crewOf(ctx.board, f.left.shift() ?? 0);
			crew.seats = crew.seats.map((seat, i) => ({
				seat,
				place: assign[i] ?? 0
			})).sort((a, b) => a.place - b.place).map(({ seat }) => seat);
			ctx.tell({
				kind: "order-fixed",
				seats: crew.seats
			});
			f.at = "next";
		}
	}
};
var opening = sequence({
	arrange: { start: () => ({
		step: "arrange",
		at: "choose",
		spots: []
	}) },
	muster: { start: () => ({
		step: "muster",
		at: "next",
		left: [...TEAMS]
	}) }
});
var toss = {
	throw: {
		clause: "OZ-27",
		ask: (board, f, edition) => tossAsk(board, f.seat, f.team, edition),
		take(ctx, f, thrown) {
			const numbers = turnFor(crewOf(ctx.board, f.team).end, thrown.throw);
			const report = release$1(ctx, f, numbers);
			layDice(ctx, f, report);
			f.verdict = judge(report, f.id);
			ctx.tell({
				kind: "tossed",
				seat: f.seat,
				team: f.team,
				id: f.id,
				...restOf(ctx.board, f.id),
				throw: numbers,
				words: report.words,
				fingerprint: report.fingerprint,
				touch: report.touch,
				isRolled: report.isRolled,
				path: report.path
			});
			if (report.left.length > 0) ctx.tell({
				kind: "off-table",
				ids: report.left
			});
			if (f.verdict.foul) punish(ctx, f, f.verdict.foul, report);
			f.at = "clear";
		}
	},
	clear: { run(ctx, f) {
		const { board, edition } = ctx;
		const onTarget = edition.setsAside ? board.dice.filter((die) => board.goals.some((goal) => isOnDisk(die, goal))) : [];
		if (onTarget.length === 0) return ctx.done(f.verdict);
		for (const { team } of onTarget) board.aside[team] = (board.aside[team] ?? 0) + 1;
		const ids = onTarget.map(({ id }) => id);
		ctx.tell({
			kind: "set-aside",
			ids
		});
		liftOff(ctx, ids);
	} }
};
function layDice(ctx, f, report) {
	ctx.board.dice = withOwners(report.dice, ctx.board.dice, f);
	for (const { id, face } of ctx.board.dice) if (report.rerolled.includes(id)) ctx.tell({
		kind: "value-rolled",
		id,
		face
	});
}
function judge(report, id) {
	const isInPlay = !report.left.includes(id);
	if (!report.isTouched || report.isCrossedFirst) return {
		foul: "OZ-11",
		isInPlay: false
	};
	if (!report.isRolled) return {
		foul: "OZ-12",
		isInPlay: false
	};
	return {
		foul: null,
		isInPlay
	};
}
function punish(ctx, f, clause, report) {
	ctx.tell({
		kind: "foul",
		seat: f.seat,
		team: f.team,
		id: f.id,
		clause
	});
	liftOff(ctx, [f.id]);
	const disturbed = report.disturbed.filter((id) => id !== f.id);
	if (disturbed.length === 0) return;
	const points = disturbed.length * ctx.edition.penalty;
	crewOf(ctx.board, f.team).score -= points;
	ctx.tell({
		kind: "penalty",
		team: f.team,
		dice: disturbed,
		points
	});
}
function restOf(board, id) {
	const die = board.dice.find((other) => other.id === id);
	return {
		face: die?.face ?? null,
		x: die?.pose.x ?? 0,
		y: die?.pose.y ?? 0
	};
}
function tossAsk(board, seat, team, edition) {
	const { release: hand, table } = edition;
	const edge = -table.length / 2;
	const tenths = (mm) => Math.round(mm * 10);
	const speed = Math.round(hand.speed);
	const spin = Math.round(hand.spin * 100);
	const axis = (name, unit, min, max) => ({
		name,
		unit,
		min,
		max
	});
	return aThrow(seat, [
		axis("x", "0.1 mm", tenths(-table.width / 2), tenths(table.width / 2)),
		axis("y", "0.1 mm", tenths(edge - hand.behind), tenths(Math.min(edge + hand.past, lineOf(board, team)))),
		axis("z", "0.1 mm", tenths(hand.low), tenths(hand.high)),
		...[
			"vx",
			"vy",
			"vz"
		].map((name) => axis(name, "mm/s", -speed, speed)),
		...[
			"wx",
			"wy",
			"wz"
		].map((name) => axis(name, "0.01 rad/s", -spin, spin))
	], [
		{
			axes: [
				3,
				4,
				5
			],
			centre: [
				0,
				0,
				0
			],
			least: 0,
			most: speed,
			says: `at most ${hand.speed / 1e3} m/s (OZ-27)`
		},
		{
			axes: [
				6,
				7,
				8
			],
			centre: [
				0,
				0,
				0
			],
			least: 0,
			most: spin,
			says: `at most ${hand.spin} rad/s of spin (OZ-27)`
		},
		...board.dice.map((die) => inTheWay(die, crewOf(board, team).end, edition))
	]);
}
function inTheWay(die, end, edition) {
	const { x, y, z } = die.pose;
	const sign = end === "near" ? 1 : -1;
	const apart = reachOf(die.kind, die.size) + reachOf("d12", edition.cannonballSize);
	return {
		axes: [
			0,
			1,
			2
		],
		centre: [
			Math.round(sign * x * 10),
			Math.round(sign * y * 10),
			Math.round(z * 10)
		],
		least: Math.ceil(apart * 10),
		most: null,
		says: `${die.id} is in the way: let go at least ${Math.ceil(apart)} mm from it (OZ-27)`
	};
}
var tosses = {
	next: { run(ctx, f) {
		const { inHand } = crewOf(ctx.board, f.team);
		if (inHand === 0) return ctx.done();
		f.at = "tossed";
		ctx.call(tossBy(ctx.board, f.team, f.role, f.each - inHand + 1));
	} },
	tossed: { run(ctx, f) {
		const crew = crewOf(ctx.board, f.team);
		crew.inHand--;
		crew.next = (crew.next + 1) % crew.seats.length;
		f.team = otherTeam(f.team);
		f.at = "next";
	} }
};
var tossBy = (board, team, role, number) => ({
	step: "toss",
	at: "throw",
	team,
	seat: playerOf(board, team),
	role,
	id: `${team === 0 ? "b" : "w"}${role === "cannonball" ? "c" : number}`,
	verdict: {
		foul: null,
		isInPlay: true
	}
});
function clearFelt(board, each) {
	board.round++;
	board.dice = [];
	board.aside = TEAMS.map(() => 0);
	for (const team of TEAMS) crewOf(board, team).inHand = each;
}
var showDisk = ({ x, y, diameter, thickness }) => ({
	x,
	y,
	diameter,
	thickness
});
var showGoal = (goal) => ({
	...showDisk(goal),
	name: goal.name,
	value: goal.value
});
var showCrew = ({ seats, next, score, end, inHand }) => ({
	seats: [...seats],
	next,
	score,
	end,
	inHand
});
var showDie = ({ id, kind, size, pose, labels, face, team, role }) => ({
	id,
	kind,
	size,
	pose: {
		x: pose.x,
		y: pose.y,
		z: pose.z,
		qx: pose.qx,
		qy: pose.qy,
		qz: pose.qz,
		qw: pose.qw
	},
	labels,
	face,
	team,
	role
});
var showTossBoard = (board) => ({
	crews: board.crews.map(showCrew),
	goals: board.goals.map(showGoal),
	foulDisks: board.foulDisks.map(showDisk),
	lines: {
		near: board.lines.near,
		far: board.lines.far
	},
	dice: board.dice.map(showDie),
	aside: [...board.aside],
	first: board.first,
	round: board.round
});
var COLUMN = 20;
var ROW = 40;
function drawFelt(board, table) {
	const columns = Math.round(table.width / COLUMN);
	const rows = Math.round(table.length / ROW);
	const grid = Array.from({ length: rows }, () => new Array(columns).fill(" "));
	const put = (x, y, text) => {
		const row = grid[Math.min(rows - 1, Math.max(0, Math.floor((table.length / 2 - y) / ROW)))];
		const column = Math.round((x + table.width / 2) / COLUMN - text.length / 2);
		Array.from(text).forEach((letter, i) => {
			if (row && row[column + i] !== void 0) row[column + i] = letter;
		});
	};
	const lines = [board.lines.near, board.lines.far].filter((line) => line !== null);
	for (const y of lines) for (let column = 0; column < columns; column += 2) put((column + .5) * COLUMN - table.width / 2, y, "·");
	for (const { x, y, value } of board.goals) put(x, y, `(${value})`);
	for (const { pose, id, face } of board.dice) put(pose.x, pose.y, `${id}=${face}`);
	const rule = `+${"-".repeat(columns)}+`;
	return [
		rule,
		...grid.map((row) => `|${row.join("")}|`),
		rule
	].join("\n");
}
var drawTeams = (board, names) => TEAMS.map((team) => {
	const crew = board.crews[team];
	const players = crew?.seats.map((seat) => names[seat] ?? i18n._("seat {seat}", { seat })).join(", ") ?? "";
	const aside = board.aside[team] ?? 0;
	const dice = [i18n._("{n} in hand", { n: crew?.inHand ?? 0 }), ...aside > 0 ? [i18n._("{n} set aside", { n: aside })] : []];
	return `${teamInWords(team)} ${crew?.score ?? 0} (${players}): ${dice.join(", ")}`;
}).join("\n");
var tossPrompts = {
	"arrange.choose": () => i18n._("How shall the table be laid?"),
	"arrange.line": () => i18n._("How far from the end do the foul disks lie?"),
	"arrange.place": (f) => i18n._("Where does disk {n} go?", { n: f.spots.length + 1 }),
	"muster.order": () => i18n._("In which order do your players toss?"),
	"toss.throw": (f, names) => i18n._("{name} tosses {id}: aim, and let go.", {
		name: names[f.seat] ?? i18n._("Someone"),
		id: f.id
	})
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
var length = z.number().check(z.gt(0), z.lte(1e4));
var share = z.number().check(z.gte(0), z.lte(100));
var word = z.string().check(z.minLength(1), z.maxLength(80));
var place = z.number().check(z.gte(-1e4), z.lte(1e4));
var goal = z.strictObject({
	name: word,
	value: z.int().check(z.gte(0), z.lte(1e5))
});
var spots = z.array(z.strictObject({
	x: place,
	y: place
})).check(z.length(3));
var TOSS_FIELDS = {
	name: word,
	table: z.strictObject({
		width: length,
		length
	}),
	dieSize: z.number().check(z.gte(8), z.lte(40)),
	cannonballSize: z.number().check(z.gte(8), z.lte(40)),
	goalDiameter: length,
	foulDiameter: length,
	diskThickness: z.number().check(z.gt(0), z.lte(10)),
	foulLine: z.strictObject({
		usual: length,
		least: length,
		most: length
	}),
	goals: z.array(goal).check(z.length(3)),
	presets: z.array(z.strictObject({
		name: word,
		spots
	})).check(z.minLength(1), z.maxLength(20)),
	release: z.strictObject({
		behind: length,
		past: length,
		low: length,
		high: length,
		speed: length,
		spin: length
	}),
	tremor: z.strictObject({
		speed: share,
		direction: share,
		spin: share
	}),
	penalty: z.int().check(z.gte(0), z.lte(1e4)),
	setsAside: z.boolean()
};
z.strictObject(TOSS_FIELDS);
var edition_default = {
	name: "Nassau standard",
	table: {
		"width": 762,
		"length": 1524
	},
	dieSize: 16,
	cannonballSize: 18,
	goalDiameter: 50,
	foulDiameter: 38,
	diskThickness: 2,
	foulLine: {
		"usual": 381,
		"least": 305,
		"most": 457
	},
	goals: [
		{
			"name": "Skull Island",
			"value": 300
		},
		{
			"name": "Treasure Island",
			"value": 500
		},
		{
			"name": "Parrot Cay",
			"value": 300
		}
	],
	presets: [
		{
			"name": "usual",
			"spots": [
				{
					"x": -190,
					"y": 0
				},
				{
					"x": 0,
					"y": 0
				},
				{
					"x": 190,
					"y": 0
				}
			]
		},
		{
			"name": "slanting",
			"spots": [
				{
					"x": -200,
					"y": -120
				},
				{
					"x": 0,
					"y": 0
				},
				{
					"x": 200,
					"y": 120
				}
			]
		},
		{
			"name": "close together",
			"spots": [
				{
					"x": -80,
					"y": 0
				},
				{
					"x": 0,
					"y": 0
				},
				{
					"x": 80,
					"y": 0
				}
			]
		},
		{
			"name": "down the middle",
			"spots": [
				{
					"x": 0,
					"y": -160
				},
				{
					"x": 0,
					"y": 0
				},
				{
					"x": 0,
					"y": 160
				}
			]
		}
	],
	release: {
		"behind": 200,
		"past": 300,
		"low": 20,
		"high": 400,
		"speed": 6e3,
		"spin": 160
	},
	tremor: {
		"speed": 2,
		"direction": 1,
		"spin": 5
	},
	penalty: 100,
	setsAside: false,
	league: 115,
	shipsEach: 5
};
var schema = z.strictObject({
	...TOSS_FIELDS,
	league: z.number().check(z.gt(0), z.lte(2e3)),
	shipsEach: z.int().check(z.gte(1), z.lte(10))
});
function readEdition(data) {
	const read = readEditionWith(schema, data);
	if (!read.ok) return read;
	const line = read.value.table.length / 2 - read.value.foulLine.usual;
	const problem = problemWith(read.value, -line, line);
	return problem ? bad(`edition, ${problem}`) : read;
}
var EDITION = schema.parse(edition_default);
var FOULS = {
	"OZ-11": "Foul by {name}: {id} is taken off, it did not touch the table before the foul line (OZ-11).",
	"OZ-12": "Foul by {name}: {id} is taken off, it slid and never rolled (OZ-12)."
};
var TELLERS = {
	arranged: {
		clause: "OZ-34",
		say: ({ goals }) => i18n._("The table is laid: {goals}.", { goals: goals.map(({ name, x, y }) => i18n._("{name} at {x}, {y}", {
			name: i18n._(name),
			x,
			y
		})).join("; ") })
	},
	"order-fixed": {
		clause: "OZ-8",
		say: ({ seats }, name) => i18n._("Order of play: {names}.", { names: seats.map(name).join(", ") })
	},
	"rolled-off": {
		clause: "OZ-7",
		say: ({ rolls: [black, white], first }) => i18n._("Black rolls {black}, White rolls {white}: {team} goes first.", {
			black,
			white,
			team: teamInWords(first)
		})
	},
	"leader-first": {
		clause: "OZ-10",
		say: ({ first, scores }) => i18n._("{team} leads {score} and goes first.", {
			team: teamInWords(first),
			score: pairInWords(scores)
		})
	},
	tossed: {
		clause: "OZ-16",
		say: ({ seat, id, face, x, y }, name) => face === null ? i18n._("{name} tosses {id}, and it is gone.", {
			name: name(seat),
			id
		}) : i18n._("{name} tosses {id}: it shows {face} at {x}, {y}.", {
			name: name(seat),
			id,
			face,
			x: Math.round(x),
			y: Math.round(y)
		})
	},
	foul: {
		clause: "OZ-13",
		say: ({ seat, id, clause }, name) => i18n._(FOULS[clause], {
			name: name(seat),
			id
		})
	},
	penalty: {
		clause: "OZ-14",
		say: ({ team, dice, points }) => i18n._("{team} loses {points} for disturbing {dice}.", {
			team: teamInWords(team),
			points,
			dice: diceInWords(dice)
		})
	},
	"off-table": {
		clause: "OZ-15",
		say: ({ ids }) => i18n._("Off the table: {dice}.", { dice: diceInWords(ids) })
	},
	"set-aside": {
		clause: "OZ-17",
		say: ({ ids }) => i18n._("On a target and set aside: {dice}.", { dice: diceInWords(ids) })
	},
	settled: {
		clause: "OZ-32",
		say: ({ ids }) => i18n._("Settling where something was lifted off: {dice}.", { dice: diceInWords(ids) })
	},
	"round-begun": {
		clause: "OZ-9",
		say: ({ round, first }) => i18n._("Round {round}: {team} tosses first.", {
			round,
			team: teamInWords(first)
		})
	},
	won: {
		clause: "OZ-26",
		say: ({ teams: [team, ...level], scores }) => team !== void 0 && level.length === 0 ? i18n._("{team} wins, {score}.", {
			team: teamInWords(team),
			score: pairInWords(scores)
		}) : i18n._("Level after all rounds at {score}: both teams win.", { score: scores[0] })
	},
	"value-rolled": {
		clause: "OZ-18",
		say: ({ id, face }) => i18n._("{id} leans between two faces; its value is rolled again: {face}.", {
			id,
			face
		})
	}
};
var tellerOf = (kind) => TELLERS[kind];
var isTossEvent = (event) => Object.hasOwn(TELLERS, event.kind);
function sayToss(event, names) {
	const teller = tellerOf(event.kind);
	return {
		text: teller.say(event, (seat) => names[seat] ?? i18n._("seat {seat}", { seat })),
		clause: teller.clause
	};
}
var OWN_CLAUSES = {
	"round-begun": "PZ-9",
	"rolled-off": "PZ-6",
	"leader-first": "PZ-30",
	arranged: "PZ-3",
	tossed: "PZ-10",
	foul: "PZ-10",
	penalty: "PZ-10",
	"off-table": "PZ-10",
	settled: "PZ-11",
	"value-rolled": "PZ-10",
	won: "PZ-31"
};
function say(event, names) {
	if (isTossEvent(event)) {
		const { text, clause } = sayToss(event, names);
		return {
			text,
			clause: OWN_CLAUSES[event.kind] ?? clause
		};
	}
	const name = (seat) => names[seat] ?? i18n._("seat {seat}", { seat });
	switch (event.kind) {
		case "end-chosen": return {
			text: i18n._("{team} takes the {end, select, near {near} other {far}} end.", {
				team: teamInWords(event.team),
				end: event.end
			}),
			clause: "PZ-6"
		};
		case "gunner-named": return {
			text: i18n._("{name} is {team}'s gunner.", {
				name: name(event.seat),
				team: teamInWords(event.team)
			}),
			clause: "PZ-12"
		};
		case "taken-back": return {
			text: i18n._("{name} takes the cannonball back after toss {tosses}.", {
				name: name(event.seat),
				tosses: event.tosses
			}),
			clause: "PZ-14"
		};
		case "decided": return {
			text: event.steps.map(sayStep).join(" ") || i18n._("Nothing to decide."),
			clause: event.steps[0]?.clause ?? "PZ-9"
		};
		case "round-scored": return {
			text: i18n._("Round {round}: Black {black}, White {white} doubloons; in all {total}.", {
				round: event.round,
				black: event.points[0],
				white: event.points[1],
				total: pairInWords(event.totals)
			}),
			clause: "PZ-26"
		};
	}
}
var FACTS = {
	id: "pirate-o-zone",
	title: "Pirate O-Zone",
	law: "PZ",
	seats: {
		min: 2,
		max: 10,
		usual: 2
	},
	says: {
		en: "Toss ships at islands, fire the cannonball, hold on.",
		de: "Wirf Schiffe auf Inseln, feure die Kugel, halte stand."
	},
	minutes: [30, 30],
	isTossed: true
};
var MOST_TOSSES = 3;
var cannons = {
	next: { run(ctx, f) {
		const naming = f.naming[0];
		if (naming !== void 0) {
			const { seats } = crewOf(ctx.board, naming);
			if (seats.length > 1) {
				f.at = "name";
				return;
			}
			f.gunners[naming] = seats[0] ?? 0;
			f.naming.shift();
			return;
		}
		const firing = f.firing[0];
		if (firing === void 0) return ctx.done();
		f.tosses++;
		f.at = "fired";
		ctx.call({
			...tossBy(ctx.board, firing, "cannonball", 0),
			seat: f.gunners[firing] ?? captainOf(ctx.board, firing)
		});
	} },
	name: {
		clause: "PZ-12",
		ask(board, f) {
			const team = f.naming[0] ?? 0;
			return oneOf(captainOf(board, team), [...crewOf(board, team).seats].sort((a, b) => a - b).map((gunner) => ({ gunner })));
		},
		take(ctx, f, { gunner }) {
			const team = f.naming.shift() ?? 0;
			f.gunners[team] = gunner;
			ctx.tell({
				kind: "gunner-named",
				team,
				seat: gunner
			});
			f.at = "next";
		}
	},
	fired: { run(ctx, f) {
		const { foul, isInPlay } = ctx.got("toss");
		if (foul === null && isInPlay && f.tosses < MOST_TOSSES) {
			f.at = "again";
			return;
		}
		f.firing.shift();
		f.tosses = 0;
		f.at = "next";
	} },
	again: {
		clause: "PZ-14",
		ask: (_board, f) => oneOf(f.gunners[f.firing[0] ?? 0] ?? 0, [{ again: false }, { again: true }]),
		take(ctx, f, { again }, seat) {
			const team = f.firing[0] ?? 0;
			if (again) {
				liftOff(ctx, ctx.board.dice.filter((die) => die.team === team && die.role === "cannonball").map(({ id }) => id));
				ctx.tell({
					kind: "taken-back",
					team,
					seat,
					tosses: f.tosses
				});
			} else {
				f.firing.shift();
				f.tosses = 0;
			}
			f.at = "next";
		}
	}
};
function endMatch(ctx) {
	const scores = TEAMS.map((team) => crewOf(ctx.board, team).score);
	const best = Math.max(...scores);
	const leaders = TEAMS.filter((team) => scores[team] === best);
	ctx.tell({
		kind: "won",
		teams: leaders,
		scores
	});
	const seatScores = [];
	for (const { seats, score } of ctx.board.crews) for (const seat of seats) seatScores[seat] = score;
	const winners = leaders.flatMap((team) => crewOf(ctx.board, team).seats).sort((a, b) => a - b);
	ctx.end({
		winners,
		scores: seatScores
	});
}
function rollOff(ctx) {
	for (;;) {
		const rolls = [ctx.rng.die(), ctx.rng.die()];
		const [black = 0, white = 0] = rolls;
		if (black === white) continue;
		const first = black > white ? 0 : 1;
		ctx.tell({
			kind: "rolled-off",
			rolls,
			first
		});
		return first;
	}
}
function leaderFirst(ctx) {
	const scores = [crewOf(ctx.board, 0).score, crewOf(ctx.board, 1).score];
	const [black = 0, white = 0] = scores;
	if (black === white) return rollOff(ctx);
	const first = black > white ? 0 : 1;
	ctx.tell({
		kind: "leader-first",
		first,
		scores
	});
	return first;
}
var ROUNDS = 4;
var match = {
	open: { run(ctx, f) {
		f.at = "roll";
		ctx.call({
			step: "opening",
			at: "arrange"
		});
	} },
	roll: { run(ctx, f) {
		ctx.board.first = rollOff(ctx);
		f.at = "ends";
	} },
	ends: {
		clause: "PZ-6",
		ask: (board) => oneOf(captainOf(board, board.first), [{ end: "near" }, { end: "far" }]),
		take(ctx, f, { end }) {
			crewOf(ctx.board, ctx.board.first).end = end;
			crewOf(ctx.board, otherTeam(ctx.board.first)).end = otherEnd(end);
			ctx.tell({
				kind: "end-chosen",
				team: ctx.board.first,
				end
			});
			f.at = "round";
		}
	},
	round: { run(ctx, f) {
		f.at = "judge";
		ctx.call({
			step: "round",
			at: "begin"
		});
	} },
	judge: { run(ctx, f) {
		const [black, white] = TEAMS.map((team) => crewOf(ctx.board, team).score);
		const isLevel = black === white;
		if (ctx.board.round < ROUNDS || isLevel && ctx.board.round < 20) {
			f.at = "next";
			return;
		}
		return endMatch(ctx);
	} },
	next: { run(ctx, f) {
		for (const team of TEAMS) {
			const crew = crewOf(ctx.board, team);
			crew.end = otherEnd(crew.end);
		}
		ctx.board.first = leaderFirst(ctx);
		f.at = "round";
	} }
};
var round = {
	begin: { run(ctx, f) {
		const { shipsEach: each } = ctx.edition;
		clearFelt(ctx.board, each);
		ctx.tell({
			kind: "round-begun",
			round: ctx.board.round,
			first: ctx.board.first
		});
		f.at = "cannons";
		ctx.call({
			step: "tosses",
			at: "next",
			team: ctx.board.first,
			role: "ship",
			each
		});
	} },
	cannons: { run(ctx, f) {
		const { first } = ctx.board;
		f.at = "reach";
		ctx.call({
			step: "cannons",
			at: "next",
			naming: [first, otherTeam(first)],
			firing: [first, otherTeam(first)],
			gunners: [0, 0],
			tosses: 0
		});
	} },
	reach: { run(ctx, f) {
		const { dice } = ctx.board;
		const steps = outOfReach(watersOf(ctx.board, ctx.edition));
		liftOff(ctx, steps.map(({ id }) => id));
		ctx.tell({
			kind: "decided",
			steps: steps.length > 0 ? steps : [{
				kind: "all-in-reach",
				clause: "PZ-17"
			}],
			dice
		});
		f.at = "sinking";
	} },
	sinking: { run(ctx, f) {
		const { first } = ctx.board;
		f.at = "islands";
		ctx.call({
			step: "sinking",
			at: "next",
			left: [first, otherTeam(first)],
			volley: null
		});
	} },
	islands: { run(ctx) {
		const waters = watersOf(ctx.board, ctx.edition);
		const islands = ctx.board.goals.map((goal) => scoreIsland(waters, goal));
		const points = TEAMS.map((team) => islands.reduce((sum, island) => sum + doubloonsOf(island, team), 0));
		for (const team of TEAMS) crewOf(ctx.board, team).score += points[team] ?? 0;
		ctx.tell({
			kind: "decided",
			steps: islands.flatMap(({ steps }) => steps),
			dice: ctx.board.dice
		});
		ctx.tell({
			kind: "round-scored",
			round: ctx.board.round,
			points,
			totals: TEAMS.map((team) => crewOf(ctx.board, team).score)
		});
		return ctx.done();
	} }
};
var sinking = {
	next: { run(ctx, f) {
		const team = f.left.shift();
		if (team === void 0) return ctx.done();
		f.volley = aim(watersOf(ctx.board, ctx.edition), team);
		ctx.tell({
			kind: "decided",
			steps: f.volley ? aimSteps(f.volley) : [{
				kind: "no-cannonball",
				clause: "PZ-18",
				team
			}],
			dice: ctx.board.dice
		});
		if (f.volley) f.at = "judge";
	} },
	judge: { run(ctx, f) {
		const { volley } = f;
		const verdict = volley ? judge$1(volley) : null;
		if (!volley || !verdict || verdict.kind === "done") {
			f.at = "leave";
			return;
		}
		if (verdict.kind === "choose") {
			f.at = "choose";
			return;
		}
		if (verdict.kind === "stop") {
			ctx.tell({
				kind: "decided",
				steps: [holdStep(volley, verdict.ids)],
				dice: afloat(ctx.board, volley)
			});
			f.at = "leave";
			return;
		}
		ctx.tell({
			kind: "decided",
			steps: [sinkStep(volley, verdict.id)],
			dice: afloat(ctx.board, volley)
		});
		f.volley = sink(volley, verdict.id);
	} },
	choose: {
		clause: "PZ-22",
		ask(board, f) {
			const verdict = f.volley ? judge$1(f.volley) : null;
			const candidates = verdict?.kind === "choose" ? verdict.candidates : [];
			return oneOf(captainOf(board, f.volley?.team ?? 0), candidates.map((id) => ({ sink: id })));
		},
		take(ctx, f, { sink: id }) {
			f.at = "judge";
			if (!f.volley) return;
			ctx.tell({
				kind: "decided",
				steps: [{
					kind: "chosen",
					clause: "PZ-22",
					team: f.volley.team,
					id
				}, sinkStep(f.volley, id)],
				dice: afloat(ctx.board, f.volley)
			});
			f.volley = sink(f.volley, id);
		}
	},
	leave: { run(ctx, f) {
		liftOff(ctx, f.volley?.sunk ?? []);
		f.volley = null;
		f.at = "next";
	} }
};
var afloat = ({ dice }, { sunk }) => dice.filter(({ id }) => !sunk.includes(id));
var OPENING_CHOICES = 10;
var CHOICES_A_ROUND = 50;
var islands = {
	...arrange,
	choose: {
		...arrange.choose,
		clause: "PZ-3"
	},
	line: {
		...arrange.line,
		clause: "PZ-4"
	},
	place: {
		...arrange.place,
		clause: "PZ-5"
	}
};
var { id, title, law, seats } = FACTS;
var loaded = {
	game: {
		id,
		title,
		version: 2,
		law,
		standsOn: ["OZ"],
		seats,
		longest: OPENING_CHOICES + 20 * CHOICES_A_ROUND,
		options: TOSS_OPTIONS,
		edition: EDITION,
		readEdition,
		prepare: loadPhysics,
		setup: ({ options, seats }) => ({
			board: newTossBoard(seats, options, true),
			frame: {
				step: "match",
				at: "open"
			}
		}),
		steps: {
			match,
			opening,
			arrange: islands,
			muster,
			round,
			tosses,
			toss,
			cannons,
			sinking
		},
		explanations,
		view: showTossBoard,
		determinize: showTossBoard,
		draw: (view, names, edition) => `${drawFelt(view, edition.table)}\n${drawTeams(view, names)}`,
		say,
		prompts: {
			...tossPrompts,
			"match.ends": () => i18n._("Which end of the table is yours?"),
			"cannons.name": () => i18n._("Who is your gunner this round?"),
			"cannons.again": () => i18n._("Take the cannonball back and toss again?"),
			"sinking.choose": () => i18n._("These ships are equally strong: which goes down first?")
		}
	},
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBQaXJhdGUgTy1ab25lCgpUb3NzIHlvdXIgc2hpcHMgdG93YXJkcyB0aHJlZSBpc2xhbmRzLCBmaXJlIGEgY2Fubm9uYmFsbCwgc2luayB3aGF0IHlvdSBjYW4gYW5kIGhvbGQgdGhlIGlzbGFuZHMuIFRoZSB0ZWFtIHdpdGggbW9zdCBkb3VibG9vbnMgYWZ0ZXIgZm91ciByb3VuZHMgd2lucy4KCjIgdGVhbXMgd2l0aCAxIHRvIDUgcGxheWVycyBlYWNoOyBmb3VyIHJvdW5kcywgZWFjaCBvZiB0ZW4gc2hpcHMgYW5kIHVwIHRvIHNpeCBzaG90cy4gVGhlIGJvb2sgc3RhdGVzIG5laXRoZXIgYW4gYWdlIG5vciBhIHBsYXlpbmcgdGltZS4KCipQaXJhdGUgTy1ab25lKiBpcyBkZXNpZ25lZCBieSBNaWtlIFBldHR5IGFuZCBMZWUgS2Vpc2VyIElJLCB3aXRoIGlzbGFuZCBhbmQgYm94IGFydCBieSBCcmlhbiBSaXRzb24gYW5kIG90aGVyIGdyYXBoaWNzIGJ5IE1pa2UgUGV0dHksIGFuZCBwdWJsaXNoZWQgYnkgTWlrZSBQZXR0eSBHYW1lczsgY29weXJpZ2h0IDIwMjUgYnkgTWlrZSBQZXR0eSBHYW1lcy4gVGhlIHJ1bGVzIGhlcmUgYXJlIHRvbGQgaW4gbmV3IHdvcmRzLiBFYWNoIGNsYXVzZSBzYXlzIHdoZXJlIGl0IGNvbWVzIGZyb206ICoqYm9vayoqIGZvciB0aGUgcHVibGlzaGVkIHJ1bGVzLCAqKnJ1bGluZyoqIHdoZXJlIHRoZSBib29rIGlzIHNpbGVudCBvciB1bmNsZWFyIGFuZCB0aGlzIGhvdXNlIGRlY2lkZXMsICoqZWRpdGlvbioqIGZvciBkYXRhIHRoYXQgd2FzIHJlYnVpbHQgYmVjYXVzZSB0aGUgYm9vayBkb2VzIG5vdCBnaXZlIGl0IG9yIG9ubHkgc2hvd3MgaXQgaW4gYSBwaWN0dXJlOiB0aGUgbGVuZ3RoIG9mIGEgbGVhZ3VlLCB0aGUgdGhpcmQgaXNsYW5kJ3MgbmFtZSwgdGhlIHZhbHVlcyBhbmQgdXN1YWwgcGxhY2VzIG9mIHRoZSBpc2xhbmRzLCBhbmQgdGhlIG1lYXN1cmVzIG9mIHRoZSB0YWJsZSwgdGhlIGRpY2UgYW5kIHRoZSBkaXNrcy4gQW4gb3duZXIgb2YgdGhlIGJveCBjYW4gbG9hZCBhbm90aGVyIGVkaXRpb24uCgpSZWFkIENsYXNzaWMgTy1ab25lIGZpcnN0LiBPZiBpdHMgY2xhdXNlcywgT1otMSwgT1otOCwgT1otOSwgT1otMTEgdG8gT1otMTYsIE9aLTE4IGFuZCBPWi0yNyB0byBPWi0zNCBhcHBseSB0byB0aGlzIGdhbWUgdG9vLCBleGNlcHQgd2hlcmUgYSBjbGF1c2UgYmVsb3cgc2F5cyBzb21ldGhpbmcgZWxzZS4KCiMjIFRoZSB0YWJsZQoKPGEgaWQ9InB6LTEiPjwvYT4qKlBaLTEqKiBZb3VyIHRlYW0gaGFzIHNpeCBkaWNlIG9mIGl0cyBvd24gY29sb3VyOiBmaXZlIHNoaXBzLCB3aGljaCBoYXZlIHNpeCBzaWRlcywgYW5kIGEgY2Fubm9uYmFsbCwgd2hpY2ggaGFzIHR3ZWx2ZS4gKihib29rKSoKCjxhIGlkPSJwei0yIj48L2E+KipQWi0yKiogRGlzdGFuY2VzIGFyZSB0b2xkIGluIGxlYWd1ZXMuIE9uZSBsZWFndWUgaXMgYXMgbG9uZyBhcyB0aGUgYm94IGxpZCBmcm9tIGNvcm5lciB0byBvcHBvc2l0ZSBjb3JuZXI6IDExNSBtbSwgZm9yIGEgbGlkIG9mIDk1IMOXIDY1IG1tLCB1bmxlc3MgeW91IGxvYWQgYW5vdGhlciBlZGl0aW9uLiAqKGJvb2ssIGVkaXRpb24pKgoKPGEgaWQ9InB6LTMiPjwvYT4qKlBaLTMqKiBMYXkgdGhyZWUgZGlza3MgaW4gdGhlIG1pZGRsZSBvZiB0aGUgdGFibGUsIGlzbGFuZCBzaWRlIHVwLCBpbiB3aGF0ZXZlciBwYXR0ZXJuIHlvdSBsaWtlLiBFYWNoIGlzbGFuZCBzYXlzIGhvdyBtYW55IGRvdWJsb29ucyBpdCBpcyB3b3J0aC4gVXN1YWxseSBUcmVhc3VyZSBJc2xhbmQsIHdvcnRoIDUwMCwgaXMgYXQgdGhlIGNlbnRyZSBvZiB0aGUgdGFibGUsIGFuZCBTa3VsbCBJc2xhbmQgYW5kIFBhcnJvdCBDYXksIHdvcnRoIDMwMCBlYWNoLCBhcmUgb24gdGhlIG1pZGRsZSBsaW5lIDE5MCBtbSB0byBlaXRoZXIgc2lkZSBvZiBpdC4gRWFjaCBpcyA1MCBtbSBhY3Jvc3MuICooYm9vaywgZWRpdGlvbikqCgo8YSBpZD0icHotNCI+PC9hPioqUFotNCoqIEVhY2ggZW5kIG9mIHRoZSB0YWJsZSBoYXMgYSBmb3VsIGxpbmUgb2YgaXRzIG93biwgbWFya2VkIGJ5IG9uZSBmb3VsIGRpc2sgYmV0d2VlbiB0aGF0IGVuZCBhbmQgdGhlIG1pZGRsZSwgMTIgdG8gMTggaW5jaGVzICgzMDUgdG8gNDU3IG1tKSBmcm9tIHRoZSBlbmQuIFRvc3MgZnJvbSB5b3VyIHRlYW0ncyBlbmQ7IHRoZSBsaW5lIHRoZXJlIGlzIHRoZSBvbmUgdG8gbWluZC4gKihib29rKSoKCjxhIGlkPSJwei01Ij48L2E+KipQWi01KiogSXNsYW5kcyBtYXkgYmUgY2xvc2VyIHRvIG9uZSBlbmQgdGhhbiB0byB0aGUgb3RoZXIuIEVhY2ggbXVzdCBiZSB3aG9sbHkgb24gdGhlIHRhYmxlIGFuZCBiZXR3ZWVuIHRoZSBmb3VsIGxpbmVzLCBhbmQgbm8gdHdvIG1heSBvdmVybGFwLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0icHotMzQiPjwvYT4qKlBaLTM0KiogVW5sZXNzIHlvdSBsb2FkIGFub3RoZXIgZWRpdGlvbiwgdGhlIHRhYmxlIGlzIDE1MjQgw5cgNzYyIG1tLCBhIHNoaXAgMTYgbW0sIGEgY2Fubm9uYmFsbCAxOCBtbSBmcm9tIGZsYXQgdG8gZmxhdCwgYW4gaXNsYW5kIDUwIG1tIGFjcm9zcyBhbmQgMiBtbSB0aGljaywgYSBmb3VsIGRpc2sgMzggbW0sIGFuZCBlYWNoIGZvdWwgbGluZSAzODEgbW0gZnJvbSBpdHMgZW5kLiBFdmVyeSBvbmUgb2YgdGhlc2UgbWVhc3VyZXMgaXMgZWRpdGlvbiBkYXRhLiAqKGVkaXRpb24pKgoKPGEgaWQ9InB6LTYiPjwvYT4qKlBaLTYqKiBFYWNoIHRlYW0gcm9sbHMgYSBkaWUsIGFnYWluIGlmIHRoZXkgYXJlIGVxdWFsLiBUaGUgaGlnaGVyIG51bWJlciBwaWNrcyBpdHMgZW5kIG9mIHRoZSB0YWJsZSBhbmQgYmVnaW5zLiAqKGJvb2spKgoKIyMgQ29udGFjdCBhbmQgcmFuZ2UKCjxhIGlkPSJwei03Ij48L2E+KipQWi03KiogWW91ciBkaWUgaXMgKmluIGNvbnRhY3Qgd2l0aCBhbiBpc2xhbmQqIGlmIGl0IGlzIG9uIHRoZSBkaXNrIG9yIHRvdWNoZXMgaXQgYW55d2hlcmUsIHRoZSByaW0gaW5jbHVkZWQsIHdoYXRldmVyIHRoZSBwaWN0dXJlIHNob3dzIHRoZXJlLiBBIGRpZSB0aGF0IGxpZXMgYXQgdGhlIGxldmVsIG9mIHRoZSB0YWJsZSBvciBvZiB0aGUgZGlzayB0b3VjaGVzIGl0IGlmIHRoZSBnYXAsIHNlZW4gZnJvbSBhYm92ZSwgaXMgMC4zIG1tIG9yIGxlc3MuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJwei04Ij48L2E+KipQWi04KiogVG8gc2VlIGlmIGEgZGllIGlzICp3aXRoaW4gYSBsZWFndWUqIG9mIGFuIGlzbGFuZCwgbWVhc3VyZSBmcm9tIHRoZSBlZGdlIG9mIHRoZSBkaXNrIHRvIHRoZSBjbG9zZXN0IHBvaW50IG9mIHRoZSBkaWU6IGEgcGFydCBvZiB0aGUgZGllIGluIHJhbmdlIGlzIGVub3VnaC4gVG8gc2VlIGlmIGEgc2hpcCBpcyBpbiByYW5nZSBvZiBhIGNhbm5vbmJhbGwsIG1lYXN1cmUgZnJvbSBhYm92ZSBiZXR3ZWVuIHRoZWlyIGNsb3Nlc3QgcG9pbnRzLiBBIGRpc3RhbmNlIG9mIGV4YWN0bHkgb25lIGxlYWd1ZSBpcyBpbiByYW5nZS4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9InB6LTMzIj48L2E+KipQWi0zMyoqIEEgZGllIG9uIHRvcCBvZiBhbm90aGVyIGRpZSB0aGF0IGxpZXMgb24gYW4gaXNsYW5kIGlzIHdpdGhpbiBhIGxlYWd1ZSBvZiB0aGF0IGlzbGFuZCBidXQgbm90IGluIGNvbnRhY3Qgd2l0aCBpdC4gQSBkaWUgdGhhdCB0b3VjaGVzIHR3byBpc2xhbmRzIGdpdmVzIDIgY29udHJvbCBhdCBib3RoLCBidXQgaXRzIHN0cmVuZ3RoIGlzIGRvdWJsZWQgb25seSBvbmNlLiAqKHJ1bGluZykqCgojIyBBIHJvdW5kCgo8YSBpZD0icHotOSI+PC9hPioqUFotOSoqIEluIGEgcm91bmQgeW91IHRvc3MgYWxsIHNoaXBzIGluIHR1cm4uIFRoZW4gYm90aCB0ZWFtcyBmaXJlLCBzaGlwcyBtYXkgc2luaywgYW5kIHRoZSBpc2xhbmRzIGFyZSBzY29yZWQuICooYm9vaykqCgo8YSBpZD0icHotMTAiPjwvYT4qKlBaLTEwKiogT1otMTEgdG8gT1otMTYgc2F5IHdoYXQgYSBsZWdhbCB0b3NzIGlzIGFuZCB3aGF0IGEgZm91bCBpcy4gSGVyZSBhIGZvdWwgY29zdHMgMTAwIGRvdWJsb29ucyBmb3IgZWFjaCBkaWUgaXQgZGlzdHVyYnMuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJwei0xMSI+PC9hPioqUFotMTEqKiBBIGRpZSB0aGF0IHN0b3BzIG9uIGFuIGlzbGFuZCBpcyBsZWZ0IHRoZXJlLCBmb3IgT1otMTcgaXMgbm90IHVzZWQsIGFuZCBsYXRlciBkaWNlIGNhbiBzdGlsbCBtb3ZlIGl0LiAqKGJvb2spKgoKIyMgRmlyaW5nCgo8YSBpZD0icHotMTIiPjwvYT4qKlBaLTEyKiogRWFjaCB0ZWFtIG5hbWVzIG9uZSBvZiBpdHMgcGxheWVycyB0aGUgZ3VubmVyIG9mIHRoaXMgcm91bmQuICooYm9vaykqCgo8YSBpZD0icHotMTMiPjwvYT4qKlBaLTEzKiogVGhlIHRlYW0gdGhhdCBiZWdhbiB0aGUgcm91bmQgZmlyZXMgZmlyc3QsIGFuZCB0aGUgb3RoZXIgd2FpdHMgdW50aWwgaXQgaGFzIGZpbmlzaGVkLiAqKGJvb2spKgoKPGEgaWQ9InB6LTE0Ij48L2E+KipQWi0xNCoqIEFzIGd1bm5lciB5b3UgbWF5IHRha2UgdGhlIGNhbm5vbmJhbGwgYmFjayBhdCBvbmNlIGFmdGVyIGEgdG9zcyBhbmQgdG9zcyBpdCBhZ2FpbiwgdGhyZWUgdG9zc2VzIGF0IG1vc3QuIEJ1dCBpZiBhIHRvc3MgaXMgYSBmb3VsIG9yIHRoZSBjYW5ub25iYWxsIGdvZXMgb2ZmIHRoZSB0YWJsZSwgeW91ciB0ZWFtIGlzIGRvbmUgZmlyaW5nIGZvciB0aGlzIHJvdW5kLCB3aXRoIG5vIGNhbm5vbmJhbGwgaW4gcGxheS4gKihib29rKSoKCjxhIGlkPSJwei0xNSI+PC9hPioqUFotMTUqKiBXaXRoIGVhY2ggdG9zcyB5b3VyIGNhbm5vbmJhbGwgbWF5IGhpdCBhbmQgc2hpZnQgYW55IGRpY2UuIFRoZXkgc3RheSBzaGlmdGVkLCBldmVuIGlmIHlvdSB0YWtlIHRoZSBjYW5ub25iYWxsIGJhY2suICooYm9vaykqCgo8YSBpZD0icHotMTYiPjwvYT4qKlBaLTE2KiogQSBjYW5ub25iYWxsIGlzIHVuZGVyIGV2ZXJ5IHJ1bGUgZm9yIHRvc3NlcywgYW5kIGl0cyBmb3VscyBjb3N0IGFzIG11Y2guICooYm9vaykqCgo8YSBpZD0icHotMzIiPjwvYT4qKlBaLTMyKiogVGhlIHNlY29uZCBjYW5ub25iYWxsIG1heSBwdXNoIG9yIHR1cm4gdGhlIGZpcnN0IHRlYW0ncywgb3Iga25vY2sgaXQgb2ZmIHRoZSB0YWJsZSwganVzdCBhcyB3aXRoIGFueSBvdGhlciBkaWUuIEEgY2Fubm9uYmFsbCBrbm9ja2VkIG9mZiBpcyBvdXQgb2YgcGxheS4gKihydWxpbmcpKgoKIyMgU2lua2luZwoKPGEgaWQ9InB6LTE3Ij48L2E+KipQWi0xNyoqIEFmdGVyIGJvdGggdGVhbXMgaGF2ZSBmaXJlZCwgdGFrZSBhd2F5IGVhY2ggc2hpcCB0aGF0IGlzIG1vcmUgdGhhbiBhIGxlYWd1ZSBmcm9tIHRoZSBlZGdlIG9mIGV2ZXJ5IGlzbGFuZC4gQ2Fubm9uYmFsbHMgYXJlIG5vdCB0YWtlbiBhd2F5LiAqKGJvb2spKgoKPGEgaWQ9InB6LTE4Ij48L2E+KipQWi0xOCoqIE5leHQsIGVhY2ggdGVhbSB3aG9zZSBjYW5ub25iYWxsIGlzIGluIHBsYXkgdXNlcyBpdCBvbmNlIHRvIHNpbmsgc2hpcHMsIGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGZpcmVkLiAqKGJvb2spKgoKPGEgaWQ9InB6LTE5Ij48L2E+KipQWi0xOSoqIEEgc2hpcCBvciBhIGNhbm5vbmJhbGwgaXMgYXMgc3Ryb25nIGFzIHRoZSB2YWx1ZSBpdCBzaG93cywgYW5kIHR3aWNlIGFzIHN0cm9uZyBpbiBjb250YWN0IHdpdGggYW4gaXNsYW5kLiAqKGJvb2spKgoKPGEgaWQ9InB6LTIwIj48L2E+KipQWi0yMCoqIFlvdXIgY2Fubm9uYmFsbCB0aHJlYXRlbnMgZW5lbXkgc2hpcHMgbm8gbW9yZSB0aGFuIGEgbGVhZ3VlIGF3YXkgZnJvbSBpdCAoUFotOCkuIENhbm5vbmJhbGxzIGFuZCB5b3VyIG93biBzaGlwcyBhcmUgbmV2ZXIgaXRzIHRhcmdldHMuICooYm9vaykqCgo8YSBpZD0icHotMjEiPjwvYT4qKlBaLTIxKiogR28gdGhyb3VnaCB0aGUgZW5lbXkgc2hpcHMgaW4gcmFuZ2UgZnJvbSB0aGUgc3Ryb25nZXN0IHRvIHRoZSB3ZWFrZXN0LCBhZGRpbmcgdXAgdGhlaXIgc3RyZW5ndGguIEFzIGxvbmcgYXMgdGhlIHN1bSBpcyBubyBtb3JlIHRoYW4gdGhlIHN0cmVuZ3RoIG9mIHlvdXIgY2Fubm9uYmFsbCwgdGhlIHNoaXAgc2lua3M7IGFuIGVxdWFsIHN1bSBzdGlsbCBzaW5rcyBpdC4gQXQgdGhlIGZpcnN0IHNoaXAgdGhhdCB3b3VsZCBtYWtlIGl0IG1vcmUgeW91IHN0b3AsIGFuZCBhbGwgd2Vha2VyIHNoaXBzIGFyZSBzYWZlLiAqKGJvb2spKgoKPGEgaWQ9InB6LTIyIj48L2E+KipQWi0yMioqIElmIHNoaXBzIGFyZSBlcXVhbGx5IHN0cm9uZyBhbmQgaXQgbWF0dGVycyB3aGljaCBpcyBmaXJzdCwgdGhlIHRlYW0gdGhhdCBzaW5rcyB0aGVtIGNob29zZXMuIElmIGl0IGRvZXMgbm90IG1hdHRlciwgbm9ib2R5IGlzIGFza2VkLiAqKGJvb2spKgoKPGEgaWQ9InB6LTIzIj48L2E+KipQWi0yMyoqIFRha2Ugc3VuayBzaGlwcyBvZmYgdGhlIHRhYmxlIGJlZm9yZSB0aGUgb3RoZXIgdGVhbSB1c2VzIGl0cyBjYW5ub25iYWxsLCBhbmQgYmVmb3JlIGFueXRoaW5nIGlzIHNjb3JlZC4gKihib29rLCBydWxpbmcpKgoKPiAqRXhhbXBsZS4qIFdoaXRlJ3MgY2Fubm9uYmFsbCBoYXMgc3RyZW5ndGggOS4gSW4gcmFuZ2UgYXJlIGEgYmxhY2sgc2hpcCBvbiBhbiBpc2xhbmQgdGhhdCBzaG93cyA0LCBzbyBpdHMgc3RyZW5ndGggaXMgOCwgYW5kIGFub3RoZXIgdGhhdCBzaG93cyAzLiBUaGUgZmlyc3Qgc2lua3MuIFRoZSBzZWNvbmQgd291bGQgbWFrZSA4ICsgMyA9IDExLCBtb3JlIHRoYW4gOSwgYW5kIHN0YXlzLgoKPCEtLSBleGFtcGxlOiBzaW5raW5nIC0tPgoKPiAqRXhhbXBsZS4qIEEgY2Fubm9uYmFsbCBvbiBhbiBpc2xhbmQgc2hvd3MgNDogc3RyZW5ndGggOC4gSW4gcmFuZ2UgYXJlIHNoaXAgQywgb24gYW4gaXNsYW5kIGFuZCBzaG93aW5nIDMsIHdpdGggc3RyZW5ndGggNjsgc2hpcCBBLCBvbmx5IGp1c3QgaW4gcmFuZ2UsIHdpdGggNDsgYW5kIHNoaXAgQiB3aXRoIDIuIEMgc2lua3MuIEEgd291bGQgbWFrZSAxMCwgc28geW91IHN0b3AgdGhlcmUsIGFuZCBCIGlzIHNhZmUgYWx0aG91Z2ggNiArIDIgaXMgbm8gbW9yZSB0aGFuIDguCgojIyBTY29yaW5nIHRoZSBpc2xhbmRzCgo8YSBpZD0icHotMjQiPjwvYT4qKlBaLTI0KiogQXQgZWFjaCBpc2xhbmQsIGV2ZXJ5IHNoaXAgb3IgY2Fubm9uYmFsbCBpbiBjb250YWN0IHdpdGggaXQgZ2l2ZXMgaXRzIHRlYW0gMiBjb250cm9sLiBBIGRpZSB3aXRob3V0IGNvbnRhY3QgZ2l2ZXMgMSBpZiBpdCBpcyB3aXRoaW4gYSBsZWFndWUgb2YgdGhlIGVkZ2UuICooYm9vaykqCgo8IS0tIGV4YW1wbGU6IGNvbnRyb2wgLS0+Cgo8YSBpZD0icHotMjUiPjwvYT4qKlBaLTI1KiogT25lIGRpZSBjYW4gZ2l2ZSBjb250cm9sIGF0IG1vcmUgdGhhbiBvbmUgaXNsYW5kLiAqKGJvb2spKgoKPGEgaWQ9InB6LTI2Ij48L2E+KipQWi0yNioqIElmIHlvdXIgdGVhbSBoYXMgbW9yZSBjb250cm9sIGF0IGFuIGlzbGFuZCwgaXQgZ2V0cyB0aGUgaXNsYW5kJ3MgZG91Ymxvb25zLiAqKGJvb2spKgoKPGEgaWQ9InB6LTI3Ij48L2E+KipQWi0yNyoqIElmIGNvbnRyb2wgaXMgdGllZCwgdGhlIGlzbGFuZCBnb2VzIHRvIHRoZSB0ZWFtIHdpdGggbW9yZSBkaWNlIGluIGNvbnRhY3Qgd2l0aCBpdC4gSWYgdGhhdCBpcyB0aWVkIHRvbywgZWFjaCB0ZWFtIGFkZHMgdXAgdGhlIHZhbHVlcyBvZiBpdHMgZGljZSB0aGF0IGdpdmUgY29udHJvbCB0aGVyZSwgdHdpY2UgdGhlIHZhbHVlIGZvciB0aG9zZSBpbiBjb250YWN0LCBhbmQgdGhlIGhpZ2hlciBzdW0gZ2V0cyB0aGUgaXNsYW5kLiBJZiBldmVuIHRoZSBzdW1zIGFyZSBlcXVhbCwgZWFjaCB0ZWFtIGdldHMgaGFsZi4gKihib29rKSoKCjwhLS0gZXhhbXBsZTogdmFsdWVzIC0tPgoKPGEgaWQ9InB6LTI4Ij48L2E+KipQWi0yOCoqIE5vYm9keSBzY29yZXMgYW4gaXNsYW5kIHdoZXJlIG5vIGRpZSBnaXZlcyBjb250cm9sLiAqKHJ1bGluZykqCgo+ICpFeGFtcGxlLiogU2t1bGwgSXNsYW5kIGlzIHdvcnRoIDMwMC4gQmxhY2sgaGFzIGEgc2hpcCBpbiBjb250YWN0IGFuZCBhbm90aGVyIGluIHJhbmdlLCAyICsgMSA9IDMgY29udHJvbC4gV2hpdGUgaGFzIGEgc2hpcCBhbmQgdGhlIGNhbm5vbmJhbGwgaW4gcmFuZ2UsIDEgKyAxID0gMjsgaXRzIG90aGVyIHNoaXAgaXMgdG9vIGZhciBhd2F5LiBCbGFjayBnZXRzIDMwMC4KCj4gKkV4YW1wbGUuKiBXaGl0ZSdzIHNoaXAgUzIgaXMgaW4gcmFuZ2Ugb2YgdHdvIGlzbGFuZHMgd29ydGggMzAwIGVhY2guIEF0IHRoZSBmaXJzdCwgV2hpdGUgYWxzbyBoYXMgUzQgaW4gY29udGFjdCwgd2hpY2ggbWFrZXMgMyBjb250cm9sOyBCbGFjayBoYXMgUzMgYW5kIHRoZSBjYW5ub25iYWxsIEMyIGluIHJhbmdlLCAyIGNvbnRyb2wuIFdoaXRlIGdldHMgMzAwLiBBdCB0aGUgc2Vjb25kLCBXaGl0ZSBhbHNvIGhhcyB0aGUgY2Fubm9uYmFsbCBDMSBpbiByYW5nZSwgMiBjb250cm9sOyBCbGFjayBoYXMgUzEgaW4gY29udGFjdCwgMiBjb250cm9sIGFzIHdlbGwuIE9ubHkgQmxhY2sgaGFzIGEgZGllIGluIGNvbnRhY3QsIHNvIEJsYWNrIGdldHMgMzAwLgoKPiAqRXhhbXBsZS4qIEF0IFRyZWFzdXJlIElzbGFuZCwgd29ydGggNTAwLCBib3RoIHRlYW1zIGhhdmUgMyBjb250cm9sIGFuZCBvbmUgZGllIGluIGNvbnRhY3QsIHNvIHZhbHVlcyBkZWNpZGUuIEJsYWNrJ3MgZGllIGluIGNvbnRhY3Qgc2hvd3MgMiBhbmQgY291bnRzIDQsIHRoZSBvdGhlciBzaG93cyAzOiA3LiBXaGl0ZSdzIGRpZSBpbiBjb250YWN0IHNob3dzIDEgYW5kIGNvdW50cyAyLCB0aGUgb3RoZXIgc2hvd3MgNDogNi4gQmxhY2sgZ2V0cyA1MDAuCgojIyBFbmRpbmcgdGhlIGdhbWUKCjxhIGlkPSJwei0yOSI+PC9hPioqUFotMjkqKiBZb3UgcGxheSBmb3VyIHJvdW5kcy4gQWZ0ZXIgZWFjaCwgc3dhcCBlbmRzIHdpdGggdGhlIG90aGVyIHRlYW0uICooYm9vaykqCgo8YSBpZD0icHotMzAiPjwvYT4qKlBaLTMwKiogRWFjaCByb3VuZCBhZnRlciB0aGUgZmlyc3QgaXMgYmVndW4gYnkgdGhlIHRlYW0gd2l0aCBtb3JlIGRvdWJsb29ucy4gSWYgeW91IGFyZSBsZXZlbCwgcm9sbCBhcyBpbiBQWi02OiB0aGUgaGlnaGVyIG51bWJlciBiZWdpbnMsIGJ1dCB0aGUgZW5kcyBhcmUgc3dhcHBlZCBhcyBldmVyLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0icHotMzEiPjwvYT4qKlBaLTMxKiogVGhlIHRlYW0gd2l0aCBtb3JlIGRvdWJsb29ucyBhZnRlciBmb3VyIHJvdW5kcyB3aW5zLiBJZiB5b3UgYXJlIGxldmVsLCBwbGF5IG1vcmUgcm91bmRzIHVudGlsIGEgdGVhbSBsZWFkcy4gVGVhbXMgc3RpbGwgbGV2ZWwgYWZ0ZXIgdHdlbnR5IHJvdW5kcyBzaGFyZSB0aGUgd2luLiAqKGJvb2ssIHJ1bGluZykqCg==", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBQaXJhdGUgTy1ab25lCgpXaXJmIGRlaW5lIFNjaGlmZmUgenUgZHJlaSBJbnNlbG4sIGZldWVyZSBlaW5lIEthbm9uZW5rdWdlbCBhYiwgdmVyc2Vua2UsIHdhcyBkdSBrYW5uc3QsIHVuZCBoYWx0ZSBkaWUgSW5zZWxuLiBEYXMgVGVhbSBtaXQgZGVuIG1laXN0ZW4gRHVibG9uZW4gbmFjaCB2aWVyIFJ1bmRlbiBnZXdpbm50LgoKMiBUZWFtcyBtaXQgamUgMSBiaXMgNSBTcGllbGVybjsgdmllciBSdW5kZW4gbWl0IGplIHplaG4gU2NoaWZmZW4gdW5kIGJpcyB6dSBzZWNocyBTY2jDvHNzZW4uIERhcyBCdWNoIG5lbm50IHdlZGVyIGVpbiBBbHRlciBub2NoIGVpbmUgU3BpZWxkYXVlci4KCipQaXJhdGUgTy1ab25lKiBpc3QgZW50d29yZmVuIHZvbiBNaWtlIFBldHR5IHVuZCBMZWUgS2Vpc2VyIElJLCBtaXQgQmlsZGVybiBkZXIgSW5zZWxuIHVuZCBkZXIgU2NoYWNodGVsIHZvbiBCcmlhbiBSaXRzb24gdW5kIHdlaXRlcmVyIEdlc3RhbHR1bmcgdm9uIE1pa2UgUGV0dHksIHVuZCBlcnNjaGVpbnQgYmVpIE1pa2UgUGV0dHkgR2FtZXM7IENvcHlyaWdodCAyMDI1IE1pa2UgUGV0dHkgR2FtZXMuIERpZSBSZWdlbG4gc2luZCBoaWVyIGluIG5ldWVuIFdvcnRlbiBlcnrDpGhsdC4gSmVkZXIgQWJzYXR6IHNhZ3QsIHdvaGVyIGVyIGtvbW10OiAqKkJ1Y2gqKiBmw7xyIGRpZSB2ZXLDtmZmZW50bGljaHRlbiBSZWdlbG4sICoqQXVzbGVndW5nKiosIHdvIGRhcyBCdWNoIHNjaHdlaWd0IG9kZXIgdW5rbGFyIGlzdCB1bmQgZGllc2VzIEhhdXMgZW50c2NoZWlkZXQsICoqQXVzZ2FiZSoqIGbDvHIgRGF0ZW4sIGRpZSBuYWNoZ2ViYXV0IHd1cmRlbiwgd2VpbCBkYXMgQnVjaCBzaWUgbmljaHQgbmVubnQgb2RlciBudXIgaW0gQmlsZCB6ZWlndDogZGllIEzDpG5nZSBlaW5lciBTZWVtZWlsZSwgZGVuIE5hbWVuIGRlciBkcml0dGVuIEluc2VsLCBkaWUgV2VydGUgdW5kIMO8YmxpY2hlbiBQbMOkdHplIGRlciBJbnNlbG4gdW5kIGRpZSBNYcOfZSB2b24gVGlzY2gsIFfDvHJmZWxuIHVuZCBTY2hlaWJlbi4gV2VyIGRpZSBTY2hhY2h0ZWwgYmVzaXR6dCwga2FubiBlaW5lIGFuZGVyZSBBdXNnYWJlIGxhZGVuLgoKTGllcyB6dWVyc3QgQ2xhc3NpYyBPLVpvbmUuIFZvbiBkb3J0IGdlbHRlbiBPWi0xLCBPWi04LCBPWi05LCBPWi0xMSBiaXMgT1otMTYsIE9aLTE4IHVuZCBPWi0yNyBiaXMgT1otMzQgYXVjaCBmw7xyIGRpZXNlcyBTcGllbCwgYXXDn2VyIHdvIGVpbiBBYnNhdHogaGllciB1bnRlbiBldHdhcyBhbmRlcmVzIHNhZ3QuCgojIyBEZXIgVGlzY2gKCjxhIGlkPSJwei0xIj48L2E+KipQWi0xKiogRGVpbiBUZWFtIGhhdCBzZWNocyBXw7xyZmVsIGluIHNlaW5lciBlaWdlbmVuIEZhcmJlOiBmw7xuZiBTY2hpZmZlLCBkaWUgc2VjaHMgU2VpdGVuIGhhYmVuLCB1bmQgZWluZSBLYW5vbmVua3VnZWwsIGRpZSB6d8O2bGYgaGF0LiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTIiPjwvYT4qKlBaLTIqKiBFbnRmZXJudW5nZW4gd2VyZGVuIGluIFNlZW1laWxlbiBhbmdlZ2ViZW4uIEVpbmUgU2VlbWVpbGUgaXN0IHNvIGxhbmcgd2llIGRlciBEZWNrZWwgZGVyIFNjaGFjaHRlbCB2b24gRWNrZSB6dSBFY2tlOiAxMTUgbW0gYmVpIGVpbmVtIERlY2tlbCB2b24gOTUgw5cgNjUgbW0sIHdlbm4gaWhyIGtlaW5lIGFuZGVyZSBBdXNnYWJlIGxhZGV0LiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9InB6LTMiPjwvYT4qKlBaLTMqKiBMZWd0IGRyZWkgU2NoZWliZW4gbWl0IGRlciBJbnNlbHNlaXRlIG5hY2ggb2JlbiBpbiBkaWUgTWl0dGUgZGVzIFRpc2NoZXMsIGluIGplZGVtIE11c3RlciwgZGFzIGV1Y2ggZ2Vmw6RsbHQuIEF1ZiBqZWRlciBJbnNlbCBzdGVodCwgd2llIHZpZWxlIER1YmxvbmVuIHNpZSB3ZXJ0IGlzdC4gw5xibGljaGVyd2Vpc2UgbGllZ3QgZGllIFNjaGF0emluc2VsLCA1MDAgd2VydCwgaW4gZGVyIE1pdHRlIGRlcyBUaXNjaGVzLCB1bmQgZGllIFNjaMOkZGVsaW5zZWwgdW5kIGRhcyBQYXBhZ2VpZW4tRWlsYW5kLCBqZSAzMDAgd2VydCwgbGllZ2VuIGF1ZiBkZXIgTWl0dGVsbGluaWUgMTkwIG1tIHp1IGJlaWRlbiBTZWl0ZW4gZGF2b24uIEplZGUgaGF0IDUwIG1tIER1cmNobWVzc2VyLiAqKEJ1Y2gsIEF1c2dhYmUpKgoKPGEgaWQ9InB6LTQiPjwvYT4qKlBaLTQqKiBKZWRlcyBFbmRlIGRlcyBUaXNjaGVzIGhhdCBzZWluZSBlaWdlbmUgRm91bGxpbmllLCBtYXJraWVydCBkdXJjaCBlaW5lIEZvdWxzY2hlaWJlIHp3aXNjaGVuIGRpZXNlbSBFbmRlIHVuZCBkZXIgTWl0dGUsIDEyIGJpcyAxOCBab2xsICgzMDUgYmlzIDQ1NyBtbSkgdm9tIEVuZGUuIFdpcmYgdm9tIEVuZGUgZGVpbmVzIFRlYW1zOyBhdWYgZGllIExpbmllIGRvcnQga29tbXQgZXMgYW4uICooQnVjaCkqCgo8YSBpZD0icHotNSI+PC9hPioqUFotNSoqIEluc2VsbiBkw7xyZmVuIGRlbSBlaW5lbiBFbmRlIG7DpGhlciBzZWluIGFscyBkZW0gYW5kZXJlbi4gSmVkZSBtdXNzIGdhbnogYXVmIGRlbSBUaXNjaCB1bmQgendpc2NoZW4gZGVuIEZvdWxsaW5pZW4gbGllZ2VuLCB1bmQga2VpbmUgendlaSBkw7xyZmVuIHNpY2ggw7xiZXJsYXBwZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJwei0zNCI+PC9hPioqUFotMzQqKiBXZW5uIGlociBrZWluZSBhbmRlcmUgQXVzZ2FiZSBsYWRldCwgbWlzc3QgZGVyIFRpc2NoIDE1MjQgw5cgNzYyIG1tLCBlaW4gU2NoaWZmIDE2IG1tLCBlaW5lIEthbm9uZW5rdWdlbCAxOCBtbSB2b24gRmzDpGNoZSB6dSBGbMOkY2hlLCBlaW5lIEluc2VsIGhhdCA1MCBtbSBEdXJjaG1lc3NlciB1bmQgaXN0IDIgbW0gZGljaywgZWluZSBGb3Vsc2NoZWliZSBtaXNzdCAzOCBtbSwgdW5kIGplZGUgRm91bGxpbmllIGlzdCAzODEgbW0gdm9uIGlocmVtIEVuZGUgZW50ZmVybnQuIEplZGVzIGRpZXNlciBNYcOfZSBnZWjDtnJ0IHp1ciBBdXNnYWJlLiAqKEF1c2dhYmUpKgoKPGEgaWQ9InB6LTYiPjwvYT4qKlBaLTYqKiBKZWRlcyBUZWFtIHdpcmZ0IGVpbmVuIFfDvHJmZWwsIGJlaSBHbGVpY2hzdGFuZCBub2NoIGVpbm1hbC4gRGllIGjDtmhlcmUgWmFobCB3w6RobHQgaWhyIEVuZGUgZGVzIFRpc2NoZXMgdW5kIGJlZ2lubnQuICooQnVjaCkqCgojIyBCZXLDvGhydW5nIHVuZCBSZWljaHdlaXRlCgo8YSBpZD0icHotNyI+PC9hPioqUFotNyoqIERlaW4gV8O8cmZlbCBpc3QgKmluIEJlcsO8aHJ1bmcgbWl0IGVpbmVyIEluc2VsKiwgd2VubiBlciBhdWYgZGVyIFNjaGVpYmUgbGllZ3Qgb2RlciBzaWUgaXJnZW5kd28gYmVyw7xocnQsIGF1Y2ggYW0gUmFuZCwgd2FzIGltbWVyIGRhcyBCaWxkIGRvcnQgemVpZ3QuIEVpbiBXw7xyZmVsLCBkZXIgYXVmIGRlciBIw7ZoZSBkZXMgVGlzY2hlcyBvZGVyIGRlciBTY2hlaWJlIGxpZWd0LCBiZXLDvGhydCBzaWUsIHdlbm4gZGVyIEFic3RhbmQgdm9uIG9iZW4gZ2VzZWhlbiAwLDMgbW0gb2RlciB3ZW5pZ2VyIGJldHLDpGd0LiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0icHotOCI+PC9hPioqUFotOCoqIE9iIGVpbiBXw7xyZmVsICpow7ZjaHN0ZW5zIGVpbmUgU2VlbWVpbGUqIHZvbiBlaW5lciBJbnNlbCBlbnRmZXJudCBpc3QsIHdpcmQgdm9tIFJhbmQgZGVyIFNjaGVpYmUgenVtIG7DpGNoc3RlbiBQdW5rdCBkZXMgV8O8cmZlbHMgZ2VtZXNzZW46IEVpbiBUZWlsIGRlcyBXw7xyZmVscyBpbiBSZWljaHdlaXRlIGdlbsO8Z3QuIE9iIGVpbiBTY2hpZmYgaW4gUmVpY2h3ZWl0ZSBlaW5lciBLYW5vbmVua3VnZWwgaXN0LCB3aXJkIHZvbiBvYmVuIHp3aXNjaGVuIGlocmVuIG7DpGNoc3RlbiBQdW5rdGVuIGdlbWVzc2VuLiBHZW5hdSBlaW5lIFNlZW1laWxlIGlzdCBub2NoIGluIFJlaWNod2VpdGUuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJwei0zMyI+PC9hPioqUFotMzMqKiBFaW4gV8O8cmZlbCBhdWYgZWluZW0gYW5kZXJlbiBXw7xyZmVsLCBkZXIgYXVmIGVpbmVyIEluc2VsIGxpZWd0LCBpc3QgaMO2Y2hzdGVucyBlaW5lIFNlZW1laWxlIHZvbiBkaWVzZXIgSW5zZWwgZW50ZmVybnQsIGFiZXIgbmljaHQgaW4gQmVyw7xocnVuZyBtaXQgaWhyLiBFaW4gV8O8cmZlbCwgZGVyIHp3ZWkgSW5zZWxuIGJlcsO8aHJ0LCBnaWJ0IGFuIGJlaWRlbiAyIEtvbnRyb2xsZSwgYWJlciBzZWluZSBTdMOkcmtlIHdpcmQgbnVyIGVpbm1hbCB2ZXJkb3BwZWx0LiAqKEF1c2xlZ3VuZykqCgojIyBFaW5lIFJ1bmRlCgo8YSBpZD0icHotOSI+PC9hPioqUFotOSoqIEluIGVpbmVyIFJ1bmRlIHdlcmZ0IGlociBhYndlY2hzZWxuZCBhbGxlIFNjaGlmZmUuIERhbm4gZmV1ZXJuIGJlaWRlIFRlYW1zLCBTY2hpZmZlIGvDtm5uZW4gc2lua2VuLCB1bmQgZGllIEluc2VsbiB3ZXJkZW4gZ2V3ZXJ0ZXQuICooQnVjaCkqCgo8YSBpZD0icHotMTAiPjwvYT4qKlBaLTEwKiogV2FzIGVpbiBnw7xsdGlnZXIgV3VyZiBpc3QgdW5kIHdhcyBlaW4gRm91bCwgc2FnZW4gT1otMTEgYmlzIE9aLTE2LiBIaWVyIGtvc3RldCBlaW4gRm91bCAxMDAgRHVibG9uZW4gZsO8ciBqZWRlbiBXw7xyZmVsLCBkZW4gZXMgc3TDtnJ0LiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0icHotMTEiPjwvYT4qKlBaLTExKiogRWluIFfDvHJmZWwsIGRlciBhdWYgZWluZXIgSW5zZWwgbGllZ2VuIGJsZWlidCwgYmxlaWJ0IGRvcnQsIGRlbm4gT1otMTcgZ2lsdCBuaWNodCwgdW5kIHNww6R0ZXJlIFfDvHJmZWwga8O2bm5lbiBpaG4gbm9jaCBiZXdlZ2VuLiAqKEJ1Y2gpKgoKIyMgRmV1ZXJuCgo8YSBpZD0icHotMTIiPjwvYT4qKlBaLTEyKiogSmVkZXMgVGVhbSBiZW5lbm50IGVpbmVuIHNlaW5lciBTcGllbGVyLCBkZXIgaW4gZGllc2VyIFJ1bmRlIGRpZSBLYW5vbmUgYmVkaWVudC4gKihCdWNoKSoKCjxhIGlkPSJwei0xMyI+PC9hPioqUFotMTMqKiBEYXMgVGVhbSwgZGFzIGRpZSBSdW5kZSBiZWdvbm5lbiBoYXQsIGZldWVydCB6dWVyc3QsIHVuZCBkYXMgYW5kZXJlIHdhcnRldCwgYmlzIGVzIGZlcnRpZyBpc3QuICooQnVjaCkqCgo8YSBpZD0icHotMTQiPjwvYT4qKlBaLTE0KiogV2VubiBkdSBkaWUgS2Fub25lIGJlZGllbnN0LCBkYXJmc3QgZHUgZGllIEthbm9uZW5rdWdlbCBuYWNoIGVpbmVtIFd1cmYgc29mb3J0IHp1csO8Y2tuZWhtZW4gdW5kIG5vY2ggZWlubWFsIHdlcmZlbiwgaMO2Y2hzdGVucyBkcmVpIFfDvHJmZSBpbnNnZXNhbXQuIElzdCBhYmVyIGVpbiBXdXJmIGVpbiBGb3VsIG9kZXIgZsOkbGx0IGRpZSBLYW5vbmVua3VnZWwgdm9tIFRpc2NoLCBpc3QgZGVpbiBUZWFtIGbDvHIgZGllc2UgUnVuZGUgbWl0IGRlbSBGZXVlcm4gZmVydGlnIHVuZCBoYXQga2VpbmUgS2Fub25lbmt1Z2VsIGltIFNwaWVsLiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTE1Ij48L2E+KipQWi0xNSoqIEJlaSBqZWRlbSBXdXJmIGRhcmYgZGVpbmUgS2Fub25lbmt1Z2VsIGJlbGllYmlnZSBXw7xyZmVsIHRyZWZmZW4gdW5kIHZlcnNjaGllYmVuLiBTaWUgYmxlaWJlbiB2ZXJzY2hvYmVuLCBhdWNoIHdlbm4gZHUgZGllIEthbm9uZW5rdWdlbCB6dXLDvGNrbmltbXN0LiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTE2Ij48L2E+KipQWi0xNioqIEbDvHIgZWluZSBLYW5vbmVua3VnZWwgZ2lsdCBqZWRlIFJlZ2VsIGbDvHIgV8O8cmZlLCB1bmQgaWhyZSBGb3VscyBrb3N0ZW4gZWJlbnNvIHZpZWwuICooQnVjaCkqCgo8YSBpZD0icHotMzIiPjwvYT4qKlBaLTMyKiogRGllIHp3ZWl0ZSBLYW5vbmVua3VnZWwgZGFyZiBkaWUgZGVzIGVyc3RlbiBUZWFtcyBzY2hpZWJlbiwgZHJlaGVuIG9kZXIgdm9tIFRpc2NoIHN0b8OfZW4gd2llIGplZGVuIGFuZGVyZW4gV8O8cmZlbC4gRWluZSBoaW51bnRlcmdlc3Rvw59lbmUgS2Fub25lbmt1Z2VsIGlzdCBhdXMgZGVtIFNwaWVsLiAqKEF1c2xlZ3VuZykqCgojIyBWZXJzZW5rZW4KCjxhIGlkPSJwei0xNyI+PC9hPioqUFotMTcqKiBIYWJlbiBiZWlkZSBUZWFtcyBnZWZldWVydCwgbmVobXQgamVkZXMgU2NoaWZmIHdlZywgZGFzIHZvbSBSYW5kIGplZGVyIEluc2VsIG1laHIgYWxzIGVpbmUgU2VlbWVpbGUgZW50ZmVybnQgaXN0LiBLYW5vbmVua3VnZWxuIHdlcmRlbiBuaWNodCB3ZWdnZW5vbW1lbi4gKihCdWNoKSoKCjxhIGlkPSJwei0xOCI+PC9hPioqUFotMTgqKiBEYW5hY2ggdmVyc2Vua3QgamVkZXMgVGVhbSwgZGVzc2VuIEthbm9uZW5rdWdlbCBpbSBTcGllbCBpc3QsIGVpbm1hbCBkYW1pdCBTY2hpZmZlLCBpbiBkZXIgUmVpaGVuZm9sZ2UsIGluIGRlciBzaWUgZ2VmZXVlcnQgaGFiZW4uICooQnVjaCkqCgo8YSBpZD0icHotMTkiPjwvYT4qKlBaLTE5KiogRWluIFNjaGlmZiBvZGVyIGVpbmUgS2Fub25lbmt1Z2VsIGlzdCBzbyBzdGFyayB3aWUgZGVyIFdlcnQsIGRlbiBkZXIgV8O8cmZlbCB6ZWlndCwgdW5kIGluIEJlcsO8aHJ1bmcgbWl0IGVpbmVyIEluc2VsIGRvcHBlbHQgc28gc3RhcmsuICooQnVjaCkqCgo8YSBpZD0icHotMjAiPjwvYT4qKlBaLTIwKiogRGVpbmUgS2Fub25lbmt1Z2VsIGJlZHJvaHQgZmVpbmRsaWNoZSBTY2hpZmZlLCBkaWUgaMO2Y2hzdGVucyBlaW5lIFNlZW1laWxlIHZvbiBpaHIgZW50ZmVybnQgc2luZCAoUFotOCkuIEthbm9uZW5rdWdlbG4gdW5kIGV1cmUgZWlnZW5lbiBTY2hpZmZlIHNpbmQgbmllIGlociBaaWVsLiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTIxIj48L2E+KipQWi0yMSoqIEdlaHQgZGllIGZlaW5kbGljaGVuIFNjaGlmZmUgaW4gUmVpY2h3ZWl0ZSB2b20gc3TDpHJrc3RlbiB6dW0gc2Nod8OkY2hzdGVuIGR1cmNoIHVuZCB6w6RobHQgaWhyZSBTdMOkcmtlbiB6dXNhbW1lbi4gU29sYW5nZSBkaWUgU3VtbWUgbmljaHQgZ3LDtsOfZXIgaXN0IGFscyBkaWUgU3TDpHJrZSBldXJlciBLYW5vbmVua3VnZWwsIHNpbmt0IGRhcyBTY2hpZmY7IGJlaSBnbGVpY2hlciBTdW1tZSBzaW5rdCBlcyBub2NoLiBCZWltIGVyc3RlbiBTY2hpZmYsIG1pdCBkZW0gc2llIGdyw7bDn2VyIHfDvHJkZSwgaMO2cnQgaWhyIGF1ZiwgdW5kIGFsbGUgc2Nod8OkY2hlcmVuIFNjaGlmZmUgc2luZCBzaWNoZXIuICooQnVjaCkqCgo8YSBpZD0icHotMjIiPjwvYT4qKlBaLTIyKiogU2luZCBTY2hpZmZlIGdsZWljaCBzdGFyayB1bmQga29tbXQgZXMgZGFyYXVmIGFuLCB3ZWxjaGVzIHp1ZXJzdCBkcmFua29tbXQsIHfDpGhsdCBkYXMgVGVhbSwgZGFzIHNpZSB2ZXJzZW5rdC4gS29tbXQgZXMgbmljaHQgZGFyYXVmIGFuLCB3aXJkIG5pZW1hbmQgZ2VmcmFndC4gKihCdWNoKSoKCjxhIGlkPSJwei0yMyI+PC9hPioqUFotMjMqKiBOZWhtdCB2ZXJzZW5rdGUgU2NoaWZmZSB2b20gVGlzY2gsIGJldm9yIGRhcyBhbmRlcmUgVGVhbSBzZWluZSBLYW5vbmVua3VnZWwgZWluc2V0enQgdW5kIGJldm9yIGlyZ2VuZGV0d2FzIGdld2VydGV0IHdpcmQuICooQnVjaCwgQXVzbGVndW5nKSoKCj4gKkJlaXNwaWVsLiogRGllIEthbm9uZW5rdWdlbCB2b24gV2Vpw58gaGF0IFN0w6Rya2UgOS4gSW4gUmVpY2h3ZWl0ZSBzaW5kIGVpbiBzY2h3YXJ6ZXMgU2NoaWZmIGF1ZiBlaW5lciBJbnNlbCwgZGFzIDQgemVpZ3QgdW5kIGRhbWl0IFN0w6Rya2UgOCBoYXQsIHVuZCBlaW4gd2VpdGVyZXMsIGRhcyAzIHplaWd0LiBEYXMgZXJzdGUgc2lua3QuIE1pdCBkZW0gendlaXRlbiB3w6RyZW4gZXMgOCArIDMgPSAxMSwgbWVociBhbHMgOSwgdW5kIGVzIGJsZWlidC4KCjwhLS0gZXhhbXBsZTogc2lua2luZyAtLT4KCj4gKkJlaXNwaWVsLiogRWluZSBLYW5vbmVua3VnZWwgYXVmIGVpbmVyIEluc2VsIHplaWd0IDQ6IFN0w6Rya2UgOC4gSW4gUmVpY2h3ZWl0ZSBzaW5kIFNjaGlmZiBDLCBkYXMgYXVmIGVpbmVyIEluc2VsIGxpZWd0IHVuZCAzIHplaWd0LCBtaXQgU3TDpHJrZSA2OyBTY2hpZmYgQSwgbnVyIGtuYXBwIGluIFJlaWNod2VpdGUsIG1pdCA0OyB1bmQgU2NoaWZmIEIgbWl0IDIuIEMgc2lua3QuIE1pdCBBIHfDpHJlbiBlcyAxMCwgYWxzbyBow7ZydCBpaHIgZG9ydCBhdWYsIHVuZCBCIGlzdCBzaWNoZXIsIG9id29obCA2ICsgMiBuaWNodCBtZWhyIGFscyA4IGlzdC4KCiMjIERpZSBJbnNlbG4gd2VydGVuCgo8YSBpZD0icHotMjQiPjwvYT4qKlBaLTI0KiogQW4gamVkZXIgSW5zZWwgZ2lidCBqZWRlcyBTY2hpZmYgdW5kIGplZGUgS2Fub25lbmt1Z2VsIGluIEJlcsO8aHJ1bmcgbWl0IGlociBkZW0gZWlnZW5lbiBUZWFtIDIgS29udHJvbGxlLiBFaW4gV8O8cmZlbCBvaG5lIEJlcsO8aHJ1bmcgZ2lidCAxLCB3ZW5uIGVyIGjDtmNoc3RlbnMgZWluZSBTZWVtZWlsZSB2b20gUmFuZCBlbnRmZXJudCBpc3QuICooQnVjaCkqCgo8IS0tIGV4YW1wbGU6IGNvbnRyb2wgLS0+Cgo8YSBpZD0icHotMjUiPjwvYT4qKlBaLTI1KiogRWluIFfDvHJmZWwga2FubiBhbiBtZWhyIGFscyBlaW5lciBJbnNlbCBLb250cm9sbGUgZ2ViZW4uICooQnVjaCkqCgo8YSBpZD0icHotMjYiPjwvYT4qKlBaLTI2KiogSGF0IGRlaW4gVGVhbSBhbiBlaW5lciBJbnNlbCBtZWhyIEtvbnRyb2xsZSwgYmVrb21tdCBlcyBkaWUgRHVibG9uZW4gZGVyIEluc2VsLiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTI3Ij48L2E+KipQWi0yNyoqIElzdCBkaWUgS29udHJvbGxlIGdsZWljaCwgZ2VodCBkaWUgSW5zZWwgYW4gZGFzIFRlYW0sIGRhcyBtZWhyIFfDvHJmZWwgaW4gQmVyw7xocnVuZyBtaXQgaWhyIGhhdC4gSXN0IGF1Y2ggZGFzIGdsZWljaCwgesOkaGx0IGplZGVzIFRlYW0gZGllIFdlcnRlIHNlaW5lciBXw7xyZmVsIHp1c2FtbWVuLCBkaWUgZG9ydCBLb250cm9sbGUgZ2ViZW4sIGJlaSBkZW5lbiBpbiBCZXLDvGhydW5nIGRvcHBlbHQsIHVuZCBkaWUgaMO2aGVyZSBTdW1tZSBiZWtvbW10IGRpZSBJbnNlbC4gU2luZCBzb2dhciBkaWUgU3VtbWVuIGdsZWljaCwgYmVrb21tdCBqZWRlcyBUZWFtIGRpZSBIw6RsZnRlLiAqKEJ1Y2gpKgoKPCEtLSBleGFtcGxlOiB2YWx1ZXMgLS0+Cgo8YSBpZD0icHotMjgiPjwvYT4qKlBaLTI4KiogRWluZSBJbnNlbCwgYW4gZGVyIGtlaW4gV8O8cmZlbCBLb250cm9sbGUgZ2lidCwgYmVrb21tdCBuaWVtYW5kLiAqKEF1c2xlZ3VuZykqCgo+ICpCZWlzcGllbC4qIERpZSBTY2jDpGRlbGluc2VsIGlzdCAzMDAgd2VydC4gU2Nod2FyeiBoYXQgZWluIFNjaGlmZiBpbiBCZXLDvGhydW5nIHVuZCBlaW4gd2VpdGVyZXMgaW4gUmVpY2h3ZWl0ZSwgMiArIDEgPSAzIEtvbnRyb2xsZS4gV2Vpw58gaGF0IGVpbiBTY2hpZmYgdW5kIGRpZSBLYW5vbmVua3VnZWwgaW4gUmVpY2h3ZWl0ZSwgMSArIDEgPSAyOyBzZWluIGFuZGVyZXMgU2NoaWZmIGlzdCB6dSB3ZWl0IHdlZy4gU2Nod2FyeiBiZWtvbW10IDMwMC4KCj4gKkJlaXNwaWVsLiogRGFzIHdlacOfZSBTY2hpZmYgUzIgaXN0IGluIFJlaWNod2VpdGUgendlaWVyIEluc2VsbiwgZGllIGplIDMwMCB3ZXJ0IHNpbmQuIEFuIGRlciBlcnN0ZW4gaGF0IFdlacOfIGF1w59lcmRlbSBTNCBpbiBCZXLDvGhydW5nLCBkYXMgbWFjaHQgMyBLb250cm9sbGU7IFNjaHdhcnogaGF0IFMzIHVuZCBkaWUgS2Fub25lbmt1Z2VsIEMyIGluIFJlaWNod2VpdGUsIDIgS29udHJvbGxlLiBXZWnDnyBiZWtvbW10IDMwMC4gQW4gZGVyIHp3ZWl0ZW4gaGF0IFdlacOfIGF1w59lcmRlbSBkaWUgS2Fub25lbmt1Z2VsIEMxIGluIFJlaWNod2VpdGUsIDIgS29udHJvbGxlOyBTY2h3YXJ6IGhhdCBTMSBpbiBCZXLDvGhydW5nLCBlYmVuZmFsbHMgMiBLb250cm9sbGUuIE51ciBTY2h3YXJ6IGhhdCBlaW5lbiBXw7xyZmVsIGluIEJlcsO8aHJ1bmcsIGFsc28gYmVrb21tdCBTY2h3YXJ6IDMwMC4KCj4gKkJlaXNwaWVsLiogQW4gZGVyIFNjaGF0emluc2VsLCA1MDAgd2VydCwgaGFiZW4gYmVpZGUgVGVhbXMgMyBLb250cm9sbGUgdW5kIGVpbmVuIFfDvHJmZWwgaW4gQmVyw7xocnVuZywgYWxzbyBlbnRzY2hlaWRlbiBkaWUgV2VydGUuIERlciBzY2h3YXJ6ZSBXw7xyZmVsIGluIEJlcsO8aHJ1bmcgemVpZ3QgMiB1bmQgesOkaGx0IDQsIGRlciBhbmRlcmUgemVpZ3QgMzogNy4gRGVyIHdlacOfZSBXw7xyZmVsIGluIEJlcsO8aHJ1bmcgemVpZ3QgMSB1bmQgesOkaGx0IDIsIGRlciBhbmRlcmUgemVpZ3QgNDogNi4gU2Nod2FyeiBiZWtvbW10IDUwMC4KCiMjIEVuZGUgZGVzIFNwaWVscwoKPGEgaWQ9InB6LTI5Ij48L2E+KipQWi0yOSoqIElociBzcGllbHQgdmllciBSdW5kZW4uIE5hY2ggamVkZXIgdGF1c2NodCBpaHIgbWl0IGRlbSBhbmRlcmVuIFRlYW0gZGllIEVuZGVuLiAqKEJ1Y2gpKgoKPGEgaWQ9InB6LTMwIj48L2E+KipQWi0zMCoqIEplZGUgUnVuZGUgbmFjaCBkZXIgZXJzdGVuIGJlZ2lubnQgZGFzIFRlYW0gbWl0IG1laHIgRHVibG9uZW4uIFNlaWQgaWhyIGdsZWljaGF1Ziwgd8O8cmZlbHQgd2llIGluIFBaLTY6IERpZSBow7ZoZXJlIFphaGwgYmVnaW5udCwgYWJlciBkaWUgRW5kZW4gd2VyZGVuIGdldGF1c2NodCB3aWUgaW1tZXIuICooQnVjaCwgQXVzbGVndW5nKSoKCjxhIGlkPSJwei0zMSI+PC9hPioqUFotMzEqKiBEYXMgVGVhbSBtaXQgbWVociBEdWJsb25lbiBuYWNoIHZpZXIgUnVuZGVuIGdld2lubnQuIFNlaWQgaWhyIGdsZWljaGF1Ziwgc3BpZWx0IHdlaXRlcmUgUnVuZGVuLCBiaXMgZWluIFRlYW0gZsO8aHJ0LiBTaW5kIGRpZSBUZWFtcyBuYWNoIHp3YW56aWcgUnVuZGVuIG5vY2ggZ2xlaWNoYXVmLCB0ZWlsZW4gc2llIHNpY2ggZGVuIFNpZWcuICooQnVjaCwgQXVzbGVndW5nKSoK", "" + import.meta.url) },
	examples: [
		"sinking",
		"control",
		"values"
	],
	positions: [
		{
			name: "table",
			question: "toss.",
			after: 25
		},
		{
			name: "placing",
			question: "arrange.choose"
		},
		{
			name: "scoring",
			question: "toss.",
			leadsTo: "round-scored"
		},
		{
			name: "cannonball",
			question: "toss.",
			after: 33
		}
	],
	aim: aimAt,
	keyWords: {
		arrange: "arrange: {value}",
		end: "end: {value}",
		throw: "throw: {value}",
		again: "again: {value}",
		gunner: "gunner: {value}",
		sink: "sink: {value}"
	},
	wordFor,
	seatKeys: ["gunner"]
};
export { loaded };
