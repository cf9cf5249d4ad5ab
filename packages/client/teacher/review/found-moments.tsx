/** Where a match turned, and which choices cost most: each leads to its moment of the replay. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { promptOf } from '@nassau/kernel/host'
import { SeatMark } from '@nassau/ui'
import { Link } from 'wouter'
import { TurnNumber } from '../../ending/race-chart.tsx'
import { sentence } from '../../shell/troubles.ts'
import { useSpeech } from '../../shell/use-seating.ts'
import { choiceInWords } from '../choice-in-words.ts'
import { reasonsInWords } from '../reasons-in-words.ts'
import type { Looked } from './captain-panel.tsx'
import css from './found-moments.module.css'
import { WITH_CAPTAIN } from './has-analysis.ts'
import type { Lookback, Question, Turn } from './lookback.ts'

/** The same with names as sentences name them. */
type Told = Looked & { told: readonly string[] }

export function TurningPoints({ turns, ...looked }: Told & { turns: readonly Turn[] }) {
  const { i18n } = useLingui()
  const { listed, edition, names, told, href, toBoard } = looked
  const inWords = useChoiceInWords(looked)
  if (turns.length === 0) return null
  const sayTurn = ({ event, by, choice, question }: Turn): string =>
    event
      ? listed.game.say(event, told, edition).text
      : i18n._('{name, select, you {You chose} other {{name} chose}}: {words}', {
          name: told[by],
          words: inWords(question, choice),
        })
  return (
    <section className={css.found}>
      <h3>{i18n._('Turning points')}</h3>
      <ol>
        {turns.map((turn, i) => (
          <li key={turn.at}>
            <TurnNumber n={i + 1} />
            <p>
              <Link href={`${href}?at=${turn.at + 1}&${WITH_CAPTAIN}`} onClick={toBoard}>
                {sentence(sayTurn(turn))}
              </Link>
              <small>
                <SeatMark seat={turn.seat} says="" className={css.mark} /> {names[turn.seat]}{' '}
                <Change from={turn.before} to={turn.after} /> · {turn.isLuck ? i18n._('luck') : i18n._('a choice')}
              </small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function CostlyChoices({ costly, ...looked }: Told & { costly: Lookback['costly'] }) {
  const { i18n } = useLingui()
  const { names, href, toBoard, edition } = looked
  const { game, judgement } = looked.listed
  const measures = judgement?.measures ?? []
  const inWords = useChoiceInWords(looked)
  return (
    <section className={css.found}>
      <h3>{i18n._('Costliest choices')}</h3>
      {costly.length === 0 && <p>{i18n._('The captain would have done hardly anything better.')}</p>}
      <ol>
        {costly.map(({ at, seat, question, made, better, madeWorth, betterWorth, because }) => (
          <li key={at}>
            <SeatMark seat={seat} says="" className={css.mark} />
            <p>
              {question && <small>{sentence(promptOf(game, question.frame, names, edition))}</small>}
              <Link href={`${href}?at=${at}&as=${seat}&${WITH_CAPTAIN}`} onClick={toBoard}>
                {sentence(i18n._('{name} chose: {words}', { name: names[seat], words: inWords(question, made) }))}
              </Link>{' '}
              {sentence(i18n._('Better: {words}', { words: inWords(question, better) }))}{' '}
              {because && i18n._('On average {because}.', { because: reasonsInWords(i18n, because.reasons, measures) })}
              <small>
                {i18n._('{made} as it was chosen, {better} with the better choice', {
                  made: percent(i18n, madeWorth),
                  better: percent(i18n, betterWorth),
                })}
              </small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A choice in the words of what was asked. */
function useChoiceInWords({ listed, edition, names }: Looked): (question: Question | null, choice: unknown) => string {
  const { i18n } = useLingui()
  const speech = useSpeech(listed, names, edition)
  return (question, choice) => (question ? choiceInWords(i18n, question.ask, choice, speech) : '')
}

const percent = (i18n: I18n, chance: number): string => chance.toLocaleString(i18n.locale, { style: 'percent' })

/** From one chance to another. */
function Change({ from, to }: { from: number; to: number }) {
  const { i18n } = useLingui()
  return (
    <b data-way={to < from ? 'down' : 'up'}>
      {i18n._('{from} to {to}', { from: percent(i18n, from), to: percent(i18n, to) })}
    </b>
  )
}
