import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { COLOURED } from '../terminal/paint.ts'
import { answerOf, pageOf, run } from '../terminal/terminal.testing.ts'

const START = 'cases/situations/fall-1939.yaml'
const TURNS = 'cases/situations/fall-1939-turns.yaml'
const POLAND =
  '{ facts: { warsaw.controller: germany, easternPoland.controller: russia, axis.offensiveBrps: 24 }, dice: { usat: 5, usjt: 4 } }'

const tensions = (...argv: readonly string[]) => run(['tensions', ...argv])

describe('one turn', () => {
  test('RGT, USAT and USJT tables: each track with its levels, its lines and what is allowed', async () => {
    const { code, out } = await tensions(START, '--turn', POLAND)
    expect(code).toBe(0)
    // Two powers fight the Axis; 24 BRPs are a fifteen and a rest of nine; a five puts one on.
    expect(out.split('\n').slice(0, 16)).toEqual([
      'Fall 1939 (classic)',
      '',
      'Russo-German tension: 0 to 1',
      ' +1  every game turn  [RGT table]',
      ' +1  two or more powers fight the Axis  [RGT table; RT-03]',
      ' -1  Russia holds eastern Poland  [RGT table]',
      '',
      'U.S.-Axis tension: 0 to 3, effective 4 (5 at the die, for mobilization)',
      ' +1  every game turn  [USAT table]',
      ' +1  two or more powers fight the Axis  [USAT table; RT-03]',
      ' +2  fifteens of Axis BRPs on offensives, rest of eight included (2 times)  [USAT table]',
      ' -1  Russia holds eastern Poland  [USAT table]',
      '',
      'U.S.-Japanese tension: 0 to 1, effective 1',
      ' +1  every game turn  [USJT table]',
      '',
    ])
    expect(out).toContain('\nallowed now\n')
  })

  test('49.842b: a line that takes back what a place had counted says that it is so no longer', async () => {
    const held = '{ edition: classic, turn: 1941 fall, facts: { easternPoland.controller: russia, paris.controller: germany } }'
    const { out } = await tensions(
      '--situation',
      held,
      '--turn',
      '{ facts: { easternPoland.controller: germany, paris.controller: france } }',
    )
    expect(out.split('\n').filter((line) => /^ [+-].* (eastern Poland|Paris)\b/.test(line))).toEqual([
      ' -2  no longer: Paris, London in Axis hands: each  [RGT table]',
      ' +4  the Axis hold eastern Poland  [RGT table]',
      ' +1  no longer: Russia holds eastern Poland  [RGT table]',
      ' -2  no longer: Paris, London in Axis hands: each  [USAT table]',
      ' +1  no longer: Russia holds eastern Poland  [USAT table]',
      ' -2  no longer: the Axis hold Paris  [USJT table]',
    ])
  })

  test('RGT table: central Poland unconquered adds one when nothing is said to have happened', async () => {
    expect((await tensions(START)).out).toContain('Russo-German tension: 0 to 3\n')
  })

  test('with --all the lines that do not count stand among the others', async () => {
    const { out } = await tensions(START, '--turn', POLAND, '--all')
    expect(out).toContain(
      '\n +1  two or more powers fight the Axis  [RGT table; RT-03]\n  0  one power fights the Axis  [RGT table; RT-03]\n',
    )
  })

  test('RGT table: at 10 Russia mobilizes 10 BRPs and places an industrial centre', async () => {
    const { out } = await tensions(
      '--situation',
      '{ edition: classic, turn: 1940 fall, levelsAt: before-rises, tensions: { rgt: 8, usat: 8 } }',
      '--turn',
      '{}',
    )
    expect(out).toContain('     reached 10: Russia begins to mobilize  [RGT table]\n')
    expect(out).toMatch(
      /\nmobilizations\n\+10 {2}BRPs of units for Russia, mobilization 1, with an industrial centre: infantry from Spring 1941, air from Fall 1941, armour from Spring 1942 /,
    )
  })

  test('36.11C: Japan matches the U.S. mobilization for the Pacific', async () => {
    const { out } = await tensions('--situation', '{ edition: classic, turn: 1940 winter }')
    expect(out).toContain('BRPs of units for the U.S., mobilization 1 for the Pacific: ')
    expect(out).toContain('BRPs of units for Japan, mobilization 1, to match the U.S.: ')
  })

  test('USAT table: at war with Germany the U.S. grants what it likes', async () => {
    const { out } = await tensions('--situation', '{ edition: classic, turn: 1942 spring, wars: [[us, germany]] }')
    expect(out).toContain('  BRPs to Britain and France together: without limit (the U.S.)  [USAT table]\n')
  })

  test('as JSON, what the door answers', async () => {
    const ran = await tensions(START, '--turn', POLAND, '--json')
    expect(answerOf(ran)).toMatchObject({ ok: true, turn: '1939 fall', tracks: { usat: { before: 0, after: 3, effective: 4 } } })
  })
})

