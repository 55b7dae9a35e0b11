import { describe, expect, test } from 'vitest'
import { answerOf, pageOf, run } from '../terminal/terminal.testing.ts'

const SUMMER = 'cases/situations/campaign-summer-1941.yaml'
const TURNS = 'cases/situations/campaign-turns.yaml'

describe('tension in the campaign', () => {
  test('3.2.7c: each phase with what the turn before made of the levels, then what is allowed in the last', async () => {
    const { code, out } = await run(['tensions', SUMMER, '--turns', TURNS])
    expect(code).toBe(0)
    expect(out.split('\n').filter((line) => /^(Summer|Fall|Winter) 1941$/.test(line))).toEqual(['Summer 1941', 'Fall 1941', 'Winter 1941'])
    // Summer 1941: nothing is known of the spring; the six puts two on.
    expect(out).toContain('  U.S.-Axis tension      33 to 33, effective 35\n')
    // One each turn, two for Britain alone, one for the Balkans, and up to 50 for the attack.
    expect(out).toMatch(/Russo-German tension {3}38 to 50 +\+1 every turn; \+2 one power fights the Axis; \+1 the Axis attacked or gained/)
    expect(out).toMatch(/\[3\.2\.7\.1; RC-17; stand-in: 2023 RGT table\]\n/)
    expect(out).toContain('\nallowed in Winter 1941\n')
    expect(out).toContain('  [RC-18; stand-in: 2023 USAT table]\n')
    expect(out).toContain('Axis and Russian ground units on the border: 30 and 24, 5:4, worth 0  [3.4.3.5d; RC-17]\n')
  })

  test('what is struck off comes with the answer, and a file may carry it on', async () => {
    const told = answerOf(await run(['tensions', SUMMER, '--turns', TURNS, '--json'])) as unknown as {
      readonly manner: string
      readonly struck: Readonly<Record<string, number>>
    }
    expect(told.manner).toBe('turn-by-turn')
    expect(told.struck).toMatchObject({ 'usat/wars-on-majors': 1, 'rgt/germany-attacks': expect.any(Number), 'usat/paris': 1 })
    const situation = JSON.stringify({ edition: 'campaign', turn: '1942 spring', struck: told.struck })
    expect((await run(['tensions', '--situation', situation])).code).toBe(0)
  })

  test('with --all the phases in full, lines at nought among the others', async () => {
    const { out } = await run(['tensions', SUMMER, '--all'])
    expect(out).toContain('Fall 1941 (campaign)\n')
    expect(out).toContain('\n  0  the Axis take London  [RC-17; stand-in: 2023 RGT table]\n')
  })

  test('RC-87, RC-13: what the levels given are, which had no draw, and whose levels were reached', async () => {
    const situation = '{ edition: campaign, turn: 1941 summer, tensions: { rgt: 10, usjt: 2 } }'
    const { out } = await run([
      'tensions',
      '--situation',
      situation,
      '--turn',
      '{ dice: { usat: 6 }, declarations: [{ by: germany, on: russia }] }',
    ])
    expect(pageOf({ out })).toMatch(
      /\nlevels given are those in force in Summer 1941, its adjustment made; points activated in it are in them {2}\[RC-87\]\n$/,
    )
    expect(out).toContain('  U.S.-Axis tension       0 to  0, effective  2\n')
    expect(out).toContain('  U.S.-Japanese tension   2 to  2, effective  2 (no draw given)\n')
    expect(out).toContain('+38 Germany attacks Russia: up to 50  [')
    expect(out).toContain('     U.S.-Japanese tension reached 3: the U.S. may send China five units of aid a turn  [RC-81')
    // RC-18: at war there is no such war left to declare.
    expect(out).toContain('Russo-German tension reached 35')
    expect(out).not.toContain('Russia may declare war on the Axis')
    // In Fall 1939 no adjustment has been made.
    expect((await run(['tensions', '--situation', '{ edition: campaign }'])).out).not.toContain('RC-87')
  })

  test('RC-87: a level to come is refused where the level given has come', async () => {
    const situation = '{ edition: campaign, turn: 1941 summer, tensions: { usat: { actual: 20, effective: 20, coming: 22 } } }'
    const { code, err } = await run(['tensions', '--situation', situation])
    expect(code).toBe(1)
    expect(err).toContain('tensions.usat.coming: 22; expected none here, the level given is that after the adjustment')
  })

  test('a point on a level that takes none is refused', async () => {
    const { code, err } = await run(['tensions', SUMMER, '--turn', '{ tensionPointsUsed: [{ by: axis, track: usjt }] }'])
    expect(code).toBe(1)
    expect(err).toContain('tensionPointsUsed: none go on U.S.-Japanese tension')
  })

  test('grants of BRPs are of other books', async () => {
    const { code, err } = await run(['may', SUMMER, 'grant', '--to', 'britain', '--brps', '3'])
    expect(code).toBe(1)
    expect(err).toContain('The campaign book sends PPs as lend-lease')
  })

  test('3.4.4.5: how many escorts, and one too many', async () => {
    expect((await run(['may', SUMMER, 'act', '--act', 'escort-british-convoys', '--amount', '1'])).code).toBe(0)
    const { out } = await run(['may', SUMMER, 'act', '--act', 'escort-british-convoys', '--amount', '2'])
    expect(out).toContain('U.S. air or naval units guarding British convoys: 2; at most 1  [3.4.4.5]')
  })
})

describe('the initiative in the campaign', () => {
  test('3.2.3a: who is first, by what, and who moves with whom', async () => {
    const { code, out } = await run(['initiative', '--situation', '{ edition: campaign }'])
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'The European Axis first in Fall 1939 (campaign): the campaign opens so  [3.1.2b]',
      '',
      '1. The European Axis: 5 in all',
      ' +3  Germany, as points would be now  [3.2.3a]',
      ' +2  Italy, as points would be now  [3.2.3a]',
      '     with Japan  [3.1.1c]',
      '',
      '2. The Western Allies: 5 in all',
      ' +3  Britain, as points would be now  [3.2.3a]',
      ' +2  France, as points would be now  [3.2.3a]',
      '     with Nationalist China  [3.1.1c]',
      '',
      '3. Russia: 2 in all',
      ' +2  Russia, as points would be now  [3.2.3a]',
      '     with Communist China  [3.1.1c]',
      '',
    ])
  })

  test('with --all the lines that make up the points', async () => {
    const { out } = await run(['initiative', '--situation', '{ edition: campaign }', '--all'])
    expect(out).toContain(' +3  Germany, as points would be now  [3.2.3a]\n      +3  base  [3.1.3b; RC-03]\n')
  })

  test.each([
    { situation: '{ edition: classic }', words: 'says nothing of the initiative' },
    { situation: '{ edition: campaign, facts: { initiative.holder: italy } }', words: 'expected one of axis, westernAllies, russia' },
    { situation: '{ edition: campaing }', words: 'campaign' },
  ])('$situation is refused', async ({ situation, words }) => {
    const { code, err } = await run(['initiative', '--situation', situation])
    expect(code).toBe(1)
    expect(err).toContain(words)
  })
})
