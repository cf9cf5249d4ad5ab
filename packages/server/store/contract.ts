/** What any store must do. A test file calls this with a way to make one; each test gets one of its own. */
import { afterEach, describe, expect, test } from 'vitest'
import type { MatchRow, Store } from './store.ts'

/** A store to test; `reopen` closes it and opens it again on the same data. */
export type Tested = { store: Store; reopen: () => Promise<Store>; destroy: () => Promise<void> }

export const rowFor = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'pig',
  status: 'playing',
  isPublic: false,
  seats: '[]',
  people: '[]',
  awaiting: '[0]',
  wakes: null,
  updated: Date.now(),
  ...more,
})

const entry = (seq: number, body = `{"seq":${seq}}`) => ({ seq, at: 1_700_000_000_000 + seq, body })

export function storeContract(name: string, makeStore: () => Promise<Tested>): void {
  describe(name, () => {
    const made: Tested[] = []
    const make = async (): Promise<Tested> => {
      const tested = await makeStore()
      made.push(tested)
      return tested
    }
    afterEach(async () => {
      for (const tested of made.splice(0)) await tested.destroy()
    })

    test('what was appended is read in order, from anywhere on', async () => {
      const { store } = await make()
      for (const seq of [0, 1, 2]) expect(await store.append('a', entry(seq), null)).toBe('appended')
      await store.append('b', entry(0), null)
      expect(await store.read('a')).toEqual([entry(0), entry(1), entry(2)])
      expect(await store.read('a', 2)).toEqual([entry(2)])
      expect(await store.read('nothing')).toEqual([])
    })

    test('a number is taken once: who comes second is told so and changes nothing', async () => {
      const { store } = await make()
      const row = rowFor('a', { awaiting: '[1]', isPublic: true })
      await store.append('a', entry(0, 'first'), row)
      const late = store.append('a', entry(0, 'second'), rowFor('a', { awaiting: '[7]', isPublic: true }))
      expect(await late).toBe('conflict')
      expect(await store.read('a')).toEqual([entry(0, 'first')])
      expect((await store.publicMatches(9))[0]?.awaiting).toBe('[1]')
    })

    test('of snapshots the latest is kept, until it is dropped', async () => {
      const { store, reopen } = await make()
      expect(await store.snapshot('a')).toBeNull()
      await store.append('a', entry(0), null)
      store.keepSnapshot('a', { length: 1, body: 'first' })
      await expect.poll(() => store.snapshot('a')).toEqual({ length: 1, body: 'first' })
      store.keepSnapshot('a', { length: 2, body: 'second' })
      const again = await reopen()
      await expect.poll(() => again.snapshot('a')).toEqual({ length: 2, body: 'second' })
      again.keepSnapshot('a', { length: 3, body: 'third' })
      await again.dropSnapshot('a')
      expect(await again.snapshot('a')).toBeNull()
    })

    test('nothing is appended after what is not there: a log never has a hole', async () => {
      const { store } = await make()
      expect(await store.append('a', entry(1), rowFor('a', { isPublic: true }))).toBe('conflict')
      await store.append('a', entry(0), null)
      expect(await store.append('a', entry(3), rowFor('a', { isPublic: true }))).toBe('conflict')
      expect(await store.read('a')).toEqual([entry(0)])
      expect(await store.publicMatches(9)).toEqual([])
      expect(await store.append('a', entry(1), null)).toBe('appended')
    })

    test('of many who append the same number at once exactly one is first', async () => {
      const { store } = await make()
      const racers = Array.from({ length: 50 }, (_, i) => store.append('a', entry(0, `racer ${i}`), null))
      const results = await Promise.all(racers)
      expect(results.filter(result => result === 'appended')).toHaveLength(1)
      expect(await store.read('a')).toEqual([entry(0, `racer ${results.indexOf('appended')}`)])
    })

    test('many matches at once are all kept', async () => {
      const { store, reopen } = await make()
      const ids = Array.from({ length: 300 }, (_, i) => `m${i}`)
      await Promise.all(ids.flatMap(id => [0, 1, 2].map(seq => store.append(id, entry(seq), rowFor(id)))))
      const again = await reopen()
      for (const id of ids) expect(await again.read(id)).toHaveLength(3)
    })

    test('lists: public ones that are not over, and those a person has sat at, the latest first', async () => {
      const { store } = await make()
      const now = Date.now()
      await store.append('old', entry(0), rowFor('old', { isPublic: true, people: '["anne",null]', updated: now - 2 }))
      await store.append('new', entry(0), rowFor('new', { isPublic: true, people: '["bart"]', updated: now }))
      await store.append('own', entry(0), rowFor('own', { people: '["anne"]', updated: now - 1 }))
      await store.append('end', entry(0), rowFor('end', { isPublic: true, status: 'over', updated: now }))
      expect((await store.publicMatches(9)).map(({ id }) => id)).toEqual(['new', 'old'])
      expect((await store.publicMatches(1)).map(({ id }) => id)).toEqual(['new'])
      expect((await store.matchesOf(['anne'], 9)).map(({ id }) => id)).toEqual(['own', 'old'])
      expect((await store.matchesOf(['anne', 'bart'], 9)).map(({ id }) => id)).toEqual(['new', 'own', 'old'])
      expect(await store.matchesOf(['calico'], 9)).toEqual([])
    })

    test('whoever has left is still found by the matches they sat at', async () => {
      const { store } = await make()
      await store.append('a', entry(0), rowFor('a', { people: '["anne"]' }))
      await store.append('a', entry(1), rowFor('a', { people: '[null]' }))
      expect(await store.matchesOf(['anne'], 9)).toHaveLength(1)
    })

    test('what is due comes in the order it is due, and not before', async () => {
      const { store } = await make()
      await store.append('late', entry(0), rowFor('late', { wakes: 300 }))
      await store.append('soon', entry(0), rowFor('soon', { wakes: 100 }))
      await store.append('none', entry(0), rowFor('none'))
      expect(await store.due(50, 9, 'this')).toEqual([])
      expect(await store.due(300, 9, 'this')).toEqual(['soon', 'late'])
      await store.append('soon', entry(1), rowFor('soon', { wakes: null }))
      expect(await store.due(300, 9, 'this')).toEqual(['late'])
    })

    test('a match that was set aside is not found due by the program that did, until something happens there or it starts again', async () => {
      const { store } = await make()
      await store.append('bad', entry(0), rowFor('bad', { wakes: 100 }))
      await store.append('good', entry(0), rowFor('good', { wakes: 200 }))
      expect(await store.setAside('bad', 'this', 'its log has a hole')).toBe(true)
      expect(await store.setAside('bad', 'this', 'its log has a hole')).toBe(false)
      expect(await store.due(300, 1, 'this')).toEqual(['good'])
      expect(await store.due(300, 1, 'another')).toEqual(['bad'])
      await store.append('bad', entry(1), rowFor('bad', { wakes: 100 }))
      expect(await store.due(300, 1, 'this')).toEqual(['bad'])
      await store.setAside('bad', 'this', 'its log has a hole')
      await store.takeUp()
      expect(await store.due(300, 1, 'this')).toEqual(['bad'])
    })

    test('what is to be remembered is what it was last', async () => {
      const { store, reopen } = await make()
      expect(await store.remembered('clock')).toBe(null)
      for (const value of ['one', 'two']) await store.remember('clock', value)
      expect(await (await reopen()).remembered('clock')).toBe('two')
    })

    test('a store that can be written has no troubles', async () => {
      const { store } = await make()
      expect(await store.troubles()).toEqual([])
    })

    test('a constant is what it was first', async () => {
      const { store, reopen } = await make()
      expect(await store.constant('key', () => 'one')).toBe('one')
      expect(await store.constant('key', () => 'two')).toBe('one')
      expect(await (await reopen()).constant('key', () => 'three')).toBe('one')
    })

    test('closing waits for what is under way', async () => {
      const { store, reopen } = await make()
      const under = Array.from({ length: 200 }, (_, seq) => store.append('a', entry(seq), null))
      const again = await reopen()
      expect(await Promise.all(under)).toHaveLength(200)
      expect(await again.read('a')).toHaveLength(200)
    })
  })
}
