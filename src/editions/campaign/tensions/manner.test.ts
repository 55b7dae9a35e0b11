import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accrue,
  asInPhase,
  carriedOver,
  drawn,
  levelInPhase,
  strikeOf,
  strikesIn,
  withComing,
} from '../../../rules/chapters/tension/index.ts'
import { type Situation, TRACKS } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'
import { anySituation } from '../../situation.testing.ts'

type Document = Readonly<Record<string, unknown>>

function situationOf(document: Document): Situation {
  const read = readSituation({ edition: 'campaign', turn: '1941 spring', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

const campaign = openBook('campaign')
const updated = openBook('campaign', { rulings: { 'RC-11': 'updated' } })
const fallen = { 'france.fallen': true, 'warsaw.controller': 'germany' }

describe('3.2.7c: the adjustment of a phase', () => {
  const before = situationOf({ facts: { ...fallen, 'paris.controller': 'france' }, tensions: { rgt: 20, usat: 30, usjt: 10 } })
  const after = situationOf({ facts: { ...fallen, 'paris.controller': 'germany' }, tensions: { rgt: 20, usat: 30, usjt: 10 } })
  const now: Situation = { ...after, turn: '1941 summer' }

  test('3.2.7.1, 3.2.7.2: status lines and the new event of the turn before; what is struck off is told', () => {
    const { tensions, struck, accounts } = accrue(campaign, { before, after }, now)
    // One each turn, two for a single enemy, two for Paris; on the Japanese level one and two.
    expect([tensions.rgt.actual, tensions.usat.actual, tensions.usjt.actual]).toEqual([25, 35, 13])
    expect(struck).toEqual({ 'rgt/paris': 1, 'usat/paris': 1, 'usjt/paris': 1 })
    expect(accounts.usat).toMatchObject({ before: 30, after: 35 })
  })

  test('3.2.7.2: nothing is struck off twice', () => {
    const first = accrue(campaign, { before, after }, now)
    const again = accrue(campaign, { before, after }, { ...now, struck: first.struck })
    expect(again.tensions.usat.actual).toBe(33)
    expect(again.struck).toEqual(first.struck)
  })

  test('3.2.7b: no adjustment in Fall 1939', () => {
    const start = situationOf({ turn: '1939 fall', tensionPointsUsed: [{ by: 'axis' }] })
    const { tensions, accounts } = accrue(campaign, null, start)
    expect(tensions.usat.actual).toBe(0)
    expect(accounts.usat?.lines.every(({ amount }) => amount === 0)).toBe(true)
  })

  test('3.2.4.7a: without a turn before, only the points of this phase count', () => {
    const { tensions } = accrue(campaign, null, { ...now, tensionPointsUsed: [{ by: 'russia', turn: '1941 summer', track: 'rgt' }] })
    expect([tensions.rgt.actual, tensions.usat.actual]).toEqual([21, 30])
  })

  test('3.2.7.3a, 3.2.7.4a: the draw stays on the moved level, and the highest is kept', () => {
    const phase = drawn(campaign, now, { usat: 6, usjt: 1, rgt: 6 })
    expect([phase.tensions.rgt, phase.tensions.usat, phase.tensions.usjt].map(({ effective }) => effective)).toEqual([20, 32, 8])
    const { tensions } = accrue(campaign, { before, after }, phase)
    expect(tensions.usat).toEqual({ actual: 35, effective: 37, highest: 37 })
    expect(tensions.rgt).toEqual({ actual: 25, effective: 25, highest: 25 })
    expect(carriedOver(tensions).usat).toEqual({ actual: 35, effective: 35, highest: 37 })
  })

  test('a book whose levels move as things happen is left alone', () => {
    const { accounts, tensions } = accrue(openBook('2023'), { before, after }, now)
    expect([accounts, tensions]).toEqual([{}, now.tensions])
  })
})

describe('what holds of every adjustment', () => {
  /** A turn as it began and as it ended, and the phase after it. */
  const anyTurn = fc.tuple(anySituation(campaign), anySituation(campaign)).map(([start, end]) => {
    const before: Situation = { ...start, turn: '1941 spring' }
    const after: Situation = { ...end, turn: '1941 spring', tensions: start.tensions }
    return { before, after, now: { ...after, turn: '1941 summer' } as Situation }
  })
  const RUNS = { numRuns: 60 }

  test('3.2.7c: the level after is the level before and the sum of the lines', () => {
    fc.assert(
      fc.property(anyTurn, ({ before, after, now }) => {
        const { accounts, tensions } = accrue(campaign, { before, after }, now)
        for (const track of TRACKS) {
          const account = accounts[track]
          const sum = account?.lines.reduce((total, { amount }) => total + amount, 0) ?? 0
          expect(account?.after).toBe((account?.before ?? 0) + sum)
          expect(tensions[track].actual).toBe(account?.after)
          expect(tensions[track].effective - tensions[track].actual).toBe(
            track === 'rgt' ? 0 : now.tensions[track].effective - now.tensions[track].actual,
          )
        }
      }),
      RUNS,
    )
  })

  test('3.2.7.2: no event is reversed, and none counts again once it is struck off', () => {
    fc.assert(
      fc.property(anyTurn, ({ before, after, now }) => {
        const first = accrue(campaign, { before, after }, now)
        const second = accrue(campaign, { before, after }, { ...now, struck: first.struck })
        for (const track of TRACKS)
          for (const [index, row] of (campaign.tables[track]?.rows ?? []).entries()) {
            if (!strikesIn(campaign).includes(strikeOf(track, row))) continue
            expect((first.accounts[track]?.lines[index]?.amount ?? 0) * Math.sign(row.value), row.id).toBeGreaterThanOrEqual(0)
            expect(second.accounts[track]?.lines[index]?.amount, row.id).toBe(0)
          }
      }),
      RUNS,
    )
  })
})

describe('RC-11: which level the steps before the adjustment read', () => {
  const opening = situationOf({
    tensions: { rgt: { actual: 24, effective: 24, coming: 26 }, usat: { actual: 49, effective: 48, coming: 52 } },
  })

  test.each([
    { ruled: 'the level that stands', book: campaign, rgt: 24, usat: 48, usjt: 0 },
    { ruled: 'the level to come, with the same draw', book: updated, rgt: 26, usat: 51, usjt: 0 },
  ])('$ruled', ({ book, rgt, usat, usjt }) => {
    expect(levelInPhase(book, opening, 'rgt')).toBe(rgt)
    expect(levelInPhase(book, opening, 'usat')).toBe(usat)
    expect(levelInPhase(book, opening, 'usjt')).toBe(usjt)
  })

  test('conditions read it too', () => {
    expect(asInPhase(campaign, opening)).toBe(opening)
    expect(asInPhase(updated, opening).tensions.rgt).toEqual({ actual: 26, effective: 26, highest: 26 })
    expect(asInPhase(openBook('classic'), opening)).toBe(opening)
  })

  test('what is to come is what the adjustment would make now', () => {
    const before = situationOf({ facts: fallen, tensions: { rgt: 20 } })
    const now: Situation = { ...before, turn: '1941 summer' }
    const phase = withComing(now, accrue(campaign, { before, after: before }, now))
    expect(phase.tensions.rgt).toMatchObject({ actual: 20, coming: 23 })
    expect([levelInPhase(campaign, phase, 'rgt'), levelInPhase(updated, phase, 'rgt')]).toEqual([20, 23])
  })

  test('without one to come there is but one level', () => {
    const plain = situationOf({ tensions: { rgt: 24, usat: { actual: 49, effective: 50 } } })
    expect([levelInPhase(updated, plain, 'rgt'), levelInPhase(updated, plain, 'usat')]).toEqual([24, 50])
    expect(levelInPhase(openBook('2023'), plain, 'usat')).toBe(50)
    expect(levelInPhase(openBook('2023'), plain, 'rgt')).toBe(24)
  })
})

describe('a file that says what is struck off', () => {
  test('3.2.7.2: an event of no table is refused with what may be meant', () => {
    const read = readSituation({ edition: 'campaign', struck: { 'usat/pari': 1 } })
    expect(read).toMatchObject({ ok: false, refusals: [{ words: expect.stringMatching(/usat\/pari.*did you mean "usat\/paris"/) }] })
  })

  test('in a book whose events may count again it has no place', () => {
    expect(readSituation({ edition: '2023', struck: { 'usat/capitals': 1 } })).toMatchObject({
      ok: false,
      refusals: [{ words: expect.stringMatching(/struck.*events may count again/) }],
    })
  })
})
