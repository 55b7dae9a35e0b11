import { describe, expect, test, vi } from 'vitest'
import { HEADER } from '../http/room.testing.ts'
import { describePapers } from './paper-suite.testing.ts'
import { type FreshPlace, line, opened } from './place.testing.ts'
import type { GameStore, JournalLine } from './store.ts'

const sealed = (by: string) => ({ type: 'allocation-sealed', by, words: 'Straße «é» 🙂 \u0000 \ud800', nothing: null, __proto__: null })

const lines = (...bodies: readonly unknown[]) => ({ lines: bodies.map((body) => line(body)) })

async function withGame(fresh: FreshPlace): Promise<GameStore> {
  const store = await opened(await fresh())
  await store.create('game', HEADER, lines())
  return store
}

function describeGame(fresh: FreshPlace): void {
  test('begins with the header and the lines it was made with', async () => {
    const store = await opened(await fresh())
    await store.create('game', HEADER, { lines: [line('first', 'k1'), line('second')] })
    expect(await store.read('game')).toEqual({
      game: 'game',
      header: HEADER,
      sequence: 2,
      lines: [
        { sequence: 1, key: 'k1', body: 'first' },
        { sequence: 2, key: null, body: 'second' },
      ],
    })
  })

  test('is made once under an id; the second hears of it, and nobody beside suffers', async () => {
    const store = await withGame(fresh)
    const attempts = await Promise.allSettled([
      store.create('one', 1, lines('kept')),
      store.create('game', 'another', lines('lost')),
      store.create('two', 2, lines('kept')),
      store.create('two', 3, lines('lost')),
    ])
    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(attempts[1]).toMatchObject({ reason: { fault: 'game-exists', message: 'there is a game "game" already' } })
    expect((await store.list()).map(({ game, header, sequence }) => [game, header, sequence])).toEqual([
      ['game', HEADER, 0],
      ['one', 1, 1],
      ['two', 2, 1],
    ])
  })

  test('is deleted with its journal and papers, if nothing happened in it since; others stay as they are', async () => {
    const store = await withGame(fresh)
    const paper = { kind: 'letter', id: 'x', game: 'game', due: 5, body: 'canary' }
    const other = { ...paper, id: 'y', game: 'other' }
    await store.write('game', 0, { ...lines(1, 2), papers: [paper] })
    await store.create('other', HEADER, { ...lines(1), papers: [other] })
    expect(await store.remove('game', 1)).toBe(false)
    expect(await store.remove('none', 0)).toBe(false)
    expect((await store.read('game'))?.sequence).toBe(2)
    expect(await store.remove('game', 2)).toBe(true)
    expect([await store.read('game'), await store.papersOf('game', 'letter'), await store.paper('letter', 'x')]).toEqual([
      undefined,
      [],
      undefined,
    ])
    expect(await store.write('game', 2, lines(3))).toEqual({ type: 'no-such-game' })
    expect(await store.write('game', 0, lines(3))).toEqual({ type: 'no-such-game' })
    expect(await store.lease('letter', 9, 10, 5)).toMatchObject([{ id: 'y' }])
    expect(await store.write('other', 1, lines(2))).toEqual({ type: 'written', sequence: 2 })
    await store.create('game', HEADER, lines('anew'))
    expect((await store.read('game'))?.lines).toMatchObject([{ body: 'anew' }])
    expect((await store.read('other'))?.sequence).toBe(2)
  })

  test('numbers its lines from 1 without gaps and gives them back as they were', async () => {
    const store = await withGame(fresh)
    expect(await store.write('game', 0, lines(sealed('axis'), sealed('russia')))).toEqual({ type: 'written', sequence: 2 })
    expect(await store.write('game', 2, lines(sealed('westernAllies')))).toEqual({ type: 'written', sequence: 3 })
    expect((await store.read('game'))?.lines).toEqual(
      ['axis', 'russia', 'westernAllies'].map((by, index) => ({ sequence: index + 1, key: null, body: sealed(by) })),
    )
  })

  test('can be read from the sequence that is known already', async () => {
    const store = await withGame(fresh)
    await store.write('game', 0, lines(1, 2, 3))
    expect(await store.read('game', 2)).toMatchObject({ sequence: 3, lines: [{ sequence: 3, body: 3 }] })
    expect(await store.read('game', 3)).toMatchObject({ sequence: 3, lines: [] })
    expect(await store.read('game', 99)).toMatchObject({ sequence: 3, lines: [] })
  })

  test.each(['nowhere', '', 'with\u0000nothing', 'half \ud800', 'long'.repeat(100)])('that nobody made is none: %j', async (game) => {
    const store = await withGame(fresh)
    expect(await store.read(game)).toBeUndefined()
    expect(await store.lineWith(game, 'key')).toBeUndefined()
    expect(await store.write(game, 0, lines(1))).toEqual({ type: 'no-such-game' })
    expect(await store.list(game)).toEqual([])
    expect(await store.papersOf(game, 'letter')).toEqual([])
  })

  test('takes nothing that JSON cannot carry, and no name that cannot be kept', async () => {
    const store = await withGame(fresh)
    await expect(store.write('game', 0, lines(1, undefined))).rejects.toThrow(TypeError)
    await expect(store.write('game', 0, { lines: [line(1, 'a\u0000b')] })).rejects.toThrow(TypeError)
    await expect(store.write('game', 0, { lines: [line(1, 'a'), line(2, 'a')] })).rejects.toThrow('two lines with the same key')
    await expect(store.write('game', 0, { lines: [line(1, 'k'.repeat(251))] })).rejects.toThrow(TypeError)
    await expect(store.create('\ud800', HEADER, lines())).rejects.toThrow(TypeError)
    await expect(store.create('other', undefined, lines())).rejects.toThrow(TypeError)
    expect(await store.read('game')).toMatchObject({ sequence: 0 })
    expect(await store.count()).toBe(1)
  })

  test('carries a line of a megabyte', async () => {
    const store = await withGame(fresh)
    const long = 'é'.repeat(500_000)
    await store.write('game', 0, lines(long))
    expect((await store.read('game'))?.lines[0]?.body).toBe(long)
  })
}

