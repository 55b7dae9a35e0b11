import { asRolledFor, chooserOf, whyNotRollFor } from '../../../rules/chapters/rolls/index.ts'
import {
  bandAt,
  conditionWords,
  type Line,
  lacking,
  MANNERS,
  MINORS,
  type Modifier,
  NOT_REPORTED,
  type Roll,
  readsNet,
  reckon,
  type Situation,
  type Table,
  unreportedIn,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Draw, drawsOf, idleDraw, joined, type NamedChance, oddsOver } from '../../drawn-odds.ts'
import { resultsByDie } from '../../odds.ts'
import * as s from '../../schema.ts'
import { resultWords, type Verdict, verdictOf } from '../../verdict.ts'
import { type Arguments, type Refused, refused } from '../answers/answer.ts'
import { bool, CITATION, faction, int, LINE, listed, ok, REFUSAL, SAID, shapeFor, string, TURN } from '../answers/shapes.ts'
import { maybe, said, whole } from '../arguments/argument.ts'
import { misasked, readArguments } from '../arguments/arguments.ts'
import { door } from '../door.ts'
import { beforeDeclarations } from './before-declarations.ts'
import { noTable, ROLL, rollFrom as rollAsked, tableFor } from './roll.ts'

/** What a line wants whose condition is met, or that has none: something to count. */
const NONE_COUNTED = 'none counted so far'

const chances = listed(shapeFor<NamedChance>(s.object({ result: string, chance: string, words: string })))

const EXPLAINED = shapeFor<Line & { readonly wanting?: string }>(LINE)

const AT_DIE = s.object({
  result: string,
  total: int,
  favours: string,
  permanent: bool,
  words: string,
  cite: CITATION,
  /** The faction that may take a lesser result; nobody where nobody is favoured, or while two Allied factions tie. */
  chooser: s.nullable(faction),
  /** What becomes of a territorial demand. */
  demand: maybe(s.object({ result: string, words: string, cite: CITATION })),
})

const RECKON = s.object({
  ok,
  target: s.names(MINORS),
  by: faction,
  manner: s.names(MANNERS),
  book: string,
  turn: TURN,
  plus: string,
  lines: listed(EXPLAINED),
  total: int,
  /** What it comes to in a sentence: the refusal first, otherwise what may be gained and lost. */
  verdict: shapeFor<Verdict>(s.object({ words: string, cite: maybe(CITATION), otherwise: maybe(string) })),
  results: s.record(AT_DIE),
  odds: chances,
  /** How likely each answer to a territorial demand is. */
  demandOdds: maybe(chances),
  /** Where a subversion is still to be drawn: lines, total and results are those of a draw of 1, the odds those of all draws. */
  draws: maybe(listed(shapeFor<Draw>(s.object({ draw: int, total: int, results: s.record(string) })))),
  cautions: maybe(listed(SAID)),
  /** The roll is not allowed, for all that it can be reckoned: every rule against it. */
  refusals: maybe(listed(REFUSAL)),
})

/** A line, and for one that does not count what would make it. */
export type ExplainedLine = s.Output<typeof EXPLAINED>
export type ResultAtDie = Readonly<s.Output<typeof AT_DIE>>
export type ReckonAnswer = Readonly<s.Output<typeof RECKON>>

function explained(line: Line, row: Modifier | undefined, situation: Situation, roll: Roll, net: number): ExplainedLine {
  if (line.applies || row === undefined) return line
  const missing = row.when === undefined ? undefined : lacking(row.when, situation, roll, net)
  if (missing !== undefined) return { ...line, wanting: conditionWords(missing) }
  return row.value === 0 ? line : { ...line, wanting: unreportedIn(row, situation).length > 0 ? NOT_REPORTED : NONE_COUNTED }
}

/** Inertial rows look at what all others come to. */
const isInertial = (row: Modifier | undefined): boolean => row !== undefined && readsNet(row)

