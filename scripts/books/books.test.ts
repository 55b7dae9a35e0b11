import { describe, expect, test } from 'vitest'
import { readContents } from './contents.mjs'
import { readBookList } from './list.mjs'
import { finderOf } from './mentions.mjs'
import { readRulings } from './rulings.mjs'
import { factsIn, readFacts } from './vocabulary.mjs'

const contents = (...clauses: readonly string[]) =>
  readContents(
    'contents.yaml',
    ['- catalogue: 49', '  printed: DT Greece', '  clauses:', ...clauses.map((line) => `    ${line}`)].join('\n'),
  )

describe('a line of the contents', () => {
  test('is a number, a kind of home and a heading', () => {
    const { chapters, faults } = contents("49.10: {enforced: 'At most a third, rounded up'}")
    expect(faults).toEqual([])
    expect(chapters[0]?.clauses).toEqual([
      {
        number: '49.10',
        catalogue: '49',
        printed: 'DT Greece',
        heading: 'At most a third, rounded up',
        home: { is: 'enforced' },
        path: 'contents.yaml',
      },
    ])
  })

  test('with a heading alone is a heading of the book', () => {
    expect(contents('49.1: Diplomatic points').chapters[0]?.clauses[0]?.home).toEqual({ is: 'shown', why: 'heading' })
  })

  test.each([
    { line: '49.1: {computd: Points}', fault: 'contents.yaml:4 49.1 has no "computd": only computed, enforced' },
    { line: '49.1: {computed: Points, wher: here}', fault: 'contents.yaml:4 49.1 has no "wher"' },
    { line: '49.1: {why: because}', fault: 'contents.yaml:4 49.1 needs one kind of home' },
    { line: '49.1: {computed: Points, enforced: Points}', fault: 'contents.yaml:4 49.1 needs one kind of home' },
    { line: '49.1: {shown: Points}', fault: 'contents.yaml:4 49.1 is shown: say why' },
    { line: '49.1: {computed: Points, why: because}', fault: 'contents.yaml:4 49.1 is computed: it needs no "why"' },
    { line: '49.1: {outside: Points, why: so, where: here.ts}', fault: 'contents.yaml:4 49.1 is outside: no file does it' },
    { line: '49.1: {computed: ""}', fault: 'contents.yaml:4 the heading of 49.1 must be text' },
  ])('$line is a fault', ({ line, fault }) => {
    expect(contents(line).faults[0]).toContain(fault)
  })

  test('stands once', () => {
    expect(contents('49.1: Points', '49.2: More', '49.1: Points').faults).toEqual(['contents.yaml:6 "49.1" stands twice in the clauses'])
  })
})

test('a file that is no YAML is a fault with its line', () => {
  expect(readContents('contents.yaml', '- catalogue: 49\n  clauses: {').faults[0]).toMatch(/^contents\.yaml:\d+ /)
})

test('a catalogue that is none is a fault', () => {
  expect(readContents('contents.yaml', '- catalogue: 48').faults).toEqual([
    'contents.yaml:1 the catalogue must be one of 49, tensions, 50-53, changes-2016, campaign',
  ])
})

describe('a ruling', () => {
  const ruling = (...lines: readonly string[]) => readRulings('rulings.yaml', ['R1:', ...lines.map((line) => `  ${line}`)].join('\n'))
  const WHOLE = ['standing: open', 'question: Which?', 'answer: This.', 'reason: Just so.']

  test('has its choices in their order, ours first', () => {
    const { rulings, faults } = ruling(...WHOLE, 'choices:', '  this: This one', '  that: That one')
    expect(faults).toEqual([])
    expect(rulings[0]?.choices).toEqual([
      { id: 'this', words: 'This one' },
      { id: 'that', words: 'That one' },
    ])
  })

  test('says what it stands on, and has more than one choice if any', () => {
    expect(ruling(...WHOLE.slice(1)).faults).toEqual([
      'rulings.yaml:1 R1 has no standing',
      'rulings.yaml:1 R1 stands as "": say plain, plain in part, open',
    ])
    expect(ruling(...WHOLE, 'choices:', '  this: This one').faults).toEqual(['rulings.yaml:1 R1 has one choice, which is none'])
  })
})

test('a layer has the scenarios of the book it amends', () => {
  const book = 'title: A book, words: It says so., chapters: []'
  const { books } = readBookList(
    'books.yaml',
    [`one: {${book}, scenarios: {start: {title: The start, turn: 1939 fall}}}`, `two: {${book}, amends: one}`].join('\n'),
  )
  expect(books.map(({ scenarios }) => scenarios.map(({ id }) => id))).toEqual([['start'], ['start']])
})

test('a number is found where it stands whole, and the longer of two', () => {
  const find = finderOf(['49.1', '49.12', '49.12 (a)', 'RGT-S1', 'BEL-R(−1) (a)'])
  expect([...find("49.12 (a) and 149.1 and RGT-S11, then '49.1'.")].sort()).toEqual(['49.1', '49.12 (a)'])
  expect([...find('BEL-R(−1) (a): 49.12, not 49.121')].sort()).toEqual(['49.12', 'BEL-R(−1) (a)'])
})

describe('the vocabulary', () => {
  const minors = {
    greece: { name: 'Greece', front: 'south', units: 'all', capitals: [] },
    eire: { name: 'Eire', front: 'west', units: 'raised', capitals: [] },
  }
  const read = (...lines: readonly string[]) =>
    readFacts(
      'facts.yaml',
      minors,
      ['- theatre: worldwide', '  group: Some', '  lasts: until told', '  facts:', ...lines.map((line) => `    ${line}`)].join('\n'),
    )

  test('spells families out, each subject with its start', () => {
    const { faults, groups } = read(
      '- of: minors',
      "  ics: {count: 'ICs of {here}', start: {greece: 7, others: 2}, unsourced: true}",
      '- us.risen: {yes-no: it rose}',
    )
    expect(faults).toEqual([])
    expect(factsIn(groups).map(({ id, kind, unsourced }) => [id, kind.type, kind.start, unsourced])).toEqual([
      ['eire.ics', 'count', 2, true],
      ['greece.ics', 'count', 7, false],
      ['us.risen', 'yes-no', false, false],
    ])
  })

  test('says of every fact how long it lasts, by its group or by itself', () => {
    const { faults, groups } = read(
      '- us.ics: {yes-no: one}',
      '- us.dead: {yes-no: two, lasts: for good}',
      '- us.won: {yes-no: three, lasts: hold of paris by axis}',
    )
    expect(faults).toEqual([])
    expect(factsIn(groups).map(({ kind }) => kind.lasts)).toEqual([
      { is: 'until-told' },
      { is: 'for-good' },
      { is: 'hold', place: 'paris', by: 'axis' },
    ])
  })

  test.each([
    { lines: ['- us.ics: {counts: ICs}'], fault: 'facts.yaml:5 us.ics has no "counts"' },
    { lines: ['- us.ics: {count: ICs, start: some}'], fault: 'facts.yaml:5 "start" of us.ics must be a whole number' },
    { lines: ['- us.side: {choice: side, says: {one: one}}'], fault: 'facts.yaml:5 us.side says too few choices' },
    { lines: ['- us.ics: {count: ICs, most: 9, lasts: a while}'], fault: 'facts.yaml:5 "lasts" of us.ics is no lifetime' },
    { lines: ['- of: minors (north, all)', '  ics: {count: ICs}'], fault: 'facts.yaml:5 there are no such minor countries' },
  ])('$lines is a fault', ({ lines, fault }) => {
    expect(read(...lines).faults[0]).toContain(fault)
  })
})
