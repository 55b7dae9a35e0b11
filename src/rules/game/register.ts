import { ACTS } from './acts/register.ts'
import type { EventDeclaration, OrderDeclaration } from './declaration.ts'
import type { Event, EventType } from './event.ts'
import type { Order, OrderType } from './order.ts'
import { draftAllocation } from './orders/points/draft-allocation.ts'
import { openYear } from './orders/points/open-year.ts'
import { sealAllocation } from './orders/points/seal-allocation.ts'
import { useTensionPoint } from './orders/points/use-tension-point.ts'
import { answerDemand } from './orders/rolls/answer-demand.ts'
import { closePhase } from './orders/rolls/close-phase.ts'
import { makeDemand } from './orders/rolls/make-demand.ts'
import { nameTargets } from './orders/rolls/name-targets.ts'
import { openPhase } from './orders/rolls/open-phase.ts'
import { playCovertOperations } from './orders/rolls/play-covert-operations.ts'
import { pledgeWarOnRussia } from './orders/rolls/pledge-war-on-russia.ts'
import { roll } from './orders/rolls/roll.ts'
import { settleTie } from './orders/rolls/settle-tie.ts'
import { takeResult } from './orders/rolls/take-result.ts'
import { useSubversion } from './orders/rolls/use-subversion.ts'
import { waiveSubversion } from './orders/rolls/waive-subversion.ts'
import { advance } from './orders/table/advance.ts'
import { correctFacts } from './orders/table/correct-facts.ts'
import { pass } from './orders/table/pass.ts'
import { reportDeclaration } from './orders/table/report-declaration.ts'
import { reportFacts } from './orders/table/report-facts.ts'
import { answerSupport } from './orders/war/answer-support.ts'
import { declareWar } from './orders/war/declare-war.ts'
import { intervene } from './orders/war/intervene.ts'
import { meetObligation } from './orders/war/meet-obligation.ts'
import { meetSupport } from './orders/war/meet-support.ts'
import { mineNorway } from './orders/war/mine-norway.ts'
import { revokeDeclaration } from './orders/war/revoke-declaration.ts'
import { settleSurrender } from './orders/war/settle-surrender.ts'
import { strike } from './orders/war/strike.ts'

/** Every order there is, as a player finds them listed. */
export const ORDERS = [
  pass,
  sealAllocation,
  draftAllocation,
  useTensionPoint,
  nameTargets,
  useSubversion,
  playCovertOperations,
  pledgeWarOnRussia,
  roll,
  takeResult,
  settleTie,
  makeDemand,
  answerDemand,
  mineNorway,
  declareWar,
  answerSupport,
  meetSupport,
  meetObligation,
  reportFacts,
  reportDeclaration,
  correctFacts,
  revokeDeclaration,
  waiveSubversion,
  intervene,
  settleSurrender,
  strike,
  advance,
  openYear,
  openPhase,
  closePhase,
] as const

/** A declaration as it is for any order or event: which one it is for is known by its type alone. */
export type AnyOrderDeclaration = OrderDeclaration<Order, Event>
type AnyEventDeclaration = EventDeclaration<Event>

const BY_TYPE = new Map(ORDERS.map((one) => [one.type as OrderType, one as unknown as AnyOrderDeclaration]))

const EVENTS = new Map(
  [...ORDERS, ...ACTS].flatMap(({ events }) => Object.entries(events) as unknown as [EventType, AnyEventDeclaration][]),
)

export const ORDER_TYPES: readonly OrderType[] = [...BY_TYPE.keys()]
export const EVENT_TYPES: readonly EventType[] = [...EVENTS.keys()]

function found<T>(declaration: T | undefined, type: string): T {
  if (declaration === undefined) throw new Error(`nobody has declared ${type}`)
  return declaration
}

export const declarationOf = ({ type }: Pick<Order, 'type'>): AnyOrderDeclaration => found(BY_TYPE.get(type), type)

export const eventDeclarationOf = ({ type }: Pick<Event, 'type'>): AnyEventDeclaration => found(EVENTS.get(type), type)
