/** The name of the house and of the game, and a menu with everything that is rarely wanted. */
import { useLingui } from '@lingui/react'
import type { LoadedGame } from '@nassau/games/manifests'
import type { Scene } from '@nassau/protocol'
import { Button, Dialog, IconButton, Switch } from '@nassau/ui'
import { useState } from 'react'
import Wheel from '~icons/game-icons/ship-wheel'
import type { Done, SeatAction, Seating } from '../seating/seating.ts'
import { SettingsControls } from '../settings/settings-controls.tsx'
import { HouseLink } from './around/house-link.tsx'
import css from './top-bar.module.css'

type Props = {
  title: string
  scene: Scene
  seating: Seating
  listed: LoadedGame
  act: (deed: SeatAction) => Promise<Done>
  leave: () => void
}

export function TopBar({ title, scene, seating, listed, act, leave }: Props) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const orders = listed.game.orders ?? []
  const isPlaying = scene.status === 'playing' && scene.seat !== null
  const toggle = (id: string, isOn: boolean): void => {
    void act({ type: 'orders', orders: isOn ? [...scene.orders, id] : scene.orders.filter(other => other !== id) })
  }
  return (
    <header className={css.bar}>
      <HouseLink />
      <h1 className={css.title}>{title}</h1>
      <IconButton label={i18n._('Menu')} onClick={() => setOpen(true)}>
        <Wheel />
      </IconButton>
      <Dialog isOpen={isOpen} close={() => setOpen(false)} title={title}>
        {isPlaying && orders.length > 0 && (
          <section className={css.section}>
            <h3>{i18n._('Standing orders')}</h3>
            {orders.map(({ id, says }) => (
              <Switch key={id} isOn={scene.orders.includes(id)} onChange={isOn => toggle(id, isOn)}>
                {i18n._(says)}
              </Switch>
            ))}
          </section>
        )}
        <section className={css.section}>
          <h3>{i18n._('Settings')}</h3>
          <SettingsControls />
        </section>
        <section className={css.row}>
          {isPlaying && !seating.isLocal && (
            <Button variant="ink" onClick={() => void act({ type: 'draw' })}>
              {i18n._('Offer a draw')}
            </Button>
          )}
          {isPlaying && (
            <Button variant="ink" onClick={() => void act({ type: 'resign' }).then(() => setOpen(false))}>
              {i18n._('Give up')}
            </Button>
          )}
          <Button variant="ink" onClick={leave}>
            {i18n._('Leave the table')}
          </Button>
        </section>
      </Dialog>
    </header>
  )
}
