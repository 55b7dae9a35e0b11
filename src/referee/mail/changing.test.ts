import { describe, expect, test } from 'vitest'
import { hashOfText } from '../../fair/index.ts'
import {
  type AskServer,
  ask,
  type Folder,
  gameIn,
  inviteTo,
  joinGame,
  type Made,
  menusFor,
  openGame,
  ownGame,
  pack,
  readRecord,
  stateOf,
  verify,
  whoseMove,
} from '../../record/index.ts'
import { isFaction } from '../../rules/core/index.ts'
import { defaultOf, delegationsOf, type Order, type Seat, whyNot } from '../../rules/game/index.ts'
import { anyBytes, byMail, mailServer, recordIn, THREE, TWO, textsIn, visit } from './mailing.testing.ts'

// `SOAK=year` plays the whole of a year; without it the first orders of Fall 1939.
const isSoak = process.env['SOAK'] === 'year'
const MOST = 6
/** So many orders go one way before they go the other. */
const AT_ONCE = isSoak ? 5 : 2

type Seats = Readonly<Record<string, readonly Seat[]>>

const secretOf = (name: string): string => hashOfText(`secret of ${name}`)
/** Brings everybody's packets to everybody, and what they answer. */
type Carry = (folders: readonly Folder[]) => Promise<readonly Folder[]> | readonly Folder[]

const byServer =
  (server: AskServer): Carry =>
  async (folders) => {
    const now = [...folders]
    for (let moved = 1; moved > 0; ) {
      moved = 0
      for (const [at, folder] of now.entries()) {
        const visited = await visit(folder, server)
        now[at] = visited.folder
        moved += visited.moved
      }
    }
    return now
  }

/** What somebody would order now: his points into what he may, a name for the first of them, else what is usual. */
function wish(folder: Folder): { readonly as: readonly Seat[]; readonly order: Order } | undefined {
  const { ledger } = gameIn(folder)
  if (ledger === undefined) return undefined
  const { book } = ledger.kept
  const game = ownGame(folder, ledger)
  const as = folder.seats.filter((seat) => seat !== 'host')
  const allowed = (order: Order): boolean => whyNot(book, game, order).length === 0
  for (const by of delegationsOf(as)) {
    const usual = defaultOf(book, game, by)?.order
    const limits = menusFor(ledger.kept, as, game).find((menu) => menu.for === by)?.allocation
    if (usual?.type === 'seal-allocation' && limits !== undefined && isFaction(by)) {
      let left = limits.points
      const placements = limits.targets.flatMap(({ target, most }) => {
        const points = Math.min(left, most)
        left -= points
        return points > 0 ? [[target, points] as const] : []
      })
      const order: Order = { type: 'seal-allocation', by, placements: Object.fromEntries(placements) }
      return { as, order: allowed(order) ? order : usual }
    }
    if (usual?.type === 'name-targets' && isFaction(by)) {
      const named = Object.keys(game.situation.placements[by]).map(
        (target): Order => ({ type: 'name-targets', by, nominations: [{ target: target as 'turkey', manner: 'ordinary' }] }),
      )
      return { as, order: named.find(allowed) ?? usual }
    }
    if (usual !== undefined && (usual.type !== 'pass' || game.asked.includes(by)) && allowed(usual)) return { as, order: usual }
  }
  const movers = whoseMove(book, game).map(({ who }) => who)
  for (const by of delegationsOf(as).filter((one) => movers.includes(one))) {
    const menu = menusFor(ledger.kept, as, game).find((one) => one.for === by)
    const offer = menu?.offers.find(({ order, refusals }) => refusals.length === 0 && order.type !== 'take-back')
    if (offer !== undefined) return { as, order: offer.order }
  }
  const advance: Order = { type: 'advance', by: 'referee' }
  return folder.seats.includes('host') && (game.asked.length === 0 || movers.includes('host')) && allowed(advance)
    ? { as: ['host'], order: advance }
    : undefined
}

const isOver = ({ ledger }: ReturnType<typeof gameIn>): boolean =>
  isSoak ? ledger?.kept.game.situation.turn === '1940 fall' : (ledger?.kept.entries.length ?? 0) >= MOST

/** Plays on order by order; how packets go may be another way each time. */
async function played(seats: Seats, carryAt: (step: number) => Carry): Promise<readonly Folder[]> {
  const made = inviteTo({ edition: '2023' }, seats, { game: 'changing', secret: secretOf('anna'), random: anyBytes() }) as Made
  const others = Object.keys(seats)
    .slice(1)
    .map((name) => joinGame(made.sent[0] ?? '', name, { secret: secretOf(name), random: anyBytes() }) as Made)
  let now = await carryAt(0)([made.folder, ...others.map(({ folder }) => folder)])
  for (let step = 1; step < 2_000 && !isOver(gameIn(now[0] as Folder)); step += 1) {
    const at = now.findIndex((folder) => wish(folder) !== undefined)
    const who = now[at]
    const wished = who && wish(who)
    if (who === undefined || wished === undefined)
      throw new Error(`nobody has anything to order: ${now.flatMap((one) => stateOf(gameIn(one))).join('; ')}`)
    const asked = ask(who, gameIn(who), wished.as, [wished.order])
    if (!asked.ok) throw new Error(JSON.stringify([wished, asked.refusals]))
    const told: Folder = { ...who, texts: [...who.texts, pack(who, gameIn(who), asked.body, anyBytes())] }
    now = await carryAt(step)(now.map((folder, index) => (index === at ? told : folder)))
  }
  return now
}

const PARTIES: readonly (readonly [string, Seats])[] = isSoak
  ? [
      ['two', TWO],
      ['three', THREE],
    ]
  : [['two', TWO]]

describe.each(PARTIES)('a game of %s that goes by mail, over a server and back', (_many, seats) => {
  test('ends as one that went by mail alone, byte for byte, in every folder', { timeout: 900_000 }, async () => {
    const { ask: server } = await mailServer()
    const over = byServer(server)
    const changing = await played(seats, (step) => (Math.floor(step / AT_ONCE) % 2 === 0 ? over : byMail))
    const still = await played(seats, () => byMail)
    const [record = ''] = still.map(recordIn)
    for (const folder of [...changing, ...still]) expect(recordIn(folder) === record).toBe(true)
    expect(changing.flatMap((folder) => gameIn(folder).faults)).toEqual([])
    const read = readRecord(record)
    const opened = read.ok ? openGame(read.record) : undefined
    const found = opened?.ok ? verify(opened.kept) : undefined
    expect(found).toMatchObject({ faults: [], otherwise: [] })
    if (isSoak)
      console.info(`${found?.orders} orders, ${found?.dice} dice, ${record.length} bytes, ${textsIn(changing)} packets in all folders`)
  })
})
