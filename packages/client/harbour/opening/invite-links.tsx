/** Links to send, each with a code to scan: one link is one seat. */
import { useLingui } from '@lingui/react'
import { Button, Field, tell } from '@nassau/ui'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import css from './invite-links.module.css'

export function InviteLinks({ links }: { links: readonly string[] }): ReactNode {
  const { i18n } = useLingui()
  const copy = (link: string): void => {
    navigator.clipboard.writeText(link).then(
      () => tell(i18n._('Link copied.'), 'good'),
      () => tell(i18n._('This browser does not let the page copy. Mark the link and copy it by hand.'), 'trouble'),
    )
  }
  return (
    <ul className={css.links}>
      {links.map(link => (
        <li key={link} className={css.link}>
          <ScanCode text={link} />
          <div className={css.send}>
            <Field
              label={i18n._('Invitation link')}
              isLabelUnseen
              readOnly
              value={link}
              onFocus={event => event.target.select()}
            />
            <Button variant="gold" onClick={() => copy(link)}>
              {i18n._('Copy the link')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Always ink on paper, by night as well: cameras want it so. */
function ScanCode({ text }: { text: string }): ReactNode {
  const { i18n } = useLingui()
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={css.code}
      role="img"
      aria-label={i18n._('Code to scan for this link')}
    >
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={dots.join('')} fill="#2b2118" shapeRendering="crispEdges" />
    </svg>
  )
}
