/** How the last throw was judged, in a few words beside the board. */
import { useLingui } from '@lingui/react'
import { diceInWords, dieInWords, inMm, teamInWords } from '../../words/words.ts'
import css from './captions.module.css'
import { type Judged, touchInWords } from './judging.ts'
import { RuleLink } from './rule-link.tsx'

type I18n = ReturnType<typeof useLingui>['i18n']

export function JudgedCaption({ judged }: { judged: Judged }) {
  const { i18n } = useLingui()
  const { id, foul, crossing, isRolled, disturbed, penalty, team } = judged
  return (
    <section
      className={css.judged}
      aria-label={i18n._('The last throw')}
      data-foul={foul !== null || undefined}
      data-hit={judged.isHit || undefined}
    >
      <p className={css.verdict}>
        <span aria-hidden="true">{foul ? '✕' : '✓'}</span> <b>{dieInWords(id)}</b> {verdictInWords(i18n, judged)}
        {foul && (
          <>
            {' '}
            <RuleLink clause={foul} />
          </>
        )}
      </p>
      <ul>
        <li data-sign="touch" title={judged.before === null ? undefined : inMm(Math.abs(judged.before))}>
          {touchInWords(judged.before)}
        </li>
        {crossing && <li data-sign="crossing">{i18n._('Passed the foul line here.')}</li>}
        <li>{isRolled ? i18n._('Rolled.') : i18n._('Slid, never rolled.')}</li>
        {disturbed.length > 0 && (
          <li>
            {penalty > 0
              ? i18n._('Disturbed {dice}: {team} loses {penalty}.', {
                  dice: diceInWords(disturbed),
                  team: teamInWords(team),
                  penalty,
                })
              : i18n._('Moved {dice}.', { dice: diceInWords(disturbed) })}
          </li>
        )}
      </ul>
    </section>
  )
}

/** The same in one line, for whoever has the next throw in mind. */
export function JudgedLine({ judged }: { judged: Judged }) {
  const { i18n } = useLingui()
  const { id, isFoul } = judged
  return (
    <span className={css.last} data-foul={isFoul || undefined}>
      <span aria-hidden="true">{isFoul ? '✕' : '✓'}</span> <b>{dieInWords(id)}</b> {verdictInWords(i18n, judged)}
    </span>
  )
}

function verdictInWords(i18n: I18n, { foul, isHit }: Judged): string {
  if (foul) return i18n._('Foul')
  return isHit ? i18n._('A hit!') : i18n._('Fair')
}
