import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../record/index.ts'
import type { Seat } from '../../../rules/game/index.ts'
import type { Party } from '../seats/admission.ts'
import { forgetFor } from '../seats/forgetting.ts'
import { handOver, join, leave, remove, sendLink } from '../seats/sitting.ts'
import { eventsAfter, look, menuOf, recordFor, tableFor } from '../watching/looking.ts'
import { openTable, type Person, type TestTable } from '../whole-games/clocked-table.testing.ts'
import type { Addressed } from './rules.ts'
import { deleteLetter, deleteNote, lettersFor, notesFor, ruleLetters, sendLetter, writeNote } from './writing.ts'

interface Room extends TestTable {
  readonly anna: Person
  readonly bert: Person
  readonly carl: Person
  readonly hana: Person
}

async function room(table: Parameters<typeof openTable>[0] = {}): Promise<Room> {
  const opened = await openTable(table)
  return {
    ...opened,
    anna: await opened.sit('Anna', 'germany'),
    bert: await opened.sit('Bert', 'britain', 'us'),
    carl: await opened.sit('Carl', 'russia'),
    hana: await opened.sit('Hana', 'host'),
  }
}

const newKey = (): string => Math.random().toString(36)

const write = async ({ hall }: TestTable, by: Party, to: Addressed, text: string, from?: Seat, key = newKey()) =>
  sendLetter(hall, by, { key, to, text, ...(from === undefined ? {} : { from }) })

/** Everything that goes out to somebody, as one text. */
async function everything({ hall }: TestTable, party: Party): Promise<string> {
  return JSON.stringify([
    (await look(hall, party, { menu: true, log: true })).text,
    await menuOf(party),
    eventsAfter(party, 0),
    await tableFor(hall, party),
    await recordFor(hall, party),
    await lettersFor(hall, party),
    await notesFor(hall, party),
  ])
}

/** Who reads a text anywhere, of all who can look at the game. */
async function readersOf(table: Room, text: string): Promise<readonly string[]> {
  const { secrets, anna, bert, carl, hana } = table
  const eyes = {
    anna: anna.secret,
    bert: bert.secret,
    carl: carl.secret,
    host: hana.secret,
    watcher: secrets.watch ?? '',
    italy: secrets.seats.italy ?? '',
  }
  const found = await Promise.all(
    Object.entries(eyes).map(async ([name, secret]) => ((await everything(table, await table.party(secret))).includes(text) ? [name] : [])),
  )
  return found.flat()
}

describe('a key says that a request is the same as before', () => {
  test('another letter under it is refused, not swallowed', async () => {
    const table = await room()
    const send = async (to: Addressed, text: string) => write(table, await table.anna.party(), to, text, undefined, 'one-key')
    await send(['russia'], 'a pact')
    const used = { ok: false, status: 422, refusals: [{ code: 'key-used' }] }
    expect(await send(['russia'], 'no pact')).toMatchObject(used)
    expect(await send(['britain'], 'a pact')).toMatchObject(used)
  })

  test('one that was deleted since is answered still, without its text', async () => {
    const table = await room()
    const send = async () => write(table, await table.anna.party(), ['russia'], 'a pact', undefined, 'one-key')
    const sent = await send()
    await deleteLetter(table.hall, await table.anna.party(), sent.ok ? sent.letter.id : '')
    expect(await send()).toMatchObject({ ok: true, letter: { text: null } })
  })

  test('a note likewise, also when it was written anew since', async () => {
    const table = await room()
    const note = async (text: string, key: string, id?: string) =>
      writeNote(table.hall, await table.anna.party(), { key, text, ...(id === undefined ? {} : { id }) })
    const first = await note('a plan', 'one-key')
    expect(await note('another plan', 'one-key')).toMatchObject({ ok: false, refusals: [{ code: 'key-used' }] })
    await note('a better plan', 'two-keys', first.ok ? first.note.id : '')
    expect(await note('a plan', 'one-key')).toMatchObject({ ok: true, note: { text: 'a better plan' } })
    expect((await notesFor(table.hall, await table.anna.party())).notes).toHaveLength(1)
  })
})

