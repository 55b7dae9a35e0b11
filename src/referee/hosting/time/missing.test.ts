import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../../../editions/index.ts'
import { give, type KeptGame, newGame, tableDice, viewFor } from '../../../record/index.ts'
import { type Order, type Seat, seatsFor, TOPICS } from '../../../rules/game/index.ts'
import { awaiting, type Clock, NO_CLOCK, NOBODY_AWAY } from './clock.ts'
import { actFor, missingIn, orderText, wantedNow } from './missing.ts'
import type { OnMissed, Pace } from './pace.ts'

const LONGEST = 4_000

const paceOf = (missed: OnMissed): Pace => ({ is: 'hours', hours: 24, missed })

function begun(edition: string, scenario?: string): KeptGame {
  const made = newGame({ edition, ...(scenario === undefined ? {} : { scenario }) })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return given(made.kept, ['host'], { type: 'advance', by: 'referee' })
}

function given(kept: KeptGame, as: readonly Seat[], order: Order): KeptGame {
  const done = give(kept, as, order, { ...tableDice(Array.from({ length: 12 }, () => 3)), whyNot: () => [] })
  if (!done.ok) throw new Error(`${order.type} by ${order.by}: ${done.refusals.map(({ words }) => words).join('; ')}`)
  return done.kept
}

const by = (kept: KeptGame, order: Order): KeptGame => given(kept, seatsFor(order), order)
const wanted = ({ book, game }: KeptGame): readonly string[] => wantedNow(book, game).map(({ who }) => who)
const would = ({ book, game }: KeptGame, missed: OnMissed): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    wantedNow(book, game).map(({ who }) => {
      const order = actFor(book, game, paceOf(missed), who)
      return [who, order === undefined ? null : orderText(order)]
    }),
  )

const seal = (who: 'axis' | 'westernAllies' | 'russia', placements = {}): Order => ({ type: 'seal-allocation', by: who, placements })

describe('what counts as missed', () => {
  const year = begun('2023')

  test('who has sealed is done; who has only drafted is not, and nobody else can tell him from the others', () => {
    const drafted = by(year, { type: 'draft-allocation', by: 'axis', placements: { hungary: 1 } })
    expect(wanted(drafted)).toEqual(wanted(year))
    expect(wanted(by(drafted, seal('axis', { hungary: 1 })))).toEqual(['westernAllies', 'russia'])
    const clock: Clock = awaiting({ ...NO_CLOCK, pace: paceOf('plainest') }, wantedNow(year.book, year.game), 0)
    const seen = (kept: KeptGame): unknown => missingIn(kept.book, viewFor(kept, 'russia'), clock, NOBODY_AWAY)
    expect(seen(drafted)).toEqual(seen(year))
  })

  test('an allocation is nobody else’s to make: the game waits, unless its table wants it otherwise', () => {
    expect(would(year, 'decline')).toEqual({ axis: null, westernAllies: null, russia: null })
    expect(would(year, 'plainest')).toMatchObject({ axis: 'seal nothing', russia: 'seal nothing' })
    expect(would(year, 'wait')).toMatchObject({ axis: null })
  })

  const naming = by(by(by(year, seal('axis', { hungary: 2 })), seal('westernAllies')), seal('russia'))

  test('49.41: whoever is asked for targets names none', () => {
    expect(would(naming, 'decline')).toEqual({ axis: 'name nothing' })
    expect(would(naming, 'wait')).toEqual({ axis: null })
  })

  test('whoever has a standing order is not waited for at all', () => {
    const standing = given(naming, ['germany'], { type: 'stand', by: 'axis', leaves: TOPICS })
    expect(wanted(standing)).not.toContain('axis')
  })

  test('a die that was named is thrown; what it brings is his to take', () => {
    let kept = by(naming, { type: 'name-targets', by: 'axis', nominations: [{ target: 'hungary', manner: 'ordinary' }] })
    for (let orders = 0; kept.game.stage !== 'axis-rolls' && orders < 20; orders++) {
      const [next] = wantedNow(kept.book, kept.game)
      const order = next === undefined ? undefined : actFor(kept.book, kept.game, paceOf('decline'), next.who)
      if (order === undefined) throw new Error(`${next?.who} is waited for at ${kept.game.stage}`)
      kept = by(kept, order)
    }
    expect(would(kept, 'decline')).toEqual({ axis: 'roll hungary' })
  })
})

describe.each(EDITIONS)('$title', ({ id }) => {
  test('runs to its end without a word from anybody, where what is owed is given in the plainest way', () => {
    let kept = begun(id)
    for (let orders = 0; kept.game.ending === null && orders < LONGEST; orders++) {
      const act = wantedNow(kept.book, kept.game).flatMap(({ who }) => actFor(kept.book, kept.game, paceOf('plainest'), who) ?? [])[0]
      if (act === undefined) throw new Error(`nothing is done by itself at ${kept.game.stage} of ${kept.game.situation.turn}`)
      kept = by(kept, act)
    }
    expect(kept.game.ending?.words).toBe('the calendar has run out')
  })

  test('with "no" alone it waits for nothing but what somebody has to choose', () => {
    let kept = begun(id)
    const waited = new Set<string>()
    for (let orders = 0; kept.game.ending === null && orders < LONGEST; orders++) {
      const { book, game } = kept
      const found = wantedNow(book, game)
      expect(found.length, `somebody is waited for at ${game.stage} of ${game.situation.turn}`).toBeGreaterThan(0)
      const act = found.flatMap(({ who }) => actFor(book, game, paceOf('decline'), who) ?? [])[0]
      const chosen = act ?? found.flatMap(({ who }) => actFor(book, game, paceOf('plainest'), who) ?? [])[0]
      if (chosen === undefined) throw new Error(`nothing can be done at ${game.stage} of ${game.situation.turn}`)
      if (act === undefined) waited.add(chosen.type)
      kept = by(kept, chosen)
    }
    expect([...waited].filter((type) => !['seal-allocation', 'settle-surrender', 'take-result', 'declare-war'].includes(type))).toEqual([])
    expect(waited).toContain('seal-allocation')
  })
})
