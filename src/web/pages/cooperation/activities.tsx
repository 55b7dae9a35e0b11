import { type CooperateAnswer, type Finding, type Findings, findingsOf, openingWords } from '../../../counsel/index.ts'
import type { Activity, Cooperator } from '../../../rules/index.ts'
import { Mark } from '../../parts/mark.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Said } from '../../what-if/said.tsx'
import { sentence } from '../../wording.ts'
import { UNSPOKEN } from './words.ts'

interface Props {
  readonly answer: CooperateAnswer
  /** The one that is asked about. */
  readonly activity: Activity | undefined
}

/** Why it is allowed or not, each reason with its rule. */
export function Grounds({ grounds }: Pick<Finding, 'grounds'>) {
  return (
    <div className="finding-grounds">
      {grounds.length === 0 && <p>{UNSPOKEN}</p>}
      {grounds.map(({ words, cite }) => (
        <Said as="p" key={`${words} ${cite?.rule}`} words={words} cite={cite} />
      ))}
    </div>
  )
}

/** What has one reason: beside the activities where they are few, above them where they are many. */
function FindingRow({ finding, allowed, activity }: Pick<Props, 'activity'> & { finding: Finding; allowed: boolean }) {
  const { query, address } = useSituation()
  const { grounds, activities } = finding
  const isMany = activities.length > 6
  return (
    <li className={isMany ? 'finding finding-many' : 'finding'}>
      {isMany && <Grounds grounds={grounds} />}
      <ul className="finding-activities">
        {activities.map(({ activity: id, words }) => (
          <li key={id} className={id === activity ? 'activity activity-asked' : 'activity'} data-activity={id} data-allowed={allowed}>
            <Mark is={allowed ? 'yes' : 'no'} />
            <a
              href={address('cooperation', { parts: { ...query.parts, activity: id } })}
              aria-current={id === activity ? 'true' : undefined}
            >
              {sentence(words)}
            </a>
          </li>
        ))}
      </ul>
      {!isMany && <Grounds grounds={grounds} />}
    </li>
  )
}

const countOf = (findings: readonly Finding[]): number => findings.reduce((sum, { activities }) => sum + activities.length, 0)

function FindingsList({ found, activity }: Pick<Props, 'activity'> & { found: Findings }) {
  const { allowed, opening, findings } = found
  return (
    <section className="findings" data-allowed={allowed}>
      <h3>
        {allowed ? 'Allowed' : `Forbidden ${openingWords(opening)}`} <span className="group-count">{countOf(findings)}</span>
      </h3>
      <ul>
        {findings.map((finding) => (
          <FindingRow key={finding.activities[0]?.activity} finding={finding} allowed={allowed} activity={activity} />
        ))}
      </ul>
    </section>
  )
}

/** Everything two may be asked about: what is forbidden first, by what would open it; then what is allowed, by its reason. */
export function Activities({ answer, activity }: Props) {
  const { one, other, activities } = answer
  return (
    <Panel className="activities" heading="What they may do">
      {findingsOf(activities, one as Cooperator, other as Cooperator).map((found) => (
        <FindingsList key={`${found.allowed} ${openingWords(found.opening)}`} found={found} activity={activity} />
      ))}
    </Panel>
  )
}
