/** Our own signs, cut in one colour, for dice, labels and buttons. They take the colour of the text around them. */
import type { ReactNode, SVGProps } from 'react'

type GlyphProps = SVGProps<SVGSVGElement>

const glyph = (d: string) =>
  function Glyph(props: GlyphProps): ReactNode {
    return (
      <svg
        viewBox="0 0 64 64"
        width="1em"
        height="1em"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
        {...props}
      >
        <path d={d} />
      </svg>
    )
  }

export const SloopGlyph = glyph(
  'M6 42h52c-1 9-6 15-13 16H20C12 57 7 51 6 42zM29 6h3.6v33H29zM34.5 9c13 5 17 16 15.5 28-5-2.5-10-3-15.5-2.5 2.5-8.5 2.5-17 0-25.500zM27 13c.8 7 .6 14-1 21-5-.5-9 0-13 2.500C14 28 18 19 27 13z',
)
export const HullGlyph = glyph(
  'M4 20h56l-1.5 7H5.500zM6.5 30h51l-2 7h-47zM10 40h44l-4 7H14.500zM17.5 50h29c-3 4-7 6-11 6h-7c-4 0-8-2-11-6z',
)
export const ParrotGlyph = glyph(
  'M14 60c-4-12-4-24 1-34C20 13 30 6 40 8c6 1 9 4 11 8 7 2 11 9 9 18-1 5-4 9-8 11 1-6 0-11-4-14-2 5-6 8-11 9 5 6 6 13 3 20zM38 17a4.5 4.5 0 1 0 .01 9A4.5 4.5 0 0 0 38 17zM22 12C20 7 15 4 9 4c3 2 5 4 6 7-4-1-8 0-11 2 5 0 9 2 11 6 2-3 4-5 7-7z',
)
export const CoinGlyph = glyph(
  'M32 4a28 28 0 1 0 .01 56A28 28 0 0 0 32 4zm0 5a23 23 0 1 1-.01 46A23 23 0 0 1 32 9zM29 15h6v13h12v6H35v15h-6V34H17v-6h12z',
)
