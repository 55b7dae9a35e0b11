import { describe, expect, test } from 'vitest'
import { answer } from '../doors.ts'

type Plain = Readonly<Record<string, never>>

const ask = <T = Plain>(door: string, situation: object, args: object = {}): T =>
  answer({ door, situation, args: { ...args } }) as unknown as T

interface Choice {
  readonly allowed: boolean
  readonly refusals: readonly { readonly code: string; readonly cite?: { readonly rule: string } }[]
  readonly chooser: { readonly faction: string | null; readonly is: string; readonly cite: { readonly rule: string } }
}

const lesser = (edition: string, args: object, placements: object = {}): Choice =>
  ask<Choice>('may', { edition, turn: '1941 spring', facts: { 'france.fallen': true }, placements }, { question: 'take-lesser', ...args })

describe.each(['2023', 'classic'])('%s, 49.53: who takes a lesser result', (edition) => {
  test.each([
    { what: 'the Axis in their own phase', by: 'axis', rolled: '9', faction: 'axis' },
    { what: 'the Axis in an Allied phase', by: 'westernAllies', rolled: '9', faction: 'axis' },
    { what: 'the Western Allies in an Axis phase', by: 'axis', rolled: '-1', faction: 'westernAllies' },
    { what: 'Russia for its own roll', by: 'russia', rolled: '-1', faction: 'russia' },
  ])('$what', ({ by, rolled, faction }) => {
    const { chooser } = lesser(edition, { target: 'turkey', by, rolled })
    expect([chooser.faction, chooser.is, chooser.cite.rule]).toEqual([faction, 'favoured', '49.53 (b)'])
  })

  test('a 3-4 favours nobody', () => {
    expect(lesser(edition, { target: 'turkey', by: 'axis', rolled: '3-4' }).chooser).toMatchObject({ faction: null, is: 'nobody' })
  })

  test.each([
    { western: 2, russian: 1, faction: 'westernAllies', is: 'favoured' },
    { western: 1, russian: 2, faction: 'russia', is: 'favoured' },
    { western: 1, russian: 1, faction: null, is: 'tied' },
  ])('49.51C: $western Western points and $russian Russian', ({ western, russian, faction, is }) => {
    const placements = { westernAllies: { turkey: western }, russia: { turkey: russian } }
    expect(lesser(edition, { target: 'turkey', by: 'axis', rolled: '-1' }, placements).chooser).toMatchObject({ faction, is })
  })

  test('the side that rolled cannot choose for the side that is favoured', () => {
    const asked = { target: 'turkey', by: 'westernAllies', rolled: '9', result: '7' }
    expect(lesser(edition, { ...asked, chooser: 'axis' }).allowed).toBe(true)
    const { allowed, refusals } = lesser(edition, { ...asked, chooser: 'westernAllies' })
    expect([allowed, refusals.map(({ code, cite }) => [code, cite?.rule])]).toEqual([false, [['not-your-choice', '49.53 (b)']]])
  })

  test('49.62, 49.53: a reaction is no exception', () => {
    const asked = { target: 'norway', by: 'axis', manner: 'reaction', rolled: '-1' }
    expect(lesser(edition, asked).chooser).toMatchObject({ faction: 'westernAllies' })
  })

  test('the reckoning says it for every die', () => {
    const reckoned = ask<{ readonly results: Readonly<Record<string, { readonly favours: string; readonly chooser: string | null }>> }>(
      'reckon',
      { edition },
      { target: 'turkey', by: 'westernAllies' },
    )
    const chooserOf = { axis: 'axis', allies: 'westernAllies', nobody: null }
    for (const { favours, chooser } of Object.values(reckoned.results)) expect(chooser).toBe(chooserOf[favours as keyof typeof chooserOf])
  })
})

test('RC-15: so it is in the campaign', () => {
  expect(lesser('campaign', { target: 'turkey', by: 'westernAllies', rolled: '9' }).chooser).toMatchObject({
    faction: 'axis',
    cite: { rule: 'RC-15' },
  })
})

