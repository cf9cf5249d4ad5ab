/** What a player might expect and is not offered, each with the reason and its clause. */
import { useLingui } from '@lingui/react'
import type { Denied } from '@nassau/kernel'
import { Dialog } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Seating } from '../seating/seating.ts'
import { sentence } from './use-seating.ts'
import css from './why-not.module.css'

type Props = { isOpen: boolean; close: () => void; seating: Seating; game: string }

export function WhyNot({ isOpen, close, seating, game }: Props) {
  const { i18n } = useLingui()
  const [denied, setDenied] = useState<readonly Denied[] | null>(null)
  useEffect(() => {
    if (!isOpen) return
    setDenied(null)
    void seating.why().then(setDenied, () => setDenied([]))
  }, [isOpen, seating])
  return (
    <Dialog isOpen={isOpen} close={close} title={i18n._('Why can’t I…?')}>
      {denied?.length === 0 && <p>{i18n._('Everything you might expect here is offered, or it is not your turn.')}</p>}
      <dl className={css.list}>
        {denied?.map(({ wanted, because, clause }) => (
          <div key={wanted + clause}>
            <dt>{sentence(wanted).replace(/\.$/, '')}</dt>
            <dd>
              {sentence(because)} <Link href={`/rules/${game}#${clause.toLowerCase()}`}>{clause}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
