/** A finding for people, and its record for `nassau replay`. */
import { join } from 'node:path'
import { makeFolder, writeText } from '../files.ts'
import { bold, counted, dim, yellow } from '../text.ts'
import type { FuzzPlan } from './plan.ts'
import type { Found } from './worker.ts'

/** Writes the record into `dir`, if there is one, and returns what to print. */
export function writeFinding({ game, seed }: FuzzPlan, { index, setting, finding }: Found, dir: string): string {
  const { check, says, seq, record } = finding
  const options = Object.entries(setting.options).map(([name, value]) => `${name}=${value}`)
  const where = [`match ${index}`, `${setting.seats} seats`, setting.style, ...options]
  const text = `${yellow(bold(check))}: ${says}\n  ${dim(`${where.join(', ')}, after ${counted(seq, 'choice')}`)}`
  if (record === null) return text
  makeFolder(dir)
  const file = join(dir, `${game}-${seed}-${index}-${check.replace(/[^\w-]+/g, '-')}.jsonl`)
  writeText(file, record)
  return `${text}\n  ${file}`
}
