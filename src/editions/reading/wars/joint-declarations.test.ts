import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'
import { readTurn } from '../turn/turn-reader.ts'

const read = (document: object) => {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given
}

describe.each(['2023', 'classic'])('%s: 50.22, 50.53C: two countries by one declaration', (edition) => {
  test.each([
    ['denmark', 'norway'],
    ['norway', 'denmark'],
    ['belgium', 'luxembourg'],
  ])('%s and %s: war with both, one mark', (on, together) => {
    const { situation } = read({ edition, turn: '1940 spring', declarations: [{ by: 'germany', on, together }] })
    expect(situation.declarations.slice(-2)).toEqual([
      { by: 'germany', on, turn: '1940 spring' },
      { by: 'germany', on: together, turn: '1940 spring', quiet: true },
    ])
  })

  test('a pair that no rule takes together is refused, by name', () => {
    const wrong = { edition, turn: '1940 spring', declarations: [{ by: 'germany', on: 'spain', together: 'turkey' }] }
    const given = readSituation(wrong)
    expect(given.ok ? [] : given.refusals.map(({ words, cite }) => [words, cite?.rule])).toEqual([
      [expect.stringMatching(/^declarations.0.together: turkey beside spain; .*denmark and norway/), '50.22A'],
    ])
    const { book, situation } = read({ edition, turn: '1940 spring' })
    expect(readTurn(situation, { declarations: wrong.declarations }, undefined, book).ok).toBe(false)
  })
})

test('the campaign has no such declaration (3.2.6)', () => {
  const given = readSituation({
    edition: 'campaign',
    turn: '1940 spring',
    declarations: [{ by: 'germany', on: 'denmark', together: 'norway' }],
  })
  expect(given.ok).toBe(false)
})
