import { type Book, type Citation, chapterOf, type Refusal, refuse, type Situation } from '../../core/index.ts'
import type { PearlHarborChapter, PearlHarborClauses, StrikeRule } from './clauses.ts'
import { STRIKE_STEPS, type Strike, type StrikeForce, type StrikeStep } from './strike.ts'
import type { Assignment, StrikeOrder, StrikeOrderOf, StrikeOrderType, StrikeReport } from './strike-order.ts'
import { isAtSea } from './surprise-table.ts'

/** When each thing is done, and the rule that says so. */
const STEP_OF: Readonly<Record<StrikeOrderType, { readonly step: StrikeStep; readonly rule: StrikeRule; readonly words: string }>> = {
  'launch-strike': { step: 'launch', rule: 'force', words: 'the attack is made once, as the first patrol of the turn' },
  'commit-magic': { step: 'magic', rule: 'column', words: 'Magic cards are put down before the carriers are located' },
  'locate-carriers': { step: 'locate', rule: 'locate', words: 'the carriers are located once both sides have put down Magic cards' },
  'roll-surprise': { step: 'surprise', rule: 'surprise', words: 'surprise is rolled for once the carriers are located' },
  'fly-first-strike': { step: 'first-strike', rule: 'firstStrike', words: 'the first strike flies once surprise is known' },
  'report-first-strike': { step: 'first-report', rule: 'firstTargets', words: 'no first strike is being resolved' },
  withdraw: { step: 'second-strike', rule: 'secondStrike', words: 'Japan withdraws or strikes again once the first strike is resolved' },
  'fly-second-strike': { step: 'second-strike', rule: 'secondStrike', words: 'a second strike follows the first once that is resolved' },
  'report-second-strike': { step: 'second-report', rule: 'secondTargets', words: 'no second strike is being resolved' },
  intercept: { step: 'intercept', rule: 'intercept', words: 'carriers may intercept once a second strike is resolved' },
  'report-combat': { step: 'combat-report', rule: 'oneRound', words: 'no American carrier has intercepted' },
  'return-to-base': { step: 'return', rule: 'returns', words: 'the strike force returns when all is resolved' },
}

/** Steps that serve only the surprise table. */
const OF_THE_TABLE: readonly StrikeOrderType[] = ['commit-magic', 'locate-carriers', 'roll-surprise']

const isWhole = (number: number): boolean => Number.isInteger(number) && number >= 0

const wholeNumbers = (numbers: Readonly<Record<string, number>>): readonly Refusal[] =>
  Object.entries(numbers).flatMap(([name, number]) =>
    isWhole(number) ? [] : [refuse('misasked', `${name}: ${number} is no whole number from 0`, undefined, { [name]: number })],
  )

/** Squadrons sent against everything together. */
const sentOut = ({ aaf, nas, lightShips, oil, ships }: Assignment): number =>
  aaf + nas + lightShips + oil + Object.values(ships).reduce((sum, number) => sum + number, 0)

const wholeAssignment = ({ ships, ...rest }: Assignment): readonly Refusal[] => wholeNumbers({ ...rest, ...ships })

/** Every rule an order breaks. Empty means allowed. */
export function whyNotStrike(book: Book<PearlHarborChapter>, situation: Situation, strike: Strike, order: StrikeOrder): readonly Refusal[] {
  const clauses = chapterOf(book, 'pearlHarbor')
  const { rules: at } = clauses
  const early = whyNotNow(at, strike, order.type)
  if (early.length > 0) return early
  switch (order.type) {
    case 'launch-strike':
      return whyNotLaunch(book, situation, order)
    case 'commit-magic':
      return [
        ...wholeNumbers({ cards: order.cards }),
        ...(strike.sealed.includes(order.by)
          ? [refuse('committed-already', 'the Magic cards for this attack are down already', at.column, { by: order.by })]
          : []),
      ]
    case 'fly-first-strike':
      return whyNotFirstStrike(clauses, strike, order)
    case 'report-first-strike':
      return whyNotReport(at, strike, order.report)
    case 'fly-second-strike':
      return whyNotSecondStrike(clauses, strike, order)
    case 'report-second-strike':
      return [...wholeNumbers({ oilResult: order.oilResult }), ...whyNotReport(at, strike, order.report)]
    case 'intercept':
      return order.forces.flatMap((force) => whyNotIntercept(at, strike, force))
    case 'report-combat':
      return whyNotCombat(book, situation, strike, order)
    case 'locate-carriers':
    case 'roll-surprise':
    case 'withdraw':
    case 'return-to-base':
      return []
  }
}

