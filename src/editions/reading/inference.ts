import {
  type Citation,
  type FactId,
  factClause,
  factsRead,
  factsWith,
  hasBeenAtWar,
  type Implication,
  isBefore,
  isMet,
  joins,
  type Minor,
  type Mobilizations,
  NATION_NAMES,
  type Nation,
  type Refusal,
  type Situation,
  type Turn,
  turnAfter,
  type War,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Locate, misread, type Path } from './misreading.ts'
import type { SituationDocument } from './situation-document.ts'
import type { Remark } from './unread-facts.ts'

/** Something that no report says and that follows from what it says. */
export interface Derived {
  readonly words: string
  readonly fact?: FactId
  /** Whose war, or whose standing, it is about. */
  readonly between?: readonly [Nation, Nation]
  readonly minor?: Minor
  /** Whose mobilizations it is about. */
  readonly mobilized?: keyof Mobilizations
  /** In a run of turns, the one in which it came to be so. */
  readonly turn?: Turn
  readonly cite?: Citation
}

/** A situation with what follows; what should be reported because something else speaks for it; and what cannot both be so. */
export interface Inferred {
  readonly situation: Situation
  readonly derived: readonly Derived[]
  readonly asked: readonly Remark[]
  readonly refusals: readonly Refusal[]
}

type Said = Pick<SituationDocument, 'facts' | 'wars'>

type FactImplication = Implication & { readonly implies: { readonly fact: FactId } }
type PeaceImplication = Implication & { readonly implies: { readonly is: 'peace' } }

const NOTHING = { derived: [], asked: [], refusals: [] } as const

const factNow = (situation: Situation, fact: FactId) => situation.facts[fact] ?? null

/** Whether the fact already says what follows. */
const isAsImplied = ({ implies }: FactImplication, situation: Situation): boolean =>
  implies.is === 'fact' ? factNow(situation, implies.fact) === implies.value : factNow(situation, implies.fact) !== null

const told = ({ words, cite }: Implication, clause: string, about: Pick<Derived, 'fact' | 'between'>): Derived => ({
  words: `${clause}, since ${words}`,
  cite,
  ...about,
})

/** What follows in the course of a turn is dated by it. */
const asItHappens = (implication: FactImplication, { turn }: Situation): FactImplication =>
  implication.implies.is === 'dated'
    ? { ...implication, implies: { is: 'fact', fact: implication.implies.fact, value: turn } }
    : implication

function withFact(implication: FactImplication, situation: Situation, { facts = {} }: Said, locate: Locate | undefined): Inferred {
  const { when, implies, strength, words, cite } = implication
  if (isAsImplied(implication, situation)) return { ...NOTHING, situation }
  const clause = factClause(implies.fact, factNow(situation, implies.fact))
  const asked = (fact: FactId): Inferred => ({
    ...NOTHING,
    situation,
    asked: [{ fact, words: `${words}, yet by this report ${clause}; please report ${fact}`, cite }],
  })
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
  const refusal = misread(['facts', implies.fact], locate, `${clause}, yet ${words}`, expected)
  return { ...NOTHING, situation, refusals: [{ ...refusal, cite, data: { ...refusal.data, facts: [implies.fact, ...ground] } }] }
}

/** The war of these two that the document itself says is on. */
const warSaid = ({ wars = [] }: Said, [one, other]: PeaceImplication['implies']['between']): Path | undefined => {
  const index = wars.findIndex((war) => {
    const { between, until } = 'between' in war ? war : { between: war, until: undefined }
    return until === undefined && joins({ between, since: '1939 fall' }, one, other)
  })
  return index < 0 ? undefined : ['wars', index]
}

/** Whoever made peace had fought: a war that nobody reported, and that was over by then. */
function withFoughtWar(implication: PeaceImplication, situation: Situation, until: Turn): Inferred {
  const { between, presumes } = implication.implies
  const [one, other] = between
  if (presumes === undefined || presumes.some((enemy) => hasBeenAtWar(situation, one, enemy))) return { ...NOTHING, situation }
  const war: War = { between, since: turnAfter(until, -1) ?? until, until }
  return {
    ...NOTHING,
    situation: { ...situation, wars: [...situation.wars, war] },
    derived: [told(implication, `${NATION_NAMES[one]} and ${NATION_NAMES[other]} have been at war`, { between })],
  }
}

function withPeace(implication: PeaceImplication, situation: Situation, said: Said, locate: Locate | undefined): Inferred {
  const { implies, strength, words, cite } = implication
  const [one, other] = implies.between
  const date = implies.since === undefined ? null : factNow(situation, implies.since)
  const until = (date ?? situation.turn) as Turn
  // A war that broke out after the peace is another.
  const isEnded = (war: War): boolean => war.until === undefined && joins(war, one, other) && !isBefore(until, war.since)
  if (!situation.wars.some(isEnded)) return withFoughtWar(implication, situation, until)
  const names = `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`
  const path = warSaid(said, implies.between)
  if (path !== undefined) {
    if (strength !== 'certain')
      return { ...NOTHING, situation, asked: [{ words: `${names} are at war by this report, yet ${words}`, cite }] }
    const refusal = misread(path, locate, `${names} are at war, yet ${words}`, 'no such war')
    return { ...NOTHING, situation, refusals: [{ ...refusal, cite, data: { ...refusal.data, facts: factsRead(implication.when) } }] }
  }
  const wars = situation.wars.map((war) => (isEnded(war) ? { ...war, until } : war))
  return {
    ...NOTHING,
    situation: { ...situation, wars },
    derived: [told(implication, `${names} are no longer at war`, { between: implies.between })],
  }
}

/** What follows from a situation by the book, until nothing more does; in the course of a turn, what did not follow as it opened. */
export function inferred(book: Rulebook, situation: Situation, said: Said, locate?: Locate, opening?: Situation): Inferred {
  const open = new Set(book.clauses.implications.filter(({ when }) => opening === undefined || !isMet(when, opening)))
  const dated = (one: FactImplication): FactImplication => (opening === undefined || isDated(one) ? one : asItHappens(one, situation))
  const isDated = ({ implies: { fact } }: FactImplication): boolean => factNow(situation, fact) !== null
  let found: Inferred = { ...NOTHING, situation }
  const next = (): Implication | undefined => [...open].find(({ when }) => isMet(when, found.situation))
  for (let implication = next(); implication !== undefined; implication = next()) {
    open.delete(implication)
    const { implies } = implication
    const more =
      implies.is === 'peace'
        ? withPeace({ ...implication, implies }, found.situation, said, locate)
        : withFact(dated({ ...implication, implies }), found.situation, said, locate)
    found = {
      situation: more.situation,
      derived: [...found.derived, ...more.derived],
      asked: [...found.asked, ...more.asked],
      refusals: [...found.refusals, ...more.refusals],
    }
  }
  return found
}
