/**
 * The one file that owns the physics: a table with disks, dice on it, time in steps of 1/240 s.
 * Inside, the engine works in centimetres, grams and seconds; outside, in millimetres.
 *
 * A world is primed before every throw: all dice are taken out, made anew under the same body
 * numbers and every cached contact is forgotten, so that nothing of an earlier throw is left.
 */

import { TableBug } from '../errors.ts'
import { type Disk, type Felt, fromEngine, type Kind, type Pose, toEngine } from '../pose.ts'
import { type BodySettings, type Engine, openEngine, type Shape } from './engine.ts'
import {
  diskShape,
  FELT_FRICTION,
  makeInterface,
  makeMould,
  RESTITUTION,
  STILL,
  setPhysics,
  shapeFrom,
} from './setup.ts'

export const STEPS_A_SECOND = 240
export const SECONDS_A_STEP = 1 / STEPS_A_SECOND
/** mm/s². */
export const GRAVITY = 9810
/** More would not fit into the body numbers set aside for dice. */
export const MOST_DICE = 40
export const MOST_DISKS = 16

/** Body numbers: the table, then the disks, then the dice. */
const FIRST_DISK = 1
const FIRST_DIE = FIRST_DISK + MOST_DISKS
/** cm. */
const TABLE_THICKNESS = 4

/**
 * The engine counts the jobs it does, some eighteen a step, in 32 bits, and does none any more when that has gone round:
 * dice would stand still, and a second later the whole process. After so many steps, seconds of throwing without a
 * pause, a world is made anew; that takes milliseconds and changes no throw.
 */
export const MOST_STEPS = 2 ** 24

// Where the engine keeps what is read every step, in 32-bit words. Checked when a world is made.
const ROTATION = 4
const MOTION = 17
const SPIN = 4
const ACTIVE = 28
const ASLEEP = 0xffffffff

/** Where a die is and how it moves: mm, mm/s, rad/s. */
export type Motion = Pose & { vx: number; vy: number; vz: number; wx: number; wy: number; wz: number }

const UNTURNED = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 }
const UNMOVED = { vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 }

export const noMotion = (): Motion => ({
  ...UNTURNED,
  ...UNMOVED,
})

/** One kind of die, ready to be made: its creation settings stay in the engine's heap. */
type Mould = { kind: Kind; size: number; settings: BodySettings }

export class DiceWorld {
  private readonly engine: Engine
  private readonly jolt: InstanceType<Engine['JoltInterface']>
  private readonly system: ReturnType<InstanceType<Engine['JoltInterface']>['GetPhysicsSystem']>
  private readonly bodies: ReturnType<DiceWorld['system']['GetBodyInterfaceNoLock']>
  private readonly ids: InstanceType<Engine['BodyID']>[]
  /** The state of an empty table: no contacts remembered. */
  private readonly empty: InstanceType<Engine['StateRecorderImpl']>
  private readonly moulds: Mould[] = []
  private readonly position
  private readonly rotation
  private readonly velocity
  private readonly spin
  /** The felt that lies there now, as text. */
  private laid = ''
  /** How often time has gone on here. */
  private steps = 0
  private stillBodies = 0
  /** Where each die's body and motion are in the heap, in 32-bit words; 0 for one taken out. */
  private readonly bodyAt: number[] = []
  private readonly motionAt: number[] = []

  constructor(engine: Engine) {
    this.engine = engine
    this.jolt = makeInterface(engine, FIRST_DIE + MOST_DICE + 1)
    this.system = this.jolt.GetPhysicsSystem()
    this.bodies = this.system.GetBodyInterfaceNoLock()
    this.ids = Array.from({ length: FIRST_DIE + MOST_DICE }, (_, i) => new engine.BodyID(i))
    this.position = new engine.RVec3(0, 0, 0)
    this.rotation = new engine.Quat(0, 0, 0, 1)
    this.velocity = new engine.Vec3(0, 0, toEngine(-GRAVITY))
    this.spin = new engine.Vec3(0, 0, 0)
    this.system.SetGravity(this.velocity)
    setPhysics(this.system)
    this.empty = new engine.StateRecorderImpl()
    this.system.SaveState(this.empty, engine.EStateRecorderState_Global | engine.EStateRecorderState_Contacts)
    this.checkLayout()
  }

