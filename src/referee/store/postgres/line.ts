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

/**
 * One connection over which all is written and writes of other processes are heard of; it is opened again whenever it breaks. What is heard
 * comes with the answers that way: the server need not wake a second process for every write of our own.
 */
export class Line {
  readonly #address: Address
  readonly #hearers: Hearers
  #client: pg.Client | undefined
  #opening: Promise<pg.Client> | undefined
  #tries: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined
  #wait = SOONEST
  /** The server's clock when the line was last known to stand. */
  #heardUntil: string | undefined
  #isClosed = false

  constructor(address: Address, hearers: Hearers) {
    this.#address = address
    this.#hearers = hearers
  }

  /** The line as it stands, or one attempt at opening it. */
  async connection(): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  /** Gives a line up that does not answer any more, and opens another. */
  lose(client: pg.Client): void {
    if (client !== this.#client) return
    this.#drop()
    this.#openAgain()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#again)
    await this.#opening?.catch(() => {})
    await this.#drop()
  }

  async #open(): Promise<pg.Client> {
    const client = await connected(this.#address, (ended) => this.lose(ended))
    try {
      client.on('notification', ({ processId, payload = '' }) => {
        if (processId !== (client as { readonly processID?: number }).processID) this.#hear(payload)
      })
      // What is acknowledged is on the disk, whatever is usual on that server.
      await client.query(`SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`)
      await client.query(`LISTEN ${CHANNEL}`)
      await this.#tellMissed(client)
      await this.#tryLine(client)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    this.#client = client
    this.#wait = SOONEST
    this.#tries = setInterval(() => this.#tryLine(client).catch(() => this.lose(client)), TRY_LINE).unref()
    return client
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
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM chancery.games WHERE number IN (SELECT game FROM chancery.lines WHERE written > $1::timestamptz - $2::interval)',
      [this.#heardUntil, MARGIN],
    )
    for (const { id } of rows) this.#hearers.tell(id, null)
  }

  async #drop(): Promise<void> {
    clearInterval(this.#tries)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }

  #openAgain(): void {
    if (this.#isClosed) return
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.connection().catch(() => this.#openAgain()), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LATEST)
  }
}
