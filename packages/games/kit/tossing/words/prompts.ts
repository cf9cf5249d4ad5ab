/** The question behind each ask of a tossing game that both have, in one plain sentence. */
import type { Prompts } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { Tossing } from '../rules.ts'

export const tossPrompts: Prompts<Tossing> = {
  'arrange.choose': () => i18n._('How shall the table be laid?'),
  'arrange.line': () => i18n._('How far from the end does the foul line lie?'),
  'arrange.place': f => i18n._('Where does disk {n} go?', { n: f.spots.length + 1 }),
  'muster.order': () => i18n._('In which order do your players toss?'),
  'toss.throw': (f, names) =>
    i18n._(
      f.role === 'cannonball'
        ? /*i18n*/ '{name, select, you {Toss} other {{name}, toss}} your cannonball: flick it up the table.'
        : /*i18n*/ '{name, select, you {Toss} other {{name}, toss}} your {n, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {next}} die: flick it up the table.',
      { name: names[f.seat] ?? i18n._('Someone'), n: f.id.slice(1) },
    ),
}
