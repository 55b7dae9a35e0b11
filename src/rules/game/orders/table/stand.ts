import { z } from 'zod/mini'
import { openParts } from '../../../chapters/war/index.ts'
import {
  DELEGATION_NAMES,
  type Delegation,
  delegationOf,
  meantAmong,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  refuse,
  turnName,
} from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { delegation, listOf, nation, power, text, turn } from '../../declaration/shapes.ts'
import { NO_STANDING_ORDER, type StandingOrder, TOPIC_NAMES, TOPICS, type Topic } from '../../defaults/standing.ts'
import { type Game, gameWith } from '../../game.ts'
import { delegationsOf, whyNotDelegated } from '../../seat.ts'
import { telling } from '../../words/telling.ts'

const topics = listOf(z.enum(TOPICS))

/** Where a script reports from the map, the referee’s desk adds this. */
const waitsForMap = z.exactOptional(z.literal(true))

const shape = z.strictObject({
  type: z.literal('stand'),
  by: delegation,
  /** These are left alone from now on, beside those that stand already. */
  leaves: z.exactOptional(topics),
  /** Of these the delegation wants to be asked again. */
  resumes: z.exactOptional(topics),
  waitsForMap,
})

export type Stand = Shaped<typeof shape>

/** Whoever holds several delegations says it for all of them at once. */
const quietShape = z.strictObject({ type: z.literal('quiet'), by: delegation, also: z.exactOptional(listOf(delegation)), waitsForMap })

export type Quiet = Shaped<typeof quietShape>

export interface StandingOrderGiven {
  readonly type: 'standing-order-given'
  readonly by: Delegation
  readonly order: StandingOrder
  /** Declarations that have still to be acted upon this turn. */
  readonly owes?: readonly { readonly by: Power; readonly on: Nation }[]
}

const standingOf = ({ standing }: Game, by: Delegation): StandingOrder => standing[by] ?? NO_STANDING_ORDER

const isSame = (one: StandingOrder, other: StandingOrder): boolean => JSON.stringify(one) === JSON.stringify(other)

const waitingIn = ({ waitsForMap }: Pick<StandingOrder, 'waitsForMap'>): Pick<StandingOrder, 'waitsForMap'> =>
  waitsForMap === undefined ? {} : { waitsForMap }

/** What stands for somebody this turn, if anything does. */
export function standingNow(game: Game, by: Delegation): StandingOrder | undefined {
  const { topics, quietIn } = standingOf(game, by)
  const now: StandingOrder = { topics, quietIn: quietIn === game.situation.turn ? quietIn : null }
  return isSame(now, NO_STANDING_ORDER) ? undefined : { ...now, ...waitingIn(standingOf(game, by)) }
}

/** What stands afterwards: whoever wants to be asked again is so at once. */
const after = (game: Game, order: Stand): StandingOrder => {
  const { by, leaves = [], resumes = [] } = order
  const stands = standingOf(game, by)
  const { quietIn } = stands
  const topics = TOPICS.filter((one) => (stands.topics.includes(one) || leaves.includes(one)) && !resumes.includes(one))
  const quiet = resumes.length > 0 || quietIn !== game.situation.turn ? null : quietIn
  if (topics.length === 0 && quiet === null) return NO_STANDING_ORDER
  return { topics, quietIn: quiet, ...waitingIn(stands), ...waitingIn(order) }
}

export const standingWordsOf = ({ topics, quietIn }: StandingOrder): string =>
  [
    ...(topics.length === 0 ? [] : [`no ${topics.map((one) => TOPIC_NAMES[one]).join(', no ')}, until told otherwise`]),
    ...(quietIn === null ? [] : [`nothing more in ${turnName(quietIn)}`]),
  ].join('; ') || 'nothing'

/** Other words for a topic than its own. */
const SAID: Readonly<Record<Topic, readonly string[]>> = {
  naming: ['name', 'names', 'targets', 'demand', 'demands'],
  subversion: ['subvert'],
  'covert-operations': ['covert'],
  declarations: ['declare', 'war', 'wars', 'declarations of war', 'offers'],
  'tension-points': ['tension', 'points', 'points on tension'],
  reports: ['report', 'map', 'reports from the map'],
}

