/** Works throws out again, beside the page: whoever looks on need not take anyone's word for them. */
import { loadPhysics } from '@nassau/tossing'
import { expose } from 'comlink'
import { comesToTheSame } from '../../hand/hand.ts'

const ready = loadPhysics()

const desk = {
  async check(...told: Parameters<typeof comesToTheSame>): Promise<boolean> {
    await ready
    return comesToTheSame(...told)
  },
}

export type CheckDesk = typeof desk

expose(desk)
