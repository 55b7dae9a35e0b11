import type { LendLeaseAnswer, LendLeaseJourney, LendLeaseLine, LendLeaseOverview, ShipmentAnswer } from '../../../../counsel/index.ts'
import { cargoName, LEND_LEASE_RECIPIENTS, type LevelLimit } from '../../../../rules/chapters/lend-lease/index.ts'
import { isNation, NATION_NAMES, POWER_NAMES, type Refusal, type Turn, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { printSteps } from '../../chapter.ts'
import { type Print, paragraphs, plain, said, titled } from '../../text.ts'
import { printAllowed } from '../../verdict.ts'
import { LEND_LEASE } from '../../words/aid.ts'

/** Where something said under a route begins. */
const INDENT = 8

const nameOf = (nation: string): string => (isNation(nation) ? NATION_NAMES[nation] : nation)
const when = (turn: Turn | null): string => (turn === null ? LEND_LEASE.beyond : turnName(turn))

/** Refusals, with the rulings they rest on. */
const refused = (refusals: readonly Refusal[], look: Look, indent: number, before = ''): readonly string[] =>
  refusals.flatMap(({ words, cite, data: { ruling } }) =>
    said({ words: `${before}${words}`, cite, ruling: typeof ruling === 'string' ? ruling : undefined }, indent, look),
  )

function printLevel({ words, isOpen, most, cite, standsIn }: LevelLimit, look: Look, indent: number): readonly string[] {
  const how = isOpen ? (most === undefined ? '' : `: ${LEND_LEASE.most(most)}`) : `: ${LEND_LEASE.notByLevel}`
  return said({ words: `${words}${how}`, cite, standsIn }, indent, look)
}

const printJourney = ({ legs, turn, joins, cite }: LendLeaseJourney, look: Look, indent: number): readonly string[] => [
  ...legs.flatMap((leg) => said({ words: LEND_LEASE.leg(when(leg.turn), leg.at), cite: leg.cite }, indent, look)),
  ...(joins === null || cite === null
    ? plain(LEND_LEASE.unsaid(when(turn)), indent, look)
    : said({ words: LEND_LEASE.arrives(when(turn), joins), cite }, indent, look)),
]

const printRemarks = (remarks: LendLeaseLine['remarks'], look: Look, indent: number): readonly string[] =>
  remarks.flatMap(({ words, cite }) => said({ words, cite }, indent, look))

/** Who may send, in one line; then what levels say, and who may not. */
function printSenders(senders: LendLeaseLine['senders'], look: Look): readonly string[] {
  const able = senders.filter(({ allowed }) => allowed)
  return [
    ...(able.length === 0 ? [] : plain(LEND_LEASE.from(able.map(({ by }) => nameOf(by))), INDENT, look)),
    ...senders.flatMap(({ by, refusals, levels }) =>
      refusals.length > 0
        ? refused(refusals, look, INDENT, LEND_LEASE.notFrom(nameOf(by), ''))
        : levels.flatMap((level) => printLevel(level, look, INDENT)),
    ),
  ]
}

const printOpenRoute = (line: LendLeaseLine, look: Look): readonly string[] => [
  ...(line.steps.length > 1 ? printSteps(line.steps, look, INDENT - 2) : []),
  ...printSenders(line.senders, look),
  ...(line.destinations.length === 0
    ? []
    : plain(LEND_LEASE.landed(line.destinations.filter(({ open }) => open).map(({ name }) => name)), INDENT, look)),
  ...plain(LEND_LEASE.carries(line.carries.map(cargoName)), INDENT, look),
  ...printJourney(line.journey, look, INDENT),
  ...printRemarks(line.remarks, look, INDENT),
]

/** A route that is shut, or that nobody may use yet, says only why. */
function printRoute(line: LendLeaseLine, look: Look): readonly string[] {
  const { paint } = look
  const mark = (line.open ? LEND_LEASE.open : LEND_LEASE.shut).padEnd(INDENT - 2)
  const isItselfShut = line.shut.length > 0
  const takes = isItselfShut ? '' : `: ${LEND_LEASE.takes(line.capacity)}`
  return [
    ...said({ words: `${line.open ? mark : paint.alarm(mark)}${paint.strong(line.name)}${takes}`, cite: line.cite }, 2, look, INDENT),
    ...refused(line.shut, look, INDENT),
    ...(line.open ? printOpenRoute(line, look) : isItselfShut ? [] : printSenders(line.senders, look)),
  ]
}

const overview = ({ book, turn, routes }: LendLeaseOverview, look: Look): readonly string[] =>
  paragraphs([
    [look.paint.strong(LEND_LEASE.title(turnName(turn), book))],
    ...LEND_LEASE_RECIPIENTS.map((to) =>
      titled(
        `to ${POWER_NAMES[to]}`,
        routes.filter((route) => route.to === to).flatMap((route) => printRoute(route, look)),
      ),
    ),
  ])

const shipment = (answer: ShipmentAnswer, look: Look): readonly string[] => {
  const { name, by, origin, to, turn, allowed, refusals, units, capacity, left, levels, journey, remarks } = answer
  return paragraphs([
    [
      look.paint.strong(LEND_LEASE.shipment(name, origin ?? nameOf(by), nameOf(to), turnName(turn))),
      printAllowed(allowed, look),
      ...refused(refusals, look, 2),
    ],
    [
      LEND_LEASE.units(units.value),
      ...printSteps(units.steps, look),
      ...(capacity.value === null ? [] : ['', LEND_LEASE.capacity(name, capacity.value), ...printSteps(capacity.steps, look)]),
      ...(allowed && left !== null ? plain(LEND_LEASE.left(left), 2, look) : []),
    ],
    titled(
      LEND_LEASE.levels,
      levels.flatMap((level) => printLevel(level, look, 2)),
    ),
    allowed ? [LEND_LEASE.way, ...printJourney(journey, look, 2), ...printRemarks(remarks, look, 2)] : [],
  ])
}

/** Every route with what it takes and when it delivers, or one shipment with its count, its refusals and its way. */
export const print: Print<LendLeaseAnswer> = (answer, look) => ('routes' in answer ? overview(answer, look) : shipment(answer, look))
