import { chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const TO_RUSSIA = 'src/editions/campaign/lend-lease/to-russia.ts'
const TO_CHINA = 'src/editions/campaign/lend-lease/to-china.ts'
const LEND_LEASE = 'src/editions/campaign/lend-lease.ts'
const SHIPPED = 'cases/campaign/lend-lease.json'

/** 3.4.5: Nationalist China. */
export const nationalistChina = chapter('campaign', [
  clause(
    '3.4.5',
    'Nationalist China: no Actions, but aid from three powers',
    enforced('src/editions/campaign/tensions/permissions.ts', 'cases/tensions/campaign-levels.json', 'src/counsel/tension-points.test.ts'),
  ),
  clause(
    '3.4.5.1',
    'Whom Nationalist China cooperates with, and how far',
    enforced('src/editions/campaign/tensions/notices.ts', 'src/editions/campaign/tensions/notices.test.ts'),
  ),
])

/** 3.4.6: the routes lend-lease takes. */
export const lendLease = chapter('campaign', [
  clause(
    '3.4.6',
    'Lend-lease to China, Britain or Russia needs a listed route',
    enforced(LEND_LEASE, 'src/counsel/lend-lease-cases.test.ts'),
  ),
  clause('3.4.6.1a', 'To Britain almost any way, as transports allow', enforced('src/editions/campaign/lend-lease/to-britain.ts', SHIPPED)),
  clause('3.4.6.1b', 'Before US entry: British transports under British escort', enforced(LEND_LEASE, SHIPPED)),
  clause('3.4.6.2a', 'Murmansk: 20 a turn with Petrozavodsk or Vologda linked', computed(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.2b', 'Murmansk link cut: 10 a turn by way of Archangel', computed(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.2c', 'Archangel is open in Summer and Fall only', enforced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.2d', 'Russian Arctic ships patrol but do not escort', enforced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.2e', 'Murmansk arrivals join the East Front reserve at once', sequenced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.3a', 'Persia: a turn to the Middle East, the next to Russia', sequenced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.3b', 'Persia: 10 by Baku and 10 by Krasnovodsk a turn', computed(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.3c', 'Oil by Persian pipeline counts one unit each', computed(LEND_LEASE, SHIPPED)),
  clause('3.4.6.3d', 'Persian diplomacy opens or shuts the route', enforced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.3e', 'Persian arrivals join the East Front or Urals reserve', sequenced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.4', 'Turkey: 20 by Istanbul, 10 by Kars, as diplomacy allows', computed(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.5a', 'Alaska to Siberia: Vladivostok 20, Petropavlovsk 10 a turn', computed(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.5b', 'Vladivostok arrivals serve at once, Petropavlovsk ones next turn', sequenced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.5c', 'Petropavlovsk is open in Summer and Fall only', enforced(TO_RUSSIA, SHIPPED)),
  clause('3.4.6.6', 'Chinese-held ports: 10 per minor port, 20 per major', computed(TO_CHINA, SHIPPED)),
  clause('3.4.6.7a', 'Neutral Indochina: 10 a turn overland by Kunming', computed(TO_CHINA, SHIPPED)),
  clause('3.4.6.7b', 'Each reserve on the way costs a stop and a transfer', sequenced(TO_CHINA, SHIPPED)),
  clause('3.4.6.8', 'Burma Road: 5 a turn from India-Burma by Kunming', computed(TO_CHINA, SHIPPED)),
  clause('3.4.6.9', 'The Hump: air transports up to the air base’s size', computed(TO_CHINA, SHIPPED)),
])
