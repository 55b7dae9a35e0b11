import { type Condition, inBook, type Modifier, type Quantity, type Timing } from '../../../rules/core/index.ts'
import { borrowRows } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'

export const rule = inBook('campaign')

/** What a borrowed line counts here; whatever is not said anew stays. */
interface Anew {
  readonly id?: string
  readonly when?: Condition
  readonly per?: Quantity
  readonly words?: string
  readonly timing?: Timing
}

/**
 * Lines of a tension table of another book, by name, under RC-17. Who moves when is no matter here, so nothing of the player turns comes
 * along.
 */
export function borrowing(table: TableDraft) {
  const rows = table.parts.flatMap((part) => (typeof part === 'string' ? [] : part))
  const bare = (name: string): Modifier => {
    const [row] = borrowRows(rows, [name], rule('RC-17'))
    if (row === undefined) throw new Error(`there is no line "${name}"`)
    const { inAlliedTurn: _inAlliedTurn, ...kept } = row
    return kept
  }
  /** It counts every turn while it holds (3.2.7.1). */
  const status = (name: string, anew: Anew = {}): Modifier => ({ ...bare(name), ...anew })
  /** It counts the first time and is struck off (3.2.7.2); what it counts is said anew or is as it was. */
  const event = (name: string, anew: Anew = {}): Modifier => {
    const { when, per, ...kept } = bare(name)
    const isSaidAnew = anew.when !== undefined || anew.per !== undefined
    const counted = isSaidAnew ? {} : { ...(when === undefined ? {} : { when }), ...(per === undefined ? {} : { per }) }
    return { ...kept, ...counted, timing: 'once', ...anew }
  }
  return { status, event }
}

/** 3.2.7.1: usual on every track. */
export const everyTurn: Modifier = { id: 'each-turn', value: +1, timing: 'start', words: 'every turn', cite: rule('3.2.7.1') }
