/** Wood, canvas, water, coin, drum and bell: synthesised, short, and silent until asked for. */
export type { SoundName } from './player.ts'
export { isMuted, play, ring, setMuted, setVolume, volume } from './player.ts'
export { type Sounds, useSounds } from './use-sounds.ts'
