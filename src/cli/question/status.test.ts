import { describe, expect, test } from 'vitest'
import { pageOf, run } from '../terminal/terminal.testing.ts'

const SITUATION = 'cases/situations/campaign-minors.yaml'

describe('statuses on the page', () => {
  test('3.5.4a to 3.5.4d: one nation in full, each line with its rule', async () => {
    const { code, out } = await run(['status', SITUATION, '--country', 'hungary'])
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'Hungary: Military Cooperation, with the European Axis  [RC-14]',
        '  reached by diplomacy alone  [3.5.4a]',
        '  economy: more of its PPs to the faction, per sheet  [3.5.4a]',
        '  open: the faction travels freely through and over it  [3.5.4a]',
        '  open: the faction’s units may stay and base there, up to its cap  [3.5.4b]',
        '  open: enemies of that faction may overfly it  [3.5.4d]',
        '  open: ships may pass its straits  [3.5.2.1]',
        '  at most 20 units may stay; 18 are there  [RC-33]',
        '  closed: neutral to all but its friend  [3.5.4c]',
        '  own forces',
        '    off the map until its status changes or war comes  [3.5.4c]',
        '',
      ].join('\n'),
    )
  })

  test('all of them, one to a line', async () => {
    const { out } = await run(['status', SITUATION])
    expect(pageOf({ out }).trimEnd().split('\n')).toHaveLength(24)
    expect(out).toContain('\nGreece: Co-Belligerent, with the Western Allies, since Winter 1940  [RC-14]\n')
    expect(out).toContain('\nIraq: Military Cooperation, with the Western Allies  [3.4.2.1]\n')
  })

  test('as JSON', async () => {
    const { code, out } = await run(['status', SITUATION, '--country', 'rumania', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      book: 'campaign',
      countries: [
        { country: 'rumania', status: 'coBelligerent', favours: 'axis', wars: { with: expect.arrayContaining(['russia', 'britain']) } },
      ],
    })
  })

  test('a book without statuses, and a nation nobody knows, are refused in words', async () => {
    const old = await run(['status', 'cases/situations/hungary.json'])
    expect([old.code, old.err]).toEqual([1, 'refused:\n  A World at War, classic says nothing of the statuses of minor nations\n'])
    const slip = await run(['status', SITUATION, '--country', 'hungry'])
    expect([slip.code, slip.err]).toEqual([1, 'refused:\n  --country: unknown "hungry"; did you mean "hungary"?\n'])
  })
})

describe('questions on the page', () => {
  test('RC-33: one unit too many', async () => {
    const { code, out } = await run(['may', SITUATION, 'enter', '--by', 'germany', '--in', 'hungary', '--how', 'stay', '--units', '3'])
    expect([code, out]).toEqual([1, 'not allowed\n  Hungary: 3 units besides 18 there; at most 20 may stay  [RC-33]\n'])
  })

  test('3.5.6.3: a Minor Ally’s units may join', async () => {
    const { code, out } = await run(['may', SITUATION, 'use-forces', '--of', 'finland', '--arm', 'ground', '--task', 'join'])
    expect(code).toBe(0)
    expect(out).toContain('its units may join a major’s formations  [3.5.6.3]')
  })

  test('3.5.1: Greece gives in the turn after Athens fell', async () => {
    const { code, out } = await run(['surrender', SITUATION, 'minor', '--with', '{ of: greece }'])
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 5)).toEqual([
      'allowed',
      '     surrenders in the diplomacy phase of Summer 1941  [3.5.1]',
      '     its forces disband  [3.5.1.3a]',
      '     keeps Athens (Germany)  [3.5.1.3a]',
      '     keeps Crete (Britain)  [3.5.1.3a]',
    ])
  })

  test('several slips at once are all named', async () => {
    const { code, err } = await run(['may', SITUATION, 'enter', '--by', 'germny', '--in', 'hungry', '--how', 'walk'])
    expect(code).toBe(1)
    expect(err).toContain('--by: unknown "germny"; did you mean "germany"?')
    expect(err).toContain('--in: unknown "hungry"; did you mean "hungary"?')
    expect(err).toContain('--how: unknown "walk"')
  })
})
