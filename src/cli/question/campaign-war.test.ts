import { describe, expect, test } from 'vitest'
import { answerOf, pageOf, run } from '../terminal/terminal.testing.ts'

const SUMMER = 'cases/situations/campaign-summer-1941.yaml'
const inline = (situation: string): readonly string[] => ['--situation', `{ edition: campaign, ${situation} }`]

describe('declarations of war in the campaign', () => {
  test('3.3.2.1b, 3.4.1.3a [3.4.4.3]: what Italy’s entry brings, without a price', async () => {
    const { code, out } = await run(['may', ...inline('turn: 1940 spring'), 'declare', '--by', 'italy', '--on', 'britain'])
    expect(code).toBe(0)
    expect(out).toContain('-500  PPs of strategic-warfare damage for lost trade (Italy)  [3.3.2.1b]\n')
    expect(out).toContain('Anglo-French limits end as Summer 1940 opens (the Western Allies)  [3.4.1.3a [3.4.4.3]]\n')
    expect(out).not.toContain('BRP')
  })

  test('3.2.4.6a: the level that stands in the way is named', async () => {
    const { code, out } = await run([
      'may',
      ...inline('turn: 1940 spring, tensions: { rgt: 24 }'),
      'declare',
      '--by',
      'russia',
      '--on',
      'turkey',
    ])
    expect(code).toBe(1)
    expect(out).toMatch(/^not allowed\n {2}Russia on Turkey: the Russo-Axis level is 24; it must be 25 {2}\[3.2.4.6a\]\n/)
    expect(out).toContain('\nlevels given are those in force in Spring 1940, its adjustment made')
  })

  test('3.4.2b: a declaration alongside', async () => {
    const asked = ['may', ...inline('turn: 1941 fall, tensions: { usjt: 50 }'), 'declare', '--by', 'britain', '--on', 'japan']
    expect((await run(asked)).code).toBe(1)
    expect((await run([...asked, '--alongside', 'us=japan'])).code).toBe(0)
  })

  test('nobody pays, and Germany is asked nothing', async () => {
    const asked = ['may', ...inline('turn: 1940 summer, tensions: { rgt: 30 }'), 'declare', '--by', 'russia', '--on', 'turkey']
    expect((await run([...asked, '--payers', 'germany'])).out).toContain('declarations of war cost nothing in this book')
    expect((await run([...asked, '--support', 'yes'])).out).toContain('Germany is not asked for support here')
  })

  test('the war room says yes without a price', async () => {
    const { out } = await run(['war-room', SUMMER, '--by', 'germany'])
    expect(out).toMatch(/\n {2}Russia +yes\n/)
    expect(out).toMatch(/\n {2}Nationalist China +no {2}RC-71\n/)
  })
})

describe('blitz turns', () => {
  test('3.3.1.3b, 3.3.1.3f: this turn, against whom, and how many are left', async () => {
    const { code, out } = await run(['blitz', ...inline('turn: 1940 spring')])
    expect(code).toBe(0)
    expect(pageOf({ out })).toBe(
      [
        'Spring 1940: a blitz turn',
        '  against Poland: Fall 1939  [3.3.1.3a]',
        '  against France and the Low Countries: Spring 1940, Summer 1940; now, against France, Belgium/Luxembourg, the Netherlands, ' +
          '2 left with this one  [3.3.1.3b]',
        '  against Russia: no blitz turns  [3.3.1.3c]',
        '  battles and breakthroughs run 5 rounds longer each  [3.3.1.3f]',
        '  no severe winter before an attack on Russia  [3.3.1.3e]',
        '',
      ].join('\n'),
    )
  })

  test('3.3.1.3c: a level that nobody reported is asked for', async () => {
    const attacked =
      'turn: 1941 fall, tensions: { rgt: 45 }, wars: [[germany, russia]], declarations: [{ by: germany, on: russia, turn: 1941 summer }]'
    const { out } = await run(['blitz', ...inline(attacked)])
    expect(out).toContain('Fall 1941: perhaps a blitz turn\n')
    expect(out).toContain('    the level when war was declared decides; please report russia.tensionAtAxisAttack\n')
    expect(out).toContain('  the severe winter comes in Winter 1941  [3.3.1.3e]\n')
  })

  test('as JSON, and of a book without them', async () => {
    expect(answerOf(await run(['blitz', ...inline('turn: 1939 fall'), '--json']))).toMatchObject({
      ok: true,
      isBlitz: true,
      rounds: { value: 5 },
    })
    const { code, err } = await run(['blitz', '--situation', '{ edition: classic }'])
    expect([code, err]).toEqual([1, 'refused:\n  A World at War, classic says nothing of blitz turns\n'])
  })
})

