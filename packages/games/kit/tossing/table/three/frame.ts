/** From the table's directions (x right, y away, z up) to those of the picture (x right, y up, z towards the viewer). */
import type { Pose } from '@nassau/table'
import { Quaternion, Vector3 } from 'three'

export const toPicture = (x: number, y: number, z: number): Vector3 => new Vector3(x, z, -y)

/** A turn keeps its angle; its axis goes along. */
export const turnOf = ({ qx, qy, qz, qw }: Pose): Quaternion => new Quaternion(qx, qz, -qy, qw)
