import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendLetter } from '../hosting/letters/writing.ts'
import { recordFor } from '../hosting/watching/looking.ts'
import { openTable } from '../hosting/whole-games/clocked-table.testing.ts'
import { freshFolder } from '../http/room.testing.ts'
import { STORE_FILE } from '../store/sqlite-file.ts'
import { openStore } from '../store/sqlite-store.ts'
import { forgetIn } from './forgetting.ts'

test('the operator deletes a person by name: nothing of him is left in the store but that somebody sat there', async () => {
  const data = freshFolder()
  const store = openStore(data)
  const table = await openTable({}, store)
  const anna = await table.sit('Canary Anna', 'germany')
  await sendLetter(table.hall, await anna.party(), { key: 'k', to: ['russia'], text: 'canary-letter' })
  await table.order(anna.secret, 'seal nothing')
  const orders = async () => (await recordFor(table.hall, await table.party(table.secrets.watch ?? ''))).split('\n').length
  const before = await orders()
  await expect(forgetIn({ data }, table.game, 'Bert')).rejects.toMatchObject({ fault: 'no-such-person' })
  await expect(forgetIn({ data }, 'elsewhere', 'Canary Anna')).rejects.toMatchObject({ fault: 'no-such-game' })
  expect(await forgetIn({ data }, table.game, 'Canary Anna')).toBe(1)
  expect(await orders()).toBe(before)
  expect(await store.papersOf(table.game, 'letter')).toEqual([])
  expect(await store.papersOf(table.game, 'person')).toEqual([])
  await store.close()
  for (const canary of ['Canary Anna', 'canary-letter']) expect(readFileSync(join(data, STORE_FILE)).includes(canary), canary).toBe(false)
})
