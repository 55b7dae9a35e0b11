import { Allowance, hourly } from '../http/request/rates.ts'
import type { GameStore, Paper } from '../store/store.ts'
import type { Letterbox } from './mail.ts'
import { hookBody, linkTo, type Matter, messageOf } from './message.ts'
import { post, type Reach, refusedFor, type Sent } from './network.ts'
import { ADDRESS, type Address, type Delivery, NOTICE, type Notice } from './notice.ts'
import { type PushKeys, push } from './push.ts'
import { NO_WISHES, nextDigest, quietUntil, type Wishes } from './quiet.ts'
import { NOTICES } from './words.ts'

/** Whether what a notice is about is still so: it is over, it comes later than was thought, or it is to be told. */
export type Standing =
  | { readonly is: 'over' }
  | { readonly is: 'later'; readonly due: number }
  | { readonly is: 'open'; readonly matter: Matter }

export interface OutboxSetting {
  /** Nothing where the operator has none. */
  readonly mail?: Letterbox
  /** Who answers for this referee to push services: `mailto:` or an https address of the operator's. */
  readonly push?: { readonly keys: PushKeys; readonly contact: string }
  readonly reach: Reach
  /** How many requests a host gets, whoever asks for them: it has not agreed to any. */
  readonly byHost?: Allowance
  /** Where the desk is, for links: `https://table.example`. */
  readonly site?: string
  readonly standingOf: (game: string, notice: Notice, now: number) => Promise<Standing>
  readonly now?: () => number
  /** Hears of what should not happen. */
  readonly failed?: (error: unknown) => void
}

const MINUTE = 60_000
/** After each attempt; after the last it is given up. */
const WAITS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)
/** Longer than anything that is sent takes: another process may try again then. */
const LEASE = 5 * MINUTE
/** So many side by side; where as many come there are more, and the next follow at once. */
const AT_ONCE = 200
/** While the operator has mail or push turned off, notices wait: looked at now and then, and dropped when they are old. */
const OFF_WAIT = 5 * MINUTE
/** More than a busy club has. */
const BY_HOST = hourly(300)
const OFF_MOST = 3 * 24 * 60 * MINUTE
/** Notices that went out, or not, are shown for so long: the last of each person. */
const MOST_SHOWN = 20

type Due = {
  readonly paper: Paper
  readonly game: string
  readonly notice: Notice
  readonly addresses: readonly Address[]
  readonly wishes: Wishes
  readonly matter: Matter
}

const addressesOf = (papers: readonly Paper[], tenure: string | null): readonly Address[] =>
  papers.map(({ body }) => body as Address).filter((one) => one.tenure === tenure)

/** An address that nobody has confirmed yet gets nothing but the code. */
const isWaiting = (address: Address): boolean => address.channel === 'mail' && address.code !== null

const wishesIn = (addresses: readonly Address[]): Wishes => addresses.find((one) => one.channel === 'wishes')?.wishes ?? NO_WISHES

/** Sends what is due, once: several processes may do so on one store. */
export class Outbox {
  readonly #store: GameStore
  readonly #setting: OutboxSetting
  readonly #byHost: Allowance
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isStopping = false

  constructor(store: GameStore, setting: OutboxSetting) {
    this.#store = store
    this.#setting = setting
    this.#byHost = setting.byHost ?? new Allowance(BY_HOST)
  }

  /** Looks every so many milliseconds. */
  start(every: number): void {
    this.#timer = setInterval(() => void this.run(), every)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopping = true
    await this.#running
    this.#setting.mail?.close()
  }

  /** Sends all that is due; whoever asks meanwhile waits for it. */
  run(): Promise<void> {
    this.#running ??= this.#round()
      .catch((error: unknown) => this.#setting.failed?.(error))
      .finally(() => {
        this.#running = undefined
      })
    return this.#running
  }

  #now(): number {
    return this.#setting.now?.() ?? Date.now()
  }

