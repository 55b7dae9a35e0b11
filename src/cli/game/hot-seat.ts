import { tell } from '../../counsel/index.ts'
import {
  type DiceCup,
  type GameFile,
  giveInFile,
  type KeptGame,
  latest,
  type Mover,
  menusFor,
  peopleOf,
  readTyped,
  refereesDice,
  type SeatMenu,
  seatView,
  type TornLine,
  tableDice,
  usagesIn,
  viewFor,
  whoseMove,
} from '../../referee/index.ts'
import { type Delegation, delegationOf, POWERS, type Refusal } from '../../rules/core/index.ts'
import {
  delegationsOf,
  leftUnused,
  type Offer,
  type Order,
  SEATS,
  type Seat,
  type Speaker,
  shownTo,
  whyNot,
} from '../../rules/game/index.ts'
import { printLeaves } from '../print/game/given.ts'
import { nameOfMover, openOffers, printClosed, printOpen } from '../print/game/menu.ts'
import { printSeatView } from '../print/game/seat.ts'
import { printEvent } from '../print/game/telling.ts'
import { reasons } from '../print/text.ts'
import { VERDICT } from '../print/words/answers.ts'
import { linesOf } from '../question/lines.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { REFUSED } from '../words.ts'
import { GAME_NEEDED, PLAYED } from './words.ts'

/** What was typed, with the faces that fell at the table: `roll hungary [4]`. */
function withFaces(typed: string): { readonly said: string; readonly cup: DiceCup } {
  const [, said, faces] = /^(.*\S)\s*\[\s*(\d(?:\s*,\s*\d)*)\s*\]$/.exec(typed) ?? []
  return said === undefined || faces === undefined
    ? { said: typed, cup: refereesDice() }
    : { said, cup: tableDice(faces.split(',').map(Number)) }
}

/** Those who sit before the screen now: one person with all his seats, or all who play for one delegation. */
interface Party {
  readonly name: string
  readonly seats: readonly Seat[]
}

const seatsOf = (who: Delegation | 'host'): readonly Seat[] =>
  who === 'host' ? ['host'] : POWERS.filter((power) => delegationOf(power) === who)

/** One person sees what all his seats see; several who share a delegation see only what it does. */
function partyFor(kept: KeptGame, who: Mover['who']): Party {
  const people = peopleOf(kept, who)
  const [only, ...others] = people
  const { seats } = kept.header
  if (only === undefined) return { name: `${PLAYED.nobody} ${nameOfMover(who)}`, seats: seatsOf(who) }
  return others.length === 0
    ? { name: only, seats: SEATS.filter((seat) => seats[seat] === only || seatsOf(who).includes(seat)) }
    : { name: people.join(', '), seats: seatsOf(who) }
}

const PRESSING: readonly Mover['for'][] = ['take-result', 'subversion', 'support', 'strike']

/** A terminal that cannot be told to clear its screen has it pushed out of sight. */
const PUSHED = '\n'.repeat(200)

/** A game at one terminal: whoever is to move takes the seat, and nobody sees another's secrets. */
export class HotSeat {
  readonly #terminal: Terminal
  readonly #torn: TornLine
  readonly #lines: AsyncIterator<string>
  #file: GameFile
  #party: Party | undefined
  #skipped: string[] = []

  constructor(terminal: Terminal, file: GameFile, torn: TornLine) {
    this.#terminal = terminal
    this.#file = file
    this.#torn = torn
    this.#lines = linesOf(terminal.input())
  }

  /** Until the war is over or somebody has had enough. Every accepted order is on record at once. */
  async play(): Promise<void> {
    let { kept } = this.#file
    for (;;) {
      const mover = this.#next(kept)
      if (mover === undefined) {
        this.#say(PLAYED.ended(kept.game.ending?.words ?? ''))
        break
      }
      const party = partyFor(kept, mover.who)
      if (party.name !== this.#party?.name) {
        if (!(await this.#handOver(party))) break
        kept = await this.#refreshed()
        this.#print(printSeatView(seatView(kept, party.seats), this.#look))
      }
      const after = await this.#turn(kept, party, mover)
      if (after === undefined) break
      kept = after
    }
    await this.#lines.return?.()
  }

  get #look() {
    return this.#terminal.look.page
  }

  #print(lines: readonly string[]): void {
    this.#terminal.print(`${lines.join('\n')}\n`)
  }

