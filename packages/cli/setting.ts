/** What commands are told about a table: game, seats, options, edition, seed. */
import { randomBytes, randomInt } from 'node:crypto'
import { findGame, type LoadedGame } from '@nassau/games'
import { type Game, isRecord, type Options } from '@nassau/kernel'
import { hashText, readOptions } from '@nassau/kernel/host'
import { InvalidArgumentError } from 'commander'
import { unwrap, wrongUsage } from './errors.ts'
import { readText } from './files.ts'
import { jsonFile } from './json-file.ts'

export const gameNamed = (id: string): LoadedGame => unwrap(findGame(id))

/** `short,captains=false` or `short captains=false`. */
export const wordsOf = (text: string | undefined): string[] => text?.split(/[\s,]+/).filter(word => word !== '') ?? []

export const optionsFrom = (game: Game, text: string | undefined): Options => unwrap(readOptions(game, wordsOf(text)))

/** An edition from a file, as it was written and as the game reads it. */
export type LoadedEdition = { data: object; edition: object }

export function editionFrom(game: Game, file: string | undefined): LoadedEdition | null {
  if (file === undefined) return null
  const { data, where } = jsonFile(file, readText(file))
  if (!isRecord(data)) throw wrongUsage(`${file} is not an edition: expected a JSON object`)
  const read = game.readEdition(data)
  if (!read.ok) throw wrongUsage(`${where(read.problem.path ?? [])}: no edition of ${game.title}: ${read.problem.says}`)
  return { data, edition: read.value }
}

export const seatsInWords = ({ min, max }: Game['seats']): string => (min === max ? `${min}` : `${min} to ${max}`)

/** How many sit down when nobody says. */
export const usualSeats = ({ seats }: Game): number => seats.usual ?? seats.max

export function mustSeat(game: Game, seats: number): void {
  if (seats < game.seats.min || seats > game.seats.max)
    throw wrongUsage(`${game.title} has ${seatsInWords(game.seats)} seats, not ${seats}`)
}

/** Any word can be a seed; a whole number is itself. */
export function seedFrom(word: string | undefined): number {
  if (word === undefined) return randomInt(2 ** 32)
  return /^\d{1,15}$/.test(word) ? Number(word) : Number.parseInt(hashText(word).slice(0, 12), 16)
}

/** A secret that nobody could have guessed. */
export const freshSecret = (): string => randomBytes(32).toString('hex')

/** Reads a whole number from `least` on, for the command line. */
export const whole =
  (least: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`Expected a whole number from ${least} on.`)
    return number
  }
