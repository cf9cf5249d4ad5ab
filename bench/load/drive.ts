/** Driving tables: as fast as answers come, or at a rate; and what came of it. */
import type { LoadTable } from './table.ts'

export type Driven = {
  choices: number
  /** How long it took, in seconds. */
  seconds: number
  /** From sending a choice to the last opponent's hearing of it, in ms. */
  p50: number
  p99: number
}

/** Plays at `active` tables at once for so long; a table that is over makes room for the next. `rate`: choices a second. */
export async function drive(
  tables: LoadTable[],
  active: number,
  seconds: number,
  rate = Number.POSITIVE_INFINITY,
): Promise<Driven> {
  const times: number[] = []
  const waiting: LoadTable[] = []
  const entered: LoadTable[] = []
  const began = performance.now()
  const endsAt = began + 1000 * seconds
  let underWay = 0
  const begin = (table: LoadTable): void => {
    underWay++
    table.choose()
  }
  await new Promise<void>(resolve => {
    const take = (): void => {
      const table = waiting.shift()
      if (table) begin(table)
    }
    let given = 0
    const pacing = setInterval(() => {
      const now = performance.now()
      const due = rate === Number.POSITIVE_INFINITY ? 0 : Math.floor(((now - began) * rate) / 1000)
      const most = now < endsAt ? due : 0
      while (given < most && waiting.length > 0) {
        given++
        take()
      }
      // Who falls behind does not catch up all at once: the load stays even.
      given = Math.max(given, due - 10)
      if (now >= endsAt && underWay === 0) {
        clearInterval(pacing)
        resolve()
      }
    }, 1)
    const enter = (table: LoadTable): void => {
      entered.push(table)
      table.onRound = ms => {
        times.push(ms)
        underWay--
        const next = table.isOver ? tables.pop() : table
        if (next && next !== table) enter(next)
        if (!next || performance.now() >= endsAt) return
        if (rate === Number.POSITIVE_INFINITY) begin(next)
        else waiting.push(next)
      }
    }
    for (let i = 0; i < active; i++) {
      const table = tables.pop()
      if (!table) break
      enter(table)
      if (rate === Number.POSITIVE_INFINITY) begin(table)
      else waiting.push(table)
    }
  })
  tables.push(...entered.filter(({ isOver }) => !isOver))
  return drivenIn(times, (performance.now() - began) / 1000)
}

function drivenIn(times: readonly number[], seconds: number): Driven {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { choices: times.length, seconds, p50: at(0.5), p99: at(0.99) }
}
