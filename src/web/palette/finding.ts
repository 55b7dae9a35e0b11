import { BOOKS } from '../../editions/index.ts'
import { nearest } from '../../editions/reading/index.ts'
import {
  FACT_IDS,
  FACTION_NAMES,
  FACTIONS,
  FACTS,
  type Faction,
  isMinorTarget,
  NATION_NAMES,
  NATIONS,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  TARGETS,
  type Target,
  TRACK_NAMES,
  type Track,
  targetName,
} from '../../rules/core/index.ts'
import { addressOf } from '../address.ts'
import { leftAlone, type RegisteredPage } from '../page.ts'
import { PAGES } from '../pages.ts'
import { type Document, factLabel, put, situationAddress } from '../situation/index.ts'
import { bareName, FACTION_LABELS } from '../wording.ts'

/** Somewhere to go: what it is, and what kind of thing. */
export interface Found {
  readonly words: string
  readonly kind: string
  readonly href: string
}

/** So many are shown; whoever wants another says it more closely. */
const MOST = 12
const MOST_FACTS = 6

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}.+ -]/gu, '')

/** Every word begins a word of what is meant. */
const isMeant = (asked: string, name: string): boolean => {
  const words = plain(name).split(/[ -]+/)
  return plain(asked)
    .split(/[ -]+/)
    .filter((word) => word !== '')
    .every((word) => words.some((one) => one.startsWith(word)))
}

/** America has more names than the others. */
const spoken = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/^(?:u\.s\.?|usa|america|united states)$/, 'us')

const among = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>, said: string): T | undefined =>
  all.find((one) => one === spoken(said) || isMeant(spoken(said), names[one]))

const nationMeant = (said: string): Nation | undefined => among(NATIONS, NATION_NAMES, said)
const powerMeant = (said: string): Power | undefined => among(POWERS, POWER_NAMES, said)
const targetMeant = (said: string): Target | undefined =>
  TARGETS.find((one) => isMinorTarget(one) && (one === said || isMeant(said, targetName(one))))
const factionMeant = (said: string): Faction | undefined =>
  FACTIONS.find((one) => one.toLowerCase() === said || isMeant(said, FACTION_LABELS[one]))

const dossier = (document: Document, thing: Target, by: Faction): string =>
  situationAddress({ page: 'dossier', thing, parts: { by } }, document)

/** `odds hungary axis`: the dossier, from the side that rolls. */
function askedOdds(asked: string, document: Document): readonly Found[] {
  const [, country = '', side = ''] =
    /^(?:odds|roll|reckon)\s+(.+?)(?:\s+(?:by\s+)?(axis|western(?: allies)?|allies|west|russia))?$/i.exec(asked) ?? []
  const target = country === '' ? undefined : targetMeant(country)
  if (target === undefined) return []
  const by = side === '' ? FACTIONS : [factionMeant(/^(allies|west)/i.test(side) ? 'western' : side.toLowerCase()) ?? 'axis']
  return by.map((faction) => ({
    words: `${bareName(targetName(target))}: what a roll of ${FACTION_NAMES[faction].replace('European ', '')} would do`,
    kind: 'Odds',
    href: dossier(document, target, faction),
  }))
}

/** The track that binds whoever declares this war. */
const trackOf = (by: Power, on: Nation): Track | undefined => {
  const pair: readonly string[] = [by, on]
  if (pair.includes('us')) return pair.includes('japan') ? 'usjt' : 'usat'
  return pair.includes('russia') ? 'rgt' : undefined
}

const MOST_TENSION = 50

/** `may russia declare turkey`, `… at 30`: the cell of the war room, at the tension that was said. */
function askedWar(asked: string, document: Document): readonly Found[] {
  const [, who = '', whom = '', at] =
    /^(?:may\s+|can\s+)?(.+?)\s+(?:declares?|war|attacks?)\s+(?:war\s+)?(?:on\s+)?(.+?)(?:\s+(?:at|with)\D*(\d{1,2})\D*)?$/i.exec(asked) ??
    []
  const by = who === '' ? undefined : powerMeant(who)
  const on = whom === '' ? undefined : nationMeant(whom)
  if (by === undefined || on === undefined) return []
  const track = at === undefined || Number(at) > MOST_TENSION ? undefined : trackOf(by, on)
  const tried = track === undefined ? document : put(document, ['tensions', track], Number(at))
  const href = situationAddress({ page: 'war', parts: { by, on } }, tried)
  const tension = track === undefined ? '' : ` at a ${TRACK_NAMES[track]} of ${at}`
  return [{ words: `May ${POWER_NAMES[by]} declare war on ${NATION_NAMES[on]}${tension}?`, kind: 'War room', href }]
}

