/** Words in the language that is set. On a page the catalogues beside each game say what every message is. */
export { i18n } from '@lingui/core'