/** Why the time for an order has not come, or is past. */
function whyNotNow(at: Readonly<Record<StrikeRule, Citation>>, strike: Strike, type: StrikeOrderType): readonly Refusal[] {
  const { step, rule, words } = STEP_OF[type]
  if (strike.step === step) return []
  if (type === 'fly-second-strike' && strike.strikes === 2)
    return [refuse('third-strike', 'Pearl Harbor is struck at most twice in this turn', at.twoStrikes, { strikes: strike.strikes })]
  if (type === 'intercept' && strike.strikes === 0)
    return [refuse('not-yet', 'no interception before a strike has been resolved', at.allNas, { step: strike.step })]
  if (OF_THE_TABLE.includes(type) && strike.step !== 'launch' && !strike.isTableUsed)
    return [refuse('no-table', 'the Pacific Fleet is not at Pearl Harbor: the surprise table is not used', at.table, {})]
  const isPast = STRIKE_STEPS.indexOf(strike.step) > STRIKE_STEPS.indexOf(step)
  return [refuse(isPast ? 'too-late' : 'not-yet', words, at[rule], { step: strike.step })]
}

function whyNotLaunch(book: Book<PearlHarborChapter>, situation: Situation, order: StrikeOrderOf<'launch-strike'>): readonly Refusal[] {
  const { rules: at } = chapterOf(book, 'pearlHarbor')
  const { turn, declarations } = situation
  const refusals = [...whyNotForce(book, order.force)]
  if (!declarations.some(({ by, on, turn: declared, revoked }) => by === 'japan' && on === 'us' && declared === turn && revoked !== true))
    refusals.push(refuse('no-war-on-us', 'Japan has not declared war on the U.S. this turn', at.force, { turn }))
  if (order.earlierPatrols > 0)
    refusals.push(
      refuse('not-first-patrol', `${order.earlierPatrols} patrols were flown before it; it is the first of the turn`, at.force, {
        patrols: order.earlierPatrols,
      }),
    )
  if (order.otherBases.length > 0)
    refusals.push(
      refuse('other-bases', `${order.otherBases.join(', ')}: the strike force attacks no base but Pearl Harbor`, at.force, {
        bases: order.otherBases,
      }),
    )
  if (order.invades) refusals.push(refuse('invasion', 'no invasion of Pearl Harbor in the first turn of the war', at.invasion, {}))
  return refusals
}

