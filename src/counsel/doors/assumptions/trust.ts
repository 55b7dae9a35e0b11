import { usualWorld } from '../../../editions/reading/index.ts'
import { turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import { isBefore, isPower, MINORS, type Read, type Situation, TRACK_NAMES, TRACKS, withVerb } from '../../../rules/core/index.ts'
import { type Rulebook, standingWords } from '../../../rules/game/index.ts'
import type { AnsweredSituation, Reported, Trusted } from './trusted.ts'
import { subjectOf, trustedFacts } from './trusted-facts.ts'
import { trustedPeaces, undatedDeclarations, undatedWars } from './trusted-wars.ts'

/** Countries that usually lean to a side by now, and are taken to be neutral. */
function trustedStandings({ scenario, situation, said, read, usual }: AnsweredSituation): readonly Trusted[] {
  return MINORS.flatMap((minor) => {
    const standing = situation.standings[minor]
    const isNeutral = standing.result === null && !standing.conquered && usual.standings[minor].result !== null
    const isLost = usual.standings[minor].conquered === true
    if (!isNeutral || isLost || !read.standings.has(minor) || said.standings?.[minor] !== undefined) return []
    const words = `${withVerb(minor, 'is')} ${standingWords(minor, standing)}`
    return [{ words, asAt: scenario.turn, about: minor, report: { standings: { [minor]: { result: null } } } }]
  })
}

/** Levels that have not moved since the start, though by now they could have. */
function trustedLevels({ book, scenario, situation, said, read }: AnsweredSituation): readonly Trusted[] {
  const from = turnByTurnOf(book)?.from.value
  const isStill = from !== undefined && isBefore(situation.turn, from)
  return TRACKS.flatMap((track) => {
    const { actual } = situation.tensions[track]
    const hasMoved = actual !== (scenario.tensions[track]?.actual ?? 0)
    if (hasMoved || isStill || !read.tensions.has(track) || said.tensions?.[track] !== undefined) return []
    return [
      { words: `${TRACK_NAMES[track]} is ${actual}`, asAt: scenario.turn, about: 'tensions', report: { tensions: { [track]: actual } } },
    ]
  })
}

/** What weighs most first: the wars of the powers, what befell them, then the countries. */
const weightOf = ({ about, fact }: Trusted): number => (about.includes(' ') ? 0 : fact !== undefined && isPower(subjectOf(fact)) ? 1 : 2)

/** What is said in the same words is one thing to confirm: that France has not fallen, and when. */
function saidOnce([first, ...more]: readonly Trusted[]): readonly Trusted[] {
  if (first === undefined) return []
  const facts = Object.assign({}, first.report.facts, ...more.map(({ report }) => report.facts))
  return [more.length === 0 ? first : { ...first, report: { ...first.report, facts } }]
}

/** What an answer took on trust: it read this, nobody reported it, and by this turn it usually says something else. */
export function trustedIn(book: Rulebook, situation: Situation, said: Reported, read: Read): readonly Trusted[] {
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined || !isBefore(scenario.turn, situation.turn)) return []
  const { situation: usual, changed } = usualWorld(book, scenario, situation.turn)
  const answered = { book, scenario, situation, said, read, usual, changed }
  const usuallyOtherwise = [trustedFacts, trustedStandings, trustedPeaces, trustedLevels].flatMap((find) => find(answered))
  const found = [
    ...usuallyOtherwise.toSorted((one, other) => weightOf(one) - weightOf(other)),
    ...undatedWars(answered),
    ...undatedDeclarations(answered),
  ]
  return [...new Set(found.map(({ words }) => words))].flatMap((words) => saidOnce(found.filter((one) => one.words === words)))
}
