import { z } from 'zod'
import { readSituation } from '../../editions/reading/index.ts'
import { LONGEST_TEXT, MOST_IN_LIST } from '../../rules/core/index.ts'
import { PASSES, SEATS, type Seat } from '../../rules/game/index.ts'
import { reasonOf } from '../fault.ts'
import { refereesDice } from '../record/dice.ts'
import { give, type KeptGame, newGame, openGame } from '../record/kept-game.ts'
import { DICE_SETTINGS, type GameRecord, type RecordEntry, type RecordHeader, readRecord } from '../record/record.ts'
import { type Start, startIn as startOf } from '../record/starting.ts'
import { RECORD } from '../record/words.ts'
import { seatView } from '../seat/seat-view.ts'
import { newSecretPaper, type Party } from './admission.ts'
import { type Denied, denied, deny } from './denial.ts'
import type { Hall } from './hall.ts'
import { type HostedHeader, TABLE_SETTING, type TableSetting } from './header.ts'
import { type JournalBody, tableAt } from './journal/journal.ts'
import { HOSTING } from './words.ts'

const text = z.string().min(1).max(LONGEST_TEXT)

/** What a new game is to be: a scenario or a demonstration of a book, a situation as a file has it, or a record to go on from. */
export const NEW_GAME = z.strictObject({
  edition: text.optional(),
  scenario: text.optional(),
  options: z.array(text).max(MOST_IN_LIST).optional(),
  rulings: z.record(text, text).optional(),
  situation: z.looseObject({ edition: z.unknown() }).optional(),
  record: z.string().min(1).optional(),
  title: z.string().min(1).max(200).optional(),
  passes: z.enum(PASSES).optional(),
  dice: z.enum(DICE_SETTINGS).optional(),
  table: TABLE_SETTING.prefault({}),
})
export type NewGame = z.infer<typeof NEW_GAME>

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

/** Opens a game with what has been played of it, and a link to every seat. */
async function open(
  hall: Hall,
  header: RecordHeader,
  entries: readonly RecordEntry[],
  setting: TableSetting,
  because: string,
): Promise<Begun> {
  const { now, id: newId, secret: newSecret } = hall.sources
  const [id, at] = [newId(), now()]
  const hosted: HostedHeader = { record: { ...header, seats: {} }, created: at, setting }
  const { seats } = tableAt(hosted).seating
  const opens: readonly (readonly Seat[])[] = [...seats.map((seat) => [seat]), ...(setting.watchers ? [[]] : [])]
  const links = opens.map((own): Made => ({ seats: own, secret: newSecret(), link: newId() }))
  const secretOf = (seat: Seat | undefined): string => links.find((one) => one.seats[0] === seat)?.secret ?? ''
  const lines: readonly JournalBody[] = [
    ...links.map(({ link, seats: own }): JournalBody => ({ type: 'link-made', at, link, seats: own, by: null })),
    ...entries.map((entry): JournalBody => ({ type: 'order', at, entry, by: null, because })),
  ]
  const papers = links.map(({ link, secret, seats: own }) => newSecretPaper(id, secret, { link }, own))
  await hall.create(id, hosted, { lines, papers })
  return {
    ok: true,
    id,
    secrets: {
      host: secretOf('host'),
      watch: setting.watchers ? secretOf(undefined) : null,
      seats: Object.fromEntries(seats.filter((seat) => seat !== 'host').map((seat) => [seat, secretOf(seat)])),
    },
  }
}

/** The host moves a game that has just been made on to the first stage that asks somebody. */
function begun(kept: KeptGame): readonly RecordEntry[] | Denied {
  const given = give(kept, ['host'], { type: 'advance', by: 'referee' }, refereesDice())
  return given.ok ? [given.entry] : denied(422, ...given.refusals)
}

/** A record is data like any other: what nobody could be shown is no game. */
function whyNotShown(kept: KeptGame): Denied | undefined {
  try {
    for (const as of [[], ...SEATS.map((seat) => [seat])]) seatView(kept, as, { log: true })
    return undefined
  } catch (error) {
    return deny(422, 'unfoldable', RECORD.unfoldable(kept.entries.length, reasonOf(error)))
  }
}

/** A game that goes on from a record, up to so many of its orders; the names of those who played it stay behind. */
export async function goOn(
  hall: Hall,
  { header, entries }: Pick<GameRecord, 'header' | 'entries'>,
  setting: TableSetting,
): Promise<Begun | Denied> {
  const opened = openGame({ header, entries, torn: null })
  if (!opened.ok) return denied(422, ...opened.refusals)
  const unfit = whyNotShown(opened.kept)
  if (unfit !== undefined) return unfit
  const played = entries.length > 0 ? entries : begun(opened.kept)
  const { shownTo: _theirs, ...own } = header
  return 'ok' in played ? played : open(hall, own, played, setting, HOSTING.brought)
}

/** Another game from an earlier point of one that is over; while it runs, nobody may look behind what he was shown. */
export async function fork(hall: Hall, { hosted }: Party, orders: number, setting: TableSetting): Promise<Begun | Denied> {
  const { header, entries, game } = hosted.table.play
  if (game.ending === null) return deny(422, 'not-over', HOSTING.notOver)
  if (orders > entries.length) return deny(422, 'no-such-order', HOSTING.noSuchOrder(entries.length))
  return goOn(hall, { header, entries: entries.slice(0, orders) }, setting)
}

/** A record as text. */
export async function importRecord(hall: Hall, record: string, setting: TableSetting): Promise<Begun | Denied> {
  const read = readRecord(record)
  if (!read.ok) return denied(422, ...read.refusals)
  const { torn } = read.record
  if (torn !== null) return deny(422, 'torn', RECORD.torn(torn.line), { line: torn.line })
  return goOn(hall, read.record, setting)
}

/** Where a new game begins: a situation says its book itself. */
function startIn({ edition, scenario, options, rulings, situation }: Omit<NewGame, 'record' | 'table'>): Start | Denied {
  if (situation !== undefined) {
    const said = [edition, scenario, options, rulings].some((one) => one !== undefined)
    if (said) return deny(422, 'said-twice', HOSTING.situationAlone)
    const read = readSituation(situation)
    return read.ok ? startOf(read.said) : denied(422, ...read.refusals)
  }
  if (edition === undefined) return deny(422, 'no-book', HOSTING.noBook)
  return {
    edition,
    ...(scenario === undefined ? {} : { scenario }),
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
  }
}

/** A new game, wherever it begins. */
export async function begin(hall: Hall, { record, table, ...asked }: NewGame): Promise<Begun | Denied> {
  if (record !== undefined) return importRecord(hall, record, table)
  const { title, passes, dice = 'referee' } = asked
  const start = startIn(asked)
  if ('ok' in start) return start
  const made = newGame({
    ...start,
    dice,
    ...(title === undefined ? {} : { title }),
    ...(passes === undefined ? {} : { passes }),
  })
  if (!made.ok) return denied(422, ...made.refusals)
  const played = begun(made.kept)
  return 'ok' in played ? played : open(hall, made.kept.header, played, table, HOSTING.begun)
}
