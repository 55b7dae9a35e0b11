import { describe, expect, test } from 'vitest'
import { run } from '../terminal/terminal.testing.ts'
import { answerLine, linesOf } from './lines.ts'

const asking = async (...lines: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { code, out } = await run(['ask', '-'], { input: lines.join('\n') })
  expect(code).toBe(0)
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
}

const hungary = { edition: 'classic', turn: '1940 summer' }
const words = (answer: unknown): readonly string[] =>
  (answer as { refusals: readonly { words: string }[] }).refusals.map((refusal) => refusal.words)

describe('many questions in one go', () => {
  test('every answer comes under the id of its question, in order, in the shape of its door', async () => {
    const answers = await asking(
      JSON.stringify({ id: 'a', door: 'reckon', situation: hungary, args: { target: 'hungary', by: 'axis' } }),
      JSON.stringify({ id: 7, door: 'may', situation: hungary, args: { question: 'name', by: 'axis', target: 'hungary' } }),
      JSON.stringify({ id: null, door: 'facts', args: { search: 'hungary.axisFactors' } }),
    )
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      ['a', true],
      [7, true],
      [null, true],
    ])
    // DT Balkans: +5 for Hungary, -2 while France stands.
    expect(answers[0]).toMatchObject({ target: 'hungary', by: 'axis', total: 3 })
    expect(answers[1]).toMatchObject({ allowed: true, refusals: [] })
  })

  test('a line that makes no sense answers with its own refusal, and the rest goes on', async () => {
    const answers = await asking(
      '{"id": 1, "door": "allot"',
      '[1, 2]',
      'hello',
      '',
      JSON.stringify({ id: 5 }),
      JSON.stringify({ id: 6, door: 'alot', situation: hungary }),
      JSON.stringify({ id: 7, door: 'allot', situation: hungary, args: [] }),
      JSON.stringify({ id: 8, door: 'allot' }),
      JSON.stringify({ id: 9, door: 'allot', situation: hungary }),
    )
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [null, false],
      [null, false],
      [null, false],
      [5, false],
      [6, false],
      [7, false],
      [8, false],
      [9, true],
    ])
    expect(words(answers[0])).toEqual(['line 1, column 26: a closing } is missing'])
    expect(words(answers[1])).toEqual(['line 2: expected one question { "id", "door", "situation", "args" }'])
    expect(answers[2]).toMatchObject({ line: 3 })
    expect(words(answers[3])[0]).toContain('door: missing')
    expect(words(answers[4])).toEqual(['no door "alot"; did you mean allot?'])
  })

  test('a question that says a name twice is not answered', async () => {
    const [only] = await asking(
      '{"id": 1, "door": "allot", "situation": {"edition": "2023", "placements": {"axis": {"turkey": 1, "turkey": 2}}}}',
    )
    expect(words(only)[0]).toMatch(/^line 1, column 98: this name is there already/)
  })

  test('what is wrong with a situation is placed in the line it stands in', async () => {
    const [, second] = await asking(
      JSON.stringify({ id: 1, door: 'coverage' }),
      '{"id": 2, "door": "allot", "situation": {"edition": "classic", "trun": "1941 spring"}}',
    )
    expect(words(second)[0]).toMatch(/^trun \(line 2, column 64\): unknown name "trun".*did you mean "turn"\?$/)
  })

  test('lines come whole, however they are cut up on the way', async () => {
    const bytes = new TextEncoder().encode('für\nzwei\n\ndrei')
    const chunks = async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte)
    }
    const lines: string[] = []
    for await (const line of linesOf(chunks())) lines.push(line)
    expect(lines).toEqual(['für', 'zwei', '', 'drei'])
  })
})

test.skipIf(process.platform === 'win32').each(['/dev/zero', '/dev/null'])('a game in %s is refused: it may never end', (file) => {
  const given = answerLine(JSON.stringify({ door: 'war-room', game: { file } }), 1, () => undefined)
  expect(given).toMatchObject({ ok: false, refusals: [{ words: `"${file}" cannot be used for a game (it is no ordinary file)` }] })
})
