/** What others may use of the tossing kit. */
export { errors, fitSurrogate, realThrows } from './hand/fit.ts'
export { soakTosses } from './soak/legal-tosses.ts'
