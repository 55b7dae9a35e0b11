import { CARGO_NAMES } from '../../rules/chapters/lend-lease/index.ts'
import { BOX_NAMES } from '../../rules/chapters/transports/index.ts'
import { DELEGATION_NAMES, isNation, isPlace, isTurn, NATION_NAMES, PLACES, turnName } from '../../rules/core/index.ts'
import { bareName } from '../wording.ts'
import { nationName } from './words.ts'

/** Words for what can be chosen in a form, where it is neither a nation nor a place. */
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
  british: 'British',
  commonwealth: 'Commonwealth',
  american: 'American',
  canadian: 'Canadian',
  southAfrican: 'South African',
  australian: 'Australian',
  indian: 'Indian',
  europe: 'Europe',
  elsewhere: 'elsewhere',
  pacific: 'the Pacific',
  indiaBox: 'the India box',
  mapboard: 'the mapboard',
  armor: 'armour',
  aaf: 'AAF',
  nas: 'naval air',
  otherGround: 'other ground',
  port: 'a port',
  mapboardBox: 'a mapboard box',
  hex: 'a map hex',
  scrap: 'scrapped',
  brps: 'BRPs',
  ulster: 'Ulster',
  seeker: 'whoever seeks terms',
  winner: 'the winner',
  points: 'IC points',
  resources: 'resources',
  japanese: 'Japanese land',
  unoccupied: 'unoccupied land',
  communist: 'Communist land',
  capital: 'its capital is taken',
  choice: 'its own choice',
  action: 'an action',
  pearlHarbor: 'Pearl Harbor',
  aleutians: 'the Aleutians',
  russiaToAxis: 'Russia to the Axis',
  russiaToJapan: 'Russia to Japan',
  westToAxis: 'the Western Allies to the Axis',
  russiaAfterWest: 'Russia, after the West',
  usToJapan: 'the U.S. to Japan',
  axis: 'the Axis',
  ground: 'moving in',
  strategic: 'passing by rail or road',
  stay: 'staying',
  overflight: 'flying over',
  'air-base': 'basing aircraft',
  'naval-base': 'basing ships',
  unload: 'landing',
  strait: 'passing its straits',
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
  forces: { ground: 'ground', air: 'air', naval: 'naval' },
  against: { ground: 'ground', air: 'air', naval: 'naval' },
  arm: { ground: 'ground', air: 'air', naval: 'naval' },
  how: { supply: 'supplying units there' },
  cause: { other: 'something else' },
  event: { other: 'anything else' },
}

const apart = (text: string): string =>
  text.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, (_, one: string, other: string) => `${one} ${other.toLowerCase()}`)

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
