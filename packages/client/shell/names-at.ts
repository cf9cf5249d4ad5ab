/** Who sits at a table: by name, at this screen, and as sentences name them to whoever looks. */
import type { LoadedGame } from '@nassau/games/manifests'
import { EMPTY_CHAIR, toldTo } from '@nassau/games/names'
import type { Seat } from '@nassau/kernel'
import type { Scene, SeatScene } from '@nassau/protocol'
import { i18n } from '../i18n.ts'

/** A name as it is read: an empty chair is one in every language. */
export const inWords = (name: string): string => name.replace(EMPTY_CHAIR, () => i18n._('Empty chair'))

/** The names at a table; where nobody sits yet, a dash. */
export const namesAt = ({ seats }: { seats: readonly { name: string | null }[] }): string[] =>
  seats.map(({ name }) => inWords(name ?? '–'))

/** Whether a bot sits here, of the house or of somebody's own; one that only stands in for a person does not make them one. */
export const isBotsSeat = ({ kind, level, isBot }: Pick<SeatScene, 'kind' | 'level' | 'isBot'>): boolean =>
  kind === 'bot' || (isBot && level === null)

/** The names where nothing else says who is a bot: in lists, and when it is over. */
export const namesWithBots = ({ seats }: { seats: readonly Omit<SeatScene, 'hasResigned'>[] }): string[] =>
  seats.map(seat => {
    const [name = ''] = namesAt({ seats: [seat] })
    return isBotsSeat(seat) ? i18n._('{name} (bot)', { name }) : name
  })

/** Those who sit at this screen: more than one, where a table on this device is shared. */
export const together = ({ seats }: Pick<Scene, 'seats'>, isLocal: boolean): Seat[] =>
  isLocal ? seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])) : []

/** Everyone as sentences name them: whoever looks is `YOU`, unless several look or the game does not say it. */
export function toldAt(
  { saysYou }: Pick<LoadedGame, 'saysYou'>,
  scene: Pick<Scene, 'seat' | 'seats'>,
  isLocal: boolean,
) {
  const isAddressed = saysYou === true && together(scene, isLocal).length < 2
  return toldTo(isAddressed ? scene.seat : null, namesAt(scene))
}
