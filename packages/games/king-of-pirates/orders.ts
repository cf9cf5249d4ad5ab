/**
 * Standing orders (KP-67): answers decided beforehand, so that people are asked only what they want
 * to be asked. An order sees what its seat sees.
 */
import { PASS, type Projection, type Seat, type StandingOrder } from '@nassau/kernel'
import { isPlay } from './cards/cards.ts'
import { isWorthAsking } from './cards/windows.ts'
import type { KingOfPirates, SeasFrame } from './rules.ts'
import type { SeasView } from './view.ts'

/** A window: where it is, whom it is put to, and what may be answered. */
type Window = { f: SeasFrame; seat: Seat; options: readonly object[] }

/** The window that is open for the one who sees this; null if what is asked is none. */
function windowIn({ ask, stack, seat }: Projection<KingOfPirates>): Window | null {
  const f = stack.at(-1)
  if (!f || seat === null || ask?.kind !== 'list' || !ask.options.some(option => 'pass' in option)) return null
  return { f, seat, options: ask.options }
}

/** Whether what a window is about happens to this seat. */
function concerns({ fight, turn }: SeasView, f: SeasFrame, seat: Seat): boolean {
  if (f.step === 'mutiny') return f.seat === seat
  if (f.step === 'dig') return turn === seat
  return f.step === 'combat' && (fight?.attacker === seat || fight?.defender === seat)
}

const holds = (options: readonly object[], card: string): boolean =>
  options.some(option => isPlay(option) && option.play === card)

export const orders: readonly StandingOrder<KingOfPirates>[] = [
  {
    id: 'keelhaul',
    says: /*i18n*/ 'put down any mutiny, anyone’s, with a keelhauling card',
    isDefault: false,
    answer: ({ ask }) =>
      ask?.at === 'mutiny.answers' && holds(ask.options, 'keelhauling') ? { play: 'keelhauling' } : null,
  },
  {
    id: 'ambush',
    says: /*i18n*/ 'spring an ambush whenever a player attacks you',
    isDefault: false,
    answer({ ask, seat, view }) {
      // One is enough: the window opens anew after it.
      const isSprung = (view.ships[seat ?? -1]?.ambushes ?? 0) > 0
      return ask?.at === 'combat.declared' && !isSprung && holds(ask.options, 'ambush') ? { play: 'ambush' } : null
    },
  },
  {
    id: 'pass-always',
    says: /*i18n*/ 'never answer: always pass',
    isDefault: false,
    answer: seen => (windowIn(seen) ? PASS : null),
  },
  {
    id: 'pass-unless-hit',
    says: /*i18n*/ 'pass until something happens to you',
    isDefault: false,
    answer(seen) {
      const window = windowIn(seen)
      return window && !concerns(seen.view, window.f, window.seat) ? PASS : null
    },
  },
  {
    id: 'pass-when-pointless',
    says: /*i18n*/ 'pass when none of your cards matters here',
    isDefault: true,
    answer(seen, edition) {
      const window = windowIn(seen)
      return window && !isWorthAsking(seen.view, edition, window.f, window.seat, window.options) ? PASS : null
    },
  },
  {
    id: 'heave-to',
    says: /*i18n*/ 'stop sailing when you can go no farther, and dig only with enough clues',
    isDefault: true,
    answer({ ask }) {
      if (ask?.at === 'movement.sail')
        return ask.options.some(option => 'sail' in option) || holds(ask.options, 'tailwind') ? null : { stop: true }
      if (ask?.at === 'dig.spade')
        return ask.options.some(option => 'dig' in option && option.dig) ? null : { dig: false }
      return null
    },
  },
]
