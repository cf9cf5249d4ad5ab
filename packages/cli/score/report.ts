/** What `nassau score` found: the same shape for both games, for people and as JSON. */
import { type Pair, type Report, TEAM_NAMES, type Team, teamInWords } from '@nassau/games/kit/scoring'
import { isRecord } from '@nassau/kernel'
import { bold, cyan, flow, padEnd, yellow } from '../text.ts'

type TeamName = (typeof TEAM_NAMES)[number]
const perTeam = ([black, white]: Readonly<Pair>): Record<TeamName, number> => ({ black, white })
const nameOf = (winner: Team | 'split' | null): TeamName | 'split' | null =>
  winner === 0 || winner === 1 ? TEAM_NAMES[winner] : winner

/** As a program reads it. */
export function asJson({ removed, sunk, choice, disks, scores, steps }: Report): string {
  const report = {
    removed,
    sunk,
    ...(choice && { choice: { team: TEAM_NAMES[choice.team], candidates: choice.candidates } }),
    disks: disks.map(({ name, control, winner }) => ({ name, control: perTeam(control), winner: nameOf(winner) })),
    scores: scores && perTeam(scores),
    steps: steps.map(({ clause, says, data }) => ({ clause, says, ...named(data) })),
  }
  return JSON.stringify(report, null, 2)
}

/** Step data with teams by name instead of by number. */
function named(data: unknown): object {
  if (!isRecord(data)) return {}
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, namedValue(key, value)]))
}

function namedValue(key: string, value: unknown): unknown {
  if (key === 'team' || key === 'winner') return value === 0 || value === 1 ? TEAM_NAMES[value] : value
  if (!Array.isArray(value)) return value
  const [black, white]: unknown[] = value
  return typeof black === 'number' ? { black, white } : value.map(item => (isRecord(item) ? named(item) : item))
}

/** As a person reads it. */
export function asText({ title, choice, scores, steps }: Report): string {
  const wide = Math.max(...steps.map(({ clause }) => clause.length))
  const lines = steps.map(({ clause, says }) => flow(`${cyan(padEnd(clause, wide))}  ${says}`))
  return [bold(title), ...lines, '', choice ? open(choice) : scoreLine(scores)].join('\n')
}

const open = ({ team, candidates: [one = 'ID', ...others] }: NonNullable<Report['choice']>): string =>
  yellow(
    `Open: ${teamInWords(team)} must choose between ${[one, ...others].join(', ')}. ` +
      `--choose ${one} settles it so; with several ties, once for each.`,
  )

const scoreLine = (scores: Pair | null): string =>
  bold(scores ? `${teamInWords(0)} ${scores[0]}, ${teamInWords(1)} ${scores[1]}` : 'No score')
