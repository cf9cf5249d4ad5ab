/** Who sits where, whose lantern is lit, their clocks, and what the game has to say of each. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Lantern, SeatMark } from '@nassau/ui'
import { HostTools, isHost } from '../../peace/host-tools.tsx'
import { PersonMenu } from '../../peace/person-menu.tsx'
import { timeLeft } from '../asking/countdown.tsx'
import { levelInWords } from '../levels.ts'
import { inWords } from '../names-at.ts'
import type { Act, Loaded } from '../use-seating.ts'
import css from './players.module.css'

type Props = {
  scene: Scene
  loaded: Loaded
  edition: object
  online: readonly number[] | null
  /** At a table of the server, where others are people; null on this device. */
  match: string | null
  act: Act
}

export function Players({ scene, loaded, edition, online, match, act }: Props) {
  const { i18n } = useLingui()
  const { seen, seats, clocks, seat: mine } = scene
  const SeatNote = loaded.look?.SeatNote
  return (
    <ul className={css.players}>
      {seats.map(({ name, kind, level, isBot, hasResigned }, seat) => {
        const isLit = scene.status === 'playing' && seen?.awaiting.includes(seat) === true
        const isAway = kind === 'person' && online !== null && !online.includes(seat) && seat !== mine
        const bank = clocks?.[seat]?.bank
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className={css.player} data-lit={isLit || undefined}>
            <SeatMark seat={seat} says="" />
            <span className={css.name}>
              {name === null ? i18n._('free seat') : inWords(name)}
              <small>
                {seat === mine && i18n._('you')}
                {kind === 'bot' && i18n._('bot, {level}', { level: levelInWords(i18n, level ?? '') })}
                {kind === 'person' && level !== null && i18n._('a bot stands in')}
                {kind === 'person' && level === null && isBot && i18n._('bot of somebody’s own')}
                {isAway && level === null && i18n._('away')}
                {hasResigned && ` ${i18n._('gave up')}`}
              </small>
            </span>
            {bank !== undefined && bank > 0 && <small className={css.bank}>{timeLeft(bank / 1000)}</small>}
            <Lantern isLit={isLit} className={css.lantern} />
            {match !== null && kind === 'person' && seat !== mine && (
              <PersonMenu name={name ?? ''} whom={{ match, seat }} from={null} />
            )}
            {SeatNote && seen && (
              <div className={css.note}>
                <SeatNote seen={seen} edition={edition} of={seat} />
              </div>
            )}
          </li>
        )
      })}
      {match !== null && isHost(scene) && (
        <li>
          <HostTools match={match} scene={scene} act={act} />
        </li>
      )}
    </ul>
  )
}
