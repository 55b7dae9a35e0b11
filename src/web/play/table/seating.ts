import type { Seat } from '../../../rules/game/index.ts'

export interface Chair {
  readonly seat: Seat
  readonly name?: string
  readonly tenure?: string
  /** A link to it is out. */
  readonly isOpen?: true
}

export interface TableView {
  readonly chairs: readonly Chair[]
  readonly own: readonly Seat[]
  readonly links: readonly { readonly link: string; readonly seats: readonly Seat[]; readonly made: number }[]
  readonly setting: { readonly vacantSeats: 'by-link' | 'open' }
  readonly isOver: boolean
}

export const tablePath = (id: string): string => `/games/${id}/table`

/** The seats that go with a chair when the player in it is removed. */
export const seatsOfTenure = ({ tenure }: Chair, { chairs }: Pick<TableView, 'chairs'>): readonly Seat[] =>
  chairs.filter((chair) => chair.tenure === tenure).map(({ seat }) => seat)

/** Whether a chair is the first of another player: who has three seats is removed once, from all of them. */
export const isFirstOfTenure = (chair: Chair, table: Pick<TableView, 'chairs' | 'own'>): boolean => {
  const seats = seatsOfTenure(chair, table)
  return seats[0] === chair.seat && !seats.some((seat) => table.own.includes(seat))
}

/** Nobody sits there, and nobody is invited to. */
export const isVacant = ({ seat, tenure, isOpen }: Chair): boolean => seat !== 'host' && tenure === undefined && isOpen === undefined

/** The seats that whoever is let in may take; none where the host sends links, or the war is over. */
export const vacantIn = ({ chairs, setting, isOver }: TableView): readonly Seat[] =>
  setting.vacantSeats === 'open' && !isOver ? chairs.filter(isVacant).map(({ seat }) => seat) : []

/** What one hand holds by one tenure: somebody who took a vacant seat beside his own has two. */
export interface OwnTenure {
  readonly tenure: string
  readonly name?: string
  readonly seats: readonly Seat[]
}

export function ownTenures({ chairs, own }: Pick<TableView, 'chairs' | 'own'>): readonly OwnTenure[] {
  const mine = chairs.filter(({ seat, tenure }) => own.includes(seat) && tenure !== undefined)
  return [...new Set(mine.flatMap(({ tenure }) => tenure ?? []))].map((tenure) => {
    const held = mine.filter((chair) => chair.tenure === tenure)
    const name = held[0]?.name
    return { tenure, seats: held.map(({ seat }) => seat), ...(name === undefined ? {} : { name }) }
  })
}
