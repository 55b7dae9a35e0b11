import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../counsel/index.ts'
import type { GameRecord, RecordEntry } from '../../../record/index.ts'
import { delegationOf, type Power } from '../../../rules/core/index.ts'
import type { Order, OrderOf, Seat } from '../../../rules/game/index.ts'
import { ROUTES } from '../../http/routes/routes.ts'
import { otherwiseHidden, randomRecord, textOf } from '../../record/record.testing.ts'
import { openTable, type Person, secretOf } from './table.testing.ts'

/** Everything that can be looked at in a game, whatever is added to it later. */
const PATHS = ROUTES.filter(({ method, path }) => method === 'GET' && /^\/games\/:game(\/[a-z-]+)*$/.test(path)).map(({ path }) =>
  path.replace('/games/:game', ''),
)

test('every way to look at a game is looked at', () => {
  expect(PATHS).toEqual(expect.arrayContaining(['', '/menu', '/events', '/record', '/situation', '/table', '/letters']))
})

/** So many random games hold canaries: `CANARIES=50` plays more of them, `SEED=random` others. */
const GAMES = Number(process.env['CANARIES'] ?? 2)
const SEED = Number(process.env['SEED']) || (process.env['SEED'] === 'random' ? Date.now() % 1_000_000 : 1946)

const STARTS = [
  ['2023', 'global-war-1939'],
  ['classic', 'global-war-1939'],
  ['campaign', 'campaign-1939'],
] as const

/** Positions grow dearer to look at with every year. */
const LATEST = 140

interface SealEntry extends RecordEntry {
  readonly order: OrderOf<'seal-allocation'>
}

const isSeal = (entry: RecordEntry): entry is SealEntry => (entry.order as Order).type === 'seal-allocation'

type Placements = SealEntry['order']['placements']

const isTelling = (placements: Placements): boolean => Object.keys(placements).length > 1

/** What was thought of before: a target less, where there are enough. */
const draftOf = (placements: Placements): Placements =>
  Object.fromEntries(Object.entries(placements).filter((_, index, all) => index !== 1 || all.length < 3))

/** Placements to the letter, as the referee says them to whoever gave them: two of them at least are unlike anything else. */
const placementsIn = (reply: string): string => /"placements":\{([^}]*)\}/.exec(reply)?.[1] ?? ''

/** A random game up to where somebody is about to seal points, and those who then do. */
function untilSealing(seed: number): { readonly record: GameRecord; readonly seals: readonly SealEntry[] } {
  const random = randomFrom(seed)
  const [edition, scenario] = random.pick(STARTS) ?? STARTS[0]
  const record = randomRecord(edition, seed, scenario)
  const telling = record.entries
    .slice(0, LATEST)
    .flatMap((entry, index) => (isSeal(entry) && isTelling(entry.order.placements) ? [index] : []))
  const at = random.pick(telling)
  if (at === undefined) return untilSealing(seed + 1_000)
  const after = record.entries.slice(at)
  const others = after.findIndex((entry) => !isSeal(entry))
  return { record: { ...record, entries: record.entries.slice(0, at) }, seals: after.slice(0, others).filter(isSeal) }
}

/** Each secret, and who may know it. */
interface Canary {
  readonly text: string
  readonly known: readonly string[]
  /** Those who know it are shown it. */
  readonly isShown: boolean
}

