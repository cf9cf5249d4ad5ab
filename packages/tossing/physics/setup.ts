/**
 * How the engine is set up: the solver's numbers, the bodies' shapes and masses. Units are the
 * engine's: centimetre, gram, second. Every number here decides bits: changing one changes every throw.
 */

import { TableBug } from '../errors.ts'
import { type Kind, toEngine } from '../pose.ts'
import type { BodySettings, Engine, Shape, ShapeSettings } from './engine.ts'
import { type Point, SHAPES } from './shape.ts'

/** Layers: what never moves, and dice. */
export const STILL = 0
const MOVING = 1

/** g/cm³. */
const DENSITY = 1.2
// The engine takes the geometric mean of two frictions: die on table 0.45, die on die 0.25.
const DIE_FRICTION = 0.25
export const FELT_FRICTION = 0.81
export const RESTITUTION = 0.5
const SPIN_DAMPING = 0.3

/**
 * The solver's numbers that are not the engine's own. Contacts are foreseen 3 mm ahead and fast dice are
 * swept through space: without either they dip up to 10 mm into the table before they bounce.
 */
const SOLVER = {
  mSpeculativeContactDistance: 0.3,
  mPenetrationSlop: 0.005,
  // Above what gravity adds in two steps, so that dice at rest do not buzz.
  mMinVelocityForRestitution: 10,
  mLinearCastThreshold: 0.3,
  mLinearCastMaxPenetration: 0.05,
  mDeterministicSimulation: true,
  // Rest is judged by `rest.ts`; the engine would put dice to sleep one by one.
  mAllowSleeping: false,
} as const

/** The engine's margin around shapes; faces meet as if the edges were sharp all the same. */
const CONVEX_RADIUS = 0.05
/** On a true cylinder, and on finer prisms, dice that straddle the rim walk along it for seconds. */
const RIM_CORNERS = 32

/** The whole engine, on one thread. */
export function makeInterface(engine: Engine, mostBodies: number): InstanceType<Engine['JoltInterface']> {
  const setup = new engine.JoltSettings()
  setup.mMaxBodies = mostBodies
  setup.mMaxBodyPairs = 4096
  setup.mMaxContactConstraints = 2048
  setup.mMaxWorkerThreads = 0
  const pairs = new engine.ObjectLayerPairFilterTable(2)
  pairs.EnableCollision(STILL, MOVING)
  pairs.EnableCollision(MOVING, MOVING)
  const layers = new engine.BroadPhaseLayerInterfaceTable(2, 2)
  for (const layer of [STILL, MOVING]) {
    const broad = new engine.BroadPhaseLayer(layer)
    layers.MapObjectToBroadPhaseLayer(layer, broad)
    engine.destroy(broad)
  }
  setup.mObjectLayerPairFilter = pairs
  setup.mBroadPhaseLayerInterface = layers
  setup.mObjectVsBroadPhaseLayerFilter = new engine.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2)
  // The interface takes the three filters over and destroys them with itself.
  const made = new engine.JoltInterface(setup)
  engine.destroy(setup)
  return made
}

type System = ReturnType<InstanceType<Engine['JoltInterface']>['GetPhysicsSystem']>

/** The engine's own numbers are for metres; a die is about one centimetre, so most of them fit. */
export function setPhysics(system: System): void {
  const settings = system.GetPhysicsSettings()
  Object.assign(settings, SOLVER)
  system.SetPhysicsSettings(settings)
}

/** Makes a shape and destroys its settings; whoever asked for it releases it. */
export function shapeFrom(engine: Engine, settings: ShapeSettings): Shape {
  const result = settings.Create()
  if (result.HasError()) throw new TableBug('engine-shape')
  const shape = result.Get()
  shape.AddRef()
  engine.destroy(settings)
  return shape
}

function dieShape(engine: Engine, kind: Kind, size: number): Shape {
  if (kind === 'd12')
    return hull(
      engine,
      SHAPES.d12.corners.map(([x, y, z]) => [x * size, y * size, z * size]),
    )
  const half = new engine.Vec3(toEngine(size / 2), toEngine(size / 2), toEngine(size / 2))
  const shape = shapeFrom(engine, new engine.BoxShapeSettings(half, CONVEX_RADIUS))
  engine.destroy(half)
  return shape
}

/** The solid around some points, in mm. */
function hull(engine: Engine, points: readonly Point[]): Shape {
  const settings = new engine.ConvexHullShapeSettings()
  const corner = new engine.Vec3(0, 0, 0)
  for (const [x, y, z] of points) {
    corner.Set(toEngine(x), toEngine(y), toEngine(z))
    settings.mPoints.push_back(corner)
  }
  settings.mMaxConvexRadius = CONVEX_RADIUS
  engine.destroy(corner)
  return shapeFrom(engine, settings)
}

/** A disk as a prism whose rim is as often inside the circle as outside. Its bottom is at z = 0. */
export function diskShape(engine: Engine, diameter: number, thickness: number): Shape {
  const rim = unitCircle(RIM_CORNERS)
  const [first, second] = rim
  if (!first || !second) throw new TableBug('engine-shape')
  const inner = Math.sqrt((1 + first[0] * second[0] + first[1] * second[1]) / 2)
  const radius = diameter / (1 + inner)
  return hull(
    engine,
    rim.flatMap(([x, y]): Point[] => [
      [x * radius, y * radius, 0],
      [x * radius, y * radius, thickness],
    ]),
  )
}

/** `n` points of the unit circle, n a power of two: arcs are halved, square roots only. */
function unitCircle(n: number): Point[] {
  let points: Point[] = [
    [1, 0, 0],
    [0, 1, 0],
    [-1, 0, 0],
    [0, -1, 0],
  ]
  while (points.length < n)
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length] ?? a
      const [x, y] = [a[0] + b[0], a[1] + b[1]]
      const length = Math.sqrt(x * x + y * y)
      return [a, [x / length, y / length, 0] satisfies Point]
    })
  return points
}

/** Everything about a kind of die but where it is. */
export function makeMould(engine: Engine, kind: Kind, size: number): BodySettings {
  const shape = dieShape(engine, kind, size)
  const origin = new engine.RVec3(0, 0, 0)
  const unturned = new engine.Quat(0, 0, 0, 1)
  const mould = new engine.BodyCreationSettings(shape, origin, unturned, engine.EMotionType_Dynamic, MOVING)
  mould.mMotionQuality = engine.EMotionQuality_LinearCast
  mould.mAllowSleeping = false
  mould.mFriction = DIE_FRICTION
  mould.mRestitution = RESTITUTION
  mould.mLinearDamping = 0
  mould.mAngularDamping = SPIN_DAMPING
  mould.mMaxLinearVelocity = 3000
  mould.mMaxAngularVelocity = 400
  // The engine would take the sharp solid's mass.
  const across = size / 10
  const { volume, inertia } = SHAPES[kind]
  const mass = DENSITY * volume * across * across * across
  mould.mOverrideMassProperties = engine.EOverrideMassProperties_MassAndInertiaProvided
  mould.mMassPropertiesOverride.mMass = mass
  mould.mMassPropertiesOverride.mInertia = engine.Mat44.prototype.sScale(mass * inertia * across * across)
  shape.Release()
  engine.destroy(origin)
  engine.destroy(unturned)
  return mould
}
