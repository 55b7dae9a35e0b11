import { z } from 'zod/mini'
import { allot } from '../../../chapters/points/index.ts'
import {
  FACTION_NAMES,
  FACTIONS,
  type FactValue,
  factsWith,
  reckon,
  refuse,
  signed,
  targetName,
  turnName,
  yearOf,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration.ts'
import type { Game, Settled } from '../../game.ts'
import { facts, knownFacts, oneLine, referee, text } from '../../shapes.ts'
import { given, readFacts, writeFacts } from '../../typed-words.ts'
import { factLine, factSaid } from '../../words/fact-notes.ts'
import { telling } from '../../words/telling.ts'
import { bandFor, tableOf } from '../rolls/pending.ts'
import { whyNotValues, withReports } from './report-facts.ts'

const shape = z.strictObject({ type: z.literal('correct-facts'), by: referee, facts: knownFacts, reason: oneLine })

export type CorrectFacts = Shaped<typeof shape>

type Facts = Readonly<Record<string, FactValue>>

/** What a correction would have changed, had it been known in time. */
export interface Difference {
  readonly what: string
  readonly was: string
  readonly wouldBe: string
}

export interface FactsCorrected {
  readonly type: 'facts-corrected'
  readonly facts: Facts
  readonly was: Facts
  readonly reason: string
  readonly differences: readonly Difference[]
}

/** What a roll of this year would have come to, had the corrected facts been known. */
function differenceIn(book: Rulebook, { roll, die, total, result, situation }: Settled, facts: Facts): readonly Difference[] {
  const table = tableOf(book, roll.target)
  const wouldBe = reckon(table, { ...situation, facts: factsWith(situation.facts, facts) }, roll).total + die
  return wouldBe === total
    ? []
    : [
        {
          what: `${targetName(roll.target)}, rolled for in ${turnName(situation.turn)}`,
          was: `${signed(total)}, result ${result}`,
          wouldBe: `${signed(wouldBe)}, result ${bandFor(table.bands, wouldBe).id}`,
        },
      ]
}

/** What each faction would have received for the year. */
function differencesInPoints(book: Rulebook, { countedOn, points }: Game, facts: Facts): readonly Difference[] {
  if (countedOn === null || points === null) return []
  const { factions } = allot(book, { ...countedOn, facts: factsWith(countedOn.facts, facts) })
  return FACTIONS.filter((faction) => factions[faction].total !== points[faction]).map((faction) => ({
    what: `points of ${FACTION_NAMES[faction]} for ${yearOf(countedOn.turn)}`,
    was: String(points[faction]),
    wouldBe: String(factions[faction].total),
  }))
}

/** What was reported wrongly is put right; nothing that was settled by it is settled anew, but what would have differed is said. */
export const correctFacts: OrderDeclaration<CorrectFacts, FactsCorrected> = {
  type: 'correct-facts',
  shape,
  when: 'at-any-time',
  /** A correction says why, and changes something. */
  whyNot: (_book, { situation }, { facts, reason }) => [
    ...whyNotValues(facts),
    ...(reason.trim() === '' ? [refuse('no-reason', 'a correction gives its reason')] : []),
    ...Object.entries(facts)
      .filter(([id, value]) => situation.facts[id] === value)
      .map(([id]) => refuse('nothing-to-correct', `${id} is so already`, undefined, { fact: id })),
  ],
  carryOut(progress, { facts, reason }) {
    const { book, game } = progress
    progress.put({
      type: 'facts-corrected',
      facts,
      was: Object.fromEntries(Object.keys(facts).map((id) => [id, game.situation.facts[id] ?? null])),
      reason,
      differences: [...differencesInPoints(book, game, facts), ...game.settled.flatMap((one) => differenceIn(book, one, facts))],
    })
  },
  offers: 'nothing',
  short: {
    word: 'correct',
    usage: 'correct FACT=VALUE,… because REASON',
    read(words, { reason: said }) {
      const [list = '', ...rest] = words.join(' ').split(/\bbecause\b/)
      const reason = said ?? rest.join('because').trim()
      return given(readFacts(list), (found) => ({ type: 'correct-facts', by: 'referee', facts: found, reason }))
    },
    write: ({ facts, reason }) => `${writeFacts(facts)} because ${reason}`,
  },
  events: {
    'facts-corrected': {
      shape: z.looseObject({
        facts,
        was: facts,
        reason: text,
        differences: z.array(z.looseObject({ what: text, was: text, wouldBe: text })),
      }),
      evolve: (game, { facts }) => withReports(game, 'referee', facts),
      show: 'everything',
      tell(_book, { facts, was, reason, differences }) {
        const changes = Object.entries(facts).map(([id, value]) => ({
          words: `${factLine(id, value)}; it said ${factSaid(id, was[id] ?? null)}`,
        }))
        const others = differences.map(({ what, was: told, wouldBe }) => ({ words: `${what}: was ${told}; would have been ${wouldBe}` }))
        return telling(`corrected: ${reason}`, [], [...changes, ...others])
      },
      heading: 'facts',
    },
  },
}
