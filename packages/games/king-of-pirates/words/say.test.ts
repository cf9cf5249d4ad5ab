import { promptOf } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { toldTo } from '../../names.ts'
import { noCards } from '../board.ts'
import type { CardPlay, Keelhauled } from '../cards/cards.ts'
import { EDITION } from '../edition/edition.ts'
import type { SeasEvent } from '../events.ts'
import { kingOfPirates } from '../game.ts'
import type { SeasFrame } from '../rules.ts'
import { handOf, pirate, place } from '../test-kit.ts'
import { say } from './say.ts'

const NAMES = ['Anne', 'Bart', 'Calico']

/** One event of every kind: a new kind does not compile until it is here, with its sentence. */
const SAID: { [K in SeasEvent['kind']]: [Extract<SeasEvent, { kind: K }>, string, string] } = {
  colours: [
    { kind: 'colours', colours: ['red', 'green', 'black'] },
    'Anne starts at the red lair, Bart starts at the green lair and Calico starts at the black lair.',
    'KP-1',
  ],
  'first-player': [{ kind: 'first-player', seat: 1 }, 'Bart has the first turn.', 'KP-15'],
  'pirates-dealt': [
    { kind: 'pirates-dealt', seat: 0, pirates: [pirate('ivo'), pirate('bess'), pirate('nib')] },
    'Anne may keep two of Ivo Blackwater, Barrel Bess and Nib the Cabin Boy.',
    'KP-11',
  ],
  'pirates-drawn': [
    { kind: 'pirates-drawn', seat: 0, pirates: [pirate('ivo'), pirate('bess')] },
    'Anne may sign on Ivo Blackwater and Barrel Bess.',
    'KP-37',
  ],
  'signed-on': [
    { kind: 'signed-on', seat: 0, where: 'setup', captain: pirate('ivo'), crew: [pirate('bess')] },
    'Anne sails under captain Ivo Blackwater with Barrel Bess.',
    'KP-11',
  ],
  dealt: [{ kind: 'dealt', seat: 0, cards: ['ambush', 'scurvy'] }, 'Anne draws ambush and scurvy.', 'KP-13'],
  'head-start': [
    { kind: 'head-start', seat: 1, doubloons: 600 },
    'Bart does not sail first and begins with 600 doubloons.',
    'KP-8',
  ],
  'dealt-unseen': [{ kind: 'dealt-unseen', seat: 0, cards: 3 }, 'Anne draws 3 cards.', 'KP-13'],
  drew: [{ kind: 'drew', seat: 0, cards: ['treasure-map', 'scurvy'] }, 'Anne draws treasure map and scurvy.', 'KP-25'],
  'drew-unseen': [{ kind: 'drew-unseen', seat: 0, cards: 2 }, 'Anne draws 2 cards.', 'KP-25'],
  reshuffled: [{ kind: 'reshuffled', deck: 'loot', cards: 36 }, 'The loot deck is made anew from 36 cards.', 'KP-17'],
  turn: [{ kind: 'turn', seat: 2, round: 3 }, "Calico's turn in round 3.", 'KP-15'],
  'pocket-picked': [
    { kind: 'pocket-picked', seat: 0, from: 1, doubloons: 200 },
    "Anne picks Bart's pocket of 200.",
    'KP-31',
  ],
  discarded: [
    { kind: 'discarded', seat: 0, cards: ['citrus-fruits', 'soldiers'] },
    'Anne discards citrus fruits and soldiers.',
    'KP-25',
  ],
  'dutchman-drifts': [
    { kind: 'dutchman-drifts', toward: 'red', at: place('F5') },
    'The Flying Dutchman drifts south-east, to F5.',
    'KP-26',
  ],
  haunted: [
    { kind: 'haunted', seat: 0, cards: handOf('ambush*2,scurvy'), pirates: [pirate('ivo'), pirate('bess')] },
    'The Flying Dutchman is upon Anne and takes the hand (2 × ambush and 1 × scurvy) and the crew (Ivo Blackwater and Barrel Bess).',
    'KP-21',
  ],
  'sent-to-lair': [
    { kind: 'sent-to-lair', seat: 0, by: 'mutiny', lair: 'red', endsTurn: true },
    'Anne is thrown back to the red lair; the turn is over.',
    'KP-18',
  ],
  scurvy: [{ kind: 'scurvy', seat: 0, isDropped: false, tokens: 2, by: 'card' }, 'Anne gets scurvy (2 now).', 'KP-22'],
  'rum-drunk': [
    { kind: 'rum-drunk', seat: 0, wanted: 2, drunk: 1, left: 0 },
    "Anne's crew wants 2 rum and finds 1.",
    'KP-27',
  ],
  'mutiny-brews': [{ kind: 'mutiny-brews', seat: 0 }, "A mutiny brews aboard Anne's ship.", 'KP-18'],
  mutiny: [{ kind: 'mutiny', seat: 0, captain: pirate('ivo') }, 'Mutiny: Anne loses captain Ivo Blackwater.', 'KP-18'],
  scapegoat: [
    { kind: 'scapegoat', seat: 0, pirate: pirate('nib') },
    'Anne blames it all on Nib the Cabin Boy, and the mutiny is off.',
    'KP-18',
  ],
  promoted: [{ kind: 'promoted', seat: 0, pirate: pirate('jo') }, "Cinder Jo is Anne's captain now.", 'KP-19'],
  played: [{ kind: 'played', seat: 0, card: { play: 'scurvy', on: 1 } }, 'Anne brings scurvy to Bart.', 'KP-53'],
  sailed: [{ kind: 'sailed', seat: 0, toward: 'black', at: place('E8') }, 'Anne sails north to E8.', 'KP-32'],
  'tile-turned': [
    { kind: 'tile-turned', seat: 0, at: place('E8'), ship: 'large-merchant', nation: 'french' },
    'A French large merchant at E8!',
    'KP-33',
  ],
  cured: [{ kind: 'cured', seat: 0, tokens: 1 }, 'Anne is rid of 1 scurvy token.', 'KP-37'],
  bought: [
    { kind: 'bought', seat: 0, part: 'rum-hold', cost: 2500 },
    'Anne has a rum hold built in for 2500.',
    'KP-10',
  ],
  stocked: [
    { kind: 'stocked', seat: 0, rum: 7, cannonballs: 2 },
    'Anne takes stores aboard: 7 rum, 2 cannonballs.',
    'KP-37',
  ],
  digs: [{ kind: 'digs', seat: 0, at: place('G5') }, 'Anne starts to dig at G5.', 'KP-36'],
  'dig-failed': [
    { kind: 'dig-failed', seat: 0, at: place('G5') },
    'Anne has too few clues left and finds nothing at G5.',
    'KP-36',
  ],
  'dug-up': [
    { kind: 'dug-up', seat: 0, at: place('G5'), maps: 0, doubloons: 2000 },
    'Anne digs up 2000 doubloons without a map.',
    'KP-36',
  ],
  attacks: [
    { kind: 'attacks', seat: 0, against: null, prize: 'stronghold', nation: 'british', at: place('G7') },
    'Anne attacks the British stronghold at G7.',
    'KP-39',
  ],
  rolled: [{ kind: 'rolled', seat: 0, isDuel: false, dice: [3, 4] }, 'Anne rolls 3 and 4.', 'KP-40'],
  'rolled-again': [
    { kind: 'rolled-again', seat: 0, reroll: 'first', dice: [6, 4], left: 1 },
    'Anne fires a cannonball and rolls the first die again: 6 and 4 (1 left).',
    'KP-23',
  ],
  'combat-ended': [{ kind: 'combat-ended', seat: 0 }, 'The combat is over before it was decided.', 'KP-51'],
  fought: [
    { kind: 'fought', seat: 0, against: 1, prize: null, attack: 9, defence: 8, isWon: true },
    'Anne comes to 9 against 8 of Bart: the attack succeeds.',
    'KP-44',
  ],
  plundered: [
    { kind: 'plundered', seat: 0, prize: 'warship', nation: 'spanish', loot: [100, 300] },
    'Anne plunders the Spanish warship: 100 + 300 = 400 doubloons.',
    'KP-42',
  ],
  robbed: [
    { kind: 'robbed', seat: 0, loser: 1, loot: [100, 300], taken: 200 },
    'Anne draws 100 + 300 and takes 200 doubloons from Bart.',
    'KP-45',
  ],
  won: [{ kind: 'won', seats: [0], doubloons: 10100 }, 'Anne has 10100 doubloons and is King of Pirates.', 'KP-64'],
}

