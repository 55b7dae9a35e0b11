import { describe, expect, test } from 'vitest'
import { DOORS } from '../../counsel/index.ts'
import { answerOf, run } from '../terminal/terminal.testing.ts'

const SITUATION = ['--situation', '{ edition: classic }']

const CHAPTERS = DOORS.flatMap((door) => ('questions' in door ? [door] : []))

test.each(CHAPTERS)('the help of $name names every question and what it takes', async ({ name, questions, isInOnePiece }) => {
  const { code, out } = await run([name, '--help'])
  expect(code).toBe(0)
  for (const { name: question, words, fields } of questions) {
    expect(out).toContain(`\n  ${question}: ${words}\n`)
    for (const field of fields)
      expect(out).toContain(
        isInOnePiece === true ? field.name : `--${field.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      )
  }
})

describe('what is shown', () => {
  test('a verdict, with what it costs and brings', async () => {
    const { code, out } = await run(['transports', 'place', ...SITUATION, '--with', '{ new: { pacific: 2 } }'])
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'allowed',
        '  costs the Western Allies 6 BRPs',
        ' +2  shipbuilding points (the Western Allies)  [20.621]',
        ' +6  BRPs (the Western Allies)  [20.621]',
        ' +2  to any of the three boxes (the Western Allies)  [20.621A-c]',
        'not reported: transports in the Atlantic box (taken as 15); transports in the Indian Ocean box (taken as 5); transports in the Pacific box (taken as 10)',
        '',
      ].join('\n'),
    )
  })

  test('a number, with its steps', async () => {
    const { out } = await run(['surrender', 'base', ...SITUATION])
    expect(out).toBe(
      [
        '40',
        ' 40  BRPs of the Commonwealth  [59.81-b]',
        '  0  Australia or India surrendered  [59.81-b]',
        ' 40  the base goes no lower  [59.81-b]',
        '',
      ].join('\n'),
    )
  })

  test('who has what, and when', async () => {
    const { out } = await run([
      'conquest',
      'prorated',
      ...SITUATION,
      '--with',
      '{ country: greece, by: germany, turn: 1941 spring, prorated: 8 }',
    ])
    expect(out).toBe(' +8 BRPs to Germany, in its next player turn (Summer 1941, Axis player turn)  [83.31A-b; R16-36]\n')
  })

  test('an election, and whether the game goes on', async () => {
    const { out } = await run([
      'elections',
      'due',
      '--situation',
      '{ edition: classic, turn: 1945 spring }',
      '--with',
      '{ moment: after-year-start }',
    ])
    expect(out).toContain('an election is held\n  a U.S. election straight after the 1945 year start  [62.21A]\nthe game goes on\n')
  })

  test('a transfer, its increments and its price', async () => {
    const units = '{ units: [{ nationality: british, kind: armor, factors: 1, to: indiaBox }] }'
    const { out } = await run(['transfer', 'send', ...SITUATION, '--with', units])
    expect(out).toContain('  1  ground factors')
    expect(out).toContain('-1 in all\n -1  British ground and air factors sent east')
  })

  test('the capitals of a country', async () => {
    const { out } = await run(['conquest', 'capital', ...SITUATION, '--with', '{ country: spain, purpose: conquest }'])
    expect(out).toBe('capital for conquest: Madrid  [83.13]\ncapital for conquest: Tangiers  [83.13]\n')
  })
})

describe('how it ends', () => {
  test('1 when it is not allowed, with every reason', async () => {
    const { code, out } = await run(['construction', 'build', ...SITUATION, '--with', '{ power: germany, in: poland }'])
    expect(code).toBe(1)
    expect(out).toContain('not allowed\n  Germany builds its units at home')
  })

  test('as JSON when that is wanted', async () => {
    expect(answerOf(await run(['research', 'training-year', ...SITUATION, '--json']))).toMatchObject({ ok: true, value: 1943 })
  })

  test.each([
    { argv: ['transports', ...SITUATION], says: 'which question? One of place, redeploy' },
    { argv: ['transports', 'place'], says: 'which situation?' },
    { argv: ['transports', 'cases/situations/hungary.json'], says: 'which question? One of place, redeploy' },
    { argv: ['transports', 'available', ...SITUATION], says: 'box: missing' },
    { argv: ['transports', 'place', ...SITUATION, '--with', '{ new: '], says: '--with: line 1' },
    { argv: ['transports', 'place', ...SITUATION, '--with', '[1]'], says: '--with: expected named values' },
    { argv: ['transports', 'plaice', ...SITUATION], says: 'did you mean "place"?' },
  ])('2 when misused: $argv', async ({ argv, says }) => {
    const { code, out, err } = await run(argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
  })
})
