/**
 * The frame of every card: a picture in a sun of rays, its name on a ribbon, one line of rule, and in the compass corner
 * the letter that says when it may be played.
 */
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../controls/classes.ts'
import css from './card-frame.module.css'
import { tenth } from './pen.ts'
import { Ribbon } from './ribbon.tsx'

type CardFrameProps = {
  name: string
  /** One line, never more. */
  rule: string
  emblem: ReactNode
  /** A colour of the deck, the kind or the timing: ribbon, corner and picture share it. */
  ink?: string
  timing?: { letter: string; says: string }
  /** `chosen` is lifted and ringed, `closed` cannot be played now. */
  state?: 'chosen' | 'closed'
  className?: string | undefined
}

export function CardFrame({
  name,
  rule,
  emblem,
  ink = 'var(--ribbon)',
  timing,
  state,
  className,
}: CardFrameProps): ReactNode {
  const style: CSSProperties & Record<`--${string}`, string> = { '--card-ink': ink }
  return (
    <article className={classes(css.card, state && css[state], className)} style={style}>
      {timing !== undefined && (
        <svg viewBox="0 0 40 40" className={css.corner} role="img" aria-label={timing.says}>
          <path d={CORNER} fill="var(--ivory-1)" stroke="#2b2118" strokeWidth="1.3" />
          <circle cx="20" cy="20" r="9.5" fill="var(--card-ink)" stroke="#2b2118" strokeWidth="1.2" />
          <text x="20" y="25" textAnchor="middle" className={css.letter}>
            {timing.letter}
          </text>
        </svg>
      )}
      <div className={css.picture}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <path d={RAYS} stroke="#2b2118" strokeWidth="1.2" opacity=".7" />
          <circle cx="60" cy="60" r="43" fill="#fbf4e2" stroke="#2b2118" strokeWidth="2" />
          <path d={HATCHING} stroke="var(--card-ink)" strokeWidth="1.1" opacity=".4" />
        </svg>
        <div className={css.emblem}>{emblem}</div>
      </div>
      <Ribbon isSmall fill="var(--card-ink)" className={css.name}>
        {name}
      </Ribbon>
      <p className={css.rule}>{rule}</p>
    </article>
  )
}

/** The back that every face-down card shows. */
export function CardBack({ says, className }: { says: string; className?: string | undefined }): ReactNode {
  return (
    <div className={classes(css.card, css.back, className)} role="img" aria-label={says}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path d={RAYS} stroke="#f0e6d2" strokeWidth="1.2" opacity=".6" />
        <circle cx="60" cy="60" r="40" fill="none" stroke="#e8b84a" strokeWidth="2" />
        <path transform="translate(26 26) scale(1.7)" d={CORNER} fill="#e8b84a" stroke="#2b2118" />
      </svg>
    </div>
  )
}

const CORNER = 'M20 1l4 12 12-4-5 11 5 11-12-4-4 12-4-12-12 4 5-11-5-11 12 4z'

const RAYS = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 2 * Math.PI
  const at = (radius: number) => `${tenth(60 + Math.cos(angle) * radius)} ${tenth(60 + Math.sin(angle) * radius)}`
  return `M${at(44)}L${at(i % 2 ? 58 : 52)}`
}).join('')

const HATCHING = Array.from({ length: 17 }, (_, i) => {
  const y = 22 + i * 4.8
  const half = Math.sqrt(Math.max(0, 40 ** 2 - (y - 60) ** 2))
  return `M${tenth(60 - half)} ${tenth(y)}H${tenth(60 + half)}`
}).join('')
