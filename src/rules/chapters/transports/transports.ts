import {
  type Book,
  type Citation,
  type Cited,
  type Condition,
  chapterOf,
  type FactId,
  isOneOf,
  type Refusal,
  refuse,
  type Situation,
} from '../../core/index.ts'

/** The strategic warfare boxes. */
export const BOXES = ['atlantic', 'indianOcean', 'pacific'] as const
export type Box = (typeof BOXES)[number]
export type ByBox<T> = Readonly<Record<Box, T>>

export const BOX_NAMES: ByBox<string> = { atlantic: 'the Atlantic box', indianOcean: 'the Indian Ocean box', pacific: 'the Pacific box' }

/** Where somebody may wish to put a transport. */
export const BERTHS = [...BOXES, 'port', 'mapboardBox', 'hex'] as const
export type Berth = (typeof BERTHS)[number]
export type Berthing = Readonly<Partial<Record<Berth, number>>>

export const SHIPPERS = ['westernAllies', 'japan'] as const
export type Shipper = (typeof SHIPPERS)[number]

export const BERTH_NAMES: Readonly<Record<Berth, string>> = {
  ...BOX_NAMES,
  port: 'a port',
  mapboardBox: 'a mapboard box',
  hex: 'a map hex',
}
const SHIPPER_NAMES: Readonly<Record<Shipper, string>> = { westernAllies: 'Western Allied', japan: 'Japanese' }

/** The numbers of rule 20.6 and where each of its demands stands. */
export interface TransportClauses {
  readonly cost: Cited<{ readonly shipbuildingPoints: number; readonly brps: number }>
  readonly minimums: Cited<ByBox<number>>
  /** The boxes a side's transports may be in. */
  readonly boxes: Cited<Readonly<Record<Shipper, readonly Box[]>>>
  /** One survivor in so many may be used, whatever its state. */
  readonly survivors: Cited<number>
  /** Once enemy strategic warfare has cut the box down. */
  readonly available: Citation
  readonly undamaged: Citation
  readonly brackets: Citation
  readonly damagedLimit: Citation
  /** Only a share of this box may be used while the condition holds. */
  readonly halved: {
    readonly box: Box
    readonly shipper: Shipper
    readonly into: number
    readonly when: Condition
    readonly cite: Citation
  }
  readonly shortFirst: Citation
  readonly thenAnywhere: Citation
  readonly noNewInPort: Citation
  readonly noNewOnHex: Citation
  readonly phase: Citation
  readonly surplusOnly: Citation
  readonly initialLevel: Citation
  readonly noScrapping: Citation
  readonly sameTurn: Citation
  readonly nextTurn: Citation
  readonly whereItBegan: Citation
  readonly idleOutside: Citation
  readonly noDodging: Citation
  readonly noShelter: Citation
  readonly portsForDamaged: Citation
  readonly atTurnEnd: Readonly<Record<Shipper, Citation>>
  readonly atRisk: Citation
}

export interface TransportChapter {
  readonly changes?: { readonly transports: TransportClauses }
}

export const isBox = (berth: Berth): berth is Box => isOneOf(BOXES, berth)
const entries = (berthing: Berthing): readonly (readonly [Berth, number])[] =>
  BERTHS.flatMap((berth): readonly (readonly [Berth, number])[] => {
    const count = berthing[berth] ?? 0
    return count === 0 ? [] : [[berth, count]]
  })
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

export const counted = (situation: Situation, fact: FactId): number => Number(situation.facts[fact] ?? 0)

/** Western Allied transports in each box, damaged ones too (R16-17). */
export const transportsIn = (situation: Situation): ByBox<number> => ({
  atlantic: counted(situation, 'atlanticBox.transports'),
  indianOcean: counted(situation, 'indianOceanBox.transports'),
  pacific: counted(situation, 'pacificBox.transports'),
})

/** How far each box is under its minimum. */
export function shortfalls(book: Book<TransportChapter>, counts: ByBox<number>): ByBox<number> {
  const { value: least } = chapterOf(book, 'changes').transports.minimums
  const short = (box: Box): number => Math.max(0, least[box] - counts[box])
  return { atlantic: short('atlantic'), indianOcean: short('indianOcean'), pacific: short('pacific') }
}

/** How many may leave each box. */
export function surpluses(book: Book<TransportChapter>, counts: ByBox<number>): ByBox<number> {
  const { value: least } = chapterOf(book, 'changes').transports.minimums
  const over = (box: Box): number => Math.max(0, counts[box] - least[box])
  return { atlantic: over('atlantic'), indianOcean: over('indianOcean'), pacific: over('pacific') }
}

/** Boxes where a side's transports have no place. */
export const wrongBoxes = (clauses: TransportClauses, shipper: Shipper, berthing: Berthing): readonly Refusal[] =>
  entries(berthing).flatMap(([berth, count]) =>
    isBox(berth) && !clauses.boxes.value[shipper].includes(berth)
      ? [
          refuse('wrong-box', `${SHIPPER_NAMES[shipper]} transports have no place in ${BERTH_NAMES[berth]}`, clauses.boxes.cite, {
            box: berth,
            count,
          }),
        ]
      : [],
  )

