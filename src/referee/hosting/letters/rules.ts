import { z } from 'zod'
import { delegationOf, POWERS, type Power, type Refusal, refuse, SIDE_OF } from '../../../rules/core/index.ts'
import { type Game, ordersNow, type Rulebook, type Seat, seatName } from '../../../rules/game/index.ts'
import { LETTERS } from './words.ts'

/** To whom a power may write, beside the host, to whom everybody may. */
const CORRESPONDENTS = ['anybody', 'own-side', 'partners', 'nobody'] as const

/** When: at any time, while no diplomatic phase is under way, only while points are allocated, or not at all. */
const POST_HOURS = ['always', 'between-phases', 'at-year-start', 'never'] as const

/** What the host has ruled of letters. Notes are everybody's own. */
export const LETTER_RULES = z.strictObject({
  to: z.enum(CORRESPONDENTS).default('anybody'),
  when: z.enum(POST_HOURS).default('always'),
  /** Whether there is talk for the whole table to read. */
  tableTalk: z.boolean().default(true),
})
export type LetterRules = z.infer<typeof LETTER_RULES>

/** Whom a letter goes to: named seats, one's partners, or everybody at the table and those who watch. */
export type Addressed = readonly Seat[] | 'partners' | 'table'

const partnersOf = (power: Power): readonly Power[] => POWERS.filter((one) => delegationOf(one) === delegationOf(power))

const mayReach: Readonly<Record<LetterRules['to'], (from: Power, to: Power) => boolean>> = {
  anybody: () => true,
  'own-side': (from, to) => SIDE_OF[from] === SIDE_OF[to],
  partners: (from, to) => delegationOf(from) === delegationOf(to),
  nobody: () => false,
}

const isOpen: Readonly<Record<LetterRules['when'], (book: Rulebook, game: Game) => boolean>> = {
  always: () => true,
  'between-phases': (_book, { phase }) => phase === null,
  'at-year-start': (book, game) => ordersNow(book, game).includes('seal-allocation'),
  never: () => false,
}

/** The seats that read a letter beside the one that wrote it; all of them for talk at the table. */
export function readersOf(from: Seat, to: Addressed, seats: readonly Seat[]): readonly Seat[] {
  if (to === 'table') return seats
  if (to === 'partners') return from === 'host' ? [] : partnersOf(from).filter((seat) => seats.includes(seat))
  return to
}

/** Why a letter may not be sent. The host writes to whomever he likes, and may be written to at any time. */
export function whyNotWrite(
  rules: LetterRules,
  { book, game }: { readonly book: Rulebook; readonly game: Game },
  seats: readonly Seat[],
  from: Seat,
  to: Addressed,
): readonly Refusal[] {
  const readers = readersOf(from, to, seats).filter((seat) => seat !== from)
  if (readers.length === 0) return [refuse('nobody-to-write-to', LETTERS.nobody)]
  const strangers = readers.filter((seat) => !seats.includes(seat))
  if (strangers.length > 0) return strangers.map((seat) => refuse('no-such-seat', LETTERS.noSuchSeat(seatName(seat)), undefined, { seat }))
  if (from === 'host' || readers.every((seat) => seat === 'host')) return []
  if (to === 'table' && !rules.tableTalk) return [refuse('no-table-talk', LETTERS.noTableTalk)]
  if (!isOpen[rules.when](book, game)) return [refuse('no-letters-now', LETTERS.when[rules.when], undefined, { when: rules.when })]
  if (to === 'table') return []
  return readers
    .filter((seat) => seat !== 'host' && !mayReach[rules.to](from, seat))
    .map((seat) => refuse('may-not-write-to', LETTERS.notTo(seatName(from), seatName(seat)), undefined, { from, to: seat }))
}
