import {
  type Book,
  chapterOf,
  dateOf,
  isBefore,
  isMet,
  isMinor,
  isOneOf,
  NATION_NAMES,
  PLACES,
  POWER_NAMES,
  type Refusal,
  refuse,
  type Situation,
  surrenderedConqueror,
  type Told,
  type Turn,
  turnAfter,
  turnName,
  withVerb,
} from '../../core/index.ts'
import { hasGivenIn, MINOR_NATIONS, type MinorNation, type MinorStatus, namesOfNation, statusOf } from '../statuses/index.ts'
import type { MinorSurrenderChapter, OwnSurrender } from './minor-clauses.ts'
import { isWarOlder } from './minor-out.ts'
import { occupierOf } from './occupation.ts'

const takenIn = (situation: Situation, nation: MinorNation): Turn | undefined =>
  dateOf(situation, `${nation}.capitalTaken`) ?? dateOf(situation, `${nation}.occupiedSince`)

export const ownRule = (book: Book<MinorSurrenderChapter>, nation: MinorNation): OwnSurrender | undefined =>
  chapterOf(book, 'minorSurrenders').own.find((one) => one.nation === nation)

/** Why the fall of its capital does not make it surrender, and the turn in whose diplomacy phase it does. */
export interface CapitalFall {
  readonly refusals: readonly Refusal[]
  readonly due?: Turn
}

/** Why the fall of its capital does not make it surrender now, and when it would. */
export function byCapital(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): CapitalFall {
  const { capitals, fall } = chapterOf(book, 'minorSurrenders')
  const own = ownRule(book, nation)
  const cite = own?.cite ?? fall
  const name = NATION_NAMES[nation]
  const capital = capitals[nation]
  if (capital === undefined) return { refusals: [refuse('no-capital', `${name}: no rule names its capital`, cite, { of: nation })] }
  const place = PLACES[capital].name
  const unmet = (own?.needs ?? [])
    .filter(({ when }) => !isMet(when, situation))
    .map(({ words, cite: why }) => refuse('not-by-its-rule', `${name}: ${words}`, why, { of: nation }))
  const occupier = occupierOf(book, situation, nation)
  if (occupier === undefined)
    return { refusals: [...unmet, refuse('capital-stands', `${name}: no enemy holds ${place}`, cite, { of: nation, capital })] }
  if (own?.to !== undefined && !isOneOf(own.to, occupier))
    unmet.push(
      refuse('not-to-this-one', `${name}: ${own.words}; ${withVerb(occupier, 'holds')} ${place}`, own.cite, { of: nation, occupier }),
    )
  const taken = takenIn(situation, nation)
  if (taken === undefined)
    return {
      refusals: [...unmet, refuse('unreported', `${name}: the turn in which ${place} fell is not reported`, cite, { of: nation, capital })],
    }
  const due = surrenderAfterCapital(book, situation, nation)?.due
  if (due === undefined || isBefore(situation.turn, due)) {
    const words = `${name}: ${place} fell in ${turnName(taken)}; it surrenders in ${due === undefined ? 'no turn of this game' : `the diplomacy phase of ${turnName(due)}`}`
    return {
      refusals: [...unmet, refuse('not-yet', words, cite, { of: nation, taken, ...(due === undefined ? {} : { due }) })],
      ...(due === undefined ? {} : { due }),
    }
  }
  return { refusals: unmet, due }
}

/** When its capital fell, as far as that is dated, and the turn in whose phase it surrenders for it (3.5.1). */
export function surrenderAfterCapital(
  book: Book<MinorSurrenderChapter>,
  situation: Situation,
  nation: MinorNation,
): { readonly taken: Turn; readonly due: Turn } | undefined {
  const taken = takenIn(situation, nation)
  const due = taken === undefined || ownRule(book, nation)?.isAtOnce ? taken : turnAfter(taken)
  return taken === undefined || due === undefined ? undefined : { taken, due }
}

