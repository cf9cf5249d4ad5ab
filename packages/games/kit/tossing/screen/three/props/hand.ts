/** The die in hand, and the arrow before it. */
import { Group, type Mesh, Vector3 } from 'three'
import type { End, FeltDie } from '../../../board.ts'
import type { Forecast } from '../../throwing/forecast.ts'
import { wipe } from '../drawn.ts'
import { arrow } from './arrow.ts'
import type { DiceMaker } from './dice.ts'
import { landingGroup } from './landing.ts'

/** A die that is about to be tossed, and which way: in mm and radians, from the thrower's own end; and what may come of it. */
export type Aim = {
  x: number
  y: number
  z: number
  angle: number
  power: number
  spin: number
  forecast: Forecast | null
}

type Held = { aim: Aim; die: FeltDie; end: End }

/** How long a die takes to come back into the hand, in ms. */
const BACK = 300

export class Hand {
  readonly group = new Group()
  private readonly maker: DiceMaker
  private readonly arrow = new Group()
  private readonly landing = new Group()
  private readonly place = new Vector3()
  private readonly from = new Vector3()
  private die: Mesh | null = null
  /** Which die that is, and how strong an arrow it has. */
  private look = ''
  private arrowed = ''
  private forecast: Forecast | null = null
  /** Since when it is on its way back, in ms; `'now'` until the next picture. */
  private back: number | 'now' | null = null

  constructor(maker: DiceMaker) {
    this.maker = maker
    this.group.add(this.arrow, this.landing)
  }

  hold(held: Held | null): void {
    if (!held) {
      this.letGo()
      return
    }
    const { aim, die, end } = held
    const way = end === 'near' ? 1 : -1
    const look = `${die.id} ${die.kind} ${die.size}`
    if (!this.die || this.look !== look) {
      this.letGo()
      this.die = this.maker.make(die)
      this.die.name = die.id
      this.look = look
      this.group.add(this.die)
    }
    this.drawAim(aim)
    this.place.set(aim.x * way, aim.z, -aim.y * way)
    if (this.back === null) this.die.position.copy(this.place)
    this.arrow.position.set(aim.x * way, 1.6, -aim.y * way)
    this.arrow.rotation.y = (end === 'near' ? 0 : Math.PI) - aim.angle
    this.landing.rotation.y = end === 'near' ? 0 : Math.PI
  }

  /** The die that is held. */
  get held(): Mesh | null {
    return this.die
  }

  private drawAim({ power, spin, forecast }: Aim): void {
    const arrowed = `${power.toFixed(2)} ${spin.toFixed(2)}`
    if (arrowed !== this.arrowed) {
      wipe(this.arrow)
      this.arrow.add(arrow(Number(power.toFixed(2)), Number(spin.toFixed(2))))
      this.arrowed = arrowed
    }
    if (forecast === this.forecast) return
    wipe(this.landing)
    if (forecast) this.landing.add(landingGroup(forecast))
    this.forecast = forecast
  }

  /** Opens: the die is whoever's it was given to. */
  letGo(): Mesh | null {
    const { die } = this
    if (die) this.group.remove(die)
    wipe(this.arrow)
    wipe(this.landing)
    this.arrowed = ''
    this.forecast = null
    this.die = null
    return die
  }

  /** The next die held comes from here. */
  takeBack(from: Vector3): void {
    this.from.copy(from)
    this.back = 'now'
  }

  advance(now: number): boolean {
    if (this.back === null || !this.die) return false
    if (this.back === 'now') this.back = now
    const share = Math.min(1, (now - this.back) / BACK)
    this.die.position.lerpVectors(this.from, this.place, 1 - (1 - share) ** 2)
    if (share === 1) this.back = null
    return this.back !== null
  }
}