describe('a run of turns', () => {
  test('a block for each, and what is allowed after the last', async () => {
    const { out } = await tensions(START, '--turns', TURNS)
    expect(
      pageOf({ out })
        .match(/^\S.*/gm)
        ?.filter((line) => !line.startsWith('+')),
    ).toEqual([
      'Fall 1939',
      'Winter 1939',
      'Spring 1940',
      'Summer 1940',
      'allowed after Summer 1940',
      expect.stringMatching(/^not reported, taken as 3: British naval factors in India and the Far East; /),
      expect.stringMatching(/^levels given stand before what the start of this turn adds {2}\[49.841A-1\]$/),
      expect.stringMatching(/^Russia declared war on the Baltic States, yet by this report Russia has not entered the Baltic States; /),
    ])
    expect(out).toContain('\n  BRPs to Britain and France together: at most 1 (the U.S.)  [USAT table]\n')
  })

  test('with --all every turn in full', async () => {
    const { out } = await tensions(START, '--turns', TURNS, '--all')
    expect(out.match(/^\w+ \d{4} \(classic\)$/gm)).toHaveLength(4)
    expect(out.match(/^ {2}0 {2}Japan has surrendered {2}\[USAT table\]$/gm)).toHaveLength(4)
  })

  test('from standard input, and of one track less where no Pacific is played', async () => {
    const situation = '{ edition: classic, scenario: european-1939 }'
    const { out } = await run(['tensions', '--situation', situation, '--turns', '-'], { input: '[{}, {}]' })
    expect(out).toContain('Winter 1939\n')
    expect(out).not.toContain('U.S.-Japanese')
  })

  test('lines no wider than the terminal', async () => {
    const { out } = await run(['tensions', START, '--turns', TURNS], { look: { paint: COLOURED, columns: 60 } })
    const plain = stripVTControlCharacters(out)
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60)
  })
})

