import { describe, expect, test } from 'vitest'
import { hashOfText, isBoxKey } from '../../fair/index.ts'
import { TARGETS } from '../../rules/core/index.ts'
import { newGame } from '../kept-game.ts'
import { signAct } from '../proof/acts.ts'
import { complete, needsOf } from '../proof/completing.ts'
import { type Ledger, openLedger, signPlace, signRefused, signShown, whyNotRequest } from '../proof/ledger.ts'
import { endorse } from '../proof/party.ts'
import { ordersIn, pointsSeal, saltFor, signRequest } from '../proof/request.ts'
import { answer, ask, gameIn, pack, shownFor } from './answering.ts'
import { joinGame, rejoinGame } from './beginning.ts'
import { type Folder, selfOf } from './folder.ts'
import { headerFor, recordOfLedger } from './folding.ts'
import {
  all,
  anyBytes,
  at,
  begun,
  besides,
  byName,
  codes,
  declarationIn,
  endingAt,
  faultsOf,
  folderOf,
  forgedRecord,
  furtherAmong,
  given,
  invited,
  ledgerAmong,
  ledgerIn,
  ordering,
  orders,
  overdue,
  recordIn,
  rolling,
  SEATS_OF_THREE,
  SEATS_OF_TWO,
  type Seats,
  saying,
  secretOf,
  type Table,
  told,
  withTexts,
  words,
} from './mail.testing.ts'
import { stateOf } from './telling.ts'
import { endorseKeys, writeOverdue } from './writing.ts'

const ALLIED_CHAIR: Seats = {
  anna: ['host', 'britain', 'france', 'us', 'china'],
  ben: ['germany', 'italy', 'japan'],
  carl: ['russia'],
}

