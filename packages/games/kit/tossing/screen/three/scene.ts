/**
 * The tossing table in three dimensions. It is told what lies there and which way dice took, and draws only when
 * something changes. Everything is true to size: what is small is looked at from nearer.
 */
import type { Throw } from '@nassau/tossing'
import {
  ACESFilmicToneMapping,
  Group,
  type Mesh,
  type Object3D,
  PCFShadowMap,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { End, FeltDie, TossBoard } from '../../board.ts'
import type { Marks } from '../judging/judging.ts'
import type { Shot } from '../judging/reel.ts'
import type { Measure } from '../judging/strings.ts'
import { CLOSE_LOOK } from '../throwing/flight.ts'
import type { View } from './cameras.ts'
import { Dots } from './dots.ts'
import { disposeOf, isDie, trail, type Way, wipe } from './drawn.ts'
import { Eye } from './eye.ts'
import { fineness, hasGraphicsCard } from './fineness.ts'
import { putAt } from './frame.ts'
import { Patience } from './patience.ts'
import { Guess, Playback, restIn, type Toss } from './playback.ts'
import { DiceMaker } from './props/dice.ts'
import { Light, tableTop } from './props/furniture.ts'
import { type Aim, Hand } from './props/hand.ts'
import { Laid } from './props/laid.ts'
import { Lantern } from './props/lantern.ts'
import { markGroup } from './props/marks.ts'
import { Shades } from './props/shades.ts'
import { Spares } from './props/spares.ts'
import { StringGroup } from './props/string-group.ts'
import { type Zone, zoneGroup } from './props/zone.ts'
import { ScoringStage } from './scoring-stage.ts'
import { tellSizes } from './sizes.ts'
import { thinPrograms } from './thin.ts'

export type Looks = {
  table: { width: number; length: number }
  /** How far an island reaches, in mm; null where there are targets instead. */
  league: number | null
  isPlain: boolean
  /** The eye does not glide: it is there at once, and follows no die. */
  isStill: boolean
}

/** What a slow device may be behind from one picture to the next, in ms. */
const LAG = 400
/** A die is hit by a pointer that is so near to it, in pixels. */
const NEAR = 26

export class TossScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly eye: Eye
  private readonly maker = new DiceMaker()
  private readonly light: Light
  private readonly lantern: Lantern
  private readonly looks: Looks
  private readonly laid: Laid
  private readonly dice = new Group()
  private readonly drawn = new Group()
  private readonly marks = new Group()
  private readonly ghosts = new Group()
  private readonly hand = new Hand(this.maker)
  private readonly strings = new StringGroup()
  private readonly stage = new ScoringStage()
  private readonly spares = new Spares(this.maker)
  private readonly shades: Shades | null
  private board: TossBoard | null = null
  private guess: Guess | null = null
  private playing: Playback | null = null
  /** A die that has come to rest, and since when it is looked at, in ms. */
  private resting: { playing: Playback; since: number } | null = null
  private onKnock: (strength: number) => void = () => {}
  private frame = 0
  /** Whether the programs of the graphics card are made. */
  private isWarm = false
  private isGone = false
  private last: number | null = null
  private readonly patience: Patience
  private readonly dots: Dots
  private width = 1
  private height = 1

  constructor(canvas: HTMLCanvasElement, looks: Looks) {
    this.looks = looks
    this.eye = new Eye(looks.table)
    const isFast = hasGraphicsCard()
    if (!isFast) {
      fineness.coarsen()
      thinPrograms()
    }
    const hasShadows = !looks.isPlain && isFast
    this.renderer = new WebGLRenderer({ canvas, antialias: hasShadows, alpha: true, preserveDrawingBuffer: !isFast })
    this.patience = new Patience(this.renderer)
    this.dots = new Dots(this.renderer, () => this.render(), this.patience, !isFast)
    this.renderer.shadowMap.enabled = hasShadows
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.toneMapping = ACESFilmicToneMapping
    this.renderer.toneMappingExposure = 1.15
    this.light = new Light(hasShadows)
    this.shades = hasShadows ? null : new Shades(looks.table)
    this.lantern = new Lantern(looks.table.width)
    this.laid = new Laid(looks.table.width, looks.league)
    this.scene.add(
      tableTop(looks.table.width, looks.table.length),
      this.light.group,
      this.lantern.group,
      this.laid.group,
      this.dice,
      this.drawn,
      this.marks,
      this.hand.group,
      this.ghosts,
      this.strings.group,
      this.stage.group,
    )
    if (this.shades) this.scene.add(this.shades.group)
    void this.warmUp()
  }

  resize(width: number, height: number, ratio: number): void {
    const isFirst = this.width === 1
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    this.dots.fit(this.looks.isPlain ? 1 : Math.min(2, ratio))
    this.renderer.setSize(width, height, false)
    this.eye.fit(this.width, this.height)
    if (isFirst) this.eye.jump()
    this.fitWords()
    this.draw()
    // A canvas of another size is empty: without a picture at once it would flicker.
    if (this.isWarm) this.render()
  }

  setNight(isNight: boolean): void {
    this.light.set(isNight)
    this.lantern.set(isNight)
    this.draw()
  }

  look(view: View, end: End): void {
    this.eye.look(view, end)
    this.draw()
  }

  /** Looks around by a drag, in shares of the picture's height. */
  turn(dx: number, dy: number): void {
    this.eye.turn(dx, dy)
    this.draw()
  }

  zoom(by: number): void {
    this.eye.zoom(by)
    this.draw()
  }

  straighten(): void {
    this.eye.straighten()
    this.draw()
  }

  /** Everything at rest. */
  show(board: TossBoard): void {
    this.settle()
    this.board = board
    this.laid.lay(board)
    this.layDice(board.dice)
    this.eye.turnTo(board.goals, null)
    this.draw()
  }

  /** A picture of the scoring. */
  showShot(shot: Shot, word: (mm: number) => string): void {
    this.settle()
    this.layDice(shot.dice)
    this.stage.set(shot, id => this.dieOf(id))
    this.measure(shot.strings, word)
    this.eye.turnTo(this.board?.goals ?? [], shot)
  }

  /** A die leaves the hand; where it really goes is told later. */
  release(die: FeltDie, thrown: Throw): void {
    wipe(this.marks)
    const mesh = this.hand.letGo() ?? this.dieAt(die)
    this.dice.add(mesh)
    this.guess = new Guess(mesh, thrown, die.size / 2)
    this.draw()
  }

  /** The throw was not taken: the die goes back. */
  recall(): void {
    if (!this.guess) return
    this.hand.takeBack(this.guess.die.position)
    this.dice.remove(this.guess.die)
    this.guess = null
    this.draw()
  }

  /** Shows the way the dice took, from how they lay; `die` is the one that was thrown. Calls `done` at the end. */
  toss({ before, die, path, isFollowed }: Toss, done: () => void): void {
    const { guess } = this
    this.hand.letGo()
    wipe(this.marks)
    this.settle()
    this.eye.await(isFollowed ? null : restIn(path))
    this.renderer.domElement.dataset.eye = isFollowed ? 'follows' : 'stays'
    this.layDice([...before, die])
    this.playing = new Playback(this.dice.children.filter(isDie), path, guess, done)
    this.eye.turnTo(this.board?.goals ?? [], null)
    this.draw()
  }

  /** Called at every knock of a die in flight, with its strength from 0 to 1. */
  hear(onKnock: (strength: number) => void): void {
    this.onKnock = onKnock
  }

  /** Shows the end at once. */
  skip(): void {
    const playing = this.playing ?? this.resting?.playing
    this.playing = null
    this.resting = null
    this.eye.lookUp()
    playing?.finish()
  }

  /** What is left of the last throw; null to wipe that away. */
  mark(marks: Marks | null): void {
    wipe(this.marks)
    if (marks) this.marks.add(markGroup(marks))
    this.draw()
  }

  /** Where the hand may let go. */
  zone(zone: Zone | null, word: string): void {
    wipe(this.drawn)
    if (zone) this.drawn.add(zoneGroup(zone, this.eye.end, word))
    this.draw()
  }

  /** Strings to measure with. */
  measure(measures: readonly Measure[], word: (mm: number) => string): void {
    this.strings.set(measures, word)
    this.draw()
  }

  /** The ways of earlier throws, as lines; the newest last. */
  trails(ways: readonly Way[]): void {
    this.ghosts.clear()
    for (const way of ways) this.ghosts.add(trail(way))
    this.draw()
  }

  /** The die in hand and an arrow the way it would go; null to put it away. */
  aim(aim: Aim | null, die: FeltDie | null): void {
    this.hand.hold(aim && die ? { aim, die, end: this.eye.end } : null)
    this.eye.lean(aim?.x ?? 0)
    this.draw()
  }

  /** The die under a point of the picture, in pixels from its upper left corner. */
  dieUnder(x: number, y: number): string | null {
    let [found, nearest]: [string | null, number] = [null, NEAR]
    for (const die of this.dice.children) {
      const seen = point.copy(die.position).project(this.eye.camera)
      const away = Math.hypot(((seen.x + 1) / 2) * this.width - x, ((1 - seen.y) / 2) * this.height - y)
      if (die.visible && away < nearest) [found, nearest] = [die.name, away]
    }
    return found
  }

  dispose(): void {
    this.isGone = true
    cancelAnimationFrame(this.frame)
    this.dots.close()
    this.strings.dispose()
    this.stage.clear()
    this.spares.dispose()
    this.shades?.dispose()
    this.maker.dispose()
    this.scene.traverse(disposeOf)
    this.renderer.dispose()
  }

  /** Ends whatever moves. */
  private settle(): void {
    this.playing = null
    this.resting = null
    this.eye.lookUp()
    this.guess = null
    this.stage.clear()
  }

  private layDice(dice: readonly FeltDie[]): void {
    this.dice.clear()
    for (const die of dice) this.dice.add(this.dieAt(die))
  }

  private dieAt(die: FeltDie): Mesh {
    const mesh = this.maker.make(die)
    putAt(mesh, die.pose)
    mesh.name = die.id
    return mesh
  }

  private dieOf(id: string): Mesh | undefined {
    return this.dice.children.filter(isDie).find(({ name }) => name === id)
  }

  /** Programs of the graphics card are made while the page goes on, and each draws a dot: no throw waits for one. */
  private async warmUp(): Promise<void> {
    const { renderer, scene, spares, eye } = this
    scene.add(spares.group)
    await renderer.compileAsync(scene, eye.camera)
    if (this.isGone) return
    renderer.setScissor(0, 0, 1, 1)
    renderer.setScissorTest(true)
    this.render()
    renderer.setScissorTest(false)
    scene.remove(spares.group)
    this.isWarm = true
    this.draw()
  }

  private render(): void {
    this.renderer.render(this.scene, this.eye.camera)
    this.patience.order()
  }

  /** One picture now, and the next as long as something moves. */
  private draw(): void {
    cancelAnimationFrame(this.frame)
    if (!this.isWarm) return
    this.frame = requestAnimationFrame(now => {
      if (!this.patience.isOver) return this.draw()
      const since = Math.min(LAG, now - (this.last ?? now - 16))
      this.dots.move(this.last === null ? null : now - this.last)
      this.last = now
      const isMoving = this.advance(now)
      const isThere = this.looks.isStill ? this.eye.advance(Infinity, undefined) : this.eye.advance(since, this.flyer())
      this.fitWords()
      this.shades?.follow([...this.dice.children, ...this.hand.group.children].filter(isDie))
      this.render()
      if (isMoving || !isThere) this.draw()
      else this.rest()
    })
  }

  private rest(): void {
    this.last = null
    this.dots.rest()
    const [{ camera }, { table }] = [this.eye, this.looks]
    tellSizes(this.renderer.domElement, { camera, table, held: this.hand.held, goals: this.board?.goals ?? [] })
  }

  /** Words keep their size however wide the eye opens. */
  private fitWords(): void {
    this.strings.fit(this.eye.unit)
    this.stage.fit(this.eye.unit)
  }

  private advance(now: number): boolean {
    const areDrawn = this.strings.advance(now)
    const isStaged = this.stage.advance(now)
    const isHeld = this.hand.advance(now)
    if (this.guess) putAt(this.guess.die, this.guess.poseAt(now))
    if (this.playing) this.fly(this.playing, now)
    else if (this.resting && now - this.resting.since > CLOSE_LOOK) this.skip()
    return areDrawn || isStaged || isHeld || this.guess !== null || this.playing !== null || this.resting !== null
  }

  private fly(playing: Playback, now: number): void {
    const isFlying = playing.advance(now)
    const strength = playing.knocked(now)
    if (strength > 0) {
      this.eye.shake(strength)
      this.onKnock(strength)
    }
    if (isFlying) return
    const die = playing.dice.at(-1)
    // What is gone cannot be looked at.
    if (!die?.visible) return this.skip()
    this.playing = null
    this.resting = { playing, since: now }
    this.eye.bend(die)
  }

  private flyer(): Object3D | undefined {
    return (this.playing ?? this.resting?.playing)?.dice.at(-1) ?? this.guess?.die
  }
}

const point = new Vector3()
