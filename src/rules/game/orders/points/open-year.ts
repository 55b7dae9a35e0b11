import { z } from 'zod/mini'
import { type Allotments, allot } from '../../../chapters/points/index.ts'
import { awardOf } from '../../../chapters/rolls/index.ts'
import {
  type ByFaction,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  MINORS,
  mapEach,
  opensYear,
  type Placements,
  POWER_NAMES,
  POWERS_OF,
  type Refusal,
  refuse,
  type Situation,
  situationWith,
  type Turn,
  turnBegun,
  turnName,
  yearOf,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { byFaction, minor, payment, power, referee, sum, turn, whole } from '../../declaration/shapes.ts'
import { type Game, gameWith, turnedTo } from '../../game.ts'
import { stageOf } from '../../sequence.ts'
import { type Account, sentence, type Telling, telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('open-year'), by: referee, turn })

export type OpenYear = Shaped<typeof shape>

export interface YearOpened {
  readonly type: 'year-opened'
  readonly turn: Turn
  readonly allotments: Allotments
  readonly paid: Situation['paid']
}

/** Income from results that still run counts as paid this year (R49-26). */
function incomeAtYearStart(book: Rulebook, situation: Situation): Situation['paid'] {
  const running = MINORS.flatMap((minor) => {
    const { result, with: holder, conquered } = situation.standings[minor]
    const band = book.tables[minor]?.bands.find(({ policy }) => policy === result)
    if (result === null || holder === null || conquered || band === undefined) return []
    const brps = awardOf(situation, minor, band)
    return brps === undefined || brps === 0 ? [] : [[minor, { to: holder, brps }] as const]
  })
  return Object.fromEntries(running)
}

/** Points are counted once, as the year opens: a place lost later costs nothing before the next (49.153). */
export function putYear(progress: Progress<YearOpened>, turn: Turn): void {
  const { book } = progress
  const { situation } = progress.game
  progress.put({
    type: 'year-opened',
    turn,
    allotments: allot(book, turnBegun(situation, turn)),
    paid: incomeAtYearStart(book, situation),
  })
}

/** Points counted anew at the same year start, for those who have not sealed. */
export interface PointsRecounted {
  readonly type: 'points-recounted'
  readonly turn: Turn
  readonly allotments: Allotments
}

const totalsOf = ({ factions }: Allotments): ByFaction<number> =>
  Object.fromEntries(FACTIONS.map((faction) => [faction, factions[faction].total])) as unknown as ByFaction<number>

/** Those whose points of the year may still be counted anew: nobody once the year start is over. */
export function stillCounted(book: Rulebook, game: Game): readonly Faction[] {
  const opens = stageOf(book, game)?.enter?.some(({ is }) => is === 'open-year') ?? false
  return opens ? FACTIONS.filter((faction) => !game.sealed.includes(faction)) : []
}

/** What is reported at a year start counts for the points of that year, BRPs above all (49.14 (a), 49.23). */
export function putRecount(progress: Progress<PointsRecounted>): void {
  const { book, game } = progress
  const { points, situation } = game
  const open = stillCounted(book, game)
  if (open.length === 0 || points === null) return
  const { powers, factions } = allot(book, situation)
  if (open.every((faction) => factions[faction].total === points[faction])) return
  progress.put({
    type: 'points-recounted',
    turn: situation.turn,
    allotments: {
      powers: Object.fromEntries(open.flatMap((faction) => POWERS_OF[faction]).map((power) => [power, powers[power]])),
      // Who has sealed keeps what he was told.
      factions: mapEach(FACTIONS, (one) =>
        open.includes(one) ? factions[one] : { total: points[one], limit: book.clauses.allocationLimit(points[one]).value },
      ),
    },
  })
}

function toldPoints(book: Rulebook, turn: Turn, allotments: Allotments): Telling {
  const received = FACTIONS.map((faction) => `${FACTION_NAMES[faction]} ${allotments.factions[faction].total}`)
  const accounts = FACTIONS.flatMap((faction) => POWERS_OF[faction]).flatMap((power): readonly Account[] => {
    const own = allotments.powers[power]
    return own === undefined ? [] : [{ words: `${sentence(POWER_NAMES[power])}: ${own.total} in all`, lines: own.lines }]
  })
  return telling(`points for ${yearOf(turn)}: ${received.join(', ')}`, [book.clauses.pointsReceived], [], accounts)
}

const ALLOTMENTS = z.looseObject({
  powers: z.partialRecord(power, sum),
  factions: byFaction(z.looseObject({ total: whole, limit: whole })),
})

const NO_POINTS: ByFaction<Placements> = { axis: {}, westernAllies: {}, russia: {} }

/** A new year and its points, in a game that keeps no sequence of play. */
export const openYear: OrderDeclaration<OpenYear, YearOpened | PointsRecounted> = {
  type: 'open-year',
  words: 'the year is opened and points are counted',
  shape,
  when: 'in-its-stage',
  whyNot(_book, game, { turn }) {
    const refusals: Refusal[] = []
    if (!opensYear(turn)) refusals.push(refuse('not-a-year-start', `${turnName(turn)} does not open a year`, undefined, { turn }))
    if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
    return refusals
  },
  carryOut: (progress, { turn }) => putYear(progress, turn),
  offers: 'nothing',
  short: null,
  events: {
    'year-opened': {
      shape: z.looseObject({
        turn,
        allotments: ALLOTMENTS,
        paid: z.partialRecord(minor, payment),
      }),
      evolve(game, { turn, allotments, paid }) {
        // Points leave play here alone (49.45 (a), 3.1.3c; 3.1.3d): they count in every roll till then (49.431 (b)), even if their power falls (49.46).
        const points = totalsOf(allotments)
        const now = situationWith(game.situation, { turn })
        return gameWith(game, {
          points,
          sealed: [],
          phase: null,
          drafts: {},
          settled: [],
          countedOn: now,
          ...turnedTo(game, turn, situationWith(now, { placements: NO_POINTS, paid })),
        })
      },
      show: 'everything',
      tell: (book, { turn, allotments }) => toldPoints(book, turn, allotments),
      heading: null,
    },
    'points-recounted': {
      shape: z.looseObject({ turn, allotments: ALLOTMENTS }),
      evolve: (game, { allotments }) => gameWith(game, { countedOn: game.situation, points: totalsOf(allotments) }),
      show: 'everything',
      tell: (book, { turn, allotments }) => toldPoints(book, turn, allotments),
      heading: null,
    },
  },
}
