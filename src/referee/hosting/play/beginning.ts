import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { readSituation } from '../../../editions/reading/index.ts'
import {
  brokenLinks,
  DICE_SETTINGS,
  type GameRecord,
  give,
  type KeptGame,
  newGame,
  openGame,
  RECORD,
  type RecordEntry,
  type RecordHeader,
  readRecord,
  type Start,
  seatView,
  startIn as startOf,
  verifying,
} from '../../../record/index.ts'
import { DELEGATIONS, LONGEST_TEXT, MOST_IN_LIST, MOST_REASONS, refuse } from '../../../rules/core/index.ts'
import { PASSES, SEATS, type Seat } from '../../../rules/game/index.ts'
import { reasonOf } from '../../fault.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import { botTenure, seatsOfDelegation } from '../bots/bot-setting.ts'
import { BOT_PLAY } from '../bots/words.ts'
import { type Denied, denied, deny } from '../denial.ts'
import type { Hall } from '../hall.ts'
import { type HostedHeader, TABLE_SETTING, type TableSetting } from '../header.ts'
import { type JournalBody, tableAt } from '../journal/journal.ts'
import { newSecretPaper, type Party } from '../seats/admission.ts'
import { HOSTING } from '../words.ts'

const text = z.string().min(1).max(LONGEST_TEXT)

/** Whether a record may have orders that would be decided otherwise today. */
export const AS_IT_STANDS = z.boolean()

/** What a new game is to be: a scenario or a demonstration of a book, a situation as a file has it, or a record to go on from. */
export const NEW_GAME = z.strictObject({
  edition: text.optional(),
  scenario: text.optional(),
  options: z.array(text).max(MOST_IN_LIST).optional(),
  rulings: z.record(text, text).optional(),
  situation: z.looseObject({ edition: z.unknown() }).optional(),
  record: z.string().min(1).optional(),
  asItStands: AS_IT_STANDS.optional(),
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

/** The seats that bots hold as a game is made; where a delegation has none in it, nobody sits. */
const botsSeated = (seats: readonly Seat[], { bots }: TableSetting) =>
  DELEGATIONS.flatMap((by) => {
    const own = seatsOfDelegation(seats, by)
    return bots?.seats[by] === undefined || own.length === 0 ? [] : [{ tenure: botTenure(by), seats: own }]
  })

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
  await hall.create(id, hosted, { lines, papers })
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
  // By which script the map goes on is for the new table to say.
  const { shownTo: _theirs, script: _before, ...own } = header
  return 'ok' in played ? played : open(hall, own, played, setting, HOSTING.brought)
}

/** Another game from an earlier point of one that is over; while it runs, nobody may look behind what he was shown. */
export async function fork(hall: Hall, { hosted }: Party, orders: number, setting: TableSetting): Promise<Begun | Denied> {
  const { header, entries, game } = hosted.table.play
  if (game.ending === null) return deny(422, 'not-over', HOSTING.notOver)
  if (orders > entries.length) return deny(422, 'no-such-order', HOSTING.noSuchOrder(entries.length))
  return goOn(hall, { header, entries: entries.slice(0, orders) }, setting)
}

/** How long nobody else gets a word in while a long record is decided again, in milliseconds. */
const TURN = 10

/** Decides a record again, as others are served meanwhile; what it has that cannot be so, or would be otherwise. */
async function whyNotVerified(kept: KeptGame, asItStands: boolean): Promise<Denied | undefined> {
  const checking = verifying(kept)
  let until = performance.now() + TURN
  for (let step = checking.next(); ; step = checking.next()) {
    if (step.done === true) {
      const { faults, otherwise } = step.value
      const refusals = [...faults, ...(asItStands ? [] : otherwise.map(({ n, words }) => refuse('otherwise', words, undefined, { n })))]
      return refusals.length === 0 ? undefined : denied(422, ...refusals.slice(0, MOST_REASONS))
    }
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + TURN
  }
}

/** A record as text: its lines must follow each other as they were written, and every order must be decided as it was. */
export async function importRecord(
  hall: Hall,
  record: string,
  setting: TableSetting,
  asItStands: boolean | undefined,
): Promise<Begun | Denied> {
  const read = readRecord(record)
  if (!read.ok) return denied(422, ...read.refusals)
  const { torn } = read.record
  if (torn !== null) return deny(422, 'torn', RECORD.torn(torn.line), { line: torn.line })
  // Who trusts nobody with his seals does not hand them to a server: his packets go over it, closed as they are.
  if (read.record.header.fair !== undefined) return deny(422, 'by-mail', HOSTING.byMail)
  const broken = brokenLinks(record)
  if (broken.length > 0) return denied(422, ...broken.slice(0, MOST_REASONS))
  const opened = openGame(read.record)
  const wrong = opened.ok ? await whyNotVerified(opened.kept, asItStands ?? false) : denied(422, ...opened.refusals)
  return wrong ?? goOn(hall, read.record, setting)
}

/** Where a new game begins: a situation says its book itself. */
function startIn({ edition, scenario, options, rulings, situation }: Omit<NewGame, 'record' | 'asItStands' | 'table'>): Start | Denied {
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
export async function begin(hall: Hall, { record, asItStands, table, ...asked }: NewGame): Promise<Begun | Denied> {
  if (record !== undefined) return importRecord(hall, record, table, asItStands)
  const { title, passes, dice = 'referee' } = asked
  if (table.bots !== undefined && dice === 'table') return deny(422, 'table-dice', BOT_PLAY.tableDice)
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
