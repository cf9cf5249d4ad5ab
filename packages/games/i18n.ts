/**
 * Words in the language that is set. English needs no catalogue: each message is read as it is written, once. In other
 * languages a page loads the catalogues beside each game; a text whose English was mended is found there by its words.
 */
import { i18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { wordsIn } from './same-words.ts'

const compiled = new Map<string, CompiledMessage>()
/** The texts of the catalogues by their words; null until it is asked for. */
let texts: ReadonlyMap<string, string> | null = null

i18n.on('change', () => {
  compiled.clear()
  texts = null
})

/** What the catalogues say for a text that had the same words. */
function translated(text: string): CompiledMessage | undefined {
  texts ??= new Map(Object.keys(i18n.messages).map(known => [wordsIn(known), known]))
  const says = i18n.messages[texts.get(wordsIn(text)) ?? '']
  return typeof says === 'string' ? compileMessage(says) : says
}

// Lingui asks this for every text that no catalogue has letter by letter.
i18n.setMessagesCompiler(text => {
  const says = compiled.get(text) ?? translated(text) ?? compileMessage(text)
  compiled.set(text, says)
  return says
})
i18n.loadAndActivate({ locale: 'en', messages: {} })

export { i18n }
