import { describe, expect, test } from 'vitest'
import { bandAt, type Modifier } from '../rules/core/index.ts'
import type { Rulebook, Stage } from '../rules/game/index.ts'
import { startup as startup2023 } from './2023/startup.ts'
import { EDITIONS } from './all-books.ts'
import {
  type Amendment,
  AmendmentError,
  amend,
  amendAnswers,
  amendResults,
  amendRulings,
  amendSequence,
  drop,
  insert,
  replace,
} from './amendment.ts'
import { edition as classic } from './classic/edition.ts'
import { startup as startupClassic } from './classic/startup.ts'
import type { Layer } from './edition.ts'
import { BookError, resolve } from './resolution/resolution.ts'

/** The classic book with further amendments. */
const amendedBy = (amendments: readonly Amendment[]): Rulebook =>
  resolve({ ...classic, amendments: [...classic.amendments, ...amendments] }, EDITIONS)

describe('an amended table keeps its printed order', () => {
  const rowsOf = (table: string, amendments: Layer['amendments']): readonly string[] =>
    amendedBy(amendments).tables[table]?.rows.map(({ id }) => id) ?? []

  // The Hungarian table prints its alignment first, then what counts in every roll, then its own general lines and the Balkan ones.
  test('Hungary: its alignment replaced, and a general line left out', () => {
    const printed = rowsOf('hungary', [])
    expect(printed.slice(0, 2)).toEqual(['alignment', 'axis-points'])
    expect(printed.indexOf('axis-ally')).toBeGreaterThan(printed.indexOf('subversion'))
    expect(printed.indexOf('axis-ally')).toBeLessThan(printed.indexOf('russians-ahead'))
    const amendments = [amend('hungary', [replace('alignment', { value: +6 }, 'to see'), drop('allied-ally', 'to see')])]
    expect(rowsOf('hungary', amendments)).toEqual(printed.filter((id) => id !== 'allied-ally'))
    expect(amendedBy(amendments).tables['hungary']?.rows[0]?.value).toBe(+6)
  })

  // Inertia stands last, behind what all countries share.
  test('Turkey: lines put in behind three of its four parts', () => {
    const line = (id: string): Modifier => ({ id, value: +1, words: 'a line to see', cite: { book: 'classic', rule: 'TUR-A1' } })
    const printed = rowsOf('turkey', [])
    const amendments = ['alignment', 'greece-axis-ally', 'inertia-down'].map((after) =>
      amend('turkey', [insert(after, [line(`after-${after}`)], 'to see')]),
    )
    expect(rowsOf('turkey', amendments)).toEqual(
      printed.flatMap((id) => (['alignment', 'greece-axis-ally', 'inertia-down'].includes(id) ? [id, `after-${id}`] : [id])),
    )
  })
})

