import { type Book, chapterOf, isMet, POWER_NAMES, type Situation, type Step, step } from '../../core/index.ts'
import type { CapitulationChapter, Recipient, SpoilsOf } from './clauses.ts'

export interface ReserveUnit {
  readonly name: string
  readonly strength: number
  readonly isInfantry: boolean
}

export interface Stock {
  readonly units: readonly ReserveUnit[]
  readonly supplies: number
  readonly reservePoints: number
  readonly growthPercent: number
}

export interface SharedOut {
  readonly to: Recipient
  /** Strength of all units together. */
  readonly value: number
  readonly supplies: number
  /** PPs that join the base value. */
  readonly points: number
  readonly steps: readonly Step[]
}

const halved = (number: number, isUp: boolean): number => (isUp ? Math.ceil(number / 2) : Math.floor(number / 2))

const NAMES: Readonly<Record<SpoilsOf, string>> = {
  italy: POWER_NAMES.italy,
  france: POWER_NAMES.france,
  india: 'India',
  australia: 'Australia',
}

/** Who has the reserve, and how much of it is left. */
export function shareOut(book: Book<CapitulationChapter>, situation: Situation, of: SpoilsOf, stock: Stock): SharedOut {
  const rule = chapterOf(book, 'capitulation').spoils[of]
  const isUp = isMet(rule.up.when, situation)
  const taker = rule.to.find(({ when }) => isMet(when, situation))
  const left = ({ strength, isInfantry }: ReserveUnit): number => (rule.isEquipmentOnly && isInfantry ? 0 : halved(strength, isUp))
  const supplies = rule.supplies.share === 'all' ? stock.supplies : rule.supplies.share === 'half' ? halved(stock.supplies, isUp) : 0
  const points = rule.growth === undefined ? 0 : Math.floor((stock.reservePoints * stock.growthPercent) / 100)
  const value = stock.units.reduce((sum, unit) => sum + left(unit), 0)
  return {
    to: taker?.who ?? 'nobody',
    value,
    supplies,
    points,
    steps: [
      ...stock.units.map((unit, index) =>
        step(
          `unit-${index + 1}`,
          left(unit),
          rule.isEquipmentOnly && unit.isInfantry
            ? `${unit.name}: infantry is no equipment`
            : `${unit.name}: half the strength of ${unit.strength}`,
          rule.units,
          rule.up.ruling,
        ),
      ),
      ...(stock.supplies === 0 || rule.supplies.share === 'none'
        ? []
        : [step('supplies', supplies, `supplies, ${rule.supplies.share} of ${stock.supplies}`, rule.supplies.cite)]),
      ...(rule.growth === undefined || stock.reservePoints === 0
        ? []
        : [
            step(
              'points',
              points,
              `PPs to the base value of ${NAMES[of]}: ${stock.reservePoints} at ${stock.growthPercent} per cent`,
              rule.growth.cite,
              rule.growth.ruling,
            ),
          ]),
    ],
  }
}
