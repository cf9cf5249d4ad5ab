/** Maps of hexes. */
export { centreOf, HEX_HALF, HEX_SIZE, type HexAt, hexPath, type Point, wayThrough } from './geometry.ts'
export { HexMap } from './hex-map.tsx'
export { HexPicture } from './hex-picture.tsx'
export { Legend, type LegendLine } from './legend.tsx'
export { type Trace, Traces, type Way } from './traces.tsx'
export { useSince } from './use-since.ts'
