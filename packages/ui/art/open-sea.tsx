/** The picture of whatever has none of its own. */
import type { ReactNode } from 'react'
import type { EmblemProps } from '../screen.ts'
import { Compass, RhumbLines } from './compass.tsx'
import { Picture } from './picture.tsx'

export function OpenSea(props: EmblemProps): ReactNode {
  return (
    <Picture ground="var(--sea-1)" {...props}>
      <RhumbLines x={120} y={72} reach={300} />
      <Compass x={120} y={72} scale={0.8} />
    </Picture>
  )
}
