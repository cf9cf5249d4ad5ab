/** A bot's word, marked as one. */
import { useLingui } from '@lingui/react'
import css from './word.module.css'

export function Word({ name, says }: { name: string; says: string }) {
  const { i18n } = useLingui()
  return (
    <span className={css.word}>
      <b>{name}</b> <small>{i18n._('bot')}</small> <q>{i18n._(says)}</q>
    </span>
  )
}
