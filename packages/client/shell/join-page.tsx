/** Behind an invitation: takes the seat and goes to the table. */
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Lost } from '../not-found.tsx'
import { api, RequestRefused } from '../seating/api.ts'
import { faultInWords } from './troubles.ts'

export function JoinPage({ id, token }: { id: string; token: string }) {
  const { i18n } = useLingui()
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
        if (fault instanceof RequestRefused && (fault.trouble.code === 'taken' || fault.trouble.code === 'started'))
          go(`/table/${id}`, { replace: true })
        else setSays(faultInWords(i18n, fault))
      },
    )
  }, [id, token, go, i18n])
  return says === null ? null : <Lost says={says} />
}
