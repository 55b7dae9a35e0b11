import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { readTyped, usagesIn } from '../../referee/index.ts'

const axis = { by: 'axis', seats: ['germany'], book: openBook('2023') } as const

describe('an order as it is typed', () => {
  test.each([
    ['seal the Ukraine=2, U.S.-Axis tension=1', { placements: { ukraine: 2, usat: 1 } }],
    ['seal Belgium/Luxembourg=2', { placements: { belgiumLuxembourg: 2 } }],
    ['name Vichy France=reaction', { nominations: [{ target: 'vichyFrance', manner: 'reaction' }] }],
    ['take hungary 3', { target: 'hungary', result: '3-4' }],
    ['take hungary 12', { target: 'hungary', result: '10' }],
    ['take hungary −1', { target: 'hungary', result: '-1' }],
  ])('%s', (typed, order) => {
    expect(readTyped(typed, axis)).toMatchObject({ ok: true, order })
  })

  test('a reason keeps its words', () => {
    const read = readTyped('correct kiev.controller=germany because the Ukraine fell to the Axis', { by: 'referee', seats: ['host'] })
    expect(read).toMatchObject({ ok: true, order: { reason: 'the Ukraine fell to the Axis' } })
  })
})

describe('help lists only what a book has', () => {
  const words = (id: string) => usagesIn(openBook(id)).map((usage) => usage.split(' ')[0])

  test('the campaign has no covert operations, mining or Pearl Harbor; the others no interventions', () => {
    for (const none of ['covert', 'mine', 'strike', 'pledge']) expect(words('campaign')).not.toContain(none)
    for (const id of ['2023', 'classic']) expect(words(id)).not.toContain('intervene')
    // 50.44: declarations are taken back only where they bind to something.
    expect(['2023', 'classic', 'campaign'].filter((id) => words(id).includes('revoke'))).toEqual(['2023', 'classic'])
  })

  test.each(EDITIONS.map(({ id }) => id))('%s: pass, seal, roll, report and undo are there', (id) => {
    expect(words(id)).toEqual(expect.arrayContaining(['pass', 'seal', 'roll', 'report', 'undo']))
  })
})
