import { describe, expect, test } from 'vitest'
import { answer } from '../index.ts'

type Document = Readonly<Record<string, unknown>>

/** Every rule against the points used in one turn, and why. */
function against(edition: string, used: readonly Document[], situation: Document = {}): readonly string[] {
  const given = answer({
    door: 'tensions',
    situation: { edition, turn: '1941 spring', ...situation },
    args: { turn: { tensionPointsUsed: used } },
  }) as unknown as {
    readonly ok: boolean
    readonly refusals?: readonly { readonly code: string; readonly cite?: { readonly rule: string } }[]
  }
  return (given.refusals ?? []).map(({ code, cite }) => `${code} ${cite?.rule ?? ''}`)
}

describe('points on tension in the campaign', () => {
  test('3.2.4.7a: one of each faction on each of the two levels, in any year', () => {
    const used = (['axis', 'westernAllies', 'russia'] as const).flatMap((by) => [
      { by, track: 'rgt' },
      { by, track: 'usat' },
    ])
    expect(against('campaign', used)).toEqual([])
    expect(against('campaign', used, { turn: '1943 fall' })).toEqual([])
  })

  test('3.2.4.7b: no second one on a level in a turn', () => {
    const twice = [
      { by: 'axis', track: 'rgt' },
      { by: 'axis', track: 'rgt' },
    ]
    expect(against('campaign', twice)).toEqual(['one-a-turn 3.2.4.7b'])
  })

  test('3.2.4.7b: no more in a year than were placed on that level', () => {
    const placed = { placements: { axis: { usat: 1 } }, tensionPointsUsed: [{ by: 'axis', turn: '1941 spring' }] }
    expect(against('campaign', [{ by: 'axis' }], { ...placed, turn: '1941 summer' })).toEqual(['no-point-left 3.2.4.7a'])
    expect(
      against('campaign', [{ by: 'axis', track: 'rgt' }], { ...placed, placements: { axis: { usat: 1, rgt: 1 } }, turn: '1941 summer' }),
    ).toEqual([])
    expect(against('campaign', [{ by: 'axis' }], { ...placed, turn: '1942 spring' })).toEqual([])
  })

  test('3.2.4.7c: none on USA-Japan tension', () => {
    expect(against('campaign', [{ by: 'westernAllies', track: 'usjt' }])).toEqual(['closed-track 3.2.4.7c'])
  })
})

describe.each(['2023', 'classic'])('%s: points on tension go on as they did', (edition) => {
  test('49.34: of two factions, on one track, once a turn, up to 1941', () => {
    expect(against(edition, [{ by: 'axis' }, { by: 'westernAllies' }])).toEqual([])
    expect(against(edition, [{ by: 'russia' }]).map((one) => one.split(' ')[0])).toEqual(['not-russia'])
    expect(against(edition, [{ by: 'axis' }, { by: 'axis' }]).map((one) => one.split(' ')[0])).toEqual(['one-a-turn'])
    expect(against(edition, [{ by: 'axis', track: 'rgt' }]).map((one) => one.split(' ')[0])).toEqual(['closed-track'])
    expect(against(edition, [{ by: 'axis' }], { turn: '1942 spring' }).map((one) => one.split(' ')[0])).toEqual(['usat-years'])
  })
})

test('a point on a track that there is not is refused with what may be meant', () => {
  const given = answer({
    door: 'tensions',
    situation: { edition: 'campaign' },
    args: { turn: { tensionPointsUsed: [{ by: 'axis', track: 'usa' }] } },
  })
  expect(given).toMatchObject({ ok: false, refusals: [{ words: expect.stringMatching(/tensionPointsUsed\.0\.track.*rgt, usat, usjt/) }] })
})

