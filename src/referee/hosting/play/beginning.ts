import { DELEGATIONS } from '../../../rules/core/index.ts'
import type { Seat } from '../../../rules/game/index.ts'
import { botTenure, seatsOfDelegation } from '../bots/bot-setting.ts'
import type { Hall } from '../hall.ts'
import type { HostedHeader, TableSetting } from '../header.ts'
import { type JournalBody, tableAt } from '../journal/journal.ts'
import { newSecretPaper } from '../seats/admission.ts'
import { unusedPaper } from '../time/clearing.ts'
import type { Making } from './making.ts'

/** A new game, with the secret of every link that opens it: nobody is told them again. */
export interface Begun {
  readonly ok: true
  readonly id: string
  readonly secrets: {
    readonly host: string
    /** None where the table lets nobody watch. */
    readonly watch: string | null
    readonly seats: Readonly<Partial<Record<Seat, string>>>
  }
}

interface Made {
  readonly seats: readonly Seat[]
  readonly secret: string
  readonly link: string
}

/** The seats that bots hold as a game is made; where a delegation has none in it, nobody sits. */
const botsSeated = (seats: readonly Seat[], { bots }: TableSetting) =>
  DELEGATIONS.flatMap((by) => {
    const own = seatsOfDelegation(seats, by)
    return bots?.seats[by] === undefined || own.length === 0 ? [] : [{ tenure: botTenure(by), seats: own }]
  })

/** Opens a game with what has been played of it, and a link to every seat. */
export async function begin(hall: Hall, { header, entries, setting, because, isBrought }: Making): Promise<Begun> {
  const { now, id: newId, secret: newSecret } = hall.sources
  const [id, at] = [newId(), now()]
  const luck = setting.bots === undefined ? {} : { luck: newSecret() }
  const hosted: HostedHeader = { record: { ...header, seats: {} }, created: at, setting, ...luck }
  const { seats } = tableAt(hosted).seating
  const bots = botsSeated(seats, setting)
  const isBots = (seat: Seat): boolean => bots.some((bot) => bot.seats.includes(seat))
  const opens: readonly (readonly Seat[])[] = [
    ...seats.filter((seat) => !isBots(seat)).map((seat) => [seat]),
    ...(setting.watchers ? [[]] : []),
  ]
  const links = opens.map((own): Made => ({ seats: own, secret: newSecret(), link: newId() }))
  const secretOf = (seat: Seat | undefined): string => links.find((one) => one.seats[0] === seat)?.secret ?? ''
  const lines: readonly JournalBody[] = [
    ...bots.map(({ tenure, seats: own }): JournalBody => ({ type: 'tenure-begun', at, tenure, seats: own })),
    ...links.map(({ link, seats: own }): JournalBody => ({ type: 'link-made', at, link, seats: own, by: null })),
    ...entries.map((entry): JournalBody => ({ type: 'order', at, entry, by: null, because })),
  ]
  const papers = links.map(({ link, secret, seats: own }) => newSecretPaper(id, secret, { link }, own))
  await hall.create(id, hosted, { lines, papers: isBrought ? papers : [...papers, unusedPaper(id, at)] })
  return {
    ok: true,
    id,
    secrets: {
      host: secretOf('host'),
      watch: setting.watchers ? secretOf(undefined) : null,
      seats: Object.fromEntries(seats.filter((seat) => seat !== 'host' && !isBots(seat)).map((seat) => [seat, secretOf(seat)])),
    },
  }
}
