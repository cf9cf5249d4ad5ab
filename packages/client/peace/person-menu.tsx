/** What one can do about somebody at the table: mute, block, report; and ask them to leave, for whoever opened it. */
import { useLingui } from '@lingui/react'
import { Button, Dialog, Field, Popover, tell } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import Anchor from '~icons/game-icons/anchor'
import { faultInWords } from '../shell/troubles.ts'
import type { Act } from '../shell/use-seating.ts'
import css from './peace.module.css'
import { peace, type Somebody, useUnheard } from './peace.ts'

type Props = {
  name: string
  whom: Somebody
  /** What they are known by where they speak, if they have. */
  from: string | null
  /** For whoever may ask them to leave. */
  act?: Act | undefined
}

export function PersonMenu({ name, whom, from, act }: Props) {
  const { i18n } = useLingui()
  const { muted, setMuted, setBlocked } = useUnheard()
  const [isReporting, setReporting] = useState(false)
  const isMuted = from !== null && muted.includes(from)
  const tried = (deed: Promise<void>): void => void deed.catch(fault => tell(faultInWords(i18n, fault), 'trouble'))
  async function block(): Promise<void> {
    setBlocked(await peace.block(whom))
    tell(i18n._('You and {name} share no table any more.', { name }), 'good')
  }
  async function mute(): Promise<void> {
    if (!isMuted) return setMuted(await peace.mute(whom))
    await peace.unmute(from)
    setMuted(await peace.mutes())
  }
  return (
    <>
      <Popover label={i18n._('About {name}', { name })} icon={<Anchor aria-hidden="true" />} className={css.button}>
        <div className={css.deeds}>
          {from !== null && (
            <Button size="small" onClick={() => tried(mute())}>
              {isMuted ? i18n._('Show their words again') : i18n._('Mute: do not show their words')}
            </Button>
          )}
          <Button size="small" onClick={() => tried(block())}>
            {i18n._('Block: share no table')}
          </Button>
          <Button size="small" onClick={() => setReporting(true)}>
            {i18n._('Report to the keepers')}
          </Button>
          {act && (
            <Button
              size="small"
              onClick={() =>
                void act({ type: 'remove', ...(whom.seat === undefined ? { from: whom.from } : { seat: whom.seat }) })
              }
            >
              {i18n._('Ask to leave the table')}
            </Button>
          )}
        </div>
      </Popover>
      {isReporting && <ReportDialog {...{ name, whom }} close={() => setReporting(false)} />}
    </>
  )
}

function ReportDialog({ name, whom, close }: Pick<Props, 'name' | 'whom'> & { close: () => void }) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await peace.report(whom, text.trim())
      tell(i18n._('The keepers of this house have your report.'), 'good')
      close()
    } catch (fault) {
      tell(faultInWords(i18n, fault), 'trouble')
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      close={close}
      title={i18n._('Report {name}', { name })}
      says={i18n._('The last lines that were said at this table go along.')}
    >
      <form className={css.form} onSubmit={event => void send(event)}>
        <Field
          label={i18n._('What happened?')}
          value={text}
          required
          maxLength={1000}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" variant="gold" disabled={isBusy || text.trim() === ''}>
          {i18n._('Send the report')}
        </Button>
      </form>
    </Dialog>
  )
}
