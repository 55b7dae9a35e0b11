import { expect, test } from 'vitest'
import { DOORS } from './doors.ts'
import { DOORS_APART, fetchDoor } from './fetching.ts'

test('each door can be fetched by itself, and no other', async () => {
  expect(Object.keys(DOORS_APART)).toEqual(DOORS.map(({ name }) => name))
  for (const door of DOORS) expect(await fetchDoor(door.name)).toBe(door)
  for (const name of ['', 'help', 'constructor', 'roll']) expect(await fetchDoor(name)).toBeUndefined()
})
