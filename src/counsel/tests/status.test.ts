import { describe, expect, test } from 'vitest'
import { answer, type StatusAnswer, type StatusReport } from '../index.ts'

type Document = Readonly<Record<string, unknown>>

function reportOf(country: string, document: Document = {}): StatusReport {
  const given = answer({ door: 'status', situation: { edition: 'campaign', ...document }, args: { country } })
  const [report] = (given as StatusAnswer).countries ?? []
  if (report === undefined) throw new Error(JSON.stringify(given))
  return report
}

const rules = (told: readonly { readonly cite: { readonly rule: string } }[]): readonly string[] => told.map(({ cite }) => cite.rule)

describe('what each status means, side by side', () => {
  test('T5 Neutral: own economy, nobody in, straits open, forces off the map', () => {
    const { digest, statusName, economy, open, closed, forces, reachedBy } = reportOf('sweden')
    expect([digest.rule, statusName, reachedBy.cite.rule]).toEqual(['T5 Neutral', 'Neutral', '3.5.2'])
    expect(economy).toEqual([{ words: 'its own', cite: { book: 'campaign', rule: '3.5.2' } }])
    expect(open).toEqual([{ to: ['anyone'], words: 'ships may pass its straits', cite: { book: 'campaign', rule: '3.5.2.1' } }])
    expect(rules(closed)).toEqual(['3.5.2.1'])
    expect(rules(forces)).toEqual(['3.5.2'])
  })

  test('T5 Economic Cooperation: by diplomacy, some or all of the economy, overflight for the friend', () => {
    const { digest, reachedBy, economy, open, forces } = reportOf('bulgaria', { standings: { bulgaria: { result: 7 } } })
    expect(digest.rule).toBe('T5 Economic Cooperation')
    expect(reachedBy).toMatchObject({ words: 'by diplomacy alone', cite: { rule: '3.5.3a' } })
    expect(economy).toEqual([{ words: 'some or all of its PPs to the faction, per sheet', cite: { book: 'campaign', rule: '3.5.3a' } }])
    expect(open.map(({ to, cite }) => [to, cite.rule])).toEqual([
      [['friend'], '3.5.3b'],
      [['anyone'], '3.5.2.1'],
    ])
    expect(rules(forces)).toEqual(['3.5.3b'])
  })

  test('T5 Military Cooperation: more of the economy, passage, 20 units, overflight for the friend’s enemies', () => {
    const { digest, reachedBy, economy, open, closed, forces, stay, wars } = reportOf('hungary', {
      standings: { hungary: { result: 8 } },
      facts: { 'hungary.axisForeignFactors': 12 },
    })
    expect(digest.rule).toBe('T5 Military Cooperation')
    expect([reachedBy.cite.rule, ...rules(economy)]).toEqual(['3.5.4a', '3.5.4a'])
    expect(open.map(({ to, cite }) => [to, cite.rule])).toEqual([
      [['friend'], '3.5.4a'],
      [['friend'], '3.5.4b'],
      [['opponent'], '3.5.4d'],
      [['anyone'], '3.5.2.1'],
    ])
    expect([rules(closed), rules(forces)]).toEqual([['3.5.4c'], ['3.5.4c']])
    expect(stay).toMatchObject({ most: 20, there: 12, cite: { rule: 'RC-33' } })
    expect(wars.with).toEqual([])
  })

  test('T5 Co-Belligerent: diplomacy or help, the faction’s economy, unrestricted, unmixed forces at home, at war', () => {
    const { digest, reachedBy, economy, open, stay, forces, wars } = reportOf('rumania', { standings: { rumania: { result: 9 } } })
    expect(digest.rule).toBe('T5 Co-Belligerent')
    expect(reachedBy).toMatchObject({ words: 'by diplomacy or by help against an attack', cite: { rule: '3.5.5' } })
    expect(economy).toMatchObject([{ words: 'with its faction, per sheet', cite: { rule: 'RC-34' } }])
    expect(open).toMatchObject([{ to: ['friend'], cite: { rule: '3.5.2.3d' } }])
    expect(stay).toBeUndefined()
    expect(new Set(rules(forces))).toEqual(new Set(['3.5.5.1', '3.5.5.2a', '3.5.5.2b']))
    expect(wars).toEqual({ with: ['britain', 'france', 'poland'], cite: { book: 'campaign', rule: '3.5.5' } })
  })

  test('T5 Minor Ally: by diplomacy alone, own area, expeditions, mixed formations', () => {
    const { digest, reachedBy, open, forces } = reportOf('finland', { standings: { finland: { result: 10 } } })
    expect(digest.rule).toBe('T5 Minor Ally')
    expect(reachedBy).toMatchObject({ words: 'by diplomacy alone', cite: { rule: '3.5.6' } })
    expect(open).toMatchObject([{ to: ['friend'], cite: { rule: '3.5.6' } }])
    expect(rules(forces)).toEqual(['3.5.6.1', '3.5.6.2', '3.5.6.3', '3.5.6.3'])
  })

  test('3.4.2.2b, RC-26: once they have passed, the Indies’ economy is Britain’s and the West may enter', () => {
    const facts = { 'netherlands.conquered': true, 'netherlands.surrenderTurn': '1940 spring' }
    const asked = (turn: string, by: string, rulings = {}) => {
      const situation = { edition: 'campaign', turn, facts, rulings }
      const { economy } = reportOf('dutchEastIndies', { turn, facts, rulings })
      const given = answer({ door: 'may', situation, args: { question: 'enter', by, in: 'dutchEastIndies', how: 'ground' } })
      return [...rules(economy), 'allowed' in given && given.allowed]
    }
    expect(asked('1940 fall', 'britain')).toEqual(['3.5.2', false])
    expect(asked('1941 spring', 'britain')).toEqual(['3.4.2.2b', true])
    expect(asked('1941 spring', 'us')).toEqual(['3.4.2.2b', true])
    expect(asked('1941 spring', 'japan')).toEqual(['3.4.2.2b', false])
    expect(asked('1941 spring', 'britain', { 'RC-26': 'dutch' })).toEqual(['3.5.2', false])
  })

  test('an attacked neutral shows what its call for help opens', () => {
    const { open, wars, forces } = reportOf('norway', { wars: [['germany', 'norway']] })
    expect(rules(open)).toEqual(['3.5.2.1', '3.5.2.3b', '3.5.2.3c', '3.5.2.3c', '3.5.2.3e'])
    expect(wars).toEqual({ with: ['germany'], cite: { book: 'campaign', rule: '3.2.6a' } })
    expect(rules(forces)).toEqual(['3.5.2', '3.5.2'])
  })
})

