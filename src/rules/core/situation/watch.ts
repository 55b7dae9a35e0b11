import { unwatchedFacts, watchedFacts } from '../facts/known-facts.ts'
import type { Nation } from '../nations/countries.ts'
import { type Declaration, type Situation, watchedWars } from './situation.ts'
import { watched } from './watching.ts'

/** What has been read of a situation that nobody reported. */
export interface Read {
  readonly facts: ReadonlySet<string>
  /** Pairs of which it was asked whether they fight, each by `pairKey`. */
  readonly wars: ReadonlySet<string>
  /** Pairs of whose declarations both names were looked up, each by `pairKey`: the second is, where the first was the one wanted. */
  readonly declarations: ReadonlySet<string>
  /** Those of them whose turn was looked up next. */
  readonly declarationTurns: ReadonlySet<string>
  readonly standings: ReadonlySet<string>
  readonly tensions: ReadonlySet<string>
  /** Whose mobilizations. */
  readonly mobilizations: ReadonlySet<string>
}

export const pairKey = (one: Nation, other: Nation): string => [one, other].sort().join(' ')

/** Declarations that tell when both names of one are looked up, one after the other. */
function watchedDeclarations(
  declarations: readonly Declaration[],
  tell: (pair: string) => void,
  tellTurn: (pair: string) => void,
): readonly Declaration[] {
  let last: { readonly of: Declaration; readonly name: string } | undefined
  const wanted = new Set<Declaration>()
  return declarations.map((one) =>
    watched(one, (name) => {
      if (name === 'turn' && wanted.has(one)) tellTurn(pairKey(one.by, one.on))
      if (name !== 'by' && name !== 'on') return
      if (last?.of === one && last.name !== name) {
        tell(pairKey(one.by, one.on))
        wanted.add(one)
      } else wanted.delete(one)
      last = { of: one, name }
    }),
  )
}

/** The same situation, in which it is noted what is read of it; of facts, only of those that are not `reported`. */
export function watchedSituation(
  situation: Situation,
  reported: ReadonlySet<string>,
): { readonly situation: Situation; readonly read: Read } {
  const facts = new Set<string>()
  const wars = new Set<string>()
  const declarations = new Set<string>()
  const declarationTurns = new Set<string>()
  const standings = new Set<string>()
  const tensions = new Set<string>()
  const mobilizations = new Set<string>()
  return {
    situation: {
      ...situation,
      facts: watchedFacts(situation.facts, reported, (fact) => facts.add(fact)),
      wars: watchedWars(situation.wars, (one, other) => wars.add(pairKey(one, other))),
      declarations: watchedDeclarations(
        situation.declarations,
        (pair) => declarations.add(pair),
        (pair) => declarationTurns.add(pair),
      ),
      standings: watched(situation.standings, (minor) => standings.add(minor)),
      tensions: watched(situation.tensions, (track) => tensions.add(track)),
      mobilizations: watched(situation.mobilizations, (whose) => mobilizations.add(whose)),
    },
    read: { facts, wars, declarations, declarationTurns, standings, tensions, mobilizations },
  }
}

/** The same situation with nobody watching: what is worked out on it is no part of an answer. */
export const unwatched = (situation: Situation): Situation => ({
  ...situation,
  facts: unwatchedFacts(situation.facts),
  wars: [...situation.wars],
  declarations: situation.declarations.map((one) => ({ ...one })),
  standings: { ...situation.standings },
  tensions: { ...situation.tensions },
  mobilizations: { ...situation.mobilizations },
})
