import { describe, expect, test } from 'vitest'
import { fetchBook } from './books.ts'
import { begun, changedTo } from './course.ts'
import { readSheet, type Sheet } from './sheet.ts'
import { comparedWith, NEW_TAB, type Tabs, tabFor, withCourse, withoutTab } from './tabs.ts'

await fetchBook('classic', 'abridged')

function sheetAt(turn: string): Sheet {
  const read = readSheet({ edition: 'classic', turn })
  if (!read.ok) throw new Error('the sheet was refused')
  return read.sheet
}

const [spring, summer, fall] = ['1940 spring', '1940 summer', '1940 fall'].map(sheetAt) as [Sheet, Sheet, Sheet]

/** Two situations: one that went from spring to summer, and in front one of the fall. */
const two: Tabs = withCourse(withCourse({ tabs: [] }, '1', changedTo(begun(spring), summer)), '2', begun(fall))

describe('the tab an opened situation belongs to', () => {
  test.each([
    { name: 'the one in front, for something new', document: { edition: '2023' }, wanted: undefined, tab: '2' },
    { name: 'the one where it lies', document: summer.document, wanted: undefined, tab: '1' },
    { name: 'the one where it lay before', document: spring.document, wanted: undefined, tab: '1' },
    { name: 'the one asked for', document: fall.document, wanted: '1', tab: '1' },
    { name: 'a new one where that is asked for', document: fall.document, wanted: NEW_TAB, tab: '3' },
  ])('is $name', ({ document, wanted, tab }) => expect(tabFor(two, document, wanted)).toBe(tab))

  test('is a new one on an empty desk', () => {
    expect(tabFor({ tabs: [] }, fall.document, undefined)).toBe('1')
  })

  test('is kept apart from those of an earlier visit, unless one says the same', () => {
    const kept: Tabs = { tabs: [{ id: '1', document: summer.document }] }
    expect(tabFor(kept, fall.document, undefined)).toBe('2')
    expect(tabFor(kept, summer.document, undefined)).toBe('1')
  })
})

test('a closed tab is neither in front nor compared with', () => {
  const compared = comparedWith(two, '1')
  expect(compared.compared).toBe('1')
  expect(withoutTab(compared, '1')).toEqual({ tabs: [two.tabs[1]], front: '2' })
  expect(withoutTab(compared, '2').front).toBeUndefined()
})

test('a situation is not compared with itself', () => {
  expect(comparedWith(two, '2').compared).toBeUndefined()
  expect(withCourse(comparedWith(two, '1'), '1', begun(spring)).compared).toBeUndefined()
})
