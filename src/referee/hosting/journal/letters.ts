import { z } from 'zod'
import { TURNS, type Turn } from '../../../rules/core/index.ts'
import { SEATS, type Seat } from '../../../rules/game/index.ts'
import { type Addressed, LETTER_RULES, type LetterRules } from '../letters/rules.ts'
import { isHost, type Line, type Part, type Shown, type Viewer, wholly } from './part.ts'

/** A letter was sent. What it says is a paper under its id, so that it can be deleted. */
export interface LetterSent extends Line {
  readonly type: 'letter-sent'
  readonly id: string
  readonly from: Seat
  readonly to: Addressed
  /** The seats that read it, as the table stood. */
  readonly readers: readonly Seat[]
  readonly tenure: string | null
  readonly turn: Turn
  readonly stage: string | null
}

/** A note for the seat alone, written or written anew. */
export interface NoteWritten extends Line {
  readonly type: 'note-written'
  readonly id: string
  readonly seat: Seat
  readonly tenure: string | null
  readonly turn: Turn
  readonly stage: string | null
}

export interface NoteDeleted extends Line {
  readonly type: 'note-deleted'
  readonly id: string
  readonly seat: Seat
}

/** What a letter said was deleted by whoever wrote it; that it was sent stands. */
export interface LetterDeleted extends Line {
  readonly type: 'letter-deleted'
  readonly id: string
}

/** Everything that somebody wrote was deleted; that it was written stands. */
export interface TextsDeleted extends Line {
  readonly type: 'texts-deleted'
  readonly tenure: string
}

export interface LettersRuled extends Line {
  readonly type: 'letters-ruled'
  readonly rules: LetterRules
}

export type LetterLine = LetterSent | LetterDeleted | NoteWritten | NoteDeleted | TextsDeleted | LettersRuled

export interface Letters {
  readonly rules: LetterRules
  readonly letters: readonly LetterSent[]
  /** By id, as they were written last. */
  readonly notes: Readonly<Record<string, NoteWritten>>
}

const NO_RULES: LetterRules = LETTER_RULES.parse({})

/** Whether a viewer reads a letter: those who sat in its seats when it was written. The host reads others' only if it was agreed before the game began. */
export function isReader({ from, to, readers }: LetterSent, viewer: Viewer, hostReads: boolean): boolean {
  const seats = viewer.own?.sat ?? viewer.seats
  return to === 'table' || seats.includes(from) || readers.some((seat) => seats.includes(seat)) || (hostReads && isHost(viewer))
}

/** A note is its writer's; one written before anybody sat there is the first one's who did. */
const isWriter = ({ seat: noted, tenure }: NoteWritten, { seats: held, own }: Viewer): boolean =>
  held.includes(noted) && (own === undefined || (own.sat.includes(noted) && (tenure === null || own.tenures.includes(tenure))))

const hasSeen = ({ own }: Viewer, name: string): boolean => own?.hasSeen(name) ?? true

const id = z.string().min(1).max(100)
const seat = z.enum(SEATS)
const seats = z.array(seat).max(SEATS.length)
const written = { tenure: id.nullable(), turn: z.enum(TURNS), stage: z.string().nullable() }

export const letters: Part<LetterLine, Letters> = {
  start: ({ setting }) => ({ rules: setting.letters ?? NO_RULES, letters: [], notes: {} }),
  lines: {
    'letter-sent': {
      shape: z.strictObject({ id, from: seat, to: z.union([seats.min(1), z.enum(['partners', 'table'])]), readers: seats, ...written }),
      evolve: (state, line) => ({ ...state, letters: [...state.letters, line] }),
      show: (line, viewer, _state, { setting }): Shown | null => {
        if (!isReader(line, viewer, setting.hostReadsLetters ?? false)) return null
        const { tenure: _tenure, readers: _readers, ...shown } = line
        return { ...shown }
      },
    },
    'letter-deleted': {
      shape: z.strictObject({ id }),
      evolve: (state) => state,
      show: (line, viewer, { letters: sent }, { setting }): Shown | null => {
        const letter = sent.find((one) => one.id === line.id)
        const isRead = letter !== undefined && hasSeen(viewer, line.id) && isReader(letter, viewer, setting.hostReadsLetters ?? false)
        return isRead ? { ...line } : null
      },
    },
    'note-written': {
      shape: z.strictObject({ id, seat, ...written }),
      evolve: (state, line) => ({ ...state, notes: { ...state.notes, [line.id]: line } }),
      show: (line, viewer): Shown | null => {
        const { tenure: _tenure, ...shown } = line
        return isWriter(line, viewer) ? { ...shown } : null
      },
    },
    'note-deleted': {
      shape: z.strictObject({ id, seat }),
      evolve: (state, line) => {
        const { [line.id]: _gone, ...notes } = state.notes
        return { ...state, notes }
      },
      show: (line, viewer): Shown | null => (viewer.seats.includes(line.seat) && hasSeen(viewer, line.id) ? { ...line } : null),
    },
    'texts-deleted': {
      shape: z.strictObject({ tenure: id }),
      evolve: (state) => state,
      show: wholly,
    },
    'letters-ruled': {
      shape: z.strictObject({ rules: LETTER_RULES }),
      evolve: (state, { rules }) => ({ ...state, rules }),
      show: wholly,
    },
  },
}
