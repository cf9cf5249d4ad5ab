/** A fair chance to speak: cards in somebody else's turn, by real clicks, at every pace. */
import { randomUUID } from 'node:crypto'
import { doubloonLagoon } from '@nassau/games/doubloon-lagoon'
import { kingOfPirates } from '@nassau/games/king-of-pirates'
import { isRecord, type Match } from '@nassau/kernel'
import { drawAsk, FastChance, sample, swab } from '@nassau/kernel/bots'
import { accept, copyPlain, Play, project, setUp } from '@nassau/kernel/host'
import { BEATS, type BeatLength } from '@nassau/protocol'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerSomehow } from './kit/clicker.ts'
import { goToKept, keepMatch } from './kit/kept.ts'
import { expectNoFaults, newPerson, withBrowser } from './kit/kit.ts'
import { gameOf } from './kit/moments.ts'

withBrowser()

/** So many matches are searched for a moment. */
const MATCHES = 400

const isPlayOf = (card: string, option: unknown): boolean => isRecord(option) && option.play === card

/** Posed, for it is rare: one's crew stands where the captain who is to move has an item to steal. */
function poseTheft({ units, adventures, hands, deck }: ReturnType<typeof doubloonLagoon.setup>['board']): void {
  const victim = units.find(({ owner, kind, at }) => owner === 1 && kind === 'ship' && at !== null)
  const thief = units.find(({ owner, kind, at }) => owner === 0 && kind === 'crew' && at !== null)
  const item = adventures.findIndex(({ card }) => card === 'boarding-pikes')
  const [card] = deck.splice(deck.indexOf('pickpocket'), 1)
  if (!victim || !thief || item < 0 || card === undefined) throw new Error('nobody is there to be robbed')
  Object.assign(thief, { at: victim.at, aboard: null })
  victim.items.push(...adventures.splice(item, 1).map(({ card: taken }) => taken))
  hands[0] = [card]
}

/** A match in which the bot on seat 1 is about to move, and seat 0 could rob it. */
function theft(): Match {
  const { edition } = doubloonLagoon
  const options = { points: false, 'quick-start': true, 'buried-deep': true }
  for (let seed = 0; seed < MATCHES; seed++) {
    const dice = new FastChance(seed)
    const play = new Play(doubloonLagoon, edition, setUp(doubloonLagoon, edition, options, 2, dice), dice)
    for (let i = 0; i < 60 && !play.isOver; i++) {
      const { board, stack } = play.match
      const isSailing = stack.at(-1)?.step === 'movement' && stack.at(-1)?.at === 'choose'
      if (isSailing && play.waitsFor(1) && board.deck.includes('pickpocket')) {
        poseTheft(board)
        return JSON.parse(JSON.stringify(play.match))
      }
      const ask = drawAsk(play, dice)
      play.take(ask.seat, sample(ask, dice))
    }
  }
  throw new Error('there is nobody to rob')
}

/** A match in which a bot on seat 1 is about to move, and seat 0 holds this card, which could matter. */
function momentFor(id: string, card: string): Match {
  const { game, bots } = gameOf(id)
  const mate = bots.find(bot => bot.id === 'mate') ?? swab
  const { edition } = game
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? false]),
  )
  for (let seed = 0; seed < MATCHES; seed++) {
    const dice = new FastChance(seed)
    const play = new Play(game, edition, setUp(game, edition, options, 2, dice), dice)
    for (let i = 0; i < 600 && !play.isOver; i++) {
      const seen = project(play, 0)
      const isHeld = seen.ask?.kind === 'list' && seen.ask.options.some(option => isPlayOf(card, option))
      if (play.waitsFor(1) && isHeld && game.unasked?.isWorthSaying(seen, edition)) return copyPlain(play.match)
      const ask = drawAsk(play, dice)
      play.take(ask.seat, accept(ask, mate.choose(project(play, ask.seat), dice, edition)))
    }
  }
  throw new Error(`nobody ever holds ${card}`)
}

