/** What is on a hex, what the unit in hand pays for it, and who could come there: for those who hear the map. */
import { adventureOf } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import { hexName, mapOf } from '../../edition/map.ts'
import { pointsLeft } from '../../sailing/reach.ts'
import type { LagoonView } from '../../view.ts'
import { type Speaker, terrainWord, unitWord } from '../words.ts'
import { unitsAt } from './placed.ts'
import { threatsTo } from './ways.ts'

type Told = {
  view: LagoonView
  edition: Edition
  speaker: Speaker
  held: number | null
  /** What each space costs the unit in hand; -1 out of reach. */
  costs: readonly number[] | null
  legal: ReadonlySet<number>
}

/** `C7, jungle, shoreline, 2 points for crews.` */
export function groundAt({ edition, speaker: { i18n } }: Pick<Told, 'edition' | 'speaker'>, space: number): string {
  const map = mapOf(edition)
  const terrain = map.terrain[space] ?? 'sea'
  const name = hexName(edition, space)
  const kind = terrainWord(i18n, terrain)
  const cost = map.walking[0]?.[space] ?? null
  if (cost === null) return i18n._('{name}, {kind}', { name, kind })
  const where = map.isShore[space] ? i18n._('{name}, {kind}, shoreline', { name, kind }) : `${name}, ${kind}`
  return i18n._('{where}, {cost, plural, one {# point} other {# points}} for crews', { where, cost })
}

/** Everything that stands and lies there, as sentences. */
export function contentsOf({ view, edition, speaker }: Told, space: number): string[] {
  const { i18n, names } = speaker
  const said: string[] = []
  const home = view.homes.indexOf(space)
  if (home >= 0) said.push(i18n._('Home port of {name}', { name: names[home] ?? '' }))
  if (view.counters.includes(space)) said.push(i18n._('An adventure counter'))
  const lying = view.ground.flatMap(({ at, item }) => (at === space ? [i18n._(adventureOf(edition, item).name)] : []))
  if (lying.length > 0) said.push(i18n._('On the ground: {items}', { items: lying.join(', ') }))
  for (const id of unitsAt(view, space)) {
    const unit = view.units[id]
    if (!unit) continue
    const { strength, aboard, items, isStuck } = unit
    const word = unitWord(speaker, unit)
    said.push(
      [
        unit.kind === 'ship' ? word : i18n._('{word}, strength {strength}', { word, strength }),
        aboard === null ? '' : i18n._('aboard'),
        isStuck ? i18n._('immobilized') : '',
        items.length > 0
          ? i18n._('with {items}', {
              items: items.map(item => i18n._(adventureOf(edition, item).name)).join(', '),
            })
          : '',
      ]
        .filter(part => part !== '')
        .join(', '),
    )
  }
  return said
}

/** What the unit in hand pays for the space; null without a unit in hand. */
export function reachAt({ view, edition, speaker, held, costs, legal }: Told, space: number): string | null {
  const { i18n } = speaker
  const unit = held === null ? undefined : view.units[held]
  if (!unit) return legal.has(space) ? i18n._('Can be chosen') : null
  const word = unitWord(speaker, unit)
  if (!legal.has(space)) return unit.at === space ? null : i18n._('Out of reach of {word}', { word })
  const cost = costs?.[space] ?? -1
  if (cost < 0) return i18n._('{word} can go there', { word })
  const left = pointsLeft(edition, unit)
  return i18n._('{word} reaches it for {cost} of {left, plural, one {# point} other {# points}}', { word, cost, left })
}

export function describe(told: Told, space: number): string {
  const { view, edition, speaker } = told
  const { i18n } = speaker
  const threats = threatsTo(view, edition, speaker.seat, space).flatMap(id => {
    const unit = view.units[id]
    return unit ? [unitWord(speaker, unit)] : []
  })
  const parts = [
    groundAt(told, space),
    ...contentsOf(told, space),
    reachAt(told, space),
    threats.length > 0
      ? i18n._('Within reach of {threats} next turn', { threats: threats.join(', ') })
      : i18n._('No enemy can come here next turn'),
  ]
  return `${parts.filter(part => part !== null).join('. ')}.`
}
