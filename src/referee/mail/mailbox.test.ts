import { describe, expect, test } from 'vitest'
import { hashOfText } from '../../fair/index.ts'
import {
  type AskServer,
  boxOf,
  type Folder,
  gameIn,
  inviteTo,
  joinGame,
  type Made,
  pack,
  writeLetter,
  writeOrders,
} from '../../record/index.ts'
import { Hall } from '../hosting/hall.ts'
import { Rounds } from '../hosting/rounds.ts'
import { OWN_SOURCES } from '../hosting/sources.ts'
import { freshStore } from '../http/room.testing.ts'
import type { GameStore } from '../store/store.ts'
import { judgeHere } from './judging.testing.ts'
import { ALONE, BOXES, hashesIn, PLAYED, packetsWith, putInBox } from './mailbox.ts'
import { anyBytes, byMail, mailServer, recordIn, TWO, visit } from './mailing.testing.ts'

const invited = (): Made => inviteTo({ edition: '2023' }, TWO, { game: 'box-game', secret: anyBytes(), random: anyBytes() }) as Made
const joined = ([invitation = '']: readonly string[]): Made =>
  joinGame(invitation, 'ben', { secret: anyBytes(), random: anyBytes() }) as Made

const visited = async (folder: Folder, ask: AskServer): Promise<Folder> => (await visit(folder, ask)).folder

const saying = (folder: Folder, text: string): Folder => {
  const mail = gameIn(folder)
  const asked = writeOrders(folder, mail, text)
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusals))
  return { ...folder, texts: [...folder.texts, pack(folder, mail, asked.body, anyBytes())] }
}

test('a game goes over a server, by mail and over the server again, and ends the same in both folders', async () => {
  const { ask, room } = await mailServer()
  const made = invited()
  let anna = made.folder
  let ben = joined(made.sent).folder
  ben = await visited(ben, ask)
  anna = await visited(anna, ask)
  ben = await visited(ben, ask)
  expect(gameIn(ben).ledger?.kept.entries).toHaveLength(1)
  anna = await visited(saying(anna, 'seal hungary=2,turkey=1'), ask)
  // From here the packets are carried by hand ...
  ben = saying(await visited(ben, ask), 'seal turkey=2')
  ;[anna, ben] = byMail([anna, ben]) as [Folder, Folder]
  ben = saying(ben, 'seal finland=1')
  ;[anna, ben] = byMail([anna, ben]) as [Folder, Folder]
  anna = saying(anna, 'name hungary')
  ;[anna, ben] = byMail([anna, ben]) as [Folder, Folder]
  // ... and back over the server, which gets all that it has missed.
  anna = await visited(saying(anna, 'pass'), ask)
  ben = await visited(ben, ask)
  anna = await visited(saying(anna, 'roll hungary'), ask)
  ben = await visited(ben, ask)
  anna = await visited(anna, ask)
  expect(recordIn(anna)).toBe(recordIn(ben))
  expect(gameIn(anna).ledger?.kept.entries.at(-1)?.dice).toHaveLength(1)
  expect(gameIn(anna).faults).toEqual([])
  // Its record is no game for a referee who would have to know what is sealed.
  const imported = await room.post('/api/games', { record: recordIn(anna) }, { Origin: room.url })
  expect([imported.status, await imported.text()]).toEqual([422, expect.stringContaining('mail sync FOLDER ADDRESS')])
})

test('a box takes packets of those who play, signed, each once, and nothing else', async () => {
  const { room, ask } = await mailServer()
  const { folder, sent } = invited()
  const box = boxOf(folder) ?? ''
  const put = (...packets: readonly string[]) => ask(`/mail/${box}`, { packets })
  const ben = joined(sent)
  expect(await put(...ben.sent)).toMatchObject({ kept: 0, refused: [expect.stringContaining('the invitation it is named after')] })
  expect(await put(...sent, ...sent)).toMatchObject({ kept: 1, refused: [] })
  expect(await put(...sent, ...ben.sent)).toMatchObject({ kept: 1, refused: [] })
  // Somebody else with the invitation joins under Ben's name, and writes as Anna.
  const again = joined(sent)
  expect(await put(...again.sent)).toMatchObject({ kept: 0, refused: [expect.stringContaining('was not signed by ben')] })
  const letter = writeLetter(folder, gameIn(ben.folder), 'x')
  const forged = letter.ok ? pack({ ...again.folder, name: 'anna' }, gameIn(ben.folder), letter.body, anyBytes()) : ''
  expect(await put(forged, 'hello', `${ben.sent[0]}`.replace('ben', 'bem'))).toMatchObject({
    kept: 0,
    refused: [expect.any(String), expect.any(String), expect.any(String)],
  })
  expect(await ask(`/mail/${box}`)).toEqual({ packets: expect.arrayContaining([hashOfText(sent[0] ?? ''), hashOfText(ben.sent[0] ?? '')]) })
  expect(await ask(`/mail/${hashOfText('another')}`)).toEqual({ packets: [] })
  expect((await room.get('/api/mail/abc')).status).toBe(404)
})

