import { type Book, chapterOf, type Following, following, isMet, type Refusal, refuse, type Situation, soMany } from '../../core/index.ts'
import type { CapitulationChapter } from './clauses.ts'

/** Whose land a warlord may attack. */
export const ATTACKED_LANDS = ['japanese', 'unoccupied', 'communist', 'other'] as const
export type AttackedLand = (typeof ATTACKED_LANDS)[number]

export interface WarlordAttack {
  readonly land: AttackedLand
  /** His own units next to it. */
  readonly units: number
  /** Units of other warlords that would join in. */
  readonly others: number
  readonly defenders: number
  readonly hasCity: boolean
}

const notCollapsed = (book: Book<CapitulationChapter>, situation: Situation): readonly Refusal[] => {
  const { isOn } = chapterOf(book, 'capitulation').collapse
  return isMet(isOn.when, situation) ? [] : [refuse('no-collapse', 'the Nationalist government stands; there are no warlords', isOn.cite)]
}

/** Why a warlord may not attack a territory. */
export function whyNotWarlord(
  book: Book<CapitulationChapter>,
  situation: Situation,
  { land, units, others, defenders }: WarlordAttack,
): readonly Refusal[] {
  const { ratio, ratioRuling, noSupport } = chapterOf(book, 'capitulation').collapse
  const needed = Math.max(1, ratio.value * defenders)
  return [
    ...notCollapsed(book, situation),
    ...(land === 'japanese' || land === 'unoccupied'
      ? []
      : [refuse('not-chinese', 'only Chinese land that Japan holds, or nobody', ratio.cite, { land })]),
    ...(others > 0
      ? [refuse('no-support', `${soMany(others, 'unit')} of other warlords; none supports another`, noSupport, { others })]
      : []),
    ...(units >= needed
      ? []
      : [
          refuse('too-few', `${soMany(units, 'unit')} next to it; ${needed} are needed`, ratio.cite, {
            units,
            needed,
            ruling: ratioRuling,
          }),
        ]),
  ]
}

/** What follows if he wins. */
export function afterWarlordVictory(
  book: Book<CapitulationChapter>,
  situation: Situation,
  { hasCity }: WarlordAttack,
): readonly Following[] {
  const { won, city } = chapterOf(book, 'capitulation').collapse
  return [...following(won, situation), ...(hasCity ? [{ what: city.words, cite: city.cite }] : [])]
}

export interface CommunistBuild {
  /** Nationalist divisions that are not built, those that belong to the West left out. */
  readonly unbuilt: number
  readonly divisions: number
  readonly forcesThere: number
  readonly isNationalist: boolean
  readonly isNextToCommunist: boolean
}

/** Why Communist China may not build its divisions there in place of Nationalist ones. */
export function whyNotExpand(book: Book<CapitulationChapter>, situation: Situation, build: CommunistBuild): readonly Refusal[] {
  const { cite } = chapterOf(book, 'capitulation').collapse.expansion
  const { unbuilt, divisions, forcesThere, isNationalist, isNextToCommunist } = build
  return [
    ...notCollapsed(book, situation),
    ...(divisions <= unbuilt
      ? []
      : [refuse('none-unbuilt', `${soMany(divisions, 'division')}; ${unbuilt} unbuilt`, cite, { divisions, unbuilt })]),
    ...(isNationalist ? [] : [refuse('not-nationalist', 'only in Nationalist territory', cite)]),
    ...(forcesThere === 0
      ? []
      : [refuse('not-empty', `${soMany(forcesThere, 'unit stands', 'units stand')} there`, cite, { forcesThere })]),
    ...(isNextToCommunist ? [] : [refuse('not-next', 'only next to Communist territory', cite)]),
  ]
}
