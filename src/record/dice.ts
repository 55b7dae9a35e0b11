import { type Dice, type Refusal, refuse } from '../rules/core/index.ts'
import { GIVEN } from './words.ts'

/** Dice on their way into an order: what falls is remembered for the record. */
export interface DiceCup {
  readonly dice: Dice
  readonly thrown: () => readonly number[]
  /** Thrown by hand; the faces were said beforehand. */
  readonly isTable: boolean
  /** What is wrong with them once the order is carried out. */
  readonly whyNot: () => readonly Refusal[]
}

/** The order asks for another die, and there is none. */
export class NoDieLeft extends Error {}

export function diceCup(next: Dice, isTable: boolean, whyNot: (thrown: readonly number[]) => readonly Refusal[]): DiceCup {
  const thrown: number[] = []
  return {
    dice: (what) => {
      const face = next(what)
      thrown.push(face)
      return face
    },
    thrown: () => thrown,
    isTable,
    whyNot: () => whyNot(thrown),
  }
}

/** Faces in their order; asking for one too many throws `NoDieLeft`. */
export function scriptedDice(faces: readonly number[]): { readonly dice: Dice; readonly left: () => number } {
  let at = 0
  return {
    dice: (what) => {
      const face = faces[at++]
      if (face === undefined) throw new NoDieLeft(what)
      return face
    },
    left: () => Math.max(0, faces.length - at),
  }
}

export const FACES = [1, 2, 3, 4, 5, 6] as const

export const isFace = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6

/** Dice that were thrown at the table: exactly as many as the order needs. */
export function tableDice(faces: readonly number[]): DiceCup {
  const wrong = faces.filter((face) => !isFace(face)).map((face) => refuse('bad-die', GIVEN.badFace(face), undefined, { face }))
  return diceCup(scriptedDice(faces).dice, true, (thrown) =>
    wrong.length > 0
      ? wrong
      : thrown.length < faces.length
        ? [
            refuse('too-many-dice', GIVEN.tooManyDice(thrown.length, faces.length), undefined, {
              given: faces.length,
              thrown: thrown.length,
            }),
          ]
        : [],
  )
}
