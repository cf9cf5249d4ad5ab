/** Taking back, and ending without a winner: freely where nothing became known, else if all people agree. */

import type { Seat } from '@nassau/kernel'
import { isRefusal } from '@nassau/kernel/host'
import { Refused } from '../errors.ts'
import { type Decision, mustBeFresh, mustBePlaying, playing, refusedWith } from './decision.ts'
import { mustAgree } from './note.ts'
import { isWindow, people, playedBy, type Table } from './table.ts'

export function undo(table: Table, seat: Seat, back: number, seen: number): Decision {
  mustBePlaying(table)
  // In a window not even that something can be taken back may be known: it would tell who has passed since.
  if (isWindow(table)) throw new Refused('window-open', 'nothing is taken back while a window is open')
  mustBeFresh(table, seat, seen)
  const { referee } = table
  if (!referee) return null
  // Whoever plays against bots alone takes back what they like: bots always agree.
  const others = people(table).filter(other => other !== seat)
  const undone = referee.undo(seat, back, others.length === 0 ? bots(table, seat) : [])
  if (!isRefusal(undone)) return playing(undone, 'person')
  if (undone.refused !== 'needs-vote') throw refusedWith(undone)
  return call(table, seat, 'undo', back)
}

export function callDraw(table: Table, seat: Seat): Decision {
  mustBePlaying(table)
  if (people(table).every(other => other === seat))
    throw new Refused('not-allowed', 'there is nobody to agree to a draw: bots play on')
  return call(table, seat, 'draw', 0)
}

/** The same again? One's word can be changed until the next match begins. */
export function playAgain({ result, rematch, again }: Table, seat: Seat, agrees: boolean): Decision {
  if (!result) throw new Refused('not-over', 'the match is still being played')
  if (rematch !== null || again[seat] === agrees) return null
  return { entry: { kind: 'again', seat, agrees }, applied: null }
}

function call(table: Table, seat: Seat, about: 'undo' | 'draw', back: number): Decision {
  if (table.vote) throw new Refused('vote-open', 'the table is already asked to agree to something')
  return { entry: { kind: 'call', seat, about, back }, applied: null }
}

export function vote(table: Table, seat: Seat, agrees: boolean): Decision {
  mustBePlaying(table)
  const { vote, referee } = table
  if (!vote) throw new Refused('no-vote', 'nothing is put to the vote now')
  // Whoever asked may only withdraw.
  if (seat === vote.by ? agrees : !mustAgree(table).includes(seat))
    throw new Refused('no-vote', 'your word on this is already given')
  const isDecided = agrees && mustAgree(table).every(other => other === seat)
  if (!isDecided || vote.about === 'draw' || !referee)
    return { entry: { kind: 'vote', seat, agrees, line: null }, applied: null }
  const undone = referee.undo(vote.by, vote.back, [...vote.agreed, seat, ...bots(table, vote.by)])
  if (isRefusal(undone)) throw refusedWith(undone)
  return { entry: { kind: 'vote', seat, agrees, line: undone.written.line }, applied: undone }
}

/** Seats that bots play now. */
const bots = ({ seats }: Table, but: Seat): Seat[] =>
  seats.flatMap((sat, seat) => (playedBy(sat) === null || seat === but ? [] : [seat]))
