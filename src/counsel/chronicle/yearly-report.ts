import type { Allotments } from '../../rules/chapters/points/index.ts'
import { isTrackKept, type TensionLine } from '../../rules/chapters/tension/index.ts'
import { warsFought } from '../../rules/chapters/war/index.ts'
import {
  type ByFaction,
  FACTIONS,
  type Faction,
  type Nation,
  type Placements,
  type Reckoning,
  type Roll,
  TRACKS,
  type Track,
  type Turn,
  type Year,
  yearOf,
} from '../../rules/core/index.ts'
import {
  type Event,
  eventDeclarationOf,
  evolve,
  type Game,
  type Heading,
  type Rulebook,
  type Telling,
  tell,
} from '../../rules/game/index.ts'
import { type Position, positionsOf } from './positions.ts'

/** A roll of the year, from the die to what came of it. */
export interface ReportedRoll {
  readonly turn: Turn
  readonly roll: Roll
  readonly die: number
  readonly reckoning: Reckoning
  readonly total: number
  readonly result: string
  /** Nothing while it is still to be taken. */
  readonly taken: string | null
  readonly told: Telling
  readonly outcome: Telling | null
}

/** A track over one turn: where it began, every line that moved it, where it ended. */
export interface ReportedTrack {
  readonly track: Track
  readonly before: number
  readonly lines: readonly TensionLine[]
  readonly after: number
  /** What the turn's die made of it; nothing where none fell. */
  readonly effective: number | null
}

export interface ReportedTurn {
  readonly turn: Turn
  readonly tracks: readonly ReportedTrack[]
}

interface Dated {
  readonly turn: Turn
  readonly told: Telling
}

/** A year of a game, as far as somebody was shown it. */
export interface YearlyReport {
  readonly book: string
  readonly year: Year
  readonly allotments: Allotments | null
  /** The whole allocation where it is known; else only what has been shown of it. */
  readonly allocations: ByFaction<{ readonly isSealed: boolean; readonly isWhole: boolean; readonly placements: Placements }>
  readonly rolls: readonly ReportedRoll[]
  readonly declarations: readonly Dated[]
  readonly tensions: readonly ReportedTurn[]
  readonly announcements: readonly Dated[]
  readonly facts: readonly Dated[]
  readonly standings: readonly Position[]
  readonly wars: readonly { readonly between: readonly [Nation, Nation]; readonly since: Turn }[]
  readonly ending: string | null
}

/** There is no die for the Russo-German track. */
const DICED = ['usat', 'usjt'] as const

/** A line that counted in several steps of a turn is one line of its account. */
function addedUp(lines: readonly TensionLine[]): readonly TensionLine[] {
  const found = new Map<string, TensionLine>()
  for (const line of lines) {
    const before = found.get(line.id)
    const amount = (before?.amount ?? 0) + line.amount
    found.set(line.id, { ...line, amount, applies: amount !== 0 })
  }
  return [...found.values()]
}

/** What happened in a year, from the events that somebody was shown; nothing if the game never came to it. */
export function yearlyReport(book: Rulebook, start: Game, shown: readonly Event[], year: Year): YearlyReport | undefined {
  const report: Record<Heading, Dated[]> = { declarations: [], announcements: [], facts: [] }
  const rolls: ReportedRoll[] = []
  const turns = new Map<
    Turn,
    {
      readonly opening: Game
      closing: Game
      readonly lines: Record<Track, TensionLine[]>
      readonly effective: Record<Track, number | null>
    }
  >()
  const whole = new Set<Faction>()
  let allotments: Allotments | null = null
  let game = start
  let end: Game | undefined
  for (const event of shown) {
    const before = game
    game = evolve(game, event)
    const { turn } = game.situation
    if (yearOf(turn) !== year) continue
    end = game
    const entry = turns.get(turn) ?? {
      opening: before,
      closing: game,
      lines: { rgt: [], usat: [], usjt: [] },
      effective: { rgt: null, usat: null, usjt: null },
    }
    entry.closing = game
    for (const track of DICED) if (game.offsets[track] !== null) entry.effective[track] = game.situation.tensions[track].effective
    turns.set(turn, entry)
    const { heading } = eventDeclarationOf(event)
    if (heading !== null) report[heading].push({ turn, told: tell(book, event) })
    if (event.type === 'year-opened') allotments = event.allotments
    if (event.type === 'points-recounted')
      allotments = { ...event.allotments, powers: { ...allotments?.powers, ...event.allotments.powers } }
    if (event.type === 'allocation-sealed' && event.placements !== null) whole.add(event.by)
    if (event.type === 'tension-moved') for (const track of TRACKS) entry.lines[track].push(...(event.tracks[track]?.lines ?? []))
    if (event.type === 'rolled') {
      const { roll, die, reckoning, total, result } = event
      rolls.push({ turn, roll, die, reckoning, total, result, taken: null, told: tell(book, event), outcome: null })
    }
    const about = event.type === 'result-taken' ? event.target : event.type === 'result-applied' ? event.outcome.target : undefined
    const index = about === undefined ? -1 : rolls.findLastIndex(({ roll }) => roll.target === about)
    const rolled = rolls[index]
    if (rolled !== undefined && event.type === 'result-taken') rolls[index] = { ...rolled, taken: event.result }
    if (rolled !== undefined && event.type === 'result-applied') rolls[index] = { ...rolled, outcome: tell(book, event) }
  }
  if (end === undefined) return undefined
  const { situation, sealed, ending } = end
  return {
    book: book.title,
    year,
    allotments,
    allocations: Object.fromEntries(
      FACTIONS.map((faction) => [
        faction,
        { isSealed: sealed.includes(faction), isWhole: whole.has(faction), placements: situation.placements[faction] },
      ]),
    ) as unknown as YearlyReport['allocations'],
    rolls,
    ...report,
    tensions: [...turns].map(([turn, { opening, closing, lines, effective }]) => ({
      turn,
      tracks: TRACKS.filter((track) => book.tables[track] !== undefined && isTrackKept(book, track, closing.situation)).map((track) => ({
        track,
        before: opening.situation.tensions[track].actual,
        lines: addedUp(lines[track]),
        after: closing.situation.tensions[track].actual,
        effective: effective[track],
      })),
    })),
    standings: positionsOf(book, situation),
    wars: warsFought(book, situation).map(({ between, since }) => ({ between, since })),
    ending: ending?.words ?? null,
  }
}
