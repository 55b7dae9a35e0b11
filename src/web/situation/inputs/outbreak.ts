import { declaredSingly } from '../../../editions/reading/index.ts'
import { hasBeenAtWar, isAtWar, isPower, type Nation, POWERS, type Power, type Situation, type Turn } from '../../../rules/core/index.ts'
import { type Document, put } from '../document.ts'
import type { OpenSituation } from '../open-situation.ts'
import { written } from '../writing.ts'
import type { SituationInput } from './input.ts'

/** A war and its declaration, as one thing to tell: no war, one that is over, one nobody is said to have declared, or who declared it when. */
export type Outbreak = { readonly is: 'no' | 'over' | 'undeclared' } | { readonly is: 'declared'; readonly by: Power; readonly turn: Turn }

type OutbreakInput = SituationInput & { readonly of: 'outbreak' }

const rank = (nation: Nation): number => (isPower(nation) ? POWERS.indexOf(nation) : POWERS.length)

/** The input for two nations, the same whichever is named first. */
export const outbreakBetween = (one: Nation, other: Nation): OutbreakInput =>
  rank(one) <= rank(other) ? { of: 'outbreak', one, other } : { of: 'outbreak', one: other, other: one }

export function outbreakIn(situation: Situation, one: Nation, other: Nation): Outbreak {
  if (!isAtWar(situation, one, other)) return { is: hasBeenAtWar(situation, one, other) ? 'over' : 'no' }
  const made = situation.declarations.find(
    ({ by, on, revoked }) => revoked !== true && ((by === one && on === other) || (by === other && on === one)),
  )
  return made === undefined ? { is: 'undeclared' } : { is: 'declared', by: made.by, turn: made.turn }
}

export const isBetween = (entry: unknown, one: Nation, other: Nation): boolean => {
  const pair = (Array.isArray(entry) ? entry : (entry as { between: unknown }).between) as readonly unknown[]
  return pair.includes(one) && pair.includes(other)
}

export const listIn = (document: Document, key: string): readonly Document[] => (document[key] ?? []) as readonly Document[]

/** The declarations of a document, each of one country. */
export const declarationsIn = (document: Document): readonly Document[] => listIn(declaredSingly(document), 'declarations')

/** The situation without a word of peace between the two: a war is to be said of them. */
export function withoutPeace(current: OpenSituation, { one, other }: Pick<OutbreakInput, 'one' | 'other'>): OpenSituation {
  const peace = listIn(current.document, 'peace').filter((pair) => !isBetween(pair, one, other))
  return { ...current, document: put(current.document, ['peace'], peace.length === 0 ? undefined : peace) }
}

/** The document with this and nothing else said of the war between the two. */
export function withOutbreak(current: OpenSituation, { one, other }: OutbreakInput, outbreak: Outbreak): Document {
  const { document, situation } = current
  const { turn } = situation
  const wars = listIn(document, 'wars').filter((entry) => !isBetween(entry, one, other))
  const declarations = declarationsIn(document).filter(({ by, on }) => !isBetween([by, on], one, other))
  const between = [one, other]
  const war = outbreak.is === 'undeclared' ? [between] : outbreak.is === 'over' ? [{ between, since: turn, until: turn }] : []
  const declared =
    outbreak.is === 'declared'
      ? [{ by: outbreak.by, on: outbreak.by === one ? other : one, ...(outbreak.turn === turn ? {} : { turn: outbreak.turn }) }]
      : []
  const told = written(withoutPeace(current, { one, other }), ['wars'], [...wars, ...war])
  return written({ ...current, document: told }, ['declarations'], [...declarations, ...declared])
}
