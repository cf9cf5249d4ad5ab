/** From the table's directions (x right, y away, z up) to those of the picture (x right, y up, z towards the viewer). */
import type { Pose } from '@nassau/tossing'
import { type Object3D, Quaternion, Vector3 } from 'three'

export const toPicture = (x: number, y: number, z: number): Vector3 => new Vector3(x, z, -y)

/** A turn keeps its angle; its axis goes along. */
const turnOf = ({ qx, qy, qz, qw }: Pose, out: Quaternion): Quaternion => out.set(qx, qz, -qy, qw)

/** Puts something where a pose says. */
export function putAt(thing: Object3D, pose: Pose): void {
  thing.position.set(pose.x, pose.z, -pose.y)
  turnOf(pose, thing.quaternion)
}

const turn = new Quaternion()
const point = new Vector3()

/** Moves something by a share of what is left to a pose. */
export function bringTo(thing: Object3D, pose: Pose, share: number): void {
  thing.position.lerp(point.set(pose.x, pose.z, -pose.y), share)
  thing.quaternion.slerp(turnOf(pose, turn), share)
}
