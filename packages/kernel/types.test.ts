/** What the compiler does not let pass. Each proof is an error it must report; without one, it reports that. */
import { expect, test } from 'vitest'
import type { Answers } from './bots.ts'
import {
  type Ctx,
  type Explanations,
  eachSeat,
  type Frame,
  type NamedChoices,
  oneOf,
  type Picked,
  type Projection,
  type Prompts,
  type Round,
  type Sealed,
  type Seat,
  type StandingOrder,
  type Step,
  sequence,
  someOf,
  together,
} from './index.ts'

type Boarding = Frame<'boarding', 'commit' | 'clash'> & { attacker: Seat; sent: number }
type BoardingChoices = { commit: { crew: number } }
type Reaction = Frame<'reaction', 'offer'> & { seat: Seat }
type Day = Frame<'day', 'wind' | 'sail' | 'end'>
type Vote = Frame<'vote', 'cast'> & { sealed: Sealed<{ aye: boolean }> }

type Choices = {
  boarding: BoardingChoices
  reaction: { offer: { play: 'repel' | null } }
  vote: { cast: { aye: boolean } }
}

type Sea = {
  board: { crews: number[] }
  frame: Boarding | Reaction | Day | Vote | Round<'turns'>
  event: { kind: 'clash'; wounds: number }
  edition: { ships: number }
  options: { short: boolean }
  choices: NamedChoices<Choices>
  view: { crews: number[] }
  results: { reaction: 'repel' | null }
}

type Picking = { boarding: { commit: Picked<'rum' | 'gold'> } }
type PickingSea = Omit<Sea, 'choices'> & { choices: NamedChoices<Picking> }

const commit: Step<Sea, Boarding>['commit'] = {
  clause: 'SE-1',
  ask: (_board, f) => oneOf(f.attacker, [{ crew: 1 }]),
  take(_ctx, f, { crew }) {
    f.sent = crew
    f.at = 'clash'
  },
}
const clash: Step<Sea, Boarding>['clash'] = { run: ctx => ctx.done() }

const boarding: Step<Sea, Boarding> = { commit, clash }

// @ts-expect-error a phase of the step is missing
const withoutClash: Step<Sea, Boarding> = { commit }

// @ts-expect-error a phase that the frame does not know
const withMore: Step<Sea, Boarding> = { commit, clash, plunder: clash }

// @ts-expect-error a phase that has a choice must ask
const silent: Step<Sea, Boarding> = { commit: clash, clash }

// @ts-expect-error a phase that has no choice must not ask
const nosy: Step<Sea, Boarding> = { commit, clash: commit }

const clauseless: Step<Sea, Boarding> = {
  // @ts-expect-error an asking phase names its clause
  commit: { ask: (_board, f) => oneOf(f.attacker, [{ crew: 1 }]), take: () => {} },
  clash,
}

const wrongLabel: Step<Sea, Boarding> = {
  commit: {
    ...commit,
    take(_ctx, f) {
      // @ts-expect-error there is no such label
      f.at = 'plunder'
    },
  },
  clash,
}

const wrongAsk: Step<Sea, Boarding> = {
  // @ts-expect-error what is offered is not what is taken
  commit: { ...commit, ask: (_board, f) => oneOf(f.attacker, [{ sailors: 1 }]) },
  clash,
}

const wrongKind: Step<Sea, Boarding> = {
  // @ts-expect-error a pick yields another kind of choice
  commit: { ...commit, ask: (_board, f) => someOf(f.attacker, ['crew']) },
  clash,
}

const wrongAside: Step<Sea, Boarding> = {
  // @ts-expect-error what may be done unasked is not what is taken
  commit: { ...commit, aside: (_board, _f, seat) => oneOf(seat, [{ sailors: 1 }]) },
  clash,
}

const wrongTake: Step<Sea, Boarding> = {
  commit: {
    ...commit,
    take(_ctx, f, choice) {
      // @ts-expect-error the choice has no such field
      f.sent = choice.sailors
    },
  },
  clash,
}

