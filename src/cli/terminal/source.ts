import { readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Misuse } from '../exit.ts'
import { INLINE, NEEDED, STANDARD_INPUT } from '../words.ts'
import { PIPE, refusedBySystem, unreadable } from './source-words.ts'
import type { Terminal } from './terminal.ts'

/** Text from outside, and what to call where it came from. */
export interface Source {
  readonly name: string
  readonly text: string
}

/** More is not read of any text: the reader refuses far less. */
const MOST_READ = 1_000_000

async function readAll(input: AsyncIterable<string | Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of input) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    if (text.length > MOST_READ) break
  }
  return text + decoder.decode()
}

/** What a file cannot be read for, in words; any other error is ours and goes on. */
export function fileFault(path: string, error: unknown): Misuse {
  if (error instanceof Misuse) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  return new Misuse(refusedBySystem(path, code))
}

/** The situation that was named, from a file, standard input or the command line itself. */
export async function readSource(terminal: Terminal, path: string | undefined, inline: string | undefined): Promise<Source> {
  if (path !== undefined && inline !== undefined) throw new Misuse(NEEDED.oneSituation)
  if (inline !== undefined) return { name: INLINE, text: inline }
  if (path === undefined) throw new Misuse(NEEDED.situation)
  return readPath(terminal, path)
}

/** A pipe by name may never end, nor begin; those that a shell hands over stand under /dev. */
async function readFileAt(path: string): Promise<string> {
  const stat = statSync(path)
  if (stat.isFIFO() && !path.startsWith('/dev/')) throw new Misuse(unreadable(path, PIPE))
  // Nearly always it is a small file, which is there at once.
  if (stat.isFile() && stat.size > 0 && stat.size <= MOST_READ) return new TextDecoder().decode(readFileSync(path))
  const file = await open(path)
  try {
    return await readAll(file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

/** A text from a file, or for - from standard input. */
export async function readPath(terminal: Terminal, path: string): Promise<Source> {
  if (path === '-') return { name: STANDARD_INPUT, text: await readAll(terminal.input()) }
  try {
    return { name: path, text: await readFileAt(path) }
  } catch (error) {
    throw fileFault(path, error)
  }
}
