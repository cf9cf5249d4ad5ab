/** What helps at a table: to hold it, to ask the captain, to take back, and why something is not offered. */
import { useLingui } from '@lingui/react'
import type { BeatScene, Scene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import { lazy, Suspense, useState } from 'react'
import type { Seating } from '../../seating/seating.ts'
import { hasCaptain } from '../../teacher/hint/has-captain.ts'
import { together } from '../names-at.ts'
import { useIsPhone } from '../use-is-phone.ts'
import type { Act, Loaded } from '../use-seating.ts'
import css from './prompt-bar.module.css'
import { SpeakUp } from './speak-up.tsx'
import { WhyNot } from './why-not.tsx'

/** Only tables on this device have it. */
const AskCaptain = lazy(async () => ({ default: (await import('../../teacher/hint/ask-captain.tsx')).AskCaptain }))

type Props = {
  seating: Seating
  scene: Scene
  seen: NonNullable<Scene['seen']>
  loaded: Loaded
  names: readonly string[]
  /** The number of what is asked. */
  n: number
  /** The pause the table is in. */
  beat: BeatScene | null
  /** Whether something of one's own could matter here. */
  isWorth: boolean
  isMine: boolean
  isBusy: boolean
  isHeld: boolean
  /** Whether a lesson says already what to do. */
  isCoached: boolean
  act: Act
}

export function Helpers(props: Props) {
  const { seating, scene, seen, loaded, names, n, beat, isWorth, isMine, isBusy, isHeld, isCoached, act } = props
  const { i18n } = useLingui()
  const [isAskingWhy, setAskingWhy] = useState(false)
  const { game } = loaded.listed
  const { unasked } = game
  const { seat } = scene
  // Whoever plays others plays by themselves.
  const mayAskCaptain = seating.isLocal && !isCoached && hasCaptain(loaded)
  // A phone has room for one of the two: whoever is asked need not hold the table.
  const isTight = useIsPhone() && unasked !== undefined && mayAskCaptain
  const showsCaptain = mayAskCaptain && (!isTight || (isMine && beat === null))
  return (
    <>
      {unasked && !(isTight && showsCaptain) && (
        <SpeakUp {...{ beat, seat, names, isWorth, act }} together={together(scene, seating.isLocal)} />
      )}
      {showsCaptain && (
        <Suspense fallback={null}>
          <AskCaptain
            {...{ loaded, seen, n, names, act }}
            edition={scene.edition ?? game.edition}
            isAsked={isMine && !isBusy}
            className={css.small}
            wordsClass={css.long}
          />
        </Suspense>
      )}
      <Button
        variant="ink"
        className={css.small}
        disabled={isBusy || isHeld || !scene.canUndo}
        aria-label={i18n._('Take back')}
        title={i18n._('Take back: free until dice roll or something hidden is shown')}
        onClick={() => void act({ type: 'undo', seen: n })}
      >
        <span className={css.sign}>↶</span> <span className={css.long}>{i18n._('Take back')}</span>
      </Button>
      <Button
        variant="ink"
        className={css.small}
        aria-label={i18n._('Why can’t I…?')}
        title={i18n._('Why can’t I…?')}
        onClick={() => setAskingWhy(true)}
      >
        <span className={css.sign}>?</span> <span className={css.long}>{i18n._('Why can’t I…?')}</span>
      </Button>
      <WhyNot isOpen={isAskingWhy} close={() => setAskingWhy(false)} seating={seating} game={game.id} />
    </>
  )
}
