import { all, atLeast, each, happened, type Implication, ruled } from '../../../rules/core/index.ts'
import { fought, foughtFor, foughtWhere, parisFoughtFor } from '../../2023/implications/fought-wars.ts'
import { britishIslandsAttacked, foughtWhen, victims } from '../../2023/implications/told-wars.ts'
import type { Cite } from '../../edition.ts'
import { AXIS, WESTERN } from '../positions.ts'

const europe = (rule: Cite): readonly Implication[] => [
  fought(['germany', 'russia'], ['moscow', 'leningrad', 'stalingrad', 'kiev'], 'the Axis hold a Russian city', rule('3.3.1.3e'), AXIS),
  foughtFor('russia.occupiedSince', AXIS, 'russia', 'Russia is occupied', rule('3.4.3.7a')),
  foughtFor('moscow.taken', AXIS, 'russia', 'the Axis have taken Moscow', rule('3.6.6.1a')),
  foughtFor('slovakia.risen', AXIS, 'russia', 'Slovakia has risen', rule('3.3.1.2c')),
  foughtFor('russia.severeWinterPast', AXIS, 'russia', 'the severe winter has passed', rule('3.3.1.3e')),
  foughtFor('easternFront.firstOffensiveOnRussia', AXIS, 'russia', 'the Axis have opened an offensive on Russia', rule('3.4.2.4a')),
  fought(['britain', 'italy'], ['rome', 'sicily', 'milan', 'genoa'], 'the Western Allies hold Italian land', rule('3.6.2a'), WESTERN),
  fought(['russia', 'germany'], ['berlin'], 'Russia holds Berlin', rule('3.6.1a')),
  fought(['us', 'germany'], ['berlin'], 'the U.S. holds Berlin', rule('3.6.1a')),
  fought(['russia', 'italy'], ['rome'], 'Russia holds Rome', rule('3.6.2a')),
  parisFoughtFor(rule('3.6.4a')),
  // RC-28: the cities are counted once America is in the war.
  foughtWhere(
    'western-armistice-fought',
    [
      ['us', 'germany'],
      ['us', 'italy'],
    ],
    all(happened('armistice.westernAxis'), ruled('RC-28', 'at-war')),
    'the Western Allies and the Axis have made an armistice',
    rule('RC-28'),
    { tells: ['armistice.westernAxis'] },
  ),
  ...victims(rule('3.2.6a')),
]

const pacific = (rule: Cite): readonly Implication[] => [
  fought(['japan', 'russia'], ['vladivostok', 'irkutsk'], 'Japan holds a Russian city', rule('3.6.6.4a')),
  fought(['russia', 'japan'], ['harbin', 'mukden', 'seoul'], 'Russia holds a city that was Japanese', rule('3.4.3.6')),
  foughtFor('siberia.occupiedSince', ['japan'], 'russia', 'Siberia is occupied', rule('3.4.3.7b')),
  foughtFor('japan.gainedRussianLand', ['japan'], 'russia', 'Japan has gained Russian land', rule('3.6.6.5c')),
  foughtWhen('siberian-industry-taken', atLeast(1, each('russia.icsHeldByJapan')), ['japan'], 'russia', {
    words: 'Japan holds Russian industry',
    cite: rule('3.6.6.4d'),
  }),
  fought(['japan', 'us'], ['manila', 'guam', 'pearlHarbor'], 'Japan holds an American base', rule('3.3.3.4a')),
  foughtFor('pearlHarbor.attacked', ['japan'], 'us', 'Japan opened its war on the U.S. at Pearl Harbor', rule('3.3.3.4a')),
  foughtFor('philippines.occupiedSince', ['japan'], 'us', 'the Philippines are occupied', rule('3.4.4.7')),
  foughtFor('homeIslands.occupiedSince', ['us', 'britain', 'russia', 'china'], 'japan', 'the Home Islands are occupied', rule('3.6.3.1b')),
  fought(['us', 'japan'], ['tokyo'], 'the Allies hold Tokyo', rule('3.6.3'), ['us', 'britain', 'russia']),
  fought(
    ['japan', 'britain'],
    ['singapore', 'hongKong', 'burma', 'rangoon', 'delhi', 'dacca', 'calcutta', 'townsville'],
    'Japan holds British land',
    rule('3.3.3.3a'),
  ),
  ...britishIslandsAttacked(rule('3.3.3.3b')),
  foughtFor('india.surrendered', ['japan'], 'britain', 'India has surrendered', rule('3.6.5.3a')),
  foughtFor('australia.surrendered', ['japan'], 'britain', 'Australia has surrendered', rule('3.6.5.4a')),
  foughtFor('dutchEastIndies.surrendered', ['japan'], 'britain', 'the Dutch East Indies have surrendered', rule('3.5.1.4b')),
]

/** 3.2.6: nobody is attacked without a war. */
export const toldWars = (rule: Cite): readonly Implication[] => [...europe(rule), ...pacific(rule)]
