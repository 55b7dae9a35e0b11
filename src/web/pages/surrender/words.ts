import type { Outlook } from '../../../rules/chapters/surrender/index.ts'

/** All wording about surrenders, armistices, elections and conquest. */

export const GROUPS = {
  surrender: 'Surrender',
  afterwards: 'After a British surrender',
  elections: 'Elections',
  conquest: 'Conquest',
  nations: 'Nations',
  terms: 'Terms and spoils',
  peace: 'After a peace',
  china: 'China',
  minors: 'Minor nations',
} as const

export const TITLES = {
  glance: 'Everyone at a glance',
  level: 'At what level?',
  accept: 'May the surrender be accepted?',
  russia: 'What does a Russian surrender bring?',
  declare: 'May war be declared again?',
  deploy: 'May units be sent?',
  base: 'How low may the BRP base go?',
  resistance: 'How does resistance go on?',
  partisans: 'How many British partisans?',
  event: 'Does this bring an election?',
  due: 'Is an election due?',
  defeat: 'Have the Allies lost?',
  conquered: 'Is it conquered?',
  capital: 'Which city is its capital?',
  income: 'Who has its BRPs?',
  prorated: 'Who has BRPs this year?',
  recapture: 'And if it is retaken?',
  overview: 'Everyone at a glance',
  nation: 'One nation',
  reaction: 'Political reaction',
  armistice: 'Armistices',
  collapse: 'The collapse of China',
  settle: 'Settle an offer',
  terms: 'Are these terms fair?',
  cede: 'Who gets which land?',
  spoils: 'Who gets what is left?',
  renew: 'May war be renewed?',
  renounce: 'May concessions be cancelled?',
  warlord: 'May a warlord attack?',
  expand: 'May the Communists expand?',
  minor: 'Does a minor surrender?',
  'ex-patriots': 'What becomes of its units?',
} as const

export type QuestionId = keyof typeof TITLES

export const OUTLOOK_WORDS: Readonly<Record<Outlook, string>> = {
  done: 'has given in',
  due: 'due now',
  offered: 'offered now',
  declined: 'declined this turn',
  delayed: 'not yet',
  'holds-out': 'holds out',
}

export const ASKED_WORDS = { axis: 'the Axis answer', japan: 'Japan answers' } as const

export const WORDS = {
  label: 'Surrender and elections',
  heading: 'Who gives in, and what follows',
  campaignLabel: 'Surrender and armistice',
  lead: 'Where France, Italy and Britain stand, what a surrender brings, when America votes, who has conquered what.',
  campaignLead: 'Fourteen ways out of the war: what each nation still lacks, who is asked, and what follows.',
  levelOf: { france: 'France', italy: 'Italy', britain: 'Britain' },
  levelNote: {
    france: 'to the surrender level; a plus favours the Axis',
    italy: 'to the surrender level; a plus favours the Axis',
    britain: 'would be the level of a surrender now',
  },
  outWords: {
    france: { yes: 'has fallen', no: 'stands' },
    italy: { yes: 'has surrendered', no: 'holds out' },
    britain: { yes: 'has surrendered', no: 'holds out' },
  },
  mayAccept: 'Germany may accept an offer',
  mayNotAccept: 'Germany may not accept an offer',
  allies: 'The Allies',
  lost: 'have lost',
  playOn: 'play goes on',
  lostWhen: 'They have lost when all of this is so:',
  free: 'Nothing is to be settled. Other diplomacy may go on.',
  first: 'Settled before all other diplomacy',
  wanting: 'wanting',
  met: 'met',
  otherWays: (others: number): string => (others === 1 ? 'or one other way' : `or ${others} other ways`),
  oneWay: 'What would bring it',
  freely: 'It may also offer of its own will.',
  meanwhile: 'Meanwhile',
  terms: 'What is offered',
  follows: 'What follows if it is accepted',
  holds: 'What holds now',
  declined: 'What follows if it is declined',
  points: 'Its diplomatic points',
  duties: 'Duties of occupation',
  endings: 'How the wars end',
  cities: 'Cities that keep America in the war',
  counted: 'counted in this phase',
  notCounted: 'not counted in this phase',
  needed: (needed: number | undefined, year: number): string =>
    needed === undefined ? `no test in ${year}` : `${needed} needed in ${year}`,
  noArmistice: 'No armistice and no Russian surrender is in force.',
  renewals: 'Who may renew the war',
  europe: 'Europe',
  pacific: 'The Pacific',
  noOffer: 'no offer',
} as const
