import { all, flag } from '../../rules/core/index.ts'
import type { ChangeClauses } from '../../rules/game/index.ts'
import { changes as changes2023 } from '../2023/changes/changes.ts'
import { isFirstAlliedTurn } from '../2023/changes/transports.ts'
import type { Cite } from '../edition.ts'

/** The same changes; but here only a strike at Pearl Harbor halves the Pacific transports. */
export const changes = (rule: Cite): ChangeClauses => {
  const inherited = changes2023(rule)
  const { transports } = inherited
  const halved = { ...transports.halved, when: all(isFirstAlliedTurn, flag('pearlHarbor.attacked')), cite: rule('51.73A-8b') }
  return { ...inherited, transports: { ...transports, halved } }
}
