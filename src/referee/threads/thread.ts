import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { BOOKS, openBook } from '../../editions/index.ts'
import { visible } from '../../rules/core/index.ts'
import { REVIEWING } from '../http/questions/answering.ts'
import { type Works, worksWithin } from './works.ts'

const WORKS = worksWithin(REVIEWING)
/** As `nice` counts: about a ninth of a core beside somebody who wants all of it. */
const BEHIND = 10

/** A thread that does one piece of work after another. */

interface Asked {
  readonly name: keyof Works
  readonly asked: never
}

function worked({ name, asked }: Asked): { readonly done: unknown } | { readonly failed: true } {
  try {
    return { done: WORKS[name](asked) }
  } catch (error) {
    console.error(visible(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return { failed: true }
  }
}

/** Where the system gives each thread a priority of its own, those who wait for an order come before what is thought about here. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), BEHIND)
  } catch {
    // A system that does not allow it shares its cores evenly.
  }
}

giveWay()

parentPort?.on('message', (message: Asked) => parentPort?.postMessage(worked(message)))

// The books are opened before anybody waits for them.
for (const { id } of BOOKS) openBook(id)
parentPort?.postMessage('ready')
