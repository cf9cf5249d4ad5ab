/** What happened to the one who looks, told in the place of the question until they have seen it. */
import { useLingui } from '@lingui/react'
import type { AnyEvent, Game, Seat } from '@nassau/kernel'
import { Button, type GameScreen, Lantern } from '@nassau/ui'
import { useEffect, useRef } from 'react'
import css from './prompt-bar.module.css'
import { isWriting } from './use-key.ts'

type Props = {
  fresh: readonly AnyEvent[]
  seat: Seat
  game: Game
  look: GameScreen | null
  names: readonly string[]
  edition: object
  goOn: () => void
}

export function Standing({ fresh, seat, game, look, names, edition, goOn }: Props) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  // Enter and the space bar go on, wherever the focus was; but nobody is torn from what they write.
  useEffect(() => {
    if (!isWriting(document.activeElement)) button.current?.focus()
  }, [])
  const told = fresh.filter(event => look?.stands?.({ event, seat }) === true)
  const [first = '', ...rest] = told.map(event => game.say(event, names, edition).text)
  return (
    <section className={css.bar} aria-label={i18n._('What happened to you')} data-standing>
      <Lantern isLit className={css.lantern} />
      <div className={css.words}>
        <h2 className={css.question} aria-live="assertive">
          {first}
        </h2>
        {rest.length > 0 && <p className={css.aside}>{rest.join(' ')}</p>}
      </div>
      <div className={css.buttons}>
        <Button variant="gold" ref={button} onClick={goOn}>
          {i18n._('Go on')}
        </Button>
      </div>
    </section>
  )
}
