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
  verify,
} from '../../../record/index.ts'
import { LONGEST_TEXT, MOST_IN_LIST, MOST_REASONS, refuse } from '../../../rules/core/index.ts'
import { PASSES, SEATS } from '../../../rules/game/index.ts'
import { reasonOf } from '../../fault.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import { BOT_PLAY } from '../bots/words.ts'
import { type Denied, denied, deny } from '../denial.ts'
import { TABLE_SETTING, type TableSetting } from '../header.ts'
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

/** A game as it is to be opened: what has been played of it, and why its first orders stand. */
export interface Making {
  readonly ok: true
  readonly header: RecordHeader
  readonly entries: readonly RecordEntry[]
  readonly setting: TableSetting
  readonly because: string
  /** It goes on from a record, and so was used before it was here. */
  readonly isBrought: boolean
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

/** A game that goes on from a record; the names of those who played it stay behind. */
function makeOn({ header, entries }: Pick<GameRecord, 'header' | 'entries'>, setting: TableSetting): Making | Denied {
  const opened = openGame({ header, entries, torn: null })
  if (!opened.ok) return denied(422, ...opened.refusals)
  const unfit = whyNotShown(opened.kept)
  if (unfit !== undefined) return unfit
  const played = entries.length > 0 ? entries : begun(opened.kept)
  // By which script the map goes on is for the new table to say.
  const { shownTo: _theirs, script: _before, ...own } = header
  return 'ok' in played ? played : { ok: true, header: own, entries: played, setting, because: HOSTING.brought, isBrought: true }
}

/** Another game from an earlier point of one that is over. */
export function makeFork(
  { header, entries }: Pick<GameRecord, 'header' | 'entries'>,
  orders: number,
  setting: TableSetting,
): Making | Denied {
  if (orders > entries.length) return deny(422, 'no-such-order', HOSTING.noSuchOrder(entries.length))
  return makeOn({ header, entries: entries.slice(0, orders) }, setting)
}

/** Decides a record again; what it has that cannot be so, or would be otherwise. */
function whyNotVerified(kept: KeptGame, asItStands: boolean): Denied | undefined {
  const { faults, otherwise } = verify(kept)
  const refusals = [...faults, ...(asItStands ? [] : otherwise.map(({ n, words }) => refuse('otherwise', words, undefined, { n })))]
  return refusals.length === 0 ? undefined : denied(422, ...refusals.slice(0, MOST_REASONS))
}

/** A record as text: its lines must follow each other as they were written, and every order must be decided as it was. */
export function makeFromRecord(record: string, setting: TableSetting, asItStands: boolean | undefined): Making | Denied {
  const read = readRecord(record)
  if (!read.ok) return denied(422, ...read.refusals)
  const { torn } = read.record
  if (torn !== null) return deny(422, 'torn', RECORD.torn(torn.line), { line: torn.line })
  // Who trusts nobody with his seals does not hand them to a server: his packets go over it, closed as they are.
  if (read.record.header.fair !== undefined) return deny(422, 'by-mail', HOSTING.byMail)
  const broken = brokenLinks(record)
  if (broken.length > 0) return denied(422, ...broken.slice(0, MOST_REASONS))
  const opened = openGame(read.record)
  const wrong = opened.ok ? whyNotVerified(opened.kept, asItStands ?? false) : denied(422, ...opened.refusals)
  return wrong ?? makeOn(read.record, setting)
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
export function makeNew({ record, asItStands, table, ...asked }: NewGame): Making | Denied {
  if (record !== undefined) return makeFromRecord(record, table, asItStands)
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
  return 'ok' in played
    ? played
    : { ok: true, header: made.kept.header, entries: played, setting: table, because: HOSTING.begun, isBrought: false }
}
