import type { Route, Way } from '../../../rules/chapters/lend-lease/index.ts'
import {
  all,
  any,
  atLeast,
  type Condition,
  chosen,
  each,
  flag,
  heldBy,
  holds,
  holdsAny,
  inSeason,
  not,
  number,
  type Place,
  ruled,
  stands,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { ALLIED_CAMP } from '../positions.ts'
import { GOODS, way } from './cargo.ts'

const isRussian = (place: Place): Condition => holds('russia', place)
const isOpenWater = inSeason('summer', 'fall')

/** 3.4.6.2a: one of the two cities Russian, on a way from the Urals to a Russian Murmansk. */
const isLinked = all(isRussian('murmansk'), holdsAny('russia', 'petrozavodsk', 'vologda'), flag('murmansk.linkedToUrals'))

/** 3.4.6.3d: by diplomacy, by passage that a status grants, or by occupation. */
const isPersiaOpen = any(
  flag('persia.lendLeaseOpen'),
  holds('allies', 'teheran'),
  all(chosen('persia.status', 'military', 'coBelligerent', 'ally'), chosen('persia.favours', 'westernAllies', 'russia')),
)

/** 3.4.6.4: occupied by the Allies, a way takes all it can; otherwise diplomacy says how much. */
const TURKISH_WAYS = ['istanbul', 'kars'] as const
type TurkishWay = (typeof TURKISH_WAYS)[number]
const isOccupied = (place: TurkishWay): Condition => any(...ALLIED_CAMP.map((power) => heldBy(power, place)))
const isTurkeyWithAllies = stands('turkey', 'allies', 'income', 'hexes', 'associate', 'ally')
const isCeilingKnown = atLeast(1, each('turkey.lendLeaseCeiling'))

/** 3.4.6.2 to 3.4.6.5: six routes to Russia. */
export function russianRoutes(rule: Cite): readonly Route[] {
  const toRussia = (clause: string): Pick<Route, 'to' | 'senders' | 'carriage' | 'destinations' | 'stops' | 'remarks'> => ({
    to: 'russia',
    senders: { value: ['us', 'britain'], cite: rule(clause) },
    carriage: 'sea',
    destinations: [],
    stops: [],
    remarks: [],
  })
  const goods = (clause: string): Route['carries'] => ({ value: GOODS, cite: rule(clause) })
  const persian = (id: 'baku' | 'krasnovodsk', name: string): Way =>
    way(id, 10, rule('3.4.6.3b'), { name: `by ${name}`, when: isRussian(id), words: `${name} is not Russian` })
  /** In place of one of the cities, held or lost, never beside both. */
  const caspian: Way = way('caspian', 10, rule('3.4.6.3b'), {
    name: 'by the Caspian, in place of one of the cities',
    when: flag('caspian.russianTransport'),
    words: 'no Russian transports carry lend-lease over the Caspian',
    insteadOf: ['baku', 'krasnovodsk'],
  })
  const turkish = (id: TurkishWay, name: string, units: number): Way =>
    way(id, units, rule('3.4.6.4'), {
      name: `by ${name}`,
      when: any(isOccupied(id), all(not(any(isOccupied('istanbul'), isOccupied('kars'))), not(holds('axis', id)))),
      words: `${name} is neither in Allied hands nor open by diplomacy`,
    })
  const pacificPort = (id: 'vladivostok' | 'petropavlovsk', name: string, units: number): Way =>
    way(id, units, rule('3.4.6.5a'), {
      name: `to ${name}, by ship or as ferried aircraft`,
      when: isRussian(id),
      words: `${name} is not Russian`,
    })
  const noEscort = {
    of: 'russia',
    words: 'Russian ships in the Arctic escort no convoys; they may patrol the Norwegian, Barents and Arctic Seas',
    cite: rule('3.4.6.2d'),
  } as const
  return [
    {
      ...toRussia('3.4.6.2a'),
      id: 'murmansk',
      name: 'the Murmansk route',
      needs: [{ id: 'murmansk-lost', when: isRussian('murmansk'), words: 'Murmansk is not Russian', cite: rule('3.4.6.2a') }],
      ways: [
        way('link', 20, rule('3.4.6.2a'), {
          name: 'to Murmansk, linked with the Urals by Petrozavodsk or Vologda',
          when: isLinked,
          words: 'neither Petrozavodsk nor Vologda links Murmansk with the Urals',
        }),
        way('onward', 10, rule('3.4.6.2b'), {
          name: 'by Murmansk and on to Archangel, only while the link is cut',
          when: all(
            not(isLinked),
            isRussian('murmansk'),
            isRussian('archangel'),
            flag('archangel.linkedToMurmansk'),
            any(ruled('RC-25', 'ships-only'), isOpenWater),
          ),
          words: 'nothing can go on from Murmansk to Archangel',
          ruling: 'RC-25',
        }),
      ],
      carries: goods('3.4.6.2a'),
      arrives: { value: ['the Russian East Front reserve'], cite: rule('3.4.6.2e') },
      shares: { with: 'archangel', when: not(isLinked), cite: rule('RC-25') },
      barredEscort: noEscort,
      remarks: [{ words: noEscort.words, cite: noEscort.cite }],
      digest: rule('T4 Murmansk'),
      cite: rule('3.4.6.2a'),
    },
    {
      ...toRussia('3.4.6.2b'),
      id: 'archangel',
      name: 'the Archangel route',
      needs: [
        {
          id: 'link-holds',
          when: not(isLinked),
          words: 'Murmansk is linked with the Urals and takes all; Archangel takes nothing beside it',
          cite: rule('3.4.6.2b'),
          ruling: 'RC-25',
        },
        { id: 'out-of-season', when: isOpenWater, words: 'Archangel takes ships in Summer and Fall only', cite: rule('3.4.6.2c') },
      ],
      ways: [
        way('direct', 10, rule('3.4.6.2b'), {
          name: 'straight to Archangel, only while the link is cut',
          when: isRussian('archangel'),
          words: 'Archangel is not Russian',
        }),
      ],
      carries: goods('3.4.6.2b'),
      arrives: null,
      shares: { with: 'murmansk', when: not(isLinked), cite: rule('RC-25') },
      barredEscort: noEscort,
      digest: rule('T4 Archangel fallback'),
      cite: rule('3.4.6.2b'),
    },
    {
      ...toRussia('3.4.6.3a'),
      id: 'persia',
      name: 'the Persian route',
      carriage: 'land',
      needs: [
        {
          id: 'persia-shut',
          when: isPersiaOpen,
          words: 'neither diplomacy nor occupation has opened Persia to lend-lease',
          cite: rule('3.4.6.3d'),
        },
      ],
      ways: [persian('baku', 'Baku'), persian('krasnovodsk', 'Krasnovodsk'), caspian],
      ceiling: {
        when: all(caspian.when, isRussian('baku'), isRussian('krasnovodsk')),
        most: number(20),
        words: 'the most by two of the three ways',
        cite: rule('3.4.6.3b'),
      },
      carries: { value: [...GOODS, 'oil'], cite: rule('3.4.6.3c') },
      stops: [{ name: 'the Middle East reserve', cite: rule('3.4.6.3a') }],
      arrives: { value: ['the East Front reserve', 'the Urals reserve'], cite: rule('3.4.6.3e') },
      digest: rule('T4 Persia'),
      cite: rule('3.4.6.3b'),
    },
    {
      ...toRussia('3.4.6.4'),
      id: 'turkey',
      name: 'the Turkish route',
      needs: [
        {
          id: 'turkey-shut',
          when: any(isTurkeyWithAllies, isCeilingKnown, ...TURKISH_WAYS.map(isOccupied)),
          words: 'neither diplomacy nor occupation has opened Turkey',
          cite: rule('3.4.6.4'),
        },
        {
          id: 'turkey-ceiling',
          when: any(not(isTurkeyWithAllies), isCeilingKnown, ...TURKISH_WAYS.map(isOccupied)),
          words: 'Turkey is with the Allies; how much its sheet lets through is not reported (turkey.lendLeaseCeiling)',
          cite: rule('3.4.6.4'),
        },
      ],
      ways: [turkish('istanbul', 'Istanbul', 20), turkish('kars', 'Kars', 10)],
      ceiling: {
        when: not(any(...TURKISH_WAYS.map(isOccupied))),
        most: each('turkey.lendLeaseCeiling'),
        words: 'the most that Turkey lets through',
        cite: rule('3.4.6.4'),
      },
      carries: goods('3.4.6.4'),
      arrives: null,
      digest: rule('T4 Turkey'),
      cite: rule('3.4.6.4'),
    },
    {
      ...toRussia('3.4.6.5a'),
      id: 'vladivostok',
      name: 'the Vladivostok route',
      senders: { value: ['us'], cite: rule('3.4.6.5a') },
      needs: [],
      ways: [pacificPort('vladivostok', 'Vladivostok', 20)],
      carries: goods('3.4.6.5a'),
      arrives: { value: ['the Siberian reserve'], cite: rule('3.4.6.5b') },
      remarks: [{ words: 'by way of Alaska', cite: rule('3.4.6.5a') }],
      digest: rule('T4 Vladivostok'),
      cite: rule('3.4.6.5a'),
    },
    {
      ...toRussia('3.4.6.5a'),
      id: 'petropavlovsk',
      name: 'the Petropavlovsk route',
      senders: { value: ['us'], cite: rule('3.4.6.5a') },
      needs: [{ id: 'out-of-season', when: isOpenWater, words: 'Petropavlovsk is open in Summer and Fall only', cite: rule('3.4.6.5c') }],
      ways: [pacificPort('petropavlovsk', 'Petropavlovsk', 10)],
      carries: goods('3.4.6.5a'),
      stops: [{ name: 'Petropavlovsk', cite: rule('3.4.6.5b') }],
      arrives: { value: ['the Urals reserve', 'the Siberian reserve'], cite: rule('3.4.6.5b') },
      remarks: [{ words: 'by way of Alaska; units may also be used where they land', cite: rule('3.4.6.5b') }],
      digest: rule('T4 Petropavlovsk'),
      cite: rule('3.4.6.5a'),
    },
  ]
}
