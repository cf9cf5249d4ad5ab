/** Whose turn it is and what is asked, in one plain sentence, with what helps whoever is asked. */
import { useLingui } from '@lingui/react'
import { promptOf } from '@nassau/kernel/host'
import type { Scene } from '@nassau/protocol'
import { isWaitedFor, Lantern } from '@nassau/ui'
import type { Seating, TableSnapshot } from '../../seating/seating.ts'
import { RecapBar } from '../recap/recap-bar.tsx'
import type { Recap } from '../recap/use-recap.ts'
import { sentence } from '../troubles.ts'
import type { Act, Loaded } from '../use-seating.ts'
import { Countdown } from './countdown.tsx'
import { Helpers } from './helpers.tsx'
import { Line, OrderLine } from './order-line.tsx'
import css from './prompt-bar.module.css'
import { heldBy } from './speak-up.tsx'
import { Standing } from './standing.tsx'
import { useForesight } from './use-foresight.ts'

type Props = {
  seating: Seating
  snapshot: TableSnapshot
  scene: Scene
  loaded: Loaded
  names: readonly string[]
  /** The same as sentences name them. */
  told: readonly string[]
  isBusy: boolean
  /** Whether more has happened than is told: the table is watched, and nothing asked. */
  isHeld: boolean
  /** Whether a lesson says what to do. */
  isCoached: boolean
  act: Act
  recap: Recap
}

export function PromptBar(props: Props) {
  const { seating, snapshot, scene, loaded, told, recap } = props
  const { seat } = scene
  const { listed, look } = loaded
  const edition = scene.edition ?? listed.game.edition
  if (recap.shown) return <RecapBar game={listed.game} names={told} {...{ recap, edition }} />
  if (!snapshot.isStanding || seat === null) return <Asking {...props} />
  const goOn = (): void => seating.goOn()
  return <Standing fresh={snapshot.fresh} game={listed.game} names={told} {...{ seat, look, edition, goOn }} />
}

function Asking({ seating, snapshot, scene, loaded, names, told, isBusy, isHeld, isCoached, act, recap }: Props) {
  const { i18n } = useLingui()
  const { listed } = loaded
  const { seen, seat, status } = scene
  const edition = scene.edition ?? listed.game.edition
  if (!seen || status === 'over') return null
  const isMine = isWaitedFor(seen) && !isHeld
  const { beat } = snapshot
  const n = snapshot.table?.n ?? 0
  const held = isHeld ? i18n._('Watch the table…') : heldBy(i18n, { beat, seat, names })
  const { unasked } = listed.game
  const isHolding = seat !== null && beat?.waiting.includes(seat) === true
  const isWorth = !isMine && seen.ask !== null && unasked?.isWorthSaying(seen, edition) === true
  const deadline = scene.clocks?.[isMine && seat !== null ? seat : (seen.awaiting[0] ?? -1)]?.deadline ?? null
  return (
    <section
      className={css.bar}
      aria-label={i18n._('What is asked')}
      data-mine={isMine || undefined}
      data-holding={isHolding || undefined}
    >
      <Lantern isLit={isMine || isHolding} className={css.lantern} />
      <div className={css.words}>
        <Question {...{ scene, seen, listed, names, told, isMine, isHeld, isHolding, isWorth, held }} />
        <OrderLine scene={scene} orders={listed.game.orders ?? []} isAsked={isMine} act={act} />
        {!isHeld && recap.begin && <Line way={i18n._('Show again what the others did')} go={recap.begin} />}
        {snapshot.link === 'lost' && <p className={css.lost}>{i18n._('The connection was lost. Coming back…')}</p>}
      </div>
      {deadline !== null && <Countdown until={deadline} />}
      {seat !== null && (
        <div className={css.buttons}>
          <Helpers
            {...{ seating, scene, seen, loaded, names, n, beat, isWorth, isMine, isBusy, isHeld, isCoached, act }}
          />
        </div>
      )}
    </section>
  )
}

type QuestionProps = Pick<Props, 'scene' | 'names' | 'told' | 'isHeld'> & {
  listed: Loaded['listed']
  seen: NonNullable<Scene['seen']>
  isMine: boolean
  isHolding: boolean
  /** Whether something one may do unasked could matter here. */
  isWorth: boolean
  /** Who holds the table, in a sentence. */
  held: string | null
}

function Question({ scene, seen, listed, names, told, isMine, isHeld, isHolding, isWorth, held }: QuestionProps) {
  const { i18n } = useLingui()
  const { seat } = scene
  const edition = scene.edition ?? listed.game.edition
  const foresight = useForesight(listed.game, seen, edition)
  const frame = seen.stack.at(-1)
  const asked = frame ? sentence(promptOf(listed.game, frame, told, edition)) : ''
  const others = seen.awaiting.filter(other => other !== seat).map(other => names[other] ?? '')
  return (
    <>
      <h2 className={css.question} aria-live="assertive">
        {isMine ? asked : (held ?? waitingFor(i18n, others))}
      </h2>
      {isMine && (foresight === 'all' || foresight === 'some') && (
        <p
          className={css.reveals}
          title={i18n._('Once dice have rolled or something hidden was shown, all must agree to take it back.')}
        >
          <span aria-hidden="true">◆</span>{' '}
          {foresight === 'all' ? i18n._('This cannot be taken back.') : i18n._('Some of these cannot be taken back.')}
        </p>
      )}
      {isHolding && <p className={css.aside}>{i18n._('Play your card now, or go on.')}</p>}
      {!isMine && !isHeld && !isHolding && seen.ask && (
        <p className={css.aside}>
          {isWorth
            ? i18n._('One of your cards could help you here.')
            : i18n._('You may play a card, though it is not your turn.')}
        </p>
      )}
    </>
  )
}

const waitingFor = (i18n: ReturnType<typeof useLingui>['i18n'], names: readonly string[]): string =>
  names.length === 0
    ? i18n._('One moment…')
    : i18n._('{names} {count, plural, one {is} other {are}} choosing.', {
        names: names.join(', '),
        count: names.length,
      })
