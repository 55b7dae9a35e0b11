import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { DOORS } from '../counsel/index.ts'
import { COLOURED } from './terminal/paint.ts'
import { answerOf, run } from './terminal/terminal.testing.ts'
import { UPKEEP } from './upkeep/words.ts'
import { wordsOf } from './walk.testing.ts'
import { COMMANDS as OTHERS } from './words.ts'

/** Every command: those that ask, and the others. */
const COMMANDS: Readonly<Record<string, { readonly words: string; readonly example: string }>> = {
  ...Object.fromEntries(DOORS.map((door) => [door.name, door])),
  ...OTHERS,
}

const HUNGARY = 'cases/situations/hungary.json'
const hungary = (...flags: readonly string[]) => run(['reckon', HUNGARY, '--target', 'hungary', '--by', 'axis', ...flags])

describe('help', () => {
  test.each(Object.entries(COMMANDS))('%s says what it is for, with an example', async (name, { words, example }) => {
    const { code, out, err } = await run([name, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out.replace(/\s+/g, ' ')).toContain(words)
    expect(out).toContain(`$ chancery ${example}`)
  })

  // These stay open, make a file, or look after games that somebody has stored.
  const NOT_HERE = ['serve', 'new', ...Object.keys(UPKEEP)]
  test.each(Object.entries(COMMANDS).filter(([name]) => !NOT_HERE.includes(name)))(
    'the example of %s can be typed as it stands',
    async (_, { example }) => {
      const { code, out, err } = await run(wordsOf(example))
      expect([code, err]).toEqual([0, ''])
      expect(out).not.toBe('')
    },
  )

  test('of the whole names every command', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`\n  ${name} `)
  })

  test('help names a command’s own help', async () => {
    expect((await run(['help', 'may'])).out).toBe((await run(['may', '--help'])).out)
    expect((await run(['help'])).out).toBe((await run(['--help'])).out)
  })

  test('the version is that of the package', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

test('49.52, SPA-N1: a roll that is not allowed is said so above its lines, and results for good are starred', async () => {
  const spain = ['--situation', '{"edition":"2023","placements":{"axis":{"spain":1}}}', '--target', 'spain', '--by', 'axis']
  const { code, out } = await run(['reckon', ...spain])
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/this roll is not allowed:\n {2}Spain: only once France has been conquered {2}\[DT Spain\]\n/),
  ])
  expect((await hungary()).out).not.toContain('not allowed')
  const ireland = (await run(['table', 'ireland', '--edition', '2023'])).out
  expect(ireland).toMatch(/\n +2\* {2}quiet for the rest of the war(.|\n)*\n\* for good/)
  expect((await run(['table', 'hungary', '--edition', '2023'])).out).not.toContain('* for good')
})

test('51.36: what the first strike came to is said as YAML, and a report that cannot be read is a misuse', async () => {
  const strike = ['pearl-harbor', '--level', '36', '--carrier-dice', '12,34,66', '--surprise-die', '1', '--first']
  const { code, out } = await run([...strike, '{ nasLost: 2, sunk: [Enterprise] }'])
  expect(code).toBe(0)
  expect(out).toContain('the first strike is resolved: Japan loses 2 NAS, Enterprise sunk')
  expect((await run([...strike, '{ sunk: [Saratoga] }'])).code).toBe(1)
  expect(await run([...strike, 'lots'])).toMatchObject({ code: 2, err: expect.stringContaining('--first: expected named values') })
})

test('51.43B, 51.43E, 51.31-expl-2: in a strike that is played counts stand without a sign, modifiers with one', async () => {
  const dice = [
    '--carrier-dice',
    '12,34,66',
    '--surprise-die',
    '3',
    '--second-strike',
    '--interception-dice',
    '2',
    '--nas',
    '12',
    '--cap',
    '4',
  ]
  const { code, out } = await run(['pearl-harbor', 'cases/situations/pearl-harbor.yaml', ...dice])
  expect(code).toBe(0)
  expect(out).toMatch(/\n {2}4 {2}Japanese NAS on CAP/)
  expect(out).toMatch(/\n {2}8 {2}American NAS at most/)
  expect(out).toMatch(/\n \+1 {2}Japanese air attack dice/)
})

