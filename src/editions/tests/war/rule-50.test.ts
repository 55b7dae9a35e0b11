import { describe, expect, test } from 'vitest'
import { tensionTurn } from '../../../rules/chapters/tension/index.ts'
import { isAtWar } from '../../../rules/core/index.ts'
import { noticesFor, type Order, tell, whyNot } from '../../../rules/game/index.ts'
import { given, type Story } from '../game/game.testing.ts'
import { act, declare, phaseDone, revoke, windowOf } from './rule-50.testing.ts'

describe('when war is declared', () => {
  const onNorway = declare({ by: 'germany', on: 'norway' })

  test('50.11: after the side’s diplomatic phase and at no other time', () => {
    given({ turn: '1940 spring' }).refuses(onNorway, '50.11')
    windowOf('allies', '1940 spring').refuses(onNorway, '50.11')
    const story = windowOf('axis', '1940 spring').when(onNorway)
    expect(story.last('war-declared')).toMatchObject({ price: 10, declaration: { by: 'germany', on: 'norway', turn: '1940 spring' } })
    phaseDone(story, '1940 spring', 'allies').refuses(declare({ by: 'germany', on: 'sweden' }), '50.11')
  })

  test('50.11: nobody commands the other side’s powers', () => {
    windowOf('axis', '1940 spring').refuses({ type: 'declare-war', by: 'russia', intents: [{ by: 'germany', on: 'norway' }] }, 'not-yours')
  })

  test('50.12: all are judged on the position before any of them', () => {
    const document = { tensions: { usat: 50 } }
    const story = windowOf('allies', '1942 spring', document).when(declare({ by: 'britain', on: 'norway' }, { by: 'us', on: 'germany' }))
    expect(isAtWar(story.game.situation, 'us', 'germany')).toBe(true)
    // R50-03: what the other declaration would allow is not yet there.
    windowOf('allies', '1942 spring', document).refuses(declare({ by: 'us', on: 'germany' }, { by: 'us', on: 'norway' }), '50.33D')
  })

  test('50.26: the events charge one power, once', () => {
    const events = windowOf('axis', '1940 spring').when(declare({ by: 'germany', on: 'denmark', together: 'norway' })).events
    expect(events.flatMap((event) => (event.type === 'war-declared' ? [[event.declaration.on, event.price]] : []))).toEqual([
      ['denmark', 10],
      ['norway', 0],
    ])
  })
})

describe('who goes to war', () => {
  test('50.521, 50.522: one declaration, however many join', () => {
    const { situation } = windowOf('axis', '1939 winter', { wars: [['italy', 'yugoslavia']] }).when(
      declare({ by: 'italy', on: 'france' }),
    ).game
    expect(isAtWar(situation, 'italy', 'britain')).toBe(true)
    expect(isAtWar(situation, 'germany', 'yugoslavia')).toBe(true)
    // The war that was told of has a declaration of its own, which moves nothing (49.435A).
    expect(situation.declarations.filter(({ quiet }) => quiet !== true)).toHaveLength(1)
    expect(situation.standings.yugoslavia).toMatchObject({ result: -2, with: 'britain', attacked: true })
  })

  test('50.523-ex, 50.31B: the victim of a neutral fights alone', () => {
    const { situation } = windowOf('axis', '1939 winter').when(declare({ by: 'italy', on: 'yugoslavia' })).game
    expect(situation.standings.yugoslavia).toEqual({ result: null, with: null })
    expect(isAtWar(situation, 'germany', 'yugoslavia')).toBe(false)
  })

  test('50.551, 50.56: the Far East goes to war with Britain', () => {
    const { situation } = windowOf('axis', '1941 winter').when(declare({ by: 'japan', on: 'britain' })).game
    for (const nation of ['britain', 'australia', 'india', 'dutchEastIndies'] as const)
      expect(isAtWar(situation, 'japan', nation)).toBe(true)
    expect(isAtWar(situation, 'japan', 'us')).toBe(false)
  })

  test('50.32C-2, R50-04: Japan on the U.S. makes two declarations of one, and neither has to be acted upon', () => {
    const story = windowOf('axis', '1941 winter').when(declare({ by: 'japan', on: 'us' }))
    expect(story.game.situation.declarations.map(({ on }) => on)).toEqual(['us', 'britain'])
    expect(story.game.duties).toEqual([])
    story.refuses(revoke('japan', 'us'), '50.41').refuses(revoke('japan', 'britain'), '50.41')
  })

  test('50.32C-6: a Russo-German war is not Japan’s', () => {
    const document = { wars: [['japan', 'britain']], tensions: { rgt: 30 } }
    const { situation } = windowOf('axis', '1941 summer', document).when(declare({ by: 'germany', on: 'russia' })).game
    expect(isAtWar(situation, 'japan', 'russia')).toBe(false)
  })

  test('50.53C: a pair as a unit counts once, apart twice', () => {
    const usat = (story: Story): number | undefined => {
      const before = given({ turn: '1940 spring' })
      const account = tensionTurn(story.book, before.game.situation, story.game.situation).usat
      return account?.lines.find(({ cite }) => cite.rule === 'USAT-E2')?.amount
    }
    const start = windowOf('axis', '1940 spring')
    expect(usat(start.when(declare({ by: 'germany', on: 'denmark', together: 'norway' })))).toBe(1)
    expect(usat(start.when(declare({ by: 'germany', on: 'denmark' }, { by: 'germany', on: 'norway' })))).toBe(2)
    expect(usat(start.when(declare({ by: 'germany', on: 'belgiumLuxembourg' })))).toBe(1)
    expect(usat(start.when(declare({ by: 'germany', on: 'belgium' }, { by: 'germany', on: 'luxembourg' })))).toBe(2)
  })

  test.each([
    ['belgium', 'luxembourg'],
    ['denmark', 'norway'],
  ] as const)('50.22A, 50.22B: nobody declares on %s and on the pair of it with %s, in one order or two', (on, together) => {
    const start = windowOf('axis', '1940 spring')
    const alone = { by: 'germany', on } as const
    const pair = { ...alone, together } as const
    start.refuses(declare(alone, pair), 'declared-twice')
    start.refuses(declare(pair, { by: 'germany', on: together }), 'declared-twice')
    start.refuses(declare(alone, { by: 'germany', on: together }, pair), 'declared-twice')
    expect(whyNot(start.book, start.when(declare(pair)).game, declare(alone))).not.toEqual([])
    expect(whyNot(start.book, start.when(declare(alone)).game, declare(pair))).not.toEqual([])
  })
})