  #say(words: string): void {
    this.#print([words])
  }

  #complain(refusals: readonly Refusal[]): void {
    this.#print([this.#look.paint.alarm(REFUSED), ...reasons(refusals, this.#look)])
  }

  /** On a terminal nothing stays to be read; in a pipe a line says where one person ends. */
  hide(): void {
    if (!this.#look.isScreen) this.#say(PLAYED.hidden)
    else if (this.#terminal.env['TERM'] === 'dumb') this.#terminal.print(PUSHED)
    else this.#terminal.control('clear')
  }

  async #line(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next()
    return done ? undefined : value.trim()
  }

  /** With what others have put on record since; a file that has become unreadable leaves the game as it was. */
  async #refreshed(): Promise<KeptGame> {
    const opened = await latest(this.#file)
    if (opened.ok) this.#file = opened.file
    else this.#complain(opened.refusals)
    return this.#file.kept
  }

  /** Whoever is pressed comes first; then those who sit already, so that nobody has to get up after every order. */
  #next(kept: KeptGame): Mover | undefined {
    const movers = whoseMove(kept.book, viewFor(kept, 'public'))
    const nameOf = ({ who }: Mover): string => partyFor(kept, who).name
    const open = movers.filter((mover) => !this.#skipped.includes(nameOf(mover)))
    if (open.length === 0) this.#skipped = []
    const [first, ...rest] = open.length === 0 ? movers : open
    if (first === undefined || PRESSING.includes(first.for)) return first
    return [first, ...rest].find((mover) => nameOf(mover) === this.#party?.name) ?? first
  }

  async #handOver(party: Party): Promise<boolean> {
    this.hide()
    this.#party = party
    this.#say(PLAYED.handOver(party.name))
    if ((await this.#line()) === undefined) return false
    this.#say(PLAYED.help)
    return true
  }

  /** One line from whoever sits there; the game afterwards, or nothing if that was the end. */
  async #turn(kept: KeptGame, party: Party, mover: Mover): Promise<KeptGame | undefined> {
    const menus = menusFor(kept, party.seats, viewFor(kept, delegationsOf(party.seats)))
    const own = menus.filter((menu) => menu.for === mover.who)
    const offers = own.flatMap(openOffers)
    const numbered = (offer: Offer): number => offers.indexOf(offer) + 1
    this.#print(['', ...own.flatMap((menu) => printOpen(menu, this.#look, numbered))])
    for (;;) {
      this.#terminal.print(PLAYED.prompt(party.name))
      const typed = await this.#line()
      if (typed === undefined || /^(quit|exit)$/i.test(typed)) {
        this.hide()
        this.#say(PLAYED.quit)
        return undefined
      }
      if (/^next$/i.test(typed)) {
        this.#skipped = [...this.#skipped, party.name]
        return kept
      }
      if (typed === '' || this.#answer(typed, kept, party, mover, own)) continue
      const { said, cup } = withFaces(typed)
      const order = this.#orderOf(said, offers, party, mover)
      const after = order === undefined ? undefined : await this.#give(order, cup, party, kept)
      if (after === undefined) continue
      if (after.game.stage !== kept.game.stage) this.#skipped = []
      return after
    }
  }

  /** Questions change nothing. */
  #answer(typed: string, kept: KeptGame, party: Party, mover: Mover, own: readonly SeatMenu[]): boolean {
    const [word = '', ...rest] = typed.split(/\s+/)
    switch (word.toLowerCase()) {
      case 'help':
        this.#print([PLAYED.help, this.#look.paint.strong(PLAYED.orders), ...usagesIn(kept.book).map((usage) => `  ${usage}`)])
        return true
      case 'menu':
        this.#print(own.flatMap((menu) => [...printOpen(menu, this.#look), ...(rest[0] === 'all' ? printClosed(menu, this.#look) : [])]))
        return true
      case 'show':
        this.#print(printSeatView(seatView(kept, party.seats), this.#look))
        return true
      case 'log':
        this.#print((seatView(kept, party.seats, { log: true }).log ?? []).flatMap((one) => printEvent(one, 'folded', this.#look)))
        return true
      case 'why': {
        const read = readTyped(rest.join(' '), this.#speaker(party, mover))
        const refusals = read.ok ? whyNot(kept.book, viewFor(kept, delegationsOf(party.seats)), read.order) : read.refusals
        if (refusals.length === 0) this.#say(VERDICT.allowed)
        else this.#complain(refusals)
        return true
      }
      default:
        return false
    }
  }

  #speaker({ seats }: Party, { who }: Mover): Speaker {
    const { kept } = this.#file
    return { by: who === 'host' ? 'referee' : who, seats, book: kept.book, strike: viewFor(kept, delegationsOf(seats)).strike }
  }

  #orderOf(typed: string, offers: readonly Offer[], party: Party, mover: Mover): Order | undefined {
    if (/^\d+$/.test(typed)) {
      const offer = offers[Number(typed) - 1]
      if (offer === undefined) this.#say(PLAYED.noNumber(Number(typed), offers.length))
      return offer?.order
    }
    const read = readTyped(typed, this.#speaker(party, mover))
    if (!read.ok) this.#complain(read.refusals)
    return read.ok ? read.order : undefined
  }

  /** Where nobody was named host, whoever sits there may do the host's work. */
  #seatsFor(order: Order, { seats }: Party, kept: KeptGame): readonly Seat[] {
    if (order.by !== 'referee') return seats.filter((seat) => seat !== 'host')
    return seats.includes('host') || kept.header.seats.host === undefined ? ['host'] : seats
  }

  async #give(order: Order, cup: DiceCup, party: Party, kept: KeptGame): Promise<KeptGame | undefined> {
    const leaves = leftUnused(kept.book, viewFor(kept, delegationsOf(party.seats)), order)
    const given = await giveInFile(this.#file, this.#seatsFor(order, party, kept), order, cup, this.#torn)
    if (!given.ok) {
      this.#complain(given.refusals)
      if (given.torn !== undefined) this.#say(GAME_NEEDED.torn(given.torn))
      return undefined
    }
    const shown = shownTo(given.entry.events, delegationsOf(party.seats))
    this.#print(shown.flatMap((event) => printEvent({ event, told: tell(kept.book, event) }, 'folded', this.#look)))
    this.#print(printLeaves(leaves, this.#look))
    this.#file = given.file
    return given.file.kept
  }
}