describe('intervention', () => {
  const attacked = inline('turn: 1940 fall, wars: [[germany, greece]]')

  test('3.5.2.3b: a division makes a Co-Belligerent', async () => {
    const { code, out } = await run(['may', ...attacked, 'intervene', '--by', 'westernAllies', '--on', 'greece'])
    expect(code).toBe(0)
    expect(out).toContain('Greece is a Co-Belligerent once a division has arrived (the Western Allies)  [3.5.2.3b]\n')
  })

  test('3.5.2.3e: special forces do not', async () => {
    const { out } = await run([
      'may',
      ...attacked,
      'intervene',
      '--by',
      'westernAllies',
      '--on',
      'greece',
      '--divisions',
      '0',
      '--special-forces',
    ])
    expect(out).toContain('the status of Greece does not change: no air support, no other forces (the Western Allies)  [3.5.2.3e]\n')
  })

  test('slips are named as they were typed', async () => {
    const { code, err } = await run(['may', ...attacked, 'intervene', '--by', 'westernAlies', '--on', 'grece', '--divisions', '-1'])
    expect(code).toBe(1)
    expect(err).toContain('--by: unknown "westernAlies"; did you mean "westernAllies"?')
    expect(err).toContain('--on: unknown "grece"; did you mean "greece"')
    expect(err).toContain('--divisions: "-1"; expected a whole number from 0 to 99')
  })

  test('other books know no such thing', async () => {
    const { code, err } = await run(['may', '--situation', '{ edition: 2023 }', 'intervene', '--by', 'axis', '--on', 'greece'])
    expect([code, err]).toMatchObject([1, expect.stringContaining('says nothing of help for neutrals that are attacked')])
  })
})

describe('cooperation in the campaign', () => {
  test('3.4.1.3a [3.4.4.3]: Britain and France, until when', async () => {
    const { out } = await run(['cooperate', ...inline('turn: 1940 spring'), 'britain', 'france', 'base'])
    expect(out).toContain('  ends as Spring 1941 opens  [3.4.1.3a [3.4.4.3]]\n')
    expect(out).toContain('  Britain with France: no British air or naval basing in French territory  [3.4.1.3c [3.4.4.3]]\n')
  })

  test('what belongs to another pair, hexes and factors are refused', async () => {
    const pair = (...more: readonly string[]) => run(['cooperate', ...inline('turn: 1940 spring'), ...more])
    expect((await pair('britain', 'us', 'mix-in-north-africa')).err).toContain('is no matter between these two')
    expect((await pair('britain', 'france', 'base', '--hex', 'paris')).err).toContain('this book closes no hex between the two')
    expect((await pair('us', 'russia', '--one-factors', '3', '--other-factors', '2')).err).toContain('does not say who attacks first')
  })
})

test('3.4.2.2a: what colonies are worth, as a table', async () => {
  const { code, out } = await run(['table', 'britishColonies', '--edition', 'campaign'])
  expect(code).toBe(0)
  expect(out).toContain('+250  Singapore  [3.4.2.2a]\n')
})
