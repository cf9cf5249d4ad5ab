/** The time left, as it runs. */
import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import css from './countdown.module.css'

const DAY = 86_400
const HOUR = 3600

/** `2 d 3 h`, `3 h 12 min` or `1:05`. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / 60)} min`
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

export function Countdown({ until }: { until: number }) {
  const { i18n } = useLingui()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = (until - now) / 1000
  return (
    <span className={css.clock} role="timer" aria-label={i18n._('Time left')} data-short={seconds < 10 || undefined}>
      {timeLeft(seconds)}
    </span>
  )
}
