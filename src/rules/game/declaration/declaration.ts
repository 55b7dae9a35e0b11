import type { z } from 'zod/mini'
import type { Strike } from '../../chapters/pearl-harbor/index.ts'
import type { Citation, Delegation, Dice, Nation, Power, Refusal } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { NamedAct, StageOf } from '../book/stage.ts'
import type { Topic } from '../defaults/standing.ts'
import type { Game } from '../game.ts'
import type { RollInput } from '../orders/rolls/roll-inputs.ts'
import type { Seat } from '../seat.ts'
import type { Telling } from '../words/telling.ts'

/** A schema for plain data of this type. */
export type Shape<T = unknown> = z.ZodMiniType<T>

type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T

/** What a shape lets through. */
export type Shaped<S extends Shape> = Plain<z.output<S>>

interface Typed {
  readonly type: string
}

/**
 * When an order may be given: even after the war; whatever the stage; in the stages that have it; or in those, and where Initiative decides
 * who acts first not before those it puts first have passed.
 */
export type Timing = 'always' | 'at-any-time' | 'in-its-stage' | 'in-ones-turn'

/** Who types an order: the delegation he speaks for now, or the host. */
export interface Speaker {
  readonly by: Delegation | 'referee'
  readonly seats: readonly Seat[]
  /** For a correction that does not give its own. */
  readonly reason?: string
  /** The attack on Pearl Harbor as far as he sees it. */
  readonly strike?: Strike | null
  /** The book that is played, for names that only it knows. */
  readonly book?: Rulebook
}

/** A game on its way through one order: what happens, and the game after it. */
export interface Progress<E> {
  readonly book: Rulebook
  readonly dice: Dice
  readonly game: Game
  readonly put: (...events: readonly E[]) => void
  /** Puts what has all that follows from it in it already. */
  readonly putWhole: (event: E) => void
  /** Does something, and then moves tension by what it was worth. */
  readonly withTension: (act: () => void) => void
}

/** How an order is typed at the terminal. */
export interface ShortForm<O> {
  /** Its first word. */
  readonly word: string
  /** Other words that players try first, to be told this one. */
  readonly alike?: readonly string[]
  readonly usage: string
  /** What its parts mean, for help. */
  readonly details?: readonly string[]
  /** The order as plain data; nothing where too little was said. `parse` reads a value written as JSON or YAML. */
  readonly read: (words: readonly string[], speaker: Speaker, parse: (text: string) => unknown) => unknown
  /** What comes after the first word; nothing where the order can only be said as JSON. */
  readonly write: (order: O) => string | undefined
}

/** Where the report of a year has an event. */
export type Heading = 'declarations' | 'announcements' | 'facts'

/** Everything there is to know of something that happens. */
export interface EventDeclaration<E> {
  /** What the record must say of it. It may say more: what a later Chancery adds does no harm. */
  readonly shape: Shape
  /** The game after it. No rulebook, no dice, no clock. */
  readonly evolve: (game: Game, event: E) => Game
  /** What somebody who shares the secrets of these delegations may see of it: everything, a part, or not even that it happened. */
  readonly show: 'everything' | ((event: E, eyes: readonly Delegation[]) => E | null)
  /** The book says which rule it rests on; the numbers are all the event's own. */
  readonly tell: (book: Rulebook, event: E) => Telling
  /** BRPs that a power pays for it. */
  readonly price?: (event: E) => { readonly by: Power; readonly brps: number } | undefined
  /** What the record says of it beside what decides the game, from the game before it; records that were written without it stand. */
  readonly noted?: { readonly field: keyof E & string; readonly add: (book: Rulebook, before: Game, event: E) => E }
  /** It brings secrets of several to light: what it says cannot be known beforehand. */
  readonly discloses?: true
  /** Nothing where the report has a table of its own for it, or leaves it out. */
  readonly heading: Heading | null
}

export type EventDeclarations<E extends Typed> = { readonly [T in E['type']]: EventDeclaration<Extract<E, { type: T }>> }

/** Everything there is to know of an order, and of the events that are its own; it may bring about those of others too. */
export interface OrderDeclaration<O extends Typed, Own extends Typed = never, Others extends Typed = never> {
  readonly type: O['type']
  /** What it is, as the order of steps tells it: after "may" or "has to", unless it names who does it. */
  readonly words: string | ((book: Rulebook, stage: StageOf) => string)
  /** The rules it goes by, where they are others than its stage's. */
  readonly rules?: (book: Rulebook, stage: StageOf) => readonly (Citation | undefined)[]
  /** As it may come from outside; whether the rules allow it is asked later. */
  readonly shape: Shape<O>
  /** A part of it that has a type, and a shape for each. */
  readonly part?: { readonly of: keyof O & string; readonly shapes: Readonly<Record<string, Shape>> }
  readonly when: Timing | ((book: Rulebook, game: Game, order: O) => Timing)
  /** Powers whose seats it takes, where that of any power of the delegation would not do: those that are missing from these. */
  readonly whyNotFrom?: (powers: readonly Power[], order: O) => readonly Refusal[]
  /** Every rule it breaks; one after the other, where working them all out takes a while and most ask only whether there is one. */
  readonly whyNot: (book: Rulebook, game: Game, order: O) => Iterable<Refusal>
  /** Carries it out, once it is allowed: the events go into the progress, which has the game after each of them. */
  readonly carryOut: (progress: Progress<Own | Others>, order: O) => void
  /** Orders of this kind that a delegation could think of giving, allowed or not, as far as it knows the game. */
  readonly offers: 'nothing' | ((book: Rulebook, view: Game, by: Delegation) => readonly O[])
  /** What its die is about to read and nobody has reported. */
  readonly inputs?: (book: Rulebook, view: Game, order: O) => readonly RollInput[]
  /** Others that the same order could name, to the same effect: they are not offered beside it. */
  readonly means?: (book: Rulebook, view: Game, order: O) => readonly Nation[]
  /** What a delegation has to give before the stage can end, in the plainest way. */
  readonly owed?: (book: Rulebook, game: Game, by: Delegation) => readonly O[]
  /** What it is about, for those who have said beforehand that they leave that alone. Without one it is asked for by name. */
  readonly topic?: {
    readonly is: Topic
    /** Whether somebody could have something to say of it now. It goes by what everybody knows, so that nobody learns anything by it. */
    readonly concerns: 'always' | 'what-is-offered' | ((book: Rulebook, game: Game, by: Delegation) => boolean)
    /** What is owed of it says only that there is nothing. */
    readonly owesNothing?: true
  }
  /** Nothing for an order that is given as JSON alone. */
  readonly short: ShortForm<O> | null
  readonly events: EventDeclarations<Own>
}

/** Something the referee does by himself as a stage begins or ends, and the events that are its own. */
export interface ActDeclaration<A extends NamedAct, Own extends Typed = never, Others extends Typed = never> {
  readonly is: A['is']
  /** What it does, as the order of steps tells it. */
  readonly words: string | ((book: Rulebook) => string)
  readonly rules?: (book: Rulebook) => readonly (Citation | undefined)[]
  readonly carryOut: (progress: Progress<Own | Others>, act: A) => void
  readonly events: EventDeclarations<Own>
}
