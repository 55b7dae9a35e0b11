import { tieOf } from '../../../rules/chapters/war/index.ts'
import { isFactId, isPower, joins, NATION_NAMES, type Nation, SIDE_OF, type Situation, type War } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'

type Told = Omit<SituationDocument, 'edition'>
type Entry = NonNullable<Told['wars']>[number]
type Pair = readonly [Nation, Nation]

const pairIn = (entry: Entry): Pair => ('between' in entry ? entry.between : entry)
const isOver = (entry: Entry): boolean => 'between' in entry && entry.until !== undefined
const namesOf = ([one, other]: Pair): string => `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`

/** A country that fights by the result told of it fights beside the power it is bound to (50.521); a victim, bound by the attack itself, may fight alone. */
function leaderIn(book: Rulebook, situation: Situation, { standings }: Told, [one, other]: Pair): readonly Pair[] {
  const [enemy, country] = isPower(one) ? [one, other] : [other, one]
  const isTold = standings !== undefined && country in standings
  if (!isPower(enemy) || isPower(country) || !isTold) return []
  const tie = tieOf(book, situation, country)
  const isVictim = (situation.standings as Readonly<Record<string, { readonly attacked?: boolean }>>)[country]?.attacked === true
  return tie?.is !== 'bound' || isVictim || SIDE_OF[tie.power] === SIDE_OF[enemy] ? [] : [[tie.power, enemy]]
}

const hasSurrendered = ({ facts }: Situation, nation: Nation): boolean => {
  const fact = `${nation}.surrendered`
  return (isFactId(fact) && facts[fact] === true) || (nation === 'france' && facts['france.fallen'] === true)
}

/** The document with the wars that must be on where those it tells of are; dated as they are. */
export function withWarsBeside<D extends Told>(
  book: Rulebook,
  situation: Situation,
  document: D,
): { readonly document: D; readonly derived: readonly Derived[] } {
  const { besides } = book.clauses.war
  if (besides === undefined || document.wars === undefined) return { document, derived: [] }
  const wars: Entry[] = [...document.wars]
  const derived: Derived[] = []
  const isKnown = ([one, other]: Pair): boolean =>
    [...situation.wars, ...wars.map((entry): War => ({ between: pairIn(entry), since: situation.turn }))].some((war) =>
      joins(war, one, other),
    ) ||
    situation.declarations.some(
      ({ by, on, revoked }) => revoked !== true && joins({ between: [by, on], since: situation.turn }, one, other),
    )
  // What is found may bring another in its turn.
  for (const entry of wars) {
    if (isOver(entry)) continue
    const pair = pairIn(entry)
    const found = [
      ...besides
        .filter(({ war: [one, other] }) => joins({ between: pair, since: situation.turn }, one, other))
        .map(({ beside, cite }) => ({ beside: beside as Pair, cite })),
      ...leaderIn(book, situation, document, pair).map((beside) => ({ beside, cite: book.clauses.war.rules.whoGoes })),
    ]
    for (const { beside, cite } of found) {
      if (isKnown(beside) || beside.some((nation) => hasSurrendered(situation, nation))) continue
      wars.push('between' in entry ? { between: [...beside] as [Nation, Nation], since: entry.since } : ([...beside] as [Nation, Nation]))
      derived.push({ words: `${namesOf(beside)} are at war, since ${namesOf(pair)} are`, between: beside, cite })
    }
  }
  return derived.length === 0 ? { document, derived } : { document: { ...document, wars }, derived }
}
