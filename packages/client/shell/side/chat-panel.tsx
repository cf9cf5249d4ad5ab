/** Words at the table. */
import { useLingui } from '@lingui/react'
import type { ChatLine } from '@nassau/protocol'
import { Button, Field, SeatMark } from '@nassau/ui'
import { type FormEvent, useState } from 'react'
import type { Done, SeatAction } from '../../seating/seating.ts'
import css from './chat-panel.module.css'

const LONGEST = 500

export function ChatPanel({ lines, act }: { lines: readonly ChatLine[]; act: (deed: SeatAction) => Promise<Done> }) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  async function say(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') return
    const done = await act({ type: 'chat', text: text.trim() })
    if (done.ok) setText('')
  }
  return (
    <div className={css.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={css.lines} aria-label={i18n._('What was said')} aria-live="polite" tabIndex={0}>
        {lines.map(line => (
          <li key={`${line.at}-${line.name}-${line.text}`}>
            {line.seat !== null && <SeatMark seat={line.seat} says="" className={css.mark ?? ''} />}
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form className={css.form} onSubmit={event => void say(event)}>
        <Field
          label={i18n._('Say something to the table')}
          isLabelUnseen
          className={css.line}
          value={text}
          onChange={event => setText(event.target.value)}
          maxLength={LONGEST}
          placeholder={i18n._('Say something to the table')}
        />
        <Button type="submit">{i18n._('Say')}</Button>
      </form>
    </div>
  )
}
