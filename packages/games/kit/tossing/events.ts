/** What can happen at a tossing table, and how the log tells it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { TEAM_NAMES, type Team } from './board.ts'

type Happenings = {
  arranged: { goals: { name: string; x: number; y: number }[]; line: number }
  'order-fixed': { seats: Seat[] }
  'rolled-off': { rolls: number[]; first: Team }
  'leader-first': { first: Team; scores: number[] }
  tossed: {
    seat: Seat
    team: Team
    id: string
    face: number | null
    x: number
    y: number
    fingerprint: string
    /** Where it first touched something. */
    touch: { x: number; y: number } | null
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
  won: { teams: Team[]; scores: number[] }
}
type Kind = keyof Happenings
export type TossEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

type Name = (seat: Seat) => string
type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name): string }

export const teamInWords = (team: Team): string => (TEAM_NAMES[team] === 'black' ? 'Black' : 'White')

/** `b3` is black's third die: `black die b3`. */
export const diceInWords = (ids: readonly string[]): string => `${ids.length === 1 ? 'die' : 'dice'} ${ids.join(', ')}`

const FOULS = {
  'OZ-11': 'it did not touch the table before the foul line',
  'OZ-12': 'it slid and never rolled',
}

const TELLERS: { [K in Kind]: Teller<K> } = {
  arranged: {
    clause: 'OZ-34',
    say: ({ goals }) => `The table is laid: ${goals.map(({ name, x, y }) => `${name} at ${x}, ${y}`).join('; ')}.`,
  },
  'order-fixed': { clause: 'OZ-8', say: ({ seats }, name) => `Order of play: ${seats.map(name).join(', ')}.` },
  'rolled-off': {
    clause: 'OZ-7',
    say: ({ rolls: [black, white], first }) =>
      `Black rolls ${black}, White rolls ${white}: ${teamInWords(first)} goes first.`,
  },
  'leader-first': {
    clause: 'OZ-10',
    say: ({ first, scores }) => `${teamInWords(first)} leads ${scores.join(' to ')} and goes first.`,
  },
  tossed: {
    clause: 'OZ-16',
    say: ({ seat, id, face, x, y }, name) =>
      face === null
        ? `${name(seat)} tosses ${id}, and it is gone.`
        : `${name(seat)} tosses ${id}: it shows ${face} at ${Math.round(x)}, ${Math.round(y)}.`,
  },
  foul: {
    clause: 'OZ-13',
    say: ({ seat, id, clause }, name) => `Foul by ${name(seat)}: ${id} is taken off, ${FOULS[clause]} (${clause}).`,
  },
  penalty: {
    clause: 'OZ-14',
    say: ({ team, dice, points }) => `${teamInWords(team)} loses ${points} for disturbing ${diceInWords(dice)}.`,
  },
  'off-table': { clause: 'OZ-15', say: ({ ids }) => `Off the table: ${diceInWords(ids)}.` },
  'set-aside': { clause: 'OZ-17', say: ({ ids }) => `On a target and set aside: ${diceInWords(ids)}.` },
  settled: { clause: 'OZ-32', say: ({ ids }) => `Settling where something was lifted off: ${diceInWords(ids)}.` },
  'round-begun': { clause: 'OZ-9', say: ({ round, first }) => `Round ${round}: ${teamInWords(first)} tosses first.` },
  won: {
    clause: 'OZ-26',
    say: ({ teams, scores }) =>
      teams.length === 1
        ? `${teams.map(teamInWords).join('')} wins, ${scores.join(' to ')}.`
        : `Level after all rounds at ${scores[0]}: both teams win.`,
  },
  'value-rolled': {
    clause: 'OZ-18',
    say: ({ id, face }) => `${id} leans between two faces; its value is rolled again: ${face}.`,
  },
}

type AnyTeller = { clause: string; say(event: object, name: Name): string }
const tellerOf = (kind: Kind): AnyTeller => TELLERS[kind]

export const isTossEvent = (event: { kind: string }): event is TossEvent => Object.hasOwn(TELLERS, event.kind)

export function sayToss(event: TossEvent, names: readonly string[]): LogLine {
  const teller = tellerOf(event.kind)
  return { text: teller.say(event, seat => names[seat] ?? `seat ${seat}`), clause: teller.clause }
}