  /** Gives everything back to the engine's heap. */
  close(): void {
    const { engine } = this
    this.clearDice()
    this.clearFelt()
    for (const { settings } of this.moulds) engine.destroy(settings)
    for (const held of [...this.ids, this.position, this.rotation, this.velocity, this.spin, this.empty])
      engine.destroy(held)
    engine.destroy(this.jolt)
  }

  /** This world, or one like it if it has done more steps than it may. */
  orAnew(most = MOST_STEPS): DiceWorld {
    if (this.steps <= most) return this
    this.close()
    return new DiceWorld(this.engine)
  }

  /** Lays the felt (kept if it is the same) and takes all dice off. */
  prime(felt: Felt): void {
    this.clearDice()
    const text = JSON.stringify(felt)
    if (text !== this.laid) this.layFelt(felt, text)
    this.empty.Rewind()
    this.system.RestoreState(this.empty)
  }

  /** Puts a die on the table and returns its place in the world. Without `awake` it sleeps until it is struck. */
  add(kind: Kind, size: number, at: Readonly<Pose>, awake?: Readonly<Motion>): number {
    const index = this.bodyAt.length
    if (index >= MOST_DICE) throw new TableBug('too-many-dice', { most: MOST_DICE })
    const settings = this.mould(kind, size)
    this.position.Set(toEngine(at.x), toEngine(at.y), toEngine(at.z))
    this.rotation.Set(at.qx, at.qy, at.qz, at.qw)
    this.velocity.Set(toEngine(awake?.vx ?? 0), toEngine(awake?.vy ?? 0), toEngine(awake?.vz ?? 0))
    this.spin.Set(awake?.wx ?? 0, awake?.wy ?? 0, awake?.wz ?? 0)
    settings.mPosition = this.position
    settings.mRotation = this.rotation
    settings.mLinearVelocity = this.velocity
    settings.mAngularVelocity = this.spin
    const id = this.idOf(index)
    const body = this.bodies.CreateBodyWithID(id, settings)
    this.bodies.AddBody(id, awake ? this.engine.EActivation_Activate : this.engine.EActivation_DontActivate)
    const at32 = this.engine.getPointer(body) >>> 2
    this.bodyAt.push(at32)
    this.motionAt.push(this.word(at32 + MOTION) >>> 2)
    return index
  }

  wake(index: number): void {
    this.bodies.ActivateBody(this.idOf(index))
  }

  /** Takes a die out; the places of the others stay. */
  remove(index: number): void {
    if (!this.bodyAt[index]) return
    const id = this.idOf(index)
    this.bodies.RemoveBody(id)
    this.bodies.DestroyBody(id)
    this.bodyAt[index] = 0
  }

  step(): void {
    this.steps++
    this.jolt.Step(SECONDS_A_STEP, 1)
  }

  /** How many dice are awake. */
  countAwake(): number {
    return this.system.GetNumActiveBodies(this.engine.EBodyType_RigidBody)
  }

  isAwake(index: number): boolean {
    return !!this.bodyAt[index] && this.word((this.motionAt[index] ?? 0) + ACTIVE) !== ASLEEP
  }

  /** Whether two dice touched (or all but touched: 0.2 mm) in the last step. */
  touched(a: number, b: number): boolean {
    return this.system.WereBodiesInContact(this.idOf(a), this.idOf(b))
  }

  /** Reads where a die is and how it moves into `out`. */
  read(index: number, out: Motion): void {
    const heap = this.engine.HEAPF32
    const body = this.bodyAt[index] ?? 0
    const motion = this.motionAt[index] ?? 0
    out.x = fromEngine(heap[body] ?? 0)
    out.y = fromEngine(heap[body + 1] ?? 0)
    out.z = fromEngine(heap[body + 2] ?? 0)
    out.qx = heap[body + ROTATION] ?? 0
    out.qy = heap[body + ROTATION + 1] ?? 0
    out.qz = heap[body + ROTATION + 2] ?? 0
    out.qw = heap[body + ROTATION + 3] ?? 0
    out.vx = fromEngine(heap[motion] ?? 0)
    out.vy = fromEngine(heap[motion + 1] ?? 0)
    out.vz = fromEngine(heap[motion + 2] ?? 0)
    out.wx = heap[motion + SPIN] ?? 0
    out.wy = heap[motion + SPIN + 1] ?? 0
    out.wz = heap[motion + SPIN + 2] ?? 0
  }