interface Sequence {
  readonly steps: readonly {
    readonly id: string
    readonly asks: readonly string[]
    readonly cite?: { readonly rule: string }
    readonly when?: { readonly holds: boolean }
    readonly orders: readonly { readonly order: string }[]
  }[]
}

const cited = ({ steps }: Sequence) => steps.map(({ id, cite }) => [id, cite?.rule])

describe('the order of steps', () => {
  test.each(['2023', 'classic'])('%s, 49.41, 49.425: naming, subversion, covert operations, dice; then declarations (50.11)', (edition) => {
    expect(cited(ask<Sequence>('sequence', { edition }, { part: 'axis' }))).toEqual([
      ['axis-naming', '49.41'],
      ['axis-subversion', '49.425 (2)'],
      ['axis-covert-operations', '49.425 (3)'],
      ['axis-rolls', '49.425 (4)'],
      ['axis-window', '50.11'],
      ['axis-declarations', '50.11'],
      ['axis-operations', '50.43'],
    ])
  })

  test('3.2: the campaign’s diplomatic phase, in its order', () => {
    expect(cited(ask<Sequence>('sequence', { edition: 'campaign' }))).toEqual([
      ['year-start', '3.2b'],
      ['draws', '3.2.7.3a'],
      ['surrenders', '3.2.1a'],
      ['political-reaction', '3.2.2'],
      ['initiative', '3.2.3a'],
      ['actions', '3.2.3b'],
      ['declarations', '3.2.6b'],
      ['tension', '3.2.7c'],
      ['operations', '3.5.2.3b'],
      ['turn-end', undefined],
    ])
  })

  test('49.425: Russia is asked about subversion, all factions about covert operations; a year start comes in Spring', () => {
    const { steps } = ask<Sequence>('sequence', { edition: '2023', turn: '1940 summer' })
    const asked = (id: string) => steps.find((step) => step.id === id)?.asks
    expect(asked('axis-subversion')).toEqual(['russia'])
    expect(asked('allied-covert-operations')).toEqual(['axis', 'westernAllies', 'russia'])
    expect(steps[0]).toMatchObject({ id: 'year-start', when: { holds: false } })
  })

  test.each(['2023', 'classic'])(
    '%s, 49.634A, FIN-A4: only while the Axis roll is a reaction named late, or a war on Russia pledged',
    (edition) => {
      const { steps } = ask<Sequence>('sequence', { edition })
      const whereFor = (order: string) => steps.filter(({ orders }) => orders.some((one) => one.order === order)).map(({ id }) => id)
      expect(whereFor('pledge-war-on-russia')).toEqual(['axis-covert-operations', 'axis-rolls'])
      expect(whereFor('name-targets')).toEqual(['axis-naming', 'axis-covert-operations', 'axis-rolls', 'allied-naming'])
    },
  )

  test.each(['2023', 'classic'])(
    '%s, 49.422, 49.634A: only the Axis name later, in reaction to subversion in their phase, whom they may name then',
    (edition) => {
      const steps = (by: string) =>
        ask<{ readonly rules: readonly { readonly words: string; readonly cite: { readonly rule: string } }[] }>(
          'namings',
          { edition },
          { by },
        ).rules.map(({ words, cite }) => [cite.rule, words] as const)
      const first = 'all countries are named, in every manner, before any point is shown'
      expect(steps('axis')[0]).toEqual(['49.422', `${first}; later only reactions to subversion in this phase`])
      expect(steps('axis').map(([rule]) => rule)).toEqual([
        '49.422',
        '49.61 (c)',
        '49.425 (1)',
        '49.425 (2)',
        '49.634',
        '49.425 (3)',
        '49.634A (b)',
        '49.53 (c)',
      ])
      const { rules } = ask<{ readonly rules: readonly { readonly words: string; readonly cite: { readonly rule: string } }[] }>(
        'namings',
        { edition, turn: '1941 summer', facts: { 'athens.controller': 'germany' }, standings: { rumania: { result: 10 } } },
        { by: 'axis' },
      )
      expect(rules.find(({ cite }) => cite.rule === '49.634')?.words).toMatch(/: Hungary, Bulgaria, Yugoslavia, but for the subverted one$/)
      for (const by of ['westernAllies', 'russia']) {
        expect(steps(by)[0]).toEqual(['49.422', first])
        expect(steps(by).map(([rule]) => rule)).not.toContain('49.634')
      }
    },
  )

  test('a part that no turn has is asked back', () => {
    expect(ask('sequence', { edition: '2023' }, { part: 'year-strat' })).toMatchObject({ ok: false, refusals: [{ code: 'misasked' }] })
  })
})

