import {
  all,
  any,
  type Band,
  type Condition,
  called,
  each,
  every,
  inBook,
  less,
  type Modifier,
  marked,
  not,
  type Quantity,
  rolledBy,
  type Side,
  stands,
  sum,
} from '../../../rules/core/index.ts'

export const rule = inBook('2023')

/** 001 prints the general modifiers anew for every country; the letters before the number say whose. */
export type Prefix = string

/** Bound to a side closely enough that its unbuilt units count against that side (GN-07 unbuilt (a), R49-07). */
const boundTo = (side: Side): Condition => stands('here', side, 'ally', 'associate', 'hexes')

/** A result of 0 or lower stands, or came last. */
const turnedAway = any(stands('here', 'allies', 'income', 'hexes', 'associate', 'ally'), marked('here', 'turnedAllied'))

/**
 * Countries reckoned with the Axis whatever their result, until a result of 0 or lower (GN-07 unbuilt (b)); with the rest it is the
 * chooser who loses by units unbuilt (GN-07 unbuilt (c)).
 */
const leansToAxis = (named: Condition | undefined): Condition =>
  named === undefined ? boundTo('axis') : any(boundTo('axis'), all(named, not(turnedAway)))

export interface GeneralTerms {
  /** The case in which GN-07 reckons the country with the Axis. */
  readonly reckonedWithAxis?: Condition
  /** The kinds of unit whose absence counts. */
  readonly unbuilt: string
  /** When its association counts, if not always. */
  readonly associated?: (side: Side) => Condition
  /** Factors that stand there for the Axis and do not count. */
  readonly leftOut?: Quantity
}

/**
 * The lines that most tables begin with, after those of every roll (49.4265). An ally or associate is rolled for by them as well
 * (49.55 (b)), whichever Ally has it (49.433 (c)); factors are told by faction (GN-08 units (a)).
 */
export function general(prefix: Prefix, terms: GeneralTerms): readonly Modifier[] {
  const axis = called('{here} is reckoned with the Axis', leansToAxis(terms.reckonedWithAxis))
  const allied = called('{here} is reckoned with the Allies', all(boundTo('allies'), not(axis)))
  const nobodys = called('{here} is reckoned with neither side', all(not(axis), not(allied)))
  const associated = terms.associated ?? ((side: Side) => stands('here', side, 'associate'))
  return [
    {
      id: 'axis-ally',
      value: +3,
      when: stands('here', 'axis', 'ally'),
      words: '{here} is a minor ally of the Axis',
      cite: rule(`${prefix}-G1`),
    },
    {
      id: 'allied-ally',
      value: -3,
      when: stands('here', 'allies', 'ally'),
      words: '{here} is a minor ally of the Allies',
      cite: rule(`${prefix}-G1`),
    },
    { id: 'axis-associate', value: +2, when: associated('axis'), words: '{here} is associated with the Axis', cite: rule(`${prefix}-G2`) },
    {
      id: 'allied-associate',
      value: -2,
      when: associated('allies'),
      words: '{here} is associated with the Allies',
      cite: rule(`${prefix}-G2`),
    },
    {
      id: 'axis-hexes',
      value: +1,
      when: stands('here', 'axis', 'hexes'),
      words: 'the Axis control its hexes by an 8',
      cite: rule(`${prefix}-G3`),
    },
    {
      id: 'allied-hexes',
      value: -1,
      when: stands('here', 'allies', 'hexes'),
      words: 'the Allies control its hexes by a -1',
      cite: rule(`${prefix}-G3`),
    },
    {
      id: 'unbuilt-against-axis',
      value: -1,
      when: any(axis, all(nobodys, rolledBy('axis'))),
      per: each('here.unbuilt'),
      words: `unbuilt ${terms.unbuilt}, against the Axis`,
      cite: rule(`${prefix}-G4`),
      ruling: 'R49-07',
    },
    {
      id: 'unbuilt-against-allies',
      value: +1,
      when: any(allied, all(nobodys, rolledBy('westernAllies', 'russia'))),
      per: each('here.unbuilt'),
      words: `unbuilt ${terms.unbuilt}, against the Allies`,
      cite: rule(`${prefix}-G4`),
      ruling: 'R49-07',
    },
    {
      id: 'axis-factors',
      value: +1,
      per: every(5, terms.leftOut === undefined ? each('here.axisFactors') : less(each('here.axisFactors'), terms.leftOut)),
      words: 'Axis ground and air factors there, by fives',
      cite: rule(`${prefix}-G5`),
      ruling: 'R49-08',
    },
    {
      id: 'allied-factors',
      value: -1,
      per: every(5, sum(each('here.westernFactors'), each('here.russianFactors'))),
      words: 'Allied ground and air factors there, by fives',
      cite: rule(`${prefix}-G6`),
      ruling: 'R49-08',
    },
  ]
}

