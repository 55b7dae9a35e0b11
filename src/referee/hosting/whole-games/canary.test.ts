import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../rules/game/index.ts'
import { ROUTES } from '../../http/routes/routes.ts'
import { otherwiseHidden, randomRecord, textOf } from '../../record/record.testing.ts'
import { openTable, type Person, secretOf } from './table.testing.ts'

/** Everything that can be looked at in a game, whatever is added to it later. */
const PATHS = ROUTES.filter(({ method, path }) => method === 'GET' && /^\/games\/:game(\/[a-z-]+)*$/.test(path)).map(({ path }) =>
  path.replace('/games/:game', ''),
)

const ALL: readonly (Seat | 'watcher')[] = ['germany', 'italy', 'japan', 'britain', 'france', 'us', 'russia', 'china', 'host', 'watcher']

test('every way to look at a game is looked at', () => {
  expect(PATHS).toEqual(expect.arrayContaining(['', '/menu', '/events', '/record', '/situation', '/table', '/letters']))
})

describe('canaries', () => {
  test('no secret of a seat is in anything that anybody else gets, in a log line or in the store', { timeout: 60_000 }, async () => {
    const table = await openTable()
    const game = await table.begin({ edition: '2023' })
    const personOf = (who: Seat | 'watcher'): Person => (who === 'watcher' ? game.watcher : who === 'host' ? game.host : game.seat(who))
    const streams = await Promise.all(ALL.map((who) => personOf(who).follow()))
    /** Each secret, and who may know it. */
    const canaries: { readonly text: string; readonly known: readonly string[] }[] = []
    const hide = (text: string, ...known: readonly Seat[]): string => {
      canaries.push({ text, known })
      return text
    }
    const must = async (reply: ReturnType<Person['post']>): Promise<void> => {
      const { status, text } = await reply
      expect(status, text).toBe(201)
    }
    await must(game.seat('germany').order('1', 'draft sweden=2,greece=1'))
    hide('"sweden":2,"greece":1', 'germany', 'italy')
    await must(game.seat('germany').order('2', 'seal spain=2,turkey=1'))
    hide('"spain":2,"turkey":1', 'germany', 'italy')
    await must(game.seat('russia').order('3', 'seal bulgaria=1,yugoslavia=1'))
    hide('"bulgaria":1,"yugoslavia":1', 'russia')
    await must(game.seat('britain').order('4', 'stand covert'))
    hide('"topics":["covert-operations"]', 'britain', 'france', 'us')
    for (const [from, to, known] of [
      ['germany', ['russia'], ['germany', 'russia']],
      ['britain', 'partners', ['britain', 'france', 'us']],
      ['japan', ['us', 'china'], ['japan', 'us', 'china']],
    ] as const)
      await must(
        game.seat(from).post('/letters', {
          key: `l ${from}`.replace(' ', '-'),
          to,
          subject: hide(`subject-canary-${from}`, ...known),
          text: hide(`letter-canary-${from}`, ...known),
        }),
      )
    for (const seat of ['germany', 'france'] as const)
      await must(game.seat(seat).post('/notes', { key: `n-${seat}`, text: hide(`note-canary-${seat}`, seat) }))
    const handed = await game.host.post('/links', { seats: ['china'] })
    for (const [seat, link] of Object.entries({ ...game.links.seats, host: game.links.host, watch: game.links.watch }))
      hide(secretOf(link), ...([seat] as readonly Seat[]))
    hide(secretOf((handed.body as { link: string }).link), 'host')

    for (const [index, who] of ALL.entries()) {
      if (who === 'china') continue
      const person = personOf(who)
      const got: string[] = []
      for (const path of PATHS) got.push((await person.get(path)).text)
      got.push((await person.get('?menu=1&log=1')).text, (await person.get('/nowhere')).text)
      for (const body of [
        {},
        { key: 'x', text: 'seal turkey=1' },
        { key: '1', text: 'undo', after: 0 },
        { key: 'y', order: { type: 'draft-allocation' } },
      ])
        got.push((await person.post('/orders', body)).text)
      for (const door of ['reckon', 'status', 'tensions'])
        got.push((await person.post('/ask', { door, args: { target: 'sweden', by: 'axis' } })).text)
      const { sequence } = (await person.get('/events')).body as { sequence: number }
      await streams[index]?.until(sequence)
      got.push(streams[index]?.text() ?? '')
      for (const { text, known } of canaries)
        if (!known.includes(who)) for (const one of got) expect(one.includes(text), `${who}: ${text} in ${one.slice(0, 300)}`).toBe(false)
    }
    const metrics = await (await fetch(`${table.url}/metrics`)).text()
    const logged = [...table.lines, metrics].join('\n')
    for (const { text } of canaries) expect(logged).not.toContain(text)
    const kept = JSON.stringify([await table.store.read(game.id), await table.store.papersOf(game.id, 'secret')])
    for (const link of [game.links.host, game.links.watch, ...Object.values(game.links.seats)]) expect(kept).not.toContain(secretOf(link))
  })
})

