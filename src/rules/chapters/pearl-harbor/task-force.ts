import { type Citation, entriesOf, type Refusal, refuse, type Situation } from '../../core/index.ts'

/** Fast carriers by their size in naval factors. */
export const CARRIER_FACTORS = { CVL: 2, CV: 3, CVB: 4 } as const
export type CarrierType = keyof typeof CARRIER_FACTORS

/** An American fast carrier with what sails beside it, in naval factors. */
export interface TaskForce {
  readonly carrier: string
  readonly type: CarrierType
  readonly fourFactorBattleships: number
  readonly threeFactorBattleships: number
  readonly lightFactors: number
}

/** Naval factors of a whole carrier force (51.223). */
const TASK_FORCE_FACTORS = 10

/** What has to sail beside a carrier: eight, seven or six factors (R50-41). */
export const escortFactors = (type: CarrierType): number => TASK_FORCE_FACTORS - CARRIER_FACTORS[type]

/** A carrier with light ships alone. */
const lightTaskForce = (carrier: string, type: CarrierType = 'CV'): TaskForce => ({
  carrier,
  type,
  fourFactorBattleships: 0,
  threeFactorBattleships: 0,
  lightFactors: escortFactors(type),
})

const isWhole = (number: number): boolean => Number.isInteger(number) && number >= 0

/** Every rule that a carrier force breaks. */
export function whyNotTaskForce(force: TaskForce, cite: Citation): readonly Refusal[] {
  const { carrier, type, fourFactorBattleships, threeFactorBattleships, lightFactors } = force
  if (![fourFactorBattleships, threeFactorBattleships, lightFactors].every(isWhole))
    return [refuse('misasked', `${carrier}: ships beside it are counted in whole numbers`, undefined, { carrier })]
  const refusals: Refusal[] = []
  const factors = CARRIER_FACTORS[type] + 4 * fourFactorBattleships + 3 * threeFactorBattleships + lightFactors
  if (factors !== TASK_FORCE_FACTORS)
    refusals.push(
      refuse('ten-factors', `${carrier}: ${factors} naval factors; a carrier force has ${TASK_FORCE_FACTORS}`, cite, { carrier, factors }),
    )
  if (fourFactorBattleships > 1)
    refusals.push(
      refuse('one-battleship', `${carrier}: ${fourFactorBattleships} 4-factor battleships; at most one sails with a carrier`, cite, {
        carrier,
        battleships: fourFactorBattleships,
      }),
    )
  if (threeFactorBattleships > 0)
    refusals.push(refuse('slow-battleship', `${carrier}: no 3-factor battleship sails with a fast carrier`, cite, { carrier }))
  return refusals
}

const countOf = (situation: Situation, fact: string): number => Number(situation.facts[fact] ?? 0)

/** The Pacific Fleet's fast carriers as reported, by type. Ships of the Atlantic are not located (R50-40). */
export const pacificCarriers = (situation: Situation): Readonly<Record<CarrierType, number>> => ({
  CV: countOf(situation, 'pacificFleet.carriers'),
  CVL: countOf(situation, 'pacificFleet.lightCarriers'),
  CVB: countOf(situation, 'pacificFleet.largeCarriers'),
})

/** Carrier forces for the reported fleet, by the names of the carriers it began with and numbers after those. */
export function reportedTaskForces(situation: Situation, names: readonly string[]): readonly TaskForce[] {
  const types = entriesOf(pacificCarriers(situation)).flatMap(([type, count]) => Array<CarrierType>(count).fill(type))
  return types.map((type, index) => lightTaskForce(names[index] ?? `${type} ${index + 1}`, type))
}
