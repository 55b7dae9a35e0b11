import {
  all,
  type Book,
  chapterOf,
  type Delegation,
  isBefore,
  isMet,
  joins,
  measure,
  type Nation,
  type Notice,
  outbreakOf,
  type PlayerTurn,
  type Power,
  type Side,
  type Situation,
  type Told,
  type Turn,
  turnsFrom,
} from '../../core/index.ts'
import type { PearlHarborChapter, Surprised, SurpriseEffect, SurpriseTurn } from './clauses.ts'

const SIDE_IN: Readonly<Record<SurpriseTurn, Side>> = {
  declaring: 'allies',
  japanese: 'axis',
  'first-allied': 'allies',
  'second-allied': 'allies',
}

export const sideInTurn = (turn: SurpriseTurn): Side => SIDE_IN[turn]

/** Game turns since the war began, by the side that began it, and the player turns that fall in this one (51.73A, 51.73B, R50-46). */
const MOMENTS: Readonly<Record<Side, readonly (readonly SurpriseTurn[])[]>> = {
  axis: [['japanese', 'first-allied'], ['second-allied']],
  allies: [['declaring'], ['japanese', 'first-allied'], ['second-allied']],
}

const momentsSince = (outbreak: PlayerTurn | undefined, now: Turn): readonly SurpriseTurn[] =>
  outbreak === undefined ? [] : (MOMENTS[outbreak.side][turnsFrom(outbreak.turn, now)] ?? [])

const earliest = (turns: readonly Turn[]): Turn | undefined => [...turns].sort((one, other) => turnsFrom(other, one))[0]

const declaredIn = ({ declarations }: Situation, by: Power, on: readonly Nation[]): readonly Turn[] =>
  declarations.filter((one) => one.by === by && one.revoked !== true && on.includes(one.on)).map(({ turn }) => turn)

const warsWith = ({ wars }: Situation, enemy: Nation): readonly Turn[] =>
  wars.filter((war) => war.until === undefined && joins(war, 'japan', enemy)).map(({ since }) => since)

/** The turn in which Japan struck (51.71A). A later war on the U.S. surprises nobody (50.552, R50-45), nor does one that others began. */
function japaneseAttack(situation: Situation): Turn | undefined {
  const turn = earliest(declaredIn(situation, 'japan', ['britain', 'us']))
  const outbreak = earliest([...warsWith(situation, 'britain'), ...warsWith(situation, 'us')])
  return turn !== undefined && outbreak !== undefined && isBefore(outbreak, turn) ? undefined : turn
}

/** Whether Japan had surprise; nothing where only a report could tell, since the level of that moment is past (51.71C). */
export function japaneseSurprise(book: Book<PearlHarborChapter>, situation: Situation): boolean | null {
  const hasDeclared = declaredIn(situation, 'japan', ['britain', 'us']).length > 0
  const attack = japaneseAttack(situation)
  // 51.71B: Japan does not surprise those who declare war on it.
  if (declaredIn(situation, 'us', ['japan']).length > 0 || (hasDeclared && attack === undefined)) return false
  const isPast = attack !== undefined && attack !== situation.turn
  return isPast && situation.facts['japan.surprise'] === 'open' ? null : isMet(chapterOf(book, 'pearlHarbor').hasSurprise, situation)
}

/** An effect as it is felt in one player turn. */
export interface FeltEffect extends Told {
  readonly id: string
  readonly during: SurpriseTurn
  readonly binds: readonly Surprised[]
  readonly most?: number
  /** It holds if Japan had surprise, which nobody has reported. */
  readonly ifSurprised?: true
}

/** What holds in this game turn, player turn by player turn. */
export function unpreparedNow(book: Book<PearlHarborChapter>, situation: Situation): readonly FeltEffect[] {
  const surprise = japaneseSurprise(book, situation)
  const attack = japaneseAttack(situation)
  // 51.73: with Britain alone attacked, American forces are never surprised.
  const spares = attack !== undefined && declaredIn(situation, 'japan', ['us']).includes(attack) ? [] : ['us']
  const sinceAttack = surprise === false ? [] : momentsSince(attack && { turn: attack, side: 'axis' }, situation.turn)
  const sinceWar = momentsSince(outbreakOf(situation, 'japan', 'britain'), situation.turn)
  return chapterOf(book, 'pearlHarbor').unpreparedness.flatMap((effect) =>
    effect.in
      .filter((during) => (effect.withoutSurprise ? sinceWar : sinceAttack).includes(during))
      .filter(() => effect.when === undefined || isMet(effect.when, situation))
      .map((during) => ({
        id: effect.id,
        during,
        binds: effect.binds.filter((force) => !spares.includes(force)),
        ...(effect.most === undefined ? {} : { most: Math.max(0, measure(effect.most, situation)) }),
        ...(surprise === null && !effect.withoutSurprise ? { ifSurprised: true as const } : {}),
        words: effect.words,
        cite: effect.cite,
      }))
      .filter(({ binds }) => binds.length > 0),
  )
}

/** Japan's gains are known to both sides; what binds the Western Allies, to them. */
const told = (effect: SurpriseEffect): readonly Delegation[] =>
  effect.binds.includes('japan') ? ['japan', 'westernAllies'] : ['westernAllies']

/** The same as notices, with the player turn they are for. */
export const surpriseNotices = (book: Book<PearlHarborChapter>, situation: Situation): readonly Notice[] =>
  unpreparedNow(book, situation).flatMap(({ id, during, most, ifSurprised, words, cite }) => {
    const effect = chapterOf(book, 'pearlHarbor').unpreparedness.find((one) => one.id === id)
    return effect === undefined || effect.withoutSurprise
      ? []
      : [
          {
            id: `${id}-${during}`,
            for: told(effect),
            when: all(),
            words: `${TURN_WORDS[during]}: ${words}${most === undefined ? '' : ` (${most})`}${ifSurprised ? IF_SURPRISED : ''}`,
            cite,
          },
        ]
  })

const TURN_WORDS: Readonly<Record<SurpriseTurn, string>> = {
  declaring: 'Allied player turn of the declaration',
  japanese: 'Japanese player turn',
  'first-allied': 'first Allied player turn',
  'second-allied': 'second Allied player turn',
}

const IF_SURPRISED = ', if Japan had surprise'
