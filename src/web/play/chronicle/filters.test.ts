import { beforeAll, expect, test } from 'vitest'
import { fetchEditions, openBook, startOf } from '../../../editions/index.ts'
import { type Event, type Game, gameAt, tell } from '../../../rules/game/index.ts'
import { EVERYTHING, wantedOf } from './filters.tsx'
import type { Moment } from './story.ts'

let moments: readonly Moment[]

beforeAll(async () => {
  await fetchEditions('2023', 'whole')
  const book = openBook('2023')
  const scenario = book.scenarios['global-war-1939']
  if (scenario === undefined) throw new Error('no such start')
  const after: Game = gameAt(startOf(scenario))
  const moved = (to: number, reached: readonly { level: number; words: string }[]): Event =>
    ({
      type: 'tension-moved',
      tracks: {
        usat: {
          level: { actual: to, effective: to },
          lines: [{ amount: 1, words: 'a reason' }],
          ...(reached.length === 0 ? {} : { reached }),
        },
      },
    }) as unknown as Event
  const events = [moved(9, []), moved(10, [{ level: 10, words: 'a level of the track' }]), moved(11, [])]
  moments = events.map((event, index) => ({
    number: index + 1,
    order: index,
    turn: after.situation.turn,
    event,
    told: tell(book, event),
    after,
  }))
})

test('of all that moved a tension, what passed a threshold is found by one tick', () => {
  const found = (of: (typeof EVERYTHING)['of']): readonly number[] =>
    wantedOf(moments, { ...EVERYTHING, track: 'usat', of }).map(({ number }) => number)
  expect(found('everything')).toEqual([1, 2, 3])
  expect(found('thresholds')).toEqual([2])
})
