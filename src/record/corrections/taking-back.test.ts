import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DELEGATIONS, delegationOf, POWERS } from '../../rules/core/index.ts'
import { type Onlooker, type Order, type Seat, TOPICS } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { foreseeFrom, give, type KeptGame, logFor, newGame, openGame, viewFor } from '../kept-game.ts'
import { anyDice, randomRecord, textOf } from '../record.testing.ts'
import { type GameRecord, readRecord } from '../record.ts'
import { verify } from '../verification/verification.ts'

const NO_DICE = () => tableDice([])
const ONLOOKERS: readonly Onlooker[] = [...DELEGATIONS, 'public']

function begun(edition = '2023'): KeptGame {
  const made = newGame({ edition, scenario: 'global-war-1939' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return given(made.kept, ['host'], { type: 'advance', by: 'referee' })
}

function given(kept: KeptGame, as: readonly Seat[], order: Order, dice: readonly number[] = []): KeptGame {
  const done = give(kept, as, order, tableDice(dice))
  if (!done.ok) throw new Error(JSON.stringify(done.refusals))
  return done.kept
}

const undo = (by: 'axis' | 'russia' | 'westernAllies' | 'referee'): Order => ({ type: 'take-back', by })

function refused(kept: KeptGame, as: readonly Seat[], order: Order): readonly string[] {
  const done = give(kept, as, order, NO_DICE())
  return done.ok ? ['accepted'] : done.refusals.map(({ code }) => code)
}

const seal = (by: 'axis' | 'russia' | 'westernAllies', placements: Readonly<Record<string, number>>): Order => ({
  type: 'seal-allocation',
  by,
  placements,
})

describe('whoever slipped takes it back', () => {
  const before = begun()
  const slip = given(before, ['germany'], seal('axis', { hungary: 2, spain: 1 }))
  const back = given(slip, ['germany'], undo('axis'))

  test('the game and every view are what they were, and the record says so', () => {
    expect(back.game).toEqual(before.game)
    for (const to of ONLOOKERS) expect(viewFor(back, to)).toEqual(viewFor(before, to))
    expect(back.entries.at(-1)).toMatchObject({ order: { type: 'take-back', by: 'axis', order: 2, kind: 'seal-allocation' } })
    for (const to of ONLOOKERS) expect(logFor(back, to).at(-1)).toMatchObject({ type: 'taken-back', order: null })
  })

  test('the record reads back to the same game, and stands a check', () => {
    const read = readRecord(textOf(back))
    const opened = openGame((read as { readonly record: GameRecord }).record)
    expect(opened).toMatchObject({ ok: true, kept: { game: before.game } })
    expect(verify(back)).toMatchObject({ otherwise: [], faults: [] })
  })

  test('a preview says what the order will: whose last order it is, or that there is none', () => {
    expect(foreseeFrom(slip, ['germany', 'japan'], { type: 'take-back', by: 'japan' }).events).toMatchObject([
      { type: 'taken-back', by: 'axis', kind: 'seal-allocation' },
    ])
    expect(foreseeFrom(slip, ['japan'], { type: 'take-back', by: 'japan' }).refusals).toMatchObject([{ code: 'nothing-to-take-back' }])
  })

  test('though others have sealed theirs: nobody saw what it was', () => {
    const sealed = given(slip, ['russia'], seal('russia', { turkey: 1 }))
    const again = given(given(sealed, ['germany'], undo('axis')), ['germany'], seal('axis', { turkey: 2 }))
    expect(again.game.situation.placements.axis).toEqual({ turkey: 2 })
    expect(again.game.sealed).toEqual(['russia', 'axis'])
    expect(verify(again)).toMatchObject({ otherwise: [], faults: [] })
  })

  test('a draft leaves no trace for others', () => {
    const drafted = given(before, ['germany'], { type: 'draft-allocation', by: 'axis', placements: { turkey: 2 } })
    const gone = given(drafted, ['germany'], undo('axis'))
    for (const to of ONLOOKERS.filter((one) => one !== 'axis')) expect(logFor(gone, to)).toEqual(logFor(before, to))
  })
})

test('what others did unseen is not given away by a refusal', () => {
  const reported = given(begun(), ['host'], { type: 'report-facts', by: 'referee', facts: { 'germany.brps': 180 } })
  const drafted = given(reported, ['russia'], { type: 'draft-allocation', by: 'russia', placements: { turkey: 1 } })
  const back = given(drafted, ['host'], undo('referee'))
  expect(back.game.drafts.russia).toEqual({ turkey: 1 })
  expect(back.game.reports).toEqual({})
})

test('who has several delegations takes back the last order in the name of whoever gave it', () => {
  const said = given(begun(), ['germany', 'japan'], { type: 'quiet', by: 'japan' })
  const back = given(said, ['germany', 'japan'], undo('axis'))
  expect(back.entries.at(-1)?.events).toMatchObject([{ type: 'taken-back', by: 'japan', kind: 'quiet' }])
})

describe('what stays', () => {
  const before = begun()

  test('there is nothing of one’s own', () => {
    expect(refused(before, ['germany'], undo('axis'))).toEqual(['nothing-to-take-back'])
  })

  test('a partner’s order, given from another seat', () => {
    const sealed = given(before, ['britain'], seal('westernAllies', { turkey: 1 }))
    expect(refused(sealed, ['us'], undo('westernAllies'))).toEqual(['nothing-to-take-back'])
    expect(refused(sealed, ['us', 'britain'], undo('westernAllies'))).toEqual(['accepted'])
  })

  test('a sealed allocation, once the game has gone on over it', () => {
    const sealed = given(given(before, ['germany'], seal('axis', { turkey: 2 })), ['britain'], seal('westernAllies', {}))
    const on = given(given(sealed, ['russia'], seal('russia', {})), ['host'], { type: 'advance', by: 'referee', knowingly: true })
    expect(refused(on, ['germany'], undo('axis'))).toEqual(['acted-on'])
  })

  test('what everybody saw, once another has acted', () => {
    const reported = given(before, ['host'], { type: 'report-facts', by: 'referee', facts: { 'germany.brps': 180 } })
    expect(refused(reported, ['host'], undo('referee'))).toEqual(['accepted'])
    const acted = given(reported, ['russia'], seal('russia', {}))
    expect(refused(acted, ['host'], undo('referee'))).toEqual(['acted-on'])
    const done = give(acted, ['host'], undo('referee'), NO_DICE())
    expect(done.ok || done.refusals[0]?.words).toMatch(/^your own last order .* A later order is taken back by whoever gave it$/)
  })
})

describe.each([
  ['2023', 'global-war-1939'],
  ['classic', 'global-war-1939'],
  ['campaign', 'campaign-1939'],
])('%s: in random games', (edition, scenario) => {
  test('an order that can be taken back leaves the game and every view exactly as they were', () => {
    const record = randomRecord(edition, 31, scenario)
    let takenBack = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: record.entries.length - 1 }), (length) => {
        const at = (entries: GameRecord['entries']): KeptGame => {
          const opened = openGame({ ...record, entries })
          if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
          return opened.kept
        }
        const entry = record.entries[length]
        if (entry === undefined) throw new Error('no such order')
        const by = (entry.order as Order).by
        const done = give(at(record.entries.slice(0, length + 1)), entry.as, { type: 'take-back', by } as Order, NO_DICE())
        if (!done.ok) {
          expect(done.refusals.every(({ code }) => ['die-fell', 'secret-shown'].includes(code))).toBe(true)
          return
        }
        takenBack++
        const before = at(record.entries.slice(0, length))
        expect(done.kept.game).toEqual(before.game)
        for (const to of ONLOOKERS) expect(viewFor(done.kept, to)).toEqual(viewFor(before, to))
      }),
      { numRuns: 25 },
    )
    expect(takenBack).toBeGreaterThan(3)
  })

  test('a standing order that passes nobody by is taken back exactly; one that did stays if a die or a secret came of it', () => {
    const { entries, ...record } = randomRecord(edition, 32, scenario)
    const opened = openGame({ ...record, entries: entries.slice(0, 20) })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    let kept = opened.kept
    let takenBack = 0
    for (const { as, order, dice } of entries.slice(20, 26)) {
      for (const by of DELEGATIONS) {
        const seats = POWERS.filter((power) => delegationOf(power) === by)
        const said = give(kept, seats, { type: 'stand', by, leaves: TOPICS }, anyDice())
        if (!said.ok) continue
        const done = give(said.kept, seats, { type: 'take-back', by }, NO_DICE())
        if (!done.ok) {
          expect(done.refusals.every(({ code }) => ['die-fell', 'secret-shown'].includes(code))).toBe(true)
          continue
        }
        takenBack++
        expect(done.kept.game).toEqual(kept.game)
        for (const to of ONLOOKERS) expect(viewFor(done.kept, to)).toEqual(viewFor(kept, to))
      }
      kept = given(kept, as, order as Order, dice)
    }
    expect(takenBack).toBeGreaterThan(5)
  })
})
