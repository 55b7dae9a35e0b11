import { expect, test } from 'vitest'
import { inTime } from '../../../../test/in-time.ts'
import { readText } from './situation-text.ts'

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`),
]

test.each([
  { name: 'brackets', text: '['.repeat(50_000), says: /nested deeper/ },
  { name: 'braces that end the parser', text: '{"a":'.repeat(20_000), says: /nested deeper/ },
  { name: 'indentation', text: lines(700, (at) => `${' '.repeat(at)}a:`), says: /nested deeper/ },
  { name: 'lists of lists', text: '- '.repeat(100_000), says: /nested deeper/ },
  { name: 'names of names', text: '? '.repeat(20_000), says: /nested deeper/ },
  { name: 'comments that never end', text: `{${'/*'.repeat(100_000)}`, says: /./ },
  { name: 'quotation marks that never end', text: `{${'"\\'.repeat(100_000)}`, says: /closing quotation mark/ },
  { name: 'values with a quotation mark that never ends', text: 'a: "x\n'.repeat(40_000), says: /longer than any situation/ },
  { name: 'the same within reach', text: "a: 'x\n".repeat(5_000), says: /closing quotation mark/ },
  { name: 'a list without end', text: `[${'1,'.repeat(100_000)}]`, says: /longer than any situation/ },
  { name: 'aliases of aliases', text: bomb.join('\n'), says: /aliases/ },
  { name: 'a megabyte', text: `a: ${'x'.repeat(1_000_000)}`, says: /longer than any situation/ },
  {
    name: 'a name twice among thousands',
    text: lines(5_001, (at) => `key${at % 5_000}: 1`),
    says: /^line 5001, column 1: this name is there already/,
  },
])('$name: refused in a moment, with a sentence', ({ text, says }) => {
  const read = inTime(1_500, () => readText(text))
  expect(read.ok ? '' : `${read.where}: ${read.words}`).toMatch(says)
})

test('the places of thousands of names are found in a moment', () => {
  const read = readText(lines(5_000, (at) => `key${at}: 1`))
  inTime(500, () => {
    for (let at = 0; at < 5_000; at++) if (read.ok) read.locate([`key${at}`])
  })
})
