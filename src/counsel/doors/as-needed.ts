import { type Need, readAsNeeded } from '../../editions/reading/index.ts'
import { whyTooMuch } from '../../rules/core/index.ts'
import { type Arguments, refused } from './answers/answer.ts'
import type { Answer, BooksDoor, SituationDoor } from './door.ts'
import { through } from './through.ts'

/** The answer as `answer` gives it, with no more of the books and their readers than the question needs. */
export async function answerAsNeeded(
  asked: SituationDoor | BooksDoor,
  args: Arguments,
  situation?: unknown,
  need: Omit<Need, 'bundle'> = {},
): Promise<Answer> {
  const tooMuch = whyTooMuch(args, 'arguments')
  if (tooMuch.length > 0) return refused(...tooMuch)
  if (asked.about === 'books') return asked.answer(args)
  const read = await readAsNeeded(situation ?? asked.start, { ...need, bundle: asked.bundle })
  return read.ok ? through<Answer>(asked, read, args) : refused(...read.refusals)
}
