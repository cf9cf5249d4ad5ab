/** The part of the synthesiser that is used; it ships without types. Importing it opens the audio device. */
declare module 'zzfx' {
  export const ZZFX: {
    /** From 0 to 1. */
    volume: number
    audioContext: AudioContext
    buildSamples: (...stroke: readonly number[]) => number[]
    playSamples: (channels: readonly number[][], volume: number, rate: number) => AudioBufferSourceNode
  }
}
