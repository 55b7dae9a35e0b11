import { type Dice, isOneLine, type Refusal, refuse } from '../rules/core/index.ts'
import {
  decide,
  delegationsOf,
  type Event,
  type Foresight,
  fold,
  foresee,
  type Game,
  markedAtTheTable,
  NOTHING_FORESEEN,
  type Onlooker,
  type Order,
  type Rulebook,
  type Seat,
  whyNotFrom,
  whyNotInBook,
} from '../rules/game/index.ts'
import { repairOf, whyNotRepair } from './corrections/repairing.ts'
import { shownOf, standing, takingBack, whyNotTakeBack } from './corrections/taking-back.ts'
import { Course } from './course.ts'
import { type DiceCup, FACES, NoDieLeft, scriptedDice } from './dice.ts'
import { RULES, VERSION } from './generated/version.ts'
import type { Fairness } from './proof/party.ts'
import type { PlacedAct } from './proof/proof.ts'
import { AGREED_FORMAT, type DiceSetting, FORMAT, type GameRecord, PROVEN_FORMAT, type RecordEntry, type RecordHeader } from './record.ts'
import { choose, type Start, startFor } from './starting.ts'
import { whyNotReadBack } from './text/event-shapes.ts'
import { whyNotByTheseRules } from './verification/rules-in-force.ts'
import { GIVEN, RECORD } from './words.ts'

/** Entries may be put together only when somebody looks, which a spread would not copy: declared so, it does not compile without them. */
declare abstract class WithEntries {
  abstract get entries(): readonly RecordEntry[]
}

/** A game out of its record: the book it is played by, how it began, all that happened, and where it stands. */
export interface KeptGame extends WithEntries {
  readonly header: RecordHeader
  readonly book: Rulebook
  readonly start: Game
  readonly acts?: readonly PlacedAct[]
  readonly game: Game
}

export type Opened = { readonly ok: true; readonly kept: KeptGame } | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** What a new game is to be played by; what it does not say is the usual: passes are implied where nothing is left to say. */
export interface Setting extends Start {
  readonly seats?: RecordHeader['seats']
  readonly title?: string
  readonly dice?: DiceSetting
  readonly script?: RecordHeader['script']
  readonly fair?: Fairness
}

const LONGEST_NAME = 200
const isName = (said: string): boolean => said.trim() !== '' && said.length <= LONGEST_NAME && isOneLine(said)

const formatOf = ({ fair }: Pick<Setting, 'fair'>): number =>
  fair === undefined ? FORMAT : fair.form === undefined ? PROVEN_FORMAT : AGREED_FORMAT

/** A game that is about to begin: its header is made, nothing has happened. */
export function newGame(setting: Setting): Opened {
  const { passes = 'implied' } = setting
  const unfit = Object.entries({ title: setting.title, ...setting.seats }).filter(([, said]) => said !== undefined && !isName(said))
  if (unfit.length > 0) return { ok: false, refusals: unfit.map(([what]) => refuse('misasked', GIVEN.notOneLine(what))) }
  const chosen = choose({ ...setting, passes })
  if (!chosen.ok) return chosen
  const { book, start, scenario } = chosen
  const header: RecordHeader = {
    chancery: VERSION,
    format: formatOf(setting),
    title: setting.title ?? book.scenarios[scenario]?.title ?? scenario,
    edition: book.id,
    options: setting.options ?? [],
    rulings: setting.rulings ?? {},
    scenario,
    ...(setting.situation === undefined ? {} : { situation: setting.situation }),
    seats: setting.seats ?? {},
    ...(passes === 'said' ? {} : { passes }),
    ...(setting.dice === undefined ? {} : { dice: setting.dice }),
    ...(setting.script === undefined ? {} : { script: setting.script }),
    rules: RULES,
    ...(setting.fair === undefined ? {} : { fair: setting.fair }),
  }
  return { ok: true, kept: { header, book, start, entries: [], game: start } }
}

/** A game as its record has it. Folding calls no rule: events carry their outcome, so an old record stands under new code. */
export function openGame({ header, entries, acts }: GameRecord): Opened {
  const chosen = choose(header)
  if (!chosen.ok) return chosen
  const { book, start } = chosen
  let game = start
  for (const { n, events } of standing(entries)) {
    try {
      game = fold(game, events)
    } catch (error) {
      return { ok: false, refusals: [refuse('unfoldable', RECORD.unfoldable(n, String(error)), undefined, { n })] }
    }
  }
  return { ok: true, kept: { header, book, start, entries, ...(acts === undefined ? {} : { acts }), game } }
}

