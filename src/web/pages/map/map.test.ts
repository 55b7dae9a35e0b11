import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import { readSituation } from '../../../editions/reading/index.ts'
import { isPlace, PLACE_IDS, type Situation } from '../../../rules/core/index.ts'
import { BEYOND, CHART_IDS, CHARTS, chartOf, VIEW_BOXES } from './charts.ts'
import { write } from './labels.ts'
import { campAt, LANDS, tintOf, tintOfTarget } from './lands.ts'
import { nearestThat, WAYS } from './steering.ts'
import { isCountryYet, survey, targetsOf } from './survey.ts'

const BOOKS = [
  { edition: '2023' },
  { edition: '2023', options: ['gathering-storm'] },
  { edition: 'classic' },
  { edition: 'campaign' },
] as const

function readAt(document: object) {
  const read = readSituation(document)
  if (!read.ok) throw new Error(read.refusals.map(({ words }) => words).join('; '))
  return read
}
const situationAt = (document: object): Situation => readAt(document).situation
const classic = openBook('classic')

describe('the drawing', () => {
  test.each(CHART_IDS)('%s: every region is a land and every land has a region', (id) => {
    expect(Object.keys(CHARTS[id].regions).toSorted()).toEqual(Object.keys(LANDS[id]).toSorted())
  })

  test('every place of the rules lies on one sheet or is known to lie beyond', () => {
    expect(PLACE_IDS.filter((place) => chartOf(place) === undefined)).toEqual(BEYOND)
    const drawn = CHART_IDS.flatMap((id) => Object.keys(CHARTS[id].places))
    expect(drawn.filter((place) => !isPlace(place))).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test.each(BOOKS)('every target has its name on the map: $edition $options', (document) => {
    const { book } = readAt(document)
    expect(targetsOf(book).filter((target) => CHARTS.europe.names[target] === undefined)).toEqual([])
  })

  test('the views are of one shape, within the sheet', () => {
    for (const [left, top, width, height] of Object.values(VIEW_BOXES)) {
      expect(width / height).toBeCloseTo(2000 / 1640, 2)
      expect(left + width).toBeLessThanOrEqual(2000)
      expect(top + height).toBeLessThanOrEqual(CHARTS.europe.height + 40)
    }
  })

  test('it is light enough to carry', () => {
    expect(gzipSync(readFileSync(new URL('./shapes.json', import.meta.url))).length).toBeLessThan(60_000)
  })
})

describe('how a land is painted', () => {
  const tintIn = (situation: Situation, region: string) => {
    const land = LANDS.europe[region]
    if (land === undefined) throw new Error(`no land ${region}`)
    return tintOf(classic, situation, land)
  }
  const winter = situationAt({ edition: 'classic', scenario: 'demonstration-winter-1941' })

  test('by its standing: an ally, an associate, one that was conquered', () => {
    expect(tintOfTarget(winter, 'hungary')).toEqual({ camp: 'axis', hold: 'ally' })
    expect(tintOfTarget(winter, 'finland')).toEqual({ camp: 'axis', hold: 'associate' })
    expect(tintIn(winter, 'norway')).toEqual({ camp: 'axis', hold: 'held' })
    expect(tintIn(winter, 'spain')).toEqual({ camp: undefined, hold: 'none' })
  })

  test('red when Russia benefits', () => {
    const situation = situationAt({ edition: 'classic', standings: { bulgaria: { result: -2, with: 'russia' } } })
    expect(tintIn(situation, 'bulgaria')).toEqual({ camp: 'russia', hold: 'associate' })
  })

  test('a part of a country goes with it until somebody else holds it', () => {
    const standings = { rumania: { result: 9, with: 'germany' } }
    expect(tintIn(situationAt({ edition: 'classic', standings }), 'bessarabia')).toEqual({ camp: 'axis', hold: 'associate' })
    const taken = situationAt({ edition: 'classic', standings, facts: { 'bessarabia.controller': 'russia' } })
    expect(tintIn(taken, 'bessarabia')).toEqual({ camp: 'russia', hold: 'held' })
    expect(tintIn(taken, 'rumania')).toEqual({ camp: 'axis', hold: 'associate' })
  })

  test('Vichy is French soil until France falls, and the Ukraine Russian', () => {
    const start = situationAt({ edition: 'classic' })
    expect(tintIn(start, 'vichyFrance')).toEqual({ camp: 'westernAllies', hold: 'own' })
    expect(tintIn(start, 'ukraine')).toEqual({ camp: 'russia', hold: 'own' })
    expect(tintIn(situationAt({ edition: 'classic', facts: { 'france.fallen': true } }), 'vichyFrance').hold).toBe('none')
  })

  test('Vichy has no name on the map before France falls', () => {
    const named = (document: object): readonly string[] => {
      const { book, situation } = readAt({ edition: '2023', ...document })
      return survey(book, situation, 'europe')
        .countries.filter(isCountryYet)
        .map(({ target }) => target)
    }
    expect(named({})).not.toContain('vichyFrance')
    expect(named({})).toContain('ukraine')
    expect(named({ facts: { 'france.fallen': true } })).toContain('vichyFrance')
  })

  test('a place counts for whom the rules count its holder', () => {
    const start = situationAt({ edition: 'classic' })
    expect(campAt(start, 'paris')).toBe('westernAllies')
    expect(campAt(start, 'budapest')).toBeUndefined()
    expect(campAt(winter, 'budapest')).toBe('axis')
  })

  test('where a wider country stands, its parts are painted as it is; one that stands for itself is not', () => {
    const document = { edition: '2023', options: ['gathering-storm'], standings: { yugoslavia: { result: 8, with: 'germany' } } }
    const { book, situation } = readAt(document)
    const whole = survey(book, situation, 'europe').countries
    expect(whole.find(({ target }) => target === 'yugoslavia')?.regions).toHaveLength(3)
    const split = readAt({ ...document, standings: { croatia: { result: 10, with: 'germany' } } })
    const parts = survey(split.book, split.situation, 'europe').countries
    expect(parts.find(({ target }) => target === 'croatia')?.regions.map(({ id }) => id)).toEqual(['croatia'])
  })
})

describe('steering by arrow keys', () => {
  const { names } = CHARTS.europe
  const targets = Object.fromEntries(targetsOf(classic).map((target) => [target, names[target]]))
  test.each([
    { from: 'hungary', key: 'ArrowRight', to: 'rumania' },
    { from: 'rumania', key: 'ArrowLeft', to: 'hungary' },
    { from: 'sweden', key: 'ArrowRight', to: 'finland' },
    { from: 'greece', key: 'ArrowRight', to: 'turkey' },
    { from: 'turkey', key: 'ArrowUp', to: 'ukraine' },
    { from: 'turkey', key: 'ArrowDown', to: undefined },
  ])('$key from $from', ({ from, key, to }) => {
    expect(nearestThat<string>(targets, from, WAYS[key] ?? [0, 0])).toBe(to)
  })

  test('every country can be reached from every other', () => {
    const reached = new Set(['norway'])
    for (const from of reached)
      for (const way of Object.values(WAYS)) {
        const next = nearestThat<string>(targets, from, way)
        if (next !== undefined) reached.add(next)
      }
    expect([...reached].toSorted()).toEqual(Object.keys(targets).toSorted())
  })
})

test('what is written does not overlap, and what comes first goes first', () => {
  const at = [100, 100] as const
  const label = (id: string) => ({ id, words: 'Hungary', at, size: 10, stands: 'on' as const })
  const written = write(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(label), [], [0, 0, 200, 200])
  expect(written.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(new Set(written.map(({ y }) => y)).size).toBe(3)
})

test('only what must be read is written over a mark', () => {
  const label = { id: 'a', words: 'Hungary', at: [100, 100], size: 10, stands: 'on' } as const
  expect(write([label], [[0, 0, 200, 200]], [0, 0, 200, 200])).toEqual([])
  expect(write([{ ...label, isVital: true }], [[0, 0, 200, 200]], [0, 0, 200, 200])).toHaveLength(1)
})
