/** The single checks of conformance. Each says what does not hold, or null. */
import { type Ask, accept, allAsks, choicesOf, count, sample } from '../asks/ask.ts'
import { type Chance, ScriptedChance } from '../chance/chance.ts'
import { copyPlain } from '../codec.ts'
import { isRefusal } from '../errors.ts'
import type { Game } from '../game.ts'
import { answerByOrders } from '../orders.ts'
import { assertPlain, samePlain, show } from '../plain.ts'
import { type Heard, Play } from '../play.ts'
import type { Referee } from '../records/referee.ts'
import { imagine, project } from '../views/project.ts'
import { named, viewersOf } from './look-alike.ts'
import type { Moment } from './moment.ts'

/** Below this many choices, an ask's choices are listed and counted one by one. */
const FEW = 40

/** How many choices that are not offered are tried for each seat. */
const ODDITIES = 2

/** A copy equals the match; a round trip through JSON changes neither it nor its asks; the game can read its board. */
export function checkMatch({ referee, text, again }: Moment): string | null {
  const { match, open, game, edition } = referee
  if (JSON.stringify(copyPlain(match)) !== text) return 'a copy differs from the original'
  if (!samePlain(again.asks, open.asks)) return 'after a round trip through JSON other things are asked'
  if (JSON.stringify(again.match) !== text) return 'reading the match changed it'
  if (JSON.stringify(match) !== text) return 'listing what is legal changed the match'
  const read = game.readBoard?.(copyPlain(match.board), edition, match.seats)
  return !read || read.ok ? null : `the match itself is refused as a position: ${read.problem.says}`
}

/** Something is offered; choices are unique, in stable order, well counted, and each is accepted. */
export function checkAsks({ referee, rng, again, text }: Moment): string | null {
  const asks = referee.open.asks === null ? [] : allAsks(referee.open.asks)
  if (asks.length === 0) return 'nobody is asked and the match is not over'
  if (referee.match.outcome !== null) return 'the match has an outcome, but somebody is still asked'
  assertPlain(asks)
  if (new Set(asks.map(ask => ask.seat)).size < asks.length) return 'a seat is asked twice at once'
  const stray = asks.find(ask => !(ask.seat in referee.header.seats))
  if (stray) return `seat ${stray.seat} is asked, which is not at the table`
  const asked = JSON.stringify(referee.open.asks)
  if (JSON.stringify(again.asks) !== asked) return 'asking again gives another order'
  if (again.openSeats) {
    const { game, edition } = referee
    const apart = new Play(game, edition, JSON.parse(text), new ScriptedChance([]))
    if (JSON.stringify(apart.openSeats?.map(seat => apart.askOf(seat))) !== asked)
      return 'seats asked one by one are asked something else'
  }
  for (const ask of asks) {
    const odd = checkAsk(ask, rng)
    if (odd) return `seat ${ask.seat}: ${odd}`
  }
  return null
}

/** What a seat may do unasked is its own, offers something, and is the same when the match is read again. */
export function checkAsides({ referee, rng, again, text }: Moment): string | null {
  const { open, match } = referee
  if (!open.hasAsides) return null
  for (let seat = 0; seat < match.seats; seat++) {
    const ask = open.asideOf(seat)
    if (JSON.stringify(again.asideOf(seat)) !== JSON.stringify(ask))
      return `seat ${seat}: another aside when asked again`
    if (!ask) continue
    assertPlain(ask)
    if (ask.seat !== seat) return `seat ${seat} has an aside that is seat ${ask.seat}'s`
    const odd = checkAsk(ask, rng)
    if (odd) return `seat ${seat}, unasked: ${odd}`
  }
  return JSON.stringify(again.match) === text ? null : 'listing asides changed the match'
}

/** Whatever a standing order answers can be taken. */
export function checkOrders({ referee }: Moment): string | null {
  const { open, game, edition } = referee
  if (!game.orders || open.asks === null) return null
  for (const ask of allAsks(open.asks))
    for (const { id } of game.orders) {
      const answer = answerByOrders(game, [id], project(open, ask.seat), edition)
      if (answer !== null && accept(ask, answer) === undefined)
        return `the order "${id}" answers for seat ${ask.seat} what is not offered: ${show(answer)}`
    }
  return null
}

