import { expect, test } from 'vitest'
import { fetchBook, openDocument } from '../../situation/index.ts'
import { toldFacts } from './fact-list.ts'

test.each(['spring', 'summer', 'winter'])(
  'the demonstration of %s 1941 says itself whatever follows from it: a game of it and a question about it know the same',
  async (season) => {
    await fetchBook('2023', 'whole')
    const read = openDocument({ edition: '2023', scenario: `demonstration-${season}-1941` })
    if (!read.ok) throw new Error('the start does not open')
    expect(toldFacts(read.current, read.current).reported).toEqual([])
  },
)
