import {
  type CountFact,
  FACTS,
  factsRead,
  factsWith,
  isFactId,
  type Modifier,
  onceFor,
  type Roll,
  reportedCount,
  type Situation,
  situationWith,
  type Table,
  type Turn,
  timesOf,
  turnName,
} from '../../../core/index.ts'
import type { Game } from '../../game.ts'

/** A number on the map that a die is about to read, which nobody has reported since it could have changed. */
export interface RollInput {
  readonly fact: CountFact
  /** What is used unless somebody reports another. */
  readonly value: number
  /** When it was reported last; nothing where nobody ever did. */
  readonly reported?: Turn
}

/** "not reported, used 0: …" */
export const inputWords = ({ fact, value, reported }: RollInput): string =>
  `${reported === undefined ? 'not reported' : `not reported since ${turnName(reported)}`}, used ${value}: ${FACTS[fact].words}`

/** Most numbers have no limit of their own: with so many every line counts that could. */
const MANY = 99

const isCount = (fact: string): fact is CountFact => isFactId(fact) && FACTS[fact].type === 'count'

const countsRead = onceFor(({ when, per }: Modifier): readonly CountFact[] =>
  [...new Set([...(when === undefined ? [] : factsRead(when)), ...(per === undefined ? [] : factsRead(per))])].filter(isCount),
)

/** Another number would make another line of it, as things stand. */
function isDecisive(row: Modifier, situation: Situation, thrown: Roll, fact: CountFact): boolean {
  const { least = 0, most = MANY } = FACTS[fact] as { readonly least?: number; readonly most?: number }
  const times = timesOf(row, situation, thrown)
  return [least, most].some((value) => {
    const otherwise = situationWith(situation, { facts: factsWith(situation.facts, { [fact]: value }) })
    return timesOf(row, otherwise, thrown) !== times
  })
}

/** Reported this turn, or of what cannot have changed since it was reported. */
const isCurrent = ({ reports, situation }: Game, fact: CountFact): boolean =>
  reports[fact]?.turn === situation.turn || (reports[fact] !== undefined && FACTS[fact].lasts.is === 'for-good')

/**
 * Numbers that this roll reads and nobody has reported since they could have changed. Places and events are reported when they change; how
 * many units stand where changes every turn.
 */
export function rollInputs(game: Game, { rows }: Table, thrown: Roll, situation = game.situation): readonly RollInput[] {
  const found = new Set<CountFact>()
  for (const row of rows)
    for (const fact of countsRead(row))
      if (!found.has(fact) && !isCurrent(game, fact) && isDecisive(row, situation, thrown, fact)) found.add(fact)
  return [...found].map((fact) => {
    const reported = game.reports[fact]?.turn
    return {
      fact,
      value: reportedCount(situation.facts, fact) ?? Number(FACTS[fact].start),
      ...(reported === undefined ? {} : { reported }),
    }
  })
}
