import { expect, onTestFinished, test } from 'vitest'
import { freshStore } from '../http/room.testing.ts'
import { Hall } from './hall.ts'
import { type Errand, Rounds } from './rounds.ts'

const KIND = 'errand'

test('what takes long in one game holds up no other, and what is due again meanwhile is looked after once more', async () => {
  const store = freshStore()
  const due = (id: string) => store.put([{ kind: KIND, id, game: null, due: 0, body: {} }])
  const seen: string[] = []
  let letGo = (): void => undefined
  const held = new Promise<void>((go) => {
    letGo = go
  })
  const errand: Errand = {
    kind: KIND,
    every: 10,
    goOn: async (_hall, id) => {
      seen.push(id)
      await store.put([], [{ kind: KIND, id }])
      if (id === 'slow') await held
    },
  }
  const rounds = new Rounds(new Hall(store), errand, (error) => expect(error).toBeUndefined())
  onTestFinished(() => rounds.stop())
  await due('slow')
  rounds.start()
  await expect.poll(() => seen).toEqual(['slow'])
  await due('quick')
  await expect.poll(() => seen).toEqual(['slow', 'quick'])
  await due('slow')
  await due('slow')
  await new Promise((later) => setTimeout(later, 100))
  expect(seen).toEqual(['slow', 'quick'])
  letGo()
  await expect.poll(() => seen).toEqual(['slow', 'quick', 'slow'])
})

const MANY = 530

test('all that is due is done in one round, however much it is, and each once', async () => {
  const store = freshStore()
  const done: string[] = []
  const goOn = async (_hall: Hall, id: string): Promise<void> => {
    done.push(id)
    await new Promise((later) => setTimeout(later, 5))
  }
  await store.put(Array.from({ length: MANY }, (_, index) => ({ kind: KIND, id: `g${index}`, game: null, due: 0, body: {} })))
  await new Rounds(new Hall(store), { kind: KIND, every: 1_000, goOn }, (error) => expect(error).toBeUndefined()).run()
  expect([done.length, new Set(done).size]).toEqual([MANY, MANY])
})

test('a round that is stopped begins nothing more', async () => {
  const store = freshStore()
  const done: string[] = []
  const goOn = async (_hall: Hall, id: string): Promise<void> => {
    done.push(id)
    if (done.length === 1) void rounds.stop()
  }
  await store.put(Array.from({ length: MANY }, (_, index) => ({ kind: KIND, id: `g${index}`, game: null, due: 0, body: {} })))
  const rounds: Rounds = new Rounds(new Hall(store), { kind: KIND, every: 1_000, goOn }, (error) => expect(error).toBeUndefined())
  await rounds.run()
  expect(done.length).toBeLessThan(MANY)
})