describe('results, the sequence and rulings are amended as rows are', () => {
  test('Hungary: 3 to 6 are one result', () => {
    const { bands = [] } =
      amendedBy([amendResults('hungary', [replace('3-4', { to: 6 }, 'to see'), drop('5-6', 'to see')])]).tables['hungary'] ?? {}
    expect([3, 6, 7].map((total) => bandAt(bands, total)?.id)).toEqual(['3-4', '3-4', '7'])
  })
  test('results that leave a gap do not load', () => {
    expect(() => amendedBy([amendResults('hungary', [drop('5-6', 'to see')])])).toThrow('table hungary: a gap between 3-4 and 7')
  })
  test('Rumania: its answer to a demand', () => {
    const { demandBands = [] } =
      amendedBy([amendAnswers('rumania', [replace('7', { words: 'it resists' }, 'to see')])]).tables['rumania'] ?? {}
    expect(bandAt(demandBands, 7)?.words).toBe('it resists')
  })
  test('a stage left out, and one put in', () => {
    const council: Stage = { id: 'council', words: 'a council of war', asks: ['axis'], orders: [] }
    const printed = amendedBy([]).sequence.map(({ id }) => id)
    const { sequence } = amendedBy([amendSequence([drop('axis-subversion', 'to see'), insert('turn-start', [council], 'to see')])])
    expect(printed.slice(0, 5)).toEqual(['year-start', 'new-year', 'turn-start', 'axis-naming', 'axis-subversion'])
    expect(sequence.slice(0, 5).map(({ id }) => id)).toEqual(['year-start', 'new-year', 'turn-start', 'council', 'axis-naming'])
    expect(sequence).toHaveLength(printed.length)
  })
  test('two stages of one name, and one that cites what is not there', () => {
    const [start] = amendedBy([]).sequence
    if (start === undefined) throw new Error('the turn has a beginning')
    const cite = { book: 'classic', rule: '49.999' }
    expect(() =>
      amendedBy([amendSequence([insert('turn-start', [{ ...start, orders: [], enter: [], leave: [], cite }], 'to see')])]),
    ).toThrow(/the stage "year-start" stands twice[\s\S]*stage year-start: it cites 49.999/)
  })

  // R49-33: whether a border fought for in vain counts in Finland. Ours is that it does not.
  const otherwise = amendRulings([
    replace(
      'R49-33',
      {
        answer: 'It counts.',
        choices: [
          { id: 'plus-two', words: 'It counts' },
          { id: 'no-line', words: 'It does not' },
        ],
      },
      'to see',
    ),
  ])
  const hasLine = (book: Rulebook): boolean => book.tables['finland']?.rows.some(({ id }) => id === 'fought-for-the-border') ?? false

  test('a ruling answered otherwise, in the whole book and in the startup bundle', () => {
    const startup = resolve({ ...startupClassic, amendments: [...startupClassic.amendments, otherwise] }, [startup2023])
    for (const book of [amendedBy([otherwise]), startup]) {
      expect(book.houseRulings['R49-33']).toBe('plus-two')
      expect(hasLine(book)).toBe(true)
    }
    expect(hasLine(amendedBy([]))).toBe(false)
    expect(amendedBy([otherwise]).rulings['R49-33']?.answer).toBe('It counts.')
  })
  test('a ruling that is gone takes its choice along, and rows may not rest on it', () => {
    expect(() => amendedBy([amendRulings([drop('R49-07', 'to see')])])).toThrow('no ruling R49-07')
  })
})

describe('an amendment to what is not there is an error', () => {
  const amending = (change: Partial<Layer>): Layer => ({ ...classic, ...change })
  test.each([
    ['drop', drop('no-such-row', 'to see')],
    ['replace', replace<Modifier>('no-such-row', { value: 2 }, 'to see')],
    ['insert after', insert<Modifier>('no-such-row', [], 'to see')],
  ])('%s a row that is not there', (what, change) => {
    expect(() => resolve(amending({ amendments: [amend('balkans', [change])] }), EDITIONS)).toThrow(
      `balkans has no row "no-such-row" to ${what}`,
    )
  })
  test.each([
    ['a result', amendResults('hungary', [drop('2', 'to see')]), 'hungary has no result "2" to drop'],
    ['the results of a table', amendResults('nowhere', []), 'there is no table "nowhere" to amend'],
    ['an answer to a demand', amendAnswers('hungary', [drop('2', 'to see')]), 'hungary has no answer to a demand "2" to drop'],
    ['a stage', amendSequence([insert('tea', [], 'to see')]), 'the sequence has no stage "tea" to insert after'],
    ['a ruling', amendRulings([replace('R49-99', { answer: 'yes' }, 'to see')]), 'there is no ruling "R49-99" to replace'],
  ])('%s that is not there', (_, amendment, words) => {
    expect(() => amendedBy([amendment])).toThrow(new AmendmentError(words))
  })
  test('a section that is not there', () => {
    expect(() => resolve(amending({ amendments: [amend('nowhere', [])] }), EDITIONS)).toThrow(AmendmentError)
  })
  test('a clause that is not there', () => {
    expect(() => resolve(amending({ dropped: ['49.999'] }), EDITIONS)).toThrow('49.999')
  })
  test('a book that is not there', () => {
    expect(() => resolve(amending({ amends: 'nowhere' }), EDITIONS)).toThrow(BookError)
  })
})
