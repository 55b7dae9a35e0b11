import { expect, test } from 'vitest'
import { hashOfText } from '../../fair/index.ts'
import {
  type AskServer,
  answer,
  boxOf,
  exchange,
  type Folder,
  gameIn,
  inviteTo,
  joinGame,
  type Made,
  pack,
  recordOfLedger,
  writeLetter,
  writeOrders,
} from '../../record/index.ts'
import { Hall } from '../hosting/hall.ts'
import { Rounds } from '../hosting/rounds.ts'
import { OWN_SOURCES } from '../hosting/sources.ts'
import { freshStore, openRoom } from '../http/room.testing.ts'
import { BOXES, CLEARED_AFTER, hashesIn, putInBox } from './mailbox.ts'

let drawn = 0
const anyBytes = (): string => hashOfText(`mailbox ${drawn++}`)

const SEATS = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china', 'russia'] } as const

async function server() {
  const room = await openRoom()
  const ask: AskServer = async (path, body) => {
    const response = await (body === undefined ? room.get(`/api${path}`) : room.post(`/api${path}`, body, { Origin: room.url }))
    expect(response.status).toBeLessThan(300)
    return response.json()
  }
  return { room, ask }
}

const invited = (): Made => inviteTo({ edition: '2023' }, SEATS, { game: 'box-game', secret: anyBytes(), random: anyBytes() }) as Made
const joined = ([invitation = '']: readonly string[]): Made =>
  joinGame(invitation, 'ben', { secret: anyBytes(), random: anyBytes() }) as Made

/** Somebody exchanges with the server, answers what came, and exchanges again. */
async function visit(folder: Folder, ask: AskServer): Promise<Folder> {
  const { folder: there } = await exchange(folder, ask)
  return (await exchange(answer(there, anyBytes).folder, ask)).folder
}

const saying = (folder: Folder, text: string): Folder => {
  const mail = gameIn(folder)
  const asked = writeOrders(folder, mail, text)
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusals))
  return { ...folder, texts: [...folder.texts, pack(folder, mail, asked.body, anyBytes())] }
}

/** By mail each hands the other all that he has, answered. */
function byMail(one: Folder, other: Folder): readonly [Folder, Folder] {
  let [left, right] = [one, other]
  for (let times = 0; times < 3; times += 1) {
    left = answer({ ...left, texts: [...new Set([...left.texts, ...right.texts])] }, anyBytes).folder
    right = answer({ ...right, texts: [...new Set([...right.texts, ...left.texts])] }, anyBytes).folder
  }
  return [left, right]
}

const recordIn = (folder: Folder): string => {
  const { ledger } = gameIn(folder)
  return ledger === undefined ? '' : recordOfLedger(ledger)
}

test('a game goes over a server, by mail and over the server again, and ends the same in both folders', async () => {
  const { ask, room } = await server()
  const made = invited()
  let anna = made.folder
  let ben = joined(made.sent).folder
  ben = await visit(ben, ask)
  anna = await visit(anna, ask)
  ben = await visit(ben, ask)
  expect(gameIn(ben).ledger?.kept.entries).toHaveLength(1)
  anna = await visit(saying(anna, 'seal hungary=2,turkey=1'), ask)
  // From here the packets are carried by hand ...
  ben = saying(await visit(ben, ask), 'seal turkey=2')
  ;[anna, ben] = byMail(anna, ben)
  ben = saying(ben, 'seal finland=1')
  ;[ben, anna] = byMail(ben, anna)
  anna = saying(anna, 'name hungary')
  ;[anna, ben] = byMail(anna, ben)
  // ... and back over the server, which gets all that it has missed.
  anna = await visit(saying(anna, 'pass'), ask)
  ben = await visit(ben, ask)
  anna = await visit(saying(anna, 'roll hungary'), ask)
  ben = await visit(ben, ask)
  anna = await visit(anna, ask)
  expect(recordIn(anna)).toBe(recordIn(ben))
  expect(gameIn(anna).ledger?.kept.entries.at(-1)?.dice).toHaveLength(1)
  expect(gameIn(anna).faults).toEqual([])
  // Its record is no game for a referee who would have to know what is sealed.
  const imported = await room.post('/api/games', { record: recordIn(anna) }, { Origin: room.url })
  expect([imported.status, await imported.text()]).toEqual([422, expect.stringContaining('mail sync FOLDER ADDRESS')])
})

test('a box takes packets of those who play, signed, each once, and nothing else', async () => {
  const { room, ask } = await server()
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

test('a box is cleared when nobody has put anything into it for half a year, and not before', async () => {
  const store = freshStore()
  let now = 1_000
  const hall = new Hall(store, { ...OWN_SOURCES, now: () => now })
  const { folder, sent } = invited()
  const box = boxOf(folder) ?? ''
  const rounds = new Rounds(hall, BOXES, (error) => {
    throw error
  })
  await putInBox(store, box, sent, now)
  now += CLEARED_AFTER - 1
  await rounds.run()
  expect(await hashesIn(store, box)).toHaveLength(1)
  await putInBox(store, box, joined(sent).sent, now)
  now += CLEARED_AFTER - 1
  await rounds.run()
  expect(await hashesIn(store, box)).toHaveLength(2)
  now += 1
  await rounds.run()
  expect(await hashesIn(store, box)).toEqual([])
  await store.close()
})
