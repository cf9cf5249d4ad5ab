/**
 * `npm run soak:findings`: what an attack on this server once found, done again to real servers, one after the other. It
 * prints what each did then and what is seen now, and ends with 1 if anything is as it was. What needs PostgreSQL, Redis
 * or a browser is left to their tests; what this machine cannot show (a disk of its own to fill) is said to be.
 */
import { parseArgs } from 'node:util'
import { endAll } from '../../fixtures/processes.ts'
import { lookAt } from './finding.ts'
import { HIGH } from './high.ts'
import { LOW } from './low.ts'
import { MEDIUM } from './medium.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const say = (line: string): void => void process.stdout.write(`${line}\n`)

say('| finding | before | now | |')
say('| --- | --- | --- | --- |')
for (const finding of [...HIGH, ...MEDIUM, ...LOW]) {
  if (values.only !== undefined && !finding.what.includes(values.only)) continue
  const seen = await lookAt(finding).catch((fault: unknown) => ({ saw: String(fault), isMended: false }))
  const mark = seen === null ? 'not here' : seen.isMended ? 'mended' : 'AS BEFORE'
  say(`| ${finding.what} | ${finding.before} | ${seen?.saw.replaceAll('|', '/') ?? ''} | ${mark} |`)
  if (seen?.isMended === false) process.exitCode = 1
}
endAll()
