/** A table that waits for company: who is there, who is missing, the links to send, how it is played, and words meanwhile. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Game } from '@nassau/kernel'
import type { Clock, Scene } from '@nassau/protocol'
import { Button, FreeSeat, SeatMark } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { InviteLinks } from '../../harbour/opening/invite-links.tsx'
import { HostTools, isHost } from '../../peace/host-tools.tsx'
import { PersonMenu } from '../../peace/person-menu.tsx'
import { api } from '../../seating/api.ts'
import type { Seating, TableSnapshot } from '../../seating/seating.ts'
import { levelInWords } from '../levels.ts'
import { ChatPanel } from '../side/chat-panel.tsx'
import { type Act, useActing } from '../use-seating.ts'
import css from './gathering.module.css'

type Props = { snapshot: TableSnapshot; scene: Scene; seating: Seating; leave: () => void; game: Game }

export function Gathering({ snapshot, scene, seating, leave, game }: Props) {
  const { i18n } = useLingui()
  const { act, isBusy } = useActing(seating)
  const match = snapshot.table?.match ?? ''
  const [links, setLinks] = useState<readonly string[]>([])
  useEffect(() => {
    void api.links(match).then(setLinks, () => setLinks([]))
  }, [match])
  const hasOpen = scene.seats.some(({ kind, name }) => kind === 'open' && name === null)
  const maySpeak = scene.seat !== null || scene.isPublic
  async function goAway(): Promise<void> {
    if (scene.seat !== null) await act({ type: 'leave' })
    leave()
  }
  return (
    <main className={css.gathering}>
      <h1>{game.title}</h1>
      <p>
        {scene.seats.every(({ kind }) => kind === 'person' || kind === 'bot')
          ? i18n._('Everyone is here: the dice are being stirred.')
          : i18n._('The match begins when every seat is taken.')}
      </p>
      <Places match={match} scene={scene} act={act} isBusy={isBusy} />
      {links.length > 0 && <InviteLinks links={links.map(path => `${location.origin}${path}`)} />}
      <HowItIsPlayed scene={scene} game={game} />
      {isHost(scene) && <HostTools match={match} scene={scene} act={act} />}
      {maySpeak && (
        <section className={css.chat} aria-label={i18n._('Chat')}>
          <ChatPanel {...{ match, act, scene }} lines={snapshot.table?.chat ?? []} />
        </section>
      )}
      <div className={css.row}>
        {scene.seat === null && hasOpen && (
          <Button variant="gold" disabled={isBusy} onClick={() => void act({ type: 'join' })}>
            {i18n._('Sit down')}
          </Button>
        )}
        <Button variant="ink" onClick={() => void goAway()}>
          {scene.seat === null ? i18n._('Back to the harbour') : i18n._('Leave the table')}
        </Button>
      </div>
    </main>
  )
}

/** Who sits where; whoever opened the table may stop waiting for someone. */
function Places({ match, scene, act, isBusy }: { match: string; scene: Scene; act: Act; isBusy: boolean }) {
  const { i18n } = useLingui()
  const mayFill = isHost(scene)
  return (
    <ul className={css.seats}>
      {scene.seats.map(({ name, kind, level, isBot }, seat) => {
        const isFree = kind === 'open' || kind === 'invited'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-free={isFree || undefined}>
            {isFree ? <FreeSeat /> : <SeatMark seat={seat} says="" />}
            <span>
              {isFree ? (kind === 'invited' ? i18n._('kept for someone with its link') : i18n._('free')) : name}{' '}
              <small>
                {seat === scene.seat && i18n._('you')}
                {kind === 'bot' && i18n._('bot, {level}', { level: levelInWords(i18n, level ?? '') })}
                {kind === 'person' && isBot && i18n._('bot of somebody’s own')}
              </small>
            </span>
            {isFree && mayFill && (
              <Button size="small" disabled={isBusy} onClick={() => void act({ type: 'seat-bot', seat })}>
                {i18n._('A bot instead')}
              </Button>
            )}
            {kind === 'person' && seat !== scene.seat && (
              <PersonMenu name={name ?? ''} whom={{ match, seat }} from={null} act={mayFill ? act : undefined} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The clock, who may watch, and what is not as usual. */
function HowItIsPlayed({ scene, game }: { scene: Scene; game: Game }) {
  const { i18n } = useLingui()
  const options = Object.entries(game.options).flatMap(([name, { says, values }]) => {
    const value = scene.options[name]
    if (value === undefined || value === values[0]) return []
    return [value === true ? i18n._(says) : `${i18n._(says)}: ${i18n._(String(value))}`]
  })
  return (
    <dl className={css.facts}>
      <div>
        <dt>{i18n._('Clock')}</dt>
        <dd>{clockInWords(i18n, scene.clock)}</dd>
      </div>
      <div>
        <dt>{i18n._('Onlookers')}</dt>
        <dd>{scene.isPublic ? i18n._('anyone may watch') : i18n._('only those with a link')}</dd>
      </div>
      <div>
        <dt>{i18n._('Options')}</dt>
        <dd>{options.length === 0 ? i18n._('as usual') : options.join('; ')}</dd>
      </div>
    </dl>
  )
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** In the largest unit it is a whole number of. */
function timeInWords(locale: string, ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? ['second', 1000]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size))
}

const clockInWords = (i18n: I18n, clock: Clock | null): string =>
  clock === null
    ? i18n._('No clock')
    : i18n._('{choice} a choice, {bank} in the bank', {
        choice: timeInWords(i18n.locale, clock.choiceMs),
        bank: timeInWords(i18n.locale, clock.bankMs),
      })
