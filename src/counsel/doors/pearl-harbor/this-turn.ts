import { chapterOf, type Refusal, refuse, type Situation, turnsFrom } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { STRIKE_NOTES } from './strike-words.ts'

/** The attack belongs to the turn in which Japan declares war on the U.S. (51.12), and its target is an American base. */
export function whyNotThisTurn(book: Rulebook, { turn, wars, declarations, facts }: Situation): readonly Refusal[] {
  const { force } = chapterOf(book, 'pearlHarbor').rules
  if (facts['japan.surrendered'] === true) return [refuse('surrendered', STRIKE_NOTES.surrendered, force, { turn })]
  if (facts['pearlHarbor.controller'] === 'japan') return [refuse('its-own', STRIKE_NOTES.ownBase, force, { turn })]
  const standing = declarations.filter(({ revoked }) => revoked !== true)
  if (standing.some(({ by, on }) => by === 'us' && on === 'japan'))
    return [refuse('us-declared', STRIKE_NOTES.americanWar, force, { turn })]
  const declared = standing.filter(({ by, on }) => by === 'japan' && on === 'us').map((one) => one.turn)
  const american = wars.filter(({ between, until }) => until === undefined && between.includes('us') && between.includes('japan'))
  // A war without a date was on as the turn began, unless Japan declared it this turn.
  if (!declared.includes(turn) && american.some(({ opening }) => opening === true))
    return [refuse('too-late', STRIKE_NOTES.undatedWar, force, { turn })]
  const began = [...declared, ...american.map(({ since }) => since)].find((since) => turnsFrom(since, turn) > 0)
  return began === undefined ? [] : [refuse('too-late', STRIKE_NOTES.olderWar(began), force, { turn, since: began })]
}
