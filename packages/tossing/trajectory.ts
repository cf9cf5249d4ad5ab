/**
 * The way dice took, to be shown: 60 pictures a second, 0.1 mm, about a tenth of a degree. A typical
 * toss is half a kilobyte. Where a die ends is told exactly by the report; this is only for the eye.
 *
 *   version · pictures · tracks · for each: die, first picture · 2, pictures, seven columns of numbers
 *
 * A column holds the change of the change from picture to picture, as varints.
 */
import { TableBug } from './errors.ts'
import type { Flight } from './physics/flight.ts'
import { STEPS_A_SECOND } from './physics/world.ts'
import type { Pose } from './pose.ts'

export const PICTURES_A_SECOND = 60
const STEPS_A_PICTURE = STEPS_A_SECOND / PICTURES_A_SECOND
const VERSION = 1
/** Units: a tenth of a millimetre, a 511th of a quaternion's length. */
const TENTH = 10
const FINE = 511
const COLUMNS = 7

/** One die's way. Before its first picture it lies where that shows it, and after its last likewise. */
export type Track = {
  /** Which die: its place among the dice given, the tossed one last. */
  die: number
  /** The number of its first picture. */
  first: number
  /** It left the table after its last picture. */
  isGone: boolean
  poses: Pose[]
}

export type Trajectory = { pictures: number; tracks: Track[] }

type Row = readonly number[]
type Draft = { first: number; isGone: boolean; rows: Row[] }

/** Watches a throw: give `onStep` to it, then ask for the bytes. */
export function recordTrajectory(): { onStep: (flight: Flight) => void; bytes: () => Uint8Array } {
  const drafts = new Map<number, Draft>()
  let seen: Flight | null = null
  return {
    onStep: flight => {
      seen = flight
      if (flight.step % STEPS_A_PICTURE === 0) draw(drafts, flight)
    },
    bytes: () => {
      if (!seen) return encode(0, drafts)
      // The throw may have ended between two pictures.
      if (seen.step % STEPS_A_PICTURE > 0) draw(drafts, seen)
      return encode(pictureAt(seen) + 1, drafts)
    },
  }
}

const pictureAt = ({ step }: Flight): number => Math.ceil(step / STEPS_A_PICTURE)

/** Adds one picture of every die that is awake. */
function draw(drafts: Map<number, Draft>, flight: Flight): void {
  const picture = pictureAt(flight)
  flight.flyers.forEach(({ isAwake, isGone, from, now }, die) => {
    const draft = drafts.get(die)
    if (draft && isGone) draft.isGone = true
    if (!isAwake) return
    const before = draft?.rows.at(-1) ?? quantise(from, undefined)
    const row = quantise(now, before)
    if (draft) {
      // It may have lain still in between.
      while (draft.first + draft.rows.length < picture) draft.rows.push(before)
      draft.rows.push(row)
    }
    // A die that is struck has moved by its first picture: the one before shows it as it lay.
    else if (picture > 0) drafts.set(die, { first: picture - 1, isGone: false, rows: [before, row] })
    else drafts.set(die, { first: picture, isGone: false, rows: [row] })
  })
}

/** The pose in units. Of the two quaternions that mean it, the one nearer to the last picture's. */
function quantise({ x, y, z, qx, qy, qz, qw }: Pose, last: Row | undefined): Row {
  const [, , , a = 0, b = 0, c = 0, d = 0] = last ?? []
  const unit = qx * a + qy * b + qz * c + qw * d < 0 ? -FINE : FINE
  const { round } = Math
  const turn = [round(qx * unit), round(qy * unit), round(qz * unit), round(qw * unit)] as const
  return [round(x * TENTH), round(y * TENTH), round(z * TENTH), ...turn]
}

function encode(pictures: number, drafts: ReadonlyMap<number, Draft>): Uint8Array {
  const out: number[] = []
  for (const n of [VERSION, pictures, drafts.size]) putNumber(out, n)
  for (const [die, { first, isGone, rows }] of drafts) {
    for (const n of [die, first * 2 + (isGone ? 1 : 0), rows.length]) putNumber(out, n)
    for (let column = 0; column < COLUMNS; column++) {
      let [value, change] = [0, 0]
      rows.forEach((row, i) => {
        const next = row[column] ?? 0
        putSigned(out, next - value - change)
        change = i === 0 ? 0 : next - value
        value = next
      })
    }
  }
  return Uint8Array.from(out)
}

/** What `recordTrajectory` wrote. */
export function decodeTrajectory(bytes: Uint8Array): Trajectory {
  const from = { bytes, at: 0 }
  if (takeNumber(from) !== VERSION) throw new TableBug('no-trajectory')
  const pictures = takeNumber(from)
  const tracks = Array.from({ length: takeNumber(from) }, () => takeTrack(from))
  if (from.at !== bytes.length) throw new TableBug('no-trajectory', { at: from.at })
  return { pictures, tracks }
}

type Source = { bytes: Uint8Array; at: number }

function takeTrack(from: Source): Track {
  const die = takeNumber(from)
  const start = takeNumber(from)
  const rows = Array.from({ length: takeNumber(from) }, () => new Array<number>(COLUMNS).fill(0))
  for (let column = 0; column < COLUMNS; column++) {
    let [value, change] = [0, 0]
    rows.forEach((row, i) => {
      const next = value + change + takeSigned(from)
      change = i === 0 ? 0 : next - value
      value = next
      row[column] = next
    })
  }
  return { die, first: start >> 1, isGone: start % 2 === 1, poses: rows.map(toPose) }
}

function toPose([x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 0]: Row): Pose {
  const length = Math.sqrt(a * a + b * b + c * c + d * d)
  return { x: x / TENTH, y: y / TENTH, z: z / TENTH, qx: a / length, qy: b / length, qz: c / length, qw: d / length }
}

function putNumber(out: number[], n: number): void {
  let rest = n
  for (; rest > 127; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128)
  out.push(rest)
}

const putSigned = (out: number[], n: number): void => putNumber(out, n < 0 ? -2 * n - 1 : 2 * n)

function takeNumber(from: Source): number {
  let n = 0
  for (let unit = 1; ; unit *= 128) {
    const byte = from.bytes[from.at++]
    if (byte === undefined || unit > 2 ** 42) throw new TableBug('no-trajectory', { at: from.at })
    n += (byte % 128) * unit
    if (byte < 128) return n
  }
}

function takeSigned(from: Source): number {
  const n = takeNumber(from)
  return n % 2 === 1 ? -(n + 1) / 2 : n / 2
}
