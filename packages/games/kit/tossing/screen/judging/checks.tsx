/** A quiet tick once every throw comes to the same on this page, and behind it what each of them came to. */
import { useLingui } from '@lingui/react'
import { Popover } from '@nassau/ui'
import css from './checks.module.css'
import type { Check } from './use-checks.ts'

type I18n = ReturnType<typeof useLingui>['i18n']

/** So much of a fingerprint is enough to be compared by eye. */
const READ = 12

export function Checks({ checks }: { checks: readonly Check[] }) {
  const { i18n } = useLingui()
  const same = checks.filter(({ isSame }) => isSame === true).length
  const isOff = checks.some(({ isSame }) => isSame === false)
  if (checks.length === 0) return null
  return (
    <Popover
      label={i18n._('Throws worked out again by this page')}
      className={isOff ? css.off : css.tick}
      icon={
        <>
          <span aria-hidden="true">{isOff ? '✗' : same === 0 ? '…' : '✓'}</span>
          {same > 0 && <small>{same}</small>}
        </>
      }
    >
      <p className={css.says}>
        {isOff
          ? i18n._(
              'A throw comes to something else here than at the table. The record can be verified after the match.',
            )
          : i18n._(
              '{same, plural, one {# throw comes} other {# throws come}} to the same here as at the table: the numbers are of how the dice lie.',
              { same },
            )}
      </p>
      <ol className={css.list} data-checks="">
        {checks.map((check, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws are only ever added
          <li key={i} data-same={check.isSame ?? undefined}>
            <b>{check.id}</b> <code>{check.fingerprint.slice(0, READ)}</code> {inWords(i18n, check)}
          </li>
        ))}
      </ol>
    </Popover>
  )
}

function inWords(i18n: I18n, { isSame }: Check): string {
  if (isSame === null) return i18n._('… being worked out')
  return isSame ? i18n._('✓ the same') : i18n._('✗ not the same')
}
