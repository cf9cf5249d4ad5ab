/** The door for tests: what must hold for every game, a match posed anywhere, and playing it by value. */

export { ScriptedChance } from '../chance/chance.ts'
export { type Finding, fuzzMatch, type Setting, STYLES, type Style } from '../conformance/conformance.ts'
export { playthrough } from '../conformance/playthrough.ts'
export { assertPlain } from '../plain.ts'
export {
  asked,
  attempt,
  heard,
  labelAt,
  offers,
  type Posed,
  play,
  playAs,
  pose,
  seatsAsked,
} from './posed.ts'
