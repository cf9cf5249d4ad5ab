/** The harbour with what is going on now: matches of this device and of the server, tables to sit down at. */
import { useLingui } from '@lingui/react'
import { levelsOf } from '@nassau/bots/levels'
import { type LoadedGame, type Manifest, manifestOf, SHELF } from '@nassau/games/manifests'
import { buttonLook, tell } from '@nassau/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import Scroll from '~icons/game-icons/scroll-unfurled'
import { learnWords } from '../i18n.ts'
import { playNow } from '../seating/new-match.ts'
import { useSettings } from '../settings/settings.ts'
import { SettingsControls } from '../settings/settings-controls.tsx'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import { faultInWords } from '../shell/troubles.ts'
import { Harbour } from './harbour.tsx'
import type { GameCardData } from './harbour-data.ts'
import { cardOfLine, cardOfSaved, openTable as openTableCard } from './match-cards.ts'
import { openTable } from './opening/open-table.ts'
import type { TableWish } from './opening/table-wish.ts'
import { useMatches } from './use-matches.ts'

/** A game may be learned by a lesson; tossing is practised at a range as well. */
const learningOf = ({ id, lesson, isTossed }: Manifest): Pick<GameCardData, 'learn' | 'practice'> => ({
  learn: lesson ? `/learn/${id}` : null,
  practice: isTossed ? `/practice/${id}` : null,
})

/** The level that is usual first, the one that knows nothing last. */
function levelsToOffer(listed: LoadedGame): string[] {
  const [least = 'swab', ...levels] = levelsOf(listed)
  return [...levels, least]
}

/** Wanted by few on a first visit. */
const loadMakeTable = () => import('./opening/make-table.tsx')
const MakeTable = lazy(async () => ({ default: (await loadMakeTable()).MakeTable }))

export function HarbourPage() {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const { name, set } = useSettings()
  const { here, mine, open, me, isOnline } = useMatches()
  const called = me?.name ?? name
  // Whoever is known to the server by a name bears it at tables on this device too, and without a network.
  useEffect(() => set({ name: called }), [called, set])
  const [making, setMaking] = useState<{ manifest: Manifest; listed: LoadedGame } | null>(null)

  /** Whatever goes wrong is said: a button never just does nothing. */
  async function attempt(deed: () => Promise<void>): Promise<void> {
    await deed().catch((fault: unknown) => tell(faultInWords(i18n, fault), 'trouble'))
  }
  const start = async (manifest: Manifest): Promise<void> => go(`/here/${await playNow(manifest, called)}`)
  async function startMaking(manifest: Manifest): Promise<void> {
    const [{ loaded }] = await Promise.all([manifest.load(), learnWords(manifest.id), loadMakeTable()])
    setMaking({ manifest, listed: loaded })
  }
  const make = async (wish: TableWish): Promise<void> => go(await openTable(wish, called))
  const withManifest = (deed: (manifest: Manifest) => Promise<void>) => (game: string) => {
    const manifest = manifestOf(game)
    if (manifest) void attempt(() => deed(manifest))
  }
  return (
    <>
      <Harbour
        games={SHELF.map(manifest => ({ ...manifest, ...learningOf(manifest) }))}
        mine={[
          ...mine.filter(({ status }) => status !== 'over').map(line => cardOfLine(i18n, line)),
          ...here.flatMap(saved => cardOfSaved(i18n, saved) ?? []),
        ]}
        open={open
          .filter(({ status, seat }) => status === 'gathering' && seat === null)
          .map(line => openTableCard(i18n, line))}
        live={open
          .filter(({ status, seat }) => status === 'playing' && seat === null)
          .map(line => cardOfLine(i18n, line))}
        isOnline={isOnline}
        playNow={withManifest(start)}
        makeTable={withManifest(startMaking)}
        name={called}
        menu={<Menu />}
      />
      {making && (
        <Suspense fallback={null}>
          <MakeTable
            game={making.manifest}
            options={making.listed.game.options}
            levels={levelsToOffer(making.listed)}
            isOnline={isOnline !== false}
            isOpen
            close={() => setMaking(null)}
            onMake={wish => void attempt(() => make(wish))}
          />
        </Suspense>
      )}
    </>
  )
}

function Menu() {
  const { i18n } = useLingui()
  return (
    <>
      <Link href="/logbook" className={buttonLook()} aria-label={i18n._('Logbook')} title={i18n._('Logbook')}>
        <Scroll aria-hidden="true" />
      </Link>
      <SettingsMenu>
        <SettingsControls />
      </SettingsMenu>
    </>
  )
}
