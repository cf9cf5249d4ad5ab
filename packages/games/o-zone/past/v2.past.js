// Rules version 2 of o-zone, kept by `npm run keep-rules`. Not to be changed.
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
function distanceBetween(a, b) {
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
var distanceOf = (a, b) => lengthOf(a.x - b.x, a.y - b.y);
var gapToDisk = (die, disk) => distanceTo(footprint(die), disk) - disk.diameter / 2;
function gapToEdge(die, felt, edge) {
	const spots = footprint(die);
	switch (edge) {
		case "far": return felt.length / 2 - Math.max(...spots.map(({ y }) => y));
		case "near": return felt.length / 2 + Math.min(...spots.map(({ y }) => y));
		case "right": return felt.width / 2 - Math.max(...spots.map(({ x }) => x));
		case "left": return felt.width / 2 + Math.min(...spots.map(({ x }) => x));
	}
}
var centreDistance = (die, other) => distanceOf(die.pose, "pose" in other ? other.pose : other);
var isOnDisk = (die, disk) => gapToDisk(die, disk) < -.15;
var isTooCloseToCall = (distance, nearest) => distance - nearest <= .500001;
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
function judge$1(judged, tossed, felt, line, stride) {
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
			distance: distanceBetween(pose, old.pose),
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
		return !liesFlat(die, felt, die.pose) && (lifted?.some((gone) => isInReach(die, gone)) ?? true) ? [i] : [];
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
var isInReach = (a, b) => distanceBetween(a.pose, b.pose) <= reachOf(a.kind, a.size) + reachOf(b.kind, b.size);
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
	judge$1(judged, piece, felt, line, {
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
var KEY_WORDS = {
	arrange: "arrange: {value}",
	end: "end: {value}",
	throw: "throw: {value}"
};
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
var listed = (words) => words.length < 2 ? words.join("") : i18n._("{others} and {last}", {
	others: words.slice(0, -1).join(", "),
	last: words.at(-1)
});
function sayStep(step) {
	switch (step.kind) {
		case "lifted": return i18n._("{id} lies on {target}: it is lifted off and set aside for {team}.", {
			id: step.id,
			target: i18n._(step.target),
			team: teamInWords(step.team)
		});
		case "zone": return i18n._("{team} has {dice, plural, one {one die} other {# dice}} set aside: {points} points.", {
			team: teamInWords(step.team),
			dice: step.dice,
			points: step.points
		});
		case "edge": return step.distance < 0 ? i18n._("{team}: {id} is nearest, {distance} over the scoring edge: twice {face}, {points} points.", bonusInWords(step)) : i18n._("{team}: {id} is nearest, {distance} from the scoring edge: twice {face}, {points} points.", bonusInWords(step));
		case "near": return i18n._("{team}: {id} is nearest, {distance} from the centre of {target}: {face} + {value}, {points} points.", {
			...bonusInWords(step),
			target: i18n._(step.target),
			value: step.points - step.face
		});
		case "too-close": return `${contestInWords(step.target, step.contenders)} ${step.winner === null ? i18n._("The highest value is on both sides: nobody gets the bonus.") : i18n._("The highest value is {team}'s.", { team: teamInWords(step.winner) })}`;
		case "bare": return i18n._("No die is left on the table: nobody gets the edge bonus or a near bonus.");
	}
}
var bonusInWords = ({ id, team, face, distance, points }) => ({
	id,
	team: teamInWords(team),
	face,
	distance: inMm(Math.abs(distance)),
	points
});
function contestInWords(target, all) {
	const contenders = listed(all.map(({ id, face, distance }) => i18n._("{id} showing {face} at {distance}", {
		id,
		face,
		distance: inMm(distance)
	})));
	return target === null ? i18n._("Too close to call at the scoring edge: {contenders}.", { contenders }) : i18n._("Too close to call at {target}: {contenders}.", {
		target: i18n._(target),
		contenders
	});
}
var ZONE_BONUS = 10;
function scoreRound({ felt, targets, dice, aside }) {
	const scores = [0, 0];
	const steps = [];
	for (const team of TEAMS) {
		if (aside[team] === 0) continue;
		const points = aside[team] * ZONE_BONUS;
		scores[team] += points;
		steps.push({
			kind: "zone",
			clause: "OZ-20",
			team,
			dice: aside[team],
			points
		});
	}
	if (dice.length === 0) steps.push({
		kind: "bare",
		clause: "OZ-25"
	});
	const award = (target, distanceOf, pointsOf) => {
		const contenders = contendersFor(dice, distanceOf);
		const best = bestOf(contenders);
		if (contenders.length > 1) steps.push({
			kind: "too-close",
			clause: "OZ-23",
			target,
			contenders,
			winner: best?.team ?? null
		});
		if (best === null) return null;
		const points = pointsOf(best.face);
		scores[best.team] += points;
		return {
			...best,
			points
		};
	};
	const edge = award(null, (die) => gapToEdge(die, {
		...felt,
		disks: []
	}, "far"), (face) => 2 * face);
	if (edge) steps.push({
		kind: "edge",
		clause: "OZ-21",
		...edge
	});
	return {
		scores,
		edge,
		near: targets.map((target) => {
			const bonus = award(target.name, (die) => centreDistance(die, target), (face) => face + target.value);
			if (bonus) steps.push({
				kind: "near",
				clause: "OZ-22",
				target: target.name,
				...bonus
			});
			return bonus;
		}),
		steps
	};
}
function contendersFor(dice, distanceOf) {
	const measured = dice.map((die) => ({
		id: die.id,
		team: die.team,
		face: die.face,
		distance: distanceOf(die)
	}));
	const least = Math.min(...measured.map(({ distance }) => distance));
	return measured.filter(({ distance }) => isTooCloseToCall(distance, least)).sort((a, b) => a.distance - b.distance || byId(a, b));
}
function bestOf(contenders) {
	const highest = Math.max(...contenders.map(({ face }) => face));
	const [best, ...level] = contenders.filter(({ face }) => face === highest);
	return best && level.every(({ team }) => team === best.team) ? best : null;
}
var mate = {
	id: "mate",
	choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition)
};
var ANSWERS = {
	...PLAIN_ANSWERS,
	"toss.throw": (asked) => mateToss(asked, (report) => lead(asked.seen.view, asked.f, report, asked.edition))
};
function lead(board, f, report, edition) {
	const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled;
	const dice = withOwners(report.dice, board.dice, f).filter(({ id }) => !isFoul || id !== f.id);
	const onTarget = dice.filter((die) => board.goals.some((goal) => isOnDisk(die, goal)));
	const [black = 0, white = 0] = board.aside;
	const aside = [black, white];
	for (const { team } of onTarget) aside[team]++;
	const left = dice.filter((die) => !onTarget.includes(die));
	const { scores } = scoreRound({
		felt: edition.table,
		targets: board.goals,
		dice: left,
		aside
	});
	const mine = f.team;
	return scores[mine] - scores[otherTeam(mine)] - foulCost(report, edition);
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
		"least": 200,
		"most": 700
	},
	goals: [
		{
			"name": "Port",
			"value": 3
		},
		{
			"name": "Starboard",
			"value": 3
		},
		{
			"name": "Masthead",
			"value": 6
		}
	],
	presets: [
		{
			"name": "usual",
			"spots": [
				{
					"x": -170,
					"y": 562
				},
				{
					"x": 170,
					"y": 562
				},
				{
					"x": 0,
					"y": 672
				}
			]
		},
		{
			"name": "in line",
			"spots": [
				{
					"x": -220,
					"y": 620
				},
				{
					"x": 220,
					"y": 620
				},
				{
					"x": 0,
					"y": 620
				}
			]
		},
		{
			"name": "one behind the other",
			"spots": [
				{
					"x": 0,
					"y": 440
				},
				{
					"x": 0,
					"y": 560
				},
				{
					"x": 0,
					"y": 680
				}
			]
		},
		{
			"name": "wide apart",
			"spots": [
				{
					"x": -330,
					"y": 700
				},
				{
					"x": 330,
					"y": 700
				},
				{
					"x": 0,
					"y": 480
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
	penalty: 4,
	setsAside: true,
	diceEach: 5,
	goalScore: 100
};
var schema = z.strictObject({
	...TOSS_FIELDS,
	diceEach: z.int().check(z.gte(1), z.lte(10)),
	goalScore: z.int().check(z.gte(1), z.lte(1e5))
});
function readEdition(data) {
	const read = readEditionWith(schema, data);
	if (!read.ok) return read;
	const problem = problemWith(read.value, 0, read.value.table.length / 2);
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
function say(event, names) {
	if (isTossEvent(event)) return sayToss(event, names);
	const { round, steps, points: [black, white], totals } = event;
	const bonuses = steps.map(sayStep).join(" ");
	return {
		text: i18n._("Round {round} scored. {bonuses} Black {black}, White {white}; in all {total}.", {
			round,
			bonuses,
			black,
			white,
			total: pairInWords(totals)
		}),
		clause: "OZ-19"
	};
}
var FACTS = {
	id: "o-zone",
	title: "Classic O-Zone",
	law: "OZ",
	seats: {
		min: 2,
		max: 10,
		usual: 2
	},
	says: {
		en: "Toss dice at three targets. Real physics, to 100.",
		de: "Wirf Würfel auf drei Ziele. Echte Physik, bis 100."
	},
	minutes: [20, 20],
	isTossed: true
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
var match = {
	open: { run(ctx, f) {
		f.at = "first";
		ctx.call({
			step: "opening",
			at: "arrange"
		});
	} },
	first: { run(ctx, f) {
		ctx.board.first = leaderFirst(ctx);
		f.at = "round";
	} },
	round: { run(ctx, f) {
		f.at = "judge";
		ctx.call({
			step: "round",
			at: "begin"
		});
	} },
	judge: { run(ctx, f) {
		const scores = TEAMS.map((team) => crewOf(ctx.board, team).score);
		const [black, white] = scores;
		if (!(Math.max(...scores) >= ctx.edition.goalScore && black !== white) && ctx.board.round < 40) {
			f.at = "first";
			return;
		}
		return endMatch(ctx);
	} }
};
var round = {
	begin: { run(ctx, f) {
		const { diceEach: each } = ctx.edition;
		clearFelt(ctx.board, each);
		ctx.tell({
			kind: "round-begun",
			round: ctx.board.round,
			first: ctx.board.first
		});
		f.at = "score";
		ctx.call({
			step: "tosses",
			at: "next",
			team: ctx.board.first,
			role: "die",
			each
		});
	} },
	score: { run(ctx) {
		const { goals, dice, aside } = ctx.board;
		const [black = 0, white = 0] = aside;
		const { scores, steps } = scoreRound({
			felt: ctx.edition.table,
			targets: goals,
			dice,
			aside: [black, white]
		});
		for (const team of TEAMS) crewOf(ctx.board, team).score += scores[team];
		const totals = TEAMS.map((team) => crewOf(ctx.board, team).score);
		ctx.tell({
			kind: "scored",
			round: ctx.board.round,
			steps,
			dice,
			points: [...scores],
			totals
		});
		return ctx.done();
	} }
};
var OPENING_CHOICES = 8;
var { id, title, law, seats } = FACTS;
var loaded = {
	game: {
		id,
		title,
		version: 2,
		law,
		seats,
		longest: OPENING_CHOICES + 800,
		options: TOSS_OPTIONS,
		edition: EDITION,
		readEdition,
		prepare: loadPhysics,
		setup: ({ options, seats }) => ({
			board: newTossBoard(seats, options, false),
			frame: {
				step: "match",
				at: "open"
			}
		}),
		steps: {
			match,
			opening,
			arrange,
			muster,
			round,
			tosses,
			toss
		},
		explanations,
		view: showTossBoard,
		determinize: showTossBoard,
		draw: (view, names, edition) => `${drawFelt(view, edition.table)}\n${drawTeams(view, names)}`,
		say,
		prompts: tossPrompts
	},
	bots: [mate],
	rulebook: new URL("data:text/markdown;base64,IyBDbGFzc2ljIE8tWm9uZQoKVG9zcyBkaWNlIG92ZXIgYSBmb3VsIGxpbmUgYXQgdGhyZWUgdGFyZ2V0czogbGFuZCBvbiBvbmUsIGxpZSBjbG9zZXN0IHRvIG9uZSwgb3Igc3RvcCBqdXN0IHNob3J0IG9mIHRoZSBmYXIgZWRnZS4gVGhlIGZpcnN0IHRlYW0gdG8gMTAwIHBvaW50cyB3aW5zLgoKMiB0ZWFtcyB3aXRoIDEgdG8gNSBwbGF5ZXJzIGVhY2g7IGEgcm91bmQgaXMgdGVuIHRvc3Nlcy4gVGhlIGJvb2sgc3RhdGVzIG5laXRoZXIgYW4gYWdlIG5vciBhIHBsYXlpbmcgdGltZS4KCiowLVpPTkUqLCBhcyB0aGUgYm94IHNwZWxscyBpdCwgaGFzIGl0cyBkZXNpZ24gYW5kIGdyYXBoaWNzIGJ5IE1pa2UgUGV0dHkgYW5kIGlzIHB1Ymxpc2hlZCBieSBNaWtlIFBldHR5IEdhbWVzOyBjb3B5cmlnaHQgMjAyNCAtIDIwMjUgYnkgTWlrZSBQZXR0eSBHYW1lcy4gVGhlIHJ1bGVzIGhlcmUgYXJlIHRvbGQgaW4gbmV3IHdvcmRzLiBFYWNoIGNsYXVzZSBzYXlzIHdoZXJlIGl0IGNvbWVzIGZyb206ICoqYm9vayoqIGZvciB0aGUgcHVibGlzaGVkIHJ1bGVzLCAqKnJ1bGluZyoqIHdoZXJlIHRoZSBib29rIGlzIHNpbGVudCBvciB1bmNsZWFyIGFuZCB0aGlzIGhvdXNlIGRlY2lkZXMsICoqZWRpdGlvbioqIGZvciBkYXRhIHRoYXQgd2FzIHJlYnVpbHQgYmVjYXVzZSB0aGUgYm9vayBkb2VzIG5vdCBnaXZlIGl0OiB0aGUgbWVhc3VyZXMgb2YgdGhlIHRhYmxlLCB0aGUgZGljZSBhbmQgdGhlIGRpc2tzLCB0aGUgdXN1YWwgcGxhY2VzIG9mIHRoZSB0YXJnZXRzLCBhbmQgdGhlIGxhcmdlc3Qgc2l6ZSBvZiBhIHRlYW0uIEFuIG93bmVyIG9mIHRoZSBib3ggY2FuIGxvYWQgYW5vdGhlciBlZGl0aW9uLgoKIyMgVGhlIHRhYmxlCgo8YSBpZD0ib3otMSI+PC9hPioqT1otMSoqIFlvdSBwbGF5IGluIHR3byB0ZWFtcywgd2l0aCBvbmUgcGxheWVyIG9yIG1vcmUgaW4gZWFjaC4gVGhlIHRlYW1zIG5lZWQgbm90IGJlIGVxdWFsbHkgbGFyZ2UuICooYm9vaykqCgo8YSBpZD0ib3otMiI+PC9hPioqT1otMioqIFlvdXIgdGVhbSB0b3NzZXMgZml2ZSBzaXgtc2lkZWQgZGljZSwgYWxsIG9mIGl0cyBvd24gY29sb3VyLiAqKGJvb2spKgoKPGEgaWQ9Im96LTMiPjwvYT4qKk9aLTMqKiBOZWFyIG9uZSBlbmQgb2YgdGhlIHRhYmxlIHRocmVlIHJvdW5kIHRhcmdldHMgbGllIGZsYXQ6IHR3byBzYXkgImRpZSArIDMiLCBvbmUgc2F5cyAiZGllICsgNiIuIExheSB0aGVtIG91dCBhcyB5b3UgbGlrZTogZHJhZyB0aGVtLCB0YWtlIG9uZSBvZiB0aGUgcHJlc2V0cyAqdXN1YWwqLCAqaW4gbGluZSosICpvbmUgYmVoaW5kIHRoZSBvdGhlciogYW5kICp3aWRlIGFwYXJ0Kiwgb3IgbGV0IGNoYW5jZSBmaW5kIGEgbGVnYWwgcGxhY2UgZm9yIGVhY2guICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJvei00Ij48L2E+KipPWi00KiogVHdvIGZvdWwgZGlza3MgbGllIGJldHdlZW4gdGhlIG1pZGRsZSBvZiB0aGUgdGFibGUgYW5kIHRoZSBlbmQgd2l0aG91dCB0YXJnZXRzLiBJbWFnaW5lIGEgc3RyYWlnaHQgbGluZSB0aHJvdWdoIHRoZW0gZnJvbSBzaWRlIHRvIHNpZGU6IHRoYXQgaXMgdGhlIGZvdWwgbGluZS4gKihib29rKSoKCjxhIGlkPSJvei01Ij48L2E+KipPWi01KiogU3RhbmQgYXQgdGhlIGVuZCBhY3Jvc3MgZnJvbSB0aGUgdGFyZ2V0cyB0byB0b3NzLiBUaGUgZWRnZSBiZWhpbmQgdGhlIHRhcmdldHMsIHRoZSBvbmUgZmFydGhlc3QgZnJvbSB5b3UsIGlzIHRoZSAqc2NvcmluZyBlZGdlKi4gKihib29rKSoKCjxhIGlkPSJvei02Ij48L2E+KipPWi02KiogVW5sZXNzIHlvdSBsb2FkIGFub3RoZXIgZWRpdGlvbiwgYSBwb2NrZXQtc2l6ZWQgYm94IGlzIHBsYXllZCBvbiBhIHRhYmxlIG9mIDYwIMOXIDMwIGluY2hlcywgd2hpY2ggaXMgMTUyNCDDlyA3NjIgbW0uIERpY2UgbWVhc3VyZSAxNiBtbTsgdGFyZ2V0cyBhcmUgNTAgbW0gYWNyb3NzIGFuZCAyIG1tIHRoaWNrOyBmb3VsIGRpc2tzIGFyZSAzOCBtbSBhY3Jvc3MuIFRoZSBmb3VsIGxpbmUgaXMgMzgxIG1tIGZyb20gdGhlIHRvc3NpbmcgZWRnZS4gVGhlICs2IHRhcmdldCBsaWVzIG9uIHRoZSBjZW50cmUgbGluZSwgOTAgbW0gZnJvbSB0aGUgZmFyIGVkZ2U7IHRoZSArMyB0YXJnZXRzIGxpZSAyMDAgbW0gZnJvbSB0aGF0IGVkZ2UsIDE3MCBtbSB0byB0aGUgbGVmdCBhbmQgcmlnaHQuIEV2ZXJ5IG9uZSBvZiB0aGVzZSBtZWFzdXJlcyBpcyBlZGl0aW9uIGRhdGEuIEhvd2V2ZXIgeW91IGxheSBvdXQgdGhlIHRhcmdldHMsIGVhY2ggbXVzdCBiZSB3aG9sbHkgb24gdGhlIHRhYmxlIGFuZCBiZXlvbmQgaXRzIG1pZGRsZSBsaW5lLCBhbmQgbm8gdHdvIG1heSBvdmVybGFwOyBhIGxheW91dCB0aGF0IGJyZWFrcyB0aGlzIGlzIHJlZnVzZWQsIGFuZCB5b3UgYXJlIHRvbGQgd2h5LiAqKGVkaXRpb24pKgoKPGEgaWQ9Im96LTMxIj48L2E+KipPWi0zMSoqIE5vdGhpbmcgbW92ZXMgYSB0YXJnZXQsIGFuIGlzbGFuZCBvciBhIGZvdWwgZGlzay4gRGljZSBib3VuY2Ugb2ZmIHRoZW0gYW5kIGNhbiBzdG9wIG9uIHRvcCBvZiB0aGVtLiAqKHJ1bGluZykqCgo8YSBpZD0ib3otMzQiPjwvYT4qKk9aLTM0KiogVGhlIGhvc3QgbGF5cyBvdXQgdGhlIGZvdWwgZGlza3MgYW5kIHRoZSB0YXJnZXRzIChvciBpc2xhbmRzKSBiZWZvcmUgdGhlIGZpcnN0IHJvbGwsIGFuZCB0aGVyZSB0aGV5IHN0YXkgdW50aWwgdGhlIGdhbWUgZW5kcy4gQSB0ZWFtIGhhcyBmaXZlIHBsYXllcnMgYXQgbW9zdC4gKihydWxpbmcsIGVkaXRpb24pKgoKIyMgVGFraW5nIHR1cm5zCgo8YSBpZD0ib3otMzMiPjwvYT4qKk9aLTMzKiogV2hvZXZlciBpcyBmaXJzdCBpbiB5b3VyIHRlYW0ncyBvcmRlciBpcyBpdHMgY2FwdGFpbiBhbmQgY2hvb3NlcyBmb3IgdGhlIHRlYW06IHRoZSBvcmRlciBvZiBwbGF5LCBhbmQgaW4gUGlyYXRlIE8tWm9uZSB0aGUgZW5kIG9mIHRoZSB0YWJsZSwgdGhlIGd1bm5lciBhbmQgd2hpY2ggc2hpcCBzaW5rcy4gQm90aCBndW5uZXJzIGFyZSBuYW1lZCBiZWZvcmUgYW55IGNhbm5vbmJhbGwgb2YgdGhlIHJvdW5kIGlzIHRvc3NlZDsgdGhlIHRlYW0gdGhhdCBiZWdhbiB0aGUgcm91bmQgbmFtZXMgZmlyc3QuICoocnVsaW5nKSoKCjxhIGlkPSJvei04Ij48L2E+KipPWi04KiogQmVmb3JlIHRoZSBnYW1lLCBzZXR0bGUgdGhlIG9yZGVyIGluIHdoaWNoIHlvdXIgdGVhbSdzIHBsYXllcnMgdG9zczsgaXQgaG9sZHMgdW50aWwgdGhlIGdhbWUgaXMgb3Zlci4gQSBuZXcgcm91bmQgZ29lcyBvbiB3aXRoIHRoZSBuZXh0IHBsYXllciBpbiBsaW5lIGFuZCBkb2VzIG5vdCBzdGFydCBhZ2FpbiB3aXRoIHRoZSBmaXJzdC4gKihib29rLCBydWxpbmcpKgoKPGEgaWQ9Im96LTciPjwvYT4qKk9aLTcqKiBUbyBzZWUgd2hvIGJlZ2lucyB0aGUgZmlyc3Qgcm91bmQsIGVhY2ggdGVhbSByb2xscyBhIGRpZS4gVGhlIGhpZ2hlciBudW1iZXIgZ29lcyBmaXJzdDsgZXF1YWwgbnVtYmVycyBhcmUgcm9sbGVkIGFnYWluLiAqKGJvb2spKgoKPGEgaWQ9Im96LTkiPjwvYT4qKk9aLTkqKiBUaGUgdGVhbXMgdGFrZSB0dXJucywgYW5kIG9uIGEgdHVybiBvbmUgcGxheWVyIHRvc3NlcyBvbmUgZGllLiBPbmNlIGFsbCBmaXZlIGRpY2Ugb2YgYm90aCB0ZWFtcyBoYXZlIGJlZW4gdG9zc2VkLCB0aGUgcm91bmQgaXMgb3Zlci4gKihib29rKSoKCjxhIGlkPSJvei0xMCI+PC9hPioqT1otMTAqKiBFdmVyeSBsYXRlciByb3VuZCBpcyBiZWd1biBieSB0aGUgdGVhbSB3aXRoIG1vcmUgcG9pbnRzLiBJZiBuZWl0aGVyIGhhcyBtb3JlLCByb2xsIGFzIGluIE9aLTcuICooYm9vaykqCgojIyBMZXR0aW5nIGdvCgo8YSBpZD0ib3otMjciPjwvYT4qKk9aLTI3KiogWW91IHRvc3MgYnkgY2hvb3Npbmcgd2hlcmUgeW91ciBoYW5kIGxldHMgZ28sIGhvdyBmYXN0IGFuZCB3aGljaCB3YXkgdGhlIGRpZSBmbGllcywgYW5kIGhvdyBpdCBzcGlucy4gWW91ciBoYW5kIG1heSBiZSBiZXR3ZWVuIHRoZSBsb25nIHNpZGVzIG9mIHRoZSB0YWJsZSwgMjAgdG8gNDAwIG1tIHVwLCBhbmQgYXMgZmFyIGFzIDIwMCBtbSBiZWhpbmQgb3IgMzAwIG1tIGJleW9uZCB0aGUgdG9zc2luZyBlZGdlLCBidXQgbm90IGJleW9uZCB0aGUgZm91bCBsaW5lLiBTcGVlZCBnb2VzIHVwIHRvIDYgbS9zLCBzcGluIHVwIHRvIDE2MCByYWQvcy4gQSB0b3NzIGJleW9uZCB0aGVzZSBib3VuZHMgaXMgcmVmdXNlZCwgYW5kIHNvIGlzIG9uZSB0aGF0IHdvdWxkIHN0YXJ0IGluc2lkZSBhbm90aGVyIGRpZS4gVGhlIGJvdW5kcyBhcmUgZWRpdGlvbiBkYXRhLiAqKHJ1bGluZykqCgo8YSBpZD0ib3otMjgiPjwvYT4qKk9aLTI4KiogWW91IGNhbm5vdCB0aHJvdyBhIHNpeCBvbiBwdXJwb3NlLCBhbmQgdGhhdCBjYW4gYmUgcHJvdmVkLiBCZWZvcmUgZWFjaCB0b3NzIHRoZSBzZWFsZWQgcmFuZG9tbmVzcyBvZiB0aGUgbWF0Y2ggcGlja3Mgb25lIG9mIHRoZSB3YXlzIHRvIHR1cm4gdGhlIG51bWJlcnMgYXJvdW5kIHRoZSBkaWU6IDI0IHdpdGggc2l4IHNpZGVzLCA2MCB3aXRoIHR3ZWx2ZS4gVGhlIGJvZHkgZmxpZXMgdGhlIHNhbWUgd2l0aCBhbnkgb2YgdGhlbSwgc28gaG93ZXZlciB5b3UgdGhyb3csIGVhY2ggZmFjZSBpcyBleGFjdGx5IGFzIGxpa2VseSBhcyB0aGUgbmV4dC4gWW91ciBza2lsbCBkZWNpZGVzIHdoZXJlIHRoZSBkaWUgbGFuZHMsIG5ldmVyIHdoYXQgaXQgc2hvd3MgZmlyc3QuICoocnVsaW5nKSoKCjxhIGlkPSJvei0yOSI+PC9hPioqT1otMjkqKiBZb3VyIGhhbmQgdHJlbWJsZXMuIE9uY2UgeW91IGhhdmUgY29tbWl0dGVkIHRvIGEgdG9zcywgc2VhbGVkIHJhbmRvbW5lc3MgY2hhbmdlcyBpdCBzbGlnaHRseTogYnkgYSBub3JtYWwgZGlzdHJpYnV0aW9uIHdpdGggc3RhbmRhcmQgZGV2aWF0aW9ucyBvZiAyICUgb2YgdGhlIHNwZWVkLCAxwrAgb2YgZGlyZWN0aW9uIGFuZCA1ICUgb2YgdGhlIHNwaW4sIHVubGVzcyBzZXQgb3RoZXJ3aXNlLCBhbmQgbmV2ZXIgYnkgbW9yZSB0aGFuIHRocmVlIG9mIHRoZW0uIFRoZSByZXN1bHQgbWF5IGxpZSBvdXRzaWRlIHRoZSBib3VuZHMgb2YgT1otMjcuIE5vIHBsYXllciwgYm90IG9yIHNjcmlwdCBjYW4gd29yayBvdXQgYSB0b3NzIGluIGFkdmFuY2UsIHlldCBza2lsbCBzdGlsbCBzaG93cy4gKihydWxpbmcpKgoKPGEgaWQ9Im96LTMwIj48L2E+KipPWi0zMCoqIE9uZSBhbmQgdGhlIHNhbWUgdG9zcyBlbmRzIGluIG9uZSBhbmQgdGhlIHNhbWUgd2F5LCB0byB0aGUgbGFzdCBiaXQ6IG9uIHRoZSBzZXJ2ZXIsIGluIGFueSBicm93c2VyLCBhbmQgd2hlbmV2ZXIgaXQgaXMgcmVwbGF5ZWQuICoocnVsaW5nKSoKCiMjIEZvdWxzCgo8YSBpZD0ib3otMTEiPjwvYT4qKk9aLTExKiogWW91ciBkaWUgbXVzdCB0b3VjaCB0aGUgdGFibGUgYmVmb3JlIGl0cyBjZW50cmUgZ29lcyBwYXN0IHRoZSBmb3VsIGxpbmUsIG9yIHRoZSB0b3NzIGlzIGEgZm91bC4gQSBmb3VsIGRpc2sgaXMgYXMgZ29vZCBhcyB0aGUgdGFibGU7IGFub3RoZXIgZGllIGlzIG5vdC4gQSBkaWUgdGhhdCB0b3VjaGVzIG5vIHRhYmxlIGF0IGFsbCBpcyBhIGZvdWwgYXMgd2VsbC4gKihib29rLCBydWxpbmcpKgoKPCEtLSBleGFtcGxlOiBmb3VsLWxpbmUgLS0+Cgo8YSBpZD0ib3otMTIiPjwvYT4qKk9aLTEyKiogT25jZSBpdCBoYXMgdG91Y2hlZCB0aGUgdGFibGUsIHlvdXIgZGllIG11c3Qgcm9sbDogaWYgaXQgbWVyZWx5IHNsaWRlcywgdGhhdCBpcyBhIGZvdWwuIFdoYXQgY291bnRzIGlzIGl0cyB3YXkgZnJvbSBmaXJzdCB0b3VjaGluZyB0aGUgdGFibGUgdW50aWwgaXQgbGllcyBzdGlsbCBvciBsZWF2ZXMgaXQsIHN0cmlrZXMgb24gb3RoZXIgZGljZSBpbmNsdWRlZDogaXQgaGFzIHJvbGxlZCBpZiBvbiB0aGF0IHdheSBpdCB0dXJuZWQgYnkgNDXCsCBvciBtb3JlIGFib3V0IGEgaG9yaXpvbnRhbCBheGlzLCBvciB0aGUgZmFjZSBvbiB0b3AgY2hhbmdlZC4gQSBkaWUgZXhhY3RseSBhdCB0aGUgbGluZSwgb24gaXQgb3IgYWJvdmUgaXQsIGhhcyBub3QgY3Jvc3NlZCB5ZXQuIElmIGl0IHN0b3BzIHNob3J0IG9mIHRoZSBsaW5lLCBoYXZpbmcgcm9sbGVkIGlzIGFsbCB0aGF0IGlzIGFza2VkLiAqKGJvb2ssIHJ1bGluZykqCgo8YSBpZD0ib3otMTMiPjwvYT4qKk9aLTEzKiogVGFrZSBhIGZvdWxlZCBkaWUgb2ZmIHRoZSB0YWJsZS4gWW91IGRvIG5vdCBnZXQgaXQgYmFjayB0aGlzIHJvdW5kLiAqKGJvb2spKgoKPGEgaWQ9Im96LTE0Ij48L2E+KipPWi0xNCoqIEZvciBlYWNoIGRpZSB0aGF0IHlvdXIgZm91bGVkIGRpZSBkaXN0dXJiZWQsIGl0c2VsZiBvciBieSBwdXNoaW5nIGFub3RoZXIgaW50byBpdCwgeW91ciB0ZWFtIGxvc2VzIDQgcG9pbnRzLiBEaXN0dXJiZWQgbWVhbnMgdGhhdCBpdCBtb3ZlZCBieSBtb3JlIHRoYW4gMSBtbSBvciBzaG93cyBhbm90aGVyIHZhbHVlIHdoZW4gaXQgbGllcyBzdGlsbC4gRGlzdHVyYmVkIGRpY2UgYXJlIG5vdCBwdXQgYmFjay4gWW91ciBzY29yZSBjYW4gZHJvcCBiZWxvdyB6ZXJvLiAqKGJvb2ssIHJ1bGluZykqCgojIyBXaGVuIHRoZSBkaWNlIGxpZSBzdGlsbAoKPGEgaWQ9Im96LTE1Ij48L2E+KipPWi0xNSoqIE9mZiB0aGUgdGFibGUgbWVhbnMgb3V0IHVudGlsIHRoZSByb3VuZCBlbmRzLCBmb3IgdGhlIGRpZSB5b3UgdG9zc2VkIGFuZCBmb3IgYW55IGRpZSBpdCBrbm9ja3Mgb2ZmLiBMZWF2aW5nIHRoZSB0YWJsZSBpcyBub3QgaW4gaXRzZWxmIGEgZm91bC4gKihib29rKSoKCjxhIGlkPSJvei0xNiI+PC9hPioqT1otMTYqKiBXaGF0IGEgZGllIHNob3dzIG9uIHRvcCB3aGVuIGl0IGxpZXMgc3RpbGwgaXMgaXRzIHZhbHVlLiBBIGRpZSB0b3NzZWQgbGF0ZXIgY2FuIGNoYW5nZSB0aGF0IHZhbHVlLCBhbmQgdGhlIHBsYWNlIGFzIHdlbGwuICooYm9vaykqCgo8YSBpZD0ib3otMTciPjwvYT4qKk9aLTE3KiogSWYgYW55IGRpZSBsaWVzIHN0aWxsIG9uIGEgdGFyZ2V0IGFmdGVyIGEgdG9zcywgZXZlbiB3aXRoIGp1c3QgYSBwYXJ0IG9mIGl0LCBsaWZ0IGl0IG9mZiBhbmQgc2V0IGl0IGFzaWRlIGZvciBpdHMgb3duZXIsIHdob2V2ZXIgdG9zc2VkOiBpdCBlYXJucyAxMCBwb2ludHMgKE9aLTIwKSBhbmQgaGFzIG5vIG1vcmUgdG8gZG8gd2l0aCB0aGUgdGFibGUuIEEgZGllIGlzIG9uIGEgdGFyZ2V0IGlmIHNvbWUgcGFydCBvZiBpdCBpcyBzdHJhaWdodCBhYm92ZSB0aGUgZGlzazsganVzdCB0b3VjaGluZyB0aGUgcmltIGZyb20gb3V0c2lkZSBpcyBub3QgZW5vdWdoLiBBIGZvdWxlZCBkaWUgaXMgdGFrZW4gb2ZmIChPWi0xMykgYW5kIG5ldmVyIHNldCBhc2lkZSwgYnV0IGEgZGllIHRoYXQgaXQgcHVzaGVkIG9udG8gYSB0YXJnZXQgaXMuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJvei0xOCI+PC9hPioqT1otMTgqKiBBIGRpZSBpcyBjb2NrZWQgaWYgaXQgbGVhbnMgb24gYW5vdGhlciBkaWUgb3Igb24gYSBkaXNrIGFuZCBub25lIG9mIGl0cyBmYWNlcyBpcyB3aXRoaW4gMjbCsCBvZiBsZXZlbDsgdGhlIDE0wrAgYnkgd2hpY2ggYSBkaWUgY2FuIHRpbHQgb24gdGhlIHJpbSBvZiBhIGRpc2sgZG8gbm90IG1ha2UgaXQgY29ja2VkLiBBIGNvY2tlZCBkaWUgc2hvd3MgdGhlIGZhY2UgdGhhdCBwb2ludHMgdXAgbW9zdCBuZWFybHkuIElmIHR3byBmYWNlcyBkbyBzbyBlcXVhbGx5LCBhIGZhaXIgcm9sbCBkZWNpZGVzIHRoZSB2YWx1ZSwgYW5kIG9ubHkgdGhlIHZhbHVlLCBvZiB0aGF0IGRpZS4gKihydWxpbmcpKgoKPGEgaWQ9Im96LTMyIj48L2E+KipPWi0zMioqIERpY2UgdGhhdCByZXN0ZWQgb24gYSBkaWUgd2hpY2ggaXMgdGFrZW4gb2ZmIHNldHRsZSBieSB0aGUgc2FtZSBwaHlzaWNzIGJlZm9yZSBhbnl0aGluZyBtb3JlIGlzIGp1ZGdlZC4gVGhlIHBsYWNlcyB0aGV5IHNldHRsZSBpbiBjb3VudCwgYW5kIE9aLTE1IHRvIE9aLTE3IGFwcGx5IHRvIHRoZW0gKE9aLTE3IG5vdCBpbiBQaXJhdGUgTy1ab25lKS4gTm90aGluZyB0aGF0IG1vdmVzIGluIHRoaXMgd2F5IGlzIGRpc3R1cmJlZCBhcyBPWi0xNCBtZWFucyBpdC4gKihydWxpbmcpKgoKIyMgU2NvcmluZyBhIHJvdW5kCgo8YSBpZD0ib3otMTkiPjwvYT4qKk9aLTE5KiogRmlyc3Qgc2NvcmUgdGhlIHpvbmUgYm9udXMsIHRoZW4gdGhlIGVkZ2UgYm9udXMsIHRoZW4gdGhlIG5lYXIgYm9udXMuICooYm9vaykqCgo8YSBpZD0ib3otMjAiPjwvYT4qKk9aLTIwKiogWm9uZSBib251czogZXZlcnkgZGllIHNldCBhc2lkZSBmb3IgeW91ciB0ZWFtIGJyaW5ncyB5b3UgMTAgcG9pbnRzLiAqKGJvb2spKgoKPGEgaWQ9Im96LTIxIj48L2E+KipPWi0yMSoqIEVkZ2UgYm9udXM6IG9mIGFsbCBkaWNlIG9uIHRoZSB0YWJsZSwgdGhlIG9uZSBjbG9zZXN0IHRvIHRoZSBzY29yaW5nIGVkZ2UgYnJpbmdzIGl0cyB0ZWFtIHR3aWNlIGl0cyB2YWx1ZS4gTWVhc3VyZSB0byB0aGUgZWRnZSBmcm9tIHdoaWNoZXZlciBwb2ludCBvZiB0aGUgZGllIGlzIG5lYXJlc3QuICooYm9vaywgcnVsaW5nKSoKCjxhIGlkPSJvei0yMiI+PC9hPioqT1otMjIqKiBOZWFyIGJvbnVzOiBhdCBlYWNoIHRhcmdldCwgdGhlIGNsb3Nlc3QgZGllIG9uIHRoZSB0YWJsZSBicmluZ3MgaXRzIHRlYW0gaXRzIHZhbHVlIGFuZCB0aGUgbnVtYmVyIG9mIHRoZSB0YXJnZXQsIDMgb3IgNiwgb24gdG9wLiBNZWFzdXJlIGJldHdlZW4gdGhlIGNlbnRyZSBvZiB0aGUgZGllIGFuZCB0aGUgbWFyayBpbiB0aGUgY2VudHJlIG9mIHRoZSB0YXJnZXQuICooYm9vaykqCgo8YSBpZD0ib3otMjMiPjwvYT4qKk9aLTIzKiogRGljZSB0aGF0IGFyZSBlcXVhbGx5IGNsb3NlLCBvciBhdCBtb3N0IDAuNSBtbSBmYXJ0aGVyIG9mZiB0aGFuIHRoZSBjbG9zZXN0LCBhcmUgdG9vIGNsb3NlIHRvIGNhbGw6IHRoZSBoaWdoZXN0IHZhbHVlIGFtb25nIHRoZW0gd2lucyB0aGUgYm9udXMgZm9yIGl0cyB0ZWFtLiBJZiBib3RoIHRlYW1zIHNob3cgdGhhdCB2YWx1ZSwgbm9ib2R5IGdldHMgdGhlIG5lYXIgYm9udXMgb2YgdGhpcyB0YXJnZXQuIFRpZWQgZGljZSBvZiBhIHNpbmdsZSB0ZWFtIHNjb3JlIG9uY2UsIHdpdGggdGhlIGhpZ2hlc3Qgb2YgdGhlaXIgdmFsdWVzLiBUaWVzIGZvciB0aGUgZWRnZSBib251cyBhcmUgc2V0dGxlZCBpbiB0aGUgc2FtZSB3YXkuICooYm9vaywgcnVsaW5nKSoKCjwhLS0gZXhhbXBsZTogdGllIC0tPgoKPGEgaWQ9Im96LTI0Ij48L2E+KipPWi0yNCoqIFRoZSBzYW1lIGRpZSBjYW4gZWFybiBtb3JlIHRoYW4gb25lIGJvbnVzLiAqKGJvb2spKgoKPGEgaWQ9Im96LTI1Ij48L2E+KipPWi0yNSoqIElmIHRoZSB0YWJsZSBpcyBlbXB0eSwgbm9ib2R5IGdldHMgdGhlIGVkZ2UgYm9udXMgb3IgYSBuZWFyIGJvbnVzLiAqKHJ1bGluZykqCgo+ICpFeGFtcGxlLiogQmxhY2sgaGFzIG9uZSBkaWUgc2V0IGFzaWRlLiBGb3VyIGRpY2UgY291bnQgb24gdGhlIHRhYmxlOiBhIHdoaXRlIDQgY2xvc2VzdCB0byB0aGUgc2NvcmluZyBlZGdlLCBhIGJsYWNrIDMgY2xvc2VzdCB0byBvbmUgKzMgdGFyZ2V0LCBhIGJsYWNrIDQgY2xvc2VzdCB0byB0aGUgb3RoZXIsIGFuZCBhIHdoaXRlIDIgY2xvc2VzdCB0byB0aGUgKzYgdGFyZ2V0LiBCbGFjayBnZXRzIDEwIGZvciB0aGUgem9uZSwgMyArIDMgPSA2IGFuZCA0ICsgMyA9IDc6IDIzIHBvaW50cy4gV2hpdGUgZ2V0cyA4IGF0IHRoZSBlZGdlIGFuZCAyICsgNiA9IDg6IDE2IHBvaW50cy4KCjwhLS0gZXhhbXBsZTogcm91bmQgLS0+CgojIyBXaW5uaW5nCgo8YSBpZD0ib3otMjYiPjwvYT4qKk9aLTI2KiogV2hlbiBhIHJvdW5kIGhhcyBiZWVuIHNjb3JlZCwgeW91ciB0ZWFtIHdpbnMgaWYgaXQgaGFzIDEwMCBwb2ludHMgb3IgbW9yZSBhbmQgbGVhZHMuIE90aGVyd2lzZSBwbGF5IGFub3RoZXIgcm91bmQsIGV2ZW4gaWYgYm90aCB0ZWFtcyBzdGFuZCBsZXZlbCB3aXRoIDEwMCBvciBtb3JlLiBBIG1hdGNoIHRoYXQgaXMgc3RpbGwgdW5kZWNpZGVkIGFmdGVyIGZvcnR5IHJvdW5kcyBnb2VzIHRvIHRoZSB0ZWFtIGFoZWFkOyBsZXZlbCB0ZWFtcyBzaGFyZSBpdC4gKihib29rLCBydWxpbmcpKgo=", "" + import.meta.url),
	rulebookIn: { de: new URL("data:text/markdown;base64,IyBDbGFzc2ljIE8tWm9uZQoKV2lyZiBXw7xyZmVsIMO8YmVyIGVpbmUgRm91bGxpbmllIGF1ZiBkcmVpIFppZWxlOiBCbGVpYiBhdWYgZWluZW0gbGllZ2VuLCBrb21tIGVpbmVtIGFtIG7DpGNoc3RlbiBvZGVyIGhhbHRlIGt1cnogdm9yIGRlciBmZXJuZW4gS2FudGUgYW4uIERhcyBlcnN0ZSBUZWFtIG1pdCAxMDAgUHVua3RlbiBnZXdpbm50LgoKMiBUZWFtcyBtaXQgamUgMSBiaXMgNSBTcGllbGVybjsgZWluZSBSdW5kZSBoYXQgemVobiBXw7xyZmUuIERhcyBCdWNoIG5lbm50IHdlZGVyIGVpbiBBbHRlciBub2NoIGVpbmUgU3BpZWxkYXVlci4KCiowLVpPTkUqLCB3aWUgZXMgYXVmIGRlciBTY2hhY2h0ZWwgc3RlaHQsIGlzdCBlbnR3b3JmZW4gdW5kIGdlc3RhbHRldCB2b24gTWlrZSBQZXR0eSB1bmQgZXJzY2hlaW50IGJlaSBNaWtlIFBldHR5IEdhbWVzOyBDb3B5cmlnaHQgMjAyNCAtIDIwMjUgTWlrZSBQZXR0eSBHYW1lcy4gRGllIFJlZ2VsbiBzaW5kIGhpZXIgaW4gbmV1ZW4gV29ydGVuIGVyesOkaGx0LiBKZWRlciBBYnNhdHogc2FndCwgd29oZXIgZXIga29tbXQ6ICoqQnVjaCoqIGbDvHIgZGllIHZlcsO2ZmZlbnRsaWNodGVuIFJlZ2VsbiwgKipBdXNsZWd1bmcqKiwgd28gZGFzIEJ1Y2ggc2Nod2VpZ3Qgb2RlciB1bmtsYXIgaXN0IHVuZCBkaWVzZXMgSGF1cyBlbnRzY2hlaWRldCwgKipBdXNnYWJlKiogZsO8ciBEYXRlbiwgZGllIG5hY2hnZWJhdXQgd3VyZGVuLCB3ZWlsIGRhcyBCdWNoIHNpZSBuaWNodCBuZW5udDogZGllIE1hw59lIHZvbiBUaXNjaCwgV8O8cmZlbG4gdW5kIFNjaGVpYmVuLCBkaWUgw7xibGljaGVuIFBsw6R0emUgZGVyIFppZWxlIHVuZCBkaWUgZ3LDtsOfdGUgU3TDpHJrZSBlaW5lcyBUZWFtcy4gV2VyIGRpZSBTY2hhY2h0ZWwgYmVzaXR6dCwga2FubiBlaW5lIGFuZGVyZSBBdXNnYWJlIGxhZGVuLgoKIyMgRGVyIFRpc2NoCgo8YSBpZD0ib3otMSI+PC9hPioqT1otMSoqIElociBzcGllbHQgaW4gendlaSBUZWFtcyBtaXQgamUgZWluZW0gU3BpZWxlciBvZGVyIG1laHIuIERpZSBUZWFtcyBtw7xzc2VuIG5pY2h0IGdsZWljaCBncm/DnyBzZWluLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTIiPjwvYT4qKk9aLTIqKiBEZWluIFRlYW0gd2lyZnQgZsO8bmYgc2VjaHNzZWl0aWdlIFfDvHJmZWwsIGFsbGUgaW4gc2VpbmVyIGVpZ2VuZW4gRmFyYmUuICooQnVjaCkqCgo8YSBpZD0ib3otMyI+PC9hPioqT1otMyoqIE5haGUgZGVtIGVpbmVuIEVuZGUgZGVzIFRpc2NoZXMgbGllZ2VuIGRyZWkgcnVuZGUgWmllbGUgZmxhY2ggYXVmOiBBdWYgendlaWVuIHN0ZWh0IOKAnlfDvHJmZWwgKyAz4oCcLCBhdWYgZWluZW0g4oCeV8O8cmZlbCArIDbigJwuIExlZ3Qgc2llIGF1cywgd2llIGlociB3b2xsdDogWmllaHQgc2llIGFuIGlocmVuIFBsYXR6LCBuZWhtdCBlaW5lbiBkZXIgZmVydGlnZW4gQXVmYmF1dGVuICrDvGJsaWNoKiwgKmluIGVpbmVyIFJlaWhlKiwgKmhpbnRlcmVpbmFuZGVyKiB1bmQgKndlaXQgYXVzZWluYW5kZXIqLCBvZGVyIGxhc3N0IGRlbiBadWZhbGwgZsO8ciBqZWRlcyBlaW5lbiBlcmxhdWJ0ZW4gUGxhdHogZmluZGVuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otNCI+PC9hPioqT1otNCoqIFp3ZWkgRm91bHNjaGVpYmVuIGxpZWdlbiB6d2lzY2hlbiBkZXIgTWl0dGUgZGVzIFRpc2NoZXMgdW5kIGRlbSBFbmRlIG9obmUgWmllbGUuIERlbmt0IGV1Y2ggZHVyY2ggc2llIGVpbmUgZ2VyYWRlIExpbmllIHZvbiBTZWl0ZSB6dSBTZWl0ZTogRGFzIGlzdCBkaWUgRm91bGxpbmllLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTUiPjwvYT4qKk9aLTUqKiBadW0gV2VyZmVuIHN0ZWhzdCBkdSBhbiBkZW0gRW5kZSwgZGFzIGRlbiBaaWVsZW4gZ2VnZW7DvGJlcmxpZWd0LiBEaWUgS2FudGUgaGludGVyIGRlbiBaaWVsZW4sIGRpZSB2b24gZGlyIGFtIHdlaXRlc3RlbiBlbnRmZXJudGUsIGlzdCBkaWUgKldlcnR1bmdza2FudGUqLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTYiPjwvYT4qKk9aLTYqKiBXZW5uIGlociBrZWluZSBhbmRlcmUgQXVzZ2FiZSBsYWRldCwgd2lyZCBkaWUgVGFzY2hlbnNjaGFjaHRlbCBhdWYgZWluZW0gVGlzY2ggdm9uIDYwIMOXIDMwIFpvbGwgZ2VzcGllbHQsIGRhcyBzaW5kIDE1MjQgw5cgNzYyIG1tLiBXw7xyZmVsIG1lc3NlbiAxNiBtbTsgWmllbGUgaGFiZW4gNTAgbW0gRHVyY2htZXNzZXIgdW5kIHNpbmQgMiBtbSBkaWNrOyBGb3Vsc2NoZWliZW4gaGFiZW4gMzggbW0gRHVyY2htZXNzZXIuIERpZSBGb3VsbGluaWUgaXN0IDM4MSBtbSB2b24gZGVyIFd1cmZrYW50ZSBlbnRmZXJudC4gRGFzIFppZWwgbWl0ICs2IGxpZWd0IGF1ZiBkZXIgTWl0dGVsYWNoc2UsIDkwIG1tIHZvciBkZXIgZmVybmVuIEthbnRlOyBkaWUgWmllbGUgbWl0ICszIGxpZWdlbiAyMDAgbW0gdm9yIGRpZXNlciBLYW50ZSwgMTcwIG1tIG5hY2ggbGlua3MgdW5kIHJlY2h0cy4gSmVkZXMgZGllc2VyIE1hw59lIGdlaMO2cnQgenVyIEF1c2dhYmUuIFdpZSBhdWNoIGltbWVyIGlociBkaWUgWmllbGUgYXVzbGVndDogSmVkZXMgbXVzcyBnYW56IGF1ZiBkZW0gVGlzY2ggdW5kIGplbnNlaXRzIHNlaW5lciBNaXR0ZWxsaW5pZSBsaWVnZW4sIHVuZCBrZWluZSB6d2VpIGTDvHJmZW4gc2ljaCDDvGJlcmxhcHBlbjsgZWluIEF1ZmJhdSwgZGVyIGRhZ2VnZW4gdmVyc3TDtsOfdCwgd2lyZCBhYmdlbGVobnQsIHVuZCBpaHIgZXJmYWhydCwgd2FydW0uICooQXVzZ2FiZSkqCgo8YSBpZD0ib3otMzEiPjwvYT4qKk9aLTMxKiogTmljaHRzIGJld2VndCBlaW4gWmllbCwgZWluZSBJbnNlbCBvZGVyIGVpbmUgRm91bHNjaGVpYmUuIFfDvHJmZWwgcHJhbGxlbiB2b24gaWhuZW4gYWIgdW5kIGvDtm5uZW4gYXVmIGlobmVuIGxpZWdlbiBibGVpYmVuLiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otMzQiPjwvYT4qKk9aLTM0KiogV2VyIGRpZSBQYXJ0aWUgZXLDtmZmbmV0IGhhdCwgbGVndCB2b3IgZGVtIGVyc3RlbiBXdXJmIGRpZSBGb3Vsc2NoZWliZW4gdW5kIGRpZSBaaWVsZSAob2RlciBJbnNlbG4pIGF1cywgdW5kIGRvcnQgYmxlaWJlbiBzaWUgYmlzIHp1bSBFbmRlIGRlcyBTcGllbHMuIEVpbiBUZWFtIGhhdCBow7ZjaHN0ZW5zIGbDvG5mIFNwaWVsZXIuICooQXVzbGVndW5nLCBBdXNnYWJlKSoKCiMjIFdlciBhbiBkZXIgUmVpaGUgaXN0Cgo8YSBpZD0ib3otMzMiPjwvYT4qKk9aLTMzKiogV2VyIGluIGRlciBSZWloZW5mb2xnZSBkZWluZXMgVGVhbXMgenVlcnN0IGtvbW10LCBpc3QgS2FwaXTDpG4gdW5kIGVudHNjaGVpZGV0IGbDvHIgZGFzIFRlYW06IGRpZSBSZWloZW5mb2xnZSB1bmQgaW4gUGlyYXRlIE8tWm9uZSBkYXMgRW5kZSBkZXMgVGlzY2hlcywgd2VyIGRpZSBLYW5vbmUgYmVkaWVudCB1bmQgd2VsY2hlcyBTY2hpZmYgc2lua3QuIEJlaWRlIFRlYW1zIGJlbmVubmVuLCB3ZXIgZGllIEthbm9uZSBiZWRpZW50LCBiZXZvciBlaW5lIEthbm9uZW5rdWdlbCBkZXIgUnVuZGUgZ2V3b3JmZW4gd2lyZDsgZGFzIFRlYW0sIGRhcyBkaWUgUnVuZGUgYmVnb25uZW4gaGF0LCB6dWVyc3QuICooQXVzbGVndW5nKSoKCjxhIGlkPSJvei04Ij48L2E+KipPWi04KiogTGVndCB2b3IgZGVtIFNwaWVsIGZlc3QsIGluIHdlbGNoZXIgUmVpaGVuZm9sZ2UgZGllIFNwaWVsZXIgZXVyZXMgVGVhbXMgd2VyZmVuOyBzaWUgZ2lsdCwgYmlzIGRhcyBTcGllbCB2b3JiZWkgaXN0LiBFaW5lIG5ldWUgUnVuZGUgZ2VodCBtaXQgZGVtIG7DpGNoc3RlbiBpbiBkZXIgUmVpaGUgd2VpdGVyIHVuZCBmw6RuZ3QgbmljaHQgd2llZGVyIGJlaW0gZXJzdGVuIGFuLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otNyI+PC9hPioqT1otNyoqIFdlciBkaWUgZXJzdGUgUnVuZGUgYmVnaW5udCwgZW50c2NoZWlkZXQgZWluIFfDvHJmZWwgamUgVGVhbS4gRGllIGjDtmhlcmUgWmFobCBmw6RuZ3QgYW47IGdsZWljaGUgWmFobGVuIHdlcmRlbiBuZXUgZ2V3w7xyZmVsdC4gKihCdWNoKSoKCjxhIGlkPSJvei05Ij48L2E+KipPWi05KiogRGllIFRlYW1zIHdlY2hzZWxuIHNpY2ggYWIsIHVuZCBpc3QgZWluIFRlYW0gYW4gZGVyIFJlaWhlLCB3aXJmdCBlaW4gU3BpZWxlciBlaW5lbiBXw7xyZmVsLiBTaW5kIGFsbGUgZsO8bmYgV8O8cmZlbCBiZWlkZXIgVGVhbXMgZ2V3b3JmZW4sIGlzdCBkaWUgUnVuZGUgdm9yYmVpLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTEwIj48L2E+KipPWi0xMCoqIEplZGUgc3DDpHRlcmUgUnVuZGUgYmVnaW5udCBkYXMgVGVhbSBtaXQgbWVociBQdW5rdGVuLiBIYXQga2VpbmVzIG1laHIsIHfDvHJmZWx0IHdpZSBpbiBPWi03LiAqKEJ1Y2gpKgoKIyMgTG9zbGFzc2VuCgo8YSBpZD0ib3otMjciPjwvYT4qKk9aLTI3KiogQmVpbSBXZXJmZW4gYmVzdGltbXN0IGR1LCB3byBkZWluZSBIYW5kIGxvc2zDpHNzdCwgd2llIHNjaG5lbGwgdW5kIHdvaGluIGRlciBXw7xyZmVsIGZsaWVndCB1bmQgd2llIGVyIHNpY2ggZHJlaHQuIERlaW5lIEhhbmQgZGFyZiB6d2lzY2hlbiBkZW4gTMOkbmdzc2VpdGVuIGRlcyBUaXNjaGVzIHNlaW4sIDIwIGJpcyA0MDAgbW0gaG9jaCwgdW5kIGJpcyB6dSAyMDAgbW0gaGludGVyIG9kZXIgMzAwIG1tIGplbnNlaXRzIGRlciBXdXJma2FudGUsIGFiZXIgbmljaHQgamVuc2VpdHMgZGVyIEZvdWxsaW5pZS4gRGFzIFRlbXBvIHJlaWNodCBiaXMgNiBtL3MsIGRlciBEcmFsbCBiaXMgMTYwIHJhZC9zLiBFaW4gV3VyZiBhdcOfZXJoYWxiIGRpZXNlciBHcmVuemVuIHdpcmQgYWJnZWxlaG50LCBlYmVuc28gZWluZXIsIGRlciBpbiBlaW5lbSBhbmRlcmVuIFfDvHJmZWwgYmVnaW5uZW4gd8O8cmRlLiBEaWUgR3JlbnplbiBnZWjDtnJlbiB6dXIgQXVzZ2FiZS4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9Im96LTI4Ij48L2E+KipPWi0yOCoqIEVpbmUgU2VjaHMgbMOkc3N0IHNpY2ggbmljaHQgYWJzaWNodGxpY2ggd2VyZmVuLCB1bmQgZGFzIGzDpHNzdCBzaWNoIGJld2Vpc2VuLiBWb3IgamVkZW0gV3VyZiB3w6RobHQgZGVyIHZlcnNpZWdlbHRlIFp1ZmFsbCBkZXIgUGFydGllIGVpbmUgZGVyIEFydGVuLCBkaWUgWmFobGVuIHVtIGRlbiBXw7xyZmVsIHp1IGRyZWhlbjogMjQgYmVpIHNlY2hzIFNlaXRlbiwgNjAgYmVpIHp3w7ZsZi4gRGVyIEvDtnJwZXIgZmxpZWd0IG1pdCBqZWRlciBkYXZvbiBnbGVpY2gsIGFsc28gaXN0IGplZGUgU2VpdGUgZ2VuYXUgc28gd2FocnNjaGVpbmxpY2ggd2llIGRpZSBhbmRlcmUsIHdpZSBkdSBhdWNoIHdpcmZzdC4gRGVpbiBLw7ZubmVuIGVudHNjaGVpZGV0LCB3byBkZXIgV8O8cmZlbCBsYW5kZXQsIG5pZSwgd2FzIGVyIHp1ZXJzdCB6ZWlndC4gKihBdXNsZWd1bmcpKgoKPGEgaWQ9Im96LTI5Ij48L2E+KipPWi0yOSoqIERlaW5lIEhhbmQgeml0dGVydC4gSGFzdCBkdSBkaWNoIGF1ZiBlaW5lbiBXdXJmIGZlc3RnZWxlZ3QsIHZlcsOkbmRlcnQgaWhuIGRlciB2ZXJzaWVnZWx0ZSBadWZhbGwgZWluIHdlbmlnOiBuYWNoIGVpbmVyIE5vcm1hbHZlcnRlaWx1bmcgbWl0IFN0YW5kYXJkYWJ3ZWljaHVuZ2VuIHZvbiAyICUgZGVzIFRlbXBvcywgMcKwIGRlciBSaWNodHVuZyB1bmQgNSAlIGRlcyBEcmFsbHMsIHdlbm4gbmljaHRzIGFuZGVyZXMgZWluZ2VzdGVsbHQgaXN0LCB1bmQgbmllIHVtIG1laHIgYWxzIGRyZWkgZGF2b24uIERhcyBFcmdlYm5pcyBkYXJmIGF1w59lcmhhbGIgZGVyIEdyZW56ZW4gdm9uIE9aLTI3IGxpZWdlbi4gS2VpbiBTcGllbGVyLCBCb3Qgb2RlciBTa3JpcHQga2FubiBlaW5lbiBXdXJmIGltIFZvcmF1cyBhdXNyZWNobmVuLCB1bmQgZG9jaCB6ZWlndCBzaWNoIEvDtm5uZW4uICooQXVzbGVndW5nKSoKCjxhIGlkPSJvei0zMCI+PC9hPioqT1otMzAqKiBFaW4gdW5kIGRlcnNlbGJlIFd1cmYgZW5kZXQgYXVmIGVpbiB1bmQgZGllc2VsYmUgV2Vpc2UsIGJpcyBhdWZzIGxldHp0ZSBCaXQ6IGF1ZiBkZW0gU2VydmVyLCBpbiBqZWRlbSBCcm93c2VyIHVuZCB3YW5uIGltbWVyIGVyIG5vY2ggZWlubWFsIGFiZ2VzcGllbHQgd2lyZC4gKihBdXNsZWd1bmcpKgoKIyMgRm91bHMKCjxhIGlkPSJvei0xMSI+PC9hPioqT1otMTEqKiBEZWluIFfDvHJmZWwgbXVzcyBkZW4gVGlzY2ggYmVyw7xocmVuLCBiZXZvciBzZWluZSBNaXR0ZSBkaWUgRm91bGxpbmllIMO8YmVycXVlcnQsIHNvbnN0IGlzdCBkZXIgV3VyZiBlaW4gRm91bC4gRWluZSBGb3Vsc2NoZWliZSBpc3Qgc28gZ3V0IHdpZSBkZXIgVGlzY2gsIGVpbiBhbmRlcmVyIFfDvHJmZWwgbmljaHQuIEF1Y2ggZWluIFfDvHJmZWwsIGRlciBkZW4gVGlzY2ggZ2FyIG5pY2h0IGJlcsO8aHJ0LCBpc3QgZWluIEZvdWwuICooQnVjaCwgQXVzbGVndW5nKSoKCjwhLS0gZXhhbXBsZTogZm91bC1saW5lIC0tPgoKPGEgaWQ9Im96LTEyIj48L2E+KipPWi0xMioqIEhhdCBkZWluIFfDvHJmZWwgZGVuIFRpc2NoIGJlcsO8aHJ0LCBtdXNzIGVyIHJvbGxlbjogUnV0c2NodCBlciBudXIsIGlzdCBlcyBlaW4gRm91bC4gRXMgesOkaGx0IHNlaW4gV2VnIHZvbiBkZXIgZXJzdGVuIEJlcsO8aHJ1bmcgZGVzIFRpc2NoZXMsIGJpcyBlciBzdGlsbCBsaWVndCBvZGVyIGRlbiBUaXNjaCB2ZXJsw6Rzc3QsIFN0w7bDn2UgYXVmIGFuZGVyZSBXw7xyZmVsIGVpbmdlc2NobG9zc2VuOiBFciBpc3QgZ2Vyb2xsdCwgd2VubiBlciBzaWNoIGF1ZiBkaWVzZW0gV2VnIHVtIDQ1wrAgb2RlciBtZWhyIHVtIGVpbmUgd2FhZ2VyZWNodGUgQWNoc2UgZ2VkcmVodCBoYXQgb2RlciBkaWUgb2JlcmUgU2VpdGUgZ2V3ZWNoc2VsdCBoYXQuIEVpbiBXw7xyZmVsIGdlbmF1IGFuIGRlciBMaW5pZSwgYXVmIGlociBvZGVyIMO8YmVyIGlociwgaGF0IHNpZSBub2NoIG5pY2h0IMO8YmVycXVlcnQuIEJsZWlidCBlciB2b3IgZGVyIExpbmllIGxpZWdlbiwgbXVzcyBlciBudXIgZ2Vyb2xsdCBzZWluLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otMTMiPjwvYT4qKk9aLTEzKiogRWluIFfDvHJmZWwsIGRlciBlaW4gRm91bCB3YXIsIGtvbW10IHZvbSBUaXNjaC4gSW4gZGllc2VyIFJ1bmRlIGJla29tbXN0IGR1IGlobiBuaWNodCB6dXLDvGNrLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTE0Ij48L2E+KipPWi0xNCoqIEbDvHIgamVkZW4gV8O8cmZlbCwgZGVuIGRlaW4gRm91bCBnZXN0w7ZydCBoYXQsIHNlbGJzdCBvZGVyIHdlaWwgZXMgZWluZW4gYW5kZXJlbiBoaW5laW5zY2hvYiwgdmVybGllcnQgZGVpbiBUZWFtIDQgUHVua3RlLiBHZXN0w7ZydCBoZWnDn3QsIGRhc3MgZXIgc2ljaCB1bSBtZWhyIGFscyAxIG1tIGJld2VndCBoYXQgb2RlciBlaW5lbiBhbmRlcmVuIFdlcnQgemVpZ3QsIHdlbm4gZXIgc3RpbGwgbGllZ3QuIEdlc3TDtnJ0ZSBXw7xyZmVsIHdlcmRlbiBuaWNodCB6dXLDvGNrZ2VsZWd0LiBFdWVyIFB1bmt0ZXN0YW5kIGthbm4gdW50ZXIgbnVsbCBmYWxsZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCiMjIFdlbm4gZGllIFfDvHJmZWwgc3RpbGwgbGllZ2VuCgo8YSBpZD0ib3otMTUiPjwvYT4qKk9aLTE1KiogVm9tIFRpc2NoIGdlZmFsbGVuIGhlacOfdCBkcmF1w59lbiwgYmlzIGRpZSBSdW5kZSBlbmRldCwgZsO8ciBkZW4gZ2V3b3JmZW5lbiBXw7xyZmVsIHVuZCBmw7xyIGplZGVuLCBkZW4gZXIgaGludW50ZXJzdMO2w590LiBEZW4gVGlzY2ggenUgdmVybGFzc2VuIGlzdCBmw7xyIHNpY2ggZ2Vub21tZW4ga2VpbiBGb3VsLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTE2Ij48L2E+KipPWi0xNioqIFdhcyBlaW4gV8O8cmZlbCBvYmVuIHplaWd0LCB3ZW5uIGVyIHN0aWxsIGxpZWd0LCBpc3Qgc2VpbiBXZXJ0LiBFaW4gc3DDpHRlciBnZXdvcmZlbmVyIFfDvHJmZWwga2FubiBkaWVzZW4gV2VydCDDpG5kZXJuLCB1bmQgZGVuIFBsYXR6IGViZW5zby4gKihCdWNoKSoKCjxhIGlkPSJvei0xNyI+PC9hPioqT1otMTcqKiBMaWVndCBuYWNoIGVpbmVtIFd1cmYgZWluIFfDvHJmZWwgc3RpbGwgYXVmIGVpbmVtIFppZWwsIHVuZCBzZWkgZXMgbnVyIG1pdCBlaW5lbSBUZWlsLCBoZWJ0IGlobiBhYiB1bmQgbGVndCBpaG4gZsO8ciBzZWluZW4gQmVzaXR6ZXIgYmVpc2VpdGUsIHdlciBhdWNoIGdld29yZmVuIGhhdDogRXIgYnJpbmd0IDEwIFB1bmt0ZSAoT1otMjApIHVuZCBoYXQgbWl0IGRlbSBUaXNjaCBuaWNodHMgbWVociB6dSB0dW4uIEVpbiBXw7xyZmVsIGxpZWd0IGF1ZiBlaW5lbSBaaWVsLCB3ZW5uIGVpbiBUZWlsIHZvbiBpaG0gc2Vua3JlY2h0IMO8YmVyIGRlciBTY2hlaWJlIGlzdDsgZGVuIFJhbmQgdm9uIGF1w59lbiBudXIgenUgYmVyw7xocmVuIGdlbsO8Z3QgbmljaHQuIEVpbiBXw7xyZmVsLCBkZXIgZWluIEZvdWwgd2FyLCBrb21tdCB2b20gVGlzY2ggKE9aLTEzKSB1bmQgbmllIGJlaXNlaXRlLCB3b2hsIGFiZXIgZWluZXIsIGRlbiBlciBhdWYgZWluIFppZWwgZ2VzY2hvYmVuIGhhdC4gKihCdWNoLCBBdXNsZWd1bmcpKgoKPGEgaWQ9Im96LTE4Ij48L2E+KipPWi0xOCoqIEVpbiBXw7xyZmVsIGxpZWd0IHNjaHLDpGcsIHdlbm4gZXIgYW4gZWluZW0gYW5kZXJlbiBXw7xyZmVsIG9kZXIgZWluZXIgU2NoZWliZSBsZWhudCB1bmQga2VpbmUgc2VpbmVyIFNlaXRlbiBhdWYgMjbCsCBnZW5hdSB3YWFnZXJlY2h0IGlzdDsgZGllIDE0wrAsIHVtIGRpZSBlaW4gV8O8cmZlbCBhdWYgZGVtIFJhbmQgZWluZXIgU2NoZWliZSBraXBwZW4ga2FubiwgbWFjaGVuIGlobiBuaWNodCBzY2hyw6RnLiBFaW4gc2NocsOkZ2VyIFfDvHJmZWwgemVpZ3QgZGllIFNlaXRlLCBkaWUgYW0gZWhlc3RlbiBuYWNoIG9iZW4gd2Vpc3QuIFR1biBkYXMgendlaSBTZWl0ZW4gZ2xlaWNoIHN0YXJrLCBlbnRzY2hlaWRldCBlaW4gZmFpcmVyIFd1cmYgw7xiZXIgZGVuIFdlcnQgZGllc2VzIFfDvHJmZWxzLCB1bmQgbnVyIMO8YmVyIGRlbiBXZXJ0LiAqKEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otMzIiPjwvYT4qKk9aLTMyKiogV8O8cmZlbCwgZGllIGF1ZiBlaW5lbSBXw7xyZmVsIGxhZ2VuLCBkZXIgYWJnZWhvYmVuIHdpcmQsIGtvbW1lbiBuYWNoIGRlcnNlbGJlbiBQaHlzaWsgenVyIFJ1aGUsIGJldm9yIHdlaXRlciBnZXVydGVpbHQgd2lyZC4gRGllIFBsw6R0emUsIGFuIGRlbmVuIHNpZSB6dXIgUnVoZSBrb21tZW4sIHrDpGhsZW4sIHVuZCBPWi0xNSBiaXMgT1otMTcgZ2VsdGVuIGbDvHIgc2llIChPWi0xNyBuaWNodCBpbiBQaXJhdGUgTy1ab25lKS4gTmljaHRzLCB3YXMgc2ljaCBzbyBiZXdlZ3QsIGlzdCBnZXN0w7ZydCBpbSBTaW5uZSB2b24gT1otMTQuICooQXVzbGVndW5nKSoKCiMjIEVpbmUgUnVuZGUgd2VydGVuCgo8YSBpZD0ib3otMTkiPjwvYT4qKk9aLTE5KiogV2VydGV0IHp1ZXJzdCBkZW4gWm9uZW5ib251cywgZGFubiBkZW4gS2FudGVuYm9udXMsIGRhbm4gZGVuIE7DpGhlYm9udXMuICooQnVjaCkqCgo8YSBpZD0ib3otMjAiPjwvYT4qKk9aLTIwKiogWm9uZW5ib251czogSmVkZXIgV8O8cmZlbCwgZGVyIGbDvHIgZGVpbiBUZWFtIGJlaXNlaXRlbGllZ3QsIGJyaW5ndCAxMCBQdW5rdGUuICooQnVjaCkqCgo8YSBpZD0ib3otMjEiPjwvYT4qKk9aLTIxKiogS2FudGVuYm9udXM6IFZvbiBhbGxlbiBXw7xyZmVsbiBhdWYgZGVtIFRpc2NoIGJyaW5ndCBkZXIsIHdlbGNoZXIgZGVyIFdlcnR1bmdza2FudGUgYW0gbsOkY2hzdGVuIGlzdCwgc2VpbmVtIFRlYW0gZGFzIERvcHBlbHRlIHNlaW5lcyBXZXJ0cy4gR2VtZXNzZW4gd2lyZCB2b24gZGVyIEthbnRlIHp1bSBuw6RjaHN0ZW4gUHVua3QgZGVzIFfDvHJmZWxzLiAqKEJ1Y2gsIEF1c2xlZ3VuZykqCgo8YSBpZD0ib3otMjIiPjwvYT4qKk9aLTIyKiogTsOkaGVib251czogQW4gamVkZW0gWmllbCBicmluZ3QgZGVyIG7DpGNoc3RlIFfDvHJmZWwgYXVmIGRlbSBUaXNjaCBzZWluZW0gVGVhbSBzZWluZW4gV2VydCB1bmQgZGF6dSBkaWUgWmFobCBkZXMgWmllbHMsIDMgb2RlciA2LiBHZW1lc3NlbiB3aXJkIHp3aXNjaGVuIGRlciBNaXR0ZSBkZXMgV8O8cmZlbHMgdW5kIGRlciBNYXJrZSBpbiBkZXIgTWl0dGUgZGVzIFppZWxzLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTIzIj48L2E+KipPWi0yMyoqIFfDvHJmZWwsIGRpZSBnbGVpY2ggbmFoIHNpbmQgb2RlciBow7ZjaHN0ZW5zIDAsNSBtbSB3ZWl0ZXIgd2VnIGFscyBkZXIgbsOkY2hzdGUsIHNpbmQgenUga25hcHA6IERlciBow7ZjaHN0ZSBXZXJ0IHVudGVyIGlobmVuIGdld2lubnQgZGVuIEJvbnVzIGbDvHIgc2VpbiBUZWFtLiBaZWlnZW4gYmVpZGUgVGVhbXMgZGllc2VuIFdlcnQsIGJla29tbXQgbmllbWFuZCBkZW4gTsOkaGVib251cyBkaWVzZXMgWmllbHMuIEdsZWljaCBuYWhlIFfDvHJmZWwgZWluZXMgZWluemlnZW4gVGVhbXMgd2VyZGVuIGVpbm1hbCBnZXdlcnRldCwgbWl0IGRlbSBow7ZjaHN0ZW4gaWhyZXIgV2VydGUuIEdsZWljaHN0YW5kIGJlaW0gS2FudGVuYm9udXMgd2lyZCBlYmVuc28gZW50c2NoaWVkZW4uICooQnVjaCwgQXVzbGVndW5nKSoKCjwhLS0gZXhhbXBsZTogdGllIC0tPgoKPGEgaWQ9Im96LTI0Ij48L2E+KipPWi0yNCoqIERlcnNlbGJlIFfDvHJmZWwga2FubiBtZWhyIGFscyBlaW5lbiBCb251cyBicmluZ2VuLiAqKEJ1Y2gpKgoKPGEgaWQ9Im96LTI1Ij48L2E+KipPWi0yNSoqIElzdCBkZXIgVGlzY2ggbGVlciwgYmVrb21tdCBuaWVtYW5kIGRlbiBLYW50ZW5ib251cyBvZGVyIGVpbmVuIE7DpGhlYm9udXMuICooQXVzbGVndW5nKSoKCj4gKkJlaXNwaWVsLiogU2Nod2FyeiBoYXQgZWluZW4gV8O8cmZlbCBiZWlzZWl0ZWxpZWdlbi4gQXVmIGRlbSBUaXNjaCB6w6RobGVuIHZpZXIgV8O8cmZlbDogZWluZSB3ZWnDn2UgNCwgZGllIGRlciBXZXJ0dW5nc2thbnRlIGFtIG7DpGNoc3RlbiBpc3QsIGVpbmUgc2Nod2FyemUgMyBhbSBuw6RjaHN0ZW4gYW4gZWluZW0gWmllbCBtaXQgKzMsIGVpbmUgc2Nod2FyemUgNCBhbSBuw6RjaHN0ZW4gYW0gYW5kZXJlbiB1bmQgZWluZSB3ZWnDn2UgMiBhbSBuw6RjaHN0ZW4gYW0gWmllbCBtaXQgKzYuIFNjaHdhcnogYmVrb21tdCAxMCBmw7xyIGRpZSBab25lLCAzICsgMyA9IDYgdW5kIDQgKyAzID0gNzogMjMgUHVua3RlLiBXZWnDnyBiZWtvbW10IDggYW4gZGVyIEthbnRlIHVuZCAyICsgNiA9IDg6IDE2IFB1bmt0ZS4KCjwhLS0gZXhhbXBsZTogcm91bmQgLS0+CgojIyBHZXdpbm5lbgoKPGEgaWQ9Im96LTI2Ij48L2E+KipPWi0yNioqIElzdCBlaW5lIFJ1bmRlIGdld2VydGV0LCBnZXdpbm50IGRlaW4gVGVhbSwgd2VubiBlcyAxMDAgUHVua3RlIG9kZXIgbWVociBoYXQgdW5kIGbDvGhydC4gU29uc3Qgc3BpZWx0IG5vY2ggZWluZSBSdW5kZSwgYXVjaCB3ZW5uIGJlaWRlIFRlYW1zIG1pdCAxMDAgb2RlciBtZWhyIGdsZWljaGF1ZiBsaWVnZW4uIEVpbmUgUGFydGllLCBkaWUgbmFjaCB2aWVyemlnIFJ1bmRlbiBub2NoIG5pY2h0IGVudHNjaGllZGVuIGlzdCwgZ2VodCBhbiBkYXMgZsO8aHJlbmRlIFRlYW07IGJlaSBHbGVpY2hzdGFuZCB0ZWlsZW4gc2ljaCBiZWlkZSBkZW4gU2llZy4gKihCdWNoLCBBdXNsZWd1bmcpKgo=", "" + import.meta.url) },
	examples: [
		"foul-line",
		"tie",
		"round"
	],
	positions: [
		{
			name: "table",
			question: "toss.",
			after: 18
		},
		{
			name: "placing",
			question: "arrange.choose"
		},
		{
			name: "scoring",
			question: "toss.",
			leadsTo: "scored"
		}
	],
	aim: aimAt,
	keyWords: KEY_WORDS,
	wordFor
};
export { loaded };
