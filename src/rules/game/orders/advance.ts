import { electionsDue, isAlliedDefeat } from '../../chapters/elections/elections.ts'
import { capitulationOf } from '../../chapters/surrender/outlook.ts'
import { mobilizationTurn } from '../../chapters/tension/mobilization.ts'
import { offsetBy } from '../../chapters/tension/tension.ts'
import { openParts } from '../../chapters/war/duty.ts'
import { turnAfter } from '../../core/calendar.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Dice } from '../../core/dice.ts'
import { DELEGATION_NAMES, isFaction, SIDE_OF, SIDES, type Side } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Event } from '../event.ts'
import { fold } from '../evolution.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'
import { hasMatter, nextStage, stageOf } from '../sequence.ts'
import type { Announcement, Stage, StageAct } from '../stage.ts'
import { mayMoveTension, tensionsMoved } from '../tension-moves.ts'
import { adjustTension, foreseeTension, setInitiative } from './accrual.ts'
import { closePhase, openPhase, whyNotClose } from './phase.ts'
import { surrendersOfThemselves, unsettled } from './surrender.ts'
import { revokeDeclaration } from './war.ts'
import { openYear } from './year.ts'

/** What is still open in a stage and cannot be left so. */
function whyNotLeave(book: Rulebook, game: Game, stage: Stage): readonly Refusal[] {
  const unsealed = stage.orders.includes('seal-allocation') ? stage.asks.filter((one) => isFaction(one) && !game.sealed.includes(one)) : []
  const closes = stage.leave?.some(({ is }) => is === 'close-phase') ?? false
  return [
    ...unsealed.map((one) => refuse('not-sealed', `still to seal an allocation: ${DELEGATION_NAMES[one]}`, stage.cite, { faction: one })),
    ...(closes || stage.settlesRolls ? whyNotClose(book, game) : []),
    ...(stage.settles === undefined ? [] : unsettled(book, game, stage.settles)).map((id) =>
      refuse('unsettled', `${capitulationOf(book, id).title}: settled before all other diplomacy`, stage.cite, { of: id }),
    ),
    ...(game.support === null
      ? []
      : [refuse('support-open', 'Germany’s support is still to be settled', book.clauses.war.support?.rules.asked)]),
    ...(game.strike !== null && game.strike.step !== 'over' && stage.orders.includes('strike')
      ? [refuse('strike-open', 'the attack on Pearl Harbor is under way')]
      : []),
  ]
}

export function whyNotAdvance(book: Rulebook, game: Game): readonly Refusal[] {
  const stage = stageOf(book, game)
  return stage === undefined ? [] : whyNotLeave(book, game, stage)
}

/** Who passes says that he is done; who still has something to settle cannot. */
export function whyNotPass(book: Rulebook, game: Game, { by }: OrderOf<'pass'>): readonly Refusal[] {
  const stage = stageOf(book, game)
  if (stage === undefined) return [refuse('no-sequence', 'this game keeps no sequence of play')]
  if (!game.asked.includes(by)) return [refuse('not-asked', `nothing more is asked here of ${DELEGATION_NAMES[by]}`, stage.cite, { by })]
  const isLast = game.asked.length === 1
  if (stage.orders.includes('seal-allocation') && isFaction(by) && !game.sealed.includes(by))
    return [refuse('not-sealed', 'the allocation for the year has still to be sealed', stage.cite, { faction: by })]
  if (book.clauses.phaseRuns === 'together' && isFaction(by) && game.phase?.movers.includes(by) && !game.phase.named.includes(by))
    return [
      refuse('still-to-name', 'say which targets you name, or that you name none', book.clauses.phaseRules.nameFirst, { faction: by }),
    ]
  const waits = stage.byInitiative ? game.initiative.slice(0, isFaction(by) ? game.initiative.indexOf(by) : 0) : []
  const first = waits.filter((one) => game.asked.includes(one))
  if (first.length > 0)
    return first.map((one) => refuse('not-your-turn', `Initiative lets act first: ${DELEGATION_NAMES[one]}`, stage.cite, { faction: one }))
  // Whoever is asked about a surrender says something of it before he goes.
  return isLast || stage.settles !== undefined ? whyNotLeave(book, game, stage) : []
}

const announcements = (book: Rulebook, game: Game, what: Announcement): readonly Event[] => {
  switch (what) {
    case 'elections-of-the-year':
    case 'elections-of-the-turn':
      return book.clauses.changes === undefined
        ? []
        : electionsDue(book, game.situation, what === 'elections-of-the-year' ? 'after-year-start' : 'turn-end').map(({ words, cite }) => ({
            type: 'announced',
            words,
            cite,
            who: 'us',
          }))
  }
}

/** Declarations of a side that were not acted upon by the end of its combat (50.44). */
const unmet = (book: Rulebook, game: Game, side: Side): readonly Event[] =>
  game.duties
    .filter(({ by }) => SIDE_OF[by] === side)
    .flatMap((duty) => openParts(duty).map((on) => ({ by: duty.by, on })))
    .reduce<{ readonly game: Game; readonly events: readonly Event[] }>(
      (so, declaration) => {
        const revoked = revokeDeclaration(book, so.game, {
          type: 'revoke-declaration',
          by: 'referee',
          declaration,
        } as OrderOf<'revoke-declaration'>)
        return { game: fold(so.game, revoked), events: [...so.events, ...revoked] }
      },
      { game, events: [] },
    ).events

