import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach } from '../../rules/core/index.ts'
import { type Game, gameAt } from '../../rules/game/index.ts'
import { fair, fairWithout } from '../bots/fair.ts'
import type { Policy } from '../rollouts/policy.ts'
import { playOn } from '../rollouts/rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { type Choice, choiceIn, look, mostOf, weigh } from './decisions.ts'

const book = openBook('2023')
const scenario = book.scenarios['global-war-1939']
if (scenario === undefined) throw new Error('the scenario is gone')
const start = gameAt(startOf(scenario))

/** A war as far as the summer of 1940, with the game as it was before each decision. */
function playedBy(policy: Policy, seed = 8): readonly Choice[] {
  const choices: (Choice | undefined)[] = []
  const dice = randomFrom(seed + 1)
  let before: Game = start
  playOn(book, start, {
    policies: mapEach(DELEGATIONS, () => policy),
    script: SCRIPTS.history,
    random: randomFrom(seed),
    dice: () => dice.die(),
    until: '1940 summer',
    heard: (order, game) => {
      choices.push(choiceIn(choices.length + 1, before, order))
      before = game
    },
  })
  return choices.filter((one) => one !== undefined)
}

const choices = playedBy(fair)

test('namings, results, declarations and points on tension are all looked at', () => {
  expect([...new Set(choices.map(({ order }) => order.type))].toSorted()).toEqual([
    'declare-war',
    'name-targets',
    'take-result',
    'use-tension-point',
  ])
})

const turnsOf = (some: readonly Choice[], type: string) =>
  some.flatMap(({ game, order }) => (order.type === type ? [game.situation.turn] : []))

test('a bot that leaves declarations alone for a turn declares none in it', () => {
  const [turn = '1939 fall'] = turnsOf(choices, 'declare-war')
  expect(turnsOf(playedBy(fairWithout('declare-war', turn)), 'declare-war')).not.toContain(turn)
})

test('a result against the next best is the contrary of that against it: the same dice fall for both', () => {
  const ground = { book, map: SCRIPTS.history }
  const seeds = { looked: [5], weighed: [5] }
  const judgedOf = (choice: Choice) => mostOf([look(ground, choice, seeds)]).map((one) => weigh(ground, one, seeds))[0]
  // Whatever was better than all else is what it would be held against, had the next best been taken.
  const isTaken = (choice: Choice) => choice.order.type === 'take-result' && (judgedOf(choice)?.judgement ?? 0) > 0
  const taken = [8, 28, 48, 68].flatMap((seed) => playedBy(fair, seed)).find(isTaken)
  if (taken?.order.type !== 'take-result') throw new Error('somebody takes a result that is better than the others')
  const judged = judgedOf(taken)
  const result = /result (\S+) is taken/.exec(judged?.instead ?? '')?.[1] ?? ''
  const contrary = judgedOf({ ...taken, order: { ...taken.order, result } })
  expect(judged?.judgement).toBeGreaterThan(0)
  expect(contrary).toMatchObject({ instead: judged?.did, judgement: -(judged?.judgement ?? 0) })
})
