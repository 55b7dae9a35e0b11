import { nearest, readTextAsNeeded } from '../../editions/reading/index.ts'
import { Misuse } from '../exit.ts'
import { readPath } from '../terminal/source.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { NEEDED } from '../words.ts'

/** No script that comes with the books has a name like a file’s. */
export const isFileName = (name: string): boolean => /[./\\]/.test(name)

/** What a file with a script says, not yet judged. */
export async function scriptInFile(terminal: Terminal, path: string, command: string): Promise<unknown> {
  const { name, text } = await readPath(terminal, path)
  const read = await readTextAsNeeded(text, NEEDED.emptyScript)
  if (!read.ok) throw new Misuse(`${name}: ${read.where}: ${read.words}`, command)
  return read.document
}

/** What was said of a map: a script by its name, or what the file of that name says; none is known by another name. */
export async function scriptSaid(terminal: Terminal, name: string, known: readonly string[], command: string): Promise<unknown> {
  if (known.includes(name)) return name
  if (!isFileName(name)) throw new Misuse(NEEDED.script(name, known, nearest(name, known)), command)
  return scriptInFile(terminal, name, command)
}
