import { expect, test } from 'vitest'
import { readAddress } from '../address.ts'
import { locateIn, queryAt, situationAddress } from './situation-address.ts'

const document = { edition: '2023', options: ['gathering-storm'], turn: '1941 spring', facts: { 'france.fallen': true } }

test('a page, its thing and parts and the situation go into an address and come out again', () => {
  const query = { page: 'dossier', thing: 'poland', parts: { by: 'russia', subversion: '2' } }
  expect(queryAt(readAddress(situationAddress(query, document)), ['by', 'subversion'])).toEqual({ query, document })
})

test('a page about no one thing', () => {
  const query = { page: 'facts', parts: {} }
  expect(queryAt(readAddress(situationAddress(query, document)), [])).toEqual({ query, document })
})

test('a part that the page does not know belongs to the situation, and is found where it stands', () => {
  const address = readAddress('#/facts/classic?search=paris&facts.paris.controler=germany')
  expect(queryAt(address, ['search']).document).toEqual({ edition: 'classic', facts: { 'paris.controler': 'germany' } })
  expect(locateIn(address)(['facts', 'paris.controler'])).toBe('part 2 of the address')
})