describe('RC-34: the economy', () => {
  const ruled = { rulings: { 'RC-34': 'half-and-all' } }
  test('no figure unless a table rules one', () => {
    const half = reportOf('bulgaria', { ...ruled, standings: { bulgaria: { result: 7 } } })
    const whole = reportOf('bulgaria', { ...ruled, standings: { bulgaria: { result: 8 } } })
    expect([half.economy, whole.economy]).toMatchObject([
      [{ words: 'half of its PPs to the faction', cite: { rule: 'RC-34' } }],
      [{ words: 'all of its PPs to the faction', cite: { rule: 'RC-34' } }],
    ])
  })
})

describe('the Dutch East Indies', () => {
  const fallen = { 'netherlands.conquered': true, 'netherlands.surrenderTurn': '1940 summer' }
  const notes = (turn: string, rulings: Document = {}) => rules(reportOf('dutchEastIndies', { turn, facts: fallen, rulings }).notes)

  test('3.5.1.4a: Dutch until the year start; 3.4.2.2b, RC-26: then Britain has economy and command', () => {
    expect(notes('1940 winter')).toEqual(['3.5.1.4a'])
    expect(notes('1941 spring')).toEqual(['3.4.2.2b'])
    expect(rules(reportOf('dutchEastIndies').notes)).toEqual([])
  })

  test('RC-26: British outright, or Dutch throughout, as the table rules', () => {
    expect(reportOf('dutchEastIndies', { turn: '1941 spring', facts: fallen, rulings: { 'RC-26': 'british' } }).notes).toMatchObject([
      { words: 'they are Britain’s outright' },
    ])
    expect(notes('1941 spring', { 'RC-26': 'dutch' })).toEqual(['3.5.1.4a'])
  })
})

describe('the door', () => {
  test('all minor nations at once', () => {
    const given = answer({ door: 'status', situation: { edition: 'campaign' } }) as StatusAnswer
    expect(given.countries).toHaveLength(24)
  })

  test('a book without statuses says so, and an unknown nation is named', () => {
    expect(answer({ door: 'status', situation: { edition: '2023' } })).toMatchObject({ ok: false, refusals: [{ code: 'no-such-chapter' }] })
    expect(answer({ door: 'status', situation: { edition: 'campaign' }, args: { country: 'hungry' } })).toMatchObject({
      ok: false,
      refusals: [{ words: 'country: unknown "hungry"; did you mean "hungary"?' }],
    })
  })

  test.each(['enter', 'use-forces'])('may %s is refused politely by a book without statuses', (question) => {
    const given = answer({ door: 'may', situation: { edition: 'classic' }, args: { question } })
    expect(given).toMatchObject({ ok: false, refusals: expect.arrayContaining([expect.objectContaining({ code: 'no-such-chapter' })]) })
  })

  test('an arm is asked for a task of its own', () => {
    const args = { question: 'use-forces', of: 'finland', arm: 'ground', task: 'escort' }
    expect(answer({ door: 'may', situation: { edition: 'campaign' }, args })).toMatchObject({ ok: false, refusals: [{ code: 'misasked' }] })
  })
})

test('RC-73: with two attackers, why a faction may not help is said once', () => {
  const declarations = ['italy', 'germany'].map((by) => ({ by, on: 'greece', turn: '1940 fall' }))
  const { closed } = reportOf('greece', { turn: '1940 fall', declarations })
  expect(rules(closed).filter((rule) => rule === 'RC-73')).toHaveLength(1)
})
