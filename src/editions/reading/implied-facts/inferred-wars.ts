import {
  factsRead,
  hasBeenAtWar,
  type Implication,
  isBefore,
  isMinor,
  joins,
  NATION_NAMES,
  type Nation,
  type Situation,
  type Turn,
  turnAfter,
  type War,
} from '../../../rules/core/index.ts'
import { factNow, type Inferred, NOTHING, type Said, told } from '../document/derived.ts'
import { type Locate, misread, type Path } from '../document/misreading.ts'

type Fought = Implication & { readonly implies: { readonly is: 'fought' } }
type GoingOn = Implication & { readonly implies: { readonly is: 'goes-on' } }
type PeaceImplication = Implication & { readonly implies: { readonly is: 'peace' } }

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

export function withPeace(
  implication: PeaceImplication,
  situation: Situation,
  said: Said,
  locate: Locate | undefined,
  opening?: Situation,
): Inferred {
  const { implies, strength, words, cite } = implication
  const [one, other] = implies.between
  const date = implies.since === undefined ? null : factNow(situation, implies.since)
  const until = (date ?? situation.turn) as Turn
  // An end that nobody dated came before this turn, if the war did and nothing is told of the turn itself.
  const last = turnAfter(until, -1) ?? until
  const isOlder = date === null && opening === undefined
  // A war that broke out after the peace is another.
  const isEnded = (war: War): boolean => war.until === undefined && joins(war, one, other) && !isBefore(until, war.since)
  if (!situation.wars.some(isEnded)) return withFoughtWar(implication, situation, isOlder ? last : until)
  const names = `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`
  const path = warSaid(said, implies.between)
  if (path !== undefined) {
    if (strength !== 'certain')
      return { ...NOTHING, situation, asked: [{ words: `${names} are at war by this report, yet ${words}`, cite }] }
    const refusal = misread(path, locate, `${names} are at war, yet ${words}`, 'no such war')
    return { ...NOTHING, situation, refusals: [{ ...refusal, cite, data: { ...refusal.data, facts: factsRead(implication.when) } }] }
  }
  const wars = situation.wars.map((war) => (isEnded(war) ? { ...war, until: isOlder && isBefore(war.since, last) ? last : until } : war))
  return {
    ...NOTHING,
    situation: { ...situation, wars },
    derived: [told(implication, `${names} are no longer at war`, { between: implies.between })],
  }
}

type Pair = Fought['implies']['between']

const namesOf = (pair: Pair): readonly string[] => pair.map((nation) => NATION_NAMES[nation])

/** Of several that may have fought one enemy, all are named. */
function neverFought(pairs: readonly Pair[]): string {
  const [first, ...others] = pairs
  const enemy = first?.find((nation) => others.every((pair) => pair.includes(nation)))
  if (first === undefined || enemy === undefined || others.length === 0)
    return `${pairs.map((pair) => namesOf(pair).join(' and ')).join(', ')} have never been at war`
  const fighters = pairs.flatMap((pair) => pair.filter((nation) => nation !== enemy)).map((nation) => NATION_NAMES[nation])
  return `neither ${fighters.slice(0, -1).join(', ')} nor ${fighters.at(-1)} has ever been at war with ${NATION_NAMES[enemy]}`
}

/** They have been at war, and no report says since when; a peace that is told is no word of a war before it. */
export function withFought(implication: Fought, situation: Situation, { peace = [] }: Said, locate: Locate | undefined): Inferred {
  const { implies, words, cite } = implication
  const pairs = [implies.between, ...(implies.or ?? [])]
  // A France that has fallen makes no peace.
  const isGone = (pair: readonly Nation[]): boolean => pair.includes('france') && situation.facts['france.fallen'] === true
  const wars = pairs.filter((pair) => !isGone(pair))
  const told = wars.map((pair) => peace.findIndex((between) => joins({ between, since: situation.turn }, ...pair)))
  if (!told.includes(-1)) {
    const found = `${wars.map((pair) => namesOf(pair).join(' and ')).join('; ')}, yet ${words}`
    const refusal = misread(['peace', told[0] ?? 0], locate, found, 'no such pair, or among the wars the turn until which they fought')
    return { ...NOTHING, situation, refusals: [{ ...refusal, cite, data: { ...refusal.data, facts: factsRead(implication.when) } }] }
  }
  const minor = implies.between.find(isMinor)
  const asked = [
    {
      between: implies.between,
      among: [...pairs, ...(implies.brings ?? [])],
      ...(minor === undefined ? {} : { minor }),
      ...(implies.tells === undefined ? {} : { beside: implies.tells }),
      words: `${words}, yet by this report ${neverFought(pairs)}; please report the war`,
      cite,
    },
  ]
  return { ...NOTHING, situation, asked }
}

/** A war that only something else that is reported can have ended is not on, and nothing of the kind is reported. */
export function withGoingOn({ implies, words, cite }: GoingOn, situation: Situation): Inferred {
  const { between, endedBy } = implies
  const are = hasBeenAtWar(situation, ...between) ? 'are no longer' : 'are not'
  const told = endedBy.length > 1 ? `${endedBy.slice(0, -1).join(', ')} or ${endedBy.at(-1)}` : endedBy.join('')
  const found = `${namesOf(between).join(' and ')} ${are} at war by this report, yet ${words}; please report ${told}`
  return { ...NOTHING, situation, asked: [{ between, words: found, cite }] }
}
