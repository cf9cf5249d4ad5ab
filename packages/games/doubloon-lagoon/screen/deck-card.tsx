/** A card as it lies open on the table, with all it says: an adventure and its worth, or an event and its time. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { CardFrame } from '@nassau/ui/art'
import { adventureOf, eventOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { adventureLook, eventLook } from './card-look.tsx'

type Props = { deck: 'adventure' | 'event'; id: string; edition: Edition; className?: string | undefined }

export function DeckCard({ deck, id, edition, className }: Props) {
  const { i18n } = useLingui()
  const card = deck === 'adventure' ? adventureOf(edition, id) : eventOf(edition, id)
  const { Picture, ink, timing } =
    deck === 'adventure' ? valued(i18n, edition, id) : eventLook(i18n, eventOf(edition, id))
  return (
    <CardFrame
      name={i18n._(card.name)}
      rule={i18n._(card.text)}
      emblem={<Picture />}
      ink={ink}
      timing={timing}
      className={className}
    />
  )
}

/** An adventure has what it is worth where an event has its time. */
function valued(i18n: I18n, edition: Edition, id: string) {
  const card = adventureOf(edition, id)
  const timing = { letter: `${card.value}`, says: i18n._('worth {value}', { value: card.value }) }
  return { ...adventureLook(card), timing }
}
