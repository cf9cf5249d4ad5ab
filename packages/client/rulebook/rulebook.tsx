/** A rulebook: read, searched, and linked clause by clause, with examples drawn by the game itself. */
import { useLingui } from '@lingui/react'
import type { LoadedGame } from '@nassau/games/manifests'
import { type Examples, Field } from '@nassau/ui'
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react'
import { passagesOf } from './passages.ts'
import css from './rulebook.module.css'

type Props = {
  listed: LoadedGame
  examples: Examples | undefined
  isCompact?: boolean
  /** Only the section in which this clause stands, which is marked. */
  clause?: string
}

/** The text of the rulebook, once it is there. */
function useMarkdown(address: URL): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void fetch(address)
      .then(response => response.text())
      .then(markdown => isWanted && setText(markdown))
    return () => {
      isWanted = false
    }
  }, [address])
  return text
}

/** Beside a board it is drawn once, and not again with every move. */
export const Rulebook = memo(function Rulebook({ listed, examples = {}, isCompact = false, clause }: Props) {
  const { i18n } = useLingui()
  const [wanted, setWanted] = useState('')
  const page = useRef<HTMLElement>(null)
  const markdown = useMarkdown(listed.rulebookIn?.[i18n.locale] ?? listed.rulebook)
  const passages = useMemo(
    () => (markdown === null ? [] : passagesOf(markdown, wanted, clause)),
    [markdown, wanted, clause],
  )
  useEffect(() => {
    if (passages.length === 0 || isCompact) return
    const sought = clause ?? location.hash.slice(1)
    const anchor = sought === '' ? null : page.current?.querySelector(`#${CSS.escape(sought)}`)
    anchor?.scrollIntoView()
    if (clause !== undefined) anchor?.setAttribute('data-sought', '')
  }, [passages, isCompact, clause])
  return (
    <div className={css.rulebook} data-beside={isCompact || clause !== undefined || undefined}>
      {clause === undefined && (
        <Field
          type="search"
          label={i18n._('Search the rules')}
          isLabelUnseen
          className={css.search}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          placeholder={i18n._('Search the rules')}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys as well */}
      <article ref={page} className={css.page} aria-label={listed.game.title} tabIndex={0}>
        {passages.map(({ html, example }, i) => {
          const Drawn = example === null ? undefined : examples[example]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages are told apart by their order
            <Fragment key={i}>
              {/* Our own text, from our own files. */}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the rulebook is part of the house */}
              <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
              {Drawn && <Drawn />}
            </Fragment>
          )
        })}
      </article>
    </div>
  )
})
