/** A tossing table as text, seen from above, far end up; a character is 20 mm wide and 40 mm long. */
import { i18n } from '#i18n'
import { TEAMS, type TossBoard } from '../board.ts'
import { teamInWords } from './words.ts'

const COLUMN = 20
const ROW = 40

export function drawFelt(board: TossBoard, table: { width: number; length: number }): string {
  const columns = Math.round(table.width / COLUMN)
  const rows = Math.round(table.length / ROW)
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '))
  const put = (x: number, y: number, text: string): void => {
    const row = grid[Math.min(rows - 1, Math.max(0, Math.floor((table.length / 2 - y) / ROW)))]
    const column = Math.round((x + table.width / 2) / COLUMN - text.length / 2)
    Array.from(text).forEach((letter, i) => {
      if (row && row[column + i] !== undefined) row[column + i] = letter
    })
  }
  const lines = [board.lines.near, board.lines.far].filter(line => line !== null)
  for (const y of lines)
    for (let column = 0; column < columns; column += 2) put((column + 0.5) * COLUMN - table.width / 2, y, '·')
  for (const { x, y, value } of board.goals) put(x, y, `(${value})`)
  for (const { pose, id, face } of board.dice) put(pose.x, pose.y, `${id}=${face}`)
  const rule = `+${'-'.repeat(columns)}+`
  return [rule, ...grid.map(row => `|${row.join('')}|`), rule].join('\n')
}

/** Scores, dice in hand and set aside, a line a team. */
export const drawTeams = (board: TossBoard, names: readonly string[]): string =>
  TEAMS.map(team => {
    const crew = board.crews[team]
    const players = crew?.seats.map(seat => names[seat] ?? i18n._('seat {seat}', { seat })).join(', ') ?? ''
    const aside = board.aside[team] ?? 0
    const dice = [
      i18n._('{n} in hand', { n: crew?.inHand ?? 0 }),
      ...(aside > 0 ? [i18n._('{n} set aside', { n: aside })] : []),
    ]
    return `${teamInWords(team)} ${crew?.score ?? 0} (${players}): ${dice.join(', ')}`
  }).join('\n')
