import { all, any, type Band, chosen, flag, holds, type Modifier, not, rolledBy } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, general, ladder, rule } from './general.ts'
import { inertia } from './roll.ts'
import { isGermanyInTheEast } from './scandinavia.ts'
import { crusade } from './volunteers.ts'

const plus = 'favours the Axis'

const REICH =
  'its hexes become German and its units leave play; Germany adds 10 BRPs to its base and, after 6, 4 and 2 turns, a 4-6 armour, two AAF and two 3-3 infantry (infantry of equal worth if a twelfth armour was built); a later conquest undoes none of it'

/** On a 10 the country is no ally: it becomes part of Germany, for good, whoever conquers it later (AUS-N1, CZE-N1). */
const joinsReich = (bands: readonly Band[]): readonly Band[] =>
  bands.map((band) =>
    band.id === '10' ? { ...band, permanent: true, effects: [{ is: 'on-map', words: REICH }], words: 'it joins the Reich' } : band,
  )

const franceStands = (cite: string): Modifier => ({
  id: 'france-stands',
  value: -2,
  when: all(not(flag('france.fallen')), rolledBy('axis')),
  words: 'France still stands and the Axis roll',
  cite: rule(cite),
})

export const austria: TableDraft = {
  id: 'austria',
  title: 'Austria',
  of: 'austria',
  plus,
  parts: [[alignment('AUS', +5)], 'roll', general('AUS', { unbuilt: 'air or infantry units' }), 'failures'],
  bands: joinsReich(ladder('AUS', { income: 5, hexes: 'all' })),
}

const czechRows: readonly Modifier[] = [
  franceStands('CZE-A1'),
  { id: 'warsaw', value: +1, when: holds('axis', 'warsaw'), words: 'the Axis hold Warsaw', cite: rule('CZE-A2') },
  { id: 'vienna', value: +1, when: holds('axis', 'vienna'), words: 'the Axis hold Vienna', cite: rule('CZE-A3') },
  { id: 'budapest', value: +1, when: holds('axis', 'budapest'), words: 'the Axis hold Budapest', cite: rule('CZE-A4') },
  { id: 'sudetenland', value: +2, when: holds('axis', 'sudetenland'), words: 'the Axis hold the Sudetenland', cite: rule('CZE-A5') },
]

export const czechoslovakia: TableDraft = {
  id: 'czechoslovakia',
  title: 'Czechoslovakia',
  of: 'czechoslovakia',
  plus,
  parts: [[alignment('CZE', -2)], 'roll', general('CZE', { unbuilt: 'air or infantry units' }), czechRows, 'failures'],
  bands: joinsReich(ladder('CZE', { income: 5, hexes: 'all' })),
}

const polishRows: readonly Modifier[] = [
  franceStands('POL-A1'),
  {
    id: 'danzig',
    value: -2,
    when: all(any(flag('danzig.gainedShortOfWar'), chosen('danzig.borderWar', 'open', 'over')), holds('axis', 'danzig')),
    words: 'the Axis hold Danzig, gained short of war',
    cite: rule('POL-A2'),
  },
  { id: 'prague', value: +1, when: holds('axis', 'prague'), words: 'the Axis hold Prague', cite: rule('POL-A3') },
  { id: 'bucharest-axis', value: +1, when: holds('axis', 'bucharest'), words: 'the Axis hold Bucharest', cite: rule('POL-A4') },
  {
    id: 'bessarabia',
    value: +1,
    when: any(flag('bessarabia.demanded'), holds('russia', 'bessarabia')),
    words: 'Russia has demanded or holds Bessarabia',
    cite: rule('POL-A5'),
  },
  { id: 'bucharest-russian', value: +2, when: holds('russia', 'bucharest'), words: 'Russia holds Bucharest', cite: rule('POL-A6') },
  {
    id: 'baltic-entered',
    value: +2,
    when: flag('balticStates.russiaEntered'),
    words: 'Russia has entered the Baltic States',
    cite: rule('POL-A7'),
  },
  {
    id: 'eastern-poland',
    value: +2,
    when: flag('easternPoland.demanded'),
    words: 'Russia has demanded eastern Poland',
    cite: rule('POL-A8'),
  },
  {
    id: 'war-in-the-east',
    value: +2,
    when: isGermanyInTheEast,
    words: 'Germany fights Russia, or binds itself to',
    cite: rule('POL-A9'),
    ruling: 'R49-67',
  },
]

/** POL-R(10) (b) and POL-R(10) (c). */
const CORRIDOR =
  'Danzig and the Corridor become German; Germany adds 5 BRPs to its base and, after 4 and 2 turns, two AAF and four infantry factors; Poland adds the Czech 2-5 armour if Germany occupied Czechoslovakia'

const fought = ['escalated', 'over'] as const

export const poland: TableDraft = {
  id: 'poland',
  title: 'Poland',
  of: 'poland',
  plus,
  parts: [
    [alignment('POL', 0)],
    'roll',
    general('POL', {
      unbuilt: 'air or infantry units',
      reckonedWithAxis: any(chosen('easternPoland.borderWar', ...fought), chosen('danzig.borderWar', ...fought)),
    }),
    polishRows,
    'failures',
    inertia('POL'),
  ],
  bands: ladder(
    'POL',
    { income: 10, hexes: 20 },
    {
      ...crusade('Polish'),
      '10': { effects: [{ is: 'on-map', words: CORRIDOR }], words: 'worth 25 BRPs; Danzig and the Corridor become German' },
    },
  ),
}
