/** What a picture of the scoring says: a sentence with its clause, who was weighed against whom, and how long it stands. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import { useEffect } from 'react'
import css from './captions.module.css'
import { type Contest, type Reel, type Shot, timesOf } from './reel.ts'
import { RuleLink } from './rule-link.tsx'

type Props = { reel: Reel; at: number; pace: number; onNext: () => void; onSkip: () => void }

/** Where Enter means something already. */
const BUSY = 'input, textarea, select, button, a'

export function ReelCaption({ reel, at, pace, onNext, onSkip }: Props) {
  const { i18n } = useLingui()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isBusy = event.target instanceof Element && event.target.matches(BUSY)
      if (event.key === 'Escape' || (event.key === 'Enter' && !isBusy)) onSkip()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onSkip])
  const shot = reel[at]
  if (!shot) return null
  return (
    <div className={css.reel} data-tools="">
      {shot.lines.map(({ says, exactly, clause }) => (
        <p key={says} className={css.line} title={exactly}>
          {says} <RuleLink clause={clause} />
        </p>
      ))}
      {shot.contest && <ContestTable contest={shot.contest} />}
      <div className={css.foot}>
        <span>{i18n._('{at} of {length}', { at: at + 1, length: reel.length })}</span>
        <i
          key={at}
          className={css.clock}
          style={{ animationDuration: `${pace * (timesOf(reel)[at] ?? 0)}ms` }}
          onAnimationEnd={onNext}
        />
        <Button size="small" tabIndex={-1} onClick={onSkip}>
          {i18n._('Skip')}
        </Button>
      </div>
    </div>
  )
}

/** To be read at leisure, with what was measured. */
function Lines({ shot }: { shot: Shot }) {
  return shot.lines.map(({ says, exactly = says, clause }) => (
    <p key={exactly} className={css.line}>
      {exactly} <RuleLink clause={clause} />
    </p>
  ))
}

function ContestTable({ contest: { head, rows } }: { contest: Contest }) {
  const { i18n } = useLingui()
  return (
    <table className={css.contest}>
      <thead>
        <tr>
          {head.map(word => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name, ...cells], isDeciding }) => (
          <tr key={name} data-deciding={isDeciding || undefined}>
            <th scope="row">
              {isDeciding && <span aria-hidden="true">▶ </span>}
              {name}
              {isDeciding && <span className="unseen"> {i18n._('(this decides)')}</span>}
            </th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells never move
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The whole scoring at once: for those who want nothing to move, and for reading it again. */
export function ReelList({ reel, isOpen }: { reel: Reel; isOpen: boolean }) {
  const { i18n } = useLingui()
  return (
    <details className={css.list} open={isOpen} data-tools="">
      <summary>{i18n._('How it was decided')}</summary>
      <ReelLines reel={reel} />
    </details>
  )
}

export function ReelLines({ reel }: { reel: Reel }) {
  return (
    <ol className={css.lines}>
      {reel.map((shot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no names
        <li key={i}>
          <Lines shot={shot} />
          {shot.contest && <ContestTable contest={shot.contest} />}
        </li>
      ))}
    </ol>
  )
}
