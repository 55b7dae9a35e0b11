import { describe, expect, test } from 'vitest'
import { openBook } from '../../editions/index.ts'
import { FACTS, factsRead, type Standing, type Table } from '../../rules/index.ts'
import { readAddress } from '../address.ts'
import { change, type InputValue, isChanged, isFixed, valueIn } from './change.ts'
import { groupOf, type Input, inputKey, inputsOfRow, inputsOfTable } from './input.ts'
import { inputLabel, valueWords } from './input-words.ts'
import { countriesOf } from './question-bar.tsx'
import { type Question, questionAddress, questionAt, type Study, study, turnedTo } from './study.ts'

const BOOKS = [
  { edition: 'classic', options: [] },
  { edition: '2023', options: [] },
  { edition: '2023', options: ['gathering-storm'] },
  { edition: 'campaign', options: [] },
]

const TABLES = BOOKS.flatMap(({ edition, options }) =>
  countriesOf(openBook(edition, { options })).map(({ id }) => ({
    name: [edition, ...options, id].join(' '),
    question: {
      document: { edition, ...(options.length === 0 ? {} : { options }), turn: '1941 spring' },
      args: { target: id, by: 'axis' },
    },
  })),
)

function studied(question: Question): Study {
  const answer = study(question)
  if (!answer.ok) throw new Error(answer.refusals.map(({ words }) => words).join('; '))
  return answer.study
}

/** Some value that the input does not have now. */
function anotherValue(input: Input, value: InputValue): InputValue {
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

describe.each(TABLES)('$name', ({ question }) => {
  const now = studied(question)
  const inputs = inputsOfTable(now.table)

  test('every fact the rows read can be changed, and nothing else is offered', () => {
    const offered = inputs.flatMap((input) => (input.of === 'fact' ? [input.fact] : []))
    expect(offered.toSorted()).toEqual(factsOf(now.table).toSorted())
    expect(new Set(inputs.map(inputKey)).size).toBe(inputs.length)
    expect(new Set(inputs.map(inputLabel)).size).toBe(inputs.length)
  })

  test('each changes and changes back, and its value has words', () => {
    for (const input of inputs.filter((one) => !isFixed(one, now))) {
      const value = anotherValue(input, valueIn(input, now))
      const changed = studied(change(now, input, value))
      if (typeof value === 'object' && value !== null) expect(valueIn(input, changed), inputLabel(input)).toMatchObject(value)
      else expect(valueIn(input, changed), inputLabel(input)).toEqual(value)
      expect(isChanged(input, changed, now)).toBe(true)
      expect(valueWords(input, value)).not.toBe('')
      expect(groupOf(input, now.roll.target)).toBeDefined()
      const back = studied(change(changed, input, valueIn(input, now)))
      expect(back.question.document, inputLabel(input)).toEqual(now.question.document)
      expect(back.answer.total).toBe(now.answer.total)
    }
  })

  test('only what a row reads can move its line', () => {
    for (const input of inputs.filter((one) => !isFixed(one, now))) {
      const changed = studied(change(now, input, anotherValue(input, valueIn(input, now))))
      const moved = now.answer.lines.filter((line, index) => changed.answer.lines[index]?.amount !== line.amount)
      for (const { id } of moved) {
        const row = now.table.rows.find((one) => one.id === id)
        const reads = row === undefined ? [] : inputsOfRow(row).map(inputKey)
        const readsTheRest = id.startsWith('inertia')
        const readsHolders = reads.some((key) => key.includes('.controller'))
        expect(reads.includes(inputKey(input)) || readsTheRest || readsHolders, `${inputLabel(input)} moved ${id}`).toBe(true)
      }
    }
  })
})

describe('a question', () => {
  const question: Question = {
    document: { edition: '2023', options: ['gathering-storm'], turn: '1941 spring', facts: { 'france.fallen': true } },
    args: { target: 'poland', by: 'russia', manner: 'ordinary', subversion: 2, covertAxis: 1, pledge: true },
  }

  test('goes into an address and comes out with the same answer', () => {
    const back = questionAt(readAddress(questionAddress(question)))
    expect(back.document).toEqual(question.document)
    expect(studied(back).answer).toEqual(studied(question).answer)
    expect(studied(back).roll).toEqual(studied(question).roll)
  })

  test('in another book leaves that book’s options behind', () => {
    expect(turnedTo(question, { edition: 'classic' }).document).toEqual({
      edition: 'classic',
      turn: '1941 spring',
      facts: { 'france.fallen': true },
    })
  })
})
