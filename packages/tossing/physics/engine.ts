/**
 * The part of the physics engine (Jolt, compiled to wasm) that `world.ts` uses, and its loading.
 * The engine's own typings do not resolve under this house's module rules, so what is used is said here.
 *
 * Everything made with `new` lives in the engine's heap until `destroy`.
 */

/** Something in the engine's heap. */
type Held = object
type Layer = Held
type Vector = Held & { Set(x: number, y: number, z: number): void }
type Quaternion = Held & { Set(x: number, y: number, z: number, w: number): void }
export type Shape = Held & { AddRef(): void; Release(): void }
export type ShapeSettings = Held & { Create(): { HasError(): boolean; Get(): Shape } }
type Points = { push_back(point: Vector): void }
type Mass = { mMass: number; mInertia: Held }
type State = Held & { Rewind(): void }
type Id = Held
type Table = Held & { EnableCollision(a: number, b: number): void }
type Layers = Held & { MapObjectToBroadPhaseLayer(layer: number, broad: Layer): void }

/** Numbers the solver works with, given in `setup.ts`. */
type Settings = Held

export type BodySettings = Held & {
  SetShape(shape: Shape): void
  mPosition: Vector
  mRotation: Quaternion
  mLinearVelocity: Vector
  mAngularVelocity: Vector
  mMotionQuality: number
  mAllowSleeping: boolean
  mFriction: number
  mRestitution: number
  mLinearDamping: number
  mAngularDamping: number
  mMaxLinearVelocity: number
  mMaxAngularVelocity: number
  mOverrideMassProperties: number
  mMassPropertiesOverride: Mass
}

type Bodies = {
  CreateBodyWithID(id: Id, settings: BodySettings): Held
  AddBody(id: Id, activation: number): void
  RemoveBody(id: Id): void
  DestroyBody(id: Id): void
  ActivateBody(id: Id): void
}

type System = {
  SetGravity(gravity: Vector): void
  GetPhysicsSettings(): Settings
  SetPhysicsSettings(settings: Settings): void
  GetBodyInterfaceNoLock(): Bodies
  OptimizeBroadPhase(): void
  SaveState(state: State, which: number): void
  RestoreState(state: State): boolean
  WereBodiesInContact(a: Id, b: Id): boolean
  GetNumActiveBodies(kind: number): number
}

type Interface = Held & { Step(seconds: number, steps: number): void; GetPhysicsSystem(): System }

/** What the engine is set up with. It takes over the three filters and destroys them itself. */
type Setup = Held & {
  mMaxBodies: number
  mMaxBodyPairs: number
  mMaxContactConstraints: number
  mMaxWorkerThreads: number
  mObjectLayerPairFilter: Held
  mBroadPhaseLayerInterface: Held
  mObjectVsBroadPhaseLayerFilter: Held
}

export type Engine = {
  destroy(held: Held): void
  getPointer(held: Held): number
  readonly HEAPF32: Float32Array
  readonly HEAPU32: Uint32Array
  Vec3: { new (x: number, y: number, z: number): Vector; prototype: Held }
  RVec3: new (x: number, y: number, z: number) => Vector
  Quat: new (x: number, y: number, z: number, w: number) => Quaternion
  Mat44: { prototype: { sScale(by: number): Held } }
  BodyID: new (id: number) => Id
  BoxShapeSettings: new (half: Vector, convexRadius: number) => ShapeSettings
  ConvexHullShapeSettings: new () => ShapeSettings & { mPoints: Points; mMaxConvexRadius: number }
  BodyCreationSettings: new (
    shape: Shape,
    position: Vector,
    rotation: Quaternion,
    motion: number,
    layer: number,
  ) => BodySettings
  BroadPhaseLayer: new (n: number) => Layer
  ObjectLayerPairFilterTable: new (layers: number) => Table
  BroadPhaseLayerInterfaceTable: new (layers: number, broad: number) => Layers
  ObjectVsBroadPhaseLayerFilterTable: new (map: Layers, broad: number, table: Table, layers: number) => Held
  JoltSettings: new () => Setup
  JoltInterface: new (setup: Setup) => Interface
  StateRecorderImpl: new () => State
  EMotionType_Static: number
  EMotionType_Dynamic: number
  EMotionQuality_LinearCast: number
  EActivation_Activate: number
  EActivation_DontActivate: number
  EBodyType_RigidBody: number
  EOverrideMassProperties_MassAndInertiaProvided: number
  EStateRecorderState_Global: number
  EStateRecorderState_Contacts: number
}

/** The engine and version whose bits count: another one gives other fingerprints. */
export const ENGINE = 'jolt-physics 1.1.0'

/** Loads the engine. `wasmUrl` says where its wasm file is, if not beside its script. */
export async function openEngine(wasmUrl?: string): Promise<Engine> {
  // Only who throws dice loads the engine: scoring, replaying and other games do without.
  const { default: Jolt } = await import('jolt-physics/wasm')
  const engine: Engine = await Jolt(wasmUrl === undefined ? {} : { locateFile: () => wasmUrl })
  return engine
}
