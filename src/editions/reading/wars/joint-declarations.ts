import { isOneOf, type Refusal } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'

type Declared = Pick<SituationDocument, 'declarations'>

/** One declaration on two countries is kept as one on each, of which the second moves no tension (50.53C). */
export const declaredSingly = <D extends Declared>(document: D): D =>
  document.declarations?.some(({ together }) => together !== undefined)
    ? {
        ...document,
        declarations: document.declarations.flatMap(({ together, ...one }) =>
          together === undefined ? [one] : [one, { ...one, on: together, quiet: true }],
        ),
      }
    : document

/** Only pairs that the book takes together: Belgium and Luxembourg, Denmark and Norway (50.22). */
export function whyNotTogether({ clauses }: Rulebook, { declarations = [] }: Declared, locate: Locate | undefined): readonly Refusal[] {
  const { units } = clauses.war
  const pairs = units.map(({ countries }) => countries.join(' and ')).join(', ')
  return declarations.flatMap(({ on, together }, index) => {
    if (together === undefined) return []
    if (on !== together && units.some(({ countries }) => [on, together].every((one) => isOneOf(countries, one)))) return []
    const expected = units.length === 0 ? 'nothing: this book has no declaration on two countries at once' : `one of the pair: ${pairs}`
    const refusal = misread(['declarations', index, 'together'], locate, `${together} beside ${on}`, expected)
    return [units[0] === undefined ? refusal : { ...refusal, cite: units[0].cite }]
  })
}
