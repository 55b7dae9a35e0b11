import { type LendLeaseLine, lendLeaseDoor } from '../../../counsel/index.ts'
import { cargoName, chapterOf, POWER_NAMES, routeOf } from '../../../rules/index.ts'
import { readsOfAnswer } from '../../inquiry/reads.ts'
import { Working } from '../../inquiry/working.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Tag } from '../../parts/tag.tsx'
import { type Input, inputsOf } from '../../situation/inputs/input.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { Reads } from '../../what-if/reads.tsx'
import { Refusals } from '../../what-if/refusals.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { bareName, listed, sentence } from '../../wording.ts'
import { Shipment, shipmentBy } from './shipment.tsx'
import { WORDS } from './words.ts'

/** Where the chosen route stands on the page. */
export const ROUTE_SHOWN = 'route-shown'

function Senders({ senders }: Pick<LendLeaseLine, 'senders'>) {
  return (
    <Panel heading={WORDS.senders}>
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
            <Working steps={line.steps} value={line.capacity} heading={WORDS.capacity} result={`${WORDS.units} ${WORDS.aTurn}`} />
          )}
          <Senders senders={line.senders} />
          {line.remarks.length > 0 && (
            <Panel heading={WORDS.rest}>
              <ul className="tests">
                {line.remarks.map(({ words, cite }) => (
                  <li key={words} className="test">
                    <span>{sentence(words)}</span> <RuleLabel cite={cite} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <Reads inputs={[...inputs, ...more.filter(({ of }) => of === 'level')]} more={more} />
      </div>
      <Shipment question={shipmentBy(route)} />
    </div>
  )
}