test('a seat that is named twice, or is one’s own, counts once or not at all', async () => {
  const table = await room()
  expect(await write(table, await table.anna.party(), ['germany', 'russia', 'russia', 'britain'], 'a pact')).toMatchObject({
    letter: { to: ['russia', 'britain'] },
  })
})

describe('who reads what', () => {
  test('a letter between two is read by these two; the host is not among them', async () => {
    const table = await room()
    expect(await write(table, await table.anna.party(), ['russia'], 'canary-pact')).toMatchObject({
      ok: true,
      letter: { from: 'germany', to: ['russia'], turn: '1939 fall', text: 'canary-pact' },
    })
    expect(await readersOf(table, 'canary-pact')).toEqual(['anna', 'carl'])
    const seen = async (party: Party) => (await lettersFor(table.hall, party)).letters.length
    expect([await seen(await table.anna.party()), await seen(await table.bert.party())]).toEqual([1, 0])
  })

  test('nobody else learns that it was written, by number or by size', async () => {
    const table = await room()
    const before = await everything(table, await table.bert.party())
    await write(table, await table.anna.party(), ['russia'], 'x'.repeat(5_000))
    await writeNote(table.hall, await table.carl.party(), { key: newKey(), text: 'y'.repeat(5_000) })
    expect(await everything(table, await table.bert.party())).toBe(before)
  })

  test('partners’ talk stays within the faction, table talk is for all, also for who watches', async () => {
    const table = await room()
    await write(table, await table.anna.party(), 'partners', 'canary-axis')
    // A link that nobody has used shows no letters: whoever made the game knows it.
    expect(await readersOf(table, 'canary-axis')).toEqual(['anna'])
    await write(table, await table.bert.party(), 'table', 'canary-table', 'us')
    expect(await readersOf(table, 'canary-table')).toEqual(['anna', 'bert', 'carl', 'host', 'watcher', 'italy'])
  })

  test('the host reads letters of others only if the game said so before it began', async () => {
    const table = await room({ table: { hostReadsLetters: true } })
    await write(table, await table.anna.party(), ['russia'], 'canary-open')
    expect(await readersOf(table, 'canary-open')).toEqual(['anna', 'carl', 'host'])
    await writeNote(table.hall, await table.anna.party(), { key: newKey(), text: 'canary-note' })
    expect(await readersOf(table, 'canary-note')).toEqual(['anna'])
  })

  test('a note is the seat’s alone, not even its partners’', async () => {
    const table = await room()
    const noted = await writeNote(table.hall, await table.anna.party(), { key: newKey(), text: 'canary-note' })
    if (!noted.ok) throw new Error('not noted')
    expect(await readersOf(table, 'canary-note')).toEqual(['anna'])
    const { id } = noted.note
    expect(await writeNote(table.hall, await table.carl.party(), { key: newKey(), id, text: 'x' })).toMatchObject({ status: 404 })
    expect(await deleteNote(table.hall, await table.carl.party(), id)).toMatchObject({ status: 404 })
    await writeNote(table.hall, await table.anna.party(), { key: newKey(), id, text: 'canary-second' })
    expect((await notesFor(table.hall, await table.anna.party())).notes.map(({ text }) => text)).toEqual(['canary-second'])
    expect(await deleteNote(table.hall, await table.anna.party(), id)).toEqual({ ok: true })
    expect(await readersOf(table, 'canary-second')).toEqual([])
  })

  test('letters and notes are the person’s: whoever leaves loses them at once, a successor reads from then on', async () => {
    const table = await room()
    const old = await write(table, await table.carl.party(), ['germany'], 'canary-old')
    const noted = await writeNote(table.hall, await table.anna.party(), { key: newKey(), text: 'canary-note' })
    if (!old.ok || !noted.ok) throw new Error('not written')
    const sent = await handOver(table.hall, await table.anna.party())
    if (!sent.ok) throw new Error('no link')
    const seated = await join(table.hall, table.game, [sent.secret], { name: 'Dora' })
    if (!seated.ok) throw new Error('not seated')
    await expect(table.anna.party()).rejects.toThrow('not let in')
    const dora = await table.party(seated.secret)
    expect(await everything(table, dora)).not.toContain('canary')
    expect(await writeNote(table.hall, dora, { key: newKey(), id: noted.note.id, text: 'mine' })).toMatchObject({ status: 404 })
    expect(await deleteNote(table.hall, dora, noted.note.id)).toMatchObject({ status: 404 })
    const lines = eventsAfter(dora, 0)
    await deleteLetter(table.hall, await table.carl.party(), old.letter.id)
    expect(eventsAfter(await table.party(seated.secret), 0)).toBe(lines)
    await write(table, await table.carl.party(), ['germany'], 'canary-new')
    expect((await lettersFor(table.hall, await table.party(seated.secret))).letters.map(({ text }) => text)).toEqual(['canary-new'])
  })

  test('a letter to an empty seat waits for whoever sits down next', async () => {
    const table = await room()
    await write(table, await table.carl.party(), ['germany'], 'canary-before')
    await leave(table.hall, await table.anna.party())
    await write(table, await table.carl.party(), ['germany'], 'canary-waiting')
    const link = await sendLink(table.hall, await table.hana.party(), ['germany'])
    if (!link.ok) throw new Error('no link')
    expect(await everything(table, await table.party(link.secret))).not.toContain('canary')
    const seated = await join(table.hall, table.game, [link.secret], { name: 'Dora' })
    if (!seated.ok) throw new Error('not seated')
    const dora = await table.party(seated.secret)
    expect((await lettersFor(table.hall, dora)).letters.map(({ text }) => text)).toEqual(['canary-waiting'])
  })

  test('whoever sits down with more seats stays the same person, and keeps letters, notes and draft', async () => {
    const table = await room()
    const anna = await table.anna.party()
    await write(table, await table.carl.party(), ['germany'], 'canary-letter')
    await writeNote(table.hall, anna, { key: newKey(), text: 'canary-note' })
    await table.order(table.anna.secret, 'draft hungary=2')
    const more = await join(table.hall, table.game, [table.secrets.seats.italy ?? '', table.anna.secret], { name: 'Anna' })
    if (!more.ok) throw new Error('not seated')
    const seen = await everything(table, await table.party(more.secret))
    for (const text of ['canary-letter', 'canary-note', 'hungary\\":2']) expect(seen).toContain(text)
    expect((await notesFor(table.hall, await table.party(more.secret))).notes).toHaveLength(1)
    expect(await forgetFor(table.hall, await table.party(more.secret), more.tenure)).toEqual({ ok: true })
    expect(await everything(table, await table.party(more.secret))).not.toContain('canary-note')
    expect(JSON.stringify(await table.store.papersOf(table.game, 'note'))).toBe('[]')
  })

  test('the host who removes a player reads nothing of theirs, and the table reads why', async () => {
    const table = await room()
    await write(table, await table.carl.party(), ['germany'], 'canary-letter')
    await writeNote(table.hall, await table.anna.party(), { key: newKey(), text: 'canary-note' })
    await table.order(table.anna.secret, 'draft hungary=2')
    const sent = await remove(table.hall, await table.hana.party(), 'germany', 'silent for a month')
    if (!sent.ok) throw new Error('no link')
    const hidden = ['canary', 'hungary\\":', 'allocation-drafted']
    for (const text of hidden) expect(await everything(table, await table.party(sent.secret)), text).not.toContain(text)
    for (const { secret } of [table.bert, table.carl, table.hana])
      expect(eventsAfter(await table.party(secret), 0)).toContain('"why":"removed","reason":"silent for a month"')
    const seated = await join(table.hall, table.game, [sent.secret], { name: 'Hana again' })
    if (!seated.ok) throw new Error('not seated')
    for (const text of hidden) expect(await everything(table, await table.party(seated.secret)), text).not.toContain(text)
    expect((await table.hall.open(table.game))?.table.play.game.drafts).toEqual({ axis: {} })
    expect(await table.order(seated.secret, 'draft rumania=1')).toMatchObject({ ok: true })
    expect(await everything(table, await table.party(seated.secret))).toContain('rumania\\":1')
  })

  test('letters of older stores are those of the tenure that sat when they were written', async () => {
    const table = await room()
    const { store, game, hall } = table
    const { sequence } = (await store.read(game)) ?? { sequence: 0 }
    const written = { tenure: null, turn: '1939 fall', stage: null, at: 1 }
    const lines = [
      { type: 'letter-sent', id: 'old-letter', from: 'russia', to: ['germany'], readers: ['germany'], ...written },
      { type: 'note-written', id: 'old-note', seat: 'italy', ...written },
    ]
    await store.write(game, sequence, { lines: lines.map((body) => ({ key: null, body })) })
    await hall.open(game)
    const ids = async (secret: string) => (await lettersFor(hall, await table.party(secret))).letters.map(({ id }) => id)
    expect([await ids(table.anna.secret), await ids(table.bert.secret)]).toEqual([['old-letter'], []])
    const italy = await table.sit('Ida', 'italy')
    expect((await notesFor(hall, await italy.party())).notes.map(({ id }) => id)).toEqual(['old-note'])
    const sent = await remove(hall, await table.hana.party(), 'italy', 'gone')
    if (!sent.ok) throw new Error('no link')
    const next = await join(hall, game, [sent.secret], { name: 'Next' })
    if (!next.ok) throw new Error('not seated')
    expect((await notesFor(hall, await table.party(next.secret))).notes).toEqual([])
  })

  test('two games know nothing of each other', async () => {
    const [one, other] = [await room(), await room()]
    await write(one, await one.anna.party(), 'table', 'canary-elsewhere')
    expect(await readersOf(other, 'canary-elsewhere')).toEqual([])
  })
})

