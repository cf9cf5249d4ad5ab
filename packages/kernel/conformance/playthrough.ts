/**
 * A playthrough: one seeded match written out as text, every board, ask, choice and event. Kept
 * beside a game, it shows any change of its rules as a difference.
 */
import { type Ask, count, sample } from '../asks/ask.ts'
import { FastChance } from '../chance/chance.ts'
import { secretFrom } from '../chance/sealed.ts'
import { type Game, promptOf } from '../game.ts'
import { Referee } from '../records/referee.ts'
import type { Rules } from '../rules.ts'
import { drawAny } from './choose.ts'

export function playthrough<R extends Rules>(
  game: Game<R>,
  setting: { options: R['options']; seats: readonly string[]; seed: number; choices: number },
): string {
  const names = setting.seats
  const referee = new Referee(game, {
    options: setting.options,
    seats: names,
    secret: secretFrom(`playthrough ${setting.seed}`),
  })
  const rng = new FastChance(setting.seed)
  const out = [`# ${game.title}, rules ${game.version}, ${JSON.stringify(setting.options)}, seed ${setting.seed}`]
  let told = 0
  const tellNew = (): void => {
    const log = referee.log(null)
    for (const { event } of log.slice(told)) {
      const { text, clause } = game.say(event, names, referee.edition)
      out.push(`  · ${text} (${clause})`)
    }
    told = log.length
  }
  tellNew()
  for (let i = 0; i < setting.choices && !referee.isOver; i++) {
    const ask = drawAny(referee.open, rng)
    const asked = referee.open.asideOf(ask.seat) ? 'unasked' : 'asked'
    const choice = sample(ask, rng)
    const frame = referee.match.stack.at(-1)
    out.push('', game.draw(referee.project(null).view, names, referee.edition))
    out.push(`${frame?.step}.${frame?.at}: ${frame ? promptOf(game, frame, names, referee.edition) : ''}`)
    out.push(`  ${asked} ${names[ask.seat]}: ${offer(ask)}`, `  takes ${JSON.stringify(choice)}`)
    referee.apply(ask.seat, choice)
    tellNew()
  }
  const { outcome } = referee.match
  out.push('', outcome ? `outcome ${JSON.stringify(outcome)}` : '… and so on', '')
  return out.join('\n')
}

/** What an ask offers, short enough for a line where it can be. */
function offer(ask: Ask): string {
  const { seat: _, kind, ...rest } = ask
  return `${kind} of ${count(ask)} ${ask.kind === 'list' ? JSON.stringify(ask.options) : JSON.stringify(rest)}`
}
