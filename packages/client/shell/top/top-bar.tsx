/** The name of the house and of the game, and a menu with everything that is rarely wanted. */
import { useLingui } from '@lingui/react'
import type { Game } from '@nassau/kernel'
import { ANYWHERE, stopsOf } from '@nassau/kernel/host'
import type { Scene } from '@nassau/protocol'
import { Button, Dialog, IconButton, Switch } from '@nassau/ui'
import { useState } from 'react'
import Wheel from '~icons/game-icons/ship-wheel'
import type { Seating } from '../../seating/seating.ts'
import { SettingsControls } from '../../settings/settings-controls.tsx'
import { HouseLink } from '../around/house-link.tsx'
import type { Act, Loaded } from '../use-seating.ts'
import { GiveUp } from './give-up.tsx'
import { RaceStrip } from './race-strip.tsx'
import css from './top-bar.module.css'

type Props = {
  title: string
  scene: Scene
  seating: Seating
  loaded: Loaded
  names: readonly string[]
  act: Act
  leave: () => void
}

export function TopBar({ title, scene, seating, loaded, names, act, leave }: Props) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { listed, look } = loaded
  const { seen, seat } = scene
  const edition = scene.edition ?? listed.game.edition
  const race = seen && look?.race?.({ seen, edition, names })
  const [isGivingUp, setGivingUp] = useState(false)
  const isPlaying = scene.status === 'playing' && scene.seat !== null
  return (
    <header className={css.bar}>
      <HouseLink />
      <h1 className={css.title}>{title}</h1>
      {seen && race && <RaceStrip race={race} awaiting={isPlayed(scene) ? seen.awaiting : []} own={seat} />}
      <IconButton label={i18n._('Menu')} onClick={() => setOpen(true)}>
        <Wheel />
      </IconButton>
      <Dialog isOpen={isOpen} close={() => setOpen(false)} title={title}>
        {isPlaying && <Wishes scene={scene} game={listed.game} act={act} />}
        <section className={css.section}>
          <h3>{i18n._('Settings')}</h3>
          <SettingsControls />
        </section>
        <section className={css.row}>
          {isPlaying && !seating.isLocal && (
            <Button variant="ink" onClick={() => void act({ type: 'draw' }).then(() => setOpen(false))}>
              {i18n._('Offer a draw')}
            </Button>
          )}
          {isPlaying && (
            <Button
              variant="ink"
              onClick={() => {
                setOpen(false)
                setGivingUp(true)
              }}
            >
              {i18n._('Give up…')}
            </Button>
          )}
          <Button variant="ink" onClick={leave}>
            {i18n._('Leave the table')}
          </Button>
        </section>
      </Dialog>
      <GiveUp
        isOpen={isGivingUp && isPlaying}
        close={() => setGivingUp(false)}
        scene={scene}
        isLocal={seating.isLocal}
        giveUp={() => act({ type: 'resign' })}
      />
    </header>
  )
}

const isPlayed = ({ status }: Scene): boolean => status === 'playing'

/** Where one does not want to be asked, and where one does. */
function Wishes({ scene, game, act }: Pick<Props, 'scene' | 'act'> & { game: Game }) {
  const { i18n } = useLingui()
  const orders = (game.orders ?? []).map(({ id, says }) => ({ id, says: i18n._(says) }))
  const stops = stopsOf(game).map(({ id, says }) => ({
    id,
    says: id === ANYWHERE.id ? i18n._('whenever you may play a card in another’s turn') : i18n._(says),
  }))
  return (
    <>
      <Switches
        title={i18n._('Standing orders')}
        all={orders}
        on={scene.orders}
        give={given => void act({ type: 'orders', orders: given })}
      />
      <Switches
        title={i18n._('Wait for me')}
        all={stops}
        on={scene.stops}
        give={given => void act({ type: 'stops', stops: given })}
      />
    </>
  )
}

type SwitchesProps = {
  title: string
  all: readonly { id: string; says: string }[]
  on: readonly string[]
  give: (on: string[]) => void
}

function Switches({ title, all, on, give }: SwitchesProps) {
  if (all.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {all.map(({ id, says }) => (
        <Switch
          key={id}
          isOn={on.includes(id)}
          onChange={isOn => give(isOn ? [...on, id] : on.filter(other => other !== id))}
        >
          {says}
        </Switch>
      ))}
    </section>
  )
}
