/** What is one's own: to take away, to have deleted, and the codes that let one in again. */
import { useLingui } from '@lingui/react'
import { Button, buttonLook, Dialog, Field, Panel, tell } from '@nassau/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Block, peace, useUnheard } from '../peace/peace.ts'
import { account } from './account.ts'
import { useDeed } from './use-deed.ts'
import css from './you-page.module.css'

type Shunned = { block: Block; says: string; lift: (from: string) => Promise<void> }

/** Whom one has blocked or muted; nothing where that is nobody. */
export function Blocked() {
  const { i18n } = useLingui()
  const [[blocks, mutes], setKnown] = useState<[readonly Block[], readonly Block[]]>([[], []])
  const { setBlocked, setMuted } = useUnheard()
  const list = useCallback(() => {
    const known = ([blocks, mutes]: [Block[], Block[]]): void => {
      setKnown([blocks, mutes])
      setBlocked(blocks)
      setMuted(mutes)
    }
    void Promise.all([peace.blocks(), peace.mutes()]).then(known, () => setKnown([[], []]))
  }, [setBlocked, setMuted])
  useEffect(list, [list])
  const { isBusy, run } = useDeed(list)
  const shunned: Shunned[] = [
    ...blocks.map(block => ({ block, says: i18n._('no shared table'), lift: (from: string) => peace.unblock(from) })),
    ...mutes.map(block => ({ block, says: i18n._('muted'), lift: (from: string) => peace.unmute(from) })),
  ]
  if (shunned.length === 0) return null
  return (
    <Panel className={css.panel} title={i18n._('People you keep apart from')}>
      <ul className={css.list}>
        {shunned.map(({ block: { from, name }, says, lift }) => (
          <li key={`${says} ${from}`}>
            <span>
              {name} <small>{says}</small>
            </span>
            <Button size="small" disabled={isBusy} onClick={() => void run(() => lift(from))}>
              {i18n._('Let them be')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Codes for whoever has lost password and passkeys. */
export function RecoveryCodes() {
  const { i18n } = useLingui()
  const [left, setLeft] = useState<number | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const look = useCallback(() => {
    void account.codesLeft().then(setLeft, () => setLeft(null))
  }, [])
  useEffect(look, [look])
  const { isBusy, run } = useDeed(look)
  return (
    <Panel className={css.panel} title={i18n._('Recovery codes')}>
      <p>
        {i18n._(
          'Should you lose your password and your passkeys, one of these lets you in once. Nobody can send you a new one: keep them well.',
        )}
      </p>
      {left !== null && <p>{i18n._('{left, plural, one {# code is} other {# codes are}} left.', { left })}</p>}
      {codes.length > 0 && (
        <>
          <p>{i18n._('Your codes. They are shown this once: write them down.')}</p>
          <pre className={css.codes}>{codes.join('\n')}</pre>
        </>
      )}
      <Button disabled={isBusy} onClick={() => void run(async () => setCodes(await account.newCodes()))}>
        {left ? i18n._('Make new codes; the old ones are worth nothing then') : i18n._('Make recovery codes')}
      </Button>
    </Panel>
  )
}

/** The way out with everything, and for good. */
export function OwnData({ name, look }: { name: string; look: () => void }) {
  const { i18n } = useLingui()
  const [isSure, setSure] = useState(false)
  return (
    <Panel className={css.panel} title={i18n._('What is yours')}>
      <p>{i18n._('Everything this house keeps of you, in one file; or nothing of it any more.')}</p>
      <div className={css.row}>
        <a href="/api/me/data" download className={buttonLook()}>
          {i18n._('Download all of mine')}
        </a>
        <Button onClick={() => setSure(true)}>{i18n._('Delete me')}</Button>
      </div>
      {isSure && <Deleting {...{ name, look }} close={() => setSure(false)} />}
    </Panel>
  )
}

function Deleting({ name, look, close }: { name: string; look: () => void; close: () => void }) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const { isBusy, run } = useDeed(look)
  const erase = (): void => {
    void run(async () => {
      await account.erase(typed.trim())
      tell(i18n._('You are gone from this house. Your chairs stay empty.'), 'good')
      close()
    })
  }
  return (
    <Dialog
      isOpen
      close={close}
      title={i18n._('Delete me')}
      says={i18n._(
        'Matches you are in are given up, your name and your words are taken out everywhere, your bots are revoked. It cannot be taken back.',
      )}
      actions={
        <Button variant="gold" disabled={isBusy || typed.trim() !== name} onClick={erase}>
          {i18n._('Delete me for good')}
        </Button>
      }
    >
      <Field
        label={i18n._('To be sure, type your name: {name}', { name })}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </Dialog>
  )
}
