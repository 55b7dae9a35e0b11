import {
  ACTIVITIES,
  activitiesFor,
  apartAsYet,
  attacksFirst,
  bindingOf,
  CLOSED_HEXES,
  COOPERATORS,
  endings,
  hasBansLeft,
  type Judgement,
  judge,
  liftsOf,
  limitsOf,
  type Pair,
  PORT_STATES,
  relationOf,
} from '../../../rules/chapters/cooperation/index.ts'
import { chapterOf, isMet, measure, type Refusal, refuse, SIDES, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { bool, CITATION, int, listed, ok, REFUSAL, SAID, shapeFor, string, TURN } from '../answers/shapes.ts'
import { choice, die, listOf, maybe, usually, whole, yesNo } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { door } from '../door.ts'

const COOPERATE = s.object({
  ok,
  one: string,
  other: string,
  /** The pair whose limits these two fall under. */
  pair: s.nullable(shapeFor<Pair>(string)),
  restricted: bool,
  /** Some bans between them stay although the limits are lifted. */
  bansLeft: bool,
  /** The two fight no enemy in common: what no rule here forbids, others may. */
  apart: maybe(SAID),
  because: listed(SAID),
  /** What would lift the limits, or will. */
  lifts: listed(SAID),
  /** When Anglo-French limits end as things stand. */
  ends: s.nullable(s.object({ turn: TURN, side: string, words: string, cite: CITATION })),
  activities: listed(
    shapeFor<Judgement>(
      s.object({ activity: string, words: string, allowed: bool, isRegulated: bool, refusals: listed(REFUSAL), notes: listed(SAID) }),
    ),
  ),
  /** What is judged otherwise where the second acts, for or with the first. */
  otherWay: listed(s.object({ activity: string, words: string, allowed: bool, refusals: listed(REFUSAL) })),
  /** Where one activity is asked about: may it be done, and every rule against it. */
  allowed: maybe(bool),
  refusals: maybe(listed(REFUSAL)),
  /** Who attacks first where the two may not attack together. */
  attacksFirst: maybe(s.object({ words: string, cite: CITATION, who: string })),
  /** How much of their strength the Chinas may turn on Japan. */
  limits: listed(s.object({ of: string, most: int, words: string, cite: CITATION })),
  attrition: maybe(s.object({ words: string, cite: CITATION, with: string })),
})

export type CooperateAnswer = Readonly<s.Output<typeof COOPERATE>>

function attritionOf(book: Rulebook, situation: Situation): CooperateAnswer['attrition'] {
  const { attrition } = chapterOf(book, 'cooperation')
  if (attrition === undefined) return undefined
  const partner = isMet(attrition.withNationalists, situation) ? 'china' : isMet(attrition.withRussia, situation) ? 'russia' : 'nobody'
  const words = { china: 'together with the Nationalists', russia: 'together with Russia', nobody: 'alone' }[partner]
  return { with: partner, words: `Communist China attritions ${words}`, cite: attrition.cite }
}

const ARGS = {
  one: choice(COOPERATORS, 'who acts'),
  other: choice(COOPERATORS, 'with or for whom'),
  activity: maybe(choice(ACTIVITIES, 'what they do; all that they might if not said')),
  hex: maybe(choice(CLOSED_HEXES, 'one of the closed French hexes')),
  wasAxisHeld: usually(yesNo('Axis forces once held that Maginot hex'), false),
  port: usually(
    listOf(
      choice(PORT_STATES),
      'what is so of the port in question: the other stands in it, it lies in Britain, an own base is within range',
    ),
    [],
  ),
  playerTurn: usually(choice(SIDES, 'whose player turn; the Allied one if not said'), 'allies'),
  oneFactors: maybe(whole(0, 999, 'combat factors of the first')),
  otherFactors: maybe(whole(0, 999, 'combat factors of the second')),
  die: maybe(die('the die that settles equal factors')),
}

type Asked = s.OutputOf<typeof ARGS>

/** What has no meaning between these two. */
function whyNotAsked(book: Rulebook, situation: Situation, asked: Asked): readonly Refusal[] {
  const { one, other, activity, hex, oneFactors, otherFactors, die: face } = asked
  if (one === other) return [misasked('other', `"${other}" again; expected somebody else`)]
  const relation = relationOf(book, situation, one, other)
  const known = activitiesFor(book, relation)
  if (activity !== undefined && !known.includes(activity))
    return [misasked('activity', `"${activity}" is no matter between these two; expected one of ${known.join(', ')}`)]
  if ((oneFactors === undefined) !== (otherFactors === undefined))
    return [refuse('misasked', 'oneFactors and otherFactors: one without the other; expected both')]
  if (face !== undefined && (oneFactors === undefined || oneFactors !== otherFactors))
    return [misasked('die', 'it settles equal factors and nothing else; expected both, and equal')]
  const pair = relation.is === 'pair' ? relation.pair : null
  const limits = pair === null ? undefined : limitsOf(book, pair)
  const isHexClosed = limits?.rules.some(({ at, closedHexes }) => at !== undefined || closedHexes !== undefined) ?? false
  if (hex !== undefined && !(pair === 'anglo-french' && isHexClosed))
    return [
      pair === 'anglo-french'
        ? misasked('hex', 'this book closes no hex between the two; expected none')
        : misasked('hex', `"${hex}" is closed only between Britain and France; expected none here`),
    ]
  if (asked.port.length > 0 && !limits?.rules.some(({ port }) => port !== undefined))
    return [misasked('port', 'whose port it is and who stands in it matters between Britain and France by rule 53; expected none here')]
  return oneFactors !== undefined && chapterOf(book, 'cooperation').attackOrder === undefined
    ? [misasked('oneFactors', 'this book does not say who attacks first; expected none')]
    : []
}

/** May these two do this together? Without an activity, all of them are gone through. */
function cooperation(book: Rulebook, situation: Situation, asked: Asked): CooperateAnswer | Refused {
  const wrong = whyNotAsked(book, situation, asked)
  if (wrong.length > 0) return refused(...wrong)
  const { one, other, activity, hex, wasAxisHeld, port, playerTurn, oneFactors, otherFactors, die: face } = asked
  const { attackLimits, attackOrder } = chapterOf(book, 'cooperation')
  const now = { turn: situation.turn, side: playerTurn }
  const relation = relationOf(book, situation, one, other)
  const pair = relation.is === 'pair' ? relation.pair : null
  const limits = pair === null ? undefined : limitsOf(book, pair)
  const binding = pair === null ? undefined : bindingOf(book, situation, pair, now)
  const circumstance = {
    now,
    ...(hex === undefined ? {} : { hex }),
    ...(wasAxisHeld ? { wasAxisHeld } : {}),
    port,
  }
  const meant = activity === undefined ? activitiesFor(book, relation) : [activity]
  const activities = meant.map((name) => judge(book, situation, [one, other], name, circumstance))
  const otherWay = activities.flatMap(({ activity: name, allowed }) => {
    const { words, refusals, ...turned } = judge(book, situation, [other, one], name, circumstance)
    return turned.allowed === allowed ? [] : [{ activity: name, words, allowed: turned.allowed, refusals }]
  })
  const [single] = activities
  const ending = pair === 'anglo-french' ? endings(book, situation)[0] : undefined
  const first = oneFactors === undefined || otherFactors === undefined ? undefined : attacksFirst([oneFactors, otherFactors], face)
  const isAboutCommunists = [one, other].includes('communistChina')
  const apart = relation.is === 'strangers' ? undefined : apartAsYet(book, situation, one, other)
  const attrition = isAboutCommunists ? attritionOf(book, situation) : undefined
  return {
    ok: true,
    one,
    other,
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
    otherWay,
    ...(activity === undefined || single === undefined ? {} : { allowed: single.allowed, refusals: single.refusals }),
    ...(first === undefined || attackOrder === undefined
      ? {}
      : {
          attacksFirst: {
            who: first === 'roll' ? 'whom a die picks' : first === 'first' ? one : other,
            words: `${oneFactors === otherFactors ? 'with equal factors the die decides who attacks first' : 'more combat factors attack first'}; the other may follow if defenders survive, against the air support that is left`,
            cite: attackOrder,
          },
        }),
    limits: attackLimits
      .filter(({ of, when }) => [one, other].includes(of) && isMet(when, situation))
      .map(({ of, most, words, cite }) => ({ of, most: Math.max(0, measure(most, situation)), words, cite })),
    ...(attrition === undefined ? {} : { attrition }),
  }
}

export const cooperateDoor = door({
  name: 'cooperate',
  words: 'Whether two powers may do something together, by which rule, and what would lift it',
  example: 'cooperate cases/situations/pearl-harbor.yaml us russia deliver-grants',
  positional: ['one', 'other', 'activity'],
  chapters: ['cooperation'],
  args: ARGS,
  shape: COOPERATE,
  answer: cooperation,
})
