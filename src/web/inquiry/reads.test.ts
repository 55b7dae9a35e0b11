import { describe, expect, test } from 'vitest'
import { type Answer, type SituationDoor, surrenderDoor, transferDoor } from '../../counsel/index.ts'
import { fetchBook } from '../situation/books.ts'
import { inputKey } from '../situation/inputs/input.ts'
import { openDocument } from '../situation/open-situation.ts'
import { readsOfAnswer } from './reads.ts'

await fetchBook('2023', 'whole')

function readsOf(document: object, door: SituationDoor<Answer>, args: object): readonly string[] {
  const read = openDocument({ edition: '2023', ...document })
  if (!read.ok) throw new Error('misread')
  return readsOfAnswer(read.current, door, { ...args }).map(inputKey)
}

describe('what an answer reads', () => {
  const units = [{ nationality: 'british', kind: 'infantry', factors: 4, to: 'mapboard' }]

  test('a war between Britain and Japan lifts the cap on what goes east, and can be said beside it', () => {
    const wars = readsOf({ turn: '1941 spring' }, transferDoor, { question: 'send', units }).filter((key) => key.startsWith('war'))
    expect(wars).toEqual(['war britain japan'])
  })

  test('a war that makes no difference is not offered; facts that are looked up are', () => {
    const keys = readsOf({ turn: '1941 spring' }, surrenderDoor, { question: 'level', of: 'britain' })
    expect(keys).toContain('fact britain.resistance')
    expect(keys.filter((key) => key.startsWith('war'))).toEqual([])
  })
})
