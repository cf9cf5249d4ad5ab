/** A short name for exactly these poses: equal on every machine if, and only if, every bit is equal. */
import { type Die, toEngine } from './pose.ts'

const floats = new Float32Array(7)
const words = new Uint32Array(floats.buffer)

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** 16 hexadecimal digits over the bits of all poses, in order, and the values shown. */
export function fingerprint(dice: readonly Die[]): string {
  // Two runs of FNV-1a, word by word, with a rotation so that high bits count as well.
  let a = 0x811c9dc5
  let b = 0x050c5d1f
  const stir = (word: number): void => {
    a = Math.imul(a ^ word, 0x01000193)
    a ^= a >>> 15
    b = Math.imul(b ^ ((word << 16) | (word >>> 16)), 0x01000193)
    b ^= b >>> 13
  }
  for (const { pose, face } of dice) {
    floats.set([toEngine(pose.x), toEngine(pose.y), toEngine(pose.z), pose.qx, pose.qy, pose.qz, pose.qw])
    words.forEach(stir)
    stir(face)
  }
  return hex(a) + hex(b)
}
