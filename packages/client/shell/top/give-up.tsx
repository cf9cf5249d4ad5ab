/** Giving up, after a question: it cannot be taken back. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button, Dialog } from '@nassau/ui'
import { namesAt } from '../names-at.ts'

type Props = { isOpen: boolean; close: () => void; scene: Scene; isLocal: boolean; giveUp: () => Promise<unknown> }

export function GiveUp({ isOpen, close, scene, isLocal, giveUp }: Props) {
  const { i18n } = useLingui()
  const names = namesAt(scene)
  const left = scene.seats.flatMap(({ hasResigned }, seat) => (hasResigned || seat === scene.seat ? [] : [seat]))
  const others = new Intl.ListFormat(i18n.locale).format(left.map(seat => names[seat] ?? ''))
  const says =
    isLocal || left.length === 1
      ? i18n._('The match ends at once, and {others} {count, plural, one {wins} other {win}}.', {
          others,
          count: left.length,
        })
      : i18n._('A bot plays on in your place, and you cannot win any more.')
  return (
    <Dialog
      isOpen={isOpen}
      close={close}
      title={i18n._('Strike your colours?')}
      says={says}
      actions={
        <>
          <Button onClick={() => void giveUp().then(close)}>{i18n._('Give up')}</Button>
          <Button variant="gold" onClick={close}>
            {i18n._('Play on')}
          </Button>
        </>
      }
    />
  )
}