/** What the Japanese force lacks, or may not have. */
function whyNotForce(book: Book<PearlHarborChapter>, force: StrikeForce): readonly Refusal[] {
  const { rules: at, heavyEscort, leastHeavies, leastCruisers } = chapterOf(book, 'pearlHarbor')
  const wrong = wholeNumbers({ ...force })
  if (wrong.length > 0) return wrong
  const refusals: Refusal[] = []
  if (force.carriers + force.largeCarriers === 0)
    refusals.push(refuse('no-carrier', 'the strike force needs a CV or a CVB', at.force, { carriers: 0 }))
  if (force.lightCarriers > 0)
    refusals.push(refuse('light-carriers', `${force.lightCarriers} CVL; none may sail`, at.force, { lightCarriers: force.lightCarriers }))
  if (force.heavies < leastHeavies)
    refusals.push(
      refuse('escort', `${force.heavies} ${heavyEscort}; at least ${leastHeavies} must sail`, at.force, {
        heavies: force.heavies,
        least: leastHeavies,
      }),
    )
  if (force.cruisers < leastCruisers)
    refusals.push(
      refuse('cruiser', `${force.cruisers} cruisers; at least ${leastCruisers} must sail`, at.force, {
        cruisers: force.cruisers,
        least: leastCruisers,
      }),
    )
  return refusals
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Named ships that are not there to be hit: carriers elsewhere, a fleet that never came, ships of the other fleet. */
function notInPort({ rules: at, fleets }: PearlHarborClauses, strike: Strike, { ships }: Assignment): readonly Refusal[] {
  const fleetNames = [...fleets.pacific.carriers, ...fleets.pacific.battleships]
  return Object.keys(ships).flatMap((ship) => {
    const force = strike.taskForces.find((one) => isSame(one, ship))
    if (force !== undefined && strike.located[force]?.place !== 'pearl')
      return [refuse('not-in-port', `${force} is not in Pearl Harbor`, at.inPort, { ship: force })]
    if (!strike.isTableUsed && fleetNames.some((one) => isSame(one, ship)))
      return [refuse('not-in-port', `${ship} is with the Pacific Fleet, which is not at Pearl Harbor`, at.table, { ship })]
    return fleets.atlantic.battleships.some((one) => isSame(one, ship))
      ? [refuse('not-in-port', `${ship} is of the Atlantic fleet, not in Pearl Harbor`, fleets.atlantic.cite, { ship })]
      : []
  })
}

function whyNotFirstStrike(
  clauses: PearlHarborClauses,
  strike: Strike,
  { assigned }: StrikeOrderOf<'fly-first-strike'>,
): readonly Refusal[] {
  const wrong = wholeAssignment(assigned)
  if (wrong.length > 0) return wrong
  const sent = sentOut(assigned)
  const { rules: at } = clauses
  const refusals = [...notInPort(clauses, strike, assigned)]
  if (sent !== strike.nas)
    refusals.push(
      refuse('all-nas', `${sent} NAS sent; all ${strike.nas} of the strike force fly the first strike`, at.allNas, {
        sent,
        nas: strike.nas,
      }),
    )
  if (assigned.oil > 0)
    refusals.push(refuse('oil', `${assigned.oil} NAS against oil; not in the first strike`, at.firstTargets, { oil: assigned.oil }))
  return refusals
}

function whyNotSecondStrike(
  clauses: PearlHarborClauses,
  strike: Strike,
  { assigned, cap }: StrikeOrderOf<'fly-second-strike'>,
): readonly Refusal[] {
  const wrong = [...wholeAssignment(assigned), ...wholeNumbers({ cap })]
  if (wrong.length > 0) return wrong
  const sent = sentOut(assigned)
  const most = Math.floor(strike.nas / 3)
  const { rules: at } = clauses
  const refusals = [...notInPort(clauses, strike, assigned)]
  if (sent === 0) refusals.push(refuse('nothing-sent', 'a second strike needs NAS to fly it', at.secondStrike, { sent }))
  if (cap > most)
    refusals.push(
      refuse('cap', `${cap} NAS held back as CAP; at most ${most}, a third of ${strike.nas}`, at.cap, { cap, most, nas: strike.nas }),
    )
  if (sent + cap > strike.nas)
    refusals.push(
      refuse('too-many', `${sent} NAS sent and ${cap} held back; ${strike.nas} are left`, at.secondStrike, { sent, cap, nas: strike.nas }),
    )
  return refusals
}

function whyNotReport(at: Readonly<Record<StrikeRule, Citation>>, strike: Strike, report: StrikeReport): readonly Refusal[] {
  const { nasLost, aafResults, nasResults, sunk, damaged } = report
  const wrong = wholeNumbers({ nasLost, aafResults, nasResults })
  if (wrong.length > 0) return wrong
  return [
    ...(nasLost > strike.nas
      ? [refuse('misreported', `${nasLost} NAS lost; only ${strike.nas} fly`, undefined, { nasLost, nas: strike.nas })]
      : []),
    ...[...sunk, ...damaged]
      .filter((ship) => strike.located[ship]?.place !== 'pearl')
      .map((ship) => refuse('not-in-port', `${ship}: only carriers in Pearl Harbor are reported as sunk or damaged`, at.inPort, { ship })),
  ]
}

function whyNotIntercept(at: Readonly<Record<StrikeRule, Citation>>, strike: Strike, force: string): readonly Refusal[] {
  const place = strike.located[force]?.place
  if (place === undefined || place === null)
    return [refuse('no-such-force', `${force} is no carrier force of the Pacific Fleet`, undefined, { force })]
  return isAtSea(place)
    ? []
    : [
        refuse(
          'not-at-sea',
          `${force} is in ${place === 'pearl' ? 'Pearl Harbor' : 'the Pacific U.S. box'} and may not intercept`,
          at.intercept,
          {
            force,
            place,
          },
        ),
      ]
}

/** NAS in the American strike that may surprise. */
export function mostUsNas(book: Book<PearlHarborChapter>, situation: Situation): number {
  const drm = Number(situation.facts['us.airNationalityDrm'] ?? 2)
  const { most } = chapterOf(book, 'pearlHarbor').counterStrike
  return (most.findLast(({ fromDrm }) => drm >= fromDrm) ?? most[0])?.nas ?? 0
}

/** How carriers that intercepted may fight (51.43). */
function whyNotCombat(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  strike: Strike,
  order: StrikeOrderOf<'report-combat'>,
): readonly Refusal[] {
  const { rules: at, counterStrike } = chapterOf(book, 'pearlHarbor')
  const { usNas, usNasAfter, japaneseNas, nasLost } = order
  const wrong = wholeNumbers({ usNas, usNasAfter, japaneseNas, nasLost })
  if (wrong.length > 0) return wrong
  const most = mostUsNas(book, situation)
  const refusals: Refusal[] = []
  if (usNas > most)
    refusals.push(refuse('too-many', `${usNas} American NAS strike; at most ${most}`, at.counterStrike, { nas: usNas, most }))
  if (usNasAfter > 0 && !counterStrike.restStrikes)
    refusals.push(refuse('one-strike', 'the American carriers make one strike', at.counterStrike, { nas: usNasAfter }))
  if (japaneseNas > strike.cap)
    refusals.push(
      refuse('cap', `${japaneseNas} Japanese NAS defend; ${strike.cap} were held back`, at.cap, { nas: japaneseNas, cap: strike.cap }),
    )
  if (order.hasFleetCombat) refusals.push(refuse('fleet-combat', 'no fleet combat follows', at.afterStrike, {}))
  if (nasLost > strike.nas)
    refusals.push(refuse('misreported', `${nasLost} NAS lost; only ${strike.nas} are left`, undefined, { nasLost, nas: strike.nas }))
  return refusals
}
