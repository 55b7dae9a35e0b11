import { describe, expect, test } from 'vitest'
import type { LetterRules } from '../../../referee/index.ts'
import { isFree, postWords } from './post-rules.ts'

const FREE: LetterRules = { to: 'anybody', when: 'always', tableTalk: true }
const HOST = 'The host may write, and be written to, at any time. The host reads only letters to the host and to the table.'

describe('what the host ruled of letters, in words', () => {
  test.each<[LetterRules, string]>([
    [FREE, 'Everybody may write to everybody at any time. There is talk for the whole table.'],
    [
      { to: 'own-side', when: 'between-phases', tableTalk: false },
      'Each power may write to the others of its side, Axis or Allies, while no diplomatic phase is under way. There is no talk for the whole table.',
    ],
    [
      { to: 'nobody', when: 'at-year-start', tableTalk: true },
      'No power may write to another. There is talk for the whole table, while points are allocated, at no other time.',
    ],
    [{ to: 'nobody', when: 'always', tableTalk: false }, 'No letters are sent in this game.'],
    [{ to: 'anybody', when: 'never', tableTalk: true }, 'No letters are sent in this game.'],
  ])('%o', (rules, words) => {
    expect(postWords({ rules, hostReads: false })).toBe(`${words} ${HOST}`)
  })

  test('a host who reads along is named, and the post is not free then', () => {
    expect(postWords({ rules: FREE, hostReads: true })).toContain('The host reads all letters.')
    expect(isFree({ rules: FREE, hostReads: true })).toBe(false)
    expect(isFree({ rules: FREE, hostReads: false })).toBe(true)
  })
})
