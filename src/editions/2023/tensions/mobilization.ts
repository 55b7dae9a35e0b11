import type { MobilizationPlan } from '../../../rules/chapters/tension/index.ts'
import type { Cite } from '../../edition.ts'

/** 36.11 as the changes of 2016 have it: five Russian ones from tension 10 (RGT-M2), twelve American ones in each theatre, three Japanese. */
export const mobilization = (rule: Cite): MobilizationPlan => ({
  rule: (power) => rule(power === 'russia' ? 'RGT-M2' : 'USAT-M0'),
  brps: 20,
  shipbuilding: { brps: 5, us: rule('USAT-M6'), japan: rule('USJT-SB1') },
  russia: {
    // RGT-R10
    level: 10,
    most: 5,
    slow: 2,
    // RGT-A1, RGT-S5.
    rises: { turn: 1, centre: 1 },
    cites: ['RGT-M4', 'RGT-M6', 'RGT-M7', 'RGT-M8', 'RGT-M9'].map(rule),
    atWar: rule('RGT-M10'),
  },
  theatres: [
    {
      theatre: 'Europe',
      track: 'usat',
      enemy: 'germany',
      count: 'usEurope',
      steps: [
        // USAT-R10, USAT-R20, USAT-R30
        { level: 10, latest: '1940 summer', cite: rule('USAT-M1') },
        { level: 20, latest: '1940 winter', cite: rule('USAT-M2') },
        { level: 30, latest: '1941 summer', cite: rule('USAT-M3') },
      ],
      thereafter: rule('USAT-M4'),
      atWar: rule('USAT-M5'),
      most: 12,
    },
    {
      theatre: 'Pacific',
      track: 'usjt',
      enemy: 'japan',
      count: 'usPacific',
      steps: [
        // USJT-R10, USJT-R20a, USJT-R30
        { level: 10, latest: '1940 winter', cite: rule('USJT-M1') },
        { level: 20, latest: '1941 summer', cite: rule('USJT-M2') },
        { level: 30, latest: '1941 winter', cite: rule('USJT-M3') },
      ],
      thereafter: rule('USJT-M4'),
      atWar: rule('USJT-M5'),
      most: 12,
    },
  ],
  japan: {
    first: rule('USJT-JM1'),
    levels: [10, 20, 30],
    most: 3,
    own: rule('USJT-JM2'),
    matches: rule('USJT-JM3'),
    atWar: rule('USJT-JM5'),
  },
})
