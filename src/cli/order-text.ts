import type { FactValue, Order } from '../rules/index.ts'

const placed = (list: Readonly<Record<string, number | undefined>>): string => {
  const pairs = Object.entries(list).filter(([, points]) => points !== undefined)
  return pairs.length === 0 ? 'nothing' : pairs.map(([target, points]) => `${target}=${points}`).join(',')
}

const reported = (list: Readonly<Record<string, FactValue>>): string =>
  Object.entries(list)
    .map(([id, value]) => `${id}=${value}`)
    .join(',')

/** An order as it would be typed; what has no short form, as JSON. */
export function shortFormOf(order: Order): string {
  switch (order.type) {
    case 'seal-allocation':
      return `seal ${placed(order.placements)}`
    case 'draft-allocation':
      return `draft ${placed(order.placements)}`
    case 'use-tension-point':
      return order.track === undefined ? 'point' : `point ${order.track}`
    case 'name-targets':
      return `name ${order.nominations.length === 0 ? 'nothing' : order.nominations.map(({ target, manner }) => (manner === 'reaction' ? `${target}=reaction` : target)).join(',')}`
    case 'use-subversion':
      return `subvert ${order.target}${order.amount === undefined ? '' : ` ${order.amount}`}`
    case 'play-covert-operations':
      return `covert ${order.target} ${order.operations}`
    case 'pledge-war-on-russia':
      return `pledge ${order.target}`
    case 'roll':
      return `roll ${order.target}`
    case 'take-result':
      return `take ${order.target} ${order.result}`
    case 'settle-tie':
      return `settle ${order.target} ${order.agreed}`
    case 'make-demand':
      return `demand ${order.of}`
    case 'answer-demand':
      return `resist ${order.of} ${order.resists ? 'yes' : 'no'}`
    case 'mine-norway':
      return 'mine'
    case 'declare-war':
      return order.intents.some(({ payers }) => payers !== undefined)
        ? JSON.stringify(order)
        : `declare ${order.intents.map(({ by, on, together }) => `${by} ${on}${together === undefined ? '' : `+${together}`}`).join(' ')}`
    case 'answer-support':
      return `support ${order.supports ? 'yes' : 'no'}`
    case 'meet-support':
      return `answer ${order.choice}`
    case 'meet-obligation':
      return `meet ${order.declaration.by} ${order.declaration.on} ${order.act} ${order.actor}`
    case 'report-facts':
      return Object.keys(order.facts).length === 0 ? JSON.stringify(order) : `report ${reported(order.facts)}`
    case 'report-declaration':
      return `declared ${order.declaration.by} ${order.declaration.on}`
    case 'correct-facts':
      return `correct ${reported(order.facts)} because ${order.reason}`
    case 'revoke-declaration':
      return `revoke ${order.declaration.by} ${order.declaration.on}`
    case 'pass':
      return 'pass'
    case 'advance':
      return 'advance'
    case 'strike': {
      const { type, by: _by, ...more } = order.step
      return `strike ${type}${Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`}`
    }
    case 'waive-subversion':
      return `waive ${order.target}`
    case 'intervene': {
      const { on, divisions, specialForces, supplies } = order.help
      return `intervene ${on} ${divisions}${specialForces ? ' special' : ''}${supplies ? ' supplies' : ''}`
    }
    case 'settle-surrender': {
      const { of, answer, by, isFree, vichy } = order.settling
      return `surrender ${of} ${answer}${by === undefined ? '' : ` by=${by}`}${isFree ? ' free' : ''}${vichy === undefined ? '' : ` vichy=${vichy}`}`
    }
    case 'open-year':
    case 'open-phase':
    case 'close-phase':
      return JSON.stringify(order)
  }
}
