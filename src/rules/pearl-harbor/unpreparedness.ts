import type { Notice } from '../bar.ts'
import type { Citation } from '../citation.ts'
import { all, atLeast, type Condition, declarations, declarationsLastTurn, type Quantity } from '../condition.ts'
import type { Faction, Side } from '../powers.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Situation } from '../situation.ts'
import { isMet, measure } from '../weighing.ts'

/** Player turns in which Allied unpreparedness is felt: Japan's, and the two Allied ones after its declaration. */
export const SURPRISE_TURNS = ['japanese', 'first-allied', 'second-allied'] as const
export type SurpriseTurn = (typeof SURPRISE_TURNS)[number]

/** Whose forces an effect touches. */
export const SURPRISED = ['japan', 'us', 'britain', 'otherWesternAllies', 'dutch', 'nationalistChina'] as const
export type Surprised = (typeof SURPRISED)[number]

/** One effect of unpreparedness on the map. */
export interface SurpriseEffect {
  readonly id: string
  readonly in: readonly SurpriseTurn[]
  readonly binds: readonly Surprised[]
  /** It holds only if this does too; without surprise nothing holds, unless it is said. */
  readonly when?: Condition
  readonly withoutSurprise?: true
  /** How much of something is left. */
  readonly most?: Quantity
  readonly words: string
  readonly cite: Citation
}

/** Where a moment stands after a Japanese declaration of war on Britain (51.71A): in its game turn, or in the one after (R50-46). */
const moments: Readonly<Record<SurpriseTurn, { readonly side: Side; readonly declared: Condition }>> = {
  japanese: { side: 'axis', declared: atLeast(1, declarations(['japan'], ['britain'])) },
  'first-allied': { side: 'allies', declared: atLeast(1, declarations(['japan'], ['britain'])) },
  'second-allied': { side: 'allies', declared: atLeast(1, declarationsLastTurn(['japan'], ['britain'])) },
}

export const sideInTurn = (turn: SurpriseTurn): Side => moments[turn].side

/** The Japanese declared on the U.S. in the same turn as on Britain: otherwise American forces are never surprised (50.552, 51.73). */
const wasAmericaAttackedToo = (situation: Situation): boolean =>
  situation.declarations.some(
    ({ by, on, turn }) =>
      by === 'japan' &&
      on === 'britain' &&
      situation.declarations.some((other) => other.by === 'japan' && other.on === 'us' && other.turn === turn),
  )

/** An effect as it is felt in one player turn. */
export interface FeltEffect {
  readonly id: string
  readonly during: SurpriseTurn
  readonly binds: readonly Surprised[]
  readonly most?: number
  readonly words: string
  readonly cite: Citation
}

/** What holds in this game turn, player turn by player turn. */
export function unpreparedNow(book: Rulebook, situation: Situation): readonly FeltEffect[] {
  const { unpreparedness, hasSurprise } = book.clauses.pearlHarbor
  const isSurprise = isMet(hasSurprise, situation)
  const spares = wasAmericaAttackedToo(situation) ? [] : ['us']
  return unpreparedness.flatMap((effect) =>
    effect.in
      .filter((during) => isMet(moments[during].declared, situation))
      .filter(() => (effect.withoutSurprise ?? isSurprise) && (effect.when === undefined || isMet(effect.when, situation)))
      .map((during) => ({
        id: effect.id,
        during,
        binds: effect.binds.filter((force) => !spares.includes(force)),
        ...(effect.most === undefined ? {} : { most: Math.max(0, measure(effect.most, situation)) }),
        words: effect.words,
        cite: effect.cite,
      }))
      .filter(({ binds }) => binds.length > 0),
  )
}

/** Japan's gains are known to both sides; what binds the Western Allies, to them. */
const told = (effect: SurpriseEffect): readonly Faction[] =>
  effect.binds.includes('japan') ? ['axis', 'westernAllies'] : ['westernAllies']

/** The same as notices, with the player turn they are for. */
export const surpriseNotices = (book: Rulebook, situation: Situation): readonly Notice[] =>
  unpreparedNow(book, situation).flatMap(({ id, during, most, words, cite }) => {
    const effect = book.clauses.pearlHarbor.unpreparedness.find((one) => one.id === id)
    return effect === undefined || effect.withoutSurprise
      ? []
      : [
          {
            id: `${id}-${during}`,
            for: told(effect),
            when: all(),
            words: `${TURN_WORDS[during]}: ${words}${most === undefined ? '' : ` (${most})`}`,
            cite,
          },
        ]
  })

const TURN_WORDS: Readonly<Record<SurpriseTurn, string>> = {
  japanese: 'Japanese player turn',
  'first-allied': 'first Allied player turn',
  'second-allied': 'second Allied player turn',
}
