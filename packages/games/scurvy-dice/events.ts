/** What can happen at sea, and how the log tells it. Every event names the clause behind it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { listed, plural } from '../kit/lists.ts'
import type { Part, Tray } from './board.ts'
import type { Power } from './captains.ts'
import type { Face } from './edition.ts'
import type { Stance } from './steps/arrival.ts'
import type { ANSWERS, Promised, Share } from './steps/negotiation.ts'

/** Every kind of event and what it carries. */
type Happenings = {
  'captains-dealt': { captains: string[]; skills: string[] }
  'first-dog': { seat: Seat }
  'new-dog': { seat: Seat }
  'treasure-rolled': { hunt: number; by: Seat; coins: number[]; skulls: number }
  'treasure-abandoned': { coins: number[] }
  refit: { left: number[] }
  'power-used': { seat: Seat; power: Power }
  'power-back': { seat: Seat }
  rolled: { seat: Seat; dice: Tray }
  rerolled: { seat: Seat; from: Face[]; dice: Tray }
  built: { seat: Seat; ship: Record<Part, number> }
  'tie-rolled': { rolls: { seat: Seat; icons: number }[]; first: Seat }
  'tie-drawn': { among: Seat[]; first: Seat }
  aimed: { seat: Seat; shots: number[]; held: number }
  fired: { seat: Seat; target: Seat; icons: Tray; crew: number; cannons: number }
  'shot-away': { seat: Seat; target: Seat; parts: { part: Part; lost: number }[] }
  'carried-off': { seat: Seat; target: Seat; part: Part | null }
  'parrot-turned': { seat: Seat; into: 'crew' | 'cannons' }
  chased: { seat: Seat; target: Seat; icons: number; theirs: number; isCaught: boolean }
  melee: { round: number; sides: { seat: Seat; dice: Tray; points: number; lost: number }[]; winner: Seat | null }
  withdrew: { seat: Seat; target: Seat }
  stolen: { seat: Seat; target: Seat; coins: number[] }
  stances: { stances: { seat: Seat; stance: Stance['do'] }[] }
  insisted: { seat: Seat }
  offered: { seat: Seat; coins: number[]; offer: Share[]; promise: Promised }
  answered: { seat: Seat; answer: (typeof ANSWERS)[number] }
  agreed: { seats: Seat[] }
  surrendered: { seats: Seat[] }
  judged: { seat: Seat; victim: Seat; mercy: boolean; lost: number }
  looted: { seat: Seat; coins: number[] }
  scurvy: { seats: Seat[]; each: number }
  drifted: { seat: Seat; spaces: number; at: number }
  scored: { seat: Seat; coins: number; scurvy: number; at: number }
  won: { seat: Seat; at: number }
}
type Kind = keyof Happenings
export type SeaEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

/** A seat's name, from its number. */
type Name = (seat: Seat) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name): string }

const PART_WORDS: Record<Part, [one: string, many: string]> = {
  sails: ['sail', 'sails'],
  hull: ['hull', 'hulls'],
  cannons: ['cannon', 'cannons'],
  crew: ['crew', 'crew'],
  parrot: ['parrot', 'parrots'],
}
const counted = (n: number, part: Part): string => `${n} ${PART_WORDS[part][n === 1 ? 0 : 1]}`

const coinsInWords = (coins: readonly number[]): string =>
  coins.length === 0 ? 'nothing' : `${coins.join(' + ')} ${coins.length === 1 && coins[0] === 1 ? 'coin' : 'coins'}`

const trayInWords = (tray: Tray): string => {
  const words = [
    tray.ship > 0 ? plural(tray.ship, 'ship') : '',
    tray.cannon > 0 ? plural(tray.cannon, 'cannon') : '',
    tray.crew > 0 ? `${tray.crew} crew` : '',
    tray.parrot > 0 ? plural(tray.parrot, 'parrot') : '',
  ].filter(word => word !== '')
  return words.length > 0 ? listed(words) : 'nothing'
}

const POWER_WORDS: Record<Power, string> = {
  'plunder-hits': 'carries off a die from every ship hit',
  'parrot-sails': 'counts parrots as sails',
  'first-blow': 'strikes the first blow',
  'extra-reroll': 'takes one more re-roll',
  'extra-hands': 'sends extra hands ashore',
  rout: 'gives no quarter',
  'hide-cache': 'hides the treasure set aside',
  'ignore-scurvy': 'buys off the scurvy',
}

