/** Class names that apply, joined: `classes(css.button, isWide && css.wide)`. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
