/** Small things that are counted. Each is a picture of its own: inline in text, or placed in a board by x, y, width, height. */
import type { ReactNode, SVGProps } from 'react'

type PieceProps = SVGProps<SVGSVGElement>

function Piece({ children, ...props }: PieceProps): ReactNode {
  return (
    <svg
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="var(--line)"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  )
}

export function Barrel(props: PieceProps): ReactNode {
  return (
    <Piece viewBox="0 0 30 36" {...props}>
      <path d="M6 2h18c5 10 5 22 0 32H6C1 24 1 12 6 2z" fill="light-dark(#a8682f, #8f5c2f)" strokeWidth="1.6" />
      <path d="M11 2c-3 10-3 22 0 32M19 2c3 10 3 22 0 32M15 2v32" strokeWidth=".8" opacity=".6" />
      <path d="M4.2 8h21.6M4.2 28h21.6" stroke="var(--iron)" strokeWidth="3.4" />
      <path d="M3 14.5h24M3 21.5h24" strokeWidth=".8" opacity=".35" />
    </Piece>
  )
}

export function Cannonball(props: PieceProps): ReactNode {
  return (
    <Piece viewBox="0 0 24 24" {...props}>
      <circle cx="12" cy="12" r="10" fill="var(--iron)" stroke="light-dark(#2b2118, #a9b6c2)" strokeWidth="1.4" />
      <path d="M6 10a6.5 6.5 0 0 1 5-5" stroke="#d9d2c4" strokeWidth="2" strokeLinecap="round" />
    </Piece>
  )
}

export function Doubloon(props: PieceProps): ReactNode {
  return (
    <Piece viewBox="0 0 24 24" {...props}>
      <circle cx="12" cy="12" r="10.5" fill="var(--gold-2)" strokeWidth="1.4" />
      <path d="M3.5 15.500a9 9 0 0 0 16 2A10 10 0 0 1 3.5 15.500z" fill="#8a5c10" stroke="none" opacity=".45" />
      <circle cx="12" cy="12" r="7.6" strokeWidth=".9" strokeDasharray="1.2 1" />
      <path
        d="M10.7 6.500h2.600v4.200h4.200v2.600h-4.200v4.200h-2.600v-4.200H6.500v-2.600h4.200z"
        fill="var(--gold-1)"
        strokeWidth=".9"
      />
    </Piece>
  )
}

export function TreasureChest({ isOpen = false, ...props }: PieceProps & { isOpen?: boolean }): ReactNode {
  return (
    <Piece viewBox="0 0 48 44" {...props}>
      {isOpen ? (
        <>
          <path d="M5 20L9 6q15 -6 30 0l4 14z" fill="var(--wood-2)" strokeWidth="1.6" />
          <path d="M8 22q4 -9 10 -6q6 -7 12 -1q7 -3 10 7z" fill="var(--gold-1)" strokeWidth="1.2" />
          <path d="M14 20a3 3 0 1 1 6 0M22 18a3 3 0 1 1 6 0M30 20a3 3 0 1 1 6 0" fill="var(--gold)" strokeWidth=".9" />
        </>
      ) : (
        <path d="M4 22q0 -16 12 -16h16q12 0 12 16z" fill="var(--wood)" strokeWidth="1.6" />
      )}
      <path d="M4 22h40v17q0 2 -2 2H6q-2 0 -2 -2z" fill="var(--wood)" strokeWidth="1.6" />
      <path d="M5 29h38M5 35h38" strokeWidth=".8" opacity=".5" />
      <path d="M12 22v19M36 22v19M4 23h40" stroke="var(--gold)" strokeWidth="3" />
      {!isOpen && <path d="M12 22q0 -12 4 -15M36 22q0 -12 -4 -15" stroke="var(--gold)" strokeWidth="3" />}
      <path d="M20 19h8v9q-4 3 -8 0z" fill="var(--gold-1)" strokeWidth="1.2" />
      <path d="M24 22v3" strokeWidth="2" strokeLinecap="round" />
    </Piece>
  )
}