function mobilize(book: Rulebook, game: Game): readonly Event[] {
  const { made, after } = mobilizationTurn(book, game.situation, game.opening.tensions.usjt.actual + startOf(game))
  const placed = made.filter(({ placesIc }) => placesIc).length
  const facts = placed === 0 ? {} : { 'russia.ics': Number(game.situation.facts['russia.ics'] ?? 0) + placed }
  return made.length === 0 ? [] : [{ type: 'mobilized', made, after, facts }]
}

/** What the start of the turn added to the Japanese track. */
const startOf = (game: Game): number => Object.values(game.counted.usjt).reduce((sum, amount) => sum + amount, 0)

function ending(book: Rulebook, game: Game): readonly Event[] {
  const over = book.clauses.endings.find(({ when }) => isMet(when, game.situation))
  if (over !== undefined) return [{ type: 'war-ended', words: over.words, ...(over.cite === undefined ? {} : { cite: over.cite }) }]
  return book.clauses.changes !== undefined && isAlliedDefeat(book, game.situation)
    ? [{ type: 'war-ended', words: book.clauses.changes.elections.defeat.words, cite: book.clauses.changes.elections.defeat.cite }]
    : []
}

function act(book: Rulebook, game: Game, one: StageAct, dice: Dice): readonly Event[] {
  const { turn } = game.situation
  switch (one.is) {
    case 'open-year':
      return openYear(book, game, { type: 'open-year', by: 'referee', turn })
    case 'open-phase':
      return openPhase(book, game, turn, one.movers)
    case 'close-phase':
      return closePhase(book, game)
    case 'open-declarations':
      return [{ type: 'declarations-opened', sides: SIDES }]
    case 'draw-offsets':
      return one.tracks
        .filter((track) => game.offsets[track] === null && book.clauses.isTrackKept(track, game.situation))
        .map((track): Event => {
          const die = dice()
          return { type: 'offset-drawn', track, die, offset: offsetBy(book, die) }
        })
    case 'mobilize':
      return mobilize(book, game)
    case 'revoke-unmet':
      return unmet(book, game, one.side)
    case 'accrue':
      return adjustTension(book, game)
    case 'foresee-tension':
      return foreseeTension(book, game)
    case 'set-initiative':
      return setInitiative(book, game)
    case 'surrenders':
      return surrendersOfThemselves(book, game)
    case 'announce':
      return announcements(book, game, one.what)
    case 'check-ending':
      return ending(book, game)
  }
}

/** The game on its way from stage to stage, with what happens on the way. */
class Progress {
  readonly events: Event[] = []
  game: Game
  readonly #book: Rulebook
  readonly #dice: Dice

  constructor(book: Rulebook, game: Game, dice: Dice) {
    this.#book = book
    this.game = game
    this.#dice = dice
  }

  put(...events: readonly Event[]): void {
    this.events.push(...events)
    this.game = fold(this.game, events)
  }

  do(acts: readonly StageAct[] = []): void {
    for (const one of acts) {
      if (this.game.ending !== null) return
      this.#putWithTension(act(this.#book, this.game, one, this.#dice))
    }
  }

  #putWithTension(events: readonly Event[]): void {
    const before = this.game
    this.put(...events)
    if (mayMoveTension(this.#book, before, this.game)) this.put(...tensionsMoved(this.#book, this.game))
  }

  enter(stage: Stage): void {
    const asks = hasMatter(this.#book, this.game, stage) ? stage.asks.filter((one) => isAtTheTable(this.game, one)) : []
    this.#putWithTension([
      { type: 'stage-entered', stage: stage.id, asks, moment: stage.moment ?? null, offsetsEnd: stage.offsetsEnd ?? [] },
    ])
    this.do(stage.enter)
  }
}

/** In a game of one theatre nobody asks the powers of the other. */
function isAtTheTable({ situation }: Game, one: Stage['asks'][number]): boolean {
  const isPacific = one === 'japan' || one === 'china'
  return situation.kind === 'pacific'
    ? isPacific || one === 'westernAllies'
    : isPacific
      ? situation.kind === 'global' || situation.kind === 'demonstration'
      : true
}

/** On to the next stage that asks somebody, or to the end of the war. A game that kept no sequence begins it. */
export function advance(book: Rulebook, game: Game, dice: Dice): readonly Event[] {
  const progress = new Progress(book, game, dice)
  if (game.stage === null) progress.put({ type: 'turn-opened', turn: game.situation.turn })
  else progress.do(stageOf(book, game)?.leave)
  while (progress.game.ending === null) {
    const next = nextStage(book, progress.game)
    if (next === undefined) {
      const turn = turnAfter(progress.game.situation.turn)
      progress.put(turn === undefined ? { type: 'war-ended', words: 'the calendar has run out' } : { type: 'turn-opened', turn })
      continue
    }
    progress.enter(next)
    if (progress.game.asked.length > 0) break
    progress.do(next.leave)
  }
  return progress.events
}

/** The last to pass ends the stage. */
export function pass(book: Rulebook, game: Game, { by }: OrderOf<'pass'>, dice: Dice): readonly Event[] {
  const passed: Event = { type: 'passed', by }
  const after = fold(game, [passed])
  return after.asked.length > 0 ? [passed] : [passed, ...advance(book, after, dice)]
}
