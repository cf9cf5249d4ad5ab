/** Who sits where: people and bots, from the words of the command line or the names in a record. */

import { botFor, botToFill } from '@nassau/bots'
import type { LoadedGame } from '@nassau/games'
import { botNamed, nameAtTable, namesAtTable } from '@nassau/games/names'
import { repeat } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { unwrap, wrongUsage } from '../errors.ts'
import { mustSeat, usualSeats } from '../setting.ts'

/** One who sits at the table; a person has no bot. */
export type Sitter = { name: string; bot: Bot | null }

/** What the one at the keyboard is called, so that the log reads well. */
const YOU = 'Skipper'

/** `you`, `human:Anne` or a bot's id for each seat; nothing said, you against a full table. */
export function sittersFrom(listed: LoadedGame, text: string | undefined): Sitter[] {
  const { game } = listed
  const filled = repeat(botToFill(listed).id, usualSeats(game) - 1)
  const seats = text === undefined ? ['you', ...filled] : text.split(',').map(word => word.trim())
  mustSeat(game, seats.length)
  return named(seats.map(word => sitterFrom(listed, word)))
}

/** One who has yet to be told apart from the others; a bot has no name before that. */
type Unnamed = { name: string | null; bot: Bot | null }

function sitterFrom(listed: LoadedGame, word: string): Unnamed {
  if (word === 'you') return { name: YOU, bot: null }
  if (!word.startsWith('human:')) return { name: null, bot: unwrap(botFor(listed, word)) }
  const name = word.slice('human:'.length).trim()
  if (name === '') throw wrongUsage('human: needs a name, such as human:Anne')
  return { name, bot: null }
}

/** Everyone by a name of their own, bots too. */
function named(sitters: readonly Unnamed[]): Sitter[] {
  const names = namesAtTable(sitters.map(({ name, bot }) => ({ name, level: bot?.id ?? null })))
  return sitters.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }))
}

/** Who sat at a recorded table: whoever has a name that bots are given is one, unless `text` says who is who. */
export function sittersAgain(listed: LoadedGame, recorded: readonly string[], text: string | undefined): Sitter[] {
  const names = recorded.map(nameAtTable)
  if (text === undefined)
    return names.map(name => {
      const level = botNamed(name)
      return { name, bot: level === null ? null : level === 'mate' ? botToFill(listed) : unwrap(botFor(listed, level)) }
    })
  const sitters = sittersFrom(listed, text)
  if (sitters.length !== names.length)
    throw wrongUsage(`that match has ${names.length} seats; ${sitters.length} were given`)
  return sitters.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }))
}