describe('what a year start tells', () => {
  const told = (situation: object) =>
    ask<{ readonly told: readonly { readonly to: string; readonly words: string; readonly cite: { readonly rule: string } }[] }>(
      'year-start',
      situation,
    ).told.map(({ to, cite }) => [to, cite.rule])

  test.each(['2023', 'classic'])('%s: 49.22 at the set-up, 49.23 later', (edition) => {
    expect(told({ edition })[0]).toEqual(['everybody', '49.22'])
    expect(told({ edition, turn: '1941 spring' })).toEqual([
      ['everybody', '49.23'],
      ['everybody', '49.11'],
      ['its faction alone', '49.21 (a)'],
      ['everybody', '49.21 (a)'],
      ['everybody', '49.21 (b)'],
      ['nobody', '49.425 (1)'],
      ['nobody', '49.34 (b)'],
    ])
  })

  test('62.21A: the election that follows the year start of 1945', () => {
    expect(told({ edition: '2023', turn: '1945 spring' })).toContainEqual(['everybody', '62.21A'])
    expect(told({ edition: '2023', turn: '1944 spring' })).not.toContainEqual(['everybody', '62.21A'])
  })

  test('3.2b: the campaign has no spy rings', () => {
    expect(told({ edition: 'campaign', turn: '1940 spring' }).map(([, rule]) => rule)).toEqual([
      '3.2b',
      '3.1.3a',
      'RC-96',
      'RC-96',
      'RC-96',
      '3.2.4.7a',
    ])
  })

  test.each([
    { by: 'westernAllies', rings: 'turkey.axisSpyRings' },
    { by: 'russia', rings: 'turkey.axisSpyRings' },
    { by: 'axis', rings: 'turkey.westernSpyRings' },
    { by: 'axis', rings: 'turkey.russianSpyRings' },
  ])('49.21 (b): $by points where an enemy ring is ($rings), and only there', ({ by, rings }) => {
    const situation = { edition: '2023', facts: { [rings]: 1 }, placements: { [by]: { turkey: 1, hungary: 1 } } }
    expect(ask('year-start', situation)).toMatchObject({ factions: { [by]: { announced: { turkey: 1 } } } })
    const { factions } = ask<{ readonly factions: Readonly<Record<string, { readonly announced: object }>> }>('year-start', situation)
    expect(Object.keys(factions[by]?.announced ?? {})).toEqual(['turkey'])
  })
})

