import {
  type Book,
  chapterOf,
  dateOf,
  type Following,
  isBefore,
  isMet,
  isOneOf,
  isPower,
  NATION_NAMES,
  type Nation,
  PLACES,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  type Told,
  type Turn,
  turnAfter,
  turnName,
  withVerb,
  yearOf,
} from '../../core/index.ts'
import { attackersOf, hasGivenIn, MINOR_NATIONS, type MinorNation, namesOfNation, statusOf } from '../statuses/index.ts'
import { type LandPassed, landOf } from './land.ts'
import type { MinorSurrenderChapter, OwnSurrender } from './minor-clauses.ts'
import { occupierOf } from './occupation.ts'

/** Its capital fell, its owner gives up, or an Action forces it. */
export const SURRENDER_CAUSES = ['capital', 'choice', 'action'] as const
export type SurrenderCause = (typeof SURRENDER_CAUSES)[number]

/** What a nation’s industry is worth and who holds it, as its sheet and the map have it. */
export interface Industry {
  readonly base: number
  readonly centres: readonly { readonly at: string; readonly holder: Nation; readonly pps: number }[]
}

export interface SurrenderRequest {
  readonly of: MinorNation
  readonly cause: SurrenderCause
  readonly industry?: Industry | undefined
}

export interface MinorSurrender {
  readonly refusals: readonly Refusal[]
  /** The turn in whose diplomacy phase it comes. */
  readonly due?: Turn
  readonly consequences: readonly Following[]
  /** Who holds its land from then on. */
  readonly facts: LandPassed['facts']
}

const takenIn = (situation: Situation, nation: MinorNation): Turn | undefined =>
  dateOf(situation, `${nation}.capitalTaken`) ?? dateOf(situation, `${nation}.occupiedSince`)

const ownRule = (book: Book<MinorSurrenderChapter>, nation: MinorNation): OwnSurrender | undefined =>
  chapterOf(book, 'minorSurrenders').own.find((one) => one.nation === nation)

/** Why the fall of its capital does not make it surrender now, and when it would. */
function byCapital(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): Pick<MinorSurrender, 'refusals' | 'due'> {
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

/** Its owner may fight on or give up, but only when it is attacked (3.5.1.2). */
function byChoice(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): readonly Refusal[] {
  const { choice } = chapterOf(book, 'minorSurrenders')
  return attackersOf(situation, nation).length > 0
    ? []
    : [refuse('not-attacked', `${NATION_NAMES[nation]}: nobody attacks it`, choice, { of: nation })]
}

/** An Action brings a surrender only where the nation’s sheet says so, and only of one that fights (3.5.1.1, RC-15). */
function byAction(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): readonly Refusal[] {
  const { action } = chapterOf(book, 'minorSurrenders')
  const { rows } = chapterOf(book, 'statuses')
  const { status } = statusOf(book, situation, nation)
  const name = NATION_NAMES[nation]
  return [
    ...(action.of.includes(status)
      ? []
      : [
          refuse('not-fighting', `${name} (${rows[status].name}): only a nation that fights is forced`, action.cite, {
            of: nation,
            status,
          }),
        ]),
    ...(situation.facts[`${nation}.surrendersByAction`] === true
      ? []
      : [refuse('not-on-its-sheet', `${name}: no sheet says that the Action makes it surrender`, action.data, { of: nation })]),
  ]
}

/** The capital’s holder has the PPs; where there are several centres each goes to its holder, the base with the capital (3.5.1.3c). */
function economyAfter(
  book: Book<MinorSurrenderChapter>,
  nation: MinorNation,
  occupier: Nation | undefined,
  industry: Industry | undefined,
): readonly Following[] {
  const { economy: cite } = chapterOf(book, 'minorSurrenders')
  const own = ownRule(book, nation)?.economy
  if (own !== undefined) return [{ what: own.words, cite: own.cite }]
  const who = occupier === undefined ? {} : { who: occupier }
  if (industry === undefined) return [{ what: 'its PPs by its sheet; of several ICs, each goes to its holder', ...who, cite }]
  const { base, centres } = industry
  if (centres.length < 2) return [{ what: 'PPs', ...who, amount: centres.reduce((sum, { pps }) => sum + pps, base), cite }]
  return [
    { what: 'PPs of the base, with the capital', ...who, amount: base, cite },
    ...centres.map(({ at, holder, pps }) => ({ what: `PPs of the IC at ${at}`, who: holder, amount: pps, cite })),
  ]
}

function effectsAfter(
  book: Book<MinorSurrenderChapter>,
  situation: Situation,
  nation: MinorNation,
  occupier: Nation | undefined,
  due: Turn,
): readonly Following[] {
  const other = occupier !== undefined && isPower(occupier) && SIDE_OF[occupier] === 'allies' ? 'axis' : 'westernAllies'
  return chapterOf(book, 'minorSurrenders')
    .effects.filter((effect) => effect.nation === nation && isMet(effect.when, situation))
    .map(({ words, amount, isForOtherSide, cite }) => ({
      what: words.replace('{year}', String(yearOf(due) + 1)),
      ...(isForOtherSide ? { who: other } : {}),
      ...(amount === undefined ? {} : { amount }),
      cite,
    }))
}

const NOTHING = { consequences: [], facts: {} } as const

/** Whether a minor nation surrenders now, in which turn, and what follows (3.5.1). */
export function minorSurrender(
  book: Book<MinorSurrenderChapter>,
  situation: Situation,
  { of, cause, industry }: SurrenderRequest,
): MinorSurrender {
  const { fall, choice, action, land, forGood } = chapterOf(book, 'minorSurrenders')
  if (statusOf(book, situation, of).status === 'surrendered')
    return { refusals: [refuse('already', `${withVerb(of, 'has')} surrendered and is out for good`, forGood, { of })], ...NOTHING }
  const fallen = byCapital(book, situation, of)
  const refusals =
    cause === 'capital' ? fallen.refusals : cause === 'choice' ? byChoice(book, situation, of) : byAction(book, situation, of)
  const due = cause === 'capital' ? fallen.due : situation.turn
  if (refusals.length > 0) return { refusals, ...(cause === 'capital' && due !== undefined ? { due } : {}), ...NOTHING }
  const when = due ?? situation.turn
  const occupier = occupierOf(book, situation, of) ?? (cause === 'choice' ? attackersOf(situation, of)[0] : undefined)
  const cite = cause === 'capital' ? (ownRule(book, of)?.cite ?? fall) : cause === 'choice' ? choice : action.cite
  const passed = landOf(book, situation, of, occupier)
  return {
    refusals,
    due: when,
    facts: passed.facts,
    consequences: [
      { what: cause === 'capital' ? `surrenders in the diplomacy phase of ${turnName(when)}` : 'surrenders at once', cite },
      { what: 'its forces disband', cite: land },
      ...passed.told,
      ...economyAfter(book, of, occupier, industry),
      ...effectsAfter(book, situation, of, occupier, when),
      { what: 'it never comes back, even if freed', cite: forGood },
    ],
  }
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
