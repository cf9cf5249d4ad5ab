/**
 * The line between the first process of a house and another: words in both directions, each a line of text, and answers
 * to those that are asked. Beside the channel that carries sockets, which lets nothing pass while a socket is on its way.
 *
 *   ?12 follow {"match":"…"}      asked, by number
 *   !12 [0,1]                     answered
 *   -12 "the store is closed"     could not be answered
 *   .grown {"match":"…"}          said
 */
import type { Duplex } from 'node:stream'
import { ServerBug } from '../errors.ts'
import type { Words } from './words.ts'

type Word = keyof Words
type Said<W extends Word> = Words[W]['says']
type Answer<W extends Word> = Words[W]['answers']
type Waiting = { resolve: (text: string) => void; reject: (fault: Error) => void }

const SPOKEN = /^([?!.-])(\d*) ?([\s\S]*)$/

export class Line {
  private readonly stream: Duplex
  private readonly onFault: (fault: unknown) => void
  private readonly answers = new Map<string, (text: string) => Promise<string>>()
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0
  private unsent = ''
  private unread = ''
  private isCut = false

  constructor(stream: Duplex, onFault: (fault: unknown) => void) {
    this.stream = stream
    this.onFault = onFault
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => this.read(text))
    // What follows is the end.
    stream.on('error', () => undefined)
    stream.on('close', () => this.cut())
  }

  /** What is done, and answered, when the other side says this. */
  on<W extends Word>(word: W, answer: (said: Said<W>) => Answer<W> | Promise<Answer<W>>): void {
    this.answers.set(word, async text => {
      const said: Said<W> = JSON.parse(text)
      return JSON.stringify((await answer(said)) ?? null)
    })
  }

  say<W extends Word>(word: W, said: Said<W>): void {
    this.send(`.${word} ${JSON.stringify(said)}`)
  }

  async ask<W extends Word>(word: W, said: Said<W>): Promise<Answer<W>> {
    const number = ++this.asked
    const text = await new Promise<string>((resolve, reject) => {
      if (this.isCut) return reject(new ServerBug('process-gone'))
      this.waiting.set(number, { resolve, reject })
      this.send(`?${number} ${word} ${JSON.stringify(said)}`)
    })
    const answer: Answer<W> = JSON.parse(text)
    return answer
  }

  /** Whatever is said in one turn goes together. */
  private send(line: string): void {
    if (this.isCut) return
    if (this.unsent === '') process.nextTick(() => this.flush())
    this.unsent += `${line}\n`
  }

  private flush(): void {
    const text = this.unsent
    this.unsent = ''
    if (!this.isCut) this.stream.write(text)
  }

  private read(text: string): void {
    const lines = text.split('\n')
    lines[0] = this.unread + (lines[0] ?? '')
    this.unread = lines.pop() ?? ''
    for (const line of lines) this.hear(line)
  }

  private hear(line: string): void {
    const [, kind, number = '', rest = ''] = SPOKEN.exec(line) ?? []
    if (kind === '?' || kind === '.') return this.reply(kind === '?' ? number : null, rest)
    const waiting = this.waiting.get(Number(number))
    this.waiting.delete(Number(number))
    if (kind === '!') waiting?.resolve(rest)
    else waiting?.reject(new ServerBug('process-gone', { says: rest }))
  }

  private reply(number: string | null, rest: string): void {
    const space = rest.indexOf(' ')
    const answer = this.answers.get(rest.slice(0, space))
    if (!answer) return this.onFault(new ServerBug('process-gone', { says: `unknown word ${rest.slice(0, space)}` }))
    void this.replyWith(number, answer(rest.slice(space + 1)))
  }

  private async replyWith(number: string | null, answer: Promise<string>): Promise<void> {
    try {
      const text = await answer
      if (number !== null) this.send(`!${number} ${text}`)
    } catch (fault) {
      this.onFault(fault)
      if (number !== null) this.send(`-${number} ${JSON.stringify(String(fault))}`)
    }
  }

  private cut(): void {
    this.isCut = true
    for (const { reject } of this.waiting.values()) reject(new ServerBug('process-gone'))
    this.waiting.clear()
  }
}
