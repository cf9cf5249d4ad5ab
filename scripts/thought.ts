/**
 * `npm run measure:thought`: what it is worth to think more. Every setting is SIMULATIONS/EACH/WIDTH/DOUBT, the first is
 * what the others are compared with. `-- --game scurvy-dice --seats 4 --moments 80 1600/60/64/0.5 6400/67/96/0.5`
 */
import { parseArgs } from 'node:util'
import { weighEfforts } from '@nassau/bots'
import { findGame } from '@nassau/games'
import { readOptions } from '@nassau/kernel/host'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'scurvy-dice' },
    options: { type: 'string', multiple: true, default: [] },
    seats: { type: 'string', default: '4' },
    moments: { type: 'string', default: '80' },
    every: { type: 'string', default: '5' },
    wide: { type: 'string', default: '30' },
    judges: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
})
const listed = findGame(values.game)
if (!listed.ok) throw new Error(listed.problem.says)
const options = readOptions(listed.value.game, values.options)
if (!options.ok) throw new Error(options.problem.says)
const efforts = positionals.map(words => {
  const [simulations = 0, each = 0, width = 0, doubt = 0] = words.split('/').map(Number)
  if (!(simulations > 0 && each > 0 && width > 1)) throw new Error(`"${words}" is not like 1600/60/64/0.5`)
  return { simulations, each, width, doubt }
})
if (efforts.length < 2)
  throw new Error('two settings at least are to be compared, such as 1600/60/64/0.5 6400/67/96/0.5')
const [seats = 2, moments = 1, every = 1, wide = 1, judges = 1, seed = 1] = [
  values.seats,
  values.moments,
  values.every,
  values.wide,
  values.judges,
  values.seed,
].map(Number)
const weighing = { seats, options: options.value, seed, moments, every, wide, judges }
for (const { effort, gain, error, ms } of weighEfforts(listed.value, weighing, efforts))
  console.log(
    `${JSON.stringify(effort)}: ${(100 * gain).toFixed(3)} ± ${(100 * error).toFixed(3)} points of 100 a choice, ${ms.toFixed(0)} ms of CPU`,
  )
