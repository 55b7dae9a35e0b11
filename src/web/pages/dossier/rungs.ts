import { type Band, beneficiaryOf, type Policy } from '../../../rules/index.ts'
import type { Study } from './study.ts'

/** How a rung or a face is painted: whose colour, and how firmly held. */
export interface Paint {
  readonly colour: 'axis' | 'west' | 'russia' | 'nobody'
  readonly firmness: 'ally' | 'associate' | 'hexes' | 'income' | 'none'
}

/** The Allied colour of this roll: red when Russia would gain by it. */
export function alliedColour({ book, situation, roll }: Pick<Study, 'book' | 'situation' | 'roll'>): 'west' | 'russia' {
  const gains = beneficiaryOf(book, situation, roll, 'allies')
  return 'power' in gains && gains.power === 'russia' ? 'russia' : 'west'
}

export function paintOf(band: Band, allied: 'west' | 'russia'): Paint {
  const colour = band.favours === 'axis' ? 'axis' : band.favours === 'allies' ? allied : 'nobody'
  const bonds = band.effects.map((effect) => effect.is)
  const firmness = bonds.includes('ally')
    ? 'ally'
    : bonds.includes('associate')
      ? 'associate'
      : bonds.includes('hexes') || bonds.includes('units')
        ? 'hexes'
        : bonds.includes('income')
          ? 'income'
          : 'none'
  return { colour, firmness }
}

export const paintClass = ({ colour, firmness }: Paint): string => `paint paint-${colour} paint-${firmness}`

type Rolled = Pick<Study, 'table' | 'answer' | 'situation'>

/** The results of a table with the faces of the die that bring them. */
export interface Rung {
  readonly band: Band
  readonly faces: readonly number[]
  readonly isNow: boolean
}

const facesFor = (results: Study['answer']['results'], id: string): readonly number[] =>
  Object.entries(results)
    .filter(([, at]) => at.result === id)
    .map(([face]) => Number(face))

/** The result that holds; that of a conquered country has lapsed (49.435B (a)). */
function resultNow({ answer, situation }: Rolled): Policy | null {
  const { result, conquered } = situation.standings[answer.target]
  return conquered ? null : result
}

export function rungsOf({ table, answer, situation }: Rolled): readonly Rung[] {
  const now = resultNow({ table, answer, situation })
  return table.bands.map((band) => ({
    band,
    faces: facesFor(answer.results, band.id),
    isNow: now !== null && band.policy === now,
  }))
}
