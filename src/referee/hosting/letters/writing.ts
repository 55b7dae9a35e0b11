import type { Refusal } from '../../../rules/core/index.ts'
import type { Seat } from '../../../rules/game/index.ts'
import type { Paper, PaperName } from '../../store/store.ts'
import { type Denied, denied, deny, NO_SUCH_GAME, UNKNOWN_SECRET, whyNotDone } from '../denial.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import { isReader, type LetterSent, type NoteWritten } from '../journal/letters.ts'
import { holderOf } from '../journal/seating.ts'
import { keyOf, type Party, watchingOf } from '../seats/admission.ts'
import { HOSTING } from '../words.ts'
import { type Addressed, type LetterRules, readersOf, whyNotWrite } from './rules.ts'
import { LETTERS } from './words.ts'

/** What letters and notes say: papers beside the journal, under the id that their line has. */
export const LETTER = 'letter'
export const NOTE = 'note'

export const LONGEST_LETTER = 20_000
export const LONGEST_SUBJECT = 150
const MOST_NOTES = 200
/** Letters that a seat may send within an hour. */
const MOST_LETTERS = 120
const HOUR = 3_600_000

interface Text {
  /** Who wrote it, so that it can be deleted with everything of his. */
  readonly tenure: string | null
  readonly subject?: string
  readonly text: string
}

export const textPaper = (kind: string, game: string, id: string, body: Text): Paper => ({ kind, id, game, due: null, body })

/** The seat that somebody speaks for: the one he names, or the only one he has. */
function speakingFor({ table }: Moment, { tokens }: Party, asked: Seat | undefined): Seat | Denied {
  const seats = watchingOf(table, tokens)?.seats
  if (seats === undefined) return UNKNOWN_SECRET
  const [only, another] = seats
  if (only === undefined) return deny(403, 'only-seated', LETTERS.onlySeated)
  if (asked === undefined) return another === undefined ? only : deny(422, 'which-seat', HOSTING.whichSeats)
  return seats.includes(asked) ? asked : deny(403, 'not-your-seat', LETTERS.notYourSeat(asked), { seat: asked })
}

const isDenied = (one: Seat | Denied): one is Denied => typeof one !== 'string'

export interface NewLetter {
  /** Says of a request that it is the same as one before. */
  readonly key: string
  readonly from?: Seat | undefined
  readonly to: Addressed
  readonly subject?: string | undefined
  readonly text: string
}

/** A letter as somebody reads it who may. */
export interface LetterShown {
  readonly id: string
  readonly at: number
  readonly from: Seat
  readonly to: Addressed
  readonly turn: LetterSent['turn']
  readonly stage: string | null
  readonly subject?: string
  /** Nothing where it was deleted. */
  readonly text: string | null
}

const shownOf = ({ id, at, from, to, turn, stage }: LetterSent, said: Text | undefined): LetterShown => ({
  id,
  at,
  from,
  to,
  turn,
  stage,
  ...(said?.subject === undefined ? {} : { subject: said.subject }),
  text: said?.text ?? null,
})

/** Each seat once, and never one’s own. */
const addressed = (from: Seat, to: Addressed): Addressed =>
  typeof to === 'string' ? to : to.filter((seat, at) => seat !== from && to.indexOf(seat) === at)

function decideLetter(hall: Hall, party: Party, id: string, asked: NewLetter, moment: Moment): Decision<Denied> {
  const from = speakingFor(moment, party, asked.from)
  if (isDenied(from)) return { no: from }
  const { play, seating, letters } = moment.table
  const to = addressed(from, asked.to)
  const refusals: readonly Refusal[] = whyNotWrite(letters.rules, play, seating.seats, from, to)
  if (refusals.length > 0) return { no: denied(422, ...refusals) }
  const at = hall.sources.now()
  const lately = letters.letters.filter((one) => one.from === from && one.at > at - HOUR).length
  if (lately >= MOST_LETTERS) return { no: deny(422, 'too-many-letters', LETTERS.tooManyLetters(MOST_LETTERS)) }
  const tenure = holderOf(seating, from)?.id ?? null
  const { situation, stage } = play.game
  const readers = readersOf(from, to, seating.seats).filter((seat) => seat !== from)
  const line: LetterSent = {
    type: 'letter-sent',
    at,
    id,
    from,
    to,
    readers,
    tenure,
    turn: situation.turn,
    stage,
  }
  const body: Text = { tenure, ...(asked.subject === undefined ? {} : { subject: asked.subject }), text: asked.text }
  return { deed: { lines: [line], papers: [textPaper(LETTER, moment.game, id, body)] } }
}

