import {
  aimsOf,
  breakOut,
  type Intent,
  pleasOf,
  priceRow,
  RUSSIAN_CHOICES,
  SUPPORT_ANSWERS,
  warConsequences,
  warPriceOf,
} from '../../../rules/chapters/war/index.ts'
import {
  type Citation,
  COUNTRIES,
  type Country,
  delegationOf,
  factionOf,
  isOneOf,
  isPower,
  joins,
  POWER_NAMES,
  POWERS,
  type Power,
  type Refusal,
  refuse,
  SIDE_OF,
  type Side,
  type Situation,
  type War,
} from '../../../rules/core/index.ts'
import { type Game, gameAt, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import type * as s from '../../schema.ts'
import { refused } from '../answers/answer.ts'
import { playedOut } from '../answers/played-out.ts'
import { type Consequence, MAY, permitted } from '../answers/shapes.ts'
import { choice, group, list, listOf, listOfGroups, maybe, text, usually, yesNo } from '../arguments/argument.ts'
import { whyNotAmong } from '../arguments/arguments.ts'
import { question } from '../door.ts'
import { dialogue, foughtOver, givenUp, type Support, supportConsequences, undecided, whyNotGoOn, whyNotSo } from './support.ts'

const NATIONS_DECLARED_ON: readonly (Power | Country)[] = [...POWERS, ...COUNTRIES]

/** One declaration of war, or several by one power. */
export const DECLARATION = {
  by: choice(POWERS, 'the power'),
  on: listOf(choice(NATIONS_DECLARED_ON), 'the power or country; several with commas between them'),
  together: usually(yesNo('take the two named as a unit, by one declaration'), false),
  payers: maybe(listOf(choice(POWERS), 'who is to pay, where not the declarer')),
}

type Declaration = Omit<s.OutputOf<typeof DECLARATION>, 'payers'> & Partial<Pick<s.OutputOf<typeof DECLARATION>, 'payers'>>

/** One declaration, or one for each country named; `together` takes two as a unit. */
export function intentsFrom({ by, on, together, payers }: Declaration): readonly Intent[] {
  const paid = payers === undefined ? {} : { payers }
  const [first, second, ...more] = on
  if (together && first !== undefined && second !== undefined && more.length === 0)
    return [{ by, on: first, together: second as Country, ...paid }]
  return on.map((one) => ({ by, on: one, ...paid }))
}

/** What the die of the turn has put on a level, where it has fallen. */
const offsetOn = ({ tensions }: Situation, track: 'usat' | 'usjt'): number | null =>
  tensions[track].effective - tensions[track].actual || null

/** The position before what a side has declared in this turn, by the report, and that (50.12); nothing if it has declared nothing. */
function openedWith(situation: Situation, side: Side): Game['window'] {
  const { turn, wars, declarations } = situation
  const ofTurn = declarations.filter((one) => one.turn === turn && one.revoked !== true)
  const made = ofTurn.filter(({ by }) => SIDE_OF[by] === side)
  if (made.length === 0) return null
  const answered = ofTurn.filter((one) => !made.includes(one))
  const isBrought = (war: War): boolean =>
    war.since === turn &&
    war.opening !== true &&
    !answered.some(({ by, on }) => joins(war, by, on)) &&
    made.some(
      ({ by, on }) =>
        joins(war, by, on) ||
        (isPower(on) && war.between.includes(by) && war.between.some((one) => isPower(one) && factionOf(one) === factionOf(on))),
    )
  return {
    situation: {
      ...situation,
      wars: wars.filter((war) => !isBrought(war)),
      declarations: declarations.filter((one) => !made.includes(one)),
    },
    intents: made.flatMap(({ by, on, quiet }) => (quiet === true || !isOneOf(NATIONS_DECLARED_ON, on) ? [] : [{ by, on }])),
  }
}

/** The declarers’ side has ended its diplomatic phase. */
export const windowOf = (situation: Situation, by: Power): Game => ({
  ...gameAt(situation),
  window: openedWith(situation, SIDE_OF[by]),
  offsets: { usat: offsetOn(situation, 'usat'), usjt: offsetOn(situation, 'usjt') },
  declaring: [SIDE_OF[by]],
})

/** What a moment of the turn says against a declaration: there is one window for it (50.11). */
function whyNotAt(book: Rulebook, { by, at }: { readonly by: Power; readonly at?: string | undefined }): readonly Refusal[] {
  if (at === undefined) return []
  const mayDeclare = ({ orders, asks }: Rulebook['sequence'][number]): boolean =>
    orders.includes('declare-war') && asks.includes(delegationOf(by))
  const stage = book.sequence.find(({ id }) => id === at)
  const windows = book.sequence.filter(mayDeclare)
  return stage === undefined || mayDeclare(stage)
    ? []
    : [
        refuse(
          'not-the-window',
          `${POWER_NAMES[by]} declares war in: ${windows.map(({ words }) => words).join(', or ')}; not in: ${stage.words}`,
          book.clauses.war.rules.window,
          { by, at },
        ),
      ]
}

export const declareOrder = (intents: readonly Intent[]): Order => ({ type: 'declare-war', by: 'referee', intents })

function priceLines(book: Rulebook, situation: Situation, intents: readonly Intent[], more?: Citation): readonly Consequence[] {
  const aims = aimsOf(book, situation, intents)
  const { prices } = book.clauses.war
  if (prices === undefined) return []
  return aims.flatMap((aim): readonly Consequence[] => {
    const { by, amount, unreported, words, cite } = warPriceOf(book, situation, aim, aims)
    if (unreported !== undefined) return [{ what: `BRPs: ${words}`, who: by, cite, is: 'price' }]
    const isOldFigure = priceRow(book, situation, aim)?.id === 'siberia' && amount !== 35
    return [
      { what: `BRPs: ${words}`, who: by, amount, cite: more ?? cite, is: 'price' },
      ...(isOldFigure ? [{ what: '50.32C states 35 for this; 50.21 sets the price', cite: prices.rules.garrison }] : []),
    ]
  })
}

const total = (lines: readonly Consequence[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { who, amount } of lines) if (who !== undefined && amount !== undefined) sums[who] = (sums[who] ?? 0) + amount
  return sums
}

function brought(book: Rulebook, situation: Situation, intents: readonly Intent[], after: Situation): readonly Consequence[] {
  const { outbreaks } = breakOut(book, situation, aimsOf(book, situation, intents))
  return warConsequences(book, situation, after, outbreaks)
}

/** May these wars be declared, what do they cost, and what do they bring? */
export const declare = question({
  name: 'declare',
  words: 'war on a power or a country',
  args: {
    ...DECLARATION,
    alongside: usually(
      listOfGroups(group(DECLARATION), ['by', 'on'], 'declarations of the same player turn, such as britain=norway,france=italy'),
      [],
    ),
    at: maybe(text('a part of the turn, such as axis-operations, if not the one for declarations')),
    support: usually(choice(SUPPORT_ANSWERS, 'what Germany answers when asked for support'), 'not-asked'),
    supported: maybe(listOf(choice(COUNTRIES), 'the victims Germany supports, if not all alike; the others it leaves alone')),
    choice: maybe(choice(RUSSIAN_CHOICES, 'what Russia does when Germany supports its victim')),
    abandoned: usually(list(choice(COUNTRIES), 'supported victims Russia backs down from, whatever it does about others'), []),
  },
  shape: MAY,
  answer: (book, situation, { alongside, at, support: answer, supported, choice: chosen, abandoned, ...own }) => {
    const unknown = whyNotAmong(
      'at',
      at,
      book.sequence.map(({ id }) => id),
    )
    if (unknown.length > 0) return refused(...unknown)
    const intents = [own, ...alongside].flatMap(intentsFrom)
    const support: Support = { answer, supported, choice: chosen, abandoned }
    const pleas = pleasOf(book, situation, aimsOf(book, situation, intents))
    const game = windowOf(situation, own.by)
    const untimely = [own, ...alongside].flatMap(({ by }) => whyNotAt(book, { by, at }))
    const refusals = [...untimely, ...whyNot(book, game, declareOrder(intents)), ...whyNotSo(book, pleas, support)]
    if (refusals.length > 0) return permitted(refusals)
    const declared = playedOut(book, game, [declareOrder(intents)]).game
    const unmet = whyNotGoOn(book, declared, pleas, support)
    if (unmet.length > 0) return permitted(unmet)
    const after = playedOut(book, declared, dialogue(pleas, support)).game
    const [fought] = foughtOver(pleas, support)
    const second: readonly Intent[] = fought === undefined ? [] : [{ by: 'russia', on: 'germany' }]
    const lines = [...priceLines(book, situation, intents), ...priceLines(book, situation, second, fought?.cite)]
    // Supported, a country is fought over only once Russia has chosen to fight Germany too.
    const unfought: readonly (Power | Country)[] = [...givenUp(pleas, support), ...undecided(pleas, support).map(({ country }) => country)]
    const standing = [...intents.filter(({ by, on }) => by !== 'russia' || !unfought.includes(on)), ...second]
    return permitted(
      [],
      [...lines, ...supportConsequences(book, declared, pleas, support), ...brought(book, situation, standing, after.situation)],
      total(lines),
    )
  },
})