test.each(Object.values(SAID))('%o is told in a sentence with its clause', (event, text, clause) => {
  expect(say(event, NAMES, EDITION)).toEqual({ text, clause })
})

test.each<[SeasEvent, string]>([
  [
    { kind: 'signed-on', seat: 0, where: 'lair', captain: pirate('ivo'), crew: [] },
    'Anne sails under captain Ivo Blackwater.',
  ],
  [{ kind: 'drew', seat: 0, cards: [] }, 'Anne draws nothing.'],
  [{ kind: 'drew-unseen', seat: 0, cards: 1 }, 'Anne draws 1 card.'],
  [
    { kind: 'haunted', seat: 0, cards: noCards(), pirates: [] },
    'The Flying Dutchman is upon Anne and takes the hand (empty) and the crew (nobody).',
  ],
  [
    { kind: 'sent-to-lair', seat: 0, by: 'dutchman', lair: 'red', endsTurn: false },
    'Anne is thrown back to the red lair.',
  ],
  [{ kind: 'scurvy', seat: 0, isDropped: true, tokens: 0, by: 'die' }, "Anne's crew shrugs off the scurvy."],
  [
    { kind: 'scurvy', seat: 0, isDropped: false, tokens: 1, by: 'die' },
    'The upkeep die shows scurvy, which no rum prevents: Anne has 1 now.',
  ],
  [{ kind: 'rum-drunk', seat: 0, wanted: 1, drunk: 1, left: 2 }, "Anne's crew drinks 1 rum; 2 left."],
  [{ kind: 'mutiny', seat: 0, captain: null }, "Anne's ship is seized; there was no captain to lose."],
  [{ kind: 'tile-turned', seat: 0, at: place('E8'), ship: null, nation: null }, 'Nothing but water at E8.'],
  [{ kind: 'dug-up', seat: 0, at: place('G5'), maps: 1, doubloons: 2000 }, 'Anne digs up 2000 doubloons with 1 map.'],
  [{ kind: 'attacks', seat: 0, against: 1, prize: null, nation: null, at: place('E8') }, 'Anne attacks Bart at E8.'],
  [
    { kind: 'fought', seat: 0, against: null, prize: 'city', attack: 9, defence: 10, isWon: false },
    'Anne comes to 9 against 10 of the city: the attack is beaten off.',
  ],
  [
    { kind: 'rolled-again', seat: 0, reroll: 'both', dice: [6, 4], left: 0 },
    'Anne fires a cannonball and rolls both dice again: 6 and 4 (0 left).',
  ],
  [{ kind: 'won', seats: [0, 2], doubloons: 900 }, 'Anne and Calico share the crown with 900 doubloons each.'],
])('%o is told as it was', (event, text) => {
  expect(say(event, NAMES, EDITION).text).toBe(text)
})

