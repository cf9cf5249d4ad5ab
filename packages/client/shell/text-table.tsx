/** A table in words: the board as text, the answers as buttons. Every game can be played so. */
import { useLingui } from '@lingui/react'
import type { Game } from '@nassau/kernel'
import { TableLayout, type TableProps } from '@nassau/ui'
import css from './text-table.module.css'

export function TextTable({ seen, edition, names, prompt, answers, game }: TableProps & { game?: Game }) {
  // Drawn anew when another language is set.
  useLingui()
  return (
    <TableLayout
      board={<pre className={css.board}>{game?.draw(seen.view, names, edition)}</pre>}
      prompt={prompt}
      dock={answers}
    />
  )
}
