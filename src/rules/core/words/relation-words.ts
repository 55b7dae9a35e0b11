import { turnName } from '../calendar.ts'
import type { Condition } from '../conditions/condition.ts'
import type { Party } from '../conditions/territory.ts'
import { isNation, NATION_NAMES, type Nation } from '../nations/countries.ts'
import { FACTION_NAMES, POWERS } from '../nations/powers.ts'
import { PLACES, type Place } from '../places/places.ts'
import { deed, list, omission, type Subject, type Verb } from './grammar.ts'

/** Who holds what, is at war with whom, declared war on whom: said together where conditions stand together. */

const PARTY_NAMES: Readonly<Record<Party, string>> = {
  ...FACTION_NAMES,
  axis: 'the Axis',
  allies: 'the Allies',
  japan: 'Japan',
  china: 'Nationalist China',
}

export const PLURAL_NATIONS: readonly Nation[] = ['balticStates', 'netherlands', 'freeFrance', 'dutchEastIndies', 'frenchColonies']

export const nationName = (name: string): string => (isNation(name) ? NATION_NAMES[name] : name)
const placeName = (place: Place): string => PLACES[place]?.name ?? place

export const theNation = (name: string): Subject => ({ name: nationName(name), isPlural: isNation(name) && PLURAL_NATIONS.includes(name) })
export const theParty = (party: Party): Subject => ({
  name: PARTY_NAMES[party],
  isPlural: party === 'axis' || party === 'westernAllies' || party === 'allies',
})

/** `is`, `are` */
export const isOf = ({ isPlural }: Subject): string => (isPlural ? 'are' : 'is')

const simple = (so: string, notSo: string): Verb => ({ so: [so, so], notSo: [notSo, notSo] })

const HOLD: Verb = { so: ['holds', 'hold'], notSo: ['does not hold', 'do not hold'] }
const LACK: Verb = { so: ['lacks', 'lack'], notSo: ['does not lack', 'do not lack'] }

const VERBS = {
  holds: HOLD,
  'held-by': HOLD,
  'at-war': { so: ['is at war with', 'are at war with'], notSo: ['is not at war with', 'are not at war with'] },
  'ever-at-war': {
    so: ['has gone to war with', 'have gone to war with'],
    notSo: ['has never gone to war with', 'have never gone to war with'],
  },
  'long-at-war': {
    so: ['has been at war with', 'have been at war with'],
    notSo: ['has not been at war with', 'have not been at war with'],
    tail: ' since an earlier turn',
  },
  declared: simple('declared war on', 'did not declare war on'),
} as const satisfies Readonly<Record<string, Verb>>

type Kind = keyof typeof VERBS

interface Relation {
  readonly is: Kind
  readonly isSo: boolean
  readonly subjects: readonly Subject[]
  readonly objects: readonly string[]
  /** Where it stands in its list: with the first of those that it joins. */
  readonly at?: number
  /** The condition it is, while it is one alone. */
  readonly alone?: Condition
}

const declaredOn = ({ on, from }: Extract<Condition, { is: 'declared' }>): string =>
  from === undefined ? nationName(on) : `${nationName(on)} in ${turnName(from)} or later`

function relationOf(condition: Condition): Relation | undefined {
  const inner = condition.is === 'not' ? condition.of : condition
  const isSo = condition.is !== 'not'
  switch (inner.is) {
    case 'holds':
      return { is: inner.is, isSo, subjects: [theParty(inner.party)], objects: [placeName(inner.place)], alone: condition }
    case 'held-by':
      return { is: inner.is, isSo, subjects: [theNation(inner.nation)], objects: [placeName(inner.place)], alone: condition }
    case 'at-war':
    case 'ever-at-war':
    case 'long-at-war':
      return { is: inner.is, isSo, subjects: [theNation(inner.one)], objects: [nationName(inner.other)], alone: condition }
    case 'declared':
      if (inner.by.length === POWERS.length) return undefined
      return { is: inner.is, isSo, subjects: inner.by.map(theNation), objects: [declaredOn(inner)], alone: condition }
    default:
      return undefined
  }
}

/** `Germany holds Paris`, or that it does not. */
export function relationSaid(condition: Condition): string | undefined {
  const relation = relationOf(condition)
  return relation === undefined ? undefined : relationWords(relation, relation.isSo ? 'or' : 'and')
}

const relationWords = ({ is, isSo, subjects, objects }: Relation, last: 'and' | 'or'): string =>
  (isSo ? deed : omission)(subjects, VERBS[is], objects, last)

const namesOf = ({ subjects }: Relation): string => subjects.map(({ name }) => name).join()