const wrongPick: Step<PickingSea, Boarding> = {
  commit: {
    clause: 'SE-1',
    // @ts-expect-error a thing that cannot be picked
    ask: (_board, f) => someOf(f.attacker, ['rum', 'map']),
    take: () => {},
  },
  clash,
}

/** A pick amid which others may play something. */
type Interrupted = { boarding: { commit: Picked<'rum' | 'gold'> | { play: 'repel' } } }
type InterruptedSea = Omit<Sea, 'choices'> & { choices: NamedChoices<Interrupted> }
const interrupted: Step<InterruptedSea, Boarding> = {
  commit: {
    clause: 'SE-1',
    ask: (_board, f) => someOf(f.attacker, ['rum', 'gold']),
    aside: (_board, _f, seat) => oneOf(seat, [{ play: 'repel' }]),
    take: (_ctx, f, choice) => {
      f.sent = 'pick' in choice ? choice.pick.length : 0
    },
  },
  clash,
}
const wronglyInterrupted: Step<InterruptedSea, Boarding> = {
  // @ts-expect-error a pick is no option of a list
  commit: { ...interrupted.commit, aside: (_board, _f, seat) => oneOf(seat, [{ pick: ['rum'] }]) },
  clash,
}

/** Never called: only its types are of interest. */
function calls(ctx: Ctx<Sea, Boarding>, reacting: Ctx<Sea, Reaction>): void {
  ctx.call({ step: 'reaction', at: 'offer', seat: 0 })
  // @ts-expect-error a frame without its locals
  ctx.call({ step: 'reaction', at: 'offer' })
  // @ts-expect-error a frame with a label of another step
  ctx.call({ step: 'reaction', at: 'commit', seat: 0 })
  // @ts-expect-error a step there is not
  ctx.call({ step: 'plunder', at: 'offer', seat: 0 })

  ctx.done()
  // @ts-expect-error this step answers nothing
  ctx.done('repel')
  reacting.done('repel')
  reacting.done(null)
  // @ts-expect-error this step must answer
  reacting.done()
  // @ts-expect-error this step answers otherwise
  reacting.done('flee')

  const answer: 'repel' | null = ctx.got('reaction')
  // @ts-expect-error a step that answers nothing
  ctx.got('boarding')

  ctx.tell({ kind: 'clash', wounds: answer ? 1 : 0 })
  // @ts-expect-error an event without what belongs to it
  ctx.tell({ kind: 'clash' })
  // @ts-expect-error an event there is not
  ctx.tell({ kind: 'storm' })
  // @ts-expect-error an option there is not
  ctx.tell({ kind: 'clash', wounds: ctx.options.long ? 1 : 0 })
  // @ts-expect-error the board itself stays
  ctx.board = { crews: [] }
}

const start = (): Reaction => ({ step: 'reaction', at: 'offer', seat: 0 })
const day = sequence<Sea, Day>({ wind: { start }, sail: { start } })
// @ts-expect-error a part of the sequence is missing
const shortDay = sequence<Sea, Day>({ wind: { start } })
// @ts-expect-error a part that the frame does not know
const longDay = sequence<Sea, Day>({ wind: { start }, sail: { start }, repairs: { start } })
// @ts-expect-error a part begins with a frame of the game
const lostDay = sequence<Sea, Day>({ wind: { start }, sail: { start: () => ({ step: 'sail', at: 'away' }) } })

const turns = eachSeat<Sea, Round<'turns'>>({ order: board => [...board.crews.keys()], start })
// @ts-expect-error only a round goes round
const noTurns = eachSeat<Sea, Day>({ order: () => [], start })

