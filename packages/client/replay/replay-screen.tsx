/** A moment of a record on the game's own table, with the controls to move through it. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, FlownColours, SeatMark, Segments, tell } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Ending } from '../ending/ending.tsx'
import { RaceChart } from '../ending/race-chart.tsx'
import type { Tale } from '../ending/tale.ts'
import { WithRules } from '../rulebook/rule-sheet.tsx'
import { HouseLink } from '../shell/around/house-link.tsx'
import { LogPanel } from '../shell/side/log-panel.tsx'
import { TextScreen } from '../shell/text-screen.tsx'
import type { Loaded } from '../shell/use-seating.ts'
import type { Moment, Summary, Verdict } from './replay.worker.ts'
import css from './replay-screen.module.css'

type Props = {
  loaded: Loaded
  summary: Summary
  moment: Moment
  /** The whole of it; null until it is known. */
  tale: Tale | null
  /** Where this record is looked back at. */
  href: string
  viewer: Seat | null
  show: (next: { at?: number; viewer?: Seat | null }) => void
  verify: () => Promise<Verdict>
  playOn: () => void
  download: () => void
  canShare: boolean
}

export function ReplayScreen(props: Props) {
  const { loaded, summary, moment, viewer, show, verify, playOn, download, canShare } = props
  const { i18n } = useLingui()
  const { listed, look } = loaded
  const { names, length } = summary
  const edition = summary.edition ?? listed.game.edition
  const Screen = look?.Screen ?? TextScreen
  return (
    <FlownColours value={look?.colours?.(moment.seen) ?? null}>
      <WithRules className={css.screen}>
        <header className={css.top}>
          <HouseLink />
          <h1>{i18n._('{title}, looked back at', { title: listed.game.title })}</h1>
        </header>
        <main className={css.main}>
          <Screen
            seen={moment.seen}
            edition={edition}
            names={names}
            told={names}
            seat={viewer}
            fresh={moment.fresh}
            canChoose={false}
            choose={() => undefined}
            words={() => ''}
            why={async () => []}
            prompt={<Scrubber at={moment.at} length={length} turns={summary.turns} go={at => show({ at })} />}
            pace={1}
            answers={null}
            {...(look ? {} : { game: listed.game })}
          />
        </main>
        <aside className={css.side}>
          <Eyes names={names} viewer={viewer} onChange={next => show({ viewer: next })} />
          <WholeMatch {...props} edition={edition} />
          <div className={css.log}>
            <LogPanel log={moment.log} game={listed.game} names={names} edition={edition} />
          </div>
          <Proof commitment={summary.commitment} verify={verify} />
          <div className={css.row}>
            <Button variant="gold" onClick={playOn} disabled={moment.at === length && summary.outcome !== null}>
              {i18n._('Play on from here')}
            </Button>
            <Button onClick={download}>{i18n._('Download')}</Button>
            {canShare && <ShareMoment />}
          </div>
        </aside>
      </WithRules>
    </FlownColours>
  )
}

/** The race with where one stands in it; and how it ended, if it was played to its end. */
function WholeMatch({ loaded, summary, moment, tale, href, show, edition }: Props & { edition: object }) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { names, outcome } = summary
  const { story } = loaded.listed
  if (!tale || !story) return null
  return (
    <div className={css.whole}>
      <RaceChart tale={tale} names={names} counts={i18n._(story.counts)} at={moment.at} go={at => show({ at })} />
      {outcome && (
        <>
          <Button onClick={() => setOpen(true)}>{i18n._('How it ended')}</Button>
          <Ending
            isOpen={isOpen}
            close={() => setOpen(false)}
            result={{ how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }}
            seats={names.map(() => ({ hasResigned: false }))}
            {...{ names, told: names, seat: null, loaded, edition, tale, replay: href, again: null }}
            actions={<Button onClick={() => setOpen(false)}>{i18n._('Look back')}</Button>}
          />
        </>
      )}
    </div>
  )
}

type EyesProps = { names: readonly string[]; viewer: Seat | null; onChange: (viewer: Seat | null) => void }

function Eyes({ names, viewer, onChange }: EyesProps) {
  const { i18n } = useLingui()
  const label = (name: string, seat: Seat) => (
    <>
      <SeatMark seat={seat} says="" /> {name}
    </>
  )
  return (
    <Segments
      label={i18n._('Through whose eyes')}
      value={viewer === null ? 'all' : String(viewer)}
      segments={[
        { value: 'all', label: i18n._('Onlooker') },
        ...names.map((name, seat) => ({ value: String(seat), label: label(name, seat) })),
      ]}
      onChange={value => onChange(value === 'all' ? null : Number(value))}
    />
  )
}

function ShareMoment() {
  const { i18n } = useLingui()
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href)
    tell(i18n._('Link to this moment copied.'), 'good')
  }
  return <Button onClick={() => void share()}>{i18n._('Share this moment')}</Button>
}

function Scrubber({
  at,
  length,
  turns,
  go,
}: {
  at: number
  length: number
  turns: readonly number[]
  go: (at: number) => void
}) {
  const { i18n } = useLingui()
  const before = turns.findLast(turn => turn < at) ?? 0
  const after = turns.find(turn => turn > at) ?? length
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches('input, button, [role=tab]')) return
      if (event.key === 'ArrowLeft') go(Math.max(0, at - 1))
      if (event.key === 'ArrowRight') go(Math.min(length, at + 1))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, length, go])
  return (
    <section className={css.scrubber} aria-label={i18n._('Move through the match')}>
      <Button onClick={() => go(before)} disabled={at === 0} aria-label={i18n._('Turn back')}>
        |◀
      </Button>
      <Button onClick={() => go(at - 1)} disabled={at === 0} aria-label={i18n._('Step back')}>
        ◀
      </Button>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        onChange={event => go(Number(event.target.value))}
        aria-label={i18n._('Choice {at} of {length}', { at, length })}
      />
      <Button onClick={() => go(at + 1)} disabled={at === length} aria-label={i18n._('Step forward')}>
        ▶
      </Button>
      <Button onClick={() => go(after)} disabled={at === length} aria-label={i18n._('Turn forward')}>
        ▶|
      </Button>
      <span className={css.count}>{i18n._('{at} of {length}', { at, length })}</span>
    </section>
  )
}

function Proof({ commitment, verify }: { commitment: string; verify: () => Promise<Verdict> }) {
  const { i18n } = useLingui()
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null)
  const check = async (): Promise<void> => {
    setVerdict('checking')
    setVerdict(await verify())
  }
  return (
    <section className={css.proof} aria-live="polite">
      <Button onClick={() => void check()} disabled={verdict === 'checking'}>
        {i18n._('Verify')}
      </Button>
      {verdict === null && (
        <p>{i18n._('Committed to before the first choice: {hash}…', { hash: commitment.slice(0, 12) })}</p>
      )}
      {verdict === 'checking' && <p>{i18n._('Playing all of it again…')}</p>}
      {verdict !== null && verdict !== 'checking' && (
        <p className={verdict.isGood ? css.good : css.bad}>
          {verdict.isGood
            ? i18n._(
                '✓ Verified: {choices, plural, one {# choice} other {# choices}}, every die and every shuffle follow from the secret that was committed to, and no line was changed.',
                { choices: verdict.choices },
              )
            : i18n._('✗ Not verified: {says}', { says: verdict.says })}
        </p>
      )}
    </section>
  )
}
