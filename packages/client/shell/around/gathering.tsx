/** A table that waits for company: who is there, who is missing, the links to send. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button, FreeSeat, SeatMark } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { InviteLinks } from '../../harbour/opening/invite-links.tsx'
import { api } from '../../seating/api.ts'
import type { Seating, TableSnapshot } from '../../seating/seating.ts'
import { useActing } from '../use-seating.ts'
import css from './gathering.module.css'

type Props = { snapshot: TableSnapshot; scene: Scene; seating: Seating; leave: () => void; title: string }

export function Gathering({ snapshot, scene, seating, leave, title }: Props) {
  const { i18n } = useLingui()
  const { act, isBusy } = useActing(seating)
  const match = snapshot.table?.match ?? ''
  const [links, setLinks] = useState<readonly string[]>([])
  useEffect(() => {
    void api.links(match).then(setLinks, () => setLinks([]))
  }, [match])
  const hasOpen = scene.seats.some(({ kind, name }) => kind === 'open' && name === null)
  return (
    <main className={css.gathering}>
      <h1>{title}</h1>
      <p>{i18n._('The match begins when every seat is taken.')}</p>
      <ul className={css.seats}>
        {scene.seats.map(({ name, kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            {name === null ? <FreeSeat /> : <SeatMark seat={seat} says="" />}
            <span>{name ?? (kind === 'invited' ? i18n._('kept for someone with its link') : i18n._('free'))}</span>
          </li>
        ))}
      </ul>
      {links.length > 0 && <InviteLinks links={links.map(path => `${location.origin}${path}`)} />}
      <div className={css.row}>
        {scene.seat === null && hasOpen && (
          <Button variant="gold" disabled={isBusy} onClick={() => void act({ type: 'join' })}>
            {i18n._('Sit down')}
          </Button>
        )}
        <Button
          variant="ink"
          onClick={() => {
            if (scene.seat !== null) void act({ type: 'leave' })
            leave()
          }}
        >
          {scene.seat === null ? i18n._('Back to the harbour') : i18n._('Leave the table')}
        </Button>
      </div>
    </main>
  )
}
