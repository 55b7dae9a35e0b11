import { describe, expect, test } from 'vitest'
import { readSituation } from '../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

const on = (by: string, power: string, turn: string) => ({ by, on: power, turn })

function read(document: Document) {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  const { tensions } = given.situation
  return {
    levels: { rgt: tensions.rgt.actual, usat: tensions.usat.effective, usjt: tensions.usjt.actual },
    derived: given.derived.filter(({ track }) => track !== undefined).map(({ words }) => words),
  }
}

const NONE = { rgt: 0, usat: 0, usjt: 0 }

describe.each(['2023', 'classic', 'campaign'])('%s: a level that nobody reported and that a reported war must have brought', (edition) => {
  test.each([
    { rule: 'RGT-W1', document: { declarations: [on('germany', 'russia', '1941 summer')] }, levels: { rgt: 50 } },
    { rule: '50.32F-1b', document: { declarations: [on('russia', 'germany', '1941 summer')] }, levels: { rgt: 50 } },
    { rule: '50.32F-1b', document: { wars: [['germany', 'russia']] }, levels: { rgt: 50 } },
    { rule: '50.32E', document: { declarations: [on('us', 'germany', '1941 fall')] }, levels: { usat: 50 } },
    { rule: '50.32E', document: { declarations: [on('us', 'japan', '1941 fall')] }, levels: { usjt: 50 } },
    { rule: '50.552A', document: { declarations: [on('japan', 'britain', '1941 fall')] }, levels: { usjt: 20 } },
    // Nothing is known of the level when another attacks the U.S., or Japan both.
    { rule: '50.32A', document: { declarations: [on('germany', 'us', '1941 winter')] }, levels: {} },
    { rule: '50.32C', document: { declarations: [on('japan', 'us', '1941 winter')] }, levels: {} },
  ])('$rule: $document', ({ document, levels }) => {
    const given = read({ edition, turn: '1942 spring', ...document })
    expect(given.levels).toEqual({ ...NONE, ...levels })
    expect(given.derived).toHaveLength(Object.keys(levels).length)
  })

  test('RGT-W1: not in the turn of the attack itself, whose lines lift it; a level that is reported holds', () => {
    const attack = { edition, declarations: [on('germany', 'russia', '1941 summer')] }
    expect(read({ ...attack, turn: '1941 summer' })).toEqual({ levels: NONE, derived: [] })
    expect(read({ ...attack, turn: '1942 spring', tensions: { rgt: 44 } })).toEqual({ levels: { ...NONE, rgt: 44 }, derived: [] })
    expect(read({ ...attack, turn: '1942 spring', tensions: { rgt: 63 } })).toEqual({ levels: { ...NONE, rgt: 63 }, derived: [] })
  })
})
