import { describe, expect, test } from 'vitest'
import { readSituation } from '../../../editions/reading/index.ts'
import { cooperateDoor } from '../alliances/cooperate.ts'
import type { Answer } from '../door.ts'
import { through } from '../through.ts'

type Document = Readonly<Record<string, unknown>>

/** Whether British and French units may stack in Summer 1940, and all that the answer asks or takes on trust. */
function stacking(document: Document) {
  const read = readSituation({ edition: '2023', turn: '1940 summer', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const given: Answer & { readonly allowed?: boolean } = through(cooperateDoor, read, {
    one: 'britain',
    other: 'france',
    activity: 'stack',
  })
  const words = [...(given.footnotes ?? []), ...(given.trusted ?? [])].map((one) => one.words)
  return { allowed: given.allowed, words }
}

describe('53.21A: an attack in the west that nobody dates', () => {
  test.each([
    [{ 'brussels.controller': 'germany' }, 'Germany holds Brussels'],
    [{ 'antwerp.controller': 'germany' }, 'Germany holds Antwerp'],
    [{ 'luxembourg.controller': 'germany' }, 'Germany holds Luxembourg'],
    [{ 'theHague.controller': 'germany' }, 'Germany holds The Hague'],
    [{ 'bergen.controller': 'germany' }, 'Germany holds Bergen'],
    [{ 'belgium.attacked': true }, 'Belgium was attacked'],
    [{ 'netherlands.conquered': true }, 'the Netherlands are conquered'],
    [{ 'denmark.conquered': true }, 'Denmark is conquered'],
  ])('53.21A-3: %j: the war is asked for', (facts, sign) => {
    expect(stacking({ facts })).toEqual({
      allowed: false,
      words: expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^${sign}, yet by this report neither Germany, Britain nor France has ever been at war with .*; please report the war$`,
          ),
        ),
      ]),
    })
  })

  test.each([
    [{ belgiumLuxembourg: { result: -2, with: 'france', attacked: true, conquered: true } }, 'Belgium/Luxembourg is conquered'],
    [{ norway: { result: null, conquered: true } }, 'Norway is conquered'],
  ])('53.21A-3: %j: the war is asked for', (standings, sign) => {
    expect(stacking({ standings }).words).toContainEqual(expect.stringMatching(new RegExp(`^${sign}, yet by this report`)))
  })

  test('53.21A-2: with Lyon lost the first offensive is asked for', () => {
    expect(stacking({ facts: { 'lyon.controller': 'germany' } }).words).toContain(
      'the Axis hold a French city, and no turn of it is reported; please report westernFront.firstAxisOffensive',
    )
  })

  test.each([
    [{ 'oslo.controller': 'germany' }, 'Norway'],
    [{ 'copenhagen.controller': 'germany' }, 'Denmark'],
    [{ 'dublin.controller': 'germany' }, 'Ireland'],
  ])('53.21A-3: %j tells of a declaration, which is taken to be an earlier one', (facts, country) => {
    const given = stacking({ facts })
    expect(given.allowed).toBe(true)
    expect(given.words).toContain(`Germany declared war on ${country} before Summer 1940`)
    expect(given.words).not.toContain(`Germany and ${country} are at peace`)
  })

  test('a war with its date leaves nothing to ask', () => {
    const wars = [{ between: ['germany', 'belgiumLuxembourg'], since: '1940 spring' }]
    const given = stacking({ facts: { 'brussels.controller': 'germany' }, wars })
    expect(given.allowed).toBe(true)
    expect(given.words).not.toContainEqual(expect.stringMatching(/Brussels|Belgium/))
  })

  test('and from Spring 1941 on nothing hangs on it (53.21B)', () => {
    const given = stacking({ turn: '1941 spring', facts: { 'brussels.controller': 'germany' } })
    expect(given.allowed).toBe(true)
    expect(given.words).not.toContainEqual(expect.stringMatching(/Brussels/))
  })
})