/** What happened and still stands. */
export const eventsOf = ({ entries }: KeptGame): readonly Event[] => standing(entries).flatMap(({ events }) => events)

/** What an onlooker was shown, in order. */
export const logFor = ({ entries }: Pick<KeptGame, 'entries'>, to: Onlooker): readonly Event[] => shownOf(entries, to)

/** What an onlooker knows. */
export const viewFor = (kept: Pick<KeptGame, 'start' | 'entries'>, to: Onlooker): Game => fold(startFor(kept.start, to), logFor(kept, to))

/** The order as it goes on record: one that takes back another says which; a correction says what it puts right. */
function explicit(kept: KeptGame, as: readonly Seat[], order: Order): Order {
  if (order.type === 'correct-facts') {
    const { repair: _said, ...plain } = order
    const repair = repairOf(kept, plain)
    return Object.keys(repair).length === 0 ? plain : { ...plain, repair }
  }
  return order.type === 'take-back' ? (takingBack(kept.entries, as) ?? order) : order
}

/** Why an order is nothing for these seats at any time: the book has none such, or it is for others to give. */
function whyNotAtAll({ book }: KeptGame, as: readonly Seat[], order: Order): readonly Refusal[] {
  const unknown = whyNotInBook(book, order)
  return unknown.length > 0 ? unknown : whyNotFrom(as, order)
}

/** What only the record can say against an order. */
function whyNotOnRecord(kept: KeptGame, as: readonly Seat[], order: Order): readonly Refusal[] {
  if (order.type === 'take-back') return whyNotTakeBack(kept, as)
  return order.type === 'correct-facts' ? whyNotRepair(kept, order) : []
}

type Decided = { readonly order: Order; readonly decision: ReturnType<typeof decide> }

/** Decides an order on the game as it stands; whether an order can be taken back is for the record to say. */
export function decideIn(kept: KeptGame, as: readonly Seat[], given: Order, dice: Dice): Decided {
  const order = explicit(kept, as, given)
  const refusals = whyNotOnRecord(kept, as, order)
  return { order, decision: refusals.length > 0 ? { accepted: false, refusals } : decide(kept.book, kept.game, order, dice) }
}

/** What an order would do as those in these seats know the game, with what only the record can say of it. */
export function foreseeFrom(kept: KeptGame, as: readonly Seat[], given: Order): Foresight {
  const order = explicit(kept, as, given)
  const refusals = [...whyNotAtAll(kept, as, order), ...whyNotOnRecord(kept, as, order)]
  return refusals.length > 0 ? { ...NOTHING_FORESEEN, refusals } : foresee(kept.book, viewFor(kept, delegationsOf(as)), order)
}

const takesBack = ({ events }: RecordEntry): boolean => events.some(({ type }) => type === 'taken-back')

/** How games went, the truth of them. */
const course = new Course((game, { events }) => fold(game, events))

/** The game after its last entry: an order that is taken back leaves nothing behind. */
export function leftStanding({ start, entries, game }: Pick<KeptGame, 'start' | 'entries' | 'game'>): Game {
  const last = entries.at(-1)
  return last !== undefined && takesBack(last) ? course.after(start, standing(entries)) : game
}

/** A game that went on. It is not copied with every order: several moments share their entries, which are put together for whoever looks at them. */
class GrownGame implements KeptGame {
  readonly header: RecordHeader
  readonly book: Rulebook
  readonly start: Game
  declare readonly acts?: readonly PlacedAct[]
  readonly game: Game
  readonly #all: RecordEntry[]
  /** So many of them are this game's. */
  readonly #count: number
  #entries: readonly RecordEntry[] | undefined

  constructor(kept: KeptGame, entry: RecordEntry, game: Game) {
    this.header = kept.header
    this.book = kept.book
    this.start = kept.start
    if (kept.acts !== undefined) this.acts = kept.acts
    this.game = game
    // Where another has gone on from the same moment, this is a game of its own.
    this.#all = !(kept instanceof GrownGame) ? [...kept.entries] : kept.isLast ? kept.#all : kept.#all.slice(0, kept.#count)
    this.#count = this.#all.push(entry)
  }

  get count(): number {
    return this.#count
  }

  get isLast(): boolean {
    return this.#all.length === this.#count
  }

  get last(): RecordEntry | undefined {
    return this.#all[this.#count - 1]
  }

  get entries(): readonly RecordEntry[] {
    this.#entries ??= this.#all.slice(0, this.#count)
    return this.#entries
  }
}

