import {
  all,
  any,
  below,
  called,
  counting,
  declared,
  each,
  flag,
  holds,
  holdsAny,
  inEffect,
  justDeclared,
  type Modifier,
  marked,
  not,
  POWERS,
  POWERS_OF,
  type Side,
  stands,
  standsByRoll,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { isBritainInvaded } from './axis-points.ts'
import { alignment, general, ladder, rule } from './general.ts'
import { inertia } from './roll.ts'

import { crusade } from './volunteers.ts'

const plus = 'favours the Axis'

const spanishRows: readonly Modifier[] = [
  { id: 'africa-lost', value: -1, when: not(flag('africa.axisUnits')), words: 'no Axis units are in Africa', cite: rule('SPA-A1') },
  {
    id: 'vichy-ally',
    value: -1,
    when: stands('vichyFrance', 'axis', 'ally'),
    words: 'Vichy France is a German minor ally',
    cite: rule('SPA-A2'),
  },
  { id: 'canal', value: +1, when: holdsAny('axis', 'suez', 'alexandria'), words: 'the Axis hold Suez or Alexandria', cite: rule('SPA-A3') },
  { id: 'gibraltar', value: +2, when: holds('axis', 'gibraltar'), words: 'the Axis hold Gibraltar', cite: rule('SPA-A4') },
  {
    id: 'britain-invaded',
    value: +1,
    when: isBritainInvaded,
    words: 'the Axis hold a British hex',
    cite: rule('SPA-A5'),
  },
  {
    id: 'war-on-portugal',
    value: +1,
    when: declared(POWERS_OF.westernAllies, 'portugal'),
    words: 'the Western Allies declared war on Portugal',
    cite: rule('SPA-A6'),
  },
  {
    id: 'britain-broken',
    value: +3,
    when: all(below(0, each('britain.resistance')), flag('britain.surrendered')),
    words: 'Britain surrendered once and its resistance is negative',
    cite: rule('SPA-A7'),
  },
]

/** A result from 5-6 to 8 lets volunteers go, whether or not a file says how many. */
const sendsVolunteers = any(marked('spain', 'volunteers'), inEffect('spain', 5, 6, 7, 8))

/** 49.632 (c): association by an Allied war on Portugal is left out of the roll that answers it; one by attack is not (R49-48). */
const spainAssociated = (side: Side) =>
  any(
    standsByRoll('here', side, 'associate'),
    all(stands('here', side, 'associate'), any(not(justDeclared(POWERS_OF.westernAllies, 'portugal')), declared(POWERS, 'spain'))),
  )

/** Spaniards are Axis units only by that association, so they do not count in that roll either (R49-72). */
const newlyAxis = counting(
  called(
    'the roll answers the war on Portugal that made it an associate',
    all(stands('here', 'axis', 'associate'), not(spainAssociated('axis'))),
  ),
  each('spain.homeFactors'),
)

export const spain: TableDraft = {
  id: 'spain',
  title: 'Spain',
  of: 'spain',
  plus,
  parts: [
    [alignment('SPA', 0)],
    'roll',
    general('SPA', {
      unbuilt: 'air, armour or infantry units',
      reckonedWithAxis: sendsVolunteers,
      associated: spainAssociated,
      leftOut: newlyAxis,
    }),
    spanishRows,
    'failures',
    inertia('SPA'),
  ],
  bands: ladder('SPA', { income: 10, hexes: 20 }, crusade('Spanish')),
}
