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
