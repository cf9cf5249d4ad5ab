/**
 * Prints how often one person at a table of mates is asked in a match, at every number of seats:
 * `npm run measure:questions`, or `npm run measure:questions king-of-pirates 200` for one game and so many matches.
 */
import { countQuestions } from '@nassau/bots'
import { findGame, GAMES, type LoadedGame, prepareGames } from '@nassau/games'

const [id, many = '100'] = process.argv.slice(2)
const matches = Number(many)
const found = id === undefined ? null : findGame(id)
const problem =
  found && !found.ok
    ? found.problem.says
    : Number.isInteger(matches) && matches > 0
      ? null
      : `${many} is no number of matches`
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}
await prepareGames()
for (const listed of found?.ok ? [found.value] : GAMES) {
  console.log(`${listed.game.title}: one seat at a table of mates, ${matches} matches each, a match`)
  console.table(rowsOf(listed))
}

function rowsOf(listed: LoadedGame): object[] {
  const { min, max } = listed.game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const counts = countQuestions(listed, min + i, matches, 1)
    const each = (count: number): number => Number((count / matches).toFixed(1))
    return {
      seats: min + i,
      'answered by orders': each(counts.answeredByOrders),
      asked: each(counts.asked),
      'one answer only': each(counts.onlyWay),
      'refused in vain': each(counts.inVain),
      'mattered, not asked': each(counts.missed),
      'worth saying unasked': each(counts.worthSaying),
      'said unasked': each(counts.spoken),
    }
  })
}
