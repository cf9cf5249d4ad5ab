/**
 * `npm run measure:luck`: ledgers of matches between mates. Says whether they add up, whether luck is fair, and whether
 * the chances given are what comes of them. `-- --game o-zone --options surrogate --seats 2 --matches 1000 --tries 8 --seed 1`
 */
import { parseArgs } from 'node:util'
import { auditOf } from '@nassau/bots'
import { findGame } from '@nassau/games'
import { readOptions } from '@nassau/kernel/host'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'scurvy-dice' },
    options: { type: 'string', multiple: true, default: [] },
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '1000' },
    tries: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
})
const listed = findGame(values.game)
if (!listed.ok) throw new Error(listed.problem.says)
const options = readOptions(listed.value.game, values.options)
if (!options.ok) throw new Error(options.problem.says)
await listed.value.game.prepare?.()
const [seats, matches, tries, seed] = [values.seats, values.matches, values.tries, values.seed].map(Number)
const audit = auditOf(listed.value, options.value, seats ?? 2, matches ?? 0, tries ?? 1, seed ?? 1)
console.log(
  `${values.game}, ${values.seats} seats, ${audit.matches} matches, ${values.tries} tries a moment, seed ${values.seed}`,
)
console.log(`a result and what adds up to it differ by ${audit.worst.toExponential(1)} at most`)
for (const [seat, { mean, half }] of audit.luck.entries())
  console.log(`luck of seat ${seat}: ${(100 * mean).toFixed(2)} ± ${(100 * half).toFixed(2)} points of 100`)
for (const { given, came, n } of audit.tenths)
  if (n > 0) console.log(`  given ${(100 * given).toFixed(1)} %, came ${(100 * came).toFixed(1)} %  (${n})`)
