import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, unreadIn } from '../../editions/index.ts'
import { readText } from '../../editions/reading/index.ts'
import { answerAsNeeded } from '../doors/as-needed.ts'
import { answer, DOORS } from '../doors/doors.ts'
import { reckonDoor } from '../doors/rolls/reckon.ts'

const CASES = join(import.meta.dirname, '../../../cases')
const unread = Object.fromEntries(EDITIONS.map(({ id }) => [id, unreadIn(openBook(id))]))

interface Case {
  readonly situation?: Readonly<Record<string, unknown>>
  readonly roll: Readonly<Record<string, unknown>>
  readonly editions?: readonly string[]
}

/** What some doors are asked; a forecast plays on alike in two wars and in hundreds. */
const ARGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  reckon: { target: 'turkey', by: 'axis' },
  forecast: { wars: 2 },
}

const asText = (given: unknown): string => JSON.stringify(given)

describe('an answer with no more of the books than is needed is the same to the letter', () => {
  test.each(readdirSync(join(CASES, 'rolls')))('for the rolls of %s', async (file) => {
    const { cases } = JSON.parse(readFileSync(join(CASES, 'rolls', file), 'utf8')) as { readonly cases: readonly Case[] }
    for (const [index, { situation = {}, roll }] of cases.entries()) {
      if (index % 4 !== 0) continue

      const edition = EDITIONS[(index / 4) % EDITIONS.length]?.id ?? ''
      // Beside the facts of the case one that may be read by nothing.
      const facts = { ...(situation['facts'] as object), ...(index % 8 === 0 ? { 'cyprus.controller': 'britain' } : {}) }
      const document = { edition, ...situation, facts }
      const needed = await answerAsNeeded(reckonDoor, roll, document, { unread })
      expect(asText(needed)).toBe(asText(answer({ door: 'reckon', situation: document, args: roll })))
    }
  })

  test.each(['hungary.json', 'campaign-1943.yaml', 'pearl-harbor.yaml', 'fall-1939-turns.yaml'])('for every door and %s', async (file) => {
    const read = readText(readFileSync(join(CASES, 'situations', file), 'utf8'))
    for (const door of DOORS) {
      const args = ARGS[door.name] ?? {}
      const situation = read.ok ? read.document : undefined
      expect(asText(await answerAsNeeded(door, args, situation, { unread }))).toBe(asText(answer({ door: door.name, situation, args })))
    }
  })

  test.each([
    { options: ['gathering-storm'] },
    { rulings: { 'R49-16': 'x' } },
    { rulings: { 'R49-33': 'plus-two' } },
    { options: ['none'] },
  ])('with %j', async (more) => {
    const document = { edition: '2023', turn: '1940 summer', facts: { 'cyprus.controller': 'britain', 'france.fallen': true }, ...more }
    const args = { target: 'turkey', by: 'axis' }
    expect(asText(await answerAsNeeded(reckonDoor, args, document, { unread }))).toBe(
      asText(answer({ door: 'reckon', situation: document, args })),
    )
  })
})
