import { give, type KeptGame, menusFor, newGame, readTyped, type SeatMenu, tableDice, viewFor, whoseMove } from '../../../referee/index.ts'
import { DELEGATIONS, type Delegation, delegationOf, isOneOf, POWERS, type Refusal } from '../../../rules/core/index.ts'
import { delegationsOf, isSeat, type Offer, type Order, type Seat, whyNot, whyNotFrom } from '../../../rules/game/index.ts'

/** Somebody in a script: a power, a delegation with all its powers, the host, or nobody in particular. */
export function seatsOf(name: string): readonly Seat[] {
  if (name === 'everybody') return []
  if (isSeat(name)) return [name]
  if (isOneOf(DELEGATIONS, name)) return POWERS.filter((power) => delegationOf(power) === name)
  throw new Error(`nobody is called "${name}": say a power, ${DELEGATIONS.join(', ')} or host`)
}

/** An order as a seat types it. */
export function orderOf(said: string, seats: readonly Seat[]): Order {
  const read = readTyped(said, { by: delegationsOf(seats)[0] ?? 'referee', seats, reason: 'as the script has it' })
  if (!read.ok) throw new Error(read.refusals.map(({ words }) => words).join('; '))
  return read.order
}

/** The numbers of the rules against an order; of a plain mistake, what sort it is. */
export const rulesOf = (refusals: readonly Refusal[]): readonly string[] => [
  ...new Set(refusals.map(({ cite, code }) => cite?.rule ?? code)),
]

/** Rules as a script names them, with commas between. */
export const rulesIn = (words: string): readonly string[] => words.split(/\s*,\s*/)

/** Why a seat may not give an order, as far as it knows the game. */
export const against = (kept: KeptGame, seats: readonly Seat[], order: Order): readonly Refusal[] => [
  ...whyNotFrom(seats, order),
  ...whyNot(kept.book, viewFor(kept, delegationsOf(seats)), order),
]

export const facesOf = (dice: string | undefined): readonly number[] => (dice === undefined ? [] : dice.split(',').map(Number))

/** `2023 pacific-1939 option gathering-storm ruling R50-69=open`, with the dice of a start in the middle of a year. */
export function begin(words: string): KeptGame {
  const [, plain = '', dice] = /^(.*?)(?:\s+\[([\d,]+)\])?$/.exec(words) ?? []
  const [edition = '', scenario = '', ...more] = plain.split(/\s+/)
  const after = (mark: string): readonly string[] => more.flatMap((word, at) => (more[at - 1] === mark ? [word] : []))
  const rulings = Object.fromEntries(after('ruling').map((one) => one.split('=') as [string, string]))
  const passes = after('passes')[0] === 'said' ? 'said' : 'implied'
  const made = newGame({ edition, scenario, options: after('option'), rulings, passes })
  if (!made.ok) throw new Error(made.refusals.map(({ words: why }) => why).join('; '))
  return ordered(made.kept, ['host'], { type: 'advance', by: 'referee' }, facesOf(dice))
}

/** The game after an order, which may not be refused. */
export function ordered(kept: KeptGame, seats: readonly Seat[], order: Order, dice: readonly number[]): KeptGame {
  const given = give(kept, seats, order, tableDice(dice))
  if (given.ok) return given.kept
  throw new Error(`refused: ${given.refusals.map(({ words, cite }) => `${words} [${cite?.rule ?? ''}]`).join('; ')}`)
}

/** Orders that may be given again and again, and bring nobody further. */
const SETTLING_NOTHING: readonly Order['type'][] = ['stand', 'quiet', 'take-back', 'correct-facts', 'draft-allocation', 'report-facts']

/** The least that can be said: done, if that may be; else nothing to place, nothing to name, or whatever is open. */
export function leastOf({ offers, allocation, for: by }: SeatMenu): Order | undefined {
  if (allocation !== undefined) return { type: 'seal-allocation', by: by as 'axis', placements: {} }
  const open = offers.filter(({ order, refusals }) => refusals.length === 0 && !SETTLING_NOTHING.includes(order.type))
  const isDone = ({ order }: Offer): boolean => order.type === 'pass' || order.type === 'advance'
  const isNothing = ({ order }: Offer): boolean => order.type === 'name-targets' && order.nominations.length === 0
  const isWaived = ({ order }: Offer): boolean => order.type === 'waive-subversion'
  return (open.find(isDone) ?? open.find(isNothing) ?? open.find(isWaived) ?? open[0])?.order
}

/** A pass that is open is the least; the menu, which takes its time, is asked where something else has to be said. */
export function passOf({ book, game }: KeptGame, who: Delegation | 'host'): Order | undefined {
  if (who === 'host' || game.stage === 'year-start') return undefined
  const pass: Order = { type: 'pass', by: who }
  return whyNot(book, game, pass).length === 0 ? pass : undefined
}

const MOST_ORDERS = 3000

/** Whoever is to move does the least, until a stage is reached. Dice that fall by themselves show these faces, each time from the first. */
export function skip(start: KeptGame, stage: string, turn: string | undefined, faces: readonly number[]): KeptGame {
  let kept = start
  const cup = () => ({ ...tableDice(Array.from({ length: 6 }, () => faces).flat()), whyNot: () => [] })
  const isThere = (): boolean => kept.game.stage === stage && (turn === undefined || kept.game.situation.turn === turn)
  for (let orders = 0; !isThere(); orders++) {
    const where = `${kept.game.stage} of ${kept.game.situation.turn}`
    if (kept.game.ending !== null || orders > MOST_ORDERS) throw new Error(`never reached; it is ${where}`)
    const who = whoseMove(kept.book, kept.game)[0]?.who ?? 'host'
    const order = passOf(kept, who) ?? menusFor(kept, seatsOf(who), kept.game).map(leastOf)[0]
    if (order === undefined) throw new Error(`${who} is to move at ${where} and has nothing to order`)
    const given = give(kept, seatsOf(who), order, cup())
    if (!given.ok) throw new Error(`${order.type} by ${who} at ${where}: ${given.refusals.map(({ words }) => words).join('; ')}`)
    kept = given.kept
  }
  return kept
}