  async #round(): Promise<void> {
    for (let isMore = true; isMore && !this.#isStopping; ) {
      const now = this.#now()
      const leased = await this.#store.lease(NOTICE, now, now + LEASE, AT_ONCE)
      const due = (await Promise.all(leased.map((paper) => this.#weigh(paper, now)))).flatMap((one) => one ?? [])
      await Promise.all(this.#grouped(due).map((group) => this.#send(group)))
      isMore = leased.length === AT_ONCE
    }
  }

  /** What is to be sent now. Whoever has left has no address, and is told nothing. */
  async #weigh(paper: Paper, now: number): Promise<Due | undefined> {
    const { game } = paper
    const notice = paper.body as Notice
    if (game === null || notice.delivery.is !== 'queued') return this.#put(paper, null, notice)
    const own = addressesOf(await this.#store.papersOf(game, ADDRESS), notice.tenure)
    const addresses = own.filter((one) => one.channel === notice.channel && isWaiting(one) === (notice.what === 'confirm'))
    const isAsked = notice.what === 'confirm' || notice.what === 'test'
    const isAddressed = addresses.some((address) => address.channel !== 'wishes' && address.target === notice.target)
    // It was counted for the address it was asked for: it goes to no other, and still counts for the person who asked.
    if (isAsked && !isAddressed && own.length > 0) return this.#put(paper, null, { ...notice, delivery: { is: 'unneeded', at: now } })
    if (addresses.length === 0) return this.#store.put([], [paper]).then(() => undefined)
    const wishes = wishesIn(own)
    const quiet = isAsked ? null : quietUntil(wishes, now)
    if (quiet !== null) return this.#put(paper, quiet, notice)
    const digest = notice.what === 'open' && notice.isHeld !== true ? nextDigest(wishes, now) : null
    if (digest !== null) return this.#put(paper, digest, { ...notice, isHeld: true })
    const off = this.#whyOff(notice)
    if (off !== undefined) return this.#hold(paper, notice, off, now)
    const standing = await this.#setting.standingOf(game, notice, now)
    if (standing.is === 'later') return this.#put(paper, standing.due, notice)
    if (standing.is === 'over') return this.#put(paper, null, { ...notice, delivery: { is: 'unneeded', at: now } })
    const [first] = addresses
    const code = first?.channel === 'mail' ? first.code : null
    return { paper, game, notice, addresses, wishes, matter: { ...standing.matter, ...(code === null ? {} : { code }) } }
  }

  /** Why nothing goes out by this channel just now. */
  #whyOff({ channel }: Notice): string | undefined {
    const { mail, push: pushing } = this.#setting
    if (channel === 'mail' && mail === undefined) return NOTICES.mailOff
    return channel === 'push' && pushing === undefined ? NOTICES.pushOff : undefined
  }

  /** It waits for the channel: what is no longer open by then is not sent, and what is too old is given up. */
  #hold(paper: Paper, notice: Notice, reason: string, now: number): Promise<undefined> {
    if (now - notice.queued >= OFF_MOST) return this.#put(paper, null, { ...notice, delivery: { is: 'refused', at: now, reason } })
    const attempts = notice.delivery.is === 'queued' ? notice.delivery.attempts : 0
    return this.#put(paper, now + OFF_WAIT, { ...notice, delivery: { is: 'queued', attempts, reason } })
  }

  async #put(paper: Paper, due: number | null, body: Notice): Promise<undefined> {
    await this.#store.put([{ ...paper, due, body }])
    return undefined
  }

