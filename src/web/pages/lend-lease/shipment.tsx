import { type LendLeaseAnswer, lendLeaseDoor, type ShipmentAnswer } from '../../../counsel/index.ts'
import { CARGOES, CONVOY_POWERS, type Route } from '../../../rules/index.ts'
import type { Field } from '../../inquiry/field-shape.ts'
import { QuestionForm, useArguments } from '../../inquiry/inquiry.tsx'
import type { Question } from '../../inquiry/question.ts'
import { Verdict } from '../../inquiry/verdict.tsx'
import { Working } from '../../inquiry/working.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Refusals } from '../../what-if/refusals.tsx'
import { Journey } from './journey.tsx'
import { WORDS } from './words.ts'

const SHIPS: readonly Field[] = [
  { name: 'carriers', shape: { is: 'choice', options: CONVOY_POWERS }, isOptional: true },
  { name: 'escort', shape: { is: 'choice', options: CONVOY_POWERS }, isOptional: true },
  { name: 'transports', shape: { is: 'number', least: 0, most: 999 }, isOptional: true },
]

const named = (list: readonly { readonly id: string; readonly name: string }[]) => ({
  is: 'choice' as const,
  options: list.map(({ id }) => id),
  names: Object.fromEntries(list.map(({ id, name }) => [id, name])),
})

/** What a shipment by this route can say. */
function fieldsFor({ senders, ways, destinations, carriage, stops }: Route): readonly Field[] {
  return [
    ...(senders.value.length > 1 ? [{ name: 'by', shape: { is: 'choice' as const, options: senders.value }, isOptional: false }] : []),
    { name: 'load', shape: { is: 'counts', keys: CARGOES, most: 99_999 }, isOptional: false },
    ...(destinations.length > 0 ? [{ name: 'to', shape: named(destinations), isOptional: true }] : []),
    ...(ways.length > 1 ? [{ name: 'via', shape: named(ways), isOptional: true }] : []),
    ...(carriage === 'sea' ? SHIPS : []),
    { name: 'already', shape: { is: 'number', least: 0, most: 999 }, isOptional: false },
    ...(stops.length > 0 ? [{ name: 'behind', shape: { is: 'number' as const, least: 0, most: stops.length }, isOptional: false }] : []),
  ]
}

export const shipmentBy = (route: Route): Question => ({
  id: route.id,
  group: WORDS.shipment,
  title: WORDS.shipment,
  door: lendLeaseDoor,
  fields: fieldsFor(route),
  opening: { load: { supply: 300 } },
})

const isShipment = (answer: LendLeaseAnswer): answer is ShipmentAnswer => 'units' in answer

/** One shipment: may it go, how many units is it, and where is it when? */
export function Shipment({ question }: { readonly question: Question }) {
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
              yes={WORDS.yes}
              no={WORDS.no}
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
