import { expect, test } from 'vitest'
import { refuse } from '../../rules/index.ts'
import { books, fetchBook } from './books.ts'
import type { Document } from './document.ts'
import { readSheet, type Sheet } from './open-situation.ts'
import { askedOf, notTakenOver, turnedToBook, withScenario } from './turned.ts'

await Promise.all(['2023', 'classic', 'campaign'].map((id) => fetchBook(id, 'abridged')))

function sheetOf(document: Document): Sheet {
  const read = readSheet(document)
  if (!read.ok) throw new Error('the sheet was refused')
  return read.sheet
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
  const sheet = sheetOf({ edition: 'campaign' })
  const asked = { page: 'dossier', thing: 'finland', parts: { covertAxis: '1' } }
  const no = [refuse('misasked', 'no')]
  expect(askedOf({}, sheet, asked)).toBe(asked)
  const plain = askedOf({ whyNot: (_, { parts }) => ('covertAxis' in parts ? no : []) }, sheet, asked)
  expect(plain).toEqual({ page: 'dossier', thing: 'finland', parts: {} })
  expect(notTakenOver(sheet, asked, plain)).toBe('The campaign book does not know all that was asked here; it is left out.')
  const countries = askedOf({ whyNot: () => no }, sheet, asked)
  expect(countries).toEqual({ page: 'board', parts: {} })
  expect(notTakenOver(sheet, asked, countries)).toBe('The campaign book has nothing to say there; these are its countries.')
})
