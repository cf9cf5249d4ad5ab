/** Looking back at a match: step by step, through anyone's eyes; checked to the last die; played on from any moment. */
import { useLingui } from '@lingui/react'
import { nameAtTable } from '@nassau/games/names'
import type { Seat } from '@nassau/kernel'
import { tell } from '@nassau/ui'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Tale } from '../ending/tale.ts'
import { Lost } from '../not-found.tsx'
import { api } from '../seating/api.ts'
import { playFrom, withNames } from '../seating/new-match.ts'
import { inWords } from '../shell/names-at.ts'
import { useGame } from '../shell/use-seating.ts'
import { takeRecord } from './opened-records.ts'
import type { Moment, ReplayDesk, Summary } from './replay.worker.ts'
import { ReplayScreen, type Showing } from './replay-screen.tsx'

/** Where a record is: of a match on this device, of one on the server, or in a file that was opened. */
export type Place = 'here' | 'table' | 'file'

type Opened = { desk: Remote<ReplayDesk>; record: () => Promise<string>; summary: Summary; tale: Tale | null }

function useRecord(place: Place, id: string): Opened | string | null {
  const [opened, setOpened] = useState<Opened | string | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' })
    const desk = wrap<ReplayDesk>(worker)
    const open = async (): Promise<Summary> => {
      if (place === 'here') return desk.openSaved(id)
      return desk.openText(place === 'file' ? takeRecord(id) : await api.record(id))
    }
    const record = (): Promise<string> => desk.text()
    const read = async (): Promise<Opened> => {
      const summary = await open()
      return { desk, record, summary: { ...summary, names: summary.names.map(inWords) }, tale: await desk.tale() }
    }
    read().then(setOpened, (fault: unknown) => setOpened(fault instanceof Error ? fault.message : String(fault)))
    return () => worker.terminate()
  }, [place, id])
  return opened
}

export function ReplayPage({ place, id }: { place: Place; id: string }) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const [query, setQuery] = useSearchParams()
  const opened = useRecord(place, id)
  const isOpen = opened !== null && typeof opened !== 'string'
  const loaded = useGame(isOpen ? opened.summary.game : null, isOpen ? opened.summary.rules : null)
  const [moment, setMoment] = useState<Moment | null>(null)
  const length = isOpen ? opened.summary.length : 0
  const at = Math.min(length, Math.max(0, Number(query.get('at') ?? length) || 0))
  const as = query.get('as')
  const viewer: Seat | null = as === null ? null : Number(as)

  useEffect(() => {
    if (opened === null || typeof opened === 'string') return
    let isWanted = true
    void opened.desk.show(at, viewer).then(shown => isWanted && setMoment(shown))
    return () => {
      isWanted = false
    }
  }, [opened, at, viewer])

  if (typeof opened === 'string') return <Lost says={opened} />
  if (!opened || !loaded || !moment) return null
  const { desk, record, summary, tale } = opened
  const isWithCaptain = query.get('with') === 'captain'
  const show = (next: Partial<Showing>): void => {
    const shown: Showing = { at, viewer, isWithCaptain, ...next }
    setQuery(queryFor(shown), { replace: true })
  }
  async function playOn(): Promise<void> {
    const me = viewer ?? 0
    const you = { name: nameAtTable(summary.names[me] ?? ''), level: null }
    const sitters = withNames(summary.names.map((_, seat) => (seat === me ? you : { name: null, level: 'mate' })))
    go(`/here/${playFrom(summary.game, summary.options, sitters, summary.edition, await desk.matchAt(at))}`)
  }
  async function download(): Promise<void> {
    const text = await desk.text()
    if (text === '')
      return tell(i18n._('A record reveals the secret of the dice; it can be had when the match is over.'))
    saveAs(`${summary.game}.jsonl`, text)
  }
  return (
    <ReplayScreen
      loaded={loaded}
      summary={summary}
      moment={moment}
      tale={tale}
      href={`/replay/${place}/${id}`}
      viewer={viewer}
      isWithCaptain={isWithCaptain}
      record={record}
      show={show}
      verify={() => desk.verify()}
      playOn={() => void playOn()}
      download={() => void download()}
      canShare={place === 'table'}
    />
  )
}

const queryFor = ({ at, viewer, isWithCaptain }: Showing): Record<string, string> => ({
  at: String(at),
  ...(viewer !== null && { as: String(viewer) }),
  ...(isWithCaptain && { with: 'captain' }),
})

function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
