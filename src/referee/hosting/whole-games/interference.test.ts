import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Seat } from '../../../rules/game/index.ts'
import { openTable, type Person, type Reply, type Stream } from './table.testing.ts'

/** What somebody does unseen, in one game so and in the other otherwise or not at all. */
interface Hidden {
  readonly is: string
  /** Who may not learn of it. */
  readonly others: readonly (Seat | 'watcher')[]
  readonly begin: object
  readonly before: readonly Step[]
  readonly one: readonly Step[]
  readonly other: readonly Step[]
  /** What everybody sees afterwards, alike in both. */
  readonly after: readonly Step[]
}

type Step =
  | readonly [Seat, string | object, (readonly number[])?]
  | readonly [Seat, { readonly post: string; readonly body: object } | { readonly put: string; readonly body: object }]

const PATHS = ['', '?menu=1&log=1', '/menu', '/events', '/events?after=2', '/record', '/situation', '/table', '/letters', '/pace']

/** What a curious neighbour might try: it is answered in the same words. */
const TRIES: readonly object[] = [
  { key: 'a', order: { type: 'nothing', by: 'axis' } },
  { key: 'b', order: { type: 'draft-allocation', by: 'axis', placements: { turkey: 1 } } },
  { key: 'c', order: { type: 'seal-allocation', by: 'axis', placements: {} }, after: 1 },
  { key: 'd', text: 'roll hungary', after: 1 },
  { key: 'unseen 0', text: 'roll hungary' },
  { key: 'e', text: 'strike magic 1' },
]

/** A room whose time and secrets are the same each time; what is done unseen takes no time. */
async function steadyTable() {
  let clock = 1_000_000
  let count = 0
  const next = (what: string): string => createHash('sha256').update(`${what} ${++count}`).digest('base64url')
  const table = await openTable(undefined, { now: () => clock, secret: () => next('secret'), id: () => next('id').slice(0, 12) })
  return { ...table, tick: () => (clock += 60_000) }
}

/** Time runs, so that whom the game waits for, and since when, is among what others see. */
const PACE = { is: 'hours', hours: 48, missed: 'plainest' }

const told = ({ status, text, headers }: Reply): string => `${status} ${headers.get('ETag')} ${headers.get('Content-Length')} ${text}`

async function take(person: Person, step: Step, key: string): Promise<Reply> {
  const [, what, dice] = step
  if (typeof what === 'object' && 'post' in what) return person.post(what['post'] as string, what['body'] as object)
  if (typeof what === 'object' && 'put' in what) return person.put(what['put'] as string, what['body'] as object)
  return person.post('/orders', {
    key,
    ...(typeof what === 'string' ? { text: what } : { order: what }),
    ...(dice === undefined ? {} : { dice }),
  })
}

