import { type LendLeaseOverview, lendLeaseDoor } from '../../../counsel/index.ts'
import { LEND_LEASE_ROUTES, turnName } from '../../../rules/index.ts'
import { readWith, WITH } from '../../inquiry/question.ts'
import { Silent } from '../../inquiry/silent.tsx'
import type { SituationPage } from '../../page.ts'
import { PageHead } from '../../parts/panel.tsx'
import { askOf } from '../../situation/open-situation.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { Refusals } from '../../what-if/refusals.tsx'
import { RouteDetail } from './route.tsx'
import { RouteList } from './route-list.tsx'
import { WORDS } from './words.ts'
import '../surrender/surrender.css'
import './lend-lease.css'

function LendLeasePage() {
  const { query, ask } = useSituation()
  const answer = ask(lendLeaseDoor, {})
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { routes } = answer as LendLeaseOverview
  const line = routes.find(({ route }) => route === (query.thing ?? LEND_LEASE_ROUTES[0]))
  return (
    <div className="inquiry-page lend-lease">
      <PageHead label={WORDS.label} heading={WORDS.heading} />
      <p className="lead">{WORDS.lead}</p>
      {line !== undefined && (
        <div className="inquiry-desk">
          <RouteList routes={routes} current={line.route} />
          <RouteDetail key={line.route} line={line} />
        </div>
      )}
    </div>
  )
}

const SilentLendLease = () => (
  <Silent
    label={WORDS.label}
    heading={WORDS.heading}
    chapter="lendLease"
    says={WORDS.silent}
    instead={{ words: WORDS.silentHint, page: 'tensions', link: 'Tensions' }}
  />
)

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }) => `Lend-lease, ${turnName(situation.turn)}`,
  whyNot: (current, query) => {
    const read = readWith(query)
    const answer = askOf(current, lendLeaseDoor, query.thing === undefined ? {} : { route: query.thing })
    return [...('refusal' in read ? [read.refusal] : []), ...(answer.ok ? [] : answer.refusals)]
  },
  Page: LendLeasePage,
  Silent: SilentLendLease,
}