describe('a run of phases', () => {
  test('3.2.7c: what happened counts in the phase of the turn after, so a run tells of one phase more', () => {
    const given = answer({ door: 'tensions', situation: { edition: 'campaign', turn: '1946 fall' }, args: { turns: [{}, {}] } })
    // Winter 1946 is the last turn: nothing comes after it.
    expect((given as unknown as { run: readonly { turn: string }[] }).run.map(({ turn }) => turn)).toEqual(['1946 fall', '1946 winter'])
  })

  test('beyond the calendar it is refused, by its place in the list', () => {
    const given = answer({ door: 'tensions', situation: { edition: 'campaign', turn: '1946 winter' }, args: { turns: [{}, {}] } })
    expect(given).toMatchObject({ ok: false, refusals: [{ words: expect.stringMatching(/^turns\.1: the calendar ends/) }] })
  })

  test('what is wrong in a turn is named with its place', () => {
    const given = answer({
      door: 'tensions',
      situation: { edition: 'campaign' },
      args: { turns: [{}, { tensionPointsUsed: [{ by: 'axis', track: 'usjt' }] }] },
    })
    expect(given).toMatchObject({ ok: false, refusals: [{ words: expect.stringMatching(/^turns\.1: tensionPointsUsed/) }] })
  })
})

test('RC-11: what is asked of a situation before its levels have moved is judged as the host ruled', () => {
  const situation = { edition: 'campaign', turn: '1941 spring', tensions: { rgt: { actual: 14, effective: 14, coming: 16 } } }
  const may = (rulings: Document) =>
    answer({ door: 'may', situation: { ...situation, rulings }, args: { question: 'act', act: 'subvert' } }) as unknown as {
      readonly allowed: boolean
    }
  expect(may({}).allowed).toBe(false)
  expect(may({ 'RC-11': 'updated' }).allowed).toBe(true)
})

test('3.4.5: Nationalist China has no points to place and takes no Action', () => {
  const situation = { edition: 'campaign', turn: '1941 spring' }
  const asked = answer({ door: 'may', situation, args: { question: 'name', by: 'china', target: 'turkey' } })
  expect(asked).toMatchObject({ ok: false, refusals: [{ words: expect.stringMatching(/^by/) }] })
  const allotted = answer({ door: 'allot', situation }) as unknown as { readonly powers: Readonly<Record<string, unknown>> }
  expect(Object.keys(allotted.powers)).not.toContain('china')
})

test('3.2.4.7c: a tension that nobody knows is refused by its name', () => {
  const asked = answer({
    door: 'may',
    situation: { edition: 'campaign' },
    args: { question: 'use-tension-point', by: 'axis', track: 'tension' },
  }) as { readonly refusals?: readonly { readonly words: string }[] }
  expect(asked.refusals?.map(({ words }) => words)).toEqual(['track: unknown "tension"; expected one of rgt, usat, usjt'])
})

describe.each(['2023', 'classic'])('a run of turns over the year in %s', (edition) => {
  const axis = [{ by: 'axis' }]
  const codes = (turns: readonly Document[]): readonly string[] => {
    const situation = { edition, turn: '1940 winter', placements: { axis: { usat: 2 } } }
    const given = answer({ door: 'tensions', situation, args: { turns } }) as unknown as {
      readonly refusals?: readonly { readonly code: string }[]
    }
    return (given.refusals ?? []).map(({ code }) => code)
  }

  test('49.82A: points of the old year are gone, also those nobody used', () => {
    expect(codes([{ tensionPointsUsed: axis }])).toEqual([])
    expect(codes([{}, { tensionPointsUsed: axis }])).toEqual(['no-point-left'])
  })

  test('49.82A: the year start takes new placements, and no other turn does', () => {
    const placements = { axis: { usat: 1 } }
    expect(codes([{}, { placements, tensionPointsUsed: axis }])).toEqual([])
    expect(codes([{}, { placements, tensionPointsUsed: axis }, { tensionPointsUsed: axis }])).toEqual(['no-point-left'])
    expect(codes([{}, { placements }, { placements }])).toEqual(['not-year-start'])
  })
})

test('49.851D-4: where the Allied player turn moves the level, the effective one at the die is given by itself', () => {
  const turn = { declarations: [{ by: 'russia', on: 'japan' }], dice: { usjt: 5 } }
  const situation = { edition: '2023', turn: '1942 spring', tensions: { usjt: 8 }, wars: [['germany', 'russia']] }
  const { tracks } = answer({ door: 'tensions', situation, args: { turn } }) as unknown as {
    readonly tracks: { readonly usjt: { readonly after: number; readonly effective: number; readonly effectiveAtDie?: number } }
  }
  // The Russian declaration takes two off after the die, which put one on.
  expect(tracks.usjt.effective).toBe(tracks.usjt.after + 1)
  expect(tracks.usjt.effectiveAtDie).toBe(tracks.usjt.effective + 2)
})
