import { describe, expect, test } from 'vitest'
import { on, read } from '../situation.testing.ts'
import { readSituation } from '../situation-reader.ts'

describe.each(['2023', 'classic'])('%s, 50.32C: a Japanese war on the U.S. is one on Britain too', (edition) => {
  const begun = (document: object) =>
    read({ edition, ...document }).situation.wars.find(({ between }) => between.includes('japan') && between.includes('us'))?.since

  test('so it is no older than a declaration on Britain that is told', () => {
    const declarations = [on('japan', 'britain', '1942 spring')]
    expect(begun({ turn: '1942 spring', wars: [['japan', 'us']], declarations })).toBe('1942 spring')
    expect(begun({ turn: '1942 fall', wars: [['us', 'japan']], declarations })).toBe('1942 spring')
  })

  test.each([
    { declarations: [on('japan', 'us', '1941 winter'), on('japan', 'britain', '1942 spring')] },
    { declarations: [on('us', 'japan', '1941 winter'), on('japan', 'britain', '1942 spring')] },
    { wars: [{ between: ['japan', 'us'], since: '1941 winter' }], declarations: [on('japan', 'britain', '1942 spring')] },
  ])('$declarations: the second cannot be', (document) => {
    const given = readSituation({ edition, turn: '1942 fall', ...document })
    if (given.ok) throw new Error('it is taken')
    const [first] = given.refusals
    expect(first?.words).toContain('Japan declared war on Britain in Spring 1942')
    expect(first?.words).toContain('Winter 1941')
    expect(first?.cite?.rule).toBe('50.32C-2')
  })

  test.each([
    { declarations: [on('japan', 'us', '1941 winter'), on('japan', 'britain', '1941 winter')] },
    { declarations: [on('japan', 'britain', '1941 winter'), on('japan', 'us', '1942 spring')] },
    { declarations: [{ ...on('japan', 'us', '1941 winter'), revoked: true }, on('japan', 'britain', '1942 spring')] },
  ])('$declarations: these may', (document) => {
    expect(readSituation({ edition, turn: '1942 fall', ...document }).ok).toBe(true)
  })
})
