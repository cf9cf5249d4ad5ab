/** Whether somebody can be asked what the captain would do: apart from what asks, which few pages need. */
import { manifestOf } from '@nassau/games/manifests'
import type { Loaded } from '../../shell/use-seating.ts'

/** A captain thinks about throws only where the game has one of its own: to imagine thousands would take hours. */
export const hasCaptain = ({ listed }: Loaded): boolean =>
  manifestOf(listed.game.id)?.isTossed !== true || listed.bots.some(({ id }) => id === 'captain')
