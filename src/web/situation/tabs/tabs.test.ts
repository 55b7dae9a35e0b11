import { describe, expect, test } from 'vitest'
import { fetchBook } from '../books.ts'
import { type OpenSituation, openDocument } from '../open-situation.ts'
import { begun, changedTo } from './history.ts'
import { comparedWith, NEW_TAB, type Tabs, tabFor, withHistory, withoutTab, withTab } from './tabs.ts'

await fetchBook('classic', 'startup')

function situationAt(turn: string): OpenSituation {
  const read = openDocument({ edition: 'classic', turn })
  if (!read.ok) throw new Error('the document was refused')
  return read.current
}

const [spring, summer, fall] = ['1940 spring', '1940 summer', '1940 fall'].map(situationAt) as [OpenSituation, OpenSituation, OpenSituation]

/** Two situations: one that went from spring to summer, and in front one of the fall. */
const two: Tabs = withHistory(withHistory({ tabs: [] }, '1', changedTo(begun(spring), summer)), '2', begun(fall))

describe('the tab an opened situation belongs to', () => {
  test.each([
    {
      name: 'the one in front, for something new, as long as nobody worked on it',
      document: { edition: '2023' },
      wanted: undefined,
      tab: '2',
    },
    { name: 'the one where it lies', document: summer.document, wanted: undefined, tab: '1' },
    { name: 'the one where it lay before', document: spring.document, wanted: undefined, tab: '1' },
    { name: 'the one asked for', document: fall.document, wanted: '1', tab: '1' },
    { name: 'a new one where that is asked for', document: fall.document, wanted: NEW_TAB, tab: '3' },
  ])('is $name', ({ document, wanted, tab }) => expect(tabFor(two, document, wanted)).toBe(tab))

  test('is a new one where the one in front has been worked on, even if it was undone', () => {
    const worked = withHistory(two, '2', changedTo(begun(fall), spring))
    expect(tabFor(worked, { edition: '2023' }, undefined)).toBe('3')
    expect(tabFor(worked, fall.document, undefined)).toBe('2')
    expect(tabFor(withHistory(two, '2', { ...changedTo(begun(fall), spring), at: 0 }), { edition: '2023' }, undefined)).toBe('3')
  })

  test('is a new one where the one in front was worked on in an earlier visit', () => {
    const earlier: Tabs = withHistory({ tabs: [{ id: '1', document: fall.document, isChanged: true }] }, '1', begun(fall))
    expect(tabFor(earlier, summer.document, undefined)).toBe('2')
  })

  test('is the one that says the same in other words', () => {
    const spelt: Tabs = { tabs: [{ id: '1', document: { edition: '2023', scenario: 'global-war-1939', turn: '1939 fall' } }] }
    expect(tabFor(spelt, { edition: '2023' }, undefined)).toBe('1')
    expect(tabFor(spelt, { edition: '2023', scenario: 'european-1939' }, undefined)).toBe('2')
  })

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
  expect(withHistory(comparedWith(two, '1'), '1', begun(spring)).compared).toBeUndefined()
})

test('where there are many, the oldest that nobody worked on goes', () => {
  const many: Tabs = {
    tabs: Array.from({ length: 12 }, (_, index) => ({ id: `${index + 1}`, document: summer.document, isChanged: true })),
  }
  const ids = ({ tabs }: Tabs): readonly string[] => tabs.map(({ id }) => id)
  expect(ids(withHistory(many, '13', begun(fall)))).toHaveLength(13)
  const spare: Tabs = { tabs: many.tabs.map((tab) => (tab.id === '4' ? { id: '4', document: spring.document } : tab)) }
  expect(ids(withHistory(spare, '13', begun(fall)))).not.toContain('4')
})

test('a tab that was put away comes back with its history', () => {
  const [first] = two.tabs
  if (first === undefined) throw new Error('there is no first tab')
  const back = withTab(withoutTab(two, '1'), first)
  expect(back.tabs.at(-1)).toEqual(first)
  expect(withTab(two, first).tabs.at(-1)?.id).toBe('3')
})
