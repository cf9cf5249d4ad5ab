/**
 * Noting an entry: what it changes at the table, besides the match itself. Whoever decided on the entry,
 * or replays it, has already seen to the match.
 */
import { isUndo, type Line, type Outcome, type Seat, unseenPasses } from '@nassau/kernel'
import { KEPT } from '@nassau/protocol'
import type { Entry } from './entry.ts'
import { type Count, countOf, isSilent, playedBy, type Sitting, seatOf, type Table, usualOrders } from './table.ts'

/** How many of the latest actions are remembered. */
const REMEMBERED = 256

export function note(table: Table, at: number, entry: Entry): void {
  table.length++
  table.updated = at
  change(table, at, entry)
  for (const [viewer, count] of table.counts.entries()) number(table, entry, viewer, count)
  // Only now: what an entry means, and to whom it shows, depends on how things stood before it.
  table.openedAt = table.referee?.openedAt ?? 0
  table.wasSilent = isSilent(table)
  endIfOver(table)
  if (entry.by !== undefined && entry.id !== undefined) remember(table, entry.by, entry.id)
}

function change(table: Table, at: number, entry: Entry): void {
  switch (entry.kind) {
    case 'open':
      if (entry.start) table.askedSince = at
      return
    case 'sit':
      Object.assign(sitting(table, entry.seat), { kind: 'person', person: entry.person, name: entry.name })
      table.entropy[entry.seat] = entry.entropy
      table.orders[entry.seat] = usualOrders(table.listed)
      if (entry.start) table.askedSince = at
      return
    case 'rise': {
      const plan = table.opening.seats[entry.seat]
      const kind = plan?.kind === 'invited' || plan?.kind === 'kept' ? plan.kind : 'open'
      const kept = plan?.kind === 'kept' ? plan : null
      Object.assign(sitting(table, entry.seat), { kind, person: kept?.person ?? null, name: kept?.name ?? null })
      table.entropy[entry.seat] = null
      return
    }
    case 'play':
      return played(table, at, entry.line)
    case 'stand-in':
      Object.assign(sitting(table, entry.seat), { standIn: entry.level, hasLeft: entry.hasLeft })
      return
    case 'hand-back':
      Object.assign(sitting(table, entry.seat), { standIn: null, hasLeft: false })
      table.askedSince = at
      return
    case 'chat':
      table.chat = [...table.chat, { seat: entry.seat, name: entry.name, text: entry.text, at }].slice(-KEPT)
      return
    case 'call':
      table.vote = { about: entry.about, by: entry.seat, back: entry.back, agreed: [] }
      return
    case 'vote':
      return voted(table, at, entry.seat, entry.agrees, entry.line)
    case 'resign':
      Object.assign(sitting(table, entry.seat), { standIn: entry.level, hasResigned: true })
      table.vote = null
      return
    case 'orders':
      table.orders[entry.seat] = entry.orders
      return
    case 'rematch':
      table.rematch = entry.match
      return
  }
}

/** A seat that is about to change. */
function sitting(table: Table, seat: number): Sitting {
  const found = table.seats[seat]
  table.seatScenes = null
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

/** A line of the record. Its time comes out of the seat's bank, except in a window, where a clock would betray who has passed. */
function played(table: Table, at: number, text: string): void {
  const line: Line = JSON.parse(text)
  if (!('seat' in line)) return
  const { seat } = line
  const { clock } = table.opening
  const sat = table.seats[seat]
  if (clock && !table.wasSilent && sat && playedBy(sat) === null && !isUndo(line)) {
    const used = Math.max(0, at - table.askedSince - clock.choiceMs)
    table.banks[seat] = Math.max(0, (table.banks[seat] ?? 0) - used)
  }
  table.held[seat] = isUndo(line)
  if (!table.referee || table.referee.openedAt === table.openedAt) return
  table.askedSince = at
  table.vote = null
}

function voted(table: Table, at: number, seat: number, agrees: boolean, line: string | null): void {
  const { vote } = table
  if (!vote) return
  if (!agrees) table.vote = null
  else vote.agreed.push(seat)
  if (line !== null) {
    table.vote = null
    played(table, at, line)
  } else if (agrees && vote.about === 'draw' && mustAgree(table).length === 0) {
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

/** Counts what this entry is to a seat. What only its owner may know is not counted for others: a gap would tell. */
function number(table: Table, entry: Entry, viewer: number, count: Count): void {
  const { referee, seats } = table
  const seat = viewer < seats.length ? viewer : null
  const isNewQuestion =
    referee !== null && (referee.openedAt !== table.openedAt || ('start' in entry && entry.start !== null))
  const seq = referee ? referee.match.seq - unseenPasses(referee.open, seat) : 0
  const isHidden =
    entry.kind === 'orders' ? entry.seat !== seat : entry.kind === 'play' && !isNewQuestion && seq === count.seq
  if (!isHidden) count.n++
  count.seq = seq
  if (isNewQuestion) count.asked = count.n
}

/** By the rules, or because only one is left who has not resigned. */
function endIfOver(table: Table): void {
  const { referee, result, seats } = table
  if (!referee || result) return
  const { outcome } = referee.match
  if (referee.isOver && outcome) {
    table.result = { how: 'played', winners: winnersAmong(outcome, seats), scores: [...outcome.scores] }
    table.vote = null
    return
  }
  const left = seats.flatMap((sat, seat) => (sat.hasResigned ? [] : [seat]))
  if (left.length < 2) table.result = { how: 'resigned', winners: left, scores: null }
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
  table.done.set(doneKey(by, id), countOf(table, seatOf(table, [by])).n)
  if (table.done.size <= REMEMBERED) return
  const [oldest] = table.done.keys()
  if (oldest !== undefined) table.done.delete(oldest)
}

export const doneKey = (by: string, id: string): string => `${by} ${id}`