function demandAt(table: Table, { manner }: Roll, total: number): Pick<ResultAtDie, 'demand'> {
  const band = manner === 'demand' ? bandAt(table.demandBands ?? [], total) : undefined
  return band === undefined ? {} : { demand: { result: band.id, words: band.words, cite: band.cite } }
}

const ARGS = {
  ...ROLL,
  subversion: maybe(said(s.union(whole(0, 6), s.names(['drawn'])), 'how far Russia pushes the total down; drawn where a book draws it')),
}

type AskedReckoning = s.OutputOf<typeof ARGS>

/** The roll, with the least draw where it is still to be drawn. */
function reckonedRoll(book: Rulebook, { subversion, ...asked }: AskedReckoning) {
  const isDrawn = subversion === 'drawn' && book.clauses.subversion.value.by === 'point'
  if (subversion === 'drawn' && !isDrawn)
    return refused(misasked('subversion', `"drawn"; expected a whole number from 0 to ${book.clauses.subversion.value.most}`))
  const said = isDrawn ? 1 : subversion
  const found = rollAsked(book, { ...asked, ...(typeof said === 'number' ? { subversion: said } : {}) })
  return 'ok' in found ? found : { ...found, isDrawn }
}

/** The roll that these arguments mean, as `reckon` reads them. */
export function rollFrom(book: Rulebook, args: Arguments): { readonly roll: Roll } | Refused {
  const read = readArguments(reckonDoor.args, args)
  return 'ok' in read ? read : reckonedRoll(book, read.value as AskedReckoning)
}

/** Modifiers, total, the result for each face and the odds of one roll. */
function reckoned(book: Rulebook, situation: Situation, args: AskedReckoning): ReckonAnswer | Refused {
  const asked = reckonedRoll(book, args)
  if ('ok' in asked) return asked
  const { roll, isDrawn } = asked
  const table = tableFor(book, roll.target)
  if (table === undefined) return noTable(book, roll.target)
  const standing = asRolledFor(book, situation, roll.target).standings[roll.target]
  const { lines, total } = reckon(table, situation, roll)
  const net = lines.filter((_, index) => !isInertial(table.rows[index])).reduce((sum, { amount }) => sum + amount, 0)
  const atDie = resultsByDie(table.bands, total)
  const refusals = whyNotRollFor(book, situation, roll)
  const draws = isDrawn ? drawsOf(book, table, situation, roll) : undefined
  const totals = draws?.map((one) => one.total) ?? [total]
  const cautions = [...idleDraw(book, table, situation, roll), ...beforeDeclarations(book, table, situation, roll, total)]
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
    verdict: verdictOf(book, situation, roll, table, totals, refusals),
    results: Object.fromEntries(
      atDie.map(({ die, band }) => [
        String(die),
        {
          result: band.id,
          total: total + die,
          favours: band.favours,
          permanent: band.permanent ?? false,
          words: resultWords(band, standing),
          cite: band.cite,
          chooser: chooserOf(book, situation, roll, band).faction,
          ...demandAt(table, roll, total + die),
        },
      ]),
    ),
    odds: oddsOver(
      table.bands.map((band) => ({ ...band, words: resultWords(band, standing) })),
      totals,
    ),
    ...(roll.manner === 'demand' && table.demandBands !== undefined ? { demandOdds: oddsOver(joined(table.demandBands), totals) } : {}),
    ...(draws === undefined ? {} : { draws }),
    ...(cautions.length === 0 ? {} : { cautions }),
    ...(refusals.length === 0 ? {} : { refusals }),
  }
}

export const reckonDoor = door({
  name: 'reckon',
  fromSetUp: true,
  words: 'Modifiers of a diplomatic die roll line by line, the result at each face, and the odds',
  example: 'reckon cases/situations/hungary.json --target hungary --by axis --all',
  all: 'also the lines that do not count, and what would make them',
  bundle: 'startup',
  args: ARGS,
  shape: RECKON,
  answer: reckoned,
})
