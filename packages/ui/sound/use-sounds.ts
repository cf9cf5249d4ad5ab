/** What is just heard of a match, as sounds. */
import { useEffect } from 'react'
import { play, type SoundName } from './player.ts'

/** Which events sound, by their kinds; the others are silent. */
export type Sounds<Kind extends string> = Readonly<Partial<Record<Kind, SoundName>>>

/** Plays the sound of everything in `fresh` once, when it is heard. `sounds` never changes. */
export function useSounds<Kind extends string>(fresh: readonly { kind: Kind }[], sounds: Sounds<Kind>): void {
  useEffect(() => {
    for (const { kind } of fresh) {
      const sound = sounds[kind]
      if (sound) play(sound)
    }
  }, [fresh, sounds])
}
