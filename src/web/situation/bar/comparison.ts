import { FACTIONS, isFactId, keysOf, TRACKS, turnName } from '../../../rules/core/index.ts'
import { inputKey, type SituationInput } from '../inputs/input.ts'
import { valueIn } from '../inputs/input-value.ts'
import { inputLabel, valueWords } from '../inputs/input-words.ts'
import type { OpenSituation } from '../open-situation.ts'
import { isSameValue } from '../writing.ts'
import { differencesIn } from './differences.ts'

/** One thing in which two situations differ. */
interface Contrast {
  readonly id: string
  readonly label: string
  readonly here: string
  readonly there: string
}

const keys = <N extends string>(...records: readonly Readonly<Partial<Record<N, unknown>>>[]): readonly N[] => [
  ...new Set(records.flatMap(keysOf<N>)),
]

/** Whatever either situation says that has a value of its own. */
function inputsIn({ situation: one }: OpenSituation, { situation: other }: OpenSituation): readonly SituationInput[] {
  return [
    ...TRACKS.map((track): SituationInput => ({ of: 'level', track })),
    ...keys(one.standings, other.standings).map((minor): SituationInput => ({ of: 'standing', minor })),
    ...warsOf(one, other),
    ...FACTIONS.flatMap((faction) =>
      keys(one.placements[faction], other.placements[faction]).map((target): SituationInput => ({ of: 'points', faction, target })),
    ),
    ...keys(one.facts, other.facts)
      .filter(isFactId)
      .map((fact): SituationInput => ({ of: 'fact', fact })),
  ]
}

function warsOf(...situations: readonly OpenSituation['situation'][]): readonly SituationInput[] {
  const wars = situations.flatMap(({ wars }) => wars.map(({ between: [one, other] }): SituationInput => ({ of: 'war', one, other })))
  return [...new Map(wars.map((war) => [inputKey(war), war])).values()]
}

const scenarioOf = ({ book, situation }: OpenSituation): string => book.scenarios[situation.scenario]?.title ?? situation.scenario

/** What only one of them reports, of what has no value but is there or not. */
const LISTED = ['options', 'rulings', 'namings', 'subversions', 'tensionPointsUsed', 'declarations', 'mobilizations', 'paid', 'struck']

function listedIn(one: OpenSituation, other: OpenSituation): readonly string[] {
  const told = (current: OpenSituation): readonly string[] =>
    differencesIn(current)
      .filter(({ id }) => LISTED.includes(id.split('.')[0] ?? ''))
      .map(({ words }) => words)
  const there = told(other)
  return told(one).filter((words) => !there.includes(words))
}

/** Everything in which one situation differs from another. */
export function contrastsOf(here: OpenSituation, there: OpenSituation): readonly Contrast[] {
  const wholes: readonly Contrast[] = [
    { id: 'book', label: 'Book', here: here.book.title, there: there.book.title },
    { id: 'scenario', label: 'Scenario', here: scenarioOf(here), there: scenarioOf(there) },
    { id: 'turn', label: 'Turn', here: turnName(here.situation.turn), there: turnName(there.situation.turn) },
  ]
  const inputs = inputsIn(here, there)
    .filter((input) => !isSameValue(valueIn(input, here), valueIn(input, there)))
    .map((input) => ({
      id: inputKey(input),
      label: inputLabel(input, here.book),
      here: valueWords(input, valueIn(input, here)),
      there: valueWords(input, valueIn(input, there)),
    }))
  return [
    ...wholes,
    ...listedIn(here, there).map((words) => ({ id: `here ${words}`, label: words, here: 'yes', there: 'no' })),
    ...listedIn(there, here).map((words) => ({ id: `there ${words}`, label: words, here: 'no', there: 'yes' })),
    ...inputs,
  ].filter((contrast) => contrast.here !== contrast.there)
}
