import { expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import type { Nation, Turn, War } from '../../core/index.ts'
import { warOfTrack } from './kept-track.ts'

const war = (one: Nation, other: Nation, since: Turn): War => ({ between: [one, other], since })

test.each([
  { book: '2023', track: 'rgt', wars: [war('russia', 'germany', '1941 summer')], since: '1941 summer' },
  { book: '2023', track: 'rgt', wars: [war('germany', 'britain', '1939 fall')], since: undefined },
  { book: 'classic', track: 'usjt', wars: [war('japan', 'us', '1941 winter')], since: '1941 winter' },
  // A war with Italy alone leaves the U.S. short of the one with Germany (USAT-R50); in the campaign either is war with the Axis (RC-18).
  { book: '2023', track: 'usat', wars: [war('us', 'italy', '1942 spring')], since: undefined },
  {
    book: 'campaign',
    track: 'usat',
    wars: [war('us', 'germany', '1942 summer'), war('us', 'italy', '1942 spring')],
    since: '1942 spring',
  },
] as const)('$book: the war that $track leads to, $since', ({ book, track, wars, since }) => {
  expect(warOfTrack(openBook(book), track, wars)?.since).toBe(since)
})
