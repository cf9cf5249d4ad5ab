/** Small things done with lists in more than one game. */

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** `1 card`, `2 cards`. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Everyone around a table, clockwise from `first`; `places` has a place for each. */
export const clockwise = (places: readonly unknown[], first: number): number[] =>
  places.map((_, i) => (first + i) % places.length)
