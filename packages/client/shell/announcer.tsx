/** Reads out what happens, for those who cannot see it. */
import type { AnyEvent, Game } from '@nassau/kernel'

type Props = { fresh: readonly AnyEvent[]; game: Game; names: readonly string[]; edition: object }

export function Announcer({ fresh, game, names, edition }: Props) {
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {fresh.map(event => game.say(event, names, edition).text).join(' ')}
    </p>
  )
}
