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
  less,
  level,
  mobilized,
  not,
  number,
  type Quantity,
  sum,
  tally,
  UNLIMITED,
} from '../../../rules/core/index.ts'
import { permission } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { isJapanAlone } from './usjt.ts'
import { rgtForWar } from './war-level.ts'

const usat = (needed: number) => atLeast(needed, effectiveLevel('usat'))
const usjt = (needed: number) => atLeast(needed, effectiveLevel('usjt'))
const rgt = (needed: number) => atLeast(needed, level('rgt'))

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
  permission('subvert', rule('RGT-R15'), 'russia', { when: any(rgt(15), isEasternWar), words: 'Russia may use subversion' }),
  permission('attack-minors', rule('RGT-R25'), 'russia', {
    when: any(rgtForWar(25), isEasternWar),
    words: 'Russia may attack minors without a German interest',
  }),
  permission('attack-interests', rule('RGT-R35'), 'russia', {
    when: any(rgtForWar(35), isEasternWar),
    words: 'Russia may attack minors with a German interest',
  }),
  // Where Germany has not attacked first, Russia's own war needs the level (RGT-W2).
  permission('attack-germany', rule('RGT-R50a'), 'russia', {
    when: rgtForWar(50),
    declares: 'germany',
    unless: isEasternWar,
    words: 'Russia may declare war on Germany',
  }),
  permission('allied-partisans', rule('RGT-R50b'), 'britain', {
    when: any(rgt(50), isEasternWar),
    words: 'Allied partisans may be built in Europe',
  }),
  permission('produce-air', rule('RGT-FP1'), 'russia', {
    when: all(),
    most: yearlyLimit('russia.airProduction'),
    words: 'Russian air production this year',
  }),
  permission('produce-military', rule('RGT-FP1'), 'russia', {
    when: all(),
    most: yearlyLimit('russia.militaryProduction'),
    words: 'Russian military production this year',
  }),
  // At 50 nothing binds any more (RGT-FP4).
  permission('siberia', rule('RGT-FP3'), 'russia', { when: any(rgt(50), isEasternWar), words: 'Russia may send any unit to Siberia' }),
  // One BRP for each level above 25 (USAT-R25a), never by the Japanese track (USJT-BG3).
  permission('grant-britain-france', rule('USAT-BG1'), 'us', {
    when: any(usat(26), inEurope),
    most: unlimitedIn(inEurope, less(effectiveLevel('usat'), number(25))),
    words: 'BRPs to Britain and France together',
  }),
  // USJT-BG2 says the same.
  permission('grant-russia', rule('USAT-BG2'), 'us', { when: inEurope, words: 'BRPs to Russia' }),
  // Five from 3 (USJT-R3), ten from 14 (USJT-R14).
  permission('grant-china', rule('USJT-BG1'), 'us', {
    when: any(usjt(3), inThePacific),
    most: unlimitedIn(inThePacific, sum(counting(usjt(3), number(5)), counting(usjt(14), number(5)))),
    words: 'BRPs to China',
  }),
  // The second at 35 (USAT-R35b).
  permission('atlantic-asw', rule('USAT-R25b'), 'us', {
    when: any(usat(25), inEurope),
    most: unlimitedIn(inEurope, tally(usat(25), usat(35))),
    words: 'U.S. ASW in the Atlantic',
  }),
  permission('british-cves', rule('USAT-R28'), 'us', { when: any(usat(28), inEurope), words: 'the U.S. may build British CVEs' }),
  permission('american-cves', rule('USAT-R35a'), 'us', { when: any(usat(35), inEurope), words: 'the U.S. may build American CVEs' }),
  permission('attack-axis', rule('USAT-R50'), 'us', {
    when: usat(50),
    declares: 'germany',
    unless: inEurope,
    words: 'the U.S. may declare war on the European Axis',
  }),
  // The second at 35 (USJT-R35).
  permission('flying-tigers', rule('USJT-R20b'), 'china', {
    when: usjt(20),
    most: tally(usjt(20), usjt(35)),
    words: 'Flying Tigers in the Chinese pool, AAF',
  }),
  permission('india-transport', rule('USJT-R20c'), 'us', {
    when: any(usjt(20), inThePacific),
    words: 'one U.S. air transport may go to India',
  }),
  permission('oil-embargo', rule('USJT-R20d'), 'us', {
    when: usjt(20),
    unless: any(flag('japan.oilEmbargo'), inThePacific),
    words: 'the U.S. may impose an oil embargo',
  }),
  permission('lingayen', rule('USJT-R26'), 'us', { when: any(usjt(26), inThePacific), words: 'two AAF may go to Lingayen' }),
  permission('pacific-infantry', rule('USJT-R37'), 'us', {
    when: any(usjt(37), inThePacific),
    words: 'three more infantry factors for U.S. Pacific lands',
  }),
  permission('fortify', rule('USJT-R40b'), 'us', { when: any(usjt(40), inThePacific), words: 'fortifications and airbases may be built' }),
  // Also when Japan attacks Britain alone (USJT-B5).
  ...(['us', 'japan'] as const).map((by) =>
    permission(by === 'us' ? 'speed-ships' : 'japan-speeds-ships', rule('USJT-R40c'), by, {
      when: any(usjt(40), inThePacific, isJapanAlone),
      words: 'ships in the Pacific may be speeded up',
    }),
  ),
  ...(['us', 'japan'] as const).map((by) =>
    permission(by === 'us' ? 'defer-ships' : 'japan-defers-ships', rule('USJT-R40c'), by, {
      when: any(usjt(40), inThePacific),
      words: 'ships in the Pacific may be deferred',
    }),
  ),
  permission('pacific-asw', rule('USJT-R40d'), 'us', { when: any(usjt(40), inThePacific), words: 'one ASW a turn may go to the Pacific' }),
  // When Japan attacks Britain alone, for ground and air units (USJT-B4).
  permission('far-east-deployment', rule('USJT-R45'), 'us', {
    when: any(usjt(45), inThePacific, isJapanAlone),
    words: 'Far East deployment limits may be ignored',
  }),
  permission('fleet-leaves', rule('USJT-F3'), 'us', {
    when: any(usjt(45), inThePacific),
    words: 'the Pacific Fleet may leave Pearl Harbor',
  }),
  permission('attack-japan', rule('USJT-R50'), 'us', {
    when: usjt(50),
    declares: 'japan',
    unless: inThePacific,
    words: 'the U.S. may declare war on Japan',
  }),
  permission('japan-mobilizes', rule('USJT-JM2'), 'japan', {
    when: all(not(atLeast(3, sum(mobilized('japan'), mobilized('japanAtWar')))), not(inThePacific)),
    words: 'Japan may mobilize once more, in its own player turn',
    ruling: 'RT-57',
  }),
]