/** `declare greece`, `who may attack belgium`: everybody who may have been meant, each a cell of the war room. */
function askedWars(asked: string, document: Document): readonly Found[] {
  const [, whom = ''] = /^(?:who\s+(?:may|can)\s+)?(?:declares?|attacks?|war)\s+(?:war\s+)?(?:on\s+)?(.+)$/i.exec(asked) ?? []
  const on = whom === '' ? undefined : nationMeant(whom)
  return on === undefined
    ? []
    : POWERS.filter((by) => by !== on).map((by) => ({
        words: `May ${POWER_NAMES[by]} declare war on ${NATION_NAMES[on]}?`,
        kind: 'War room',
        href: situationAddress({ page: 'war', parts: { by, on } }, document),
      }))
}

const bare = (target: Target): string => plain(bareName(targetName(target)))

/** Countries whose name was mistyped, where nothing else is found. */
function countriesMeant(asked: string, document: Document): readonly Found[] {
  const all = TARGETS.filter(isMinorTarget)
  const meant = nearest(plain(asked), all.map(bare))
  return all
    .filter((target) => meant.includes(bare(target)))
    .map((target) => ({ words: bareName(targetName(target)), kind: 'Country', href: dossier(document, target, 'axis') }))
}

/** `us entry`, `when may america go to war`: the forecast of the tracks, which opens with it. */
const askedEntry = (asked: string, document: Document): readonly Found[] =>
  /^(?:when .*)?(?:u\.?s\.?|america\w*)\b.*\b(?:entry|enters?|war)\b|^entry\b.*(?:u\.?s|america)/i.test(asked)
    ? [{ words: 'When may the U.S. go to war?', kind: 'Tensions', href: situationAddress({ page: 'tensions', parts: {} }, document) }]
    : []

const isShown = ({ words, ...page }: RegisteredPage): boolean => words !== undefined && leftAlone(page, []) === undefined

const pages = (asked: string, document: Document): readonly Found[] =>
  [
    ...PAGES.filter(isShown).map(({ id, words = id }) => ({ words, href: situationAddress({ page: id, parts: {} }, document) })),
    { words: 'Play: your games', href: addressOf(['games']) },
    { words: 'Books', href: addressOf(['books']) },
    { words: 'Tour', href: addressOf(['tour']) },
  ]
    .filter(({ words }) => isMeant(asked, words))
    .map((found) => ({ ...found, kind: 'Page' }))

const countries = (asked: string, document: Document): readonly Found[] =>
  TARGETS.filter((target) => isMinorTarget(target) && isMeant(asked, targetName(target))).map((target) => ({
    words: bareName(targetName(target)),
    kind: 'Country',
    href: dossier(document, target, 'axis'),
  }))

const facts = (asked: string, document: Document): readonly Found[] =>
  asked.length < 3
    ? []
    : FACT_IDS.filter((id) => isMeant(asked, `${id.replaceAll('.', ' ')} ${FACTS[id].words}`))
        .toSorted((one, other) => one.length - other.length)
        .slice(0, MOST_FACTS)
        .map((id) => ({
          words: factLabel(id),
          kind: 'Fact',
          href: situationAddress({ page: 'facts', parts: { search: id } }, document),
        }))

/** A number of a rule, in the book at hand first; each book says whether it has it, and all can be searched for it. */
function rules(asked: string, { edition }: Document): readonly Found[] {
  if (!/^(?:R|RT|RC)?-?\d+[.\d]*\s?(?:[A-Z]|\([a-z0-9]\))?$/i.test(asked)) return []
  const books = BOOKS.toSorted((one, other) => Number(other.id === edition) - Number(one.id === edition))
  return [
    ...books.map(({ id, title }) => ({ words: `${asked} in ${title}`, kind: 'Rule', href: addressOf(['books', id], [['rule', asked]]) })),
    { words: `${asked} in all books`, kind: 'Search', href: addressOf(['books'], [['search', asked]]) },
  ]
}

/** Where somebody may want to go who typed this, the likeliest first. */
export function findAll(typed: string, document: Document): readonly Found[] {
  const asked = typed.trim().replace(/\s+/g, ' ')
  const all = [
    ...askedOdds(asked, document),
    ...askedWar(asked, document),
    ...askedWars(asked, document),
    ...askedEntry(asked, document),
    ...rules(asked, document),
    ...(asked === '' ? [] : countries(asked, document)),
    ...pages(asked, document),
    ...facts(asked, document),
  ]
  return (all.length === 0 && asked !== '' ? countriesMeant(asked, document) : all).slice(0, MOST)
}
