import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { armour, type Cover, canonical, closeBox, hashOfText, type Packet, type Plain, sign, writePacket } from '../../fair/index.ts'
import { VERSION } from '../generated/version.ts'
import { readRecord } from '../record.ts'
import { answer, gameIn, pack } from './answering.ts'
import { bodyFrom } from './body.ts'
import { type Folder, rulesHere, selfOf } from './folder.ts'
import { waitingIn } from './folding.ts'
import { anyBytes, folderOf, invited, ordering, recordIn, SEATS_OF_TWO, together, withTexts } from './mail.testing.ts'
import { stateOf } from './telling.ts'

/** A game with two allocations, a roll that everybody showed his link for, and a letter. */
function played(): readonly [Folder, Folder] {
  let both = together(...invited(SEATS_OF_TWO).map(({ folder }) => folder)) as [Folder, Folder]
  const next = (...folders: readonly Folder[]): void => {
    both = together(...folders) as [Folder, Folder]
  }
  next(ordering(both[0], 'seal hungary=2,turkey=1'), both[1])
  next(both[0], ordering(both[1], 'seal turkey=2'))
  next(both[0], ordering(both[1], 'seal finland=1'))
  next(ordering(both[0], 'name hungary'), both[1])
  next(ordering(both[0], 'pass'), both[1])
  next(ordering(both[0], 'roll hungary'), both[1])
  return both
}

const [anna, ben] = played()
const { posts } = gameIn(ben)
const last = Math.max(...posts.filter(({ cover }) => cover.from === 'ben').map(({ cover }) => cover.number))
const { keys, box } = selfOf(ben, 1)

const coverOf = (number: number): Cover => ({
  game: 'game-1',
  from: 'ben',
  to: ['anna'],
  channel: 'all',
  number,
  format: 1,
  version: VERSION,
  rules: rulesHere(ben),
})

/** A packet of Ben's, signed as it should be, with any text at all in its box. */
function packed(text: string, number: number): string {
  const cover = coverOf(number)
  const to = { anna: selfOf(anna, 1).box.open, ben: box.open }
  const body = { box: closeBox(anyBytes(), to, cover as unknown as Plain, text) }
  const packet = { cover, body } as unknown as Packet
  return armour({ ...packet, signature: sign(keys, 'packet', { cover: cover as unknown as Plain, body: body as unknown as Plain }) })
}

/** Every kind of body that this game has sent. */
const samples = [...new Map(posts.map(({ body }) => [body.type, body])).values()] as readonly object[]

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 0.5, 1e300, '', 'x'.repeat(2000), [], {}, true, '__proto__', 'anna', 99_999_999),
  fc.constantFrom<unknown>(
    [[]],
    { type: 'ask' },
    [null],
    '[]',
    '[null]',
    '[{"type":"strike","by":"japan"}]',
    hashOfText('x'),
    '0'.repeat(128),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A body with one part taken out, put in or replaced, wherever it lies. */
function spoilt(body: unknown, turns: readonly number[], what: unknown, how: 'drop' | 'put' | 'add'): unknown {
  const [turn = 0, ...more] = turns
  if (typeof body !== 'object' || body === null || (more.length === 0 && how === 'put')) return what
  const names = Object.keys(body)
  if (names.length === 0) return what
  const name = names[turn % names.length] ?? ''
  const inner = (body as Record<string, unknown>)[name]
  if (Array.isArray(body)) return body.map((one, at) => (String(at) === name ? spoilt(one, more, what, how) : one))
  if (more.length === 0 && how === 'drop') return Object.fromEntries(Object.entries(body).filter(([one]) => one !== name))
  if (more.length === 0 && how === 'add') return { ...body, [`${name}s`]: what }
  return { ...body, [name]: spoilt(inner, more, what, how) }
}

const bad = fc
  .record({
    sample: fc.constantFrom(...samples),
    turns: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
    what: junk,
    how: fc.constantFrom('drop' as const, 'put' as const, 'add' as const),
  })
  .map(({ sample, turns, what, how }) => JSON.stringify(spoilt(sample, turns, what, how)))

const text = fc.oneof({ weight: 8, arbitrary: bad }, { weight: 1, arbitrary: fc.string() }, fc.constant('['.repeat(20_000)))

/** Whether a text in a box says something that a packet may say, by its form alone. */
function isSound(said: string): boolean {
  try {
    const value = JSON.parse(said) as unknown
    return canonical(value) === said && bodyFrom('ben', value).ok
  } catch {
    return false
  }
}

describe('a packet that is signed and says what no packet may', () => {
  test('is refused with a reason, breaks no folder, and whatever its order all folders end the same', () => {
    const before = recordIn(anna)
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.nat(), (texts, turn) => {
        const packets = texts.map((one, at) => packed(one, last + 1 + at))
        const other = packets.map((_, at) => packets[(at + turn) % packets.length] ?? '').reverse()
        const [one, two] = [withTexts(anna, ...packets), { ...ben, texts: [...other, ...ben.texts] }]
        const faults = gameIn(one).faults.filter(({ code }) => code === 'malformed' || code === 'unknown-body')
        expect(faults.length).toBe(texts.filter((said) => !isSound(said)).length)
        expect(stateOf(gameIn(one)).length).toBeGreaterThan(0)
        const ends = [answer(one, anyBytes).folder, answer(two, anyBytes).folder].map(recordIn)
        if (faults.length === texts.length) expect(ends).toEqual([before, before])
        expect(ends[0]).toBe(ends[1])
      }),
      { numRuns: Number(process.env['PACKETS'] ?? 10) },
    )
  }, 600_000)

  test('nobody speaks for another, and no number is too large to be listed as missing', () => {
    const code = (said: object, number = last + 1): readonly string[] =>
      gameIn(withTexts(anna, packed(canonical(said), number))).faults.map(({ code: one }) => one)
    const shown = posts.flatMap(({ body }) => (body.type === 'place' && body.shown !== undefined ? [body.shown] : []))[0]
    expect(code({ type: 'show', declaration: hashOfText('another'), roll: 1, shown })).toEqual(['malformed'])
    const far = gameIn(withTexts(anna, packed(canonical({ type: 'letter', text: 'far' }), 99_999)))
    expect(far.lost.length + far.lostMore).toBe(99_998 - last)
    expect(stateOf(far).length).toBeLessThan(30)
    expect(stateOf(far).join()).toContain(`and ${99_998 - last - 20} more packets are missing`)
    expect(gameIn(withTexts(anna, packed(canonical({ type: 'letter', text: 'far' }), 100_000))).faults.map(({ code: one }) => one)).toEqual(
      ['changed'],
    )
  })

  test('an open body without a canonical form is no packet', () => {
    const cover = { ...coverOf(last + 1), to: [] }
    const whole = armour(writePacket({ cover, body: { type: 'join' }, keys, to: {}, random: anyBytes() }))
    const lines = whole.split('\n')
    const inside = Buffer.from(lines.slice(6, -2).join(''), 'base64').toString('utf8')
    for (const said of ['null', '0.5', '['.repeat(9_000) + ']'.repeat(9_000)]) {
      const other = inside.replace('{"type":"join"}', said)
      const spoiled = [
        ...lines.slice(0, 6),
        ...(Buffer.from(other)
          .toString('base64')
          .match(/.{1,76}/g) ?? []),
        ...lines.slice(-2),
      ].join('\n')
      expect(gameIn(withTexts(anna, spoiled)).faults.map(({ code }) => code)).toEqual([said.startsWith('[') ? 'forged' : 'changed'])
    }
  })
})

