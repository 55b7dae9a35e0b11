import type { Route, Way } from '../../../rules/chapters/lend-lease/index.ts'
import { all, any, atLeast, atWar, each, everAtWar, flag, holds, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { GOODS, way } from './cargo.ts'

/** 3.4.6.6 to 3.4.6.9, and Russia's own way through the Urals box (3.4.3.4). */
export function chineseRoutes(rule: Cite): readonly Route[] {
  const toChina = (clause: string, ...senders: Route['senders']['value']): Omit<Route, 'id' | 'name' | 'ways' | 'digest'> => ({
    to: 'china',
    senders: { value: senders, cite: rule(clause) },
    carriage: 'sea',
    needs: [],
    carries: { value: GOODS, cite: rule(clause) },
    destinations: [],
    stops: [],
    arrives: null,
    remarks: [],
    cite: rule(clause),
  })
  const ports = (kind: 'minor' | 'major', units: number): Way => ({
    id: `${kind}-port`,
    name: `${kind} ports in Chinese hands, ${units} each`,
    units,
    count: each(`china.${kind}Ports`),
    isEach: true,
    when: atLeast(1, each(`china.${kind}Ports`)),
    words: `no ${kind} port is in Chinese hands`,
    cite: rule('3.4.6.6'),
  })
  const kunming = not(holds('japan', 'kunming'))
  return [
    {
      ...toChina('3.4.6.6', 'us'),
      id: 'chinese-ports',
      name: 'the way by Chinese ports',
      digest: rule('T4 Chinese ports'),
      ways: [ports('minor', 10), ports('major', 20)],
    },
    {
      ...toChina('3.4.6.7a', 'us', 'britain'),
      id: 'indochina',
      name: 'the way by Indochina',
      digest: rule('T4 French Indochina'),
      needs: [
        {
          id: 'indochina-not-neutral',
          when: not(any(holds('japan', 'indochina'), flag('indochina.surrendered'), atWar('japan', 'indochina'), atWar('japan', 'france'))),
          words: 'French Indochina is not neutral',
          cite: rule('3.4.6.7a'),
        },
      ],
      ways: [
        way('kunming', 10, rule('3.4.6.7a'), {
          name: 'overland by Kunming',
          when: all(kunming, flag('kunming.linkedToIndochina')),
          words: 'no land route runs from Indochina through Kunming',
        }),
      ],
      stops: [
        { name: 'a stop such as Australia', cite: rule('3.4.6.7b') },
        { name: 'Indochina', cite: rule('3.4.6.7b') },
      ],
    },
    {
      ...toChina('3.4.6.8', 'us', 'britain'),
      id: 'burma-road',
      name: 'the Burma Road',
      digest: rule('T4 Burma Road'),
      carriage: 'land',
      ways: [
        way('kunming', 5, rule('3.4.6.8'), {
          name: 'from India-Burma through Kunming',
          when: all(kunming, not(holds('japan', 'burma')), flag('kunming.linkedToBurma')),
          words: 'no land route runs from Burma through Kunming',
        }),
      ],
      stops: [{ name: 'the reserve in India-Burma', cite: rule('3.4.6.7b') }],
    },
    {
      ...toChina('3.4.6.9', 'us', 'britain'),
      id: 'hump',
      name: 'the Hump',
      digest: rule('T4 The Hump'),
      carriage: 'air',
      ways: [
        {
          id: 'air-bases',
          name: 'friendly Chinese air bases, 2 or 4 each, return flights or not',
          units: 1,
          count: each('china.airBaseCapacity'),
          when: atLeast(1, each('china.airBaseCapacity')),
          words: 'no friendly Chinese air base can take transports',
          cite: rule('3.4.6.9'),
        },
      ],
      carries: { value: ['supply', 'light'], cite: rule('3.4.6.9') },
      remarks: [{ words: 'Japan may intercept the transports', cite: rule('3.4.6.9') }],
    },
    {
      ...toChina('3.4.3.4a', 'russia'),
      id: 'urals-box',
      name: 'the Urals box',
      digest: rule('T4 Urals box'),
      carriage: 'land',
      ways: [
        way('box', 5, rule('3.4.3.4a'), { name: 'through the back of China', when: all(), words: '' }),
        way('after-war', 5, rule('3.4.3.4b'), {
          name: 'more for good, once Japan and Russia have been at war',
          when: everAtWar('japan', 'russia'),
          words: 'Japan and Russia have never been at war',
        }),
      ],
      carries: { value: ['supply', 'equipment', 'light'], cite: rule('3.4.3.4a') },
      remarks: [{ words: 'no peace or pact with Japan takes this right away', cite: rule('3.4.3.4c') }],
    },
  ]
}
