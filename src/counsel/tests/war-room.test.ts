import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openBook } from '../../editions/index.ts'
import { POWERS, type Power } from '../../rules/core/index.ts'
import type { MayAnswer, WarCell, WarRoomAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const CASES = join(import.meta.dirname, '../../../cases')
const MOMENTS = ['fall-1939', 'summer-1941', 'winter-1941'] as const
type Moment = (typeof MOMENTS)[number]
const EDITIONS = ['2023', 'classic'] as const

const roomAt = (edition: string, moment: Moment): readonly WarCell[] => {
  const situation = JSON.parse(readFileSync(join(CASES, 'situations', `war-${moment}.json`), 'utf8')) as object
  return ask<WarRoomAnswer>('war-room', { ...situation, edition }, {}).cells
}

const verdict = ({ allowed, price, obstacles }: WarCell): string =>
  allowed ? `yes ${price}` : obstacles.map(({ code, cite }) => cite?.rule ?? code).join(' ')

const line = (cell: WarCell): string => {
  const means = cell.means === null ? '' : ` (war with ${cell.means})`
  const figure = cell.allowed || cell.price === null ? '' : `  [${cell.price}]`
  return `  ${cell.on.padEnd(18)} ${verdict(cell)}${means}${figure}`
}

const printed = (edition: string, moment: Moment, cells: readonly WarCell[]): string =>
  [
    `Who may declare war on whom: ${edition}, ${moment}`,
    'yes and the price, or every rule against it; the price it would have in brackets',
    ...POWERS.flatMap((power) => ['', power, ...cells.filter(({ by }) => by === power).map(line)]),
    '',
  ].join('\n')

describe('the war room, as printed', () => {
  for (const edition of EDITIONS)
    for (const moment of MOMENTS)
      test(`${edition}, ${moment}`, async () => {
        await expect(printed(edition, moment, roomAt(edition, moment))).toMatchFileSnapshot(
          join(CASES, 'printed/war-room', edition, `${moment}.txt`),
        )
      })
})

const CAMP = '50.31A'
const WAR = 'at-war-already'
const GONE = 'nobody-there'

/** What 50.31 and 50.32 say of each pair of major powers, worked out by hand; the older book first where the two differ. */
const BY_HAND: Readonly<Record<Moment, Readonly<Record<Power, Readonly<Partial<Record<Power, string | readonly [string, string]>>>>>>> = {
  'fall-1939': {
    germany: { italy: CAMP, japan: CAMP, britain: WAR, france: WAR, us: 'yes 0', russia: 'yes 35', china: 'R50-24' },
    italy: { germany: CAMP, japan: CAMP, britain: '50.32B-f39', france: '50.32B-f39', us: 'R50-22', russia: '50.32B', china: 'R50-24' },
    japan: { germany: CAMP, italy: CAMP, britain: 'yes 35', france: '50.71', us: 'yes 35', russia: ['yes 35', '50.32C-3'], china: WAR },
    britain: { germany: WAR, italy: 'yes 35', japan: '50.32D', france: CAMP, us: CAMP, russia: CAMP, china: CAMP },
    france: { germany: WAR, italy: 'yes 35', japan: '50.32D', britain: CAMP, us: CAMP, russia: CAMP, china: CAMP },
    us: { germany: '50.32E', italy: 'R50-22', japan: '50.32E', britain: CAMP, france: CAMP, russia: CAMP, china: CAMP },
    russia: {
      germany: ['50.32F-1', '50.32F-1b'],
      italy: '50.32F-3',
      japan: ['50.32F-4', '50.32F-2a 50.32F-2b'],
      britain: CAMP,
      france: CAMP,
      us: CAMP,
      china: CAMP,
    },
    china: { germany: 'R50-24', italy: 'R50-24', japan: WAR, britain: CAMP, france: CAMP, us: CAMP, russia: CAMP },
  },
  'summer-1941': {
    germany: { italy: CAMP, japan: CAMP, britain: WAR, france: GONE, us: 'yes 0', russia: 'yes 35', china: 'R50-24' },
    italy: { germany: CAMP, japan: CAMP, britain: WAR, france: GONE, us: 'R50-22', russia: '50.32B', china: 'R50-24' },
    japan: { germany: CAMP, italy: CAMP, britain: 'yes 35', france: GONE, us: 'yes 35', russia: ['yes 35', '50.32C-3'], china: WAR },
    britain: { germany: WAR, italy: WAR, japan: '50.32D', france: GONE, us: CAMP, russia: CAMP, china: CAMP },
    france: { germany: GONE, italy: GONE, japan: GONE, britain: GONE, us: GONE, russia: GONE, china: GONE },
    us: { germany: '50.32E', italy: 'R50-22', japan: '50.32E', britain: CAMP, france: GONE, russia: CAMP, china: CAMP },
    russia: {
      germany: ['50.32F-1', '50.32F-1b'],
      italy: '50.32F-3',
      japan: ['50.32F-4', '50.32F-2a 50.32F-2b'],
      britain: CAMP,
      france: GONE,
      us: CAMP,
      china: CAMP,
    },
    china: { germany: 'R50-24', italy: 'R50-24', japan: WAR, britain: CAMP, france: GONE, us: CAMP, russia: CAMP },
  },
  'winter-1941': {
    germany: { italy: CAMP, japan: CAMP, britain: WAR, france: GONE, us: 'yes 0', russia: WAR, china: 'R50-24' },
    italy: { germany: CAMP, japan: CAMP, britain: WAR, france: GONE, us: 'R50-22', russia: WAR, china: 'R50-24' },
    japan: { germany: CAMP, italy: CAMP, britain: 'yes 35', france: GONE, us: 'yes 35', russia: ['yes 35', 'yes 30'], china: WAR },
    britain: { germany: WAR, italy: WAR, japan: '50.32D', france: GONE, us: CAMP, russia: CAMP, china: CAMP },
    france: { germany: GONE, italy: GONE, japan: GONE, britain: GONE, us: GONE, russia: GONE, china: GONE },
    us: { germany: 'yes 0', italy: 'R50-22', japan: '50.32E', britain: CAMP, france: GONE, russia: CAMP, china: CAMP },
    russia: {
      germany: WAR,
      italy: WAR,
      japan: ['50.32F-4', '50.32F-2a 50.32F-2b'],
      britain: CAMP,
      france: GONE,
      us: CAMP,
      china: CAMP,
    },
    china: { germany: 'R50-24', italy: 'R50-24', japan: WAR, britain: CAMP, france: GONE, us: CAMP, russia: CAMP },
  },
}

describe.each(MOMENTS)('%s: the major powers among themselves, by hand', (moment) => {
  test.each(EDITIONS)('50.31A, 50.32 of %s', (edition) => {
    const cells = roomAt(edition, moment).filter(({ on }) => (POWERS as readonly string[]).includes(on))
    for (const by of POWERS) {
      const expected = Object.fromEntries(
        Object.entries(BY_HAND[moment][by]).map(([on, said]) => [
          on,
          typeof said === 'string' ? said : said[edition === 'classic' ? 0 : 1],
        ]),
      )
      expect(Object.fromEntries(cells.filter((cell) => cell.by === by).map((cell) => [cell.on, verdict(cell)])), by).toEqual(expected)
    }
  })
})

const BOOKS = [
  ['classic', []],
  ['2023', []],
  ['2023', ['gathering-storm']],
  ['2023', ['storm-over-asia']],
  ['2023', ['gathering-storm', 'storm-over-asia']],
] as const

test.each(BOOKS)('%s %j: every rule that the war clauses cite is in the book', (edition, options) => {
  const book = openBook(edition, { options })
  const cited = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('book' in value && 'rule' in value) {
      expect(value.book).toBe(edition)
      cited.add(String(value.rule))
    } else for (const inner of Object.values(value)) visit(inner)
  }
  visit(book.clauses.war)
  expect([...cited].filter((rule) => !(rule in book.contents) && !(rule in book.rulings))).toEqual([])
  expect(book.clauses.war.bars.filter(({ words }) => words.split(/\s+/).length > 10).map(({ words }) => words)).toEqual([])
})

