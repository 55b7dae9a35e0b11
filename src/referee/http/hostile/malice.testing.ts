import { DOORS } from '../../../counsel/index.ts'
import type { Malice } from './attack.testing.ts'
import { type Random, randomFrom } from './random.testing.ts'
import type { Target } from './target.testing.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Names that programs trip over. */
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'a'.repeat(300),
  '\u202e',
  'ключ',
  '$where',
  '0',
  'then',
  'length',
]
const ODD_WORDS = [
  "'; drop table journal; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%s%n',
  '../../etc/passwd',
  '\u0007',
  '\ufeff',
  '💣',
  'NaN',
  '-0',
  '1e999',
]
const NUMBERS = [-1, 1e308, 2 ** 53, -0.5, 1e-300, 99_999_999_999]

/** JSON that nobody has asked for, of some depth. */
function nonsense(random: Random, depth: number): unknown {
  const width = depth === 0 ? 0 : random.upTo(4)
  switch (random.upTo(7)) {
    case 0:
      return random.of(NUMBERS)
    case 1:
      return random.of(ODD_WORDS)
    case 2:
      return null
    case 3:
      return random.upTo(2) === 0
    case 4:
      return Array.from({ length: width }, () => nonsense(random, depth - 1))
    default:
      return Object.fromEntries([
        ...Array.from({ length: width }, (): [string, unknown] => [random.of(NAMES), nonsense(random, depth - 1)]),
        [`odd${random.upTo(1_000)}`, nonsense(random, 0)],
      ])
  }
}

/** The same as a text, with what only a text can say. */
function nonsenseText(random: Random): string {
  const text = JSON.stringify(nonsense(random, 5))
  switch (random.upTo(6)) {
    case 0:
      return `{"__proto__":{"isHost":true},"odd":${text}}`
    case 1:
      return `{"odd":1,"odd":${text}}`
    case 2:
      return text.slice(0, 1 + random.upTo(text.length - 1))
    case 3:
      return `${text}${random.of(['}', ',', '//', '\u0000', '[]'])}`
    case 4:
      return random.of(['[', '{"a":']).repeat(1 + random.upTo(3_000))
    default:
      return text.startsWith('{') ? text : `{"odd":${text}}`
  }
}

