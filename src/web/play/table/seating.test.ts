import { expect, test } from 'vitest'
import { isFirstOfTenure, ownTenures, seatsOfTenure, type TableView, vacantIn } from './seating.ts'

const TABLE: TableView = {
  chairs: [
    { seat: 'germany', tenure: 'a', name: 'Anna' },
    { seat: 'italy' },
    { seat: 'britain', isOpen: true },
    { seat: 'russia', tenure: 'b', name: 'Anna' },
    { seat: 'host' },
  ],
  own: ['germany', 'russia'],
  links: [],
  setting: { vacantSeats: 'open' },
  isOver: false,
}

test('a vacant seat is one that nobody has and nobody is invited to, and never the host’s', () => {
  expect(vacantIn(TABLE)).toEqual(['italy'])
})

test('nothing is for the taking where the host sends links, or when the war is over', () => {
  expect(vacantIn({ ...TABLE, setting: { vacantSeats: 'by-link' } })).toEqual([])
  expect(vacantIn({ ...TABLE, isOver: true })).toEqual([])
})

test('seats of one hand are told apart by how they were come by', () => {
  expect(ownTenures(TABLE)).toEqual([
    { tenure: 'a', name: 'Anna', seats: ['germany'] },
    { tenure: 'b', name: 'Anna', seats: ['russia'] },
  ])
})

test('a player with three seats is removed once, from all of them, and nobody from their own', () => {
  const three = (['germany', 'italy', 'japan'] as const).map((seat) => ({ seat, tenure: 'a', name: 'Anna' }))
  const table = {
    chairs: [...three, { seat: 'britain', tenure: 'h', name: 'Host' }, { seat: 'host', tenure: 'h' }],
    own: ['britain', 'host'],
  } as const
  expect(table.chairs.filter((chair) => isFirstOfTenure(chair, table)).map(({ seat }) => seat)).toEqual(['germany'])
  expect(three.map((chair) => seatsOfTenure(chair, table))).toEqual(Array(3).fill(['germany', 'italy', 'japan']))
})
