import type { Permission } from '../../../rules/chapters/tension/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  counting,
  each,
  effectiveLevel,
  flag,
  highestLevel,
  less,
  level,
  mobilized,
  not,
  number,
  type Quantity,
  ruled,
  sum,
  tally,
  UNLIMITED,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isJapanAlone } from './usjt.ts'

const usat = (needed: number) => atLeast(needed, effectiveLevel('usat'))
const usjt = (needed: number) => atLeast(needed, effectiveLevel('usjt'))
const rgt = (needed: number) => atLeast(needed, level('rgt'))
/** The level now, or one once reached where a host rules so (RT-33). */
const rgtForWar = (needed: number) => any(rgt(needed), all(ruled('RT-33', 'once-reached'), atLeast(needed, highestLevel('rgt'))))

const inEurope = atWar('us', 'germany')
const inThePacific = atWar('us', 'japan')
const isEasternWar = atWar('germany', 'russia')

const unlimitedIn = (war: ReturnType<typeof atWar>, otherwise: Quantity): Quantity =>
  sum(counting(not(war), otherwise), counting(war, number(UNLIMITED)))

/** The yearly limit ends at 40 (RGT-R40b) or with war. */
const producesFreely = any(isEasternWar, rgt(40))
const yearlyLimit = (made: 'russia.airProduction' | 'russia.militaryProduction'): Quantity =>
  sum(counting(not(producesFreely), less(number(5), each(made))), counting(producesFreely, number(UNLIMITED)))

/**
 * What the levels let the powers do: the effective ones for America (49.851D-1, 49.852D-1). A new act is judged by the level when it is
 * done; what was done stands (49.86, RT-16). The Baltic States wait for none of these (RGT-W3).
 */
