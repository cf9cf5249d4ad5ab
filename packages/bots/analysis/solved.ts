/** Linear equations: the numbers by which the lines, multiplied and summed, give the right-hand sides. */
export function solved(lines: readonly (readonly number[])[], sides: readonly number[]): number[] {
  const rows = lines.map((line, i) => [...line, sides[i] ?? 0])
  const size = rows.length
  const found = Array.from({ length: size }, () => 0)
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]
    // What never changes explains nothing.
    if (!pivot || Math.abs(pivot[at] ?? 0) < Number.EPSILON) continue
    for (const row of rows.slice(at + 1)) {
      const times = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let i = at; i <= size; i++) row[i] = (row[i] ?? 0) - times * (pivot[i] ?? 0)
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? []
    let rest = row[size] ?? 0
    for (let i = at + 1; i < size; i++) rest -= (row[i] ?? 0) * (found[i] ?? 0)
    found[at] = Math.abs(row[at] ?? 0) < Number.EPSILON ? 0 : rest / (row[at] ?? 1)
  }
  return found
}
