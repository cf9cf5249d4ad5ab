/** Examples of combat and of what it brings. */
import { useLingui } from '@lingui/react'
import { Example } from '@nassau/ui'
import { sum } from '../../../kit/lists.ts'
import { type Fight, shipOf } from '../../board.ts'
import { extraLoot } from '../../crew/skills.ts'
import { EDITION } from '../../edition/edition.ts'
import { Combat } from '../fight/combat.tsx'
import { sidesOf } from '../fight/fight-sides.ts'
import { Haul } from '../tidings.tsx'
import { counted } from '../words.ts'
import { BARE, CHART, Crew, seasWith, Waters, whereIs } from './example-seas.tsx'
import css from './examples.module.css'

/** KP-40 Everything that can stand on either side, and a total that is just enough. */
export function Fighting() {
  const { i18n } = useLingui()
  const warship = CHART.tiles.find(tile => tile?.isWarship && tile.nation === 'french') ?? null
  const fight: Fight = {
    attacker: 0,
    defender: null,
    prize: warship,
    at: 0,
    attack: [3, 4],
    defence: [],
    forAttack: 0,
    forDefence: 0,
  }
  const seas = seasWith(
    { captain: 'gunner-oke', crew: ['ivo-blackwater'], assaults: 1, scurvy: 1 },
    { soldiers: { british: 0, french: 1, spanish: 0 }, fight },
  )
  const { attack, defence } = sidesOf(seas, CHART, fight)
  const partOf = (of: string): number =>
    Math.abs([...attack.parts, ...defence.parts].find(part => part.of === of)?.n ?? 0)
  return (
    <Example
      clause="KP-40"
      caption={i18n._(
        'Anne attacks a French warship. Her dice show {dice}, Gunner Oke in the cabin and Ivo Blackwater in the crew bring {skills} against nations, an assault brings {assault}, and scurvy takes {scurvy}: {total}. The warship has defence {defence} and {soldiers} for the soldiers somebody played: {against}. As much is enough, and the ship is conquered.',
        {
          dice: sum(fight.attack),
          skills: partOf('skills'),
          assault: partOf('assault'),
          scurvy: partOf('scurvy'),
          total: attack.total,
          defence: partOf('defence'),
          soldiers: partOf('soldiers'),
          against: defence.total,
        },
      )}
    >
      <Crew ship={shipOf(seas, 0)} />
      <div className={css.combat}>
        <Combat
          fight={fight}
          view={seas}
          chart={CHART}
          names={['Anne', 'Ben']}
          rolls={null}
          balls={0}
          canChoose={false}
          choose={() => undefined}
        />
      </div>
    </Example>
  )
}

/** KP-42 Loot cards as they were drawn; how many of them there are is up to the crew. */
const DRAWN = [200, 100, 300, 100, 100, 400, 200, 200, 100, 300, 500]

export function Loot() {
  const { i18n } = useLingui()
  const space = whereIs(at => CHART.towns[at]?.kind === 'city' && CHART.towns[at]?.nation === 'french')
  const seas = seasWith({ captain: 'pia-lantern', crew: ['magpie-royce'] }, BARE)
  const ship = shipOf(seas, 0)
  const { defence, loot: worth } = EDITION.city
  const cards = worth + extraLoot(CHART, ship, 'french')
  const loot = DRAWN.slice(0, cards)
  const total = counted(i18n, sum(loot))
  return (
    <Example
      clause="KP-42"
      caption={i18n._(
        'The French city has defence {defence}, on the shield, and loot {loot}, on the coin. For Captain Pia Lantern it is two cards more, since the city is French, for Magpie Royce one more: {cards} loot cards, {total} doubloons. The city stays on the map.',
        { defence, loot: worth, cards, total },
      )}
    >
      <div className={css.small}>
        <Waters seas={seas} around={space} steps={1} />
      </div>
      <div className={css.crew}>
        <Crew ship={ship} />
        <Haul loot={loot} total={total} />
      </div>
    </Example>
  )
}
