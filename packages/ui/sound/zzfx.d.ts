/** The part of the synthesiser that is used; it ships without types. Importing it opens the audio device. */
declare module 'zzfx' {
  export const ZZFX: {
    /** From 0 to 1. */
    volume: number
    audioContext: AudioContext
    play: (...stroke: readonly number[]) => AudioBufferSourceNode
  }
}