  private word(at: number): number {
    return this.engine.HEAPU32[at] ?? 0
  }

  private idOf(index: number): InstanceType<Engine['BodyID']> {
    const id = this.ids[FIRST_DIE + index]
    if (!id) throw new TableBug('no-such-body', { index })
    return id
  }

  private clearDice(): void {
    for (let index = 0; index < this.bodyAt.length; index++) this.remove(index)
    this.bodyAt.length = 0
    this.motionAt.length = 0
  }

  private mould(kind: Kind, size: number): BodySettings {
    const known = this.moulds.find(mould => mould.kind === kind && mould.size === size)
    if (known) return known.settings
    const settings = makeMould(this.engine, kind, size)
    this.moulds.push({ kind, size, settings })
    return settings
  }

  private clearFelt(): void {
    for (let i = 0; i < this.stillBodies; i++) this.forget(i)
    this.stillBodies = 0
    this.laid = ''
  }

  private forget(i: number): void {
    const id = this.ids[i]
    if (!id) return
    this.bodies.RemoveBody(id)
    this.bodies.DestroyBody(id)
  }

  private layFelt(felt: Felt, text: string): void {
    if (felt.disks.length > MOST_DISKS) throw new TableBug('too-many-disks', { most: MOST_DISKS })
    this.clearFelt()
    const { engine } = this
    const half = new engine.Vec3(toEngine(felt.width / 2), toEngine(felt.length / 2), TABLE_THICKNESS / 2)
    this.position.Set(0, 0, -TABLE_THICKNESS / 2)
    this.rotation.Set(0, 0, 0, 1)
    this.layStill(shapeFrom(engine, new engine.BoxShapeSettings(half, 0)))
    engine.destroy(half)
    for (const disk of felt.disks) this.layDisk(disk)
    this.system.OptimizeBroadPhase()
    this.laid = text
  }

  // OZ-31 Disks never move.
  private layDisk({ x, y, diameter, thickness }: Disk): void {
    this.position.Set(toEngine(x), toEngine(y), 0)
    this.layStill(diskShape(this.engine, diameter, thickness))
  }

  private layStill(shape: Shape): void {
    const { engine } = this
    const body = new engine.BodyCreationSettings(shape, this.position, this.rotation, engine.EMotionType_Static, STILL)
    body.mFriction = FELT_FRICTION
    body.mRestitution = RESTITUTION
    const id = this.ids[this.stillBodies++]
    if (!id) throw new TableBug('too-many-disks', { most: MOST_DISKS })
    this.bodies.CreateBodyWithID(id, body)
    this.bodies.AddBody(id, engine.EActivation_DontActivate)
    shape.Release()
    engine.destroy(body)
  }

  /** Another build of the engine could keep its numbers elsewhere: better no throw than a wrong one. */
  private checkLayout(): void {
    const given: Motion = {
      x: 10,
      y: 20,
      z: 30,
      qx: 0.5,
      qy: -0.5,
      qz: 0.5,
      qw: 0.5,
      vx: 40,
      vy: 50,
      vz: 60,
      wx: 7,
      wy: 8,
      wz: 9,
    }
    const seen = noMotion()
    const asleep = this.add('d6', 16, { ...given, x: 500 })
    const awake = this.add('d6', 16, given, given)
    this.read(awake, seen)
    const agrees = JSON.stringify(seen) === JSON.stringify(given)
    if (!agrees || this.isAwake(asleep) || !this.isAwake(awake)) throw new TableBug('engine-layout', { seen })
    this.clearDice()
  }
}

let table: DiceWorld | null = null

/** Loads the physics, once a process, page or worker; after it throws are synchronous. */
export async function loadPhysics(wasmUrl?: string): Promise<void> {
  if (table) return
  const engine = await openEngine(wasmUrl)
  table ??= new DiceWorld(engine)
}

/** The world of this process, for one throw. */
export function theWorld(): DiceWorld {
  if (!table) throw new TableBug('table-not-loaded', { call: 'await loadPhysics() first' })
  table = table.orAnew()
  return table
}
