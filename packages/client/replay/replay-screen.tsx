/** A moment of a record on the game's own table, with the controls to move through it. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, classes, FlownColours, SeatMark, Segments, Tabs, tell } from '@nassau/ui'
import { useEffect, useRef, useState } from 'react'
import { Ending } from '../ending/ending.tsx'
import { RaceChart } from '../ending/race-chart.tsx'
import type { Tale } from '../ending/tale.ts'
import { WithRules } from '../rulebook/rule-sheet.tsx'
import { HouseLink } from '../shell/around/house-link.tsx'
import { LogPanel } from '../shell/side/log-panel.tsx'
import { TextScreen } from '../shell/text-screen.tsx'
import type { Loaded } from '../shell/use-seating.ts'
import { CaptainPanel } from '../teacher/review/captain-panel.tsx'
import { hasAnalysis } from '../teacher/review/has-analysis.ts'
import type { Moment, Summary, Verdict } from './replay.worker.ts'
import css from './replay-screen.module.css'

/** What of a record is shown. */
export type Showing = { at: number; viewer: Seat | null; isWithCaptain: boolean }

type Props = {
  loaded: Loaded
  summary: Summary
  moment: Moment
  /** The whole of it; null until it is known. */
  tale: Tale | null
  /** Where this record is looked back at. */
  href: string
  viewer: Seat | null
  /** Whether the captain looks at it, too. */
  isWithCaptain: boolean
  /** All of it as text; nothing while the match is not over. */
  record: () => Promise<string>
  show: (next: Partial<Showing>) => void
  verify: () => Promise<Verdict>
  playOn: () => void
  download: () => void
  canShare: boolean
}

export function ReplayScreen(props: Props) {
  const { loaded, summary, moment, viewer, isWithCaptain, show } = props
  const isWide = isWithCaptain && canLook(props)
  const { i18n } = useLingui()
  const { listed, look } = loaded
  const { names, length } = summary
  const edition = summary.edition ?? listed.game.edition
  const Screen = look?.Screen ?? TextScreen
  const board = useRef<HTMLElement>(null)
  return (
    <FlownColours value={look?.colours?.(moment.seen) ?? null}>
      <WithRules className={classes(css.screen, isWide && css.wide)}>
        <header className={css.top}>
          <HouseLink />
          <h1>{i18n._('{title}, looked back at', { title: listed.game.title })}</h1>
        </header>
        <main className={css.main} ref={board}>
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
        <Side {...props} edition={edition} toBoard={() => board.current?.scrollIntoView()} />
      </WithRules>
    </FlownColours>
  )
}

type SideProps = Props & {
  edition: object
  /** On a phone what is gone to is above all this. */
  toBoard: () => void
}

/** The match as it was, and where it can be done, what the captain makes of it. */
function Side(props: SideProps) {
  const { i18n } = useLingui()
  const { loaded, summary, moment, href, isWithCaptain, record, show, edition, toBoard } = props
  const { listed } = loaded
  const { names, isOver, you } = summary
  const side = useRef<HTMLElement>(null)
  // On a phone it lies below the board.
  useEffect(() => {
    if (isWithCaptain) side.current?.scrollIntoView()
  }, [isWithCaptain])
  if (!canLook(props))
    return (
      <aside className={css.side}>
        {isWithCaptain && <p className={css.none}>{noAnalysis(i18n, isOver)}</p>}
        <TheMatch {...props} />
      </aside>
    )
  return (
    <aside className={css.side} ref={side}>
      <Tabs
        label={i18n._('What to look at')}
        value={isWithCaptain ? 'captain' : 'match'}
        onChange={tab => show({ isWithCaptain: tab === 'captain' })}
        className={css.tabs}
        tabs={[
          { id: 'match', label: i18n._('The match'), panel: <TheMatch {...props} /> },
          {
            id: 'captain',
            label: i18n._('With the captain'),
            panel: (
              <CaptainPanel
                {...{ listed, edition, names, you, href, record, toBoard }}
                at={moment.at}
                go={at => {
                  show({ at })
                  toBoard()
                }}
                isOpen={isWithCaptain}
                cancel={() => show({ isWithCaptain: false })}
              />
            ),
          },
        ]}
      />
    </aside>
  )
}

/** The captain looks into everyone's hands, and must know what a board is worth. */
const canLook = ({ loaded, summary }: Pick<Props, 'loaded' | 'summary'>): boolean =>
  summary.isOver && hasAnalysis(loaded.listed)

const noAnalysis = (i18n: I18n, isOver: boolean): string =>
  isOver
    ? i18n._('There is no analysis for this game yet.')
    : i18n._('The captain looks into everyone’s hands: that is for when the match is over.')

function TheMatch(props: SideProps) {
  const { i18n } = useLingui()
  const { loaded, summary, moment, viewer, show, verify, playOn, download, canShare, edition } = props
  const { names, length } = summary
  return (
    <div className={css.match}>
      <Eyes names={names} viewer={viewer} onChange={next => show({ viewer: next })} />
      <WholeMatch {...props} />
      <div className={css.log}>
        <LogPanel log={moment.log} game={loaded.listed.game} names={names} edition={edition} />
      </div>
      <Proof commitment={summary.commitment} verify={verify} />
      <div className={css.row}>
        <Button variant="gold" onClick={playOn} disabled={moment.at === length && summary.outcome !== null}>
          {i18n._('Play on from here')}
        </Button>
        <Button onClick={download}>{i18n._('Download')}</Button>
        {canShare && <ShareMoment />}
      </div>
    </div>
  )
}

/** The race with where one stands in it; and how it ended, if it was played to its end. */
function WholeMatch({ loaded, summary, moment, tale, href, show, edition }: SideProps) {
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
