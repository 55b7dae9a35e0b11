import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlliedDefeat, whyNotDefeat } from '../../../rules/chapters/elections/index.ts'
import { tensionTurn } from '../../../rules/chapters/tension/index.ts'
import {
  availableTransports,
  BOXES,
  type ByBox,
  priceOf,
  TRANSFER_KINDS,
  TRANSFER_NATIONALITIES,
  type UnitTransfer,
  whyNotPlace,
  whyNotRedeploy,
} from '../../../rules/chapters/transports/index.ts'
import { type FactId, factsWith, type Situation } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'
import { anySituation, booksWith } from '../../situation.testing.ts'

const startWith = (facts: Readonly<Record<string, unknown>>, more: object = {}): Situation => {
  const read = readSituation({ edition: '2023', facts, ...more })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

const book = openBook('2023')
const upTo = (most: number) => fc.integer({ min: 0, max: most })
const boxed: fc.Arbitrary<ByBox<number>> = fc.record({ atlantic: upTo(20), indianOcean: upTo(9), pacific: upTo(15) })
const LEAST: ByBox<number> = { atlantic: 15, indianOcean: 5, pacific: 10 }

const inBoxes = (counts: ByBox<number>): Situation =>
  startWith({
    'atlanticBox.transports': counts.atlantic,
    'indianOceanBox.transports': counts.indianOcean,
    'pacificBox.transports': counts.pacific,
  })

describe('transports', () => {
  test('20.621A-a: a placement is wrong exactly when one box passes its minimum while another stays short', () => {
    fc.assert(
      fc.property(boxed, fc.record({ atlantic: upTo(4), indianOcean: upTo(4), pacific: upTo(4) }), (counts, to) => {
        const after = BOXES.map((box) => ({ box, had: counts[box], has: counts[box] + to[box] }))
        const isAnyShort = after.some(({ box, has }) => has < LEAST[box])
        const isAnyOver = after.some(({ box, had, has }) => has > LEAST[box] && has > had)
        expect(whyNotPlace(book, inBoxes(counts), 'westernAllies', to).length > 0).toBe(isAnyShort && isAnyOver)
      }),
    )
  })

  test('20.622A-a, 20.622A-b: no allowed redeployment takes a box under its level', () => {
    fc.assert(
      fc.property(
        boxed,
        fc.constantFrom(...BOXES),
        fc.constantFrom(...BOXES),
        fc.integer({ min: 1, max: 9 }),
        (counts, from, to, count) => {
          const refusals = whyNotRedeploy(book, inBoxes(counts), 'westernAllies', [{ from, to, count }])
          expect(refusals.length === 0).toBe(counts[from] - count >= LEAST[from])
        },
      ),
    )
  })

  test('20.636: as many as are sound, or a fifth of those before, but never one that is not afloat', () => {
    fc.assert(
      fc.property(upTo(40), upTo(40), upTo(40), (before, sunk, damaged) => {
        const hit = Math.min(before, sunk)
        const hurt = Math.min(before - hit, damaged)
        const sound = before - hit - hurt
        const { value, damagedUsed } = availableTransports(
          book,
          startWith({ 'atlanticBox.before': before, 'atlanticBox.undamaged': sound, 'atlanticBox.damaged': hurt }),
          'westernAllies',
          'atlantic',
        )
        expect(value).toBeGreaterThanOrEqual(sound)
        expect(value).toBeLessThanOrEqual(sound + hurt)
        expect(damagedUsed).toBeLessThanOrEqual(hurt)
        // 20.636B-b: brackets of five.
        if (value > sound) expect(value).toBeLessThanOrEqual(Math.floor((before + 4) / 5))
      }),
    )
  })
})

const transfer: fc.Arbitrary<UnitTransfer> = fc.record({
  nationality: fc.constantFrom(...TRANSFER_NATIONALITIES),
  kind: fc.constantFrom(...TRANSFER_KINDS),
  factors: fc.integer({ min: 1, max: 12 }),
  to: fc.constantFrom('mapboard', 'indiaBox'),
  fromEurope: fc.boolean(),
  isChindit: fc.boolean(),
})

test('GW-PT-g, GW-PT-h: a transfer costs what the tension table charges for the facts it reports', () => {
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 5 }), upTo(20), (units, standing) => {
      const before = startWith({ 'farEast.britishNavalFactors': standing, 'farEast.mostBritishNavalFactors': standing })
      const { facts, total } = priceOf(book, before, units)
      const after = { ...before, facts: factsWith(before.facts, facts) }
      const charged = (tensionTurn(book, before, after).usat?.lines ?? []).filter(({ cite }) =>
        ['USAT-E12', 'USAT-E13'].includes(cite.rule),
      )
      expect(total).toBe(charged.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

test.each(booksWith('changes'))('62.91: in $name a game is over exactly when nothing keeps it going', ({ book: one }) => {
  fc.assert(
    fc.property(anySituation(one), (situation) => {
      expect(isAlliedDefeat(one, situation)).toBe(whyNotDefeat(one, situation).length === 0)
    }),
  )
})

test.each(booksWith('changes'))('no question of a ruling is left open in the changes of $name', ({ book: one }) => {
  expect(JSON.stringify(one.clauses.changes)).not.toContain('"ruled"')
})

describe.each(booksWith('changes'))('the changes in $name', ({ book: one }) => {
  const found: { cite: string; words: string; ruling: string }[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const row = value as { book?: string; rule?: string; words?: string; ruling?: string }
    if (row.rule !== undefined && row.book !== undefined) found.push({ cite: row.rule, words: '', ruling: '' })
    else {
      found.push({ cite: '', words: row.words ?? '', ruling: row.ruling ?? '' })
      for (const inner of Object.values(value)) visit(inner)
    }
  }
  visit(one.clauses.changes)

  test('cite clauses that are in the book, and rest on rulings that are', () => {
    expect(found.filter(({ cite }) => cite !== '' && !(cite in one.contents)).map(({ cite }) => cite)).toEqual([])
    expect(found.filter(({ ruling }) => ruling !== '' && !(ruling in one.rulings)).map(({ ruling }) => ruling)).toEqual([])
  })

  test('say it in ten words at most', () => {
    expect(found.filter(({ words }) => words.split(/\s+/).length > 10).map(({ words }) => words)).toEqual([])
  })
})

describe('notices of a British surrender', () => {
  const surrendered: Partial<Record<FactId, unknown>> = { 'britain.surrendered': true, 'britain.surrenderTurn': '1940 fall' }
  const rules = (situation: Situation, faction: 'axis' | 'westernAllies') =>
    noticesFor(book, situation, faction)
      .map(({ cite }) => cite.rule)
      .filter((rule) => rule.startsWith('59.'))

  test('59.83-b, 59.84-a, 59.84-c, 59.86A: the turn after', () => {
    const situation = startWith(surrendered, { turn: '1940 winter' })
    expect(rules(situation, 'westernAllies')).toEqual(['59.83-b', '59.84-a', '59.84-c', '59.86A', '59.871-a'])
    expect(rules(situation, 'axis')).toEqual(['59.83-b', '59.86A'])
  })

  test('59.84-b, 59.86B-d: two turns after, with Gibraltar lost', () => {
    const situation = startWith({ ...surrendered, 'gibraltar.controller': 'germany' }, { turn: '1941 spring' })
    expect(rules(situation, 'westernAllies')).toEqual(['59.83-b', '59.84-a', '59.84-b', '59.84-c', '59.871-a'])
    expect(rules(situation, 'axis')).toEqual(['59.83-b', '59.86B-d'])
  })

  test('59.88-a: once the U.S. fights, partisans in Axis-held Britain and nothing else', () => {
    const wars = [{ between: ['us', 'germany'], since: '1941 winter' }]
    const situation = startWith({ ...surrendered, 'britain.axisHexes': 2 }, { turn: '1942 spring', wars })
    expect(rules(situation, 'westernAllies')).toEqual(['59.871-a', '59.88-a'])
    expect(rules(situation, 'axis')).toEqual([])
  })
})