function describeKeys(fresh: FreshPlace): void {
  test('a request that is repeated is answered with the line it made, whatever was written since', async () => {
    const store = await withGame(fresh)
    await store.write('game', 0, { lines: [line('order', 'k1')] })
    await store.write('game', 1, lines('meanwhile'))
    const made: JournalLine = { sequence: 1, key: 'k1', body: 'order' }
    expect(await store.write('game', 0, { lines: [line('order', 'k1')] })).toEqual({ type: 'repeated', line: made })
    expect(await store.write('game', 2, { lines: [line('new'), line('order', 'k1')] })).toEqual({ type: 'repeated', line: made })
    expect(await store.lineWith('game', 'k1')).toEqual(made)
    expect(await store.lineWith('game', 'k2')).toBeUndefined()
    expect(await store.read('game')).toMatchObject({ sequence: 2 })
  })

  test('repeated at the same time it is done once', async () => {
    const store = await withGame(fresh)
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.write('game', 0, { lines: [line('order', 'k1')] })))
    expect(answers.map(({ type }) => type)).toEqual(['written', ...Array(19).fill('repeated')])
    expect(await store.read('game')).toMatchObject({ sequence: 1 })
  })

  test('a key is another in another game', async () => {
    const store = await withGame(fresh)
    await store.create('other', HEADER, { lines: [line('there', 'k1')] })
    expect(await store.write('game', 0, { lines: [line('here', 'k1')] })).toEqual({ type: 'written', sequence: 1 })
    expect(await store.lineWith('other', 'k1')).toMatchObject({ body: 'there' })
  })
}

function describeConflicts(fresh: FreshPlace): void {
  test('at once: one is first, the other hears of it', async () => {
    const store = await withGame(fresh)
    const [one, other] = await Promise.all([store.write('game', 0, lines('one')), store.write('game', 0, lines('other', 'more'))])
    expect(one).toEqual({ type: 'written', sequence: 1 })
    expect(other).toEqual({ type: 'conflict', sequence: 1 })
    expect((await store.read('game'))?.lines).toEqual([{ sequence: 1, key: null, body: 'one' }])
  })

  test('from two stores at the same place, 50 times over: each time one is first', async () => {
    const place = await fresh()
    const [here, there] = [await opened(place), await opened(place)]
    await here.create('game', HEADER, lines())
    for (let sequence = 0; sequence < 50; sequence += 1) {
      const answers = await Promise.all([here.write('game', sequence, lines('here')), there.write('game', sequence, lines('there'))])
      expect(answers.map(({ type }) => type).sort()).toEqual(['conflict', 'written'])
      expect(answers.every((answer) => 'sequence' in answer && answer.sequence === sequence + 1)).toBe(true)
    }
    expect(await here.read('game')).toEqual(await there.read('game'))
  })

  test.each([1, -1, 0.5, Number.NaN])('a sequence that is not there, %d, is a conflict as well', async (expected) => {
    const store = await withGame(fresh)
    expect(await store.write('game', expected, lines('early'))).toEqual({ type: 'conflict', sequence: 0 })
  })
}

