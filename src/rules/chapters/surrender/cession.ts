import {
  any,
  type Book,
  type Citation,
  chapterOf,
  holds,
  isMet,
  type Situation,
  step,
  type Told,
  type Working,
  yearOf,
} from '../../core/index.ts'
import type { CapitulationChapter, YearTest } from './clauses.ts'

/** DisputedLand with terms of its own. */
export const LAND_ROLES = ['nation', 'colony', 'britain', 'france', 'italy', 'australia', 'india', 'pearlHarbor', 'aleutians'] as const
export type LandRole = (typeof LAND_ROLES)[number]

/** A nation or colony as it lies at an armistice: territories and combat units of both. */
export interface DisputedLand {
  readonly name: string
  readonly is: LandRole
  readonly enemyTerritories: number
  readonly alliedTerritories: number
  /** Of those, on the European mainland or Sicily: they alone count for France and Italy. */
  readonly alliedMainland?: number | undefined
  readonly enemyUnits: number
  readonly alliedUnits: number
  /** Germany took it by force, on the Western or the Mediterranean Front. */
  readonly isConquest?: boolean | undefined
}

export const HEIRS = ['enemy', 'allies', 'each', 'independent'] as const
export type Heir = (typeof HEIRS)[number]

/** Who has it then. `each` keeps what it holds. */
export interface Cession extends Told {
  readonly name: string
  readonly to: Heir
  readonly ruling?: string
}

export interface Settlement {
  readonly cessions: readonly Cession[]
  /** Territories that the Allies owe for those that the enemy leaves, if they have any to give. */
  readonly compensation: Working
}

const asItLies = ({ name }: DisputedLand, words: string, cite: Citation, ruling?: string): Cession => ({
  name,
  to: 'each',
  words,
  cite,
  ...(ruling === undefined ? {} : { ruling }),
})

const isDisputed = ({ enemyTerritories, alliedTerritories }: DisputedLand): boolean => enemyTerritories > 0 && alliedTerritories > 0

function byUnits(land: DisputedLand, cite: Citation, tie: string): Cession {
  const { name, enemyUnits, alliedUnits } = land
  if (!isDisputed(land)) return asItLies(land, 'not disputed', cite)
  if (enemyUnits === alliedUnits) return asItLies(land, `${enemyUnits} combat units on each side`, cite, tie)
  const words = `${Math.max(enemyUnits, alliedUnits)} combat units against ${Math.min(enemyUnits, alliedUnits)}`
  return { name, to: enemyUnits > alliedUnits ? 'enemy' : 'allies', words, cite }
}

const claimable = ({ is, alliedTerritories, alliedMainland }: DisputedLand): number =>
  is === 'france' || is === 'italy' ? (alliedMainland ?? 0) : alliedTerritories

function byClaim(land: DisputedLand, cite: Citation): Cession {
  if (land.enemyTerritories === 0) return asItLies(land, 'not disputed', cite)
  if (claimable(land) > 0) return { name: land.name, to: 'allies', words: 'the Allies hold part of it and may claim it', cite }
  const isUntold = land.alliedTerritories > 0 && land.alliedMainland === undefined
  return asItLies(
    land,
    isUntold ? 'alliedMainland, on the mainland or Sicily, is not told: taken as none' : 'the Allies hold nothing there that counts',
    cite,
  )
}

const byYear = (land: DisputedLand, { cession, cite }: YearTest, evacuation: Citation, tie: string): Cession => {
  const { name, is, enemyTerritories, isConquest } = land
  if (is === 'britain' && (cession === 'axis-anywhere' || cession === 'most-units'))
    return enemyTerritories > 0
      ? { name, to: 'allies', words: 'the Axis leave it, against other territory', cite: evacuation }
      : asItLies(land, 'not disputed', evacuation)
  switch (cession) {
    case 'axis-anywhere':
      return enemyTerritories > 0
        ? { name, to: 'enemy', words: 'the Axis hold part of it', cite }
        : asItLies(land, 'the Axis hold none of it', cite)
    case 'most-units':
      return byUnits(land, cite, tie)
    case 'allied-claim':
      return byClaim(land, cite)
    case 'freed':
      return isConquest
        ? { name, to: 'independent', words: 'Germany gives up what it conquered', cite }
        : asItLies(
            land,
            isConquest === undefined
              ? 'isConquest, by Germany in the west or south, is not told: taken as none'
              : 'no German conquest in the west or south',
            cite,
          )
  }
}

/** Territories owed for those left, as far as there are any. */
function compensation(left: number, available: number | undefined, cite: Citation): Working {
  const value = available === undefined ? left : Math.min(left, available)
  return {
    steps: [
      step('left', left, 'territories that are left', cite),
      ...(available === undefined ? [] : [step('available', available, 'territories that the Allies have to give', cite)]),
      step('owed', value, 'territories owed in return', cite),
    ],
    value,
  }
}

/** How land is divided in Europe by the terms of a year. */
export function europeanSettlement(
  book: Book<CapitulationChapter>,
  test: YearTest,
  lands: readonly DisputedLand[],
  available?: number,
): Settlement {
  const { evacuation, tie } = chapterOf(book, 'capitulation').reaction
  const isEvacuated = test.cession === 'axis-anywhere' || test.cession === 'most-units'
  const left = lands.filter(({ is }) => isEvacuated && is === 'britain').reduce((sum, land) => sum + land.enemyTerritories, 0)
  return {
    cessions: lands.map((land) => byYear(land, test, evacuation, tie)),
    compensation: compensation(left, available, evacuation),
  }
}

const LEFT_LATE: readonly LandRole[] = ['australia', 'pearlHarbor', 'aleutians']

/** How land is divided in the Pacific, by the year in which the armistice is made. */
export function pacificSettlement(
  book: Book<CapitulationChapter>,
  situation: Situation,
  lands: readonly DisputedLand[],
  available?: number,
): Settlement {
  const { from, before, since } = chapterOf(book, 'capitulation').reaction.pacific
  const isLate = yearOf(situation.turn) >= from
  const cite = isLate ? since : before
  const isIndiaFree =
    !isLate && situation.facts['india.surrendered'] !== true && isMet(any(holds('japan', 'dacca'), holds('japan', 'calcutta')), situation)
  const cession = (land: DisputedLand): Cession => {
    const { name, is, enemyTerritories } = land
    if (is === 'india' && isIndiaFree) return { name, to: 'independent', words: 'Japan holds Dacca or Calcutta', cite }
    if (enemyTerritories === 0) return asItLies(land, 'Japan holds none of it', cite)
    if (is === 'australia' || (isLate && LEFT_LATE.includes(is))) return { name, to: 'allies', words: 'Japan leaves it', cite }
    return !isLate && is === 'colony' && isDisputed(land)
      ? { name, to: 'enemy', words: 'a contested colony', cite }
      : asItLies(land, 'stays as it lies', cite)
  }
  const left = isLate ? 0 : lands.filter(({ is }) => is === 'australia').reduce((sum, land) => sum + land.enemyTerritories, 0)
  return { cessions: lands.map(cession), compensation: compensation(left, available, cite) }
}
