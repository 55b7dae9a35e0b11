import { describe, expect, test } from 'vitest'
import { FACT_IDS, reckon } from '../../rules/core/index.ts'
import { readSituation } from '../reading/index.ts'

/** PPs by what they come from, those that count. */
function worth(table: string, facts: Readonly<Record<string, unknown>> = {}) {
  const read = readSituation({ edition: 'campaign', facts })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const found = read.book.tables[table]
  if (found === undefined) throw new Error(table)
  const { lines, total } = reckon(found, read.situation)
  return { total, lines: Object.fromEntries(lines.filter(({ amount }) => amount !== 0).map(({ id, amount }) => [id, amount])), rows: lines }
}

describe('what colonies are worth at the start, line by line', () => {
  test('3.3.1.2a: Slovakia, till it rises', () => {
    expect(worth('germanColonies').lines).toEqual({ slovakia: 250 })
    expect(worth('germanColonies', { 'slovakia.risen': true }).total).toBe(0)
  })

  test('3.3.2.2a: Albania and Libya 250 each, East Africa nothing', () => {
    expect(worth('italianColonies').lines).toEqual({ tirana: 250, libya: 250 })
    expect(worth('italianColonies').rows.map(({ id }) => id)).toContain('ethiopia')
    expect(worth('italianColonies', { 'libya.controller': 'britain' }).total).toBe(250)
  })

  test('3.4.1.1a [3.4.4.1], 3.4.1.2a [3.4.4.2]: four Mediterranean colonies and Indochina', () => {
    expect(worth('frenchColonies').lines).toEqual({ morocco: 250, algeria: 250, tunisia: 250, lebanonSyria: 250, indochina: 250 })
    expect(worth('frenchColonies').total).toBe(1250)
    expect(worth('frenchColonies', { 'indochina.controller': 'japan' }).total).toBe(1000)
  })

  test('3.4.2.1, 3.4.2.2a: Egypt, Palestine and Iraq; Burma, Malaya, Singapore and Hong Kong', () => {
    expect(worth('britishColonies').lines).toEqual({
      egypt: 250,
      palestine: 250,
      iraq: 250,
      burma: 250,
      malaya: 250,
      singapore: 250,
      hongKong: 250,
    })
    expect(worth('britishColonies', { 'singapore.controller': 'japan', 'iraq.status': 'neutral' }).total).toBe(1250)
    const nothing = worth('britishColonies').rows.filter(({ amount }) => amount === 0)
    expect(nothing.map(({ id }) => id)).toEqual([
      'kuwait',
      'transjordan',
      'malta',
      'gibraltar',
      'cyprus',
      'sudan',
      'rhodesia',
      'brunei',
      'newGuinea',
    ])
  })

  test('3.4.4.1: the Philippines', () => {
    expect(worth('americanColonies').lines).toEqual({ philippines: 250 })
    expect(worth('americanColonies', { 'manila.controller': 'japan' }).total).toBe(0)
  })

  test('3.4.3.3a: Communist China with and without Yenan', () => {
    expect(worth('communistChina').total).toBe(500)
    expect(worth('communistChina', { 'yenan.controller': 'japan' }).lines).toEqual({ base: 250 })
  })
})

test('3.4.2c: Britain, India, Australia and South Africa may be reported to have surrendered, Canada may not', () => {
  const surrenders = FACT_IDS.filter((id) => id.endsWith('.surrendered'))
  expect(surrenders).toEqual(expect.arrayContaining(['britain', 'india', 'australia', 'southAfrica'].map((name) => `${name}.surrendered`)))
  expect(surrenders).not.toContain('canada.surrendered')
  expect(readSituation({ edition: 'campaign', facts: { 'canada.surrendered': true } }).ok).toBe(false)
})

test('3.3.2a, 3.4.2a: at the start Italy fights nobody, and Britain fights Germany beside France and Poland', () => {
  const read = readSituation({ edition: 'campaign' })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const wars = read.situation.wars.map(({ between }) => [...between].sort().join(' '))
  expect(wars.filter((pair) => pair.includes('italy'))).toEqual([])
  expect(wars).toEqual(expect.arrayContaining(['britain germany', 'france germany', 'germany poland']))
  expect(read.book.clauses.war.holdings.find(({ country }) => country === 'poland')?.by).toBe('britain')
})