export const permissions = (rule: Cite): readonly Permission[] => [
  { id: 'subvert', by: 'russia', when: any(rgt(15), isEasternWar), words: 'Russia may use subversion', cite: rule('RGT-R15') },
  {
    id: 'attack-minors',
    by: 'russia',
    when: any(rgtForWar(25), isEasternWar),
    words: 'Russia may attack minors without a German interest',
    cite: rule('RGT-R25'),
  },
  {
    id: 'attack-interests',
    by: 'russia',
    when: any(rgtForWar(35), isEasternWar),
    words: 'Russia may attack minors with a German interest',
    cite: rule('RGT-R35'),
  },
  // Where Germany has not attacked first, Russia's own war needs the level (RGT-W2).
  {
    id: 'attack-germany',
    by: 'russia',
    when: rgtForWar(50),
    unless: isEasternWar,
    words: 'Russia may declare war on Germany',
    cite: rule('RGT-R50a'),
  },
  {
    id: 'allied-partisans',
    by: 'britain',
    when: any(rgt(50), isEasternWar),
    words: 'Allied partisans may be built in Europe',
    cite: rule('RGT-R50b'),
  },
  {
    id: 'produce-air',
    by: 'russia',
    when: all(),
    most: yearlyLimit('russia.airProduction'),
    words: 'Russian air production this year',
    cite: rule('RGT-FP1'),
  },
  {
    id: 'produce-military',
    by: 'russia',
    when: all(),
    most: yearlyLimit('russia.militaryProduction'),
    words: 'Russian military production this year',
    cite: rule('RGT-FP1'),
  },
  // At 50 nothing binds any more (RGT-FP4).
  { id: 'siberia', by: 'russia', when: any(rgt(50), isEasternWar), words: 'Russia may send any unit to Siberia', cite: rule('RGT-FP3') },
  // One BRP for each level above 25 (USAT-R25a), never by the Japanese track (USJT-BG3).
  {
    id: 'grant-britain-france',
    by: 'us',
    when: any(usat(26), inEurope),
    most: unlimitedIn(inEurope, less(effectiveLevel('usat'), number(25))),
    words: 'BRPs to Britain and France together',
    cite: rule('USAT-BG1'),
  },
  // USJT-BG2 says the same.
  { id: 'grant-russia', by: 'us', when: inEurope, words: 'BRPs to Russia', cite: rule('USAT-BG2') },
  // Five from 3 (USJT-R3), ten from 14 (USJT-R14).
  {
    id: 'grant-china',
    by: 'us',
    when: any(usjt(3), inThePacific),
    most: unlimitedIn(inThePacific, sum(counting(usjt(3), number(5)), counting(usjt(14), number(5)))),
    words: 'BRPs to China',
    cite: rule('USJT-BG1'),
  },
  // The second at 35 (USAT-R35b).
  {
    id: 'atlantic-asw',
    by: 'us',
    when: any(usat(25), inEurope),
    most: unlimitedIn(inEurope, tally(usat(25), usat(35))),
    words: 'U.S. ASW in the Atlantic',
    cite: rule('USAT-R25b'),
  },
  { id: 'british-cves', by: 'us', when: any(usat(28), inEurope), words: 'the U.S. may build British CVEs', cite: rule('USAT-R28') },
  { id: 'american-cves', by: 'us', when: any(usat(35), inEurope), words: 'the U.S. may build American CVEs', cite: rule('USAT-R35a') },
  {
    id: 'attack-axis',
    by: 'us',
    when: usat(50),
    unless: inEurope,
    words: 'the U.S. may declare war on the European Axis',
    cite: rule('USAT-R50'),
  },
  // The second at 35 (USJT-R35).
  {
    id: 'flying-tigers',
    by: 'china',
    when: usjt(20),
    most: tally(usjt(20), usjt(35)),
    words: 'Flying Tigers in the Chinese pool, AAF',
    cite: rule('USJT-R20b'),
  },
  {
    id: 'india-transport',
    by: 'us',
    when: any(usjt(20), inThePacific),
    words: 'one U.S. air transport may go to India',
    cite: rule('USJT-R20c'),
  },
  {
    id: 'oil-embargo',
    by: 'us',
    when: usjt(20),
    unless: any(flag('japan.oilEmbargo'), inThePacific),
    words: 'the U.S. may impose an oil embargo',
    cite: rule('USJT-R20d'),
  },
  { id: 'lingayen', by: 'us', when: any(usjt(26), inThePacific), words: 'two AAF may go to Lingayen', cite: rule('USJT-R26') },
  {
    id: 'pacific-infantry',
    by: 'us',
    when: any(usjt(37), inThePacific),
    words: 'three more infantry factors for U.S. Pacific lands',
    cite: rule('USJT-R37'),
  },
  {
    id: 'fortify',
    by: 'us',
    when: any(usjt(40), inThePacific),
    words: 'fortifications and airbases may be built',
    cite: rule('USJT-R40b'),
  },
  // Also when Japan attacks Britain alone (USJT-B5).
  ...(['us', 'japan'] as const).map((by) => ({
    id: by === 'us' ? 'speed-ships' : 'japan-speeds-ships',
    by,
    when: any(usjt(40), inThePacific, isJapanAlone),
    words: 'ships in the Pacific may be speeded up',
    cite: rule('USJT-R40c'),
  })),
  ...(['us', 'japan'] as const).map((by) => ({
    id: by === 'us' ? 'defer-ships' : 'japan-defers-ships',
    by,
    when: any(usjt(40), inThePacific),
    words: 'ships in the Pacific may be deferred',
    cite: rule('USJT-R40c'),
  })),
  {
    id: 'pacific-asw',
    by: 'us',
    when: any(usjt(40), inThePacific),
    words: 'one ASW a turn may go to the Pacific',
    cite: rule('USJT-R40d'),
  },
  // When Japan attacks Britain alone, for ground and air units (USJT-B4).
  {
    id: 'far-east-deployment',
    by: 'us',
    when: any(usjt(45), inThePacific, isJapanAlone),
    words: 'Far East deployment limits may be ignored',
    cite: rule('USJT-R45'),
  },
  {
    id: 'fleet-leaves',
    by: 'us',
    when: any(usjt(45), inThePacific),
    words: 'the Pacific Fleet may leave Pearl Harbor',
    cite: rule('USJT-F3'),
  },
  {
    id: 'attack-japan',
    by: 'us',
    when: usjt(50),
    unless: inThePacific,
    words: 'the U.S. may declare war on Japan',
    cite: rule('USJT-R50'),
  },
  {
    id: 'japan-mobilizes',
    by: 'japan',
    when: all(not(atLeast(3, sum(mobilized('japan'), mobilized('japanAtWar')))), not(inThePacific)),
    words: 'Japan may mobilize once more',
    cite: rule('USJT-JM2'),
  },
]
