import { namesOf } from '../countries.ts'
import { POWERS } from '../powers.ts'
import { contrary, count, date, forEach, group, yesNo } from './fact.ts'

const POINT_TABLE = { germany: 'GER', italy: 'ITA', britain: 'BRI', france: 'FRA', us: 'USA', russia: 'RUS' } as const

const yearStart = (power: keyof typeof POINT_TABLE) => ({
  yssBrps: count('BRPs of {here} at the last year start', ['49.14 (a)', `DP-${POINT_TABLE[power]}-02`]),
})

const treasury = {
  brps: count('BRPs that {here} has left', ['50.21', '50.22', '52.31', '52.34', '53.26']),
}

const FIRESTORMS = { germany: 'DP-GER-15', britain: 'DP-BRI-08', us: 'DP-USA-05', russia: 'DP-RUS-14' } as const
const firestorms = (power: keyof typeof FIRESTORMS) => ({
  firestormsLastYear: count('firestorms last year that {here} alone caused', [FIRESTORMS[power]]),
})

export const economyGroups = [
  group('home fronts', 'Treasuries', {
    ...forEach(namesOf(['germany', 'italy', 'britain', 'france', 'us', 'russia']), yearStart),
    ...forEach(namesOf(POWERS), treasury),
    'russia.germanInterest': yesNo('Germany has an economic interest in Russia', ['RGT-R45b'], true),
  }),
  group('home fronts', 'Offensive operations this turn', {
    'axis.offensiveBrps': count('BRPs of European Axis offensive operations this turn', [
      '49.87-1',
      '49.87-2',
      '49.87-3',
      '49.87-5',
      'USAT-E1',
    ]),
    'axis.antiPartisanBrps': count('BRPs of European Axis operations against partisans this turn', ['49.87-6']),
    'japan.offensiveBrps': count('BRPs of Japanese offensive operations this turn', [
      '49.87-1',
      '49.87-2',
      '49.87-3',
      '49.87-5',
      'USJT-E4',
    ]),
    'japan.antiPartisanBrps': count('BRPs of Japanese operations against partisans this turn', ['49.87-6']),
  }),
  group('home fronts', 'Bombing', {
    ...forEach(namesOf(['germany', 'britain', 'us', 'russia']), firestorms),
    'westernAllies.brpsBombed': count('Western Allied BRPs that Axis bombing cost this turn', ['USAT-E4']),
    'axis.brpsBombed': count('European Axis BRPs that Western Allied bombing cost this turn', ['USAT-E14']),
  }),
  group('home fronts', 'Russian industry', {
    'russia.ics': count('industrial centres that Russia has', ['RGT-S5', 'RGT-S10', 'RGT-M1'], { start: 7 }),
    'russia.icsHeldByAxis': count('Russian industrial centres that the Axis hold', ['USAT-E9', '3.6.6.1g']),
    'russia.icsHeldAtSurrender': count('Russian industrial centres that the Axis held at the Russian surrender', ['3.6.6.1g']),
    'russia.icsHeldByJapan': count('Russian industrial centres that Japan holds', ['3.6.6.4d']),
    'russia.icPointsHeldByAxis': count('production points of Russian industry that the Axis hold', ['3.6.6.1f']),
    'russia.icPointsHeldByJapan': count('production points of Russian industry that Japan holds', ['3.6.6.4e']),
    'russia.airProduction': count('BRPs of Russian air production this year', ['RGT-FP1']),
    'russia.militaryProduction': count('BRPs of Russian military production this year', ['RGT-FP1']),
  }),
  group('home fronts', 'Research and mobilization', {
    'russia.subversionLevel': count('Russian subversion research level', ['49.425 (2)', '49.4263'], { most: 5 }),
    'russia.occupationPolicyResults': count('Russian results in occupation policies research', ['UKR-A5']),
    'us.airNationalityDrm': count('American Air Nationality DRM', ['51.43E'], { start: 2 }),
    'westernAllies.partisanProduction': count('Western Allied results in partisan production', ['59.88-b']),
    'us.destroyerGrant': contrary(
      'the U.S. has not begun its grant of destroyers',
      date('the U.S. began its grant of destroyers', ['3.4.4.2b', '3.4.4.2c']),
    ),
    'us.eastCoastMobilization': count('level of U.S. East Coast mobilization', ['3.6.7.7b']),
  }),
] as const
