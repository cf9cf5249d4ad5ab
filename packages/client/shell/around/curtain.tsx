/** Between two people's hands at one screen: nothing is shown until the next one says they are there. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import css from './curtain.module.css'

export function Curtain({ name, lift }: { name: string; lift: () => void }) {
  const { i18n } = useLingui()
  return (
    <div className={css.curtain} role="dialog" aria-modal="true" aria-labelledby="curtain">
      <h2 id="curtain">{i18n._('Pass the screen to {name}', { name })}</h2>
      <p>{i18n._('Nobody else should be looking.')}</p>
      <Button variant="gold" size="large" autoFocus onClick={lift}>
        {i18n._('I am {name}', { name })}
      </Button>
    </div>
  )
}
