import type { IncomingMessage } from 'node:http'
import { type Problem, problem, problemSaying } from '../problem.ts'
import { HTTP, PROBLEMS } from '../words/words.ts'
import { NetTally } from './nets.ts'
import type { Visitor } from './visitor.ts'

/** What a body may have where nothing else is said, in bytes. What is larger has a budget of its own, so that it leaves room for orders. */
export const USUAL_BYTES = 64 * 1024

export interface BodyLimits {
  /** Bytes under way in all and from one address, of usual bodies and of larger ones. */
  readonly usual: { readonly inAll: number; readonly byAddress: number }
  readonly large: { readonly inAll: number; readonly byAddress: number }
  /** At least so many bytes in so many milliseconds, unless it is all there. */
  readonly slowest: { readonly bytes: number; readonly in: number }
}

const MIB = 1024 * 1024

export const BODY_LIMITS: BodyLimits = {
  usual: { inAll: 32 * MIB, byAddress: 4 * MIB },
  large: { inAll: 48 * MIB, byAddress: 16 * MIB },
  slowest: { bytes: 16 * 1024, in: 5_000 },
}

/** A body as it was read, or why not. `done` is called when nothing of it is needed any more. */
export type Taken =
  | { readonly ok: true; readonly text: string; readonly done: () => void }
  | { readonly ok: false; readonly problem: Problem }

/** How soon it is worth trying again when too much is under way, in seconds. */
const AGAIN = 5

const tooMuch = (name: 'too-much-at-once' | 'too-much-under-way'): Problem => problemSaying(name, PROBLEMS[name].detail, { seconds: AGAIN })

const decoder = new TextDecoder()

class Budget {
  readonly #inAll: number
  readonly #byAddress: number
  readonly #tally = new NetTally()
  #bytes = 0

  constructor({ inAll, byAddress }: BodyLimits['usual']) {
    this.#inAll = inAll
    this.#byAddress = byAddress
  }

  /** Why so many more may not come from an address. */
  whyNot(address: string, more: number): Problem | undefined {
    if (!this.#tally.hasRoom(address, this.#byAddress, more)) return tooMuch('too-much-at-once')
    return this.#bytes + more > this.#inAll ? tooMuch('too-much-under-way') : undefined
  }

  add(address: string, change: number): void {
    this.#bytes += change
    this.#tally.add(address, change)
  }
}

/** Reads the bodies of requests, and looks that not too much of them is in memory at one time. */
export class Bodies {
  readonly #usual: Budget
  readonly #large: Budget
  readonly #slowest: BodyLimits['slowest']

  constructor({ usual, large, slowest }: BodyLimits = BODY_LIMITS) {
    this.#usual = new Budget(usual)
    this.#large = new Budget(large)
    this.#slowest = slowest
  }

  /** The body of a request. Where it is refused the rest of it is not read, so nothing more can come over that connection. */
  async take(incoming: IncomingMessage, { isLocal, address }: Visitor, most: number): Promise<Taken> {
    const said = Number(incoming.headers['content-length'] ?? 0)
    const tooLarge = { ok: false, problem: problemSaying('too-large', HTTP.tooLarge(most), { most }) } as const
    if (said > most) return tooLarge
    const budget = isLocal ? undefined : most > USUAL_BYTES ? this.#large : this.#usual
    const early = budget?.whyNot(address, said)
    if (early !== undefined) return { ok: false, problem: early }
    let held = 0
    const done = (): void => {
      budget?.add(address, -held)
      held = 0
    }
    /** Why a piece is too much; nothing where it was counted. */
    const whyNot = (bytes: number): Exclude<Taken, { ok: true }> | undefined => {
      if (held + bytes > most) return tooLarge
      const why = budget?.whyNot(address, bytes)
      if (why !== undefined) return { ok: false, problem: why }
      budget?.add(address, bytes)
      held += bytes
      return undefined
    }
    try {
      const read = await piecesOf(incoming, said, whyNot, this.#slowest)
      if ('ok' in read) {
        done()
        return read
      }
      return { ok: true, text: decoder.decode(read.length === 1 ? read[0] : Buffer.concat(read)), done }
    } catch (error) {
      done()
      throw error
    }
  }
}

type Refused = Exclude<Taken, { ok: true }>

/** The pieces of a body until it ends, until one is refused, or until too little comes. */
function piecesOf(
  incoming: IncomingMessage,
  said: number,
  whyNot: (bytes: number) => Refused | undefined,
  slowest: BodyLimits['slowest'],
): Promise<readonly Buffer[] | Refused> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let bytes = 0
    let before = 0
    let watch: NodeJS.Timeout | undefined
    const stop = (refused: Refused): void => {
      clearInterval(watch)
      incoming.off('data', take)
      incoming.pause()
      resolve(refused)
    }
    const look = (): void => {
      if (bytes - before < slowest.bytes) stop({ ok: false, problem: problem('slow') })
      before = bytes
    }
    const take = (piece: Buffer): void => {
      const refused = whyNot(piece.length)
      if (refused !== undefined) stop(refused)
      else {
        bytes += piece.length
        pieces.push(piece)
        // Nearly every body is one piece, and needs no clock.
        if (bytes !== said) watch ??= setInterval(look, slowest.in)
      }
    }
    incoming.on('data', take)
    incoming.on('end', () => {
      clearInterval(watch)
      resolve(pieces)
    })
    incoming.on('error', (error) => {
      clearInterval(watch)
      reject(error)
    })
    incoming.on('close', () => {
      clearInterval(watch)
      if (!incoming.complete) reject(new Error('the asker hung up'))
    })
  })
}
