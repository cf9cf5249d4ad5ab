/** What this person likes, remembered on this device. */

import { SHORT_NAMES } from '@nassau/games/names'
import { type BeatLength, USUAL_BEAT } from '@nassau/protocol/beats'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const SKIES = ['device', 'day', 'night'] as const
export type Sky = (typeof SKIES)[number]
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export type Lingers = 'until-seen' | 'a-while' | 'off'
export type Eye = 'own' | 'all'

type Settings = {
  sky: Sky
  language: Language
  speed: Speed
  /** How long what happens to oneself stands before the table is shown further. */
  lingers: Lingers
  /** How long tables one opens pause where somebody may play something unasked. */
  beat: BeatLength
  /** Tables in three dimensions without shadows and fine edges, for slow devices. */
  isPlain: boolean
  /** Whose dice the eye goes after at tossing tables: one's own, or everybody's. */
  eye: Eye
  /** Boards as text, for those who like or need it. */
  isText: boolean
  /** Whether bots say a word now and then. */
  hearsBots: boolean
  /** What this person is called at tables on this device. */
  name: string
  /** The games they know their way about: nothing is pointed out there any more. */
  known: readonly string[]
  set: (part: Partial<Omit<Settings, 'set'>>) => void
}

const isLanguage = (word: string): word is Language => LANGUAGES.some(known => known === word)

function deviceLanguage(): Language {
  const word = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2)
  return isLanguage(word) ? word : 'en'
}

/** A name to begin with: nobody has to fill in a form. */
const someName = (): string => SHORT_NAMES[Math.floor(Math.random() * SHORT_NAMES.length)] ?? SHORT_NAMES[0]

export const useSettings = create<Settings>()(
  persist(
    set => ({
      sky: 'device',
      language: deviceLanguage(),
      speed: 'calm',
      lingers: 'until-seen',
      beat: USUAL_BEAT,
      isPlain: false,
      eye: 'own',
      isText: false,
      hearsBots: true,
      name: someName(),
      known: [],
      set,
    }),
    { name: 'nassau-settings' },
  ),
)
