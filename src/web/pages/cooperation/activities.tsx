import { type CooperateAnswer, cooperateDoor, type Finding, type Findings, findingsOf, openingWords } from '../../../counsel/index.ts'
import { type Activity, type Cooperator, cooperatorName } from '../../../rules/chapters/cooperation/index.ts'
import { isLeftOut, POWER_NAMES, POWERS, type Power } from '../../../rules/core/index.ts'
import { LabelledStepper, Mark, Matrix, type MatrixCell, Panel, Picker } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { RuleLabel, Said } from '../../what-if/index.ts'
import { bareName, sentence } from '../../wording.ts'
import { FOOTING_LABELS, footingOf, UNSPOKEN } from './words.ts'

interface ActivitiesProps {
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
function FindingRow({ finding, allowed, activity }: Pick<ActivitiesProps, 'activity'> & { finding: Finding; allowed: boolean }) {
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

function FindingsList({ found, activity }: Pick<ActivitiesProps, 'activity'> & { found: Findings }) {
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
export function Activities({ answer, activity }: ActivitiesProps) {
  const { one, other, activities } = answer
  return (
    <Panel className="activities" heading="What they may do">
      {findingsOf(activities, one as Cooperator, other as Cooperator).map((found) => (
        <FindingsList key={`${found.allowed} ${openingWords(found.opening)}`} found={found} activity={activity} />
      ))}
    </Panel>
  )
}

const FACES = [{ id: '', words: 'not thrown' }, ...[1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), words: String(face) }))]

/** Who attacks first where two may not attack together. */
export function AttackOrder({ answer }: { readonly answer: CooperateAnswer }) {
  const { query, adjust } = useSituation()
  const [one, other] = [answer.one as Cooperator, answer.other as Cooperator]
  const factors = [query.parts['oneFactors'], query.parts['otherFactors']].map((said) => Number(said ?? 0))
  const [own = 0, others = 0] = factors
  const set = (mine: number, theirs: number): void =>
    adjust({ parts: { oneFactors: String(mine), otherFactors: String(theirs), ...(mine === theirs ? {} : { die: undefined }) } })
  return (
    <section className={answer.attacksFirst === undefined ? 'panel attack-order unanswered' : 'panel attack-order'} aria-labelledby="first">
      <h2 id="first">Who attacks first</h2>
      <div className="asking">
        <LabelledStepper label={`${cooperatorName(one)}: combat factors`} value={own} most={999} set={(value) => set(value, others)} />
        <LabelledStepper label={`${cooperatorName(other)}: combat factors`} value={others} most={999} set={(value) => set(own, value)} />
        {query.parts['oneFactors'] !== undefined && own === others && (
          <Picker
            label="The die between equals"
            value={query.parts['die'] ?? ''}
            options={FACES}
            pick={(face) => adjust({ parts: { die: face === '' ? undefined : face } })}
          />
        )}
      </div>
      {answer.attacksFirst === undefined ? (
        <p className="quiet">Say how strong each is against the hex.</p>
      ) : (
        <p>
          <b>
            {sentence(
              answer.attacksFirst.who in { [one]: 1, [other]: 1 }
                ? cooperatorName(answer.attacksFirst.who as Cooperator)
                : answer.attacksFirst.who,
            )}
          </b>
          : {answer.attacksFirst.words} <RuleLabel cite={answer.attacksFirst.cite} />
        </p>
      )}
    </section>
  )
}

const HEADINGS = POWERS.map((id) => ({ id, words: bareName(POWER_NAMES[id]) }))

/** Every power with every other: how many things they may not do together. */
export function PairMatrix({ one, other }: { readonly one: string; readonly other: string }) {
  const { current, ask, turnTo } = useSituation()
  const headings = HEADINGS.filter(({ id }) => !isLeftOut(current.book, current.situation, id))
  const cellAt = (by: string, on: string): MatrixCell | undefined => {
    if (by === on) return undefined
    const answer = ask(cooperateDoor, { one: by, other: on })
    if (!answer.ok) return undefined
    const footing = footingOf(answer)
    const closed = answer.activities.filter(({ allowed }) => !allowed).length
    const names = `${sentence(POWER_NAMES[by as Power])} with ${POWER_NAMES[on as Power]}`
    if (footing === 'strangers') return { content: '·', spoken: `${names}: not partners`, tone: 'quiet' }
    if (footing === 'apart') return { content: '–', spoken: `${names}: not at war together`, tone: 'quiet' }
    return closed === 0
      ? { content: <Mark is="yes" />, spoken: `${names}: ${FOOTING_LABELS[footing].toLowerCase()}`, tone: 'yes' }
      : { content: closed, spoken: `${names}: ${closed} ${closed === 1 ? 'thing' : 'things'} forbidden`, tone: 'no' }
  }
  const cleared = {
    activity: undefined,
    hex: undefined,
    wasAxisHeld: undefined,
    port: undefined,
    oneFactors: undefined,
    otherFactors: undefined,
    die: undefined,
  }
  return (
    <Panel className="pair-matrix" heading="All powers">
      <Matrix
        caption="Who may work with whom"
        corner="works with"
        rows={headings}
        columns={headings}
        cellAt={cellAt}
        open={(by, on) => turnTo({ parts: { ...cleared, one: by, other: on } })}
        isOpen={(by, on) => by === one && on === other}
      />
      <p className="quiet">
        How many things are forbidden; a tick where nothing is; a dot where the two are not on one side, a dash where they are and fight no
        enemy in common. Who acts stands at the left.
      </p>
    </Panel>
  )
}
