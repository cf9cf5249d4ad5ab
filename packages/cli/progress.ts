/** A progress bar on standard error, seen only where that is a terminal. */
const WIDTH = 30
const MS_BETWEEN = 100

export type Progress = { show(done: number): void; end(): void }

export function progressBar(total: number, what: string): Progress {
  const { stderr } = process
  if (!stderr.isTTY) return { show: () => {}, end: () => {} }
  const startedAt = performance.now()
  let shownAt = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - shownAt < MS_BETWEEN && done < total) return
      shownAt = now
      const share = done / total
      const filled = Math.round(share * WIDTH)
      const left = Math.ceil(((now - startedAt) / 1000) * (1 / share - 1))
      stderr.write(
        `\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %  ${done} of ${total} ${what}, ${left} s left  `,
      )
    },
    // The bar has done its work; the results stand in its place.
    end: () => stderr.write('\r\u001b[K'),
  }
}

/** The same where nobody knows how many there will be. */
export function progressCount(what: string): Progress {
  const { stderr } = process
  if (!stderr.isTTY) return { show: () => {}, end: () => {} }
  let shownAt = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - shownAt < MS_BETWEEN) return
      shownAt = now
      stderr.write(`\r${done} ${what}  `)
    },
    end: () => stderr.write('\r\u001b[K'),
  }
}
