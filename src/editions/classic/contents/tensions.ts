import { chapter, clause, shown } from '../../../rules/index.ts'

/** Growth rates, operations against partisans, and everything that needs the prelude. */
export const dropped: readonly string[] = [
  '49.851D-2',
  '49.852D-2',
  '49.86c',
  '49.87-6',
  'RGT-S11',
  'RGT-P0',
  'RGT-P1',
  'RGT-P1x',
  'RGT-P2',
  'RGT-P3',
  'RGT-P4',
  'RGT-P5',
  'RGT-P6',
  'RGT-P7',
  'RGT-P8',
]

export const added = chapter('tensions', [
  clause(
    '49.86b',
    'Exception: the shift of USAT or USJT after a U.S. election',
    shown('rule 62 says how far an election shifts a level and what that undoes; the level, and what still stands, are taken as reported'),
  ),
])