/** `no subversion, covert operations` or `nothing to declare`; what cannot be read stays as it was typed, for the reader of orders to refuse. */
function topicsSaid(words: readonly string[]): readonly string[] {
  const said = words
    .join(' ')
    .split(/,|\band\b|\bno\b|\bnothing to\b/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return [...new Set(said.map((one) => TOPICS.find((topic) => meantAmong(one, [topic, ...SAID[topic]]) !== undefined) ?? one))]
}

/** Matters that a delegation leaves alone: it is passed where nothing else is asked of it, and asked as ever where it is concerned by name. */
export const stand: OrderDeclaration<Stand, StandingOrderGiven> = {
  type: 'stand',
  words: 'say beforehand what one leaves alone, or is to be asked of again',
  shape,
  when: 'at-any-time',
  whyNot: (_book, game, order) =>
    isSame(after(game, order), standingOf(game, order.by))
      ? [refuse('stands-already', `so it stands already: ${standingWordsOf(standingOf(game, order.by))}`)]
      : [],
  carryOut: (progress, order) => progress.put({ type: 'standing-order-given', by: order.by, order: after(progress.game, order) }),
  offers: (_book, view, by) => (standingNow(view, by) === undefined ? [] : [{ type: 'stand', by, resumes: TOPICS }]),
  short: {
    word: 'stand',
    usage: 'stand no TOPIC,… | stand down [TOPIC,…]',
    details: [`topics: ${TOPICS.map((one) => one.replaceAll('-', ' ')).join(', ')}`, 'what stands is shown with the game'],
    read([first = '', ...rest], { by }) {
      if (first === '') return undefined
      if (/^down$/i.test(first)) return { type: 'stand', by, resumes: rest.length === 0 ? TOPICS : topicsSaid(rest) }
      const leaves = topicsSaid([first, ...rest])
      return leaves.length === 0 ? undefined : { type: 'stand', by, leaves }
    },
    write: ({ leaves = [], resumes = [] }) =>
      leaves.length > 0
        ? resumes.length > 0
          ? undefined
          : `no ${leaves.join(', ')}`
        : resumes.length === TOPICS.length
          ? 'down'
          : `down ${resumes.join(', ')}`,
  },
  events: {
    'standing-order-given': {
      shape: z.looseObject({
        by: delegation,
        order: z.looseObject({ topics: z.array(text), quietIn: z.nullable(turn), waitsForMap: z.optional(z.literal(true)) }),
        owes: z.optional(z.array(z.looseObject({ by: power, on: nation }))),
      }),
      evolve: (game, { by, order }) => {
        const { [by]: _former, ...others } = game.standing
        return gameWith(game, { standing: isSame(order, NO_STANDING_ORDER) ? others : { ...others, [by]: order } })
      },
      // Others see the passes that follow, and nothing else.
      show: (event, eyes) => (eyes.includes(event.by) ? event : null),
      tell: (_book, { by, order, owes = [] }) =>
        telling(`standing order of ${DELEGATION_NAMES[by]}: ${standingWordsOf(order)}`, [], owes.map(owedNote)),
      heading: null,
    },
  },
}

/** Declarations on which a delegation has still to act: to be quiet does not meet them (50.43). */
function owingOf({ duties }: Game, by: Delegation): Pick<StandingOrderGiven, 'owes'> {
  const owes = duties.filter((duty) => delegationOf(duty.by) === by).flatMap((duty) => openParts(duty).map((on) => ({ by: duty.by, on })))
  return owes.length === 0 ? {} : { owes }
}

const owedNote = ({ by, on }: { readonly by: Power; readonly on: Nation }): { readonly words: string } => ({
  words: `still due, and asked all the same: ${POWER_NAMES[by]} moves into or attacks ${NATION_NAMES[on]}`,
})

const speaking = ({ by, also = [] }: Quiet): readonly Delegation[] => [...new Set([by, ...also])]

const isQuiet = (game: Game, by: Delegation): boolean => standingOf(game, by).quietIn === game.situation.turn

/** Nothing more from a delegation this turn, whatever comes that does not concern it by name. */
export const quiet: OrderDeclaration<Quiet, never, StandingOrderGiven> = {
  type: 'quiet',
  words: 'say that there is nothing more to do this turn, whatever stage comes',
  shape: quietShape,
  when: 'at-any-time',
  whyNotFrom: (powers, order) => speaking(order).flatMap((one) => whyNotDelegated(powers, one)),
  whyNot: (_book, game, order) =>
    speaking(order).every((one) => isQuiet(game, one))
      ? [refuse('stands-already', `so it stands already: ${standingWordsOf(standingOf(game, order.by))}`)]
      : [],
  carryOut(progress, order) {
    const { situation, standing } = progress.game
    for (const by of speaking(order).filter((one) => !isQuiet(progress.game, one)))
      progress.put({
        type: 'standing-order-given',
        by,
        order: { topics: [], ...standing[by], quietIn: situation.turn, ...waitingIn(order) },
        ...owingOf(progress.game, by),
      })
  },
  offers: (_book, view, by) => (isQuiet(view, by) ? [] : [{ type: 'quiet', by }]),
  short: {
    word: 'quiet',
    usage: 'quiet (for every delegation in one’s hand)',
    read(_words, { by, seats = [] }) {
      const also = delegationsOf(seats).filter((one) => one !== by)
      return { type: 'quiet', by, ...(also.length === 0 ? {} : { also }) }
    },
    write: () => '',
  },
  events: {},
}