/** Its capital fell so long ago that it has surrendered; of a fall that nobody dated nothing is known. */
export function hasSurrenderedByNow(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): boolean {
  const { refusals, due } = byCapital(book, situation, nation)
  return refusals.length === 0 && due !== undefined && isBefore(due, situation.turn)
}

/** A nation whose capital an enemy holds: it gives in now or later, or nobody has said since when. */
export interface CapitalLost extends Told {
  readonly nation: MinorNation
  readonly name: string
  readonly is: 'due' | 'later' | 'unreported'
}

export function capitalLost(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): CapitalLost | undefined {
  const { capitals, fall } = chapterOf(book, 'minorSurrenders')
  if (capitals[nation] === undefined || hasGivenIn(situation, nation) || occupierOf(book, situation, nation) === undefined) return undefined
  if (statusOf(book, situation, nation).status === 'surrendered') return undefined
  const { refusals } = byCapital(book, situation, nation)
  const said = { nation, name: NATION_NAMES[nation], cite: ownRule(book, nation)?.cite ?? fall }
  const [first, ...others] = refusals
  if (first === undefined) {
    const [capital, taken] = [capitals[nation], takenIn(situation, nation)]
    const fell = capital === undefined || taken === undefined ? '' : `${PLACES[capital].name} fell in ${turnName(taken)}; `
    return { ...said, is: 'due', words: `${fell}it surrenders in this phase` }
  }
  if (others.length > 0 || (first.code !== 'not-yet' && first.code !== 'unreported')) return undefined
  return { ...said, is: first.code === 'not-yet' ? 'later' : 'unreported', words: first.words.replace(`${said.name}: `, '') }
}

/** The name of its status: whether who took it is out by now, and the other that it has if its capital, which fell nobody says when, fell before this turn. */
export function statusWords(book: Book<MinorSurrenderChapter>, situation: Situation, { nation, status }: MinorStatus): string {
  const { rows } = chapterOf(book, 'statuses')
  const { name } = rows[status]
  const conqueror = isMinor(nation) ? surrenderedConqueror(situation, nation) : undefined
  if (conqueror !== undefined) return `${name}, and free since ${POWER_NAMES[conqueror]} surrendered`
  if (book.clauses.minorSurrenders === undefined || !isWarOlder(situation, nation)) return name
  const isUndated = capitalLost(book, situation, nation)?.is === 'unreported'
  return isUndated ? `${name}, or ${rows.surrendered.name} if its capital fell before ${turnName(situation.turn)}` : name
}

/** Every nation whose capital is lost and that has not surrendered yet. */
export const capitalsLost = (book: Book<MinorSurrenderChapter>, situation: Situation): readonly CapitalLost[] =>
  book.clauses.minorSurrenders === undefined
    ? []
    : nationsTaken(book, situation).flatMap((nation) => capitalLost(book, situation, nation) ?? [])

/** Where each nation's capital is, and who is at home there. */
const capitalsIn = new WeakMap<
  object,
  readonly { readonly nation: MinorNation; readonly fact: string; readonly own: readonly unknown[] }[]
>()

/** Nations whose capital is in strange hands, whatever that means for them: of most it is plain at once that it is not. */
function nationsTaken(book: Book<MinorSurrenderChapter>, { facts }: Situation): readonly MinorNation[] {
  const { capitals } = chapterOf(book, 'minorSurrenders')
  const known =
    capitalsIn.get(capitals) ??
    MINOR_NATIONS.flatMap((nation) => {
      const capital = capitals[nation]
      return capital === undefined ? [] : [{ nation, fact: `${capital}.controller`, own: ['nobody', ...namesOfNation(nation)] }]
    })
  capitalsIn.set(capitals, known)
  return known.filter(({ fact, own }) => !own.includes(facts[fact])).map(({ nation }) => nation)
}

/** Nations whose surrender is due in this turn’s phase or overdue, because their capital fell. */
export const surrendersDue = (book: Book<MinorSurrenderChapter>, situation: Situation): readonly MinorNation[] =>
  capitalsLost(book, situation)
    .filter(({ is }) => is === 'due')
    .map(({ nation }) => nation)
