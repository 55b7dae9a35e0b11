import { expect, test } from 'vitest'
import { resultAhead } from '../../../rules/game/index.ts'
import { given } from './game.testing.ts'

const taking = (result: string) => ({ type: 'take-result', by: 'axis', target: 'bulgaria', result }) as const

// Germany holds Bulgaria's hexes; the total of +9 makes 10 of any face.
test('49.51: a result that waits for other dice says beforehand where it leads and what tension it moves', () => {
  const story = given({ scenario: 'demonstration-spring-1941' })
    .when({ type: 'open-year', by: 'referee', turn: '1941 spring' })
    .when({ type: 'seal-allocation', by: 'axis', placements: { bulgaria: 4, finland: 4 } })
    .when({ type: 'seal-allocation', by: 'westernAllies', placements: {} })
    .when({ type: 'seal-allocation', by: 'russia', placements: {} })
    .when({ type: 'open-phase', by: 'referee', turn: '1941 spring', side: 'axis' })
    .when({
      type: 'name-targets',
      by: 'axis',
      nominations: [
        { target: 'bulgaria', manner: 'ordinary' },
        { target: 'finland', manner: 'ordinary' },
      ],
    })
    .when({ type: 'roll', by: 'axis', target: 'bulgaria' }, 3)
  const ahead = (result: string) => resultAhead(story.book, story.game, taking(result)).map(({ what, amount }) => ({ what, amount }))
  expect(ahead('10')).toContainEqual({ what: 'Bulgaria: 10, minor ally of Germany', amount: undefined })
  expect(ahead('7')).toContainEqual({ what: 'no longer: the Axis hold a hex in Bulgaria', amount: -2 })
  expect(ahead('8').some(({ what }) => what.includes('tension'))).toBe(false)
})
