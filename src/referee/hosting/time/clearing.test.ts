import { describe, expect, test } from 'vitest'
import { freshStore } from '../../http/room.testing.ts'
import { Hall } from '../hall.ts'
import { begin } from '../play/beginning.ts'
import { makingOf } from '../play/making.testing.ts'
import { Rounds } from '../rounds.ts'
import { OWN_SOURCES } from '../sources.ts'
import { clearing } from './clearing.ts'

const A_DAY = 24 * 3_600_000

async function openHall(days = 3) {
  const store = freshStore()
  const clock = { now: 1_000_000 }
  const hall = new Hall(store, { ...OWN_SOURCES, now: () => clock.now })
  let cleared = 0
  const rounds = new Rounds(
    hall,
    clearing(days, () => (cleared += 1)),
    (error) => {
      throw error
    },
  )
  const make = async (asked: object = {}, isBrought = false) =>
    begin(hall, { ...makingOf({ edition: '2023', scenario: 'global-war-1939', ...asked }), isBrought })
  const unused = await make()
  const pass = async (lapse: number): Promise<void> => {
    clock.now += lapse
    await rounds.run()
  }
  const isThere = async (id: string): Promise<boolean> => (await new Hall(store).open(id)) !== undefined
  return { hall, store, unused, make, pass, isThere, cleared: () => cleared }
}

const order = { type: 'order', at: 1, by: { tenure: 'anna' } } as const

describe('a game in which nobody gave an order', () => {
  test('is cleared after so many days, and not before', async () => {
    const { unused, make, pass, isThere, cleared, store } = await openHall()
    await make({}, true)
    for (const isStill of [true, true, false]) {
      await pass(A_DAY)
      expect(await isThere(unused.id)).toBe(isStill)
    }
    expect([cleared(), await store.count()]).toEqual([1, 1])
    for (let days = 0; days < 9; days += 1) await pass(A_DAY)
    expect([cleared(), await store.count()]).toEqual([1, 1])
  })

  test('is not cleared by a clock that is set a year on, nor kept by one that is set back an hour', async () => {
    const { unused, pass, isThere } = await openHall()
    await pass(365 * A_DAY)
    await pass(A_DAY - 3_600_000)
    expect(await isThere(unused.id)).toBe(true)
  })

  test('stays for good once a person has ordered anything, an order that was undone too; bots and the referee are no persons', async () => {
    const { hall, unused, make, pass, isThere } = await openHall()
    const [ordered, botted] = [await make(), await make()]
    await make({}, true)
    const entry = (id: string, by: object | null) =>
      hall.write(id, null, ({ table }) => {
        const last = table.play.entries.at(-1)
        return { deed: { lines: [{ ...order, by, entry: { ...last, n: table.play.entries.length + 1, events: [] } }] } as never }
      })
    await entry(botted.id, { tenure: 'bot-axis' })
    await entry(ordered.id, { tenure: 'anna' })
    for (let days = 0; days < 5; days += 1) await pass(A_DAY)
    expect([await isThere(unused.id), await isThere(botted.id), await isThere(ordered.id)]).toEqual([false, false, true])
  })
})
