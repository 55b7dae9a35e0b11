import {
  type Condition,
  type FactId,
  type Faction,
  factsRead,
  isMinor,
  type Mark,
  type Minor,
  type Modifier,
  type Nation,
  POWERS,
  type Power,
  type Quantity,
  type Side,
  type Table,
  type Target,
  type Track,
  within,
} from '../../../rules/index.ts'

/** Something the rules read in a situation that a player can change: taken from the conditions themselves. */
export type SituationInput =
  | { readonly of: 'fact'; readonly fact: FactId }
  | { readonly of: 'points'; readonly faction: Faction; readonly target: Target }
  | { readonly of: 'level'; readonly track: Track }
  | { readonly of: 'standing'; readonly minor: Minor }
  | { readonly of: 'mark'; readonly minor: Minor; readonly mark: Mark }
  | { readonly of: 'war'; readonly one: Nation; readonly other: Nation }
  | { readonly of: 'declaration'; readonly by: readonly Power[]; readonly on: Nation }
  /** A war and who declared it when, as one thing. */
  | { readonly of: 'outbreak'; readonly one: Nation; readonly other: Nation }
  /** Uses of subversion on other countries than this. */
  | { readonly of: 'past-subversions'; readonly elsewhereThan: Minor | undefined }

/** What is played on one roll and on nothing else. */
export type RollInput = { readonly of: 'subversion' } | { readonly of: 'covert'; readonly side: Side } | { readonly of: 'pledge' }

export type Input = SituationInput | RollInput

export const isRollInput = (input: Input): input is RollInput => ['subversion', 'covert', 'pledge'].includes(input.of)

/** The same input always has the same key; a war has no first and second. */
export const inputKey = (input: Input): string =>
  input.of === 'war' ? `war ${[input.one, input.other].toSorted().join(' ')}` : Object.values(input).join(' ')

/** What one condition or quantity reads, facts left out; who rolls, when and how is the question itself. */
function inputsAt(part: Condition | Quantity, here: Minor | undefined): readonly Input[] {
  switch (part.is) {
    case 'points':
      return [{ of: 'points', faction: part.faction, target: part.target as Target }]
    case 'level':
      return [{ of: 'level', track: part.track }]
    case 'stands':
    case 'in-effect':
    case 'tied':
      return [{ of: 'standing', minor: part.minor as Minor }]
    case 'marked':
      return [{ of: 'mark', minor: part.minor as Minor, mark: part.mark }]
    case 'volunteers':
      return [{ of: 'mark', minor: part.minor as Minor, mark: 'volunteers' }]
    case 'at-war':
    case 'ever-at-war':
    case 'long-at-war':
    case 'allied-turn-of-war':
    case 'year-start-since-war':
      return [{ of: 'war', one: part.one, other: part.other as Nation }]
    case 'declared':
    case 'just-declared':
      return [{ of: 'declaration', by: part.by, on: part.on as Nation }]
    case 'declarations':
      // On any country at all: that is told as a declaration, not by ticking one of fifty.
      return part.on.length > POWERS.length ? [] : part.on.map((on): Input => ({ of: 'declaration', by: part.by, on }))
    case 'majors-at-war':
      return part.against.flatMap((one) => part.among.map((other): Input => ({ of: 'war', one, other })))
    case 'subversion':
      return [{ of: 'subversion' }]
    case 'past-subversions':
      return [{ of: 'past-subversions', elsewhereThan: here }]
    case 'covert':
      return [{ of: 'covert', side: part.side }]
    case 'pledged':
      return [{ of: 'pledge' }]
    default:
      return []
  }
}

/** What a condition or quantity reads; `here` is the country whose table it stands in. */
export function inputsOf(part: Condition | Quantity, here?: Minor): readonly Input[] {
  const facts = factsRead(part).map((fact): Input => ({ of: 'fact', fact }))
  return once([...[...within(part)].flatMap((inner) => inputsAt(inner, here)), ...facts])
}

function once(inputs: readonly Input[]): readonly Input[] {
  return [...new Map(inputs.map((input) => [inputKey(input), input])).values()]
}

/** What one row reads. */
export const inputsOfRow = ({ when, per }: Pick<Modifier, 'when' | 'per'>, here?: Minor): readonly Input[] =>
  once([...(when === undefined ? [] : inputsOf(when, here)), ...(per === undefined ? [] : inputsOf(per, here))])

/** What a table reads, each thing once, in the order its rows ask. */
export const inputsOfTable = ({ rows, of }: Table): readonly Input[] =>
  once(rows.flatMap((row) => inputsOfRow(row, isMinor(of) ? of : undefined)))

export const INPUT_GROUPS = ['roll', 'here', 'tension', 'elsewhere', 'wars', 'others'] as const
export type InputGroup = (typeof INPUT_GROUPS)[number]

/** Where the desk shows it. */
export function groupOf(input: Input, here: Minor): InputGroup {
  switch (input.of) {
    case 'points':
    case 'subversion':
    case 'covert':
    case 'pledge':
      return 'roll'
    case 'standing':
    case 'mark':
      return input.minor === here ? 'here' : 'others'
    case 'war':
    case 'declaration':
    case 'outbreak':
      return 'wars'
    case 'level':
    case 'past-subversions':
      return 'tension'
    case 'fact':
      return input.fact.startsWith(`${here}.`) ? 'here' : 'elsewhere'
  }
}
