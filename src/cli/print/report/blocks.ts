import { type Note, placementWords, type Telling, type YearlyReport } from '../../../counsel/index.ts'
import {
  type Citation,
  FACTION_NAMES,
  FACTIONS,
  type Line,
  NATION_NAMES,
  POWER_NAMES,
  POWERS,
  signed,
  TRACK_NAMES,
  TRACKS,
  turnName,
} from '../../../rules/core/index.ts'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { REPORT } from '../../game/words.ts'
import { inBrackets, labelOf } from '../label.ts'
import { capital } from '../text.ts'
import { RECKONING } from '../words/answers.ts'

/** A line of a list, with what belongs to it below. */
export interface Item {
  readonly words: string
  readonly rules: readonly string[]
  readonly under: readonly Item[]
}

/** A part of a report, to be written as Markdown or as a page. */
export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly words: string }
  | { readonly is: 'paragraph'; readonly words: string }
  | { readonly is: 'list'; readonly items: readonly Item[] }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const item = (words: string, cites: readonly (Citation | undefined)[] = [], under: readonly Item[] = []): Item => ({
  words,
  rules: [...new Set(cites.flatMap((cite) => (cite === undefined ? [] : [labelOf(cite)])))],
  under,
})

const lineItem = ({ amount, words, times, cite, ruling, standsIn }: Line): Item => ({
  words: `${signed(amount)} ${words}${RECKONING.times(times)}`,
  rules: [inBrackets(cite, ruling, standsIn).slice(1, -1)],
  under: [],
})

const counting = (lines: readonly Line[]): readonly Item[] => lines.filter(({ amount }) => amount !== 0).map(lineItem)
const noteItem = ({ words, cite }: Note): Item => item(words, [cite])
const toldItem = ({ words, cites, notes, accounts }: Telling): Item =>
  item(words, cites, [...notes.map(noteItem), ...accounts.map((account) => item(account.words, [], counting(account.lines)))])

/** A heading and its list, or a word that there is nothing. */
const section = (words: string, items: readonly Item[], none?: string): readonly Block[] =>
  items.length > 0
    ? [
        { is: 'heading', level: 2, words },
        { is: 'list', items },
      ]
    : none === undefined
      ? []
      : [
          { is: 'heading', level: 2, words },
          { is: 'paragraph', words: none },
        ]

const dated = (entries: readonly { readonly turn: Parameters<typeof turnName>[0]; readonly told: Telling }[]): readonly Item[] =>
  entries.map(({ turn, told }) => {
    const own = toldItem(told)
    return { ...own, words: `${turnName(turn)}: ${own.words}` }
  })

function allotments({ allotments: received }: YearlyReport): readonly Item[] {
  if (received === null) return []
  return [
    ...POWERS.flatMap((power) => {
      const own = received.powers[power]
      return own === undefined ? [] : [item(`${capital(POWER_NAMES[power])}: ${own.total}`, [], counting(own.lines))]
    }),
    ...FACTIONS.map((faction) => {
      const { total, limit } = received.factions[faction]
      return item(`${capital(FACTION_NAMES[faction])}: ${total} in all, at most ${limit} in one target`)
    }),
  ]
}

const allocations = ({ allocations: made }: YearlyReport): readonly Item[] =>
  FACTIONS.map((faction) => {
    const { isSealed, isWhole, placements } = made[faction]
    const placed = isSealed ? placementWords(placements) + (isWhole ? REPORT.whole : REPORT.partly) : REPORT.unsealed
    return item(REPORT.allocation(capital(FACTION_NAMES[faction]), placed))
  })

const rolls = ({ rolls: thrown }: YearlyReport): readonly Item[] =>
  thrown.map(({ turn, told, outcome }) => {
    const own = toldItem(told)
    return { ...own, words: `${turnName(turn)}: ${own.words}`, under: [...own.under, ...(outcome === null ? [] : [toldItem(outcome)])] }
  })

/** Each track turn by turn; the lines are the reasons. */
function tensions({ tensions: turns }: YearlyReport): readonly Block[] {
  return TRACKS.flatMap((track): readonly Block[] => {
    const rows = turns.flatMap(({ turn, tracks }) => {
      const own = tracks.find((one) => one.track === track)
      if (own === undefined) return []
      const moved = own.lines
        .filter(({ amount }) => amount !== 0)
        .map(({ amount, words, cite }) => `${signed(amount)} ${words} ${inBrackets(cite)}`)
      return [
        [turnName(turn), String(own.before), moved.join('; '), String(own.after), own.effective === null ? '' : String(own.effective)],
      ]
    })
    const head = [REPORT.turn, REPORT.before, REPORT.change, REPORT.after, REPORT.effective]
    return rows.length === 0
      ? []
      : [
          { is: 'heading', level: 3, words: TRACK_NAMES[track] },
          { is: 'table', head, rows },
        ]
  })
}

/** A year of a game, heading by heading. */
export function reportBlocks(report: YearlyReport, title: string, seats: readonly Seat[]): readonly Block[] {
  const seen = seats.length === 0 ? REPORT.seen.public : REPORT.seen.seats(seats.map(seatName))
  const levels = tensions(report)
  return [
    { is: 'heading', level: 1, words: REPORT.title(title, report.year) },
    { is: 'paragraph', words: REPORT.book(report.book, seen) },
    ...section(REPORT.allotments, allotments(report), REPORT.noAllotments),
    ...section(REPORT.allocations, allocations(report)),
    ...section(REPORT.rolls, rolls(report), REPORT.noRolls),
    ...section(REPORT.declarations, dated(report.declarations), REPORT.noDeclarations),
    ...(levels.length === 0 ? [] : [{ is: 'heading', level: 2, words: REPORT.tensions } as const, ...levels]),
    ...section(
      REPORT.standings,
      report.standings.map(({ minor, words }) => item(`${capital(NATION_NAMES[minor])}: ${words}`)),
    ),
    ...section(
      REPORT.wars,
      report.wars.map(({ between: [one, other], since }) =>
        item(`${capital(NATION_NAMES[one])} and ${NATION_NAMES[other]}, since ${turnName(since)}`),
      ),
    ),
    ...section(REPORT.announcements, dated(report.announcements)),
    ...section(REPORT.facts, dated(report.facts), REPORT.noFacts),
    ...(report.ending === null ? [] : [{ is: 'paragraph', words: REPORT.ended(report.ending) } as const]),
  ]
}
