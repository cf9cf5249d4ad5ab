/** What stands for every screen and emblem where there is no page: nothing is drawn there, and nothing that draws loaded. */
import type { Emblem as Drawn, GameScreen } from '@nassau/ui/screen'

export const Screen: GameScreen['Screen'] = () => null
export const Emblem: Drawn = () => null
