import { expect, test } from 'vitest'
import { Hall } from './hall.ts'
import { sendLetter, writeNote } from './letters/writing.ts'
import { giveOrder } from './play/ordering.ts'
import { forgetFor } from './seats/forgetting.ts'
import { leave } from './seats/sitting.ts'
import { OWN_SOURCES } from './sources.ts'
import { openTable } from './whole-games/clocked-table.testing.ts'

test('a game that is as long as one may be takes no order, letter or note, answers what was given, and lets people leave and be forgotten', async () => {
  const table = await openTable()
  const anna = await table.sit('Anna', 'germany', 'italy')
  const before = (await table.types()).length
  const hall = new Hall(table.store, OWN_SOURCES, { inAll: before + 1, moreToEnd: 5 })
  const draft = async (key: string, text: string) => giveOrder(hall, await anna.party(), { key, text })
  const given = await draft('one', 'draft hungary=1')
  expect(given).toMatchObject({ ok: true })
  const full = {
    ok: false,
    status: 422,
    refusals: [
      {
        code: 'game-full',
        words: `this game has ${before + 1} lines, and takes no more; you can still leave, and delete what you wrote`,
        data: { most: before + 1 },
      },
    ],
  }
  expect(await draft('two', 'draft hungary=2')).toMatchObject(full)
  expect(await draft('one', 'draft hungary=1')).toEqual(given)
  const letter = { key: 'letter', to: ['russia'], from: 'germany', text: 'Are you there?' } as const
  expect(await sendLetter(hall, await anna.party(), letter)).toMatchObject(full)
  expect(await writeNote(hall, await anna.party(), { key: 'note', seat: 'germany', text: 'Nobody is.' })).toMatchObject(full)
  expect(await table.types()).toHaveLength(before + 1)
  const forget = async () => forgetFor(hall, await anna.party(), anna.tenure)
  expect(await forget()).toMatchObject({ ok: true })
  expect(await forget()).toMatchObject(full)
  expect(await leave(hall, await anna.party())).toMatchObject({ ok: true })
})
