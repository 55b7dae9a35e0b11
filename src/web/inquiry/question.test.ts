import { describe, expect, test } from 'vitest'
import { answer, DOORS, type Refused } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { readSituation } from '../../editions/reading/index.ts'
import { ALL_QUESTIONS, GLANCE, questionsIn } from '../pages/surrender/questions.ts'
import { QUESTIONS as OF_TRANSPORTS } from '../pages/transports/questions.ts'
import { filled, putTo, questionNamed, readWith, whyNotQuery, writeWith } from './question.ts'

describe('every question of a page', () => {
  for (const edition of ['2023', 'classic', 'campaign'])
    test(`${edition}: the door takes what the form begins with`, () => {
      const read = readSituation({ edition })
      if (!read.ok) throw new Error(edition)
      const questions = [...questionsIn(read.book), ...(edition === 'campaign' ? [] : OF_TRANSPORTS)]
      for (const question of questions.filter((one) => one !== GLANCE)) {
        const given = answer({
          door: question.door.name,
          situation: { edition, turn: '1943 spring' },
          args: putTo(question, filled(question, {})),
        })
        expect({ question: question.id, ok: given.ok }).toEqual({ question: question.id, ok: true })
      }
    })
})

describe('the desk asks what the command line asks', () => {
  const shapes = DOORS.flatMap((door) =>
    'questions' in door && door.isInOnePiece === true
      ? door.questions.map(({ name, fields }) => ({ door: door.name, id: name, fields: fields.map((field) => field.name) }))
      : [],
  )

  test.each(['2023', 'classic', 'campaign'])('%s: every question that the book can answer is on a page, with all its fields', (edition) => {
    const questions = [...questionsIn(openBook(edition)), ...(edition === 'campaign' ? [] : OF_TRANSPORTS)]
    const offered = questions
      .filter((one) => one !== GLANCE)
      .map(({ door, id, fields }) => ({ door: door.name, id, fields: fields.map(({ name }) => name) }))
    const answered = shapes.filter(({ door, id }) => {
      const form = [...ALL_QUESTIONS, ...OF_TRANSPORTS].find((one) => one.door.name === door && one.id === id)
      const given = answer({ door, situation: { edition }, args: form === undefined ? { question: id } : putTo(form, filled(form, {})) })
      return given.ok || !(given as Refused).refusals.some(({ code }) => code === 'no-such-chapter')
    })
    const inOrder = (list: typeof shapes) =>
      list.toSorted((one, other) => `${one.door} ${one.id}`.localeCompare(`${other.door} ${other.id}`))
    expect(inOrder(offered)).toEqual(inOrder(answered))
  })
})

test('an address says only what differs from the beginning, and is read back', () => {
  const question = questionNamed(OF_TRANSPORTS, 'place')
  if (question === undefined) throw new Error('no such question')
  expect(writeWith(question, filled(question, {}))).toBeUndefined()
  const text = writeWith(question, { ...filled(question, {}), owner: 'japan' })
  expect(text).toBe('{"owner":"japan"}')
  expect(readWith({ page: 'transports', parts: { with: text ?? '' } })).toEqual({ value: { owner: 'japan' } })
})

test('an address that cannot be read is refused with its reason', () => {
  expect(whyNotQuery(OF_TRANSPORTS, { page: 'transports', thing: 'sink', parts: { with: '{' } }).map(({ code }) => code)).toEqual([
    'misasked',
    'no-such-question',
  ])
})
