/** docs/strength.md: the table of what was measured, and a plot of it. */
import type { Strength } from '@nassau/bots'

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`

/** By how many Elo points a share of wins is more than a fair one; the interval goes the same way. */
function eloOf(rate: number, seats: number): number {
  const held = Math.min(0.999, Math.max(0.001, rate))
  return (400 / Math.LN10) * Math.log((held * (seats - 1)) / (1 - held))
}

function rowOf({ game, challenger, rival, seats, wins, matches, share, isStronger, ms, seed }: Strength): string {
  const elo = [share.rate, share.low, share.high].map(rate => Math.round(eloOf(rate, seats)))
  const verdict = isStronger === null ? 'undecided' : isStronger ? 'stronger' : 'not stronger'
  const cells = [
    game,
    challenger,
    rival,
    seats,
    `${Number(wins.toFixed(1))} of ${matches}`,
    `${percent(share.rate)} (${percent(share.low)} to ${percent(share.high)})`,
    `${elo[0]} (${elo[1]} to ${elo[2]})`,
    verdict,
    `${ms.median.toFixed(1)} / ${ms.p95.toFixed(0)} / ${ms.max.toFixed(0)}${ms.isByClock ? ' by the clock' : ''}`,
    seed,
  ]
  return `| ${cells.join(' | ')} |`
}

const BAR = 40

/** A bar a row: the interval of wins, with the fair share marked. */
function plotOf(rows: readonly Strength[]): string {
  const lines = rows.map(({ game, challenger, rival, seats, share }) => {
    const at = (rate: number): number => Math.round(rate * BAR)
    const cells = Array.from({ length: BAR + 1 }, (_, i) =>
      i === at(share.rate) ? '●' : i === at(1 / seats) ? '│' : i >= at(share.low) && i <= at(share.high) ? '─' : ' ',
    )
    return `${`${game} ${challenger} : ${rival} (${seats})`.padEnd(56)}${cells.join('')}`
  })
  return ['```', `${' '.repeat(56)}0 %${' '.repeat(BAR - 7)}100 %`, ...lines, '```'].join('\n')
}

export function strengthPage(rows: readonly Strength[]): string {
  const sorted = rows.toSorted((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats)
  return `# How strong the bots are

One challenger against rivals of a kind, seats turned, in blocks of the same dice. Wins shared by several count in parts; intervals hold the true share 95 times in 100. \`before:mate\` is the mate of the last commit without captains. The same seed gives the same wins on any machine; milliseconds are CPU of the machine it ran on; those of older rows are *by the clock*, with other work beside it. Elo is over the rivals; *stronger* is Wald's sequential test with 5 % errors.

\`npm run strength\` plays what is not in [strength.json](strength.json) yet; \`npm run strength -- --table\` only writes this page.

| game | challenger | rivals | seats | wins | share | Elo | test | ms a choice: median / 95 % / most | seed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${sorted.map(rowOf).join('\n')}

${plotOf(sorted)}
`
}
