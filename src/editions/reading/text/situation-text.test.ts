import { describe, expect, test } from 'vitest'
import { readText } from './situation-text.ts'

const placeOf = (text: string, ...path: readonly (string | number)[]): string | undefined => {
  const read = readText(text)
  return read.ok ? read.locate(path) : `${read.where}: ${read.words}`
}

describe('where something stands in a situation', () => {
  const json = '{\n  "edition": "classic",\n  "facts": {\n    "paris.controller": "germany"\n  },\n  "wars": [["germany", "russia"]]\n}'

  test.each([
    { path: ['edition'], where: 'line 2, column 3' },
    { path: ['facts', 'paris.controller'], where: 'line 4, column 5' },
    { path: ['wars', 0], where: 'line 6, column 12' },
    { path: ['wars', 0, 1], where: 'line 6, column 24' },
  ])('$path of a JSON text: $where', ({ path, where }) => expect(placeOf(json, ...path)).toBe(where))

  test('a name that is missing is looked for where it should have been', () => {
    expect(placeOf(json, 'facts', 'london.controller')).toBe('line 3, column 3')
    expect(placeOf(json, 'turn')).toBeUndefined()
  })

  test('YAML, with its comments', () => {
    expect(placeOf('# a year\nedition: classic\nstandings:\n  hungary: { result: 8 }\n', 'standings', 'hungary', 'result')).toBe(
      'line 4, column 14',
    )
  })

  test('Windows line ends and a byte order mark do not move anything', () => {
    expect(placeOf('\uFEFF{\r\n  "edition": "classic",\r\n  "turn": 3\r\n}', 'turn')).toBe('line 3, column 3')
  })
})

describe('what a text is read as', () => {
  const documentOf = (text: string): unknown => {
    const read = readText(text)
    return read.ok ? read.document : `${read.where}: ${read.words}`
  }

  test('JSON with comments, which leave every place what it was', () => {
    const text = '// a note\n{ /* the book */ "edition": "classic", // "turn": "x"\n  "scenario": "a//b" }'
    expect(documentOf(text)).toEqual({ edition: 'classic', scenario: 'a//b' })
    expect(placeOf(text, 'scenario')).toBe('line 3, column 3')
  })

  test('a book named by its year without quotation marks', () => {
    expect(documentOf('edition: 2023')).toEqual({ edition: '2023' })
    expect(documentOf('{"edition": 2023}')).toEqual({ edition: '2023' })
  })

  test('names of facts keep their dots', () => {
    expect(documentOf('facts:\n  paris.controller: germany')).toEqual({ facts: { 'paris.controller': 'germany' } })
  })
})

describe('a text that makes no sense is refused by line and column', () => {
  test.each([
    { text: '{\n  "edition": "classic"\n  "turn": "1941 spring"\n}', says: 'line 3, column 3: a comma is missing before this' },
    { text: '{\n "tensions": { "rgt": 32 "usat": 3 } }', says: 'line 2, column 26: a comma is missing before this' },
    {
      text: '{ "facts": { "france.fallen": true\n "italy.surrendered": true } }',
      says: 'line 2, column 2: a comma is missing before this',
    },
    { text: '{ "edition" "classic" }', says: 'line 1, column 13: a colon or a comma is missing before this' },
    { text: '{\n  "edition": "classic",\n', says: 'line 3, column 1: a closing } is missing' },
    { text: '{ "wars": [["a", "b"] }', says: 'line 1, column 23: a closing ] is missing' },
    { text: '{ "edition": "classic', says: 'line 1, column 22: a closing quotation mark is missing' },
    { text: '{ "edition": "classic, "turn": 3 }', says: 'line 1, column 14: a quotation mark or a comma is missing around here' },
    { text: '{ "edition": "a" }}', says: 'line 1, column 19: this does not belong here' },
    { text: '{ "turn": 1,\n  "turn": 2 }', says: 'line 2, column 3: this name is there already' },
    { text: 'edition: a\n\tturn: b', says: 'line 2, column 1: a tab cannot indent here; use spaces' },
    { text: 'edition: a\n  turn: b', says: 'line 1, column 10: this is indented as if it belonged to a simple value' },
    { text: 'edition: a\n---\nedition: b', says: 'line 2, column 1: a second document begins; one to a file' },
    { text: 'edition: !b a', says: 'line 1, column 10: tags (!name) have no meaning here' },
    { text: 'edition: *b', says: 'line 1, column 1: aliases (*name) need an anchor (&name) before them, and few of them' },
    { text: ' \n', says: 'line 1, column 1: there is nothing here; a situation names at least its edition' },
    { text: '# only a comment', says: 'line 1, column 1: there is nothing here; a situation names at least its edition' },
  ])('$says', ({ text, says }) => {
    const read = readText(text)
    expect(read.ok ? 'read' : `${read.where}: ${read.words}`).toBe(says)
  })
})
