import { DELEGATION_NAMES, DELEGATIONS, type Delegation, delegationOf, type Power } from '../../../rules/core/index.ts'
import { hush, keep, kept, parsed, storeOf } from '../../parts/index.ts'

/** Several who share one device: each side has a secret of its own, and sees the game with no other. */
export interface HotSeat {
  readonly sides: readonly { readonly side: Delegation; readonly seats: readonly Power[] }[]
  /** Between two players a curtain is drawn; who plays all sides alone has none. */
  readonly hasCurtain: boolean
}

const keyOf = (id: string): string => `chancery.hot-seat.${id}`

/** How a game is shared on this device, if it is. */
export const hotSeatOf = (id: string): HotSeat | undefined => parsed(kept(keyOf(id))) as HotSeat | undefined

export const keepHotSeat = (id: string, hotSeat: HotSeat): void => keep(keyOf(id), JSON.stringify(hotSeat))

export const sidesOf = (powers: readonly Power[]): HotSeat['sides'] =>
  DELEGATIONS.map((side) => ({ side, seats: powers.filter((power) => delegationOf(power) === side) })).filter(
    ({ seats }) => seats.length > 0,
  )

export const sideName = (side: Delegation | 'host'): string => (side === 'host' ? 'the host' : DELEGATION_NAMES[side])

/** Who looks now, by game. It is kept nowhere: a page that is opened again shows the curtain. */
const looking = storeOf<Readonly<Record<string, Delegation | undefined>>>({})

export const useSide = (id: string): Delegation | undefined => looking.use()[id]

const lastKey = (id: string): string => `chancery.side.${id}`

/** The side that whoever plays every side looked as; where there is a curtain none is kept. */
export function lastSide(id: string): Delegation | undefined {
  const hotSeat = hotSeatOf(id)
  const last = hotSeat?.hasCurtain === false ? kept(lastKey(id)) : undefined
  return hotSeat?.sides.find(({ side }) => side === last)?.side
}

export function lookAs(id: string, side: Delegation | undefined): void {
  hush()
  if (side !== undefined && hotSeatOf(id)?.hasCurtain === false) keep(lastKey(id), side)
  looking.set({ ...looking.get(), [id]: side })
}

/** The seats whose eyes a request has; behind the curtain those of the host, who knows what all know. */
export function seatsShown(id: string): string | undefined {
  const hotSeat = hotSeatOf(id)
  if (hotSeat === undefined) return undefined
  const side = looking.get()[id]
  return hotSeat.sides.find((one) => one.side === side)?.seats.join() ?? 'host'
}
