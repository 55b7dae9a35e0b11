import { describe, expect, test } from 'vitest'
import { clauseInFull, lookUp } from './lookup.ts'

describe('looking something up', () => {
  test('49.31 finds its six clauses once, in both books that have them', () => {
    const { clauses } = lookUp('49.31')
    expect(clauses.slice(0, 6).map(({ clause, books }) => [clause.number, books])).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`49.31 (${letter})`, ['2023', 'classic']]),
    )
  })

  test('the number asked for comes before those it begins, and those before words', () => {
    expect(lookUp('49.3', '2023').clauses[0]?.clause.number).toBe('49.3')
    expect(lookUp('49.4263').clauses[0]?.clause.number).toBe('49.4263')
  })

  test('a word finds clauses, lines, rulings and facts together', () => {
    const found = lookUp('subversion')
    expect(found.lines.map(({ row }) => row.words)).toContain('Russian subversion of this roll')
    expect(found.rulings.map(({ ruling }) => ruling.id)).toContain('R49-47')
    expect(found.facts.map(({ id }) => id)).toEqual(['russia.subversionLevel'])
    expect(found.clauses.length).toBeGreaterThan(3)
  })

  test('a country finds its table in every book', () => {
    expect(lookUp('turkey').tables).toEqual([{ id: 'turkey', title: 'Turkey', books: ['2023', 'classic', 'campaign'] }])
  })

  test('a number however it is written', () => {
    for (const text of ['49.31a', '49.31(a)', 'rule 49.31 a', '49,31a']) expect(lookUp(text).clauses[0]?.clause.number).toBe('49.31 (a)')
  })

  test.each([
    { said: 'Romania', id: 'rumania' },
    { said: 'USA', id: 'us' },
    { said: 'England', id: 'britain' },
    { said: 'Soviet Union', id: 'russia' },
  ])('$said finds the table of $id', ({ said, id }) => expect(lookUp(said).tables.map((table) => table.id)).toContain(id))

  test.each(['Siam', 'Burma', 'Barbarossa', 'DoW'])('%s finds something', (said) =>
    expect(lookUp(said).facts.length + lookUp(said).lines.length).toBeGreaterThan(0),
  )

  test('several words are all wanted, in any order', () => {
    expect(lookUp('russian subversion').lines).toEqual(lookUp('subversion russian').lines)
    expect(lookUp('subversion zeppelin')).toEqual({ tables: [], clauses: [], lines: [], rulings: [], facts: [] })
  })
})

describe('a clause in full', () => {
  test('49.4263: the line that cites it, the rulings that settle it, the fact it reads, the same in the classic book', () => {
    const { lines, rulings, facts, elsewhere } = clauseInFull('2023', '49.4263') ?? {}
    expect(lines?.map(({ row }) => row.id)).toEqual(['subversion'])
    expect(lines?.[0]?.tables.length).toBeGreaterThan(10)
    expect(rulings?.map(({ id }) => id)).toContain('R49-45')
    expect(facts?.map(({ id }) => id)).toEqual(['russia.subversionLevel'])
    expect(elsewhere).toEqual([{ book: 'classic', title: 'A World at War, classic', is: 'same' }])
  })

  test('49.4266A: landings thrown back are a line of June 2023 alone', () => {
    const { lines, elsewhere } = clauseInFull('2023', '49.4266A (a)') ?? {}
    expect(lines?.map(({ row }) => row.value)).toContain(1)
    expect(elsewhere?.map(({ is }) => is)).toEqual(['missing'])
  })

  test('a book that numbers in its own way is compared with none', () => {
    expect(clauseInFull('campaign', '3.2.4.4a')?.elsewhere).toEqual([])
  })

  test('49.31 (a): a ruling about 49.31 counts, one about 49.31 (b) or 49.311 does not', () => {
    for (const { question, answer, reason } of clauseInFull('2023', '49.31 (a)')?.rulings ?? [])
      expect(`${question} ${answer} ${reason}`).toMatch(/49\.31(?!\d)/)
  })

  test('a number that the book lacks', () => {
    expect(clauseInFull('2023', '99.99')).toBeUndefined()
  })
})
