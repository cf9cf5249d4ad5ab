/** `nassau referee`: JSON lines in, JSON lines out, so that any program can drive any game. */
import { createInterface } from 'node:readline'
import { prepareGames } from '@nassau/games'
import type { Command } from 'commander'
import { RefereeDesk } from '../referee/desk.ts'

const REQUESTS = `
Each line in is a request, each line out its answer; a bad one is refused and the rest goes on.
  {"do":"games"}                                           the games there are
  {"do":"new","game":"pig","seats":2,"seed":"x"}           opens a match, answers its handle
  {"do":"load","game":…,"seats":…,"board":…,"stack":…}     opens a match from a position
  {"do":"ask","match":"m1","seat":0}                       what may be chosen (no seat: by anyone): "asks" the
                                                           table waits for, "asides" it does not wait for
  {"do":"apply","match":"m1","seat":0,"choice":…,"seen":3} takes a choice; "seen", the seat's "n" it was made on,
                                                           guards against stale ones and may be left out
  {"do":"project","match":"m1","seat":0}                   what a seat sees (null: a spectator)
  {"do":"why" | "log" | "match" | "record" | "undo" | "random" | "close","match":"m1",…}
"new" and "load" also take "options", "edition", "secret" and "entropy"; "undo" takes "back" and "agreed";
"random" takes "bot" and "seed". Answers are {"id","ok":true,…} or {"id","ok":false,"refused","clause","because"}.`

export function referee(program: Command): void {
  program
    .command('referee')
    .summary('let a program drive any game over standard input and output')
    .description('Let a program in any language drive any game, and any position of it.')
    .addHelpText('after', REQUESTS)
    .action(run)
}

async function run(): Promise<void> {
  await prepareGames()
  const desk = new RefereeDesk()
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') process.stdout.write(`${desk.answerLine(line)}\n`)
  desk.close()
}
