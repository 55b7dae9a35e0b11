import { describe, expect, test } from 'vitest'
import { answerOf, run } from '../terminal/terminal.testing.ts'

interface Counted {
  readonly id: string
  readonly amount: number
  readonly applies: boolean
}

/** The lines that count, as `id: amount`. */
const counting = (lines: readonly Counted[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.filter(({ applies }) => applies).map(({ id, amount }) => [id, amount]))

async function reckoned(file: string, ...flags: readonly string[]) {
  const ran = await run(['reckon', `cases/situations/${file}`, ...flags, '--json'])
  expect(ran.err).toBe('')
  return answerOf(ran) as unknown as {
    readonly lines: readonly Counted[]
    readonly total: number
    readonly results: Readonly<Record<string, { readonly result: string }>>
    readonly odds: readonly { readonly result: string; readonly chance: string }[]
  }
}

const faces = (results: Readonly<Record<string, { readonly result: string }>>): readonly string[] =>
  Object.values(results).map(({ result }) => result)

describe('the situations that come with the project, worked out by hand', () => {
  test('DT Balkans: Hungary leans +5, France stands -2, a borderland +1, points even out', async () => {
    const { lines, total, results, odds } = await reckoned('hungary.json', '--target', 'hungary', '--by', 'axis')
    expect(counting(lines)).toEqual({
      alignment: 5,
      'axis-points': 2,
      'larger-allied-points': -2,
      'france-stands': -2,
      'russia-entered': 1,
    })
    expect(total).toBe(4)
    expect(faces(results)).toEqual(['5-6', '5-6', '7', '8', '9', '10'])
    expect(odds.map(({ result, chance }) => `${result} ${chance}`)).toEqual(['5-6 1/3', '7 1/6', '8 1/6', '9 1/6', '10 1/6'])
  })

  test('DT Balkans: France standing counts only when the Axis roll', async () => {
    const { lines, total } = await reckoned('hungary.json', '--target', 'hungary', '--by', 'westernAllies')
    expect(counting(lines)).toEqual({ alignment: 5, 'axis-points': 2, 'larger-allied-points': -2, 'russia-entered': 1 })
    expect(total).toBe(6)
  })

  test('49.4262, 49.4263: covert operations and subversion push the same roll', async () => {
    const flags = ['--subversion', '3', '--covert-axis', '2', '--covert-allies', '1']
    const { lines, total } = await reckoned('hungary.json', '--target', 'hungary', '--by', 'axis', ...flags)
    expect(counting(lines)).toMatchObject({ subversion: -3, 'axis-covert': 2, 'allied-covert': -1 })
    expect(total).toBe(4 - 3 + 2 - 1)
  })

  test('DT Rumania: +4, tension of 12 +1, a demand +2, a borderland +1, three full tens of Russians -3', async () => {
    const { total, results } = await reckoned('rumania-demand.json', '--target', 'rumania', '--by', 'russia', '--manner', 'demand')
    expect(total).toBe(5)
    expect(faces(results)).toEqual(['5-6', '7', '8', '9', '10', '10'])
  })

  test('DT Turkey: +3 -2 for points in the eastern war, +1 Sevastopol and Rostov, +1 by 49.4266A, inertia -1', async () => {
    const { lines, total, results } = await reckoned('turkey-1942.yaml', '--target', 'turkey', '--by', 'axis')
    expect(counting(lines)).toEqual({
      'axis-points': 3,
      'all-allied-points': -2,
      'black-sea': 1,
      'western-failures': 1,
      'inertia-down': -1,
    })
    expect(total).toBe(2)
    expect(faces(results)).toEqual(['3-4', '3-4', '5-6', '5-6', '7', '8'])
  })

  test('DP tables: Germany 3 + 2 + 2 + 1 + 1 + 1, Italy 2, Britain 3 + 1, France none, the U.S. 2, Russia 3 + 1', async () => {
    const { powers, factions } = answerOf(await run(['allot', 'cases/situations/year-start-1941.yaml', '--json'])) as unknown as {
      readonly powers: Readonly<Record<string, { readonly total: number }>>
      readonly factions: unknown
    }
    expect(Object.fromEntries(Object.entries(powers).map(([power, { total }]) => [power, total]))).toEqual({
      germany: 10,
      italy: 2,
      britain: 4,
      france: 0,
      us: 2,
      russia: 4,
    })
    expect(factions).toEqual({ axis: { total: 12, limit: 4 }, westernAllies: { total: 6, limit: 2 }, russia: { total: 4, limit: 2 } })
  })

  // Of each turn: what its lines add, the level after, and with the die the effective level.
  test('RGT, USAT and USJT tables: Fall 1939 to Summer 1940, turn by turn', async () => {
    const ran = await run(['tensions', 'cases/situations/fall-1939.yaml', '--turns', 'cases/situations/fall-1939-turns.yaml', '--json'])
    const { run: turns } = answerOf(ran) as unknown as {
      readonly run: readonly {
        readonly turn: string
        readonly tracks: Readonly<
          Record<string, { readonly lines: readonly Counted[]; readonly after: number; readonly effective: number }>
        >
        readonly mobilizations: readonly { readonly by: string; readonly theatre?: string; readonly ordinal: number }[]
      }[]
    }
    const track = (name: string) =>
      turns.map(({ tracks }) => [counting(tracks[name]?.lines ?? []), tracks[name]?.after, tracks[name]?.effective])
    const always = { 'each-turn': 1, 'two-enemies': 1 }

    expect(turns.map(({ turn }) => turn)).toEqual(['1939 fall', '1939 winter', '1940 spring', '1940 summer'])
    expect(track('rgt')).toEqual([
      [{ ...always, 'eastern-poland-russian': -1 }, 1, 1],
      [{ ...always, 'russian-wars': -1 }, 2, 2],
      [always, 4, 4],
      [{ ...always, capitals: 2 }, 8, 8],
    ])
    // 24 BRPs are a fifteen and a rest of nine; 53 are three and a rest of eight.
    expect(track('usat')).toEqual([
      [{ ...always, offensives: 2, 'eastern-poland': -1 }, 3, 4],
      [{ ...always, 'russian-wars': -1 }, 4, 3],
      [{ ...always, offensives: 4, 'wars-on-minors': 4 }, 14, 14],
      [{ ...always, offensives: 4, 'wars-on-majors': 2, capitals: 2 }, 24, 26],
    ])
    expect(track('usjt')).toEqual([
      [{ 'each-turn': 1 }, 1, 1],
      [{ 'each-turn': 1, fortifications: 1 }, 3, 3],
      [{ 'each-turn': 1 }, 4, 6],
      [{ 'each-turn': 1, paris: 2 }, 7, 8],
    ])
    // USAT passes 10 in Spring 1940 and, by the die, 20 in Summer.
    expect(turns.map(({ mobilizations }) => mobilizations.map(({ by, theatre, ordinal }) => `${by} ${theatre} ${ordinal}`))).toEqual([
      // Japan mobilizes in Fall 1939 by itself.
      ['japan undefined 0'],
      [],
      ['us Europe 1'],
      ['us Europe 2'],
    ])
  })
})

describe('a fact that is reported without effect is named below every answer', () => {
  const campaign = {
    edition: 'campaign',
    turn: '1941 spring',
    facts: { 'bulgaria.unbuilt': 2, 'hungary.divisions': 3, 'france.fallen': true, 'vichyFrance.formed': 'formed' },
  }
  const words = [
    'nothing in this book reads bulgaria.unbuilt',
    'hungary.divisions is read together with hungary.divisionsUsual, which is not reported',
  ]

  test.each([['allot'], ['reckon', '--target', 'bulgaria', '--by', 'axis'], ['status'], ['war-room', '--by', 'germany'], ['tensions']])(
    '%s',
    async (...command) => {
      const ran = await run([...command, '--situation', JSON.stringify(campaign)])
      expect(ran.out.trimEnd().split('\n').slice(-2)).toEqual(words)
      const asData = answerOf(await run([...command, '--situation', JSON.stringify(campaign), '--json']))
      expect(asData['footnotes']).toMatchObject([{ fact: 'bulgaria.unbuilt' }, { fact: 'hungary.divisions' }])
    },
  )
})

test('3.2.7b: a level other than 0 in Fall 1939 is remarked upon, and taken as it is', async () => {
  const { code, out } = await run(['notices', '--situation', '{ edition: campaign, tensions: { rgt: 7 } }'])
  expect(code).toBe(0)
  expect(out.trimEnd().split('\n').at(-1)).toBe('Russo-German tension is 0 until Winter 1939; 7 is reported  [3.2.7b]')
  expect((await run(['notices', '--situation', '{ edition: campaign, turn: 1939 winter, tensions: { rgt: 7 } }'])).out).not.toContain(
    'until Winter 1939',
  )
})
