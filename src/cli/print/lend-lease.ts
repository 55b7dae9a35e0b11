import type { LendLeaseAnswer, LendLeaseJourney, LendLeaseLine, LendLeaseOverview, ShipmentAnswer } from '../../counsel/index.ts'
import {
  type Cargo,
  LEND_LEASE_RECIPIENTS,
  type LevelLimit,
  NATION_NAMES,
  type Nation,
  type Refusal,
  type Step,
  type Turn,
  turnName,
} from '../../rules/index.ts'
import { LEND_LEASE } from '../aid-words.ts'
import type { Look } from '../terminal.ts'
import { VERDICT } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { MARGIN } from './line.ts'
import type { Print } from './print.ts'

const INDENT = 8

const nameOf = (nation: string): string => NATION_NAMES[nation as Nation] ?? nation
const when = (turn: string | null): string => (turn === null ? LEND_LEASE.beyond : turnName(turn as Turn))

/** Something said under a route, or at the margin under a shipment. */
const said = (words: string, rule: string, { paint, columns }: Look, indent = INDENT): readonly string[] =>
  wrap(`${' '.repeat(indent)}${words}${rule === '' ? '' : `  ${paint.faint(rule)}`}`, indent + 2, columns)

/** A refusal, with the ruling it rests on. */
const refused = ({ words, cite, data }: Refusal, look: Look, before = '', indent = INDENT): readonly string[] => {
  const ruling = data['ruling']
  return said(
    `${before}${words}`,
    cite === undefined ? '' : inBrackets(cite, typeof ruling === 'string' ? ruling : undefined),
    look,
    indent,
  )
}

const counted = ({ amount, words, cite, ruling }: Step, indent: number, { paint, columns }: Look): readonly string[] =>
  wrap(
    `${' '.repeat(indent)}${String(amount).padStart(MARGIN - 2)}  ${words}  ${paint.faint(inBrackets(cite, ruling))}`,
    indent + MARGIN,
    columns,
  )

function printLevel({ words, isOpen, most, cite, standsIn }: LevelLimit, look: Look, indent = INDENT): readonly string[] {
  const how = isOpen ? (most === undefined ? '' : `: ${LEND_LEASE.most(most)}`) : `: ${LEND_LEASE.notByLevel}`
  return said(`${words}${how}`, inBrackets(cite, undefined, standsIn), look, indent)
}

const printJourney = ({ legs, turn, joins, cite }: LendLeaseJourney, look: Look, indent = INDENT): readonly string[] => [
  ...legs.flatMap((leg) => said(LEND_LEASE.leg(when(leg.turn), leg.at), inBrackets(leg.cite), look, indent)),
  ...(joins === null || cite === null
    ? said(LEND_LEASE.unsaid(when(turn)), '', look, indent)
    : said(LEND_LEASE.arrives(when(turn), joins), inBrackets(cite), look, indent)),
]

const namesOf = (cargoes: readonly Cargo[]): readonly string[] => cargoes.map((cargo) => LEND_LEASE.cargo[cargo])

/** Who may send, in one line; then what levels say, and who may not. */
function printSenders(senders: LendLeaseLine['senders'], look: Look): readonly string[] {
  const able = senders.filter(({ allowed }) => allowed)
  return [
    ...(able.length === 0 ? [] : said(LEND_LEASE.from(able.map(({ by }) => nameOf(by))), '', look)),
    ...senders.flatMap(({ by, refusals, levels }) =>
      refusals.length > 0
        ? refusals.flatMap((refusal) => refused(refusal, look, LEND_LEASE.notFrom(nameOf(by), '')))
        : levels.flatMap((level) => printLevel(level, look)),
    ),
  ]
}

/** A route that is shut, or that nobody may use yet, says only why. */
function printRoute(line: LendLeaseLine, look: Look): readonly string[] {
  const { paint, columns } = look
  const mark = (line.open ? LEND_LEASE.open : LEND_LEASE.shut).padEnd(INDENT - 2)
  const isItselfShut = line.shut.length > 0
  const takes = isItselfShut ? '' : `: ${LEND_LEASE.takes(line.capacity)}`
  const head = `  ${line.open ? mark : paint.alarm(mark)}${paint.strong(line.name)}${takes}  ${paint.faint(inBrackets(line.cite))}`
  const shut = line.shut.flatMap((refusal) => refused(refusal, look))
  const senders = isItselfShut ? [] : printSenders(line.senders, look)
  const open = !line.open
    ? senders
    : [
        ...(line.steps.length > 1 ? line.steps.flatMap((step) => counted(step, INDENT - 2, look)) : []),
        ...senders,
        ...(line.destinations.length === 0
          ? []
          : said(LEND_LEASE.landed(line.destinations.filter(({ open: isOpen }) => isOpen).map(({ name }) => name)), '', look)),
        ...said(LEND_LEASE.carries(namesOf(line.carries)), '', look),
        ...printJourney(line.journey, look),
        ...line.remarks.flatMap(({ words, cite }) => said(words, inBrackets(cite), look)),
      ]
  return [...wrap(head, INDENT, columns), ...shut, ...open]
}

const overview = ({ book, turn, routes }: LendLeaseOverview, look: Look): readonly string[] => [
  look.paint.strong(LEND_LEASE.title(turnName(turn as Turn), book)),
  ...LEND_LEASE_RECIPIENTS.flatMap((to) => {
    const own = routes.filter((route) => route.to === to)
    return own.length === 0 ? [] : ['', LEND_LEASE.to[to], ...own.flatMap((route) => printRoute(route, look))]
  }),
]

const shipment = (answer: ShipmentAnswer, look: Look): readonly string[] => {
  const { paint } = look
  const { name, by, origin, to, turn, allowed, refusals, units, capacity, left, levels, journey, remarks } = answer
  return [
    paint.strong(LEND_LEASE.shipment(name, origin ?? nameOf(by), nameOf(to), turnName(turn as Turn))),
    allowed ? paint.strong(VERDICT.allowed) : paint.alarm(VERDICT.notAllowed),
    ...refusals.flatMap((refusal) => refused(refusal, look, '', 2)),
    '',
    LEND_LEASE.units(units.value),
    ...units.steps.flatMap((step) => counted(step, 0, look)),
    ...(capacity.value === null
      ? []
      : ['', LEND_LEASE.capacity(name, capacity.value), ...capacity.steps.flatMap((step) => counted(step, 0, look))]),
    ...(allowed && left !== null ? said(LEND_LEASE.left(left), '', look, 2) : []),
    ...(levels.length === 0 ? [] : ['', LEND_LEASE.levels]),
    ...levels.flatMap((level) => printLevel(level, look, 2)),
    ...(allowed ? ['', LEND_LEASE.way, ...printJourney(journey, look, 2)] : []),
    ...(allowed ? remarks.flatMap(({ words, cite }) => said(words, inBrackets(cite), look, 2)) : []),
  ]
}

/** Every route with what it takes and when it delivers, or one shipment with its count, its refusals and its way. */
export const printLendLease: Print<LendLeaseAnswer> = (answer, look) =>
  'routes' in answer ? overview(answer, look) : shipment(answer, look)
