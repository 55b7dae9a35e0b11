import { allot, neverPlaced } from '../../../rules/chapters/points/index.ts'
import {
  concerns,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  factsWith,
  isFactId,
  isMet,
  isMinor,
  isTarget,
  isTurn,
  mapEach,
  POWERS,
  POWERS_OF,
  type Power,
  readsOf,
  readsOfRow,
  type Situation,
  soMany,
  TRACK_NAMES,
  TRACKS,
  targetName,
  trackOf,
  yearOf,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Placed = readonly (readonly [string, number])[]

const pointsOf = ({ placements = {} }: SituationDocument, by: Faction): Placed =>
  Object.entries(placements[by] ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)

/** Points that nobody can have placed there (49.32): they are read all the same, and that is said. */
export const strayPoints = (book: Rulebook, document: SituationDocument): readonly Remark[] =>
  FACTIONS.flatMap((by) =>
    pointsOf(document, by).flatMap(([target]) =>
      !isTarget(target)
        ? []
        : neverPlaced(book, by, target).map(({ words, cite }) => ({
            words: `points of ${FACTION_NAMES[by]} in ${targetName(target)} are reported, yet ${words}`,
            cite,
            ...(isMinor(target) ? { minor: target } : {}),
          })),
    ),
  )

/** Points where the year or what is reported closes the target (49.34, 49.36B). */
export const closedPoints = ({ clauses }: Rulebook, document: SituationDocument, situation: Situation): readonly Remark[] =>
  FACTIONS.flatMap((by) =>
    pointsOf(document, by).flatMap(([target]) =>
      !isTarget(target)
        ? []
        : clauses.placing
            .filter((bar) => bar.when.is !== 'always' && concerns(bar, by, target) && isMet(bar.when, situation))
            .filter(({ when }) =>
              readsOf(when).every((read) => read.of === 'turn' || (read.of === 'fact' && Object.hasOwn(document.facts ?? {}, read.fact))),
            )
            .map(({ words, cite }) => ({
              words: `points of ${FACTION_NAMES[by]} in ${targetName(target)} are reported, yet ${words}`,
              cite,
              ...(isMinor(target) ? { minor: target } : {}),
            })),
    ),
  )

/** Points of a year that began while France stood are in no Vichy France (49.36B). */
export function vichyPoints({ clauses }: Rulebook, document: SituationDocument, situation: Situation): readonly Remark[] {
  const fell = situation.facts['france.fallTurn']
  if (typeof fell !== 'string' || !isTurn(fell) || yearOf(fell) !== yearOf(situation.turn)) return []
  const started = { ...situation, facts: factsWith(situation.facts, { 'france.fallen': false, 'vichyFrance.formed': 'undecided' }) }
  return FACTIONS.filter((by) => pointsOf(document, by).some(([target]) => target === 'vichyFrance')).flatMap((by) =>
    clauses.placing
      .filter(({ on, when }) => on?.includes('vichyFrance') && !isMet(when, situation) && isMet(when, started))
      .slice(0, 1)
      .map(({ cite }) => ({
        minor: 'vichyFrance' as const,
        words: `points of ${FACTION_NAMES[by]} in ${targetName('vichyFrance')} are reported, yet France still stood when those of ${yearOf(situation.turn)} were placed`,
        cite,
      })),
  )
}

/** What a faction receives hangs on BRPs that nobody has to report. */
const isAllotmentKnown = ({ tables }: Rulebook, { facts = {} }: SituationDocument, by: Faction): boolean =>
  POWERS_OF[by].every((power) => {
    const rows = tables[power]?.rows ?? []
    return (
      `${power}.yssBrps` in facts ||
      !rows.some((row) => readsOfRow(row).some((read) => read.of === 'fact' && read.fact === `${power}.yssBrps`))
    )
  })

/** As many as can be reported of a power. */
const mostBrps = (power: Power): number => (power === 'us' ? 999 : 499)

const withMostBrps = (situation: Situation, { facts = {} }: SituationDocument): Situation => {
  const most = POWERS.map((power) => [`${power}.yssBrps`, mostBrps(power)] as const)
  const untold = most.filter(([fact]) => isFactId(fact) && !Object.hasOwn(facts, fact))
  return { ...situation, facts: factsWith(situation.facts, Object.fromEntries(untold)) }
}

const areOf = (number: number): string => (number === 1 ? 'is' : 'are')

/** More points used on a tension this year than were placed on it (49.83). */
export const overusedPoints = (
  { clauses }: Rulebook,
  document: SituationDocument,
  { turn, tensionPointsUsed }: Situation,
): readonly Remark[] =>
  FACTIONS.flatMap((by) =>
    document.placements?.[by] === undefined
      ? []
      : TRACKS.flatMap((track): readonly Remark[] => {
          const uses = tensionPointsUsed.filter(
            (use) => use.by === by && trackOf(use) === track && yearOf(use.turn) === yearOf(turn),
          ).length
          const [, placed = 0] = pointsOf(document, by).find(([target]) => target === track) ?? []
          if (uses <= placed) return []
          const words = `${soMany(uses, 'point')} of ${FACTION_NAMES[by]} ${areOf(uses)} used on ${TRACK_NAMES[track]} this year by this report, yet ${placed} ${placed === 1 ? 'was' : 'were'} placed`
          return [{ words, track, cite: clauses.tensionPointRule }]
        }),
  )

/** More points than a faction receives by this report, in all or in one target (49.31): facts may have changed since they were placed. */
export function excessPoints(book: Rulebook, document: SituationDocument, situation: Situation): readonly Remark[] {
  const told = FACTIONS.filter((by) => pointsOf(document, by).length > 0)
  if (told.length === 0) return []
  const { factions: reported } = allot(book, situation)
  // BRPs that nobody reported may be as many as anybody ever has.
  const rich = told.every((by) => isAllotmentKnown(book, document, by)) ? reported : allot(book, withMostBrps(situation, document)).factions
  const factions = mapEach(FACTIONS, (by) => (isAllotmentKnown(book, document, by) ? reported[by] : rich[by]))
  return told.flatMap((by): readonly Remark[] => {
    const { total } = factions[by]
    const points = pointsOf(document, by)
    const placed = points.reduce((sum, [, number]) => sum + number, 0)
    const most = isAllotmentKnown(book, document, by) ? '' : 'at most '
    const received = `${FACTION_NAMES[by]} would receive ${most}${soMany(total, 'point')} for the year`
    if (placed > total)
      return [
        {
          words: `${soMany(placed, 'point')} of ${FACTION_NAMES[by]} ${areOf(placed)} reported, yet by this report ${received}`,
          cite: book.clauses.pointsReceived,
        },
      ]
    const limit = book.clauses.allocationLimit(total)
    return points.flatMap(([target, number]) =>
      !isTarget(target) || !isMinor(target) || number <= limit.value
        ? []
        : [
            {
              minor: target,
              words: `${soMany(number, 'point')} of ${FACTION_NAMES[by]} in ${targetName(target)} ${areOf(number)} reported, yet by this report ${received} and may place ${limit.value} in one target`,
              cite: limit.cite,
            },
          ],
    )
  })
}
