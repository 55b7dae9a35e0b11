import {
  type Book,
  type Citation,
  chapterOf,
  isMet,
  type PlayerTurn,
  type Refusal,
  refuse,
  type Situation,
  type Told,
  turnName,
} from '../../core/index.ts'
import { whyNotAid } from '../lend-lease/index.ts'
import { allPermissions, mostOf, whyNotAct } from '../tension/index.ts'
import { ACTIVITIES, ACTIVITY_WORDS, type Activity, type ClosedHex, type PortState } from './activity.ts'
import { endedBy, endings, openEndings } from './anglo-french-clock.ts'
import type { CooperationChapter, CooperationRule, Pair, PairLimits, Reason, Role } from './clauses.ts'
import { BRITISH, type Camp, type Cooperator, campOf, cooperatorName, isMajor } from './cooperator.ts'
import { type Opening, openingOf } from './opening.ts'

/** How two stand to each other. */
export type Relation =
  | { readonly is: 'pair'; readonly pair: Pair; readonly role: Role }
  /** On one side, and bound by nothing here. */
  | { readonly is: 'free'; readonly cite?: Citation }
  | { readonly is: 'strangers'; readonly words: string }

const isBritish = (one: Cooperator): boolean => BRITISH.includes(one)

/** Every pair that two may make, the one acting first; a book limits some of them. */
function pairsOf(one: Cooperator, other: Cooperator, [camp, otherCamp]: readonly [Camp | undefined, Camp | undefined]): readonly Pair[] {
  const isAllied = otherCamp === 'western' || otherCamp === 'russian'
  const made: readonly (readonly [Pair, boolean])[] = [
    ['anglo-french', isBritish(one) && other === 'france'],
    ['german-italian', one === 'germany' && other === 'italy'],
    ['chinese', one === 'china' && other === 'communistChina'],
    ['nationalist-russian', one === 'china' && otherCamp === 'russian'],
    ['communist-chinese', one === 'communistChina' && other !== 'china' && isAllied],
    ['nationalist-western', one === 'china' && otherCamp === 'western'],
    ['russo-allied', camp === 'western' && otherCamp === 'russian'],
    ['anglo-american', isBritish(one) && other === 'us'],
    ['american-allied', one === 'us' && otherCamp === 'western' && other !== 'china' && !isBritish(other)],
  ]
  return made.filter(([, isMade]) => isMade).map(([pair]) => pair)
}

const pairOf = (book: Book<CooperationChapter>, ...between: Parameters<typeof pairsOf>): Pair | undefined =>
  pairsOf(...between).find((pair) => chapterOf(book, 'cooperation').pairs[pair] !== undefined)

/** The limits between a pair that the book is known to limit. */
export function limitsOf(book: Book<CooperationChapter>, pair: Pair): PairLimits {
  const limits = chapterOf(book, 'cooperation').pairs[pair]
  if (limits === undefined) throw new Error(`${book.title} says nothing of the pair ${pair}`)
  return limits
}

const FRENCH: readonly Cooperator[] = ['france', 'freeFrance', 'vichyFrance']

export function relationOf(book: Book<CooperationChapter>, situation: Situation, one: Cooperator, other: Cooperator): Relation {
  const camps = [campOf(one, situation), campOf(other, situation)] as const
  const [camp, otherCamp] = camps
  const pair = pairOf(book, one, other, camps)
  if (pair !== undefined) return { is: 'pair', pair, role: 'first' }
  const turned = pairOf(book, other, one, [otherCamp, camp])
  if (turned !== undefined) return { is: 'pair', pair: turned, role: 'second' }
  const neutral = camp === undefined ? one : otherCamp === undefined ? other : undefined
  if (neutral !== undefined)
    return { is: 'strangers', words: `${cooperatorName(neutral)} ${neutral === 'dutchEastIndies' ? 'fight' : 'fights'} on nobody’s side` }
  if ((camp === 'axis') !== (otherCamp === 'axis'))
    return { is: 'strangers', words: `${cooperatorName(one)} and ${cooperatorName(other)} are on opposite sides` }
  const { others } = chapterOf(book, 'cooperation')
  const isFrenchMatter = FRENCH.includes(one) || FRENCH.includes(other)
  return isFrenchMatter && others !== undefined ? { is: 'free', cite: others } : { is: 'free' }
}

