import {
  type Book,
  type Citation,
  chapterOf,
  FACTIONS,
  holderOf,
  isAtWar,
  isMet,
  isPower,
  NATION_NAMES,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
  soMany,
  type Told,
  withVerb,
} from '../../core/index.ts'
import type { BorderLand } from '../rolls/index.ts'
import {
  type AccessRules,
  attackersOf,
  borderWarOf,
  capIn,
  type EntryStage,
  enemiesOf,
  type Footing,
  FRIEND_NAMES,
  type Friend,
  friendOf,
  type Gate,
  governanceOf,
  isCalling,
  isInForce,
  type MinorNation,
  type MinorStatus,
  OUT_OF_IT,
  powersWith,
  statusOf,
  told,
  unitsIn,
  WAYS_IN,
  type WayIn,
} from '../statuses/index.ts'
import { helperOf, type InterventionChapter, whyNotIntervene } from './intervention.ts'

/** Land with rules of its own on who may come in, although it is no minor nation. */
export const LANDS_APART = ['easternPoland', 'haiphong', 'indochina'] as const
export type LandApart = (typeof LANDS_APART)[number]

export interface AccessRequest {
  readonly by: Power
  readonly nation: MinorNation
  /** Its border land alone, not the rest of it. */
  readonly land?: BorderLand
  readonly how: WayIn
  readonly stage: EntryStage
  /** Units that would come to those already there. */
  readonly units: number
}

/** Every rule against coming in, or those that open the way. */
export interface Access {
  readonly refusals: readonly Refusal[]
  readonly opened: readonly Told[]
  /** How many may stay, and how many are there. */
  readonly room?: { readonly cap: number; readonly present: number; readonly cite: Citation }
}

/** Why a power may not help a nation under attack; nothing of one that does not call (3.5.2.3a). */
function whyNotHelp(book: Book<InterventionChapter>, situation: Situation, found: MinorStatus, by: Power): readonly Refusal[] | undefined {
  const friend = friendOf(by)
  if (friend === undefined || !isCalling(book, situation, found)) return undefined
  // Germany and Italy are not who comes where Japan is the Axis.
  if (helperOf(book, { by: friend, on: found.nation }) !== friend) return undefined
  return whyNotIntervene(book, situation, { by: friend, on: found.nation, divisions: 1, specialForces: false, supplies: false })
}

function footingsOf(book: Book<InterventionChapter>, situation: Situation, found: MinorStatus, by: Power): readonly Footing[] {
  const { favours } = found
  const isOpponent = favours !== null && powersWith(favours).some((power) => isAtWar(situation, power, by))
  return [
    'anyone',
    favours !== null && friendOf(by) === favours ? 'friend' : 'stranger',
    ...(isOpponent ? (['opponent'] as const) : []),
    ...(whyNotHelp(book, situation, found, by)?.length === 0 ? (['helper'] as const) : []),
  ]
}

/** Help came this very turn. */
function hasJustJoined(situation: Situation, { nation, status, since, isHelped }: MinorStatus): boolean {
  if (!isHelped || status !== 'coBelligerent') return false
  if (since !== undefined) return since === situation.turn
  return attackersOf(situation, nation).some((power) =>
    situation.wars.some(
      ({ between, since: start, until, opening }) =>
        between.includes(power) && between.includes(nation) && start === situation.turn && until === undefined && opening !== true,
    ),
  )
}

/** Whether a nation under attack has anybody to come, and if not, why no faction may (3.5.2.3a). */
function helpFor(book: Book<InterventionChapter>, situation: Situation, found: MinorStatus): { isOpen: boolean; why: readonly Told[] } {
  if (!isCalling(book, situation, found)) return { isOpen: false, why: [] }
  const asked = { on: found.nation, divisions: 1, specialForces: false, supplies: false }
  const judged = FACTIONS.map((by) => ({ by, refusals: whyNotIntervene(book, situation, { ...asked, by }) }))
  if (judged.some(({ refusals }) => refusals.length === 0)) return { isOpen: true, why: [] }
  const own = `${NATION_NAMES[found.nation]}: `
  return {
    isOpen: false,
    why: judged.flatMap(({ by, refusals }) =>
      refusals.flatMap(({ code, words, cite }) =>
        cite === undefined || code === 'not-opposed'
          ? []
          : [{ words: words.replace(own, `${FRIEND_NAMES[helperOf(book, { by, on: found.nation })]}: `), cite }],
      ),
    ),
  }
}

