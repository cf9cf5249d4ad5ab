/** "What would the captain do?": a button beside a question, and what the captain found worth weighing. */
import { useLingui } from '@lingui/react'
import { type Projection, samePlain } from '@nassau/kernel'
import { promptOf } from '@nassau/kernel/host'
import { Button, Dialog } from '@nassau/ui'
import { useState } from 'react'
import Captain from '~icons/game-icons/pirate-captain'
import { sentence } from '../../shell/troubles.ts'
import { type Act, type Loaded, useSpeech } from '../../shell/use-seating.ts'
import { ThinkingBar } from '../thinking-bar.tsx'
import css from './ask-captain.module.css'
import { CaptainsPlans } from './captains-plans.tsx'
import { type Asked, useHint } from './use-hint.ts'

type Props = {
  loaded: Loaded
  seen: Projection
  /** How much of the match was noticed here. */
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
  const [pressed, setPressed] = useState<Asked | null>(null)
  // What was found for another question is of no use any more; others may have answered the same one meanwhile.
  const asked = isAsked && pressed && isSame(pressed, seen) ? pressed : null
  const thinking = useHint(asked)
  const speech = useSpeech(listed, names, edition)
  const close = (): void => setPressed(null)
  const doIt = (choice: unknown): void => {
    close()
    void act({ type: 'choose', seen: n, choice })
  }
  const frame = seen.stack.at(-1)
  const title = i18n._('What would the captain do?')
  return (
    <>
      <Button
        variant="ink"
        className={className}
        disabled={!isAsked}
        aria-label={title}
        title={title}
        onClick={() => setPressed({ game: listed.game.id, seen, edition })}
      >
        <Captain className={css.captain} /> <span className={wordsClass}>{i18n._('Captain?')}</span>
      </Button>
      <Dialog isOpen={asked !== null} close={close} title={title}>
        {thinking.kind === 'thinking' && (
          <ThinkingBar says={i18n._('The captain imagines how it could go on…')} done={thinking.done} cancel={close} />
        )}
        {thinking.kind === 'failed' && <p>{i18n._('The captain knows nothing to say here.')}</p>}
        {thinking.kind === 'thought' && seen.ask && (
          <CaptainsPlans
            question={frame ? sentence(promptOf(listed.game, frame, names, edition)) : ''}
            ask={seen.ask}
            advice={thinking.advice}
            measures={listed.judgement?.measures ?? []}
            {...{ speech, doIt }}
          />
        )}
      </Dialog>
    </>
  )
}

/** Whether the same is asked, at a table that looks the same. */
const isSame = ({ seen: before }: Asked, seen: Projection): boolean =>
  before === seen || (samePlain(before.ask, seen.ask) && samePlain(before.view, seen.view))
