import { FACTIONS, type Faction, type Placements, type Side, sideOf } from '../../rules/core/index.ts'
import { type MixedAllocation, mixFor, type WeighedYear } from './advice.ts'
import { coursesAt, gainsAgainst, likelihoodsOf } from './best-response.ts'
import type { Course, YearTarget } from './year.ts'

/** An allocation beside the mix, by what its seat could know as it was sealed. */
export interface AllocationJudged {
  /** What it brings the side, where the others place as their mixes have it and its faction names what is best with it. */
  readonly worth: number
  /** What the mix brings so, and how much better than that the allocation is. */
  readonly mixed: number
  readonly better: number
  /** Differences up to this mean nothing: counsel would as soon have one as the other. */
  readonly within: number
}

/** What one target brings a side with so many points of the faction's: left alone by it, and where it names it. */
interface Brought {
  readonly alone: number
  readonly named: number | undefined
  readonly isFree: boolean
}

const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

/** What a partner may do at a target; nobody tells the other what he drew. */
interface PartnersPart {
  readonly points: number
  readonly names: boolean
  readonly chance: number
}

const partAt = ({ placements, names, chance }: MixedAllocation, { target }: YearTarget): PartnersPart => ({
  points: placements[target] ?? 0,
  names: names.some((name) => name === target),
  chance,
})

/** A hundredth of what a year decides is less than advice can tell. */
const FINEST = 0.01

const ALONE: readonly MixedAllocation[] = [{ placements: {}, names: [], chance: 1 }]

/** What allocations of a faction are worth to its side in a year that has been weighed: of advice and of looking back alike. */
export class AllocationWorths {
  readonly #weighed: WeighedYear
  readonly #by: Faction
  readonly #partner: Faction | undefined
  readonly #partners: readonly MixedAllocation[]
  /** What each course of the side brings, target by target, against the other side's mix. */
  readonly #gains: readonly Float64Array[]

  constructor(weighed: WeighedYear, by: Faction) {
    const { year, equilibrium } = weighed
    const side = sideOf(by)
    const enemy = equilibrium[enemyOf(side)]
    this.#weighed = weighed
    this.#by = by
    this.#partner = FACTIONS.find((one) => one !== by && sideOf(one) === side)
    this.#partners = this.#partner === undefined ? ALONE : mixFor(year, equilibrium[side], this.#partner)
    this.#gains = gainsAgainst(year, side, likelihoodsOf(year, enemyOf(side), enemy.plans, enemy.chances))
  }

  #broughtAt(target: YearTarget, at: number, placed: number): Brought {
    const [by, partner] = [this.#by, this.#partner]
    const courses = coursesAt(target, sideOf(by))
    const points = Math.min(placed, Math.max(...courses.map((course) => course.points[by])))
    const gainOf = (there: number, namer: Faction | null): number | undefined => {
      const is = (course: Course): boolean =>
        course.namer === namer && course.points[by] === points && (partner === undefined || course.points[partner] === there)
      const found = courses.findIndex(is)
      return found < 0 ? undefined : this.#gains[at]?.[found]
    }
    let [alone, named, mayName] = [0, 0, true]
    for (const part of this.#partners.map((one) => partAt(one, target))) {
      const left = gainOf(part.points, part.names && partner !== undefined ? partner : null) ?? 0
      const own = gainOf(part.points, by)
      if (own === undefined) mayName = false
      alone += part.chance * left
      // Where both mean to name it, either may come first.
      named += part.chance * (part.names ? ((own ?? 0) + left) / 2 : (own ?? 0))
    }
    return { alone, named: mayName ? named : undefined, isFree: courses[0]?.isFree === true }
  }

  /** What these points bring, with the namings that are best for them. */
  of(placements: Placements): number {
    const { targets, namings } = this.#weighed.year
    const brought = targets.map((target, at) => this.#broughtAt(target, at, placements[target.target] ?? 0))
    const more = brought
      .map(({ alone, named = alone, isFree }) => ({ isFree, gain: Math.max(0, named - alone) }))
      .toSorted((one, other) => other.gain - one.gain)
    const chosen = [...more.filter(({ isFree }) => isFree), ...more.filter(({ isFree }) => !isFree).slice(0, namings)]
    return brought.reduce((sum, { alone }) => sum + alone, 0) + chosen.reduce((sum, { gain }) => sum + gain, 0)
  }

  /**
   * An allocation beside the mix. Counsel holds the lines of its mix to be equally good; how far they are apart by this measure is how far the measure
   * reaches, so that what counsel advises is never a mistake afterwards.
   */
  judge(placements: Placements): AllocationJudged {
    const { year, equilibrium } = this.#weighed
    const lines = mixFor(year, equilibrium[sideOf(this.#by)], this.#by).map(({ placements: line, chance }) => ({
      chance,
      worth: this.of(line),
    }))
    const mixed = lines.reduce((sum, { chance, worth }) => sum + chance * worth, 0)
    const apart = lines.map(({ worth }) => Math.abs(worth - mixed))
    const worth = this.of(placements)
    return { worth, mixed, better: worth - mixed, within: Math.max(FINEST * equilibrium.stake, equilibrium.gap, ...apart) }
  }
}
