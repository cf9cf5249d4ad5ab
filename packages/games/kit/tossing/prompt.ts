/** The question behind each ask of a tossing game that both have, in one plain sentence. */
import type { Tossing } from './rules.ts'

export function tossPrompt(f: Tossing['frame'], names: readonly string[]): string {
  switch (f.step) {
    case 'arrange':
      if (f.at === 'line') return 'How far from the end do the foul disks lie?'
      return f.at === 'place' ? `Where does disk ${f.spots.length + 1} go?` : 'How shall the table be laid?'
    case 'muster':
      return 'In which order do your players toss?'
    case 'opening':
    case 'tosses':
      return ''
    case 'toss':
      return `${names[f.seat] ?? 'Someone'} tosses ${f.id}: aim, and let go.`
  }
}
