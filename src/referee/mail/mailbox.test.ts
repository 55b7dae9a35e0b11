import { expect, test } from 'vitest'
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
import { BOXES, CLEARED_AFTER, hashesIn, putInBox } from './mailbox.ts'
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
