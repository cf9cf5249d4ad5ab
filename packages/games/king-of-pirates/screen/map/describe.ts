/** What is on a space, whether one can get there, and what threatens: the words for those who hear the map, and its captions. */
import type { I18n } from '@lingui/core'
import type { Seat } from '@nassau/kernel'
import { distance } from '../../../kit/hexes.ts'
import { prizeAt, shipTileAt } from '../../board.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasView } from '../../view.ts'
import { COLOURS } from '../../words/names.ts'
import { placeName, prizeName } from '../../words/words.ts'
import { counted } from '../words.ts'

export type Lookout = {
  i18n: I18n
  view: SeasView
  chart: Chart
  names: readonly string[]
  seat: Seat | null
  /** Spaces the own ship can be sailed to this turn. */
  ways: ReadonlyMap<Space, object>
}

export function describeSpace(now: Lookout, space: Space): string {
  const { i18n } = now
  const place = i18n._('{place}: {what}.', { place: placeName(space), what: whatIsHere(now, space) })
  return [place, ...whoIsHere(now, space), ...reachOf(now, space), ...threatsAt(now, space)].join(' ')
}

function whatIsHere({ i18n, view, chart }: Lookout, space: Space): string {
  if (chart.ground[space] === 'lair') {
    const colour = COLOURS[chart.corners.indexOf(space)]
    // By its id, an English word, other languages choose the form.
    return colour === undefined
      ? i18n._('the lair in the middle, safe from players and the Dutchman')
      : i18n._('{colour} lair, safe from players and the Dutchman', { colour })
  }
  const prize = prizeAt(view, chart, space)
  if (prize) {
    const { defence, loot } = prize
    const name = prizeName(prize.kind, prize.nation)
    return shipTileAt(view, chart, space)?.isWarship
      ? i18n._('{name}, defence {defence}, {loot} loot cards: it stops whoever comes here', { name, defence, loot })
      : i18n._('{name}, defence {defence}, {loot} loot cards', { name, defence, loot })
  }
  const treasure = chart.treasures[space]
  if (treasure)
    return view.dug.includes(space)
      ? i18n._('treasure island, already dug up')
      : i18n._('treasure island, {maps} maps dig up {worth} doubloons', {
          maps: treasure.maps,
          worth: counted(i18n, treasure.worth),
        })
  if (view.tileStates[space] === 'down')
    return isShark(chart, space)
      ? i18n._('unknown water with sharks: richer and fiercer ships')
      : i18n._('unknown water: a ship, or nothing')
  return i18n._('open water')
}

export const isShark = (chart: Chart, space: Space): boolean =>
  chart.sets.some(({ back, spaces }) => back === 'shark' && spaces.includes(space))

function whoIsHere({ i18n, view, names, seat }: Lookout, space: Space): string[] {
  const ships = view.ships.flatMap(({ at }, other) =>
    at !== space
      ? []
      : [other === seat ? i18n._('Your ship is here.') : i18n._('{name} is here.', { name: names[other] ?? '' })],
  )
  return view.dutchman === space ? [...ships, i18n._('The Flying Dutchman is here!')] : ships
}

function reachOf({ i18n, view, chart, seat, ways }: Lookout, space: Space): string[] {
  const from = seat === null ? undefined : view.ships[seat]?.at
  if (from === undefined || from === space) return []
  const steps = stepsBetween(chart, from, space)
  const away = i18n._('{steps, plural, one {# space away} other {# spaces away}}', { steps })
  if (ways.has(space)) return [i18n._('{away}: you can sail there now.', { away })]
  return [i18n._('{away}.', { away })]
}

export function stepsBetween({ field }: Chart, from: Space, to: Space): number {
  const [a, b] = [field.hexes[from], field.hexes[to]]
  return a && b ? distance(a, b) : 0
}

/** Who and what is one space off. A lair is safe. */
function threatsAt({ i18n, view, chart, names, seat }: Lookout, space: Space): string[] {
  if (chart.ground[space] === 'lair') return []
  const near = (other: Space): boolean => stepsBetween(chart, space, other) === 1
  const said = view.ships.flatMap(({ at }, other) => (other !== seat && near(at) ? [names[other] ?? ''] : []))
  for (const next of chart.field.neighbours[space] ?? []) {
    const prize = next < 0 ? null : prizeAt(view, chart, next)
    const isFierce = prize?.kind === 'stronghold' || (next >= 0 && shipTileAt(view, chart, next)?.isWarship)
    if (prize && isFierce) said.push(prizeName(prize.kind, prize.nation))
  }
  const threats = said.length > 0 ? [i18n._('Next to it: {what}.', { what: said.join(', ') })] : []
  return near(view.dutchman) ? [...threats, i18n._('The Flying Dutchman is one space off.')] : threats
}
