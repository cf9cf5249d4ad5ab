/** A plain text table: the first column to the left, numbers to the right. */
export function inColumns(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

/** 12345678 as "12.3 M": three digits that mean something. */
export function short(n: number): string {
  for (const [size, unit] of UNITS) if (n >= size) return `${Number((n / size).toPrecision(3))} ${unit}`
  return String(Number(n.toPrecision(3)))
}

const UNITS = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const
