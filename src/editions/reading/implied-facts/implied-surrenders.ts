import { isTabled, MINOR_NATIONS, type MinorNation } from '../../../rules/chapters/statuses/index.ts'
import { capitalsLost, hasSurrenderedByNow, surrenderAfterCapital } from '../../../rules/chapters/surrender/index.ts'
import {
  type DateFact,
  FACTS,
  type FactId,
  factClause,
  factsWith,
  isBefore,
  isFactId,
  type Situation,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Said = Pick<SituationDocument, 'facts'>
interface Found {
  readonly situation: Situation
  readonly derived: readonly Derived[]
}

const outBy = (nation: MinorNation): FactId | undefined => [`${nation}.conquered`, `${nation}.surrendered`].find(isFactId)

/** A nation without a capital is taken with its land (3.5.1.6). */
const dateFactOf = (nation: MinorNation): FactId | undefined => [`${nation}.capitalTaken`, `${nation}.occupiedSince`].find(isFactId)

/** A capital that its holder of the start still has did not fall: Kiev is Russian until the Axis come. */
function hasCapitalFallen({ clauses }: Rulebook, { facts }: Situation, nation: MinorNation): boolean {
  const capital = clauses.minorSurrenders?.capitals[nation]
  return capital !== undefined && facts[`${capital}.controller`] !== FACTS[`${capital}.controller`].start
}

/** 3.5.1: a capital in enemy hands since nobody knows when: whoever asks about the nation is told. */
export const undatedFalls = (book: Rulebook, situation: Situation): readonly Remark[] =>
  capitalsLost(book, situation)
    .filter(({ is, nation }) => is === 'unreported' && hasCapitalFallen(book, situation, nation))
    .map(({ nation, name, words, cite }) => {
      const out = outBy(nation)
      const about = isTabled(nation) ? { minor: nation } : out === undefined ? {} : { fact: out }
      return { ...about, words: `${name}: ${words}; please report ${dateFactOf(nation)}`, cite }
    })

/** 3.5.1: nations without a table whose capital fell long enough ago have surrendered, in the turn that followed its fall. */
export function withImpliedSurrenders(book: Rulebook, situation: Situation, { facts: told = {} }: Said): Found {
  const { minorSurrenders } = book.clauses
  if (minorSurrenders === undefined) return { situation, derived: [] }
  const found = MINOR_NATIONS.filter((nation) => !isTabled(nation)).flatMap((nation) => {
    const [out, date] = [outBy(nation), `${nation}.surrenderTurn`]
    const fell = surrenderAfterCapital(book, situation, nation)
    if (out === undefined || fell === undefined || isBefore(situation.turn, fell.due)) return []
    const isOut = situation.facts[out] === true
    const isNews = !isOut && !Object.hasOwn(told, out) && hasSurrenderedByNow(book, situation, nation)
    const reason = `its capital fell in ${turnName(fell.taken)}`
    const isDated = (isOut || isNews) && isFactId(date) && !Object.hasOwn(told, date) && situation.facts[date] === null
    return [
      ...(isNews ? [{ fact: out, value: true, reason }] : []),
      ...(isDated ? [{ fact: date as DateFact, value: fell.due, reason }] : []),
    ]
  })
  return {
    situation: { ...situation, facts: factsWith(situation.facts, Object.fromEntries(found.map(({ fact, value }) => [fact, value]))) },
    derived: found.map(({ fact, value, reason }) => ({
      fact,
      words: `${factClause(fact, value)}, since ${reason}`,
      cite: minorSurrenders.fall,
    })),
  }
}