describe('misuse ends with 2, on standard error alone', () => {
  test.each([
    { argv: [], says: 'Usage: chancery' },
    { argv: ['recon'], says: '(Did you mean reckon?)' },
    { argv: ['help', 'recon'], says: 'did you mean reckon' },
    { argv: ['reckon', HUNGARY, '--targt', 'hungary'], says: '(Did you mean --target?)' },
    { argv: ['reckon', HUNGARY], says: 'needed: --target and --by' },
    { argv: ['reckon', HUNGARY, '--target'], says: "option '--target <country>' argument missing" },
    { argv: ['reckon', '--target', 'hungary', '--by', 'axis'], says: 'which situation?' },
    { argv: ['reckon', HUNGARY, '--situation', '{}', '--target', 'hungary', '--by', 'axis'], says: 'not both' },
    { argv: ['reckon', 'no-such.json', '--target', 'hungary', '--by', 'axis'], says: 'cannot read no-such.json: there is no such file' },
    { argv: ['allot', 'cases'], says: 'cannot read cases: it is a folder' },
    { argv: ['allot', HUNGARY, 'again'], says: 'too many arguments' },
    { argv: ['may', HUNGARY], says: 'may: which question?' },
    { argv: ['may', 'place', '--by', 'axis'], says: 'which situation?' },
    { argv: ['may', '--situation', '{}'], says: 'may: which question?' },
    { argv: ['may', HUNGARY, 'plac', '--by', 'axis'], says: 'did you mean "place"?' },
    { argv: ['may', HUNGARY, 'name', '--by', 'axis'], says: '--target: missing' },
    { argv: ['may', HUNGARY, 'take-lesser', '--by', 'axis', '--target', 'hungary'], says: '--die: missing' },
    { argv: ['ask'], says: "missing required argument 'questions'" },
    { argv: ['ask', 'no-such.jsonl'], says: 'cannot read no-such.jsonl' },
    { argv: ['ask', 'cases'], says: 'it is a folder' },
    { argv: ['serve', '--port', 'http'], says: 'Expected a whole number from 0 to 65535' },
  ])('$argv: $says', async ({ argv, says }) => {
    const { code, out, err } = await run(argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
    expect(err).not.toMatch(/\n\s+at .*\.ts:\d/)
  })

  test('a PORT that is no port', async () => {
    const { code, err } = await run(['serve'], { env: { PORT: 'http' } })
    expect([code, err]).toEqual([2, 'chancery: PORT is "http"; expected a whole number from 0 to 65535\nSee `chancery serve --help`.\n'])
  })
})

describe('a refusal ends with 1 and says where, what was expected and what was meant', () => {
  const refused = async (situation: string, ...argv: readonly string[]): Promise<string> => {
    const { code, out, err } = await run([...argv, '--situation', situation])
    expect([code, out]).toEqual([1, ''])
    return err
  }
  const reckon = ['reckon', '--target', 'hungary', '--by', 'axis']

  test.each([
    {
      wrong: 'a fact',
      text: '{"edition": "classic",\n "facts": {"paris.controler": "germany"}}',
      says: '(line 2, column 12)',
      meant: '"paris.controller"',
    },
    {
      wrong: 'a value',
      text: '{"edition": "classic",\n "facts": {"france.fallen": 1}}',
      says: '(line 2, column 12): 1;',
      meant: 'true or false',
    },
    { wrong: 'an edition', text: '{"edition": "clasic"}', says: 'edition (line 1, column 2)', meant: '"classic"' },
    { wrong: 'a season', text: 'edition: classic\nturn: 1941 sprng', says: 'turn (line 2, column 1)', meant: '"1941 spring"' },
    { wrong: 'a country', text: 'edition: classic\nstandings:\n  hungry: { result: 8 }', says: '(line 3, column 3)', meant: '"hungary"' },
    { wrong: 'a target', text: 'edition: classic\nplacements: { axis: { turky: 1 } }', says: '(line 2, column 23)', meant: '"turkey"' },
    { wrong: 'a scenario', text: 'edition: classic\nscenario: global-war', says: '(line 2, column 1)', meant: '"global-war-1939"' },
  ])('$wrong', async ({ text, says, meant }) => {
    const err = await refused(text, ...reckon)
    expect(err).toContain('--situation is refused:')
    expect(err).toContain(says)
    expect(err).toContain(meant)
  })

  test('several slips come in the order of the file', async () => {
    const err = await refused('edition: classic\nturn: 1941\nfacts:\n  b: 1\n  france.fallen: 2\nwars: 3', ...reckon)
    expect([...err.matchAll(/\(line (\d)/g)].map(([, line]) => line)).toEqual(['2', '4', '5', '6'])
  })

  test('flags are named as they are typed', async () => {
    const { code, err } = await run(['reckon', HUNGARY, '--target', 'hungry', '--by', 'allies', '--covert-axis', '77'])
    expect(code).toBe(1)
    expect(err).toContain('--target: unknown "hungry"; did you mean "hungary"?')
    expect(err).toContain('--by: unknown "allies"; did you mean "westernAllies"?')
    expect(err).toContain('--covert-axis: "77"; expected a whole number from 0 to 9')
  })

  test('as JSON it goes where answers go', async () => {
    const ran = await run(['reckon', '--situation', '{"edition": }}', '--target', 'hungary', '--by', 'axis', '--json'])
    expect([ran.code, ran.err]).toEqual([1, ''])
    expect(answerOf(ran)).toMatchObject({ ok: false, refusals: [{ code: 'misread', data: { where: 'line 1, column 14' } }] })
  })

  test('names of the books', async () => {
    expect((await run(['table', 'hungry'])).err).toContain('did you mean hungary?')
    expect((await run(['table', '--edition', 'clasic'])).err).toContain('--edition: unknown "clasic"; did you mean "classic"?')
    expect((await run(['table', 'hungary', '--edition', '2023', '--option', 'gathering-strom'])).err).toContain('gathering-storm')
    expect((await run(['rules', '--edition', 'campain'])).err).toContain('did you mean campaign?')
    expect((await run(['diff', 'classic', '2024'])).err).toContain('did you mean "2023"?')
  })
})

describe('reckon', () => {
  test('the total first, then its lines with sign, words, times and the printed label', async () => {
    const { out } = await hungary()
    expect(out.split('\n').slice(0, 7)).toEqual([
      ' +4 in all for Hungary, rolled for by the European Axis, Summer 1940 (classic); plus favours the Axis',
      'gain 4 in 6 (67%), ally 1 in 6 (17%)',
      ' +5  Hungary leans to the Axis  [DT Hungary]',
      ' +2  Axis points placed (2 times)  [49.4261]',
      ' -2  Allied points placed, the larger of West and Russia (2 times)  [49.4261B (1); R49-16]',
      ' -2  France still stands and the Axis roll  [DT Balkans]',
      ' +1  Russia has entered a borderland  [DT Balkans; R49-31]',
    ])
  })

  test('with --all the lines that do not count, and what would make them', async () => {
    const { out } = await hungary('--all')
    expect(out).toContain('\n  0  Italy is out of the war  [DT Balkans]\n     would need: Italy has surrendered\n')
    expect((await hungary()).out).not.toContain('Italy')
  })

  test('a situation from standard input', async () => {
    const { out } = await run(['reckon', '-', '--target', 'hungary', '--by', 'axis'], { input: 'edition: classic' })
    expect(out).toMatch(/^ \+3 in all for Hungary/)
  })

  test('a result that is certain', async () => {
    const { out } = await hungary('--covert-axis', '9')
    expect(out).toContain('odds\ncertain  10     a minor ally of the Axis\n')
  })

  test('colour on a terminal, and lines no wider than it', async () => {
    const { out } = await run(['reckon', HUNGARY, '--target', 'hungary', '--by', 'axis', '--all'], {
      look: { paint: COLOURED, columns: 60 },
    })
    expect(out).toContain('\u001b[1m')
    const plain = stripVTControlCharacters(out)
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60)
    expect(plain.replaceAll(/\s+/g, ' ')).toBe((await hungary('--all')).out.replaceAll(/\s+/g, ' '))
  })
})

describe('may', () => {
  test('allowed ends with 0', async () => {
    expect(await run(['may', HUNGARY, 'place', '--by', 'axis', '--placements', 'hungary=2'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^allowed\n/),
    })
  })

  test('49.31: not allowed ends with 1, with every reason, on standard output', async () => {
    const { code, out, err } = await run(['may', HUNGARY, 'place', '--by', 'axis', '--placements', 'hungary=3,turkey=4'])
    expect([code, err]).toEqual([1, ''])
    expect(out.match(/^ {2}\S/gm)).toHaveLength(3)
    expect(out).toContain('\n  Hungary: 3 points; the limit is 2')
    expect(out).toContain('\n  Turkey: 4 points; the limit is 2')
  })

  test('the question comes first where the situation is on the command line', async () => {
    const { code, out } = await run(['may', 'name', '--situation', '{edition: classic}', '--by', 'axis', '--target', 'hungary'])
    expect([code, out]).toEqual([0, 'allowed\n'])
  })

  test('49.53: a result below zero can be wanted', async () => {
    const { code, out } = await run(['may', HUNGARY, 'take-lesser', '--by', 'axis', '--target', 'hungary', '--die', '6', '--result', '-1'])
    expect(code).toBe(1)
    expect(out).toContain('not -1  [49.53 (a)]')
  })

  test('as JSON', async () => {
    const ran = await run(['may', HUNGARY, 'name', '--by', 'russia', '--target', 'yugoslavia', '--json'])
    expect(ran.code).toBe(1)
    expect(answerOf(ran)).toMatchObject({ ok: true, allowed: false, price: {}, consequences: [] })
  })
})

describe('the books', () => {
  test('coverage: every row adds up, and the books add up to the whole', async () => {
    const { out } = await run(['coverage'])
    const rows = out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => row.split(/\s{2,}/))
    const figures = rows.map(([, , ...cells]) => cells.map((cell) => (cell === '-' ? 0 : Number(cell))))
    for (const [clauses = 0, ...homes] of figures) expect(homes.reduce((sum, number) => sum + number, 0)).toBe(clauses)
    const books = rows.flatMap(([book, catalogue], index) => (book !== 'all' && catalogue === 'all' ? [figures[index]?.[0] ?? 0] : []))
    expect(books.length).toBeGreaterThanOrEqual(3)
    expect(figures.at(-1)?.[0]).toBe(books.reduce((sum, number) => sum + number, 0))
  })

  test('coverage as JSON gives every clause', async () => {
    const { books, clauses } = answerOf(await run(['coverage', '--json'])) as unknown as {
      readonly books: Readonly<Record<string, { readonly clauses: number }>>
      readonly clauses: readonly unknown[]
    }
    expect(clauses).toHaveLength(Object.values(books).reduce((sum, book) => sum + book.clauses, 0))
  })

  test('a table prints its rows, conditions and results', async () => {
    const { out } = await run(['table', 'hungary'])
    expect(out).toContain('Hungary (hungary); plus favours the Axis\n +5  Hungary leans to the Axis  [DT Hungary]\n')
    expect(out).toContain('\n -2  Italy is out of the war  [DT Balkans]\n     when Italy has surrendered\n')
    expect(out).toContain('\nresults\n   -3  a minor ally of the Allies  [DT Balkans]\n')
  })

  test('49.4266A stands only in the book of 2023, said once for all tables', async () => {
    const { out } = await run(['diff', 'classic', '2023'])
    expect(out.match(/49\.4266A \(a\); R49-65/g)).toHaveLength(1)
    expect(out).toContain('only in 2023\n   +1  Western Allied landings in the west thrown back')
    expect((await run(['diff', '2023', '2023'])).out).toBe('no difference\n')
  })

  test('a search that finds nothing says so', async () => {
    expect(await run(['rules', 'zeppelin'])).toMatchObject({ code: 0, out: 'nothing holds "zeppelin"\n' })
    expect(await run(['facts', 'zeppelin'])).toMatchObject({ code: 0, out: 'nothing holds "zeppelin"\n' })
  })

  test('the schema is one, and it knows the vocabulary', async () => {
    const schema = answerOf(await run(['schema'])) as unknown as { $schema: string; properties: { facts: { properties: object } } }
    expect(schema.$schema).toContain('json-schema.org')
    expect(schema.properties.facts.properties).toHaveProperty(['hungary.axisFactors'])
  })
})
