/** The rules that score reads: all it needs of the two tossing games, and nothing that throws dice. */
export {
  type Goal,
  type Pair,
  type Role,
  type TableDie,
  TEAM_NAMES,
  TEAMS,
  type Team,
  teamInWords,
} from '@nassau/games/kit/scoring'
export { liftOff, sayStep as sayRoundStep, scoreRound } from '@nassau/games/o-zone/scoring'
export { type Choice, sayStep as sayWatersStep, scoreWaters } from '@nassau/games/pirate-o-zone/scoring'
