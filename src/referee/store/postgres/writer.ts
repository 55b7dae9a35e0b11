import type pg from 'pg'
import { fault, type RefereeError } from '../../fault.ts'
import type { Prepared } from '../prepared.ts'
import type { Written } from '../store.ts'
import { isAboutConnection, patiently, reasonIn } from './address.ts'
import type { Line } from './line.ts'

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

const textOf = ({ game, header, expected, lines, papers, discarded }: Work): string =>
  JSON.stringify({
    game,
    header,
    expected,
    lines: lines.map(({ key, body }) => [key, body]),
    papers: papers.map(({ kind, id, game, due, body }) => [kind, id, game, due, body]),
    discarded: discarded.map(({ kind, id }) => [kind, id]),
  })

/** Writes over one line: all that was asked for while the last batch was on its way goes into the next. */
export class Writer {
  readonly #line: Line
  #queue: Waiting[] = []
  #draining: Promise<void> | undefined

  constructor(line: Line) {
    this.#line = line
  }

  keep(work: Work): Promise<Kept> {
    return new Promise((answer, fail) => {
      this.#queue.push({ work: textOf(work), answer, fail })
      this.#draining ??= this.#drain()
    })
  }

  /** Waits until all that was asked for is answered. */
  async finish(): Promise<void> {
    await this.#draining
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
      client = await patiently(() => this.#line.connection())
      const works = `[${batch.map(({ work }) => work).join()}]`
      const { rows } = await client.query<{ keep: string }>({ name: 'keep', text: 'SELECT chancery.keep($1)', values: [works] })
      const answers = JSON.parse(rows[0]?.keep ?? '[]') as readonly Kept[]
      batch.forEach(({ answer }, index) => {
        answer(answers[index] as Kept)
      })
    } catch (error) {
      const isOpen = client !== undefined && isAboutConnection(error)
      if (isOpen) this.#line.lose(client as pg.Client)
      const failure = fault(isOpen ? 'perhaps-recorded' : 'not-recorded', { reason: reasonIn(error) }, error)
      for (const { fail } of batch) fail(failure)
    }
  }
}
