/** Words at the table. Those who look on speak apart from those who play; what one does not want to read is not shown. */
import { useLingui } from '@lingui/react'
import type { ChatLine, Scene } from '@nassau/protocol'
import { Button, Field, SeatMark } from '@nassau/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { isHost } from '../../peace/host-tools.tsx'
import { useUnheard } from '../../peace/peace.ts'
import { PersonMenu } from '../../peace/person-menu.tsx'
import type { Act } from '../use-seating.ts'
import css from './chat-panel.module.css'

const LONGEST = 500

type Props = {
  match: string
  lines: readonly ChatLine[]
  scene: Scene
  act: Act
}

export function ChatPanel({ match, lines, scene, act }: Props) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const { muted, blocked, learn } = useUnheard()
  useEffect(() => {
    // Without an answer it stays as it was.
    void learn().catch(() => undefined)
  }, [learn])
  const { seat } = scene
  const heard = lines.filter(({ from }) => !blocked.includes(from))
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
        {heard.map(line => (
          <li key={`${line.at}-${line.name}-${line.text}`} data-aside={line.seat === null || undefined}>
            <span>
              {line.seat !== null && <SeatMark seat={line.seat} says="" className={css.mark ?? ''} />}
              <b>{line.name}</b>
              {line.isBot && <small> {i18n._('bot')}</small>}
              {line.seat === null && <small> {i18n._('looks on')}</small>}{' '}
              {muted.includes(line.from) ? <i>{i18n._('muted')}</i> : line.text}
            </span>
            {(seat === null || line.seat !== seat) && (
              <PersonMenu
                name={line.name}
                whom={{ match, from: line.from }}
                from={line.from}
                act={isHost(scene) && line.seat === null ? act : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {scene.isChatClosed ? (
        <p className={css.closed}>{i18n._('The host has closed the chat.')}</p>
      ) : (
        <form className={css.form} onSubmit={event => void say(event)}>
          <Field
            label={i18n._('Say something to the table')}
            isLabelUnseen
            className={css.line}
            value={text}
            onChange={event => setText(event.target.value)}
            maxLength={LONGEST}
            placeholder={
              seat === null ? i18n._('Say something to those who look on') : i18n._('Say something to the table')
            }
          />
          <Button type="submit">{i18n._('Say')}</Button>
        </form>
      )}
    </div>
  )
}
