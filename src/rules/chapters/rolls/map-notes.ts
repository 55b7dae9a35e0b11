import {
  type Band,
  BONDS,
  type Bond,
  type Book,
  bondOf,
  isMet,
  type Minor,
  type Roll,
  type Situation,
  type Standing,
  sideFavoured,
  sideOf,
} from '../../core/index.ts'
import { isUnknownAward } from './award.ts'
import type { MapNote, RollChapter } from './clauses.ts'
import { effectsOf } from './effects.ts'
import { switchNotes } from './switching.ts'

/** Its hexes are another power's to use. */
export const holdsHexes = ({ result, conquered }: Standing, minor: Minor): boolean =>
  result !== null && !conquered && BONDS.indexOf(bondOf(result, minor)) >= BONDS.indexOf('hexes')

/** Foreign factors it may take in, once it has opened its hexes. */
function factorLimit(book: Book<RollChapter>, situation: Situation, { result, waiting }: Standing, minor: Minor): number {
  if (result === null) return 0
  return book.clauses.foreignFactorLimit(minor, sideFavoured(result), waiting ? 'hexes' : bondOf(result, minor), situation).value
}

/** Units that an earlier result let in and the new one does not, all of them or those beyond its limit. */
function leaving(book: Book<RollChapter>, situation: Situation, after: Standing, minor: Minor): readonly MapNote[] {
  const before = situation.standings[minor]
  const { withdrawn, reduced } = book.clauses.mapEffects
  if (!holdsHexes(before, minor)) return []
  if (!holdsHexes(after, minor) || after.with !== before.with) return [withdrawn]
  const limit = factorLimit(book, situation, after, minor)
  return reduced !== undefined && limit < factorLimit(book, situation, before, minor) ? [reduced(limit)] : []
}

/** What follows on the map from what a country now grants, or no longer does (49.52 to 49.57, GN-05). */
export function mapNotes(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band, after: Standing): readonly MapNote[] {
  const { target } = roll
  const before = situation.standings[target]
  const { granted, upTo, permanent, leavesHexes } = book.clauses.mapEffects
  const isNew = after.result !== null && (after.result !== before.result || after.with !== before.with)
  const joins = effectsOf(band, 'ally', 'associate')[0]
  const phase = after.result !== null && sideFavoured(after.result) === sideOf(roll.by) ? 'own' : 'opponent'
  const brought = (bond: Bond): readonly MapNote[] =>
    (granted[bond] ?? [])
      .filter((note) => (note.when === undefined || isMet(note.when, situation)) && (note.phase ?? phase) === phase)
      .map(({ when: _when, phase: _phase, ...note }) => note)
  const notes: MapNote[] = []
  if (isNew && after.result !== null && joins !== undefined && !after.waiting)
    notes.push(...(joins.leavesHexes ? (leavesHexes ?? []) : brought(joins.is)))
  else if (isNew && after.result !== null) {
    const grants = effectsOf(band, 'hexes', 'income')[0]?.is
    if (grants !== undefined) notes.push(...brought(grants))
    if (grants === 'hexes') {
      const limit = book.clauses.foreignFactorLimit(target, sideFavoured(after.result), 'hexes', situation)
      notes.push({ words: upTo(limit.value), cite: limit.cite })
    }
  }
  notes.push(...leaving(book, situation, after, target))
  if (band.permanent) notes.push({ words: 'the result is permanent: never named again', cite: permanent })
  if (isUnknownAward(situation, target, band)) notes.push({ words: 'all its BRPs, once their number is reported', cite: band.cite })
  return [...notes, ...switchNotes(book, situation, target, after)]
}

/** Units it may lend, as many as it now may: a result that keeps a better one in effect keeps its number; those of one that ends go home. */
export function volunteerNotes(
  book: Book<RollChapter>,
  situation: Situation,
  target: Minor,
  band: Band,
  after: Standing,
): readonly MapNote[] {
  const { result, volunteers = 0, conquered } = situation.standings[target]
  const lending = book.tables[target]?.bands.find((one) => one.policy !== undefined && one.policy === result)
  const hadSome = volunteers > 0 || (!conquered && lending !== undefined && effectsOf(lending, 'volunteers').length > 0)
  const isOver = hadSome && after.volunteers === undefined && result !== after.result && effectsOf(band, 'ally', 'associate').length === 0
  return [
    ...effectsOf(band, 'volunteers').map(({ nationality }) => ({
      words: `Germany may be lent ${after.volunteers} ${nationality} 2-3 infantry for the east while it fights Russia`,
      cite: band.cite,
    })),
    ...(isOver ? [{ words: 'no more units are lent for the east; those there are given back', cite: band.cite }] : []),
  ]
}

/** What the table itself says of a result. */
export const bandNotes = ({ effects, cite }: Band): readonly MapNote[] =>
  effects.flatMap((effect) => ('words' in effect ? [{ words: effect.words, cite }] : []))
