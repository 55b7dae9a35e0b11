import { type Answer, type Arguments, refused, type SituationDoor } from '../../counsel/index.ts'
import { answerInGame, answerOfRecord, isUnknown, seatsNamed } from '../../referee/index.ts'
import type { Context } from '../context.ts'
import { openForReading } from './game-file.ts'

interface Asked {
  readonly door: SituationDoor
  readonly args: Arguments
  readonly as: string | undefined
}

/** The answer about a game as these seats see it; a line of its file that breaks off is reported first. Nothing where the file is no good. */
export async function answerAbout(
  context: Context,
  { door, args, as }: Asked,
  path: string | undefined,
  text: string,
): Promise<Answer | undefined> {
  if (path === undefined || path === '-')
    return answerOfRecord({ door: door.name, args, record: text, ...(as === undefined ? {} : { as }) })
  const file = await openForReading(context, path, false)
  if (file === undefined) return undefined
  const seats = as === undefined ? [] : seatsNamed(as, file.kept.header)
  return isUnknown(seats) ? refused(seats.refusal) : answerInGame(file.kept, seats, door, args)
}