/** What two may be asked about: what every pair may, and what the rules between these speak of. */
export function activitiesFor(book: Book<CooperationChapter>, relation: Relation): readonly Activity[] {
  const spoken = relation.is === 'pair' ? limitsOf(book, relation.pair).rules.map(({ activity }) => activity) : []
  const known = new Set<Activity>([...chapterOf(book, 'cooperation').activities, ...spoken])
  return ACTIVITIES.filter((activity) => known.has(activity))
}

/** Whether a pair is limited now, and what says so. */
export interface Binding extends Told {
  readonly isBound: boolean
}

export function bindingOf(book: Book<CooperationChapter>, situation: Situation, pair: Pair, now: PlayerTurn): Binding {
  const { binds, cite, lifted } = limitsOf(book, pair)
  if (binds === 'always') return { isBound: true, words: 'for the whole game', cite }
  if (binds === 'clock') {
    const ending = endedBy(book, situation, now)
    return ending === undefined
      ? { isBound: true, words: 'limits still hold', cite }
      : { isBound: false, words: `lifted: ${ending.words}`, cite: ending.cite }
  }
  return isMet(binds, situation)
    ? { isBound: true, words: 'limits hold as things stand', cite }
    : { isBound: false, words: 'lifted as things stand', cite: lifted }
}

/** Some ban stands between the pair although its limits are lifted, or what it was limited for is past. */
export const hasBansLeft = (book: Book<CooperationChapter>, situation: Situation, pair: Pair): boolean =>
  limitsOf(book, pair).rules.some(
    ({ verdict, forGood, onceLifted, unless }) =>
      verdict === 'forbidden' && (forGood === true || onceLifted === true) && (unless === undefined || !isMet(unless, situation)),
  )

/** What is asked beside the activity. */
export interface Circumstance {
  readonly now: PlayerTurn
  /** One of the closed hexes; all of them where none is named. */
  readonly hex?: ClosedHex
  /** Axis forces have once stood in that Maginot hex (53.23D). */
  readonly wasAxisHeld?: boolean
  /** What is said of the port in question. */
  readonly port?: readonly PortState[]
}

/** The answer about one activity. */
export interface Judgement {
  readonly activity: Activity
  readonly words: string
  readonly allowed: boolean
  /** Some rule of the chapter speaks of it. */
  readonly isRegulated: boolean
  readonly refusals: readonly Refusal[]
  /** Rules that leave it open, or extend the ban to these two. */
  readonly notes: readonly Reason[]
  /** Where a rule between the two forbids it. */
  readonly opening?: Opening
}

/** Who stands first in the pair and who second, and the part that falls to the one who acts. */
interface Acting {
  readonly first: Cooperator
  readonly second: Cooperator
  readonly role: Role
}

function isInForce(rule: CooperationRule, situation: Situation, isBound: boolean, { hex, wasAxisHeld }: Circumstance): boolean {
  // 53.23D: once Axis forces have stood in it, a Maginot hex is as open as any other.
  const closed = rule.at ?? (rule.closedHexes === undefined ? undefined : hex)
  if (closed === 'maginot' && wasAxisHeld === true) return false
  const isTime = rule.onceLifted === true ? !isBound : isBound || rule.forGood === true
  return isTime && (rule.unless === undefined || !isMet(rule.unless, situation))
}

