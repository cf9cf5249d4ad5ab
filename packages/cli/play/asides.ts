/**
 * What those who are not waited for do unasked. After every choice each bot may put in a word, and each
 * person who wants to is asked, but never twice alike.
 */
import { type Bot, isRefusal, type Referee, RulesBug, type Seat } from '@nassau/kernel'
import { personAnswers } from './asking.ts'
import { type Ending, onlooker, people, showNews, type Table } from './table.ts'

/** Everyone once, in the order they sit behind the one who chose. An ending if somebody leaves. */
export async function takeAsides(table: Table, chooser: Seat): Promise<Ending | null> {
  const { referee, sitters } = table
  for (let i = 1; i <= sitters.length && referee.open.hasAsides; i++) {
    const seat = (chooser + i) % sitters.length
    const bot = sitters[seat]?.bot
    if (bot) botInterjects(table, seat, bot)
    else if (isWorthAsking(table, seat)) {
      table.letGo[seat] = whatIsOpen(referee, seat)
      const ending = await personAnswers(table, seat)
      if (ending) return ending
    }
  }
  return null
}

function botInterjects(table: Table, seat: Seat, bot: Bot): void {
  const { referee, minds } = table
  const mind = minds[seat]
  if (!mind || !bot.interject || !referee.open.asideOf(seat)) return
  const choice = bot.interject(referee.project(seat), mind, referee.edition)
  if (choice === null) return
  const applied = referee.apply(seat, choice)
  if (isRefusal(applied)) throw new RulesBug('bot-refused', { bot: bot.id, seat, ...applied })
  if (people(table).length < 2) showNews(table, onlooker(table))
}

/** What a seat may do unasked and at which point: the same again is not worth asking. */
const whatIsOpen = (referee: Referee, seat: Seat): string => {
  const { stack, ask } = referee.project(seat)
  return JSON.stringify([stack.at(-1), ask])
}

const isWorthAsking = ({ referee, asides, letGo }: Table, seat: Seat): boolean =>
  asides[seat] === true && referee.open.asideOf(seat) !== undefined && letGo[seat] !== whatIsOpen(referee, seat)
