/** The rooms that files are in, as the test runner's filters: a package, or a game's own folder. */
const ROOM = /^(packages\/games\/[^/]+\/|packages\/[^/]+\/|bench\/|scripts\/)/

export const roomsOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap(file => ROOM.exec(file)?.[0] ?? [])),
]
