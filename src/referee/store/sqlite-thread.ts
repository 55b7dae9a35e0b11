import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../fault.ts'
import { openDatabase } from './sqlite-file.ts'
import { type Outcome, SqliteWriting, type Work } from './sqlite-writing.ts'

/** A thread that commits for another, over a connection of its own. */

export type Committed = { readonly outcomes: readonly Outcome[] } | { readonly failed: string }

const database = openDatabase((workerData as { readonly file: string }).file)
const writing = new SqliteWriting(database)

function committed(works: readonly Work[]): Committed {
  try {
    return { outcomes: writing.commit(works) }
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}

parentPort?.on('message', (message: readonly Work[] | 'close') => {
  if (message !== 'close') return parentPort?.postMessage(committed(message))
  database.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
