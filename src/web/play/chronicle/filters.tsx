import { DELEGATION_NAMES, DELEGATIONS, NATION_NAMES, TRACK_NAMES, TRACKS, yearOf } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { Picker, SearchField, Tick } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { CHRONICLE } from '../words.ts'
import { type Moment, passesThreshold, sideOf, speakingOf } from './story.ts'

/** What of the story is wanted. */
export interface Wanted {
  readonly search: string
  readonly country: string
  readonly track: string
  readonly side: string
  readonly year: string
  readonly of: 'everything' | 'thresholds'
}

export const EVERYTHING: Wanted = { search: '', country: 'all', track: 'all', side: 'all', year: 'all', of: 'everything' }

const nameOf = (names: Readonly<Record<string, string>>, id: string): string => (id === 'all' ? '' : (names[id] ?? id))

/** The moments that are wanted, by country, track, side, year and words. */
export function wantedOf(moments: readonly Moment[], { search, country, track, side, year, of }: Wanted): readonly Moment[] {
  const words = [search, nameOf(NATION_NAMES, country), nameOf(TRACK_NAMES, track)].join(' ').trim()
  return speakingOf(moments, words).filter(
    (moment) =>
      moment.event.type !== 'passed' &&
      (of === 'everything' || passesThreshold(moment)) &&
      (side === 'all' || sideOf(moment) === side) &&
      (year === 'all' || String(yearOf(moment.turn)) === year),
  )
}

interface Props {
  readonly book: Rulebook
  readonly moments: readonly Moment[]
  readonly wanted: Wanted
  readonly want: (wanted: Wanted) => void
  readonly found: number
}

const ALL = { id: 'all', words: CHRONICLE.all }

export function Filters({ book, moments, wanted, want, found }: Props) {
  const years = [...new Set(moments.map(({ turn }) => String(yearOf(turn))))]
  const tracks = TRACKS.filter((track) => book.tables[track] !== undefined)
  const countries = Object.keys(book.tables).filter((id) => Object.hasOwn(NATION_NAMES, id) && book.tables[id]?.of !== undefined)
  const sides = DELEGATIONS.filter((side) => moments.some((moment) => sideOf(moment) === side))
  const set = (change: Partial<Wanted>): void => want({ ...wanted, ...change })
  return (
    <div className="filters">
      <SearchField
        label={CHRONICLE.search}
        value={wanted.search}
        search={(search) => set({ search })}
        found={CHRONICLE.found(found, moments.length)}
      />
      <div className="filter-pickers">
        <Picker
          label={CHRONICLE.country}
          value={wanted.country}
          options={[ALL, ...countries.map((id) => ({ id, words: sentence(nameOf(NATION_NAMES, id)) }))]}
          pick={(country) => set({ country })}
        />
        <Picker
          label={CHRONICLE.track}
          value={wanted.track}
          options={[ALL, ...tracks.map((id) => ({ id, words: sentence(TRACK_NAMES[id]) }))]}
          pick={(track) => set({ track })}
        />
        <Picker
          label={CHRONICLE.side}
          value={wanted.side}
          options={[ALL, ...sides.map((id) => ({ id, words: sentence(DELEGATION_NAMES[id]) }))]}
          pick={(side) => set({ side })}
        />
        <Picker
          label={CHRONICLE.year}
          value={wanted.year}
          options={[ALL, ...years.map((id) => ({ id, words: id }))]}
          pick={(year) => set({ year })}
        />
      </div>
      <Tick isSet={wanted.of === 'thresholds'} set={(is) => set({ of: is ? 'thresholds' : 'everything' })}>
        {CHRONICLE.thresholds}
      </Tick>
    </div>
  )
}
