/** The harbour with what is going on now: matches of this device and of the server, tables to sit down at. */
import { useLingui } from '@lingui/react'
import type { Listed } from '@nassau/games/listed'
import { buttonLook, tell } from '@nassau/ui'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import Scroll from '~icons/game-icons/scroll-unfurled'
import { GAME_ENTRIES, type GameEntry, gameEntry } from '../games.ts'
import { learnWords } from '../i18n.ts'
import { hasLesson } from '../lessons/lessons.ts'
import { playNow } from '../seating/new-match.ts'
import { useSettings } from '../settings/settings.ts'
import { SettingsControls } from '../settings/settings-controls.tsx'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import { faultInWords } from '../shell/troubles.ts'
import { Harbour } from './harbour.tsx'
import type { GameCardData } from './harbour-data.ts'
import { cardOfLine, cardOfSaved, openTable as openTableCard } from './match-cards.ts'
import { openTable } from './open-table.ts'
import type { TableWish } from './table-wish.ts'
import { useMatches } from './use-matches.ts'

/** Every game is learned by a lesson; tossing is practised at a range as well. */
const learningOf = ({ id, isTossed }: GameEntry): Pick<GameCardData, 'learn' | 'practice'> => ({
  learn: hasLesson(id) ? `/learn/${id}` : null,
  practice: isTossed ? `/practice/${id}` : null,
})

/** Wanted by few on a first visit. */
const MakeTable = lazy(async () => ({ default: (await import('./make-table.tsx')).MakeTable }))

export function HarbourPage() {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const name = useSettings(settings => settings.name)
  const { here, mine, open, me, isOnline } = useMatches()
  const [making, setMaking] = useState<{ entry: GameEntry; listed: Listed } | null>(null)

  async function start(game: string): Promise<void> {
    const entry = gameEntry(game)
    if (entry) go(`/here/${await playNow(entry, name)}`)
  }
  async function startMaking(game: string): Promise<void> {
    const entry = gameEntry(game)
    if (!entry) return
    const [listed] = await Promise.all([entry.load(), learnWords(game)])
    setMaking({ entry, listed })
  }
  async function make(wish: TableWish): Promise<void> {
    try {
      go(await openTable(wish, name))
    } catch (fault) {
      tell(faultInWords(i18n, fault), 'trouble')
    }
  }
  return (
    <>
      <Harbour
        games={GAME_ENTRIES.map(entry => ({ ...entry, ...learningOf(entry) }))}
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
        playNow={game => void start(game)}
        makeTable={game => void startMaking(game)}
        name={me?.name ?? name}
        menu={
          <>
            <Link href="/logbook" className={buttonLook()} aria-label={i18n._('Logbook')} title={i18n._('Logbook')}>
              <Scroll aria-hidden="true" />
            </Link>
            <SettingsMenu>
              <SettingsControls />
            </SettingsMenu>
          </>
        }
      />
      {making && (
        <Suspense fallback={null}>
          <MakeTable
            game={making.entry}
            options={making.listed.game.options}
            levels={[...making.listed.bots.map(({ id }) => id), 'swab']}
            isOnline={isOnline}
            isOpen
            close={() => setMaking(null)}
            onMake={wish => void make(wish)}
          />
        </Suspense>
      )}
    </>
  )
}
