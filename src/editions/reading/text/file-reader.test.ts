import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readFile } from './file-reader.ts'

const RECORD = readFileSync(new URL('../../../../cases/games/history.jsonl', import.meta.url), 'utf8')

/** A busy machine may take its time; whoever looked for every slip in five megabytes would take longer. */
const AT_ONCE = 30_000

// What is fetched only for a file with errors is there before anything is timed.
beforeAll(async () => void (await readFile('edition: 2032')), 60_000)

test.each([
  { name: 'nothing', text: '', says: 'line 1, column 1: there is nothing here; a situation names at least its edition' },
  { name: 'prose', text: 'Dear players,\nthe war goes badly: we\tlost.\n', says: /^line 1, column 1: this is plain text/ },
  { name: 'a word', text: 'hello', says: /^line 1, column 1: this is plain text/ },
  { name: 'a list', text: '[1, 2, 3]', says: /^line 1, column 1: this is plain text or a list/ },
  { name: 'a web page', text: '<!doctype html>\n<html></html>', says: /^line 1, column 1: this is plain text/ },
  { name: 'a picture', text: '\uFFFDPNG\r\n\u001a\n\0\0', says: 'line 1, column 1: this is no text; is it the right file?' },
  { name: 'a picture further down', text: 'edition: 2023\nab\0', says: 'line 2, column 3: this is no text; is it the right file?' },
  { name: 'the record of a game', text: RECORD, says: /^line 1, column 1: this is the record of a game/ },
  { name: 'five megabytes', text: '['.repeat(5_000_000), says: /^line 1, column 250001: .*longer than any situation/ },
  {
    name: 'a book that is not there',
    text: '{\n  "edition": "2032"\n}',
    says: /^edition \(line 2, column 3\): "2032".*did you mean "2023"/,
  },
  { name: 'no book', text: '{\n  "turn": "1941 spring"\n}', says: /^edition: nothing there/ },
  { name: 'a number for a turn', text: 'edition: classic\nturn: 1941\n', says: /^turn \(line 2, column 1\): 1941/ },
  {
    name: 'a word for a number',
    text: 'edition: classic\nfacts: { hungary.axisFactors: ten }\n',
    says: /line 2, column 10\): "ten"; expected a whole number/,
  },
])(
  '$name is refused at once, with what is wrong and where',
  async ({ text, says }) => {
    const read = await readFile(text)
    expect(read.ok ? '' : read.refusals[0]?.words).toMatch(says)
  },
  AT_ONCE,
)

test('a byte order mark and comments are read over', async () => {
  expect(await readFile('\uFEFF// ours\n{ "edition": "classic" }')).toEqual({ ok: true, document: { edition: 'classic' } })
})
