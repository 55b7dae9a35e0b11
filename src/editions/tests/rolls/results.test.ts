import { describe, expect, test } from 'vitest'
import { type Outcome, outcomeOf, resultByDefault } from '../../../rules/chapters/rolls/index.ts'
import { type Band, type Faction, type Minor, ordinaryRoll } from '../../../rules/core/index.ts'
import { readSituation } from '../../reading/index.ts'
import { given } from '../game/game.testing.ts'

type Document = Readonly<Record<string, unknown>>

function read(document: Document) {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given
}

/** What a result brings, taken as it stands. */
function taken(target: Minor, result: string, document: Document = {}, by: Faction = 'axis'): Outcome {
  const { book, situation } = read({ edition: '2023', ...document })
  const band = book.tables[target]?.bands.find(({ id }) => id === result)
  if (band === undefined) throw new Error(`${target} has no result ${result}`)
  return outcomeOf(book, situation, ordinaryRoll(target, by), band)
}

const notes = ({ onMap }: Outcome): string => onMap.map(({ words }) => words).join('\n')
const rules = ({ onMap }: Outcome): readonly string[] => onMap.map(({ cite }) => cite.rule)
const prelude = { options: ['gathering-storm'] } as const

describe.each(['2023', 'classic'])('%s: results that are no ladder of their own', (edition) => {
  const taking = (target: Minor, result: string, document: Document = {}, by?: Faction) =>
    taken(target, result, { edition, ...document }, by)

  test('49.57: the factor limit binds when a phase ends, and more may pass through', () => {
    const { onMap } = taking('hungary', '8')
    expect(onMap.find(({ cite }) => cite.rule === '49.54 (b)')?.words).toMatch(/10 .* when a movement, combat or redeployment phase ends/)
  })

  test('GN-05 prior (c), 49.54 (b): of the units an ally had let in, ten factors may stay when only its hexes are left', () => {
    const leaving = (from: number, result: string, target: Minor = 'hungary') =>
      taking(target, result, { standings: { [target]: { result: from, with: 'germany' } } }).onMap.find(
        ({ cite }) => cite.rule === 'GN-05 prior (c)',
      )?.words
    for (const from of [9, 10]) expect(leaving(from, '8')).toMatch(/more than 10 foreign factors.*next redeployment phase/)
    expect(leaving(10, '7')).toMatch(/^foreign units let in before must leave/)
    for (const from of [7, 8]) expect(leaving(from, '8')).toBeUndefined()
    expect(leaving(9, '10')).toBeUndefined()
    // FIN-N4: five all along.
    expect(leaving(10, '8', 'finland')).toBeUndefined()
  })

  test('VIC-R(−1), VIC-R(0): Vichy France pays nothing when it dissolves', () => {
    expect(taking('vichyFrance', '0', {}, 'westernAllies')).toMatchObject({ standing: { result: 0, with: 'britain' }, transfers: [] })
    const hexes = taking('vichyFrance', '-1', {}, 'westernAllies')
    expect(hexes).toMatchObject({ standing: { result: -1, with: 'britain' }, transfers: [] })
    expect(rules(hexes)).toContain('49.54 (a)')
  })

  test.each(['0', '-1', '8'])('49.632 (d), R49-49: an association that stands through a %s is paid nothing for it', (result) => {
    const spain = taking('spain', result, {
      turn: '1941 winter',
      declarations: [{ by: 'britain', on: 'portugal', turn: '1941 fall' }],
      standings: { spain: { result: 9, with: 'germany', attacked: true } },
    })
    expect(spain).toMatchObject({ standing: { result: 9, with: 'germany' }, transfers: [] })
  })

  test.each([
    { rule: 'UKR-R(5)', result: '5', army: /^one 1-3 infantry, free/m },
    { rule: 'UKR-R(6)', result: '6', army: /^two 1-3 infantry, free/m },
    { rule: 'UKR-R(7)', result: '7', army: /^one 2-3 and two 1-3 infantry, free/m },
    { rule: 'UKR-R(8)', result: '8', army: /^one 2-3 and three 1-3 infantry, free/m },
  ])('$rule, 49.91F (2): free infantry where the Axis hold and supply the Ukraine', ({ result, army }) => {
    const outcome = taking('ukraine', result)
    expect(outcome).toMatchObject({ standing: { result: Number(result), with: 'germany' }, transfers: [] })
    expect(notes(outcome)).toMatch(army)
    expect(notes(outcome)).toMatch(/supplied Axis-held Ukrainian hexes outside Russian zones of control/)
    // No hexes change hands by it.
    expect(rules(outcome)).not.toContain('49.54 (a)')
  })

  test('49.91F (2), UKR-R(5): they are rebuilt like other minor infantry, and never leave the Ukraine', () => {
    expect(notes(taking('ukraine', '5'))).toMatch(/rebuilt/)
    expect(notes(taking('ukraine', '5'))).toMatch(/never leave/)
  })

  test.each(['6', '7', '8', '9', '10'])('49.91F (4): Russian partisans are removed from the Ukraine by a %s', (result) => {
    expect(notes(taking('ukraine', result))).toMatch(/Russian partisans there are removed/)
    expect(notes(taking('ukraine', '5'))).not.toMatch(/partisans/)
  })

  test('UKR-R(9), UKR-R(10), 49.91F (1): associate and ally, but no hex changes hands', () => {
    for (const result of ['9', '10']) {
      const outcome = taking('ukraine', result)
      expect(outcome.standing).toMatchObject({ result: Number(result), with: 'germany' })
      expect(rules(outcome)).toContain('49.91F (1)')
      expect(rules(outcome)).not.toContain('49.55 (a)')
    }
  })

  test('UKR-R(0), UKR-R(1-4): pacified for good; nothing changed', () => {
    const standings = { ukraine: { result: 8, with: 'germany' } }
    const pacified = taking('ukraine', '0', { standings })
    expect(pacified.standing).toMatchObject({ result: null, permanent: true })
    expect(notes(pacified)).toMatch(/no longer a minor country; one more Russian partisan/)
    expect(taking('ukraine', '1-4', { standings }).standing).toMatchObject({ result: 8, with: 'germany' })
  })

  test('IRE-R(2), IRE-R(3-4), IRE-R(5-6): quiet for good; ended; gone on with', () => {
    const standings = { ireland: { result: 8, with: 'germany' } }
    const quiet = taking('ireland', '2', { standings })
    expect(quiet.standing).toMatchObject({ result: null, permanent: true })
    expect(notes(quiet)).toMatch(/Irish partisans go for good/)
    expect(taking('ireland', '3-4', { standings }).standing.result).toBeNull()
    expect(taking('ireland', '5-6', { standings }).standing).toMatchObject({ result: 8, with: 'germany' })
  })

  test('IRE-R(7) (a), IRE-R(8+): one partisan, or two at one a turn, never built in Ulster; no hexes and no BRPs', () => {
    const seven = taking('ireland', '7')
    expect(seven).toMatchObject({ standing: { result: 7, with: 'germany' }, transfers: [] })
    expect(notes(seven)).toMatch(/^one Irish partisan for Germany, rebuilt if lost, never built in Ulster though it may enter/m)
    const eight = taking('ireland', '8+')
    expect(eight).toMatchObject({ standing: { result: 8, with: 'germany' }, transfers: [] })
    expect(notes(eight)).toMatch(/^two Irish partisans for Germany, one a turn, rebuilt if lost, never built in Ulster/m)
    expect(rules(eight)).not.toContain('49.54 (a)')
    for (const outcome of [seven, eight])
      expect(notes(outcome)).toMatch(/\+1 to German strategic warfare effects; an Allied conquest ends it and lets two partisans be built/)
  })

  test('BEL-N3: with one of the two attacked, the result touches the other alone', () => {
    expect(rules(taking('belgiumLuxembourg', '7'))).not.toContain('BEL-N3')
    expect(notes(taking('belgiumLuxembourg', '7', { facts: { 'luxembourg.attacked': true } }))).toMatch(/Belgium alone/)
    expect(notes(taking('belgiumLuxembourg', '7', { facts: { 'belgium.attacked': true } }))).toMatch(/Luxembourg alone/)
  })

  test.each([
    { attacked: 'belgium', by: 'germany', kept: { result: -2, with: 'france' } },
    { attacked: 'luxembourg', by: 'britain', kept: { result: 9, with: 'germany' } },
  ])('BEL-N3: $attacked keeps what the attack brought, whatever falls for the other', ({ attacked, by, kept }) => {
    const document = { turn: '1940 summer', declarations: [{ by, on: attacked, turn: '1940 spring' }] }
    const allied = taking('belgiumLuxembourg', '-1', document, 'westernAllies')
    expect(allied.standing).toMatchObject({ ...kept, attacked: true, permanent: true })
    expect(allied.transfers).toMatchObject([{ power: 'france', brps: 10 }])
    const axis = taking('belgiumLuxembourg', '8', document)
    expect(axis.standing).toMatchObject({ ...kept, attacked: true, permanent: true })
    expect(axis.transfers).toMatchObject([{ power: 'germany', brps: 10 }])
    expect(rules(axis)).not.toContain('GN-05 prior (c)')
    const { book, situation } = read({ edition, ...document })
    const band = (id: string) => book.tables.belgiumLuxembourg?.bands.find((one) => one.id === id) as Band
    for (const id of ['-1', '0', '8'])
      expect(resultByDefault(book, situation, ordinaryRoll('belgiumLuxembourg', 'axis'), band(id)).id).toBe(id)
  })

  test('BEL-R(−1) (a): Allied units may enter, and Allied air support Belgian defenders', () => {
    const outcome = taking('belgiumLuxembourg', '-1', {}, 'westernAllies')
    expect(outcome).toMatchObject({ standing: { result: -1, with: 'france', permanent: true }, transfers: [{ power: 'france', brps: 10 }] })
    expect(notes(outcome)).toMatch(/Allied units may enter/)
    expect(notes(outcome)).toMatch(/air/)
  })

  test('BEL-R(1-6): no effect, and yet permanent', () => {
    expect(taking('belgiumLuxembourg', '1-6')).toMatchObject({ standing: { result: null, permanent: true }, transfers: [] })
  })
})

