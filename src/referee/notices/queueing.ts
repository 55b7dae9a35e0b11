import { delegationsOf } from '../../rules/game/index.ts'
import type { JournalBody, Table } from '../hosting/journal/journal.ts'
import type { Way } from '../hosting/journal/telling.ts'
import { awayIn } from '../hosting/journal/timing.ts'
import { reminderOf, type Wait } from '../hosting/time/clock.ts'
import type { Paper } from '../store/store.ts'
import { type About, isAbout, noticePaper, type Occasion } from './notice.ts'

interface Recipient extends Way {
  readonly tenure: string | null
  readonly waits: readonly Wait[]
}

/** Who is told of which waits, each address once: the game's own of all, a person of those that are his. */
function recipientsOf({ telling, seating }: Table, waits: readonly Wait[]): readonly Recipient[] {
  const all: readonly Recipient[] = [
    ...telling.game.map((way) => ({ ...way, tenure: null, waits })),
    ...Object.values(seating.tenures).flatMap(({ id, seats }) => {
      const own = waits.filter(({ who }) => delegationsOf(seats).includes(who))
      return own.length === 0 ? [] : (telling.tenures[id] ?? []).map((way) => ({ ...way, tenure: id, waits: own }))
    }),
  ]
  return all
    .filter(({ target }, index) => all.findIndex((one) => one.target === target) === index)
    .map((one) => {
      const wanted = all.filter(({ target }) => target === one.target).flatMap(({ waits: own }) => own)
      return { ...one, waits: waits.filter((wait) => wanted.includes(wait)) }
    })
}

const aboutOf = ({ who, turn, stage, since }: Wait): About => ({ who, turn, stage, since })

const idOf = (game: string, target: string, what: Occasion, waits: readonly Wait[]): string =>
  [game, target, what, ...waits.map(({ who, turn, stage, since }) => `${turn}/${stage}/${who}/${since}`)].join(' ')

function noticesOf(game: string, table: Table, waits: readonly Wait[], what: Occasion, queued: number, due: number): readonly Paper[] {
  return recipientsOf(table, waits).map(({ tenure, channel, target, waits: own }) =>
    noticePaper(game, idOf(game, target, what, own), due, {
      tenure,
      channel,
      target,
      what,
      about: own.map(aboutOf),
      queued,
      delivery: { is: 'queued', attempts: 0 },
    }),
  )
}

/** The reminders of some waits: each at its own time. */
const remindersOf = (game: string, table: Table, waits: readonly Wait[], at: number): readonly Paper[] =>
  waits.flatMap((wait) => {
    const due = reminderOf(table.timing.clock, wait, awayIn(table.timing, table.seating))
    return due === null ? [] : noticesOf(game, table, [wait], 'reminder', at, due)
  })

/**
 * Notices to be written along with lines: of every wait that began by them, and its reminder. Whoever asks to be told hears of the next decision, not of
 * the one he is looking at; a new pace has new reminders. Whether it is still so is asked again before they are sent.
 */
export function noticesBeside(game: string, before: Table, lines: readonly JournalBody[], now: Table): readonly Paper[] {
  const at = lines.at(-1)?.at
  if (at === undefined || lines.some(({ type }) => type === 'notices-set')) return []
  const begun = now.timing.clock.waits.filter((wait) => !before.timing.clock.waits.some((one) => isAbout(one, wait)))
  const isRepaced = lines.some(({ type }) => type === 'pace-set')
  return [...noticesOf(game, now, begun, 'open', at, at), ...remindersOf(game, now, isRepaced ? now.timing.clock.waits : begun, at)]
}
