import {
  aimsOf,
  DUTY_ACTS,
  type Duty,
  type DutyAct,
  dutyFor,
  isCountry,
  isPacificWar,
  openParts,
  recordedOf,
  tableCountry,
  tieOf,
  whyNotMeet,
} from '../../../rules/chapters/war/index.ts'
import {
  FACTS,
  factsWith,
  isFactId,
  isPower,
  joins,
  MINORS,
  mapEach,
  NATION_NAMES,
  NATIONS,
  type Nation,
  NEUTRAL,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
  withVerb,
} from '../../../rules/core/index.ts'
import { decide, type Event, type Game, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Consequence, MAY, type MayAnswer, permitted } from '../answers/shapes.ts'
import { choice, group, listOfGroups, maybe, usually, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { DECLARATION, declareOrder, intentsFrom, windowOf } from './war.ts'

/** Something that was done on the map. */
interface Act {
  readonly actor: Nation
  readonly act: DutyAct
  readonly on?: Nation | undefined
}

/** Before a declaration of this turn, where the situation has it already. */
function undeclared(book: Rulebook, situation: Situation, by: Power, named: readonly Nation[]): Situation {
  // Two countries of one name are named by it, or one by one (50.22A).
  const units = book.clauses.war.units.filter(
    ({ as, countries }) => (as !== undefined && named.includes(as)) || countries.every((one) => named.includes(one)),
  )
  const on: readonly Nation[] = [...named, ...units.flatMap(({ as, countries }) => (as === undefined ? countries : [as, ...countries]))]
  const isMeant = (one: Situation['declarations'][number]): boolean => one.turn === situation.turn && one.by === by && on.includes(one.on)
  const isDeclared = situation.declarations.some(isMeant)
  return {
    ...situation,
    declarations: situation.declarations.filter((one) => !isMeant(one)),
    // Nor had it put the country with anybody yet, or attacked it.
    standings: mapEach(MINORS, (minor) =>
      isDeclared && on.some((one) => tableCountry(one) === minor) && situation.standings[minor].attacked
        ? NEUTRAL
        : situation.standings[minor],
    ),
    facts: factsWith(
      situation.facts,
      Object.fromEntries(on.map((one) => `${one}.attacked`).flatMap((id) => (isFactId(id) ? [[id, FACTS[id].start]] : []))),
    ),
    wars: situation.wars.filter((war) => war.opening || war.since !== situation.turn || !on.some((one) => joins(war, by, one))),
  }
}

/** What of a declaration an act may serve: the country itself, or for a power those that are bound to it (50.41). */
function partOf(book: Rulebook, { situation }: Game, duty: Duty, { on }: Act): Nation | undefined {
  if (on === undefined) return duty.parts.length === 1 ? duty.parts[0] : undefined
  if (duty.parts.includes(on) || duty.instead?.some((power) => power === on)) return on
  const tie = isCountry(on) ? tieOf(book, situation, on) : undefined
  return tie?.is === 'bound' ? [...duty.parts, ...(duty.instead ?? [])].find((part) => part === tie.power) : undefined
}

/** Why an act serves nothing. */
function whyNotServe(book: Rulebook, game: Game, duty: Duty, act: Act): readonly Refusal[] {
  const rules = book.clauses.war.obligations?.rules
  const part = partOf(book, game, duty, act)
  if (part !== undefined) return whyNotMeet(book, game.situation, game.duties, { by: duty.by, on: part, actor: act.actor })
  if (act.on === undefined)
    return [refuse('which-half', 'each of the two has to be attacked: say on whom it was', rules?.unmet, { parts: duty.parts })]
  return [
    refuse(
      'other-target',
      `an act against ${NATION_NAMES[act.on]} does nothing for war on ${NATION_NAMES[duty.on]}`,
      isCountry(duty.on) ? rules?.onMinor : rules?.onMajor,
      { on: act.on },
    ),
  ]
}

const played = (book: Rulebook, game: Game, order: Order): { readonly game: Game; readonly events: readonly Event[] } => {
  const decision = decide(book, game, order, () => 1)
  return decision.accepted ? decision : { game, events: [] }
}

/** The declarations as they are reported, whatever stands against them. */
const reported = (book: Rulebook, game: Game, by: Power, on: readonly Nation[]): ReturnType<typeof played> =>
  on.reduce<ReturnType<typeof played>>(
    (so, one) => {
      const next = played(book, so.game, { type: 'report-declaration', by: 'referee', declaration: { by, on: one } })
      return { game: next.game, events: [...so.events, ...next.events] }
    },
    { game, events: [] },
  )

/** What a declaration that nobody acted on loses, and what of it stays. */
function takenBack(book: Rulebook, game: Game, by: Power, on: Nation, lost: number): readonly Consequence[] {
  const rules = book.clauses.war.obligations?.rules
  if (rules === undefined) return []
  const revoked = played(book, game, { type: 'revoke-declaration', by: 'referee', declaration: { by, on } }).events.find(
    (event) => event.type === 'declaration-revoked',
  )
  return [
    { what: `war on ${NATION_NAMES[on]} is taken back as the combat phase of ${POWER_NAMES[by]} ends`, who: by, cite: rules.unmet },
    ...(lost > 0 ? [{ what: 'BRPs spent for it are lost', who: by, amount: -lost, cite: rules.unmet }] : []),
    { what: `${withVerb(on, 'returns')} to the status it had`, cite: rules.revoked },
    ...(revoked?.onMap ?? []).map(({ words, who, cite }) => ({ what: words, ...(who === undefined ? {} : { who }), cite })),
  ]
}

/** Declarations as they were made: what each of them cost, and whether all are one. */
interface Made {
  readonly game: Game
  readonly prices: readonly { readonly on: Nation; readonly brps: number }[]
  readonly isOne: boolean
}

/** What is lost with a part that nobody acted on: its own price, or that of the whole with the first, if no part was kept (50.44). */
function lostWith({ prices, isOne }: Made, duties: readonly Duty[], open: readonly Nation[], on: Nation): number {
  const duty = duties.find(({ parts }) => parts.includes(on))
  const of = isOne ? duties.flatMap(({ parts }) => parts) : (duty?.parts ?? [])
  if (duty === undefined || of.some((part) => !open.includes(part)) || open.find((part) => of.includes(part)) !== on) return 0
  const named = isOne ? prices : prices.filter((one) => [on, duty.on, ...(duty.instead ?? [])].includes(one.on))
  return named.reduce((sum, { brps }) => sum + brps, 0)
}

/** Whether what was done keeps the declaration, part by part. */
function kept(book: Rulebook, made: Made, by: Power, acts: readonly Act[]): MayAnswer {
  const declared = made.game
  const rules = book.clauses.war.obligations?.rules
  const own = declared.duties.filter((duty) => duty.by === by)
  if (rules === undefined || own.length === 0)
    return permitted(
      [],
      [{ what: 'nothing has to be done for this declaration', who: by, cite: rules?.onMajor ?? book.clauses.war.rules.window }],
    )
  const judged = acts.map((act) => {
    const duty = own.find((one) => partOf(book, declared, one, act) !== undefined) ?? (own[0] as Duty)
    return { act, part: partOf(book, declared, duty, act), refusals: whyNotServe(book, declared, duty, act) }
  })
  const serving = judged.filter(({ refusals }) => refusals.length === 0)
  const after = serving.reduce(
    (game, { act: { act, actor }, part }) =>
      part === undefined
        ? game
        : played(book, game, { type: 'meet-obligation', by: 'referee', declaration: { by, on: part }, act, actor }).game,
    declared,
  )
  const open = own.flatMap((duty) => openParts(dutyFor(after.duties, duty.by, duty.on) ?? duty))
  const unmet = open.map((on) =>
    refuse(
      'duty-unmet',
      `${POWER_NAMES[by]} on ${NATION_NAMES[on]}: neither entered nor attacked by its own units this turn`,
      isCountry(on) ? rules.onMinor : rules.onMajor,
      { by, on },
    ),
  )
  return {
    ok: true,
    allowed: open.length === 0,
    refusals: [...judged.flatMap(({ refusals }) => refusals), ...unmet],
    price: {},
    consequences: [
      ...serving.map(({ act, part }) => ({
        what: `${NATION_NAMES[act.actor]}, ${act.act}: it is enough for war on ${NATION_NAMES[part ?? act.actor]}`,
        who: by,
        cite: rules.howMet,
      })),
      ...open.flatMap((on) => takenBack(book, after, by, on, lostWith(made, own, open, on))),
    ],
  }
}

const ofThisTurn = ({ declarations, turn }: Situation, by: Power): readonly Nation[] =>
  declarations.flatMap((one) => (one.by === by && one.turn === turn && one.revoked !== true ? [one.on] : []))

/** With the powers that hold them, where the declaration is on record against those (50.23). */
function withHolders(book: Rulebook, situation: Situation, by: Power, named: readonly Nation[]): readonly Nation[] {
  const made = ofThisTurn(situation, by)
  const holders = named.flatMap((on) => (isCountry(on) && !made.includes(on) ? (tieOf(book, situation, on)?.power ?? []) : []))
  return [...named, ...holders.filter((power) => made.includes(power))]
}

/** Wars that another declaration of this turn brought of itself (50.32C, R50-04). */
function cameOfThemselves(book: Rulebook, situation: Situation, by: Power, named: readonly Nation[]): readonly Nation[] {
  const others = ofThisTurn(situation, by).filter((on) => isPower(on) && !named.includes(on))
  const before = undeclared(book, situation, by, [...named, ...others])
  return aimsOf(
    book,
    before,
    others.filter(isPower).map((on) => ({ by, on })),
  ).flatMap((aim) => (aim.isAutomatic ? recordedOf(aim) : []))
}

/** Why a war stands without anything done for it: it began the game (50.61), or came of itself with another. */
function askingNothing(book: Rulebook, situation: Situation, by: Power, named: readonly Nation[]): Consequence | undefined {
  const { rules, obligations } = book.clauses.war
  if (obligations === undefined) return undefined
  const names = named.map((on) => NATION_NAMES[on]).join(' and ')
  const isOpening = (on: Nation): boolean =>
    !(isPower(on) && isPacificWar(by, on)) && situation.wars.some((war) => war.opening && war.until === undefined && joins(war, by, on))
  if (named.every(isOpening))
    return { what: `war with ${names} began the game and is not revoked`, who: by, cite: obligations.rules.openingWars }
  const automatic = cameOfThemselves(book, situation, by, named)
  return named.every((on) => automatic.includes(on))
    ? { what: `war with ${names} comes of itself and is not revoked`, who: by, cite: rules.automatic }
    : undefined
}

/** Does what was done keep a declaration of this turn, and what is taken back if not? */
export const keep = question({
  name: 'keep',
  words: 'a declaration of war of this turn, by what was done for it',
  args: {
    by: DECLARATION.by,
    on: DECLARATION.on,
    together: DECLARATION.together,
    acts: usually(
      listOfGroups(
        group({
          actor: choice(NATIONS, 'whose units'),
          act: choice(DUTY_ACTS, 'what they did'),
          on: maybe(choice(NATIONS, 'against whom, where more than one is meant')),
        }),
        ['actor', 'act', 'on'],
        'whose units did what by the end of the combat phase, such as germany=entered, or germany=entered=belgium of a pair',
      ),
      [],
    ),
    isLate: usually(yesNo('it was done only after the combat phase'), false),
  },
  shape: MAY,
  answer: (book, standing, { acts, isLate, ...own }) => {
    const unasked = askingNothing(book, standing, own.by, own.on)
    if (unasked !== undefined) return permitted([], [unasked])
    const situation = undeclared(book, standing, own.by, withHolders(book, standing, own.by, own.on))
    const game = windowOf(situation, own.by)
    const order = declareOrder(intentsFrom(own))
    const refusals = whyNot(book, game, order)
    const isMade = situation.declarations.length < standing.declarations.length
    if (refusals.length > 0 && !isMade) return permitted(refusals)
    // What was declared at the table is not judged again: it is kept, or it is not.
    const declared = refusals.length === 0 ? played(book, game, order) : reported(book, game, own.by, own.on)
    const prices = declared.events.flatMap((event) =>
      event.type === 'war-declared' ? [{ on: event.declaration.on, brps: event.price }] : [],
    )
    const given = kept(book, { game: declared.game, prices, isOne: own.together }, own.by, isLate ? [] : acts)
    const unmet = book.clauses.war.obligations?.rules.unmet
    return isLate && acts.length > 0 && unmet !== undefined
      ? { ...given, refusals: [refuse('too-late', 'what comes after the combat phase does not count', unmet), ...given.refusals] }
      : given
  },
})
