import { afterEach, expect, test, vi } from 'vitest'
import { remembered } from './memory.ts'
import { isMuted, play, ring, setMuted, setVolume, volume } from './player.ts'
import { bell, SOUNDS } from './sounds.ts'

const played: number[][] = []
vi.mock('zzfx', () => ({
  ZZFX: {
    volume: 1,
    audioContext: { state: 'running' },
    buildSamples: (...stroke: number[]) => stroke,
    playSamples: ([samples]: number[][]) => samples && played.push(samples),
  },
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  played.length = 0
  setMuted(false)
})

/** A browser with sound, as far as the player looks. */
function browser(hasBeenActive: boolean): void {
  vi.stubGlobal('AudioContext', class {})
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  vi.useFakeTimers()
}

/** Lets everything that was started come to its end. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.runAllTimersAsync()
}

test('a device without audio plays in silence', async () => {
  vi.useFakeTimers()
  play('cannon')
  ring(3)
  await settled()
  expect(played).toEqual([])
})

test('nothing sounds before the first gesture', async () => {
  browser(false)
  play('die')
  await settled()
  expect(played).toEqual([])
})

test('after a gesture every stroke of a sound is played', async () => {
  browser(true)
  play('die')
  await settled()
  expect(played).toEqual(SOUNDS.die.map(note => note.stroke))
  play('die')
  await settled()
  expect(played).toHaveLength(2 * SOUNDS.die.length)
})

test('muted means silent, and is remembered', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  browser(true)
  setMuted(true)
  setVolume(7)
  play('coin')
  await settled()
  expect(played).toEqual([])
  expect(isMuted()).toBe(true)
  expect(volume()).toBe(1)
  expect(remembered()).toEqual({ isMuted: true, volume: 1 })
})

test('what was kept by another hand is not believed', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"isMuted":"yes","volume":12}' })
  expect(remembered()).toEqual({ isMuted: false, volume: 0.7 })
})

test('six seats ring six different bells', () => {
  const pitches = [0, 1, 2, 3, 4, 5].map(seat => bell(seat)[0]?.stroke[2])
  expect(new Set(pitches).size).toBe(6)
})
