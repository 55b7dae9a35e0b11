import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../fault.ts'
import { damageIn, openDatabase } from './sqlite-file.ts'
import { type OutcomeParcel, packedOutcomes, unpacked, type WorkParcel } from './sqlite-parcels.ts'
import { SqliteWriting } from './sqlite-writing.ts'

/** A thread that commits for another, over a connection of its own; or that looks through a large file once, while others are served. */

export type Committed = { readonly outcomes: OutcomeParcel } | { readonly failed: string }

const { file, isCheck = false } = workerData as { readonly file: string; readonly isCheck?: boolean }
const database = openDatabase(file)
const writing = new SqliteWriting(database)

function committed(parcel: WorkParcel): Committed {
  try {
    return { outcomes: packedOutcomes(writing.commit(unpacked(parcel))) }
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}

function check(): void {
  parentPort?.postMessage(damageIn(database) ?? null)
  database.close()
}

function takeWork(): void {
  parentPort?.on('message', (message: WorkParcel | 'close') => {
    if (message !== 'close') return parentPort?.postMessage(committed(message))
    database.close()
    parentPort?.close()
  })
  parentPort?.postMessage('ready')
}

if (isCheck) check()
else takeWork()
