/** One button an option. The first is the gold one if there are few. */
import type { ListAsk } from '@nassau/kernel'
import { Button } from '../controls/index.ts'
import css from './answers.module.css'

type Props = { ask: ListAsk; isBusy: boolean; choose: (choice: unknown) => void; words: (choice: unknown) => string }

/** With more options than this none stands out. */
const FEW = 4

export function ListAnswers({ ask, isBusy, choose, words }: Props) {
  return (
    <ul className={css.list}>
      {ask.options.map((option, i) => (
        <li key={JSON.stringify(option)}>
          <Button
            variant={i === 0 && ask.options.length <= FEW ? 'gold' : 'ink'}
            disabled={isBusy}
            onClick={() => choose(option)}
          >
            {capital(words(option))}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
