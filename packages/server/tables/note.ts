/**
 * Noting an entry: what it changes at the table, besides the match itself. Whoever decided on the entry,
 * or replays it, has already seen to the match.
 */

import { EMPTY_CHAIR } from '@nassau/games/names'
import type { Outcome, Seat } from '@nassau/kernel'
import { type Applied, type Change, countChange, isUndo, noteApplied } from '@nassau/kernel/host'
import { type ChatLine, KEPT } from '@nassau/protocol'
import type { LogEntry } from './entry.ts'
import { beginPause, noteGoOn, noteHold } from './minding/pausing.ts'
import {
  handleOf,
  isFull,
  lookersOn,
  newsOf,
  playedBy,
  type Sitter,
  seatOf,
  statusOf,
  type Table,
  usualOrders,
  usualStops,
} from './table.ts'

/** How many of the latest actions are remembered. */
const REMEMBERED = 256

/** `applied`: what the referee has done for this entry, where it had to. */
export function note(table: Table, at: number, entry: LogEntry, applied: Applied | null): void {
  table.length++
  table.updated = at
  change(table, at, entry)
  if (applied) played(table, at, applied)
  countChange(table.counts, changeBy(table, entry, applied))
  endIfOver(table)
  if (entry.by !== undefined && entry.id !== undefined) remember(table, entry.by, entry.id)
}

function change(table: Table, at: number, entry: LogEntry): void {
  switch (entry.kind) {
    case 'open':
      return ready(table, at)
    case 'stir':
      table.entropy[entry.seat] = entry.entropy
      if (entry.start) table.askedSince = at
      return
    case 'sit':
      return seated(table, at, entry)
    case 'rise':
      return risen(table, entry.seat)
    case 'seat-bot':
      Object.assign(sitter(table, entry.seat), { kind: 'bot', person: null, name: null, level: entry.level })
      return ready(table, at)
    case 'play':
      return
    case 'stand-in':
      Object.assign(sitter(table, entry.seat), { standIn: entry.level, hasLeft: entry.hasLeft })
      return noteGoOn(table, entry.seat, at)
    case 'hand-back':
      Object.assign(sitter(table, entry.seat), { standIn: null, hasLeft: false })
      table.askedSince = at
      return
    case 'chat':
    case 'chat-rule':
    case 'remove':
    case 'close':
      return peaceChanged(table, at, entry)
    case 'gone':
      return gone(table, entry.seat)
    case 'unsaid':
      return unsaid(table, entry.from)
    case 'call':
      table.vote = { about: entry.about, by: entry.seat, back: entry.back, agreed: [] }
      return
    case 'vote':
      return voted(table, at, entry.seat, entry.agrees, entry.line !== null)
    case 'resign':
      Object.assign(sitter(table, entry.seat), { standIn: entry.level, hasResigned: true })
      table.vote = null
      return noteGoOn(table, entry.seat, at)
    case 'orders':
    case 'stops':
      return instructed(table, entry)
    case 'hold':
      return noteHold(table, entry.seat, at)
    case 'go-on':
      return noteGoOn(table, entry.seat, at)
    case 'again':
      table.again[entry.seat] = entry.agrees
      return
    case 'rematch':
      table.rematch = entry.match
      return
  }
}

function seated(table: Table, at: number, entry: Extract<LogEntry, { kind: 'sit' }>): void {
  const { seat, person, name, isBot = false, entropy } = entry
  Object.assign(sitter(table, seat), { kind: 'person', person, name, isBot })
  table.entropy[seat] = entropy
  table.orders[seat] = usualOrders(table.listed)
  table.stops[seat] = usualStops(table.listed, table.opening)
  ready(table, at)
}

/** Somebody has said what is to be answered for them, or where they are to be waited for. */
function instructed(table: Table, entry: Extract<LogEntry, { kind: 'orders' | 'stops' }>): void {
  table.players = null
  if (entry.kind === 'orders') table.orders[entry.seat] = entry.orders
  else table.stops[entry.seat] = entry.stops
}

/** With the last seat taken it begins, or waits a moment for the dice to be stirred. */
function ready(table: Table, at: number): void {
  if (isFull(table.seats)) table.askedSince = at
}

/** Their name is taken off the chair, and what they said with them. */
function gone(table: Table, seat: Seat): void {
  const sat = sitter(table, seat)
  const from = handleOf(sat.person ?? '')
  Object.assign(sat, { person: null, name: EMPTY_CHAIR, isGone: true })
  unsaid(table, from)
}

function unsaid(table: Table, from: string): void {
  table.chat = table.chat.filter(line => line.from !== from)
  table.gallery = table.gallery.filter(line => line.from !== from)
}

type Peace = Extract<LogEntry, { kind: 'chat' | 'chat-rule' | 'remove' | 'close' }>

/** What was said, and what the host or a keeper did about it. */
function peaceChanged(table: Table, at: number, entry: Peace): void {
  switch (entry.kind) {
    case 'chat':
      table.gallery = [...table.gallery, lineOf(entry, at)].slice(-KEPT)
      if (!isAside(table, entry)) table.chat = [...table.chat, lineOf(entry, at)].slice(-KEPT)
      table.speakers = [...table.speakers.filter(person => person !== entry.by), entry.by ?? ''].slice(-KEPT)
      return
    case 'chat-rule':
      table.isChatClosed = entry.isClosed
      return
    case 'remove':
      table.removed = [...table.removed, entry.person]
      return entry.seat === null ? undefined : risen(table, entry.seat)
    case 'close':
      table.vote = null
      table.result = { how: 'closed', winners: [], scores: null }
      return
  }
}