describe('what a declaration obliges to', () => {
  test('50.42, 50.43: own units and those of minor allies meet it, however they fare; a partner’s do not', () => {
    const document = { wars: [['italy', 'britain']], standings: { bulgaria: { result: 10 } } }
    const story = windowOf('axis', '1941 spring', document).when(declare({ by: 'germany', on: 'greece' }))
    expect(story.game.duties).toMatchObject([{ by: 'germany', on: 'greece', parts: ['greece'], met: [] }])
    story.refuses(act('germany', 'greece', 'italy'), '50.43').refuses(act('germany', 'turkey', 'germany'), '50.41')
    for (const actor of ['germany', 'bulgaria'] as const) {
      const met = story.when(act('germany', 'greece', actor, 'overflight'))
      expect(met.game.duties[0]?.met).toEqual([{ part: 'greece', act: 'overflight', actor }])
      met.refuses(revoke('germany', 'greece'), '50.43')
    }
    story.when(act('germany', 'greece', 'germany', 'beaten-landing')).refuses(revoke('germany', 'greece'), '50.43')
  })

  test('50.41: between the U.S. and Germany nothing has to be done', () => {
    const story = windowOf('axis', '1941 winter').when(declare({ by: 'germany', on: 'us' }))
    expect(story.game.duties).toEqual([])
    story.refuses(revoke('germany', 'us'), '50.41')
  })

  test('50.44, 50.441, 50.442: unmet, it lapses: standing and peace return, BRPs and tension do not', () => {
    const start = windowOf('axis', '1941 spring')
    const declared = start.when(declare({ by: 'germany', on: 'greece' }))
    const story = declared.when(revoke('germany', 'greece'))
    expect(story.game.situation.standings).toEqual(start.game.situation.standings)
    expect(story.game.situation.wars).toEqual(start.game.situation.wars)
    expect(story.game.situation.declarations).toEqual([
      { by: 'germany', on: 'greece', turn: '1941 spring', revoked: true, gave: 'britain' },
    ])
    expect(story.last('declaration-revoked').onMap.map(({ cite }) => cite.rule)).toEqual(['50.441', '50.442'])
    const account = (told: Story) => tensionTurn(told.book, start.game.situation, told.game.situation).usat?.after
    expect(account(story)).toBe(account(declared))
    story.refuses(revoke('germany', 'greece'), '50.44').refuses(declare({ by: 'germany', on: 'greece' }), '50.11')
  })

  test('50.441, R50-27: Italy’s entry revoked makes it neutral again, and Germans must leave', () => {
    const start = windowOf('axis', '1940 spring', { wars: [['italy', 'yugoslavia']] })
    const story = start.when(declare({ by: 'italy', on: 'france' })).when(revoke('italy', 'france'))
    expect(story.game.situation.wars).toEqual(start.game.situation.wars)
    expect(story.game.situation.standings).toEqual(start.game.situation.standings)
    expect(story.last('declaration-revoked').onMap).toContainEqual(
      expect.objectContaining({ who: 'germany', cite: { book: '2023', rule: '50.441' } }),
    )
  })

  test('50.41, R50-21: Italy named Britain and France: what it does against either will do, and nothing revokes both', () => {
    const start = windowOf('axis', '1940 spring')
    const story = start.when(declare({ by: 'italy', on: 'britain' }, { by: 'italy', on: 'france' }))
    for (const on of ['britain', 'france'] as const) {
      const met = story.when(act('italy', on, 'italy'))
      met.refuses(revoke('italy', 'britain'), '50.43').refuses(revoke('italy', 'france'), '50.43')
      story.refuses(act('italy', on, 'germany'), '50.43')
      const { situation } = story.when(revoke('italy', on)).game
      expect(situation.wars).toEqual(start.game.situation.wars)
      expect(situation.declarations.map(({ revoked }) => revoked)).toEqual([true, true])
    }
    const alone = start.when(declare({ by: 'italy', on: 'britain' }))
    alone.refuses(act('italy', 'france', 'italy'), '50.41')
  })

  test('50.44: of Belgium and Luxembourg the one that was attacked stays at war', () => {
    const start = windowOf('axis', '1940 spring')
    const story = start.when(declare({ by: 'germany', on: 'belgium', together: 'luxembourg' }))
    story.refuses(act('germany', 'belgiumLuxembourg', 'germany'), '50.44')
    const met = story.when(act('germany', 'belgium', 'germany'))
    met.refuses(revoke('germany', 'belgiumLuxembourg'), '50.43').refuses(revoke('germany', 'belgium'), '50.43')
    const { situation } = met.when(revoke('germany', 'luxembourg')).game
    expect(isAtWar(situation, 'germany', 'belgium')).toBe(true)
    expect(isAtWar(situation, 'germany', 'luxembourg')).toBe(false)
    expect(isAtWar(situation, 'germany', 'belgiumLuxembourg')).toBe(false)
    expect(situation.facts).toMatchObject({ 'belgium.attacked': true, 'luxembourg.attacked': false })
    expect(situation.declarations.map(({ on, revoked }) => [on, revoked ?? false])).toEqual([
      ['belgium', false],
      ['luxembourg', true],
    ])
    const usat = tensionTurn(story.book, start.game.situation, situation).usat
    expect(usat?.lines.find(({ cite }) => cite.rule === 'USAT-E2')?.amount).toBe(1)
  })

  test('50.44: of Denmark and Norway likewise; both unmet, both lapse', () => {
    const start = windowOf('axis', '1940 spring')
    const story = start.when(declare({ by: 'germany', on: 'denmark', together: 'norway' }))
    const half = story.when(act('germany', 'norway', 'germany')).when(revoke('germany', 'denmark')).game.situation
    expect([isAtWar(half, 'germany', 'norway'), isAtWar(half, 'germany', 'denmark')]).toEqual([true, false])
    const none = story.when(revoke('germany', 'denmark')).when(revoke('germany', 'norway')).game.situation
    expect(none.wars).toEqual(start.game.situation.wars)
    expect(none.standings).toEqual(start.game.situation.standings)
  })

  test('50.61: the wars of the start are not revoked', () => {
    windowOf('axis', '1940 spring').refuses(revoke('germany', 'poland'), '50.61').refuses(revoke('germany', 'britain'), '50.61')
  })

  test('50.61, 50.71: nobody declared those wars, and Japan is at peace with the West and Russia', () => {
    const { situation } = given().game
    expect(situation.declarations).toEqual([])
    for (const enemy of ['britain', 'france', 'poland'] as const) expect(isAtWar(situation, 'germany', enemy)).toBe(true)
    for (const enemy of ['china', 'communistChina'] as const) expect(isAtWar(situation, 'japan', enemy)).toBe(true)
    for (const friend of ['britain', 'france', 'us', 'russia'] as const) expect(isAtWar(situation, 'japan', friend)).toBe(false)
  })
})

