import type pg from 'pg'
import type { Hearers } from '../hearers.ts'
import { type Address, connected } from './address.ts'
import { CHANNEL } from './postgres-schema.ts'

/** How often the line is tried while nothing is heard, and how long we wait before it is opened again, in milliseconds. */
const TRY_LINE = 10_000
const SOONEST = 100
const LATEST = 5_000

/** Writes are dated before they are committed, and by the clock of a server that may have been another: better once too often. */
const MARGIN = '5 minutes'

/** Hears of writes in other processes over a connection of its own, which it opens again whenever it breaks. */
export class Listener {
  readonly #address: Address
  readonly #hearers: Hearers
  readonly #isOwn: (process: number) => boolean
  #client: pg.Client | undefined
  #tries: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined
  #wait = SOONEST
  /** The server's clock when the line was last known to stand. */
  #heardUntil: string | undefined
  #isClosed = false

  constructor(address: Address, hearers: Hearers, isOwn: (process: number) => boolean) {
    this.#address = address
    this.#hearers = hearers
    this.#isOwn = isOwn
  }

  async open(): Promise<void> {
    const client = await connected(this.#address, (ended) => this.#lose(ended))
    this.#client = client
    try {
      client.on('notification', ({ processId, payload = '' }) => {
        if (!this.#isOwn(processId)) this.#hear(payload)
      })
      await client.query(`LISTEN ${CHANNEL}`)
      await this.#tellMissed(client)
      await this.#tryLine(client)
    } catch (error) {
      this.#drop()
      throw error
    }
    this.#wait = SOONEST
    this.#tries = setInterval(() => this.#tryLine(client).catch(() => this.#lose(client)), TRY_LINE).unref()
    if (this.#isClosed) this.#drop()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#again)
    this.#drop()
  }

  #hear(payload: string): void {
    const space = payload.indexOf(' ')
    this.#hearers.tell(payload.slice(space + 1), Number(payload.slice(0, space)))
  }

  async #tryLine(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
    this.#heardUntil = rows[0]?.now
  }

  async #tellMissed(client: pg.Client): Promise<void> {
    if (this.#heardUntil === undefined) return
    const { rows } = await client.query<{ id: string }>('SELECT id FROM chancery.games WHERE written > $1::timestamptz - $2::interval', [
      this.#heardUntil,
      MARGIN,
    ])
    for (const { id } of rows) this.#hearers.tell(id, null)
  }

  #drop(): void {
    clearInterval(this.#tries)
    const client = this.#client
    this.#client = undefined
    client?.end().catch(() => {})
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return
    this.#drop()
    this.#openAgain()
  }

  #openAgain(): void {
    if (this.#isClosed) return
    this.#again = setTimeout(() => this.open().catch(() => this.#openAgain()), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LATEST)
  }
}
