/**
 * A rule over the match, not instead of it: whatever within leads to a clause of a rulebook opens that passage in a
 * sheet. With a modifier key, or in a new window, the page of the rules is opened as by any link.
 */
import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import { Dialog } from '@nassau/ui'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import css from './rule-sheet.module.css'
import { rulesHref } from './rules-href.ts'

const RuleText = lazy(async () => ({ default: (await import('./rule-text.tsx')).RuleText }))

type Wanted = { game: string; clause: string }

/** What a link to a clause leads to; null for any other. */
function wantedBy(target: EventTarget): Wanted | null {
  const link = target instanceof Element ? target.closest('a') : null
  const path = link?.pathname.match(/^\/rules\/([\w-]+)$/)
  const clause = link?.hash.slice(1)
  return link?.origin === location.origin && path?.[1] && clause ? { game: path[1], clause } : null
}

export function WithRules({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { i18n } = useLingui()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent): void => {
    const found = event.metaKey || event.ctrlKey || event.shiftKey ? null : wantedBy(event.target)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
    setWanted(found)
    setOpen(true)
  }
  return (
    <div className={className} onClickCapture={open}>
      {children}
      <Dialog
        isOpen={isOpen}
        close={() => setOpen(false)}
        title={wanted ? i18n._('Rule {clause}', { clause: wanted.clause.toUpperCase() }) : ''}
        size="large"
        actions={
          wanted && (
            <a className={css.book} href={rulesHref(wanted.game, wanted.clause)} target="_blank" rel="noreferrer">
              {i18n._('All rules of {title}', { title: manifestOf(wanted.game)?.title ?? '' })}
            </a>
          )
        }
      >
        <Suspense fallback={null}>{wanted && <RuleText {...wanted} />}</Suspense>
      </Dialog>
    </div>
  )
}
