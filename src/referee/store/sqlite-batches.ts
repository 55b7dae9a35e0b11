import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fault, RefereeError, reasonOf } from '../fault.ts'
import { PACKAGE } from '../version.ts'
import { packed, unpackedOutcomes } from './sqlite-parcels.ts'
import type { Committed } from './sqlite-thread.ts'
import type { Outcome, SqliteWriting, Work } from './sqlite-writing.ts'

/** The thread as it is built, with the command. */
const THREAD_FILE = fileURLToPath(new URL('dist/command/commits.cjs', PACKAGE))

/** So many at once are handed to the thread. It takes a little longer, but others are served meanwhile; where nobody else is, it is better done here. */
const MANY = 4
/** Where many write, so many are waited for as long as more come, and no more: each batch costs something of its own, and while one half is written the other is served. */
const ENOUGH = 24

/** Work that waits for the next transaction, and whoever waits for the work. */
interface Waiting {
  readonly work: Work
  readonly answer: (outcome: Outcome) => void
  readonly fail: (error: RefereeError) => void
}

type Batch = readonly Waiting[]

/** Gathers what is to be written into transactions, one at a time: all that was asked for while one was on its way goes into the next. */
export class SqliteBatches {
  readonly #own: SqliteWriting
  readonly #file: string
  readonly #kept: (works: readonly Work[], outcomes: readonly Outcome[]) => void
  #queue: Waiting[] = []
  #isGathering = false
  /** Whether many were waiting the last time. */
  #areMany = false
  #thread: CommitThread | undefined
  #isThreadless = false
  #away: Promise<void> | undefined

  /** `kept` is told of all that is safely on the disk. */
  constructor(own: SqliteWriting, file: string, kept: (works: readonly Work[], outcomes: readonly Outcome[]) => void) {
    this.#own = own
    this.#file = file
    this.#kept = kept
  }

  keep(work: Work): Promise<Outcome> {
    return new Promise((answer, fail) => {
      this.#queue.push({ work, answer, fail })
      if (this.#areMany && this.#queue.length >= ENOUGH) this.#commit()
      else this.#gather()
    })
  }

  /** Whether the thread is at work: what it writes may be on the disk already, though nobody here was told. */
  get isAway(): boolean {
    return this.#away !== undefined
  }

  /** Waits until all that was asked for is answered. */
  async finish(): Promise<void> {
    while (this.#away !== undefined) await this.#away
    this.#commitHere(this.#nextBatch())
    await this.#thread?.close()
  }

  #gather(): void {
    if (this.#isGathering || this.#away !== undefined) return
    this.#isGathering = true
    this.#waitForMore(0)
  }

  #waitForMore(before: number): void {
    setImmediate(() => {
      const { length } = this.#queue
      if (this.#areMany && length > before && length < ENOUGH) return this.#waitForMore(length)
      this.#isGathering = false
      this.#commit()
    })
  }

  #nextBatch(): Batch {
    const batch = this.#queue
    this.#queue = []
    return batch
  }

  #commit(): void {
    if (this.#away !== undefined || this.#queue.length === 0) return
    this.#areMany = this.#queue.length >= MANY
    const thread = this.#areMany ? this.#threadNow() : undefined
    if (thread === undefined) this.#commitHere(this.#nextBatch())
    else this.#away = this.#commitThere(thread, this.#nextBatch())
  }

  /** The thread, once it has come up; it comes up when there is first something to do for it. */
  #threadNow(): CommitThread | undefined {
    if (!this.#isThreadless)
      this.#thread ??= new CommitThread(this.#file, (wasUp) => {
        this.#thread = undefined
        // One that never came up would not come up the next time.
        this.#isThreadless = !wasUp
      })
    return this.#thread?.isUp ? this.#thread : undefined
  }

  #commitHere(batch: Batch): void {
    if (batch.length === 0) return
    const works = batch.map(({ work }) => work)
    try {
      this.#answer(batch, works, this.#own.commit(works))
    } catch (error) {
      const failure = fault('not-recorded', { reason: reasonOf(error) }, error)
      for (const { fail } of batch) fail(failure)
    }
  }

  async #commitThere(thread: CommitThread, batch: Batch): Promise<void> {
    const works = batch.map(({ work }) => work)
    try {
      const outcomes = await thread.commit(works)
      this.#goOn()
      this.#answer(batch, works, outcomes)
    } catch (error) {
      this.#goOn()
      for (const { fail } of batch) fail(error as RefereeError)
    }
  }

  /** The next is on its way before those of the last are answered, so that the thread need not wait for that. */
  #goOn(): void {
    this.#away = undefined
    if (this.#queue.length >= ENOUGH) this.#commit()
    else if (this.#queue.length > 0) this.#gather()
  }

  #answer(batch: Batch, works: readonly Work[], outcomes: readonly Outcome[]): void {
    batch.forEach(({ answer }, index) => {
      answer(outcomes[index] as Outcome)
    })
    this.#kept(works, outcomes)
  }
}

/** Looks through a file in a thread; what is wrong with it, if anything. It keeps nobody up. */
export const damageLater = (file: string): Promise<string | undefined> =>
  new Promise((found) => {
    const worker = new Worker(THREAD_FILE, { workerData: { file, isCheck: true } })
    worker.unref()
    worker.once('message', (damage: string | null) => found(damage ?? undefined))
    worker.once('error', (error) => found(reasonOf(error)))
  })

/** A thread that commits one batch after another. */
class CommitThread {
  readonly #worker: Worker
  #isUp = false
  #settle: ((committed: Committed | RefereeError) => void) | undefined

  constructor(file: string, ended: (wasUp: boolean) => void) {
    this.#worker = new Worker(THREAD_FILE, { workerData: { file } })
    // Nobody stays up for it but those who wait for what they wrote.
    this.#worker.unref()
    this.#worker.on('message', (message: Committed | 'ready') => {
      if (message === 'ready') this.#isUp = true
      else this.#settle?.(message)
    })
    let reason = 'the thread ended'
    this.#worker.on('error', (error) => {
      reason = reasonOf(error)
    })
    this.#worker.on('exit', () => {
      ended(this.#isUp)
      this.#settle?.(fault('perhaps-recorded', { reason }))
    })
  }

  get isUp(): boolean {
    return this.#isUp
  }

  async commit(works: readonly Work[]): Promise<readonly Outcome[]> {
    this.#worker.ref()
    const committed = await new Promise<Committed | RefereeError>((settle) => {
      this.#settle = settle
      this.#worker.postMessage(packed(works))
    })
    this.#settle = undefined
    this.#worker.unref()
    if (committed instanceof RefereeError) throw committed
    if ('failed' in committed) throw fault('not-recorded', { reason: committed.failed })
    return unpackedOutcomes(committed.outcomes)
  }

  /** Lets go of the file. */
  async close(): Promise<void> {
    const exited = new Promise((done) => this.#worker.once('exit', done))
    this.#worker.ref()
    this.#worker.postMessage('close')
    await exited
  }
}
