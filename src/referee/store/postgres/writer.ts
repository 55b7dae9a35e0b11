import type pg from 'pg'
import { fault, type RefereeError } from '../../fault.ts'
import type { Prepared } from '../prepared.ts'
import type { Written } from '../store.ts'
import { type Address, connected, isAboutConnection, patiently, reasonIn } from './address.ts'

/** What is done in one statement at most, in works and in letters. */
const MOST_WORKS = 500
const MOST_LETTERS = 8_000_000

export type Kept = Written | { readonly type: 'game-exists' }

interface Waiting {
  readonly work: string
  readonly answer: (kept: Kept) => void
  readonly fail: (error: RefereeError) => void
}

/** What is to be written: papers alone, a game to be opened with a header, or one to be gone on with. */
export type Work = { readonly game?: string; readonly header?: string; readonly expected?: number } & Prepared

const textOf = ({ lines, papers, discarded, ...rest }: Work): string =>
  JSON.stringify({
    ...rest,
    lines: lines.map(({ key, body }) => [key, body]),
    papers: papers.map(({ kind, id, game, due, body }) => [kind, id, game, due, body]),
    discarded: discarded.map(({ kind, id }) => [kind, id]),
  })

/** Writes over a connection of its own: all that was asked for while the last batch was on its way goes into the next. */
export class Writer {
  readonly #address: Address
  #queue: Waiting[] = []
  #client: pg.Client | undefined
  #draining: Promise<void> | undefined

  constructor(address: Address) {
    this.#address = address
  }

  /** Whether a process of the server is the one that works for us. */
  isOwn(process: number): boolean {
    return process === (this.#client as { readonly processID?: number } | undefined)?.processID
  }

  keep(work: Work): Promise<Kept> {
    return new Promise((answer, fail) => {
      this.#queue.push({ work: textOf(work), answer, fail })
      this.#draining ??= this.#drain()
    })
  }

  async close(): Promise<void> {
    await this.#draining
    await this.#client?.end().catch(() => {})
  }

  async #drain(): Promise<void> {
    await new Promise(setImmediate)
    while (this.#queue.length > 0) await this.#keepBatch(this.#nextBatch())
    this.#draining = undefined
  }

  #nextBatch(): readonly Waiting[] {
    let letters = 0
    const beyond = this.#queue.findIndex(({ work }, index) => {
      letters += work.length
      return index > 0 && (index === MOST_WORKS || letters > MOST_LETTERS)
    })
    return this.#queue.splice(0, beyond === -1 ? this.#queue.length : beyond)
  }

  async #keepBatch(batch: readonly Waiting[]): Promise<void> {
    let client: pg.Client | undefined
    try {
      client = await patiently(() => this.#connection())
      const works = `[${batch.map(({ work }) => work).join()}]`
      const { rows } = await client.query<{ answer: Kept }>({
        name: 'keep',
        text: 'SELECT answer FROM chancery.keep($1) AS answer',
        values: [works],
      })
      batch.forEach(({ answer }, index) => {
        answer(rows[index]?.answer as Kept)
      })
    } catch (error) {
      const isSent = client !== undefined
      if (isSent && isAboutConnection(error)) this.#drop()
      const name = isSent && isAboutConnection(error) ? 'perhaps-recorded' : 'not-recorded'
      const failure = fault(name, { reason: reasonIn(error) }, error)
      for (const { fail } of batch) fail(failure)
    }
  }

  async #connection(): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client
    const client = await connected(this.#address, (ended) => {
      if (this.#client === ended) this.#client = undefined
    })
    // What is acknowledged is on the disk, whatever is usual on that server.
    await client.query(`SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`)
    this.#client = client
    return client
  }

  #drop(): void {
    const client = this.#client
    this.#client = undefined
    client?.end().catch(() => {})
  }
}