describe('the chair', () => {
  test('begins the game a second time, with another book or with other keys: the first stays, and both are named', () => {
    let { anna, ben, carl } = orders(begun(SEATS_OF_THREE), 'anna', 'seal hungary=2') as { anna: Folder; ben: Folder; carl: Folder }
    for (let letters = 0; letters < 12; letters += 1) anna = told(anna, { type: 'letter', text: `letter ${letters}` })
    const before = recordIn(ben)
    const { header } = ledgerIn(anna).kept
    const other = told(anna, { type: 'begin', header: JSON.stringify({ ...header, edition: 'classic' }) })
    const parties = header.fair?.parties.map((one) => (one.name === 'carl' ? selfOf(folderOf('carl', one.seats), 1).party : one))
    const again = told(other, {
      type: 'begin',
      header: JSON.stringify({ ...header, chancery: '0.0.1', fair: { ...header.fair, parties } }),
    })
    ben = given(ben, again)
    carl = given(carl, again)
    for (const folder of [ben, carl]) {
      expect(recordIn(folder)).toBe(before)
      expect(codes(folder)).toEqual(expect.arrayContaining(['other-game', 'begun-twice']))
      expect(words(folder)).toMatch(/anna began another game than you were invited to \(packet game-1\/anna\/\d+\)/)
      expect(besides(before, folder)).toMatch(/anna began this game twice, each time otherwise \(packets game-1\/anna/)
    }
    // A folder with a record goes by it, whichever packet came first.
    const late = { ...folderOf('ben', SEATS_OF_THREE['ben'] ?? []), texts: [...ben.texts], recorded: before }
    expect(recordIn(late)).toBe(before)
  })

  test.each([
    { what: 'spoils another’s roll', seats: ALLIED_CHAIR, roller: 'ben', accused: 'ben', honest: ['ben', 'carl'] },
    { what: 'rolls for herself', seats: SEATS_OF_THREE, roller: 'anna', accused: 'carl', honest: ['ben', 'carl'] },
  ])('$what: says that a link which came did not', ({ seats, roller, accused, honest }) => {
    const { others, honest: fair } = rolling(seats, roller, accused)
    const { anna } = others
    const truth = recordIn(at(fair, honest[0] ?? ''))
    const cheat = told(anna as Folder, overdue(anna as Folder, declarationIn(anna as Folder), accused))
    for (const folder of honest.map((name) => given(at(fair, name), cheat))) {
      expect(recordIn(folder)).toBe(truth)
      expect(codes(folder)).toContain('link-is-here')
      expect(words(folder)).toMatch(
        new RegExp(`anna says that ${accused} has shown no link \\(packet game-1/anna/\\d+\\), and here it is: .*game-1/${accused}/`),
      )
      expect(besides(forgedRecord(anna as Folder, accused), folder)).toMatch(new RegExp(`${accused} showed no link.*game-1/${accused}/`))
    }
    // Alone she makes no line of it, and what she writes all the same is named.
    expect(gameIn(cheat).pending?.missing).toEqual([accused])
    expect(faultsOf(forgedRecord(anna as Folder, accused))).toContain('no-witness')
  })

  test('begins another game than the others were invited to: no game begins, and the packet is named', () => {
    const start = byName(invited(SEATS_OF_THREE).map(({ folder }) => folder))
    const { anna, ben } = all(start)
    const { header } = ledgerIn(anna as Folder).kept
    const before = byName(Object.values(start).map((folder) => given(folder, ...Object.values(start))))
    for (const change of [{ edition: 'classic' }, { options: ['x'] }, { rulings: { 'R49-33': 'plus-two' } }, { scenario: 'other' }]) {
      const cheat = told(at(before, 'anna'), { type: 'begin', header: JSON.stringify({ ...header, ...change }) })
      const fooled = given(at(before, 'ben'), cheat)
      expect([codes(fooled), gameIn(fooled).ledger]).toEqual([['other-game'], undefined])
    }
    // Nor can she name the parties in another order, or give one of them another's seats.
    const parties = [...(header.fair?.parties ?? [])].reverse()
    const cheat = told(at(before, 'anna'), { type: 'begin', header: JSON.stringify({ ...header, fair: { ...header.fair, parties } }) })
    expect(codes(given(at(before, 'ben'), cheat))).toEqual(['other-game'])
    const record = recordIn(ben as Folder)
    expect(faultsOf(record)).toEqual([])
    expect(faultsOf(record.replace('"title":"By mail"', '"title":"Another"'))).toContain('other-terms')
  })

  test('places later what she declined: it is dead, and both packets are named', () => {
    const { anna, ben } = begun(SEATS_OF_TWO) as { anna: Folder; ben: Folder }
    const asking = ordering(ben, 'seal turkey=2')
    const [request] = gameIn(asking).posts.flatMap(({ body }) => (body.type === 'ask' && body.request.by === 'ben' ? [body.request] : []))
    if (request === undefined) throw new Error('nothing asked')
    const declines = told(given(anna, asking), { type: 'decline', request: request.signature, reasons: ['later'] })
    const ledger = ledgerIn(declines)
    const placing = told(declines, {
      type: 'place',
      previous: ledger.last,
      ...signPlace(selfOf(anna, 1).keys, 'game-1', ledger.last, request),
    })
    const fooled = given(asking, placing)
    expect(codes(fooled)).toEqual(['declined'])
    expect(recordIn(fooled)).toBe(recordIn(ben))
    expect(words(fooled)).toMatch(
      /anna declined a request of ben \(packet game-1\/anna\/\d+\) and placed it later \(packet game-1\/anna\/\d+\)/,
    )
    // What nobody declined she can keep for the stage it was written in, and no longer.
    let later: Table = orders({ anna: given(anna, ben), ben }, 'anna', 'seal hungary=2')
    later = orders(orders(later, 'ben', 'seal turkey=1'), 'ben', 'seal finland=1')
    const stale = signRequest(selfOf(ben, 1).keys, 'game-1', { ...request, number: 9 })
    expect(whyNotRequest(ledgerIn(at(later, 'anna')), stale).map(({ code }) => code)).toEqual(['stale'])
  })

  test('and a third in league say that a link which came did not: the third folder names both, by their packets', () => {
    const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
    const truth = recordIn(at(honest, 'carl'))
    const claims = saying(at(others, 'anna'), writeOverdue(at(others, 'anna'), gameIn(at(others, 'anna'))))
    const heard = given(at(others, 'ben'), claims)
    const lies = saying(heard, writeOverdue(heard, gameIn(heard)))
    const league = recordIn(given(claims, lies))
    const carl: Folder = { ...given(at(honest, 'carl'), claims, lies), recorded: truth }
    expect(recordIn(carl)).toBe(truth)
    expect(gameIn(carl).isHalted).toBe(true)
    expect(words(carl)).toMatch(
      /anna and ben say that carl showed no link \(packets game-1\/anna\/\d+, game-1\/ben\/\d+\), and here it is: packet game-1\/carl/,
    )
    expect(besides(league, carl)).toMatch(/anna and ben say that carl showed no link/)
  })

  test('sends two invitations: those who joined each see that the other joined another game', () => {
    const start = byName(invited(SEATS_OF_THREE).map(({ folder }) => folder))
    const other = byName(invited(SEATS_OF_THREE, 'classic').map(({ folder }) => folder))
    const ben = given(at(start, 'ben'), at(start, 'anna'), at(other, 'carl'))
    const carl = given(at(other, 'carl'), at(other, 'anna'), at(start, 'ben'))
    for (const [folder, strayed] of [
      [ben, 'carl'],
      [carl, 'ben'],
    ] as const) {
      expect(words(folder)).toContain(`still to join: ${strayed}`)
      expect(words(folder)).toContain(`${strayed} joined another game than you (packet game-1/${strayed}/1)`)
    }
    expect(gameIn(answer(given(at(start, 'anna'), ben), anyBytes).folder).ledger).toBeUndefined()
  })

  test('keeps one party’s requests from the record: all see which packet waits, and since how many lines', () => {
    const table = begun(SEATS_OF_THREE)
    const asking = ordering(at(table, 'ben'), 'seal turkey=2')
    const on = all({ anna: ordering(at(table, 'anna'), 'seal hungary=2'), carl: at(table, 'carl') })
    for (const folder of [given(asking, at(on, 'anna')), given(at(on, 'carl'), asking)])
      expect(words(folder)).toMatch(
        /anna has neither placed nor declined what ben asked for in packet game-1\/ben\/\d+, and has placed 1 line since/,
      )
  })

  test('endorses keys of her own in another’s name to be rid of a roll: without the word of all others she cannot, and the link is named', () => {
    const { others, honest } = rolling(SEATS_OF_THREE, 'anna', 'carl')
    const anna = at(others, 'anna')
    const made = rejoinGame(recordIn(anna), anna.texts.join('\n'), 'carl', { secret: hashOfText('of anna'), random: anyBytes() })
    if (!made.ok) throw new Error('no folder')
    const asked = withTexts(anna, ...made.sent)
    expect(endorseKeys(asked, gameIn(asked), 'carl')).toMatchObject({ ok: false, refusals: [{ code: 'no-witness' }] })
    const { ledger, pending, rejoining = [] } = gameIn(asked)
    const [party] = rejoining
    if (ledger === undefined || pending?.needs.roll === undefined || party === undefined) throw new Error('nothing pending')
    const { keys } = selfOf(anna, 1)
    const voids = { request: pending.placed.request, roll: pending.needs.roll, witnesses: [] }
    const act = { type: 'chain-renewed' as const, party, endorsedBy: 'anna', signature: endorse(keys, 'game-1', party), voids }
    const cheat = told(asked, { type: 'place-act', previous: ledger.last, act, placed: signAct(keys, 'game-1', ledger.last, act) })
    for (const name of ['ben', 'carl']) {
      const folder = given(at(honest, name), cheat)
      expect(codes(folder)).toContain('forked')
      const kept = given({ ...at(honest, name), recorded: recordIn(at(honest, name)) }, cheat)
      expect(recordIn(kept)).toBe(recordIn(at(honest, name)))
    }
    expect(codes(cheat)).toContain('no-witness')
  })

  test('leaves out the end of the record: the record alone cannot show it, a folder or another record does', () => {
    const table = orders(orders(begun(SEATS_OF_TWO), 'anna', 'seal hungary=2'), 'ben', 'seal turkey=2')
    const lines = recordIn(at(table, 'anna')).split('\n')
    const shorter = recordOfLedger({ ...ledgerIn(at(table, 'anna')), ...endingAt(lines) })
    expect(faultsOf(shorter)).toEqual([])
    expect(besides(shorter, at(table, 'ben'))).toMatch(/this record ends after line 3; 1 line .* left out \(packet game-1\/anna\/\d+\)/)
  })
})

describe('a party', () => {
  test.each(['00', '01', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800', 'ee', 'ff'])(
    'joins with a key that no box can be closed to (%s): it counts as not sent, and the game begins when it comes rightly',
    (start) => {
      const box =
        start.length === 64
          ? start
          : `${start}${(start === '00' || start === '01' ? '00' : 'ff').repeat(30)}${start === 'ee' || start === 'ff' ? '7f' : '00'}`
      expect(isBoxKey(box)).toBe(false)
      const { anna, ben } = byName(invited(SEATS_OF_TWO).map(({ folder }) => folder)) as { anna: Folder; ben: Folder }
      const [good] = gameIn(ben).posts.flatMap(({ body }) => (body.type === 'join' ? [body.party] : []))
      if (good === undefined) throw new Error('nobody joined')
      const { keys } = selfOf(ben, 1)
      const bad = { ...good, box }
      const empty: Folder = { ...ben, texts: [] }
      const signed = { ...bad, signature: endorse(keys, 'game-1', bad) }
      const text = pack(empty, { ...gameIn(empty), form: gameIn(anna).form }, { type: 'join', party: signed }, anyBytes())
      const chair = answer(withTexts(anna, text), anyBytes).folder
      expect(codes(chair)).toEqual(['malformed'])
      expect(words(chair)).toContain('packet game-1/ben/1 is signed by ben and says nothing that a program of ours writes')
      expect(words(chair)).toContain('still to join: ben')
      expect(gameIn(answer(given(chair, ben), anyBytes).folder).ledger).toBeDefined()
    },
  )

  test('takes such a key in mid-game: the chair goes on with the old one', () => {
    const { anna, ben } = begun(SEATS_OF_TWO) as { anna: Folder; ben: Folder }
    const { party } = selfOf({ ...ben, secret: hashOfText('new') }, 2)
    const bad = { ...party, box: '0'.repeat(64) }
    const { keys } = selfOf({ ...ben, secret: hashOfText('new') }, 2)
    const signed = { ...bad, signature: endorse(keys, 'game-1', bad) }
    const act = {
      type: 'chain-renewed' as const,
      party: signed,
      endorsedBy: 'ben',
      signature: endorse(selfOf(ben, 1).keys, 'game-1', signed),
    }
    const chair = answer(given(anna, told(ben, { type: 'ask-act', act })), anyBytes).folder
    expect(codes(chair)).toEqual(['malformed'])
    expect(words(chair)).toMatch(/packet game-1\/ben\/\d+ is signed by ben/)
    expect(recordIn(ordering(chair, 'seal hungary=2'))).toBe(recordIn(anna))
  })

  test('seals anew: no seal is as it was, also where nothing changed', () => {
    const { ben } = begun(SEATS_OF_THREE) as { ben: Folder }
    const asked = ordering(ordering(ben, 'seal turkey=1'), 'seal turkey=1,spain=1')
    const [one = {}, other = {}] = gameIn(asked).posts.flatMap(({ body }) => (body.type === 'ask' ? [body.request.seals] : []))
    expect(Object.keys(one)).toHaveLength(TARGETS.length)
    expect(TARGETS.filter((target) => one[target] === other[target])).toEqual([])
  })

  test('opens what fits another of its seals, or shows an old link again: it has not opened, and is named', () => {
    const { honest, others } = rolling(SEATS_OF_THREE, 'anna', 'carl')
    const { pending, ledger } = gameIn(at(others, 'ben'))
    if (pending === undefined || ledger === undefined) throw new Error('nothing pending')
    const carl = given(at(honest, 'carl'))
    const shows = gameIn(carl).posts.flatMap(({ body }) => (body.type === 'show' && body.shown.party === 'carl' ? [body] : []))
    const [old, now] = [shows[0], shows.at(-1)]
    if (old === undefined || now === undefined || old === now) throw new Error('nothing shown')
    const { keys } = selfOf(carl, 1)
    const { declaration } = pending.needs
    const cheat = (shown: Omit<typeof now.shown, 'signature'>): Folder => {
      const sent = told(
        { ...given(at(others, 'carl'), at(others, 'ben')), name: 'carl', secret: carl.secret, seats: carl.seats },
        {
          type: 'show',
          declaration,
          roll: now.roll,
          shown: signShown(keys, 'game-1', declaration, shown),
        },
      )
      return given(at(others, 'ben'), sent)
    }
    const again = cheat({ party: 'carl', link: old.shown.link, points: [] })
    expect(codes(again)).toContain('bad-link')
    expect(words(again)).toMatch(/carl showed one link for two declarations.*\(packets game-1\/carl\/\d+, game-1\/carl\/\d+\)/)
    const [point] = old.shown.points
    const elsewhere = cheat({ party: 'carl', link: now.shown.link, points: point === undefined ? [] : [{ ...point, target: 'turkey' }] })
    expect(codes(elsewhere)).toContain('other-than-sealed')
    for (const folder of [again, elsewhere]) expect(gameIn(folder).pending?.missing).toEqual(['carl'])
  })

  test('sends a request of this game in another with the same players: it is nobody’s there', () => {
    const { ben } = begun(SEATS_OF_TWO) as { ben: Folder }
    const [request] = gameIn(ordering(ben, 'seal turkey=2')).posts.flatMap(({ body }) => (body.type === 'ask' ? [body.request] : []))
    const second = byName(invited(SEATS_OF_TWO, '2023', 'global-war-1939').map(({ folder }) => folder))
    const anna = { ...folderOf('anna', SEATS_OF_TWO['anna'] ?? [], 'game-2'), secret: secretOf('anna of another evening') }
    const parties = [selfOf(anna, 1).party, selfOf({ ...folderOf('ben', SEATS_OF_TWO['ben'] ?? [], 'game-2') }, 1).party]
    const header = headerFor({ edition: '2023' }, { game: 'game-2', chair: 'anna', parties })
    const made = header && newGame(header)
    if (header === undefined || made?.ok !== true || request === undefined) throw new Error('no game')
    const ledger = openLedger({ ...made.kept, entries: made.kept.entries, header })
    expect(whyNotRequest(ledger, request).map(({ code }) => code)).toEqual(['forged'])
    expect(joinGame(at(second, 'anna').texts[0] ?? '', 'zoe', { secret: anyBytes(), random: anyBytes() }).ok).toBe(false)
  })
})

describe('an allocation', () => {
  const folders = Object.entries(SEATS_OF_TWO).map(([name, own]) => folderOf(name, own)) as [Folder, Folder]
  const [anna] = folders

  /** Two points in every target, where there are five in all. */
  const everywhere = (ledger: Ledger, number: number): Readonly<Record<string, string>> => {
    const place = { game: 'game-1', faction: 'axis' as const, turn: ledger.kept.game.situation.turn }
    const salted = ledger.form < 2 ? undefined : number
    return Object.fromEntries(
      TARGETS.map((target) => [target, pointsSeal(place, { target, points: 2, salt: saltFor(anna.secret, place, target, salted) })]),
    )
  }

  test('of more points than there are is named when too many have come to light', () => {
    let ledger = ledgerAmong(folders)
    while (!ledger.sealed.some(({ faction }) => faction === 'axis')) ledger = furtherAmong(folders, ledger, everywhere)
    while (ledger.kept.game.sealed.length < 3) ledger = furtherAmong(folders, ledger, () => undefined)
    const sealed = ledger.sealed.find(({ faction }) => faction === 'axis')
    const targets = ['hungary', 'rumania', 'turkey']
    const named = ask(
      anna,
      { ...gameIn(anna), ledger },
      ['germany', 'italy'],
      [{ type: 'name-targets', by: 'axis', nominations: targets.map((target) => ({ target: target as 'turkey', manner: 'ordinary' })) }],
    )
    if (!named.ok || named.body.type !== 'ask') throw new Error(JSON.stringify(named))
    const needs = needsOf(ledger, named.body.request)
    if ('refusals' in needs) throw new Error('refused')
    const shown = folders.flatMap((one) => shownFor(one, ledger, needs) ?? [])
    const done = complete(ledger, signPlace(selfOf(anna, 1).keys, 'game-1', ledger.last, named.body.request), needs, shown, [])
    if (!done.ok) throw new Error('not completed')
    expect([sealed?.given, done.ledger.sealed.find(({ faction }) => faction === 'axis')?.revealed]).toEqual([
      5,
      { hungary: 2, rumania: 2, turkey: 2 },
    ])
    expect(faultsOf(recordOfLedger(done.ledger))).toContain('over-allotted')
  })

  test('of a year that is over and was not opened stops its owner, and is named', () => {
    let ledger = ledgerAmong(folders)
    while (ledger.sealed.filter(({ faction }) => faction === 'axis').length < 2 || ledger.kept.game.sealed.length < 3)
      ledger = furtherAmong(folders, ledger, everywhere)
    const { stage } = ledger.kept.game
    while (ledger.kept.game.stage === stage) ledger = furtherAmong(folders, ledger, () => undefined)
    const next = signRequest(selfOf(anna, 1).keys, 'game-1', {
      by: 'anna',
      number: 999,
      as: ['host'],
      orders: '[{"type":"advance","by":"referee"}]',
      after: ledger.last,
    })
    expect(ordersIn(next)).toHaveLength(1)
    expect(whyNotRequest(ledger, next).map(({ code }) => code)).toEqual(['unopened'])
    expect(stateOf({ ...gameIn(anna), ledger }).join('\n')).toContain('anna has not opened what axis sealed in 1939 fall (order 2)')
    expect(faultsOf(recordOfLedger(ledger))).toContain('unopened')
  })
})

test('with a neutral chair and both sides silent, the order in which it is said of them chooses nothing: the roll waits', () => {
  const seats: Seats = { nell: ['host'], anna: ['germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china', 'russia'] }
  let table = orders(begun(seats), 'anna', 'seal hungary=2')
  table = orders(orders(table, 'ben', 'seal turkey=2'), 'ben', 'seal finland=1')
  const asking = ordering(at(table, 'anna'), 'name hungary')
  const nell = answer(given(at(table, 'nell'), asking), anyBytes).folder
  const declaration = declarationIn(nell)
  const ways = [
    ['anna', 'ben'],
    ['ben', 'anna'],
  ].map((named) => named.reduce((folder, party) => told(folder, overdue(nell, declaration, party)), nell))
  for (const folder of ways) expect([gameIn(folder).pending?.missing, recordIn(folder)]).toEqual([['anna', 'ben'], recordIn(nell)])
  // By the first form the dice are the worst for the first by name, and a check of the record says the same.
  const first = { ...ledgerIn(nell), form: 1 }
  const { pending } = gameIn(nell)
  if (pending === undefined) throw new Error('nothing pending')
  const keys = selfOf(nell, 1).keys
  const records = [
    ['anna', 'ben'],
    ['ben', 'anna'],
  ].map((named) => {
    const refused = named.map((party) => signRefused(keys, 'game-1', declaration, party))
    const done = complete(first, pending.placed, pending.needs, pending.shown, refused)
    return done.ok ? recordOfLedger(done.ledger) : ''
  })
  expect(records[0]).toBe(records[1])
})
