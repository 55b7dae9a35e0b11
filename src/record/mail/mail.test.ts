import { describe, expect, test } from 'vitest'
import { hashOfText, whyNotLink } from '../../fair/index.ts'
import { openGame } from '../kept-game.ts'
import { signAct, whyNotAct, withAct } from '../proof/acts.ts'
import { needsOf } from '../proof/completing.ts'
import { signPlace, signShown, whyNotParties, whyNotRequest, whyNotShown } from '../proof/ledger.ts'
import { endorse, selfFrom } from '../proof/party.ts'
import { signRequest } from '../proof/request.ts'
import { type GameRecord, readRecord, recordText } from '../record.ts'
import { brokenLinks } from '../text/linked-lines.ts'
import { type Verification, verify } from '../verification/verification.ts'
import { answer, ask, gameIn, pack } from './answering.ts'
import { type Folder, selfOf } from './folder.ts'
import { type MailGame, recordOfLedger } from './folding.ts'
import { anyBytes, chance, folderOf, playByMail, SEATS_OF_THREE, SEATS_OF_TWO, withTexts } from './mail.testing.ts'
import { unwrap } from './post.ts'

// A whole year takes half a minute: `SOAK=year` plays it, without it the first turns.
const isSoak = process.env['SOAK'] === 'year'
const rolled = ({ ledger }: MailGame): boolean =>
  ledger?.kept.entries.some(({ dice, events }) => dice.length > 0 && events.length > 0) ?? false
const isOver = (mail: MailGame): boolean =>
  mail.pending === undefined && (isSoak ? mail.ledger?.kept.game.situation.turn === '1940 fall' : rolled(mail))

const textIn = (folder: Folder): string => {
  const { ledger } = gameIn(folder)
  return ledger === undefined ? '' : recordOfLedger(ledger)
}

function checked(text: string): Verification {
  const read = readRecord(text)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const opened = openGame(read.record)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return verify(opened.kept)
}

const said = ({ faults, otherwise }: Pick<Verification, 'faults' | 'otherwise'>): string =>
  [...faults, ...otherwise].map(({ words }) => words).join('\n')

const two = playByMail(SEATS_OF_TWO, 5, { lossy: 0.1, doubled: 0.2 }, isOver)
const [anna, ben] = two as [Folder, Folder]
const text = textIn(anna)
const record = (readRecord(text) as { readonly record: GameRecord }).record
const roll = record.entries.find(({ dice }) => dice.length > 0)
const n = roll?.n ?? 0

describe('packets in any order, some twice and some lost', () => {
  test('two folders end with the same game, byte for byte', () => {
    expect(two.flatMap((folder) => gameIn(folder).faults)).toEqual([])
    expect(textIn(ben)).toBe(text)
    // What was sealed for a year that is over has been opened: no more is left than the three allocations of this one.
    if (isSoak) expect(checked(text).proven?.sealed.length).toBeLessThanOrEqual(3)
  })

  test.runIf(isSoak)('so do three', { timeout: 200_000 }, () => {
    const three = playByMail(SEATS_OF_THREE, 6, { lossy: 0.15, doubled: 0.2 }, isOver)
    expect(new Set(three.map(textIn)).size).toBe(1)
    expect(said(checked(textIn(three[0] as Folder)))).toBe('')
  })

  test('a lost packet is missed by its name', () => {
    const own = ben.texts.find((one) => one.includes(`Packet: game-1/ben/2\n`)) ?? ''
    expect(gameIn({ ...anna, texts: anna.texts.filter((one) => one !== own) }).lost).toEqual(['game-1/ben/2'])
  })

  test('nobody reads what another has sealed before it is opened', () => {
    const ledger = gameIn(ben).ledger
    expect(ledger?.kept.game.sealed).toContain('axis')
    const axis = ledger?.kept.entries.find(({ order }) => (order as { readonly type: string }).type === 'seal-allocation')
    expect(JSON.stringify(axis?.events)).toContain('"placements":{}')
  })
})