describe('what is wrong with the turns is told by turn, line and column', () => {
  const refused = async (turns: string): Promise<string> => {
    const { code, out, err } = await run(['tensions', START, '--turns', '-'], { input: turns })
    expect([code, out]).toEqual([1, ''])
    return err
  }

  test.each([
    {
      wrong: 'a fact',
      turns: '- {}\n- facts:\n    paris.controler: germany\n',
      says: 'Winter 1939, facts.paris.controler (line 3, column 5): unknown name',
    },
    { wrong: 'a die', turns: '- {}\n- dice: { usat: 7 }\n', says: 'Winter 1939, dice.usat (line 2, column 11): 7; expected 6 or less' },
    { wrong: 'a nation', turns: '- wars:\n    - [italy, frnace]\n', says: 'Fall 1939, wars.0.1 (line 2, column 15): "frnace"' },
    { wrong: 'a turn', turns: '- {}\n-\n', says: 'Winter 1939 (line 2' },
    {
      wrong: 'a capture',
      turns: '- {}\n- {}\n- facts:\n    paris.controller: france\n',
      says: 'Spring 1940 (line 4, column 5): paris.controller: France holds it already',
    },
    {
      wrong: 'a war',
      turns: '- facts: { russia.surrendered: true }\n  wars: [[germany, russia]]\n',
      says: 'Fall 1939, wars (line 2, column 3): Germany and Russia at war, yet russia.surrendered is true',
    },
    {
      wrong: 'the calendar',
      turns: '- {}\n'.repeat(31),
      says: 'turn 31 (line 31, column 3): the calendar ends with Winter 1946',
    },
    { wrong: 'the text', turns: '- facts: {\n', says: 'a closing } is missing' },
    { wrong: 'an empty text', turns: '\n', says: 'line 1, column 1: there is nothing here; a turn in which nothing happened is {}' },
  ])('$wrong', async ({ turns, says }) => {
    const err = await refused(turns)
    expect(err).toMatch(/^standard input is refused:\n/)
    expect(err).toContain(says)
  })

  test('a list is wanted', async () => {
    expect(await refused('facts: {}')).toBe('refused:\n  --turns: an object; expected a list\n')
  })

  test('on the command line as well, and in the data of a JSON answer', async () => {
    const ran = await tensions(START, '--turn', '{ fact: {} }', '--json')
    expect(ran.code).toBe(1)
    expect(answerOf(ran)).toMatchObject({ refusals: [{ code: 'misread', data: { path: ['fact'], where: 'line 1, column 3' } }] })
    expect((await tensions(START, '--turn', '{ fact: {} }')).err).toMatch(/^--turn is refused:\n {2}Fall 1939, fact \(line 1, column 3\)/)
  })

  test('what is wrong with the situation keeps its own name', async () => {
    const { code, err } = await tensions('--situation', '{ edition: clasic }', '--turn', '{}')
    expect([code, err.split('\n')[0]]).toEqual([1, '--situation is refused:'])
  })

  test('and among many questions, in the line of its own', async () => {
    const question = '{"id": 1, "door": "tensions", "situation": {"edition": "classic"}, "args": {"turns": [{}, {"dice": {"usat": 7}}]}}'
    const { out } = await run(['ask', '-'], { input: `\n${question}` })
    expect(out).toContain('"words":"Winter 1939, dice.usat (line 2, column 101): 7; expected 6 or less"')
  })

  test.each([
    { argv: [START, '--turns', TURNS, '--turn', '{}'], says: 'not both' },
    { argv: ['-', '--turns', '-'], says: 'standard input can be read once' },
    { argv: [START, '--turns', 'no-such.yaml'], says: 'cannot read no-such.yaml: there is no such file' },
    { argv: ['--turn', '{}'], says: 'which situation?' },
  ])('misuse ends with 2: $says', async ({ argv, says }) => {
    const { code, out, err } = await tensions(...argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
  })
})

describe('may, by the levels', () => {
  const may = (question: string, levels: string, ...flags: readonly string[]) =>
    run(['may', question, '--situation', `{ edition: classic, turn: 1940 summer, tensions: { ${levels} } }`, ...flags])

  test.each([
    { level: 25, brps: 0, allowed: false },
    { level: 26, brps: 1, allowed: true },
    { level: 26, brps: 2, allowed: false },
    { level: 28, brps: 3, allowed: true },
  ])('USAT table: $brps BRPs to Britain at $level: $allowed', async ({ level, brps, allowed }) => {
    const { code } = await may('grant', `usat: ${level}`, '--to', 'britain', '--brps', String(brps))
    expect(code).toBe(allowed ? 0 : 1)
  })

  test('USJT table: without an amount, how much', async () => {
    const { code, out } = await may('grant', 'usjt: 14', '--to', 'china')
    expect([code, pageOf({ out })]).toEqual([0, 'allowed\n  BRPs to China: at most 10 (the U.S.)  [USJT table]\n'])
  })

  test('USJT table: an oil embargo at 20 and not at 19', async () => {
    const { code, out } = await may('act', 'usjt: 20', '--act', 'oil-embargo')
    expect([code, pageOf({ out })]).toEqual([0, 'allowed\n  the U.S. may impose an oil embargo  [USJT table]\n'])
    expect((await may('act', 'usjt: 19', '--act', 'oil-embargo')).code).toBe(1)
  })

  test('36.11G: the U.S. mobilizes by Summer 1940 at the latest, and Russia not below 10', async () => {
    const { code, out } = await may('mobilize', 'usat: 0', '--power', 'us')
    expect([code, pageOf({ out })]).toEqual([0, 'allowed\n+20  mobilization 1 for Europe (the U.S.)  [USAT table]\n'])
    expect(await may('mobilize', 'rgt: 9', '--power', 'russia')).toMatchObject({ code: 1 })
    expect(await may('mobilize', 'rgt: 10', '--power', 'russia')).toMatchObject({ code: 0 })
  })

  test('flags are named as they are typed', async () => {
    expect((await may('grant', 'usat: 30', '--to', 'britan')).err).toContain('--to: unknown "britan"; did you mean "britain"?')
    expect((await may('grant', 'usat: 30', '--to', 'britain', '--brps', 'x')).err).toContain('--brps: "x"; expected a whole number')
    expect((await may('act', 'usat: 30', '--act', 'oil-embargo', '--amount', 'x')).err).toContain('--amount: "x"; expected')
    expect(await may('act', 'usat: 30')).toMatchObject({ code: 2, err: expect.stringContaining('--act: missing; expected one of') })
    expect((await may('mobilize', 'usat: 30', '--power', 'germany')).err).toContain('--power: unknown "germany"')
  })
})
