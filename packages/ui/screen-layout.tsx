/** Where things are at every table: the board takes what is left, the prompt under it, the dock at the thumb. */
import type { ReactNode } from 'react'
import css from './screen-layout.module.css'

type Props = { board: ReactNode; prompt: ReactNode; dock: ReactNode }

export function ScreenLayout({ board, prompt, dock }: Props) {
  return (
    <div className={css.table}>
      <div className={css.board}>{board}</div>
      <div className={css.prompt}>{prompt}</div>
      <div className={css.dock}>{dock}</div>
    </div>
  )
}