describe('German support', () => {
  const document = {
    edition: 'classic',
    tensions: { rgt: 36 },
    standings: { rumania: { result: 7 } },
    paid: { rumania: { to: 'germany', brps: 9 } },
  }
  const attacked = () => windowOf('allies', '1940 summer', document).when(declare({ by: 'russia', on: 'rumania' }))
  const answer = (supports: boolean): Order => ({ type: 'answer-support', by: 'axis', supports })
  const choose = (choice: 'declare' | 'back-down'): Order => ({ type: 'meet-support', by: 'russia', choice })

  test('50.24: Germany is asked at once, and nothing goes on before it has answered', () => {
    const story = attacked()
    expect(story.last('support-asked')).toMatchObject({ type: 'support-asked', country: 'rumania' })
    story.refuses(declare({ by: 'russia', on: 'balticStates' }), '50.24').refuses(choose('declare'), '50.24')
    windowOf('allies', '1940 summer', { edition: 'classic' }).refuses(answer(true), '50.24')
  })

  test('50.24, RGT-W6, 001 Balkan-m1: unsupported, Germany loses its interest and the Balkans take note', () => {
    const { situation, support } = attacked().when(answer(false)).game
    expect(support).toEqual([])
    expect(situation.standings.rumania.result).toBeNull()
    expect(situation.facts['germany.failedSupport']).toBe(true)
    expect(isAtWar(situation, 'russia', 'rumania')).toBe(true)
  })

  test('50.24, 50.32F-1: supported, Russia may declare on Germany below RGT 50 for 35 more', () => {
    const story = attacked()
    story.refuses(declare({ by: 'russia', on: 'germany' }), '50.24', '50.32F-1')
    const war = story.when(answer(true)).when(choose('declare'))
    expect(war.last('war-declared')).toMatchObject({ price: 35, declaration: { by: 'russia', on: 'germany' } })
    expect(isAtWar(war.game.situation, 'russia', 'germany')).toBe(true)
    expect(war.game.support).toEqual([])
  })

  test('50.24, R50-16, R50-18: or back down, and all is as it was but for the tension', () => {
    const story = attacked()
    const before = windowOf('allies', '1940 summer', document)
    const backed = story.when(answer(true)).when(choose('back-down'))
    expect(isAtWar(backed.game.situation, 'russia', 'rumania')).toBe(false)
    expect(backed.game.situation.standings).toEqual(before.game.situation.standings)
    expect(backed.game.situation.declarations).toMatchObject([{ by: 'russia', on: 'rumania', revoked: true }])
    // The window is still open: only this declaration is gone.
    backed.when(declare({ by: 'russia', on: 'balticStates' }))
  })

  test('50.25: in 2023 Finland is asked about though nobody profits there', () => {
    const story = windowOf('allies', '1940 summer', { tensions: { rgt: 30 } }).when(declare({ by: 'russia', on: 'finland' }))
    expect(story.game.support).toMatchObject([{ country: 'finland', isGiven: false }])
  })
})

