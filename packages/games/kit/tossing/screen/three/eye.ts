/**
 * Who looks at the table: from a view's usual place, turned and nearer by hand; at a picture of the scoring; or after a
 * die in flight. It never jumps, it glides.
 */
import { type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { End, TossBoard } from '../../board.ts'
import type { Shot } from '../judging/reel.ts'
import { glide, OPENING, type Place, placeAround, placeFor, type View } from './cameras.ts'
import { dragged, type Orbit, orbited, STRAIGHT, zoomed } from './orbit.ts'

/** How long the eye takes for most of a way, in ms: usually, and while it follows a die. */
const GLIDE = 130
const FOLLOW = 260
/** In a picture of so few pixels words cover much. */
const LOW = 420

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
  /** Whose end it is looked from. */
  end: End = 'near'

  constructor(table: Size) {
    this.table = table
    this.place = this.placeNow()
    this.jump()
  }

  /** The picture has this size now. How large a pixel is at a distance of 1. */
  fit(width: number, height: number): number {
    this.height = height
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    this.place = this.placeNow()
    return (2 * Math.tan((OPENING * Math.PI) / 360)) / height
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
    this.camera.position.copy(this.place.eye)
    this.looked.copy(this.place.at)
    this.camera.lookAt(this.looked)
  }

  /** Goes on for so many ms, after `die` if one flies; true when it is there. */
  advance(ms: number, die: Object3D | undefined): boolean {
    const share = 1 - Math.exp(-ms / (die ? FOLLOW : GLIDE))
    return glide(this.camera, this.looked, this.placeAfter(die), share)
  }

  private placeNow(): Place {
    const { shot, camera, end } = this
    const isLow = this.height < LOW
    if (shot) return placeAround(shot.at, shot.reach, end, camera.aspect, isLow ? 0.4 : 0.2)
    return orbited(placeFor(this.view, end, this.table, this.goals, camera.aspect, isLow), this.orbit)
  }

  /** In flight the eye follows the die, but never goes below its own place's height by much. */
  private placeAfter(die: Object3D | undefined): Place {
    if (!die || this.view === 'above') return this.place
    follow.at.copy(die.position)
    follow.eye.subVectors(this.place.eye, this.place.at).multiplyScalar(0.55).add(follow.at)
    return follow
  }
}

const follow: Place = { eye: new Vector3(), at: new Vector3() }
