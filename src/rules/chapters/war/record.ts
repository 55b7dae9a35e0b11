import {
  type Country,
  copyWith,
  type Declaration,
  type FactValue,
  factsWith,
  isMinor,
  joins,
  type Minor,
  type Nation,
  type Power,
  type Situation,
  type Standing,
  situationWith,
  standingsWith,
} from '../../core/index.ts'

export type WarPair = readonly [Nation, Nation]

/** What a declaration puts on record. */
export interface WarEntry {
  readonly declaration: Declaration
  readonly wars: readonly WarPair[]
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
}

/** What a revocation puts back. */
export interface Erasure {
  readonly by: Power
  readonly on: Nation
  /** The half of a pair that was attacked: the war with it stands (50.44). */
  readonly stays?: Country
  /** Powers whose war came with this one and goes with it. */
  readonly along?: readonly Power[]
  readonly ended: readonly WarPair[]
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
}

export const withWars = (situation: Situation, pairs: readonly WarPair[]): Situation =>
  situationWith(situation, { wars: [...situation.wars, ...pairs.map((between) => ({ between, since: situation.turn }))] })

/** The situation once a declaration stands. */
export const recorded = (situation: Situation, { declaration, wars, standings, facts }: WarEntry): Situation =>
  situationWith(withWars(situation, wars), {
    declarations: [...situation.declarations, declaration],
    standings: standingsWith(situation.standings, standings),
    facts: factsWith(situation.facts, facts),
  })

/** Whom a victim that is put back stood with is noted with the declaration on it: it was not recaptured (RT-53). */
function noted({ standings: now, turn }: Situation, before: Erasure['standings'], one: Declaration, by: Power): Declaration {
  const putBack = isMinor(one.on) ? before[one.on] : undefined
  const patron = isMinor(one.on) ? now[one.on].with : null
  const isIt = one.by === by && one.turn === turn && putBack !== undefined && patron !== null && putBack.with !== patron
  return isIt ? copyWith(one, { gave: patron }) : one
}

/** The situation once it is revoked: wars and standings as before, the declaration still on record with all it moved (50.442). */
export function erased(situation: Situation, { by, on, stays, along = [], ended, standings, facts }: Erasure): Situation {
  const { turn } = situation
  const isIt = (one: Declaration): boolean => one.by === by && one.turn === turn && !one.revoked
  const declarations = situation.declarations.flatMap((one): readonly Declaration[] =>
    stays !== undefined && isIt(one) && one.on === 'belgiumLuxembourg'
      ? [copyWith(one, { on: stays }), { by, on: on as Country, turn, revoked: true, quiet: true }]
      : isIt(one) && [on, ...along].includes(one.on)
        ? [copyWith(one, { revoked: true })]
        : [one],
  )
  const wars = situation.wars
    .filter((war) => war.opening === true || war.since !== turn || !ended.some(([one, other]) => joins(war, one, other)))
    .map((war) =>
      stays !== undefined && war.since === turn && joins(war, by, 'belgiumLuxembourg') ? copyWith(war, { between: [by, stays] }) : war,
    )
  return situationWith(situation, {
    declarations: declarations.map((one) => noted(situation, standings, one, by)),
    wars,
    standings: standingsWith(situation.standings, standings),
    facts: factsWith(situation.facts, facts),
  })
}
