/** Text for a terminal: colour where it is shown, columns that line up. */
import { stripVTControlCharacters, styleText } from 'node:util'

// styleText leaves text plain where the output is no terminal or NO_COLOR is set.
export const dim = (text: string): string => styleText('dim', text)
export const bold = (text: string): string => styleText('bold', text)
export const cyan = (text: string): string => styleText('cyan', text)
export const yellow = (text: string): string => styleText('yellow', text)
export const green = (text: string): string => styleText('green', text)

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** As a person sees it, colour codes take no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

export const indent = (text: string, by = '  '): string =>
  text
    .split('\n')
    .map(line => (line === '' ? line : by + line))
    .join('\n')

/** A table: the first row is the head. Columns named in `right` are set to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly string[] = []): string {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? ''))))
  return rows
    .map((row, i) => {
      const line = row
        .map((cell, column) => {
          const pad = right.includes(head[column] ?? '') ? padStart : padEnd
          return pad(cell, widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd()
      return i === 0 ? dim(line) : line
    })
    .join('\n')
}

/** Short things side by side, as many columns as the terminal is wide. */
export function columns(cells: readonly string[], width = process.stdout.columns ?? 80): string {
  const cell = Math.max(...cells.map(widthOf)) + 3
  const across = Math.max(1, Math.floor(width / cell))
  const down = Math.ceil(cells.length / across)
  return Array.from({ length: down }, (_, row) =>
    cells
      .filter((_, i) => i % down === row)
      .map(text => padEnd(text, cell))
      .join('')
      .trimEnd(),
  ).join('\n')
}

/** Running text broken at spaces. */
export function wrap(text: string, width = Math.min(process.stdout.columns ?? 80, 100)): string {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

/** Running text as it is printed: broken at spaces on a terminal, left alone in a pipe. */
export const flow = (text: string): string => (process.stdout.isTTY ? wrap(text, process.stdout.columns) : text)

/** `1 match`, `2 matches`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
