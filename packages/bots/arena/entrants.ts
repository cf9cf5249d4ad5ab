/** Who enters an arena: a bot of ours by its id, a command (`exec:`) or a bot that listens (`ws:`). */
import type { LoadedGame } from '@nassau/games'
import { unlike } from '@nassau/games/names'
import { bad, good, type Result } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { botFor } from '../bot-for.ts'
import { execWire, wordsOfCommand } from './exec-wire.ts'
import { socketWire } from './socket-wire.ts'
import type { OpenWire } from './wire.ts'

/** One of ours thinks in our own process; another is at the end of a wire. */
export type Entrant = { name: string } & ({ kind: 'ours'; bot: Bot } | { kind: 'remote'; open: OpenWire })

export function entrantsFrom(listed: LoadedGame, words: readonly string[]): Result<Entrant[]> {
  if (words.length < 2) return bad(`an arena needs two bots or more, not ${words.length}`)
  const entrants: Entrant[] = []
  for (const word of words) {
    const entrant = entrantFrom(listed, word)
    if (!entrant.ok) return entrant
    entrants.push({
      ...entrant.value,
      name: unlike(
        entrants.map(({ name }) => name),
        entrant.value.name,
      ),
    })
  }
  return good(entrants)
}

function entrantFrom(listed: LoadedGame, word: string): Result<Entrant> {
  if (word.startsWith('exec:')) {
    const command = word.slice('exec:'.length).trim()
    if (wordsOfCommand(command).length === 0) return bad('exec: needs a command, such as exec:python3 bot.py')
    return good({ name: command, kind: 'remote', open: execWire(command) })
  }
  if (/^wss?:/.test(word)) {
    const address = /^wss?:\/\//.test(word) ? word : word.replace(/^(wss?):/, '$1://')
    if (!URL.canParse(address)) return bad(`"${word}" is no address; expected ws:HOST:PORT`)
    return good({ name: address, kind: 'remote', open: socketWire(address) })
  }
  const bot = botFor(listed, word)
  if (bot.ok) return good({ name: word, kind: 'ours', bot: bot.value })
  return bad(`${bot.problem.says}, and exec:COMMAND or ws:HOST:PORT for one of your own`)
}