const STANCE_WORDS: Record<Stance['do'], string> = {
  melee: 'draws steel',
  parley: 'lets the others go first',
  negotiate: 'offers to talk',
}
const ANSWER_WORDS = {
  accept: 'agrees',
  refuse: 'refuses',
  counter: 'will make another offer',
  insist: 'insists on a fight',
}

function splitInWords(coins: readonly number[], offer: readonly Share[], name: Name): string {
  const shares = new Map<Share, number[]>()
  coins.forEach((coin, i) => {
    const to = offer[i] ?? 'island'
    shares.set(to, [...(shares.get(to) ?? []), coin])
  })
  return listed(
    [...shares].map(
      ([to, dice]) => `${dice.join(' + ')} ${to === 'island' ? 'stay on the island' : `for ${name(to)}`}`,
    ),
  )
}

const promiseInWords = (promise: Promised, name: Name): string => {
  if (promise === null) return ''
  return 'spare' in promise
    ? `, promising to spare ${name(promise.spare)}`
    : `, promising to attack ${name(promise.attack)}`
}

const TELLERS: { [K in Kind]: Teller<K> } = {
  'captains-dealt': {
    clause: 'SD-43',
    say: ({ captains, skills }, name) =>
      `Captains: ${listed(captains.map((captain, seat) => `${name(seat)} sails under ${captain} (${skills[seat]})`))}.`,
  },
  'first-dog': { clause: 'SD-6', say: ({ seat }, name) => `${name(seat)} is the first Scurvy Dog.` },
  'new-dog': { clause: 'SD-6', say: ({ seat }, name) => `${name(seat)} takes the lead and is the Scurvy Dog.` },
  'treasure-rolled': {
    clause: 'SD-7',
    say: ({ hunt, by, coins, skulls }, name) =>
      `Hunt ${hunt}: ${name(by)} rolls ${coinsInWords(coins)} onto Parrot Island and ${plural(skulls, 'skull')} onto Isla de la Muerta.`,
  },
  'treasure-abandoned': {
    clause: 'SD-40',
    say: ({ coins }) => `The hunt has gone on too long: ${coinsInWords(coins)} left behind.`,
  },
  refit: {
    clause: 'SD-38',
    say: ({ left }) => `${coinsInWords(left)} still on Parrot Island: treasure is set aside and the ships refit.`,
  },
  'power-used': { clause: 'SD-44', say: ({ seat, power }, name) => `${name(seat)}'s captain ${POWER_WORDS[power]}.` },
  'power-back': {
    clause: 'SD-44',
    say: ({ seat }, name) => `${name(seat)} ended the hunt behind and turns the captain's card up again.`,
  },
  rolled: { clause: 'SD-10', say: ({ seat, dice }, name) => `${name(seat)} rolls ${trayInWords(dice)}.` },
  rerolled: {
    clause: 'SD-10',
    say: ({ seat, from, dice }, name) =>
      `${name(seat)} re-rolls ${plural(from.length, 'die', 'dice')}: ${trayInWords(dice)}.`,
  },
  built: {
    clause: 'SD-12',
    say: ({ seat, ship }, name) =>
      `${name(seat)} sails with ${listed([counted(ship.sails, 'sails'), `${ship.hull} hull`, counted(ship.cannons, 'cannons'), `${ship.crew} crew`, ...(ship.parrot > 0 ? ['a parrot'] : [])])}.`,
  },
  'tie-rolled': {
    clause: 'SD-20',
    say: ({ rolls, first }, name) =>
      `Equal speed: ${listed(rolls.map(({ seat, icons }) => `${name(seat)} rolls ${icons}`))}; ${name(first)} is faster.`,
  },
  'tie-drawn': {
    clause: 'SD-20',
    say: ({ among, first }, name) =>
      `${listed(among.map(name))} cannot be told apart; ${name(first)} goes first by lot.`,
  },
  aimed: {
    clause: 'SD-15',
    say: ({ seat, shots, held }, name) => {
      const at = shots.flatMap((n, target) => (n > 0 ? [`${n} at ${name(target)}`] : []))
      return at.length === 0
        ? `${name(seat)} holds fire.`
        : `${name(seat)} fires ${listed(at)}${held > 0 ? ` and holds ${held}` : ''}.`
    },
  },
  fired: {
    clause: 'SD-16',
    say: ({ target, icons, crew, cannons }, name) => {
      const lost = [crew > 0 ? counted(crew, 'crew') : '', cannons > 0 ? counted(cannons, 'cannons') : ''].filter(
        word => word !== '',
      )
      return `The shots at ${name(target)} show ${trayInWords(icons)}${lost.length > 0 ? `: ${listed(lost)} gone` : ''}.`
    },
  },
  'shot-away': {
    clause: 'SD-16',
    say: ({ target, parts }, name) =>
      `${name(target)} loses ${listed(parts.map(({ part, lost }) => counted(lost, part)))}.`,
  },
  'carried-off': {
    clause: 'SD-46',
    say: ({ seat, target, part }, name) =>
      `${name(seat)} carries off ${part === null ? 'a wrecked die' : `a ${PART_WORDS[part][0]}`} from ${name(target)}.`,
  },
  'parrot-turned': {
    clause: 'SD-49',
    say: ({ seat, into }, name) => `${name(seat)}'s parrot turns into a ${PART_WORDS[into][0]}.`,
  },
  chased: {
    clause: 'SD-23',
    say: ({ seat, target, icons, theirs, isCaught }, name) =>
      `${name(seat)} chases ${name(target)}, ${icons} to ${theirs}: ${isCaught ? 'grapples fly' : 'they escape'}.`,
  },
  melee: {
    clause: 'SD-29',
    say: ({ round, sides, winner }, name) => {
      const totals = listed(sides.map(({ seat, points }) => `${name(seat)} ${points}`))
      const losses = sides.filter(({ lost }) => lost > 0).map(({ seat, lost }) => `${name(seat)} loses ${lost} crew`)
      return `Melee, round ${round}: ${totals}. ${winner === null ? 'A draw' : `${name(winner)} wins`}: ${listed(losses)}.`
    },
  },
  withdrew: { clause: 'SD-25', say: ({ seat, target }, name) => `${name(seat)} breaks off from ${name(target)}.` },
  stolen: {
    clause: 'SD-26',
    say: ({ seat, target, coins }, name) => `${name(seat)} steals ${coinsInWords(coins)} from ${name(target)}.`,
  },
  stances: {
    clause: 'SD-31',
    say: ({ stances }, name) =>
      `At the island together: ${listed(stances.map(({ seat, stance }) => `${name(seat)} ${STANCE_WORDS[stance]}`))}.`,
  },
  insisted: { clause: 'SD-33', say: ({ seat }, name) => `${name(seat)} is done talking and draws steel.` },
  offered: {
    clause: 'SD-33',
    say: ({ seat, coins, offer, promise }, name) =>
      `${name(seat)} offers: ${splitInWords(coins, offer, name)}${promiseInWords(promise, name)}.`,
  },
  answered: { clause: 'SD-33', say: ({ seat, answer }, name) => `${name(seat)} ${ANSWER_WORDS[answer]}.` },
  agreed: {
    clause: 'SD-33',
    say: ({ seats }, name) => `${listed(seats.map(name))} shake hands and share the treasure out.`,
  },
  surrendered: {
    clause: 'SD-34',
    say: ({ seats }, name) => `${listed(seats.map(name))} ${seats.length === 1 ? 'surrenders' : 'surrender'}.`,
  },
  judged: {
    clause: 'SD-35',
    say: ({ seat, victim, mercy, lost }, name) =>
      mercy
        ? `${name(seat)} shows ${name(victim)} mercy.`
        : `${name(seat)} shows no mercy: ${name(victim)} loses ${lost} crew.`,
  },
  looted: { clause: 'SD-30', say: ({ seat, coins }, name) => `${name(seat)} takes ${coinsInWords(coins)}.` },
  scurvy: {
    clause: 'SD-37',
    say: ({ seats, each }, name) =>
      `No crew left: ${listed(seats.map(name))} ${seats.length === 1 ? 'gets' : 'get'} scurvy (${plural(each, 'die', 'dice')}${seats.length === 1 ? '' : ' each'}).`,
  },
  drifted: {
    clause: 'SD-37',
    say: ({ seat, spaces, at }, name) =>
      `${name(seat)} has no crew and drifts back ${plural(spaces, 'space')}, to ${at}.`,
  },
  scored: {
    clause: 'SD-41',
    say: ({ seat, coins, scurvy, at }, name) =>
      `${name(seat)} buries ${plural(coins, 'coin')}${scurvy > 0 ? `, loses ${scurvy} to scurvy` : ''} and stands at ${at}.`,
  },
  won: { clause: 'SD-42', say: ({ seat, at }, name) => `${name(seat)} wins, standing at ${at}.` },
}

/** Any teller, as one that takes any event: the table guarantees that kinds match. */
type AnyTeller = { clause: string; say(event: object, name: Name): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export function say(event: SeaEvent, names: readonly string[]): LogLine {
  const teller = tellerOf(event.kind)
  return { text: teller.say(event, seat => names[seat] ?? `seat ${seat}`), clause: teller.clause }
}
