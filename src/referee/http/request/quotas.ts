import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Problem, problem, problemSaying } from '../problem.ts'
import { BEGINNING } from '../words/beginning.ts'
import { PROBLEMS } from '../words/words.ts'
import { AddressAllowance, Allowance, hourly, type Rate } from './rates.ts'
import type { Visitor } from './visitor.ts'

/** What is counted by the hour, beside requests: by the address that begins it, or by the secret of the seat that does it. */
export interface Quota {
  readonly by: 'address' | 'secret'
  readonly each: Rate
  readonly inAll: Rate
  /** Something new is begun, which needs room on the disk. */
  readonly isBeginning: boolean
}

const MIB = 1024 * 1024

/** Nobody drafts for long more often than once in six seconds, nor begins more than a club does in an evening. */
export const QUOTAS = {
  games: { by: 'address', each: hourly(20), inAll: hourly(500), isBeginning: true },
  boxes: { by: 'address', each: hourly(20), inAll: hourly(500), isBeginning: true },
  /** Letters put into boxes: a whole war by mail has less than one address may put in at once. */
  letters: { by: 'address', each: hourly(16 * MIB), inAll: hourly(512 * MIB), isBeginning: true },
  /** Codes and trials that are sent to addresses nobody has confirmed: few addresses together use up what all may send. */
  codes: { by: 'address', each: hourly(20), inAll: hourly(300), isBeginning: false },
  drafts: { by: 'secret', each: { perSecond: 1 / 6, burst: 120 }, inAll: { perSecond: 100, burst: 5_000 }, isBeginning: false },
} as const satisfies Readonly<Record<string, Quota>>
export type QuotaName = keyof typeof QUOTAS
export type Quotas = Readonly<Record<QuotaName, Quota>>

/** Who may begin games here: anybody, this machine alone, or those who show a token. */
export type NewGames = 'anybody' | 'local' | { readonly token: string }

/** Where a request brings the token of those who may begin games. */
export const TOKEN_HEADER = 'chancery-token'

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Why somebody begins no games here; undefined where they do. */
export function whyNoGameFor(newGames: NewGames): (incoming: IncomingMessage, visitor: Visitor) => Problem | undefined {
  if (newGames === 'anybody') return () => undefined
  if (newGames === 'local') return (_, { isLocal }) => (isLocal ? undefined : problem('local-only'))
  const token = digest(newGames.token)
  return ({ headers }) => (timingSafeEqual(digest(String(headers[TOKEN_HEADER] ?? '')), token) ? undefined : problem('needs-token'))
}

/** Whom something is counted for. */
export interface Counted {
  readonly isLocal: boolean
  readonly address: string
  readonly secrets: readonly string[]
}

/** What one request takes; all of it is given back where nothing comes of it. */
export interface Takings {
  /** Why it may not be; undefined where it was taken. */
  readonly take: (name: QuotaName, cost?: number) => Promise<Problem | undefined>
  readonly giveBack: () => void
}

const ALL = 'all'
/** How soon there may be room on a disk again, in seconds. */
const ROOM_AGAIN = 60

/** What everybody may do by the hour. */
export class Allowances {
  readonly #hasRoom: () => Promise<boolean>
  readonly #each: Readonly<Record<QuotaName, Allowance | AddressAllowance>>
  readonly #inAll: Readonly<Record<QuotaName, Allowance>>
  readonly #quotas: Quotas

  constructor(hasRoom: () => Promise<boolean>, quotas: Quotas = QUOTAS) {
    this.#hasRoom = hasRoom
    this.#quotas = quotas
    const of = <T>(make: (quota: Quota) => T): Readonly<Record<QuotaName, T>> => ({
      games: make(quotas.games),
      boxes: make(quotas.boxes),
      letters: make(quotas.letters),
      codes: make(quotas.codes),
      drafts: make(quotas.drafts),
    })
    this.#each = of(({ by, each }) => (by === 'address' ? new AddressAllowance(each) : new Allowance(each)))
    this.#inAll = of(({ inAll }) => new Allowance(inAll))
  }

  takingsOf(counted: Counted): Takings {
    const taken: (() => void)[] = []
    return {
      take: (name, cost = 1) => this.#take(name, cost, counted, taken),
      giveBack: () => {
        for (const giveBack of taken.splice(0)) giveBack()
      },
    }
  }

  async #take(name: QuotaName, cost: number, { isLocal, address, secrets }: Counted, taken: (() => void)[]): Promise<Problem | undefined> {
    const { by, isBeginning } = this.#quotas[name]
    if (isBeginning && !(await this.#hasRoom())) return problemSaying('no-room', PROBLEMS['no-room'].detail, { seconds: ROOM_AGAIN })
    if (isLocal) return undefined
    const [each, inAll] = [this.#each[name], this.#inAll[name]]
    const who = by === 'address' ? address : secrets.join()
    if (!each.take(who, cost)) {
      const seconds = each.secondsUntil(who, cost)
      return problemSaying('used-up', BEGINNING.usedUp[name](seconds), { seconds })
    }
    if (!inAll.take(ALL, cost)) {
      each.giveBack(who, cost)
      return problemSaying('too-many-begun', PROBLEMS['too-many-begun'].detail, { seconds: inAll.secondsUntil(ALL, cost) })
    }
    taken.push(
      () => each.giveBack(who, cost),
      () => inAll.giveBack(ALL, cost),
    )
    return undefined
  }
}