/** Who looks on does not whisper to those who play. */
const isAside = (table: Table, entry: LogEntry): boolean =>
  entry.kind === 'chat' && entry.seat === null && statusOf(table) === 'playing'

const lineOf = ({ seat, name, text, by = '', isBot }: Extract<LogEntry, { kind: 'chat' }>, at: number): ChatLine => ({
  seat,
  name,
  text,
  at,
  from: handleOf(by),
  isBot: isBot === true,
})

/** A seat is again what it was when the table was opened. */
function risen(table: Table, seat: Seat): void {
  const plan = table.opening.seats[seat]
  const kind = plan?.kind === 'invited' || plan?.kind === 'kept' ? plan.kind : 'open'
  const kept = plan?.kind === 'kept' ? plan : null
  Object.assign(sitter(table, seat), { kind, person: kept?.person ?? null, name: kept?.name ?? null, isBot: false })
  table.entropy[seat] = null
}

/** A seat that is about to change. */
function sitter(table: Table, seat: number): Sitter {
  const found = table.seats[seat]
  table.seatScenes = null
  table.players = null
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

/** A choice, or choices taken back. Its time comes out of the seat's bank, except in a window, where a clock would betray who has passed. */
function played(table: Table, at: number, applied: Applied): void {
  const { referee, driver, opening } = table
  const { line } = applied.written
  const sat = table.seats[line.seat]
  if (opening.clock && !applied.wasWindow && sat && playedBy(sat) === null && !isUndo(line)) {
    const used = Math.max(0, at - table.askedSince - opening.clock.choiceMs)
    table.banks[line.seat] = Math.max(0, (table.banks[line.seat] ?? 0) - used)
  }
  if (referee) noteApplied(driver, referee.open, applied)
  const pauseMs = beginPause(table, at)
  if (!applied.change.isNewQuestion) return
  table.askedSince = at + pauseMs
  // What is asked back is gone by with the next question; an offer to end it stands until it is answered.
  if (table.vote?.about === 'undo') table.vote = null
}

function voted(table: Table, at: number, seat: Seat, agrees: boolean, isTakenBack: boolean): void {
  const { vote } = table
  if (!vote) return
  const { about, by } = vote
  if (!agrees || isTakenBack || mustAgree(table).every(other => other === seat))
    table.verdict = { about, by, seat, word: agrees ? 'agrees' : seat === by ? 'withdraws' : 'refuses', at }
  if (!agrees || isTakenBack) table.vote = null
  else vote.agreed.push(seat)
  if (agrees && vote.about === 'draw' && mustAgree(table).length === 0) {
    table.vote = null
    table.result = { how: 'drawn', winners: [], scores: null }
  }
}

/** The people whose word a vote still waits for. Bots let the others do as they like. */
export function mustAgree({ vote, seats }: Table): number[] {
  if (!vote) return []
  return seats.flatMap((sat, seat) =>
    playedBy(sat) === null && seat !== vote.by && !vote.agreed.includes(seat) ? [seat] : [],
  )
}

/** What an entry is to those who watch. Of a line of the record the kernel says it; orders are their owner's alone. */
function changeBy(table: Table, entry: LogEntry, applied: Applied | null): Change {
  if (applied) return applied.change
  if (isAside(table, entry)) return { noticedBy: [lookersOn(table)], isNewQuestion: false }
  const isBeginning = 'start' in entry && entry.start !== null
  const isPrivate = entry.kind === 'orders' || entry.kind === 'stops'
  return { noticedBy: isPrivate ? [entry.seat] : null, isNewQuestion: isBeginning }
}

/** By the rules, or because only one is left who has not resigned; where nothing is played any more, because nobody is. */
function endIfOver(table: Table): void {
  const { referee, result, seats, stuck } = table
  if (result) return
  if (stuck) return endStuck(table)
  if (!referee) return
  const { outcome } = referee.match
  if (referee.isOver && outcome) {
    table.result = { how: 'played', winners: winnersAmong(outcome, seats), scores: [...outcome.scores] }
    table.vote = null
    return
  }
  const left = seats.flatMap((sat, seat) => (sat.hasResigned ? [] : [seat]))
  if (left.length < 2) table.result = { how: 'resigned', winners: left, scores: null }
}

function endStuck(table: Table): void {
  const left = table.seats.flatMap((sat, seat) => (sat.hasResigned ? [] : [seat]))
  const isWaitedFor = left.some(seat => table.seats[seat]?.kind === 'person')
  if (left.length > 1 && isWaitedFor) return
  table.result = { how: 'resigned', winners: left.length === 1 ? left : [], scores: null }
}

/** Whoever has resigned has not won, however well a bot has played for them; then whoever comes next has. */
export function winnersAmong({ winners, scores }: Outcome, seats: readonly { hasResigned: boolean }[]): Seat[] {
  const hasStayed = (seat: Seat): boolean => seats[seat]?.hasResigned === false
  const stayed = winners.filter(hasStayed)
  if (stayed.length > 0 || winners.length === 0) return stayed
  const best = Math.max(...scores.filter((_, seat) => hasStayed(seat)))
  return scores.flatMap((score, seat) => (hasStayed(seat) && score === best ? [seat] : []))
}

function remember(table: Table, by: string, id: string): void {
  table.done.set(doneKey(by, id), newsOf(table, seatOf(table, [by])))
  if (table.done.size <= REMEMBERED) return
  const [oldest] = table.done.keys()
  if (oldest !== undefined) table.done.delete(oldest)
}

export const doneKey = (by: string, id: string): string => `${by} ${id}`
