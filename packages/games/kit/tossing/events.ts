/** What can happen at a tossing table, and how the log tells it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { capital, everyone, nameInList } from '../lists.ts'
import type { Team, TossBoard } from './board.ts'
import type { Near } from './felt.ts'
import type { Words } from './hand/hand.ts'
import { diceInWords, dieInWords, nearInWords, pairInWords, teamInWords } from './words/words.ts'

type Happenings = {
  arranged: { goals: { name: string; x: number; y: number }[]; lines: TossBoard['lines'] }
  'order-fixed': { seats: Seat[] }
  'rolled-off': { rolls: number[]; first: Team }
  /** OZ-7 A tie, which is rolled again. */
  'rolled-level': { rolls: number[] }
  'leader-first': { first: Team; scores: number[] }
  tossed: {
    seat: Seat
    team: Team
    id: string
    face: number | null
    x: number
    y: number
    /** What it lies nearest to, and how far from its edge; null if it is gone. */
    near: Near | null
    /** The throw in the table's own directions, and its chance: from how the dice lay anyone can work it out again. */
    throw: readonly number[]
    words: Words
    /** Of how everything came to rest. */
    fingerprint: string
    /** Where it first touched something. */
    touch: { x: number; y: number } | null
    /** Whether it rolled, or only slid. */
    isRolled: boolean
    /** The way the dice took, to be shown; empty where there is none. */
    path: string
  }
  foul: { seat: Seat; team: Team; id: string; clause: 'OZ-11' | 'OZ-12' }
  penalty: { team: Team; dice: string[]; points: number }
  'off-table': { ids: string[] }
  'set-aside': { ids: string[] }
  settled: { ids: string[] }
  'value-rolled': { id: string; face: number }
  'round-begun': { round: number; first: Team }
  won: { teams: Team[]; seats: Seat[]; scores: number[] }
}
type Kind = keyof Happenings
export type TossEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

type Name = (seat: Seat) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name): string }

const FOULS = {
  'OZ-11':
    /*i18n*/ '{name, select, you {Your foul} other {Foul by {name}}}: {die} did not touch the table before the foul line and is out (OZ-11).',
  'OZ-12':
    /*i18n*/ '{name, select, you {Your foul} other {Foul by {name}}}: {die} slid and never rolled and is out (OZ-12).',
}

/** Beside a team's name its own score stands first. */
const ownFirst = (team: Team, scores: readonly number[]): number[] => (team === 0 ? [...scores] : scores.toReversed())

const TELLERS: { [K in Kind]: Teller<K> } = {
  arranged: {
    clause: 'OZ-34',
    say: ({ goals }) =>
      i18n._('The table is laid, from left to right: {goals}.', {
        goals: goals
          .toSorted((a, b) => a.x - b.x)
          .map(({ name }) => i18n._(name))
          .join(', '),
      }),
  },
  'order-fixed': {
    clause: 'OZ-8',
    say: ({ seats }, name) =>
      i18n._('Order of play: {names}.', { names: seats.map(seat => nameInList(name(seat))).join(', ') }),
  },
  'rolled-off': {
    clause: 'OZ-7',
    say: ({ rolls: [black, white], first }) =>
      i18n._('Black rolls {black}, White rolls {white}: {team} goes first.', {
        black,
        white,
        team: teamInWords(first),
      }),
  },
  'rolled-level': {
    clause: 'OZ-7',
    say: ({ rolls: [black, white] }) =>
      i18n._('Black rolls {black}, White rolls {white}: level, they roll again.', { black, white }),
  },
  'leader-first': {
    clause: 'OZ-10',
    say: ({ first, scores }) =>
      i18n._('{team} leads {score} and goes first.', {
        team: teamInWords(first),
        score: pairInWords(ownFirst(first, scores)),
      }),
  },
  tossed: {
    clause: 'OZ-16',
    say: ({ seat, id, face, near }, name) => {
      const said = { name: name(seat), die: dieInWords(id), face, place: nearInWords(near) }
      return face === null
        ? i18n._('{name, select, you {You toss} other {{name} tosses}} {die}, and it leaves the table.', said)
        : i18n._('{name, select, you {You toss} other {{name} tosses}} {die}: it shows {face}, {place}.', said)
    },
  },
  foul: {
    clause: 'OZ-13',
    say: ({ seat, id, clause }, name) => i18n._(FOULS[clause], { name: name(seat), die: dieInWords(id) }),
  },
  penalty: {
    clause: 'OZ-14',
    say: ({ team, dice, points }) =>
      i18n._('{team} loses {points} for disturbing {dice}.', {
        team: teamInWords(team),
        points,
        dice: diceInWords(dice),
      }),
  },
  'off-table': { clause: 'OZ-15', say: ({ ids }) => i18n._('Off the table: {dice}.', { dice: diceInWords(ids) }) },
  'set-aside': {
    clause: 'OZ-17',
    say: ({ ids }) => i18n._('On a target and set aside: {dice}.', { dice: diceInWords(ids) }),
  },
  settled: {
    clause: 'OZ-32',
    say: ({ ids }) => i18n._('Settling where something was lifted off: {dice}.', { dice: diceInWords(ids) }),
  },
  'round-begun': {
    clause: 'OZ-9',
    say: ({ round, first }) => i18n._('Round {round}: {team} tosses first.', { round, team: teamInWords(first) }),
  },
  won: {
    clause: 'OZ-26',
    say({ teams: [team, ...level], seats, scores }, name) {
      if (team === undefined || level.length > 0)
        return i18n._('Level after all rounds at {score}: both teams win.', { score: scores[0] })
      const who = everyone(seats.map(name))
      const said = { who, team: teamInWords(team), score: pairInWords(ownFirst(team, scores)) }
      return seats.length === 1
        ? i18n._('{who, select, you {You win} other {{who} wins}} ({team}), {score}.', said)
        : capital(i18n._('{who} win ({team}), {score}.', said))
    },
  },
  'value-rolled': {
    clause: 'OZ-18',
    say: ({ id, face }) =>
      i18n._('{die} leans between two faces; its value is rolled again: {face}.', { die: dieInWords(id), face }),
  },
}

type AnyTeller = { clause: string; say(event: object, name: Name): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export const isTossEvent = (event: { kind: string }): event is TossEvent => Object.hasOwn(TELLERS, event.kind)

export function sayToss(event: TossEvent, names: readonly string[]): LogLine {
  const teller = tellerOf(event.kind)
  return { text: teller.say(event, seat => names[seat] ?? i18n._('seat {seat}', { seat })), clause: teller.clause }
}
