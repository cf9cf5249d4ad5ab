/** Answers everything a game can ask in a real browser, every sort of answer, and prints what it took. See `--help`. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { answerMoment } from '../e2e/kit/answering.ts'
import { FLAT } from '../e2e/kit/games.ts'
import { gameOf, type Moment, momentsOf, questionsOf, sortOf, sortsIn } from '../e2e/kit/moments.ts'
import { DESK, type Person, PHONE, personIn } from '../e2e/kit/person.ts'
import { launchBrowser } from './browser.ts'

const CLIENT = join(import.meta.dirname, '../packages/client')

const HELP = `Usage: npm run soak:questions -- [options]

Opens moments of matches between bots in a real browser and answers what is asked there by clicks on what can be seen,
until every sort of answer a question has was given once or the tries are used up. A question that was never answered,
and anything the page complains of, is a fault.

  --game ID      only this game
  --question Q   only questions that begin so, such as "battle." or "retreat.choose"
  --phone        on the screen of a phone
  --tries N      moments opened for one sort of answer, 1 to 100; 6 unless told
  --pages PATH   another build of the pages than packages/client/dist
  --help         this text`

const { values: told } = parseArgs({
  options: {
    game: { type: 'string' },
    question: { type: 'string', default: '' },
    phone: { type: 'boolean', default: false },
    tries: { type: 'string', default: '6' },
    pages: { type: 'string', default: join(CLIENT, 'dist') },
    help: { type: 'boolean', default: false },
  },
})
const PORT = 5198
const GAMES = told.game ? [told.game] : FLAT.map(({ id }) => id)
const TRIES = Math.min(100, Math.max(1, Number(told.tries) || 1))
/** Seldom the gold button alone: all the others shall be pressed as well. */
const EAGERNESS = 0.1

type Row = { asked: number; answered: number; clicks: number; given: Set<string>; offered: Set<string> }

/** Moments for every sort of answer to every question that is wanted: up to TRIES for each. */
function momentsFor(id: string): Moment[] {
  const counts = new Map<string, number>()
  const keysOf = (question: string, ask: Moment['ask']): string[] =>
    [...sortsIn(ask)].map(sort => `${question} ${sort}`)
  const isWanted = (question: string, ask: Moment['ask']): boolean =>
    question.startsWith(told.question) && keysOf(question, ask).some(key => (counts.get(key) ?? 0) < TRIES)
  const moments: Moment[] = []
  for (const moment of momentsOf(gameOf(id), isWanted)) {
    moments.push(moment)
    for (const key of keysOf(moment.question, moment.ask)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return moments
}

async function answerAll({ page, faults }: Person, id: string): Promise<Map<string, Row>> {
  const wanted = questionsOf(gameOf(id)).filter(question => question.startsWith(told.question))
  const rows = new Map(
    wanted.map(question => [
      question,
      { asked: 0, answered: 0, clicks: 0, given: new Set<string>(), offered: new Set<string>() },
    ]),
  )
  for (const moment of momentsFor(id)) {
    const row = rows.get(moment.question)
    const sorts = sortsIn(moment.ask)
    if (!row || sorts.isSubsetOf(row.given)) continue
    row.asked++
    row.offered = row.offered.union(sorts)
    try {
      const { choice, clicks } = await answerMoment(page, moment, EAGERNESS)
      row.answered++
      row.clicks += clicks.length
      row.given.add(sortOf(choice))
    } catch (fault) {
      console.error(`${id} ${moment.question}, choice ${moment.match.seq}: ${String(fault)}`)
    }
    for (const fault of faults.splice(0)) {
      console.error(`${id} ${moment.question}, choice ${moment.match.seq}: ${fault}`)
      process.exitCode = 1
    }
  }
  return rows
}

if (told.help) {
  console.log(HELP)
  process.exit(0)
}
const server = await preview({
  root: CLIENT,
  configFile: join(CLIENT, 'vite.config.ts'),
  build: { outDir: told.pages },
  preview: { port: PORT },
})
const browser = await launchBrowser({ hasWebGl: true })
const person = await personIn(browser, `http://localhost:${PORT}`, {}, told.phone ? PHONE : DESK)
await person.page.goto('/')
for (const id of GAMES) {
  const begun = performance.now()
  const rows = await answerAll(person, id)
  console.log(`${id}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  console.table(
    [...rows].map(([question, { asked, answered, clicks, given, offered }]) => ({
      question,
      answered: `${answered} of ${asked}`,
      'clicks each': answered === 0 ? null : Number((clicks / answered).toFixed(1)),
      'sorts of answers': `${given.size} of ${offered.size}`,
      'never given': [...offered.difference(given)].join(', '),
    })),
  )
  if ([...rows.values()].some(({ answered }) => answered === 0)) process.exitCode = 1
}
await browser.close()
await server.close()
