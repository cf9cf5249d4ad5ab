import type { LessonStep } from '@nassau/games/lesson'
import { type LoadedGame, type Manifest, manifestOf, SHELF } from '@nassau/games/manifests'
import { loaded as scurvyDice } from '@nassau/games/scurvy-dice/loaded'
import { aThrow } from '@nassau/kernel'
import { type Bot, FastChance, swab } from '@nassau/kernel/bots'
import { expect, test } from 'vitest'
import { clearThrow } from './clear-throw.ts'
import { LEARNER, LessonTable } from './lesson-table.ts'

const LESSONS = SHELF.filter(({ lesson }) => lesson)
const TOSSED = LESSONS.filter(({ isTossed }) => isTossed)

const lessonOf = async (game: string) => {
  const taught = await manifestOf(game)?.lesson?.()
  if (!taught) throw new Error(`no lesson for ${game}`)
  return taught.lesson
}

const isTaught = ({ seat, says }: LessonStep): boolean => seat === LEARNER && says !== undefined
const wordsOf = (steps: readonly LessonStep[]): string[] =>
  steps.flatMap(({ says, saysAfterFoul }) => [says, saysAfterFoul].filter(words => words !== undefined))

/** What the table asks of the learner now. */
function seenAt(table: LessonTable) {
  const { seen } = table.table().scene
  if (!seen) throw new Error('the table is not laid')
  return { ...seen, seq: 0 }
}

/** Takes a lesson as it says; where it leaves the learner free, `bot` chooses. All that was said on the way. */
async function taken(listed: LoadedGame, bot: Bot, seed = 0): Promise<{ table: LessonTable; said: string[] }> {
  const lesson = await lessonOf(listed.game.id)
  const table = new LessonTable(listed, lesson)
  const rng = new FastChance(seed)
  const said: string[] = []
  // Some steps are done several times, others not at all.
  for (let i = 0; i < 2 * lesson.steps.length && !table.told.isDone; i++) {
    const { says, isPage } = table.told
    const step = lesson.steps.find(one => wordsOf([one]).includes(says))
    if (says === '') expect(table.proceed()).not.toBeNull()
    else if (isPage) {
      expect(seenAt(table).ask, 'nothing is asked of the learner while they read').toBeNull()
      table.turnPage()
    } else {
      const choice = step?.free ? bot.choose(seenAt(table), rng, listed.game.edition) : step?.choice
      expect(table.try(choice, table.table().n)).not.toBeTypeOf('string')
    }
    if (says !== '') said.push(says)
  }
  expect(table.told).toMatchObject({ isDone: true, says: lesson.farewell })
  return { table, said }
}

const loaded = async (load: Manifest['load']): Promise<LoadedGame> => {
  const { loaded: listed } = await load()
  await listed.game.prepare?.()
  return listed
}

test.each(LESSONS)('the lesson of $title can be taken as it is written', async ({ id, load }) => {
  const listed = await loaded(load)
  const { said } = await taken(listed, listed.bots[0] ?? swab)
  const { steps } = await lessonOf(id)
  const must = steps.filter(step => isTaught(step) && !step.isOnlyIfAsked)
  expect(said.length).toBeGreaterThanOrEqual(must.length)
})

test.each(TOSSED)('the lesson of $title goes on to its end whatever is thrown', async ({ load }) => {
  const listed = await loaded(load)
  const all = new Set<string>()
  for (let seed = 0; seed < 12; seed++) for (const says of (await taken(listed, swab, seed)).said) all.add(says)
  const { steps } = await lessonOf(listed.game.id)
  // Where throws go anywhere, some are fouls: that is spoken of.
  expect([...all]).toEqual(expect.arrayContaining(steps.flatMap(({ saysAfterFoul }) => saysAfterFoul ?? [])))
})

test.each(TOSSED)('the learner of $title throws at least three times', async ({ load }) => {
  const listed = await loaded(load)
  const { table } = await taken(listed, listed.bots[0] ?? swab, 1)
  const own = table.table().heard.filter(event => 'seat' in event && event.seat === LEARNER && event.kind === 'tossed')
  expect(own.length).toBeGreaterThanOrEqual(3)
})

test('what the lessons in tossing say of chance is so', async () => {
  const spokenOf = [{ kind: 'set-aside', ids: ['w1'] }, expect.objectContaining({ kind: 'rolled-off', first: 0 })]
  for (const [i, { load }] of TOSSED.entries()) {
    const { table } = await taken(await loaded(load), swab)
    expect(table.table().heard).toContainEqual(spokenOf[i])
  }
})

test.each(LESSONS)('the lesson of $title says something at every kind of choice the learner makes', async ({ id }) => {
  const { title, farewell, steps } = await lessonOf(id)
  expect(steps.filter(isTaught).length).toBeGreaterThanOrEqual(8)
  expect(steps.filter(step => step.seat !== LEARNER && wordsOf([step]).length > 0)).toEqual([])
  expect(steps.filter(step => step.seat === LEARNER && step.free !== undefined && !isTaught(step))).toEqual([])
  for (const words of [title, farewell, ...wordsOf(steps)]) expect(words.trim()).not.toBe('')
})

test('something else than the lesson wants is not done, and a hint is given', async () => {
  const lesson = await lessonOf('scurvy-dice')
  const table = new LessonTable(scurvyDice, lesson)
  const before = table.told
  expect(table.try({ pick: [] }, table.table().n)).toBe(lesson.steps[0]?.hint)
  expect(table.try({ nonsense: true }, table.table().n)).toBe(lesson.steps[0]?.hint)
  expect(table.told).toEqual(before)
})

test('nobody chooses for the learner what the learner is taught', async () => {
  const table = new LessonTable(scurvyDice, await lessonOf('scurvy-dice'))
  expect(table.proceed()).toBeNull()
})

test('a written throw is made from the side if a die is in the way, and not at all if there is no room', () => {
  const axes = [{ name: 'x', unit: 'mm', min: -100, max: 100 }]
  const inTheWay = (least: number) => ({ axes: [0], centre: [0], least, most: null, says: 'in the way' })
  expect(clearThrow(aThrow(0, axes), { throw: [7] })).toEqual({ throw: [7] })
  expect(clearThrow(aThrow(0, axes, [inTheWay(20)]), { throw: [2] })).toEqual({ throw: [22] })
  expect(clearThrow(aThrow(0, axes, [inTheWay(200)]), { throw: [2] })).toBeUndefined()
})
