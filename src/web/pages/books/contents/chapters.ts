import { CATALOGUES, type Catalogue, type Entry } from '../../../../rules/core/index.ts'

/** What a player turns to as one: a rule down to its first decimal, or a sheet in print. */
export interface Chapter {
  readonly name: string
  readonly catalogue: Catalogue
  /** What it is about, where its name does not say. */
  readonly heading?: string
  readonly clauses: readonly Entry[]
}

export const CATALOGUE_NAMES: Readonly<Record<Catalogue, string>> = {
  '49': 'Diplomacy',
  tensions: 'Tensions',
  '50-53': 'War and cooperation',
  'changes-2016': 'Changes up to 2016',
  campaign: 'The campaign',
}

const isNumber = (text: string): boolean => /^\d+(\.\d+)*[A-Z]?$/.test(text)

/** The number down to its first decimal; a table of the campaign by its letter. */
const shortened = (number: string): string => /^(\d+(\.\d)?|T\d)/.exec(number)?.[0] ?? number

export const chapterOf = ({ number, printed }: Entry): string =>
  printed === undefined || isNumber(printed) ? shortened(printed ?? number) : printed

/** A numbered chapter is headed by the clause of its own number, or else opens with its first; a sheet is named by its label. */
function headingOf(name: string, clauses: readonly Entry[]): string | undefined {
  const own = clauses.find(({ number }) => number === name)
  if (own !== undefined) return own.heading
  const isShort = isNumber(name) || /^T\d$/.test(name)
  return isShort && clauses[0] !== undefined ? `${clauses[0].heading}…` : undefined
}

/** The catalogue that most of the clauses stand in: a sheet that two of them name is one chapter. */
function catalogueOf(clauses: readonly Entry[]): Catalogue {
  const count = (catalogue: Catalogue): number => clauses.filter((entry) => entry.catalogue === catalogue).length
  return CATALOGUES.reduce((most, catalogue) => (count(catalogue) > count(most) ? catalogue : most))
}

/** The chapters of a book as the catalogues have them: numbers in order, then the printed sheets. */
export function chaptersOf(contents: readonly Entry[]): readonly Chapter[] {
  const byName = new Map<string, Entry[]>()
  for (const entry of contents) byName.set(chapterOf(entry), [...(byName.get(chapterOf(entry)) ?? []), entry])
  const chapters = [...byName].map(([name, clauses]): Chapter => {
    const catalogue = catalogueOf(clauses)
    const isOwn = (entry: Entry): boolean => entry.catalogue === catalogue
    const inOrder = [...clauses.filter(isOwn), ...clauses.filter((entry) => !isOwn(entry))]
    const heading = headingOf(name, inOrder)
    return { name, catalogue, ...(heading === undefined ? {} : { heading }), clauses: inOrder }
  })
  const byNumber = (one: Chapter, other: Chapter): number => one.name.localeCompare(other.name, 'en', { numeric: true })
  return CATALOGUES.flatMap((catalogue) => {
    const own = chapters.filter((chapter) => chapter.catalogue === catalogue)
    const isRule = ({ name }: Chapter): boolean => isNumber(name)
    return [...own.filter(isRule).sort(byNumber), ...own.filter((chapter) => !isRule(chapter))]
  })
}
