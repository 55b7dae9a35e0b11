import {
  type Book,
  type Citation,
  type Level,
  SIDE_OF,
  type Situation,
  situationWith,
  TRACK_NAMES,
  TRACKS,
  type Track,
  turnAfter,
} from '../../core/index.ts'
import { accrue, type TensionAccounts, type TensionChapter, type TensionLine, tensionTurn, turnByTurnOf } from '../tension/index.ts'

/** What a declaration does to a level, or the level it makes. */
interface TensionConsequence {
  readonly words: string
  readonly amount?: number
  readonly cite: Citation
}

/**
 * What the declarations leave of the lines of each track, in their order: this turn's, or next turn's where levels move once a turn.
 * Declarations come after the start of the turn (50.11): a level has by then what that added.
 */
function tensionLines(book: Book<TensionChapter>, before: Situation, after: Situation): TensionAccounts {
  if (turnByTurnOf(book) === undefined) return tensionTurn(book, before, after, 'after-start')
  const turn = turnAfter(after.turn)
  return turn === undefined ? {} : accrue(book, { before, after }, situationWith(after, { turn })).accounts
}

/** A line that a declaration puts out is told as such. */
export const toldOf = ({ amount, words }: { readonly amount: number; readonly words: string }): string =>
  `${amount === 0 ? 'no longer: ' : ''}${words}`

interface Changed {
  readonly line: TensionLine
  readonly amount: number
}

/** The level that the changed lines make: that of the Russian player turn where one of them waits for it. The die's offset stays (49.851A-1). */
function levelWords(track: Track, { actual, effective }: Level, changed: readonly Changed[], atRussianTurn: number): string {
  const isLater = changed.some(({ line }) => line.timing === 'russian-turn')
  const atOnce = changed.filter(({ line }) => line.timing !== 'axis-end' && line.timing !== 'turn-end')
  const level = isLater ? atRussianTurn : actual + atOnce.reduce((sum, { amount }) => sum + amount, 0)
  const withDie = effective === actual ? '' : `, effective ${level + effective - actual}`
  const moment = isLater ? ' in the Russian player turn' : ''
  return `${TRACK_NAMES[track]} goes from ${actual}, this turn’s start included, to ${level}${withDie}${moment}`
}

/** Lines that count later in the turn than declarations are made. */
const LATER: Readonly<Partial<Record<NonNullable<TensionLine['timing']>, string>>> = {
  'axis-end': ' as the Axis player turn ends',
  'turn-end': ' as the turn ends',
}

/** Lines of the tracks that would not have counted without the declarations (50.53A, 50.53B, 3.2.7c), and the levels they make at once. */
export function tensionConsequences(book: Book<TensionChapter>, before: Situation, after: Situation): readonly TensionConsequence[] {
  const [then, now] = [tensionLines(book, before, before), tensionLines(book, before, after)]
  const { tensionRules } = book.clauses
  const when = tensionRules.is === 'turn-by-turn' ? ' next turn' : ''
  // What counts as the Axis player turn ends has been counted before the Allies declare.
  const isAxisTurnOver = after.declarations.slice(before.declarations.length).every(({ by }) => SIDE_OF[by] === 'allies')
  return TRACKS.flatMap((track): readonly TensionConsequence[] => {
    const account = now[track]
    const changed = (account?.lines ?? []).flatMap((line, index): readonly Changed[] => {
      const amount = line.amount - (then[track]?.lines[index]?.amount ?? 0)
      return amount === 0 || (isAxisTurnOver && line.timing === 'axis-end') ? [] : [{ line, amount }]
    })
    const momentOf = ({ timing }: TensionLine): string => when || ((timing && LATER[timing]) ?? '')
    const lines = changed.map(({ line, amount }) => ({
      words: `${TRACK_NAMES[track]}${momentOf(line)}: ${toldOf(line)}`,
      amount,
      cite: line.cite,
    }))
    const isMoved = changed.some(({ line }) => momentOf(line) === '')
    if (account === undefined || !isMoved || tensionRules.is === 'turn-by-turn') return lines
    return [...lines, { words: levelWords(track, before.tensions[track], changed, account.atTheDie), cite: tensionRules.events }]
  })
}
