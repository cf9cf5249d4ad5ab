/** Brings the catalogues of every language up to date with the code and says what is left to do. See `--help`. */
import { parseArgs } from 'node:util'
import { checkCatalogues } from '../packages/client/locales/catalogues.ts'

const HELP = `Usage: npm run words -- [options]

Finds every text in the code, writes it into the catalogues (.po) beside the games and in packages/client/locales, and
says what is missing. A text keeps its translation while its words stay the same, whatever happens to commas, capitals
and spaces. One that was reworded gets the translation of the nearest old text, marked "#, fuzzy": look at it, mend it,
and take the mark away. Fails while anything is left to do.

  --check   write nothing
  --help    this text`

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(HELP)
else {
  const faults = await checkCatalogues({ isToWrite: !values.check })
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'Every text has its words.' : `${faults.length} texts to look at.`)
  if (faults.length > 0) process.exitCode = 1
}