const speaksOf = (rule: CooperationRule, activity: Activity, { first, second, role }: Acting, { hex, port = [] }: Circumstance): boolean =>
  rule.activity === activity &&
  (rule.by === undefined || rule.by === role) &&
  (rule.first?.includes(first) ?? true) &&
  (rule.second?.includes(second) ?? true) &&
  (rule.of === undefined || (rule.of === 'britain') === (first === 'britain')) &&
  (rule.closedHexes !== 'named' || hex !== undefined) &&
  (rule.port === undefined || port.includes(rule.port)) &&
  (rule.at === undefined || hex === undefined || rule.at === hex)

/** Activities that belong to the bans on stacking, support and combined attacks, which bind minors and partisans by name (53.44). */
const BINDS_MINORS_BY_NAME: readonly string[] = ['53.41', '53.42', '53.43']

/** Communist China attritions with Russia only while that fights Japan, and never with both (53.57). */
function whyNotAttrition(
  book: Book<CooperationChapter>,
  situation: Situation,
  pair: readonly [Cooperator, Cooperator],
  activity: Activity,
): readonly Refusal[] {
  const { attrition } = chapterOf(book, 'cooperation')
  if (attrition === undefined || activity !== 'attrition' || !pair.includes('communistChina') || !pair.includes('russia')) return []
  const isWithNationalists = isMet(attrition.withNationalists, situation)
  if (!isWithNationalists && isMet(attrition.withRussia, situation)) return []
  const words = isWithNationalists ? 'Communists attrition with the Nationalists instead' : 'not before Russia and Japan are at war'
  return [refuse('cooperation', `${cooperatorName(pair[0])} with ${cooperatorName(pair[1])}: ${words}`, attrition.cite, { activity })]
}

/** A leave that a permission measures: the reasons against it now, or how much there may be. */
function measured(
  book: Book<CooperationChapter>,
  situation: Situation,
  { act, words, cite }: CooperationRule,
): { refusals: readonly Refusal[]; note: Reason } {
  const permission = act === undefined ? undefined : allPermissions(book).find(({ id }) => id === act)
  const most = permission === undefined ? undefined : mostOf(permission, situation)
  return {
    refusals: act === undefined ? [] : whyNotAct(book, situation, act),
    note: { words: typeof most === 'number' ? `${words}: at most ${most}` : words, cite },
  }
}

/** What the chapter on lend-lease has against it, where the two would lend. */
const whyNotLent = (
  book: Book<CooperationChapter>,
  situation: Situation,
  [one, other]: readonly [Cooperator, Cooperator],
  activity: Activity,
): readonly Refusal[] => (activity === 'lend-lease' ? whyNotAid(book, situation, one, other) : [])

/** What a rule about others leaves open to a Western Ally and one whom it names (53.52). */
function passing(book: Book<CooperationChapter>, situation: Situation, pair: readonly Cooperator[], activity: Activity): readonly Reason[] {
  const isWestern = (one: Cooperator): boolean => one !== 'china' && campOf(one, situation) === 'western'
  return (chapterOf(book, 'cooperation').passing ?? [])
    .filter((rule) => rule.activity === activity && pair.includes(rule.with) && pair.some(isWestern))
    .map(({ words, cite }) => ({ words, cite }))
}

/** An act that only one of the pair can do is that one’s, whoever is named first. */
const ownerOf = (book: Book<CooperationChapter>, pair: Pair, activity: Activity): Role | undefined =>
  limitsOf(book, pair).rules.find((rule) => rule.activity === activity && rule.isOwn === true)?.by

