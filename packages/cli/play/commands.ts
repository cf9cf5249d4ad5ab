/** What a person can type at the prompt besides a choice. */
import { existsSync, readFileSync } from 'node:fs'
import type { Seat } from '@nassau/kernel'
import { isRefusal } from '@nassau/kernel/host'
import { Stop } from '../errors.ts'
import { writeText } from '../files.ts'
import { clausesIn } from '../rulebook.ts'
import { cyan, dim, flow, indent, say, wrap, yellow } from '../text.ts'
import { board, logLine } from './screen.ts'
import { orders, stops } from './switches.ts'
import { forget, type Table, toldAt } from './table.ts'
import { undo } from './undo.ts'

/** What follows a command: the same prompt, the whole question again, or the end. */
export type After = 'prompt' | 'question' | 'quit'

type Command = {
  usage: string
  says: string
  run(table: Table, seat: Seat, argument: string): Promise<After> | After
}

const COMMANDS: Readonly<Record<string, Command>> = {
  why: { usage: 'why', says: 'what is not offered, and which clause stands in the way', run: why },
  undo: {
    usage: 'undo',
    says: 'take the last choice back',
    async run(table) {
      const isUndone = await undo(table)
      if (isUndone) forget(table)
      return isUndone ? 'question' : 'prompt'
    },
  },
  log: { usage: 'log', says: 'everything that happened', run: log },
  board: {
    usage: 'board',
    says: 'the board again',
    run({ listed, referee, names }, seat) {
      say(board(listed.game, referee.project(seat), names, referee.edition))
      return 'prompt'
    },
  },
  rules: { usage: 'rules [CLAUSE]', says: 'a clause of the rulebook', run: rules },
  save: { usage: 'save FILE', says: 'write the match down, to go on later', run: save },
  orders: { usage: 'orders [+ID | -ID]', says: 'answers you have decided on beforehand', run: orders },
  stops: { usage: 'stops [+ID | -ID]', says: 'where you are asked what you may do unasked', run: stops },
  help: { usage: 'help', says: 'this list', run: help },
  quit: { usage: 'quit', says: 'leave', run: () => 'quit' },
}

/** Does what `line` commands, or returns null if it is no command. */
export function command(table: Table, seat: Seat, line: string): Promise<After> | After | null {
  const [, word = '', argument = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? []
  const name = word.toLowerCase()
  return Object.hasOwn(COMMANDS, name) ? (COMMANDS[name]?.run(table, seat, argument) ?? null) : null
}

function help(): After {
  say('Type the number of an option, or its words. Besides:')
  for (const { usage, says } of Object.values(COMMANDS)) say(`  ${cyan(usage.padEnd(20))}${says}`)
  return 'prompt'
}

function why({ referee }: Table, seat: Seat): After {
  const denied = referee.why(seat)
  for (const { wanted, because, clause } of denied) say(flow(`${wanted}: ${because} ${dim(`(${clause})`)}`))
  const clause = referee.open.asking?.phase.clause
  if (denied.length === 0) say(`Everything clause ${clause} allows is offered. ${dim(`\`rules ${clause}\` shows it.`)}`)
  return 'prompt'
}

function log(table: Table, seat: Seat): After {
  const { referee, listed } = table
  const names = toldAt(table)
  const all = referee.log(seat)
  for (const told of all)
    say(`${dim(String(told.seq).padStart(4))}  ${logLine(listed.game, told, names, referee.edition)}`)
  if (all.length === 0) say('Nothing has happened yet.')
  return 'prompt'
}

function rules({ referee, listed }: Table, _seat: Seat, argument: string): After {
  const id = (argument || referee.open.asking?.phase.clause || '').toUpperCase()
  const clauses = existsSync(listed.rulebook) ? clausesIn(readFileSync(listed.rulebook, 'utf8')) : []
  const found = clauses.find(clause => clause.id === id)
  if (found) say(indent(wrap(`${found.id} ${found.text}`)))
  else if (clauses.length === 0) say(yellow(`${listed.game.title} has no rulebook to read from.`))
  else say(yellow(`There is no clause "${id}"; there are ${clauses[0]?.id} to ${clauses.at(-1)?.id}.`))
  return 'prompt'
}

function save(table: Table, _seat: Seat, file: string): After {
  if (file === '') {
    say(yellow('Save where? Such as `save match.jsonl`.'))
    return 'prompt'
  }
  try {
    writeText(file, table.referee.close())
    table.savedTo = file
    say(`Saved. Go on with \`nassau play --resume ${file}\`. ${dim('The file holds the secret of the dice to come.')}`)
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault
    say(yellow(fault.message))
  }
  return 'prompt'
}

/** A refusal as a person reads it. */
export function sayRefusal(refusal: object): void {
  if (isRefusal(refusal)) say(flow(yellow(refusal.because) + (refusal.clause ? dim(` (${refusal.clause})`) : '')))
}
