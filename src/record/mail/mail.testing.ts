import { hashOfText, PACKET_FORMAT, packetsIn } from '../../fair/index.ts'
import { DELEGATIONS, type Delegation, isFaction, isMinorTarget, type Minor } from '../../rules/core/index.ts'
import { defaultOf, delegationsOf, menu, type Order, type Seat, whyNot } from '../../rules/game/index.ts'
import { openGame } from '../kept-game.ts'
import { complete, isLocal, needsOf } from '../proof/completing.ts'
import { type Ledger, signPlace, signRefused } from '../proof/ledger.ts'
import { agreeingTo, selfFrom } from '../proof/party.ts'
import { signRequest } from '../proof/request.ts'
import { readRecord } from '../record.ts'
import { whoseMove } from '../seat/whose-move.ts'
import { verify } from '../verification/verification.ts'
import { answer, ask, gameIn, pack, shownFor } from './answering.ts'
import type { Body } from './body.ts'
import { whyNotBeside } from './comparing.ts'
import { type Folder, selfOf } from './folder.ts'
import { type MailGame, recordOfLedger, termsFor, waitingIn } from './folding.ts'
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
  const setting = JSON.stringify({ edition, scenario, title: 'By mail' })
  const terms = termsFor({ setting, seats }) ?? ''
  return Object.entries(seats).map(([name, own]) => {
    const folder = folderOf(name, own)
    const party = agreeingTo(selfOf(folder, 1), folder.game, terms)
    const body = name === chair ? ({ type: 'invite', setting, seats, party } as const) : ({ type: 'join', party } as const)
    const text = pack(folder, { ...gameIn(folder), form: PACKET_FORMAT }, body, anyBytes())
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

export type Seats = Readonly<Record<string, readonly Seat[]>>
export type Table = Readonly<Record<string, Folder>>

export const byName = (folders: readonly Folder[]): Table => Object.fromEntries(folders.map((folder) => [folder.name, folder]))
export const at = (table: Table, name: string): Folder => table[name] ?? folderOf(name, [])
export const all = (table: Table): Table => byName(together(...Object.values(table)))
export const begun = (seats: Seats): Table => byName(together(...invited(seats).map(({ folder }) => folder)))
export const orders = (table: Table, who: string, text: string): Table => all({ ...table, [who]: ordering(at(table, who), text) })

/** Somebody's packet that no program of ours would write, in his own folder. */
export const told = (folder: Folder, body: Body): Folder => withTexts(folder, pack(folder, gameIn(folder), body, anyBytes()))
/** Everybody's packets in one folder, and nothing answered. */
export const given = (to: Folder, ...from: readonly Folder[]): Folder => ({
  ...to,
  texts: [...new Set([to, ...from].flatMap(({ texts }) => texts))],
})

export const codes = (folder: Folder): readonly string[] => gameIn(folder).faults.map(({ code }) => code)
export const words = (folder: Folder): string => stateOf(gameIn(folder)).join('\n')
export const ledgerIn = (folder: Folder): Ledger => {
  const { ledger } = gameIn(folder)
  if (ledger === undefined) throw new Error('no game')
  return ledger
}
export const faultsOf = (record: string): readonly string[] => {
  const read = readRecord(record)
  const opened = read.ok ? openGame(read.record) : undefined
  if (opened?.ok !== true) throw new Error(JSON.stringify(read))
  const { faults, otherwise } = verify(opened.kept)
  return [...faults, ...otherwise].map((one) => ('code' in one ? one.code : 'otherwise'))
}
export const besides = (record: string, folder: Folder): string =>
  whyNotBeside(record, folder)
    .map(({ words: said }) => said)
    .join('\n')

export interface Rolling {
  /** As it stands before the last has heard of it. */
  readonly others: Table
  /** As it stands when he has, and has shown his link. */
  readonly honest: Table
}

/** Up to the roll for Hungary, for which all but the last have shown their links. */
export function rolling(seats: Seats, roller: string, last: string): Rolling {
  let table = begun(seats)
  for (const [name, own] of Object.entries(seats)) {
    if (own.includes('germany')) table = orders(table, name, 'seal hungary=2,rumania=2,turkey=1')
    if (own.includes('britain')) table = orders(table, name, 'seal turkey=2')
    if (own.includes('russia')) table = orders(table, name, 'seal finland=1')
  }
  table = orders(table, roller, 'name hungary')
  table = orders(table, roller, 'pass')
  const asked: Table = { ...table, [roller]: ordering(at(table, roller), 'roll hungary') }
  const awake = Object.values(asked).filter(({ name }) => name !== last)
  const others = all(byName(awake.map((folder) => given(folder, at(asked, last)))))
  return { others, honest: all({ ...others, [last]: at(asked, last) }) }
}

export const declarationIn = (folder: Folder): string => gameIn(folder).pending?.needs.declaration ?? ''
export const overdue = (chair: Folder, declaration: string, party: string): Body => ({
  type: 'refuse',
  declaration,
  refused: signRefused(selfOf(chair, 1).keys, chair.game, declaration, party),
})

/** The record that a chair makes who says that a party showed no link, though it came. */
export function forgedRecord(chair: Folder, party: string): string {
  const { ledger, pending } = gameIn(chair)
  if (ledger === undefined || pending === undefined) throw new Error('nothing pending')
  const refused = [signRefused(selfOf(chair, 1).keys, chair.game, pending.needs.declaration, party)]
  const done = complete(ledger, pending.placed, pending.needs, pending.shown, refused)
  if (!done.ok) throw new Error('not completed')
  return recordOfLedger(done.ledger)
}

/** A ledger's lines without the last of them. */
export function endingAt(lines: readonly string[]): Pick<Ledger, 'lines' | 'last' | 'kept'> {
  const kept = readRecord(`${lines.slice(0, -3).join('\n')}\n`)
  const opened = kept.ok ? openGame(kept.record) : undefined
  if (opened?.ok !== true) throw new Error('no record')
  const whole = lines.slice(0, -3).map((line) => `${line}\n`)
  return { lines: whole, last: hashOfText(lines.at(-4) ?? ''), kept: opened.kept }
}

/** A game without packets: everybody hands over what he would send. */
export function ledgerAmong(folders: readonly Folder[]): Ledger {
  const [chair = folderOf('', [])] = folders
  const table = begun(Object.fromEntries(folders.map(({ name, seats }) => [name, seats])))
  return ledgerIn(at(table, chair.name))
}

/** One order further; a party may seal otherwise than its program would. */
export function furtherAmong(
  folders: readonly Folder[],
  ledger: Ledger,
  cheats: (ledger: Ledger, number: number) => Readonly<Record<string, string>> | undefined,
): Ledger {
  const [anna = folderOf('', [])] = folders
  const mail: MailGame = { ...gameIn(anna), ledger }
  for (const folder of folders) {
    const wish = wished(folder, folder, mail)
    const asked = wish === undefined ? undefined : ask(folder, mail, wish.as, [wish.order])
    if (asked?.ok !== true || asked.body.type !== 'ask') continue
    const seals = wish?.order.type === 'seal-allocation' && folder === anna ? cheats(ledger, asked.body.request.number) : undefined
    const request = seals === undefined ? asked.body.request : signRequest(selfOf(anna, 1).keys, 'game-1', { ...asked.body.request, seals })
    const needs = needsOf(ledger, request)
    if ('refusals' in needs) throw new Error(JSON.stringify(needs.refusals))
    const shown = folders.flatMap((one) => shownFor(one, ledger, needs) ?? [])
    const done = complete(ledger, signPlace(selfOf(anna, 1).keys, 'game-1', ledger.last, request), needs, shown, [])
    if (!done.ok) throw new Error(JSON.stringify(done.refusals))
    return done.ledger
  }
  throw new Error('nobody has anything to order')
}
