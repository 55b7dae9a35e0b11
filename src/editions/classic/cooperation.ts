import type { CooperationClauses } from '../../rules/chapters/cooperation/index.ts'
import { clock } from '../2023/cooperation/anglo-french-clock.ts'
import { classicWording } from '../2023/cooperation/chinese.ts'
import { cooperationWith } from '../2023/cooperation/index.ts'
import type { Cite } from '../edition.ts'

/** Rule 53 of the older book: always the second Allied player turn, and Spring 1941 at the latest. */
export const classicCooperation = (rule: Cite): CooperationClauses =>
  cooperationWith(
    rule,
    clock(rule, {
      offensive: { words: 'the first Axis full offensive in the west' },
      minors: 'the first German attack on a minor in the west',
      nth: [{ fromLevel: 0, nth: 2 }],
      afterTrigger: '53.21A',
      latest: { value: { turn: '1941 spring' }, cite: rule('53.21B') },
    }),
    classicWording(rule),
  )
