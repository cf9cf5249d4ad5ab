/** A table in words: the board as text, the answers as buttons. Every game can be played so. */
import { useLingui } from '@lingui/react'
import type { Game } from '@nassau/kernel'
import { ScreenLayout, type ScreenProps } from '@nassau/ui'
import css from './text-screen.module.css'

export function TextScreen({ seen, edition, names, prompt, answers, game }: ScreenProps & { game?: Game }) {
  // Drawn anew when another language is set.
  useLingui()
  return (
    <ScreenLayout
      board={<pre className={css.board}>{game?.draw(seen.view, names, edition)}</pre>}
      prompt={prompt}
      dock={answers}
    />
  )
}
