import { mayDoor } from '../../../counsel/index.ts'
import { attackersOf, hasGivenIn } from '../../../rules/chapters/statuses/index.ts'
import {
  COUNTRIES,
  type Country,
  chapterOf,
  conditionHere,
  FACTIONS,
  type Faction,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  POWERS,
  SIDE_OF,
  sideOf,
} from '../../../rules/core/index.ts'
import { Choice, LabelledStepper, optionsOf, Picker, Tag, Tick } from '../../parts/index.ts'
import { type Input, inputsOf, type Query, useSituation } from '../../situation/index.ts'
import { Consequences, Reads, Refusals } from '../../what-if/index.ts'
import { FACTION_LABELS, listed } from '../../wording.ts'

export const HELP_PARTS = ['helper', 'helped', 'divisions', 'specialForces', 'supplies'] as const

/** What is asked of the door; `attacked` is the country meant where none is named. */
export const helpArgs = (parts: Query['parts'], attacked: Country) => ({
  question: 'intervene',
  by: parts['helper'] ?? 'westernAllies',
  on: parts['helped'] ?? attacked,
  divisions: parts['divisions'] ?? 1,
  specialForces: parts['specialForces'] === 'true',
  supplies: parts['supplies'] === 'true',
})

const HELPERS = optionsOf(FACTIONS, FACTION_LABELS)
const HELPED = optionsOf(COUNTRIES, NATION_NAMES)

/** Help for a neutral that is attacked; those that are gone are not asked about first. */
export function Intervention({ gone }: { readonly gone: readonly Nation[] }) {
  const { current, ask, query, adjust } = useSituation()
  const { book, judged } = current
  const attacked = COUNTRIES.filter((one) => !gone.includes(one) && attackersOf(judged, one).length > 0 && !hasGivenIn(judged, one))
  const args = helpArgs(query.parts, attacked[0] ?? 'poland')
  const { specialForces, supplies } = args
  const [by, on, divisions] = [args.by as Faction, args.on as Country, Number(args.divisions)]
  const attackers = attackersOf(judged, on)
  const set = (name: (typeof HELP_PARTS)[number], value: string | undefined): void => adjust({ parts: { [name]: value } })
  const answer = ask(mayDoor, args)
  const { bars, atPeace } = chapterOf(book, 'intervention')
  const enemies = POWERS.filter((power) => SIDE_OF[power] !== sideOf(by))
  const reads: readonly Input[] = [
    { of: 'declaration', by: enemies, on },
    { of: 'standing', minor: on as 'poland' },
  ]
  const more = [
    ...bars.filter((bar) => bar.by.includes(by) && bar.on.includes(on)).flatMap(({ when }) => inputsOf(conditionHere(when, on))),
    ...atPeace.filter((bar) => bar.by.includes(by)).flatMap(({ when }) => inputsOf(when)),
  ]
  return (
    <section className="beside" aria-labelledby="intervention">
      <div className="panel">
        <h2 id="intervention">Intervention</h2>
        <p className="quiet">
          {attacked.length === 0
            ? 'No country resists an attack as things stand.'
            : `Under attack and resisting: ${listed(attacked.map((one) => NATION_NAMES[one]))}.`}
        </p>
        <div className="asking">
          <Choice name="helper" legend="Who helps" value={by} options={HELPERS} choose={(id) => set('helper', id)} />
          <Picker label="Whom" value={on} options={HELPED} pick={(id) => set('helped', id)} />
          <LabelledStepper
            label="Divisions that arrive"
            value={divisions}
            most={99}
            set={(value) => set('divisions', value === 1 ? undefined : String(value))}
          />
          <Tick isSet={specialForces} set={(is) => set('specialForces', is ? 'true' : undefined)}>
            special forces
          </Tick>
          <Tick isSet={supplies} set={(is) => set('supplies', is ? 'true' : undefined)}>
            supplies
          </Tick>
        </div>
        {!answer.ok ? (
          <Refusals refusals={answer.refusals} />
        ) : (
          <div className="beside-answer" data-allowed={answer.allowed}>
            <p>
              <Tag tone={answer.allowed ? 'yes' : 'no'}>{answer.allowed ? 'may intervene' : 'may not intervene'}</Tag>{' '}
              {attackers.length > 0 && (
                <span className="quiet">
                  {NATION_NAMES[on]}, attacked by {listed(attackers.map((power) => POWER_NAMES[power]))}
                </span>
              )}
            </p>
            {answer.allowed ? <Consequences consequences={answer.consequences} /> : <Refusals refusals={answer.refusals} />}
          </div>
        )}
      </div>
      <Reads heading="What intervention turns on" inputs={reads} more={more} />
    </section>
  )
}