const cast = together<Sea, Vote, { aye: boolean }>({
  clause: 'SE-2',
  seats: () => [0, 1],
  ask: (_board, _f, seat) => oneOf(seat, [{ aye: true }, { aye: false }]),
  reveal: ctx => ctx.done(),
})
// @ts-expect-error null stands for "not answered yet" and can be no answer
const abstain = together<Sea, Frame<'vote', 'cast'> & { sealed: Sealed<null> }, null>({
  clause: 'SE-2',
  seats: () => [0, 1],
  ask: (_board, _f, seat) => oneOf(seat, [null]),
  reveal: () => {},
})

const explained: Explanations<Sea> = {
  'boarding.commit': (_board, f) => [{ wanted: 'more', clause: 'SE-1', because: 'no', choice: { crew: f.sent } }],
}
const wronglyExplained: Explanations<Sea> = {
  // @ts-expect-error a key that the choice does not have
  'boarding.commit': () => [{ wanted: 'more', clause: 'SE-1', because: 'no', choice: { hands: 1 } }],
}
// @ts-expect-error a phase there is not
const explainedElsewhere: Explanations<Sea> = { 'boarding.board': () => [] }

const answers: Answers<Sea> = {
  'boarding.commit': ({ ask, f }) => ask.options[f.sent] ?? { crew: 1 },
  'reaction.offer': () => ({ play: null }),
  'vote.cast': ({ ask }) => ask.options[0] ?? { aye: true },
}
// @ts-expect-error a bot must know an answer for every phase that asks
const speechless: Answers<Sea> = { 'boarding.commit': () => ({ crew: 1 }), 'vote.cast': () => ({ aye: true }) }
const mistaken: Answers<Sea> = {
  ...answers,
  // @ts-expect-error a key that the choice does not have
  'vote.cast': () => ({ yes: true }),
}

const prompts: Prompts<Sea> = {
  'boarding.commit': f => `How many of ${f.sent}?`,
  'reaction.offer': () => 'Repel?',
  'vote.cast': () => 'Aye?',
}
// @ts-expect-error a question for every phase that asks
const unasked: Prompts<Sea> = { 'boarding.commit': () => 'How many?', 'vote.cast': () => 'Aye?' }

const order: StandingOrder<Sea> = {
  id: 'aye',
  says: 'always say aye',
  isDefault: false,
  answer: ({ ask }) => (ask?.at === 'vote.cast' ? { aye: ask.options.length > 0 } : null),
}
// @ts-expect-error an order answers with what can be chosen
const wrongOrder: StandingOrder<Sea> = { ...order, answer: () => ({ yes: true }) }

/** Never called: only its types are of interest. */
function reading({ ask }: Projection<Sea>): void {
  if (ask?.at === 'boarding.commit') ask.options.map(({ crew }) => crew)
  // @ts-expect-error what is chosen elsewhere
  if (ask?.at === 'vote.cast') ask.options.map(({ crew }) => crew)
  // @ts-expect-error a phase there is not
  if (ask?.at === 'vote.count') ask.options.map(({ aye }) => aye)
}

test('a step has a phase for each of its labels, and phases that ask take what they ask for', () => {
  expect(Object.keys(boarding)).toEqual(['commit', 'clash'])
  expect(Object.keys(day)).toEqual(['wind', 'sail', 'end'])
  expect(Object.keys(turns)).toEqual(['begin', 'next'])
  expect(cast.clause).toBe('SE-2')
  expect(Object.keys(answers)).toEqual(Object.keys(prompts))
  expect(Object.keys(explained)).toEqual(['boarding.commit'])
})

test('what the compiler refused above is refused for what it is, and for nothing else', () => {
  const refused = [
    withoutClash,
    withMore,
    silent,
    nosy,
    clauseless,
    wrongLabel,
    wrongAsk,
    wrongKind,
    wrongAside,
    wrongTake,
    wrongPick,
    wronglyInterrupted,
    wronglyExplained,
    explainedElsewhere,
    speechless,
    mistaken,
    unasked,
    wrongOrder,
  ]
  expect([...refused, calls, reading, shortDay, longDay, lostDay, noTurns, abstain]).not.toContain(undefined)
})
