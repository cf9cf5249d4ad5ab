/** Numbers on the map: a shield with the defence and a coin with the loot; maps to turn in and what they are worth. */
import css from '../map/map.module.css'

/** Paper and gold by day and by night: the numbers must be read at arm's length. */
const PAPER = '#fbf4e2'
const GOLD = '#e6b54d'
const INK = '#2b2118'

export const PrizeBadge = ({ defence, loot }: { defence: number; loot: number }) => (
  <g className={css.badge}>
    <path d="M-21 -9h19v9q0 7 -9.500 10q-9.500 -3 -9.500 -10z" fill={PAPER} stroke={INK} strokeWidth="1.2" />
    <text x="-11.5" y="4">
      {defence}
    </text>
    <circle cx="10" r="9.5" fill={GOLD} stroke={INK} strokeWidth="1.2" />
    <text x="10" y="4.5">
      {loot}
    </text>
  </g>
)

export const TreasureBadge = ({ maps, worth, isDug }: { maps: number; worth: string; isDug: boolean }) => (
  <g className={css.badge} opacity={isDug ? 0.75 : 1}>
    <path d="M-32 -8h24v16h-24l3 -4 -3 -4 3 -4z" fill={PAPER} stroke={INK} strokeWidth="1.1" strokeLinejoin="round" />
    <path d="M-17.500 -3l5.500 6M-12 -3l-5.500 6" stroke="#a8322d" strokeWidth="2" strokeLinecap="round" />
    <text x="-23" y="4.5">
      {maps}
    </text>
    <rect x="-9" y="-8" width="41" height="16" rx="8" fill={isDug ? '#cfc4a8' : GOLD} stroke={INK} strokeWidth="1.1" />
    <text x="11.5" y="4.5">
      {worth}
    </text>
    {isDug && <path d="M-32 7L33 -7" stroke="#a8322d" strokeWidth="2.6" strokeLinecap="round" />}
  </g>
)
