/** What a standing order answered, in one quiet line, with a way to be asked next time. */
import { useLingui } from '@lingui/react'
import type { StandingOrder } from '@nassau/kernel'
import type { Scene } from '@nassau/protocol'
import { useState } from 'react'
import type { Act } from '../use-seating.ts'
import css from './order-line.module.css'

type Props = { scene: Scene; orders: readonly Pick<StandingOrder, 'id' | 'says'>[]; isAsked: boolean; act: Act }

export function OrderLine({ scene, orders, isAsked, act }: Props) {
  const { i18n } = useLingui()
  const [last, setLast] = useState<string | null>(null)
  // It stands until one is asked something oneself.
  const shown = isAsked ? null : (scene.byOrder ?? last)
  if (shown !== last) setLast(shown)
  const order = orders.find(({ id }) => id === shown)
  if (!order || !scene.orders.includes(order.id)) return null
  const without = scene.orders.filter(id => id !== order.id)
  return (
    <Line
      says={i18n._('Answered for you, as you ordered: {says}.', { says: i18n._(order.says) })}
      way={i18n._('Ask me next time')}
      go={() => void act({ type: 'orders', orders: without })}
    />
  )
}

/** A quiet line below the question, and what can be done about it. */
export const Line = ({ says, way, go }: { says?: string; way: string; go: () => void }) => (
  <p className={css.line}>
    {says}{' '}
    <button type="button" className={css.ask} onClick={go}>
      {way}
    </button>
  </p>
)
