/** For keepers of the house: what was reported, who has to stay away, what is played, and what keepers did. */
import { useLingui } from '@lingui/react'
import { Tabs } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Lost } from '../not-found.tsx'
import { Page } from '../shell/page.tsx'
import { Audit } from './audit.tsx'
import { Bans } from './bans.tsx'
import css from './keeper.module.css'
import { keeping } from './keeping.ts'
import { OpenTables } from './open-tables.tsx'
import { People } from './people.tsx'
import { Reports } from './reports.tsx'

export function KeeperPage() {
  const { i18n } = useLingui()
  const [keeper, setKeeper] = useState<string | null | undefined>(undefined)
  const [tab, setTab] = useState('reports')
  useEffect(() => {
    void keeping.keeper().then(setKeeper, () => setKeeper(null))
  }, [])
  if (keeper === undefined) return null
  if (keeper === null) return <Lost says={i18n._('This room is for the keepers of the house.')} />
  const tabs = [
    { id: 'reports', label: i18n._('Reports'), panel: <Reports isOpen={tab === 'reports'} /> },
    { id: 'bans', label: i18n._('Bans'), panel: <Bans isOpen={tab === 'bans'} /> },
    { id: 'people', label: i18n._('People'), panel: <People self={keeper} isOpen={tab === 'people'} /> },
    { id: 'tables', label: i18n._('Tables'), panel: <OpenTables isOpen={tab === 'tables'} /> },
    { id: 'audit', label: i18n._('Log'), panel: <Audit isOpen={tab === 'audit'} /> },
  ]
  return (
    <Page title={i18n._('The keeper’s room')}>
      <Tabs label={i18n._('The keeper’s room')} tabs={tabs} value={tab} onChange={setTab} className={css.tabs} />
    </Page>
  )
}
