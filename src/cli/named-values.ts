import { CHAPTER } from './chapter-words.ts'
import { Misuse } from './exit.ts'
import type { CommandName } from './words.ts'

/** What a flag says in JSON or YAML, as plain data; nothing where it was not given. */
export async function namedValues(
  command: CommandName,
  flag: string,
  text: string | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (text === undefined) return {}
  const { readText } = await import('../editions/reading/index.ts')
  const read = readText(text, CHAPTER.empty)
  if (!read.ok) throw new Misuse(`${flag}: ${read.where}: ${read.words}`, command)
  const { document } = read
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Misuse(CHAPTER.notNamed(flag), command)
  return { ...document }
}
