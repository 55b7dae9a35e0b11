import { z } from 'zod/mini'
import type { Moment } from '../../../chapters/tension/index.ts'
import type { WarFollowing } from '../../../chapters/war/index.ts'
import {
  copyWith,
  DELEGATION_NAMES,
  type Delegation,
  opensYear,
  situationWith,
  type Track,
  type Turn,
  turnAfter,
  turnName,
} from '../../../core/index.ts'
import { type ActEvent, carryOutActs } from '../../acts/register.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { StageOf } from '../../book/stage.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { delegation, dicedTrack, follows, referee, text, turn } from '../../declaration/shapes.ts'
import { type Game, gameWith, NO_OFFSETS, NOTHING_COUNTED } from '../../game.ts'
import { asksOf, nextStage, stageOf, whyNotLeave } from '../../sequence.ts'
import { withoutOffsets } from '../../situation-changes.ts'
import { followingNote } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'
import { knowingly, readAnyway, unheard, unmet, writeAnyway } from './losses.ts'

const shape = z.strictObject({ type: z.literal('advance'), by: referee, knowingly })

export type Advance = Shaped<typeof shape>

export interface TurnOpened {
  readonly type: 'turn-opened'
  readonly turn: Turn
  /** Of a new year: the dice of Winter rule its points too, until a stage of the turn ends them (49.851D, RT-15). */
  readonly diceStay?: true
}

function turnOpened({ sequence }: Rulebook, { offsets }: Game, turn: Turn): TurnOpened {
  const mayStay = opensYear(turn) && sequence.some(({ offsetsEnd = [] }) => offsetsEnd.some((track) => offsets[track] !== null))
  return { type: 'turn-opened', turn, ...(mayStay ? { diceStay: true } : {}) }
}

export interface StageEntered {
  readonly type: 'stage-entered'
  readonly stage: string
  readonly asks: readonly Delegation[]
  readonly moment: Moment | null
  readonly offsetsEnd: readonly Exclude<Track, 'rgt'>[]
}

/** The game without what these tracks' dice made of their levels. */
function withDiceOver({ situation, offsets }: Game, tracks: StageEntered['offsetsEnd']): Partial<Game> {
  if (tracks.every((track) => offsets[track] === null)) return {}
  const over = Object.fromEntries(tracks.map((track) => [track, null]))
  const levels = Object.fromEntries(
    tracks.map((track) => [track, copyWith(situation.tensions[track], { effective: situation.tensions[track].actual })]),
  )
  return {
    offsets: { ...offsets, ...over },
    situation: situationWith(situation, { tensions: copyWith(situation.tensions, levels) }),
  }
}

/** Something that an earlier declaration of war brings now. */
export interface ConsequenceDue {
  readonly type: 'consequence-due'
  readonly follows: readonly WarFollowing[]
}

/** What comes as a turn opens, and as the Allied player turn does, where there are player turns. */
function putDue(progress: Progress<ConsequenceDue>, side: 'allies' | undefined): void {
  const { coming, situation } = progress.game
  const follows = coming.filter(({ due }) => due !== undefined && due.turn === situation.turn && due.side === side)
  if (follows.length > 0) progress.put({ type: 'consequence-due', follows })
}

function enter(progress: Progress<StageEntered | ConsequenceDue | ActEvent>, stage: StageOf): void {
  const { book, game } = progress
  progress.withTension(() =>
    progress.put({
      type: 'stage-entered',
      stage: stage.id,
      asks: asksOf(book, game, stage),
      moment: stage.moment ?? null,
      offsetsEnd: stage.offsetsEnd ?? [],
    }),
  )
  if (stage.moment === 'russian-turn') putDue(progress, 'allies')
  carryOutActs(progress, stage.enter)
}

/** What happens as the game goes on. */
export type TableEvent = TurnOpened | StageEntered | ConsequenceDue | ActEvent

/** On to the next stage that asks somebody, or to the end of the war. A game that kept no sequence begins it. */
export function goOn(progress: Progress<TableEvent>): void {
  const { book, game } = progress
  if (game.stage === null) progress.put(turnOpened(book, game, game.situation.turn))
  else carryOutActs(progress, stageOf(book, game)?.leave)
  while (progress.game.ending === null) {
    const next = nextStage(book, progress.game)
    if (next === undefined) {
      const turn = turnAfter(progress.game.situation.turn)
      progress.put(turn === undefined ? { type: 'war-ended', words: 'the calendar has run out' } : turnOpened(book, progress.game, turn))
      putDue(progress, undefined)
      continue
    }
    enter(progress, next)
    if (progress.game.asked.length > 0) break
    carryOutActs(progress, next.leave)
  }
}

/** On to the next stage, although somebody has not passed. */
export const advance: OrderDeclaration<Advance, TurnOpened | StageEntered | ConsequenceDue, ActEvent> = {
  type: 'advance',
  words: 'the host moves the game on',
  shape,
  when: 'at-any-time',
  whyNot(book, game, { knowingly = false }) {
    const stage = stageOf(book, game)
    if (stage === undefined) return []
    const fast = whyNotLeave(book, game, stage)
    return fast.length > 0 || knowingly ? fast : [...unheard(game, stage), ...unmet(book, game, stage)]
  },
  carryOut: goOn,
  offers: 'nothing',
  short: {
    word: 'advance',
    alike: ['next', 'continue', 'move'],
    usage: 'advance [anyway]',
    read: (words) => ({ type: 'advance', by: 'referee', ...readAnyway(words) }),
    write: writeAnyway,
  },
  events: {
    'turn-opened': {
      shape: z.looseObject({ turn, diceStay: z.optional(z.literal(true)) }),
      evolve(game, { turn, diceStay = false }) {
        const next = situationWith(game.situation, { turn })
        const opening = diceStay ? next : situationWith(next, { tensions: withoutOffsets(next.tensions) })
        // No stage of the new turn has begun yet.
        const past = game.situation.turn === turn ? null : { before: game.opening, after: game.situation }
        const offsets = diceStay ? game.offsets : NO_OFFSETS
        return gameWith(game, { situation: opening, opening, past, counted: NOTHING_COUNTED, moment: null, offsets, stage: '' })
      },
      show: 'everything',
      tell: (_book, { turn }) => telling(`${turnName(turn)} begins`),
      heading: null,
    },
    'consequence-due': {
      shape: z.looseObject({ follows }),
      evolve: (game, { follows: now }) =>
        gameWith(game, {
          coming: game.coming.filter((one) => !now.some(({ what, due }) => what === one.what && due?.turn === one.due?.turn)),
        }),
      show: 'everything',
      tell: (_book, { follows: now }) => telling('an earlier declaration of war takes effect', [], now.map(followingNote)),
      heading: 'announcements',
    },
    'stage-entered': {
      shape: z.looseObject({
        stage: text,
        asks: z.array(delegation),
        moment: z.nullable(text),
        offsetsEnd: z.array(dicedTrack),
      }),
      evolve: (game, { stage, asks, moment, offsetsEnd }) =>
        gameWith(game, { stage, asked: asks, window: null, moment: moment ?? game.moment, ...withDiceOver(game, offsetsEnd) }),
      show: 'everything',
      tell({ sequence }, { stage, asks }) {
        const found = sequence.find(({ id }) => id === stage)
        const asked = asks.length === 0 ? [] : [{ words: `asked: ${asks.map((one) => DELEGATION_NAMES[one]).join(', ')}` }]
        return telling(found?.words ?? stage, [found?.cite], asked)
      },
      heading: null,
    },
  },
}
