import { expect, test } from 'vitest'
import { refuse } from '../../rules/core/index.ts'
import { books, fetchBook } from './books.ts'
import type { Document } from './document.ts'
import { withScenario } from './document.ts'
import { type OpenSituation, openDocument } from './open-situation.ts'
import { notTakenOver, queryFor, turnedToBook } from './turned.ts'

await Promise.all(['2023', 'classic', 'campaign'].map((id) => fetchBook(id, 'startup')))

function sheetOf(document: Document): OpenSituation {
  const read = openDocument(document)
  if (!read.ok) throw new Error('the document was refused')
  return read.current
}

const turned = (document: Document, to: string) => turnedToBook(sheetOf(document), books().open(to))

test('a scenario brings its own turn', () => {
  expect(withScenario({ edition: '2023', turn: '1940 fall', facts: { 'france.fallen': true } }, 'european-1939')).toEqual({
    edition: '2023',
    scenario: 'european-1939',
    facts: { 'france.fallen': true },
  })
})

test('another book keeps a scenario it has, and nothing is told', () => {
  expect(turned({ edition: '2023', scenario: 'european-1939', turn: '1940 fall' }, 'classic')).toEqual({
    document: { edition: 'classic', scenario: 'european-1939', turn: '1940 fall' },
  })
})

test('what another book lacks is told', () => {
  const { document, lost } = turned({ edition: '2023', scenario: 'european-1939', options: ['gathering-storm'] }, 'campaign')
  expect(document).toEqual({ edition: 'campaign' })
  expect(lost).toBe(
    'The campaign book lacks the scenario “European campaign, Fall 1939” and the options of A World at War, June 2023. ' +
      'It begins with The campaign, Fall 1939.',
  )
})

test('a page that another book refuses is asked without its parts, else the countries are shown', () => {
  const current = sheetOf({ edition: 'campaign' })
  const query = { page: 'dossier', thing: 'finland', parts: { covertAxis: '1' } }
  const no = [refuse('misasked', 'no')]
  expect(queryFor({}, current, query)).toBe(query)
  const plain = queryFor({ whyNot: (_, { parts }) => ('covertAxis' in parts ? no : []) }, current, query)
  expect(plain).toEqual({ page: 'dossier', thing: 'finland', parts: {} })
  expect(notTakenOver(current, query, plain)).toBe('The campaign book does not know all that was asked here; it is left out.')
  const countries = queryFor({ whyNot: () => no }, current, query)
  expect(countries).toEqual({ page: 'board', parts: {} })
  expect(notTakenOver(current, query, countries)).toBe('The campaign book has nothing to say there; these are its countries.')
})
