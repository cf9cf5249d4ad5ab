/** The table of Doubloon Lagoon: the map with everything on it, what is being fought or explored, units and cards below. */
import { useLingui } from '@lingui/react'
import type { Choice } from '@nassau/kernel'
import { ScreenLayout, type ScreenProps } from '@nassau/ui'
import { useSince } from '@nassau/ui/hexes'
import { type Sounds, useSounds } from '@nassau/ui/sound'
import { useMemo, useState } from 'react'
import type { Edition } from '../edition/edition.ts'
import type { LagoonEvent } from '../events.ts'
import type { DoubloonLagoon } from '../rules.ts'
import type { LagoonView } from '../view.ts'
import { unitsAt } from './chart/placed.ts'
import { Chooser } from './dock/chooser.tsx'
import { Dock } from './dock/dock.tsx'
import { offerWord, type Saying } from './dock/offer-words.ts'
import { useTaking } from './dock/use-taking.ts'
import { LagoonBoard } from './lagoon-board.tsx'
import { byHex, type Offer, taskOf, unitInHand } from './task.ts'

const SOUNDS: Sounds<LagoonEvent['kind']> = {
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

export function Screen(props: ScreenProps<DoubloonLagoon>) {
  const { seen, edition, names, seat, fresh, canChoose, words, prompt } = props
  const { i18n } = useLingui()
  const { view, stack } = seen
  const frame = stack.at(-1)
  const asked = JSON.stringify([seen.ask, frame])
  const task = useMemo(() => taskOf(seen), [seen])
  const offers = task.kind === 'list' ? task.offers : NO_OFFERS
  const held = seen.ask ? unitInHand(frame) : null

  const { lifted, opened, begin } = useBegun(asked)
  const card = lifted === null ? null : (view.hand?.[lifted] ?? null)

  const { since, answer } = useAnswering(props)
  const { ready, take, decide } = useTaking({ offers, view, seat, held, canChoose, choose: answer })
  useSounds(fresh, SOUNDS)

  const onMap = useOffersOnMap(offers, card, view, edition)
  const legal = useMemo(() => new Set(canChoose ? onMap.keys() : []), [onMap, canChoose])

  const saying: Saying = { view, edition, speaker: { i18n, names, seat }, frame, words }
  const say = (offer: Offer): string => offerWord(saying, offer)

  function chooseHex(space: number): void {
    if (!canChoose) return
    const here = onMap.get(space) ?? NO_OFFERS
    const going = here.find(({ means }) => means.kind === 'space')
    // A hex to go to is gone to; the hex the unit is on may have more to offer.
    const only = here.length === 1 || (going && space !== view.units[held ?? -1]?.at) ? (going ?? here[0]) : undefined
    if (only) return decide(only.choice)
    if (here.length > 1) return begin({ card: lifted, space })
    const others = held === null ? [] : unitsAt(view, space).filter(id => ready.has(id))
    const [other] = others
    if (others.length === 1 && other !== undefined) take(other)
    else if (others.length > 1) begin({ card: null, space })
  }

  return (
    <ScreenLayout
      board={
        <LagoonBoard {...{ seen, edition, names, seat, fresh, offers, legal, held, ready, since, chooseHex }}>
          {opened !== null && (
            <Chooser
              space={opened}
              offers={onMap.get(opened) ?? NO_OFFERS}
              others={unitsAt(view, opened).filter(id => held !== null && held !== id && ready.has(id))}
              close={() => begin({ card: lifted, space: null })}
              choose={decide}
              {...{ view, edition, names, seat, say, take }}
            />
          )}
        </LagoonBoard>
      }
      prompt={prompt}
      dock={
        <Dock
          {...{ view, edition, names, seat, task, offers, frame, held, ready, canChoose, take, say }}
          choose={decide}
          asked={asked}
          lifted={lifted}
          lift={place => begin({ card: place === lifted ? null : place, space: null })}
        />
      }
    />
  )
}

/** What others have done since one's last turn, and answering, which makes an end of it; cards thrown away do not. */
function useAnswering({ seen: { ask, view }, fresh, seat, choose }: ScreenProps<DoubloonLagoon>) {
  const { since, forget } = useSince(fresh, view.turn, seat)
  const answer = (choice: Choice<DoubloonLagoon>): void => {
    if (!ask) return
    if (ask.at !== 'draw.discard') forget()
    choose(ask.at, choice)
  }
  return { since, answer }
}

/** Offers by their hexes: with a card lifted what it can be played on, else all that can be done. */
const useOffersOnMap = (offers: readonly Offer[], card: string | null, view: LagoonView, edition: Edition) =>
  useMemo(
    () =>
      byHex(
        offers.filter(({ means }) => (means.kind === 'play' ? means.card === card : card === null)),
        view,
        edition,
      ),
    [offers, card, view, edition],
  )

/** A card lifted, by its place in the hand, and a hex opened. */
type Begun = { card: number | null; space: number | null }

/** What is begun here and not yet chosen; another ask makes an end of it. */
function useBegun(asked: string) {
  const [begun, setBegun] = useState<Begun & { for: string }>({ for: '', card: null, space: null })
  const isNow = begun.for === asked
  return {
    lifted: isNow ? begun.card : null,
    opened: isNow ? begun.space : null,
    begin: (next: Begun): void => setBegun({ for: asked, ...next }),
  }
}
