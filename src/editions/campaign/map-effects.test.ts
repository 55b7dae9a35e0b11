import { describe, expect, test } from 'vitest'
import { outcomeOf, poolAfterSwitch } from '../../rules/chapters/rolls/index.ts'
import { type Minor, ordinaryRoll } from '../../rules/core/index.ts'
import { campaign } from './campaign.testing.ts'

const notesOf = (target: Minor, result: string, by: 'axis' | 'westernAllies' | 'russia', document: Readonly<Record<string, unknown>>) => {
  const { book, situation } = campaign(document)
  const band = book.tables[target]?.bands.find(({ id }) => id === result)
  if (band === undefined) throw new Error(result)
  const { onMap, transfers, paid, warsDue } = outcomeOf(book, situation, ordinaryRoll(target, by), band)
  return { rules: onMap.map(({ cite }) => cite.rule), transfers, paid, warsDue }
}

const stands = (minor: Minor, result: number, partner: string) => ({ standings: { [minor]: { result, with: partner } } })

describe('3.5.7: switching sides', () => {
  test.each([
    { from: 10, partner: 'germany', to: '-3', by: 'russia' },
    { from: 9, partner: 'germany', to: '-2', by: 'westernAllies' },
    { from: -3, partner: 'britain', to: '10', by: 'axis' },
    { from: -2, partner: 'russia', to: '9', by: 'axis' },
  ] as const)('3.2.4.1c, 3.5.7.1, 3.5.7.2: from $from to $to', ({ from, partner, to, by }) => {
    const { rules } = notesOf('hungary', to, by, stands('hungary', from, partner))
    expect(rules).toContain('3.5.7.1')
    expect(rules).toContain('3.5.7.2')
  })

  test.each([
    { from: 9, partner: 'germany', to: '10', by: 'axis' },
    { from: 8, partner: 'germany', to: '-3', by: 'russia' },
    { from: 10, partner: 'germany', to: '-1', by: 'russia' },
    { from: 10, partner: 'germany', to: '1-2', by: 'russia' },
    { from: -2, partner: 'britain', to: '-2', by: 'russia' },
  ] as const)('from $from to $to nobody changes sides under arms', ({ from, partner, to, by }) => {
    expect(notesOf('hungary', to, by, stands('hungary', from, partner)).rules).not.toContain('3.5.7.1')
  })

  test.each([
    { usual: 6, present: 3, pool: 3 },
    { usual: 6, present: 6, pool: 6 },
    { usual: 6, present: 8, pool: 6 },
    { usual: 6, present: 0, pool: 0 },
  ])('3.5.7.1: $present of $usual divisions make a pool of $pool', ({ usual, present, pool }) => {
    const { book, situation } = campaign({ facts: { 'hungary.divisionsUsual': usual, 'hungary.divisions': present } })
    const { switching } = book.clauses
    const working = switching && poolAfterSwitch(switching, situation, 'hungary')
    expect(working?.value).toBe(pool)
    expect(working?.steps.map(({ amount }) => amount)).toEqual([usual, present])
  })

  test('3.5.7.1: without a report there is no number', () => {
    const { book, situation } = campaign()
    expect(book.clauses.switching && poolAfterSwitch(book.clauses.switching, situation, 'hungary')).toBeUndefined()
  })
})

describe('what results do not bring here', () => {
  test('RC-34: no result of any nation moves or pays BRPs', () => {
    const { book } = campaign()
    for (const table of Object.values(book.tables))
      for (const { effects } of table.bands) for (const effect of effects) expect('brps' in effect, table.id).toBe(false)
    const { transfers, paid } = notesOf('turkey', '8', 'axis', { facts: { 'turkey.brpValue': 30 } })
    expect([transfers, paid]).toEqual([[], null])
  })

  test('3.5.5: a Co-Belligerent that fights Russia asks for no German declaration of war', () => {
    expect(notesOf('finland', '9', 'axis', { wars: [['russia', 'finland']] }).warsDue).toEqual([])
  })

  test('3.2.4.1c, 3.5.1.1, RC-15: no result by itself makes a nation surrender', () => {
    const { book } = campaign()
    const words = Object.values(book.tables).flatMap(({ bands }) => bands.map((band) => band.words))
    expect(words.filter((text) => text.includes('surrender'))).toEqual([])
  })
})