function checkAsk(ask: Ask, rng: Chance): string | null {
  const n = count(ask)
  if (n === 0) return 'asked, but nothing is offered'
  const sampled = sample(ask, rng)
  const accepted = accept(ask, sampled)
  if (!samePlain(accepted, sampled)) return `a sampled choice is not offered: ${show(sampled)}`
  if (n > FEW) return null
  const choices = [...choicesOf(ask)].map(choice => JSON.stringify(choice))
  if (choices.length !== n) return `${n} choices counted, ${choices.length} listed`
  if (new Set(choices).size < n) return 'an option is offered twice'
  return null
}

/**
 * What a seat may not know does not reach it: in any match that differs only there, it sees the
 * same bytes, ask included. And the bot's way back from a view to a match fits the rules.
 */
export function checkHidden({ referee, rng }: Moment): string | null {
  const { open, game, edition, match } = referee
  const drawn = rng.below(match.seats)
  for (const viewer of viewersOf(match)) {
    const seen = project(open, viewer)
    const text = JSON.stringify(seen)
    const other = imagine(game, seen, rng, edition)
    if (JSON.stringify(project(other, viewer)) !== text)
      return `${named(viewer)} sees something it may not know, or its own ask depends on it`
    if (viewer !== drawn) continue
    assertPlain(seen)
    assertPlain(other.match)
    if (game.draw(seen.view, referee.header.seats, edition).trim() === '') return 'the view is drawn as nothing'
  }
  return null
}

/** Whether a clause is one of the laws a game is played by. */
const isLawOf = ({ law, standsOn = [] }: Game, clause: string | null): boolean =>
  [law, ...standsOn].some(prefix => clause?.startsWith(`${prefix}-`) === true)

/** What is not offered is refused, and changes nothing. */
export function checkRefusals({ referee, rng, text }: Moment): string | null {
  const { match, open, game } = referee
  const lines = referee.lines.length
  for (let seat = -1; seat <= match.seats; seat++) {
    const ask = open.askOf(seat)
    for (const choice of rng.shuffle(oddities(ask, rng)).slice(0, ODDITIES)) {
      if (ask && accept(ask, choice) !== undefined) continue
      const refused = referee.apply(seat, choice)
      if (!isRefusal(refused)) return `${show(choice)} of seat ${seat} was taken though it was not offered`
      if (ask && !isLawOf(game, refused.clause)) return `the refusal of ${show(choice)} names no clause`
    }
    const stale = ask && referee.apply(seat, sample(ask, rng), referee.noticed(seat) + 1)
    if (stale && !isRefusal(stale)) return 'a stale choice was taken'
  }
  return JSON.stringify(match) === text && referee.lines.length === lines ? null : 'a refused choice left a trace'
}

/** Choices that are near what is offered, and far from it. */
function oddities(ask: Ask | undefined, rng: Chance): unknown[] {
  const far: unknown[] = [null, 'anything', {}, [], { pass: true }, { pick: [-1] }, { assign: ['nowhere'] }]
  if (!ask) return far
  const sampled = sample(ask, rng)
  if (ask.kind === 'pick') return [...far, { pick: [...ask.from, ask.from[0] ?? 0] }, { ...Object(sampled), more: 1 }]
  if (ask.kind === 'assign') return [...far, { assign: [] }, { ...Object(sampled), more: 1 }]
  return [...far, { ...Object(sampled), more: 1 }]
}

/** Events are plain and can be told in words with a clause of the game's law. */
export function checkEvents(referee: Referee, told: readonly Heard[]): string | null {
  const { game, header } = referee
  for (const { event, otherwise } of told) {
    for (const heard of [event, otherwise]) {
      if (heard === null) continue
      assertPlain(heard)
      const { text, clause } = game.say(heard, header.seats, referee.edition)
      if (text.trim() === '' || text.includes('undefined')) return `${heard.kind} is told as "${text}"`
      if (!isLawOf(game, clause)) return `${heard.kind} names the clause "${clause}"`
    }
  }
  return null
}