test('the room of one power, and a slip in its name', () => {
  const { cells } = ask<WarRoomAnswer>('war-room', { edition: '2023' }, { by: 'italy' })
  expect(new Set(cells.map(({ by }) => by))).toEqual(new Set(['italy']))
  expect(() => ask('war-room', { edition: '2023' }, { by: 'itali' })).toThrow(/did you mean/)
})

describe('what this turn’s declarations oblige to', () => {
  const owed = (edition: string, declarations: readonly object[], args = {}): readonly (readonly [string, string, string])[] =>
    ask<WarRoomAnswer>('war-room', { edition, turn: '1941 summer', declarations }, args).obligations.map(({ by, on, cite }) => [
      by,
      on,
      cite.rule,
    ])

  test.each(EDITIONS)('%s: 50.41 against a major power, 50.42 against a minor, this turn only', (edition) => {
    const made = [
      { by: 'germany', on: 'turkey' },
      { by: 'germany', on: 'russia' },
      { by: 'germany', on: 'spain', turn: '1941 spring' },
      { by: 'britain', on: 'iraq', revoked: true },
    ]
    expect(owed(edition, made)).toEqual([
      ['germany', 'turkey', '50.42'],
      ['germany', 'russia', '50.41'],
    ])
    expect(owed(edition, made, { by: 'italy' })).toEqual([])
  })

  test('50.41: between Germany or Japan and the U.S. nothing is asked, whoever declares', () => {
    expect(
      owed('2023', [
        { by: 'us', on: 'germany' },
        { by: 'japan', on: 'us' },
      ]),
    ).toEqual([])
  })

  test('a book that obliges to nothing has none', () => {
    expect(owed('campaign', [{ by: 'germany', on: 'turkey' }])).toEqual([])
  })
})

test('50.523: an ally gives leave only where the attacker is not itself at war', () => {
  const attack = (by: string, on: string): readonly string[] =>
    ask<MayAnswer>(
      'may',
      {
        edition: '2023',
        wars: [
          ['italy', 'britain'],
          ['germany', 'turkey'],
        ],
      },
      { question: 'attack', by, on },
    ).consequences.map(({ cite }) => cite.rule)
  expect(attack('germany', 'britain')).toEqual([])
  expect(attack('italy', 'turkey')).toEqual(['50.523'])
})

test.each(['japan', 'thailand'] as const)('50.21F, 50.23: %s is open to Russia at a price that nobody has reported', (on) => {
  const situation = { edition: '2023', turn: '1942 spring', tensions: { rgt: 50 } }
  const { cells } = ask<WarRoomAnswer>('war-room', situation, { by: 'russia' })
  expect(cells.find((cell) => cell.on === on)).toMatchObject({
    allowed: true,
    price: null,
    unreported: 'manchuria.garrisonValue',
    obstacles: [],
  })
  const reported = ask<WarRoomAnswer>('war-room', { ...situation, facts: { 'manchuria.garrisonValue': 20 } }, { by: 'russia' })
  expect(reported.cells.find((cell) => cell.on === on)).toMatchObject({ allowed: true, price: 20 })
})
