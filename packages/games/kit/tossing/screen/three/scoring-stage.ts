/** A picture of the scoring on the table: dice raised and ringed, dice that sink or are lifted off, points counted up. */
import { Group, Mesh, MeshBasicMaterial, type Object3D, Quaternion, Vector3 } from 'three'
import type { Shot } from '../judging/reel.ts'
import { hoop, wipe } from './drawn.ts'
import { toPicture } from './frame.ts'
import { type Label, Labels } from './props/labels.ts'

const GOLD = 0xffd36b
const FOAM = 0xd8f2f0
/** All in ms: when dice begin to leave, how long that takes, how long a count takes. */
const LINGER = 320
const LEAVE = 800
const COUNT = 700
/** How far dice are raised, sink and are lifted, in mm. */
const RAISED = 10
const DEPTH = 34
const LIFTED = 130
const TEXT = 21

/** A die with a part in the picture, and how it lay. */
type Actor = { die: Mesh; kind: 'ringed' | 'sinks' | 'lifted'; height: number; turn: Quaternion }
type Counter = { label: Label; to: number; sign: string }

export class ScoringStage {
  readonly group = new Group()
  private readonly rings = new Group()
  private readonly ripples = new Group()
  private readonly labels = new Labels()
  private actors: Actor[] = []
  private counters: Counter[] = []
  private began: number | null = null

  constructor() {
    this.group.add(this.rings, this.ripples, this.labels.group)
  }

  fit(unit: number): void {
    this.labels.fit(unit)
  }

  clear(): void {
    wipe(this.rings)
    wipe(this.ripples)
    this.labels.clear()
    for (const { die, kind } of this.actors)
      if (kind !== 'ringed') for (const paint of [die.material].flat()) paint.dispose()
    this.actors = []
    this.counters = []
    this.began = null
  }

  /** `dieOf` finds what lies on the table. */
  set({ ringed, leaving, tally }: Shot, dieOf: (id: string) => Mesh | undefined): void {
    this.clear()
    for (const id of ringed) this.cast(dieOf(id), 'ringed')
    for (const { id, how } of leaving) this.cast(dieOf(id), how)
    if (!tally) return
    tally.counts.forEach((count, team) => {
      if (count === null) return
      const sign = tally.isScore ? '+' : ''
      const look = team === 0 ? 'black' : 'white'
      const label = this.labels.add(look, TEXT, `${sign}0`, toPicture(tally.x, tally.y, 20), `${sign}${count}`)
      const isAlone = tally.counts.filter(one => one !== null).length === 1
      // Side by side over the goal, black to the left from wherever it is looked at.
      label.sprite.center.set(isAlone ? 0.5 : team === 0 ? 1.04 : -0.04, -0.7)
      this.counters.push({ label, to: count, sign })
    })
  }

  advance(now: number): boolean {
    if (this.actors.length === 0 && this.counters.length === 0) return false
    this.began ??= now
    const since = now - this.began
    const left = Math.min(1, Math.max(0, (since - LINGER) / LEAVE))
    for (const ripple of this.ripples.children) spread(ripple, left)
    const counted = Math.min(1, since / COUNT)
    for (const actor of this.actors) act(actor, actor.kind === 'ringed' ? Math.min(1, since / LINGER) : left)
    for (const { label, to, sign } of this.counters) label.write(`${sign}${Math.round(to * counted)}`, `${sign}${to}`)
    return since < LINGER + LEAVE
  }

  private cast(die: Mesh | undefined, kind: Actor['kind']): void {
    if (!die) return
    const { x, y, z } = die.position
    this.actors.push({ die, kind, height: y, turn: die.quaternion.clone() })
    if (kind === 'ringed') this.rings.add(hoop({ x, y: -z }, 15, 19, GOLD))
    if (kind === 'sinks') this.ripples.add(hoop({ x, y: -z }, 10, 12, FOAM, 0))
    // What fades is painted by itself: dice share their paint.
    if (kind !== 'ringed') die.material = [die.material].flat().map(paint => paint.clone())
  }
}

const smooth = (share: number): number => share * share * (3 - 2 * share)

/** A ripple where a ship goes down: it widens and is gone. */
function spread(ripple: Object3D, share: number): void {
  ripple.scale.setScalar(1 + 2.4 * share)
  if (ripple instanceof Mesh && ripple.material instanceof MeshBasicMaterial)
    ripple.material.opacity = Math.sin(Math.PI * share) * 0.8
}

const tip = new Quaternion()
const ACROSS = new Vector3(1, 0, 0)
/** How far a ship tips over as it sinks, in radians. */
const TIPPED = 1.2

function act({ die, kind, height, turn }: Actor, share: number): void {
  const part = smooth(share)
  if (kind === 'ringed') {
    die.position.y = height + RAISED * part
    return
  }
  die.position.y = height + (kind === 'sinks' ? -DEPTH * part : LIFTED * part)
  if (kind === 'sinks') die.quaternion.copy(turn).premultiply(tip.setFromAxisAngle(ACROSS, TIPPED * part))
  for (const paint of [die.material].flat()) {
    paint.transparent = true
    paint.opacity = 1 - part
  }
  die.castShadow = share < 0.5
  die.visible = share < 1
}