const KEY_USED = deny(422, 'key-used', LETTERS.keyUsed)

/** Whether this is the letter that is asked for; of one that was deleted only whom it went to can be told. */
const isLetter = ({ from, to, subject, text }: NewLetter, sent: LetterSent, said: Text | undefined): boolean =>
  (from ?? sent.from) === sent.from &&
  String(addressed(sent.from, to)) === String(sent.to) &&
  (said === undefined || (said.text === text && said.subject === subject))

/** Sends a letter, once. */
export async function sendLetter(
  hall: Hall,
  party: Party,
  asked: NewLetter,
): Promise<{ readonly ok: true; readonly letter: LetterShown } | Denied> {
  const { id: game } = party.hosted
  const id = hall.sources.id()
  const key = keyOf(party, 'letter', asked.key)
  const done = await hall.write<Denied>(game, key, (moment) => decideLetter(hall, party, id, asked, moment))
  const no = whyNotDone(done)
  if (no !== undefined || !('line' in done)) return no ?? NO_SUCH_GAME
  if (done.line.type !== 'letter-sent') return KEY_USED
  const said = (await hall.store.paper(LETTER, done.line.id))?.body as Text | undefined
  return done.type === 'done' || isLetter(asked, done.line, said) ? { ok: true, letter: shownOf(done.line, said) } : KEY_USED
}

export const MOST_AT_ONCE = 100

export interface Letters {
  readonly ok: true
  readonly rules: LetterRules
  /** Whether the host reads what others write to each other. */
  readonly hostReads: boolean
  readonly letters: readonly LetterShown[]
  /** There are earlier ones: ask for those before the first. */
  readonly more: boolean
}

/** The letters that somebody may read, the last of them or those before one. */
export async function lettersFor(hall: Hall, { hosted, watching }: Party, before?: string): Promise<Letters> {
  const { letters, rules } = hosted.table.letters
  const hostReads = hosted.header.setting.hostReadsLetters ?? false
  const own = letters.filter((line) => isReader(line, watching, hostReads))
  const end = before === undefined ? own.length : own.findIndex(({ id }) => id === before)
  const page = own.slice(Math.max(0, end - MOST_AT_ONCE), Math.max(0, end))
  const texts = await Promise.all(page.map(({ id }) => hall.store.paper(LETTER, id)))
  return {
    ok: true,
    rules,
    hostReads,
    letters: page.map((line, index) => shownOf(line, texts[index]?.body as Text | undefined)),
    more: end > MOST_AT_ONCE,
  }
}

/** Deletes what a letter says, for all who could read it; only whoever wrote it does, not one who sits there after him. */
export async function deleteLetter(hall: Hall, party: Party, id: string): Promise<{ readonly ok: true } | Denied> {
  const done = await hall.write<Denied>(party.hosted.id, null, ({ table }): Decision<Denied> => {
    const letter = table.letters.letters.find((one) => one.id === id)
    const seats = watchingOf(table, party.tokens)?.seats ?? []
    const isHis = (tenure: string): boolean => party.tokens.some((token) => 'tenure' in token && token.tenure === tenure)
    if (letter === undefined || !(letter.tenure === null ? seats.includes(letter.from) : isHis(letter.tenure)))
      return { no: deny(404, 'no-such-letter', LETTERS.noSuchLetter) }
    return { deed: { lines: [{ type: 'letter-deleted', at: hall.sources.now(), id }], discarded: [{ kind: LETTER, id }] } }
  })
  return whyNotDone(done) ?? { ok: true }
}

/** The host rules who may write to whom, and when; what was written stays. */
export async function ruleLetters(hall: Hall, { hosted, tokens }: Party, rules: LetterRules): Promise<{ readonly ok: true } | Denied> {
  const done = await hall.write<Denied>(
    hosted.id,
    null,
    ({ table }): Decision<Denied> =>
      watchingOf(table, tokens)?.seats.includes('host')
        ? { deed: { lines: [{ type: 'letters-ruled', at: hall.sources.now(), rules }] } }
        : { no: deny(403, 'not-the-host', LETTERS.onlyHost) },
  )
  return whyNotDone(done) ?? { ok: true }
}

export interface NoteShown {
  readonly id: string
  readonly at: number
  readonly seat: Seat
  readonly turn: NoteWritten['turn']
  readonly stage: string | null
  readonly text: string | null
}

