/** Words in English: outside a page no catalogue is loaded, so each message is read as it is written, once. */
import { i18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

const compiled = new Map<string, CompiledMessage>()

i18n.setMessagesCompiler(message => {
  const known = compiled.get(message) ?? compileMessage(message)
  compiled.set(message, known)
  return known
})
i18n.loadAndActivate({ locale: 'en', messages: {} })

export { i18n }
