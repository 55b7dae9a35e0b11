import {
  CAPITAL_PURPOSES,
  capitalRule,
  capitalsFor,
  citiesFor,
  type Held,
  type Income,
  proratedIncome,
  recapture,
  whyNotConquered,
  yearStartIncome,
} from '../../../rules/chapters/conquest/index.ts'
import {
  CALENDAR,
  COUNTRIES,
  datedOtherwise,
  isPlace,
  isPower,
  MOST_IN_LIST,
  PLACES,
  type PlayerTurn,
  POWERS,
  type Power,
  type Refusal,
  SIDE_OF,
  saidOfCount,
  type Turn,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { refused } from '../answers/answer.ts'
import { CITATION, CONSEQUENCE, int, listed, ok, shapeFor, string, VERDICT, verdict } from '../answers/shapes.ts'
import { choice, maybe, said, whole } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { doorOf, question } from '../door.ts'

const country = () => choice(COUNTRIES, 'the country')
const power = (words: string) => choice(POWERS, words)
const turn = () => choice(CALENDAR, 'the turn of the conquest')
const prorated = () => whole(0, 999, 'its BRPs for the rest of the year')
/** Who holds each, where the capital alone does not decide. */
const keyCities = () => maybe(said(s.record(s.string, MOST_IN_LIST), 'key cities of the country, and who holds each'))

/** Who has what of a country's BRPs, and when. */
const INCOMES = s.object({
  ok,
  question: string,
  incomes: listed(
    shapeFor<Income & { readonly what: string; readonly at?: PlayerTurn }>(
      s.object({
        what: string,
        to: maybe(string),
        brps: int,
        cite: CITATION,
        at: maybe(s.object({ turn: string, side: s.names(['axis', 'allies']) })),
      }),
    ),
  ),
})

const CAPITALS = s.object({
  ok,
  question: string,
  capitals: listed(s.object({ place: string, name: string })),
  consequences: listed(CONSEQUENCE),
})

export type IncomeAnswer = Readonly<s.Output<typeof INCOMES>>
export type CapitalAnswer = Readonly<s.Output<typeof CAPITALS>>

const told = (cities: Readonly<Record<string, string>> | undefined): readonly Held[] | undefined =>
  cities === undefined ? undefined : Object.entries(cities).map(([city, holder]) => ({ city, holder }))

/** Before Fall 1939 only a prelude has conquests (R50-74). */
function whyNotThen(book: Rulebook, turn: Turn, names: readonly string[]): readonly Refusal[] {
  const otherwise = datedOtherwise(book, turn, names)
  if (otherwise === undefined) return []
  return [{ ...misasked('turn', `${turn}, before the game begins; expected ${otherwise.words}`), cite: otherwise.cite }]
}

const timed = (what: string, income: Income, at: PlayerTurn | undefined) => ({ ...income, what, ...(at === undefined ? {} : { at }) })

const conquered = question({
  name: 'conquered',
  words: 'whether a power has conquered a country',
  args: { country: country(), by: power('the conqueror'), keyCities: keyCities() },
  shape: VERDICT,
  answer: (book, situation, { country: of, by, keyCities: cities }) =>
    verdict('conquered', whyNotConquered(book, of, by, told(cities) ?? citiesFor(book, situation, of, 'conquest')), {
      consequences: [{ what: 'conquered', who: by, cite: capitalRule(book, of, 'conquest') }],
    }),
})

const capital = question({
  name: 'capital',
  words: 'the capitals of a country',
  args: { country: country(), purpose: choice(CAPITAL_PURPOSES, 'for what') },
  shape: CAPITALS,
  answer: (book, _situation, { country: of, purpose }): CapitalAnswer => {
    const capitals = capitalsFor(book, of, purpose).map((place) => ({ place, name: PLACES[place].name }))
    const cite = capitalRule(book, of, purpose)
    return {
      ok: true,
      question: 'capital',
      capitals,
      consequences: capitals.map(({ name }) => ({ what: `capital for ${purpose}: ${name}`, cite })),
    }
  },
})

const income = question({
  name: 'income',
  words: 'who has the BRPs of a country at each year start',
  args: { country: country(), keyCities: keyCities() },
  shape: INCOMES,
  answer: (book, situation, { country: of, keyCities: held }): IncomeAnswer => {
    const cities = told(held) ?? citiesFor(book, situation, of, 'brps')
    return {
      ok: true,
      question: 'income',
      incomes: [
        timed(saidOfCount('at each year start', `${of}.brpValue`, situation), yearStartIncome(book, situation, of, cities), undefined),
      ],
    }
  },
})

const proratedIncomeAsked = question({
  name: 'prorated',
  words: 'who has its BRPs for the rest of the year, and when',
  args: { country: country(), by: power('the conqueror'), turn: turn(), prorated: prorated() },
  shape: INCOMES,
  answer: (book, _situation, { country: of, by, turn: taken, prorated: brps }) => {
    const early = whyNotThen(book, taken, [of, by])
    if (early.length > 0) return refused(...early)
    const { at, ...gained } = proratedIncome(book, by, { turn: taken, side: SIDE_OF[by] }, brps)
    return { ok: true, question: 'prorated', incomes: [timed('in its next player turn', gained, at)] }
  },
})

/** Whoever takes a country from another has what counts of it, unless a power is told to have it: by then the country itself has nothing. */
function asTaken(cities: readonly Held[], taker: Power): { readonly now: readonly Held[]; readonly unsaid: readonly string[] } {
  const isUnsaid = ({ holder }: Held): boolean => !isPower(holder)
  return {
    now: cities.map((one) => (isUnsaid(one) ? { ...one, holder: taker } : one)),
    unsaid: cities.filter(isUnsaid).map(({ city }) => (isPlace(city) ? PLACES[city].name : city)),
  }
}

const recaptured = question({
  name: 'recapture',
  words: 'who loses and who collects when a country is taken again',
  args: {
    country: country(),
    had: power('who had it'),
    taker: power('who takes it'),
    turn: turn(),
    prorated: prorated(),
    keyCities: keyCities(),
  },
  shape: INCOMES,
  answer: (book, situation, { country: of, had, taker, turn: taken, prorated: brps, keyCities: held }) => {
    const early = whyNotThen(book, taken, [of, had, taker])
    if (early.length > 0) return refused(...early)
    const { now, unsaid } =
      held === undefined ? asTaken(citiesFor(book, situation, of, 'brps'), taker) : { now: told(held) ?? [], unsaid: [] }
    const ifKept = unsaid.length === 0 ? '' : `, if it still holds ${unsaid.join(' and ')}`
    const ifLost = unsaid.length === 0 ? '' : `, unless it holds ${unsaid.join(' or ')} again by then`
    const { deadline, loses, collection, collects } = recapture(book, { had, taker, taken: { turn: taken }, prorated: brps }, now)
    return {
      ok: true,
      question: 'recapture',
      incomes: [
        timed(`by the end of its combat phase${ifLost}`, loses, deadline),
        timed(`at the start of its player turn${ifKept}`, collects, collection),
      ],
    }
  },
})

export const conquestDoor = doorOf({
  name: 'conquest',
  words: 'Who has conquered a country, and who has its BRPs when',
  example: "conquest cases/situations/hungary.json income --with '{ country: spain }'",
  isInOnePiece: true,
  chapters: ['changes'],
  questions: [conquered, capital, income, proratedIncomeAsked, recaptured],
})