describe('who may write', () => {
  const may = async (table: Room, by: Party, to: Addressed, from?: Seat): Promise<string> => {
    const done = await write(table, by, to, 'hello', from)
    return done.ok ? 'sent' : (done.refusals[0]?.code ?? '')
  }

  test('only from a seat of one’s own, and with several it is said which', async () => {
    const table = await room()
    const bert = await table.bert.party()
    expect(await may(table, bert, ['germany'])).toBe('which-seat')
    expect(await may(table, bert, ['germany'], 'us')).toBe('sent')
    expect(await may(table, bert, ['germany'], 'russia')).toBe('not-your-seat')
    expect(await may(table, await table.party(table.secrets.watch ?? ''), ['germany'])).toBe('only-seated')
  })

  test('not to oneself alone, nor to a seat that is not in the game', async () => {
    const table = await room({ scenario: 'european-1939' })
    expect(await may(table, await table.anna.party(), ['germany'])).toBe('nobody-to-write-to')
    expect(await may(table, await table.anna.party(), ['japan'])).toBe('no-such-seat')
    expect(await may(table, await table.carl.party(), 'partners')).toBe('nobody-to-write-to')
  })

  test.each([
    ['anybody', { italy: 'sent', japan: 'sent', russia: 'sent' }],
    ['own-side', { italy: 'sent', japan: 'sent', russia: 'may-not-write-to' }],
    ['partners', { italy: 'sent', japan: 'may-not-write-to', russia: 'may-not-write-to' }],
    ['nobody', { italy: 'may-not-write-to', japan: 'may-not-write-to', russia: 'may-not-write-to' }],
  ] as const)('Germany to %s, and always to the host', async (to, expected) => {
    const table = await room({ table: { letters: { to } } })
    const anna = await table.anna.party()
    for (const [seat, code] of Object.entries(expected)) expect(await may(table, anna, [seat as Seat]), seat).toBe(code)
    expect(await may(table, anna, ['host'])).toBe('sent')
    expect(await may(table, anna, 'table')).toBe('sent')
    expect(await may(table, await table.hana.party(), ['russia'])).toBe('sent')
  })

  test('when: the host rules, and everybody sees the ruling', async () => {
    const table = await room()
    const host = await table.hana.party()
    const rule = (when: 'always' | 'between-phases' | 'at-year-start' | 'never') =>
      ruleLetters(table.hall, host, { to: 'anybody', when, tableTalk: false })
    expect(await ruleLetters(table.hall, await table.anna.party(), { to: 'anybody', when: 'never', tableTalk: true })).toMatchObject({
      status: 403,
    })
    const anna = await table.anna.party()
    await rule('at-year-start')
    expect(await may(table, anna, ['russia'])).toBe('sent')
    expect(await may(table, anna, 'table')).toBe('no-table-talk')
    await rule('never')
    expect(await may(table, anna, ['russia'])).toBe('no-letters-now')
    await rule('between-phases')
    expect(await may(table, anna, ['russia'])).toBe('sent')
    for (const secret of [table.anna.secret, table.bert.secret, table.carl.secret]) await table.order(secret, 'seal nothing')
    expect(await may(table, await table.anna.party(), ['russia'])).toBe('no-letters-now')
    await rule('at-year-start')
    expect(await may(table, await table.anna.party(), ['russia'])).toBe('no-letters-now')
    expect(eventsAfter(await table.party(table.secrets.watch ?? ''), 0)).toContain('letters-ruled')
  })

  test('once: the same key sends one letter', async () => {
    const table = await room()
    const anna = await table.anna.party()
    const [one, two] = await Promise.all([
      write(table, anna, ['russia'], 'hello', undefined, 'k'),
      write(table, anna, ['russia'], 'hello', undefined, 'k'),
    ])
    expect(one).toEqual(two)
    expect((await lettersFor(table.hall, await table.carl.party())).letters).toHaveLength(1)
  })
})

