/** The examples of the rulebook: dice as they fell, and what the rules make of them. */
import { useLingui } from '@lingui/react'
import { ScriptedChance } from '@nassau/kernel/testing'
import { Example } from '@nassau/ui'
import type { ReactNode } from 'react'
import {
  canCarry,
  coinsOf,
  emptyTray,
  moveToken,
  PARTS,
  type Part,
  rollDice,
  type Sea,
  type Ship,
  type Tray,
  wreckDice,
} from '../../board.ts'
import { EDITION, FACES, type Face } from '../../edition/edition.ts'
import type { SeaEvent } from '../../events.ts'
import { newShip } from '../../game.ts'
import { fightPoints, meleeRound } from '../../melee.ts'
import { view } from '../../view.ts'
import { ClashSheet, Dice } from '../hunt/clash.tsx'
import { Track } from '../hunt/track.tsx'
import { FACE_OF, PART_SIGNS, ShipDie } from '../ship/face.tsx'
import { BuiltShip } from '../ship/own-ship.tsx'
import { ShipCard } from '../ship/ships.tsx'
import { partWord } from '../words.ts'
import type { EXAMPLES } from './example-names.ts'
import css from './examples.module.css'

const NAMES = ['Anne', 'Ben']

const shipWith = (parts: Partial<Ship>): Ship => ({ ...newShip(), wreck: 0, ...parts })

const seaOf = (ships: Ship[], at: Partial<Sea> = {}): Sea => ({
  ships,
  dog: 0,
  first: 0,
  hunt: 1,
  loots: 0,
  goal: EDITION.track.x,
  island: [],
  muerta: 0,
  vows: [],
  ...at,
})

/** Chance that lets dice fall with these faces, one after the other. */
const fallen = (...faces: Face[]): ScriptedChance =>
  new ScriptedChance(faces.map(face => EDITION.shipDie.indexOf(face)))

const trayOf = (...faces: Face[]): Tray => rollDice(EDITION, fallen(...faces), faces.length)

