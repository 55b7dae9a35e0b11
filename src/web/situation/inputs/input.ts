import {
  type Condition,
  type Dependency,
  type FactId,
  type Faction,
  isMinor,
  type Mark,
  type Minor,
  type Modifier,
  type Nation,
  POWERS,
  type Power,
  type Quantity,
  readsOf,
  type Side,
  type Table,
  type Target,
  type Track,
} from '../../../rules/core/index.ts'

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

/** What a player can change about one thing that is read. The turn, the game and who rolls how are the question itself. */
function inputsFor(read: Dependency, here: Minor | undefined): readonly Input[] {
  switch (read.of) {
    case 'fact':
    case 'points':
    case 'standing':
    case 'mark':
    case 'subversion':
    case 'covert':
    case 'pledge':
    case 'level':
      return [read]
    case 'war':
      // What was so in another turn is told with its dates, not by a tick.
      return read.dated ? [] : [{ of: 'war', one: read.one, other: read.other }]
    case 'declaration':
      // On any country at all: that is told as a declaration, not by ticking one of fifty.
      return read.dated || read.on.length > POWERS.length ? [] : read.on.map((on): Input => ({ of: 'declaration', by: read.by, on }))
    case 'subversions':
      return read.when === 'just' ? [] : [{ of: 'past-subversions', elsewhereThan: here }]
    case 'allegiance':
    case 'out-of-war':
    case 'mobilization':
    case 'tension-points':
    case 'namings':
    case 'turn':
    case 'scenario':
    case 'roller':
    case 'target':
    case 'manner':
    case 'net':
    case 'ruling':
      return []
  }
}

/** What a condition or quantity reads, facts last; `here` is the country whose table it stands in. */
export function inputsOf(part: Condition | Quantity, here?: Minor): readonly Input[] {
  const inputs = readsOf(part).flatMap((read) => inputsFor(read, here))
  return once([...inputs.filter(({ of }) => of !== 'fact'), ...inputs.filter(({ of }) => of === 'fact')])
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
