/** "What would the captain do?": a button beside a question, and what the captain found worth weighing. */
import { useLingui } from '@lingui/react'
import type { Projection } from '@nassau/kernel'
import { Button, Dialog } from '@nassau/ui'
import { useState } from 'react'
import Captain from '~icons/game-icons/pirate-captain'
import { type Act, type Loaded, useSpeech } from '../../shell/use-seating.ts'
import { ThinkingBar } from '../thinking-bar.tsx'
import css from './ask-captain.module.css'
import { CaptainsPlans } from './captains-plans.tsx'
import { type Asked, useHint } from './use-hint.ts'

type Props = {
  loaded: Loaded
  seen: Projection
  /** The number of what is asked: with another one it is another question. */
  n: number
  edition: object
  names: readonly string[]
  /** Whether this seat is asked something now. */
  isAsked: boolean
  act: Act
  /** Of the button, and of its words where there is room for them. */
  className: string | undefined
  wordsClass: string | undefined
}

export function AskCaptain({ loaded, seen, n, edition, names, isAsked, act, className, wordsClass }: Props) {
  const { i18n } = useLingui()
  const { listed } = loaded
  const [pressed, setPressed] = useState<{ n: number; asked: Asked } | null>(null)
  // What was found for another question is of no use any more.
  const asked = isAsked && pressed?.n === n ? pressed.asked : null
  const thinking = useHint(asked)
  const speech = useSpeech(listed, names, edition)
  const close = (): void => setPressed(null)
  const doIt = (choice: unknown): void => {
    close()
    void act({ type: 'choose', seen: n, choice })
  }
  const title = i18n._('What would the captain do?')
  return (
    <>
      <Button
        variant="ink"
        className={className}
        disabled={!isAsked}
        aria-label={title}
        title={title}
        onClick={() => setPressed({ n, asked: { game: listed.game.id, seen, edition } })}
      >
        <Captain className={css.captain} /> <span className={wordsClass}>{i18n._('Captain?')}</span>
      </Button>
      <Dialog isOpen={asked !== null} close={close} title={title}>
        {thinking.kind === 'thinking' && (
          <ThinkingBar says={i18n._('The captain imagines how it could go on…')} done={thinking.done} cancel={close} />
        )}
        {thinking.kind === 'failed' && <p>{i18n._('The captain knows nothing to say here.')}</p>}
        {thinking.kind === 'thought' && seen.ask && (
          <CaptainsPlans ask={seen.ask} hint={thinking.hint} speech={speech} doIt={doIt} />
        )}
      </Dialog>
    </>
  )
}
