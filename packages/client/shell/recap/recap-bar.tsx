/** In the place of the question while the table shows once more what the others did: what it was, and a way back. */
import { useLingui } from '@lingui/react'
import type { Game } from '@nassau/kernel'
import { Button, Lantern } from '@nassau/ui'
import { useEffect, useRef } from 'react'
import css from '../asking/prompt-bar.module.css'
import type { Recap } from './use-recap.ts'

type Props = { recap: Recap; game: Game; names: readonly string[]; edition: object }

export function RecapBar({ recap: { shown, at, of, stop }, game, names, edition }: Props) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const told = shown?.fresh.map(event => game.say(event, names, edition).text) ?? []
  return (
    <section className={css.bar} aria-label={i18n._('Since your last turn')} data-recap={at}>
      <Lantern isLit={false} className={css.lantern} />
      <div className={css.words}>
        <h2 className={css.question}>{told[0]}</h2>
        <p className={css.aside}>{i18n._('Since your last turn: {at} of {of}', { at, of })}</p>
      </div>
      <div className={css.buttons}>
        <Button variant="gold" ref={button} onClick={stop}>
          {i18n._('Back to now')}
        </Button>
      </div>
    </section>
  )
}
