import type { Listed } from '@nassau/games/listed'
import { listed as scurvyDice } from '@nassau/games/scurvy-dice/listed'
import { expect, test } from 'vitest'
import { GAME_ENTRIES } from '../games.ts'
import { LEARNER, LessonTable } from './lesson-table.ts'
import { hasLesson, loadLesson } from './lessons.ts'

const LESSONS = GAME_ENTRIES.filter(({ id }) => hasLesson(id))

const lessonOf = async (game: string) => {
  const lesson = await loadLesson(game)
  if (!lesson) throw new Error(`no lesson for ${game}`)
  return lesson
}

/** Takes a lesson as it says. */
async function taken(listed: Listed): Promise<LessonTable> {
  const lesson = await lessonOf(listed.game.id)
  const table = new LessonTable(listed, lesson)
  for (const { seat, choice, says } of lesson.steps)
    if (seat === LEARNER && says !== undefined) expect(table.try(choice)).not.toBeTypeOf('string')
    else expect(table.proceed()).not.toBeNull()
  return table
}

test.each(LESSONS)('the lesson of $title can be taken as it is written', async ({ load }) => {
  const listed = await load()
  await listed.game.prepare?.()
  const table = await taken(listed)
  expect(table.told.isDone).toBe(true)
})

test.each(LESSONS)('the lesson of $title says something at every kind of choice the learner makes', async ({ id }) => {
  const { steps } = await lessonOf(id)
  expect(steps.filter(({ seat, says }) => seat === LEARNER && says !== undefined).length).toBeGreaterThanOrEqual(8)
  expect(steps.filter(({ seat, says }) => seat !== LEARNER && says !== undefined)).toEqual([])
})

test('something else than the lesson wants is not done, and a hint is given', async () => {
  const lesson = await lessonOf('scurvy-dice')
  const table = new LessonTable(scurvyDice, lesson)
  const before = table.told
  expect(table.try({ pick: [] })).toBe(lesson.steps[0]?.hint)
  expect(table.try({ nonsense: true })).toBe(lesson.steps[0]?.hint)
  expect(table.told).toEqual(before)
})

test('nobody chooses for the learner what the learner is taught', async () => {
  const table = new LessonTable(scurvyDice, await lessonOf('scurvy-dice'))
  expect(table.proceed()).toBeNull()
})