describe('what goes with the declarations', () => {
  const mine: Order = { type: 'mine-norway', by: 'westernAllies' }

  test('001 Norway-mine, 50.11: mining is announced in the Allied window of fall or winter', () => {
    windowOf('axis', '1939 fall').refuses(mine, '50.11')
    expect(windowOf('allies', '1939 fall').when(mine).last('norway-mined').withLeave).toBe(false)
    windowOf('allies', '1940 spring').refuses(mine, 'NOR-N3')
  })

  test.each(['2023', 'classic'])('50.51, 50.57A, 50.57B, 50.525: %s tells the West what it may not do before war', (edition) => {
    const told = (document: Readonly<Record<string, unknown>>): readonly string[] => {
      const { book, game } = given({ edition, ...document })
      return noticesFor(book, game.situation, 'westernAllies').map(({ cite }) => cite.rule)
    }
    expect(told({})).toEqual(expect.arrayContaining(['50.51', '50.57A', '50.57B']))
    expect(told({ facts: { 'france.fallen': true }, turn: '1940 fall' })).toContain('50.525')
    const atWar = told({
      turn: '1942 spring',
      wars: [
        ['us', 'germany'],
        ['us', 'japan'],
      ],
    })
    expect(atWar).toContain('50.51')
    expect(atWar).not.toContain('50.57A')
    expect(atWar).not.toContain('50.57B')
    // 50.552B: a Japanese attack on Britain lifts the second.
    expect(told({ turn: '1942 spring', declarations: [{ by: 'japan', on: 'britain', turn: '1941 winter' }] })).not.toContain('50.57B')
  })

  test.each(['2023', 'classic'])(
    'RGT-UP0: an attack below 40 that lifts the level past it finds them unprepared, the alert is for later attacks (%s)',
    (edition) => {
      const story = windowOf('axis', '1942 spring', {
        edition,
        tensions: { rgt: 39 },
        levelsAt: 'after-rises',
        declarations: [{ by: 'russia', on: 'bulgaria', turn: '1941 summer' }],
        mobilizations: { russia: { done: 5 } },
        facts: { 'france.fallen': true, 'warsaw.controller': 'germany', 'russia.ics': 12 },
      }).when(declare({ by: 'germany', on: 'russia' }))
      const words = story.events.flatMap((event) => {
        const { words: said, notes } = tell(story.book, event)
        return [said, ...notes.map((note) => note.words)]
      })
      expect(story.game.situation.facts['russia.alert']).toBe('unprepared')
      expect(words.filter((one) => one.includes('Russian forces are'))).toEqual([
        'Russia: Russian forces are unprepared in this first turn',
        'Russo-German tension 40: Russian forces are on alert for attacks declared from now on',
      ])
    },
  )
})
