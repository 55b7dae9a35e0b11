import { describe, expect, test } from 'vitest'
import { openGame } from '../kept-game.ts'
import { type RecordEntry, readRecord, recordText } from '../record.ts'
import { type Verification, verify } from '../verification/verification.ts'
import { answer, ask, gameIn } from './answering.ts'
import type { Folder } from './folder.ts'
import { recordToKeep } from './folding.ts'
import {
  anyBytes,
  at,
  declarationIn,
  given,
  overdue,
  recordIn,
  rolling,
  SEATS_OF_THREE,
  SEATS_OF_TWO,
  saying,
  told,
  wished,
} from './mail.testing.ts'
import { stateOf } from './telling.ts'
import { writeOverdue } from './writing.ts'

function verified(text: string): Verification {
  const read = readRecord(text)
  const opened = read.ok ? openGame(read.record) : undefined
  if (opened?.ok !== true) throw new Error(JSON.stringify(read))
  return verify(opened.kept)
}
const wrongIn = ({ faults, otherwise }: Verification): string => [...faults, ...otherwise].map(({ words }) => words).join('\n')
const says = (folder: Folder): Folder => saying(folder, writeOverdue(folder, gameIn(folder)))

describe('a link that does not come', () => {
  const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
  const [chair, third] = [at(others, 'anna'), at(others, 'ben')]

  test('of two parties neither can say that the other showed no link: the roll waits', () => {
    const { others } = rolling(SEATS_OF_TWO, 'anna', 'ben')
    const own = at(others, 'anna')
    expect(writeOverdue(own, gameIn(own))).toMatchObject({ ok: false, refusals: [{ code: 'only-two' }] })
    const declaration = declarationIn(own)
    const said = told(own, overdue(own, declaration, 'ben'))
    expect([gameIn(said).pending?.missing, recordIn(said)]).toEqual([['ben'], recordIn(own)])
  })

  test('of three, a link did not come when all the others say so: the worst faces for that side, on record with their words', () => {
    const claimed = says(at(others, 'anna'))
    expect(stateOf(gameIn(claimed)).join('\n')).toContain(
      'anna says that the time of carl is over; it counts once all the others have said so too',
    )
    expect(gameIn(claimed).pending?.missing).toEqual(['carl'])
    const both = given(claimed, says(given(at(others, 'ben'), claimed)))
    const found = verified(recordIn(both))
    const { n: order = 0, dice } = gameIn(both).ledger?.kept.entries.at(-1) ?? {}
    expect(found.proven?.notes).toEqual([
      `order ${order}: carl did not open in time, say anna and ben; the dice count as the worst for the side of carl`,
    ])
    expect([dice, wrongIn(found)]).toEqual([[6], ''])
    const record = readRecord(recordIn(both))
    if (!record.ok) throw new Error('no record')
    const changed = (change: (entry: RecordEntry) => Partial<RecordEntry>): string => {
      const entries = record.record.entries.map((entry) => (entry.n === order ? { ...entry, ...change(entry) } : entry))
      return wrongIn(verified(recordText({ ...record.record, entries })))
    }
    expect(changed(() => ({ dice: [1] }))).toContain(`order ${order}: the worst dice for whoever refused are 6`)
    const alone = ({ proof }: RecordEntry) => ({ proof: JSON.parse(JSON.stringify(proof).replace(/,"witnesses":\[[^\]]*\]/, '')) as never })
    expect(changed(alone)).toContain('anna says that carl showed no link, and ben does not say so')
    // His own program reads what all say, and shows nothing any more.
    const carl = answer(given(at(others, 'carl'), both), anyBytes)
    expect([recordIn(carl.folder), carl.sent]).toEqual([recordIn(both), []])
  })

  test('that comes after all, while it is said that it did not: nothing is written down before the chair goes on, and what all say counts', () => {
    const claimed = says(chair)
    const late = given(claimed, at(honest, 'carl'))
    expect([recordIn(late), recordToKeep(gameIn(late))]).toEqual([recordIn(at(honest, 'carl')), undefined])
    // The chair goes on with the link: what is said of it later changes nothing, in whichever folder.
    const on = answer(told(late, { type: 'letter', text: 'on we go' }), anyBytes).folder
    const wish = wished(on, on, gameIn(on))
    if (wish === undefined) throw new Error('nothing to order')
    const next = saying(on, ask(on, gameIn(on), wish.as, [wish.order]))
    const settled = answer(next, anyBytes).folder
    const witness = says(given(third, claimed))
    for (const folder of [settled, given(settled, witness), given(witness, settled)]) {
      expect(recordIn(folder)).toBe(recordIn(settled))
      expect(recordToKeep(gameIn(folder))).toBe(recordIn(settled))
    }
    // All have said it, and the link comes before the chair has gone on: the same in every folder, and its packet is named.
    const both = [given(witness, late), given(late, witness), given(at(honest, 'carl'), witness, late)]
    for (const folder of both) {
      expect(recordIn(folder)).toBe(recordIn(given(claimed, witness)))
      expect(stateOf(gameIn(folder)).join('\n')).toMatch(/and here it is: packet game-1\/carl\/\d+. It came late, or they lie/)
    }
  })
})
