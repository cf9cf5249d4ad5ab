/**
 * Who may speak unasked has a chance to: a game whose steps have asides says when it is a moment for them, and never
 * that it is none while somebody has one. For a window everyone is asked, so there the table waits anyway.
 */
import type { AnyStep } from '../rules.ts'
import { project } from '../views/project.ts'
import type { Moment } from './moment.ts'

export function checkUnasked({ referee }: Moment): string | null {
  const { open, game, edition, match } = referee
  const { unasked } = game
  if (!unasked) {
    const step = Object.entries(game.steps).find(([, phases]) => hasAside(phases))?.[0]
    return step === undefined ? null : `the step "${step}" has an aside, but the game has no "unasked"`
  }
  if (!open.hasAsides || open.isWindow) return null
  const seen = project(open, null)
  for (let seat = 0; seat < match.seats; seat++)
    if (!open.waitsFor(seat) && open.asideOf(seat) && unasked.moment(seen, seat, edition) === 'none')
      return `seat ${seat} may do something unasked, and "unasked" says that it is no moment for it`
  return null
}

const hasAside = (phases: AnyStep): boolean => Object.values(phases).some(phase => 'aside' in phase)
