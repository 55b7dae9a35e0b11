import { z } from 'zod'
import { DELEGATIONS, type Delegation, delegationOf, POWERS, TURNS } from '../../../rules/core/index.ts'
import { type Absence, type Away, type Clock, NO_CLOCK, type Wait } from '../time/clock.ts'
import { LONGEST_HOURS, NO_PACE, PACE_SHAPE, type Pace } from '../time/pace.ts'
import { ACTOR } from './actor.ts'
import { type Actor, eyesOf, type Line, type Part, type Shown, wholly } from './part.ts'
import { holderOf, type Seating } from './seating.ts'

/** How time runs from now on. */
export interface PaceSet extends Line {
  readonly type: 'pace-set'
  readonly pace: Pace
  readonly by: Actor
}

const PAUSERS = ['host', 'vote'] as const

/** All clocks stand still, or run on. */
export interface PauseChanged extends Line {
  readonly type: 'paused' | 'resumed'
  readonly by: (typeof PAUSERS)[number]
}

export const VOTES = ['pause', 'resume'] as const
export type Vote = (typeof VOTES)[number]

/** Somebody who sits wants a pause, or the end of it, or no longer wants it. */
export interface VoteCast extends Line {
  readonly type: 'vote-cast'
  readonly tenure: string
  readonly for: Vote | null
}

/** The host gives a delegation more time. */
export interface TimeGiven extends Line {
  readonly type: 'time-given'
  readonly who: Delegation
  readonly hours: number
}

export interface AbsenceAnnounced extends Line, Absence {
  readonly type: 'absence-announced'
  readonly id: string
  readonly tenure: string
}

/** Somebody is back before his time, or the host does not let it stand. */
export interface AbsenceEnded extends Line {
  readonly type: 'absence-ended'
  readonly id: string
  readonly by: Actor
}

/** A delegation says whether its draft is sealed when its time is up. Nobody else is told: it would tell of a draft. */
export interface SealingSet extends Line {
  readonly type: 'sealing-set'
  readonly who: Delegation
  readonly seals: boolean
  readonly by: Actor
}

/** Somebody's time ran out: what was wanted of him, and when. What is then done in his name is an order of its own. */
export interface TimeMissed extends Line {
  readonly type: 'time-missed'
  readonly who: Delegation
  readonly turn: Wait['turn']
  readonly stage: string
  readonly due: number
}

/** Whom the game waits for, and the time they have. It follows from the other lines, and is shown with the game, to each what he may know. */
export interface WaitsChanged extends Line {
  readonly type: 'waits-changed'
  readonly waits: readonly Wait[]
}

export type TimingLine =
  | PaceSet
  | PauseChanged
  | VoteCast
  | TimeGiven
  | AbsenceAnnounced
  | AbsenceEnded
  | SealingSet
  | TimeMissed
  | WaitsChanged

export interface AnnouncedAbsence extends Absence {
  readonly id: string
  readonly tenure: string
}

/** How time runs in a game. */
export interface Timing {
  readonly clock: Clock
  readonly absences: readonly AnnouncedAbsence[]
  readonly votes: Readonly<Record<string, Vote>>
  /** Whose draft is sealed when their time is up, by whose word. */
  readonly sealing: Readonly<Partial<Record<Delegation, Actor>>>
  /** Waits that are over, the last of them: an order that is taken back gives nobody new time. */
  readonly former: readonly Wait[]
  /** Every time that was missed. */
  readonly missed: readonly Pick<TimeMissed, 'who' | 'turn' | 'stage' | 'at'>[]
}

const overlap = (one: readonly Absence[], other: readonly Absence[]): readonly Absence[] =>
  one.flatMap((a) =>
    other.flatMap((b) => {
      const both = { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) }
      return both.from < both.until ? [both] : []
    }),
  )

/** A delegation is away while all who sit for it are. A seat that nobody has makes nobody wait. */
export const awayIn =
  ({ absences }: Timing, seating: Seating): Away =>
  (who) => {
    const seats = POWERS.filter((power) => delegationOf(power) === who)
    const people = [...new Set(seats.flatMap((seat) => holderOf(seating, seat)?.id ?? []))]
    const [first, ...others] = people.map((tenure) => absences.filter((one) => one.tenure === tenure))
    return first === undefined ? [] : others.reduce<readonly Absence[]>(overlap, first)
  }

