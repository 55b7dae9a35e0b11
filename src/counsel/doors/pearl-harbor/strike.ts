import {
  isAtSea,
  playStrike,
  type StrikeEvent,
  type StrikeOrder,
  type StrikeStepTold,
  strikeTold,
} from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf, factsWith, isMet, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { misasked } from '../arguments/arguments.ts'
import type { AskedStrike as Asked } from './strike-arguments.ts'

/** One attack from the dice given, step by step. */
export interface StrikeTold {
  readonly steps: readonly StrikeStepTold[]
  readonly events: readonly StrikeEvent[]
}

/** Dice as they were given; they are counted beforehand. */
function scripted(dice: readonly number[]): () => number {
  let next = 0
  return () => dice[next++] ?? 1
}

const NOTHING_LOST = { nasLost: 0, aafResults: 0, nasResults: 0, sunk: [], damaged: [] } as const
const NOBODY_FOUGHT = { usNas: 0, usNasAfter: 0, japaneseNas: 0, nasLost: 0 } as const
const AGAINST_NOBODY = { aaf: 0, nas: 0, lightShips: 0, oil: 0, ships: {} } as const

const wanting = (name: string, words: string): Refused => refused(misasked(name, words))

/** The attack is made in the turn Japan declares war on the U.S.; whoever asks ahead means that turn. */
const attackedIn = (situation: Situation): Situation => ({
  ...situation,
  declarations: [...situation.declarations, { by: 'japan', on: 'us', turn: situation.turn }],
})

const launch = ({ nas }: Asked): StrikeOrder => {
  const force = { carriers: 6, largeCarriers: 0, lightCarriers: 0, heavies: 2, cruisers: 1, nas }
  return { type: 'launch-strike', by: 'japan', force, earlierPatrols: 0, otherBases: [], invades: false }
}

const byTheTable = (asked: Asked): readonly StrikeOrder[] => [
  launch(asked),
  { type: 'commit-magic', by: 'japan', cards: asked.magicJapan },
  { type: 'commit-magic', by: 'us', cards: asked.magicUs },
  { type: 'locate-carriers', by: 'us' },
  { type: 'roll-surprise', by: 'japan' },
]

function strikes(asked: Asked): readonly StrikeOrder[] {
  const { nas, cap, oilResult } = asked
  const first = { ...NOTHING_LOST, ...asked.first }
  return [
    { type: 'fly-first-strike', by: 'japan', assigned: { ...AGAINST_NOBODY, aaf: nas } },
    { type: 'report-first-strike', by: 'referee', report: first },
    ...(asked.secondStrike
      ? ([
          { type: 'fly-second-strike', by: 'japan', cap, assigned: { ...AGAINST_NOBODY, oil: Math.max(0, nas - first.nasLost - cap) } },
          { type: 'report-second-strike', by: 'referee', report: { ...NOTHING_LOST, ...asked.second }, oilResult },
        ] as const)
      : ([{ type: 'withdraw', by: 'japan' }] as const)),
  ]
}

const toldOf = (book: Rulebook, { events, refusals }: ReturnType<typeof playStrike>): StrikeTold | Refused =>
  refusals.length > 0 ? refused(...refusals) : { steps: events.flatMap((event) => strikeTold(book, event)), events }

/** With the fleet elsewhere no carrier is located and no surprise rolled for (R50-39). */
const playedWithoutTable = (book: Rulebook, attacked: Situation, asked: Asked): StrikeTold | Refused =>
  toldOf(book, playStrike(book, attacked, [launch(asked), ...strikes(asked), { type: 'return-to-base', by: 'japan' }], scripted([])))

/** Plays the attack with the dice and losses given; all carriers that can intercept try. */
export function playedOut(book: Rulebook, situation: Situation, asked: Asked, taskForces: number): StrikeTold | Refused {
  const { carrierDice = [], surpriseDie, interceptionDice = [] } = asked
  const isTableUsed = isMet(chapterOf(book, 'pearlHarbor').isFleetAtPearlHarbor, situation)
  if (!isTableUsed) return playedWithoutTable(book, attackedIn(situation), asked)
  if (carrierDice.length !== 2 * taskForces)
    return wanting('carrierDice', `${carrierDice.length} dice; expected two for each of ${taskForces} carrier forces`)
  if (surpriseDie === undefined) return refused(misasked('surpriseDie', 'missing; expected a face from 1 to 6', 'missing'))
  const attacked = attackedIn({
    ...situation,
    facts: factsWith(
      situation.facts,
      asked.carriers === undefined
        ? {}
        : { 'pacificFleet.carriers': taskForces, 'pacificFleet.lightCarriers': 0, 'pacificFleet.largeCarriers': 0 },
    ),
  })
  const orders = [...byTheTable(asked), ...strikes(asked)]
  const thrown = [...carrierDice, surpriseDie]
  const before = playStrike(book, attacked, orders, scripted(thrown))
  if (before.refusals.length > 0) return refused(...before.refusals)
  const atSea = asked.secondStrike
    ? before.strike.taskForces.filter((force) => isAtSea(before.strike.located[force]?.place ?? 'pacific'))
    : []
  const needed = atSea.filter((force) => before.strike.located[force]?.place !== 'auto').length
  if (interceptionDice.length !== needed)
    return wanting('interceptionDice', `${interceptionDice.length} dice; carrier forces at sea that throw one each: ${needed}`)
  const tried: readonly StrikeOrder[] = asked.secondStrike ? [{ type: 'intercept', by: 'us', forces: atSea }] : []
  const dice = [...thrown, ...interceptionDice]
  const after = playStrike(book, attacked, [...orders, ...tried], scripted(dice))
  const fought: readonly StrikeOrder[] =
    after.strike.step === 'combat-report'
      ? [{ type: 'report-combat', by: 'referee', ...NOBODY_FOUGHT, ...asked.combat, hasFleetCombat: false }]
      : []
  const whole = playStrike(book, attacked, [...orders, ...tried, ...fought, { type: 'return-to-base', by: 'japan' }], scripted(dice))
  return toldOf(book, whole)
}
