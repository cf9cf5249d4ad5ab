/** Plays sounds: never before the first gesture, never while muted, and never at the cost of an error. */
import { type Memory, remember, remembered } from './memory.ts'
import { bell, type Note, SOUNDS } from './sounds.ts'

export type SoundName = keyof typeof SOUNDS

/** Louder than this the small speakers of a phone rattle. */
const LOUDEST = 0.4

let memory: Memory = remembered()

export const isMuted = (): boolean => memory.isMuted
export const volume = (): number => memory.volume

export function setMuted(isMuted: boolean): void {
  memory = remember({ ...memory, isMuted })
}

/** From 0 to 1. */
export function setVolume(loudness: number): void {
  memory = remember({ ...memory, volume: Math.min(1, Math.max(0, loudness)) })
}

export function play(name: SoundName): void {
  void sound(SOUNDS[name])
}

/** Rings the bell of a seat whose turn it is. */
export function ring(seat: number): void {
  void sound(bell(seat))
}

const mayBeHeard = (): boolean =>
  !memory.isMuted &&
  typeof AudioContext === 'function' &&
  typeof navigator === 'object' &&
  navigator.userActivation?.hasBeenActive

async function sound(notes: readonly Note[]): Promise<void> {
  if (!mayBeHeard()) return
  try {
    const { ZZFX } = await import('zzfx')
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
    ZZFX.volume = memory.volume * LOUDEST
    for (const { at, stroke } of notes) setTimeout(() => ZZFX.play(...stroke), at)
  } catch {
    // A device without a free sound channel plays on in silence: a game must never stop for a noise.
  }
}
