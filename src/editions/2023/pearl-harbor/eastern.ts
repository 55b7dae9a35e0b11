import type { Surprised, SurpriseEffect, UnpreparedClauses } from '../../../rules/chapters/pearl-harbor/index.ts'
import {
  all,
  any,
  atLeast,
  attacked,
  below,
  chosen,
  counting,
  declarations,
  each,
  FACTIONS,
  holds,
  less,
  level,
  number,
  sum,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** A declaration that was revoked is no attack (50.441). */
export const isGermanAttack = all(atLeast(1, declarations(['germany'], ['russia'])), attacked(['germany'], 'russia'))

const ON_ALERT = 40

/** Russian forces were not on alert as Germany declared war (RGT-UP0, RGT-R40a): a level of 50 in the Russian player turn tells no more. */
export const isUnprepared = any(chosen('russia.alert', 'unprepared'), all(chosen('russia.alert', 'open'), below(ON_ALERT, level('rgt'))))

/** What the attack itself may have added since: land of Russia that the Axis hold (RGT-E5 to RGT-E8). */
const takenSince = sum(
  counting(holds('axis', 'easternPoland'), number(4)),
  ...(['finnishBorder.axisHexes', 'bessarabia.axisHexes', 'persianBorder.axisHexes'] as const).map((hexes) =>
    counting(atLeast(1, each(hexes)), number(2)),
  ),
)

/** The level that stands now does not tell which one stood as Germany declared war: it has been lifted to 50, or the attack may have lifted it. */
export const isAlertOpen = all(
  isGermanAttack,
  chosen('russia.alert', 'open'),
  any(atLeast(50, level('rgt')), all(atLeast(ON_ALERT, level('rgt')), below(ON_ALERT, less(level('rgt'), takenSince)))),
)

/** Russian associates and allies outside their home country are bound alike (RGT-UP7). */
const RUSSIAN: readonly Surprised[] = ['russia', 'russianAllies']

const eastern = (id: string, cite: SurpriseEffect['cite'], turns: SurpriseEffect['in'], words: string): SurpriseEffect => ({
  id,
  in: turns,
  binds: RUSSIAN,
  for: FACTIONS,
  words,
  cite,
})

/** The first turn of a German attack on Russian forces that are not on alert. */
export const easternSurprise = (rule: Cite): NonNullable<UnpreparedClauses['eastern']> => ({
  onAlert: { value: ON_ALERT, cite: rule('RGT-UP0') },
  isUnprepared,
  isOpen: isAlertOpen,
  isAttacked: isGermanAttack,
  effects: [
    eastern('eastern-zoc', rule('RGT-UP1'), ['german'], 'Russian armour next to Axis hexes at the start has no ZoC in Axis movement'),
    eastern('eastern-movement', rule('RGT-UP2'), ['german'], 'other Russian armour costs one extra movement factor instead of two'),
    eastern('eastern-exploitation', rule('RGT-UP3'), ['german'], 'in exploitation the ZoC of Russian armour works as usual'),
    eastern(
      'eastern-infantry',
      rule('RGT-UP4'),
      ['german'],
      '-1 DM for Russian infantry attacked or overrun by Axis armour, in movement and regular combat',
    ),
    eastern(
      'eastern-infantry-where',
      rule('RGT-UP4'),
      ['german'],
      'that DM: eastern Poland, Baltic States, Russia; not objectives, ICs, Finnish border, Bessarabia, Balkans',
    ),
    eastern('eastern-air', rule('RGT-UP5'), ['german'], 'the Russian Air Nationality DRM is one lower'),
    eastern('eastern-slow', rule('RGT-UP6'), ['russian'], 'Russian armour moves 2, infantry 1; specialised and Pacific units as usual'),
    {
      ...eastern('eastern-allies', rule('RGT-UP7'), ['german', 'russian'], 'the same for Russian associates and allies away from home'),
      binds: ['russianAllies'],
    },
  ],
})
