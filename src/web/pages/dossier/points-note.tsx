import { type Faction, type Target, targetName } from '../../../rules/index.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { typeset } from '../../wording.ts'
import { whyNotStaying } from '../allocation/plan.ts'
import { reason } from '../allocation/words.ts'

/** What the year's points would not allow: it is reckoned all the same, and said. */
export function PointsNote({ faction, target }: { readonly faction: Faction; readonly target: Target }) {
  const { current } = useSituation()
  return whyNotStaying(current, faction, target).map((refusal) => (
    <span key={refusal.words} className="beyond">
      {typeset(reason(refusal, targetName(target)))} {refusal.cite !== undefined && <RuleLabel cite={refusal.cite} />}
    </span>
  ))
}
