import {
  type Field,
  type LendLeaseAnswer,
  type LendLeaseJourney,
  type LendLeaseLine,
  lendLeaseDoor,
  type ShipmentAnswer,
} from '../../../counsel/index.ts'
import { cargoName, type Route, routeOf } from '../../../rules/chapters/lend-lease/index.ts'
import { chapterOf, isTurn, POWER_NAMES, turnName } from '../../../rules/core/index.ts'
import { type Question, QuestionForm, readsOfAnswer, useArguments, Verdict, Working } from '../../inquiry/index.ts'
import { Panel, Tag } from '../../parts/index.ts'
import { type Input, inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel, Tests } from '../../what-if/index.ts'
import { bareName, listed, sentence } from '../../wording.ts'
import { WORDS } from './words.ts'

const when = (turn: string | null): string => (turn !== null && isTurn(turn) ? turnName(turn) : 'after the end')

/** Where goods sent now will be, turn by turn. */
function Journey({ journey: { legs, turn, joins, cite } }: { readonly journey: LendLeaseJourney }) {
  return (
    <Panel heading="On its way">
      <ol className="journey">
        {legs.map((leg) => (
          <li key={leg.at}>
            <b>{when(leg.turn)}</b> {sentence(leg.at)} <RuleLabel cite={leg.cite} />
          </li>
        ))}
        <li className="journey-end" data-arrives={turn ?? 'never'}>
          <b>{when(turn)}</b> {joins === null ? 'It arrives; the book does not say in which reserve.' : sentence(listed(joins, 'or'))}{' '}
          {cite !== null && <RuleLabel cite={cite} />}
        </li>
      </ol>
    </Panel>
  )
}

const named = (list: readonly { readonly id: string; readonly name: string }[]) => ({
  is: 'choice' as const,
  options: list.map(({ id }) => id),
  names: Object.fromEntries(list.map(({ id, name }) => [id, name])),
})

/** A field of the door, narrowed to what this route leaves open. */
const fields = (name: string, narrowed: Partial<Field> = {}): readonly Field[] =>
  lendLeaseDoor.fields.filter((field) => field.name === name).map((field) => ({ ...field, ...narrowed }))

/** What a shipment by this route can say. */
const fieldsFor = ({ senders, ways, destinations, carriage, stops }: Route): readonly Field[] => [
  ...(senders.value.length > 1 ? fields('by', { shape: { is: 'choice', options: senders.value }, isOptional: false }) : []),
  ...fields('load', { isOptional: false }),
  ...(destinations.length > 0 ? fields('to', { shape: named(destinations) }) : []),
  ...(ways.length > 1
    ? [...fields('via', { shape: named(ways) }), ...fields('ways', { shape: { is: 'counts', keys: ways.map(({ id }) => id), most: 999 } })]
    : []),
  ...fields('beside'),
  ...(carriage === 'sea' ? ['carriers', 'escort', 'transports'].flatMap((name) => fields(name)) : []),
  ...fields('already'),
  ...(stops.length > 0 ? fields('behind', { shape: { is: 'number', least: 0, most: stops.length } }) : []),
]

const shipmentBy = (route: Route): Question => ({
  id: route.id,
  group: WORDS.shipment,
  title: WORDS.shipment,
  door: lendLeaseDoor,
  fields: fieldsFor(route),
  opening: { load: { supply: 300 } },
})

const isShipment = (answer: LendLeaseAnswer): answer is ShipmentAnswer => 'units' in answer

/** One shipment: may it go, how many units is it, and where is it when? */
function Shipment({ question }: { readonly question: Question }) {
  const { ask, askBefore } = useSituation()
  const args = { ...useArguments(question), route: question.id }
  const answer = ask(lendLeaseDoor, args)
  const before = askBefore(lendLeaseDoor, args)
  return (
    <section className="inquiry-answer" aria-labelledby="shipment">
      <h2 id="shipment">{WORDS.shipment}</h2>
      <QuestionForm question={question} />
      {!answer.ok ? (
        <Refusals refusals={answer.refusals} />
      ) : (
        isShipment(answer) && (
          <>
            <Verdict
              allowed={answer.allowed}
              was={before.ok && isShipment(before) ? before.allowed : undefined}
              refusals={answer.refusals}
              consequences={[]}
              yes="It may go"
              no="It may not go"
            >
              {answer.left !== null && answer.allowed && <p className="quiet">{WORDS.left(answer.left)}</p>}
            </Verdict>
            <div className="inquiry-columns">
              <Working steps={answer.units.steps} value={answer.units.value} heading="In units" result={WORDS.units} />
              <Journey journey={answer.journey} />
            </div>
          </>
        )
      )}
    </section>
  )
}

/** Where the chosen route stands on the page. */
export const ROUTE_SHOWN = 'route-shown'

function Senders({ senders }: Pick<LendLeaseLine, 'senders'>) {
  return (
    <Panel heading="Who may send">
      <ul className="tests">
        {senders.map(({ by, allowed, refusals, levels }) => (
          <li key={by} className="sender" data-sender={by} data-allowed={allowed}>
            <p>
              <b>{bareName(POWER_NAMES[by])}</b> <Tag tone={allowed ? 'yes' : 'no'}>{allowed ? 'may send' : 'not now'}</Tag>
            </p>
            {refusals.length > 0 && <Refusals refusals={refusals} />}
            {levels.map(({ act, words, isOpen, most, cite }) => (
              <p key={act} className="quiet">
                {sentence(words)}:{' '}
                {!isOpen ? 'not at this level' : most === undefined ? 'yes' : most === null ? 'without limit' : `at most ${most}`}{' '}
                <RuleLabel cite={cite} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** One route: what it takes, who may send by it, and a shipment judged. */
export function RouteDetail({ line }: { readonly line: LendLeaseLine }) {
  const { current } = useSituation()
  const { book } = current
  const route = routeOf(book, line.route)
  const { windows } = chapterOf(book, 'lendLease')
  const inputs: readonly Input[] = [
    ...[...route.needs, ...route.ways, ...windows.filter(({ to }) => to === route.to)].flatMap(({ when }) => inputsOf(when)),
  ]
  const more = readsOfAnswer(current, lendLeaseDoor, { route: line.route })
  return (
    <div className="inquiry" id={ROUTE_SHOWN} data-route-shown={line.route}>
      <div className="nation-head">
        <h2 className="inquiry-title">{bareName(line.name)}</h2>
        <p>
          <Tag tone={line.open ? 'yes' : 'no'}>{line.open ? WORDS.open : WORDS.shut}</Tag> <RuleLabel cite={line.cite} />{' '}
          <RuleLabel cite={line.digest} />
        </p>
      </div>
      <p>It takes {listed(line.carries.map(cargoName))}.</p>
      {line.shut.length > 0 && <Refusals refusals={line.shut} />}
      <div className="inquiry-columns">
        <div className="inquiry-answer">
          {line.steps.length > 0 && (
            <Working steps={line.steps} value={line.capacity} heading="What it takes" result={`${WORDS.units} ${WORDS.aTurn}`} />
          )}
          <Senders senders={line.senders} />
          {line.remarks.length > 0 && (
            <Panel heading="Beside that">
              <Tests tests={line.remarks} />
            </Panel>
          )}
        </div>
        <Reads inputs={[...inputs, ...more.filter(({ of }) => of === 'level')]} more={more} />
      </div>
      <Shipment question={shipmentBy(route)} />
    </div>
  )
}
