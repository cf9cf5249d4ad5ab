/**
 * What is answered, for the interface's description. Handlers are checked against these by the compiler;
 * nothing is checked again while the server runs.
 */
import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))
const plain = z.record(z.string(), z.unknown())
const names = z.array(z.string())

const kind = z.enum(['guest', 'account', 'bot'])
export const person = z.object({ person: z.string(), name: z.string(), kind })
export const ok = z.object({ ok: z.boolean() })

const session = z.object({ id: z.string(), userAgent: z.string(), created: z.int(), isThis: z.boolean() })
export const sessions = z.object({ sessions: z.array(session) })

export const codes = z.object({ codes: names })
export const codesLeft = z.object({ left: count })

const bot = z.object({ person: z.string(), name: z.string(), created: z.int() })
export const bots = z.object({ bots: z.array(bot) })
export const newToken = z.object({ person: z.string(), token: z.string() })

const option = z.object({ id: z.string(), says: z.string(), isDefault: z.boolean() })
const game = z.object({
  id: z.string(),
  title: z.string(),
  rules: z.int(),
  seats: z.object({ min: count, max: count }),
  options: z.unknown(),
  orders: z.array(option),
  bots: names,
  isExample: z.boolean(),
})
export const games = z.object({ games: z.array(game) })

export const standing = z.object({
  day: z.string(),
  tries: count,
  best: z.nullable(z.number()),
  rank: z.nullable(count),
  of: count,
  top: z.array(z.object({ name: z.string(), distance: z.number(), isYou: z.boolean() })),
})
export const thrown = z.object({
  foul: z.nullable(z.string()),
  distance: z.nullable(z.number()),
  on: z.nullable(z.string()),
  standing,
})

const status = z.enum(['gathering', 'playing', 'over'])
const seat = z.object({
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  name: z.nullable(z.string()),
  level: z.nullable(z.string()),
  isBot: z.boolean(),
  hasResigned: z.boolean(),
})
const line = z.object({
  match: z.string(),
  game: z.string(),
  status,
  isPublic: z.boolean(),
  seats: z.array(z.extend(seat, { hasWon: z.optional(z.literal(true)) })),
  awaiting: z.array(count),
  seat: z.nullable(count),
  updated: z.int(),
})
export const matches = z.object({ matches: z.array(line) })

export const created = z.object({ match: z.string(), links: names })

const vote = z.object({ about: z.enum(['undo', 'draw']), by: count, back: count, agreed: z.array(count) })
const verdict = z.object({
  about: z.enum(['undo', 'draw']),
  by: count,
  seat: count,
  word: z.enum(['agrees', 'refuses', 'withdraws']),
  at: z.int(),
})
const result = z.object({
  how: z.enum(['played', 'resigned', 'drawn', 'closed']),
  winners: z.array(count),
  scores: z.nullable(z.array(z.number())),
})
const scene = z.object({
  game: z.string(),
  rules: z.nullable(z.int()),
  options: z.unknown(),
  edition: z.unknown(),
  status,
  isPublic: z.boolean(),
  host: z.nullable(count),
  seat: z.nullable(count),
  seats: z.array(seat),
  commitment: z.string(),
  wantsStir: z.boolean(),
  clock: z.nullable(z.object({ choiceMs: z.int(), bankMs: z.int() })),
  clocks: z.nullable(z.array(z.object({ deadline: z.nullable(z.int()), bank: z.int() }))),
  vote: z.nullable(vote),
  verdict: z.nullable(verdict),
  result: z.nullable(result),
  stuck: z.nullable(z.object({ code: z.enum(['other-rules', 'damaged']), says: z.string(), yours: names })),
  again: z.nullable(z.array(z.nullable(z.boolean()))),
  rematch: z.nullable(z.string()),
  isChatClosed: z.boolean(),
  orders: names,
  canUndo: z.boolean(),
  /** The game's own: its view, the steps in progress, one's ask. */
  seen: z.nullable(plain),
})
const chatLine = z.object({
  seat: z.nullable(count),
  name: z.string(),
  text: z.string(),
  at: z.int(),
  from: z.string(),
  isBot: z.boolean(),
})
const wholeTable = z.object({
  type: z.literal('table'),
  match: z.string(),
  n: count,
  scene,
  heard: z.array(plain),
  chat: z.array(chatLine),
})
/** Links are for whoever opened it. */
export const table = z.extend(wholeTable, { links: z.optional(names) })

export const denied = z.object({ denied: z.array(plain) })
export const done = z.object({ match: z.string(), n: z.optional(count) })

const quota = z.object({ what: z.string(), most: count, everyMs: count, againMs: count })
const block = z.object({ from: z.string(), name: z.string(), at: z.int() })
export const blocks = z.object({ blocks: z.array(block) })
export const mutes = z.object({ mutes: z.array(block) })
export const reported = z.object({ report: z.string() })
export const watchers = z.object({ watchers: z.array(z.object({ from: z.string(), name: z.string() })) })

export const keeper = z.object({ keeper: z.nullable(z.string()) })
export const keepers = z.object({ keepers: z.array(z.object({ username: z.string(), since: z.int() })) })
const report = z.object({
  id: z.string(),
  match: z.string(),
  by: z.string(),
  byName: z.string(),
  against: z.string(),
  againstName: z.string(),
  text: z.string(),
  lines: z.array(chatLine),
  at: z.int(),
  outcome: z.nullable(z.string()),
})
export const reports = z.object({ reports: z.array(report) })
const ban = z.object({
  id: z.string(),
  person: z.nullable(z.string()),
  address: z.nullable(z.string()),
  name: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.int(),
  until: z.nullable(z.int()),
})
export const bans = z.object({ bans: z.array(ban) })
const auditLine = z.object({
  seq: z.int(),
  at: z.int(),
  who: z.string(),
  what: z.string(),
  about: z.string(),
  detail: z.string(),
  hash: z.string(),
})
export const auditLines = z.object({ lines: z.array(auditLine), firstWrong: z.nullable(z.int()) })
const personFound = z.object({ person: z.string(), name: z.string(), username: z.nullable(z.string()), kind })
export const peopleFound = z.object({ people: z.array(personFound) })

const trouble = z.object({
  code: z.string(),
  says: z.string(),
  clause: z.optional(z.string()),
  /** Of what there was too much, and when there is more. */
  quota: z.optional(quota),
})
const error = z.object({ error: trouble })
/** What is answered with the table as it is now. */
const stale = z.extend(error, { table: wholeTable })

/** The answers of a route: the good one, and what goes wrong. */
export const answers = <T extends z.ZodMiniType>(good: T) => ({ 200: good, '4xx': error, '5xx': error })
export const answersNew = <T extends z.ZodMiniType>(good: T) => ({ 201: good, '4xx': error, '5xx': error })
export const answersDone = { ...answers(done), 409: z.union([error, stale]) }
