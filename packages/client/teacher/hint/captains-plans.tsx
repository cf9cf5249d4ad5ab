/** What the captain weighed: each plan in words with its chance to win, the best and what a mate would do marked. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Because } from '@nassau/bots/thinking'
import type { Speech } from '@nassau/games/words'
import { type Ask, samePlain } from '@nassau/kernel'
import type { Measure } from '@nassau/kernel/bots'
import { Button } from '@nassau/ui'
import type { CSSProperties } from 'react'
import { choiceInWords } from '../choice-in-words.ts'
import { reasonsInWords } from '../reasons-in-words.ts'
import { inHundred } from '../review/points.ts'
import type { Advice } from '../teacher-desk.ts'
import css from './captains-plans.module.css'
import { type Shown, shownPlans, type Verdict, verdictOn } from './plans.ts'

type Props = {
  /** What is asked, in words. */
  question: string
  ask: Ask
  advice: Advice
  /** What players count in this game. */
  measures: readonly Measure[]
  speech: Speech
  doIt: (choice: unknown) => void
}

export function CaptainsPlans({ question, measures, ask, advice, speech, doIt }: Props) {
  const { i18n } = useLingui()
  const shown = shownPlans(advice)
  const inWords = (choice: unknown): string => choiceInWords(i18n, ask, choice, speech)
  const { because, usual } = advice
  const becauseInWords = ({ beside, reasons }: Because): string => {
    const said = reasonsInWords(i18n, reasons, measures)
    return samePlain(beside, usual)
      ? i18n._('On average {because} than with what a mate would do.', { because: said })
      : i18n._('On average {because} than with “{choice}”.', { because: said, choice: inWords(beside) })
  }
  return (
    <div className={css.plans}>
      <p className={css.question}>{question}</p>
      <div role="status">
        <p>{verdictInWords(i18n, verdictOn(ask, shown, advice.isByRule))}</p>
        {because && <p>{becauseInWords(because)}</p>}
      </div>
      {shown.length > 0 ? (
        <ol aria-label={i18n._('What could be done')}>
          {shown.map(plan => (
            <PlanLine
              key={JSON.stringify(plan.choice)}
              plan={plan}
              words={capital(inWords(plan.choice))}
              doIt={() => doIt(plan.choice)}
            />
          ))}
        </ol>
      ) : (
        <>
          <p className={css.words}>{capital(inWords(advice.choice))}</p>
          <Button variant="gold" className={css.only} onClick={() => doIt(advice.choice)}>
            {i18n._('Do it')}
          </Button>
        </>
      )}
    </div>
  )
}

function PlanLine({ plan, words, doIt }: { plan: Shown; words: string; doIt: () => void }) {
  const { i18n } = useLingui()
  const { worth, error, isBest, isUsual } = plan
  const style: CSSProperties & Record<`--${string}`, string> = { '--chance': `${inHundred(worth)}%` }
  return (
    <li data-best={isBest || undefined}>
      <span className={css.words}>
        {words} {isBest && <small className={css.best}>{i18n._('the captain’s choice')}</small>}{' '}
        {isUsual && <small>{i18n._('what a mate would do')}</small>}
      </span>
      <span className={css.bar} style={style} aria-hidden="true" />
      <span
        className={css.chance}
        title={i18n._('Give or take {error} in 100', { error: Math.max(1, inHundred(error)) })}
      >
        {worth.toLocaleString(i18n.locale, { style: 'percent' })}
      </span>
      <Button
        variant={isBest ? 'gold' : 'ink'}
        size="small"
        aria-label={i18n._('Do it: {words}', { words })}
        onClick={doIt}
      >
        {i18n._('Do it')}
      </Button>
    </li>
  )
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

function verdictInWords(i18n: I18n, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'only':
      return i18n._('The captain would not think twice.')
    case 'thrown':
      return i18n._('There are more throws than anyone could list. This is the one the captain would try.')
    case 'by-rule':
      return i18n._('Here the captain goes by a rule of thumb: imagined matches hardly tell these apart.')
    case 'even':
      return i18n._('Nothing to choose between these.')
    case 'best':
      return i18n._('Wins about {best} times in 100 imagined matches.', { best: inHundred(verdict.best) })
    case 'same':
      return i18n._('Wins about {best} times in 100 imagined matches; a mate would do the same.', {
        best: inHundred(verdict.best),
      })
    case 'as-good':
      return i18n._('Wins about {best} times in 100 imagined matches; what a mate would do is as good.', {
        best: inHundred(verdict.best),
      })
    case 'better':
      return i18n._('Wins about {best} times in 100 imagined matches; what a mate would do, {usual} times.', {
        best: inHundred(verdict.best),
        usual: inHundred(verdict.usual),
      })
  }
}
