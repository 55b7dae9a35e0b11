import { expect, test } from 'vitest'
import { type Answer, answer, type MayAnswer, type OverviewAnswer, type ReactionAnswer, type StatusAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const fallen = (turn: string) => ({
  edition: 'campaign',
  turn,
  wars: [
    { between: ['germany', 'norway'], since: '1940 spring' },
    { between: ['germany', 'britain'], since: '1939 fall' },
  ],
  facts: { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' },
})

const helped = (turn: string) => ask<MayAnswer>('may', fallen(turn), { question: 'intervene', by: 'westernAllies', on: 'norway' })
const overview = (turn: string) => ask<OverviewAnswer>('surrender', fallen(turn), { question: 'overview' })

test('3.5.1, 3.2.1a: in the turn Oslo falls Norway may still be helped, and nothing is to be settled', () => {
  expect(helped('1940 spring').allowed).toBe(true)
  expect(overview('1940 spring')).toMatchObject({ mayProceed: true, minors: [{ nation: 'norway', is: 'later' }] })
})

test('3.5.1, 3.2.1a: in the phase after it the surrender is to be settled before all else', () => {
  expect(overview('1940 summer')).toMatchObject({
    mayProceed: false,
    unsettled: [{ data: { of: 'norway' }, cite: { rule: '3.5.1' } }],
    minors: [{ nation: 'norway', is: 'due', words: 'Oslo fell in Spring 1940; it surrenders in this phase' }],
  })
})

test('3.5.1: its status says so, and no help comes any more', () => {
  const { countries } = ask<StatusAnswer>('status', fallen('1940 summer'), { country: 'norway' })
  expect(countries[0]?.notes).toContainEqual({
    words: 'Oslo fell in Spring 1940; it surrenders in this phase',
    cite: { book: 'campaign', rule: '3.5.1' },
  })
  const { allowed, refusals } = helped('1940 summer')
  expect([allowed, ...refusals.map(({ cite }) => cite?.rule)]).toEqual([false, '3.5.1'])
})

test('3.5.1.3b: a turn later it is over', () => {
  expect(overview('1940 fall')).toMatchObject({ mayProceed: true, minors: [] })
})

test('3.5.1: a fall without its turn is not known to be due, and is called so', () => {
  const situation = { ...fallen('1940 summer'), facts: { 'oslo.controller': 'germany' } }
  expect(ask<MayAnswer>('surrender', situation, { question: 'minor', of: 'norway' }).refusals).toMatchObject([{ code: 'unreported' }])
})

test('3.5.1.6: Saudi Arabia has no capital: what is asked for is the turn in which its land was taken', () => {
  const situation = {
    edition: 'campaign',
    turn: '1942 spring',
    declarations: [{ by: 'britain', on: 'saudiArabia', turn: '1941 fall' }],
    facts: { 'saudiArabia.controller': 'britain' },
  }
  const asked = (facts: object) =>
    ask<MayAnswer & Answer>(
      'surrender',
      { ...situation, facts: { ...situation.facts, ...facts } },
      { question: 'minor', of: 'saudiArabia' },
    )
  expect(asked({}).footnotes?.map(({ words }) => words)).toContainEqual(expect.stringMatching(/please report saudiArabia\.occupiedSince$/))
  const { refusals, footnotes = [] } = asked({ 'saudiArabia.occupiedSince': '1941 fall' })
  expect([...refusals, ...footnotes].map(({ words }) => words)).toEqual(['Saudi Arabia has surrendered and is out for good'])
})

test('3.6.7.1: once Russia, France and Britain have surrendered all is decided, and the reaction says so', () => {
  const surrendered = { 'russia.surrendered': true, 'france.fallen': true, 'britain.surrendered': true }
  const reaction = (facts: object) =>
    ask<ReactionAnswer>('surrender', { edition: 'campaign', turn: '1943 fall', facts }, { question: 'reaction' }).decisive
  expect(reaction(surrendered)).toMatchObject([{ id: 'axis-victory', isSo: true }])
  expect(reaction({ ...surrendered, 'britain.surrendered': false })).toMatchObject([{ isSo: false, wanting: ['Britain has surrendered'] }])
})

test.each(['turkey', 'finland', 'persia', 'balticStates'])(
  'RC-73: Russia on %s: no Axis help while the Axis are at peace with Russia',
  (on) => {
    const brings = (more: object) =>
      ask<MayAnswer>(
        'may',
        { edition: 'campaign', turn: '1941 fall', tensions: { rgt: 30 }, ...more },
        { question: 'declare', by: 'russia', on: [on] },
      )
        .consequences.filter(({ cite }) => cite?.rule === 'RC-73')
        .map(({ who }) => who)
    expect(brings({})).toEqual(['axis'])
    expect(brings({ wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] })).toEqual([])
    expect(brings({ rulings: { 'RC-73': 'any-opponent' } })).toEqual([])
  },
)

test('3.3.2: whether Germans may enter Italy is a matter of cooperation, and the way there is shown', () => {
  const situation = { edition: 'campaign' }
  expect(answer({ door: 'may', situation, args: { question: 'enter', by: 'germany', in: 'italy', how: 'stay' } })).toMatchObject({
    ok: false,
    refusals: [{ words: 'in: Italy is no minor nation; ask cooperate germany italy' }],
  })
})