/** SD-3, SD-12 How often each face is on a die, and which parts of a ship it can be. */
function Faces() {
  const { i18n } = useLingui()
  const timesOf = (face: Face): number => EDITION.shipDie.filter(one => one === face).length
  const partsOf = (face: Face): readonly Part[] =>
    face === 'parrot' ? PARTS : PARTS.filter(part => FACE_OF[part] === face)
  return (
    <Example
      clause="SD-3, SD-12"
      caption={i18n._(
        'The faces of a ship die, how often each is on it, and what it becomes. A ship, on {ships} faces, is placed as a sail or as hull. A cannon, on {cannons}, is a cannon, and crew, on {crews}, is crew. A parrot, on {parrots}, becomes any of them, or stays a parrot for later.',
        {
          ships: timesOf('ship'),
          cannons: timesOf('cannon'),
          crews: timesOf('crew'),
          parrots: timesOf('parrot'),
        },
      )}
    >
      <ul className={css.faces}>
        {FACES.map(face => (
          <li key={face}>
            <ShipDie face={face} /> <b>× {timesOf(face)}</b>
            <span className={css.parts}>
              {partsOf(face).map(part => (
                <span key={part}>
                  {PART_SIGNS[part]} {partWord(i18n, part)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Example>
  )
}

/** SD-11, SD-30 */
function Built() {
  const { i18n } = useLingui()
  const ship = shipWith({ sails: 3, hull: 3, cannons: 1, crew: 2, parrot: 1 })
  return (
    <Example
      clause="SD-11, SD-12, SD-30"
      caption={i18n._(
        'Ten dice, built: {sails} sails are the speed, {hull} hull the hold, {cannons, plural, one {# cannon is one shot} other {# cannons are as many shots}}. There is room for {hull} treasure dice, but the {crew} crew carry only {carry}. If the parrot becomes crew when loot begins, it is {more}.',
        {
          sails: ship.sails,
          hull: ship.hull,
          cannons: ship.cannons,
          crew: ship.crew,
          carry: canCarry(ship),
          more: canCarry({ ...ship, crew: ship.crew + ship.parrot }),
        },
      )}
    >
      <div className={css.built}>
        <BuiltShip seat={0} ship={ship} />
      </div>
    </Example>
  )
}

/** SD-14, SD-16 to SD-18 Three shots, and what each takes. */
function Fire() {
  const { i18n } = useLingui()
  const anne = shipWith({ sails: 3, hull: 2, cannons: 3, crew: 2 })
  const before = shipWith({ sails: 2, hull: 3, cannons: 2, crew: 3 })
  const after = { ...before }
  for (const part of ['sails', 'crew', 'cannons'] as const) wreckDice(after, part, 1)
  const icons = trayOf('ship', 'crew', 'parrot')
  return (
    <Example
      clause="SD-14, SD-16"
      caption={i18n._(
        '{sails} sails against {theirs}: Anne fires first, with {guns} cannons. The ship icon takes a sail or a hull, and she prefers a sail. The crew icon takes a crew. The parrot takes whatever she likes: a cannon. Ben keeps {left, plural, one {# sail} other {# sails}}, {crew} crew and {cannons, plural, one {# cannon} other {# cannons}} to answer with.',
        {
          sails: anne.sails,
          theirs: before.sails,
          guns: anne.cannons,
          left: after.sails,
          crew: after.crew,
          cannons: after.cannons,
        },
      )}
    >
      <div className={css.card}>
        <ShipCard ship={before} seat={1} name={NAMES[1] ?? ''} />
      </div>
      <div className={css.shot}>
        <ClashSheet
          names={NAMES}
          told={NAMES}
          event={{ kind: 'fired', seat: 0, target: 1, icons, crew: icons.crew, cannons: icons.cannon }}
        />
      </div>
      <div className={css.card}>
        <ShipCard ship={after} seat={1} name={NAMES[1] ?? ''} />
      </div>
    </Example>
  )
}

/** SD-23 Sails are rolled, and ship icons counted. */
function Chase() {
  const { i18n } = useLingui()
  const ours = trayOf('ship', 'ship', 'cannon')
  const theirs = trayOf('ship', 'crew')
  return (
    <Example
      clause="SD-23"
      caption={i18n._(
        'Anne tries to board Ben and rolls her three sails, he his two. {ours} ship icons against {theirs}: that is more, and he is caught. With {theirs} against {theirs} he would have escaped.',
        { ours: ours.ship, theirs: theirs.ship },
      )}
    >
      <div className={css.chase}>
        <ClashSheet
          names={NAMES}
          told={NAMES}
          event={{
            kind: 'chased',
            seat: 0,
            target: 1,
            icons: ours.ship,
            theirs: theirs.ship,
            isCaught: ours.ship > theirs.ship,
          }}
        />
        <Dice tray={ours} />
        <Dice tray={theirs} />
      </div>
    </Example>
  )
}

/** SD-28, SD-29 One round, fought by the rules themselves. */
function Melee() {
  const { i18n } = useLingui()
  const told: SeaEvent[] = []
  const board = seaOf([shipWith({ crew: 3 }), shipWith({ crew: 2 })])
  const sides = board.ships.map(({ crew }, seat) => ({ seat, crew }))
  const rng = fallen('crew', 'crew', 'ship', 'parrot', 'cannon')
  meleeRound({ board, edition: EDITION, rng, tell: event => told.push(event) }, sides, 1)
  const round = told.find(event => event.kind === 'melee')
  const worth = (face: Face): number => fightPoints(EDITION, { ...emptyTray(), [face]: 1 })
  if (round?.kind !== 'melee') return null
  const [anne, ben] = round.sides
  return (
    <Example
      clause="SD-28, SD-29"
      caption={i18n._(
        'A ship counts {ship}, a cannon {cannon}, crew {crew}, a parrot {parrot}. Anne’s three crew roll crew, crew and a ship: {ours}. Ben’s two roll a cannon and a parrot: {theirs}. The highest total is shared, so both lose one crew and the melee goes on.',
        {
          ship: worth('ship'),
          cannon: worth('cannon'),
          crew: worth('crew'),
          parrot: worth('parrot'),
          ours: anne?.points ?? 0,
          theirs: ben?.points ?? 0,
        },
      )}
    >
      <ClashSheet names={NAMES} told={NAMES} event={round} />
    </Example>
  )
}

/** SD-41, SD-48 Coins forward, scurvy back. */
function Scoring() {
  const { i18n } = useLingui()
  const before = shipWith({ sails: 2, hull: 3, cannons: 2, crew: 3, hold: [3, 1], cache: [4], scurvy: 2, at: 6 })
  const after = { ...before }
  moveToken(after, coinsOf(before) - before.scurvy)
  const sea = view(seaOf([after, shipWith({ at: 9 })]), EDITION)
  return (
    <Example
      clause="SD-41, SD-48"
      caption={i18n._(
        'Anne’s treasure, {aboard} coins aboard and {aside} set aside, is {coins} spaces forward; her {scurvy} scurvy dice are as many back. From space {from} she comes to {to}, and only where she stops counts: {top} in between means nothing.',
        {
          aboard: before.hold.reduce((sum, coins) => sum + coins, 0),
          aside: before.cache.reduce((sum, coins) => sum + coins, 0),
          coins: coinsOf(before),
          scurvy: before.scurvy,
          from: before.at,
          to: after.at,
          top: before.at + coinsOf(before),
        },
      )}
    >
      <div className={css.card}>
        <ShipCard ship={before} seat={0} name={NAMES[0] ?? ''} />
      </div>
      <div className={css.track}>
        <Track view={sea} names={NAMES} />
      </div>
    </Example>
  )
}

export const examples: Readonly<Record<(typeof EXAMPLES)[number], () => ReactNode>> = {
  faces: Faces,
  ship: Built,
  fire: Fire,
  chase: Chase,
  melee: Melee,
  scoring: Scoring,
}
