/** The first hunt: roll, build, fire, land, refit and talk, each once. */
import { secretFrom } from '@nassau/kernel'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  game: 'scurvy-dice',
  title: 'The first hunt',
  options: { short: true, captains: false, 'dangerous-waters': false },
  names: ['Wren', 'Grace'],
  secret: secretFrom('lesson 164'),
  farewell:
    'Six coins buried: your token moved six spaces up the track. Whoever reaches the end first wins. Now play for real: Boarding, melee and captains will surprise you.',
  steps: [
    {
      seat: 0,
      choice: { pick: ['cannon'] },
      says: 'Ten dice make your ship. You may roll some of them again, once. Tap the one cannon to mark it, then roll it again.',
      hint: 'Mark the cannon and nothing else, then press the gold button.',
    },
    {
      seat: 0,
      choice: {
        assign: ['sails', 'sails', 'sails', 'sails', 'hull', 'cannons', 'crew', 'crew', 'crew', 'hull'],
      },
      says: 'Ships serve as sails (speed) or hull (room for treasure); a parrot may be anything. Tap dice to move them on: four sails and two hull, the parrot as one of the two.',
      hint: 'Four ships as sails, one ship and the parrot in the hull, crew and cannon stay where they are.',
    },
    { seat: 1, choice: { pick: ['cannon', 'cannon'] } },
    {
      seat: 1,
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'crew', 'crew', 'crew', 'crew', 'hull'] },
    },
    {
      seat: 0,
      choice: { assign: [1] },
      says: 'Only you have a cannon. Aim it at Grace and fire: the die is rolled, and what it shows is shot away.',
      hint: 'Press “Aim here” on Grace’s ship, then fire.',
    },
    {
      seat: 0,
      choice: { sails: 0, hull: 1 },
      says: 'A ship icon: it takes a sail or a hull from her. Without a hull she can carry nothing home. Take the hull.',
      hint: 'Take no sails and one hull.',
    },
    { seat: 1, choice: { board: null } },
    {
      seat: 0,
      choice: { board: null },
      says: 'You could board her now and fight crew against crew. There is nothing aboard to steal yet: stay away.',
      hint: 'Stay away this time.',
    },
    {
      seat: 0,
      choice: { pick: [3, 2] },
      says: 'The island! Each crew carries one treasure die, and each needs a hull. Take the two dearest.',
      hint: 'Take the dice with three and with two coins.',
    },
    {
      seat: 0,
      choice: { pick: [] },
      says: 'Coins are left on the island, so everyone refits. Dice you lost are rolled anew, and standing ones may join them. Keep all of yours.',
      hint: 'Roll without adding any of your standing dice.',
    },
    {
      seat: 0,
      choice: { pick: [] },
      says: 'A ship: keep it.',
      hint: 'Keep them all.',
    },
    {
      seat: 0,
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'hull', 'hull', 'crew', 'crew', 'crew'] },
      says: 'Build for speed this time: five sails, two hull. Who has most sails comes to the island first.',
      hint: 'Five ships as sails and two in the hull.',
    },
    { seat: 1, choice: { pick: [] } },
    { seat: 1, choice: { pick: [] } },
    {
      seat: 1,
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'hull', 'crew', 'crew', 'crew', 'crew'] },
    },
    { seat: 0, choice: { board: null } },
    { seat: 1, choice: { board: null } },
    {
      seat: 0,
      choice: { do: 'negotiate' },
      says: 'Five sails each: you arrive together. Fight, let the other go first, or talk? Both answer in secret. Talk.',
      hint: 'Choose to negotiate.',
    },
    { seat: 1, choice: { do: 'negotiate' } },
    {
      seat: 0,
      choice: { say: 'offer' },
      says: 'Make an offer.',
      hint: 'Make an offer; do not insist on a fight.',
    },
    {
      seat: 0,
      choice: { assign: [0, 1] },
      says: 'Say who gets each treasure die. One for you and one for Grace sounds fair.',
      hint: 'Give one die to yourself and one to Grace.',
    },
    {
      seat: 0,
      choice: { promise: null },
      says: 'You could add a promise. Nothing enforces it: this is a game of pirates. No promise today.',
      hint: 'Promise nothing.',
    },
    { seat: 1, choice: { answer: 'accept' } },
  ],
}
