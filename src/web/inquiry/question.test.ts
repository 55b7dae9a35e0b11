import { describe, expect, test } from 'vitest'
import { answer } from '../../counsel/index.ts'
import { readSituation } from '../../editions/index.ts'
import { GLANCE, questionsIn } from '../surrender/questions.ts'
import { QUESTIONS as OF_TRANSPORTS } from '../transports/questions.ts'
import { filled, putTo, questionAsked, readWith, whyNotAsked, writeWith } from './question.ts'

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

test('an address says only what differs from the beginning, and is read back', () => {
  const question = questionAsked(OF_TRANSPORTS, 'place')
  if (question === undefined) throw new Error('no such question')
  expect(writeWith(question, filled(question, {}))).toBeUndefined()
  const text = writeWith(question, { ...filled(question, {}), owner: 'japan' })
  expect(text).toBe('{"owner":"japan"}')
  expect(readWith({ page: 'transports', parts: { with: text ?? '' } })).toEqual({ value: { owner: 'japan' } })
})

test('an address that cannot be read is refused with its reason', () => {
  expect(whyNotAsked(OF_TRANSPORTS, { page: 'transports', thing: 'sink', parts: { with: '{' } }).map(({ code }) => code)).toEqual([
    'misasked',
    'no-such-question',
  ])
})