/** Plays the card from the answers that are offered in letters. */
async function playCard(page: Page, name: RegExp): Promise<void> {
  await page.locator('main button', { hasText: name }).first().click()
  await page.locator('aside li', { hasText: name }).first().waitFor()
}

const CARDS: readonly [string, string, RegExp][] = [
  ['king-of-pirates', 'scurvy', /scurvy/i],
  ['doubloon-lagoon', 'becalmed', /becalmed/i],
  ['doubloon-lagoon', 'storm', /storm/i],
  ['doubloon-lagoon', 'pickpocket', /pickpocket/i],
]

for (const [game, card, name] of CARDS)
  test(`against bots on one device ${card} is played at the moment of choice, at every pace`, async () => {
    const from = card === 'pickpocket' ? theft() : momentFor(game, card)
    for (const [speed, beat] of [
      ['calm', 'calm'],
      ['brisk', 'brisk'],
      ['instant', 'off'],
    ] as const) {
      const person = await newPerson({ isText: true, speed })
      const { page } = person
      await page.goto('/')
      const names = ['Wren', 'Grace']
      const kept = {
        game,
        options: from.options,
        names,
        people: [0],
        secret: null,
        from,
        lines: [],
        awaiting: [1],
        beat,
      }
      await goToKept(page, await keepMatch(page, kept))
      await page.locator('[data-holding]').waitFor()
      await playCard(page, name)
      expectNoFaults(person)
      await person.context.close()
    }
  })

/** All action cards are scurvy: whoever holds any can play it in another's movement. */
const ALL_SCURVY = {
  ...kingOfPirates.edition,
  actions: Object.fromEntries(
    Object.entries(kingOfPirates.edition.actions).map(([card, action]) => [
      card,
      { ...action, copies: card === 'scurvy' ? 40 : 0 },
    ]),
  ),
}

/** Answers at random until the table can be held, and holds it. */
async function holdIt(page: Page): Promise<void> {
  const hold = page.locator('button[data-open]')
  const isHeld = page.locator('[data-holding]')
  for (let tries = 0; tries < 2000; tries++) {
    if (await isHeld.isVisible()) return
    // It may be over before the click: then the next one is waited for.
    if (await hold.isVisible()) await hold.click({ timeout: 500 }).catch(() => undefined)
    else if ((await answerSomehow(page)) === null) await page.waitForTimeout(20)
  }
  throw new Error('the table could never be held')
}

for (const beat of BEATS.filter((length): length is Exclude<BeatLength, 'off'> => length !== 'off'))
  test(`against bots on the server, with the clock running, a table with ${beat} beats is held and scurvy played`, async () => {
    const person = await newPerson({ isText: true })
    const { page } = person
    await page.goto('/')
    await page.getByRole('heading', { name: 'Open tables' }).waitFor()
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'mate' }]
    const clock = { choiceMs: 60_000, bankMs: 60_000 }
    const data = { id: randomUUID(), game: 'king-of-pirates', edition: ALL_SCURVY, seats, clock, beat }
    const made = await page.request.post('/api/matches', { data })
    expect(await made.text()).toMatch(/"match"/)
    const { match } = await made.json()
    await page.goto(`/table/${match}`)
    await holdIt(page)
    await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/waits for you/)
    await playCard(page, /scurvy/i)
    await person.context.close()
  })

test('who holds the table and goes on has lost nothing: the bot goes on too', async () => {
  const person = await newPerson({ isText: true })
  const { page } = person
  await page.goto('/')
  const from = momentFor('king-of-pirates', 'scurvy')
  const names = ['Wren', 'Grace']
  const kept = { game: 'king-of-pirates', options: from.options, names, people: [0], secret: null, from, lines: [] }
  await goToKept(page, await keepMatch(page, { ...kept, awaiting: [1], beat: 'calm' }))
  await page.locator('[data-holding]').waitFor()
  const lines = await page.locator('aside ol > li').count()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => page.locator('aside ol > li').count(), { timeout: 20_000 }).toBeGreaterThan(lines)
  expectNoFaults(person)
  await person.context.close()
})
