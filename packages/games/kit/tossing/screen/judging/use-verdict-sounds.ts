/** What a verdict sounds like, when it is seen and not before: a drum for a foul, a cheer for a hit. */
import { play } from '@nassau/ui/sound'
import { useEffect } from 'react'
import { isTossed, type Throws } from '../use-throws.ts'

/** `isSilent`: nothing is seen to fly, so the throw itself has to be heard. */
export function useVerdictSounds({ judged, heard }: Throws, isSilent: boolean): void {
  useEffect(() => {
    if (isSilent && heard.some(isTossed)) play('die')
  }, [heard, isSilent])
  useEffect(() => {
    if (judged?.isFoul) play('drum')
    else if (judged?.isHit) play('win')
  }, [judged])
}
