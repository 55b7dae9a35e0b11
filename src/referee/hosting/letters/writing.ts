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

interface Speaker {
  readonly seat: Seat
  readonly tenure: string
}

/** Who speaks, and for which seat: the one they name, or the only one they have. A link speaks for nobody: what is written belongs to a person. */
function speakingFor({ table }: Moment, { tokens }: Party, asked: Seat | undefined): Speaker | Denied {
  const watching = watchingOf(table, tokens)
  if (watching === undefined) return UNKNOWN_SECRET
  const { seats, tenures = [] } = watching
  const [only, another] = seats
  if (only === undefined) return deny(403, 'only-seated', LETTERS.onlySeated)
  if (asked === undefined && another !== undefined) return deny(422, 'which-seat', HOSTING.whichSeats)
  const seat = asked ?? only
  if (!seats.includes(seat)) return deny(403, 'not-your-seat', LETTERS.notYourSeat(seat), { seat })
  const tenure = holderOf(table.seating, seat)?.id
  return tenure !== undefined && tenures.includes(tenure) ? { seat, tenure } : deny(403, 'only-seated', LETTERS.onlySeated)
}

const isDenied = (one: Speaker | Denied): one is Denied => 'status' in one

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
  const speaker = speakingFor(moment, party, asked.from)
  if (isDenied(speaker)) return { no: speaker }
  const { seat: from, tenure } = speaker
  const { play, seating, letters } = moment.table
  const to = addressed(from, asked.to)
  const refusals: readonly Refusal[] = whyNotWrite(letters.rules, play, seating.seats, from, to)
  if (refusals.length > 0) return { no: denied(422, ...refusals) }
  const at = hall.sources.now()
  const lately = letters.letters.filter((one) => one.from === from && one.at > at - HOUR).length
  if (lately >= MOST_LETTERS) return { no: deny(422, 'too-many-letters', LETTERS.tooManyLetters(MOST_LETTERS)) }
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

/** What of one's own may still be read: a seat that was given up takes its letters and notes along. */
const isStillShown = ({ hosted, watching }: Party, id: string): boolean => hosted.seenBy(watching).hasSeen(id)

/** The letters that somebody may read, the last of them or those before one. */
export async function lettersFor(hall: Hall, party: Party, before?: string): Promise<Letters> {
  const { hosted, watching } = party
  const { letters, rules } = hosted.table.letters
  const hostReads = hosted.header.setting.hostReadsLetters ?? false
  const own = letters.filter((line) => isStillShown(party, line.id) && isReader(line, { seats: watching.seats }, hostReads))
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
    const { seats = [], tenures = [] } = watchingOf(table, party.tokens) ?? {}
    const isOwn = ({ tenure, from }: LetterSent): boolean =>
      tenure === null ? seats.includes(from) && isStillShown(party, id) : tenures.includes(tenure)
    if (letter === undefined || !isOwn(letter)) return { no: deny(404, 'no-such-letter', LETTERS.noSuchLetter) }
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

const NO_SUCH_NOTE = deny(404, 'no-such-note', LETTERS.noSuchNote)

function decideNote(hall: Hall, party: Party, id: string, asked: NewNote, moment: Moment): Decision<Denied> {
  const { notes } = moment.table.letters
  const before = asked.id === undefined ? undefined : notes[asked.id]
  const speaker = speakingFor(moment, party, asked.seat ?? before?.seat)
  if (isDenied(speaker)) return { no: speaker.status === 403 && before !== undefined ? NO_SUCH_NOTE : speaker }
  const { seat, tenure } = speaker
  if (asked.id !== undefined && (before?.seat !== seat || !isStillShown(party, before.id))) return { no: NO_SUCH_NOTE }
  const own = Object.values(notes).filter((one) => one.seat === seat && isStillShown(party, one.id))
  if (before === undefined && own.length >= MOST_NOTES) return { no: deny(422, 'too-many-notes', LETTERS.tooMany(MOST_NOTES)) }
  const { situation, stage } = moment.table.play.game
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
export async function notesFor(hall: Hall, party: Party): Promise<{ readonly ok: true; readonly notes: readonly NoteShown[] }> {
  const { letters } = party.hosted.table
  const own = Object.values(letters.notes).filter(({ id, seat }) => party.watching.seats.includes(seat) && isStillShown(party, id))
  const texts = await Promise.all(own.map(({ id }) => hall.store.paper(NOTE, id)))
  return { ok: true, notes: own.map((line, index) => noteShown(line, texts[index]?.body as Text | undefined)) }
}

export async function deleteNote(hall: Hall, party: Party, id: string): Promise<{ readonly ok: true } | Denied> {
  const done = await hall.write<Denied>(party.hosted.id, null, ({ table }): Decision<Denied> => {
    const note = table.letters.notes[id]
    const isOwn = note !== undefined && watchingOf(table, party.tokens)?.seats.includes(note.seat) === true && isStillShown(party, id)
    if (note === undefined || !isOwn) return { no: NO_SUCH_NOTE }
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
