/** A whole bot for every game: takes the first option there is.   nassau arena pig --bot 'node examples/bots/five-lines.ts' */
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { id } = JSON.parse(line)
  if (id !== undefined) process.stdout.write(`${JSON.stringify({ id, choose: 'first' })}\n`)
}
