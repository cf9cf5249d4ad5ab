/** The faults of this room: all of them ours, thrown and coded. */
import { Bug } from '@nassau/kernel/host'

/**
 * `bot-chose-illegally`, `match-too-long`, `measure-not-a-number`, `worker-got-nonsense`, `no-such-player`,
 * `nothing-to-ask`, `ratings-not-determined`.
 */
export class BotsBug extends Bug {}