/** Everything that others get out of a game with these unseen deeds in it. */
async function seenOf({ begin, before, after, others }: Hidden, unseen: readonly Step[]): Promise<readonly string[]> {
  const table = await steadyTable()
  const game = await table.begin({ table: { pace: PACE }, ...begin })
  const seated = await game.sitAll()
  const personOf = (who: Seat | 'watcher'): Person => (who === 'watcher' ? game.watcher : who === 'host' ? game.host : seated(who))
  const carry = async (steps: readonly Step[], label: string): Promise<readonly Reply[]> => {
    const replies: Reply[] = []
    for (const [index, step] of steps.entries()) {
      const reply = await take(personOf(step[0]), step, `${label} ${index}`)
      expect(reply.status, `${JSON.stringify(step)}: ${reply.text}`).toBeLessThan(202)
      replies.push(reply)
    }
    return replies
  }
  const streams: Stream[] = []
  for (const who of others) streams.push(await personOf(who).follow())
  await carry(before, 'before')
  table.tick()
  await carry(unseen, 'unseen')
  table.tick()
  const seen: string[] = []
  const lookAll = async (): Promise<void> => {
    for (const who of others) {
      const person = personOf(who)
      for (const path of PATHS) seen.push(`${who} ${path} ${told(await person.get(path))}`)
      for (const attempt of TRIES) {
        const reply = await person.post('/orders', attempt)
        seen.push(`${who} ${told(reply)}`)
      }
      seen.push(`${who} ${told(await person.post('/ask', { door: 'reckon', args: { target: 'hungary', by: 'axis' } }))}`)
    }
  }
  await lookAll()
  for (const reply of await carry(after, 'after')) seen.push(told(reply))
  await lookAll()
  for (const [index, who] of others.entries()) {
    const { sequence } = (await personOf(who).get('/events')).body as { sequence: number }
    await streams[index]?.until(sequence)
    // That the line still stands is said from time to time, on a busy machine more often.
    seen.push(`${who} ${streams[index]?.text().replace(/^(?:retry: \d+|:)\n\n/gm, '')}`)
  }
  expect(table.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  return seen
}

/** Winter 1941: Japan has declared war on the U.S. and its carriers are at sea. */
const AT_SEA: Pick<Hidden, 'begin' | 'before'> = {
  begin: { edition: '2023', scenario: 'demonstration-winter-1941', dice: 'table', passes: 'said' },
  before: [
    ['germany', 'name nothing'],
    ['germany', 'pass'],
    ['japan', 'declare japan us', [3]],
    ['germany', 'pass'],
    ['japan', 'pass'],
    ['japan', 'strike launch large=6 carriers=0 cruisers=3'],
  ],
}

const TOLD_BY_WEBHOOK = {
  webhook: 'https://hook.example.org/anna',
  wishes: { zone: 'Europe/Berlin', quiet: { from: '22:00', until: '07:00' } },
}

const CASES: readonly Hidden[] = [
  {
    is: 'a draft of an allocation',
    others: ['russia', 'britain', 'japan', 'host', 'watcher'],
    begin: { edition: '2023' },
    before: [],
    one: [
      ['germany', 'draft hungary=2'],
      ['italy', 'draft turkey=1'],
      ['italy', { put: '/sealing', body: { seals: true } }],
    ],
    other: [],
    after: [['russia', 'seal finland=1']],
  },
  {
    is: 'what is sealed',
    others: ['russia', 'britain', 'japan', 'host', 'watcher'],
    begin: { edition: '2023' },
    before: [],
    one: [['germany', 'seal sweden=2,greece=1']],
    other: [['germany', 'seal spain=1']],
    after: [
      ['russia', 'seal finland=1'],
      ['britain', 'seal turkey=1'],
    ],
  },
  {
    is: 'a draft that is taken back, and a standing order',
    others: ['russia', 'britain', 'host', 'watcher'],
    begin: { edition: '2023' },
    before: [['russia', 'seal finland=1']],
    one: [
      ['germany', 'draft hungary=2'],
      ['germany', 'undo'],
      ['italy', 'stand reports'],
    ],
    other: [['italy', 'stand declarations']],
    after: [['britain', 'seal turkey=1']],
  },
  {
    is: '49.425 (2), (3): that somebody will announce no covert operations and no subversion',
    others: ['germany', 'japan', 'host', 'watcher'],
    begin: { edition: '2023' },
    before: [],
    one: [
      ['britain', 'stand covert'],
      ['russia', 'stand subversion'],
    ],
    other: [],
    after: [['germany', 'seal finland=1']],
  },
  {
    is: 'letters between others and notes',
    others: ['russia', 'host', 'watcher', 'japan'],
    begin: { edition: '2023' },
    before: [],
    one: [
      ['germany', { post: '/letters', body: { key: 'l1', to: ['britain'], text: 'Danzig or war' } }],
      ['germany', { post: '/letters', body: { key: 'l2', to: 'partners', text: 'Hungary first' } }],
      ['germany', { post: '/notes', body: { key: 'n1', text: 'do not trust them' } }],
    ],
    other: [],
    after: [['russia', 'seal finland=1']],
  },
  {
    ...AT_SEA,
    is: '51.311: the Magic cards of the U.S.',
    others: ['japan', 'germany', 'russia', 'china', 'host', 'watcher'],
    one: [['us', 'strike magic 2']],
    other: [['us', 'strike magic']],
    after: [],
  },
  {
    ...AT_SEA,
    is: '51.311: the Magic cards of Japan',
    others: ['us', 'germany', 'russia', 'china', 'host', 'watcher'],
    one: [['japan', 'strike magic 1']],
    other: [['japan', 'strike magic 2']],
    after: [],
  },
  {
    ...AT_SEA,
    is: '51.312: where the American carriers are, none of them in port',
    others: ['japan', 'host', 'watcher'],
    before: [...AT_SEA.before, ['japan', 'strike magic'], ['us', 'strike magic']],
    one: [['us', 'strike locate', [3, 3, 3, 4, 4, 4]]],
    other: [['us', 'strike locate', [6, 6, 6, 5, 5, 5]]],
    after: [['japan', 'strike surprise', [2]]],
  },
  {
    ...AT_SEA,
    is: '51.42: that American carriers looked for the Japanese and did not find them',
    others: ['japan', 'host', 'watcher'],
    before: [
      ...AT_SEA.before,
      ['japan', 'strike magic'],
      ['us', 'strike magic'],
      ['us', 'strike locate', [4, 5, 4, 5, 4, 5]],
      ['japan', 'strike surprise', [2]],
      ['japan', 'strike first light'],
      ['host', 'strike report'],
      ['japan', 'strike second light'],
      ['host', 'strike report'],
    ],
    // A sum of nine puts them at sea in every column, and no column lets a 1 find anybody.
    one: [['us', 'strike intercept all', [1, 1, 1]]],
    other: [['us', 'strike intercept none']],
    after: [],
  },
  {
    is: 'where and when somebody is told, in a game in which no time runs yet',
    others: ['russia', 'britain', 'host', 'watcher'],
    begin: { edition: '2023', table: {} },
    before: [['russia', 'seal finland=1']],
    one: [['germany', { put: '/notices', body: TOLD_BY_WEBHOOK }]],
    other: [],
    after: [
      ['britain', 'seal turkey=1'],
      ['host', { put: '/pace', body: PACE }],
      ['italy', 'seal hungary=1'],
      ['host', { put: '/pace', body: { is: 'none' } }],
      ['host', { put: '/pace', body: PACE }],
      ['germany', 'name nothing'],
    ],
  },
  {
    is: 'that somebody is told no longer, in a game in which no time runs yet',
    others: ['russia', 'britain', 'host', 'watcher'],
    begin: { edition: '2023', table: {} },
    before: [['germany', { put: '/notices', body: TOLD_BY_WEBHOOK }]],
    one: [['germany', { put: '/notices', body: {} }]],
    other: [],
    after: [
      ['host', { put: '/pace', body: PACE }],
      ['britain', 'seal turkey=1'],
    ],
  },
  {
    is: 'the same in the campaign',
    others: ['russia', 'britain', 'host', 'watcher'],
    begin: { edition: 'campaign' },
    before: [],
    one: [
      ['germany', 'draft hungary=1'],
      ['germany', 'seal hungary=1'],
    ],
    other: [['germany', 'seal spain=1']],
    after: [['britain', 'seal turkey=1']],
  },
]

test.each(CASES)('$is: two games that differ in it alone answer others to the letter alike', async (hidden) => {
  const [one, other] = [await seenOf(hidden, hidden.one), await seenOf(hidden, hidden.other)]
  expect(one.length).toBe(other.length)
  for (const [index, text] of one.entries()) expect(other[index]).toBe(text)
})

/** Who knows of each of them, beside whoever did it. */
const PARTNERS: readonly (readonly [string, Seat])[] = [
  ['what is sealed', 'italy'],
  ['51.312', 'us'],
  ['51.42', 'us'],
]

test.each(PARTNERS)('%s: %s is told, for the comparison sees what there is to see', async (is, partner) => {
  const found = CASES.find((one) => one.is.startsWith(is))
  if (found === undefined) throw new Error('no case')
  const shared: Hidden = { ...found, others: [partner] }
  expect(await seenOf(shared, shared.one)).not.toEqual(await seenOf(shared, shared.other))
})
