import {
  all,
  any,
  atLeast,
  type Band,
  below,
  type Condition,
  called,
  counting,
  each,
  every,
  flag,
  holdsAny,
  less,
  type Modifier,
  marked,
  not,
  type Quantity,
  rolledBy,
  type Section,
  type Side,
  stands,
  sum,
  tally,
  tied,
} from '../../../rules/core/index.ts'
import { general as general2023 } from '../../2023/tables/general.ts'
import { borrowRows } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './actions.ts'

/** Rows of another book’s table that are its own. */
export const rowsOf = ({ parts }: TableDraft): readonly Modifier[] => parts.flatMap((part) => (typeof part === 'string' ? [] : part))

/** Rows taken over for a nation’s table (RC-14). */
export const borrowed = (from: readonly Modifier[], ...names: readonly string[]): readonly Modifier[] =>
  borrowRows(from, names, rule('RC-14'))

const only = (row: Modifier, condition: Condition): Modifier => ({
  ...row,
  when: row.when === undefined ? condition : all(row.when, condition),
  ruling: 'RC-91',
})

/**
 * 3.1.4d: what is the Western Allies’ own (land, units or friends of theirs) serves no Russian Action, and what is Russia’s own no
 * Western one. Rows about what the Axis did or lost are nobody’s, and serve both (RC-91).
 */
export const western = (rows: readonly Modifier[]): readonly Modifier[] =>
  rows.map((row) => only(row, called('the Action is not Russia’s', not(rolledBy('russia')))))
export const russias = (rows: readonly Modifier[]): readonly Modifier[] =>
  rows.map((row) => only(row, called('the Action is not the Western Allies’', not(rolledBy('westernAllies')))))

/** True of one Ally or the other: either way it tells in an Action of the Axis, but in an Ally’s only if it is true of that Ally. */
export const ofAnAlly = (isWestern: Condition, isRussian: Condition): Condition =>
  any(all(rolledBy('axis'), any(isWestern, isRussian)), all(rolledBy('westernAllies'), isWestern), all(rolledBy('russia'), isRussian))

const friendsAction = called(
  'the Axis act, or the Ally that it stands with',
  ofAnAlly(tied('here', 'westernAllies'), tied('here', 'russia')),
)

/** The status of the nation always counts, towards its friend (3.2.4.1a): 0, 1, 2 or 3 (RC-14). */
export const status: Section = {
  id: 'status',
  title: 'Status of the nation',
  rows: (
    [
      { id: 'ally', bond: 'ally', value: 3, words: '{here} is a Minor Ally of the' },
      { id: 'associate', bond: 'associate', value: 2, words: '{here} is a Co-Belligerent of the' },
      { id: 'hexes', bond: 'hexes', value: 1, words: '{here} has Military Cooperation with the' },
    ] as const
  ).flatMap(({ id, bond, value, words }): readonly Modifier[] => [
    {
      id: `axis-${id}`,
      value: +value,
      when: called(`${words} Axis`, stands('here', 'axis', bond)),
      words: `${words} Axis`,
      cite: rule('3.2.4.1a'),
      ruling: 'RC-14',
    },
    {
      id: `allied-${id}`,
      value: -value,
      when: all(called(`${words} Allies`, stands('here', 'allies', bond)), friendsAction),
      words: `${words} Allies`,
      cite: rule('3.2.4.1a'),
      ruling: 'RC-14',
    },
  ]),
}

/** Allied, associated or otherwise aligned: Economic Cooperation is that too (RC-19). */
const alignedTo = (side: Side): Condition => stands('here', side, 'ally', 'associate', 'hexes', 'income')
const turnedAway = any(stands('here', 'allies', 'income', 'hexes', 'associate', 'ally'), marked('here', 'turnedAllied'))

/** Divisions short of the usual number, or of the pool that a change of sides left it (3.5.7.1), while both are reported. */
export const missingOf = (usual: Quantity, pool: Quantity, divisions: Quantity): Quantity => {
  const full = sum(counting(called('it has not changed sides', below(0, pool)), usual), counting(called('it has', atLeast(0, pool)), pool))
  return counting(called('both are reported', atLeast(0, divisions)), every(1, less(full, divisions)))
}

/** And one for a lost air force; more than usual make up for nothing. */
const missing = sum(
  missingOf(each('here.divisionsUsual'), each('here.forcePool'), each('here.divisions')),
  tally(flag('here.airForceLost')),
)

/**
 * Missing forces count against the side that the nation is reckoned with, otherwise against whoever selects it (3.2.4.1b). `alwaysAxis`
 * is the case in which it is reckoned with the Axis whatever its status, until a result of 0 or lower.
 */
export function missingForces(alwaysAxis?: Condition): readonly Modifier[] {
  const axis = called(
    '{here} is reckoned with the Axis',
    alwaysAxis === undefined ? alignedTo('axis') : any(alignedTo('axis'), all(alwaysAxis, not(turnedAway))),
  )
  const allied = called('{here} is reckoned with the Allies', all(alignedTo('allies'), not(axis)))
  const nobodys = called('{here} is reckoned with neither side', all(not(axis), not(allied)))
  return [
    {
      id: 'missing-against-axis',
      value: -1,
      when: any(axis, all(nobodys, rolledBy('axis'))),
      per: missing,
      words: 'missing divisions or air force, against the Axis',
      cite: rule('3.2.4.1b'),
      ruling: 'RC-14',
    },
    {
      id: 'missing-against-allies',
      value: +1,
      when: any(allied, all(nobodys, rolledBy('westernAllies', 'russia'))),
      per: missing,
      words: 'missing divisions or air force, against the Allies',
      cite: rule('3.2.4.1b'),
      ruling: 'RC-14',
    },
  ]
}