test('a person is forgotten: name and texts go, the record and the fact of a letter stand', async () => {
  const table = await room()
  await table.order(table.anna.secret, 'seal nothing')
  await write(table, await table.anna.party(), ['russia'], 'canary-gone')
  await write(table, await table.carl.party(), ['germany'], 'canary-stays')
  await writeNote(table.hall, await table.anna.party(), { key: newKey(), text: 'canary-note' })
  const entries = async () => {
    const read = readRecord(await recordFor(table.hall, await table.bert.party()))
    return read.ok ? read.record.entries.map(({ order, events }) => ({ order, events })) : read.refusals
  }
  const before = await entries()
  expect(await forgetFor(table.hall, await table.bert.party(), table.anna.tenure)).toMatchObject({ status: 403 })
  expect(await forgetFor(table.hall, await table.anna.party(), table.anna.tenure)).toEqual({ ok: true })
  expect(await readersOf(table, 'canary-gone')).toEqual([])
  expect(await readersOf(table, 'canary-note')).toEqual([])
  expect(await readersOf(table, 'Anna')).toEqual([])
  expect((await lettersFor(table.hall, await table.carl.party())).letters.map(({ text }) => text)).toEqual([null, 'canary-stays'])
  expect(await entries()).toEqual(before)
  await leave(table.hall, await table.carl.party())
  expect(await forgetFor(table.hall, await table.hana.party(), table.carl.tenure)).toEqual({ ok: true })
  expect(JSON.stringify(await table.store.papersOf(table.game, 'letter'))).toBe('[]')
})

test('more letters than fit on a page are read page by page', async () => {
  const table = await room()
  const anna = await table.anna.party()
  for (let index = 0; index < 120; index++) await write(table, anna, ['russia'], `letter ${index}`)
  expect(await write(table, anna, ['russia'], 'one too many')).toMatchObject({ status: 422, refusals: [{ code: 'too-many-letters' }] })
  table.clock.now += 3_600_000
  for (let index = 120; index < 130; index++) await write(table, anna, ['russia'], `letter ${index}`)
  const last = await lettersFor(table.hall, await table.carl.party())
  expect([last.letters.length, last.more, last.letters.at(-1)?.text]).toEqual([100, true, 'letter 129'])
  const first = await lettersFor(table.hall, await table.carl.party(), last.letters[0]?.id)
  expect([first.letters.length, first.more, first.letters[0]?.text]).toEqual([30, false, 'letter 0'])
})
