import { describe, expect, test } from 'vitest'
import { PLAIN } from '../terminal/paint.ts'
import { answerOf, pageOf, run } from '../terminal/terminal.testing.ts'

const PARTISANS = 'cases/situations/partisans-1943.yaml'
const LEND_LEASE = 'cases/situations/lend-lease-1942.yaml'

const printed = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await run(argv)
  expect([code, err]).toEqual([0, ''])
  return pageOf({ out }).trimEnd().split('\n')
}

describe('partisans, printed', () => {
  test('3.4.3.7c: two clocks, each with its turn, its year starts and its course', async () => {
    expect(await printed('partisans', PARTISANS, '--nation', 'ukraine')).toEqual([
      'Partisans, Spring 1943 (campaign)',
      '',
      'Communist partisans, run by Russia: at the first, second and third YSS',
      '  6  occupied Russia, with the Ukraine and eastern Poland (4, 6, 8)  [3.4.3.7, table]',
      '     since Summer 1941, over 2 YSS: 4 from 1942, 6 from 1943, 8 from 1944',
      ' -1  lost to the Axis Ukraine (-1, -2, -3)  [3.4.3.7, table; RC-63]',
      '     since Summer 1942, over 1 YSS: -1 from 1943, -2 from 1944, -3 from 1945',
      '',
      'in all',
      '  5  Russia',
    ])
  })

  test('a later year is told as one to come', async () => {
    const lines = await printed('partisans', PARTISANS, '--nation', 'russia', '--year', '1944')
    expect(lines.slice(0, 2)).toEqual([
      'Partisans, Spring 1944 (campaign)',
      'as it would stand at the start of 1944, if all else stays as it is',
    ])
    expect(lines.at(-1)).toBe('  6  Russia')
  })

  test('what waits is told with what it needs, and what nobody can count is left out of the sum by name', async () => {
    const lines = await printed('partisans', PARTISANS, '--table', 'fascist')
    expect(lines).toContain('     occupied Spain (1, 2, 3) needs: Spain is occupied and the Allies hold Madrid')
    expect(lines).toContain('     India, after a British surrender, Japan needs: Britain has surrendered')
    expect(lines.slice(-2)).toEqual(['  0  the Axis; not in it: Egypt, Iraq, Persia or Ireland', '  0  Japan'])
  })

  test('RC-23: the Werewolf say in whose number they are', async () => {
    const lines = await printed(
      'partisans',
      '--situation',
      '{edition: campaign, turn: 1945 spring, facts: {germany.occupiedSince: 1944 fall}}',
    )
    expect(lines).toContain('  2  occupied Germany (–, 2, 4)  [3.3.1.4, table; RC-23]')
    expect(lines).toContain('  1  Werewolf in Germany, by themselves (–, 1, 2), part of the number for occupied Germany  [3.6.1.2a; RC-23]')
    expect(lines).toContain('  2  the Axis; not in it: Egypt, Iraq, Persia or Ireland')
  })

  test('3.3.1.4: what is there at once is told so', async () => {
    const spain = '{edition: campaign, turn: 1943 spring, facts: {spain.occupiedSince: 1942 fall, madrid.controller: us}}'
    expect(await printed('partisans', '--situation', spain, '--nation', 'spain', '--table', 'fascist')).toContain(
      '     since Fall 1942, over 1 YSS: 1 at once, 2 from 1943, 3 from 1944',
    )
  })

  test('a date that is missing is asked for by name', async () => {
    const undated = '{edition: campaign, turn: 1943 spring, standings: {spain: {result: 9}}}'
    const lines = await printed('partisans', '--situation', undated, '--nation', 'spain', '--table', 'resistance')
    expect(lines).toContain(
      '     in force; since when is not reported, so not in the sum: standings.spain.since: Spain took its present standing (or joined, when it first took that side)',
    )
    expect(lines.at(-1)).toBe('  0  Britain; not in it: Axis Spain')
  })

  test('no line is wider than the page', async () => {
    const { out } = await run(['partisans', PARTISANS], { look: { paint: PLAIN, columns: 72 } })
    expect(out.split('\n').filter((line) => line.length > 72)).toEqual([])
  })

  test('answers as JSON', async () => {
    const answer = answerOf(await run(['partisans', PARTISANS, '--table', 'resistance', '--json']))
    expect(answer).toMatchObject({ ok: true, book: 'campaign', factions: { westernAllies: 14 } })
  })
})

