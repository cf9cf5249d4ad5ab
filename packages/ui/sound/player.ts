/** Plays sounds: never before the first gesture, never while muted, and never at the cost of an error. */
import { type Memory, remember, remembered } from './memory.ts'
import { bell, type Note, SOUNDS } from './sounds.ts'

export type SoundName = keyof typeof SOUNDS

/** Louder than this the small speakers of a phone rattle. */
const LOUDEST = 0.4

/** To work a stroke out takes longer than a frame has: the first time it waits until the click has been painted, in ms. */
const AFTER_PAINT = 40
/** No two knocks are quite alike. */
const DETUNED = 0.06

/** Strokes that were worked out before. */
const built = new Map<string, number[]>()

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
    for (const { at, stroke } of notes) {
      const key = stroke.join()
      const wait = built.has(key) ? at : at + AFTER_PAINT
      setTimeout(() => {
        const samples = built.get(key) ?? ZZFX.buildSamples(...stroke)
        built.set(key, samples)
        ZZFX.playSamples([samples], 1, 1 + DETUNED * (Math.random() - 0.5))
      }, wait)
    }
  } catch {
    // A device without a free sound channel plays on in silence: a game must never stop for a noise.
  }
}
