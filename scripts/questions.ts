/** Prints how often a person would be asked to react in a round, at every number of seats: `npm run measure:questions king-of-pirates`. */
import { countQuestions } from '@nassau/bots'
import { findGame } from '@nassau/games'

const GAMES = 500
const found = findGame(process.argv[2] ?? 'king-of-pirates')
if (!found.ok) {
  console.error(found.problem.says)
  process.exit(2)
}
const { seats } = found.value.game
const rows = []
for (let n = seats.min; n <= seats.max; n++) {
  const counts = countQuestions(found.value, n, GAMES, 1)
  const each = (count: number): number => Number((count / counts.rounds).toFixed(2))
  rows.push({
    seats: n,
    rounds: Number((counts.rounds / GAMES).toFixed(1)),
    'chances to react a round': each(counts.windows),
    'answered by default orders': each(counts.answeredByOrders),
    asked: each(counts.asked),
    'asked in vain': each(counts.empty),
  })
}
console.log(`${found.value.game.title}: one seat of a table of mates, ${GAMES} matches each, a round`)
console.table(rows)
