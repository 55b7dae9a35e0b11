import { brokenLinks, type Folder, openGame, readRecord, verify, whyNotBeside } from '../../../record/index.ts'
import { CHECKED } from './words.ts'

/** What a check of a record comes to, in sentences. */
export interface Checked {
  readonly isSound: boolean
  readonly title: string
  readonly counted: readonly string[]
  readonly wrong: readonly string[]
  readonly notes: readonly string[]
  /** Where rules that were corrected since would decide otherwise. */
  readonly corrected: readonly string[]
}

/** Checks a record as `chancery verify` does, and against the folders of the same game by mail: nothing leaves the browser. */
export function check(text: string, folders: readonly Folder[] = []): Checked {
  const links = brokenLinks(text).map(({ words }) => words)
  const read = readRecord(text)
  if (!read.ok)
    return {
      isSound: false,
      title: CHECKED.unread,
      counted: [],
      wrong: [...links, ...read.refusals.map(({ words }) => words)],
      notes: [],
      corrected: [],
    }
  const opened = openGame(read.record)
  const { title } = read.record.header
  if (!opened.ok)
    return { isSound: false, title, counted: [], wrong: [...links, ...opened.refusals.map(({ words }) => words)], notes: [], corrected: [] }
  const found = verify(opened.kept)
  const torn = read.record.torn === null ? [] : [CHECKED.torn]
  const otherwise = found.otherwise.map(({ words }) => words)
  const isSame = found.rules === undefined || found.rules.played === found.rules.here
  const own = folders.filter(({ game }) => game === read.record.header.fair?.game)
  const beside = own.flatMap((folder) => whyNotBeside(text, folder).map(({ words }) => words))
  const wrong = [...new Set([...links, ...torn, ...found.faults.map(({ words }) => words), ...beside, ...(isSame ? otherwise : [])])]
  return {
    isSound: wrong.length === 0,
    title,
    counted: [
      CHECKED.counted(found.orders, found.events),
      ...own.map(({ name }) => CHECKED.compared(name)),
      found.proven === undefined ? CHECKED.trusted(found.dice) : CHECKED.proven(found.proven.dice, found.dice),
    ],
    wrong,
    notes: [
      ...(found.shownTo === undefined ? [] : [CHECKED.shown]),
      ...(found.reworded.length === 0 ? [] : [CHECKED.reworded(found.reworded.length)]),
      ...(found.proven?.notes ?? []),
      ...(found.proven === undefined || found.proven.sealed.length === 0 ? [] : [CHECKED.sealed(found.proven.sealed)]),
    ],
    corrected: isSame ? [] : otherwise,
  }
}
