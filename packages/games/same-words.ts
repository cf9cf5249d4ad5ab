/**
 * A text is known by its words: letters, digits, signs and placeholders. Mending a comma, a capital or a space of the
 * English leaves them as they are, and so keeps what the text is called in other languages.
 */

/** What makes a text that text, whatever stands between its words. */
export const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{S}]+|[{}]/gu)
    ?.join(' ') ?? text

/** The texts that have the words of this one. */
export const withSameWords = (text: string, texts: readonly string[]): string[] => {
  const words = wordsIn(text)
  return texts.filter(other => wordsIn(other) === words)
}