/** Relations that agree in what `key` tells become one. */
function grouped(
  relations: readonly Relation[],
  key: (relation: Relation) => string,
  merge: (one: Relation, other: Relation) => Relation,
): readonly Relation[] {
  const groups = new Map<string, Relation>()
  for (const relation of relations) {
    const name = `${relation.is} ${relation.isSo} ${key(relation)}`
    const there = groups.get(name)
    groups.set(name, there === undefined ? relation : merge(there, relation))
  }
  return [...groups.values()]
}

const withObjects = ({ alone: _, ...one }: Relation, other: Relation): Relation => ({
  ...one,
  objects: [...new Set([...one.objects, ...other.objects])],
})
const withSubjects = ({ alone: _, ...one }: Relation, other: Relation): Relation => ({
  ...one,
  subjects: [...one.subjects, ...other.subjects],
})

/** A part of a list of conditions: relations that run together in words, or any other condition as it is. */
export interface Part {
  readonly at: number
  readonly said: string | Condition
}

/**
 * The parts of one list. Any of several who do a thing, and none of several who do it, run together; all of several do only where each is
 * one alone, and one that is wanting among several only for the same subject.
 */
export function partsSaid(conditions: readonly Condition[], last: 'and' | 'or'): readonly Part[] {
  const relations = conditions.flatMap((condition, at) => {
    const relation = relationOf(condition)
    return relation === undefined ? [] : [{ ...relation, at }]
  })
  const isEasy = ({ isSo }: Relation): boolean => isSo === (last === 'or')
  const mayJoin = (relation: Relation): boolean => isEasy(relation) || relation.subjects.length === 1
  const byWho = grouped(relations.filter(mayJoin), namesOf, withObjects)
  const mayGather = (relation: Relation): boolean => isEasy(relation) || (relation.isSo && relation.subjects.length === 1)
  const gathered = grouped(byWho.filter(mayGather), ({ objects }) => objects.join(), withSubjects)
  const joined = [...gathered, ...byWho.filter((one) => !mayGather(one)), ...relations.filter((one) => !mayJoin(one))]
  const others = conditions.flatMap((said, at) => (relationOf(said) === undefined ? [{ at, said }] : []))
  return [...joined.map((one) => ({ at: one.at ?? 0, said: one.alone ?? relationWords(one, last) })), ...others].toSorted(
    (one, other) => one.at - other.at,
  )
}

/** One holder and places, each of them one place or a choice of places: what a tally of places counts. */
function tallied(
  parts: readonly Condition[],
): { readonly who: Subject; readonly isSo: boolean; readonly places: readonly string[] } | undefined {
  const relations = parts.map((part) => {
    const each = (part.is === 'any' ? part.of : [part]).map(relationOf)
    const [first] = each
    const isOneHolder = each.every(
      (one) => one?.is === 'holds' && first !== undefined && one.isSo === first.isSo && namesOf(one) === namesOf(first),
    )
    return first === undefined || !isOneHolder
      ? undefined
      : {
          ...first,
          objects: [
            list(
              each.flatMap((one) => one?.objects ?? []),
              'or',
            ),
          ],
        }
  })
  const [first] = relations
  const who = first?.subjects[0]
  if (first === undefined || who === undefined) return undefined
  return relations.every((one) => one !== undefined && one.isSo === first.isSo && namesOf(one) === namesOf(first))
    ? { who, isSo: first.isSo, places: relations.flatMap((one) => one?.objects ?? []) }
    : undefined
}

const verbFor = (isSo: boolean, { isPlural }: Subject): string => (isSo ? HOLD : LACK).so[isPlural ? 1 : 0]

/** `those of Malta and Gibraltar that the Axis hold` */
export function holdingsCounted(parts: readonly Condition[]): string | undefined {
  const found = tallied(parts)
  return found === undefined ? undefined : `those of ${list(found.places, 'and')} that ${found.who.name} ${verbFor(found.isSo, found.who)}`
}

/** That at least so many of them are held, and that fewer are. */
export function holdingsSaid(parts: readonly Condition[], number: number): readonly [string, string] | undefined {
  const found = tallied(parts)
  if (found === undefined) return undefined
  const who = `${found.who.name} ${verbFor(found.isSo, found.who)}`
  const places = list(found.places, 'and')
  const fewer =
    number > 1
      ? `fewer than ${number} of ${places}`
      : found.places.length === 2
        ? `neither ${found.places.join(' nor ')}`
        : `none of ${places}`
  return [`${who} ${number === found.places.length && number > 1 ? '' : `at least ${number} of `}${places}`, `${who} ${fewer}`]
}
