import {
  type Assignment,
  decideStrike,
  NO_STRIKE,
  type Strike,
  type StrikeEvent,
  type StrikeOrder,
  type StrikeOrderOf,
  whyNotStrike,
} from '../../../rules/chapters/pearl-harbor/index.ts'
import type { Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

/** Winter 1941: Japan declares on Britain and the U.S. at tension 36, the fleet lies at Pearl Harbor. */
const WINTER = {
  turn: '1941 winter',
  tensions: { usjt: 36 },
  facts: { 'pacificFleet.base': 'pearlHarbor' },
  declarations: [
    { by: 'japan', on: 'britain' },
    { by: 'japan', on: 'us' },
  ],
}

export function winter1941(edition: string, changes: Readonly<Record<string, unknown>> = {}): { book: Rulebook; situation: Situation } {
  const read = readSituation({ edition, ...WINTER, ...changes })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read
}

export const nobody: Assignment = { aaf: 0, nas: 0, lightShips: 0, oil: 0, ships: {} }
export const nothingLost = { nasLost: 0, aafResults: 0, nasResults: 0, sunk: [], damaged: [] } as const

export const force = { carriers: 6, largeCarriers: 0, lightCarriers: 0, heavies: 2, cruisers: 1, nas: 18 } as const

export const launch = (changes: Partial<StrikeOrderOf<'launch-strike'>> = {}): StrikeOrder => ({
  type: 'launch-strike',
  by: 'japan',
  force,
  earlierPatrols: 0,
  otherBases: [],
  invades: false,
  ...changes,
})

export const magic = (japan: number, us: number): readonly StrikeOrder[] => [
  { type: 'commit-magic', by: 'japan', cards: japan },
  { type: 'commit-magic', by: 'us', cards: us },
]

export const located: readonly StrikeOrder[] = [launch(), ...magic(0, 0), { type: 'locate-carriers', by: 'us' }]

/** A strike at some step, reached with these orders and dice; it throws where one is refused. */
export function strikeAfter(
  { book, situation }: { book: Rulebook; situation: Situation },
  orders: readonly StrikeOrder[],
  dice: readonly number[] = [],
): { strike: Strike; events: readonly StrikeEvent[] } {
  const left = [...dice]
  const throwDie = (): number => {
    const face = left.shift()
    if (face === undefined) throw new Error('more dice were thrown than scripted')
    return face
  }
  let strike = NO_STRIKE
  const events: StrikeEvent[] = []
  for (const order of orders) {
    const decision = decideStrike(book, situation, strike, order, throwDie)
    if (!decision.accepted) throw new Error(`${order.type}: ${decision.refusals.map(({ words }) => words).join('; ')}`)
    events.push(decision.event)
    strike = decision.strike
  }
  if (left.length > 0) throw new Error(`${left.length} dice were never thrown`)
  return { strike, events }
}

/** Rules that an order breaks at the step these orders lead to. */
export function brokenBy(edition: string, before: readonly StrikeOrder[], dice: readonly number[], order: StrikeOrder, changes = {}) {
  const given = winter1941(edition, changes)
  const { strike } = strikeAfter(given, before, dice)
  return whyNotStrike(given.book, given.situation, strike, order).map(({ cite }) => cite?.rule)
}
