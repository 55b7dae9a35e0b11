import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import {
  DELEGATIONS,
  FACTIONS,
  type Faction,
  isFaction,
  isMinorTarget,
  MINORS,
  type Minor,
  mapEach,
  ordinaryRoll,
  type Placements,
  type Roll,
  reckon,
  type Situation,
  sideOf,
  situationWith,
  type Target,
} from '../../rules/core/index.ts'
import { type Game, gameAt, gameWith, type Order, ordersNow, type Rulebook } from '../../rules/game/index.ts'
import { adviseYear } from '../advice/advice.ts'
import { QUICK_EFFORT } from '../advice/equilibrium.ts'
import { isGain } from '../advice/unknown-odds.ts'
import { advisePhaseDoor, type PhaseAdviceAnswer } from '../doors/advice/advise-phase.ts'
import { resultsByDie } from '../odds.ts'
import { Choices } from '../rollouts/choices.ts'
import { playOn } from '../rollouts/rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { type Random, randomFrom } from '../simulation/random.ts'
import { fair } from './fair.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

const NOWHERE = { axis: {}, westernAllies: {}, russia: {} }

/** Faces that are a gain to whoever rolls, with nobody else’s points in the country: it cannot be better for him. */
function facesGaining(book: Rulebook, situation: Situation, { target, by }: Pick<Roll, 'target' | 'by'>, points: number): number {
  const table = book.tables[target]
  if (table === undefined) return 0
  const alone = situationWith(situation, { placements: { ...NOWHERE, [by]: { [target]: points } } })
  const { total } = reckon(table, alone, ordinaryRoll(target, by))
  return resultsByDie(table.bands, total).filter(({ band }) => isGain(band, situation.standings[target], sideOf(by))).length
}

/** A war with bots as far as 1943, stopped before each order: a naming is asked of every seat with any points, an allocation as it was drawn. */
function seen(book: Rulebook, seed: number, look: (before: Game, order: Order, random: Random) => void): void {
  const scenario = book.scenarios[book.id === 'campaign' ? 'campaign-1939' : 'global-war-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const [dice, random] = [randomFrom(seed), randomFrom(seed + 2)]
  let before = gameAt(startOf(scenario))
  playOn(book, before, {
    policies: mapEach(DELEGATIONS, () => fair),
    script: SCRIPTS.history,
    random: randomFrom(seed + 1),
    dice: () => dice.die(),
    until: '1943 summer',
    heard: (order, game) => {
      look(before, order, random)
      before = game
    },
  })
}

const anyPoints = (random: Random): Placements =>
  Object.fromEntries(Array.from({ length: 4 }, () => [random.pick(MINORS) as Minor, 1 + random.below(3)]))

const withOwn = (game: Game, by: Faction, own: Placements): Game =>
  gameWith(game, { situation: situationWith(game.situation, { placements: { ...game.situation.placements, [by]: own } }) })

describe.each(BOOKS)('$title', (book) => {
  test.each([41, 42])('seed %i: fair names no country where not one face would be a gain, with whatever points', (seed) => {
    let named = 0
    seen(book, seed, (before, order, random) => {
      if (order.type !== 'name-targets' || !isFaction(order.by)) return
      for (const own of [before.situation.placements[order.by], ...Array.from({ length: 4 }, () => anyPoints(random))]) {
        const choices = new Choices(book, withOwn(before, order.by, own), order.by, ['name-targets'])
        const chosen = fair.choose(choices, random)
        if (chosen?.type !== 'name-targets') continue
        for (const { target } of chosen.nominations) {
          named++
          const faces = facesGaining(book, before.situation, { target, by: order.by }, own[target] ?? 0)
          expect(faces, `${order.by} names ${target} in ${before.situation.turn}`).toBeGreaterThan(0)
        }
      }
    })
    expect(named).toBeGreaterThan(30)
  })

  test('seed 43: nobody, fair or the mix, places points where no roll of anybody’s would be a gain', { timeout: 120_000 }, () => {
    let placed = 0
    seen(book, 43, ({ situation, points }, order) => {
      if (order.type !== 'seal-allocation' || points === null) return
      const { by } = order
      const open = situationWith(situation, { placements: NOWHERE })
      const { mix } = adviseYear(book, open, by, { effort: QUICK_EFFORT, points })
      const targets = [order.placements, ...mix.map(({ placements }) => placements)].flatMap((one) => Object.keys(one) as Target[])
      for (const target of targets) {
        if (!isMinorTarget(target)) continue
        placed++
        const most = Math.max(...FACTIONS.map((one) => book.clauses.allocationLimit(points[one]).value))
        const faces = FACTIONS.map((one) => facesGaining(book, situation, { target, by: one }, most))
        expect(Math.max(...faces), `${by} places in ${target} in ${situation.turn}`).toBeGreaterThan(0)
      }
    })
    expect(placed).toBeGreaterThan(30)
  })

  test('seed 44: advice in the phase recommends no naming without a chance of gain', { timeout: 120_000 }, () => {
    let asked = 0
    seen(book, 44, (before, order, random) => {
      if (order.type !== 'name-targets' || !isFaction(order.by) || !ordersNow(book, before).includes('name-targets')) return
      if (asked >= 6 || random.below(3) > 0) return
      asked++
      const { situation } = withOwn(before, order.by, anyPoints(random))
      const alone = situationWith(situation, { placements: { ...NOWHERE, [order.by]: situation.placements[order.by] } })
      const given = advisePhaseDoor.answer(book, alone, { by: order.by }) as PhaseAdviceAnswer
      expect(given.ok).toBe(true)
      for (const name of given.name) expect(given.namings.find(({ target }) => target === name)?.gain).toBeGreaterThan(0)
    })
    expect(asked).toBeGreaterThan(3)
  })
})

test('49.422: the Western Allies with two points in Hungary and one in Greece name Greece, and with one in Turkey instead nothing', () => {
  const book = openBook('2023')
  let game: Game | undefined
  seen(book, 45, (before, order) => {
    if (order.type === 'name-targets' && order.by === 'westernAllies') game ??= before
  })
  if (game === undefined) throw new Error('the Western Allies name')
  const begun = game
  const namedWith = (own: Placements) =>
    fair.choose(new Choices(book, withOwn(begun, 'westernAllies', own), 'westernAllies', ['name-targets']), randomFrom(1))
  // Hungary: +5, two points -2: from 4 to 9, and the Allies gain at 0 or less. Greece: one point -1, so that a 1 comes to 0. Turkey: -1, and 1 against that: from 1 to 6.
  expect(namedWith({ hungary: 2, greece: 1 })).toMatchObject({ nominations: [{ target: 'greece' }] })
  expect(namedWith({ hungary: 2, turkey: 1 })).toBeUndefined()
})
