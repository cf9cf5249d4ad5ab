/**
 * Ends with a clear sentence under a Node that is too old. Plain JavaScript, and to be loaded first: such a Node cannot
 * read the TypeScript that everything else is written in.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const numbers = text =>
  text
    .replace(/[^0-9.]/g, '')
    .split('.')
    .map(Number)
const [major, minor] = numbers(process.version)
const [wantedMajor, wantedMinor] = numbers(engines.node)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  process.stderr.write(
    `Nassau needs Node ${wantedMajor}.${wantedMinor} or later, and this is ${process.version}. The right one comes with \`npm ci\`: ` +
      'start it by `npx nassau` or `npm run`, or put node_modules/.bin first on your PATH.\n',
  )
  process.exit(1)
}
