import { expect, test } from 'vitest'
import { HEADER } from '../http/room.testing.ts'
import { type FreshPlace, line, opened } from './place.testing.ts'
import type { Paper } from './store.ts'

const paper = (id: string, rest: Partial<Paper> = {}): Paper => ({ kind: 'letter', id, game: 'game', due: null, body: { id }, ...rest })

export function describePapers(fresh: FreshPlace): void {
  test('are kept with a line or with none, found by kind and id, and put in the place of what was there', async () => {
    const store = await opened(await fresh())
    await store.create('game', HEADER, { lines: [], papers: [paper('a')] })
    await store.write('game', 0, { lines: [line('written')], papers: [paper('b', { due: 5 })] })
    await store.put([paper('c', { game: null }), paper('a', { kind: 'note', body: null })])
    expect(await store.paper('letter', 'a')).toEqual(paper('a'))
    expect(await store.paper('letter', 'b')).toEqual(paper('b', { due: 5 }))
    expect(await store.paper('letter', 'c')).toEqual(paper('c', { game: null }))
    expect(await store.paper('note', 'a')).toEqual(paper('a', { kind: 'note', body: null }))
    expect(await store.paper('note', 'b')).toBeUndefined()
    expect(await store.paper('no\u0000te', 'b')).toBeUndefined()

    await store.put([paper('a', { game: null, due: 7, body: 'first' }), paper('a', { game: 'other', due: 8, body: 'last' })])
    expect(await store.paper('letter', 'a')).toEqual(paper('a', { game: 'other', due: 8, body: 'last' }))
  })

  test('of a game are those of that game and that kind, in the order of their ids', async () => {
    const store = await opened(await fresh())
    await store.put([paper('b'), paper('B'), paper('a'), paper('é'), paper('n', { kind: 'note' }), paper('x', { game: 'other' })])
    expect((await store.papersOf('game', 'letter')).map(({ id }) => id)).toEqual(['B', 'a', 'b', 'é'])
    expect((await store.papersOf('game', 'note')).map(({ id }) => id)).toEqual(['n'])
    expect(await store.papersOf('game', 'person')).toEqual([])
    await store.put([paper('a', { body: 'é'.repeat(100_000) })])
    expect(await store.sizesOf('game', 'letter')).toEqual([
      { id: 'B', bytes: 10 },
      { id: 'a', bytes: 200_002 },
      { id: 'b', bytes: 10 },
      { id: 'é', bytes: 11 },
    ])
    expect(await store.sizesOf('game', 'person')).toEqual([])
  })

  test('are discarded with the line that says so, and what is put at the same time stays', async () => {
    const store = await opened(await fresh())
    await store.create('game', HEADER, { lines: [], papers: [paper('a'), paper('b'), paper('c')] })
    await store.write('game', 0, { lines: [line('gone')], papers: [paper('b', { body: 'new' })], discarded: [paper('a'), paper('b')] })
    await store.put([], [paper('c'), paper('never there')])
    expect(await store.papersOf('game', 'letter')).toEqual([paper('b', { body: 'new' })])
  })

  test('of a write that came too late, or was done before, are neither put nor discarded', async () => {
    const store = await opened(await fresh())
    await store.create('game', HEADER, { lines: [line('one', 'k1')], papers: [paper('kept')] })
    const writing = { papers: [paper('late')], discarded: [paper('kept')] }
    expect(await store.write('game', 0, { ...writing, lines: [line('two')] })).toMatchObject({ type: 'conflict' })
    expect(await store.write('game', 1, { ...writing, lines: [line('one', 'k1')] })).toMatchObject({ type: 'repeated' })
    expect(await store.write('nowhere', 0, { ...writing, lines: [] })).toMatchObject({ type: 'no-such-game' })
    await expect(store.create('game', HEADER, { ...writing, lines: [] })).rejects.toThrow()
    expect(await store.papersOf('game', 'letter')).toEqual([paper('kept')])
  })

  test('with no time that can be kept are refused', async () => {
    const store = await opened(await fresh())
    await expect(store.put([paper('a', { due: 0.5 })])).rejects.toThrow(TypeError)
    await expect(store.put([paper('a', { due: Number.NaN })])).rejects.toThrow(TypeError)
  })

  test('that are due are leased, the earliest first, and to nobody else until then', async () => {
    const store = await opened(await fresh())
    const due = (id: string, at: number | null, kind = 'notice') => paper(id, { kind, due: at })
    await store.put([due('late', 30), due('early', 10), due('never', null), due('later', 51), due('other', 1, 'clock'), due('now', 50)])
    expect(await store.lease('notice', 50, 100, 2)).toEqual([due('early', 100), due('late', 100)])
    expect(await store.lease('notice', 50, 100, 2)).toEqual([due('now', 100)])
    expect(await store.lease('notice', 50, 100, 2)).toEqual([])
    expect((await store.lease('notice', 100, 200, 9)).map(({ id }) => id)).toEqual(['later', 'early', 'late', 'now'])
    expect(await store.paper('notice', 'early')).toEqual(due('early', 200))
  })

  test('are leased once by two stores that ask at the same time', async () => {
    const place = await fresh()
    const stores = [await opened(place), await opened(place)]
    await stores[0]?.put(Array.from({ length: 100 }, (_, index) => paper(`n${index}`, { kind: 'notice', due: index })))
    const leased: string[] = []
    for (let round = 0; round < 10; round += 1)
      for (const papers of await Promise.all(stores.map((store) => store.lease('notice', 1_000, 2_000, 7))))
        leased.push(...papers.map(({ id }) => id))
    expect(leased).toHaveLength(100)
    expect(new Set(leased).size).toBe(100)
  })
}