/** Why nobody may come to a nation that calls for help; nothing while somebody may. */
export const whyUnhelped = (book: Book<InterventionChapter>, situation: Situation, found: MinorStatus): readonly Told[] =>
  helpFor(book, situation, found).why

/** What is open and closed in a nation as things stand, for whomever. */
export function accessRulesFor(book: Book<InterventionChapter>, situation: Situation, found: MinorStatus): AccessRules {
  const { rows, call, arrival } = chapterOf(book, 'statuses')
  const { open, closed } = rows[found.status].access
  const extra = helpFor(book, situation, found).isOpen ? call : undefined
  const late = hasJustJoined(situation, found) ? arrival : undefined
  const aside = governanceOf(book, situation, found) !== undefined ? 'governed' : extra !== undefined ? 'called' : undefined
  const holding = (gates: readonly Gate[]): readonly Gate[] => gates.filter((gate) => isInForce(gate, situation, found.nation))
  const worded = (gate: Gate): Gate => ({ ...gate, words: (aside && gate.aside?.[aside]) ?? gate.words })
  return {
    open: holding([...open, ...(extra?.open ?? [])]),
    closed: holding([...closed.map(worded), ...(extra?.closed ?? []), ...(late?.closed ?? [])]),
  }
}

/** Ways that bring forces in: a strait is open to all, and goods are no forces. */
const BY_FORCES: readonly WayIn[] = WAYS_IN.filter((way) => way !== 'strait' && way !== 'supply')

/** Rules that keep forces of a power at peace out of what others of its faction fight for or share (3.4.4). */
const keptOut = (book: Book<InterventionChapter>, situation: Situation, { by, nation, how }: AccessRequest): readonly Refusal[] =>
  BY_FORCES.includes(how)
    ? (chapterOf(book, 'statuses').aloof ?? [])
        .filter((one) => one.by === by && isMet(one.when, situation))
        .map(({ words, cite }) => refuse('aloof', `${NATION_NAMES[nation]}: ${words}`, cite, { by, in: nation, how }))
    : []

/** Land of a nation that has surrendered, or is none, is its holder’s (3.5.1.3a). */
function intoHeldLand(
  book: Book<InterventionChapter>,
  situation: Situation,
  { status, cite }: MinorStatus,
  request: AccessRequest,
): Access {
  const { by, nation, how } = request
  const { capitals, land } = chapterOf(book, 'minorSurrenders')
  const capital = capitals[nation]
  const holder = capital === undefined ? 'nobody' : holderOf(situation, capital)
  const why = status === 'surrendered' ? { is: 'has surrendered', cite: land } : { is: 'is no nation of its own', cite }
  const words = `${NATION_NAMES[nation]} ${why.is}; ${holder === 'nobody' || holder === nation ? 'no power holds' : `${withVerb(holder, 'holds')}`} it`
  const isPartner = holder !== 'nobody' && isPower(holder) && friendOf(holder) === friendOf(by) && friendOf(by) !== undefined
  const kept = isPartner && holder !== by ? keptOut(book, situation, request) : []
  if (kept.length > 0) return { refusals: kept, opened: [] }
  if (holder === by || isPartner) return { refusals: [], opened: [{ words, cite: why.cite }] }
  if (holder !== 'nobody' && isAtWar(situation, by, holder))
    return { refusals: [], opened: [{ words: `${words}: by force of arms`, cite: book.clauses.war.rules.neutrality }] }
  return { refusals: [refuse('held-by-another', words, why.cite, { by, in: nation, how, holder })], opened: [] }
}