  /** Mails to one address go as one. */
  #grouped(due: readonly Due[]): readonly (readonly Due[])[] {
    const nameOf = ({ paper, notice, addresses: [first] }: Due): string =>
      notice.what !== 'confirm' && first?.channel === 'mail' ? `mail ${first.to}` : paper.id
    return groupsBy(due, nameOf)
  }

  async #send(group: readonly Due[]): Promise<void> {
    const urls = group.flatMap(({ addresses }) => urlsOf(addresses))
    if (!this.#mayReach(urls.map((url) => new URL(url).hostname))) {
      const now = this.#now()
      await Promise.all(group.map(({ paper, notice }) => this.#hold(paper, notice, NOTICES.hostHasMany, now)))
      return
    }
    const sent = await this.#deliver(group)
    await Promise.all(group.map((one) => this.#note(one, sent)))
  }

  /** Counts a request to each of these hosts, or none where one of them has had too many. */
  #mayReach(hosts: readonly string[]): boolean {
    const over = hosts.findIndex((host) => !this.#byHost.take(host))
    for (const host of hosts.slice(0, Math.max(0, over))) this.#byHost.giveBack(host)
    return over < 0
  }

  #deliver(group: readonly Due[]): Promise<Sent> | Sent {
    const [{ addresses, wishes, matter }] = group as readonly [Due]
    const { mail, push: pushing, reach, site } = this.#setting
    const [first] = addresses
    switch (first?.channel) {
      case 'mail': {
        const matters = group.map((one) => one.matter)
        return mail === undefined ? refusedFor(NOTICES.mailOff) : mail.send(first.to, messageOf(matters, wishes.zone, site))
      }
      case 'webhook': {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Chancery' }
        return post({ url: first.to, headers, body: hookBody(matter, wishes.zone, site) }, reach)
      }
      case 'push':
        return pushing === undefined ? refusedFor(NOTICES.pushOff) : this.#pushed(group[0] as Due, pushing)
      default:
        return refusedFor(NOTICES.webhookUnset)
    }
  }

  /** To every browser; those that take nothing any longer are forgotten. */
  async #pushed({ game, addresses, matter, wishes }: Due, { keys, contact }: NonNullable<OutboxSetting['push']>): Promise<Sent> {
    const { subject, text } = messageOf([matter], wishes.zone, undefined)
    const url = linkTo(this.#setting.site, game)
    const body = { title: subject, body: text, tag: game, ...(url === undefined ? {} : { url }) }
    const browsers = addresses.flatMap((one) => (one.channel === 'push' ? [one.to] : []))
    const sent = await Promise.all(browsers.map((to) => push(to, body, keys, contact, this.#setting.reach)))
    const gone = browsers.filter((_, index) => isGone(sent[index]))
    if (gone.length > 0) {
      const papers = await this.#store.papersOf(game, ADDRESS)
      const names = papers.filter(({ body: one }) => gone.some(({ endpoint }) => endpointOf(one as Address) === endpoint))
      await this.#store.put([], names)
    }
    return sent.find(({ ok }) => ok) ?? sent.find((one) => !one.ok && !one.isFinal) ?? refusedFor(NOTICES.pushGone)
  }

  /** What became of it is kept for whoever it was for; if he has left meanwhile, nothing is. */
  async #note({ paper, game, notice }: Due, sent: Sent): Promise<void> {
    const now = this.#now()
    const attempts = (notice.delivery.is === 'queued' ? notice.delivery.attempts : 0) + 1
    const wait = sent.ok || sent.isFinal ? undefined : WAITS[attempts - 1]
    await this.#put(paper, wait === undefined ? null : now + wait, { ...notice, delivery: deliveryAfter(sent, attempts, wait, now) })
    const left = addressesOf(await this.#store.papersOf(game, ADDRESS), notice.tenure)
    if (left.length === 0) await this.#store.put([], [paper])
    else await this.#tidy(game, notice.tenure)
  }

  /** Only the last are kept. */
  async #tidy(game: string, tenure: string | null): Promise<void> {
    const own = (await this.#store.papersOf(game, NOTICE)).filter(({ body }) => {
      const notice = body as Notice
      return notice.tenure === tenure && notice.delivery.is !== 'queued'
    })
    if (own.length <= MOST_SHOWN) return
    const byAge = own.toSorted((one, other) => (other.body as Notice).queued - (one.body as Notice).queued)
    await this.#store.put([], byAge.slice(MOST_SHOWN))
  }
}

function deliveryAfter(sent: Sent, attempts: number, wait: number | undefined, at: number): Delivery {
  if (sent.ok) return { is: 'sent', at }
  if (wait !== undefined) return { is: 'queued', attempts, reason: sent.reason }
  return { is: 'refused', at, reason: sent.isFinal ? sent.reason : NOTICES.givenUp(attempts, sent.reason) }
}

/** Where requests go; mail goes by the operator's own server. */
export const urlsOf = (addresses: readonly Address[]): readonly string[] =>
  addresses.flatMap((address) => {
    if (address.channel === 'push') return [address.to.endpoint]
    return address.channel === 'webhook' ? [address.to] : []
  })

const GONE = [404, 410].map(NOTICES.answered)
const isGone = (sent: Sent | undefined): boolean => sent !== undefined && !sent.ok && GONE.includes(sent.reason)
const endpointOf = (address: Address): string | undefined => (address.channel === 'push' ? address.to.endpoint : undefined)

function groupsBy<T>(all: readonly T[], nameOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group === undefined) groups.set(nameOf(one), [one])
    else group.push(one)
  }
  return [...groups.values()]
}
