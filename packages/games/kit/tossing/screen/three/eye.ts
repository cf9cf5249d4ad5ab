/**
 * Who looks at the table: from a view's usual place, turned and nearer by hand; at a picture of the scoring; or after a
 * die in flight, if it shall. It never jumps, it glides.
 */
import { type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { End, TossBoard } from '../../board.ts'
import type { Shot } from '../judging/reel.ts'
import { glide, isInSight, OPENING, type Place, placeAround, placeFor, type View } from './cameras.ts'
import { dragged, type Orbit, orbited, STRAIGHT, zoomed } from './orbit.ts'

/** How long the eye takes for most of a way, in ms: usually, and while it follows a die. */
const GLIDE = 130
const FOLLOW = 260
/** In a picture of so few pixels words cover much. */
const LOW = 420
/** A hand farther aside than this, in mm, takes the eye along. */
const ASIDE = 120
/** How far around a die at rest the eye looks, in mm, and how high it shakes for the hardest knock. */
const REST = 90
const SHAKEN = 5
/** How long a knock is felt, in ms. */
const FELT = 70

type Size = { width: number; length: number }

export class Eye {
  readonly camera = new PerspectiveCamera(OPENING, 1, 10, 9000)
  /** What it looks at now. */
  private readonly looked = new Vector3()
  private readonly table: Size
  private goals: TossBoard['goals'] = []
  private shot: Shot | null = null
  private view: View = 'thrower'
  private orbit: Orbit = STRAIGHT
  private height = 1
  private place: Place
  /** How far aside the hand is, in mm as its owner sees it. */
  private aside = 0
  /** A die that has just come to rest. */
  private resting: Object3D | undefined
  /** Where a die will come to rest after which the eye does not go; null while it goes after any. */
  private spot: Vector3 | null = null
  private shaken = 0
  /** Whose end it is looked from. */
  end: End = 'near'

  constructor(table: Size) {
    this.table = table
    this.place = this.placeNow()
    this.jump()
  }

  /** The picture has this size now. */
  fit(width: number, height: number): void {
    this.height = height
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    this.place = this.placeNow()
  }

  /** How large a pixel is at a distance of 1. */
  get unit(): number {
    return (2 * Math.tan((this.camera.fov * Math.PI) / 360)) / this.height
  }

  /** Goes aside with the hand. */
  lean(x: number): void {
    this.aside = Math.sign(x) * Math.max(0, Math.abs(x) - ASIDE)
    this.place = this.placeNow()
  }

  /** Looks closely at a die that lies still. */
  bend(die: Object3D): void {
    this.resting = die
  }

  /** Nothing flies or has just come to rest any more. */
  lookUp(): void {
    this.resting = undefined
    this.spot = null
  }

  /** A die is about to fly: it is followed, or looked for from where one is until it rests at this spot. */
  await(spot: Vector3 | null): void {
    this.spot = spot
    if (!spot) this.straighten()
  }

  /** A knock is felt, from 0 to 1. */
  shake(strength: number): void {
    this.shaken = Math.max(this.shaken, strength)
  }

  look(view: View, end: End): void {
    this.view = view
    this.end = end
    this.straighten()
  }

  /** Looks around by a drag, in shares of the picture's height. */
  turn(dx: number, dy: number): void {
    this.orbit = dragged(this.orbit, dx, dy)
    this.place = this.placeNow()
  }

  zoom(by: number): void {
    this.orbit = zoomed(this.orbit, by)
    this.place = this.placeNow()
  }

  straighten(): void {
    this.orbit = STRAIGHT
    this.place = this.placeNow()
  }

  /** What there is to be looked at: the goals of a table, or a picture of the scoring. */
  turnTo(goals: TossBoard['goals'], shot: Shot | null): void {
    this.goals = goals
    this.shot = shot
    this.place = this.placeNow()
  }

  /** At once: the first look is not a flight through the room. */
  jump(): void {
    glide(this.camera, this.looked, this.place, 1)
  }

  /** Goes on for so many ms, after `die` if one flies; true when it is there. */
  advance(ms: number, die: Object3D | undefined): boolean {
    const share = 1 - Math.exp(-ms / (die ? FOLLOW : GLIDE))
    const isThere = glide(this.camera, this.looked, this.placeAfter(die), share)
    if (this.shaken < 0.02) return isThere
    // A picture later it is pulled back by the glide.
    this.camera.position.y += SHAKEN * this.shaken
    this.shaken *= Math.exp(-ms / FELT)
    return false
  }

  private placeNow(): Place {
    const { shot, camera, end } = this
    if (shot) return placeAround(shot.at, shot.reach, end, camera.aspect, this.height < LOW ? 0.4 : 0.2)
    const place = placeFor(this.view, end, this.table, this.goals, camera.aspect)
    const aside = this.view === 'thrower' ? this.aside * (end === 'near' ? 1 : -1) : 0
    place.eye.x += aside
    place.at.x += aside
    return orbited(place, this.orbit)
  }

  /** In flight the eye follows the die, but never goes below its own place's height by much. */
  private placeAfter(die: Object3D | undefined): Place {
    const { resting, spot } = this
    if (spot) return this.placeToSee(spot)
    if (resting) {
      const { x, z } = resting.position
      return placeAround({ x, y: -z }, REST, this.end, this.camera.aspect, 0)
    }
    if (!die || this.view === 'above') return this.place
    follow.at.copy(die.position)
    follow.eye.subVectors(this.place.eye, this.place.at).multiplyScalar(0.55).add(follow.at)
    follow.opening = this.place.opening
    return follow
  }

  /** Its own place if a spot is in sight from there; else the whole table from the same end, or from above. */
  private placeToSee(spot: Vector3): Place {
    const { place, end, table, camera } = this
    if (isInSight(spot, place, camera.aspect)) return place
    const whole = placeFor('thrower', end, table, [], camera.aspect)
    return isInSight(spot, whole, camera.aspect) ? whole : placeFor('above', end, table, [], camera.aspect)
  }
}

const follow: Place = { eye: new Vector3(), at: new Vector3(), opening: OPENING }
