/** Works throws out again, beside the page: whoever looks on need not take anyone's word for them. */
import { loadTable } from '@nassau/table'
import { expose } from 'comlink'
import { comesToTheSame } from '../../hand.ts'

const ready = loadTable()

const desk = {
  async check(...told: Parameters<typeof comesToTheSame>): Promise<boolean> {
    await ready
    return comesToTheSame(...told)
  },
}

export type CheckDesk = typeof desk

expose(desk)
