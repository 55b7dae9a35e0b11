import { DELEGATION_NAMES, NATION_NAMES } from '../../rules/core/index.ts'
import { sentence } from '../wording.ts'

/** All wording of the forms that ask a door. */

const FIELDS: Readonly<Record<string, string>> = {
  of: 'Who gives in',
  by: 'By whom',
  on: 'On whom',
  in: 'Where',
  to: 'Where to',
  how: 'How',
  stage: 'In which part of the turn',
  units: 'Units',
  isVoluntary: 'Of its own will',
  isOffered: 'It is offered',
  past: 'Places passed',
  throughAxisTerritory: 'Through Axis territory',
  base: 'BRP base',
  owner: 'Whose',
  new: 'New transports',
  at: 'Transports at the turn’s end',
  began: 'Began the turn in',
  count: 'How many',
  damagedInPort: 'Damaged, in port',
  damaged: 'Damaged',
  moves: 'Moves',
  from: 'From',
  phase: 'Phase',
  box: 'Box',
  power: 'Power',
  moment: 'When',
  selections: 'Projects chosen',
  category: 'Category',
  project: 'Project',
  points: 'Research points',
  rolledThisYear: 'Rolled for this year',
  operation: 'Operation',
  theatre: 'Theatre',
  role: 'They are the',
  against: 'Against',
  forces: 'Forces',
  nationality: 'Nationality',
  kind: 'Kind',
  factors: 'Factors',
  fromEurope: 'Back from Europe',
  isChindit: 'The Chindit',
  event: 'What happens',
  country: 'Country',
  purpose: 'Capital for',
  turn: 'Taken in',
  prorated: 'Prorated BRPs',
  had: 'Who had it',
  taker: 'Who takes it',
  answer: 'The answer',
  isFree: 'Of its own will',
  vichy: 'Vichy France',
  concessions: 'Concessions',
  amount: 'How much',
  isInReturnedLand: 'In land handed back',
  icPoints: 'IC points in all',
  areBordersContiguous: 'Borders stay contiguous',
  meetsTerms: 'It meets the terms',
  isAgreed: 'Both sides agree',
  year: 'Year',
  lands: 'Lands',
  available: 'Territories at hand',
  name: 'Name',
  is: 'What it is',
  enemyTerritories: 'Enemy territories',
  alliedTerritories: 'Allied territories',
  alliedMainland: 'Of them on the mainland',
  enemyUnits: 'Enemy units',
  alliedUnits: 'Allied units',
  isConquest: 'Conquered in this war',
  supplies: 'PPs of supply',
  reservePoints: 'PPs in reserve',
  growthPercent: 'Growth in per cent',
  strength: 'Strength',
  isInfantry: 'Infantry',
  isLand: 'It is land',
  land: 'Which land is attacked',
  others: 'Other units',
  defenders: 'Defenders',
  hasCity: 'There is a city',
  divisions: 'Divisions',
  unbuilt: 'Unbuilt',
  forcesThere: 'Forces there',
  isNationalist: 'The land is Nationalist',
  isNextToCommunist: 'Next to Communist land',
  cause: 'Because',
  industry: 'Its industry',
  centres: 'Centres',
  holder: 'Held by',
  keyCities: 'Key cities, where the capital does not decide',
  pps: 'PPs',
  type: 'Type',
  hasFreeWay: 'Has a free way',
  isRecon: 'Reconnaissance',
  load: 'Load',
  route: 'Route',
  via: 'All of it by',
  carriers: 'In whose transports',
  escort: 'Escorted by',
  transports: 'Transports at hand',
  already: 'Units sent already',
  behind: 'Stops behind it',
  arm: 'Arm',
  task: 'Task',
  range: 'How far',
  sent: 'Units',
}

/** The same name may be asked of another thing within a part. */
const FIELDS_WITHIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  industry: { base: 'PPs of its base' },
  centres: { at: 'City' },
}

/** What a field is called; `within` is the part of the form it stands in. */
export const fieldLabel = (name: string, within = ''): string => FIELDS_WITHIN[within]?.[name] ?? FIELDS[name] ?? sentence(name)

/** What one of a list is called, for its buttons. */
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  units: 'unit',
  moves: 'move',
  selections: 'project',
  concessions: 'concession',
  lands: 'land',
  past: 'place',
  centres: 'centre',
  keyCities: 'key city',
}

export const entryName = (name: string): string => ENTRY_NAMES[name] ?? 'entry'

export const NOT_SAID = 'not said'
export const ANOTHER = 'Another'
export const WHICH = 'Which'

/** A number that may be left open. */
export const ifKnown = (label: string): string => `${label}, if known`

const NAMES: Readonly<Record<string, string>> = { ...DELEGATION_NAMES, ...NATION_NAMES }

/** Powers, countries, factions: whom something falls to. */
export const nationName = (id: string): string => NAMES[id] ?? id

export const WORDS = {
  yes: 'Yes',
  no: 'No',
  was: (allowed: boolean): string => `it was ${allowed ? 'yes' : 'no'}`,
  against: 'What stands against it',
  follows: 'What follows',
  free: 'No rule of this chapter stands against it.',
  price: (amount: number, who: string): string => `${amount} BRPs, ${who}`,
  working: 'How it comes about',
  noReads: 'Nothing on the map would change it.',
} as const
