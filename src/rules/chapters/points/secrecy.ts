import { type Book, type Faction, isMinorTarget, type Placements, type Situation, sideOf, type Target } from '../../core/index.ts'
import type { PointChapter } from './clauses.ts'

/** Points in a country where the enemy keeps a spy ring are announced at once (49.21 (b)), in a book that has spy rings. */
export function announcedAtOnce(book: Book<PointChapter>, situation: Situation, by: Faction, placements: Placements): Placements {
  if (book.clauses.secrecy.announced === undefined) return {}
  const enemies = sideOf(by) === 'axis' ? ['westernSpyRings', 'russianSpyRings'] : ['axisSpyRings']
  const isWatched = (target: string): boolean => enemies.some((rings) => Number(situation.facts[`${target}.${rings}`] ?? 0) > 0)
  return Object.fromEntries(
    Object.entries(placements).filter(([target, points]) => points > 0 && isMinorTarget(target as Target) && isWatched(target)),
  )
}
