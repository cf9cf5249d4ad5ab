/** The table of Doubloon Lagoon: the map with everything on it, what is being fought or explored, units and cards below. */
import { useLingui } from '@lingui/react'
import { TableLayout, type TableProps } from '@nassau/ui'
import { play } from '@nassau/ui/sound'
import { useEffect, useMemo, useState } from 'react'
import type { LagoonEvent } from '../events.ts'
import type { DoubloonLagoon } from '../rules.ts'
import css from './chart/chart.module.css'
import { LagoonChart } from './chart/lagoon-chart.tsx'
import { isUnderWay, unitsAt } from './chart/placed.ts'
import { Chooser } from './dock/chooser.tsx'
import { Dock } from './dock/dock.tsx'
import { offerWord, type Saying } from './dock/offer-words.ts'
import { useTaking } from './dock/use-taking.ts'
import { FightPanel } from './fight-panel.tsx'
import { type Bout, boutOf } from './odds.ts'
import { Spotlight } from './spotlight.tsx'
import { byHex, hexInQuestion, type Offer, taskOf, unitInHand } from './task.ts'
import { TurnLine } from './turn-line.tsx'

const SOUNDS: Partial<Record<LagoonEvent['kind'], Parameters<typeof play>[0]>> = {
  'battle-rolled': 'die',
  checked: 'die',
  struck: 'die',
  'rolled-for-first': 'die',
  battle: 'drum',
  boarding: 'drum',
  sailed: 'water',
  landed: 'wood',
  walked: 'wood',
  drew: 'card',
  played: 'card',
  adventure: 'card',
  claimed: 'coin',
  gathered: 'coin',
  sunk: 'cannon',
  'counter-placed': 'wood',
  ended: 'win',
}

const NO_OFFERS: readonly Offer[] = []

export function Table(props: TableProps<DoubloonLagoon>) {
  const { seen, edition, names, seat, fresh, canChoose, choose, words, prompt, answers } = props
  const { i18n } = useLingui()
  const { view, stack } = seen
  const frame = stack.at(-1)
  const asked = JSON.stringify([seen.ask, frame])
  const task = useMemo(() => taskOf(seen), [seen])
  const offers = task.kind === 'list' ? task.offers : NO_OFFERS
  const held = seen.ask ? unitInHand(frame) : null

  // What is begun here and not yet chosen; another ask makes an end of it.
  const [begun, setBegun] = useState<{ for: string; card: number | null; space: number | null }>({
    for: '',
    card: null,
    space: null,
  })
  const lifted = begun.for === asked ? begun.card : null
  const opened = begun.for === asked ? begun.space : null
  const card = lifted === null ? null : (view.hand?.[lifted] ?? null)

  const { ready, take, decide } = useTaking({ offers, view, seat, held, canChoose, choose })
  useSounds(fresh)

  // With a card lifted the map shows what it can be played on, else all that can be done.
  const onMap = useMemo(
    () =>
      byHex(
        offers.filter(({ means }) => (means.kind === 'play' ? means.card === card : card === null)),
        view,
        edition,
      ),
    [offers, card, view, edition],
  )
  const legal = useMemo(() => new Set(canChoose ? onMap.keys() : []), [onMap, canChoose])

  const fight = stack.findLast(({ step }) => step === 'fight')
  const bout = fight?.step === 'fight' ? boutOf(view, edition, fight) : null
  const shown = useLastBout(bout, fresh)

  const saying: Saying = { view, edition, speaker: { i18n, names, seat }, frame, words }
  const say = (offer: Offer): string => offerWord(saying, offer)

  function chooseHex(space: number): void {
    if (!canChoose) return
    const here = onMap.get(space) ?? NO_OFFERS
    const going = here.find(({ means }) => means.kind === 'space')
    // A hex to go to is gone to; the hex the unit is on may have more to offer.
    const only = here.length === 1 || (going && space !== view.units[held ?? -1]?.at) ? (going ?? here[0]) : undefined
    if (only) return decide(only.choice)
    if (here.length > 1) return setBegun({ for: asked, card: lifted, space })
    const others = held === null ? [] : unitsAt(view, space).filter(id => ready.has(id))
    const [other] = others
    if (others.length === 1 && other !== undefined) take(other)
    else if (others.length > 1) setBegun({ for: asked, card: null, space })
  }

  const isMapTask = offers.some(({ means }) => means.kind === 'space')
  const isMoving = frame?.step === 'movement' && frame.at === 'act'
  return (
    <TableLayout
      board={
        <div className={css.board}>
          <TurnLine {...{ view, stack, edition, names, seat }} />
          <LagoonChart
            {...{ view, edition, names, seat, fresh, legal, held, isMoving, ready }}
            battle={bout?.hex ?? null}
            rest={
              hexInQuestion(frame, offers, view) ?? (isUnderWay(view, seat) ? null : (view.homes[seat ?? -1] ?? null))
            }
            onChoose={chooseHex}
          />
          <Spotlight {...{ stack, view, fresh, edition, names }} />
          {shown && (
            <div data-compact={isMapTask || undefined}>
              <FightPanel bout={shown} isFading={bout === null} {...{ view, edition, names, seat }} />
            </div>
          )}
          {opened !== null && (
            <Chooser
              space={opened}
              offers={onMap.get(opened) ?? NO_OFFERS}
              others={unitsAt(view, opened).filter(id => held !== null && held !== id && ready.has(id))}
              close={() => setBegun({ for: asked, card: lifted, space: null })}
              choose={decide}
              {...{ view, edition, names, seat, say, take }}
            />
          )}
        </div>
      }
      prompt={prompt}
      dock={
        <Dock
          {...{ view, edition, names, seat, task, offers, frame, held, ready, canChoose, take, say, answers }}
          choose={decide}
          asked={asked}
          lifted={lifted}
          lift={place => setBegun({ for: asked, card: place === lifted ? null : place, space: null })}
        />
      }
    />
  )
}

function useSounds(fresh: readonly LagoonEvent[]): void {
  useEffect(() => {
    for (const { kind } of fresh) {
      const sound = SOUNDS[kind]
      if (sound) play(sound)
    }
  }, [fresh])
}

/** A fight stays in sight for a moment when its last word has been spoken. */
function useLastBout(bout: Bout | null, fresh: readonly LagoonEvent[]): Bout | null {
  const [last, setLast] = useState<Bout | null>(bout)
  const now = JSON.stringify(bout)
  if (bout && now !== JSON.stringify(last)) setLast(bout)
  return bout ?? (fresh.some(({ kind }) => kind === 'battle-result') ? last : null)
}
