import { tell } from '../../../counsel/index.ts'
import {
  DELEGATION_NAMES,
  FACT_IDS,
  FACTIONS,
  type FactId,
  type Faction,
  isMinorTarget,
  keysOf,
  sideOf,
  type Target,
  targetName,
} from '../../../rules/core/index.ts'
import { decide, type Event, gameAt, show } from '../../../rules/game/index.ts'
import { Panel } from '../../parts/index.ts'
import { type OpenSituation, useSituation } from '../../situation/index.ts'
import { InputControl, RuleLabel } from '../../what-if/index.ts'
import { listed, sentence, typeset } from '../../wording.ts'
import type { Plan } from './plan.ts'
import { receivedBy } from './received.ts'
import { watchedWords } from './words.ts'

/** What sealing the plan would be; nothing while a rule stands against it. */
function sealed(current: OpenSituation, { by, placements, points }: Plan): readonly Event[] {
  const received = {
    axis: receivedBy(current, 'axis'),
    westernAllies: receivedBy(current, 'westernAllies'),
    russia: receivedBy(current, 'russia'),
  }
  const game = { ...gameAt(current.judged), points: { ...received, [by]: points } }
  const decision = decide(current.book, game, { type: 'seal-allocation', by, placements }, () => 1)
  return decision.accepted ? decision.events : []
}

function Seen({ event }: { readonly event: Event }) {
  const { book } = useSituation().current
  const { words, notes, cites } = tell(book, event)
  return (
    <>
      <p>
        {words}{' '}
        {cites.map((cite) => (
          <RuleLabel key={cite.rule} cite={cite} />
        ))}
      </p>
      {notes.map((note) => (
        <p key={note.words} className="quiet">
          {sentence(typeset(note.words))}
        </p>
      ))}
    </>
  )
}

/** Enemy spy rings in countries of the plan: where there is one, points are announced. */
function ringsOver({ by, placements }: Plan): readonly { readonly target: Target; readonly fact: FactId }[] {
  const enemies = sideOf(by) === 'axis' ? ['westernSpyRings', 'russianSpyRings'] : ['axisSpyRings']
  const placed = keysOf(placements).filter((target) => isMinorTarget(target) && (placements[target] ?? 0) > 0)
  return placed.flatMap((target) =>
    enemies.flatMap((rings) => {
      const fact = FACT_IDS.find((id) => id === `${target}.${rings}`)
      return fact === undefined ? [] : [{ target, fact }]
    }),
  )
}

interface Sight {
  readonly onlookers: readonly Faction[]
  readonly events: readonly Event[]
}

/** What each of the others would be shown; those who see the same stand together. */
function sightsOf(events: readonly Event[], by: Faction): readonly Sight[] {
  const sights = new Map<string, Sight>()
  for (const onlooker of FACTIONS.filter((faction) => faction !== by)) {
    const seen = events.flatMap((event) => show(event, onlooker) ?? [])
    const key = JSON.stringify(seen)
    sights.set(key, { onlookers: [...(sights.get(key)?.onlookers ?? []), onlooker], events: seen })
  }
  return [...sights.values()]
}

/** What each faction may see of the plan once it is sealed. */
export function Onlookers({ plan }: { readonly plan: Plan }) {
  const { current } = useSituation()
  const { phaseRules, secrecy } = current.book.clauses
  const events = sealed(current, plan)
  const rings = secrecy.announced === undefined ? [] : ringsOver(plan)
  return (
    <Panel className="onlookers" heading="What the others may see">
      {events.length === 0 ? (
        <p className="quiet">Nothing: a plan that breaks a rule cannot be sealed.</p>
      ) : (
        <dl>
          {sightsOf(events, plan.by).map(({ onlookers, events: seen }) => (
            <div key={onlookers.join(' ')} data-onlooker={onlookers.join(' ')}>
              <dt>{sentence(listed(onlookers.map((one) => DELEGATION_NAMES[one])))}</dt>
              <dd>
                {seen.length === 0 && <p>Nothing.</p>}
                {seen.map((event) => (
                  <Seen key={event.type} event={event} />
                ))}
                <p className="quiet">
                  Where the points lie stays secret. <RuleLabel cite={secrecy.cite} />
                </p>
              </dd>
            </div>
          ))}
          <div>
            <dt>Everybody, once a target is named</dt>
            <dd>
              All points in that target <RuleLabel cite={phaseRules.reveal} />
            </dd>
          </div>
        </dl>
      )}
      {rings.length > 0 && secrecy.announced !== undefined && (
        <details className="group">
          <summary>
            <span>Enemy spy rings</span>
            <span className="group-count">{rings.length}</span>
          </summary>
          <p className="quiet">
            {watchedWords(listed([...new Set(rings.map(({ target }) => targetName(target)))], 'or'))} <RuleLabel cite={secrecy.announced} />
          </p>
          {rings.map(({ fact }) => (
            <InputControl key={fact} input={{ of: 'fact', fact }} />
          ))}
        </details>
      )}
    </Panel>
  )
}
