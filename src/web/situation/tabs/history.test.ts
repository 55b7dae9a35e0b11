import { describe, expect, test } from 'vitest'
import { fetchBook } from '../books.ts'
import { type OpenSituation, openDocument } from '../open-situation.ts'
import { begun, type ChangeHistory, changedTo, changesIn, currentEntry, openedAt, stepped } from './history.ts'

await fetchBook('classic', 'startup')

function situationAt(turn: string): OpenSituation {
  const read = openDocument({ edition: 'classic', turn })
  if (!read.ok) throw new Error('the document was refused')
  return read.current
}

const [spring, summer, fall] = ['1940 spring', '1940 summer', '1940 fall'].map(situationAt) as [OpenSituation, OpenSituation, OpenSituation]
const turnOf = (history: ChangeHistory): string => currentEntry(history).now.situation.turn
const back = (history: ChangeHistory): ChangeHistory => stepped(history, -1) ?? history

describe('the history of the desk', () => {
  const history = changedTo(changedTo(begun(spring), summer), fall)

  test('changes keep what was opened for comparison', () => {
    expect(turnOf(history)).toBe('1940 fall')
    expect(currentEntry(history).before).toBe(spring)
    expect(changesIn(history)).toBe(2)
  })

  test('undo and redo walk along it and end where it ends', () => {
    expect(turnOf(back(history))).toBe('1940 summer')
    expect(turnOf(back(back(history)))).toBe('1940 spring')
    expect(stepped(back(back(history)), -1)).toBeUndefined()
    expect(turnOf(stepped(back(history), 1) ?? history)).toBe('1940 fall')
    expect(stepped(history, 1)).toBeUndefined()
  })

  test('a change after an undo takes the place of what was undone', () => {
    const other = changedTo(back(back(history)), fall)
    expect(changesIn(other)).toBe(1)
    expect(stepped(other, 1)).toBeUndefined()
  })

  test('an address that was on the desk before is gone to; another is a new beginning that can be undone', () => {
    expect(openedAt(history, summer)).toMatchObject({ at: 1 })
    const opened = openedAt(history, situationAt('1942 spring'))
    expect(currentEntry(opened).before).toBe(currentEntry(opened).now)
    expect(changesIn(opened)).toBe(0)
    expect(turnOf(back(opened))).toBe('1940 fall')
    expect(changesIn(back(opened))).toBe(2)
  })

  test('back to what was opened is no change, and can be undone', () => {
    const reset = changedTo(history, spring)
    expect(changesIn(reset)).toBe(0)
    expect(turnOf(back(reset))).toBe('1940 fall')
  })
})
