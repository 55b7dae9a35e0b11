import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FACT_IDS,
  FACTION_NAMES,
  FACTIONS,
  FACTS,
  type FactId,
  type FactValue,
  isFactId,
  mapEach,
  type Situation,
  signed,
  TRACKS,
  type Turn,
  targetName,
  yearOf,
} from '../../rules/core/index.ts'
import type { Game, Order } from '../../rules/game/index.ts'
import { delegationsOf, menu, SEATS, type Seat, whyNot } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { give, type KeptGame, newGame, viewFor } from '../kept-game.ts'
import { whoseMove } from '../seat/whose-move.ts'

/** More games than the tests play: `GAMES=500`. */
const GAMES = Number(process.env['GAMES'] ?? 6)

const SETTINGS = [
  ['2023', 'global-war-1939'],
  ['classic', 'global-war-1939'],
  ['campaign', 'campaign-1939'],
  ['2023', 'demonstration-spring-1941'],
  ['classic', 'demonstration-summer-1941'],
  ['campaign', 'demonstration-winter-1941'],
] as const

/** Numbers out of which a game is drawn, one after the other. */
type Lots = () => number

const lotsOf = (numbers: readonly number[]): Lots => {
  let next = 0
  return () => (numbers[next++ % numbers.length] ?? 0) + Math.floor(next / numbers.length)
}
const oneOf = <T>(lots: Lots, all: readonly T[]): T => all[lots() % all.length] as T

/** Dice of the calendar and of rolls: each time the same. */
const sameDice = () => ({ ...tableDice([3, 4, 3, 4, 3, 4, 3, 4]), whyNot: () => [] })

function given(kept: KeptGame, as: Seat, order: Order): KeptGame | undefined {
  const done = give(kept, [as], order, sameDice())
  return done.ok ? done.kept : undefined
}

const HOLDERS = ['germany', 'italy', 'japan', 'russia', 'britain', 'us'] as const

function anyValue(lots: Lots, id: FactId): FactValue {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return lots() % 2 === 0
    case 'count':
      return Math.min(fact.most ?? 300, Math.max(fact.least, 0) + oneOf(lots, [0, 1, 2, 15, 30, 150]))
    case 'control':
      return oneOf(lots, [...HOLDERS, fact.start])
    case 'choice':
      return oneOf(lots, fact.choices)
    case 'date':
      return null
  }
}

const OF_TYPE = ['control', 'control', 'yes-no', 'count', 'choice'] as const

/** Points of a year or rolls hang on these. */
const WEIGHTY: readonly FactId[] = [
  'warsaw.controller',
  'paris.controller',
  'riga.controller',
  'oslo.controller',
  'russia.yssBrps',
  'germany.yssBrps',
  'turkey.unbuilt',
  'spain.unbuilt',
  'sweden.unbuilt',
]

const anyFact = (lots: Lots): FactId => {
  if (lots() % 2 === 0) return oneOf(lots, WEIGHTY)
  const type = oneOf(lots, OF_TYPE)
  return oneOf(
    lots,
    FACT_IDS.filter((id) => FACTS[id].type === type),
  )
}

const reported = (id: FactId, value: FactValue): Order => ({ type: 'report-facts', by: 'referee', facts: { [id]: value } })

/** Orders of these are no die and no secret, and bring something about. */
const DEEDS: readonly Order['type'][] = [
  'declare-war',
  'meet-obligation',
  'revoke-declaration',
  'mine-norway',
  'mobilize',
  'settle-surrender',
  'offer-surrender',
]

/** Where a point is placed. */
const PLACED = ['turkey', 'spain', 'sweden', 'hungary'] as const

const seatOf = (who: string): Seat => SEATS.find((seat) => seat === who || delegationsOf([seat]).some((one) => one === who)) ?? 'host'