/** How many entries a game has; they need not be put together to be counted. */
export const entryCount = (kept: KeptGame): number => (kept instanceof GrownGame ? kept.count : kept.entries.length)

const lastOf = (kept: KeptGame): RecordEntry | undefined => (kept instanceof GrownGame ? kept.last : kept.entries.at(-1))

/** The game after one more entry, which by itself leaves it standing so. */
export function withEntry(kept: KeptGame, entry: RecordEntry, game: Game): KeptGame {
  if (takesBack(entry)) {
    const entries = [...kept.entries, entry]
    return new GrownGame(kept, entry, leftStanding({ start: kept.start, entries, game }))
  }
  course.goOn(kept.start, lastOf(kept), kept.game, entry, game)
  return new GrownGame(kept, entry, game)
}

/** Whoever keeps a journal wants the entry alone, and a long game is not copied for nobody. */
class Accepted {
  readonly ok = true
  readonly entry: RecordEntry
  readonly #before: KeptGame
  readonly #game: Game

  constructor(before: KeptGame, entry: RecordEntry, game: Game) {
    this.entry = entry
    this.#before = before
    this.#game = game
  }

  get kept(): KeptGame {
    return withEntry(this.#before, this.entry, this.#game)
  }
}

export type Given =
  | { readonly ok: true; readonly entry: RecordEntry; readonly kept: KeptGame }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** In a game with dice of the table nobody else throws, whatever an order brings about. */
const diceFor = ({ header }: KeptGame, cup: DiceCup): Dice => (header.dice === 'table' && !cup.isTable ? scriptedDice([]).dice : cup.dice)

const whyNotThese = ({ header }: KeptGame, { isTable, thrown }: DiceCup): readonly Refusal[] =>
  header.dice === 'referee' && isTable && thrown().length > 0 ? [refuse('referees-dice', GIVEN.refereesDice)] : []

/** What the dice of an order are for: those that are given, and those that fall after them whatever they show. */
function diceWanted(kept: KeptGame, as: readonly Seat[], given: Order, faces: readonly number[]): readonly string[] {
  const [first = [], ...others] = FACES.map((face) => {
    const wanted: string[] = []
    decideIn(kept, as, given, (what) => faces[wanted.push(what) - 1] ?? face)
    return wanted
  })
  const end = first.findIndex((what, at) => others.some((other) => other[at] !== what))
  return end < 0 ? first : first.slice(0, end)
}

/** A die is thrown that nobody gave: what for, so that all can be said at once. */
function wantsDice(kept: KeptGame, as: readonly Seat[], given: Order, cup: DiceCup): Refusal {
  const faces = cup.thrown()
  const wanted = diceWanted(kept, as, given, faces)
  const numbers = { given: faces.length, wanted: wanted.length }
  return cup.isTable
    ? refuse('too-few-dice', GIVEN.wantsFaces(GIVEN.tooFewDice(faces.length), wanted), undefined, numbers)
    : refuse('table-dice', GIVEN.wantsFaces(GIVEN.tableDice, wanted), undefined, numbers)
}

/** Gives an order from some seats: an entry for the record, or every reason why not. */
export function give(kept: KeptGame, as: readonly Seat[], given: Order, cup: DiceCup): Given {
  // By mail every line is placed by the chair, with its proof.
  if (kept.header.fair !== undefined) return { ok: false, refusals: [refuse('by-mail', GIVEN.byMail)] }
  const stranger = [...whyNotAtAll(kept, as, given), ...whyNotByTheseRules(kept, given)]
  if (stranger.length > 0) return { ok: false, refusals: stranger }
  try {
    const { order, decision } = decideIn(kept, as, given, diceFor(kept, cup))
    if (!decision.accepted) return { ok: false, refusals: decision.refusals }
    const refusals = [...cup.whyNot(), ...whyNotThese(kept, cup), ...whyNotReadBack(decision.events)]
    if (refusals.length > 0) return { ok: false, refusals }
    const isMarked = cup.isTable && cup.thrown().length > 0
    const events = isMarked ? decision.events.map(markedAtTheTable) : decision.events
    const game = isMarked ? fold(kept.game, events) : decision.game
    const dice = { dice: [...cup.thrown()], ...(cup.isTable ? { tableDice: true as const } : {}) }
    const entry: RecordEntry = { n: entryCount(kept) + 1, as, order, ...dice, events }
    return new Accepted(kept, entry, game)
  } catch (error) {
    if (!(error instanceof NoDieLeft)) throw error
    return { ok: false, refusals: [wantsDice(kept, as, given, cup)] }
  }
}
