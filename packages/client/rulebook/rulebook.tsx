/** A rulebook: read, searched, and linked clause by clause. */
import { useLingui } from '@lingui/react'
import type { Listed } from '@nassau/games/listed'
import { marked } from 'marked'
import { useEffect, useMemo, useRef, useState } from 'react'
import css from './rulebook.module.css'

type Props = { listed: Listed; isCompact?: boolean }

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

/** Clauses that hold the words, all of it where nothing is searched for: paragraphs, lists, tables and their headings. */
function useFound(markdown: string | null, wanted: string): string {
  return useMemo(() => {
    if (markdown === null) return ''
    const blocks = marked.lexer(markdown)
    const word = wanted.trim().toLowerCase()
    const shown =
      word === '' ? blocks : blocks.filter(({ raw, type }) => type === 'heading' || raw.toLowerCase().includes(word))
    const kept = shown.filter((block, i) => word === '' || block.type !== 'heading' || shown[i + 1]?.type !== 'heading')
    return marked.parser(kept)
  }, [markdown, wanted])
}

export function Rulebook({ listed, isCompact = false }: Props) {
  const { i18n } = useLingui()
  const [wanted, setWanted] = useState('')
  const page = useRef<HTMLElement>(null)
  const markdown = useMarkdown(listed.rulebook)
  const html = useFound(markdown, wanted)
  useEffect(() => {
    if (html === '' || isCompact) return
    const clause = location.hash.slice(1)
    if (clause !== '') page.current?.querySelector(`#${CSS.escape(clause)}`)?.scrollIntoView()
  }, [html, isCompact])
  return (
    <div className={css.rulebook} data-compact={isCompact || undefined}>
      <input
        type="search"
        className={css.search}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
        placeholder={i18n._('Search the rules')}
        aria-label={i18n._('Search the rules')}
      />
      {/* Our own text, from our own files. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the rulebook is part of the house */}
      <article ref={page} className={css.page} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
