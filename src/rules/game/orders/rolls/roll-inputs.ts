import {
  type CountFact,
  FACTS,
  factsRead,
  factsWith,
  isFactId,
  isGiven,
  type Modifier,
  onceFor,
  type Roll,
  reportedCount,
  type Situation,
  situationWith,
  type Table,
  type Turn,
  timesOf,
  turnAfter,
  turnName,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { FactReport, Game } from '../../game.ts'

/** A number on the map that a die is about to read, which nobody has reported since it could have changed. */
export interface RollInput {
  readonly fact: CountFact
  /** What is used unless somebody reports another. */
  readonly value: number
  /** When it was reported last; nothing where nobody ever did. */
  readonly reported?: Turn
}

const usedOf = ({ value, reported }: Pick<RollInput, 'value' | 'reported'>): string =>
  `${reported === undefined ? 'not reported' : `not reported since ${turnName(reported)}`}, used ${value}`

/** Together what was used and reported alike: "not reported, used 0: …; …" */
export function inputsWords(inputs: readonly RollInput[]): readonly string[] {
  const alike = new Map<string, string[]>()
  for (const input of inputs) alike.set(usedOf(input), [...(alike.get(usedOf(input)) ?? []), FACTS[input.fact].words])
  return [...alike].map(([lead, words]) => `${lead}: ${words.join('; ')}`)
}

/** Most numbers have no limit of their own: with so many every line counts that could. */
const MANY = 99

const isCount = (fact: string): fact is CountFact => isFactId(fact) && FACTS[fact].type === 'count'

const countsRead = onceFor(({ when, per }: Modifier): readonly CountFact[] =>
  [...new Set([...(when === undefined ? [] : factsRead(when)), ...(per === undefined ? [] : factsRead(per))])].filter(isCount),
)

/** By how much a line could move the total at most, were the number another one. */
function swingOf(row: Modifier, situation: Situation, thrown: Roll, fact: CountFact): number {
  const { least = 0, most = MANY } = FACTS[fact] as { readonly least?: number; readonly most?: number }
  const times = timesOf(row, situation, thrown)
  const swings = [least, most].map((value) => {
    const otherwise = situationWith(situation, { facts: factsWith(situation.facts, { [fact]: value }) })
    return Math.abs((timesOf(row, otherwise, thrown) - times) * row.value)
  })
  return Math.max(...swings)
}

/** Whether nobody has moved on the map since a report: the last stage of play there is the one it was made in, or lies before it. */
function isSinceMapPlay({ sequence }: Rulebook, { stage, situation }: Game, report: FactReport): boolean {
  if (report.turn === situation.turn) return true
  const places = sequence.flatMap(({ orders }, place) => (orders.includes('meet-obligation') ? [place] : []))
  const now = sequence.findIndex(({ id }) => id === stage)
  const reported = sequence.findIndex(({ id }) => id === report.stage)
  const hasBeenPlayed = places.some((place) => place < now)
  return now >= 0 && !hasBeenPlayed && turnAfter(report.turn) === situation.turn && reported >= (places.at(-1) ?? Number.POSITIVE_INFINITY)
}

/** Whether a number is known of this moment: its lifetime lets nothing change it, or it was reported since anybody moved. */
function isCurrent(book: Rulebook, game: Game, fact: CountFact): boolean {
  const report = game.reports[fact]
  const { lasts } = FACTS[fact]
  // What says how another fact stood when the turn or year opened does not change before the next opens.
  if ('after' in lasts && lasts.after !== undefined && isGiven(game.situation.facts, fact)) return true
  return report !== undefined && (lasts.is === 'for-good' || isSinceMapPlay(book, game, report))
}

/**
 * Numbers that this roll reads and nobody has reported since they could have changed, those first that could move its total most. Places
 * and events are reported when they change; how many units stand where changes every turn.
 */
export function rollInputs(book: Rulebook, game: Game, { rows }: Table, thrown: Roll, situation = game.situation): readonly RollInput[] {
  const swings = new Map<CountFact, number>()
  for (const row of rows)
    for (const fact of countsRead(row))
      if (!isCurrent(book, game, fact)) swings.set(fact, (swings.get(fact) ?? 0) + swingOf(row, situation, thrown, fact))
  const found = [...swings].filter(([, swing]) => swing > 0).sort(([, one], [, other]) => other - one)
  return found.map(([fact]) => {
    const reported = game.reports[fact]?.turn
    return {
      fact,
      value: reportedCount(situation.facts, fact) ?? Number(FACTS[fact].start),
      ...(reported === undefined ? {} : { reported }),
    }
  })
}
