import {
  addUp,
  type Book,
  type Citation,
  type Cited,
  type Condition,
  chapterOf,
  type FactId,
  isGiven,
  isMet,
  type Line,
  type Refusal,
  refuse,
  type Situation,
  step,
  type Told,
  type Working,
} from '../../core/index.ts'

export const TRANSFER_NATIONALITIES = ['british', 'canadian', 'southAfrican', 'australian', 'indian'] as const
export type TransferNationality = (typeof TRANSFER_NATIONALITIES)[number]

/** Kinds that balance only their own. */
export const TRANSFER_KINDS = ['armor', 'infantry', 'otherGround', 'aaf', 'nas', 'naval'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

export const TRANSFER_DESTINATIONS = ['mapboard', 'indiaBox'] as const
export type TransferDestination = (typeof TRANSFER_DESTINATIONS)[number]

/** Units sent east this turn: ground and naval factors, AAF, or squadrons of naval air. */
export interface UnitTransfer {
  readonly nationality: TransferNationality
  readonly kind: TransferKind
  readonly factors: number
  readonly to: TransferDestination
  /** Back after service in Europe. */
  readonly fromEurope?: boolean
  readonly isChindit?: boolean
}

/** Units that lower no tension, by whose they are or what they are. */
export interface Exemption extends Told {
  readonly id: string
  readonly nationalities?: readonly TransferNationality[]
  readonly kinds?: readonly TransferKind[]
  readonly to?: TransferDestination
  readonly fromEurope?: true
  readonly isChindit?: true
  /** A ruling that tables may see differently decides. */
  readonly when: Condition
  readonly ruling?: string
}

/** What the card of the Global War says of forces sent east; Scenario note (002) of the tension tables sums it up. */
export interface TransferClauses {
  /** While this lasts there is a cap and a price. */
  readonly inForce: { readonly when: Condition; readonly cite: Citation }
  readonly mostIncrements: Cited<number>
  /** What one increment is, and how many squadrons an AAF has. */
  readonly increment: Cited<{ readonly ground: 1; readonly squadrons: number; readonly naval: number }>
  readonly free: readonly Exemption[]
  /** British naval factors in the East that cost nothing, and the size of the brackets above them. */
  readonly naval: Cited<{ readonly limit: number; readonly bracket: number }>
  readonly navalFree: Cited<number>
  /** Nationalities whose ships count as British. */
  readonly navalNationalities: readonly TransferNationality[]
  readonly perFactor: Cited<readonly TransferNationality[]>
  readonly balance: Citation
  readonly ownKind: Citation
  readonly noBalance: Citation
}

export interface TransferChapter {
  readonly changes?: { readonly transfer: TransferClauses }
}

const isGround = (kind: TransferKind): boolean => kind === 'armor' || kind === 'infantry' || kind === 'otherGround'
const factorsOf = (transfers: readonly UnitTransfer[]): number => transfers.reduce((sum, { factors }) => sum + factors, 0)
const ofKind = (transfers: readonly UnitTransfer[], kind: TransferKind): number => factorsOf(transfers.filter((one) => one.kind === kind))

const fits = (exemption: Exemption, { nationality, kind, to, fromEurope, isChindit }: UnitTransfer): boolean =>
  (exemption.nationalities?.includes(nationality) ?? true) &&
  (exemption.kinds?.includes(kind) ?? true) &&
  (exemption.to === undefined || exemption.to === to) &&
  (exemption.fromEurope === undefined || fromEurope === true) &&
  (exemption.isChindit === undefined || isChindit === true)

const exemptionOf = (clauses: TransferClauses, situation: Situation, transfer: UnitTransfer): Exemption | undefined =>
  clauses.free.find((exemption) => isMet(exemption.when, situation) && fits(exemption, transfer))

/** The cap and the penalties hold: a game of both theatres, before war between Britain and Japan. */
export const isTransferLimited = (book: Book<TransferChapter>, situation: Situation): boolean =>
  isMet(chapterOf(book, 'changes').transfer.inForce.when, situation)

/** The increments of a turn's transfers, part-increments rounded up kind by kind (R16-28). */
export function incrementsOf(book: Book<TransferChapter>, transfers: readonly UnitTransfer[]): Working {
  const { value: size, cite } = chapterOf(book, 'changes').transfer.increment
  const ground = factorsOf(transfers.filter(({ kind }) => isGround(kind)))
  const squadrons = ofKind(transfers, 'aaf') * size.squadrons + ofKind(transfers, 'nas')
  const naval = ofKind(transfers, 'naval')
  const steps = [
    step('ground', ground, 'ground factors', cite),
    step('air', Math.ceil(squadrons / size.squadrons), `${squadrons} air squadrons, in threes`, cite, 'R16-29'),
    step('naval', Math.ceil(naval / size.naval), `${naval} naval factors, in fives`, cite, 'R16-28'),
  ]
  return { steps, value: addUp(steps) }
}

/** What the transfers cost in U.S.-Axis tension, and what is then to be reported. */
export interface TransferPrice {
  readonly lines: readonly Line[]
  readonly total: number
  /** Facts as they stand afterwards, for the tension of this turn. */
  readonly facts: Readonly<Partial<Record<FactId, number>>>
  /** Transfers that lower the tension, by kind: those on the mapboard want a balance. */
  readonly priced: readonly UnitTransfer[]
}

const counted = (situation: Situation, fact: FactId): number => Number(situation.facts[fact] ?? 0)

const line = (id: string, amount: number, times: number, words: string, cite: Citation, ruling?: string): Line => ({
  id,
  amount,
  times,
  words,
  cite,
  ...(ruling === undefined ? {} : { ruling }),
  applies: amount !== 0,
})

/** British naval factors in the East before and after, and the highest number so far: only a new highest is charged (R16-31). */
function fleets(clauses: TransferClauses, situation: Situation, transfers: readonly UnitTransfer[]) {
  const { limit, bracket } = clauses.naval.value
  const before = counted(situation, 'farEast.britishNavalFactors')
  const most = Math.max(before, counted(situation, 'farEast.mostBritishNavalFactors'))
  const sent = factorsOf(transfers.filter(({ kind, nationality }) => kind === 'naval' && clauses.navalNationalities.includes(nationality)))
  const after = before + sent
  const highest = Math.max(most, after)
  const charge = (factors: number): number => Math.ceil(Math.max(0, factors - limit) / bracket)
  return { before, sent, after, highest, cost: charge(highest) - charge(most), beyond: Math.max(0, after - Math.max(limit, most)) }
}

/** What a turn's transfers do to U.S.-Axis tension, line by line. */
export function priceOf(book: Book<TransferChapter>, situation: Situation, transfers: readonly UnitTransfer[]): TransferPrice {
  const clauses = chapterOf(book, 'changes').transfer
  const isLimited = isTransferLimited(book, situation)
  const { sent, after, highest, cost, beyond } = fleets(clauses, situation, transfers)
  const ashore = transfers.filter(({ kind }) => kind !== 'naval')
  const free = clauses.free.map((exemption) => ({
    exemption,
    factors: factorsOf(transfers.filter((one) => exemptionOf(clauses, situation, one) === exemption)),
  }))
  const paying = ashore.filter(
    (one) => clauses.perFactor.value.includes(one.nationality) && exemptionOf(clauses, situation, one) === undefined,
  )
  const nas = Math.ceil(ofKind(paying, 'nas') / clauses.increment.value.squadrons)
  const factors = factorsOf(paying.filter(({ kind }) => kind !== 'nas')) + nas
  const [navalCost, landAirCost] = isLimited ? [cost, factors] : [0, 0]
  const lines = [
    line('free-naval', 0, sent - beyond, `naval factors up to ${clauses.naval.value.limit} in the East`, clauses.navalFree.cite, 'R16-27'),
    ...free.map(({ exemption, factors: spared }) => line(exemption.id, 0, spared, exemption.words, exemption.cite, exemption.ruling)),
    line(
      'naval',
      navalCost === 0 ? 0 : -navalCost,
      navalCost,
      'fives of naval factors above ten in the East',
      clauses.naval.cite,
      'R16-31',
    ),
    line(
      'land-and-air',
      landAirCost === 0 ? 0 : -landAirCost,
      landAirCost,
      'British ground and air factors sent east',
      clauses.perFactor.cite,
      'R16-29',
    ),
  ]
  return {
    lines,
    total: addUp(lines),
    facts: !isLimited
      ? {}
      : {
          'farEast.factorsSent': counted(situation, 'farEast.factorsSent') + factors,
          'farEast.britishNavalFactors': after,
          'farEast.mostBritishNavalFactors': highest,
        },
    priced: isLimited ? paying : [],
  }
}

/** Priced factors on the mapboard against factors of their kind in the India box. */
function unbalanced(book: Book<TransferChapter>, situation: Situation, transfers: readonly UnitTransfer[]): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').transfer
  const { priced } = priceOf(book, situation, transfers)
  const { beyond } = fleets(clauses, situation, transfers)
  return TRANSFER_KINDS.flatMap((kind) => {
    const inIndia = ofKind(
      transfers.filter(({ to }) => to === 'indiaBox'),
      kind,
    )
    // Of ships beyond the limit, the owner counts those in the India box first.
    const onMap =
      kind === 'naval'
        ? Math.max(0, beyond - inIndia)
        : ofKind(
            priced.filter(({ to }) => to === 'mapboard'),
            kind,
          )
    if (onMap <= inIndia) return []
    const others = factorsOf(transfers.filter((one) => one.to === 'indiaBox' && one.kind !== kind))
    const data = { kind, onMap, inIndia }
    return [
      refuse('unbalanced', `${kind}: ${onMap} on the mapboard, ${inIndia} in the India box`, clauses.balance, data),
      ...(others > 0 ? [refuse('other-kind', `${kind} is balanced only by ${kind}`, clauses.ownKind, data)] : []),
    ]
  })
}