/** In a border war the attacker comes into the land it is fought for, and nowhere else (3.5.2.4c). */
function inBorderWar(
  book: Book<InterventionChapter>,
  situation: Situation,
  found: MinorStatus,
  request: AccessRequest,
): Access | undefined {
  const { by, nation, land, how } = request
  const border = borderWarOf(book, situation, found)
  if (border?.stage !== 'open' || border.war.against !== by || how === 'strait') return undefined
  const { inLand, noFurther } = border.war
  return land === border.war.land
    ? { refusals: [], opened: [inLand] }
    : {
        refusals: [refuse('no-further', `${NATION_NAMES[nation]}: ${noFurther.words}`, noFurther.cite, { by, in: nation, how })],
        opened: [],
      }
}

/** A power at peace keeps its forces out of a nation that fights, and of its faction’s friends (3.4.4). */
function whyAloof(book: Book<InterventionChapter>, situation: Situation, found: MinorStatus, request: AccessRequest): readonly Refusal[] {
  const isFighting = chapterOf(book, 'statuses').fights.includes(found.status) || isCalling(book, situation, found)
  const isShared = found.favours !== null && found.favours === friendOf(request.by)
  return isFighting || isShared ? keptOut(book, situation, request) : []
}

/** As many may stay as the nation’s cap lets (3.5.4b). */
function withinCap(
  book: Book<InterventionChapter>,
  situation: Situation,
  { nation, units }: AccessRequest,
  friend: Friend,
  opened: readonly Told[],
): Access {
  const present = unitsIn(situation, nation, friend)
  const { value: limit, cite } = capIn(chapterOf(book, 'statuses'), situation, nation)
  const room = { cap: limit, present, cite }
  if (present + units <= limit) return { refusals: [], opened, room }
  const words = `${NATION_NAMES[nation]}: ${soMany(units, 'unit')}${present === 0 ? '' : ` besides ${present} there`}; at most ${limit} may stay`
  return { refusals: [refuse('too-many-units', words, cite, { in: nation, units, present, limit })], opened: [], room }
}

/** Whether forces or goods of a power may come into a minor nation, and why (3.5.2 to 3.5.6). */
export function accessOf(book: Book<InterventionChapter>, situation: Situation, request: AccessRequest): Access {
  const { by, nation, how, stage } = request
  const { rows } = chapterOf(book, 'statuses')
  const found = statusOf(book, situation, nation)
  if (OUT_OF_IT.includes(found.status)) return intoHeldLand(book, situation, found, request)
  const name = NATION_NAMES[nation]
  if (enemiesOf(book, situation, found).includes(by))
    return {
      refusals: [],
      opened: [{ words: `${POWER_NAMES[by]} and ${name} are at war: by force of arms`, cite: book.clauses.war.rules.neutrality }],
    }
  const kept = whyAloof(book, situation, found, request)
  if (kept.length > 0) return { refusals: kept, opened: [] }
  const governance = governanceOf(book, situation, found)
  if (governance !== undefined && friendOf(by) === friendOf(governance.by)) return { refusals: [], opened: [governance.entry] }
  const limited = inBorderWar(book, situation, found, request)
  if (limited !== undefined) return limited
  const row = rows[found.status]
  const stands = found.favours === null ? row.name : `${row.name} with ${FRIEND_NAMES[found.favours]}`
  const shut = (gates: readonly Told[]): Access => ({
    refusals: gates.map(({ words, cite }) =>
      refuse('closed', `${name} (${stands}): ${words}`, cite, { by, in: nation, how, stage, status: found.status }),
    ),
    opened: [],
  })
  const footings = footingsOf(book, situation, found, by)
  const fits = ({ to, ways, stages }: Gate): boolean =>
    to.some((footing) => footings.includes(footing)) && ways.includes(how) && (stages?.includes(stage) ?? true)
  const { open, closed } = accessRulesFor(book, situation, found)
  const opening = open.filter(fits)
  const overruled = closed.filter((gate) => gate.isFirst && fits(gate))
  if (overruled.length > 0) return shut(overruled)
  if (opening.length === 0) {
    const { refusals } = shut(closed.filter(fits))
    return { refusals: [...refusals, ...(whyNotHelp(book, situation, found, by) ?? [])], opened: [] }
  }
  return found.favours !== null && opening.every(({ isCapped }) => isCapped)
    ? withinCap(book, situation, request, found.favours, told(opening))
    : { refusals: [], opened: told(opening) }
}
