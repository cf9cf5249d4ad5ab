/**
 * A map of hexes: dragged, pinched and zoomed, and walked with the arrow keys. Whoever cannot see it hears what is on the
 * hex under the cursor; whoever can sees the same hexes lit.
 */
import { useLingui } from '@lingui/react'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classes, IconButton, useSteady } from '../controls/index.ts'
import { boxAround, centreOf, type HexAt, hexPath, isArrow, stepBy } from './geometry.ts'
import css from './hex-map.module.css'
import { usePanAndZoom } from './pan-and-zoom.ts'

type Props = {
  /** What it is a map of. */
  label: string
  hexes: readonly HexAt[]
  /** Spaces that can be chosen now. */
  legal: ReadonlySet<number>
  /** Marked more strongly than the legal ones: what is chosen so far. */
  chosen?: ReadonlySet<number>
  /** Where the cursor starts: one's own ship. */
  home: number
  /** Brought into sight when they change, or the moment does: the pieces to choose from, a fight, what has just moved. */
  lookAt?: readonly number[]
  moment?: string
  /** What is on a space, what can be reached and what threatens there, in a sentence or two. */
  describe: (space: number) => string
  onChoose: (space: number) => void
  /** Called when the pointer or the cursor comes to a space; null when it leaves. */
  onPoint?: (space: number | null) => void
  /** Room around the hexes, in drawing units. */
  margin?: number
  /**
   * What never changes, in the units of `centreOf`. It is a sheet of its own: whatever moves above it, the many strokes
   * of it need not be drawn again.
   */
  ground: ReactNode
  /** What lies on it and may change, below the hexes that are lit. */
  children?: ReactNode
  /** Drawn above everything and not to be clicked: labels, ways, costs. */
  above?: ReactNode
  /** What the marks mean, among the tools of the map. */
  legend?: ReactNode
  className?: string | undefined
}

const NONE: ReadonlySet<number> = new Set()
const NOWHERE: readonly number[] = []
/** Room around what is looked at, in drawing units. */
const AROUND = 14

