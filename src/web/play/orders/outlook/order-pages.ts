import type { Target } from '../../../../rules/core/index.ts'
import type { Order } from '../../../../rules/game/index.ts'

/** The page where one thinks about an order: what it is about there, if one thing. */
export interface OrderPage {
  readonly page: string
  readonly thing?: string
}

const dossier = (thing: Target): OrderPage => ({ page: 'dossier', thing })

/** Where one thinks about an order; what only moves the game along has no page. */
export function pagesOf(order: Order): readonly OrderPage[] {
  switch (order.type) {
    case 'draft-allocation':
    case 'seal-allocation':
      return [{ page: 'allocation', thing: order.by }]
    case 'name-targets':
      return order.nominations.map(({ target }) => dossier(target))
    case 'roll':
    case 'take-result':
    case 'settle-tie':
    case 'use-subversion':
    case 'waive-subversion':
    case 'pledge-war-on-russia':
    case 'give-up-control':
      return [dossier(order.target)]
    case 'make-demand':
    case 'answer-demand':
      return [dossier(order.of)]
    case 'play-covert-operations':
      return [order.target === 'usat' ? { page: 'tensions' } : dossier(order.target)]
    case 'use-tension-point':
    case 'mobilize':
      return [{ page: 'tensions' }]
    case 'declare-war':
      return order.intents.map(({ by, on }) => ({ page: 'war', thing: `${by} ${on}` }))
    case 'meet-obligation':
    case 'revoke-declaration':
    case 'answer-support':
    case 'meet-support':
    case 'mine-norway':
    case 'intervene':
      return [{ page: 'war' }]
    case 'offer-surrender':
    case 'settle-surrender':
      return [{ page: 'surrender' }]
    case 'strike':
      return [{ page: 'pearl-harbor' }]
    case 'pass':
    case 'quiet':
    case 'stand':
    case 'open-year':
    case 'open-phase':
    case 'close-phase':
    case 'advance':
    case 'take-back':
    case 'agree-to-rules':
    case 'report-facts':
    case 'report-declaration':
    case 'correct-facts':
    case 'set-by-ruling':
      return []
  }
}
