import type { Question } from '../../../counsel/index.ts'
import { CAPITULATION_EXAMPLES } from './surrenders.testing.ts'

/** One question for each thing that the doors to other chapters are asked, with every argument it knows. */
export const CHAPTER_QUESTIONS: readonly (Pick<Required<Question>, 'door' | 'args'> & Pick<Question, 'situation'>)[] = [
  { door: 'transports', args: { question: 'place', owner: 'westernAllies', new: { atlantic: 1 } } },
  {
    door: 'transports',
    args: {
      question: 'redeploy',
      owner: 'westernAllies',
      moves: [{ from: 'atlantic', to: 'pacific', count: 1, damaged: false }],
      phase: 'redeployment',
    },
  },
  { door: 'transports', args: { question: 'available', owner: 'japan', box: 'pacific' } },
  { door: 'transports', args: { question: 'use', owner: 'westernAllies', box: 'atlantic', began: 'atlantic', count: 2 } },
  { door: 'transports', args: { question: 'end-turn', owner: 'japan', at: { pacific: 8 }, damagedInPort: 0 } },
  { door: 'construction', args: { question: 'build', power: 'britain', in: 'canada' } },
  {
    door: 'research',
    args: {
      question: 'choose',
      by: 'axis',
      selections: [{ category: 1, project: 'general', points: 2, rolledThisYear: false }],
      moment: 'before-axis-turn',
    },
  },
  { door: 'research', args: { question: 'training-year' } },
  { door: 'research', args: { question: 'place-training-points', by: 'westernAllies' } },
  {
    door: 'research',
    args: { question: 'first-fight', forces: 'ground', against: 'ground', operation: 'attrition', theatre: 'europe', role: 'defender' },
  },
  { door: 'surrender', args: { question: 'level', of: 'france', isVoluntary: false } },
  { door: 'surrender', args: { question: 'accept', by: 'germany', isOffered: true } },
  { door: 'surrender', args: { question: 'declare', by: 'germany', on: 'us' } },
  {
    door: 'surrender',
    args: { question: 'deploy', units: 'british', to: 'europe', past: ['gibraltar'], throughAxisTerritory: false },
  },
  { door: 'surrender', args: { question: 'base', base: 60 } },
  { door: 'surrender', args: { question: 'resistance' } },
  { door: 'surrender', args: { question: 'partisans' } },
  { door: 'surrender', args: { question: 'russia' } },
  {
    door: 'surrender',
    situation: { edition: 'campaign' },
    args: { question: 'minor', of: 'poland', cause: 'capital', industry: { base: 250, centres: [] } },
  },
  {
    door: 'surrender',
    situation: { edition: 'campaign', standings: { greece: { result: -2 } } },
    args: { question: 'ex-patriots', of: 'greece', units: [{ type: 'infantry', strength: 4, hasFreeWay: true }] },
  },
  ...CAPITULATION_EXAMPLES,
  { door: 'elections', args: { question: 'event', event: 'british-surrender' } },
  { door: 'elections', args: { question: 'due', moment: 'turn-end' } },
  { door: 'elections', args: { question: 'defeat' } },
  { door: 'conquest', args: { question: 'conquered', country: 'spain', by: 'germany', keyCities: { madrid: 'germany' } } },
  { door: 'conquest', args: { question: 'capital', country: 'spain', purpose: 'supply' } },
  { door: 'conquest', args: { question: 'income', country: 'spain', keyCities: { madrid: 'germany' } } },
  { door: 'conquest', args: { question: 'prorated', country: 'greece', by: 'germany', turn: '1941 spring', prorated: 8 } },
  {
    door: 'conquest',
    args: {
      question: 'recapture',
      country: 'norway',
      had: 'germany',
      taker: 'britain',
      turn: '1942 spring',
      prorated: 5,
      keyCities: { oslo: 'britain' },
    },
  },
  {
    door: 'transfer',
    args: {
      question: 'send',
      units: [{ nationality: 'british', kind: 'infantry', factors: 1, to: 'indiaBox', fromEurope: false, isChindit: false }],
    },
  },
]
