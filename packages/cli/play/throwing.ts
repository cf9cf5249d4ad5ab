/** Throws at the keyboard: a number for every axis, or `at X Y` for a point to aim at. */
import { bad, good, type Result, type ThrowAsk } from '@nassau/kernel'
import { quantise } from '@nassau/kernel/host'
import { cyan, dim } from '../text.ts'

/** The numbers of a throw that should end at a point, a little faster or slower; null if the game cannot aim. */
export type Aim = (point: { x: number; y: number }, faster: number) => readonly number[] | null

const example = ({ axes }: ThrowAsk): string => axes.map(({ min, max }) => Math.round((min + max) / 2)).join(' ')

/** What can be typed for a throw. Only a real toss, with its many numbers, can be aimed. */
export function throwInWords(ask: ThrowAsk): string {
  const rows = ask.axes.map(({ name, unit, min, max }) => `${cyan(name.padEnd(4))} ${min} to ${max} ${dim(unit)}`)
  const limits = ask.shells.filter(({ most }) => most !== null).map(({ says }) => says)
  const aimed =
    ask.axes.length > 2
      ? 'Say where it should end, such as `at 0 400` (mm from the middle) or `at 0 400 105` (5 % faster); or all numbers: '
      : 'Type '
  return [...rows, limits.join('; '), dim(`${aimed}\`${example(ask)}\``)].filter(line => line !== '').join('\n')
}

export function readThrow(ask: ThrowAsk, text: string, aim: Aim): Result<unknown> {
  const [first = '', ...rest] = text.split(/[\s,]+/)
  const numbers = (first === 'at' ? rest : [first, ...rest]).map(Number)
  if (numbers.length === 0 || numbers.some(n => !Number.isFinite(n)))
    return bad(`"${text}" is not a throw: type \`at 0 400\` or numbers such as \`${example(ask)}\``)
  if (first !== 'at') return good({ throw: numbers })
  const [x, y, percent = 100] = numbers
  if (x === undefined || y === undefined)
    return bad('aim at a point: `at X Y`, in mm from the middle of the table, y towards the far end')
  const aimed = aim({ x, y }, percent / 100)
  return aimed ? good(quantise(ask, aimed)) : bad(`this cannot be aimed; type numbers such as \`${example(ask)}\``)
}
