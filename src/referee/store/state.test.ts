import { expect, test } from 'vitest'
import { freshFolder, freshStore } from '../http/room.testing.ts'
import { everySoOften, hasFree, isWritable } from './state.ts'

test('a disk has more free than nothing, and less than a yottabyte; one that does not say has room', async () => {
  const folder = freshFolder()
  expect(await hasFree(folder, 0)).toBe(true)
  expect(await hasFree(folder, 1e24)).toBe(false)
  expect(await hasFree(`${folder}/none`, 1e24)).toBe(true)
})

test('a store is writable until it is closed, and trying leaves nothing that anybody finds due', async () => {
  const store = freshStore()
  expect([await isWritable(store), await isWritable(store), await store.count()]).toEqual([true, true, 0])
  await store.close()
  expect(await isWritable(store)).toBe(false)
})

test('however often it is asked, it looks once in a while', async () => {
  let looks = 0
  const look = async (): Promise<boolean> => {
    looks += 1
    return true
  }
  const rarely = everySoOften(look, 60_000)
  await Promise.all(Array.from({ length: 50 }, rarely))
  expect(looks).toBe(1)
  const always = everySoOften(look, 0)
  await always()
  await always()
  expect(looks).toBe(3)
})
