/** What others may use of the tossing kit. */
export { errors, fitSurrogate, realThrows } from './hand/fit.ts'
