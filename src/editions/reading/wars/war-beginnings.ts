import {
  type Condition,
  type Declaration,
  factionOf,
  isBefore,
  isMet,
  isPower,
  joins,
  NATION_NAMES,
  type Nation,
  type Power,
  readsOf,
  SIDE_OF,
  type Situation,
  TRACKS,
  type Turn,
  turnAfter,
  turnName,
  turnsFrom,
  type War,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { USUAL_COURSE } from '../../index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'
import { withImpliedWars } from './brought-wars.ts'
import { noSoonerThan } from './second-declarations.ts'
import { attackWords } from './undeclared-attacks.ts'

type Told = Omit<SituationDocument, 'edition'>
type Declared = NonNullable<Told['declarations']>[number]
type Pair = readonly [Nation, Nation]

/** Wars of two powers whose declarer history knows; what another declaration brings with it is not among them. */
const USUAL: readonly (readonly [Power, Power])[] = [
  ['germany', 'russia'],
  ['germany', 'us'],
  ['italy', 'britain'],
  ['italy', 'france'],
  ['japan', 'us'],
  ['japan', 'britain'],
]

const usualOf = ([one, other]: Pair): readonly [Power, Power] | undefined =>
  USUAL.find((pair) => pair.some((power) => power === one) && pair.some((power) => power === other))

/** What kept a power from declaring war on another then (50.32). */
const barsOn = ({ clauses }: Rulebook, situation: Situation, by: Power, on: Power) =>
  clauses.war.bars.filter((bar) => bar.by?.includes(by) && bar.on?.includes(on) && isMet(bar.when, situation))

/** A level or a fact that nobody reported proves nothing. */
const isProven = ({ when }: { readonly when: Condition }, known: readonly string[]): boolean =>
  readsOf(when).every((read) => {
    if (read.of === 'level') return known.includes(read.track)
    return read.of !== 'fact' || known.includes(read.fact)
  })

/** The position before the declarations of a turn. */
const positionAt = (situation: Situation, turn: Turn): Situation => ({
  ...situation,
  turn,
  wars: situation.wars.filter(({ since, opening }) => opening === true || isBefore(since, turn)),
})

/** Who is likely to have declared a war, and whether anybody else can have. */
interface Beginning {
  readonly by: Power
  readonly on: Power
  readonly turn: Turn
  readonly isSure: boolean
}

/** The usual declarer, unless the book kept it from it then; the other, if that one was free to. */
function beginningIn(
  book: Rulebook,
  situation: Situation,
  pair: Pair,
  turn: Turn,
  known: readonly string[] = TRACKS,
): Beginning | undefined {
  const usual = usualOf(pair)
  if (usual === undefined) return undefined
  const [by, on] = usual
  const then = positionAt(situation, turn)
  const [own, other] = [barsOn(book, then, by, on), barsOn(book, then, on, by)]
  if (own.length === 0) return { by, on, turn, isSure: other.some((bar) => isProven(bar, known)) }
  return other.length > 0 ? undefined : { by: on, on: by, turn, isSure: own.some((bar) => isProven(bar, known)) }
}

/** A war without a date was on when the turn began, long enough for an Allied player turn to have followed it (49.61, 49.841A). */
const turnBefore = (now: Turn, side: 'axis' | 'allies'): Turn => turnAfter(now, side === 'axis' ? -1 : -2) ?? now

/** When a war of these usually had begun, if it had by now. */
const usualTurn = ([one, other]: Pair, now: Turn): Turn | undefined => {
  const known = USUAL_COURSE.find(
    ({ wars, turn }) =>
      !isBefore(now, turn) && wars.some((war) => joins('between' in war ? war : { between: war, since: turn }, one, other)),
  )
  return known === undefined ? undefined : turnAfter(known.turn, -1)
}

/**
 * When a war that nobody dates is taken to have begun: when it usually had, or else just before this turn, unless the book lets nobody
 * begin it before now.
 */
function beginOf(book: Rulebook, situation: Situation, pair: Pair): Turn {
  const { turn: now } = situation
  const usual = usualTurn(pair, now)
  if (usual !== undefined) return usual
  if (usualOf(pair) !== undefined) {
    const last = turnBefore(now, 'axis')
    const isOnlyNow = beginningIn(book, situation, pair, last) === undefined && beginningIn(book, situation, pair, now) !== undefined
    return isOnlyNow ? now : last
  }
  const attacker = pair.find(isPower)
  return turnBefore(now, attacker === undefined ? 'axis' : SIDE_OF[attacker])
}

/** The document with a date for each war that has none, where the scenario began before this turn; `undated` are those. */
export function withDatedWars<D extends Told>(
  book: Rulebook,
  situation: Situation,
  base: readonly War[],
  document: D,
): { readonly document: D; readonly undated: readonly War[] } {
  const { wars, declarations = [] } = document
  const begins = book.scenarios[situation.scenario]?.turn
  if (wars === undefined || begins === undefined || !isBefore(begins, situation.turn)) return { document, undated: [] }
  const isDated = ([one, other]: Pair): boolean =>
    isJoined(declarations, [one, other]) ||
    base.some((war) => joins(war, one, other)) ||
    declarations.some(({ by, on }) => joins({ between: [one, other], since: begins }, by, on))
  const undated: War[] = []
  const brought = warsOf(book, situation, base, declarations)
  const then = { ...situation, wars: [...base, ...wars.flatMap((war) => ('between' in war ? [war as War] : []))] }
  // One that stands there with its date besides is one war.
  const isTwice = ([one, other]: Pair): boolean =>
    wars.some((war) => 'between' in war && war.until === undefined && joins(war as War, one, other))
  const once = wars.filter((war) => 'between' in war || !isTwice(war))
  const dated = once.map((war) => {
    if ('between' in war || isDated(war)) return war
    const since = brought.find((other) => joins(other, ...war))?.since
    if (since !== undefined) return { between: war, since }
    const [usually, floor] = [beginOf(book, then, war), noSoonerThan(book, situation, document, war)]
    // What cannot be older than this turn is of this turn.
    if (floor === situation.turn) return { between: war, since: floor }
    const one = { between: war, since: floor !== undefined && isBefore(usually, floor) ? floor : usually }
    undated.push(one)
    return one
  })
  return undated.length === 0 && dated.length === wars.length && dated.every((war, at) => war === wars[at])
    ? { document, undated }
    : { document: { ...document, wars: dated }, undated }
}

/** The wars of the start with what declarations brought, up to a turn (50.521). */
function warsOf(
  book: Rulebook,
  situation: Situation,
  base: readonly War[],
  made: readonly Declared[],
  until = situation.turn,
): readonly War[] {
  const declarations = made
    .map((one): Declaration => ({ turn: situation.turn, ...one }) as Declaration)
    .filter(({ turn }) => !isBefore(until, turn))
  return withImpliedWars(book, { ...situation, turn: until, wars: base, declarations }).wars
}

/** A partner of the other has declared war on the usual declarer: the war may have come with that (3.4.2b). */
const isJoined = (made: readonly Declared[], pair: Pair): boolean => {
  const [by, on] = usualOf(pair) ?? []
  return by !== undefined && on !== undefined && made.some((one) => one.on === by && factionOf(one.by) === factionOf(on))
}

const isUndeclared = (declarations: readonly Declared[], war: War): boolean => !declarations.some(({ by, on }) => joins(war, by, on))

/** Declarations that come with another of themselves: of Japan’s on the U.S., one on Britain (50.32C). */
function companionsOf({ clauses }: Rulebook, situation: Situation, made: readonly Declared[], one: Declared): readonly Declared[] {
  const turn = one.turn ?? situation.turn
  const then = positionAt(situation, turn)
  return clauses.war.companions
    .filter(
      ({ by, on, also, when }) =>
        one.revoked !== true &&
        by === one.by &&
        on === one.on &&
        isMet(when, then) &&
        !then.wars.some((war) => war.until === undefined && joins(war, by, also)) &&
        !made.some((other) => other.by === by && other.on === also),
    )
    .map(({ by, also, isOne }) => ({ by, on: also, turn, ...(isOne ? { quiet: true } : {}) }))
}

/**
 * The document with the declarations that must have begun the wars of powers it tells of: those that no other declaration brought, each by
 * who alone may have made it by the levels and facts that are `known`, or else by who usually did, which is asked about.
 */
export function withBeginnings<D extends Told>(
  book: Rulebook,
  situation: Situation,
  base: readonly War[],
  document: D,
  known: readonly string[],
  undated: readonly War[] = [],
): { readonly document: D; readonly derived: readonly Derived[]; readonly asked: readonly Remark[] } {
  const { wars: told = [], declarations: given = [] } = document
  const companions = given.flatMap((one) => companionsOf(book, situation, given, one))
  let made: readonly Declared[] = [...given, ...companions]
  const derived: Derived[] = []
  const asked: Remark[] = []
  const asWar = (entry: (typeof told)[number]): War => ('between' in entry ? (entry as War) : { between: entry, since: situation.turn })
  const isRenewed = (war: War): boolean => told.filter((entry) => joins(war, ...asWar(entry).between)).length > 1
  const open = told
    .map(asWar)
    .filter((war) => !base.some((other) => joins(war, ...other.between)) && !isRenewed(war))
    .toSorted((one, other) => turnsFrom(other.since, one.since))
  let fought = base
  for (const war of open) {
    const beside = { ...situation, wars: [...base, ...open.filter((other) => other !== war)] }
    const found = beginningIn(book, beside, war.between, war.since, known)
    const isExplained =
      isJoined(given, war.between) ||
      !isUndeclared(made, war) ||
      warsOf(book, situation, fought, made, war.since).some((other) => joins(other, ...war.between))
    fought = [...fought, war]
    if (found === undefined || isExplained) continue
    const { by, on, turn } = found
    const declaration = { by, on, turn }
    const isOfNow = undated.includes(war) && turn === situation.turn
    // Of a war that nobody dates it is sure only if it would be this turn as well.
    const isSure = found.isSure && (!undated.includes(war) || beginningIn(book, beside, war.between, situation.turn, known)?.by === by)
    made = [...made, declaration, ...companionsOf(book, situation, [...made, declaration], declaration)]
    const words = `${NATION_NAMES[war.between[0]]} and ${NATION_NAMES[war.between[1]]} ${war.until === undefined ? 'are' : 'have been'} at war`
    const about = { declared: [by, on] as const, cite: book.clauses.war.rules.whoGoes }
    if (isSure) derived.push({ words: `${attackWords(found)}, since ${words}`, ...about })
    else
      asked.push({
        words: `${words} and no report says who declared it; taken as done by ${NATION_NAMES[by]}${isOfNow ? ` in ${turnName(turn)}` : ''}; please report the declaration`,
        ...about,
      })
  }
  return { document: made.length === given.length ? document : { ...document, declarations: [...made] }, derived, asked }
}
