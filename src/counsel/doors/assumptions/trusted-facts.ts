import { usualWithWars } from '../../../editions/reading/index.ts'
import {
  CAPITALS,
  FACTS,
  type FactId,
  factClause,
  factsRead,
  isAtWar,
  isPlace,
  MINORS,
  PLACES,
  pairKey,
} from '../../../rules/core/index.ts'
import type { AnsweredSituation, Trusted } from './trusted.ts'

export const subjectOf = (fact: FactId): string => fact.slice(0, fact.indexOf('.'))

/** The country that a fact is about: the Hague is the Netherlands'. */
const countryOf = (fact: FactId): string => {
  const subject = subjectOf(fact)
  return isPlace(subject) ? PLACES[subject].country : subject
}

/** The facts that were read, with those through which a conquest or a peace would have come. */
function factsBehind({ book, situation, usual, read: { facts, wars, standings } }: AnsweredSituation): ReadonlySet<string> {
  const capitals = MINORS.filter(
    (minor) => standings.has(minor) && usual.standings[minor].conquered && !situation.standings[minor].conquered,
  ).flatMap((minor) => CAPITALS[minor].map((place) => `${place}.controller`))
  const endings = book.clauses.implications.flatMap(({ implies, when }) =>
    implies.is === 'peace' && wars.has(pairKey(...implies.between)) && isAtWar(situation, ...implies.between) ? factsRead(when) : [],
  )
  return new Set([...facts, ...capitals, ...endings])
}

/** A date not told is no word against what is: France has fallen, whenever that was. */
const isContradicted = ({ situation, changed }: AnsweredSituation, fact: FactId): boolean =>
  changed.some((other) => situation.facts[other] === true && factClause(other, false) === factClause(fact, situation.facts[fact] ?? null))

/** A fact that usually has changed by this turn, and is as it was at the start. */
function isUsuallyOtherwise(answered: AnsweredSituation, fact: FactId): boolean {
  const { scenario, situation, usual } = answered
  const value = situation.facts[fact] ?? null
  const isAsAtStart = value === (scenario.facts[fact] ?? FACTS[fact].start) && value !== usual.facts[fact]
  // A number of ours is no more likely than another.
  return FACTS[fact].type !== 'count' && isAsAtStart && !isContradicted(answered, fact)
}

export function trustedFacts(answered: AnsweredSituation): readonly Trusted[] {
  const { scenario, situation, said, changed } = answered
  const read = factsBehind(answered)
  const isTaken = (fact: FactId): boolean => read.has(fact) && !Object.hasOwn(said.facts ?? {}, fact)
  const sinceTheStart = changed.filter((fact) => isTaken(fact) && isUsuallyOtherwise(answered, fact))
  const ofThisTurn = usualWithWars(situation).filter(
    (fact) => isTaken(fact) && situation.facts[fact] === FACTS[fact].start && !sinceTheStart.includes(fact),
  )
  return [...sinceTheStart, ...ofThisTurn].map((fact) => {
    const value = situation.facts[fact] ?? null
    return { words: factClause(fact, value), asAt: scenario.turn, about: countryOf(fact), report: { facts: { [fact]: value } }, fact }
  })
}
