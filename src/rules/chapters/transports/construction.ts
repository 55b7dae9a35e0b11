import {
  type Book,
  type Citation,
  type Condition,
  chapterOf,
  conditionWords,
  isMet,
  lacking,
  NATION_NAMES,
  type Nation,
  PLACES,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
} from '../../core/index.ts'

/** Where units may be built: a nation, or Ulster, which is asked about by name. */
export type BuildingGround = Nation | 'ulster'

/** A place abroad that opens to a power's builders when the condition is met. */
export interface BuildingRight {
  readonly id: string
  readonly by: Power
  readonly in: Nation
  readonly when: Condition
  readonly words: string
  /** The clause of chapter 27 and, where it has one, its twin elsewhere. */
  readonly cite: Citation
  readonly twin?: Citation
  readonly ruling?: string
}

export interface ConstructionClauses {
  readonly homeOnly: Citation
  /** Lands that count as part of a power's home country. */
  readonly partOf: readonly { readonly place: BuildingGround; readonly power: Power; readonly cite: Citation }[]
  readonly abroad: readonly BuildingRight[]
}

export interface ConstructionChapter {
  readonly changes?: { readonly construction: ConstructionClauses }
}

const nameOf = (place: BuildingGround): string => (place === 'ulster' ? PLACES.ulster.name : NATION_NAMES[place])

/** The rules by which a power may build there now: its own country, a part of it, or a place that has opened. */
export function buildingRules(
  book: Book<ConstructionChapter>,
  situation: Situation,
  power: Power,
  place: BuildingGround,
): readonly Citation[] {
  const { homeOnly, partOf, abroad } = chapterOf(book, 'changes').construction
  return [
    ...(place === power ? [homeOnly] : []),
    ...partOf.filter((part) => part.place === place && part.power === power).map(({ cite }) => cite),
    ...abroad
      .filter((right) => right.by === power && right.in === place && isMet(right.when, situation))
      .flatMap(({ cite, twin }) => (twin === undefined ? [cite] : [cite, twin])),
  ]
}

/** Why a power may not build units there; what would open the place is named. */
export function whyNotBuild(
  book: Book<ConstructionChapter>,
  situation: Situation,
  power: Power,
  place: BuildingGround,
): readonly Refusal[] {
  if (buildingRules(book, situation, power, place).length > 0) return []
  const { homeOnly, abroad } = chapterOf(book, 'changes').construction
  const shut = abroad
    .filter((right) => right.by === power && right.in === place)
    .map((right) => {
      const missing = lacking(right.when, situation)
      return refuse('not-open', `${right.words}: only when ${missing === undefined ? '' : conditionWords(missing)}`, right.cite, {
        power,
        place,
      })
    })
  return [
    refuse('not-at-home', `${POWER_NAMES[power]} builds its units at home or where 27.47 lets it, not in ${nameOf(place)}`, homeOnly, {
      power,
      place,
    }),
    ...shut,
  ]
}
