/** What the ending of a match tells of Scurvy Dice: tokens on the track, treasure and broadsides. */
import { i18n } from '#i18n'
import { type Story, total, winnersOf } from '../../story.ts'
import type { ScurvyDice } from '../rules.ts'

/** What a match may have been about. */
const THINGS: Readonly<Record<string, string>> = {
  cannons: /*i18n*/ 'The cannons: {times, plural, one {one broadside} other {# broadsides}}.',
  planks: /*i18n*/ 'The boarding plank: {times, plural, one {one chase} other {# chases}}.',
  tongues: /*i18n*/ 'Silver tongues: {times, plural, one {one offer} other {# offers}} at the island.',
  chests: /*i18n*/ 'The treasure: {times, plural, one {one landing} other {# landings}}.',
}

const THING_OF: Readonly<Record<string, string>> = {
  fired: 'cannons',
  chased: 'planks',
  offered: 'tongues',
  looted: 'chests',
}

export const story: Story<ScurvyDice> = {
  counts: /*i18n*/ 'Spaces on the track',
  race: ({ ships }) => ships.map(({ at }) => at),
  goal: ({ goal }) => goal,
  moment(event) {
    if (event.kind === 'stolen') return { seat: event.seat, worth: 4 * total(event.coins) }
    if (event.kind === 'scored') return { seat: event.seat, worth: 2 * event.coins }
    if (event.kind === 'looted') return { seat: event.seat, worth: 1.5 * total(event.coins) }
    if (event.kind === 'shot-away') return { seat: event.seat, worth: 3 * total(event.parts.map(({ lost }) => lost)) }
    return null
  },
  great: 8,
  thing: ({ kind }) => THING_OF[kind] ?? null,
  sayThing: (thing, times) => i18n._(THINGS[thing] ?? '', { times }),
  how(won) {
    const { who, lead, count } = winnersOf(won)
    const reached = Math.max(...won.scores) >= won.board.goal
    return reached
      ? i18n._(
          '{who} {count, plural, one {was} other {were}} the first to bring enough home, {lead, plural, =0 {level with the next} one {a space ahead} other {# spaces ahead}}, after {hunts, plural, one {one hunt} other {# hunts}}.',
          { who, count, lead, hunts: won.board.hunt },
        )
      : i18n._('{who} {count, plural, one {leads} other {lead}} after the last hunt.', { who, count })
  },
}
