/** What choices say by each of their keys. */
export const KEY_WORDS: Readonly<Record<string, string>> = {
  arrange: /*i18n*/ 'arrange: {value}',
  end: /*i18n*/ 'end: {value}',
  throw: /*i18n*/ 'throw: {value}',
}
