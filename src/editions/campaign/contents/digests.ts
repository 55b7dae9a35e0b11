import { chapter, clause, computed, sequenced } from '../../../rules/index.ts'

const toBritain = computed(
  'src/editions/campaign/lend-lease/to-britain.ts',
  'src/counsel/lend-lease-cases.test.ts',
  'cases/campaign/lend-lease.json',
)
const toRussia = computed(
  'src/editions/campaign/lend-lease/to-russia.ts',
  'src/counsel/lend-lease-cases.test.ts',
  'cases/campaign/lend-lease.json',
)
const toChina = computed(
  'src/editions/campaign/lend-lease/to-china.ts',
  'src/counsel/lend-lease-cases.test.ts',
  'cases/campaign/lend-lease.json',
)

/** T4: the lend-lease routes side by side. */
export const routeDigest = chapter('campaign', [
  clause('T4 British', 'Route to Britain: as many units as transports carry', toBritain),
  clause('T4 Murmansk', 'Route by Murmansk: 20 units while the city link holds', toRussia),
  clause('T4 Archangel fallback', 'Route by Archangel: 10 units when the link is cut', toRussia),
  clause('T4 Persia', 'Route by Persia: 10 by Baku, 10 by Krasnovodsk, oil included', toRussia),
  clause('T4 Turkey', 'Route by Turkey: 20 by Istanbul and 10 by Kars', toRussia),
  clause('T4 Vladivostok', 'Route by Vladivostok: 20 units, at once', toRussia),
  clause('T4 Petropavlovsk', 'Route by Petropavlovsk: 10 units, Summer and Fall', toRussia),
  clause('T4 Chinese ports', 'Route by Chinese ports: 10 or 20 units each', toChina),
  clause('T4 French Indochina', 'Route by Indochina: 10 units through Kunming', toChina),
  clause('T4 Burma Road', 'Route by the Burma Road: 5 units', toChina),
  clause('T4 The Hump', 'Route over the Hump: 2 or 4 units per air base', toChina),
  clause('T4 Urals box', 'Route by the Urals box: 5 Russian units, later 10', toChina),
])

const sideBySide = computed('src/editions/campaign/statuses.ts', 'src/counsel/status.test.ts')

/** T5: what each status of a minor allows. */
export const statusDigest = chapter('campaign', [
  clause('T5 Neutral', 'Neutral: nobody enters or overflies', sideBySide),
  clause('T5 Economic Cooperation', 'Economic Cooperation: economy shared, overflight only', sideBySide),
  clause('T5 Military Cooperation', 'Military Cooperation: passage, and some 20 units may stay', sideBySide),
  clause('T5 Co-Belligerent', 'Co-Belligerent: at war, forces at home and unmixed', sideBySide),
  clause('T5 Minor Ally', 'Minor Ally: at war, forces mix and may go abroad', sideBySide),
])

const atAGlance = (file: string) =>
  sequenced(`src/editions/campaign/surrenders/${file}.ts`, 'src/editions/campaign/surrenders/digest.test.ts')

/** T6: what makes each major nation give in. */
export const surrenderDigest = chapter('campaign', [
  clause('T6 Germany', 'Germany: Berlin, and Berchtesgaden with a redoubt', atAGlance('axis')),
  clause('T6 Italy', 'Italy: Rome, or no Africa and no DPs', atAGlance('axis')),
  clause('T6 Japan', 'Surrender of Japan: Tokyo', atAGlance('axis')),
  clause('T6 France', 'Surrender of France: Paris', atAGlance('france')),
  clause('T6 Britain', 'Surrender of Britain: London', atAGlance('commonwealth')),
  clause('T6 India', 'Surrender of India: Delhi, to Japan', atAGlance('commonwealth')),
  clause('T6 Australia + New Zealand', 'Australia and New Zealand: Townsville, to Japan', atAGlance('commonwealth')),
  clause('T6 South Africa', 'South Africa: North Africa, Sudan, Ethiopia and Rhodesia', atAGlance('commonwealth')),
  clause('T6 Canada, USA, Communist China', 'Canada, the USA and Communist China: never', atAGlance('index')),
  clause('T6 Russia to the Axis', 'Russia to the Axis: Moscow early, or three cities', atAGlance('russia')),
  clause('T6 Russia to Japan', 'Russia to Japan: Vladivostok and Irkutsk', atAGlance('russia')),
  clause('T6 Nationalist China', 'Nationalist China collapses: no IC, under 15 divisions', atAGlance('china')),
])
