import { DOORS } from '../../../counsel/index.ts'
import { refuse } from '../../../rules/core/index.ts'
import { allowanceOf, type Kind } from '../../threads/kinds.ts'
import type { Threads, Undone, Worked } from '../../threads/threads.ts'
import { REQUEST } from '../../words.ts'
import { type Problem, problem, problemSaying } from '../problem.ts'
import { type DoorReply, type DoorRequest, refusing } from './answering.ts'

const ADVICE: ReadonlySet<string> = new Set(DOORS.flatMap((door) => ('isLong' in door && door.isLong ? [door.name] : [])))

/** Letters that a thread reads and decides within about a millisecond. */
const LETTERS = 1_000
/** How soon it is worth asking again, in seconds: the same whoever is in the way. */
export const AGAIN = 2
/** A year is solved in about so many milliseconds. */
const SOLVED = 500

const kindOf = (door: string): Kind => (door === 'forecast' ? 'forecast' : ADVICE.has(door) ? 'advice' : 'question')

/** How long it takes to read something, in milliseconds. */
export const costOfText = (text: string): number => text.length / LETTERS

function whyUndone(undone: Undone, kind: Kind): DoorReply {
  switch (undone) {
    case 'busy':
    case 'closing':
      return refusing(503, refuse('too-busy', REQUEST.busy))
    case 'too-long': {
      const { patience } = allowanceOf(kind)
      return refusing(503, refuse('too-long', REQUEST.tooLong(patience), undefined, { milliseconds: patience }))
    }
    case 'fault':
      return refusing(500, refuse('fault', REQUEST.fault))
  }
}

/** The reply of a door, from a thread. */
export async function askDoor(threads: Threads, request: DoorRequest, from: string | undefined): Promise<DoorReply> {
  const kind = kindOf(request.door)
  const cost = ('body' in request ? costOfText(request.body) : 0) + (kind === 'question' ? 0 : SOLVED)
  const worked = await threads.work('door', request, { kind, cost, from })
  return 'done' in worked ? worked.done : whyUndone(worked.undone, kind)
}

/** What a thread made of it, or why it did not. */
export function doneBy<T extends object>(worked: Worked<T>): T | { readonly problem: Problem } {
  if ('done' in worked) return worked.done
  switch (worked.undone) {
    case 'busy':
    case 'too-long':
      return { problem: problemSaying('too-busy', REQUEST.busy, { seconds: AGAIN }) }
    case 'closing':
      return { problem: problem('closing') }
    case 'fault':
      return { problem: problem('fault') }
  }
}