export function HexMap(props: Props): ReactNode {
  const { label, hexes, lookAt = NOWHERE, moment = '', margin = 12, ground, children, above, className } = props
  const { legal, chosen = NONE, describe } = props
  const { i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const whole = useMemo(() => boxAround(hexes, margin), [hexes, margin])
  const { transform, handlers, zoom, reset, reveal, wasDragged } = usePanAndZoom(frame, sheet, whole)

  function show(spaces: readonly number[]): void {
    const shown = spaces.flatMap(space => hexes[space] ?? [])
    if (shown.length > 0) reveal(boxAround(shown, AROUND))
  }
  useLooking(frame, () => show(lookAt), `${moment} ${lookAt.join(' ')}`)

  // What is told of a space may wait until whoever points has clicked.
  const onPoint = useSteady((space: number | null) => startTransition(() => props.onPoint?.(space)))
  const onChoose = useSteady((space: number) => !wasDragged() && props.onChoose(space))
  const { cursor, onKey, leave } = useCursor({ ...props, onPoint }, space => show([space]), zoom)
  const viewBox = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`
  const style: CSSProperties & Record<`--${string}`, number> = { '--shape': whole.width / whole.height, transform }
  return (
    <div className={classes(css.map, className)}>
      <div
        ref={frame}
        className={css.frame}
        role="application"
        aria-roledescription={i18n._('hex map')}
        aria-label={i18n._('{label}. Arrow keys walk the hexes, Enter chooses.', { label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is walked with the arrow keys
        tabIndex={0}
        onKeyDown={onKey}
        onBlur={leave}
        {...handlers}
      >
        <div ref={sheet} className={css.sheet} style={style}>
          <svg viewBox={viewBox} className={css.ground} aria-hidden="true">
            {ground}
          </svg>
          <svg viewBox={viewBox} className={css.drawing} role="presentation">
            {children}
            <Hexes {...{ hexes, legal, chosen, cursor, onChoose, onPoint }} />
            <g className={css.above}>{above}</g>
          </svg>
        </div>
      </div>
      <p className="unseen" aria-live="assertive">
        {cursor !== null && describe(cursor)}
      </p>
      <Tools zoom={zoom} reset={reset}>
        {props.legend}
      </Tools>
    </div>
  )
}

/** Looks when there is something else to look at, and again when the map gets more or less room. */
function useLooking(frame: RefObject<HTMLElement | null>, look: () => void, at: string): void {
  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
  })
  // Before anything is painted: what has just happened is never out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place or moment to look at moves the map
  useLayoutEffect(() => latest.current(), [at])
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(() => latest.current())
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
}

/** The hex under the keys: where it is, and what keys do there. */
function useCursor(
  { hexes, home, onChoose, onPoint }: Pick<Props, 'hexes' | 'home' | 'onChoose' | 'onPoint'>,
  show: (space: number) => void,
  zoom: (by: number) => void,
): { cursor: number | null; onKey: (event: KeyboardEvent) => void; leave: () => void } {
  const [cursor, setCursor] = useState<number | null>(null)
  function pointAt(space: number | null): void {
    setCursor(space)
    onPoint?.(space)
  }
  function onKey(event: KeyboardEvent): void {
    const here = cursor ?? home
    if (isArrow(event.key)) {
      const next = hexes[here] && stepBy(hexes[here], event.key)
      const space = cursor === null ? home : hexes.findIndex(({ q, r }) => q === next?.q && r === next.r)
      if (space >= 0) {
        pointAt(space)
        show(space)
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== null) onChoose(cursor)
    else if (event.key === '+') zoom(1.25)
    else if (event.key === '-') zoom(0.8)
    else return
    event.preventDefault()
  }
  return { cursor, onKey, leave: () => pointAt(null) }
}

type HexesProps = Required<Pick<Props, 'hexes' | 'legal' | 'chosen' | 'onPoint'>> & {
  cursor: number | null
  onChoose: (space: number) => void
}

/** The space of the hex where something happens. */
const spaceAt = ({ target }: { target: EventTarget }): number | null =>
  target instanceof SVGElement && target.dataset.space !== undefined ? Number(target.dataset.space) : null

/** What is clicked: an outline for every hex. They are drawn again only when other ones can be chosen. */
const Hexes = memo(function Hexes({ hexes, legal, chosen, cursor, onChoose, onPoint }: HexesProps): ReactNode {
  const outlines = useMemo(() => hexes.map(hex => hexPath(centreOf(hex), 1)), [hexes])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the map takes the keys for all its hexes
    <g
      onClick={event => {
        const space = spaceAt(event)
        if (space !== null) onChoose(space)
      }}
      onPointerOver={(event: PointerEvent) => onPoint(spaceAt(event))}
      onPointerLeave={() => onPoint(null)}
    >
      {outlines.map((d, space) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          key={space}
          d={d}
          data-space={space}
          data-legal={legal.has(space) || undefined}
          className={classes(
            css.hex,
            legal.has(space) && css.legal,
            chosen.has(space) && css.chosen,
            cursor === space && css.cursor,
          )}
        />
      ))}
    </g>
  )
})

type ToolsProps = { zoom: (by: number) => void; reset: () => void; children: ReactNode }

function Tools({ zoom, reset, children }: ToolsProps): ReactNode {
  const { i18n } = useLingui()
  return (
    <div className={css.tools} data-tools>
      <IconButton label={i18n._('Closer')} onClick={() => zoom(1.35)}>
        +
      </IconButton>
      <IconButton label={i18n._('Farther')} onClick={() => zoom(0.74)}>
        −
      </IconButton>
      <IconButton label={i18n._('The whole map')} onClick={reset}>
        ⌂
      </IconButton>
      {children}
    </div>
  )
}
