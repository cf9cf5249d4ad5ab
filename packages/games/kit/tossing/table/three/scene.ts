/**
 * The tossing table in three dimensions. It is told what lies there and which way dice took, and draws only when
 * something changes. Everything is true to size: what is small is looked at from nearer.
 */
import type { Trajectory } from '@nassau/table'
import {
  ACESFilmicToneMapping,
  ArrowHelper,
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  type Mesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { End, TableDie, TossBoard } from '../../board.ts'
import { glide, type Place, placeFor, type View } from './cameras.ts'
import { DiceMaker } from './dice.ts'
import { toPicture, turnOf } from './frame.ts'
import { circle, diskMesh, foulArt, foulLine, goalArt, Light, spot, tableTop } from './furniture.ts'

export type Looks = {
  table: { width: number; length: number }
  /** How far an island reaches, in mm; null where there are targets instead. */
  league: number | null
  isPlain: boolean
}

/** A die that is about to be tossed, and which way: in mm from the thrower's own end. */
export type Aim = { x: number; y: number; angle: number; power: number }

/** A way a die took, and the colour to draw it in. */
export type Way = { points: readonly { x: number; y: number; z: number }[]; colour: number }

const PICTURES_A_SECOND = 60

type Playing = { path: Trajectory; dice: readonly Mesh[]; began: number | null; done: () => void }

export class TossScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(36, 1, 10, 9000)
  private readonly looked = new Vector3()
  private readonly maker = new DiceMaker()
  private readonly light: Light
  private readonly looks: Looks
  private readonly laid = new Group()
  private readonly dice = new Group()
  private readonly marks = new Group()
  private readonly hand = new Group()
  private readonly ghosts = new Group()
  private board: TossBoard | null = null
  private playing: Playing | null = null
  private view: View = 'thrower'
  private end: End = 'near'
  private place: Place
  private frame = 0

  constructor(canvas: HTMLCanvasElement, looks: Looks) {
    this.looks = looks
    this.renderer = new WebGLRenderer({ canvas, antialias: !looks.isPlain, alpha: true })
    this.renderer.shadowMap.enabled = !looks.isPlain
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.toneMapping = ACESFilmicToneMapping
    this.renderer.toneMappingExposure = 1.15
    this.light = new Light(!looks.isPlain)
    this.scene.add(
      tableTop(looks.table.width, looks.table.length),
      this.light.group,
      this.laid,
      this.dice,
      this.marks,
      this.hand,
      this.ghosts,
    )
    this.place = this.placeNow()
    this.camera.position.copy(this.place.eye)
    this.looked.copy(this.place.at)
  }

  resize(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(this.looks.isPlain ? 1 : Math.min(2, ratio))
    this.renderer.setSize(width, height, false)
    this.camera.aspect = width / Math.max(1, height)
    this.camera.updateProjectionMatrix()
    this.move()
  }

  setNight(isNight: boolean): void {
    this.light.set(isNight)
    this.draw()
  }

  look(view: View, end: End): void {
    this.view = view
    this.end = end
    this.move()
  }

  /** Everything at rest. */
  show(board: TossBoard): void {
    if (this.playing) return
    const isSameTable = this.board !== null && JSON.stringify(this.board.goals) === JSON.stringify(board.goals)
    this.board = board
    if (!isSameTable) this.layTable(board)
    this.dice.clear()
    for (const die of board.dice) this.dice.add(this.dieAt(die))
    this.move()
  }

  /** Shows the way the dice took, from how they lay; `tossed` is the one that was thrown. Calls `done` at the end. */
  toss(before: TossBoard, tossed: TableDie, path: Trajectory, done: () => void): void {
    this.hand.clear()
    this.marks.clear()
    this.dice.clear()
    const dice = [...before.dice, tossed].map(die => this.dieAt(die))
    for (const die of dice) this.dice.add(die)
    const last = dice.at(-1)
    if (last) last.visible = false
    this.playing = { path, dice, began: null, done }
    this.draw()
  }

  /** Shows the end at once. */
  skip(): void {
    const { playing } = this
    this.playing = null
    playing?.done()
  }

  /** Where the die first touched the table, and whether that was a foul. */
  mark(touch: { x: number; y: number } | null, isFoul: boolean): void {
    this.marks.clear()
    if (touch) this.marks.add(spot(touch.x, touch.y, 7, isFoul ? 0xd1534b : 0x63b17a))
    this.draw()
  }

  /** The ways of earlier throws, as lines; the newest last. */
  trails(ways: readonly Way[]): void {
    this.ghosts.clear()
    for (const { points, colour } of ways) {
      const geometry = new BufferGeometry().setFromPoints(points.map(({ x, y, z }) => toPicture(x, y, z)))
      this.ghosts.add(new Line(geometry, new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.55 })))
    }
    this.draw()
  }

  /** The die in hand and an arrow the way it would go; null to put it away. */
  aim(aim: Aim | null, die: TableDie | null): void {
    this.hand.clear()
    if (aim && die) {
      const way = this.end === 'near' ? 1 : -1
      const mesh = this.dieAt({ ...die, pose: { ...die.pose, x: aim.x * way, y: aim.y * way, z: 30 } })
      const direction = toPicture(Math.sin(aim.angle) * way, Math.cos(aim.angle) * way, 0)
      const arrow = new ArrowHelper(
        direction,
        toPicture(aim.x * way, aim.y * way, 12),
        90 + 420 * aim.power,
        0xe8b84a,
        46,
        30,
      )
      this.hand.add(mesh, arrow)
    }
    this.draw()
  }

  dispose(): void {
    cancelAnimationFrame(this.frame)
    this.maker.dispose()
    this.scene.traverse(disposeOf)
    this.renderer.dispose()
  }

  private placeNow(): Place {
    return placeFor(this.view, this.end, this.looks.table, this.board?.goals ?? [], this.camera.aspect)
  }

  private move(): void {
    this.place = this.placeNow()
    this.draw()
  }

  private layTable(board: TossBoard): void {
    this.laid.clear()
    const { league, table } = this.looks
    board.goals.forEach((goal, i) => {
      this.laid.add(diskMesh(goal, goalArt(i, goal.value, league !== null)))
      if (league !== null) this.laid.add(circle(goal.x, goal.y, goal.diameter / 2 + league, 0xffecc4))
    })
    for (const disk of board.foulDisks) this.laid.add(diskMesh(disk, foulArt()))
    this.laid.add(foulLine(table.width, board.lines.near))
    if (board.lines.far !== null) this.laid.add(foulLine(table.width, board.lines.far))
  }

  private dieAt(die: TableDie): Mesh {
    const mesh = this.maker.make(die)
    mesh.position.copy(toPicture(die.pose.x, die.pose.y, die.pose.z))
    mesh.quaternion.copy(turnOf(die.pose))
    return mesh
  }

  /** One picture now, and the next as long as something moves. */
  private draw(): void {
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(now => {
      const isMoving = this.advance(now)
      const isThere = glide(this.camera, this.looked, this.followed(), this.playing ? 0.06 : 0.12)
      this.renderer.render(this.scene, this.camera)
      if (isMoving || !isThere) this.draw()
    })
  }

  private advance(now: number): boolean {
    const { playing } = this
    if (!playing) return false
    playing.began ??= now
    const picture = Math.floor(((now - playing.began) / 1000) * PICTURES_A_SECOND)
    for (const { die, first, poses, isGone } of playing.path.tracks) {
      const mesh = playing.dice[die]
      const pose = poses[Math.min(poses.length - 1, picture - first)]
      if (!mesh || !pose || picture < first) continue
      mesh.visible = !(isGone && picture - first >= poses.length)
      mesh.position.copy(toPicture(pose.x, pose.y, pose.z))
      mesh.quaternion.copy(turnOf(pose))
    }
    if (picture < playing.path.pictures) return true
    this.playing = null
    playing.done()
    return false
  }

  /** In flight the eye follows the die, but never goes below its own place's height by much. */
  private followed(): Place {
    const die = this.playing?.dice.at(-1)
    if (!die || this.view === 'above') return this.place
    const at = die.position.clone()
    const away = this.place.eye.clone().sub(this.place.at).multiplyScalar(0.55)
    return { eye: at.clone().add(away), at }
  }
}

function disposeOf(object: Object3D): void {
  if ('geometry' in object && hasDispose(object.geometry)) object.geometry.dispose()
}
const hasDispose = (thing: unknown): thing is { dispose: () => void } =>
  typeof thing === 'object' && thing !== null && 'dispose' in thing
