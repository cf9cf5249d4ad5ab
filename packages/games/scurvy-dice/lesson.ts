/** The first hunt: roll, build, fire, land, refit and talk, each once. */
import { secretFrom } from '@nassau/kernel/host'
import type { Lesson } from '../lesson.ts'
import type { ScurvyDice } from './rules.ts'

export const lesson: Lesson<ScurvyDice> = {
  game: 'scurvy-dice',
  title: /*i18n*/ 'The first hunt',
  options: { short: true, captains: false, 'dangerous-waters': false },
  names: ['Wren', 'Grace'],
  secret: secretFrom('lesson 528183'),
  farewell:
    /*i18n*/ 'Four coins buried: your token moved four spaces up the track. Whoever reaches the end first wins. Now play for real: Boarding, melee and captains will surprise you.',
  steps: [
    {
      seat: 0,
      at: 'build.reroll',
      choice: { pick: ['cannon'] },
      says: /*i18n*/ 'Ten dice make your ship. You may roll some of them again, once. Tap the one cannon to mark it, then roll it again.',
      hint: /*i18n*/ 'Mark the cannon and nothing else, then press the gold button.',
    },
    {
      seat: 0,
      at: 'build.arrange',
      choice: {
        assign: ['sails', 'sails', 'sails', 'sails', 'hull', 'cannons', 'crew', 'crew', 'crew', 'hull'],
      },
      says: /*i18n*/ 'Ships serve as sails (speed) or hull (room for treasure); a parrot may be anything. Tap dice to move them on: four sails and two hull, the parrot as one of the two.',
      hint: /*i18n*/ 'Four ships as sails, one ship and the parrot in the hull, crew and cannon stay where they are.',
    },
    { seat: 1, at: 'build.reroll', choice: { pick: ['cannon', 'cannon', 'cannon', 'cannon'] } },
    {
      seat: 1,
      at: 'build.arrange',
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'crew', 'crew', 'crew', 'crew', 'hull'] },
    },
    {
      seat: 0,
      at: 'cannons.aim',
      choice: { assign: [1] },
      says: /*i18n*/ 'Only you have a cannon. Aim it at Grace and fire: the die is rolled, and what it shows is shot away.',
      hint: /*i18n*/ 'Press “Aim here” on Grace’s ship, then fire.',
    },
    {
      seat: 0,
      at: 'cannons.ships',
      choice: { sails: 0, hull: 1 },
      says: /*i18n*/ 'A ship icon: it takes a sail or a hull from her. Without a hull she can carry nothing home. Take the hull.',
      hint: /*i18n*/ 'Take no sails and one hull.',
    },
    { seat: 1, at: 'boarding.choose', choice: { board: null } },
    {
      seat: 0,
      at: 'boarding.choose',
      choice: { board: null },
      says: /*i18n*/ 'You could board her now and fight crew against crew. There is nothing aboard to steal yet: stay away.',
      hint: /*i18n*/ 'Stay away this time.',
    },
    {
      seat: 0,
      at: 'loot.take',
      choice: { pick: [2, 1] },
      says: /*i18n*/ 'The island! Each crew carries one treasure die, and each needs a hull. Take the two dearest.',
      hint: /*i18n*/ 'Take the die with two coins and one of the others.',
    },
    {
      seat: 0,
      at: 'build.salvage',
      choice: { pick: [] },
      says: /*i18n*/ 'Coins are left on the island, so everyone refits. Dice you lost are rolled anew, and standing ones may join them. Keep all of yours.',
      hint: /*i18n*/ 'Roll without adding any of your standing dice.',
    },
    {
      seat: 0,
      at: 'build.reroll',
      choice: { pick: [] },
      says: /*i18n*/ 'A ship: keep it.',
      hint: /*i18n*/ 'Keep them all.',
    },
    {
      seat: 0,
      at: 'build.arrange',
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'hull', 'hull', 'crew', 'crew', 'crew'] },
      says: /*i18n*/ 'Build for speed this time: five sails, two hull. Who has most sails comes to the island first.',
      hint: /*i18n*/ 'Five ships as sails and two in the hull.',
    },
    { seat: 1, at: 'build.salvage', choice: { pick: [] } },
    { seat: 1, at: 'build.reroll', choice: { pick: [] } },
    {
      seat: 1,
      at: 'build.arrange',
      choice: { assign: ['sails', 'sails', 'sails', 'sails', 'sails', 'hull', 'crew', 'crew', 'crew', 'crew'] },
    },
    { seat: 0, at: 'boarding.choose', choice: { board: null } },
    { seat: 1, at: 'boarding.choose', choice: { board: null } },
    {
      seat: 0,
      at: 'arrival.choose',
      choice: { do: 'negotiate' },
      says: /*i18n*/ 'Five sails each: you arrive together. Fight, let the other go first, or talk? Both answer in secret. Talk.',
      hint: /*i18n*/ 'Choose to negotiate.',
    },
    { seat: 1, at: 'arrival.choose', choice: { do: 'negotiate' } },
    {
      seat: 0,
      at: 'negotiation.floor',
      choice: { say: 'offer' },
      says: /*i18n*/ 'Who wants to speak first says so, and a lot decides among them. Ask for the floor.',
      hint: /*i18n*/ 'Make an offer; do not insist on a fight.',
    },
    { seat: 1, at: 'negotiation.floor', choice: { say: 'listen' } },
    {
      seat: 0,
      at: 'negotiation.offer',
      choice: { assign: [0, 1] },
      says: /*i18n*/ 'Say who gets each treasure die. One for you and one for Grace sounds fair.',
      hint: /*i18n*/ 'Give one die to yourself and one to Grace.',
    },
    {
      seat: 0,
      at: 'negotiation.promise',
      choice: { assign: ['nothing', 'nothing'] },
      says: /*i18n*/ 'You could add a promise, and ask for one. Nothing enforces them, but everyone sees who keeps their word. No promises today.',
      hint: /*i18n*/ 'Promise nothing and ask for nothing.',
    },
    { seat: 1, at: 'negotiation.answer', choice: { answer: 'accept' } },
  ],
}
