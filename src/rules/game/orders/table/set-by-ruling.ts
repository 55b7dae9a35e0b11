import { z } from 'zod/mini'
import {
  entriesOf,
  gainMarks,
  MINORS,
  type Minor,
  meantAmong,
  NEUTRAL,
  POLICIES,
  POWERS,
  refuse,
  type Standing,
  TRACK_NAMES,
  TRACKS,
  type Track,
  targetName,
  withJoining,
} from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { minor, oneLine, referee, standings, text, whole } from '../../declaration/shapes.ts'
import { eachOnce, number, parts } from '../../declaration/typed-words.ts'
import { levelSet, type TrackMove } from '../../tension-moves.ts'
import { standingIn } from '../../words/standing-words.ts'
import { telling } from '../../words/telling.ts'
import { withRepair } from './repair.ts'

/** No track has ever been near these. */
const LOWEST = -99
const HIGHEST = 199

const ruled = z.union([z.literal(['neutral', 'conquered']), z.strictObject({ result: z.literal(POLICIES), with: z.enum(POWERS) })])

const shape = z.strictObject({
  type: z.literal('set-by-ruling'),
  by: referee,
  levels: z.partialRecord(z.enum(TRACKS), z.int().check(z.minimum(LOWEST), z.maximum(HIGHEST))),
  standings: z.partialRecord(minor, ruled),
  reason: oneLine,
})

export type SetByRuling = Shaped<typeof shape>

export interface Ruled {
  readonly type: 'ruled'
  readonly levels: Readonly<
    Partial<Record<Track, Pick<TrackMove, 'reached'> & { readonly from: number; readonly to: number; readonly highest?: number }>>
  >
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly reason: string
}

function standingOf(said: SetByRuling['standings'][Minor]): Standing {
  if (said === undefined || said === 'neutral') return NEUTRAL
  return said === 'conquered' ? { ...NEUTRAL, conquered: true } : { ...said, ...gainMarks(said.result, said.with) }
}

/** `10:germany`, or a word. */
function readStanding(typed: string): unknown {
  const [result, power] = typed.split(':')
  return power === undefined ? typed.toLowerCase() : { result: number(result), with: power.toLowerCase() }
}

const mapped = (set: Readonly<Record<string, string>>, read: (typed: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(set).map(([name, typed]) => [name, read(typed)]))

const writeStanding = (said: NonNullable<SetByRuling['standings'][Minor]>): string =>
  typeof said === 'string' ? said : `${said.result}:${said.with}`

/** Where no rule and no correction helps, the host sets a level or a standing; why is on record. */
export const setByRuling: OrderDeclaration<SetByRuling, Ruled> = {
  type: 'set-by-ruling',
  words: 'the host sets a level or a standing by ruling',
  shape,
  when: 'always',
  whyNot: (_book, _game, { levels, standings, reason }) => [
    ...(reason.trim() === '' ? [refuse('no-reason', 'a ruling gives its reason')] : []),
    ...(Object.keys({ ...levels, ...standings }).length === 0 ? [refuse('nothing-ruled', 'a ruling sets a level or a standing')] : []),
  ],
  carryOut(progress, { levels, standings, reason }) {
    const { turn, standings: before } = progress.game.situation
    const set = Object.fromEntries(
      entriesOf(standings).map(([one, said]) => [one, withJoining(before[one], { ...standingOf(said), since: turn }, one)]),
    )
    const isBoth = Object.keys(levels).length > 0 && Object.keys(set).length > 0
    // A level that is set along with a standing is the level there is, whatever the standing moved.
    if (isBoth) progress.withTension(() => progress.put({ type: 'ruled', levels: {}, standings: set, reason }))
    const { book, game } = progress
    const levelOf = (track: Track, to: number): Ruled['levels'][Track] => ({
      from: game.situation.tensions[track].actual,
      to,
      ...levelSet(book, game, track, to),
    })
    progress.put({
      type: 'ruled',
      levels: Object.fromEntries(entriesOf(levels).map(([track, to = 0]) => [track, levelOf(track, to)])),
      standings: isBoth ? {} : set,
      reason,
    })
  },
  offers: 'nothing',
  short: {
    word: 'rule',
    usage: 'rule TRACK=LEVEL,COUNTRY=neutral|conquered|RESULT:POWER,… because REASON',
    read(words, { reason: said }) {
      const [list = '', ...rest] = words.join(' ').split(/\bbecause\b/)
      const pairs = parts([list]).map((part) => part.split('='))
      if (pairs.length === 0 || pairs.some((pair) => pair.length !== 2)) return undefined
      const isTrack = ([name]: readonly [string, string]): boolean => (TRACKS as readonly string[]).includes(name)
      const set = pairs.map(([name = '', typed = '']) => [meantAmong(name, [...TRACKS, ...MINORS]) ?? name, typed] as const)
      return {
        type: 'set-by-ruling',
        by: 'referee',
        levels: mapped(eachOnce(set.filter(isTrack)), number),
        standings: mapped(eachOnce(set.filter((one) => !isTrack(one))), readStanding),
        reason: said ?? rest.join('because').trim(),
      }
    },
    write({ levels, standings, reason }) {
      const set = [
        ...entriesOf(levels).map(([track, level]) => `${track}=${level}`),
        ...entriesOf(standings).flatMap(([one, said]) => (said === undefined ? [] : [`${one}=${writeStanding(said)}`])),
      ]
      return `${set.join(',')} because ${reason}`
    },
  },
  events: {
    ruled: {
      shape: z.looseObject({
        levels: z.partialRecord(z.enum(TRACKS), z.looseObject({ from: whole, to: whole })),
        standings,
        reason: text,
      }),
      evolve(game, { levels, standings }) {
        const moved = Object.fromEntries(
          entriesOf(levels).map(([track, { from, to, highest }]) => [
            track,
            { by: to - from, ...(highest === undefined ? {} : { highest }) },
          ]),
        )
        return withRepair(game, { levels: moved, standings })
      },
      show: 'everything',
      tell: (book, { levels, standings, reason }) =>
        telling(
          `ruled by the host: ${reason}`,
          [],
          [
            ...entriesOf(levels).flatMap(([track, { from, to, reached = [] }]) => [
              { words: `${TRACK_NAMES[track]} ${from} to ${to}` },
              ...reached.map(({ level, words, cite }) => ({ words: `${TRACK_NAMES[track]} ${level}: ${words}`, cite })),
            ]),
            ...entriesOf(standings).map(([one, standing]) => ({ words: `${targetName(one)}: ${standingIn(book, one, standing)}` })),
          ],
        ),
      heading: 'announcements',
    },
  },
}
