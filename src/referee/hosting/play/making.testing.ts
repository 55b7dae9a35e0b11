import { type Making, makeNew, NEW_GAME } from './making.ts'

/** A game that can be made. */
export function makingOf(asked: object): Making {
  const made = makeNew(NEW_GAME.parse(asked))
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return made
}
