import { describe, expect, test } from 'vitest'
import { answer, DOOR_NAMES, DOORS, mayDoor, misfits, REFUSED } from '../../../counsel/index.ts'
import { QUESTIONS } from '../room.testing.ts'

test('every door, and every question of it, is asked here', () => {
  expect([...new Set(QUESTIONS.map(({ door }) => door))].sort()).toEqual([...DOOR_NAMES].sort())
  const asked = QUESTIONS.flatMap(({ door, args }) => (door === 'may' ? [args['question']] : []))
  expect(asked).toEqual(mayDoor.questions.map(({ name }) => name))
  for (const door of DOORS)
    if ('questions' in door)
      for (const { name } of door.questions)
        expect(
          QUESTIONS.some(({ door: of, args }) => of === door.name && args['question'] === name),
          `${door.name} ${name}`,
        ).toBe(true)
})

/** The question as it is declared. */
function declared(door: string, args: Readonly<Record<string, unknown>>) {
  const found = DOORS.find(({ name }) => name === door)
  if (found === undefined) throw new Error(door)
  return 'questions' in found ? found.questions.find(({ name }) => name === (args['question'] ?? found.usual)) : found
}

describe.each(QUESTIONS)('$door $args', ({ door, situation, args }) => {
  test('is asked with what is declared, and gets what is declared', () => {
    const given = answer({ door, situation, args })
    expect(given).toMatchObject({ ok: true })
    const shape = declared(door, args)?.shape
    expect(shape === undefined ? 'no shape' : misfits(shape, given)).toEqual([])
  })

  test('takes no other argument, and says so', () => {
    const given = answer({ door, situation, args: { ...args, nosuch: 1 } })
    expect(given).toMatchObject({ ok: false, refusals: [{ code: 'misasked', data: { argument: 'nosuch', fault: 'unknown' } }] })
  })

  test('every argument has its words', () => {
    for (const { name, words } of declared(door, args)?.fields ?? []) expect(words, name).toBeTruthy()
  })
})

test('a refusal is as described', () => {
  expect(misfits(REFUSED, answer({ door: 'allot', situation: { edition: 'clasic' } }))).toEqual([])
})
