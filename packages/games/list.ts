/** The games there are, in the order of the harbour's shelf: an import and a word each, and nowhere else a line. */
import { manifest as doubloonLagoon } from './doubloon-lagoon/manifest.ts'
import { manifest as kingOfPirates } from './king-of-pirates/manifest.ts'
import type { Manifest } from './manifest.ts'
import { manifest as oZone } from './o-zone/manifest.ts'
import { manifest as pig } from './pig/manifest.ts'
import { manifest as pirateOZone } from './pirate-o-zone/manifest.ts'
import { manifest as scurvyDice } from './scurvy-dice/manifest.ts'

export const LIST: readonly Manifest[] = [scurvyDice, kingOfPirates, doubloonLagoon, oZone, pirateOZone, pig]
