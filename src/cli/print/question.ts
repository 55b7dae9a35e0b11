import { existsSync } from 'node:fs'
import type { Arguments } from '../../counsel/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { printChapter } from './chapter.ts'

/** What was asked, where the page depends on it. */
export interface Printed {
  readonly args: Arguments
  /** Also what `--all` shows. */
  readonly isWhole: boolean
}

/** Lays the answer to a question out, line by line. */
export type PrintQuestion<A> = (answer: A, look: Look, asked: Printed) => readonly string[]

const SUFFIX = import.meta.url.slice(import.meta.url.lastIndexOf('.'))

/** A door with a file of its own name in `questions` is printed by its `print`; any other by what its answer is. */
export async function printFor(door: string): Promise<PrintQuestion<never>> {
  const own = new URL(`./questions/${door}${SUFFIX}`, import.meta.url)
  if (!existsSync(own)) return printChapter as PrintQuestion<never>
  const { print } = (await import(/* @vite-ignore */ own.href)) as { readonly print: PrintQuestion<never> }
  return print
}
