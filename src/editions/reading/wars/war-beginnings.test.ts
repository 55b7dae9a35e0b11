import { describe, expect, test } from 'vitest'
import { tensionTurn } from '../../../rules/chapters/tension/index.ts'
import { isAtWar, type Nation, type Situation } from '../../../rules/core/index.ts'
import { type Document, on, read } from '../situation.testing.ts'
import { readTurn } from '../turn/turn-reader.ts'

const GERMANY = [
  ['germany', 'britain'],
  ['germany', 'france'],
]
const fallen = { 'france.fallen': true, 'france.fallTurn': '1940 summer', 'paris.controller': 'germany', 'vichyFrance.formed': 'formed' }
const since = (one: string, other: string, turn: string) => ({ between: [one, other], since: turn })

describe.each(['classic', '2023'])('%s: the declaration behind a war that is told', (edition) => {
  const declared = (document: Document) => {
    const { situation } = read({ edition, ...document })
    return situation.declarations.map(({ by, on, turn }) => `${by} on ${on}, ${turn}`)
  }
  const words = (document: Document) => read({ edition, ...document }).derived.map((one) => one.words)

  test('50.521: war with Britain is war with France, whichever of the two is told', () => {
    for (const ally of ['britain', 'france']) {
      const { situation } = read({ edition, turn: '1940 summer', wars: [...GERMANY, ['italy', ally]] })
      expect(['britain', 'france'].map((one) => isAtWar(situation, 'italy', one as Nation))).toEqual([true, true])
    }
  })

  test('50.521: a war with Russia is one with all its allies, dated as it is', () => {
    const wars = [...GERMANY, since('italy', 'britain', '1940 spring'), since('germany', 'russia', '1941 summer')]
    const { situation } = read({ edition, turn: '1942 spring', facts: fallen, wars })
    expect(situation.wars.find(({ between }) => between.includes('italy') && between.includes('russia'))?.since).toBe('1941 summer')
  })

  test.each([
    { wars: [since('germany', 'russia', '1941 summer')], made: ['germany on russia, 1941 summer'] },
    { wars: [since('japan', 'britain', '1941 spring')], made: ['japan on britain, 1941 spring'] },
    { wars: [since('japan', 'us', '1941 winter')], made: ['japan on us, 1941 winter', 'japan on britain, 1941 winter'] },
    { wars: [since('italy', 'britain', '1940 spring')], made: ['italy on britain, 1940 spring'] },
    // 50.32B: in Fall 1939 Italy could not.
    { wars: [since('italy', 'britain', '1939 fall')], made: ['britain on italy, 1939 fall'] },
    { wars: [since('germany', 'us', '1941 winter'), since('italy', 'us', '1941 winter')], made: ['germany on us, 1941 winter'] },
  ])('50.32: $wars', ({ wars, made }) => {
    expect(declared({ turn: '1942 spring', facts: fallen, wars: [...GERMANY, ...wars] })).toEqual(made)
  })

  test('50.32: a declaration that is told goes before the usual one, and who cannot be another’s is said plainly', () => {
    const wars = [...GERMANY, since('italy', 'britain', '1940 spring')]
    const told = { turn: '1940 summer', wars, declarations: [on('france', 'italy', '1940 spring')] }
    expect(declared(told)).toEqual(['france on italy, 1940 spring'])
    expect(read({ edition, turn: '1940 summer', wars }).asked.map((one) => one.words)).toContain(
      'Italy and Britain are at war and no report says who declared it; taken as done by Italy; please report the declaration',
    )
    const eastern = {
      turn: '1941 summer',
      facts: fallen,
      tensions: { rgt: 30 },
      wars: [
        ['germany', 'britain'],
        ['germany', 'russia'],
      ],
    }
    expect(words(eastern)).toContain('Germany declared war on Russia, since Germany and Russia are at war')
  })

  test('49.841A: a war without a date is older than this turn, one with a date of this turn is of this turn', () => {
    const begun = (wars: readonly unknown[]) =>
      read({ edition, turn: '1941 fall', facts: fallen, wars }).situation.wars.find(
        ({ between }) => between.includes('japan') && between.includes('britain'),
      )
    expect(begun([['japan', 'britain']])).toMatchObject({ since: '1941 summer' })
    expect(begun([since('japan', 'britain', '1941 fall')])?.since).toBe('1941 fall')
  })

  test('59.86A: a war that nobody could begin before this turn begins in it, and that is said', () => {
    const facts = { ...fallen, 'britain.surrendered': true, 'britain.surrenderTurn': '1941 spring' }
    const { situation, asked } = read({ edition, turn: '1941 fall', facts, wars: [['germany', 'us']] })
    const war = situation.wars.find(({ between }) => between.includes('us') && between.includes('germany'))
    expect([war?.since, war?.opening]).toEqual(['1941 fall', undefined])
    expect(asked.map((one) => one.words)).toContain(
      'Germany and the U.S. are at war and no report says who declared it; taken as done by Germany in Fall 1941; please report the declaration',
    )
  })

  const start = { turn: '1941 summer', facts: fallen, wars: [['italy', 'britain']], tensions: { rgt: 26, usat: 36, usjt: 25 } }
  const marks = (before: Document, turn: Document) => {
    const { book, situation } = read({ edition, ...before })
    const given = readTurn(situation, turn, undefined, book)
    if (!given.ok) throw new Error(JSON.stringify(given.refusals))
    const tell = (after: Situation) => {
      const accounts = tensionTurn(book, situation, after)
      return Object.values(accounts).flatMap(({ lines }) =>
        lines.flatMap(({ cite, amount }) => (amount === 0 || !/-E|-W|-B/.test(cite.rule) ? [] : [`${cite.rule} ${amount}`])),
      )
    }
    return tell(given.after)
  }

  test.each([
    { wars: [['japan', 'britain']], declarations: [{ by: 'japan', on: 'britain' }] },
    { wars: [['germany', 'russia']], declarations: [{ by: 'germany', on: 'russia' }] },
    { wars: [['germany', 'us']], declarations: [{ by: 'germany', on: 'us' }] },
    { wars: [['britain', 'portugal']], declarations: [{ by: 'britain', on: 'portugal' }] },
    { wars: [['russia', 'turkey']], declarations: [{ by: 'russia', on: 'turkey' }] },
    { wars: [['germany', 'yugoslavia']], declarations: [{ by: 'germany', on: 'yugoslavia' }] },
    {
      wars: [
        ['germany', 'yugoslavia'],
        ['italy', 'yugoslavia'],
      ],
      declarations: [{ by: 'germany', on: 'yugoslavia' }],
    },
  ])('50.53A: $wars in a turn moves what its declaration does', ({ wars, declarations }) => {
    const moved = marks(start, { declarations })
    expect(moved.length).toBeGreaterThan(0)
    expect(marks(start, { wars })).toEqual(moved)
  })

  test('USAT-E2, USAT-E15, 50.53C: of the capital of a neutral that falls in a turn without a declaration it is asked who made one', () => {
    const asked = (turn: Document) => {
      const { book, situation } = read({ edition, turn: '1940 spring', tensions: { rgt: 3, usat: 5, usjt: 3 } })
      const given = readTurn(situation, turn, undefined, book)
      return given.ok ? given.asked.map(({ words }) => words.split(';')[0]) : given.refusals
    }
    const oslo = { facts: { 'oslo.controller': 'germany' } }
    expect(asked(oslo)).toEqual(['Germany holds Oslo, yet by this report nobody has declared war on Norway'])
    expect(asked({ facts: { 'riga.controller': 'russia' } })).toEqual([
      'Russia holds Riga, yet by this report nobody has declared war on the Baltic States',
    ])
    expect(asked({ ...oslo, declarations: [{ by: 'germany', on: 'norway' }] })).toEqual([])
    expect(asked({ ...oslo, wars: [['germany', 'norway']] })).toEqual([])
  })

  test('49.435A: Belgrade and Zagreb are Yugoslavia’s where there is no Croatia and no Serbia', () => {
    const { book, situation } = read({ edition, turn: '1941 spring', facts: fallen, tensions: { rgt: 20, usat: 20, usjt: 10 } })
    const cities = { facts: { 'belgrade.controller': 'germany', 'zagreb.controller': 'germany' } }
    const asked = (turn: Document) => {
      const given = readTurn(situation, turn, undefined, book)
      return given.ok ? given.asked.map(({ words }) => words.split(';')[0]).filter((words) => words?.includes('nobody has declared')) : []
    }
    expect(asked({ ...cities, declarations: [{ by: 'germany', on: 'yugoslavia' }] })).toEqual([])
    expect(asked(cities)).toEqual(['Germany holds Belgrade, yet by this report nobody has declared war on Yugoslavia'])
  })

  test('USJT-E1, 50.32C: Japan’s war on the U.S. is one on Britain, which moves the level', () => {
    const both = marks(start, {
      declarations: [
        { by: 'japan', on: 'us' },
        { by: 'japan', on: 'britain' },
      ],
    })
    expect(both.length).toBeGreaterThan(0)
    expect(marks(start, { declarations: [{ by: 'japan', on: 'us' }] })).toEqual(both)
  })
})

