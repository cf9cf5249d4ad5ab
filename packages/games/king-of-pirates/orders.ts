/**
 * Standing orders (KP-67): answers decided beforehand, so that people are asked only what they want
 * to be asked. An order sees what its seat sees.
 */
import { isRecord, PASS, type Projection, type Seat, type StandingOrder, samePlain } from '@nassau/kernel'
import { isPlay } from './cards.ts'
import type { KingOfPirates, SeasFrame } from './rules.ts'
import type { SeasView } from './view.ts'
import { isWorthAsking } from './windows.ts'

type Seen = Projection<KingOfPirates>
type Asked = { f: SeasFrame; seat: Seat; options: readonly object[]; isWindow: boolean }

function asked({ ask, stack, seat }: Seen): Asked | null {
  const f = stack.at(-1)
  if (!f || seat === null || ask?.kind !== 'list') return null
  const options = ask.options.filter(isRecord)
  return { f, seat, options, isWindow: options.some(option => samePlain(option, PASS)) }
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
    answer(seen) {
      const now = asked(seen)
      return now?.f.step === 'mutiny' && holds(now.options, 'keelhauling') ? { play: 'keelhauling' } : null
    },
  },
  {
    id: 'ambush',
    says: /*i18n*/ 'spring an ambush whenever a player attacks you',
    isDefault: false,
    answer(seen) {
      const now = asked(seen)
      // One is enough: the window opens anew after it.
      const isSprung = (seen.view.ships[now?.seat ?? -1]?.ambushes ?? 0) > 0
      return now?.f.at === 'declared' && !isSprung && holds(now.options, 'ambush') ? { play: 'ambush' } : null
    },
  },
  {
    id: 'pass-always',
    says: /*i18n*/ 'let every chance to answer go by',
    isDefault: false,
    answer: seen => (asked(seen)?.isWindow ? PASS : null),
  },
  {
    id: 'pass-unless-hit',
    says: /*i18n*/ 'let chances go by until something happens to you',
    isDefault: false,
    answer(seen) {
      const now = asked(seen)
      return now?.isWindow && !concerns(seen.view, now.f, now.seat) ? PASS : null
    },
  },
  {
    id: 'pass-when-pointless',
    says: /*i18n*/ 'let chances go by when no card of yours matters to what is happening',
    isDefault: true,
    answer(seen, edition) {
      const now = asked(seen)
      return now?.isWindow && !isWorthAsking(seen.view, edition, now.f, now.seat, now.options) ? PASS : null
    },
  },
  {
    id: 'heave-to',
    says: /*i18n*/ 'stop when no space is left to sail and no tailwind is in hand, and do not dig without the clues',
    isDefault: true,
    answer(seen) {
      const now = asked(seen)
      if (
        now?.f.step === 'movement' &&
        !now.options.some(option => 'sail' in option) &&
        !holds(now.options, 'tailwind')
      )
        return { stop: true }
      const cannotDig = now?.f.at === 'spade' && !now.options.some(option => 'dig' in option && option.dig === true)
      return cannotDig ? { dig: false } : null
    },
  },
]
