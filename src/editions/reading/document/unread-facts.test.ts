import { describe, expect, test } from 'vitest'
import { bookSetOf, fetchEditions, openBook } from '../../index.ts'
import { situationIn } from '../situation-in-document.ts'
import { readSituation } from '../situation-reader.ts'
import { unreadFacts } from './unread-facts.ts'

const unreadIn = (edition: string, ...facts: readonly string[]): readonly string[] =>
  unreadFacts(openBook(edition), Object.fromEntries(facts.map((fact) => [fact, 1]))).map(({ words }) =>
    words.replace('nothing in this book reads ', ''),
  )

describe('facts that nothing in a book reads', () => {
  test('3.2.4.1b: the campaign counts divisions, never unbuilt units; Ireland’s partisans stand in', () => {
    expect(unreadIn('campaign', 'bulgaria.unbuilt', 'ireland.unbuilt')).toEqual(['bulgaria.unbuilt'])
    expect(unreadIn('2023', 'bulgaria.unbuilt', 'bulgaria.divisions')).toEqual(['bulgaria.divisions'])
  })

  test('3.2.4.1b: divisions are missed only beside their usual number, and the other way round', () => {
    expect(unreadIn('campaign', 'bulgaria.divisions')).toEqual([
      'bulgaria.divisions is read together with bulgaria.divisionsUsual, which is not reported',
    ])
    expect(unreadIn('campaign', 'bulgaria.divisionsUsual')).toEqual([
      'bulgaria.divisionsUsual is read together with bulgaria.divisions, which is not reported',
    ])
    expect(unreadIn('campaign', 'bulgaria.divisions', 'bulgaria.divisionsUsual')).toEqual([])
  })

  test('3.2.4: no Action on Poland, whose guests count all the same; no Croatia at all', () => {
    expect(unreadIn('campaign', 'poland.axisFactors', 'poland.axisForeignFactors', 'croatia.axisForeignFactors')).toEqual([
      'poland.axisFactors',
      'croatia.axisForeignFactors',
    ])
  })

  test('a row that was borrowed reads its fact though no clause of the book names it', () => {
    expect(unreadIn('campaign', 'turkey.axisHexes')).toEqual([])
  })

  test('whoever holds a city, it is read where the book knows the city', () => {
    expect(unreadIn('campaign', 'berchtesgaden.controller')).toEqual([])
    expect(unreadIn('2023', 'berchtesgaden.controller')).toEqual(['berchtesgaden.controller'])
  })

  test('a situation says which of its facts are without effect, and is read all the same', () => {
    const read = readSituation({ edition: 'campaign', facts: { 'bulgaria.unbuilt': 2, 'france.fallen': true } })
    expect(read).toMatchObject({ ok: true, footnotes: [{ fact: 'bulgaria.unbuilt' }] })
    expect(readSituation({ edition: 'campaign' })).toMatchObject({ ok: true, footnotes: [] })
  })

  test('a startup bundle has no contents and says nothing of it', async () => {
    const books = bookSetOf(await fetchEditions('campaign', 'startup'))
    expect(situationIn({ edition: 'campaign', facts: { 'bulgaria.unbuilt': 2 } }, books)).toMatchObject({ ok: true, footnotes: [] })
  })
})