test.each([
  { edition: '2023', turn: '1939 winter', options: [], ally: 'britain' },
  { edition: 'classic', turn: '1939 winter', options: [], ally: 'france' },
  { edition: '2023', turn: '1940 spring', options: ['gathering-storm'], ally: 'britain' },
  { edition: '2023', turn: '1940 summer', options: ['gathering-storm'], ally: 'france' },
])('49.842, $edition: what began a war older than $turn has moved the level already ($options, $ally)', ({ ally, ...told }) => {
  const { book, situation, asked } = read({ ...told, wars: [...GERMANY, ['italy', ally]] })
  expect(situation.wars.find(({ between }) => between.includes('italy'))).toMatchObject({ opening: true })
  const { usat } = tensionTurn(book, situation, situation)
  expect(usat?.lines.filter(({ cite, amount }) => amount !== 0 && cite.rule.startsWith('USAT-E'))).toEqual([])
  // Who declared it cannot be told: Italy may have this turn, or be mobilized by now.
  expect(asked.map((one) => one.words).filter((words) => words.includes('taken as done by'))).toHaveLength(1)
})

test('3.3.3.3: the campaign too reads a Japanese war on Britain as Japan’s', () => {
  const wars = [['germany', 'britain'], since('japan', 'britain', '1941 spring')]
  const { situation } = read({
    edition: 'campaign',
    turn: '1941 fall',
    facts: { 'france.fallen': true, 'france.fallTurn': '1940 summer' },
    wars,
  })
  expect(situation.declarations).toContainEqual({ by: 'japan', on: 'britain', turn: '1941 spring' })
})
