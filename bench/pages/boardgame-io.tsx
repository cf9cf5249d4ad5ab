/**
 * Cutlass as one would first put it on a page with boardgame.io: its React client and its local master, the plainest board,
 * no debug panel. Its random bot costs next to nothing; its other one would search on the page's own thread.
 */
import { CARD_NAMES, SEATS } from '@nassau/kernel/fixtures/cutlass'
import { RandomBot } from 'boardgame.io/ai'
import { Local } from 'boardgame.io/multiplayer'
import { type BoardProps, Client } from 'boardgame.io/react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CUTLASS, type Cutlass, legal } from '../peers/boardgame-io-cutlass-game.ts'

const ME = 0
const BOTS = Object.fromEntries(Array.from({ length: SEATS - 1 }, (_, i) => [String(i + 1), RandomBot]))

type Props = BoardProps<Cutlass> & { playAgain: () => void }

function Board({ G, ctx, moves, isActive, playAgain }: Props): ReactNode {
  const hand = G.pirates[ME]?.hand ?? []
  return (
    <>
      <p>
        Turn {ctx.turn}, pirate {ctx.currentPlayer}. {G.deck.length} cards in the deck.
      </p>
      {G.pirates.map(({ dice }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pirate is its seat
        <p key={seat}>
          Pirate {seat}: {dice.join(' ')}
          {CARD_NAMES.filter(card => hand.includes(card)).map(card => (
            <button key={card} type="button" disabled={!isActive} onClick={() => moves.play?.(card, seat)}>
              {card}
            </button>
          ))}
        </p>
      ))}
      <button type="button" disabled={!isActive} onClick={() => moves.steady?.()}>
        Steady
      </button>
      {ctx.gameover && (
        <button type="button" onClick={playAgain}>
          Play again
        </button>
      )}
    </>
  )
}

const Table = Client<Cutlass, Props>({
  game: { ...CUTLASS, disableUndo: true, ai: { enumerate: (G, _ctx, seat) => legal(G, Number(seat)) } },
  numPlayers: SEATS,
  board: Board,
  multiplayer: Local({ bots: BOTS }),
  debug: false,
})

function Matches(): ReactNode {
  const [match, setMatch] = useState(1)
  return <Table matchID={String(match)} playerID={String(ME)} playAgain={() => setMatch(match + 1)} />
}

const root = document.querySelector('main')
if (root) createRoot(root).render(<Matches />)
