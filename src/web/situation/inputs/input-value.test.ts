import { describe, expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import { readSituation } from '../../../editions/reading/index.ts'
import { FACTS, type FactId, factsRead, type Standing, type Table } from '../../../rules/core/index.ts'
import { countriesOf } from '../../pages/dossier/roll-bar.tsx'
import { type Study, study } from '../../pages/dossier/study.ts'
import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { openDocument } from '../open-situation.ts'
import { groupOf, inputKey, inputsOfRow, inputsOfTable, isRollInput, type SituationInput } from './input.ts'
import { type InputValue, isChanged, isFixed, valueIn, withInput } from './input-value.ts'
import { inputLabel, valueWords } from './input-words.ts'

await Promise.all(['classic', 'campaign'].map((id) => fetchBook(id, 'startup')))

const BOOKS = [
  { edition: 'classic', options: [] },
  { edition: '2023', options: [] },
  { edition: '2023', options: ['gathering-storm'] },
  { edition: 'campaign', options: [] },
]

const TABLES = BOOKS.flatMap(({ edition, options }) =>
  countriesOf(openBook(edition, { options })).map(({ id }) => ({
    name: [edition, ...options, id].join(' '),
    target: id,
    document: { edition, ...(options.length === 0 ? {} : { options }), turn: '1941 spring' },
  })),
)

/** What follows from what a document reports. */
function derivedIn(document: Document): readonly FactId[] {
  const read = readSituation(document)
  return read.ok ? read.derived.flatMap(({ fact }) => fact ?? []) : []
}

function studied(document: Document, target: string): Study {
  const read = openDocument(document)
  const answer = read.ok ? study(read.current, { target, by: 'axis' }) : read
  if (!answer.ok) throw new Error(answer.refusals.map(({ words }) => words).join('; '))
  return answer.study
}

/** Some value that the input does not have now. */
function anotherValue(input: SituationInput, value: InputValue): InputValue {
  switch (input.of) {
    case 'war':
      return 'yes'
    case 'declaration':
      return input.by[0] ?? 'nobody'
    case 'standing':
      return { ...(value as Standing), result: 9, with: 'germany' }
    case 'fact': {
      const fact = FACTS[input.fact]
      if (fact.type === 'control') return value === 'russia' ? 'germany' : 'russia'
      if (fact.type === 'date') return '1940 fall'
      if (fact.type === 'choice') return fact.choices.find((one) => one !== value) ?? null
      break
    }
    default:
  }
  return typeof value === 'number' ? value + 1 : !value
}

const factsOf = ({ rows }: Table): readonly string[] => [
  ...new Set(
    rows.flatMap(({ when, per }) => [...(when === undefined ? [] : factsRead(when)), ...(per === undefined ? [] : factsRead(per))]),
  ),
]

describe.each(TABLES)('$name', ({ document, target }) => {
  const now = studied(document, target)
  const inputs = inputsOfTable(now.table)
  const changeable = inputs.flatMap((input) => (isRollInput(input) || isFixed(input, now.current) ? [] : [input]))
  const studies = new Map<SituationInput, { readonly value: InputValue; readonly document: Document; readonly changed: Study }>()
  /** The same with that one input otherwise, studied once. */
  const otherwise = (input: SituationInput) => {
    const found = studies.get(input)
    if (found !== undefined) return found
    const value = anotherValue(input, valueIn(input, now.current))
    const document = withInput(now.current, input, value)
    const made = { value, document, changed: studied(document, target) }
    studies.set(input, made)
    return made
  }

  test('every fact the rows read can be changed, and nothing else is offered', () => {
    const offered = inputs.flatMap((input) => (input.of === 'fact' ? [input.fact] : []))
    expect(offered.toSorted()).toEqual(factsOf(now.table).toSorted())
    expect(new Set(inputs.map(inputKey)).size).toBe(inputs.length)
    expect(new Set(inputs.map((input) => inputLabel(input, now.current.book))).size).toBe(inputs.length)
  })

  test('each changes and changes back, and its value has words', () => {
    for (const input of changeable) {
      const { value, changed } = otherwise(input)
      if (typeof value === 'object' && value !== null)
        expect(valueIn(input, changed.current), inputLabel(input, now.current.book)).toMatchObject(value)
      else expect(valueIn(input, changed.current), inputLabel(input, now.current.book)).toEqual(value)
      expect(isChanged(input, changed.current, now.current)).toBe(true)
      expect(valueWords(input, value)).not.toBe('')
      expect(groupOf(input, now.roll.target)).toBeDefined()
      const back = studied(withInput(changed.current, input, valueIn(input, now.current)), target)
      expect(back.current.document, inputLabel(input, now.current.book)).toEqual(document)
      expect(back.answer.total).toBe(now.answer.total)
    }
  })

  test('only what a row reads can move its line', () => {
    for (const input of changeable) {
      const { changed, document: report } = otherwise(input)
      const moved = now.answer.lines.filter((line, index) => changed.answer.lines[index]?.amount !== line.amount)
      for (const { id } of moved) {
        const row = now.table.rows.find((one) => one.id === id)
        const reads = row === undefined ? [] : inputsOfRow(row, now.roll.target).map(inputKey)
        const readsTheRest = id.startsWith('inertia')
        const readsHolders = reads.some((key) => key.includes('.controller'))
        // A declaration of war, or the mark of an attack, leaves a country where the war puts it.
        const isAttack = input.of === 'declaration' || (input.of === 'fact' && input.fact.includes('.attackedBy'))
        const leavesStanding = isAttack && JSON.stringify(row?.when).includes('"stands"')
        // A war that is reported has brought tension to its level (RGT-W1).
        const bringsLevel = (input.of === 'war' || input.of === 'declaration') && reads.some((key) => key.startsWith('level'))
        const followsFromWar = leavesStanding || bringsLevel
        // What is reported may imply what the row reads: a border war over Bessarabia, the demand that came before it.
        const isImplied = (): boolean => derivedIn(report).some((fact) => reads.includes(inputKey({ of: 'fact', fact })))
        expect(
          reads.includes(inputKey(input)) || readsTheRest || readsHolders || followsFromWar || isImplied(),
          `${inputLabel(input, now.current.book)} moved ${id}`,
        ).toBe(true)
      }
    }
  })
})
