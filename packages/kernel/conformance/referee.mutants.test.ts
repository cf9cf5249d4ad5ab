/** Referees that are wrong on purpose: the conformance suite must find each. */
import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { choicesOf, type Seat } from '../asks/ask.ts'
import { isRefusal, type Refusal } from '../errors.ts'
import { firstFinding, type Maker } from '../fixtures/first-finding.ts'
import { Referee } from '../records/referee.ts'
import type { Applied } from '../records/standing.ts'

class UndoesOneTooMany extends Referee {
  override undo(seat: Seat, back = 1): Applied | Refusal {
    return super.undo(seat, back + 1, [...this.header.seats.keys()])
  }
}

class UndoesOneTooFew extends Referee {
  override undo(seat: Seat, back = 1, agreed: readonly Seat[] = []): Applied | Refusal {
    if (back > 1) return super.undo(seat, back - 1, agreed)
    const line = { undo: back, seat, agreed: [...agreed], hash: '' }
    const change = { noticedBy: null, isNewQuestion: true }
    const written = { line, text: '' }
    return { seq: this.match.seq, written, told: [], change, isAside: false, wasWindow: false, takenBackFrom: [] }
  }
}

class NeverUndoes extends Referee {
  override undo(seat: Seat): Applied | Refusal {
    return super.undo(seat, this.match.seq + 1)
  }
}

class TakesAnything extends Referee {
  override apply(seat: Seat, choice: unknown, seen?: number): Applied | Refusal {
    const applied = super.apply(seat, choice, seen)
    const ask = this.open.askOf(seat)
    return isRefusal(applied) && applied.refused === 'not-offered' && ask
      ? super.apply(seat, [...choicesOf(ask)][0], seen)
      : applied
  }
}

class TakesStaleChoices extends Referee {
  override apply(seat: Seat, choice: unknown): Applied | Refusal {
    return super.apply(seat, choice)
  }
}

class RefusesWhatItOffers extends Referee {
  override apply(seat: Seat, choice: unknown, seen?: number): Applied | Refusal {
    return super.apply(seat, isHold(choice) ? 'nothing' : choice, seen)
  }
}
const isHold = (choice: unknown): boolean => JSON.stringify(choice) === '{"do":"hold"}'

/** Writes another die than was rolled. */
class WritesAnotherDie extends Referee {
  override apply(seat: Seat, choice: unknown, seen?: number): Applied | Refusal {
    const applied = super.apply(seat, choice, seen)
    const last = this.lines.length - 1
    this.lines[last] = (this.lines[last] ?? '').replace('"chance":[4]', '"chance":[5]')
    return applied
  }
}

class ForgetsALine extends Referee {
  override apply(seat: Seat, choice: unknown, seen?: number): Applied | Refusal {
    const applied = super.apply(seat, choice, seen)
    if (!isRefusal(applied) && this.match.seq === 3) this.lines.pop()
    return applied
  }
}

test.each<[string, Maker, string, RegExp]>([
  [
    'takes back one choice too many',
    (...opening) => new UndoesOneTooMany(...opening),
    'undo',
    /^undo (was refused|did not restore)/,
  ],
  [
    'takes back one choice too few',
    (...opening) => new UndoesOneTooFew(...opening),
    'undo',
    /^undo did not restore the match exactly$/,
  ],
  ['takes nothing back', (...opening) => new NeverUndoes(...opening), 'undo', /^undo was refused/],
  [
    'takes what is not offered',
    (...opening) => new TakesAnything(...opening),
    'checkRefusals',
    /was taken though it was not offered$/,
  ],
  [
    'takes what is stale',
    (...opening) => new TakesStaleChoices(...opening),
    'checkRefusals',
    /^a stale choice was taken$/,
  ],
  [
    'refuses what is offered',
    (...opening) => new RefusesWhatItOffers(...opening),
    'offered',
    /^an offered choice was refused/,
  ],
  [
    'writes another die than was rolled',
    (...opening) => new WritesAnotherDie(...opening),
    'replay',
    /^line \d+: chance is said to have given \[5\]; the sealed secret gives \[4\]$/,
  ],
  ['forgets to write a line', (...opening) => new ForgetsALine(...opening), 'replay', /^line \d+: /],
])('it is found if a referee %s', (_fault, referee, check, says) => {
  expect(firstFinding(pig, referee)).toMatchObject({ check, says: expect.stringMatching(says) })
})
