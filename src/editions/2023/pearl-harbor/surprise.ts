import type { CarrierPlace, SurpriseColumn, SurpriseLevel, TableModifier } from '../../../rules/chapters/pearl-harbor/index.ts'
import type { Cite } from '../../edition.ts'

const PEARL = 'pearl' as const
const PACIFIC = 'pacific' as const
const AUTO = 'auto' as const

/** The printed table, a row for each sum of two dice from 2 to 12. */
const ROWS: readonly (readonly CarrierPlace[])[] = [
  [PEARL, PEARL, PEARL, PEARL, PACIFIC],
  [PEARL, PEARL, PEARL, PACIFIC, PACIFIC],
  [PEARL, PEARL, PACIFIC, PACIFIC, PACIFIC],
  [PEARL, PACIFIC, PACIFIC, PACIFIC, 6],
  [PACIFIC, PACIFIC, PACIFIC, 6, 5],
  [PACIFIC, PACIFIC, 6, 5, 4],
  [PACIFIC, 6, 5, 4, 3],
  [6, 5, 4, 3, 2],
  [5, 4, 3, 2, AUTO],
  [4, 3, 2, AUTO, AUTO],
  [3, 2, AUTO, AUTO, AUTO],
]

const HEADS = [
  { id: '0-33', to: 33, modifier: +6 },
  { id: '34-35', to: 35, modifier: +6 },
  { id: '36-37', to: 37, modifier: +5 },
  { id: '38-39', to: 39, modifier: +4 },
  { id: '40+', to: null, modifier: +3 },
] as const

export const columns: readonly SurpriseColumn[] = HEADS.map(({ id, to, modifier }, index) => ({
  id,
  to,
  places: ROWS.map((row) => row[index] ?? PACIFIC),
  modifier,
}))

export const levels = (rule: Cite): readonly SurpriseLevel[] => [
  {
    level: 4,
    grounded: 1,
    isAirDefenceRolled: true,
    areHitsCritical: false,
    words: 'one defending squadron fewer engages',
    cite: rule('51.31-L4'),
  },
  {
    level: 5,
    grounded: 2,
    isAirDefenceRolled: true,
    areHitsCritical: false,
    words: 'two defending squadrons fewer engage',
    cite: rule('51.31-L5'),
  },
  {
    level: 6,
    grounded: 3,
    isAirDefenceRolled: true,
    areHitsCritical: false,
    words: 'three defending squadrons fewer engage',
    cite: rule('51.31-L6'),
  },
  {
    level: 7,
    grounded: 'all',
    isAirDefenceRolled: false,
    areHitsCritical: true,
    words: 'nobody engages, no air defence; damage to named ships may be critical',
    cite: rule('51.31-L7'),
  },
]

export const modifiers = (rule: Cite): readonly TableModifier[] => [
  { id: 'air-defence', amount: -1, words: 'level of American air defence dice', cite: rule('51.31-expl-2') },
  { id: 'air-attack', amount: +1, words: 'Japanese air attack dice on ships and surprised air', cite: rule('51.31-expl-2') },
]

export const surprisedAir = (rule: Cite) => [
  { words: 'American air is uninverted, and surprised or engaging by this level', cite: rule('51.35') },
  { words: 'surprised air is attacked like ships, army and navy apart', cite: rule('51.31-expl-3') },
  { words: 'surprised air that survives makes one air combat roll, unanswered', cite: rule('51.36') },
]
