import {
  type Dependency,
  type FactId,
  factClause,
  factsRead,
  factsWith,
  type Implication,
  isMet,
  joins,
  measure,
  NATION_NAMES,
  type Refusal,
  readsOf,
  type Situation,
  TRACK_NAMES,
  unwatched,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { factNow, type Inferred, NOTHING, type Said, told } from '../document/derived.ts'
import { type Locate, misread } from '../document/misreading.ts'
import { withFought, withGoingOn, withPeace } from './inferred-wars.ts'

type FactImplication = Implication & { readonly implies: { readonly is: 'fact' | 'dated'; readonly fact: FactId } }
type Measured = Implication & { readonly implies: { readonly is: 'measured' } }
type Passed = Implication & { readonly implies: { readonly is: 'passed' } }
type Reached = Implication & { readonly implies: { readonly is: 'reached' } }
type Strange = Implication & { readonly implies: { readonly is: 'stands-otherwise' } }
type Contradiction = Implication & { readonly implies: { readonly is: 'otherwise' } }

/** Whether the fact already says what follows. */
const isAsImplied = ({ implies }: FactImplication, situation: Situation): boolean =>
  implies.is === 'fact' ? factNow(situation, implies.fact) === implies.value : factNow(situation, implies.fact) !== null

/** What follows in the course of a turn is dated by it. */
const asItHappens = (implication: FactImplication, { turn }: Situation): FactImplication =>
  implication.implies.is === 'dated'
    ? { ...implication, implies: { is: 'fact', fact: implication.implies.fact, value: turn } }
    : implication

/** What it came to is known of this turn alone. */
function withMeasured(implication: Measured, situation: Situation, isHappening: boolean): Inferred {
  const { implies, words, cite } = implication
  const { fact } = implies
  if (!isHappening)
    return { ...NOTHING, situation, asked: [{ fact, words: `${words}, and at which level is not reported; please report ${fact}`, cite }] }
  const value = measure(implies.value, situation)
  const derived = factNow(situation, fact) === value ? [] : [told(implication, factClause(fact, value), { fact })]
  return { ...NOTHING, situation: { ...situation, facts: factsWith(situation.facts, { [fact]: value }) }, derived }
}

function withFact(implication: FactImplication, situation: Situation, { facts = {} }: Said, locate: Locate | undefined): Inferred {
  const { when, implies, strength, words, cite, minor } = implication
  if (isAsImplied(implication, situation)) return { ...NOTHING, situation }
  const clause = factClause(implies.fact, factNow(situation, implies.fact))
  const isUndated = implies.is === 'dated' && !Object.hasOwn(facts, implies.fact)
  const asked = (fact: FactId): Inferred => {
    const remark = {
      words: `${words}, ${isUndated ? 'and no turn of it is reported' : `yet by this report ${clause}`}; please report ${fact}`,
      cite,
    }
    return { ...NOTHING, situation, asked: [{ fact, ...remark }, ...(minor === undefined ? [] : [{ minor, ...remark }])] }
  }
  if (!Object.hasOwn(facts, implies.fact)) {
    if (strength === 'likely' || implies.is !== 'fact') return asked(implies.fact)
    const derived = [told(implication, factClause(implies.fact, implies.value), { fact: implies.fact })]
    return { ...NOTHING, situation: { ...situation, facts: factsWith(situation.facts, { [implies.fact]: implies.value }) }, derived }
  }
  if (strength !== 'certain') return { ...NOTHING, situation }
  // What speaks against the report is only how the scenario began: then that is what should be reported.
  const ground = factsRead(when)
  const [unsaid] = ground.some((fact) => Object.hasOwn(facts, fact)) ? [] : ground
  if (unsaid !== undefined) return asked(unsaid)
  const expected = implies.is === 'fact' ? factClause(implies.fact, implies.value) : 'the turn'
  return { ...NOTHING, situation, refusals: [denied(implication, implies.fact, `${clause}, yet ${words}`, expected, locate)] }
}

/** A report that cannot be so beside another, both named. */
function denied({ when, cite }: Implication, fact: FactId, found: string, expected: string, locate: Locate | undefined): Refusal {
  const refusal = misread(['facts', fact], locate, found, expected)
  return { ...refusal, cite, data: { ...refusal.data, facts: [...new Set([fact, ...factsRead(when)])] } }
}

/** Whether the document speaks of it at all. */
function isSaid(read: Dependency, { facts = {}, standings = {}, wars = [], declarations = [] }: Said): boolean {
  switch (read.of) {
    case 'fact':
      return Object.hasOwn(facts, read.fact)
    case 'standing':
    case 'mark':
      return standings[read.minor] !== undefined
    case 'war':
      return wars.some((war) => joins({ between: 'between' in war ? war.between : war, since: '1939 fall' }, read.one, read.other))
    case 'declaration':
      return declarations.some(({ by, on }) => read.by.includes(by) && read.on.includes(on))
    default:
      return false
  }
}

/** Two reports against each other, where what nobody reported stands against nothing; or one that no book of this kind knows. */
function withContradiction(implication: Contradiction, situation: Situation, said: Said, locate: Locate | undefined): Inferred {
  const { facts = {} } = said
  const { implies, strength, words, cite, when } = implication
  const { fact } = implies
  if (!Object.hasOwn(facts, fact)) return { ...NOTHING, situation }
  const clause = factClause(fact, factNow(situation, fact))
  const [unsaid] = factsRead(when).filter((other) => other !== fact && !Object.hasOwn(facts, other))
  const isAllUnsaid = readsOf(when).every((read) => (read.of === 'fact' && read.fact === fact) || !isSaid(read, said))
  const isByItself = readsOf(when).every((read) => read.of === 'fact' && read.fact === fact)
  if (strength === 'certain' && (isByItself || !isAllUnsaid))
    return { ...NOTHING, situation, refusals: [denied(implication, fact, `${clause}, yet ${words}`, 'another value', locate)] }
  return {
    ...NOTHING,
    situation,
    asked: [{ fact, beside: factsRead(when), words: `${words}, yet by this report ${clause}; please report ${unsaid ?? fact}`, cite }],
  }
}

/** What a power had in a country is another’s. */
function withPassed(implication: Passed, situation: Situation): Inferred {
  const { minor, from, to } = implication.implies
  const standing = situation.standings[minor]
  if (standing.with !== from || standing.conquered) return { ...NOTHING, situation }
  const standings = { ...situation.standings, [minor]: { ...standing, with: to } }
  const derived = [told(implication, `${NATION_NAMES[minor]} stands with ${NATION_NAMES[to]}`, {})]
  return { ...NOTHING, situation: { ...situation, standings }, derived }
}

/** A level that nobody reported is no lower than what it had come to; what it has done since is not known. */
function withReached(implication: Reached, situation: Situation, { tensions = {} }: Said): Inferred {
  const { track, level } = implication.implies
  const { actual, highest = actual } = situation.tensions[track]
  if (tensions[track] !== undefined) {
    // It may have fallen since.
    if (highest >= level) return { ...NOTHING, situation }
    const words = `${TRACK_NAMES[track]} had come to ${level}, since ${implication.words}; less is reported`
    return { ...NOTHING, situation, asked: [{ track, words, cite: implication.cite }] }
  }
  if (actual >= level) return { ...NOTHING, situation }
  return {
    ...NOTHING,
    situation: { ...situation, tensions: { ...situation.tensions, [track]: { actual: level, effective: level } } },
    derived: [told(implication, `${TRACK_NAMES[track]} had come to ${level} and is taken as that`, { track })],
  }
}

/** What is reported of a country hardly goes with the rest. */
function withStrange({ implies: { minor }, words, cite }: Strange, situation: Situation, { standings = {} }: Said): Inferred {
  if (standings[minor] === undefined) return { ...NOTHING, situation }
  const { result, waiting } = situation.standings[minor]
  const where = result === null ? 'is neutral' : `stands at ${result}${waiting ? ' and waits' : ''}`
  const kept = standings[minor].conquered === false ? ' and is not conquered' : ''
  const asked = [{ minor, words: `${words}, yet by this report ${NATION_NAMES[minor]} ${where}${kept}`, cite }]
  return { ...NOTHING, situation, asked }
}

function following(implication: Implication, situation: Situation, said: Said, locate: Locate | undefined, opening?: Situation): Inferred {
  const { implies } = implication
  switch (implies.is) {
    case 'peace':
      return withPeace({ ...implication, implies }, situation, said, locate, opening)
    case 'fought':
      return withFought({ ...implication, implies }, situation, said, locate)
    case 'goes-on':
      return withGoingOn({ ...implication, implies }, situation)
    case 'passed':
      return withPassed({ ...implication, implies }, situation)
    case 'stands-otherwise':
      return withStrange({ ...implication, implies }, situation, said)
    case 'reached':
      // In the course of a turn levels move by their lines.
      return opening === undefined ? withReached({ ...implication, implies }, situation, said) : { ...NOTHING, situation }
    case 'otherwise':
      return withContradiction({ ...implication, implies }, situation, said, locate)
    case 'measured':
      return withMeasured({ ...implication, implies }, situation, opening !== undefined)
    case 'fact':
    case 'dated': {
      const one: FactImplication = { ...implication, implies }
      const isHappening = opening !== undefined && factNow(situation, implies.fact) === null
      return withFact(isHappening ? asItHappens(one, situation) : one, situation, said, locate)
    }
  }
}

/** Nothing can come of it: what it speaks against is not reported, or what it would derive is. */
function isIdle({ implies, strength }: Implication, { facts = {}, standings = {} }: Said): boolean {
  switch (implies.is) {
    case 'otherwise':
      return !Object.hasOwn(facts, implies.fact)
    case 'measured':
      return Object.hasOwn(facts, implies.fact)
    case 'stands-otherwise':
      return standings[implies.minor] === undefined
    case 'fact':
    case 'dated':
      return strength !== 'certain' && Object.hasOwn(facts, implies.fact)
    case 'peace':
    case 'fought':
    case 'goes-on':
    case 'passed':
    case 'reached':
      return false
  }
}

/** What follows from a situation by the book, until nothing more does; in the course of a turn, what did not follow as it opened. */
export function inferred(book: Rulebook, situation: Situation, said: Said, locate?: Locate, opening?: Situation): Inferred {
  // Whether something follows is no part of an answer: only what does is read.
  const before = opening === undefined ? undefined : unwatched(opening)
  const live = book.clauses.implications.filter((one) => !isIdle(one, said))
  const open = new Set(live.filter(({ when }) => before === undefined || !isMet(when, before)))
  let found: Inferred = { ...NOTHING, situation }
  const metIn = (at: Situation): readonly Implication[] => {
    const now = unwatched(at)
    return [...open].filter(({ when }) => isMet(when, now))
  }
  // Most of what follows stood there already: all is weighed again only where something changed.
  let weighed: Situation | undefined
  let met: readonly Implication[] = []
  // What follows may answer what would be asked.
  const next = (): Implication | undefined => {
    if (weighed !== found.situation) met = metIn(found.situation)
    weighed = found.situation
    met = met.filter((one) => open.has(one))
    return met.find(({ strength, implies }) => strength !== 'likely' && implies.is !== 'dated' && implies.is !== 'measured') ?? met[0]
  }
  for (let implication = next(); implication !== undefined; implication = next()) {
    open.delete(implication)
    const more = following(implication, found.situation, said, locate, opening)
    found = {
      situation: more.situation,
      derived: [...found.derived, ...more.derived],
      asked: [...found.asked, ...more.asked],
      refusals: [...found.refusals, ...more.refusals],
    }
  }
  return found
}
