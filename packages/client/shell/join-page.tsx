/** Behind an invitation: takes the seat and goes to the table. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Lost } from '../lost.tsx'
import { api, Refused, Unreachable } from '../seating/api.ts'
import { sentence } from './use-seating.ts'

export function JoinPage({ id, token }: { id: string; token: string }) {
  const [, go] = useLocation()
  const [says, setSays] = useState<string | null>(null)
  const hasAsked = useRef(false)
  useEffect(() => {
    // Whoever asks twice before the first answer is two guests, and only one of them has the seat.
    if (hasAsked.current) return
    hasAsked.current = true
    api.join(id, token).then(
      () => go(`/table/${id}`, { replace: true }),
      (fault: unknown) => {
        // Whoever follows the link again, or comes when all seats are taken, looks on.
        if (fault instanceof Refused && (fault.trouble.code === 'taken' || fault.trouble.code === 'started'))
          go(`/table/${id}`, { replace: true })
        else setSays(sentence(fault instanceof Refused || fault instanceof Unreachable ? fault.message : String(fault)))
      },
    )
  }, [id, token, go])
  return says === null ? null : <Lost says={says} />
}
