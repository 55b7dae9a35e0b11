import { aimsOf, arePartners, tableCountry, tieOf } from '../../../rules/chapters/war/index.ts'
import { type Declaration, isBefore, isPower, NATION_NAMES, type Power, type Situation, turnsFrom } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import { withImpliedWars } from './brought-wars.ts'

type Declared = NonNullable<SituationDocument['declarations']>[number]

/** What is reported of a country was so when war was declared on it: it did not come of the attack, or later. */
function stoodThen({ standings, turn: now }: Situation, said: Pick<SituationDocument, 'standings'>, { on, turn }: Declaration): boolean {
  const minor = tableCountry(on)
  if (minor === undefined) return true
  const { attacked, since } = standings[minor]
  if (attacked === true) return false
  return since === undefined ? turn === now || said.standings?.[minor] === undefined : !isBefore(turn, since)
}

/** The position before the declarations of a turn: what was on by then, and what earlier ones brought. */
const positionAt = (book: Rulebook, situation: Situation, earlier: readonly Declaration[], turn: Situation['turn']): Situation => {
  const wars = situation.wars.filter(({ since, opening }) => opening === true || isBefore(since, turn))
  const before = earlier.filter((one) => isBefore(one.turn, turn))
  return { ...withImpliedWars(book, { ...situation, wars, declarations: before }), turn }
}

/**
 * 50.23: a declaration on a land that a power holds is one on that power, as the order puts it on record. One that had only opened its
 * hexes is attacked besides (R50-31); the war that another declaration of the turn brings is no second one.
 */
export function declaredOnHolders<D extends Omit<SituationDocument, 'edition'>>(
  book: Rulebook,
  situation: Situation,
  document: D,
): { readonly document: D; readonly derived: readonly Derived[] } {
  const { declarations: given = [] } = document
  if (given.every(({ on }) => isPower(on))) return { document, derived: [] }
  const dated = given.map((one) => ({ one, declaration: { turn: situation.turn, ...one } as Declaration }))
  const base = situation.declarations.slice(0, situation.declarations.length - given.length)
  let made: readonly Declaration[] = base
  const [read, derived]: [Map<Declared, readonly Declared[]>, Derived[]] = [new Map(), []]
  // Those on powers first: in one turn they are the ones that count.
  const inOrder = dated.toSorted(
    (a, b) => turnsFrom(b.declaration.turn, a.declaration.turn) || Number(isPower(b.declaration.on)) - Number(isPower(a.declaration.on)),
  )
  for (const { one, declaration } of inOrder) {
    const { by, on, turn } = declaration
    const found = holderThen(book, positionAt(book, situation, made, turn), declaration, stoodThen(situation, document, declaration))
    if (found === undefined) {
      made = [...made, declaration]
      continue
    }
    const isDeclared = made.some((other) => other.by === by && other.on === found.power && other.turn === turn)
    const entry: Declared = { ...one, on: found.power, ...(isDeclared ? { quiet: true } : {}) }
    read.set(one, found.is === 'hexes' ? [entry, { ...one, quiet: true }] : [entry])
    made = [...made, { ...declaration, on: found.power }]
    derived.push({
      words: `the declaration of war on ${NATION_NAMES[on]} is one on ${NATION_NAMES[found.power]}, which holds it`,
      cite: book.clauses.war.rules.held,
    })
  }
  return read.size === 0
    ? { document, derived }
    : { document: { ...document, declarations: given.flatMap((one) => read.get(one) ?? [one]) }, derived }
}

/** The power that held a country when war was declared on it, and was not yet fought. */
function holderThen(book: Rulebook, position: Situation, { by, on }: Declaration, isSure: boolean) {
  if (isPower(on) || !isSure) return undefined
  const holder: Power | undefined = aimsOf(book, position, [{ by, on }])[0]?.holder
  if (holder === undefined || arePartners(by, holder)) return undefined
  return { power: holder, is: tieOf(book, position, on)?.is ?? 'bound' }
}