const hexed = (text: string): string => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/** Everything that can be sent, made from what is declared: a new route is attacked as soon as it is there. */
export function malices(target: Target, seed: number): () => Malice {
  const random = randomFrom(seed)
  const { routes, games, replays } = target
  const changing = routes.filter(({ method }) => method !== 'GET')
  const inGames = routes.filter(({ path }) => path.includes(':game'))

  const secretOf = (game: (typeof games)[number]): string => random.of([game.host, game.watch, ...game.seats])
  const addressOf = (path: string, game: string): string =>
    `/api${path.replace(':game', game).replaceAll(/:\w+/g, () => random.of(['none', '..', '%00', '%', 'x'.repeat(200), '__proto__']))}`
  const bearer = (secret: string): Readonly<Record<string, string>> => ({ Authorization: `Bearer ${secret}` })

  /** Somebody else's secret, an invented one, none, or something that is no header at all. */
  function wrongCredentials(game: (typeof games)[number]): Readonly<Record<string, string>> {
    const other = random.of(games.filter((one) => one !== game))
    return random.of<() => Readonly<Record<string, string>>>([
      () => ({}),
      () => bearer('A'.repeat(43)),
      () => bearer(secretOf(other)),
      () => bearer(`${secretOf(game).slice(0, -1)}!`),
      () => ({ Authorization: `Basic ${secretOf(game)}` }),
      () => ({ Authorization: 'Bearer' }),
      () => ({ Authorization: `Bearer ${'x'.repeat(5_000)}` }),
      () => ({ Cookie: `chancery_${game.id}=${secretOf(other)}` }),
      () => ({ Cookie: `chancery_${game.id}=; chancery___proto__=${'y'.repeat(43)}` }),
      () => ({ Cookie: 'a=b;'.repeat(2_000) }),
    ])()
  }

  const KINDS: Readonly<Record<string, () => Omit<Malice, 'kind'>>> = {
    'nonsense to a route': () => {
      const { method, path } = random.of(changing.filter(({ body }) => body !== undefined))
      const game = random.of(games)
      return { method, path: addressOf(path, game.id), headers: { ...JSON_TYPE, ...bearer(secretOf(game)) }, body: nonsenseText(random) }
    },
    'nonsense to a door': () => ({
      method: 'POST',
      path: `/api/${random.of(DOORS).name}`,
      headers: JSON_TYPE,
      body: nonsenseText(random),
    }),
    'nonsense in a good shape': () => {
      const game = random.of(games)
      const order =
        random.upTo(2) === 0
          ? { order: nonsense(random, 4) }
          : { text: random.of([...ODD_WORDS, 'x '.repeat(500), 'stand', 'roll nowhere']) }
      const body = JSON.stringify({ key: `k${random.upTo(1_000_000)}`, ...order })
      return { method: 'POST', path: `/api/games/${game.id}/orders`, headers: { ...JSON_TYPE, ...bearer(random.of(game.seats)) }, body }
    },
    'a wrong seat': () => {
      const game = random.of(games)
      const { method, path } = random.of(inGames)
      const body = method === 'GET' ? {} : { body: JSON.stringify({ key: 'stolen', text: 'pass', order: { type: 'pass' } }) }
      return { method, path: addressOf(path, game.id), headers: { ...JSON_TYPE, ...wrongCredentials(game) }, ...body }
    },
    'a replay': () => ({ ...random.of(replays), mayBeAnswered: true }),
    'a replay with another’s secret': () => {
      const replay = random.of(replays)
      const game = random.of(games.filter(({ id }) => !replay.path.includes(id)))
      return { ...replay, headers: { ...JSON_TYPE, ...bearer(secretOf(game)) } }
    },
    'too much': () => {
      const {
        method,
        path,
        mostBytes = 64 * 1024,
      } = random.of(changing.filter(({ body, mostBytes: most = 0 }) => body !== undefined && most < 1e6))
      const game = random.of(games)
      const body = `{"odd":"${'x'.repeat(mostBytes + random.upTo(100_000))}"}`
      return { method, path: addressOf(path, game.id), headers: { ...JSON_TYPE, ...bearer(secretOf(game)) }, body }
    },
    'a wrong method': () => {
      const { path } = random.of(routes)
      const known = routes.filter((one) => one.path === path).map(({ method }): string => method)
      const method = random.of(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'PROPFIND', 'LINK'].filter((one) => !known.includes(one)))
      const game = random.of(games)
      return { method, path: addressOf(path, game.id), headers: { ...JSON_TYPE, ...bearer(secretOf(game)) } }
    },
    'a wrong type': () => {
      const { method, path } = random.of(changing)
      const type = random.of([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/json',
        'application/jsonx',
        ';',
      ])
      const game = random.of(games)
      return {
        method,
        path: addressOf(path, game.id),
        headers: { 'Content-Type': type, ...bearer(random.of(game.seats)) },
        body: '{"odd":1}',
      }
    },
    'a cookie from elsewhere': () => {
      const game = random.of(games)
      const headers = random.of([{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])
      const secret = random.of(game.seats)
      const body = JSON.stringify({ key: 'forged', text: 'pass' })
      return {
        method: 'POST',
        path: `/api/games/${game.id}/orders`,
        headers: { ...JSON_TYPE, Cookie: `chancery_${game.id}=${secret}`, ...headers },
        body,
      }
    },
    'a foreign name': () => ({
      method: 'GET',
      path: '/api/health',
      headers: { Host: random.of(['evil.example', 'localhost.evil.example', '127.0.0.1.evil']) },
    }),
    'a crooked path': () => {
      const game = random.of(games)
      const path = random.of([
        `/api/games/${game.id}%00`,
        `/api/games/${game.id}/../../../etc/passwd`,
        `/api/games/%2e%2e/%2e%2e/data/chancery.db`,
        `/api/games//${game.id}`,
        `//api/games/${game.id}`,
        `/api/games/${game.id}/`,
        `/api/games/${game.id};x=1/orders`,
        `/api/games/${hexed(game.id)}%2fmenu`,
        `/api/games/${'%ff'.repeat(1 + random.upTo(50))}`,
        `/api/games/${'x'.repeat(1 + random.upTo(9_000))}`,
        `/API/GAMES/${game.id}`,
        '/data/chancery.db',
        '/..%5c..%5cwindows',
        '/api/__proto__',
        '/api/constructor/prototype',
        '/.git/config',
        '/%c0%ae%c0%ae/',
      ])
      return { method: 'GET', path, headers: { Accept: '*/*', ...bearer(secretOf(game)) } }
    },
    'a crooked query': () => {
      const game = random.of(games)
      const query = random.of([
        'after=-1',
        'after=1e3',
        'after=0x1',
        'after=1&after=2',
        'after=',
        'after[]=1',
        '__proto__=1',
        `after=${'9'.repeat(400)}`,
        'odd=1',
      ])
      const accept: Readonly<Record<string, string>> = random.upTo(2) === 0 ? { Accept: 'text/event-stream' } : {}
      return { method: 'GET', path: `/api/games/${game.id}/events?${query}`, headers: { ...bearer(secretOf(game)), ...accept } }
    },
    'no request': () => ({
      method: 'GET',
      path: '/',
      headers: {},
      raw: random.of([
        'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
        `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n',
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n',
        'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
        'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n',
        'GET /api\\games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
        '\u0016\u0003\u0001\u0002\u0000\u0001',
        'SSH-2.0-x\r\n',
      ]),
    }),
  }
  const kinds = Object.entries(KINDS)
  return () => {
    const [kind, make] = random.of(kinds)
    return { kind, ...make() }
  }
}
