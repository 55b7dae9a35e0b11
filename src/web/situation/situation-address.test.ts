import { expect, test } from 'vitest'
import { readAddress } from '../address.ts'
import { askedAt, locateIn, sheetAddress } from './situation-address.ts'

const document = { edition: '2023', options: ['gathering-storm'], turn: '1941 spring', facts: { 'france.fallen': true } }

test('a page, its thing and parts and the situation go into an address and come out again', () => {
  const asked = { page: 'dossier', thing: 'poland', parts: { by: 'russia', subversion: '2' } }
  expect(askedAt(readAddress(sheetAddress(asked, document)), ['by', 'subversion'])).toEqual({ asked, document })
})

test('a page about no one thing', () => {
  const asked = { page: 'facts', parts: {} }
  expect(askedAt(readAddress(sheetAddress(asked, document)), [])).toEqual({ asked, document })
})

test('a part that the page does not know belongs to the situation, and is found where it stands', () => {
  const address = readAddress('#/facts/classic?search=paris&facts.paris.controler=germany')
  expect(askedAt(address, ['search']).document).toEqual({ edition: 'classic', facts: { 'paris.controler': 'germany' } })
  expect(locateIn(address)(['facts', 'paris.controler'])).toBe('part 2 of the address')
})