/** What a country's alignment adds to every roll (GN-15 alignments). */
export const alignment = (prefix: Prefix, value: number): Modifier => ({
  id: 'alignment',
  value,
  words: value === 0 ? '{here} leans to neither side' : `{here} leans to the ${value > 0 ? 'Axis' : 'Allies'}`,
  cite: rule(`${prefix}-0`),
})

/** What 0 and 7 pay, and what -1 and 8 pay. */
export interface Awards {
  readonly income: number
  readonly hexes: number | 'all'
}

type Extra = Pick<Band, 'effects' | 'words'> & Partial<Pick<Band, 'permanent'>>

const brps = (award: number | 'all'): string => (award === 'all' ? 'all its BRPs' : `${award} BRPs`)

/** The usual ladder of results, -3 to 10. `more` adds to a result, by its id. */
export function ladder(prefix: Prefix, { income, hexes }: Awards, more: Readonly<Record<string, Extra>> = {}): readonly Band[] {
  const plain: readonly Omit<Band, 'cite'>[] = [
    { id: '-3', to: -3, favours: 'allies', policy: -3, effects: [{ is: 'ally', side: 'allies' }], words: 'a minor ally of the Allies' },
    {
      id: '-2',
      from: -2,
      to: -2,
      favours: 'allies',
      policy: -2,
      effects: [{ is: 'associate', side: 'allies' }],
      words: 'associates with the Allies',
    },
    {
      id: '-1',
      from: -1,
      to: -1,
      favours: 'allies',
      policy: -1,
      effects: [{ is: 'hexes', side: 'allies', brps: hexes }],
      words: `the Allies control its hexes and get ${brps(hexes)}`,
    },
    {
      id: '0',
      from: 0,
      to: 0,
      favours: 'allies',
      policy: 0,
      effects: [{ is: 'income', side: 'allies', brps: income }],
      words: `the Allies get ${brps(income)}`,
    },
    {
      id: '1-2',
      from: 1,
      to: 2,
      favours: 'allies',
      effects: [{ is: 'end', side: 'axis' }],
      words: 'what the Allies have stays; what the Axis have ends',
    },
    { id: '3-4', from: 3, to: 4, favours: 'nobody', effects: [{ is: 'unchanged' }], words: 'nothing changes' },
    {
      id: '5-6',
      from: 5,
      to: 6,
      favours: 'axis',
      effects: [{ is: 'end', side: 'allies' }],
      words: 'what the Axis have stays; what the Allies have ends',
    },
    {
      id: '7',
      from: 7,
      to: 7,
      favours: 'axis',
      policy: 7,
      effects: [{ is: 'income', side: 'axis', brps: income }],
      words: `the Axis get ${brps(income)}`,
    },
    {
      id: '8',
      from: 8,
      to: 8,
      favours: 'axis',
      policy: 8,
      effects: [{ is: 'hexes', side: 'axis', brps: hexes }],
      words: `the Axis control its hexes and get ${brps(hexes)}`,
    },
    {
      id: '9',
      from: 9,
      to: 9,
      favours: 'axis',
      policy: 9,
      effects: [{ is: 'associate', side: 'axis' }],
      words: 'associates with the Axis',
    },
    { id: '10', from: 10, favours: 'axis', policy: 10, effects: [{ is: 'ally', side: 'axis' }], words: 'a minor ally of the Axis' },
  ]
  return plain.map((band) => {
    const extra = more[band.id]
    const cite = rule(`${prefix}-R(${band.id.replace('-', band.id.startsWith('-') ? '−' : '-')})`)
    return extra === undefined
      ? { ...band, cite }
      : { ...band, ...extra, effects: [...band.effects, ...extra.effects], words: `${band.words}; ${extra.words}`, cite }
  })
}
