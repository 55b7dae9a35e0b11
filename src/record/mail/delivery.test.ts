import { describe, expect, test } from 'vitest'
import { armour, type Packet, type Plain, writePacket } from '../../fair/index.ts'
import { answer, gameIn, pack } from './answering.ts'
import { acceptPackets, joinGame, readInto } from './beginning.ts'
import type { Body } from './body.ts'
import { type Folder, selfOf } from './folder.ts'
import {
  anyBytes,
  at,
  byName,
  codes,
  folderOf,
  given,
  invited,
  ordering,
  recordIn,
  rolling,
  SEATS_OF_THREE,
  saying,
  secretOf,
  together,
  told,
  withTexts,
  words,
} from './mail.testing.ts'
import { unwrap } from './post.ts'
import { writeOverdue } from './writing.ts'

const coverOf = (text: string): Packet['cover'] => {
  const read = unwrap(text)
  if (!read.ok) throw new Error('no packet')
  return read.packet.cover
}
const says = (folder: Folder): Folder => saying(folder, writeOverdue(folder, gameIn(folder)))

describe('a second packet that joins under a name', () => {
  const start = byName(invited(SEATS_OF_THREE).map(({ folder }) => folder))
  const [invitation = ''] = at(start, 'anna').texts
  const made = joinGame(invitation, 'carl', { secret: secretOf('mallory'), random: anyBytes() })
  if (!made.ok) throw new Error('not joined')
  const { folder: mallory } = made
  const [chair = folderOf('', [])] = together(at(start, 'anna'), at(start, 'ben'), mallory)

  test('is named by each who has both, with the letters of both keys, before the game begins and after', () => {
    const [real, other] = [selfOf(at(start, 'carl'), 1).party.key.slice(0, 8), selfOf(mallory, 1).party.key.slice(0, 8)]
    for (const folder of [given(at(start, 'ben'), at(start, 'anna'), mallory, at(start, 'carl')), given(chair, at(start, 'carl'))]) {
      expect(codes(folder)).toContain('joined-twice')
      expect(words(folder)).toMatch(/two different keys have joined as carl \([0-9a-f]{8} and [0-9a-f]{8}/)
      expect(words(folder)).toContain(real)
      expect(words(folder)).toContain(other)
    }
    const begun = given(at(start, 'ben'), chair)
    expect(gameIn(begun).ledger).toBeDefined()
    expect(codes(begun)).toEqual([])
  })

  test('shuts out the player it names, whose folder says that somebody else may play under that name', () => {
    const begins = chair.texts.filter((text) => coverOf(text).from === 'anna')
    const shutOut = withTexts(at(start, 'carl'), ...begins)
    expect(gameIn(shutOut).ledger).toBeUndefined()
    expect(words(shutOut)).toMatch(/packet game-1\/anna\/\d+ is for you and closed to a key that is not yours/)
  })
})

describe('a link that is shown to the chair alone', () => {
  const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
  const carl = at(honest, 'carl')
  const shown = gameIn(at(honest, 'carl')).posts.findLast(({ body, cover }) => body.type === 'show' && cover.from === 'carl')
  if (shown === undefined) throw new Error('nothing shown')
  const body: Body = shown.body

  test('counts as not sent, so that no folder goes on with what another cannot read', () => {
    const aside = withTexts(at(others, 'anna'), pack(carl, gameIn(carl), body, anyBytes(), ['anna']))
    expect(gameIn(aside).pending?.missing).toEqual(['carl'])
    expect(words(aside)).toMatch(/packet game-1\/carl\/anna\/1 is signed by carl .* only letters are for some/)
    const cover = { ...shown.cover, to: ['anna'] }
    const { keys, party } = selfOf(carl, 1)
    const to = { anna: selfOf(at(others, 'anna'), 1).party.box, carl: party.box }
    const part = armour(writePacket({ cover, body: body as Plain, keys, to, random: anyBytes() }))
    const partly = withTexts(at(others, 'anna'), part)
    expect([gameIn(partly).pending?.missing, codes(partly)]).toEqual([['carl'], ['malformed']])
    // A letter to some is what it always was.
    const letter = pack(carl, gameIn(carl), { type: 'letter', text: 'between us' }, anyBytes(), ['anna'])
    expect(codes(withTexts(at(others, 'anna'), letter))).toEqual([])
  })

  test('or closed to the others with keys that are not theirs: each of those names the packet', () => {
    const { keys, party } = selfOf(carl, 1)
    const to = { anna: selfOf(at(others, 'anna'), 1).party.box, ben: party.box, carl: party.box }
    const text = armour(writePacket({ cover: shown.cover, body: body as Plain, keys, to, random: anyBytes() }))
    expect(words(withTexts(at(others, 'ben'), text))).toMatch(
      /packet game-1\/carl\/\d+ is for you and closed to a key that is not yours.*ask carl/,
    )
  })
})

describe('numbers of packets', () => {
  const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
  const anna = at(others, 'anna')
  const letterOf = (from: Folder, number: number, to?: readonly string[]): string => {
    const cover = { ...coverOf(pack(from, gameIn(from), { type: 'letter', text: 'x' }, anyBytes(), to)), number }
    const keys = Object.fromEntries([...cover.to, from.name].map((name) => [name, selfOf(at(honest, name), 1).party.box]))
    const body = { type: 'letter', text: 'far' }
    return armour(writePacket({ cover, body, keys: selfOf(from, 1).keys, to: keys, random: anyBytes() }))
  }

  test('that leap ahead bury no packet that is missing, and cost no time', () => {
    const carl = at(honest, 'carl')
    const far = withTexts(anna, letterOf(carl, 99_999), letterOf(carl, 99_999, ['anna']))
    const missing = withTexts(far, letterOf(at(others, 'ben'), 20))
    const { lost } = gameIn(missing)
    expect(lost.length).toBeLessThan(70)
    expect(
      lost
        .slice(0, 3)
        .map((name) => name.replace(/\d+$/, ''))
        .sort(),
    ).toEqual(['game-1/ben/', 'game-1/carl/', 'game-1/carl/anna/'])
    expect(words(missing)).toMatch(/and \d{6} more packets are missing/)
  })

  test('of letters to others are not missed', () => {
    expect(gameIn(withTexts(anna, letterOf(at(honest, 'carl'), 3, ['ben']))).lost).toEqual([])
  })

  test('used again by a folder that went on from an old copy are said to be that, or a lie', () => {
    const ben = at(others, 'ben')
    const [one, other] = [told(ben, { type: 'letter', text: 'before' }), told(ben, { type: 'letter', text: 'from the old copy' })]
    const read = given(anna, one, other)
    expect(codes(read)).toEqual(['two-of-one-name'])
    expect(words(read)).toMatch(/two different packets called game-1\/ben\/\d+: .*, or its folder went on from an old copy/)
    expect(recordIn(read)).toBe(recordIn(anna))
  })
})

describe('whoever was late, and told the game otherwise', () => {
  const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
  const claims = says(at(others, 'anna'))
  const witness = says(given(at(others, 'ben'), claims))
  const late: Folder = { ...at(honest, 'carl'), recorded: recordIn(at(honest, 'carl')) }

  test('accepts what the packets tell, and plays on with the others', () => {
    const halted = given(late, claims, witness)
    expect(gameIn(halted).isHalted).toBe(true)
    expect(words(halted)).toContain('mail read FOLDER --accept-packets')
    const accepted = acceptPackets(halted)
    if (!accepted.ok) throw new Error('not accepted')
    const [anna, ben, carl] = together(given(at(others, 'anna'), claims, witness), given(at(others, 'ben'), witness), accepted.folder)
    if (anna === undefined || ben === undefined || carl === undefined) throw new Error('no table')
    expect(recordIn(carl)).toBe(recordIn(given(claims, witness)))
    const on = together(ordering(anna, 'take hungary 5-6'), ben, carl)
    expect(new Set(on.map(recordIn)).size).toBe(1)
    expect(recordIn(carl)).not.toBe(recordIn(on[2] ?? carl))
  })

  test('and has brought the program up to date before, is told so, and to accept with the older program', () => {
    const [anna, ben] = together(given(at(others, 'anna'), claims, witness), given(at(others, 'ben'), witness))
    if (anna === undefined || ben === undefined) throw new Error('no table')
    const on = together(ordering(anna, 'take hungary 5-6'), ben)
    const newer: Folder = { ...given(late, ...on), engine: 'ffffffffffffffff' }
    expect(codes(newer)).toContain('other-line')
    expect(words(newer)).toMatch(
      /anna goes on from a line that this record does not have \(packet game-1\/anna\/\d+\): .* with the older program/,
    )
    expect(acceptPackets(newer)).toMatchObject({ ok: false, refusals: [{ code: 'other-rules' }] })
    expect(codes({ ...given(late), engine: 'ffffffffffffffff' })).toEqual(['other-rules'])
  })

  test('has nothing to accept where the packets tell the record, and nothing where they only tell less', () => {
    expect(acceptPackets(late)).toMatchObject({ ok: false, refusals: [{ code: 'nothing-to-accept' }] })
    const robbed = { ...late, texts: late.texts.slice(0, -6) }
    expect(gameIn(robbed).isHalted).toBe(true)
    expect(words(robbed)).toContain('Packets are missing')
    expect(acceptPackets(robbed)).toMatchObject({ ok: false, refusals: [{ code: 'packets-missing' }] })
    expect(readInto(robbed, late.texts.join('\n')).folder.texts.length).toBe(late.texts.length)
    expect(answer(robbed, anyBytes).sent).toEqual([])
  })
})
