/** What a player might expect and is not offered, each with the reason and its clause. */
import { useLingui } from '@lingui/react'
import type { Denied } from '@nassau/kernel'
import { Dialog } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { rulesHref } from '../../rulebook/rules-href.ts'
import type { Seating } from '../../seating/seating.ts'
import { sentence } from '../troubles.ts'
import css from './why-not.module.css'

type Props = { isOpen: boolean; close: () => void; seating: Seating; game: string }

export function WhyNot({ isOpen, close, seating, game }: Props) {
  const { i18n } = useLingui()
  const [denied, setDenied] = useState<readonly Denied[] | null>(null)
  useEffect(() => {
    if (!isOpen) return
    setDenied(null)
    void seating.why().then(
      all => setDenied(each(all)),
      () => setDenied([]),
    )
  }, [isOpen, seating])
  return (
    <Dialog isOpen={isOpen} close={close} title={i18n._('Why can’t I…?')}>
      {denied?.length === 0 && <p>{i18n._('Everything you might expect here is offered, or it is not your turn.')}</p>}
      <dl className={css.list}>
        {denied?.map(({ wanted, because, clause }) => (
          <div key={wanted + because}>
            <dt>{sentence(i18n._(wanted)).replace(/\.$/, '')}</dt>
            <dd>
              {sentence(i18n._(because))} <Link href={rulesHref(game, clause)}>{clause}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Each reason once: two ships may lie idle for the same one. */
const each = (all: readonly Denied[]): readonly Denied[] => [
  ...new Map(all.map(one => [one.wanted + one.because, one])).values(),
]
