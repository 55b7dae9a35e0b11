import { type LendLeaseLine, type LendLeaseOverview, lendLeaseDoor } from '../../../counsel/index.ts'
import { LEND_LEASE_RECIPIENTS, LEND_LEASE_ROUTES, type LendLeaseRoute } from '../../../rules/chapters/lend-lease/index.ts'
import { POWER_NAMES, type Refusal, turnName } from '../../../rules/core/index.ts'
import { silent, WITH, whyNotRead } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead, Tag, useNarrow } from '../../parts/index.ts'
import { useSituation, whyNotAsk } from '../../situation/index.ts'
import { Refusals, RuleLabel } from '../../what-if/index.ts'
import { bareName, listed, sentence } from '../../wording.ts'
import { ROUTE_SHOWN, RouteDetail } from './route.tsx'
import { CARRIAGE_WORDS, WORDS } from './words.ts'
import '../surrender/surrender.css'
import './lend-lease.css'

/** Why nothing goes by it: the route itself, or whoever might send. */
const firstAgainst = ({ shut, senders }: LendLeaseLine): Refusal | undefined => shut[0] ?? senders.flatMap(({ refusals }) => refusals)[0]

/** Under a long list on the phone, what was asked for is brought into sight. */
const showRoute = (): void => document.getElementById(ROUTE_SHOWN)?.scrollIntoView({ block: 'start' })

function RouteRow({ line, isAsked }: { readonly line: LendLeaseLine; readonly isAsked: boolean }) {
  const { address } = useSituation()
  const isNarrow = useNarrow()
  const { route, name, carriage, open, capacity, senders } = line
  const why = open ? undefined : firstAgainst(line)
  const level = open ? undefined : senders.flatMap(({ levels }) => levels).find(({ isOpen }) => !isOpen)
  const from = senders.filter(({ allowed }) => allowed).map(({ by }) => POWER_NAMES[by])
  return (
    <li className={isAsked ? 'route route-asked' : 'route'} data-route={route} data-open={open} data-capacity={capacity ?? 'none'}>
      <a
        href={address('lend-lease', { thing: route })}
        aria-current={isAsked ? 'true' : undefined}
        onClick={() => isNarrow && requestAnimationFrame(showRoute)}
      >
        {bareName(name)}
      </a>
      <span className="route-capacity">
        {capacity === null ? 'as transports carry' : capacity > 0 && `${capacity} ${WORDS.aTurn}`}{' '}
        <span className="quiet">{CARRIAGE_WORDS[carriage]}</span>
      </span>
      <Tag tone={open ? 'yes' : 'no'}>{open ? WORDS.open : WORDS.shut}</Tag>
      <p className="quiet route-why">
        {open && `From ${listed(from, 'or')}`}
        {why !== undefined ? sentence(why.words) : level !== undefined && `Not at this level: ${level.words}`}{' '}
        {why?.cite !== undefined ? <RuleLabel cite={why.cite} /> : level !== undefined && <RuleLabel cite={level.cite} />}
      </p>
    </li>
  )
}

/** Every route, by whom it serves. */
function RouteList({ routes, current }: { readonly routes: readonly LendLeaseLine[]; readonly current: LendLeaseRoute }) {
  return (
    <nav aria-label="Routes" className="route-list">
      {LEND_LEASE_RECIPIENTS.map((to) => (
        <section key={to}>
          <h2>To {POWER_NAMES[to]}</h2>
          <ul>
            {routes
              .filter((line) => line.to === to)
              .map((line) => (
                <RouteRow key={line.route} line={line} isAsked={line.route === current} />
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function LendLeasePage() {
  const { query, ask } = useSituation()
  const answer = ask(lendLeaseDoor, {})
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { routes } = answer as LendLeaseOverview
  const line = routes.find(({ route }) => route === (query.thing ?? LEND_LEASE_ROUTES[0]))
  return (
    <div className="inquiry-page lend-lease">
      <PageHead label={WORDS.label} heading={WORDS.heading} />
      <p className="lead">Every route with what it takes a turn, or why it is shut. A shipment is judged, counted in units and dated.</p>
      {line !== undefined && (
        <div className="inquiry-desk">
          <RouteList routes={routes} current={line.route} />
          <RouteDetail key={line.route} line={line} />
        </div>
      )}
    </div>
  )
}

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }) => `Lend-lease, ${turnName(situation.turn)}`,
  whyNot: (current, query) => [
    ...whyNotRead(query),
    ...whyNotAsk(current, lendLeaseDoor, query.thing === undefined ? {} : { route: query.thing }),
  ],
  Page: LendLeasePage,
  Silent: silent({
    label: WORDS.label,
    heading: WORDS.heading,
    chapter: 'lendLease',
    says: WORDS.silent,
    instead: { words: 'What the U.S. may send at which level of tension stands under', page: 'tensions', link: 'Tensions' },
  }),
}
