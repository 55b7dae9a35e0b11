import { z } from 'zod/mini'
import { allot } from '../../../chapters/points/index.ts'
import { FACTIONS, type FactValue, factsWith, reckon, refuse, situationWith, type Turn, turnName } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { facts, knownFacts, oneLine, referee, text, turn } from '../../declaration/shapes.ts'
import { given, readFacts, writeFacts } from '../../declaration/typed-words.ts'
import type { Game, Settled } from '../../game.ts'
import { factLine, factSaid } from '../../words/fact-notes.ts'
import { telling } from '../../words/telling.ts'
import { type PointsRecounted, putRecount, stillCounted } from '../points/open-year.ts'
import { bandFor, tableOf } from '../rolls/pending.ts'
import { type ObligationMet, putEntries } from '../war/meet-obligation.ts'
import { type Difference, differenceInPoints, differenceInRoll } from './difference.ts'
import { differencesShape, type Repair, repairNotes, repairShape, withRepair } from './repair.ts'
import { whyNotPossible, whyNotThisTurn, whyNotValues, withReports } from './report-facts.ts'

const shape = z.strictObject({
  type: z.literal('correct-facts'),
  by: referee,
  facts: knownFacts,
  /** An earlier turn in which they were said; what they are now is then only what follows from it. */
  turn: z.exactOptional(turn),
  reason: oneLine,
  /** Put in by the record. */
  repair: z.exactOptional(repairShape),
})

export type CorrectFacts = Shaped<typeof shape>

type Facts = Readonly<Record<string, FactValue>>

export interface FactsCorrected {
  readonly type: 'facts-corrected'
  readonly facts: Facts
  readonly was: Facts
  readonly turn?: Turn
  readonly reason: string
  readonly differences: readonly Difference[]
  /** What followed from the slip and is put right with it; the record works it out. */
  readonly repair?: Repair
}

/** What a roll of this year would have come to, had the corrected facts been known. Where the record has them said, it knows better. */
function differenceIn(book: Rulebook, { roll, die, total, result, situation }: Settled, facts: Facts): readonly Difference[] {
  const table = tableOf(book, roll.target)
  const wouldBe = reckon(table, situationWith(situation, { facts: factsWith(situation.facts, facts) }), roll).total + die
  const other = { total: wouldBe, result: bandFor(table.bands, wouldBe).id }
  return wouldBe === total ? [] : [differenceInRoll(roll.target, situation.turn, { total, result }, other)]
}

/** What each faction would have received for the year; who has not sealed yet receives it. */
function differencesInPoints(book: Rulebook, game: Game, facts: Facts): readonly Difference[] {
  const { countedOn, points } = game
  const open = stillCounted(book, game)
  const closed = FACTIONS.filter((faction) => !open.includes(faction))
  if (countedOn === null || points === null || closed.length === 0) return []
  const { factions } = allot(book, situationWith(countedOn, { facts: factsWith(countedOn.facts, facts) }))
  return closed
    .filter((faction) => factions[faction].total !== points[faction])
    .map((faction) => differenceInPoints(faction, countedOn.turn, points[faction], factions[faction].total))
}

/**
 * What was reported wrongly is put right, and what followed from it as far as no die hangs on it; what a die settled stands, but what would
 * have differed is said.
 */
export const correctFacts: OrderDeclaration<CorrectFacts, FactsCorrected, ObligationMet | PointsRecounted> = {
  type: 'correct-facts',
  words: 'the host corrects what was reported',
  shape,
  when: 'always',
  /** A correction says why, and changes something. */
  whyNot: (book, game, { facts, reason, turn = game.situation.turn }) => [
    ...whyNotValues(book, facts),
    ...whyNotPossible(book, game.situation, facts),
    ...(turn === game.situation.turn ? whyNotThisTurn(book, game, facts) : []),
    ...(reason.trim() === '' ? [refuse('no-reason', 'a correction gives its reason')] : []),
    ...Object.entries(facts)
      .filter(([id, value]) => turn === game.situation.turn && game.situation.facts[id] === value)
      .map(([id]) => refuse('nothing-to-correct', `${id} is so already`, undefined, { fact: id })),
  ],
  carryOut(progress, { facts, turn, reason, repair }) {
    const { book, game } = progress
    const corrected: FactsCorrected = {
      type: 'facts-corrected',
      facts,
      was: Object.fromEntries(Object.keys(facts).map((id) => [id, game.situation.facts[id] ?? null])),
      ...(turn === undefined ? {} : { turn }),
      reason,
      differences: repair?.differences ?? [
        ...(repair?.points === undefined ? differencesInPoints(book, game, facts) : []),
        ...game.settled.flatMap((one) => differenceIn(book, one, facts)),
      ],
      ...(repair === undefined ? {} : { repair }),
    }
    if (repair?.isWhole) return progress.putWhole(corrected)
    progress.put(corrected)
    if (turn === undefined || turn === game.situation.turn) putEntries(progress, facts)
    // 49.14: what nobody had said counts for the points of the year start at which it is put right.
    if (repair?.points === undefined) putRecount(progress)
  },
  offers: 'nothing',
  short: {
    word: 'correct',
    usage: 'correct FACT=VALUE,… [of TURN] because REASON',
    read(words, { reason: said }) {
      const [first = '', ...rest] = words.join(' ').split(/\bbecause\b/)
      const [list = '', when] = first.split(/\bof\b/)
      const reason = said ?? rest.join('because').trim()
      const turn = when === undefined ? {} : { turn: when.trim().toLowerCase() }
      return given(readFacts(list), (found) => ({ type: 'correct-facts', by: 'referee', facts: found, ...turn, reason }))
    },
    write: ({ facts, turn, reason }) => `${writeFacts(facts)}${turn === undefined ? '' : ` of ${turn}`} because ${reason}`,
  },
  events: {
    'facts-corrected': {
      shape: z.looseObject({
        facts,
        was: facts,
        turn: z.optional(turn),
        reason: text,
        differences: differencesShape,
        repair: z.optional(repairShape),
      }),
      evolve: (game, { facts, turn, repair }) =>
        withRepair(turn === undefined || turn === game.situation.turn ? withReports(game, 'referee', facts) : game, repair),
      show: 'everything',
      tell(_book, { facts, was, turn, reason, differences, repair = {} }) {
        const changes = Object.entries(facts).map(([id, value]) => ({
          words:
            turn === undefined
              ? `${factLine(id, value)}; it said ${factSaid(id, was[id] ?? null)}`
              : `in ${turnName(turn)}: ${factLine(id, value)}`,
        }))
        const others = differences.map(({ what, was: told, wouldBe }) => ({ words: `${what}: was ${told}; would have been ${wouldBe}` }))
        return telling(`corrected: ${reason}`, [], [...changes, ...repairNotes(repair), ...others])
      },
      heading: 'facts',
    },
  },
}
