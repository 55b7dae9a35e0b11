import { BOOKS } from '../../editions/index.ts'
import {
  FACT_IDS,
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
  targetName,
} from '../../rules/core/index.ts'
import { addressOf } from '../address.ts'
import { leftAlone, type RegisteredPage } from '../page.ts'
import { PAGES } from '../pages.ts'
import { type Document, situationAddress } from '../situation/index.ts'
import { bareName, FACTION_LABELS, sentence } from '../wording.ts'

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

const nationMeant = (said: string): Nation | undefined => NATIONS.find((one) => one === said || isMeant(said, NATION_NAMES[one]))
const powerMeant = (said: string): Power | undefined => POWERS.find((one) => one === said || isMeant(said, POWER_NAMES[one]))
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
    words: `${bareName(targetName(target))}: what a roll of the ${FACTION_LABELS[faction]} would do`,
    kind: 'Odds',
    href: dossier(document, target, faction),
  }))
}

/** `may russia declare turkey`: the cell of the war room. */
function askedWar(asked: string, document: Document): readonly Found[] {
  const [, who = '', whom = ''] = /^(?:may\s+)?(.+?)\s+(?:declares?|war|attacks?)\s+(?:war\s+)?(?:on\s+)?(.+)$/i.exec(asked) ?? []
  const by = who === '' ? undefined : powerMeant(who)
  const on = whom === '' ? undefined : nationMeant(whom)
  if (by === undefined || on === undefined) return []
  const href = situationAddress({ page: 'war', parts: { by, on } }, document)
  return [{ words: `May ${POWER_NAMES[by]} declare war on ${NATION_NAMES[on]}?`, kind: 'War room', href }]
}

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
          words: sentence(FACTS[id].words),
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
    ...rules(asked, document),
    ...(asked === '' ? [] : countries(asked, document)),
    ...pages(asked, document),
    ...facts(asked, document),
  ]
  return all.slice(0, MOST)
}
