import { describe, expect, test } from 'vitest'
import { inTime } from '../../../test/in-time.ts'
import { FACT_IDS, MOST_IN_LIST, MOST_VALUES, POWERS, SIDE_OF } from '../../rules/core/index.ts'
import type { Field, FieldShape } from '../doors/arguments/field.ts'
import { answer, DOORS } from '../doors/doors.ts'

const LONGEST = 1_000
const SITUATION = { edition: '2023' }
const named = (count: number, value: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, value]))
const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let index = 0; index < depth; index++) value = [value]
  return value
}

/** What is asked is answered or refused within a second. */
const asked = (door: string, situation: unknown, args: Readonly<Record<string, unknown>> = {}) =>
  inTime(LONGEST, () => answer({ door, situation, args }) as { ok: boolean; refusals?: readonly { readonly words: string }[] })

describe('whatever is asked with, the answer or the refusal comes within a second', () => {
  const declare = { question: 'declare', by: 'germany' }
  test.each([
    { name: '16,000 countries', args: { ...declare, on: Array(16_000).fill('russia') }, says: /more than 5000 values/ },
    { name: '31,000 countries', args: { ...declare, on: Array(31_000).fill('russia') }, says: /more than 5000 values/ },
    { name: '201 countries', args: { ...declare, on: Array(201).fill('russia') }, says: /^on: 201 entries; expected 1 to 200/ },
    { name: '200 unknown names', args: { ...declare, on: Array(200).fill('x') }, says: /and 150 more of the same kind/ },
    { name: 'a long name', args: { question: 'place', by: 'x'.repeat(500) }, says: /unknown "x{59}…/ },
    { name: 'a text of 1 MB', args: { question: 'place', by: 'x'.repeat(1e6) }, says: /a name or text of 1000000 letters/ },
    { name: 'a deep list', args: { ...declare, on: deep(100_000) }, says: /nested more than 24 deep/ },
    { name: 'a deep question', args: { question: deep(10_000) }, says: /nested more than 24 deep/ },
    { name: 'a number out of all reach', args: { question: 'place', by: 'axis', placements: { turkey: 1e300 } }, says: /1e\+300/ },
    { name: 'points beyond counting', args: { question: 'place', by: 'axis', points: 1e20 }, says: /from 0 to 99/ },
  ])('$name', ({ args, says }) => {
    const { ok, refusals = [] } = asked('may', SITUATION, args)
    expect(ok).toBe(false)
    expect(refusals.map(({ words }) => words).join('\n')).toMatch(says)
    expect(JSON.stringify(refusals).length).toBeLessThan(40_000)
  })

  test.each([
    { name: '16,000 unknown names', situation: { ...SITUATION, ...named(16_000, 1) }, says: /more than 5000 values/ },
    { name: '200,000 facts', situation: { ...SITUATION, facts: named(200_000, 1) }, says: /more than 5000 values/ },
    { name: '4,000 facts of no vocabulary', situation: { ...SITUATION, facts: named(4_000, 1) }, says: /and 3950 more/ },
    { name: '4,000 rulings', situation: { ...SITUATION, rulings: named(4_000, 'x') }, says: /rulings: an object; expected at most 200/ },
    {
      name: '201 wars',
      situation: { ...SITUATION, wars: Array(201).fill(['germany', 'russia']) },
      says: /wars: a list; expected at most 200/,
    },
    {
      name: '1,001 namings',
      situation: { ...SITUATION, namings: Array(1_001).fill({ target: 'turkey', by: 'axis' }) },
      says: /at most 1000/,
    },
    { name: '300 options', situation: { ...SITUATION, options: Array(300).fill('x') }, says: /at most 200 entries/ },
    {
      name: '4,000 events struck off',
      situation: { edition: 'campaign', struck: named(4_000, 1) },
      says: /struck: an object; expected at most 200/,
    },
    { name: 'a deep list', situation: deep(100_000), says: /nested more than 24 deep/ },
  ])('a situation of $name', ({ situation, says }) => {
    const { refusals = [] } = asked('war-room', situation)
    expect(refusals.map(({ words }) => words).join('\n')).toMatch(says)
    expect(refusals.length).toBeLessThanOrEqual(51)
  })

  test('as much as may be said', () => {
    const wars = POWERS.flatMap((one) =>
      POWERS.filter((other) => one < other && SIDE_OF[one] !== SIDE_OF[other]).map((other) => [one, other]),
    )
    const situation = {
      ...SITUATION,
      turn: '1943 fall',
      wars: Array.from({ length: MOST_IN_LIST }, (_, index) => wars[index % wars.length]),
    }
    expect(asked('war-room', situation).ok).toBe(true)
    expect(FACT_IDS.length * 3).toBeLessThan(MOST_VALUES)
  })
})

/** The largest that a shape lets through. */
function largest(shape: FieldShape): unknown {
  switch (shape.is) {
    case 'choice':
      return shape.options.at(-1) ?? ''
    case 'number':
      return shape.most
    case 'yes-no':
      return true
    case 'text':
      return 'x'.repeat(LONGEST)
    case 'holders':
      return named(MOST_IN_LIST, 'x')
    case 'counts':
      return Object.fromEntries(shape.keys.map((key) => [key, shape.most]))
    case 'list':
      return Array.from({ length: shape.of.is === 'document' ? 28 : shape.most }, () => largest(shape.of))
    case 'group':
      return Object.fromEntries(shape.fields.map(({ name, shape: inner }) => [name, largest(inner)]))
    case 'either':
      return largest(shape.of[0] ?? { is: 'yes-no' })
    case 'document':
      return {}
  }
}

const filled = (fields: readonly Field[], isWhole: boolean) =>
  Object.fromEntries(fields.filter(({ isOptional }) => isWhole || !isOptional).map(({ name, shape }) => [name, largest(shape)]))

/** A forecast takes as long as the wars it is asked to play: whoever serves it breaks it off. */
const BOUNDED = DOORS.filter(({ name }) => name !== 'forecast')

const QUESTIONS = BOUNDED.flatMap((door) =>
  'questions' in door
    ? door.questions.map(({ name, fields }) => ({ door: door.name, question: { question: name }, name: ` ${name}`, fields }))
    : [{ door: door.name, question: {}, name: '', fields: door.fields }],
)

describe('every question with the largest of everything that it takes', () => {
  test.each(QUESTIONS)('$door$name', ({ door, question, fields }) => {
    for (const edition of ['2023', 'classic', 'campaign'])
      for (const isWhole of [true, false]) asked(door, { edition, turn: '1943 fall' }, { ...question, ...filled(fields, isWhole) })
  })
})