/** A room whose secrets and time are the same each time. */
async function steadyTable() {
  let count = 0
  const next = (): string => createHash('sha256').update(`${++count}`).digest('base64url')
  return openTable(undefined, { now: () => 1_000_000, secret: next, id: () => next().slice(0, 12) })
}

async function everythingSeen(record: string, others: readonly Seat[]): Promise<readonly string[]> {
  const { begin } = await steadyTable()
  const game = await begin({ record, asItStands: true })
  const seen: string[] = []
  for (const person of [game.watcher, game.host, ...others.map(game.seat)])
    for (const path of [...PATHS, '?menu=1&log=1']) {
      const { status, text, headers } = await person.get(path)
      seen.push(`${path} ${status} ${headers.get('ETag')} ${text}`)
    }
  return seen
}

/** What counsel says to a seat: odds with unknown points, advice, a forecast. */
const COUNSEL = [
  { door: 'odds', args: { target: 'turkey', by: 'westernAllies' } },
  { door: 'advise', args: { by: 'westernAllies' } },
  { door: 'advise-phase', args: { by: 'westernAllies' } },
  { door: 'forecast', args: { wars: 2 } },
]

test('49.21: what counsel says over HTTP is the same to the letter, whatever others have sealed', { timeout: 60_000 }, async () => {
  const record = randomRecord('campaign', 14, 'campaign-1939')
  const upTo = { ...record, entries: record.entries.slice(0, 60) }
  const said = async (text: string): Promise<readonly string[]> => {
    const { begin } = await steadyTable()
    const britain = (await begin({ record: text, asItStands: true })).seat('britain')
    const answers: string[] = []
    for (const asked of COUNSEL) {
      const { status, text: answer } = await britain.post('/ask', asked)
      expect(status, answer).toBe(200)
      answers.push(answer)
    }
    return answers
  }
  expect(await said(textOf(otherwiseHidden(upTo, 'axis')))).toEqual(await said(textOf(upTo)))
})

describe.each([
  { edition: '2023', scenario: 'global-war-1939' },
  { edition: 'campaign', scenario: 'campaign-1939' },
])('$edition: a random game, in which a faction drafted and sealed other points', ({ edition, scenario }) => {
  const record = randomRecord(edition, 14, scenario)

  test.each([40, 160])('49.21: after %i orders nobody else gets another letter', { timeout: 60_000 }, async (orders) => {
    const upTo = { ...record, entries: record.entries.slice(0, orders) }
    for (const [by, others] of [
      ['axis', ['britain', 'russia', 'japan']],
      ['russia', ['germany', 'us', 'china']],
    ] as const) {
      const [one, other] = [await everythingSeen(textOf(upTo), others), await everythingSeen(textOf(otherwiseHidden(upTo, by)), others)]
      expect(other).toEqual(one)
    }
  })
})