/** Why new transports may not be set down so. */
export function whyNotPlace(book: Book<TransportChapter>, situation: Situation, shipper: Shipper, to: Berthing): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').transports
  const ashore = [
    ...((to.port ?? 0) > 0
      ? [refuse('in-port', 'a new transport may not stay in a port', clauses.noNewInPort, { count: to.port ?? 0 })]
      : []),
    ...((to.hex ?? 0) + (to.mapboardBox ?? 0) > 0
      ? [refuse('on-map', 'new transports are not set on the map', clauses.noNewOnHex, { count: (to.hex ?? 0) + (to.mapboardBox ?? 0) })]
      : []),
  ]
  const wrong = wrongBoxes(clauses, shipper, to)
  if (shipper === 'japan') return [...ashore, ...wrong]
  const short = shortfalls(book, transportsIn(situation))
  const sent = BOXES.map((box) => to[box] ?? 0)
  const filling = total(BOXES.map((box) => Math.min(to[box] ?? 0, short[box])))
  const due = Math.min(total(sent), total(Object.values(short)))
  const neglected = BOXES.filter((box) => (to[box] ?? 0) < short[box])
  return [
    ...ashore,
    ...wrong,
    ...(filling < due
      ? [
          refuse(
            'short-boxes-first',
            `${neglected.map((box) => `${BOX_NAMES[box]} is ${short[box]} short`).join(', ')}; short boxes come first`,
            clauses.shortFirst,
            { filling, due, short: neglected },
          ),
        ]
      : []),
  ]
}

/** One change of box, or a transport given up. */
export interface TransportMove {
  readonly from: Berth
  readonly to: Berth | 'scrap'
  readonly count: number
  /** Damaged by strategic warfare: such transports may shelter in a port (20.66). */
  readonly damaged?: boolean
}

/** Why transports may not change place so, one move after the other. */
export function whyNotRedeploy(
  book: Book<TransportChapter>,
  situation: Situation,
  shipper: Shipper,
  moves: readonly TransportMove[],
  phase = 'redeployment',
): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').transports
  const refusals: Refusal[] = []
  if (phase !== 'redeployment')
    refusals.push(refuse('wrong-phase', `transports change box in the redeployment phase, not in: ${phase}`, clauses.phase, { phase }))
  const counts: Record<Box, number> = { ...transportsIn(situation) }
  for (const { from, to, count, damaged = false } of moves) {
    if (to === 'scrap') {
      refusals.push(refuse('scrapped', 'transports are not given up to be built elsewhere', clauses.noScrapping, { from, count }))
      continue
    }
    if (!isBox(to) && !(damaged && to === 'port')) {
      refusals.push(refuse('dodging', `no leaving for ${BERTH_NAMES[to]} to avoid strategic warfare`, clauses.noDodging, { to, count }))
      if (to === 'port') refusals.push(refuse('sheltering', 'a port is no shelter from enemies in the box', clauses.noShelter, { count }))
    }
    refusals.push(...wrongBoxes(clauses, shipper, isBox(to) ? { [to]: count } : {}))
    if (shipper === 'westernAllies' && isBox(from) && !(damaged && to === 'port')) {
      const least = clauses.minimums.value[from]
      const surplus = Math.max(0, counts[from] - least)
      if (count > surplus)
        refusals.push(
          refuse('beyond-surplus', `${count} out of ${BOX_NAMES[from]}; only ${surplus} are above its ${least}`, clauses.surplusOnly, {
            from,
            count,
            surplus,
          }),
          refuse('below-level', `${BOX_NAMES[from]} would keep ${counts[from] - count} of its ${least}`, clauses.initialLevel, {
            from,
            left: counts[from] - count,
            least,
          }),
        )
    }
    if (isBox(from)) counts[from] -= count
    if (isBox(to)) counts[to] += count
  }
  return refusals
}

/** Why a side may not end its player turn with its transports so. Damaged ones in port are let be (R16-18). */
export function whyNotEndTurn(book: Book<TransportChapter>, shipper: Shipper, at: Berthing, damagedInPort = 0): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').transports
  const sound = Math.max(0, (at.port ?? 0) - damagedInPort)
  const astray = entries({ ...at, port: sound }).filter(([berth]) => !isBox(berth) || !clauses.boxes.value[shipper].includes(berth))
  const where = clauses.boxes.value[shipper].map((box) => BOX_NAMES[box]).join(', ')
  return [
    ...(sound > 0
      ? [refuse('based-in-port', 'only transports damaged by strategic warfare base in a port', clauses.portsForDamaged, { count: sound })]
      : []),
    ...astray.map(([berth, count]) =>
      refuse(
        'out-of-box',
        `${SHIPPER_NAMES[shipper]} transports end the turn in ${where}, not in ${BERTH_NAMES[berth]}`,
        clauses.atTurnEnd[shipper],
        {
          at: berth,
          count,
        },
      ),
    ),
    ...wrongBoxes(clauses, shipper, at),
  ]
}
