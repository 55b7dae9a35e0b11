import { describe, expect, test } from 'vitest'
import { answer } from '../doors.ts'

const ask = <T>(door: string, situation: object, args: object): T => answer({ door, situation, args: { ...args } }) as unknown as T

interface Brings {
  readonly consequences: readonly { readonly what: string; readonly amount?: number; readonly cite: { readonly rule: string } }[]
}

const told = ({ consequences }: Brings) => consequences.map(({ what, amount, cite }) => [cite.rule, amount, what])

describe('what is taken if nobody chooses', () => {
  const asked = { question: 'take-lesser', target: 'turkey', by: 'russia', rolled: '-3' }
  // As in the second example of the rule Turkey fights alone (R49-81).
  const situation = { turn: '1941 fall', wars: [['germany', 'turkey']], standings: { turkey: { result: null } }, levelsAt: 'after-rises' }

  test.each(['2023', 'classic'])(
    '%s, 49.58: Turkey at war with Germany: below 50 with the gain Russia may not take it, and the answer says why',
    (edition) => {
      expect(told(ask<Brings>('may', { ...situation, edition, tensions: { rgt: 49 } }, asked))).toContainEqual([
        '49.58 (b)',
        undefined,
        'if nobody chooses, 0 and not -3; Turkey: a -3 asks for a Russian war on Germany, which tension does not allow yet',
      ])
      const open = told(ask<Brings>('may', { ...situation, edition, tensions: { rgt: 63 } }, asked))
      expect(open.some(([, , what]) => String(what).startsWith('if nobody chooses'))).toBe(false)
      expect(open.map(([rule]) => rule)).toContain('49.58 (b)')
    },
  )

  test('R49-25: an associate is not lost to a 7 that nobody wants', () => {
    const hungary = { edition: '2023', turn: '1941 spring', standings: { hungary: { result: 9 } } }
    const rolled = { question: 'take-lesser', target: 'hungary', by: 'axis', rolled: '7' }
    expect(told(ask<Brings>('may', hungary, rolled)).map(([rule, , what]) => [rule, what])).toContainEqual([
      'R49-25',
      'if nobody chooses, 5-6 and not 7; Hungary: a 7 would end what it grants now',
    ])
    expect(told(ask<Brings>('may', hungary, { ...rolled, rolled: '8' })).map(([, , what]) => what)).toContain(
      'if nobody chooses, 5-6 and not 8; Hungary: an 8 would end what it grants now',
    )
  })
})

describe('what subversion of a roll brings', () => {
  const situation = {
    turn: '1942 spring',
    levelsAt: 'after-rises',
    tensions: { rgt: 50, usat: 40 },
    wars: [['germany', 'russia']],
    placements: { russia: { rumania: 2 }, axis: { rumania: 1 } },
  }
  const brings = (edition: string, by: string) => {
    const facts = edition === 'campaign' ? {} : { 'russia.subversionLevel': 5 }
    return told(ask<Brings>('may', { ...situation, edition, facts }, { question: 'roll', target: 'rumania', by, subversion: 3 }))
  }

  test.each(['2023', 'classic'])('%s, 49.634, BAL-B9: reactions in all five but the target, tension, +2 in later rolls', (edition) => {
    const five = 'Bulgaria, Greece, Hungary, Yugoslavia'
    const rest = [
      ['USAT-E21', -1, 'U.S.-Axis tension: uses of Russian subversion'],
      ['49.842a', undefined, 'U.S.-Axis tension goes from 40, this turn’s start included, to 39'],
    ]
    expect(brings(edition, 'axis').slice(0, 3)).toEqual([
      ['49.634', undefined, `the European Axis may roll in reaction in this phase for ${five}`],
      ...rest,
    ])
    expect(brings(edition, 'russia').slice(0, 3)).toEqual([
      ['49.634', undefined, `the European Axis may roll in reaction in its next diplomatic phase for ${five}`],
      ...rest,
    ])
    expect(brings(edition, 'russia')).toContainEqual([
      'BAL-B9',
      +2,
      'Bulgaria, Hungary, Rumania, Yugoslavia: uses of Russian subversion; for Rumania only after this phase',
    ])
  })

  test('3.2.4.4: in the campaign the four turn from Russia, the subverted one too, from the next turn on', () => {
    for (const by of ['axis', 'russia'])
      expect(brings('campaign', by)).toEqual([
        ['RC-17', -1, 'U.S.-Axis tension next turn: uses of Russian subversion'],
        ['3.2.4.4c', +1, 'from next turn, Bulgaria, Hungary, Rumania, Yugoslavia: uses of subversion in earlier turns'],
      ])
  })
})

test.each(['2023', 'classic'])('%s, R49-78: a roll takes no more covert operations than are reported to be left', (edition) => {
  const may = (left: Readonly<Record<string, number>>, covert: object, rulings = {}) => {
    const facts = Object.fromEntries(Object.entries(left).map(([faction, number]) => [`${faction}.covertOperations`, number]))
    const situation = { edition, turn: '1940 spring', facts, rulings, placements: { axis: { turkey: 1 }, westernAllies: { turkey: 1 } } }
    return ask<{ readonly allowed: boolean }>('may', situation, { question: 'roll', target: 'turkey', by: 'axis', ...covert }).allowed
  }
  expect([1, 2].map((covertAxis) => may({ axis: 1 }, { covertAxis }))).toEqual([true, false])
  expect([3, 4].map((covertAllies) => may({ westernAllies: 2, russia: 1 }, { covertAllies }))).toEqual([true, false])
  expect(may({}, { covertAxis: 1 })).toBe(false)
  expect(may({}, { covertAxis: 1 }, { 'R49-78': 'uncounted' })).toBe(true)
})
