/** A wire to a bot of any kind: text goes in and out, a message at a time, until one side ends it. */

/** What is told about the other end. */
export type Ears = {
  hear(text: string): void
  /** The bot is gone, and why; said once. */
  ended(why: string): void
}

export interface Wire {
  send(text: string): void
  /** Ends it for good; resolves when the other end is gone. */
  close(): Promise<void>
}

export type OpenWire = (ears: Ears) => Wire
