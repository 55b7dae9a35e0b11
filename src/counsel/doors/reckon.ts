import {
  bandAt,
  type Citation,
  conditionWords,
  type Line,
  lacking,
  type Minor,
  type Modifier,
  type Refusal,
  type Roll,
  type Rulebook,
  readsNet,
  reckon,
  type Situation,
  type Table,
  type Turn,
  whyNotRollFor,
} from '../../rules/index.ts'
import { type Draw, drawsOf, idleDraw, joined, type NamedChance, oddsOver } from '../drawn-odds.ts'
import { resultsByDie } from '../odds.ts'
import type { Arguments, Refused } from './answer.ts'
import { noTable, rollFrom, tableFor } from './asked-roll.ts'
import type { SituationDoor } from './door.ts'

/** What a line wants whose condition is met, or that has none: something to count. */
export const NONE_COUNTED = 'none counted so far'

/** A line, and for one that does not count what would make it. */
export interface ExplainedLine extends Line {
  readonly wanting?: string
}

export interface ReckonAnswer {
  readonly ok: true
  readonly target: Minor
  readonly by: Roll['by']
  readonly manner: Roll['manner']
  readonly book: string
  readonly turn: Turn
  readonly plus: string
  readonly lines: readonly ExplainedLine[]
  readonly total: number
  readonly results: Readonly<Record<string, ResultAtDie>>
  readonly odds: readonly NamedChance[]
  /** How likely each answer to a territorial demand is. */
  readonly demandOdds?: readonly NamedChance[]
  /** Where a subversion is still to be drawn: lines, total and results are those of a draw of 1, the odds those of all draws. */
  readonly draws?: readonly Draw[]
  readonly cautions?: readonly { readonly words: string; readonly cite: Citation }[]
  /** The roll is not allowed, for all that it can be reckoned: every rule against it. */
  readonly refusals?: readonly Refusal[]
}

export interface ResultAtDie {
  readonly result: string
  readonly total: number
  readonly favours: string
  readonly permanent: boolean
  readonly words: string
  readonly cite: Citation
  /** What becomes of a territorial demand. */
  readonly demand?: { readonly result: string; readonly words: string; readonly cite: Citation }
}

function explained(line: Line, row: Modifier | undefined, situation: Situation, roll: Roll, net: number): ExplainedLine {
  if (line.applies || row === undefined) return line
  const missing = row.when === undefined ? undefined : lacking(row.when, situation, roll, net)
  if (missing !== undefined) return { ...line, wanting: conditionWords(missing) }
  return row.value === 0 ? line : { ...line, wanting: NONE_COUNTED }
}

/** Inertial rows look at what all others come to. */
const isInertial = (row: Modifier | undefined): boolean => row !== undefined && readsNet(row)

function demandAt(table: Table, { manner }: Roll, total: number): Pick<ResultAtDie, 'demand'> {
  const band = manner === 'demand' ? bandAt(table.demandBands ?? [], total) : undefined
  return band === undefined ? {} : { demand: { result: band.id, words: band.words, cite: band.cite } }
}

/** Modifiers, total, the result for each face and the odds of one roll. */
export function answerReckon(book: Rulebook, situation: Situation, args: Arguments): ReckonAnswer | Refused {
  const isDrawn = args['subversion'] === 'drawn' && book.clauses.subversion.value.by === 'point'
  const asked = rollFrom(book, isDrawn ? { ...args, subversion: 1 } : args)
  if ('ok' in asked) return asked
  const { roll } = asked
  const table = tableFor(book, roll.target)
  if (table === undefined) return noTable(book, roll.target)
  const { lines, total } = reckon(table, situation, roll)
  const net = lines.filter((_, index) => !isInertial(table.rows[index])).reduce((sum, { amount }) => sum + amount, 0)
  const atDie = resultsByDie(table.bands, total)
  const refusals = whyNotRollFor(book, situation, roll)
  const draws = isDrawn ? drawsOf(book, table, situation, roll) : undefined
  const totals = draws?.map((one) => one.total) ?? [total]
  const cautions = idleDraw(book, table, situation, roll)
  return {
    ok: true,
    target: roll.target,
    by: roll.by,
    manner: roll.manner,
    book: book.id,
    turn: situation.turn,
    plus: table.plus,
    lines: lines.map((line, index) => explained(line, table.rows[index], situation, roll, net)),
    total,
    results: Object.fromEntries(
      atDie.map(({ die, band }) => [
        String(die),
        {
          result: band.id,
          total: total + die,
          favours: band.favours,
          permanent: band.permanent ?? false,
          words: band.words,
          cite: band.cite,
          ...demandAt(table, roll, total + die),
        },
      ]),
    ),
    odds: oddsOver(table.bands, totals),
    ...(roll.manner === 'demand' && table.demandBands !== undefined ? { demandOdds: oddsOver(joined(table.demandBands), totals) } : {}),
    ...(draws === undefined ? {} : { draws }),
    ...(cautions.length === 0 ? {} : { cautions }),
    ...(refusals.length === 0 ? {} : { refusals }),
  }
}

export const reckonDoor: SituationDoor<ReckonAnswer | Refused> = { name: 'reckon', answer: answerReckon }
