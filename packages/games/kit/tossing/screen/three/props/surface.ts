/** What things on the table are made of: they shine where a graphics card draws, and are merely lit where none does. */
import { MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import { hasGraphicsCard } from '../fineness.ts'

export type Surface = MeshStandardMaterial | MeshLambertMaterial

type Made = { map?: Texture; color?: number; roughness: number; metalness?: number }

export function surface({ roughness, metalness = 0, ...colours }: Made): Surface {
  return hasGraphicsCard()
    ? new MeshStandardMaterial({ ...colours, roughness, metalness })
    : new MeshLambertMaterial(colours)
}
