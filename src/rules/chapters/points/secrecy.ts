import {
  type Book,
  FACTIONS,
  type Faction,
  isMinorTarget,
  type Placements,
  type Side,
  type Situation,
  sideOf,
  type Target,
} from '../../core/index.ts'
import type { PointChapter } from './clauses.ts'

const RINGS_OF: Readonly<Record<string, Side>> = { axisSpyRings: 'axis', westernSpyRings: 'allies', russianSpyRings: 'allies' }

/** Factions whose points would be shown if these facts were so and are not yet: those that a new spy ring of the enemy’s watches. */
export function unveiledBy(
  book: Book<PointChapter>,
  situation: Situation,
  facts: Situation['facts'],
): readonly (readonly [string, Faction])[] {
  if (book.clauses.secrecy.announced === undefined) return []
  return Object.entries(facts).flatMap(([id, value]) => {
    if (!id.includes('SpyRings')) return []
    const owner = RINGS_OF[id.split('.')[1] ?? '']
    const isNew = Number(value) > 0 && Number(situation.facts[id] ?? 0) === 0
    return owner === undefined || !isNew ? [] : FACTIONS.filter((one) => sideOf(one) !== owner).map((one) => [id, one] as const)
  })
}

/** Points in a country where the enemy keeps a spy ring are announced at once (49.21 (b)), in a book that has spy rings. */
export function announcedAtOnce(book: Book<PointChapter>, situation: Situation, by: Faction, placements: Placements): Placements {
  if (book.clauses.secrecy.announced === undefined) return {}
  const enemies = sideOf(by) === 'axis' ? ['westernSpyRings', 'russianSpyRings'] : ['axisSpyRings']
  const isWatched = (target: string): boolean => enemies.some((rings) => Number(situation.facts[`${target}.${rings}`] ?? 0) > 0)
  return Object.fromEntries(
    Object.entries(placements).filter(([target, points]) => points > 0 && isMinorTarget(target as Target) && isWatched(target)),
  )
}