describe('what is secret now', () => {
  const situation = {
    edition: '2023',
    turn: '1940 summer',
    facts: { 'spain.westernSpyRings': 1 },
    placements: { axis: { hungary: 2, turkey: 1, spain: 1, usat: 2 }, russia: { turkey: 1 } },
    namings: [{ target: 'hungary', by: 'axis', turn: '1940 spring' }],
    tensionPointsUsed: [{ by: 'axis', track: 'usat', turn: '1940 spring' }],
  }

  test('49.21, 49.425 (1), 49.82: what was named, announced or used has been seen', () => {
    expect(ask('secrets', situation)).toMatchObject({
      hidden: [
        {
          of: 'axis',
          from: ['westernAllies', 'russia', 'japan', 'china'],
          placements: { turkey: 1, usat: 1 },
          cite: { rule: '49.21 (a)' },
        },
        { of: 'russia', from: ['axis', 'westernAllies', 'japan', 'china'], placements: { turkey: 1 } },
      ],
      shown: [{ of: 'axis', placements: { hungary: 2, spain: 1, usat: 1 } }],
    })
  })

  test('asked for one delegation, it is told what it may not know without being told it', () => {
    const { hidden } = ask<{ readonly hidden: readonly { readonly of: string; readonly words: string }[] }>('secrets', situation, {
      to: 'russia',
    })
    expect(hidden.map(({ of }) => of)).toEqual(['axis'])
    expect(JSON.stringify(hidden)).not.toContain('turkey')
  })

  test('51.311, 51.312: carriers and Magic, from the declaration on', () => {
    const attacked = { edition: '2023', turn: '1941 winter', declarations: [{ by: 'japan', on: 'us' }] }
    expect(ask('secrets', attacked, { to: 'japan' })).toMatchObject({ hidden: [{ of: 'westernAllies' }, { of: 'westernAllies' }] })
    expect(ask('secrets', { ...attacked, declarations: [] }, { to: 'japan' })).toMatchObject({ hidden: [] })
  })
})

interface Namings {
  readonly manners: readonly {
    readonly manner: string
    readonly most: number | null
    readonly cite: { readonly rule: string }
    readonly targets: readonly { readonly target: string; readonly allowed: boolean }[]
  }[]
}

describe('the rolls of one phase', () => {
  const open = (situation: object, by: string) =>
    Object.fromEntries(
      ask<Namings>('namings', situation, { by }).manners.map(({ manner, most, targets }) => [
        manner,
        [most, targets.filter(({ allowed }) => allowed).map(({ target }) => target)],
      ]),
    )
  const placements = { axis: { turkey: 1, greece: 1 }, westernAllies: { turkey: 1 } }

  test('49.411A: one target with points, and any of the free list without', () => {
    expect(open({ edition: 'classic', placements }, 'axis')).toEqual({
      ordinary: [1, ['greece', 'turkey']],
      free: [null, ['bulgaria', 'finland', 'hungary', 'rumania', 'yugoslavia']],
      reaction: [null, []],
    })
  })

  test('49.412: the Western Allies have one, and Norway in reaction', () => {
    expect(open({ edition: '2023', placements }, 'westernAllies')).toEqual({ ordinary: [1, ['turkey']], reaction: [null, []] })
    const denmark = { edition: '2023', placements, declarations: [{ by: 'germany', on: 'denmark' }] }
    expect(open(denmark, 'westernAllies')).toMatchObject({ reaction: [null, ['norway']] })
  })

  test('49.413, 49.44: Russia has one, no reactions, and its demands', () => {
    const russia = open({ edition: '2023', placements: { russia: { turkey: 1 } } }, 'russia')
    expect(Object.keys(russia)).toEqual(['ordinary', 'demand'])
    expect(russia['ordinary']).toEqual([1, ['turkey']])
  })

  test('49.61: a country is rolled for once, in whatever manner; other manners come beside', () => {
    const mined = { edition: '2023', turn: '1940 spring', facts: { 'norway.mined': '1939 winter', 'norway.minedWithoutLeave': true } }
    const both = { ...mined, placements: { axis: { norway: 1, turkey: 1 } } }
    const may = (target: string, reactions: string) =>
      ask<Choice>('may', both, { question: 'name', by: 'axis', target, reactions }).refusals.map(({ code, cite }) => [code, cite?.rule])
    expect(may('turkey,hungary,rumania', 'norway')).toEqual([])
    expect(may('norway', 'norway')).toEqual([['two-rolls', '49.61 (c)']])
    expect(may('norway,turkey', 'norway')).toContainEqual(['one-target', '49.411A (a)'])
  })

  test('3.2.5a: in the campaign a reaction goes beside an Action on the same country', () => {
    const { rules } = ask<{ readonly rules: readonly { readonly cite: { readonly rule: string } }[] }>(
      'namings',
      { edition: 'campaign' },
      { by: 'axis' },
    )
    expect(rules.map(({ cite }) => cite.rule)).toContain('3.2.5a')
  })
})
