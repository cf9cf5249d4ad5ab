/** For whoever opened the table: who looks on, whether there is chat, and the end of it. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button, Switch } from '@nassau/ui'
import { useEffect, useState } from 'react'
import type { Act } from '../shell/use-seating.ts'
import css from './peace.module.css'
import { peace } from './peace.ts'

/** Who looks on is asked for this often (ms) while the list is in sight. */
const EVERY_MS = 10_000

type Props = { match: string; scene: Scene; act: Act }

/** Whether the one at this screen opened the table, or sits in for who did. */
export const isHost = ({ host, seat }: Scene): boolean => seat !== null && host === seat

export function HostTools({ match, scene, act }: Props) {
  const { i18n } = useLingui()
  const watchers = useWatchers(match)
  const others = scene.seats.filter(
    ({ kind, level }, seat) => kind === 'person' && level === null && seat !== scene.seat,
  )
  const mayClose = scene.status === 'gathering' || (scene.status === 'playing' && others.length === 0)
  return (
    <section className={css.host} aria-label={i18n._('Your table')}>
      <h3>{i18n._('Your table')}</h3>
      <Switch isOn={scene.isChatClosed} onChange={isClosed => void act({ type: 'close-chat', isClosed })}>
        {i18n._('Nobody chats')}
      </Switch>
      {watchers.length > 0 && (
        <ul className={css.watchers} aria-label={i18n._('Onlookers')}>
          {watchers.map(({ from, name }) => (
            <li key={from}>
              <span>{name}</span>
              <Button size="small" onClick={() => void act({ type: 'remove', from })}>
                {i18n._('Ask to leave the table')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayClose && (
        <Button size="small" onClick={() => void act({ type: 'close' })}>
          {i18n._('Close the table')}
        </Button>
      )}
    </section>
  )
}

function useWatchers(match: string): readonly { from: string; name: string }[] {
  const [watchers, setWatchers] = useState<readonly { from: string; name: string }[]>([])
  useEffect(() => {
    const look = (): void => {
      void peace.watchers(match).then(setWatchers, () => setWatchers([]))
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [match])
  return watchers
}
