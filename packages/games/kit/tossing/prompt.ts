/** The question behind each ask of a tossing game that both have, in one plain sentence. */
import { i18n } from '#i18n'
import type { Tossing } from './rules.ts'

export function tossPrompt(f: Tossing['frame'], names: readonly string[]): string {
  switch (f.step) {
    case 'arrange':
      if (f.at === 'line') return i18n._('How far from the end do the foul disks lie?')
      return f.at === 'place'
        ? i18n._('Where does disk {n} go?', { n: f.spots.length + 1 })
        : i18n._('How shall the table be laid?')
    case 'muster':
      return i18n._('In which order do your players toss?')
    case 'opening':
    case 'tosses':
      return ''
    case 'toss':
      return i18n._('{name} tosses {id}: aim, and let go.', { name: names[f.seat] ?? i18n._('Someone'), id: f.id })
  }
}