test.each<[string, SeasEvent, string]>([
  ['a result against a nation', { ...SAID.fought[0], against: null, prize: 'city' }, 'KP-40'],
  ['a result between players', SAID.fought[0], 'KP-44'],
  ['dice against a nation', SAID.rolled[0], 'KP-40'],
  ['dice in a duel', { ...SAID.rolled[0], isDuel: true }, 'KP-44'],
  ['a crew signed on in a lair', { ...SAID['signed-on'][0], where: 'lair' }, 'KP-37'],
  ['a ship thrown back by a mutiny', SAID['sent-to-lair'][0], 'KP-18'],
  ['a ship thrown back by the Dutchman', { ...SAID['sent-to-lair'][0], by: 'dutchman' }, 'KP-21'],
])('KP-13 KP-18 KP-21 KP-37 KP-40 KP-44 %s names the clause it comes of', (_what, event, clause) => {
  expect(say(event, NAMES, EDITION).clause).toBe(clause)
})

/** Every kind of sentence with numbers in it, told of two whose names end in one. */
const NUMBERED: readonly SeasEvent[] = Object.values(SAID).map(([event]) => event)

test('no sentence puts a name that ends in a number beside another number', () => {
  const odd = NUMBERED.map(event => say(event, ['Mate 2', 'Mate 3', 'Mate 4'], EDITION).text).filter(text =>
    /Mate \d[\s,:(]*\d|\d[\s,:(]+Mate/.test(text),
  )
  expect(odd).toEqual([])
})

/** KP-48 to KP-58: what each card says when it is played. */
type Told = CardPlay | Keelhauled
const PLAYED: { [K in Told['play']]: [Extract<Told, { play: K }>, string, string] } = {
  ambush: [{ play: 'ambush' }, 'springs an ambush', 'KP-48'],
  assault: [{ play: 'assault' }, 'leads an assault', 'KP-49'],
  'citrus-fruits': [{ play: 'citrus-fruits' }, 'hands out citrus fruits: no more scurvy', 'KP-50'],
  'flying-dutchman': [{ play: 'flying-dutchman', toward: 'red' }, 'steers the Flying Dutchman south-east', 'KP-51'],
  mercenaries: [{ play: 'mercenaries', side: 'defence' }, 'hires mercenaries for the defender', 'KP-52'],
  scurvy: [{ play: 'scurvy', on: 2 }, 'brings scurvy to Calico', 'KP-53'],
  tailwind: [{ play: 'tailwind' }, 'catches a tailwind', 'KP-54'],
  assassination: [
    { play: 'assassination', on: 1, pirate: pirate('ivo') },
    'has Ivo Blackwater of Bart assassinated',
    'KP-55',
  ],
  keelhauling: [
    { play: 'keelhauling', spares: 2 },
    'has a mutineer of Calico keelhauled, and the mutiny is off',
    'KP-56',
  ],
  mutiny: [{ play: 'mutiny', on: 1 }, 'stirs up a mutiny against Bart', 'KP-57'],
  soldiers: [{ play: 'soldiers', nation: 'french' }, 'sends soldiers to the French', 'KP-58'],
}

test.each(Object.values(PLAYED))('the card %o is told with its own clause', (card, words, clause) => {
  expect(say({ kind: 'played', seat: 0, card }, NAMES, EDITION)).toEqual({ text: `Anne ${words}.`, clause })
})

const sealed: null[] = []

test.each<[SeasFrame, string]>([
  [{ step: 'colours', at: 'pick', left: [0], wanted: [] }, 'Which colour do you sail under?'],
  [{ step: 'match', at: 'sign', sealed }, 'Which two pirates do you keep, and who is captain?'],
  [{ step: 'upkeep', at: 'steal', thefts: 0, sealed }, 'Your pickpocket is ready: whose pocket?'],
  [
    { step: 'upkeep', at: 'discard', thefts: 0, sealed },
    'You will draw more than you can hold: which cards do you discard?',
  ],
  [{ step: 'upkeep', at: 'mutinies', thefts: 0, sealed }, 'Before the ship sails: will anyone start a mutiny?'],
  [{ step: 'movement', at: 'sail', sailed: 0, isStopped: false }, 'Sail a space, or stop here?'],
  [{ step: 'lair', at: 'buy', captain: null }, 'Have a new part built into your ship?'],
  [{ step: 'lair', at: 'captain', captain: null }, 'Who is captain from now on?'],
  [{ step: 'lair', at: 'crew', captain: null }, 'Who else sails with you?'],
  [{ step: 'dig', at: 'spade', space: 0, sealed }, 'Dig for the treasure?'],
  [{ step: 'dig', at: 'watch', space: 0, sealed }, 'Someone digs for treasure. Do you play a card against it?'],
  [{ step: 'combat', at: 'target', mustFight: false, wasWon: false, sealed }, 'Attack someone here?'],
  [
    { step: 'combat', at: 'declared', mustFight: false, wasWon: false, sealed },
    'An attack! Do you play a card before the dice are rolled?',
  ],
  [{ step: 'combat', at: 'reroll', mustFight: false, wasWon: false, sealed }, 'Spend a cannonball to roll again?'],
  [
    { step: 'combat', at: 'rolled', mustFight: false, wasWon: false, sealed },
    'The dice are rolled. Play a card before it is decided?',
  ],
  [{ step: 'mutiny', at: 'answers', seat: 1, sealed }, 'A mutiny brews against Bart. Do you answer?'],
  [{ step: 'promotion', at: 'promote', seat: 1 }, 'Your captain is gone. Who takes the cabin?'],
])('%o asks a plain question', (f, question) => {
  expect(promptOf(kingOfPirates, f, NAMES, EDITION)).toBe(question)
})

test.each<[SeasEvent, number, string]>([
  [{ kind: 'turn', seat: 2, round: 3 }, 2, 'Your turn in round 3.'],
  [
    { kind: 'robbed', seat: 0, loser: 1, loot: [200, 100], taken: 300 },
    1,
    'Anne draws 200 + 100 and takes 300 doubloons from you.',
  ],
  [{ kind: 'drew-unseen', seat: 0, cards: 2 }, 0, 'You draw 2 cards.'],
  [{ kind: 'won', seats: [0, 1], doubloons: 900 }, 0, 'Bart and you share the crown with 900 doubloons each.'],
])('%j, read by seat %i, is told to them', (event, reader, says) => {
  expect(say(event, toldTo(reader, NAMES), EDITION).text).toBe(says)
})