describe('lend-lease, printed', () => {
  test('3.4.6.3: a shipment is counted, held against its route and followed on its way', async () => {
    expect(await printed('lend-lease', LEND_LEASE, '--route', 'persia', '--load', 'supply=250,oil=4')).toEqual([
      'the Persian route, from the U.S. to Russia, Summer 1942',
      'allowed',
      '',
      '6.5 units',
      '2.5  250 PPs of supply, 100 to a unit  [3.4.4.4b; RC-64]',
      '  4  4 units of oil, one unit each  [3.4.6.3c]',
      '',
      'the Persian route takes 20 a turn',
      ' 10  by Baku  [3.4.6.3b]',
      ' 10  by Krasnovodsk  [3.4.6.3b]',
      '  0  by the Caspian, in place of one of the cities  [3.4.6.3b]',
      '  13.5 more could go this turn',
      '',
      'on its way',
      '  Summer 1942: the Middle East reserve  [3.4.6.3a]',
      '  arrives Fall 1942: the East Front reserve or the Urals reserve  [3.4.6.3e]',
      '  oil starts in Persia: the pipeline needs no ships and no stop  [3.4.6.3c]',
    ])
  })

  test('a shipment that may not go ends with 1, and every rule against it is told', async () => {
    const { code, out } = await run([
      ...['lend-lease', '--situation', '{edition: campaign, turn: 1941 spring, tensions: {usat: 31}}'],
      ...['--route', 'british', '--load', 'supply=500,dd=1', '--carriers', 'us', '--transports', '3'],
    ])
    expect(code).toBe(1)
    expect(out).toContain(
      [
        'not allowed',
        '  lend-lease units to Britain this turn: 7; at most 6  [3.4.4.4a]',
        '  7 units need as many transports; there are 3  [3.4.6.1a]',
        '  until the U.S. is at war with the Axis it goes in British transports  [3.4.6.1b; RC-66]',
        '',
        '7 units',
        '  5  500 PPs of supply, 100 to a unit  [3.4.4.4b]',
        '  2  1 DD, 2 units each  [3.4.4.4c]',
      ].join('\n'),
    )
    expect(out).not.toContain('on its way')
  })

  test('every route in the order of the book, open or shut and why', async () => {
    const lines = await printed('lend-lease', LEND_LEASE)
    expect(lines.filter((line) => /^ {2}(open|shut)/.test(line))).toEqual([
      '  open  the British route: as much as transports carry  [3.4.6.1a]',
      '  open  the Murmansk route: 20 a turn  [3.4.6.2a]',
      '  shut  the Archangel route  [3.4.6.2b]',
      '  open  the Persian route: 20 a turn  [3.4.6.3b]',
      '  shut  the Turkish route  [3.4.6.4]',
      '  open  the Vladivostok route: 20 a turn  [3.4.6.5a]',
      '  open  the Petropavlovsk route: 10 a turn  [3.4.6.5a]',
      '  shut  the way by Chinese ports  [3.4.6.6]',
      '  shut  the way by Indochina  [3.4.6.7a]',
      '  shut  the Burma Road  [3.4.6.8]',
      '  open  the Hump: 4 a turn  [3.4.6.9]',
      '  open  the Urals box: 5 a turn  [3.4.3.4a]',
    ])
    expect(lines).toContain('        Murmansk is linked with the Urals and takes all; Archangel takes nothing beside it  [3.4.6.2b; RC-25]')
    expect(lines).toContain('        from the U.S. or Britain')
  })

  test('a route that nobody may use yet says whose turn has not come', async () => {
    const lines = await printed('lend-lease', '--situation', '{edition: campaign}', '--route', 'murmansk')
    expect(lines).toEqual([
      'Lend-lease, Fall 1939 (campaign)',
      '',
      'to Russia',
      '  shut  the Murmansk route: 20 a turn  [3.4.6.2a]',
      '        not from the U.S.: U.S. aid to Russia waits for an Axis offensive on it, or for its own war with the Axis  [RC-65]',
      '        not from Britain: British aid to Russia waits for the turn after the first Axis offensive on it  [3.4.2.4a]',
    ])
  })

  test('no line is wider than the page', async () => {
    const { out } = await run(['lend-lease', LEND_LEASE], { look: { paint: PLAIN, columns: 72 } })
    expect(out.split('\n').filter((line) => line.length > 72)).toEqual([])
  })

  test('answers as JSON', async () => {
    const ran = await run(['lend-lease', LEND_LEASE, '--route', 'hump', '--load', 'light=5', '--json'])
    expect(ran.code).toBe(1)
    expect(answerOf(ran)).toMatchObject({ ok: true, allowed: false, units: { value: 5 }, capacity: { value: 4 } })
  })
})

describe('asked wrongly', () => {
  test('the nearest route is named, with the rule that wants a listed one', async () => {
    const { code, err } = await run(['lend-lease', LEND_LEASE, '--route', 'persa', '--load', 'supply=100'])
    expect([code, err]).toEqual([1, 'refused:\n  --route: unknown "persa"; did you mean "persia"?  [3.4.6]\n'])
  })

  test('a load without a route is a misuse', async () => {
    const { code, err } = await run(['lend-lease', LEND_LEASE, '--load', 'supply=100'])
    expect(code).toBe(2)
    expect(err).toContain('--route: missing; expected one of british, murmansk')
  })

  test.each(['partisans', 'lend-lease'])('%s of a book that has none', async (command) => {
    const { code, err } = await run([command, '--situation', '{edition: classic}'])
    expect(code).toBe(1)
    expect(err).toContain('says nothing of')
  })
})
