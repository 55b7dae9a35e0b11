import { whyNotAllocate } from '../../chapters/points/allocation.ts'
import { allot } from '../../chapters/points/allotment.ts'
import { awardOf } from '../../chapters/rolls/outcome.ts'
import { opensYear, turnName } from '../../core/calendar.ts'
import { MINORS } from '../../core/countries.ts'
import { FACTION_NAMES, sideOf } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Placements, Situation } from '../../core/situation.ts'
import { isMinorTarget, type Target } from '../../core/targets.ts'
import { yearTurned } from '../../core/year.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'

export function whyNotOpenYear(game: Game, { turn }: OrderOf<'open-year'>): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (!opensYear(turn)) refusals.push(refuse('not-a-year-start', `${turnName(turn)} does not open a year`, undefined, { turn }))
  if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
  return refusals
}

/** Points are counted once, as the year opens: a place lost later costs nothing before the next (49.153). */
export const openYear = (book: Rulebook, game: Game, { turn }: OrderOf<'open-year'>): readonly Event[] => [
  { type: 'year-opened', turn, allotments: allot(book, yearTurned(game.situation, turn)), paid: incomeAtYearStart(book, game.situation) },
]

/** Income from results that still run counts as paid this year (R49-26). */
function incomeAtYearStart(book: Rulebook, situation: Situation): Situation['paid'] {
  const running = MINORS.flatMap((minor) => {
    const { result, with: holder, conquered } = situation.standings[minor]
    const band = book.tables[minor]?.bands.find(({ policy }) => policy === result)
    if (result === null || holder === null || conquered || band === undefined) return []
    const brps = awardOf(situation, minor, band)
    return brps === undefined || brps === 0 ? [] : [[minor, { to: holder, brps }] as const]
  })
  return Object.fromEntries(running)
}

export function whyNotSeal(book: Rulebook, game: Game, { by, placements }: OrderOf<'seal-allocation'>): readonly Refusal[] {
  const { allocate } = book.clauses.phaseRules
  if (game.points === null) return [refuse('no-points-yet', 'points are received before they are allocated', allocate)]
  const refusals = [...whyNotAllocate(book, game.situation, by, placements, game.points[by])]
  if (game.sealed.includes(by))
    refusals.push(refuse('already-sealed', `${FACTION_NAMES[by]} has sealed its allocation for the year`, allocate, { faction: by }))
  return refusals
}

/** Points in a country where the enemy keeps a spy ring are announced at once (49.21 (b)), in a book that has spy rings. */
function underEnemyEyes(book: Rulebook, game: Game, { by, placements }: OrderOf<'seal-allocation'>): Placements {
  if (book.clauses.secrecy.announced === undefined) return {}
  const enemies = sideOf(by) === 'axis' ? ['westernSpyRings', 'russianSpyRings'] : ['axisSpyRings']
  const isWatched = (target: string): boolean => enemies.some((rings) => Number(game.situation.facts[`${target}.${rings}`] ?? 0) > 0)
  return Object.fromEntries(
    Object.entries(placements).filter(([target, points]) => points > 0 && isMinorTarget(target as Target) && isWatched(target)),
  )
}

export const seal = (book: Rulebook, game: Game, order: OrderOf<'seal-allocation'>): readonly Event[] => [
  { type: 'allocation-sealed', by: order.by, placements: order.placements, announced: underEnemyEyes(book, game, order) },
]
