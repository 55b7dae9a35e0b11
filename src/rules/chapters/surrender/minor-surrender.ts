import {
  type Book,
  chapterOf,
  type Following,
  isMet,
  isPower,
  NATION_NAMES,
  type Nation,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  type Turn,
  turnName,
  withVerb,
  yearOf,
} from '../../core/index.ts'
import { attackersOf, type MinorNation, statusOf } from '../statuses/index.ts'
import { byCapital, ownRule } from './capital-fall.ts'
import { type LandPassed, landOf } from './land.ts'
import type { MinorSurrenderChapter } from './minor-clauses.ts'
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
