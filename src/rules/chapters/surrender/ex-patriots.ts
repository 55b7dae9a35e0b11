import {
  type Book,
  type Citation,
  chapterOf,
  type Following,
  factsWith,
  NATION_NAMES,
  type Refusal,
  refuse,
  type Situation,
  situationWith,
} from '../../core/index.ts'
import { isTabled, type MinorNation, type Status, statusOf } from '../statuses/index.ts'
import type { MinorSurrenderChapter } from './minor-clauses.ts'

/** A unit of a nation that surrenders. */
export interface SurrenderedUnit {
  readonly type: string
  readonly strength: number
  /** It can trace a way free of enemy units to the edge of the map; not told, if it is left out. */
  readonly hasFreeWay?: boolean | undefined
  /** Recon finds its way past the enemy; by its type, if it is left out. */
  readonly isRecon?: boolean | undefined
}

/** Units that get away keep type and experience for later; they themselves surrender, three of strength making one of partisans. */
export function exPatriotsOf(
  units: readonly SurrenderedUnit[],
  { kept, partisans, strengthEach }: { readonly kept: Citation; readonly partisans: Citation; readonly strengthEach: number },
): readonly Following[] {
  const getsAway = ({ type, hasFreeWay, isRecon = /\brecon/i.test(type) }: SurrenderedUnit): boolean => hasFreeWay === true || isRecon
  const fateOf = (unit: SurrenderedUnit): string =>
    getsAway(unit)
      ? 'type and experience are kept for a later unit'
      : unit.hasFreeWay === undefined
        ? 'taken as lost: hasFreeWay, a way free of the enemy to the map’s edge, is not told'
        : 'lost; no way free of the enemy to the map’s edge'
  const strength = units.filter(getsAway).reduce((sum, unit) => sum + unit.strength, 0)
  const over = strength % strengthEach
  return [
    ...units.map((unit) => ({
      what: `${unit.type}: ${fateOf(unit)}`,
      cite: kept,
    })),
    { what: `partisan strength for later, one for each ${strengthEach}`, amount: Math.floor(strength / strengthEach), cite: partisans },
    ...(over === 0 ? [] : [{ what: 'strength that makes no full one', amount: over, cite: partisans }]),
  ]
}

/** How it stood when it surrendered. */
export function formerStatusOf(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): Status {
  if (!isTabled(nation))
    return statusOf(
      book,
      situationWith(situation, { facts: factsWith(situation.facts, { [`${nation}.conquered`]: false, [`${nation}.surrendered`]: false }) }),
      nation,
    ).status
  const { conquered: _conquered, ...standing } = situation.standings[nation]
  return statusOf(book, situationWith(situation, { standings: { ...situation.standings, [nation]: standing } }), nation).status
}

/** Only a nation that fought beside a faction leaves ex-patriots (3.5.5.3, 3.5.6.4). */
export function whyNotExPatriots(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): readonly Refusal[] {
  const { of, kept } = chapterOf(book, 'minorSurrenders').exPatriots
  const status = formerStatusOf(book, situation, nation)
  if (of[status] !== undefined) return []
  const { name } = chapterOf(book, 'statuses').rows[status]
  return [refuse('no-ex-patriots', `${NATION_NAMES[nation]} (${name}): it fought beside nobody`, kept, { of: nation, status })]
}
