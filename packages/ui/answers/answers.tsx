/** Answers to any ask: a list as buttons, a pick as things to tap, an assignment as places with counters, a throw as numbers. */
import type { Ask } from '@nassau/kernel'
import css from './answers.module.css'
import { AssignAnswers } from './assign-answers.tsx'
import { ListAnswers } from './list-answers.tsx'
import { PickAnswers } from './pick-answers.tsx'
import { ThrowAnswers } from './throw-answers.tsx'

export type AnswersProps = {
  ask: Ask
  isBusy: boolean
  choose: (choice: unknown) => void
  words: (choice: unknown) => string
}

export function Answers({ ask, isBusy, choose, words }: AnswersProps) {
  return (
    <div className={css.answers} aria-busy={isBusy}>
      {ask.kind === 'list' && <ListAnswers ask={ask} isBusy={isBusy} choose={choose} words={words} />}
      {ask.kind === 'pick' && (
        <PickAnswers key={JSON.stringify(ask)} ask={ask} isBusy={isBusy} choose={choose} words={words} />
      )}
      {ask.kind === 'assign' && (
        <AssignAnswers key={JSON.stringify(ask)} ask={ask} isBusy={isBusy} choose={choose} words={words} />
      )}
      {ask.kind === 'throw' && <ThrowAnswers key={JSON.stringify(ask)} ask={ask} isBusy={isBusy} choose={choose} />}
    </div>
  )
}
