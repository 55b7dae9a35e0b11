import { hashOfText, packetsIn } from '../../fair/index.ts'
import { DELEGATIONS, type Delegation, isFaction, isMinorTarget, type Minor } from '../../rules/core/index.ts'
import { defaultOf, delegationsOf, menu, type Order, type Seat, whyNot } from '../../rules/game/index.ts'
import { isLocal } from '../proof/completing.ts'
import { selfFrom } from '../proof/party.ts'
import { whoseMove } from '../seat/whose-move.ts'
import { answer, ask, gameIn, pack } from './answering.ts'
import type { Body } from './body.ts'
import { type Folder, selfOf } from './folder.ts'
import { type MailGame, recordOfLedger, waitingIn } from './folding.ts'
import { ownGame } from './own-game.ts'
import { unwrap } from './post.ts'
import { stateOf } from './telling.ts'
import { writeOrders } from './writing.ts'

/** Chance out of a seed, for tests. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const secretOf = (name: string): string => hashOfText(`secret of ${name}`)

let drawn = 0
export const anyBytes = (): string => hashOfText(`random ${drawn++}`)

export const folderOf = (name: string, seats: readonly Seat[], game = 'game-1'): Folder => ({
  game,
  name,
  secret: secretOf(name),
  seats,
  tenure: 1,
  texts: [],
})

export const withTexts = (folder: Folder, ...texts: readonly string[]): Folder =>
  texts.length === 0 ? folder : { ...folder, texts: [...folder.texts, ...texts] }

export const SEATS_OF_THREE: Readonly<Record<string, readonly Seat[]>> = {
  anna: ['host', 'germany', 'italy', 'japan'],
  ben: ['britain', 'france', 'us', 'china'],
  carl: ['russia'],
}
export const SEATS_OF_TWO: Readonly<Record<string, readonly Seat[]>> = {
  anna: ['host', 'germany', 'italy', 'japan'],
  ben: ['britain', 'france', 'us', 'china', 'russia'],
}

/** Folders of which the first invites and the others have joined; what each sent is still on its way. */
export function invited(
  seats: Readonly<Record<string, readonly Seat[]>>,
  edition = '2023',
  scenario = 'global-war-1939',
): readonly { readonly folder: Folder; readonly sent: readonly string[] }[] {
  const [chair = ''] = Object.keys(seats)
  return Object.entries(seats).map(([name, own]) => {
    const folder = folderOf(name, own)
    const { party } = selfOf(folder, 1)
    const body =
      name === chair
        ? ({ type: 'invite', setting: JSON.stringify({ edition, scenario, title: 'By mail' }), seats, party } as const)
        : ({ type: 'join', party } as const)
    const text = pack(folder, gameIn(folder), body, anyBytes())
    return { folder: withTexts(folder, text), sent: [text] }
  })
}

export { selfFrom }

/** Everybody has everything that anybody sent, and has answered it. */
export function together(...folders: readonly Folder[]): readonly Folder[] {
  let now = folders.map((folder) => answer(folder, anyBytes).folder)
  for (;;) {
    const all = new Set(now.flatMap(({ texts }) => texts))
    const lacking = now.filter(({ texts }) => texts.length < all.size)
    if (lacking.length === 0) return now
    now = now.map((folder) =>
      lacking.includes(folder) ? answer({ ...folder, texts: [...new Set([...folder.texts, ...all])] }, anyBytes).folder : folder,
    )
  }
}

type Asked = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly refusals: readonly unknown[] }

export const saying = (folder: Folder, asked: Asked): Folder => {
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusals))
  return withTexts(folder, pack(folder, gameIn(folder), asked.body, anyBytes()))
}

export const ordering = (folder: Folder, text: string): Folder => saying(folder, writeOrders(folder, gameIn(folder), text))

export const recordIn = (folder: Folder): string => {
  const { ledger } = gameIn(folder)
  return ledger === undefined ? '' : recordOfLedger(ledger)
}

