import { describe, expect, test } from 'vitest'
import {
  type Declaration,
  FACT_IDS,
  FACTS,
  type FactId,
  type FactValue,
  factsWith,
  type Lifetime,
  type Minor,
  type Situation,
  situationWith,
  standingsWith,
  type Turn,
  type War,
  withoutEnded,
} from '../../../rules/core/index.ts'
import { evolve, type Game } from '../../../rules/game/index.ts'
import { BOOKS } from '../../situation.testing.ts'
import { given } from './game.testing.ts'

type Facts = Readonly<Record<string, FactValue>>

/** A value that the fact does not start with. */
function another(id: FactId): FactValue {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return !fact.start
    case 'count':
      return fact.start === fact.most ? fact.least : fact.start + (fact.inSteps ?? 1)
    case 'control':
      return fact.start === 'italy' ? 'japan' : 'italy'
    case 'date':
      return '1940 spring'
    case 'choice':
      return fact.choices.find((choice) => choice !== fact.start) ?? fact.start
  }
}

const startOf = (id: FactId): FactValue => FACTS[id].start

type Hanging = Exclude<Lifetime['is'], 'until-told' | 'for-good' | 'turn' | 'allied-turn' | 'year' | 'highest'>

const hangingOn = <K extends Hanging>(kind: K) =>
  FACT_IDS.flatMap((id) => {
    const { lasts } = FACTS[id]
    return lasts.is === kind ? [{ id, lasts: lasts as Extract<Lifetime, { is: K }> }] : []
  })

describe.each(BOOKS)('every fact is in force as long as it says, and no longer ($name)', ({ book }) => {
  const start = given({ edition: book.id, options: book.options }).game

  function at(turn: Turn, facts: Facts, changed: Partial<Situation> = {}): Game {
    const situation = situationWith(start.situation, { turn, facts: factsWith(start.situation.facts, facts), ...changed })
    return { ...start, situation, opening: situation, moment: 'axis' }
  }

  const opening = (game: Game, turn: Turn): Facts => evolve(game, { type: 'turn-opened', turn }).situation.facts
  const alliedTurn = (game: Game): Facts =>
    evolve(game, { type: 'stage-entered', stage: 'allied-naming', asks: [], moment: 'russian-turn', offsetsEnd: [] }).situation.facts

  /** What it says in the Allied player turn, in the next turn and in the next year. */
  const later = (id: FactId): readonly unknown[] => [
    alliedTurn(at('1942 summer', { [id]: another(id) }))[id],
    opening(at('1942 summer', { [id]: another(id) }), '1942 fall')[id],
    opening(at('1942 winter', { [id]: another(id) }), '1943 spring')[id],
  ]

  test('through player turns, turns and years', () => {
    const spans: Partial<Record<Lifetime['is'], readonly [boolean, boolean, boolean]>> = {
      turn: [true, false, false],
      'allied-turn': [false, true, true],
      year: [true, true, false],
    }
    const wrong = FACT_IDS.filter((id) => {
      const lasts = spans[FACTS[id].lasts.is] ?? [true, true, true]
      return later(id).some((value, index) => (value === another(id)) !== lasts[index])
    })
    expect(wrong).toEqual([])
  })

  test('what takes over from another says for one span what that one said before', () => {
    const taking = FACT_IDS.flatMap((id) => {
      const { lasts } = FACTS[id]
      return 'after' in lasts && lasts.after !== undefined ? [{ id, after: lasts.after as FactId, isOfYear: lasts.is === 'year' }] : []
    })
    expect(taking.length).toBeGreaterThan(10)
    for (const { id, after, isOfYear } of taking) {
      const [last, next]: readonly [Turn, Turn] = isOfYear ? ['1941 winter', '1942 spring'] : ['1942 summer', '1942 fall']
      expect([id, opening(at(last, { [after]: another(after) }), next)[id]]).toEqual([id, another(after)])
      // Nobody has told the other: nothing is taken over, nor does the old value stay.
      expect([id, opening(at(last, { [id]: another(id), [after]: startOf(after) }), next)[id]]).toEqual([id, startOf(after)])
    }
  })

  /** What a fact says after something else has changed. */
  function saidAfter(id: FactId, before: Partial<Situation>, changed: Partial<Situation>, lends?: Minor): FactValue | undefined {
    const facts = factsWith(start.situation.facts, { ...before.facts, [id]: another(id) })
    const was = situationWith(start.situation, { turn: '1942 summer', ...before, facts })
    const now = situationWith(was, { ...changed, facts: changed.facts === undefined ? facts : factsWith(facts, changed.facts) })
    return withoutEnded(was, now, lends === undefined ? {} : { lends }).facts[id]
  }

  test('with a war', () => {
    for (const { id, lasts } of hangingOn('war')) {
      const own: War = { between: lasts.between as War['between'], since: '1941 summer' }
      const other: War = { between: ['germany', 'greece'], since: '1941 summer' }
      const until = '1942 summer'
      expect(saidAfter(id, { wars: [own, other] }, { wars: [own, { ...other, until }] })).toBe(another(id))
      expect(saidAfter(id, { wars: [own, other] }, { wars: [{ ...own, until }, other] })).toBe(startOf(id))
    }
  })

  test('with the last declaration that is revoked', () => {
    for (const { id, lasts } of hangingOn('declaration')) {
      const made = lasts.on.map((on): Declaration => ({ by: lasts.by as 'japan', on: on as 'us', turn: '1942 summer' }))
      const revoked = made.map((one): Declaration => ({ ...one, revoked: true }))
      if (made.length > 1)
        expect(saidAfter(id, { declarations: made }, { declarations: [...revoked.slice(1), ...made.slice(0, 1)] })).toBe(another(id))
      expect(saidAfter(id, { declarations: made }, { declarations: revoked })).toBe(startOf(id))
    }
  })

  test('with the hold of a place', () => {
    const HOLDERS = { axis: ['germany', 'italy', 'us'], allies: ['us', 'britain', 'germany'], japan: ['japan', 'japan', 'us'] } as const
    for (const { id, lasts } of hangingOn('hold')) {
      const place = `${lasts.place}.controller`
      const [holder, friend, foe] = HOLDERS[lasts.by ?? 'axis']
      const moved = (to: string): unknown => saidAfter(id, { facts: { [place]: holder } }, { facts: { [place]: to } })
      expect([id, moved(friend), moved(foe), moved('nobody')]).toEqual([id, another(id), startOf(id), startOf(id)])
    }
  })

  test('with a result and with a side', () => {
    const at = (minor: string, result: 7 | 8 | 0, power: 'germany' | 'britain'): Partial<Situation> => ({
      standings: standingsWith(start.situation.standings, { [minor]: { result, with: power } }),
    })
    for (const { id, lasts } of [...hangingOn('result'), ...hangingOn('side')]) {
      const from = at(lasts.of, 7, 'germany')
      expect(saidAfter(id, from, at(lasts.of, 7, 'germany'))).toBe(another(id))
      expect(saidAfter(id, from, at(lasts.of, 8, 'germany'))).toBe(lasts.is === 'side' ? another(id) : startOf(id))
      expect(saidAfter(id, from, at(lasts.of, 0, 'britain'))).toBe(startOf(id))
    }
    for (const { id, lasts } of hangingOn('lending-result')) {
      expect(saidAfter(id, {}, at(lasts.of, 8, 'germany'))).toBe(another(id))
      expect(saidAfter(id, {}, at(lasts.of, 7, 'germany'), lasts.of as Minor)).toBe(startOf(id))
    }
  })
})