function describeWatching(fresh: FreshPlace): void {
  test('one hears of every game that is made or written in, here and from elsewhere, until one has enough', async () => {
    const place = await fresh()
    const [here, there] = [await opened(place), await opened(place)]
    const heard: [string, number | null][] = []
    const enough = here.watch((game, sequence) => heard.push([game, sequence]))
    // Where a line has to be opened first, what was written before it stood need not be heard of.
    await vi.waitFor(async () => {
      if (!heard.some(([game]) => game.startsWith('test')))
        await there.create(`test ${(await there.count()) + 1}`, HEADER, lines('are you there?'))
      expect(heard.length).toBeGreaterThan(0)
    }, 30_000)
    await here.create('game', HEADER, lines('made'))
    await there.write('game', 1, lines('there', 'there'))
    await vi.waitFor(() => expect(heard).toContainEqual(['game', 3]), 30_000)
    await here.write('game', 3, lines('here'))
    await vi.waitFor(() => expect(heard).toContainEqual(['game', 4]), 30_000)
    enough()
    const before = heard.length
    await there.write('game', 4, lines('unheard'))
    await here.write('game', 5, lines('unheard'))
    await new Promise((later) => setTimeout(later, 300))
    expect(heard).toHaveLength(before)
  })

  test('what was refused is not heard of', async () => {
    const store = await withGame(fresh)
    const heard = vi.fn()
    store.watch(heard)
    await store.write('game', 7, lines('early'))
    await store.write('game', 0, lines('kept'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 30_000)
    expect(heard.mock.calls).toEqual([['game', 1]])
  })
}

function describeManyGames(fresh: FreshPlace): void {
  test('are listed in the order they were made, a page at a time, and counted', async () => {
    const store = await opened(await fresh())
    expect(await store.list()).toEqual([])
    const games = ['e', 'b', 'd', 'a', 'c']
    for (const game of games) await store.create(game, { game }, lines(1, 2))
    expect(await store.list()).toEqual(games.map((game) => ({ game, header: { game }, sequence: 2 })))
    expect((await store.list(undefined, 2)).map(({ game }) => game)).toEqual(['e', 'b'])
    expect((await store.list('b', 2)).map(({ game }) => game)).toEqual(['d', 'a'])
    expect((await store.list('a', 2)).map(({ game }) => game)).toEqual(['c'])
    expect(await store.count()).toBe(5)
  })

  test('200 writes at once in 20 games are all there when the place is opened anew', async () => {
    const place = await fresh()
    const store = await opened(place)
    const games = Array.from({ length: 20 }, (_, index) => `game ${index}`)
    await Promise.all(games.map((game) => store.create(game, HEADER, lines())))
    const turns = Array.from({ length: 10 }, (_, sequence) => sequence)
    const answers = await Promise.all(
      games.flatMap((game) => turns.map((sequence) => store.write(game, sequence, { lines: [line({ game, sequence }, `k${sequence}`)] }))),
    )
    expect(answers.map(({ type }) => type)).toEqual(Array(200).fill('written'))
    await store.close()

    const again = await opened(place)
    expect((await again.list()).map(({ game, sequence }) => [game, sequence])).toEqual(games.map((game) => [game, 10]))
    for (const game of games) {
      const kept = turns.map((sequence) => ({ sequence: sequence + 1, key: `k${sequence}`, body: { game, sequence } }))
      expect((await again.read(game))?.lines).toEqual(kept)
    }
  })
}

function describeClosing(fresh: FreshPlace): void {
  test('finishes what was asked for', async () => {
    const place = await fresh()
    const store = await opened(place)
    await store.create('game', HEADER, lines())
    const asked = store.write('game', 0, lines('last'))
    await store.close()
    expect(await asked).toEqual({ type: 'written', sequence: 1 })
    expect(await (await opened(place)).read('game')).toMatchObject({ sequence: 1 })
  })

  test('twice is once, and nothing can be asked for afterwards', async () => {
    const store = await opened(await fresh())
    store.watch(() => {})
    await store.close()
    await store.close()
    await expect(store.create('game', HEADER, lines())).rejects.toMatchObject({ fault: 'store-closed' })
    await expect(store.list()).rejects.toMatchObject({ fault: 'store-closed' })
    await expect(store.paper('kind', 'id')).rejects.toMatchObject({ fault: 'store-closed' })
  })
}

/** What every store does alike. */
export function describeStore(name: string, fresh: FreshPlace): void {
  describe(`${name}: a game`, () => describeGame(fresh))
  describe(`${name}: keys`, () => describeKeys(fresh))
  describe(`${name}: two who expect the same sequence`, () => describeConflicts(fresh))
  describe(`${name}: papers`, () => describePapers(fresh))
  describe(`${name}: watching`, () => describeWatching(fresh))
  describe(`${name}: many games`, () => describeManyGames(fresh))
  describe(`${name}: closing`, () => describeClosing(fresh))
}
