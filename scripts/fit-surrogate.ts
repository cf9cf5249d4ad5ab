/** Fits the surrogate toss to real throws and prints it, with its error on throws it has not seen. */
import { errors, fitSurrogate, realThrows } from '@nassau/games/kit/tossing'
import { loadPhysics } from '@nassau/tossing'

await loadPhysics()
const fitted = fitSurrogate(realThrows(6000, 1))
const round = (numbers: readonly number[]): string => numbers.map(n => n.toFixed(1)).join(', ')
console.log(`run: [${round(fitted.run)}],\nalong: [${round(fitted.along)}],\nacross: [${round(fitted.across)}],\n`)
console.log('the fit in use, on 3000 other throws: error of the run along its way, in mm')
console.table(
  errors(realThrows(3000, 2)).map(({ speed, n, bias, spread, fitted: expected }) => ({
    speed,
    throws: n,
    'mean error': Number(bias.toFixed(1)),
    'spread, real': Number(spread.toFixed(1)),
    'spread, fitted': Number(expected.toFixed(1)),
  })),
)
