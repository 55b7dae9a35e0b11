import { z } from 'zod/mini'
import { chooserOf, resultByDefault, resultWords } from '../../../chapters/rolls/index.ts'
import {
  FACTION_NAMES,
  isFaction,
  type Minor,
  type Reckoning,
  type Refusal,
  type Roll,
  reckon,
  refuse,
  type Situation,
  signed,
  situationWith,
  targetName,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { faction, minor, sum, text, turn, whole, yes } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import { type Game, type PendingRoll, rollOf } from '../../game.ts'
import { telling } from '../../words/telling.ts'
import { bandFor, rollFor, rollsOf, tableOf, whyNotPending, withRoll } from './pending.ts'
import { inputsWords, type RollInput, rollInputs } from './roll-inputs.ts'
import { maySubvert } from './use-subversion.ts'

const shape = z.strictObject({ type: z.literal('roll'), by: faction, target: minor })

export type RollOrder = Shaped<typeof shape>

export interface Rolled {
  readonly type: 'rolled'
  readonly roll: Roll
  readonly die: number
  readonly reckoning: Reckoning
  /** Die and reckoning together, and the band it fell in. */
  readonly total: number
  readonly result: string
  /** Taken unless the favoured side says otherwise. */
  readonly byDefault: string
  /** Thrown where the Western Allies and Russia tie for the gain and have not agreed (49.51C). */
  readonly tieDie: number | null
  /** Numbers that it read and nobody had reported. */
  readonly unreported?: readonly RollInput[]
}

/** The situation that a roll is reckoned in. */
const reckonedIn = (book: Rulebook, game: Game): Situation =>
  book.clauses.phaseRuns === 'together' ? asThePhaseBegan(game) : game.situation

const inputsOf = (book: Rulebook, game: Game, thrown: Roll): readonly RollInput[] =>
  rollInputs(book, game, tableOf(book, thrown.target as Minor), thrown, reckonedIn(book, game))

/** Whether Russia may still turn this Action by subversion, and has not said that it will not. */
const isSubversionOpen = (book: Rulebook, game: Game, target: Minor, roll: PendingRoll): boolean =>
  book.clauses.subversion.value.by === 'point' && roll.isWaived !== true && roll.subversion === 0 && maySubvert(book, game, target)

function whyNotThrow(book: Rulebook, game: Game, { by, target }: RollOrder, roll: PendingRoll): readonly Refusal[] {
  const { roller, subvertedFirst, lesserAtOnce, subversionFirst } = book.clauses.phaseRules
  const refusals: Refusal[] = []
  if (roll.by !== by)
    refusals.push(refuse('not-your-roll', `${withVerb(target, 'was')} named by ${FACTION_NAMES[roll.by]}`, roller, { target }))
  if (roll.rolled !== null)
    refusals.push(refuse('rolled-already', `${targetName(target)}: the die has fallen`, book.clauses.oneRollEach, { target }))
  const others = rollsOf(game)
  const subverted = others.find(([other, one]) => other !== target && one.subversion > 0 && one.rolled === null)
  if (book.clauses.phaseRuns === 'together' && game.phase?.movers.includes('axis') && subverted !== undefined && roll.subversion === 0)
    refusals.push(
      refuse('subverted-first', `the subverted country's die is thrown first: ${targetName(subverted[0])}`, subvertedFirst, { target }),
    )
  if (roll.rolled === null && game.stage !== null && isSubversionOpen(book, game, target, roll))
    refusals.push(refuse('subversion-open', `${targetName(target)}: Russia says first whether it subverts`, subversionFirst, { target }))
  const undecided = others.find(([, one]) => one.rolled !== null && one.outcome === null)
  if (undecided !== undefined)
    refusals.push(
      refuse('result-still-to-take', `${targetName(undecided[0])}: a result is taken before the next roll`, lesserAtOnce, { target }),
    )
  return refusals
}

/** 49.4267 (49.4266 of the classic book): standings as they were when the phase began; a reaction's result in it changes no other roll. */
const asThePhaseBegan = (game: Game): Situation =>
  situationWith(game.situation, { standings: game.phase?.standings ?? game.situation.standings })

/** The die for a country that has been named. */
export const roll: OrderDeclaration<RollOrder, Rolled> = {
  type: 'roll',
  words: 'throw the die for a country named; one that Russia subverts comes first',
  rules: ({ clauses }) => [clauses.phaseRules.roller, clauses.phaseRules.subvertedFirst],
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, order) => whyNotPending(book, game, order.target, (pending) => whyNotThrow(book, game, order, pending)),
  /** A reaction counts all points placed there (49.64 (a)) and every line that applies (49.64 (b)), as any other roll does. */
  carryOut(progress, { target }) {
    const { book, game, dice } = progress
    const table = tableOf(book, target)
    const thrown = rollOf(target, rollFor(game, target))
    const reckoning = reckon(table, reckonedIn(book, game), thrown)
    const die = dice(targetName(target))
    const total = reckoning.total + die
    const band = bandFor(table.bands, total)
    const byDefault = resultByDefault(book, game.situation, thrown, band)
    // Two who tie for the favour tie for the choice as well, also of a result that gives nothing, unless all results come to the same.
    const isTied = chooserOf(book, game.situation, thrown, band).is === 'tied'
    const tieDie = isTied ? dice(`${targetName(target)}, where the Western Allies and Russia tie`) : null
    progress.put({ type: 'rolled', roll: thrown, die, reckoning, total, result: band.id, byDefault: byDefault.id, tieDie })
  },
  offers: (_book, view, by) =>
    isFaction(by)
      ? rollsOf(view)
          .filter(([, pending]) => pending.by === by)
          .map(([target]) => ({ type: 'roll', by, target }))
      : [],
  inputs: (book, view, { target }) => inputsOf(book, view, rollOf(target, rollFor(view, target))),
  owed: (_book, game, by) =>
    isFaction(by)
      ? rollsOf(game)
          .filter(([, { rolled }]) => rolled === null)
          .map(([target]) => ({ type: 'roll', by, target }))
      : [],
  short: {
    word: 'roll',
    usage: 'roll COUNTRY',
    read: ([target], { by }) => given(target, (one) => ({ type: 'roll', by, target: named(one) })),
    write: ({ target }) => target,
  },
  events: {
    rolled: {
      shape: z.looseObject({
        roll: z.looseObject({
          target: minor,
          by: faction,
          manner: z.enum(['ordinary', 'reaction', 'demand']),
          subversion: whole,
          covert: z.looseObject({ axis: whole, allies: whole }),
          pledgesWarOnRussia: yes,
        }),
        die: whole,
        reckoning: sum,
        total: whole,
        result: text,
        byDefault: text,
        tieDie: z.nullable(whole),
        unreported: z.optional(z.array(z.looseObject({ fact: text, value: whole, reported: z.optional(turn) }))),
      }),
      noted: {
        field: 'unreported',
        add(book, before, event) {
          const unreported = inputsOf(book, before, event.roll)
          return unreported.length === 0 ? event : { ...event, unreported }
        },
      },
      evolve: (game, { roll, die, total, result, byDefault, tieDie }) => ({
        ...withRoll(game, roll.target, (pending) => ({ ...pending, rolled: { result, byDefault, tieDie } })),
        settled: [...game.settled, { roll, die, total, result, situation: game.situation }],
      }),
      show: 'everything',
      tell(book, { roll, die, reckoning, total, result, byDefault, tieDie, unreported = [] }) {
        const { clauses, tables } = book
        const { target, by } = roll
        const band = tables[target]?.bands.find(({ id }) => id === result)
        const manner = roll.manner === 'ordinary' ? '' : roll.manner === 'reaction' ? ' in reaction' : ' in answer to a demand'
        const notes = [
          ...(byDefault === result ? [] : [{ words: `taken unless the favoured side says otherwise: ${byDefault}`, cite: clauses.lesser }]),
          ...(tieDie === null ? [] : [{ words: `the two Allied factions tie; a die says ${tieDie}`, cite: clauses.beneficiaries.added }]),
          ...inputsWords(unreported).map((words) => ({ words })),
        ]
        return telling(
          `${targetName(target)}, rolled for by ${FACTION_NAMES[by]}${manner}: ${die} and ${signed(reckoning.total)} make ${total}, result ${result}${band === undefined ? '' : ` (${resultWords(book, roll, band)})`}`,
          [band?.cite, clauses.phaseRules.roller],
          notes,
          [{ words: `${targetName(target)}: ${signed(reckoning.total)} in all`, lines: reckoning.lines }],
        )
      },
      heading: null,
    },
  },
}
