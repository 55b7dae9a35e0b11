import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, DOORS, type Door, MAY_QUESTIONS } from '../counsel/index.ts'
import { REFUSED } from './answer-shapes.ts'
import { DOOR_SHAPES } from './door-shapes.ts'
import { QUESTIONS } from './room.testing.ts'

/** What a door is described to take for these arguments. */
function describedFor(door: Door, args: Readonly<Record<string, unknown>>): readonly string[] {
  const described = DOOR_SHAPES[door]?.args
  const options = (described instanceof z.ZodDiscriminatedUnion ? described.options : [described]) as readonly z.ZodObject[]
  return Object.keys(options.find((option) => option.safeParse(args).success)?.shape ?? {})
}

test('every door is described, and every question of it is asked here', () => {
  expect(Object.keys(DOOR_SHAPES).sort()).toEqual([...DOORS].sort())
  expect([...new Set(QUESTIONS.map(({ door }) => door))].sort()).toEqual([...DOORS].sort())
  const asked = QUESTIONS.flatMap(({ door, args }) => (door === 'may' ? [args['question']] : []))
  expect(asked).toEqual(MAY_QUESTIONS)
})

describe.each(QUESTIONS)('$door $args', ({ door, situation, args }) => {
  const shape = DOOR_SHAPES[door as Door]

  test('is asked with what is described, and gets what is described', () => {
    expect(shape?.args.safeParse(args)).toMatchObject({ success: true })
    expect(shape?.answer.safeParse(answer({ door, situation, args }))).toMatchObject({ success: true })
  })

  test('reads the arguments that are described and no others', () => {
    const read = new Set<string>()
    const watched = new Proxy(args, {
      get: (target, name) => {
        read.add(String(name))
        return Reflect.get(target, name)
      },
    })
    answer({ door, situation, args: watched })
    expect([...read].sort()).toEqual([...describedFor(door as Door, args)].sort())
  })
})

test('a refusal is as described', () => {
  expect(REFUSED.safeParse(answer({ door: 'allot', situation: { edition: 'clasic' } })).success).toBe(true)
})
