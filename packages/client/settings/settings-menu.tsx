/** What can be set, behind a ship's wheel. */
import { useLingui } from '@lingui/react'
import { Popover } from '@nassau/ui'
import type { ReactNode } from 'react'
import Wheel from '~icons/game-icons/ship-wheel'

/** `children` are the switches: sky, language, sound. */
export function SettingsMenu({ children }: { children: ReactNode }): ReactNode {
  const { i18n } = useLingui()
  return (
    <Popover label={i18n._('Settings')} icon={<Wheel aria-hidden="true" />}>
      {children}
    </Popover>
  )
}
