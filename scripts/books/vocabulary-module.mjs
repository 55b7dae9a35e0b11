import { constant, literal, moduleText } from './module-text.mjs'
import { readPlaces } from './places.mjs'
import { BookFault } from './reading.mjs'
import { factsIn, readVocabulary } from './vocabulary.mjs'

/** The modules of the minor countries, the places and the vocabulary: its groups, and the names of its facts for the compiler. */
export function vocabularyModules() {
  const { faults, groups, minors } = readVocabulary()
  const { faults: wrongPlaces, places } = readPlaces()
  const facts = factsIn(groups)
  const twice = facts.filter(({ id }, index) => facts.findIndex((other) => other.id === id) !== index)
  const ids = new Set(facts.map(({ id }) => id))
  const unknown = facts.flatMap(({ id, kind: { lasts } }) => {
    const [subject] = id.split('.')
    const other = (lasts.after ?? lasts.of)?.replace('here', subject)
    return other?.includes('.') && !ids.has(other) ? [`${id} takes over ${other}, which is no fact`] : []
  })
  const all = [...unknown, ...faults, ...wrongPlaces, ...twice.map(({ id }) => `two facts are called ${id}`)]
  if (all.length > 0) throw new BookFault(all)
  const idsOf = (type) => facts.filter(({ kind }) => kind.type === type).map(({ id }) => id)
  const union = (name, ids) => `export type ${name} =\n${ids.map((id) => `  | '${id}'\n`).join('')}`
  const choices = facts.filter(({ kind }) => kind.type === 'choice')
  const marked = (name, mark) =>
    constant(
      name,
      'readonly (YesNoFact | CountFact | DateFact | keyof Choices)[]',
      facts.filter(mark).map(({ id }) => id),
    )
  return {
    'src/rules/core/generated/minor-countries.ts': moduleText('', literal('MINOR_COUNTRIES', minors)),
    'src/rules/core/generated/places.ts': moduleText(
      "import type { Site } from '../places/site.ts'\n",
      `/** The id of a place: \`paris\`, \`finnishBorder\`. */\n${union(
        'Place',
        places.map(({ id }) => id),
      )}`,
      constant(
        'PLACES',
        'Readonly<Record<Place, Site & { readonly id: Place }>>',
        Object.fromEntries(places.map(({ id, site }) => [id, site])),
      ),
      constant(
        'UNSOURCED_HOLDERS',
        'readonly Place[]',
        places.filter(({ isUnsourced }) => isUnsourced).map(({ id }) => id),
      ),
    ),
    'src/rules/core/generated/vocabulary.ts': moduleText(
      "import type { FactGroup } from '../facts/fact.ts'\n",
      union('YesNoFact', idsOf('yes-no')),
      union('CountFact', idsOf('count')),
      union('DateFact', idsOf('date')),
      `/** What each fact of choice may say. */\nexport interface Choices {\n${choices
        .map(({ id, kind }) => `  '${id}': ${kind.choices.map((choice) => `'${choice}'`).join(' | ')}\n`)
        .join('')}}\n`,
      constant('GROUPS', 'readonly FactGroup[]', groups.map(withKinds)),
      marked('UNSOURCED', ({ unsourced }) => unsourced),
      marked('TALLIED', ({ isTally }) => isTally),
    ),
  }
}

const withKinds = ({ blocks, ...group }) => ({
  ...group,
  blocks: blocks.map(({ facts, ...block }) => ({
    ...block,
    facts: Object.fromEntries(Object.entries(facts).map(([name, { kind }]) => [name, kind])),
  })),
})
