/** How the log tells what captains of equal speed make of each other: talk, promises, surrender and mercy. */
import { i18n } from '#i18n'
import { capital, everyone, listed, nameInList } from '../../kit/lists.ts'
import type { Pledge, Vow } from '../promises.ts'
import type { Stance } from '../steps/arrival.ts'
import type { ANSWERS, Share } from '../steps/negotiation.ts'
import type { Name, Tellers } from './teller.ts'
import { trayInWords } from './words.ts'

const STANCES_TAKEN: Record<Stance['do'], string> = {
  melee: /*i18n*/ '{name, select, you {you draw} other {{name} draws}} steel',
  parley: /*i18n*/ '{name, select, you {you let} other {{name} lets}} the others go first',
  negotiate: /*i18n*/ '{name, select, you {you offer} other {{name} offers}} to talk',
}
const ANSWERS_GIVEN: Record<(typeof ANSWERS)[number], string> = {
  accept: /*i18n*/ '{name, select, you {You agree} other {{name} agrees}}.',
  refuse: /*i18n*/ '{name, select, you {You refuse} other {{name} refuses}}.',
  counter: /*i18n*/ '{name, select, you {You will} other {{name} will}} make another offer.',
  insist: /*i18n*/ '{name, select, you {You insist} other {{name} insists}} on a fight.',
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
        : i18n._('{name, select, you {you get} other {{name} gets}} {coins}', {
            coins: dice.join(' + '),
            name: name(to),
          }),
    )
    .join('; ')
}

/** Everyone in the order given. */
const inOrder = (seats: readonly number[], name: Name): string => seats.map(seat => nameInList(name(seat))).join(', ')

const named = ({ by, deed, target }: Pledge, name: Name): { name: string; deed: string; target: string } => ({
  name: name(by),
  deed,
  target: name(target),
})

const promiseInWords = (pledge: Pledge, name: Name): string =>
  i18n._(
    '{name, select, you {you promise} other {{name} promises}} to {deed, select, spare {spare} attack {attack} other {fire at}} {target, select, you {you} other {{target}}}',
    named(pledge, name),
  )

/** What an offer asks for and promises, from the offerer's side. */
export const pledgesInWords = (by: number, pledges: readonly Pledge[], name: Name): string =>
  listed(
    pledges.map(pledge =>
      pledge.by === by
        ? promiseInWords(pledge, name)
        : i18n._(
            '{name, select, you {you are} other {{name} is}} to {deed, select, spare {spare} attack {attack} other {fire at}} {target, select, you {you} other {{target}}}',
            named(pledge, name),
          ),
    ),
  )

/** A promise that was given, with how long it holds or what became of it. */
export function vowInWords(vow: Vow, name: Name): string {
  const promise = capital(promiseInWords(vow, name))
  return {
    open: i18n._('{promise}, until hunt {until} is over', { promise, until: vow.until }),
    kept: i18n._('{promise}: kept', { promise }),
    broken: i18n._('{promise}: broken', { promise }),
  }[vow.state]
}

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
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You are done talking and draw} other {{name} is done talking and draws}} steel.', {
        name: name(seat),
      }),
  },
  'lots-drawn': {
    clause: 'SD-33',
    say: ({ wanting, order }, name) =>
      wanting.length === 0
        ? i18n._('Nobody asks for the floor; the lot decides: {order}.', { order: inOrder(order, name) })
        : i18n._('{names, select, you {You} other {{names}}} ask for the floor; the lot decides: {order}.', {
            names: everyone(wanting.map(name)),
            order: inOrder(order, name),
          }),
  },
  'has-floor': {
    clause: 'SD-33',
    say: ({ seat }, name) =>
      i18n._('{name, select, you {You have} other {{name} has}} the floor.', { name: name(seat) }),
  },
  offered: {
    clause: 'SD-33',
    say: ({ seat, coins, offer, pledges }, name) => {
      const made = { name: name(seat), split: splitInWords(coins, offer, name) }
      return pledges.length === 0
        ? i18n._('{name, select, you {You offer} other {{name} offers}}: {split}.', made)
        : i18n._('{name, select, you {You offer} other {{name} offers}}: {split}. {pledges}.', {
            ...made,
            pledges: capital(pledgesInWords(seat, pledges, name)),
          })
    },
  },
  answered: {
    clause: 'SD-33',
    say: ({ seat, answer }, name) => i18n._(ANSWERS_GIVEN[answer], { name: name(seat) }),
  },
  agreed: {
    clause: 'SD-33',
    say: ({ seats }, name) =>
      i18n._('{names} shake hands and share the treasure out.', { names: everyone(seats.map(name)) }),
  },
  promised: {
    clause: 'SD-33',
    say: ({ until, ...pledge }, name) => `${vowInWords({ ...pledge, until, state: 'open' }, name)}.`,
  },
  'promise-kept': {
    clause: 'SD-33',
    say: (pledge, name) =>
      i18n._(
        '{name, select, you {You keep your} other {{name} keeps the}} promise to {deed, select, spare {spare} attack {attack} other {fire at}} {target, select, you {you} other {{target}}}.',
        named(pledge, name),
      ),
  },
  'promise-broken': {
    clause: 'SD-33',
    say: (pledge, name) =>
      i18n._(
        '{name, select, you {You break your} other {{name} breaks the}} promise to {deed, select, spare {spare} attack {attack} other {fire at}} {target, select, you {you} other {{target}}}.',
        named(pledge, name),
      ),
  },
  surrendered: {
    clause: 'SD-34',
    say: ({ seats }, name) =>
      i18n._(
        '{n, plural, one {{names, select, you {You surrender} other {{names} surrenders}}} other {{names} surrender}}.',
        {
          names: everyone(seats.map(name)),
          n: seats.length,
        },
      ),
  },
  judged: {
    clause: 'SD-35',
    say: ({ seat, victim, dice, lost }, name) => {
      const judged = { name: name(seat), victim: name(victim), lost }
      return dice === null
        ? i18n._(
            '{name, select, you {You show} other {{name} shows}} {victim, select, you {you} other {{victim}}} mercy.',
            judged,
          )
        : i18n._(
            '{name, select, you {You show no mercy and roll} other {{name} shows no mercy and rolls}} {dice}: {victim, select, you {you lose} other {{victim} loses}} {lost} crew.',
            {
              ...judged,
              dice: trayInWords(dice),
            },
          )
    },
  },
}
