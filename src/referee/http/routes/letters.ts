import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SEATS } from '../../../rules/game/index.ts'
import { LETTER_RULES } from '../../hosting/letters/rules.ts'
import {
  deleteLetter,
  deleteNote,
  LONGEST_LETTER,
  LONGEST_SUBJECT,
  lettersFor,
  notesFor,
  ruleLetters,
  sendLetter,
  writeNote,
} from '../../hosting/letters/writing.ts'
import { forgetFor } from '../../hosting/seats/forgetting.ts'
import { CORRESPONDENCE_WORDS as WORDS } from '../words/correspondence.ts'
import { replying, withParty } from './games.ts'
import { route } from './route.ts'
import { GAME_ID, KEY, line, OF_GAME, prose } from './shapes.ts'

const seat = z.enum(SEATS)
const ID = z.string().regex(/^[\w-]{1,64}$/)
const OK = z.literal(true)
const DONE = z.strictObject({ ok: OK })
const to = z.union([z.enum(['partners', 'table']), z.array(seat).min(1).max(SEATS.length)]).describe(WORDS.to)
const key = KEY.optional().describe(WORDS.letterKey)
const written = { id: z.string(), at: z.number(), turn: z.string(), stage: z.string().nullable(), text: z.string().nullable() }

const LETTER = z.strictObject({ ...written, from: seat, to, subject: z.string().optional() })
const NOTE = z.strictObject({ ...written, seat })

export const letterRoutes = [
  route({
    method: 'POST',
    path: '/games/:game/letters',
    name: 'sendLetter',
    words: WORDS.sendLetter,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({
      key,
      from: seat.optional().describe(WORDS.from),
      to,
      subject: line(LONGEST_SUBJECT).optional(),
      text: prose(LONGEST_LETTER),
    }),
    mostBytes: 256 * 1024,
    answers: { status: 201, words: WORDS.letterSent, shape: z.strictObject({ ok: OK, letter: LETTER }) },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) =>
        replying(await sendLetter(referee.hall, party, { ...asked.body, key: asked.body.key ?? randomUUID() })),
      ),
  }),
  route({
    method: 'GET',
    path: '/games/:game/letters',
    name: 'seeLetters',
    uncompressed: 'what opponents wrote stands beside what they must not read',
    words: WORDS.letters,
    who: 'holder',
    params: OF_GAME,
    query: z.strictObject({ before: ID.optional().describe(WORDS.before) }),
    answers: {
      words: WORDS.lettersShown,
      shape: z.strictObject({ ok: OK, rules: LETTER_RULES, hostReads: z.boolean(), letters: z.array(LETTER), more: z.boolean() }),
    },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => ({ body: await lettersFor(referee.hall, party, asked.query.before) })),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/letters/:letter',
    name: 'deleteLetter',
    words: WORDS.deleteLetter,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, letter: ID }),
    answers: { words: WORDS.deleted, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await deleteLetter(referee.hall, party, asked.params.letter))),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/letters/rules',
    name: 'ruleLetters',
    words: WORDS.ruleLetters,
    who: 'host',
    params: OF_GAME,
    body: LETTER_RULES,
    answers: { words: WORDS.ruled, shape: DONE },
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await ruleLetters(referee.hall, party, asked.body))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/notes',
    name: 'writeNote',
    words: WORDS.writeNote,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ key, seat: seat.optional(), text: prose(LONGEST_LETTER) }),
    mostBytes: 256 * 1024,
    answers: { status: 201, words: WORDS.noteWritten, shape: z.strictObject({ ok: OK, note: NOTE }) },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) =>
        replying(await writeNote(referee.hall, party, { ...asked.body, key: asked.body.key ?? randomUUID() })),
      ),
  }),
  route({
    method: 'GET',
    path: '/games/:game/notes',
    name: 'seeNotes',
    uncompressed: 'notes are secret',
    words: WORDS.notes,
    who: 'seat',
    params: OF_GAME,
    answers: { words: WORDS.notesShown, shape: z.strictObject({ ok: OK, notes: z.array(NOTE) }) },
    answer: (asked, referee) => withParty(asked, referee, async (party) => ({ body: await notesFor(referee.hall, party) })),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/notes/:note',
    name: 'changeNote',
    words: WORDS.changeNote,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, note: ID }),
    body: z.strictObject({ text: prose(LONGEST_LETTER) }),
    mostBytes: 256 * 1024,
    answers: { words: WORDS.noteWritten, shape: z.strictObject({ ok: OK, note: NOTE }) },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) =>
        replying(await writeNote(referee.hall, party, { key: randomUUID(), id: asked.params.note, text: asked.body.text })),
      ),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/notes/:note',
    name: 'deleteNote',
    words: WORDS.deleteNote,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, note: ID }),
    answers: { words: WORDS.deleted, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await deleteNote(referee.hall, party, asked.params.note))),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/people/:tenure',
    name: 'forgetPerson',
    words: WORDS.forget,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, tenure: ID }),
    answers: { words: WORDS.deleted, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await forgetFor(referee.hall, party, asked.params.tenure))),
  }),
]