async function hideCanaries(seed: number) {
  const { record, seals } = untilSealing(seed)
  const random = randomFrom(seed + 1)
  const table = await openTable()
  const game = await table.begin({ record: textOf(record), asItStands: true })
  const powers = Object.keys(game.links.seats) as readonly Power[]
  const one = (among: readonly Power[]): Power => random.pick(among) ?? 'germany'
  const sitter = one(powers)
  const relinked = one(powers.filter((power) => power !== sitter))
  const seated = await game.sitAll()
  const personOf = (who: Seat | 'watcher'): Person => (who === 'watcher' ? game.watcher : who === 'host' ? game.host : seated(who))
  const people = [...powers.filter((power) => power !== relinked), 'host', 'watcher'] as const
  const streams = await Promise.all(people.map((who) => personOf(who).follow()))
  const canaries: Canary[] = []
  const hide = (text: string, known: readonly string[], isShown = true): string => {
    canaries.push({ text, known, isShown })
    return text
  }
  const must = async (reply: ReturnType<Person['post']>): Promise<string> => {
    const { status, text } = await reply
    expect(status, text).toBe(201)
    return text
  }
  const sideOf = (power: Power): readonly Power[] => powers.filter((other) => delegationOf(other) === delegationOf(power))

  const allocations: { readonly text: string; readonly own: readonly Power[] }[] = []
  const before = (await game.host.get('/record')).text
  for (const seal of seals) {
    const own = powers.filter((power) => delegationOf(power) === seal.order.by)
    const { by, placements } = seal.order
    const drafted = await must(personOf(one(own)).order(`draft-${by}`, { type: 'draft-allocation', by, placements: draftOf(placements) }))
    const sealed = await must(personOf(one(own)).order(`seal-${by}`, seal.order))
    if (isTelling(placements)) allocations.push(...[drafted, sealed].map((reply) => ({ text: placementsIn(reply), own })))
  }
  expect(allocations).not.toEqual([])
  // What was shown in an earlier year, or two of them placed alike, is nobody's secret.
  for (const { text, own } of allocations)
    if (!before.includes(text) && allocations.every((other) => other.own === own || !other.text.includes(text))) hide(text, own)
  const standing = one(powers)
  if ((await personOf(standing).order('stand', 'stand covert')).status === 201)
    hide('"topics":["covert-operations"]', sideOf(standing), false)
  for (const round of [1, 2, 3]) {
    const from = one(powers)
    const others = powers.filter((power) => power !== from)
    const isToPartners = random.inHundred(30) && sideOf(from).length > 1
    const to = isToPartners ? 'partners' : [...new Set([one(others), one(others)])]
    const known = [from, ...(to === 'partners' ? sideOf(from) : to)]
    const letter = { subject: hide(`subject-canary-${round}`, known), text: hide(`letter-canary-${round}`, known) }
    await must(personOf(from).post('/letters', { key: `letter-${round}`, from, to, ...letter }))
    const writer = one(powers)
    await must(personOf(writer).post('/notes', { key: `note-${round}`, text: hide(`note-canary-${round}`, [writer]) }))
  }
  const wishes = {
    mail: hide('mail-canary@example.org', [sitter]),
    webhook: hide('https://hook-canary.example.org/', [sitter]),
  }
  expect((await personOf(sitter).put('/notices', wishes)).status).toBe(200)
  const handed = await game.host.post('/links', { seats: [relinked] })
  for (const [seat, link] of Object.entries({ ...game.links.seats, host: game.links.host, watch: game.links.watch }))
    hide(secretOf(link), [seat], false)
  hide(secretOf((handed.body as { link: string }).link), ['host'], false)
  for (const power of powers) {
    hide(seated(power).secret, [power], false)
    const { links } = (await seated(power).get('/personal-links')).body as { readonly links: readonly { readonly link: string }[] }
    for (const { link } of links) hide(secretOf(link), [power])
  }
  return { table, game, people, personOf, streams, canaries }
}

describe('canaries', () => {
  test.each(Array.from({ length: GAMES }, (_, index) => SEED + index))(
    'random game %i: no secret of a seat is in anything that anybody else gets, in a log line or in the store',
    {
      timeout: 120_000,
    },
    async (seed) => {
      const { table, game, people, personOf, streams, canaries } = await hideCanaries(seed)
      for (const [index, who] of people.entries()) {
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
        for (const { text, known, isShown } of canaries)
          if (!known.includes(who)) for (const one of got) expect(one.includes(text), `${who}: ${text} in ${one.slice(0, 300)}`).toBe(false)
          else if (isShown)
            expect(
              got.some((one) => one.includes(text)),
              `${who} is shown ${text}`,
            ).toBe(true)
      }
      const metrics = await (await fetch(`${table.url}/metrics`)).text()
      const logged = [...table.lines, metrics].join('\n')
      for (const { text } of canaries) expect(logged).not.toContain(text)
      const kept = JSON.stringify([await table.store.read(game.id), await table.store.papersOf(game.id, 'secret')])
      for (const link of [game.links.host, game.links.watch, ...Object.values(game.links.seats)]) expect(kept).not.toContain(secretOf(link))
    },
  )
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

test('49.21: what counsel says over HTTP is the same to the letter, whatever others have sealed', async () => {
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

  test.each([40, 160])('49.21: after %i orders nobody else gets another letter', async (orders) => {
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