/** What whoever is to move does: mostly the least, now and then something. */
function nextMove({ book, game }: KeptGame, lots: Lots): { readonly as: Seat; readonly order: Order } | undefined {
  const who = whoseMove(book, game)[0]?.who ?? 'host'
  const as = seatOf(who)
  const by = delegationsOf([as])[0]
  if (by === undefined) return { as, order: { type: 'advance', by: 'referee' } }
  const isOpen = (order: Order): boolean => whyNot(book, game, order).length === 0
  const pass: Order = { type: 'pass', by }
  const isBusy = lots() % 5 === 0 && /declarations|operations|surrenders/.test(game.stage ?? '')
  if (!isBusy && isOpen(pass)) return { as, order: pass }
  const open = menu(book, game, by).offers.flatMap(({ order, refusals }) => (refusals.length === 0 ? [order] : []))
  const deeds = open.filter(({ type }) => DEEDS.includes(type))
  if (isBusy && deeds.length > 0) return { as, order: oneOf(lots, deeds) }
  const named = open.filter(({ type }) => type === 'name-targets')
  const least: readonly Order[] = [
    { type: 'seal-allocation', by: by as 'axis', placements: { [oneOf(lots, PLACED)]: 1 } },
    { type: 'seal-allocation', by: by as 'axis', placements: {} },
    ...(named.length > 0 && lots() % 2 === 0 ? [oneOf(lots, named)] : []),
    { type: 'name-targets', by: by as 'axis', nominations: [] },
    pass,
    { ...pass, knowingly: true },
  ]
  const order = least.find(isOpen) ?? open[0]
  return order === undefined ? undefined : { as, order }
}

const isSaid = ([id, value]: readonly [string, FactValue | undefined]): boolean =>
  value !== undefined && !(isFactId(id) && value === (FACTS[id].start ?? null))

const inPosition = ({ facts, wars, standings, tensions, mobilizations, struck, declarations }: Situation) => ({
  facts: Object.fromEntries(Object.entries(facts).filter(isSaid).sort()),
  wars: wars.map((war) => JSON.stringify(war)).sort(),
  standings,
  // A level that never moved has been no higher than it is.
  tensions: mapEach(TRACKS, (track) => ({ highest: tensions[track].actual, ...tensions[track] })),
  mobilizations,
  struck,
  declarations,
})

/** Points of those who have not sealed: those that were sealed stand as they were. */
const openPoints = ({ points, sealed }: Game) =>
  points && Object.fromEntries(FACTIONS.filter((one) => !sealed.includes(one)).map((one) => [one, points[one]]))

/** All of a game on which no die and no secret hangs. */
const comparable = (game: Game) => ({
  ...inPosition(game.situation),
  opening: inPosition(game.opening),
  past: game.past === null ? null : { before: inPosition(game.past.before), after: inPosition(game.past.after) },
  window: game.window === null ? null : inPosition(game.window.situation),
  turn: game.situation.turn,
  stage: game.stage,
  asked: game.asked,
  counted: game.counted,
  offsets: game.offsets,
  initiative: game.initiative,
  points: openPoints(game),
  duties: game.duties,
  warsOwed: game.warsOwed,
  coming: game.coming,
  offers: game.offers,
  support: game.support,
  ending: game.ending,
})

interface Slip {
  readonly id: FactId
  readonly right: FactValue
  readonly wrong: FactValue
  readonly turn: Turn
}

interface Both {
  readonly right: KeptGame
  readonly wrong: KeptGame
  readonly slips: readonly Slip[]
}

/** The same step in a game with a slip in it and in one without; nothing where one of the two does not allow it. */
function stepped({ right, wrong, slips }: Both, lots: Lots): Both | undefined {
  const move = nextMove(right, lots)
  const [one, other] = move === undefined ? [] : [given(right, move.as, move.order), given(wrong, move.as, move.order)]
  return one === undefined || other === undefined ? undefined : { right: one, wrong: other, slips }
}

/** A report in both, right in one of them. */
function slipped(both: Both, lots: Lots): Both {
  const id = anyFact(lots)
  const [right, wrong] = [anyValue(lots, id), anyValue(lots, id)]
  const [one, other] = [given(both.right, 'host', reported(id, right)), given(both.wrong, 'host', reported(id, wrong))]
  if (right === wrong || one === undefined || other === undefined || both.slips.some((slip) => slip.id === id)) return both
  return { right: one, wrong: other, slips: [...both.slips, { id, right, wrong, turn: both.right.game.situation.turn }] }
}

