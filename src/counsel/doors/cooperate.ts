import {
  ACTIVITIES,
  type Activity,
  activitiesFor,
  apartAsYet,
  attacksFirst,
  bindingOf,
  type Citation,
  CLOSED_HEXES,
  type ClosedHex,
  COOPERATORS,
  chapterOf,
  endings,
  hasBansLeft,
  isMet,
  type Judgement,
  judge,
  liftsOf,
  limitsOf,
  measure,
  type Pair,
  type Refusal,
  type Rulebook,
  refuse,
  relationOf,
  SIDES,
  type Situation,
  type Turn,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'
import type { SituationDoor } from './door.ts'

interface Said {
  readonly words: string
  readonly cite: Citation
}

export interface CooperateAnswer {
  readonly ok: true
  readonly one: string
  readonly other: string
  /** The pair whose limits these two fall under. */
  readonly pair: Pair | null
  readonly restricted: boolean
  /** Some bans between them stay although the limits are lifted. */
  readonly bansLeft: boolean
  /** The two fight no enemy in common: what no rule here forbids, others may. */
  readonly apart?: Said
  readonly because: readonly Said[]
  /** What would lift the limits, or will. */
  readonly lifts: readonly Said[]
  /** When Anglo-French limits end as things stand. */
  readonly ends: { readonly turn: Turn; readonly side: string; readonly words: string; readonly cite: Citation } | null
  readonly activities: readonly Judgement[]
  /** Where one activity is asked about: may it be done, and every rule against it. */
  readonly allowed?: boolean
  readonly refusals?: readonly Refusal[]
  /** Who attacks first where the two may not attack together. */
  readonly attacksFirst?: Said & { readonly who: string }
  /** How much of their strength the Chinas may turn on Japan. */
  readonly limits: readonly (Said & { readonly of: string; readonly most: number })[]
  readonly attrition?: Said & { readonly with: string }
}

const maybe = <T>(args: Arguments, name: string, found: () => Found<T>): Found<T | undefined> =>
  args[name] === undefined || args[name] === null ? { value: undefined } : found()

function attritionOf(book: Rulebook, situation: Situation): CooperateAnswer['attrition'] {
  const { attrition } = chapterOf(book, 'cooperation')
  if (attrition === undefined) return undefined
  const partner = isMet(attrition.withNationalists, situation) ? 'china' : isMet(attrition.withRussia, situation) ? 'russia' : 'nobody'
  const words = { china: 'together with the Nationalists', russia: 'together with Russia', nobody: 'alone' }[partner]
  return { with: partner, words: `Communist China attritions ${words}`, cite: attrition.cite }
}

/** An activity that is spoken of between two; one of another pair is named as such. */
function activityAmong(args: Arguments, known: readonly Activity[]): Found<Activity> {
  const any = oneOf(args, 'activity', ACTIVITIES)
  return isFound(any) && !known.includes(any.value)
    ? { refusal: refuse('misasked', `activity: "${any.value}" is no matter between these two; expected one of ${known.join(', ')}`) }
    : oneOf(args, 'activity', known)
}

/** May these two do this together? Without an activity, all of them are gone through. */
export function answerCooperate(book: Rulebook, situation: Situation, args: Arguments): CooperateAnswer | Refused {
  const one = oneOf(args, 'one', COOPERATORS)
  const other = oneOf(args, 'other', COOPERATORS)
  const { attackLimits, attackOrder } = chapterOf(book, 'cooperation')
  const known = isFound(one) && isFound(other) ? activitiesFor(book, relationOf(book, situation, one.value, other.value)) : ACTIVITIES
  const activity = maybe<Activity>(args, 'activity', () => activityAmong(args, known))
  const hex = maybe<ClosedHex>(args, 'hex', () => oneOf(args, 'hex', CLOSED_HEXES))
  const side = oneOf(args, 'playerTurn', SIDES, 'allies')
  const factors = maybe<number>(args, 'oneFactors', () => wholeNumber(args, 'oneFactors', { least: 0, most: 999 }))
  const otherFactors = maybe<number>(args, 'otherFactors', () => wholeNumber(args, 'otherFactors', { least: 0, most: 999 }))
  const die = maybe<number>(args, 'die', () => wholeNumber(args, 'die', { least: 1, most: 6 }))
  if (
    !isFound(one) ||
    !isFound(other) ||
    !isFound(activity) ||
    !isFound(hex) ||
    !isFound(side) ||
    !isFound(factors) ||
    !isFound(otherFactors) ||
    !isFound(die)
  )
    return refusedFor(one, other, activity, hex, side, factors, otherFactors, die)
  if (one.value === other.value) return refused(refuse('misasked', `other: "${other.value}" again; expected somebody else`))
  if ((factors.value === undefined) !== (otherFactors.value === undefined))
    return refused(refuse('misasked', 'oneFactors and otherFactors: one without the other; expected both'))
  if (die.value !== undefined && (factors.value === undefined || factors.value !== otherFactors.value))
    return refused(refuse('misasked', 'die: it settles equal factors and nothing else; expected both, and equal'))
  const now = { turn: situation.turn, side: side.value }
  const relation = relationOf(book, situation, one.value, other.value)
  const pair = relation.is === 'pair' ? relation.pair : null
  const limits = pair === null ? undefined : limitsOf(book, pair)
  const isHexClosed = limits?.rules.some(({ at, closedHexes }) => at !== undefined || closedHexes !== undefined) ?? false
  if (hex.value !== undefined && !(pair === 'anglo-french' && isHexClosed))
    return refused(
      refuse(
        'misasked',
        pair === 'anglo-french'
          ? `hex: this book closes no hex between the two; expected none`
          : `hex: "${hex.value}" is closed only between Britain and France; expected none here`,
      ),
    )
  if (factors.value !== undefined && attackOrder === undefined)
    return refused(refuse('misasked', 'oneFactors: this book does not say who attacks first; expected none'))
  const binding = pair === null ? undefined : bindingOf(book, situation, pair, now)
  const circumstance = {
    now,
    ...(hex.value === undefined ? {} : { hex: hex.value }),
    ...(args['wasAxisHeld'] === true || args['wasAxisHeld'] === 'true' ? { wasAxisHeld: true } : {}),
  }
  const asked = activity.value === undefined ? known : [activity.value]
  const activities = asked.map((name) => judge(book, situation, [one.value, other.value], name, circumstance))
  const [single] = activities
  const ending = pair === 'anglo-french' ? endings(book, situation)[0] : undefined
  const first =
    factors.value === undefined || otherFactors.value === undefined
      ? undefined
      : attacksFirst([factors.value, otherFactors.value], die.value)
  const isAboutCommunists = [one.value, other.value].includes('communistChina')
  const apart = relation.is === 'strangers' ? undefined : apartAsYet(book, situation, one.value, other.value)
  const attrition = isAboutCommunists ? attritionOf(book, situation) : undefined
  return {
    ok: true,
    one: one.value,
    other: other.value,
    pair,
    restricted: binding?.isBound ?? false,
    bansLeft: pair !== null && binding?.isBound === false && hasBansLeft(book, situation, pair),
    ...(apart === undefined ? {} : { apart }),
    because: [
      ...(binding === undefined ? [] : [{ words: binding.words, cite: binding.cite }]),
      ...(limits?.because ?? [])
        .filter(({ when }) => when === undefined || isMet(when, situation))
        .map(({ words, cite }) => ({ words, cite })),
    ],
    lifts: pair === null ? [] : liftsOf(book, situation, pair),
    ends: ending === undefined ? null : { turn: ending.at.turn, side: ending.at.side, words: ending.words, cite: ending.cite },
    activities,
    ...(activity.value === undefined || single === undefined ? {} : { allowed: single.allowed, refusals: single.refusals }),
    ...(first === undefined || attackOrder === undefined
      ? {}
      : {
          attacksFirst: {
            who: first === 'roll' ? 'whom a die picks' : first === 'first' ? one.value : other.value,
            words: 'more combat factors attack first; the other may follow if defenders survive, against the air support that is left',
            cite: attackOrder,
          },
        }),
    limits: attackLimits
      .filter(({ of, when }) => [one.value, other.value].includes(of) && isMet(when, situation))
      .map(({ of, most, words, cite }) => ({ of, most: Math.max(0, measure(most, situation)), words, cite })),
    ...(attrition === undefined ? {} : { attrition }),
  }
}

export const cooperateDoor: SituationDoor<CooperateAnswer | Refused> = {
  name: 'cooperate',
  answer: answerCooperate,
  chapters: ['cooperation'],
}
