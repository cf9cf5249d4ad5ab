/** The passage of a rulebook around one clause: its section, opened where the clause stands. */
import { useEffect, useRef } from 'react'
import { useGame } from '../shell/use-seating.ts'
import { Rulebook } from './rulebook.tsx'

export function RuleText({ game, clause }: { game: string; clause: string }) {
  const loaded = useGame(game)
  const box = useRef<HTMLDivElement>(null)
  // The text comes when it comes: it is gone to then.
  useEffect(() => {
    if (!loaded || !box.current) return
    const look = (): void => box.current?.querySelector(`#${CSS.escape(clause)}`)?.scrollIntoView({ block: 'start' })
    look()
    const coming = new MutationObserver(look)
    coming.observe(box.current, { childList: true, subtree: true })
    return () => coming.disconnect()
  }, [loaded, clause])
  return (
    <div ref={box}>
      {loaded && <Rulebook listed={loaded.listed} examples={loaded.look?.examples} clause={clause} />}
    </div>
  )
}