export const forces: Section = { id: 'forces', title: 'Missing forces', rows: missingForces() }

/** Five factors are five units (RC-14); each Ally’s own units serve its own Actions (3.1.4d). The letters say whose table it is. */
export function units(prefix: string): readonly Modifier[] {
  const from = general2023(prefix, { unbuilt: 'units' })
  const allied = borrowed(from, 'allied-factors')
  return [
    ...borrowed(from, 'axis-factors').map((row) => ({ ...row, words: 'Axis units there, by fives' })),
    ...allied.map((row) => ({ ...row, when: rolledBy('axis'), words: 'Allied units there, by fives', ruling: 'RC-91' })),
    ...allied.map((row) => ({
      ...row,
      id: 'western-factors',
      when: rolledBy('westernAllies'),
      per: every(5, 'here.westernFactors'),
      words: 'Western Allied units there, by fives',
      ruling: 'RC-91',
    })),
    ...allied.map((row) => ({
      ...row,
      id: 'russian-factors',
      when: rolledBy('russia'),
      per: every(5, 'here.russianFactors'),
      words: 'Russian units there, by fives',
      ruling: 'RC-91',
    })),
  ]
}

/** A hex is a territory here. */
export const isBritishLandHeld = called(
  'the Axis hold British territory',
  any(atLeast(1, each('britain.axisHexes')), holdsAny('axis', 'london', 'birmingham', 'manchester')),
)

/** The campaign’s own statuses at the usual numbers; who gets how much of the economy is on a sheet that nobody has (RC-34). */
const LADDER: readonly (Omit<Band, 'cite'> & { readonly under: 'RC-14' | 'RC-15' })[] = [
  {
    id: '-3',
    to: -3,
    favours: 'allies',
    policy: -3,
    effects: [{ is: 'ally', side: 'allies' }],
    words: 'a Minor Ally of the Allies',
    name: 'Minor Ally',
    under: 'RC-14',
  },
  {
    id: '-2',
    from: -2,
    to: -2,
    favours: 'allies',
    policy: -2,
    effects: [{ is: 'associate', side: 'allies' }],
    words: 'a Co-Belligerent of the Allies',
    name: 'Co-Belligerent',
    under: 'RC-14',
  },
  {
    id: '-1',
    from: -1,
    to: -1,
    favours: 'allies',
    policy: -1,
    effects: [{ is: 'hexes', side: 'allies' }],
    words: 'Military Cooperation with the Allies',
    name: 'Military Cooperation',
    under: 'RC-14',
  },
  {
    id: '0',
    from: 0,
    to: 0,
    favours: 'allies',
    policy: 0,
    effects: [{ is: 'income', side: 'allies' }],
    words: 'Economic Cooperation with the Allies',
    name: 'Economic Cooperation',
    under: 'RC-14',
  },
  {
    id: '1-2',
    from: 1,
    to: 2,
    favours: 'allies',
    effects: [{ is: 'end', side: 'axis' }],
    words: 'a status with the Axis ends',
    under: 'RC-15',
  },
  { id: '3-4', from: 3, to: 4, favours: 'nobody', effects: [{ is: 'unchanged' }], words: 'nothing changes', under: 'RC-15' },
  {
    id: '5-6',
    from: 5,
    to: 6,
    favours: 'axis',
    effects: [{ is: 'end', side: 'allies' }],
    words: 'a status with the Allies ends',
    under: 'RC-15',
  },
  {
    id: '7',
    from: 7,
    to: 7,
    favours: 'axis',
    policy: 7,
    effects: [{ is: 'income', side: 'axis' }],
    words: 'Economic Cooperation with the Axis',
    name: 'Economic Cooperation',
    under: 'RC-14',
  },
  {
    id: '8',
    from: 8,
    to: 8,
    favours: 'axis',
    policy: 8,
    effects: [{ is: 'hexes', side: 'axis' }],
    words: 'Military Cooperation with the Axis',
    name: 'Military Cooperation',
    under: 'RC-14',
  },
  {
    id: '9',
    from: 9,
    to: 9,
    favours: 'axis',
    policy: 9,
    effects: [{ is: 'associate', side: 'axis' }],
    words: 'a Co-Belligerent of the Axis',
    name: 'Co-Belligerent',
    under: 'RC-14',
  },
  {
    id: '10',
    from: 10,
    favours: 'axis',
    policy: 10,
    effects: [{ is: 'ally', side: 'axis' }],
    words: 'a Minor Ally of the Axis',
    name: 'Minor Ally',
    under: 'RC-14',
  },
]

/** The ladder for a nation, each result with the one of its table that it stands for; `more` adds something on the map to one of them. */
export const ladder = (from: readonly Band[], more: Readonly<Record<string, string>> = {}): readonly Band[] =>
  LADDER.map(({ under, ...band }) => {
    const besides = more[band.id]
    const printed = from.find(({ id }) => id === band.id)
    return {
      ...band,
      ...(besides === undefined
        ? {}
        : { effects: [...band.effects, { is: 'on-map', words: besides }], words: `${band.words}; ${besides}` }),
      cite: rule(under),
      ...(printed === undefined ? {} : { standsIn: printed.cite }),
    }
  })
