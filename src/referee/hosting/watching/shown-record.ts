import type { GameRecord, KeptGame, RecordEntry, RecordHeader } from '../../../record/index.ts'
import { standing, takenBackBy } from '../../../record/index.ts'
import { DELEGATIONS, isOneOf } from '../../../rules/core/index.ts'
import { delegationsOf, type Event, show } from '../../../rules/game/index.ts'
import { eyesOf, type Viewer } from '../journal/part.ts'

/** In whose name something happened, as far as its event says so. */
function speakerIn([first]: readonly Event[]): string {
  const by = (first as { readonly by?: unknown } | undefined)?.by
  return isOneOf(DELEGATIONS, by as string) ? (by as string) : 'referee'
}

/** Points that others had placed before the game began are theirs alone. */
function asKnown(header: RecordHeader, eyes: readonly string[]): RecordHeader {
  const { placements, ...rest } = (header.situation ?? {}) as { readonly placements?: Readonly<Record<string, unknown>> }
  if (placements === undefined) return header
  const own = Object.fromEntries(Object.entries(placements).filter(([faction]) => eyes.includes(faction)))
  return { ...header, situation: { ...rest, placements: own } }
}

/**
 * A game as its seats were shown it, as a record that can be read and replayed: whose order it was, how it was said and how the dice fell
 * stand there only for one's own. What was taken back is left out, as if it had not been.
 */
export function shownRecord(
  { header, entries }: Pick<KeptGame, 'header' | 'entries'>,
  viewer: Viewer,
): Pick<GameRecord, 'header' | 'entries'> {
  const eyes = eyesOf(viewer)
  const shownIn = ({ events }: RecordEntry): readonly Event[] => events.flatMap((event) => show(event, eyes) ?? [])
  const isNews = (entry: RecordEntry): boolean =>
    takenBackBy(entry).every((n) => entries.some((one) => one.n === n && shownIn(one).length > 0))
  const isOwn = ({ as }: RecordEntry): boolean =>
    as.every((seat) => viewer.seats.includes(seat)) || (!as.includes('host') && delegationsOf(as).every((one) => eyes.includes(one)))
  const shown = standing(entries)
    .filter((entry) => isNews(entry))
    .map((entry) => ({ entry, events: shownIn(entry) }))
    .filter(({ events }) => events.length > 0)
  return {
    header: { ...asKnown(header, eyes), shownTo: viewer.seats },
    entries: shown.map(({ entry, events }, index): RecordEntry => {
      const n = index + 1
      if (isOwn(entry) && takenBackBy(entry).length === 0) return { ...entry, n, events }
      return { n, as: isOwn(entry) ? entry.as : ['host'], order: { type: 'shown', by: speakerIn(events) }, dice: [], events }
    }),
  }
}