describe('a box', () => {
  const DAY = 24 * 3_600_000

  async function openBox() {
    const store = freshStore()
    const clock = { now: 1_000 }
    const hall = new Hall(store, { ...OWN_SOURCES, now: () => clock.now })
    const { folder, sent } = invited()
    const box = boxOf(folder) ?? ''
    const rounds = new Rounds(hall, BOXES, (error) => {
      throw error
    })
    const pass = async (days: number): Promise<number> => {
      for (let day = 0; day < days; day += 1) {
        clock.now += DAY
        await rounds.run()
      }
      return (await hashesIn(store, box)).length
    }
    const put = (texts: readonly string[]) => putInBox(store, judgeHere, box, texts, clock.now)
    await put(sent)
    return { store, clock, rounds, sent, box, pass, put }
  }

  test('is cleared when nobody has put anything into it for half a year, one that nobody joined after two weeks, and not before', async () => {
    const { store, sent, pass, put } = await openBox()
    expect(await pass(ALONE.days - 1)).toBe(1)
    await put(joined(sent).sent)
    expect(await pass(PLAYED.days - 1)).toBe(2)
    expect(await pass(1)).toBe(0)
    await put(sent)
    expect(await pass(ALONE.days)).toBe(0)
    await store.close()
  })

  test('is not cleared by a clock that is set a year on, and its keys stay', async () => {
    const { store, clock, rounds, sent, box, pass, put } = await openBox()
    await put(joined(sent).sent)
    const kept = async () => (await store.paper('mail-box', box))?.body
    const before = await kept()
    expect(before).toMatchObject({ keys: {}, days: 0 })
    clock.now += 365 * DAY
    await rounds.run()
    expect([(await hashesIn(store, box)).length, await kept()]).toEqual([2, { ...(before as object), days: 1 }])
    expect(await pass(PLAYED.days - 2)).toBe(2)
    expect(await pass(1)).toBe(0)
    await store.close()
  })
})

/** A store that says which papers were read, and how often many at once. */
function watched(store: GameStore) {
  const read: string[] = []
  let many = 0
  const watching = new Proxy(store, {
    get: (own, name) => {
      if (name === 'papersOf') many++
      const value: unknown = Reflect.get(own, name, own)
      if (typeof value !== 'function') return value
      return (...given: readonly string[]) => {
        if (name === 'paper') read.push(String(given[0]))
        return Reflect.apply(value, own, given) as unknown
      }
    },
  })
  return { store: watching, counts: () => ({ packets: read.filter((kind) => kind === 'mail-packet').length, many }) }
}

test('looking into a box, and putting in what is there or new, reads no packet', async () => {
  const { store, counts } = watched(freshStore())
  const { folder, sent } = invited()
  const box = boxOf(folder) ?? ''
  const ben = joined(sent)
  expect(await putInBox(store, judgeHere, box, sent, 0)).toMatchObject({ kept: 1 })
  expect(await putInBox(store, judgeHere, box, ben.sent, 0)).toMatchObject({ kept: 1 })
  expect(await putInBox(store, judgeHere, box, [...sent, ...ben.sent], 0)).toMatchObject({ kept: 0, refusals: [] })
  expect(await hashesIn(store, box)).toHaveLength(2)
  expect(counts()).toEqual({ packets: 0, many: 0 })
  expect(await packetsWith(store, box, [hashOfText(sent[0] ?? '')])).toEqual(sent)
  expect(counts()).toEqual({ packets: 1, many: 0 })
})

test('a box from before its keys were kept beside it is read once', async () => {
  const { store, counts } = watched(freshStore())
  const { folder, sent } = invited()
  const box = boxOf(folder) ?? ''
  const ben = joined(sent)
  for (const texts of [sent, ben.sent]) await putInBox(store, judgeHere, box, texts, 0)
  await store.put([{ kind: 'mail-box', id: box, game: `mail-${box}`, due: 1, body: {} }])
  const again = joined(sent)
  for (let tries = 0; tries < 3; tries++)
    expect(await putInBox(store, judgeHere, box, again.sent, 0)).toMatchObject({ kept: 0, refusals: [{ code: 'forged' }] })
  expect(counts()).toEqual({ packets: 2, many: 0 })
})

test('two who join under one name at once: the first has it', async () => {
  const store = freshStore()
  const { folder, sent } = invited()
  const box = boxOf(folder) ?? ''
  await putInBox(store, judgeHere, box, sent, 0)
  const put = await Promise.all([joined(sent), joined(sent)].map((one) => putInBox(store, judgeHere, box, one.sent, 0)))
  expect(put.map((one) => one?.kept)).toEqual([1, 0])
})

test('a box that nobody joined has little room', async () => {
  const store = freshStore()
  const made = invited()
  const box = boxOf(made.folder) ?? ''
  const mail = gameIn(made.folder)
  const letters = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => {
      const said = writeLetter(made.folder, mail, `letter ${at}`)
      if (!said.ok) throw new Error('a letter')
      return pack(made.folder, mail, said.body, anyBytes())
    })
  await putInBox(store, judgeHere, box, made.sent, 0)
  const many = letters(ALONE.packets)
  expect(await putInBox(store, judgeHere, box, many, 0)).toMatchObject({ kept: 0, refusals: [{ code: 'box-full' }] })
  await putInBox(store, judgeHere, box, joined(made.sent).sent, 0)
  expect(await putInBox(store, judgeHere, box, many, 0)).toMatchObject({ kept: ALONE.packets, refusals: [] })
})
