/** Tables that are not over, and the end of one. */
import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import type { MatchLine } from '@nassau/protocol'
import { Button, Field } from '@nassau/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { namesWithBots } from '../shell/names-at.ts'
import css from './keeper.module.css'
import { keeping } from './keeping.ts'
import { moment, type Sheet, useList } from './use-list.ts'

const NONE: readonly MatchLine[] = []

export function OpenTables(sheet: Sheet) {
  const { i18n } = useLingui()
  const { list, run, isBusy } = useList<readonly MatchLine[]>(sheet, keeping.tables, NONE)
  const [reason, setReason] = useState('')
  return (
    <>
      <Field
        className={css.reason}
        label={i18n._('Why a table is closed')}
        value={reason}
        maxLength={500}
        onChange={event => setReason(event.target.value)}
      />
      {list.length === 0 && <p>{i18n._('Nothing is played.')}</p>}
      <ul className={css.rows}>
        {list.map(({ match, game, seats, updated }) => (
          <li key={match}>
            <span>
              <Link href={`/table/${match}`}>{manifestOf(game)?.title ?? game}</Link>{' '}
              <small>
                {namesWithBots({ seats }).join(', ')}; {moment(i18n.locale, updated)}
              </small>
            </span>
            <Button
              size="small"
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void run(() => keeping.closeTable(match, reason.trim()))}
            >
              {i18n._('Close')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
