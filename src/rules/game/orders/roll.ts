import { achiever } from '../../chapters/rolls/beneficiary.ts'
import { resultByDefault, whyNotTake } from '../../chapters/rolls/lesser.ts'
import { outcomeOf } from '../../chapters/rolls/outcome.ts'
import { whyNotPledgeFor } from '../../chapters/rolls/roll-allowance.ts'
import { whyNotSubversion } from '../../chapters/rolls/subversion.ts'
import { asInPhase } from '../../chapters/tension/accrual.ts'
import type { Minor } from '../../core/countries.ts'
import type { Dice } from '../../core/dice.ts'
import { FACTION_NAMES, type Faction } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Situation } from '../../core/situation.ts'
import { reckon } from '../../core/tables/reckoning.ts'
import { type Band, bandAt, type Table } from '../../core/tables/table.ts'
import { targetName } from '../../core/targets.ts'
import type { Event } from '../event.ts'
import { type Game, type PendingRoll, rollOf } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'
import { settledDemand } from './demand.ts'
import { comesAtOnce } from './phase.ts'

/** The roll in hand, or why there is none to speak of. */
function pending(book: Rulebook, game: Game, target: Minor): PendingRoll | readonly Refusal[] {
  const roll = game.phase?.rolls[target]
  return roll !== undefined && (game.phase?.isRevealed || roll.manner === 'demand')
    ? roll
    : [
        refuse('not-named', `${targetName(target)} has not been named, or points are not revealed yet`, book.clauses.phaseRules.reveal, {
          target,
        }),
      ]
}
const isRefused = (found: PendingRoll | readonly Refusal[]): found is readonly Refusal[] => Array.isArray(found)

const whyNotBeforeDie = (book: Rulebook, roll: PendingRoll, target: Minor): readonly Refusal[] =>
  roll.rolled === null
    ? []
    : [refuse('die-has-fallen', `${targetName(target)}: the die has fallen`, book.clauses.phaseRules.beforeDie, { target })]

export function whyNotSubvert(book: Rulebook, game: Game, { target, amount }: OrderOf<'use-subversion'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const refusals = [...whyNotBeforeDie(book, roll, target)]
  if (Object.values(game.phase?.rolls ?? {}).some(({ covert }) => covert.axis + covert.allies > 0))
    refusals.push(
      refuse('covert-operations-begun', 'subversion is announced before covert operations', book.clauses.phaseRules.subversionFirst, {
        target,
      }),
    )
  const { value, cite } = book.clauses.subversion
  if (roll.subversion > 0)
    refusals.push(refuse('subverted-already', `${targetName(target)}: one use for a target in a phase`, cite, { target }))
  // A draw is made by a die, whatever was asked for.
  const asked = value.by === 'point' ? 1 : (amount ?? 0)
  return [...refusals, ...whyNotSubversion(book, asInPhase(book, game.situation), { target, manner: roll.manner }, asked)]
}

export function whyNotPlayCovert(
  book: Rulebook,
  game: Game,
  { target, operations }: OrderOf<'play-covert-operations'>,
): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const refusals = [...whyNotBeforeDie(book, roll, target)]
  if (!Number.isInteger(operations) || operations < 1)
    refusals.push(refuse('amount', `${operations} is no number of covert operations`, undefined, { operations }))
  return refusals
}

export function whyNotPledge(book: Rulebook, game: Game, { target }: OrderOf<'pledge-war-on-russia'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const isAxisPhase = (): boolean => game.phase?.movers.includes('axis') === true
  return [...whyNotBeforeDie(book, roll, target), ...whyNotPledgeFor(book, game.situation, target, isAxisPhase)]
}

export function whyNotRoll(book: Rulebook, game: Game, { by, target }: OrderOf<'roll'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const { roller, subvertedFirst, lesserAtOnce } = book.clauses.phaseRules
  const refusals: Refusal[] = []
  if (roll.by !== by)
    refusals.push(refuse('not-your-roll', `${targetName(target)} was named by ${FACTION_NAMES[roll.by]}`, roller, { target }))
  if (roll.rolled !== null)
    refusals.push(refuse('rolled-already', `${targetName(target)}: the die has fallen`, book.clauses.oneRollEach, { target }))
  const others = Object.entries(game.phase?.rolls ?? {}) as [Minor, PendingRoll][]
  const subverted = others.find(([other, one]) => other !== target && one.subversion > 0 && one.rolled === null)
  if (book.clauses.phaseRuns === 'together' && game.phase?.movers.includes('axis') && subverted !== undefined && roll.subversion === 0)
    refusals.push(
      refuse('subverted-first', `the subverted country's die is thrown first: ${targetName(subverted[0])}`, subvertedFirst, { target }),
    )
  if (roll.rolled === null && game.stage !== null && isSubversionOpen(book, game, target, roll))
    refusals.push(
      refuse('subversion-open', `${targetName(target)}: Russia says first whether it subverts`, book.clauses.phaseRules.subversionFirst, {
        target,
      }),
    )
  const undecided = others.find(([, one]) => one.rolled !== null && one.outcome === null)
  if (undecided !== undefined)
    refusals.push(
      refuse('result-still-to-take', `${targetName(undecided[0])}: a result is taken before the next roll`, lesserAtOnce, { target }),
    )
  return refusals
}

/** Russia's word is needed only while it could subvert (3.2.4.4e). */
export const whyNotWaive = (book: Rulebook, game: Game, { target }: OrderOf<'waive-subversion'>): readonly Refusal[] =>
  whyNotSubvert(book, game, { type: 'use-subversion', by: 'russia', target, amount: 1 })

