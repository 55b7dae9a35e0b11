import { beforeAll, describe, expect, test } from 'vitest'
import { fetchEditions, openBook } from '../../../editions/index.ts'
import { type Order, type Rulebook, TOPICS } from '../../../rules/game/index.ts'
import { orderWords } from './order-words.ts'

describe('what a button says it does', () => {
  let book: Rulebook
  beforeAll(async () => {
    await fetchEditions('2023', 'whole')
    book = openBook('2023')
  })

  const words = (order: Order): string => orderWords(book, order)

  test('who says `quiet` gives up naming, declarations and reports of the turn, and reads that before it is pressed', () => {
    expect(words({ type: 'quiet', by: 'axis' })).toBe('Pass for the rest of this turn')
    expect(words({ type: 'take-back', by: 'axis', kind: 'quiet' } as Order)).toBe('Take back the pass for the rest of this turn')
  })

  test('to be asked again about everything is said shortly, about one thing by its name', () => {
    expect(words({ type: 'stand', by: 'axis', resumes: [...TOPICS] })).toBe('Be asked again at every stage')
    expect(words({ type: 'stand', by: 'axis', resumes: ['declarations'] })).toBe('Be asked again about declarations and offers')
  })
})
