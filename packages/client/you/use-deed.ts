/** Doing something to one's account: one thing at a time, and what goes wrong is said. */
import { useLingui } from '@lingui/react'
import { tell } from '@nassau/ui'
import { useState } from 'react'
import { faultInWords } from '../shell/troubles.ts'
import { PasskeyDeclined } from './passkey.ts'

export type Deed = { isBusy: boolean; run: (deed: () => Promise<void>) => Promise<void> }

/** `done` is called after every deed, good or not: something may have changed. */
export function useDeed(done: () => void): Deed {
  const { i18n } = useLingui()
  const [isBusy, setBusy] = useState(false)
  async function run(deed: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await deed()
    } catch (fault) {
      const isDeclined = fault instanceof PasskeyDeclined
      tell(isDeclined ? i18n._('No passkey was given; nothing has changed.') : faultInWords(i18n, fault), 'trouble')
    } finally {
      setBusy(false)
      done()
    }
  }
  return { isBusy, run }
}
