import {
  type Book,
  type Citation,
  type Cited,
  chapterOf,
  type DateFact,
  dateOf,
  type FactId,
  isGiven,
  isOneOf,
  type Refusal,
  refuse,
  type Situation,
  step,
  type Told,
  type Working,
  yearOf,
} from '../../core/index.ts'

/** Those who choose research projects; China and Italy have no choice of their own (R16-23). */
export const CHOOSERS = ['axis', 'westernAllies', 'russia', 'japan'] as const
export type Chooser = (typeof CHOOSERS)[number]

/** Combat training, the one project with a rule of its own here; `general` is a category's general research. */
export const COMBAT_TRAINING = 'combatTraining'
export const GENERAL = 'general'

/** A project put up for a roll. Categories go by number: the book names none of the five here. */
export interface Selection {
  readonly category: number
  /** The project's name, `general` or `combatTraining`. */
  readonly project: string
  /** Research points in it; a project without any cannot be chosen. */
  readonly points?: number
  /** It was rolled for earlier this year. */
  readonly rolledThisYear?: boolean
}

export interface ResearchClauses {
  readonly moment: Citation
  readonly choosers: Cited<readonly Chooser[]>
  readonly categories: Cited<number>
  readonly oneInCategory: Citation
  readonly generalIsOne: Citation
  readonly oncePerYear: Citation
  readonly emptied: Citation
  /** Combat training waits for this year, or the one after the fact, whichever comes first. */
  readonly training: Cited<{ readonly chooser: Chooser; readonly latest: number; readonly yearAfter: DateFact; readonly rolled: FactId }>
  /** What is taken of a project that nobody says was rolled for. */
  readonly untold: Told & { readonly ruling: string }
  readonly firstFight: Citation
  readonly pointsMayWait: Citation
}

export interface ResearchChapter {
  readonly changes?: { readonly research: ResearchClauses }
}

const FIGHT_OPEN = 'when American ground forces first fought is not reported, taken as not yet'

/** Nobody has said when, or that not: the year may have come earlier. */
function isFightOpen(book: Book<ResearchChapter>, { facts, turn }: Situation): boolean {
  const { latest, yearAfter } = chapterOf(book, 'changes').research.training.value
  return yearOf(turn) < latest && !isGiven(facts, yearAfter)
}

/** The first year in which Western Allied combat training may be rolled for. */
export function firstTrainingYear(book: Book<ResearchChapter>, situation: Situation): Working {
  const { training, firstFight } = chapterOf(book, 'changes').research
  const { latest, yearAfter } = training.value
  const fought = dateOf(situation, yearAfter)
  const after = fought === undefined ? undefined : yearOf(fought) + 1
  return {
    steps: [
      step('latest', latest, `open in this year at the latest${isFightOpen(book, situation) ? `: ${FIGHT_OPEN}` : ''}`, training.cite),
      ...(after === undefined ? [] : [step('after-combat', after, 'the year after American ground forces first fought', firstFight)]),
    ],
    value: Math.min(latest, after ?? latest),
  }
}

/** Whether a project was rolled for earlier this year, as far as it is told: of combat training a fact says it. */
function wasRolled({ clauses }: Book<ResearchChapter>, { facts }: Situation, by: string, { project, rolledThisYear }: Selection) {
  const training = clauses.changes?.research.training.value
  const isTraining = by === training?.chooser && project === COMBAT_TRAINING
  return isTraining && facts[training.rolled] === true ? true : (rolledThisYear ?? (isTraining ? false : undefined))
}

/** Projects of which nobody says whether they were rolled for this year. */
export const untoldProjects = (
  book: Book<ResearchChapter>,
  situation: Situation,
  by: string,
  selections: readonly Selection[],
): readonly string[] =>
  selections.flatMap((selection) => (wasRolled(book, situation, by, selection) === undefined ? [selection.project] : []))

