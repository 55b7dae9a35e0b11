import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { answerOf, run } from '../terminal/terminal.testing.ts'

const at = scratch()
const CASE = 'cases/games/fall-1939.jsonl'
const SEATS = ['germany=Anna', 'italy=Anna', 'russia=Ben', 'host=Cleo'].flatMap((seat) => ['--seat', seat])

/** A new game in a file of its own. */
async function begun(name: string, ...flags: readonly string[]): Promise<string> {
  const path = at(name)
  const { code, err } = await run(['new', path, '--edition', '2023', ...SEATS, ...flags])
  expect([code, err]).toEqual([0, ''])
  return path
}

const order = (path: string, as: string, ...words: readonly string[]) => run(['order', path, '--as', as, ...words])

async function given(path: string, ...orders: readonly (readonly [string, string])[]): Promise<void> {
  for (const [as, words] of orders) {
    const { code, err } = await order(path, as, ...words.split(' '))
    expect([words, code, err]).toEqual([words, 0, ''])
  }
}

describe('new', () => {
  test('writes a header that says what is played and by whom, and the first order of the host', async () => {
    const path = await begun('new.jsonl', '--title', 'Monday', '--ruling', 'R49-33=plus-two')
    const [header = '', first = '', ...rest] = readFileSync(path, 'utf8').split('\n')
    expect(JSON.parse(header)).toMatchObject({
      format: 3,
      title: 'Monday',
      edition: '2023',
      options: [],
      rulings: { 'R49-33': 'plus-two' },
      scenario: 'global-war-1939',
      seats: { germany: 'Anna', italy: 'Anna', russia: 'Ben', host: 'Cleo' },
    })
    expect(JSON.parse(first)).toMatchObject({ n: 1, as: 'host', order: { type: 'advance', by: 'referee' } })
    expect(rest).toEqual([expect.stringMatching(/^\{"end":1,"last":"[0-9a-f]{64}"\}$/), ''])
  })

  test('every book can be begun, with any of its scenarios and options', async () => {
    for (const [index, flags] of [
      ['classic'],
      ['campaign'],
      ['2023', '--scenario', 'european-1939'],
      ['2023', '--option', 'gathering-storm'],
    ].entries())
      expect((await run(['new', at(`any-${index}.jsonl`), '--edition', ...flags, '--json'])).code).toBe(0)
  })

  test.each([
    { flags: ['--edition', 'clasic'], code: 1, says: 'did you mean "classic"' },
    { flags: ['--edition', '2023', '--scenario', 'global-war'], code: 1, says: 'did you mean "global-war-1939"' },
    { flags: ['--edition', '2023', '--option', 'gathering-strom'], code: 1, says: 'did you mean "gathering-storm"' },
    { flags: ['--edition', '2023', '--ruling', 'R49-33=nine'], code: 1, says: 'R49-33 cannot be ruled "nine"' },
    { flags: ['--edition', '2023', '--seat', 'germny=Anna'], code: 1, says: 'unknown seat or player "germny"; did you mean "germany"' },
    { flags: ['--edition', '2023', '--seat', 'Anna'], code: 2, says: '--seat: "Anna"; expected a pair such as germany=Anna' },
    { flags: [], code: 2, says: 'needed: --edition' },
  ])('$flags: $says', async ({ flags, code, says }) => {
    const path = at('never.jsonl')
    const ran = await run(['new', path, ...flags])
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.err).toContain(says)
    await expect(run(['show', path])).resolves.toMatchObject({ code: 2 })
  })

  test('a game that is there already is not touched', async () => {
    const path = await begun('twice.jsonl')
    const before = readFileSync(path, 'utf8')
    const ran = await run(['new', path, '--edition', '2023'])
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining('is there already')])
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

describe('order', () => {
  test('in short, as JSON, from a file and from standard input: the same', async () => {
    const orders = JSON.stringify({ type: 'seal-allocation', placements: { hungary: 2 } })
    writeFileSync(at('order.json'), orders)
    const ways = [
      ['seal', 'hungary=2'],
      ['--order', orders],
      ['--file', at('order.json')],
      ['--file', '-'],
    ]
    const lines = await Promise.all(
      ways.map(async (way, index) => {
        const path = await begun(`ways-${index}.jsonl`)
        expect(await run(['order', path, '--as', 'germany', ...way], { input: orders })).toMatchObject({ code: 0 })
        return readFileSync(path, 'utf8').trimEnd().split('\n').at(-1)
      }),
    )
    expect(new Set(lines).size).toBe(1)
  })

  test('49.31: refused with every reason and its rule, and nothing is written', async () => {
    const path = await begun('refused.jsonl')
    const before = readFileSync(path, 'utf8')
    const { code, out, err } = await order(path, 'germany', 'seal', 'hungary=3,turkey=4')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('Hungary: 3 points; the limit is 2')
    expect(err).toContain('[49.31 (a)]')
    expect(answerOf(await order(path, 'germany', '--json', 'seal', 'hungary=3'))).toMatchObject({
      ok: false,
      refusals: [{ code: 'over-the-limit' }],
    })
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('--seat says who speaks as --as does', async () => {
    const path = await begun('seat.jsonl')
    expect(await run(['order', path, '--seat', 'germany', '--try', 'seal', 'hungary=2'])).toMatchObject({ code: 0 })
  })

  test('--try only asks', async () => {
    const path = await begun('tried.jsonl')
    const before = readFileSync(path, 'utf8')
    expect(await order(path, 'germany', '--try', 'seal', 'hungary=2')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^allowed\n[\s\S]*Hungary 2/),
    })
    expect(await order(path, 'germany', '--try', 'seal', 'hungary=3')).toMatchObject({ code: 1, err: '' })
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test.each([
    { words: ['germny', 'pass'], code: 1, says: 'did you mean "germany"' },
    { words: ['An', 'pass'], code: 1, says: 'unknown seat or player "An"; expected a power (germany' },
    { words: ['japan', 'seal', 'hungary=1'], code: 1, says: 'by: "japan"; expected one of axis, westernAllies, russia' },
    { words: ['germany', 'sael', 'hungary=1'], code: 1, says: 'unknown order "sael"; did you mean "seal"' },
    { words: ['germany', 'seal', 'hungry=1'], code: 1, says: 'did you mean "hungary"' },
    { words: ['germany', 'seal', 'hungary'], code: 1, says: 'expected: seal TARGET=POINTS' },
    { words: ['germany', 'roll'], code: 1, says: 'expected: roll COUNTRY' },
    { words: ['germany', 'report', 'paris.controler=germany'], code: 1, says: 'did you mean "paris.controller"' },
    { words: ['germany', 'report', 'france.fallen=perhaps'], code: 1, says: 'france.fallen: "perhaps"; expected true or false' },
    { words: ['germany', 'advance'], code: 1, says: 'only the host may do this' },
    { words: ['host', 'correct', 'france.fallen=yes'], code: 1, says: 'a correction gives its reason' },
    { words: ['germany', '--order', '{"type": "rol"}'], code: 1, says: 'did you mean "roll"' },
    { words: ['germany', '--order', '{"type": '], code: 1, says: 'this is no JSON: line 1' },
    { words: ['germany'], code: 2, says: 'which order?' },
    { words: ['germany', '--order', '{}', 'pass'], code: 2, says: 'one order, please' },
    { words: ['germany', '--dice', '4', 'pass'], code: 2, says: 'say --table-dice as well' },
    { words: ['germany', '--table-dice', '--dice', 'six', 'pass'], code: 2, says: 'expected faces with commas' },
    { words: ['germany', '--table-dice', '--dice', '4', 'seal', 'nothing'], code: 1, says: '1 die is too many: none is thrown for this' },
    { words: ['host', 'rule', 'rgt=5', 'because', 'a\u001bb'], code: 1, says: 'without control characters' },
    { words: ['germany', '['.repeat(9999)], code: 1, says: `unknown order "${'['.repeat(59)}…` },
    { words: ['germany', '--file', 'no-such.json'], code: 2, says: 'there is no such file' },
  ])('$words: $says', async ({ words: [as = '', ...rest], code, says }) => {
    const path = at('wrong.jsonl')
    await run(['new', path, '--edition', '2023'])
    const before = readFileSync(path, 'utf8')
    const ran = await order(path, as, ...rest)
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.err).toContain(says)
    expect(ran.err).not.toMatch(/\n\s+at /)
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('a correction gives its reason as a flag or in its own words', async () => {
    const path = await begun('corrected.jsonl')
    expect((await order(path, 'Cleo', 'correct', 'france.fallen=yes', '--reason', 'misheard')).code).toBe(0)
    const { out } = await order(path, 'host', 'correct', 'france.fallen=no', 'because', 'it', 'was', 'a', 'joke')
    expect(out).toContain('Corrected: it was a joke')
    expect(out).toContain('no (france.fallen); it said yes')
  })

  test('one person with every seat speaks for whoever is to move', async () => {
    const path = at('alone.jsonl')
    await run(['new', path, '--edition', '2023', '--seat', 'all=Dora'])
    await given(path, ['Dora', 'seal nothing'], ['Dora', 'seal nothing'], ['Dora', 'seal nothing'])
    expect((await run(['show', path])).out).toContain('the Axis diplomatic phase: naming')
    // One word is for every delegation in the hand.
    await given(path, ['Dora', 'quiet'])
    expect((await run(['show', path])).out).toContain('Winter 1939')
  })

  test('dice of the table are marked in the record', () => {
    const lines = readFileSync(CASE, 'utf8').trimEnd().split('\n').slice(1)
    const rolled = lines
      .map((line) => JSON.parse(line) as { order: { type: string }; dice: number[]; tableDice?: true })
      .find(({ dice }) => dice.length > 0)
    expect(rolled).toMatchObject({ order: { type: 'roll' }, dice: [4], tableDice: true })
  })

  test('two writers at once: both are recorded, or the second is refused by the rules', async () => {
    const path = await begun('writers.jsonl')
    const ran = await Promise.all([
      order(path, 'germany', 'seal', 'nothing'),
      order(path, 'italy', 'seal', 'nothing'),
      order(path, 'russia', 'seal', 'nothing'),
    ])
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 0, 1])
    expect(await run(['verify', path])).toMatchObject({ code: 0 })
  })
})

describe('a file that is not whole', () => {
  const torn = async (name: string): Promise<string> => {
    const path = await begun(name)
    await given(path, ['germany', 'seal nothing'])
    appendFileSync(path, '{"n":3,"as":"russia","order":{"type":"se')
    return path
  }

  test('is shown without its last line, which is reported', async () => {
    const { code, out, err } = await run(['show', await torn('torn-show.jsonl')])
    expect([code, err]).toEqual([0, expect.stringContaining('line 4 breaks off')])
    expect(out).toContain('the European Axis: 5, sealed')
  })

  test('cut off at a line’s end, it says so wherever it is read, and takes no order until that is accepted', async () => {
    const path = await begun('cut.jsonl')
    await given(path, ['germany', 'seal nothing'])
    writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 2).join('\n')}\n`)
    const says = 'line 3 breaks off or is missing'
    expect(await run(['show', path])).toMatchObject({ code: 0, err: expect.stringContaining(says) })
    const { code, seen } = await run(['verify', path])
    expect([code, seen]).toEqual([1, expect.stringContaining(says)])
    expect(await order(path, 'russia', 'seal', 'nothing')).toMatchObject({ code: 1, err: expect.stringContaining(says) })
    expect((await order(path, 'russia', '--leave-out-torn-line', 'seal', 'nothing')).code).toBe(0)
    expect(await run(['verify', path])).toMatchObject({ code: 0, err: '' })
  })

  test('with a byte changed, verify says at which line', async () => {
    const path = await begun('changed.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"dice":[]', '"dice": []'))
    const { code, seen } = await run(['verify', path])
    expect([code, seen]).toEqual([1, expect.stringContaining('line 3 was not written after the line that stands before it')])
  })

  test('takes no order until the line is left out', async () => {
    const path = await torn('torn-order.jsonl')
    expect(await order(path, 'russia', 'seal', 'nothing')).toMatchObject({ code: 1, err: expect.stringContaining('--leave-out-torn-line') })
    expect((await run(['verify', path])).code).toBe(1)
    expect((await order(path, 'russia', '--leave-out-torn-line', 'seal', 'nothing')).code).toBe(0)
    expect(await run(['verify', path])).toMatchObject({ code: 0, err: '' })
  })

  test.each([
    { what: 'no record at all', text: 'edition: classic\n', says: 'line 1: this is no record of a game; a record begins with' },
    { what: 'a picture', text: '\uFFFDPNG\r\n\u001a\n\0\0', says: 'line 1: this is no record of a game; a record begins with' },
    { what: 'nothing in it', text: '', says: 'there is nothing in this file' },
  ])('$what', async ({ text, says }) => {
    const path = at('none.jsonl')
    writeFileSync(path, text)
    const ran = await run(['show', path])
    expect([ran.code, ran.out]).toEqual([1, ''])
    expect(ran.err).toContain(says)
  })

  test.each(['show', 'replay', 'verify', 'play'])('%s of a file that is not there ends with 2', async (command) => {
    expect(await run([command, at('no-such.jsonl')])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('there is no such file'),
    })
  })
})

test('new in a folder that is not there says so', async () => {
  const ran = await run(['new', at('no-such-folder/game.jsonl'), '--edition', '2023'])
  expect([ran.code, ran.out]).toEqual([1, ''])
  expect(ran.err).toContain(`there is no folder "${at('no-such-folder')}"`)
})

describe('49.21: what one faction hides changes no letter of what another sees', () => {
  test('show, menus, log, story and report', async () => {
    const one = await begun('secret-one.jsonl')
    const other = await begun('secret-other.jsonl')
    await given(one, ['germany', 'seal hungary=2,rumania=1'])
    await given(other, ['germany', 'draft spain=1'], ['germany', 'stand no reports'], ['germany', 'seal turkey=1,sweden=2'])
    const both = [
      ['russia', 'seal bulgaria=1'],
      ['us', 'seal nothing'],
    ] as const
    for (const path of [one, other]) await given(path, ...both)
    const asked = [
      ['show', '--menu', '--log'],
      ['show', '--menu', '--log', '--json'],
      ['replay', '--lines'],
      ['replay', '--json'],
      ['report', '--year', '1939'],
    ]
    for (const seat of [['--as', 'russia'], ['--as', 'britain,france,us,russia,japan,china'], ['--as', 'host'], []]) {
      for (const [command = '', ...flags] of asked) {
        const [first, second] = await Promise.all([one, other].map((path) => run([command, path, ...flags, ...seat])))
        expect(first).toMatchObject({ code: 0, err: '' })
        expect(second).toEqual(first)
      }
    }
    const own = await run(['show', one, '--as', 'italy'])
    expect(own.out).toContain('placed: Hungary 2, Rumania 1')
    expect(own.out).not.toEqual((await run(['show', other, '--seat', 'italy'])).out)
  })
})
