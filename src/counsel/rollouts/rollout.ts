import { DELEGATIONS, type Delegation, type Dice, isBefore, sideOf, type Turn } from '../../rules/core/index.ts'
import { type Game, GameProgress, may, type Order, ordersNow, type Rulebook, type StageOf, stageOf } from '../../rules/game/index.ts'
import type { Pair } from '../scripts/script.ts'
import type { Random } from '../simulation/random.ts'
import { DeadEnd } from '../simulation/simulation.ts'
import { Choices, owedNow, owedOf } from './choices.ts'
import type { Policy } from './policy.ts'
import type { MapScript } from './scripts.ts'

/** How a game is played on. */
export interface Playing {
  readonly policies: Readonly<Record<Delegation, Policy>>
  readonly script: MapScript
  /** Chance for the policies and the script; dice are apart, so that the same dice can fall for others. */
  readonly random: Random
  readonly dice: Dice
  /** The turn before which it stops; without one it goes on to the end of the war. */
  readonly until?: Turn
  /** Whoever wants to see the game as each turn begins. */
  readonly turned?: (game: Game) => void
  /** Whoever wants to hear each order as it has been carried out, and each question before it is put. */
  readonly heard?: (order: Order, game: Game) => void
  readonly asked?: (choices: Choices, game: Game) => void
}

/** More than anybody does in one stage without passing. */
const MOST_IN_A_ROW = 12

/** Where the map is played: at a year start only treasuries are told. */
export const isMapStage = ({ orders }: StageOf): boolean => orders.includes('report-facts') && !orders.includes('seal-allocation')

/** A game played on without events or words. */
class Rollout {
  readonly #progress: GameProgress
  readonly #playing: Playing
  readonly #book: Rulebook
  #ready: { readonly at: string; readonly pairs: readonly Pair[] } | null = null

  constructor(book: Rulebook, from: Game, playing: Playing) {
    this.#book = book
    this.#playing = playing
    this.#progress = new GameProgress(book, from, playing.dice)
  }

  get game(): Game {
    return this.#progress.game
  }

  give(order: Order): void {
    this.#progress.carryOut(order)
    this.#playing.heard?.(order, this.game)
  }

  #tried(order: Order): boolean {
    if (!may(this.#book, this.game, order)) return false
    this.give(order)
    return true
  }

  /** Does what whoever is asked chooses, if it chooses anything that is allowed. */
  #chose(choices: Choices): boolean {
    this.#playing.asked?.(choices, this.game)
    const order = this.#playing.policies[choices.by].choose(choices, this.#playing.random)
    if (order === undefined || !choices.may(order)) return false
    this.give(order)
    return true
  }

  /** Wars for which the map is ready, drawn once a stage: asking again does not make it readier. */
  #openings(by: Delegation): readonly Pair[] {
    const { situation, stage } = this.game
    const at = `${by} ${stage} ${situation.turn}`
    if (this.#ready?.at !== at)
      this.#ready = { at, pairs: this.#playing.script.openings(this.#book.id, situation, by, this.#playing.random) }
    return this.#ready.pairs
  }

  /** Whether somebody could want to do something in the stage. */
  #heeds(by: Delegation): boolean {
    const { heeds } = this.#playing.policies[by]
    return heeds === undefined || ordersNow(this.#book, this.game).some((kind) => heeds.includes(kind))
  }

  /** What a delegation does of its own will before it passes; nothing more once somebody's act has ended the stage. */
  #act(by: Delegation): void {
    const { stage } = this.game
    if (!this.#heeds(by)) return
    for (let acts = 0; acts < MOST_IN_A_ROW && this.game.stage === stage && this.game.ending === null; acts++)
      if (!this.#chose(new Choices(this.#book, this.game, by, undefined, () => this.#openings(by)))) return
  }

  /** Everybody does what the stage still waits for. */
  #settle(): boolean {
    let isMoving = false
    for (const by of DELEGATIONS) {
      const then = this.game
      for (const { kind, orders } of owedNow(this.#book, then, by)) {
        const [plainest] = this.game === then ? orders : owedOf(this.#book, this.game, by, kind)
        if (plainest === undefined) continue
        if (!this.#chose(new Choices(this.#book, this.game, by, [kind]))) this.give(plainest)
        isMoving = true
      }
    }
    return isMoving
  }

  #pass(by: Delegation): void {
    const { stage } = this.game
    const order: Order = { type: 'pass', by, knowingly: true }
    for (let tries = 0; tries < MOST_IN_A_ROW && this.game.stage === stage && this.game.asked.includes(by); tries++) {
      if (this.#tried(order)) return
      if (!this.#settle()) break
    }
    if (this.game.stage !== stage || !this.game.asked.includes(by) || this.#tried({ type: 'advance', by: 'referee', knowingly: true }))
      return
    // Whatever is in the way, somebody may be offered an order that settles it.
    const isMoving = DELEGATIONS.some((one) => {
      const choices = new Choices(this.#book, this.game, one)
      return choices.kinds.some((kind) => choices.of(kind).some((offer) => this.#tried(offer)))
    })
    if (!isMoving) throw new DeadEnd(`nobody can move on from ${stage} of ${this.game.situation.turn}`)
  }

  /** What the map brings is reported once for each side, by the first of it that is asked. */
  #report(): void {
    const { asked, stage, situation } = this.game
    for (const [at, by] of asked.entries()) {
      if (asked.findIndex((one) => sideOf(one) === sideOf(by)) !== at || this.game.stage !== stage) continue
      const facts = this.#playing.script.reports(this.#book.id, situation, sideOf(by), this.#playing.random)
      if (Object.keys(facts).length > 0) this.#tried({ type: 'report-facts', by, facts })
    }
  }

  /** Who is to act next, as Initiative has it where it has something to say. */
  #next(): Delegation | undefined {
    const { asked, initiative } = this.game
    return initiative.find((one) => asked.includes(one)) ?? asked[0]
  }

  playStage(): void {
    const { stage, situation } = this.game
    const now = stageOf(this.#book, this.game)
    if (now !== undefined && isMapStage(now)) this.#report()
    for (
      let by = this.#next();
      by !== undefined && this.game.stage === stage && this.game.situation.turn === situation.turn;
      by = this.#next()
    ) {
      this.#act(by)
      if (this.game.stage === stage && this.game.situation.turn === situation.turn && this.game.asked.includes(by)) this.#pass(by)
    }
    // Where nobody is asked any longer and the stage stands still, the referee goes on or nobody does.
    const isStanding = this.game.stage === stage && this.game.situation.turn === situation.turn && this.game.ending === null
    if (isStanding && !this.#tried({ type: 'advance', by: 'referee', knowingly: true }))
      throw new DeadEnd(`nobody can move on from ${stage} of ${situation.turn}`)
  }
}

/** The game as it is after it has been played on: to the end of the war, or to the turn where it is to stop. Passes are said, and nobody has said anything beforehand. */
export function playOn(book: Rulebook, from: Game, playing: Playing): Game {
  const rollout = new Rollout(book, { ...from, passes: 'said', standing: {} }, playing)
  const { until } = playing
  if (rollout.game.stage === null) rollout.give({ type: 'advance', by: 'referee' })
  for (let turn: Turn | null = null; rollout.game.ending === null; ) {
    const now = rollout.game.situation.turn
    if (until !== undefined && !isBefore(now, until)) break
    if (now !== turn) playing.turned?.(rollout.game)
    turn = now
    rollout.playStage()
  }
  return rollout.game
}