/** Whether Russia may still turn this Action by subversion, and has not said that it will not. */
const isSubversionOpen = (book: Rulebook, game: Game, target: Minor, roll: PendingRoll): boolean =>
  book.clauses.subversion.value.by === 'point' &&
  roll.isWaived !== true &&
  roll.subversion === 0 &&
  whyNotSubvert(book, game, { type: 'use-subversion', by: 'russia', target, amount: 1 }).length === 0

/** A die says how far, where the book has it drawn (3.2.4.4b); else Russia does. */
export function subvert(book: Rulebook, { target, amount }: OrderOf<'use-subversion'>, dice: Dice): readonly Event[] {
  return [{ type: 'subversion-used', target, amount: book.clauses.subversion.value.by === 'point' ? dice() : (amount ?? 0) }]
}

/** The two Allied factions may agree who gains where they tie for it (49.51C). */
export function whyNotSettle(book: Rulebook, game: Game, { target }: OrderOf<'settle-tie'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  return roll.rolled !== null && roll.rolled.tieDie !== null && roll.outcome === null
    ? []
    : [
        refuse(
          'no-tie',
          `${targetName(target)}: the Western Allies and Russia do not tie for a gain there`,
          book.clauses.beneficiaries.added,
          { target },
        ),
      ]
}

export function whyNotTakeResult(book: Rulebook, game: Game, { by, target, result }: OrderOf<'take-result'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const { lesserAtOnce } = book.clauses.phaseRules
  if (roll.rolled === null) return [refuse('not-rolled', `${targetName(target)}: the die has not fallen`, lesserAtOnce, { target })]
  if (roll.outcome !== null) return [refuse('taken-already', `${targetName(target)}: a result has been taken`, lesserAtOnce, { target })]
  const rolled = bandOf(book, target, roll.rolled.result)
  const asked = rollOf(target, roll)
  const refusals = [...whyNotTake(book, game.situation, asked, rolled, result)]
  // Where nobody is favoured there is nothing to choose: the roller says so.
  const chooser = rolled.favours === 'nobody' ? roll.by : achiever(book, game.situation, asked, rolled.favours, wonBy(roll.rolled))
  const isChooser = by === chooser
  if (!isChooser)
    refusals.push(
      refuse('not-your-choice', `${targetName(target)}: the choice is the favoured side's`, book.clauses.lesserChooser, { target }),
    )
  return refusals
}

export function tableOf(book: Rulebook, target: Minor): Table {
  const table = book.tables[target]
  if (table === undefined) throw new Error(`${target} should have a table here`)
  return table
}

export function bandOf(book: Rulebook, target: Minor, result: string): Band {
  const band = tableOf(book, target).bands.find(({ id }) => id === result)
  if (band === undefined) throw new Error(`${target} should have a result ${result}`)
  return band
}

/** The band a total falls in: the book was checked to have one for every total. */
export function bandFor(bands: readonly Band[], total: number): Band {
  const band = bandAt(bands, total)
  if (band === undefined) throw new Error(`there should be a result at ${total}`)
  return band
}

function pendingRoll(game: Game, target: Minor): PendingRoll {
  const roll = game.phase?.rolls[target]
  if (roll === undefined) throw new Error(`${target} should have been named`)
  return roll
}

/** A reaction counts all points placed there (49.64 (a)) and every line that applies (49.64 (b)), as any other roll does. */
export function throwDie(book: Rulebook, game: Game, { target }: OrderOf<'roll'>, dice: Dice): readonly Event[] {
  const table = tableOf(book, target)
  const roll = rollOf(target, pendingRoll(game, target))
  const reckoning = reckon(table, book.clauses.phaseRuns === 'together' ? asThePhaseBegan(game) : game.situation, roll)
  const die = dice()
  const total = reckoning.total + die
  const rolled = bandFor(table.bands, total)
  const byDefault = resultByDefault(book, game.situation, roll, rolled)
  // Two who tie for the favour tie for the choice as well, also of a result that gives nothing.
  const isTied = rolled.favours === 'allies' && achiever(book, game.situation, roll, 'allies') === undefined
  const tieDie = isTied ? dice() : null
  return [{ type: 'rolled', roll, die, reckoning, total, result: rolled.id, byDefault: byDefault.id, tieDie }]
}

/** A tie goes to the Western Allies on 1 to 3 and to Russia on 4 to 6 (49.51C). */
const wonBy = ({ tieDie, agreed }: NonNullable<PendingRoll['rolled']>): Faction | undefined =>
  agreed ?? (tieDie === null ? undefined : tieDie <= 3 ? 'westernAllies' : 'russia')

/** 49.4267 (49.4266 of the classic book): standings as they were when the phase began; a reaction's result in it changes no other roll. */
const asThePhaseBegan = (game: Game): Situation => ({ ...game.situation, standings: game.phase?.standings ?? game.situation.standings })

export function takeResult(book: Rulebook, game: Game, { target, result }: OrderOf<'take-result'>): readonly Event[] {
  const roll = pendingRoll(game, target)
  const agreed = roll.rolled === null ? undefined : wonBy(roll.rolled)
  const outcome = outcomeOf(book, game.situation, rollOf(target, roll), bandOf(book, target, result), agreed)
  const taken: Event = { type: 'result-taken', target, result, outcome }
  return [
    taken,
    ...(comesAtOnce(book, roll) ? [{ type: 'result-applied', outcome } as const] : []),
    ...settledDemand(book, target, outcome.demand),
  ]
}
