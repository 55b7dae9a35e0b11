import type { TensionTurnAnswer } from '../../../counsel/index.ts'
import { POWER_NAMES, POWERS, type Turn, turnName } from '../../../rules/index.ts'
import { Tag } from '../../parts/marks.tsx'
import { Empty } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StandIn } from '../../parts/stand-in.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence, typeset } from '../../wording.ts'
import { buildableWords, mobilizationWords, mostWords } from './words.ts'

/** What the levels allow now, power by power, with its limit. */
export function Allowed({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { permissions } = answer
  const powers = POWERS.filter((power) => permissions.some(({ by }) => by === power))
  return (
    <Panel className="allowed" heading={`Allowed in ${turnName(answer.turn as Turn)}`}>
      {powers.length === 0 && (
        <Empty title="Nothing yet">
          <p>No level has been reached that allows anything. The thresholds above say which would.</p>
        </Empty>
      )}
      <div className="allowed-powers">
        {powers.map((power) => (
          <section key={power}>
            <h3>{sentence(POWER_NAMES[power])}</h3>
            <ul>
              {permissions
                .filter(({ by }) => by === power)
                .map(({ id, words, most, cite, standsIn }) => (
                  <li key={id} data-permission={id}>
                    {sentence(typeset(words))} {most !== undefined && <Tag tone="yes">{mostWords(most)}</Tag>} <RuleLabel cite={cite} />
                    {standsIn !== undefined && <StandIn of={standsIn} />}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

/** Who mobilizes this turn, and the levels growth goes by; a book without either says nothing. */
export function Mobilized({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { book } = useSituation().current
  const { mobilizations, growth } = answer
  if (book.clauses.mobilization === undefined && growth.length === 0) return null
  return (
    <Panel className="mobilized" heading={growth.length > 0 ? 'Mobilization and growth' : 'Mobilization'}>
      {book.clauses.mobilization !== undefined && mobilizations.length === 0 && <p className="quiet">Nobody mobilizes this turn.</p>}
      <ul>
        {mobilizations.map((made) => (
          <li key={`${made.by} ${made.theatre ?? ''} ${made.ordinal} ${made.isSecondHalf ?? ''}`} data-mobilization={made.by}>
            <p>
              <b>{made.brps} BRPs</b> {mobilizationWords(made)} <RuleLabel cite={made.cite} />
            </p>
            <p className="quiet">{sentence(buildableWords(made))}.</p>
            {made.shipbuilding !== undefined && (
              <p className="quiet">
                A shipbuilding increase takes {made.shipbuilding.brps} BRPs of it. <RuleLabel cite={made.shipbuilding.cite} />
              </p>
            )}
          </li>
        ))}
        {growth.map(({ power, level, cite }) => (
          <li key={power} data-growth={power}>
            <b>{typeset(String(level))}</b> is the level by which {POWER_NAMES[power]} grows <RuleLabel cite={cite} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
