/**
 * Where a die is that has just left the hand, until the way it really took is known: free flight, a few dull bounces, a
 * roll that dies away. Good for the eye for some tenths of a second, and never for the rules.
 */
import type { Pose, Throw } from '@nassau/tossing'

/** mm/s² */
const GRAVITY = 9810
/** What a bounce leaves of the speed, up and along. */
const BOUNCE = 0.45
const GRIP = 0.72
const MOST_BOUNCES = 3
/** How long a roll lasts, in s, and how many mm of it turn a die by one radian. */
const ROLL = 0.35
const MM_A_RADIAN = 42

/** How long a die that has come to rest is looked at closely, in ms. */
export const CLOSE_LOOK = 1000

/** So long, in s, the guess keeps pace with the clock; then it slows down and waits, at most so much longer. */
const IN_STEP = 0.25
const WAIT = 0.35

/** How far into the throw a page may be that has waited so long, in s, for its true way. */
export const timeInFlight = (waited: number): number =>
  waited <= IN_STEP ? waited : IN_STEP + WAIT * (1 - Math.exp((IN_STEP - waited) / WAIT))

/** The pose `seconds` after the release, of a die whose centre is `low` mm above the table when it lies there. */
export function guessedPose(thrown: Throw, low: number, seconds: number): Pose {
  const at = { x: thrown.x / 10, y: thrown.y / 10, z: thrown.z / 10 }
  const speed = { x: thrown.vx, y: thrown.vy, z: thrown.vz }
  const go = (t: number): void => {
    at.x += speed.x * t
    at.y += speed.y * t
    at.z = Math.max(low, at.z + speed.z * t - (GRAVITY * t * t) / 2)
  }
  let left = seconds
  const firstTouch = timeToFall(at.z - low, speed.z)
  for (let bounces = 0; bounces < MOST_BOUNCES; bounces++) {
    const fall = timeToFall(at.z - low, speed.z)
    if (left <= fall) {
      go(left)
      return { ...at, ...turned(thrown, Math.min(seconds, firstTouch), at) }
    }
    go(fall)
    left -= fall
    speed.z = (GRAVITY * fall - speed.z) * BOUNCE
    speed.x *= GRIP
    speed.y *= GRIP
  }
  const rolled = ROLL * (1 - Math.exp(-left / ROLL))
  at.x += speed.x * rolled
  at.y += speed.y * rolled
  at.z = low
  return { ...at, ...turned(thrown, Math.min(seconds, firstTouch), at) }
}

/** When something `height` mm up that rises with `speed` is down. */
const timeToFall = (height: number, speed: number): number =>
  height <= 0 && speed <= 0 ? 0 : (speed + Math.sqrt(speed * speed + 2 * GRAVITY * Math.max(0, height))) / GRAVITY

type Turn = Pick<Pose, 'qx' | 'qy' | 'qz' | 'qw'>

/** In the air it spins as it was thrown; then it rolls the way it goes. */
function turned({ x, y, wx, wy, wz, vx, vy }: Throw, inAir: number, at: { x: number; y: number }): Turn {
  const spin = Math.hypot(wx, wy, wz) / 100
  const free = axisTurn(wx / 100, wy / 100, wz / 100, spin, spin * inAir)
  const way = Math.hypot(at.x - x / 10, at.y - y / 10) - Math.hypot(vx, vy) * inAir
  return product(axisTurn(-vy, vx, 0, Math.hypot(vx, vy), Math.max(0, way) / MM_A_RADIAN), free)
}

/** The turn by `angle` about an axis of this length. */
function axisTurn(x: number, y: number, z: number, length: number, angle: number): Turn {
  if (length === 0) return { qx: 0, qy: 0, qz: 0, qw: 1 }
  const s = Math.sin(angle / 2) / length
  return { qx: x * s, qy: y * s, qz: z * s, qw: Math.cos(angle / 2) }
}

/** First `b`, then `a`. */
const product = (a: Turn, b: Turn): Turn => ({
  qx: a.qw * b.qx + a.qx * b.qw + a.qy * b.qz - a.qz * b.qy,
  qy: a.qw * b.qy - a.qx * b.qz + a.qy * b.qw + a.qz * b.qx,
  qz: a.qw * b.qz + a.qx * b.qy - a.qy * b.qx + a.qz * b.qw,
  qw: a.qw * b.qw - a.qx * b.qx - a.qy * b.qy - a.qz * b.qz,
})
