import type { Field } from '../../counsel/index.ts'
import { CARGO_NAMES } from '../../rules/chapters/lend-lease/index.ts'
import { BOX_NAMES } from '../../rules/chapters/transports/index.ts'
import { DELEGATION_NAMES, isNation, isPlace, isTurn, NATION_NAMES, PLACES, turnName } from '../../rules/core/index.ts'
import { bareName, sentence } from '../wording.ts'

/** All wording of the forms that ask a door. */

/** Fields that are called otherwise than the question calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  of: 'Who gives in',
  by: 'By whom',
  on: 'On whom',
  in: 'Where',
  to: 'Where to',
  how: 'How',
  stage: 'In which part of the turn',
  past: 'Places passed',
  base: 'BRP base',
  owner: 'Whose',
  new: 'New transports',
  at: 'Transports at the turn’s end',
  began: 'Began the turn in',
  count: 'How many',
  damagedInPort: 'Damaged, in port',
  moment: 'When',
  selections: 'Projects chosen',
  points: 'Research points',
  rolledThisYear: 'Rolled for this year',
  role: 'They are the',
  fromEurope: 'Back from Europe',
  isChindit: 'The Chindit',
  event: 'What happens',
  purpose: 'Capital for',
  turn: 'Taken in',
  prorated: 'Prorated BRPs',
  had: 'Who had it',
  taker: 'Who takes it',
  answer: 'The answer',
  isFree: 'Of its own will',
  vichy: 'Vichy France',
  amount: 'How much',
  isInReturnedLand: 'In land handed back',
  icPoints: 'IC points in all',
  areBordersContiguous: 'Borders stay contiguous',
  meetsTerms: 'It meets the terms',
  isAgreed: 'Both sides agree',
  available: 'Territories at hand',
  is: 'What it is',
  alliedMainland: 'Of them on the mainland',
  isConquest: 'Conquered in this war',
  supplies: 'PPs of supply',
  reservePoints: 'PPs in reserve',
  growthPercent: 'Growth in per cent',
  isInfantry: 'Infantry',
  isLand: 'It is land',
  land: 'Which land is attacked',
  others: 'Other units',
  isNationalist: 'The land is Nationalist',
  isNextToCommunist: 'Next to Communist land',
  cause: 'Because',
  industry: 'Its industry',
  holder: 'Held by',
  keyCities: 'Key cities, where the capital does not decide',
  pps: 'PPs',
  hasFreeWay: 'Has a free way',
  isRecon: 'Reconnaissance',
  via: 'All of it by',
  carriers: 'In whose transports',
  escort: 'Escorted by',
  transports: 'Transports at hand',
  already: 'Units sent already',
  behind: 'Stops behind it',
  range: 'How far',
  sent: 'Units',
}

/** The same name may be asked of another thing within a part. */
const FIELDS_WITHIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  industry: { base: 'PPs of its base' },
  centres: { at: 'City' },
}

/** Questions whose fields are called as the question describes them. */
const IN_FULL: readonly string[] = ['strike', 'fly-strike', 'keep', 'acts']

/** `forcesThere`, `turn-end` as players write it. */
const apart = (text: string): string =>
  text.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, (_, one: string, other: string) => `${one} ${other.toLowerCase()}`)

/** What a field is called: what is asked with yes or no by the words of its question, all else by its name. `within` is the part of the form it stands in. */
export function fieldLabel({ name, shape, words }: Field, within = ''): string {
  // How it is typed at the command line is no matter where it is ticked.
  if (words !== undefined && IN_FULL.includes(within)) return sentence(words.replace(/, such as \w+=\S+$/, ''))
  const declared = shape.is === 'yes-no' ? words : undefined
  return FIELDS_WITHIN[within]?.[name] ?? FIELDS[name] ?? sentence(declared ?? apart(name))
}

/** What one of a list is called, for its buttons. */
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  selections: 'project',
  past: 'place',
  keyCities: 'key city',
  inPort: 'carrier',
  otherBases: 'base',
}

export const entryName = (name: string): string => ENTRY_NAMES[name] ?? name.replace(/s$/, '')

export const NOT_SAID = 'not said'
export const ANOTHER = 'Another'
export const WHICH = 'Which'

/** A number that may be left open. */
export const ifKnown = (label: string): string => `${label}, if known`

const NAMES: Readonly<Record<string, string>> = { ...DELEGATION_NAMES, ...NATION_NAMES }

/** Powers, countries, factions: whom something falls to. */
export const nationName = (id: string): string => NAMES[id] ?? id

export const WORDS = {
  was: (allowed: boolean): string => `it was ${allowed ? 'yes' : 'no'}`,
  price: (amount: number, who: string): string => `${amount} BRPs, ${who}`,
  working: 'How it comes about',
} as const

/** Words for what can be chosen in a form, where it is neither a nation nor a place and its name does not say it. */
const VALUES: Readonly<Record<string, string>> = {
  'year-start': 'the year starts',
  'atomic-attack': 'an atomic attack',
  'failed-atomic-attack': 'an atomic attack that fails',
  'atomic-attack-elsewhere': 'an atomic attack elsewhere',
  'atomic-attack-by-another': 'an atomic attack by another power',
  'british-surrender': 'Britain surrenders',
  'russian-surrender': 'Russia surrenders',
  'after-year-start': 'after the year start',
  'turn-end': 'at the end of the turn',
  'before-axis-turn': 'before the Axis player turn',
  southAfrican: 'South African',
  armor: 'armour',
  aaf: 'AAF',
  nas: 'naval air',
  port: 'a port',
  mapboardBox: 'a mapboard box',
  hex: 'a map hex',
  scrap: 'scrapped',
  brps: 'BRPs',
  seeker: 'whoever seeks terms',
  points: 'IC points',
  japanese: 'Japanese land',
  unoccupied: 'unoccupied land',
  communist: 'Communist land',
  capital: 'its capital is taken',
  choice: 'its own choice',
  action: 'an action',
  pearlHarbor: 'Pearl Harbor',
  russiaToAxis: 'Russia to the Axis',
  russiaToJapan: 'Russia to Japan',
  westToAxis: 'the Western Allies to the Axis',
  russiaAfterWest: 'Russia, after the West',
  usToJapan: 'the U.S. to Japan',
  axis: 'the Axis',
  orders: 'the orders phase',
  ops: 'operations',
}

/** The same value may mean another thing in another place. */
const VALUES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  box: BOX_NAMES,
  began: BOX_NAMES,
  from: BOX_NAMES,
  to: BOX_NAMES,
  new: BOX_NAMES,
  at: BOX_NAMES,
  load: CARGO_NAMES,
  how: {
    ground: 'moving in',
    strategic: 'passing by rail or road',
    stay: 'staying',
    overflight: 'flying over',
    'air-base': 'basing aircraft',
    'naval-base': 'basing ships',
    unload: 'landing',
    strait: 'passing its straits',
    supply: 'supplying units there',
  },
  cause: { other: 'something else' },
  event: { other: 'anything else' },
}

/** What a value is called; `of` is the field it stands in. */
export function valueName(of: string, value: string | number): string {
  const id = String(value)
  const name =
    VALUES_OF[of]?.[id] ??
    (isNation(id) ? NATION_NAMES[id] : undefined) ??
    VALUES[id] ??
    (id in DELEGATION_NAMES ? nationName(id) : undefined) ??
    (isPlace(id) ? PLACES[id].name : undefined) ??
    (isTurn(id) ? turnName(id) : apart(id))
  return bareName(name)
}
