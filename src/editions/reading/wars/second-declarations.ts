import {
  type Citation,
  isBefore,
  isMet,
  isPower,
  joins,
  NATION_NAMES,
  type Nation,
  type Power,
  type Refusal,
  type Situation,
  type Turn,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'

type Said = Omit<SituationDocument, 'edition'>

/** A war between powers that a report dates: by a declaration, or as it is. */
interface Dated {
  readonly words: string
  readonly between: readonly [Nation, Nation]
  readonly turn: Turn
}

/** Two powers that are at war as soon as two others are, whoever of those declared it: Japan and Britain with Japan and the U.S. (50.32C, 50.56). */
interface Tied {
  readonly war: readonly [Power, Power]
  readonly brings: readonly [Power, Power]
  readonly cite: Citation
}

const tiedIn = ({ clauses }: Rulebook, situation: Situation): readonly Tied[] =>
  clauses.war.companions
    .filter(({ also, when }) => isMet(when, situation) && situation.facts[`${also}.surrendered`] !== true)
    .map(({ by, on, also, cite }) => ({ war: [by, on], brings: [by, also], cite }))

/** The earliest turn for a war of these two that nobody dates: no sooner than one that it would have brought was declared. */
export function noSoonerThan(
  book: Rulebook,
  situation: Situation,
  { declarations = [] }: Said,
  pair: readonly [Nation, Nation],
): Turn | undefined {
  const turns = tiedIn(book, situation)
    .filter(({ war }) => war.every((one) => pair.includes(one)))
    .flatMap(({ brings: [by, on] }) => declarations.filter((one) => one.by === by && one.on === on && one.revoked !== true))
    .map(({ turn = situation.turn }) => turn)
  return turns.reduce<Turn | undefined>((latest, turn) => (latest === undefined || isBefore(latest, turn) ? turn : latest), undefined)
}

const datedIn = ({ declarations = [], wars = [] }: Said): readonly Dated[] => [
  ...declarations.flatMap(({ by, on, turn, revoked }) =>
    turn === undefined || revoked === true
      ? []
      : [{ words: `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]} in ${turnName(turn)}`, between: [by, on] as const, turn }],
  ),
  ...wars.flatMap((war) => {
    if (!('between' in war) || war.until !== undefined) return []
    const [one, other] = war.between
    const turn = war.since as Turn
    return [
      { words: `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are at war since ${turnName(turn)}`, between: [one, other] as const, turn },
    ]
  }),
]

/** Nobody declares war on a power that an earlier war has set him at war with: a second declaration is none (50.32C, 50.56). */
export function secondDeclarations(book: Rulebook, situation: Situation, said: Said, locate: Locate | undefined): readonly Refusal[] {
  const dated = datedIn(said)
  const tied = tiedIn(book, situation)
  return (said.declarations ?? []).flatMap(({ by, on, turn = situation.turn, revoked }, index) => {
    if (revoked === true || !isPower(on)) return []
    const isSame = (pair: readonly [Nation, Nation]): boolean => joins({ between: pair, since: turn }, by, on)
    const [found] = tied
      .filter(({ brings }) => isSame(brings))
      .flatMap(({ war, cite }) =>
        dated
          .filter((one) => joins({ between: one.between, since: one.turn }, ...war) && isBefore(one.turn, turn))
          .map(({ words }) => ({ words, cite })),
      )
    if (found === undefined) return []
    const told = `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]} in ${turnName(turn)}`
    const refusal = misread(
      ['declarations', index],
      locate,
      `${told}, yet ${found.words}, which is war between these two as well`,
      'no such report',
    )
    return [{ ...refusal, cite: found.cite }]
  })
}