describe('with the prelude', () => {
  test.each([
    { target: 'austria', rule: 'AUS-R(10)', conquest: 'AUS-N1', capital: 'vienna' },
    { target: 'czechoslovakia', rule: 'CZE-R(10)', conquest: 'CZE-N1', capital: 'prague' },
  ] as const)('$rule: $target joins the Reich for good; $conquest: and no conquest undoes it', ({ target, rule, capital }) => {
    const outcome = taken(target, '10', prelude)
    expect(outcome.standing).toMatchObject({ result: 10, with: 'germany', permanent: true })
    const words = outcome.onMap.find(({ cite }) => cite.rule === rule)?.words ?? ''
    expect(words).toMatch(/hexes become German and its units leave play/)
    expect(words).toMatch(/10 BRPs to its base.*after 6, 4 and 2 turns.*4-6 armour, two AAF and two 3-3 infantry/)
    expect(words).toMatch(/infantry of equal worth if a twelfth armour/)
    expect(words).toMatch(/a later conquest undoes none of it/)
    // Its own army is gone: nothing is placed.
    expect(rules(outcome)).not.toContain('49.56')
    const standings = { [target]: { result: 10, with: 'germany', permanent: true } }
    const lost = given({ ...prelude, turn: '1945 spring', standings, placements: { westernAllies: { [target]: 1 } } }).when({
      type: 'report-facts',
      by: 'referee',
      facts: { [`${capital}.controller`]: 'us' },
    })
    expect(lost.game.situation.standings[target].permanent).toBe(true)
  })

  test('POL-R(10), POL-R(10) (b), POL-R(10) (c): worth 25, the Corridor German, and the Czech armour', () => {
    const outcome = taken('poland', '10', prelude)
    expect(outcome.standing).toMatchObject({ result: 10, with: 'germany' })
    const words = notes(outcome)
    expect(words).toMatch(/Danzig and the Corridor become German; Germany adds 5 BRPs to its base/)
    expect(words).toMatch(/after 4 and 2 turns, two AAF and four infantry factors/)
    expect(words).toMatch(/Czech 2-5 armour if Germany occupied Czechoslovakia/)
    const read = readSituation({ edition: '2023', ...prelude })
    expect(read.ok && read.situation.facts['poland.brpValue']).toBe(25)
  })
})
