import { expect, test } from 'vitest'
import { openBook } from './all-books.ts'
import { BOOKS } from './catalogue.ts'
import { SCENARIOS } from './scenario-list.ts'

test.each(BOOKS)('the list of scenarios says of $id what the book says', ({ id }) => {
  expect(SCENARIOS[id]).toEqual(Object.values(openBook(id).scenarios).map(({ id: own, title, turn }) => ({ id: own, title, turn })))
})
