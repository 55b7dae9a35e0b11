import {
  type Bar,
  type Book,
  type Condition,
  concerns,
  conditionHere,
  FACTION_NAMES,
  type Faction,
  isMet,
  isMinorTarget,
  isNation,
  isTarget,
  isTrackTarget,
  NATION_NAMES,
  type Placements,
  type Refusal,
  type Roll,
  refuse,
  type Situation,
  soMany,
  type Target,
  targetName,
} from '../../core/index.ts'
import type { PointChapter } from './clauses.ts'
import { noTarget, noTargetAlone } from './closed-target.ts'

/** For bars that ask who is acting: placing points is nobody's roll, but a bar may still ask whose points they are. */
const placingBy = (by: Faction): Roll => ({
  target: 'hungary',
  by,
  manner: 'ordinary',
  subversion: 0,
  covert: { axis: 0, allies: 0 },
  pledgesWarOnRussia: false,
})

/** A minor country is a target only in a book that has a table for it. */
const isPlaceable = (book: Book<PointChapter>, target: Target): boolean => !isMinorTarget(target) || target in book.tables

function whyNotInTarget(book: Book<PointChapter>, situation: Situation, by: Faction, target: Target): readonly Refusal[] {
  const here = (condition: Condition): Condition =>
    isTrackTarget(target) || target === 'intelligence' ? condition : conditionHere(condition, target)
  const broken = book.clauses.placing
    .filter((bar) => concerns(bar, by, target))
    .filter((bar) => isMet(here(bar.when), situation, placingBy(by)))
    .map((bar) => refuse(bar.id, `${targetName(target)}: ${bar.words}`, bar.cite, { target, faction: by }))
  return broken.length > 0 || isPlaceable(book, target) ? broken : [noTarget(book, target)]
}

/** What forbids points there whatever the situation: of points that were placed in another, nothing else can be said. */
export const neverPlaced = (book: Book<PointChapter>, by: Faction, target: Target): readonly Bar[] =>
  book.clauses.placing.filter((bar) => bar.when.is === 'always' && concerns(bar, by, target))

/** Some books take tension out of the limit of a third (RC-02). */
const isUnderLimit = (book: Book<PointChapter>, situation: Situation, target: Target): boolean =>
  !(book.clauses.beyondLimit ?? []).some(({ on, when }) => on.includes(target) && isMet(when, situation))

/** Every rule that an allocation breaks. `points` is what the faction received for the year. */
export function whyNotAllocate(
  book: Book<PointChapter>,
  situation: Situation,
  by: Faction,
  placements: Placements,
  points: number,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  const limit = book.clauses.allocationLimit(points)
  let placed = 0
  for (const [name, number] of Object.entries(placements)) {
    if (!isTarget(name)) {
      const words = `${isNation(name) ? NATION_NAMES[name] : `"${name}"`} is no diplomatic target`
      refusals.push(noTargetAlone(book, name) ?? refuse('no-such-target', words, book.clauses.closedTargets(name), { target: name }))
      continue
    }
    if (!Number.isInteger(number) || number < 0) {
      refusals.push(
        refuse('not-a-number-of-points', `${targetName(name)}: ${number} is not a whole number of points, 0 or more`, undefined, {
          target: name,
        }),
      )
      continue
    }
    if (number === 0) continue
    placed += number
    refusals.push(...whyNotInTarget(book, situation, by, name))
    if (number > limit.value && isUnderLimit(book, situation, name)) {
      refusals.push(
        refuse(
          'over-the-limit',
          `${targetName(name)}: ${soMany(number, 'point')}; the limit is ${limit.value}, a third of ${points}`,
          limit.cite,
          {
            target: name,
            points: number,
            limit: limit.value,
          },
        ),
      )
    }
    const cap = isTrackTarget(name) ? book.clauses.tensionPointsLimit(situation.turn) : undefined
    if (cap !== undefined && number > cap.value) {
      refusals.push(
        refuse(
          'over-the-triggers',
          `${targetName(name)}: ${soMany(number, 'point')}, but only ${cap.value} can still be used this year`,
          cap.cite,
          {
            target: name,
            points: number,
            limit: cap.value,
          },
        ),
      )
    }
  }
  if (placed > points) {
    refusals.push(
      refuse('too-many-points', `${soMany(placed, 'point')} placed; ${FACTION_NAMES[by]} received ${points}`, book.clauses.pointsReceived, {
        placed,
        points,
      }),
    )
  }
  return refusals
}
