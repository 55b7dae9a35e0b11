import {
  all,
  type Book,
  chapterOf,
  type Delegation,
  isAtWar,
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
import { type PearlHarborChapter, SURPRISE_TURN_NAMES, type Surprised, type SurpriseEffect, type SurpriseTurn } from './clauses.ts'

const SIDES_IN: Readonly<Record<SurpriseTurn, readonly Side[]>> = {
  declaring: ['allies'],
  japanese: ['axis'],
  'first-allied': ['allies'],
  'second-allied': ['allies'],
  german: ['axis'],
  russian: ['allies'],
  whole: ['axis', 'allies'],
}

export const sidesInTurn = (turn: SurpriseTurn): readonly Side[] => SIDES_IN[turn]

/** Game turns since the war began, by the side that began it, and the player turns that fall in this one (51.73A, 51.73B, R50-46). */
const MOMENTS: Readonly<Record<Side, readonly (readonly SurpriseTurn[])[]>> = {
  axis: [['japanese', 'first-allied', 'whole'], ['second-allied']],
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
function japaneseAttack(book: Book<PearlHarborChapter>, situation: Situation): Turn | undefined {
  const declared = declaredIn(situation, 'japan', ['britain', 'us'])
  const { isEveryAttack } = chapterOf(book, 'unprepared').pacific
  if (isEveryAttack && declared.includes(situation.turn)) return situation.turn
  const turn = earliest(declared)
  const outbreak = earliest([...warsWith(situation, 'britain'), ...warsWith(situation, 'us')])
  return turn !== undefined && outbreak !== undefined && isBefore(outbreak, turn) ? undefined : turn
}

/** Whether Japan had surprise; nothing where only a report could tell, since the level of that moment is past (51.71C). */
export function japaneseSurprise(book: Book<PearlHarborChapter>, situation: Situation): boolean | null {
  const hasDeclared = declaredIn(situation, 'japan', ['britain', 'us']).length > 0
  const attack = japaneseAttack(book, situation)
  // 51.71B: Japan does not surprise those who declare war on it.
  if (declaredIn(situation, 'us', ['japan']).length > 0 || (hasDeclared && attack === undefined)) return false
  const { hasSurprise } = chapterOf(book, 'unprepared').pacific
  const isPast = attack !== undefined && attack !== situation.turn
  return isPast && situation.facts['japan.surprise'] === 'open' ? null : isMet(hasSurprise, situation)
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

/** Whether Russian forces are unprepared for a German attack now; nothing where only a report could tell. */
export function russianUnpreparedness(book: Book<PearlHarborChapter>, situation: Situation): boolean | null {
  const { eastern } = chapterOf(book, 'unprepared')
  // An older war has no first turn of an attack any more.
  if (eastern === undefined || (isAtWar(situation, 'germany', 'russia') && !isMet(eastern.isAttacked, situation))) return false
  return isMet(eastern.isOpen, situation) ? null : isMet(eastern.isUnprepared, situation)
}

const felt = (
  { id, binds, most, words, cite }: SurpriseEffect,
  during: SurpriseTurn,
  situation: Situation,
  { spares = [], isIf }: { readonly spares?: readonly Surprised[]; readonly isIf: boolean },
): FeltEffect => ({
  id,
  during,
  binds: binds.filter((force) => !spares.includes(force)),
  ...(most === undefined ? {} : { most: Math.max(0, measure(most, situation)) }),
  ...(isIf ? { ifSurprised: true as const } : {}),
  words,
  cite,
})

/** What a German attack on unprepared Russian forces brings, in the turn of the attack. */
function easternNow(book: Book<PearlHarborChapter>, situation: Situation): readonly FeltEffect[] {
  const { eastern } = chapterOf(book, 'unprepared')
  const isUnprepared = russianUnpreparedness(book, situation)
  if (eastern === undefined || isUnprepared === false || !isMet(eastern.isAttacked, situation)) return []
  return eastern.effects.flatMap((effect) => effect.in.map((during) => felt(effect, during, situation, { isIf: isUnprepared === null })))
}

function pacificNow(book: Book<PearlHarborChapter>, situation: Situation): readonly FeltEffect[] {
  const surprise = japaneseSurprise(book, situation)
  const attack = japaneseAttack(book, situation)
  // 51.73: with Britain alone attacked, American forces are never surprised.
  const spares: readonly Surprised[] = attack !== undefined && declaredIn(situation, 'japan', ['us']).includes(attack) ? [] : ['us']
  const sinceAttack = surprise === false ? [] : momentsSince(attack && { turn: attack, side: 'axis' }, situation.turn)
  const sinceWar = momentsSince(outbreakOf(situation, 'japan', 'britain'), situation.turn)
  return chapterOf(book, 'unprepared').pacific.effects.flatMap((effect) =>
    effect.in
      .filter((during) => (effect.withoutSurprise ? sinceWar : sinceAttack).includes(during))
      .filter(() => effect.when === undefined || isMet(effect.when, situation))
      .map((during) => felt(effect, during, situation, { spares, isIf: surprise === null && !effect.withoutSurprise }))
      .filter(({ binds }) => binds.length > 0),
  )
}

/** What holds in this game turn, player turn by player turn. */
export const unpreparedNow = (book: Book<PearlHarborChapter>, situation: Situation): readonly FeltEffect[] => [
  ...pacificNow(book, situation),
  ...easternNow(book, situation),
]

/** Japan's gains are known to both sides; what binds the Western Allies, to them, unless an effect says otherwise. */
const told = (effect: SurpriseEffect): readonly Delegation[] =>
  effect.for ?? (effect.binds.includes('japan') ? ['japan', 'westernAllies'] : ['westernAllies'])

/** The same as notices, with the player turn they are for. */
export function surpriseNotices(book: Book<PearlHarborChapter>, situation: Situation): readonly Notice[] {
  const { pacific, eastern } = chapterOf(book, 'unprepared')
  const effects = [...pacific.effects, ...(eastern?.effects ?? [])]
  // What hangs on a report about Russia is asked for in a notice of its own.
  const now = [...pacificNow(book, situation), ...easternNow(book, situation).filter(({ ifSurprised }) => !ifSurprised)]
  return now.flatMap(({ id, during, most, ifSurprised, words, cite }) => {
    const effect = effects.find((one) => one.id === id)
    return effect === undefined || effect.withoutSurprise
      ? []
      : [
          {
            id: `${id}-${during}`,
            for: told(effect),
            when: all(),
            words: `${SURPRISE_TURN_NAMES[during]}: ${words}${most === undefined ? '' : ` (${most})`}${ifSurprised ? IF_SURPRISED : ''}`,
            cite,
          },
        ]
  })
}

const IF_SURPRISED = ', if Japan had surprise'