/** What somebody would order now, if it is for him to say something. */
export function wished(
  { name, seats }: Folder,
  folder: Folder,
  mail: MailGame,
): { readonly as: readonly Seat[]; readonly order: Order } | undefined {
  const { ledger } = mail
  if (ledger === undefined || mail.pending !== undefined || ledger.kept.entries.length === 0) return undefined
  if (waitingIn(mail).some(({ by }) => by === name)) return undefined
  const { book } = ledger.kept
  const game = ownGame(folder, ledger)
  if (game.asked.length === 0) return seats.includes('host') ? { as: ['host'], order: { type: 'advance', by: 'referee' } } : undefined
  const as = seats.filter((seat) => seat !== 'host')
  for (const by of delegationsOf(as).filter((one) => DELEGATIONS.includes(one))) {
    const order = wishOf(by)
    if (order !== undefined && whyNot(book, game, order).length === 0) return { as, order }
  }
  // A die of several factions waits for the word of one of them, whom nobody asks.
  const movers = whoseMove(book, game).map(({ who }) => who)
  for (const by of delegationsOf(as).filter((one) => movers.includes(one))) {
    const offer = menu(book, game, by).offers.find(({ order, refusals }) => refusals.length === 0 && !isLocal(order))
    if (offer !== undefined) return { as, order: offer.order }
  }
  return movers.includes('host') && seats.includes('host') ? hostsWish() : undefined

  function hostsWish(): { readonly as: readonly Seat[]; readonly order: Order } | undefined {
    const order: Order = { type: 'advance', by: 'referee' }
    return whyNot(book, game, order).length === 0 ? { as: ['host'], order } : undefined
  }

  function wishOf(by: Delegation): Order | undefined {
    const found = defaultOf(book, game, by)?.order
    if (found?.type === 'seal-allocation') return sealing(by) ?? found
    if (found?.type === 'name-targets' && isFaction(by)) {
      const minors = Object.keys(game.situation.placements[by]).filter((one): one is Minor => isMinorTarget(one as Minor))
      const named = minors
        .map((target): Order => ({ type: 'name-targets', by, nominations: [{ target, manner: 'ordinary' }] }))
        .find((order) => whyNot(book, game, order).length === 0)
      return named ?? found
    }
    return game.asked.includes(by) || found?.type !== 'pass' ? found : undefined
  }

  function sealing(by: Delegation): Order | undefined {
    const limits = menu(book, game, by).allocation
    if (limits === undefined || !isFaction(by)) return undefined
    let left = limits.points
    const placements: Record<string, number> = {}
    for (const { target, most } of limits.targets) {
      const points = Math.min(left, most)
      if (points > 0 && isMinorTarget(target)) placements[target] = points
      left -= placements[target] ?? 0
    }
    const order: Order = { type: 'seal-allocation', by, placements }
    return whyNot(book, game, order).length === 0 ? order : undefined
  }
}

/** How packets get lost, doubled and held up on their way. */
export interface Post {
  readonly lossy: number
  readonly doubled: number
}

/** Plays until a moment by packets in any order, and gives every folder as it was left. */
export function playByMail(
  seats: Readonly<Record<string, readonly Seat[]>>,
  seed: number,
  { lossy, doubled }: Post,
  isOver: (mail: MailGame) => boolean,
): readonly Folder[] {
  const random = chance(seed)
  const below = (number: number): number => Math.floor(random() * number)
  const start = invited(seats)
  const folders = start.map(({ folder }) => folder)
  const boxes: string[][] = folders.map(() => [])
  const idle: (readonly string[])[] = []
  const post = (from: number, texts: readonly string[]): void => {
    for (const text of texts)
      for (const [to, box] of boxes.entries()) {
        if (to === from) continue
        if (random() >= lossy) box.push(text)
        if (random() < doubled) box.push(text)
      }
  }
  for (const [at, { sent }] of start.entries()) post(at, sent)
  for (let rounds = 0; rounds < 20_000; rounds += 1) {
    const at = below(folders.length)
    const box = boxes[at] ?? []
    if (box.length === 0 && idle[at] !== undefined && idle[at] === folders[at]?.texts && below(12) > 0) continue
    const got = Array.from({ length: Math.min(box.length, 1 + below(3)) }, () => box.splice(below(box.length), 1)[0] ?? '')
    let folder = withTexts(folders[at] as Folder, ...got.filter((text) => !folders[at]?.texts.includes(text)).flatMap(packetsIn))
    const answered = answer(folder, anyBytes)
    folder = answered.folder
    post(at, answered.sent)
    const mail = gameIn(folder)
    const wish = wished(folder, folder, mail)
    if (wish !== undefined && !isOver(mail)) {
      const asked = ask(folder, mail, wish.as, [wish.order])
      if (!asked.ok) throw new Error(JSON.stringify([wish, asked.refusals]))
      const text = pack(folder, mail, asked.body, anyBytes())
      folder = withTexts(folder, text)
      post(at, [text])
    }
    folders[at] = folder
    idle[at] = folder.texts
    // Whoever misses packets asks for them by name; now and then somebody sends his last again, for nobody misses what nothing came after.
    for (const name of mail.lost)
      for (const [other, { texts }] of folders.entries())
        for (const text of texts) {
          const read = unwrap(text)
          if (other !== at && read.ok && read.name === name) boxes[at]?.push(text)
        }
    if (got.length === 0 && below(4) === 0) {
      const own = folder.texts.filter((text) => text.includes(`Packet: ${folder.game}/${folder.name}/`))
      post(at, own.slice(-2))
    }
    if (folders.every((one) => isOver(gameIn(one))) && boxes.every((one) => one.length === 0)) return folders
  }
  throw new Error(`the game did not come to its end: ${folders.map((one) => [one.name, ...stateOf(gameIn(one))].join('; ')).join(' | ')}`)
}