/** Whether one may do something for or with the other, with every rule against it. */
export function judge(
  book: Book<CooperationChapter>,
  situation: Situation,
  [one, other]: readonly [Cooperator, Cooperator],
  activity: Activity,
  circumstance: Circumstance,
): Judgement {
  const words = ACTIVITY_WORDS[activity]
  const relation = relationOf(book, situation, one, other)
  const settled = { activity, words, isRegulated: false, notes: [] }
  if (relation.is === 'strangers')
    return { ...settled, allowed: false, refusals: [refuse('no-partners', relation.words, undefined, { one, other })] }
  const lone = whyNotAttrition(book, situation, [one, other], activity)
  if (lone.length > 0) return { ...settled, isRegulated: true, allowed: false, refusals: lone }
  const lent = whyNotLent(book, situation, [one, other], activity)
  const left = passing(book, situation, [one, other], activity)
  if (relation.is === 'free')
    return {
      ...settled,
      isRegulated: lent.length + left.length > 0,
      allowed: lent.length === 0,
      refusals: lent,
      notes: [...left, ...(relation.cite === undefined ? [] : [{ words: 'no limits between these two', cite: relation.cite }])],
    }
  const limits = limitsOf(book, relation.pair)
  const binding = bindingOf(book, situation, relation.pair, circumstance.now)
  const [first, second] = relation.role === 'first' ? [one, other] : [other, one]
  const acting = { first, second, role: ownerOf(book, relation.pair, activity) ?? relation.role }
  const spoken = limits.rules.filter((rule) => speaksOf(rule, activity, acting, circumstance))
  const inForce = spoken.filter((rule) => isInForce(rule, situation, binding.isBound, circumstance))
  const broken = inForce.filter(({ verdict }) => verdict === 'forbidden')
  const leaves = inForce.filter(({ verdict }) => verdict === 'allowed').map((rule) => measured(book, situation, rule))
  const refusals = [
    ...broken.map((rule) =>
      refuse('cooperation', `${cooperatorName(one)} with ${cooperatorName(other)}: ${rule.words}`, rule.cite, {
        activity,
        pair: relation.pair,
        ...(rule.ruling === undefined ? {} : { ruling: rule.ruling }),
      }),
    ),
    ...leaves.flatMap(({ refusals: against }) => against),
    ...(broken.length === 0 ? lent : []),
  ]
  const isSettled = inForce.some(({ onceLifted }) => onceLifted === true)
  const areMinorsIn = relation.pair === 'russo-allied' && !(isMajor(one) && isMajor(other))
  const { minorsToo } = chapterOf(book, 'cooperation')
  return {
    activity,
    words,
    allowed: refusals.length === 0,
    isRegulated: spoken.length + lent.length + left.length > 0,
    refusals,
    notes: [
      ...left,
      ...leaves.filter(({ refusals: against }) => against.length === 0).map(({ note }) => note),
      ...(binding.isBound || broken.length > 0 || spoken.length === 0 || isSettled ? [] : [{ words: binding.words, cite: binding.cite }]),
      ...(areMinorsIn && minorsToo !== undefined && broken.some(({ cite }) => BINDS_MINORS_BY_NAME.includes(cite.rule))
        ? [{ words: 'minor allies, associates and partisans are bound too', cite: minorsToo }]
        : []),
    ],
    ...(broken.length === 0 ? {} : { opening: openingOf(limits, broken, spoken, situation) }),
  }
}

/** What would lift the limits of a pair. */
export function liftsOf(book: Book<CooperationChapter>, situation: Situation, pair: Pair): readonly Reason[] {
  const { binds, lifts } = limitsOf(book, pair)
  const clock =
    binds === 'clock'
      ? endings(book, situation).map(({ at, words, cite }) => ({
          words: words.includes(turnName(at.turn)) ? words : `${words}: ${turnName(at.turn)}`,
          cite,
        }))
      : []
  return [
    ...clock,
    // What the pair has words of its own for is said by them.
    ...(binds === 'clock' ? openEndings(book, situation) : []).filter(({ cite }) => lifts.every((own) => own.cite.rule !== cite.rule)),
    ...lifts.filter(({ when }) => when === undefined || !isMet(when, situation)).map(({ words, cite }) => ({ words, cite })),
  ]
}

/** Who attacks first where both want the same hex: the one with more combat factors, or whom a die picks (53.43). */
export function attacksFirst(factors: readonly [number, number], die?: number): Role | 'roll' {
  const [first, second] = factors
  if (first !== second) return first > second ? 'first' : 'second'
  return die === undefined ? 'roll' : die <= 3 ? 'first' : 'second'
}
