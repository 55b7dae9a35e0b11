import { parentPort } from 'node:worker_threads'
import { BOOKS, openBook } from '../../../editions/index.ts'
import { refuse, visible } from '../../../rules/core/index.ts'
import { REQUEST } from '../../words.ts'
import { type DoorReply, type DoorRequest, type ReviewRequest, refusing, replyTo } from './answering.ts'

/** A thread that answers one request of the doors after another. */

function reply(request: DoorRequest | ReviewRequest): DoorReply {
  try {
    return replyTo(request)
  } catch (error) {
    console.error(visible(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return refusing(500, refuse('fault', REQUEST.fault))
  }
}

parentPort?.on('message', (request: DoorRequest | ReviewRequest) => parentPort?.postMessage(reply(request)))

// The books are opened before anybody waits for them.
for (const { id } of BOOKS) openBook(id)
parentPort?.postMessage('ready')
