import { describe, expect, test } from 'vitest'
import { begin, ordered, orderOf, seatsOf, skip } from './played-script.testing.ts'

describe.each(['2023', 'classic'])('%s, 50.12, R50-88: Japan on Britain and on the U.S. in one window', (edition) => {
  const japan = seatsOf('japan')
  const levelled = ordered(
    skip(begin(`${edition} demonstration-summer-1941`), 'axis-naming', undefined, [3, 4]),
    ['host'],
    orderOf('rule usjt=45 because the table begins there', ['host']),
    [],
  )
  const start = skip(levelled, 'axis-declarations', undefined, [3, 4])
  const play = (...orders: readonly string[]) =>
    orders.reduce((kept, said, index) => ordered(kept, japan, orderOf(said, japan), index === 0 ? [3] : []), start)
  const whatCame = (...orders: readonly string[]) => {
    const { game, entries } = play(...orders)
    const { situation, duties, coming, levelAtPacificWar, warsOwed } = game
    const prices = entries.flatMap(({ events }) => events.flatMap((event) => (event.type === 'war-declared' ? [event.price] : [])))
    const { tensions, wars, declarations, facts } = situation
    return { tensions, wars, declarations, facts, duties, coming, levelAtPacificWar, warsOwed, prices }
  }

  test('two orders come to the same as one', () => {
    expect(whatCame('declare japan britain', 'declare japan us')).toEqual(whatCame('declare japan britain japan us'))
  })

  test('50.32C: the war on Britain that came with the American one needs no order', () => {
    const both = play('declare japan us')
    expect(both.game.situation.wars.filter(({ between }) => between.includes('japan') && between.includes('britain'))).toHaveLength(1)
    expect(() => ordered(both, japan, orderOf('declare japan britain', japan), [])).toThrow('at war with Britain by its other declaration')
  })
})