/** Whether the choice is being made just before the Axis player turn, or at another moment. */
export type ChoosingMoment = 'before-axis-turn' | 'other'

function againstOne(book: Book<ResearchChapter>, situation: Situation, by: string, selection: Selection) {
  const { category, project, points } = selection
  const clauses = chapterOf(book, 'changes').research
  const { value: training, cite } = clauses.training
  const first = firstTrainingYear(book, situation).value
  const year = yearOf(situation.turn)
  return [
    ...(category >= 1 && category <= clauses.categories.value
      ? []
      : [
          refuse('no-such-category', `there are ${clauses.categories.value} categories, no ${category}`, clauses.categories.cite, {
            category,
          }),
        ]),
    ...(wasRolled(book, situation, by, selection) === true
      ? [refuse('rolled-this-year', `${project}: rolled for this year already`, clauses.oncePerYear, { project })]
      : []),
    ...(points === 0 ? [refuse('empty-project', `${project}: no research points in it`, clauses.emptied, { project })] : []),
    ...(by === training.chooser && project === COMBAT_TRAINING && year < first
      ? [
          refuse(
            'training-waits',
            `combat training: no roll before ${first}${isFightOpen(book, situation) ? `; ${FIGHT_OPEN}` : ''}`,
            cite,
            { year, first },
          ),
        ]
      : []),
  ]
}

/** Why these projects may not be chosen together for this turn's research rolls. */
export function whyNotChoose(
  book: Book<ResearchChapter>,
  situation: Situation,
  by: string,
  selections: readonly Selection[],
  moment: ChoosingMoment = 'before-axis-turn',
): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').research
  const crowded = [...new Set(selections.map(({ category }) => category))].flatMap((category) => {
    const rivals = selections.filter((one) => one.category === category)
    if (rivals.length < 2) return []
    const data = { category, projects: rivals.map(({ project }) => project) }
    return [
      refuse('second-choice', `category ${category}: ${rivals.length} chosen; one is allowed`, clauses.categories.cite, data),
      refuse('second-roll', `category ${category}: one project may roll this turn`, clauses.oneInCategory, data),
      ...(rivals.some(({ project }) => project === GENERAL)
        ? [refuse('general-too', `category ${category}: general research is its one roll`, clauses.generalIsOne, data)]
        : []),
    ]
  })
  return [
    ...(isOneOf(clauses.choosers.value, by)
      ? []
      : [refuse('no-chooser', `${by} chooses no research projects`, clauses.choosers.cite, { by })]),
    ...(moment === 'before-axis-turn'
      ? []
      : [refuse('wrong-moment', 'projects are chosen just before the Axis player turn', clauses.moment)]),
    ...crowded,
    ...selections.flatMap((one) => againstOne(book, situation, by, one)),
  ]
}

/** A fight that may be the first of American ground forces in Europe. */
export interface Fight {
  readonly forces: 'ground' | 'air' | 'naval'
  readonly against: 'ground' | 'air' | 'naval'
  readonly operation: 'attrition' | 'offensive' | 'other'
  readonly theatre: 'europe' | 'pacific'
}

/** Why a fight does not open combat training; attacking or defending makes no difference. */
export function whyNotFirstFight(book: Book<ResearchChapter>, { forces, against, operation, theatre }: Fight): readonly Refusal[] {
  const cite = chapterOf(book, 'changes').research.firstFight
  return [
    ...(forces === 'ground' ? [] : [refuse('not-ground', 'only American ground forces count', cite, { forces })]),
    ...(against === 'ground' ? [] : [refuse('not-against-ground', 'only fighting against ground forces counts', cite, { against })]),
    ...(operation === 'other' ? [refuse('no-operation', 'only attrition and offensive operations count', cite, { operation })] : []),
    ...(theatre === 'europe' ? [] : [refuse('not-europe', 'only the European theatre counts', cite, { theatre })]),
  ]
}