const noteShown = ({ id, at, seat, turn, stage }: NoteWritten, said: Text | undefined): NoteShown => ({
  id,
  at,
  seat,
  turn,
  stage,
  text: said?.text ?? null,
})

export interface NewNote {
  readonly key: string
  /** A note that is written anew. */
  readonly id?: string | undefined
  readonly seat?: Seat | undefined
  readonly text: string
}

function decideNote(hall: Hall, party: Party, id: string, asked: NewNote, moment: Moment): Decision<Denied> {
  const { notes } = moment.table.letters
  const before = asked.id === undefined ? undefined : notes[asked.id]
  const seat = speakingFor(moment, party, asked.seat ?? before?.seat)
  if (isDenied(seat)) return { no: seat.status === 403 && before !== undefined ? deny(404, 'no-such-note', LETTERS.noSuchNote) : seat }
  if (asked.id !== undefined && before?.seat !== seat) return { no: deny(404, 'no-such-note', LETTERS.noSuchNote) }
  const own = Object.values(notes).filter((one) => one.seat === seat)
  if (before === undefined && own.length >= MOST_NOTES) return { no: deny(422, 'too-many-notes', LETTERS.tooMany(MOST_NOTES)) }
  const { play, seating } = moment.table
  const tenure = holderOf(seating, seat)?.id ?? null
  const { situation, stage } = play.game
  const line: NoteWritten = { type: 'note-written', at: hall.sources.now(), id, seat, tenure, turn: situation.turn, stage }
  return { deed: { lines: [line], papers: [textPaper(NOTE, moment.game, id, { tenure, text: asked.text })] } }
}

/** Writes a note for a seat of one's own, or writes one anew. */
export async function writeNote(
  hall: Hall,
  party: Party,
  asked: NewNote,
): Promise<{ readonly ok: true; readonly note: NoteShown } | Denied> {
  const id = asked.id ?? hall.sources.id()
  const key = keyOf(party, 'note', asked.key)
  const done = await hall.write<Denied>(party.hosted.id, key, (moment) => decideNote(hall, party, id, asked, moment))
  const no = whyNotDone(done)
  if (no !== undefined || !('line' in done)) return no ?? NO_SUCH_GAME
  const { line } = done
  if (line.type !== 'note-written') return KEY_USED
  const said = (await hall.store.paper(NOTE, line.id))?.body as Text | undefined
  // Of what a note said before it was written anew nothing is left to compare.
  const hosted = done.type === 'repeated' ? await hall.open(party.hosted.id) : undefined
  const isLast = hosted !== undefined && hosted.table.letters.notes[line.id] === hosted.lineWith(key)
  return isLast && said?.text !== asked.text ? KEY_USED : { ok: true, note: noteShown(line, said) }
}

/** The notes of the seats that somebody has. */
export async function notesFor(
  hall: Hall,
  { hosted, watching }: Party,
): Promise<{ readonly ok: true; readonly notes: readonly NoteShown[] }> {
  const own = Object.values(hosted.table.letters.notes).filter(({ seat }) => watching.seats.includes(seat))
  const texts = await Promise.all(own.map(({ id }) => hall.store.paper(NOTE, id)))
  return { ok: true, notes: own.map((line, index) => noteShown(line, texts[index]?.body as Text | undefined)) }
}

export async function deleteNote(hall: Hall, party: Party, id: string): Promise<{ readonly ok: true } | Denied> {
  const done = await hall.write<Denied>(party.hosted.id, null, ({ table }): Decision<Denied> => {
    const note = table.letters.notes[id]
    const isOwn = note !== undefined && watchingOf(table, party.tokens)?.seats.includes(note.seat) === true
    if (note === undefined || !isOwn) return { no: deny(404, 'no-such-note', LETTERS.noSuchNote) }
    return { deed: { lines: [{ type: 'note-deleted', at: hall.sources.now(), id, seat: note.seat }], discarded: [{ kind: NOTE, id }] } }
  })
  return whyNotDone(done) ?? { ok: true }
}

/** The papers with everything that somebody wrote in a game. */
export async function textsOf(hall: Hall, game: string, tenure: string): Promise<readonly PaperName[]> {
  const papers = await Promise.all([LETTER, NOTE].map((kind) => hall.store.papersOf(game, kind)))
  return papers
    .flat()
    .filter(({ body }) => (body as Text).tenure === tenure)
    .map(({ kind, id }) => ({ kind, id }))
}