function corrected(kept: KeptGame, { id, right, turn }: Slip): KeptGame | undefined {
  const order: Order = { type: 'correct-facts', by: 'referee', facts: { [id]: right }, reason: 'a slip' }
  return given(kept, 'host', turn === kept.game.situation.turn ? order : { ...order, turn })
}

/** Both games with some turns of a quiet war behind them, and one or two slips in one of them. */
function played(lots: Lots): Both | undefined {
  const [edition, scenario] = oneOf(lots, SETTINGS)
  const made = newGame({ edition, scenario })
  const begun = made.ok ? given(made.kept, 'host', { type: 'advance', by: 'referee' }) : undefined
  let both: Both | undefined = begun === undefined ? undefined : { right: begun, wrong: begun, slips: [] }
  const slips = 1 + (lots() % 3)
  for (let slip = 0; slip < slips; slip++) {
    for (let steps = lots() % 30; steps > 0 && both !== undefined; steps--) both = stepped(both, lots)
    if (both !== undefined) both = slipped(both, lots)
  }
  const isYearStart = ({ right }: Both): boolean => right.game.stage === 'year-start'
  if (lots() % 2 === 0) for (let steps = 60; steps > 0 && both !== undefined && !isYearStart(both); steps--) both = stepped(both, lots)
  for (let steps = lots() % oneOf(lots, [4, 20]); steps > 0 && both !== undefined; steps--) both = stepped(both, lots)
  return both
}

/** What each faction has received and placed, in the words in which a correction tells of it. */
const placedPoints = ({ points, sealed, countedOn }: Game): Readonly<Record<string, string>> =>
  points === null || countedOn === null
    ? {}
    : Object.fromEntries(sealed.map((one) => [`points of ${FACTION_NAMES[one]} for ${yearOf(countedOn.turn)}`, String(points[one])]))

/** All rolls of a game and what they came to. */
const rollsOf = ({ entries }: KeptGame) =>
  entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'rolled' ? [{ target: targetName(event.roll.target), words: `${signed(event.total)}, result ${event.result}` }] : [],
    ),
  )

const toldBy = ({ entries }: KeptGame) =>
  entries.flatMap(({ events }) => events.flatMap((event) => (event.type === 'facts-corrected' ? event.differences : [])))

test('a slip that is corrected turns later leaves the game as it would be, had the right report been given at once, and tells what it cannot change', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9999), { minLength: 40, maxLength: 120 }), (numbers) => {
      const both = played(lotsOf(numbers))
      const put = both?.slips.reduce<KeptGame | undefined>((kept, slip) => kept && corrected(kept, slip), both.wrong)
      // Where one of the two games does not allow what the other does, there is nothing to compare.
      fc.pre(both !== undefined && put !== undefined)
      const [rolled, right] = [rollsOf(both.wrong), rollsOf(both.right)]
      const first = rolled.findIndex(({ words }, at) => words !== right[at]?.words)
      if (first >= 0) {
        // From here on the two games have other dice behind them.
        if (both.slips.length > 1) return
        expect(toldBy(put)).toContainEqual({
          what: expect.stringContaining(`${rolled[first]?.target}, rolled for`),
          was: rolled[first]?.words,
          wouldBe: right[first]?.words,
        })
        return
      }
      const [was, wouldBe] = [placedPoints(both.wrong.game), placedPoints(both.right.game)]
      const other = Object.keys(was).filter((what) => was[what] !== wouldBe[what])
      if (both.slips.length === 1)
        expect(toldBy(put).filter(({ what }) => was[what] !== undefined)).toEqual(
          other.map((what) => ({ what, was: was[what], wouldBe: wouldBe[what] })),
        )
      expect(comparable(put.game)).toEqual(comparable(both.right.game))
      expect(comparable(viewFor(put, ['axis']))).toEqual(comparable(viewFor(both.right, ['axis'])))
    }),
    { numRuns: GAMES },
  )
})