/** Why a turn's transfers may not be made. */
export function whyNotTransfer(book: Book<TransferChapter>, situation: Situation, transfers: readonly UnitTransfer[]): readonly Refusal[] {
  if (!isTransferLimited(book, situation)) return []
  const { value: most, cite } = chapterOf(book, 'changes').transfer.mostIncrements
  const { value: increments } = incrementsOf(book, transfers)
  return [
    ...(increments > most
      ? [refuse('too-many-increments', `${increments} increments; at most ${most} a turn`, cite, { increments, most })]
      : []),
    ...unbalanced(book, situation, transfers),
  ]
}

const IN_THE_EAST: FactId = 'farEast.britishNavalFactors'

/** Why ships and factors that are reported cannot all have gone east in this turn; ships count from what was known as it began. */
export function whyNotSent(book: Book<TransferChapter>, opening: Situation, now: Situation): readonly Refusal[] {
  if (book.clauses.changes === undefined || !isTransferLimited(book, now) || !isGiven(opening.facts, IN_THE_EAST)) return []
  const { mostIncrements, increment } = book.clauses.changes.transfer
  const ships = counted(now, IN_THE_EAST) - counted(opening, IN_THE_EAST)
  const [ashore, most] = [counted(now, 'farEast.factorsSent'), mostIncrements.value]
  const increments = Math.ceil(Math.max(0, ships) / increment.value.naval) + ashore
  if (ships <= 0 || increments <= most) return []
  const words = `${IN_THE_EAST}: ${ships} naval factors${ashore === 0 ? '' : ` and ${ashore} ground and air factors`} sent east this turn are ${increments} increments; at most ${most} a turn`
  return [refuse('too-many-increments', words, mostIncrements.cite, { increments, most, facts: [IN_THE_EAST, 'farEast.factorsSent'] })]
}
