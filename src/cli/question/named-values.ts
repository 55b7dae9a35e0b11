import { readTextAsNeeded } from '../../editions/reading/index.ts'
import { Misuse } from '../exit.ts'
import { QUESTION } from '../words.ts'

/** What a flag says in JSON or YAML, as plain data. */
export async function namedValues(command: string, flag: string, text: string): Promise<Readonly<Record<string, unknown>>> {
  const read = await readTextAsNeeded(text, QUESTION.empty)
  if (!read.ok) throw new Misuse(`${flag}: ${read.where}: ${read.words}`, command)
  const { document } = read
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Misuse(QUESTION.notNamed(flag), command)
  return { ...document }
}
