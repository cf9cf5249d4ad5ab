/** Examples of upkeep and movement, of digging and of a visit to a lair. */
import { useLingui } from '@lingui/react'
import { Example } from '@nassau/ui'
import { type Ship, shipOf } from '../../board.ts'
import { neighbour } from '../../chart.ts'
import { cluesOf, mostCannonballs, mostRum, speedOf } from '../../crew/skills.ts'
import { EDITION } from '../../edition/edition.ts'
import { mapsNeeded } from '../../steps/dig.ts'
import { spacesLeft } from '../../steps/movement.ts'
import { COLOURS } from '../../words/names.ts'
import { Lit, Reach } from '../map/markings.tsx'
import { Pile } from '../ship/pile.tsx'
import { PirateLine } from '../ship/pirate-line.tsx'
import { Sheet } from '../ship/sheet.tsx'
import { RumStock } from '../ship/stock.tsx'
import { counted } from '../words.ts'
import { BARE, CHART, Crew, seasWith, shipWith, Waters, whereIs } from './example-seas.tsx'
import css from './examples.module.css'

/** KP-27, KP-29 What the thirstiest face of the die leaves, twice. */
export function Upkeep() {
  const { i18n } = useLingui()
  const thirst = Math.max(...EDITION.upkeepDie.map(face => (face === 'scurvy' ? 0 : face)))
  const crew = ['barrel-bess']
  const before = shipWith({ crew, rum: thirst + 1 })
  const after = shipWith({ crew, rum: before.rum - thirst })
  const empty = shipWith({ crew, rum: Math.max(0, after.rum - thirst) })
  const drunk = i18n._('the die says −{thirst}', { thirst })
  return (
    <Example
      clause="KP-27, KP-29"
      caption={i18n._(
        'There is room for {room} rum, one of it thanks to Barrel Bess, and {before} are left. At sea the upkeep die shows −{thirst}: {after} is left. Next turn it shows −{thirst} again. What there is is drunk, {missing} is missing, and that is a mutiny.',
        {
          room: mostRum(EDITION, before),
          before: before.rum,
          thirst,
          after: after.rum,
          missing: thirst - after.rum,
        },
      )}
    >
      <PirateLine id="barrel-bess" chart={CHART} as="crew" />
      <ol className={css.stocks}>
        {[before, after, empty].map(ship => (
          <li key={ship.rum}>
            {ship !== before && <span className={css.die}>{drunk}</span>}
            <RumStock ship={ship} edition={EDITION} />
          </li>
        ))}
      </ol>
    </Example>
  )
}

/** KP-22, KP-32, KP-54 One sail, one scurvy token and a tailwind. */
export function Sailing() {
  const { i18n } = useLingui()
  const at = CHART.corners[COLOURS.indexOf('black')] ?? 0
  const seas = seasWith({ at, scurvy: 1 }, { tailwinds: 1, phase: 'movement' })
  const own = speedOf(EDITION, shipOf(seas, 0), seas.sails)
  const left = spacesLeft(seas, { sailed: 0 }, EDITION)
  const next = COLOURS.flatMap((_, direction) => neighbour(CHART, at, direction) ?? [])
  return (
    <Example
      clause="KP-22, KP-32, KP-54"
      caption={i18n._(
        'The ship in the black lair has one sail and one scurvy token. That would be no space at all, but {own, plural, one {# space} other {# spaces}} it can always sail. A tailwind brings {wind} more, whatever the scurvy: {left} this turn. Solid lines are the next step, dotted ones all that can be reached: the French city, the Spanish stronghold or the treasure island among it.',
        { own, wind: left - own, left },
      )}
    >
      <Waters seas={seas} around={at} steps={left}>
        <Lit chart={CHART} spaces={new Set(next)} />
        <Reach chart={CHART} from={at} left={left} />
      </Waters>
      <div className={css.card}>
        <Pile card="tailwind" n={1} />
      </div>
    </Example>
  )
}

/** KP-36 A large treasure, and a crew that knows where to dig. */
export function Dig() {
  const { i18n } = useLingui()
  const dearest = Math.max(...CHART.treasures.map(treasure => treasure?.worth ?? 0))
  const space = whereIs(at => CHART.treasures[at]?.worth === dearest)
  const seas = seasWith({ at: space, captain: 'moth-dawson', crew: ['pia-lantern'] }, BARE)
  const ship = shipOf(seas, 0)
  const needed = mapsNeeded(seas, { space }, EDITION)
  return (
    <Example
      clause="KP-36"
      caption={i18n._(
        'This island takes {maps} maps. Moth Dawson and Pia Lantern are worth a clue each, which saves {clues}: with {needed} maps turned in the treasure is dug up, {worth} doubloons.',
        {
          maps: CHART.treasures[space]?.maps ?? 0,
          clues: cluesOf(CHART, ship),
          needed,
          worth: counted(i18n, dearest),
        },
      )}
    >
      <div className={css.small}>
        <Waters seas={seas} around={space} steps={1} />
      </div>
      <Crew ship={ship} />
      <div className={css.card}>
        <Pile card="treasure-map" n={needed} />
      </div>
    </Example>
  )
}

/** KP-10, KP-37 The ship of the visit to a lair, when it is over. */
export function Lair() {
  const { i18n } = useLingui()
  const manned: Partial<Ship> = { captain: 'gunner-oke', crew: ['barrel-bess', 'pia-lantern'], middles: ['gun-deck'] }
  const bare = shipWith(manned)
  const [rum, cannonballs] = [mostRum(EDITION, bare), mostCannonballs(EDITION, bare)]
  const seas = seasWith({ ...manned, rum, cannonballs, doubloons: 200 })
  const ship = shipOf(seas, 0)
  return (
    <Example
      clause="KP-10, KP-12, KP-37"
      caption={i18n._(
        'The ship when it leaves: the gun deck has brought a second sail, so it sails {spaces} spaces, a third place and room for {deck} cannonballs. With the skills of Barrel Bess and Gunner Oke it holds {rum} rum and {cannonballs} cannonballs. The rum hold can still be bought, for {cost}.',
        {
          spaces: speedOf(EDITION, ship, seas.sails),
          deck: EDITION.middle['gun-deck'],
          rum,
          cannonballs,
          cost: counted(i18n, EDITION.middle.cost),
        },
      )}
    >
      <div className={css.sheet}>
        <Sheet ship={ship} view={seas} seat={0} edition={EDITION} />
      </div>
    </Example>
  )
}
