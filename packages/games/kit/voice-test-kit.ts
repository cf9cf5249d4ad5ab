/** Whether whoever reads is spoken to: every event of some tellings is said to each seat in turn, in both languages. */
import { type Game, type Rules, YOU } from '@nassau/kernel'
import { toldTo } from '../names.ts'
import type { Telling } from './clauses-test-kit.ts'
import { speakEnglish, speakGerman } from './german-test-kit.ts'

const NAMES = ['Anne', 'Bart', 'Calico', 'Dorothy', 'Edward', 'Flora']

type Voice = { speak: (game: string) => void; spoken: RegExp; awkward: readonly RegExp[] }

const VOICES: readonly Voice[] = [
  {
    speak: speakEnglish,
    spoken: /\b(?:you|yours?)\b/i,
    // Verbs as for somebody else, and a sentence that begins as none does.
    awkward: [/\byou(?:'s| is| has| was| [a-z]*[a-rt-z]s)\b/i, /^[a-z]/, /[.?!] you/, /\b[Yy]our? your?\b/],
  },
  {
    speak: speakGerman,
    spoken: /\b(?:du|dich|dir|dein\p{L}*)\b/iu,
    awkward: [
      new RegExp(`\\b${YOU}r?\\b`, 'i'),
      /\bdu (?:ist|hat|wird|will|darf|soll|kann|\p{L}*[^sz]t)(?!\p{L})/iu,
      /^\p{Ll}/u,
    ],
  },
]

/** Sentences that speak past the one who reads them: none, if all is well. */
export function misspoken<R extends Rules>(game: Game<R>, tellings: readonly Telling<R>[]): string[] {
  const found = new Set<string>()
  for (const { speak, spoken, awkward } of VOICES) {
    speak(game.id)
    for (const { event, seats } of tellings) {
      const names = NAMES.slice(0, seats)
      const plain = game.say(event, names, game.edition).text
      for (const [reader, name] of names.entries()) {
        const { text } = game.say(event, toldTo(reader, names), game.edition)
        const isNamed = new RegExp(`\\b${name}\\b`).test(plain)
        if (isNamed !== (text !== plain) || (isNamed && !spoken.test(text)) || awkward.some(form => form.test(text)))
          found.add(text)
      }
    }
  }
  speakEnglish()
  return [...found]
}
