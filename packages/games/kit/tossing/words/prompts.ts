/** The question behind each ask of a tossing game that both have, in one plain sentence. */
import type { Prompts } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { Tossing } from '../rules.ts'
import { dieInWords } from './words.ts'

export const tossPrompts: Prompts<Tossing> = {
  'arrange.choose': () => i18n._('How shall the table be laid?'),
  'arrange.line': () => i18n._('How far from the end does the foul line lie?'),
  'arrange.place': f => i18n._('Where does disk {n} go?', { n: f.spots.length + 1 }),
  'muster.order': () => i18n._('In which order do your players toss?'),
  'toss.throw': (f, names) =>
    i18n._('{name} tosses {die}: aim, and let go.', {
      name: names[f.seat] ?? i18n._('Someone'),
      die: dieInWords(f.id),
    }),
}
