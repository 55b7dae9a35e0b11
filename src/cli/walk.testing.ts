import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './terminal/terminal.testing.ts'

/** Where a walk writes games, as the reader types it. */
const GAMES = 'games/'

/** A typed line in words, as a shell would take it apart: quotation marks keep spaces together. */
export const wordsOf = (typed: string): readonly string[] =>
  [...typed.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '')

/** What a typed line shows and how it ends; `echo $?` shows how the one before ended. */
async function carryOut(typed: string, before: number, folder: string): Promise<{ readonly code: number; readonly shown: string }> {
  if (typed === 'echo $?') return { code: 0, shown: `${before}\n` }
  const [command, ...argv] = wordsOf(typed.replace(/^(?:npx chancery|node bin\/chancery\.mjs)(?= |$)/, 'chancery'))
  if (command !== 'chancery') throw new Error(`a walk can type chancery and echo $?, not ${typed}; other commands go in an sh block`)
  const { code, seen } = await run(argv.map((word) => (word.startsWith(GAMES) ? join(folder, word.slice(GAMES.length)) : word)))
  return { code, shown: seen.replaceAll(`${folder}/`, GAMES) }
}

/** The document with every `$ …` of its console blocks typed anew, and what is shown now below it. Games it keeps go to a folder of their own. */
export async function walk(markdown: string): Promise<{ readonly document: string; readonly steps: number }> {
  let document = ''
  let steps = 0
  let code = 0
  let isConsole = false
  const folder = mkdtempSync(join(tmpdir(), 'chancery-'))
  for (const line of markdown.split(/(?<=\n)/)) {
    if (line.startsWith('```')) isConsole = line === '```console\n'
    if (!isConsole || line.startsWith('```')) document += line
    else if (line.startsWith('$ ')) {
      const step = await carryOut(line.slice(2).trim(), code, folder)
      document += line + step.shown
      code = step.code
      steps += 1
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return { document, steps }
}