test('what the chair has declined can be asked for again', () => {
  const [chair, other] = together(...invited(SEATS_OF_TWO).map(({ folder }) => folder)) as [Folder, Folder]
  const first = ordering(other, 'seal turkey=2')
  const asked = gameIn(first).posts.flatMap(({ body }) => (body.type === 'ask' ? [body.request] : []))[0]
  const no = { type: 'decline' as const, request: asked?.signature ?? '', reasons: ['too early'] }
  const declined = withTexts(first, pack(chair, gameIn(chair), no, anyBytes()))
  expect(waitingIn(gameIn(declined))).toEqual([])
  expect(waitingIn(gameIn(ordering(declined, 'seal turkey=2'))).map(({ number }) => number)).toEqual([2])
})

describe('a forged packet', () => {
  const mallory = folderOf('mallory', ['china'])

  test('displaces none of the same name, whichever sorts first', () => {
    for (let at = 0; at < 6; at += 1) {
      const forged = packed(canonical({ type: 'letter', text: 'I give up' }), 2)
      const stolen = readForged(forged)
      const found = gameIn({ ...anna, texts: [stolen, ...anna.texts] })
      expect([found.faults, found.ledger?.last]).toEqual([[], gameIn(anna).ledger?.last])
    }
  })

  /** The same packet with a signature of somebody else. */
  function readForged(said: string): string {
    const lines = said.split('\n')
    const { cover, body } = JSON.parse(Buffer.from(lines.slice(6, -2).join(''), 'base64').toString('utf8')) as Packet
    const { keys: own } = selfOf(mallory, 1)
    return armour({ cover, body, signature: sign(own, 'packet', { cover: cover as unknown as Plain, body: body as unknown as Plain }) })
  }

  test('an invitation of somebody else is not that of this game', () => {
    const { party } = selfOf({ ...mallory, name: 'aaron' }, 1)
    const setting = JSON.stringify({ edition: '2023' })
    const seats = { aaron: ['host' as const], ben: ['russia' as const] }
    const other = pack({ ...mallory, name: 'aaron' }, gameIn(mallory), { type: 'invite', setting, seats, party }, anyBytes())
    const found = gameIn({ ...anna, texts: [...anna.texts, other] })
    expect(found.invite?.party.name).toBe('anna')
    expect(found.faults.map(({ code }) => code)).toEqual(['stranger'])
    expect(found.ledger?.last).toBe(gameIn(anna).ledger?.last)
  })

  test('nobody but the chair declines a request', () => {
    const [, other] = together(...invited(SEATS_OF_TWO).map(({ folder }) => folder)) as [Folder, Folder]
    const mail = gameIn(ordering(other, 'seal turkey=2'))
    const [request] = waitingIn(mail)
    const [ask] = mail.posts.filter(({ body }) => body.type === 'ask')
    if (request === undefined || ask === undefined) throw new Error('nothing asked')
    const declined = (from: string) => {
      const body = { type: 'decline' as const, request: request.signature, reasons: ['no'] }
      return { ...mail, posts: [...mail.posts, { ...ask, cover: { ...ask.cover, from }, body }] }
    }
    expect(waitingIn(declined('ben'))).toEqual([request])
    expect(waitingIn(declined('anna'))).toEqual([])
  })
})

test('a record whose proof is of another shape is refused with the line, not broken off', () => {
  const lines = recordIn(anna).split('\n')
  const at = lines.findIndex((line) => line.includes('"shown"'))
  for (const [from, to] of [
    ['"shown":[', '"shown":[null,'],
    ['"orders":"[', '"orders":"'],
    ['"placed":"', '"placed":"z'],
  ] as const) {
    const read = readRecord(lines.map((line, index) => (index === at ? line.replace(from, to) : line)).join('\n'))
    expect(read.ok ? '' : read.refusals.map(({ words }) => words).join()).toContain(`line ${at + 1}`)
  }
})
