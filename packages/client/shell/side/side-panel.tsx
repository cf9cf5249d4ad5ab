/** Beside the board, or behind a bar of tabs on a phone: log, players, chat and rules. */
import { useLingui } from '@lingui/react'
import type { AnyEvent } from '@nassau/kernel'
import type { ChatLine, Scene } from '@nassau/protocol'
import { Tabs } from '@nassau/ui'
import { startTransition, useState } from 'react'
import Chat from '~icons/game-icons/chat-bubble'
import Ship from '~icons/game-icons/galleon'
import Crew from '~icons/game-icons/pirate-hat'
import Book from '~icons/game-icons/rule-book'
import Scroll from '~icons/game-icons/scroll-unfurled'
import type { TableSnapshot } from '../../seating/seating.ts'
import { useSettings } from '../../settings/settings.ts'
import { isBotsSeat } from '../names-at.ts'
import { useIsPhone } from '../use-is-phone.ts'
import type { Act, Loaded } from '../use-seating.ts'
import { speakersAt, wordOn } from './bot-words.ts'
import { ChatPanel } from './chat-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { Players } from './players.tsx'
import { RulesPanel } from './rules-panel.tsx'
import css from './side-panel.module.css'
import { useUnread } from './use-unread.ts'

const NOTHING_SAID: readonly ChatLine[] = []

type Props = {
  snapshot: TableSnapshot
  scene: Scene
  loaded: Loaded
  /** Everyone as sentences name them. */
  told: readonly string[]
  edition: object
  act: Act
  isLocal: boolean
}

export function SidePanel({ snapshot, scene, loaded, told, edition, act, isLocal }: Props) {
  const { i18n } = useLingui()
  const isPhone = useIsPhone()
  const [tab, setTab] = useState<string>('log')
  const [isOpen, setOpen] = useState(false)
  const log = { log: snapshot.log, game: loaded.listed.game, names: told, edition }
  const chat = snapshot.table?.chat ?? NOTHING_SAID
  const match = snapshot.table?.match ?? ''
  const hearsBots = useSettings(settings => settings.hearsBots)
  const speakers = speakersAt(scene)
  const say = (event: AnyEvent, next: AnyEvent | undefined) => wordOn(event, next, loaded.listed, edition, speakers)
  const unread = useUnread(match, chat, scene.seat, tab === 'chat' && (isOpen || !isPhone))
  const tabs = [
    ...(isPhone ? [{ id: 'board', label: i18n._('Table'), icon: <Ship />, panel: null }] : []),
    {
      id: 'log',
      label: i18n._('Log'),
      icon: <Scroll />,
      panel: (
        <LogPanel {...log} bots={isLocal ? [] : scene.seats.map(isBotsSeat)} {...(hearsBots && { wordOn: say })} />
      ),
    },
    {
      id: 'players',
      label: i18n._('Players'),
      icon: <Crew />,
      panel: <Players {...{ scene, loaded, edition, act }} online={snapshot.online} match={isLocal ? null : match} />,
    },
    ...(isLocal
      ? []
      : [
          {
            id: 'chat',
            label: i18n._('Chat'),
            icon: <Chat />,
            count: unread,
            panel: <ChatPanel {...{ match, act, scene }} lines={chat} />,
          },
        ]),
    { id: 'rules', label: i18n._('Rules'), icon: <Book />, panel: <RulesPanel loaded={loaded} /> },
  ]
  const show = (id: string): void =>
    startTransition(() => {
      setTab(id)
      setOpen(id !== 'board')
    })
  return (
    <aside className={css.side} data-open={(isPhone && isOpen) || undefined}>
      <Tabs
        label={i18n._('About this match')}
        tabs={tabs}
        value={isPhone && !isOpen ? 'board' : tab}
        onChange={show}
        look={isPhone ? 'bar' : 'row'}
        className={css.tabs}
      />
    </aside>
  )
}
