/** Who sits where: people and bots, from the words of the command line or the names in a record. */

import { botFor, botToFill } from '@nassau/bots'
import type { LoadedGame } from '@nassau/games'
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
  return uniquelyNamed(seats.map(word => sitterFrom(listed, word)))
}

function sitterFrom(listed: LoadedGame, word: string): Sitter {
  if (word === 'you') return { name: YOU, bot: null }
  if (!word.startsWith('human:')) {
    const bot = unwrap(botFor(listed, word))
    return { name: nameOf(bot), bot }
  }
  const name = word.slice('human:'.length).trim()
  if (name === '') throw wrongUsage('human: needs a name, such as human:Anne')
  return { name, bot: null }
}

const nameOf = (bot: Bot): string => bot.id.charAt(0).toUpperCase() + bot.id.slice(1)

/** The second Mate is Mate 2. */
function uniquelyNamed(sitters: readonly Sitter[]): Sitter[] {
  return sitters.map((sitter, seat) => {
    const before = sitters.slice(0, seat).filter(other => other.name === sitter.name).length
    return before === 0 ? sitter : { ...sitter, name: `${sitter.name} ${before + 1}` }
  })
}

/** Who sat at a recorded table: names such as `Mate 2` are bots, unless `text` says who is who. */
export function sittersAgain(listed: LoadedGame, names: readonly string[], text: string | undefined): Sitter[] {
  if (text === undefined)
    return names.map(name => {
      const bot = botFor(listed, name.toLowerCase().replace(/ \d+$/, ''))
      return { name, bot: bot.ok ? bot.value : null }
    })
  const sitters = sittersFrom(listed, text)
  if (sitters.length !== names.length)
    throw wrongUsage(`that match has ${names.length} seats; ${sitters.length} were given`)
  return sitters.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }))
}
