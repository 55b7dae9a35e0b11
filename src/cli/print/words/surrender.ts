import type { CapitalLost, Heir, Outlook, Recipient } from '../../../rules/chapters/surrender/index.ts'

/** Wording on surrenders and armistices. */

const OUTLOOK_WORDS: Readonly<Record<Outlook, string>> = {
  done: 'done',
  due: 'due',
  offered: 'offered',
  declined: 'declined',
  delayed: 'not yet',
  'holds-out': 'holds out',
}

const MINOR_WORDS: Readonly<Record<CapitalLost['is'], string>> = { due: 'due', later: 'next turn', unreported: 'not dated' }

const HEIR_WORDS: Readonly<Record<Heir, (enemy: string) => string>> = {
  enemy: (enemy) => `to ${enemy}`,
  allies: () => 'to the Allies',
  each: () => 'as it lies',
  independent: () => 'independent',
}

const RECIPIENT_WORDS: Readonly<Record<Recipient, string>> = {
  axis: 'the Axis',
  allies: 'the Allies',
  britain: 'Britain',
  nobody: 'nobody',
}

const ASKED_WORDS = { axis: 'the Axis answer', japan: 'Japan answers' } as const

export const SURRENDER = {
  minor: (is: CapitalLost['is']): string => MINOR_WORDS[is],
  outlook: (outlook: Outlook): string => OUTLOOK_WORDS[outlook],
  heir: (heir: Heir, enemy: string): string => HEIR_WORDS[heir](enemy),
  recipient: (who: Recipient): string => RECIPIENT_WORDS[who],
  asked: (who: 'axis' | 'japan'): string => ASKED_WORDS[who],
  wanting: (parts: readonly string[]): string => `wanting: ${parts.join('; ')}`,
  orWanting: (parts: readonly string[]): string => `or wanting: ${parts.join('; ')}`,
  met: 'met',
  first: 'to be settled before all other diplomacy',
  decided: 'the war is decided; no diplomacy is left',
  decisive: 'whatever the cities',
  free: 'nothing is to be settled; diplomacy may go on',
  cities: (held: number, names: string): string => `key cities in Allied hands: ${held}${names === '' ? '' : ` (${names})`}`,
  needed: (year: number, needed: number): string => `${needed} needed in ${year}`,
  noneNeeded: (year: number): string => `none needed in ${year}`,
  tested: 'counted in this phase',
  untested: 'not counted in this phase',
  nextTest: (year: number, needed: number): string => `next in ${year}, when ${needed} ${needed === 1 ? 'is' : 'are'} needed`,
  duties: 'duties of occupation',
  kept: 'kept',
  short: 'short',
  wars: 'wars',
  over: 'so:',
  notSo: 'not yet:',
  never: 'never',
  freely: 'may be offered freely',
  terms: 'what is offered',
  noOffer: 'no offer',
  meanwhile: 'meanwhile',
  follows: 'what follows',
  holds: 'what holds now',
  declined: 'if it is declined',
  points: (total: number): string => `diplomatic points: ${total}`,
  europe: 'Europe',
  pacific: 'the Pacific',
  noArmistice: 'no armistice and no Russian surrender is in force',
  renewals: 'who may renew the war',
  mayRenew: 'may now',
  mayNotRenew: 'may not',
  notBound: 'no peace to break',
  on: (by: string, on: string): string => `${by} on ${on}`,
  compensation: (owed: number): string => `territories owed in return: ${owed}`,
  strength: (value: number, to: string): string => `strength ${value} to ${to}`,
  report: 'then report',
} as const