const id = z.string().min(1).max(100)
const moment = z.number().int()
const delegation = z.enum(DELEGATIONS)
const turn = z.enum(TURNS)

const wait = z.strictObject({
  who: delegation,
  turn,
  stage: z.string(),
  since: z.number(),
  left: z.strictObject({ at: z.number(), time: z.number() }).nullable(),
  given: z.number(),
  missed: z.literal(true).optional(),
})

const MOST_FORMER = 20

const withClock = (state: Timing, change: Partial<Clock>): Timing => ({ ...state, clock: { ...state.clock, ...change } })

export const timing: Part<TimingLine, Timing> = {
  start: ({ setting }) => ({
    clock: { ...NO_CLOCK, pace: setting.pace ?? NO_PACE },
    absences: [],
    votes: {},
    sealing: {},
    former: [],
    missed: [],
  }),
  lines: {
    'pace-set': {
      shape: z.strictObject({ pace: PACE_SHAPE, by: ACTOR }),
      evolve: (state, { pace }) => ({ ...withClock(state, { pace }), former: [] }),
      show: ({ by: _by, ...line }): Shown => ({ ...line }),
    },
    paused: {
      shape: z.strictObject({ by: z.enum(PAUSERS) }),
      evolve: (state, { at }) => ({ ...withClock(state, { paused: { since: at } }), votes: {} }),
      show: wholly,
    },
    resumed: {
      shape: z.strictObject({ by: z.enum(PAUSERS) }),
      evolve: (state) => ({ ...withClock(state, { paused: null }), votes: {} }),
      show: wholly,
    },
    'vote-cast': {
      shape: z.strictObject({ tenure: id, for: z.enum(VOTES).nullable() }),
      evolve: (state, { tenure, for: wish }) => {
        const { [tenure]: _former, ...votes } = state.votes
        return { ...state, votes: wish === null ? votes : { ...votes, [tenure]: wish } }
      },
      show: wholly,
    },
    'time-given': {
      shape: z.strictObject({ who: delegation, hours: z.number().positive().max(LONGEST_HOURS) }),
      evolve: (state) => state,
      show: wholly,
    },
    'absence-announced': {
      shape: z.strictObject({ id, tenure: id, from: moment, until: moment }),
      evolve: (state, { id: own, tenure, from, until }) => ({
        ...state,
        absences: [...state.absences, { id: own, tenure, from, until }],
      }),
      show: wholly,
    },
    'absence-ended': {
      shape: z.strictObject({ id, by: ACTOR }),
      evolve: (state, { id: own, at }) => ({
        ...state,
        absences: state.absences
          .map((one) => (one.id === own ? { ...one, until: Math.min(one.until, at) } : one))
          .filter(({ from, until }) => from < until),
      }),
      show: ({ by: _by, ...line }): Shown => ({ ...line }),
    },
    'sealing-set': {
      shape: z.strictObject({ who: delegation, seals: z.boolean(), by: ACTOR }),
      evolve: (state, { who, seals, by }) => ({ ...state, sealing: { ...state.sealing, [who]: seals ? by : null } }),
      show: ({ by: _by, ...line }, viewer): Shown | null => (eyesOf(viewer).includes(line.who) ? { ...line } : null),
    },
    'time-missed': {
      shape: z.strictObject({ who: delegation, turn, stage: z.string(), due: z.number() }),
      evolve: (state, { who, turn: when, stage, at }) => ({ ...state, missed: [...state.missed, { who, turn: when, stage, at }] }),
      show: wholly,
    },
    'waits-changed': {
      shape: z.strictObject({ waits: z.array(wait) }),
      evolve: (state, { waits }) => {
        const isOver = (one: Wait): boolean => one.left !== null && !waits.some(({ who, since }) => one.who === who && one.since === since)
        const over = state.clock.waits.filter(isOver)
        return { ...withClock(state, { waits }), former: [...state.former, ...over].slice(-MOST_FORMER) }
      },
      show: () => null,
    },
  },
}