describe('a record that was proven', () => {
  test('is checked: signatures, links, faces, openings and decisions', () => {
    const found = checked(text)
    expect(said(found)).toBe('')
    expect(found.proven?.dice).toBe(found.dice)
    expect(found.verified).toBe(found.orders)
    expect(recordText(record)).toBe(text)
  })

  /** Bytes of a text that can be changed, to some other byte, without anybody noticing. */
  const unnoticed = (whole: string, places: readonly number[]): readonly number[] => {
    const bytes = Buffer.from(whole)
    return places.filter((at) => {
      const other = Buffer.from(bytes)
      other[at] = (other[at] ?? 0) ^ (1 << (at % 8))
      const changed = other.toString('utf8')
      if (brokenLinks(changed).length > 0) return false
      const read = readRecord(changed)
      return read.ok && read.record.torn === null
    })
  }

  test('any byte of a small record that is changed is noticed', () => {
    const small = recordText({ header: record.header, entries: [] })
    expect(unnoticed(small, [...Buffer.from(small).keys()])).toEqual([])
  })

  test('any byte of a large one is noticed too, wherever it stands', { timeout: 900_000 }, () => {
    const { length } = Buffer.from(text)
    // `BYTES=all` changes every one of them.
    const many = process.env['BYTES'] === 'all' ? length : 150
    const random = chance(11)
    const places = many === length ? [...Array(length).keys()] : Array.from({ length: many }, () => Math.floor(random() * length))
    expect(unnoticed(text, places)).toEqual([])
  })

  test('a line that breaks off, or is put elsewhere, is noticed', () => {
    const lines = text.split('\n')
    const moved = [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join('\n')
    expect(brokenLinks(moved).length).toBeGreaterThan(0)
    expect(brokenLinks(lines.slice(0, -2).join('\n')).length).toBeGreaterThan(0)
  })

  test('another face is found though all lines are linked anew', () => {
    const entries = record.entries.map((entry) => (entry.n === n ? { ...entry, dice: entry.dice.map((face) => (face % 6) + 1) } : entry))
    expect(said(checked(recordText({ ...record, entries })))).toContain(`order ${n}: the links make`)
  })

  test('an order put in or left out is found though all lines are linked anew', () => {
    const entries = record.entries.filter((entry) => entry.n !== 2).map((entry, at) => ({ ...entry, n: at + 1 }))
    expect(said(checked(recordText({ ...record, entries })))).toContain('the chair did not sign that this stands here')
  })
})

/** Packets as they stood before the roll was shown by anybody. */
const unshown = (folder: Folder): Folder => {
  const { posts } = gameIn(folder)
  const shows = new Set(
    posts.filter(({ body }) => body.type === 'show' && body.roll === roll?.proof?.['roll' as never]).map(({ name }) => name),
  )
  return { ...folder, texts: folder.texts.filter((one) => !shows.has((unwrap(one) as { readonly name: string }).name)) }
}

describe('whoever does not play fair', () => {
  const chair = selfOf(anna, 1)
  const waiting = unshown(ben)
  const pending = gameIn(waiting).pending
  const declaration = pending?.needs.declaration ?? ''

  test('what waits for links says whose', () => {
    // The chair has shown his with the place.
    expect(pending?.missing).toEqual(['ben'])
    expect(pending?.shown.map(({ party }) => party)).toEqual(['anna'])
  })

  test('no letter of an opening can be changed: link, points, salt and signature belong together', () => {
    const { ledger } = gameIn(waiting)
    const body = gameIn(ben).posts.flatMap(({ body: one }) => (one.type === 'show' && one.declaration === declaration ? [one] : []))[0]
    if (ledger === undefined || pending === undefined || body === undefined) throw new Error('nothing shown')
    const { shown } = body
    expect(whyNotShown(ledger, pending.needs, shown)).toEqual([])
    const flipped = (said: string, at: number): string => `${said.slice(0, at)}${said[at] === 'f' ? '0' : 'f'}${said.slice(at + 1)}`
    const every = (said: string): readonly string[] => Array.from({ length: Math.ceil(said.length / 5) }, (_, at) => flipped(said, at * 5))
    const points = shown.points.flatMap((one, at) => {
      const otherwise = (other: object) => ({
        ...shown,
        points: shown.points.map((two, place) => (place === at ? { ...two, ...other } : two)),
      })
      return [
        otherwise({ points: one.points + 1 }),
        ...every(one.salt)
          .slice(0, 4)
          .map((salt) => otherwise({ salt })),
        otherwise({ target: 'sweden' }),
      ]
    })
    const others = [
      ...every(shown.link).map((link) => ({ ...shown, link })),
      ...every(shown.signature).map((signature) => ({ ...shown, signature })),
      ...points,
    ]
    expect(others.filter((one) => whyNotShown(ledger, pending.needs, one).length === 0)).toEqual([])
  })

  test('nobody shows a link before the chair has, who so can keep none', () => {
    const { posts } = gameIn(waiting)
    const place = posts.find(
      ({ body }) => body.type === 'place' && body.shown !== undefined && body.request.signature === pending?.placed.request.signature,
    )
    if (place?.body.type !== 'place') throw new Error('no place')
    const { shown: _own, ...bare } = place.body
    const without = waiting.texts.filter((one) => (unwrap(one) as { readonly name: string }).name !== place.name)
    const number = place.cover.number
    const told = pack(
      { ...anna, texts: [] },
      { ...gameIn(anna), posts: posts.filter(({ cover }) => cover.from === 'anna' && cover.number < number) },
      bare,
      anyBytes(),
    )
    const blind = { ...waiting, texts: [...without, told] }
    expect(gameIn(blind).faults.map(({ code }) => code)).toContain('chair-first')
    expect(gameIn(blind).pending).toBeUndefined()
    expect(answer(blind, anyBytes).sent).toEqual([])
  })

  test('a link of no chain, or one shown before, is refused', () => {
    const { keys, chain } = selfOf(ben, 1)
    const bad = (link: string) =>
      pack(
        waiting,
        gameIn(ben),
        { type: 'show', declaration, roll: 1, shown: signShown(keys, 'game-1', declaration, { party: 'ben', link, points: [] }) },
        anyBytes(),
      )
    expect(gameIn(withTexts(waiting, bad(hashOfText('no link')))).faults.map(({ code }) => code)).toContain('bad-link')
    expect(gameIn(withTexts(waiting, bad(chain.links[0] ?? ''))).faults.map(({ code }) => code)).toContain('bad-link')
  })

  test('a chair who places two things as one line is shown by both', () => {
    const { ledger } = gameIn(anna)
    if (ledger === undefined) throw new Error('no game')
    const last = gameIn(anna).posts.findLast(({ body }) => body.type === 'place')
    const previous = last?.body.type === 'place' ? last.body.previous : ''
    const request = signRequest(chair.keys, 'game-1', {
      by: 'anna',
      number: 99,
      as: ['host'],
      orders: '[{"type":"advance","by":"referee"}]',
    })
    const second = pack(anna, gameIn(anna), { type: 'place', previous, ...signPlace(chair.keys, 'game-1', previous, request) }, anyBytes())
    expect(gameIn(withTexts(anna, second)).faults.map(({ code }) => code)).toContain('forked')
  })

  test('one link shown for two declarations is shown by both', () => {
    const body = gameIn(ben).posts.flatMap(({ body: one }) => (one.type === 'show' && one.declaration === declaration ? [one] : []))[0]
    if (body === undefined) throw new Error('nothing shown')
    const other = hashOfText('another declaration')
    const { party, link, points } = body.shown
    const shown = signShown(selfOf(ben, 1).keys, 'game-1', other, { party, link, points })
    const told = withTexts(anna, pack(ben, gameIn(ben), { ...body, declaration: other, shown }, anyBytes()))
    const [words = '', ...more] = gameIn(told).faults.map((one) => one.words)
    expect([words, more]).toEqual([
      expect.stringMatching(/^ben showed one link for two declarations: he may have chosen between two rolls \(packets .*ben.*ben.*\)$/),
      [],
    ])
  })

  test('what was dealt with is not done again, by whomever it is sent again', () => {
    const { ledger } = gameIn(anna)
    const again = gameIn(ben).posts.flatMap(({ body }) => (body.type === 'ask' && body.request.by === 'ben' ? [body.request] : []))[0]
    if (ledger === undefined || again === undefined) throw new Error('no game')
    expect(whyNotRequest(ledger, again).map(({ words }) => words)).toEqual([`request ${again.number} of ben was dealt with before`])
    const told = answer(withTexts(anna, pack(ben, gameIn(ben), { type: 'ask', request: again }, anyBytes())), anyBytes)
    expect(textIn(told.folder)).toBe(text)
    // The same packets once more, and in another order, are the same game.
    expect(textIn({ ...anna, texts: [...anna.texts, ...anna.texts].reverse() })).toBe(text)
  })

  test('packets of strangers, of another game and under another name are refused with a reason', () => {
    const mallory = folderOf('mallory', ['china'])
    const forged = pack({ ...mallory, name: 'ben' }, gameIn(anna), { type: 'letter', text: 'I give up' }, anyBytes())
    expect(
      gameIn(withTexts(anna, forged))
        .faults.map(({ words }) => words)
        .join(),
    ).toMatch(/not signed by ben|two different packets/)
    const stranger = pack(mallory, gameIn(anna), { type: 'letter', text: 'hello' }, anyBytes())
    expect(
      gameIn(withTexts(anna, stranger))
        .faults.map(({ words }) => words)
        .join(),
    ).toContain('mallory is no party to this game')
    const foreign = pack(folderOf('ben', ['china'], 'game-2'), gameIn(anna), { type: 'letter', text: 'hello' }, anyBytes())
    expect(
      gameIn(withTexts(anna, foreign))
        .faults.map(({ words }) => words)
        .join(),
    ).toContain('belongs to game game-2')
  })

  test('whoever opens less than was sealed, or something else, has not opened', () => {
    const { ledger } = gameIn(ben)
    if (ledger === undefined) throw new Error('no game')
    const { keys, chain } = selfOf(ben, 1)
    const needs = { declaration, roll: ledger.rolls + 1, targets: ['turkey'] }
    const opened = (faction: 'westernAllies' | 'russia', points: number) => ({ faction, target: 'turkey', points, salt: hashOfText('any') })
    const why = (...points: readonly ReturnType<typeof opened>[]): readonly string[] => {
      const shown = signShown(keys, 'game-1', declaration, { party: 'ben', link: chain.links[needs.roll] ?? '', points })
      return whyNotShown(ledger, needs, shown).map(({ code }) => code)
    }
    expect(why()).toEqual(['not-opened', 'not-opened'])
    expect(why(opened('westernAllies', 3), opened('russia', 0))).toEqual(['other-than-sealed', 'other-than-sealed'])
  })

  test('a new chain is endorsed by the old key or by the chair, and by nobody else', () => {
    const { ledger } = gameIn(anna)
    if (ledger === undefined) throw new Error('no game')
    const next = selfOf({ ...ben, secret: hashOfText('a new device') }, 2)
    const renewal = (by: string, keys: typeof chair.keys) => {
      const act = { type: 'chain-renewed' as const, party: next.party, endorsedBy: by, signature: endorse(keys, 'game-1', next.party) }
      return { act, placed: signAct(chair.keys, 'game-1', ledger.last, act) }
    }
    expect(whyNotAct(ledger, renewal('anna', chair.keys))).toEqual([])
    expect(whyNotAct(ledger, renewal('ben', selfOf(ben, 1).keys))).toEqual([])
    expect(whyNotAct(ledger, renewal('anna', next.keys)).map(({ code }) => code)).toEqual(['bad-renewal'])
    const { act, placed } = renewal('anna', chair.keys)
    const after = withAct(ledger, act, placed)
    expect(after.known['ben']).toMatchObject({ owner: { tenure: 2 }, k: 0 })
    expect(whyNotLink(after.known['ben'] as never, after.rolls + 1, next.chain.links[after.rolls + 1])).toBeUndefined()
  })

  test('a party that plays both sides, for whom no die is the worst, is none', () => {
    const { ledger } = gameIn(anna)
    const both = selfFrom(hashOfText('both'), 'game-1', 'ben', ['germany', 'russia']).party
    expect(
      whyNotParties({ game: 'game-1', chair: 'anna', parties: [chair.party, both] })
        .map(({ words }) => words)
        .join(),
    ).toContain('holds seats of both sides')
    expect(whyNotParties(ledger?.fair ?? { game: '', chair: '', parties: [] })).toEqual([])
  })

  test('an allocation has every seal, and a packet of its own', () => {
    const fresh = gameIn(anna).ledger
    if (fresh === undefined) throw new Error('no game')
    const request = (orders: readonly object[], seals?: Readonly<Record<string, string>>) =>
      needsOf(
        fresh,
        signRequest(chair.keys, 'game-1', {
          by: 'anna',
          number: 99,
          as: ['germany', 'italy'],
          orders: JSON.stringify(orders),
          ...(seals === undefined ? {} : { seals }),
        }),
      )
    const seal = { type: 'seal-allocation', by: 'axis', placements: {} }
    const why = (found: ReturnType<typeof request>) => ('refusals' in found ? found.refusals.map(({ code }) => code) : [])
    expect(why(request([seal]))).toEqual(['no-seal'])
    expect(why(request([seal], { turkey: hashOfText('x') }))).toEqual(['no-seal'])
    expect(why(request([seal, { type: 'pass', by: 'axis' }]))).toEqual(['seal-alone'])
  })

  test('an order that the rules forbid is not even asked for', () => {
    const asked = ask(anna, gameIn(anna), ['germany', 'italy'], [{ type: 'seal-allocation', by: 'axis', placements: { turkey: 99 } }])
    expect(asked.ok).toBe(false)
  })
})
