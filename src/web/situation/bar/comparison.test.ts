import { expect, test } from 'vitest'
import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { type OpenSituation, openDocument } from '../open-situation.ts'
import { contrastsOf } from './comparison.ts'
import { differencesIn } from './differences.ts'

await fetchBook('2023', 'startup')

function sheetOf(document: Document): OpenSituation {
  const read = openDocument({ edition: '2023', ...document })
  if (!read.ok) throw new Error('the document was refused')
  return read.current
}

const told = (here: Document, there: Document) =>
  contrastsOf(sheetOf(here), sheetOf(there)).map(({ label, here: one, there: other }) => `${label}: ${one}, there ${other}`)

test('two situations that say the same do not differ', () => {
  expect(told({}, { scenario: 'global-war-1939' })).toEqual([])
})

test('what another situation says otherwise is listed, with what either says', () => {
  expect(
    told({ turn: '1940 summer', placements: { axis: { hungary: 2 } }, facts: { 'france.fallen': true } }, { tensions: { rgt: 5 } }),
  ).toEqual([
    'Turn: Summer 1940, there Fall 1939',
    'Russo-German tension: 0, there 5',
    // A fallen France is at war with nobody.
    'Germany and France are at war: over, there yes',
    'Axis points in Hungary: 2, there 0',
    'France has fallen: yes, there no',
    // And whoever took it holds its capital.
    'Who holds Paris: Germany, there France',
  ])
})

test('so is what its scenario begins with', () => {
  expect(told({}, { scenario: 'european-1939' })).toContain('Scenario: Global War, Fall 1939, there European campaign, Fall 1939')
  expect(told({}, { scenario: 'demonstration-summer-1941' })).toContain('France has fallen: no, there yes')
})

test('an option and a house ruling are differences, and can be taken out', () => {
  const current = sheetOf({ options: ['gathering-storm'], rulings: { 'R49-33': 'plus-two' } })
  expect(differencesIn(current).map(({ words, without }) => [words, without])).toEqual([
    ['Option: Gathering Storm', { edition: '2023', rulings: { 'R49-33': 'plus-two' } }],
    ['House ruling R49-33: plus-two', { edition: '2023', options: ['gathering-storm'] }],
  ])
  expect(told({ options: ['gathering-storm'] }, {})).toContain('Option: Gathering Storm: yes, there no')
})
