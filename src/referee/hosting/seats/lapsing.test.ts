import { expect, test } from 'vitest'
import { eventsAfter } from '../watching/looking.ts'
import { openTable, type TestTable } from '../whole-games/clocked-table.testing.ts'
import { leave } from './sitting.ts'

const standing = async ({ hall, game }: TestTable) => (await hall.open(game))?.table.play.game.standing

test('a standing order ends as the one who gave it leaves; nobody else learns that there was one', async () => {
  const table = await openTable()
  const anna = await table.sit('Anna', 'germany', 'italy')
  await table.order(anna.secret, 'stand no naming, declarations')
  expect(await standing(table)).toMatchObject({ axis: { topics: ['naming', 'declarations'] } })
  await leave(table.hall, await anna.party())
  expect(await standing(table)).toEqual({})
  expect(eventsAfter(await table.party(table.secrets.seats.russia ?? ''), 0)).not.toContain('standing-order')
  expect(eventsAfter(await table.party(table.secrets.host), 0)).not.toContain('beforehand')
})

test('it stands while a partner of his still sits, and where he keeps one of his seats', async () => {
  const table = await openTable()
  const [anna, ida] = [await table.sit('Anna', 'germany'), await table.sit('Ida', 'italy')]
  await table.order(anna.secret, 'stand no naming')
  await leave(table.hall, await anna.party())
  expect(await standing(table)).toMatchObject({ axis: { topics: ['naming'] } })
  await leave(table.hall, await ida.party())
  expect(await standing(table)).toEqual({})
})
