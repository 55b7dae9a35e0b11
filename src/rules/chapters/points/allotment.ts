import {
  type Book,
  type ByFaction,
  FACTIONS,
  FACTS,
  type FactId,
  type Faction,
  type FrozenTheatre,
  frozenTheatres,
  isFactId,
  isGiven,
  isMet,
  isTally,
  type Line,
  mapEach,
  POWERS_OF,
  type Power,
  type Reckoning,
  readsOfRow,
  reckon,
  type Situation,
} from '../../core/index.ts'
import type { PointChapter } from './clauses.ts'

/** What a power receives for the year, line by line. */
export interface Allotment {
  readonly lines: readonly Line[]
  readonly total: number
}

export interface Allotments {
  readonly powers: Readonly<Partial<Record<Power, Allotment>>>
  readonly factions: ByFaction<{ readonly total: number; readonly limit: number }>
  /**
   * What Russian resistance goes by, in a book that has it: objectives given up undefended count at once (49.154), those of last year
   * still (49.154F (b)).
   */
  readonly russianResistance?: Allotment
}

/** One and the same fact for France, whatever the books call it (R49-35). */
const SURRENDER: Readonly<Partial<Record<Power, FactId>>> = {
  germany: 'germany.surrendered',
  italy: 'italy.surrendered',
  britain: 'britain.surrendered',
  france: 'france.fallen',
  us: 'us.suedForPeace',
  russia: 'russia.surrendered',
}

const hasSurrendered = (situation: Situation, power: Power): boolean => situation.facts[SURRENDER[power] ?? ''] === true

/** A line that brings a sum to what a rule makes of it. */
function adjusting(id: string, amount: number, words: string, cite: Line['cite']): Line {
  return { id, amount, times: amount === 0 ? 0 : 1, words, cite, applies: amount !== 0 }
}

/** What a power’s table comes to as things stand, below zero too: nothing is made of a surrender, and no floor holds it up. */
export function dpLevel(book: Pick<Book<unknown>, 'tables'>, situation: Situation, power: Power): Reckoning | undefined {
  const table = book.tables[power]
  if (table === undefined) return undefined
  return reckon(table, situation)
}

/** What is made of a power's level: nothing of it after a surrender, or where its theatre is not played, and nothing below zero. */
interface Adjustment {
  readonly surrendered: number
  readonly unplayed: number
  readonly floor: number
  readonly idle: FrozenTheatre | undefined
}

function adjustmentOf(book: Book<PointChapter>, situation: Situation, power: Power, total: number): Adjustment {
  const { receivesAfterSurrender, sinksBelowZero } = book.clauses
  const isOut = hasSurrendered(situation, power) && !receivesAfterSurrender.value.includes(power)
  const isHeldUp = sinksBelowZero === undefined || !isMet(sinksBelowZero, situation)
  const surrendered = isOut && (total > 0 || !isHeldUp) ? -total : 0
  const idle = frozenTheatres(book, situation).find(({ isDiplomatic, powers }) => isDiplomatic || powers.includes(power))
  const unplayed = idle === undefined ? 0 : -(total + surrendered)
  return { surrendered, unplayed, floor: isHeldUp ? Math.max(0, -(total + surrendered + unplayed)) : 0, idle }
}

function allotmentOf(book: Book<PointChapter>, situation: Situation, power: Power): Allotment | undefined {
  const level = dpLevel(book, situation, power)
  if (level === undefined) return undefined
  const { surrendered, unplayed, floor, idle } = adjustmentOf(book, situation, power, level.total)
  const { noneAfterSurrender, zeroFloor } = book.clauses
  const lines = [...level.lines, adjusting('surrendered', surrendered, 'has surrendered and receives none', noneAfterSurrender)]
  if (idle !== undefined) lines.push(adjusting('other-theatre', unplayed, idle.words, idle.cite))
  lines.push(adjusting('zero-floor', floor, 'no allotment falls below zero', zeroFloor))
  return { lines, total: level.total + surrendered + unplayed + floor }
}

/** What a faction’s points go by that has to be told anew at each year start, and nobody has told (49.14, R49-83). */
export const untoldOfYear = (book: Book<PointChapter>, situation: Situation, faction: Faction): readonly FactId[] =>
  POWERS_OF[faction].flatMap((power) =>
    hasSurrendered(situation, power)
      ? []
      : (book.tables[power]?.rows ?? [])
          .filter((row) => row.when === undefined || isMet(row.when, situation))
          .flatMap((row) => readsOfRow(row).flatMap((read) => (read.of === 'fact' && isFactId(read.fact) ? [read.fact] : [])))
          .filter((id) => FACTS[id].lasts.is === 'year' && isTally(id) && !isGiven(situation.facts, id)),
  )

/** What a power would receive now, and nothing of why; none without a table. */
export function allottedTo(book: Book<PointChapter>, situation: Situation, power: Power): number {
  const total = dpLevel(book, situation, power)?.total
  if (total === undefined) return 0
  const { surrendered, unplayed, floor } = adjustmentOf(book, situation, power, total)
  return total + surrendered + unplayed + floor
}

function russianResistance(book: Book<PointChapter>, situation: Situation, allotted: Allotment): Allotment | undefined {
  const { undefendedAtOnce } = book.clauses
  if (undefendedAtOnce === undefined) return undefined
  const lost = Number(situation.facts['russia.undefendedLostThisYear'] ?? 0)
  const line = {
    ...adjusting('undefended-this-year', lost === 0 ? 0 : -lost, 'undefended objectives lost this year', undefendedAtOnce),
    times: lost,
  }
  return { lines: [...allotted.lines, line], total: allotted.total + line.amount }
}

/**
 * Points for every power, by the lines of its table (49.151), and for every faction at this set-up or year start. A faction’s limit goes
 * by what its powers have together (49.31 (d), 49.31 (e), 49.31 (f), 3.1.1a); a sum below zero burdens no partner (49.16 (b)).
 */
export function allot(book: Book<PointChapter>, situation: Situation): Allotments {
  const powers: Partial<Record<Power, Allotment>> = {}
  for (const power of FACTIONS.flatMap((faction) => POWERS_OF[faction])) {
    const allotment = allotmentOf(book, situation, power)
    if (allotment !== undefined) powers[power] = allotment
  }
  const totalOf = (faction: (typeof FACTIONS)[number]): number =>
    Math.max(
      0,
      POWERS_OF[faction].reduce((sum, power) => sum + (powers[power]?.total ?? 0), 0),
    )
  const factions = mapEach(FACTIONS, (faction) => {
    const total = totalOf(faction)
    return { total, limit: book.clauses.allocationLimit(total).value }
  })
  const resistance = russianResistance(book, situation, powers.russia ?? { lines: [], total: 0 })
  return { powers, factions, ...(resistance === undefined ? {} : { russianResistance: resistance }) }
}
