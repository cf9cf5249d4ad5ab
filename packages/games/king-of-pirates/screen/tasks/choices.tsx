/** Things to choose from, one below the other, and the way to choose none of them. */
import { Button } from '@nassau/ui'
import type { ReactNode } from 'react'
import tasks from './tasks.module.css'

type ChoicesProps = {
  canChoose: boolean
  /** What choosing none is called, and what it does. */
  none: string
  onNone: () => void
  children: ReactNode
}

export const Choices = ({ canChoose, none, onNone, children }: ChoicesProps) => (
  <>
    <ul className={tasks.list}>{children}</ul>
    <div className={tasks.buttons}>
      <Button disabled={!canChoose} onClick={onNone}>
        {none}
      </Button>
    </div>
  </>
)

type RowProps = {
  canChoose: boolean
  mark?: ReactNode
  name: ReactNode
  says: ReactNode
  onChoose: () => void
}

/** One of them: its mark, its name, and below that what is to be known of it. */
export const ChoiceRow = ({ canChoose, mark, name, says, onChoose }: RowProps) => (
  <li>
    <button type="button" className={tasks.row} disabled={!canChoose} onClick={onChoose}>
      {mark}
      <span className={tasks.two}>
        <b>{name}</b>
        <span>{says}</span>
      </span>
    </button>
  </li>
)
