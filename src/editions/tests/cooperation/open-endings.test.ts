import { expect, test } from 'vitest'
import { type Activity, judge, liftsOf } from '../../../rules/chapters/cooperation/index.ts'
import { readSituation } from '../../reading/index.ts'

const CLOCK = ['53.21A-1', '53.21A-2', '53.21A-3', '53.21A-4', '53.21C']

function endings(document: object): readonly string[] {
  const read = readSituation({ edition: '2023', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return liftsOf(read.book, read.situation, 'anglo-french').map(({ cite }) => cite.rule)
}

test.each(['2023', 'classic'])(
  '%s: 53.21A, 53.21C: while no clock runs, each event that would start it, and the fall of France',
  (edition) => {
    expect(endings({ edition, turn: '1940 spring' })).toEqual(expect.arrayContaining(['53.21B', ...CLOCK]))
  },
)

test('53.21A: once one has, no other does; an Italy that both already fight declares no war on them', () => {
  const attacked = endings({ turn: '1940 spring', declarations: [{ by: 'germany', on: 'netherlands' }] })
  expect(CLOCK.filter((rule) => attacked.includes(rule))).toEqual(['53.21A-3', '53.21C'])
  const fought = endings({
    turn: '1940 spring',
    declarations: [{ by: 'britain', on: 'italy', turn: '1940 spring' }],
  })
  expect(fought).not.toContain('53.21A-1')
})

test.each<[Activity, boolean, readonly string[]]>([
  ['operate-east', true, []],
  ['operate-france', true, []],
  ['operate-west', false, ['Gibraltar', 'Italy']],
  ['operate-east-more', false, ['Gibraltar', 'Italy']],
])(
  '3.3.2.3: %s is open to a neutral Italy once it is at war, and where a limit by front follows once Gibraltar falls too',
  (what, withLimits, alone) => {
    const read = readSituation({ edition: 'campaign', turn: '1940 spring' })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    const { opening } = judge(read.book, read.situation, ['italy', 'germany'], what, { now: { turn: read.situation.turn, side: 'axis' } })
    expect(opening).toEqual({ withLimits, alone: alone.map((name) => expect.stringContaining(name)) })
  },
)
