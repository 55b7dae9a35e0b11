import { describe, expect, test } from 'vitest'
import { inTime } from '../../test/in-time.ts'
import type { Event } from '../rules/game/index.ts'
import { openGame } from './kept-game.ts'
import { randomRecord, textOf } from './record.testing.ts'
import { ENTRY_SHAPE, type GameRecord, isEntry, readRecord } from './record.ts'

const record = randomRecord('2023', 5)
const short: GameRecord = { ...record, entries: record.entries.slice(0, 12) }
const lines = textOf(short).trimEnd().split('\n')

const withLine = (number: number, change: (line: Readonly<Record<string, unknown>>) => unknown): string =>
  lines
    .map((line, index) => (index + 1 === number ? JSON.stringify(change(JSON.parse(line) as Readonly<Record<string, unknown>>)) : line))
    .join('\n')

const wrongIn = (text: string): readonly string[] => {
  const read = readRecord(text)
  return read.ok ? [] : read.refusals.map(({ words }) => words)
}

describe('reading a record', () => {
  test('gives back what was written, to the letter', () => {
    const read = readRecord(textOf(record))
    expect(read).toEqual({ ok: true, record: JSON.parse(JSON.stringify(record)) as unknown, ended: true })
  })

  test('one seat is written plainly, several as a list, and both are read', () => {
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ n: 1, as: 'host', order: { type: 'advance' }, dice: [] })
    expect(wrongIn(withLine(3, (line) => ({ ...line, as: ['germany', 'italy'] })))).toEqual([])
  })

  test('what a later Chancery adds does no harm', () => {
    expect(wrongIn(withLine(1, (line) => ({ ...line, created: '1939-09-01' })))).toEqual([])
    expect(
      wrongIn(withLine(2, (line) => ({ ...line, at: 7, events: (line['events'] as Event[]).map((event) => ({ ...event, more: 1 })) }))),
    ).toEqual([])
  })

  test.each([
    { wrong: 'an empty file', text: '', says: 'there is nothing in this file' },
    {
      wrong: 'no JSON in the middle',
      text: [...lines.slice(0, 3), '{"n": 3,', ...lines.slice(4)].join('\n'),
      says: 'line 4, column 9: the line ends; expected a name in double quotes',
    },
    {
      wrong: 'a newer form',
      text: withLine(1, (line) => ({ ...line, format: 6 })),
      says: 'written by a newer Chancery (its form is 6, this one knows up to 5)',
    },
    {
      wrong: 'a header without a book',
      text: withLine(1, ({ edition: _, ...line }) => line),
      says: 'line 1: edition: nothing there; expected a text in quotes',
    },
    { wrong: 'a seat of nobody’s', text: withLine(1, (line) => ({ ...line, seats: { germny: 'Anna' } })), says: 'did you mean "germany"' },
    {
      wrong: 'an order that is missing',
      text: lines.filter((_, index) => index !== 5).join('\n'),
      says: 'line 6: order 6 where 5 should be: orders are missing',
    },
    {
      wrong: 'an order twice',
      text: [...lines.slice(0, 5), lines[4], ...lines.slice(5)].join('\n'),
      says: 'line 6: order 4 where 5 should be: an order stands twice',
    },
    {
      wrong: 'an event of no kind',
      text: withLine(2, (line) => ({ ...line, events: [{ type: 'turn-opned', turn: '1939 fall' }] })),
      says: 'line 2: events.0.type: "turn-opned"',
    },
    {
      wrong: 'an event without what it brought',
      text: withLine(2, (line) => ({ ...line, events: [{ type: 'turn-opened' }] })),
      says: 'line 2: events.0.turn: nothing there',
    },
    {
      wrong: 'the last order cut out',
      text: lines.filter((_, index) => index !== 12).join('\n'),
      says: 'line 13: the end after 12 orders where 11 stand: orders are missing',
    },
    { wrong: 'an order after the end', text: [...lines, '{"n":13}', '{"end":13}'].join('\n'), says: 'line 14: n: nothing there' },
    { wrong: 'dice that are none', text: withLine(2, (line) => ({ ...line, dice: ['six'] })), says: 'line 2: dice.0: "six"' },
  ])('$wrong', ({ text, says }) => {
    expect(wrongIn(text).join('\n')).toContain(says)
  })

  test('the quick look and the one that gives reasons agree, whatever stands in an entry', () => {
    const strange = [
      undefined,
      null,
      true,
      0,
      0.5,
      'x',
      1e300,
      [],
      {},
      [null],
      ['germany'],
      [{ type: 'turn-opened' }],
      { type: 'x', by: 'y' },
    ]
    /** The value with each of its parts put otherwise, three deep. */
    const spoilt = (value: unknown, depth: number): readonly unknown[] =>
      depth === 0 || typeof value !== 'object' || value === null
        ? strange
        : Object.entries(value).flatMap(([key, inner]) => {
            const others = [...strange, ...spoilt(inner, depth - 1)]
            return others.map((other) => (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }))
          })
    for (const line of lines.slice(1, 4)) {
      const entry: unknown = JSON.parse(line)
      for (const one of [entry, ...strange, ...spoilt(entry, 3)])
        expect(isEntry(one), JSON.stringify(one)).toBe(ENTRY_SHAPE.safeParse(one).success)
    }
  })

  test('every line that is wrong is named', () => {
    const two = lines.map((line, index) => (index === 3 || index === 7 ? '?' : line)).join('\n')
    expect(wrongIn(two).map((words) => words.slice(0, 6))).toEqual(['line 4', 'line 8'])
  })

  test('what is no record at all is read no further than fifty wrong lines', () => {
    const said = wrongIn(`${lines[0]}\n${'?\n'.repeat(10_000)}`)
    expect([said.length, said.at(-1)]).toEqual([51, 'line 51: so many lines are wrong that nothing further was read'])
  })

  test('a last line that breaks off is set aside, wherever it breaks', () => {
    const whole = lines.slice(0, 11).join('\n')
    const last = lines[11] ?? ''
    for (const length of [1, 20, last.length - 1]) {
      const read = readRecord(`${whole}\n${last.slice(0, length)}`)
      expect(read).toMatchObject({ ok: true, record: { torn: { line: 12, text: last.slice(0, length) } } })
      if (read.ok) expect(read.record.entries).toHaveLength(10)
    }
  })

  test('a record cut off at the end of any line is noticed, and stands up to there', () => {
    for (const count of [1, 2, 7, 13]) {
      const read = readRecord(`${lines.slice(0, count).join('\n')}\n`)
      expect(read).toMatchObject({ ok: true, ended: false, record: { torn: { line: count + 1, text: '' } } })
      if (read.ok) expect(read.record.entries).toHaveLength(count - 1)
    }
  })

  test('a record of the first form, which has no end, is whole without it', () => {
    const first = withLine(1, (line) => ({ ...line, format: 1 }))
    const read = readRecord(first.slice(0, first.lastIndexOf('\n') + 1))
    expect(read).toMatchObject({ ok: true, ended: false, record: { torn: null } })
    if (read.ok) expect(read.record.entries).toHaveLength(12)
  })

  test('a last line that only lacks its end is whole', () => {
    const read = readRecord(lines.join('\n'))
    expect(read).toMatchObject({ ok: true, record: { torn: null } })
    if (read.ok) expect(read.record.entries).toHaveLength(12)
  })
})

describe('opening a record', () => {
  test('folding gives the game that was played, for both books', () => {
    for (const one of [record, randomRecord('classic', 6)]) {
      const opened = openGame(one)
      expect(opened.ok && opened.kept.game.ending).toBeTruthy()
    }
  })

  test.each([
    { header: { edition: 'clasic' }, says: 'did you mean "classic"' },
    { header: { scenario: 'global-war' }, says: 'did you mean "global-war-1939"' },
    { header: { options: ['gathering-strom'] }, says: 'did you mean "gathering-storm"' },
    { header: { rulings: { 'R49-33': 'plus-nine' } }, says: 'R49-33 cannot be ruled "plus-nine"' },
  ])('$says', ({ header, says }) => {
    const opened = openGame({ ...short, header: { ...short.header, ...header } })
    expect(opened.ok ? '' : opened.refusals.map(({ words }) => words).join()).toContain(says)
  })
})

test('a record of millions of lines is refused before any of them is read', () => {
  const read = inTime(500, () => readRecord('\n'.repeat(4_000_000)))
  expect(read).toMatchObject({ ok: false, refusals: [{ words: 'this record has more than 50000 lines; no game has as many' }] })
})
