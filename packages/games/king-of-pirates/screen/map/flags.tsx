/** The flags of the three nations, fourteen by nine; their place is the top of the mast. */
import type { ReactNode } from 'react'
import type { Nation } from '../../words/names.ts'

type Props = { nation: Nation; x: number; y: number; scale?: number }

/** Cloth keeps its colours at night. */
const FLAGS: Readonly<Record<Nation, ReactNode>> = {
  british: (
    <>
      <path d="M0 0h14v9H0z" fill="#24477a" />
      <path d="M0 0l14 9M14 0L0 9" stroke="#fff" strokeWidth="2" />
      <path d="M7 0v9M0 4.5h14" stroke="#fff" strokeWidth="3.2" />
      <path d="M7 0v9M0 4.5h14" stroke="#b3392f" strokeWidth="1.8" />
    </>
  ),
  french: (
    <>
      <path d="M0 0h14v9H0z" fill="#f6f1e2" />
      <path d="M7 .8l1.7 3.2L7 8 5.3 4z" fill="#b07a17" />
      <path d="M3.2 2.6q-1.4 2.2 .8 3.6M10.8 2.6q1.4 2.2 -.8 3.6" stroke="#b07a17" strokeWidth="1.3" fill="none" />
    </>
  ),
  spanish: (
    <>
      <path d="M0 0h14v9H0z" fill="#f3dfa0" />
      <path d="M1.5 1l11 7M12.5 1l-11 7" stroke="#a8322d" strokeWidth="2" />
    </>
  ),
}

export const NationFlag = ({ nation, x, y, scale = 1 }: Props) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 -1v16" stroke="var(--line)" strokeWidth="1.4" />
    {FLAGS[nation]}
    <path d="M0 0h14v9H0z" fill="none" stroke="var(--line)" strokeWidth=".9" />
  </g>
)
