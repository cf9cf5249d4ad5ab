/** How the log tells what captains of equal speed make of each other: talk, promises, surrender and mercy. */
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { Pledge, Vow } from '../promises.ts'
import type { Stance } from '../steps/arrival.ts'
import type { ANSWERS, Share } from '../steps/negotiation.ts'
import type { Name, Tellers } from './teller.ts'
import { trayInWords } from './words.ts'

const STANCES_TAKEN: Record<Stance['do'], string> = {
  melee: /*i18n*/ '{name} draws steel',
  parley: /*i18n*/ '{name} lets the others go first',
  negotiate: /*i18n*/ '{name} offers to talk',
}
const ANSWERS_GIVEN: Record<(typeof ANSWERS)[number], string> = {
  accept: /*i18n*/ '{name} agrees.',
  refuse: /*i18n*/ '{name} refuses.',
  counter: /*i18n*/ '{name} will make another offer.',
  insist: /*i18n*/ '{name} insists on a fight.',
}

/** A name and what belongs to it, one after the other, so that no number stands beside another's name. */
function splitInWords(coins: readonly number[], offer: readonly Share[], name: Name): string {
  const shares = new Map<Share, number[]>()
  coins.forEach((coin, i) => {
    const to = offer[i] ?? 'island'
    shares.set(to, [...(shares.get(to) ?? []), coin])
  })
  return [...shares]
    .map(([to, dice]) =>
      to === 'island'
        ? i18n._('the island keeps {coins}', { coins: dice.join(' + ') })
        : i18n._('{name} gets {coins}', { coins: dice.join(' + '), name: name(to) }),
    )
    .join('; ')
}

const named = ({ by, deed, target }: Pledge, name: Name): { name: string; deed: string; target: string } => ({
  name: name(by),
  deed,
  target: name(target),
})

const promiseInWords = (pledge: Pledge, name: Name): string =>
  i18n._(
    '{name} promises to {deed, select, spare {spare} attack {attack} other {fire at}} {target}',
    named(pledge, name),
  )

/** What an offer asks for and promises, from the offerer's side. */
export const pledgesInWords = (by: number, pledges: readonly Pledge[], name: Name): string =>
  listed(
    pledges.map(pledge =>
      pledge.by === by
        ? promiseInWords(pledge, name)
        : i18n._(
            '{name} is to {deed, select, spare {spare} attack {attack} other {fire at}} {target}',
            named(pledge, name),
          ),
    ),
  )

/** A promise that was given, with how long it holds or what became of it. */
export const vowInWords = (vow: Vow, name: Name): string =>
  ({
    open: i18n._('{promise}, until hunt {until} is over', { promise: promiseInWords(vow, name), until: vow.until }),
    kept: i18n._('{promise}: kept', { promise: promiseInWords(vow, name) }),
    broken: i18n._('{promise}: broken', { promise: promiseInWords(vow, name) }),
  })[vow.state]

type Talk =
  | 'stances'
  | 'insisted'
  | 'lots-drawn'
  | 'has-floor'
  | 'offered'
  | 'answered'
  | 'agreed'
  | 'promised'
  | 'promise-kept'
  | 'promise-broken'
  | 'surrendered'
  | 'judged'

export const TALK_TELLERS: Tellers<Talk> = {
  stances: {
    clause: 'SD-31',
    say: ({ stances }, name) =>
      i18n._('At the island together: {stances}.', {
        stances: listed(stances.map(({ seat, stance }) => i18n._(STANCES_TAKEN[stance], { name: name(seat) }))),
      }),
  },
  insisted: {
    clause: 'SD-33',
    say: ({ seat }, name) => i18n._('{name} is done talking and draws steel.', { name: name(seat) }),
  },
  'lots-drawn': {
    clause: 'SD-33',
    say: ({ wanting, order }, name) =>
      wanting.length === 0
        ? i18n._('Nobody asks for the floor; the lot decides: {order}.', { order: order.map(name).join(', ') })
        : i18n._('{names} ask for the floor; the lot decides: {order}.', {
            names: listed(wanting.map(name)),
            order: order.map(name).join(', '),
          }),
  },
  'has-floor': {
    clause: 'SD-33',
    say: ({ seat }, name) => i18n._('{name} has the floor.', { name: name(seat) }),
  },
  offered: {
    clause: 'SD-33',
    say: ({ seat, coins, offer, pledges }, name) => {
      const made = { name: name(seat), split: splitInWords(coins, offer, name) }
      return pledges.length === 0
        ? i18n._('{name} offers: {split}.', made)
        : i18n._('{name} offers: {split}. {pledges}.', { ...made, pledges: pledgesInWords(seat, pledges, name) })
    },
  },
  answered: {
    clause: 'SD-33',
    say: ({ seat, answer }, name) => i18n._(ANSWERS_GIVEN[answer], { name: name(seat) }),
  },
  agreed: {
    clause: 'SD-33',
    say: ({ seats }, name) =>
      i18n._('{names} shake hands and share the treasure out.', { names: listed(seats.map(name)) }),
  },
  promised: {
    clause: 'SD-33',
    say: ({ until, ...pledge }, name) => `${vowInWords({ ...pledge, until, state: 'open' }, name)}.`,
  },
  'promise-kept': {
    clause: 'SD-33',
    say: (pledge, name) =>
      i18n._(
        '{name} keeps the promise to {deed, select, spare {spare} attack {attack} other {fire at}} {target}.',
        named(pledge, name),
      ),
  },
  'promise-broken': {
    clause: 'SD-33',
    say: (pledge, name) =>
      i18n._(
        '{name} breaks the promise to {deed, select, spare {spare} attack {attack} other {fire at}} {target}.',
        named(pledge, name),
      ),
  },
  surrendered: {
    clause: 'SD-34',
    say: ({ seats }, name) =>
      i18n._('{names} {n, plural, one {surrenders} other {surrender}}.', {
        names: listed(seats.map(name)),
        n: seats.length,
      }),
  },
  judged: {
    clause: 'SD-35',
    say: ({ seat, victim, dice, lost }, name) => {
      const judged = { name: name(seat), victim: name(victim), lost }
      return dice === null
        ? i18n._('{name} shows {victim} mercy.', judged)
        : i18n._('{name} shows no mercy and rolls {dice}: {victim} loses {lost} crew.', {
            ...judged,
            dice: trayInWords(dice),
          })
    },
  },
}
